//! The standings for the wall: big, page by page, by itself.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget as _};

use super::{Heard, Layer};
use crate::engine::id::RoundNo;
use crate::tui::intent::Intent;
use crate::tui::keys::Context;
use crate::tui::lists;
use crate::tui::scene::Scene;
use crate::tui::text::{self, piece};
use crate::tui::theme::Role;
use crate::tui::widgets::table::{Cursor, Table};

/// The seconds that a page stays, the least and the most.
const PACE: std::ops::RangeInclusive<u16> = 2..=120;

/// What is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// The standings after a round.
    Standings(RoundNo),
    /// The boards of a round.
    Boards(RoundNo),
}

/// The wall.
#[derive(Debug)]
pub struct Projector {
    shown: Shown,
    page: usize,
    pages: usize,
    pace: u16,
    waited: u16,
}

impl Projector {
    /// Shows something on the wall.
    #[must_use]
    pub const fn new(shown: Shown) -> Self {
        Self { shown, page: 0, pages: 1, pace: 10, waited: 0 }
    }

    /// A second has passed.
    pub const fn tick(&mut self) {
        self.waited += 1;
        if self.pace <= self.waited {
            self.turn(true);
        }
    }

    const fn turn(&mut self, forward: bool) {
        self.waited = 0;
        let step = if forward { 1 } else { self.pages.saturating_sub(1) };
        self.page = if self.pages == 0 { 0 } else { (self.page + step) % self.pages };
    }
}

impl Layer for Projector {
    fn context(&self) -> Context {
        Context::Projector
    }

    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        #[expect(clippy::wildcard_enum_match_arm, reason = "the wall turns its pages and nothing else")]
        match intent {
            Intent::Right => self.turn(true),
            Intent::Left => self.turn(false),
            Intent::Faster => self.pace = (self.pace / 2).max(*PACE.start()),
            Intent::Slower => self.pace = (self.pace * 2).min(*PACE.end()),
            Intent::Cancel => return Heard::Close,
            _ => {}
        }
        Heard::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        Clear.render(area, buffer);
        let Some(state) = scene.state() else { return };
        if area.height < 4 {
            return;
        }
        let list = match self.shown {
            Shown::Standings(after) => lists::standings(scene, after),
            Shown::Boards(round) => lists::boards(scene, round),
        };
        let Some(list) = list else { return };
        let height = usize::from(area.height - 4);
        let per_page = height.max(1);
        self.pages = list.len.div_ceil(per_page).max(1);
        self.page = self.page.min(self.pages - 1);
        let title = piece(
            Role::Title,
            text::center(&format!("{} · {}", state.details.title, list.title), usize::from(area.width)),
        );
        text::put(buffer, (area.x, area.y), usize::from(area.width), &title, scene.theme());
        let body = Rect { y: area.y + 2, height: area.height - 3, ..area };
        let first = self.page * per_page;
        let row = |at: usize| (list.row)(first + at);
        let len = list.len.saturating_sub(first).min(per_page);
        let table = Table {
            columns: &list.columns,
            len,
            row: &row,
            detail: &[],
            empty: "nothing yet",
            active: false,
        };
        table.draw(body, buffer, &mut Cursor::default(), scene.theme());
        let foot = format!("page {} of {} · every {} s", self.page + 1, self.pages, self.pace);
        let foot = piece(Role::Dim, text::center(&foot, usize::from(area.width)));
        text::put(buffer, (area.x, area.bottom() - 1), usize::from(area.width), &foot, scene.theme());
    }
}
