//! Converts a director's input at a board to an outcome: one draft per game.
//!
//! A draft stores the input so far and its meaning; it is independent of the terminal and changes no
//! event.

mod bad_line;
pub mod crikey;
pub mod dice;
pub mod keys;
pub mod line;
pub mod line_up;
pub mod sides;
pub mod team_match;
pub mod tractor;
mod typed;
pub mod written;

use serde::{Deserialize, Serialize};

use crate::views::numbers::called;
pub use bad_line::CardsMoved;
use engine::action::{Act, Outcome};
use engine::compare::Difference;
use engine::id::{BoardNo, RoundNo};
use engine::setup::Game;
use engine::state::State;
use engine::text::Remark;
use keys::KeySet;
use line::{Line, Move};
pub use typed::{Shown, Typed};

/// Returns the act that enters an outcome at a board with the result `stands`; `None` if that result
/// needs a correction. An adjourned game has no result yet: its outcome is entered, also in a match.
#[must_use]
pub fn entering(
    (round, board): (RoundNo, BoardNo),
    stands: Option<&Outcome>,
    outcome: &Outcome,
) -> Option<Act> {
    match stands {
        None => Some(Act::Record { round, board, outcome: outcome.clone() }),
        Some(was) if outcome.finishes(was) => {
            let (was, now) = (was.clone(), Some(outcome.clone()));
            let reason = Remark::taken_over("the adjourned game is finished");
            Some(Act::Correct { round, board, was, now, reason })
        }
        Some(_) => None,
    }
}

/// An outcome during entry.
///
/// An invalid key remains in the line and is refused, and so are all keys after it until it is
/// erased. If it were dropped, the keys after it would form another result (`20.5` would be 205).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    form: Form,
    keys: KeySet,
    /// The refused keys that are not erased, and the reason for the first one.
    refused: Option<(String, String)>,
    /// The lines that were filled in when a correction began.
    stood: Vec<String>,
}

/// The input of each game.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Form {
    /// A result of one key.
    Sides(sides::Draft),
    /// Result and piece values on one line.
    Crikey(crikey::Draft),
    /// Five dice per seat.
    Dice(dice::Draft),
    /// Main suit and dealer, then one trick per line.
    Tractor(tractor::Draft),
    /// A match of teams, one board per line.
    Match(Box<team_match::Draft>),
}

/// The input of a result in stored form: the keys, not their meaning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Typing {
    /// The meaning of the result keys.
    keys: KeySet,
    /// Every line.
    lines: Vec<String>,
    /// The current line.
    at: usize,
    /// The refused keys that are not erased.
    refused: String,
}

impl Typing {
    /// Returns all texts in it.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(String::as_str).chain([&*self.refused])
    }
}

/// The most refused keys that are shown; later ones are refused too.
const MOST_REFUSED: usize = 60;

impl Draft {
    /// Starts the draft of a board; `None` if the board does not exist.
    #[must_use]
    pub fn of(state: &State, round: RoundNo, board: BoardNo, keys: KeySet) -> Option<Self> {
        let found = state.board(round, board)?;
        let names = || found.seats.iter().map(|seat| called(state, *seat)).collect::<Vec<_>>();
        let form = match state.setup.game {
            Game::Chess(_) => Form::Sides(sides::Draft::new(keys, true)),
            Game::Decided(_) => Form::Sides(sides::Draft::new(keys, false)),
            Game::Crikey(_) => Form::Crikey(crikey::Draft::new(keys)),
            Game::Dice => Form::Dice(dice::Draft::new(names())),
            Game::Tractor(_) => Form::Tractor(tractor::Draft::new(state, round, board, names())?),
            Game::Match(_) => Form::Match(team_match::Draft::new(state, round, board, keys)?.into()),
        };
        let mut draft = Self { form, keys, refused: None, stood: Vec::new() };
        // The boards of a match are recorded one by one.
        if draft.team_match().is_some() {
            draft.stood = draft.lines();
        }
        Some(draft)
    }

