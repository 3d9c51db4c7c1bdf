//! A match of teams: a line a board with a result of one key, from the point of view of the first team.

use super::crikey;
use super::keys::{KeySet, NOBODY};
use super::line::Move;
use super::sides;
use super::tractor;
use super::{Shown, Typed};
use crate::views::words;
use engine::action::Outcome;
use engine::game::color::Color;
use engine::id::{BoardNo, RoundNo};
use engine::scoring::GameScore;
use engine::state::{MatchNow, State};
use engine::team::{BoardGame, MatchRules};

/// The separator of the lines of a sheet on one line.
const ENTER: &str = " / ";

/// A match during entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    keys: KeySet,
    rules: MatchRules,
    now: MatchNow,
    /// The players at each board, or what is known of them.
    names: Vec<[String; 2]>,
    /// The players at each table of four, in the order of the seats; none at boards of two.
    tables: Vec<Vec<String>>,
    /// The current board, from 0.
    at: usize,
    /// The result at the current board while it is typed.
    part: Option<Part>,
    /// The board whose result was typed last.
    entered: Option<usize>,
    purpose: Purpose,
}

/// The purpose of a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// Open boards get results; the last one finishes the match.
    Entry,
    /// The adjourned boards of a finished match get results.
    Adjourned,
    /// A finished match is corrected: Enter ends the correction, not the last key.
    Correction,
}

/// A result at a board during entry.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    /// A result of one key, or of two for a forfeit.
    Keys(sides::Draft),
    /// A line of Crikey, which Enter closes.
    Line(crikey::Draft),
    /// A round of Tractor: a score, or a sheet of tricks; Enter closes each line.
    Round(Box<tractor::Draft>),
}

impl Draft {
    /// Starts the draft of a match with the results that it has. Of a finished match the adjourned boards
    /// are typed; without one it is typed again from the first board on. `None` in other events.
    #[must_use]
    pub fn new(state: &State, round: RoundNo, board: BoardNo, keys: KeySet) -> Option<Self> {
        let rules = *state.setup.game.match_rules()?;
        let now = state.match_now(round, board)?;
        let names = state.match_players(round, board)?;
        let tables = state.match_tables(round, board);
        let (part, entered, purpose) = (None, None, Purpose::Entry);
        let mut draft = Self { keys, rules, now, names, tables, at: 0, part, entered, purpose };
        let held = state.board(round, board)?;
        if held.is_adjourned() {
            draft.purpose = Purpose::Adjourned;
        } else if held.outcome.is_some() {
            // A correction is filled in afterwards.
            draft.clear_all();
        }
        draft.at = draft.next_open(0).unwrap_or(0);
        Some(draft)
    }

    /// Clears the results of some boards; a board with a player missing stays forfeited.
    fn clear(&mut self, which: impl Fn(usize) -> bool) {
        for at in (0..self.now.games.len()).filter(|at| which(*at)) {
            let [first, second] = &self.now.line_ups;
            self.now.games[at] = self.rules.forfeit([first, second], at);
        }
    }

    /// Clears the results of all boards and moves to the first one.
    pub(super) fn clear_all(&mut self) {
        self.purpose = Purpose::Entry;
        self.clear(|_| true);
        self.at = self.next_open(0).unwrap_or(0);
    }

    /// Takes over line-ups and results as they are recorded now, except where something else is typed than
    /// the lines that were recorded before.
    pub(super) fn follow(&mut self, fresh: &Self, before: &[String]) {
        for at in 0..self.now.games.len() {
            let was = before.get(at).map_or("", String::as_str);
            if self.written_at(at) == was {
                self.now.games[at].clone_from(&fresh.now.games[at]);
            }
        }
        self.now.line_ups.clone_from(&fresh.now.line_ups);
        self.names.clone_from(&fresh.names);
        self.tables.clone_from(&fresh.tables);
        self.entered = None;
    }

    /// Returns the first open board from one on.
    fn next_open(&self, from: usize) -> Option<usize> {
        (from..self.now.games.len()).find(|at| self.is_open(*at))
    }

