//! The forms in which a report leaves the desk: the texts of `formats`, and PDF.

use std::borrow::Cow;
use std::path::Path;

use super::typefaces::SystemFonts;
use formats::report::{Format, Report, ReportKind};
use pdf::{NoPdf, Options};

/// The form of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A text.
    Text(Format),
    /// Laid out on paper.
    Pdf,
}

/// A report in its form.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Written {
    /// The content of the file.
    pub bytes: Vec<u8>,
    /// The paper in words: pages, orientation and size of type; empty for texts.
    pub paper: String,
    /// The characters that no font has.
    pub missing: Vec<char>,
}

/// The reason why a report cannot be written in a form.
#[derive(Debug, thiserror::Error)]
pub enum NotInForm {
    /// The error of the library that writes CSV.
    #[error(transparent)]
    Csv(#[from] csv::Error),
    /// There is no PDF.
    #[error(transparent)]
    Pdf(#[from] NoPdf),
}

impl From<String> for Written {
    fn from(text: String) -> Self {
        Self { bytes: text.into_bytes(), ..Self::default() }
    }
}

impl Written {
    /// Returns the report as text to read on the screen; a PDF has none.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.bytes)
    }

    /// Names the characters that are not shown, in a sentence; `None` if every one is.
    #[must_use]
    pub fn warning(&self) -> Option<String> {
        pdf::warning(&self.missing)
    }

    /// Returns the message about the written file: where it is, its paper, and what it lacks.
    #[must_use]
    pub fn message(&self, path: &Path) -> String {
        let paper = if self.paper.is_empty() { String::new() } else { format!(" ({})", self.paper) };
        let warning = self.warning().map_or_else(String::new, |warning| format!("; {warning}"));
        format!("written: {}{paper}{warning}", path.display())
    }
}

impl Default for Form {
    fn default() -> Self {
        Self::Text(Format::default())
    }
}

impl Form {
    /// Every form, in the order of the menus.
    pub const ALL: [Self; 4] =
        [Self::Text(Format::Text), Self::Text(Format::Csv), Self::Text(Format::Html), Self::Pdf];

    /// Returns the name on the command line and in the settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text(format) => format.name(),
            Self::Pdf => "pdf",
        }
    }

    /// Returns the purpose in words.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::Text(format) => format.help(),
            Self::Pdf => "sheets for the wall, slips to cut, cards: laid out on paper",
        }
    }

    /// Returns the file extension.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Text(format) => format.extension(),
            Self::Pdf => "pdf",
        }
    }

    /// Returns the form of a file name by its extension.
    #[must_use]
    pub fn of_file(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?;
        Self::ALL.into_iter().find(|form| form.extension().eq_ignore_ascii_case(extension))
    }

    /// Returns the next form.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Text(Format::Html) => Self::Pdf,
            Self::Text(format) => Self::Text(format.next()),
            Self::Pdf => Self::Text(Format::Text),
        }
    }

    /// Returns the form in which a screen shows a report: a PDF is read as text.
    #[must_use]
    pub const fn to_read(self) -> Self {
        match self {
            Self::Text(format) => Self::Text(format),
            Self::Pdf => Self::Text(Format::Text),
        }
    }

    /// Writes a report.
    ///
    /// # Errors
    ///
    /// The report does not fit on the paper; writing a text to memory never fails.
    pub fn write(self, kind: ReportKind, report: &Report, options: Options) -> Result<Written, NotInForm> {
        match self {
            Self::Text(format) => Ok(format.write(report)?.into()),
            Self::Pdf => {
                let pdf = pdf::write(kind, report, options, &mut SystemFonts::default())?;
                Ok(Written { paper: pdf.summary(), missing: pdf.missing, bytes: pdf.bytes })
            }
        }
    }
}
