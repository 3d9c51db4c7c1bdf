//! Desks enter results while server and desks are killed and links are cut: in the end all have the same
//! file, and every result was shown truly at its desk.
//!
//! `WALLCHART_DESKS=0..100 cargo test --release --features desks --test all several_desks::chaos --
//! --nocapture` runs these seeds, with twenty desks and 10,000 results each.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use super::proxy::{Link, Proxy};
use super::venue::{PATIENCE, Venue, circle, has_server, result};
use crate::support::terminal::{Place, Terminal};
use portable_pty::CommandBuilder;
use wallchart::desk::NotShared;
use wallchart::desk::shared::link::Role;
use wallchart::desk::shared::waiting::{Kept, board_of};
use wallchart::desk::{Desk, DeskError};
use wallchart::engine::action::{Act, Action, Outcome};
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::rng::Rng;
use wallchart::engine::scoring::GameScore;
use wallchart::views::words;

/// The size of a run.
struct Size {
    players: u32,
    rounds: u16,
    headless: usize,
    terminals: usize,
}

const DAILY: Size = Size { players: 60, rounds: 4, headless: 4, terminals: 1 };
const FULL: Size = Size { players: 2000, rounds: 10, headless: 16, terminals: 3 };

/// The most waiting results of a desk.
const MOST_WAITING: usize = 20;

/// The outcomes that a desk showed to its user.
#[derive(Debug, Default)]
struct Shown {
    confirmed: Vec<(u16, u16, Outcome)>,
    kept: Vec<(u16, u16, Outcome)>,
    /// Saved, and reported as refused.
    dropped: Vec<(u16, u16, Outcome)>,
    refused: usize,
}

/// The state that all threads share.
struct Run {
    is_over: AtomicBool,
    /// The present round.
    round: AtomicUsize,
}

/// Ends the run when a thread ends unexpectedly, so that all others end as well.
struct EndsAll<'a>(&'a Run);

impl Drop for EndsAll<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.is_over.store(true, Ordering::Release);
        }
    }
}

#[test]
fn every_confirmed_result_is_everywhere_once() {
    if !has_server() {
        return;
    }
    let Some(seeds) = std::env::var("WALLCHART_DESKS").ok() else { return run(0, &DAILY) };
    let (first, end) = seeds.split_once("..").expect("WALLCHART_DESKS is FIRST..END");
    for seed in first.parse().unwrap()..end.parse().unwrap() {
        run(seed, &FULL);
    }
}

fn open_boards(desk: &Desk, round: u16) -> Vec<u16> {
    let Some(held) = desk.state().round(RoundNo(round)) else { return Vec::new() };
    let open = held.boards.iter().enumerate().filter(|(_, board)| board.outcome.is_none());
    let numbers = open.map(|(at, _)| u16::try_from(at + 1).unwrap());
    numbers
        .filter(|board| {
            !desk
                .others()
                .waiting()
                .iter()
                .any(|kept| board_of(&kept.act) == Some((RoundNo(round), BoardNo(*board))))
        })
        .collect()
}

fn random_result(rng: &mut Rng, round: u16, board: u16) -> Act {
    let white = [GameScore::Win, GameScore::Draw, GameScore::Loss][usize::try_from(rng.below(3)).unwrap()];
    result(round, usize::from(board), white)
}

/// Types results at a desk until the run is over; now and then the desk crashes.
fn type_results(venue: &Venue, name: &str, run: &Run, seed: u64) -> Shown {
    let _ends_all = EndsAll(run);
    let mut rng = Rng::seeded(seed);
    let mut shown = Shown::default();
    let mut desk = venue.open(name);
    while !run.is_over.load(Ordering::Acquire) {
        if rng.below(400) == 0 {
            drop(desk);
            desk = venue.open(name);
        }
        let round = u16::try_from(run.round.load(Ordering::Acquire)).unwrap();
        let open = open_boards(&desk, round);
        // Without the server, typing stops at some point.
        if open.is_empty() || MOST_WAITING <= desk.others().waiting().len() {
            desk.others_mut().listen(Duration::from_millis(20));
            continue;
        }
        let board = open[usize::try_from(rng.below(open.len() as u64)).unwrap()];
        let act = random_result(&mut rng, round, board);
        let Act::Record { outcome, .. } = act.clone() else { unreachable!() };
        match desk.record(act, &[]) {
            Ok(_) => shown.confirmed.push((round, board, outcome)),
            Err(DeskError::Shared(NotShared::Waits(_))) => shown.kept.push((round, board, outcome)),
            Err(
                DeskError::Shared(NotShared::Disagrees(_) | NotShared::Meanwhile(_) | NotShared::Done(_))
                | DeskError::Refused(_),
            ) => {
                shown.refused += 1;
            }
            Err(error) => panic!("{name}: {error}"),
        }
        desk.others_mut().listen(Duration::from_millis(rng.below(4)));
        shown.dropped.extend(undecided(&desk));
        desk.others_mut().drop_kept(Kept::is_refused);
    }
    shown
}

