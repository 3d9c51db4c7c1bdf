//! The unrecorded input of a round: saving it on disk, and restoring the part that still fits.

use super::here::Form;
use super::proposed::Proposed;
use super::{Mode, Place, RoundScreen, Task};
use crate::jobs::job::Work;
use crate::scene::Scene;
use crate::screens::TakenUp;
use desk::input::drafts::{BoardDraft, Drafts, PairingDraft, PairingStart, Seating};
use engine::state::State;
use formats::entry::Draft;
use formats::views::words;

impl RoundScreen {
    /// Returns the unrecorded input.
    pub(super) fn drafts_of(&self, scene: &Scene<'_>) -> Drafts {
        let Some(state) = scene.state() else { return Drafts::default() };
        let board = |(place, draft): (&Place, &Draft)| {
            let held = state.board(place.round, place.board)?;
            Some(BoardDraft {
                round: place.round,
                board: place.board,
                seats: held.seats.clone(),
                stands: held.outcome.clone(),
                again: place.again,
                typing: draft.typing(),
            })
        };
        let boards = self.drafts.iter().filter(|(_, draft)| !draft.is_empty()).filter_map(board);
        let pairings = self.proposed.iter().chain(&self.aside).filter(|one| one.is_work());
        Drafts {
            boards: boards.collect(),
            pairings: pairings.map(Proposed::kept).collect(),
            ..Drafts::default()
        }
    }

    /// Restores saved input, as far as it still fits the event.
    pub(super) fn take_up_drafts(&mut self, drafts: &Drafts, scene: &Scene<'_>) -> TakenUp {
        let mut taken = TakenUp::default();
        let Some(state) = scene.state() else { return taken };
        for draft in &drafts.pairings {
            self.take_up_pairing(draft, state, scene, &mut taken);
        }
        let mut first = None;
        for draft in &drafts.boards {
            if self.take_up_board(draft, state, &mut taken) {
                first = first.or(Some(draft));
            }
        }
        if let Some(draft) = first.filter(|_| self.proposed.is_none()) {
            self.go_on_with(draft, scene);
        }
        taken
    }

    fn take_up_pairing(
        &mut self,
        draft: &PairingDraft,
        state: &State,
        scene: &Scene<'_>,
        taken: &mut TakenUp,
    ) {
        let round = draft.round;
        let told = format!(
            "manual pairing of round {round}, {}",
            words::count(draft.now.boards.len(), words::place(state))
        );
        let held = state.round(round);
        let stands = held.map(|held| Seating {
            boards: held.boards.iter().map(|board| board.seats.clone()).collect(),
            byes: held.byes.clone(),
        });
        if stands.as_ref() == Some(&draft.now) {
            // The pairing was published before its draft could be removed.
            return;
        }
        let players =
            draft.now.boards.iter().flatten().chain(draft.now.byes.iter().map(|(player, _)| player));
        let why = match draft.start {
            _ if players.into_iter().any(|player| state.player(*player).is_none()) => {
                Some("a player of it is no longer registered")
            }
            PairingStart::Published if stands.as_ref() != Some(&draft.first) => {
                Some("the round is another one now")
            }
            PairingStart::System | PairingStart::Hand if round != state.next_round() => {
                Some("another round is the next one now")
            }
            PairingStart::Published | PairingStart::System | PairingStart::Hand => None,
        };
        if let Some(why) = why {
            taken.unfit.push(format!("{told}: {why}"));
            return;
        }
        taken.here.push(told);
        let open = Proposed::taken_up(draft, super::proposed::entries_of(scene));
        if self.proposed.is_none() {
            self.proposed = Some(open);
            taken.work = Some(Work::Pair { state: Box::new(state.clone()), round });
        } else {
            self.aside = Some(open);
        }
    }

    fn take_up_board(&mut self, draft: &BoardDraft, state: &State, taken: &mut TakenUp) -> bool {
        let BoardDraft { round, board, again, typing, .. } = draft;
        let pass = match (again, &draft.stands) {
            (true, _) => ", second pass",
            (false, Some(_)) => ", correction",
            (false, None) => "",
        };
        let told = format!("round {round}, {} {board}{pass}", words::place(state));
        let shown: Vec<&str> = typing.texts().filter(|text| !text.is_empty()).collect();
        let held = state.board(*round, *board).filter(|held| held.seats == draft.seats);
        let begun =
            held.and_then(|held| Some((held, Draft::taken_up(state, *round, *board, typing, *again)?)));
        let Some((held, begun)) = begun else {
            taken.unfit.push(format!("{told}: {} (others sit there now)", shown.join(" / ")));
            return false;
        };
        if held.outcome == draft.stands {
            taken.here.push(told);
            let place = Place { round: *round, board: *board, again: *again };
            self.drafts.entry(place).or_insert(begun);
            self.seated.entry(place).or_insert_with(|| held.seats.clone());
            return true;
        }
        // A recorded input may still have its draft on disk; it is not restored.
        if !held.outcome.as_ref().is_some_and(|stands| begun.begins(stands)) {
            let stands = words::score(held.outcome.as_ref());
            taken.unfit.push(format!("{told}: {} (the result is now {stands})", shown.join(" / ")));
        }
        false
    }

    /// Puts the cursor on the place of an input, ready to continue.
    fn go_on_with(&mut self, draft: &BoardDraft, scene: &Scene<'_>) {
        self.entered = true;
        self.shown.show(draft.round, scene);
        self.cursor.go(draft.board.index());
        self.task = match (draft.again, &draft.stands) {
            (true, _) => Task::Check,
            (false, Some(_)) => Task::Correct,
            (false, None) => Task::Enter,
        };
        if self.here(scene).is_some_and(|here| !matches!(here.form, Form::Keys { .. })) {
            self.mode = Mode::Typing;
        }
    }
}
