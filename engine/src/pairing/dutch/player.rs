//! The active players of the Dutch system: scores, colours, floats, opponents (C.04.3, article 1).

use std::cmp::Reverse;
use std::ops::Range;

use super::floats::{Float, floats_of};
use super::preference::{Preference, Strength};
use super::scores::Scores;
use crate::basics::number::Points;
use crate::pairing::field::{Color, Entrant, Field, Tpn};
use crate::pairing::history::History;

/// One active player, that is, one to be paired in this round.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub tpn: Tpn,
    /// The number whose parity counts in article 5.2.5 (section 10.9: players who never took part are
    /// skipped).
    pub number: usize,
    /// Points and the virtual points of the round (articles 1.2, 1.3; C.04.7).
    pub score: Points,
    /// Points alone.
    pub points: Points,
    /// The colours of the played games, first game first.
    pub colors: Vec<Color>,
    pub preference: Preference,
    /// The float of the last round and of the round before.
    pub floats: [Option<Float>; 2],
    /// Completed rounds without a played game (C9).
    pub unplayed: usize,
    /// True if C2 lets the player have the pairing-allocated bye.
    pub may_have_bye: bool,
    /// Article 1.8.
    pub is_topscorer: bool,
    met: Vec<u32>,
    kept_apart: Vec<usize>,
}

impl Player {
    pub(super) fn strength(&self) -> Strength {
        self.preference.strength
    }

    /// Returns true if the player floated down `rounds_ago` rounds ago (1 or 2).
    pub(super) fn went_down(&self, rounds_ago: usize) -> bool {
        self.floats[rounds_ago - 1] == Some(Float::Down)
    }

    /// Returns true if the player floated up `rounds_ago` rounds ago (1 or 2).
    pub(super) fn went_up(&self, rounds_ago: usize) -> bool {
        self.floats[rounds_ago - 1] == Some(Float::Up)
    }
}

/// The active players in rank order (article 1.2); a player is named by the place in it, from 0.
#[derive(Debug, Clone)]
pub(super) struct Roster {
    pub players: Vec<Player>,
    /// The absolute preference of each player who is no topscorer (for C3), close together in memory.
    bound: Vec<Option<Color>>,
}

