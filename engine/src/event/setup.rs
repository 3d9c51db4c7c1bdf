//! What an event is made of: four independent choices, each with parameters.
//!
//! Game, pairing, rating and ranking are closed enums, because they are saved and a new kind must be
//! considered everywhere. Here is what is saved; names, helps, parameters and what goes with what are in
//! [`catalogue`](crate::rules::catalogue).

use serde::{Deserialize, Serialize};

use crate::basics::text::Label;
use crate::game::crikey::CrikeyRules;
pub use crate::game::kind::{Game, TractorStart};
pub use crate::game::scoring::{MOST_POINTS, PointSystem};
use crate::rating_systems::fide::FideRules;
use crate::rating_systems::glicko2::GlickoRules;
use crate::rating_systems::kind::RatingKind;
use crate::rating_systems::probit::batch::ProbitRules;
pub use crate::tie_breaks::Unrated;
use crate::tie_breaks::{Code, Edition};

/// The four choices and the number of rounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What happens at a board and what a result says.
    pub game: Game,
    /// Who meets whom.
    pub pairing: PairingSystem,
    /// What a result does to a rating.
    pub rating: RatingSystem,
    /// What the standings sort by.
    pub ranking: Ranking,
    /// The number of rounds announced.
    pub rounds: u16,
    /// Which of a player's listed ratings is the one that the event goes by: the first of these that the player has, else the
    /// one that was typed (from format 5 on).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rated_by: Vec<RatingKind>,
    /// What regulations ask for beyond these choices (from format 6 on).
    #[serde(default, skip_serializing_if = "Regulations::are_none")]
    pub regulations: Regulations,
}

/// What regulations ask for beyond the four choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each answers a question of the setup that no other one touches"
)]
pub struct Regulations {
    /// Whether the event is held by the federation's regulations: what they forbid is refused, what they frown on is asked
    /// about.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub official: bool,
    /// By what the players are ordered before the first round (TRF 172).
    #[serde(default, skip_serializing_if = "Strength::is_the_rating")]
    pub strength: Strength,
    /// Whether the event lasts more than 30 days, so that a player has a rating for each period (B.02).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub long: bool,
    /// Whether each round begins from a position that is drawn (Laws of Chess, guidelines II).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chess960: bool,
    /// Whether each result is typed twice: a round is closed once all its results agree, or the director waives it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub second_pass: bool,
}

impl Regulations {
    /// Whether nothing is asked for.
    #[must_use]
    pub fn are_none(&self) -> bool {
        *self == Self::default()
    }
}

/// By what the players are ordered before the first round: the methods of TRF 172 and FIDE C.04.2 2.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Strength {
    /// The rating that the event goes by.
    #[default]
    Rating,
    /// The federation's rating (`FIDE`).
    Fide,
    /// The national rating only (`NRO`).
    National,
    /// The federation's rating, else the national one (`FIDON`).
    FideElseNational,
    /// The national rating, else the federation's (`NIDOF`).
    NationalElseFide,
    /// The higher of both (`HBFN`).
    Higher,
    /// The lower of both (`LBFN`).
    Lower,
    /// A strength that the arbiter gives (`OTHER`): the rating that was typed.
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

    /// Returns the code of reports (TRF 172); none of the rating that the event goes by.
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

    /// Returns the method with a code, in capitals or not.
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

/// Who meets whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PairingSystem {
    /// The director seats the players.
    Manual,
    /// Everybody meets everybody, by the Berger tables (C.05 annex 1).
    RoundRobin {
        /// How often two players meet; colours are reversed in every even cycle.
        cycles: u8,
        /// Whether the last two rounds of the first of two cycles are exchanged, as FIDE asks.
        exchange_last_two: bool,
    },
    /// Tables of several players.
    Tables(TableRules),
    /// The FIDE (Dutch) Swiss system, C.04.3.
    Swiss(SwissRules),
    /// Who loses is out.
    Elimination(Elimination),
}

/// The choices of a Swiss event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwissRules {
    /// Virtual points in the first rounds.
    pub acceleration: Acceleration,
}

/// Virtual points in the first rounds of a Swiss event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Acceleration {
    /// None.
    None,
    /// Baku acceleration (C.04.7).
    Baku,
}

/// How many losses end it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Elimination {
    /// Knockout: one.
    Single {
        /// Whether the losers of the semifinals play for the third place.
        third_place: bool,
        /// Whether who lost the final is second before the game for the third place is played (from format 7 on): until then
        /// both who play for it stood above, and seals of older events hold such tables.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        final_first: bool,
    },
    /// Double elimination: two; a lost grand final is played again.
    Double,
}

