//! Trumps and the order of cards in a round (2.2).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::cards::{Card, N_CARDS, Play, Rank, Suit, single_letter};

/// The main suit of a round; `None` is written `O` (2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MainSuit(pub Option<Suit>);

impl MainSuit {
    /// Returns the letter: `H`, `S`, `C`, `D` or `O`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.0 {
            Some(suit) => suit.letter(),
            None => 'O',
        }
    }
}

impl fmt::Display for MainSuit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

/// A text that is not a main suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a main suit (write H, S, C, D, or O for none)")]
pub struct BadMainSuit;

impl FromStr for MainSuit {
    type Err = BadMainSuit;

    fn from_str(text: &str) -> Result<Self, BadMainSuit> {
        match single_letter(text) {
            Some('O') => Ok(Self(None)),
            letter => letter.and_then(Suit::from_letter).map(|suit| Self(Some(suit))).ok_or(BadMainSuit),
        }
    }
}

impl Serialize for MainSuit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MainSuit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// The category of a card in a round: a trump, or a plain card of its suit (2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// The jokers, the cards of the round rank, the cards of the main suit.
    Trumps,
    /// All other cards, by suit.
    Plain(Suit),
}

impl Category {
    /// Returns the word for one card of the category.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Trumps => "trump",
            Self::Plain(suit) => suit.word(),
        }
    }
}

/// The order of a card: 0 to 11 for plain cards, 12 and more for trumps, numbered as in 2.2.
///
/// Within a category two orders are consecutive exactly if their numbers are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order(u8);

impl Order {
    /// The lowest order of all (2.2).
    pub const LOWEST: Self = Self(0);

    /// The lowest order of the main suit (2.2).
    const MAIN_SUIT: u8 = 12;

    /// The round rank outside the main suit: the only order shared by several cards (2.2).
    pub const ROUND_RANK: Self = Self(24);

    /// Returns the order's number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the order a number of places lower.
    pub(super) fn lowered(self, places: usize) -> Self {
        Self(u8::try_from(places).map_or(0, |places| self.0.saturating_sub(places)))
    }

    /// Returns the order with a number below 32.
    pub(super) const fn from_bit(bit: u32) -> Self {
        Self((bit & 31) as u8)
    }

