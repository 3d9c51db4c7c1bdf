//! A frame with a title for an overlay; frames are never nested.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget as _};

use crate::widgets::drawn;
use crate::widgets::text::{self, Line, Piece, piece};
use crate::widgets::theme::{Role, Theme};
use formats::language::desk::DeskLanguage;
use formats::values;

/// Clears a rectangle in the middle of an area, frames it, and returns the space inside.
pub(crate) fn open(area: Rect, size: (u16, u16), title: &Piece, buffer: &mut Buffer, theme: &Theme) -> Rect {
    let frame = middle(area, size);
    if frame.width < 4 || frame.height < 3 {
        return Rect::new(frame.x, frame.y, 0, 0);
    }
    Clear.render(frame, buffer);
    drawn::cleared(frame);
    blank_halves(frame, buffer);
    buffer.set_style(frame, theme.paper());
    outline(frame, buffer, theme);
    let room = usize::from(frame.width).saturating_sub(4);
    let title = said(title, theme.language());
    let title = format!(" {} ", text::cut(&title.text, room.saturating_sub(2)));
    drawn::cleared(Rect { height: 1, ..frame });
    text::put(buffer, (frame.x + 2, frame.y), room, &piece(Role::Heading, title), theme);
    Rect::new(frame.x + 2, frame.y + 1, frame.width - 4, frame.height - 2)
}

/// Removes wide characters whose second half the frame covers, as a terminal does: otherwise they would hide
/// the frame.
fn blank_halves(frame: Rect, buffer: &mut Buffer) {
    let Some(x) = frame.x.checked_sub(1) else { return };
    for y in frame.y..frame.bottom() {
        if let Some(cell) = buffer.cell_mut((x, y)).filter(|cell| text::width(cell.symbol()) > 1) {
            cell.set_symbol(" ");
        }
    }
}

/// Returns a rectangle in the middle of an area, at most as large as the area.
fn middle(area: Rect, (width, height): (u16, u16)) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
}

fn outline(frame: Rect, buffer: &mut Buffer, theme: &Theme) {
    let across = "─".repeat(usize::from(frame.width) - 2);
    let rule = |text: String| piece(Role::Rule, text);
    let width = usize::from(frame.width);
    text::put(buffer, (frame.x, frame.y), width, &rule(format!("╭{across}╮")), theme);
    for y in frame.y + 1..frame.bottom() - 1 {
        text::put(buffer, (frame.x, y), 1, &rule("│".to_owned()), theme);
        text::put(buffer, (frame.right() - 1, y), 1, &rule("│".to_owned()), theme);
    }
    text::put(buffer, (frame.x, frame.bottom() - 1), width, &rule(format!("╰{across}╯")), theme);
}

/// Wraps lines so that they fit into a frame within an area.
#[must_use]
pub(crate) fn wrapped(lines: &[Line], area: Rect) -> Vec<Line> {
    let cells = usize::from(area.width).saturating_sub(4);
    lines.iter().flat_map(|line| text::wrap_line(line, cells)).collect()
}

/// Returns lines with their texts in a language.
#[must_use]
pub(crate) fn in_language(lines: &[Line], language: &DeskLanguage) -> Vec<Line> {
    lines.iter().map(|line| line_in_language(line, language)).collect()
}

/// Returns a line with its texts in a language.
#[must_use]
pub(crate) fn line_in_language(line: &[Piece], language: &DeskLanguage) -> Line {
    line.iter().map(|one| said(one, language)).collect()
}

/// Returns a piece in the language.
#[must_use]
pub(crate) fn said(one: &Piece, language: &DeskLanguage) -> Piece {
    // The names of keys are no words.
    if one.is_own || one.role == Role::Key { one.clone() } else { piece(one.role, language.word(&one.text)) }
}

/// Draws lines, starting with one of them; a mark at the bottom shows that more follow. Returns the index of
/// the first line drawn.
pub(crate) fn lines(lines: &[Line], from: usize, area: Rect, buffer: &mut Buffer, theme: &Theme) -> usize {
    let height = usize::from(area.height);
    let from = from.min(lines.len().saturating_sub(height));
    let below = lines.len().saturating_sub(from + height);
    let more = || theme.language().tell("below-more", &values! { "count" => below });
    let mark = if below > 0 { format!(" ↓ {} ", more()) } else { String::new() };
    let taken = u16::try_from(text::width(&mark)).unwrap_or(area.width).min(area.width);
    for (y, line) in (area.y..area.bottom()).zip(&lines[from..]) {
        let width = if y + 1 == area.bottom() { area.width - taken } else { area.width };
        text::put_line(buffer, (area.x, y), usize::from(width), line, theme);
    }
    if area.height > 0 {
        let at = (area.right() - taken, area.bottom() - 1);
        text::put(buffer, at, usize::from(taken), &piece(Role::Dim, mark), theme);
    }
    from
}

/// Draws a rule across an area's first line.
pub(crate) fn rule(area: Rect, buffer: &mut Buffer, theme: &Theme) {
    let across = piece(Role::Rule, "─".repeat(usize::from(area.width)));
    if area.height > 0 {
        text::put(buffer, (area.x, area.y), usize::from(area.width), &across, theme);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_removes_half_covered_wide_characters() {
        let mut buffer = Buffer::with_lines(["李小龙陈港生", "李小龙陈港生", "李小龙陈港生"]);
        let inside = open(buffer.area, (6, 3), &"".into(), &mut buffer, &Theme::plain());
        assert_eq!(inside, Rect::new(5, 1, 2, 1));
        let second: String = (0..12).map(|x| buffer[(x, 1)].symbol()).collect();
        assert_eq!(second.replace(' ', "."), "李..│....│.生.");
    }

    #[test]
    fn the_mark_of_more_lines_covers_no_text() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 20, 2));
        let all = vec![vec![piece(Role::Text, "12345678901234567890")]; 5];
        lines(&all, 0, buffer.area, &mut buffer, &Theme::plain());
        assert_eq!(buffer, Buffer::with_lines(["12345678901234567890", "123456789… ↓ 3 more "]));
    }
}
