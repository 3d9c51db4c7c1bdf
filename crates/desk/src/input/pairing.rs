//! The next round: what must be drawn before it, and all that pairs and publishes it in one go.

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

/// Why the next round is not paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPaired {
    /// The system makes no pairing.
    #[error(transparent)]
    NoProposal(#[from] NoProposal),
    /// The rules refuse what must be drawn first.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// Returns what must be settled before the next round can be paired: the pairing numbers, and the lot for the initial
/// colour from a seed. Nothing once both are.
#[must_use]
pub fn preparations(state: &State, seed: u64) -> Vec<Act> {
    let names = NameOrder::plain();
    propose::preparations(state, seed, &|one, other| names.compare(one, other))
}

/// Returns the numbers that are to be given before an act which seats late entries by hand: who has arrived and plays has a
/// number (C.04.2 2.4). Nothing where everybody seated has one, or nobody has.
#[must_use]
pub fn numbers_for(state: &State, act: &Act) -> Option<Act> {
    let (Act::Publish { boards, by: PairedBy::System | PairedBy::Hand, .. }
    | Act::Rearrange { boards, .. }
    | Act::Amend { boards, .. }) = act
    else {
        return None;
    };
    let numbered = |id: &PlayerId| state.player(*id).is_none_or(|player| player.number.is_some());
    if boards.iter().flatten().all(numbered) { None } else { numbers_of_late_entries(state) }
}

/// Returns the numbers of late entries, who have none while others have; nothing where nobody or everybody has one.
fn numbers_of_late_entries(state: &State) -> Option<Act> {
    let numbered = state.players.iter().filter(|player| player.number.is_some()).count();
    if numbered == 0 || numbered == state.players.len() {
        return None;
    }
    let names = NameOrder::plain();
    let order = numbering::complete(state, &|one, other| names.compare(one, other));
    Some(Act::Number { order, by: Numbering::Rating })
}

/// Returns an event with the numbers that late entries get when its next round is paired: what a look at that round goes by.
#[must_use]
pub fn with_late_entries(mut state: State) -> State {
    if let Some(act) = numbers_of_late_entries(&state) {
        state.evolve(&act);
    }
    state
}

/// Returns an event as its report tells of it: with the numbers of late entries, and with the games of an official event that have no
/// result behind a later round as what they become when the next one is published, adjourned.
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

/// Returns all that pairs the next round by the event's system and publishes it, in order: what must be drawn comes first.
///
/// # Errors
///
/// Why there is no pairing.
pub fn round_by_system(state: &State, seed: u64, progress: &dyn Progress) -> Result<Vec<Act>, NotPaired> {
    let (mut acts, state) = prepared(state, seed)?;
    let round = state.next_round();
    let Proposal { boards, byes } = propose::propose_next(state, progress)?;
    acts.push(Act::Publish { round, boards, byes, by: PairedBy::System });
    Ok(acts)
}

/// Returns all that publishes the next round with the boards of a list, in order: what must be drawn comes first. Byes that
/// were granted in advance are kept.
///
/// # Errors
///
/// The first board with a number that nobody has, or the rules refuse what must be drawn.
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

/// Who sits at which board, and who has which bye.
type Seated = (Vec<Vec<PlayerId>>, Vec<(PlayerId, ByeKind)>);

/// Returns the boards and byes of a list.
///
/// # Errors
///
/// The first line with a number that nobody has.
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

/// Returns what must be drawn before the next round, and the event after it.
fn prepared(state: &State, seed: u64) -> Result<(Vec<Act>, State), Refused> {
    let acts = preparations(state, seed);
    let mut state = state.clone();
    for act in &acts {
        state.apply(act)?;
    }
    Ok((acts, state))
}
