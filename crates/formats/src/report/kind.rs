//! The reports and their conditions: the one list of them, for desk and command line.

use super::card::Cards;
use super::document::{NoReport, Report, Source};
use super::names::{NameOrder, by_name};
use super::{
    boards, bracket, check_in, crosstable, diplomas, fees, name_cards, pairings, prizes, ratings,
    result_sheet, schedule, slips, standings, starting_list, table_numbers, teams,
};
use engine::id::RoundNo;
use engine::prizes::PrizeRules;
use engine::setup::RatingSystem;
use engine::standings::Standings;
use engine::state::State;

engine::listed! {
    /// The available reports: each is a row of this file and a module that builds it.
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

/// The options of a report, besides its source.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    /// The order of lists by name.
    pub order: &'a NameOrder,
    /// Prizes that replace those of the event.
    pub prizes: Option<&'a PrizeRules>,
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
