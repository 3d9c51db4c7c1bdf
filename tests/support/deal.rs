//! A deal of Tractor in the form of its input: four hands of 25 cards, played card by card.

use wallchart::engine::rng::Rng;

/// Returns the lines of a round: main suit and dealer's seat, then 25 tricks of one card each. The tricks
/// need not follow suit: the judge checks only the number of cards (2.9).
pub(crate) fn lines(seed: u64) -> Vec<String> {
    let mut rng = Rng::seeded(seed);
    let mut below = |bound: usize| usize::try_from(rng.below(bound as u64)).unwrap();
    let suits = ["H", "S", "C", "D"];
    let ranks = "23456789TJQKA";
    let suited = suits.into_iter().flat_map(|suit| ranks.chars().map(move |rank| format!("{suit}{rank}")));
    let deck: Vec<String> = suited.chain(["BJ".to_owned(), "RJ".to_owned()]).collect();
    let mut cards = [deck.clone(), deck].concat();
    for at in (1..cards.len()).rev() {
        cards.swap(at, below(at + 1));
    }
    let head = format!("{} {}", suits[below(4)], below(4) + 1);
    let tricks = cards.chunks(4).take(25).map(|plays| plays.join(" "));
    std::iter::once(head).chain(tricks).collect()
}
