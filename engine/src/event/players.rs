//! The players of an event, with an index of their names.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Deref, DerefMut};
use std::sync::OnceLock;

use super::action::{ByeKind, Entrant, ListedRating};
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::shared::Shared;
use crate::basics::text::Label;

/// The players in order of registration, a list that knows who has the same name.
#[derive(Debug, Clone, Default)]
pub struct Players {
    list: Vec<Player>,
    /// The names of the list with their players, once somebody has asked for them. [`Self::push`] and
    /// [`Self::change`] keep them; any other change forgets them.
    by_name: OnceLock<BTreeSet<Named>>,
}

/// A player in the order of names.
type Named = (Label, PlayerId);

fn named(player: &Player) -> Named {
    (player.entrant.name.clone(), player.id)
}

impl Players {
    /// Returns the other players with the name of a player.
    pub(super) fn namesakes(&self, player: &Player) -> impl Iterator<Item = PlayerId> {
        let (name, own) = named(player);
        let by_name = self.by_name.get_or_init(|| self.list.iter().map(named).collect());
        let of_the_name = by_name.range((name.clone(), PlayerId(0))..=(name, PlayerId(u32::MAX)));
        of_the_name.map(|(_, id)| *id).filter(move |id| *id != own)
    }

    /// Adds a player at the end.
    pub(super) fn push(&mut self, player: Player) {
        if let Some(by_name) = self.by_name.get_mut() {
            by_name.insert(named(&player));
        }
        self.list.push(player);
    }

    /// Changes the player at a place of the list; a place behind the last player changes nothing.
    pub(super) fn change(&mut self, place: usize, change: impl FnOnce(&mut Player)) {
        let Some(player) = self.list.get_mut(place) else { return };
        let was = named(player);
        change(player);
        if let Some(by_name) = self.by_name.get_mut() {
            by_name.remove(&was);
            by_name.insert(named(player));
        }
    }
}

impl Deref for Players {
    type Target = Vec<Player>;

    fn deref(&self) -> &Vec<Player> {
        &self.list
    }
}

impl DerefMut for Players {
    fn deref_mut(&mut self) -> &mut Vec<Player> {
        self.by_name.take();
        &mut self.list
    }
}

impl PartialEq for Players {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl Eq for Players {}

impl<'a> IntoIterator for &'a Shared<Players> {
    type Item = &'a Player;
    type IntoIter = std::slice::Iter<'a, Player>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A player of the event.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Player {
    /// The id from the registration.
    pub id: PlayerId,
    /// The player's data.
    pub entrant: Entrant,
    /// The pairing number, once assigned.
    pub number: Option<u16>,
    /// The partner, if the two registered as a pair or became partners later.
    pub partner: Option<PlayerId>,
    /// The first round in which the player can take part: 1, or the next round of a late entry.
    pub first_round: RoundNo,
    /// The times of absence: after a withdrawal or exclusion, until a return if there was one.
    pub away: Vec<Away>,
    /// Byes granted in advance.
    pub byes: BTreeMap<RoundNo, ByeKind>,
    /// The board at which the player always plays.
    pub fixed_board: Option<BoardNo>,
    /// True if the player was excluded and is left out of the standings.
    pub is_left_out: bool,
    /// True if the player cannot have a half-point bye.
    pub is_barred_from_byes: bool,
    /// The ratings that hold from a round on, in an event of more than 30 days.
    pub rated_from: BTreeMap<RoundNo, Vec<ListedRating>>,
    /// The players of a team in board order.
    pub members: Vec<Entrant>,
}

/// A time in which a player does not take part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Away {
    /// The last round before it.
    pub after: RoundNo,
    /// The first round after it; `None` without a return.
    pub until: Option<RoundNo>,
    /// True if the arbiter excluded the player.
    pub excluded: bool,
}

impl Player {
    /// Returns true if the player takes part in a round (with a game or with a bye).
    #[must_use]
    pub fn is_present(&self, round: RoundNo) -> bool {
        self.first_round <= round
            && !self
                .away
                .iter()
                .any(|away| away.after < round && away.until.is_none_or(|until| round < until))
    }

    /// Returns the current absence.
    #[must_use]
    pub fn gone(&self) -> Option<&Away> {
        self.away.last().filter(|away| away.until.is_none())
    }

    pub(super) fn leave(&mut self, after: RoundNo, excluded: bool) {
        self.away.push(Away { after, until: None, excluded });
    }

    pub(super) fn come_back(&mut self, from: RoundNo) {
        if let Some(away) = self.away.last_mut() {
            away.until = Some(from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::Act;
    use crate::event::setup::PairingSystem;
    use crate::event::state::State;

    /// Applies an act, and returns everybody's name.
    fn names_after(state: &mut State, act: &Act) -> String {
        state.apply(act).unwrap();
        names(state)
    }

    fn names(state: &State) -> String {
        let names: Vec<String> = state.players.iter().map(|player| state.name(player.id)).collect();
        names.join(", ")
    }

    fn entrant(name: &str) -> Entrant {
        Entrant { name: Label::taken_over(name), ..Entrant::default() }
    }

    #[test]
    fn namesakes_are_right_after_every_kind_of_change() {
        let mut state = crate::example::event(crate::example::setup(PairingSystem::Manual), 0);
        let register = |id, name| Act::Register { id: PlayerId(id), entrant: entrant(name) };
        assert_eq!(names_after(&mut state, &register(1, "Ana")), "Ana");
        assert_eq!(names_after(&mut state, &register(2, "Bo")), "Ana, Bo");
        assert_eq!(names_after(&mut state, &register(3, "Ana")), "Ana (#1), Bo, Ana (#3)");
        let before = state.clone();
        let rename = Act::Edit { id: PlayerId(1), entrant: entrant("Bo") };
        assert_eq!(names_after(&mut state, &rename), "Bo (#1), Bo (#2), Ana");
        assert_eq!(names(&before), "Ana (#1), Bo, Ana (#3)");
        assert_eq!(names_after(&mut state, &Act::Remove { id: PlayerId(2) }), "Bo, Ana");
        state.players[0].entrant.name = Label::taken_over("Ana");
        assert_eq!(names(&state), "Ana (#1), Ana (#3)");
    }

    #[test]
    fn an_event_is_the_same_before_and_after_names_are_asked_for() {
        let state = crate::example::event(crate::example::setup(PairingSystem::Manual), 2);
        let asked = crate::example::event(crate::example::setup(PairingSystem::Manual), 2);
        assert_eq!(names(&asked), "player 1, player 2");
        assert_eq!(state, asked);
    }
}
