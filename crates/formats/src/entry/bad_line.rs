//! The faults of a typed line of Tractor, each with the expected input.

use engine::game::tractor::cards::BadPlay;
use engine::game::tractor::round::Refusal;
use engine::game::tractor::trick::BadTrick;

/// The typed form of a card.
const CARD: &str = "suits H S C D, ranks 2 to 9 T J Q K A, BJ, RJ";

/// The typed form of the first line of a round.
pub(super) const OPENING: &str = "the main suit H S C D or O (none) and the dealer's seat 1 to 4: H 2; or only the score, the defenders' points and the dealer: 85 2";

/// The fault of a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum BadLine {
    /// The first line has no main suit.
    #[error("the main suit is missing (expected {OPENING})")]
    NoMainSuit,
    /// The first field is not a main suit.
    #[error("`{0}` is not a main suit (expected {OPENING})")]
    NotAMainSuit(String),
    /// The first field begins with a digit, but is not a number of points.
    #[error("`{0}` is not the points of the defenders (expected a number: 85)")]
    NotPoints(String),
    /// The first line has no dealer, and no dealer is next in turn.
    #[error("the dealer is missing (expected {OPENING})")]
    NoDealer,
    /// No seat or name of the table.
    #[error("nobody at this table is `{0}` (expected seat 1 to 4 or a name)")]
    NoSuchSeat(String),
    /// The beginning of several names.
    #[error("more than one player is `{0}` (expected seat 1 to 4, or more of the name)")]
    Ambiguous(String),
    /// A third field on the first line.
    #[error("`{0}` is one too many (expected {OPENING})")]
    OneTooMany(String),
    /// A line below the score.
    #[error("the score alone has no tricks (Enter records it)")]
    ScoreAlone,
    /// A trick after the last one.
    #[error("the round is over (Enter records it)")]
    RoundIsOver,
    /// A fifth play.
    #[error("a trick has four plays (Enter closes it)")]
    TrickIsFull,
    /// A character without a meaning in cards.
    #[error("no card has a `{}` (expected {CARD})", .0.escape_debug())]
    NotOnACard(char),
    /// An impossible first half of a card.
    #[error("no card begins with `{0}` (expected {CARD})")]
    NoSuchCard(String),
    /// A play that is not a row of cards.
    #[error("{0} (expected {way_out})", way_out = .0.way_out())]
    Play(#[from] BadPlay),
    /// A line that is not a trick.
    #[error("{0} (expected {way_out})", way_out = .0.way_out())]
    Trick(#[from] BadTrick),
    /// A play that the judge refuses.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// A refusal of the judge, with the names of the players.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{sentence} (expected {})", refusal.way_out())]
pub(super) struct Refused {
    pub(super) sentence: String,
    pub(super) refusal: Refusal,
}

/// A trick that is impossible if the players keep their cards although another one leads first.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "the players cannot have kept their cards, trick {trick}: {why} (keep the order of play, or correct the trick)"
)]
pub struct CardsMoved {
    /// The number of the trick, from 1.
    pub trick: usize,
    /// The fault of the trick with the new dealer, in words.
    pub why: String,
}
