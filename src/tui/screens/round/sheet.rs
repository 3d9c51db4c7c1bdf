//! How a round looks: boards of two as a sheet, tables as a list with the form of the one under the cursor below.

use std::rc::Rc;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::working;
use super::{Form, Here, Mode, RoundScreen, Task};
use crate::engine::action::Outcome;
use crate::engine::game::crikey::CrikeyOutcome;
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::Meetings;
use crate::engine::state::Board;
use crate::tui::scene::Scene;
use crate::tui::text::{self, Line, piece};
use crate::tui::theme::Role;
use crate::tui::widgets::table::{Cell, Column, Table, cell};
use crate::tui::words;
use crate::views::floats::{Float, Floats};
use crate::views::numbers::show_rating;

/// The cells of a line of result and pieces, as most are: `1 20 15` or `½ – ½  20:15`.
const LINE: usize = 12;

/// What the sheet shows of a player beside the name.
pub(super) struct Before {
    round: RoundNo,
    meetings: Option<Rc<Meetings>>,
    places: usize,
}

impl Before {
    /// Looks at the event as it stood before a round.
    pub(super) fn round(round: RoundNo, scene: &Scene<'_>) -> Self {
        let before = RoundNo(round.0.saturating_sub(1));
        let meetings = scene.meetings(before);
        let places = scene.state().map_or(0, |state| state.setup.rating.decimals());
        Self { round: before, meetings, places }
    }

    pub(super) fn points(&self, player: PlayerId) -> String {
        self.meetings.as_ref().map_or_else(String::new, |meetings| meetings.points(player).to_string())
    }

    pub(super) fn rating(&self, player: PlayerId, scene: &Scene<'_>) -> String {
        show_rating(scene.row(self.round, player).and_then(|row| row.rating.now), self.places)
    }
}

/// Who floated in the round.
struct RoundFloats {
    round: RoundNo,
    floats: Option<Rc<Floats>>,
}

impl RoundFloats {
    fn of(round: RoundNo, scene: &Scene<'_>) -> Self {
        Self { round, floats: scene.desk.and_then(|desk| desk.floats_in(round)) }
    }

    fn mark(&self, board: &Board, seat: usize) -> &'static str {
        let (Some(floats), [white, black]) = (&self.floats, &board.seats[..]) else { return "" };
        let (own, other) = if seat == 0 { (*white, *black) } else { (*black, *white) };
        floats.between(own, other, self.round).map_or("", Float::mark)
    }
}

/// What the sheet shows beside names and results.
struct Beside<'a> {
    before: &'a Before,
    floats: &'a RoundFloats,
    rated: bool,
    /// Whether results are hidden, in the second pass.
    hidden: bool,
    /// The line that is being typed, and in which row.
    typed: Option<(usize, String)>,
    /// The digits of White's and of Black's most pieces, where a result has pieces.
    pieces: (usize, usize),
}

impl RoundScreen {
    pub(super) fn draw_round(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(here) = self.here(scene) else {
            let told = "no round is published yet: p pairs the first one";
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
        let floats = RoundFloats::of(here.round, scene);
        let rated = here.state.players.iter().any(|player| player.entrant.rating.is_some());
        let columns = sheet_columns(here.form, rated, floats.floats.is_some());
        let before = Before::round(here.round, scene);
        let beside = Beside {
            before: &before,
            floats: &floats,
            rated,
            hidden: self.task == Task::Check,
            typed: self.typed(here),
            pieces: widest_pieces(here),
        };
        let boards = here.held.boards.len();
        let row = |at: usize| match here.held.boards.get(at) {
            Some(board) => board_row(here, at, board, &beside, scene),
            None => bye_row(here, at - boards, &beside),
        };
        let detail = self.detail(here, usize::from(area.width).saturating_sub(6));
        let table = Table {
            columns: &columns,
            len: boards + here.held.byes.len(),
            row: &row,
            detail: &detail,
            empty: "the round has no boards",
            active: true,
        };
        let mut cursor = self.cursor;
        table.draw(area, buffer, &mut cursor, scene.theme());
        self.cursor = cursor;
    }

    /// Under the board whose line is being typed stands its whole working.
    fn detail(&self, here: &Here<'_>, cells: usize) -> Vec<Line> {
        let Some(board) = self.board(here) else { return Vec::new() };
        let Some(draft) = self.drafts.get(&(here.round, board)).filter(|_| self.mode == Mode::Typing) else {
            return Vec::new();
        };
        working::lines(&draft.show(here.state, here.round, board), cells)
    }

    /// Returns the line that is being typed, and at which board.
    fn typed(&self, here: &Here<'_>) -> Option<(usize, String)> {
        let board = self.board(here).filter(|_| self.mode == Mode::Typing)?;
        let shown = self.drafts.get(&(here.round, board))?.show(here.state, here.round, board);
        let line = shown.into_iter().find(|line| line.current)?;
        Some((board.index(), format!("{}▏", line.typed)))
    }
}

/// Results of one key stand in the middle; a line is typed from the left.
fn result_column(form: Form) -> Column {
    match form {
        Form::Line => Column::text("result", LINE, 30),
        Form::Keys { .. } | Form::Hands | Form::Tricks => Column::mark("result"),
    }
}

fn sheet_columns(form: Form, rated: bool, floats: bool) -> Vec<Column> {
    let mut columns = vec![Column::number("Bd"), Column::text("White", 8, 30)];
    if floats {
        columns.push(Column::mark("").dropped(5));
    }
    columns.push(Column::number("pts").dropped(3));
    if rated {
        columns.push(Column::number("rtg").dropped(4));
    }
    columns.extend([result_column(form), Column::text("Black", 8, 30)]);
    if floats {
        columns.push(Column::mark("").dropped(5));
    }
    columns.push(Column::number("pts").dropped(3));
    if rated {
        columns.push(Column::number("rtg").dropped(4));
    }
    columns.push(Column::text("", 2, 18).dropped(1));
    columns
}

fn board_row(here: &Here<'_>, at: usize, board: &Board, beside: &Beside<'_>, scene: &Scene<'_>) -> Vec<Cell> {
    let mut cells = vec![cell(Role::Dim, (at + 1).to_string())];
    for (seat, player) in board.seats.iter().enumerate().take(2) {
        if seat == 1 {
            cells.push(beside.result(at, board));
        }
        cells.push(cell(Role::Text, here.state.name(*player)));
        if beside.floats.floats.is_some() {
            cells.push(cell(Role::Dim, beside.floats.mark(board, seat)));
        }
        cells.push(cell(Role::Dim, beside.before.points(*player)));
        if beside.rated {
            cells.push(cell(Role::Dim, beside.before.rating(*player, scene)));
        }
    }
    cells.push(mark_cell(here, at, board));
    cells
}

impl Beside<'_> {
    fn result(&self, at: usize, board: &Board) -> Cell {
        match &self.typed {
            Some((row, line)) if *row == at => cell(Role::Field, line.clone()),
            Some(_) | None => result_cell(board, self.hidden, self.pieces),
        }
    }
}

