//! The next round as the event's pairing system makes it.

use super::dutch;
use super::field::{Color, Tpn};
use super::fixed;
pub use super::proposal::{NoProposal, Proposal};
use super::swiss::NamedField;
use super::system::RoundToPair;
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::basics::rng::Rng;
use crate::basics::text::Remark;
use crate::basics::why::{Reason, Why};
use crate::event::action::{Act, ByeKind, Numbering, Outcome, PairedBy};
use crate::event::state::{Player, State};
use crate::game;
use crate::game::team::LineUp;
use crate::pairing::knockout::waiting_for_lots;
use crate::pairing::numbering::{NameOrder, by_lot, complete};

/// Pairs a round from the rounds before it; later rounds do not count.
///
/// # Errors
///
/// The reason why there is no pairing.
pub fn propose(state: &State, round: RoundNo) -> Result<Proposal, NoProposal> {
    propose_with(state, round, &(), &mut ())
}

/// Pairs a round and reports the reasons to `why`; stops if `progress` says so. Players with a fixed
/// board sit there.
///
/// # Errors
///
/// The reason why there is no pairing.
pub fn propose_with(
    state: &State,
    round: RoundNo,
    progress: &dyn Progress,
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
    let proposal = state.pairing_of(round).system().pair(
        RoundToPair { state, round, here: &here, byes },
        progress,
        why,
    )?;
    if proposal.boards.is_empty() && proposal.byes.is_empty() {
        return Err(NoProposal::TooFew(round));
    }
    Ok(Proposal { boards: fixed::arrange(state, proposal.boards), byes: proposal.byes })
}

/// Returns the number of rounds of an event: that of its table or bracket, else as announced, and at least
/// the published ones.
#[must_use]
pub fn rounds(state: &State) -> u16 {
    state.setup.pairing.system().rounds(state).max(state.last_round().0)
}

/// Returns the acts that a first pairing needs: the pairing numbers ([`complete`]) and the initial colour,
/// drawn from a seed; those already done are left out. Lots are drawn when a drawn match of a knockout needs
/// them and every result is known.
#[must_use]
pub fn preparations(state: &State, seed: u64, names: NameOrder<'_>) -> Vec<Act> {
    let mut acts = Vec::new();
    if state.players.iter().any(|player| player.number.is_none()) {
        let order = complete(state, names);
        acts.push(Act::Number { order, by: Numbering::Rating });
    }
    if waits_for_color(state) {
        let color = if Rng::seeded(seed).below(2) == 0 { Color::White } else { Color::Black };
        acts.push(Act::DrawColor { color, seed: Some(seed) });
    }
    if !waiting_for_lots(state).is_empty() {
        acts.push(Act::DrawLots { order: by_lot(state, seed), seed: Some(seed) });
    }
    acts
}

/// Returns true if a lot decides the initial colour when round 1 is published.
#[must_use]
pub fn waits_for_color(state: &State) -> bool {
    let wanted = state.setup.pairing.system().draws_initial_color();
    wanted && state.initial_color.is_none() && state.rounds.is_empty()
}

/// Returns the acts that adjourn the games without a result when a later round is published. An adjourned
/// game counts as a draw for pairings and standings. Games that cannot be adjourned remain without a result.
#[must_use]
pub fn adjournments(state: &State, published: RoundNo) -> Vec<Act> {
    let rounds = (1..).map(RoundNo).zip(&state.rounds).take_while(|(round, _)| *round < published);
    let waiting = rounds.flat_map(|(round, held)| held.missing().map(move |board| (round, board)));
    let can_wait = game::admit(&state.setup.game, 2, &Outcome::Adjourned).is_ok();
    let adjourned = waiting.filter(|_| can_wait);
    adjourned.map(|(round, board)| Act::Record { round, board, outcome: Outcome::Adjourned }).collect()
}

/// Returns the forfeits of a round whose system seats players who have left, as a round robin does
/// (round-robin 4). Boards that the director made are not forfeited.
#[must_use]
pub fn forfeits(state: &State, published: &Act) -> Vec<Act> {
    let Act::Publish { round, boards, by: PairedBy::System, .. } = published else { return Vec::new() };
    let here = |id: &PlayerId| state.player(*id).is_some_and(|player| player.is_present(*round));
    let forfeited = boards.iter().zip(1..).filter_map(|(seats, board)| {
        let [white, black] = &seats[..] else { return None };
        let (white, black) = (here(white), here(black));
        let outcome = Outcome::Forfeit { white, black };
        (!(white && black)).then_some(Act::Record { round: *round, board: BoardNo(board), outcome })
    });
    forfeited.collect()
}

