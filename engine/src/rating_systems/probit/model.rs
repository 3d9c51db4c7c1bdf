//! The rating changes of games at given ratings, and the old system (3.1).

use super::batch::Batch;
use super::normal::{Tail, Tails};
use super::pairs::{Pairs, Score};
use crate::basics::number::Rating;
use crate::basics::why::Why;
use crate::fact;

/// The value of a certain win against an equal opponent, with the factor 1 (3.1).
const STAKE: f64 = 10.0;

/// The rating points of one standard deviation with the factor 1 (3.1).
const DEVIATION: f64 = 100.0;

/// The effect of the games against one opponent on a player's rating (3.1).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contribution {
    /// The opponent's number.
    pub opponent: u32,
    /// The games won against the opponent.
    pub won: u32,
    /// The games lost to the opponent.
    pub lost: u32,
    /// The rating points that the player gains from these games.
    pub gain: f64,
}

/// The source of both systems: the message of 14 May 2005 to a programmers' list.
const SOURCE: &str = "Rönnblom 2005";

/// A batch with its games merged by pairs of players, ready to be rated by any system.
#[derive(Debug, Clone)]
pub struct Model {
    /// The factor Y, as a whole number.
    pub(super) factor: i64,
    /// The ratings before the batch, r0, in thousandths.
    pub(super) thousandths: Vec<i64>,
    /// The ratings before the batch, r0, in rating points.
    pub(super) before: Vec<f64>,
    pub(super) pairs: Pairs,
    pub(super) tails: Tails,
    /// 10 Y, the points at stake in a game (3.1).
    pub(super) stake: f64,
    /// 100 Y, the rating points of one standard deviation (3.1).
    pub(super) deviation: f64,
}

impl Model {
    /// Merges the games of a batch.
    #[must_use]
    pub fn new(batch: &Batch) -> Self {
        let factor = batch.factor().number();
        Self {
            factor: i64::from(factor),
            thousandths: batch.ratings().iter().map(|rating| rating.units()).collect(),
            before: batch.ratings().iter().map(|&rating| points(rating)).collect(),
            pairs: Pairs::of(batch.games(), batch.ratings().len()),
            tails: Tails::default(),
            stake: STAKE * f64::from(factor),
            deviation: DEVIATION * f64::from(factor),
        }
    }

    /// Returns the ratings before the batch, in the order of the players.
    #[must_use]
    pub fn before(&self) -> &[f64] {
        &self.before
    }

    /// Returns the old system's ratings: every game is rated with the ratings before the batch (3.1).
    #[must_use]
    pub fn old(&self) -> Vec<f64> {
        self.rate_at(&self.before)
    }

    /// Returns the effect of the games against each opponent on a player's rating, at given ratings, by
    /// opponent (3.1).
    ///
    /// At the ratings before the batch these are the old system's changes, at the solution the new one's.
    #[must_use]
    pub fn contributions(&self, player: u32, ratings: &[f64]) -> Vec<Contribution> {
        let ours = rating_of(player, ratings);
        let contribution = |(opponent, score): (u32, Score)| Contribution {
            opponent,
            won: score.won,
            lost: score.lost,
            gain: self.stake * self.score_at(score, ours, rating_of(opponent, ratings)).0,
        };
        self.pairs.of_player(player).map(contribution).collect()
    }

    /// Returns the expected number of wins of a player at given ratings.
    #[must_use]
    pub fn expected(&self, player: u32, ratings: &[f64]) -> f64 {
        let parts = self.contributions(player, ratings);
        parts.iter().map(|part| f64::from(part.won) - part.gain / self.stake).sum()
    }

    /// Reports to `why` the effect of a player's games at given ratings, opponent by opponent; returns the
    /// rating after them. `name` returns an opponent's name.
    pub fn explain(
        &self,
        player: u32,
        ratings: &[f64],
        name: &dyn Fn(u32) -> String,
        why: &mut dyn Why,
    ) -> f64 {
        let before = rating_of(player, &self.before);
        let mut after = before;
        for part in self.contributions(player, ratings) {
            self.explain_part(player, &part, ratings, name, why);
            after += part.gain;
        }
        let (shown, now) = (format!("{before:.2}"), format!("{after:.SHOWN$}"));
        why.tell(SOURCE, fact!("batch", "{shown} before the batch, {now} after it", shown, now));
        after
    }

    /// Reports to `why` the effect of the games against one opponent: 10 Y times the games won, minus those
    /// expected (3.1).
    pub fn explain_part(
        &self,
        player: u32,
        part: &Contribution,
        ratings: &[f64],
        name: &dyn Fn(u32) -> String,
        why: &mut dyn Why,
    ) {
        let Contribution { opponent, won, lost, gain } = *part;
        let (ours, theirs) = (rating_of(player, ratings), rating_of(opponent, ratings));
        let z = (ours - theirs) / self.deviation;
        let games = won + lost;
        let (stake, name) = (self.stake, name(opponent));
        let fact = fact!(
            "batch-against",
            "{won} won, {lost} lost against {name} ({theirs}): {stake} × ({won} - {games} × Φ({z})) = {gain}",
            won,
            lost,
            name,
            theirs = format_args!("{theirs:.2}"),
            stake,
            games,
            z = format_args!("{z:.SHOWN$}"),
            gain = format_args!("{gain:.SHOWN$}"),
        );
        why.tell(SOURCE, fact);
    }

