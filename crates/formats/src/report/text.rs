//! A report as text: columns aligned by display width, without any terminal control sequence.

use std::borrow::Cow;
use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::{Align, Block, Emphasis, Grid, Report, Row, Section, Sign, SignLine, Slip};
use crate::text::clean;

/// The gap between two columns.
const GAP: &str = "  ";
/// The line where slips are cut apart.
const CUT: &str = "- - - - - - - - - - - - - - - - 8< - - - - - - - - - - - - - - - -";
/// The width at which sentences wrap: the smallest terminal, and a printed page.
const WIDTH: usize = 80;
/// A new page (ASCII form feed), for printers.
const NEW_PAGE: char = '\u{c}';

/// Writes a report as text.
#[must_use]
pub fn write(report: &Report) -> String {
    let report = &*report.translated();
    let mut text = String::new();
    line(&mut text, &clean(&report.event));
    if !report.about.is_empty() {
        line(&mut text, &clean(&report.about));
    }
    text.push('\n');
    underlined(&mut text, &report.title, '=');
    for section in &report.sections {
        write_section(&mut text, section);
    }
    text.push('\n');
    for footer in &report.footer {
        line(&mut text, &clean(footer));
    }
    text
}

fn line(text: &mut String, content: &str) {
    text.push_str(content.trim_end());
    text.push('\n');
}

/// Writes a sentence, wrapped between words.
fn wrapped(text: &mut String, sentence: &str) {
    let mut written = 0;
    for word in sentence.split(' ') {
        if written > 0 && WIDTH < written + 1 + word.width() {
            text.push('\n');
            written = 0;
        }
        if written > 0 {
            text.push(' ');
            written += 1;
        }
        text.push_str(word);
        written += word.width();
    }
    text.push('\n');
}

fn underlined(text: &mut String, heading: &str, with: char) {
    let heading = clean(heading);
    line(text, &heading);
    line(text, &with.to_string().repeat(heading.width()));
}

fn write_section(text: &mut String, section: &Section) {
    if section.new_page {
        text.push(NEW_PAGE);
    }
    text.push('\n');
    if !section.heading.is_empty() {
        underlined(text, &section.heading, '-');
    }
    for (at, block) in section.blocks.iter().enumerate() {
        if at > 0 {
            text.push('\n');
        }
        match block {
            Block::Grid(grid) | Block::Tree(grid) => write_grid(text, grid),
            Block::Facts(facts) => write_facts(text, facts),
            Block::Note(note) => wrapped(text, &clean(note)),
            Block::Slips(slips) => write_slips(text, slips),
            Block::Working(working) => write_grid(text, &working.full),
            Block::Signs(_, signs) => write_signs(text, signs),
        }
    }
}

fn write_facts(text: &mut String, facts: &[(String, String)]) {
    let width = facts.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    for (label, fact) in facts {
        let label = clean(label);
        line(text, &format!("{label}{}{GAP}{}", blanks(width, &label), clean(fact)));
    }
}

/// Writes only a table, without a line below its headings.
#[must_use]
pub fn write_list(grid: &Grid) -> String {
    let mut text = String::new();
    write_table(&mut text, grid, false);
    text
}

fn write_grid(text: &mut String, grid: &Grid) {
    write_table(text, &narrowed(grid), true);
}

/// Moves the columns that may yield to the end, the last one first, until the others fit on the
/// smallest terminal: nothing is left out, and the points are visible.
fn narrowed(grid: &Grid) -> Cow<'_, Grid> {
    if grid.columns.iter().all(|column| !column.yields) {
        return Cow::Borrowed(grid);
    }
    let width = |at: usize| {
        let cells =
            grid.rows.iter().filter_map(|row| row.cells.get(at)).map(|cell| clean(&cell.text).width());
        cells.chain([clean(&grid.columns[at].head).width()]).max().unwrap_or(0)
    };
    let mut order: Vec<usize> = (0..grid.columns.len()).collect();
    let mut behind = Vec::new();
    while WIDTH < order.iter().map(|at| width(*at) + GAP.len()).sum::<usize>().saturating_sub(GAP.len())
        && let Some(last) = order.iter().rposition(|at| grid.columns[*at].yields)
    {
        behind.insert(0, order.remove(last));
    }
    order.extend(behind);
    let columns = order.iter().map(|at| grid.columns[*at].clone()).collect();
    let rows = grid.rows.iter().map(|row| {
        let cells = order.iter().filter_map(|at| row.cells.get(*at).cloned()).collect();
        Row { cells, ..row.clone() }
    });
    Cow::Owned(Grid { columns, rows: rows.collect() })
}

fn write_table(text: &mut String, grid: &Grid, is_ruled: bool) {
    let heads = grid.columns.iter().map(|column| clean(&column.head)).collect::<Vec<_>>();
    let rows: Vec<Vec<Cow<'_, str>>> =
        grid.rows.iter().map(|row| row.cells.iter().map(|cell| clean(&cell.text)).collect()).collect();
    let widths = widths(&heads, &rows);
    write_row(text, grid, &widths, &heads);
    if is_ruled {
        let rules = widths.iter().map(|width| "-".repeat(*width).into()).collect::<Vec<_>>();
        write_row(text, grid, &widths, &rules);
    }
    for (at, row) in rows.iter().enumerate() {
        if at > 0 && grid.rows.get(at).is_some_and(|row| row.begins) {
            text.push('\n');
        }
        write_row(text, grid, &widths, row);
    }
}

