//! Points, then an ordered list of tie-breaks.

use std::fmt::Display;

use super::table::{Column, Ranked, RankedPlayer, Value, by_number};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::{Points, Rating};
use crate::basics::why::{self, Fact, Why};
use crate::basics::words::{self, of_round};
use crate::event::action::ByeKind;
use crate::event::setup::{TieBreak, TieBreakRules};
use crate::event::state::{Player, State};
use crate::fact;
use crate::game::scoring::GameScore;
use crate::game::scoring::PointSystem;
use crate::game::team::{MatchPoints, MatchRules, TeamScore};
use crate::pairing::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::pairing::team_records::team_records;
use crate::pairing::unranked::Unranked;
use crate::tie_breaks::{
    self, Code, Criterion, Exact, Kind, ONE, Order, Pairings, Record, RecordKind, Shown, Table, TeamRules,
    TeamTable, part_for, points_of_round, tell_added,
};

/// The first column of the standings.
pub(super) const POINTS: Column = Column::fixed("PTS", "points");

/// The match points of teams (C.07 13.1).
pub(super) const MATCH_POINTS: Column = Column::fixed("MP", "match points");

/// The game points of teams (C.07 13.1).
pub(super) const GAME_POINTS: Column = Column::fixed("GP", "game points");

/// Ranks by points and tie-breaks.
#[must_use]
pub fn rank(state: &State, round: RoundNo, tie_breaks: &[TieBreak], rules: TieBreakRules) -> Ranked {
    let basis = Basis::of(state, round, tie_breaks, rules);
    let columns = columns(state, tie_breaks);
    // In the order of the groups, so that little is left to sort.
    let entries = basis.order.groups.iter().flatten().filter_map(|at| {
        let player = player_in(state, *at)?.id;
        Some(RankedPlayer {
            player,
            values: (0..=tie_breaks.len()).map(|column| basis.value(*at, column)).collect(),
            keys: basis.order.found.iter().map(|found| found[*at].unwrap_or(i64::MIN)).collect(),
            listing: by_number(state, player),
        })
    });
    Ranked { columns, entries: entries.collect() }
}

/// Returns the column of a score of teams, under the name that directors use.
const fn column_of(score: TeamScore) -> Column {
    match score {
        TeamScore::MatchPoints => MATCH_POINTS,
        TeamScore::GamePoints => GAME_POINTS,
    }
}

/// Returns the points and the tie-breaks; of teams the primary and the secondary score have their own names.
fn columns(state: &State, tie_breaks: &[TieBreak]) -> Vec<Column> {
    let primary = state.setup.game.match_rules().map(|_| state.setup.pairing.system().primary_score());
    let column = |one: &TieBreak| match (one, primary) {
        (TieBreak::Official(code), Some(primary)) if code.kind == Kind::SecondaryScore => {
            column_of(primary.other())
        }
        _ => one.column(),
    };
    std::iter::once(primary.map_or(POINTS, column_of)).chain(tie_breaks.iter().map(column)).collect()
}

/// Returns the player in a slot.
fn player_in(state: &State, at: usize) -> Option<&Player> {
    state.player(PlayerId(u32::try_from(at + 1).ok()?))
}

/// The basis of a ranking by points, computed once. Tables have a slot for each player who was ever
/// registered; a removed player is in no game, has no rating and is tied with nobody.
#[derive(Debug)]
pub struct Basis {
    meetings: Meetings,
    tie_breaks: Vec<TieBreak>,
    official: tie_breaks::Basis,
    /// The displayed values of all columns but those of C.07, by column and player.
    shown: Vec<Vec<Value>>,
    order: Order,
}

