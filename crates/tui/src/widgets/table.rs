//! A table: columns that give way when there is little room, a header that stays, a cursor, scrolling both ways.
//!
//! Only rows that are seen are made, so a table of 5,000 players costs as much as one of 20.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::keys::intent::Intent;
use crate::widgets::drawn;
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::{Role, Theme};

/// The cells between two columns.
const GAP: usize = 2;

/// Where the texts of a column stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// On the left.
    Left,
    /// On the right.
    Right,
    /// In the middle.
    Center,
    /// Numbers on the right, one decimal point under the other.
    Point,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// What stands above it.
    pub head: Cow<'static, str>,
    /// Where its texts stand.
    pub align: Align,
    /// The least width at which it says anything.
    pub least: usize,
    /// The width beyond which more room adds nothing; a column takes what its texts need up to this.
    pub most: usize,
    /// How soon it goes when room is short, the highest first; 0 stays.
    pub drop: u8,
    /// Whether it stays when the table is scrolled sideways.
    pub fixed: bool,
}

impl Column {
    /// Makes a column of text that can be cut down to a least width.
    #[must_use]
    pub fn text(head: impl Into<Cow<'static, str>>, least: usize, most: usize) -> Self {
        Self { head: head.into(), align: Align::Left, least, most, drop: 0, fixed: true }
    }

    /// Makes a column of numbers, which are never cut.
    #[must_use]
    pub fn number(head: impl Into<Cow<'static, str>>) -> Self {
        Self { head: head.into(), align: Align::Point, least: 0, most: 24, drop: 0, fixed: true }
    }

    /// Makes a column of marks in the middle, which are never cut.
    #[must_use]
    pub fn mark(head: impl Into<Cow<'static, str>>) -> Self {
        Self { head: head.into(), align: Align::Center, least: 0, most: 24, drop: 0, fixed: true }
    }

    /// Says how soon the column goes when room is short.
    #[must_use]
    pub fn dropped(mut self, drop: u8) -> Self {
        self.drop = drop;
        self
    }

    /// Lets the column scroll sideways.
    #[must_use]
    pub fn scrolled(mut self) -> Self {
        self.fixed = false;
        self
    }

    /// Aligns the texts on the right.
    #[must_use]
    pub fn on_the_right(mut self) -> Self {
        self.align = Align::Right;
        self
    }

    /// Whether a text may be cut: numbers never are.
    const fn can_be_cut(&self) -> bool {
        self.least > 0
    }
}

/// What stands in one place of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// What it says.
    pub text: String,
    /// What it is.
    pub role: Role,
    /// Whether it may stand over the empty places behind it instead of widening its column.
    spills: bool,
    /// The cells of it that are to be seen before other columns have room; of a name only.
    whole: usize,
    /// The end that is not cut: what tells a name from that of a namesake.
    end: usize,
}

impl Cell {
    /// Lets a text on the left stand over the empty places behind it; its column does not widen for it.
    #[must_use]
    pub const fn spilling(mut self) -> Self {
        self.spills = true;
        self
    }

    /// Makes the cell that of a name: the surname, and what tells a namesake apart, are seen whole before other columns have
    /// room, and all of the name before others are more than their least.
    #[must_use]
    pub fn named(mut self) -> Self {
        /// The mark of what was cut.
        const CUT: usize = 1;
        let (name, apart) = text::without_end(&self.text);
        let surname = name.split_once(',').map(|(surname, _)| text::width(surname) + CUT);
        self.whole = surname.unwrap_or_else(|| text::width(name)) + text::width(apart);
        self.end = apart.len();
        self
    }

    /// Returns the text cut to some cells: a name in its middle where a namesake has the same.
    fn cut_to(&self, cells: usize) -> String {
        let (name, apart) = self.text.split_at(self.text.len() - self.end);
        let (name, apart) = (text::clean(name), text::clean(apart));
        let room = cells.saturating_sub(text::width(&apart));
        if text::width(&name) <= room || room < 2 {
            return format!("{name}{apart}");
        }
        format!("{}{apart}", text::cut(&name, room))
    }
}

