//! The list of tie-breaks with which the event of a report gives the ranks of the report.

use super::{Draft, NAMED};
use crate::trf::event;
use crate::trf::report::{Player, Report};
use engine::action::Act;
use engine::id::PlayerId;
use engine::kept::KeptReport;
use engine::meetings::Meetings;
use engine::number::Points;
use engine::setup::{Ranking, Setup, TieBreak, TieBreakRules};
use engine::standings::Standings;
use engine::state::State;
use engine::text::Label;
use engine::tie_breaks::Pairings;
use engine::words;

/// Chooses the list, and notes the ranks that no list gives.
pub(super) fn settled(mut draft: Draft, report: &Report) -> Draft {
    rank(&mut draft, report);
    tell_ranks(&mut draft, report);
    draft
}

/// Uses the list of tie-breaks that the report states if it gives the ranks of the report. Lots and values
/// from outside are taken from these ranks. If no list gives them, the places are given from outside, or the
/// ranks are stored.
fn rank(draft: &mut Draft, report: &Report) {
    let list = report.stated_order().map(|(_, list)| list);
    let codes = || list.unwrap_or_default().split(',').map(str::trim).filter(|code| !code.is_empty());
    let behind_points = codes().skip_while(|code| code.eq_ignore_ascii_case("PTS"));
    let known: Option<Vec<TieBreak>> = behind_points.map(|code| TieBreak::of_report(code).ok()).collect();
    if !matches!(draft.setup.ranking, Ranking::Points { .. }) {
        let follows =
            known.is_some_and(|list| list.is_empty()) && event_ranks(draft, &[]) == stated_ranks(report);
        if !follows {
            keep_ranks(draft, report);
        }
        return;
    }
    let rules = rules(draft, report);
    let mut setup = draft.setup.clone();
    if let Some(tie_breaks) = known {
        draft.setup.ranking = Ranking::Points { tie_breaks, rules };
        let outside = decided_outside(draft, report);
        // A list with a complaint (Buchholz in a round robin) is not used.
        if draft.setup.complaints().is_empty() && event_ranks(draft, &outside) == stated_ranks(report) {
            forget_list(draft);
            draft.acts.extend(outside);
            return;
        }
        if draft.setup.complaints().is_empty() {
            setup = draft.setup.clone();
        }
    }
    if setup == draft.setup {
        let tie_breaks = codes().filter_map(|code| TieBreak::of_report(code).ok()).collect();
        let ranking = Ranking::Points { tie_breaks, rules };
        let known = Setup { ranking, ..setup.clone() };
        setup = if known.complaints().is_empty() { known } else { setup };
    }
    let rounds = draft.acts.iter().filter(|act| matches!(act, Act::Publish { .. })).count();
    let name = Label::taken_over(event::PLACE);
    let tie_breaks = vec![TieBreak::Given { name, lowest_first: true }];
    draft.setup.ranking = Ranking::Points { tie_breaks, rules };
    let places = decided_outside(draft, report);
    if rounds == usize::from(draft.setup.rounds) && event_ranks(draft, &places) == stated_ranks(report) {
        draft.acts.extend(places);
        return;
    }
    draft.setup = setup;
    keep_ranks(draft, report);
}

/// Notes the ranks that do not follow from the tie-breaks of the report: they are places given from outside,
/// or the event has other ranks.
fn tell_ranks(draft: &mut Draft, report: &Report) {
    let ranks = event_ranks(draft, &[]);
    let list = draft.setup.ranking.tie_breaks();
    if event::is_place(list) {
        let why = report.stated_order().map_or_else(
            || "the report states no tie-breaks, and its ranks do not follow from the points".to_owned(),
            |(_, list)| format!("the ranks of the report do not follow from its tie-breaks ({list})"),
        );
        draft.adjustments.push(format!("{why}: the event holds them as places given from outside"));
        return;
    }
    let is_told = |player: &Player, now: &Option<u32>| match (player.rank, now) {
        (Some(rank), Some(now)) => u32::from(rank) != *now,
        (Some(_), None) => true,
        // Players without a rank are noted separately.
        (None, _) => false,
    };
    let other = (1..).zip(&report.players).zip(&ranks).filter(|((_, player), now)| is_told(player, now));
    let other = other.map(|((place, player), now)| {
        let rank = player.rank.unwrap_or_default();
        let now = now.map_or_else(|| "none".to_owned(), |now| now.to_string());
        format!("{} rank {rank} is {now}", report.named(place))
    });
    let other: Vec<String> = other.collect();
    if other.is_empty() {
        return;
    }
    let list = list.iter().map(TieBreak::report_code).collect::<Vec<_>>().join(",");
    let why = if draft.setup.ranking == Ranking::Elimination {
        "the ranks of the report do not follow from the bracket, by which the event ranks".to_owned()
    } else if report.stated_order().is_none() {
        "the report states no tie-breaks (202): the event ranks by points alone".to_owned()
    } else if list.is_empty() {
        "the ranks of the report do not follow from the points alone, by which the event ranks".to_owned()
    } else {
        format!("the ranks of the report do not follow from points and {list}, by which the event ranks")
    };
    let other = words::first_few(&other, NAMED);
    draft.adjustments.push(format!("{why}: {other}"));
}

