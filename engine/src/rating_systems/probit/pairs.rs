//! The games of a batch, merged by pairs of players (3.5).
//!
//! Pairs are sorted, so that every sum over them has one fixed order.

use std::iter::zip;
use std::ops::{AddAssign, Neg};

use super::batch::Game;

/// The score of two players against each other, seen from one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Score {
    /// The games won.
    pub(super) won: u32,
    /// The games lost.
    pub(super) lost: u32,
}

/// All pairs of players that have met, by the smaller number and then by the larger.
#[derive(Debug, Clone)]
pub(super) struct Pairs {
    /// For each player the start of the pairs in which the player has the smaller number; then the end.
    starts: Vec<usize>,
    /// The larger number of each pair.
    others: Vec<u32>,
    /// The score of each pair, seen from the smaller number.
    scores: Vec<Score>,
}

/// A game by the numbers of its players.
#[derive(Debug, Clone, Copy, Default)]
struct Meeting {
    smaller: u32,
    larger: u32,
    smaller_won: bool,
}

impl Pairs {
    /// Merges games between players whose numbers are below `n_players`.
    pub(super) fn of(games: &[Game], n_players: usize) -> Self {
        let meetings = games.iter().map(|game| Meeting {
            smaller: game.winner.min(game.loser),
            larger: game.winner.max(game.loser),
            smaller_won: game.winner < game.loser,
        });
        let by_larger = sorted(meetings, n_players, |meeting| meeting.larger);
        let meetings = sorted(by_larger.iter().copied(), n_players, |meeting| meeting.smaller);
        Self::of_sorted(&meetings, n_players)
    }

    fn of_sorted(meetings: &[Meeting], n_players: usize) -> Self {
        let mut starts = vec![0; n_players + 1];
        let mut others = Vec::with_capacity(meetings.len());
        let mut scores = Vec::<Score>::with_capacity(meetings.len());
        for meetings in
            meetings.chunk_by(|one, next| (one.smaller, one.larger) == (next.smaller, next.larger))
        {
            let [first, ..] = meetings else { continue };
            let mut score = Score::default();
            for meeting in meetings {
                score.won += u32::from(meeting.smaller_won);
                score.lost += u32::from(!meeting.smaller_won);
            }
            starts[first.smaller as usize + 1] += 1;
            others.push(first.larger);
            scores.push(score);
        }
        add_up(&mut starts);
        Self { starts, others, scores }
    }

    /// Returns the number of pairs.
    pub(super) const fn len(&self) -> usize {
        self.others.len()
    }

    /// Returns the opponents of a player by number, with the scores seen from the player.
    pub(super) fn of_player(&self, player: u32) -> impl Iterator<Item = (u32, Score)> {
        let smaller = move |&(smaller, larger, score): &(u32, u32, Score)| {
            (larger == player).then_some((smaller, Score { won: score.lost, lost: score.won }))
        };
        let larger = move |(_, larger, score): (u32, u32, Score)| (larger, score);
        let row = player as usize;
        let before = self.triples(0..row).filter_map(move |triple| smaller(&triple));
        before.chain(self.triples(row..row.saturating_add(1)).map(larger))
    }

    /// Returns the pairs of a range of smaller numbers.
    fn triples(&self, players: std::ops::Range<usize>) -> impl Iterator<Item = (u32, u32, Score)> {
        let rows = (0_u32..).zip(self.starts.windows(2)).take(players.end).skip(players.start);
        rows.flat_map(|(smaller, bounds)| {
            let (others, scores) = self.row(bounds);
            zip(others, scores).map(move |(&other, &score)| (smaller, other, score))
        })
    }

    fn row(&self, bounds: &[usize]) -> (&[u32], &[Score]) {
        let [start, end] = *bounds else { return (&[], &[]) };
        (self.others.get(start..end).unwrap_or_default(), self.scores.get(start..end).unwrap_or_default())
    }

    /// Adds the rating changes of all pairs to the players' sums. `moved` returns the change of the player
    /// with the smaller number, from the index of the pair, its score and the ratings of both.
    #[inline]
    pub(super) fn sum<N>(&self, ratings: &[N], sums: &mut [N], mut moved: impl FnMut(usize, Score, N, N) -> N)
    where
        N: Copy + Default + AddAssign + Neg<Output = N>,
    {
        let mut place = 0;
        for (player, bounds) in self.starts.windows(2).enumerate() {
            let (others, scores) = self.row(bounds);
            let mut own = N::default();
            for (&other, &score) in zip(others, scores) {
                let change = moved(place, score, ratings[player], ratings[other as usize]);
                own += change;
                sums[other as usize] += -change;
                place += 1;
            }
            sums[player] += own;
        }
    }

