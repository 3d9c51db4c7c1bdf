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
            return Typed::Wrong("a hand has five dice (Enter closes it)".to_owned());
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
        let agrees = |seat: &usize| compare::hands(stands, &self.hands, *seat, &self.names).is_none();
        let same = (0..self.hands.len()).take_while(agrees).count();
        self.hands.truncate(same);
        self.digits.clear();
    }

    /// The hand in the line, when it has five dice.
    fn typed(&self) -> Option<Hand> {
        let faces: Option<[u8; 5]> = self.digits.clone().try_into().ok();
        faces.and_then(|faces| Hand::of_faces(faces).ok())
    }

    pub(super) fn show(&self) -> Vec<Shown> {
        let places = dice::places(&self.hands);
        let line = |(at, name): (usize, &String)| {
            let current = at == self.hands.len();
            let shown = Shown { label: name.clone(), place: "·".to_owned(), current, ..Shown::default() };
            match (self.hands.get(at), places.get(at)) {
                (Some(hand), Some(place)) => Shown {
                    typed: joined(hand.dice().map(dice::Die::face)),
                    meaning: hand.value().to_string(),
                    place: place.to_string(),
                    ..shown
                },
                _ if current => {
                    let typed = joined(self.digits.iter().copied());
                    Shown { typed, meaning: self.to_come(), ..shown }
                }
                _ => shown,
            }
        };
        self.names.iter().enumerate().map(line).collect()
    }

    /// What the line wants, or what its hand would be and do to the places of the others.
    fn to_come(&self) -> String {
        let Some(hand) = self.typed() else {
            return format!("{} to come", words::count_of(5 - self.digits.len(), "die", "dice"));
        };
        let before = dice::places(&self.hands);
        let hands: Vec<Hand> = self.hands.iter().copied().chain([hand]).collect();
        let after = dice::places(&hands);
        let moved = self.names.iter().zip(before.iter().zip(&after));
        let moved = moved.filter(|(_, (before, after))| before != after);
        let moved: Vec<String> = moved.map(|(name, (_, after))| format!("{name} {after}")).collect();
        let place = after.last().map_or_else(String::new, ToString::to_string);
        let arrow = if moved.is_empty() { "" } else { " → " };
        format!("{}   would be {place}{arrow}{}", hand.value(), moved.join(", "))
    }
}

fn joined(faces: impl IntoIterator<Item = u8>) -> String {
    faces.into_iter().map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
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
        assert_eq!((shown[0].place.as_str(), shown[1].place.as_str()), ("1", "·"));
        assert_eq!(shown[1].meaning, "four fives, 2   would be 1 → Aaron 2");
        assert!(matches!(draft.type_char('1'), Typed::Wrong(_)), "a sixth die");
        let Typed::Done(Outcome::Dice(hands)) = draft.enter() else { panic!("the table is finished") };
        assert_eq!(hands.len(), 2);
        let shown = draft.show();
        assert_eq!((shown[0].place.as_str(), shown[1].place.as_str()), ("2", "1"));
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
