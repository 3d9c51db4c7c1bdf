//! The choices of an event: their names, descriptions and parameters, and the valid combinations.
//!
//! Pairing systems are in [`pairing::systems`](crate::pairing), rating systems in `event::setup`, tie-breaks
//! in `ranking::tie_breaks`, one row each.

mod combinations;
mod matches;
mod team_ranking;

use crate::basics::number::Points;
use crate::event::parameter::{Parameter, Value};
use crate::event::setup::{
    Game, PointSystem, Ranking, RatingSystem, Setup, TieBreak, TieBreakRules, TractorStart, UnequalGames,
    Unrated,
};
use crate::game::team::MatchRules;
use crate::game::tractor::cards::Rank;
use crate::tie_breaks::{Code, Edition, Kind};

/// A result or bye of a point system: its name, its further uses, and its field.
type Worth = (&'static str, &'static str, fn(&mut PointSystem) -> &mut Points);

const WORTHS: [Worth; 6] = [
    ("a win", "also a win by forfeit and a full-point bye", |points| &mut points.win),
    ("a draw", "also a half-point bye, and an adjourned game until it is finished", |points| {
        &mut points.draw
    }),
    ("a loss", "over the board", |points| &mut points.loss),
    ("a loss by forfeit", "for not appearing", |points| &mut points.forfeit_loss),
    ("a zero-point bye", "a round missed with notice, without points", |points| &mut points.zero_point_bye),
    ("a pairing-allocated bye", "for the player left over when the number of players is odd", |points| {
        &mut points.pairing_allocated_bye
    }),
];

impl Game {
    /// Returns every game with its usual choices, in the order in which they are offered.
    #[must_use]
    pub fn offered() -> Vec<Self> {
        let points = PointSystem::default();
        let two = TractorStart { team1: Rank::TWO, team2: Rank::TWO };
        vec![
            Self::Chess(points),
            Self::Crikey(points),
            Self::Decided(points),
            Self::Dice,
            Self::Tractor(two),
            Self::Match(MatchRules::default()),
        ]
    }

    /// Returns a description in one line.
    #[must_use]
    pub const fn help(&self) -> &'static str {
        match self {
            Self::Chess(_) => "two players: won, drawn or lost, forfeits, adjourned games",
            Self::Crikey(_) => "two players: won, drawn or lost, with the value of the pieces left to each",
            Self::Decided(_) => "two players: won or lost, never drawn",
            Self::Dice => "2 to 10 at a table: five dice each, best hand first",
            Self::Tractor(_) => {
                "four at a table in two teams: the cards of every trick are entered and judged"
            }
            Self::Match(_) => "two teams: chess, Crikey or a decided game at several boards",
        }
    }

    /// Returns its parameters.
    #[must_use]
    pub fn parameters(&self) -> Vec<Parameter> {
        if let Self::Tractor(start) = self {
            let help = "the rank from 2 to the ace at which the team plays its first round";
            let rank = |name, rank| Parameter { name, help, value: Value::Rank(rank), is_fixed: true };
            return vec![rank("team 1 starts at", start.team1), rank("team 2 starts at", start.team2)];
        }
        if let Self::Match(rules) = self {
            return matches::parameters(rules);
        }
        let Some(mut points) = self.points().copied() else { return Vec::new() };
        let worth = |(name, help, of): Worth| Parameter {
            name,
            help,
            value: Value::Points(*of(&mut points)),
            is_fixed: false,
        };
        WORTHS.into_iter().map(worth).collect()
    }

    /// Returns the game with another value of a parameter; `None` if the game has no such parameter or value.
    #[must_use]
    pub fn with(mut self, parameter: usize, value: Value) -> Option<Self> {
        match (&mut self, value) {
            (Self::Tractor(start), Value::Rank(rank)) => match parameter {
                0 => start.team1 = rank,
                1 => start.team2 = rank,
                _ => return None,
            },
            (Self::Match(rules), value) => matches::set(rules, parameter, value)?,
            (game, Value::Points(points)) => {
                let (_, _, of) = WORTHS.get(parameter)?;
                *of(game.points_mut()?) = points;
            }
            _ => return None,
        }
        Some(self)
    }
}

/// The name of the ranking's parameter for the treatment of unrated opponents.
const UNRATED: &str = "unrated opponents";

