//! Partnerships: the players who stay together in an event of tables of four, and the notation of pairs and
//! tables.
//!
//! Two players become partners by a common label in their registration, by an act of the director, or by
//! their first common seating. A pairing never separates them without a confirmation: if one of a pair is
//! missing, the other sits out, and the reason is shown.

use std::collections::BTreeSet;
use std::fmt::Display;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::text::Label;
use crate::basics::words;
use crate::event::action::{Act, ByeKind};
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::state::{Player, State};
use crate::ranking::progress;

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
fn seated(boards: &[Vec<PlayerId>]) -> impl Iterator<Item = [PlayerId; 2]> {
    boards.iter().filter_map(|seats| at_table(seats)).flatten()
}

impl State {
    /// Whether partners stay together in this event.
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

    /// Whether a player has no partner and is not registered as one of a pair.
    fn is_single(&self, id: PlayerId) -> bool {
        self.player(id).is_some_and(|one| one.partner.is_none() && one.entrant.partnership.is_empty())
    }

    /// Whether a player who sits with another one as partners gets a new partner: the player has none, or the
    /// old partner has withdrawn.
    fn takes_a_partner(&self, id: PlayerId) -> bool {
        let partner = self.partner_of(id).and_then(|partner| self.player(partner));
        self.is_single(id) || partner.is_some_and(|partner| partner.gone().is_some())
    }

    /// Returns the partnerships that start when a round is published: players who sit together and have no
    /// active partner.
    fn beginning(&self, boards: &[Vec<PlayerId>]) -> Vec<[PlayerId; 2]> {
        let begins = |[one, other]: &[PlayerId; 2]| {
            self.partner_of(*one) != Some(*other)
                && self.takes_a_partner(*one)
                && self.takes_a_partner(*other)
        };
        if self.keeps_partners() { seated(boards).filter(begins).collect() } else { Vec::new() }
    }

