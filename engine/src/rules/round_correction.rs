//! Corrections of a published round, and the results of its boards when they change.

use std::collections::BTreeSet;

use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::basics::text::Remark;
use crate::event::action::{Act, ByeKind, Outcome};
use crate::event::state::{Board, State};
use crate::game::crikey::CrikeyOutcome;
use crate::game::team::Match;
use crate::pairing::propose::{NoProposal, Proposal, propose_with, settled};

/// The treatment of a result when the players or the colours of its board are corrected. Results of unchanged
/// boards always stay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Results {
    /// Each player's result stays with the player; a board with other players loses its result.
    StayWithPlayers,
    /// The result stays at the board for its new players: the slip was right, the list was wrong.
    StayAtBoards,
    /// The result is deleted and must be entered again.
    Go,
}

/// Creates the act that corrects a published round: its new boards and byes, and the treatment of the result
/// of each published board. `None` if the round is not published.
#[must_use]
pub fn correction(
    state: &State,
    round: RoundNo,
    boards: Vec<Vec<PlayerId>>,
    byes: Vec<(PlayerId, ByeKind)>,
    results: &dyn Fn(BoardNo) -> Results,
    reason: Remark,
) -> Option<Act> {
    let outcomes = outcomes(&state.round(round)?.boards, &boards, results);
    Some(Act::CorrectRound { round, boards, outcomes, byes, reason })
}

/// Returns the results of the corrected boards.
#[must_use]
pub fn outcomes(
    held: &[Board],
    boards: &[Vec<PlayerId>],
    results: &dyn Fn(BoardNo) -> Results,
) -> Vec<Option<Outcome>> {
    boards.iter().enumerate().map(|(at, seats)| outcome(held, at, seats, results)).collect()
}

/// Returns the published boards whose results need a decision, because the new boards change them.
pub fn boards_in_question<'a>(
    state: &'a State,
    round: RoundNo,
    boards: &'a [Vec<PlayerId>],
) -> impl Iterator<Item = BoardNo> + 'a {
    let held = state.round(round).map_or(&[][..], |held| &held.boards);
    let stays = |board: &Board| boards.iter().any(|seats| is_same(board, seats));
    let changed = held.iter().enumerate().filter(move |(_, board)| board.outcome.is_some() && !stays(board));
    changed.map(|(at, _)| BoardNo::at(at))
}

/// Returns true if a board and its result are unchanged by a correction.
pub(crate) fn stays(board: &Board, boards: &[Vec<PlayerId>], outcomes: &[Option<Outcome>]) -> bool {
    let mut now = boards.iter().zip(outcomes);
    now.any(|(seats, outcome)| board.seats == *seats && board.outcome == *outcome)
}

/// Returns true if a board's result stays valid when its players take these seats: a draw is the same with
/// either colour.
fn is_same(board: &Board, seats: &[PlayerId]) -> bool {
    board.seats == seats || (is_of_same(board, seats) && turn(board, seats) == board.outcome)
}

pub(crate) fn is_of_same(board: &Board, seats: &[PlayerId]) -> bool {
    board.seats.len() == seats.len() && board.seats.iter().all(|player| seats.contains(player))
}

/// Pairs the boards without a result of the last published round again, by the event's system. Withdrawn
/// players are left out; players left over and late entries are included. Boards with a result stay as they
/// are.
///
/// # Errors
///
/// The reason why there is no such pairing.
pub fn open_boards_again(state: &State, progress: &dyn Progress) -> Result<Proposal, NoProposal> {
    let round = state.last_round();
    let Some(held) = state.round(round) else { return Err(NoProposal::TooFew(round)) };
    let mut then = state.clone();
    then.rounds.truncate(round.index());
    for player in then.players.iter_mut() {
        if player.gone().is_some() {
            player.byes.insert(round, ByeKind::ZeroPoint);
        }
        player.first_round = player.first_round.min(round);
    }
    let kept = |board: &&Board| board.outcome.is_some();
    let played = held.boards.iter().filter(kept).flat_map(|board| board.seats.iter().copied());
    let granted: Vec<_> =
        held.byes.iter().filter(|(_, bye)| *bye != ByeKind::PairingAllocated).copied().collect();
    let stays: BTreeSet<PlayerId> = played.chain(granted.iter().map(|(id, _)| *id)).collect();
    let found = pair_others(then, round, &stays, progress)?;
    let mut new = found.boards.into_iter();
    let mut boards: Vec<Vec<PlayerId>> = held
        .boards
        .iter()
        .filter_map(|board| if board.outcome.is_some() { Some(board.seats.clone()) } else { new.next() })
        .collect();
    boards.extend(new);
    Ok(Proposal { boards, byes: granted.into_iter().chain(found.byes).collect() })
}

