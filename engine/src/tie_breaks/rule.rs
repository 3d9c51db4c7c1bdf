//! All that the rest of the program knows of a kind of tie-break.

use super::Exact;
use super::basis::Basis;
use super::modifiers::Modifiers;
use super::working::{Names, Shown};
use crate::basics::why::{Fact, Why};
use crate::game::team::TeamScore;

/// The facts of a kind of tie-break that do not depend on an event.
#[derive(Debug)]
pub(super) struct About {
    /// The code in lists and reports, without modifiers.
    pub code: &'static str,
    /// The name in words.
    pub name: &'static str,
    /// The computation, in a line.
    pub help: &'static str,
    /// The article that defines it, as reasons name it: `C.07 8.1`.
    pub article: &'static str,
    /// The letters of the modifiers that it takes.
    pub modifiers: &'static str,
    /// The least number of decimals of its values on screens and in reports.
    pub decimals: usize,
    /// The least format of an event file that can name it.
    pub format: u32,
    /// The scores or ratings that it needs.
    pub needs: Needs,
    /// The games that can change a player's value or its explanation.
    pub reach: Reach,
}

/// The scores or ratings that a tie-break needs, on which it depends whether an event can use it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Needs {
    /// Points and results alone.
    Results,
    /// Opponents' adjusted scores, which events with predetermined pairings do not have (8).
    AdjustedScores,
    /// The player's own rating (10.6).
    OwnRating,
    /// Opponents' ratings, so that it is undefined for all if one player has none (10), unless the event has
    /// a rule for them ([`Unrated`](super::Unrated)).
    OpponentsRatings,
}

/// The games that can change a player's value or its explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// The player's games and those of the opponents.
    Opponents,
    /// Games of others too.
    Others,
}

/// A question for an explanation.
pub(super) struct Asked<'a> {
    /// The table and the values computed from it.
    pub basis: &'a Basis,
    /// The player, by place in the table.
    pub player: usize,
    /// The modifiers of the tie-break.
    pub modifiers: Modifiers,
    /// For a direct encounter, the tied players.
    pub tied: &'a [usize],
    /// The names of players.
    pub names: Names<'a>,
}

/// The part of a round in a value.
pub(super) struct Part {
    /// The value of the round.
    pub value: Shown,
    /// The reason, if the value is cut.
    pub cut: Option<Fact>,
}

/// A kind of tie-break: a file each in `tie_breaks::kinds`.
pub(super) trait Rule {
    /// Returns the facts that do not depend on an event.
    fn about(&self) -> &About;

    /// Returns the value of each player.
    fn values(&self, basis: &Basis, modifiers: Modifiers) -> Vec<Exact>;

    /// Returns true if only events of teams have it.
    fn is_of_teams(&self) -> bool {
        false
    }

    /// Returns true if it compares those who are tied, so that [`resolve`](Self::resolve) orders them.
    fn is_encounter(&self) -> bool {
        false
    }

    /// Orders tied participants: returns them in parts, best first; those in the same part are still tied.
    fn resolve(&self, _basis: &Basis, _modifiers: Modifiers, group: &[usize]) -> Vec<Vec<usize>> {
        vec![group.to_vec()]
    }

    /// Returns the score of teams in which participants must be equal for it to count; `None` for any.
    fn equal_in(&self) -> Option<TeamScore> {
        None
    }

    /// Returns true if a smaller value is better, without the modifier `/R`.
    fn is_lower_better(&self) -> bool {
        false
    }

    /// Reports to `why` how a player's value is computed.
    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why);

    /// Returns a round's part, from 0, of a player's value; `None` if the value is no sum over rounds or the
    /// round does not count.
    fn part(&self, _basis: &Basis, _player: usize, _modifiers: Modifiers, _round: usize) -> Option<Part> {
        None
    }
}
