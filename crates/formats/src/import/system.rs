//! The pairing system with which the event of a report goes on.

use std::collections::BTreeSet;

use super::ranks::{Stated, event_ranks};
use super::wanted::GoesOn;
use crate::draft::Draft;
use crate::trf::event_type;
use crate::trf::report::{Declared, Report};
use crate::trf::teams::{TeamReport, TeamSystem};
use engine::action::{Act, Header};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::pairing::field::Tpn;
use engine::pairing::propose;
use engine::setup::{Elimination, PairingSystem, Ranking, Setup};
use engine::state::State;
use engine::text::{Label, Remark};

/// Chooses the pairing system of the event of a report: the one that is given, or the report's own. If the
/// rounds are not those of a system, the event goes on by manual pairing.
pub(super) fn chosen(mut draft: Draft, report: &Report, goes_on: Option<GoesOn>) -> Draft {
    let by_hand = |draft: &mut Draft, what: &str, said: &str| {
        draft.setup.pairing = PairingSystem::Manual;
        draft
            .adjustments
            .push(format!("the report is of {what} ({said}): the event goes on by manual pairing"));
    };
    let kind = report.kind.as_deref();
    match (goes_on, report.declared()) {
        (Some(GoesOn::Swiss), _) | (None, Declared::Swiss(None)) => {}
        (Some(GoesOn::Manual), _) => draft.setup.pairing = PairingSystem::Manual,
        (Some(GoesOn::RoundRobin), _) => {
            let fitting = round_robin(&draft, kind, Some(report));
            let usual = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
            draft.setup.pairing = fitting.map_or(usual, |(pairing, _)| pairing);
        }
        (None, Declared::Swiss(Some(kind))) => match of_type(&draft, &kind) {
            Some(pairing) => draft.setup.pairing = pairing,
            None => by_hand(&mut draft, "another Swiss than FIDE's Dutch one", &format!("192 {kind}")),
        },
        (None, Declared::RoundRobin(said)) => match round_robin_of(&mut draft, report) {
            Some(pairing) => {
                if kind != Some(&*pairing.event_type()) {
                    let name = pairing.name();
                    let told = format!("the report is of a round robin ({said}); the event is a {name}");
                    draft.adjustments.push(told);
                }
                draft.setup.pairing = pairing;
            }
            // This is the report of a round robin with manual pairings.
            None if kind == Some(event_type::OWN_TABLES) => {
                draft.setup.pairing = PairingSystem::Manual;
                draft.notes.push(format!(
                    "the report is of a round robin by tables of its own ({said}): the event goes on by manual pairing"
                ));
            }
            None if kind.is_some() => {
                by_hand(&mut draft, "a round robin, but its rounds are not those of the tables", &said);
            }
            None => by_hand(&mut draft, "a round robin by tables of its own", &said),
        },
        (None, Declared::Other(said)) => match individual_elimination(&draft, report, &said) {
            Some(setup) => draft.setup = setup,
            None => by_hand(&mut draft, "another system", &said),
        },
        (None, Declared::Teams(said)) => by_hand(&mut draft, "a team event", &said),
    }
    // The event writes its own type.
    draft.forget(&format!("192 {}", draft.setup.pairing.event_type()));
    draft
}

/// Returns the system whose events have a type, if it makes the rounds of a draft. The director's own rounds
/// are those of manual pairing, whatever they are.
fn of_type(draft: &Draft, kind: &str) -> Option<PairingSystem> {
    let makes = |pairing: &PairingSystem| {
        let setup = Setup { pairing: pairing.clone(), ..draft.setup.clone() };
        pairing.system().is_manual() || fits(draft, &setup, None).is_some()
    };
    PairingSystem::of_type(kind).into_iter().find(makes)
}

/// Returns the setup of the knockout of a report. A report without a coded type names the system in words.
fn individual_elimination(draft: &Draft, report: &Report, said: &str) -> Option<Setup> {
    let said = said.to_lowercase();
    let is_said = |setup: &Setup| match report.kind.as_deref() {
        Some(kind) => kind == setup.pairing.event_type(),
        None => said.ends_with(setup.pairing.name()),
    };
    elimination(draft, &Stated::of(report), &is_said)
}

/// Returns the setup of the knockout that makes all rounds of a draft, preferably one that gives the ranks of
/// the report.
fn elimination(draft: &Draft, stated: &Stated<'_>, is_said: &dyn Fn(&Setup) -> bool) -> Option<Setup> {
    let single = |third_place, final_first| Elimination::Single { third_place, final_first };
    let systems =
        [single(false, false), single(true, true), single(true, false), Elimination::Double].map(|system| {
            Setup {
                pairing: PairingSystem::Elimination(system),
                ranking: Ranking::Elimination,
                ..draft.setup.clone()
            }
        });
    let is_ranked =
        |setup: &Setup| event_ranks(&Draft { setup: setup.clone(), ..draft.clone() }, &[]) == stated.ranks();
    let fitting = systems.into_iter().filter(|setup| is_said(setup) && fits(draft, setup, None).is_some());
    let fitting: Vec<Setup> = fitting.collect();
    fitting.iter().find(|setup| is_ranked(setup)).or(fitting.first()).cloned()
}