    fn is_open(&self, board: usize) -> bool {
        let game = self.now.games[board].as_ref();
        game.is_none() || self.purpose == Purpose::Adjourned && game == Some(&Outcome::Adjourned)
    }

    fn is_forfeited(&self, board: usize) -> bool {
        let [first, second] = &self.now.line_ups;
        self.rules.forfeit([first, second], board).is_some()
    }

    pub(super) fn type_char(&mut self, typed: char) -> Typed {
        if typed.is_whitespace() && !matches!(self.part, Some(Part::Line(_) | Part::Round(_))) {
            return Typed::More;
        }
        if self.is_forfeited(self.at) {
            let place = self.rules.game.place();
            return Typed::Wrong(format!("a player is missing at this {place}: change the line-up first"));
        }
        if self.purpose == Purpose::Adjourned && !self.is_open(self.at) {
            let place = self.rules.game.place();
            return Typed::Wrong(format!("this {place} has a result: correct the match to change it"));
        }
        let mut part = match self.part() {
            // A line of cards or points has no `/`: it is Enter, as in a file.
            Part::Round(_) if typed == '/' => return self.enter(),
            Part::Round(_) if typed == 'f' && self.part.is_none() => self.forfeit(),
            part @ (Part::Keys(_) | Part::Line(_) | Part::Round(_)) => part,
        };
        let came_to = match &mut part {
            Part::Keys(draft) => draft.type_char(typed),
            Part::Line(draft) => draft.type_char(typed),
            Part::Round(draft) => draft.type_char(typed),
        };
        match came_to {
            Typed::More => self.part = Some(part),
            // The line before a wrong key stays.
            Typed::Wrong(why) => {
                self.part = self.part.take().filter(|part| matches!(part, Part::Line(_) | Part::Round(_)));
                return Typed::Wrong(why);
            }
            Typed::Done(outcome) => return self.take(&outcome),
        }
        Typed::More
    }

    /// Takes a result at the current board, from the first team's point of view; the last one finishes the
    /// match.
    fn take(&mut self, outcome: &Outcome) -> Typed {
        self.part = None;
        let outcome = self.rules.turned(self.at, outcome);
        if let Err(wrong) = self.rules.admit_game(self.at, &outcome) {
            return Typed::Wrong(wrong.to_string());
        }
        self.set(outcome);
        self.whole().filter(|_| self.purpose != Purpose::Correction).map_or(Typed::More, Typed::Done)
    }

    /// Sets the result at the current board and goes on to the next open one, else to the next.
    fn set(&mut self, outcome: Outcome) {
        self.now.games[self.at] = Some(outcome);
        self.entered = Some(self.at);
        let next = (self.at + 1).min(self.now.games.len() - 1);
        self.at = self.next_open(next).or_else(|| self.next_open(0)).unwrap_or(next);
    }

    /// Returns the finished match.
    fn whole(&self) -> Option<Outcome> {
        let games = self.now.games.iter().cloned().collect::<Option<Vec<Outcome>>>()?;
        Some(Outcome::Match(self.rules.finished(self.now.line_ups.clone(), games)))
    }

    /// Returns the board, from 1, whose result was typed or cleared last, with its result now.
    #[must_use]
    pub fn entered(&self) -> Option<(u8, Option<Outcome>)> {
        let at = self.entered?;
        Some((u8::try_from(at + 1).ok()?, self.now.games.get(at)?.clone()))
    }

    /// Closes the line at a board of Crikey; otherwise finishes a match whose boards all have a result.
    pub(super) fn enter(&mut self) -> Typed {
        if let Some(Part::Line(draft)) = &mut self.part {
            return match draft.enter() {
                Typed::Done(outcome) => self.take(&outcome),
                open @ (Typed::More | Typed::Wrong(_)) => open,
            };
        }
        if let Some(Part::Round(draft)) = &mut self.part {
            return match draft.enter() {
                Typed::Done(outcome) => self.take(&outcome),
                open @ (Typed::More | Typed::Wrong(_)) => open,
            };
        }
        match self.whole() {
            Some(outcome) => Typed::Done(outcome),
            None => Typed::Wrong(format!("{} {} has no result", self.rules.game.place(), self.at + 1)),
        }
    }

