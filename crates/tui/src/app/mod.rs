//! The program: one screen, what lies over it, and the only place where requests become acts.

mod acts;
mod bringing_in;
mod drawing;
mod file_news;
mod opening;
mod other_desks;
mod pace;
mod unrecorded;
mod working;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::keys::intent::{Intent, ScreenKind};
use crate::keys::{Context, Key, Keymap, Named};
use crate::overlays::finder::Finder;
use crate::overlays::help::help;
use crate::overlays::layer::Heard;
use crate::overlays::manual::Manual;
use crate::overlays::projector::Projector;
use crate::overlays::reader::Reader;
use crate::overlays::{Overlay, settings};
use crate::projector::content::Kind as Wall;
use crate::scene::Scene;
use crate::scene::lookup::Lookup;
use crate::scene::settings::Settings;
use crate::screens::Screen;
use crate::terminal::event::{Event, Mouse, Press};
use crate::widgets::text::piece;
use crate::widgets::theme::Role;
use crate::wording::tour::Tour;
use crate::work::desks_job::Attendance;
use crate::work::importing::{ListSource, ReportFindings};
use crate::work::input_lines;
use crate::work::job::{JobKind, Work, Worker};
use crate::work::request::{Asked, Found, InputLine, LongText, NamedOutcome, News, Question, Request, Said};
use desk::Desk;
use desk::desks::here::Hosted;
use desk::desks::membership::Membership;
use desk::user::files::{Files, RecentEvent};
use engine::action::Act;
use engine::id::{PlayerId, RoundNo};
use engine::refusal::Warning;
use engine::text::Label;
use formats::clock::Clock;
use formats::player_list::Choices as ListChoices;
use formats::presets::{self, Preset};
use formats::views::changes::Change;
use formats::views::words;
use pace::Pace;
use unrecorded::{PAUSE, Unrecorded, is_typing};
use working::Working;

/// The least size at which anything can be done.
pub const LEAST: (u16, u16) = (40, 10);

/// The height from which the header is set apart by a rule.
const ROOMY: u16 = 18;

/// How often what moves by itself moves.
const PAGE: Duration = Duration::from_secs(1);

/// How often a desk that follows another one looks at its file: what the other one writes is shown within a second.
const FOLLOW: Duration = Duration::from_millis(400);

/// How often a desk at which nothing happens looks whether its file is there.
const WATCH: Duration = Duration::from_secs(2);

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
    /// Returns the present moment, by which the time between keys is measured.
    pub instant: fn() -> Instant,
    /// Returns a seed for whatever is drawn by lot; it is recorded with what was drawn.
    pub seed: fn() -> u64,
    /// Where new events are made, and what typed paths start from.
    pub folder: PathBuf,
}

/// What screens see of the program.
struct Room {
    desk: Option<Desk>,
    settings: Settings,
    recent: Vec<RecentEvent>,
    presets: Vec<Preset>,
    lists: Lookup,
    offers_tour: bool,
    /// The moment of the last look at the clock.
    now: String,
}

impl Room {
    const fn scene(&self) -> Scene<'_> {
        Scene {
            desk: self.desk.as_ref(),
            settings: &self.settings,
            recent: self.recent.as_slice(),
            presets: self.presets.as_slice(),
            lists: &self.lists,
            now: self.now.as_str(),
            offers_tour: self.offers_tour,
        }
    }
}

/// The program.
pub struct App {
    room: Room,
    screen: Screen,
    /// Screens that were left, as they were.
    parked: Vec<Screen>,
    overlays: Vec<Overlay>,
    /// How the last list was read that was not taken over.
    kept_choices: Option<(ListSource, ListChoices)>,
    /// What was accepted before the round was paired that is to be published.
    accepted: Option<(RoundNo, Vec<Warning>)>,
    /// The tour, while it is on.
    tour: Option<Tour>,
    said: Option<Said>,
    /// What is being worked at, the first one first.
    working: VecDeque<Working>,
    worker: Worker,
    files: Files,
    clock: fn() -> Box<dyn Clock>,
    instant: fn() -> Instant,
    pace: Pace,
    seed: fn() -> u64,
    folder: PathBuf,
    /// What the user should know of the own files; each is told once.
    notices: Vec<String>,
    /// How many of them were told.
    noticed: usize,
    /// What is typed and not recorded.
    unrecorded: Unrecorded,
    /// Whether the file of the event was not what it should be when it was looked at last.
    missed_file: bool,
    /// What becomes of the rating lists beside everything else.
    lists: bringing_in::Loading,
    /// What is called when something is heard of the other desks.
    wake: other_desks::Wake,
    /// As which desk the event on the desk is shared.
    membership: Option<Membership>,
    /// What was sent to the other desks, and is shown as done once the server has it; with what it changes.
    sent: Option<(Act, Option<Vec<Change>>)>,
    /// The events that are hosted here, by their digests.
    hosted: Vec<(String, Hosted)>,
    /// Whether work with the network goes on.
    network: Attendance,
    over: bool,
}

