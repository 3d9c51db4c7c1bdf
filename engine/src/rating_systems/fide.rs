//! FIDE's rating regulations (B.02, in force since 1 March 2024): rating changes, and first ratings.
//!
//! All numbers are whole or in hundredths, so rounding occurs only as the regulations define it.

use serde::{Deserialize, Serialize};

use super::fide_table::scoring_probability;
use super::performance::{difference_of_share, rounded};
use crate::game::scoring::GameScore;

/// The lowest published rating (8.2, 8.3).
pub const FLOOR: i32 = 1400;

/// The number of games for a first rating (8.2).
pub const FIRST_GAMES: u32 = 5;

/// The rating of each of the two hypothetical opponents against whom an unrated player counts as having drawn
/// (8.2).
const HYPOTHETICAL: i64 = 1800;

/// The highest first rating (8.2).
const HIGHEST_FIRST: i64 = 2200;

/// The largest rating difference that counts (8.3.1).
const CAP: i32 = 400;

/// The maximum of K times the number of games (8.3.3).
const MOST_K_TIMES_GAMES: u32 = 700;

/// The rate of play, which determines the rating of a player that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Tempo {
    /// Standard.
    #[default]
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

/// The edition of the regulations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum FideEdition {
    /// The edition in force on the first day of the event; the newest if that day is unknown.
    #[default]
    ByDate,
    /// Of 1 March 2024: a difference above 400 counts as 400, for all players.
    March2024,
    /// Of 1 December 2024: rapid and blitz games of 600 points or more with a player above 2600 are not
    /// rated.
    December2024,
    /// Of 1 October 2025: at the standard rate, the real difference counts for players of 2650 and more.
    October2025,
}

/// The choices within the regulations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FideRules {
    /// The rate of play.
    pub tempo: Tempo,
    /// The edition.
    pub edition: FideEdition,
}

impl Tempo {
    /// Every rate of play, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// The names, in the same order.
    pub const NAMES: [&'static str; 3] = [Self::ALL[0].name(), Self::ALL[1].name(), Self::ALL[2].name()];

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

impl FideEdition {
    /// Every edition, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::ByDate, Self::October2025, Self::December2024, Self::March2024];

    /// The names, in the same order.
    pub const NAMES: [&'static str; 4] =
        [Self::ALL[0].name(), Self::ALL[1].name(), Self::ALL[2].name(), Self::ALL[3].name()];

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ByDate => "by first day",
            Self::March2024 => "March 2024",
            Self::December2024 => "December 2024",
            Self::October2025 => "October 2025",
        }
    }

    /// Returns the edition in force on a day (ISO 8601, or only a year); the newest for an empty text.
    #[must_use]
    pub fn on(self, day: &str) -> Self {
        match self {
            Self::ByDate if day.is_empty() || "2025-10-01" <= day => Self::October2025,
            Self::ByDate if "2024-12-01" <= day => Self::December2024,
            Self::ByDate => Self::March2024,
            Self::March2024 | Self::December2024 | Self::October2025 => self,
        }
    }
}

/// The expectation of a rated player in a game against another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Expected {
    /// The rating difference that counts.
    pub difference: i32,
    /// True if the real difference was larger (8.3.1).
    pub is_capped: bool,
    /// The scoring probability in hundredths (8.1.2).
    pub probability: u8,
}

impl FideRules {
    /// Returns the expectation of a player against an opponent; `None` if their game is not rated, as at
    /// rapid and blitz since 1 December 2024. The edition must be resolved by [`FideEdition::on`].
    #[must_use]
    pub fn expected(self, own: i32, opponent: i32) -> Option<Expected> {
        let full = own - opponent;
        let is_fast = !matches!(self.tempo, Tempo::Standard);
        let (drops_far, exempts) = match self.edition {
            FideEdition::March2024 => (false, false),
            FideEdition::December2024 => (is_fast, false),
            FideEdition::October2025 | FideEdition::ByDate => (is_fast, !is_fast),
        };
        if drops_far && 600 <= full.abs() && 2600 < own.max(opponent) {
            return None;
        }
        let is_capped = CAP < full.abs() && !(exempts && 2650 <= own);
        let difference = if is_capped { full.clamp(-CAP, CAP) } else { full };
        Some(Expected { difference, is_capped, probability: scoring_probability(difference) })
    }
}

/// The reason for the value of K.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KReason {
    /// K of the rating list.
    Listed,
    /// A rating of 2400 or more.
    Reached2400,
    /// Under 2300, and in the year of the 18th birthday or before.
    Young,
    /// None of these. Only a list knows whether a player has played 30 games or once reached 2400.
    Usual,
}

