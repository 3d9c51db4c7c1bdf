//! The rating lists of the user: each list is read once into an index of its own in the data folder.
//!
//! An index is replaced whole or not at all, in every case. A program that has it open continues with the old
//! one. If two programs import at once, the last one wins.

mod build;
mod index;
mod record;
mod update;
mod words;

use std::io::{BufRead, BufReader, ErrorKind, Read, Seek};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::storage::disk::{self, Access, SharedDisk};
use crate::storage::{refusal, whole_file};
use build::Builder;
use engine::action::RatingKind;
use engine::progress::{Progress, Stopped};
use engine::text::quoted;
use formats::rating_list::fill::{Finder, Listed};
use formats::rating_list::{self, Choices, ListFault, OF_FEDERATION, Person, is_month, month_label};
pub use index::{Index, Meta};
pub use update::{NotUpdated, Updating};

/// The extension of an index.
const EXTENSION: &str = "ratings";

/// The most lists that are opened.
const MOST_LISTS: usize = 30;

/// The longest name of a list, in characters.
const LONGEST_NAME: usize = 30;

/// The name of the federation's lists.
const FEDERATION: &str = "FIDE";

/// The number of persons between two reports of progress.
const TOLD_EVERY: usize = 20_000;

/// The number of bytes per read.
const READ_AT_ONCE: usize = 1 << 18;

/// The reason why a list is not imported or not available.
#[derive(Debug, thiserror::Error)]
pub enum ListsError {
    /// A fault of the list itself.
    #[error("{0}")]
    List(#[from] ListFault),
    /// The archive cannot be read.
    #[error("this archive (ZIP) cannot be read: {0} (load it again)")]
    Archive(String),
    /// The archive has no list.
    #[error("there is no list in this archive (expected a file in .txt, .xml or .csv)")]
    NoMember,
    /// The list is much shorter than the one before.
    #[error(
        "only {read} players, where the list {name} has {before}: it seems to be cut short, and the list at hand stays (load it again; if it is right, remove the old list first)"
    )]
    FarShorter {
        /// The name of the list.
        name: String,
        /// The number of players in the new list.
        read: usize,
        /// The number of players in the present list.
        before: usize,
    },
    /// The text cannot be the name of a list.
    #[error("{} is not a name for a list (expected 1 to {LONGEST_NAME} letters, digits or blanks)", quoted(.0))]
    Name(String),
    /// The text is not a month.
    #[error("{} is not a month (expected for instance OCT26)", quoted(.0))]
    Month(String),
    /// No list has this name.
    #[error("there is no list {} ({})", quoted(.name), if .known.is_empty() { "no list is at hand" } else { .known })]
    Unknown {
        /// The requested name.
        name: String,
        /// The available lists.
        known: String,
    },
    /// The platform names no folder for lists.
    #[error("there is no folder for rating lists (is HOME set?)")]
    NoFolder,
    /// The disk refuses.
    #[error("{}: {}", path.display(), refusal::of_disk(error))]
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// The caller stopped the work.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// The description of a list for its import; omitted facts are found in the list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Import {
    /// The name of the list.
    pub name: Option<String>,
    /// Its month.
    pub month: Option<String>,
    /// The kind of its ratings, and the meaning of its columns.
    pub choices: Choices,
    /// The name of the file, without folders.
    pub file: String,
    /// The last change of the file, in nanoseconds.
    pub touched: Option<i128>,
    /// The present moment, RFC 3339.
    pub now: String,
}

/// Bytes that can be read from any place.
pub trait Source: Read + Seek {}

impl<T: Read + Seek> Source for T {}

/// A list in the folder: its description, or the reason why that is not known.
#[derive(Debug)]
pub struct Kept {
    /// The index.
    pub path: PathBuf,
    /// The description of the list.
    pub meta: Result<Meta, std::io::Error>,
}

impl Kept {
    /// Returns the name of the list; a damaged one is named after its file.
    #[must_use]
    pub fn name(&self) -> String {
        let stem = || self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        self.meta.as_ref().map_or_else(|_| stem(), |meta| meta.name.clone())
    }
}

