//! The acts of the next round: the lots before it, and the acts that pair and publish it at once.

use engine::action::{Act, ByeKind, Numbering, PairedBy};
use engine::id::PlayerId;
use engine::numbering;
use engine::pairing::propose::{self, NoProposal, Proposal};
use engine::progress::Progress;
use engine::refusal::Refused;
use engine::state::State;
use formats::boards::ListedBoard;
use formats::results::BadLine;
use formats::views::name_order::NameOrder;
use formats::views::numbers::Number;

/// The reason why the next round is not paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPaired {
    /// The system finds no pairing.
    #[error(transparent)]
    NoProposal(#[from] NoProposal),
    /// The rules refuse the lots before it.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// Returns the acts before the next round can be paired: the pairing numbers, and the lot for the initial
/// colour from a seed. Empty once both are recorded.
#[must_use]
pub fn preparations(state: &State, seed: u64) -> Vec<Act> {
    let names = NameOrder::plain();
    propose::preparations(state, seed, &|one, other| names.compare(one, other))
}

/// Returns the numbers to assign before an act that seats late entries by hand: a player who has arrived and
/// plays has a number (C.04.2 2.4). `None` if all seated players have one, or no player has.
#[must_use]
pub fn numbers_for(state: &State, act: &Act) -> Option<Act> {
    let (Act::Publish { boards, by: PairedBy::System | PairedBy::Hand, .. }
    | Act::Rearrange { boards, .. }
    | Act::CorrectRound { boards, .. }) = act
    else {
        return None;
    };
    let numbered = |id: &PlayerId| state.player(*id).is_none_or(|player| player.number.is_some());
    if boards.iter().flatten().all(numbered) { None } else { numbers_of_late_entries(state) }
}

/// Returns the numbers of late entries, who have none while others have; `None` if no player or every player
/// has one.
fn numbers_of_late_entries(state: &State) -> Option<Act> {
    let numbered = state.players.iter().filter(|player| player.number.is_some()).count();
    if numbered == 0 || numbered == state.players.len() {
        return None;
    }
    let names = NameOrder::plain();
    let order = numbering::complete(state, &|one, other| names.compare(one, other));
    Some(Act::Number { order, by: Numbering::Rating })
}

/// Returns an event with the numbers that late entries get when its next round is paired, for a preview of
/// that round.
#[must_use]
pub fn with_late_entries(mut state: State) -> State {
    if let Some(act) = numbers_of_late_entries(&state) {
        state.evolve(&act);
    }
    state
}

/// Returns an event in the form of its report: late entries have numbers, and in an official event games
/// without a result before the last round are adjourned, as they will be when the next round is published.
#[must_use]
pub fn as_reported(state: State) -> State {
    let mut state = with_late_entries(state);
    if state.is_official() {
        for act in propose::adjournments(&state, state.last_round()) {
            state.evolve(&act);
        }
    }
    state
}

/// Returns the acts that pair the next round by the system of the event and publish it, the lots first.
///
/// # Errors
///
/// The system makes no pairing, or the rules refuse the lots.
pub fn round_by_system(state: &State, seed: u64, progress: &dyn Progress) -> Result<Vec<Act>, NotPaired> {
    let (mut acts, state) = prepared(state, seed)?;
    let round = state.next_round();
    let Proposal { boards, byes } = propose::propose_next(state, progress)?;
    acts.push(Act::Publish { round, boards, byes, by: PairedBy::System });
    Ok(acts)
}

/// Returns the acts that publish the next round with the boards of a list, the lots first. Byes that were
/// granted in advance stay.
///
/// # Errors
///
/// The first board with an unknown number, or the rules refuse the lots.
pub fn round_by_hand(state: &State, seed: u64, list: &[ListedBoard]) -> Result<Vec<Act>, BadLine> {
    let (mut acts, state) =
        prepared(state, seed).map_err(|refused| BadLine { line: 0, why: refused.to_string() })?;
    let round = state.next_round();
    let (boards, mut byes) = seated(&state, list)?;
    for player in state.present(round) {
        let granted = player.byes.get(&round).filter(|_| byes.iter().all(|(other, _)| *other != player.id));
        byes.extend(granted.map(|bye| (player.id, *bye)));
    }
    acts.push(Act::Publish { round, boards, byes, by: PairedBy::Hand });
    Ok(acts)
}

/// The boards with their players, and the byes.
type Seated = (Vec<Vec<PlayerId>>, Vec<(PlayerId, ByeKind)>);

/// Returns the boards and byes of a list.
///
/// # Errors
///
/// The first line with an unknown number.
pub fn seated(state: &State, list: &[ListedBoard]) -> Result<Seated, BadLine> {
    let (mut boards, mut byes) = Seated::default();
    for ListedBoard { line, numbers, bye } in list {
        let player = |number: &u32| {
            let called = |id: &PlayerId| Number::of(state, *id).bare() == *number;
            let found = state.players.iter().map(|player| player.id).find(called);
            found.ok_or_else(|| BadLine { line: *line, why: format!("there is no player {number}") })
        };
        let seats = numbers.iter().map(player).collect::<Result<Vec<_>, _>>()?;
        match (bye, &seats[..]) {
            (Some(bye), [only]) => byes.push((*only, *bye)),
            (Some(_) | None, _) => boards.push(seats),
        }
    }
    Ok((boards, byes))
}

/// Returns the lots before the next round, and the event after them.
fn prepared(state: &State, seed: u64) -> Result<(Vec<Act>, State), Refused> {
    let acts = preparations(state, seed);
    let mut state = state.clone();
    for act in &acts {
        state.apply(act)?;
    }
    Ok((acts, state))
}
