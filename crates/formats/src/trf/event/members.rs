//! The lines (001) of the players of teams, and their numbers.

use std::collections::BTreeSet;

use crate::trf::report::{Cell, Code, LARGEST_NUMBER, Player};
use engine::action::{Entrant, Outcome};
use engine::id::PlayerId;
use engine::kept::KeptMember;
use engine::pairing::field::Tpn;
use engine::state::State;
use engine::team::{MatchRules, Sheet};

/// The players of all teams, and the place of each in the report.
pub(super) struct Members {
    /// The players' lines, by number.
    pub players: Vec<Player>,
    /// The places of the players of each team in the report, in board order; the teams by pairing number.
    places: Vec<Vec<Tpn>>,
}

impl Members {
    /// Collects the players of teams; `None` if there are more than a report can number.
    pub(super) fn of(state: &State, rules: &MatchRules, teams: &[PlayerId]) -> Option<Self> {
        let lists: Vec<Vec<Entrant>> = teams.iter().map(|team| members(state, rules, *team)).collect();
        let numbers = numbers(state, teams, &lists)?;
        let lines = lists.iter().zip(&numbers).enumerate().flat_map(|(team, (list, numbers))| {
            let lines = list.iter().zip(numbers).enumerate();
            lines.map(move |(at, (member, number))| (player(member, *number), (team, at)))
        });
        let mut lines: Vec<(Player, (usize, usize))> = lines.collect();
        lines.sort_by_key(|(player, _)| player.number);
        let mut places: Vec<Vec<Tpn>> = lists.iter().map(|list| vec![0; list.len()]).collect();
        for ((_, (team, at)), place) in lines.iter().zip(1_u16..) {
            places[*team][*at] = place;
        }
        Some(Self { players: lines.into_iter().map(|(player, _)| player).collect(), places })
    }

    /// Returns the places of the players of a team, which has a place itself, in board order.
    pub(super) fn roster(&self, team: Tpn) -> &[Tpn] {
        usize::from(team).checked_sub(1).and_then(|at| self.places.get(at)).map_or(&[], Vec::as_slice)
    }

    /// Returns the place of a player of a team by the place in its list; `None` for an empty board.
    pub(super) fn place(&self, team: Tpn, member: u16) -> Option<Tpn> {
        self.roster(team).get(usize::from(member).checked_sub(1)?).copied()
    }
}

/// Returns the entry of a player's line without a game that a report had.
pub(super) fn kept_entry(letter: char) -> Cell {
    Cell::bye(match letter {
        'U' => Code::PairingAllocatedBye,
        'F' => Code::FullPointBye,
        'H' => Code::HalfPointBye,
        'Z' => Code::ZeroPointBye,
        _ => Code::Blank,
    })
}

/// Returns the stored parts of the players' lines of a team, in board order.
pub(super) fn kept(state: &State, team: PlayerId) -> &[KeptMember] {
    state.kept.as_deref().and_then(|kept| kept.team(team)).map_or(&[], |kept| &kept.members)
}

/// Returns the numbers of the players: those of an imported report, and the next free ones for players who
/// came later; without a report they follow the teams.
fn numbers(state: &State, teams: &[PlayerId], lists: &[Vec<Entrant>]) -> Option<Vec<Vec<u16>>> {
    let all = || teams.iter().zip(lists).flat_map(|(team, list)| kept(state, *team).iter().take(list.len()));
    let used: BTreeSet<u16> = all().map(|kept| kept.number).collect();
    let is_usable = used.len() == all().count() && used.iter().all(|number| 0 < *number);
    let used = if is_usable { used } else { BTreeSet::new() };
    let mut next = used.last().map_or(1, |last| last.saturating_add(1));
    let mut number = |known: Option<&KeptMember>| {
        if let Some(known) = known.filter(|_| is_usable) {
            return known.number;
        }
        let free = next;
        next = next.saturating_add(1);
        free
    };
    let numbers: Vec<Vec<u16>> = teams
        .iter()
        .zip(lists)
        .map(|(team, list)| (0..list.len()).map(|at| number(kept(state, *team).get(at))).collect())
        .collect();
    (next <= LARGEST_NUMBER.saturating_add(1)).then_some(numbers)
}

/// Returns the players of a team; those of a team without a list are named by their numbers.
fn members(state: &State, rules: &MatchRules, team: PlayerId) -> Vec<Entrant> {
    let Some(team) = state.player(team) else { return Vec::new() };
    if !team.members.is_empty() {
        return team.members.clone();
    }
    let used = state.rounds.iter().flat_map(|round| &round.boards).filter_map(|board| {
        let seat = board.seats.iter().position(|seat| *seat == team.id)?;
        let line_up = match (&board.outcome, board.sheet.as_deref()) {
            (Some(Outcome::Match(held)), _) => Some(&held.line_ups[seat.min(1)]),
            (_, Some(Sheet { line_ups, .. })) => line_ups[seat.min(1)].as_ref(),
            _ => None,
        };
        line_up?.iter().copied().max()
    });
    let many = used.max().unwrap_or(0).max(rules.boards.into());
    let name = |number| format!("{}, player {number}", team.entrant.name);
    let named = (1..=many).map(name).map(|name| engine::text::Label::taken_over(&name));
    named.map(|name| Entrant { name, ..Entrant::default() }).collect()
}

fn player(member: &Entrant, number: u16) -> Player {
    let rating = member.rating.map(|rating| rating.units() / 1000);
    Player {
        number,
        sex: member.sex.to_string(),
        title: member.title.to_string(),
        name: member.name.to_string(),
        rating: rating.and_then(|rating| u16::try_from(rating).ok()).filter(|rating| *rating <= 9999),
        federation: member.federation.to_string(),
        fide_number: member.fide_id.to_string(),
        birth: member.born.replace('-', "/"),
        ..Player::default()
    }
}
