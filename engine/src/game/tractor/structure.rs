//! The parts of a play of one category: singles, pairs and tractors (2.3).

use std::fmt;

use super::cards::{CARDS_PER_PLAYER, Card, Play};
use super::order::{CardOrder, Order};

/// The maximum number of pairs in a play.
const MOST_PAIRS: usize = CARDS_PER_PLAYER as usize / 2;

/// The number of runs or components of each length in pairs; a single has length 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Lengths([u8; MOST_PAIRS + 1]);

impl Lengths {
    /// Returns the number of runs or components of a length.
    #[inline]
    pub(super) fn count(&self, length: usize) -> u8 {
        self.0.get(length).copied().unwrap_or_default()
    }

    /// Returns the lengths with one more of a length.
    #[inline]
    pub(super) fn with(mut self, length: usize) -> Self {
        if let Some(count) = self.0.get_mut(length) {
            *count += 1;
        }
        self
    }

    /// Returns the lengths with one fewer of an existing length.
    #[inline]
    pub(super) fn without(mut self, length: usize) -> Self {
        if let Some(count) = self.0.get_mut(length) {
            *count = count.saturating_sub(1);
        }
        self
    }

    /// Returns the longest length of two pairs or more.
    #[inline]
    pub(super) fn longest_tractor(&self) -> Option<usize> {
        (2..=MOST_PAIRS).rev().find(|&length| self.0[length] != 0)
    }

    /// Returns all lengths in pairs, longest first.
    fn descending(&self) -> impl Iterator<Item = usize> {
        let counts = (0..=MOST_PAIRS).rev().zip(self.0.iter().rev());
        counts.flat_map(|(length, &count)| (0..count).map(move |_| length))
    }
}

/// A maximal run of pairs of consecutive orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Run {
    /// The highest order.
    pub(super) top: Order,
    /// The number of pairs.
    pub(super) length: usize,
}

/// Returns the maximal runs of a set of orders, highest first.
#[inline]
pub(super) fn runs(orders: u32) -> impl Iterator<Item = Run> {
    let mut left = orders;
    std::iter::from_fn(move || {
        let top = left.checked_ilog2()?;
        let length = (left << (u32::BITS - 1 - top)).leading_ones();
        left &= u32::MAX.checked_shr(u32::BITS + length - top - 1).unwrap_or_default();
        Some(Run { top: Order::from_bit(top), length: length as usize })
    })
}

/// The pairs and the highest card of a play whose cards are all of one category.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    n_cards: u8,
    highest: Order,
    /// The orders of which there is a pair, as bits.
    pub(super) paired: u32,
    /// The pairs of the round rank beyond the first; they are all of equal order (2.2).
    pub(super) equal_pairs: u8,
}

impl Tally {
    /// Tallies the cards of a play.
    #[must_use]
    #[inline]
    pub fn of(play: &Play, order: &CardOrder) -> Self {
        let (mut once, mut twice) = (0, 0);
        let mut tally = Self { n_cards: play.n_cards(), highest: Order::LOWEST, paired: 0, equal_pairs: 0 };
        for &card in play.cards() {
            tally.highest = tally.highest.max(order.order(card));
            twice |= once & card.bit();
            once |= card.bit();
        }
        tally.note_pairs(twice, order);
        tally
    }

    fn note_pairs(&mut self, mut cards: u64, order: &CardOrder) {
        while let Some(card) = Card::from_index(cards.trailing_zeros()) {
            cards &= cards - 1;
            let order = order.order(card).bit();
            self.equal_pairs += u8::from(self.paired & order != 0);
            self.paired |= order;
        }
    }

    /// Returns the highest order of a card.
    #[must_use]
    pub const fn highest(&self) -> Order {
        self.highest
    }

    /// Returns the highest order of a pair.
    #[must_use]
    pub fn highest_pair(&self) -> Option<Order> {
        self.paired.checked_ilog2().map(Order::from_bit)
    }

    /// Returns the number of pairs.
    #[must_use]
    #[inline]
    pub fn n_pairs(&self) -> usize {
        self.paired.count_ones() as usize + usize::from(self.equal_pairs)
    }
}

/// A structure: the sizes of a play's components (2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Structure(Lengths);