/// Returns the rules of tie-breaks: those of a round robin if the report is of one, whatever the system of
/// the event.
fn rules(draft: &Draft, report: &Report) -> TieBreakRules {
    let is_predetermined = report.pairings() == Pairings::Predetermined;
    let is_usual = draft.setup.pairing.system().is_predetermined() == is_predetermined;
    let is_by_hand = draft.setup.pairing.system().is_manual();
    let predetermined = (is_by_hand && !is_usual).then_some(is_predetermined);
    TieBreakRules { predetermined, ..TieBreakRules::default() }
}

/// Returns the ranks of a report in order of registration.
pub(super) fn stated_ranks(report: &Report) -> Vec<Option<u32>> {
    report.players.iter().map(|player| player.rank.map(u32::from)).collect()
}

/// Returns the ranks of the event of a draft, with some more acts.
pub(super) fn event_ranks(draft: &Draft, more: &[Act]) -> Vec<Option<u32>> {
    let header = draft.header();
    let mut state = State::new(&header);
    for act in draft.acts.iter().chain(more) {
        if state.apply(act).is_err() {
            return Vec::new();
        }
    }
    let standings = Standings::after(&state, state.last_round());
    state.players.iter().map(|player| standings.row(player.id)?.place.number()).collect()
}

/// Returns the lots and outside values of a list, as the ranks of the report have them.
fn decided_outside(draft: &Draft, report: &Report) -> Vec<Act> {
    let ranks: Vec<(PlayerId, u16)> = (1..)
        .map(PlayerId)
        .zip(report.players.iter().map(|player| player.rank.unwrap_or(u16::MAX)))
        .collect();
    let act = |one: &TieBreak| match one {
        TieBreak::Lots => {
            let mut order = ranks.clone();
            order.sort_by_key(|(_, rank)| *rank);
            Some(Act::DrawLots { order: order.into_iter().map(|(id, _)| id).collect(), seed: None })
        }
        TieBreak::Given { name, .. } => {
            let values = ranks.iter().map(|(id, rank)| (*id, Some(Points::whole(i64::from(*rank)))));
            Some(Act::Give { tie_break: name.clone(), values: values.collect() })
        }
        TieBreak::Resistance
        | TieBreak::SonnebornBerger
        | TieBreak::Blacks
        | TieBreak::Wins
        | TieBreak::Official(_) => None,
    };
    draft.setup.ranking.tie_breaks().iter().filter_map(act).collect()
}

/// Stores the ranks of a report that no list gives, with the points of the event.
fn keep_ranks(draft: &mut Draft, report: &Report) {
    let header = draft.header();
    let mut state = State::new(&header);
    // An act that the rules refuse is reported when the draft is recorded.
    if draft.acts.iter().any(|act| state.apply(act).is_err()) {
        return;
    }
    let meetings = Meetings::after(&state, state.last_round());
    let players = (1..).map(PlayerId).zip(&report.players);
    let ranks = players.map(|(id, player)| (player.rank, meetings.points(id))).collect();
    let kept = draft
        .acts
        .iter_mut()
        .find_map(|act| if let Act::KeepReport { kept } = act { Some(kept) } else { None });
    if let Some(kept) = kept {
        kept.ranks = ranks;
    } else {
        let kept = Box::new(KeptReport { ranks, ..KeptReport::default() });
        draft.acts.push(Act::KeepReport { kept });
    }
}

/// Drops the stored line of a list that the event writes itself.
fn forget_list(draft: &mut Draft) {
    let own =
        draft.setup.ranking.tie_breaks().iter().map(TieBreak::report_code).collect::<Vec<_>>().join(",");
    draft.forget(&format!("202 {own}"));
}
