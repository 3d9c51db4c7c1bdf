//! Trouble with the disk or the clock at every single call: an act that cannot be recorded is refused with
//! one sentence and changes nothing, and the desk continues once the trouble is over.

use crate::support::audited::audited;
use std::panic::catch_unwind;
use std::path::Path;
use std::sync::Arc;

use wallchart::audit;
use wallchart::clock::{Clock, SteppingClock};
use wallchart::desk::{Desk, DeskError, News};
use wallchart::engine::action::Entry;
use wallchart::signing::Signer;
use wallchart::storage::chain;
use wallchart::storage::disk::{Visibility, folder_of};
use wallchart::storage::event_file::FileNews;
use wallchart::storage::{refusal, whole_file};

use super::faults;
use crate::support::crash::Unsettled;
use crate::support::memory_disk::{Call, Contents, Deed, Fault, MemoryDisk, Node};
use crate::support::scripts::{
    EVENT, KEY, OWN_STEPS, Own, SYSTEMS, Script, Step, barred, clock, disk, equipment, event, note,
    own_files, take, two_notes,
};

fn open(memory: &MemoryDisk) -> Result<Desk, DeskError> {
    Desk::open(Path::new(EVENT), equipment(memory, clock(3)))
}

/// A sentence for a director: one line without internal names.
#[track_caller]
fn assert_is_a_sentence(text: &str) {
    assert!(!text.is_empty() && text.lines().count() == 1, "{text:?}");
    assert!(
        !text.contains(".part") && !text.contains(".wallchart") && !text.contains("os error"),
        "{text:?}"
    );
}

/// Returns the entries in a file, which is sound to its end or has a damaged end.
fn recorded(bytes: &[u8]) -> Vec<Entry> {
    chain::read(bytes, &()).unwrap().entries
}

/// A desk on a disk that may be in trouble.
struct Trial {
    before: Contents,
    memory: MemoryDisk,
    desk: Desk,
}

impl Trial {
    fn of(before: &Contents) -> Self {
        let memory = MemoryDisk::holding(before);
        let desk = open(&memory).unwrap();
        Self { before: before.clone(), memory, desk }
    }

    /// Returns the content of the desk's file.
    fn file(&self) -> Option<Vec<u8>> {
        self.memory.read(self.desk.path().unwrap())
    }

    /// Returns the entries that would be in the file after a power cut now.
    fn safe(&self) -> Vec<Entry> {
        let mut unsettled = Unsettled::settled(&self.before);
        self.memory.ops().iter().for_each(|op| unsettled.apply(op));
        unsettled.least().read(self.desk.path().unwrap()).map(recorded).unwrap_or_default()
    }

    fn take_in_trouble(&mut self, step: &Step, fault: Fault, tally: &mut Tally) {
        let (state, length) = (self.desk.state().clone(), self.desk.entries().len());
        self.memory.set_fault(Some(Fault { from: self.memory.calls() + fault.from, ..fault }));
        let taken = take(&mut self.desk, step);
        let news = self.desk.take_news();
        if let Err(error) = &taken {
            assert_is_a_sentence(&error.to_string());
            assert_eq!(*self.desk.state(), state, "nothing has happened");
            assert_eq!(self.desk.entries().len(), length);
        }
        for one in &news {
            match one {
                News::File(FileNews::Doubtful(why)) => assert_is_a_sentence(why),
                News::File(FileNews::Moved(moved)) => assert_is_a_sentence(&moved.loss.to_string()),
                News::File(FileNews::Kept(_)) | News::ClockWentBack { .. } | News::Shared(_) => {}
            }
        }
        let is_doubtful = news.iter().any(|one| matches!(one, News::File(FileNews::Doubtful(_))));
        let entries = self.desk.entries();
        let sure = if is_doubtful { length } else { entries.len() };
        assert!(self.safe().starts_with(&entries[..sure]), "what was recorded is safe");
        tally.refused += usize::from(taken.is_err());
        tally.doubtful += usize::from(is_doubtful);
        tally.recorded += usize::from(taken.is_ok() && !is_doubtful);
        tally.moved += usize::from(self.desk.path() != Some(Path::new(EVENT)));
        if self.desk.is_saved() {
            assert!(!is_doubtful);
            // A refused act may have left more in the file than can be found out.
            let in_file = recorded(&self.file().unwrap());
            assert!(in_file.starts_with(entries), "what is said to be saved is in the file");
            assert!(taken.is_err() || in_file.len() == entries.len());
        }
        self.memory.set_fault(None);
        if taken.is_err() {
            take(&mut self.desk, step).unwrap();
        } else if is_doubtful {
            self.desk.make_sure().unwrap();
            assert!(self.desk.is_saved());
            assert_eq!(self.safe(), self.desk.entries(), "nothing is in doubt any more");
        }
    }

