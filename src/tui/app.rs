//! The program: one screen, what lies over it, and the only place where requests become acts.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::event::{Event, Mouse};
use super::files::{self, Files, RecentEvent};
use super::importing;
use super::intent::{Intent, ScreenKind};
use super::job::{Answer, Done, Watch, Work, Worker};
use super::keys::{Context, Key};
use super::overlays::confirm::Confirm;
use super::overlays::help::help;
use super::overlays::manual::Manual;
use super::overlays::message::Message;
use super::overlays::palette::Palette;
use super::overlays::projector::{Projector, Shown};
use super::overlays::prompt::Prompt;
use super::overlays::reader::Reader;
use super::overlays::settings;
use super::overlays::{Heard, Overlay};
use super::publishing::{self, Publishing};
use super::request::{Asked, News, Request, Said, Wanted};
use super::scene::{Memo, Scene};
use super::screens::Screen;
use super::settings::Settings;
use super::text::{self, Line, piece};
use super::theme::Role;
use super::tour::{self, Tour, Whereabouts};
use super::widgets::header::Header;
use super::widgets::keybar::{self, Hint};
use super::widgets::panel;
use super::{foresight, whereabouts, words};
use crate::calendar::Calendar;
use crate::clock::Clock;
use crate::desk::{Desk, DeskError};
use crate::engine::action::{Act, Action, Details};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::pairing::propose;
use crate::engine::refusal::{Level, Warning};
use crate::formats::prizes;
use crate::presets::{self, Preset};

/// The least size at which anything can be done.
pub const LEAST: (u16, u16) = (40, 10);

/// The height from which the header is set apart by a rule.
const ROOMY: u16 = 18;

/// How often what moves by itself moves.
const PAGE: Duration = Duration::from_secs(1);

/// How often the progress of long work is shown.
const PROGRESS: Duration = Duration::from_millis(100);

/// The lines that one turn of the wheel moves.
const WHEEL: usize = 3;

/// What the program is made of.
pub struct Parts {
    /// What the user has chosen.
    pub settings: Settings,
    /// The user's own files.
    pub files: Files,
    /// Who does long work.
    pub worker: Worker,
    /// Makes the clock of an event.
    pub clock: fn() -> Box<dyn Clock>,
    /// Gives a seed for whatever is drawn by lot; it is recorded with what was drawn.
    pub seed: fn() -> u64,
    /// Where new events are made, and what typed paths start from.
    pub folder: PathBuf,
}

/// What screens see of the program.
struct Room {
    desk: Option<Desk>,
    settings: Settings,
    memo: Memo,
    recent: Vec<RecentEvent>,
    presets: Vec<Preset>,
    offers_tour: bool,
}

impl Room {
    const fn scene(&self) -> Scene<'_> {
        Scene {
            desk: self.desk.as_ref(),
            settings: &self.settings,
            memo: &self.memo,
            recent: self.recent.as_slice(),
            presets: self.presets.as_slice(),
            offers_tour: self.offers_tour,
        }
    }
}

/// A piece of long work that was asked for.
struct Working {
    name: String,
    since: Instant,
    watch: Arc<Watch>,
}

impl Working {
    /// Says what is done, how far it is and how long it has taken.
    fn told(&self) -> String {
        let progress = self.watch.progress().map_or_else(String::new, |(done, of)| format!(" {done}/{of}"));
        let seconds = self.since.elapsed().as_secs();
        let elapsed = if seconds > 0 { format!(", {seconds} s") } else { String::new() };
        format!("{}{progress}{elapsed}", self.name)
    }
}

/// The program.
pub struct App {
    room: Room,
    screen: Screen,
    /// Screens that were left, as they were.
    parked: Vec<Screen>,
    overlays: Vec<Overlay>,
    /// The tour, while it is on.
    tour: Option<Tour>,
    said: Option<Said>,
    /// What is being worked at, the first one first.
    working: VecDeque<Working>,
    worker: Worker,
    files: Files,
    clock: fn() -> Box<dyn Clock>,
    seed: fn() -> u64,
    folder: PathBuf,
    over: bool,
}

