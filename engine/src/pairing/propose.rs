//! The next round as the event's pairing system makes it.

use super::berger;
use super::dutch::{self, NotPaired};
use super::field::Color;
use super::fixed;
use super::knockout::Bracket;
use super::swiss::NamedField;
use super::tables;
use crate::action::{Act, ByeKind, Numbering};
use crate::id::{PlayerId, RoundNo};
use crate::numbering::{NameOrder, by_rating};
use crate::rng::Rng;
use crate::setup::{Elimination, PairingSystem, SwissRules, TableRules};
use crate::state::{Player, State};
use crate::text::Label;
use crate::why::Why;
use crate::words;

/// A round that could be published.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Proposal {
    /// The players of each board in the order of their seats.
    pub boards: Vec<Vec<PlayerId>>,
    /// Who is not seated, and with what bye.
    pub byes: Vec<(PlayerId, ByeKind)>,
}

/// Why a system makes no pairing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoProposal {
    /// The director seats the players.
    #[error("this event is paired by hand (add boards with a)")]
    ByHand,
    /// Nobody is there to be paired.
    #[error("round {0} has fewer than two players")]
    TooFew(RoundNo),
    /// Everybody has met everybody.
    #[error("the round robin is over after {}", words::count(*.0, "round"))]
    Over(usize),
    /// The knockout has its winner.
    #[error("the knockout is decided")]
    Decided,
    /// A match of the knockout has no winner yet.
    #[error("a match of the knockout has no winner yet (enter its result first)")]
    Undecided,
    /// The Swiss system makes no pairing.
    #[error(transparent)]
    Swiss(#[from] NotPaired),
    /// A table that cannot hold so many.
    #[error("{0} players are too many for one table (expected at most 65534)")]
    TooMany(usize),
}

/// Pairs a round from the rounds before it, later ones left out of account.
///
/// # Errors
///
/// Why there is no pairing.
pub fn propose(state: &State, round: RoundNo) -> Result<Proposal, NoProposal> {
    propose_with(state, round, &|| false, &mut ())
}

/// Pairs a round, gives up when `stop` says so, and tells `why` the round is as it is. Who has a fixed board sits there.
///
/// # Errors
///
/// Why there is no pairing.
pub fn propose_with(
    state: &State,
    round: RoundNo,
    stop: &dyn Fn() -> bool,
    why: &mut dyn Why,
) -> Result<Proposal, NoProposal> {
    let byes: Vec<(PlayerId, ByeKind)> = state
        .present(round)
        .filter_map(|player| player.byes.get(&round).map(|bye| (player.id, *bye)))
        .collect();
    let here: Vec<&Player> = state
        .by_number()
        .into_iter()
        .filter(|player| player.is_present(round) && !player.byes.contains_key(&round))
        .collect();
    let proposal = match &state.setup.pairing {
        PairingSystem::Manual => Err(NoProposal::ByHand),
        PairingSystem::RoundRobin { cycles, exchange_last_two } => {
            round_robin(state, round, usize::from(*cycles), *exchange_last_two)
        }
        PairingSystem::Tables(rules) => seat(state, round, *rules, &here, byes),
        PairingSystem::Elimination(rules) => eliminate(state, round, *rules, byes),
        PairingSystem::Swiss(rules) => swiss(state, round, *rules, byes, stop, why),
    }?;
    if proposal.boards.is_empty() && proposal.byes.is_empty() {
        return Err(NoProposal::TooFew(round));
    }
    Ok(Proposal { boards: fixed::arrange(state, proposal.boards), byes: proposal.byes })
}

/// Returns what must be settled before a round can be paired: the pairing numbers, by rating ([`by_rating`]), and the
/// initial colour, by a lot from a seed; nothing once both are.
#[must_use]
pub fn preparations(state: &State, seed: u64, names: NameOrder<'_>) -> Vec<Act> {
    let mut acts = Vec::new();
    if state.players.iter().any(|player| player.number.is_none()) {
        acts.push(Act::Number { order: by_rating(state, names), by: Numbering::Rating });
    }
    let swiss = matches!(state.setup.pairing, PairingSystem::Swiss(_));
    if swiss && state.initial_color.is_none() && state.rounds.is_empty() {
        let color = if Rng::seeded(seed).below(2) == 0 { Color::White } else { Color::Black };
        acts.push(Act::DrawColor { color, seed: Some(seed) });
    }
    acts
}

