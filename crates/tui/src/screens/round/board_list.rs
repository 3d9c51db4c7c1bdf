//! The display of a round: boards of two as a sheet; tables as a list, with the form of the one under the
//! cursor below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::before::before;
use super::here::{Form, Here, board_no};
use super::working;
use super::{Mode, RoundScreen, Task};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists::{self, Room};
use crate::scene::Scene;
use crate::widgets::table::{Cell, Column, Table, cell};
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use engine::action::{Act, Outcome};
use engine::game::crikey::CrikeyOutcome;
use engine::id::BoardNo;
use engine::state::Board;
use formats::text::one_line;
use formats::values;
use formats::views::pairings::by_board;
use formats::views::words;
use formats::views::{Code, Datum, Medium, View};

/// A row has two names.
const ROOM: &Room = &[(Code::Name, (8, 30))];

/// The usual width of a line of result and pieces, in cells: `1 20 15` or `½ – ½  20:15`.
const LINE: usize = 12;

/// The data in a row of the sheet that the list of pairings does not have.
struct Beside {
    /// True if results are hidden in the second pass.
    hidden: bool,
    /// The line that is being typed, with its row.
    typed: Option<(usize, String)>,
    /// The number of digits of White's and Black's pieces, if a result has pieces.
    pieces: (usize, usize),
}

impl RoundScreen {
    pub(super) fn draw_round(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(here) = self.here(scene) else {
            let key = scene.key(Context::Round, Intent::Pair);
            let told = scene.tell("no-round-published", &values! { "key" => key });
            let cells = usize::from(area.width).saturating_sub(2);
            text::put(buffer, (area.x + 2, area.y), cells, &piece(Role::Dim, told), scene.theme());
            return;
        };
        if here.form.is_for_two() {
            self.draw_sheet(&here, area, buffer, scene);
            return;
        }
        self.draw_tables(&here, area, buffer, scene);
    }

    fn draw_sheet(&mut self, here: &Here<'_>, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let view = by_board(here.state, here.round, here.held, before(here.round, scene)).on(Medium::Screen);
        let mut columns = lists::columns(&view, ROOM);
        for (column, of) in columns.iter_mut().zip(&view.columns) {
            if of.code == Code::Result {
                *column = result_column(here.form);
            }
        }
        columns.push(Column::text("", 2, 18).dropped(1));
        let hidden = self.task == Task::Check;
        let beside = Beside { hidden, typed: self.typed(here), pieces: widest_pieces(here) };
        let row = |at: usize| match here.held.boards.get(at) {
            Some(board) => board_row(here, &view, at, board, &beside, scene),
            None => bye_row(&view, at, scene),
        };
        let detail = self.detail(here, usize::from(area.width).saturating_sub(6), scene);
        let table = Table {
            columns: &columns,
            len: view.len,
            row: &row,
            detail: &detail,
            empty: "the round has no boards",
            active: true,
        };
        // The cursor moves over boards only; the byes are shown below the last one.
        let (boards, at) = (here.held.boards.len(), self.board(here).map_or(0, BoardNo::index));
        let byes = if at + 1 < boards { 0 } else { view.len - boards };
        let mut cursor = self.cursor.with_below(byes);
        table.draw(area, buffer, &mut cursor, scene.theme());
        self.cursor = cursor;
    }

    /// Returns the full working of the line that is being typed, shown below its board.
    fn detail(&self, here: &Here<'_>, cells: usize, scene: &Scene<'_>) -> Vec<Line> {
        let Some(board) = self.board(here) else { return Vec::new() };
        let Some(draft) = self.drafts.get(&self.place_of(here, board)).filter(|_| self.mode == Mode::Typing)
        else {
            return Vec::new();
        };
        working::lines(&draft.show(here.state, here.round, board), cells, scene.language())
    }

    /// Returns the line that is being typed, with its board.
    fn typed(&self, here: &Here<'_>) -> Option<(usize, String)> {
        let board = self.board(here).filter(|_| self.mode == Mode::Typing)?;
        let shown = self.drafts.get(&self.place_of(here, board))?.show(here.state, here.round, board);
        let line = shown.into_iter().find(|line| line.current)?;
        Some((board.index(), format!("{}▏{}", line.typed, line.behind)))
    }
}

/// Results of one key are centred; a line is typed from the left.
fn result_column(form: Form) -> Column {
    match form {
        Form::Line => Column::text("result", LINE, 30),
        Form::Keys { .. } | Form::Hands | Form::Tricks | Form::Boards => Column::mark("result"),
    }
}

fn board_row(
    here: &Here<'_>,
    view: &View<'_>,
    at: usize,
    board: &Board,
    beside: &Beside,
    scene: &Scene<'_>,
) -> Vec<Cell> {
    let shown = view.columns.iter().map(|column| {
        if column.code == Code::Result {
            return beside.result(here, at, board);
        }
        let shown = lists::shown_in(view, at, column);
        if column.code == Code::Board { cell(Role::Dim, shown.text) } else { shown }
    });
    shown.chain([mark_cell(here, at, board, scene)]).collect()
}

impl Beside {
    fn result(&self, here: &Here<'_>, at: usize, board: &Board) -> Cell {
        // A refused result is not shown; the board is shown as it is.
        let waits = here.waits_at(board_no(at)).filter(|kept| kept.refused.is_none());
        match (&self.typed, waits.map(|kept| &kept.act)) {
            (Some((row, line)), _) if *row == at => cell(Role::Field, line.clone()),
            (_, Some(Act::Record { outcome, .. })) if !self.hidden => {
                cell(Role::Missing, words::score(Some(outcome)))
            }
            (Some(_) | None, _) => result_cell(board, self.hidden, self.pieces),
        }
    }
}

