//! Event files prove themselves: every byte is covered, and every acknowledged entry comes back.

use crate::support::audited::{audited, audited_file, contents_of};
use crate::support::crash::Unsettled;
use crate::support::memory_disk::{Fault, MemoryDisk, Trouble};
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use wallchart::clock::{Clock, SteppingClock};
use wallchart::desk::{Desk, Equipment, News};
use wallchart::engine::action::{Act, Action, Details, Entrant, Entry, FORMAT, Header, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use wallchart::engine::replay;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{
    Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations, Setup, TieBreak,
};
use wallchart::engine::text::{Label, Remark};
use wallchart::storage::chain;
use wallchart::storage::disk::Disk as _;
use wallchart::storage::event_file::{EventFile, FileNews, ReadOnly};

fn clock() -> Box<dyn Clock> {
    Box::new(SteppingClock::starting("2026-11-21T10:00:00Z").unwrap())
}

fn header() -> Header {
    let setup = Setup {
        game: Game::Chess(PointSystem::default()),
        pairing: PairingSystem::Manual,
        rating: RatingSystem::Unrated,
        ranking: Ranking::by(vec![TieBreak::Resistance, TieBreak::SonnebornBerger]),
        rounds: 5,
        rated_by: Vec::new(),
        regulations: Regulations::default(),
    };
    let details = Details { title: "Bücher \"Open\"".parse().unwrap(), ..Details::default() };
    Header::new("2026-11-21T09:00:00Z".parse().unwrap(), details, setup)
}

fn register(id: u32, name: &str) -> Act {
    let entrant =
        Entrant { name: name.parse().unwrap(), rating: "1612.5".parse().ok(), ..Entrant::default() };
    Act::Register { id: PlayerId(id), entrant }
}

fn publish(round: u16, pairs: &[(u32, u32)]) -> Act {
    let boards = pairs.iter().map(|(white, black)| vec![PlayerId(*white), PlayerId(*black)]).collect();
    Act::Publish { round: RoundNo(round), boards, byes: Vec::new(), by: PairedBy::Hand }
}

fn record(round: u16, board: u16, white: GameScore, black: GameScore) -> Act {
    Act::Record { round: RoundNo(round), board: BoardNo(board), outcome: Outcome::game(white, black) }
}

fn play(desk: &mut Desk) {
    for (id, name) in (1..).zip(["Anna", "Bob", "Čeněk", "Дарья"]) {
        desk.record(register(id, name), &[]).unwrap();
    }
    desk.record(publish(1, &[(1, 2), (3, 4)]), &[]).unwrap();
    desk.record(record(1, 1, GameScore::Win, GameScore::Loss), &[]).unwrap();
    desk.undo().unwrap();
    desk.redo().unwrap();
    desk.record(record(1, 2, GameScore::Draw, GameScore::Draw), &[]).unwrap();
    desk.seal(RoundNo(1), &[]).unwrap();
}

fn played(path: &Path) -> Vec<u8> {
    let mut desk = Desk::create(path, header(), clock()).unwrap();
    play(&mut desk);
    drop(desk);
    std::fs::read(path).unwrap()
}

#[test]
fn entries_of_others_become_safe_with_the_next_sync() {
    let path = Path::new("/events/open.ron");
    let disk = MemoryDisk::with_folder(Path::new("/events"));
    let mut file = EventFile::create(&disk.shared(), path, &header()).unwrap();
    let note = |seq| {
        let (at, text) = ("2026-11-21T10:00:00Z".parse().unwrap(), Remark::new("a result").unwrap());
        Entry {
            seq: Seq(seq),
            at,
            by: Label::default(),
            action: Action::Do(Act::Note { text }),
            accepted: vec![],
            joined: false,
        }
    };
    let entries = |bytes: &[u8]| {
        let contents = chain::read(bytes, &()).unwrap();
        assert_eq!(contents.damage, None);
        contents.entries.len()
    };
    let (read, safe) = (
        || entries(&disk.read(path).unwrap()),
        || {
            let mut left = Unsettled::settled(&MemoryDisk::with_folder(Path::new("/events")).contents());
            disk.ops().iter().for_each(|op| left.apply(op));
            entries(left.least().read(path).unwrap())
        },
    );
    for seq in 1..=3 {
        file.append_lines_of_others(&file.lines_of(&[note(seq)]).unwrap()).unwrap();
        assert_eq!((read(), safe()), (usize::try_from(seq).unwrap(), 0));
    }
    file.append(&[note(4)]).unwrap();
    assert_eq!((read(), safe()), (4, 4));
    file.append_lines_of_others(&file.lines_of(&[note(5)]).unwrap()).unwrap();
    file.sync_others().unwrap();
    assert_eq!((read(), safe()), (5, 5));
    // The disk refuses: the entry is written again, and not reported as safe before.
    file.append_lines_of_others(&file.lines_of(&[note(6)]).unwrap()).unwrap();
    let once = Fault { trouble: Trouble::Broken, from: disk.calls(), lasting: false, written: 0 };
    disk.set_fault(Some(once));
    assert!(file.sync_others().is_err() && !file.is_safe());
    file.make_sure().unwrap();
    assert_eq!((file.is_safe(), read(), safe()), (true, 6, 6));
    // A dropped file leaves nothing unsafe.
    file.append_lines_of_others(&file.lines_of(&[note(7)]).unwrap()).unwrap();
    drop(file);
    assert_eq!((read(), safe()), (7, 7));
}

#[test]
fn the_file_replays_to_the_live_state() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.ron");
    let mut desk = Desk::create(&path, header(), clock()).unwrap();
    play(&mut desk);
    let (live, head) = (desk.state().clone(), desk.head().to_owned());
    drop(desk);
    let again = Desk::open(&path, clock()).unwrap();
    assert_eq!(*again.state(), live);
    assert_eq!(again.head(), head);
    assert!(audited_file(&path).unwrap().is_sound());
}