/// Returns the results that were typed without the server and could not be entered.
fn undecided(desk: &Desk) -> impl Iterator<Item = (u16, u16, Outcome)> {
    desk.others().waiting().iter().filter(|kept| kept.refused.is_some()).filter_map(|kept| {
        let Act::Record { round, board, outcome } = &kept.act else { return None };
        Some((round.0, board.0, outcome.clone()))
    })
}

/// Publishes round after round, each once all results of the one before are in.
fn lead(venue: &Venue, run: &Run, size: &Size) {
    let _ends_all = EndsAll(run);
    let mut desk = venue.open_in_step("Lead");
    for round in 1..=size.rounds {
        run.round.store(usize::from(round), Ordering::Release);
        let mut waited = Duration::ZERO;
        let is_in = |desk: &Desk| {
            let held = desk.state().round(RoundNo(round));
            held.is_some_and(|held| held.boards.iter().all(|board| board.outcome.is_some()))
        };
        while !is_in(&desk) {
            assert!(!run.is_over.load(Ordering::Acquire), "another desk has failed");
            assert!(waited < PATIENCE * 10, "round {round} does not end: {:?}", desk.others().standing());
            desk.others_mut().listen(Duration::from_millis(50));
            waited += Duration::from_millis(50);
        }
        while round < size.rounds && desk.state().last_round() == RoundNo(round) {
            match desk.record(circle(size.players, round + 1), &[]) {
                Ok(_) => {}
                // It will be published once the server is back, or it was and the answer was lost.
                Err(DeskError::Shared(_)) => desk.others_mut().listen(Duration::from_millis(100)),
                Err(error) => panic!("round {}: {error}", round + 1),
            }
        }
    }
}

/// Kills the server, and cuts links, again and again.
fn break_things(venue: &Venue, proxies: &[Proxy], run: &Run, seed: u64) {
    let _ends_all = EndsAll(run);
    let mut rng = Rng::seeded(seed);
    while !run.is_over.load(Ordering::Acquire) {
        thread::park_timeout(Duration::from_millis(200 + rng.below(800)));
        if rng.below(4) == 0 {
            venue.kill_server();
            continue;
        }
        let proxy = &proxies[usize::try_from(rng.below(proxies.len() as u64)).unwrap()];
        proxy.set(Link::ALL[usize::try_from(rng.below(Link::ALL.len() as u64)).unwrap()]);
        // One link in two is whole.
        let healed = &proxies[usize::try_from(rng.below(proxies.len() as u64)).unwrap()];
        healed.set(Link::Whole);
    }
}

/// Returns the results with a tick on a screen, with round and board; none if the screen is half drawn.
fn ticks(screen: &str) -> Vec<(u16, u16, &'static str)> {
    let number =
        |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<u16>().ok();
    let behind = |text: &str, mark: &str| text.split_once(mark).and_then(|(_, rest)| number(rest));
    let header = screen.lines().next().unwrap_or_default();
    let (round, live) = (behind(header, "· Round "), behind(header, " live, "));
    // The first line and the last but one belong to one picture if their counts are equal.
    let counted = screen.lines().find_map(|line| behind(line, " in ").filter(|_| line.contains("· agreed ")));
    let Some(round) = round.filter(|_| live.is_some() && live == counted) else { return Vec::new() };
    let tick = |line: &str| {
        let board = number(line.trim_start_matches(['▌', ' ']))?;
        let score = ["1 – 0", "0 – 1", "½ – ½"].into_iter().find(|score| line.contains(score))?;
        line.contains('✓').then_some((round, board, score))
    };
    screen.lines().filter_map(tick).collect()
}

/// Types at a terminal with the built program, and kills it now and then; returns the results that had a tick
/// then.
fn type_at_terminal(venue: &Venue, name: &str, run: &Run, seed: u64) -> Vec<(u16, u16, &'static str)> {
    let mut ticked = Vec::new();
    let _ends_all = EndsAll(run);
    let mut rng = Rng::seeded(seed);
    let place = Place::new();
    let open = || -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_wallchart"));
        command.arg(venue.event(name));
        place.run(command, (120, 30))
    };
    let mut terminal = open();
    terminal.see("Open ·");
    while !run.is_over.load(Ordering::Acquire) {
        let key = ["1", "0", "=", "\x1b", "\x1bOS"][usize::try_from(rng.below(5)).unwrap()];
        terminal.text(key);
        terminal.hear_some(2);
        if rng.below(150) == 0 {
            ticked.extend(ticks(&terminal.kill()));
            terminal = open();
            terminal.see("Open ·");
        }
    }
    ticked.extend(ticks(&terminal.kill()));
    ticked
}

