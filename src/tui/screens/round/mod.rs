//! The round: pair it, look at why, publish it, and enter its results as fast as a director types.
//!
//! What is typed becomes an outcome in `entry`; this screen knows which keys belong to which form, and what
//! becomes of an outcome: it is entered, compared in the second pass, or put in place of another.

mod proposed;
mod sheet;

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Face, Shown, find_player, player_at};
use crate::engine::action::{Act, Action, Outcome, Side};
use crate::engine::id::{BoardNo, PlayerId, RoundNo};
use crate::engine::setup::Game;
use crate::engine::state::{Board, Round, State};
use crate::entry::{Draft, Typed};
use crate::tui::intent::Intent;
use crate::tui::job::{Answer, Work};
use crate::tui::keys::Context;
use crate::tui::lists;
use crate::tui::overlays::Overlay;
use crate::tui::overlays::confirm::Confirm;
use crate::tui::overlays::finder::Finder;
use crate::tui::overlays::prompt::Prompt;
use crate::tui::pairing_why::Question;
use crate::tui::request::{Asked, News, Request, Said, Wanted};
use crate::tui::scene::Scene;
use crate::tui::text::{self, Line, piece};
use crate::tui::theme::Role;
use crate::tui::widgets::table::{Cursor, Table};
use crate::tui::words;
use proposed::Proposed;

/// The width from which the standings stand beside the boards, ranked again after every key.
const WIDE: u16 = 140;

/// The round screen.
#[derive(Debug, Default)]
pub struct RoundScreen {
    shown: Shown,
    cursor: Cursor,
    task: Task,
    mode: Mode,
    /// What is typed at each board and not complete.
    drafts: BTreeMap<(RoundNo, BoardNo), Draft>,
    proposed: Option<Proposed>,
    /// Whether the screen was shown before; at first the cursor goes to the first board that waits.
    entered: bool,
}

/// What becomes of an outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Task {
    /// It is entered.
    #[default]
    Enter,
    /// It is compared with what stands.
    Check,
    /// It is put in place of what stands.
    Correct,
}

/// What keys do.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
enum Mode {
    /// They move, and enter results of one key.
    #[default]
    Rest,
    /// The next one says who gets the point.
    Forfeit,
    /// They build the number of a board.
    Slips(String),
    /// They are typed at the board under the cursor.
    Typing,
}

/// How results of a game are typed. The only place where the screens ask for the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// One key; whether there are draws and adjourned games.
    Keys { draws: bool },
    /// A line.
    Line,
    /// A hand a seat.
    Hands,
    /// A trick a line.
    Tricks,
}

impl Form {
    const fn of(game: &Game) -> Self {
        match game {
            Game::Chess(_) => Self::Keys { draws: true },
            Game::Decided(_) => Self::Keys { draws: false },
            Game::Crikey(_) => Self::Line,
            Game::Dice => Self::Hands,
            Game::Tractor(_) => Self::Tricks,
        }
    }

    const fn is_for_two(self) -> bool {
        matches!(self, Self::Keys { .. } | Self::Line)
    }

    const fn context(self, typing: bool, checking: bool) -> Context {
        match (self, typing) {
            (Self::Keys { .. } | Self::Line, false) if checking => Context::Check,
            (Self::Keys { .. } | Self::Line, false) => Context::Walk,
            (Self::Keys { .. } | Self::Line, true) => Context::Working,
            (Self::Hands, false) => Context::Hands,
            (Self::Hands, true) => Context::Hand,
            (Self::Tricks, false) => Context::Tricks,
            (Self::Tricks, true) => Context::Trick,
        }
    }
}

/// Where one is: the round that is shown and what is known of it.
#[derive(Clone, Copy)]
struct Here<'a> {
    state: &'a State,
    round: RoundNo,
    held: &'a Round,
    form: Form,
}

impl Here<'_> {
    fn board(&self, at: BoardNo) -> Option<&Board> {
        self.held.boards.get(at.index())
    }
}

fn board_no(at: usize) -> BoardNo {
    BoardNo(u16::try_from(at).unwrap_or(u16::MAX).saturating_add(1))
}