/// The lists of a user.
#[derive(Debug, Clone)]
pub struct RatingLists {
    disk: SharedDisk,
    folder: Option<PathBuf>,
    /// The folder to which a browser downloads files.
    downloads: Option<PathBuf>,
}

impl RatingLists {
    /// Returns the lists in a folder, which need not exist; no lists if the platform names no folder.
    #[must_use]
    pub const fn within(disk: SharedDisk, folder: Option<PathBuf>) -> Self {
        Self { disk, folder, downloads: None }
    }

    /// Adds the federation's lists in a folder, for a desk without a download command.
    #[must_use]
    pub fn taking_from(self, downloads: Option<PathBuf>) -> Self {
        Self { downloads, ..self }
    }

    fn cannot(path: &Path) -> impl FnOnce(std::io::Error) -> ListsError {
        let path = path.to_owned();
        move |error| ListsError::Disk { path, error }
    }

    /// Returns the available lists, those of the federation first.
    #[must_use]
    pub fn kept(&self) -> Vec<Kept> {
        let Some(folder) = &self.folder else { return Vec::new() };
        let mut names = self.disk.list(folder).unwrap_or_default();
        names.retain(|name| name.extension().is_some_and(|extension| extension == EXTENSION));
        names.sort();
        names.truncate(MOST_LISTS);
        let paths = names.into_iter().map(|name| folder.join(name));
        let mut kept: Vec<Kept> = paths
            .map(|path| {
                let meta = self.disk.open(&path, Access::Read).and_then(|mut file| index::meta(&mut *file));
                Kept { path, meta }
            })
            .collect();
        let is_other = |one: &Kept| one.meta.as_ref().is_ok_and(|meta| meta.source != FEDERATION);
        kept.sort_by_key(|one| (is_other(one), one.meta.is_err()));
        kept
    }

    /// Opens every readable list. Returns messages about the others for the user.
    #[must_use]
    pub fn open(&self) -> (Shelf, Vec<String>) {
        let (mut indexes, mut wrong) = (Vec::new(), Vec::new());
        for kept in self.kept() {
            match self.disk.open(&kept.path, Access::Read).and_then(Index::open) {
                Ok(index) => indexes.push(index),
                Err(error) => wrong.push(format!("{}: {}", kept.name(), refusal::of_disk(&error))),
            }
        }
        (Shelf { indexes }, wrong)
    }

    /// Removes a list.
    ///
    /// # Errors
    ///
    /// No list has that name, or the disk refuses.
    pub fn remove(&self, name: &str) -> Result<Kept, ListsError> {
        let kept = self.kept();
        let known: Vec<String> = kept.iter().map(Kept::name).collect();
        let one = kept.into_iter().find(|one| one.name().eq_ignore_ascii_case(name.trim()));
        let unknown = || ListsError::Unknown { name: name.to_owned(), known: known.join(", ") };
        let one = one.ok_or_else(unknown)?;
        self.disk.remove(&one.path).map_err(Self::cannot(&one.path))?;
        whole_file::sync_folder(&*self.disk, disk::folder_of(&one.path)).map_err(Self::cannot(&one.path))?;
        Ok(one)
    }

