//! Matches of teams: every board is recorded as soon as it is typed, and line-ups are asked for.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::here::{Form, Here};
use super::{Place, RoundScreen, Task};
use crate::jobs::request::{InputLine, InputPurpose, Request};
use crate::lists::shown;
use crate::scene::Scene;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text::{self, own};
use crate::widgets::theme::{Role, Theme};
use engine::action::Act;
use engine::id::BoardNo;
use engine::state::{Board, MatchNow};
use engine::team::{BoardColors, BoardGame};
use formats::entry::{Draft, Shown};
use formats::views::numbers::called;
use formats::views::words;
use formats::views::{self, Datum};

impl RoundScreen {
    /// Records the board of an unfinished match that was typed or cleared last, so that nothing is only in
    /// the draft.
    pub(super) fn record_board(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        let held = here.board(board).filter(|held| held.outcome.is_none() && self.task == Task::Enter)?;
        let (game, now) = self.draft_mut(scene)?.team_match()?.entered()?;
        let at = usize::from(game).checked_sub(1)?;
        let was = held.sheet.as_deref().and_then(|sheet| sheet.game(at)).cloned();
        let act = || Act::RecordGame { round: here.round, board, game, was: was.clone(), now: now.clone() };
        (was != now).then(|| Request::Do(Box::new(act())))
    }

    /// Takes over into the input of a match what was recorded or undone at its boards; the input of a
    /// finished match ends.
    pub(super) fn follow_match(&mut self, act: &Act, scene: &Scene<'_>) {
        let (Act::RecordGame { round, board, .. } | Act::LineUp { round, board, .. }) = act else { return };
        let (Some(state), false) = (scene.state(), self.task != Task::Enter) else { return };
        let place = Place { round: *round, board: *board, again: false };
        if state.board(*round, *board).is_some_and(|held| held.outcome.is_none()) {
            if let Some(draft) = self.drafts.get_mut(&place) {
                draft.follow(state, *round, *board);
            }
            return;
        }
        self.drafts.remove(&place);
        if self.here(scene).is_some_and(|here| self.board(&here) == Some(*board)) {
            self.rest();
            self.wait(scene);
        }
    }

    /// Asks for the line-up of one of the teams of the match under the cursor.
    pub(super) fn ask_line_up(&self, seat: usize, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        let now = here.state.match_now(here.round, board)?;
        let team = *here.board(board)?.seats.get(seat)?;
        let before = || here.state.line_up_before(here.round, team);
        let before = if now.handed_in[seat] { None } else { before() };
        let offered = before.unwrap_or_else(|| now.line_ups[seat].clone());
        let numbers: Vec<String> = offered.iter().map(ToString::to_string).collect();
        let does = if here.board(board)?.outcome.is_some() { "corrected line-up" } else { "line-up" };
        let title = format!("{does} of {}, match {board}", called(here.state, team));
        let hint = match here.state.setup.game.match_rules()?.game {
            BoardGame::Chess | BoardGame::Crikey | BoardGame::Decided => {
                "numbers of the team's list, board 1 first, 0 for an empty board; or 4=6 for board 4 alone"
            }
            BoardGame::Tractor => {
                "numbers of the team's list, the two at table 1 first, 0 for an empty seat; or 3=6 for seat 3 alone"
            }
        };
        let line = InputLine::new(title, hint, InputPurpose::LineUp { round: here.round, board, team });
        Some(Request::input(line.offering(numbers.join(" "))))
    }
}

/// Returns the live score of a match; hidden in the second pass.
pub(super) fn score_cell(here: &Here<'_>, board: &Board, hidden: bool) -> Cell {
    let Some(now) = now(here, board) else { return cell(Role::Dim, "") };
    if hidden {
        return cell(Role::Dim, "•");
    }
    let is_begun = board.outcome.is_some() || now.games.iter().any(Option::is_some);
    let [first, second] = now.score;
    match (&board.outcome, is_begun) {
        (Some(outcome), _) => cell(Role::Entered, words::score(Some(outcome))),
        (None, true) => cell(Role::Text, format!("{first} – {second}")),
        (None, false) => cell(Role::Missing, words::score(None)),
    }
}

