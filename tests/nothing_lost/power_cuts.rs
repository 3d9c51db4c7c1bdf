//! The power fails at every moment of an event: in every possible state of the disk, every recorded act is
//! there, and the desk continues. `support/crash.rs` defines the possible states of a disk.

use crate::support::audited::audited;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use wallchart::audit;
use wallchart::desk::{Desk, News};
use wallchart::engine::action::{Act, Entry, Header};
use wallchart::engine::replay;
use wallchart::engine::rng::Rng;
use wallchart::engine::state::State;
use wallchart::signing::Signer;
use wallchart::storage::chain::{self, CLOSING};
use wallchart::storage::disk::Visibility;
use wallchart::storage::event_file::FileNews;
use wallchart::storage::whole_file;

use super::{faults, long_run};
use crate::support::crash::{Unsettled, mark_of};
use crate::support::memory_disk::{Contents, Fault, MemoryDisk, Node, Op};
use crate::support::scripts::{
    EVENT, OWN_STEPS, Own, REFUGE, SYSTEMS, Script, Step, barred, clock, disk, equipment, event, note,
    own_files, take, two_notes,
};

/// The most states that are tested per moment, and the least number in all; fewer without `--release`.
const MOST: usize = if cfg!(debug_assertions) { 20 } else { 80 };
const LEAST: usize = if cfg!(debug_assertions) { 1000 } else { 10_000 };

/// The same number if there is trouble with the disk as well.
const FEW: usize = if cfg!(debug_assertions) { 3 } else { 8 };

/// The number of events per system.
const EVENTS: u32 = if cfg!(debug_assertions) { 1 } else { 3 };

/// The moments at which the lock may be lost or torn too: one in so many, because no sync waits for the lock.
/// At the others the system has written it, so that every state varies only the essential files.
const LOCK_EVERY: usize = 8;

/// A guarantee from a moment on.
#[derive(Debug, Clone)]
enum Promise {
    /// The event is being created: it exists as a whole or not at all.
    NotYet,
    /// The event up to an entry is in a file.
    Kept(PathBuf, usize),
    /// Another program has changed the file, and the desk has not noticed yet.
    Void,
}

/// All changes of a disk while an event was played, and the guarantees meanwhile.
struct Run {
    name: String,
    before: Contents,
    ops: Vec<Op>,
    /// Each guarantee with the number of changes of the disk from which it holds.
    promises: Vec<(usize, Promise)>,
    /// The lengths of the journal after each step.
    lengths: Vec<usize>,
    header: Header,
    entries: Vec<Entry>,
    /// True if the file was damaged before the first step.
    began_damaged: bool,
}

/// A desk at work, with its guarantees so far.
struct Recorder {
    name: String,
    memory: MemoryDisk,
    before: Contents,
    promises: Vec<(usize, Promise)>,
    lengths: Vec<usize>,
    desk: Desk,
    began_damaged: bool,
}

impl Recorder {
    /// Creates the event of a script with signed seals.
    fn create(name: &str, header: &Header) -> Self {
        let memory = disk();
        let signed = equipment(&memory, clock(2)).sign(header.clone()).unwrap();
        let memory = MemoryDisk::holding(&memory.contents());
        let desk = Desk::create(Path::new(EVENT), signed, equipment(&memory, clock(2))).unwrap();
        let before = disk_before(&memory);
        let promises = vec![(0, Promise::NotYet)];
        let (name, lengths) = (name.to_owned(), vec![0]);
        let mut recorder = Self { name, memory, before, promises, lengths, desk, began_damaged: false };
        recorder.promise();
        recorder
    }

    /// Opens an existing event.
    fn open(name: &str, memory: &MemoryDisk, path: &str) -> Self {
        let before = memory.contents();
        let memory = MemoryDisk::holding(&before);
        let desk = Desk::open(Path::new(path), equipment(&memory, clock(3))).unwrap();
        let length = desk.entries().len();
        let promises = vec![(0, Promise::Kept(path.into(), length))];
        let (name, lengths, began_damaged) = (name.to_owned(), vec![length], desk.damage().is_some());
        Self { name, memory, before, promises, lengths, desk, began_damaged }
    }

