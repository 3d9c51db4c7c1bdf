//! The tables of a page.
//!
//! A large page is mostly cells, so each is written in few bytes: what the cells of a column have in common
//! is in the style of the page, and end tags that HTML does not need are left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::parts::{escape, text};
use super::site::{self, Links};
use crate::language::Language;
use crate::report::{Align, Block, Cell, Column, Grid, Report, Row, Tone};
use crate::views::Wording;

/// The common data of the parts of a page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame<'a> {
    pub(super) language: &'a Language,
    pub(super) links: Links<'a>,
    pub(super) forms: &'a Forms,
}

/// The common style of the cells of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Look {
    align: Align,
    minor: bool,
    content: Content,
    /// The most frequent tint.
    tone: Tone,
}

/// The kind of texts in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    /// The first column with links to players, which stays in sight if the table scrolls sideways.
    Names,
    /// Numbers and marks, which stay in one line.
    Marks,
    /// Texts at the end of the rows, which may be sentences.
    Sentences,
    Other,
}

/// The class of a row that begins a group.
const BEGINS: &str = "begins";

/// The tints of cells, the more important ones first.
const TONES: [Tone; 5] = [Tone::Plain, Tone::Win, Tone::Draw, Tone::Loss, Tone::Unplayed];

/// The forms of the tables on a page; tables whose columns look the same have one form.
#[derive(Debug, Default)]
pub(super) struct Forms {
    forms: Vec<Vec<Look>>,
    /// The columns in which a tint is not the usual one, by its letter.
    tints: BTreeMap<&'static str, BTreeSet<usize>>,
}

impl Forms {
    /// Lists the forms of the tables of some reports.
    pub(super) fn of(reports: &[&Report], links: Links<'_>) -> Self {
        let mut forms = Self::default();
        let sections = reports.iter().flat_map(|report| &report.sections);
        for grid in sections.flat_map(|section| &section.blocks).flat_map(grids) {
            let looks = looks(grid, links);
            for (letter, at) in grid.rows.iter().flat_map(|row| tints(row, &looks)) {
                forms.tints.entry(letter).or_default().insert(at);
            }
            if !forms.forms.contains(&looks) {
                forms.forms.push(looks);
            }
        }
        forms
    }

    /// Returns the class of the tables of a form.
    fn class(&self, looks: &[Look]) -> String {
        let at = self.forms.iter().position(|form| form == looks).unwrap_or_default();
        format!("t{}", at + 1)
    }

    /// Writes the style of the columns, which is weaker than the style of a row or cell.
    pub(super) fn write_style(&self, css: &mut String) {
        for form in &self.forms {
            let class = self.class(form);
            let mut rule = |rows: &str, has_it: &dyn Fn(&Look) -> bool, style: &str| {
                let columns: Vec<usize> =
                    (1_usize..).zip(form).filter(|(_, look)| has_it(look)).map(|(at, _)| at).collect();
                if !columns.is_empty() {
                    // Writing to memory never fails.
                    let _ = writeln!(css, ":where(.{class} {rows}>:is({})){{{style}}}", selected(&columns));
                }
            };
            rule("tr", &|look| look.align == Align::Right, "text-align:right");
            rule("tr", &|look| look.align == Align::Center, "text-align:center");
            rule("tr", &|look| look.content == Content::Marks, "white-space:nowrap");
            rule(
                "tbody tr",
                &|look| look.content == Content::Names,
                "position:sticky;left:0;background:inherit",
            );
            rule("tbody tr", &|look| look.content == Content::Sentences, "min-width:var(--last)");
            rule("tr", &|look| look.minor, "display:var(--minor)");
            for tone in TONES.into_iter().filter(|tone| *tone != Tone::Plain) {
                let style = format!("background:var(--{})", letter(tone));
                rule("tbody tr", &|look| look.tone == tone, &style);
            }
        }
        for (letter, columns) in &self.tints {
            let cells = columns.iter().map(|at| format!(".{letter}{at}>:nth-child({at})"));
            let cells = cells.collect::<Vec<_>>().join(",");
            let _ = writeln!(css, "{cells}{{background:var(--{letter})}}");
        }
    }
}

/// Returns the selector of some columns; those beside each other have one.
fn selected(columns: &[usize]) -> String {
    let runs = columns.chunk_by(|one, next| one + 1 == *next).map(|run| match run {
        [first, .., last] => format!(":nth-child(n+{first}):nth-child(-n+{last})"),
        [only] => format!(":nth-child({only})"),
        [] => String::new(),
    });
    runs.collect::<Vec<_>>().join(",")
}

/// Lists the tables of a block.
fn grids(block: &Block) -> Vec<&Grid> {
    match block {
        Block::Grid(grid) | Block::Tree(grid) => vec![grid],
        Block::Working(working) => vec![&working.full],
        Block::Slips(slips) => slips.iter().filter_map(|slip| slip.list.as_ref()).collect(),
        Block::Facts(_) | Block::Note(_) | Block::Signs(..) => Vec::new(),
    }
}

