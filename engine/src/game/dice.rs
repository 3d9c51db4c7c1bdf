//! Poker dice: hands of five dice, their classes, their order and the places at a table (section 4.1).
//!
//! Straights do not count. This module knows no players.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::basics::number::Points;
use crate::basics::why::{self, Fact};
use crate::fact;

/// The face of one die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

/// A number that is not the face of a die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not on a die (a die shows 1 to 6)")]
pub struct NoSuchFace(pub u8);

impl Die {
    /// Creates a die that shows a face, 1 to 6.
    ///
    /// # Errors
    ///
    /// If no die shows that face.
    pub const fn new(face: u8) -> Result<Self, NoSuchFace> {
        match face {
            1..=6 => Ok(Self(face)),
            _ => Err(NoSuchFace(face)),
        }
    }

    /// Returns the face that the die shows, 1 to 6.
    #[must_use]
    pub const fn face(self) -> u8 {
        self.0
    }

    /// Returns the rank of the face, 1 to 6: aces highest, then 6, 5, 4, 3, 2 (4.1).
    const fn rank(self) -> u8 {
        if self.0 == 1 { 6 } else { self.0 - 1 }
    }
}

impl TryFrom<u8> for Die {
    type Error = NoSuchFace;

    fn try_from(face: u8) -> Result<Self, NoSuchFace> {
        Self::new(face)
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

/// Five dice, in the order in which they were written down (4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand([Die; 5]);

/// The class of a hand, the best greatest (4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Five different dice.
    HighDie,
    /// Two alike.
    Pair,
    /// Twice two alike.
    TwoPair,
    /// Three alike.
    ThreeOfAKind,
    /// Three alike and two alike.
    FullHouse,
    /// Four alike.
    FourOfAKind,
    /// All alike.
    FiveOfAKind,
}

/// The value of a hand; equal values tie, and the better hand has the greater value (4.1).
///
/// Within a class the dice are compared one by one: the most frequent first, equally frequent ones from high
/// to low. That is the order of comparison of every class in the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u32);

/// The bits of a rank in a packed value: the best rank is 6.
const RANK_BITS: u32 = 3;

/// The position of the class in a packed value, above the ranks of five dice.
const CLASS_SHIFT: u32 = 5 * RANK_BITS;

impl Hand {
    /// Creates a hand of five dice.
    #[must_use]
    pub const fn new(dice: [Die; 5]) -> Self {
        Self(dice)
    }

    /// Creates a hand of five faces.
    ///
    /// # Errors
    ///
    /// If one of them is not on a die.
    pub fn of_faces(faces: [u8; 5]) -> Result<Self, NoSuchFace> {
        let [first, second, third, fourth, fifth] = faces.map(Die::new);
        Ok(Self([first?, second?, third?, fourth?, fifth?]))
    }

    /// Returns the dice in the order in which they were written down.
    #[must_use]
    pub const fn dice(&self) -> &[Die; 5] {
        &self.0
    }

    /// Returns the value of the hand.
    #[must_use]
    pub fn value(&self) -> Value {
        let mut counts = [0_u8; 7];
        for die in self.0 {
            counts[usize::from(die.rank())] += 1;
        }
        let by_frequency =
            descending(self.0.map(|die| counts[usize::from(die.rank())] << RANK_BITS | die.rank()));
        let class = class(by_frequency[0] >> RANK_BITS, counts.iter().filter(|&&count| 0 < count).count());
        by_frequency.iter().fold(Value(class as u32), |value, &grouped| {
            Value(value.0 << RANK_BITS | u32::from(grouped) & RANK_MASK)
        })
    }
}

/// The bits of the last rank in a packed value.
const RANK_MASK: u32 = (1 << RANK_BITS) - 1;

/// Sorts five numbers downwards with the nine comparisons that always suffice; no branch depends on them.
fn descending(mut five: [u8; 5]) -> [u8; 5] {
    for (one, other) in [(0, 3), (1, 4), (0, 2), (1, 3), (0, 1), (2, 4), (1, 2), (3, 4), (2, 3)] {
        (five[one], five[other]) = (five[one].max(five[other]), five[one].min(five[other]));
    }
    five
}

/// The number alike of the most frequent face and the number of different faces decide the class (4.1).
const fn class(alike: u8, faces: usize) -> Class {
    match (alike, faces) {
        (5, _) => Class::FiveOfAKind,
        (4, _) => Class::FourOfAKind,
        (3, 2) => Class::FullHouse,
        (3, _) => Class::ThreeOfAKind,
        (2, 3) => Class::TwoPair,
        (2, _) => Class::Pair,
        _ => Class::HighDie,
    }
}

impl Value {
    /// Returns the class of the hand.
    #[must_use]
    pub const fn class(self) -> Class {
        match self.0 >> CLASS_SHIFT {
            0 => Class::HighDie,
            1 => Class::Pair,
            2 => Class::TwoPair,
            3 => Class::ThreeOfAKind,
            4 => Class::FullHouse,
            5 => Class::FourOfAKind,
            _ => Class::FiveOfAKind,
        }
    }

