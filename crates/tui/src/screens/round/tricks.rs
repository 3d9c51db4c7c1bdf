//! A round of Tractor as a table of tricks, judged as they are typed: the settings, the winner of each trick
//! with the reason, the remaining cards, and the ranks of both teams as tracks. Only `entry` knows the input.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::here::Here;
use crate::widgets::panel;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::{Role, Theme};
use crate::widgets::track;
use engine::game;
use engine::game::tractor::cards::{CARDS_PER_PLAYER, Rank, Suit};
use engine::game::tractor::order::MainSuit;
use engine::game::tractor::round::{
    POINTS_TO_TAKE_THE_DEAL, Round, RoundJudge, RoundOutcome, RoundResult, RoundSetup, Score, TrickReport,
};
use engine::game::tractor::table::{Seat, Team};
use engine::game::tractor::trick::Trick;
use engine::id::BoardNo;
use formats::entry::tractor::Draft;
use formats::language::desk::DeskLanguage;
use formats::views::numbers::called;
use formats::views::words;

/// The height of a round of single cards, with the lines above and below its tricks.
pub(super) const WHOLE: u16 = 34;

/// The width of the longest reason, in cells.
const LONGEST: usize = 40;

/// The cells between two parts of a line.
const GAP: usize = 3;

/// The known part of a round.
pub(super) struct Tricks {
    table: BoardNo,
    names: [String; 4],
    ranks: [Rank; 2],
    setup: Option<RoundSetup>,
    closed: Vec<(Trick, TrickReport)>,
    /// The result of the round after the input is recorded.
    end: Option<RoundResult>,
    /// True if only the score is known, without the tricks and the main suit.
    is_score: bool,
    typed: Option<Typed>,
    /// The lines below the typed one, and the judge's report on those that are valid.
    below: Vec<(String, Option<TrickReport>)>,
}

/// The line that is being typed.
struct Typed {
    /// The text before the caret.
    line: String,
    /// The text after the caret.
    behind: String,
    expected: String,
    leader: Seat,
    /// True if keys go there now.
    now: bool,
}

/// The players whose names are beside the cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    Everybody,
    Leader,
    Nobody,
}

impl Tricks {
    /// Shows the input at a table.
    pub(super) fn of_draft(table: BoardNo, draft: &Draft, refused: Option<(&str, &str)>, now: bool) -> Self {
        let closed = draft.tricks().to_vec();
        let leader = closed.last().map(|(_, report)| report.winner);
        let leader = leader.or_else(|| draft.setup().map(|setup| setup.dealer)).unwrap_or(Seat::Alice);
        let (keys, why) = refused.unwrap_or_default();
        let (before, behind) = draft.parts();
        let (line, behind) = (format!("{before}{keys}"), behind.to_owned());
        let expected = if why.is_empty() { draft.expected() } else { why.to_owned() };
        Self {
            table,
            names: words::family_names(draft.names()),
            ranks: draft.ranks(),
            setup: draft.setup(),
            closed,
            end: draft.end().filter(|end| end.is_judged).map(|end| end.result),
            is_score: false,
            typed: Some(Typed { line, behind, expected, leader, now }),
            below: draft.below(),
        }
    }

    /// Shows a round that was played.
    pub(super) fn of_round(here: &Here<'_>, table: BoardNo, round: &Round) -> Self {
        let seats = here.board(table).map_or(&[][..], |board| &board.seats);
        let names: Vec<String> = seats.iter().map(|seat| called(here.state, *seat)).collect();
        let mut judge = RoundJudge::new(round.setup);
        let judged = round.tricks.iter().map_while(|trick| Some((*trick, judge.play(trick, &mut ()).ok()?)));
        Self {
            table,
            names: words::family_names(&names),
            ranks: round.setup.ranks,
            setup: Some(round.setup),
            closed: judged.collect(),
            end: game::judge_tractor(round).ok(),
            is_score: false,
            typed: None,
            below: Vec::new(),
        }
    }

