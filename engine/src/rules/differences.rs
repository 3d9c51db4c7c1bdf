//! Published rounds beside what the system pairs.

use std::collections::BTreeSet;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::event::action::{Act, ByeKind, PairedBy};
use crate::event::setup::Setup;
use crate::event::state::State;
use crate::game::color::Color;
use crate::pairing::dutch::NotPaired;
use crate::pairing::propose::{NoProposal, Proposal, propose_with};

/// A board or a bye of a round; on a board of two White comes first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A board, its players in the order of their seats.
    Board(Vec<PlayerId>),
    /// A player without an opponent.
    Bye(PlayerId, ByeKind),
}

/// The difference between a round and the system's pairing; equal places are left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The system's pairing; `None` if there is no legal pairing.
    pub system: Option<Vec<Place>>,
    /// The published pairing.
    pub published: Vec<Place>,
}

/// Returns true if a system with comparable pairings pairs the event.
pub(crate) fn pairs_itself(state: &State) -> bool {
    // Those pairings used virtual points that are stored without being understood.
    if state.kept.as_ref().is_some_and(|kept| kept.record("250").is_some()) {
        return false;
    }
    state.setup.pairing.pairs_by_score()
}

/// Returns the boards and byes of a round.
pub(crate) fn places(boards: &[Vec<PlayerId>], byes: &[(PlayerId, ByeKind)]) -> BTreeSet<Place> {
    // Absent players are left out: the rounds show them.
    let byes = byes.iter().filter(|(_, bye)| *bye != ByeKind::ZeroPoint);
    let byes = byes.map(|(player, bye)| Place::Bye(*player, *bye));
    boards.iter().cloned().map(Place::Board).chain(byes).collect()
}

/// Compares a round with the system's pairing of the event at the time of publication
/// ([`State::paired_from`]), as sets of boards with colours and byes. `None` if they are the same, and for
/// events in which the director seats the players.
#[must_use]
pub(crate) fn difference(
    state: &State,
    round: RoundNo,
    published: &Proposal,
    progress: &dyn Progress,
) -> Option<Difference> {
    difference_from(state.paired_from(round), round, published, progress)
}

/// Compares a round with what the system pairs from an event.
pub(crate) fn difference_from(
    state: &State,
    round: RoundNo,
    published: &Proposal,
    progress: &dyn Progress,
) -> Option<Difference> {
    if state.setup.pairing.system().is_manual() {
        return None;
    }
    let played = places(&published.boards, &published.byes);
    // A round without games cannot be compared.
    if played.is_empty() {
        return None;
    }
    let system = match propose_with(state, round, progress, &mut ()) {
        Ok(system) => system,
        Err(NoProposal::Swiss(NotPaired::NoLegalPairing { .. })) => {
            return Some(Difference { system: None, published: played.into_iter().collect() });
        }
        // The system has no pairing to compare with.
        Err(_) => return None,
    };
    let system = places(&system.boards, &system.byes);
    let only = |one: &BTreeSet<Place>, other: &BTreeSet<Place>| one.difference(other).cloned().collect();
    (system != played)
        .then(|| Difference { system: Some(only(&system, &played)), published: only(&played, &system) })
}

/// Returns the published rounds that are regular under the event's choices but would be irregular under other
/// ones.
#[must_use]
pub fn made_irregular(state: &State, setup: &Setup, progress: &dyn Progress) -> Vec<(RoundNo, Difference)> {
    let pairs_alike = |one: &Setup, other: &Setup| {
        one.rounds == other.rounds && one.game == other.game && one.pairing == other.pairing
    };
    if pairs_alike(&state.setup, setup) || !pairs_itself(state) {
        return Vec::new();
    }
    let rounds = (1..).map(RoundNo).zip(&state.rounds);
    let irregular = rounds.filter_map(|(round, held)| {
        let boards = held.boards.iter().map(|board| board.seats.clone()).collect();
        let published = Proposal { boards, byes: held.byes.clone() };
        let of = |state: &State| match held.by {
            PairedBy::Import => {
                difference_from(&as_imported(state, round, &published), round, &published, progress)
            }
            PairedBy::System | PairedBy::Hand => difference_from(state, round, &published, progress),
        };
        let from = state.paired_from(round);
        // A published round is always compared with the system that paired it.
        let setup = Setup { pairing: state.pairing_of(round).clone(), ..setup.clone() };
        let differs = of(&State { setup, ..from.clone() })?;
        of(from).is_none().then_some((round, differs))
    });
    irregular.collect()
}

/// Returns the initial colour that the first round implies, if none is recorded: the colour of the highest
/// numbered player with a board, reversed for each player above with the pairing-allocated bye (`fide-dutch`
/// 10.15).
fn initial_color(state: &State, boards: &[Vec<PlayerId>], byes: &[(PlayerId, ByeKind)]) -> Option<Color> {
    let seated = |id: PlayerId| {
        let seats = boards.iter().find_map(|seats| seats.iter().position(|seat| *seat == id))?;
        Some(if seats == 0 { Color::White } else { Color::Black })
    };
    let mut turned = false;
    for player in state.by_number() {
        match seated(player.id) {
            Some(color) => return Some(if turned { color.other() } else { color }),
            None => turned ^= byes.contains(&(player.id, ByeKind::PairingAllocated)),
        }
    }
    None
}

/// Returns the event as another program saw it when it paired a round: a report shows absences only in the
/// round itself, not in advance.
#[must_use]
pub fn as_imported(state: &State, round: RoundNo, played: &Proposal) -> State {
    let here: BTreeSet<PlayerId> = {
        let left_over = played.byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated);
        played.boards.iter().flatten().copied().chain(left_over.map(|(player, _)| *player)).collect()
    };
    let mut state = state.clone();
    if state.initial_color.is_none() {
        let first = state.round(RoundNo(1));
        let boards = first.map(|held| held.boards.iter().map(|board| board.seats.clone()).collect());
        let byes = first.map_or(&played.byes, |held| &held.byes).clone();
        state.initial_color = initial_color(&state, &boards.unwrap_or_else(|| played.boards.clone()), &byes);
    }
    let away: Vec<PlayerId> =
        state.present(round).map(|player| player.id).filter(|player| !here.contains(player)).collect();
    for id in away {
        let bye =
            played.byes.iter().find(|(player, _)| *player == id).map_or(ByeKind::ZeroPoint, |(_, bye)| *bye);
        state.evolve(&Act::GrantBye { id, round, bye });
    }
    state
}
