//! Reports: the documents that a director prints, posts and hands out. This module lists them, with
//! their conditions and output forms, for desk and command line.
//!
//! One module per report builds a [`Report`]; one module per form (`text`, `csv`, `html`) writes one.
//! They are independent of each other: every form shows every report.

pub mod boards;
pub mod bracket;
pub mod card;
mod check_in;
pub mod crosstable;
pub mod csv;
mod diplomas;
mod document;
mod fees;
pub mod html;
mod imprint;
mod name_cards;
pub mod names;
pub mod pairings;
mod place;
pub mod prizes;
mod ratings;
mod result_sheet;
mod schedule;
pub mod slips;
pub mod standings;
mod starting_list;
mod table_numbers;
pub mod teams;
pub mod text;
mod translated;

pub use document::*;

use card::Cards;
use names::{NameOrder, by_name};

use engine::id::RoundNo;
use engine::prizes::PrizeRules;
use engine::setup::RatingSystem;
use engine::standings::Standings;
use engine::state::State;

engine::listed! {
    /// The available reports: each is a row of this page and a module that builds it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ReportKind {
        /// The pairings of a round by board.
        Pairings,
        /// The pairings of a round by name.
        Names,
        /// The matches of a round with their boards, in an event of teams.
        Matches,
        /// The standings after a round.
        Standings,
        /// The crosstable after a round.
        Crosstable,
        /// The persons of the teams by board after a round.
        Boards,
        /// The bracket of a knockout after a round.
        Bracket,
        /// A card for every player.
        Cards,
        /// A score slip for every board of a round.
        Slips,
        /// A line-up form for every team of a round.
        LineUps,
        /// The players of every team.
        TeamSheets,
        /// The prize list.
        Prizes,
        /// The players who have not arrived for the next round.
        CheckIn,
        /// The fees.
        Fees,
        /// The rating changes.
        Ratings,
        /// The players in the order of their pairing numbers.
        StartingList,
        /// The beginning and the state of every round.
        Schedule,
        /// The pairings of a round with room for results and signatures.
        ResultSheet,
        /// The numbers of the tables.
        TableNumbers,
        /// The names of the players, to stand on the tables.
        NameCards,
        /// A page for every prize.
        Diplomas,
    }
}

/// The place where a report on paper is read, which decides its size of type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadAt {
    /// A wall: the largest type, without columns that are not needed there.
    Wall,
    /// A table.
    Table,
    /// A hand: one page that a person takes along.
    Hand,
}

/// The facts about a report.
struct About {
    /// The name on the command line.
    name: &'static str,
    /// The description.
    help: &'static str,
    /// True if it needs a published round.
    wants_a_round: bool,
    /// The place where it is read.
    read_at: ReadAt,
    /// Returns true if events like this one have it.
    is_of: fn(&State) -> bool,
    /// Builds the report.
    build: fn(Source<'_>, &Standings, Options<'_>) -> Result<Report, NoReport>,
}

/// Every event has the report.
const EVERY_EVENT: fn(&State) -> bool = |_| true;

/// Events of teams have the report.
const OF_TEAMS: fn(&State) -> bool = |state| state.setup.game.match_rules().is_some();