impl RoundScreen {
    fn here<'a>(&self, scene: &Scene<'a>) -> Option<Here<'a>> {
        let state = scene.state()?;
        let round = self.shown.round(scene);
        Some(Here { state, round, held: state.round(round)?, form: Form::of(&state.setup.game) })
    }

    /// Gives the board under the cursor.
    fn board(&self, here: &Here<'_>) -> Option<BoardNo> {
        self.cursor.at(here.held.boards.len()).map(board_no)
    }

    fn is_in(&self, here: &Here<'_>) -> bool {
        self.board(here).and_then(|board| here.board(board)).is_some_and(|board| board.outcome.is_some())
    }

    fn rest(&mut self) {
        self.mode = Mode::Rest;
        if self.task == Task::Correct {
            self.task = Task::Enter;
        }
    }

    /// A key of a result, by what it means.
    fn result_key(&mut self, white: Side, black: Side, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        match &self.mode {
            Mode::Forfeit => {
                let outcome = Outcome::Forfeit { white: white == Side::Win, black: black == Side::Win };
                self.outcome_here(&here, outcome, scene)
            }
            Mode::Slips(digits) => {
                let number: Option<u16> = digits.parse().ok();
                let board = number.map(BoardNo).filter(|board| here.board(*board).is_some());
                let Some(board) = board else {
                    let told =
                        format!("there is no board `{digits}` (expected 1 to {})", here.held.boards.len());
                    self.mode = Mode::Slips(String::new());
                    return Some(Request::refuse(told));
                };
                self.mode = Mode::Slips(String::new());
                self.cursor.go(board.index());
                self.outcome(&here, board, Outcome::game(white, black), scene)
            }
            Mode::Rest | Mode::Typing if here.form == Form::Line => self.begin_line((white, black), scene),
            Mode::Rest | Mode::Typing => self.outcome_here(&here, Outcome::game(white, black), scene),
        }
    }

    /// On a line the result is the first character.
    fn begin_line(&mut self, sides: (Side, Side), scene: &Scene<'_>) -> Option<Request> {
        let keys = scene.settings.results;
        let key = keys.keys().into_iter().find(|key| keys.sides(*key) == Some(sides))?;
        self.begin(scene)?;
        self.type_char(key, scene)
    }

    fn begin(&mut self, scene: &Scene<'_>) -> Option<()> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        let place = (here.round, board);
        if let std::collections::btree_map::Entry::Vacant(free) = self.drafts.entry(place) {
            free.insert(Draft::of(here.state, here.round, board, scene.settings.results)?);
        }
        self.mode = Mode::Typing;
        Some(())
    }

    fn draft_mut(&mut self, scene: &Scene<'_>) -> Option<&mut Draft> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        self.drafts.get_mut(&(here.round, board))
    }

    fn type_char(&mut self, typed: char, scene: &Scene<'_>) -> Option<Request> {
        if let Mode::Slips(digits) = &mut self.mode {
            digits.push(typed);
            return None;
        }
        if self.mode != Mode::Typing {
            self.begin(scene)?;
        }
        let typed = self.draft_mut(scene)?.type_char(typed);
        self.take(typed, scene)
    }

    fn close_line(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let typed = self.draft_mut(scene)?.enter();
        self.take(typed, scene)
    }

    fn take(&mut self, typed: Typed, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        match typed {
            Typed::More => None,
            Typed::Wrong(wrong) => Some(Request::refuse(wrong)),
            Typed::Done(outcome) => self.outcome_here(&here, outcome, scene),
        }
    }

    fn erase(&mut self, scene: &Scene<'_>) {
        if let Mode::Slips(digits) = &mut self.mode {
            digits.pop();
        } else if let Some(draft) = self.draft_mut(scene) {
            draft.backspace();
        }
    }

    fn outcome_here(&mut self, here: &Here<'_>, outcome: Outcome, scene: &Scene<'_>) -> Option<Request> {
        let board = self.board(here)?;
        self.outcome(here, board, outcome, scene)
    }

    /// What becomes of an outcome: a result that stands is never overwritten silently.
    fn outcome(
        &mut self,
        here: &Here<'_>,
        board: BoardNo,
        outcome: Outcome,
        scene: &Scene<'_>,
    ) -> Option<Request> {
        let stands = here.board(board)?.outcome.as_ref();
        if self.mode == Mode::Forfeit {
            self.mode = Mode::Rest;
        }
        match (stands, self.task) {
            (None, _) => Some(Request::Do(Box::new(Act::Record { round: here.round, board, outcome }))),
            (Some(stands), Task::Check) if *stands == outcome => self.agree(here, board),
            (Some(stands), Task::Check) => Some(differ(here, board, stands, outcome, scene)),
            (Some(stands), _) if *stands == outcome => {
                self.clear_draft(here.round, board);
                Some(Request::Say(Said::Warning(format!("board {board} has this result already"))))
            }
            (Some(stands), _) => Some(correct(here.round, board, stands.clone(), Some(outcome))),
        }
    }

    /// Agreement is silent.
    fn agree(&mut self, here: &Here<'_>, board: BoardNo) -> Option<Request> {
        self.clear_draft(here.round, board);
        if here.board(board)?.agreed {
            self.walk(here, board);
            return None;
        }
        Some(Request::Do(Box::new(Act::Agree { round: here.round, board })))
    }

    fn clear_draft(&mut self, round: RoundNo, board: BoardNo) {
        self.drafts.remove(&(round, board));
        if self.mode == Mode::Typing {
            self.mode = Mode::Rest;
        }
    }

    /// Puts the cursor on the next board that waits, round the corner where necessary.
    fn walk(&mut self, here: &Here<'_>, from: BoardNo) {
        let waits = |board: &Board| match self.task {
            Task::Check => board.outcome.is_some() && !board.agreed,
            Task::Enter | Task::Correct => board.outcome.is_none(),
        };
        let len = here.held.boards.len();
        let order = (0..len).map(|step| (from.index().wrapping_add(1) + step) % len.max(1));
        let next = order.into_iter().find(|at| here.held.boards.get(*at).is_some_and(waits));
        if let Some(at) = next {
            self.cursor.go(at);
        }
    }

    fn start_correction(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        if here.board(board)?.outcome.is_none() {
            return Some(Request::refuse(format!("board {board} has no result to correct")));
        }
        self.task = Task::Correct;
        if !here.form.is_for_two() {
            self.begin(scene)?;
        }
        None
    }

    fn clear_result(&self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        let stands = here.board(board)?.outcome.clone()?;
        Some(correct(here.round, board, stands, None))
    }

    fn find_board(&self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let boards = here.held.boards.iter().enumerate();
        let items =
            boards.map(|(at, board)| (at, format!("{}  {}", at + 1, words::seats(here.state, &board.seats))));
        let finder = Finder::new("find a board by name or number", Wanted::Board, items.collect());
        Some(Request::Over(Box::new(Overlay::Finder(finder))))
    }

    /// A round is paired once the one before is known; rounds that are announced are changed, not paired again.
    fn pair(&mut self, scene: &Scene<'_>) -> Option<Request> {
        self.rest();
        self.shown.follow();
        Some(Request::Pair(scene.state()?.next_round()))
    }

    fn arrange(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        if here.round != here.state.last_round() || here.held.results() > 0 {
            return Some(Request::refuse(
                "only a round without results can be changed, and only the last one",
            ));
        }
        self.proposed = Some(Proposed::of_round(here.round, here.held));
        None
    }

    fn explain(&self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        let state = Box::new(here.state.clone());
        Some(Request::Work(Work::Why { state, round: here.round, question: Question::Board(board) }))
    }

    /// Asks whom the player with White was not paired with.
    fn ask_why_not(&self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let white = *here.board(self.board(&here)?)?.seats.first()?;
        let title = format!("why did {} not meet", here.state.name(white));
        find_player(&title, Wanted::Opponent(white), scene)
    }

    fn handle_round(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let rows = self.here(scene).map_or(0, |here| here.held.boards.len());
        #[expect(clippy::wildcard_enum_match_arm, reason = "whatever is left moves the cursor or nothing")]
        match intent {
            Intent::White => self.result_key(Side::Win, Side::Loss, scene),
            Intent::Black => self.result_key(Side::Loss, Side::Win, scene),
            Intent::Draw => self.result_key(Side::Draw, Side::Draw, scene),
            Intent::Nobody => {
                let here = self.here(scene)?;
                self.outcome_here(&here, Outcome::Forfeit { white: false, black: false }, scene)
            }
            Intent::Adjourn => {
                let here = self.here(scene)?;
                self.outcome_here(&here, Outcome::Adjourned, scene)
            }
            Intent::Forfeit => self.enter_mode(Mode::Forfeit),
            Intent::Slips => self.enter_mode(Mode::Slips(String::new())),
            Intent::SecondPass => {
                self.task = Task::Check;
                let here = self.here(scene)?;
                self.walk(&here, board_no(here.held.boards.len().wrapping_sub(1)));
                self.enter_mode(Mode::Rest)
            }
            Intent::Type(typed) => self.type_char(typed, scene),
            Intent::EraseBack => {
                self.erase(scene);
                None
            }
            Intent::Open => {
                self.begin(scene);
                None
            }
            Intent::Accept => self.close_line(scene),
            Intent::Cancel => {
                self.cancel(scene);
                None
            }
            Intent::Correct => self.start_correction(scene),
            Intent::Clear => self.clear_result(scene),
            Intent::NextMissing => {
                let here = self.here(scene)?;
                let from = self.board(&here)?;
                self.walk(&here, from);
                None
            }
            Intent::Find => self.find_board(scene),
            Intent::Pair => self.pair(scene),
            Intent::Arrange => self.arrange(scene),
            Intent::Explain => self.explain(scene),
            Intent::WhyNot => self.ask_why_not(scene),
            Intent::Seal => Some(Request::Seal(self.shown.round(scene))),
            Intent::Earlier => {
                self.rest();
                self.shown.earlier(1, scene);
                None
            }
            Intent::Later => {
                self.rest();
                self.shown.later(scene);
                None
            }
            other => {
                self.cursor.handle(other, rows);
                None
            }
        }
    }

    fn enter_mode(&mut self, mode: Mode) -> Option<Request> {
        self.mode = mode;
        None
    }

    /// Esc leaves the innermost thing: a line, slips, a correction, the second pass.
    fn cancel(&mut self, scene: &Scene<'_>) {
        let place = self.here(scene).and_then(|here| Some((here, self.board(&here)?)));
        match (&self.mode, place) {
            (Mode::Typing, Some((here, board))) => {
                // A line is cleared; hands and tricks typed so far wait for their table.
                let line = here.form.is_for_two();
                if line || self.drafts.get(&(here.round, board)).is_some_and(Draft::is_empty) {
                    self.drafts.remove(&(here.round, board));
                }
                self.rest();
            }
            (Mode::Rest, _) => self.task = Task::Enter,
            (Mode::Typing | Mode::Forfeit | Mode::Slips(_), _) => self.rest(),
        }
    }

    fn recorded(&mut self, act: &Act, scene: &Scene<'_>) {
        let (Act::Record { round, board, .. }
        | Act::Agree { round, board }
        | Act::Correct { round, board, .. }) = act
        else {
            if matches!(act, Act::Publish { .. } | Act::Rearrange { .. }) {
                self.proposed = None;
                self.shown.follow();
                self.cursor = Cursor::default();
            }
            return;
        };
        self.clear_draft(*round, *board);
        if self.task == Task::Correct {
            self.task = Task::Enter;
            return;
        }
        if let Some(here) = self.here(scene).filter(|here| here.round == *round) {
            self.walk(&here, *board);
        }
    }

    fn answered(&mut self, answer: &Answer, scene: &Scene<'_>) -> Option<Request> {
        match answer {
            Answer::Paired { round, result: Ok(proposal) } => {
                self.proposed = Some(Proposed::by_system(*round, proposal));
                None
            }
            Answer::Paired { round, result: Err(error) } => {
                let state = scene.state()?;
                if state.setup.pairing != crate::engine::setup::PairingSystem::Manual {
                    return Some(Request::refuse(error.to_string()));
                }
                self.proposed = Some(Proposed::by_hand(*round, state));
                None
            }
            Answer::Why { .. }
            | Answer::Foreseen { .. }
            | Answer::Audited(_)
            | Answer::Published(_)
            | Answer::Rated { .. } => None,
        }
    }
}

