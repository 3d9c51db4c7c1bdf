//! Putting a published round right: what becomes of the results when boards turn out to have been others.

use super::action::{Act, ByeKind, Outcome};
use super::game::crikey::CrikeyOutcome;
use super::id::{PlayerId, RoundNo};
use super::pairing::propose::{NoProposal, Proposal, propose_with};
use super::progress::Progress;
use super::state::{Board, State};
use super::text::Remark;

/// What becomes of the result of a board whose players, or whose colours, turn out to have been others. Results of boards
/// that did not change stay in any case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Results {
    /// Each player keeps what the game brought; a board of other players has no result any more.
    StayWithPlayers,
    /// The board keeps its result, whoever sits there now: the slip was right, the list was wrong.
    StayAtBoards,
    /// There is none any more; it is entered again.
    Go,
}

/// Makes the act that puts a published round right, its boards and byes from now on being these; `None` where the round
/// is not published.
#[must_use]
pub fn amendment(
    state: &State,
    round: RoundNo,
    boards: Vec<Vec<PlayerId>>,
    byes: Vec<(PlayerId, ByeKind)>,
    results: Results,
    reason: Remark,
) -> Option<Act> {
    let outcomes = outcomes(&state.round(round)?.boards, &boards, results);
    Some(Act::Amend { round, boards, outcomes, byes, reason })
}

/// Returns what becomes of the results of boards where they are put right.
#[must_use]
pub fn outcomes(held: &[Board], boards: &[Vec<PlayerId>], results: Results) -> Vec<Option<Outcome>> {
    boards.iter().enumerate().map(|(at, seats)| outcome(held, at, seats, results)).collect()
}

/// Returns whether an arrangement changes a board that has a result, so that somebody has to say what becomes of it; a draw is
/// one with either colour.
#[must_use]
pub fn touches_results(state: &State, round: RoundNo, boards: &[Vec<PlayerId>]) -> bool {
    let held = state.round(round).map_or(&[][..], |held| &held.boards);
    let is_same = |board: &Board| {
        let seats = boards.iter().find(|seats| is_of_same(board, seats));
        seats.is_some_and(|seats| *seats == board.seats || turn(board, seats) == board.outcome)
    };
    held.iter().any(|board| board.outcome.is_some() && !is_same(board))
}

/// Whether a board is as it was, with the same result, where a round is put right.
pub(super) fn stays(board: &Board, boards: &[Vec<PlayerId>], outcomes: &[Option<Outcome>]) -> bool {
    let mut now = boards.iter().zip(outcomes);
    now.any(|(seats, outcome)| board.seats == *seats && board.outcome == *outcome)
}

pub(super) fn is_of_same(board: &Board, seats: &[PlayerId]) -> bool {
    board.seats.len() == seats.len() && board.seats.iter().all(|player| seats.contains(player))
}

/// Pairs the boards of the last published round that have no result again by the event's system, with whoever has left
/// left out and whoever is left over or came late taken in; boards with a result stay as they are.
///
/// # Errors
///
/// Why there is no pairing of them.
pub fn open_boards_again(state: &State, progress: &dyn Progress) -> Result<Proposal, NoProposal> {
    let round = state.last_round();
    let Some(held) = state.round(round) else { return Err(NoProposal::TooFew(round)) };
    let mut then = state.clone();
    then.rounds.truncate(round.index());
    let kept = |board: &&Board| board.outcome.is_some();
    let played: Vec<PlayerId> =
        held.boards.iter().filter(kept).flat_map(|board| board.seats.iter().copied()).collect();
    let granted = held.byes.iter().filter(|(_, bye)| *bye != ByeKind::PairingAllocated);
    for player in then.players.iter_mut() {
        // Who has played or has a bye that was asked for is not paired.
        let stays = played.contains(&player.id) || granted.clone().any(|(id, _)| *id == player.id);
        if stays || player.gone().is_some() {
            player.byes.insert(round, ByeKind::ZeroPoint);
        }
        player.first_round = player.first_round.min(round);
    }
    let found = propose_with(&then, round, progress, &mut ())?;
    let mut new = found.boards.into_iter();
    let mut boards: Vec<Vec<PlayerId>> = held
        .boards
        .iter()
        .filter_map(|board| if board.outcome.is_some() { Some(board.seats.clone()) } else { new.next() })
        .collect();
    boards.extend(new);
    let mut byes: Vec<(PlayerId, ByeKind)> = granted.copied().collect();
    byes.extend(found.byes.into_iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated));
    Ok(Proposal { boards, byes })
}

fn outcome(held: &[Board], at: usize, seats: &[PlayerId], results: Results) -> Option<Outcome> {
    if let Some(same) = held.iter().find(|board| board.seats == seats) {
        return same.outcome.clone();
    }
    let turned = held.iter().find(|board| is_of_same(board, seats));
    match (results, turned) {
        (Results::Go, _) | (Results::StayWithPlayers, None) => None,
        (Results::StayWithPlayers, Some(board)) => turn(board, seats),
        (Results::StayAtBoards, Some(board)) => board.outcome.clone(),
        (Results::StayAtBoards, None) => {
            held.get(at).filter(|board| board.seats.len() == seats.len())?.outcome.clone()
        }
    }
}

