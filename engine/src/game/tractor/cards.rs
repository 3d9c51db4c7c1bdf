//! The cards of Tractor and the rows of cards that players put down (2.1).
//!
//! Cards are written as in the game's books: `SA` is the ace of spades, `BJ` and `RJ` are the jokers. The
//! order of cards depends on the round and is in another module.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The cards that a player plays in a round (2.5).
pub const CARDS_PER_PLAYER: u8 = 25;

/// The points of all cards of the two decks (2.1).
pub const POINTS_OF_BOTH_DECKS: u32 = 200;

/// The different cards: four suits of thirteen, and two jokers (2.1). Every one exists twice.
pub const N_CARDS: usize = 54;

/// The letters of the suits (2.1).
const SUIT_LETTERS: [u8; 4] = *b"HSCD";

/// The letters of the ranks, lowest first (2.1).
const RANK_LETTERS: [u8; 13] = *b"23456789TJQKA";

/// Marks a byte that is not the letter of a suit or rank.
const NO_LETTER: u8 = u8::MAX;

/// The number of a suit by its letter.
const SUIT_OF_LETTER: [u8; 256] = numbers_of_letters(SUIT_LETTERS);

/// The number of a rank by its letter.
const RANK_OF_LETTER: [u8; 256] = numbers_of_letters(RANK_LETTERS);

#[expect(clippy::cast_possible_truncation, reason = "N is 4 or 13")]
const fn numbers_of_letters<const N: usize>(letters: [u8; N]) -> [u8; 256] {
    let mut numbers = [NO_LETTER; 256];
    let mut number = 0;
    while number < N {
        numbers[letters[number] as usize] = number as u8;
        number += 1;
    }
    numbers
}

/// A suit (2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Suit {
    /// Hearts, `H`.
    Hearts,
    /// Spades, `S`.
    Spades,
    /// Clubs, `C`.
    Clubs,
    /// Diamonds, `D`.
    Diamonds,
}

impl Suit {
    /// All suits, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Hearts, Self::Spades, Self::Clubs, Self::Diamonds];

    /// Reads a suit's letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = u8::try_from(letter).ok()?;
        Self::ALL.get(usize::from(SUIT_OF_LETTER[usize::from(letter)])).copied()
    }

    /// Returns the suit's letter.
    #[must_use]
    pub const fn letter(self) -> char {
        SUIT_LETTERS[self as usize] as char
    }

    /// Returns the word for one card of the suit.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hearts => "heart",
            Self::Spades => "spade",
            Self::Clubs => "club",
            Self::Diamonds => "diamond",
        }
    }
}