    /// Shows a round for which only the score was entered.
    pub(super) fn of_score(here: &Here<'_>, table: BoardNo, score: &Score) -> Self {
        let setup = score.setup();
        let shown = Self::of_round(here, table, &Round { setup, tricks: Vec::new() });
        Self { end: score.result().ok(), is_score: true, ..shown }
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat as usize]
    }

    fn team(&self, team: Team) -> String {
        words::team(&self.names, team)
    }

    /// Draws the heading, the tricks, and the foot.
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let inside = Rect { x: area.x + 2, width: area.width.saturating_sub(3), ..area };
        let cells = usize::from(inside.width);
        let language = theme.language();
        let (head, foot) = (self.heading(cells, language), self.foot(cells, language));
        let (above, below) = (height(&head), height(&foot));
        let room = area.height.saturating_sub(above + below);
        let used = self.draw_tricks(Rect { y: area.y + above, height: room, ..area }, buffer, theme);
        for (y, line) in (inside.y..).zip(head).chain((area.y + above + used..).zip(foot)) {
            if y < area.bottom() {
                text::put_line(buffer, (inside.x, y), cells, &line, theme);
            }
        }
    }

    /// Returns the settings before the first trick, and the points of the defenders.
    fn heading(&self, cells: usize, language: &DeskLanguage) -> Vec<Line> {
        let table = piece(Role::Heading, format!("Table {}", self.table));
        let Some(setup) = self.setup else {
            let seats = (1..).zip(&self.names).map(|(seat, name)| format!("{seat} {name}"));
            let seats = seats.collect::<Vec<_>>().join("   ");
            let line = [table, piece(Role::Dim, " · seats  "), own(Role::Text, seats)];
            return vec![panel::line_in_language(&line, language)];
        };
        let (declarers, rank) = (self.team(setup.declarers()), setup.round_rank());
        let main = if self.is_score { "not known" } else { main_suit(setup.main) };
        let settled = vec![
            table,
            piece(Role::Dim, " · main suit "),
            piece(Role::Text, main),
            piece(Role::Dim, " · declarers "),
            piece(Role::Text, declarers),
            piece(Role::Text, " at "),
            piece(Role::Text, rank.to_string()),
            piece(Role::Dim, " · dealer "),
            own(Role::Text, self.name(setup.dealer)),
        ];
        let settled = panel::line_in_language(&settled, language);
        if cells < text::line_width(&settled) {
            let lines = text::wrap_line(&settled, cells);
            return lines.into_iter().chain([self.defenders(language)]).collect();
        }
        fitted(settled, self.defenders(language), cells)
    }

    fn defenders(&self, language: &DeskLanguage) -> Line {
        panel::line_in_language(&self.points_of_defenders(), language)
    }

    fn points_of_defenders(&self) -> Line {
        let Some(end) = self.end else {
            let points = self.closed.last().map_or(0, |(_, report)| report.defenders_points);
            return vec![
                piece(Role::Dim, "defenders "),
                piece(Role::Leader, points.to_string()),
                piece(
                    Role::Dim,
                    format!(" of {POINTS_TO_TAKE_THE_DEAL} to go down, before the hidden cards"),
                ),
            ];
        };
        let down = POINTS_TO_TAKE_THE_DEAL <= end.defenders_points;
        let made = if down { "declarers went down" } else { "declarers made it" };
        let mut line = vec![
            piece(Role::Dim, "defenders "),
            piece(Role::Leader, end.defenders_points.to_string()),
            piece(Role::Dim, format!(" of {POINTS_TO_TAKE_THE_DEAL}: ")),
            piece(Role::Text, made),
        ];
        if end.hidden_factor > 0 {
            let told = format!(", hidden cards {} × {} among them", end.hidden_points, end.hidden_factor);
            line.push(piece(Role::Dim, told));
        }
        line.push(match end.outcome {
            RoundOutcome::GoesOn { dealer, .. } => {
                piece(Role::Dim, format!(" · {} deals next", self.name(dealer)))
            }
            RoundOutcome::Won(team) => piece(Role::Good, format!(" · {} win the game", self.team(team))),
        });
        line
    }

    /// Returns the remaining cards, and the ranks of both teams.
    fn foot(&self, cells: usize, language: &DeskLanguage) -> Vec<Line> {
        let is_played = self.setup.is_some() && self.end.is_none();
        let left = if is_played { self.cards_left() } else { Line::new() };
        let left = panel::line_in_language(&left, language);
        let ranks = |team, before: &str| {
            let mut line = vec![own(Role::Dim, language.word(before))];
            line.push(piece(Role::Text, format!("{} ", self.team(team))));
            line.extend(self.rank(team));
            line
        };
        let (one, other) = (ranks(Team::One, "ranks  "), ranks(Team::Two, "   "));
        if cells < text::line_width(&one) + text::line_width(&other) {
            return [left, one, ranks(Team::Two, "       ")]
                .into_iter()
                .filter(|line| !line.is_empty())
                .collect();
        }
        fitted(left, [one, other].concat(), cells)
    }

    /// Returns a team's track, and its change in the round.
    fn rank(&self, team: Team) -> Line {
        let before = self.ranks[team.index()];
        let after = match self.end.map(|end| end.outcome) {
            None => Some(before),
            Some(RoundOutcome::GoesOn { ranks, .. }) => Some(ranks[team.index()]),
            Some(RoundOutcome::Won(winner)) => Some(before).filter(|_| winner != team),
        };
        let mut line = track::line(after);
        if let Some(steps) = after.map(|rank| rank.number() - before.number()).filter(|steps| *steps > 0) {
            line.push(piece(Role::Gain, format!(" ▲{steps}")));
        }
        line
    }

    fn cards_left(&self) -> Line {
        let left = self.closed.last().map_or(CARDS_PER_PLAYER, |(_, report)| report.cards_left);
        let of = |seat: Seat| usize::from(left).saturating_sub(self.typed_by(seat).len() / 2);
        let each = Seat::ALL.map(|seat| format!("{} {}", self.name(seat), of(seat)));
        vec![piece(Role::Dim, "cards left  "), piece(Role::Text, each.join(" · "))]
    }

    /// Returns the cards of a player in the trick that is being typed.
    fn typed_by(&self, seat: Seat) -> String {
        let Some(typed) = self.typed.as_ref().filter(|_| self.setup.is_some()) else { return String::new() };
        let place = (0..4).find(|place| typed.leader.after(*place) == seat);
        let line = format!("{}{}", typed.line, typed.behind);
        place.and_then(|place| line.split(' ').nth(place)).unwrap_or("").to_owned()
    }

    /// Draws the names beside the cards of as many players as there is room for. Returns the number of lines
    /// used.
    fn draw_tricks(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) -> u16 {
        if self.is_score {
            let told = vec![piece(Role::Dim, "  the score alone was entered: no trick was judged")];
            let told = panel::line_in_language(&told, theme.language());
            text::put_line(buffer, (area.x, area.y), usize::from(area.width), &told, theme);
            return 1;
        }
        if self.setup.is_none() {
            let used = self.draw_opening(area, buffer, theme);
            if self.below.is_empty() {
                return used;
            }
            let rest = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
            return used + self.draw_lines(rest, buffer, theme);
        }
        self.draw_lines(area, buffer, theme)
    }

    /// Draws the tricks: the judged ones, the typed one, and those below it.
    fn draw_lines(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) -> u16 {
        let len = self.closed.len() + usize::from(self.is_typed()) + self.below.len();
        let width = |columns: &[Column], named: Named| {
            let row = |at: usize| self.row(at, named);
            Table { columns, len, row: &row, detail: &[], empty: "", active: false }.width(theme.language())
        };
        let named = [Named::Everybody, Named::Leader];
        let named = named.into_iter().find(|named| width(&columns(LONGEST), *named) <= area.width);
        // Without names, the reasons have the width that the cards leave.
        let room = area.width.checked_sub(width(&columns(0), Named::Nobody));
        let columns = columns(if named.is_some() { LONGEST } else { usize::from(room.unwrap_or(0)) });
        let shows_all = named.is_some() || room.is_some();
        let detail = self.detail(shows_all, usize::from(area.width), theme.language());
        let row = |at: usize| self.row(at, named.unwrap_or(Named::Nobody));
        let active = self.setup.is_some() && self.typed.as_ref().is_some_and(|typed| typed.now);
        let table = Table { columns: &columns, len, row: &row, detail: &detail, empty: "no tricks", active };
        let mut cursor = Cursor::default();
        cursor.go(if self.typed.is_some() && self.setup.is_some() { self.closed.len() } else { 0 });
        table.draw(area, buffer, &mut cursor, theme);
        u16::try_from(1 + len + detail.len()).unwrap_or(u16::MAX).min(area.height)
    }

    /// Returns true if a trick is being typed; after the last one is closed, none is.
    fn is_typed(&self) -> bool {
        let goes_on = self.closed.last().is_none_or(|(_, report)| report.cards_left > 0);
        self.typed.is_some() && self.setup.is_some() && goes_on
    }

    /// Returns the lines below the typed trick: the expected input, after all its cards if they are cut.
    fn detail(&self, fits: bool, cells: usize, language: &DeskLanguage) -> Vec<Line> {
        // Main suit and dealer have their own line.
        let Some(typed) = self.typed.as_ref().filter(|_| self.setup.is_some()) else { return Vec::new() };
        let mut lines = Vec::new();
        if !fits {
            let parts = text::wrap(&typed.shown(), cells.saturating_sub(8)).into_iter();
            lines.extend(parts.map(|part| vec![piece(Role::Field, part)]));
        }
        lines.push(vec![own(Role::Dim, language.word(&typed.expected))]);
        lines
    }

    fn row(&self, at: usize, named: Named) -> Vec<Cell> {
        let number = cell(Role::Dim, (at + 1).to_string());
        let below = at.checked_sub(self.closed.len() + usize::from(self.is_typed()));
        if let Some((line, report)) = below.and_then(|below| self.below.get(below)) {
            let plays: Vec<String> = line.split(' ').map(str::to_owned).collect();
            let Some(report) = report else {
                let plays = plays.into_iter().map(|play| cell(Role::Dim, play));
                return [number].into_iter().chain(plays).collect();
            };
            return self.judged_row(number, &plays, report, named);
        }
        match (self.closed.get(at), &self.typed) {
            (Some((trick, report)), _) => {
                let plays = trick.plays.map(|play| play.to_string());
                self.judged_row(number, &plays, report, named)
            }
            (None, Some(typed)) => {
                let shown = typed.shown();
                let plays: Vec<String> = shown.split(' ').map(str::to_owned).collect();
                let mut cells = self.plays(typed.leader, &plays, named);
                for cell in &mut cells {
                    cell.role = Role::Field;
                }
                cells.insert(0, number);
                cells
            }
            (None, None) => Vec::new(),
        }
    }

    fn judged_row(&self, number: Cell, plays: &[String], report: &TrickReport, named: Named) -> Vec<Cell> {
        let mut cells = self.plays(report.leader, plays, named);
        let at = (0..4).find(|place| report.leader.after(*place) == report.winner);
        if let Some(cell) = at.and_then(|at| cells.get_mut(at)) {
            cell.role = Role::Leader;
        }
        cells.insert(0, number);
        cells.extend(self.verdict(report));
        cells
    }

    fn plays(&self, leader: Seat, plays: &[String], named: Named) -> Vec<Cell> {
        let widest = self.names.iter().map(|name| text::width(name)).max().unwrap_or(0);
        let shown = |(place, play): (usize, &String)| {
            let is_named = named == Named::Everybody || named == Named::Leader && place == 0;
            let name = text::left(self.name(leader.after(place)), widest);
            cell(Role::Text, if is_named { format!("{name} {play}") } else { play.clone() })
        };
        plays.iter().enumerate().map(shown).collect()
    }

    /// Returns the winner of a trick, its points, and the reason.
    fn verdict(&self, report: &TrickReport) -> [Cell; 4] {
        let defends = self.setup.is_some_and(|setup| report.winner.team() == setup.defenders());
        [
            cell(Role::Text, self.name(report.winner)),
            cell(Role::Warning, if defends { "▲def" } else { "" }),
            cell(if report.points > 0 { Role::Text } else { Role::Dim }, report.points.to_string()),
            cell(Role::Dim, report.reason.to_string()),
        ]
    }

    /// Draws the line for main suit and dealer, which are typed first.
    fn draw_opening(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) -> u16 {
        let Some(typed) = &self.typed else { return 0 };
        let bar = piece(Role::Accent, if typed.now { "▌ " } else { "  " });
        let line = vec![
            bar,
            own(Role::Heading, theme.language().word("main suit and dealer  ")),
            piece(Role::Field, typed.shown()),
        ];
        let cells = usize::from(area.width);
        let expected = theme.language().word(&typed.expected);
        let expected = text::wrap(&expected, cells.saturating_sub(4)).into_iter();
        let expected = expected.map(|line| vec![piece(Role::Dim, format!("  {line}"))]);
        let lines: Vec<Line> = [line].into_iter().chain(expected).collect();
        for (y, line) in (area.y + 1..area.bottom()).zip(&lines) {
            text::put_line(buffer, (area.x, y), cells, line, theme);
        }
        height(&lines) + 2
    }
}

