//! A desk without a terminal: keys go in, screens and roles come out.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;
use unicode_width::UnicodeWidthStr as _;
use wallchart::clock::{self, Clock, SteppingClock};
use wallchart::desk::Desk;
use wallchart::entry::keys::KeySet;
use wallchart::formats::language::desk::DeskLanguage;
use wallchart::presets;
use wallchart::tui::app::{App, Parts};
use wallchart::tui::jobs::job::Worker;
use wallchart::tui::keys::{Key, Keymap};
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::terminal::event::{Event, Press};
use wallchart::tui::widgets::theme::{Role, Theme};
use wallchart::user::files::Files;

/// The sizes of the tested screens: reduced, usual, generous.
pub(crate) const SIZES: [(u16, u16); 3] = [(60, 20), (80, 24), (200, 60)];

/// The letter of each role in a role map, in the order of the roles; ordinary text is a dot.
const LETTERS: &str = ".dthrACkloFcf1=+-bxMeAgDRwEG";

/// The letter of a role in a role map.
pub(crate) fn letter(role: Role) -> char {
    LETTERS.chars().nth(role as usize).unwrap()
}

/// A separate clock for every event; one second passes with every act.
pub(crate) fn clock() -> Box<dyn Clock> {
    Box::new(SteppingClock::starting("2026-11-21T14:00:00Z").unwrap())
}

thread_local! {
    static NOW: Cell<Instant> = Cell::new(clock::instant());
    static LANGUAGE: RefCell<DeskLanguage> = RefCell::default();
}

/// Lets every desk of this test that starts later be in a language.
pub(crate) fn speak(language: &DeskLanguage) {
    LANGUAGE.replace(language.clone());
}

/// The test's moment, which advances with the keys that the test presses.
pub(crate) fn now() -> Instant {
    NOW.get()
}

/// A key, pressed some time after the one before it.
pub(crate) fn press_after(wait: Duration, key: Key) -> Event {
    NOW.set(NOW.get() + wait);
    Event::Key(Press { key, at: NOW.get(), is_followed: false })
}

/// A key of a director who reads before pressing it.
pub(crate) fn press(key: Key) -> Event {
    press_after(Duration::from_secs(1), key)
}

/// The program with one folder for everything, a set of result keys, roles instead of colours, and no thread
/// of its own.
pub(crate) fn app_in(folder: &Path, results: KeySet) -> App {
    let theme = Theme::of_roles().in_language(LANGUAGE.with_borrow(Clone::clone));
    let settings = Settings { theme, keymap: Keymap::new(results), results, ..Settings::default() };
    app_with(folder, settings)
}

/// The program with one folder for everything, and settings.
pub(crate) fn app_with(folder: &Path, settings: Settings) -> App {
    App::new(Parts {
        settings,
        files: Files::below(folder),
        worker: Worker::Here,
        clock,
        instant: now,
        seed: || 7,
        folder: folder.to_owned(),
    })
}

/// The keys of a script: every character is a key, `<Enter>` and `<Ctrl-r>` are one key each, blanks are
/// ignored.
pub(crate) fn script(script: &str) -> Vec<Key> {
    let mut keys = Vec::new();
    for word in script.split_whitespace() {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let named = rest.strip_prefix('<').and_then(|inside| inside.split_once('>'));
            let (key, after) = match named {
                Some((name, after)) => (Key::parse(name).unwrap_or_else(|| panic!("no key {name}")), after),
                None => (Key::Char(first), &rest[first.len_utf8()..]),
            };
            keys.push(key);
            rest = after;
        }
    }
    keys
}

/// A desk without a terminal; one second passes with every act.
#[must_use]
pub(crate) struct TestDesk {
    pub app: App,
    pub folder: tempfile::TempDir,
}

impl TestDesk {
    /// Starts on the home screen.
    pub(crate) fn home() -> Self {
        Self::with_keys(KeySet::OneZero)
    }

