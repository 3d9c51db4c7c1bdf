//! A hundred thousand keys, clicks, pastes and sizes in an order that no director would choose: nothing panics, what is
//! on disk replays to what is on the screen, and what is drawn piece by piece is what would be drawn anew.
//!
//! Every stream is made from its seed before it runs. One that fails is cut down to few events, which are printed.
//! `STREAM_SEED=1000 cargo test --test stream` runs other streams than every day's.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, Write};
use std::num::NonZeroU16;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use crossterm::event::{
    Event as Raw, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use tempfile::TempDir;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Action, Entrant, Entry};
use wallchart::engine::id::PlayerId;
use wallchart::engine::rng::Rng;
use wallchart::engine::standings::Standings;
use wallchart::engine::{replay, state::State};
use wallchart::entry::keys::KeySet;
use wallchart::presets;
use wallchart::storage::event_file;
use wallchart::tui::app::App;
use wallchart::tui::event::Event;
use wallchart::tui::keys::{BINDINGS, Context, Key};
use wallchart::tui::text;

#[path = "support/deal.rs"]
mod deal;
#[path = "support/screen.rs"]
#[expect(dead_code, reason = "what single screens look like is for another test")]
mod screen;

/// The events of all streams together.
const EVENTS: usize = 100_000;

/// The streams of each game, and the events of each stream.
const STREAMS: usize = 8;
const LENGTH: usize = EVENTS / GAMES / STREAMS;
const GAMES: usize = 5;

/// After how many events the screen is drawn, is drawn anew and compared, and is compared with the disk.
const DRAWN: usize = 2;
const ANEW: usize = 12;
const CHECKED: usize = 200;

/// How long a stream that failed is cut down.
const CUTTING: Duration = Duration::from_secs(45);

