//! The ranking of teams over the players of an individual event.
//!
//! Organisers make the rule: a team adds the points, or the places, of its best players
//! ([`TeamRanking`]). Teams that are equal in that are ordered by their best single places in the standings,
//! then by the second best, and so on; teams that are equal in all of them share the place. If places or a
//! mean decide, a team with fewer players than count has no place: it would profit from those it lacks.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::standings::{Row, RowPlace, Standings, Value};
use crate::basics::id::PlayerId;
use crate::basics::number::Points;
use crate::basics::text::Label;
use crate::basics::why::{Reason, Why};
use crate::basics::words;
use crate::event::setup::{Ranking, TeamAdds, TeamName, TeamRanking};
use crate::event::state::{Player, State};

/// A team in the ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamLine {
    /// The place.
    pub place: RowPlace,
    /// The name, as its best player has it.
    pub name: Label,
    /// The sum or mean of those who count.
    pub value: Value,
    /// The players who count, best first.
    pub counting: Vec<PlayerId>,
    /// The number of players.
    pub players: usize,
}

/// A team before it has a place.
struct Team {
    line: TeamLine,
    /// The sum, and by how many it is divided.
    sum: (i128, i128),
    /// The places of the players who count.
    places: Vec<u32>,
}

/// Units of a value: the decimals of [`Value::Exact`].
const ONE: i128 = 10_000;

/// Ranks the teams by standings; empty without a ranking of teams.
#[must_use]
pub fn rank(state: &State, standings: &Standings) -> Vec<TeamLine> {
    let Some(rule) = state.setup.regulations.teams else { return Vec::new() };
    let ranking = &state.setup.ranking;
    let teams = grouped(state, standings, rule).into_values();
    let mut found: Vec<Team> = teams.map(|(name, rows)| team(rule, standings, name, &rows)).collect();
    // Teams that share a place stay in the order of their names.
    found.sort_by(|one, other| order(one, other, ranking, rule));
    let mut lines: Vec<TeamLine> = Vec::with_capacity(found.len());
    for (at, team) in found.iter().enumerate() {
        let is_shared = at > 0 && order(&found[at - 1], team, ranking, rule) == Ordering::Equal;
        let own = RowPlace::Number(u32::try_from(at + 1).unwrap_or(u32::MAX));
        let place = match lines.last() {
            _ if lacks_players(team, ranking, rule) => RowPlace::Unranked,
            Some(before) if is_shared => before.place,
            Some(_) | None => own,
        };
        lines.push(TeamLine { place, ..team.line.clone() });
    }
    lines
}

/// Explains what a team has added, player by player.
#[must_use]
pub fn explain(state: &State, standings: &Standings, line: &TeamLine) -> Vec<Reason> {
    let mut why = Vec::new();
    let Some(rule) = state.setup.regulations.teams else { return why };
    for row in line.counting.iter().filter_map(|player| standings.row(*player)) {
        let (name, place) = (state.name(row.player), row.place);
        let value = row.values.first().map_or_else(String::new, |value| format!(", {value}"));
        why.because("player", format_args!("{name}: place {place}{value}"));
    }
    let players = words::count(line.counting.len(), "player");
    why.because("team", format_args!("{} of {players}: {}", rule.adds.name(), line.value));
    if line.place == RowPlace::Unranked {
        let best = rule.best;
        why.because("team", format_args!("no place: {} of {best} players that count", line.players));
    }
    why
}

/// The name and the rows of each team, in the order of standing; unranked players are in none.
type Grouped<'a> = BTreeMap<String, (Label, Vec<&'a Row>)>;

fn grouped<'a>(state: &State, standings: &'a Standings, rule: TeamRanking) -> Grouped<'a> {
    let mut teams = Grouped::new();
    for row in standings.rows.iter().filter(|row| row.place != RowPlace::Unranked) {
        let named = state.player(row.player).map(|player| name_of(player, rule.named_by));
        let Some(name) = named.filter(|name| !name.written().trim().is_empty()) else { continue };
        let key = name.written().trim().to_lowercase();
        teams.entry(key).or_insert_with(|| (name.clone(), Vec::new())).1.push(row);
    }
    teams
}