impl Basis {
    /// Computes everybody's values and the order.
    #[must_use]
    pub fn of(state: &State, round: RoundNo, tie_breaks: &[TieBreak], rules: TieBreakRules) -> Self {
        let meetings = Meetings::after(state, round);
        let table = if tie_breaks.iter().any(|one| matches!(one, TieBreak::Official(_))) {
            table(state, round, &meetings, rules)
        } else {
            let players = state.slots().map(|_| tie_breaks::Player { number: 0, rating: None });
            Table::new(players.collect(), 0, crate::game::scoring::PointSystem::default(), Pairings::Swiss)
        };
        let official = match state.setup.game.match_rules() {
            Some(teams) => tie_breaks::Basis::of_teams(team_table(state, round, teams, rules)),
            None => tie_breaks::Basis::of(table),
        };
        let game_points =
            official.team_table().filter(|table| table.rules().primary == TeamScore::GamePoints);
        let points: Vec<Points> = match game_points {
            Some(table) => table.scores(TeamScore::GamePoints),
            None => meetings.all_points().collect(),
        };
        let points: Vec<Value> = points.into_iter().map(|points| Value::Points(points, 1)).collect();
        // Unranked players are tied with nobody: they do not count in a direct encounter of others.
        let unranked = Unranked::after(state, round);
        let ranked = |(player, points): (Option<&Player>, &Value)| {
            player.filter(|player| !unranked.contains(player.id)).and_then(|_| key(points))
        };
        let mut criteria = vec![Criterion::Values(state.slots().zip(&points).map(ranked).collect())];
        let mut shown = vec![points];
        for one in tie_breaks {
            let values = match one {
                TieBreak::Official(code) => {
                    criteria.push(official.criterion(*code));
                    shown.push(Vec::new());
                    continue;
                }
                TieBreak::Lots => lots(state),
                TieBreak::Given { name, .. } => given(state, name),
                TieBreak::Resistance | TieBreak::SonnebornBerger | TieBreak::Blacks | TieBreak::Wins => state
                    .slots()
                    .map(|player| one.of_games(meetings.of(player?.id), &meetings, state, &mut ()))
                    .map(|value| value.unwrap_or(Value::None))
                    .collect(),
            };
            let turned = if one.is_lowest_first() { -1 } else { 1 };
            criteria.push(Criterion::Values(values.iter().map(|value| Some(key(value)? * turned)).collect()));
            shown.push(values);
        }
        let order = official.order(&criteria);
        Self { meetings, tie_breaks: tie_breaks.to_vec(), official, shown, order }
    }

    /// Returns the value of a player in a column, both from 0; column 0 is the points.
    fn value(&self, player: usize, column: usize) -> Value {
        if let Some(value) = self.shown.get(column).and_then(|shown| shown.get(player)) {
            return *value;
        }
        let tie_break = column.checked_sub(1).and_then(|at| self.tie_breaks.get(at));
        let Some(TieBreak::Official(code)) = tie_break else { return Value::None };
        self.found(player, column, *code).map_or(Value::None, |found| match code.decimals() {
            0 => Value::Count(found / ONE),
            places => as_it_is_read(found, places),
        })
    }

    /// Returns the displayed value of a tie-break of C.07; the value by which players are ordered may be
    /// negative.
    fn found(&self, player: usize, column: usize, code: Code) -> Exact {
        let found = (*self.order.found.get(column)?.get(player)?)?;
        Some(if code.is_lower_better() || TieBreak::Official(code).is_encounter() { -found } else { found })
    }

    /// Returns the players who are equal to a player in all columns before one, the player included.
    fn tied(&self, player: usize, column: usize) -> Vec<usize> {
        let before = self.order.found.iter().take(column);
        let is_equal = |other: &usize| before.clone().all(|found| found[*other] == found[player]);
        (0..self.official.table().players.len()).filter(is_equal).collect()
    }

    /// Reports how a player's points and tie-breaks are computed.
    pub fn explain(&self, state: &State, player: PlayerId, why: &mut dyn Why) {
        for at in 0..=self.tie_breaks.len() {
            self.explain_value(state, player, at, why);
        }
    }

