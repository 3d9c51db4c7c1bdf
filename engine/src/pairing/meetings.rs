//! The meetings of players, with colours and results: the crosstable (wall chart) of a game of two.
//!
//! Standings, tie-breaks, the crosstable screen and the player card all use it.

use std::collections::BTreeSet;

use super::field::Color;
use super::unranked;
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::event::action::{ByeKind, Outcome};
use crate::event::kept::{AdjustedPoints, ValuedResult};
use crate::event::setup::PointSystem;
use crate::event::state::{Board, State};
use crate::game::scoring::GameScore;

/// One round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    /// The round.
    pub round: RoundNo,
    /// The board or the bye.
    pub kind: MeetingKind,
    /// The points of the round.
    pub points: Points,
    /// True if it counts: games of a player who left a round robin too early do not ([`unranked::void`]).
    pub counts: bool,
}

/// The result of a round for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MeetingKind {
    /// A board.
    Board {
        /// Its number.
        board: BoardNo,
        /// The opponent.
        opponent: PlayerId,
        /// The player's colour.
        color: Color,
        /// The result.
        result: MeetingResult,
    },
    /// A bye.
    Bye(ByeKind),
}

impl MeetingKind {
    /// Returns the result for which an event can set other points than the point system has.
    #[must_use]
    pub const fn valued(self) -> Option<ValuedResult> {
        Some(match self {
            Self::Board { result: MeetingResult::Played { side, .. }, .. } => match side {
                GameScore::Win => ValuedResult::Win,
                GameScore::Draw => ValuedResult::Draw,
                GameScore::Loss => ValuedResult::Loss,
            },
            Self::Board { result: MeetingResult::Forfeit { won: true }, .. } => ValuedResult::ForfeitWin,
            Self::Board { result: MeetingResult::Forfeit { won: false }, .. } => ValuedResult::ForfeitLoss,
            Self::Bye(ByeKind::FullPoint) => ValuedResult::FullPointBye,
            Self::Bye(ByeKind::HalfPoint) => ValuedResult::HalfPointBye,
            Self::Bye(ByeKind::ZeroPoint) => ValuedResult::ZeroPointBye,
            Self::Board { result: MeetingResult::Open | MeetingResult::Adjourned, .. }
            | Self::Bye(ByeKind::PairingAllocated) => return None,
        })
    }

    /// Returns its points in the point system.
    #[must_use]
    pub const fn worth(self, points: &PointSystem) -> Points {
        match self {
            Self::Board { result, .. } => result_points(points, result),
            Self::Bye(bye) => bye_points(points, bye),
        }
    }
}

/// The result of a board for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MeetingResult {
    /// No result yet.
    Open,
    /// A game that is continued later; it counts as a draw until then.
    Adjourned,
    /// A game was played.
    Played {
        /// The player's result.
        side: GameScore,
        /// True if it counts for ratings.
        rated: bool,
    },
    /// A game was not played.
    Forfeit {
        /// True if the player got the point.
        won: bool,
    },
}

/// All meetings of an event after some round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meetings {
    rows: Vec<Vec<Meeting>>,
    points: Vec<Points>,
}

impl MeetingResult {
    /// Returns true if this is a game that counts as played, an adjourned one included.
    #[must_use]
    pub const fn is_game(self) -> bool {
        matches!(self, Self::Played { .. } | Self::Adjourned)
    }
}

impl Meeting {
    /// Returns the opponent of a game that counts as played.
    #[must_use]
    pub const fn opponent_played(&self) -> Option<PlayerId> {
        match self.kind {
            MeetingKind::Board { opponent, result, .. } if result.is_game() => Some(opponent),
            MeetingKind::Board { .. } | MeetingKind::Bye(_) => None,
        }
    }

    /// Returns true if this is a game played with Black.
    #[must_use]
    pub const fn is_black_game(&self) -> bool {
        match self.kind {
            MeetingKind::Board { color: Color::Black, result, .. } => result.is_game(),
            MeetingKind::Board { .. } | MeetingKind::Bye(_) => false,
        }
    }
}

