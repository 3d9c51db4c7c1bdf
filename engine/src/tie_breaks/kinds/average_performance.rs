//! The average of opponents' performances: APRO of their TPR (C.07 10.4), APPO of their PTP (10.5).

use super::ratings::{left_out, mean};
use super::{perfect_performance, performance};
use crate::basics::file_format::FORMAT_5;
use crate::basics::why::Why;
use crate::basics::words::of_round;
use crate::fact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::{Exact, ONE};

/// The mean, over the opponents played, of a value of theirs.
pub(super) struct AverageOfOpponents {
    about: About,
    /// The code of their value.
    of: &'static str,
    /// Returns everybody's value.
    values: fn(&Basis) -> &[Option<i64>],
}

/// APRO.
pub(super) const OF_PERFORMANCES: AverageOfOpponents = AverageOfOpponents {
    about: About {
        code: "APRO",
        name: "average performance of opponents",
        help: "the mean TPR of the opponents played",
        article: "C.07 10.4",
        modifiers: "",
        decimals: 0,
        format: FORMAT_5,
        needs: Needs::OpponentsRatings,
        reach: Reach::Opponents,
    },
    of: "TPR",
    values: performance::performances,
};

/// APPO.
pub(super) const OF_PERFECT: AverageOfOpponents = AverageOfOpponents {
    about: About {
        code: "APPO",
        name: "average perfect performance",
        help: "the mean PTP of the opponents played",
        article: "C.07 10.5",
        ..OF_PERFORMANCES.about
    },
    of: "PTP",
    values: perfect_performance::performances,
};

impl Rule for AverageOfOpponents {
    fn about(&self) -> &About {
        &self.about
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        let values = (self.values)(basis);
        basis.each(|player| {
            // An unrated opponent who is left out of the ratings is left out here too.
            let theirs = basis.opponents(player, values);
            let theirs =
                theirs.filter(|(round, opponent, _)| basis.table.rating_in(*opponent, *round).is_some());
            mean(theirs.filter_map(|(.., theirs)| theirs)).map(|mean| mean * ONE)
        })
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let (basis, code) = (asked.basis, self.of);
        for (round, opponent, theirs) in basis.opponents(asked.player, (self.values)(basis)) {
            let (name, is_rated) =
                ((asked.names)(opponent), basis.table.rating_in(opponent, round).is_some());
            if !is_rated {
                why.tell("C.07 10", of_round(round + 1, left_out(name)));
            } else if let Some(theirs) = theirs {
                let fact = fact!("opponents-value", "{name}, {code} {theirs}", name, code, theirs);
                why.tell(self.about.article, of_round(round + 1, fact));
            }
        }
    }
}
