//! The result of a board, of any game.

use serde::{Deserialize, Serialize};

use super::crikey::CrikeyOutcome;
use super::dice::Hand;
use super::scoring::GameScore;
use super::tractor;
use crate::basics::number::Points;

/// The outcome of a board: one kind per game, and those of any game of two.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Outcome {
    /// A game that was played, with each side's result; an arbiter may have set them separately (`½-0`).
    Game {
        /// White's result.
        white: GameScore,
        /// Black's result.
        black: GameScore,
        /// True if it counts for ratings.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        rated: bool,
    },
    /// A game that was not played: one side gets the point, or neither in a double forfeit.
    Forfeit {
        /// True if White gets it.
        white: bool,
        /// True if Black gets it.
        black: bool,
    },
    /// An adjourned game: a draw for pairing until its result is known.
    Adjourned,
    /// A game of Crikey.
    Crikey(CrikeyOutcome),
    /// A table of poker dice: a hand for each seat.
    Dice(Vec<Hand>),
    /// A round of Tractor.
    Tractor(tractor::round::Round),
    /// A round of Tractor with a known score but without tricks (from format 7 on).
    TractorScore(tractor::round::Score),
    /// A match of two teams (from format 8 on).
    Match(Match),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_yes(rated: &bool) -> bool {
    *rated
}

const fn yes() -> bool {
    true
}

impl Outcome {
    /// Creates the outcome of a played and rated game of two.
    #[must_use]
    pub const fn game(white: GameScore, black: GameScore) -> Self {
        Self::Game { white, black, rated: true }
    }

    /// Returns a result of two as text; for tables only a brief description.
    #[must_use]
    pub fn scored(&self) -> String {
        let side = |side| match side {
            GameScore::Win => "1",
            GameScore::Draw => "½",
            GameScore::Loss => "0",
        };
        let point = |won: bool| if won { "+" } else { "-" };
        match self {
            Self::Forfeit { white, black } => format!("{} – {}", point(*white), point(*black)),
            Self::Adjourned => "adjourned".to_owned(),
            Self::Crikey(crikey) => {
                let (white, black) = (crikey.result, crikey.result.opposite());
                format!("{} – {} {}:{}", side(white), side(black), crikey.white_pieces, crikey.black_pieces)
            }
            Self::Game { white, black, rated } => {
                format!("{} – {}{}", side(*white), side(*black), if *rated { "" } else { " unrated" })
            }
            Self::Dice(_) => "other hands".to_owned(),
            Self::Tractor(_) => "other tricks".to_owned(),
            Self::TractorScore(score) => format!("{} points", score.points),
            Self::Match(held) => format!("{} – {}", held.score[0], held.score[1]),
        }
    }

    /// Returns the result of a game of two with the sides exchanged; other results stay.
    #[must_use]
    pub fn exchanged(&self) -> Self {
        match self {
            Self::Game { white, black, rated } => Self::Game { white: *black, black: *white, rated: *rated },
            Self::Forfeit { white, black } => Self::Forfeit { white: *black, black: *white },
            Self::Crikey(held) => Self::Crikey(CrikeyOutcome {
                result: held.result.opposite(),
                white_pieces: held.black_pieces,
                black_pieces: held.white_pieces,
            }),
            Self::Adjourned | Self::Dice(_) | Self::Tractor(_) | Self::TractorScore(_) | Self::Match(_) => {
                self.clone()
            }
        }
    }

    /// Returns true for an adjourned game, and for a match of teams with one: its result may still change.
    #[must_use]
    pub fn is_adjourned(&self) -> bool {
        match self {
            Self::Adjourned => true,
            Self::Match(held) => held.games.contains(&Self::Adjourned),
            Self::Game { .. }
            | Self::Forfeit { .. }
            | Self::Crikey(_)
            | Self::Dice(_)
            | Self::Tractor(_)
            | Self::TractorScore(_) => false,
        }
    }

    /// Returns true if this result finishes the adjourned game of another one, or adjourned games of a match,
    /// and changes nothing else.
    #[must_use]
    pub fn finishes(&self, was: &Self) -> bool {
        match (was, self) {
            (Self::Adjourned, now) => *now != Self::Adjourned,
            (Self::Match(was), Self::Match(now)) => {
                let games = || was.games.iter().zip(&now.games);
                was != now
                    && was.line_ups == now.line_ups
                    && was.games.len() == now.games.len()
                    && games().all(|(was, now)| was == now || *was == Self::Adjourned)
            }
            (_, _) => false,
        }
    }

    /// Returns each side's result of a game of two that was played.
    #[must_use]
    pub const fn sides(&self) -> Option<(GameScore, GameScore)> {
        match self {
            Self::Game { white, black, .. } => Some((*white, *black)),
            Self::Crikey(outcome) => Some((outcome.result, outcome.result.opposite())),
            Self::Match(held) => Some(held.sides()),
            Self::Forfeit { .. }
            | Self::Adjourned
            | Self::Dice(_)
            | Self::Tractor(_)
            | Self::TractorScore(_) => None,
        }
    }
}

/// A line-up: the players at the boards, board 1 first, by their places in the team's list from 1; 0 is an
/// empty board.
pub type LineUp = Vec<u16>;

/// The result of a match. The first team is the one in the first seat; its colour at board 1 is that of
/// the event's rule (`team::BoardColors`).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// The line-ups of the first and of the second team.
    pub line_ups: [LineUp; 2],
    /// The result at each board; White is the player with White at that board.
    pub games: Vec<Outcome>,
    /// The game points of the first and of the second team.
    pub score: [Points; 2],
}

impl Match {
    /// Returns the result for the first and for the second team: more game points win.
    #[must_use]
    pub const fn sides(&self) -> (GameScore, GameScore) {
        let [first, second] = self.score;
        if first.units() > second.units() {
            (GameScore::Win, GameScore::Loss)
        } else if first.units() < second.units() {
            (GameScore::Loss, GameScore::Win)
        } else {
            (GameScore::Draw, GameScore::Draw)
        }
    }

    /// Returns true if at least one game was played, so that the match counts as played (C.04.6 1.6).
    #[must_use]
    pub fn was_played(&self) -> bool {
        self.games.iter().any(|game| !matches!(game, Outcome::Forfeit { .. }))
    }

    /// Returns true if no game was played and both teams won as much by forfeit: a drawn match, if they won
    /// anything (`team-swiss` 8: game points decide).
    #[must_use]
    pub fn is_drawn_by_forfeits(&self) -> bool {
        let [first, second] = self.score;
        let has_win = |game: &Outcome| matches!(game, Outcome::Forfeit { white, black } if *white || *black);
        first == second && !self.was_played() && self.games.iter().any(has_win)
    }
}