#[test]
fn the_file_is_one_ron_document_after_every_act() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.ron");
    let bytes = played(&path);
    let value: ron::Value = ron::de::from_bytes(&bytes).unwrap();
    assert!(matches!(value, ron::Value::Map(_)), "the document is a struct with a header and entries");
}

#[test]
fn every_changed_byte_of_header_and_entries_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = played(&folder.path().join("event.ron"));
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let framing = bytes.len() - lines.last().unwrap().len();
    // The digest of the header does not cover the number of the format, which rises in place. An
    // unnecessarily high format changes nothing in the event, which is sound, but it is reported. A format
    // that is too low is not sound.
    let format = "(header:\n(format:".len();
    let every_digit: Vec<u8> = (b'0'..=b'9').chain([b' ']).collect();
    for at in 0..framing {
        let others = [bytes[at] ^ 1, b' ', b'0'];
        let others = if at == format { &every_digit } else { &others[..] };
        for other in others.iter().copied().filter(|other| *other != bytes[at]) {
            let mut changed = bytes.clone();
            changed[at] = other;
            let report = chain::read(&changed, &()).ok().map(|contents| audited(&contents));
            let is_noticed = report.is_none_or(|report| {
                let told = u32::from(other.wrapping_sub(b'0'));
                let is_told = at == format && report.needless_format == Some(told) && bytes[at] < other;
                !report.is_sound() || is_told
            });
            assert!(is_noticed, "byte {at} changed from {:?} to {:?} is not noticed", bytes[at], other);
        }
    }
}

#[test]
fn an_unneeded_format_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.ron");
    drop(Desk::create(&path, header(), clock()).unwrap());
    let bytes = std::fs::read(&path).unwrap();
    let raised = String::from_utf8(bytes).unwrap().replacen("(format:1", &format!("(format:{FORMAT}"), 1);
    let report = audited(&chain::read(raised.as_bytes(), &()).unwrap());
    assert_eq!(report.needless_format, Some(FORMAT));
    assert!(
        report.is_sound() && wallchart::audit::to_text(&report).contains("but nothing in the file needs it")
    );
}