/// The FIDE (Dutch) system; byes granted in advance stay with whoever has them.
fn swiss(
    state: &State,
    round: RoundNo,
    rules: SwissRules,
    byes: Vec<(PlayerId, ByeKind)>,
    stop: &dyn Fn() -> bool,
    why: &mut dyn Why,
) -> Result<Proposal, NoProposal> {
    let named = NamedField::of(state, round, rules).ok_or(NoProposal::TooMany(state.players.len()))?;
    let pairing = dutch::pair(&named.field, stop, why)?;
    Ok(named.proposal(&pairing, byes))
}

/// The table is made for the players of the first round: absent ones keep their games, which are forfeited; a late
/// entry finds no place in it. The free round of an odd field is a zero-point bye (round-robin 2).
fn round_robin(state: &State, round: RoundNo, cycles: usize, exchange: bool) -> Result<Proposal, NoProposal> {
    let field: Vec<PlayerId> = state
        .by_number()
        .into_iter()
        .filter(|player| player.first_round.0 == 1 && player.is_present(RoundNo(1)))
        .map(|player| player.id)
        .collect();
    if field.len() < 2 {
        return Err(NoProposal::TooFew(round));
    }
    let players = u16::try_from(field.len()).map_err(|_| NoProposal::TooMany(field.len()))?;
    let schedule = berger::Schedule { players, cycles, exchange_last_two: exchange };
    let Some(pairs) = schedule.round(round.0) else { return Err(NoProposal::Over(schedule.rounds())) };
    let who = |number: u16| field.get(usize::from(number).wrapping_sub(1)).copied();
    let mut proposal = Proposal::default();
    for (white, black) in pairs {
        match (who(white), who(black)) {
            (Some(white), Some(black)) => proposal.boards.push(vec![white, black]),
            (Some(free), None) | (None, Some(free)) => proposal.byes.push((free, ByeKind::ZeroPoint)),
            (None, None) => {}
        }
    }
    let late = state.present(round).filter(|player| !field.contains(&player.id));
    proposal.byes.extend(late.map(|player| (player.id, ByeKind::ZeroPoint)));
    Ok(proposal)
}

/// The better seed has White in odd rounds; in the first round the top seeds of a field that is not full are free.
/// Whoever has a match is seated in it, whatever bye was granted: a match without its player is forfeited.
fn eliminate(
    state: &State,
    round: RoundNo,
    rules: Elimination,
    mut byes: Vec<(PlayerId, ByeKind)>,
) -> Result<Proposal, NoProposal> {
    let bracket = Bracket::before(state, round, rules);
    let games = bracket.ready();
    if games.is_empty() {
        let few = state.players.len() < 2;
        let over = if bracket.is_over() { NoProposal::Decided } else { NoProposal::Undecided };
        return Err(if few { NoProposal::TooFew(round) } else { over });
    }
    if round.0 == 1 {
        let free = bracket.free_at_first();
        byes.retain(|(player, _)| !free.contains(player));
        byes.extend(free.into_iter().map(|player| (player, ByeKind::PairingAllocated)));
    }
    byes.retain(|(player, _)| !games.iter().flatten().any(|seated| seated == player));
    let odd = !round.0.is_multiple_of(2);
    let boards =
        games.into_iter().map(|[better, other]| if odd { vec![better, other] } else { vec![other, better] });
    Ok(Proposal { boards: boards.collect(), byes })
}

