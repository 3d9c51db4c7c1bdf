//! A result with one key: White, Black, draw; `f` and the winner's key for a forfeit; `a` for an
//! adjourned game.

use super::keys::{KeySet, NOBODY, PLAYERS, TEAMS};
use super::{Shown, Typed};
use engine::action::Outcome;
use engine::scoring::GameScore;

/// A result during entry: one key, or two for a forfeit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    keys: KeySet,
    draws: bool,
    forfeit: bool,
    /// The names of the side of the first and of the second key.
    names: [&'static str; 2],
}

impl Draft {
    /// Starts a draft; a decided game has no draws and is never adjourned.
    #[must_use]
    pub const fn new(keys: KeySet, draws: bool) -> Self {
        Self { keys, draws, forfeit: false, names: PLAYERS }
    }

    /// Starts a draft of a result from the point of view of the first of two teams.
    #[must_use]
    pub(super) const fn of_teams(keys: KeySet, draws: bool) -> Self {
        Self { names: TEAMS, ..Self::new(keys, draws) }
    }

    pub(super) fn type_char(&mut self, typed: char) -> Typed {
        if typed == 'f' && !self.forfeit {
            self.forfeit = true;
            return Typed::More;
        }
        if typed == 'a' && self.draws && !self.forfeit {
            return Typed::Done(Outcome::Adjourned);
        }
        if self.forfeit
            && let Some((white, black)) = self.keys.forfeit(typed)
        {
            return Typed::Done(Outcome::Forfeit { white, black });
        }
        match self.keys.sides(typed).filter(|_| !self.forfeit) {
            Some((GameScore::Draw, GameScore::Draw)) if !self.draws => {
                Typed::Wrong(format!("a decided game has no draw (expected {})", self.winners()))
            }
            Some((white, black)) => Typed::Done(Outcome::game(white, black)),
            None => Typed::Wrong(format!(
                "`{}` is not a result (expected {})",
                typed.escape_debug(),
                self.legend()
            )),
        }
    }

    /// Returns the legend of the keys that are valid now.
    #[must_use]
    pub fn legend(&self) -> String {
        let [first, second, draw] = self.keys.keys();
        let [one, other] = self.names;
        let winners = self.winners();
        match (self.forfeit, self.draws) {
            (true, _) => format!("{first} {one} gets it  {second} {other} gets it  {NOBODY} nobody"),
            (false, true) => format!("{winners}  {draw} draw  f forfeit  a adjourned"),
            (false, false) => format!("{winners}  f forfeit"),
        }
    }

    fn winners(&self) -> String {
        self.keys.winners(self.names)
    }

    pub(super) const fn backspace(&mut self) {
        self.forfeit = false;
    }

    pub(super) const fn is_empty(&self) -> bool {
        !self.forfeit
    }

    pub(super) fn show(&self) -> Vec<Shown> {
        let typed = if self.forfeit { "forfeit".to_owned() } else { String::new() };
        vec![Shown { typed, meaning: self.legend(), current: true, ..Shown::default() }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(keys: KeySet, draws: bool, typed: &str, expected: &Typed) {
        let mut draft = Draft::new(keys, draws);
        let last = typed.chars().map(|key| draft.type_char(key)).last();
        assert_eq!(last.as_ref(), Some(expected));
    }

    #[test]
    fn a_result_is_one_key_in_every_set() {
        let white = Typed::Done(Outcome::game(GameScore::Win, GameScore::Loss));
        let black = Typed::Done(Outcome::game(GameScore::Loss, GameScore::Win));
        let draw = Typed::Done(Outcome::game(GameScore::Draw, GameScore::Draw));
        check(KeySet::OneZero, true, "1", &white);
        check(KeySet::OneZero, true, "0", &black);
        check(KeySet::TwoIsBlack, true, "2", &black);
        check(KeySet::TwoIsDraw, true, "2", &draw);
        check(KeySet::Letters, true, "d", &draw);
        check(KeySet::OneZero, true, "a", &Typed::Done(Outcome::Adjourned));
        check(KeySet::OneZero, true, "f1", &Typed::Done(Outcome::Forfeit { white: true, black: false }));
        let nobody = Typed::Done(Outcome::Forfeit { white: false, black: false });
        for keys in KeySet::ALL {
            let [.., draw] = keys.keys();
            for typed in ["f=".to_owned(), "ff".to_owned(), format!("f{draw}")] {
                check(keys, true, &typed, &nobody);
            }
        }
        let wrong = "a decided game has no draw (expected 1 White  0 Black)".to_owned();
        check(KeySet::OneZero, false, "=", &Typed::Wrong(wrong));
    }
}