const fn name_of(player: &Player, by: TeamName) -> &Label {
    match by {
        TeamName::Club => &player.entrant.club,
        TeamName::Federation => &player.entrant.federation,
    }
}

fn team(rule: TeamRanking, standings: &Standings, name: Label, rows: &[&Row]) -> Team {
    let counts = if rule.best == 0 { rows.len() } else { rows.len().min(rule.best.into()) };
    let best = &rows[..counts];
    let places: Vec<u32> = best.iter().filter_map(|row| row.place.number()).collect();
    let values = best.iter().filter_map(|row| row.values.first().copied().and_then(exact));
    let (added, divisor): (i128, i128) = match rule.adds {
        TeamAdds::Points => (values.sum(), 1),
        TeamAdds::MeanOfPoints => (values.sum(), i128::try_from(counts).unwrap_or(1).max(1)),
        TeamAdds::Places => (places.iter().map(|place| i128::from(*place) * ONE).sum(), 1),
    };
    let decimals = match rule.adds {
        TeamAdds::Places => 0,
        TeamAdds::MeanOfPoints => 2,
        TeamAdds::Points => decimals(standings),
    };
    let rounded = (2 * added + divisor).div_euclid(2 * divisor);
    let value = Value::Exact(i64::try_from(rounded).unwrap_or(i64::MAX), decimals);
    let counting = best.iter().map(|row| row.player).collect();
    let line = TeamLine { place: RowPlace::Unranked, name, value, counting, players: rows.len() };
    Team { line, sum: (added, divisor), places }
}

/// Returns a value in units; `None` for one that cannot be added.
fn exact(value: Value) -> Option<i128> {
    match value {
        Value::Points(points, _) => {
            Some(i128::from(points.units()) * ONE / i128::from(Points::whole(1).units()))
        }
        Value::Count(count) => Some(i128::from(count) * ONE),
        Value::Mean(thousandths) => Some(i128::from(thousandths) * ONE / 1000),
        Value::Exact(number, _) => Some(number.into()),
        Value::Rating(..) | Value::Rank(_) | Value::None => None,
    }
}

/// Returns the decimals with which the standings show their first values.
fn decimals(standings: &Standings) -> usize {
    match standings.rows.first().and_then(|row| row.values.first()) {
        Some(Value::Points(_, places) | Value::Exact(_, places)) => *places,
        Some(Value::Mean(_)) => 3,
        Some(Value::Count(_) | Value::Rating(..) | Value::Rank(_) | Value::None) | None => 0,
    }
}

/// Returns true if the lowest sum is best: of places, in the standings or at tables.
#[must_use]
pub fn is_lowest_first(ranking: &Ranking, rule: TeamRanking) -> bool {
    let of_tables = matches!(ranking, Ranking::Placings | Ranking::PlacingsBy(_));
    rule.adds == TeamAdds::Places || of_tables
}

/// Returns true if a team has too few players for a place, by a rule that always says how many count.
fn lacks_players(team: &Team, ranking: &Ranking, rule: TeamRanking) -> bool {
    let profits = rule.adds == TeamAdds::MeanOfPoints || is_lowest_first(ranking, rule);
    profits && team.line.counting.len() < rule.best.into()
}

