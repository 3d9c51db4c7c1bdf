//! The frame around a screen: header, tour, status, keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{App, LEAST, ROOMY, global_is_possible};
use crate::calendar::Calendar;
use crate::desk::Desk;
use crate::tui::intent::Intent;
use crate::tui::request::Said;
use crate::tui::settings::Settings;
use crate::tui::text::{self, Line, piece};
use crate::tui::theme::Role;
use crate::tui::tour::Whereabouts;
use crate::tui::whereabouts;
use crate::tui::widgets::header::Header;
use crate::tui::widgets::keybar::{self, Hint};
use crate::tui::widgets::panel;
use crate::tui::words;

impl App {
    /// Draws everything into any area.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        buffer.set_style(area, self.room.settings.theme.style(Role::Text));
        if area.width < LEAST.0 || area.height < LEAST.1 {
            draw_too_small(area, buffer, &self.room.settings);
            return;
        }
        if self.moves_by_itself() {
            if let Some(overlay) = self.overlays.last_mut() {
                overlay.draw(area, buffer, &self.room.scene());
            }
            return;
        }
        let rule = u16::from(ROOMY <= area.height);
        let top = Rect { height: 1, ..area };
        let body = Rect { y: area.y + 1 + rule, height: area.height - 3 - rule, ..area };
        let body = self.draw_tour(body, buffer);
        let status = Rect { y: area.bottom() - 2, height: 1, ..area };
        let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.draw_header(top, buffer);
        if rule > 0 {
            panel::rule(Rect { y: area.y + 1, height: 1, ..area }, buffer, &self.room.settings.theme);
        }
        self.screen.face().draw(body, buffer, &self.room.scene());
        self.draw_status(status, buffer);
        for overlay in &mut self.overlays {
            overlay.draw(body, buffer, &self.room.scene());
        }
        self.draw_keys(keys, buffer);
    }

    pub(super) fn draw_header(&mut self, area: Rect, buffer: &mut Buffer) {
        let scene = self.room.scene();
        let place = self.screen.face().place(&scene);
        let left = whereabouts::lines(&scene, &place);
        let mut right: Vec<Line> = Vec::new();
        if let Some(desk) = scene.desk {
            if desk.read_only().is_some() {
                right.push(vec![piece(Role::Warning, "READ-ONLY")]);
            }
            right.push(vec![piece(Role::Text, saved(desk, scene.calendar()))]);
            if let Some(head) = desk.head().get(..6) {
                right.push(vec![piece(Role::Dim, head)]);
            }
            right.push(vec![piece(Role::Dim, words::count(desk.entries().len(), "act"))]);
        }
        Header { left: &left, right: &right }.draw(area, buffer, scene.theme());
    }

    /// Draws the tour below the screen and gives what is left of it.
    pub(super) fn draw_tour(&mut self, body: Rect, buffer: &mut Buffer) -> Rect {
        let context = self.context();
        let Some(tour) = &self.tour else { return body };
        let at = Whereabouts { screen: self.screen.kind(), context, covered: !self.overlays.is_empty() };
        let (keymap, theme) = (&self.room.settings.keymap, &self.room.settings.theme);
        let inner = Rect { x: body.x + 1, width: body.width.saturating_sub(2), ..body };
        let cells = usize::from(inner.width);
        let lines: Vec<Line> =
            tour.lines(at, keymap).iter().flat_map(|line| text::wrap_line(line, cells)).collect();
        let height = u16::try_from(lines.len() + 1).unwrap_or(u16::MAX).min(body.height / 2);
        let left = Rect { height: body.height - height, ..body };
        let panel = Rect { y: left.bottom(), height, ..body };
        panel::rule(panel, buffer, theme);
        for (y, line) in (panel.y + 1..panel.bottom()).zip(&lines) {
            text::put_line(buffer, (inner.x, y), cells, line, theme);
        }
        left
    }

    pub(super) fn draw_status(&mut self, area: Rect, buffer: &mut Buffer) {
        let context = self.context();
        let scene = self.room.scene();
        let line = match (&self.said, self.working.front()) {
            (Some(Said::Good(text)), _) => vec![piece(Role::Good, format!("✓ {text}"))],
            (Some(Said::Warning(text)), _) => vec![piece(Role::Warning, format!("! {text}"))],
            (Some(Said::Error(text)), _) => vec![piece(Role::Error, format!("× {text}"))],
            (None, Some(work)) => {
                let stop = self.room.settings.keymap.key_of(context, Intent::Stop);
                let stop = stop.map_or_else(String::new, |key| format!(" ({key} stops it)"));
                vec![piece(Role::Accent, format!("… {}{stop}", work.told()))]
            }
            (None, None) => self.screen.face().status(usize::from(area.width).saturating_sub(2), &scene),
        };
        text::put_line(
            buffer,
            (area.x + 1, area.y),
            usize::from(area.width).saturating_sub(2),
            &line,
            scene.theme(),
        );
    }

    pub(super) fn draw_keys(&mut self, area: Rect, buffer: &mut Buffer) {
        let context = self.context();
        let scene = self.room.scene();
        let keymap = &self.room.settings.keymap;
        let covered = !self.overlays.is_empty();
        let mut hints = Vec::new();
        for one in keymap.here(context).into_iter().filter(|one| one.in_bar) {
            let Some(key) = keymap.key_of(context, one.intent) else { continue };
            let possible = covered
                || global_is_possible(one.intent, &scene)
                    .unwrap_or_else(|| self.screen.face().possible(one.intent, &scene));
            hints.push(Hint { key: key.to_string(), label: one.label, possible });
        }
        keybar::draw(&hints, area, buffer, scene.theme());
    }
}

fn saved(desk: &Desk, calendar: &Calendar) -> String {
    match desk.path() {
        Some(_) => format!("saved {}", calendar.time(desk.saved_at())),
        None => "in memory only".to_owned(),
    }
}

fn draw_too_small(area: Rect, buffer: &mut Buffer, settings: &Settings) {
    let (width, height) = LEAST;
    let told = format!("{}×{} is too small: {width}×{height} are needed", area.width, area.height);
    for (y, line) in (area.y..area.bottom()).zip(text::wrap(&told, usize::from(area.width))) {
        text::put(buffer, (area.x, y), usize::from(area.width), &piece(Role::Warning, line), &settings.theme);
    }
}