/// Returns the number of digits of the pieces on each side of their colon.
fn widest_pieces(here: &Here<'_>) -> (usize, usize) {
    let pieces = here.held.boards.iter().filter_map(|board| match &board.outcome {
        Some(Outcome::Crikey(CrikeyOutcome { white_pieces, black_pieces, .. })) => {
            Some((white_pieces.to_string().len(), black_pieces.to_string().len()))
        }
        Some(_) | None => None,
    });
    pieces.fold((0, 0), |widest, one| (widest.0.max(one.0), widest.1.max(one.1)))
}

/// Shows a result, hidden in the second pass; pieces are aligned on their colons.
fn result_cell(board: &Board, hidden: bool, (white, black): (usize, usize)) -> Cell {
    match (&board.outcome, hidden) {
        (Some(Outcome::Crikey(crikey)), false) => {
            let sides = board.outcome.as_ref().and_then(Outcome::sides);
            let score =
                sides.map_or_else(String::new, |(own, other)| words::score(Some(&Outcome::game(own, other))));
            let CrikeyOutcome { white_pieces, black_pieces, .. } = crikey;
            cell(Role::Entered, format!("{score}  {white_pieces:>white$}:{black_pieces:<black$}"))
        }
        (None, _) => cell(Role::Missing, words::score(None)),
        (Some(_), true) => cell(Role::Dim, "•"),
        (Some(outcome @ Outcome::Forfeit { .. }), false) => cell(Role::Forfeit, words::score(Some(outcome))),
        // The remark shows that it is not rated.
        (Some(Outcome::Game { white, black, .. }), false) => {
            cell(Role::Entered, words::score(Some(&Outcome::game(*white, *black))))
        }
        (Some(outcome), false) => cell(Role::Entered, words::score(Some(outcome))),
    }
}

fn mark_cell(here: &Here<'_>, at: usize, board: &Board, scene: &Scene<'_>) -> Cell {
    let role = if board.agreed { Role::Agreed } else { Role::Dim };
    let mark = match (&board.outcome, board.agreed) {
        (None, _) => "",
        (Some(_), true) => "✓✓",
        (Some(_), false) => "✓",
    };
    let remark = match &board.outcome {
        Some(Outcome::Forfeit { .. }) => " forfeit",
        Some(outcome) if outcome.is_adjourned() => " adjourned",
        Some(Outcome::Game { rated: false, .. }) => " unrated",
        Some(
            Outcome::Game { .. }
            | Outcome::Adjourned
            | Outcome::Crikey(_)
            | Outcome::Dice(_)
            | Outcome::Tractor(_)
            | Outcome::TractorScore(_)
            | Outcome::Match(_),
        )
        | None => "",
    };
    let fixed = fixed_mark(here, at, board, scene);
    let reported = board.reported.as_ref().map_or_else(String::new, |reported| {
        let score = words::score(Some(reported));
        format!(" {}", scene.tell("rated-as", &values! { "score" => score }))
    });
    // A tick means that a result is safe, which a waiting one is not.
    let (role, mark, waits) = match here.waits_at(board_no(at)) {
        Some(kept) if kept.refused.is_some() => (Role::Error, mark, " to decide"),
        Some(_) => (Role::Warning, "", "waits"),
        None => (role, mark, ""),
    };
    let open = here.open_at(board_no(at)).map(|open| one_line(&format!(" {open}")).into_owned());
    let role = if open.is_some() { Role::Error } else { role };
    let open = open.unwrap_or_default();
    let (remark, waits) =
        (scene.language().word_at("state", remark), scene.language().word_at("state", waits));
    let text = format!("{mark}{waits}{open}{remark}{reported} {fixed}");
    cell(role, text.trim().to_owned())
}

/// Marks the players at their fixed board, and those who should sit at another one.
pub(super) fn fixed_mark(here: &Here<'_>, at: usize, board: &Board, scene: &Scene<'_>) -> String {
    let fixed = board.seats.iter().filter_map(|seat| here.state.player(*seat)?.fixed_board);
    let mark = |fixed: BoardNo| {
        let elsewhere = || scene.tell("fixed-at-board", &values! { "board" => fixed.0 });
        let told = if fixed.index() == at { scene.word("fixed").into_owned() } else { elsewhere() };
        format!("⌂ {told}")
    };
    let marks = fixed.map(mark);
    marks.collect::<Vec<_>>().join(" ")
}

/// Shows a bye: the letter is in the column of the result, the words in that of the opponent.
fn bye_row(view: &View<'_>, at: usize, scene: &Scene<'_>) -> Vec<Cell> {
    let mut cells = Vec::with_capacity(view.columns.len());
    let mut given = None;
    for column in &view.columns {
        let one = view.cell(at, column);
        cells.push(match (&one.datum, given.take()) {
            (Datum::Bye(bye), _) => {
                given = Some(*bye);
                cell(Role::Bye, bye.letter().to_string())
            }
            (_, Some(bye)) => cell(Role::Bye, scene.word(bye.name())).spilling(),
            (_, None) => lists::shown_in(view, at, column),
        });
    }
    cells
}