/// Returns K before the limit on the number of games (8.3.3), with the reason: K of the list; otherwise 10
/// from 2400 on, 40 below 2300 until the end of the year of the 18th birthday, 20 for all others.
#[must_use]
pub fn k(listed: Option<u8>, rating: i32, age: impl FnOnce() -> Option<u16>) -> (u32, KReason) {
    match listed {
        Some(k) if k > 0 => (k.into(), KReason::Listed),
        _ if 2400 <= rating => (10, KReason::Reached2400),
        _ if rating < 2300 && age().is_some_and(|age| age <= 18) => (40, KReason::Young),
        _ => (20, KReason::Usual),
    }
}

/// Returns the K that counts for a number of games: K times the games is at most 700 (8.3.3).
#[must_use]
pub const fn k_over(k: u32, games: u32) -> u32 {
    if k.saturating_mul(games) > MOST_K_TIMES_GAMES { MOST_K_TIMES_GAMES / games } else { k }
}

/// Returns a change in whole points: K times the sum of the differences (in hundredths), halves away from
/// zero (8.3.4).
#[must_use]
pub fn change(k: u32, sum: i64) -> i64 {
    let exact = i64::from(k).saturating_mul(sum);
    (exact.abs() + 50) / 100 * exact.signum()
}

/// Returns the points of a result in hundredths.
#[must_use]
pub const fn hundredths(score: GameScore) -> i64 {
    match score {
        GameScore::Win => 100,
        GameScore::Draw => 50,
        GameScore::Loss => 0,
    }
}

/// The first rating of an unrated player (8.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FirstRating {
    /// The sum of the opponents' ratings, the two hypothetical ones included.
    pub sum: i64,
    /// The number of opponents, including the hypothetical ones.
    pub count: i64,
    /// The share of the points in hundredths, rounded half up.
    pub share: i64,
    /// The rating difference of that share (8.1.1).
    pub difference: i64,
    /// The sum of mean and difference, rounded half up.
    pub uncapped: i64,
    /// The rating, at most 2200.
    pub rating: i64,
    /// The reason why it is not published, if any.
    pub withheld: Option<Withheld>,
}

/// A reason why a first rating is not published.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Withheld {
    /// A first event without a point is ignored (8.2).
    NoPoint,
    /// Fewer than five games (8.2).
    TooFewGames,
    /// Below 1400 (8.2).
    TooLow,
}

impl FirstRating {
    /// Computes the first rating from the sum of the rated opponents' ratings, their number and the points in
    /// hundredths.
    #[must_use]
    pub fn of(ratings: i64, games: u32, points: i64) -> Self {
        let sum = ratings + 2 * HYPOTHETICAL;
        let count = i64::from(games) + 2;
        // The two hypothetical draws are worth one point.
        let share = rounded(points + 100, count);
        let difference = difference_of_share(share);
        let uncapped = rounded(sum, count) + difference;
        let rating = uncapped.min(HIGHEST_FIRST);
        let withheld = if points == 0 {
            Some(Withheld::NoPoint)
        } else if games < FIRST_GAMES {
            Some(Withheld::TooFewGames)
        } else {
            (rating < i64::from(FLOOR)).then_some(Withheld::TooLow)
        };
        Self { sum, count, share, difference, uncapped, rating, withheld }
    }

