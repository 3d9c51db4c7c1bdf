//! Long work does not block the keyboard: keys are answered meanwhile, and one of them stops it for good.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use crate::support::audited::audited;
use crate::support::memory_disk::MemoryDisk;
use crate::support::screen;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use wallchart::audit::{self, Known};
use wallchart::clock::{Clock, SteppingClock};
use wallchart::desk::Desk;
use wallchart::desks;
use wallchart::engine::action::{Act, Entrant, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::pairing::propose::{self, Proposal};
use wallchart::engine::progress::{Progress, Stopped};
use wallchart::engine::rating::event::history;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::text::Remark;
use wallchart::formats::report::Imprint;
use wallchart::formats::report::names::NameOrder;
use wallchart::presets;
use wallchart::site::{self, SiteError};
use wallchart::storage::chain::Contents;
use wallchart::storage::disk;
use wallchart::tui::app::{App, Parts};
use wallchart::tui::jobs::importing::ReportFindings;
use wallchart::tui::jobs::job::{Answer, Work, Worker};
use wallchart::tui::jobs::request::Said;
use wallchart::tui::jobs::watch::Watch;
use wallchart::tui::keys::intent::Intent;
use wallchart::tui::keys::{Context, Key};
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::terminal::event::{self, Event};
use wallchart::user::files::Files;

fn clock() -> Box<dyn Clock> {
    Box::new(SteppingClock::starting("2026-11-21T14:00:00Z").unwrap())
}

/// An event of two rounds that takes a while to audit.
fn event() -> Desk {
    let setup = presets::find("fide-swiss").unwrap().setup;
    let mut desk =
        Desk::in_memory(presets::header(setup, "long".parse().unwrap(), &mut *clock()), clock()).unwrap();
    let register = |id: u32| {
        let entrant = Entrant { name: format!("P{id:05}").parse().unwrap(), ..Entrant::default() };
        Act::Register { id: PlayerId(id), entrant }
    };
    desk.record_all(&(1..=1500).map(register).collect::<Vec<_>>(), &[]).unwrap();
    desk.record_all(&propose::preparations(desk.state(), 7, &str::cmp), &[]).unwrap();
    for round in (1..=2).map(RoundNo) {
        let Proposal { boards, byes } = propose::propose(desk.state(), round).unwrap();
        let count = u16::try_from(boards.len()).unwrap();
        let mut acts = vec![Act::Publish { round, boards, byes, by: PairedBy::System }];
        let outcome = || Outcome::game(GameScore::Win, GameScore::Loss);
        acts.extend((1..=count).map(|board| Act::Record {
            round,
            board: BoardNo(board),
            outcome: outcome(),
        }));
        desk.record_all(&acts, &[]).unwrap();
    }
    desk
}

fn app() -> (App, Receiver<Event>, tempfile::TempDir) {
    let (sender, events) = mpsc::channel();
    let (app, folder) = app_with(Worker::start(event::answers(sender)));
    (app, events, folder)
}

fn app_with(worker: Worker) -> (App, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut app = App::new(Parts {
        settings: Settings::default(),
        files: Files::below(folder.path()),
        worker,
        clock,
        instant: screen::now,
        seed: || 7,
        folder: folder.path().to_owned(),
    });
    app.put(event());
    (app, folder)
}

fn press(app: &mut App, name: &str) -> String {
    app.handle(screen::press(Key::parse(name).unwrap()));
    let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 30));
    app.draw(buffer.area, &mut buffer);
    buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect()
}

fn ask_for_an_audit(app: &mut App) {
    press(app, "F8");
    press(app, "v");
}

/// Requests one audit after the other, so that they take longer than any drawing.
fn ask_for_many(app: &mut App) {
    (0..30).for_each(|_| ask_for_an_audit(app));
}

