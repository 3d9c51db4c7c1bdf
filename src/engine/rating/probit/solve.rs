//! The new system: the ratings after the batch rate the batch (3.1, 3.3, 3.5).
//!
//! The condition F(r) = r - r0 - D(r) = 0 has exactly one solution. It is found by Newton's method, whose
//! linear systems are solved by conjugate gradients with the diagonal as preconditioner, each only as
//! well as the step deserves. A step is halved until the largest |F| falls, which it must, since every
//! Jacobian I + L has an inverse of norm at most 1. Should rounding stand in the way, damped repetition
//! goes on.

use super::batch::Batch;

/// The largest |F| with which a solution is accepted; it bounds the error of every rating (3.3, 3.5).
pub const TOLERANCE: f64 = 1e-9;

/// The most steps of Newton's method; ordinary batches need three to eight (3.5).
const MOST_STEPS: u32 = 200;

/// The most halvings of a step.
const MOST_HALVINGS: u32 = 40;

/// The most rounds of conjugate gradients in one step.
const MOST_ROUNDS: u32 = 10_000;

/// The most sweeps of damped repetition at a time.
const MOST_SWEEPS: u32 = 1000;

/// The least part of the promised decrease that a step must bring (Armijo's condition).
const LEAST_DECREASE: f64 = 1e-4;

/// The largest and the smallest part of |F| that conjugate gradients may leave.
const LEFT_OVER: (f64, f64) = (0.1, 1e-6);

/// The largest weight of a game in the Laplacian: the normal density at zero, divided by ten (3.3).
const MOST_WEIGHT: f64 = 0.039_894_228_1;

/// The solution of the new system.
#[derive(Debug, Clone, PartialEq)]
pub struct Solution {
    /// The ratings after the batch, in the order of the players.
    pub ratings: Vec<f64>,
    /// The old system's ratings, which the first step has found on the way (3.1).
    pub old: Vec<f64>,
    /// The largest |F| at the ratings: no rating is further from the exact solution (3.3).
    pub residual: f64,
    /// The size of the last Newton step that was computed, an estimate of the error before it.
    ///
    /// With ratings and stakes so large that double precision cannot bring |F| below [`TOLERANCE`] this
    /// is what shows that the ratings are settled.
    pub last_step: f64,
    /// The steps of Newton's method.
    pub n_steps: u32,
}

/// A point on the way: the changes of all ratings, and F there.
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

impl Batch {
    /// Solves the new system (3.3). Never fails; the residual says how good the solution is.
    #[must_use]
    pub fn solve(&self) -> Solution {
        let before = self.before();
        let mut here = self.point(&before, vec![0.0; before.len()]);
        let old = before.iter().zip(&here.excess).map(|(rating, excess)| rating - excess).collect();
        let (mut n_steps, mut last_step) = (0, 0.0);
        while TOLERANCE < here.worst && n_steps < MOST_STEPS {
            let step = self.newton_step(&here);
            n_steps += 1;
            last_step = largest(&step);
            let next = self.search_along(&before, &here, &step);
            let is_settled = last_step <= TOLERANCE / 2.0;
            here = match next {
                Some(next) => next,
                None if is_settled => break,
                None => self.repeat_damped(&before, here),
            };
        }
        let ratings = before.iter().zip(&here.changes).map(|(rating, change)| rating + change).collect();
        Solution { ratings, old, residual: here.worst, last_step, n_steps }
    }

    /// Computes F and the weights at changed ratings.
    fn point(&self, before: &[f64], changes: Vec<f64>) -> Point {
        let ratings = before.iter().zip(&changes).map(|(rating, change)| rating + change).collect::<Vec<_>>();
        let mut gains = vec![0.0; ratings.len()];
        let mut weights = vec![0.0; self.pairs().len()];
        let stake = self.stake();
        self.pairs().sum(&ratings, &mut gains, |place, score, ours, theirs| {
            let (part, weight) = self.score_at(score, ours, theirs);
            weights[place] = rough(weight);
            stake * part
        });
        let excess = changes.iter().zip(gains).map(|(change, gain)| change - gain).collect::<Vec<_>>();
        Point { worst: largest(&excess), changes, excess, weights }
    }

    /// Halves a step until the largest |F| falls.
    fn search_along(&self, before: &[f64], here: &Point, step: &[f64]) -> Option<Point> {
        let mut part = 1.0;
        for _ in 0..MOST_HALVINGS {
            let changes = here.changes.iter().zip(step).map(|(change, step)| change + part * step);
            let next = self.point(before, changes.collect());
            if next.worst <= (1.0 - LEAST_DECREASE * part) * here.worst {
                return Some(next);
            }
            part /= 2.0;
        }
        None
    }

    /// Solves `(I + L) d = -F` by conjugate gradients with the diagonal as preconditioner (3.5).
    fn newton_step(&self, here: &Point) -> Vec<f64> {
        let enough = here.worst * self.left_over(here.worst);
        let enough = if enough < TOLERANCE / 4.0 { TOLERANCE / 4.0 } else { enough };
        let scale = self.pairs().degrees(&here.weights).iter().map(|degree| 1.0 / (1.0 + degree)).collect();
        let scale: Vec<f64> = scale;
        let mut step = vec![0.0; scale.len()];
        let mut left = here.excess.iter().map(|excess| -excess).collect::<Vec<_>>();
        let mut direction = left.iter().zip(&scale).map(|(left, scale)| left * scale).collect::<Vec<_>>();
        let mut product = vec![0.0; scale.len()];
        let mut size = dot(&left, &direction);
        for _ in 0..MOST_ROUNDS {
            self.pairs().times(&here.weights, &direction, &mut product);
            let curvature = dot(&direction, &product);
            if curvature <= 0.0 {
                break;
            }
            let length = size / curvature;
            add(&mut step, length, &direction);
            add(&mut left, -length, &product);
            if largest(&left) <= enough {
                break;
            }
            let new_size = left.iter().zip(&scale).map(|(left, scale)| left * left * scale).sum::<f64>();
            let keep = new_size / size;
            size = new_size;
            for ((direction, left), scale) in direction.iter_mut().zip(&left).zip(&scale) {
                *direction = left * scale + keep * *direction;
            }
        }
        step
    }

    /// Gives the part of |F| that may be left of a linear system: the nearer the solution, the less, in
    /// step with what Newton's method leaves by itself.
    fn left_over(&self, worst: f64) -> f64 {
        let (most, least) = LEFT_OVER;
        let part = worst / (100.0 * self.stake());
        if most < part {
            most
        } else if part < least {
            least
        } else {
            part
        }
    }

    /// Repeats `r <- r + s (r0 + D(r) - r)`, which always converges, if slowly (3.5).
    fn repeat_damped(&self, before: &[f64], from: Point) -> Point {
        let part = 1.0 / (1.0 + MOST_WEIGHT * self.pairs().most_games());
        let mut here = from;
        for _ in 0..MOST_SWEEPS {
            if here.worst <= TOLERANCE {
                break;
            }
            let changes =
                here.changes.iter().zip(&here.excess).map(|(change, excess)| change - part * excess);
            here = self.point(before, changes.collect());
        }
        here
    }
}

/// Keeps of a weight what a Newton step needs.
#[expect(clippy::cast_possible_truncation, reason = "seven digits are enough for the direction of a step")]
const fn rough(weight: f64) -> f32 {
    weight as f32
}

/// Gives the largest absolute value.
fn largest(numbers: &[f64]) -> f64 {
    numbers.iter().fold(0.0, |most, &number| {
        let size = libm::fabs(number);
        if most < size { size } else { most }
    })
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
