//! The states that a power cut may leave of a disk: synced data is there, any other data may be there or not.
//!
//! A sector contains its content at the last sync of the file, or any content written since. The length of a
//! file is any since the sync, or the end of a sector on the way to a greater length. Bytes below it that
//! were never written are zero, or the left-over content of another file. A name leads to its target at the
//! last sync of its folder, or to any target since, or to nothing if it was new. All of this is independent:
//! no order of the disk's work is assumed.
//!
//! Bytes whose sync failed are safe only after another write and sync: systems consider them written, and a
//! later sync does not wait for them.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::path::{Path, PathBuf};

use wallchart::engine::rng::Rng;
use wallchart::storage::disk::folder_of;

use super::memory_disk::{Contents, Node, Op, write};

/// The number of bytes that are written as a whole or not at all.
const SECTOR: usize = 512;

/// The number of choices per requested state: many choices give the same state.
const TRIES: usize = 5;

/// The disk after a power cut: all its possible states.
#[derive(Debug, Clone, Default)]
pub(crate) struct Unsettled {
    /// The possible targets of each name: first the safe one, last the present one.
    names: BTreeMap<PathBuf, Vec<Option<Node>>>,
    files: BTreeMap<usize, UnsettledFile>,
}

#[derive(Debug, Clone)]
struct UnsettledFile {
    /// The present content, which any program reads.
    now: Vec<u8>,
    sectors: Vec<Sector>,
    /// The possible lengths: first the safe one, last the present one.
    lengths: Vec<usize>,
}

#[derive(Debug, Clone, Default)]
struct Sector {
    /// The possible contents: first the safe one, last the present one; the bytes after it are zero.
    may_hold: Vec<Vec<u8>>,
    /// True if a sync failed since the last write.
    is_unsure: bool,
}

impl Default for UnsettledFile {
    fn default() -> Self {
        Self { now: Vec::new(), sectors: Vec::new(), lengths: vec![0] }
    }
}

impl Unsettled {
    /// Creates a disk on which everything is safe.
    pub(crate) fn settled(contents: &Contents) -> Self {
        let names = contents.names.iter().map(|(path, node)| (path.clone(), vec![Some(node.clone())]));
        let files = contents.files.iter().map(|(number, bytes)| {
            let mut file = UnsettledFile::default();
            file.write(0, bytes);
            file.sync();
            (*number, file)
        });
        Self { names: names.collect(), files: files.collect() }
    }

    pub(crate) fn apply(&mut self, op: &Op) {
        match op {
            Op::Name { path, node } => {
                if let Some(Node::File(file)) = node {
                    self.file(*file);
                }
                push_new(self.names.entry(path.clone()).or_insert_with(|| vec![None]), node.clone());
            }
            Op::SyncFolder { folder } => {
                let names = self.names.iter_mut().filter(|(path, _)| folder_of(path) == folder);
                names.for_each(|(_, nodes)| keep_last(nodes));
                self.names.retain(|_, nodes| *nodes != [None]);
            }
            Op::Write { file, at, bytes } => self.file(*file).write(*at, bytes),
            Op::SetLen { file, len } => self.file(*file).set_len(*len),
            Op::Sync { file, done: true } => self.file(*file).sync(),
            Op::Sync { file, done: false } => self.file(*file).fail_to_sync(),
        }
    }

    /// Settles some names and their files, as the system itself does sooner or later.
    pub(crate) fn settle(&mut self, is_settled: impl Fn(&Path) -> bool) {
        for (_, nodes) in self.names.iter_mut().filter(|(path, _)| is_settled(path)) {
            keep_last(nodes);
            let file = nodes.iter().flatten().find_map(Node::file);
            if let Some(file) = file.and_then(|file| self.files.get_mut(&file)) {
                file.settle();
            }
        }
    }

    fn file(&mut self, file: usize) -> &mut UnsettledFile {
        self.files.entry(file).or_default()
    }