    pub(super) fn go(&mut self, to: Move) -> Typed {
        let erases = matches!(to, Move::EraseWord | Move::EraseToStart | Move::EraseForward);
        let moves_caret = matches!(to, Move::Left | Move::Right | Move::Start | Move::End);
        match &mut self.part {
            // The lines of a sheet are left when it is complete or erased.
            Some(Part::Round(draft)) => {
                let came_to = draft.go(to);
                if draft.lines().is_empty() {
                    self.part = None;
                }
                return came_to;
            }
            Some(Part::Line(draft)) if erases || moves_caret => {
                draft.go(to);
                if draft.line().is_empty() {
                    self.part = None;
                }
                return Typed::More;
            }
            Some(Part::Keys(_) | Part::Line(_)) | None => self.part = None,
        }
        let last = self.now.games.len().saturating_sub(1);
        match to {
            Move::Up => self.at = self.at.saturating_sub(1),
            Move::Down => self.at = (self.at + 1).min(last),
            Move::First => self.at = 0,
            Move::Last => self.at = last,
            Move::Left
            | Move::Right
            | Move::Start
            | Move::End
            | Move::EraseForward
            | Move::EraseWord
            | Move::EraseToStart => {}
        }
        Typed::More
    }

    /// Cancels a result of which only the first key is typed; otherwise clears the result at the current
    /// board.
    pub(super) fn backspace(&mut self) {
        if let Some(Part::Line(draft)) = &mut self.part {
            draft.backspace();
            if draft.line().is_empty() {
                self.part = None;
            }
        } else if let Some(Part::Round(draft)) = &mut self.part {
            draft.backspace();
            if draft.lines().is_empty() {
                self.part = None;
            }
        } else if self.part.take().is_none() && self.purpose != Purpose::Adjourned {
            let current = self.at;
            self.clear(|at| at == current);
            self.entered = Some(current);
        }
    }

    /// Clears the boards that differ from a finished match, and moves to the first of them.
    pub(super) fn take_back_difference(&mut self, stands: &Outcome) {
        let Outcome::Match(held) = stands else { return };
        let games = self.now.games.clone();
        self.clear(|at| games[at].as_ref() != held.games.get(at));
        self.at = self.next_open(0).unwrap_or(self.at);
    }

    /// Returns the results as keys, one board a line.
    pub(super) fn lines(&self) -> Vec<String> {
        let written = |at: usize| match &self.part {
            Some(Part::Round(draft)) if at == self.at => draft.lines().join(ENTER),
            Some(_) | None => self.written_at(at),
        };
        (0..self.now.games.len()).map(written).collect()
    }

    pub(super) fn written(&self, outcome: &Outcome) -> Vec<String> {
        let Outcome::Match(held) = outcome else { return Vec::new() };
        let mut draft = self.clone();
        draft.part = None;
        draft.now.games = held.games.iter().cloned().map(Some).collect();
        draft.lines()
    }

    fn written_at(&self, at: usize) -> String {
        let [white, black, draw] = self.keys.keys();
        let Some(outcome) = self.now.games.get(at).and_then(Option::as_ref) else { return String::new() };
        match self.rules.turned(at, outcome) {
            Outcome::Game { white: GameScore::Win, .. } => white.to_string(),
            Outcome::Game { black: GameScore::Win, .. } => black.to_string(),
            Outcome::Game { .. } => draw.to_string(),
            Outcome::Forfeit { white: true, .. } => format!("f{white}"),
            Outcome::Forfeit { black: true, .. } => format!("f{black}"),
            Outcome::Forfeit { .. } => format!("f{NOBODY}"),
            Outcome::Adjourned => "a".to_owned(),
            outcome @ Outcome::Crikey(_) => {
                crikey::Draft::of_teams(self.keys).written(&outcome).unwrap_or_default()
            }
            Outcome::Tractor(round) => tractor::Draft::written(&round).join(ENTER),
            Outcome::TractorScore(score) => tractor::Draft::written_score(score).join(ENTER),
            Outcome::Dice(_) | Outcome::Match(_) => String::new(),
        }
    }

