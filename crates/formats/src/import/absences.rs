//! Players of a report who withdrew early, were absent or have no rank.

use std::collections::{BTreeMap, BTreeSet};

use super::explain::NAMED;
use crate::draft::Draft;
use crate::trf::report::{Code, Report};
use engine::action::{Act, ByeKind};
use engine::id::{PlayerId, RoundNo};
use engine::pairing::field::Tpn;
use engine::text::Remark;
use engine::unranked;
use engine::words;

/// Withdraws the players who left, replaces byes that the system does not have, and notes the unranked
/// players.
pub(super) fn settled(mut draft: Draft, report: &Report) -> Draft {
    let void = leave_early(&mut draft, report);
    take_no_byes(&mut draft, report.completed_rounds());
    tell_unranked(&mut draft, report, &void);
    draft
}

/// Withdraws the players who left a round robin so early that, by the report, no result of theirs counts. In
/// an official event the rule voids these results, so that their point records are dropped. Returns the
/// players.
fn leave_early(draft: &mut Draft, report: &Report) -> BTreeSet<Tpn> {
    let mut official = draft.setup.clone();
    official.regulations.official = true;
    let gone = draft.withdrawn();
    let mut void = report.void();
    void.retain(|place| !gone.contains(&PlayerId((*place).into())));
    let is_robin = official.pairing.cycles().is_some();
    if void.is_empty() || !is_robin || !official.complaints().is_empty() {
        return BTreeSet::new();
    }
    draft.setup = official;
    let is_struck = |round: RoundNo, id: &PlayerId| {
        let place = u16::try_from(id.0).unwrap_or(0);
        let opponent = report.player(place).and_then(|player| player.cell(round.0).opponent);
        void.contains(&place) || opponent.is_some_and(|opponent| void.contains(&opponent))
    };
    let is_replaced = |act: &Act| {
        let Act::Value { points, .. } = act else { return false };
        // A penalty or a bonus stays. An adjourned game has no result to name.
        let is_of_a_result = |round: RoundNo, id: &PlayerId| {
            let cell = u16::try_from(id.0)
                .ok()
                .and_then(|place| report.player(place))
                .map(|player| player.cell(round.0));
            points.result.is_some() || cell.is_some_and(|cell| cell.code == Code::Unknown)
        };
        let is_about =
            |round| points.players.iter().all(|id| is_struck(round, id) && is_of_a_result(round, id));
        !points.players.is_empty() && points.round.is_some_and(is_about)
    };
    draft.acts.retain(|act| !is_replaced(act));
    let after = RoundNo(report.completed_rounds());
    for place in &void {
        let named = report.named(*place);
        draft.notes.push(format!(
            "{named} has no rank and played fewer than half of the games: withdrawn, and no result counts"
        ));
        let reason = Remark::taken_over("no rank in the report, and fewer than half of the games played");
        draft.acts.push(Act::Withdraw { id: PlayerId((*place).into()), after, reason });
    }
    void
}

/// Drops announced byes with points if the system seats every player. A player who is absent from all
/// remaining rounds is withdrawn, unless that would void results, which the report does not say.
pub(super) fn take_no_byes(draft: &mut Draft, completed: u16) {
    if draft.setup.pairing.system().takes_late_entries() {
        return;
    }
    let mut absent: BTreeMap<PlayerId, BTreeSet<RoundNo>> = BTreeMap::new();
    let mut other = 0;
    draft.acts.retain(|act| {
        let Act::GrantBye { id, round, bye } = act else { return true };
        if *bye != ByeKind::ZeroPoint {
            other += usize::from(completed < round.0);
            return false;
        }
        if completed < round.0 {
            absent.entry(*id).or_default().insert(*round);
        }
        true
    });
    let left = usize::from(draft.setup.rounds.saturating_sub(completed));
    let has_left = |rounds: &BTreeSet<RoundNo>| (1..=rounds.len()).contains(&left);
    let gone = draft.withdrawn();
    for (id, _) in absent.into_iter().filter(|(id, rounds)| gone.contains(id) || has_left(rounds)) {
        let is_announced = |act: &Act| {
            let Act::GrantBye { id: of, round, .. } = act else { return false };
            *of == id && completed < round.0
        };
        // The withdrawal says it already.
        if gone.contains(&id) {
            draft.acts.retain(|act| !is_announced(act));
            continue;
        }
        let mut leaving = draft.clone();
        leaving.setup.regulations.official = true;
        leaving.acts.retain(|act| !is_announced(act));
        let reason = Remark::taken_over("absent from all remaining rounds, as the report says");
        leaving.acts.push(Act::Withdraw { id, after: RoundNo(completed), reason });
        let state = leaving.state();
        if state.is_some_and(|state| !unranked::void(&state, state.last_round()).contains(&id)) {
            draft.acts = leaving.acts;
        }
    }
    if 0 < other {
        let (byes, name) = (words::count(other, "bye"), draft.setup.pairing.name());
        draft
            .adjustments
            .push(format!("{byes} of rounds to come left out: a {name} has none that are worth points"));
    }
}

/// Notes the players without a rank in the report. The report gives no reason, and the event ranks every
/// player who is not excluded.
fn tell_unranked(draft: &mut Draft, report: &Report, void: &BTreeSet<Tpn>) {
    let unranked =
        (1..).take(report.players.len()).filter(|place| report.is_unranked(*place) && !void.contains(place));
    let unranked: Vec<String> = unranked.map(|place| report.named(place)).collect();
    note_unranked(draft, &unranked);
}

/// Notes players or teams without a rank in the report.
pub(super) fn note_unranked(draft: &mut Draft, unranked: &[String]) {
    if !unranked.is_empty() {
        let who = words::first_few(unranked, NAMED);
        draft.notes.push(format!("without a rank in the report, and ranked in the event: {who}"));
    }
}