impl Meetings {
    /// Collects the meetings of the first rounds of an event; empty if the game is not for two.
    #[must_use]
    pub fn after(state: &State, round: RoundNo) -> Self {
        let rounds = usize::from(round.0).min(state.rounds.len());
        let mut rows: Vec<Vec<Meeting>> = state.slots().map(|_| Vec::with_capacity(rounds)).collect();
        if let Some(points) = state.setup.game.points() {
            for (at, held) in state.rounds.iter().enumerate().take(round.0.into()) {
                let number = RoundNo(u16::try_from(at + 1).unwrap_or(u16::MAX));
                for (at, board) in held.boards.iter().enumerate() {
                    let place = BoardNo(u16::try_from(at + 1).unwrap_or(u16::MAX));
                    add_board(&mut rows, points, number, place, board);
                }
                for (player, bye) in &held.byes {
                    let points = bye_points(points, *bye);
                    let meeting =
                        Meeting { round: number, kind: MeetingKind::Bye(*bye), points, counts: true };
                    rows.get_mut(player.index()).into_iter().for_each(|row| row.push(meeting));
                }
            }
        }
        value(&mut rows, &state.adjusted_points);
        strike(&mut rows, &unranked::void(state, round));
        let sum = |(row, player): (&Vec<Meeting>, PlayerId)| {
            let added = state.adjusted_points.iter().map(|points| points.added(round, player));
            row.iter().map(|meeting| meeting.points).chain(added).sum()
        };
        let points = rows.iter().zip((1..).map(PlayerId)).map(sum).collect();
        Self { rows, points }
    }