    /// Continues after the trouble.
    fn go_on(mut self, expected: usize) {
        let moved = self.desk.path() != Some(Path::new(EVENT));
        take(&mut self.desk, &note("mended")).unwrap();
        assert_eq!(self.desk.entries().len(), expected + 1, "each act once");
        assert!(self.desk.is_saved() && self.desk.seems_saved());
        assert_eq!(self.safe(), self.desk.entries());
        let contents = chain::read(&self.file().unwrap(), &()).unwrap();
        assert_eq!(contents.entries, self.desk.entries());
        let report = audited(&contents);
        assert!(report.is_sound(), "{}", audit::to_text(&report));
        let Self { memory, desk, .. } = self;
        drop(desk);
        let names = memory.contents().names;
        let count = |end: &str| names.keys().filter(|name| name.to_string_lossy().ends_with(end)).count();
        assert_eq!(count(".lock"), 0);
        let kept = names.keys().filter(|name| name.to_string_lossy().contains(".damaged-")).count();
        assert_eq!(count(".ron"), 1 + usize::from(moved) + kept, "{names:?}");
    }
}

/// The outcomes of acts in trouble.
#[derive(Debug, Default)]
struct Tally {
    recorded: usize,
    refused: usize,
    moved: usize,
    doubtful: usize,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.recorded += other.recorded;
        self.refused += other.refused;
        self.moved += other.moved;
        self.doubtful += other.doubtful;
    }
}

/// Tries a step with every trouble at every call of it.
fn try_step(before: &Contents, step: &Step) -> Tally {
    let mut trial = Trial::of(before);
    let calls = trial.memory.calls();
    take(&mut trial.desk, step).unwrap();
    let (calls, expected) = (trial.memory.calls() - calls, trial.desk.entries().len());
    let mut all = Tally::default();
    for fault in faults(0..calls) {
        let tried = catch_unwind(|| {
            let (mut trial, mut tally) = (Trial::of(before), Tally::default());
            trial.take_in_trouble(step, fault, &mut tally);
            trial.go_on(expected);
            tally
        });
        all.add(&tried.unwrap_or_else(|_| panic!("{fault:?} in {:.90}", format!("{step:?}"))));
    }
    all
}

/// Tries every step of a script.
fn try_all(script: &Script) -> Tally {
    let memory = disk();
    let header = equipment(&memory, clock(2)).sign(script.header.clone()).unwrap();
    drop(Desk::create(Path::new(EVENT), header, equipment(&memory, clock(2))).unwrap());
    let mut tally = Tally::default();
    for step in &script.steps {
        tally.add(&try_step(&memory.contents(), step));
        take(&mut open(&memory).unwrap(), step).unwrap();
    }
    tally
}

#[test]
fn at_every_call_of_every_act() {
    let tried = |(preset, players, _): (&str, u32, u16)| try_all(&event(preset, players.min(5), 1));
    let mut all = Tally::default();
    std::thread::scope(|scope| {
        let threads = SYSTEMS.map(|system| scope.spawn(move || tried(system)));
        for thread in threads {
            all.add(&thread.join().unwrap());
        }
    });
    println!("trouble in the acts of five events: {all:?}");
    let Tally { recorded, refused, moved, doubtful } = all;
    assert!([recorded, refused, moved, doubtful].iter().all(|number| 0 < *number), "too little happened");
}