    /// Reads a list, or the one in an archive, and replaces the index of the same name.
    ///
    /// # Errors
    ///
    /// The list is refused, or the disk refuses: the present list stays as it was.
    pub fn import(
        &self,
        mut input: impl Source,
        import: &Import,
        progress: &dyn Progress,
    ) -> Result<Meta, ListsError> {
        let path = Path::new(&import.file);
        let mut start = [0; 4];
        let read_of = |input: &mut dyn Source, start: &mut [u8]| {
            let mut read = 0;
            while read < start.len() {
                match input.read(&mut start[read..])? {
                    0 => break,
                    more => read += more,
                }
            }
            input.rewind().map(|()| read)
        };
        let read = read_of(&mut input, &mut start).map_err(Self::cannot(path))?;
        if !rating_list::is_archive(start.get(..read).unwrap_or_default()) {
            let input = &mut BufReader::with_capacity(READ_AT_ONCE, input);
            return self.import_text(input, import, &[&import.file], progress);
        }
        let input = BufReader::with_capacity(READ_AT_ONCE, input);
        let wrong = |error: zip::result::ZipError| ListsError::Archive(error.to_string());
        let mut archive = zip::ZipArchive::new(input).map_err(wrong)?;
        let mut lists: Vec<(u64, usize)> = Vec::new();
        for at in 0..archive.len() {
            let member = archive.by_index_raw(at).map_err(wrong)?;
            let name = member.name().map_err(wrong)?.to_ascii_lowercase();
            if !member.is_dir() && [".txt", ".xml", ".csv"].iter().any(|end| name.ends_with(end)) {
                lists.push((member.size(), at));
            }
        }
        // The archive may contain a text that explains the list.
        let (_, at) = lists.into_iter().max().ok_or(ListsError::NoMember)?;
        let member = archive.by_index(at).map_err(wrong)?;
        let mut inner = import.clone();
        let name = member.name().map_err(wrong)?;
        let name = name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        let packed = member.last_modified().map(|packed| (packed.year(), packed.month(), packed.day()));
        if let Some((year, month, day)) = packed {
            inner.touched = civil(year, month, day).or(import.touched);
        }
        let input = &mut BufReader::with_capacity(READ_AT_ONCE, member);
        self.import_text(input, &inner, &[&name, &import.file], progress)
    }

    /// Reads a list; the names of the file and of its archive supply facts that the list itself omits.
    fn import_text(
        &self,
        input: &mut dyn BufRead,
        import: &Import,
        names: &[&str],
        progress: &dyn Progress,
    ) -> Result<Meta, ListsError> {
        let folder = self.folder.as_ref().ok_or(ListsError::NoFolder)?;
        whole_file::create_folder(&*self.disk, folder).map_err(Self::cannot(folder))?;
        let mut choices = import.choices.clone();
        choices.kind = choices.kind.or_else(|| names.iter().find_map(|name| rating_list::kind_in_name(name)));
        // The name of the index depends on the content of the list, so it is written under another name
        // first.
        let wrong = Self::cannot(folder);
        let mut builder = Builder::begin(&*self.disk, folder).map_err(wrong)?;
        let (mut count, mut is_stopped) = (0, false);
        let read = rating_list::read(input, &choices, &mut |person: &Person| {
            builder.add(person)?;
            count += 1;
            if count % TOLD_EVERY == 0 && !progress.reached(count, 0) {
                is_stopped = true;
                return Err(ErrorKind::Interrupted.into());
            }
            Ok(())
        });
        if is_stopped {
            return Err(Stopped.into());
        }
        let summary = read?;
        let is_federations = summary.form != rating_list::Form::National;
        let name = name(import, is_federations, &summary.kinds)?;
        let date = import.touched.and_then(date_of);
        let month = match &import.month {
            Some(month) if is_month(month) => month.to_ascii_uppercase(),
            Some(month) => return Err(ListsError::Month(month.clone())),
            None => {
                let of_name = || names.iter().find_map(|name| rating_list::month_in_name(name));
                let of_date = || date.and_then(|date| month_label(date.year(), date.month()));
                summary.month.clone().or_else(of_name).or_else(of_date).unwrap_or_default()
            }
        };
        let mut meta = Meta {
            source: if is_federations { FEDERATION.to_owned() } else { name.clone() },
            name,
            month,
            file: import.file.clone(),
            file_date: date.map_or_else(String::new, |date| date.to_string()),
            imported: import.now.clone(),
            form: summary.form.name().to_owned(),
            kinds: summary.kinds,
            bad: summary.bad.count,
            first_bad: summary.bad.first,
            odd_ratings: summary.odd_ratings,
            columns: summary.columns,
            ..Meta::default()
        };
        let path = folder.join(format!("{}.{EXTENSION}", stem(&meta.name)));
        let before = self.disk.open(&path, Access::Read).and_then(|mut file| index::meta(&mut *file));
        let before = before.map_or(0, |meta| meta.players);
        if summary.read < before.div_ceil(2) {
            return Err(ListsError::FarShorter { name: meta.name, read: summary.read, before });
        }
        builder.finish(&path, &mut meta).map_err(Self::cannot(&path))?;
        Ok(meta)
    }
}

