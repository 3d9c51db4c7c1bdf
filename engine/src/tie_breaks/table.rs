//! The table of everybody's rounds, and the scores as opponents see them (C.07 articles 15 and 16).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::basics::number::Points;
use crate::game::color::Color;
use crate::game::scoring::{GameScore, PointSystem};
use crate::rating_systems::performance::rounded;

/// The edition of the regulations, by the day on which they came into force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Edition {
    /// 1 August 2024: a dummy has the player's own score.
    August2024,
    /// 1 March 2026: the dummy's score is capped (16.4.1, 16.4.2).
    #[default]
    March2026,
}

/// The rule for players without a rating in the tie-breaks by rating (C.07 Art. 10); the event publishes it
/// before the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Unrated {
    /// The tie-break does not count as soon as one player has no rating.
    #[default]
    NoTieBreak,
    /// They are left out, as if the round had not been played.
    LeftOut,
    /// They count with this rating.
    Fixed(u16),
    /// They count with the lowest rating of the event.
    Lowest,
    /// They count with the mean of the ratings of the event, rounded to the nearest, half up.
    Mean,
}

impl Unrated {
    /// Returns true if the event has no rule of its own.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(crate) const fn is_usual(&self) -> bool {
        matches!(self, Self::NoTieBreak)
    }
}

/// True if the pairings depend on results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pairings {
    /// They do: article 16 treats rounds that were not played.
    Swiss,
    /// They were fixed before the first round, as in a round robin: forfeits count as games (15.2).
    Predetermined,
}

/// The result of a round for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordKind {
    /// Paired, and not finished: it counts for nothing yet.
    Open,
    /// A game, rated or not.
    Played(GameScore),
    /// An adjourned game, which counts as a draw.
    Adjourned,
    /// A game that did not take place, or a match that nobody played: a loss if nobody got the point, a draw
    /// if each team won as many boards by forfeit.
    Forfeit(GameScore),
    /// The pairing-allocated bye.
    PairingAllocatedBye,
    /// A bye worth a win.
    FullPointBye,
    /// A bye worth a draw.
    HalfPointBye,
    /// Absent, withdrawn, or not entered yet.
    ZeroPointBye,
}

/// One round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record {
    /// The result.
    pub kind: RecordKind,
    /// The scheduled opponent, by place in the table; none in a bye.
    pub opponent: Option<u32>,
    /// The player's colour.
    pub color: Option<Color>,
    /// The points of the round.
    pub points: Points,
}

impl Record {
    /// Returns the record of a round without an opponent.
    #[must_use]
    pub const fn bye(kind: RecordKind, points: Points) -> Self {
        Self { kind, opponent: None, color: None, points }
    }

    /// Returns the opponent of a game played over the board.
    #[must_use]
    pub const fn opponent_played(&self) -> Option<usize> {
        match (self.kind, self.opponent) {
            (RecordKind::Played(_) | RecordKind::Adjourned, Some(opponent)) => Some(opponent as usize),
            _ => None,
        }
    }

    /// Returns true if it was paired: a game, or a forfeit.
    #[must_use]
    pub const fn is_paired(&self) -> bool {
        self.opponent.is_some()
    }

    /// Returns true if the player chose not to play: a voluntary unplayed round (VUR, 16.1.2).
    #[must_use]
    pub const fn is_voluntary(&self) -> bool {
        match self.kind {
            RecordKind::HalfPointBye
            | RecordKind::ZeroPointBye
            | RecordKind::Forfeit(GameScore::Draw | GameScore::Loss) => true,
            RecordKind::Open
            | RecordKind::Played(_)
            | RecordKind::Adjourned
            | RecordKind::Forfeit(GameScore::Win)
            | RecordKind::PairingAllocatedBye
            | RecordKind::FullPointBye => false,
        }
    }

    /// Returns true if it is a requested bye or an absence (16.1.1).
    const fn is_requested(&self) -> bool {
        matches!(self.kind, RecordKind::HalfPointBye | RecordKind::ZeroPointBye)
    }
}

/// A player of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    /// The tournament pairing number.
    pub number: u32,
    /// The rating before the event, in whole points.
    pub rating: Option<i64>,
}

/// The rounds of all players, from which tie-breaks are computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The players.
    pub players: Vec<Player>,
    /// The number of rounds that count.
    pub rounds: usize,
    /// The announced number of rounds.
    pub announced: usize,
    /// The worth of results.
    pub points: PointSystem,
    /// The edition of the regulations.
    pub edition: Edition,
    /// True if pairings depend on results.
    pub pairings: Pairings,
    /// The rule for players without a rating.
    unrated: Unrated,
    /// The rating with which they count, if the rule sets one.
    stand_in: Option<i64>,
    /// Ratings that hold from a round on, both from 0, by player and round.
    later: BTreeMap<(usize, usize), i64>,
    /// Everybody's rounds, player by player.
    records: Vec<Record>,
}

