//! The state of a round that is being paired.

use std::ops::Range;

use super::allocation::infer_initial_color;
use super::bracket::{Bracket, Paired};
use super::completion::Completion;
use super::exact::{Demand, Question};
use super::not_paired::NotPaired;
use super::player::Roster;
use super::relax;
use crate::basics::progress::Progress;
use crate::pairing::field::{Color, Field};

/// Returns the colour of the first player, as drawn or as the first round shows it (article 5.1).
pub(super) fn initial_color(field: &Field) -> Result<Color, NotPaired> {
    field.initial_color.or_else(|| infer_initial_color(field)).ok_or(NotPaired::InitialColorUnknown)
}

/// A round on its way from the top bracket to the last (article 1.9).
pub(super) struct Round<'a> {
    pub(super) roster: &'a Roster,
    pub(super) completion: Completion<'a>,
    pub(super) groups: Vec<Range<u32>>,
    pub(super) next: usize,
    pub(super) floaters: Vec<u32>,
}

impl<'a> Round<'a> {
    pub(super) fn begin(roster: &'a Roster, progress: &dyn Progress) -> Result<Self, NotPaired> {
        let Some(completion) = Completion::find(roster, progress)? else {
            return Err(NotPaired::NoLegalPairing { relaxation: relax::least(roster, progress)? });
        };
        Ok(Self { roster, completion, groups: roster.scoregroups(), next: 0, floaters: Vec::new() })
    }

    pub(super) fn next_bracket(&self) -> Option<Bracket> {
        (self.next < self.groups.len())
            .then(|| Bracket::new(self.roster, &self.groups, self.next, self.floaters.clone()))
    }

    pub(super) fn finish(&mut self, paired: Paired) {
        self.floaters = paired.floaters;
        self.next += 1;
    }

    pub(super) fn question<'b>(&self, bracket: &'b Bracket) -> Question<'b>
    where
        'a: 'b,
    {
        Question {
            roster: self.roster,
            bye: self.completion.bye(),
            bracket,
            demand: Demand::Nothing,
            floaters: None,
        }
    }
}
