//! Other programs change the file while a desk works with it: an entry that was reported as saved is never
//! lost.

use crate::support::audited::audited_file;
use std::fs;
use std::path::{Path, PathBuf};

use wallchart::clock::SteppingClock;
use wallchart::desk::{Desk, Equipment, News};
use wallchart::engine::action::{Act, Entrant, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::presets;
use wallchart::storage::disk;
use wallchart::storage::event_file::{FileNews, Loss, Moved};

const BOARDS: u16 = 5;

fn clock() -> SteppingClock {
    SteppingClock::starting("2026-11-21T10:00:00Z").unwrap()
}

/// A round of five boards in a file of its own.
fn desk(path: &Path, refuge: Option<PathBuf>) -> Desk {
    let setup = presets::find("fide-swiss").unwrap().setup;
    let header = presets::header(setup, "Autumn Open".parse().unwrap(), &mut clock());
    let equipment = Equipment { disk: disk::system(), clock: Box::new(clock()), key_file: None, refuge };
    let mut desk = Desk::create(path, header, equipment).unwrap();
    for id in 1..=u32::from(BOARDS) * 2 {
        let entrant = Entrant { name: format!("Player {id}").parse().unwrap(), ..Entrant::default() };
        desk.record(Act::Register { id: PlayerId(id), entrant }, &[]).unwrap();
    }
    let boards = (0..u32::from(BOARDS)).map(|at| vec![PlayerId(2 * at + 1), PlayerId(2 * at + 2)]).collect();
    let publish = Act::Publish { round: RoundNo(1), boards, byes: Vec::new(), by: PairedBy::Hand };
    desk.record(publish, &[]).unwrap();
    desk
}

fn enter(desk: &mut Desk, board: u16) {
    let outcome = Outcome::game(GameScore::Win, GameScore::Loss);
    desk.record(Act::Record { round: RoundNo(1), board: BoardNo(board), outcome }, &[]).unwrap();
}

fn results(path: &Path) -> usize {
    let desk = Desk::open(path, clock()).unwrap();
    desk.state().round(RoundNo(1)).unwrap().results()
}

fn moved(desk: &mut Desk) -> Option<Moved> {
    desk.take_news().into_iter().find_map(|news| match news {
        News::File(FileNews::Moved(moved)) => Some(moved),
        News::File(FileNews::Kept(_) | FileNews::Doubtful(_))
        | News::ClockWentBack { .. }
        | News::Shared(_) => None,
    })
}

/// Enters two results, changes the file, enters three more.
#[track_caller]
fn check(attack: impl Fn(&Path, &[u8]), expected: &Loss) {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().canonicalize().unwrap();
    let path = folder.join("autumn-open.ron");
    let mut desk = desk(&path, None);
    let older = fs::read(&path).unwrap();
    enter(&mut desk, 1);
    enter(&mut desk, 2);
    assert_eq!(moved(&mut desk), None, "nothing has happened yet");
    attack(&path, &older);
    let stands = fs::read(&path).ok();
    for board in 3..=BOARDS {
        enter(&mut desk, board);
    }
    let to = folder.join("autumn-open.continued-1.ron");
    assert_eq!(moved(&mut desk), Some(Moved { loss: expected.clone(), from: path.clone(), to: to.clone() }));
    assert_eq!(desk.path(), Some(&*to), "the event is the new file now");
    assert_eq!(fs::read(&path).ok(), stands, "what stands under the old name is not touched");
    drop(desk);
    assert_eq!(results(&to), usize::from(BOARDS));
    assert!(audited_file(&to).unwrap().is_sound());
}

#[test]
fn a_file_that_is_deleted() {
    check(|path, _| fs::remove_file(path).unwrap(), &Loss::Gone);
}

#[test]
fn a_file_that_is_moved_away() {
    check(|path, _| fs::rename(path, path.with_extension("old")).unwrap(), &Loss::Gone);
}

#[test]
fn a_folder_in_its_place() {
    let attack = |path: &Path, _: &[u8]| {
        fs::remove_file(path).unwrap();
        fs::create_dir(path).unwrap();
    };
    check(attack, &Loss::NotAFile);
}

#[test]
fn a_file_that_is_renamed_over() {
    let attack = |path: &Path, _: &[u8]| {
        fs::copy(path, path.with_extension("tmp")).unwrap();
        fs::rename(path.with_extension("tmp"), path).unwrap();
    };
    check(attack, &Loss::Replaced);
}

#[test]
fn a_file_that_is_truncated() {
    check(
        |path, _| fs::OpenOptions::new().write(true).open(path).unwrap().set_len(0).unwrap(),
        &Loss::Shortened,
    );
}

#[test]
fn a_file_that_loses_its_end() {
    let attack = |path: &Path, _: &[u8]| {
        let file = fs::OpenOptions::new().write(true).open(path).unwrap();
        file.set_len(file.metadata().unwrap().len() - 500).unwrap();
    };
    check(attack, &Loss::Shortened);
}

#[test]
fn a_file_that_is_overwritten_by_an_older_copy() {
    check(|path, older| fs::write(path, older).unwrap(), &Loss::Shortened);
}

#[test]
fn a_file_with_a_changed_byte() {
    let length = {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("autumn-open.ron");
        drop(desk(&path, None));
        fs::read(&path).unwrap().len()
    };
    for at in [0, length / 2, length - 2] {
        let attack = |path: &Path, _: &[u8]| {
            let mut bytes = fs::read(path).unwrap();
            bytes[at] ^= 1;
            fs::write(path, bytes).unwrap();
        };
        check(attack, &Loss::Changed);
    }
}

#[test]
fn a_file_to_which_another_program_appends() {
    let attack = |path: &Path, _: &[u8]| {
        let mut bytes = fs::read(path).unwrap();
        bytes.extend_from_slice(b"// seen\n");
        fs::write(path, bytes).unwrap();
    };
    check(attack, &Loss::Changed);
}

/// An event that is lost twice continues twice, and names do not grow.
#[test]
fn a_file_that_is_lost_twice_continues_twice() {
    let folder = tempfile::tempdir().unwrap();
    let beside = |number: u32| folder.path().join(format!("autumn-open.continued-{number}.ron"));
    let mut desk = desk(&folder.path().join("autumn-open.ron"), None);
    fs::remove_file(desk.path().unwrap()).unwrap();
    enter(&mut desk, 1);
    assert_eq!(desk.path(), Some(&*beside(1)));
    // A name that another program has taken meanwhile is left alone.
    fs::write(beside(2), "somebody's").unwrap();
    fs::remove_file(beside(1)).unwrap();
    fs::write(beside(1), "in its place").unwrap();
    assert!(!desk.seems_saved());
    enter(&mut desk, 2);
    assert_eq!(desk.path(), Some(&*beside(3)));
    drop(desk);
    assert_eq!(results(&beside(3)), 2);
    assert_eq!(fs::read_to_string(beside(1)).unwrap(), "in its place");
    assert_eq!(fs::read_to_string(beside(2)).unwrap(), "somebody's");
}

/// The folder of the event is gone: the journal is written to the user's own folder.
#[test]
fn a_folder_that_vanishes() {
    let (folder, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let home = folder.path().join("stick");
    fs::create_dir(&home).unwrap();
    let mut desk = desk(&home.join("autumn-open.ron"), Some(own.path().join("rescued")));
    fs::remove_dir_all(&home).unwrap();
    enter(&mut desk, 1);
    assert_eq!(desk.path(), Some(&*own.path().join("rescued").join("autumn-open.ron")));
    drop(desk);
    assert_eq!(results(&own.path().join("rescued").join("autumn-open.ron")), 1);
}

/// If nothing at all can be written, nothing is reported as saved, and the next act tries again.
#[test]
fn a_folder_that_vanishes_without_a_refuge() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("stick");
    fs::create_dir(&home).unwrap();
    let mut desk = desk(&home.join("autumn-open.ron"), None);
    let before = desk.state().clone();
    fs::remove_dir_all(&home).unwrap();
    let outcome = Outcome::game(GameScore::Win, GameScore::Loss);
    let act = Act::Record { round: RoundNo(1), board: BoardNo(1), outcome };
    let refused = desk.record(act.clone(), &[]).unwrap_err().to_string();
    assert!(refused.starts_with("not recorded: "), "{refused}");
    assert_eq!(*desk.state(), before);
    assert!(!desk.is_saved());
    fs::create_dir(&home).unwrap();
    desk.record(act, &[]).unwrap();
    assert!(desk.is_saved());
    let path = desk.path().unwrap().to_owned();
    drop(desk);
    assert_eq!(results(&path), 1);
}

/// A second desk that opens the file of the old name does not become a second writer.
#[test]
fn the_lock_belongs_to_the_event() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("autumn-open.ron");
    let mut first = desk(&path, None);
    fs::copy(&path, path.with_extension("tmp")).unwrap();
    fs::rename(path.with_extension("tmp"), &path).unwrap();
    let second = Desk::open(&path, clock()).unwrap();
    assert!(second.is_open_elsewhere());
    enter(&mut first, 1);
    assert!(second.file().unwrap().went_on_elsewhere());
    assert_eq!(second.next_path().as_deref(), first.path(), "whoever follows is led to the new file");
    drop((first, second));
    assert_eq!(Desk::open(&path, clock()).unwrap().read_only(), None);
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().starts_with(".wallchart")), "{left:?}");
}