impl Table {
    /// Creates a table of players who were absent in each round; [`set`](Self::set) sets the rounds.
    #[must_use]
    pub fn new(players: Vec<Player>, rounds: usize, points: PointSystem, pairings: Pairings) -> Self {
        let absent = Record::bye(RecordKind::ZeroPointBye, points.zero_point_bye);
        let records = vec![absent; players.len() * rounds];
        Self {
            players,
            rounds,
            announced: rounds,
            points,
            edition: Edition::default(),
            pairings,
            unrated: Unrated::default(),
            stand_in: None,
            later: BTreeMap::new(),
            records,
        }
    }

    /// Sets the rule for players without a rating (article 10).
    pub fn count_unrated(&mut self, unrated: Unrated) {
        let rated = || self.players.iter().filter_map(|player| player.rating);
        self.stand_in = match unrated {
            Unrated::NoTieBreak | Unrated::LeftOut => None,
            Unrated::Fixed(rating) => Some(rating.into()),
            Unrated::Lowest => rated().min(),
            Unrated::Mean => {
                let (sum, count) = rated().fold((0, 0), |(sum, count), rating| (sum + rating, count + 1));
                (0 < count).then(|| rounded(sum, count))
            }
        };
        self.unrated = unrated;
    }

    /// Sets the rating with which a player counts as an opponent from a round, from 0, on.
    pub fn rate_from(&mut self, player: usize, round: usize, rating: i64) {
        self.later.insert((player, round), rating);
    }

    /// Returns the rule for players without a rating.
    #[must_use]
    pub const fn unrated(&self) -> Unrated {
        self.unrated
    }

    /// Returns the rating with which a player counts as an opponent in a round, from 0; `None` if the game
    /// does not count.
    pub(super) fn rating_in(&self, player: usize, round: usize) -> Option<i64> {
        let later = self.later.range((player, 0)..=(player, round)).next_back().map(|(_, rating)| *rating);
        later.or(self.players.get(player)?.rating).or(self.stand_in)
    }

    /// Returns true if a player has no own rating in a round, from 0, so that the rule for unrated players
    /// applies.
    pub(super) fn is_unrated_in(&self, player: usize, round: usize) -> bool {
        self.players.get(player).is_none_or(|player| player.rating.is_none())
            && self.later.range((player, 0)..=(player, round)).next_back().is_none()
    }

    /// Returns true if tie-breaks of opponents' ratings are undefined for all: a player has no rating, and
    /// the event has no rule for that.
    #[must_use]
    pub fn lacks_ratings(&self) -> bool {
        self.has_unrated() && self.unrated != Unrated::LeftOut && self.stand_in.is_none()
    }

    /// Sets the record of a player in a round, from 0. An unknown player, round or opponent changes nothing.
    pub fn set(&mut self, player: usize, round: usize, record: Record) {
        let known = record.opponent.is_none_or(|opponent| (opponent as usize) < self.players.len());
        if known && round < self.rounds && player < self.players.len() {
            self.records[player * self.rounds + round] = record;
        }
    }

    /// Returns a player's rounds.
    #[must_use]
    pub fn rounds_of(&self, player: usize) -> &[Record] {
        self.records.get(player * self.rounds..(player + 1) * self.rounds).unwrap_or_default()
    }

    /// Returns true if a player has no rating, so that tie-breaks of ratings are undefined for all (article
    /// 10) unless the event has a rule for that.
    #[must_use]
    pub fn has_unrated(&self) -> bool {
        self.players.iter().any(|player| player.rating.is_none())
    }

    /// Returns the table as if every game of the last round of the event had been drawn (8.3); unchanged if
    /// that round is not paired yet.
    #[must_use]
    pub(super) fn fore(&self) -> Self {
        let mut fore = self.clone();
        let Some(last) = self.rounds.checked_sub(1).filter(|_| self.announced <= self.rounds) else {
            return fore;
        };
        let last_round = fore.records.iter_mut().skip(last).step_by(self.rounds);
        for record in last_round.filter(|record| record.is_paired()) {
            *record =
                Record { kind: RecordKind::Played(GameScore::Draw), points: self.points.draw, ..*record };
        }
        fore
    }

    /// Returns everybody's points of all rounds.
    pub(super) fn scores(&self) -> Vec<Points> {
        let sum = |player| self.rounds_of(player).iter().map(|record| record.points).sum();
        (0..self.players.len()).map(sum).collect()
    }

    /// Returns everybody's score as opponents see it: adjusted in a Swiss (16.3), unchanged with
    /// predetermined pairings.
    pub(super) fn adjusted(&self) -> Vec<Points> {
        let score = |player| {
            let rounds = self.rounds_of(player);
            let late = self.first_as_draw(player);
            let worth = |(round, record): (usize, &Record)| {
                if late <= round && record.is_requested() { self.points.draw } else { record.points }
            };
            rounds.iter().enumerate().map(worth).sum()
        };
        (0..self.players.len()).map(score).collect()
    }

    /// Returns the first round, from 0, from which on requested byes are of category .5 (16.2): those of the
    /// last round, and those after which all rounds are voluntary unplayed ones.
    pub(super) fn first_as_draw(&self, player: usize) -> usize {
        if self.pairings == Pairings::Predetermined {
            return self.rounds;
        }
        let rounds = self.rounds_of(player);
        let others = rounds.iter().rposition(|record| !record.is_voluntary());
        others.map_or(0, |at| at + 1)
    }
}
