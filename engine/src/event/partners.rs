//! Partnerships: the players who stay together in an event of tables of four, and the notation of pairs and
//! tables.
//!
//! Two players become partners by a common label in their registration, by an act of the director, or by
//! their first common seating. The acts that would separate them are in `rules::partners`.

use std::collections::BTreeSet;
use std::fmt::Display;

use super::action::Act;
use super::state::{Player, State};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::text::Label;

/// Returns a pair as text: `Alice + Charles`.
#[must_use]
pub fn pair([one, other]: [impl Display; 2]) -> String {
    format!("{one} + {other}")
}

/// Returns the players of a table of four as text, in the order of the seats: `Alice + Charles – Bob +
/// David`. Partners sit opposite each other.
#[must_use]
pub fn table([one, two, three, four]: [impl Display; 4]) -> String {
    format!("{} – {}", pair([one, three]), pair([two, four]))
}

/// Returns the partners of a table of four, in the order of the seats.
#[must_use]
pub fn at_table(seats: &[PlayerId]) -> Option<[[PlayerId; 2]; 2]> {
    match *seats {
        [one, two, three, four] => Some([[one, three], [two, four]]),
        _ => None,
    }
}

/// Returns the partners at all tables of a round.
pub(crate) fn seated(boards: &[Vec<PlayerId>]) -> impl Iterator<Item = [PlayerId; 2]> {
    boards.iter().filter_map(|seats| at_table(seats)).flatten()
}

impl State {
    /// Returns true if partners stay together in this event.
    #[must_use]
    pub fn keeps_partners(&self) -> bool {
        self.setup.pairing.keeps_partners()
    }

    /// Returns a player's partner; `None` if partners change in this event.
    #[must_use]
    pub fn partner_of(&self, id: PlayerId) -> Option<PlayerId> {
        self.player(id)?.partner.filter(|_| self.keeps_partners())
    }

    /// Returns every partnership once, in order of registration.
    pub fn partnerships(&self) -> impl Iterator<Item = [PlayerId; 2]> {
        let pair = |player: &Player| Some([player.id, self.partner_of(player.id)?]);
        self.players.iter().filter_map(pair).filter(|[one, other]| one < other)
    }

    /// Updates partnerships after a label changes. Players registered with the same label become partners; a
    /// changed label ends the partnership that was based on it.
    pub(crate) fn follow_label(&mut self, id: PlayerId, was: &Label) {
        let Some(player) = self.player(id) else { return };
        let left = player.partner.filter(|other| {
            !was.is_empty() && player.entrant.partnership != *was && self.label_of(*other) == Some(was)
        });
        if left.is_some() {
            self.part(id);
        }
        for single in std::iter::once(id).chain(left) {
            self.join_by_label(single);
        }
    }

    fn label_of(&self, id: PlayerId) -> Option<&Label> {
        Some(&self.player(id)?.entrant.partnership)
    }

    /// Pairs a player with the first player with the same label and without a partner.
    fn join_by_label(&mut self, id: PlayerId) {
        let Some(player) = self.player(id) else { return };
        let label = &player.entrant.partnership;
        if label.is_empty() || player.partner.and_then(|other| self.label_of(other)) == Some(label) {
            return;
        }
        let is_free = |other: &&Player| {
            other.id != id && other.partner.is_none() && other.entrant.partnership == *label
        };
        if let Some(other) = self.players.iter().find(is_free).map(|other| other.id) {
            self.join([id, other]);
        }
    }

    /// Applies [`Act::Partner`]. A label that both partners share stays, as the name of the pair.
    pub(crate) fn partner(&mut self, pairs: &[[PlayerId; 2]], parted: &[PlayerId]) {
        let named = pairs.iter().flatten().chain(parted);
        let before = named.clone().filter_map(|id| self.player(*id)?.partner);
        let touched: BTreeSet<PlayerId> = named.copied().chain(before).collect();
        for id in parted {
            self.part(*id);
        }
        for pair in pairs {
            self.join(*pair);
        }
        for id in touched {
            let Some(player) = self.player(id) else { continue };
            let label = &player.entrant.partnership;
            let partner = player.partner.and_then(|other| self.player(other));
            if partner.is_none_or(|other| other.entrant.partnership != *label) {
                self.change_player(id, |player| player.entrant.partnership = Label::default());
            }
        }
        self.has_named_partners = true;
    }

    fn join(&mut self, [one, other]: [PlayerId; 2]) {
        self.part(one);
        self.part(other);
        self.change_player(one, |player| player.partner = Some(other));
        self.change_player(other, |player| player.partner = Some(one));
    }

