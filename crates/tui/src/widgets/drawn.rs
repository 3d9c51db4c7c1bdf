//! What the last frame was made of: the areas that widgets were given and the cells that texts were put into.
//!
//! Only tests look, so the program keeps nothing of it: panels that cover each other are found by drawing every screen.

#[cfg(test)]
pub use kept::*;
#[cfg(not(test))]
use ratatui::layout::Rect;

/// A widget was given an area of its own.
#[cfg(not(test))]
pub const fn widget(_name: &'static str, _area: Rect) {}

/// A text was put at a place and took so many cells.
#[cfg(not(test))]
pub const fn text(_at: (u16, u16), _cells: u16) {}

/// Whatever was drawn in an area before is covered on purpose: a panel opens there.
#[cfg(not(test))]
pub const fn cleared(_area: Rect) {}

#[cfg(test)]
mod kept {
    use std::cell::RefCell;

    use ratatui::layout::{Position, Rect};

    #[derive(Debug, Default)]
    struct Frame {
        area: Rect,
        widgets: Vec<(&'static str, Rect)>,
        /// The cells, row by row: whether a text was put there.
        taken: Vec<bool>,
        faults: Vec<String>,
    }

    thread_local! {
        static FRAME: RefCell<Frame> = RefCell::default();
    }

    /// Draws a frame and gives everything in it that is where something else is, or outside.
    pub fn faults_of(area: Rect, draw: impl FnOnce()) -> Vec<String> {
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

    pub fn widget(name: &'static str, area: Rect) {
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

    pub fn text((x, y): (u16, u16), cells: u16) {
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

    pub fn cleared(area: Rect) {
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
    use std::path::Path;
    use std::time::Duration;

    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::faults_of;
    use crate::app::{App, Parts};
    use crate::keys::Key;
    use crate::scene::settings::Settings;
    use crate::terminal::event::{Event, Press};
    use crate::work::job::Worker;
    use desk::user::files::Files;
    use formats::clock::{Clock, SteppingClock};

    fn clock() -> Box<dyn Clock> {
        Box::new(SteppingClock::starting("2026-11-21T14:00:00Z").unwrap())
    }

    /// Every size from 20×5 to 220×70 is drawn where this is 1, every width and every height where it is 7, each width at
    /// nine heights or more. Without `--release` they are fewer.
    const STEP: u16 = if cfg!(debug_assertions) { 37 } else { 7 };

    fn sizes() -> impl Iterator<Item = (u16, u16)> {
        let all = (20..=220).flat_map(|width| (5..=70).map(move |height| (width, height)));
        all.filter(|(width, height)| (width + 3 * height) % STEP == 0)
    }

    /// Draws a screen at all sizes.
    #[track_caller]
    fn check(save: &str, keys: &str) {
        let folder = tempfile::tempdir().unwrap();
        let mut app = App::new(Parts {
            settings: Settings::default(),
            files: Files::below(folder.path()),
            worker: Worker::Here,
            clock,
            instant: formats::clock::instant,
            seed: || 7,
            folder: folder.path().to_owned(),
        });
        if !save.is_empty() {
            let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves").join(save);
            let path = folder.path().join(save);
            std::fs::copy(from, &path).unwrap();
            app.open(&path);
        }
        let mut at = formats::clock::instant();
        for key in keys.split_whitespace() {
            let key = Key::parse(key).unwrap_or_else(|| panic!("no key `{key}`"));
            at += Duration::from_secs(1);
            app.handle(Event::Key(Press { key, at, is_followed: false }));
        }
        for (width, height) in sizes() {
            let area = Rect::new(0, 0, width, height);
            let mut buffer = Buffer::empty(area);
            let faults = faults_of(area, || app.draw(area, &mut buffer));
            assert!(faults.is_empty(), "{save} {keys} at {width}×{height}: {faults:#?}");
        }
    }

    #[test]
    fn home_and_setup() {
        check("", "");
        check("chess-swiss.ron", "Alt-1");
        check("chess-swiss.ron", "Alt-2");
    }

    #[test]
    fn registration() {
        check("chess-swiss.ron", "Alt-3");
        check("chess-swiss.ron", "Alt-3 a d a");
    }

    #[test]
    fn rounds_of_two() {
        check("chess-swiss.ron", "Alt-4");
        check("crikey-swiss.ron", "Alt-4 [");
        check("chess-knockout.ron", "Alt-4 p");
        check("document-swiss.ron", "Alt-4 p m");
    }

    #[test]
    fn rounds_of_tables() {
        check("dice-night.ron", "Alt-4");
        check("tractor-pairs.ron", "Alt-4");
        check("tractor-mixed.ron", "Alt-4 Enter");
    }

    #[test]
    fn standings() {
        check("chess-swiss.ron", "Alt-5");
        check("dice-night.ron", "Alt-5");
        check("tractor-pairs.ron", "Alt-5 Right");
        check("probit-autumn.ron", "Alt-5 Right Right Right");
    }

    #[test]
    fn crosstables() {
        check("chess-swiss.ron", "Alt-6");
        check("chess-round-robin.ron", "Alt-6 o Right Right");
    }

    #[test]
    fn cards() {
        check("probit-autumn.ron", "Alt-7");
        check("dice-night.ron", "Alt-7");
    }

    #[test]
    fn audits() {
        check("crikey-club.ron", "Alt-8");
        check("chess-swiss.ron", "Alt-8 d PageUp");
    }

    #[test]
    fn reports_and_the_wall() {
        check("chess-swiss.ron", "Alt-9");
        check("chess-swiss.ron", "Alt-9 p");
    }

    #[test]
    fn what_lies_over_a_screen() {
        check("chess-swiss.ron", "Alt-5 ?");
        check("chess-swiss.ron", "Alt-5 :");
        check("chess-swiss.ron", "Alt-5 / a");
        check("chess-swiss.ron", "Alt-5 e");
        check("chess-swiss.ron", "Alt-5 S");
        check("chess-swiss.ron", "Alt-3 w");
        check("chess-swiss.ron", "F1");
    }

    /// The test itself sees what it is for.
    #[test]
    fn what_covers_something_is_found() {
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
