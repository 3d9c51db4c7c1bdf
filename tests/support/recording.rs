//! The recording of the tour: the real screens, after real keys, as one animated SVG.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr as _;
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::widgets::theme::Theme;

use super::screen::{self, TestDesk};

/// The size of the terminal, in cells.
const SIZE: (u16, u16) = (104, 26);

/// The size of a cell, in the units of the picture.
const CELL: (u16, u16) = (8, 17);

/// The distance of the letters' base line from the top of a cell.
const BASE: u16 = 13;

/// The margin around the screen.
const MARGIN: u16 = 12;

/// The height of the line below the screen that names the key.
const FOOT: u16 = 30;

/// The terminal's own colour of letters.
const INK: &str = "#d4d4d0";

/// The terminal's own background.
const PAPER: &str = "#1c1c1a";

/// The keys of the recording: the keys, the line below the screen, and the time on the screen in seconds.
const STEPS: [(&str, &str, u32); 12] = [
    ("t", "wallchart tour", 6),
    ("1", "1: White won, and it is saved", 3),
    ("=", "=: a draw at the next board", 3),
    ("u", "u: undo", 3),
    ("<F5>", "F5: the standings", 4),
    ("e", "e: why is the leader first?", 5),
    ("<Esc>", "Esc: back", 1),
    ("<F8>", "F8: the journal, an entry an act", 3),
    ("v", "v: replay it from nothing and compare", 5),
    ("<F9>", "F9: the reports, to print and to post", 4),
    ("<F1>", "F1: the manual, at the screen you are on", 5),
    ("<Esc>", "Esc: back", 1),
];

/// Plays the tour and returns its recording.
#[must_use]
pub(crate) fn tour() -> String {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings { theme: Theme::built_in("dark").unwrap(), ..Settings::default() };
    let mut desk = TestDesk { app: screen::app_with(folder.path(), settings), folder };
    let mut film = Film::default();
    let _ = desk.drawn(SIZE.0, SIZE.1);
    for (keys, caption, seconds) in STEPS {
        desk.keys(keys);
        film.add(&desk.drawn(SIZE.0, SIZE.1), caption, seconds);
    }
    film.finish()
}

/// Frames that share their rows: a row that several frames show is written once.
#[derive(Default)]
struct Film {
    rows: BTreeMap<String, usize>,
    frames: Vec<Frame>,
}

struct Frame {
    /// The number of each row that is not empty, and its line on the screen.
    rows: Vec<(usize, u16)>,
    caption: &'static str,
    seconds: u32,
}

impl Film {
    fn add(&mut self, buffer: &Buffer, caption: &'static str, seconds: u32) {
        let mut rows = Vec::new();
        for y in 0..buffer.area.height {
            let row = row(buffer, y);
            if !row.is_empty() {
                let next = self.rows.len();
                rows.push((*self.rows.entry(row).or_insert(next), y));
            }
        }
        self.frames.push(Frame { rows, caption, seconds });
    }

