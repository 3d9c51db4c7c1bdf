//! Measures the desk with 5,000 players and 9 rounds: from a key to the finished frame on every screen,
//! from the start of the program to its first frame, and its memory.
//!
//! `cargo bench --bench screens` prints one table. Writing a recorded result to disk is measured
//! separately.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench stops at the first surprise and tells figures"
)]

use std::io::Read as _;
use std::num::NonZeroU16;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use wallchart::clock::{Clock, SteppingClock};
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Action, Entrant, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::pairing::propose::{self, Proposal};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::state::State;
use wallchart::engine::text::Remark;
use wallchart::presets;
use wallchart::storage::disk;
use wallchart::tui::app::{App, Parts};
use wallchart::tui::jobs::job::{Answer, Journal, Work, Worker};
use wallchart::tui::jobs::publishing::Publishing;
use wallchart::tui::jobs::watch::Watch;
use wallchart::tui::keys::Key;
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::terminal::event::{self, Event, Press};
use wallchart::user::files::Files;

const PROGRAM: &str = env!("CARGO_BIN_EXE_wallchart");
const SIZES: [(u16, u16); 2] = [(160, 50), (80, 24)];
/// The number of times that every key is pressed: the least time counts, because the machine has other
/// users.
const RUNS: usize = 4;
/// The number of program starts for one figure.
const STARTS: usize = 9;

/// The keys of a screen: those that open it, and those that are repeated there.
const SCRIPTS: [(&str, &str, &str, usize); 15] = [
    ("home", "<Alt-1>", "j k", 100),
    ("setup", "<Alt-2>", "j k", 100),
    ("players", "<Alt-3>", "j j k <PageDown> <End> <Home>", 60),
    ("players, finder", "<Alt-3> /", "4 1 2 <Backspace> <Backspace> <Backspace> <Down>", 40),
    ("round", "<Alt-4>", "[ ] [ [ ] ] j k <PageDown>", 60),
    ("standings", "<Alt-5>", "[ ] j k <PageDown> <Right> <Left>", 60),
    ("standings, finder", "<Alt-5> /", "4 1 2 <Backspace> <Backspace> <Backspace> <Down>", 40),
    ("crosstable", "<Alt-6>", "j <PageDown> <Right> <Left> [ ]", 60),
    ("player card", "<Alt-7>", "] [ j k n", 60),
    ("audit", "<Alt-8>", "<Up> <Up> <Up> <Down> <PageUp> { }", 60),
    ("audit, difference", "<Alt-8> <Home> d <End>", "d <Esc>", 10),
    ("reports", "<Alt-9>", "j k", 100),
    ("palette", "<Alt-5> :", "s t a <Backspace> <Backspace> <Backspace>", 40),
    (
        "every screen in turn",
        "",
        "<Alt-1> <Alt-2> <Alt-3> <Alt-4> <Alt-5> <Alt-6> <Alt-7> <Alt-8> <Alt-9>",
        20,
    ),
    ("why", "<Alt-5>", "e j <Esc>", 40),
];

/// A desk on a terminal that only stores the frame.
struct Bench {
    app: App,
    terminal: Terminal<TestBackend>,
    events: Receiver<Event>,
}

fn clock() -> Box<dyn Clock> {
    Box::new(SteppingClock::starting("2026-11-21T14:00:00Z").unwrap())
}

impl Bench {
    fn new(folder: &Path, (width, height): (u16, u16)) -> Self {
        let (sender, events) = mpsc::channel();
        let app = App::new(Parts {
            settings: Settings::default(),
            files: Files::below(folder),
            worker: Worker::start(event::answers(sender)),
            clock,
            instant: wallchart::clock::instant,
            seed: || 7,
            folder: folder.to_owned(),
        });
        Self { app, terminal: Terminal::new(TestBackend::new(width, height)).unwrap(), events }
    }

    /// Returns the time from an event to the finished frame.
    fn timed(&mut self, event: Event) -> Duration {
        let start = Instant::now();
        self.app.handle(event);
        self.terminal.draw(|frame| self.app.draw(frame.area(), frame.buffer_mut())).unwrap();
        start.elapsed()
    }

    /// Presses keys, and handles the answers of the worker between them.
    fn press(&mut self, keys: &[Key], times: &mut Vec<Duration>) {
        for key in keys {
            while let Ok(event) = self.events.try_recv() {
                self.timed(event);
            }
            let press = Press { key: *key, at: Instant::now(), is_followed: false };
            times.push(self.timed(Event::Key(press)));
        }
    }
}