#[test]
fn keys_are_answered_during_long_work() {
    // No thread does the work: it lasts as long as the test wants.
    let (queue, _work) = mpsc::channel();
    let (mut app, _folder) = app_with(Worker::Thread(queue));
    let before = app.desk().unwrap().entries().to_vec();
    ask_for_an_audit(&mut app);
    let (_sender, nothing) = mpsc::channel::<Event>();
    for _ in 0..2 {
        let passed = nothing.recv_timeout(app.patience().unwrap());
        assert!(passed.is_err(), "nothing happens but that time passes");
        app.handle(Event::Tick);
    }
    for key in ["F3", "F5", "F6", "F8"] {
        assert!(press(&mut app, key).contains("replaying the journal"), "{key} is answered meanwhile");
        assert!(app.patience().is_some(), "progress is shown while nothing is pressed");
    }
    press(&mut app, "Esc");
    assert!(matches!(app.said(), Some(Said::Good(said)) if said.starts_with("stopped: replaying")));
    assert_eq!(app.patience(), None, "nothing is waited for");
    assert_eq!(app.desk().unwrap().entries(), before);
}

#[test]
fn after_a_stop_only_newer_work_is_answered() {
    let (mut app, events, _folder) = app();
    ask_for_many(&mut app);
    press(&mut app, "Esc");
    press(&mut app, "v");
    // Answers that were on the way when the key was pressed are ignored.
    while app.is_working() {
        app.handle(events.recv_timeout(Duration::from_mins(2)).unwrap());
    }
    assert!(press(&mut app, "Down").contains("file sound"));
    assert!(events.try_recv().is_err(), "nothing else was worked at");
}

/// Stops work at this amount of progress.
struct Until {
    done: usize,
    steps: RefCell<Vec<(usize, usize)>>,
}

impl Until {
    fn reached(done: usize) -> Self {
        Self { done, steps: RefCell::default() }
    }

    fn last(&self) -> (usize, usize) {
        *self.steps.borrow().last().unwrap()
    }
}

impl Progress for Until {
    fn reached(&self, done: usize, of: usize) -> bool {
        self.steps.borrow_mut().push((done, of));
        done < self.done
    }
}

#[test]
fn a_stopped_audit_ends() {
    let desk = event();
    let contents = || {
        let (header, entries) = (desk.header().clone(), desk.entries().to_vec());
        Contents::in_memory(header, entries)
    };
    let acts = desk.ledger().counting().len();
    for last in [0, 1, 1501, 1600, acts] {
        let until = Until::reached(last);
        let report = audit::audit(&contents(), &Known::default(), &until);
        assert_eq!(report, Err(Stopped), "{last}");
        assert_eq!(until.last(), (last, acts), "stopped after {last} of {acts} acts");
    }
    assert!(audited(&contents()).is_sound());
}

#[test]
fn a_stopped_pairing_ends() {
    let state = event().state().clone();
    let watch = Watch::default();
    watch.stop();
    let round = state.next_round();
    let answer = Work::Pair { state: Box::new(state), round }.done(&watch);
    assert!(matches!(answer, Answer::Paired { result: Err(_), .. }), "{answer:?}");
}

/// Types the path of an event on the home screen.
fn ask_to_open(app: &mut App, path: &Path) {
    press(app, "F10");
    press(app, "o");
    app.handle(Event::Paste(path.display().to_string()));
    press(app, "Enter");
}

/// Continues until no work is left.
fn settle(app: &mut App, events: &Receiver<Event>) {
    while app.is_working() {
        app.handle(events.recv_timeout(Duration::from_mins(2)).unwrap());
    }
}

fn kept(folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(name);
    event().save_as(&path).unwrap();
    path
}

#[test]
fn an_event_is_opened_while_keys_are_answered() {
    let (mut app, events, folder) = app();
    let path = kept(folder.path(), "kept.ron");
    ask_to_open(&mut app, &path);
    assert!(app.is_working(), "the event is still being read");
    assert_eq!(app.desk().unwrap().path(), None, "the event on the desk stays until then");
    settle(&mut app, &events);
    assert_eq!(app.desk().unwrap().path(), Some(&*path));
    assert_eq!(app.desk().unwrap().read_only(), None);
}

