//! The index of a list: a file in which persons are found by number and by name.
//!
//! The file contains the persons in the order of the list, then the place of each, the numbers in order, the
//! weights for the ranking, the words of all names in order, and the persons of each word. At the end are the
//! description of the list, its digest, its length and a mark. An open index has the words and the weights in
//! memory, some 20 MB for two million persons, and reads the rest on demand. It does not change if another
//! program replaces the file.

use std::cmp::Reverse;
use std::io::{Error, ErrorKind, Result};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::record;
use super::words::{self, Distance};
use crate::storage::disk::DiskFile;
use engine::action::RatingKind;
use engine::folding::words_of_name;
use formats::rating_list::Person;

/// The end of every index, with the version of the format.
pub(super) const MAGIC: &[u8; 8] = b"WCLIST02";

/// The mark of a number in the federation's list, where the list has numbers of its own.
pub(super) const BY_FEDERATION: u32 = 1 << 31;

/// The largest description of a list, in bytes.
const MOST_META: usize = 1 << 20;

/// The most whole words of a name that are counted.
const MOST_WHOLE: usize = 1000;

/// The number of candidates that are compared before the best are returned.
const LOOKED_AT: usize = 256;

/// A part of the file, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Section {
    /// Its first byte.
    pub start: u64,
    /// Its length.
    pub len: u64,
}

/// The parts of the file after the persons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Sections {
    /// The first byte of each person, and the end of the last one.
    pub starts: Section,
    /// The persons in the order of their numbers.
    pub numbers: Section,
    /// The weights by which persons are ranked.
    pub weights: Section,
    /// The words of all names in their order.
    pub text: Section,
    /// The end of each word.
    pub ends: Section,
    /// The place where the persons of each word begin, and the end of the last ones.
    pub first: Section,
    /// The persons of the words.
    pub persons: Section,
}

/// The description of a list.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Meta {
    /// The name of the list.
    pub name: String,
    /// The source of its ratings, without the month.
    pub source: String,
    /// The month of the list, for instance `OCT26`.
    pub month: String,
    /// The name of the imported file.
    pub file: String,
    /// The date of that file, `2026-10-09`.
    pub file_date: String,
    /// The moment of the import, RFC 3339.
    pub imported: String,
    /// The format of the list, as shown.
    pub form: String,
    /// The kinds of ratings.
    pub kinds: Vec<RatingKind>,
    /// The number of persons.
    pub players: usize,
    /// The number of lines that were superseded by another one of the same number.
    pub repeated: usize,
    /// The number of unreadable lines.
    pub bad: usize,
    /// The first of them.
    pub first_bad: Vec<String>,
    /// The number of ratings that were dropped as implausible.
    pub odd_ratings: usize,
    /// The meaning of the columns.
    pub columns: String,
    /// The federations.
    pub federations: Vec<String>,
    /// The parts of the file.
    pub sections: Sections,
}

impl Meta {
    /// Returns the source of each rating: `FIDE OCT26`.
    #[must_use]
    pub fn source_and_month(&self) -> String {
        format!("{} {}", self.source, self.month).trim_end().to_owned()
    }
}

/// The weight of a person in the ranking: the highest rating, whether inactive, the federation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Weight(pub u32);

impl Weight {
    const INACTIVE: u32 = 1 << 12;
    const FEDERATION: u32 = 13;

    /// Returns the weight of a person whose federation has this number.
    #[must_use]
    pub(super) fn of(person: &Person, federation: usize) -> Self {
        let rating = person.highest().map_or(0, |rating| rating.units() / 1000).clamp(0, 4095);
        let rating = u32::try_from(rating).unwrap_or(0);
        let inactive = if person.is_inactive { Self::INACTIVE } else { 0 };
        let federation = u32::try_from(federation).unwrap_or(0) << Self::FEDERATION;
        Self(rating | inactive | federation)
    }

    const fn rating(self) -> u32 {
        self.0 & 0xfff
    }

    const fn is_inactive(self) -> bool {
        self.0 & Self::INACTIVE != 0
    }

    const fn federation(self) -> u32 {
        self.0 >> Self::FEDERATION
    }
}

/// Returns the digest of a list's description.
pub(super) fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// An open index.
#[derive(Debug)]
pub struct Index {
    file: Box<dyn DiskFile>,
    /// The description of the list.
    pub meta: Meta,
    words: String,
    ends: Vec<u32>,
    first: Vec<u32>,
    weights: Vec<Weight>,
    /// The last words of a search: while a person goes on typing, all but the last word stay the same.
    known: Vec<Known>,
}

