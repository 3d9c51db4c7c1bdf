//! How a round looks: boards of two as a sheet, tables as a list with the form of the one under the cursor below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::tricks::{self, Tricks};
use super::working;
use super::{Form, Here, Mode, RoundScreen, Task, board_no};
use crate::engine::action::Outcome;
use crate::engine::game::crikey::CrikeyOutcome;
use crate::engine::game::dice::places;
use crate::engine::id::{BoardNo, PlayerId, RoundNo};
use crate::engine::meetings::Meetings;
use crate::engine::number::Points;
use crate::engine::setup::PairingSystem;
use crate::engine::state::Board;
use crate::entry::{Draft, Shown};
use crate::formats::report::floats::{Float, Floats};
use crate::formats::table::show_rating;
use crate::tui::scene::Scene;
use crate::tui::text::{self, Line, piece};
use crate::tui::theme::Role;
use crate::tui::widgets::panel;
use crate::tui::widgets::progress;
use crate::tui::widgets::table::{Cell, Column, Table, cell};
use crate::tui::words;

/// The lines of a table's form, at least.
const FORM: u16 = 8;

/// The lines of the list of tables, at least: its heading and two tables.
const LIST: u16 = 3;

/// The cells of a line of result and pieces, as most are: `1 20 15` or `½ – ½  20:15`.
const LINE: usize = 12;

/// The cells of the progress bar, where there is room.
const BAR: usize = 20;

/// What the sheet shows of a player beside the name.
pub(super) struct Before {
    round: RoundNo,
    meetings: Option<std::rc::Rc<Meetings>>,
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

/// Who floated in the round, looked up once for the event as it stands.
#[derive(Debug, Default)]
pub(super) struct KnownFloats {
    /// The length of the journal and the round for which they were looked up.
    at: Option<(usize, RoundNo)>,
    floats: Option<Floats>,
}

impl KnownFloats {
    fn look_up(&mut self, here: &Here<'_>, scene: &Scene<'_>) {
        let entries = scene.desk.map_or(0, |desk| desk.entries().len());
        if self.at == Some((entries, here.round)) {
            return;
        }
        // Only the Swiss pairs by score; at the other events a difference of scores is no float.
        let swiss = matches!(here.state.setup.pairing, PairingSystem::Swiss(_));
        let before = RoundNo(here.round.0.saturating_sub(1));
        let meetings = scene.meetings(before).filter(|_| swiss);
        let floats = meetings.and_then(|meetings| Floats::in_round(here.state, here.round, &meetings));
        *self = Self { at: Some((entries, here.round)), floats };
    }

    fn mark(&self, board: &Board, seat: usize) -> &'static str {
        let (Some(floats), Some((_, round)), [white, black]) = (&self.floats, self.at, &board.seats[..])
        else {
            return "";
        };
        let (own, other) = if seat == 0 { (*white, *black) } else { (*black, *white) };
        floats.between(own, other, round).map_or("", Float::mark)
    }
}

