//! Every action by name, from the one table of keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::finder::Choice;
use super::layer::{Heard, Layer};
use crate::tui::intent::{Intent, ScreenKind};
use crate::tui::keys::{Context, Keymap};
use crate::tui::request::Request;
use crate::tui::scene::Scene;

/// Every action by name.
#[derive(Debug)]
pub struct Palette {
    choice: Choice,
    actions: Vec<(Intent, Option<ScreenKind>)>,
}

impl Palette {
    /// Lists the actions of a place first, then those of every other screen.
    #[must_use]
    pub fn new(here: Context, keymap: &Keymap) -> Self {
        let mut actions = Vec::new();
        let mut names = Vec::new();
        let near = keymap.here(here).into_iter().filter(|one| is_action(one.context));
        let far =
            keymap.all().iter().filter(|one| is_action(one.context) && !here.chain().contains(&one.context));
        for one in near.chain(far) {
            let screen = one.context.screen();
            if actions.contains(&(one.intent, screen)) {
                continue;
            }
            let key = one.keys.first().map(ToString::to_string).unwrap_or_default();
            actions.push((one.intent, screen));
            names.push(match screen {
                Some(screen) => format!("{}: {}  {key}", screen.name(), one.label),
                None => format!("{}  {key}", one.label),
            });
        }
        Self { choice: Choice::new("actions", names.iter().map(String::as_str)), actions }
    }
}

/// What can be asked for by name: not the keys of lists, of input lines and of questions.
const fn is_action(context: Context) -> bool {
    match context {
        Context::Global
        | Context::Home
        | Context::Setup
        | Context::Players
        | Context::Round
        | Context::Walk
        | Context::Special
        | Context::Slips
        | Context::Hands
        | Context::Tricks
        | Context::Draft
        | Context::Standings
        | Context::Crosstable
        | Context::Card
        | Context::Audit
        | Context::Reports => true,
        Context::List
        | Context::Field
        | Context::Reader
        | Context::Manual
        | Context::Forfeit
        | Context::Other
        | Context::Check
        | Context::Working
        | Context::Hand
        | Context::Trick
        | Context::Projector
        | Context::Line
        | Context::Pick
        | Context::Confirm
        | Context::Message => false,
    }
}

impl Layer for Palette {
    fn context(&self) -> Context {
        Context::Pick
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever does not choose is for the list")]
    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        match intent {
            Intent::Cancel => Heard::Close,
            Intent::Accept => match self.choice.chosen().and_then(|at| self.actions.get(at)) {
                Some((intent, screen)) => Heard::Then(Request::Perform(*intent, *screen)),
                None => Heard::Stay,
            },
            other => {
                self.choice.handle(other);
                Heard::Stay
            }
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        self.choice.draw(area, buffer, scene.theme());
    }

    fn paste(&mut self, text: &str) {
        self.choice.paste(text);
    }

    fn click(&mut self, x: u16, y: u16, scene: &Scene<'_>) -> Heard {
        if self.choice.click(x, y) { self.handle(Intent::Accept, scene) } else { Heard::Stay }
    }
}