/// The persons that a typed word may mean.
#[derive(Debug)]
struct Known {
    word: String,
    /// The persons with exactly this word.
    whole: Set,
    /// The persons with a word that begins so.
    begun: Set,
    /// The other persons with a word that may be meant, mistyped or as a part; `None` before the first use.
    meant: Option<Set>,
}

/// The most words that are cached.
const MOST_KNOWN: usize = 6;

fn damaged(what: &str) -> Error {
    Error::new(ErrorKind::InvalidData, format!("the index is damaged: {what} (import the list again)"))
}

/// Reads the description of a list, without the rest.
pub(super) fn meta(file: &mut dyn DiskFile) -> Result<Meta> {
    let len = file.find()?.len;
    let mut end = [0; 44];
    let at = len.checked_sub(end.len() as u64).ok_or_else(|| damaged("its end is missing"))?;
    if file.read_at(at, &mut end)? != end.len() || !end.ends_with(MAGIC) {
        return Err(damaged("its end is missing"));
    }
    let (expected, rest) = end.split_at(32);
    let json = rest.first_chunk().map_or(0, |len: &[u8; 4]| u32::from_le_bytes(*len) as usize);
    let start = at
        .checked_sub(json as u64)
        .filter(|_| json <= MOST_META)
        .ok_or_else(|| damaged("its description is missing"))?;
    let mut bytes = vec![0; json];
    if file.read_at(start, &mut bytes)? != json || digest(&bytes) != *expected {
        return Err(damaged("its description"));
    }
    let meta: Meta = serde_json::from_slice(&bytes).map_err(|_| damaged("its description"))?;
    let Sections { starts, numbers, weights, text, ends, first, persons } = meta.sections;
    let is_inside = |one: &Section| one.start.checked_add(one.len).is_some_and(|end| end <= start);
    if ![starts, numbers, weights, text, ends, first, persons].iter().all(is_inside) {
        return Err(damaged("parts are missing"));
    }
    Ok(meta)
}

fn section(file: &mut dyn DiskFile, one: Section) -> Result<Vec<u8>> {
    let len = usize::try_from(one.len).map_err(|_| damaged("a part is too large"))?;
    let mut bytes = vec![0; len];
    if file.read_at(one.start, &mut bytes)? == len { Ok(bytes) } else { Err(damaged("parts are missing")) }
}

fn numbers(file: &mut dyn DiskFile, one: Section) -> Result<Vec<u32>> {
    let bytes = section(file, one)?;
    let (chunks, _) = bytes.as_chunks();
    Ok(chunks.iter().map(|chunk| u32::from_le_bytes(*chunk)).collect())
}

/// A set of persons, one bit each.
#[derive(Debug)]
struct Set(Vec<u64>);

impl Set {
    fn empty(len: usize) -> Self {
        Self(vec![0; len.div_ceil(64)])
    }

    fn insert(&mut self, at: u32) {
        if let Some(bits) = self.0.get_mut(at as usize / 64) {
            *bits |= 1 << (at % 64);
        }
    }

    fn contains(&self, at: u32) -> bool {
        self.0.get(at as usize / 64).is_some_and(|bits| bits & (1 << (at % 64)) != 0)
    }

    fn keep(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(bits, other)| *bits &= other);
    }

    fn iter(&self) -> impl Iterator<Item = u32> {
        self.0.iter().zip(0_u32..).flat_map(|(bits, word)| {
            let mut bits = *bits;
            std::iter::from_fn(move || {
                let at = bits.trailing_zeros();
                (bits != 0).then(|| {
                    bits &= bits - 1;
                    word * 64 + at
                })
            })
        })
    }
}

impl Index {
    /// Opens an index.
    ///
    /// # Errors
    ///
    /// It cannot be read, or is damaged.
    pub fn open(mut file: Box<dyn DiskFile>) -> Result<Self> {
        let meta = meta(&mut *file)?;
        let words =
            String::from_utf8(section(&mut *file, meta.sections.text)?).map_err(|_| damaged("its words"))?;
        let ends = numbers(&mut *file, meta.sections.ends)?;
        let first = numbers(&mut *file, meta.sections.first)?;
        let weights = numbers(&mut *file, meta.sections.weights)?.into_iter().map(Weight).collect();
        let are_sound = ends.is_sorted() && ends.iter().all(|end| words.is_char_boundary(*end as usize));
        if !are_sound || first.len() != ends.len() + 1 || !first.is_sorted() {
            return Err(damaged("its words"));
        }
        Ok(Self { file, meta, words, ends, first, weights, known: Vec::new() })
    }