    /// Returns the possible states after a power cut: all of them if there are at most `most`, else the
    /// extremes and a random choice.
    pub(crate) fn states(&self, most: usize, rng: &mut Rng) -> Vec<Contents> {
        let sizes = self.sizes();
        let (first, last) = (vec![0; sizes.len()], sizes.iter().map(|size| size - 1).collect::<Vec<_>>());
        let mut choices = Choices { unsettled: self, seen: HashSet::new(), states: Vec::new(), most };
        choices.add(&first);
        choices.add(&last);
        for at in (0..sizes.len()).filter(|at| 1 < sizes[*at]) {
            for mut choice in [first.clone(), last.clone()] {
                choice[at] = last[at] - choice[at];
                choices.add(&choice);
            }
        }
        let all = sizes.iter().try_fold(1_usize, |product, size| product.checked_mul(*size));
        if let Some(all) = all.filter(|all| *all <= most * TRIES) {
            (0..all).for_each(|number| choices.add(&digits(number, &sizes)));
        } else {
            let mut any = |size: &usize| usize::try_from(rng.below(*size as u64)).unwrap();
            (0..most * TRIES).for_each(|_| choices.add(&sizes.iter().map(&mut any).collect::<Vec<_>>()));
        }
        choices.states
    }

    /// Returns the least possible state: only the safe data.
    pub(crate) fn least(&self) -> Contents {
        self.state(&vec![0; self.sizes().len()])
    }

    /// Returns the number of possibilities for each name, and for the length and the sectors of each file.
    fn sizes(&self) -> Vec<usize> {
        let files = self.files.values().flat_map(|file| {
            let sectors = file.sectors.iter().map(|sector| sector.may_hold.len());
            std::iter::once(file.lengths.len()).chain(sectors)
        });
        self.names.values().map(Vec::len).chain(files).collect()
    }

    fn state(&self, choice: &[usize]) -> Contents {
        let (names, choice) = choice.split_at(self.names.len());
        let names = self.chosen_names(names);
        let reached: BTreeSet<usize> = names.values().filter_map(|node| node.file()).collect();
        let files = self.chosen_files(choice).filter(|(number, ..)| reached.contains(number));
        let files = files.map(|(number, file, own)| (number, file.bytes(own[0], &own[1..]))).collect();
        Contents {
            names: names.into_iter().map(|(path, node)| (path.to_owned(), node.clone())).collect(),
            files,
        }
    }

    fn chosen_names(&self, choice: &[usize]) -> BTreeMap<&Path, &Node> {
        let mut names: BTreeMap<&Path, &Node> = BTreeMap::new();
        for ((path, nodes), at) in self.names.iter().zip(choice) {
            // A file in a missing folder is missing.
            let has_folder = is_there(&names, folder_of(path));
            if let Some(node) = nodes[*at].as_ref().filter(|_| has_folder) {
                names.insert(path, node);
            }
        }
        names
    }

    fn chosen_files<'a>(
        &'a self,
        mut choice: &'a [usize],
    ) -> impl Iterator<Item = (usize, &'a UnsettledFile, &'a [usize])> {
        self.files.iter().map(move |(number, file)| {
            let (own, rest) = choice.split_at(1 + file.sectors.len());
            choice = rest;
            (*number, file, own)
        })
    }

    /// Returns the part of a choice that matters. Folders that are missing, files without a name, and sectors
    /// after the end of a file do not.
    fn what_counts(&self, choice: &[usize]) -> Vec<usize> {
        let (names, choice) = choice.split_at(self.names.len());
        let present = self.chosen_names(names);
        let reached: BTreeSet<usize> = present.values().filter_map(|node| node.file()).collect();
        let has_folder = |path: &Path| is_there(&present, folder_of(path));
        let names = self.names.keys().zip(names).map(|(path, at)| if has_folder(path) { *at } else { 0 });
        let mut counting: Vec<usize> = names.collect();
        for (number, file, own) in self.chosen_files(choice) {
            let sectors = file.lengths[own[0]].div_ceil(SECTOR);
            let count = if reached.contains(&number) { 1 + sectors } else { 0 };
            counting.extend(own.iter().enumerate().map(|(at, way)| if at < count { *way } else { 0 }));
        }
        counting
    }
}