/// Chooses the pairing system of the event of a report of teams: that of its type. If the rounds are not
/// those of its tables or its bracket, or the type has no rules here, the event goes on by manual pairing.
pub(super) fn of_teams(mut draft: Draft, teams: &TeamReport) -> Draft {
    let by_hand = |draft: &mut Draft, what: &str| {
        draft.setup.pairing = PairingSystem::Manual;
        draft.adjustments.push(format!("{what}: the event goes on by manual pairing"));
    };
    match &teams.system {
        TeamSystem::Swiss(_) if draft.setup.pairing.pairs_by_score() => {}
        TeamSystem::Swiss(_) => by_hand(&mut draft, "no rule gives these virtual points"),
        TeamSystem::RoundRobin { .. } | TeamSystem::Scheveningen { .. }
            if fits(&draft, &draft.setup, None).is_some() =>
        {
            let other = other_line_ups(&draft);
            draft.adjustments.extend(other);
        }
        TeamSystem::RoundRobin { .. } => by_hand(&mut draft, "the rounds are not those of the Berger tables"),
        TeamSystem::Scheveningen { .. } => {
            by_hand(&mut draft, "the rounds are not those of a Scheveningen table");
        }
        TeamSystem::Other(kind) if kind == event_type::TEAM_KNOCKOUT => {
            match elimination(&draft, &Stated::of_teams(teams), &|_| true) {
                Some(setup) => draft.setup = setup,
                None => by_hand(&mut draft, "the rounds are not those of a knockout"),
            }
        }
        // This is the report of an event with manual pairings.
        TeamSystem::Other(kind) if kind == event_type::TEAM_MANUAL => {}
        TeamSystem::Other(kind) if kind.is_empty() => {
            by_hand(&mut draft, "the report does not name its system (192)");
        }
        TeamSystem::Other(kind) => {
            let kind = format!("no rule here pairs the type {kind} (192)");
            by_hand(&mut draft, &kind);
        }
    }
    let own = event_type::of_teams(&draft.setup);
    draft.forget(&format!("192 {own}"));
    draft
}

/// Names the line-ups of a draft that are not those of the table of its system. They may be those of
/// substitutes, so they stay.
fn other_line_ups(draft: &Draft) -> Vec<String> {
    let mut state = State::new(&draft.header());
    for act in &draft.acts {
        if state.apply(act).is_err() {
            return Vec::new();
        }
    }
    (1..=state.last_round().0)
        .map(RoundNo)
        .filter_map(|round| other_line_up(&state, round))
        .flatten()
        .collect()
}

/// Returns how the line-ups of a round differ from the table; `None` if they are not made by it.
fn other_line_up(state: &State, round: RoundNo) -> Option<Vec<String>> {
    let system = state.setup.pairing.system();
    let held = state.round(round).filter(|_| system.makes_line_ups())?;
    let seats = &held.boards.first()?.seats;
    let Some(expected) = system.line_ups(state, round, seats) else {
        let first = seats.first().map(|team| state.name(*team))?;
        return Some(vec![format!("round {round}: {first} is the first team, but the second in the table")]);
    };
    let now = state.match_now(round, BoardNo(1))?.line_ups;
    let numbers = |line_up: &[u16]| line_up.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
    let differing = seats.iter().zip(now.iter().zip(&expected)).filter(|(_, (now, table))| now != table);
    let told = differing.map(|(team, (now, table))| {
        let (name, now, table) = (state.name(*team), numbers(now), numbers(table));
        format!("round {round}: the line-up of {name} is {now} (expected {table}, from the table)")
    });
    Some(told.collect())
}

/// Returns the round robin of a report. A player who never played may have left before round 1 and have no
/// number in the tables.
fn round_robin_of(draft: &mut Draft, report: &Report) -> Option<PairingSystem> {
    let kind = report.kind.as_deref();
    let of_all = round_robin(draft, kind, None);
    if of_all.is_some() || report.completed_rounds() == 0 {
        return of_all.map(|(pairing, _)| pairing);
    }
    let is_own = kind == Some(event_type::OWN_TABLES);
    let told = (!is_own).then_some(report);
    let without = without_who_never_played(draft, report)?;
    let of_all = round_robin(draft, kind, told);
    let of_others = round_robin(&without, kind, told);
    match (of_all, of_others) {
        (Some((pairing, rounds)), Some((_, fewer))) if fewer < rounds => Some(pairing),
        (Some((pairing, _)), None) => Some(pairing),
        (_, Some((pairing, _))) => {
            *draft = without;
            Some(pairing)
        }
        (None, None) => None,
    }
}