    /// Starts a draft without the results that the boards of a match have already: a file and the second pass
    /// have them all.
    #[must_use]
    pub fn anew(state: &State, round: RoundNo, board: BoardNo, keys: KeySet) -> Option<Self> {
        let mut draft = Self::of(state, round, board, keys)?;
        if let Form::Match(boards) = &mut draft.form {
            boards.clear_all();
            draft.stood = draft.lines();
        }
        Some(draft)
    }

    /// Applies the present record of a match of teams that is not finished; other input stays.
    pub fn follow(&mut self, state: &State, round: RoundNo, board: BoardNo) {
        let Some(fresh) = Self::of(state, round, board, self.keys) else { return };
        if let (Form::Match(draft), Form::Match(now)) = (&mut self.form, &fresh.form) {
            draft.follow(now, &self.stood);
            self.stood = fresh.stood;
        }
    }

    /// Returns the expected input in words.
    fn missing(&self, state: &State, round: RoundNo, board: BoardNo) -> String {
        match &self.form {
            Form::Sides(draft) => draft.legend(),
            Form::Tractor(draft) => draft.expected(),
            Form::Match(draft) => format!("board {}: {}", draft.at() + 1, draft.legend()),
            Form::Crikey(_) | Form::Dice(_) => {
                let current = self.show(state, round, board).into_iter().find(|shown| shown.current);
                current.map_or_else(String::new, |shown| format!("{} {}", shown.label, shown.meaning))
            }
        }
    }

    /// Starts a correction, filled in with the present result of a board, so that only the difference is
    /// typed.
    #[must_use]
    pub fn correcting(state: &State, round: RoundNo, board: BoardNo, keys: KeySet) -> Option<Self> {
        let mut draft = Self::of(state, round, board, keys)?;
        if let Some(stands) = &state.board(round, board)?.outcome {
            draft.stood = draft.written(stands);
            draft.fill(draft.stood.clone(), 0);
        }
        Some(draft)
    }

    /// Returns a result in its typed form, one entry per line.
    fn written(&self, outcome: &Outcome) -> Vec<String> {
        match (&self.form, outcome) {
            (Form::Crikey(draft), outcome) => draft.written(outcome).into_iter().collect(),
            (Form::Dice(_), Outcome::Dice(hands)) => hands.iter().copied().map(dice::written).collect(),
            (Form::Tractor(_), Outcome::Tractor(round)) => tractor::Draft::written(round),
            (Form::Tractor(_), Outcome::TractorScore(score)) => tractor::Draft::written_score(*score),
            (Form::Match(draft), outcome) => draft.written(outcome),
            (Form::Sides(_) | Form::Dice(_) | Form::Tractor(_), _) => Vec::new(),
        }
    }

    /// Returns true if the input is a result or the beginning of one.
    #[must_use]
    pub fn begins(&self, outcome: &Outcome) -> bool {
        let (typed, whole) = (self.lines(), self.written(outcome));
        let Some((last, before)) = typed.split_last() else { return true };
        let at = before.len();
        self.refused.is_none()
            && whole.get(..at).is_some_and(|whole| whole == before)
            && whole.get(at).is_some_and(|line| line.starts_with(last.trim_end()))
    }

    /// Returns the input in stored form.
    #[must_use]
    pub fn typing(&self) -> Typing {
        let at = match &self.form {
            Form::Sides(_) | Form::Crikey(_) => 0,
            Form::Dice(draft) => draft.at(),
            Form::Tractor(draft) => draft.at(),
            Form::Match(draft) => draft.at(),
        };
        let refused = self.refused.as_ref().map_or_else(String::new, |(keys, _)| keys.clone());
        Typing { keys: self.keys, lines: self.lines(), at, refused }
    }

