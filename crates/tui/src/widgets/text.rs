//! Text for the terminal: made harmless, measured, cut and aligned.
//!
//! Widths are display widths in cells, as the terminal draws them; a cut is always marked with `…`.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

use crate::widgets::drawn;
use crate::widgets::theme::{Role, Theme};
pub use formats::text::clean;

/// The mark of a cut.
pub const CUT: &str = "…";

/// A piece of a line: a text and its role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its meaning on the screen.
    pub role: Role,
    /// The text.
    pub text: String,
    /// True if it is no text of the program, such as a name: it is the same in every language.
    pub is_own: bool,
}

/// A line of pieces.
pub type Line = Vec<Piece>;

/// A title of the program.
impl From<&str> for Piece {
    fn from(title: &str) -> Self {
        piece(Role::Heading, title)
    }
}

/// A title of the program, with values.
impl From<String> for Piece {
    fn from(title: String) -> Self {
        piece(Role::Heading, title)
    }
}

/// Creates a title in the language already, or of a name.
pub fn titled(title: impl Into<String>) -> Piece {
    own(Role::Heading, title)
}

/// Creates a piece of a line.
pub fn piece(role: Role, text: impl Into<String>) -> Piece {
    Piece { role, text: text.into(), is_own: false }
}

/// Creates a piece of a name or another text that is not the program's.
pub fn own(role: Role, text: impl Into<String>) -> Piece {
    Piece { is_own: true, ..piece(role, text) }
}

/// Returns the width of a text in cells.
#[must_use]
pub fn width(text: &str) -> usize {
    text.width()
}

/// Returns the width of a line in cells.
#[must_use]
pub fn line_width(line: &[Piece]) -> usize {
    line.iter().map(|piece| width(&piece.text)).sum()
}

/// Cuts a text to at most `cells` cells, and marks the cut. The addition that distinguishes namesakes and the
/// mark of a player who left remain, if a third of the width is left for the name.
#[must_use]
pub fn cut(text: &str, cells: usize) -> Cow<'_, str> {
    if width(text) <= cells {
        return Cow::Borrowed(text);
    }
    let (_, end) = without_end(text);
    let end = if 3 * width(end) <= 2 * cells { end } else { "" };
    match cells - width(end) {
        0 => Cow::Borrowed(""),
        cells => Cow::Owned(format!("{}{CUT}{end}", head(text, cells - 1))),
    }
}

/// Splits a name from its ending: the addition that distinguishes namesakes
/// ([`formats::views::numbers::called`]), and the mark of a player who left.
#[must_use]
pub fn without_end(text: &str) -> (&str, &str) {
    let name = text.strip_suffix(GONE).unwrap_or(text);
    let apart = name.rfind(" (").filter(|_| name.ends_with(')'));
    text.split_at(apart.unwrap_or(name.len()))
}

/// The mark after the name of a player who left.
pub const GONE: &str = " †";

/// Returns the longest beginning of a text that fits into `cells` cells, in whole graphemes.
fn head(text: &str, cells: usize) -> &str {
    let mut used = 0;
    for (at, grapheme) in text.grapheme_indices(true) {
        used += width(grapheme);
        if cells < used {
            return &text[..at];
        }
    }
    text
}

/// Cuts or pads a text to exactly `cells` cells, aligned on the left.
#[must_use]
pub fn left(text: &str, cells: usize) -> String {
    let shown = cut(text, cells);
    let gap = cells.saturating_sub(width(&shown));
    format!("{shown}{}", " ".repeat(gap))
}

/// Cuts or pads a text to exactly `cells` cells, aligned on the right.
#[must_use]
pub fn right(text: &str, cells: usize) -> String {
    let shown = cut(text, cells);
    let gap = cells.saturating_sub(width(&shown));
    format!("{}{shown}", " ".repeat(gap))
}

/// Cuts or pads a text to exactly `cells` cells, centred.
#[must_use]
pub fn center(text: &str, cells: usize) -> String {
    let shown = cut(text, cells);
    let gap = cells.saturating_sub(width(&shown));
    format!("{}{shown}{}", " ".repeat(gap / 2), " ".repeat(gap - gap / 2))
}

/// Returns the width of a number from its decimal point or comma on.
#[must_use]
pub fn decimals(number: &str) -> usize {
    number.find(['.', ',']).map_or(0, |at| number.len() - at)
}