/// Asks for the reason of a correction; what it does is shown after that.
fn correct(round: RoundNo, board: BoardNo, was: Outcome, now: Option<Outcome>) -> Request {
    let shown = now.as_ref().map_or_else(|| "no result".to_owned(), |now| words::score(Some(now)));
    let title = format!("board {board}: {} becomes {shown}", words::score(Some(&was)));
    let act = Act::Correct { round, board, was, now, reason: String::new() };
    let prompt = Prompt::new(
        title,
        "why (may stay empty); what it does is shown next",
        Asked::Correction(Box::new(act)),
    );
    Request::Over(Box::new(Overlay::Prompt(prompt)))
}

/// A difference between two passes stops and shows both, with the entry that made the first.
fn differ(here: &Here<'_>, board: BoardNo, stands: &Outcome, typed: Outcome, scene: &Scene<'_>) -> Request {
    let made = scene.desk.and_then(|desk| {
        desk.entries().iter().rev().find(|entry| match &entry.action {
            Action::Do(Act::Record { round, board: at, .. } | Act::Correct { round, board: at, .. }) => {
                (*round, *at) == (here.round, board)
            }
            Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => false,
        })
    });
    let by = made.map_or_else(String::new, |entry| {
        format!("   entry {}, {}", entry.seq, scene.calendar().time(&entry.at))
    });
    let seats = here.board(board).map_or_else(String::new, |found| words::seats(here.state, &found.seats));
    let lines: Vec<Line> = vec![
        vec![piece(Role::Text, format!("board {board}  {seats}"))],
        vec![
            piece(Role::Dim, "first pass   "),
            piece(Role::Text, words::score(Some(stands))),
            piece(Role::Dim, by),
        ],
        vec![piece(Role::Dim, "second pass  "), piece(Role::Warning, words::score(Some(&typed)))],
        Vec::new(),
        vec![piece(Role::Text, "y corrects it to the second pass, n keeps the first")],
    ];
    let reason = "second pass".to_owned();
    let act = Act::Correct { round: here.round, board, was: stands.clone(), now: Some(typed), reason };
    let confirm = Confirm::once("the two passes differ", lines, Request::Correct(Box::new(act)));
    Request::Over(Box::new(Overlay::Confirm(confirm)))
}

