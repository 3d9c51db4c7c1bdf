//! The perfect tournament performance (C.07 10.3).

use super::ratings::{self, Played};
use crate::basics::file_format::FORMAT_5;
use crate::basics::why::Why;
use crate::fact;
use crate::rating_systems::fide_table::scoring_probability;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::working::Shown;
use crate::tie_breaks::{Exact, ONE};

/// PTP.
pub(super) struct PerfectPerformance;

const ABOUT: About = About {
    code: "PTP",
    name: "perfect tournament performance",
    help: "the least rating that would be expected to score as much",
    article: "C.07 10.3",
    modifiers: "",
    decimals: 0,
    format: FORMAT_5,
    needs: Needs::OpponentsRatings,
    reach: Reach::Opponents,
};

/// The difference between the rating of the lowest opponent and a performance without a point.
const BELOW_ALL: i64 = 800;

impl Rule for PerfectPerformance {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        performances(basis).iter().map(|own| own.map(|own| own * ONE)).collect()
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let games = ratings::explain_games(asked, ABOUT.article, why);
        if let Some(rating) = performance(&games) {
            let scored = Shown(Some(ratings::hundredths(&games) * 100), 1);
            let expected = Shown(Some(expected(rating, &games) * 100), 2);
            let fact = fact!(
                "expected-score",
                "{scored} scored; {rating} is expected to score {expected} (B.02 8.1.2)",
                scored,
                rating,
                expected,
            );
            why.tell(ABOUT.article, fact);
        }
    }
}

/// Returns everybody's perfect performance.
pub(super) fn performances(basis: &Basis) -> &[Option<i64>] {
    basis.perfect.get_or_init(|| ratings::each(basis, performance))
}

/// Returns the score that is expected of a rating, in hundredths, on the full scale of the table (B.02
/// 8.1.2).
fn expected(rating: i64, games: &[Played]) -> i64 {
    let difference = |game: &Played| i32::try_from(rating - game.rating).unwrap_or(i32::MAX);
    games.iter().map(|game| i64::from(scoring_probability(difference(game)))).sum()
}

/// Returns the least rating that is expected to score as much. The expectation grows with the rating, so it
/// is found by bisection.
fn performance(games: &[Played]) -> Option<i64> {
    let lowest = games.iter().map(|game| game.rating).min()?;
    let highest = games.iter().map(|game| game.rating).max()?;
    let scored = ratings::hundredths(games);
    if scored == 0 {
        return Some(lowest - BELOW_ALL);
    }
    // The expected score is zero far enough below all opponents, and full far enough above them.
    let (mut too_low, mut enough) = (lowest - BELOW_ALL, highest + BELOW_ALL);
    while too_low + 1 < enough {
        let middle = i64::midpoint(too_low, enough);
        if scored <= expected(middle, games) {
            enough = middle;
        } else {
            too_low = middle;
        }
    }
    Some(enough)
}