/// The treatments of unrated opponents, in words.
const UNRATED_NAMES: [&str; 5] =
    ["no tie-break for anybody", "left out", "lowest rating", "mean rating", "a fixed rating"];

/// The name of the parameter that makes forfeits count as games.
pub const FORFEITS_COUNT: &str = "forfeits count as games";

/// The name of the ranking's parameter for the fixed rating of unrated opponents.
pub const FIXED_RATING: &str = "their rating";

/// The range of the fixed rating of unrated opponents.
pub const FIXED_RATINGS: std::ops::RangeInclusive<u16> = 1..=4000;

/// The floor of the federation's lists (B.02), the initial value of the fixed rating.
pub const FLOOR_RATING: u16 = 1400;

/// The rules for unequal numbers of games in a ranking by places.
const UNEQUAL_NAMES: [&str; 3] = ["mean", "sum", "mean, at least so many games"];

/// The range of the minimum number of games.
const LEAST_GAMES: std::ops::RangeInclusive<u16> = 1..=999;

/// The initial value of the minimum number of games.
const USUAL_LEAST_GAMES: u16 = 2;

const fn unrated_at(unrated: Unrated) -> usize {
    match unrated {
        Unrated::NoTieBreak => 0,
        Unrated::LeftOut => 1,
        Unrated::Lowest => 2,
        Unrated::Mean => 3,
        Unrated::Fixed(_) => 4,
    }
}

impl Ranking {
    /// Returns every ranking with its usual choices for a game, in the order in which they are offered.
    #[must_use]
    pub fn offered(game: &Game) -> Vec<Self> {
        let usual = if game.match_rules().is_some() {
            let codes = ["MPvGP", "EMGSB", "EDE"].into_iter().flat_map(Code::of_teams);
            codes.map(TieBreak::Official).collect()
        } else {
            vec![TieBreak::Resistance, TieBreak::SonnebornBerger, TieBreak::Blacks]
        };
        vec![Self::by(usual), Self::Rating, Self::Placings, Self::Progress, Self::Elimination]
    }

    /// Creates a ranking by points and a list of tie-breaks, with the current rules.
    #[must_use]
    pub fn by(tie_breaks: Vec<TieBreak>) -> Self {
        Self::Points { tie_breaks, rules: TieBreakRules::default() }
    }

    /// Returns the tie-breaks that the regulations recommend for a Swiss. For pairings fixed in advance the
    /// list has no Buchholz, which must not be used there (C.07 8).
    #[must_use]
    pub fn recommended(predetermined: bool) -> Vec<TieBreak> {
        let codes = if predetermined {
            [Kind::DirectEncounter, Kind::Wins, Kind::SonnebornBerger, Kind::Koya].map(Code::plain)
        } else {
            let [buchholz, sonneborn_berger, encounter] =
                [Kind::Buchholz, Kind::SonnebornBerger, Kind::DirectEncounter].map(Code::plain);
            [Code::cut(Kind::Buchholz, 1), buchholz, sonneborn_berger, encounter]
        };
        codes.map(TieBreak::Official).to_vec()
    }

