//! Buchholz (C.07 8.1) and Fore Buchholz (8.3).

use super::elements::{Measure, Summed};
use crate::basics::file_format::FORMAT_5;
use crate::tie_breaks::rule::{About, Needs, Reach};

/// BH.
pub(super) const BUCHHOLZ: Summed = Summed {
    about: About {
        code: "BH",
        name: "Buchholz",
        help: "the opponents' adjusted scores, summed",
        article: "C.07 8.1",
        modifiers: "CMP",
        decimals: 1,
        format: FORMAT_5,
        needs: Needs::AdjustedScores,
        reach: Reach::Opponents,
    },
    is_fore: false,
    measure: Measure::Score,
    scores: None,
};

/// FB.
pub(super) const FORE_BUCHHOLZ: Summed = Summed {
    about: About {
        code: "FB",
        name: "Fore Buchholz",
        help: "Buchholz as if every game of the last round were drawn",
        article: "C.07 8.3",
        ..BUCHHOLZ.about
    },
    is_fore: true,
    measure: Measure::Score,
    scores: None,
};
