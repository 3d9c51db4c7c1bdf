//! The teams to be paired: scores, colours, floats, opponents (article 1).

use std::cmp::Reverse;
use std::ops::Range;

use super::field::{TeamEntrant, TeamField};
use super::preference::Preference;
use crate::basics::number::Points;
use crate::game::team::{TeamRecord, TeamRecordKind, TeamScore};
use crate::pairing::field::{Color, Forbidden, Tpn};

/// One team to be paired in this round.
#[derive(Debug, Clone)]
pub(super) struct Team {
    pub tpn: Tpn,
    /// The number whose parity counts in 4.3.1: that among the arrived teams (reading A13).
    pub number: usize,
    /// The primary score with the virtual points of the round (1.2).
    pub score: Points,
    /// The primary score alone.
    pub points: Points,
    /// The secondary score; nothing if the event does not use it (4.2.2).
    pub secondary: Points,
    /// The colours of the played matches, first match first (1.6).
    pub colors: Vec<Color>,
    pub preference: Preference,
    /// True if the team was a floater in the previous round (1.5), in a round in which that counts (C7, C10).
    pub is_floater: bool,
    /// True if C2 lets the team have the pairing-allocated bye.
    pub may_have_bye: bool,
    met: Vec<u32>,
    kept_apart: Vec<usize>,
}

/// The teams in rank order, by score and then by TPN; a team is named by the place in it, from 0.
#[derive(Debug, Clone)]
pub(super) struct Roster {
    teams: Vec<Team>,
    /// The greatest number of others that a team may not meet.
    most_barred: usize,
    /// True if the floats of the previous round count: not in the last two rounds (C7, C10).
    pub counts_floaters: bool,
    /// The colour drawn before round 1.
    pub initial: Color,
}

impl Roster {
    pub(super) fn new(field: &TeamField) -> Self {
        let counts_floaters = field.round.saturating_add(1) < field.rounds;
        let scores = Scores::new(field);
        let numbers = numbers(field);
        let present = field.teams.iter().take(Tpn::MAX.into()).enumerate().filter(|(_, team)| !team.absent);
        let mut teams: Vec<Team> = present
            .map(|(at, entrant)| Team {
                number: numbers[at],
                is_floater: counts_floaters && scores.has_floated(at),
                ..team(field, &scores, at, entrant)
            })
            .collect();
        teams.sort_by_key(|team| (Reverse(team.score), team.tpn));
        note_encounters(field, &mut teams);
        let most_barred = most_barred(field, &teams);
        Self { teams, most_barred, counts_floaters, initial: field.initial_color }
    }

    pub(super) fn len(&self) -> usize {
        self.teams.len()
    }

    /// Returns all teams, best first.
    pub(super) fn ranks(&self) -> Range<u32> {
        0..count(self.len())
    }

    pub(super) fn get(&self, team: u32) -> &Team {
        &self.teams[team as usize]
    }

    pub(super) fn score(&self, team: u32) -> Points {
        self.get(team).score
    }

    /// Finds a team by number.
    pub(super) fn find(&self, tpn: Tpn) -> Option<u32> {
        self.ranks().find(|&team| self.get(team).tpn == tpn)
    }

    /// C1: whether two teams have not played each other and may meet.
    pub(super) fn may_meet(&self, a: u32, b: u32) -> bool {
        !self.have_met(a, b) && !self.are_kept_apart(a, b)
    }

    /// Returns true if two teams have played each other.
    pub(super) fn have_met(&self, a: u32, b: u32) -> bool {
        self.get(a).met.contains(&b)
    }

    /// Returns true if the arbiter forbade the pair.
    pub(super) fn are_kept_apart(&self, a: u32, b: u32) -> bool {
        let (a, b) = (&self.get(a).kept_apart, &self.get(b).kept_apart);
        !a.is_empty() && !b.is_empty() && a.iter().any(|group| b.binary_search(group).is_ok())
    }

    /// Returns true if any this many teams can all be paired among themselves, one of them left over if the
    /// number is odd, whichever it is (by Dirac's theorem there is a cycle through all of them).
    pub(super) fn are_plenty(&self, teams: usize) -> bool {
        2 * self.most_barred + 2 <= teams
    }

    /// Returns a number of teams in which any `taken` others find an opponent each, and which is plenty
    /// without them.
    pub(super) fn plenty_beside(&self, taken: usize) -> usize {
        2 * self.most_barred + 2 + taken
    }
}

/// Converts a number of teams.
#[expect(clippy::cast_possible_truncation, reason = "team numbers have 16 bits")]
pub(super) fn count(n: usize) -> u32 {
    n as u32
}

#[expect(clippy::cast_possible_truncation, reason = "team numbers have 16 bits")]
fn tpn(index: usize) -> Tpn {
    (index + 1) as Tpn
}

/// Returns the completed rounds of a team.
pub(super) fn records<'a>(
    field: &TeamField,
    entrant: &'a TeamEntrant,
) -> impl Iterator<Item = &'a TeamRecord> {
    entrant.history.iter().take(usize::from(field.round.saturating_sub(1)))
}

/// Returns the matches of a team in which at least one game was played, with their rounds (reading A3).
pub(super) fn played_in<'a>(
    field: &TeamField,
    entrant: &'a TeamEntrant,
) -> impl Iterator<Item = (u16, &'a TeamRecord)> {
    (1..).zip(records(field, entrant)).filter(|(_, record)| record.kind == TeamRecordKind::Played)
}

