//! Changes of a proposed pairing: players are swapped, seated, given a bye; boards are added, turned and
//! moved.

use std::collections::BTreeSet;

use super::{Proposed, Start, draft_key};
use crate::jobs::request::{ChoiceItem, Choices, Found, Request, Said};
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::screens::names_of_members;
use crate::screens::round::waiting::unseated;
use engine::action::ByeKind;
use engine::id::PlayerId;
use engine::pairing::propose::Proposal;
use engine::round_correction;
use engine::setup::Game;
use engine::state::Player;
use formats::values;
use formats::views::seating::sides;
use formats::views::words;

impl Proposed {
    /// Selects a player, or swaps the selected one with the one under the cursor.
    pub(super) fn swap(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.player()?;
        let Some(taken) = self.taken.take() else {
            self.taken = Some(here);
            let key = draft_key(Intent::Swap, scene);
            return Some(Request::Say(Said::Warning(
                scene.tell("go-to-other-player", &values! { "key" => key }),
            )));
        };
        let seats = self.boards.iter_mut().flatten().chain(self.byes.iter_mut().map(|(player, _)| player));
        for seat in seats {
            match *seat {
                player if player == taken => *seat = here,
                player if player == here => *seat = taken,
                _ => {}
            }
        }
        None
    }

    pub(super) fn take_apart(&mut self) -> Option<Request> {
        let row = self.cursor.at(self.len())?;
        if row < self.boards.len() {
            self.boards.remove(row);
            // The cursor stays among the boards: the next key is not meant for the bye of another player.
            self.cursor.go(row.min(self.boards.len().saturating_sub(1)));
        } else {
            self.byes.remove(row - self.boards.len());
        }
        self.taken = None;
        None
    }

    /// Grants a bye to a player at a board, which leaves the others of the board without a seat; turns a bye
    /// to its next kind.
    pub(super) fn bye(&mut self, scene: &Scene<'_>) -> Option<Request> {
        // A player without a place gets the bye, not the one under the cursor.
        let waits = !unseated(scene.state()?, self.round, &self.seated()).is_empty();
        let on_board = self.cursor.at(self.len()).is_none_or(|row| row < self.boards.len());
        if waits && on_board {
            return self.choose_bye(scene);
        }
        let row = self.cursor.at(self.len())?;
        if let Some(at) = row.checked_sub(self.boards.len()) {
            let (player, bye) = self.byes.get_mut(at)?;
            *bye = next_bye(*bye);
            let name = scene.state()?.name(*player);
            let values = values! { "name" => name, "bye" => scene.word(bye.name()) };
            return Some(Request::Say(Said::Done(scene.tell("sits-out", &values))));
        }
        let player = self.player()?;
        self.boards.remove(row);
        self.byes.push((player, ByeKind::PairingAllocated));
        None
    }

    fn choose_bye(&self, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let free = unseated(state, self.round, &self.seated());
        if free.is_empty() {
            return Some(Request::refuse(format!(
                "every player of this round already has a {} or a bye",
                words::place(state)
            )));
        }
        let items = self.items(free, None, &Found::Bye, scene)?;
        let title = "bye for";
        Some(Request::Find(Box::new(Choices { title: title.into(), items, start: 0 })))
    }

