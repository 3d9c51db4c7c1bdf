//! What an event is made of: four independent choices, each with parameters.
//!
//! Game, pairing, rating and ranking are closed enums, because they are saved and a new kind must be
//! considered everywhere. None of them knows another; where a combination is impossible,
//! [`Setup::complaints`] says so.

use serde::{Deserialize, Serialize};

use super::game::crikey::CrikeyRules;
use super::game::tractor::cards::Rank;
use super::number::Points;
use super::rating::probit::batch::ProbitRules;
pub use super::scoring::{MOST_POINTS, PointSystem};

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
}

/// What happens at a board and what a result says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Game {
    /// Win, draw, loss, forfeits.
    Chess(PointSystem),
    /// Win, draw, loss and the value of both sides' remaining pieces.
    Crikey(PointSystem),
    /// Win or loss only.
    Decided(PointSystem),
    /// Poker dice: two to ten players a table, five dice each.
    Dice,
    /// Four seats, two partnerships, a round recorded trick by trick.
    Tractor(TractorStart),
}

/// Where a game of Tractor begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TractorStart {
    /// The rank of the partnership in the first and third seat.
    pub team1: Rank,
    /// The rank of the partnership in the second and fourth seat.
    pub team2: Rank,
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
    },
    /// The rating as it stands now; equal ratings share the place and are listed by name, downwards (Crikey 1.3).
    Rating,
    /// The sum of the places at each table, shared places averaged, lowest first; then the best hands.
    Placings,
    /// Tractor: the rank reached, then the points taken as defenders.
    Progress,
    /// Knockout: who is still in, then how late a player went out.
    Elimination,
}

/// Makes an enum and the list of its values at once, so that none can be missing on the list.
macro_rules! listed {
    ($(#[$about:meta])* $name:ident { $($(#[$meant:meta])* $value:ident,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$meant])* $value,)+
        }

        impl $name {
            /// Every one, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];
        }
    };
}

listed! {
    /// A tie-break of a ranking by points; what there is to know of it is a row of `ranking::tie_breaks`.
    TieBreak {
        /// The sum of the opponents' points (seed-systems 5.2).
        Resistance,
        /// The own result times the opponents' points, summed (seed-systems 5.2).
        SonnebornBerger,
        /// The number of games with Black (seed-systems 5.2).
        Blacks,
        /// The number of games won.
        Wins,
    }
}

impl Game {
    /// Gives the name in words.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Chess(_) => "chess",
            Self::Crikey(_) => "Crikey",
            Self::Decided(_) => "decided game",
            Self::Dice => "poker dice",
            Self::Tractor(_) => "Tractor",
        }
    }

    /// Gives the least and the most seats of a board or table.
    #[must_use]
    pub const fn seats(&self) -> (usize, usize) {
        match self {
            Self::Chess(_) | Self::Crikey(_) | Self::Decided(_) => (2, 2),
            Self::Dice => (2, 10),
            Self::Tractor(_) => (4, 4),
        }
    }

    /// Tells whether two players meet at a board.
    #[must_use]
    pub const fn is_for_two(&self) -> bool {
        self.seats().1 == 2
    }

    /// Gives what results are worth, where the game gives points.
    #[must_use]
    pub const fn points(&self) -> Option<&PointSystem> {
        match self {
            Self::Chess(points) | Self::Crikey(points) | Self::Decided(points) => Some(points),
            Self::Dice | Self::Tractor(_) => None,
        }
    }
}

impl PairingSystem {
    /// Gives the name in words.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Manual => "manual pairing",
            Self::RoundRobin { cycles: 1, .. } => "round robin",
            Self::RoundRobin { cycles: 2, .. } => "double round robin",
            Self::RoundRobin { .. } => "round robin of several cycles",
            Self::Tables(TableRules::Mixed { .. }) => "mixed tables",
            Self::Tables(TableRules::PartnersKept) => "tables of four, partners kept",
            Self::Tables(TableRules::PartnersRotated) => "tables of four, partners rotated",
            Self::Swiss(SwissRules { acceleration: Acceleration::None }) => "FIDE (Dutch) Swiss",
            Self::Swiss(SwissRules { acceleration: Acceleration::Baku }) => {
                "FIDE (Dutch) Swiss, Baku acceleration"
            }
            Self::Elimination(Elimination::Single { .. }) => "knockout",
            Self::Elimination(Elimination::Double) => "double elimination",
        }
    }
}

impl RatingSystem {
    /// Gives the name in words.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Unrated => "no rating",
            Self::Exchange(_) => "rating-points exchange",
            Self::Probit { version: ProbitVersion::Old, .. } => "probit, old system",
            Self::Probit { version: ProbitVersion::New, .. } => "probit, new system",
        }
    }

    /// Gives the decimals with which its ratings are shown.
    #[must_use]
    pub const fn decimals(&self) -> usize {
        match self {
            Self::Unrated => 0,
            Self::Exchange(_) => 2,
            Self::Probit { rules, .. } => rules.decimals.number() as usize,
        }
    }
}

