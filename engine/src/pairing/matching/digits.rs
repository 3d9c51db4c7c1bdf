//! Criteria in falling priority as digits of one weight, each sized for its true maximum.

use super::weight::Weight;

/// The digits of a weight and their places.
#[derive(Debug, Clone)]
pub struct Scale<D> {
    /// The digits, highest first.
    pub digits: Vec<Placed<D>>,
    /// The bits of all digits together.
    pub bits: u32,
}

/// A digit in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed<D> {
    /// The digit.
    pub digit: D,
    /// The bits below it.
    pub place: u32,
    /// The greatest total that it has room for.
    pub most: u64,
}

impl<D: Copy + PartialEq> Scale<D> {
    /// Places the digits, each with its greatest total, from the highest down.
    #[must_use]
    pub fn new(digits: Vec<(D, u64)>) -> Self {
        let mut bits = 0;
        let mut placed: Vec<Placed<D>> = Vec::with_capacity(digits.len());
        for (digit, most) in digits.into_iter().rev() {
            placed.push(Placed { digit, place: bits, most });
            bits += u64::BITS - most.leading_zeros();
        }
        placed.reverse();
        Self { digits: placed, bits }
    }

    /// Returns a digit with its place, if the weight has it.
    #[must_use]
    pub fn find(&self, digit: D) -> Option<Placed<D>> {
        self.digits.iter().find(|placed| placed.digit == digit).copied()
    }
}

/// The sum of the digits of one edge.
#[derive(Debug, Clone, Copy)]
pub struct Sum<'a, D, W> {
    /// The digits and their places.
    pub scale: &'a Scale<D>,
    /// The sum so far.
    pub total: W,
}

impl<D: Copy + PartialEq, W: Weight> Sum<'_, D, W> {
    /// Adds to a digit; ignored if the weight does not have it.
    pub fn add(&mut self, digit: D, amount: i64) {
        if let Some(Placed { place, most, .. }) = self.scale.find(digit) {
            debug_assert!(amount.unsigned_abs() <= most);
            self.total = self.total.plus(W::scaled(place, amount));
        }
    }

    /// Subtracts one from a digit for a fault.
    pub fn fault(&mut self, digit: D, is_fault: bool) {
        if is_fault {
            self.add(digit, -1);
        }
    }
}