impl Structure {
    /// Returns the structure of a lead: maximal runs of pairs are tractors, other pairs are pairs, the rest
    /// are singles.
    ///
    /// One of the pairs of equal order belongs to the run through that order. The others become pairs,
    /// because their neighbours belong to that run.
    #[must_use]
    #[inline]
    pub fn of_lead(tally: Tally) -> Self {
        let mut lengths =
            runs(tally.paired).fold(Lengths::default(), |lengths, run| lengths.with(run.length));
        lengths.0[1] += tally.equal_pairs;
        lengths.0[0] = tally.n_cards.saturating_sub(2 * Self(lengths).n_pairs());
        Self(lengths)
    }

    /// Returns the size of every component in cards, largest first.
    pub fn sizes(&self) -> impl Iterator<Item = usize> {
        self.0.descending().map(size)
    }

    /// Returns the largest size in cards: the w of the hidden cards' factor (2.5).
    #[must_use]
    pub fn largest_size(&self) -> u32 {
        self.sizes().next().and_then(|size| u32::try_from(size).ok()).unwrap_or_default()
    }

    /// Returns the number of components; with more than one the lead is a throw.
    #[must_use]
    pub fn n_components(&self) -> usize {
        self.0.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Returns the number of pairs, a tractor of size 2k counting as k.
    #[must_use]
    #[inline]
    pub fn n_pairs(&self) -> u8 {
        (0..).zip(self.0.0).map(|(length, count): (u8, u8)| length * count).sum()
    }

    /// Returns the tractors, pairs and singles by their lengths.
    pub(super) const fn lengths(&self) -> Lengths {
        self.0
    }

    /// Returns the word for the whole play: a single, a pair, a tractor or a throw.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match (self.n_components(), self.largest_size()) {
            (1, 1) => "single",
            (1, 2) => "pair",
            (1, _) => "tractor",
            _ => "throw",
        }
    }
}

/// Returns the size in cards of a component with a number of pairs.
const fn size(length: usize) -> usize {
    if length == 0 { 1 } else { 2 * length }
}

/// The sizes, largest first: `6, 4, 2, 1`.
impl fmt::Display for Structure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, size) in self.sizes().enumerate() {
            write!(f, "{}{size}", if place == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_with(main: &str, lead: &str, expected: &str) {
        let order = CardOrder::new(main.parse().unwrap(), "7".parse().unwrap());
        let tally = Tally::of(&lead.parse().unwrap(), &order);
        assert_eq!(Structure::of_lead(tally).to_string(), expected);
    }

    #[track_caller]
    fn check(lead: &str, expected: &str) {
        check_with("H", lead, expected);
    }

    #[test]
    fn s2_3_structures_of_the_table() {
        check("SJSJSQSQSKSKSASA", "8");
        check("H7H7S7S7HAHA", "6");
        check("RJRJBJBJ", "4");
        check("D6D6D8D8", "4");
        check("S7S7C7C7", "2, 2");
        check("DADAD2D2", "2, 2");
        check("H2H2H4H4", "2, 2");
        check("D2D2D3", "2, 1");
        check("RJRJBJBJH7H7HQHQHJHJH9H9H6H6HAH2", "6, 4, 2, 2, 1, 1");
        check("HAHAS7S7C7C7H7H7", "6, 2");
        check("HAHAS7S7C7C7D7D7H7H7BJBJ", "8, 2, 2");
    }

    #[test]
    fn s2_3_cards_of_equal_order_are_no_pair() {
        check("D7S7", "1, 1");
        check("D7S7C7", "1, 1, 1");
    }

    #[test]
    fn s2_3_without_a_main_suit() {
        check_with("O", "H7H7S7S7", "2, 2");
        check_with("O", "H7H7S7S7BJBJ", "4, 2");
        check_with("O", "H7H7S7S7C7C7D7D7BJBJRJRJ", "6, 2, 2, 2");
    }

    #[test]
    fn s2_3_the_longest_play_is_one_tractor_or_25_singles() {
        check("S2S2S3S3S4S4S5S5S6S6S8S8S9S9STSTSJSJSQSQSKSKSASA", "24");
        check("H2H2H3H3H4H4H5H5H6H6H8H8H9H9HTHTHJHJHQHQHKHKHAHAS7", "24, 1");
    }

    #[test]
    fn runs_are_maximal_and_highest_first() {
        let shown = |orders| runs(orders).map(|run| (run.top.number(), run.length)).collect::<Vec<_>>();
        assert_eq!(shown(0), []);
        assert_eq!(shown(0b1), [(0, 1)]);
        assert_eq!(shown(0b1101_1011), [(7, 2), (4, 2), (1, 2)]);
        assert_eq!(shown(u32::MAX), [(31, 32)]);
        assert_eq!(shown(1 << 31 | 1), [(31, 1), (0, 1)]);
    }
}
