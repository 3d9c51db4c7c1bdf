//! What a director types at a board becomes an outcome: one draft a game.
//!
//! A draft knows what was typed so far and what it would mean; it knows no terminal and changes no event.

pub mod crikey;
pub mod dice;
pub mod keys;
pub mod line;
pub mod sides;
pub mod tractor;
pub mod written;

use serde::{Deserialize, Serialize};

use crate::engine::action::{Act, Outcome};
use crate::engine::compare::Difference;
use crate::engine::id::{BoardNo, RoundNo};
use crate::engine::setup::Game;
use crate::engine::state::State;
use crate::engine::text::Remark;
use crate::views::numbers::called;
use keys::KeySet;
use line::{Line, Move};

/// What typing came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Typed {
    /// More is to come.
    More,
    /// The outcome is complete.
    Done(Outcome),
    /// What was typed cannot be, and why.
    Wrong(String),
}

/// Returns the act that enters an outcome at a board where `stands` is the result; `None` where a result stands that must
/// be corrected. An adjourned game has no result yet: the one that comes is entered.
#[must_use]
pub fn entering(
    (round, board): (RoundNo, BoardNo),
    stands: Option<&Outcome>,
    outcome: &Outcome,
) -> Option<Act> {
    match stands {
        None => Some(Act::Record { round, board, outcome: outcome.clone() }),
        Some(Outcome::Adjourned) if *outcome != Outcome::Adjourned => {
            let (was, now) = (Outcome::Adjourned, Some(outcome.clone()));
            let reason = Remark::taken_over("the adjourned game is finished");
            Some(Act::Correct { round, board, was, now, reason })
        }
        Some(_) => None,
    }
}

/// A line of a draft as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shown {
    /// Whose line it is.
    pub label: String,
    /// What was typed, as far as the caret.
    pub typed: String,
    /// What stands behind the caret.
    pub behind: String,
    /// What it means, or what is still to come.
    pub meaning: String,
    /// The place it takes, where places move as one types.
    pub place: String,
    /// Whether this is the line being typed.
    pub current: bool,
}

/// An outcome that is being typed.
///
/// A key that does not belong stands where it was typed and is refused, and so is whatever follows until it is erased:
/// were it dropped, the keys after it would make another result than the one that was typed (`20.5` would be 205).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    form: Form,
    keys: KeySet,
    /// What was refused and not erased, and why its first key was.
    refused: Option<(String, String)>,
    /// The lines that were filled in at the beginning, where a result that stands is corrected.
    stood: Vec<String>,
}

/// What is typed in each game.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Form {
    /// A result of one key.
    Sides(sides::Draft),
    /// Result and piece values on one line.
    Crikey(crikey::Draft),
    /// Five dice a seat.
    Dice(dice::Draft),
    /// Main suit and dealer, then a trick a line.
    Tractor(tractor::Draft),
}

/// What is typed of a result, as it is kept: the keys, not what they mean.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Typing {
    /// What the result keys meant.
    keys: KeySet,
    /// Every line.
    lines: Vec<String>,
    /// Which of them is typed.
    at: usize,
    /// What was refused and not erased.
    refused: String,
}

impl Typing {
    /// Returns every text in it.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(String::as_str).chain([&*self.refused])
    }
}

/// How many refused keys are shown; those after them are refused as well.
const MOST_REFUSED: usize = 60;

