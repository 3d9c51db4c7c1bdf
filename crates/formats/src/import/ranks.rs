//! The list of tie-breaks with which the event of a report gives the ranks of the report.

use super::explain::NAMED;
use crate::draft::Draft;
use crate::trf::event;
use crate::trf::report::Report;
use crate::trf::teams::TeamReport;
use engine::action::Act;
use engine::id::PlayerId;
use engine::kept::KeptReport;
use engine::meetings::Meetings;
use engine::number::Points;
use engine::pairing::field::Tpn;
use engine::setup::{Ranking, Setup, TieBreak, TieBreakRules};
use engine::standings::Standings;
use engine::state::State;
use engine::text::Label;
use engine::tie_breaks::{CodeFault, Pairings};
use engine::words;

/// The ranks of a report, of players or of teams, and its list of tie-breaks.
pub(super) struct Stated<'a> {
    /// The list (202 or 212).
    list: Option<&'a str>,
    /// The ranks by place.
    ranks: Vec<Option<u16>>,
    /// True if the pairings of the report follow from tables, not from results.
    is_predetermined: bool,
    /// Reads a code of the list.
    read: fn(&str) -> Result<TieBreak, CodeFault>,
    /// Returns the number and name of the player or team at a place.
    named: Box<dyn Fn(Tpn) -> String + 'a>,
}

impl<'a> Stated<'a> {
    /// Returns those of players.
    pub(super) fn of(report: &'a Report) -> Self {
        Self {
            list: report.stated_order().map(|(_, list)| list),
            ranks: report.players.iter().map(|player| player.rank).collect(),
            is_predetermined: report.pairings() == Pairings::Predetermined,
            read: TieBreak::of_report,
            named: Box::new(|place| report.named(place)),
        }
    }

    /// Returns those of teams.
    pub(super) fn of_teams(teams: &'a TeamReport) -> Self {
        Self {
            list: teams.report.stated_order().map(|(_, list)| list),
            ranks: teams.teams.iter().map(|team| team.rank).collect(),
            is_predetermined: teams.pairings() == Pairings::Predetermined,
            read: TieBreak::of_teams,
            named: Box::new(|place| teams.named(place)),
        }
    }

    /// Returns the ranks in order of registration.
    pub(super) fn ranks(&self) -> Vec<Option<u32>> {
        self.ranks.iter().map(|rank| rank.map(u32::from)).collect()
    }
}

/// Chooses the list, and notes the ranks that no list gives.
pub(super) fn settled(mut draft: Draft, stated: &Stated<'_>) -> Draft {
    rank(&mut draft, stated);
    tell_ranks(&mut draft, stated);
    draft
}

/// Uses the list of tie-breaks that the report states if it gives the ranks of the report. Lots and values
/// from outside are taken from these ranks. If no list gives them, the places are given from outside, or the
/// ranks are stored.
fn rank(draft: &mut Draft, stated: &Stated<'_>) {
    let codes = || stated.list.unwrap_or_default().split(',').map(str::trim).filter(|code| !code.is_empty());
    let behind_points = codes().skip_while(|code| code.eq_ignore_ascii_case("PTS"));
    let known: Option<Vec<TieBreak>> = behind_points.map(|code| (stated.read)(code).ok()).collect();
    if !matches!(draft.setup.ranking, Ranking::Points { .. }) {
        let follows = known.is_some_and(|list| list.is_empty()) && event_ranks(draft, &[]) == stated.ranks();
        if !follows {
            keep_ranks(draft, stated);
        }
        return;
    }
    let rules = rules(draft, stated);
    let mut setup = draft.setup.clone();
    if let Some(tie_breaks) = known {
        draft.setup.ranking = Ranking::Points { tie_breaks, rules };
        let outside = decided_outside(draft, stated);
        // A list with a complaint (Buchholz in a round robin) is not used.
        if draft.setup.complaints().is_empty() && event_ranks(draft, &outside) == stated.ranks() {
            forget_list(draft);
            draft.acts.extend(outside);
            return;
        }
        if draft.setup.complaints().is_empty() {
            setup = draft.setup.clone();
        }
    }
    if setup == draft.setup {
        let tie_breaks = codes().filter_map(|code| (stated.read)(code).ok()).collect();
        let ranking = Ranking::Points { tie_breaks, rules };
        let known = Setup { ranking, ..setup.clone() };
        setup = if known.complaints().is_empty() { known } else { setup };
    }
    let rounds = draft.acts.iter().filter(|act| matches!(act, Act::Publish { .. })).count();
    let name = Label::taken_over(event::PLACE);
    let tie_breaks = vec![TieBreak::Given { name, lowest_first: true }];
    draft.setup.ranking = Ranking::Points { tie_breaks, rules };
    let places = decided_outside(draft, stated);
    if rounds == usize::from(draft.setup.rounds) && event_ranks(draft, &places) == stated.ranks() {
        draft.acts.extend(places);
        return;
    }
    draft.setup = setup;
    keep_ranks(draft, stated);
}

