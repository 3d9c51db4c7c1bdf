//! A table: columns that give way if there is little room, a fixed header, a cursor, scrolling in both
//! directions.
//!
//! Only visible rows are created, so a table of 5,000 players costs as much as one of 20.

mod cell;
mod column;
mod cursor;
mod layout;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::widgets::drawn;
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::{Role, Theme};
pub(crate) use cell::{Cell, cell};
pub(crate) use column::{Align, Column};
pub(crate) use cursor::Cursor;
use formats::language::desk::DeskLanguage;
use layout::{GAP, Plan, Shown, natural, total};

/// A table to draw.
pub(crate) struct Table<'a> {
    /// The columns.
    pub columns: &'a [Column],
    /// The number of rows.
    pub len: usize,
    /// Creates a row.
    pub row: &'a dyn Fn(usize) -> Vec<Cell>,
    /// Lines drawn under the row with the cursor.
    pub detail: &'a [Line],
    /// The text of an empty table.
    pub empty: &'a str,
    /// True if the cursor is shown.
    pub active: bool,
}

impl Table<'_> {
    /// Draws the table, with its headings in the language of the desk, and brings the cursor into view.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer, cursor: &mut Cursor, theme: &Theme) {
        let columns = self.columns_in(theme.language());
        Table { columns: &columns, ..*self }.draw_named(area, buffer, cursor, theme);
    }

    /// Returns the columns with their headings in a language.
    fn columns_in(&self, language: &DeskLanguage) -> Vec<Column> {
        let named = |column: &Column| Column {
            head: language.word_at("head", &column.head).into_owned().into(),
            ..column.clone()
        };
        self.columns.iter().map(named).collect()
    }

    /// Returns a row, with the texts of the program in a language.
    fn row_in(&self, at: usize, language: &DeskLanguage) -> Vec<Cell> {
        let mut row = (self.row)(at);
        for (cell, column) in row.iter_mut().zip(self.columns) {
            if let Some(kind) = column.told.or_else(|| cell.told.then_some("text")) {
                cell.text = language.word_at(kind, &cell.text).into_owned();
            } else if column.games {
                cell.text = language.of_reports().in_letters(&cell.text);
            } else if column.align != Align::Left {
                cell.text = language.number(&cell.text).into_owned();
            }
        }
        row
    }

    fn draw_named(&self, area: Rect, buffer: &mut Buffer, cursor: &mut Cursor, theme: &Theme) {
        if area.height < 2 || area.width < 4 {
            return;
        }
        drawn::widget("table", area);
        let body = Rect::new(area.x, area.y + 1, area.width, area.height - 1);
        cursor.settle(self.len, body, self.detail.len());
        let height = usize::from(body.height);
        let rows: Vec<Vec<Cell>> =
            (cursor.top..self.len).take(height).map(|at| self.row_in(at, theme.language())).collect();
        let plan = self.plan(&rows, usize::from(area.width) - 3, cursor);
        self.draw_head(area, buffer, &plan, cursor.column.filter(|_| self.active), theme);
        if rows.is_empty() {
            let empty = own(Role::Dim, theme.language().word(self.empty));
            text::put(buffer, (body.x + 2, body.y), usize::from(body.width) - 2, &empty, theme);
        }
        let next = self.draw_rows(&rows, body, buffer, *cursor, &plan, theme);
        for (y, mark) in more(body, 0 < cursor.top, next < self.len) {
            text::put(buffer, (body.right() - 1, y), 1, &piece(Role::Accent, mark), theme);
        }
    }

    /// Returns the width of the first rows without any cut.
    #[must_use]
    pub(crate) fn width(&self, language: &DeskLanguage) -> u16 {
        /// The number of rows that are measured.
        const LOOKED_AT: usize = 100;
        let rows: Vec<Vec<Cell>> = (0..self.len.min(LOOKED_AT)).map(|at| self.row_in(at, language)).collect();
        let columns = self.columns_in(language);
        let shown: Vec<Shown> = (0..columns.len()).map(|column| natural(&columns, &rows, column)).collect();
        u16_of(total(&shown) + 3)
    }

    /// Scrolls sideways until the column under the cursor is visible.
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

    /// Draws the rows; returns the first one for which there was no room.
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

/// Returns the marks for more rows above and below; one mark for both if there is only one line.
fn more(body: Rect, above: bool, below: bool) -> Vec<(u16, &'static str)> {
    if body.height == 1 && above && below {
        return vec![(body.y, "↕")];
    }
    let marks = [(body.y, "↑", above), (body.bottom() - 1, "↓", below)];
    marks.into_iter().filter(|(.., more)| *more).map(|(y, mark, _)| (y, mark)).collect()
}

/// Marks the cell under the cursor.
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

/// The style of the line under the cursor: its texts retain their colours, only the background changes.
fn background(theme: &Theme) -> ratatui::style::Style {
    let style = theme.style(Role::Cursor);
    ratatui::style::Style { fg: None, ..style }
}

