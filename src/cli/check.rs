//! `wallchart check`: pairs every round of a finished report again and lists where it differs from what was played; ranks its
//! players by its own list of tie-breaks and lists who has another rank.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use super::judge::place_fault;
use super::output::Streams;
use super::{Answer, output};
use crate::engine::pairing::dutch::{self, NotPaired};
use crate::engine::pairing::field::SwissPairing;
use crate::engine::setup::TieBreak;
use crate::engine::tie_breaks::{Basis, Criterion, Edition};
use crate::formats::trf;
use crate::formats::trf::report::{Declared, OtherLine, Report};
use crate::text::clean;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The report; `-` for standard input.
    input: PathBuf,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let bytes = streams.read(Some(&arguments.input))?;
    let fault = |fault| place_fault(Some(&arguments.input), &fault);
    let report = trf::read(&bytes).map_err(fault)?;
    report.faults().into_iter().next().map_or(Ok(()), Err).map_err(fault)?;
    // Rounds were paired, and ranks made, with the results that count, not with those that are reported for rating.
    let report = report.as_counted();
    let mut text = String::new();
    let mut differs = false;
    let ranks = ranks(&report);
    let tables = report.berger_tables();
    let other_system = if tables.is_some() { None } else { not_paired_by_the_dutch(&report) };
    let is_robin = matches!(report.declared(), Declared::RoundRobin(_));
    let rounds = match other_system {
        // Of another system there is still something to say; a round robin that names no tables is none of the Dutch in any case.
        Some(said) if is_robin || !ranks.as_ref().unwrap_or_else(|told| told).is_empty() => {
            writeln!(text, "pairings: not compared ({said})")?;
            0
        }
        Some(_) | None => report.completed_rounds(),
    };
    for round in 1..=rounds {
        if let Some(tables) = &tables {
            // The free round of an odd field is a bye of no kind, or of one that the report chose.
            let played = SwissPairing { bye: None, ..report.pairing_of_round(round) };
            let verdict = difference(&report, &report.pairing_by_tables(tables, round), &played);
            let verdict = verdict.map(|verdict| verdict + &told_of_pairing(&report, round));
            differs |= verdict.is_some();
            text.push_str(&told(round, verdict.as_deref()));
            continue;
        }
        let pair = |report: &Report| -> anyhow::Result<Option<String>> {
            let field = report.field_for_round(round).map_err(fault)?;
            match dutch::pair(&field, &(), &mut ()) {
                Err(error @ NotPaired::NoLegalPairing { .. }) => Ok(Some(format!("  {error}\n"))),
                Err(error) => {
                    anyhow::bail!("{}: round {round}: {error}", output::name(Some(&arguments.input)))
                }
                Ok(pairing) => Ok(difference(report, &pairing, &report.pairing_of_round(round))),
            }
        };
        let mut verdict = pair(&report)?;
        if let Some(today) = &verdict {
            let stood = report.as_results_stood(round);
            let found = stood.iter().filter_map(|stood| pair(stood).ok());
            // What was paired by hand is what is left with the results of then.
            let found = found.min_by_key(|found| found.as_ref().map_or(0, String::len));
            if found == Some(None) {
                writeln!(
                    text,
                    "round {round}: as the rules make it, with the results that stood then (told in the report)"
                )?;
                continue;
            }
            let least = found.flatten().filter(|found| found.len() < today.len());
            verdict = Some(least.unwrap_or_else(|| today.clone()) + &told_of_pairing(&report, round));
        }
        differs |= verdict.is_some();
        text.push_str(&told(round, verdict.as_deref()));
    }
    differs |= ranks.is_err();
    text.push_str(&ranks.unwrap_or_else(|told| told));
    streams.write(text.as_bytes())?;
    Ok(if differs { Answer::No } else { Answer::Yes })
}

fn told(round: u16, verdict: Option<&str>) -> String {
    verdict.map_or_else(
        || format!("round {round}: as the rules make it\n"),
        |verdict| format!("round {round}: DIFFERS\n{verdict}"),
    )
}

/// The comment lines of a report that tell why a round is not as the system pairs it.
fn told_of_pairing(report: &Report, round: u16) -> String {
    let line = |line: &OtherLine| format!("  told by      ###{}\n", clean(&line.text));
    report.told_of_pairing(round).map(line).collect::<Vec<_>>().concat()
}

