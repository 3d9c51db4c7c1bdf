//! The network never blocks the screen: sharing, joining and every request to a server is long work.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::venue::{Venue, has_server, result, until};
use super::{entered, outcome};
use crate::support::screen;
use wallchart::clock::SystemClock;
use wallchart::desk::shared::link::Role;
use wallchart::engine::action::Act;
use wallchart::engine::scoring::GameScore::{Loss, Win};
use wallchart::tui::app::{App, Parts};
use wallchart::tui::jobs::job::Worker;
use wallchart::tui::jobs::request::Said;
use wallchart::tui::keys::Key;
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::terminal::event::{self, Event};
use wallchart::user::files::Files;

/// The program without a terminal.
pub(super) struct Shown {
    pub app: App,
    folder: PathBuf,
}

impl Shown {
    pub(super) fn of(venue: &Venue, worker: Worker) -> Self {
        let folder = venue.folder.path().join("screen");
        std::fs::create_dir_all(&folder).unwrap();
        let app = App::new(Parts {
            settings: Settings::default(),
            files: Files::below(&folder),
            worker,
            clock: || Box::new(SystemClock),
            instant: screen::now,
            seed: || 7,
            folder: folder.clone(),
        });
        Self { app, folder }
    }

    pub(super) fn press(&mut self, name: &str) -> String {
        self.app.handle(screen::press(Key::parse(name).unwrap()));
        self.seen()
    }

    pub(super) fn seen(&mut self) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 30));
        self.app.draw(buffer.area, &mut buffer);
        buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect()
    }

    /// Processes events until a text is visible.
    #[track_caller]
    pub(super) fn until(&mut self, events: &Receiver<Event>, text: &str) {
        let mut seen = self.seen();
        while !seen.contains(text) {
            let Ok(event) = events.recv_timeout(super::venue::PATIENCE) else { panic!("{text}: {seen}") };
            self.app.handle(event);
            seen = self.seen();
        }
    }

    fn join(&mut self, code: &str, name: &str) {
        self.press("Alt-j");
        self.app.handle(Event::Paste(code.to_owned()));
        self.press("Enter");
        self.app.handle(Event::Paste(name.to_owned()));
        self.press("Enter");
    }

    fn said(&self) -> String {
        match self.app.said() {
            Some(Said::Good(said) | Said::Done(said) | Said::Warning(said) | Said::Error(said)) => {
                said.clone()
            }
            None => String::new(),
        }
    }
}

#[test]
fn esc_ends_the_wait_for_a_server() {
    // No thread does the work: it lasts as long as with a hanging server.
    let venue = Venue::new(4);
    let (queue, _work) = mpsc::channel();
    let mut desk = Shown::of(&venue, Worker::Thread(queue));
    desk.app.open(&venue.event("Lead"));
    desk.press("Alt-d");
    desk.press("y");
    assert!(desk.app.is_working());
    let (_sender, nothing) = mpsc::channel::<Event>();
    while !desk.seen().contains("sharing the event") {
        assert!(nothing.recv_timeout(desk.app.patience().unwrap()).is_err());
        desk.app.handle(Event::Tick);
    }
    for key in ["F3", "F5"] {
        assert!(desk.press(key).contains("sharing the event"), "{key} is answered meanwhile");
    }
    desk.press("Esc");
    assert_eq!(desk.said(), "stopped: sharing the event");
    assert!(venue.server_folder().is_none());
    let code = "1HQZ-QV8F-0F7G-0000-0000";
    desk.press("Alt-j");
    desk.app.handle(Event::Paste(code.to_owned()));
    assert!(desk.press("Enter").contains("20 characters are typed, and a code has 24"), "{}", desk.seen());
}

#[test]
fn a_program_ended_while_sharing_leaves_nothing() {
    if !has_server() {
        return;
    }
    let venue = Venue::new(4);
    let (sender, events) = mpsc::channel();
    let mut desk = Shown::of(&venue, Worker::start(event::answers(sender)));
    desk.app.open(&venue.event("Lead"));
    desk.press("Alt-d");
    desk.press("y");
    drop(desk);
    // Finished work without a receiver is dropped with the events.
    drop(events);
    assert!(venue.server_folder().is_none());
    assert!(venue.open("Lead").others().standing().is_none(), "the event is a plain file");
}