/// A rank, of a card or of a team: 2 up to A, ten being `T` (2.1, 2.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// The lowest rank, with which a team begins.
    pub const TWO: Self = Self(0);

    /// The highest rank; a team that goes beyond it wins the game (2.5).
    pub const ACE: Self = Self(12);

    /// Reads a rank's letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = u8::try_from(letter).ok()?;
        match RANK_OF_LETTER[usize::from(letter)] {
            NO_LETTER => None,
            number => Some(Self(number)),
        }
    }

    /// Returns all ranks, lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::TWO.0..=Self::ACE.0).map(Self)
    }

    /// Returns the rank's letter.
    #[must_use]
    pub const fn letter(self) -> char {
        RANK_LETTERS[self.0 as usize] as char
    }

    /// Returns the rank's index, 0 for a 2 and 12 for an ace.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Raises the rank by a number of steps; `None` when that goes beyond A (2.5).
    #[must_use]
    pub fn raised(self, steps: u64) -> Option<Self> {
        let number = u64::from(self.0).saturating_add(steps);
        u8::try_from(number).ok().map(Self).filter(|&rank| rank <= Self::ACE)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

/// A text that is not a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a rank (write one of 2 3 4 5 6 7 8 9 T J Q K A)")]
pub struct BadRank;

impl FromStr for Rank {
    type Err = BadRank;

    fn from_str(text: &str) -> Result<Self, BadRank> {
        single_letter(text).and_then(Self::from_letter).ok_or(BadRank)
    }
}

impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// Returns the letter of a text that consists of exactly one letter.
pub(super) fn single_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// A card; its two copies are not distinguished (2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The black joker, `BJ`.
    pub const BLACK_JOKER: Self = Self(52);

    /// The red joker, `RJ`.
    pub const RED_JOKER: Self = Self(53);

    /// Creates the card of a suit and a rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        Self(suit as u8 * 13 + rank.0)
    }

    /// Returns all different cards, by their numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=Self::RED_JOKER.0).map(Self)
    }

    /// Reads a card's two letters.
    #[must_use]
    #[inline]
    pub fn from_letters(letters: [u8; 2]) -> Option<Self> {
        let [first, second] = letters.map(usize::from);
        let (suit, rank) = (SUIT_OF_LETTER[first], RANK_OF_LETTER[second]);
        if suit != NO_LETTER && rank != NO_LETTER {
            return Some(Self(suit * 13 + rank));
        }
        match &letters {
            b"BJ" => Some(Self::BLACK_JOKER),
            b"RJ" => Some(Self::RED_JOKER),
            _ => None,
        }
    }

    /// Returns the card's two letters.
    #[must_use]
    #[inline]
    pub const fn letters(self) -> [u8; 2] {
        match self {
            Self::BLACK_JOKER => *b"BJ",
            Self::RED_JOKER => *b"RJ",
            Self(number) => [SUIT_LETTERS[number as usize / 13], RANK_LETTERS[number as usize % 13]],
        }
    }

    /// Returns the suit; a joker has none.
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get(self.index() / 13).copied()
    }

    /// Returns the rank; a joker has none.
    #[must_use]
    pub fn rank(self) -> Option<Rank> {
        self.suit().map(|_| Rank(self.0 % 13))
    }

    /// Returns the card's number, from 0 and below [`N_CARDS`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the card as a bit of a set of cards.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Returns the card with a number, if there is one.
    pub(super) fn from_index(index: u32) -> Option<Self> {
        u8::try_from(index).ok().map(Self).filter(|&card| card <= Self::RED_JOKER)
    }

    /// Returns the points of the card: 5 for a five, 10 for a ten or a king (2.1).
    #[must_use]
    #[inline]
    pub const fn points(self) -> u32 {
        match self.letters() {
            [_, b'5'] => 5,
            [_, b'T' | b'K'] => 10,
            _ => 0,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.letters().map(char::from);
        write!(f, "{first}{second}")
    }
}

/// A reason why a text is not a row of cards (2.6, 2.10).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadPlay {
    /// An empty text.
    #[error("no cards")]
    Empty,
    /// Two letters that are not a card.
    #[error("`{0}` is not a card")]
    UnknownCard(String),
    /// One letter is left over.
    #[error("half a card, `{0}`, at the end")]
    HalfACard(String),
    /// More cards than a player has.
    #[error("{0} cards in one play")]
    TooMany(usize),
}

impl BadPlay {
    /// Suggests the correct input.
    #[must_use]
    pub const fn way_out(&self) -> &'static str {
        match self {
            Self::Empty => "a row of cards such as S6S6S7S7",
            Self::UnknownCard(_) => "a suit H S C D and a rank 2 to 9 T J Q K A, or BJ or RJ",
            Self::HalfACard(_) => "two letters for every card",
            Self::TooMany(_) => "25 cards at most",
        }
    }
}

/// A row of cards that one player puts down, in the typed order: 1 to 25 cards (2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    cards: [Card; CARDS_PER_PLAYER as usize],
    n: u8,
}

impl Play {
    /// Returns the cards in the typed order.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> &[Card] {
        self.cards.get(..usize::from(self.n)).unwrap_or(&self.cards)
    }

    /// Returns the number of cards, at least 1.
    #[must_use]
    #[inline]
    pub const fn n_cards(&self) -> u8 {
        self.n
    }

    /// Returns the points of all cards together (2.1).
    #[must_use]
    pub fn points(&self) -> u32 {
        self.cards().iter().map(|card| card.points()).sum()
    }
}

