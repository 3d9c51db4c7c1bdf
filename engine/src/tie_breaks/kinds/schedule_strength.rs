//! Scores and schedule strength combination of teams (C.07 13.4).

use super::elements::{Measure, sums};
use crate::basics::file_format::FORMAT_8;
use crate::basics::why::{Value, Why};
use crate::fact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::working::Shown;
use crate::tie_breaks::{Exact, ONE};

/// SSSC.
pub(super) struct ScheduleStrength;

const ABOUT: About = About {
    code: "SSSC",
    name: "scores and schedule strength",
    help: "the secondary score and a part of Buchholz on the primary one, summed",
    article: "C.07 13.4",
    modifiers: "KFP",
    decimals: 2,
    format: FORMAT_8,
    needs: Needs::AdjustedScores,
    reach: Reach::Opponents,
};

/// The least part of the value that counts.
const HUNDREDTH: i64 = ONE / 100;

impl Rule for ScheduleStrength {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn is_of_teams(&self) -> bool {
        true
    }

    fn values(&self, basis: &Basis, modifiers: Modifiers) -> Vec<Exact> {
        let (own, theirs) = (secondary(basis), buchholz(basis, modifiers));
        let factor = factor(basis, modifiers);
        basis.each(|team| combined(*own.get(team)?, theirs[team], factor?))
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let Asked { basis, player, modifiers, .. } = *asked;
        let Some(factor) = factor(basis, modifiers) else {
            let fact = fact!("no-factor", "undefined: the factor is 0, and no /K sets one");
            why.tell(ABOUT.article, fact);
            return;
        };
        let Some(own) = secondary(basis).get(player).copied() else { return };
        let (buchholz, shown) = (buchholz(basis, modifiers)[player], |value| Shown(Some(value), 1));
        let sum = Shown(combined(own, buchholz, factor), 2);
        let (own, buchholz) = (shown(own), shown(buchholz));
        let which = Value::word(if modifiers.is_fore { "Fore Buchholz" } else { "Buchholz" });
        let fact = fact!(
            "schedule-strength",
            "secondary score {own}, and {which} {buchholz} / {factor}, to hundredths: {sum}",
            own,
            which,
            buchholz,
            factor,
            sum,
        );
        why.tell(ABOUT.article, fact);
    }
}

/// Returns everybody's Buchholz on the primary score.
fn buchholz(basis: &Basis, modifiers: Modifiers) -> Vec<i64> {
    sums(basis, modifiers, modifiers.is_fore, Measure::Score)
}

/// Returns everybody's secondary score, in ten-thousandths.
fn secondary(basis: &Basis) -> Vec<i64> {
    let scores = basis.team_table().map(|table| table.scores(table.rules().primary.other()));
    scores.unwrap_or_default().into_iter().map(|points| points.units() * 100).collect()
}

/// Returns the highest possible primary score of the event divided by the highest secondary score of one
/// match, rounded down, or the factor of the modifier; `None` if it is 0.
fn factor(basis: &Basis, modifiers: Modifiers) -> Option<i64> {
    if modifiers.factor != 0 {
        return Some(modifiers.factor.into());
    }
    let highest = basis.table.points.win * i64::try_from(basis.table.announced).ok()?;
    let factor = highest.units().checked_div(basis.secondary().table.points.win.units())?;
    (0 < factor).then_some(factor)
}

/// Returns the sum, rounded to hundredths, half up (fide-tiebreaks 7).
fn combined(secondary: i64, buchholz: i64, factor: i64) -> Exact {
    let sum = secondary.checked_mul(factor)?.checked_add(buchholz)?;
    let rounded = sum.checked_mul(2)?.checked_add(HUNDREDTH.checked_mul(factor)?)?;
    Some(rounded.div_euclid(2 * HUNDREDTH * factor) * HUNDREDTH)
}
