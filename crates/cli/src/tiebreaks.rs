//! `wallchart tiebreaks`: the final order by a list of tie-breaks, and the requested values, of a report of
//! players or teams, or of an event.

use std::path::PathBuf;

use anyhow::Context as _;

use super::answer::Answer;
use super::argument::BadArgument;
use super::judge::place_fault;
use super::output::{EventOrOther, Streams};
use super::reports::{self, InputEncoding};
use engine::catalogue::FIXED_RATINGS;
use engine::setup::{Ranking, TieBreak, TieBreakRules, Unrated};
use engine::standings::Standings;
use engine::state::State;
use engine::team::TeamScore;
use engine::tie_breaks::{Basis, Criterion, Edition, Exact, Kind, ONE, Pairings, Shown};
use formats::text::clean;
use formats::trf::report::Declared;
use formats::trf::teams::TeamReport;
use formats::trf::{Fault, Report};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The report (TRF) or event; `-` for standard input.
    input: PathBuf,
    #[command(flatten)]
    encoding: InputEncoding,
    /// The list by which the players or teams are ordered, as `PTS,DE,BH/C1,BH,SB`; the list of the report
    /// or event if not given.
    #[arg(long, value_name = "LIST")]
    order: Option<String>,
    /// The tie-breaks whose values are written, each as if it came right after the score.
    #[arg(long, value_name = "LIST")]
    values: Option<String>,
    /// The edition of the regulations (C.07).
    #[arg(long, value_enum)]
    edition: Option<EditionName>,
    /// The kind of the pairings: do they depend on results? From the report or event if not given.
    #[arg(long, value_enum)]
    system: Option<System>,
    /// The treatment of unrated opponents in ARO, TPR, PTP, APRO and APPO: `none`, then they do not count
    /// for any player (the usual rule); `left-out`, `lowest`, `mean`, or a rating such as `1400` instead.
    /// The rule of the event if not given; a report has none.
    #[arg(long, value_name = "RULE", value_parser = unrated)]
    unrated: Option<Unrated>,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The editions, with their names on the command line.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum EditionName {
    /// In force since 1 March 2026: the score of a dummy opponent is capped.
    #[value(name = "2026-03")]
    March2026,
    /// In force from 1 August 2024 to 28 February 2026.
    #[value(name = "2024-08")]
    August2024,
}

/// True if pairings depend on results.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum System {
    /// They do.
    Swiss,
    /// They were fixed before the first round: forfeits count as games, and Buchholz must not be used.
    RoundRobin,
}

/// Reads the treatment of unrated opponents.
pub(super) fn unrated(text: &str) -> Result<Unrated, BadArgument> {
    match text {
        "none" => Ok(Unrated::NoTieBreak),
        "left-out" => Ok(Unrated::LeftOut),
        "lowest" => Ok(Unrated::Lowest),
        "mean" => Ok(Unrated::Mean),
        _ => match text.parse() {
            Ok(rating) if FIXED_RATINGS.contains(&rating) => Ok(Unrated::Fixed(rating)),
            _ => Err(BadArgument::Unrated { least: *FIXED_RATINGS.start(), most: *FIXED_RATINGS.end() }),
        },
    }
}

/// An item of a list.
#[derive(Debug, Clone)]
enum Named {
    /// The points.
    Points,
    /// A tie-break.
    TieBreak(TieBreak),
}

/// The code of the points.
const POINTS: &str = "PTS";

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let asked = arguments.values.as_deref().unwrap_or_default();
    let asked: Vec<&str> = asked.split(',').map(str::trim).filter(|code| !code.is_empty()).collect();
    let rows = match streams.read_event_or_other(&arguments.input)? {
        EventOrOther::Event(state) => {
            of_event(&state, arguments, &asked).with_context(|| arguments.input.display().to_string())?
        }
        EventOrOther::Other(bytes) => of_report(&bytes, arguments, &asked)?,
    };
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["rank", "id", "name"].into_iter().chain(asked.iter().copied()))?;
    for row in rows {
        writer.write_record(row)?;
    }
    streams.write(&writer.into_inner().map_err(csv::IntoInnerError::into_error)?)
}

/// Reads a list; a list without the points decides ties after them (TRF 202).
fn named(list: &str, kind: Participants) -> anyhow::Result<Vec<Named>> {
    Ok(after_points(items(list, kind)?, |one| kind.is_score(one)))
}

