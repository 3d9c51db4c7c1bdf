//! The desk to which the events happen, and the laws that must hold at all times.

use super::super::audited::{audited, contents_of};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crossterm::event::Event as Raw;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use tempfile::TempDir;
use unicode_width::UnicodeWidthChar as _;
use wallchart::audit;
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Action, Entrant, Entry};
use wallchart::engine::announced;
use wallchart::engine::id::PlayerId;
use wallchart::engine::{replay, state::State};
use wallchart::entry::keys::KeySet;
use wallchart::presets;
use wallchart::tui::app::App;
use wallchart::tui::keys::{Context, Key};
use wallchart::tui::terminal::event::Event;
use wallchart::tui::widgets::text;

use super::super::screen;
use super::glass::Glass;
use super::{Start, Step, saves};

/// The states that were reached: a stream in which nothing happens must not pass.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub rounds: usize,
    pub results: usize,
    pub corrections: usize,
    pub seals: usize,
    pub undos: usize,
    pub redos: usize,
    entries: usize,
    pub checks: usize,
    pub contexts: BTreeSet<Context>,
}

impl Tally {
    fn note(&mut self, entry: &Entry) {
        self.entries += 1;
        match &entry.action {
            Action::Undo { .. } => self.undos += 1,
            Action::Redo { .. } => self.redos += 1,
            Action::Do(act) => {
                self.rounds += usize::from(matches!(act, Act::Publish { .. }));
                self.results += usize::from(matches!(act, Act::Record { .. }));
                self.corrections += usize::from(matches!(act, Act::Correct { .. }));
                self.seals += usize::from(matches!(act, Act::Seal { .. }));
            }
        }
    }

    /// Adds the states that another stream reached.
    pub(crate) fn add(&mut self, other: &Self) {
        self.rounds += other.rounds;
        self.results += other.results;
        self.corrections += other.corrections;
        self.seals += other.seals;
        self.undos += other.undos;
        self.redos += other.redos;
        self.entries += other.entries;
        self.checks += other.checks;
        self.contexts.extend(&other.contexts);
    }
}

/// A desk, its event, and the facts seen so far.
pub(crate) struct Table {
    folder: TempDir,
    app: App,
    glass: Glass,
    /// The last event on the desk, and the number of its entries that were seen.
    event: PathBuf,
    seen: usize,
    pub tally: Tally,
}

