//! Weights wide enough for many criteria in falling priority, one after the other in one exact integer.
//!
//! The caller chooses a width that holds every sum ([`Weight::BITS`]). A build with debug assertions checks
//! in every operation that nothing wraps.

/// An exact integer of a fixed width.
pub trait Weight: Copy + Ord {
    /// The number of its bits, its sign included.
    const BITS: u32;
    /// Nothing.
    const ZERO: Self;
    /// Adds.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// Subtracts.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// Halves an even number.
    #[must_use]
    fn half(self) -> Self;
    /// Returns true if the number is odd.
    fn is_odd(self) -> bool;
    /// Returns `times · 2^shift`.
    #[must_use]
    fn scaled(shift: u32, times: i64) -> Self;
}

macro_rules! machine_weight {
    ($int:ty) => {
        impl Weight for $int {
            const BITS: u32 = <$int>::BITS;
            const ZERO: Self = 0;

            fn plus(self, other: Self) -> Self {
                debug_assert!(self.checked_add(other).is_some());
                self.wrapping_add(other)
            }

            fn minus(self, other: Self) -> Self {
                debug_assert!(self.checked_sub(other).is_some());
                self.wrapping_sub(other)
            }

            fn half(self) -> Self {
                self >> 1
            }

            fn is_odd(self) -> bool {
                self & 1 == 1
            }

            fn scaled(shift: u32, times: i64) -> Self {
                let value = <$int>::from(times).wrapping_shl(shift);
                debug_assert!(shift < Self::BITS && value >> shift == <$int>::from(times));
                value
            }
        }
    };
}

machine_weight!(i64);
machine_weight!(i128);

/// An integer of `64 · K` bits in two's complement, lowest limb first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wide<const K: usize>([u64; K]);

impl<const K: usize> Wide<K> {
    fn is_negative(&self) -> bool {
        self.0[K - 1] >> 63 == 1
    }
}

impl<const K: usize> Ord for Wide<K> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other
            .is_negative()
            .cmp(&self.is_negative())
            .then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const K: usize> PartialOrd for Wide<K> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<const K: usize> Weight for Wide<K> {
    #[expect(clippy::cast_possible_truncation, reason = "K is at most a few hundred")]
    const BITS: u32 = 64 * K as u32;
    const ZERO: Self = Self([0; K]);

    fn plus(mut self, other: Self) -> Self {
        let signs = (self.is_negative(), other.is_negative());
        let mut carry = false;
        for (limb, add) in self.0.iter_mut().zip(other.0) {
            let (sum, over) = limb.overflowing_add(add);
            let (sum, over_again) = sum.overflowing_add(u64::from(carry));
            *limb = sum;
            carry = over | over_again;
        }
        debug_assert!(signs.0 != signs.1 || self.is_negative() == signs.0);
        self
    }

    fn minus(mut self, other: Self) -> Self {
        let signs = (self.is_negative(), other.is_negative());
        let mut borrow = false;
        for (limb, sub) in self.0.iter_mut().zip(other.0) {
            let (rest, under) = limb.overflowing_sub(sub);
            let (rest, under_again) = rest.overflowing_sub(u64::from(borrow));
            *limb = rest;
            borrow = under | under_again;
        }
        debug_assert!(signs.0 == signs.1 || self.is_negative() == signs.0);
        self
    }

    fn half(mut self) -> Self {
        let mut high = u64::from(self.is_negative()) << 63;
        for limb in self.0.iter_mut().rev() {
            let low = *limb << 63;
            *limb = (*limb >> 1) | high;
            high = low;
        }
        self
    }

    fn is_odd(self) -> bool {
        self.0[0] & 1 == 1
    }

    fn scaled(shift: u32, times: i64) -> Self {
        let mut limbs = [0; K];
        let (at, bits) = ((shift / 64) as usize, shift % 64);
        let magnitude = times.unsigned_abs();
        if at < K {
            limbs[at] = magnitude << bits;
        }
        if at + 1 < K && bits > 0 {
            limbs[at + 1] = magnitude >> (64 - bits);
        }
        let value = Self(limbs);
        debug_assert!(shift + i64::BITS - magnitude.leading_zeros() < Self::BITS);
        if times < 0 { Self::ZERO.minus(value) } else { value }
    }
}

/// The widest weight.
pub(in crate::pairing) type Widest = Wide<512>;

/// The bits of the widest weight.
pub(in crate::pairing) const WIDEST: u32 = <Widest as Weight>::BITS;

/// Evaluates an expression with a weight type of at least this number of bits, or another expression if
/// no type is wide enough.
macro_rules! wide_enough {
    ($bits:expr, $W:ident => $body:expr, else $too_wide:expr) => {
        match $bits {
            0..=64 => {
                type $W = i64;
                $body
            }
            65..=128 => {
                type $W = i128;
                $body
            }
            129..=256 => {
                type $W = $crate::pairing::matching::weight::Wide<4>;
                $body
            }
            257..=1024 => {
                type $W = $crate::pairing::matching::weight::Wide<16>;
                $body
            }
            1025..=4096 => {
                type $W = $crate::pairing::matching::weight::Wide<64>;
                $body
            }
            4097..=$crate::pairing::matching::weight::WIDEST => {
                type $W = $crate::pairing::matching::weight::Widest;
                $body
            }
            _ => $too_wide,
        }
    };
}
pub(in crate::pairing) use wide_enough;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_agree_with_machine_numbers() {
        let samples = [0_i64, 1, -1, 7, -8, 1 << 40, -(1 << 40), i64::MAX / 4];
        for a in samples {
            for b in samples {
                for shift in [0, 3, 33] {
                    let (x, y) = (i128::scaled(shift, a), i128::scaled(shift, b));
                    let (wide_x, wide_y) = (Wide::<2>::scaled(shift, a), Wide::<2>::scaled(shift, b));
                    assert_eq!(x.cmp(&y), wide_x.cmp(&wide_y));
                    assert_eq!(x.plus(y).cmp(&0), wide_x.plus(wide_y).cmp(&Wide::ZERO));
                    assert_eq!(x.minus(y).half().cmp(&x), wide_x.minus(wide_y).half().cmp(&wide_x));
                    assert_eq!(x.is_odd(), wide_x.is_odd());
                }
            }
        }
    }

    #[test]
    fn the_highest_bits_are_used() {
        let (high, low) = (Wide::<4>::scaled(254, 1), Wide::<4>::scaled(254, -1));
        assert!(low < Wide::ZERO && Wide::ZERO < high);
        let (half, most) = (Wide::<4>::scaled(253, 1), high.minus(Wide::scaled(0, 1)));
        assert_eq!(half.plus(half).minus(Wide::scaled(0, 1)), most);
        assert_eq!(low.plus(low).half(), low);
    }
}