/// Returns the line-ups of the matches of a round whose system makes them.
#[must_use]
pub fn line_ups(state: &State, published: &Act) -> Vec<Act> {
    let Act::Publish { round, boards, by: PairedBy::System, .. } = published else { return Vec::new() };
    let system = state.pairing_of(*round).system();
    let made = boards.iter().zip(1..).filter_map(|(seats, board)| {
        let line_ups = system.line_ups(state, *round, seats)?;
        let of_team = move |(team, line_up): (&PlayerId, LineUp)| Act::LineUp {
            round: *round,
            board: BoardNo(board),
            team: *team,
            line_up,
        };
        Some(seats.iter().zip(line_ups).map(of_team))
    });
    made.flatten().collect()
}

/// Returns the forfeits of a player who has left: of the published games that have no result or are
/// adjourned.
#[must_use]
pub fn forfeits_of(state: &State, player: PlayerId) -> Vec<Act> {
    let stays = |id: PlayerId| state.player(id).is_some_and(|player| player.gone().is_none());
    let forfeited = state.open_boards_of(player).filter_map(|(round, board)| {
        let held = state.board(round, board)?;
        let [white, black] = held.seats[..] else { return None };
        let outcome = Outcome::Forfeit { white: stays(white), black: stays(black) };
        Some(match held.outcome.clone() {
            None => Act::Record { round, board, outcome },
            Some(was) => {
                let reason = Remark::taken_over("left the event");
                Act::Correct { round, board, was, now: Some(outcome), reason }
            }
        })
    });
    forfeited.collect()
}

/// Returns the event from which the next round is paired: games without a result adjourned, partnerships
/// named.
#[must_use]
pub fn settled(mut state: State) -> State {
    for act in adjournments(&state, state.next_round()) {
        state.evolve(&act);
    }
    state.name_partners();
    state
}

/// Pairs the round that is to be published next ([`settled`]). A knockout waits for every result;
/// otherwise it would pair players again who are still playing.
///
/// # Errors
///
/// The reason why there is no pairing.
pub fn propose_next(state: State, progress: &dyn Progress) -> Result<Proposal, NoProposal> {
    let is_open = state.rounds.iter().any(|round| round.known() < round.boards.len());
    if is_open && state.setup.pairing.system().waits_for_results() {
        return Err(NoProposal::Undecided);
    }
    let state = settled(state);
    propose_with(&state, state.next_round(), progress, &mut ())
}

/// The explanation of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Account {
    /// The FIDE (Dutch) system: brackets, criteria, floats, the bye, colours.
    Dutch(Box<(NamedField, dutch::Explanation)>),
    /// The reasons of any other system.
    Told(Vec<Reason>),
}

/// The explanation for two players who do not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotMet {
    /// The FIDE (Dutch) system's answer for the two numbers.
    Dutch(Box<(NamedField, [Tpn; 2], dutch::WhyNot)>),
    /// The reasons of any other system.
    Told(Vec<Reason>),
}

/// Explains a round from the event as it was when the round was published ([`State::paired_from`]).
///
/// # Errors
///
/// The reason why there is no pairing.
pub fn explain(state: &State, round: RoundNo, progress: &dyn Progress) -> Result<Account, NoProposal> {
    let state = state.paired_from(round);
    let system = state.pairing_of(round).system();
    if let Some(named) = system.dutch_field(state, round) {
        let mut found = dutch::explain(&named.field, progress)?;
        if state.is_official() {
            dutch::by_pairing_score(&named.field, &mut found.boards, |board| (board.white, board.black));
        }
        return Ok(Account::Dutch(Box::new((named, found))));
    }
    let made = propose_with(state, round, progress, &mut ())?;
    Ok(Account::Told(system.why_round(state, round, &made)))
}

/// Explains a board of a round.
///
/// # Errors
///
/// The reason why the system makes no pairing of that round.
pub fn explain_board(
    state: &State,
    round: RoundNo,
    board: BoardNo,
    progress: &dyn Progress,
) -> Result<Vec<Reason>, NoProposal> {
    let Some(board) = state.board(round, board) else { return Ok(Vec::new()) };
    let state = state.paired_from(round);
    state.pairing_of(round).system().why_board(state, round, &board.seats, progress)
}