fn items(list: &str, kind: Participants) -> anyhow::Result<Vec<Named>> {
    let codes = list.split(',').map(str::trim).filter(|code| !code.is_empty());
    codes.map(|code| one(code, kind)).collect()
}

/// Inserts the points before a list in which no item stands for them.
fn after_points(mut all: Vec<Named>, are_points: impl Fn(&Named) -> bool) -> Vec<Named> {
    if !all.iter().any(are_points) {
        all.insert(0, Named::Points);
    }
    all
}

fn one(code: &str, kind: Participants) -> anyhow::Result<Named> {
    if code.eq_ignore_ascii_case(POINTS) {
        return Ok(Named::Points);
    }
    Ok(Named::TieBreak(match kind {
        Participants::Players => TieBreak::of_report(code)?,
        Participants::Teams(_) => TieBreak::of_teams(code)?,
    }))
}

/// The participants of an event: players or teams.
#[derive(Debug, Clone, Copy)]
enum Participants {
    /// Players.
    Players,
    /// Teams, by this score first.
    Teams(TeamScore),
}

impl Participants {
    /// Returns true for the item of a list that orders the participants first.
    fn is_score(self, one: &Named) -> bool {
        match (self, one) {
            (_, Named::Points) => true,
            (Self::Teams(TeamScore::MatchPoints), Named::TieBreak(TieBreak::Official(code))) => {
                code.kind == Kind::MatchPoints
            }
            (Self::Teams(TeamScore::GamePoints), Named::TieBreak(TieBreak::Official(code))) => {
                code.kind == Kind::GamePoints
            }
            (_, Named::TieBreak(_)) => false,
        }
    }
}

/// Refuses Buchholz if the pairings were fixed beforehand (C.07 8).
fn refuse_buchholz(all: &[Named], pairings: Pairings) -> anyhow::Result<()> {
    for one in all {
        if let (Named::TieBreak(one), Pairings::Predetermined) = (one, pairings) {
            let told = "must not be used in a round robin (C.07 8; --system swiss counts it as in a Swiss)";
            anyhow::ensure!(!one.is_buchholz(), "{} {told}", one.code());
        }
    }
    Ok(())
}

/// The players or teams of a report, by place.
struct Field {
    kind: Participants,
    basis: Basis,
    /// The score by which they are ordered first.
    points: Vec<Exact>,
    /// The number and the name, and whether they are left out of the standings.
    listed: Vec<(u16, String, bool)>,
}

impl Field {
    /// Returns the players of a report.
    fn of_players(report: &Report, pairings: Pairings, arguments: &Arguments) -> Self {
        let mut table = report.tie_break_table(pairings, edition(arguments));
        table.count_unrated(arguments.unrated.unwrap_or_default());
        let basis = Basis::of(table);
        // A player who is left out of the standings has no place in those of the event either.
        let listed = (1..).zip(&report.players).map(|(place, player)| {
            (player.number, clean(&player.name).into_owned(), report.is_unranked(place))
        });
        let (points, listed) = (report.standings_points(&basis), listed.collect());
        Self { kind: Participants::Players, basis, points, listed }
    }

    /// Returns the teams of a report.
    fn of_teams(report: &TeamReport, pairings: Pairings, arguments: &Arguments) -> Self {
        let basis = Basis::of_teams(report.tie_break_table(pairings, edition(arguments)));
        let listed = (1..)
            .zip(&report.teams)
            .map(|(place, team)| (team.number, clean(&team.name).into_owned(), report.is_unranked(place)));
        let listed: Vec<_> = listed.collect();
        let ranked = basis.points().into_iter().zip(&listed);
        let points = ranked.map(|(points, (.., is_unranked))| points.filter(|_| !is_unranked)).collect();
        Self { kind: Participants::Teams(report.system.primary()), basis, points, listed }
    }