/// Makes a cell.
pub fn cell(role: Role, text: impl Into<String>) -> Cell {
    Cell { text: text.into(), role, spills: false, whole: 0, end: 0 }
}

/// Where the cursor and the window of a table are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cursor {
    /// The row under the cursor.
    pub row: usize,
    /// The column under the cursor, where single places of a row can be asked about.
    pub column: Option<usize>,
    top: usize,
    shift: usize,
    body: Rect,
    detail: u16,
    len: usize,
    below: usize,
}

impl Cursor {
    /// Returns the row under the cursor, if the table has any.
    #[must_use]
    pub fn at(&self, len: usize) -> Option<usize> {
        len.checked_sub(1).map(|last| self.row.min(last))
    }

    /// Puts the cursor on a row.
    pub const fn go(&mut self, row: usize) {
        self.row = row;
    }

    /// Moves the cursor or the window; gives whether the intent was one of moving.
    pub fn handle(&mut self, intent: Intent, len: usize) -> bool {
        let page = usize::from(self.body.height).max(2) - 1;
        let last = len.saturating_sub(1);
        let row = self.row.min(last);
        #[expect(clippy::wildcard_enum_match_arm, reason = "the caller handles the keys that do not move")]
        match intent {
            Intent::Up => self.row = row.saturating_sub(1),
            Intent::Down => self.row = (row + 1).min(last),
            Intent::PageUp => self.row = row.saturating_sub(page),
            Intent::PageDown => self.row = (row + page).min(last),
            Intent::First => self.row = 0,
            Intent::Last => self.row = last,
            _ => return false,
        }
        true
    }

    /// Says how many rows below the one under the cursor are to be seen as well, where there is room: rows that the cursor
    /// cannot go to.
    #[must_use]
    pub const fn with_below(mut self, rows: usize) -> Self {
        self.below = rows;
        self
    }

    /// Moves to the column before or after, of those that can be asked about.
    pub fn move_across(&mut self, right: bool, columns: &[usize]) {
        let here = self.column.and_then(|here| columns.iter().position(|column| *column == here));
        let to = match here {
            None => 0,
            Some(here) if right => here + 1,
            Some(here) => here.saturating_sub(1),
        };
        self.column = columns.get(to.min(columns.len().saturating_sub(1))).copied();
    }

    /// Scrolls sideways.
    pub const fn scroll(&mut self, right: bool) {
        self.shift = if right { self.shift.saturating_add(1) } else { self.shift.saturating_sub(1) };
    }

    /// Returns the row at a place of the screen, as the table was drawn last.
    #[must_use]
    pub fn row_at(&self, x: u16, y: u16) -> Option<usize> {
        if !self.body.contains(Position { x, y }) {
            return None;
        }
        let line = usize::from(y - self.body.y);
        let under = self.row.saturating_sub(self.top);
        let detail = usize::from(self.detail);
        let line = match line {
            line if line <= under => line,
            line if line <= under + detail => under,
            line => line - detail,
        };
        Some(self.top + line).filter(|row| *row < self.len)
    }

    /// Returns the first row that is seen.
    #[must_use]
    pub const fn top(&self) -> usize {
        self.top
    }

    /// Keeps the cursor in the table and in the window.
    fn settle(&mut self, len: usize, body: Rect, detail: usize) {
        self.len = len;
        self.body = body;
        self.row = self.row.min(len.saturating_sub(1));
        let height = usize::from(body.height);
        let detail = detail.min(height.saturating_sub(1));
        self.detail = u16::try_from(detail).unwrap_or(0);
        let most = (len + detail).saturating_sub(height);
        self.top = self.top.min(most).min(self.row);
        let end = self.row + detail + self.below + 1;
        if self.top + height < end {
            self.top = (end - height).min(self.row);
        }
    }
}