/// The format is raised, and the torn part is saved, before the act is written.
#[test]
fn at_every_call_of_a_first_act() {
    let script = event("probit-new", 4, 1);
    let whole = some_event(&script);
    println!("trouble in raising the format: {:?}", try_step(&whole, &barred()));
    let mut torn = whole;
    torn.files.values_mut().last().unwrap().truncate(3000);
    println!("trouble in keeping what was torn: {:?}", try_step(&torn, &note("mended")));
}

/// Returns an event with some entries, on a disk.
fn some_event(script: &Script) -> Contents {
    let memory = disk();
    let mut desk =
        Desk::create(Path::new(EVENT), script.header.clone(), equipment(&memory, clock(2))).unwrap();
    for step in &script.steps {
        take(&mut desk, step).unwrap();
    }
    drop(desk);
    memory.contents()
}

/// An event that cannot be opened normally is opened read-only, or refused with a sentence.
#[test]
fn at_every_call_of_opening_and_leaving() {
    let script = event("crikey-swiss", 4, 1);
    let whole = some_event(&script);
    let mut torn = whole.clone();
    let file = torn.files.keys().last().copied().unwrap();
    torn.files.get_mut(&file).unwrap().truncate(3000);
    let mut tried = 0;
    for before in [whole, torn] {
        let trial = Trial::of(&before);
        let (memory, entries) = (trial.memory, trial.desk.entries().to_vec());
        drop(trial.desk);
        for fault in faults(0..memory.calls()) {
            let memory = MemoryDisk::holding(&before);
            memory.set_fault(Some(fault));
            match open(&memory) {
                Err(error) => assert_is_a_sentence(&error.to_string()),
                Ok(desk) => {
                    assert_eq!(desk.entries(), entries, "{fault:?}");
                    desk.read_only().into_iter().for_each(|why| assert_is_a_sentence(&why.to_string()));
                }
            }
            assert_eq!(memory.contents().files[&file], before.files[&file], "{fault:?}: nothing is written");
            // A lock that cannot be removed is taken again the next time.
            let names = memory.contents().names;
            let is_removing =
                matches!(memory.call(fault.from), Some(Call::Remove | Call::Find | Call::FindOpen));
            assert!(names == before.names || fault.lasting || is_removing, "{fault:?}: {names:?}");
            memory.set_fault(None);
            let mut desk = open(&memory).unwrap();
            take(&mut desk, &note("mended")).unwrap();
            drop(desk);
            let names = memory.contents().names;
            assert!(
                !names.keys().any(|name| name.to_string_lossy().ends_with(".lock")),
                "{fault:?}: {names:?}"
            );
            tried += 1;
        }
    }
    println!("trouble in opening and leaving: {tried}");
}

/// An event that could not be created does not exist, and its name is free.
#[test]
fn at_every_call_of_creating() {
    let header = event("dice", 4, 1).header;
    let create = |memory: &MemoryDisk| {
        let equipment = equipment(memory, clock(2));
        let signed = equipment.sign(header.clone()).map_err(|error| refusal::of_disk(&error))?;
        Desk::create(Path::new(EVENT), signed, equipment).map_err(|error| error.to_string())
    };
    let calls = {
        let memory = disk();
        drop(create(&memory).unwrap());
        memory.calls()
    };
    for fault in faults(0..calls) {
        let memory = disk();
        memory.set_fault(Some(fault));
        let created = create(&memory);
        let is_there = memory.read(Path::new(EVENT)).is_some();
        assert_eq!(is_there, created.is_ok() || (is_there && fault.lasting), "{fault:?}");
        match created {
            Err(error) => assert_is_a_sentence(&error),
            Ok(desk) => desk.read_only().into_iter().for_each(|why| assert_is_a_sentence(&why.to_string())),
        }
        memory.set_fault(None);
        let mut desk = if is_there { open(&memory).unwrap() } else { create(&memory).unwrap() };
        take(&mut desk, &note("mended")).unwrap();
        let key = Signer::load_or_create(&memory, Path::new(KEY)).unwrap().public_key();
        assert_eq!(desk.header().key.as_str(), key, "{fault:?}: the key of the event is the user's");
        drop(desk);
        let left =
            memory.contents().names.into_keys().filter(|name| name.to_string_lossy().contains(".wallchart"));
        assert!(fault.lasting || left.count() == 0, "{fault:?}: nothing is left over");
    }
    println!("trouble in creating: {}", faults(0..calls).len());
}

