//! Checks and warnings about partnerships ([`event::partners`](crate::event::partners)): a pairing never
//! separates partners without a confirmation. If one of a pair is missing, the other sits out, and the reason
//! is shown.

use std::collections::BTreeSet;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::words;
use crate::event::action::{Act, ByeKind};
use crate::event::partners::{pair, seated};
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::state::State;
use crate::ranking::progress;

impl State {
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

    /// Returns true if a player has no partner who plays in a round.
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

/// Returns true if two pairs are the same players.
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
