//! Events of the program: keys, clicks, pasted texts, and the overlay or screen that each of them reaches.

use super::fulfilling::UNHANDLED;
use super::unrecorded::is_typing;
use super::{App, other_desks};
use crate::jobs::input_lines;
use crate::jobs::request::Said;
use crate::keys::intent::{Intent, ScreenKind};
use crate::keys::{Context, Key, Named};
use crate::overlays::Overlay;
use crate::overlays::layer::Heard;
use crate::scene::Scene;
use crate::terminal::event::{Event, Mouse, Press, text_of};
use desk::Desk;
use formats::values;

/// The number of lines that one notch of the mouse wheel moves.
const WHEEL: usize = 3;

impl App {
    /// Handles an event.
    pub fn handle(&mut self, event: Event) {
        if let Event::Burst(presses) = event {
            self.burst(&presses);
            return;
        }
        // Unrecorded input is saved when the keys pause, and after an act that is not followed by a
        // character.
        let entries = self.entries();
        let mut is_due = match &event {
            Event::Key(press) => {
                let context = self.context();
                !self.room.settings.keymap.intent(context, press.key).is_some_and(is_typing)
            }
            Event::Tick | Event::Suspend => true,
            Event::Mouse(_)
            | Event::Paste(_)
            | Event::Burst(_)
            | Event::Resize
            | Event::Background(_)
            | Event::Done(_)
            | Event::Heard
            | Event::Continue
            | Event::End(_)
            | Event::Gone => false,
        };
        let is_pause = matches!(event, Event::Tick | Event::Suspend);
        let waits = self.unrecorded.waits();
        match event {
            Event::Key(press) => self.key(press),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Paste(text) => self.paste(&text),
            Event::Burst(_) | Event::Resize | Event::Suspend | Event::Continue => {}
            Event::Background(background) => self.room.settings.fit(background),
            Event::Done(done) => self.done(*done),
            Event::Heard => self.take_in_others(),
            // While the user types, a tick does nothing else.
            Event::Tick if waits => {}
            Event::Tick => {
                self.look_at_lists();
                self.follow();
                self.take_in_others();
                self.sync_others();
                self.watch_file();
                if let Some(Overlay::Projector(projector)) = self.overlays.last_mut() {
                    projector.tick(&self.room.scene());
                }
            }
            Event::Gone | Event::End(_) => self.leave(),
        }
        // A result only waits for its own write to disk. Its input is saved in the next pause, and before the
        // program stops.
        is_due &= is_pause || entries == self.entries();
        self.look_at_drafts(is_due);
        self.tell_news();
        let is_asked = !self.overlays.is_empty() || !self.working.is_empty();
        if let Some(desk) = &mut self.room.desk {
            desk.others_mut().decides(is_asked);
        }
    }

    fn entries(&self) -> Option<usize> {
        self.room.desk.as_ref().map(|desk| desk.entries().len())
    }

    /// Returns the context in which the next key is looked up.
    pub fn context(&mut self) -> Context {
        match self.overlays.last_mut() {
            Some(overlay) => overlay.context(),
            None => self.screen.face().context(&self.room.scene()),
        }
    }

    fn key(&mut self, press: Press) {
        self.said = None;
        let key = press.key;
        let is_typed_on = self.pace.is_typed_on(press);
        let context = self.context();
        let ends_tour = self.room.settings.keymap.intent(Context::Global, key) == Some(Intent::EndTour);
        if ends_tour && self.tour.is_some() {
            self.end_tour();
            return;
        }
        let intent = self.room.settings.keymap.intent(context, key);
        let overlay = self.overlays.last_mut();
        // Esc may come quickly where it answers "no": it changes nothing, and a user who sees a mistake is
        // quick.
        let says_no = (intent, key) == (Some(Intent::No), Key::Named(Named::Esc));
        let answers = !says_no && intent.zip(overlay).is_some_and(|(intent, over)| over.is_answer(intent));
        match intent {
            Some(_) if answers && is_typed_on => {
                let values = values! { "key" => key.to_string() };
                self.said = Some(Said::Error(self.language().tell("ignored-too-fast", &values)));
            }
            Some(intent) => self.intend(intent),
            // A message may appear between two keys of a user who types results; no such key is taken as an
            // answer.
            None if context == Context::Message => {
                let close = self.room.settings.keymap.key_of(context, Intent::Accept);
                let close = close.map_or_else(String::new, |close| close.to_string());
                let name = if close.is_empty() { "ignored-read-first" } else { "ignored-read-first-close" };
                let values = values! { "key" => key.to_string(), "close" => close };
                self.said = Some(Said::Error(self.language().tell(name, &values)));
            }
            // A user who looks at a slip and not at the screen must notice that the key did nothing.
            None => self.said = Some(Said::Error(not_a_key(key, context, &self.room.scene()))),
        }
    }

    fn mouse(&mut self, mouse: Mouse) {
        match mouse {
            Mouse::WheelUp => self.turn_wheel(Intent::Up),
            Mouse::WheelDown => self.turn_wheel(Intent::Down),
            Mouse::Click { x, y } => {
                self.said = None;
                let scene = self.room.scene();
                match self.overlays.last_mut() {
                    Some(overlay) => {
                        let heard = overlay.click(x, y, &scene);
                        self.heard(heard);
                    }
                    None => self.screen.face().click(x, y, &scene),
                }
            }
        }
    }

