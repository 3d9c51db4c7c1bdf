//! `wallchart check`: pairs every round of a finished report again and lists the differences; ranks its
//! players by its own list of tie-breaks and lists the players with another rank.

use std::fmt::Write as _;
use std::path::PathBuf;

use super::answer::Answer;
use super::differences::{Difference, told};
use super::judge::place_fault;
use super::output::Streams;
use super::ranks::{Listed, Ranked, Ranks};
use super::reports::{self, InputEncoding};
use super::{output, teams};
use engine::pairing::dutch::{self, NotPaired};
use engine::pairing::field::SwissPairing;
use engine::setup::TieBreak;
use engine::tie_breaks::Basis;
use formats::text::clean;
use formats::trf::report::{Declared, Report};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The report; `-` for standard input.
    input: PathBuf,
    #[command(flatten)]
    encoding: InputEncoding,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let bytes = streams.read(Some(&arguments.input))?;
    let fault = |fault| place_fault(Some(&arguments.input), &fault);
    let report = reports::read(&arguments.input, &bytes, &arguments.encoding)?;
    if report.is_of_teams() {
        let teams = teams::read(&arguments.input, report)?;
        let (text, answer) = teams::check(&arguments.input, &teams)?;
        streams.write(text.as_bytes())?;
        return Ok(answer);
    }
    // Pairings and ranks come from the results that count, not from those reported for rating.
    let report = report.as_counted();
    let mut text = String::new();
    let mut differs = false;
    let ranks = ranks(&report);
    let mut is_compared = matches!(ranks, Ranks::Agree(_) | Ranks::Differ(_));
    let tables = report.berger_tables();
    let other_system = if tables.is_some() { None } else { not_paired_by_the_dutch(&report) };
    let is_of_no_swiss = matches!(report.declared(), Declared::RoundRobin(_) | Declared::Other(_));
    let rounds = match other_system {
        // Another system still has a line to report; a knockout, or a round robin without named tables, is
        // never one of the Dutch system.
        Some(said) if is_of_no_swiss || is_compared => {
            writeln!(text, "pairings: not compared ({said})")?;
            0
        }
        Some(_) | None => report.completed_rounds(),
    };
    for round in 1..=rounds {
        // An empty round has no correct pairing.
        if report.pairing_of_round(round) == SwissPairing::default() {
            writeln!(text, "round {round}: nobody is paired")?;
            continue;
        }
        is_compared = true;
        if let Some(tables) = &tables {
            // The free round of an odd field is a bye without a kind, or with one that the report chose.
            let played = SwissPairing { bye: None, ..report.pairing_of_round(round) };
            let verdict = difference(&report, &report.pairing_by_tables(tables, round), &played);
            differs |= verdict.is_some();
            text.push_str(&told(&report, round, verdict.as_ref()));
            continue;
        }
        let pair = |report: &Report| -> anyhow::Result<Option<Difference>> {
            let field = report.field_for_round(round).map_err(fault)?;
            match dutch::pair(&field, &(), &mut ()) {
                Err(error @ NotPaired::NoLegalPairing { .. }) => {
                    let played = report.numbered(&report.pairing_of_round(round));
                    Ok(Some(Difference::without_pairing(&error, &played)))
                }
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
            // The manual part is the remaining difference with the results of that time.
            let found = found.min_by_key(|found| found.as_ref().map_or(0, |found| found.says.len()));
            if matches!(found, Some(None)) {
                writeln!(
                    text,
                    "round {round}: as the rules make it, with the boards and results of that time (named in the report)"
                )?;
                continue;
            }
            let is_told = |stood: &Report| {
                let system = stood.as_system_paired(round);
                system.is_some_and(|system| matches!(pair(&system), Ok(None)))
            };
            let is_all_told = std::iter::once(&report).chain(&stood).any(is_told);
            let least = found.flatten().filter(|found| found.says.len() < today.says.len());
            verdict = least.or(verdict);
            if let Some(verdict) = &mut verdict {
                verdict.is_all_told = is_all_told;
            }
        }
        differs |= verdict.is_some();
        text.push_str(&told(&report, round, verdict.as_ref()));
    }
    differs |= matches!(ranks, Ranks::Differ(_));
    text.push_str(&ranks.told());
    // A round that is left out passes no check.
    if !is_compared {
        text.push_str(
            "nothing to compare: the report has no complete round by known rules, and no ranks by a list of tie-breaks\n",
        );
        differs = true;
    }
    streams.write(text.as_bytes())?;
    Ok(if differs { Answer::No } else { Answer::Yes })
}

/// Returns the system of a report that is not a FIDE (Dutch) Swiss.
fn not_paired_by_the_dutch(report: &Report) -> Option<String> {
    match report.declared() {
        Declared::Swiss(None) => None,
        Declared::Swiss(Some(kind)) => Some(kind),
        Declared::RoundRobin(said) | Declared::Other(said) | Declared::Teams(said) => Some(said),
    }
}

/// Compares the ranks of the report with its own list of tie-breaks.
fn ranks(report: &Report) -> Ranks {
    let listed = |player: &formats::trf::report::Player| Listed {
        number: player.number,
        name: clean(&player.name).into_owned(),
        rank: player.rank,
    };
    let ranked = Ranked {
        listed: report.players.iter().map(listed).collect(),
        who: "player",
        usual: report.edition(),
        read: TieBreak::of_report,
        basis: &|edition| {
            let basis = Basis::of(report.tie_break_table(report.pairings(), edition));
            let points = report.standings_points(&basis);
            (basis, points)
        },
    };
    ranked.compared(report.stated_order().map(|(_, list)| list))
}

/// Returns the difference between a pairing and that of a round, both by places.
fn difference(report: &Report, right: &SwissPairing, played: &SwissPairing) -> Option<Difference> {
    Difference::between(&report.numbered(right), &report.numbered(played))
}