    /// Starts on the home screen with a set of result keys.
    pub(crate) fn with_keys(results: KeySet) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let app = app_in(folder.path(), results);
        Self { app, folder }
    }

    /// Creates an event of a preset with players, one per line, in memory.
    pub(crate) fn new(preset: &str, players: &[&str]) -> Self {
        let mut desk = Self::home();
        desk.make(preset, players);
        desk
    }

    /// Creates an event of a preset with players, one per line, in memory.
    pub(crate) fn make(&mut self, preset: &str, players: &[&str]) {
        let mut clock = clock();
        let header = presets::header(
            presets::find(preset).unwrap().setup,
            "Autumn Open".parse().unwrap(),
            &mut *clock,
        );
        self.app.put(Desk::in_memory(header, clock).unwrap());
        self.keys("3");
        for player in players {
            self.keys("a");
            self.text(player);
            self.keys("<Enter> <Esc>");
        }
    }

    /// Opens a copy of an example event.
    pub(crate) fn open(name: &str) -> Self {
        let mut desk = Self::home();
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(name);
        let path = desk.folder.path().join(name);
        std::fs::copy(&from, &path).unwrap_or_else(|error| panic!("{}: {error}", from.display()));
        desk.app.open(&path);
        desk
    }

    /// Presses the keys of a [`script`].
    pub(crate) fn keys(&mut self, keys: &str) {
        for key in script(keys) {
            self.app.handle(press(key));
        }
    }

    /// Types a text, including blanks.
    pub(crate) fn text(&mut self, text: &str) {
        text.chars().for_each(|c| self.app.handle(press(Key::Char(c))));
    }

    /// Draws the screen with its colours.
    pub(crate) fn drawn(&mut self, width: u16, height: u16) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        self.app.draw(buffer.area, &mut buffer);
        buffer
    }

    /// Draws the screen as text.
    #[must_use]
    pub(crate) fn screen(&mut self, width: u16, height: u16) -> String {
        let buffer = self.drawn(width, height);
        lines(&buffer, |cell| cell.symbol().to_owned())
    }

    /// Draws the roles: a letter for each cell, a dot for ordinary text, a blank for an empty cell.
    #[must_use]
    pub(crate) fn roles(&mut self, width: u16, height: u16) -> String {
        let buffer = self.drawn(width, height);
        lines(&buffer, |cell| {
            let role = if let Color::Indexed(role) = cell.fg { usize::from(role) } else { usize::MAX };
            let letter = if cell.symbol() == " " { ' ' } else { LETTERS.chars().nth(role).unwrap_or('?') };
            letter.to_string().repeat(cell.symbol().width().max(1))
        })
    }

    /// Returns the roles of the letters that are not blank, each with the role of its background.
    pub(crate) fn pairs(&mut self, width: u16, height: u16) -> BTreeSet<(Role, Option<Role>)> {
        let role = |color: Color| {
            let Color::Indexed(role) = color else { return None };
            Role::ALL.get(usize::from(role)).copied()
        };
        let buffer = self.drawn(width, height);
        // The second cell of a wide letter is not drawn.
        let is_hole = |at: usize| {
            let before = at.checked_sub(1).map_or(1, |at| buffer.content()[at].symbol().width());
            buffer.content()[at].bg == Color::Reset && before < 2
        };
        let at = (0..buffer.content().len()).find(|at| is_hole(*at)).map(|at| buffer.pos_of(at));
        assert_eq!(at, None, "the background of the theme has a hole:\n{}", self.screen(width, height));
        let letters = buffer.content().iter().filter(|cell| cell.symbol() != " ");
        letters.filter_map(|cell| Some((role(cell.fg)?, role(cell.bg)))).collect()
    }

    /// Returns the line of the screen that contains a text.
    #[must_use]
    #[track_caller]
    pub(crate) fn line(&mut self, text: &str) -> String {
        let screen = self.screen(120, 40);
        let found = screen.lines().find(|line| line.contains(text)).map(str::to_owned);
        found.unwrap_or_else(|| panic!("no line holds `{text}`:\n{screen}"))
    }
}

/// Players for a round robin of three rounds.
pub(crate) const FOUR: [&str; 4] =
    ["Berg, Luca, 2214, IM, GER", "Iversen, Nils, 2190", "Quist, Tara, 2177", "Dahl, Anna, 2240"];

/// A round robin of four players whose first round is published.
pub(crate) fn chess() -> TestDesk {
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    desk.keys("4p<Enter>");
    desk
}

/// A published round of Crikey with a hand-made pairing.
pub(crate) fn crikey() -> TestDesk {
    let mut desk = TestDesk::new("crikey", &["carol, 74.10", "dave, 79.55", "eve, 70", "frank, 81.25"]);
    desk.keys("4pa");
    desk.text("carol");
    desk.keys("<Enter>");
    desk.text("dave");
    desk.keys("<Enter>a<Enter><Enter><Enter>");
    desk
}

/// The lines of a buffer as a terminal shows them, without the cells that a wide character covers.
pub(crate) fn lines(buffer: &Buffer, show: impl Fn(&ratatui::buffer::Cell) -> String) -> String {
    let area = buffer.area;
    let mut text = String::new();
    for y in 0..area.height {
        let mut line = String::new();
        let mut x = 0;
        while x < area.width {
            let cell = &buffer[(x, y)];
            line.push_str(&show(cell));
            x += u16::try_from(cell.symbol().width().max(1)).unwrap();
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[test]
fn every_role_has_its_letter() {
    assert_eq!(LETTERS.chars().count(), Role::ALL.len());
}
