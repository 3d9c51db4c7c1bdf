//! Reports: what a director prints, posts and hands out. Which there are, what each needs, and in which forms they are
//! written is listed here, for desk and command line.
//!
//! A module a report builds a [`Report`]; a module a form (`text`, `csv`, `html`) writes one. Neither knows the
//! other: a new report is readable in every form, and every form shows every report.

pub mod bracket;
pub mod card;
pub mod check_in;
pub mod crosstable;
pub mod csv;
mod document;
pub mod fees;
pub mod html;
pub mod names;
pub mod pairings;
pub mod prizes;
pub mod ratings;
pub mod slips;
pub mod standings;
pub mod text;

pub use document::*;

use card::Cards;
use names::{NameOrder, by_name};

use crate::engine::id::RoundNo;
use crate::engine::prizes::PrizeRules;
use crate::engine::setup::{PairingSystem, RatingSystem};
use crate::engine::standings::Standings;
use crate::engine::state::State;

crate::engine::listed! {
    /// The reports there are: each is a row of this page and a module that builds it.
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
        /// The bracket of a knockout after a round.
        Bracket,
        /// A card for every player.
        Cards,
        /// A score slip for every board of a round.
        Slips,
        /// The prize list.
        Prizes,
        /// Who is not here before the next round.
        CheckIn,
        /// The fees.
        Fees,
        /// The rating changes.
        Ratings,
    }
}

/// What there is to know of a report.
struct About {
    /// The name by which the command line calls it.
    name: &'static str,
    /// What it is, in words.
    help: &'static str,
    /// Whether it is about a round that must be announced.
    wants_a_round: bool,
    /// Builds it.
    build: fn(Source<'_>, &Standings, Options<'_>) -> Result<Report, NoReport>,
}

/// The one list of what reports are.
const fn row(kind: Kind) -> About {
    match kind {
        Kind::Pairings => About {
            name: "pairings",
            help: "the pairings of a round by board",
            wants_a_round: true,
            build: |source, _, _| Ok(pairings::by_board(&source)),
        },
        Kind::Names => About {
            name: "names",
            help: "the pairings of a round by name",
            wants_a_round: true,
            build: |source, _, options| Ok(by_name(&source, options.order)),
        },
        Kind::Standings => About {
            name: "standings",
            help: "the standings after a round",
            wants_a_round: false,
            build: |source, now, _| Ok(standings::standings(&source, now)),
        },
        Kind::Crosstable => About {
            name: "crosstable",
            help: "the crosstable after a round",
            wants_a_round: false,
            build: |source, now, _| Ok(crosstable::crosstable(&source, now)),
        },
        Kind::Bracket => About {
            name: "bracket",
            help: "the bracket of a knockout after a round",
            wants_a_round: false,
            build: |source, now, _| bracket::report(&source, now).ok_or(NoReport::NoBracket),
        },
        Kind::Cards => About {
            name: "cards",
            help: "a card for every player",
            wants_a_round: false,
            build: |source, _, _| Ok(Cards::of(source).all()),
        },
        Kind::Slips => About {
            name: "slips",
            help: "a score slip for every board of a round",
            wants_a_round: true,
            build: |source, _, _| Ok(slips::slips(&source)),
        },
        Kind::Prizes => About {
            name: "prizes",
            help: "the prize list after a round",
            wants_a_round: false,
            build: |source, now, options| {
                let given = options.prizes.map(|rules| prizes::prizes(&source, now, rules));
                given.or_else(|| prizes::of_event(&source, now)).ok_or(NoReport::NoPrizes)
            },
        },
        Kind::CheckIn => About {
            name: "check-in",
            help: "who is not here yet",
            wants_a_round: false,
            build: |source, _, _| Ok(check_in::check_in(&source)),
        },
        Kind::Fees => About {
            name: "fees",
            help: "who has paid, who has not",
            wants_a_round: false,
            build: |source, _, _| Ok(fees::fees(&source)),
        },
        Kind::Ratings => About {
            name: "ratings",
            help: "the rating changes after a round",
            wants_a_round: false,
            build: |source, _, _| ratings::ratings(&source).ok_or(NoReport::NoRatings),
        },
    }
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
    /// Other prizes than those of the event.
    pub prizes: Option<&'a PrizeRules>,
}

/// Why there is no report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoReport {
    /// A list of pairings needs a round that has some.
    #[error("there is no round yet (pair the first one)")]
    NoRound,
    /// A prize list needs prizes.
    #[error("the prizes are not defined yet")]
    NoPrizes,
    /// Only a knockout has a bracket.
    #[error("the event has no bracket (only a knockout or a double elimination has one)")]
    NoBracket,
    /// Only an event with a rating system changes ratings.
    #[error("the event has no rating system (choose one in the setup)")]
    NoRatings,
}

impl Kind {
    /// Returns the name by which the command line calls it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        row(self).name
    }

    /// Returns what it is, in words.
    #[must_use]
    pub const fn help(self) -> &'static str {
        row(self).help
    }

    /// Whether it is about a round that must be announced.
    #[must_use]
    pub const fn wants_a_round(self) -> bool {
        row(self).wants_a_round
    }

    /// Whether events like this one have such a report.
    #[must_use]
    pub const fn is_of(self, state: &State) -> bool {
        match self {
            Self::Bracket => matches!(state.setup.pairing, PairingSystem::Elimination(_)),
            Self::Ratings => !matches!(state.setup.rating, RatingSystem::Unrated),
            Self::Pairings
            | Self::Names
            | Self::Standings
            | Self::Crosstable
            | Self::Cards
            | Self::Slips
            | Self::Prizes
            | Self::CheckIn
            | Self::Fees => true,
        }
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
        (row(self).build)(source, now, options)
    }
}

impl Format {
    /// Every form, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Text, Self::Csv, Self::Html];

    /// Returns the name by which the command line calls it.
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
            Self::Html => "a self-contained page, to print and to publish",
        }
    }

    /// Returns the ending of its files.
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
    /// The CSV writer's own words; writing into memory does not fail.
    pub fn write(self, report: &Report) -> Result<String, ::csv::Error> {
        match self {
            Self::Text => Ok(text::write(report)),
            Self::Csv => csv::write(report),
            Self::Html => Ok(html::write(report)),
        }
    }
}