impl Table {
    /// Opens an event on the desk.
    pub(crate) fn lay(start: Start) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let event = folder.path().join("event.ron");
        match start {
            Start::Save(name) => {
                std::fs::copy(saves().join(name), &event).unwrap();
            }
            Start::New(preset, players) => register(&event, preset, players),
        }
        let app = screen::app_in(folder.path(), KeySet::OneZero);
        let glass = Glass::new((80, 24));
        let mut table = Self { folder, app, glass, event, seen: 0, tally: Tally::default() };
        table.open();
        table
    }

    fn open(&mut self) {
        self.app.open(&self.event);
        self.seen = self.app.desk().map_or(0, |desk| desk.entries().len());
    }

    fn restart(&mut self) {
        // The old program releases the file before the new one opens it.
        self.app = screen::app_in(self.folder.path(), KeySet::OneZero);
        self.open();
    }

    /// Applies a step.
    pub(crate) fn take(&mut self, step: &Step) {
        match step {
            Step::Key(key) => self.key(*key),
            Step::Raw(raw) => {
                if let Raw::Resize(width, height) = raw {
                    self.glass.resize((*width, *height));
                }
                if let Some(event) = Event::of(raw.clone(), screen::now(), None) {
                    self.app.handle(event);
                }
            }
            Step::Tick => self.app.handle(Event::Tick),
            Step::Restart => self.restart(),
            Step::Check => {}
        }
        if self.app.is_over() {
            self.restart();
        }
        self.count();
    }

    /// Presses a key. A typed path stays in the folder of the test: it has no `/` and no `~`.
    fn key(&mut self, key: Key) {
        let context = self.app.context();
        self.tally.contexts.insert(context);
        if context != Context::Line || !matches!(key, Key::Char('/' | '~')) {
            self.app.handle(screen::press(key));
        }
    }

    fn count(&mut self) {
        let Some(desk) = self.app.desk() else { return };
        let path = desk.path().unwrap_or(Path::new(""));
        if path != self.event {
            path.clone_into(&mut self.event);
            self.seen = 0;
        }
        desk.entries().iter().skip(self.seen).for_each(|entry| self.tally.note(entry));
        self.seen = desk.entries().len();
    }

    /// Draws the present screen.
    pub(crate) fn draw(&mut self) {
        self.glass.draw(&mut self.app);
    }

    /// Checks that the screen drawn step by step equals one drawn at once, and that a small screen in a
    /// larger one stays within its area.
    pub(crate) fn draw_anew(&mut self) -> Result<(), String> {
        self.draw();
        let (width, height) = self.glass.size;
        let mut anew = Glass::new((width, height));
        anew.draw(&mut self.app);
        self.glass.compare(&anew)?;
        let (left, top) = (3, 2);
        let mut framed = Buffer::filled(Rect::new(0, 0, width + 6, height + 4), Cell::new("#"));
        let area = Rect::new(left, top, width, height);
        area.positions().for_each(|at| framed[at].reset());
        self.app.draw(area, &mut framed);
        let outside = framed.area.positions().filter(|at| !area.contains(*at));
        for at in outside {
            if framed[at].symbol() != "#" {
                return Err(format!("drawn outside the area at {at}: {:?}", framed[at].symbol()));
            }
        }
        self.draw();
        Ok(())
    }

    fn drawn(&mut self, width: u16, height: u16) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        self.app.draw(buffer.area, &mut buffer);
        buffer
    }

    fn keys(&mut self, keys: &str) {
        press(&mut self.app, keys);
    }

    /// Checks that the file on disk equals the event on the desk, and that a new program shows the same
    /// screen.
    pub(crate) fn check(&mut self) -> Result<(), String> {
        if self.app.desk().is_none() {
            return Ok(());
        }
        for _ in 0..6 {
            self.keys("<Esc>");
            // Input that is not recorded causes a question, and is dropped here.
            if self.app.context() == Context::Confirm {
                self.keys("d<Esc>");
            }
        }
        // A choice of the setup is recorded when its line is left, or causes a question.
        self.keys("<F5>");
        for _ in 0..3 {
            if self.app.context() == Context::Confirm {
                self.keys("<Esc>");
            }
        }
        // The other list of the screen: players by board, or teams.
        let shown = screen::lines(&self.drawn(200, 60), |cell| cell.symbol().to_owned());
        if ["players by board after", "teams after round"].iter().any(|title| shown.contains(title)) {
            self.keys("m");
        }
        self.keys("<F5>]]]]]]]]]]]]]]]]]]]]<Home>");
        let Some(desk) = self.app.desk() else { return Ok(()) };
        let state = on_disk(&self.event, desk)?;
        self.tally.checks += 1;
        self.check_rows(&state)?;
        self.keys("<Ctrl-t>");
        let shown = screen::lines(&self.drawn(200, 60), |cell| cell.symbol().to_owned());
        self.keys("<Esc>");
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("event.ron");
        std::fs::copy(&self.event, &copy).unwrap();
        let mut other = screen::app_in(folder.path(), KeySet::OneZero);
        other.open(&copy);
        press(&mut other, "<F5><Ctrl-t>");
        let mut buffer = Buffer::empty(Rect::new(0, 0, 200, 60));
        other.draw(buffer.area, &mut buffer);
        let anew = screen::lines(&buffer, |cell| cell.symbol().to_owned());
        if shown != anew {
            return Err(format!("the wall shows\n{shown}\nand after a new start\n{anew}"));
        }
        Ok(())
    }

    /// Checks that the standings on the screen have the players in the order of the replayed file.
    fn check_rows(&mut self, state: &State) -> Result<(), String> {
        let standings = announced::shown(state, state.last_round());
        let shown = screen::lines(&self.drawn(200, 60), |cell| cell.symbol().to_owned());
        let head = shown.lines().position(|line| line.contains("Name") && line.contains('#'));
        let head = head.ok_or_else(|| format!("no standings\n{shown}"))?;
        for (row, line) in standings.rows.iter().zip(shown.lines().skip(head + 1)).take(40) {
            // A sealed table shows the names under which it was published.
            let name = row.name.as_deref().map_or_else(|| state.name(row.player), str::to_owned);
            let name: String = text::clean(&name).chars().filter(|c| c.width() != Some(0)).take(6).collect();
            let line: String = line.chars().filter(|c| c.width() != Some(0)).collect();
            if !line.contains(name.trim()) || !line.contains(&row.place.to_string()) {
                return Err(format!("`{name}` is at place {} and the screen says\n{shown}", row.place));
            }
        }
        Ok(())
    }
}

fn press(app: &mut App, keys: &str) {
    for key in screen::script(keys) {
        app.handle(screen::press(key));
    }
}

/// Registers players in a new event.
fn register(path: &Path, preset: &str, players: u32) {
    let mut clock = screen::clock();
    let header =
        presets::header(presets::find(preset).unwrap().setup, "Stream".parse().unwrap(), &mut *clock);
    let mut desk = Desk::create(path, header, clock).unwrap();
    for id in 1..=players {
        let rating = format!("{}", 100 - id).parse().ok();
        let partnership = if preset == "tractor" { id.div_ceil(2).to_string() } else { String::new() };
        let (name, partnership) = (format!("Player {id}").parse().unwrap(), partnership.parse().unwrap());
        let entrant = Entrant { name, rating, partnership, ..Entrant::default() };
        desk.record(Act::Register { id: PlayerId(id), entrant }, &[]).unwrap();
    }
}

/// Returns the state replayed from the file; it must equal that of the desk.
fn on_disk(path: &Path, desk: &Desk) -> Result<State, String> {
    let contents = contents_of(path).map_err(|error| error.to_string())?;
    if let Some(damage) = contents.damage {
        return Err(format!("the file is damaged: {damage}"));
    }
    if contents.entries != desk.entries() {
        let (written, held) = (contents.entries.len(), desk.entries().len());
        return Err(format!("{written} entries are on disk and {held} on the desk"));
    }
    let (state, _) =
        replay::replay(&contents.header, &contents.entries).map_err(|error| error.to_string())?;
    if state != *desk.state() {
        return Err("the file does not replay to the state of the desk".to_owned());
    }
    let report = audited(&contents);
    if !report.is_sound() {
        return Err(format!("the audit finds the event not sound\n{}", audit::to_text(&report)));
    }
    Ok(state)
}
