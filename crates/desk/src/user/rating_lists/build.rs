//! Builds the index of a list: persons in, one file out.
//!
//! The persons are written as they are read. Only the search data stays in memory: the place of each person,
//! the numbers, and the words of the names. For two million persons that is about 200 MB.

use std::io::{Error, ErrorKind, Result};
use std::path::Path;

use hashbrown::HashMap;

use super::index::{BY_FEDERATION, MAGIC, Meta, Section, Sections, Weight, digest};
use super::{record, words};
use crate::storage::disk::{Disk, Visibility};
use crate::storage::whole_file::Growing;
use formats::rating_list::Person;

/// A number and the person it belongs to.
struct Key {
    start: u32,
    len: u8,
    /// The person's place, with the mark of the federation's numbers.
    whom: u32,
}

/// An index that is being built.
pub(super) struct Builder<'a> {
    file: Growing<'a>,
    starts: Vec<u32>,
    numbers: Vec<u8>,
    keys: Vec<Key>,
    words: HashMap<Box<str>, u32>,
    /// Pairs of a word and a person whose name contains it.
    occurrences: Vec<(u32, u32)>,
    weights: Vec<Weight>,
    passive: Vec<u32>,
    federations: Vec<String>,
    /// The number of bytes that are left for words.
    room: usize,
    text: String,
}

/// The most bytes for the words of all names while the index is built: those of 2 million persons take 100
/// MB.
const MOST_OF_WORDS: usize = 1 << 30;

/// The bytes that a word takes in addition to its letters, and that each occurrence takes.
const OF_A_WORD: usize = 40;
const OF_A_NAME: usize = size_of::<(u32, u32)>();

/// The longest number by which a person is found, in bytes.
const LONGEST_NUMBER: usize = 60;

fn too_many() -> Error {
    Error::new(ErrorKind::FileTooLarge, "the list is too long for an index (limit 4 GB)")
}

fn too_many_names() -> Error {
    let limit = MOST_OF_WORDS >> 20;
    Error::new(
        ErrorKind::FileTooLarge,
        format!("the names of the list are too long (limit {limit} MB in all)"),
    )
}

impl<'a> Builder<'a> {
    /// Begins an index in a folder.
    pub(super) fn begin(disk: &'a dyn Disk, folder: &Path) -> Result<Self> {
        Ok(Self {
            file: Growing::begin(disk, folder, Visibility::Everyone)?,
            starts: Vec::new(),
            numbers: Vec::new(),
            keys: Vec::new(),
            words: HashMap::new(),
            occurrences: Vec::new(),
            weights: Vec::new(),
            passive: Vec::new(),
            federations: Vec::new(),
            room: MOST_OF_WORDS,
            text: String::new(),
        })
    }

    /// Adds a person.
    pub(super) fn add(&mut self, person: &Person) -> Result<()> {
        let start = u32::try_from(self.file.len()).map_err(|_| too_many())?;
        let at =
            u32::try_from(self.starts.len()).ok().filter(|at| *at < BY_FEDERATION).ok_or_else(too_many)?;
        self.starts.push(start);
        record::write(person, &mut self.text);
        self.file.push(self.text.as_bytes())?;
        self.add_key(&person.number, at);
        if person.fide_id != person.number {
            self.add_key(&person.fide_id, at | BY_FEDERATION);
        }
        if person.is_passive {
            self.passive.push(at);
        }
        // A person without a name is never found by name.
        if !person.is_nameless() {
            for word in words::of(&person.name) {
                let next = u32::try_from(self.words.len()).map_err(|_| too_many())?;
                let known = self.words.get(word.as_str()).copied();
                let takes = OF_A_NAME + if known.is_some() { 0 } else { OF_A_WORD + word.len() };
                self.room = self.room.checked_sub(takes).ok_or_else(too_many_names)?;
                let word = known.unwrap_or_else(|| *self.words.entry(word.into_boxed_str()).or_insert(next));
                self.occurrences.push((word, at));
            }
        }
        let federation = self.federation(&person.federation);
        self.weights.push(Weight::of(person, federation));
        Ok(())
    }

    fn federation(&mut self, code: &str) -> usize {
        // The search begins with the last ones: a list has the players of one country together, or has few
        // countries.
        self.federations.iter().position(|known| known == code).unwrap_or_else(|| {
            self.federations.push(code.to_owned());
            self.federations.len() - 1
        })
    }

    fn add_key(&mut self, number: &str, whom: u32) {
        if number.is_empty() || LONGEST_NUMBER < number.len() {
            return;
        }
        let start = u32::try_from(self.numbers.len()).unwrap_or(u32::MAX);
        self.numbers.extend(number.bytes().map(|byte| byte.to_ascii_lowercase()));
        let len = u8::try_from(number.len()).unwrap_or(u8::MAX);
        self.keys.push(Key { start, len, whom });
    }