    /// Restores earlier input of a board; a present result is corrected, unless it is typed again.
    #[must_use]
    pub fn taken_up(
        state: &State,
        round: RoundNo,
        board: BoardNo,
        typing: &Typing,
        again: bool,
    ) -> Option<Self> {
        let begun = if again { Self::anew } else { Self::correcting };
        let mut draft = begun(state, round, board, typing.keys)?;
        match &mut draft.form {
            Form::Sides(_) => {}
            Form::Crikey(draft) => draft.go_on(typing.lines.first().map_or("", String::as_str)),
            Form::Dice(draft) => draft.fill(&typing.lines, typing.at),
            Form::Tractor(draft) => draft.go_on(typing.lines.clone(), typing.at),
            Form::Match(draft) => draft.fill(&typing.lines, typing.at),
        }
        for key in typing.refused.chars() {
            draft.type_char(key);
        }
        Some(draft)
    }

    /// Fills in lines, and moves the cursor to one of them.
    fn fill(&mut self, lines: Vec<String>, at: usize) {
        match &mut self.form {
            Form::Sides(_) => {}
            Form::Crikey(draft) => draft.fill(Line::filled(lines.into_iter().next().unwrap_or_default())),
            Form::Dice(draft) => draft.fill(&lines, at),
            Form::Tractor(draft) => draft.fill(lines, at),
            Form::Match(draft) => draft.fill(&lines, at),
        }
    }