/// What happens.
#[derive(Clone)]
enum Step {
    Key(Key),
    Raw(Raw),
    /// A second passes.
    Tick,
    /// The program is gone and started again, without having been asked to quit.
    Restart,
    /// No event: disk and screen are compared here.
    Check,
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(key) => write!(f, "{key}"),
            Self::Raw(raw) => write!(f, "{raw:?}"),
            Self::Tick => f.write_str("a second"),
            Self::Restart => f.write_str("restart"),
            Self::Check => f.write_str("check"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Game {
    Chess,
    Decided,
    Crikey,
    Dice,
    Tractor,
}

/// What lies on the desk at the beginning.
#[derive(Debug, Clone, Copy)]
enum Start {
    /// An event of `saves/`.
    Save(&'static str),
    /// A new event of a preset with so many players.
    New(&'static str, u32),
}

// What happens: made from a seed alone.

struct Source {
    rng: Rng,
    game: Game,
    steps: Vec<Step>,
}

const TEXTS: [&str; 16] = [
    "Quist, Tara, 2177",
    "李小龙, 2100",
    "Ångström, Åsa, 1900",
    "Ωμέγα",
    "محمد علي, 1800",
    "e\u{301}\u{301}\u{301}\u{301}clair",
    "👩\u{200d}👩\u{200d}👧 family, 1500",
    "ｆｕｌｌｗｉｄｔｈ",
    "zero\u{200b}width\u{200d}\u{feff}",
    "a name that is longer than any column of any list of any report of any event, really, 2000, GM, GER",
    "3 half",
    "20 15",
    "seal",
    "99999999999999999999999999",
    "-1.5, fee -3, team 1",
    "slip misread",
];

const PASTES: [&str; 8] = [
    "Evil\u{1b}[31m, 1500",
    "one\r\ntwo\r\nthree\tfour",
    "\u{0}\u{1}\u{7f}\u{9b}2J\u{202e}",
    "李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙李小龙",
    "12345",
    "1 20 15",
    "",
    "😀😀😀\u{fe0f}\u{20e3}",
];

impl Source {
    fn steps(game: Game, seed: u64) -> Vec<Step> {
        let mut source = Self { rng: Rng::seeded(seed), game, steps: Vec::new() };
        let mut steps = Vec::new();
        let mut events = 0;
        while events < LENGTH {
            while source.steps.len() < CHECKED {
                source.next();
            }
            events += source.steps.len();
            steps.append(&mut source.steps);
            steps.push(Step::Check);
        }
        steps
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.rng.below(u64::try_from(bound).unwrap())).unwrap()
    }

    fn small(&mut self, bound: u16) -> u16 {
        u16::try_from(self.rng.below(u64::from(bound))).unwrap()
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn script(&mut self, script: &str) {
        self.steps.extend(screen::script(script).into_iter().map(Step::Key));
    }

    fn text(&mut self, text: &str) {
        self.steps.extend(text.chars().map(|c| Step::Key(Key::Char(c))));
    }

    fn repeat(&mut self, keys: &str, bound: usize) {
        let times = self.below(bound);
        self.script(&keys.repeat(times));
    }

    fn next(&mut self) {
        match self.below(100) {
            0..32 => self.any_key(),
            32..36 => self.mouse(),
            36..40 => self.resize(),
            40..43 => {
                let pasted = self.pick(&PASTES).to_owned();
                self.steps.push(Step::Raw(Raw::Paste(pasted)));
            }
            43..46 => {
                let typed = self.pick(&TEXTS);
                self.text(typed);
            }
            46..48 => self.odd_key(),
            48 => self.steps.push(Step::Tick),
            49 => self.restart(),
            _ => self.as_a_director(),
        }
    }

    /// Any key of the keymap in any place, or any character.
    fn any_key(&mut self) {
        let letter = char::from(b' ' + u8::try_from(self.below(95)).unwrap());
        let keys = BINDINGS[self.below(BINDINGS.len())].keys;
        let bound = self.pick(keys);
        let key = if self.below(4) == 0 { Key::Char(letter) } else { bound };
        self.steps.push(Step::Key(key));
    }

    /// What terminals send too, and what means nothing.
    fn odd_key(&mut self) {
        let code = self.pick(&[KeyCode::Insert, KeyCode::F(11), KeyCode::CapsLock, KeyCode::Char('x')]);
        let modifiers = KeyModifiers::CONTROL | KeyModifiers::ALT;
        let kind = self.pick(&[KeyEventKind::Press, KeyEventKind::Repeat, KeyEventKind::Release]);
        self.steps.push(Step::Raw(Raw::Key(KeyEvent::new_with_kind(code, modifiers, kind))));
        let focus = self.pick(&[true, false]);
        self.steps.push(Step::Raw(if focus { Raw::FocusGained } else { Raw::FocusLost }));
    }

    fn mouse(&mut self) {
        let (column, row) = (self.small(210), self.small(65));
        let kind = self.pick(&[
            MouseEventKind::Down(MouseButton::Left),
            MouseEventKind::Down(MouseButton::Left),
            MouseEventKind::Down(MouseButton::Right),
            MouseEventKind::Drag(MouseButton::Left),
            MouseEventKind::Up(MouseButton::Left),
            MouseEventKind::Moved,
            MouseEventKind::ScrollUp,
            MouseEventKind::ScrollDown,
        ]);
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.steps.push(Step::Raw(Raw::Mouse(mouse)));
    }

    fn resize(&mut self) {
        let any = (1 + self.small(250), 1 + self.small(80));
        let size = self.pick(&[any, any, (80, 24), (60, 20), (200, 60), (40, 10)]);
        self.steps.push(Step::Raw(Raw::Resize(size.0, size.1)));
    }

    fn restart(&mut self) {
        match self.below(2) {
            0 => self.steps.push(Step::Restart),
            _ => self.script("<Esc><Esc><Ctrl-q>"),
        }
    }

    /// What a director does, more or less, from wherever one is.
    fn as_a_director(&mut self) {
        self.script("<Esc><Esc><Esc>");
        match self.below(26) {
            0..4 => self.script("<F4>p<Enter>y"),
            4..11 => {
                self.script("<F4>");
                self.results();
            }
            11 | 24 => self.script("<F5>Sy"),
            12 => self.repeat("u", 5),
            13 => {
                self.repeat("u", 5);
                self.repeat("<Ctrl-r>", 5);
            }
            14 => self.player(),
            15 => {
                self.script("<F4><Home>");
                if self.game != Game::Tractor {
                    self.result();
                }
                self.script("<Home>c");
                self.result();
                self.script("<Enter>yy");
            }
            16 => {
                self.script("<F4>v");
                self.results();
            }
            17 => self.script("<F4>pmj<Right>m<Enter>y"),
            18 => self.reports(),
            19 => {
                let (screen, action) = (
                    self.pick(&["2", "3", "4", "5", "6", "7", "8", "9"]),
                    self.pick(&["e", "E", "/", "?", ":", "<Ctrl-t>", "<Ctrl-o>"]),
                );
                self.script(&format!("<F{screen}>{action}"));
                let typed = self.pick(&["", "a", "seal", "1", "an"]);
                self.text(typed);
                self.script("<Enter>");
            }
            20 => {
                self.script("<F8>");
                let keys = self.pick(&["[[[", "{{", "]", "}d", "dv", "g", "<Enter>"]);
                self.script(keys);
            }
            21 => {
                self.script("<F2>");
                self.repeat("j", 20);
                let keys =
                    self.pick(&["<Right>", "<Left>y", "<Enter>", "<Right>yy", "a<Enter>y", "xy", "Ky"]);
                self.script(keys);
            }
            22 => self.slips(),
            _ => self.begin(),
        }
    }

    /// A preset by the letters of its name, and a title.
    fn begin(&mut self) {
        let preset = match self.game {
            Game::Chess => "dutch swiss",
            Game::Decided => "probit new",
            Game::Crikey => "crikey round",
            Game::Dice => "dice",
            Game::Tractor => "tractor",
        };
        self.script("<Alt-1>n");
        self.text(preset);
        self.script("<Enter>");
        let title = format!("event {}", self.below(1000));
        self.text(&title);
        self.script("<Enter><F3>a");
        for _ in 0..8 {
            let name = self.pick(&TEXTS);
            self.text(name);
            self.script("<Enter>y");
        }
    }

    fn player(&mut self) {
        self.script("<F3>");
        self.repeat("j", 6);
        match self.below(7) {
            0 | 1 => {
                self.script("a");
                let name = self.pick(&TEXTS);
                self.text(name);
                self.script("<Enter><Esc>");
            }
            2 => {
                self.script("b");
                let bye = self.pick(&["2 half", "3 zero", "4 full", "9", "2 none"]);
                self.text(bye);
                self.script("<Enter>");
            }
            3 => self.script("w<Enter>"),
            4 => self.script("r"),
            5 => self.script("x2<Enter>"),
            _ => self.script("cx<Enter>y"),
        }
    }

    fn reports(&mut self) {
        self.script("<F9>");
        self.repeat("j", 10);
        let keys = self.pick(&["<Enter>", "f<Enter>", "ffw<Enter>", "w<Enter>", "p", "["]);
        self.script(keys);
    }

    fn slips(&mut self) {
        self.script("<F4>s");
        for _ in 0..self.below(6) {
            let slip = format!("{}{}", self.below(9), self.pick(&["+", "-", "*"]));
            self.text(&slip);
        }
        self.script("s");
    }

    fn results(&mut self) {
        let many = match self.game {
            Game::Chess | Game::Decided => 8,
            Game::Crikey => 3,
            Game::Dice => 2,
            Game::Tractor => 1,
        };
        for _ in 0..many {
            self.result();
        }
    }

    /// A result as it is typed, now and then a wrong one.
    fn result(&mut self) {
        match self.game {
            Game::Chess => {
                let keys = self.pick(&["1", "0", "=", "1", "0", "f1", "ff", "a"]);
                self.script(keys);
            }
            Game::Decided => {
                let keys = self.pick(&["1", "0", "1", "0", "f0", "="]);
                self.script(keys);
            }
            Game::Crikey => {
                let line = format!("{} {} {}", self.pick(&["1", "0", "="]), self.below(45), self.below(45));
                self.text(&line);
                self.script("<Enter>");
            }
            Game::Dice => {
                let hands = self.pick(&[5, 5, 5, 3]);
                for _ in 0..hands {
                    let hand: String =
                        (0..5).map(|_| char::from(b'1' + u8::try_from(self.below(6)).unwrap())).collect();
                    self.text(&hand);
                    self.script("<Enter>");
                }
            }
            Game::Tractor => {
                let mut lines = deal::lines(self.rng.next_u64());
                if self.below(4) == 0 {
                    lines.truncate(3);
                }
                self.script("<Enter>");
                for line in lines {
                    self.text(&line);
                    self.script("<Enter>");
                }
            }
        }
    }
}

// The desk to which it happens.

/// What was reached, so that a stream in which nothing happens cannot pass.
#[derive(Debug, Default)]
struct Tally {
    rounds: usize,
    results: usize,
    corrections: usize,
    seals: usize,
    undos: usize,
    redos: usize,
    entries: usize,
    checks: usize,
    contexts: BTreeSet<Context>,
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

    fn add(&mut self, other: &Self) {
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

struct Table {
    folder: TempDir,
    app: App,
    glass: Glass,
    /// The event that was on the desk last, and how many of its entries were seen.
    event: PathBuf,
    seen: usize,
    tally: Tally,
}

impl Table {
    fn lay(start: Start) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let event = folder.path().join("event.ron");
        match start {
            Start::Save(name) => {
                let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(name);
                std::fs::copy(save, &event).unwrap();
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
        // The old program lets go of the file before the new one takes it.
        self.app = screen::app_in(self.folder.path(), KeySet::OneZero);
        self.open();
    }

    fn take(&mut self, step: &Step) {
        match step {
            Step::Key(key) => self.key(*key),
            Step::Raw(raw) => {
                if let Raw::Resize(width, height) = raw {
                    self.glass.resize((*width, *height));
                }
                if let Some(event) = Event::of(raw.clone()) {
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

    /// A path that is typed stays in the folder of the test: it has no `/` and no `~`.
    fn key(&mut self, key: Key) {
        let context = self.app.context();
        self.tally.contexts.insert(context);
        if context != Context::Line || !matches!(key, Key::Char('/' | '~')) {
            self.app.handle(Event::Key(key));
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

    fn draw(&mut self) {
        self.glass.draw(&mut self.app);
    }

    /// What was drawn bit by bit is what is drawn at once; a picture in a larger one stays within its area.
    fn draw_anew(&mut self) -> Result<(), String> {
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

    /// What is on disk is what is on the desk, and what the screen shows is what a new program shows.
    fn check(&mut self) -> Result<(), String> {
        let Some(desk) = self.app.desk() else { return Ok(()) };
        let state = on_disk(&self.event, desk)?;
        self.tally.checks += 1;
        self.keys("<Esc><Esc><Esc><Esc><Esc><F5>]]]]]]]]]]]]]]]]]]]]<Home>");
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

    /// The standings on the screen name the players in the order of the replayed file.
    fn check_rows(&mut self, state: &State) -> Result<(), String> {
        let standings = Standings::after(state, state.last_round());
        let shown = screen::lines(&self.drawn(200, 60), |cell| cell.symbol().to_owned());
        let head = shown.lines().position(|line| line.contains("Name") && line.contains('#'));
        let head = head.ok_or_else(|| format!("no standings\n{shown}"))?;
        for (row, line) in standings.rows.iter().zip(shown.lines().skip(head + 1)).take(40) {
            let name = state.name(row.player);
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
        app.handle(Event::Key(key));
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

/// The state of the file, read from nothing; it must be that of the desk.
fn on_disk(path: &Path, desk: &Desk) -> Result<State, String> {
    let contents = event_file::read(path).map_err(|error| error.to_string())?;
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
    Ok(state)
}

/// A terminal as the program sees it, down to the bytes.
struct Glass {
    size: (u16, u16),
    terminal: Terminal<CrosstermBackend<Screen>>,
    screen: Screen,
    /// The lines that held a grapheme about whose width terminals disagree, since everything was cleared last.
    disputed: BTreeSet<u16>,
}

/// What interprets the bytes; the backend writes to it.
#[derive(Clone)]
struct Screen(Rc<RefCell<vt100::Parser>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().process(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Glass {
    fn new(size: (u16, u16)) -> Self {
        let (columns, rows) = cells(size);
        let screen = Screen(Rc::new(RefCell::new(vt100::Parser::new(rows, columns, 0))));
        let viewport = Viewport::Fixed(Rect::new(0, 0, size.0, size.1));
        let backend = CrosstermBackend::new(screen.clone());
        let terminal = Terminal::with_options(backend, TerminalOptions { viewport }).unwrap();
        Self { size, terminal, screen, disputed: BTreeSet::new() }
    }

    fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        let (columns, rows) = cells(size);
        self.screen.0.borrow_mut().screen_mut().set_size(rows, columns);
        self.terminal.resize(Rect::new(0, 0, size.0, size.1)).unwrap();
        self.disputed.clear();
    }

    fn draw(&mut self, app: &mut App) {
        let drawn = self.terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut())).unwrap();
        let disputed = (0..self.size.1).filter(|y| is_disputed(drawn.buffer, *y));
        for y in disputed {
            // Whoever draws it wider comes to the line below, and at the end scrolls.
            let reached = if y + 1 == self.size.1 { 0..=y } else { y..=y + 1 };
            self.disputed.extend(reached);
        }
    }

    /// Every cell looks as in another terminal; disputed lines are left out.
    fn compare(&self, anew: &Self) -> Result<(), String> {
        let (shown, whole) = (self.screen.0.borrow(), anew.screen.0.borrow());
        let (shown, whole) = (shown.screen(), whole.screen());
        for y in (0..self.size.1).filter(|y| !self.disputed.contains(y)) {
            for x in 0..self.size.0 {
                let (one, other) = (look(shown.cell(y, x)), look(whole.cell(y, x)));
                if one != other {
                    return Err(format!(
                        "drawn piece by piece\n{}\ndrawn at once\n{}\nfirst difference in line {y}, column {x}: {one:?} \
                         and {other:?}",
                        shown.contents(),
                        whole.contents()
                    ));
                }
            }
        }
        Ok(())
    }
}

fn cells((columns, rows): (u16, u16)) -> (NonZeroU16, NonZeroU16) {
    (NonZeroU16::new(columns).unwrap(), NonZeroU16::new(rows).unwrap())
}

/// A cell as it is seen: what it says, what is behind it, and, where it is not blank, its ink.
fn look(cell: Option<&vt100::Cell>) -> impl PartialEq + fmt::Debug {
    let cell = cell.unwrap();
    let said = cell.contents().trim_end();
    let ink = (!said.is_empty()).then(|| (cell.fgcolor(), cell.bold(), cell.dim(), cell.italic()));
    (said.to_owned(), cell.is_wide_continuation(), cell.bgcolor(), cell.inverse(), cell.underline(), ink)
}

/// Whether a grapheme of a line is not as wide as its parts, or asks for another presentation (U+FE0F): terminals draw
/// such ones differently.
fn is_disputed(drawn: &Buffer, y: u16) -> bool {
    let parts = |symbol: &str| symbol.chars().map(|c| c.width().unwrap_or(0)).sum::<usize>();
    let mut symbols = (0..drawn.area.width).map(|x| drawn[(x, y)].symbol());
    symbols.any(|symbol| symbol.contains('\u{fe0f}') || parts(symbol) != symbol.width())
}

/// Lets everything happen; a panic is an error like any other.
fn run(start: Start, steps: &[Step]) -> Result<Tally, (usize, String)> {
    let mut table = Table::lay(start);
    for (at, step) in steps.iter().enumerate() {
        let last = at + 1 == steps.len();
        let due = |every: usize| (at + 1) % every == 0 || last;
        let done = catch_unwind(AssertUnwindSafe(|| {
            table.take(step);
            match (due(ANEW), due(DRAWN)) {
                (true, _) => table.draw_anew()?,
                (false, true) => table.draw(),
                (false, false) => {}
            }
            if last || matches!(step, Step::Check) { table.check() } else { Ok(()) }
        }));
        match done {
            Ok(Ok(())) => {}
            Ok(Err(wrong)) => return Err((at, wrong)),
            Err(panic) => {
                let said = panic.downcast_ref::<String>().cloned();
                let said = said.or_else(|| panic.downcast_ref::<&str>().map(|said| (*said).to_owned()));
                return Err((at, format!("panicked: {}", said.unwrap_or_default())));
            }
        }
    }
    Ok(table.tally)
}

/// Leaves out whatever is not needed for a failure, in ever smaller pieces.
fn cut_down(start: Start, mut steps: Vec<Step>) -> Vec<Step> {
    let end = Instant::now() + CUTTING;
    let mut piece = steps.len() / 2;
    while 0 < piece {
        let mut at = 0;
        while at < steps.len() && Instant::now() < end {
            let mut fewer = steps.clone();
            fewer.drain(at..(at + piece).min(steps.len()));
            match run(start, &fewer) {
                Err((last, _)) => steps = fewer[..=last].to_vec(),
                Ok(_) => at += piece,
            }
        }
        piece /= 2;
    }
    steps
}

/// What the streams of a game must at least have done, and where their keys must at least have been heard beside the
/// places that every game has.
struct Least {
    rounds: usize,
    results: usize,
    corrections: usize,
    contexts: &'static [Context],
}

/// Where the keys of every game's streams are heard.
const EVERYWHERE: [Context; 15] = [
    Context::Home,
    Context::Setup,
    Context::Players,
    Context::Round,
    Context::Draft,
    Context::Standings,
    Context::Crosstable,
    Context::Card,
    Context::Audit,
    Context::Reports,
    Context::Projector,
    Context::Reader,
    Context::Line,
    Context::Pick,
    Context::Confirm,
];

const BOARDS_OF_TWO: [Context; 4] = [Context::Walk, Context::Forfeit, Context::Slips, Context::Check];

#[track_caller]
fn check(game: Game, starts: &[Start], least: &Least) {
    let mut tally = Tally::default();
    let first = std::env::var("STREAM_SEED").map_or(1, |seed| seed.parse().unwrap());
    for (stream, seed) in (0..STREAMS).zip(first..) {
        let start = starts[stream % starts.len()];
        let steps = Source::steps(game, seed);
        match run(start, &steps) {
            Ok(one) => tally.add(&one),
            Err((at, wrong)) => {
                let few = cut_down(start, steps[..=at].to_vec());
                let wrong = run(start, &few).err().map_or(wrong, |(_, wrong)| wrong);
                panic!("{game:?}, seed {seed}, {start:?}: {wrong}\nafter {} events: {few:?}", few.len());
            }
        }
    }
    let places = EVERYWHERE.iter().chain(least.contexts);
    let unheard: Vec<&Context> = places.filter(|place| !tally.contexts.contains(place)).collect();
    assert!(unheard.is_empty(), "no key was heard at {unheard:?}: {tally:?}");
    assert!(
        least.rounds <= tally.rounds && least.results <= tally.results,
        "too little was played: {tally:?}"
    );
    assert!(least.corrections <= tally.corrections, "too little was corrected: {tally:?}");
    let busy =
        least.rounds / 4 <= tally.seals && least.rounds <= tally.undos && least.rounds / 4 <= tally.redos;
    assert!(busy, "too little was sealed, taken back or done again: {tally:?}");
    assert!(STREAMS * LENGTH / CHECKED / 2 <= tally.checks, "too little was compared: {tally:?}");
}

#[test]
fn any_stream_of_chess() {
    let starts = [
        Start::New("fide-swiss", 7),
        Start::Save("chess-swiss.ron"),
        Start::Save("chess-round-robin.ron"),
        Start::New("knockout", 8),
        Start::New("double-elimination", 6),
    ];
    check(
        Game::Chess,
        &starts,
        &Least { rounds: 50, results: 120, corrections: 5, contexts: &BOARDS_OF_TWO },
    );
}

#[test]
fn any_stream_of_decided_games() {
    let starts =
        [Start::New("probit-new", 7), Start::Save("probit-autumn.ron"), Start::New("probit-old", 12)];
    check(
        Game::Decided,
        &starts,
        &Least { rounds: 50, results: 120, corrections: 5, contexts: &BOARDS_OF_TWO },
    );
}

#[test]
fn any_stream_of_crikey() {
    let starts =
        [Start::New("crikey-swiss", 7), Start::Save("crikey-club.ron"), Start::New("crikey-round-robin", 6)];
    check(
        Game::Crikey,
        &starts,
        &Least { rounds: 40, results: 80, corrections: 5, contexts: &[Context::Working] },
    );
}

#[test]
fn any_stream_of_dice() {
    let starts = [Start::New("dice", 10), Start::Save("dice-night.ron")];
    let contexts = &[Context::Hands, Context::Hand];
    check(Game::Dice, &starts, &Least { rounds: 30, results: 25, corrections: 1, contexts });
}

#[test]
fn any_stream_of_tractor() {
    let starts =
        [Start::New("tractor", 8), Start::New("tractor-rotated", 8), Start::Save("tractor-mixed.ron")];
    let contexts = &[Context::Tricks, Context::Trick];
    check(Game::Tractor, &starts, &Least { rounds: 10, results: 5, corrections: 0, contexts });
}