    fn promise(&mut self) {
        let length = self.desk.entries().len();
        self.lengths.push(length);
        let kept = Promise::Kept(self.desk.path().unwrap().to_owned(), length);
        self.promises.push((self.memory.changes(), kept));
    }

    fn take(&mut self, step: &Step) {
        take(&mut self.desk, step).unwrap();
        self.promise();
    }

    /// Tries a step while the disk has trouble, and again after the trouble.
    fn take_in_trouble(&mut self, step: &Step, fault: Fault) {
        self.memory.set_fault(Some(fault));
        let taken = take(&mut self.desk, step);
        self.memory.set_fault(None);
        if taken.is_err() {
            return self.take(step);
        }
        let doubtful = |news: &News| matches!(news, News::File(FileNews::Doubtful(_)));
        if self.desk.take_news().iter().any(doubtful) {
            // The entry may be there or not, and no message said that it is.
            self.lengths.push(self.desk.entries().len());
        } else {
            self.promise();
        }
    }

    /// Lets another program change the disk.
    fn suffer(&mut self, deed: impl Fn(&MemoryDisk, &Path)) {
        self.promises.push((self.memory.changes(), Promise::Void));
        deed(&self.memory, self.desk.path().unwrap());
    }

    fn end(self) -> Run {
        let Self { name, memory, before, promises, lengths, desk, began_damaged } = self;
        let (header, entries) = (desk.header().clone(), desk.entries().to_vec());
        drop(desk);
        Run { name, before, ops: memory.ops(), promises, lengths, header, entries, began_damaged }
    }
}

/// Returns the content of a disk before the first change.
fn disk_before(memory: &MemoryDisk) -> Contents {
    let mut contents = memory.contents();
    let made: HashSet<PathBuf> = memory
        .ops()
        .into_iter()
        .filter_map(|op| match op {
            Op::Name { path, .. } => Some(path),
            Op::Write { .. } | Op::SetLen { .. } | Op::Sync { .. } | Op::SyncFolder { .. } => None,
        })
        .collect();
    contents.names.retain(|path, _| !made.contains(path));
    contents
}

/// The tested states.
#[derive(Debug, Default)]
struct Tally {
    moments: usize,
    states: usize,
    /// The hashes of the different states, and the different contents of the event's file.
    distinct: HashSet<u64>,
    files: HashSet<u64>,
    /// The numbers of states with a sound file and with a damaged one.
    whole: usize,
    damaged: usize,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.moments += other.moments;
        self.states += other.states;
        self.distinct.extend(&other.distinct);
        self.files.extend(&other.files);
        self.whole += other.whole;
        self.damaged += other.damaged;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { moments, states, whole, damaged, .. } = self;
        let (distinct, files) = (self.distinct.len(), self.files.len());
        write!(
            f,
            "{moments} moments, {states} states, {distinct} distinct; the event in {files} ways; {whole} whole, {damaged} torn"
        )
    }
}

/// The part of an event that a state of the disk contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Held {
    Nothing,
    Entries(usize),
}

struct Examiner<'a> {
    run: &'a Run,
    states: BTreeMap<usize, State>,
    /// The files that are known to be sound, by their format and their head.
    sound: RefCell<HashSet<(u32, String)>>,
}

impl<'a> Examiner<'a> {
    fn of(run: &'a Run) -> Self {
        let state =
            |length: &usize| (*length, replay::replay(&run.header, &run.entries[..*length]).unwrap().0);
        Self { run, states: run.lengths.iter().map(state).collect(), sound: RefCell::default() }
    }