    fn word(&self, at: usize) -> &str {
        let start = at.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        let end = self.ends.get(at).copied().unwrap_or(start);
        self.words.get(start as usize..end as usize).unwrap_or_default()
    }

    /// Returns the first word from `from` on for which `before` is false; it must be true for all words
    /// before that one.
    fn partition(&self, from: usize, before: impl Fn(&str) -> bool) -> usize {
        let (mut low, mut high) = (from, self.ends.len());
        // The place is usually near.
        let mut step = 1;
        while low + step < high && before(self.word(low + step)) {
            low += step;
            step *= 2;
        }
        high = high.min(low + step);
        while low < high {
            let middle = low.midpoint(high);
            if before(self.word(middle)) { low = middle + 1 } else { high = middle }
        }
        low
    }

    /// Adds the persons who have one of some consecutive words.
    fn gather(&mut self, words: std::ops::Range<usize>, into: &mut Set) -> Result<()> {
        let place = |at: usize| self.first.get(at).copied().map_or(0, u64::from);
        let (from, to) = (place(words.start), place(words.end));
        let persons = self.meta.sections.persons;
        let one = Section { start: persons.start + 4 * from, len: 4 * to.saturating_sub(from) };
        if persons.len < 4 * to {
            return Err(damaged("its words"));
        }
        for person in numbers(&mut *self.file, one)? {
            into.insert(person);
        }
        Ok(())
    }

    /// Returns the words that begin with a text.
    fn beginning(&self, text: &str) -> std::ops::Range<usize> {
        let start = self.partition(0, |word| word < text);
        let end = self.partition(start, |word| word.starts_with(text));
        start..end
    }

    /// Returns the other words that a typed word may mean: it is a part of them, or it is a mistyping of
    /// them.
    fn meant(&self, typed: &str) -> Vec<usize> {
        let mut found = self.containing(typed);
        let (most, at_start) = (words::forgiven(typed), words::forgiven_at_start(typed));
        if most == 0 {
            return found;
        }
        let mut distance = Distance::from(typed);
        let (mut at, mut last) = (0, "");
        while at < self.ends.len() {
            let word = self.word(at);
            let common = word.bytes().zip(last.bytes()).take_while(|(one, other)| one == other).count();
            distance.shorten(common.min(distance.depth()));
            let mut next = at + 1;
            let mut is_meant = false;
            for letter in word.bytes().skip(distance.depth()) {
                distance.push(letter);
                if 0 < at_start && distance.now() <= at_start {
                    is_meant = true;
                    break;
                }
                if distance.is_beyond(most) {
                    break;
                }
            }
            let depth = distance.depth();
            let prefix = word.get(..word.floor_char_boundary(depth)).unwrap_or(word);
            if is_meant {
                next = self.partition(at, |word| word.starts_with(prefix)).max(at + 1);
                found.extend(at..next);
            } else if depth == word.len() && !distance.is_beyond(most) {
                if distance.now() <= most {
                    found.push(at);
                }
            } else if distance.is_beyond(most) {
                next = self.partition(at, |word| word.starts_with(prefix)).max(at + 1);
            }
            last = word;
            at = next;
        }
        found
    }

    /// Returns the words that contain a text anywhere.
    fn containing(&self, typed: &str) -> Vec<usize> {
        /// A shorter text is in too many words.
        const SHORTEST: usize = 4;
        if typed.len() < SHORTEST {
            return Vec::new();
        }
        let mut found = Vec::new();
        for place in memchr::memmem::find_iter(self.words.as_bytes(), typed.as_bytes()) {
            let at = self.ends.partition_point(|end| (*end as usize) <= place);
            // A match may run from one word into the next.
            let is_whole = self.ends.get(at).is_some_and(|end| place + typed.len() <= *end as usize);
            if is_whole && found.last() != Some(&at) {
                found.push(at);
            }
        }
        found
    }

