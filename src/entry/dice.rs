//! Poker dice: five digits a seat; the hand's name and the places of all finished hands appear as they are typed.

use super::compare::{self, Difference};
use super::{Shown, Typed};
use crate::engine::action::Outcome;
use crate::engine::game::dice::{self, Hand};
use crate::engine::words;

/// A table that is being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    names: Vec<String>,
    hands: Vec<Hand>,
    digits: Vec<u8>,
}

impl Draft {
    /// Begins a table with the names by seat.
    #[must_use]
    pub const fn new(names: Vec<String>) -> Self {
        Self { names, hands: Vec::new(), digits: Vec::new() }
    }

    pub(super) fn type_char(&mut self, typed: char) -> Typed {
        if typed == ' ' {
            return Typed::More;
        }
        let digit = typed
            .to_digit(10)
            .and_then(|digit| u8::try_from(digit).ok())
            .filter(|digit| (1..=6).contains(digit));
        let Some(digit) = digit else {
            return Typed::Wrong(format!("`{}` is not on a die (expected 1 to 6)", typed.escape_debug()));
        };
        if self.digits.len() == 5 || self.hands.len() == self.names.len() {
            return Typed::Wrong("five dice are all (Enter closes the hand)".to_owned());
        }
        self.digits.push(digit);
        Typed::More
    }

    pub(super) fn enter(&mut self) -> Typed {
        // A table that is complete and not recorded yet is offered again.
        if self.hands.len() == self.names.len() {
            return Typed::Done(Outcome::Dice(self.hands.clone()));
        }
        let faces: Option<[u8; 5]> = self.digits.clone().try_into().ok();
        let Some(Ok(hand)) = faces.map(Hand::of_faces) else {
            let missing = words::count_of(5 - self.digits.len(), "die is", "dice are");
            return Typed::Wrong(format!("{missing} missing (expected five digits 1 to 6)"));
        };
        self.hands.push(hand);
        self.digits.clear();
        if self.hands.len() < self.names.len() {
            return Typed::More;
        }
        Typed::Done(Outcome::Dice(self.hands.clone()))
    }

    pub(super) fn backspace(&mut self) {
        if self.digits.pop().is_some() {
            return;
        }
        if let Some(hand) = self.hands.pop() {
            self.digits = hand.dice().iter().map(|die| die.face()).collect();
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.hands.is_empty() && self.digits.is_empty()
    }

    pub(super) fn last_difference(&self, stands: &Outcome) -> Option<Difference> {
        let Outcome::Dice(stands) = stands else { return None };
        compare::hands(stands, &self.hands, self.hands.len().checked_sub(1)?, &self.names)
    }

    pub(super) fn take_back(&mut self) {
        self.hands.pop();
        self.digits.clear();
    }

    pub(super) fn take_back_difference(&mut self, stands: &Outcome) {
        let Outcome::Dice(stands) = stands else { return };
        let same = self.hands.iter().zip(stands).take_while(|(own, other)| own == other).count();
        self.hands.truncate(same);
        self.digits.clear();
    }

    /// The hands typed so far, the one in the line included when it has five dice.
    fn finished(&self) -> Vec<Hand> {
        let typed: Option<[u8; 5]> = self.digits.clone().try_into().ok();
        let typed = typed.and_then(|faces| Hand::of_faces(faces).ok());
        self.hands.iter().copied().chain(typed).collect()
    }

    pub(super) fn show(&self) -> Vec<Shown> {
        let finished = self.finished();
        let places = dice::places(&finished);
        let line = |(at, name): (usize, &String)| {
            let current = at == self.hands.len();
            let digits = |faces: &mut dyn Iterator<Item = u8>| {
                faces.map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
            };
            let typed = match self.hands.get(at) {
                Some(hand) => digits(&mut hand.dice().iter().map(|die| die.face())),
                None if current => digits(&mut self.digits.iter().copied()),
                None => String::new(),
            };
            let meaning = match finished.get(at) {
                Some(hand) => hand.value().to_string(),
                None if current => {
                    format!("{} to come", words::count_of(5 - self.digits.len(), "die", "dice"))
                }
                None => String::new(),
            };
            let place = places.get(at).map_or_else(|| "·".to_owned(), ToString::to_string);
            Shown { label: name.clone(), typed, meaning, place, current }
        };
        self.names.iter().enumerate().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_move_as_hands_are_typed() {
        let mut draft = Draft::new(vec!["Aaron".to_owned(), "Jane".to_owned()]);
        for digit in "11166".chars() {
            assert_eq!(draft.type_char(digit), Typed::More);
        }
        assert_eq!(draft.enter(), Typed::More);
        assert_eq!(draft.show()[0].place, "1");
        for digit in "55552".chars() {
            assert_eq!(draft.type_char(digit), Typed::More);
        }
        let shown = draft.show();
        assert_eq!((shown[0].place.as_str(), shown[1].place.as_str()), ("2", "1"));
        assert_eq!(shown[1].meaning, "four fives, 2");
        assert!(matches!(draft.type_char('1'), Typed::Wrong(_)), "a sixth die");
        let Typed::Done(Outcome::Dice(hands)) = draft.enter() else { panic!("the table is finished") };
        assert_eq!(hands.len(), 2);
    }

    #[test]
    fn what_is_not_a_die_is_refused_and_backspace_reopens_a_hand() {
        let mut draft = Draft::new(vec!["Aaron".to_owned(), "Jane".to_owned()]);
        assert_eq!(draft.type_char('7'), Typed::Wrong("`7` is not on a die (expected 1 to 6)".to_owned()));
        "123".chars().for_each(|digit| assert_eq!(draft.type_char(digit), Typed::More));
        assert_eq!(
            draft.enter(),
            Typed::Wrong("2 dice are missing (expected five digits 1 to 6)".to_owned())
        );
        "45".chars().for_each(|digit| assert_eq!(draft.type_char(digit), Typed::More));
        assert_eq!(draft.enter(), Typed::More);
        draft.backspace();
        assert_eq!(draft.show()[0].typed, "1 2 3 4 5");
    }
}