/// Compares two teams, the better one first.
fn order(one: &Team, other: &Team, ranking: &Ranking, rule: TeamRanking) -> Ordering {
    let lacks = |team| lacks_players(team, ranking, rule);
    let scaled = |team: &Team, by: &Team| team.sum.0 * by.sum.1;
    let more = scaled(one, other).cmp(&scaled(other, one));
    let better = if is_lowest_first(ranking, rule) { more } else { more.reverse() };
    lacks(one).cmp(&lacks(other)).then(better).then_with(|| one.places.cmp(&other.places))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::RoundNo;
    use crate::event::action::{Act, Entrant};
    use crate::event::setup::PairingSystem;
    use crate::example;
    use crate::tournament_ratings::event::RatingLine;

    /// Returns the teams as `place name value`, from rows of a club, a place and points (or a mean place in
    /// thousandths, if the ranking is by places at tables).
    fn ranked(teams: TeamRanking, ranking: &Ranking, rows: &[(&str, u32, i64)]) -> String {
        let mut state = example::event(example::setup(PairingSystem::Manual), 0);
        state.setup.ranking = ranking.clone();
        state.setup.regulations.teams = Some(teams);
        let mut table = Vec::new();
        for ((club, place, value), id) in rows.iter().zip(1..) {
            let name = format!("p{id}").parse().unwrap();
            let entrant = Entrant { name, club: club.parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Register { id: PlayerId(id), entrant }).unwrap();
            let of_tables = is_lowest_first(ranking, rule(TeamAdds::Points, 0));
            let value = if of_tables {
                Value::Mean(*value)
            } else {
                Value::Points(Points::from_tenths(i32::try_from(*value).unwrap()), 1)
            };
            let place = if *place == 0 { RowPlace::Unranked } else { RowPlace::Number(*place) };
            let (player, rating) = (PlayerId(id), RatingLine::default());
            table.push(Row { place, player, name: None, values: vec![value], rating });
        }
        let standings = Standings::of_rows(RoundNo(1), Vec::new(), table, None);
        let line = |line: &TeamLine| format!("{} {} {}", line.place, line.name, line.value);
        rank(&state, &standings).iter().map(line).collect::<Vec<_>>().join("; ")
    }

    fn rule(adds: TeamAdds, best: u8) -> TeamRanking {
        TeamRanking { adds, best, ..TeamRanking::default() }
    }

    #[test]
    fn a_team_adds_the_points_of_its_best_players() {
        let rows =
            [("Nord", 1, 50), ("ost", 2, 45), ("Ost", 3, 40), ("", 4, 40), ("Nord", 5, 30), ("Nord", 6, 25)];
        let points = Ranking::by(Vec::new());
        assert_eq!(ranked(rule(TeamAdds::Points, 2), &points, &rows), "1 ost 8.5; 2 Nord 8.0");
        assert_eq!(ranked(rule(TeamAdds::Points, 0), &points, &rows), "1 Nord 10.5; 2 ost 8.5");
        assert_eq!(ranked(rule(TeamAdds::MeanOfPoints, 3), &points, &rows), "1 Nord 3.50; - ost 4.25");
    }

    #[test]
    fn equal_teams_are_ordered_by_their_best_single_places() {
        let rows = [("Nord", 1, 50), ("Ost", 2, 45), ("Ost", 3, 45), ("Nord", 4, 40), ("West", 5, 90)];
        assert_eq!(
            ranked(rule(TeamAdds::Points, 2), &Ranking::by(Vec::new()), &rows),
            "1 Nord 9.0; 2 Ost 9.0; 3 West 9.0"
        );
        let shared = [("Nord", 1, 50), ("Ost", 1, 50), ("Ost", 3, 40), ("Nord", 3, 40), ("West", 5, 0)];
        assert_eq!(
            ranked(rule(TeamAdds::Points, 2), &Ranking::by(Vec::new()), &shared),
            "1 Nord 9.0; 1 Ost 9.0; 3 West 0.0"
        );
    }

    #[test]
    fn the_lowest_sum_of_places_is_best_for_a_full_team() {
        let rows =
            [("Nord", 1, 1500), ("Ost", 2, 1750), ("Ost", 3, 2000), ("Nord", 4, 3000), ("West", 5, 3250)];
        let told = |adds| ranked(rule(adds, 2), &Ranking::Placings, &rows);
        assert_eq!(told(TeamAdds::Places), "1 Nord 5; 2 Ost 5; - West 5");
        assert_eq!(told(TeamAdds::Points), "1 Ost 3.750; 2 Nord 4.500; - West 3.250");
        assert_eq!(told(TeamAdds::MeanOfPoints), "1 Ost 1.875; 2 Nord 2.25; - West 3.25");
    }

    #[test]
    fn an_unranked_player_is_in_no_team() {
        let rows = [("Nord", 1, 50), ("Ost", 0, 45)];
        assert_eq!(ranked(rule(TeamAdds::Points, 2), &Ranking::by(Vec::new()), &rows), "1 Nord 5.0");
    }
}