/// Returns the first moment of a day, in nanoseconds, for comparison with the times of files.
fn civil(year: u16, month: u8, day: u8) -> Option<i128> {
    let (year, month, day) = (i16::try_from(year).ok()?, i8::try_from(month).ok()?, i8::try_from(day).ok()?);
    let date = jiff::civil::Date::new(year, month, day).ok()?;
    Some(date.to_zoned(TimeZone::UTC).ok()?.timestamp().as_nanosecond())
}

fn date_of(touched: i128) -> Option<jiff::civil::Date> {
    Some(Timestamp::from_nanosecond(touched).ok()?.to_zoned(TimeZone::UTC).date())
}

/// Returns the name of a list.
fn name(import: &Import, is_federations: bool, kinds: &[RatingKind]) -> Result<String, ListsError> {
    let stem = || Path::new(&import.file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let name = match &import.name {
        Some(name) => name.trim().to_owned(),
        None if is_federations && kinds == OF_FEDERATION => FEDERATION.to_owned(),
        None if is_federations => {
            let kind = kinds.first().map_or("", |kind| kind.name());
            format!("{FEDERATION} {kind}").trim_end().to_owned()
        }
        None => stem().chars().filter(|c| is_of_name(*c)).take(LONGEST_NAME).collect(),
    };
    let fits = name.chars().all(is_of_name) && (1..=LONGEST_NAME).contains(&name.chars().count());
    if fits && !self::stem(&name).is_empty() { Ok(name) } else { Err(ListsError::Name(name)) }
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.')
}

/// Returns the file name of a list: lists whose names differ only in case and signs are one list.
fn stem(name: &str) -> String {
    engine::folding::fold(name)
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}

/// The available lists, open.
#[derive(Debug, Default)]
pub struct Shelf {
    indexes: Vec<Index>,
}

impl Shelf {
    /// Returns true if no list is available.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.indexes.is_empty()
    }

    /// Returns the descriptions of the lists.
    pub fn metas(&self) -> impl Iterator<Item = &Meta> {
        self.indexes.iter().map(|index| &index.meta)
    }

    fn each(
        &mut self,
        mut look: impl FnMut(&mut Index) -> std::io::Result<Vec<Person>>,
    ) -> std::io::Result<Vec<Listed>> {
        let mut found = Vec::new();
        for (list, index) in self.indexes.iter_mut().enumerate() {
            let source = index.meta.source_and_month();
            let persons = look(index)?;
            found.extend(persons.into_iter().map(|person| Listed { person, source: source.clone(), list }));
        }
        Ok(found)
    }

    /// Returns the persons that an input may mean, as [`Index::search`] does. A person who is in several
    /// lists under the same federation number is returned once, from the first of them.
    ///
    /// # Errors
    ///
    /// An index cannot be read, or is damaged.
    pub fn search(&mut self, typed: &str, federation: &str, most: usize) -> std::io::Result<Vec<Listed>> {
        let mut found = self.each(|index| index.search(typed, federation, most))?;
        let mut seen = std::collections::HashSet::new();
        found.retain(|one| one.person.fide_id.is_empty() || seen.insert(one.person.fide_id.clone()));
        found.truncate(most);
        Ok(found)
    }

    /// Returns the persons with a number, the federation's or that of a list.
    ///
    /// # Errors
    ///
    /// As [`Self::search`].
    pub fn by_number(&mut self, number: &str) -> std::io::Result<Vec<Listed>> {
        self.each(|index| index.by_number(number))
    }
}

impl Finder for Shelf {
    fn by_fide_id(&mut self, id: &str) -> std::io::Result<Vec<Listed>> {
        let mut found = self.each(|index| index.by_number(id))?;
        // A national list may have the same number for another person.
        found.retain(|one| one.person.fide_id == id);
        Ok(found)
    }

    fn by_name(&mut self, name: &str) -> std::io::Result<Vec<Listed>> {
        self.each(|index| index.by_name(name))
    }
}
