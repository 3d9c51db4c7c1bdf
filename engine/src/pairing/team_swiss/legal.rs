//! The check of a round of teams by the absolute criteria, however it was paired (articles 2.1 and 3.3).

use std::fmt;

use super::field::{TeamEntrant, TeamField};
use super::team::{bars_bye, groups_apart, played_in, records};
use crate::pairing::field::{SwissPairing, Tpn};

/// A broken rule, with the teams concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TeamBreach {
    /// No team has this number.
    NoSuchTeam(Tpn),
    /// The team is absent in this round.
    Absent(Tpn),
    /// The team has several places in the round.
    PairedTwice(Tpn),
    /// The team is present and has neither a match nor the bye.
    NotPaired(Tpn),
    /// The two have played each other.
    MetBefore {
        /// The teams.
        pair: (Tpn, Tpn),
        /// The round.
        round: u16,
    },
    /// The two must not meet.
    Forbidden {
        /// The teams.
        pair: (Tpn, Tpn),
    },
    /// The team had the pairing-allocated bye or a full-point bye, or won by forfeit.
    ByeBarred {
        /// The team.
        team: Tpn,
        /// The round.
        round: u16,
    },
}

impl TeamBreach {
    /// Returns the article that is broken.
    #[must_use]
    pub const fn article(&self) -> &'static str {
        match self {
            Self::NoSuchTeam(_) | Self::Absent(_) | Self::PairedTwice(_) | Self::NotPaired(_) => "C.04.6 3.3",
            Self::MetBefore { .. } | Self::Forbidden { .. } => "C.04.6 C1",
            Self::ByeBarred { .. } => "C.04.6 C2",
        }
    }
}

impl fmt::Display for TeamBreach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchTeam(team) => write!(f, "there is no team {team}"),
            Self::Absent(team) => write!(f, "team {team} is absent in this round"),
            Self::PairedTwice(team) => write!(f, "team {team} is paired more than once"),
            Self::NotPaired(team) => write!(f, "team {team} is not paired"),
            Self::MetBefore { pair: (one, other), round } => {
                write!(f, "teams {one} and {other} met in round {round}")
            }
            Self::Forbidden { pair: (one, other) } => {
                write!(f, "teams {one} and {other} must not meet in this event")
            }
            Self::ByeBarred { team, round } => {
                write!(f, "team {team} had a bye or a forfeit win in round {round} and cannot get the bye")
            }
        }
    }
}

/// Lists every absolute criterion that a pairing breaks; empty when it is legal.
#[must_use]
pub fn breaches(field: &TeamField, pairing: &SwissPairing) -> Vec<TeamBreach> {
    let mut breaches = places(field, pairing);
    for &(one, other) in &pairing.boards {
        breaches.extend(
            met_in(field, one, other).map(|round| TeamBreach::MetBefore { pair: (one, other), round }),
        );
        if must_not_meet(field, one, other) {
            breaches.push(TeamBreach::Forbidden { pair: (one, other) });
        }
    }
    breaches.extend(
        pairing
            .bye
            .and_then(|team| bye_barred_in(field, team).map(|round| TeamBreach::ByeBarred { team, round })),
    );
    breaches
}

/// Lists the teams that do not have exactly one place.
fn places(field: &TeamField, pairing: &SwissPairing) -> Vec<TeamBreach> {
    let mut places = vec![0; field.teams.len() + 1];
    let mut breaches = Vec::new();
    let teams = pairing.boards.iter().flat_map(|&(one, other)| [one, other]).chain(pairing.bye);
    for team in teams {
        match entrant(field, team) {
            Some(_) => places[usize::from(team)] += 1,
            None => breaches.push(TeamBreach::NoSuchTeam(team)),
        }
    }
    for (team, (entrant, places)) in (1..).zip(field.teams.iter().zip(&places[1..])) {
        match (entrant.absent, places) {
            (true, 0) | (false, 1) => {}
            (false, 0) => breaches.push(TeamBreach::NotPaired(team)),
            (true, _) => breaches.push(TeamBreach::Absent(team)),
            (false, _) => breaches.push(TeamBreach::PairedTwice(team)),
        }
    }
    breaches
}

pub(super) fn entrant(field: &TeamField, team: Tpn) -> Option<&TeamEntrant> {
    usize::from(team).checked_sub(1).and_then(|at| field.teams.get(at))
}

/// C1: returns the round in which two teams have met.
pub(super) fn met_in(field: &TeamField, one: Tpn, other: Tpn) -> Option<u16> {
    played_in(field, entrant(field, one)?)
        .find(|(_, record)| record.opponent == Some(other))
        .map(|(round, _)| round)
}

/// Returns true if the arbiter forbade a pair in the round to pair.
pub(super) fn must_not_meet(field: &TeamField, one: Tpn, other: Tpn) -> bool {
    groups_apart(field).any(|group| group.players.contains(&one) && group.players.contains(&other))
}

/// C2: returns the first round that bars a team from the bye.
pub(super) fn bye_barred_in(field: &TeamField, team: Tpn) -> Option<u16> {
    let rounds = (1..).zip(records(field, entrant(field, team)?));
    rounds.into_iter().find(|(_, record)| bars_bye(record.kind)).map(|(round, _)| round)
}