/// Notes the ranks that do not follow from the tie-breaks of the report: they are places given from outside,
/// or the event has other ranks.
fn tell_ranks(draft: &mut Draft, stated: &Stated<'_>) {
    let ranks = event_ranks(draft, &[]);
    let list = draft.setup.ranking.tie_breaks();
    if event::is_place(list) {
        let why = stated.list.map_or_else(
            || "the report states no tie-breaks, and its ranks do not follow from the points".to_owned(),
            |list| format!("the ranks of the report do not follow from its tie-breaks ({list})"),
        );
        draft.adjustments.push(format!("{why}: the event holds them as places given from outside"));
        return;
    }
    let is_told = |rank: Option<u16>, now: &Option<u32>| match (rank, now) {
        (Some(rank), Some(now)) => u32::from(rank) != *now,
        (Some(_), None) => true,
        // Players without a rank are noted separately.
        (None, _) => false,
    };
    let other = (1..).zip(&stated.ranks).zip(&ranks).filter(|((_, rank), now)| is_told(**rank, now));
    let other = other.map(|((place, rank), now)| {
        let rank = rank.unwrap_or_default();
        let now = now.map_or_else(|| "–".to_owned(), |now| now.to_string());
        format!("{}: {rank} → {now}", (stated.named)(place))
    });
    let other: Vec<String> = other.collect();
    if other.is_empty() {
        return;
    }
    let list = list.iter().map(TieBreak::report_code).collect::<Vec<_>>().join(",");
    let why = if draft.setup.ranking == Ranking::Elimination {
        "the ranks of the report do not follow from the bracket, by which the event ranks".to_owned()
    } else if stated.list.is_none() {
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
fn rules(draft: &Draft, stated: &Stated<'_>) -> TieBreakRules {
    let is_predetermined = stated.is_predetermined;
    let is_usual = draft.setup.pairing.system().is_predetermined() == is_predetermined;
    let is_by_hand = draft.setup.pairing.system().is_manual();
    let predetermined = (is_by_hand && !is_usual).then_some(is_predetermined);
    TieBreakRules { predetermined, ..TieBreakRules::default() }
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
fn decided_outside(draft: &Draft, stated: &Stated<'_>) -> Vec<Act> {
    let ranks: Vec<(PlayerId, u16)> =
        (1..).map(PlayerId).zip(stated.ranks.iter().map(|rank| rank.unwrap_or(u16::MAX))).collect();
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
fn keep_ranks(draft: &mut Draft, stated: &Stated<'_>) {
    let header = draft.header();
    let mut state = State::new(&header);
    // An act that the rules refuse is reported when the draft is recorded.
    if draft.acts.iter().any(|act| state.apply(act).is_err()) {
        return;
    }
    let meetings = Meetings::after(&state, state.last_round());
    let players = (1..).map(PlayerId).zip(&stated.ranks);
    let ranks = players.map(|(id, rank)| (*rank, meetings.points(id))).collect();
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