/// Waits until all waiting results are sent, and every desk has read to the end.
fn come_together(desks: &mut [Desk]) {
    let mut waited = Duration::ZERO;
    while desks.iter().any(|desk| {
        !desk.others().is_in_step() || desk.others().waiting().iter().any(|kept| kept.refused.is_none())
    }) {
        assert!(
            waited < PATIENCE * 5,
            "{:?}",
            desks.iter().map(|desk| desk.others().standing()).collect::<Vec<_>>()
        );
        for desk in desks.iter_mut() {
            desk.others_mut().listen(Duration::from_millis(20));
            waited += Duration::from_millis(20);
        }
    }
    let length = desks.iter().map(|desk| desk.entries().len()).max().unwrap();
    for desk in desks.iter_mut() {
        super::venue::until(desk, "all entries", |desk| desk.entries().len() == length);
    }
}

fn run(seed: u64, size: &Size) {
    let mut venue = Venue::new(size.players);
    venue.host();
    let server = venue.server_address();
    let headless: Vec<String> = (1..=size.headless).map(|number| format!("Hall {number}")).collect();
    let terminals: Vec<String> = (1..=size.terminals).map(|number| format!("Table {number}")).collect();
    let all: Vec<&String> = headless.iter().chain(&terminals).collect();
    let proxies: Vec<Proxy> = all.iter().map(|_| Proxy::before(&server)).collect();
    for (name, proxy) in all.iter().zip(&proxies) {
        drop(venue.join_by(name, Role::Entry, Some(&proxy.address)).unwrap());
    }
    let run = Run { is_over: AtomicBool::new(false), round: AtomicUsize::new(1) };
    let (venue, run, proxies) = (&venue, &run, &proxies);
    let (mut shown, ticked): (BTreeMap<&String, Shown>, Vec<_>) = thread::scope(|scope| {
        let typing: Vec<_> = headless
            .iter()
            .zip(1..)
            .map(|(name, at)| (name, scope.spawn(move || type_results(venue, name, run, seed * 1000 + at))))
            .collect();
        let ticking: Vec<_> = terminals
            .iter()
            .zip(500..)
            .map(|(name, at)| scope.spawn(move || type_at_terminal(venue, name, run, seed * 1000 + at)))
            .collect();
        scope.spawn(move || break_things(venue, proxies, run, seed * 1000 + 999));
        lead(venue, run, size);
        run.is_over.store(true, Ordering::Release);
        let shown = typing.into_iter().map(|(name, shown)| (name, shown.join().unwrap())).collect();
        (shown, ticking.into_iter().flat_map(|ticked| ticked.join().unwrap()).collect())
    });
    for proxy in proxies {
        proxy.set(Link::Whole);
    }
    let mut desks: Vec<Desk> = all.iter().map(|name| venue.open(name)).collect();
    desks.push(venue.open("Lead"));
    come_together(&mut desks);
    for (name, desk) in all.iter().zip(&desks) {
        if let Some(shown) = shown.get_mut(*name) {
            shown.dropped.extend(undecided(desk));
        }
    }
    drop(desks);
    let mut names: Vec<&str> = all.iter().map(|name| name.as_str()).collect();
    names.push("Lead");
    let entries = venue.same_files(&names);
    let (mut confirmed, mut kept, mut refused) = (0, 0, 0);
    let contents = crate::support::audited::contents_of(&venue.event("Lead")).unwrap();
    let mut stands = BTreeMap::new();
    for entry in &contents.entries {
        if let Action::Do(Act::Record { round, board, outcome }) = &entry.action {
            assert_eq!(
                stands.insert((round.0, board.0), outcome),
                None,
                "round {round}, board {board}: twice"
            );
        }
    }
    for (round, board, score) in &ticked {
        let stands = stands.get(&(*round, *board)).copied();
        assert_eq!(words::score(stands), *score, "round {round}, board {board}: shown with a tick");
    }
    for (name, shown) in &shown {
        let mut of_it: BTreeMap<(u16, u16), Vec<&Outcome>> = BTreeMap::new();
        for entry in contents.entries.iter().filter(|entry| *entry.by == ***name) {
            if let Action::Do(Act::Record { round, board, outcome }) = &entry.action {
                of_it.entry((round.0, board.0)).or_default().push(outcome);
            }
        }
        let by_it = |round: u16, board: u16, wanted: &Outcome| {
            of_it.get(&(round, board)).map_or(0, |of| of.iter().filter(|outcome| **outcome == wanted).count())
        };
        for (round, board, outcome) in &shown.confirmed {
            assert_eq!(by_it(*round, *board, outcome), 1, "{name}: round {round}, board {board}: confirmed");
        }
        for kept in &shown.kept {
            let (round, board, outcome) = kept;
            // If another desk entered the same result, nothing is refused.
            assert!(
                stands.get(&(*round, *board)) == Some(&outcome) || shown.dropped.contains(kept),
                "{name}: round {round}, board {board}: kept, and neither entered nor shown"
            );
        }
        confirmed += shown.confirmed.len();
        kept += shown.kept.len();
        refused += shown.refused;
    }
    println!(
        "seed {seed}: {entries} entries, {confirmed} confirmed at once, {kept} kept for later, {refused} refused, {} ticks seen",
        ticked.len()
    );
}