fn keys(script: &str) -> Vec<Key> {
    let inside = |word: &str| word.trim_start_matches('<').trim_end_matches('>').to_owned();
    script.split_whitespace().map(|word| Key::parse(&inside(word)).unwrap()).collect()
}

/// Prints a line of figures.
fn tell(name: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |percent: usize| {
        times.get((times.len() * percent / 100).min(times.len() - 1)).copied().unwrap_or_default()
    };
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!("{name:<40} {:>6} {:>8.2} {:>8.2} {:>8.2}", times.len(), ms(at(50)), ms(at(99)), ms(at(100)));
}

/// Creates the event for all measurements.
fn make(folder: &Path) -> std::path::PathBuf {
    let path = folder.join("large.ron");
    let status = Command::new(PROGRAM)
        .args(["simulate", "--seed", "5", "--players", "5000", "--rounds", "9", "-o"])
        .arg(&path)
        .status()
        .unwrap();
    assert!(status.success());
    path
}

/// The least time of each key of each script in any run.
type Least = Vec<Vec<Duration>>;

fn screens(folder: &Path, event: &Path) {
    let mut all = Vec::new();
    for size in SIZES {
        let mut least = Least::new();
        for _ in 0..RUNS {
            keep_least(&mut least, walk(folder, event, size));
        }
        for ((name, ..), mut times) in SCRIPTS.iter().zip(least) {
            tell(&format!("{name} {}x{}", size.0, size.1), &mut times);
            all.append(&mut times);
        }
    }
    tell("all screens", &mut all);
}

fn walk(folder: &Path, event: &Path, size: (u16, u16)) -> Least {
    let mut bench = Bench::new(folder, size);
    bench.app.open(event);
    bench.timed(Event::Resize);
    let mut walked = Least::new();
    for (_, open, repeated, times) in SCRIPTS {
        let mut measured = Vec::new();
        bench.press(&keys(open), &mut measured);
        let repeated = keys(repeated);
        (0..times).for_each(|_| bench.press(&repeated, &mut measured));
        bench.press(&keys("<Esc> <Esc> <Ctrl-x>"), &mut measured);
        walked.push(measured);
    }
    walked
}

fn keep_least(least: &mut Least, run: Least) {
    if least.is_empty() {
        *least = run;
        return;
    }
    for (least, run) in least.iter_mut().flatten().zip(run.into_iter().flatten()) {
        *least = run.min(*least);
    }
}

/// Measures entering the results of the last round again: first without a disk, then the share of the disk.
fn results(folder: &Path, event: &Path) {
    let opened = Desk::open(event, clock()).unwrap();
    let acts: Vec<Act> = opened
        .entries()
        .iter()
        .filter_map(|entry| match &entry.action {
            Action::Do(act) => Some(act.clone()),
            Action::Undo { .. } | Action::Redo { .. } => None,
        })
        .collect();
    let kept = acts.len() - 300;
    let mut desk = Desk::in_memory(opened.header().clone(), clock()).unwrap();
    desk.record_all(&acts[..kept], &[]).unwrap();
    drop(opened);
    let on_disk = folder.join("results.ron");
    let mut written = Desk::in_memory(desk.header().clone(), clock()).unwrap();
    written.record_all(&acts[..kept], &[]).unwrap();
    written.save_as(&on_disk).unwrap();
    let mut bench = Bench::new(folder, SIZES[0]);
    bench.app.put(desk);
    bench.timed(Event::Resize);
    for (name, open, repeated) in [
        ("a result, on the round", "<Alt-4>", "1"),
        ("a result, on the walk", "<Alt-4> =", "1"),
        ("undo, redo", "<Esc> <Alt-4>", "u <Ctrl-r>"),
        ("standings after a result", "", "<Alt-4> 1 <Alt-5>"),
    ] {
        bench.press(&keys(open), &mut Vec::new());
        let repeated = keys(repeated);
        let mut measured = Vec::new();
        (0..25).for_each(|_| {
            let mut least = Least::new();
            for _ in 0..RUNS {
                let mut once = Vec::new();
                bench.press(&repeated, &mut once);
                keep_least(&mut least, vec![once]);
            }
            measured.extend(least.into_iter().flatten());
        });
        tell(name, &mut measured);
    }
    let mut appended = Vec::new();
    for act in &acts[kept..] {
        let before = Instant::now();
        written.record(act.clone(), &[]).unwrap();
        appended.push(before.elapsed());
    }
    tell("write and sync of a result", &mut appended);
}

