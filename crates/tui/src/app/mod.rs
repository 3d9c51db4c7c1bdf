//! The program: one screen, its overlays, and the only place where requests become acts.
//!
//! Begin with [`App`], and with `input.rs` for the way of a key: overlay or screen, then a request, which
//! `fulfilling.rs` carries out. `acts.rs` asks the questions about an act and records it; `working.rs` starts
//! and stops long work. Everything from outside is in [`Parts`] (clock, seed, files, worker), so a test runs
//! the whole program without a terminal. A key that was typed before a question was shown does not answer it
//! (`pace.rs`). Unrecorded input is on disk beside the event (`unrecorded.rs`).

mod acts;
mod bringing_in;
mod drafts;
mod drawing;
mod file_news;
mod fulfilling;
mod input;
mod loading;
mod long_work;
mod opening;
mod other_desks;
mod pace;
mod printing;
mod unrecorded;
mod wake;
mod working;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::jobs::desks_job::Attendance;
use crate::jobs::importing::ListSource;
use crate::jobs::job::{JobKind, Worker};
use crate::jobs::request::{InputLine, InputPurpose, NamedOutcome, Question, Request, Said};
use crate::keys::Key;
use crate::keys::intent::{Intent, ScreenKind};
use crate::overlays::finder::Finder;
use crate::overlays::help::help;
use crate::overlays::manual::Manual;
use crate::overlays::{Overlay, settings};
use crate::scene::Scene;
use crate::scene::lookup::Lookup;
use crate::scene::settings::Settings;
use crate::screens::Screen;
use crate::widgets::text::piece;
use crate::widgets::theme::Role;
use crate::wording::tour::Tour;
use desk::Desk;
use desk::desks::membership::Membership;
use desk::desks::network::Hosted;
use desk::user::files::{Files, RecentEvent};
use drafts::{PAUSE, Unrecorded};
use engine::action::Act;
use engine::id::RoundNo;
use engine::refusal::Warning;
use engine::text::Label;
use formats::clock::Clock;
use formats::language::desk::DeskLanguage;
use formats::player_list::Choices as ListChoices;
use formats::presets::{self, Preset};
use formats::values;
use formats::views::changes::Change;
use formats::views::words;
pub use fulfilling::UNHANDLED;
use loading::Loading;
use long_work::Working;
use pace::Pace;
use wake::Wake;

/// The smallest terminal in which the program can be used.
pub const LEAST: (u16, u16) = (40, 10);

/// The terminal height from which a rule separates the header from the screen.
const ROOMY: u16 = 18;

/// Time between two ticks of a moving screen.
const PAGE: Duration = Duration::from_secs(1);

/// Time between two looks at a file that another desk writes: its changes are shown within a second.
const FOLLOW: Duration = Duration::from_millis(400);

/// Time between two checks that the event's file still exists, while the desk is idle.
const WATCH: Duration = Duration::from_secs(2);

/// Time between two updates of a progress display.
const PROGRESS: Duration = Duration::from_millis(100);

/// The parts of which the program is built.
pub struct Parts {
    /// The user's settings.
    pub settings: Settings,
    /// The user's own files.
    pub files: Files,
    /// The worker for long work.
    pub worker: Worker,
    /// Creates the clock of an event.
    pub clock: fn() -> Box<dyn Clock>,
    /// Returns the present moment, used to measure the time between keys.
    pub instant: fn() -> Instant,
    /// Returns a seed for drawing lots; the seed is recorded with the result of the draw.
    pub seed: fn() -> u64,
    /// The folder for new events, and the base of relative paths.
    pub folder: PathBuf,
}

