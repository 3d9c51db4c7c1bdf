//! The extended Sonneborn-Berger of teams (C.07 13.2): an opponent's score times the points scored against
//! it, each in one of the two scores.

use super::elements::{Measure, Summed};
use crate::basics::file_format::FORMAT_8;
use crate::game::team::TeamScore::{self, GamePoints, MatchPoints};
use crate::tie_breaks::rule::{About, Needs, Reach};

/// EMMSB.
pub(super) const MATCH_MATCH: Summed = of(
    "EMMSB",
    "extended Sonneborn-Berger, match and match points",
    "each opponent's match points times the match points scored in that round, summed",
    [MatchPoints, MatchPoints],
);

/// EMGSB.
pub(super) const MATCH_GAME: Summed = of(
    "EMGSB",
    "extended Sonneborn-Berger, match and game points",
    "each opponent's match points times the game points scored in that round, summed",
    [MatchPoints, GamePoints],
);

/// EGMSB.
pub(super) const GAME_MATCH: Summed = of(
    "EGMSB",
    "extended Sonneborn-Berger, game and match points",
    "each opponent's game points times the match points scored in that round, summed",
    [GamePoints, MatchPoints],
);

/// EGGSB.
pub(super) const GAME_GAME: Summed = of(
    "EGGSB",
    "extended Sonneborn-Berger, game and game points",
    "each opponent's game points times the game points scored in that round, summed",
    [GamePoints, GamePoints],
);

/// Returns a sum of an opponent's score times the points scored, in these scores.
const fn of(code: &'static str, name: &'static str, help: &'static str, scores: [TeamScore; 2]) -> Summed {
    let about = About {
        code,
        name,
        help,
        article: "C.07 13.2",
        modifiers: "CMP",
        decimals: 2,
        format: FORMAT_8,
        needs: Needs::Results,
        reach: Reach::Opponents,
    };
    Summed { about, is_fore: false, measure: Measure::Product, scores: Some(scores) }
}
