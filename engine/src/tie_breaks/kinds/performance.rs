//! The tournament performance rating (C.07 10.2).

use super::ratings::{self, Played};
use crate::basics::file_format::FORMAT_5;
use crate::basics::why::Why;
use crate::fact;
use crate::game::scoring::GameScore;
use crate::rating_systems::performance;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::working::Shown;
use crate::tie_breaks::{Exact, ONE};

/// TPR.
pub(super) struct Performance;

const ABOUT: About = About {
    code: "TPR",
    name: "tournament performance rating",
    help: "the mean rating of the opponents and the difference for the share of points",
    article: "C.07 10.2",
    modifiers: "",
    decimals: 0,
    format: FORMAT_5,
    needs: Needs::OpponentsRatings,
    reach: Reach::Opponents,
};

impl Rule for Performance {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        performances(basis).iter().map(|own| own.map(|own| own * ONE)).collect()
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let games = ratings::explain_games(asked, ABOUT.article, why);
        if let Some((mean, share, difference)) = performance::share_and_difference(&pairs(&games)) {
            why.tell("C.07 10.1", fact!("mean-rating", "their mean rating is {mean}", mean));
            let (scored, games) = (Shown(Some(ratings::hundredths(&games) * 100), 1), games.len());
            let fact = fact!(
                "share-difference",
                "{scored} of {games} is {share} %: {difference} (B.02 8.1.1)",
                scored,
                games,
                share,
                difference = format_args!("{difference:+}"),
            );
            why.tell(ABOUT.article, fact);
        }
    }
}

/// Returns everybody's performance: game points are 1, ½ and 0, whatever the event gives.
pub(super) fn performances(basis: &Basis) -> &[Option<i64>] {
    basis.performances.get_or_init(|| ratings::each(basis, |games| performance::performance(&pairs(games))))
}

fn pairs(games: &[Played]) -> Vec<(i64, GameScore)> {
    games.iter().map(|game| (game.rating, game.score)).collect()
}