    /// Returns the ranks of the dice in the order in which they are compared.
    fn ranks(self) -> [u8; 5] {
        [4, 3, 2, 1, 0].map(|place| (self.0 >> (place * RANK_BITS) & RANK_MASK).to_le_bytes()[0])
    }
}

impl Value {
    /// Returns the hand in words: `full house, aces over sixes`, `four fives, 2`.
    #[must_use]
    pub fn fact(self) -> Fact {
        let ranks = self.ranks();
        let faces = plural(ranks[0]);
        match self.class() {
            Class::FiveOfAKind => fact!("five-alike", "five {faces}", faces),
            Class::FourOfAKind => {
                fact!("four-alike", "four {faces}, {others}", faces, others = singles(&ranks[4..]))
            }
            Class::FullHouse => {
                fact!("full-house", "full house, {faces} over {pair}", faces, pair = plural(ranks[3]))
            }
            Class::ThreeOfAKind => {
                fact!("three-alike", "three {faces}, {others}", faces, others = singles(&ranks[3..]))
            }
            Class::TwoPair => {
                let (lower, others) = (plural(ranks[2]), singles(&ranks[4..]));
                fact!("two-pair", "two pair, {faces} and {lower}, {others}", faces, lower, others)
            }
            Class::Pair => {
                fact!("pair-of", "pair of {faces}, {others}", faces, others = singles(&ranks[2..]))
            }
            Class::HighDie => fact!("high-die", "high die, {dice}", dice = singles(&ranks)),
        }
    }

    /// Returns the place of the hand at its table, and the hand, in words.
    #[must_use]
    pub fn placed(self, place: usize) -> Fact {
        fact!("place-hand", "place {place}, {hand}", place, hand = self.fact())
    }
}

/// The hand in words.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.fact().english())
    }
}

/// Returns the plural of a face by its rank.
fn plural(rank: u8) -> why::Value {
    why::Value::word(match rank {
        1 => "twos",
        2 => "threes",
        3 => "fours",
        4 => "fives",
        5 => "sixes",
        _ => "aces",
    })
}

/// Returns dice that are not part of a group, by their ranks: `ace 6 4`.
fn singles(ranks: &[u8]) -> why::Value {
    let face = |rank: &u8| match rank {
        1..=5 => why::Value::from(rank + 1),
        _ => why::Value::word("ace"),
    };
    let faces = ranks.iter().map(face);
    let next = |one, other| fact!("next-die", "{one} {other}", one, other).into();
    faces.reduce(next).unwrap_or_else(|| why::Value::from(""))
}

/// Returns the place of each hand at a table, from 1. Tied hands share a place, and the next place counts
/// them all: 1, 1, 3 (4.1).
#[must_use]
pub fn places(hands: &[Hand]) -> Vec<usize> {
    let values = hands.iter().map(Hand::value).collect::<Vec<_>>();
    values.iter().map(|value| 1 + values.iter().filter(|other| value < other).count()).collect()
}

/// Returns the placing of each hand, averaged over tied hands: two hands that share the first place have 1.5
/// each, so the placings of a table of `n` always sum to `n (n + 1) / 2`.
#[must_use]
pub fn averaged_placings(hands: &[Hand]) -> Vec<Points> {
    let values = hands.iter().map(Hand::value).collect::<Vec<_>>();
    values.iter().map(|&value| averaged_placing(value, &values)).collect()
}

/// On average, half of the other tied hands are between a hand and the first place of its tie.
fn averaged_placing(value: Value, values: &[Value]) -> Points {
    let halves = values.iter().fold(1, |halves, other| match other.cmp(&value) {
        Ordering::Less => halves,
        Ordering::Equal => halves + 1,
        Ordering::Greater => halves + 2,
    });
    Points::from_units(halves * HUNDREDTHS_OF_A_HALF)
}