    /// Returns the persons in the order of their numbers, and marks each one that is superseded by another
    /// line of the same number: a passive membership by an active one, an earlier line by a later one.
    fn sorted(&mut self) -> (Vec<u32>, Vec<bool>) {
        let numbers = &self.numbers;
        let number = |key: &Key| {
            let start = key.start as usize;
            numbers.get(start..start + usize::from(key.len)).unwrap_or_default()
        };
        self.keys
            .sort_unstable_by(|one, other| number(one).cmp(number(other)).then(one.whom.cmp(&other.whom)));
        let mut gone = vec![false; self.starts.len()];
        for same in self.keys.chunk_by(|one, other| number(one) == number(other)) {
            let own: Vec<u32> =
                same.iter().map(|key| key.whom).filter(|whom| whom & BY_FEDERATION == 0).collect();
            let active = own.iter().copied().rfind(|whom| self.passive.binary_search(whom).is_err());
            let kept = active.or(own.last().copied());
            for whom in own.into_iter().filter(|whom| Some(*whom) != kept) {
                if let Some(gone) = gone.get_mut(whom as usize) {
                    *gone = true;
                }
            }
        }
        let is_kept = |whom: &u32| !gone.get((whom & !BY_FEDERATION) as usize).copied().unwrap_or(true);
        let sorted = self.keys.iter().map(|key| key.whom).filter(is_kept).collect();
        (sorted, gone)
    }

    /// Completes the index and moves it to `path`, replacing the old one; `meta` describes the list.
    pub(super) fn finish(mut self, path: &Path, meta: &mut Meta) -> Result<()> {
        let (numbers, gone) = self.sorted();
        let end = u32::try_from(self.file.len()).map_err(|_| too_many())?;
        self.starts.push(end);
        meta.repeated = gone.iter().filter(|gone| **gone).count();
        meta.players = gone.len() - meta.repeated;
        meta.federations = std::mem::take(&mut self.federations);
        self.keys = Vec::new();
        self.numbers = Vec::new();
        let starts = std::mem::take(&mut self.starts);
        let starts = self.push_numbers(&starts)?;
        let numbers = self.push_numbers(&numbers)?;
        let weights: Vec<u32> =
            std::mem::take(&mut self.weights).into_iter().map(|weight| weight.0).collect();
        let weights = self.push_numbers(&weights)?;
        let mut words: Vec<(Box<str>, u32)> = std::mem::take(&mut self.words).into_iter().collect();
        words.sort_unstable();
        let mut rank = vec![0_u32; words.len()];
        let mut text = Vec::new();
        let mut ends = Vec::with_capacity(words.len());
        for ((word, number), at) in words.iter().zip(0..) {
            if let Some(rank) = rank.get_mut(*number as usize) {
                *rank = at;
            }
            text.extend_from_slice(word.as_bytes());
            ends.push(u32::try_from(text.len()).map_err(|_| too_many())?);
        }
        drop(words);
        let text = self.push_section(&text)?;
        let ends = self.push_numbers(&ends)?;
        let (first, persons) = counted(&std::mem::take(&mut self.occurrences), &rank, &gone);
        let first = self.push_numbers(&first)?;
        let persons = self.push_numbers(&persons)?;
        meta.sections = Sections { starts, numbers, weights, text, ends, first, persons };
        let json = serde_json::to_vec(meta)?;
        let len = u32::try_from(json.len()).map_err(|_| too_many())?;
        self.file.push(&json)?;
        self.file.push(&digest(&json))?;
        self.file.push(&len.to_le_bytes())?;
        self.file.push(MAGIC)?;
        self.file.finish(path)
    }

    fn push_section(&mut self, bytes: &[u8]) -> Result<Section> {
        let start = self.file.len();
        self.file.push(bytes)?;
        Ok(Section { start, len: bytes.len() as u64 })
    }

    fn push_numbers(&mut self, numbers: &[u32]) -> Result<Section> {
        let start = self.file.len();
        for number in numbers {
            self.file.push(&number.to_le_bytes())?;
        }
        Ok(Section { start, len: self.file.len() - start })
    }
}

/// Sorts the occurrences by word. Returns the place where the persons of each word begin, and the persons.
fn counted(occurrences: &[(u32, u32)], rank: &[u32], gone: &[bool]) -> (Vec<u32>, Vec<u32>) {
    let stays = |person: u32| gone.get(person as usize).is_some_and(|gone| !gone);
    let of = |word: u32| rank.get(word as usize).copied().unwrap_or(0) as usize;
    let mut first = vec![0_u32; rank.len() + 1];
    for (word, _) in occurrences.iter().filter(|(_, person)| stays(*person)) {
        if let Some(count) = first.get_mut(of(*word) + 1) {
            *count += 1;
        }
    }
    let mut sum = 0;
    for count in &mut first {
        sum += *count;
        *count = sum;
    }
    let mut next = first.clone();
    let mut persons = vec![0; sum as usize];
    for (word, person) in occurrences.iter().filter(|(_, person)| stays(*person)) {
        if let Some(at) = next.get_mut(of(*word)) {
            if let Some(place) = persons.get_mut(*at as usize) {
                *place = *person;
            }
            *at += 1;
        }
    }
    (first, persons)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::disk::SystemDisk;

    /// Few words of many bytes, and many persons with the same many words.
    #[test]
    fn the_words_of_all_names_have_a_bound() {
        let folder = tempfile::tempdir().unwrap();
        let named = |name: String| Person { number: "1".to_owned(), name, ..Person::default() };
        for name in ["Berg".repeat(500), "a b ".repeat(125)] {
            let mut builder = Builder::begin(&SystemDisk, folder.path()).unwrap();
            builder.room = 3_500;
            builder.add(&named(name.clone())).unwrap();
            let error = builder.add(&named(format!("{name}x"))).unwrap_err().to_string();
            assert_eq!(error, "the names of the list are too long (limit 1024 MB in all)");
        }
    }
}