impl FromStr for Play {
    type Err = BadPlay;

    #[inline]
    fn from_str(text: &str) -> Result<Self, BadPlay> {
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let mut play = Self { cards: [Card(0); CARDS_PER_PLAYER as usize], n: 0 };
        for (place, letters) in play.cards.iter_mut().zip(pairs) {
            *place = Card::from_letters(*letters).ok_or_else(|| unknown_card(text))?;
            play.n += 1;
        }
        if play.n == 0 || pairs.len() != usize::from(play.n) || !rest.is_empty() {
            return Err(misshapen(text));
        }
        Ok(play)
    }
}

/// Returns the error for the first two letters of a text that are not a card.
#[cold]
fn unknown_card(text: &str) -> BadPlay {
    let letters = text.chars().collect::<Vec<_>>();
    let unknown = letters.chunks(2).find(|letters| !is_card(letters)).unwrap_or_default();
    let shown = unknown.iter().flat_map(|letter| letter.escape_debug()).collect();
    if unknown.len() == 1 { BadPlay::HalfACard(shown) } else { BadPlay::UnknownCard(shown) }
}

fn is_card(letters: &[char]) -> bool {
    let bytes = letters.iter().map(|&letter| u8::try_from(letter).ok()).collect::<Option<Vec<_>>>();
    let letters = bytes.and_then(|bytes| <[u8; 2]>::try_from(bytes).ok());
    letters.is_some_and(|letters| Card::from_letters(letters).is_some())
}

/// Returns the error of a text that begins with cards, or is empty.
#[cold]
fn misshapen(text: &str) -> BadPlay {
    let n_cards = text.len() / 2;
    if text.is_empty() {
        return BadPlay::Empty;
    }
    if text.len().is_multiple_of(2) && text.is_ascii() {
        return BadPlay::TooMany(n_cards);
    }
    unknown_card(text)
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().iter().try_for_each(|card| card.fmt(f))
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Play({self})")
    }
}

impl Serialize for Play {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Play {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(input: &str, expected: &str) {
        let shown = match input.parse::<Play>() {
            Ok(play) => format!("{play} {}", play.points()),
            Err(error) => error.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn s2_1_every_card_is_two_letters_and_there_are_54() {
        let cards = Card::all().map(|card| card.to_string()).collect::<Vec<_>>();
        assert_eq!(cards.len(), N_CARDS);
        assert_eq!(cards[0], "H2");
        assert_eq!(cards[51..], ["DA", "BJ", "RJ"]);
        for (index, text) in cards.iter().enumerate() {
            let letters = <[u8; 2]>::try_from(text.as_bytes()).unwrap();
            assert_eq!(Card::from_letters(letters).map(Card::index), Some(index));
        }
    }

    #[test]
    fn s2_1_the_two_decks_hold_200_points() {
        assert_eq!(2 * Card::all().map(Card::points).sum::<u32>(), POINTS_OF_BOTH_DECKS);
        check("S5HTDKBJRJSJ", "S5HTDKBJRJSJ 25");
    }

    #[test]
    fn s2_10_a_field_that_is_no_row_of_cards() {
        check("", "no cards");
        check("S6S", "half a card, `S`, at the end");
        check("F7", "`F7` is not a card");
        check("S6s7", "`s7` is not a card");
        check("S10", "`S1` is not a card");
        check("JB", "`JB` is not a card");
        check("♠6", "`♠6` is not a card");
        check("S6é", "half a card, `é`, at the end");
        check(&"S6".repeat(26), "26 cards in one play");
    }

    #[test]
    fn s2_5_a_rank_beyond_the_ace_is_none() {
        let queen = Rank::from_letter('Q').unwrap();
        assert_eq!(queen.raised(2), Some(Rank::ACE));
        assert_eq!(queen.raised(3), None);
        assert_eq!(Rank::TWO.raised(u64::MAX), None);
        assert_eq!("10".parse::<Rank>(), Err(BadRank));
    }
}
