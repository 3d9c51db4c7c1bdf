//! The honor order: how high a play can be when it is arranged in the lead's structure (2.3).
//!
//! The tractors must be placed in disjoint runs of pairs; the remaining pairs serve as pairs and singles.
//! Only lengths decide whether tractors fit, so the search works on the number of runs of each length, and a
//! run of exactly the required length is always used. With at most twelve pairs a top takes 33 steps at worst
//! (two runs of five and seven, or five, four and three, for six tractors of two pairs). The structure of a
//! lead is defined in `structure`.

use super::order::Order;
use super::structure::{Lengths, Structure, Tally, runs};

/// Returns the highest possible order of the top card of a largest component, over all arrangements of the
/// play; `None` if the play cannot be arranged (2.3).
#[must_use]
#[inline]
pub fn honor_order(tally: Tally, structure: &Structure) -> Option<Order> {
    if tally.n_pairs() < usize::from(structure.n_pairs()) {
        return None;
    }
    if structure.n_pairs() == 0 {
        return Some(tally.highest());
    }
    match structure.lengths().longest_tractor() {
        None => tally.highest_pair(),
        Some(longest) => highest_top(tally, longest, structure.lengths().without(longest)),
    }
}

/// Returns the highest top of a longest tractor that leaves room for the other tractors.
///
/// At most one pair of the equal orders can be in one tractor (2.9). Below and above that order there is at
/// most one pair of each order, so either one tractor goes through it, or one run ends there from below and
/// another one starts there upwards. With two or more pairs of that order both runs have their own.
fn highest_top(tally: Tally, longest: usize, others: Lengths) -> Option<Order> {
    let through = highest_top_in([tally.paired, 0], longest, others);
    if tally.equal_pairs == 0 {
        return through;
    }
    let equal = Order::ROUND_RANK.bit();
    let upwards = tally.paired & !(equal - 1);
    let from_below = tally.paired & (equal | (equal - 1));
    through.max(highest_top_in([upwards, from_below], longest, others))
}

/// Tries tops for one longest tractor from high to low, in sets of orders, the higher set first.
fn highest_top_in(sets: [u32; 2], longest: usize, others: Lengths) -> Option<Order> {
    let all_runs = || sets.into_iter().flat_map(runs);
    let room = all_runs().fold(Lengths::default(), |room, run| room.with(run.length));
    for run in all_runs().filter(|run| longest <= run.length) {
        let room = room.without(run.length);
        let spare = run.length - longest;
        let fits = |above: &usize| can_place(others, room.with(*above).with(spare - above));
        if let Some(above) = (0..=spare).find(fits) {
            return Some(run.top.lowered(above));
        }
    }
    None
}