/// Returns a draft in which all players who never played left before round 1.
fn without_who_never_played(draft: &Draft, report: &Report) -> Option<Draft> {
    let mut without = draft.clone();
    let before = draft.acts.iter().position(|act| matches!(act, Act::Publish { .. }))?;
    let never = (1..).take(report.players.len()).filter(|place| !report.has_number_in_tables(*place));
    for place in never {
        let (named, id) = (report.named(place), PlayerId(place.into()));
        let came = came_late(report, place);
        let told = came.map_or_else(
            || format!("{named} has no game: imported as withdrawn before round 1"),
            |round| format!("{named} has no game: imported as a late entry in round {round}"),
        );
        without.notes.push(told);
        let reason = Remark::taken_over("never played");
        let back = came.map(|from| Act::Return { id, from });
        let leaves = Act::Withdraw { id, after: RoundNo(0), reason };
        without.acts.splice(before..before, [leaves].into_iter().chain(back));
    }
    Some(without)
}

/// Returns the round in which a player without a number in the tables came: from then on the rounds name the
/// player as absent.
fn came_late(report: &Report, place: Tpn) -> Option<RoundNo> {
    let cells = &report.player(place)?.cells;
    match report.completed_rounds() {
        0 | 1 => Some(RoundNo(2)),
        completed if cells.get(usize::from(completed) - 1).is_none_or(|cell| cell.is_blank()) => None,
        _ => {
            let first = cells.iter().position(|cell| !cell.is_blank())?;
            u16::try_from(first + 1).ok().map(RoundNo)
        }
    }
}

/// Returns the round robin whose Berger tables give the most rounds of a draft, whatever their colours, and
/// the number of these rounds. Only rounds that the report mentions may differ. A coded type that this
/// program writes decides, because more rounds may be announced than a table has.
fn round_robin(draft: &Draft, kind: Option<&str>, told: Option<&Report>) -> Option<(PairingSystem, usize)> {
    let count = |is: fn(&Act) -> bool| draft.acts.iter().filter(|act| is(act)).count();
    let never = count(|act| matches!(act, Act::Withdraw { after: RoundNo(0), .. }));
    let players = count(|act| matches!(act, Act::Register { .. })) - never;
    let rounds = usize::from(draft.setup.rounds);
    let of_cycle = (players + players % 2).saturating_sub(1).max(1);
    let system = |(cycles, exchange_last_two)| PairingSystem::RoundRobin { cycles, exchange_last_two };
    // One cycle fits the first half of two; the coded type decides between them.
    let by_rounds = match rounds.div_ceil(of_cycle) {
        0 | 1 => vec![(1, false)],
        2 => vec![(2, true), (2, false)],
        cycles => u8::try_from(cycles).ok().map(|cycles| (cycles, false)).into_iter().collect(),
    };
    let coded = kind.map(PairingSystem::of_type).into_iter().flatten();
    let coded = coded.filter(|pairing| pairing.cycles().is_some());
    let systems = coded.chain(by_rounds.into_iter().map(system));
    let fitting = systems.filter_map(|pairing| {
        let setup = Setup { pairing: pairing.clone(), ..draft.setup.clone() };
        fits(draft, &setup, told).map(|rounds| (pairing, rounds))
    });
    // The first of those that fit equally.
    fitting.reduce(|best, other| if best.1 < other.1 { other } else { best })
}

/// Returns the number of rounds of a draft that a system makes, whatever their colours; `None` if another
/// round differs and is no exception.
fn fits(draft: &Draft, setup: &Setup, told: Option<&Report>) -> Option<usize> {
    let mut state = State::new(&Header::new(Label::default(), draft.details.clone(), setup.clone()));
    let mut fitting = setup.complaints().is_empty().then_some(0)?;
    for act in &draft.acts {
        if let Act::Publish { round, boards, .. } = act {
            match propose::propose(&state, *round) {
                Ok(made) if pairs(&made.boards) == pairs(boards) => fitting += 1,
                Ok(made) if told.is_some_and(|report| tells_of(report, *round, boards, &made.boards)) => {}
                _ => return None,
            }
        }
        state.apply(act).ok()?;
    }
    Some(fitting)
}

/// Returns true if the lines of a report mention all boards of a round that differ from its system, whatever
/// their colours.
fn tells_of(report: &Report, round: RoundNo, played: &[Vec<PlayerId>], made: &[Vec<PlayerId>]) -> bool {
    let made = pairs(made);
    let number = |player: &PlayerId| u16::try_from(player.0).map_or(0, |place| report.number(place));
    let others = played.iter().filter(|seats| !pairs(std::slice::from_ref(*seats)).is_subset(&made));
    let others = others.filter_map(|seats| Some((number(seats.first()?), number(seats.get(1)?)))).collect();
    report.told_of_boards(round.0, &others).1.is_empty()
}

/// Returns the pairs of players of boards.
fn pairs(boards: &[Vec<PlayerId>]) -> BTreeSet<Vec<PlayerId>> {
    let sorted = |seats: &Vec<PlayerId>| {
        let mut seats = seats.clone();
        seats.sort_unstable();
        seats
    };
    boards.iter().map(sorted).collect()
}