impl Roster {
    pub(super) fn new(field: &Field) -> Self {
        let scores = Scores::new(field);
        let mut players: Vec<Player> = field
            .entrants
            .iter()
            .take(usize::from(Tpn::MAX))
            .enumerate()
            .filter(|(_, entrant)| !entrant.absent)
            .map(|(i, entrant)| player(field, &scores, i, entrant))
            .collect();
        number_participants(field, &mut players);
        players.sort_by_key(|p| (Reverse(p.score), p.tpn));
        note_encounters(field, &mut players);
        let bound = players.iter().map(|p| p.preference.absolute().filter(|_| !p.is_topscorer)).collect();
        Self { players, bound }
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    /// Returns all players, best first.
    pub(super) fn ranks(&self) -> Range<u32> {
        0..count(self.len())
    }

    /// Finds an active player by pairing number.
    pub(super) fn find(&self, tpn: Tpn) -> Option<u32> {
        self.ranks().find(|&p| self.get(p).tpn == tpn)
    }

    pub(super) fn score(&self, player: u32) -> Points {
        self.players[player as usize].score
    }

    pub(super) fn get(&self, player: u32) -> &Player {
        &self.players[player as usize]
    }

    /// Returns true if C1 (with the forbidden pairs) and C3 let two players meet.
    pub(super) fn may_meet(&self, a: u32, b: u32) -> bool {
        self.c3(a, b) && self.c1(a, b)
    }

    /// C1: whether two players have not played each other and may meet.
    pub(super) fn c1(&self, a: u32, b: u32) -> bool {
        !self.have_met(a, b) && !self.are_kept_apart(a, b)
    }

    /// Returns true if two players have played each other.
    pub(super) fn have_met(&self, a: u32, b: u32) -> bool {
        self.get(a).met.contains(&b)
    }

    /// Returns true if the arbiter forbade the pair.
    pub(super) fn are_kept_apart(&self, a: u32, b: u32) -> bool {
        let (a, b) = (&self.get(a).kept_apart, &self.get(b).kept_apart);
        !a.is_empty() && !b.is_empty() && a.iter().any(|group| b.binary_search(group).is_ok())
    }

    /// C3: whether two players do not both have an absolute preference for the same colour, or one is a
    /// topscorer.
    pub(super) fn c3(&self, a: u32, b: u32) -> bool {
        let (a, b) = (a as usize, b as usize);
        self.bound[a].is_none() || self.bound[a] != self.bound[b]
    }

    /// The absolute preference that binds a player under C3.
    pub(super) fn bound(&self, player: u32) -> Option<Color> {
        self.bound[player as usize]
    }

    /// Returns the scoregroups (article 1.3), highest first.
    pub(super) fn scoregroups(&self) -> Vec<Range<u32>> {
        let mut groups = Vec::new();
        let mut first = 0;
        for group in self.players.chunk_by(|a, b| a.score == b.score) {
            let end = first + count(group.len());
            groups.push(first..end);
            first = end;
        }
        groups
    }
}

/// Converts a number of players.
#[expect(clippy::cast_possible_truncation, reason = "pairing numbers have 16 bits")]
pub(super) fn count(n: usize) -> u32 {
    n as u32
}

fn player(field: &Field, scores: &Scores, index: usize, entrant: &Entrant) -> Player {
    let history = History::of(field);
    let completed = history.completed();
    let colors: Vec<Color> = history.colors(entrant).collect();
    let score = scores.score(index, completed);
    Player {
        tpn: tpn(index),
        number: 0,
        score,
        points: scores.points(index, completed),
        preference: Preference::of(&colors),
        floats: floats_of(field, scores, index),
        unplayed: completed - colors.len(),
        may_have_bye: history.bye_denied(entrant).is_none(),
        is_topscorer: is_topscorer(field, score),
        colors,
        met: Vec::new(),
        kept_apart: Vec::new(),
    }
}

/// Article 1.8: in the last round, more than half of what could be scored so far.
fn is_topscorer(field: &Field, score: Points) -> bool {
    let completed = i64::from(field.round.saturating_sub(1));
    let best = field.scoring.win.max(field.scoring.draw);
    field.rounds <= field.round && score * 2 > best * completed
}

#[expect(clippy::cast_possible_truncation, reason = "pairing numbers have 16 bits")]
fn tpn(index: usize) -> Tpn {
    (index + 1) as Tpn
}

/// Numbers the players who ever took part in a pairing or do now, in TPN order (section 10.9).
fn number_participants(field: &Field, players: &mut [Player]) {
    let history = History::of(field);
    let mut number = 0;
    let mut active = players.iter_mut().peekable();
    for (i, entrant) in field.entrants.iter().enumerate() {
        let took_part = || history.records(entrant).any(|record| record.is_participation());
        if !entrant.absent || took_part() {
            number += 1;
        }
        if let Some(player) = active.next_if(|p| p.tpn == tpn(i)) {
            player.number = number;
        }
    }
}

/// Sets every player's opponents so far and forbidden opponents, by rank.
fn note_encounters(field: &Field, players: &mut [Player]) {
    let history = History::of(field);
    let mut place = vec![None; field.entrants.len() + 1];
    for (rank, player) in players.iter().enumerate() {
        place[usize::from(player.tpn)] = Some(count(rank));
    }
    let rank_of = |tpn: Tpn| place.get(usize::from(tpn)).copied().flatten();
    for player in players.iter_mut() {
        let entrant = &field.entrants[usize::from(player.tpn) - 1];
        player.met.extend(history.games(entrant).filter_map(|game| rank_of(game.opponent)));
    }
    for (group, forbidden) in history.groups_apart().enumerate() {
        for rank in forbidden.players.iter().filter_map(|&tpn| rank_of(tpn)) {
            let apart = &mut players[rank as usize].kept_apart;
            if apart.last() != Some(&group) {
                apart.push(group);
            }
        }
    }
}