/// Seats the players at tables; who does not fit has a pairing-allocated bye.
fn seat(
    state: &State,
    round: RoundNo,
    rules: TableRules,
    here: &[&Player],
    mut byes: Vec<(PlayerId, ByeKind)>,
) -> Result<Proposal, NoProposal> {
    let players: Vec<PlayerId> = here.iter().map(|player| player.id).collect();
    let history =
        tables::History::of(state.rounds.iter().take(usize::from(round.0).saturating_sub(1)).map(|held| {
            let boards = held.boards.iter().map(|board| board.seats.clone()).collect();
            let left = held.byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated);
            (boards, left.map(|(player, _)| *player).collect())
        }));
    let (boards, left_over) = match rules {
        TableRules::Mixed { seats } => {
            let (least, _) = state.setup.game.seats();
            tables::mixed(&players, (least, usize::from(seats)), &history)
        }
        TableRules::PartnersKept => tables::partners_kept(&partnerships(here), &history),
        TableRules::PartnersRotated => tables::partners_rotated(&players, &history),
    };
    if boards.is_empty() {
        return Err(NoProposal::TooFew(round));
    }
    byes.extend(left_over.into_iter().map(|player| (player, ByeKind::PairingAllocated)));
    Ok(Proposal { boards, byes })
}

/// Players with the same partnership are partners; the others are taken two by two in order of their numbers.
fn partnerships(here: &[&Player]) -> Vec<Vec<PlayerId>> {
    let mut groups: Vec<(&Label, Vec<PlayerId>)> = Vec::new();
    let mut single = Vec::new();
    for player in here {
        let name = &player.entrant.partnership;
        if name.is_empty() {
            single.push(player.id);
            continue;
        }
        match groups.iter_mut().find(|(known, members)| *known == name && members.len() < 2) {
            Some((_, members)) => members.push(player.id),
            None => groups.push((name, vec![player.id])),
        }
    }
    let (pairs, halves): (Vec<_>, Vec<_>) = groups.into_iter().partition(|(_, members)| members.len() == 2);
    single.extend(halves.into_iter().flat_map(|(_, members)| members));
    single.sort_by_key(|player| here.iter().position(|other| other.id == *player));
    let named = pairs.into_iter().map(|(_, members)| members);
    named.chain(single.chunks(2).map(<[PlayerId]>::to_vec)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::PairedBy;
    use crate::example;
    use crate::setup::Acceleration;

    /// Players of a new event, ready to be paired.
    fn event(pairing: PairingSystem, players: u32) -> State {
        let mut state = example::event(example::setup(pairing), players);
        for act in preparations(&state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        state
    }

    /// A bye that was granted does not put off a match of a knockout.
    #[test]
    fn a_player_with_a_bye_is_seated_once_in_a_knockout() {
        let mut state = event(PairingSystem::Elimination(Elimination::Single { third_place: false }), 2);
        let (round, bye) = (RoundNo(1), ByeKind::ZeroPoint);
        state.apply(&Act::GrantBye { id: PlayerId(1), round, bye }).unwrap();
        let Proposal { boards, byes } = propose(&state, round).unwrap();
        assert_eq!((boards.len(), byes.len()), (1, 0));
        state.apply(&Act::Publish { round, boards, byes, by: PairedBy::System }).unwrap();
    }

    /// A round in which nobody is named cannot be published: no system makes one. Who is alone in a Swiss has the bye.
    #[test]
    fn what_is_proposed_to_fewer_than_two_can_be_published() {
        let swiss = |acceleration| PairingSystem::Swiss(SwissRules { acceleration });
        for pairing in [
            PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false },
            PairingSystem::RoundRobin { cycles: 2, exchange_last_two: true },
            PairingSystem::Tables(TableRules::Mixed { seats: 5 }),
            PairingSystem::Tables(TableRules::PartnersKept),
            PairingSystem::Tables(TableRules::PartnersRotated),
            PairingSystem::Elimination(Elimination::Single { third_place: true }),
            PairingSystem::Elimination(Elimination::Double),
            swiss(Acceleration::None),
            swiss(Acceleration::Baku),
        ] {
            for players in 0..2 {
                let mut state = event(pairing.clone(), players);
                let round = RoundNo(1);
                let is_swiss = matches!(pairing, PairingSystem::Swiss(_));
                match propose(&state, round) {
                    Ok(Proposal { boards, byes }) if is_swiss && players == 1 => {
                        state.apply(&Act::Publish { round, boards, byes, by: PairedBy::System }).unwrap();
                    }
                    proposal => assert_eq!(proposal, Err(NoProposal::TooFew(round)), "{}", pairing.name()),
                }
            }
        }
    }
}