/// Names whoever takes part and sits nowhere yet.
fn unseated<'a>(
    state: &'a State,
    round: RoundNo,
    seated: &[PlayerId],
) -> Vec<&'a crate::engine::state::Player> {
    let mut seated = seated.to_vec();
    seated.sort_unstable();
    state
        .by_number()
        .into_iter()
        .filter(|one| one.is_present(round) && seated.binary_search(&one.id).is_err())
        .collect()
}

fn draw_standings(area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
    let now = scene.state().map_or(RoundNo(0), State::last_round);
    let Some(list) = lists::standings(scene, now) else { return };
    for y in area.y..area.bottom() {
        text::put(buffer, (area.x, y), 1, &piece(Role::Rule, "│"), scene.theme());
    }
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let table = Table {
        columns: &list.columns,
        len: list.len,
        row: &list.row,
        detail: &[],
        empty: "",
        active: false,
    };
    table.draw(inside, buffer, &mut Cursor::default(), scene.theme());
}

impl Face for RoundScreen {
    fn enter(&mut self, scene: &Scene<'_>) -> Option<Request> {
        if let Some(here) = self.here(scene).filter(|_| !self.entered) {
            self.entered = true;
            if self.is_in(&here) {
                self.walk(&here, board_no(here.held.boards.len().saturating_sub(1)));
            }
        }
        None
    }

