//! The tournament pairing number (C.07 7.8).

use crate::basics::file_format::FORMAT_5;
use crate::basics::why::Why;
use crate::fact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::{Exact, ONE};

/// TPN.
pub(super) struct PairingNumber;

const ABOUT: About = About {
    code: "TPN",
    name: "pairing number",
    help: "the tournament pairing number, the lower first",
    article: "C.07 7.8",
    modifiers: "R",
    decimals: 0,
    format: FORMAT_5,
    needs: Needs::Results,
    reach: Reach::Opponents,
};

impl Rule for PairingNumber {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        basis.table.players.iter().map(|player| Some(i64::from(player.number) * ONE)).collect()
    }

    fn is_lower_better(&self) -> bool {
        true
    }

    fn explain(&self, _: &Asked<'_>, why: &mut dyn Why) {
        let fact = fact!("paired-under", "the number under which the player is paired");
        why.tell(ABOUT.article, fact);
    }
}