impl Ranking {
    /// Gives the name in words.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Points { .. } => "points and tie-breaks",
            Self::Rating => "rating",
            Self::Placings => "table placings",
            Self::Progress => "progress in rank",
            Self::Elimination => "elimination",
        }
    }
}

impl Setup {
    /// Lists every reason why these choices cannot go together, in words; empty when they can.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        let game = self.game.name();
        let mut complaints = Vec::new();
        let mut complain = |wrong: bool, text: String| {
            if wrong {
                complaints.push(text);
            }
        };
        for (result, worth) in self.game.points().iter().flat_map(|points| points.worths()) {
            complain(
                MOST_POINTS.units().unsigned_abs() < worth.units().unsigned_abs(),
                format!("{result} is worth {worth} points (expected -{MOST_POINTS} to {MOST_POINTS})"),
            );
        }
        complain(self.rounds == 0, "the event has no rounds (expected at least 1)".to_owned());
        match &self.pairing {
            PairingSystem::Manual => {}
            PairingSystem::RoundRobin { cycles, .. } => {
                complain(
                    !self.game.is_for_two(),
                    format!("a round robin needs a game of two; {game} is not"),
                );
                complain(*cycles == 0, "a round robin of 0 cycles (expected at least 1)".to_owned());
            }
            PairingSystem::Tables(TableRules::Mixed { seats }) => {
                let (least, most) = self.game.seats();
                let fits = (least..=most).contains(&usize::from(*seats));
                complain(!fits, format!("tables of {seats} for {game} (expected {least} to {most})"));
            }
            PairingSystem::Swiss(rules) => {
                complain(!self.game.is_for_two(), format!("a Swiss needs a game of two; {game} is not"));
                let halves = self.game.points().is_none_or(|points| {
                    points.draw.units().checked_mul(2) == Some(points.win.units())
                        && points.loss == Points::ZERO
                });
                let baku = rules.acceleration == Acceleration::Baku;
                complain(
                    baku && !halves,
                    "Baku acceleration needs a draw worth half a win (C.04.7)".to_owned(),
                );
            }
            PairingSystem::Elimination(_) => {
                complain(!self.game.is_for_two(), format!("a knockout needs a game of two; {game} is not"));
            }
            PairingSystem::Tables(TableRules::PartnersKept | TableRules::PartnersRotated) => {
                complain(
                    self.game.seats() != (4, 4),
                    format!("partnerships need four seats; {game} has not"),
                );
            }
        }
        match self.rating {
            RatingSystem::Unrated => {}
            RatingSystem::Exchange(_) => {
                complain(
                    !self.game.is_for_two(),
                    format!("a rating exchange needs a game of two; {game} is not"),
                );
            }
            RatingSystem::Probit { .. } => {
                complain(
                    !self.game.is_for_two(),
                    format!("probit ratings need a game of two; {game} is not"),
                );
            }
        }
        match &self.ranking {
            Ranking::Points { tie_breaks } => {
                complain(
                    self.game.points().is_none(),
                    format!("a ranking by points needs points; {game} gives none"),
                );
                for (at, tie_break) in tie_breaks.iter().enumerate() {
                    let twice = tie_breaks[..at].contains(tie_break);
                    complain(twice, format!("tie-break {} stands twice", tie_break.code()));
                }
            }
            Ranking::Rating => {
                complain(
                    self.rating == RatingSystem::Unrated,
                    "a ranking by rating needs a rating system".to_owned(),
                );
            }
            Ranking::Placings => {
                complain(self.game != Game::Dice, format!("table placings come from dice, not {game}"));
            }
            Ranking::Elimination => {
                let knockout = matches!(self.pairing, PairingSystem::Elimination(_));
                complain(!knockout, "a ranking by elimination needs a knockout".to_owned());
            }
            Ranking::Progress => {
                let tractor = matches!(self.game, Game::Tractor(_));
                complain(!tractor, format!("progress in rank comes from Tractor, not {game}"));
            }
        }
        complaints
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example;

    #[track_caller]
    fn check(win: &str, complaints: &[&str]) {
        let mut setup = example::setup(PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku }));
        let win = win.parse().unwrap();
        setup.game = Game::Chess(PointSystem { win, draw: win, ..PointSystem::default() });
        assert_eq!(setup.complaints(), complaints);
    }

    /// Twice the draw is more than a number holds; standings and pairings add up many such.
    #[test]
    fn no_result_is_worth_more_than_can_be_added_up() {
        let baku = "Baku acceleration needs a draw worth half a win (C.04.7)";
        check("1000", &[baku]);
        let far = ["a win", "a draw"].map(|result| {
            format!("{result} is worth 92233720368547758.07 points (expected -1000.0 to 1000.0)")
        });
        check("92233720368547758.07", &[&far[0], &far[1], baku]);
        let near = ["a win", "a draw"]
            .map(|result| format!("{result} is worth -1000.01 points (expected -1000.0 to 1000.0)"));
        check("-1000.01", &[&near[0], &near[1], baku]);
    }
}
