//! The new system: the ratings after the batch rate the batch (3.1, 3.3, 3.5).
//!
//! The condition F(r) = r - r0 - D(r) = 0 has exactly one solution. Newton's method finds it; its linear
//! systems are solved by conjugate gradients with the diagonal as preconditioner, each only as accurately as
//! the step requires. A step is halved until the largest |F| falls, which must happen because every Jacobian
//! I + L has an inverse of norm at most 1. If rounding prevents it, damped repetition continues.

use super::model::Model;

/// The largest |F| of an accepted solution; it bounds the error of every rating (3.3, 3.5).
pub const TOLERANCE: f64 = 1e-9;

/// The maximum number of steps of Newton's method; ordinary batches need three to eight (3.5).
const MOST_STEPS: u32 = 200;

/// The maximum number of halvings of a step.
const MOST_HALVINGS: u32 = 40;

/// The maximum number of rounds of conjugate gradients in one step.
const MOST_ROUNDS: u32 = 10_000;

/// The maximum number of sweeps of damped repetition at a time.
const MOST_SWEEPS: u32 = 1000;

/// The smallest part of the predicted decrease that a step must achieve (Armijo's condition).
const LEAST_DECREASE: f64 = 1e-4;

/// The smallest part of |F| that conjugate gradients have to reach.
const LEAST_LEFT: f64 = 1e-6;

/// The largest part of |F| that conjugate gradients may leave.
const MOST_LEFT: f64 = 0.1;

/// The largest weight of a game in the Laplacian: the normal density at zero, divided by ten (3.3).
const MOST_WEIGHT: f64 = 0.039_894_228_1;

/// The solution of the new system.
#[derive(Debug, Clone, PartialEq)]
pub struct Solution {
    /// The ratings after the batch, in the order of the players.
    pub ratings: Vec<f64>,
    /// The old system's ratings, a by-product of the first step (3.1).
    pub old: Vec<f64>,
    /// The largest |F| at the ratings: no rating is further from the exact solution (3.3).
    pub residual: f64,
    /// The size of the last Newton step: the distance of the previous ratings from the solution.
    ///
    /// With a million games times Y, or ratings of six digits and a thousand games, the rounding of doubles
    /// alone makes |F| larger than [`TOLERANCE`]. Then this value shows the accuracy of the ratings.
    pub last_step: f64,
    /// The steps of Newton's method.
    pub n_steps: u32,
}

impl Solution {
    /// Returns true if the ratings are accurate to [`TOLERANCE`]: by the residual, or by the last step if
    /// doubles allow no smaller residual.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.residual <= TOLERANCE || self.last_step <= TOLERANCE
    }
}

/// A point of the search: the changes of all ratings, and F there.
#[derive(Debug, Clone)]
struct Point {
    /// r - r0.
    changes: Vec<f64>,
    /// F(r).
    excess: Vec<f64>,
    /// The largest |F|.
    worst: f64,
    /// The weights of the pairs in the Laplacian.
    weights: Vec<f32>,
}

impl Model {
    /// Solves the new system (3.3). Never fails; the residual shows the accuracy of the solution.
    #[must_use]
    pub fn solve(&self) -> Solution {
        let mut here = self.point(vec![0.0; self.before.len()]);
        let old = self.before.iter().zip(&here.excess).map(|(rating, excess)| rating - excess).collect();
        let (mut n_steps, mut last_step) = (0, 0.0);
        while TOLERANCE < here.worst && n_steps < MOST_STEPS {
            let step = self.newton_step(&here);
            n_steps += 1;
            last_step = largest(&step);
            let worst = here.worst;
            here = match self.search_along(&here, &step) {
                Some(next) => next,
                None if last_step <= TOLERANCE => here,
                None => self.repeat_damped(here),
            };
            if last_step <= TOLERANCE && worst / 2.0 < here.worst {
                break;
            }
        }
        let ratings = self.changed(&here.changes);
        Solution { ratings, old, residual: here.worst, last_step, n_steps }
    }