impl Typed {
    /// Returns the line with the caret after it.
    fn shown(&self) -> String {
        format!("{}{}{}", self.line, if self.now { "▏" } else { "" }, self.behind)
    }
}

/// Returns the columns; the reasons are at most `reasons` cells wide.
fn columns(reasons: usize) -> Vec<Column> {
    /// The gap before the column, and its least useful width.
    const LEAST: usize = 2 + 8;
    let mut columns = vec![
        Column::number("No"),
        Column::text("lead", 6, 80),
        Column::text("2nd", 4, 80),
        Column::text("3rd", 4, 80),
        Column::text("4th", 4, 80),
        Column::text("wins it", 8, 30),
        Column::mark(""),
        Column::number("pts"),
    ];
    if LEAST <= reasons {
        columns.push(Column::text("because", 8, reasons - 2).told());
    }
    columns
}

/// Puts two parts on one line, the second on the right, or below each other if there is no room.
fn fitted(mut left: Line, right: Line, cells: usize) -> Vec<Line> {
    let used = text::line_width(&left) + text::line_width(&right);
    if left.is_empty() || right.is_empty() || cells < used + GAP {
        return [left, right].into_iter().filter(|line| !line.is_empty()).collect();
    }
    left.push(piece(Role::Dim, " ".repeat(cells - used)));
    left.extend(right);
    vec![left]
}

