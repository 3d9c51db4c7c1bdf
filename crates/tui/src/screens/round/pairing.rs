//! Pairing: the questions to the pairing system, and the use of its answers.

use super::RoundScreen;
use super::proposed::{self, Proposed, entries_of};
use crate::jobs::job::{Answer, Work};
use crate::jobs::request::{Found, Request, Said};
use crate::scene::Scene;
use crate::screens::find_player;
use crate::why::pairing::PairingQuestion;
use engine::id::{BoardNo, RoundNo};
use engine::pairing::dutch::NotPaired;
use engine::pairing::propose::{NoProposal, Proposal};
use engine::state::Board;
use formats::views::numbers::called;

impl RoundScreen {
    /// Pairs a round once the results before it are known; a published round is changed instead of paired
    /// again.
    pub(super) fn pair(&mut self, scene: &Scene<'_>) -> Option<Request> {
        self.by_slips = false;
        self.rest();
        self.shown.follow();
        let next = scene.state()?.next_round();
        if let Some(aside) = self.aside.take_if(|aside| aside.is_of_next(next)) {
            self.proposed = Some(aside);
            return None;
        }
        Some(Request::Pair(next))
    }

    pub(super) fn arrange(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        if let Some(aside) = self.aside.take_if(|aside| aside.is_of_published(here.round, here.held)) {
            self.proposed = Some(aside);
            return None;
        }
        let is_new = here.round == here.state.last_round() && here.held.results() == 0;
        let proposed = Proposed::of_round(here.round, here.held, entries_of(scene));
        let is_left = |board: &Board| self.left.is_some_and(|id| board.seats.contains(&id));
        let left = here.held.boards.iter().position(|board| board.outcome.is_none() && is_left(board));
        let row = left.or_else(|| self.board(&here).map(BoardNo::index)).unwrap_or(0);
        self.proposed = Some(proposed.played(!is_new).at_board(row));
        if here.state.setup.pairing.system().is_manual() || !is_new {
            return None;
        }
        // The system's pairing is calculated in the background, for the comparison at the end.
        let state = Box::new(here.state.clone());
        Some(Request::Work(Work::Pair { state, round: here.round }))
    }

    pub(super) fn answered(&mut self, answer: &Answer, scene: &Scene<'_>) -> Option<Request> {
        match answer {
            Answer::Paired { round, result } => self.paired(*round, result, scene),
            Answer::Opened(_)
            | Answer::Found(_)
            | Answer::Followed(_)
            | Answer::Listed(_)
            | Answer::Checked { .. }
            | Answer::Updated(_)
            | Answer::Why { .. }
            | Answer::Foreseen { .. }
            | Answer::Audited(_)
            | Answer::Published(_)
            | Answer::Papered(_)
            | Answer::Printed { .. }
            | Answer::Desks(_)
            | Answer::Rated { .. } => None,
        }
    }

    /// Shows the system's pairing of a round; an unfinished manual pairing is only compared with it.
    fn paired(
        &mut self,
        round: RoundNo,
        result: &Result<Proposal, NoProposal>,
        scene: &Scene<'_>,
    ) -> Option<Request> {
        let entries = entries_of(scene);
        let told = |text: &str| Some(Request::Say(Said::Warning(text.to_owned())));
        let outdated = self.proposed.as_ref().is_some_and(|open| open.is_outdated(scene));
        let is_known = self.proposed.as_ref().is_some_and(Proposed::is_known);
        let kept = self
            .proposed
            .as_mut()
            .is_some_and(|open| open.compare_with(round, result.as_ref().ok(), entries));
        if kept {
            return match result {
                Ok(_) if outdated => told(&proposed::compared_anew(scene)),
                Ok(_) if is_known => None,
                Ok(_) => told(&proposed::begins(scene)),
                Err(error) => told(&format!("the system makes no pairing to compare with: {error}")),
            };
        }
        match result {
            Ok(proposal) => {
                self.proposed = Some(Proposed::by_system(round, proposal, entries));
                if outdated { told(proposed::MADE_ANEW) } else { None }
            }
            Err(NoProposal::ByHand) => {
                self.proposed = Some(Proposed::by_hand(round, scene.state()?, entries));
                None
            }
            // If the rules allow no pairing, or the system finds none, the director makes one.
            Err(
                error @ NoProposal::Swiss(NotPaired::NoLegalPairing { .. } | NotPaired::TooManyScores { .. }),
            ) => {
                self.proposed = Some(Proposed::by_hand(round, scene.state()?, entries));
                told(&format!("{error}; {}", proposed::begins(scene)))
            }
            Err(
                error @ (NoProposal::TooFew(_)
                | NoProposal::Over(_)
                | NoProposal::TableOver(_)
                | NoProposal::NotTwoTeams(_)
                | NoProposal::Decided
                | NoProposal::Undecided
                | NoProposal::Swiss(_)
                | NoProposal::TooMany(_)),
            ) => Some(Request::refuse(error.to_string())),
        }
    }

    pub(super) fn explain(&self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        let state = Box::new(here.state.clone());
        Some(Request::Work(Work::Why {
            state,
            round: here.round,
            question: PairingQuestion::Board(board),
            language: scene.language().clone(),
        }))
    }

    /// Asks for the opponent whom the player with White did not get.
    pub(super) fn ask_why_not(&self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let white = *here.board(self.board(&here)?)?.seats.first()?;
        let title = format!("why did {} not meet", called(here.state, white));
        find_player(title, &|other| Found::Opponent(white, other), scene)
    }
}