    /// Returns `(I + L) x`, where L is the Laplacian with a weight for each pair (3.3).
    #[inline]
    pub(super) fn times(&self, weights: &[f32], x: &[f64], product: &mut [f64]) {
        product.copy_from_slice(x);
        for (player, bounds) in self.starts.windows(2).enumerate() {
            let [start, end] = *bounds else { continue };
            let (others, weights) = (&self.others[start..end], &weights[start..end]);
            let (ours, mut own) = (x[player], 0.0);
            for (&other, &weight) in zip(others, weights) {
                let flow = f64::from(weight) * (ours - x[other as usize]);
                own += flow;
                product[other as usize] -= flow;
            }
            product[player] += own;
        }
    }

    /// Returns the sum of the weights at each player: the diagonal of L.
    pub(super) fn degrees(&self, weights: &[f32]) -> Vec<f64> {
        let mut degrees = vec![0.0; self.starts.len() - 1];
        for (player, bounds) in self.starts.windows(2).enumerate() {
            let [start, end] = *bounds else { continue };
            for (&other, &weight) in zip(&self.others[start..end], &weights[start..end]) {
                degrees[player] += f64::from(weight);
                degrees[other as usize] += f64::from(weight);
            }
        }
        degrees
    }

    /// Returns the largest number of games of a player.
    pub(super) fn most_games(&self) -> f64 {
        let mut games = vec![0.0; self.starts.len() - 1];
        for (smaller, larger, score) in self.triples(0..self.starts.len()) {
            let met = f64::from(score.won) + f64::from(score.lost);
            games[smaller as usize] += met;
            games[larger as usize] += met;
        }
        games.into_iter().fold(0.0, |most, games| if most < games { games } else { most })
    }
}

/// Sorts by a number below `limit`, stably (counting sort).
fn sorted(
    meetings: impl ExactSizeIterator<Item = Meeting> + Clone,
    limit: usize,
    number: impl Fn(Meeting) -> u32,
) -> Vec<Meeting> {
    let mut sorted = vec![Meeting::default(); meetings.len()];
    let mut places = vec![0; limit + 1];
    for meeting in meetings.clone() {
        places[number(meeting) as usize + 1] += 1;
    }
    add_up(&mut places);
    for meeting in meetings {
        let place = &mut places[number(meeting) as usize];
        sorted[*place] = meeting;
        *place += 1;
    }
    sorted
}

/// Replaces every number by the sum of the numbers up to it.
fn add_up(numbers: &mut [usize]) {
    let mut sum = 0;
    for number in numbers {
        sum += *number;
        *number = sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(n_players: usize, games: &[(u32, u32)]) -> Pairs {
        let games = games.iter().map(|&(winner, loser)| Game { winner, loser }).collect::<Vec<_>>();
        Pairs::of(&games, n_players)
    }

    fn shown(pairs: &Pairs) -> String {
        let pairs = pairs
            .triples(0..9)
            .map(|(smaller, larger, Score { won, lost })| format!("{smaller}-{larger} {won}:{lost}"));
        pairs.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn games_are_merged_by_pairs_in_order() {
        let pairs = pairs(5, &[(4, 2), (0, 3), (2, 4), (3, 0), (3, 0), (0, 1), (4, 2)]);
        assert_eq!(shown(&pairs), "0-1 1:0, 0-3 1:2, 2-4 1:2");
        assert_eq!(pairs.len(), 3);
        assert_eq!(shown(&super::tests::pairs(3, &[])), "");
    }

    #[test]
    fn a_player_meets_smaller_and_larger_numbers() {
        let pairs = pairs(4, &[(2, 0), (2, 0), (1, 2), (2, 3), (0, 1)]);
        let met = |player| pairs.of_player(player).map(|(other, score)| (other, score.won, score.lost));
        assert_eq!(met(2).collect::<Vec<_>>(), [(0, 2, 0), (1, 0, 1), (3, 1, 0)]);
        assert_eq!(met(3).collect::<Vec<_>>(), [(2, 0, 1)]);
        assert_eq!(met(7).count() + met(u32::MAX).count(), 0);
    }

    #[test]
    fn s3_3_the_product_with_the_laplacian_and_its_diagonal() {
        let pairs = pairs(3, &[(0, 1), (2, 1)]);
        let mut product = [0.0; 3];
        pairs.times(&[0.5, 2.0], &[1.0, 3.0, 10.0], &mut product);
        assert_eq!(product.map(f64::to_bits), [0.0, -10.0, 24.0].map(f64::to_bits));
        let degrees = pairs.degrees(&[0.5, 2.0]).into_iter().map(f64::to_bits).collect::<Vec<_>>();
        assert_eq!(degrees, [0.5, 2.5, 2.0].map(f64::to_bits));
    }

    #[test]
    fn the_largest_number_of_games() {
        let most = pairs(4, &[(0, 1), (1, 0), (1, 3)]).most_games();
        assert_eq!(most.to_bits(), 3.0_f64.to_bits());
    }
}
