//! The setup of an event: four independent choices, each with parameters.
//!
//! Game, pairing, rating and ranking are closed enums, because they are saved and a new kind must be
//! considered everywhere. This module defines the saved data; names, helps, parameters and valid combinations
//! are in [`catalogue`](crate::rules::catalogue), those of rating systems in `rating`.

mod least_format;
mod pairing;
mod rating;
mod team_ranking;

use serde::{Deserialize, Serialize};

use crate::basics::text::Label;
use crate::basics::why::Fact;
use crate::basics::words;
use crate::fact;
use crate::game::crikey::CrikeyRules;
pub use crate::game::kind::{Game, TractorStart};
pub use crate::game::scoring::{MOST_POINTS, PointSystem};
use crate::rating_systems::fide::FideRules;
use crate::rating_systems::glicko2::GlickoRules;
use crate::rating_systems::kind::RatingKind;
use crate::rating_systems::probit::batch::ProbitRules;
pub use crate::tie_breaks::Unrated;
use crate::tie_breaks::{Code, Edition};
pub use pairing::{Acceleration, Elimination, PairingSystem, SwissRules, TableRules, TeamSwissRules};
pub use team_ranking::{TeamAdds, TeamName, TeamRanking};

/// The four choices and the number of rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game: how a board is played, and what its result records.
    pub game: Game,
    /// The pairing system: it decides who meets whom.
    pub pairing: PairingSystem,
    /// The rating system: the effect of results on ratings.
    pub rating: RatingSystem,
    /// The ranking: the order of the standings.
    pub ranking: Ranking,
    /// The announced number of rounds.
    pub rounds: u16,
    /// The kinds of listed ratings that the event uses: a player's rating is the first of these that the
    /// player has, otherwise the typed one (from format 5 on).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rated_by: Vec<RatingKind>,
    /// Further requirements of regulations (from format 6 on).
    #[serde(default, skip_serializing_if = "Regulations::are_none")]
    pub regulations: Regulations,
}

/// Requirements of regulations beyond the four choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each answers a question of the setup that no other one touches"
)]
pub struct Regulations {
    /// True if the event is in official mode: forbidden acts are refused, and discouraged ones need a
    /// confirmation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub official: bool,
    /// The rating that orders the players before the first round (TRF 172).
    #[serde(default, skip_serializing_if = "Strength::is_the_rating")]
    pub strength: Strength,
    /// True if the event lasts more than 30 days, so that a player has a rating for each period (B.02).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub long: bool,
    /// True if each round starts from a drawn position (Laws of Chess, guidelines II).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chess960: bool,
    /// True if each result is typed twice: a round is closed when all its results agree, or the director
    /// waives the second pass.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub second_pass: bool,
    /// The ranking of teams over the players of an individual event (from format 8 on).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<TeamRanking>,
}

impl Regulations {
    /// Returns true if there are no such requirements.
    #[must_use]
    pub fn are_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The method that orders the players before the first round (TRF 172, FIDE C.04.2 2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Strength {
    /// By the rating that the event uses.
    #[default]
    Rating,
    /// The federation's rating (`FIDE`).
    Fide,
    /// The national rating only (`NRO`).
    National,
    /// The federation's rating, otherwise the national one (`FIDON`).
    FideElseNational,
    /// The national rating, otherwise the federation's (`NIDOF`).
    NationalElseFide,
    /// The higher of both (`HBFN`).
    Higher,
    /// The lower of both (`LBFN`).
    Lower,
    /// By a strength that the arbiter gives (`OTHER`): the typed rating.
    Other,
}

impl Strength {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    const fn is_the_rating(&self) -> bool {
        matches!(self, Self::Rating)
    }

    /// All, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Rating,
        Self::Fide,
        Self::National,
        Self::FideElseNational,
        Self::NationalElseFide,
        Self::Higher,
        Self::Lower,
        Self::Other,
    ];

    /// Returns the code of reports (TRF 172); `None` for the rating that the event uses.
    #[must_use]
    pub const fn code(self) -> Option<&'static str> {
        match self {
            Self::Rating => None,
            Self::Fide => Some("FIDE"),
            Self::National => Some("NRO"),
            Self::FideElseNational => Some("FIDON"),
            Self::NationalElseFide => Some("NIDOF"),
            Self::Higher => Some("HBFN"),
            Self::Lower => Some("LBFN"),
            Self::Other => Some("OTHER"),
        }
    }

