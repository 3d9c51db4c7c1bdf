//! The random number generator: `xoshiro256**` by Blackman and Vigna (2018), seeded through `SplitMix64` as
//! its authors recommend. The same seed produces the same numbers on every machine.

/// A generator with its state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rng {
    state: [u64; 4],
}

impl Rng {
    /// Creates the generator from a seed.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        let mut counter = seed;
        Self { state: [(); 4].map(|()| split_mix(&mut counter)) }
    }

    /// Returns the next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        let [a, b, c, d] = self.state;
        let result = b.wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let (c, d) = (c ^ a, d ^ b);
        self.state = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        result
    }

    /// Returns a number below a bound, all equally likely; 0 for a bound of 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        // Numbers above the last whole multiple of the bound would favour the small results.
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let number = self.next_u64();
            if number < fair {
                return number % bound;
            }
        }
    }
}

/// `SplitMix64` by Steele, Lea and Flood (2014).
const fn split_mix(counter: &mut u64) -> u64 {
    *counter = counter.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (*counter ^ (*counter >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generators_give_their_published_numbers() {
        // From the authors' reference programs, seeded with 0 and with the state 1, 2, 3, 4.
        let mut counter = 0;
        assert_eq!(split_mix(&mut counter), 0xE220_A839_7B1D_CDAF);
        let mut rng = Rng { state: [1, 2, 3, 4] };
        assert_eq!([(); 4].map(|()| rng.next_u64()), [11520, 0, 1_509_978_240, 1_215_971_899_390_074_240]);
    }

    #[test]
    fn numbers_stay_below_their_bound() {
        let mut rng = Rng::seeded(7);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[usize::try_from(rng.below(6)).unwrap()] += 1;
        }
        assert!(seen.iter().all(|count| (900..1100).contains(count)), "{seen:?}");
        assert_eq!(rng.below(0), 0);
    }
}
