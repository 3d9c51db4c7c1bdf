//! Poker dice: five digits per seat; the hand's name and the places of all finished hands appear
//! during entry.

use super::line::Move;
use super::{Shown, Typed};
use engine::action::Outcome;
use engine::compare::{self, Difference};
use engine::game::dice::{self, Hand};
use engine::words;

/// A table during entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    names: Vec<String>,
    /// The typed dice of every hand.
    lines: Vec<Vec<u8>>,
    /// The seat of the current hand.
    at: usize,
    /// True if the current hand was there before the cursor came: then the first die replaces it.
    is_fresh: bool,
    /// The hand that was closed last.
    closed: Option<usize>,
}

/// The number of dice of a hand.
const DICE: usize = 5;

impl Draft {
    /// Starts a table with the names by seat.
    #[must_use]
    pub fn new(names: Vec<String>) -> Self {
        let lines = vec![Vec::new(); names.len()];
        Self { names, lines, at: 0, is_fresh: false, closed: None }
    }

    /// Fills in earlier input, and moves the cursor to a hand; characters that are not dice are left out.
    pub(super) fn fill(&mut self, lines: &[String], at: usize) {
        for (own, line) in self.lines.iter_mut().zip(lines) {
            let faces = line.chars().filter_map(face);
            *own = faces.take(DICE).collect();
        }
        self.go_to(at);
    }

    /// Returns the typed dice of every hand.
    pub(super) fn lines(&self) -> Vec<String> {
        let told = |line: &Vec<u8>| line.iter().map(ToString::to_string).collect::<String>();
        self.lines.iter().map(told).collect()
    }

    pub(super) const fn at(&self) -> usize {
        self.at
    }

    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.lines.len().saturating_sub(1));
        self.is_fresh = self.lines.get(self.at).is_some_and(|line| line.len() == DICE);
    }

    pub(super) fn go(&mut self, to: Move) {
        match to {
            Move::Up => self.go_to(self.at.saturating_sub(1)),
            Move::Down => self.go_to(self.at + 1),
            Move::First | Move::Start => self.go_to(0),
            Move::Last | Move::End => self.go_to(usize::MAX),
            Move::EraseWord | Move::EraseToStart => {
                self.is_fresh = false;
                if let Some(line) = self.lines.get_mut(self.at) {
                    line.clear();
                }
            }
            // Typing five dice again is as fast as moving to one of them.
            Move::Left | Move::Right | Move::EraseForward => {}
        }
    }

    pub(super) fn type_char(&mut self, typed: char) -> Typed {
        if typed == ' ' {
            return Typed::More;
        }
        let Some(face) = face(typed) else {
            return Typed::Wrong(format!("`{}` is not on a die (expected 1 to 6)", typed.escape_debug()));
        };
        let fresh = std::mem::take(&mut self.is_fresh);
        let Some(line) = self.lines.get_mut(self.at) else { return Typed::More };
        if fresh {
            line.clear();
        }
        if line.len() == DICE {
            return Typed::Wrong(format!("a hand has five dice: `{face}` is one too many"));
        }
        line.push(face);
        Typed::More
    }

    pub(super) fn enter(&mut self) -> Typed {
        let dice = self.lines.get(self.at).map_or(0, Vec::len);
        if dice < DICE {
            let missing = words::count_of(DICE - dice, "die is", "dice are");
            return Typed::Wrong(format!("{missing} missing (expected five digits 1 to 6)"));
        }
        self.closed = Some(self.at);
        let missing = self.lines.iter().position(|line| line.len() < DICE);
        if self.at + 1 < self.lines.len() {
            self.go_to(self.at + 1);
            return Typed::More;
        }
        if let Some(missing) = missing {
            self.go_to(missing);
            return Typed::More;
        }
        // A complete table that is not recorded yet is offered again.
        self.is_fresh = true;
        Typed::Done(Outcome::Dice((0..self.lines.len()).filter_map(|seat| self.hand(seat)).collect()))
    }

    pub(super) fn backspace(&mut self) {
        self.is_fresh = false;
        let erased = self.lines.get_mut(self.at).and_then(Vec::pop);
        if erased.is_none() {
            self.at = self.at.saturating_sub(1);
        }
    }

    /// Returns the hand of a seat if it has five dice.
    fn hand(&self, seat: usize) -> Option<Hand> {
        let faces: Option<[u8; DICE]> = self.lines.get(seat)?.clone().try_into().ok();
        faces.and_then(|faces| Hand::of_faces(faces).ok())
    }

    /// Returns the hand of a seat if it is not the current one.
    fn closed(&self, seat: usize) -> Option<Hand> {
        self.hand(seat).filter(|_| seat != self.at || self.is_fresh)
    }

    pub(super) fn last_difference(&self, stands: &Outcome) -> Option<Difference> {
        let Outcome::Dice(stands) = stands else { return None };
        let seat = self.closed?;
        compare::hands(stands.get(seat), self.hand(seat).as_ref(), seat, &self.names)
    }

    pub(super) fn take_back(&mut self) {
        if let Some(seat) = self.closed.take() {
            self.clear(seat);
        }
    }

    pub(super) fn take_back_difference(&mut self, stands: &Outcome) {
        let Outcome::Dice(stands) = stands else { return };
        let differs = |seat: &usize| {
            compare::hands(stands.get(*seat), self.hand(*seat).as_ref(), *seat, &self.names).is_some()
        };
        let differing: Vec<usize> = (0..self.lines.len()).filter(differs).collect();
        // In reverse order, because the cursor stays at the last one.
        differing.into_iter().rev().for_each(|seat| self.clear(seat));
    }

    fn clear(&mut self, seat: usize) {
        self.lines[seat].clear();
        self.go_to(seat);
    }

    /// Returns the places of the closed hands, by seat, with an additional hand if it is given.
    fn places(&self, with: Option<(usize, Hand)>) -> Vec<Option<usize>> {
        let hand = |seat| {
            with.filter(|(other, _)| *other == seat).map(|(_, hand)| hand).or_else(|| self.closed(seat))
        };
        let hands: Vec<(usize, Hand)> =
            (0..self.lines.len()).filter_map(|seat| Some((seat, hand(seat)?))).collect();
        let places = dice::places(&hands.iter().map(|(_, hand)| *hand).collect::<Vec<_>>());
        let mut by_seat = vec![None; self.lines.len()];
        for ((seat, _), place) in hands.iter().zip(places) {
            by_seat[*seat] = Some(place);
        }
        by_seat
    }

    pub(super) fn show(&self) -> Vec<Shown> {
        let places = self.places(None);
        let line = |(at, name): (usize, &String)| {
            let current = at == self.at;
            let typed = joined(self.lines[at].iter().copied());
            let shown =
                Shown { label: name.clone(), typed, place: "·".to_owned(), current, ..Shown::default() };
            match (self.closed(at), places[at]) {
                (Some(hand), Some(place)) => {
                    Shown { meaning: hand.value().to_string(), place: place.to_string(), ..shown }
                }
                _ if current || !shown.typed.is_empty() => Shown { meaning: self.to_come(at), ..shown },
                _ => shown,
            }
        };
        self.names.iter().enumerate().map(line).collect()
    }

    /// Returns the expected input of the line, or the name of its hand and its effect on the places of
    /// the others.
    fn to_come(&self, seat: usize) -> String {
        let Some(hand) = self.hand(seat) else {
            return format!("{} to come", words::count_of(DICE - self.lines[seat].len(), "die", "dice"));
        };
        let (before, after) = (self.places(None), self.places(Some((seat, hand))));
        let moved = self.names.iter().zip(before.iter().zip(&after));
        let moved = moved.filter(|(_, (before, after))| before.is_some() && before != after);
        let told = |(name, (_, after)): (&String, (_, &Option<usize>))| Some(format!("{name} {}", (*after)?));
        let moved: Vec<String> = moved.filter_map(told).collect();
        let place = after[seat].map_or_else(String::new, |place| place.to_string());
        let arrow = if moved.is_empty() { "" } else { " → " };
        format!("{}   would be {place}{arrow}{}", hand.value(), moved.join(", "))
    }
}

