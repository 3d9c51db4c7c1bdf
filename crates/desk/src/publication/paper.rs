//! The paper of a round that is written automatically: the reports, the occasion and the folder.
//!
//! The act is recorded before the paper is written, and stays recorded if the paper fails. No file is
//! overwritten: a round that is published again gets another file beside the first one.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::storage::disk::{Disk, Visibility, folder_of};
use crate::storage::refusal;
use crate::storage::whole_file::{self, LONGEST_NAME};
use engine::action::Act;
use engine::announced;
use engine::id::RoundNo;
use engine::state::State;
use formats::report::names::NameOrder;
use formats::report::{Format, Imprint, NoReport, Options, ReportKind, Source};

use super::form::{Form, NotInForm};

/// The most files of one report of one round.
const MOST_FILES: u32 = 999;

/// The most bytes after the name of the event: `-round-65535-crosstable-999.html`.
const BEHIND: usize = 40;

/// The paper that is written automatically.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paper {
    /// The reports written when a round is published.
    pub published: Vec<ReportKind>,
    /// The reports written when standings are sealed.
    pub sealed: Vec<ReportKind>,
    /// The forms of each report.
    pub formats: Vec<Form>,
    /// The folder; a relative one is beside the event.
    pub folder: PathBuf,
    /// The words of a command that gets each file as its last argument; empty for no command.
    pub command: Vec<String>,
    /// The words of a command that prints a PDF, its last argument; empty to open it instead.
    pub printer: Vec<String>,
    /// The paper of a PDF.
    pub sheet: pdf::Paper,
}

impl Default for Paper {
    fn default() -> Self {
        Self {
            published: vec![ReportKind::Pairings, ReportKind::Slips],
            sealed: vec![ReportKind::Standings],
            formats: vec![Form::Text(Format::Html)],
            folder: PathBuf::from("paper"),
            command: Vec::new(),
            printer: Vec::new(),
            sheet: pdf::Paper::A4,
        }
    }
}

/// The act after which paper is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// A round was published.
    Published(RoundNo),
    /// The standings after a round were sealed.
    Sealed(RoundNo),
}

impl Occasion {
    /// Returns the occasion of an act, if it is one.
    #[must_use]
    pub const fn of(act: &Act) -> Option<Self> {
        if let Act::Publish { round, .. } = act {
            return Some(Self::Published(*round));
        }
        if let Act::Seal { after, .. } = act {
            return Some(Self::Sealed(*after));
        }
        None
    }

    const fn round(self) -> RoundNo {
        match self {
            Self::Published(round) | Self::Sealed(round) => round,
        }
    }
}

/// The reason why paper was not written, or not all of it.
#[derive(Debug, thiserror::Error)]
pub enum NotWritten {
    /// The report is not available.
    #[error("{}: {why}", report.name())]
    NoReport {
        /// The report.
        report: ReportKind,
        /// The reason.
        why: NoReport,
    },
    /// The report has no such form.
    #[error(transparent)]
    Form(#[from] NotInForm),
    /// The disk refuses.
    #[error("{}: {}", path.display(), refusal::of_disk(error))]
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        error: std::io::Error,
    },
}

/// The paper that was written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Done {
    /// The files in order.
    pub files: Vec<PathBuf>,
    /// The characters that no font has.
    pub missing: BTreeSet<char>,
}

impl Paper {
    /// Returns the reports for an occasion.
    #[must_use]
    pub fn reports(&self, occasion: Occasion) -> &[ReportKind] {
        match occasion {
            Occasion::Published(_) => &self.published,
            Occasion::Sealed(_) => &self.sealed,
        }
    }

    /// Writes the paper of an occasion for the event of a file. A report that such an event does not have
    /// is left out: the settings are for all events.
    ///
    /// # Errors
    ///
    /// The disk refuses, or a report is not available. Files that are written by then stay.
    pub fn write(
        &self,
        disk: &dyn Disk,
        event: &Path,
        state: &State,
        imprint: &Imprint,
        occasion: Occasion,
    ) -> Result<Done, NotWritten> {
        let reports = self.reports(occasion).iter().filter(|report| report.is_of(state));
        let reports: Vec<ReportKind> = reports.copied().collect();
        if reports.is_empty() {
            return Ok(Done::default());
        }
        let (round, order) = (occasion.round(), NameOrder::of_language(&imprint.language));
        let (source, now) = (Source { state, round, imprint }, announced::shown(state, round));
        let mut done = Done::default();
        for report in reports {
            let options = Options { order: &order, prizes: None };
            let built = report.build(source, &now, options);
            let built = built.map_err(|why| NotWritten::NoReport { report, why })?;
            for format in &self.formats {
                let written = format.write(
                    report,
                    &built,
                    pdf::Options { paper: self.sheet, ..pdf::Options::default() },
                )?;
                let name = (round, report, format.extension());
                done.files.push(self.write_file(disk, event, name, &written.bytes)?);
                done.missing.extend(written.missing);
            }
        }
        Ok(done)
    }

    /// Writes a report of a round into the folder, beside the files there, and returns the new file.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub fn write_file(
        &self,
        disk: &dyn Disk,
        event: &Path,
        (round, report, extension): (RoundNo, ReportKind, &str),
        bytes: &[u8],
    ) -> Result<PathBuf, NotWritten> {
        let folder = folder_of(event).join(&self.folder);
        let refused = |path: &Path| {
            let path = path.to_owned();
            move |error| NotWritten::Disk { path, error }
        };
        whole_file::create_folder(disk, &folder).map_err(refused(&folder))?;
        let stem = stem(event, round, report);
        let names = names(&stem, extension).map(|name| folder.join(name));
        let file = whole_file::create_first_free(disk, names, bytes, Visibility::Everyone);
        file.map_err(refused(&folder.join(format!("{stem}.{extension}"))))
    }
}

/// Returns the name of a report of a round: `autumn-open-round-3-slips`.
fn stem(event: &Path, round: RoundNo, report: ReportKind) -> String {
    let stem = event.file_stem().unwrap_or_default().to_string_lossy();
    let stem = &stem[..stem.floor_char_boundary(LONGEST_NAME - BEHIND)];
    format!("{stem}-round-{round}-{}", report.name())
}

/// Returns the names that are tried: the plain one, then those with a number.
fn names(stem: &str, extension: &str) -> impl Iterator<Item = String> {
    let numbered = (2..=MOST_FILES).map(move |number| format!("{stem}-{number}.{extension}"));
    std::iter::once(format!("{stem}.{extension}")).chain(numbered)
}