    pub(crate) fn part(&mut self, id: PlayerId) {
        let partner = self.player(id).and_then(|player| player.partner);
        for id in partner.into_iter().chain([id]) {
            self.change_player(id, |player| player.partner = None);
        }
    }

    /// Returns true if a player has no partner and is not registered as one of a pair.
    pub(crate) fn is_single(&self, id: PlayerId) -> bool {
        self.player(id).is_some_and(|one| one.partner.is_none() && one.entrant.partnership.is_empty())
    }

    /// Returns true if a player who sits with another one as partners gets a new partner: the player has
    /// none, or the old partner has withdrawn.
    fn takes_a_partner(&self, id: PlayerId) -> bool {
        let partner = self.partner_of(id).and_then(|partner| self.player(partner));
        self.is_single(id) || partner.is_some_and(|partner| partner.gone().is_some())
    }

    /// Returns the partnerships that start when a round is published: players who sit together and have no
    /// active partner.
    pub(crate) fn beginning(&self, boards: &[Vec<PlayerId>]) -> Vec<[PlayerId; 2]> {
        let begins = |[one, other]: &[PlayerId; 2]| {
            self.partner_of(*one) != Some(*other)
                && self.takes_a_partner(*one)
                && self.takes_a_partner(*other)
        };
        if self.keeps_partners() { seated(boards).filter(begins).collect() } else { Vec::new() }
    }

    /// Returns the partnerships that no act has named yet: those registered as partners, and in an event of
    /// an older program the players without a partner who played together in the last round.
    pub(crate) fn unnamed_partnerships(&self) -> Vec<[PlayerId; 2]> {
        if self.has_named_partners || !self.keeps_partners() {
            return Vec::new();
        }
        let last = self.rounds.last().into_iter().flat_map(|held| &held.boards);
        let played = last.filter_map(|board| at_table(&board.seats)).flatten();
        let played = played.filter(|pair| pair.iter().all(|id| self.is_single(*id)));
        self.partnerships().chain(played).collect()
    }

    /// Returns the act that names the partnerships before a round is published with these boards; `None` if
    /// nothing changes.
    #[must_use]
    pub fn naming_partners(&self, boards: &[Vec<PlayerId>]) -> Option<Act> {
        let begin = self.beginning(boards);
        let mut pairs = self.unnamed_partnerships();
        pairs.retain(|pair| !begin.iter().flatten().any(|id| pair.contains(id)));
        pairs.extend(begin);
        (!pairs.is_empty()).then_some(Act::Partner { pairs, parted: Vec::new() })
    }

    /// Names the partnerships of an event before its next round is paired.
    pub(crate) fn name_partners(&mut self) {
        if self.keeps_partners() {
            let pairs = self.unnamed_partnerships();
            self.partner(&pairs, &[]);
        }
    }

    /// Returns the partnerships of a round, each with its present members: both, or one who waits. Players
    /// who never had a partner are joined two by two in the given order.
    pub(crate) fn partnerships_here(&self, here: &[&Player]) -> Vec<Vec<PlayerId>> {
        let place = |id: PlayerId| here.iter().position(|player| player.id == id);
        let single: Vec<PlayerId> = here.iter().map(|one| one.id).filter(|id| self.is_single(*id)).collect();
        let mut all: Vec<Vec<PlayerId>> = single.chunks(2).map(<[PlayerId]>::to_vec).collect();
        for player in here.iter().filter(|player| !self.is_single(player.id)) {
            match player.partner.filter(|partner| place(*partner).is_some()) {
                Some(partner) if place(partner) < place(player.id) => {}
                partner => all.push([player.id].into_iter().chain(partner).collect()),
            }
        }
        all.sort_by_key(|members| members.first().and_then(|first| place(*first)));
        all
    }

    /// Returns the reason why a player has nobody to play with in a round, in words.
    #[must_use]
    pub fn why_no_partner(&self, id: PlayerId, round: RoundNo) -> String {
        let Some(partner) = self.partner_of(id).and_then(|partner| self.player(partner)) else {
            let label = self.player(id).map_or("", |player| player.entrant.partnership.as_str());
            return if label.is_empty() {
                "has no partner".to_owned()
            } else {
                format!("is alone in the pair `{label}`")
            };
        };
        let name = self.name(partner.id);
        match (partner.byes.get(&round), partner.gone()) {
            (Some(bye), _) => format!("has no partner here: {name} has a {}", bye.name()),
            (None, Some(away)) if away.after.0 == 0 => format!("has no partner here: {name} has withdrawn"),
            (None, Some(away)) => format!("has no partner here: {name} has left after round {}", away.after),
            (None, None) if round < partner.first_round => {
                format!("has no partner here: {name} enters in round {}", partner.first_round)
            }
            (None, None) => format!("has no partner here: {name} does not take part"),
        }
    }
}