/// A table to draw.
pub struct Table<'a> {
    /// The columns.
    pub columns: &'a [Column],
    /// How many rows there are.
    pub len: usize,
    /// Makes a row.
    pub row: &'a dyn Fn(usize) -> Vec<Cell>,
    /// Lines drawn under the row with the cursor.
    pub detail: &'a [Line],
    /// What is said when there are no rows.
    pub empty: &'a str,
    /// Whether the cursor is shown.
    pub active: bool,
}

impl Table<'_> {
    /// Draws the table and brings the cursor into view.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer, cursor: &mut Cursor, theme: &Theme) {
        if area.height < 2 || area.width < 4 {
            return;
        }
        drawn::widget("table", area);
        let body = Rect::new(area.x, area.y + 1, area.width, area.height - 1);
        cursor.settle(self.len, body, self.detail.len());
        let height = usize::from(body.height);
        let rows: Vec<Vec<Cell>> = (cursor.top..self.len).take(height).map(|at| (self.row)(at)).collect();
        let plan = self.plan(&rows, usize::from(area.width) - 3, cursor);
        self.draw_head(area, buffer, &plan, cursor.column.filter(|_| self.active), theme);
        if rows.is_empty() {
            let empty = piece(Role::Dim, self.empty);
            text::put(buffer, (body.x + 2, body.y), usize::from(body.width) - 2, &empty, theme);
        }
        let next = self.draw_rows(&rows, body, buffer, *cursor, &plan, theme);
        for (y, mark) in more(body, 0 < cursor.top, next < self.len) {
            text::put(buffer, (body.right() - 1, y), 1, &piece(Role::Accent, mark), theme);
        }
    }

    /// Returns the width that the first rows need where nothing is cut.
    #[must_use]
    pub fn width(&self) -> u16 {
        /// Enough rows to know how wide a list is.
        const LOOKED_AT: usize = 100;
        let rows: Vec<Vec<Cell>> = (0..self.len.min(LOOKED_AT)).map(|at| (self.row)(at)).collect();
        let shown: Vec<Shown> =
            (0..self.columns.len()).map(|column| natural(self.columns, &rows, column)).collect();
        u16_of(total(&shown) + 3)
    }

    /// Scrolls sideways until the column under the cursor is seen.
    fn plan(&self, rows: &[Vec<Cell>], cells: usize, cursor: &mut Cursor) -> Plan {
        let before = |column: usize| self.columns.iter().take(column).filter(|one| !one.fixed).count();
        let wanted = cursor.column.filter(|at| self.columns.get(*at).is_some_and(|column| !column.fixed));
        let most = cursor.column.map(before);
        if let Some(most) = most {
            cursor.shift = cursor.shift.min(most);
        }
        let mut plan = Plan::new(self.columns, rows, cells, &mut cursor.shift);
        while let (Some(column), Some(most)) = (wanted, most)
            && cursor.shift < most
            && plan.shown.iter().all(|shown| shown.column != column)
        {
            cursor.shift += 1;
            plan = Plan::new(self.columns, rows, cells, &mut cursor.shift);
        }
        plan
    }

    fn draw_head(&self, area: Rect, buffer: &mut Buffer, plan: &Plan, asked: Option<usize>, theme: &Theme) {
        let mut x = area.x + 2;
        for shown in &plan.shown {
            let head = &self.columns[shown.column].head;
            let text = match self.columns[shown.column].align {
                Align::Left => text::left(head, shown.width),
                Align::Center => text::center(head, shown.width),
                Align::Right | Align::Point => text::right(head, shown.width),
            };
            let role = if asked == Some(shown.column) { Role::Accent } else { Role::Heading };
            x = text::put(buffer, (x, area.y), shown.width, &piece(role, text), theme) + u16_of(GAP);
        }
        if plan.cut_left {
            text::put(buffer, (area.x + 1, area.y), 1, &piece(Role::Accent, "‹"), theme);
        }
        if plan.cut_right {
            text::put(buffer, (area.right() - 1, area.y), 1, &piece(Role::Accent, "›"), theme);
        }
    }

    /// Returns the first row for which there was no room.
    fn draw_rows(
        &self,
        rows: &[Vec<Cell>],
        body: Rect,
        buffer: &mut Buffer,
        cursor: Cursor,
        plan: &Plan,
        theme: &Theme,
    ) -> usize {
        let mut y = body.y;
        for (at, row) in (cursor.top..).zip(rows) {
            if body.bottom() <= y {
                return at;
            }
            let line = Rect::new(body.x, y, body.width, 1);
            let here = self.active && at == cursor.row;
            draw_row(self.columns, row, line, buffer, plan, theme);
            if here {
                buffer.set_style(line, background(theme));
                text::put(buffer, (line.x, line.y), 1, &piece(Role::Accent, "▌"), theme);
                mark_column(cursor.column, line, buffer, plan, theme);
            }
            y += 1;
            if at == cursor.row {
                y = self.draw_detail(y, body, buffer, theme);
            }
        }
        cursor.top + rows.len()
    }

    fn draw_detail(&self, from: u16, body: Rect, buffer: &mut Buffer, theme: &Theme) -> u16 {
        let mut y = from;
        for line in self.detail {
            if body.bottom() <= y {
                return y;
            }
            text::put_line(buffer, (body.x + 4, y), usize::from(body.width).saturating_sub(5), line, theme);
            y += 1;
        }
        y
    }
}

