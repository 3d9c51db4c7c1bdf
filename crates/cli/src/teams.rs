//! Reports of team events for `pair` and `check`.

use std::fmt::Write as _;
use std::path::Path;

use super::answer::Answer;
use super::differences::{Difference, told};
use super::judge::place_fault;
use super::output;
use super::ranks::{Listed, Ranked, Ranks};
use engine::number::Points;
use engine::pairing::dutch::NotPaired;
use engine::pairing::field::{SwissPairing, Tpn};
use engine::pairing::team_swiss;
use engine::setup::{Game, TieBreak};
use engine::team::{MatchRules, TeamScore};
use engine::tie_breaks::Basis;
use engine::why::Reason;
use formats::text::clean;
use formats::trf::teams::{Team, TeamReport, TeamSystem};
use formats::trf::{Fault, Report};

/// Reads the teams of a report without contradictions.
pub(super) fn read(input: &Path, report: Report) -> anyhow::Result<TeamReport> {
    TeamReport::of(report)
        .and_then(TeamReport::without_faults)
        .map_err(|fault| place_fault(Some(input), &fault))
}

/// Returns the pairing of a round by the system of the event, by the places of the teams.
pub(super) fn pairing(teams: &TeamReport, round: u16) -> Result<Result<SwissPairing, NotPaired>, Fault> {
    if let Some(pairing) = teams.pairing_by_tables(round) {
        return Ok(Ok(pairing));
    }
    Ok(team_swiss::pair(&teams.field_for_round(round)?, &(), &mut ()))
}

/// Explains the pairing of a round by the system of the event, or why two teams do not meet in it. The teams
/// are named by their numbers in the report.
pub(super) fn explanation(
    teams: &TeamReport,
    round: u16,
    two: Option<[Tpn; 2]>,
) -> Result<Result<Vec<Reason>, NotPaired>, Fault> {
    let name = |place: Tpn| {
        let name = teams.team(place).map_or_else(String::new, |team| clean(&team.name).into_owned());
        format!("{} {name}", teams.number(place))
    };
    if let Some(table) = teams.scheveningen() {
        return Ok(Ok(table.reasons_of_teams(round, two.is_some(), &name)));
    }
    if let Some(table) = teams.schedule() {
        return Ok(Ok(match two {
            Some([one, other]) => vec![table.reason_of_two(one, other, &name)],
            None => table.reasons_of_round(round, &Game::Match(MatchRules::default()), &name),
        }));
    }
    teams.field_for_round(round).map(|field| match two {
        Some([one, other]) => team_swiss::why_not(&field, one, other, &())
            .map(|found| vec![team_swiss::reason_not_met(&found, &name)]),
        None => team_swiss::explain(&field, &()).map(|found| team_swiss::reasons_of_round(&found, &name)),
    })
}

/// Pairs every round of a report again and lists the differences.
pub(super) fn check(input: &Path, teams: &TeamReport) -> anyhow::Result<(String, Answer)> {
    let mut text = String::new();
    let mut answer = Answer::Yes;
    let rounds = match &teams.system {
        TeamSystem::Other(kind) if !kind.is_empty() => {
            writeln!(text, "pairings: not compared (192 {kind})")?;
            0
        }
        TeamSystem::Swiss(_)
        | TeamSystem::RoundRobin { .. }
        | TeamSystem::Scheveningen { .. }
        | TeamSystem::Other(_) => teams.completed_rounds(),
    };
    for round in 1..=rounds {
        let played = teams.pairing_of_round(round);
        if played == SwissPairing::default() {
            writeln!(text, "round {round}: nobody is paired")?;
            continue;
        }
        let verdict = difference(input, teams, round, &played)?;
        if verdict.is_some() {
            answer = Answer::No;
        }
        text.push_str(&told(&teams.report, round, verdict.as_ref()));
    }
    for note in teams.contradicted_summaries() {
        writeln!(text, "line {}: {}", note.line, note.text)?;
        answer = Answer::No;
    }
    let ranks = ranks(teams);
    if matches!(ranks, Ranks::Differ(_)) {
        answer = Answer::No;
    }
    text.push_str(&ranks.told());
    if rounds == 0 && !matches!(ranks, Ranks::Agree(_) | Ranks::Differ(_)) {
        text.push_str(
            "nothing to compare: the report has no complete round by known rules, and no ranks by a list of tie-breaks\n",
        );
        answer = Answer::No;
    }
    Ok((text, answer))
}

/// Compares the ranks of the teams (310) with the report's list of tie-breaks.
fn ranks(teams: &TeamReport) -> Ranks {
    let next = teams.completed_rounds().saturating_add(1);
    if usize::from(next) <= teams.rounds.len() && !are_of_completed_rounds(teams, next) {
        let why = format!("round {next} is not finished, and the points have results of it");
        return Ranks::NotCompared(why);
    }
    let listed =
        |team: &Team| Listed { number: team.number, name: clean(&team.name).into_owned(), rank: team.rank };
    let ranked = Ranked {
        listed: teams.teams.iter().map(listed).collect(),
        who: "team",
        usual: teams.report.edition(),
        read: TieBreak::of_teams,
        basis: &|edition| {
            let basis = Basis::of_teams(teams.tie_break_table(teams.pairings(), edition));
            let places = (1..).take(teams.teams.len());
            let ranked = basis.points().into_iter().zip(places);
            let points = ranked.map(|(points, place)| points.filter(|_| !teams.is_unranked(place))).collect();
            (basis, points)
        },
    };
    ranked.compared(teams.report.stated_order().map(|(_, list)| list))
}

/// Returns true if the points of the teams are those before a round in play; their ranks then are too.
fn are_of_completed_rounds(teams: &TeamReport, next: u16) -> bool {
    let are = |score, stated: fn(&Team) -> Option<Points>| {
        let sums = teams.scores_before(score, next);
        teams.teams.iter().zip(sums).all(|(team, sum)| stated(team).is_none_or(|stated| stated == sum))
    };
    are(TeamScore::MatchPoints, |team| team.match_points)
        && are(TeamScore::GamePoints, |team| team.game_points)
}

fn difference(
    input: &Path,
    teams: &TeamReport,
    round: u16,
    played: &SwissPairing,
) -> anyhow::Result<Option<Difference>> {
    let played = match teams.system {
        // The free team of an odd field has a bye without a kind, or with one that the report chose.
        TeamSystem::RoundRobin { .. } | TeamSystem::Scheveningen { .. } => {
            SwissPairing { bye: None, boards: played.boards.clone() }
        }
        TeamSystem::Swiss(_) | TeamSystem::Other(_) => played.clone(),
    };
    let played = teams.numbered(&played);
    match pairing(teams, round).map_err(|fault| place_fault(Some(input), &fault))? {
        Ok(right) => Ok(Difference::between(&teams.numbered(&right), &played)),
        Err(error @ NotPaired::NoLegalPairing { .. }) => {
            Ok(Some(Difference::without_pairing(&error, &played)))
        }
        Err(error) => anyhow::bail!("{}: round {round}: {error}", output::name(Some(input))),
    }
}