fn widths(heads: &[Cow<'_, str>], rows: &[Vec<Cow<'_, str>>]) -> Vec<usize> {
    let mut widths = heads.iter().map(|head| head.width()).collect::<Vec<_>>();
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.width().max(*width);
        }
    }
    widths
}

fn write_row(text: &mut String, grid: &Grid, widths: &[usize], cells: &[Cow<'_, str>]) {
    let mut written = String::new();
    for (at, ((cell, column), width)) in cells.iter().zip(&grid.columns).zip(widths).enumerate() {
        let blanks = blanks(*width, cell);
        let (before, after) = match column.align {
            Align::Left => ("", &*blanks),
            Align::Right => (&*blanks, ""),
            Align::Center => blanks.split_at(blanks.len() / 2),
        };
        let gap = if at == 0 { "" } else { GAP };
        // Writing to memory never fails.
        let _ = write!(written, "{gap}{before}{cell}{after}");
    }
    line(text, &written);
}

fn blanks(width: usize, content: &str) -> String {
    " ".repeat(width.saturating_sub(content.width()))
}

fn write_slips(text: &mut String, slips: &[Slip]) {
    for slip in slips {
        let (place, number) = &slip.place;
        line(text, &format!("{place} {number}   {}", clean(&slip.heading)));
        write_facts(text, &slip.facts);
        let choices = slip.choices.iter().map(|choice| format!("[ ] {}", clean(choice))).collect::<Vec<_>>();
        if !choices.is_empty() {
            line(text, &format!("\n{}", choices.join("   ")));
        }
        write_boxes(text, &slip.boxes);
        if let Some(list) = &slip.list {
            text.push('\n');
            write_table(text, list, true);
        }
        write_blanks(text, &slip.blanks);
        if let Some((heads, lines)) = &slip.sheet {
            write_sheet(text, heads, *lines);
        }
        write_blanks(text, &slip.signatures);
        // A slip that fills a page needs no cutting line.
        if slip.sheet.is_some() {
            text.push(NEW_PAGE);
        } else {
            line(text, &format!("\n{CUT}"));
        }
    }
}

fn write_signs(text: &mut String, signs: &[Sign]) {
    for sign in signs {
        for SignLine { text: own, emphasis } in &sign.lines {
            let is_signed = *emphasis == Emphasis::Signature;
            line(
                text,
                &if is_signed {
                    format!("\n{}: {}", clean(own), "_".repeat(30))
                } else {
                    clean(own).into_owned()
                },
            );
        }
        line(text, &format!("\n{CUT}"));
    }
}

fn write_blanks(text: &mut String, blanks: &[String]) {
    for blank in blanks {
        line(text, &format!("\n{}: {}", clean(blank), "_".repeat(30)));
    }
}

fn write_boxes(text: &mut String, boxes: &[(String, usize)]) {
    let width = boxes.iter().map(|(label, _)| clean(label).width()).max().unwrap_or(0);
    for (label, count) in boxes {
        let label = clean(label);
        line(text, &format!("\n{label}{}{GAP}{}", blanks(width, &label), "[   ] ".repeat(*count)));
    }
}

/// Writes a table to fill in, with columns as wide as the page allows.
fn write_sheet(text: &mut String, heads: &[String], lines: usize) {
    let width = (WIDTH / heads.len().max(1)).saturating_sub(1).max(1);
    let row = |fill: &dyn Fn(&String) -> String| heads.iter().map(fill).collect::<Vec<_>>().join(" ");
    line(text, &format!("\n{}", row(&|head| format!("{}{}", clean(head), blanks(width, head)))));
    for _ in 0..lines {
        line(text, &row(&|_| "_".repeat(width)));
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Cell, Column, Row};
    use super::*;

    #[track_caller]
    fn check(cells: &[[&str; 2]], expected: &str) {
        let rows = cells.iter().map(|row| Row::of(row.iter().map(Cell::of).collect())).collect();
        let grid = Grid { columns: vec![Column::text("Name"), Column::number("Pts")], rows };
        let mut text = String::new();
        write_grid(&mut text, &grid);
        assert_eq!(text, expected);
    }

    #[test]
    fn columns_are_aligned_by_display_width() {
        check(
            &[["小林", "2.5"], ["e\u{301}va", "10.0"], ["שרה", "1"]],
            "Name   Pts\n----  ----\n小林   2.5\ne\u{301}va   10.0\nשרה      1\n",
        );
    }

    #[test]
    fn a_wide_optional_column_moves_to_the_end() {
        let yields = |head: &str| Column { yields: true, ..Column::text(head) };
        let columns = vec![Column::text("Name"), yields("Fed"), yields("Club"), Column::number("Pts")];
        let check = |club: usize, expected: &[&str]| {
            let cells = ["Berg, Luca", "GER", &"c".repeat(club), "2.5"].iter().map(Cell::of).collect();
            let grid = Grid { columns: columns.clone(), rows: vec![Row::of(cells)] };
            let mut text = String::new();
            write_grid(&mut text, &grid);
            let heads: Vec<&str> = text.lines().next().unwrap().split_whitespace().collect();
            assert_eq!(heads, expected, "{text}");
        };
        check(20, &["Name", "Fed", "Club", "Pts"]);
        check(70, &["Name", "Fed", "Pts", "Club"]);
    }

    #[test]
    fn no_text_controls_the_terminal() {
        check(&[["a\u{1b}[2Jb\u{202e}c", "\r\n1"]], "Name     Pts\n-------  ---\na [2Jbc    1\n");
    }
}
