//! The text beside a list on a wide screen, with a heading, after a rule.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::panel;
use crate::widgets::drawn;
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::{Role, Theme};

/// The width from which a text is shown beside the list, even if the list then has to be scrolled.
const WIDE: u16 = 140;

/// The least useful and the largest useful width of the text.
const LEAST: u16 = 46;
const MOST: u16 = 84;

/// Divides an area between a list that needs some width and the text beside it; `None` if there is no room.
#[must_use]
pub(crate) fn split(area: Rect, needed: u16) -> (Rect, Option<Rect>) {
    let left = area.width.saturating_sub(needed.saturating_add(2));
    let beside = match area.width {
        ..WIDE => 0,
        WIDE.. => left.clamp(LEAST, MOST.max(area.width / 2)),
    };
    let list = Rect { width: area.width - beside, ..area };
    (list, (beside > 0).then_some(Rect { x: list.right(), width: beside, ..area }))
}

/// Returns the width of a line beside a list in cells.
#[must_use]
pub(crate) const fn cells(area: Rect) -> usize {
    area.width.saturating_sub(3) as usize
}

/// Draws a rule, a heading in the language of the desk or a name, and lines.
pub(crate) fn draw(title: &str, working: &[Line], area: Rect, buffer: &mut Buffer, theme: &Theme) {
    drawn::widget("working", area);
    for y in area.y..area.bottom() {
        text::put(buffer, (area.x, y), 1, &piece(Role::Rule, "│"), theme);
    }
    let inside = Rect { x: area.x + 2, width: area.width.saturating_sub(3), ..area };
    let mut lines: Vec<Line> = vec![vec![own(Role::Heading, title)]];
    lines.extend(panel::in_language(working, theme.language()));
    panel::lines(&lines, 0, inside, buffer, theme);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(width: u16, needed: u16, expected: (u16, u16)) {
        let (list, beside) = split(Rect::new(0, 0, width, 20), needed);
        assert_eq!((list.width, beside.map_or(0, |beside| beside.width)), expected);
    }

    #[test]
    fn text_beside_a_list_needs_a_wide_screen() {
        check(139, 20, (139, 0));
        check(140, 130, (94, 46));
        check(160, 90, (92, 68));
        check(200, 40, (100, 100));
    }
}