    /// Returns a person.
    fn person(&mut self, at: u32) -> Result<Person> {
        let starts = self.meta.sections.starts;
        let place = 4 * u64::from(at);
        let mut bounds = [0; 8];
        if starts.len < place + 8 || self.file.read_at(starts.start + place, &mut bounds)? != bounds.len() {
            return Err(damaged("a person is missing"));
        }
        let (bounds, _) = bounds.as_chunks();
        let [start, end] = [0, 1].map(|at| bounds.get(at).map_or(0, |bytes| u32::from_le_bytes(*bytes)));
        let len = end.checked_sub(start).map(|len| len as usize).filter(|len| *len <= record::LARGEST);
        let mut bytes = vec![0; len.ok_or_else(|| damaged("a person"))?];
        if self.file.read_at(u64::from(start), &mut bytes)? != bytes.len() {
            return Err(damaged("a person is missing"));
        }
        record::read(&bytes).ok_or_else(|| damaged("a person"))
    }

    /// Returns the person at a place in the order of numbers, and the number found.
    fn numbered(&mut self, at: u64) -> Result<(u32, Person, String)> {
        let mut bytes = [0; 4];
        if self.file.read_at(self.meta.sections.numbers.start + 4 * at, &mut bytes)? != bytes.len() {
            return Err(damaged("a number is missing"));
        }
        let whom = u32::from_le_bytes(bytes);
        let person = self.person(whom & !BY_FEDERATION)?;
        let number = if whom & BY_FEDERATION == 0 { &person.number } else { &person.fide_id };
        let number = number.to_ascii_lowercase();
        Ok((whom & !BY_FEDERATION, person, number))
    }