    /// Returns the ratings after changes.
    fn changed(&self, changes: &[f64]) -> Vec<f64> {
        self.before.iter().zip(changes).map(|(rating, change)| rating + change).collect()
    }

    /// Computes F and the weights at changed ratings.
    fn point(&self, changes: Vec<f64>) -> Point {
        let mut gains = vec![0.0; changes.len()];
        let mut weights = vec![0.0; self.pairs.len()];
        self.pairs.sum(&self.changed(&changes), &mut gains, |place, score, ours, theirs| {
            let (part, weight) = self.score_at(score, ours, theirs);
            weights[place] = rough(weight);
            self.stake * part
        });
        let excess = changes.iter().zip(gains).map(|(change, gain)| change - gain).collect::<Vec<_>>();
        Point { worst: largest(&excess), changes, excess, weights }
    }

    /// Halves a step until the largest |F| falls.
    fn search_along(&self, here: &Point, step: &[f64]) -> Option<Point> {
        let mut part = 1.0;
        for _ in 0..MOST_HALVINGS {
            let changes = here.changes.iter().zip(step).map(|(change, step)| change + part * step);
            let next = self.point(changes.collect());
            if next.worst <= (1.0 - LEAST_DECREASE * part) * here.worst {
                return Some(next);
            }
            part /= 2.0;
        }
        None
    }

    /// Solves `(I + L) d = -F` by conjugate gradients with the diagonal as preconditioner (3.5), until the
    /// remaining part of F is small enough for the step.
    fn newton_step(&self, here: &Point) -> Vec<f64> {
        let enough = self.left_over(here.worst);
        let degrees = self.pairs.degrees(&here.weights);
        let scale = degrees.iter().map(|degree| 1.0 / (1.0 + degree)).collect::<Vec<_>>();
        let mut left = here.excess.iter().map(|excess| -excess).collect::<Vec<_>>();
        let mut step = vec![0.0; scale.len()];
        let mut direction = product(&left, &scale);
        let mut image = vec![0.0; scale.len()];
        let mut size = dot(&left, &direction);
        for _ in 0..MOST_ROUNDS {
            self.pairs.times(&here.weights, &direction, &mut image);
            let length = size / dot(&direction, &image);
            add(&mut step, length, &direction);
            add(&mut left, -length, &image);
            if largest(&left) <= enough {
                break;
            }
            let scaled = product(&left, &scale);
            let keep = dot(&left, &scaled) / size;
            size *= keep;
            for (direction, scaled) in direction.iter_mut().zip(scaled) {
                *direction = scaled + keep * *direction;
            }
        }
        step
    }

    /// Returns the part of F that a Newton step may leave: smaller near the solution, in line with the error
    /// of the step itself.
    fn left_over(&self, worst: f64) -> f64 {
        let part = larger(worst / (10.0 * self.deviation), LEAST_LEFT);
        larger(if part < MOST_LEFT { part } else { MOST_LEFT } * worst, TOLERANCE / 4.0)
    }

    /// Repeats `r <- r + s (r0 + D(r) - r)`, which always converges, though slowly (3.5).
    fn repeat_damped(&self, from: Point) -> Point {
        let part = 1.0 / (1.0 + MOST_WEIGHT * self.pairs.most_games());
        let mut here = from;
        for _ in 0..MOST_SWEEPS {
            if here.worst <= TOLERANCE {
                break;
            }
            let changes =
                here.changes.iter().zip(&here.excess).map(|(change, excess)| change - part * excess);
            here = self.point(changes.collect());
        }
        here
    }
}

/// Reduces a weight to the precision that a Newton step needs.
#[expect(clippy::cast_possible_truncation, reason = "seven digits are enough for the direction of a step")]
const fn rough(weight: f64) -> f32 {
    weight as f32
}

