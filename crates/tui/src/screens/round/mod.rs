//! The round: pair it, look at why, publish it, and enter its results as fast as a director types.
//!
//! `formats::entry` reads the input as an outcome; this screen knows which keys belong to which form.
//! `entering` records the outcome, `second_pass` compares it with a second input, and pairings are in
//! `pairing`, `proposed` and `manual_pairing`.

mod before;
mod board_list;
mod cursor;
mod entering;
mod following;
mod hands;
mod heading;
mod here;
mod judged;
mod leaving;
mod manual_pairing;
mod matches;
mod pairing;
mod proposed;
mod second_pass;
mod status;
mod tables;
mod tricks;
mod unrecorded;
mod waiting;
mod working;

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Face, Shown, TakenUp};
use crate::jobs::job::Work;
use crate::jobs::request::{Found, InputLine, InputPurpose, News, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists;
use crate::lists::reports::{NotReported, OnPaper};
use crate::scene::Scene;
use crate::why::pairing::PairingQuestion;
use crate::widgets::table::{Cursor, Table};
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use desk::Desk;
use desk::input::drafts::Drafts;
use desk::shared::Shared;
use engine::action::{Act, Outcome};
use engine::compare::Difference;
use engine::game;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::scoring::GameScore;
use engine::setup::Game;
use engine::state::{Board, State};
use engine::text::Remark;
use formats::entry::{Draft, Typed};
use formats::language::desk::DeskLanguage;
use formats::report::ReportKind;
use here::{Form, Here, board_no, movement, other_outcome};
use proposed::Proposed;

/// The width from which the standings are shown beside the boards, calculated again after every key.
const WIDE: u16 = 140;

/// The round screen.
#[derive(Debug, Default)]
pub(crate) struct RoundScreen {
    shown: Shown,
    cursor: Cursor,
    task: Task,
    mode: Mode,
    /// The incomplete input at each board.
    drafts: BTreeMap<Place, Draft>,
    /// The players of each of these boards when the input began.
    seated: BTreeMap<Place, Vec<PlayerId>>,
    /// The players of the board under the cursor when it was last drawn.
    seen: Vec<PlayerId>,
    proposed: Option<Proposed>,
    /// An unfinished pairing, while another round is shown.
    aside: Option<Proposed>,
    /// True if results are entered by slips: after a table or a line, the number of the next slip is asked
    /// for.
    by_slips: bool,
    /// The line of the second pass that differed last.
    differed: Option<(BoardNo, Difference)>,
    /// A player who left since the last result, and whose board here may still have to change.
    left: Option<PlayerId>,
    /// True if the screen was shown before; the first time, the cursor goes to the first board without a
    /// result.
    entered: bool,
}

/// The place of an input: the second pass has its own, separate from entry and correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    round: RoundNo,
    board: BoardNo,
    again: bool,
}

/// The use of an outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Task {
    /// It is entered.
    #[default]
    Enter,
    /// It is compared with the entered one.
    Check,
    /// It replaces the entered one.
    Correct,
}

/// The meaning of keys.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
enum Mode {
    /// Keys move the cursor, and enter results of one key.
    #[default]
    Rest,
    /// The next key names the winner of a forfeit.
    Forfeit,
    /// The next key is a letter of the list of other results.
    Other,
    /// Keys form the number of a board.
    Slips(String),
    /// Keys are typed at the board under the cursor.
    Typing,
}