    /// Asks for the players of a new board, one after the other.
    pub(super) fn add(&self, seats: &[PlayerId], scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let (_, most) = state.setup.game.seats();
        let mut seated = self.seated();
        seated.extend(seats);
        let mut free = unseated(state, self.round, &seated);
        // A player with the bye is also present and can play.
        let left_over = self.byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated);
        free.extend(left_over.map(|(player, _)| *player).filter(|player| !seats.contains(player)));
        if free.is_empty() && seats.is_empty() {
            return Some(Request::refuse(format!(
                "every player of this round already has a {} or a bye",
                words::place(state)
            )));
        }
        let seat = match (most, seats.len()) {
            (2, seat) => sides(&state.setup.game)[seat.min(1)].to_owned(),
            (_, seat) => format!("seat {}", seat + 1),
        };
        let against = seats.first().copied();
        // Partners sit opposite each other.
        let beside = match (&state.setup.game, seats) {
            (Game::Tractor(_), [.., partner, _]) => Some((" as partner of", *partner)),
            (Game::Dice, [first, ..]) => Some((" with", *first)),
            _ => against.map(|other| (" against", other)),
        };
        let known = self.known(state, scene);
        let other = beside.map(|(how, other)| format!("{how} {}", known.told(other, None)));
        let title =
            format!("{} {}: {seat}{}", words::place(state), self.boards.len() + 1, other.unwrap_or_default());
        let found = |player| Found::Seat(seats.iter().copied().chain([player]).collect());
        let items = self.items(free, against, &found, scene)?;
        Some(Request::Find(Box::new(Choices { title: title.into(), items, start: 0 })))
    }

    /// Lists players to choose from, with their data, the best first.
    fn items(
        &self,
        free: BTreeSet<PlayerId>,
        against: Option<PlayerId>,
        found: &dyn Fn(PlayerId) -> Found,
        scene: &Scene<'_>,
    ) -> Option<Vec<ChoiceItem>> {
        let state = scene.state()?;
        let known = self.known(state, scene);
        let item = |player: PlayerId| ChoiceItem {
            found: found(player),
            text: known.named(player),
            number: state.player(player).and_then(|player| player.number),
            beside: known.beside(player, against),
            also: names_of_members(state, player),
            about: String::new(),
        };
        Some(known.best_first(free).into_iter().map(item).collect())
    }

    pub(super) fn seat_found(&mut self, found: &Found, scene: &Scene<'_>) -> Option<Request> {
        match found {
            Found::Seat(seats) => {
                let (least, most) = scene.state()?.setup.game.seats();
                let free = unseated(scene.state()?, self.round, &self.seated()).len();
                if seats.len() < most && seats.len() < free.max(least) {
                    return self.add(seats, scene);
                }
                self.byes.retain(|(player, _)| !seats.contains(player));
                self.boards.push(seats.clone());
                self.cursor.go(self.boards.len() - 1);
            }
            Found::Bye(player) => {
                // A late entrant has missed the round; a player left over in a paired round has the
                // pairing-allocated bye.
                let late = |player: &Player| self.round < player.first_round;
                let is_late = scene.state()?.player(*player).is_some_and(late);
                let bye = if is_late { ByeKind::ZeroPoint } else { ByeKind::PairingAllocated };
                self.byes.push((*player, bye));
                self.cursor.go(self.len() - 1);
            }
            Found::Player(_)
            | Found::Board(_)
            | Found::Preset(_)
            | Found::Forbidden(..)
            | Found::TieBreak(..)
            | Found::Opponent(..) => {}
        }
        None
    }

    /// Turns the colours of the board under the cursor, or the seats of a table by one.
    pub(super) fn turn(&mut self) -> Option<Request> {
        let row = self.cursor.at(self.len())?;
        self.boards.get_mut(row)?.rotate_left(1);
        None
    }

    /// Moves the board under the cursor.
    pub(super) fn shift(&mut self, up: bool) -> Option<Request> {
        let row = self.cursor.at(self.len())?;
        let to = if up { row.checked_sub(1)? } else { row + 1 };
        if row.max(to) < self.boards.len() {
            self.boards.swap(row, to);
            self.cursor.go(to);
        }
        None
    }

    /// Leaves the rest of the round to the system: the players without a seat or, in a published round, the
    /// boards without a result.
    pub(super) fn pair_open(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let (paired, told) = if self.start == Start::Announced {
            if self.round != state.last_round() {
                return Some(Request::refuse("only boards of the last published round can be paired again"));
            }
            (round_correction::open_boards_again(state, &()), "the boards without a result are paired again")
        } else {
            if unseated(state, self.round, &self.seated()).is_empty() {
                return Some(Request::refuse(format!(
                    "every player of this round already has a {} or a bye",
                    words::place(state)
                )));
            }
            let seated = Proposal { boards: self.boards.clone(), byes: self.byes.clone() };
            let rest = round_correction::rest_by_system(state, self.round, &seated, &());
            (rest, "the system has paired the rest; your boards are as you made them")
        };
        match paired {
            Ok(Proposal { boards, byes }) => {
                self.boards = boards;
                self.byes = byes;
                self.taken = None;
                let key = draft_key(Intent::Publish, scene);
                Some(Request::Say(Said::Good(format!("{told}: look, then {key}"))))
            }
            Err(none) => Some(Request::refuse(none.to_string())),
        }
    }
}

const fn next_bye(bye: ByeKind) -> ByeKind {
    match bye {
        ByeKind::PairingAllocated => ByeKind::HalfPoint,
        ByeKind::HalfPoint => ByeKind::ZeroPoint,
        ByeKind::ZeroPoint => ByeKind::FullPoint,
        ByeKind::FullPoint => ByeKind::PairingAllocated,
    }
}