    /// Returns the method with a code; the case of letters does not matter.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let is_it = |one: &Self| one.code().is_some_and(|known| known.eq_ignore_ascii_case(code));
        Self::ALL.into_iter().find(is_it)
    }

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rating => "rating used",
            Self::Fide => "FIDE rating (FIDE)",
            Self::National => "national rating only (NRO)",
            Self::FideElseNational => "FIDE, else national (FIDON)",
            Self::NationalElseFide => "national, else FIDE (NIDOF)",
            Self::Higher => "the higher of both (HBFN)",
            Self::Lower => "the lower of both (LBFN)",
            Self::Other => "rating as typed (OTHER)",
        }
    }
}

/// The rating system: the effect of results on ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RatingSystem {
    /// Nothing.
    Unrated,
    /// Crikey: rating points change hands after each game.
    Exchange(CrikeyRules),
    /// The probit system of 2005: all games of the event rate as one batch.
    Probit {
        /// The old system (rates with the ratings before the event) or the new one (solved until the ratings
        /// are stable).
        version: ProbitVersion,
        /// The factor, and the decimals of ratings.
        rules: ProbitRules,
    },
    /// FIDE's rating regulations (B.02): the event is one rating period (from format 5 on).
    Fide(FideRules),
    /// Glicko-2: the event is one rating period (from format 5 on).
    Glicko2(GlickoRules),
}

/// The two probit systems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProbitVersion {
    /// Games are rated with the ratings before the event.
    Old,
    /// Games are rated with the ratings after the event.
    New,
}

/// The ranking: the order of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ranking {
    /// Points, then tie-breaks in order; players who are equal in all of them share the place.
    Points {
        /// The tie-breaks, most important first.
        tie_breaks: Vec<TieBreak>,
        /// The rules of the tie-breaks of C.07 (from format 5 on, if not the usual ones).
        #[serde(default, skip_serializing_if = "TieBreakRules::are_usual")]
        rules: TieBreakRules,
    },
    /// The current rating; equal ratings share the place and are listed by name in descending order (Crikey
    /// 1.3).
    Rating,
    /// The mean of the places at each table, shared places averaged, lowest first; then the best hands.
    Placings,
    /// As [`Placings`](Self::Placings), with another rule for players with unequal numbers of games (from
    /// format 7 on).
    PlacingsBy(UnequalGames),
    /// Tractor: the rank reached, then the points taken as defenders.
    Progress,
    /// Knockout: the players still in, then the others by how late they went out.
    Elimination,
}

/// The rule by which table places rank players with unequal numbers of games, if it is not the mean alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnequalGames {
    /// By the sum of the places; a round without a hand or a bye counts as the last place of its largest
    /// table.
    Sum,
    /// By the mean; players with fewer games than this come after all others.
    AtLeast(u16),
}

/// The rules of the tie-breaks of C.07.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TieBreakRules {
    /// The edition of the regulations.
    #[serde(default)]
    pub edition: Edition,
    /// True if the pairings were fixed before the first round, so that forfeits count as games (15.2); `None`
    /// leaves it to the pairing system.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub predetermined: Option<bool>,
    /// The treatment of unrated opponents in the tie-breaks by rating (Art. 10; from format 6 on).
    #[serde(default, skip_serializing_if = "Unrated::is_usual")]
    pub unrated: Unrated,
    /// True if a game counts with the opponent's rating in its round, if ratings change during the event
    /// (B.02; from format 6 on); otherwise with the first rating, as C.07 Art. 10 requires.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_round: bool,
}

