//! The fixed columns of a player's line (trf 4); a national line has the same.

pub(super) const NUMBER: (usize, usize) = (5, 8);
pub(super) const SEX: (usize, usize) = (10, 10);
pub(super) const TITLE: (usize, usize) = (11, 13);
pub(super) const NAME: (usize, usize) = (15, 47);
pub(super) const RATING: (usize, usize) = (49, 52);
pub(super) const FEDERATION: (usize, usize) = (54, 56);
pub(super) const FIDE_NUMBER: (usize, usize) = (58, 68);
pub(super) const BIRTH: (usize, usize) = (70, 79);
pub(super) const POINTS: (usize, usize) = (81, 84);
pub(super) const RANK: (usize, usize) = (86, 89);
/// The first column of the first round.
pub(super) const ROUNDS: usize = 92;
/// The number of columns of a round.
pub(super) const ROUND_WIDTH: usize = 10;