/// A second desk, for example on the wall, shows the entries of the first one, and writes nothing itself.
#[test]
fn a_read_only_desk_follows_the_writing_one() {
    let (mut app, events, folder) = app();
    let path = kept(folder.path(), "kept.ron");
    let mut writer = Desk::open(&path, clock()).unwrap();
    app.open(&path);
    assert!(app.desk().unwrap().read_only().is_some());
    press(&mut app, "F5");
    press(&mut app, "Ctrl-t");
    let before = press(&mut app, "t");
    let score = Outcome::game(GameScore::Loss, GameScore::Win);
    let reason = Remark::default();
    let was = Outcome::game(GameScore::Win, GameScore::Loss);
    let act = Act::Correct { round: RoundNo(2), board: BoardNo(1), was, now: Some(score), reason };
    writer.record(act, &[]).unwrap();
    app.handle(Event::Tick);
    app.handle(events.recv_timeout(Duration::from_mins(2)).unwrap());
    assert_eq!(app.desk().unwrap().entries(), writer.entries());
    assert_eq!(app.desk().unwrap().standings().rows, writer.standings().rows);
    assert_ne!(press(&mut app, "t"), before, "the wall shows it");
    app.handle(Event::Tick);
    assert!(events.try_recv().is_err(), "nothing is read again until something is written");
    // Once the first desk is gone, no program has the file.
    drop(writer);
    assert_eq!(Desk::open(&path, clock()).unwrap().read_only(), None);
}

/// Unrecorded input causes a question when the event arrives.
#[test]
fn a_late_opening_asks_about_unrecorded_input() {
    let (mut app, events, folder) = app();
    let path = kept(folder.path(), "kept.ron");
    ask_for_many(&mut app);
    ask_to_open(&mut app, &path);
    press(&mut app, "F3");
    press(&mut app, "a");
    app.handle(Event::Paste("Berg, Lu".to_owned()));
    settle(&mut app, &events);
    assert_eq!(app.desk().unwrap().path(), None);
    assert!(press(&mut app, "Down").contains("a player is typed but not added: Berg, Lu"));
    press(&mut app, "l");
    assert_eq!(app.desk().unwrap().path(), Some(&*path));
}

#[test]
fn a_stopped_opening_changes_neither_desk_nor_file() {
    let (mut app, events, folder) = app();
    let path = kept(folder.path(), "kept.ron");
    ask_for_many(&mut app);
    ask_to_open(&mut app, &path);
    press(&mut app, "Esc");
    assert_eq!(app.patience(), None, "nothing is waited for");
    press(&mut app, "F8");
    settle(&mut app, &events);
    assert_eq!(app.desk().unwrap().path(), None, "the worker is past it, and nothing is heard of it");
    let watch = Watch::default();
    watch.stop();
    let open = Work::Open { path: path.clone(), disk: disk::system() };
    let Answer::Opened(Err(why)) = open.done(&watch) else { panic!("it was opened") };
    assert!(why.to_string().ends_with("reading it was stopped"), "{why}");
    assert_eq!(Desk::open(&path, clock()).unwrap().read_only(), None, "nobody holds the file");
}

/// An answer about an earlier event is not shown for the present one.
#[test]
fn answers_about_another_event_are_ignored() {
    let (mut app, _events, _folder) = app();
    ask_for_many(&mut app);
    app.put(event());
    assert_eq!(app.patience(), None);
}

#[test]
fn a_stopped_import_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let data = tempfile::tempdir().unwrap();
    let report = folder.path().join("report.trf");
    let line = |number: u8, name: &str| format!("{:<80} 0.0    1", format!("001 {number:>4}      {name}"));
    let text = format!("012 Spring\n142 5\n{}\n{}\n", line(1, "Berg, Luca"), line(2, "Dahl, Anna"));
    std::fs::write(&report, text).unwrap();
    let import = |watch: &Watch| {
        let files = Files::below(data.path());
        let folder = folder.path().to_owned();
        let report = Box::new(ReportFindings { report: report.clone(), findings: Vec::new() });
        Work::ImportEvent { report, folder, clock, files }.done(watch)
    };
    let stopped = Watch::default();
    stopped.stop();
    assert!(matches!(import(&stopped), Answer::Opened(Err(_))));
    let events = || {
        let names = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
        names.filter(|path| path.extension().is_some_and(|extension| extension == "ron")).count()
    };
    assert_eq!(events(), 0);
    let made = || {
        let made = import(&Watch::default());
        let Answer::Opened(Ok(opened)) = made else { panic!("{made:?}") };
        opened.made.unwrap().keep()
    };
    assert_eq!(made(), folder.path().join("spring.ron"));
    assert_eq!(events(), 1);
    // The event of the report may be there too.
    assert_eq!([made(), made()], ["spring-2.ron", "spring-3.ron"].map(|name| folder.path().join(name)));
}