    fn context(&self, scene: &Scene<'_>) -> Context {
        if self.proposed.is_some() {
            return Context::Draft;
        }
        let Some(here) = self.here(scene) else { return Context::Round };
        match self.mode {
            Mode::Forfeit => Context::Forfeit,
            Mode::Slips(_) => Context::Slips,
            // At a table that has its result, nothing is typed until it is corrected.
            Mode::Rest if !here.form.is_for_two() && self.is_in(&here) => Context::Round,
            Mode::Rest => here.form.context(false, self.task != Task::Enter),
            Mode::Typing => here.form.context(true, false),
        }
    }

    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let Some(proposed) = &mut self.proposed else { return self.handle_round(intent, scene) };
        if intent == Intent::Cancel {
            self.proposed = None;
            return Some(Request::Say(Said::Warning(
                "the pairing was dropped; nothing is announced".to_owned(),
            )));
        }
        proposed.handle(intent, scene)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the rest is always possible")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        let Some(state) = scene.state() else { return false };
        let here = self.here(scene);
        let board = here.and_then(|here| here.board(self.board(&here)?).cloned());
        let results = here.map_or(0, |here| here.held.results());
        match intent {
            Intent::Pair => !state.players.is_empty(),
            Intent::White | Intent::Black | Intent::Forfeit => board.is_some(),
            Intent::Draw | Intent::Adjourn => {
                here.is_some_and(|here| matches!(here.form, Form::Keys { draws: true } | Form::Line))
            }
            Intent::Slips => here.is_some_and(|here| matches!(here.form, Form::Keys { .. })),
            Intent::Correct | Intent::Clear => board.is_some_and(|board| board.outcome.is_some()),
            Intent::SecondPass => results > 0 && here.is_some_and(|here| here.form.is_for_two()),
            Intent::Find | Intent::Explain | Intent::WhyNot | Intent::Open => {
                board.is_some() || self.proposed.is_some()
            }
            Intent::Earlier => 1 < self.shown.round(scene).0,
            Intent::Later => self.shown.round(scene) < state.last_round(),
            _ => true,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        match (&mut self.proposed, scene.state()) {
            (Some(proposed), Some(state)) => proposed.draw(area, buffer, state, scene),
            _ if WIDE <= area.width => {
                let right = area.width / 5 * 2;
                let left = Rect { width: area.width - right, ..area };
                self.draw_round(left, buffer, scene);
                draw_standings(Rect { x: left.right(), width: right, ..area }, buffer, scene);
            }
            _ => self.draw_round(area, buffer, scene),
        }
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        if let Some(proposed) = &self.proposed {
            return proposed.place();
        }
        let round = self.shown.round(scene);
        let Some(here) = self.here(scene) else { return "no round yet".to_owned() };
        let task = match (self.task, &self.mode) {
            (_, Mode::Slips(_)) => " · slips",
            (Task::Check, _) => " · second pass",
            (Task::Correct, _) => " · correcting",
            (Task::Enter, _) => "",
        };
        let by = words::paired_by(here.held.by);
        if round == here.state.last_round() {
            return format!("{by}{task}");
        }
        format!("round {round}, {by}{task}")
    }

