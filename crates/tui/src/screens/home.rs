//! The home screen: recent events, a new event, a file to open.

use std::path::Path;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Face;
use crate::jobs::request::{ChoiceItem, Choices, Found, InputLine, InputPurpose, Request};
use crate::keys::Context;
use crate::keys::intent::{Intent, ScreenKind};
use crate::scene::Scene;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text;
use crate::widgets::theme::Role;
use crate::wording::manual;
use desk::user::files::RecentEvent;
use formats::values;

/// The home screen.
#[derive(Debug, Default)]
pub(crate) struct Home {
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

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        if self.cursor.handle(intent, scene.recent.len()) {
            return None;
        }
        match intent {
            Intent::Tour => Some(Request::Tour),
            Intent::NoTour => scene.offers_tour.then_some(Request::NoTour),
            Intent::Open => self.selected(scene).map(|event| Request::Open(event.path.clone())),
            Intent::Forget => self.selected(scene).map(|event| Request::Forget(event.path.clone())),
            Intent::New => Some(choose_preset(scene)),
            Intent::Import => {
                let hint = "the path of a tournament report (TRF16 or TRF26)";
                let line = InputLine::new("make an event from a report", hint, InputPurpose::ImportEvent);
                Some(Request::input(line))
            }
            Intent::OpenPath => {
                let line = InputLine::new(
                    "open an event",
                    "the path of an event file (~ is your home folder)",
                    InputPurpose::OpenPath,
                );
                Some(Request::input(line))
            }
            _ => Some(Request::Unhandled),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Open | Intent::Forget => self.selected(scene).is_some(),
            Intent::NoTour => scene.offers_tour,
            _ => true,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let columns = [
            Column::text("event", 14, 40),
            Column::text("game", 5, 16).dropped(3),
            Column::number("entrants"),
            Column::number("round").dropped(1),
            Column::text("last saved", 12, 26).dropped(2),
            Column::text("file", 10, 80).dropped(4),
        ];
        let row = |at: usize| scene.recent.get(at).map_or_else(Vec::new, |event| event_row(event, scene));
        let empty = "no events yet: n makes a new one, o opens a file, i imports a report";
        let table =
            Table { columns: &columns, len: scene.recent.len(), row: &row, detail: &[], empty, active: true };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
        if scene.offers_tour {
            draw_offer(area, buffer, scene);
        }
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        scene.word("recent events").into_owned()
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        self.cursor.click(x, y);
    }
}

/// Draws the offer of the tour for a new user, who can also refuse it for good.
fn draw_offer(area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
    let names = values! { "tour" => "{tour}", "no" => "{no_tour}", "manual" => "{manual}" };
    let line =
        manual::filled(&scene.tell("tour-offer", &names), Some(ScreenKind::Home), &scene.settings.keymap);
    let cells = usize::from(area.width).saturating_sub(2).min(76);
    let rows = (area.y.saturating_add(4)..area.bottom()).zip(text::wrap_line(&line, cells));
    for (y, line) in rows {
        text::put_line(buffer, (area.x + 2, y), cells, &line, scene.theme());
    }
}

fn choose_preset(scene: &Scene<'_>) -> Request {
    let items = scene.presets.iter().map(|preset| {
        let found = Found::Preset(Box::new(preset.clone()));
        ChoiceItem {
            found,
            text: scene.word(&preset.title).into_owned(),
            number: None,
            beside: String::new(),
            also: vec![preset.name.clone()],
            about: scene.word(&preset.help).into_owned(),
        }
    });
    let usual = scene.settings.preset.as_ref();
    let usual = usual.and_then(|name| scene.presets.iter().position(|preset| preset.name == *name));
    let title = "new event: what kind?".into();
    Request::Find(Box::new(Choices { title, items: items.collect(), start: usual.unwrap_or(0) }))
}

/// Returns the file name before the folder: if the text is cut, the least important part is lost.
fn file(path: &Path, scene: &Scene<'_>) -> String {
    let name = path.file_name().unwrap_or_default().display();
    let Some(folder) = path.parent() else { return name.to_string() };
    let values = values! { "name" => name.to_string(), "folder" => folder.display().to_string() };
    scene.tell("file-in", &values)
}

fn event_row(event: &RecentEvent, scene: &Scene<'_>) -> Vec<Cell> {
    let values = values! { "round" => event.round, "rounds" => event.rounds };
    vec![
        cell(Role::Text, &*event.title),
        cell(Role::Text, scene.language().word(&event.game)),
        cell(Role::Text, event.players.to_string()),
        cell(Role::Text, scene.tell("round-of", &values)),
        cell(Role::Dim, scene.calendar().day_and_time(&event.saved)),
        cell(Role::Dim, file(&event.path, scene)),
    ]
}