/// The user's settings and lists: a file that cannot be replaced is unchanged, one that cannot be created
/// does not exist.
#[test]
fn at_every_call_of_writing_a_whole_file() {
    let (own, new) = (Path::new("/home/director/own.ron"), Path::new("/home/director/a/b/settings.ron"));
    let write: [fn(&MemoryDisk, &Path) -> std::io::Result<()>; 2] = [
        |disk, path| whole_file::replace(disk, path, b"new", Visibility::Everyone),
        |disk, path| {
            whole_file::create_folder(disk, folder_of(path))?;
            whole_file::create(disk, path, b"new", Visibility::Everyone)
        },
    ];
    let there = disk();
    there.write(own, b"old");
    let before = there.contents();
    let mut tried = 0;
    for (write, path) in write.into_iter().zip([own, new]) {
        let calls = {
            let memory = MemoryDisk::holding(&before);
            write(&memory, path).unwrap();
            memory.calls()
        };
        for fault in faults(0..calls) {
            let memory = MemoryDisk::holding(&before);
            memory.set_fault(Some(fault));
            let written = write(&memory, path);
            memory.set_fault(None);
            let left = memory.read(path);
            let is_named = memory.call(fault.from) == Some(Call::SyncFolder);
            if let Err(error) = &written {
                assert_is_a_sentence(&refusal::of_disk(error));
                let is_old = left.as_deref() == before.read(path);
                assert!(is_old || (is_named && left.as_deref() == Some(b"new")), "{fault:?}: {left:?}");
            }
            let again = write(&memory, path);
            let is_taken = path == new && left.is_some();
            assert!(again.is_ok() || is_taken, "{fault:?}: {again:?}");
            assert_eq!(memory.read(path).as_deref(), Some(&b"new"[..]), "{fault:?}");
            let names = memory.contents().names;
            let drafts = names.keys().filter(|name| name.to_string_lossy().ends_with(".part")).count();
            assert!(fault.lasting || drafts == 0, "{fault:?}: {names:?}");
            tried += 1;
        }
    }
    println!("trouble in writing whole files: {tried}");
}

/// The program's writes for its user: after a failed write the file is unchanged, and the failure is
/// reported.
#[test]
fn at_every_call_of_writing_the_users_files() {
    let (there, mut tried) = (disk(), 0);
    for step in OWN_STEPS {
        let (contents, before, calls) = (there.contents(), Own::on(&there), there.calls());
        assert_eq!(step(&own_files(&there)), None);
        let (after, calls) = (Own::on(&there), there.calls() - calls);
        for fault in faults(0..calls) {
            let memory = MemoryDisk::holding(&contents);
            memory.set_fault(Some(fault));
            let told = step(&own_files(&memory));
            memory.set_fault(None);
            let own = Own::on(&memory);
            assert!(own == after || (told.is_some() && own == before), "{fault:?}: {told:?}, {own:?}");
            if let Some(text) = &told {
                assert_is_a_sentence(text);
            }
            assert_eq!(step(&own_files(&memory)), None, "{fault:?}");
            assert_eq!(Own::on(&memory), after, "{fault:?}");
            tried += 1;
        }
    }
    println!("trouble in writing what is the user's own: {tried}");
}

