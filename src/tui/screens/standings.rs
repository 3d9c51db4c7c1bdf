//! The standings: live, any round can be looked back at, every number can be asked for its reason.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Face, Shown, find_player};
use crate::engine::id::PlayerId;
use crate::engine::standings::explain_place;
use crate::tui::intent::Intent;
use crate::tui::keys::Context;
use crate::tui::lists;
use crate::tui::overlays::Overlay;
use crate::tui::overlays::explain;
use crate::tui::request::{News, Request, Wanted};
use crate::tui::scene::Scene;
use crate::tui::text::{self, Line, piece};
use crate::tui::theme::Role;
use crate::tui::widgets::panel;
use crate::tui::widgets::table::{Cursor, Table};

/// The width from which the working stands beside the list.
const WIDE: u16 = 110;

/// The share of the width that the working takes, in hundredths.
const BESIDE: u16 = 44;

/// The standings screen.
#[derive(Debug, Default)]
pub struct StandingsScreen {
    shown: Shown,
    cursor: Cursor,
    working: bool,
    wide: bool,
}

impl StandingsScreen {
    fn selected(&self, scene: &Scene<'_>) -> Option<PlayerId> {
        let standings = scene.standings(self.shown.round(scene))?;
        let row = self.cursor.at(standings.rows.len())?;
        standings.rows.get(row).map(|row| row.player)
    }

    fn explain(&mut self, scene: &Scene<'_>) -> Option<Request> {
        if self.wide {
            self.working = !self.working;
            return None;
        }
        let (state, player) = (scene.state()?, self.selected(scene)?);
        let reasons = explain_place(state, self.shown.round(scene), player);
        let reader = explain::explain(format!("why: {}", state.name(player)), &reasons, 70);
        Some(Request::Over(Box::new(Overlay::Reader(reader))))
    }

    /// Draws the working of the player under the cursor beside the list.
    fn draw_working(&self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let (Some(state), Some(player)) = (scene.state(), self.selected(scene)) else { return };
        for y in area.y..area.bottom() {
            text::put(buffer, (area.x, y), 1, &piece(Role::Rule, "│"), scene.theme());
        }
        let inside = Rect { x: area.x + 2, width: area.width.saturating_sub(3), ..area };
        let reasons = explain_place(state, self.shown.round(scene), player);
        let mut lines: Vec<Line> = vec![vec![piece(Role::Heading, format!("why: {}", state.name(player)))]];
        lines.extend(explain::lines(&reasons, usize::from(inside.width)));
        panel::lines(&lines, 0, inside, buffer, scene.theme());
    }
}

impl Face for StandingsScreen {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        Context::Standings
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the standings know these only")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let len = scene.state()?.players.len();
        if self.cursor.handle(intent, len) {
            return None;
        }
        match intent {
            Intent::Card => self.selected(scene).map(Request::Card),
            Intent::Explain => self.explain(scene),
            Intent::Earlier => {
                self.shown.earlier(0, scene);
                None
            }
            Intent::Later => {
                self.shown.later(scene);
                None
            }
            Intent::Find => find_player("find a player", Wanted::Player, scene),
            Intent::Seal => Some(Request::Seal(self.shown.round(scene))),
            _ => None,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the rest is always possible")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        let last = scene.state().map_or(0, |state| state.last_round().0);
        let here = self.shown.round(scene).0;
        match intent {
            Intent::Earlier | Intent::Seal => 0 < here,
            Intent::Later => here < last,
            Intent::Card | Intent::Explain | Intent::Find => self.selected(scene).is_some(),
            _ => true,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        self.wide = WIDE <= area.width;
        let beside = if self.wide && self.working {
            area.width / 100 * BESIDE + area.width % 100 * BESIDE / 100
        } else {
            0
        };
        let left = Rect { width: area.width - beside, ..area };
        let Some(list) = lists::standings(scene, self.shown.round(scene)) else { return };
        let table = Table {
            columns: &list.columns,
            len: list.len,
            row: &list.row,
            detail: &[],
            empty: "nobody is registered yet",
            active: true,
        };
        table.draw(left, buffer, &mut self.cursor, scene.theme());
        if beside > 0 {
            let right = Rect { x: left.right(), width: beside, ..area };
            self.draw_working(right, buffer, scene);
        }
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        let round = self.shown.round(scene);
        let sealed = scene.state().is_some_and(|state| state.seals.iter().any(|seal| seal.after == round));
        format!("standings after round {round}{}", if sealed { ", sealed" } else { "" })
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