    fn finish(&self) -> String {
        let (width, height) = (SIZE.0 * CELL.0 + 2 * MARGIN, SIZE.1 * CELL.1 + 2 * MARGIN + FOOT);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace\" font-size=\"13\">\n\
             <title>The tour of wallchart</title>\n<style>\n.b{{font-weight:bold}}.i{{font-style:italic}}\
             .u{{text-decoration:underline}}.d{{opacity:.6}}\n{}</style>\n\
             <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAPER}\"/>\n<defs>\n",
            self.timing()
        );
        let mut rows: Vec<(&String, &usize)> = self.rows.iter().collect();
        rows.sort_by_key(|(_, number)| **number);
        for (row, number) in rows {
            let _ = writeln!(svg, "<g id=\"r{number}\">{row}</g>");
        }
        svg.push_str("</defs>\n");
        for (at, frame) in self.frames.iter().enumerate() {
            let hidden = if at == 0 { "" } else { " visibility=\"hidden\"" };
            let _ = writeln!(svg, "<g id=\"f{at}\"{hidden}>");
            for (number, y) in &frame.rows {
                let _ =
                    writeln!(svg, "<use href=\"#r{number}\" x=\"{MARGIN}\" y=\"{}\"/>", MARGIN + y * CELL.1);
            }
            let y = height - MARGIN;
            let caption = escaped(frame.caption);
            let _ = writeln!(
                svg,
                "<text class=\"b\" x=\"{MARGIN}\" y=\"{y}\" fill=\"#e0a458\">{caption}</text>\n</g>"
            );
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// Writes the time of each frame; a reader who wants no movement sees the first one.
    fn timing(&self) -> String {
        let whole: u32 = self.frames.iter().map(|frame| frame.seconds).sum();
        let percent =
            |seconds: u32| format!("{}.{:02}%", seconds * 100 / whole, seconds * 10_000 / whole % 100);
        let mut css = String::from("@media (prefers-reduced-motion:no-preference){\n");
        let mut from = 0;
        for (at, frame) in self.frames.iter().enumerate() {
            let until = from + frame.seconds;
            let before = if from == 0 { "" } else { "0%{visibility:hidden}" };
            let _ = writeln!(
                css,
                "#f{at}{{animation:f{at} {whole}s step-end infinite}}\
                 @keyframes f{at}{{{before}{}{{visibility:visible}}{}{{visibility:hidden}}}}",
                percent(from),
                percent(until)
            );
            from = until;
        }
        css + "}\n"
    }
}

/// Draws a row of the screen: its backgrounds and its texts, a run of cells of one style each.
fn row(buffer: &Buffer, y: u16) -> String {
    let mut drawn = String::new();
    let mut x = 0;
    while x < buffer.area.width {
        let first = &buffer[(x, y)];
        let mut text = String::new();
        let mut end = x;
        while end < buffer.area.width && Look::of(&buffer[(end, y)]) == Look::of(first) {
            text.push_str(buffer[(end, y)].symbol());
            end += u16::try_from(buffer[(end, y)].symbol().width().max(1)).unwrap();
        }
        run(&mut drawn, &Look::of(first), &text, x, end - x);
        x = end;
    }
    drawn
}

fn run(drawn: &mut String, look: &Look, text: &str, x: u16, cells: u16) {
    let (left, width) = (x * CELL.0, cells * CELL.0);
    if look.paper != PAPER {
        let paper = &look.paper;
        let _ =
            write!(drawn, "<rect x=\"{left}\" width=\"{width}\" height=\"{}\" fill=\"{paper}\"/>", CELL.1);
    }
    // Blanks are written as positions, because a viewer may join several of them.
    let mut left = left;
    for words in text.split("  ") {
        let blanks = cells_of(words) - cells_of(words.trim_start());
        label(drawn, look, words.trim(), left + blanks * CELL.0);
        left += (cells_of(words) + 2) * CELL.0;
    }
}

fn label(drawn: &mut String, look: &Look, words: &str, left: u16) {
    if words.is_empty() {
        return;
    }
    let (ink, class, width) = (&look.ink, &look.class, cells_of(words) * CELL.0);
    let words = escaped(words);
    let _ = write!(
        drawn,
        "<text{class} x=\"{left}\" y=\"{BASE}\" fill=\"{ink}\" textLength=\"{width}\">{words}</text>"
    );
}

fn cells_of(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap()
}

/// The common style of the cells in a run.
#[derive(PartialEq, Eq)]
struct Look {
    ink: String,
    paper: String,
    class: String,
}

impl Look {
    fn of(cell: &Cell) -> Self {
        let (ink, paper) = (color(cell.fg, INK), color(cell.bg, PAPER));
        let (ink, paper) =
            if cell.modifier.contains(Modifier::REVERSED) { (paper, ink) } else { (ink, paper) };
        let classes = [
            (Modifier::BOLD, "b"),
            (Modifier::ITALIC, "i"),
            (Modifier::UNDERLINED, "u"),
            (Modifier::DIM, "d"),
        ];
        let classes: Vec<&str> = classes
            .into_iter()
            .filter(|(modifier, _)| cell.modifier.contains(*modifier))
            .map(|(_, class)| class)
            .collect();
        let class =
            if classes.is_empty() { String::new() } else { format!(" class=\"{}\"", classes.join(" ")) };
        Self { ink, paper, class }
    }
}

/// Writes a colour in SVG's notation; the dark theme names no others.
fn color(color: Color, of_terminal: &str) -> String {
    if color == Color::Reset {
        return of_terminal.to_owned();
    }
    let Color::Rgb(red, green, blue) = color else { panic!("the recording has no colour for {color:?}") };
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