fn played<'a>(field: &TeamField, entrant: &'a TeamEntrant) -> impl Iterator<Item = &'a TeamRecord> {
    played_in(field, entrant).map(|(_, record)| record)
}

fn team(field: &TeamField, scores: &Scores, index: usize, entrant: &TeamEntrant) -> Team {
    let colors: Vec<Color> = played(field, entrant).filter_map(|record| record.color).collect();
    let round = usize::from(field.round.saturating_sub(1));
    Team {
        tpn: tpn(index),
        number: 0,
        score: scores.score(index, round),
        points: scores.points(index, round) + entrant.adjusted,
        secondary: field.secondary.map_or(Points::ZERO, |score| total(field, entrant, score)),
        preference: Preference::of(&colors, field.preferences, field.rounds <= field.round),
        is_floater: false,
        may_have_bye: !records(field, entrant).any(|record| bars_bye(record.kind)),
        colors,
        met: Vec::new(),
        kept_apart: Vec::new(),
    }
}

/// C2: whether a team with such a round does not get the pairing-allocated bye.
pub(super) const fn bars_bye(kind: TeamRecordKind) -> bool {
    match kind {
        TeamRecordKind::PairingAllocatedBye
        | TeamRecordKind::Forfeit { won: true }
        | TeamRecordKind::FullPointBye => true,
        TeamRecordKind::Played
        | TeamRecordKind::Forfeit { won: false }
        | TeamRecordKind::HalfPointBye
        | TeamRecordKind::ZeroPointBye => false,
    }
}

fn total(field: &TeamField, entrant: &TeamEntrant, score: TeamScore) -> Points {
    records(field, entrant).map(|record| record.points(score)).sum()
}

/// Returns, for every team, the number of arrived teams up to it (reading A13).
fn numbers(field: &TeamField) -> Vec<usize> {
    let arrived = field.teams.iter().map(|team| usize::from(team.arrived || !team.absent));
    arrived.scan(0, |number, one| (*number += one, Some(*number)).1).collect()
}

/// Sets every team's opponents so far and forbidden opponents, by rank.
fn note_encounters(field: &TeamField, teams: &mut [Team]) {
    let mut place = vec![None; field.teams.len() + 1];
    for (rank, team) in teams.iter().enumerate() {
        place[usize::from(team.tpn)] = Some(count(rank));
    }
    let rank_of = |tpn: Tpn| place.get(usize::from(tpn)).copied().flatten();
    for team in teams.iter_mut() {
        let matches = played(field, &field.teams[usize::from(team.tpn) - 1]);
        team.met.extend(matches.filter_map(|record| rank_of(record.opponent?)));
    }
    for (group, forbidden) in groups_apart(field).enumerate() {
        for rank in forbidden.players.iter().filter_map(|&tpn| rank_of(tpn)) {
            let apart = &mut teams[rank as usize].kept_apart;
            if apart.last() != Some(&group) {
                apart.push(group);
            }
        }
    }
}

/// Returns the groups of teams that must not meet in the round to pair.
pub(super) fn groups_apart(field: &TeamField) -> impl Iterator<Item = &Forbidden> {
    let now = field.round;
    field.forbidden.iter().filter(move |group| (group.first_round..=group.last_round).contains(&now))
}

fn most_barred(field: &TeamField, teams: &[Team]) -> usize {
    let sizes: Vec<usize> = groups_apart(field).map(|group| group.players.len()).collect();
    let apart = |team: &Team| team.kept_apart.iter().map(|&group| sizes[group]).sum::<usize>();
    teams.iter().map(|team| team.met.len() + apart(team)).max().unwrap_or(0)
}

/// The primary scores before every round.
struct Scores<'a> {
    field: &'a TeamField,
    before: Vec<Vec<Points>>,
}

impl<'a> Scores<'a> {
    fn new(field: &'a TeamField) -> Self {
        let sums = |entrant: &TeamEntrant| {
            let mut sum = Points::ZERO;
            let mut list = vec![sum];
            for record in records(field, entrant) {
                sum += record.points(field.primary);
                list.push(sum);
            }
            list
        };
        Self { field, before: field.teams.iter().map(sums).collect() }
    }

    /// The points of a team before a round (from 0), without virtual points.
    fn points(&self, team: usize, round: usize) -> Points {
        self.before[team].get(round).or(self.before[team].last()).copied().unwrap_or_default()
    }

    /// The score with which a team was paired in a round (from 0).
    fn score(&self, team: usize, round: usize) -> Points {
        let bonus = self.field.teams[team].virtual_points.get(round);
        self.points(team, round) + bonus.copied().unwrap_or_default()
    }

    /// 1.5: whether a team played an opponent of another pairing score in the previous round (reading A8).
    fn has_floated(&self, team: usize) -> bool {
        let Some(round) = usize::from(self.field.round).checked_sub(2) else { return false };
        let record = self.field.teams[team].history.get(round);
        let played = record.filter(|record| record.kind == TeamRecordKind::Played);
        let opponent = played.and_then(|record| usize::from(record.opponent?).checked_sub(1));
        opponent.is_some_and(|opponent| {
            opponent < self.before.len() && self.score(team, round) != self.score(opponent, round)
        })
    }
}