impl RoundScreen {
    fn here<'a>(&self, scene: &Scene<'a>) -> Option<Here<'a>> {
        let state = scene.state()?;
        let round = self.shown.round(scene);
        let waiting = scene.desk.map_or(&[][..], |desk| desk.others().waiting());
        let elsewhere = scene.desk.and_then(Desk::shared).map_or(&[][..], Shared::open_elsewhere);
        let form = Form::of(&state.setup.game);
        Some(Here { state, round, held: state.round(round)?, form, waiting, elsewhere })
    }

    /// Returns the board under the cursor.
    fn board(&self, here: &Here<'_>) -> Option<BoardNo> {
        self.cursor.at(here.held.boards.len()).map(board_no)
    }

    /// Returns the place of an input at a board now.
    fn place_of(&self, here: &Here<'_>, board: BoardNo) -> Place {
        Place { round: here.round, board, again: self.task == Task::Check }
    }

    fn is_in(&self, here: &Here<'_>) -> bool {
        let Some(at) = self.board(here) else { return false };
        here.is_typed(at) || here.board(at).is_some_and(|board| board.outcome.is_some())
    }

    fn is_adjourned(&self, here: &Here<'_>) -> bool {
        self.board(here).and_then(|at| here.board(at)).is_some_and(Board::is_adjourned)
    }

    /// Returns true while a result of more than one key, or a wrong key, is typed at a board of a match.
    fn is_within_a_board(&self, here: &Here<'_>) -> bool {
        let draft = self.board(here).and_then(|board| self.drafts.get(&self.place_of(here, board)));
        draft.is_some_and(|draft| {
            draft.team_match().is_some_and(|boards| boards.has_begun() || draft.refused().is_some())
        })
    }

    fn rest(&mut self) {
        self.mode = if self.by_slips { Mode::Slips(String::new()) } else { Mode::Rest };
        if self.task == Task::Correct {
            self.task = Task::Enter;
        }
    }

    fn handle_round(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        if let Some(asked) = self.ask_for_seats(intent, scene) {
            return Some(asked);
        }
        if let Some(to) = movement(intent).filter(|_| self.mode == Mode::Typing) {
            return self.go(to, scene);
        }
        let rows = self.here(scene).map_or(0, |here| here.held.boards.len());
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys move the cursor or are unhandled")]
        match intent {
            Intent::White => self.result_key(GameScore::Win, GameScore::Loss, scene),
            Intent::Black => self.result_key(GameScore::Loss, GameScore::Win, scene),
            Intent::Draw => self.result_key(GameScore::Draw, GameScore::Draw, scene),
            Intent::Nobody => {
                let here = self.here(scene)?;
                self.outcome_here(&here, Outcome::Forfeit { white: false, black: false }, scene)
            }
            Intent::Adjourn => {
                let here = self.here(scene)?;
                self.outcome_here(&here, Outcome::Adjourned, scene)
            }
            Intent::Forfeit => self.enter_mode(Mode::Forfeit),
            Intent::Other if self.here(scene)?.form == Form::Line => {
                let key = |intent| scene.key(Context::Special, intent);
                Some(Request::refuse(format!(
                    "Crikey has no other results: type the result and both piece totals ({} forfeit, {} adjourned)",
                    key(Intent::Forfeit),
                    key(Intent::Adjourn)
                )))
            }
            Intent::Other => self.enter_mode(Mode::Other),
            Intent::HalfZero
            | Intent::ZeroHalf
            | Intent::ZeroZero
            | Intent::WhiteUnrated
            | Intent::DrawUnrated
            | Intent::BlackUnrated => self.other_result(intent, scene),
            Intent::Slips => {
                self.here(scene)?;
                self.by_slips = true;
                self.enter_mode(Mode::Slips(String::new()))
            }
            Intent::SecondPass => self.second_pass(scene),
            Intent::Type(typed) => self.type_char(typed, scene),
            Intent::EraseBack => self.erase(scene),
            Intent::LineUp => self.ask_line_up(0, scene),
            Intent::OtherLineUp => self.ask_line_up(1, scene),
            Intent::Open if matches!(self.mode, Mode::Slips(_)) => self.open_slip(scene),
            Intent::Open => {
                self.begin(scene);
                None
            }
            Intent::Accept => self.close_line(scene),
            Intent::Cancel => self.cancel(scene),
            Intent::Correct => self.start_correction(scene),
            Intent::Clear => {
                let asked = self.clear_result(scene);
                if self.mode == Mode::Forfeit {
                    self.rest();
                }
                asked
            }
            Intent::NextMissing => {
                let here = self.here(scene)?;
                let from = self.board(&here)?;
                if !self.walk(&here, from) {
                    self.go_to_next(&here, from, &|_, board| board.is_adjourned());
                }
                None
            }
            Intent::Find => self.find_board(scene),
            Intent::Pair => self.pair(scene),
            Intent::Arrange => self.arrange(scene),
            Intent::Import => {
                let hint = results_hint(self.here(scene)?.state);
                Some(Request::input(InputLine::new("results of a file", hint, InputPurpose::Results)))
            }
            Intent::Unpublish => {
                let round = self.here(scene)?.round;
                Some(proposed::asked_why(Act::Unpublish { round, reason: Remark::default() }))
            }
            Intent::Explain => self.explain(scene),
            Intent::WhyNot => self.ask_why_not(scene),
            Intent::Seal => Some(Request::Seal(self.shown.round(scene))),
            Intent::Earlier => {
                self.by_slips = false;
                self.rest();
                self.shown.earlier(1, scene);
                self.wait(scene);
                None
            }
            Intent::Later => {
                self.by_slips = false;
                self.rest();
                self.shown.later(scene);
                self.wait(scene);
                None
            }
            other if self.cursor.handle(other, rows) => None,
            _ => Some(Request::Unhandled),
        }
    }

    /// Begins the second pass at the first board that has not agreed yet; the same key ends it.
    fn second_pass(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        if here.held.results() == 0 {
            return Some(Request::refuse(
                "no result has been entered yet: there is nothing to type a second time",
            ));
        }
        let over = self.task == Task::Check;
        self.task = if over { Task::Enter } else { Task::Check };
        self.walk(&here, board_no(here.held.boards.len().wrapping_sub(1)));
        self.enter_mode(if self.by_slips { Mode::Slips(String::new()) } else { Mode::Rest })
    }

    fn enter_mode(&mut self, mode: Mode) -> Option<Request> {
        self.mode = mode;
        None
    }
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
            self.wait_here(&here);
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
            Mode::Other => Context::Other,
            Mode::Slips(ref number) if number.is_empty() => Context::Slips,
            Mode::Slips(_) => Context::Slip,
            // At a table with a result, input is only possible as a correction.
            Mode::Rest if self.task == Task::Enter && !here.form.is_for_two() && self.is_in(&here) => {
                match here.form {
                    // Its adjourned boards are typed like those of a match that is not finished.
                    Form::Boards if self.is_adjourned(&here) => Context::Matches,
                    Form::Boards => Context::MatchIn,
                    Form::Keys { .. } | Form::Line | Form::Hands | Form::Tricks => Context::Round,
                }
            }
            Mode::Rest => here.form.context(false, self.task != Task::Enter),
            Mode::Typing if self.is_within_a_board(&here) => Context::MatchLine,
            Mode::Typing => here.form.context(true, false),
        }
    }

    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        if intent == Intent::DrawPosition {
            return self.draw_position(scene);
        }
        let Some(proposed) = &mut self.proposed else { return self.handle_round(intent, scene) };
        if intent == Intent::Cancel {
            return self.leave_pairing();
        }
        proposed.handle(intent, scene)
    }

    /// Only the correction of a forfeited match can do more than name the winner. A game without draws has
    /// neither draws nor adjourned games.
    fn offers(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        if self.mode == Mode::Forfeit && matches!(intent, Intent::Clear | Intent::Open) {
            return self.task == Task::Correct
                && self.here(scene).is_some_and(|here| here.form == Form::Boards);
        }
        let Some(Game::Decided(_)) = scene.state().map(|state| &state.setup.game) else { return true };
        !matches!(
            intent,
            Intent::Draw | Intent::Adjourn | Intent::DrawUnrated | Intent::HalfZero | Intent::ZeroHalf
        )
    }

    fn label(&self, intent: Intent, scene: &Scene<'_>) -> Option<&'static str> {
        let is_for_two = scene.state()?.setup.game.is_for_two();
        match (&self.proposed, intent) {
            (Some(_), Intent::Turn) => (!is_for_two).then_some("turn the seats"),
            (Some(_), Intent::Add) => (!is_for_two).then_some("add a table"),
            (None, Intent::White | Intent::Black) if self.mode == Mode::Forfeit => {
                let label = if intent == Intent::White { "first team wins" } else { "second team wins" };
                (self.here(scene)?.form == Form::Boards).then_some(label)
            }
            (None, Intent::Cancel) if self.mode == Mode::Forfeit => {
                (self.task == Task::Correct).then_some("change nothing")
            }
            (None, Intent::Accept) if self.mode == Mode::Typing => {
                let here = self.here(scene)?;
                let draft = self.drafts.get(&self.place_of(&here, self.board(&here)?))?;
                let begins = draft.tractor().is_some_and(|round| round.setup().is_none());
                let label = if draft.is_complete() { Some("record") } else { begins.then_some("go on") };
                label.filter(|_| !is_for_two)
            }
            (None, Intent::Up | Intent::Down) if self.mode == Mode::Typing => {
                let rules = scene.state()?.setup.game.match_rules()?;
                (rules.game.place() == "table").then_some("table")
            }
            _ => None,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        let Some(state) = scene.state() else { return false };
        let here = self.here(scene);
        let board = here.and_then(|here| here.board(self.board(&here)?).cloned());
        let results = here.map_or(0, |here| here.held.results());
        match intent {
            Intent::Pair => !state.players.is_empty(),
            Intent::White | Intent::Black if matches!(self.mode, Mode::Slips(_)) => {
                here.is_some_and(|here| matches!(here.form, Form::Keys { .. }))
            }
            Intent::Draw if matches!(self.mode, Mode::Slips(_)) => {
                here.is_some_and(|here| here.form == Form::Keys { draws: true })
            }
            Intent::White | Intent::Black | Intent::Forfeit | Intent::Slips => board.is_some(),
            Intent::Draw | Intent::Adjourn => {
                here.is_some_and(|here| matches!(here.form, Form::Keys { draws: true } | Form::Line))
            }
            Intent::Other => here.is_some_and(|here| matches!(here.form, Form::Keys { .. })),
            Intent::HalfZero
            | Intent::ZeroHalf
            | Intent::ZeroZero
            | Intent::WhiteUnrated
            | Intent::DrawUnrated
            | Intent::BlackUnrated => other_outcome(intent)
                .is_some_and(|outcome| game::admit(&state.setup.game, 2, &outcome).is_ok()),
            Intent::Correct => board.is_some_and(|board| board.outcome.is_some()),
            Intent::Clear => {
                let typed = here.and_then(|here| self.drafts.get(&self.place_of(&here, self.board(&here)?)));
                typed.is_some() || board.is_some_and(|board| board.outcome.is_some())
            }
            Intent::SecondPass => results > 0,
            Intent::Find | Intent::Explain | Intent::WhyNot | Intent::Open => {
                board.is_some() || self.proposed.is_some()
            }
            Intent::Arrange => here.is_some(),
            Intent::DrawPosition => state.setup.regulations.chess960,
            Intent::Unpublish => here.is_some_and(|here| here.round == state.last_round()),
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
        let here = self.here(scene);
        let seats = here.and_then(|here| Some(here.board(self.board(&here)?)?.seats.clone()));
        self.seen = seats.unwrap_or_default();
    }

    fn paper(&self, scene: &Scene<'_>) -> Option<Result<OnPaper, NotReported>> {
        let is_of_teams = scene.state()?.setup.game.match_rules().is_some();
        let report = if is_of_teams { ReportKind::Matches } else { ReportKind::Pairings };
        Some(OnPaper::of(report, scene, self.shown.round(scene), None))
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        self.heading(scene)
    }

    fn status(&self, cells: usize, scene: &Scene<'_>) -> Line {
        match (&self.proposed, scene.state()) {
            (Some(proposed), Some(state)) => proposed.status(state, scene),
            _ => self.round_status(cells, scene),
        }
    }

    /// Pastes a text into a line that is being typed, as a whole or not at all.
    fn paste(&mut self, text: &str, scene: &Scene<'_>) -> Option<Request> {
        let draft = if self.mode == Mode::Typing { self.draft_mut(scene) } else { None };
        let Some(draft) = draft else {
            return Some(Request::refuse("nothing was pasted: no result is being typed on a line"));
        };
        let line = text.strip_suffix('\n').unwrap_or(text);
        match draft.take_text(line.strip_suffix('\r').unwrap_or(line)) {
            Typed::More => None,
            Typed::Wrong(wrong) => Some(Request::refuse(format!("nothing was pasted: {wrong}"))),
            done @ Typed::Done(_) => self.take(done, scene),
        }
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        match &mut self.proposed {
            Some(proposed) => proposed.click(x, y),
            None if self.mode == Mode::Typing => {}
            None => self.cursor.click(x, y),
        }
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        match news {
            News::Found(Found::Board(board)) => {
                self.cursor.go(board.index());
                if let Mode::Slips(digits) = &mut self.mode {
                    *digits = board.to_string();
                }
                None
            }
            News::Found(Found::Opponent(white, other)) => {
                let here = self.here(scene)?;
                let question = PairingQuestion::Not(*white, *other);
                let state = Box::new(here.state.clone());
                Some(Request::Work(Work::Why {
                    state,
                    round: here.round,
                    question,
                    language: scene.language().clone(),
                }))
            }
            News::Found(found) => self.proposed.as_mut()?.found(found, scene),
            News::Recorded(act) => {
                self.recorded(act, scene);
                self.unseated(scene)
            }
            News::Came(act) => {
                self.follow_match(act, scene);
                self.came(act, scene)
            }
            News::Ledger(act) => {
                // A pairing that came back by an undo does not stop the next undo.
                let before = self.proposed.take_if(|open| open.came_back());
                self.aside = before.filter(Proposed::is_work).or(self.aside.take());
                self.follow(act, scene);
                self.follow_match(act, scene);
                self.go_to_act(act, scene);
                self.give_back(act, scene).or_else(|| self.unseated(scene))
            }
            News::Dropped => self.dropped(scene),
            News::SetAside => self.set_aside(scene),
            News::ResultOf(said) => Some(self.proposed.as_mut()?.result_of(*said, scene.state()?)),
            News::Dealer { keep } => self.close_opening(*keep, scene),
            News::Answer(answer) => self.answered(answer, scene),
            News::Card(..) | News::Entry(_) | News::Prizes(_) | News::Prize(..) => None,
        }
    }

    fn take_back(&mut self) -> Option<Said> {
        self.proposed.as_mut()?.take_back()
    }

    fn keeps_from_undo(&self) -> Option<String> {
        // A pairing that came back by an undo does not stop the next undo.
        let open = self.proposed.as_ref().filter(|open| open.is_work() && !open.came_back());
        open.map(|_| "these boards are not published yet".to_owned())
    }

    fn draft(&self) -> Option<String> {
        if let Some(proposed) = self.proposed.iter().chain(&self.aside).find(|one| one.is_work()) {
            return Some(format!("{} is not published", proposed.place(&DeskLanguage::default())));
        }
        let typed = self.drafts.iter().find(|(_, draft)| !draft.is_empty());
        typed.map(|(Place { round, board, .. }, _)| {
            format!("round {round}, board {board} is typed but not complete")
        })
    }

    fn drafts(&self, scene: &Scene<'_>) -> Drafts {
        self.drafts_of(scene)
    }

    fn take_up(&mut self, drafts: &Drafts, scene: &Scene<'_>) -> TakenUp {
        self.take_up_drafts(drafts, scene)
    }
}

/// Describes the file of results of an event.
const fn results_hint(state: &State) -> &'static str {
    if state.setup.game.match_rules().is_some() {
        "the path of a file: a line a match with round, match and the results at its boards, 3 1 1=01; it is shown first"
    } else {
        "the path of a file: round, board, result as CSV, or a line a result, 3 17 1-0; it is shown first"
    }
}