    /// Opens the state after a power cut, continues with it, and returns the amount that was there.
    fn examine(&self, contents: &Contents, path: &Path, tally: &mut Tally) -> Held {
        let Some(left) = contents.read(path) else { return Held::Nothing };
        let memory = MemoryDisk::holding(contents);
        let mut desk = Desk::open(path, equipment(&memory, clock(20))).unwrap();
        assert_eq!(desk.read_only(), None);
        assert_eq!(memory.read(path).unwrap(), left, "opening writes nothing");
        assert!(memory.ops().iter().all(is_of_a_lock(&memory)), "opening writes nothing but the lock");
        let length = desk.entries().len();
        let expected = self.run.entries.get(..length).unwrap();
        let alike = |one: &Entry, other: &Entry| (&one.action, &one.by) == (&other.action, &other.by);
        assert!(desk.entries().iter().zip(expected).all(|(one, other)| alike(one, other)));
        let state = self.states.get(&length).unwrap_or_else(|| panic!("{length} entries are half a step"));
        assert_eq!(desk.state(), state);
        let damage = desk.damage().cloned();
        *(if damage.is_some() { &mut tally.damaged } else { &mut tally.whole }) += 1;
        if let Some(damage) = &damage {
            assert_eq!(damage.entry, length as u64 + 1, "it says what is missing: {damage}");
        }
        self.audit(left, desk.head(), damage.is_some());
        self.go_on(&mut desk, &memory, path, left);
        drop(desk);
        let locks = memory
            .contents()
            .names
            .into_keys()
            .filter(|name| is_lock(name) && name.parent() == path.parent());
        let locks: Vec<_> = locks.map(|name| memory.read(&name)).collect();
        assert_eq!(locks, [], "no lock stays behind");
        Held::Entries(length)
    }

    /// Records one more act after the sound part; the damaged part must be saved.
    fn go_on(&self, desk: &mut Desk, memory: &MemoryDisk, path: &Path, left: &[u8]) {
        let (before, damaged) = (desk.head().to_owned(), desk.damage().is_some());
        desk.record(Act::Note { text: "the power was gone".parse().unwrap() }, &[]).unwrap();
        assert_eq!(desk.path(), Some(path));
        let kept = desk.take_news().into_iter().find_map(|news| match news {
            News::File(FileNews::Kept(kept)) => Some(memory.read(&kept).unwrap()),
            News::File(FileNews::Moved(_) | FileNews::Doubtful(_)) => panic!("{news:?}"),
            News::ClockWentBack { .. } | News::Shared(_) => None,
        });
        assert_eq!(kept.as_deref(), damaged.then_some(left), "a copy of what was torn");
        let (line, _) = chain::write_entry(desk.entries().last().unwrap(), &before).unwrap();
        let now = memory.read(path).unwrap();
        let sound = now.strip_suffix([&line, CLOSING].concat().as_bytes()).unwrap();
        assert_eq!(&left[..sound.len()], sound, "what was sound is not touched");
        self.audit(&now, desk.head(), false);
    }

    /// Audits a file once per head: files with the same head have the same audit.
    fn audit(&self, bytes: &[u8], head: &str, damaged: bool) {
        let says: u32 = String::from_utf8_lossy(&bytes["(header:\n(format:".len()..][..1]).parse().unwrap();
        if !self.sound.borrow_mut().insert((says, head.to_owned())) {
            return;
        }
        let mut report = audited(&chain::read(bytes, &()).unwrap());
        assert_eq!(report.damage.is_some(), damaged);
        report.damage = None;
        if report.needless_format.is_some() {
            // The power failed between the new number of the format and the first entry that needs it. Or the
            // file already had that number when it was opened, and the entry that needed it was damaged and
            // saved elsewhere.
            let raised = self.run.header.format < says;
            let needed = self.run.entries.iter().any(|entry| entry.least_format() == says);
            let was_lost = self.run.began_damaged && self.run.header.format == says;
            assert!((raised && needed) || was_lost, "format {says} is needless without a reason");
            report.needless_format = None;
        }
        assert!(report.is_sound(), "{}", audit::to_text(&report));
    }
}

fn is_lock(path: &Path) -> bool {
    path.to_string_lossy().ends_with(".lock")
}

fn is_of_a_lock(memory: &MemoryDisk) -> impl Fn(&Op) -> bool {
    let locks: HashSet<usize> = memory
        .contents()
        .names
        .into_iter()
        .filter_map(|(name, node)| match node {
            Node::File(file) if is_lock(&name) => Some(file),
            Node::File(_) | Node::Folder | Node::Link(_) => None,
        })
        .collect();
    move |op| match op {
        Op::Name { path, .. } => is_lock(path),
        Op::Write { file, .. } | Op::SetLen { file, .. } | Op::Sync { file, .. } => locks.contains(file),
        Op::SyncFolder { .. } => true,
    }
}