#[test]
fn a_changed_entry_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = played(&folder.path().join("event.ron"));
    let text = String::from_utf8(bytes).unwrap();
    let changed = text.replacen("Čeněk", "Čeňek", 1);
    let damage = chain::read(changed.as_bytes(), &()).unwrap().damage.unwrap();
    assert_eq!(damage.to_string(), "line 6: entry 3: its text and its digest do not agree");
}

#[test]
fn a_cut_at_any_byte_loses_no_acknowledged_entry() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.ron");
    let mut desk = Desk::create(&path, header(), clock()).unwrap();
    play(&mut desk);
    let before = std::fs::read(&path).unwrap();
    let acknowledged = desk.entries().to_vec();
    desk.record(register(5, "Erik"), &[]).unwrap();
    drop(desk);
    let after = std::fs::read(&path).unwrap();
    let unchanged = before.len() - chain::CLOSING.len();
    for cut in unchanged..after.len() {
        let torn = folder.path().join(format!("torn-{cut}.ron"));
        std::fs::write(&torn, &after[..cut]).unwrap();
        let mut desk = Desk::open(&torn, clock()).unwrap();
        assert_eq!(desk.entries()[..acknowledged.len()], acknowledged[..], "cut at {cut}");
        assert!(desk.damage().is_some());
        assert_eq!(std::fs::read(&torn).unwrap(), &after[..cut], "opening writes nothing");
        let next = u32::try_from(desk.state().players.len()).unwrap() + 1;
        desk.record(register(next, "Fritz"), &[]).unwrap();
        let kept = desk.take_news().into_iter().find_map(|news| match news {
            News::File(FileNews::Kept(kept)) => Some(kept),
            News::File(_) | News::ClockWentBack { .. } | News::Shared(_) => None,
        });
        let kept = kept.expect("it is kept");
        assert_eq!(std::fs::read(kept).unwrap(), &after[..cut], "what was torn is kept as it was");
        drop(desk);
        assert!(audited_file(&torn).unwrap().is_sound(), "repaired after a cut at {cut}");
    }
}

#[test]
fn a_second_desk_is_read_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.ron");
    let first = Desk::create(&path, header(), clock()).unwrap();
    let mut second = Desk::open(&path, clock()).unwrap();
    assert_eq!(second.read_only(), Some(&ReadOnly::Elsewhere(None)));
    let before = std::fs::read(&path).unwrap();
    assert!(second.record(register(1, "Anna"), &[]).is_err());
    assert!(second.state().players.is_empty());
    assert_eq!(std::fs::read(&path).unwrap(), before);
    drop((first, second));
    assert_eq!(Desk::open(&path, clock()).unwrap().read_only(), None);
}

/// As on Windows: the event can be read while a desk writes it; a folder without a lock refuses the writer.
#[test]
fn a_lock_that_shuts_readers_out_is_beside_the_event() {
    let folder = Path::new("/hall");
    let path = folder.join("event.ron");
    let disk = MemoryDisk::with_folder(folder);
    disk.shut_readers_out();
    let equipment = || Equipment { disk: disk.shared(), ..clock().into() };
    let mut first = Desk::create(&path, header(), equipment()).unwrap();
    first.record(register(1, "Anna"), &[]).unwrap();
    let second = Desk::open(&path, equipment()).unwrap();
    assert_eq!(second.read_only(), Some(&ReadOnly::Elsewhere(None)));
    assert_eq!(second.state().players.len(), 1);
    let is_lock = |name: &PathBuf| name.extension().is_some_and(|kind| kind == "lock");
    let lock = disk.list(folder).unwrap().into_iter().find(is_lock).unwrap();
    drop((first, second));
    disk.create_folder(&folder.join(lock)).unwrap();
    let refused = Desk::open(&path, equipment()).unwrap();
    assert!(matches!(refused.read_only(), Some(ReadOnly::Unlockable(_))), "{:?}", refused.read_only());
}