/// Aligns a number on its decimal point; `behind` cells are reserved for the point and the decimals.
#[must_use]
pub fn on_point(number: &str, cells: usize, behind: usize) -> String {
    let gap = behind.saturating_sub(decimals(number));
    right(&format!("{number}{}", " ".repeat(gap)), cells)
}

/// Wraps a text into lines of at most `cells` cells, at blanks where possible.
#[must_use]
pub fn wrap(text: &str, cells: usize) -> Vec<String> {
    let cells = cells.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for word in words(&text) {
        let word = word.trim_end();
        let gap = usize::from(!line.is_empty());
        if !line.is_empty() && cells < width(&line) + gap + width(word) {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
        while cells < width(&line) {
            let fits = head(&line, cells).len().max(first_grapheme(&line));
            let rest = line.split_off(fits);
            lines.push(std::mem::replace(&mut line, rest));
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Splits a text into words, each with the blanks after it. A sign of its own, such as a French colon, is of
/// the word before it, so that no line begins with it.
fn words(text: &str) -> Vec<&str> {
    let (mut words, mut from, mut at) = (Vec::new(), 0, 0);
    for word in text.split_inclusive(' ') {
        at += word.len();
        let rest = text[at..].trim_start();
        let sign = rest.split(' ').next().unwrap_or_default();
        let is_before_sign = !sign.is_empty() && sign.chars().all(|sign| ":;?!»".contains(sign));
        if !is_before_sign {
            words.push(&text[from..at]);
            from = at;
        }
    }
    words.extend((from < at).then(|| &text[from..at]));
    words
}

fn first_grapheme(text: &str) -> usize {
    text.graphemes(true).next().map_or(0, str::len)
}

/// Wraps a line into lines of at most `cells` cells, at blanks; continuation lines are indented by two cells.
#[must_use]
pub fn wrap_line(line: &[Piece], cells: usize) -> Vec<Line> {
    if line_width(line) <= cells || cells < 8 {
        return vec![line.to_vec()];
    }
    let mut lines: Vec<Line> = vec![Line::new()];
    let mut used = 0;
    for one in line {
        for word in words(&one.text) {
            let end = width(word.trim_end());
            if 0 < end && cells < used + end && 2 < used {
                // The blank at the break is dropped: it would not fit.
                if let Some(last) = lines.last_mut().and_then(|line| line.last_mut()) {
                    last.text.truncate(last.text.trim_end().len());
                }
                lines.push(vec![piece(one.role, "  ")]);
                used = 2;
            }
            if let Some(last) = lines.last_mut() {
                last.push(Piece { text: word.to_owned(), ..one.clone() });
            }
            used += width(word);
        }
    }
    lines.into_iter().map(without_blanks_behind).collect()
}

/// Removes trailing blanks, which are no text to cut.
fn without_blanks_behind(mut line: Line) -> Line {
    while let Some(mut last) = line.pop() {
        last.text.truncate(last.text.trim_end().len());
        if !last.text.is_empty() {
            line.push(last);
            return line;
        }
    }
    line
}

/// Draws a text into at most `cells` cells; a cut is marked. Returns the column after it.
pub fn put(buffer: &mut Buffer, at: (u16, u16), cells: usize, piece: &Piece, theme: &Theme) -> u16 {
    let (x, y) = at;
    let area = buffer.area;
    if x < area.left() || area.right() <= x || y < area.top() || area.bottom() <= y {
        drawn::text(at, u16::from(cells > 0 && !piece.text.is_empty()));
        return x;
    }
    let cells = cells.min(usize::from(area.right() - x));
    let safe = clean(&piece.text);
    let shown = cut(&safe, cells);
    let end = buffer.set_stringn(x, y, shown, cells, theme.style(piece.role)).0;
    drawn::text(at, end - x);
    end
}

/// Draws a line into at most `cells` cells; a cut is marked. Returns the column after it.
pub fn put_line(buffer: &mut Buffer, at: (u16, u16), cells: usize, line: &[Piece], theme: &Theme) -> u16 {
    let (mut x, y) = at;
    let end = usize::from(x) + cells;
    for (place, piece) in line.iter().enumerate() {
        let room = end.saturating_sub(usize::from(x));
        let more = line[place + 1..].iter().any(|piece| !piece.text.is_empty());
        let full = room <= width(&piece.text) && more;
        if full && room > 0 {
            let marked =
                Piece { text: format!("{}{CUT}", head(&clean(&piece.text), room - 1)), ..piece.clone() };
            return put(buffer, (x, y), room, &marked, theme);
        }
        x = put(buffer, (x, y), room, piece, theme);
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_cut(text: &str, cells: usize, expected: &str) {
        let shown = cut(text, cells);
        assert_eq!(shown, expected);
        assert!(width(&shown) <= cells);
    }

    #[test]
    fn a_cut_is_marked_and_splits_no_grapheme() {
        check_cut("Sommer, Umut", 12, "Sommer, Umut");
        check_cut("Sommer, Umut", 8, "Sommer,…");
        check_cut("李小龙", 5, "李小…");
        check_cut("李小龙", 4, "李…");
        check_cut("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…");
        check_cut("abc", 1, "…");
        check_cut("abc", 0, "");
    }

    #[test]
    fn namesakes_differ_even_when_cut() {
        check_cut("Schmidt, Peter (#23)", 13, "Schmid… (#23)");
        check_cut("Schmidt, Peter (#23)", 11, "Schm… (#23)");
        check_cut("Schmidt, Peter (#23)", 8, "Schmidt…");
        check_cut("Schmidt, Peter (SK Nord)", 18, "Schmidt… (SK Nord)");
        check_cut("Schmidt, Peter (SK Nord) †", 18, "Schmi… (SK Nord) †");
    }

    #[test]
    fn numbers_align_on_their_decimal_point() {
        let shown: Vec<String> = ["3.5", "11,25", "7", "-8.6"].iter().map(|n| on_point(n, 6, 3)).collect();
        assert_eq!(shown, ["  3.5 ", " 11,25", "  7   ", " -8.6 "]);
    }

    #[test]
    fn text_aligns_left_right_and_centred() {
        assert_eq!(left("ab", 4), "ab  ");
        assert_eq!(right("ab", 4), "  ab");
        assert_eq!(center("ab", 5), " ab  ");
        assert_eq!(right("abcdef", 4), "abc…");
    }

    #[test]
    fn lines_wrap_at_blanks_where_possible() {
        assert_eq!(wrap("a rating of 3", 6), ["a", "rating", "of 3"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("李小龙", 1), ["李", "小", "龙"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("ronde 1 : Ana", 8), ["ronde", "1 : Ana"], "no line begins with a colon");
    }

    #[test]
    fn long_lines_wrap_with_an_indent() {
        let shown = |line: &[Piece], cells| -> Vec<String> {
            let lines = wrap_line(line, cells);
            lines.iter().map(|line| line.iter().map(|piece| &*piece.text).collect()).collect()
        };
        let line = [piece(Role::Warning, "! Berg and Dahl met in round 1"), piece(Role::Dim, "  (C.04.1)")];
        assert_eq!(shown(&line, 16), ["! Berg and Dahl", "  met in round 1", "  (C.04.1)"]);
        let full = [piece(Role::Text, "was 1 – 0, now 0 – 1")];
        assert_eq!(shown(&full, 18), ["was 1 – 0, now 0 –", "  1"], "a blank at the end takes no room");
        assert_eq!(wrap_line(&line, 60), [line.to_vec()]);
        let french = [piece(Role::Text, "le titre : lu partout")];
        assert_eq!(shown(&french, 8), ["le", "  titre :", "  lu", "  partout"], "a colon stays");
    }

    #[test]
    fn a_line_that_does_not_fit_ends_in_a_mark() {
        let theme = Theme::plain();
        let mut buffer = Buffer::empty(ratatui::layout::Rect::new(0, 0, 10, 1));
        let line = [piece(Role::Text, "12345"), piece(Role::Dim, "67890"), piece(Role::Text, "1")];
        put_line(&mut buffer, (0, 0), 10, &line, &theme);
        assert_eq!(buffer, Buffer::with_lines(["123456789…"]));
        let mut buffer = Buffer::empty(ratatui::layout::Rect::new(0, 0, 10, 1));
        put_line(&mut buffer, (0, 0), 5, &line, &theme);
        assert_eq!(buffer, Buffer::with_lines(["1234…     "]));
    }
}