fn draw_row(columns: &[Column], row: &[Cell], line: Rect, buffer: &mut Buffer, plan: &Plan, theme: &Theme) {
    let mut x = line.x + 2;
    for (at, shown) in plan.shown.iter().enumerate() {
        if let Some(cell) = row.get(shown.column).filter(|cell| !cell.text.is_empty()) {
            // The last cell of the line is for the mark of more rows.
            let end = usize::from(line.right().saturating_sub(x + 1));
            let behind = &plan.shown[at + 1..];
            let width = if cell.spills { room(row, (shown, behind), end) } else { shown.width };
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

/// Returns the width of a cell with the empty cells after it; up to the end of the line if no other follows.
fn room(row: &[Cell], (own, behind): (&Shown, &[Shown]), end: usize) -> usize {
    let is_empty = |shown: &&Shown| row.get(shown.column).is_none_or(|cell| cell.text.is_empty());
    let free = behind.iter().take_while(is_empty);
    let width = own.width + free.clone().map(|shown| GAP + shown.width).sum::<usize>();
    if free.count() == behind.len() { width.max(end) } else { width }
}

fn u16_of(cells: usize) -> u16 {
    u16::try_from(cells).unwrap_or(u16::MAX)
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
    fn a_column_aligns_its_numbers() {
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
    fn the_least_important_column_is_removed_first() {
        check(
            (20, 3),
            4,
            &mut Cursor::default(),
            &[],
            &["  #  Name       pts›", "▌ 1  Berg, Lu…  3.5", "  2  Dahl, An…  3  ↓"],
        );
    }

    #[test]
    fn surnames_get_room_before_other_columns() {
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
    fn teams_of_one_name_are_told_apart_before_other_columns() {
        let columns = [Column::text("Team", 4, 18), Column::number("rtg").dropped(1)];
        let row =
            |_: usize| vec![cell(Role::Dim, "Nordsternhof (#2)").told_apart(), cell(Role::Text, "2770")];
        let mut buffer = Buffer::empty(Rect::new(0, 0, 16, 2));
        let table = Table { columns: &columns, len: 1, row: &row, detail: &[], empty: "", active: true };
        table.draw(buffer.area, &mut buffer, &mut Cursor::default(), &Theme::plain());
        let drawn: String = (0..16).map(|x| buffer[(x, 1)].symbol()).collect();
        assert_eq!(drawn.trim_end(), "▌ Nordste… (#2)");
    }

    #[test]
    fn rows_below_the_reach_of_the_cursor_are_visible() {
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
    fn a_body_of_one_line_has_one_mark() {
        let mut cursor = Cursor::default();
        cursor.go(1);
        check((20, 2), 4, &mut cursor, &[], &["  #  Name       pts›", "▌ 2  Dahl, An…    3↕"]);
    }

    #[test]
    fn details_are_below_the_row_of_the_cursor() {
        let mut cursor = Cursor::default();
        let detail = vec![vec![piece(Role::Dim, "gap 2.45")]];
        let expected =
            ["  #  Name       pts›", "▌ 1  Berg, Lu…  3.5", "    gap 2.45", "  2  Dahl, An…  3  ↓"];
        check((20, 4), 4, &mut cursor, &detail, &expected);
        assert_eq!([1, 2, 3].map(|y| cursor.row_at(5, y)), [Some(0), Some(0), Some(1)]);
    }

    #[test]
    fn an_empty_table_shows_its_text() {
        check((21, 2), 0, &mut Cursor::default(), &[], &["  #  Name    pts  SB", "  nobody"]);
        assert_eq!(Cursor::default().at(0), None);
    }

    #[test]
    fn a_name_that_does_not_fit_is_short() {
        let mut name = cell(Role::Text, "Schachclub Nord").shortened("SCN");
        assert_eq!([15, 14].map(|cells| name.cut_to(cells)), ["Schachclub Nord", "SCN"]);
        name.extend(": bye");
        assert_eq!([20, 19].map(|cells| name.cut_to(cells)), ["Schachclub Nord: bye", "SCN: bye"]);
        let only = cell(Role::Text, "Schachclub Nord");
        assert_eq!(only.cut_to(12), "Schachclub …");
    }

    /// A word instead of a number extends over the empty cells after it up to the end of the line, and widens
    /// no column.
    #[test]
    fn a_text_can_extend_over_empty_cells() {
        let row = |at: usize| match at {
            0 => row(0),
            _ => vec![
                cell(Role::Dim, ""),
                cell(Role::Bye, "pairing-allocated bye (U)").spilling(),
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
            ["  1  Berg, Luca  3.5  11.25", "     pairing-allocated bye (U)"]
        );
    }

    #[test]
    fn a_table_of_any_size_is_drawn_without_a_panic() {
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