fn height(lines: &[Line]) -> u16 {
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
}

fn main_suit(main: MainSuit) -> &'static str {
    match main.0 {
        None => "none",
        Some(Suit::Hearts) => "♥",
        Some(Suit::Spades) => "♠",
        Some(Suit::Clubs) => "♣",
        Some(Suit::Diamonds) => "♦",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn family_names_are_used_unless_two_are_equal() {
        let names = ["Berg, Luca", "Dahl, Anna", "Klee, Olga", "Noll, Tara"].map(str::to_owned);
        assert_eq!(words::family_names(&names), ["Berg", "Dahl", "Klee", "Noll"]);
        let sisters = ["Berg, Luca", "Dahl, Anna", "Klee, Olga", "Dahl, Tara"].map(str::to_owned);
        assert_eq!(words::family_names(&sisters), sisters);
        assert_eq!(words::family_names(&names[..1]), ["Berg", "", "", ""]);
    }

    #[test]
    fn two_parts_share_a_line_if_there_is_room() {
        let part = |text: &str| vec![piece(Role::Text, text)];
        assert_eq!(fitted(part("ab"), part("cd"), 7).len(), 1);
        assert_eq!(fitted(part("ab"), part("cd"), 6).len(), 2);
        assert_eq!(fitted(part("ab"), Line::new(), 6).len(), 1);
    }
}