fn is_there(names: &BTreeMap<&Path, &Node>, folder: &Path) -> bool {
    folder.parent().is_none() || names.get(folder) == Some(&&Node::Folder)
}

/// Choices that lead to different states.
struct Choices<'a> {
    unsettled: &'a Unsettled,
    seen: HashSet<Vec<usize>>,
    states: Vec<Contents>,
    most: usize,
}

impl Choices<'_> {
    fn add(&mut self, choice: &[usize]) {
        if self.states.len() < self.most && self.seen.insert(self.unsettled.what_counts(choice)) {
            self.states.push(self.unsettled.state(choice));
        }
    }
}

impl UnsettledFile {
    fn write(&mut self, at: usize, bytes: &[u8]) {
        let before = self.now.len();
        write(&mut self.now, at, bytes);
        self.note_sectors(at.min(before) / SECTOR, (at + bytes.len()).div_ceil(SECTOR));
        self.note_length(before);
    }

    fn set_len(&mut self, len: usize) {
        let before = self.now.len();
        self.now.resize(len, 0);
        self.note_sectors(before.min(len) / SECTOR, before.max(len).div_ceil(SECTOR));
        self.note_length(before);
    }

    fn note_sectors(&mut self, from: usize, to: usize) {
        self.sectors.resize_with(self.sectors.len().max(to), Sector::default);
        for (at, sector) in self.sectors.iter_mut().enumerate().take(to).skip(from) {
            if sector.may_hold.is_empty() {
                sector.may_hold.extend([Vec::new(), junk()]);
            }
            let end = self.now.len().min((at + 1) * SECTOR);
            push_new(&mut sector.may_hold, self.now.get(at * SECTOR..end).unwrap_or_default().to_vec());
            sector.is_unsure = false;
        }
    }

    fn note_length(&mut self, before: usize) {
        let on_the_way = (before / SECTOR + 1..).map(|sector| sector * SECTOR);
        for length in on_the_way.take_while(|length| *length < self.now.len()) {
            push_new(&mut self.lengths, length);
        }
        push_new(&mut self.lengths, self.now.len());
    }

    fn sync(&mut self) {
        keep_last(&mut self.lengths);
        self.sectors
            .iter_mut()
            .filter(|sector| !sector.is_unsure)
            .for_each(|sector| keep_last(&mut sector.may_hold));
    }

    fn settle(&mut self) {
        self.sectors.iter_mut().for_each(|sector| sector.is_unsure = false);
        self.sync();
    }

    fn fail_to_sync(&mut self) {
        for sector in &mut self.sectors {
            sector.is_unsure |= 1 < sector.may_hold.len();
        }
    }

    fn bytes(&self, length: usize, sectors: &[usize]) -> Vec<u8> {
        let mut bytes = vec![0; self.lengths[length]];
        for ((room, sector), at) in bytes.chunks_mut(SECTOR).zip(&self.sectors).zip(sectors) {
            let held = &sector.may_hold[*at];
            let len = room.len().min(held.len());
            room[..len].copy_from_slice(&held[..len]);
        }
        bytes
    }
}

/// Adds the present value. The safe value remains first, even if both are equal.
fn push_new<T: PartialEq>(list: &mut Vec<T>, one: T) {
    if list.last() == Some(&one) {
        return;
    }
    let mut at = 0;
    list.retain(|known| {
        at += 1;
        at == 1 || *known != one
    });
    list.push(one);
}

fn keep_last<T>(list: &mut Vec<T>) {
    list.drain(..list.len().saturating_sub(1));
}

/// The left-over content of another file in a sector.
fn junk() -> Vec<u8> {
    b"])\n".repeat(SECTOR / 3)
}

fn digits(mut number: usize, sizes: &[usize]) -> Vec<usize> {
    sizes
        .iter()
        .map(|size| {
            let digit = number % size;
            number /= size;
            digit
        })
        .collect()
}

/// Returns a hash that identifies contents.
pub(crate) fn mark_of(contents: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    contents.hash(&mut hasher);
    hasher.finish()
}