    /// Returns the persons whose number begins so, at most `most` of them.
    fn numbers_from(&mut self, start: &str, most: usize, whole: bool) -> Result<Vec<Person>> {
        let start = start.to_ascii_lowercase();
        let count = self.meta.sections.numbers.len / 4;
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = low.midpoint(high);
            if self.numbered(middle)?.2.as_str() < start.as_str() { low = middle + 1 } else { high = middle }
        }
        let (mut found, mut seen) = (Vec::new(), Vec::new());
        while low < count && found.len() < most {
            let (whom, person, number) = self.numbered(low)?;
            if !number.starts_with(&start) || (whole && number != start) {
                break;
            }
            if !seen.contains(&whom) {
                seen.push(whom);
                found.push(person);
            }
            low += 1;
        }
        Ok(found)
    }

    /// Returns the persons with a number, in this list or in the federation's.
    ///
    /// # Errors
    ///
    /// The index cannot be read, or is damaged.
    pub fn by_number(&mut self, number: &str) -> Result<Vec<Person>> {
        const MOST: usize = 20;
        let number = number.trim();
        if number.is_empty() {
            return Ok(Vec::new());
        }
        self.numbers_from(number, MOST, true)
    }

    /// Returns the persons with exactly the words of a name, in any order.
    ///
    /// # Errors
    ///
    /// As [`Self::by_number`].
    pub fn by_name(&mut self, name: &str) -> Result<Vec<Person>> {
        let wanted = words_of_name(name);
        let mut all: Option<Set> = None;
        for word in &wanted {
            let at = self.partition(0, |other| other < word.as_str());
            if self.word(at) != word {
                return Ok(Vec::new());
            }
            let mut set = Set::empty(self.weights.len());
            self.gather(at..at + 1, &mut set)?;
            match &mut all {
                Some(all) => all.keep(&set),
                None => all = Some(set),
            }
        }
        let mut found = Vec::new();
        for at in all.iter().flat_map(Set::iter) {
            let person = self.person(at)?;
            if words_of_name(&person.name) == wanted {
                found.push(person);
            }
        }
        Ok(found)
    }

    /// Returns the persons that an input may mean, the likeliest first. The input is a number or its
    /// beginning, or words of a name in any order, possibly mistyped, the last one possibly unfinished. Among
    /// equals, members of the federation come first.
    ///
    /// # Errors
    ///
    /// As [`Self::by_number`].
    pub fn search(&mut self, typed: &str, federation: &str, most: usize) -> Result<Vec<Person>> {
        let is_number = typed.trim().len() > 1 && typed.trim().bytes().all(|byte| byte.is_ascii_digit());
        if is_number {
            return self.numbers_from(typed.trim().trim_start_matches('0'), most, false);
        }
        let wanted = words::typed(typed);
        if wanted.is_empty() {
            return Ok(Vec::new());
        }
        let home = self.meta.federations.iter().position(|known| !known.is_empty() && known == federation);
        let home = home.and_then(|home| u32::try_from(home).ok());
        let mut known = wanted.iter().map(|word| self.known(word)).collect::<Result<Vec<_>>>()?;
        let mut found = self.best(&known, false, home, &wanted)?;
        let letters: usize = wanted.iter().map(String::len).sum();
        if found.len() < most.min(ENOUGH) && 3 < letters {
            for one in &mut known {
                self.look_for_mistypings(one)?;
            }
            found = self.best(&known, true, home, &wanted)?;
        }
        self.known.extend(known);
        let beyond = self.known.len().saturating_sub(MOST_KNOWN);
        self.known.drain(..beyond);
        found.truncate(most);
        Ok(found)
    }

    /// Takes the cached result for a word, or searches for it.
    fn known(&mut self, word: &str) -> Result<Known> {
        if let Some(at) = self.known.iter().position(|known| known.word == word) {
            return Ok(self.known.remove(at));
        }
        let words = self.beginning(word);
        let mut whole = Set::empty(self.weights.len());
        if self.word(words.start) == word {
            self.gather(words.start..words.start + 1, &mut whole)?;
        }
        let mut begun = Set::empty(self.weights.len());
        self.gather(words, &mut begun)?;
        Ok(Known { word: word.to_owned(), whole, begun, meant: None })
    }

    /// Finds the persons with a word that may be meant.
    fn look_for_mistypings(&mut self, known: &mut Known) -> Result<()> {
        if known.meant.is_none() {
            let mut meant = Set(known.begun.0.clone());
            for at in self.meant(&known.word) {
                self.gather(at..at + 1, &mut meant)?;
            }
            known.meant = Some(meant);
        }
        Ok(())
    }

    /// Returns the persons who have every word, with or without mistypings, the likeliest first.
    fn best(
        &mut self,
        known: &[Known],
        is_wide: bool,
        home: Option<u32>,
        wanted: &[String],
    ) -> Result<Vec<Person>> {
        let mut all = Set::empty(self.weights.len());
        for (at, one) in known.iter().enumerate() {
            let set = one.meant.as_ref().filter(|_| is_wide).unwrap_or(&one.begun);
            if at == 0 {
                all.0.clone_from(&set.0);
            } else {
                all.keep(set);
            }
        }
        // One number per candidate, larger if likelier: a single letter has half a million candidates.
        let key = |at: u32| {
            let weight = self.weights.get(at as usize).copied().unwrap_or(Weight(0));
            let whole = known.iter().filter(|one| one.whole.contains(at)).count();
            let is_home = u64::from(home == Some(weight.federation()));
            let is_active = u64::from(!weight.is_inactive());
            let rank = (whole.min(MOST_WHOLE) as u64) << 14
                | is_home << 13
                | is_active << 12
                | u64::from(weight.rating());
            rank << 32 | u64::from(at)
        };
        let mut candidates: Vec<u64> = all.iter().map(key).collect();
        if LOOKED_AT < candidates.len() {
            candidates.select_nth_unstable_by(LOOKED_AT, |one, other| other.cmp(one));
            candidates.truncate(LOOKED_AT);
        }
        let mut ranked = Vec::with_capacity(candidates.len());
        for candidate in candidates {
            let (rank, at) = (candidate >> 32, u32::try_from(candidate & u64::from(u32::MAX)).unwrap_or(0));
            let person = self.person(at)?;
            // Whole words are already counted in the cost.
            ranked.push(((cost(&person.name, wanted), Reverse(rank & 0x3fff), at), person));
        }
        ranked.sort_by_key(|(rank, _)| *rank);
        Ok(ranked.into_iter().map(|(_, person)| person).collect())
    }
}

/// The number of exact matches that is enough: with so many, mistypings are not considered.
const ENOUGH: usize = 5;

/// Returns the distance of a name from the input; 0 if it contains every word.
fn cost(name: &str, wanted: &[String]) -> usize {
    let words = words::of(name);
    let of = |typed: &String| {
        let one = |word: &String| {
            if word == typed {
                0
            } else if word.starts_with(typed.as_str()) {
                1
            } else if word.contains(typed.as_str()) {
                4
            } else {
                let start: String = word.chars().take(typed.chars().count()).collect();
                let whole = strsim::osa_distance(typed, word);
                2 + 2 * whole.min(strsim::osa_distance(typed, &start) + 1)
            }
        };
        words.iter().map(one).min().unwrap_or(usize::MAX / 64)
    };
    let not_first =
        usize::from(wanted.len() == 1 && words.first().is_some_and(|first| one_of_others(first, &wanted[0])));
    2 * wanted.iter().map(of).sum::<usize>() + not_first
}

/// Returns true if a typed word is not the beginning of the family name, which comes first in a name.
fn one_of_others(first: &str, typed: &str) -> bool {
    !first.starts_with(typed)
}