    /// Reports how one value of a player is computed: 0 is the points, then the tie-breaks in order.
    pub fn explain_value(&self, state: &State, player: PlayerId, at: usize, why: &mut dyn Why) {
        let row = self.meetings.of(player);
        let Some(tie_break) = at.checked_sub(1).map(|at| self.tie_breaks.get(at)) else {
            if let Some(table) = self.official.team_table()
                && table.rules().primary == TeamScore::GamePoints
            {
                let own = table.on(TeamScore::GamePoints).rounds_of(player.index());
                for (record, number) in own.iter().zip(1_u16..) {
                    why.tell("game points", of_round(number, record.points));
                }
                tell_added("game points", table.added(player.index(), TeamScore::GamePoints), why);
                why.tell("game points", sum(self.value(player.index(), 0)));
                return;
            }
            for meeting in row {
                tell_points(meeting, state, why);
            }
            let added = self.meetings.points(player) - row.iter().map(|meeting| meeting.points).sum();
            tell_added("points", added, why);
            why.tell("points", sum(self.meetings.points(player)));
            return;
        };
        let Some(tie_break) = tie_break else { return };
        let clause = match tie_break {
            TieBreak::Official(code) => {
                let names =
                    |at: usize| player_in(state, at).map_or_else(String::new, |one| state.name(one.id));
                let tied = if tie_break.is_encounter() { self.tied(player.index(), at) } else { Vec::new() };
                self.official.explain(player.index(), *code, &tied, &names, why);
                code.kind.article()
            }
            TieBreak::Lots => "lots",
            TieBreak::Given { .. } => "given",
            TieBreak::Resistance | TieBreak::SonnebornBerger | TieBreak::Blacks | TieBreak::Wins => {
                tie_break.of_games(row, &self.meetings, state, why);
                SEED
            }
        };
        why.tell(clause, self.value_in_words(player, at, tie_break));
    }

    /// Returns the value of a tie-break, which its reasons lead to.
    fn value_in_words(&self, player: PlayerId, at: usize, tie_break: &TieBreak) -> Fact {
        let name = why::Value::word(tie_break.name());
        let value = self.value(player.index(), at);
        match (tie_break, value) {
            (TieBreak::Lots, Value::None) => fact!("no-lots", "no lots are drawn yet"),
            (TieBreak::Given { .. }, Value::None) => {
                fact!("nothing-given", "{name}: nothing is given yet", name)
            }
            (_, Value::None) => fact!("nothing-here", "{name}: nothing here", name),
            (TieBreak::Lots, value) => fact!("drawn-by-lot", "drawn by lot: {value}", value),
            (TieBreak::Given { .. }, value) => {
                fact!("by-director", "{name}: {value}, by the director", name, value)
            }
            (TieBreak::Official(code), _) => {
                named(name, Shown(self.found(player.index(), at, *code), code.decimals()))
            }
            (_, value) => named(name, value),
        }
    }

    /// Reports a round's points of a player, and the round's part of each tie-break.
    pub fn explain_game(&self, state: &State, player: PlayerId, round: RoundNo, why: &mut dyn Why) {
        let row = self.meetings.of(player);
        let Some(at) = row.iter().position(|meeting| meeting.round == round) else { return };
        let only = &row[at..=at];
        for meeting in only {
            tell_points(meeting, state, why);
        }
        for tie_break in &self.tie_breaks {
            if let TieBreak::Official(code) = tie_break {
                self.official.explain_round(player.index(), *code, round.index(), why);
            } else if let Some(part) = tie_break.of_games(only, &self.meetings, state, &mut ()) {
                why.tell(SEED, part_for(part, tie_break.name()));
            }
        }
    }
}

/// The clause of the tie-breaks of the seed documents.
const SEED: &str = "Swiss ranking";