    /// Types stored lines again, and moves to one of them.
    pub(super) fn fill(&mut self, lines: &[String], at: usize) {
        let mut open = None;
        self.purpose = Purpose::Entry;
        for (board, line) in lines.iter().enumerate().take(self.now.games.len()) {
            (self.at, self.part) = (board, None);
            for key in line.chars() {
                self.type_char(key);
            }
            if matches!(self.part, Some(Part::Line(_) | Part::Round(_))) {
                self.enter();
            }
            // A sheet that is not complete is typed on.
            if board == at && matches!(self.part, Some(Part::Round(_))) {
                open = self.part.take();
            }
        }
        self.part = open;
        self.entered = None;
        if self.whole().is_some() {
            self.purpose = Purpose::Correction;
        }
        self.at = at.min(self.now.games.len().saturating_sub(1));
    }

    /// Returns true if a result of more than one key has begun.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.part.is_some()
    }

    /// Returns the current board, from 0.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    pub(super) fn show(&self) -> Vec<Shown> {
        let boards = 0..self.now.games.len();
        let lines = boards.map(|at| {
            let [first, second] = &self.names[at];
            let color = |color: Color| if color == Color::White { "w" } else { "b" };
            let colors = self.rules.color_of_first(at);
            let label = if self.rules.has_colors() {
                format!("{} {first} ({}) – {second}", at + 1, color(colors))
            } else {
                format!("{} {first} – {second}", at + 1)
            };
            let current = at == self.at;
            let typed = match (&self.part, current) {
                (Some(Part::Keys(_)), true) => "forfeit".to_owned(),
                (Some(Part::Line(draft)), true) => draft.line().to_owned(),
                (Some(Part::Round(draft)), true) => match draft.at() {
                    0 => draft.line().to_owned(),
                    trick => format!("{trick}: {}", draft.line()),
                },
                (Some(_), false) | (None, _) => self.written_at(at),
            };
            let meaning = if current { self.legend() } else { String::new() };
            let result = self.now.games[at].as_ref().map(|outcome| self.rules.turned(at, outcome));
            let place = words::at_board(result.as_ref());
            Shown { label, typed, meaning, place, current, ..Shown::default() }
        });
        let [first, second] = self.rules.score(self.now.games.iter().map(Option::as_ref));
        let score = Shown { label: format!("{first} – {second}"), ..Shown::default() };
        lines.chain([score]).collect()
    }

    /// Returns the keys that are valid now.
    #[must_use]
    pub fn legend(&self) -> String {
        match self.part() {
            Part::Keys(draft) => draft.legend(),
            Part::Line(draft) => draft.legend(),
            Part::Round(draft) => match self.part {
                Some(_) => draft.expected(),
                None => "85 2 points and dealer  H 2 main suit and dealer, then tricks  f forfeit".to_owned(),
            },
        }
    }

    /// Starts a forfeit at a table of Tractor.
    fn forfeit(&self) -> Part {
        Part::Keys(sides::Draft::of_teams(self.keys, false))
    }

    /// Returns the result at the current board, as far as it is typed.
    fn part(&self) -> Part {
        let new = || match self.rules.game {
            BoardGame::Chess => Part::Keys(sides::Draft::of_teams(self.keys, true)),
            BoardGame::Decided => Part::Keys(sides::Draft::of_teams(self.keys, false)),
            BoardGame::Crikey => Part::Line(crikey::Draft::of_teams(self.keys)),
            BoardGame::Tractor => {
                let names = self.tables.get(self.at).cloned().unwrap_or_default();
                Part::Round(tractor::Draft::of_match(names, self.rules.start).into())
            }
        };
        self.part.clone().unwrap_or_else(new)
    }
}