impl TieBreakRules {
    /// Returns true if they are the current rules, with the pairing system's own treatment of forfeits.
    #[must_use]
    pub fn are_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// A tie-break of a ranking by points; its properties are in `ranking::tie_breaks`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TieBreak {
    /// The sum of the opponents' points (seed-systems 5.2).
    Resistance,
    /// The player's result times the opponent's points, summed over the games played (seed-systems 5.2).
    SonnebornBerger,
    /// The number of games with Black (seed-systems 5.2).
    Blacks,
    /// The number of games won.
    Wins,
    /// One of FIDE's (C.07), with its modifiers.
    Official(Code),
    /// The place drawn by lot.
    Lots,
    /// A value given from outside, under a name that the event chooses: a play-off, a place set by the
    /// director.
    Given {
        /// The name, in capitals and without blanks, as reports write it after `OTHER_`.
        name: Label,
        /// True if the lowest value is the best, as with places.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lowest_first: bool,
    },
}

/// The name of the tie-break whose values are places given by the director.
pub(crate) const PLACE: &str = "PLACE";

impl Setup {
    /// Returns the rating system of the event's players. In an event of teams it rates the persons at the
    /// boards; no result changes the rating of a team.
    #[must_use]
    pub const fn rating_of_players(&self) -> RatingSystem {
        match self.game {
            Game::Match(_) => RatingSystem::Unrated,
            Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Dice | Game::Tractor(_) => {
                self.rating
            }
        }
    }
}

impl Ranking {
    /// Returns the tie-breaks; empty if the event is not played for points.
    #[must_use]
    pub fn tie_breaks(&self) -> &[TieBreak] {
        let Self::Points { tie_breaks, .. } = self else { return &[] };
        tie_breaks
    }

    /// Describes the ranking of players with fewer games than others, if it does not follow from the points
    /// of byes. All players want to know it before the event starts.
    #[must_use]
    pub fn unequal_games(&self) -> Option<Fact> {
        let rule = match self {
            Self::Placings => fact!(
                "unequal-mean",
                "unequal numbers of games: the mean of the places in the rounds with a hand or a bye, so a \
                 player with few of them can lead"
            ),
            Self::PlacingsBy(UnequalGames::Sum) => fact!(
                "unequal-sum",
                "unequal numbers of games: the sum of the places; a round without a hand or a bye counts \
                 as the last place of the round's largest table"
            ),
            Self::PlacingsBy(UnequalGames::AtLeast(least)) => fact!(
                "unequal-least",
                "unequal numbers of games: the mean of the places in the rounds with a hand or a bye; \
                 players with fewer than {games} come last",
                games = words::games(usize::from(*least)),
            ),
            Self::Points { .. } | Self::Rating | Self::Progress | Self::Elimination => return None,
        };
        Some(fact!(
            "unequal-games",
            "{rule}; a place counts the same at small and large tables; a full-point bye counts as the \
             first place of the round's largest table, a half-point or pairing-allocated bye as its middle \
             place, a zero-point bye as its last",
            rule,
        ))
    }
}

impl RatingSystem {
    /// Returns true if the event is rated as a whole: the current rating is the one if the event ended
    /// now.
    #[must_use]
    pub const fn is_batch(&self) -> bool {
        match self {
            Self::Unrated | Self::Exchange(_) => false,
            Self::Probit { .. } | Self::Fide(_) | Self::Glicko2(_) => true,
        }
    }

    /// Returns the other of the two probit systems, for comparison; `None` for other systems.
    #[must_use]
    pub const fn other_probit(&self) -> Option<ProbitVersion> {
        match self {
            Self::Probit { version: ProbitVersion::Old, .. } => Some(ProbitVersion::New),
            Self::Probit { version: ProbitVersion::New, .. } => Some(ProbitVersion::Old),
            Self::Unrated | Self::Exchange(_) | Self::Fide(_) | Self::Glicko2(_) => None,
        }
    }

    /// Returns the number of decimals of displayed ratings.
    #[must_use]
    pub const fn decimals(&self) -> usize {
        match self {
            Self::Unrated | Self::Fide(_) => 0,
            Self::Exchange(_) => 2,
            Self::Glicko2(rules) => rules.decimals.number() as usize,
            Self::Probit { rules, .. } => rules.decimals.number() as usize,
        }
    }
}