/// Says of what other kind than the FIDE (Dutch) Swiss a report is.
fn not_paired_by_the_dutch(report: &Report) -> Option<String> {
    match report.declared() {
        Declared::Swiss(None) => None,
        Declared::Swiss(Some(kind)) => Some(kind),
        Declared::RoundRobin(said) | Declared::Other(said) | Declared::Teams(said) => Some(said),
    }
}

/// How many players with another rank are told one by one.
const MOST_TOLD: usize = 20;

/// Compares the ranks of the report with its own list of tie-breaks; what differs is the error. A report that states no list
/// or no ranks says nothing of them.
///
/// Nobody but the event knows what its own tie-breaks are: from there on the report's ranks are taken as they are.
fn ranks(report: &Report) -> Result<String, String> {
    let Some((_, list)) = report.stated_order() else { return Ok(String::new()) };
    if report.players.iter().all(|player| player.rank.is_none()) {
        return Ok(String::new());
    }
    // Programs took up the editions at other times than they came into force.
    let usual = report.edition();
    let (other, name) = match usual {
        Edition::March2026 => (Edition::August2024, "August 2024"),
        Edition::August2024 => (Edition::March2026, "March 2026"),
    };
    let by_usual = ranks_by(report, list, usual);
    match ranks_by(report, list, other) {
        Ok(_) if by_usual.is_err() => Ok(format!("ranks: as {list} makes them by the edition of {name}\n")),
        Ok(_) | Err(_) => by_usual,
    }
}

fn ranks_by(report: &Report, list: &str, edition: Edition) -> Result<String, String> {
    let basis = Basis::of(report.tie_break_table(report.pairings(), edition));
    let mut criteria = vec![Criterion::Values(report.standings_points(&basis))];
    for code in list.split(',').map(str::trim).filter(|code| !code.is_empty()) {
        match TieBreak::of_report(code) {
            _ if code.eq_ignore_ascii_case("PTS") => {}
            Ok(TieBreak::Official(code)) => criteria.push(basis.criterion(code)),
            Ok(_) => {
                let stated = report.players.iter().map(|player| Some(-i64::from(player.rank?)));
                criteria.push(Criterion::Values(stated.collect()));
            }
            Err(wrong) => return Ok(format!("ranks: not compared: {wrong}\n")),
        }
    }
    let places = basis.order(&criteria).places();
    let other = report
        .players
        .iter()
        .zip(&places)
        .filter(|(player, place)| player.rank.is_some_and(|rank| u32::from(rank) != **place));
    let other: Vec<_> = other.collect();
    if other.is_empty() {
        return Ok(format!("ranks: as {list} makes them\n"));
    }
    let mut told = format!("ranks: DIFFER from {list}\n");
    for (player, place) in other.iter().take(MOST_TOLD) {
        let (number, name) = (player.number, clean(&player.name));
        let rank = player.rank.unwrap_or_default();
        let _ = writeln!(told, "  {number} {name}: rank {rank}, by the list {place}");
    }
    if MOST_TOLD < other.len() {
        let _ = writeln!(told, "  and {} more", other.len() - MOST_TOLD);
    }
    Err(told)
}

/// Tells the boards that are not the same, colours included; `None` where all are. The order of boards is a
/// recommendation only (C.04.2 article 3.6), and a report does not hold it.
fn difference(report: &Report, right: &SwissPairing, played: &SwissPairing) -> Option<String> {
    let set = |pairing: &SwissPairing| {
        let pairing = report.numbered(pairing);
        let bye = pairing.bye.map(|bye| (bye, 0));
        pairing.boards.into_iter().chain(bye).collect::<BTreeSet<_>>()
    };
    let (right, played) = (set(right), set(played));
    if right == played {
        return None;
    }
    let list = |pairs: &mut dyn Iterator<Item = &(u16, u16)>| {
        pairs.map(|(white, black)| format!("{white}-{black}")).collect::<Vec<_>>().join(" ")
    };
    let by_rules = list(&mut right.difference(&played));
    let on_paper = list(&mut played.difference(&right));
    Some(format!("  by the rules {by_rules}\n  as played    {on_paper}\n"))
}