/// Completes a manual pairing: the event's system pairs all players without a board or bye in it.
///
/// # Errors
///
/// The reason why there is no such pairing.
pub fn rest_by_system(
    state: &State,
    round: RoundNo,
    seated: &Proposal,
    progress: &dyn Progress,
) -> Result<Proposal, NoProposal> {
    let boards = seated.boards.iter().flatten();
    let stays = boards.chain(seated.byes.iter().map(|(id, _)| id)).copied().collect();
    let found = pair_others(settled(state.clone()), round, &stays, progress)?;
    Ok(Proposal {
        boards: seated.boards.iter().cloned().chain(found.boards).collect(),
        byes: seated.byes.iter().copied().chain(found.byes).collect(),
    })
}

/// Pairs a round without the players that have a place already; returns only pairing-allocated byes.
fn pair_others(
    mut then: State,
    round: RoundNo,
    stays: &BTreeSet<PlayerId>,
    progress: &dyn Progress,
) -> Result<Proposal, NoProposal> {
    for player in then.players.iter_mut().filter(|player| stays.contains(&player.id)) {
        player.byes.insert(round, ByeKind::ZeroPoint);
    }
    let mut found = propose_with(&then, round, progress, &mut ())?;
    found.byes.retain(|(_, bye)| *bye == ByeKind::PairingAllocated);
    Ok(found)
}

fn outcome(
    held: &[Board],
    at: usize,
    seats: &[PlayerId],
    results: &dyn Fn(BoardNo) -> Results,
) -> Option<Outcome> {
    if let Some(same) = held.iter().find(|board| is_same(board, seats)) {
        return same.outcome.clone();
    }
    let from = held.iter().position(|board| is_of_same(board, seats));
    let (board, is_turned) = (held.get(from.unwrap_or(at))?, from.is_some());
    match results(BoardNo::at(from.unwrap_or(at))) {
        Results::StayWithPlayers if is_turned => turn(board, seats),
        Results::StayAtBoards if board.seats.len() == seats.len() => board.outcome.clone(),
        Results::Go | Results::StayWithPlayers | Results::StayAtBoards => None,
    }
}

/// Converts the result of a board to another order of its seats, so that each player keeps the own part. A
/// round of Tractor depends on the dealer and the seats, so it must be entered again.
pub(crate) fn turn(board: &Board, seats: &[PlayerId]) -> Option<Outcome> {
    let outcome = board.outcome.as_ref()?;
    match outcome {
        Outcome::Game { .. } | Outcome::Forfeit { .. } | Outcome::Adjourned | Outcome::Crikey(_) => {
            game_turned(outcome)
        }
        Outcome::Match(Match { line_ups: [first, second], games, score }) => Some(Outcome::Match(Match {
            line_ups: [second.clone(), first.clone()],
            games: games.iter().map(game_turned).collect::<Option<_>>()?,
            score: [score[1], score[0]],
        })),
        Outcome::Dice(hands) => {
            let hand = |player| hands.get(board.seats.iter().position(|seated| seated == player)?).copied();
            seats.iter().map(hand).collect::<Option<_>>().map(Outcome::Dice)
        }
        Outcome::Tractor(_) | Outcome::TractorScore(_) => None,
    }
}