/// Returns the marks of more rows above and below; where there is one line only, they are one mark.
fn more(body: Rect, above: bool, below: bool) -> Vec<(u16, &'static str)> {
    if body.height == 1 && above && below {
        return vec![(body.y, "↕")];
    }
    let marks = [(body.y, "↑", above), (body.bottom() - 1, "↓", below)];
    marks.into_iter().filter(|(.., more)| *more).map(|(y, mark, _)| (y, mark)).collect()
}

/// Marks the place where the cursor's row and column meet.
fn mark_column(column: Option<usize>, line: Rect, buffer: &mut Buffer, plan: &Plan, theme: &Theme) {
    let mut x = line.x + 2;
    for shown in &plan.shown {
        if column == Some(shown.column) {
            let place = Rect { x, width: u16_of(shown.width), ..line }.intersection(line);
            buffer.set_style(place, theme.style(Role::Caret));
        }
        x = x.saturating_add(u16_of(shown.width + GAP));
    }
}

/// The line under the cursor keeps the colours of its texts: only what lies behind them changes.
fn background(theme: &Theme) -> ratatui::style::Style {
    let style = theme.style(Role::Cursor);
    ratatui::style::Style { fg: None, ..style }
}

fn draw_row(columns: &[Column], row: &[Cell], line: Rect, buffer: &mut Buffer, plan: &Plan, theme: &Theme) {
    let mut x = line.x + 2;
    for (at, shown) in plan.shown.iter().enumerate() {
        if let Some(cell) = row.get(shown.column).filter(|cell| !cell.text.is_empty()) {
            let width = shown.width + if cell.spills { room_behind(row, &plan.shown[at + 1..]) } else { 0 };
            let safe = cell.cut_to(width);
            let text = match columns[shown.column].align {
                Align::Left => text::left(&safe, width),
                Align::Right => text::right(&safe, width),
                Align::Center => text::center(&safe, width),
                Align::Point => text::on_point(&safe, width, shown.behind),
            };
            text::put(buffer, (x, line.y), width, &piece(cell.role, text), theme);
        }
        x += u16_of(shown.width + GAP);
    }
}

/// Returns the cells of the places that stay empty behind one of a row.
fn room_behind(row: &[Cell], behind: &[Shown]) -> usize {
    let empty = |shown: &&Shown| row.get(shown.column).is_none_or(|cell| cell.text.is_empty());
    behind.iter().take_while(empty).map(|shown| GAP + shown.width).sum()
}

fn u16_of(cells: usize) -> u16 {
    u16::try_from(cells).unwrap_or(u16::MAX)
}

/// Which columns are drawn, and how wide.
struct Plan {
    shown: Vec<Shown>,
    cut_left: bool,
    cut_right: bool,
}