    /// Returns a player's rounds in order, without those in which the player had neither a board nor a bye.
    #[must_use]
    pub fn of(&self, player: PlayerId) -> &[Meeting] {
        self.rows.get(player.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns the points of each player who was ever registered, by number.
    pub fn all_points(&self) -> impl Iterator<Item = Points> {
        self.points.iter().copied()
    }

    /// Returns a player's points.
    #[must_use]
    pub fn points(&self, player: PlayerId) -> Points {
        self.points.get(player.index()).copied().unwrap_or_default()
    }
}

fn add_board(rows: &mut [Vec<Meeting>], points: &PointSystem, round: RoundNo, place: BoardNo, board: &Board) {
    let [white, black] = board.seats[..] else { return };
    let (for_white, for_black) = results(board.outcome.as_ref());
    let sides = [(white, black, Color::White, for_white), (black, white, Color::Black, for_black)];
    // In a match without a game both teams can have won boards by forfeit, and be equal (team-swiss 8).
    let is_drawn = matches!(&board.outcome, Some(Outcome::Match(held)) if held.is_drawn_by_forfeits());
    for (player, opponent, color, result) in sides {
        let kind = MeetingKind::Board { board: place, opponent, color, result };
        let points = if is_drawn { points.draw } else { result_points(points, result) };
        let meeting = Meeting { round, kind, points, counts: true };
        rows.get_mut(player.index()).into_iter().for_each(|row| row.push(meeting));
    }
}

/// Sets the points of results with other points than the point system has; the later of two settings counts.
fn value(rows: &mut [Vec<Meeting>], adjusted_points: &[AdjustedPoints]) {
    for given in adjusted_points.iter().filter(|given| given.result.is_some()) {
        for (row, player) in rows.iter_mut().zip((1..).map(PlayerId)).filter(|(_, id)| given.is_of(*id)) {
            for meeting in row {
                let result = meeting.kind.valued();
                let worth = result.and_then(|result| given.worth(result, meeting.round, player));
                meeting.points = worth.unwrap_or(meeting.points);
            }
        }
    }
}

/// Sets the points of every game of void players to zero.
fn strike(rows: &mut [Vec<Meeting>], void: &BTreeSet<PlayerId>) {
    if void.is_empty() {
        return;
    }
    for (row, player) in rows.iter_mut().zip((1..).map(PlayerId)) {
        for meeting in row {
            let MeetingKind::Board { opponent, .. } = meeting.kind else { continue };
            if void.contains(&player) || void.contains(&opponent) {
                (meeting.points, meeting.counts) = (Points::ZERO, false);
            }
        }
    }
}

fn results(outcome: Option<&Outcome>) -> (MeetingResult, MeetingResult) {
    let Some(outcome) = outcome else { return (MeetingResult::Open, MeetingResult::Open) };
    // A match without a game was decided by forfeit.
    if let Outcome::Match(held) = outcome
        && !held.was_played()
    {
        let won = |side| MeetingResult::Forfeit { won: side == GameScore::Win };
        let (first, second) = held.sides();
        return (won(first), won(second));
    }
    let rated = !matches!(outcome, Outcome::Game { rated: false, .. });
    if let Some((white, black)) = outcome.sides() {
        return (MeetingResult::Played { side: white, rated }, MeetingResult::Played { side: black, rated });
    }
    match outcome {
        Outcome::Forfeit { white, black } => {
            (MeetingResult::Forfeit { won: *white }, MeetingResult::Forfeit { won: *black })
        }
        Outcome::Adjourned => (MeetingResult::Adjourned, MeetingResult::Adjourned),
        Outcome::Game { .. }
        | Outcome::Crikey(_)
        | Outcome::Dice(_)
        | Outcome::Tractor(_)
        | Outcome::TractorScore(_)
        | Outcome::Match(_) => (MeetingResult::Open, MeetingResult::Open),
    }
}

const fn result_points(points: &PointSystem, result: MeetingResult) -> Points {
    match result {
        MeetingResult::Open => Points::ZERO,
        MeetingResult::Played { side, .. } => points.worth(side),
        MeetingResult::Adjourned => points.draw,
        MeetingResult::Forfeit { won: true } => points.win,
        MeetingResult::Forfeit { won: false } => points.forfeit_loss,
    }
}

/// Returns the points of a bye.
#[must_use]
pub const fn bye_points(points: &PointSystem, bye: ByeKind) -> Points {
    match bye {
        ByeKind::PairingAllocated => points.pairing_allocated_bye,
        ByeKind::FullPoint => points.win,
        ByeKind::HalfPoint => points.draw,
        ByeKind::ZeroPoint => points.zero_point_bye,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::text::Remark;
    use crate::event::action::{Act, PairedBy};
    use crate::event::setup::{Acceleration, PairingSystem, SwissRules};
    use crate::example::{event, setup};
    use crate::pairing::swiss::NamedField;

    /// Three players: the first wins by forfeit against the second, the third has the bye.
    fn played() -> State {
        let mut state =
            event(setup(PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None })), 3);
        let byes = vec![(PlayerId(3), ByeKind::PairingAllocated)];
        let boards = vec![vec![PlayerId(1), PlayerId(2)]];
        let (round, board) = (RoundNo(1), BoardNo(1));
        state.apply(&Act::Publish { round, boards, byes, by: PairedBy::Hand }).unwrap();
        let outcome = Outcome::Forfeit { white: true, black: false };
        state.apply(&Act::Record { round, board, outcome }).unwrap();
        state
    }

    /// Sets points in the terms of reports (result, tenths, round, players), and checks everybody's points
    /// after the round and the added points for the next pairing.
    #[track_caller]
    fn check(given: &[(Option<ValuedResult>, i32, u16, &[u32])], points: &str, more: &str) {
        let mut state = played();
        for (result, tenths, round, players) in given {
            let points = AdjustedPoints {
                result: *result,
                points: Points::from_tenths(*tenths),
                game_points: None,
                round: Some(RoundNo(*round)).filter(|round| round.0 > 0),
                players: players.iter().copied().map(PlayerId).collect(),
            };
            state.apply(&Act::Value { points, reason: Remark::default() }).unwrap();
        }
        let meetings = Meetings::after(&state, RoundNo(1));
        let found: Vec<_> = (1..=3).map(|id| meetings.points(PlayerId(id)).to_string()).collect();
        assert_eq!(found.join(" "), points);
        let rules = SwissRules { acceleration: Acceleration::None };
        let field = NamedField::of(&state, RoundNo(2), rules).unwrap().field;
        let found = field.entrants.iter().map(|one| one.virtual_points.get(1).copied().unwrap_or_default());
        assert_eq!(found.map(|points| points.to_string()).collect::<Vec<_>>().join(" "), more);
    }

    #[test]
    fn adjusted_points_count_in_standings_and_pairings() {
        check(&[], "1.0 0.0 1.0", "0.0 0.0 0.0");
        check(&[(None, -5, 0, &[1])], "0.5 0.0 1.0", "-0.5 0.0 0.0");
        check(&[(None, 10, 2, &[])], "1.0 0.0 1.0", "0.0 0.0 0.0");
        check(&[(Some(ValuedResult::ForfeitWin), 0, 1, &[])], "0.0 0.0 1.0", "-1.0 0.0 0.0");
        check(&[(Some(ValuedResult::ForfeitLoss), 5, 2, &[])], "1.0 0.0 1.0", "0.0 0.0 0.0");
        // The later of two settings about the same result counts; added points are summed.
        let loss = Some(ValuedResult::ForfeitLoss);
        check(&[(loss, 5, 0, &[]), (loss, 2, 0, &[2]), (None, 1, 0, &[2])], "1.0 0.3 1.0", "0.0 0.3 0.0");
    }

    #[test]
    fn points_without_players_or_too_large_are_refused() {
        let state = played();
        let refused = |tenths, round, player| {
            let points = AdjustedPoints {
                result: None,
                points: Points::from_tenths(tenths),
                game_points: None,
                round: Some(RoundNo(round)),
                players: vec![PlayerId(player)],
            };
            state.check(&Act::Value { points, reason: Remark::default() }).is_err()
        };
        assert!(!refused(-10, 1, 1));
        assert!(refused(-10, 1, 9) && refused(-10, 0, 1) && refused(10_001, 1, 1));
    }
}
