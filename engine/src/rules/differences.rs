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

/// A board or a bye of a round; of two players White comes first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A board, its players in the order of their seats.
    Board(Vec<PlayerId>),
    /// Somebody without an opponent.
    Bye(PlayerId, ByeKind),
}

/// In what a round is not as the system pairs it: only the places that are not the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// What the system pairs; none where it makes no pairing at all.
    pub system: Option<Vec<Place>>,
    /// What was published.
    pub published: Vec<Place>,
}

/// Whether the event is paired by a system, so that its rounds can be compared.
pub(crate) fn pairs_itself(state: &State) -> bool {
    // Virtual points that are kept and not understood counted for those pairings.
    if state.kept.as_ref().is_some_and(|kept| kept.record("250").is_some()) {
        return false;
    }
    state.setup.pairing.system().pairs_by_score()
}

/// Returns the boards and byes of a round.
pub(crate) fn places(boards: &[Vec<PlayerId>], byes: &[(PlayerId, ByeKind)]) -> BTreeSet<Place> {
    // Nothing is said of who is away: the rounds tell that themselves.
    let byes = byes.iter().filter(|(_, bye)| *bye != ByeKind::ZeroPoint);
    let byes = byes.map(|(player, bye)| Place::Bye(*player, *bye));
    boards.iter().cloned().map(Place::Board).chain(byes).collect()
}

/// Compares a round with what the system pairs from the event as it stood when the round was published ([`State::paired_from`]):
/// as sets of boards with colours, the bye included; `None` where they are the same, and where the director seats the players
/// anyway.
#[must_use]
pub fn difference(
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
    // Of a round in which nobody plays there is nothing to compare.
    if played.is_empty() {
        return None;
    }
    let system = match propose_with(state, round, progress, &mut ()) {
        Ok(system) => system,
        Err(NoProposal::Swiss(NotPaired::NoLegalPairing { .. })) => {
            return Some(Difference { system: None, published: played.into_iter().collect() });
        }
        // Without a pairing of the system there is nothing to compare with.
        Err(_) => return None,
    };
    let system = places(&system.boards, &system.byes);
    let only = |one: &BTreeSet<Place>, other: &BTreeSet<Place>| one.difference(other).cloned().collect();
    (system != played)
        .then(|| Difference { system: Some(only(&system, &played)), published: only(&played, &system) })
}

/// Returns the published rounds that would be irregular under other choices and are not under those of the event.
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
        // A published round keeps the system with which it was paired.
        let setup = Setup { pairing: state.pairing_of(round).clone(), ..setup.clone() };
        let differs = of(&State { setup, ..from.clone() })?;
        of(from).is_none().then_some((round, differs))
    });
    irregular.collect()
}

/// Returns the initial colour as the first round shows it, where nobody wrote it down: that of the best player who took part,
/// turned for each such player above who has no colour in it (`fide-dutch` 10.15).
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

/// Returns the event as it was when another program paired a round: a report names who was away in the round itself only, and
/// not beforehand.
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