    /// Returns r0 + D(r): the ratings after the batch if its games are rated with r (3.1).
    pub(super) fn rate_at(&self, ratings: &[f64]) -> Vec<f64> {
        let mut gains = vec![0.0; self.before.len()];
        self.pairs.sum(ratings, &mut gains, |_, score, ours, theirs| {
            self.stake * self.score_at(score, ours, theirs).0
        });
        self.before.iter().zip(gains).map(|(before, gain)| before + gain).collect()
    }

    /// Returns the rating change of a score as a part of the stake, and the weight of the pair in the
    /// Laplacian (3.3).
    ///
    /// It uses only the tail of the distribution, so that nothing is lost if players are far apart.
    #[inline]
    pub(super) fn score_at(&self, score: Score, ours: f64, theirs: f64) -> (f64, f64) {
        let z = (theirs - ours) / self.deviation;
        let (won, lost) = (f64::from(score.won), f64::from(score.lost));
        let games = won + lost;
        let Tail { tail, density } = self.tails.at(libm::fabs(z));
        let part = if z < 0.0 { games * tail - lost } else { won - games * tail };
        (part, games * density * (STAKE / DEVIATION))
    }
}

fn rating_of(player: u32, ratings: &[f64]) -> f64 {
    ratings.get(player as usize).copied().unwrap_or_default()
}

/// Returns a rating as rating points.
#[expect(clippy::cast_precision_loss, reason = "ratings of an input have nine digits, doubles sixteen")]
fn points(rating: Rating) -> f64 {
    rating.units() as f64 / 1000.0
}

/// The number of decimals in explanations: enough to add them up, and to see the rounding of ratings with at
/// most two decimals.
const SHOWN: usize = 5;

#[cfg(test)]
mod tests {
    use super::super::batch::{Factor, Game};
    use super::*;
    use crate::basics::why::Reason;

    /// The batch of 3.9: 0 beats 1, 2 beats 3, 0 beats 2, 3 beats 1.
    fn sample() -> Model {
        let ratings = [1000, 1100, 950, 1200].map(|rating| Rating::from_units(rating * 1000)).to_vec();
        let mut batch = Batch::new(Factor::ONE, ratings);
        for (winner, loser) in [(0, 1), (2, 3), (0, 2), (3, 1)] {
            batch.add(Game { winner, loser }).unwrap();
        }
        Model::new(&batch)
    }

    fn shown(ratings: &[f64]) -> Vec<String> {
        ratings.iter().map(|rating| format!("{rating:.3}")).collect()
    }

    #[test]
    fn s3_9_the_old_system() {
        assert_eq!(shown(&sample().old()), ["1011.499", "1090.000", "956.853", "1191.649"]);
    }

    #[test]
    fn contributions_add_up_to_the_change() {
        let model = sample();
        for ratings in [model.before().to_vec(), model.solve().ratings] {
            let after = model.rate_at(&ratings);
            for (player, (&before, &after)) in (0..).zip(model.before().iter().zip(&after)) {
                let gains = model.contributions(player, &ratings).iter().map(|part| part.gain).sum::<f64>();
                assert!(libm::fabs(before + gains - after) < 1e-9);
            }
        }
    }

    #[test]
    fn the_reasons_name_every_opponent() {
        let model = sample();
        let mut why = Vec::<Reason>::new();
        let after = model.explain(0, model.before(), &|opponent| format!("player {opponent}"), &mut why);
        assert_eq!(format!("{after:.3}"), "1011.499");
        let told = why.iter().map(|reason| reason.fact.english()).collect::<Vec<_>>();
        assert_eq!(
            told,
            [
                "1 won, 0 lost against player 1 (1100.00): 10 × (1 - 1 × Φ(-1.00000)) = 8.41345",
                "1 won, 0 lost against player 2 (950.00): 10 × (1 - 1 × Φ(0.50000)) = 3.08538",
                "1000.00 before the batch, 1011.49882 after it",
            ]
        );
        assert_eq!(model.contributions(9, model.before()), []);
    }

    #[test]
    fn nothing_is_lost_between_far_players() {
        let ratings = vec![Rating::from_units(999_999_999), Rating::from_units(-999_999_999)];
        let mut batch = Batch::new(Factor::ONE, ratings);
        batch.add(Game { winner: 1, loser: 0 }).unwrap();
        batch.add(Game { winner: 0, loser: 1 }).unwrap();
        assert_eq!(shown(&Model::new(&batch).old()), ["999989.999", "-999989.999"]);
    }
}
