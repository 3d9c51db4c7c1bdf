//! Sonneborn-Berger (C.07 9.1).

use super::elements::{Measure, Summed};
use crate::basics::file_format::FORMAT_5;
use crate::tie_breaks::rule::{About, Needs, Reach};

/// SB.
pub(super) const SONNEBORN_BERGER: Summed = Summed {
    about: About {
        code: "SB",
        name: "Sonneborn-Berger",
        help: "each opponent's adjusted score times the points scored in that round, summed",
        article: "C.07 9.1",
        modifiers: "CMP",
        decimals: 2,
        format: FORMAT_5,
        needs: Needs::Results,
        reach: Reach::Opponents,
    },
    is_fore: false,
    measure: Measure::Product,
    scores: None,
};