fn looks(grid: &Grid, links: Links<'_>) -> Vec<Look> {
    let names = matches!(links, Links::Site(_)).then(|| column_of_names(grid)).flatten();
    let last = grid.columns.len().checked_sub(1);
    let look = |(at, column): (usize, &Column)| {
        let Column { align, minor, .. } = *column;
        let mut cells = grid.rows.iter().filter_map(|row| row.cells.get(at));
        let content = if names == Some(at) {
            Content::Names
        } else if align == Align::Left {
            if last == Some(at) { Content::Sentences } else { Content::Other }
        } else if cells.all(|cell| !cell.text.contains(' ')) {
            Content::Marks
        } else {
            Content::Other
        };
        Look { align, minor, content, tone: usual_tone(grid, at) }
    };
    grid.columns.iter().enumerate().map(look).collect()
}

/// Returns the first column with links to players.
fn column_of_names(grid: &Grid) -> Option<usize> {
    (0..grid.columns.len()).find(|at| {
        let mut cells = grid.rows.iter().filter_map(|row| row.cells.get(*at));
        cells.any(|cell| cell.player.is_some())
    })
}

/// Returns the most frequent tint of the cells in a column.
fn usual_tone(grid: &Grid, at: usize) -> Tone {
    let cells = || grid.rows.iter().filter_map(|row| row.cells.get(at));
    let count = |tone: &Tone| cells().filter(|cell| cell.tone == *tone).count();
    TONES.into_iter().rev().max_by_key(count).unwrap_or_default()
}

/// Returns the tints of a row that differ from the usual one of their column: the row has the letter of each
/// with the number of the column as a class.
fn tints(row: &Row, looks: &[Look]) -> impl Iterator<Item = (&'static str, usize)> {
    let cells = row.cells.iter().zip(looks).zip(1..);
    let differ = cells.filter(|((cell, look), _)| cell.tone != look.tone);
    differ.map(|((cell, _), at)| (letter(cell.tone), at))
}

/// Returns the letter of a tint in the style of a page.
const fn letter(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "p",
        Tone::Win => "w",
        Tone::Draw => "d",
        Tone::Loss => "l",
        Tone::Unplayed => "u",
    }
}

/// Writes a table that scrolls inside its own frame, also with the keyboard; the page itself never
/// scrolls sideways.
pub(super) fn write_grid(html: &mut String, grid: &Grid, frame: Frame<'_>, kind: &str) {
    html.push_str("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"");
    escape(html, &frame.language.word("table"));
    html.push_str("\">\n");
    write_table(html, grid, frame, kind);
    html.push_str("</div>\n");
}

/// Writes a table; `kind` is empty or its other class.
pub(super) fn write_table(html: &mut String, grid: &Grid, frame: Frame<'_>, kind: &str) {
    let looks = looks(grid, frame.links);
    let class = format!("{kind} {}", frame.forms.class(&looks));
    let _ = write!(html, "<table class=\"{}\">\n<thead><tr>", class.trim_start());
    grid.columns.iter().for_each(|column| write_column(html, column, frame.language));
    html.push_str("</thead>\n<tbody>\n");
    grid.rows.iter().for_each(|row| write_row(html, &looks, row, frame));
    html.push_str("</tbody>\n</table>\n");
}

fn write_column(html: &mut String, column: &Column, language: &Language) {
    html.push_str("<th scope=\"col\">");
    if column.name.is_empty() {
        write_words(html, &column.head, language);
    } else {
        html.push_str("<abbr title=\"");
        escape(html, &column.name);
        html.push_str("\">");
        write_words(html, &column.head, language);
        html.push_str("</abbr>");
    }
}

/// Writes words of the program; in two languages they have two lines, so that the column stays narrow.
fn write_words(html: &mut String, words: &str, language: &Language) {
    let (first, second) = language.parted(words);
    text(html, first);
    if let Some(second) = second {
        html.push_str("<br>");
        text(html, second);
    }
}

fn write_row(html: &mut String, looks: &[Look], row: &Row, frame: Frame<'_>) {
    html.push_str("<tr");
    if let (Some(letter), Links::Site(_)) = (&row.letter, frame.links) {
        html.push_str(" id=\"");
        escape(html, &site::anchor(letter));
        html.push('"');
    }
    let tints = tints(row, looks).map(|(letter, at)| format!("{letter}{at}"));
    let classes: Vec<String> = row.begins.then(|| BEGINS.to_owned()).into_iter().chain(tints).collect();
    if !classes.is_empty() {
        let _ = write!(html, " class=\"{}\"", classes.join(" "));
    }
    html.push('>');
    for cell in &row.cells {
        html.push_str(if row.heads { "<th>" } else { "<td>" });
        write_cell(html, cell, frame);
    }
    html.push('\n');
}

fn write_cell(html: &mut String, cell: &Cell, frame: Frame<'_>) {
    match (frame.links, cell.player) {
        (Links::Site(site), Some(player)) => {
            let _ = write!(html, "<a href={}>", (site.player)(player));
            text(html, &cell.text);
            html.push_str("</a>");
        }
        (Links::Alone | Links::Wall, _) | (Links::Site(_), None) => match cell.wording {
            Wording::Own | Wording::Number => text(html, &cell.text),
            Wording::Word
            | Wording::Message(..)
            | Wording::Fact(_)
            | Wording::Reason(_)
            | Wording::Games
            | Wording::Letter(_)
            | Wording::Seat(_)
            | Wording::Moment(_) => write_words(html, &cell.text, frame.language),
        },
    }
}