    fn status(&self, cells: usize, scene: &Scene<'_>) -> Line {
        match (&self.proposed, scene.state()) {
            (Some(proposed), Some(state)) => proposed.status(state),
            _ => self.round_status(cells, scene),
        }
    }

    fn paste(&mut self, text: &str, scene: &Scene<'_>) {
        if self.mode == Mode::Typing {
            for typed in text.chars().filter(|c| !c.is_control()) {
                if let Some(draft) = self.draft_mut(scene) {
                    draft.type_char(typed);
                }
            }
        }
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        match &mut self.proposed {
            Some(proposed) => proposed.click(x, y),
            None if self.mode == Mode::Typing => {}
            None => self.cursor.row_at(x, y).into_iter().for_each(|row| self.cursor.go(row)),
        }
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        match news {
            News::Found { wanted: Wanted::Board, item } => {
                self.cursor.go(*item);
                None
            }
            News::Found { wanted: Wanted::Opponent(white), item } => {
                let here = self.here(scene)?;
                let question = Question::Not(*white, player_at(*item));
                let state = Box::new(here.state.clone());
                Some(Request::Work(Work::Why { state, round: here.round, question }))
            }
            News::Found { wanted, item } => self.proposed.as_mut()?.found(wanted, *item, scene),
            News::Recorded(act) => {
                self.recorded(act, scene);
                None
            }
            News::Answer(answer) => self.answered(answer, scene),
            News::Entry(_) | News::Prizes(_) => None,
        }
    }

    fn draft(&self) -> Option<String> {
        if let Some(proposed) = &self.proposed {
            return Some(format!("{} is not announced", proposed.place()));
        }
        let typed = self.drafts.iter().find(|(_, draft)| !draft.is_empty());
        typed.map(|((round, board), _)| format!("round {round}, board {board} is typed and not complete"))
    }
}