    /// Returns all lines of the input; empty without input.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut lines = match &self.form {
            Form::Sides(_) => Vec::new(),
            Form::Crikey(draft) => vec![draft.line().to_owned()],
            Form::Dice(draft) => draft.lines(),
            Form::Tractor(draft) => draft.lines(),
            Form::Match(draft) => draft.lines(),
        };
        lines.truncate(lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1));
        lines
    }

    /// Returns the input that differs from the present result, with the refused keys, for a question to
    /// the director.
    #[must_use]
    pub fn changed(&self) -> Vec<String> {
        let lines = self.lines();
        let news = lines.iter().enumerate().filter(|(at, line)| self.stood.get(*at) != Some(line));
        let refused = self.refused.as_ref().map(|(keys, _)| keys.clone());
        let mut news: Vec<String> =
            news.map(|(_, line)| line.clone()).filter(|line| !line.is_empty()).collect();
        match (&self.form, news.last_mut(), refused) {
            (Form::Crikey(_), Some(line), Some(refused)) => line.push_str(&refused),
            (_, _, refused) => news.extend(refused),
        }
        news
    }

    /// Moves between the lines or within one, or erases more than one character.
    pub fn go(&mut self, to: Move) -> Typed {
        match (&self.refused, to) {
            (Some(_), Move::EraseWord | Move::EraseToStart) => {
                self.refused = None;
                return Typed::More;
            }
            (Some((_, why)), _) => return Typed::Wrong(why.clone()),
            (None, _) => {}
        }
        match &mut self.form {
            Form::Sides(_) => Typed::More,
            Form::Crikey(draft) => {
                draft.go(to);
                Typed::More
            }
            Form::Dice(draft) => {
                draft.go(to);
                Typed::More
            }
            Form::Tractor(draft) => draft.go(to),
            Form::Match(draft) => draft.go(to),
        }
    }

    /// Types a character.
    pub fn type_char(&mut self, typed: char) -> Typed {
        if let Some((keys, why)) = &mut self.refused {
            if keys.chars().count() < MOST_REFUSED {
                keys.push(typed);
            }
            return Typed::Wrong(format!("erase `{keys}` first: {why}"));
        }
        let came_to = match &mut self.form {
            // One key is the whole result, so no refused key can follow.
            Form::Sides(draft) => return draft.type_char(typed),
            Form::Crikey(draft) => draft.type_char(typed),
            Form::Dice(draft) => draft.type_char(typed),
            Form::Tractor(draft) => draft.type_char(typed),
            Form::Match(draft) => draft.type_char(typed),
        };
        if let Typed::Wrong(why) = &came_to {
            self.refused = Some((typed.to_string(), why.clone()));
        }
        came_to
    }

    /// Types a pasted text, completely or not at all.
    pub fn take_text(&mut self, text: &str) -> Typed {
        let before = self.clone();
        for typed in text.chars() {
            let came_to = self.type_char(typed);
            if came_to != Typed::More {
                *self = before;
                return came_to;
            }
        }
        Typed::More
    }

    /// Closes the current line.
    pub fn enter(&mut self) -> Typed {
        if let Some((_, why)) = &self.refused {
            return Typed::Wrong(why.clone());
        }
        match &mut self.form {
            Form::Sides(_) => Typed::More,
            Form::Crikey(draft) => draft.enter(),
            Form::Dice(draft) => draft.enter(),
            Form::Tractor(draft) => draft.enter(),
            Form::Match(draft) => draft.enter(),
        }
    }

    /// Returns true if closing the line completes the result.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        matches!(self.clone().enter(), Typed::Done(_))
    }

    /// Erases the last character; on an empty line, returns to the previous line.
    pub fn backspace(&mut self) {
        if let Some((keys, _)) = &mut self.refused {
            keys.pop();
            if keys.is_empty() {
                self.refused = None;
            }
            return;
        }
        match &mut self.form {
            Form::Sides(draft) => draft.backspace(),
            Form::Crikey(draft) => draft.backspace(),
            Form::Dice(draft) => draft.backspace(),
            Form::Tractor(draft) => draft.backspace(),
            Form::Match(draft) => draft.backspace(),
        }
    }

    /// Returns true if nothing was typed, or, in a correction, nothing was changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let is_forfeit = matches!(&self.form, Form::Sides(draft) if !draft.is_empty());
        !is_forfeit && self.refused.is_none() && self.lines() == self.stood
    }

    /// Returns the refused keys that are not erased, and the reason.
    #[must_use]
    pub fn refused(&self) -> Option<(&str, &str)> {
        self.refused.as_ref().map(|(keys, why)| (&**keys, &**why))
    }

    /// Returns the current round of Tractor, whose tricks are shown as a table.
    #[must_use]
    pub const fn tractor(&self) -> Option<&tractor::Draft> {
        match &self.form {
            Form::Tractor(draft) => Some(draft),
            Form::Sides(_) | Form::Crikey(_) | Form::Dice(_) | Form::Match(_) => None,
        }
    }

    /// Returns the current match of teams.
    #[must_use]
    pub const fn team_match(&self) -> Option<&team_match::Draft> {
        match &self.form {
            Form::Match(draft) => Some(draft),
            Form::Sides(_) | Form::Crikey(_) | Form::Dice(_) | Form::Tractor(_) => None,
        }
    }

    /// Returns the old and the new dealer if a change of dealer raises the question of whether the cards
    /// keep their seats.
    #[must_use]
    pub fn other_dealer(&self) -> Option<[&str; 2]> {
        self.tractor().filter(|_| self.refused.is_none())?.other_dealer()
    }

    /// Leaves each player's cards unchanged although the dealer has changed since the tricks were typed.
    ///
    /// # Errors
    ///
    /// A trick that is impossible with the new dealer; then nothing changes.
    pub fn keep_cards(&mut self) -> Result<(), CardsMoved> {
        if let Form::Tractor(draft) = &mut self.form { draft.keep_cards() } else { Ok(()) }
    }

    /// Compares the last closed line with a present result; a board of two has only one line, which is
    /// the result.
    #[must_use]
    pub fn last_difference(&self, stands: &Outcome) -> Option<Difference> {
        match &self.form {
            Form::Sides(_) | Form::Crikey(_) | Form::Match(_) => None,
            Form::Dice(draft) => draft.last_difference(stands),
            Form::Tractor(draft) => draft.last_difference(stands),
        }
    }

    /// Clears the last closed line, which is typed again.
    pub fn take_back(&mut self) {
        match &mut self.form {
            Form::Sides(_) | Form::Crikey(_) | Form::Match(_) => {}
            Form::Dice(draft) => draft.take_back(),
            Form::Tractor(draft) => draft.take_back(),
        }
    }

    /// Clears the input from the first line that differs from a present result.
    pub fn take_back_difference(&mut self, stands: &Outcome) {
        match &mut self.form {
            Form::Sides(draft) => draft.backspace(),
            Form::Match(draft) => draft.take_back_difference(stands),
            Form::Crikey(draft) => draft.clear(),
            Form::Dice(draft) => draft.take_back_difference(stands),
            Form::Tractor(draft) => draft.take_back_difference(stands),
        }
    }

    /// Returns the lines for the screen; `None` for Tractor, whose tricks are a table.
    #[must_use]
    pub fn show(&self, state: &State, round: RoundNo, board: BoardNo) -> Vec<Shown> {
        let mut shown = match &self.form {
            Form::Sides(draft) => draft.show(),
            Form::Crikey(draft) => draft.show(state, round, board),
            Form::Dice(draft) => draft.show(),
            Form::Tractor(_) => Vec::new(),
            Form::Match(draft) => draft.show(),
        };
        if let (Some((keys, why)), Some(line)) = (&self.refused, shown.iter_mut().find(|line| line.current)) {
            line.typed.push_str(keys);
            line.meaning.clone_from(why);
            // Without the refused keys the meaning of the line would not match the input.
            shown.retain(|line| matches!(self.form, Form::Dice(_) | Form::Match(_)) || line.current);
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::crikey::CrikeyOutcome;
    use engine::scoring::GameScore;

    fn crikey() -> Draft {
        let form = Form::Crikey(crikey::Draft::new(KeySet::OneZero));
        Draft { form, keys: KeySet::OneZero, refused: None, stood: Vec::new() }
    }

    fn dice() -> Draft {
        let names = ["Aaron", "Jane"].map(str::to_owned);
        let form = Form::Dice(dice::Draft::new(names.into()));
        Draft { form, keys: KeySet::OneZero, refused: None, stood: Vec::new() }
    }

    /// Types a text key by key and closes the line.
    fn typed(mut draft: Draft, text: &str) -> (Draft, Typed) {
        for key in text.chars() {
            draft.type_char(key);
        }
        let came_to = draft.enter();
        (draft, came_to)
    }

    #[track_caller]
    fn check_refused(draft: Draft, text: &str, why: &str) {
        let (_, came_to) = typed(draft, text);
        let Typed::Wrong(told) = came_to else { panic!("{text}: {came_to:?}") };
        assert!(told.starts_with(why), "{text}: {told}");
    }

    #[test]
    fn keys_after_a_refused_one_make_no_other_result() {
        check_refused(crikey(), "1 20.5 3", "`.` does not fit here");
        check_refused(crikey(), "1 -5 3", "`-` does not fit here");
        check_refused(crikey(), "1 20,3", "`,` does not fit here");
        check_refused(crikey(), "f12", "`2` does not fit here");
        check_refused(crikey(), "f7", "`7` does not fit here");
        check_refused(dice(), "712345", "`7` is not on a die");
        check_refused(dice(), "1a2345", "`a` is not on a die");
    }

    #[test]
    fn a_refused_key_is_erased_first() {
        let (mut draft, _) = typed(crikey(), "1 20.5");
        assert_eq!(draft.refused().map(|(keys, _)| keys), Some(".5"));
        draft.backspace();
        draft.backspace();
        assert_eq!(draft.refused(), None);
        let outcome = CrikeyOutcome { result: GameScore::Win, white_pieces: 20, black_pieces: 3 };
        assert_eq!(typed(draft, " 3").1, Typed::Done(Outcome::Crikey(outcome)));
    }

    #[test]
    fn a_pasted_text_is_accepted_whole_or_not_at_all() {
        let mut draft = crikey();
        assert!(matches!(draft.take_text("1 20\n5 3"), Typed::Wrong(_)));
        assert!(draft.is_empty());
        assert_eq!(draft.take_text("1 20 15"), Typed::More);
        assert!(matches!(draft.enter(), Typed::Done(_)));
    }
}
