//! Progressive scores (C.07 7.5).

use crate::basics::file_format::FORMAT_5;
use crate::basics::number::Points;
use crate::basics::why::Why;
use crate::fact;
use crate::tie_breaks::Exact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::table::Table;

/// PS.
pub(super) struct ProgressiveScores;

const ABOUT: About = About {
    code: "PS",
    name: "progressive scores",
    help: "the scores after each round, summed",
    article: "C.07 7.5",
    modifiers: "CM",
    decimals: 1,
    format: FORMAT_5,
    needs: Needs::Results,
    reach: Reach::Opponents,
};

impl Rule for ProgressiveScores {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn values(&self, basis: &Basis, modifiers: Modifiers) -> Vec<Exact> {
        basis.each(|player| {
            Some(scores(&basis.table, player, modifiers).map(|(_, score)| score.units() * 100).sum())
        })
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        for (round, score) in scores(&asked.basis.table, asked.player, asked.modifiers) {
            let fact = fact!("after-round", "after round {round}: {score}", round = round + 1, score);
            why.tell(ABOUT.article, fact);
        }
        for cut in 0..asked.modifiers.cut_least {
            let fact = fact!("without-after", "without the score after round {round}", round = cut + 1);
            why.tell("C.07 14", fact);
        }
    }
}

/// Returns the scores that are summed, each with its round from 0: C1 leaves out the first, M1 the last too
/// (7.5, 14).
fn scores(table: &Table, player: usize, modifiers: Modifiers) -> impl Iterator<Item = (usize, Points)> + '_ {
    let running = table.rounds_of(player).iter().scan(Points::ZERO, |score, record| {
        *score += record.points;
        Some(*score)
    });
    let until = table.rounds.saturating_sub(modifiers.cut_most.into());
    running.enumerate().take(until).skip(modifiers.cut_least.into())
}