    /// Returns the order as a bit of a set of orders.
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The categories and orders of all cards in one round (2.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardOrder {
    orders: [Order; N_CARDS],
    categories: [Category; N_CARDS],
}

impl CardOrder {
    /// Computes the orders for a main suit and a round rank.
    #[must_use]
    pub fn new(main: MainSuit, round_rank: Rank) -> Self {
        let mut sorted =
            Self { orders: [Order::ROUND_RANK; N_CARDS], categories: [Category::Trumps; N_CARDS] };
        for card in Card::all() {
            sorted.orders[card.index()] = order(card, main, round_rank);
            sorted.categories[card.index()] = category(card, main, round_rank);
        }
        sorted
    }

    /// Returns a card's order.
    #[must_use]
    #[inline]
    pub fn order(&self, card: Card) -> Order {
        self.orders[card.index()]
    }

    /// Returns a card's category.
    #[must_use]
    #[inline]
    pub fn category(&self, card: Card) -> Category {
        self.categories[card.index()]
    }

    /// Returns the category of all cards of a play, if they have the same one.
    #[must_use]
    #[inline]
    pub fn category_of_all(&self, play: &Play) -> Option<Category> {
        let mut categories = play.cards().iter().map(|&card| self.category(card));
        let first = categories.next()?;
        categories.all(|category| category == first).then_some(first)
    }
}

fn category(card: Card, main: MainSuit, round_rank: Rank) -> Category {
    match card.suit() {
        Some(suit) if card.rank() != Some(round_rank) && main.0 != Some(suit) => Category::Plain(suit),
        Some(_) | None => Category::Trumps,
    }
}

fn order(card: Card, main: MainSuit, round_rank: Rank) -> Order {
    let above_round_rank = Order::ROUND_RANK.0 + u8::from(main.0.is_some());
    let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else {
        return Order(above_round_rank + if card == Card::RED_JOKER { 2 } else { 1 });
    };
    let is_main = main.0 == Some(suit);
    if rank == round_rank {
        return if is_main { Order(above_round_rank) } else { Order::ROUND_RANK };
    }
    let place = rank.number() - u8::from(round_rank < rank);
    Order(if is_main { Order::MAIN_SUIT + place } else { place })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shows the categories with their cards, equal orders joined by `=`, lowest first.
    fn sorted(main: &str, round_rank: &str) -> String {
        let cards = CardOrder::new(main.parse().unwrap(), round_rank.parse().unwrap());
        let mut all =
            Card::all().map(|card| (cards.category(card), cards.order(card), card)).collect::<Vec<_>>();
        all.sort();
        let mut shown = String::new();
        for (place, (category, order, card)) in all.iter().enumerate() {
            let before = place.checked_sub(1).map(|place| all[place]);
            shown += match before {
                None => "",
                Some((other, _, _)) if other != *category => " | ",
                Some((_, equal, _)) if equal == *order => "=",
                Some((_, lower, _)) if lower.number() + 1 == order.number() => " ",
                Some(_) => " gap ",
            };
            shown += &card.to_string();
        }
        shown
    }

    #[test]
    fn s2_2_round_rank_7_main_suit_hearts() {
        assert_eq!(
            sorted("H", "7"),
            "H2 H3 H4 H5 H6 H8 H9 HT HJ HQ HK HA S7=C7=D7 H7 BJ RJ | \
             S2 S3 S4 S5 S6 S8 S9 ST SJ SQ SK SA | C2 C3 C4 C5 C6 C8 C9 CT CJ CQ CK CA | \
             D2 D3 D4 D5 D6 D8 D9 DT DJ DQ DK DA"
        );
    }

    #[test]
    fn s2_2_without_a_main_suit_the_round_rank_follows_the_jokers() {
        assert_eq!(
            sorted("O", "7"),
            "H7=S7=C7=D7 BJ RJ | H2 H3 H4 H5 H6 H8 H9 HT HJ HQ HK HA | \
             S2 S3 S4 S5 S6 S8 S9 ST SJ SQ SK SA | C2 C3 C4 C5 C6 C8 C9 CT CJ CQ CK CA | \
             D2 D3 D4 D5 D6 D8 D9 DT DJ DQ DK DA"
        );
    }

    #[test]
    fn s2_2_round_rank_ace_and_round_rank_2() {
        let trumps = |sorted: String| sorted.split(" | ").next().unwrap().to_owned();
        assert_eq!(trumps(sorted("D", "A")), "D2 D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK HA=SA=CA DA BJ RJ");
        assert_eq!(trumps(sorted("C", "2")), "C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK CA H2=S2=D2 C2 BJ RJ");
    }

    #[test]
    fn s2_2_orders_are_numbered() {
        let number =
            |main: &str, card: Card| CardOrder::new(main.parse().unwrap(), Rank::ACE).order(card).number();
        assert_eq!(number("H", Card::RED_JOKER), 27);
        assert_eq!(number("O", Card::RED_JOKER), 26);
        assert_eq!(number("O", Card::BLACK_JOKER), 25);
        assert_eq!(number("H", Card::new(Suit::Hearts, Rank::ACE)), 25);
        assert_eq!(number("H", Card::new(Suit::Spades, Rank::ACE)), 24);
        assert_eq!(number("H", Card::new(Suit::Hearts, Rank::TWO)), 12);
        assert_eq!(number("H", Card::new(Suit::Spades, Rank::TWO)), 0);
    }

    #[test]
    fn s2_10_a_main_suit_is_one_letter() {
        for wrong in ["", "o", "F", "HH", "10", "BJ"] {
            assert_eq!(wrong.parse::<MainSuit>(), Err(BadMainSuit));
        }
    }
}