/// Returns the table from which the tie-breaks of teams are computed after a round.
fn team_table(state: &State, round: RoundNo, rules: &MatchRules, how: TieBreakRules) -> TeamTable {
    let rounds = usize::from(round.0).min(state.rounds.len());
    let fixed = how.predetermined.unwrap_or_else(|| state.setup.pairing.system().is_predetermined());
    let PointSystem { win, draw, loss, .. } = rules.match_points;
    let own = TeamRules {
        primary: state.setup.pairing.system().primary_score(),
        boards: rules.boards.into(),
        match_points: MatchPoints { win, draw, loss },
        game_points: rules.board_points,
        rounds,
        announced: usize::from(crate::pairing::propose::rounds(state)).max(rounds),
        edition: how.edition,
        pairings: if fixed { Pairings::Predetermined } else { Pairings::Swiss },
    };
    let slots: Vec<PlayerId> = (1_u32..).map(PlayerId).take(state.registered()).collect();
    let until = RoundNo(u16::try_from(rounds).unwrap_or(u16::MAX));
    let records = team_records(state, rules, until, &slots);
    let teams = state.slots().zip(records).map(|(team, records)| {
        let number = team.map_or(u32::MAX, |team| team.number.map_or(team.id.0, u32::from));
        let rating = team.and_then(|team| state.rating_of(team)).map(whole);
        (tie_breaks::Player { number, rating }, records)
    });
    let mut table = TeamTable::new(own, &teams.collect::<Vec<_>>());
    for (at, team) in slots.iter().enumerate() {
        for score in [TeamScore::MatchPoints, TeamScore::GamePoints] {
            table.add(at, score, state.added_to(score, round, *team));
        }
    }
    table
}

/// Returns the table from which the tie-breaks of C.07 are computed after a round.
#[must_use]
pub fn table(state: &State, round: RoundNo, meetings: &Meetings, rules: TieBreakRules) -> Table {
    let fixed = rules.predetermined.unwrap_or_else(|| state.setup.pairing.system().is_predetermined());
    let pairings = if fixed { Pairings::Predetermined } else { Pairings::Swiss };
    let players = state.slots().map(|player| tie_breaks::Player {
        number: player.map_or(u32::MAX, |player| player.number.map_or(player.id.0, u32::from)),
        rating: player.and_then(|player| state.rating_of(player)).map(whole),
    });
    let rounds = usize::from(round.0).min(state.rounds.len());
    let points = state.setup.game.points().copied().unwrap_or_default();
    let mut table = Table::new(players.collect(), rounds, points, pairings);
    table.edition = rules.edition;
    table.count_unrated(rules.unrated);
    table.announced = usize::from(crate::pairing::propose::rounds(state)).max(rounds);
    for player in &state.players {
        let at = player.id.index();
        for (from, ratings) in player.rated_from.iter().filter(|_| rules.by_round) {
            if let Some(rating) = state.of_period(ratings) {
                table.rate_from(at, from.index(), whole(rating));
            }
        }
        // A player who is absent without a bye gets no points, whatever a zero-point bye is worth.
        for missed in 0..rounds {
            table.set(at, missed, Record::bye(RecordKind::ZeroPointBye, Points::ZERO));
        }
        for meeting in meetings.of(player.id) {
            table.set(at, meeting.round.index(), record(meeting, at));
        }
    }
    table
}

/// Returns a rating in whole points, halves up.
const fn whole(rating: Rating) -> i64 {
    (rating.units() + 500).div_euclid(1000)
}

fn record(meeting: &Meeting, player: usize) -> Record {
    let points = meeting.points;
    if !meeting.counts {
        return Record::bye(RecordKind::ZeroPointBye, points);
    }
    let (opponent, color, result) = match meeting.kind {
        MeetingKind::Bye(bye) => {
            let kind = match bye {
                ByeKind::PairingAllocated => RecordKind::PairingAllocatedBye,
                ByeKind::FullPoint => RecordKind::FullPointBye,
                ByeKind::HalfPoint => RecordKind::HalfPointBye,
                ByeKind::ZeroPoint => RecordKind::ZeroPointBye,
            };
            return Record::bye(kind, points);
        }
        MeetingKind::Board { opponent, color, result, .. } => (opponent, color, result),
    };
    let kind = match result {
        MeetingResult::Open => RecordKind::Open,
        MeetingResult::Adjourned => RecordKind::Adjourned,
        MeetingResult::Played { side, .. } => RecordKind::Played(side),
        MeetingResult::Forfeit { won } => {
            RecordKind::Forfeit(if won { GameScore::Win } else { GameScore::Loss })
        }
    };
    // In Crikey a player may be seated against himself; that is no opponent.
    let opponent = u32::try_from(opponent.index()).ok().filter(|_| opponent.index() != player);
    Record { kind, opponent, color: Some(color), points }
}

