//! The screens of the desk: one loop; closed lists of events, intents and requests; no rules of the sport.
//!
//! `terminal -> Event -> keys -> Intent -> screen -> Request -> Desk::record(act) -> draw`.
//!
//! A room imports only rooms below it, from the top:
//!
//! | room | what is inside |
//! | --- | --- |
//! | [`app`] | the program: it reads events, fulfils requests, records acts, draws frames |
//! | [`terminal`] | the terminal itself, its input events, the signals of the system |
//! | [`screens`], [`overlays`] | one file per screen; prompts, questions, finder, manual, projector |
//! | [`wording`] | texts of several screens: header, refusals, questions, consequences, manual, tour |
//! | [`jobs`] | requests of a screen; long work on its own thread, with its progress and results |
//! | [`why`] | explanations of a pairing and of a game, with their clauses |
//! | [`projector`] | the pages on the wall of the playing hall |
//! | [`lists`] | columns and lines of lists: standings, crosstable, players, reports, setup, prizes |
//! | [`scene`] | the event, the settings and the rating lists, as a screen sees them |
//! | [`widgets`] | text, themes, and the parts of a screen: tables, panels, input lines, key bar |
//! | [`keys`] | intents, contexts, and the one table that binds keys to them |

pub mod app;
pub mod jobs;
pub mod keys;
mod lists;
mod overlays;
mod projector;
pub mod scene;
mod screens;
pub mod terminal;
pub mod why;
pub mod widgets;
pub mod wording;

use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::iter;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};

use anyhow::Context as _;

use crate::app::{App, Parts};
use crate::jobs::job::Worker;
use crate::jobs::said::Said;
use crate::scene::settings::Settings;
use crate::terminal::event::{self, Event};
use crate::terminal::{Panicked, Screenful, background, input, signals};
use crate::widgets::colours::Colours;
use desk::user::files::Files;
use formats::clock::{self, SystemClock};
use formats::language::desk::DeskLanguage;

/// The number of events that are handled before the screen is drawn again, so that pasted text or a held key
/// causes no lag.
const BATCH: usize = 64;

/// Returns an unpredictable number: the system seeds every hasher of the standard library.
fn seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// The first thing that the program shows.
#[derive(Debug, Clone, Copy)]
pub enum Begin<'a> {
    /// The home screen.
    Home,
    /// An event.
    Event(&'a Path),
    /// The tour.
    Tour,
}

/// Runs the desk until the director leaves it or something else ends it; returns the exit status. A given
/// language has priority over the settings.
///
/// # Errors
///
/// The terminal is missing or was closed.
pub fn run(begin: Begin<'_>, language: Option<&DeskLanguage>) -> anyhow::Result<u8> {
    // An event that cannot be opened is reported before anything else, even if the output is redirected.
    if !matches!(begin, Begin::Event(_)) {
        terminal::check()?;
    }
    let (sender, events) = mpsc::channel();
    let files = Files::of_user();
    let mut settings = Settings::of(&files);
    if let Some(language) = language {
        settings.speak(language);
    }
    settings.bring_down(terminal::colours());
    let asks = settings.follows_terminal && settings.colours != Colours::None;
    let mut app = App::new(Parts {
        settings,
        files,
        worker: Worker::start(event::answers(sender.clone())),
        clock: || Box::new(SystemClock),
        instant: clock::instant,
        seed,
        folder: std::env::current_dir().unwrap_or_default(),
    });
    let others = sender.clone();
    app.wake_by(move || drop(others.send(Event::Heard)));
    match begin {
        Begin::Home => {}
        Begin::Event(path) => app.open(path),
        Begin::Tour => app.begin_tour(),
    }
    // An event of the command line that cannot be opened is reported there, not on a screen.
    let is_wanted = !matches!(begin, Begin::Home);
    if let (true, None, Some(Said::Error(error))) = (is_wanted, app.desk(), app.said()) {
        anyhow::bail!("{error}");
    }
    terminal::check()?;
    signals::listen(sender.clone()).context("the signals of the system")?;
    let panicked = sender.clone();
    terminal::tell_panics(Panicked::Desk, move || {
        drop(panicked.send(Event::End(terminal::PANICKED)));
        terminal::end_at_last(terminal::PANICKED);
    });
    let mut screen = Screenful::take().context("the terminal")?;
    let asked = clock::instant();
    if asks {
        background::ask().context("the terminal")?;
    }
    input::listen(sender);
    let ended = to_the_end(&mut app, |app| go_round(app, &mut screen, &events));
    background::outwait(&events, asked);
    ended
}

/// Runs the desk until it ends, and returns the exit status. After a panic, or when the terminal is lost, the
/// input is saved as far as possible.
///
/// # Errors
///
/// As for `go_round`.
pub fn to_the_end(
    app: &mut App,
    go_round: impl FnOnce(&mut App) -> anyhow::Result<u8>,
) -> anyhow::Result<u8> {
    let ended = catch_unwind(AssertUnwindSafe(|| go_round(app)));
    if !matches!(ended, Ok(Ok(_))) {
        drop(catch_unwind(AssertUnwindSafe(|| app.handle(Event::Gone))));
    }
    ended.unwrap_or(Ok(terminal::PANICKED))
}

fn go_round(app: &mut App, screen: &mut Screenful, events: &Receiver<Event>) -> anyhow::Result<u8> {
    loop {
        screen.draw(|frame| app.draw(frame.area(), frame.buffer_mut())).context("the terminal")?;
        let first = next(app, events);
        for event in iter::once(first).chain(events.try_iter().take(BATCH)) {
            let status = if let Event::End(status) = event { status } else { 0 };
            let (stops, goes_on) = (matches!(event, Event::Suspend), matches!(event, Event::Continue));
            app.handle(event);
            if app.is_over() {
                return Ok(status);
            }
            if stops {
                terminal::give_back();
                signals::stop_here().context("the signals of the system")?;
            }
            if stops || goes_on {
                screen.take_again().context("the terminal")?;
            }
        }
    }
}

fn next(app: &App, events: &Receiver<Event>) -> Event {
    let Some(patience) = app.patience() else {
        return events.recv().unwrap_or(Event::Gone);
    };
    match events.recv_timeout(patience) {
        Ok(event) => event,
        Err(RecvTimeoutError::Timeout) => Event::Tick,
        Err(RecvTimeoutError::Disconnected) => Event::Gone,
    }
}
