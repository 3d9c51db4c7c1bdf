//! The output forms of a report.

use super::document::Report;
use super::{csv, html, text};

/// The output form of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    /// Aligned text.
    #[default]
    Text,
    /// CSV, if the report has a table.
    Csv,
    /// An independent page.
    Html,
}

impl Format {
    /// Every form, in the order of the menus.
    pub const ALL: [Self; 3] = [Self::Text, Self::Csv, Self::Html];

    /// Returns the name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Csv => "csv",
            Self::Html => "html",
        }
    }

    /// Returns the purpose in words.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::Text => "aligned text, to read and to print",
            Self::Csv => "a table, for spreadsheets",
            Self::Html => "a self-contained page, to print and to publish",
        }
    }

    /// Returns the file extension.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
            Self::Html => "html",
        }
    }

    /// Returns the next form.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Text => Self::Csv,
            Self::Csv => Self::Html,
            Self::Html => Self::Text,
        }
    }

    /// Writes a report.
    ///
    /// # Errors
    ///
    /// The error of the CSV writer; writing to memory never fails.
    pub fn write(self, report: &Report) -> Result<String, ::csv::Error> {
        match self {
            Self::Text => Ok(text::write(report)),
            Self::Csv => csv::write(report),
            Self::Html => Ok(html::write(report)),
        }
    }
}