/// Another program changes the file just before any call of an act.
#[test]
fn another_program_at_every_call() {
    let script = event("tractor", 4, 1);
    let before = some_event(&script);
    let older = before.files.values().last().unwrap()[..2000].to_vec();
    let flip = |memory: &MemoryDisk| {
        let mut bytes = memory.read(Path::new(EVENT)).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        memory.write(Path::new(EVENT), &bytes);
    };
    let replace = |memory: &MemoryDisk| {
        let bytes = memory.read(Path::new(EVENT)).unwrap();
        memory.set_name(Path::new(EVENT), None);
        memory.write(Path::new(EVENT), &bytes);
    };
    let deeds: [Deed; 6] = [
        Arc::new(|memory| memory.set_name(Path::new(EVENT), None)),
        Arc::new(|memory| memory.set_name(Path::new(EVENT), Some(Node::Folder))),
        Arc::new(|memory| memory.remove_folder(Path::new("/venue"))),
        Arc::new(move |memory| memory.write(Path::new(EVENT), &older)),
        Arc::new(flip),
        Arc::new(replace),
    ];
    let list = two_notes();
    let calls = {
        let mut trial = Trial::of(&before);
        let calls = trial.memory.calls();
        take(&mut trial.desk, &list).unwrap();
        trial.memory.calls() - calls
    };
    for (at, (number, deed)) in
        (0..=calls).flat_map(|at| deeds.iter().enumerate().map(move |deed| (at, deed)))
    {
        let mut trial = Trial::of(&before);
        let length = trial.desk.entries().len();
        trial.memory.set_deed(trial.memory.calls() + at, deed.clone());
        take(&mut trial.desk, &list).unwrap();
        trial.desk.make_sure().unwrap();
        let path = trial.desk.path().unwrap().to_owned();
        assert_ne!(path, Path::new(EVENT), "deed {number} at call {at}");
        assert_eq!(recorded(&trial.file().unwrap()), trial.desk.entries(), "deed {number} at call {at}");
        assert_eq!(trial.desk.entries().len(), length + 2);
        let contents = chain::read(&trial.file().unwrap(), &()).unwrap();
        assert!(audited(&contents).is_sound());
    }
}

/// Another event replaces the file while it is opened: the lock belongs to the event that is open in the end.
#[test]
fn another_event_at_every_call_of_opening() {
    let before = some_event(&event("dice", 4, 1));
    let other = some_event(&event("tractor", 4, 1)).read(Path::new(EVENT)).unwrap().to_vec();
    let deed: Deed = Arc::new(move |memory| {
        memory.set_name(Path::new(EVENT), None);
        memory.write(Path::new(EVENT), &other);
    });
    let calls = {
        let trial = Trial::of(&before);
        trial.memory.calls()
    };
    for at in 0..calls {
        let memory = MemoryDisk::holding(&before);
        memory.set_deed(at, deed.clone());
        let desk = open(&memory).unwrap();
        let lock = format!("/venue/.wallchart-{}.lock", &desk.identity()[..16]);
        assert!(memory.read(Path::new(&lock)).is_some(), "replaced at call {at}");
        drop(desk);
        assert!(memory.read(Path::new(&lock)).is_none(), "replaced at call {at}");
    }
}

/// A clock that goes back by an hour at one of its calls.
#[derive(Debug, Clone, Copy)]
struct JumpingClock {
    before: SteppingClock,
    after: SteppingClock,
    /// The number of calls before it goes back.
    jumps_in: usize,
}

impl Clock for JumpingClock {
    fn now(&mut self) -> String {
        if self.jumps_in == 0 {
            return self.after.now();
        }
        self.jumps_in -= 1;
        self.before.now()
    }
}

/// A clock goes back: recorded times never do, and it is reported once.
#[test]
fn a_clock_that_goes_back_at_every_call() {
    for (preset, players, _) in SYSTEMS {
        let script = event(preset, players.min(5), 1);
        let times = |jumps_in| {
            let memory = disk();
            let clock = JumpingClock { before: clock(3), after: clock(2), jumps_in };
            let mut desk =
                Desk::create(Path::new(EVENT), script.header.clone(), equipment(&memory, clock)).unwrap();
            let mut told = Vec::new();
            for step in &script.steps {
                take(&mut desk, step).unwrap();
                told.extend(desk.take_news());
            }
            let bytes = memory.read(Path::new(EVENT)).unwrap();
            assert!(audited(&chain::read(&bytes, &()).unwrap()).is_sound(), "{preset}, at call {jumps_in}");
            (desk.entries().len(), told)
        };
        let (calls, told) = times(usize::MAX);
        assert_eq!(told, []);
        for jumps_in in 1..calls {
            let (_, told) = times(jumps_in);
            assert!(
                matches!(told[..], [News::ClockWentBack { .. }]),
                "{preset}, at call {jumps_in}: {told:?}"
            );
        }
    }
}