/// Returns the face of a key.
fn face(typed: char) -> Option<u8> {
    typed.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).filter(|digit| (1..=6).contains(digit))
}

/// Returns a hand in its typed form.
pub(super) fn written(hand: Hand) -> String {
    hand.dice().iter().map(|die| die.face().to_string()).collect()
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
        let sixth = "a hand has five dice: `1` is one too many".to_owned();
        assert_eq!(draft.type_char('1'), Typed::Wrong(sixth));
        let Typed::Done(Outcome::Dice(hands)) = draft.enter() else { panic!("the table is finished") };
        assert_eq!(hands.len(), 2);
        let shown = draft.show();
        assert_eq!((shown[0].place.as_str(), shown[1].place.as_str()), ("2", "1"));
    }

    #[test]
    fn a_wrong_die_is_refused_and_backspace_reopens_a_hand() {
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

    #[test]
    fn one_wrong_hand_of_a_recorded_table_is_overwritten() {
        let mut draft = Draft::new(["Aaron", "Jane", "Zoe"].map(str::to_owned).into());
        draft.fill(&["11166", "22233", "12345"].map(str::to_owned), 0);
        assert_eq!(draft.show()[1].place, "2");
        draft.go(Move::Down);
        "22234".chars().for_each(|digit| assert_eq!(draft.type_char(digit), Typed::More));
        draft.go(Move::Last);
        let Typed::Done(Outcome::Dice(hands)) = draft.enter() else { panic!("the table is complete") };
        assert_eq!(hands[1], Hand::of_faces([2, 2, 2, 3, 4]).unwrap());
        assert_eq!(hands[2], Hand::of_faces([1, 2, 3, 4, 5]).unwrap());
    }

    #[test]
    fn a_half_typed_hand_is_requested_at_the_end() {
        let mut draft = Draft::new(["Aaron", "Jane"].map(str::to_owned).into());
        "123".chars().for_each(|digit| assert_eq!(draft.type_char(digit), Typed::More));
        draft.go(Move::Down);
        "11111".chars().for_each(|digit| assert_eq!(draft.type_char(digit), Typed::More));
        assert_eq!(draft.enter(), Typed::More);
        assert_eq!((draft.at(), draft.show()[0].meaning.as_str()), (0, "2 dice to come"));
    }
}
