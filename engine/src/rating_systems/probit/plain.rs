//! Plain repetition, as the author sketched it: start with the ratings before the batch and rate again until
//! nothing changes (3.4, 3.6).

use super::model::Model;
use super::rounding::{Decimals, round};
use crate::basics::number::Rating;

/// The maximum number of sweeps; if the last one does not settle, there is no result (3.6).
pub const MOST_SWEEPS: u32 = 1000;

/// The decimals that must agree between two sweeps, independent of Q (3.6, 3.10).
pub(super) const COMPARED: Decimals = Decimals::One;

/// The outcome of plain repetition.
#[derive(Debug, Clone, PartialEq)]
pub enum Repetition<N> {
    /// The ratings agree with those of the sweep before.
    Settled {
        /// The number of sweeps, including that one.
        n_sweeps: u32,
        /// The ratings of the last sweep.
        ratings: Vec<N>,
    },
    /// The ratings still differ after the last sweep; in the end they alternate between two vectors (3.4).
    Swings {
        /// The largest change of a rating in the last sweep.
        swing: N,
    },
}

impl Model {
    /// Repeats with the true normal distribution (3.6, `plain`).
    #[must_use]
    pub fn repeat(&self) -> Repetition<f64> {
        let change = |one: f64, other: f64| libm::fabs(one - other);
        repeat(&self.before, |ratings| self.rate_at(ratings), |rating| round(rating, COMPARED), change)
    }
}

/// Repeats sweeps until all ratings agree with the previous ones.
///
/// If the ratings are exactly those of the sweep before the last, they alternate for ever, and the remaining
/// sweeps are skipped.
pub(super) fn repeat<N: Copy + Default + PartialOrd>(
    start: &[N],
    sweep: impl Fn(&[N]) -> Vec<N>,
    rounded: impl Fn(N) -> Rating,
    change: impl Fn(N, N) -> N,
) -> Repetition<N> {
    let (mut last, mut before_last) = (start.to_vec(), Vec::new());
    let mut swing = N::default();
    for n_sweeps in 1..=MOST_SWEEPS {
        let next = sweep(&last);
        if next.iter().zip(&last).all(|(&next, &last)| rounded(next) == rounded(last)) {
            return Repetition::Settled { n_sweeps, ratings: next };
        }
        swing = next.iter().zip(&last).fold(N::default(), |most, (&next, &last)| {
            let change = change(next, last);
            if most < change { change } else { most }
        });
        if next == before_last {
            break;
        }
        before_last = std::mem::replace(&mut last, next);
    }
    Repetition::Swings { swing }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::batch::{Batch, Factor, Game};
    use super::*;

    fn model(ratings: &[i64], games: &[(u32, u32)]) -> Model {
        let ratings = ratings.iter().map(|&rating| Rating::from_units(rating)).collect();
        let mut batch = Batch::new(Factor::ONE, ratings);
        for &(winner, loser) in games {
            batch.add(Game { winner, loser }).unwrap();
        }
        Model::new(&batch)
    }

    /// Describes the outcome of the repetition.
    fn end(ratings: &[i64], games: &[(u32, u32)]) -> String {
        match model(ratings, games).repeat() {
            Repetition::Settled { .. } => "settled".to_owned(),
            Repetition::Swings { swing } => format!("swings {swing:.1}"),
        }
    }

    fn even(n_games: usize) -> Vec<(u32, u32)> {
        [(0, 1), (1, 0)].repeat(n_games / 2)
    }

    /// Every player meets every other once; the smaller number wins.
    fn all_play_all(n_players: u32) -> Vec<(u32, u32)> {
        (0..n_players).flat_map(|one| (one + 1..n_players).map(move |other| (one, other))).collect()
    }

    #[test]
    fn s3_4_beyond_12_games_plain_repetition_can_fail() {
        assert_eq!(end(&[1_000_000, 1_001_000], &even(12)), "settled");
        assert_eq!(end(&[1_000_000, 1_001_000], &even(200)), "swings 2000.0");
        assert_eq!(end(&[1_000_000, 1_000_000], &[(0, 1); 16]), "settled");
        assert_eq!(end(&[1_000_000, 1_000_000], &[(0, 1); 200]), "swings 1000.0");
        assert_eq!(end(&[1_000_000, 2_500_000], &[(0, 1); 68]), "settled");
        assert_eq!(end(&[1_000_000, 2_500_000], &[(0, 1); 200]), "swings 2000.0");
    }

    #[test]
    fn s3_4_equals_with_an_even_score_are_settled_at_once() {
        let settled = Repetition::Settled { n_sweeps: 1, ratings: vec![1000.0, 1000.0] };
        assert_eq!(model(&[1_000_000, 1_000_000], &even(200)).repeat(), settled);
    }

    #[test]
    fn s3_6_the_last_sweep_that_stops_is_the_thousandth() {
        let count = |stop: i64| {
            let sweep = |numbers: &[i64]| vec![if numbers[0] < stop { numbers[0] + 1 } else { stop }];
            repeat(&[0], sweep, Rating::from_units, |one: i64, other| one - other)
        };
        assert_eq!(count(999), Repetition::Settled { n_sweeps: 1000, ratings: vec![999] });
        assert_eq!(count(1000), Repetition::Swings { swing: 1 });
    }

    #[test]
    fn s3_4_all_play_all() {
        let spread = |n_players: u32| (0..i64::from(n_players)).map(|player| 1_000_000 - player * 1000);
        let end = |n_players| end(&spread(n_players).collect::<Vec<_>>(), &all_play_all(n_players));
        assert_eq!(end(13), "settled");
        assert!(end(60).starts_with("swings"));
    }

    proptest! {
        #[test]
        fn s3_4_plain_repetition_converges_up_to_12_games(
            ratings in prop::collection::vec(0..3_000_000_i64, 6),
            results in prop::collection::vec((0..6_u32, 1..6_u32), 0..60),
        ) {
            let mut n_games = [0; 6];
            let mut games = Vec::new();
            for (one, apart) in results {
                let other = (one + apart) % 6;
                if n_games[one as usize] < 12 && n_games[other as usize] < 12 {
                    n_games[one as usize] += 1;
                    n_games[other as usize] += 1;
                    games.push((one, other));
                }
            }
            let model = model(&ratings, &games);
            let Repetition::Settled { ratings, .. } = model.repeat() else { panic!("it swings") };
            let solution = model.solve().ratings;
            prop_assert!(ratings.iter().zip(solution).all(|(one, other)| libm::fabs(one - other) < 1.0));
        }
    }
}