impl Drop for App {
    /// Sharing or joining that goes on is undone: nothing of it stays behind.
    fn drop(&mut self) {
        for work in self.working.drain(..) {
            work.stop();
        }
        std::mem::take(&mut self.network).wait();
    }
}

impl App {
    /// Makes the program, on its home screen.
    #[must_use]
    pub fn new(parts: Parts) -> Self {
        // A preset that does not read is a fault that a test rules out; the desk works without presets.
        let presets = presets::all().unwrap_or_default();
        let offers_tour = parts.files.are_new();
        let notices = parts.files.keep_damaged_lists();
        let recent = parts.files.recent();
        let warnings: Vec<String> =
            complaint(&parts.settings.complaints).into_iter().chain(notices.iter().cloned()).collect();
        let said = (!warnings.is_empty()).then(|| Said::Warning(warnings.join(" · ")));
        let lists = Lookup::of(parts.files.rating_lists());
        let room = Room {
            desk: None,
            settings: parts.settings,
            recent,
            presets,
            lists,
            offers_tour,
            now: (parts.clock)().now(),
        };
        Self {
            room,
            screen: Screen::new(ScreenKind::Home),
            parked: Vec::new(),
            overlays: Vec::new(),
            kept_choices: None,
            accepted: None,
            tour: None,
            said,
            working: VecDeque::new(),
            worker: parts.worker,
            files: parts.files,
            clock: parts.clock,
            instant: parts.instant,
            pace: Pace::default(),
            seed: parts.seed,
            folder: parts.folder,
            noticed: notices.len(),
            notices,
            unrecorded: Unrecorded::default(),
            missed_file: false,
            lists: bringing_in::Loading::default(),
            wake: other_desks::Wake::default(),
            membership: None,
            sent: None,
            hosted: Vec::new(),
            network: Attendance::default(),
            over: false,
        }
    }

    /// Whether the program is to end.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Whether something on the screen moves by itself.
    #[must_use]
    pub fn moves_by_itself(&self) -> bool {
        self.overlays.last().is_some_and(Overlay::moves_by_itself)
    }