/// Returns the largest absolute value.
fn largest(numbers: &[f64]) -> f64 {
    numbers.iter().fold(0.0, |most, &number| larger(most, libm::fabs(number)))
}

const fn larger(one: f64, other: f64) -> f64 {
    if one < other { other } else { one }
}

fn product(one: &[f64], other: &[f64]) -> Vec<f64> {
    one.iter().zip(other).map(|(one, other)| one * other).collect()
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Adds a multiple of numbers to others.
fn add(sums: &mut [f64], times: f64, numbers: &[f64]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += times * number;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::batch::{Batch, Factor, Game};
    use super::*;
    use crate::basics::number::Rating;

    fn batch(factor: u32, thousandths: &[i64], games: &[(u32, u32)]) -> Batch {
        let ratings = thousandths.iter().map(|&rating| Rating::from_units(rating)).collect();
        let mut batch = Batch::new(Factor::new(factor).unwrap(), ratings);
        for &(winner, loser) in games {
            batch.add(Game { winner, loser }).unwrap();
        }
        batch
    }

    /// A sum with compensation of rounding errors (Neumaier).
    #[derive(Clone, Copy)]
    struct Sum(f64, f64);

    impl Sum {
        fn add(&mut self, number: f64) {
            let sum = self.0 + number;
            let (large, small) =
                if libm::fabs(number) < libm::fabs(self.0) { (self.0, number) } else { (number, self.0) };
            *self = Self(sum, self.1 + (large - sum + small));
        }
    }

    /// Computes the largest |F| game by game, with the library's `erfc` and without merging.
    fn residual(batch: &Batch, ratings: &[f64]) -> f64 {
        let factor = f64::from(batch.factor().number());
        let mut excess = ratings.iter().map(|&rating| Sum(rating, 0.0)).collect::<Vec<_>>();
        for (excess, before) in excess.iter_mut().zip(Model::new(batch).before()) {
            excess.add(-before);
        }
        for game in batch.games() {
            let (winner, loser) = (game.winner as usize, game.loser as usize);
            let z = (ratings[loser] - ratings[winner]) / (100.0 * factor);
            let moved = 5.0 * factor * libm::erfc(-z * std::f64::consts::FRAC_1_SQRT_2);
            excess[winner].add(-moved);
            excess[loser].add(moved);
        }
        largest(&excess.iter().map(|sum| sum.0 + sum.1).collect::<Vec<_>>())
    }

    #[track_caller]
    fn check(factor: u32, thousandths: &[i64], games: &[(u32, u32)], expected: &[&str]) {
        let batch = batch(factor, thousandths, games);
        let solution = Model::new(&batch).solve();
        assert!(residual(&batch, &solution.ratings) <= TOLERANCE);
        assert!(solution.residual <= TOLERANCE);
        let shown = solution.ratings.iter().map(|rating| format!("{rating:.2}")).collect::<Vec<_>>();
        assert_eq!(shown, expected);
    }

    #[test]
    fn s3_9_one_game_between_equals() {
        check(1, &[1_000_000, 1_000_000], &[(0, 1)], &["1004.63", "995.37"]);
    }

    #[test]
    fn s3_4_where_plain_repetition_swings_there_is_a_solution() {
        check(1, &[1_000_000, 2_500_000], &[(0, 1); 200], &["1764.95", "1735.05"]);
        check(1, &[1_000_000, 1_000_000], &[(0, 1); 200], &["1085.88", "914.12"]);
        check(1, &[1_000_000, 1_001_000], &[[(0, 1); 7], [(1, 0); 7]].concat(), &["1000.26", "1000.74"]);
    }

    #[test]
    fn s3_1_the_factor_stretches_the_scale() {
        check(1000, &[0, 0], &[(0, 1)], &["4631.03", "-4631.03"]);
    }

    #[test]
    fn s3_1_without_games_nothing_changes() {
        check(1, &[-12_345, 999_999_999], &[], &["-12.35", "1000000.00"]);
        let solution = Model::new(&batch(1, &[5_000, 7_000], &[])).solve();
        assert_eq!((solution.n_steps, solution.ratings), (0, vec![5.0, 7.0]));
    }

    #[test]
    fn damped_repetition_converges() {
        let batch = batch(1, &[1_000_000, 2_500_000, 900_000], &[[(0, 1); 60], [(2, 1); 60]].concat());
        let model = Model::new(&batch);
        let end = model.repeat_damped(model.point(vec![0.0; 3]));
        assert!(end.worst <= TOLERANCE);
        assert!(residual(&batch, &model.changed(&end.changes)) <= TOLERANCE);
    }

    /// Batches of all kinds: few or many games, near or far players, upsets, stars, parts without games.
    fn batches() -> impl Strategy<Value = Batch> {
        let factor = prop::sample::select(vec![1, 2, 10, 1000]);
        let spread = prop::sample::select(vec![1_i64, 30_000, 300_000, 3_000_000, 99_999_999]);
        (factor, spread, 2..12_u32).prop_flat_map(|(factor, spread, n_players)| {
            let ratings = prop::collection::vec(-spread..=spread, n_players as usize);
            let meeting = (0..n_players, 1..n_players, any::<bool>(), 1..200_usize);
            let meetings = prop::collection::vec(meeting, 0..12);
            (ratings, meetings, any::<bool>()).prop_map(move |(ratings, meetings, star)| {
                let mut games = Vec::new();
                for (one, apart, first_wins, times) in meetings {
                    let one = if star { 0 } else { one };
                    let other = (one + apart) % n_players;
                    let game = if first_wins { (one, other) } else { (other, one) };
                    games.extend([game].repeat(times));
                }
                batch(factor, &ratings, &games)
            })
        })
    }

    #[test]
    fn s3_5_a_star_of_ratings_far_apart_is_settled() {
        let ratings = [2_347_753, 2_607_817, 0, 2_162_491, 382_298, 1_952_279, -2_524_534, -1_945_611, 0];
        let pairs = [((0, 4), 226), ((4, 0), 189), ((1, 0), 185), ((6, 0), 132), ((3, 0), 126), ((7, 0), 93)];
        let games: Vec<(u32, u32)> =
            pairs.into_iter().flat_map(|(pair, games)| std::iter::repeat_n(pair, games)).collect();
        let solution = Model::new(&batch(1, &ratings, &games)).solve();
        assert!(solution.is_settled() && solution.n_steps <= MOST_STEPS / 2, "{}", solution.n_steps);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn s3_5_the_residual_bounds_the_error(batch in batches()) {
            let solution = Model::new(&batch).solve();
            prop_assert!(solution.is_settled());
            prop_assert!(solution.n_steps <= MOST_STEPS / 2, "{}", solution.n_steps);
            // Rounding alone exceeds the tolerance if thousands of points are at stake in a game.
            let rounding = 1e-15 * f64::from(batch.factor().number()) * 10.0 * 2400.0;
            prop_assert!(residual(&batch, &solution.ratings) <= TOLERANCE + rounding);
        }

        #[test]
        fn s3_3_the_sum_of_the_ratings_is_kept(batch in batches()) {
            let model = Model::new(&batch);
            let before = model.before().iter().sum::<f64>();
            let solution = model.solve();
            prop_assert!(libm::fabs(solution.ratings.iter().sum::<f64>() - before) <= 1e-6);
            prop_assert!(libm::fabs(solution.old.iter().sum::<f64>() - before) <= 1e-6);
        }

        #[test]
        fn s3_1_the_order_of_the_games_is_irrelevant(batch in batches()) {
            let mut reversed = Batch::new(batch.factor(), batch.ratings().to_vec());
            batch.games().iter().rev().for_each(|&game| reversed.add(game).unwrap());
            prop_assert_eq!(Model::new(&batch).solve(), Model::new(&reversed).solve());
        }
    }
}
