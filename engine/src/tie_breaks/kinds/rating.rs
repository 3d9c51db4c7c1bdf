//! The player's own rating (C.07 10.6).

use crate::basics::file_format::FORMAT_5;
use crate::basics::why::Why;
use crate::fact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::{Exact, ONE};

/// RTNG.
pub(super) struct Rating;

const ABOUT: About = About {
    code: "RTNG",
    name: "rating",
    help: "the rating before the event, the higher first",
    article: "C.07 10.6",
    modifiers: "R",
    decimals: 0,
    format: FORMAT_5,
    needs: Needs::OwnRating,
    reach: Reach::Opponents,
};

impl Rule for Rating {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        basis.table.players.iter().map(|player| Some(player.rating? * ONE)).collect()
    }

    fn explain(&self, _: &Asked<'_>, why: &mut dyn Why) {
        why.tell(ABOUT.article, fact!("rating-before-event", "the rating before the event"));
    }
}
