//! Which reports there are, what each needs, and in which forms they are written: the one list of desk and command line.

use super::card::Cards;
use super::names::{NameOrder, by_name};
use super::{Report, Source, crosstable, csv, html, pairings, prizes, slips, standings, text};
use crate::engine::id::RoundNo;
use crate::engine::prizes::PrizeRules;
use crate::engine::standings::Standings;

/// The reports there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The pairings of a round by board.
    Pairings,
    /// The pairings of a round by name.
    Names,
    /// The standings after a round.
    Standings,
    /// The crosstable after a round.
    Crosstable,
    /// A card for every player.
    Cards,
    /// A score slip for every board of a round.
    Slips,
    /// The prize list.
    Prizes,
}

/// How a report is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    /// Aligned text.
    #[default]
    Text,
    /// CSV, where the report holds a table.
    Csv,
    /// A page that stands alone.
    Html,
}

/// What a report is made with, besides its source.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    /// The order of lists by name.
    pub order: &'a NameOrder,
    /// The prizes, once they are defined.
    pub prizes: Option<&'a PrizeRules>,
}

/// Why there is no report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoReport {
    /// A list of pairings needs a round that has some.
    #[error("there is no round yet (the first one is to be paired)")]
    NoRound,
    /// A prize list needs prizes.
    #[error("the prizes are not defined yet")]
    NoPrizes,
}

impl Kind {
    /// Every report, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::Pairings,
        Self::Names,
        Self::Standings,
        Self::Crosstable,
        Self::Cards,
        Self::Slips,
        Self::Prizes,
    ];

    /// Gives the name by which the command line calls it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pairings => "pairings",
            Self::Names => "names",
            Self::Standings => "standings",
            Self::Crosstable => "crosstable",
            Self::Cards => "cards",
            Self::Slips => "slips",
            Self::Prizes => "prizes",
        }
    }

    /// Tells in words what it is.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::Pairings => "the pairings of a round by board",
            Self::Names => "the pairings of a round by name",
            Self::Standings => "the standings after a round",
            Self::Crosstable => "the crosstable after a round",
            Self::Cards => "a card for every player",
            Self::Slips => "a score slip for every board of a round",
            Self::Prizes => "the prize list after a round",
        }
    }

    /// Tells whether it is about a round that must be announced.
    #[must_use]
    pub const fn wants_a_round(self) -> bool {
        matches!(self, Self::Pairings | Self::Names | Self::Slips)
    }

    /// Builds the report.
    ///
    /// # Errors
    ///
    /// What it needs is not there yet.
    pub fn build(
        self,
        source: Source<'_>,
        now: &Standings,
        options: Options<'_>,
    ) -> Result<Report, NoReport> {
        if self.wants_a_round() && source.round == RoundNo(0) {
            return Err(NoReport::NoRound);
        }
        Ok(match self {
            Self::Pairings => pairings::by_board(&source),
            Self::Names => by_name(&source, options.order),
            Self::Standings => standings::standings(&source, now),
            Self::Crosstable => crosstable::crosstable(&source, now),
            Self::Cards => Cards::of(source).all(),
            Self::Slips => slips::slips(&source),
            Self::Prizes => prizes::prizes(&source, now, options.prizes.ok_or(NoReport::NoPrizes)?),
        })
    }
}

impl Format {
    /// Every form, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Text, Self::Csv, Self::Html];

    /// Gives the name by which the command line calls it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Csv => "csv",
            Self::Html => "html",
        }
    }

    /// Tells in words what it is for.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::Text => "aligned text, to read and to print",
            Self::Csv => "a table, for spreadsheets",
            Self::Html => "a page that needs nothing else, to print and to publish",
        }
    }

    /// Gives the ending of its files.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
            Self::Html => "html",
        }
    }

    /// Gives the next form.
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
    /// The CSV writer's own words; writing into memory does not fail.
    pub fn write(self, report: &Report) -> Result<String, ::csv::Error> {
        match self {
            Self::Text => Ok(text::write(report)),
            Self::Csv => csv::write(report),
            Self::Html => Ok(html::write(report)),
        }
    }
}