impl App {
    /// Makes the program, on its home screen.
    #[must_use]
    pub fn new(parts: Parts) -> Self {
        let recent = parts.files.recent();
        let said = complaint(&parts.settings.complaints).map(Said::Warning);
        // A preset that does not read is a fault that a test rules out; the desk works without presets.
        let presets = presets::all().unwrap_or_default();
        let offers_tour = parts.files.are_new();
        let (desk, memo) = (None, Memo::default());
        let room = Room { desk, settings: parts.settings, memo, recent, presets, offers_tour };
        Self {
            room,
            screen: Screen::new(ScreenKind::Home),
            parked: Vec::new(),
            overlays: Vec::new(),
            tour: None,
            said,
            working: VecDeque::new(),
            worker: parts.worker,
            files: parts.files,
            clock: parts.clock,
            seed: parts.seed,
            folder: parts.folder,
            over: false,
        }
    }

    /// Tells whether the program is to end.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Tells whether something on the screen moves by itself.
    #[must_use]
    pub fn moves_by_itself(&self) -> bool {
        self.overlays.last().is_some_and(Overlay::moves_by_itself)
    }

    /// Gives how long the screen stays as it is while nothing happens: for ever, where nothing on it moves.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        if self.moves_by_itself() {
            return Some(PAGE);
        }
        (!self.working.is_empty()).then_some(PROGRESS)
    }

    /// Gives the event on the desk.
    #[must_use]
    pub const fn desk(&self) -> Option<&Desk> {
        self.room.desk.as_ref()
    }

    /// Gives what was said last.
    #[must_use]
    pub const fn said(&self) -> Option<&Said> {
        self.said.as_ref()
    }

    /// Puts an event on the desk.
    pub fn put(&mut self, desk: Desk) {
        self.lay(desk, None);
    }

    fn lay(&mut self, mut desk: Desk, tour: Option<Tour>) {
        desk.sign(&self.room.settings.operator);
        self.remember();
        self.tour = tour;
        let started = !desk.state().rounds.is_empty();
        let recovered = desk.recovery().map(recovery_lines);
        let read_only = desk.read_only().map(str::to_owned);
        self.room.desk = Some(desk);
        self.room.memo.clear();
        self.parked.clear();
        self.overlays.clear();
        self.remember();
        self.go(if started { ScreenKind::Round } else { ScreenKind::Players });
        if let Some(lines) = recovered {
            let message = Message::new("the file was not sound", lines);
            self.overlays.push(Overlay::Message(message));
        }
        // What is wrong with the settings is still to be read when the program starts with an event.
        let warned = self.said.take().filter(|said| matches!(said, Said::Warning(_)));
        self.said = read_only.map(Said::Warning).or(warned);
    }

    /// Opens an event file.
    pub fn open(&mut self, path: &Path) {
        match Desk::open(path, (self.clock)()) {
            Ok(desk) => self.put(desk),
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    /// Writes down what the list of recent events shows of the one on the desk.
    pub fn remember(&mut self) {
        // The event of a tour is nobody's.
        let own = self.room.desk.as_ref().filter(|_| self.tour.is_none());
        let Some((desk, path)) = own.and_then(|desk| Some((desk, desk.path()?))) else {
            return;
        };
        let state = desk.state();
        self.files.remember(RecentEvent {
            path: std::path::absolute(path).unwrap_or_else(|_| path.to_owned()),
            title: state.details.title.clone(),
            game: state.setup.game.name().to_owned(),
            players: state.players.len(),
            round: state.last_round().0,
            rounds: state.setup.rounds,
            saved: desk.saved_at().to_owned(),
        });
        self.room.recent = self.files.recent();
    }

    /// Takes what happened.
    pub fn handle(&mut self, event: Event) {
        match event {
            Event::Key(key) => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Paste(text) => self.paste(&text),
            Event::Resize => {}
            Event::Done(done) => self.done(*done),
            Event::Tick => {
                if let Some(Overlay::Projector(projector)) = self.overlays.last_mut() {
                    projector.tick();
                }
            }
            Event::Gone => self.over = true,
        }
    }

    /// Gives where the next key is heard.
    pub fn context(&mut self) -> Context {
        match self.overlays.last_mut() {
            Some(overlay) => overlay.context(),
            None => self.screen.face().context(&self.room.scene()),
        }
    }

    fn key(&mut self, key: Key) {
        self.said = None;
        let context = self.context();
        let ends_tour = self.room.settings.keymap.intent(Context::Global, key) == Some(Intent::EndTour);
        if ends_tour && self.tour.is_some() {
            self.end_tour();
            return;
        }
        let intent = self.room.settings.keymap.intent(context, key);
        // Any key acknowledges a message.
        let intent = intent.or((context == Context::Message).then_some(Intent::Accept));
        if let Some(intent) = intent {
            self.intend(intent);
        }
    }

    fn mouse(&mut self, mouse: Mouse) {
        match mouse {
            Mouse::WheelUp => (0..WHEEL).for_each(|_| self.intend(Intent::Up)),
            Mouse::WheelDown => (0..WHEEL).for_each(|_| self.intend(Intent::Down)),
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

    fn paste(&mut self, text: &str) {
        match self.overlays.last_mut() {
            Some(overlay) => overlay.paste(text),
            None => self.screen.face().paste(text, &self.room.scene()),
        }
    }

    /// Does what a key means: the topmost overlay hears it first, then the program, then the screen.
    fn intend(&mut self, intent: Intent) {
        if let Some(overlay) = self.overlays.last_mut() {
            let heard = overlay.handle(intent, &self.room.scene());
            self.heard(heard);
            return;
        }
        let screen = self.screen.kind();
        if !self.perform_global(intent) {
            let request = self.screen.face().handle(intent, &self.room.scene());
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
            Heard::Close => drop(self.overlays.pop()),
            Heard::Then(request) => {
                self.overlays.pop();
                self.fulfil(request);
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever is not for the program is for the screen")]
    fn perform_global(&mut self, intent: Intent) -> bool {
        match intent {
            Intent::Go(screen) => self.go(screen),
            Intent::NextScreen => self.go_next(),
            Intent::Help => {
                let help = help(self.context(), &self.room.settings.keymap);
                self.overlays.push(Overlay::Reader(help));
            }
            Intent::Manual => self.overlays.push(Overlay::Manual(Manual::at(self.screen.kind()))),
            Intent::Settings => self.show_settings(),
            Intent::Operator => {
                let hint = "who types from now on: stands in the journal with every entry; empty for nobody";
                let prompt = Prompt::new("operator", hint, Asked::Operator);
                let prompt = prompt.offering(&self.room.settings.operator);
                self.overlays.push(Overlay::Prompt(prompt));
            }
            Intent::EndTour => self.end_tour(),
            Intent::Palette => {
                let palette = Palette::new(self.context(), &self.room.settings.keymap);
                self.overlays.push(Overlay::Palette(palette));
            }
            Intent::Undo => self.take_back(),
            Intent::Redo => self.do_again(),
            Intent::Note => {
                if self.has_desk() {
                    let prompt =
                        Prompt::new("note into the journal", "what the journal should keep", Asked::Note);
                    self.overlays.push(Overlay::Prompt(prompt));
                }
            }
            Intent::Projector => self.project(),
            Intent::Site => self.ask_for_site(),
            Intent::Stop => self.stop(),
            Intent::Quit => self.quit(),
            _ => return false,
        }
        true
    }

    fn show_settings(&mut self) {
        match self.files.make_settings() {
            Ok(made) => {
                let path = self.files.settings_path();
                let shown = settings::settings(&self.room.settings, path.as_deref(), made);
                self.overlays.push(Overlay::Reader(shown));
            }
            Err(error) => self.said = Some(Said::Error(error)),
        }
    }

    /// Whoever types stands in the journal from now on, here and in every event opened later.
    fn sign_in(&mut self, operator: String) {
        if let Some(desk) = &mut self.room.desk {
            desk.sign(&operator);
        }
        let who = if operator.is_empty() { "nobody in particular" } else { &operator };
        self.said = Some(Said::Good(format!("from now on {who} types")));
        self.room.settings.operator = operator;
    }

    /// The tour runs on a copy; the event that was open is opened again after it.
    fn begin_tour(&mut self) {
        self.see_tour();
        let opened = self.files.copy_tour(tour::DEMO).and_then(|copy| {
            let desk = Desk::open(&copy, (self.clock)()).map_err(|error| error.to_string())?;
            Ok((copy, desk))
        });
        let before = self.room.desk.as_ref().and_then(Desk::path).map(Path::to_owned);
        match opened {
            Ok((copy, desk)) => self.lay(desk, Some(Tour::new(copy, before))),
            Err(error) => self.said = Some(Said::Error(error)),
        }
    }

    fn see_tour(&mut self) {
        self.files.mark_tour_seen();
        self.room.offers_tour = false;
    }

    fn end_tour(&mut self) {
        let Some(tour) = self.tour.take() else { return };
        self.stop();
        self.room.desk = None;
        self.room.memo.clear();
        self.parked.clear();
        self.overlays.clear();
        self.screen = Screen::new(ScreenKind::Home);
        if let Some(before) = &tour.before {
            self.open(before);
        } else {
            let kept = tour.copy.display();
            self.said = Some(Said::Good(format!("the tour is over (its event is kept: {kept})")));
        }
    }

    fn ask_for_site(&mut self) {
        let Some(desk) = self.room.desk.as_ref().filter(|desk| desk.path().is_some()) else {
            self.has_desk();
            return;
        };
        let path = desk.path().unwrap_or(Path::new(""));
        let known = self.files.site(path);
        let hint = match known {
            Some(_) => "its folder; the site is written now, and empty leaves it as it is from now on",
            None => "a folder; the site is written now, and after every round, seal and correction",
        };
        let offered = known.unwrap_or_else(|| publishing::folder_beside(path));
        let prompt = Prompt::new("publish as a site", hint, Asked::Site);
        self.overlays.push(Overlay::Prompt(prompt.offering(&offered.display().to_string())));
    }

    fn set_site(&mut self, folder: Option<PathBuf>) {
        let Some(path) = self.room.desk.as_ref().and_then(Desk::path) else { return };
        let folder = folder.map(|folder| self.folder.join(folder));
        self.files.keep_site(path, folder.as_deref());
        match folder {
            Some(_) => self.publish_site(),
            None => self.said = Some(Said::Good("the site is no longer kept up to date".to_owned())),
        }
    }

    /// The site follows what was announced, where the event has one.
    fn publish_site(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        if let Some(folder) = desk.path().and_then(|path| self.files.site(path)) {
            let site = Publishing::of(desk, folder, &self.room.settings.calendar);
            self.work(Work::Publish(Box::new(site)));
        }
    }

    fn has_desk(&mut self) -> bool {
        if self.room.desk.is_none() {
            self.said = Some(Said::Error("no event is open (open or make one first)".to_owned()));
        }
        self.room.desk.is_some()
    }

    fn go(&mut self, to: ScreenKind) {
        if to == self.screen.kind() || (to != ScreenKind::Home && !self.has_desk()) {
            return;
        }
        let found = self.parked.iter().position(|screen| screen.kind() == to);
        let screen = found.map_or_else(|| Screen::new(to), |at| self.parked.remove(at));
        let left = std::mem::replace(&mut self.screen, screen);
        self.parked.push(left);
        let request = self.screen.face().enter(&self.room.scene());
        self.fulfil_all(request);
    }

    fn go_next(&mut self) {
        let here = ScreenKind::ALL.iter().position(|kind| *kind == self.screen.kind()).unwrap_or(0);
        self.go(ScreenKind::ALL[(here + 1) % ScreenKind::ALL.len()]);
    }

    fn project(&mut self) {
        let round = self.room.desk.as_ref().map(|desk| desk.state().last_round());
        if let Some(round) = round.filter(|_| self.has_desk()) {
            let boards = self.screen.kind() == ScreenKind::Round && round.0 > 0;
            let shown = if boards { Shown::Boards(round) } else { Shown::Standings(round) };
            self.overlays.push(Overlay::Projector(Projector::new(shown)));
        }
    }

    fn stop(&mut self) {
        if self.working.is_empty() {
            return;
        }
        let stopped = |work: Working| {
            work.watch.stop();
            work.name
        };
        let work: Vec<String> = self.working.drain(..).map(stopped).collect();
        self.said = Some(Said::Good(format!("stopped: {}", work.join(", "))));
    }

    fn quit(&mut self) {
        let drafts = std::iter::once(&mut self.screen).chain(&mut self.parked);
        let mut drafts: Vec<String> = drafts.filter_map(|screen| screen.face().draft()).collect();
        let site = self.working.iter().any(|work| work.name == publishing::WORK);
        drafts.extend(site.then(|| "the site is still being written".to_owned()));
        if drafts.is_empty() {
            self.leave();
            return;
        }
        let lines = drafts.into_iter().map(|draft| vec![piece(Role::Warning, draft)]).collect();
        let request = Request::Perform(Intent::Quit, None);
        self.overlays.push(Overlay::Confirm(Confirm::once("leave what is not recorded?", lines, request)));
    }

    fn leave(&mut self) {
        self.remember();
        self.over = true;
    }

    fn take_back(&mut self) {
        self.with_ledger(Desk::undo, "taken back");
    }

    fn do_again(&mut self) {
        self.with_ledger(Desk::redo, "done again");
    }

    fn with_ledger(
        &mut self,
        act: impl FnOnce(&mut Desk) -> Result<crate::engine::id::Seq, DeskError>,
        done: &str,
    ) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let mut concerned = None;
        self.said = Some(match act(desk) {
            Ok(of) => {
                let entry = desk.entries().iter().find(|entry| entry.seq == of);
                let told = entry.map(|entry| words::entry(desk.state(), entry));
                let told = told.map_or_else(String::new, |told| format!(": {} {}", told.kind, told.text));
                if let Some(Action::Do(act)) = entry.map(|entry| &entry.action) {
                    concerned = Some(act.clone());
                }
                Said::Good(format!("{done}{told}"))
            }
            Err(error) => Said::Error(error.to_string()),
        });
        let Some(act) = concerned else { return };
        if publishing::is_announced(&act) {
            self.publish_site();
        }
        self.tell_screen(ScreenKind::Round, &News::Ledger(Box::new(act)));
    }

    fn fulfil_all(&mut self, request: Option<Request>) {
        if let Some(request) = request {
            self.fulfil(request);
        }
    }

    fn fulfil(&mut self, request: Request) {
        match request {
            Request::Do(act) => self.propose(act),
            Request::DoAll(acts) => self.record_all(acts),
            Request::Accepted(act, warnings) => self.record(*act, &warnings),
            Request::Correct(act) => self.foresee(act),
            Request::Seal(after) => self.propose_seal(after),
            Request::SealAccepted(after, warnings) => self.seal(after, &warnings),
            Request::Perform(Intent::Quit, _) => self.leave(),
            Request::Perform(intent, screen) => {
                if let Some(screen) = screen {
                    self.go(screen);
                }
                self.intend(intent);
            }
            Request::Go(screen) => self.go(screen),
            Request::Card(player) => self.show_card(player),
            Request::Over(overlay) => self.overlays.push(*overlay),
            Request::Pair(round) => self.pair(round),
            Request::Work(work) => self.work(work),
            Request::Say(said) => self.said = Some(said),
            Request::Tell(news) => self.tell(&news),
            Request::Open(path) => self.open(&self.folder.join(path)),
            Request::Create { preset, title } => self.create(preset, &title),
            Request::Tour => self.begin_tour(),
            Request::NoTour => {
                self.see_tour();
                self.said =
                    Some(Said::Good("the tour is not offered again; it stays among the actions".to_owned()));
            }
            Request::Forget(path) => {
                self.files.forget(&path);
                self.room.recent = self.files.recent();
            }
            Request::Import(path) => self.import(&self.folder.join(path)),
            Request::ImportEvent(path) => self.import_event(&self.folder.join(path)),
            Request::Prizes(path) => self.read_prizes(&self.folder.join(path)),
            Request::Operator(operator) => self.sign_in(operator),
            Request::Site(folder) => self.set_site(folder),
            Request::Write { path, text } => {
                let path = self.folder.join(path);
                self.said = Some(match files::write_new(&path, &text) {
                    Ok(()) => Said::Good(format!("written: {}", path.display())),
                    Err(error) => Said::Error(error),
                });
            }
        }
    }

    fn tell(&mut self, news: &News) {
        if let News::Found { wanted: Wanted::Preset, item } = news {
            let title = self.room.presets.get(*item).map_or("", |preset| preset.title.as_str());
            let prompt = Prompt::new(
                "title of the new event",
                format!("{title}; the title also names the file"),
                Asked::Title { preset: *item },
            );
            self.overlays.push(Overlay::Prompt(prompt));
            return;
        }
        let request = self.screen.face().hear(news, &self.room.scene());
        self.fulfil_all(request);
    }

    /// An answer goes to the screen that asked, wherever one is by now.
    fn tell_screen(&mut self, kind: ScreenKind, news: &News) {
        let mut screens = std::iter::once(&mut self.screen).chain(&mut self.parked);
        let found = screens.find(|screen| screen.kind() == kind);
        let request = found.and_then(|screen| screen.face().hear(news, &self.room.scene()));
        self.fulfil_all(request);
    }

    fn show_card(&mut self, player: PlayerId) {
        self.go(ScreenKind::Card);
        let news = News::Found { wanted: Wanted::Player, item: player.index() };
        self.tell(&news);
    }

    /// Checks an act and asks about its warnings as loudly as they deserve.
    fn propose(&mut self, act: Box<Act>) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        if let Err(refused) = desk.state().check(&act) {
            self.said = Some(Said::Error(refused.to_string()));
            return;
        }
        let warnings = desk.state().warnings(&act);
        let title = words::act(desk.state(), &act).kind;
        match loudest(&warnings) {
            None | Some(Level::Line) => {
                let lines: Vec<String> = warnings.iter().map(ToString::to_string).collect();
                self.record(*act, &warnings);
                if !lines.is_empty() {
                    self.said = Some(Said::Warning(lines.join("; ")));
                }
            }
            Some(level) => {
                let lines = warning_lines(&warnings);
                self.ask(level, title, lines, Request::Accepted(act, warnings));
            }
        }
    }

    fn ask(&mut self, level: Level, title: &str, lines: Vec<Line>, then: Request) {
        self.overlays.push(match level {
            Level::Line | Level::Acknowledge => Overlay::Message(Message::before(title, lines, then)),
            Level::Confirm => Overlay::Confirm(Confirm::once(title, lines, then)),
            Level::ConfirmTwice => Overlay::Confirm(Confirm::twice(title, lines, then)),
        });
    }

    fn record(&mut self, act: Act, accepted: &[Warning]) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let kept = act.clone();
        match desk.record(act, accepted) {
            Ok(_) => {
                // A result is seen where it was typed; the line above the keys goes on telling what is missing.
                if !matches!(kept, Act::Record { .. } | Act::Agree { .. }) {
                    let told = words::act(desk.state(), &kept);
                    self.said = Some(Said::Good(format!("{}: {}", told.kind, told.text)));
                }
                let is_announced = publishing::is_announced(&kept);
                self.tell(&News::Recorded(Box::new(kept)));
                if is_announced {
                    self.publish_site();
                }
            }
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    fn record_all(&mut self, acts: Vec<Act>) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let count = acts.len();
        let is_announced = acts.iter().any(publishing::is_announced);
        self.said = Some(match desk.record_all(acts) {
            Ok(()) => Said::Good(format!("{} recorded", words::count(count, "act"))),
            Err(error) => Said::Error(error.to_string()),
        });
        if is_announced {
            self.publish_site();
        }
    }

    /// A correction first shows what it will do.
    fn foresee(&mut self, act: Box<Act>) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        if let Err(refused) = desk.state().check(&act) {
            self.said = Some(Said::Error(refused.to_string()));
            return;
        }
        let state = Box::new(desk.state().clone());
        self.work(Work::Foresee { state, act });
    }

    fn propose_seal(&mut self, after: RoundNo) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        // The digest does not matter to the warnings; it is made when the standings are announced.
        let warnings = desk.state().warnings(&Act::Seal { after, digest: String::new() });
        let mut lines = vec![vec![piece(
            Role::Text,
            format!("The standings after round {after} are announced as they stand."),
        )]];
        lines.extend(warning_lines(&warnings));
        self.ask(Level::Confirm, "seal the standings", lines, Request::SealAccepted(after, warnings));
    }

    fn seal(&mut self, after: RoundNo, accepted: &[Warning]) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let sealed = desk.seal(after, accepted);
        let is_announced = sealed.is_ok();
        self.said = Some(match sealed {
            Ok(_) => {
                let digest = desk.state().seals.last().map_or("", |seal| seal.digest.get(..12).unwrap_or(""));
                Said::Good(format!("standings after round {after} sealed: {digest}"))
            }
            Err(error) => Said::Error(error.to_string()),
        });
        if is_announced {
            self.publish_site();
        }
    }

    /// The pairing numbers and the lot for the initial colour are on disk before the first round is paired.
    fn pair(&mut self, round: RoundNo) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let acts = propose::preparations(desk.state(), (self.seed)());
        if !acts.is_empty()
            && let Err(error) = desk.record_all(acts)
        {
            self.said = Some(Said::Error(error.to_string()));
            return;
        }
        let state = Box::new(desk.state().clone());
        self.work(Work::Pair { state, round });
    }

    fn work(&mut self, work: Work) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let (watch, entries) = (Arc::<Watch>::default(), desk.entries().len());
        let working = Working { name: work.name(), since: Instant::now(), watch: Arc::clone(&watch) };
        self.working.push_back(working);
        if let Some(done) = self.worker.ask(entries, watch, work) {
            self.done(done);
        }
    }

    /// Takes the answer of long work, unless the journal has moved on since the question.
    fn done(&mut self, done: Done) {
        // What was stopped is not waited for any more.
        let Some(at) = self.working.iter().position(|work| Arc::ptr_eq(&work.watch, &done.watch)) else {
            return;
        };
        self.working.remove(at);
        if let Answer::Published(published) = &done.answer {
            self.said = Some(publishing::told(published, self.said.take()));
            return;
        }
        let now = self.room.desk.as_ref().map(|desk| desk.entries().len());
        if now != Some(done.seq) {
            if matches!(done.answer, Answer::Paired { .. } | Answer::Foreseen { .. }) {
                self.said = Some(Said::Warning("the event has changed since: ask again".to_owned()));
            }
            return;
        }
        match done.answer {
            Answer::Foreseen { act, consequences } => {
                let Some(desk) = self.room.desk.as_ref() else { return };
                let warnings = desk.state().warnings(&act);
                let mut lines = warning_lines(&warnings);
                lines.extend(foresight::lines(desk.state(), &act, &consequences));
                let level = loudest(&warnings).unwrap_or(Level::Confirm).max(Level::Confirm);
                self.ask(level, "what this will do", lines, Request::Accepted(act, warnings));
            }
            Answer::Why { title, lines } => self.overlays.push(Overlay::Reader(Reader::new(title, lines))),
            answer @ (Answer::Paired { .. }
            | Answer::Audited(_)
            | Answer::Published(_)
            | Answer::Rated { .. }) => {
                let screen = answer.asked_by();
                self.tell_screen(screen, &News::Answer(Box::new(answer)));
            }
        }
    }

    fn create(&mut self, preset: usize, title: &str) {
        let Some(preset) = self.room.presets.get(preset) else { return };
        let mut clock = (self.clock)();
        let header = presets::header(preset.setup.clone(), title, &mut *clock);
        let path = self.folder.join(files::file_name(title));
        match Desk::create(&path, header, clock) {
            Ok(desk) => {
                self.put(desk);
                self.said = Some(Said::Good(format!("made: {}", path.display())));
            }
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    /// Players of a list, or those of a tournament report.
    fn import(&mut self, path: &Path) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let known = desk.state().players.len();
        match importing::players(path) {
            Ok(list) => {
                let ids = (known..).map(|at| PlayerId(u32::try_from(at + 1).unwrap_or(u32::MAX)));
                let acts = ids.zip(list.entrants).map(|(id, entrant)| Act::Register { id, entrant });
                self.record_all(acts.collect());
            }
            Err(error) => self.said = Some(Said::Error(error)),
        }
    }

    /// The event lies beside other new ones, under a name of its own.
    fn import_event(&mut self, path: &Path) {
        let made = importing::event(path).and_then(|described| {
            let title = &described.details.title;
            let title = if title.trim().is_empty() { "imported event" } else { title };
            let file = self.folder.join(files::file_name(title));
            let mut clock = (self.clock)();
            let mut header = presets::header(described.setup, title, &mut *clock);
            header.details = Details { title: title.to_owned(), ..described.details.clone() };
            let mut desk = Desk::in_memory(header, clock).map_err(|error| error.to_string())?;
            desk.record_all(described.acts).map_err(|error| error.to_string())?;
            desk.save_as(&file).map_err(|error| error.to_string())?;
            Ok((desk, file))
        });
        match made {
            Ok((desk, file)) => {
                self.put(desk);
                self.said = Some(Said::Good(format!("made: {}", file.display())));
            }
            Err(error) => self.said = Some(Said::Error(error)),
        }
    }

    fn read_prizes(&mut self, path: &Path) {
        let read = files::read(path)
            .and_then(|text| prizes::read(&text).map_err(|error| format!("{}:{error}", path.display())));
        match read {
            Ok(rules) => self.tell(&News::Prizes(Box::new(rules))),
            Err(error) => self.said = Some(Said::Error(error)),
        }
    }

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

    fn draw_header(&mut self, area: Rect, buffer: &mut Buffer) {
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
    fn draw_tour(&mut self, body: Rect, buffer: &mut Buffer) -> Rect {
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

    fn draw_status(&mut self, area: Rect, buffer: &mut Buffer) {
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

    fn draw_keys(&mut self, area: Rect, buffer: &mut Buffer) {
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

/// Tells whether what is for the program is possible now; `None` for what is for the screen.
#[expect(clippy::wildcard_enum_match_arm, reason = "whatever is not for the program is for the screen")]
fn global_is_possible(intent: Intent, scene: &Scene<'_>) -> Option<bool> {
    match intent {
        Intent::Undo => Some(scene.desk.is_some_and(|desk| desk.ledger().to_undo().is_some())),
        Intent::Redo => Some(scene.desk.is_some_and(|desk| desk.ledger().to_redo().is_some())),
        Intent::Palette | Intent::Help | Intent::Manual | Intent::Quit => Some(true),
        _ => None,
    }
}

fn saved(desk: &Desk, calendar: &Calendar) -> String {
    match desk.path() {
        Some(_) => format!("saved {}", calendar.time(desk.saved_at())),
        None => "in memory only".to_owned(),
    }
}

/// Tells the first of what is wrong with the settings; the action `settings` tells all of it.
fn complaint(complaints: &[String]) -> Option<String> {
    let first = complaints.first()?;
    Some(match complaints.len() {
        1 => first.clone(),
        all => format!("{first}; {} more (`settings` shows them)", all - 1),
    })
}

fn loudest(warnings: &[Warning]) -> Option<Level> {
    warnings.iter().map(|warning| warning.level).max()
}

/// Writes warnings down, each with its clause.
#[must_use]
pub fn warning_lines(warnings: &[Warning]) -> Vec<Line> {
    let line = |warning: &Warning| {
        vec![
            piece(Role::Warning, format!("! {}", warning.text)),
            piece(Role::Dim, format!("  ({})", warning.clause)),
        ]
    };
    warnings.iter().map(line).collect()
}

fn recovery_lines(recovery: &crate::desk::Recovery) -> Vec<Line> {
    let damage = &recovery.damage;
    let mut lines = vec![
        vec![piece(Role::Warning, format!("line {}, entry {}: {}", damage.line, damage.entry, damage.wrong))],
        vec![piece(Role::Text, "Everything before it was read and holds.")],
    ];
    if let Some(kept) = &recovery.kept {
        lines.push(vec![piece(Role::Text, format!("The file as it was is kept: {}", kept.display()))]);
    }
    lines
}

fn draw_too_small(area: Rect, buffer: &mut Buffer, settings: &Settings) {
    let (width, height) = LEAST;
    let told = format!("{}×{} is too small: {width}×{height} are needed", area.width, area.height);
    for (y, line) in (area.y..area.bottom()).zip(text::wrap(&told, usize::from(area.width))) {
        text::put(buffer, (area.x, y), usize::from(area.width), &piece(Role::Warning, line), &settings.theme);
    }
}
