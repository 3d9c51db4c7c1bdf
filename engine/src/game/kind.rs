//! The games that an event can play.

use serde::{Deserialize, Serialize};

use super::scoring::PointSystem;
use super::team::{BoardGame, MatchRules};
use super::tractor::cards::Rank;

/// The game: how a board is played, and what its result records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Game {
    /// Win, draw, loss, forfeits.
    Chess(PointSystem),
    /// Win, draw, loss and the value of both sides' remaining pieces.
    Crikey(PointSystem),
    /// Win or loss only.
    Decided(PointSystem),
    /// Poker dice: two to ten players a table, five dice each.
    Dice,
    /// Four seats, two partnerships, a round recorded trick by trick.
    Tractor(TractorStart),
    /// A match of two teams at several boards.
    Match(MatchRules),
}

/// The starting ranks of a game of Tractor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TractorStart {
    /// The rank of the partnership in the first and third seat.
    pub team1: Rank,
    /// The rank of the partnership in the second and fourth seat.
    pub team2: Rank,
}

impl Game {
    /// Returns the name in words.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Chess(_) => "chess",
            Self::Crikey(_) => "Crikey",
            Self::Decided(_) => "decided game",
            Self::Dice => "poker dice",
            Self::Tractor(_) => "Tractor",
            Self::Match(_) => "team match",
        }
    }

    /// Returns the minimum and maximum number of seats of a board or table.
    #[must_use]
    pub const fn seats(&self) -> (usize, usize) {
        match self {
            Self::Chess(_) | Self::Crikey(_) | Self::Decided(_) | Self::Match(_) => (2, 2),
            Self::Dice => (2, 10),
            Self::Tractor(_) => (4, 4),
        }
    }

    /// Returns the word for those who are registered and paired: a team or a player.
    #[must_use]
    pub const fn entrant(&self) -> &'static str {
        match self {
            Self::Match(_) => "team",
            Self::Chess(_) | Self::Crikey(_) | Self::Decided(_) | Self::Dice | Self::Tractor(_) => "player",
        }
    }

    /// Returns the name of the place where players meet: a board for two, a table for more, a match for
    /// teams.
    #[must_use]
    pub const fn place(&self) -> &'static str {
        match self {
            Self::Match(_) => "match",
            Self::Chess(_) | Self::Crikey(_) | Self::Decided(_) => "board",
            Self::Dice | Self::Tractor(_) => "table",
        }
    }

    /// Returns true if two players meet at a board.
    #[must_use]
    pub const fn is_for_two(&self) -> bool {
        self.seats().1 == 2
    }

    /// Returns true if one of the two at a board has White and the other Black, or a team at its first board.
    #[must_use]
    pub const fn has_colors(&self) -> bool {
        match self {
            Self::Chess(_) | Self::Crikey(_) | Self::Decided(_) => true,
            Self::Dice | Self::Tractor(_) => false,
            Self::Match(rules) => rules.has_colors(),
        }
    }

    /// Returns the point system for changes, if the game has one.
    pub const fn points_mut(&mut self) -> Option<&mut PointSystem> {
        match self {
            Self::Chess(points) | Self::Crikey(points) | Self::Decided(points) => Some(points),
            Self::Match(rules) => Some(&mut rules.match_points),
            Self::Dice | Self::Tractor(_) => None,
        }
    }

    /// Returns the rules of a match, if the event is one of teams.
    #[must_use]
    pub const fn match_rules(&self) -> Option<&MatchRules> {
        match self {
            Self::Match(rules) => Some(rules),
            Self::Chess(_) | Self::Crikey(_) | Self::Decided(_) | Self::Dice | Self::Tractor(_) => None,
        }
    }

    /// Returns the game that persons play: in an event of teams the game at the boards of a match.
    /// A round of Tractor in a match is won or lost, for each person of a partnership.
    #[must_use]
    pub fn of_persons(&self) -> Self {
        let Some(rules) = self.match_rules() else { return self.clone() };
        match rules.game {
            BoardGame::Chess => Self::Chess(rules.board_points),
            BoardGame::Crikey => Self::Crikey(rules.board_points),
            BoardGame::Decided | BoardGame::Tractor => Self::Decided(rules.board_points),
        }
    }

    /// Returns the point system, if results of the game are worth points.
    #[must_use]
    pub const fn points(&self) -> Option<&PointSystem> {
        match self {
            Self::Chess(points) | Self::Crikey(points) | Self::Decided(points) => Some(points),
            Self::Match(rules) => Some(&rules.match_points),
            Self::Dice | Self::Tractor(_) => None,
        }
    }
}
