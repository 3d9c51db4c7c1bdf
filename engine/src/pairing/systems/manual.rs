//! Manual pairing: the director seats the players.

use std::borrow::Cow;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::basics::why::{Reason, Why};
use crate::event::setup::{Game, PairingSystem};
use crate::event::state::State;
use crate::pairing::proposal::{NoProposal, Proposal};
use crate::pairing::system::{RoundToPair, System};

/// The systems of this module, in the order in which they are offered.
pub(super) const USUAL: &[PairingSystem] = &[PairingSystem::Manual];

/// The type of its events in a report.
const TYPE: &str = "CUSTOM_SWISS";

/// Returns the systems of this module whose events have a type.
pub(super) fn of_type(kind: &str) -> Vec<PairingSystem> {
    if kind == TYPE { USUAL.to_vec() } else { Vec::new() }
}

/// The director's own pairing.
#[derive(Debug)]
pub(super) struct Manual;

impl System for Manual {
    fn name(&self) -> &'static str {
        "manual pairing"
    }

    fn help(&self) -> &'static str {
        "you make every board yourself"
    }

    fn event_type(&self) -> Cow<'static, str> {
        Cow::Borrowed(TYPE)
    }

    fn complaints(&self, _: &Game) -> Vec<String> {
        Vec::new()
    }

    fn is_of_the_federation(&self) -> bool {
        true
    }

    fn is_manual(&self) -> bool {
        true
    }

    fn pair(&self, _: RoundToPair<'_>, _: &dyn Progress, _: &mut dyn Why) -> Result<Proposal, NoProposal> {
        Err(NoProposal::ByHand)
    }

    fn why_round(&self, _: &State, _: RoundNo, _: &Proposal) -> Vec<Reason> {
        by_hand()
    }

    fn why_board(
        &self,
        _: &State,
        _: RoundNo,
        _: &[PlayerId],
        _: &dyn Progress,
    ) -> Result<Vec<Reason>, NoProposal> {
        Ok(by_hand())
    }

    fn why_not(&self, _: &State, _: RoundNo, _: [PlayerId; 2]) -> Vec<Reason> {
        by_hand()
    }
}

fn by_hand() -> Vec<Reason> {
    let mut why = Vec::new();
    why.because("by hand", format_args!("the director decides who meets whom"));
    why
}
