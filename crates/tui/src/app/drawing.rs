//! Draws the frame around a screen: header, tour, status, keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::long_work::Working;
use super::{App, LEAST, ROOMY, global_is_possible, other_desks};
use crate::jobs::request::Said;
use crate::keys::Bound;
use crate::keys::intent::{Intent, ScreenKind};
use crate::overlays::Overlay;
use crate::scene::Scene;
use crate::scene::settings::Settings;
use crate::widgets::header::Header;
use crate::widgets::keybar::{self, Hint};
use crate::widgets::panel;
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::Role;
use crate::wording::header_text;
use crate::wording::tour::Whereabouts;
use desk::Desk;
use formats::text::one_line;
use formats::values;

/// The largest number of lines for an error or a warning.
const MOST_TOLD: u16 = 3;

impl App {
    /// Draws everything into an area of any size.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.room.now = (self.clock)().now();
        buffer.set_style(area, self.room.settings.theme.paper());
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
        let said = self.said_lines(area.width);
        let height = u16::try_from(said.len()).unwrap_or(1).clamp(1, MOST_TOLD);
        let body = Rect { y: area.y + 1 + rule, height: area.height - 2 - rule - height, ..area };
        let body = self.draw_tour(body, buffer);
        let status = Rect { y: area.bottom() - 1 - height, height, ..area };
        let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.draw_header(top, buffer);
        if rule > 0 {
            let below = Rect { y: area.y + 1, height: 1, ..area };
            if !self.draw_tabs(below, buffer) {
                panel::rule(below, buffer, &self.room.settings.theme);
            }
        }
        self.screen.face().draw(body, buffer, &self.room.scene());
        // The screen's status may depend on where its drawing put the cursor.
        let told = if said.is_empty() { vec![self.status(area.width)] } else { said };
        for (y, line) in (status.y..status.bottom()).zip(&told) {
            let cells = usize::from(status.width).saturating_sub(2);
            text::put_line(buffer, (status.x + 1, y), cells, line, &self.room.settings.theme);
        }
        for overlay in &mut self.overlays {
            overlay.draw(body, buffer, &self.room.scene());
        }
        self.draw_keys(keys, buffer);
    }

    pub(super) fn draw_header(&mut self, area: Rect, buffer: &mut Buffer) {
        let scene = self.room.scene();
        let place = self.screen.face().place(&scene);
        let left = header_text::lines(&scene, &place);
        let mut right: Vec<Line> = Vec::new();
        if let Some(desk) = scene.desk {
            if desk.read_only().is_some() {
                right.push(vec![own(Role::Warning, scene.word("READ-ONLY"))]);
            }
            if !desk.is_saved() {
                right.push(vec![own(Role::Error, scene.word("NOT SAVED"))]);
            }
            let standing = desk.others().standing();
            right.extend(standing.iter().flat_map(other_desks::trouble));
            // The other desks come first, but anything unsaved comes before them.
            right.extend(standing.iter().map(other_desks::there));
            if desk.is_saved() {
                right.push(vec![piece(Role::Text, saved(desk, &scene))]);
            }
            let draft = self.unrecorded.told();
            right.extend(draft.map(|told| panel::line_in_language(&told, scene.language())));
            if let Some(head) = desk.head().get(..6) {
                right.push(vec![piece(Role::Dim, head)]);
            }
            let acts = scene.tell("count-acts", &values! { "count" => desk.entries().len() });
            right.push(vec![piece(Role::Dim, acts)]);
        }
        Header { left: &left, right: &right }.draw(area, buffer, scene.theme());
    }

    /// Draws the names of the screens with their keys on the rule below the header, with the present one in
    /// brackets. Returns whether there was room.
    fn draw_tabs(&mut self, area: Rect, buffer: &mut Buffer) -> bool {
        let (context, here) = (self.context(), self.screen.kind());
        let keymap = &self.room.settings.keymap;
        let tab = |kind: ScreenKind, name: &str, gap: &str| {
            let key = keymap.key_of(context, Intent::Go(kind)).map(|key| key.to_string()).unwrap_or_default();
            let is_open = kind == ScreenKind::Home || self.room.desk.is_some();
            let (key_role, role) = match () {
                () if kind == here => (Role::Heading, Role::Heading),
                () if is_open => (Role::Key, Role::Dim),
                () => (Role::KeyOff, Role::KeyOff),
            };
            let gap = if key.is_empty() { "" } else { gap };
            let (open, close) = if kind == here { ("[", "]") } else { ("", "") };
            [
                piece(Role::Rule, " "),
                piece(key_role, format!("{open}{key}")),
                piece(role, format!("{gap}{name}{close}")),
            ]
        };
        let language = self.room.settings.theme.language();
        let line = |name: fn(ScreenKind) -> &'static str, place: &str, gap: &str| -> Line {
            let name = |kind| language.word_at(place, name(kind));
            let tabs = ScreenKind::ALL.iter().flat_map(|&kind| tab(kind, &name(kind), gap));
            [piece(Role::Rule, "─")].into_iter().chain(tabs).chain([piece(Role::Rule, " ")]).collect()
        };
        let cells = usize::from(area.width);
        let ways = [
            line(ScreenKind::name, "tab", " "),
            line(ScreenKind::one_word_name, "tab", " "),
            line(ScreenKind::short_name, "short", " "),
            line(ScreenKind::short_name, "short", ""),
        ];
        let Some(mut tabs) = ways.into_iter().find(|tabs| text::line_width(tabs) <= cells) else {
            return false;
        };
        tabs.push(piece(Role::Rule, "─".repeat(cells - text::line_width(&tabs))));
        text::put_line(buffer, (area.x, area.y), cells, &tabs, &self.room.settings.theme);
        true
    }

    /// Draws the tour below the screen and returns the remaining area.
    pub(super) fn draw_tour(&mut self, body: Rect, buffer: &mut Buffer) -> Rect {
        let context = self.context();
        let Some(tour) = &self.tour else { return body };
        let at = Whereabouts { screen: self.screen.kind(), context, covered: !self.overlays.is_empty() };
        let (keymap, theme) = (&self.room.settings.keymap, &self.room.settings.theme);
        let inner = Rect { x: body.x + 1, width: body.width.saturating_sub(2), ..body };
        let cells = usize::from(inner.width);
        let lines: Vec<Line> = tour
            .lines(at, keymap, theme.language())
            .iter()
            .flat_map(|line| text::wrap_line(line, cells))
            .collect();
        let height = u16::try_from(lines.len() + 1).unwrap_or(u16::MAX).min(body.height / 2);
        let left = Rect { height: body.height - height, ..body };
        let panel = Rect { y: left.bottom(), height, ..body };
        panel::rule(panel, buffer, theme);
        for (y, line) in (panel.y + 1..panel.bottom()).zip(&lines) {
            text::put_line(buffer, (inner.x, y), cells, line, theme);
        }
        left
    }

    /// Returns the last message; an error or a warning in full, if there are enough lines.
    fn said_lines(&self, width: u16) -> Vec<Line> {
        let cells = usize::from(width).saturating_sub(2);
        let language = self.room.settings.theme.language();
        let line = |mark: &str, text: &str| format!("{mark} {}", one_line(text));
        match &self.said {
            None => Vec::new(),
            Some(Said::Good(text)) => vec![vec![piece(Role::Good, line("✓", &language.word(text)))]],
            Some(Said::Done(text)) => vec![vec![piece(Role::Good, line("✓", text))]],
            Some(Said::Warning(text)) => told_whole(Role::Warning, &line("!", &language.word(text)), cells),
            Some(Said::Error(text)) => told_whole(Role::Error, &line("×", &language.word(text)), cells),
        }
    }

    /// Returns the line above the keys when there is no message: long work, or the status of the screen.
    fn status(&mut self, width: u16) -> Line {
        let context = self.context();
        let Some(told) = self.working.front().and_then(Working::told) else {
            let cells = usize::from(width).saturating_sub(2);
            let scene = self.room.scene();
            return panel::line_in_language(&self.screen.face().status(cells, &scene), scene.language());
        };
        let (stop, scene) = (self.room.settings.keymap.key_of(context, Intent::Stop), self.room.scene());
        let told = scene.language().word(&told).into_owned();
        let stop = stop.map(|key| scene.tell("stop-with-key", &values! { "key" => key.to_string() }));
        let stop = stop.map_or_else(String::new, |stop| format!(" ({stop})"));
        vec![piece(Role::Accent, format!("… {told}{stop}"))]
    }

    pub(super) fn draw_keys(&mut self, area: Rect, buffer: &mut Buffer) {
        let context = self.context();
        let scene = self.room.scene();
        let keymap = &self.room.settings.keymap;
        let covered = !self.overlays.is_empty();
        let answers = self.overlays.last_mut().and_then(Overlay::answers);
        let means = |intent: &Intent| answers.as_ref().is_none_or(|answers| answers.contains(intent));
        let mut hints = Vec::new();
        let (role, screen) = (scene.desk.map(other_desks::role_of).filter(|_| !covered), self.screen.kind());
        let lets = |intent| role.is_none_or(|role| other_desks::lets(role, screen, intent));
        let face = self.screen.face();
        let is_offered = |one: &&Bound| {
            one.in_bar && means(&one.intent) && lets(one.intent) && face.offers(one.intent, &scene)
        };
        for one in keymap.here(context).into_iter().filter(is_offered) {
            let Some(key) = keymap.key_of(context, one.intent) else { continue };
            let possible = covered
                || global_is_possible(one.intent, &scene)
                    .unwrap_or_else(|| face.possible(one.intent, &scene));
            let label = if covered { None } else { face.label(one.intent, &scene) };
            let label = scene.language().word_at("key", label.unwrap_or(one.label));
            let key = scene.language().key(&key.to_string()).into_owned();
            hints.push(Hint { key, label, possible });
        }
        keybar::draw(&hints, area, buffer, scene.theme());
    }
}

