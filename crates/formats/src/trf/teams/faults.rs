//! The contradictions of a team report outside its rounds: rosters and points.

use std::collections::BTreeMap;

use super::{Team, TeamReport};
use crate::trf::report::Fault;
use engine::number::Points;
use engine::pairing::field::Tpn;
use engine::team::TeamScore;
use engine::words;

/// The columns of the points of a team (310).
const POINTS: [usize; 2] = [55, 62];

/// Returns true if a contradiction is only that a team's points do not follow from the results.
pub(in crate::trf) fn is_of_points(fault: &Fault) -> bool {
    fault.column.is_some_and(|column| POINTS.contains(&column))
}

/// Lists the teams with the number of another, and the players in two teams.
pub(super) fn of_rosters(teams: &TeamReport) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (one, next) in teams.teams.iter().zip(teams.teams.iter().skip(1)) {
        if one.number == next.number {
            let wrong = format!("team number {} is given twice", next.number);
            faults.push(Fault::new(next.line, wrong, "a number for each team"));
        }
    }
    let mut team_of: BTreeMap<Tpn, &Team> = BTreeMap::new();
    for team in &teams.teams {
        for player in &team.roster {
            if let Some(other) = team_of.insert(*player, team) {
                let (player, of) = (teams.report.number(*player), team.number);
                let wrong = format!("player {player} is in team {of} and in team {}", other.number);
                faults.push(Fault::new(team.line, wrong, "a player once in one team"));
            }
        }
    }
    faults
}

/// Reports more rounds than the event has, if no player's line does.
pub(super) fn of_rounds(teams: &TeamReport) -> Option<Fault> {
    let rounds = teams.report.rounds?;
    let has_more = usize::from(rounds) < teams.rounds.len() && teams.report.completed_rounds() <= rounds;
    let wrong = || words::count_of(teams.rounds.len(), "round is played", "rounds are played");
    has_more.then(|| Fault::new(0, wrong(), format!("at most {rounds}, as announced")))
}

/// Lists the teams whose points (310) do not follow from their matches and byes; they may include a bye that
/// is announced for the next round. Points of a report with an open round may have some results of it, and
/// are not compared.
pub(super) fn of_points(teams: &TeamReport) -> Vec<Fault> {
    let next = teams.completed_rounds().saturating_add(1);
    if usize::from(next) <= teams.rounds.len() {
        return Vec::new();
    }
    let of = |score, name: &'static str, stated: fn(&Team) -> Option<Points>, column: usize| {
        let sums = teams.scores_before(score, next);
        let other = (1..).zip(&teams.teams).zip(sums).filter(move |((place, team), sum)| {
            let bye = teams.announced_points(*place, next, score);
            stated(team).is_some_and(|it| it != *sum && it != *sum + bye)
        });
        other.map(move |((_, team), sum)| {
            let (number, stated) = (team.number, stated(team).unwrap_or_default());
            let wrong =
                format!("team {number} has {stated} {name}, but the results add up to something else");
            Fault::new(team.line, wrong, sum.to_string()).at(column)
        })
    };
    let matches = of(TeamScore::MatchPoints, "match points", |team| team.match_points, POINTS[0]);
    let games = of(TeamScore::GamePoints, "game points", |team| team.game_points, POINTS[1]);
    matches.chain(games).collect()
}
