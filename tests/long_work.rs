//! Long work is done beside the keyboard: keys are answered meanwhile, and one of them stops it for good.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use wallchart::audit;
use wallchart::clock::{Clock, SteppingClock};
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Entrant, Outcome, PairedBy, Side};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::pairing::propose::{self, Proposal};
use wallchart::presets;
use wallchart::storage::chain::Contents;
use wallchart::tui::app::{App, Parts};
use wallchart::tui::event::Event;
use wallchart::tui::files::Files;
use wallchart::tui::job::{Answer, Watch, Work, Worker};
use wallchart::tui::keys::Key;
use wallchart::tui::request::Said;
use wallchart::tui::settings::Settings;

fn clock() -> Box<dyn Clock> {
    Box::new(SteppingClock::starting("2026-11-21T14:00:00Z").unwrap())
}

/// An event of two rounds that takes a while to audit.
fn event() -> Desk {
    let setup = presets::find("fide-swiss").unwrap().setup;
    let mut desk = Desk::in_memory(presets::header(setup, "long", &mut *clock()), clock()).unwrap();
    let register = |id: u32| {
        let entrant = Entrant { name: format!("P{id:05}"), ..Entrant::default() };
        Act::Register { id: PlayerId(id), entrant }
    };
    desk.record_all((1..=1500).map(register).collect()).unwrap();
    desk.record_all(propose::preparations(desk.state(), 7)).unwrap();
    for round in (1..=2).map(RoundNo) {
        let Proposal { boards, byes } = propose::propose(desk.state(), round).unwrap();
        let count = u16::try_from(boards.len()).unwrap();
        let mut acts = vec![Act::Publish { round, boards, byes, by: PairedBy::System }];
        let outcome = || Outcome::game(Side::Win, Side::Loss);
        acts.extend((1..=count).map(|board| Act::Record {
            round,
            board: BoardNo(board),
            outcome: outcome(),
        }));
        desk.record_all(acts).unwrap();
    }
    desk
}

fn app() -> (App, Receiver<Event>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let (sender, events) = mpsc::channel();
    let mut app = App::new(Parts {
        settings: Settings::default(),
        files: Files::below(folder.path()),
        worker: Worker::start(sender),
        clock,
        seed: || 7,
        folder: folder.path().to_owned(),
    });
    app.put(event());
    (app, events, folder)
}

fn press(app: &mut App, name: &str) -> String {
    app.handle(Event::Key(Key::parse(name).unwrap()));
    let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 30));
    app.draw(buffer.area, &mut buffer);
    buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect()
}

/// Asks for one audit after the other, so that they take longer than any drawing.
fn ask_for_many(app: &mut App) {
    press(app, "F8");
    (0..30).for_each(|_| drop(press(app, "v")));
}

#[test]
fn keys_are_answered_while_long_work_is_done_and_one_stops_it() {
    let (mut app, _events, _folder) = app();
    let before = app.desk().unwrap().entries().to_vec();
    ask_for_many(&mut app);
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
fn work_asked_for_after_a_stop_is_the_only_one_that_is_heard() {
    let (mut app, events, _folder) = app();
    ask_for_many(&mut app);
    press(&mut app, "Esc");
    press(&mut app, "v");
    // Answers that were under way when the key was pressed are not heard.
    while app.patience().is_some() {
        app.handle(events.recv_timeout(Duration::from_mins(2)).unwrap());
    }
    assert!(press(&mut app, "Down").contains("file sound"));
    assert!(events.try_recv().is_err(), "nothing else was worked at");
}

#[test]
fn an_audit_ends_where_it_is_stopped() {
    let desk = event();
    let contents = || {
        let (header, entries) = (desk.header().clone(), desk.entries().to_vec());
        Contents { header, entries, head: String::new(), sound: 0, damage: None }
    };
    let acts = desk.ledger().counting().len();
    for last in [0, 1, 1501, 1600, acts] {
        let mut reached = 0;
        let report = audit::audit_until(contents(), &mut |done, of| {
            reached = done;
            assert_eq!(of, acts);
            last <= done
        });
        assert_eq!((report, reached), (None, last), "stopped after {last} of {acts} acts");
    }
    assert_eq!(audit::audit_until(contents(), &mut |_, _| false), Some(audit::audit(contents())));
}

#[test]
fn a_pairing_ends_where_it_is_stopped() {
    let state = event().state().clone();
    let watch = Watch::default();
    watch.stop();
    let round = state.next_round();
    let answer = Work::Pair { state: Box::new(state), round }.done(&watch);
    assert!(matches!(answer, Answer::Paired { result: Err(_), .. }), "{answer:?}");
}