    /// Returns the rows by a list of tie-breaks, in final order, with the values of others.
    fn rows(&self, order: &[Named], values: &[Named]) -> anyhow::Result<Vec<Vec<String>>> {
        let criterion = |one: &Named| match one {
            Named::Points => Ok(Criterion::Values(self.points.clone())),
            Named::TieBreak(TieBreak::Official(code)) => Ok(self.basis.criterion(*code)),
            Named::TieBreak(other) => Err(not_in_a_report(other)),
        };
        let criteria = order.iter().map(criterion).collect::<anyhow::Result<Vec<_>>>()?;
        let columns = values.iter().map(|one| column(&self.basis, &self.points, one));
        let columns = columns.collect::<anyhow::Result<Vec<_>>>()?;
        let order = self.basis.order(&criteria);
        let places = order.places();
        let rows = order.groups.iter().flatten().map(|at| {
            let (number, name, is_unranked) = &self.listed[*at];
            let place = if *is_unranked { "-".to_owned() } else { places[*at].to_string() };
            let known = [place, number.to_string(), name.clone()];
            known.into_iter().chain(columns.iter().map(|column| column[*at].clone())).collect()
        });
        Ok(rows.collect())
    }
}

/// Returns the edition by which a report is ordered.
const fn edition(arguments: &Arguments) -> Edition {
    match arguments.edition {
        None | Some(EditionName::March2026) => Edition::March2026,
        Some(EditionName::August2024) => Edition::August2024,
    }
}

/// Returns the rows of a report, in final order.
fn of_report(bytes: &[u8], arguments: &Arguments, asked: &[&str]) -> anyhow::Result<Vec<Vec<String>>> {
    let fault = |fault: Fault| place_fault(Some(&arguments.input), &fault);
    let report = reports::read(&arguments.input, bytes, &arguments.encoding)?;
    let stated = report.stated_order().map(|(line, list)| (line, list.to_owned()));
    let pairings = |stated: Pairings| match arguments.system {
        None => stated,
        Some(System::Swiss) => Pairings::Swiss,
        Some(System::RoundRobin) => Pairings::Predetermined,
    };
    let (field, pairings) = if let Declared::Teams(_) = report.declared() {
        let teams = TeamReport::of(report).and_then(TeamReport::without_faults).map_err(fault)?;
        let pairings = pairings(teams.pairings());
        (Field::of_teams(&teams, pairings, arguments), pairings)
    } else {
        let pairings = pairings(report.pairings());
        (Field::of_players(&report, pairings, arguments), pairings)
    };
    let order = match (&arguments.order, stated) {
        (Some(order), _) => named(order, field.kind)?,
        // The score of a report may also decide among teams that are tied.
        (None, Some((line, list))) => items(&list, field.kind)
            .map(|all| after_points(all, |one| matches!(one, Named::Points)))
            .map_err(|error| fault(Fault::new(line, error.to_string(), "codes of C.07, or --order")))?,
        (None, None) => vec![Named::Points],
    };
    let values = asked.iter().map(|code| one(code, field.kind)).collect::<anyhow::Result<Vec<_>>>()?;
    refuse_buchholz(&order, pairings)?;
    refuse_buchholz(&values, pairings)?;
    field.rows(&order, &values)
}

fn not_in_a_report(tie_break: &TieBreak) -> anyhow::Error {
    anyhow::anyhow!(
        "{} is the event's own: a report holds no values of it (expected codes of C.07)",
        tie_break.report_code()
    )
}

/// Returns the values of a tie-break right after the score, as text.
fn column(basis: &Basis, points: &[Exact], one: &Named) -> anyhow::Result<Vec<String>> {
    let code = match one {
        Named::Points => return Ok(points.iter().map(|value| written(*value)).collect()),
        Named::TieBreak(TieBreak::Official(code)) => *code,
        Named::TieBreak(other) => return Err(not_in_a_report(other)),
    };
    let criterion = basis.criterion(code);
    if let Criterion::Values(_) = criterion {
        return Ok(basis.values(code).into_iter().map(written).collect());
    }
    let order = basis.order(&[Criterion::Values(points.to_vec()), criterion]);
    let found = order.found.get(1).cloned().unwrap_or_default();
    // Encounters and the board count are ordered with the lowest first. A player without a tie is the first
    // of one; teams without equal game points have no board count.
    let without = code.kind.is_encounter().then_some(ONE);
    Ok(found.into_iter().map(|value| written(value.map(|value| -value).or(without))).collect())
}

/// Returns an exact decimal without trailing zeros; empty if it is undefined.
fn written(value: Exact) -> String {
    value.map_or_else(String::new, |_| Shown(value, 0).to_string())
}