/// Returns a field that is hard to pair: White has nearly always won, so most colour preferences of a score
/// group are alike.
fn hard_field(players: u32) -> State {
    let setup = presets::find("fide-swiss").unwrap().setup;
    let mut desk =
        Desk::in_memory(presets::header(setup, "hard".parse().unwrap(), &mut *clock()), clock()).unwrap();
    let register = |id: u32| {
        let entrant = Entrant {
            name: format!("P{id:05}").parse().unwrap(),
            rating: format!("{}", 2800 - id / 3).parse().ok(),
            ..Entrant::default()
        };
        Act::Register { id: PlayerId(id), entrant }
    };
    desk.record_all(&(1..=players).map(register).collect::<Vec<_>>(), &[]).unwrap();
    desk.record_all(&propose::preparations(desk.state(), 7, &str::cmp), &[]).unwrap();
    // The fifth round is the hardest of the first nine.
    for round in (1..=4).map(RoundNo) {
        let Proposal { boards, byes } = propose::propose(desk.state(), round).unwrap();
        let count = u16::try_from(boards.len()).unwrap();
        let mut acts = vec![Act::Publish { round, boards, byes, by: PairedBy::System }];
        for board in 1..=count {
            let outcome = if board % 50 == 0 {
                (GameScore::Loss, GameScore::Win)
            } else {
                (GameScore::Win, GameScore::Loss)
            };
            acts.push(Act::Record {
                round,
                board: BoardNo(board),
                outcome: Outcome::game(outcome.0, outcome.1),
            });
        }
        desk.record_all(&acts, &[]).unwrap();
    }
    desk.state().clone()
}

/// Stops, at many moments, the pairing of a hard field, all pairings after a correction in it, and the
/// opening, the audit and the site of the long event; measures the time until each has stopped.
fn stops(event: &Path) {
    let state = hard_field(3000);
    let round = state.next_round();
    let whole = Instant::now();
    let answer = Work::Pair { state: Box::new(state.clone()), round }.done(&Watch::default());
    assert!(matches!(answer, Answer::Paired { result: Ok(_), .. }), "the hard field can be paired");
    let whole = whole.elapsed();
    println!("{:<40} {:>6} {:>8.0}", "pairing of a hard field, 3000 players", 1, whole.as_secs_f64() * 1e3);
    let mut pairing = Vec::new();
    for at in 1..20 {
        pairing.push(stopped(Work::Pair { state: Box::new(state.clone()), round }, whole * at / 20));
    }
    tell("stop of that pairing", &mut pairing);
    let correct = Act::Correct {
        round: RoundNo(1),
        board: BoardNo(1),
        was: Outcome::game(GameScore::Win, GameScore::Loss),
        now: Some(Outcome::game(GameScore::Loss, GameScore::Win)),
        reason: Remark::default(),
    };
    let foresee = || Work::Foresee { state: Box::new(state.clone()), act: Box::new(correct.clone()) };
    tell_stops("stop of the pairings after a correction", foresee);
    tell_stops("stop of opening the long event", || Work::Open {
        path: event.to_owned(),
        disk: disk::system(),
    });
    tell_stops("stop of its audit", || {
        Work::Audit(Journal::File { path: event.to_owned(), disk: disk::system() })
    });
    let desk = Desk::open(event, clock()).unwrap();
    let folder = event.with_extension("site");
    let calendar = Settings::default().calendar;
    site_after_a_result(&desk, &folder.with_extension("after"));
    tell_stops("stop of its site", || {
        Work::Publish(Box::new(Publishing::of(&desk, folder.clone(), &calendar)))
    });
}

/// Measures the site of the large event: written whole, then after the correction of one result of the last
/// round and its undo.
fn site_after_a_result(opened: &Desk, folder: &Path) {
    let calendar = Settings::default().calendar;
    let mut desk = Desk::in_memory(opened.header().clone(), clock()).unwrap();
    let acts = opened.entries().iter().filter_map(|entry| match &entry.action {
        Action::Do(act) => Some(act.clone()),
        Action::Undo { .. } | Action::Redo { .. } => None,
    });
    desk.record_all(&acts.collect::<Vec<_>>(), &[]).unwrap();
    let publish = |desk: &Desk| {
        let begun = Instant::now();
        let written =
            Publishing::of(desk, folder.to_owned(), &calendar).done(&Watch::default()).unwrap().written;
        (begun.elapsed(), written)
    };
    let (whole, pages) = publish(&desk);
    println!("{:<40} {pages:>6} {:>8.0}", "site, all pages", whole.as_secs_f64() * 1e3);
    let (mut times, mut most) = (Vec::new(), 0);
    for _ in 0..10 {
        desk.undo().unwrap();
        let (undone, written) = publish(&desk);
        desk.redo().unwrap();
        let (redone, _) = publish(&desk);
        times.extend([undone, redone]);
        most = most.max(written);
    }
    tell(&format!("site after one result ({most} pages)"), &mut times);
}