fn most() -> usize {
    long_run().unwrap_or(MOST)
}

/// Simulates a power cut at every moment of a run.
fn survive(run: &Run, and: &dyn Fn(&Contents, usize)) -> Tally {
    survive_some(run, most(), and)
}

fn survive_some(run: &Run, most: usize, and: &dyn Fn(&Contents, usize)) -> Tally {
    let (examiner, mut tally) = (Examiner::of(run), Tally::default());
    let (mut rng, mut unsettled) = (Rng::seeded(run.entries.len() as u64), Unsettled::settled(&run.before));
    let mut held = HashMap::new();
    let mut promised = 0;
    for moment in 0..=run.ops.len() {
        if let Some(op) = moment.checked_sub(1).map(|at| &run.ops[at]) {
            unsettled.apply(op);
        }
        while run.promises.get(promised + 1).is_some_and(|(from, _)| *from <= moment) {
            promised += 1;
        }
        tally.moments += 1;
        let mut left = unsettled.clone();
        if moment % LOCK_EVERY != 0 {
            left.settle(is_lock);
        }
        for contents in left.states(most, &mut rng) {
            let mark = mark_of(&contents);
            tally.states += 1;
            tally.distinct.insert(mark);
            and(&contents, moment);
            let (path, from) = match &run.promises[promised].1 {
                Promise::NotYet => (PathBuf::from(EVENT), None),
                Promise::Kept(path, length) => (path.clone(), Some(*length)),
                Promise::Void => continue,
            };
            tally.files.extend(contents.read(&path).map(|bytes| mark_of(&bytes)));
            let told = || format!("{}, moment {moment} of {}", run.name, run.ops.len());
            let held = *held.entry((mark, path.clone())).or_insert_with(|| {
                let looked_at =
                    catch_unwind(AssertUnwindSafe(|| examiner.examine(&contents, &path, &mut tally)));
                looked_at.unwrap_or_else(|_| panic!("{}: {:?}", told(), shown(&contents, &path)))
            });
            let upto = run.promises[promised + 1..].iter().find_map(|(_, promise)| match promise {
                Promise::Kept(_, length) => Some(*length),
                Promise::NotYet | Promise::Void => None,
            });
            let upto = upto.or(from).unwrap_or(0);
            let is_kept = match held {
                Held::Nothing => from.is_none(),
                Held::Entries(length) => (from.unwrap_or(0)..=upto).contains(&length),
            };
            assert!(
                is_kept,
                "{}: {from:?} to {upto} were promised, but {held:?}: {:?}",
                told(),
                shown(&contents, &path)
            );
        }
    }
    tally
}

/// Returns the names of a state, and the end of its event's file.
fn shown(contents: &Contents, path: &Path) -> (Vec<PathBuf>, String) {
    let bytes = contents.read(path).unwrap_or_default();
    let end = &bytes[bytes.len().saturating_sub(1000)..];
    (contents.names.keys().cloned().collect(), String::from_utf8_lossy(end).replace('\0', ""))
}

fn whole(name: &str, script: &Script) -> Run {
    let mut recorder = Recorder::create(name, &script.header);
    for step in &script.steps {
        recorder.take(step);
    }
    recorder.end()
}

fn nothing_else(_: &Contents, _: usize) {}

#[test]
fn whole_events_of_all_systems() {
    let survived = |(preset, players, rounds): (&str, u32, u16)| {
        let mut all = Tally::default();
        for more in 0..EVENTS {
            let script = event(preset, players + 2 * more, rounds);
            all.add(&survive(&whole(preset, &script), &nothing_else));
        }
        all
    };
    let tallies: Vec<(&str, Tally)> = std::thread::scope(|scope| {
        let threads = SYSTEMS.map(|system| (system.0, scope.spawn(move || survived(system))));
        threads.map(|(name, thread)| (name, thread.join().unwrap())).into()
    });
    for (name, tally) in &tallies {
        println!("{name}: {tally}");
    }
    let mut all = Tally::default();
    for (_, tally) in &tallies {
        all.add(tally);
    }
    println!("all systems: {all}");
    assert!(LEAST <= all.distinct.len(), "{all}");
    for (name, tally) in tallies {
        assert!(0 < tally.damaged && 0 < tally.whole, "{name}: {tally} shows too little");
    }
}

