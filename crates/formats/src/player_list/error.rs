//! The reasons why bytes are not a list of players.

use super::draft::Finding;
use super::lines::LONGEST_LINE;
use crate::trf;

/// The most players of a list: as many as an event can number.
pub(super) const MOST_PLAYERS: usize = 65_535;

/// The reason why bytes are not a list of players.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    /// An event file.
    #[error("this is an event, not a list of players (open it, or export its players)")]
    Event,
    /// A file of a spreadsheet program.
    #[error("this is a spreadsheet's own file (save it as CSV or as text with tabs, and import that)")]
    Spreadsheet,
    /// A page, or data in markup.
    #[error("this is a page or XML (expected a list of players: CSV, or text with tabs)")]
    Markup,
    /// Not a text at all.
    #[error("this is not a text (expected a list of players: CSV, or text with tabs)")]
    NotText,
    /// The list has no players.
    #[error("there is no player in the list{}", .first.as_ref().map_or_else(String::new, |first| format!(" ({first})")))]
    Nobody {
        /// The first line that could not be read, and the reason.
        first: Option<Finding>,
    },
    /// A line that is too long for a player.
    #[error("{line}: the line is too long for a player (limit {LONGEST_LINE} bytes)")]
    LongLine {
        /// The line, from 1.
        line: usize,
    },
    /// More players than an event can number.
    #[error("{line}: the list is too long (limit {MOST_PLAYERS} players)")]
    TooMany {
        /// The first line above the limit, from 1.
        line: usize,
    },
    /// A quotation mark that swallows the rest of the list.
    #[error("{line}: a quotation mark is opened here and not closed (expected `\"` at its end)")]
    OpenQuote {
        /// The line, from 1.
        line: usize,
    },
    /// A faulty tournament report.
    #[error("{0}")]
    Report(#[from] trf::Fault),
    /// An error of the CSV reader.
    #[error("{0}")]
    Csv(String),
}

impl ListError {
    /// Describes the fault after the name of the file and the line, if there is one.
    #[must_use]
    pub fn in_file(&self, name: &str) -> String {
        let line = self.line_of_report().map_or_else(String::new, |line| format!("{line}:"));
        let begins_with_line = self.to_string().starts_with(|c: char| c.is_ascii_digit());
        let gap = if begins_with_line { "" } else { " " };
        format!("{name}:{line}{gap}{self}")
    }

    /// Returns the faulty line of a report, which the text does not have.
    const fn line_of_report(&self) -> Option<usize> {
        match self {
            Self::Report(fault) if 0 < fault.line => Some(fault.line),
            Self::Report(_)
            | Self::Event
            | Self::Spreadsheet
            | Self::Markup
            | Self::NotText
            | Self::Nobody { .. }
            | Self::LongLine { .. }
            | Self::TooMany { .. }
            | Self::OpenQuote { .. }
            | Self::Csv(_) => None,
        }
    }
}