/// Creates a value from ten-thousandths, with so many decimals at least. It is equal to the value that
/// [`Value::read`] reads from its text, so that a sealed table and a computed one are equal.
const fn as_it_is_read(number: i64, places: usize) -> Value {
    let hundredths = number / 100;
    if number % ONE == 0 && places == 0 {
        Value::Count(number / ONE)
    } else if number % 1000 == 0 && places < 2 {
        Value::Points(Points::from_units(hundredths), 1)
    } else if number % 100 == 0 {
        Value::Points(Points::from_units(hundredths), 2)
    } else if number % 10 == 0 {
        Value::Mean(number / 10)
    } else {
        Value::Exact(number, 4)
    }
}

/// Returns the places drawn by lot.
fn lots(state: &State) -> Vec<Value> {
    let mut values = vec![Value::None; state.registered()];
    for (place, player) in (1..).zip(&*state.lots) {
        values.get_mut(player.index()).into_iter().for_each(|value| *value = Value::Count(place));
    }
    values
}

/// Returns the values given by the director.
fn given(state: &State, name: &str) -> Vec<Value> {
    let given = state.given.iter().find(|(one, _)| &***one == name).map(|(_, values)| values);
    let value = |player: Option<&Player>| {
        let value = given.and_then(|given| given.get(&player?.id));
        value.map_or(Value::None, |points| as_it_is_read(points.units() * 100, 0))
    };
    state.slots().map(value).collect()
}

fn tell_points(meeting: &Meeting, state: &State, why: &mut dyn Why) {
    why.tell("points", points_of_round(meeting.round, meeting.points, in_words(meeting, state)));
}

fn in_words(meeting: &Meeting, state: &State) -> why::Value {
    let (opponent, result) = match meeting.kind {
        MeetingKind::Bye(bye) => return why::Value::word(bye.name()),
        MeetingKind::Board { opponent, result, .. } => (state.name(opponent), result),
    };
    let how = match result {
        MeetingResult::Open => words::not_finished(opponent),
        MeetingResult::Adjourned => words::adjourned(opponent),
        MeetingResult::Played { .. } => words::against(opponent),
        MeetingResult::Forfeit { .. } => fact!("forfeit-against", "by forfeit, against {opponent}", opponent),
    };
    if meeting.counts {
        return how.into();
    }
    fact!("left-early", "{how}, does not count: left before half of the games", how).into()
}

fn sum(points: impl Display) -> Fact {
    fact!("sum", "sum {points}", points)
}

fn named(name: why::Value, value: impl Display) -> Fact {
    fact!("value-of", "{name} {value}", name, value)
}

const fn key(value: &Value) -> Exact {
    match value {
        Value::Points(points, _) => Some(points.units()),
        Value::Count(count) | Value::Mean(count) | Value::Exact(count, _) => Some(*count),
        Value::Rating(rating, _) => Some(rating.units()),
        Value::Rank(_) | Value::None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shown_value_is_read_as_the_same_value() {
        for number in [0, 50_000, 52_500, 52_550, 52_555, 185_000, 10, -5_000, 1] {
            for places in 0..3 {
                let value = as_it_is_read(number, places);
                let shown = value.to_string();
                assert_eq!(Value::read("BH", &shown), Some(value), "{shown}");
                assert_eq!(shown, Shown(Some(number), places).to_string());
            }
        }
    }
}
