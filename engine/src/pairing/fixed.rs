//! Fixed boards: players who always sit at the same board (C.04.2 leaves the order of boards to the arbiter).
//!
//! Only the numbers of the boards change, not the opponents or colours. The other boards remain in their
//! order around the fixed ones. If two players need the same board, or two players with different fixed
//! boards meet, the one with the lower pairing number has priority. A board beyond the last of the round
//! cannot be used. [`unkept`] lists the players who do not sit at their board.

use std::collections::BTreeMap;

use crate::basics::id::{BoardNo, PlayerId};
use crate::event::state::{Player, State};

/// Moves every board with a player who has a fixed board to that place.
#[must_use]
pub fn arrange(state: &State, boards: Vec<Vec<PlayerId>>) -> Vec<Vec<PlayerId>> {
    let taken = taken(state, &boards);
    if taken.is_empty() {
        return boards;
    }
    let kept: Vec<usize> = taken.values().copied().collect();
    let free: Vec<Vec<PlayerId>> = boards
        .iter()
        .enumerate()
        .filter(|(at, _)| !kept.contains(at))
        .map(|(_, seats)| seats.clone())
        .collect();
    let mut free = free.into_iter();
    let place = |at: usize| match taken.get(&at) {
        Some(from) => boards.get(*from).cloned(),
        None => free.next(),
    };
    (0..boards.len()).filter_map(place).collect()
}

/// Returns the board of the pairing for each fixed place.
fn taken(state: &State, boards: &[Vec<PlayerId>]) -> BTreeMap<usize, usize> {
    let mut wishes: Vec<(&Player, usize, usize)> = Vec::new();
    for (at, seats) in boards.iter().enumerate() {
        let fixed = seats.iter().filter_map(|seat| state.player(*seat));
        let wish =
            |player: &'_ Player| player.fixed_board.map(BoardNo::index).filter(|to| *to < boards.len());
        wishes.extend(fixed.filter_map(|player| Some((player, at, wish(player)?))));
    }
    wishes.sort_by_key(|(player, ..)| (player.number.is_none(), player.number, player.id));
    let mut taken = BTreeMap::new();
    for (_, from, to) in wishes {
        if !taken.contains_key(&to) && !taken.values().any(|at| *at == from) {
            taken.insert(to, from);
        }
    }
    taken
}

/// A player who does not sit at the fixed board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unkept {
    /// The player.
    pub player: PlayerId,
    /// The fixed board.
    pub fixed: BoardNo,
    /// The board at which the player sits, from 0.
    pub sits: usize,
}

/// Returns the players who do not sit at their fixed board, in the order of the boards.
#[must_use]
pub fn unkept(state: &State, boards: &[Vec<PlayerId>]) -> Vec<Unkept> {
    let mut found = Vec::new();
    for (sits, seats) in boards.iter().enumerate() {
        for player in seats.iter().filter_map(|seat| state.player(*seat)) {
            let fixed = player.fixed_board.filter(|fixed| fixed.index() != sits);
            found.extend(fixed.map(|fixed| Unkept { player: player.id, fixed, sits }));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::RoundNo;
    use crate::event::action::{Act, Details, Entrant, Header};
    use crate::event::setup::{
        Acceleration, Elimination, Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations,
        Setup, SwissRules,
    };
    use crate::pairing::propose::{preparations, propose};

    /// Takes players with their fixed boards (0 for none), then boards in letters; returns the arranged
    /// boards.
    #[track_caller]
    fn check(fixed: &[(u32, u16)], boards: &str, expected: &str) {
        let state = field(8, fixed);
        let seats = |board: &str| board.bytes().map(|seat| PlayerId(u32::from(seat - b'a') + 1)).collect();
        let boards: Vec<Vec<PlayerId>> = boards.split(' ').map(seats).collect();
        let show = |seats: &Vec<PlayerId>| -> String {
            seats.iter().filter_map(|seat| char::from_u32(u32::from(b'a') + seat.0 - 1)).collect()
        };
        let arranged: Vec<String> = arrange(&state, boards).iter().map(show).collect();
        assert_eq!(arranged.join(" "), expected);
    }

    fn field(players: u32, fixed: &[(u32, u16)]) -> State {
        let setup = Setup {
            game: Game::Chess(PointSystem::default()),
            pairing: PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }),
            rating: RatingSystem::Unrated,
            ranking: Ranking::by(Vec::new()),
            rounds: 5,
            rated_by: Vec::new(),
            regulations: Regulations::default(),
        };
        let details = Details { title: "open".parse().unwrap(), ..Details::default() };
        let mut state = State::new(&Header::new(crate::basics::text::Label::default(), details, setup));
        for id in 1..=players {
            let entrant = Entrant { name: format!("player {id}").parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Register { id: PlayerId(id), entrant }).unwrap();
        }
        for (id, board) in fixed {
            let act = Act::FixBoard { id: PlayerId(*id), board: Some(BoardNo(*board)) };
            state.apply(&act).unwrap();
        }
        state
    }

    #[test]
    fn the_other_boards_keep_their_order() {
        check(&[], "ae fb cg hd", "ae fb cg hd");
        check(&[(4, 1)], "ae fb cg hd", "hd ae fb cg");
        check(&[(1, 3)], "ae fb cg hd", "fb cg ae hd");
        check(&[(5, 2), (8, 1)], "ae fb cg hd", "hd ae fb cg");
    }

    #[test]
    fn the_lower_number_wins_a_conflict_of_fixed_boards() {
        check(&[(2, 4), (7, 4)], "ae fb cg hd", "ae cg hd fb");
        check(&[(1, 2), (5, 3)], "ae fb cg hd", "fb ae cg hd");
    }

    #[test]
    fn a_missing_fixed_board_is_ignored_and_listed() {
        check(&[(1, 9)], "ae fb cg hd", "ae fb cg hd");
        let state = field(4, &[(1, 9), (2, 1)]);
        let boards = vec![vec![PlayerId(1), PlayerId(3)], vec![PlayerId(4), PlayerId(2)]];
        let unkept = unkept(&state, &boards);
        let (first, second) = (unkept[0], unkept[1]);
        assert_eq!((first.player, first.fixed, first.sits), (PlayerId(1), BoardNo(9), 0));
        assert_eq!((second.player, second.fixed, second.sits), (PlayerId(2), BoardNo(1), 1));
    }

    #[test]
    fn fixed_boards_change_no_pairing_of_any_system() {
        let systems = [
            PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }),
            PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false },
            PairingSystem::Elimination(Elimination::Double),
        ];
        for pairing in systems {
            let make = |fixed: &[(u32, u16)]| {
                let mut state = field(8, fixed);
                state.setup.pairing = pairing.clone();
                for act in preparations(&state, 1, &str::cmp) {
                    state.apply(&act).unwrap();
                }
                propose(&state, RoundNo(1)).unwrap()
            };
            let (with, mut without) = (make(&[(1, 4)]), make(&[]));
            assert!(with.boards[3].contains(&PlayerId(1)), "{pairing:?}");
            let mut sorted = with.boards.clone();
            sorted.sort();
            without.boards.sort();
            assert_eq!((sorted, with.byes), (without.boards, without.byes), "{pairing:?}");
        }
    }
}
