//! The average of opponents' Buchholz (C.07 8.2).

use super::elements::{Measure, sums};
use crate::basics::file_format::FORMAT_5;
use crate::basics::why::Why;
use crate::basics::words::of_round;
use crate::fact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::working::{Shown, has};
use crate::tie_breaks::{Exact, ONE};

/// AOB.
pub(super) struct AverageBuchholz;

const ABOUT: About = About {
    code: "AOB",
    name: "average of opponents' Buchholz",
    help: "the mean Buchholz of the opponents played",
    article: "C.07 8.2",
    modifiers: "FP",
    decimals: 2,
    format: FORMAT_5,
    needs: Needs::AdjustedScores,
    reach: Reach::Others,
};

impl Rule for AverageBuchholz {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn values(&self, basis: &Basis, modifiers: Modifiers) -> Vec<Exact> {
        let theirs = buchholz(basis, modifiers);
        basis.each(|player| average(basis, player, &theirs))
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let theirs = buchholz(asked.basis, asked.modifiers);
        for (round, opponent, theirs) in asked.basis.opponents(asked.player, &theirs) {
            let (name, theirs) = ((asked.names)(opponent), Shown(Some(theirs), 1));
            why.tell(ABOUT.article, of_round(round + 1, has(name, theirs)));
        }
        let mean = Shown(average(asked.basis, asked.player, &theirs), 2);
        why.tell(ABOUT.article, fact!("mean-hundredths", "the mean, rounded to hundredths: {mean}", mean));
    }
}

/// Returns everybody's Buchholz.
fn buchholz(basis: &Basis, modifiers: Modifiers) -> Vec<i64> {
    sums(basis, modifiers, modifiers.is_fore, Measure::Score)
}

/// Returns the mean over a player's opponents, rounded to hundredths, half up (fide-tiebreaks 4.3).
fn average(basis: &Basis, player: usize, theirs: &[i64]) -> Exact {
    const HUNDREDTH: i64 = ONE / 100;
    let theirs = basis.opponents(player, theirs).map(|(.., theirs)| theirs);
    let (sum, count) = theirs.fold((0_i64, 0_i64), |(sum, count), value| (sum + value, count + 1));
    let parts = 2 * HUNDREDTH * count;
    (0 < count).then(|| (2 * sum + HUNDREDTH * count).div_euclid(parts) * HUNDREDTH)
}