#[test]
fn an_event_is_shared_joined_and_left_on_the_worker() {
    if !has_server() {
        return;
    }
    let venue = Venue::new(4);
    let (sender, events) = mpsc::channel();
    let mut lead = Shown::of(&venue, Worker::start(event::answers(sender.clone())));
    lead.app.open(&venue.event("Lead"));
    lead.press("Alt-d");
    lead.press("y");
    lead.until(&events, "Anybody who has a code can join with it");
    lead.press("Esc");
    let code = venue.code(Role::Entry, None);
    assert!(lead.folder.exists());
    let mut hall = Shown::of(&venue, Worker::start(event::answers(sender)));
    hall.join(&code, "Hall B");
    hall.until(&events, "joined:");
    hall.until(&events, "Player 1");
    // The codes are changed, and the old one is reported as expired.
    lead.app.handle(Event::Tick);
    while !lead.press("Alt-d").contains("change the codes") {
        lead.press("Esc");
        assert!(events.recv_timeout(Duration::from_millis(100)).is_err() || !lead.app.is_working());
        lead.app.handle(Event::Heard);
    }
    lead.press("c");
    lead.press("y");
    lead.until(&events, "these are the new codes");
    lead.press("Esc");
    hall.join(&code, "Hall C");
    hall.until(&events, "this code has expired");
    drop((hall, lead));
}

#[test]
fn a_hanging_server_blocks_no_key() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(8);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    drop(venue.join("Hall B", Role::Entry));
    let (sender, events) = mpsc::channel();
    let mut hall = Shown::of(&venue, Worker::start(event::answers(sender.clone())));
    hall.app.wake_by(move || drop(sender.send(Event::Heard)));
    hall.app.open(&venue.event("Hall B"));
    let wait = |hall: &mut Shown, what: &str, holds: &dyn Fn(&App) -> bool| {
        while !holds(&hall.app) {
            let Ok(event) = events.recv_timeout(super::venue::PATIENCE) else {
                panic!("{what}: {}", hall.seen())
            };
            hall.app.handle(event);
        }
    };
    let is_in_step = |app: &App| app.desk().unwrap().others().is_in_step();
    wait(&mut hall, "the server", &is_in_step);
    let at_once = |hall: &mut Shown, key: &str| {
        let began = Instant::now();
        hall.press(key);
        let took = began.elapsed();
        assert!(took < Duration::from_secs(1), "{key} held the screen for {took:?}");
    };
    venue.signal_server("-STOP");
    at_once(&mut hall, "1");
    assert!(hall.said().contains("kept at this desk"), "{}", hall.said());
    at_once(&mut hall, "0");
    assert_eq!(hall.seen().matches(" waits").count(), 2, "{}", hall.seen());
    venue.signal_server("-CONT");
    let is_entered = |app: &App| is_in_step(app) && app.desk().unwrap().others().waiting().is_empty();
    wait(&mut hall, "what waited", &is_entered);
    // An entry that does not wait is sent, and shown once the server has it.
    let note = |hall: &mut Shown, text: &str| {
        hall.press("Ctrl-o");
        hall.app.handle(Event::Paste(text.to_owned()));
        at_once(hall, "Enter");
    };
    let remark = Act::Note { text: "the clock is broken".parse().unwrap() };
    venue.signal_server("-STOP");
    note(&mut hall, "the clock is broken");
    assert!(hall.said().contains("sent, but the server has not answered yet"), "{}", hall.said());
    note(&mut hall, "and the light");
    assert!(hall.said().contains("not recorded"), "{}", hall.said());
    venue.signal_server("-CONT");
    let has_note = |app: &App| is_in_step(app) && app.desk().is_some_and(|desk| entered(desk, &remark) == 1);
    wait(&mut hall, "the remark", &has_note);
    assert!(hall.said().contains("the clock is broken"), "{}", hall.said());
    until(&mut lead, "everything", |desk| outcome(desk, 2).is_some() && entered(desk, &remark) == 1);
    for act in [result(1, 1, Win), result(1, 2, Loss)] {
        assert_eq!(entered(&lead, &act), 1, "{act:?}");
    }
    venue.same_files(&["Lead", "Hall B"]);
}