/// Returns the rows of an event, in final order.
fn of_event(state: &State, arguments: &Arguments, asked: &[&str]) -> anyhow::Result<Vec<Vec<String>>> {
    let Ranking::Points { tie_breaks, rules } = &state.setup.ranking else {
        anyhow::bail!("the event is not ranked by points and tie-breaks");
    };
    let rules = TieBreakRules {
        edition: match arguments.edition {
            None => rules.edition,
            Some(EditionName::March2026) => Edition::March2026,
            Some(EditionName::August2024) => Edition::August2024,
        },
        predetermined: match arguments.system {
            None => rules.predetermined,
            Some(System::Swiss) => Some(false),
            Some(System::RoundRobin) => Some(true),
        },
        unrated: arguments.unrated.unwrap_or(rules.unrated),
        by_round: rules.by_round,
    };
    let ranked = |tie_breaks: Vec<TieBreak>| -> anyhow::Result<Standings> {
        let mut changed = state.clone();
        changed.setup.ranking = Ranking::Points { tie_breaks, rules };
        let complaints = changed.setup.complaints();
        anyhow::ensure!(complaints.is_empty(), complaints.join("; "));
        Ok(Standings::after(&changed, changed.last_round()))
    };
    let kind = match state.setup.game.match_rules() {
        Some(_) => Participants::Teams(state.setup.pairing.system().primary_score()),
        None => Participants::Players,
    };
    let behind_points = |list: &str| -> anyhow::Result<Vec<TieBreak>> {
        let mut all = after_points(items(list, kind)?, |one| matches!(one, Named::Points)).into_iter();
        anyhow::ensure!(
            matches!(all.next(), Some(Named::Points)),
            "the list of an event begins with {POINTS}"
        );
        let rest = all.map(|one| match one {
            Named::TieBreak(one) => Ok(one),
            Named::Points => Err(anyhow::anyhow!("{POINTS} appears twice")),
        });
        rest.collect()
    };
    let order = match &arguments.order {
        Some(order) => behind_points(order)?,
        None => tie_breaks.clone(),
    };
    let standings = ranked(order)?;
    let mut columns: Vec<Vec<String>> = Vec::new();
    for code in asked {
        let (list, at) = match one(code, kind)? {
            Named::Points => (Vec::new(), 0),
            Named::TieBreak(one) => (vec![one], 1),
        };
        let is_encounter = list.first().is_some_and(TieBreak::is_encounter);
        let values = ranked(list)?;
        columns.push(
            standings
                .rows
                .iter()
                .map(|row| {
                    let value = values.row(row.player).and_then(|row| row.values.get(at));
                    let shown = value.map_or_else(String::new, |value| bare(&value.to_string()));
                    if is_encounter && shown.is_empty() { "1".to_owned() } else { shown }
                })
                .collect(),
        );
    }
    let rows = standings.rows.iter().enumerate().map(|(at, row)| {
        let number = state.player(row.player).and_then(|player| player.number);
        let id = number.map_or_else(|| row.player.to_string(), |number| number.to_string());
        let known = [row.place.to_string(), id, clean(&state.bare_name(row.player)).into_owned()];
        known.into_iter().chain(columns.iter().map(|column| column[at].clone())).collect()
    });
    Ok(rows.collect())
}

/// Returns a number without trailing zeros.
fn bare(shown: &str) -> String {
    if shown.contains('.') {
        shown.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        shown.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_without_the_points_is_what_decides_behind_them() {
        let codes = |list: &str| {
            let shown = |one: Named| match one {
                Named::Points => POINTS.to_owned(),
                Named::TieBreak(one) => one.report_code().into_owned(),
            };
            named(list, Participants::Players).map_or_else(
                |wrong| wrong.to_string(),
                |all| all.into_iter().map(shown).collect::<Vec<_>>().join(" "),
            )
        };
        assert_eq!(codes("bh-c1, SB"), "PTS BH/C1 SB");
        assert_eq!(codes("PTS,OTHER_SB,OTHER_toss,KS/L1"), "PTS OTHER_SB OTHER_toss KS/L+1");
        assert_eq!(codes("EDE"), "`EDE` is a tie-break of teams (expected one of individual events)");
    }

    #[test]
    fn numbers_have_no_zeros_behind() {
        assert_eq!([bare("14.0"), bare("7.75"), bare("10"), bare("")], ["14", "7.75", "10", ""]);
        assert_eq!([written(Some(122_500)), written(Some(30_000)), written(None)], ["12.25", "3", ""]);
    }
}