/// Returns how many digits the pieces need on either side of their colon.
fn widest_pieces(here: &Here<'_>) -> (usize, usize) {
    let pieces = here.held.boards.iter().filter_map(|board| match &board.outcome {
        Some(Outcome::Crikey(CrikeyOutcome { white_pieces, black_pieces, .. })) => {
            Some((white_pieces.to_string().len(), black_pieces.to_string().len()))
        }
        Some(_) | None => None,
    });
    pieces.fold((0, 0), |widest, one| (widest.0.max(one.0), widest.1.max(one.1)))
}

/// In the second pass results are hidden; pieces stand under each other on their colons.
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
        // That it is not rated stands in the remark.
        (Some(Outcome::Game { white, black, .. }), false) => {
            cell(Role::Entered, words::score(Some(&Outcome::game(*white, *black))))
        }
        (Some(outcome), false) => cell(Role::Entered, words::score(Some(outcome))),
    }
}

fn mark_cell(here: &Here<'_>, at: usize, board: &Board) -> Cell {
    let role = if board.agreed { Role::Agreed } else { Role::Dim };
    let mark = match (&board.outcome, board.agreed) {
        (None, _) => "",
        (Some(_), true) => "✓✓",
        (Some(_), false) => "✓",
    };
    let remark = match &board.outcome {
        Some(Outcome::Forfeit { .. }) => " forfeit",
        Some(Outcome::Adjourned) => " adjourned",
        Some(Outcome::Game { rated: false, .. }) => " unrated",
        Some(Outcome::Game { .. } | Outcome::Crikey(_) | Outcome::Dice(_) | Outcome::Tractor(_)) | None => "",
    };
    let fixed = fixed_mark(here, at, board);
    let text = format!("{mark}{remark} {fixed}");
    cell(role, text.trim().to_owned())
}

/// Says who sits here because of a fixed board, and who should sit elsewhere.
pub(super) fn fixed_mark(here: &Here<'_>, at: usize, board: &Board) -> String {
    let fixed = board.seats.iter().filter_map(|seat| here.state.player(*seat)?.fixed_board);
    let marks = fixed
        .map(|fixed| if fixed.index() == at { "⌂ fixed".to_owned() } else { format!("⌂ fixed at {fixed}") });
    marks.collect::<Vec<_>>().join(" ")
}

fn bye_row(here: &Here<'_>, at: usize, beside: &Beside<'_>) -> Vec<Cell> {
    let Some((player, bye)) = here.held.byes.get(at) else { return Vec::new() };
    let mut cells =
        vec![cell(Role::Dim, ""), cell(Role::Text, here.state.name(*player)), cell(Role::Dim, "")];
    if beside.floats.floats.is_some() {
        cells.push(cell(Role::Dim, ""));
    }
    if beside.rated {
        cells.push(cell(Role::Dim, ""));
    }
    cells.push(cell(Role::Bye, bye.letter().to_string()));
    cells.push(cell(Role::Bye, bye.name()).spilling());
    cells
}