/// Does work once to measure its time, then stops it at 19 moments on the way.
fn tell_stops(name: &str, work: impl Fn() -> Work) {
    let whole = Instant::now();
    drop(work().done(&Watch::default()));
    let whole = whole.elapsed();
    let mut stops: Vec<Duration> = (1..20).map(|at| stopped(work(), whole * at / 20)).collect();
    tell(&format!("{name} ({:.0} ms)", whole.as_secs_f64() * 1e3), &mut stops);
}

/// Starts work, stops it after a while, and returns the time from there to its end.
fn stopped(work: Work, after: Duration) -> Duration {
    let watch = Arc::new(Watch::default());
    let seen = Arc::clone(&watch);
    let (ended, end) = mpsc::channel();
    let worker = thread::spawn(move || {
        drop(work.done(&seen));
        ended.send(Instant::now()).unwrap();
    });
    let early = end.recv_timeout(after).ok();
    let asked = Instant::now();
    watch.stop();
    let ended = early.or_else(|| end.recv().ok()).unwrap_or(asked);
    worker.join().unwrap();
    ended.saturating_duration_since(asked)
}

/// Starts the program in a terminal; returns the time to its first frame and its peak memory in kilobytes.
fn start(folder: &Path, event: Option<&Path>, wanted: &str) -> (Duration, u64) {
    let pair = native_pty_system()
        .openpty(PtySize { rows: 50, cols: 160, pixel_width: 0, pixel_height: 0 })
        .unwrap();
    let mut command = CommandBuilder::new(PROGRAM);
    command.args(event);
    command.cwd(folder);
    command.env_clear();
    command.env("TERM", "xterm-256color");
    command.env("HOME", folder);
    let mut reader = pair.master.try_clone_reader().unwrap();
    let begun = Instant::now();
    let mut child = pair.slave.spawn_command(command).unwrap();
    let mut parser = vt100::Parser::new(NonZeroU16::new(50).unwrap(), NonZeroU16::new(160).unwrap(), 0);
    let mut bytes = [0; 1 << 13];
    while !parser.screen().contents().contains(wanted) {
        let read = reader.read(&mut bytes).unwrap();
        assert!(read > 0, "the program ended before its first frame");
        parser.process(&bytes[..read]);
    }
    let elapsed = begun.elapsed();
    let status = child.process_id().and_then(|id| std::fs::read_to_string(format!("/proc/{id}/status")).ok());
    let peak = status.and_then(|status| {
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.to_owned();
        line.trim().trim_end_matches(" kB").parse().ok()
    });
    child.kill().unwrap();
    drop(child.wait());
    (elapsed, peak.unwrap_or(0))
}

fn starts(folder: &Path, event: &Path) {
    for (name, event, wanted) in
        [("start, empty home", None, "recent events"), ("start, that event", Some(event), "Round 9")]
    {
        let runs: Vec<(Duration, u64)> = (0..STARTS).map(|_| start(folder, event, wanted)).collect();
        let mut times: Vec<Duration> = runs.iter().map(|run| run.0).collect();
        tell(name, &mut times);
        let peak = runs.iter().map(|run| run.1).max().unwrap_or(0);
        println!(
            "{:<40} {:>6} MB, least start {:.0} ms",
            "  peak memory",
            peak / 1024,
            times[0].as_secs_f64() * 1e3
        );
    }
}

fn own_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or("VmHWM: unknown").to_owned()
}

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let event = make(folder.path());
    println!("{:<40} {:>6} {:>8} {:>8} {:>8}", "key to finished frame, ms", "keys", "p50", "p99", "max");
    screens(folder.path(), &event);
    println!("all screens, one process: {}", own_memory());
    results(folder.path(), &event);
    stops(&event);
    let home = tempfile::tempdir().unwrap();
    starts(home.path(), &event);
}