struct Shown {
    column: usize,
    width: usize,
    /// The width down to which it is cut as long as other columns can go instead.
    least: usize,
    /// The cells behind the last digit before the point.
    behind: usize,
    /// Whether it holds names: they give way last.
    is_of_names: bool,
}

impl Plan {
    fn new(columns: &[Column], rows: &[Vec<Cell>], cells: usize, shift: &mut usize) -> Self {
        let mut shown: Vec<Shown> = (0..columns.len()).map(|column| natural(columns, rows, column)).collect();
        drop_columns(columns, &mut shown, cells);
        let scrolled = shown.iter().filter(|one| !columns[one.column].fixed).count();
        *shift = (*shift).min(scrolled.saturating_sub(1));
        let before = shown.len();
        let mut to_skip = *shift;
        shown.retain(|one| {
            let skipped = !columns[one.column].fixed && to_skip > 0;
            to_skip -= usize::from(skipped);
            !skipped
        });
        let cut_left = shown.len() < before;
        shrink(columns, &mut shown, cells);
        let before = shown.len();
        keep_what_fits(&mut shown, cells);
        let cut_right = shown.len() < before || columns.len() > before + usize::from(cut_left) * *shift;
        Self { shown, cut_left, cut_right }
    }
}

/// A column wants what its heading and the texts that are seen need.
fn natural(columns: &[Column], rows: &[Vec<Cell>], column: usize) -> Shown {
    let one = &columns[column];
    let cells = rows.iter().filter_map(|row| row.get(column)).filter(|cell| !cell.spills);
    let cells = cells.map(|cell| text::clean(&cell.text));
    let (mut widest, mut before, mut behind) = (0, 0, 0);
    for text in cells {
        let (width, decimals) = (text::width(&text), text::decimals(&text));
        widest = widest.max(width);
        behind = behind.max(decimals);
        before = before.max(width - decimals.min(width));
    }
    let content = if one.align == Align::Point { before + behind } else { widest };
    let least = text::width(&one.head).max(if one.can_be_cut() { one.least } else { 0 });
    let whole = rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.whole).max().unwrap_or(0);
    let width = content.min(one.most).max(least);
    let least = if one.can_be_cut() { one.least.max(whole.min(width)) } else { width };
    Shown { column, width, least, behind, is_of_names: 0 < whole }
}

fn total(shown: &[Shown]) -> usize {
    shown.iter().map(|one| one.width + GAP).sum::<usize>().saturating_sub(GAP)
}

const fn slack(one: &Shown) -> usize {
    one.width.saturating_sub(one.least)
}

/// The columns that matter least go first, all of one rank together, until the rest fits when cut down.
fn drop_columns(columns: &[Column], shown: &mut Vec<Shown>, cells: usize) {
    loop {
        let slack: usize = shown.iter().map(slack).sum();
        let least = shown.iter().map(|one| columns[one.column].drop).max().unwrap_or(0);
        if total(shown) <= cells + slack || least == 0 {
            return;
        }
        shown.retain(|one| columns[one.column].drop != least);
    }
}

/// Columns that are reached by scrolling wait for it, then the widest text column gives way; surnames where nothing else is
/// left.
fn shrink(columns: &[Column], shown: &mut Vec<Shown>, cells: usize) {
    let scrolled = |shown: &[Shown]| {
        let mut found = (0..shown.len()).filter(|at| !columns[shown[*at].column].fixed);
        found.next().and(found.next_back())
    };
    while cells + shown.iter().map(slack).sum::<usize>() < total(shown)
        && let Some(last) = scrolled(shown)
    {
        shown.remove(last);
    }
    give_way(shown, cells);
    for one in shown.iter_mut().filter(|one| columns[one.column].can_be_cut()) {
        one.least = columns[one.column].least;
    }
    give_way(shown, cells);
}

fn give_way(shown: &mut [Shown], cells: usize) {
    let mut over = total(shown).saturating_sub(cells);
    while over > 0 {
        let widest = shown.iter_mut().filter(|one| slack(one) > 0);
        let widest = widest.max_by_key(|one| (!one.is_of_names, one.width));
        let Some(widest) = widest else { return };
        widest.width -= 1;
        over -= 1;
    }
}