impl Draft {
    /// Begins the draft of a board; `None` when there is no such board.
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
        };
        Some(Self { form, keys, refused: None, stood: Vec::new() })
    }

    /// Says what is still to come.
    fn missing(&self, state: &State, round: RoundNo, board: BoardNo) -> String {
        match &self.form {
            Form::Sides(draft) => draft.legend(),
            Form::Tractor(draft) => draft.expected(),
            Form::Crikey(_) | Form::Dice(_) => {
                let current = self.show(state, round, board).into_iter().find(|shown| shown.current);
                current.map_or_else(String::new, |shown| format!("{} {}", shown.label, shown.meaning))
            }
        }
    }

    /// Begins to correct the result of a board with what stands there: what is right is not typed again.
    #[must_use]
    pub fn correcting(state: &State, round: RoundNo, board: BoardNo, keys: KeySet) -> Option<Self> {
        let mut draft = Self::of(state, round, board, keys)?;
        let stands = state.board(round, board)?.outcome.as_ref();
        draft.stood = stands.map_or_else(Vec::new, |stands| draft.written(stands));
        draft.fill(draft.stood.clone(), 0);
        Some(draft)
    }

    /// Writes a result as it is typed, a line each.
    fn written(&self, outcome: &Outcome) -> Vec<String> {
        match (&self.form, outcome) {
            (Form::Crikey(draft), outcome) => draft.written(outcome).into_iter().collect(),
            (Form::Dice(_), Outcome::Dice(hands)) => hands.iter().copied().map(dice::written).collect(),
            (Form::Tractor(_), Outcome::Tractor(round)) => tractor::Draft::written(round),
            (Form::Tractor(_), Outcome::TractorScore(score)) => tractor::Draft::written_score(*score),
            (Form::Sides(_) | Form::Dice(_) | Form::Tractor(_), _) => Vec::new(),
        }
    }

    /// Whether what is typed is a result, or the beginning of it as far as it is typed.
    #[must_use]
    pub fn begins(&self, outcome: &Outcome) -> bool {
        let (typed, whole) = (self.lines(), self.written(outcome));
        let Some((last, before)) = typed.split_last() else { return true };
        let at = before.len();
        self.refused.is_none()
            && whole.get(..at).is_some_and(|whole| whole == before)
            && whole.get(at).is_some_and(|line| line.starts_with(last.trim_end()))
    }

    /// Returns what is typed, to be kept.
    #[must_use]
    pub fn typing(&self) -> Typing {
        let at = match &self.form {
            Form::Sides(_) | Form::Crikey(_) => 0,
            Form::Dice(draft) => draft.at(),
            Form::Tractor(draft) => draft.at(),
        };
        let refused = self.refused.as_ref().map_or_else(String::new, |(keys, _)| keys.clone());
        Typing { keys: self.keys, lines: self.lines(), at, refused }
    }

    /// Takes up what was typed at a board before; it is a correction where a result stands that is not typed again.
    #[must_use]
    pub fn taken_up(
        state: &State,
        round: RoundNo,
        board: BoardNo,
        typing: &Typing,
        again: bool,
    ) -> Option<Self> {
        let begun = if again { Self::of } else { Self::correcting };
        let mut draft = begun(state, round, board, typing.keys)?;
        match &mut draft.form {
            Form::Sides(_) => {}
            Form::Crikey(draft) => draft.go_on(typing.lines.first().map_or("", String::as_str)),
            Form::Dice(draft) => draft.fill(&typing.lines, typing.at),
            Form::Tractor(draft) => draft.go_on(typing.lines.clone(), typing.at),
        }
        for key in typing.refused.chars() {
            draft.type_char(key);
        }
        Some(draft)
    }

    /// Fills in lines, and puts the cursor on one of them.
    fn fill(&mut self, lines: Vec<String>, at: usize) {
        match &mut self.form {
            Form::Sides(_) => {}
            Form::Crikey(draft) => draft.fill(Line::filled(lines.into_iter().next().unwrap_or_default())),
            Form::Dice(draft) => draft.fill(&lines, at),
            Form::Tractor(draft) => draft.fill(lines, at),
        }
    }

    /// Returns every line that is typed; none where nothing is.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut lines = match &self.form {
            Form::Sides(_) => Vec::new(),
            Form::Crikey(draft) => vec![draft.line().to_owned()],
            Form::Dice(draft) => draft.lines(),
            Form::Tractor(draft) => draft.lines(),
        };
        lines.truncate(lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1));
        lines
    }

    /// Returns what is typed beside what stood, with what was refused, for whoever is asked about it.
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

    /// Moves among the lines and within one, or erases more than a character.
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
        }
    }

    /// Takes a character.
    pub fn type_char(&mut self, typed: char) -> Typed {
        if let Some((keys, why)) = &mut self.refused {
            if keys.chars().count() < MOST_REFUSED {
                keys.push(typed);
            }
            return Typed::Wrong(format!("erase `{keys}` first: {why}"));
        }
        let came_to = match &mut self.form {
            // One key is the whole result: nothing follows that it could change.
            Form::Sides(draft) => return draft.type_char(typed),
            Form::Crikey(draft) => draft.type_char(typed),
            Form::Dice(draft) => draft.type_char(typed),
            Form::Tractor(draft) => draft.type_char(typed),
        };
        if let Typed::Wrong(why) = &came_to {
            self.refused = Some((typed.to_string(), why.clone()));
        }
        came_to
    }

    /// Takes a text that came in one piece, all of it or nothing.
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

    /// Closes the line that is being typed.
    pub fn enter(&mut self) -> Typed {
        if let Some((_, why)) = &self.refused {
            return Typed::Wrong(why.clone());
        }
        match &mut self.form {
            Form::Sides(_) => Typed::More,
            Form::Crikey(draft) => draft.enter(),
            Form::Dice(draft) => draft.enter(),
            Form::Tractor(draft) => draft.enter(),
        }
    }

    /// Whether closing the line makes the whole result.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        matches!(self.clone().enter(), Typed::Done(_))
    }

    /// Takes the last character back; on an empty line the line before it.
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
        }
    }

    /// Whether nothing was typed, or, where a result is corrected, nothing was changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let is_forfeit = matches!(&self.form, Form::Sides(draft) if !draft.is_empty());
        !is_forfeit && self.refused.is_none() && self.lines() == self.stood
    }

    /// Returns the keys that were refused and not erased, and why.
    #[must_use]
    pub fn refused(&self) -> Option<(&str, &str)> {
        self.refused.as_ref().map(|(keys, why)| (&**keys, &**why))
    }

    /// Returns the round of Tractor that is typed, whose tricks are shown as a table.
    #[must_use]
    pub const fn tractor(&self) -> Option<&tractor::Draft> {
        match &self.form {
            Form::Tractor(draft) => Some(draft),
            Form::Sides(_) | Form::Crikey(_) | Form::Dice(_) => None,
        }
    }

    /// Returns who dealt and who deals now, where another dealer asks whether the cards keep their seats.
    #[must_use]
    pub fn other_dealer(&self) -> Option<[&str; 2]> {
        self.tractor().filter(|_| self.refused.is_none())?.other_dealer()
    }

    /// Keeps the cards of every player though another one deals than when the tricks were typed.
    ///
    /// # Errors
    ///
    /// A trick that cannot have been played so; nothing has changed then.
    pub fn keep_cards(&mut self) -> Result<(), String> {
        if let Form::Tractor(draft) = &mut self.form { draft.keep_cards() } else { Ok(()) }
    }

    /// Compares the line that was closed last with a result that stands; boards of two have one line only, which is
    /// the result.
    #[must_use]
    pub fn last_difference(&self, stands: &Outcome) -> Option<Difference> {
        match &self.form {
            Form::Sides(_) | Form::Crikey(_) => None,
            Form::Dice(draft) => draft.last_difference(stands),
            Form::Tractor(draft) => draft.last_difference(stands),
        }
    }

    /// Takes back the line that was closed last: it is typed again, from nothing.
    pub fn take_back(&mut self) {
        match &mut self.form {
            Form::Sides(_) | Form::Crikey(_) => {}
            Form::Dice(draft) => draft.take_back(),
            Form::Tractor(draft) => draft.take_back(),
        }
    }

    /// Takes back what differs from a result that stands, from the first line that does.
    pub fn take_back_difference(&mut self, stands: &Outcome) {
        match &mut self.form {
            Form::Sides(draft) => draft.backspace(),
            Form::Crikey(draft) => draft.clear(),
            Form::Dice(draft) => draft.take_back_difference(stands),
            Form::Tractor(draft) => draft.take_back_difference(stands),
        }
    }

    /// Returns the lines as they are shown; none for Tractor, whose tricks are a table.
    #[must_use]
    pub fn show(&self, state: &State, round: RoundNo, board: BoardNo) -> Vec<Shown> {
        let mut shown = match &self.form {
            Form::Sides(draft) => draft.show(),
            Form::Crikey(draft) => draft.show(state, round, board),
            Form::Dice(draft) => draft.show(),
            Form::Tractor(_) => Vec::new(),
        };
        if let (Some((keys, why)), Some(line)) = (&self.refused, shown.iter_mut().find(|line| line.current)) {
            line.typed.push_str(keys);
            line.meaning.clone_from(why);
            // What the line would mean without the refused keys is not what was typed.
            shown.retain(|line| matches!(self.form, Form::Dice(_)) || line.current);
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::crikey::CrikeyOutcome;
    use crate::engine::scoring::GameScore;

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
    fn what_follows_a_refused_key_makes_no_other_result() {
        check_refused(crikey(), "1 20.5 3", "`.` does not fit here");
        check_refused(crikey(), "1 -5 3", "`-` does not fit here");
        check_refused(crikey(), "1 20,3", "`,` does not fit here");
        check_refused(crikey(), "f12", "`2` does not fit here");
        check_refused(crikey(), "f7", "`7` does not fit here");
        check_refused(dice(), "712345", "`7` is not on a die");
        check_refused(dice(), "1a2345", "`a` is not on a die");
    }

    #[test]
    fn what_was_refused_is_erased_first() {
        let (mut draft, _) = typed(crikey(), "1 20.5");
        assert_eq!(draft.refused().map(|(keys, _)| keys), Some(".5"));
        draft.backspace();
        draft.backspace();
        assert_eq!(draft.refused(), None);
        let outcome = CrikeyOutcome { result: GameScore::Win, white_pieces: 20, black_pieces: 3 };
        assert_eq!(typed(draft, " 3").1, Typed::Done(Outcome::Crikey(outcome)));
    }

    #[test]
    fn a_pasted_text_is_taken_whole_or_not_at_all() {
        let mut draft = crikey();
        assert!(matches!(draft.take_text("1 20\n5 3"), Typed::Wrong(_)));
        assert!(draft.is_empty());
        assert_eq!(draft.take_text("1 20 15"), Typed::More);
        assert!(matches!(draft.enter(), Typed::Done(_)));
    }
}