/// Returns true if tractors can be placed in disjoint parts of runs.
///
/// The longest tractor goes first, into a run of exactly its length if there is one: any other tractor that
/// could have used that run fits into the alternative place of this one.
fn can_place(tractors: Lengths, room: Lengths) -> bool {
    let Some(longest) = tractors.longest_tractor() else { return true };
    let others = tractors.without(longest);
    if room.count(longest) != 0 {
        return can_place(others, room.without(longest));
    }
    let Some(longest_run) = room.longest_tractor() else { return false };
    (longest + 1..=longest_run)
        .filter(|&length| room.count(length) != 0)
        .any(|length| can_place(others, room.without(length).with(length - longest)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::cards::{Card, Play};
    use super::super::order::{CardOrder, Category};
    use super::*;

    fn honor(main: &str, lead: &str, follow: &str) -> Option<u8> {
        let order = CardOrder::new(main.parse().unwrap(), "7".parse().unwrap());
        let tally = |cards: &str| Tally::of(&cards.parse().unwrap(), &order);
        honor_order(tally(follow), &Structure::of_lead(tally(lead))).map(Order::number)
    }

    #[track_caller]
    fn check(lead: &str, follow: &str, expected: impl Into<Option<u8>>) {
        assert_eq!(honor("H", lead, follow), expected.into());
    }

    #[test]
    fn s2_3_neither_the_highest_run_nor_counting_pairs_is_enough() {
        let lead = "D2D2D3D3D4D4D6D6D8D8DTDTDJDJ";
        check(lead, "H2H2H3H3H4H4HJHJHQHQHKHKHAHA", 14);
        check(lead, "H5H5H6H6H8H8H9H9HTHTS7S7H7H7", 19);
        check(lead, "H2H2H3H3H4H4H6H6H8H8HTHTHJHJ", 14);
        check(lead, "H2H2H4H4H6H6H9H9HJHJHKHKS7S7", None);
    }

    #[test]
    fn s2_3_singles_and_pairs() {
        check("SASK", "HAH2", 23);
        check("D3D3", "H2H3", None);
        check("D3D3S2", "H2H2H3", 12);
        check("D2D2D3D3D5D8", "H2H2H3H3RJRJ", 13);
        check("D2D2D5D5D9", "H2H2HAHAHA", 23);
    }

    #[test]
    fn s2_9_a_longer_run_may_serve_as_shorter_ones() {
        check("D2D2D3D3D5D5D6D6", "H2H2H3H3H4H4H5H5", 15);
        check("D2D2D4D4D6D6", "H2H2H3H3H4H4", 14);
        check("D2D3D5D8", "H2H2H3H3", 13);
    }

    #[test]
    fn s2_9_two_tractors_may_each_use_a_pair_of_equal_order() {
        check("D2D2D3D3D5D5D6D6", "HAHAS7S7C7C7H7H7", 25);
        check("D2D2D3D3D5D5D6D6", "HKHKHAHAS7S7C7C7", None);
        check("D2D2D3D3D4D4D6D6D8D8", "HKHKHAHAS7S7C7C7H7H7", 24);
        check("D2D2D3D3D4D4D6D6", "HKHKHAHAS7S7H7H7", 25);
        assert_eq!(honor("O", "D2D2D3D3D5D5", "S7S7C7C7BJBJ"), Some(25));
        assert_eq!(honor("O", "D2D2D3D3D5D5D6D6", "S7S7C7C7BJBJRJRJ"), None);
    }

    /// The number of pairs of every order.
    type Pairs = [u8; 32];

    /// Tries every way to lay the components, each as a run of pairs, without any shortcut.
    fn can_lay(pairs: &mut Pairs, lengths: &[usize]) -> bool {
        let Some((&length, others)) = lengths.split_first() else { return true };
        (length - 1..pairs.len()).any(|top| lay(pairs, top, length, others))
    }

    fn lay(pairs: &mut Pairs, top: usize, length: usize, others: &[usize]) -> bool {
        let span = top + 1 - length..=top;
        if pairs[span.clone()].contains(&0) {
            return false;
        }
        pairs[span.clone()].iter_mut().for_each(|pair| *pair -= 1);
        let laid = can_lay(pairs, others);
        pairs[span].iter_mut().for_each(|pair| *pair += 1);
        laid
    }

    fn honor_by_trying(play: &Play, order: &CardOrder, sizes: &[usize]) -> Option<u8> {
        if sizes[0] == 1 {
            return play.cards().iter().map(|&card| order.order(card).number()).max();
        }
        let mut pairs: Pairs = [0; 32];
        for card in Card::all() {
            let copies = play.cards().iter().filter(|&&other| other == card).count();
            pairs[usize::from(order.order(card).number())] += u8::from(copies == 2);
        }
        let lengths = sizes.iter().map(|size| size / 2).filter(|&length| length != 0).collect::<Vec<_>>();
        let (&longest, others) = lengths.split_first()?;
        let top = (longest - 1..32).rev().find(|&top| lay(&mut pairs, top, longest, others))?;
        u8::try_from(top).ok()
    }

    /// Draws a play of one category: the first cards of a random order, single or as twins.
    fn play_of(category: Category, order: &CardOrder, keys: &[u32; 54], n_cards: usize) -> Option<Play> {
        let mut cards = Card::all().filter(|&card| order.category(card) == category).collect::<Vec<_>>();
        cards.sort_by_key(|card| keys[card.index()] / 8);
        let copies = |card: &Card| if keys[card.index()].is_multiple_of(8) { 1 } else { 2 };
        let row = cards.iter().flat_map(|card| [card].repeat(copies(card))).map(Card::to_string);
        let row = row.take(n_cards).collect::<String>();
        (row.len() == 2 * n_cards).then(|| row.parse().unwrap())
    }

    fn round() -> impl Strategy<Value = CardOrder> {
        (prop::sample::select(vec!["H", "S", "O"]), prop::sample::select(vec!["2", "7", "A"]))
            .prop_map(|(main, rank)| CardOrder::new(main.parse().unwrap(), rank.parse().unwrap()))
    }

    /// Keys that place neighbouring cards together more often than chance would.
    fn keys() -> impl Strategy<Value = [u32; 54]> {
        (prop::array::uniform32(0..400_u32), prop::array::uniform22(0..400_u32), any::<bool>()).prop_map(
            |(first, second, together)| {
                let mut keys = [0; 54];
                let drawn = first.into_iter().chain(second);
                for (place, (key, drawn)) in (0..).zip(keys.iter_mut().zip(drawn)) {
                    *key = if together { (drawn / 60 + place / 3 % 5 * 9) * 8 + drawn % 8 } else { drawn };
                }
                keys
            },
        )
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]

        #[test]
        fn the_search_agrees_with_trying_everything(
            order in round(), lead_keys in keys(), keys in keys(), n_cards in 1..=14_usize,
        ) {
            let lead = play_of(Category::Trumps, &order, &lead_keys, n_cards);
            let follow = play_of(Category::Trumps, &order, &keys, n_cards);
            let (Some(lead), Some(follow)) = (lead, follow) else { return Ok(()) };
            let structure = Structure::of_lead(Tally::of(&lead, &order));
            let sizes = structure.sizes().collect::<Vec<_>>();
            let found = honor_order(Tally::of(&follow, &order), &structure).map(Order::number);
            prop_assert_eq!(found, honor_by_trying(&follow, &order, &sizes), "{} {}", lead, follow);
        }

        #[test]
        fn a_lead_can_be_arranged_in_its_own_structure(
            order in round(), keys in keys(), n_cards in 1..=25_usize,
        ) {
            let Some(lead) = play_of(Category::Trumps, &order, &keys, n_cards) else { return Ok(()) };
            let tally = Tally::of(&lead, &order);
            let structure = Structure::of_lead(tally);
            let top = honor_order(tally, &structure);
            let longest = usize::try_from(structure.largest_size()).unwrap() / 2;
            let first = match longest {
                0 => Some(tally.highest()),
                _ => runs(tally.paired).find(|run| run.length == longest).map(|run| run.top),
            };
            prop_assert_eq!(top, first);
        }
    }
}