    /// Returns the partnerships that no act has named yet: those registered as partners, and in an event of
    /// an older program the players without a partner who played together in the last round.
    fn unnamed_partnerships(&self) -> Vec<[PlayerId; 2]> {
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

    pub(crate) fn check_partners(
        &self,
        pairs: &[[PlayerId; 2]],
        parted: &[PlayerId],
        refusals: &mut Vec<Refusal>,
    ) {
        if !self.keeps_partners() {
            refusals.push(Refusal::PartnersNotKept(self.setup.pairing.name()));
        }
        let mut seen = BTreeSet::new();
        for id in pairs.iter().flatten().chain(parted) {
            self.check_player(*id, refusals);
            if !seen.insert(*id) {
                refusals.push(Refusal::TwoPartners(self.name(*id)));
            }
        }
        for id in parted.iter().filter(|id| self.player(**id).is_some() && self.is_single(**id)) {
            refusals.push(Refusal::NoPartner(self.name(*id)));
        }
        if seen.is_empty() {
            refusals.push(Refusal::NothingChanges);
        }
    }

    /// Warns of partnerships that end, and reports the rank of new partners.
    pub(crate) fn warning_of_partners(
        &self,
        pairs: &[[PlayerId; 2]],
        parted: &[PlayerId],
    ) -> Option<Warning> {
        let stays = |pair: &[PlayerId; 2]| pairs.iter().any(|new| same(*new, *pair));
        let touched = |pair: &[PlayerId; 2]| {
            pair.iter().any(|id| parted.contains(id) || pairs.iter().flatten().any(|new| new == id))
        };
        let ended: Vec<_> = self.partnerships().filter(|pair| touched(pair) && !stays(pair)).collect();
        // Before the first round a partnership is ended deliberately, so it needs no confirmation.
        let is_meant = self.rounds.is_empty() && pairs.is_empty();
        if ended.is_empty() || is_meant {
            return None;
        }
        let mut text = format!("no longer partners: {}", self.pairs(&ended));
        let levels = progress::after(self, self.last_round());
        for [one, other] in pairs.iter().filter(|pair| !self.partnerships().any(|old| same(old, **pair))) {
            let rank = |id: &PlayerId| levels.get(id.index()).filter(|own| own.rounds > 0)?.rank();
            if let (Some(first), Some(second)) = (rank(one), rank(other))
                && first != second
            {
                let name = self.pairs(&[[*one, *other]]);
                text = format!("{text}; {name} play at {}, the lower of their ranks", first.min(second));
            }
        }
        Some(Warning { level: Level::Confirm, clause: Clause::PartnershipEnds, text })
    }

    /// Warns of partnerships that end because the data of players changes, once rounds depend on them.
    pub(crate) fn warning_of_labels(&self, act: &Act) -> Option<Warning> {
        if !self.keeps_partners() || self.rounds.is_empty() {
            return None;
        }
        let mut then = self.clone();
        then.evolve(act);
        let ended: Vec<_> =
            self.partnerships().filter(|[one, other]| then.partner_of(*one) != Some(*other)).collect();
        let text = format!("no longer partners: {}", self.pairs(&ended));
        (!ended.is_empty()).then_some(Warning {
            level: Level::Confirm,
            clause: Clause::PartnershipEnds,
            text,
        })
    }

    /// Names the partner of a withdrawing player, who sits out until there is a new partner.
    pub(crate) fn warning_of_partner_of(&self, leaver: PlayerId) -> Option<Warning> {
        let partner = self.partner_of(leaver).and_then(|partner| self.player(partner))?;
        let text = format!(
            "{} has no partner then, and sits out from round {} on unless given another one",
            self.name(partner.id),
            self.next_round()
        );
        let stays = partner.gone().is_none();
        stays.then_some(Warning { level: Level::Acknowledge, clause: Clause::PartnerMissing, text })
    }

    /// Warns of a seating that starts or separates partnerships, and names the players who sit out without a
    /// partner.
    pub(crate) fn warnings_of_partners(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        byes: &[(PlayerId, ByeKind)],
    ) -> Vec<Warning> {
        let mut warnings = Vec::new();
        if !self.keeps_partners() {
            return warnings;
        }
        // Pairs that played together before an act named them were confirmed then.
        let known = self.unnamed_partnerships();
        let mut begin = self.beginning(boards);
        begin.retain(|pair| !known.iter().any(|old| same(*old, *pair)));
        if round > self.last_round() && !begin.is_empty() {
            let text = format!("{} become partners and stay together from now on", self.pairs(&begin));
            warnings.push(Warning { level: Level::Confirm, clause: Clause::NewPartners, text });
        }
        let together: Vec<_> = seated(boards).collect();
        let is_other = |pair: &[PlayerId; 2]| {
            together.iter().any(|now| now.iter().any(|id| pair.contains(id)) && !same(*now, *pair))
        };
        let parted: Vec<_> = self
            .partnerships()
            .filter(|pair| is_other(pair) && !begin.iter().flatten().any(|id| pair.contains(id)))
            .collect();
        if !parted.is_empty() {
            let instead: Vec<_> = together
                .iter()
                .filter(|now| now.iter().any(|id| parted.iter().flatten().any(|other| other == id)))
                .copied()
                .collect();
            let text = format!(
                "partners who do not play together in round {round}: {}. These play instead, each pair at the lower of its \
                 ranks: {}. The partnerships stay as they are",
                self.pairs(&parted),
                self.pairs(&instead)
            );
            warnings.push(Warning { level: Level::Confirm, clause: Clause::PartnersParted, text });
        }
        let left = |id: PlayerId| byes.contains(&(id, ByeKind::PairingAllocated));
        let alone = byes.iter().map(|(id, _)| *id).filter(|id| {
            left(*id)
                && self.partner_of(*id).is_none_or(|partner| !left(partner))
                && self.is_without(*id, round)
        });
        for id in alone {
            let why = self.why_no_partner(id, round);
            let text = format!("{} sits out and {why}", self.name(id));
            warnings.push(Warning { level: Level::Acknowledge, clause: Clause::PartnerMissing, text });
        }
        warnings
    }

    /// Whether a player has no partner who plays in a round.
    fn is_without(&self, id: PlayerId, round: RoundNo) -> bool {
        let partner = self.partner_of(id).and_then(|partner| self.player(partner));
        partner.is_none_or(|partner| !partner.is_present(round) || partner.byes.contains_key(&round))
    }

    /// Returns several pairs as text, the first few by name.
    fn pairs(&self, pairs: &[[PlayerId; 2]]) -> String {
        /// The number of pairs that are named.
        const NAMED: usize = 6;
        let named: Vec<String> = pairs.iter().map(|ids| pair(ids.map(|id| self.name(id)))).collect();
        words::first_few(&named, NAMED)
    }
}

/// Whether two pairs are the same players.
fn same(one: [PlayerId; 2], other: [PlayerId; 2]) -> bool {
    one.iter().all(|id| other.contains(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::{Entrant, PairedBy};
    use crate::event::setup::{Game, PairingSystem, Setup, TableRules};
    use crate::example;
    use crate::pairing::propose::{NoProposal, Proposal, preparations, propose, propose_next};

    fn event(players: u32) -> State {
        let pairing = PairingSystem::Tables(TableRules::PartnersKept);
        let game = Game::offered().into_iter().find(|game| matches!(game, Game::Tractor(_))).unwrap();
        let setup = Setup { game, ..example::setup(pairing) };
        let mut state = example::event(setup, players);
        for act in preparations(&state, 1, &str::cmp) {
            state.apply(&act).unwrap();
        }
        state
    }

    fn ids<const N: usize>(ids: [u32; N]) -> [PlayerId; N] {
        ids.map(PlayerId)
    }

    /// Publishes the next round as the desk does: the partnerships are named before.
    fn publish(state: &mut State, boards: &[[u32; 4]], byes: &[(u32, ByeKind)], by: PairedBy) {
        let boards: Vec<Vec<PlayerId>> = boards.iter().map(|seats| ids(*seats).to_vec()).collect();
        let byes = byes.iter().map(|(id, bye)| (PlayerId(*id), *bye)).collect();
        if let Some(act) = state.naming_partners(&boards) {
            state.apply(&act).unwrap();
        }
        state.apply(&Act::Publish { round: state.next_round(), boards, byes, by }).unwrap();
    }

    fn clauses(state: &State, boards: &[[u32; 4]]) -> Vec<(Clause, String)> {
        let boards: Vec<Vec<PlayerId>> = boards.iter().map(|seats| ids(*seats).to_vec()).collect();
        let warnings = state.warnings_of_partners(state.next_round(), &boards, &[]);
        warnings.into_iter().map(|one| (one.clause, one.text)).collect()
    }

    fn pairs_of(proposal: &Proposal) -> BTreeSet<Vec<PlayerId>> {
        seated(&proposal.boards).map(|mut pair| (pair.sort_unstable(), pair.to_vec()).1).collect()
    }

    fn both(one: u32, other: u32) -> Vec<PlayerId> {
        ids([one, other]).to_vec()
    }

    /// Alice + Charles against Bob + David in a manual pairing never becomes Alice + Bob against Charles +
    /// David.
    #[test]
    fn partners_seated_by_hand_stay_partners() {
        let mut state = event(4);
        let begin = clauses(&state, &[[1, 2, 3, 4]]);
        assert_eq!(begin[0].0, Clause::NewPartners);
        assert!(begin[0].1.contains(" + "), "{}", begin[0].1);
        publish(&mut state, &[[1, 2, 3, 4]], &[], PairedBy::Hand);
        assert_eq!(state.partnerships().collect::<Vec<_>>(), [ids([1, 3]), ids([2, 4])]);
        let next = propose_next(state.clone(), &()).unwrap();
        assert_eq!(pairs_of(&next), [both(1, 3), both(2, 4)].into());
        // The pairing of the published round is the same as the proposed one.
        assert_eq!(propose(&state, RoundNo(2)).unwrap(), next);
        let parted = clauses(&state, &[[1, 3, 2, 4]]);
        assert_eq!(parted.iter().map(|one| one.0).collect::<Vec<_>>(), [Clause::PartnersParted]);
        publish(&mut state, &[[1, 3, 2, 4]], &[], PairedBy::Hand);
        assert_eq!(state.partner_of(PlayerId(1)), Some(PlayerId(3)), "a round by hand ends no partnership");
    }

    #[test]
    fn a_missing_partner_is_not_replaced() {
        let mut state = event(8);
        publish(&mut state, &[[1, 3, 2, 4], [5, 7, 6, 8]], &[], PairedBy::Hand);
        for id in ids([2, 4]) {
            let act = Act::Withdraw { id, after: RoundNo(1), reason: crate::basics::text::Remark::default() };
            state.apply(&act).unwrap();
        }
        let next = propose_next(state.clone(), &()).unwrap();
        assert_eq!(pairs_of(&next), [both(5, 6), both(7, 8)].into());
        let told = state.warnings_of_partners(RoundNo(2), &next.boards, &next.byes);
        assert_eq!(told.iter().map(|one| one.clause).collect::<Vec<_>>(), [Clause::PartnerMissing; 2]);
        let name = state.name(PlayerId(2));
        assert!(told[0].text.ends_with(&format!("{name} has left after round 1")), "{}", told[0].text);
        // Both have lost their partners for good, so the director makes them partners.
        state.apply(&Act::Partner { pairs: vec![ids([1, 3])], parted: vec![] }).unwrap();
        assert_eq!(state.partner_of(PlayerId(1)), Some(PlayerId(3)));
        let next = propose_next(state, &()).unwrap();
        assert_eq!(next.byes.len(), 2, "one pair more has nobody to play against");
    }

    #[test]
    fn a_label_makes_partners_and_a_partnership_changes_by_an_act() {
        let mut state = event(0);
        let entrant = |name: &str, label: &str| Entrant {
            name: name.parse().unwrap(),
            partnership: label.parse().unwrap(),
            ..Entrant::default()
        };
        let new = [("Alice", "N"), ("Bob", ""), ("Charles", "N"), ("David", "")];
        let new = new.into_iter().map(|(name, label)| entrant(name, label)).collect();
        state.apply(&Act::TakeList { first: PlayerId(1), new, changed: vec![] }).unwrap();
        assert_eq!(state.partnerships().collect::<Vec<_>>(), [ids([1, 3])]);
        let act = Act::Partner { pairs: vec![ids([1, 2])], parted: vec![] };
        let warning = state.warnings(&act).pop().unwrap();
        assert_eq!(
            (warning.clause, &*warning.text),
            (Clause::PartnershipEnds, "no longer partners: Alice + Charles")
        );
        state.apply(&act).unwrap();
        assert_eq!(state.partnerships().collect::<Vec<_>>(), [ids([1, 2])]);
        assert_eq!(
            state.player(PlayerId(3)).unwrap().entrant.partnership,
            "",
            "the label named the old pair"
        );
        state.apply(&Act::Edit { id: PlayerId(4), entrant: entrant("David", "S") }).unwrap();
        state.apply(&Act::Edit { id: PlayerId(3), entrant: entrant("Charles", "S") }).unwrap();
        assert_eq!(state.partner_of(PlayerId(4)), Some(PlayerId(3)));
        state.apply(&Act::Edit { id: PlayerId(3), entrant: entrant("Charles", "") }).unwrap();
        assert_eq!(state.partner_of(PlayerId(4)), None);
        let refused = |pairs, parted| state.check(&Act::Partner { pairs, parted }).unwrap_err().to_string();
        assert_eq!(refused(vec![ids([1, 1])], vec![]), "Alice can have one partner only");
        assert_eq!(refused(vec![], vec![PlayerId(3)]), "Charles has no partner");
    }

    #[test]
    fn a_changed_label_ends_and_starts_partnerships() {
        let mut state = event(4);
        let labelled = |state: &State, id: u32, label: &str| {
            let partnership = label.parse().unwrap();
            Entrant { partnership, ..state.player(PlayerId(id)).unwrap().entrant.clone() }
        };
        let edit =
            |state: &State, id, label| Act::Edit { id: PlayerId(id), entrant: labelled(state, id, label) };
        for (id, label) in [(1, "N"), (3, "N"), (2, "S"), (4, "S")] {
            state.apply(&edit(&state, id, label)).unwrap();
        }
        publish(&mut state, &[[1, 2, 3, 4]], &[], PairedBy::Hand);
        let changed = [(1, "S"), (2, "N")].map(|(id, label)| (PlayerId(id), labelled(&state, id, label)));
        let list = Act::TakeList { first: PlayerId(5), new: vec![], changed: changed.to_vec() };
        let asked: Vec<_> =
            state.warnings(&list).into_iter().filter(|one| one.clause == Clause::PartnershipEnds).collect();
        assert_eq!(asked.len(), 1);
        state.apply(&list).unwrap();
        assert_eq!(state.partnerships().collect::<Vec<_>>(), [ids([1, 4]), ids([2, 3])]);
        // A new name of a pair, given to both members by one list, does not end the partnership.
        let renamed = [1, 4].map(|id| (PlayerId(id), labelled(&state, id, "West"))).to_vec();
        let list = Act::TakeList { first: PlayerId(5), new: vec![], changed: renamed };
        assert!(state.warnings(&list).iter().all(|one| one.clause != Clause::PartnershipEnds));
        state.apply(&list).unwrap();
        assert_eq!(state.partner_of(PlayerId(4)), Some(PlayerId(1)));
    }

    /// Before an act names partnerships, rounds are made as by older programs without such acts.
    #[test]
    fn a_round_of_an_older_event_is_made_as_it_was() {
        let state = event(8);
        let boards: Vec<Vec<PlayerId>> = vec![ids([1, 5, 2, 6]).to_vec(), ids([3, 7, 4, 8]).to_vec()];
        let mut state = { state };
        let by = PairedBy::System;
        let Proposal { boards: made, byes } = propose(&state, RoundNo(1)).unwrap();
        state.apply(&Act::Publish { round: RoundNo(1), boards, byes: vec![], by }).unwrap();
        assert_eq!((made.len(), byes.len()), (2, 0));
        assert_eq!(pairs_of(&propose(&state, RoundNo(2)).unwrap()).len(), 4);
        assert_eq!(
            state.naming_partners(&[]),
            Some(Act::Partner {
                pairs: vec![ids([1, 2]), ids([5, 6]), ids([3, 4]), ids([7, 8])],
                parted: vec![],
            })
        );
        assert_eq!(propose_next(event(3), &()), Err(NoProposal::TooFew(RoundNo(1))));
    }
}