/// Explains why two players do not meet in a round; `None` if one of them has no pairing number.
///
/// # Errors
///
/// The reason why the system makes no pairing of that round.
pub fn why_not(
    state: &State,
    round: RoundNo,
    [one, other]: [PlayerId; 2],
    progress: &dyn Progress,
) -> Result<Option<NotMet>, NoProposal> {
    let state = state.paired_from(round);
    let system = state.pairing_of(round).system();
    let Some(named) = system.dutch_field(state, round) else {
        return Ok(Some(NotMet::Told(system.why_not(state, round, [one, other]))));
    };
    let (Some(one), Some(other)) = (named.number(one), named.number(other)) else { return Ok(None) };
    let found = dutch::why_not(&named.field, one, other, progress)?;
    Ok(Some(NotMet::Dutch(Box::new((named, [one, other], found)))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::PairedBy;
    use crate::event::setup::{
        Acceleration, Elimination, Game, PairingSystem, Ranking, Setup, SwissRules, TableRules,
    };
    use crate::example;
    use crate::game::scoring::GameScore;

    /// Players of a new event, ready to be paired.
    fn event(pairing: PairingSystem, players: u32) -> State {
        let mut state = example::event(example::setup(pairing), players);
        for act in preparations(&state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        state
    }

    /// A granted bye does not postpone a match of a knockout.
    #[test]
    fn a_player_with_a_bye_is_seated_once_in_a_knockout() {
        let mut state = event(
            PairingSystem::Elimination(Elimination::Single { third_place: false, final_first: false }),
            2,
        );
        let (round, bye) = (RoundNo(1), ByeKind::ZeroPoint);
        state.apply(&Act::GrantBye { id: PlayerId(1), round, bye }).unwrap();
        let Proposal { boards, byes } = propose(&state, round).unwrap();
        assert_eq!((boards.len(), byes.len()), (1, 0));
        state.apply(&Act::Publish { round, boards, byes, by: PairedBy::System }).unwrap();
    }

    /// Two players who are still playing are not paired again, whether their result is missing or adjourned.
    #[test]
    fn a_knockout_waits_for_every_result() {
        let single = Elimination::Single { third_place: false, final_first: false };
        for elimination in [single, Elimination::Double] {
            let mut state = event(PairingSystem::Elimination(elimination), 4);
            let (round, by) = (RoundNo(1), PairedBy::System);
            let Proposal { boards, byes } = propose_next(state.clone(), &()).unwrap();
            state.apply(&Act::Publish { round, boards, byes, by }).unwrap();
            let win = Outcome::game(GameScore::Win, GameScore::Loss);
            state.apply(&Act::Record { round, board: BoardNo(1), outcome: win.clone() }).unwrap();
            assert_eq!(propose_next(state.clone(), &()), Err(NoProposal::Undecided));
            let (board, outcome) = (BoardNo(2), Outcome::Adjourned);
            state.apply(&Act::Record { round, board, outcome: outcome.clone() }).unwrap();
            assert_eq!(propose_next(state.clone(), &()), Err(NoProposal::Undecided));
            let (was, now, reason) = (outcome, Some(win), Remark::default());
            state.apply(&Act::Correct { round, board, was, now, reason }).unwrap();
            assert!(propose_next(state, &()).is_ok());
        }
    }

    /// No system makes an empty round, which could not be published. A player alone in a Swiss has the bye.
    #[test]
    fn a_proposal_for_fewer_than_two_players_can_be_published() {
        let swiss = |acceleration| PairingSystem::Swiss(SwissRules { acceleration });
        for pairing in [
            PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false },
            PairingSystem::RoundRobin { cycles: 2, exchange_last_two: true },
            PairingSystem::Tables(TableRules::Mixed { seats: 5 }),
            PairingSystem::Tables(TableRules::PartnersKept),
            PairingSystem::Tables(TableRules::PartnersRotated),
            PairingSystem::Elimination(Elimination::Single { third_place: true, final_first: true }),
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

    /// A new table size counts from the next round on: a published round is explained with its own size.
    #[test]
    fn a_published_round_keeps_its_table_size() {
        let mixed = |seats| PairingSystem::Tables(TableRules::Mixed { seats });
        let setup = Setup { game: Game::Dice, ranking: Ranking::Placings, ..example::setup(mixed(5)) };
        let mut state = example::event(setup, 10);
        for act in preparations(&state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        let (first, next, by) = (RoundNo(1), RoundNo(2), PairedBy::System);
        let tables = |state: &State, round| propose(state, round).unwrap().boards.len();
        let Proposal { boards, byes } = propose(&state, first).unwrap();
        state.apply(&Act::Publish { round: first, boards, byes, by }).unwrap();
        let resize = |from, seats| Act::ResizeTables { from, seats };
        for wrong in
            [resize(first, 4), resize(RoundNo(3), 4), resize(next, 5), resize(next, 1), resize(next, 11)]
        {
            assert!(state.check(&wrong).is_err(), "{wrong:?}");
        }
        state.apply(&resize(next, 4)).unwrap();
        assert_eq!((tables(&state, first), tables(&state, next)), (2, 3));
        let Ok(Account::Told(why)) = explain(&state, first, &()) else { panic!("tables have no brackets") };
        assert!(!why.iter().any(|reason| reason.fact.english().contains("table 3")), "{why:?}");
        // After a round is unpublished it is paired with the present size.
        state.apply(&Act::Unpublish { round: first, reason: Remark::default() }).unwrap();
        assert_eq!(tables(&state, first), 3);
        let refused = |setup| state_of(setup).check(&resize(first, 4)).unwrap_err().to_string();
        assert!(refused(PairingSystem::Manual).contains("has no table size"));
    }

    fn state_of(pairing: PairingSystem) -> State {
        example::event(example::setup(pairing), 2)
    }
}