    /// Repeats a movement for one notch of the wheel, if the context has that movement.
    fn turn_wheel(&mut self, intent: Intent) {
        for _ in 0..WHEEL {
            let context = self.context();
            if self.room.settings.keymap.key_of(context, intent).is_some() {
                self.intend(intent);
            }
        }
    }

    /// Handles characters that came at once. Where keys are results, a pasted text must not become some of
    /// them; elsewhere it is the same whether it was typed.
    fn burst(&mut self, presses: &[Press]) {
        if self.overlays.is_empty() && self.screen.kind() == ScreenKind::Round {
            self.handle(Event::Paste(text_of(presses)));
        } else {
            for press in presses {
                self.handle(Event::Key(*press));
            }
        }
    }

    fn paste(&mut self, text: &str) {
        self.said = None;
        let typed = text.chars().next().map(Intent::Type);
        let refused =
            |desk: &Desk| other_desks::refused(desk, self.screen.kind(), typed?, &self.room.settings.keymap);
        if let Some(overlay) = self.overlays.last_mut() {
            overlay.paste(text);
        } else if let Some(why) = self.room.desk.as_ref().and_then(refused) {
            self.said = Some(Said::Error(why));
        } else {
            let request = self.screen.face().paste(text, &self.room.scene());
            self.fulfil_all(request);
        }
    }

    /// Carries out the meaning of a key. The topmost overlay is asked first, then the program, then the
    /// screen.
    pub(super) fn intend(&mut self, intent: Intent) {
        if let Some(overlay) = self.overlays.last_mut() {
            let heard = overlay.handle(intent, &self.room.scene());
            self.heard(heard);
            return;
        }
        let screen = self.screen.kind();
        if let Some(why) = self
            .room
            .desk
            .as_ref()
            .and_then(|desk| other_desks::refused(desk, screen, intent, &self.room.settings.keymap))
        {
            self.said = Some(Said::Error(why));
            return;
        }
        if !self.perform_global(intent) {
            let was_possible = self.screen.face().possible(intent, &self.room.scene());
            let request = self.screen.face().handle(intent, &self.room.scene());
            // A key that is shown dimmed explains why it does nothing.
            if request.is_none() && !was_possible && self.said.is_none() {
                self.said = Some(Said::Error("there is nothing that this key could do now".to_owned()));
            }
            self.fulfil_all(request);
        }
        let failed = matches!(self.said, Some(Said::Error(_)));
        if let Some(tour) = self.tour.as_mut().filter(|_| !failed) {
            tour.follow(intent, screen);
        }
    }

    fn heard(&mut self, heard: Heard) {
        match heard {
            Heard::Stay => {}
            Heard::Close => match self.overlays.pop() {
                Some(Overlay::Prompt(prompt)) => self.leave_line(&prompt),
                Some(Overlay::Confirm(_)) => self.back_to_line(),
                Some(
                    Overlay::Reader(_)
                    | Overlay::Manual(_)
                    | Overlay::Finder(_)
                    | Overlay::Message(_)
                    | Overlay::List(_)
                    | Overlay::Check(_)
                    | Overlay::Projector(_),
                )
                | None => {}
            },
            Heard::Then(request) => {
                let answered = matches!(self.overlays.pop(), Some(Overlay::Confirm(_)));
                self.fulfil(request);
                if answered {
                    self.settle_line();
                }
            }
            Heard::Also(request) => self.fulfil(request),
            Heard::Typed => self.understand(),
            Heard::Refuse(why) => self.said = Some(Said::Error(why)),
            Heard::Unhandled => self.said = Some(Said::Error(UNHANDLED.to_owned())),
        }
    }

    /// Carries out the request of an input line. If the text is no request, the line stays open and shows the
    /// reason.
    fn understand(&mut self) {
        let Some(Overlay::Prompt(prompt)) = self.overlays.last_mut() else { return };
        let (asked, text) = prompt.typed();
        match input_lines::answer(asked, text, &self.room.scene()) {
            Ok(request) => {
                let (line, text) = (prompt.line().clone(), text.to_owned());
                self.overlays.pop();
                self.answer_line(line, text);
                let working = self.working.len();
                self.fulfil(request);
                if working < self.working.len() {
                    self.await_work();
                } else {
                    self.settle_line();
                }
            }
            Err(complaint) => prompt.refuse(complaint.to_string()),
        }
    }
}

/// Returns the message that a key does nothing here, and names the key that shows the available keys.
fn not_a_key(key: Key, here: Context, scene: &Scene<'_>) -> String {
    let keymap = &scene.settings.keymap;
    // Elsewhere Ctrl-Z undoes, or suspends the program. Without a shell, a suspended desk could not be
    // resumed.
    let undoes = (key == Key::Ctrl('z')).then_some((Intent::Undo, "undoes; no key suspends the desk"));
    let ways = [
        (Intent::Help, "shows the keys that work"),
        (Intent::Manual, "opens the manual"),
        (Intent::Cancel, "goes back"),
        (Intent::No, "changes nothing"),
    ];
    let way =
        undoes.into_iter().chain(ways).find_map(|(intent, does)| Some((keymap.key_of(here, intent)?, does)));
    let told = scene.tell("does-nothing-here", &values! { "key" => key.to_string() });
    way.map_or_else(|| told.clone(), |(way, does)| format!("{told} ({way} {})", scene.word(does)))
}
