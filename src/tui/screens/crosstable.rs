//! The wall chart: every player's opponents, colours and results, scrolled both ways.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Face, Shown, find_player};
use crate::engine::id::PlayerId;
use crate::tui::intent::Intent;
use crate::tui::keys::Context;
use crate::tui::lists;
use crate::tui::request::{News, Request, Wanted};
use crate::tui::scene::Scene;
use crate::tui::widgets::table::{Cursor, Table};

/// The crosstable screen.
#[derive(Debug, Default)]
pub struct CrosstableScreen {
    shown: Shown,
    cursor: Cursor,
}

impl CrosstableScreen {
    fn selected(&self, scene: &Scene<'_>) -> Option<PlayerId> {
        let standings = scene.standings(self.shown.round(scene))?;
        let row = self.cursor.at(standings.rows.len())?;
        standings.rows.get(row).map(|row| row.player)
    }
}

impl Face for CrosstableScreen {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        Context::Crosstable
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the crosstable knows these only")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let len = scene.state()?.players.len();
        if self.cursor.handle(intent, len) {
            return None;
        }
        match intent {
            Intent::Left => self.cursor.scroll(false),
            Intent::Right => self.cursor.scroll(true),
            Intent::Earlier => self.shown.earlier(0, scene),
            Intent::Later => self.shown.later(scene),
            Intent::Card => return self.selected(scene).map(Request::Card),
            Intent::Find => return find_player("find a player", Wanted::Player, scene),
            _ => {}
        }
        None
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the rest is always possible")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        let last = scene.state().map_or(0, |state| state.last_round().0);
        let here = self.shown.round(scene).0;
        match intent {
            Intent::Earlier => 0 < here,
            Intent::Later => here < last,
            Intent::Card | Intent::Find => self.selected(scene).is_some(),
            _ => true,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(list) = lists::crosstable(scene, self.shown.round(scene)) else { return };
        let table = Table {
            columns: &list.columns,
            len: list.len,
            row: &list.row,
            detail: &[],
            empty: "nobody is registered yet",
            active: true,
        };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        format!("crosstable after round {}", self.shown.round(scene))
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        if let Some(row) = self.cursor.row_at(x, y) {
            self.cursor.go(row);
        }
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        if let News::Found { wanted: Wanted::Player, item } = news {
            let standings = scene.standings(self.shown.round(scene))?;
            let row = standings.rows.iter().position(|row| row.player.index() == *item)?;
            self.cursor.go(row);
        }
        None
    }
}