#[test]
fn a_newer_format_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = played(&folder.path().join("event.ron"));
    let newer = String::from_utf8(bytes).unwrap().replacen("(format:3", "(format:9", 1);
    let error = chain::read(newer.as_bytes(), &()).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!(
            "2: this event was written by a newer wallchart, in format 9; this one reads up to format {FORMAT} (open \
             it with the newer program)"
        )
    );
}

#[test]
fn an_existing_file_is_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.ron");
    std::fs::write(&path, "mine").unwrap();
    assert!(Desk::create(&path, header(), clock()).is_err());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
}

/// Acts that may or may not be possible in their place.
fn any_act() -> impl Strategy<Value = Act> {
    let side = prop_oneof![Just(GameScore::Win), Just(GameScore::Draw), Just(GameScore::Loss)];
    prop_oneof![
        (1_u32..8, "[a-zé ]{0,6}").prop_map(|(id, name)| register(id, &name)),
        (1_u16..4, proptest::collection::vec((1_u32..8, 1_u32..8), 0..4))
            .prop_map(|(r, pairs)| publish(r, &pairs)),
        (1_u16..4, 1_u16..4, side.clone(), side.clone())
            .prop_map(|(r, b, white, black)| record(r, b, white, black)),
        (1_u16..4, 1_u16..4, side.clone(), side).prop_map(|(round, board, was, now)| Act::Correct {
            round: RoundNo(round),
            board: BoardNo(board),
            was: Outcome::game(was, was),
            now: Some(Outcome::game(now, now)),
            reason: "slip misread".parse().unwrap(),
        }),
        (1_u32..8, 0_u16..4).prop_map(|(id, after)| Act::Withdraw {
            id: PlayerId(id),
            after: RoundNo(after),
            reason: Remark::default()
        }),
        (1_u32..8, 0_u16..4).prop_map(|(id, from)| Act::Return { id: PlayerId(id), from: RoundNo(from) }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn refusals_change_nothing_and_the_journal_replays(
        steps in proptest::collection::vec((any_act(), 0_u8..8), 1..40),
    ) {
        let mut desk = Desk::in_memory(header(), clock()).unwrap();
        for id in 1..=4 {
            desk.record(register(id, &format!("player {id}")), &[]).unwrap();
        }
        for (act, undo) in steps {
            let (before, entries) = (desk.state().clone(), desk.entries().len());
            if desk.record(act, &[]).is_err() {
                prop_assert_eq!(desk.state(), &before);
                prop_assert_eq!(desk.entries().len(), entries);
            }
            if undo == 0 && desk.ledger().to_undo().is_some() {
                let before = desk.state().clone();
                desk.undo().unwrap();
                desk.redo().unwrap();
                prop_assert_eq!(desk.state(), &before);
            }
            if undo == 1 && desk.ledger().to_undo().is_some() {
                desk.undo().unwrap();
            }
        }
        let (state, _) = replay::replay(desk.header(), desk.entries()).unwrap();
        prop_assert_eq!(&state, desk.state());
    }
}

/// `audit` and `standings` beside a writing desk: the content that they read ends where an append ended.
#[test]
fn a_reader_beside_a_writer_sees_a_consistent_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.ron");
    let mut desk = Desk::create(&path, header(), clock()).unwrap();
    let done = std::sync::atomic::AtomicBool::new(false);
    let reads = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let mut last = 0;
            while !done.load(std::sync::atomic::Ordering::Relaxed) {
                let contents = contents_of(&path).unwrap();
                assert_eq!(contents.damage, None, "after {last} entries");
                assert!(last <= contents.entries.len());
                last = contents.entries.len();
                assert_eq!(last % 3, 0, "entries that are appended together are read together");
                reads.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            }
        });
        let enough = || reader.is_finished() || reads.load(std::sync::atomic::Ordering::Relaxed) > 10;
        for number in (0..).take_while(|number| *number < 500 || !enough()) {
            let note = |times: usize| Act::Note { text: "x".repeat(number * times % 1000).parse().unwrap() };
            desk.record_all(&[note(7), note(11), note(0)], &[]).unwrap();
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
        reader.join().unwrap();
    });
}
