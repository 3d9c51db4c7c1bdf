//! Starting positions of Chess960 (Laws of Chess, guidelines II): 960 ways to set up the first rank.
//!
//! Positions have the usual numbers of Reinhard Scharnagl, 0 to 959; 518 is the standard position. Black's
//! pieces mirror White's.

use std::fmt;

use crate::basics::rng::Rng;

/// The number of starting positions.
pub const POSITIONS: u16 = 960;

/// A starting position.
///
/// # Example
///
/// ```
/// use wallchart_engine::chess960::Position;
///
/// assert_eq!(Position::of(518).unwrap().to_string(), "518 RNBQKBNR");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position(u16);

impl Position {
    /// Returns the position with a number, 0 to 959.
    #[must_use]
    pub fn of(number: u16) -> Option<Self> {
        (number < POSITIONS).then_some(Self(number))
    }

    /// Draws a position from a seed, all equally likely.
    #[must_use]
    pub fn drawn(seed: u64) -> Self {
        let number = Rng::seeded(seed).below(POSITIONS.into());
        Self(u16::try_from(number).unwrap_or_default())
    }

    /// Returns the number.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Returns White's first rank from the a-file to the h-file.
    ///
    /// The number is decomposed in mixed bases: base 4 gives the file of the light-squared bishop (b, d, f,
    /// h), base 4 that of the dark-squared one (a, c, e, g), base 6 the queen's among the files left, and the
    /// rest the knights' two of the five files left. Rook, king and rook fill the other files in this order,
    /// so that the king is between the rooks.
    #[must_use]
    pub fn first_rank(self) -> String {
        /// The files of the knights among the five left, in the order of the numbering.
        const KNIGHTS: [[usize; 2]; 10] =
            [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];
        let rest = usize::from(self.0);
        let (rest, light) = (rest / 4, rest % 4);
        let (rest, dark) = (rest / 4, rest % 4);
        let (knights, queen) = (rest / 6, rest % 6);
        let mut rank = [' '; 8];
        rank[2 * light + 1] = 'B';
        rank[2 * dark] = 'B';
        put(&mut rank, &[queen], &['Q']);
        put(&mut rank, KNIGHTS.get(knights).map_or(&[], |files| &files[..]), &['N', 'N']);
        put(&mut rank, &[0, 1, 2], &['R', 'K', 'R']);
        rank.iter().collect()
    }
}

/// Places pieces on free files, which are counted among the free ones.
fn put(rank: &mut [char; 8], among: &[usize], pieces: &[char]) {
    let free: Vec<usize> = (0..rank.len()).filter(|file| rank[*file] == ' ').collect();
    for (at, piece) in among.iter().zip(pieces) {
        if let Some(file) = free.get(*at) {
            rank[*file] = *piece;
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.first_rank())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn known_numbers_are_known_positions() {
        // From the table of the numbering.
        for (number, rank) in [
            (0, "BBQNNRKR"),
            (1, "BQNBNRKR"),
            (4, "QBBNNRKR"),
            (16, "BBNQNRKR"),
            (96, "BBQNRNKR"),
            (518, "RNBQKBNR"),
            (534, "RNBKQBNR"),
            (959, "RKRNNQBB"),
        ] {
            assert_eq!(Position::of(number).unwrap().first_rank(), rank, "{number}");
        }
        assert_eq!(Position::of(960), None);
    }

    #[test]
    fn all_positions_are_legal_and_no_two_are_the_same() {
        let mut seen = BTreeSet::new();
        for number in 0..POSITIONS {
            let rank = Position::of(number).unwrap().first_rank();
            let files = |piece| rank.match_indices(piece).map(|(file, _)| file).collect::<Vec<_>>();
            let (bishops, rooks, kings) = (files('B'), files('R'), files('K'));
            assert_eq!((bishops.len(), rooks.len(), kings.len()), (2, 2, 1), "{number} {rank}");
            assert_eq!((files('N').len(), files('Q').len()), (2, 1), "{number} {rank}");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "{number} {rank}: bishops on one colour");
            assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{number} {rank}: king outside");
            assert!(seen.insert(rank), "{number} is another's");
        }
        assert_eq!(seen.len(), 960);
    }

    #[test]
    fn a_seed_draws_the_same_position_and_seeds_draw_all() {
        assert_eq!(Position::drawn(7), Position::drawn(7));
        let drawn: BTreeSet<Position> = (0..12_000).map(Position::drawn).collect();
        assert_eq!(drawn.len(), 960);
    }
}
