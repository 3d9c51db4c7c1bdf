//! The site of an event that the desk updates, and documents that are written automatically.
//!
//! A site shows what was published: it is written after standings are sealed, after a round is published or
//! its boards are changed, after a result is corrected, and after the undo and redo of these. A result that
//! is entered waits for the next of them, or for the director, who can update the site at any time.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use crate::jobs::said::Said;
use crate::jobs::watch::Watch;
use desk::Desk;
use desk::publication::paper::{self, NotWritten, Occasion, Paper};
use desk::publication::site;
use desk::storage::disk::SharedDisk;
use engine::state::State;
use formats::calendar::Calendar;
use formats::report::Imprint;
use formats::report::names::NameOrder;
use formats::views::words;

/// A site to write.
#[derive(Debug)]
pub struct Publishing {
    disk: SharedDisk,
    folder: PathBuf,
    state: State,
    imprint: Imprint,
}

/// The result of the work.
pub type Published = Result<site::Done, site::SiteError>;

impl Publishing {
    /// Creates it from the present state of the event.
    #[must_use]
    pub fn of(desk: &Desk, folder: PathBuf, calendar: &Calendar) -> Self {
        let (state, imprint) = (desk.state().clone(), desk.imprint(calendar));
        Self { disk: desk.disk().clone(), folder, state, imprint }
    }

    /// Writes the site.
    ///
    /// # Errors
    ///
    /// The disk refuses, or the folder belongs to another event; the event is not affected.
    pub fn done(&self, watch: &Watch) -> Published {
        let order = NameOrder::of_language(&self.imprint.language);
        site::publish(&*self.disk, &self.folder, &self.state, &self.imprint, &order, watch)
    }
}

/// The documents of a round to write.
#[derive(Debug)]
pub struct Papering {
    disk: SharedDisk,
    event: PathBuf,
    state: State,
    imprint: Imprint,
    paper: Paper,
    occasion: Occasion,
}

/// The files, or the error.
pub type Papered = Result<paper::Done, NotWritten>;

impl Papering {
    /// Creates it from the present state of the event; `None` if the event has no file, or the occasion no
    /// documents.
    #[must_use]
    pub fn of(desk: &Desk, calendar: &Calendar, paper: &Paper, occasion: Occasion) -> Option<Self> {
        let event = desk.path().filter(|_| !paper.reports(occasion).is_empty())?.to_owned();
        let (state, imprint) = (desk.state().clone(), desk.imprint(calendar));
        Some(Self { disk: desk.disk().clone(), event, state, imprint, paper: paper.clone(), occasion })
    }

    /// Writes the documents.
    ///
    /// # Errors
    ///
    /// As [`Paper::write`]; the event is not affected.
    pub fn done(&self) -> Papered {
        self.paper.write(&*self.disk, &self.event, &self.state, &self.imprint, self.occasion)
    }
}

/// Documents that are not written, or not all of them.
#[derive(Debug, thiserror::Error)]
#[error("the paper is not written: {0}")]
pub struct NoPaper(pub NotWritten);

/// Documents on which characters are missing.
#[derive(Debug, thiserror::Error)]
#[error("{told}; {warning}")]
pub struct Incomplete {
    told: String,
    warning: String,
}

/// Reports written documents: their number and folder; an error if characters are missing on them.
///
/// # Errors
///
/// No font has some of the characters.
pub fn told_of_files(done: &paper::Done) -> Result<String, Incomplete> {
    let folder = done.files.first().and_then(|file| file.parent()).map(Path::display);
    let folder = folder.map_or_else(String::new, |folder| format!(" in {folder}"));
    let told = format!("paper: {}{folder}", words::count(done.files.len(), "file"));
    match pdf::warning(&done.missing) {
        Some(warning) => Err(Incomplete { told, warning }),
        None => Ok(told),
    }
}

/// Adds the result of writing or printing documents to the message before: the act comes first.
#[must_use]
pub fn told_of_paper<E: Display>(told: Result<String, E>, before: Option<Said>) -> Said {
    let before_and = |before: &str, told: &str| format!("{before} · {told}");
    match (told.map_err(|error| error.to_string()), before) {
        (Ok(told), None) => Said::Good(told),
        (Ok(told), Some(Said::Good(before) | Said::Done(before))) => Said::Good(before_and(&before, &told)),
        (Ok(told), Some(Said::Warning(before))) => Said::Warning(before_and(&before, &told)),
        (Err(told), None) => Said::Warning(told),
        (Err(told), Some(Said::Good(before) | Said::Done(before) | Said::Warning(before))) => {
            Said::Warning(before_and(&before, &told))
        }
        (Ok(_), Some(Said::Error(before))) => Said::Error(before),
        (Err(told), Some(Said::Error(before))) => Said::Error(before_and(&before, &told)),
    }
}

/// Suggests a folder beside the event file.
#[must_use]
pub fn folder_beside(event: &Path) -> PathBuf {
    let stem = event.file_stem().unwrap_or_default().to_string_lossy();
    event.with_file_name(format!("{stem}-site"))
}

/// Adds the result of writing a site to the message before: a success after it, a failure before it.
#[must_use]
pub fn told(published: &Published, before: Option<Said>) -> Said {
    let told = match published {
        Ok(done) => format!("site: {} of {} pages written", done.written, done.pages),
        Err(error) => format!("the site is not up to date: {error}"),
    };
    match (published, before) {
        (Ok(_), None) => Said::Good(told),
        (Ok(_), Some(Said::Good(before) | Said::Done(before))) => Said::Good(format!("{before} · {told}")),
        (Ok(_), Some(Said::Warning(before))) => Said::Warning(format!("{before} · {told}")),
        (Ok(_), Some(Said::Error(before))) => Said::Error(before),
        (Err(_), None) => Said::Warning(told),
        (
            Err(_),
            Some(Said::Good(before) | Said::Done(before) | Said::Warning(before) | Said::Error(before)),
        ) => Said::Warning(format!("{told} ({before})")),
    }
}