/// A file of the first release without signatures; a seal raises its format.
#[test]
fn a_file_of_an_older_format() {
    let script = event("crikey-swiss", 4, 2);
    let memory = disk();
    let (old, new) = script.steps.split_at(script.steps.len() / 2);
    assert_eq!(script.header.format, 1);
    let mut desk =
        Desk::create(Path::new(EVENT), script.header.clone(), equipment(&memory, clock(2))).unwrap();
    for step in old {
        take(&mut desk, step).unwrap();
    }
    drop(desk);
    let mut recorder = Recorder::open("old format", &memory, EVENT);
    for step in new {
        recorder.take(step);
    }
    recorder.take(&barred());
    recorder.take(&note("barred"));
    let run = recorder.end();
    println!("old format: {}", survive(&run, &nothing_else));
}

/// The damaged part is still in the file, or in the copy that is made before it is overwritten.
#[test]
fn a_damaged_file_that_is_repaired() {
    let script = event("crikey-swiss", 4, 2);
    let memory = disk();
    let mut desk = Desk::create(Path::new(EVENT), script.header, equipment(&memory, clock(2))).unwrap();
    for step in &script.steps {
        take(&mut desk, step).unwrap();
    }
    drop(desk);
    let whole = memory.read(Path::new(EVENT)).unwrap();
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 1;
    let zeros = [&whole[..whole.len() - 100], &[0; 1000]].concat();
    for (name, damaged) in [("cut", &whole[..whole.len() - 200]), ("flipped", &flipped), ("zeros", &zeros)] {
        memory.write(Path::new(EVENT), damaged);
        let mut recorder = Recorder::open(name, &memory, EVENT);
        assert!(recorder.desk.damage().is_some());
        recorder.take(&note("one"));
        recorder.take(&two_notes());
        let is_kept = |contents: &Contents, moment: usize| {
            let mut names =
                contents.names.keys().filter(|name| name.extension().is_some_and(|end| end == "ron"));
            let kept = names.any(|name| contents.read(name) == Some(damaged));
            assert!(kept, "{name}, moment {moment}: what was damaged is gone");
        };
        println!("damaged, {name}: {}", survive(&recorder.end(), &is_kept));
    }
}

/// The event continues in another file, and in the user's own folder if that of the event is gone.
#[test]
fn a_lost_file_that_continues_in_another() {
    let script = event("tractor", 4, 1);
    let mut recorder = Recorder::create("lost", &script.header);
    let deeds: [fn(&MemoryDisk, &Path); 5] = [
        |memory, path| memory.set_name(path, None),
        |memory, path| {
            memory.set_name(path, None);
            memory.write(path, b"another one");
        },
        |memory, path| memory.write(path, b""),
        |memory, path| memory.set_name(path, Some(Node::Folder)),
        |memory, path| memory.remove_folder(path.parent().unwrap()),
    ];
    let mut deeds = deeds.into_iter();
    for step in script.steps.iter().chain(&[note("one"), note("two"), note("three")]) {
        recorder.take(step);
        if let Some(deed) = deeds.next() {
            recorder.suffer(deed);
        }
    }
    assert_eq!(deeds.count(), 0);
    assert!(recorder.desk.path().unwrap().starts_with(REFUGE));
    println!("lost: {}", survive(&recorder.end(), &nothing_else));
}

