//! The average rating of opponents (C.07 10.1).

use super::ratings::{self, mean};
use crate::basics::file_format::FORMAT_5;
use crate::basics::why::Why;
use crate::fact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::{Exact, ONE};

/// ARO.
pub(super) struct AverageRating;

const ABOUT: About = About {
    code: "ARO",
    name: "average rating of opponents",
    help: "the mean rating of the opponents played",
    article: "C.07 10.1",
    modifiers: "CM",
    decimals: 0,
    format: FORMAT_5,
    needs: Needs::OpponentsRatings,
    reach: Reach::Opponents,
};

impl Rule for AverageRating {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn values(&self, basis: &Basis, modifiers: Modifiers) -> Vec<Exact> {
        let mut games = Vec::new();
        basis.each(|player| {
            ratings::collect(&basis.table, player, &mut games);
            ratings::cut(&mut games, modifiers, |_, _| {});
            mean(games.iter().map(|game| game.rating)).map(|mean| mean * ONE)
        })
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let games = ratings::explain_games(asked, ABOUT.article, why);
        if let Some(mean) = mean(games.iter().map(|game| game.rating)) {
            why.tell(ABOUT.article, fact!("mean-rounded", "the mean, rounded: {mean}", mean));
        }
    }
}
