//! The second pass at a table: what was typed again is compared with what stands, hand by hand and trick by trick.

use crate::engine::action::Outcome;
use crate::engine::game::dice::Hand;
use crate::engine::game::tractor::round::{Round, RoundSetup};
use crate::engine::game::tractor::table::Seat;
use crate::engine::game::tractor::trick::Trick;

/// A line that was typed differently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Which line it is.
    pub label: String,
    /// What the first pass has there.
    pub first: String,
    /// What the second pass has there.
    pub second: String,
}

/// Lists every line in which two results of a table differ; nothing for boards of two, whose result is one line.
#[must_use]
pub fn differences(first: &Outcome, second: &Outcome, names: &[String]) -> Vec<Difference> {
    match (first, second) {
        (Outcome::Dice(first), Outcome::Dice(second)) => {
            (0..first.len().max(second.len())).filter_map(|seat| hands(first, second, seat, names)).collect()
        }
        (Outcome::Tractor(first), Outcome::Tractor(second)) => {
            let length = first.tricks.len().max(second.tricks.len());
            let setups = setups(first, Some(second.setup), names);
            setups.into_iter().chain((0..length).filter_map(|at| tricks(first, &second.tricks, at))).collect()
        }
        (
            Outcome::Game { .. }
            | Outcome::Forfeit { .. }
            | Outcome::Adjourned
            | Outcome::Crikey(_)
            | Outcome::Dice(_)
            | Outcome::Tractor(_),
            _,
        ) => Vec::new(),
    }
}

/// Compares the hand of a seat.
pub(super) fn hands(first: &[Hand], second: &[Hand], seat: usize, names: &[String]) -> Option<Difference> {
    let show = |hands: &[Hand]| {
        hands.get(seat).map_or_else(String::new, |hand| {
            let faces: Vec<String> = hand.dice().iter().map(|die| die.face().to_string()).collect();
            format!("{}  {}", faces.join(" "), hand.value())
        })
    };
    let label = names.get(seat).cloned().unwrap_or_else(|| format!("seat {}", seat + 1));
    differ(label, show(first), show(second))
}

/// Compares main suit and dealer.
pub(super) fn setups(first: &Round, second: Option<RoundSetup>, names: &[String]) -> Option<Difference> {
    let show = |setup: RoundSetup| {
        let seat = Seat::ALL.iter().position(|seat| *seat == setup.dealer).unwrap_or(0);
        let name = names.get(seat).map_or("", String::as_str);
        let [one, two] = setup.ranks;
        format!("main suit {}, {name} deals, ranks {one} and {two}", setup.main.letter())
    };
    differ("main suit and dealer".to_owned(), show(first.setup), show(second?))
}

/// Compares a trick.
pub(super) fn tricks(first: &Round, second: &[Trick], at: usize) -> Option<Difference> {
    let show =
        |tricks: &[Trick]| tricks.get(at).map_or_else(|| "no such trick".to_owned(), ToString::to_string);
    differ(format!("trick {}", at + 1), show(&first.tricks), show(second))
}

fn differ(label: String, first: String, second: String) -> Option<Difference> {
    (first != second).then_some(Difference { label, first, second })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(hands: &[[u8; 5]]) -> Outcome {
        Outcome::Dice(hands.iter().map(|faces| Hand::of_faces(*faces).unwrap()).collect())
    }

    #[test]
    fn every_hand_that_differs_is_named() {
        let names = ["Ana", "Bo"].map(str::to_owned);
        let first = table(&[[1, 1, 1, 6, 6], [2, 3, 4, 5, 6]]);
        let second = table(&[[1, 1, 1, 6, 6], [2, 3, 4, 5, 1]]);
        assert_eq!(differences(&first, &first, &names), []);
        let found = differences(&first, &second, &names);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].label, "Bo");
        assert!(found[0].first.starts_with("2 3 4 5 6"), "{}", found[0].first);
    }
}