    /// Returns the name in words.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Points { .. } => "points and tie-breaks",
            Self::Rating => "rating",
            Self::Placings | Self::PlacingsBy(_) => "table placings",
            Self::Progress => "progress in rank",
            Self::Elimination => "elimination",
        }
    }

    /// Returns a description of the order, in one line.
    #[must_use]
    pub const fn help(&self) -> &'static str {
        match self {
            Self::Points { .. } => "points first, then the tie-breaks below in their order",
            Self::Rating => "the present rating, highest first",
            Self::Placings => "the mean of the places at the tables, lowest first, then the best hands",
            Self::PlacingsBy(UnequalGames::Sum) => {
                "the sum of the places at the tables, lowest first, then the best hands"
            }
            Self::PlacingsBy(UnequalGames::AtLeast(_)) => {
                "the mean of the places at the tables, players with too few games come last"
            }
            Self::Progress => "the rank reached, then the points taken as defenders",
            Self::Elimination => "players still in first, then those who went out later",
        }
    }

    /// Returns the parameters of a ranking by places.
    fn parameters_of_placings(&self) -> Vec<Parameter> {
        let free = |name, help, value| Parameter { name, help, value, is_fixed: false };
        let (now, least) = match self {
            Self::Placings => (0, None),
            Self::PlacingsBy(UnequalGames::Sum) => (1, None),
            Self::PlacingsBy(UnequalGames::AtLeast(least)) => (2, Some(*least)),
            Self::Points { .. } | Self::Rating | Self::Progress | Self::Elimination => return Vec::new(),
        };
        let mut parameters = vec![free(
            "unequal numbers of games",
            "how players with fewer games rank: by the mean alone, by the sum with missed rounds last, or last",
            Value::Choice { now, names: &UNEQUAL_NAMES },
        )];
        parameters.extend(least.map(|least| {
            let (from, to) = (*LEAST_GAMES.start(), *LEAST_GAMES.end());
            let value = Value::Number { now: least.into(), least: from.into(), most: to.into() };
            free("games at least", "players with fewer come last", value)
        }));
        parameters
    }

    fn with_of_placings(&self, parameter: usize, value: Value) -> Option<Self> {
        match (self, parameter, value) {
            (Self::Placings | Self::PlacingsBy(_), 0, Value::Choice { now, .. }) => match now {
                0 => Some(Self::Placings),
                1 => Some(Self::PlacingsBy(UnequalGames::Sum)),
                2 => Some(Self::PlacingsBy(UnequalGames::AtLeast(USUAL_LEAST_GAMES))),
                _ => None,
            },
            (Self::PlacingsBy(UnequalGames::AtLeast(_)), 1, Value::Number { now, .. }) => {
                let now = u16::try_from(now).ok().filter(|now| LEAST_GAMES.contains(now))?;
                Some(Self::PlacingsBy(UnequalGames::AtLeast(now)))
            }
            _ => None,
        }
    }

    fn complaints(&self, setup: &Setup) -> Vec<String> {
        let (game, name) = (&setup.game, setup.game.name());
        let complaint = match self {
            Self::Points { .. } => game
                .points()
                .is_none()
                .then(|| format!("a ranking by points needs a game with points; {name} has none")),
            Self::Rating if game.match_rules().is_some() => Some(
                "teams have no rating that their results change, so they cannot be ranked by rating"
                    .to_owned(),
            ),
            Self::Rating => (setup.rating == RatingSystem::Unrated)
                .then(|| "a ranking by rating needs a rating system".to_owned()),
            Self::Placings | Self::PlacingsBy(_) => {
                (*game != Game::Dice).then(|| format!("table placings come from poker dice, not from {name}"))
            }
            Self::Elimination => setup
                .pairing
                .system()
                .bracket_rules()
                .is_none()
                .then(|| "a ranking by elimination needs a knockout".to_owned()),
            Self::Progress => (!matches!(game, Game::Tractor(_)))
                .then(|| format!("progress in rank comes from Tractor, not from {name}")),
        };
        let tie_breaks = self.tie_breaks();
        // A direct encounter compares the players who are tied at its point of the list, so it may be
        // repeated (C.07 4.3).
        let is_twice = |(at, one): &(usize, &TieBreak)| {
            !one.is_encounter() && tie_breaks[..*at].iter().any(|before| before.code() == one.code())
        };
        let twice = tie_breaks.iter().enumerate().filter(is_twice);
        let twice = twice.map(|(_, one)| format!("tie-break {} appears twice", one.code()));
        let is_of_teams = matches!(game, Game::Match(_));
        let of_teams = tie_breaks.iter().find(|one| !is_of_teams && one.is_of_teams());
        let of_teams = of_teams.map(|one| format!("{} ({}) is a tie-break of teams", one.name(), one.code()));
        let buchholz = self.is_predetermined(setup).then(|| tie_breaks.iter().find(|one| one.is_buchholz()));
        let buchholz = buchholz.flatten().map(|one| {
            format!(
                "{} ({}) must not be used where the pairings are known beforehand (C.07 8)",
                one.name(),
                one.code()
            )
        });
        let fixed = match self {
            Self::Points { rules: TieBreakRules { unrated: Unrated::Fixed(rating), .. }, .. }
                if !FIXED_RATINGS.contains(rating) =>
            {
                Some(format!(
                    "unrated opponents count with {rating} (expected {} to {})",
                    FIXED_RATINGS.start(),
                    FIXED_RATINGS.end()
                ))
            }
            Self::Points { .. }
            | Self::Rating
            | Self::Placings
            | Self::PlacingsBy(_)
            | Self::Progress
            | Self::Elimination => None,
        };
        complaint.into_iter().chain(twice).chain(of_teams).chain(buchholz).chain(fixed).collect()
    }

    /// Returns true if its tie-breaks treat the pairings as fixed before the first round.
    fn is_predetermined(&self, setup: &Setup) -> bool {
        let Self::Points { rules, .. } = self else { return false };
        rules.predetermined.unwrap_or_else(|| setup.pairing.system().is_predetermined())
    }

    /// Returns its parameters.
    #[must_use]
    pub fn parameters(&self, setup: &Setup) -> Vec<Parameter> {
        let Self::Points { tie_breaks, rules } = self else { return self.parameters_of_placings() };
        if !tie_breaks.iter().any(|one| matches!(one, TieBreak::Official(_))) {
            return Vec::new();
        }
        let yes = |name, help, yes| Parameter { name, help, value: Value::Yes(yes), is_fixed: false };
        let mut parameters = vec![
            yes(
                "edition of August 2024",
                "for events that began before March 2026: a dummy opponent has the player's own score, without a cap (C.07 16.4)",
                rules.edition == Edition::August2024,
            ),
            yes(
                FORFEITS_COUNT,
                "as in a round robin, where the pairings are known before the first round (C.07 15.2)",
                self.is_predetermined(setup),
            ),
        ];
        if !self.rests_on_opponents_ratings() {
            return parameters;
        }
        parameters.push(Parameter {
            name: UNRATED,
            help: "in ARO, TPR, PTP, APRO and APPO, as published before round 1; C.07 Art. 10 has no tie-break",
            value: Value::Choice { now: unrated_at(rules.unrated), names: &UNRATED_NAMES },
            is_fixed: false,
        });
        if setup.regulations.long {
            parameters.push(yes(
                "ratings of each round",
                "a game counts with the rating the opponent had in its round; else with the first one (C.07 Art. 10)",
                rules.by_round,
            ));
        }
        if let Unrated::Fixed(rating) = rules.unrated {
            let (least, most) = ((*FIXED_RATINGS.start()).into(), (*FIXED_RATINGS.end()).into());
            let value = Value::Number { now: rating.into(), least, most };
            let help = "opponents without a rating count with this one";
            parameters.push(Parameter { name: FIXED_RATING, help, value, is_fixed: false });
        }
        parameters
    }

    /// Returns true if one of its tie-breaks uses the ratings of opponents (C.07 Art. 10).
    #[must_use]
    pub fn rests_on_opponents_ratings(&self) -> bool {
        self.tie_breaks().iter().any(TieBreak::is_of_opponents_ratings)
    }

    /// Returns the ranking with another value of a parameter; `None` if it has no such parameter or value.
    #[must_use]
    pub fn with(mut self, parameter: usize, value: Value, setup: &Setup) -> Option<Self> {
        let usual = setup.pairing.system().is_predetermined();
        let Self::Points { rules, .. } = &mut self else { return self.with_of_placings(parameter, value) };
        match (parameter, value) {
            (0, Value::Yes(true)) => rules.edition = Edition::August2024,
            (0, Value::Yes(false)) => rules.edition = Edition::March2026,
            (1, Value::Yes(yes)) => rules.predetermined = (yes != usual).then_some(yes),
            (2, Value::Choice { now, .. }) => {
                let all = [
                    Unrated::NoTieBreak,
                    Unrated::LeftOut,
                    Unrated::Lowest,
                    Unrated::Mean,
                    Unrated::Fixed(FLOOR_RATING),
                ];
                rules.unrated = *all.get(now)?;
            }
            (3, Value::Yes(yes)) => rules.by_round = yes,
            (3 | 4, Value::Number { now, .. }) => {
                let now = u16::try_from(now).ok().filter(|now| FIXED_RATINGS.contains(now))?;
                rules.unrated = Unrated::Fixed(now);
            }
            _ => return None,
        }
        Some(self)
    }
}

#[cfg(test)]
mod tests;