/// Returns the number of boards with a result, of a match that has begun and is not finished: `2 of 4 in`.
pub(super) fn part_of(here: &Here<'_>, board: &Board) -> Option<String> {
    let now = now(here, board).filter(|_| board.outcome.is_none())?;
    let known = now.games.iter().flatten().count();
    (0 < known).then(|| format!("{known} of {} in", now.games.len()))
}

fn now(here: &Here<'_>, board: &Board) -> Option<MatchNow> {
    let rules = here.state.setup.game.match_rules().filter(|_| here.form == Form::Boards)?;
    Some(here.state.match_at(rules, board))
}

/// The lines of a board with its heading.
const BOARD: u16 = 2;

/// The boards of a match.
pub(super) struct Boards {
    title: String,
    /// The heading of the numbers of boards or tables.
    place: &'static str,
    /// The keys that are valid now.
    legend: Option<String>,
    lines: Vec<Shown>,
    /// The players at each board, of the first and of the second team.
    names: Vec<[String; 2]>,
    /// The colour of the first team at each board, in games with colours.
    colors: Option<BoardColors>,
    /// True if keys go to the current board now.
    now: bool,
}

impl Boards {
    /// Shows the input at a match.
    pub(super) fn of_draft(here: &Here<'_>, board: BoardNo, draft: &Draft, now: bool) -> Self {
        let mut lines = draft.show(here.state, here.round, board);
        let score = lines.pop().map_or_else(String::new, |score| score.label);
        let legend = draft.team_match().filter(|_| now).map(formats::entry::team_match::Draft::legend);
        let names = here.state.match_players(here.round, board).unwrap_or_default();
        let rules = here.state.setup.game.match_rules();
        let colors = rules.filter(|rules| rules.has_colors()).map(|rules| rules.colors);
        let place = if colors.is_some() { "bd" } else { "table" };
        let title = format!("Match {board} · round {} · {score}", here.round);
        Self { title, place, legend, lines, names, colors, now }
    }

    /// Draws the heading and one line per board; the current one stays in view.
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let cells = usize::from(area.width).saturating_sub(3);
        text::put(
            buffer,
            (area.x + 2, area.y),
            cells,
            &own(Role::Heading, theme.language().word(&self.title)),
            theme,
        );
        let columns = [
            Column::number(self.place),
            Column::text("team 1", 10, 32),
            Column::mark(""),
            Column::text("team 2", 10, 32),
            Column::text("key", 3, self.longest_typed()),
            Column::mark("result"),
        ];
        let current = self.lines.iter().position(|line| line.current);
        let row = |at: usize| self.lines.get(at).map_or_else(Vec::new, |line| self.row(at, line));
        let (len, active) = (self.lines.len(), self.now && current.is_some());
        let table = Table { columns: &columns, len, row: &row, detail: &[], empty: "no boards", active };
        let mut cursor = Cursor::default();
        cursor.go(current.unwrap_or(0));
        let legend = self.legend.as_deref().map(|legend| [own(Role::Dim, theme.language().word(legend))]);
        let legend = legend.map_or_else(Vec::new, |legend| text::wrap_line(&legend, cells));
        // The board with its heading stays in view.
        let lines = legend.into_iter().zip((area.y + 1)..area.bottom().saturating_sub(BOARD));
        let above = lines.fold(1, |above, (line, y)| {
            text::put_line(buffer, (area.x + 2, y), cells, &line, theme);
            above + 1
        });
        let below = Rect { y: area.y + above, height: area.height.saturating_sub(above), ..area };
        table.draw(below, buffer, &mut cursor, theme);
    }

    /// Returns the most cells of the typed text: a result is a key or a score, a trick at a table is cards.
    const fn longest_typed(&self) -> usize {
        if self.colors.is_some() { 12 } else { 40 }
    }

    fn row(&self, at: usize, line: &Shown) -> Vec<Cell> {
        let caret = if line.current && self.now { "▏" } else { "" };
        let [first, second] = self.names.get(at).cloned().unwrap_or_default();
        vec![
            cell(Role::Dim, (at + 1).to_string()),
            cell(Role::Text, first).named(),
            self.colors.map_or_else(
                || cell(Role::Dim, ""),
                |colors| shown(&views::Cell::of(Datum::Color(colors.of_first(at)))),
            ),
            cell(Role::Text, second).named(),
            cell(Role::Field, format!("{}{caret}", line.typed)),
            cell(Role::Text, line.place.clone()),
        ]
    }
}
