//! The possible states after a power cut, derived by hand for few bytes.

use std::path::Path;

use wallchart::desk::Desk;
use wallchart::engine::rng::Rng;
use wallchart::storage::disk::{Disk as _, Visibility};

use crate::support::crash::Unsettled;
use crate::support::memory_disk::{Contents, Fault, MemoryDisk, Op, Trouble};
use crate::support::scripts::{self, EVENT, Step, clock, equipment, event, note, two_notes};

const FOLDER: &str = "/venue";
const FILE: &str = "/venue/file";

fn left(disk: &MemoryDisk) -> Vec<Option<Vec<u8>>> {
    let mut unsettled = Unsettled::settled(&MemoryDisk::with_folder(Path::new(FOLDER)).contents());
    disk.ops().iter().for_each(|op| unsettled.apply(op));
    let states: Vec<Contents> = unsettled.states(1000, &mut Rng::seeded(1));
    states.iter().map(|contents| contents.read(Path::new(FILE)).map(<[u8]>::to_vec)).collect()
}

#[test]
fn unsynced_bytes_may_be_lost_in_part() {
    let disk = MemoryDisk::with_folder(Path::new(FOLDER));
    let mut file = disk.create_new(Path::new(FILE), Visibility::Everyone).unwrap();
    file.write_at(0, &[b'a'; 600]).unwrap();
    // No name; or the length 0, 512 or 600, and in each sector zeros, left-over bytes of another file, or the
    // written bytes.
    let states = left(&disk);
    assert_eq!(states.len(), 1 + 1 + 3 + 9);
    assert!(states.contains(&Some([vec![0; 512], vec![b'a'; 88]].concat())));
    file.sync().unwrap();
    assert_eq!(left(&disk), [None, Some(vec![b'a'; 600])]);
    disk.sync_folder(Path::new(FOLDER)).unwrap();
    assert_eq!(left(&disk), [Some(vec![b'a'; 600])]);
    file.write_at(510, b"bcde").unwrap();
    let torn = |middle: &[u8]| Some([&[b'a'; 510], middle, &[b'a'; 86]].concat());
    let mut states = left(&disk);
    states.sort();
    assert_eq!(states, [torn(b"aaaa"), torn(b"aade"), torn(b"bcaa"), torn(b"bcde")]);
    file.set_len(3).unwrap();
    assert!(left(&disk).contains(&Some(vec![b'a'; 3])) && left(&disk).contains(&torn(b"bcde")));
    file.sync().unwrap();
    assert_eq!(left(&disk), [Some(vec![b'a'; 3])]);
}

#[test]
fn a_later_sync_does_not_repair_a_failed_one() {
    let disk = MemoryDisk::with_folder(Path::new(FOLDER));
    let mut file = disk.create_new(Path::new(FILE), Visibility::Everyone).unwrap();
    disk.sync_folder(Path::new(FOLDER)).unwrap();
    file.write_at(0, b"one").unwrap();
    let from = disk.calls();
    disk.set_fault(Some(Fault { trouble: Trouble::Broken, from, lasting: false, written: 0 }));
    assert!(file.sync().is_err());
    file.sync().unwrap();
    assert!(left(&disk).contains(&Some(vec![0; 3])));
    file.write_at(0, b"one").unwrap();
    file.sync().unwrap();
    assert_eq!(left(&disk), [Some(b"one".to_vec())]);
}

/// One entry is one write and one sync; of several entries, the bytes after the closing brackets are made
/// safe first.
#[test]
fn an_append_syncs_once_and_several_entries_twice() {
    let memory = scripts::disk();
    let header = event("dice", 4, 1).header;
    let mut desk = Desk::create(Path::new(EVENT), header, equipment(&memory, clock(2))).unwrap();
    let mut changes = |step: &Step| {
        let before = memory.changes();
        scripts::take(&mut desk, step).unwrap();
        let ops = memory.ops().split_off(before);
        ops.iter().map(|op| matches!(op, Op::Sync { done: true, .. })).collect::<Vec<_>>()
    };
    assert_eq!(changes(&note("one")), [false, true]);
    // The first entries that are undone at once raise the format in the header.
    assert_eq!(changes(&two_notes()), [false, true, false, true, false, true]);
    assert_eq!(changes(&two_notes()), [false, true, false, true]);
}

#[test]
fn a_rename_may_be_lost_or_half_done() {
    let disk = MemoryDisk::with_folder(Path::new(FOLDER));
    let draft = Path::new("/venue/draft");
    disk.create_new(draft, Visibility::Everyone).unwrap().sync().unwrap();
    disk.sync_folder(Path::new(FOLDER)).unwrap();
    disk.rename(draft, Path::new(FILE)).unwrap();
    // Neither name, both, or one of them.
    let mut states = left(&disk);
    states.sort();
    assert_eq!(states, [None, None, Some(Vec::new()), Some(Vec::new())]);
    disk.sync_folder(Path::new(FOLDER)).unwrap();
    assert_eq!(left(&disk), [Some(Vec::new())]);
}