/// Turns the result of a board to another order of its seats, so that everybody keeps their own part; a round of Tractor
/// hangs on who dealt and who sat where, so it is entered again.
pub(super) fn turn(board: &Board, seats: &[PlayerId]) -> Option<Outcome> {
    match board.outcome.as_ref()? {
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
        Outcome::Dice(hands) => {
            let hand = |player| hands.get(board.seats.iter().position(|seated| seated == player)?).copied();
            seats.iter().map(hand).collect::<Option<_>>().map(Outcome::Dice)
        }
        Outcome::Tractor(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Entrant, PairedBy};
    use crate::example::{event, setup};
    use crate::id::BoardNo;
    use crate::refusal::Refusal;
    use crate::scoring::GameScore::{Draw, Loss, Win};
    use crate::setup::{Game, PairingSystem, PointSystem};

    const FIRST: RoundNo = RoundNo(1);

    fn seats(boards: &[[u32; 2]]) -> Vec<Vec<PlayerId>> {
        boards.iter().map(|seats| seats.map(PlayerId).to_vec()).collect()
    }

    /// Five players, the last with the bye; board 1 is won by White, board 2 waits.
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

    /// Puts the first round right and returns what stands at its boards.
    fn amended(state: &mut State, boards: &[[u32; 2]], results: Results) -> Vec<Option<Outcome>> {
        let act = amendment(state, FIRST, seats(boards), byes(state), results, Remark::default()).unwrap();
        state.apply(&act).unwrap();
        state.rounds[0].boards.iter().map(|board| board.outcome.clone()).collect()
    }

    #[test]
    fn swapped_colours_keep_the_result_with_the_players_at_the_board_or_not_at_all() {
        let cases = [
            (Results::StayWithPlayers, Some(Outcome::game(Loss, Win))),
            (Results::StayAtBoards, Some(Outcome::game(Win, Loss))),
            (Results::Go, None),
        ];
        for (results, expected) in cases {
            assert_eq!(amended(&mut chess(), &[[2, 1], [3, 4]], results), [expected, None], "{results:?}");
        }
    }

    #[test]
    fn nobody_is_asked_what_becomes_of_a_draw_with_other_colours() {
        let mut state = chess();
        let turned = seats(&[[2, 1], [3, 4]]);
        assert!(touches_results(&state, FIRST, &turned));
        let (was, now) = (Outcome::game(Win, Loss), Some(Outcome::game(Draw, Draw)));
        let draw = Act::Correct { round: FIRST, board: BoardNo(1), was, now, reason: Remark::default() };
        state.apply(&draw).unwrap();
        assert!(!touches_results(&state, FIRST, &turned));
        assert!(touches_results(&state, FIRST, &seats(&[[1, 3], [2, 4]])));
        let kept = amended(&mut state, &[[2, 1], [3, 4]], Results::StayWithPlayers);
        assert_eq!(kept, [Some(Outcome::game(Draw, Draw)), None]);
    }

    #[test]
    fn who_played_somebody_else_keeps_the_result_at_the_board_only() {
        let at_board = Some(Outcome::game(Win, Loss));
        assert_eq!(amended(&mut chess(), &[[1, 4], [3, 2]], Results::StayAtBoards), [at_board, None]);
        assert_eq!(amended(&mut chess(), &[[1, 4], [3, 2]], Results::StayWithPlayers), [None, None]);
    }

    #[test]
    fn a_board_that_moves_takes_its_result_along() {
        let mut state = chess();
        state.apply(&Act::Agree { round: FIRST, board: BoardNo(1) }).unwrap();
        let moved = amended(&mut state, &[[3, 4], [1, 2]], Results::Go);
        assert_eq!(moved, [None, Some(Outcome::game(Win, Loss))]);
        assert!(state.rounds[0].boards[1].agreed, "nothing about it changed");
    }

    #[test]
    fn the_parts_of_a_result_turn_with_the_players() {
        let crikey = |result, white_pieces, black_pieces| {
            Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces })
        };
        let mut state = started(Game::Crikey(PointSystem::default()), crikey(Win, 20, 3));
        let turned = amended(&mut state, &[[2, 1], [3, 4]], Results::StayWithPlayers);
        assert_eq!(turned[0], Some(crikey(Loss, 3, 20)));
        let set_apart = Outcome::Game { white: Draw, black: Loss, rated: false };
        let mut state = started(Game::Chess(PointSystem::default()), set_apart);
        let turned = amended(&mut state, &[[2, 1], [3, 4]], Results::StayWithPlayers);
        assert_eq!(turned[0], Some(Outcome::Game { white: Loss, black: Draw, rated: false }));
    }

    #[test]
    fn a_late_player_takes_the_bye_and_has_taken_part_since() {
        let mut state = chess();
        let late = Entrant { name: "late".parse().unwrap(), ..Entrant::default() };
        state.apply(&Act::Register { id: PlayerId(6), entrant: late }).unwrap();
        assert!(!state.players[5].is_present(FIRST));
        let boards = seats(&[[1, 2], [3, 4], [6, 5]]);
        let act = amendment(&state, FIRST, boards, Vec::new(), Results::Go, Remark::default()).unwrap();
        state.apply(&act).unwrap();
        assert!(state.players[5].is_present(FIRST));
        assert_eq!(state.rounds[0].results(), 1, "the result of the other board stands");
        assert_eq!(state.rounds[0].by, PairedBy::Hand);
    }

    #[test]
    fn what_cannot_be_is_refused_and_changes_nothing() {
        let state = chess();
        let act = |boards: &[[u32; 2]], outcomes: Vec<Option<Outcome>>| Act::Amend {
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
            amendment(&state, RoundNo(2), Vec::new(), Vec::new(), Results::Go, Remark::default()).is_none()
        );
    }

    #[test]
    fn a_round_that_is_withdrawn_was_never_there() {
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