/// How tables are made up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TableRules {
    /// Tables as even as possible; the same people meet again as late as possible.
    Mixed {
        /// The most players at a table, 2 to 10.
        seats: u8,
    },
    /// Tables of four, two partnerships each; partners stay together.
    PartnersKept,
    /// Tables of four, two partnerships each; partners change every round.
    PartnersRotated,
}

/// What a result does to a rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RatingSystem {
    /// Nothing.
    Unrated,
    /// Crikey: rating points change hands after each game.
    Exchange(CrikeyRules),
    /// The probit system of 2005: all games of the event rate as one batch.
    Probit {
        /// The old system (ratings before the event) or the new (solved to stability).
        version: ProbitVersion,
        /// The factor and the decimals kept.
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
    /// The ratings before the event rate it.
    Old,
    /// The ratings after the event rate it.
    New,
}

/// What the standings sort by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ranking {
    /// Points, then tie-breaks in order; who is equal in all shares the place.
    Points {
        /// The tie-breaks, most important first.
        tie_breaks: Vec<TieBreak>,
        /// By which rules those of C.07 count (from format 5 on, where they are not the usual ones).
        #[serde(default, skip_serializing_if = "TieBreakRules::are_usual")]
        rules: TieBreakRules,
    },
    /// The rating as it stands now; equal ratings share the place and are listed by name, downwards (Crikey 1.3).
    Rating,
    /// The mean of the places at each table, shared places averaged, lowest first; then the best hands.
    Placings,
    /// The same with another rule for players with unequal numbers of games (from format 7 on).
    PlacingsBy(UnequalGames),
    /// Tractor: the rank reached, then the points taken as defenders.
    Progress,
    /// Knockout: who is still in, then how late a player went out.
    Elimination,
}

/// How places at tables rank players with unequal numbers of games, where it is not by the mean alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnequalGames {
    /// By the sum of the places; a round without a hand or a bye counts as the last place of its largest table.
    Sum,
    /// By the mean, players with fewer games than this behind all others.
    AtLeast(u16),
}

/// By which rules the tie-breaks of C.07 count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TieBreakRules {
    /// The edition of the regulations.
    #[serde(default)]
    pub edition: Edition,
    /// Whether the pairings stood before the first round, so that forfeits count as games (15.2); none for what the pairing
    /// system says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub predetermined: Option<bool>,
    /// What is done about opponents without a rating in the tie-breaks by rating (Art. 10; from format 6 on).
    #[serde(default, skip_serializing_if = "Unrated::is_usual")]
    pub unrated: Unrated,
    /// Whether a game counts with the rating that the opponent had in its round, where ratings hold from a round on (B.02; from
    /// format 6 on); else with the first one, as C.07 Art. 10 has it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_round: bool,
}

impl TieBreakRules {
    /// Whether they are those in force, as the pairing system has them.
    #[must_use]
    pub fn are_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// A tie-break of a ranking by points; what there is to know of it is in `ranking::tie_breaks`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TieBreak {
    /// The sum of the opponents' points (seed-systems 5.2).
    Resistance,
    /// The own result times the opponents' points, summed over the games played (seed-systems 5.2).
    SonnebornBerger,
    /// The number of games with Black (seed-systems 5.2).
    Blacks,
    /// The number of games won.
    Wins,
    /// One of FIDE's (C.07), with its modifiers.
    Official(Code),
    /// The place that was drawn by lot.
    Lots,
    /// Something given from outside, under a name of the event's own: a play-off, a place by hand.
    Given {
        /// What it is called, in capitals and without blanks, as reports have it behind `OTHER_`.
        name: Label,
        /// Whether the lowest is the best, as of places.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lowest_first: bool,
    },
}

impl Setup {
    /// Whether points decide a place in the standings or who meets whom; elsewhere nobody plays for them.
    #[must_use]
    pub fn counts_points(&self) -> bool {
        let is_counted =
            matches!(self.ranking, Ranking::Points { .. }) || self.pairing.system().pairs_by_score();
        self.game.points().is_some() && is_counted
    }
}

impl RatingSystem {
    /// Whether the whole event is rated at once: what a rating is now is what it would be if the event ended now.
    #[must_use]
    pub const fn is_batch(&self) -> bool {
        match self {
            Self::Unrated | Self::Exchange(_) => false,
            Self::Probit { .. } | Self::Fide(_) | Self::Glicko2(_) => true,
        }
    }

    /// Returns the other of the two probit systems, with which this one is compared; none elsewhere.
    #[must_use]
    pub const fn other_probit(&self) -> Option<ProbitVersion> {
        match self {
            Self::Probit { version: ProbitVersion::Old, .. } => Some(ProbitVersion::New),
            Self::Probit { version: ProbitVersion::New, .. } => Some(ProbitVersion::Old),
            Self::Unrated | Self::Exchange(_) | Self::Fide(_) | Self::Glicko2(_) => None,
        }
    }

    /// Returns the decimals with which its ratings are shown.
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