/// Returns the facts about a report; this is the one list of them.
#[expect(clippy::too_many_lines, reason = "it is the one list of the reports")]
const fn row(kind: ReportKind) -> About {
    match kind {
        ReportKind::Pairings => About {
            name: "pairings",
            help: "the pairings of a round by board",
            wants_a_round: true,
            read_at: ReadAt::Wall,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(pairings::by_board(&source)),
        },
        ReportKind::Names => About {
            name: "names",
            help: "the pairings of a round by name",
            wants_a_round: true,
            read_at: ReadAt::Wall,
            is_of: EVERY_EVENT,
            build: |source, _, options| Ok(by_name(&source, options.order)),
        },
        ReportKind::Matches => About {
            name: "matches",
            help: "the matches of a round with their boards",
            wants_a_round: true,
            read_at: ReadAt::Wall,
            is_of: OF_TEAMS,
            build: |source, _, _| teams::matches(&source),
        },
        ReportKind::Standings => About {
            name: "standings",
            help: "the standings after a round",
            wants_a_round: false,
            read_at: ReadAt::Wall,
            is_of: EVERY_EVENT,
            build: |source, now, _| Ok(standings::standings(&source, now)),
        },
        ReportKind::Crosstable => About {
            name: "crosstable",
            help: "the crosstable after a round",
            wants_a_round: false,
            read_at: ReadAt::Wall,
            is_of: EVERY_EVENT,
            build: |source, now, _| Ok(crosstable::crosstable(&source, now)),
        },
        ReportKind::Boards => About {
            name: "boards",
            help: "the players of the teams by board after a round",
            wants_a_round: false,
            read_at: ReadAt::Wall,
            is_of: OF_TEAMS,
            build: |source, _, _| boards::boards(&source),
        },
        ReportKind::Bracket => About {
            name: "bracket",
            help: "the bracket of a knockout after a round",
            wants_a_round: false,
            read_at: ReadAt::Table,
            is_of: |state| state.setup.pairing.system().bracket_rules().is_some(),
            build: |source, now, _| bracket::report(&source, now).ok_or(NoReport::NoBracket),
        },
        ReportKind::Cards => About {
            name: "cards",
            help: "a card for every player",
            wants_a_round: false,
            read_at: ReadAt::Hand,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(Cards::of(source).all()),
        },
        ReportKind::Slips => About {
            name: "slips",
            help: "a score slip for every board of a round",
            wants_a_round: true,
            read_at: ReadAt::Table,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(slips::slips(&source)),
        },
        ReportKind::LineUps => About {
            name: "line-ups",
            help: "a line-up form for every team of a round",
            wants_a_round: true,
            read_at: ReadAt::Hand,
            is_of: OF_TEAMS,
            build: |source, _, _| teams::line_ups(&source),
        },
        ReportKind::TeamSheets => About {
            name: "team-sheets",
            help: "the players of every team in board order",
            wants_a_round: false,
            read_at: ReadAt::Hand,
            is_of: OF_TEAMS,
            build: |source, _, _| teams::sheets(&source),
        },
        ReportKind::Prizes => About {
            name: "prizes",
            help: "the prize list after a round",
            wants_a_round: false,
            read_at: ReadAt::Table,
            is_of: EVERY_EVENT,
            build: |source, now, options| {
                let given = options.prizes.map(|rules| prizes::prizes(&source, now, rules));
                given.or_else(|| prizes::of_event(&source, now)).ok_or(NoReport::NoPrizes)
            },
        },
        ReportKind::CheckIn => About {
            name: "check-in",
            help: "who is not here yet",
            wants_a_round: false,
            read_at: ReadAt::Table,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(check_in::check_in(&source)),
        },
        ReportKind::Fees => About {
            name: "fees",
            help: "who has paid, who has not",
            wants_a_round: false,
            read_at: ReadAt::Table,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(fees::fees(&source)),
        },
        ReportKind::Ratings => About {
            name: "ratings",
            help: "the rating changes after a round",
            wants_a_round: false,
            read_at: ReadAt::Table,
            is_of: |state| !matches!(state.setup.rating, RatingSystem::Unrated),
            build: |source, _, _| ratings::ratings(&source).ok_or(NoReport::NoRatings),
        },
        ReportKind::StartingList => About {
            name: "starting-list",
            help: "the players by pairing number, with their data",
            wants_a_round: false,
            read_at: ReadAt::Wall,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(starting_list::starting_list(&source)),
        },
        ReportKind::Schedule => About {
            name: "schedule",
            help: "when each round begins, and its state",
            wants_a_round: false,
            read_at: ReadAt::Table,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(schedule::schedule(&source)),
        },
        ReportKind::ResultSheet => About {
            name: "result-sheet",
            help: "the pairings of a round, for results and signatures",
            wants_a_round: true,
            read_at: ReadAt::Table,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(result_sheet::result_sheet(&source)),
        },
        ReportKind::TableNumbers => About {
            name: "table-numbers",
            help: "the number of every table, half a page each",
            wants_a_round: false,
            read_at: ReadAt::Table,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(table_numbers::table_numbers(&source)),
        },
        ReportKind::NameCards => About {
            name: "name-cards",
            help: "the names of the players, to cut and fold",
            wants_a_round: false,
            read_at: ReadAt::Table,
            is_of: EVERY_EVENT,
            build: |source, _, _| Ok(name_cards::name_cards(&source)),
        },
        ReportKind::Diplomas => About {
            name: "diplomas",
            help: "a page for every prize, or for the first three",
            wants_a_round: true,
            read_at: ReadAt::Table,
            is_of: EVERY_EVENT,
            build: |source, now, options| Ok(diplomas::diplomas(&source, now, options.prizes)),
        },
    }
}

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

/// The options of a report, besides its source.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    /// The order of lists by name.
    pub order: &'a NameOrder,
    /// Prizes that replace those of the event.
    pub prizes: Option<&'a PrizeRules>,
}

/// The reason why a report is not available.
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
    /// Only an event of teams has matches and line-ups.
    #[error("the event is not one of teams")]
    NoTeams,
}

impl ReportKind {
    /// Returns the name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        row(self).name
    }

    /// Returns the description.
    #[must_use]
    pub const fn help(self) -> &'static str {
        row(self).help
    }

    /// Returns true if it needs a published round.
    #[must_use]
    pub const fn wants_a_round(self) -> bool {
        row(self).wants_a_round
    }

    /// Returns true if events like this one have this report.
    #[must_use]
    pub fn is_of(self, state: &State) -> bool {
        (row(self).is_of)(state)
    }

    /// Returns the place where it is read.
    #[must_use]
    pub const fn read_at(self) -> ReadAt {
        row(self).read_at
    }

    /// Builds the report.
    ///
    /// # Errors
    ///
    /// A condition of the report is missing.
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