    /// Returns the rating if it is published.
    #[must_use]
    pub const fn published(&self) -> Option<i64> {
        if self.withheld.is_none() { Some(self.rating) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDARD: FideRules = FideRules { tempo: Tempo::Standard, edition: FideEdition::October2025 };

    /// Checks the new rating after games against opponents, written as results: `1=0`.
    #[track_caller]
    fn check(rules: FideRules, own: i32, k: u32, games: &[(i32, GameScore)], expected: i64) {
        let sum = games.iter().map(|(opponent, score)| {
            hundredths(*score) - i64::from(rules.expected(own, *opponent).unwrap().probability)
        });
        assert_eq!(i64::from(own) + change(k, sum.sum()), expected);
    }

    #[test]
    fn b02_8_3_the_worked_changes() {
        use GameScore::{Draw, Loss, Win};
        check(STANDARD, 2100, 20, &[(2100, Win), (2200, Draw), (1950, Loss), (2310, Draw)], 2104);
        check(STANDARD, 1500, 40, &[(2005, Draw), (1990, Loss), (1450, Win)], 1531);
        check(STANDARD, 2813, 10, &[(2400, Win)], 2814);
        check(STANDARD, 2400, 10, &[(2813, Loss)], 2399);
        check(STANDARD, 2649, 10, &[(2200, Win), (2100, Draw), (2000, Win)], 2646);
        check(STANDARD, 2650, 10, &[(2200, Win), (2100, Draw), (2000, Win)], 2646);
        check(STANDARD, 2500, 10, &[(2307, Draw)], 2497);
        assert_eq!(k_over(20, 39), 17);
        check(STANDARD, 1800, 17, &[(1800, Win), (1900, Win), (1700, Loss)], 1809);
    }

    #[test]
    fn b02_8_3_1_differences_by_edition_and_tempo() {
        use FideEdition::{December2024, March2024, October2025};
        let of = |tempo, edition, own, opponent| FideRules { tempo, edition }.expected(own, opponent);
        let seen = |tempo, edition, own, opponent| {
            of(tempo, edition, own, opponent).map(|it| (it.difference, it.is_capped))
        };
        assert_eq!(seen(Tempo::Standard, March2024, 2700, 2000), Some((400, true)));
        assert_eq!(seen(Tempo::Standard, December2024, 2700, 2000), Some((400, true)));
        assert_eq!(seen(Tempo::Standard, October2025, 2700, 2000), Some((700, false)));
        assert_eq!(seen(Tempo::Standard, October2025, 2000, 2700), Some((-400, true)));
        assert_eq!(seen(Tempo::Standard, October2025, 2649, 2000), Some((400, true)));
        assert_eq!(seen(Tempo::Standard, October2025, 2400, 2000), Some((400, false)));
        for fast in [Tempo::Rapid, Tempo::Blitz] {
            assert_eq!(seen(fast, March2024, 2700, 2100), Some((400, true)));
            assert_eq!(seen(fast, December2024, 2700, 2100), None);
            assert_eq!(seen(fast, October2025, 2100, 2700), None);
            assert_eq!(seen(fast, October2025, 2700, 2101), Some((400, true)));
            assert_eq!(seen(fast, October2025, 2600, 2000), Some((400, true)));
        }
    }

    #[test]
    fn the_first_day_says_which_edition_is_in_force() {
        let on = |day| FideEdition::ByDate.on(day);
        assert_eq!(on(""), FideEdition::October2025);
        assert_eq!(on("2025-10-01"), FideEdition::October2025);
        assert_eq!(on("2025-09-30"), FideEdition::December2024);
        assert_eq!(on("2024-11-30"), FideEdition::March2024);
        assert_eq!(on("2026"), FideEdition::October2025);
        assert_eq!(FideEdition::March2024.on("2026-01-01"), FideEdition::March2024);
    }

    #[test]
    fn b02_8_3_3_k_in_its_order() {
        let of = |listed, rating, age| k(listed, rating, || age);
        assert_eq!(of(Some(10), 1500, Some(12)), (10, KReason::Listed));
        assert_eq!(of(Some(0), 1500, Some(12)), (40, KReason::Young));
        assert_eq!(of(None, 2400, Some(12)), (10, KReason::Reached2400));
        assert_eq!(of(None, 2299, Some(18)), (40, KReason::Young));
        assert_eq!(of(None, 2299, Some(19)), (20, KReason::Usual));
        assert_eq!(of(None, 2300, Some(18)), (20, KReason::Usual));
        assert_eq!(of(None, 1500, None), (20, KReason::Usual));
        assert_eq!([k_over(20, 35), k_over(20, 36), k_over(40, 18), k_over(10, 0)], [20, 19, 38, 10]);
    }

    #[test]
    fn b02_8_3_4_halves_go_away_from_zero() {
        let changes =
            [(10, 25), (10, -25), (10, 24), (10, -24), (20, 0), (17, 50)].map(|(k, sum)| change(k, sum));
        assert_eq!(changes, [3, -3, 2, -2, 0, 9]);
    }

    #[track_caller]
    fn check_first(opponents: &[i64], points: i64, rating: i64, withheld: Option<Withheld>) {
        let games = u32::try_from(opponents.len()).unwrap();
        let first = FirstRating::of(opponents.iter().sum(), games, points);
        assert_eq!((first.rating, first.withheld), (rating, withheld));
    }

    #[test]
    fn b02_8_2_the_worked_first_ratings() {
        check_first(&[1900, 1905, 1900, 1902, 1900], 300, 1922, None);
        check_first(&[2200, 2250, 2300, 2350, 2400], 500, 2200, None);
        check_first(&[1400; 5], 100, 1356, Some(Withheld::TooLow));
        check_first(&[1800; 5], 0, 1491, Some(Withheld::NoPoint));
        check_first(&[1800; 4], 200, 1800, Some(Withheld::TooFewGames));
    }
}
