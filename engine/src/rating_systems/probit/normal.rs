//! The normal distribution, exact enough to certify ratings (3.1, 3.6).

use std::f64::consts::FRAC_1_SQRT_2;

/// 1 / sqrt(2 pi): the normal density at zero.
const DENSITY_AT_ZERO: f64 = 0.398_942_280_401_432_7;

/// The nodes from one whole number to the next.
const NODES_PER_UNIT: f64 = 16.0;

/// Beyond this the tail is below 1e-16 times 0.1 and counts as zero.
const END: f64 = 8.5;

/// The number of nodes from 0 up to, not including, [`END`].
const N_NODES: usize = 136;

/// The terms of the series at a node.
const N_TERMS: usize = 9;

/// 2^52: a number of this size has no fraction, so adding it rounds to a whole number.
const WHOLE: f64 = 4_503_599_627_370_496.0;

/// The bits of a table index, once [`WHOLE`] has been added to it.
const PLACE: u64 = 0xFF;

/// The upper tail of the normal distribution, `Φ(-x)` for `x >= 0`, by Taylor series at equidistant nodes.
///
/// With the n-th derivative of the density bounded by `0.44 sqrt(n!)` (Cramér's inequality), the first
/// omitted term is below `0.44 sqrt(8!) / (9! 32^9) < 1e-17`; the rounding of the sum and of the node's
/// `erfc` adds less than 2.5e-16. The error of the tail is thus below 3e-16, where 1e-15 is required (3.6).
#[derive(Debug, Clone)]
pub struct Tails {
    /// The series of every node; the last one, at [`END`], is zero.
    series: Vec<[f64; N_TERMS]>,
}

/// The tail beyond a number, and the density there.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tail {
    /// `Φ(-x)`, to 3e-16.
    pub tail: f64,
    /// The normal density `φ(x)`, to 1e-8.
    pub density: f64,
}

impl Default for Tails {
    fn default() -> Self {
        let mut series = Vec::with_capacity(N_NODES + 1);
        let mut node = 0.0;
        for _ in 0..N_NODES {
            series.push(series_at(node));
            node += 1.0 / NODES_PER_UNIT;
        }
        series.push([0.0; N_TERMS]);
        Self { series }
    }
}

impl Tails {
    /// Returns the tail beyond a nonnegative number, and the density there.
    #[must_use]
    #[inline]
    pub fn at(&self, x: f64) -> Tail {
        let x = if x < END { x } else { END };
        let place = x * NODES_PER_UNIT + WHOLE;
        let step = x - (place - WHOLE) / NODES_PER_UNIT;
        let index = usize::from((place.to_bits() & PLACE) as u8);
        let [c0, c1, c2, c3, c4, c5, c6, c7, c8] = self.series.get(index).copied().unwrap_or_default();
        let higher = c4 + step * (c5 + step * (c6 + step * (c7 + step * c8)));
        let tail = c0 + step * (c1 + step * (c2 + step * (c3 + step * higher)));
        let slope = c1 + step * (2.0 * c2 + step * (3.0 * c3 + step * (4.0 * c4 + step * (5.0 * c5))));
        Tail { tail, density: -slope }
    }

    /// Returns `Φ(z)`.
    #[must_use]
    pub fn distribution(&self, z: f64) -> f64 {
        if z < 0.0 { self.at(-z).tail } else { 1.0 - self.at(z).tail }
    }
}

/// Returns the Taylor series of the tail at a node: the n-th derivative of the density is the density
/// times the n-th Hermite polynomial, with alternating sign.
fn series_at(node: f64) -> [f64; N_TERMS] {
    let mut series = [0.0; N_TERMS];
    series[0] = 0.5 * libm::erfc(node * FRAC_1_SQRT_2);
    let (mut hermite, mut before) = (1.0, 0.0);
    let mut factor = -DENSITY_AT_ZERO * libm::exp(-0.5 * node * node);
    let mut degree = 0.0;
    for term in series.iter_mut().skip(1) {
        factor /= degree + 1.0;
        *term = factor * hermite;
        (hermite, before) = (node * hermite - degree * before, hermite);
        factor = -factor;
        degree += 1.0;
    }
    series
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers from 0 to beyond the end of the table, none of them a node.
    fn places() -> impl Iterator<Item = f64> {
        (0..100_000).map(|place| f64::from(place) * 1.000_1e-4)
    }

    #[test]
    fn s3_6_the_distribution_is_good_to_1e_15() {
        let tails = Tails::default();
        for x in places() {
            let exact = 0.5 * libm::erfc(x * FRAC_1_SQRT_2);
            assert!(libm::fabs(tails.at(x).tail - exact) <= 4e-16, "at {x}");
        }
    }

    #[test]
    fn the_density_is_good_to_1e_8() {
        let tails = Tails::default();
        for x in places() {
            let exact = DENSITY_AT_ZERO * libm::exp(-0.5 * x * x);
            assert!(libm::fabs(tails.at(x).density - exact) <= 1e-8, "at {x}");
        }
    }

    #[test]
    fn equals_have_exactly_one_half() {
        let tails = Tails::default();
        assert!(tails.distribution(0.0).to_bits() == 0.5_f64.to_bits());
        assert!(tails.distribution(-0.0).to_bits() == 0.5_f64.to_bits());
    }

    #[test]
    fn the_tails_vanish_far_out() {
        let tails = Tails::default();
        for far in [8.5, 40.0, 1e300, f64::INFINITY] {
            assert!(tails.distribution(far).to_bits() == 1.0_f64.to_bits());
            assert!(tails.distribution(-far).to_bits() == 0.0_f64.to_bits());
        }
    }
}