    /// Returns how long the screen stays as it is while nothing happens: for ever, where nothing on it moves.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        if self.moves_by_itself() {
            return Some(PAGE);
        }
        if self.unrecorded.waits() {
            return Some(PAUSE);
        }
        let follows = self.room.desk.as_ref().is_some_and(|desk| desk.is_open_elsewhere());
        match (self.working.is_empty(), follows) {
            (false, _) => Some(PROGRESS),
            (true, true) => Some(FOLLOW),
            (true, false) => {
                let desk = self.room.desk.as_ref();
                let counts = |desk: &Desk| self.room.scene().ahead(desk.state().last_round()).is_some();
                desk.filter(|desk| desk.path().is_some() || counts(desk)).and(Some(WATCH))
            }
        }
    }

    /// Returns whether some long work is going on.
    #[must_use]
    pub fn is_working(&self) -> bool {
        !self.working.is_empty()
    }

    /// Returns the event on the desk.
    #[must_use]
    pub const fn desk(&self) -> Option<&Desk> {
        self.room.desk.as_ref()
    }

    /// Returns what was said last.
    #[must_use]
    pub const fn said(&self) -> Option<&Said> {
        self.said.as_ref()
    }

    /// Takes what happened.
    pub fn handle(&mut self, event: Event) {
        // Once the keys pause, and when something was done that no character follows.
        let entries = self.entries();
        let mut is_due = match &event {
            Event::Key(press) => {
                let context = self.context();
                !self.room.settings.keymap.intent(context, press.key).is_some_and(is_typing)
            }
            Event::Tick | Event::Suspend => true,
            Event::Mouse(_)
            | Event::Paste(_)
            | Event::Resize
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
            Event::Resize | Event::Suspend | Event::Continue => {}
            Event::Done(done) => self.done(*done),
            Event::Heard => self.take_in_others(),
            // The pause of somebody who types is not the time to look at other things.
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
        // A result waits for its own place on disk only; what was typed of it goes in the next pause, and before the program stops.
        is_due &= is_pause || entries == self.entries();
        self.look_at_drafts(is_due);
        self.tell_news();
        let is_asked = !self.overlays.is_empty() || !self.working.is_empty();
        if let Some(desk) = &mut self.room.desk {
            desk.decides(is_asked);
        }
    }

    fn entries(&self) -> Option<usize> {
        self.room.desk.as_ref().map(|desk| desk.entries().len())
    }

    /// Returns where the next key is heard.
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
        // Esc may be fast where it says no: it changes nothing, and whoever sees what goes wrong is quick.
        let says_no = (intent, key) == (Some(Intent::No), Key::Named(Named::Esc));
        let answers = !says_no && intent.zip(overlay).is_some_and(|(intent, over)| over.is_answer(intent));
        match intent {
            Some(_) if answers && is_typed_on => {
                let why = format!("{key} was ignored: it came too fast (read this, then press {key} again)");
                self.said = Some(Said::Error(why));
            }
            Some(intent) => self.intend(intent),
            // A message may come between two keys of somebody who types results: none of them is taken for an answer.
            None if context == Context::Message => {
                let close = self.room.settings.keymap.key_of(context, Intent::Accept);
                let close = close.map_or_else(String::new, |close| format!(", then press {close}"));
                self.said = Some(Said::Error(format!("{key} was ignored (read this first{close})")));
            }
            // Whoever looks at a slip and not at the keys must not go on as if it had been heard.
            None => self.said = Some(Said::Error(not_a_key(key, context, &self.room.settings.keymap))),
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

    /// Moves as often as a notch of the wheel does, where there is anything to move.
    fn turn_wheel(&mut self, intent: Intent) {
        for _ in 0..WHEEL {
            let context = self.context();
            if self.room.settings.keymap.key_of(context, intent).is_some() {
                self.intend(intent);
            }
        }
    }

    fn paste(&mut self, text: &str) {
        self.said = None;
        let typed = text.chars().next().map(Intent::Type);
        let refused = |desk: &Desk| other_desks::refused(desk, self.screen.kind(), typed?);
        if let Some(overlay) = self.overlays.last_mut() {
            overlay.paste(text);
        } else if let Some(why) = self.room.desk.as_ref().and_then(refused) {
            self.said = Some(Said::Error(why));
        } else {
            let request = self.screen.face().paste(text, &self.room.scene());
            self.fulfil_all(request);
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
        if let Some(why) = self.room.desk.as_ref().and_then(|desk| other_desks::refused(desk, screen, intent))
        {
            self.said = Some(Said::Error(why));
            return;
        }
        if !self.perform_global(intent) {
            let was_possible = self.screen.face().possible(intent, &self.room.scene());
            let request = self.screen.face().handle(intent, &self.room.scene());
            // What is shown dimmed and does nothing says so.
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

    /// Does what an input line asks for; a text that asks for nothing stays on the line, with what is wrong.
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

    /// In official mode a question names its level, as the federation's checklist counts them, below what it says.
    fn ask(&mut self, mut question: Question) {
        let is_official = self.room.desk.as_ref().is_some_and(|desk| desk.state().is_official());
        if let Some(level) = question.level.filter(|_| is_official) {
            let told = format!("level {} of the federation's checklist", level.number());
            question.lines.push(vec![piece(Role::Dim, told)]);
        }
        self.open_overlay(Overlay::question(question));
    }

    /// Opens an overlay; only a key that comes after it was read answers what it asks.
    fn open_overlay(&mut self, overlay: Overlay) {
        self.overlays.push(overlay);
        self.pace.ask((self.instant)());
    }

    fn show(&mut self, text: LongText) {
        self.open_overlay(Overlay::Reader(Reader::new(text)));
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the screen handles the keys that are not the program's"
    )]
    fn perform_global(&mut self, intent: Intent) -> bool {
        match intent {
            Intent::Go(screen) => self.go(screen),
            Intent::NextScreen => self.go_next(),
            Intent::Help => {
                let help = help(self.context(), &self.room.settings.keymap);
                self.open_overlay(Overlay::Reader(help));
            }
            Intent::Manual => self.open_overlay(Overlay::Manual(Manual::at(self.screen.kind()))),
            Intent::Settings => self.show_settings(),
            Intent::Operator => {
                let hint = "the name that every entry carries from now on; empty for none";
                let line = InputLine::new("operator", hint, Asked::Operator);
                self.input(line.offering(self.room.settings.operator.as_str()));
            }
            Intent::TakeOver => self.ask_to_take_over(),
            Intent::Sign => self.propose_signature(),
            Intent::TakeOverAsLead => self.ask_to_take_over_as_lead(),
            Intent::Desks => self.show_desks(),
            Intent::JoinDesks => self.ask_for_code(),
            Intent::EndTour => self.end_tour(),
            Intent::Palette => {
                let actions = Finder::of_actions(self.context(), &self.room.settings.keymap);
                self.open_overlay(Overlay::Finder(actions));
            }
            Intent::Undo | Intent::Redo => {
                let own = if intent == Intent::Undo { self.screen.face().take_back() } else { None };
                if own.is_some() {
                    self.said = own;
                } else if let Some(open) = self.screen.face().keeps_from_undo() {
                    let here = self.context();
                    let leave = self.room.settings.keymap.key_of(here, Intent::Cancel);
                    let leave = leave.map_or_else(String::new, |key| format!(" ({key} goes back)"));
                    self.said =
                        Some(Said::Error(format!("{open}: undo takes back recorded acts only{leave}")));
                } else if intent == Intent::Undo {
                    self.take_back();
                } else {
                    self.do_again();
                }
            }
            Intent::Note => {
                if self.has_desk() {
                    let hint = "what to note in the journal";
                    self.input(InputLine::new("note in the journal", hint, Asked::Note));
                }
            }
            // The reports show the list that is chosen there.
            Intent::Projector if self.screen.kind() != ScreenKind::Reports => self.project(),
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
                self.open_overlay(Overlay::Reader(shown));
            }
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    /// Whoever types stands in the journal from now on, here and in every event opened later.
    fn sign_in(&mut self, operator: Label) {
        if let Some(desk) = &mut self.room.desk {
            desk.sign(&operator);
        }
        let carried = if operator.is_empty() { "no name".to_owned() } else { format!("the name {operator}") };
        self.said = Some(Said::Good(format!("entries carry {carried} from now on")));
        self.room.settings.operator = operator;
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
        let left = self.screen.face().leave(&self.room.scene());
        self.fulfil_all(left);
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
        if self.has_desk() {
            let boards = self.screen.kind() == ScreenKind::Round;
            let kind = if boards { Wall::Boards } else { Wall::Standings };
            self.open_overlay(Overlay::Projector(Projector::in_turn(kind)));
        }
    }

    fn quit(&mut self) {
        let shown = self.overlays.len();
        self.make_sure();
        if shown < self.overlays.len() {
            // What became of the file is read before the program ends.
            return;
        }
        let mut drafts = self.would_be_lost();
        let site = self.working.iter().any(|work| work.kind == JobKind::Publish);
        drafts.extend(site.then(|| "the site is still being written".to_owned()));
        if let Some(others) = self.left_alone().filter(|_| drafts.is_empty()) {
            self.keep_drafts();
            let lines = vec![vec![piece(Role::Warning, others)]];
            let close = NamedOutcome::new(Intent::Leave, "close this desk", Request::Leave);
            self.ask(Question::ask("others work by this desk", lines, close, "stay"));
        } else {
            drafts.extend(self.left_alone());
            self.ask_to_leave(drafts, Request::Leave);
        }
    }

    /// Tells what is typed on any screen and not recorded: what is kept beside the event, or what is not.
    fn typed(&mut self, is_kept: bool) -> Vec<String> {
        let keeps = self.keeps_drafts();
        let scene = self.room.scene();
        let screens = std::iter::once(&mut self.screen).chain(&mut self.parked);
        let told = |screen: &mut Screen| {
            let face = screen.face();
            let kept = keeps && !face.drafts(&scene).is_empty();
            face.draft().filter(|_| kept == is_kept)
        };
        screens.filter_map(told).collect()
    }

    /// Tells what would be lost by leaving now.
    fn would_be_lost(&mut self) -> Vec<String> {
        let mut drafts = self.typed(false);
        if let Some(desk) = self.room.desk.as_ref().filter(|desk| !desk.is_saved()) {
            let entries = words::count_of(desk.entries().len(), "entry", "entries");
            drafts.push(format!("the event is not safe on disk: {entries} may be lost"));
        }
        drafts
    }

    /// Leaves, or takes up another event, once the director knows what is lost by it, and what waits beside the event.
    fn ask_to_leave(&mut self, lost: Vec<String>, then: Request) {
        self.keep_drafts();
        let waits = self.typed(true);
        if lost.is_empty() && waits.is_empty() {
            return self.fulfil(then);
        }
        let goes = if matches!(then, Request::TakeUp(_)) { "open the other event" } else { "leave" };
        let does = if lost.is_empty() { goes.to_owned() } else { format!("{goes} and lose this") };
        let title = if lost.is_empty() { "not recorded yet, but kept" } else { "not recorded yet" };
        let line = |role, text| vec![piece(role, text)];
        let mut lines: Vec<_> = lost.into_iter().map(|one| line(Role::Warning, one)).collect();
        if !waits.is_empty() {
            lines.extend(waits.into_iter().map(|one| line(Role::Text, one)));
            let told = "What is typed is kept beside the event, and is here again when it is opened.";
            lines.push(line(Role::Dim, told.to_owned()));
        }
        let outcome = NamedOutcome::new(Intent::Leave, does, then);
        self.ask(Question::ask(title, lines, outcome, "stay"));
    }

    fn leave(&mut self) {
        self.keep_drafts();
        self.remember();
        self.over = true;
    }

    fn fulfil_all(&mut self, request: Option<Request>) {
        if let Some(request) = request {
            self.fulfil(request);
        }
    }

    fn fulfil(&mut self, request: Request) {
        match request {
            Request::Unhandled => self.said = Some(Said::Error(UNHANDLED.to_owned())),
            Request::Do(act) => self.propose(act),
            Request::DoAll(acts, accepted) => self.do_all(acts, &accepted),
            Request::ReadList(list) => self.read_list(*list),
            Request::KeepChoices(kept) => self.kept_choices = Some(*kept),
            Request::CheckLists => self.check_lists(),
            Request::UpdateLists => self.update_lists(),
            Request::Enlist(listed, with_changes) => self.enlist(&listed, with_changes),
            Request::Accepted(act, warnings) => self.record(*act, &warnings),
            Request::Correct(act) => self.foresee(act),
            Request::Seal(after) => self.propose_seal(after),
            Request::DrawLots => self.draw_lots(),
            Request::DrawPosition(round) => self.draw_position(round),
            Request::DrawNumbers => self.draw_numbers(),
            Request::DrawByVarma => self.draw_by_varma(),
            Request::SealAccepted(after, warnings) => self.seal(after, &warnings),
            Request::UndoAccepted => self.undo(),
            Request::SignAccepted(closes, warnings) => self.sign_event(closes, &warnings),
            Request::Perform(intent, screen) => {
                if let Some(screen) = screen {
                    self.go(screen);
                }
                self.intend(intent);
            }
            Request::Go(screen) => self.go(screen),
            Request::Card(player) => self.show_card(player),
            Request::Show(text) => self.show(text),
            Request::Ask(question) => self.ask(*question),
            Request::Find(choices) => self.open_overlay(Overlay::Finder(Finder::new(*choices))),
            Request::Input(line) => self.input(*line),
            Request::Project(list, round) => {
                self.open_overlay(Overlay::Projector(Projector::alone(list, round)));
            }
            Request::Leave => self.leave(),
            Request::Pair(round) => self.pair(round, &[]),
            Request::PairAccepted(round, accepted) => self.pair(round, &accepted),
            Request::PairWithout(round, missing, accepted) => self.pair_without(round, &missing, &accepted),
            Request::Work(work) => self.work(work),
            Request::Say(said) => self.said = Some(said),
            Request::Tell(news) => self.tell(&news),
            Request::Open(path) => self.ask_to_open(self.folder.join(path)),
            Request::Create { preset, title } => self.create(&preset, title),
            Request::Tour => self.begin_tour(),
            Request::NoTour => {
                self.see_tour();
                self.said = Some(Said::Good(
                    "the tour will not be offered again; you still find it among the actions".to_owned(),
                ));
            }
            Request::Forget(path) => {
                let notice = self.files.forget(&path);
                self.note(notice);
                self.room.recent = self.files.recent();
            }
            Request::Import(path) => self.import(self.folder.join(path)),
            Request::ImportEvent(found) => {
                let report = Box::new(ReportFindings { report: self.folder.join(&found.report), ..*found });
                let folder = self.folder.clone();
                let files = self.files.clone();
                self.work(Work::ImportEvent { report, folder, clock: self.clock, files });
            }
            Request::Results(path) => self.read_results(&self.folder.join(path)),
            Request::EnterResults(acts, accepted) => self.enter_results(acts, &accepted),
            Request::Prizes(path) => self.read_prizes(&self.folder.join(path)),
            Request::TakeUp(opened) => self.take_up(*opened),
            Request::Operator(operator) => self.sign_in(operator),
            Request::Site(folder) => self.set_site(folder),
            Request::Share(as_whom) => self.share(as_whom),
            Request::AskToTakeOverAsLead => self.ask_to_take_over_as_lead(),
            Request::Codes => self.show_codes(),
            Request::NameDesk(code) => self.ask_for_desk_name(code),
            Request::Join { code, name } => self.join(code, name),
            Request::AskToEndCodes => self.ask_to_end_codes(),
            Request::EndCodes(makes_new) => self.end_codes(makes_new),
            Request::AskToLeaveDesks => self.ask_to_leave_desks(),
            Request::AskToShutOut => self.ask_to_shut_out(),
            Request::ShutOut(name) => self.shut_out(&name),
            Request::LeaveDesks => self.leave_desks(),
            Request::KeepOthers => self.keep_others(),
            Request::KeepMine => self.keep_mine(),
            Request::RemoveLeftOver => self.remove_left_over(),
            Request::Dispute(behind) => self.decide_dispute(behind),
            Request::Decide(kept) => self.decide(kept),
            Request::DropKept(kept, behind) => self.drop_kept(&kept, behind),
            Request::DropUndecided => self.drop_undecided(),
            Request::Write { path, text } => {
                let path = self.folder.join(path);
                self.said = Some(match self.files.write_new(&path, &text) {
                    Ok(()) => Said::Good(format!("written: {}", path.display())),
                    Err(error) => Said::Error(error.to_string()),
                });
            }
        }
    }

    fn tell(&mut self, news: &News) {
        if let News::Found(Found::Preset(preset)) = news {
            let hint = format!("{}; the title also names the file", preset.title);
            self.input(InputLine::new("title of the new event", hint, Asked::Title(preset.clone())));
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
        let from = self.screen.kind();
        self.go(ScreenKind::Card);
        self.tell(&News::Card(player, from));
    }
}

/// Says that a key means nothing here, and which one tells what does.
fn not_a_key(key: Key, here: Context, keymap: &Keymap) -> String {
    // Elsewhere it undoes, or suspends: without a shell behind it the desk would be gone.
    let undoes = (key == Key::Ctrl('z')).then_some((Intent::Undo, "undoes; no key suspends the desk"));
    let ways = [
        (Intent::Help, "shows the keys that work"),
        (Intent::Manual, "opens the manual"),
        (Intent::Cancel, "goes back"),
        (Intent::No, "changes nothing"),
    ];
    let way =
        undoes.into_iter().chain(ways).find_map(|(intent, does)| Some((keymap.key_of(here, intent)?, does)));
    way.map_or_else(
        || format!("key {key} does nothing here"),
        |(way, does)| format!("key {key} does nothing here ({way} {does})"),
    )
}

/// The message for a key of the table that its screen or overlay does not know.
pub const UNHANDLED: &str = "that key does nothing here";

/// Whether what is for the program is possible now; `None` for what is for the screen.
#[expect(clippy::wildcard_enum_match_arm, reason = "the screen handles the keys that are not the program's")]
fn global_is_possible(intent: Intent, scene: &Scene<'_>) -> Option<bool> {
    match intent {
        Intent::Undo => Some(scene.desk.is_some_and(|desk| desk.ledger().to_undo().is_some())),
        Intent::Redo => Some(scene.desk.is_some_and(|desk| desk.ledger().to_redo().is_some())),
        Intent::Palette | Intent::Help | Intent::Manual | Intent::Quit => Some(true),
        _ => None,
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