/// Converts the result of a game of two to exchanged colours.
fn game_turned(outcome: &Outcome) -> Option<Outcome> {
    match outcome {
        Outcome::Game { white, black, rated } => {
            Some(Outcome::Game { white: *black, black: *white, rated: *rated })
        }
        Outcome::Forfeit { white, black } => Some(Outcome::Forfeit { white: *black, black: *white }),
        Outcome::Adjourned => Some(Outcome::Adjourned),
        Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces }) => {
            Some(Outcome::Crikey(CrikeyOutcome {
                result: result.opposite(),
                white_pieces: *black_pieces,
                black_pieces: *white_pieces,
            }))
        }
        Outcome::Dice(_) | Outcome::Tractor(_) | Outcome::TractorScore(_) | Outcome::Match(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::{Entrant, Numbering, PairedBy};
    use crate::event::refusal::Refusal;
    use crate::event::setup::{Acceleration, Game, PairingSystem, PointSystem, SwissRules};
    use crate::example::{event, setup};
    use crate::game::scoring::GameScore::{Draw, Loss, Win};
    use crate::pairing::field::Color;

    const FIRST: RoundNo = RoundNo(1);

    fn seats(boards: &[[u32; 2]]) -> Vec<Vec<PlayerId>> {
        boards.iter().map(|seats| seats.map(PlayerId).to_vec()).collect()
    }

    /// Five players, the last with the bye; White won board 1, board 2 has no result.
    fn started(game: Game, first: Outcome) -> State {
        let mut setup = setup(PairingSystem::Manual);
        setup.game = game;
        let mut state = event(setup, 5);
        let byes = vec![(PlayerId(5), ByeKind::PairingAllocated)];
        let boards = seats(&[[1, 2], [3, 4]]);
        state.apply(&Act::Publish { round: FIRST, boards, byes, by: PairedBy::System }).unwrap();
        state.apply(&Act::Record { round: FIRST, board: BoardNo(1), outcome: first }).unwrap();
        state
    }

    fn chess() -> State {
        started(Game::Chess(PointSystem::default()), Outcome::game(Win, Loss))
    }

    fn byes(state: &State) -> Vec<(PlayerId, ByeKind)> {
        state.rounds[0].byes.clone()
    }

    /// Corrects the first round and returns the results of its boards.
    fn corrected(state: &mut State, boards: &[[u32; 2]], results: Results) -> Vec<Option<Outcome>> {
        let (byes, reason) = (byes(state), Remark::default());
        let act = correction(state, FIRST, seats(boards), byes, &|_| results, reason).unwrap();
        state.apply(&act).unwrap();
        state.rounds[0].boards.iter().map(|board| board.outcome.clone()).collect()
    }

    fn in_question(state: &State, boards: &[Vec<PlayerId>]) -> Vec<BoardNo> {
        boards_in_question(state, FIRST, boards).collect()
    }

    #[test]
    fn each_board_has_an_answer_of_its_own() {
        let mut state = chess();
        state
            .apply(&Act::Record { round: FIRST, board: BoardNo(2), outcome: Outcome::game(Loss, Win) })
            .unwrap();
        let turned = seats(&[[2, 1], [4, 3]]);
        assert_eq!(in_question(&state, &turned), [BoardNo(1), BoardNo(2)]);
        let answer = |board| if board == BoardNo(1) { Results::StayAtBoards } else { Results::Go };
        let held = &state.round(FIRST).unwrap().boards;
        assert_eq!(outcomes(held, &turned, &answer), [Some(Outcome::game(Win, Loss)), None]);
    }

    #[test]
    fn a_draw_stays_when_other_results_are_removed() {
        let mut state = chess();
        let draw = Outcome::game(Draw, Draw);
        state.apply(&Act::Record { round: FIRST, board: BoardNo(2), outcome: draw.clone() }).unwrap();
        let turned = seats(&[[2, 1], [4, 3]]);
        assert_eq!(in_question(&state, &turned), [BoardNo(1)]);
        assert_eq!(corrected(&mut state, &[[2, 1], [4, 3]], Results::Go), [None, Some(draw)]);
    }

    #[test]
    fn the_system_pairs_the_players_without_a_seat() {
        let mut state =
            event(setup(PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None })), 7);
        state.apply(&Act::Number { order: (1..=7).map(PlayerId).collect(), by: Numbering::Hand }).unwrap();
        state.apply(&Act::DrawColor { color: Color::White, seed: None }).unwrap();
        let byes = vec![(PlayerId(4), ByeKind::HalfPoint)];
        let own = Proposal { boards: seats(&[[7, 1]]), byes };
        let all = rest_by_system(&state, FIRST, &own, &()).unwrap();
        assert_eq!(all.boards, seats(&[[7, 1], [2, 5], [6, 3]]));
        assert_eq!(all.byes, own.byes);
        let fewer = Proposal { boards: own.boards, byes: Vec::new() };
        let all = rest_by_system(&state, FIRST, &fewer, &()).unwrap();
        assert_eq!(all.byes, [(PlayerId(6), ByeKind::PairingAllocated)]);
    }

    #[test]
    fn a_result_follows_the_chosen_rule_when_colours_swap() {
        let cases = [
            (Results::StayWithPlayers, Some(Outcome::game(Loss, Win))),
            (Results::StayAtBoards, Some(Outcome::game(Win, Loss))),
            (Results::Go, None),
        ];
        for (results, expected) in cases {
            assert_eq!(corrected(&mut chess(), &[[2, 1], [3, 4]], results), [expected, None], "{results:?}");
        }
    }

    #[test]
    fn swapping_the_colours_of_a_draw_asks_nothing() {
        let mut state = chess();
        let turned = seats(&[[2, 1], [3, 4]]);
        assert_eq!(in_question(&state, &turned), [BoardNo(1)]);
        let (was, now) = (Outcome::game(Win, Loss), Some(Outcome::game(Draw, Draw)));
        let draw = Act::Correct { round: FIRST, board: BoardNo(1), was, now, reason: Remark::default() };
        state.apply(&draw).unwrap();
        assert_eq!(in_question(&state, &turned), []);
        assert_eq!(in_question(&state, &seats(&[[1, 3], [2, 4]])), [BoardNo(1)]);
        let kept = corrected(&mut state, &[[2, 1], [3, 4]], Results::StayWithPlayers);
        assert_eq!(kept, [Some(Outcome::game(Draw, Draw)), None]);
    }

    #[test]
    fn a_result_of_another_pair_can_only_stay_at_the_board() {
        let at_board = Some(Outcome::game(Win, Loss));
        assert_eq!(corrected(&mut chess(), &[[1, 4], [3, 2]], Results::StayAtBoards), [at_board, None]);
        assert_eq!(corrected(&mut chess(), &[[1, 4], [3, 2]], Results::StayWithPlayers), [None, None]);
    }

    #[test]
    fn a_board_that_moves_takes_its_result_along() {
        let mut state = chess();
        state.apply(&Act::Agree { round: FIRST, board: BoardNo(1) }).unwrap();
        let moved = corrected(&mut state, &[[3, 4], [1, 2]], Results::Go);
        assert_eq!(moved, [None, Some(Outcome::game(Win, Loss))]);
        assert!(state.rounds[0].boards[1].agreed, "nothing about it changed");
    }

    #[test]
    fn the_parts_of_a_result_turn_with_the_players() {
        let crikey = |result, white_pieces, black_pieces| {
            Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces })
        };
        let mut state = started(Game::Crikey(PointSystem::default()), crikey(Win, 20, 3));
        let turned = corrected(&mut state, &[[2, 1], [3, 4]], Results::StayWithPlayers);
        assert_eq!(turned[0], Some(crikey(Loss, 3, 20)));
        let set_apart = Outcome::Game { white: Draw, black: Loss, rated: false };
        let mut state = started(Game::Chess(PointSystem::default()), set_apart);
        let turned = corrected(&mut state, &[[2, 1], [3, 4]], Results::StayWithPlayers);
        assert_eq!(turned[0], Some(Outcome::Game { white: Loss, black: Draw, rated: false }));
    }

    #[test]
    fn a_late_player_takes_the_bye_and_has_taken_part_since() {
        let mut state = chess();
        let late = Entrant { name: "late".parse().unwrap(), ..Entrant::default() };
        state.apply(&Act::Register { id: PlayerId(6), entrant: late }).unwrap();
        assert!(!state.players[5].is_present(FIRST));
        let boards = seats(&[[1, 2], [3, 4], [6, 5]]);
        let act = correction(&state, FIRST, boards, Vec::new(), &|_| Results::Go, Remark::default()).unwrap();
        state.apply(&act).unwrap();
        assert!(state.players[5].is_present(FIRST));
        assert_eq!(state.rounds[0].results(), 1, "the result of the other board stands");
        assert_eq!(state.rounds[0].by, PairedBy::Hand);
    }

    #[test]
    fn an_impossible_correction_is_refused() {
        let state = chess();
        let act = |boards: &[[u32; 2]], outcomes: Vec<Option<Outcome>>| Act::CorrectRound {
            round: FIRST,
            boards: seats(boards),
            outcomes,
            byes: byes(&state),
            reason: Remark::default(),
        };
        let same = act(&[[1, 2], [3, 4]], vec![Some(Outcome::game(Win, Loss)), None]);
        assert_eq!(state.check(&same).unwrap_err().0, [Refusal::NothingChanges]);
        let few = act(&[[2, 1], [3, 4]], vec![None]);
        assert_eq!(state.check(&few).unwrap_err().0, [Refusal::OutcomeCount { boards: 2, outcomes: 1 }]);
        assert!(state.check(&act(&[[1, 1], [3, 4]], vec![None, None])).is_err());
        assert!(state.check(&act(&[[2, 1], [3, 5]], vec![None, None])).is_err(), "5 has the bye");
        assert!(
            correction(&state, RoundNo(2), Vec::new(), Vec::new(), &|_| Results::Go, Remark::default())
                .is_none()
        );
    }

    #[test]
    fn a_withdrawn_round_leaves_no_trace() {
        let mut state = chess();
        let before = state.clone();
        let late = Entrant { name: "late".parse().unwrap(), ..Entrant::default() };
        state.apply(&Act::Register { id: PlayerId(6), entrant: late }).unwrap();
        let unpublish = |round| Act::Unpublish { round, reason: Remark::default() };
        assert!(state.check(&unpublish(RoundNo(2))).is_err());
        let warnings = state.warnings(&unpublish(FIRST));
        assert!(warnings[0].text.contains("1 result"), "{}", warnings[0]);
        state.apply(&unpublish(FIRST)).unwrap();
        assert!(state.rounds.is_empty() && state.players[5].is_present(FIRST), "the late one plays in it");
        assert_eq!(before.rounds.len(), 1);
        assert!(state.check(&unpublish(RoundNo(0))).is_err());
    }
}