/// A half place in the units of [`Points`].
const HUNDREDTHS_OF_A_HALF: i64 = 50;

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;

    use super::*;

    fn hand(text: &str) -> Hand {
        let faces = text.split(' ').map(|face| face.parse().expect("a face")).collect::<Vec<u8>>();
        Hand::of_faces(faces.try_into().expect("five faces")).expect("faces of dice")
    }

    fn all_hands() -> impl Iterator<Item = Hand> {
        (0..6_u32.pow(5)).map(|number| {
            let face = |place: u32| u8::try_from(number / 6_u32.pow(place) % 6 + 1).expect("a small number");
            Hand::of_faces([face(0), face(1), face(2), face(3), face(4)]).expect("faces of dice")
        })
    }

    #[track_caller]
    fn check_name(dice: &str, expected: &str) {
        assert_eq!(hand(dice).value().to_string(), expected);
    }

    /// The hands are listed from best to worst, each better than the next.
    #[track_caller]
    fn check_order(hands: &[&str]) {
        for pair in hands.windows(2) {
            assert!(hand(pair[1]).value() < hand(pair[0]).value(), "{} beats {}", pair[0], pair[1]);
        }
    }

    #[test]
    fn s4_1_classes_from_the_best_to_the_worst() {
        check_order(&[
            "2 2 2 2 2",
            "1 1 1 1 6",
            "2 2 2 3 3",
            "1 1 1 6 5",
            "2 2 3 3 4",
            "1 1 6 5 4",
            "1 6 5 4 3",
        ]);
    }

    #[test]
    fn s4_1_aces_are_highest_and_straights_do_not_count() {
        check_order(&["1 1 1 1 1", "6 6 6 6 6", "5 5 5 5 5", "2 2 2 2 2"]);
        check_order(&["2 2 3 4 5", "1 6 5 4 3", "1 6 5 4 2", "1 5 4 3 2", "6 5 4 3 2"]);
    }

    #[test]
    fn s4_5_the_lower_pair_decides_before_the_fifth_die() {
        check_order(&["6 6 4 4 2", "6 6 3 3 5", "6 6 3 3 4", "5 5 4 4 1"]);
    }

    #[test]
    fn s4_5_equal_threes_are_decided_by_the_pairs() {
        check_order(&["3 3 3 1 1", "3 3 3 2 2", "2 2 2 1 1"]);
    }

    #[test]
    fn s4_5_all_remaining_dice_count_from_high_to_low() {
        check_order(&["4 4 4 4 1", "4 4 4 4 6", "3 3 3 3 1"]);
        check_order(&["4 4 4 1 2", "4 4 4 6 5", "4 4 4 6 2", "4 4 4 5 3"]);
        check_order(&["3 3 1 4 2", "3 3 6 5 4", "3 3 6 5 2", "3 3 6 4 2"]);
    }

    #[test]
    fn the_order_of_the_dice_does_not_matter() {
        assert_eq!(hand("3 2 2 3 2").value(), hand("2 2 2 3 3").value());
        assert_ne!(hand("3 2 2 3 2"), hand("2 2 2 3 3"));
    }

    #[test]
    fn nine_comparisons_sort_any_five() {
        for hand in all_hands() {
            let faces = hand.dice().map(Die::face);
            let mut sorted = faces;
            sorted.sort_unstable_by(|one, other| other.cmp(one));
            assert_eq!(descending(faces), sorted);
        }
    }

    #[test]
    fn every_roll_has_its_class() {
        let mut counts = BTreeMap::new();
        for hand in all_hands() {
            *counts.entry(hand.value().class()).or_insert(0) += 1;
        }
        let expected = [
            (Class::HighDie, 720),
            (Class::Pair, 3600),
            (Class::TwoPair, 1800),
            (Class::ThreeOfAKind, 1200),
            (Class::FullHouse, 300),
            (Class::FourOfAKind, 150),
            (Class::FiveOfAKind, 6),
        ];
        assert_eq!(counts.into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn hands_tie_exactly_when_their_dice_are_the_same() {
        let values = all_hands().map(|hand| hand.value()).collect::<BTreeSet<_>>();
        let names = values.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
        assert_eq!((values.len(), names.len()), (252, 252));
    }

    #[test]
    fn hands_have_names() {
        check_name("1 6 1 6 1", "full house, aces over sixes");
        check_name("5 5 2 5 5", "four fives, 2");
        check_name("1 1 1 1 1", "five aces");
        check_name("4 4 1 4 2", "three fours, ace 2");
        check_name("3 3 6 6 1", "two pair, sixes and threes, ace");
        check_name("2 2 3 4 6", "pair of twos, 6 4 3");
        check_name("2 3 1 4 6", "high die, ace 6 4 3 2");
    }

    #[test]
    fn s4_1_tied_hands_share_a_place_and_the_next_counts_them_all() {
        let table = ["6 6 5 5 2", "2 2 2 2 2", "5 6 5 6 2", "1 2 3 4 5"].map(hand);
        assert_eq!(places(&table), [2, 1, 2, 4]);
        let averaged = averaged_placings(&table).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(averaged, ["2.5", "1.0", "2.5", "4.0"]);
        assert_eq!(places(&[]), Vec::<usize>::new());
    }

    #[test]
    fn other_faces_are_refused() {
        assert_eq!(Hand::of_faces([1, 2, 3, 4, 7]), Err(NoSuchFace(7)));
        assert_eq!(Die::new(0), Err(NoSuchFace(0)));
    }

    proptest! {
        #[test]
        fn averaged_placings_of_a_table_have_a_fixed_sum(
            faces in prop::collection::vec(prop::array::uniform5(1..=6_u8), 0..12),
        ) {
            let hands = faces.iter().map(|&five| Hand::of_faces(five)).collect::<Result<Vec<_>, _>>();
            let hands = hands.expect("faces of dice");
            let sum = averaged_placings(&hands).into_iter().sum::<Points>();
            let n_hands = i64::try_from(hands.len()).expect("few hands");
            prop_assert_eq!(sum.units() * 2, Points::whole(n_hands * (n_hands + 1)).units());
        }
    }
}
