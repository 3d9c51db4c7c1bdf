//! Measures twenty desks at one server on this machine: the time until a result is confirmed at its own
//! desk and until it is at another desk, the results per second of all desks together, and the time to join
//! a large event.
//!
//! It prints distributions instead of means, so it has its own measuring code.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]
#![expect(clippy::print_stdout, reason = "a measurement says what it has measured")]

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Barrier, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use wallchart::clock::SystemClock;
use wallchart::desk::Desk;
use wallchart::desk::shared::link::Role;
use wallchart::desks::host::{self, Host, Options};
use wallchart::desks::{join, meet};
use wallchart::engine::action::{Act, Entrant, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::presets;
use wallchart::storage::{disk, event_file};

const DESKS: usize = 20;
const LARGE: (u32, u16) = (5000, 9);

fn event(path: &Path, players: u32, rounds: u16) -> Desk {
    let mut setup = presets::find("swiss-resistance").unwrap().setup;
    setup.rounds = rounds.max(9);
    setup.regulations.official = false;
    let header = presets::header(setup, "Open".parse().unwrap(), &mut SystemClock);
    let mut desk = Desk::create(path, header, SystemClock).unwrap();
    let register = |id| {
        let entrant = Entrant { name: format!("Player {id}").parse().unwrap(), ..Entrant::default() };
        Act::Register { id: PlayerId(id), entrant }
    };
    desk.take_over(&(1..=players).map(register).collect::<Vec<_>>()).unwrap();
    desk
}

fn publish(players: u32, round: u16) -> Act {
    let others = players - 1;
    let at = |seat: u32| 2 + (seat + u32::from(round)) % others;
    let mut boards = vec![vec![PlayerId(1), PlayerId(at(0))]];
    boards.extend((1..players / 2).map(|seat| vec![PlayerId(at(seat)), PlayerId(at(others - seat))]));
    Act::Publish { round: RoundNo(round), boards, byes: Vec::new(), by: PairedBy::Import }
}

fn result(round: u16, board: usize) -> Act {
    let outcome = Outcome::game(GameScore::Draw, GameScore::Draw);
    Act::Record { round: RoundNo(round), board: BoardNo(u16::try_from(board).unwrap()), outcome }
}

fn percentile(times: &mut [Duration], part: usize) -> Duration {
    times.sort_unstable();
    times[(times.len() * part / 100).min(times.len() - 1)]
}

fn opened(path: &Path) -> Desk {
    let mut desk = Desk::open(path, SystemClock).unwrap();
    meet(&mut desk, Box::new(|| {})).unwrap();
    assert!(desk.others_mut().come_in_step(Duration::from_mins(1)));
    desk
}

fn host(event: &Path) -> Host {
    let options =
        Options { listen: Some("127.0.0.1:0".to_owned()), name: "Lead".to_owned(), ..Options::default() };
    Host::start(&disk::system(), event, &options, &()).unwrap()
}

fn join_as(event: &Path, folder: &Path, name: &str, role: Role) -> PathBuf {
    let identity = event_file::read(&disk::system(), event, &()).unwrap().identity;
    let codes = host::codes_of(&*disk::system(), event, &identity);
    let code = codes.iter().find(|code| code.role == role).unwrap();
    let path = folder.join(name).join("open.ron");
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    join::join(&code.to_string(), name, Some(role), SystemClock.into(), |_, _| path.clone()).unwrap();
    path
}

/// Lets all desks enter results of boards, with a pause before each; returns the time of each until it was
/// confirmed, and the total time.
fn type_results(paths: &[PathBuf], boards: Range<usize>, pause: Duration) -> (Vec<Duration>, Duration) {
    let next = AtomicUsize::new(boards.start);
    let all_are_there = Barrier::new(paths.len() + 1);
    thread::scope(|scope| {
        let (next, all_are_there) = (&next, &all_are_there);
        let typing = move |path: &PathBuf| {
            let mut desk = opened(path);
            all_are_there.wait();
            let mut times = Vec::new();
            loop {
                let board = next.fetch_add(1, Ordering::AcqRel);
                if boards.end <= board {
                    return times;
                }
                // The desks are not in step with each other.
                desk.others_mut().listen(pause / 2 + pause * u32::try_from(board * 37 % 100).unwrap() / 100);
                let since = Instant::now();
                desk.record(result(1, board), &[]).unwrap();
                times.push(since.elapsed());
            }
        };
        let all: Vec<_> = paths.iter().map(|path| scope.spawn(move || typing(path))).collect();
        all_are_there.wait();
        let since = Instant::now();
        let times = all.into_iter().flat_map(|one| one.join().unwrap()).collect();
        (times, since.elapsed())
    })
}

fn twenty_desks() {
    let folder = tempfile::tempdir().unwrap();
    let lead = folder.path().join("open.ron");
    let mut desk = event(&lead, 8000, 3);
    desk.take_over(&[publish(8000, 1)]).unwrap();
    drop(desk);
    let _hosted = host(&lead);
    let names: Vec<String> = (1..=DESKS).map(|number| format!("Hall {number}")).collect();
    let paths: Vec<PathBuf> =
        names.iter().map(|name| join_as(&lead, folder.path(), name, Role::Entry)).collect();
    // A result every second and a half at each desk: arbiters in a hurry.
    let (mut times, _) = type_results(&paths, 1..201, Duration::from_millis(1500));
    println!(
        "{DESKS} desks, a result every 1.5 s each: confirmed p50 {:?}, p99 {:?}",
        percentile(&mut times, 50),
        percentile(&mut times, 99)
    );
    desk_to_desk(&paths);
    let (times, took) = type_results(&paths, 401..3401, Duration::ZERO);
    let a_second = times.len() as u128 * 1000 / took.as_millis();
    println!("{DESKS} desks, as fast as they can: {} results in {took:?}, {a_second} a second", times.len());
}

/// Measures the time until a result from one desk is in the event of another one.
fn desk_to_desk(paths: &[PathBuf]) {
    let (told, seen) = mpsc::channel();
    let (ready, is_ready) = mpsc::channel();
    let wanted = 201..301;
    thread::scope(|scope| {
        let boards = wanted.clone();
        scope.spawn(move || {
            let mut desk = opened(&paths[1]);
            ready.send(()).unwrap();
            for board in boards {
                let at = (RoundNo(1), BoardNo(u16::try_from(board).unwrap()));
                while desk.state().board(at.0, at.1).unwrap().outcome.is_none() {
                    desk.others_mut().listen(Duration::from_micros(500));
                }
                told.send(Instant::now()).unwrap();
            }
        });
        let mut desk = opened(&paths[0]);
        is_ready.recv().unwrap();
        let mut times: Vec<Duration> = wanted
            .map(|board| {
                let began = Instant::now();
                desk.record(result(1, board), &[]).unwrap();
                seen.recv().unwrap().duration_since(began)
            })
            .collect();
        println!(
            "typed at one desk, in the file of another: p50 {:?}, p99 {:?}",
            percentile(&mut times, 50),
            percentile(&mut times, 99)
        );
    });
}

fn joining() {
    let folder = tempfile::tempdir().unwrap();
    let lead = folder.path().join("open.ron");
    let (players, rounds) = LARGE;
    let mut desk = event(&lead, players, rounds);
    for round in 1..=rounds {
        desk.take_over(&[publish(players, round)]).unwrap();
        let results = (1..=usize::try_from(players).unwrap() / 2).map(|board| result(round, board));
        desk.take_over(&results.collect::<Vec<_>>()).unwrap();
    }
    let entries = desk.entries().len();
    drop(desk);
    let began = Instant::now();
    let _hosted = host(&lead);
    println!("sharing an event of {entries} entries: {:?}", began.elapsed());
    let began = Instant::now();
    let path = join_as(&lead, folder.path(), "Late", Role::Look);
    println!("joining it: {:?}", began.elapsed());
    assert_eq!(std::fs::read(&lead).unwrap(), std::fs::read(path).unwrap());
}

fn main() {
    joining();
    twenty_desks();
}
