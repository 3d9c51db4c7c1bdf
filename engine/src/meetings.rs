//! Who met whom, with which colour and result: the crosstable (wall chart) of a game of two.
//!
//! Standings, tie-breaks, the crosstable screen and the player card all read this.

use super::action::{ByeKind, Outcome};
use super::id::{BoardNo, PlayerId, RoundNo};
use super::number::Points;
use super::pairing::field::Color;
use super::setup::PointSystem;
use super::state::{Board, State};
use crate::scoring::GameScore;

/// One round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    /// The round.
    pub round: RoundNo,
    /// What it was.
    pub kind: MeetingKind,
    /// The points it brought.
    pub points: Points,
}

/// What a round was to a player.
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
        /// How it ended.
        result: MeetingResult,
    },
    /// A bye.
    Bye(ByeKind),
}

/// How a board ended for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MeetingResult {
    /// Not yet.
    Open,
    /// A game that goes on later; it counts as a draw until then.
    Adjourned,
    /// A game was played.
    Played {
        /// The player's result.
        side: GameScore,
        /// Whether it counts for ratings.
        rated: bool,
    },
    /// A game was not played.
    Forfeit {
        /// Whether the player got the point.
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
    /// Whether this is a game that counts as played, an adjourned one included.
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

    /// Whether this is a game played with Black.
    #[must_use]
    pub const fn is_black_game(&self) -> bool {
        match self.kind {
            MeetingKind::Board { color: Color::Black, result, .. } => result.is_game(),
            MeetingKind::Board { .. } | MeetingKind::Bye(_) => false,
        }
    }
}

impl Meetings {
    /// Collects the meetings of the first rounds of an event; nothing where the game is not for two.
    #[must_use]
    pub fn after(state: &State, round: RoundNo) -> Self {
        let rounds = usize::from(round.0).min(state.rounds.len());
        let mut rows: Vec<Vec<Meeting>> = state.players.iter().map(|_| Vec::with_capacity(rounds)).collect();
        if let Some(points) = state.setup.game.points() {
            for (at, held) in state.rounds.iter().enumerate().take(round.0.into()) {
                let number = RoundNo(u16::try_from(at + 1).unwrap_or(u16::MAX));
                for (at, board) in held.boards.iter().enumerate() {
                    let place = BoardNo(u16::try_from(at + 1).unwrap_or(u16::MAX));
                    add_board(&mut rows, points, number, place, board);
                }
                for (player, bye) in &held.byes {
                    let points = bye_points(points, *bye);
                    let meeting = Meeting { round: number, kind: MeetingKind::Bye(*bye), points };
                    rows.get_mut(player.index()).into_iter().for_each(|row| row.push(meeting));
                }
            }
        }
        let points = rows.iter().map(|row| row.iter().map(|meeting| meeting.points).sum()).collect();
        Self { rows, points }
    }

    /// Returns a player's rounds in order; a round in which nothing happened is not there.
    #[must_use]
    pub fn of(&self, player: PlayerId) -> &[Meeting] {
        self.rows.get(player.index()).map_or(&[], Vec::as_slice)
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
    for (player, opponent, color, result) in sides {
        let kind = MeetingKind::Board { board: place, opponent, color, result };
        let meeting = Meeting { round, kind, points: result_points(points, result) };
        rows.get_mut(player.index()).into_iter().for_each(|row| row.push(meeting));
    }
}

fn results(outcome: Option<&Outcome>) -> (MeetingResult, MeetingResult) {
    let Some(outcome) = outcome else { return (MeetingResult::Open, MeetingResult::Open) };
    let rated = !matches!(outcome, Outcome::Game { rated: false, .. });
    if let Some((white, black)) = outcome.sides() {
        return (MeetingResult::Played { side: white, rated }, MeetingResult::Played { side: black, rated });
    }
    match outcome {
        Outcome::Forfeit { white, black } => {
            (MeetingResult::Forfeit { won: *white }, MeetingResult::Forfeit { won: *black })
        }
        Outcome::Adjourned => (MeetingResult::Adjourned, MeetingResult::Adjourned),
        Outcome::Game { .. } | Outcome::Crikey(_) | Outcome::Dice(_) | Outcome::Tractor(_) => {
            (MeetingResult::Open, MeetingResult::Open)
        }
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

/// Returns what a bye is worth.
#[must_use]
pub const fn bye_points(points: &PointSystem, bye: ByeKind) -> Points {
    match bye {
        ByeKind::PairingAllocated => points.pairing_allocated_bye,
        ByeKind::FullPoint => points.win,
        ByeKind::HalfPoint => points.draw,
        ByeKind::ZeroPoint => points.zero_point_bye,
    }
}