/// What the sheet shows beside names and results.
struct Beside<'a> {
    before: &'a Before,
    floats: &'a KnownFloats,
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
            let told = "no round is announced yet: p pairs the first one";
            let cells = usize::from(area.width).saturating_sub(2);
            text::put(buffer, (area.x + 2, area.y), cells, &piece(Role::Dim, told), scene.theme());
            return;
        };
        if here.form.is_for_two() {
            self.draw_sheet(&here, area, buffer, scene);
            return;
        }
        let list = Rect { height: self.list_height(&here, area.height), ..area };
        self.draw_tables(&here, list, buffer, scene);
        let form = Rect { y: list.bottom(), height: area.height - list.height, ..area };
        if list.height == 0 {
            return self.draw_form(&here, form, buffer, scene);
        }
        panel::rule(form, buffer, scene.theme());
        let form = Rect { y: form.y + 1, height: form.height.saturating_sub(1), ..form };
        self.draw_form(&here, form, buffer, scene);
    }

    /// The list of tables takes the lines that it needs, at most half of them; where tricks are typed, what a whole
    /// round leaves.
    fn list_height(&self, here: &Here<'_>, height: u16) -> u16 {
        let rows = here.held.boards.len() + here.held.byes.len();
        let needed = u16::try_from(rows).unwrap_or(u16::MAX).saturating_add(1);
        if self.mode == Mode::Typing && here.form == Form::Tricks {
            let left = needed.min(height.saturating_sub(tricks::WHOLE));
            return if left < LIST { 0 } else { left };
        }
        needed.max(LIST).min(height / 2).min(height.saturating_sub(FORM))
    }

    fn draw_sheet(&mut self, here: &Here<'_>, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        self.floats.look_up(here, scene);
        let rated = here.state.players.iter().any(|player| player.entrant.rating.is_some());
        let columns = sheet_columns(here.form, rated, self.floats.floats.is_some());
        let before = Before::round(here.round, scene);
        let beside = Beside {
            before: &before,
            floats: &self.floats,
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

    /// Gives the line that is being typed, and at which board.
    fn typed(&self, here: &Here<'_>) -> Option<(usize, String)> {
        let board = self.board(here).filter(|_| self.mode == Mode::Typing)?;
        let shown = self.drafts.get(&(here.round, board))?.show(here.state, here.round, board);
        let line = shown.into_iter().find(|line| line.current)?;
        Some((board.index(), format!("{}▏", line.typed)))
    }

    fn draw_tables(&mut self, here: &Here<'_>, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let columns = [
            Column::number("Table"),
            Column::mark("").dropped(1),
            Column::text("players", 12, 120),
            Column::text("state", 9, 30),
        ];
        let boards = here.held.boards.len();
        let row = |at: usize| match here.held.boards.get(at) {
            Some(board) => {
                let typed = self.drafts.contains_key(&(here.round, board_no(at)));
                table_row(here, at, board, typed, self.task == Task::Check)
            }
            None => bye_table_row(here, at - boards),
        };
        let len = boards + here.held.byes.len();
        let mut cursor = self.cursor;
        let table =
            Table { columns: &columns, len, row: &row, detail: &[], empty: "no tables", active: true };
        table.draw(area, buffer, &mut cursor, scene.theme());
        self.cursor = cursor;
    }

    /// Draws what is typed at the table under the cursor, or what was.
    fn draw_form(&self, here: &Here<'_>, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(board) = self.board(here) else { return };
        match (
            self.drafts.get(&(here.round, board)),
            here.board(board).and_then(|board| board.outcome.as_ref()),
        ) {
            (Some(Draft::Tractor(draft)), _) => {
                Tricks::of_draft(board, draft, self.mode == Mode::Typing).draw(area, buffer, scene.theme());
            }
            (Some(draft), _) => {
                let shown = draft.show(here.state, here.round, board);
                draw_shown(&shown, self.mode == Mode::Typing, area, buffer, scene);
            }
            (None, Some(_)) if self.task == Task::Check => {
                let told = format!("  table {board} is typed a second time, the first hidden: Enter begins");
                text::put(
                    buffer,
                    (area.x, area.y),
                    usize::from(area.width),
                    &piece(Role::Dim, told),
                    scene.theme(),
                );
            }
            (None, Some(Outcome::Tractor(round))) => {
                Tricks::of_round(here, board, round).draw(area, buffer, scene.theme());
            }
            (None, Some(outcome)) => {
                let lines = outcome_lines(here, board, outcome);
                panel::lines(
                    &lines,
                    0,
                    Rect { x: area.x + 2, width: area.width.saturating_sub(3), ..area },
                    buffer,
                    scene.theme(),
                );
            }
            (None, None) => {
                let told = format!("  table {board} waits for its result: Enter begins");
                text::put(
                    buffer,
                    (area.x, area.y),
                    usize::from(area.width),
                    &piece(Role::Dim, told),
                    scene.theme(),
                );
            }
        }
    }

    /// What is in, what agreed, what is missing, and the control total.
    pub(super) fn round_status(&self, cells: usize, scene: &Scene<'_>) -> Line {
        let Some(here) = self.here(scene) else { return Line::new() };
        let mut line = Line::new();
        if let Mode::Slips(digits) = &self.mode {
            line.push(piece(Role::Heading, "slip "));
            line.push(piece(Role::Field, format!("{digits}▏")));
            line.push(piece(Role::Dim, "  "));
        }
        if self.mode == Mode::Forfeit {
            line.push(piece(Role::Warning, "forfeit: who gets the point?  "));
        }
        if self.mode == Mode::Other {
            let board = self.board(&here).map_or_else(String::new, |board| format!("board {board}, "));
            line.push(piece(Role::Warning, format!("{board}other result: a letter below  ")));
        }
        if self.task == Task::Correct {
            line.push(piece(Role::Warning, "the next result replaces the one that stands  "));
        }
        let (done, all) = (here.held.results(), here.held.boards.len());
        let agreed = here.held.boards.iter().filter(|board| board.agreed).count();
        line.push(piece(Role::Text, format!("in {done}/{all}")));
        if here.form.is_for_two() || agreed > 0 || self.task == Task::Check {
            line.push(piece(Role::Dim, " · "));
            line.push(piece(Role::Text, format!("agreed {agreed}")));
        }
        line.extend(missing(&here));
        line.extend(control(&here));
        let used = text::line_width(&line);
        if used + BAR + 2 <= cells {
            line.push(piece(Role::Dim, " ".repeat(cells - used - BAR)));
            line.extend(progress::bar(done, all, BAR));
        }
        line
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

/// Gives how many digits the pieces need on either side of their colon.
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
fn fixed_mark(here: &Here<'_>, at: usize, board: &Board) -> String {
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

fn table_row(here: &Here<'_>, at: usize, board: &Board, typed: bool, checked: bool) -> Vec<Cell> {
    let (mark, state, role) = match (&board.outcome, typed) {
        (Some(_), false) if board.agreed => ("✓✓", "agreed", Role::Agreed),
        (Some(_), false) if checked => ("✓", "once", Role::Dim),
        (Some(_), false) => ("✓", "in", Role::Entered),
        (Some(_), true) if checked => ("◐", "being typed again", Role::Missing),
        (Some(_), true) => ("✓", "being corrected", Role::Warning),
        (None, true) => ("◐", "being typed", Role::Missing),
        (None, false) => ("·", "waits", Role::Missing),
    };
    vec![
        cell(Role::Dim, (at + 1).to_string()),
        cell(role, mark),
        cell(Role::Text, words::seats(here.state, &board.seats)),
        cell(role, format!("{state} {}", fixed_mark(here, at, board)).trim_end().to_owned()),
    ]
}

fn bye_table_row(here: &Here<'_>, at: usize) -> Vec<Cell> {
    let Some((player, bye)) = here.held.byes.get(at) else { return Vec::new() };
    vec![
        cell(Role::Dim, ""),
        cell(Role::Bye, bye.letter().to_string()),
        cell(Role::Text, here.state.name(*player)),
        cell(Role::Bye, bye.name()).spilling(),
    ]
}

/// Draws a draft: labels, what was typed, what it means, places; the line being typed stays in view.
fn draw_shown(shown: &[Shown], typing: bool, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
    let label = shown.iter().map(|line| text::width(&line.label)).max().unwrap_or(0).min(24);
    let typed = shown.iter().map(|line| text::width(&line.typed)).max().unwrap_or(0).clamp(10, 48);
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let (mut lines, mut current) = (Vec::new(), 0);
    for line in shown {
        if line.current {
            current = lines.len();
        }
        lines.extend(shown_lines(line, (label, typed), typing, usize::from(inside.width)));
    }
    let from = (current + 1).saturating_sub(usize::from(area.height));
    panel::lines(&lines, from, inside, buffer, scene.theme());
}

fn shown_lines(line: &Shown, (label, typed): (usize, usize), typing: bool, cells: usize) -> Vec<Line> {
    let here = line.current && typing;
    let bar = piece(Role::Accent, if here { "▌" } else { " " });
    if line.label.is_empty() && line.typed.is_empty() && !line.current {
        let parts = text::wrap(&line.meaning, cells.saturating_sub(2)).into_iter();
        return parts.map(|part| vec![bar.clone(), piece(Role::Heading, part)]).collect();
    }
    let caret = if here { "▏" } else { " " };
    let meaning = if line.current { Role::Dim } else { Role::Text };
    let mut pieces = vec![bar];
    if label > 0 {
        pieces.push(piece(Role::Text, format!("{}  ", text::left(&line.label, label))));
    }
    pieces.push(piece(Role::Field, format!("{}{caret}", text::left(&line.typed, typed))));
    if !line.place.is_empty() {
        pieces.push(piece(Role::Leader, format!("{}  ", text::right(&line.place, 3))));
    }
    pieces.push(piece(meaning, format!(" {}", line.meaning)));
    vec![pieces]
}

/// Writes down a result that stands at a table.
fn outcome_lines(here: &Here<'_>, board: BoardNo, outcome: &Outcome) -> Vec<Line> {
    let Some(found) = here.board(board) else { return Vec::new() };
    match outcome {
        Outcome::Dice(hands) => {
            let places = places(hands);
            let lines = found.seats.iter().zip(hands).zip(places).map(|((seat, hand), place)| {
                let dice: Vec<String> = hand.dice().iter().map(|die| die.face().to_string()).collect();
                vec![
                    piece(Role::Text, text::left(&here.state.name(*seat), 24)),
                    piece(Role::Text, format!("  {}  ", dice.join(" "))),
                    piece(Role::Leader, text::right(&place.to_string(), 2)),
                    piece(Role::Dim, format!("  {}", hand.value())),
                ]
            });
            lines.collect()
        }
        Outcome::Game { .. }
        | Outcome::Forfeit { .. }
        | Outcome::Adjourned
        | Outcome::Crikey(_)
        | Outcome::Tractor(_) => {
            vec![vec![piece(Role::Text, words::score(Some(outcome)))]]
        }
    }
}

fn missing(here: &Here<'_>) -> Line {
    /// How many boards are named before the rest is a mark.
    const NAMED: usize = 8;
    let named = |mut boards: Box<dyn Iterator<Item = BoardNo> + '_>| {
        let named: Vec<String> = boards.by_ref().take(NAMED).map(|board| board.to_string()).collect();
        let more = if boards.next().is_some() { " …" } else { "" };
        (!named.is_empty()).then(|| format!("{}{more}", named.join(" ")))
    };
    let adjourned = here.held.boards.iter().enumerate().filter(|(_, board)| board.is_adjourned());
    let missing = named(Box::new(here.held.missing()));
    let adjourned = named(Box::new(adjourned.map(|(at, _)| board_no(at))));
    let mut line = vec![piece(Role::Dim, " · ")];
    match (missing, adjourned) {
        (None, None) => line.push(piece(Role::Good, "complete")),
        (None, Some(adjourned)) => line.push(piece(Role::Missing, format!("adjourned {adjourned}"))),
        (Some(missing), None) => line.push(piece(Role::Missing, format!("missing {missing}"))),
        (Some(missing), Some(adjourned)) => {
            line.push(piece(Role::Missing, format!("missing {missing} · adjourned {adjourned}")));
        }
    }
    line
}

/// The sum of the points that were entered against the boards they were entered at.
fn control(here: &Here<'_>) -> Line {
    let Some(points) = here.state.setup.game.points() else { return Line::new() };
    let side = |side| match side {
        crate::engine::action::Side::Win => points.win,
        crate::engine::action::Side::Draw => points.draw,
        crate::engine::action::Side::Loss => points.loss,
    };
    let worth = |outcome: &Outcome| match (outcome.sides(), outcome) {
        (Some((white, black)), _) => side(white) + side(black),
        (None, Outcome::Forfeit { white, black }) => {
            let one = |won: bool| if won { points.win } else { points.forfeit_loss };
            one(*white) + one(*black)
        }
        (None, _) => points.draw + points.draw,
    };
    let total: Points = here.held.boards.iter().filter_map(|board| board.outcome.as_ref()).map(worth).sum();
    let boards = here.held.results();
    vec![
        piece(Role::Dim, " · "),
        piece(Role::Text, format!("control {total} = {}", words::count(boards, "board"))),
    ]
}