/// The program data that screens can see.
struct Room {
    desk: Option<Desk>,
    settings: Settings,
    recent: Vec<RecentEvent>,
    presets: Vec<Preset>,
    lists: Lookup,
    offers_tour: bool,
    /// The time, as last read from the clock.
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
    /// The screens that were left, in the state in which they were left.
    parked: Vec<Screen>,
    overlays: Vec<Overlay>,
    /// The encoding and other choices with which the last list was read, if it was not imported.
    kept_choices: Option<(ListSource, ListChoices)>,
    /// The warnings that were accepted for a round before it was paired; the round is not published yet.
    accepted: Option<(RoundNo, Vec<Warning>)>,
    /// The tour, while it is on.
    tour: Option<Tour>,
    said: Option<Said>,
    /// The long work in progress, oldest first.
    working: VecDeque<Working>,
    worker: Worker,
    files: Files,
    clock: fn() -> Box<dyn Clock>,
    instant: fn() -> Instant,
    pace: Pace,
    seed: fn() -> u64,
    folder: PathBuf,
    /// Notices about the user's own files; each is shown once.
    notices: Vec<String>,
    /// The number of notices already shown.
    noticed: usize,
    /// Input that is not recorded yet.
    unrecorded: Unrecorded,
    /// True if the event's file was missing or changed at the last check.
    missed_file: bool,
    /// The rating lists while they are being loaded.
    lists: Loading,
    /// Called when news of the other desks arrives.
    wake: Wake,
    /// The role of this desk in the shared event.
    membership: Option<Membership>,
    /// The act that was sent to the other desks, with its changes. It is shown as done once the server has
    /// it.
    sent: Option<(Act, Option<Vec<Change>>)>,
    /// The events that this computer hosts, by their digests.
    hosted: Vec<(String, Hosted)>,
    /// Knows whether network work is still running.
    network: Attendance,
    over: bool,
}

impl Drop for App {
    /// Undoes a sharing or joining that is still in progress, so that nothing of it remains.
    fn drop(&mut self) {
        for work in self.working.drain(..) {
            work.stop();
        }
        std::mem::take(&mut self.network).wait();
    }
}

