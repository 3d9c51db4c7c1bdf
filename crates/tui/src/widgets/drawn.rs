//! A record of the last frame: the areas of the widgets and the cells of the texts.
//!
//! Only tests use it, so the program records nothing. The tests draw every screen and find panels that
//! overlap.

#[cfg(test)]
pub(crate) use kept::*;
#[cfg(not(test))]
use ratatui::layout::Rect;

/// Records that a widget was given an area of its own.
#[cfg(not(test))]
pub(crate) const fn widget(_name: &'static str, _area: Rect) {}

/// Records that a text was drawn at a place, with its width in cells.
#[cfg(not(test))]
pub(crate) const fn text(_at: (u16, u16), _cells: u16) {}

/// Records that an area is covered on purpose: a panel opens there.
#[cfg(not(test))]
pub(crate) const fn cleared(_area: Rect) {}

#[cfg(test)]
mod kept {
    use std::cell::RefCell;

    use ratatui::layout::{Position, Rect};

    #[derive(Debug, Default)]
    struct Frame {
        area: Rect,
        widgets: Vec<(&'static str, Rect)>,
        /// True if a text was drawn in each cell, row by row.
        taken: Vec<bool>,
        faults: Vec<String>,
    }

    thread_local! {
        static FRAME: RefCell<Frame> = RefCell::default();
    }

    /// Draws a frame and returns everything that overlaps something else or is outside the area.
    pub(crate) fn faults_of(area: Rect, draw: impl FnOnce()) -> Vec<String> {
        let taken = vec![false; usize::from(area.width) * usize::from(area.height)];
        FRAME.replace(Frame { area, taken, ..Frame::default() });
        draw();
        FRAME.take().faults
    }

    impl Frame {
        fn hold(&mut self, name: &str, area: Rect) {
            if area != area.intersection(self.area) && !area.is_empty() {
                self.faults.push(format!("the {name} at {area} is not inside the frame"));
            }
        }
    }

    pub(crate) fn widget(name: &'static str, area: Rect) {
        FRAME.with_borrow_mut(|frame| {
            frame.hold(name, area);
            for (other, with) in &frame.widgets {
                if area.intersects(*with) {
                    frame.faults.push(format!("the {name} at {area} covers the {other} at {with}"));
                }
            }
            frame.widgets.push((name, area));
        });
    }

    pub(crate) fn text((x, y): (u16, u16), cells: u16) {
        FRAME.with_borrow_mut(|frame| {
            for x in x..x.saturating_add(cells) {
                if !frame.area.contains(Position { x, y }) {
                    frame.faults.push(format!("a text at column {x}, line {y} is not inside the frame"));
                    continue;
                }
                let at = usize::from(y) * usize::from(frame.area.width) + usize::from(x);
                if std::mem::replace(&mut frame.taken[at], true) {
                    frame.faults.push(format!("two texts at column {x}, line {y}"));
                }
            }
        });
    }

    pub(crate) fn cleared(area: Rect) {
        FRAME.with_borrow_mut(|frame| {
            frame.hold("panel", area);
            frame.widgets.retain(|(_, widget)| !widget.intersects(area));
            for place in area.intersection(frame.area).positions() {
                let at = usize::from(place.y) * usize::from(frame.area.width) + usize::from(place.x);
                frame.taken[at] = false;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::faults_of;

    /// Checks that this test finds an overlap.
    #[test]
    fn an_overlap_is_found() {
        let area = Rect::new(0, 0, 20, 5);
        let faults = faults_of(area, || {
            super::widget("list", Rect::new(0, 0, 10, 5));
            super::widget("card", Rect::new(9, 4, 10, 1));
            super::widget("chart", Rect::new(19, 0, 2, 1));
            super::text((0, 0), 3);
            super::text((2, 0), 1);
            super::text((0, 5), 1);
        });
        assert_eq!(faults.len(), 4, "{faults:#?}");
        let covered = faults_of(area, || {
            super::widget("list", Rect::new(0, 0, 10, 5));
            super::text((0, 0), 3);
            super::cleared(Rect::new(0, 0, 4, 4));
            super::widget("field", Rect::new(1, 0, 3, 1));
            super::text((1, 0), 1);
        });
        assert_eq!(covered, [""; 0]);
    }
}