/// Wraps a message; text after the last line is cut, with a mark.
fn told_whole(role: Role, told: &str, cells: usize) -> Vec<Line> {
    let most = usize::from(MOST_TOLD);
    let mut lines = text::wrap(told, cells);
    if most < lines.len() {
        let rest = lines.split_off(most - 1);
        lines.push(rest.join(" "));
    }
    lines.into_iter().map(|line| vec![piece(role, line)]).collect()
}

fn saved(desk: &Desk, scene: &Scene<'_>) -> String {
    match desk.path() {
        Some(_) => {
            let time = scene.calendar().time(desk.saved_at());
            scene.tell("saved-at", &values! { "time" => time })
        }
        None => scene.word("in memory only").into_owned(),
    }
}

fn draw_too_small(area: Rect, buffer: &mut Buffer, settings: &Settings) {
    let (width, height) = LEAST;
    let (needed, size) = (format!("{width}×{height}"), format!("{}×{}", area.width, area.height));
    let values = values! { "size" => size, "needed" => needed };
    let told = settings.theme.language().tell("too-small", &values);
    for (y, line) in (area.y..area.bottom()).zip(text::wrap(&told, usize::from(area.width))) {
        text::put(buffer, (area.x, y), usize::from(area.width), &piece(Role::Warning, line), &settings.theme);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::Duration;

    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use crate::app::{App, Parts};
    use crate::jobs::job::Worker;
    use crate::keys::Key;
    use crate::scene::settings::Settings;
    use crate::terminal::event::{Event, Press};
    use crate::widgets::drawn::faults_of;
    use desk::user::files::Files;
    use formats::clock::{Clock, SteppingClock};

    fn clock() -> Box<dyn Clock> {
        Box::new(SteppingClock::starting("2026-11-21T14:00:00Z").unwrap())
    }

    /// A step of 1 draws every size from 20×5 to 220×70. A step of 7 draws every width and every height, each
    /// width at nine heights or more. Builds without `--release` draw each width once.
    const STEP: u16 = if cfg!(debug_assertions) { 61 } else { 7 };

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
    fn overlays_of_screens() {
        check("chess-swiss.ron", "Alt-5 ?");
        check("chess-swiss.ron", "Alt-5 :");
        check("chess-swiss.ron", "Alt-5 / a");
        check("chess-swiss.ron", "Alt-5 e");
        check("chess-swiss.ron", "Alt-5 S");
        check("chess-swiss.ron", "Alt-3 w");
        check("chess-swiss.ron", "F1");
    }
}