fn keep_what_fits(shown: &mut Vec<Shown>, cells: usize) {
    while shown.len() > 1 && cells < total(shown) {
        shown.pop();
    }
    if let [only] = &mut shown[..] {
        only.width = only.width.min(cells);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYERS: [(&str, &str, &str); 4] = [
        ("Berg, Luca", "3.5", "11.25"),
        ("Dahl, Anna", "3", "9.5"),
        ("Iversen, Nils", "2.5", "-10.75"),
        ("李小龙", "0.5", "1"),
    ];

    fn columns() -> Vec<Column> {
        vec![
            Column::number("#"),
            Column::text("Name", 6, 30),
            Column::number("pts"),
            Column::number("SB").dropped(1),
        ]
    }

    fn row(at: usize) -> Vec<Cell> {
        let (name, points, sb) = PLAYERS[at % PLAYERS.len()];
        [&*(at + 1).to_string(), name, points, sb].into_iter().map(|text| cell(Role::Text, text)).collect()
    }

    #[track_caller]
    fn check(size: (u16, u16), len: usize, cursor: &mut Cursor, detail: &[Line], expected: &[&str]) {
        let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
        let table = Table { columns: &columns(), len, row: &row, detail, empty: "nobody", active: true };
        table.draw(buffer.area, &mut buffer, cursor, &Theme::plain());
        let shown: Vec<String> = (0..size.1)
            .map(|y| {
                let mut line = String::new();
                let mut x = 0;
                while x < size.0 {
                    let symbol = buffer[(x, y)].symbol();
                    line.push_str(symbol);
                    x += u16::try_from(text::width(symbol)).unwrap().max(1);
                }
                line.trim_end().to_owned()
            })
            .collect();
        assert_eq!(shown, expected);
    }

    #[test]
    fn numbers_stand_under_each_other() {
        check(
            (40, 5),
            4,
            &mut Cursor::default(),
            &[],
            &[
                "  #  Name           pts      SB",
                "▌ 1  Berg, Luca     3.5   11.25",
                "  2  Dahl, Anna     3      9.5",
                "  3  Iversen, Nils  2.5  -10.75",
                "  4  李小龙         0.5    1",
            ],
        );
    }

    #[test]
    fn what_matters_least_goes_first_and_is_marked() {
        check(
            (20, 3),
            4,
            &mut Cursor::default(),
            &[],
            &["  #  Name       pts›", "▌ 1  Berg, Lu…  3.5", "  2  Dahl, An…  3  ↓"],
        );
    }

    #[test]
    fn a_surname_is_whole_before_other_columns_have_room() {
        let columns = [
            Column::text("White", 6, 30),
            Column::number("rtg").dropped(1),
            Column::number("SB").scrolled(),
            Column::number("WON").scrolled(),
        ];
        let name = |text: &str| cell(Role::Text, text).named();
        let row = |_: usize| {
            vec![
                name("Nepomniachtchi, Ian"),
                cell(Role::Text, "2770"),
                cell(Role::Text, "1.25"),
                cell(Role::Text, "3"),
            ]
        };
        let drawn = |width: u16| {
            let mut buffer = Buffer::empty(Rect::new(0, 0, width, 2));
            let table = Table { columns: &columns, len: 1, row: &row, detail: &[], empty: "", active: true };
            table.draw(buffer.area, &mut buffer, &mut Cursor::default(), &Theme::plain());
            (0..width).map(|x| buffer[(x, 1)].symbol()).collect::<String>().trim_end().to_owned()
        };
        assert_eq!(drawn(40), "▌ Nepomniachtchi, Ian  2770  1.25    3");
        assert_eq!(drawn(36), "▌ Nepomniachtchi,…  2770  1.25    3");
        assert_eq!(drawn(31), "▌ Nepomniachtchi, …  1.25    3");
        assert_eq!(drawn(25), "▌ Nepomniachtchi,…  1.25");
        assert_eq!(drawn(18), "▌ Nepomnia…  1.25");
    }

    #[test]
    fn rows_that_the_cursor_cannot_go_to_are_seen_below_it() {
        let mut cursor = Cursor::default().with_below(1);
        cursor.go(2);
        check(
            (20, 3),
            4,
            &mut cursor,
            &[],
            &["  #  Name       pts›", "▌ 3  Iversen,…  2.5↑", "  4  李小龙     0.5"],
        );
        let mut cursor = Cursor::default().with_below(3);
        check(
            (20, 3),
            4,
            &mut cursor,
            &[],
            &["  #  Name       pts›", "▌ 1  Berg, Lu…  3.5", "  2  Dahl, An…  3  ↓"],
        );
    }

    #[test]
    fn the_cursor_stays_in_the_window() {
        let mut cursor = Cursor::default();
        cursor.go(3);
        check(
            (20, 3),
            4,
            &mut cursor,
            &[],
            &["  #  Name       pts›", "  3  Iversen,…  2.5↑", "▌ 4  李小龙     0.5"],
        );
        assert_eq!(cursor.row_at(5, 1), Some(2));
        assert_eq!(cursor.row_at(5, 0), None);
        cursor.go(900);
        check(
            (20, 3),
            4,
            &mut cursor,
            &[],
            &["  #  Name       pts›", "  3  Iversen,…  2.5↑", "▌ 4  李小龙     0.5"],
        );
    }

    #[test]
    fn one_line_between_others_has_one_mark() {
        let mut cursor = Cursor::default();
        cursor.go(1);
        check((20, 2), 4, &mut cursor, &[], &["  #  Name       pts›", "▌ 2  Dahl, An…    3↕"]);
    }

    #[test]
    fn details_stand_under_the_row_of_the_cursor() {
        let mut cursor = Cursor::default();
        let detail = vec![vec![piece(Role::Dim, "gap 2.45")]];
        let expected =
            ["  #  Name       pts›", "▌ 1  Berg, Lu…  3.5", "    gap 2.45", "  2  Dahl, An…  3  ↓"];
        check((20, 4), 4, &mut cursor, &detail, &expected);
        assert_eq!([1, 2, 3].map(|y| cursor.row_at(5, y)), [Some(0), Some(0), Some(1)]);
    }

    #[test]
    fn a_table_without_rows_says_so() {
        check((21, 2), 0, &mut Cursor::default(), &[], &["  #  Name    pts  SB", "  nobody"]);
        assert_eq!(Cursor::default().at(0), None);
    }

    /// A word in the place of a number stands over the empty places behind it, and widens no column.
    #[test]
    fn a_text_may_stand_over_what_is_empty_behind_it() {
        let row = |at: usize| match at {
            0 => row(0),
            _ => vec![
                cell(Role::Dim, ""),
                cell(Role::Bye, "pairing-allocated").spilling(),
                cell(Role::Dim, ""),
            ],
        };
        let mut buffer = Buffer::empty(Rect::new(0, 0, 32, 3));
        let table = Table { columns: &columns(), len: 2, row: &row, detail: &[], empty: "", active: false };
        table.draw(buffer.area, &mut buffer, &mut Cursor::default(), &Theme::plain());
        let lines: Vec<String> =
            (1..3).map(|y| (0..32).map(|x| buffer[(x, y)].symbol()).collect::<String>()).collect();
        assert_eq!(
            lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>(),
            ["  1  Berg, Luca  3.5  11.25", "     pairing-allocated"]
        );
    }

    #[test]
    fn any_size_is_drawn_without_a_panic() {
        for width in 0..40 {
            for height in 0..6 {
                let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
                let mut cursor = Cursor::default();
                cursor.go(usize::from(width));
                let detail = vec![vec![piece(Role::Dim, "detail")]; 3];
                let table = Table {
                    columns: &columns(),
                    len: 4,
                    row: &row,
                    detail: &detail,
                    empty: "",
                    active: true,
                };
                table.draw(buffer.area, &mut buffer, &mut cursor, &Theme::plain());
            }
        }
    }
}