impl App {
    /// Creates the program on its home screen.
    #[must_use]
    pub fn new(parts: Parts) -> Self {
        // A test makes sure that the presets can be read; the desk also works without them.
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
            lists: Loading::default(),
            wake: Wake::default(),
            membership: None,
            sent: None,
            hosted: Vec::new(),
            network: Attendance::default(),
            over: false,
        }
    }

    /// Returns true if the program should end.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Returns true if the screen changes without input.
    #[must_use]
    pub fn moves_by_itself(&self) -> bool {
        self.overlays.last().is_some_and(Overlay::moves_by_itself)
    }

    /// Returns how long the screen can stay unchanged without input; `None` if it never changes.
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

    /// Returns true if long work is in progress.
    #[must_use]
    pub fn is_working(&self) -> bool {
        !self.working.is_empty()
    }

    /// Returns the open event.
    #[must_use]
    pub const fn desk(&self) -> Option<&Desk> {
        self.room.desk.as_ref()
    }

    /// Returns the last message.
    #[must_use]
    pub const fn said(&self) -> Option<&Said> {
        self.said.as_ref()
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
                let context = self.context();
                let settings = &self.room.settings;
                let help = help(context, &settings.keymap, settings.theme.language());
                self.open_overlay(Overlay::Reader(help));
            }
            Intent::Manual => self.open_overlay(Overlay::Manual(Manual::at(self.screen.kind()))),
            Intent::Settings => self.show_settings(),
            Intent::Language => self.open_overlay(Overlay::Finder(Finder::of_languages())),
            Intent::Operator => {
                let hint = "the name that every entry carries from now on; empty for none";
                let line = InputLine::new("operator", hint, InputPurpose::Operator);
                self.input(line.offering(self.room.settings.operator.as_str()));
            }
            Intent::TakeOver => self.ask_to_take_over(),
            Intent::Sign => self.propose_signature(),
            Intent::TakeOverAsLead => self.ask_to_take_over_as_lead(),
            Intent::Desks => self.show_desks(),
            Intent::JoinDesks => self.ask_for_code(),
            Intent::EndTour => self.end_tour(),
            Intent::Palette => {
                let context = self.context();
                let settings = &self.room.settings;
                let actions = Finder::of_actions(context, &settings.keymap, settings.theme.language());
                self.open_overlay(Overlay::Finder(actions));
            }
            Intent::Undo | Intent::Redo => {
                let own = if intent == Intent::Undo { self.screen.face().take_back() } else { None };
                if own.is_some() {
                    self.said = own;
                } else if let Some(open) = self.screen.face().keeps_from_undo() {
                    let here = self.context();
                    let leave = self.room.settings.keymap.key_of(here, Intent::Cancel);
                    let language = self.language();
                    let back = |key: Key| format!(" ({key} {})", language.word("goes back"));
                    let leave = leave.map_or_else(String::new, back);
                    let told = language.tell("undo-only-acts", &values! { "open" => open });
                    self.said = Some(Said::Error(format!("{told}{leave}")));
                } else if intent == Intent::Undo {
                    self.take_back();
                } else {
                    self.do_again();
                }
            }
            Intent::Note => {
                if self.has_desk() {
                    let hint = "what to note in the journal";
                    self.input(InputLine::new("note in the journal", hint, InputPurpose::Note));
                }
            }
            // The Reports screen shows the list that is selected there.
            Intent::Projector if self.screen.kind() != ScreenKind::Reports => self.project(),
            Intent::Site => self.ask_for_site(),
            Intent::Print => self.print_shown(),
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

    /// Records this operator in the journal from now on, in this event and in every event opened later.
    fn sign_in(&mut self, operator: Label) {
        if let Some(desk) = &mut self.room.desk {
            desk.sign(&operator);
        }
        let language = self.language();
        self.said = Some(Said::Good(if operator.is_empty() {
            language.say("operator-none")
        } else {
            language.tell("operator-named", &values! { "name" => operator.as_str() })
        }));
        self.room.settings.operator = operator;
    }

    /// Shows the desk, with its times and days, in another language from now on, and saves the choice.
    fn change_language(&mut self, language: &DeskLanguage) {
        self.room.settings.speak(language);
        self.said = Some(match self.files.keep_language(language.tag()) {
            Ok(()) => Said::Good(language.say("language-changed")),
            Err(error) => {
                let reason = error.to_string();
                Said::Warning(language.tell("language-not-saved", &values! { "reason" => reason }))
            }
        });
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

    fn quit(&mut self) {
        let shown = self.overlays.len();
        self.make_sure();
        if shown < self.overlays.len() {
            // The result of writing the file is read before the program ends.
            return;
        }
        let mut drafts = self.would_be_lost();
        let site = self.working.iter().any(|work| work.kind == JobKind::Publish);
        drafts.extend(site.then(|| "the site is still being written".to_owned()));
        if let Some(others) = self.left_alone().filter(|_| drafts.is_empty()) {
            self.keep_drafts();
            let lines = vec![vec![piece(Role::Warning, others)]];
            let close = NamedOutcome::new(Intent::Leave, "close this desk", Request::Leave);
            self.ask(Question::ask("others work through this desk", lines, close, "stay"));
        } else {
            drafts.extend(self.left_alone());
            self.ask_to_leave(drafts, Request::Leave);
        }
    }

    /// Returns the input that would be lost by leaving now.
    fn would_be_lost(&mut self) -> Vec<String> {
        let mut drafts = self.typed(false);
        if let Some(desk) = self.room.desk.as_ref().filter(|desk| !desk.is_saved()) {
            let entries = words::count_of(desk.entries().len(), "entry", "entries");
            drafts.push(format!("the event is not safe on disk: {entries} may be lost"));
        }
        drafts
    }

    /// Leaves the event or opens another one. First asks the director if input would be lost or waits beside
    /// the event.
    fn ask_to_leave(&mut self, lost: Vec<String>, then: Request) {
        self.keep_drafts();
        let waits = self.typed(true);
        if lost.is_empty() && waits.is_empty() {
            return self.fulfil(then);
        }
        let goes = if matches!(then, Request::TakeUp(_)) { "open the other event" } else { "leave" };
        let does = if lost.is_empty() { goes.to_owned() } else { format!("{goes} and lose this") };
        let title = if lost.is_empty() { "not recorded yet, but saved" } else { "not recorded yet" };
        let line = |role, text| vec![piece(role, text)];
        let mut lines: Vec<_> = lost.into_iter().map(|one| line(Role::Warning, one)).collect();
        if !waits.is_empty() {
            lines.extend(waits.into_iter().map(|one| line(Role::Text, one)));
            let told = "Your input is saved beside the event, and is here again when you open it.";
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
}

/// Returns true if an intent of the program is possible now; `None` if the intent belongs to the screen.
#[expect(clippy::wildcard_enum_match_arm, reason = "the screen handles the keys that are not the program's")]
fn global_is_possible(intent: Intent, scene: &Scene<'_>) -> Option<bool> {
    match intent {
        Intent::Undo => Some(scene.desk.is_some_and(|desk| desk.ledger().to_undo().is_some())),
        Intent::Redo => Some(scene.desk.is_some_and(|desk| desk.ledger().to_redo().is_some())),
        Intent::Palette | Intent::Help | Intent::Manual | Intent::Quit => Some(true),
        _ => None,
    }
}

/// Returns the first complaint about the settings, and how many more the action `settings` shows.
fn complaint(complaints: &[String]) -> Option<String> {
    let first = complaints.first()?;
    Some(match complaints.len() {
        1 => first.clone(),
        all => format!("{first}; {} more (`settings` shows them)", all - 1),
    })
}