/// The file exists, and its answer is waiting when the stop key is pressed.
#[test]
fn an_import_stopped_at_the_last_moment_leaves_no_file() {
    let (mut app, events, folder) = app();
    let report = folder.path().join("report.trf");
    let text = format!("012 Spring\n142 5\n{:<80} 0.0    1\n", "001    1      Berg, Luca");
    std::fs::write(&report, text).unwrap();
    press(&mut app, "F10");
    press(&mut app, "i");
    app.handle(Event::Paste(report.display().to_string()));
    press(&mut app, "Enter");
    let answer = events.recv_timeout(Duration::from_mins(2)).unwrap();
    let made = folder.path().join("spring.ron");
    assert!(made.exists(), "the worker has made it");
    press(&mut app, "Esc");
    app.handle(answer);
    assert!(!made.exists(), "stopped: nothing has changed");
    press(&mut app, "i");
    app.handle(Event::Paste(report.display().to_string()));
    press(&mut app, "Enter");
    settle(&mut app, &events);
    assert_eq!(app.desk().unwrap().path(), Some(&*made), "what is taken up stays");
    drop(app);
    assert!(made.exists());
}

/// Every kind of work reports its progress, and ends when it is stopped.
#[test]
fn stopped_ratings_sites_and_corrections_end() {
    let (memory, folder) = (MemoryDisk::with_folder(Path::new("/hall")), Path::new("/hall"));
    let desk = event();
    let state = desk.state();
    let last = state.last_round();
    let until = Until::reached(1);
    let ratings = history(state, last, PlayerId(1), &until);
    let reached = until.steps.take();
    assert_eq!((ratings.len(), reached), (0, vec![(0, 3), (1, 3)]), "an unrated event has no ratings");

    let site = folder.join("site");
    let imprint = Imprint::default();
    for last in [0, 700, 1506] {
        let until = Until::reached(last);
        let stopped = site::publish(&memory, &site, state, &imprint, &NameOrder::plain(), &until);
        assert!(matches!(stopped, Err(SiteError::Stopped(_))), "{last}: {stopped:?}");
        let (reached, of) = until.last();
        assert!((last..last + 5).contains(&reached) && of == 1508, "{last}: {reached} of {of}");
    }
    // A stopped site is completed the next time.
    let publish = || site::publish(&memory, &site, state, &imprint, &NameOrder::plain(), &()).unwrap();
    assert_eq!(publish().pages, 1508);
    assert_eq!(publish().written, 0);

    let watch = Watch::default();
    let correct = Act::Correct {
        round: RoundNo(1),
        board: BoardNo(1),
        was: Outcome::game(GameScore::Win, GameScore::Loss),
        now: Some(Outcome::game(GameScore::Loss, GameScore::Win)),
        reason: Remark::default(),
    };
    let foreseen = Work::Foresee { state: Box::new(state.clone()), act: Box::new(correct) };
    assert!(matches!(foreseen.done(&watch), Answer::Foreseen { .. }));
    assert_eq!(watch.progress(), Some((0, 1)), "one later round is paired again");
    let watch = Watch::default();
    let pair = Work::Pair { state: Box::new(state.clone()), round: state.next_round() };
    assert!(matches!(pair.done(&watch), Answer::Paired { result: Ok(_), .. }));
    assert_eq!(watch.progress(), Some((3, 3)), "three scoregroups are paired");
}

#[test]
fn without_the_network_no_sharing_is_offered() {
    let keymap = Settings::default().keymap;
    let (mut app, _events, _folder) = app();
    let keys = [(Intent::Desks, "Alt-d"), (Intent::JoinDesks, "Alt-j"), (Intent::TakeOverAsLead, "Alt-l")];
    for (intent, key) in keys {
        assert_eq!(keymap.offered().any(|one| one.intent == intent), desks::BUILT, "{key}");
        let is_in_help = keymap.here(Context::Round).iter().any(|one| one.intent == intent);
        assert_eq!(is_in_help, desks::BUILT, "{key}");
        press(&mut app, key);
        let refused = matches!(app.said(), Some(Said::Error(said)) if said == desks::NOT_BUILT);
        assert_eq!(refused, !desks::BUILT, "{key} says so before anything is typed");
        press(&mut app, "Esc");
    }
}