/// Trouble with the disk, and a power cut as well.
#[test]
fn a_disk_in_trouble() {
    let script = event("probit-new", 4, 1);
    let memory = disk();
    let mut desk = Desk::create(Path::new(EVENT), script.header, equipment(&memory, clock(2))).unwrap();
    let (first, rest) = script.steps.split_at(script.steps.len() - 2);
    for step in first {
        take(&mut desk, step).unwrap();
    }
    drop(desk);
    let mut all = Tally::default();
    let mut try_step = |memory: &MemoryDisk, step: &Step| {
        let mut trial = Recorder::open("trial", memory, EVENT);
        let opened = trial.memory.calls();
        trial.take(step);
        for fault in faults(opened..trial.memory.calls()) {
            let mut recorder = Recorder::open(&format!("{step:?}, {fault:?}"), memory, EVENT);
            recorder.take_in_trouble(step, fault);
            recorder.take(&note("mended"));
            all.add(&survive_some(&recorder.end(), FEW, &nothing_else));
        }
    };
    for step in [&two_notes(), &barred()] {
        try_step(&memory, step);
    }
    // A correction and the seal after it, which would seal the same table again without the correction: each
    // from its own state.
    assert!(rest.len() == 2 && matches!(&rest[1], Step::Seal(_)), "{rest:?}");
    for step in rest {
        try_step(&memory, step);
        take(&mut Desk::open(Path::new(EVENT), equipment(&memory, clock(3))).unwrap(), step).unwrap();
    }
    println!("in trouble: {all}");
}

/// The user's key exists as a whole or not at all, and the folders that were created for it are safe.
#[test]
fn the_key_that_signs() {
    let (memory, path) = (disk(), Path::new("/home/director/.local/share/wallchart/signing-key"));
    let before = memory.contents();
    let key = Signer::load_or_create(&memory, path).unwrap().public_key();
    assert_eq!(Signer::load_or_create(&memory, path).unwrap().public_key(), key);
    let states = replaying(&before, &memory.ops(), |contents, is_over| {
        let memory = MemoryDisk::holding(contents);
        let was_there = contents.read(path).is_some();
        let again = Signer::load_or_create(&memory, path).unwrap().public_key();
        assert_eq!(again == key, was_there, "it is there as a whole or not at all");
        assert!(was_there || !is_over, "it was made");
    });
    println!("key: {states} states");
}

/// Files that are written as a whole, as the user's own are: the old content or the new one. A link of the
/// name is replaced, and its target is untouched.
#[test]
fn files_that_are_replaced() {
    let (disk, path) = (disk(), Path::new("/home/director/own.ron"));
    let (link, target) = (path, Path::new("/home/director/target.ron"));
    disk.set_name(link, Some(Node::Link("target.ron".into())));
    whole_file::create(&disk, target, b"somebody else's", Visibility::Everyone).unwrap();
    let texts: Vec<Vec<u8>> =
        [100, 1700, 0, 513].iter().zip(b'a'..).map(|(len, of)| vec![of; *len]).collect();
    let mut before = None;
    let mut states = 0;
    for text in &texts {
        let (from, start) = (disk.contents(), disk.changes());
        whole_file::replace(&disk, path, text, Visibility::Everyone).unwrap();
        states += replaying(&from, &disk.ops()[start..], |contents, is_over| {
            let left = contents.read(path);
            assert!(left == Some(text) || (!is_over && left == before), "{left:?}");
            let target = contents.read(target);
            assert_eq!(target, Some(&b"somebody else's"[..]));
        });
        before = Some(text);
    }
    println!("replaced: {states} states");
}

/// Settings, the tour and the lists of recent events and of sites: the old content or the new one, never
/// damaged.
#[test]
fn the_users_own_files() {
    let (disk, mut states) = (disk(), 0);
    for step in OWN_STEPS {
        let (from, start, before) = (disk.contents(), disk.changes(), Own::on(&disk));
        assert_eq!(step(&own_files(&disk)), None);
        let after = Own::on(&disk);
        assert_ne!(before, after);
        states += replaying(&from, &disk.ops()[start..], |contents, is_over| {
            let own = Own::on(&MemoryDisk::holding(contents));
            assert!(own == after || (!is_over && own == before), "{own:?}");
        });
    }
    println!("the user's own: {states} states");
}

/// Simulates a power cut at every moment of some changes of a disk; returns the number of states.
fn replaying(before: &Contents, ops: &[Op], check: impl Fn(&Contents, bool)) -> usize {
    let (mut unsettled, mut rng, mut states) = (Unsettled::settled(before), Rng::seeded(1), 0);
    for moment in 0..=ops.len() {
        moment.checked_sub(1).into_iter().for_each(|at| unsettled.apply(&ops[at]));
        for contents in unsettled.states(most(), &mut rng) {
            check(&contents, moment == ops.len());
            states += 1;
        }
    }
    states
}
