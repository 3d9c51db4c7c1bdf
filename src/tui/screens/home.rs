//! The home screen: recent events, a new event, a file to open.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Face;
use crate::tui::files::RecentEvent;
use crate::tui::intent::Intent;
use crate::tui::keys::Context;
use crate::tui::overlays::Overlay;
use crate::tui::overlays::finder::Finder;
use crate::tui::overlays::prompt::Prompt;
use crate::tui::request::{Asked, Request, Wanted};
use crate::tui::scene::Scene;
use crate::tui::theme::Role;
use crate::tui::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::tui::words;

/// The home screen.
#[derive(Debug, Default)]
pub struct Home {
    cursor: Cursor,
}

impl Home {
    fn selected<'a>(&self, scene: &Scene<'a>) -> Option<&'a RecentEvent> {
        scene.recent.get(self.cursor.at(scene.recent.len())?)
    }
}

impl Face for Home {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        Context::Home
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the home screen knows these only")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        if self.cursor.handle(intent, scene.recent.len()) {
            return None;
        }
        match intent {
            Intent::Open => self.selected(scene).map(|event| Request::Open(event.path.clone())),
            Intent::Forget => self.selected(scene).map(|event| Request::Forget(event.path.clone())),
            Intent::New => Some(choose_preset(scene)),
            Intent::Import => {
                let hint = "the path of a tournament report (TRF16 or TRF26)";
                let prompt = Prompt::new("make an event of a report", hint, Asked::ImportEvent);
                Some(Request::Over(Box::new(Overlay::Prompt(prompt))))
            }
            Intent::OpenPath => {
                let prompt = Prompt::new(
                    "open an event",
                    "the path of an event file (~ is your home folder)",
                    Asked::OpenPath,
                );
                Some(Request::Over(Box::new(Overlay::Prompt(prompt))))
            }
            _ => None,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the home screen knows these only")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Open | Intent::Forget => self.selected(scene).is_some(),
            _ => true,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let columns = [
            Column::text("event", 14, 40),
            Column::text("game", 5, 16).dropped(3),
            Column::number("players"),
            Column::number("round").dropped(1),
            Column::text("last saved", 17, 17).dropped(2),
            Column::text("file", 10, 80).dropped(4),
        ];
        let row = |at: usize| scene.recent.get(at).map_or_else(Vec::new, event_row);
        let empty = "no events yet: n makes a new one, o opens a file, i imports a report";
        let table =
            Table { columns: &columns, len: scene.recent.len(), row: &row, detail: &[], empty, active: true };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
    }

    fn place(&self, _scene: &Scene<'_>) -> String {
        "recent events".to_owned()
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        if let Some(row) = self.cursor.row_at(x, y) {
            self.cursor.go(row);
        }
    }
}

fn choose_preset(scene: &Scene<'_>) -> Request {
    let items = scene.presets.iter().enumerate().map(|(at, preset)| (at, preset.title.clone()));
    let finder = Finder::new("new event: what kind?", Wanted::Preset, items.collect());
    Request::Over(Box::new(Overlay::Finder(finder)))
}

fn event_row(event: &RecentEvent) -> Vec<Cell> {
    vec![
        cell(Role::Text, &*event.title),
        cell(Role::Text, &*event.game),
        cell(Role::Text, event.players.to_string()),
        cell(Role::Text, format!("{} of {}", event.round, event.rounds)),
        cell(Role::Dim, words::day_and_time(&event.saved)),
        cell(Role::Dim, event.path.display().to_string()),
    ]
}
