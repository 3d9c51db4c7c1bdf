//! The history of a Swiss field: games with their colours, players who must not meet, byes.
//!
//! The pairing, its explanations and the check of finished rounds ([`super::legal`]) all use these facts.
//! Each of them derives preferences, floats and topscorers itself.

use super::field::{Color, Entrant, Field, Forbidden, Record, Tpn};

/// The completed rounds of a field.
#[derive(Debug, Clone, Copy)]
pub struct History<'a> {
    field: &'a Field,
}

/// A game that a player has played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedGame {
    /// The round, from 1.
    pub round: u16,
    /// The opponent.
    pub opponent: Tpn,
    /// The player's own colour.
    pub color: Color,
}

/// The reason why C2 denies a player the pairing-allocated bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByeDenied {
    /// The player had one in this round.
    HadBye(u16),
    /// The player scored at least a win's points without playing in this round.
    WonUnplayed(u16),
}

impl<'a> History<'a> {
    /// Returns the history of a field.
    #[must_use]
    pub const fn of(field: &'a Field) -> Self {
        Self { field }
    }

    /// Returns the number of completed rounds.
    #[must_use]
    pub fn completed(self) -> usize {
        usize::from(self.field.round.saturating_sub(1))
    }

    /// Returns the player with a pairing number.
    #[must_use]
    pub fn entrant(self, player: Tpn) -> Option<&'a Entrant> {
        usize::from(player).checked_sub(1).and_then(|at| self.field.entrants.get(at))
    }

    /// Returns a player's record of a completed round, from 0; a missing one is a zero-point bye.
    #[must_use]
    pub fn record(self, entrant: &Entrant, round: usize) -> Record {
        entrant.history.get(round).copied().unwrap_or(Record::ZeroPointBye)
    }

    /// Returns a player's records of all completed rounds, first round first.
    pub fn records(self, entrant: &Entrant) -> impl Iterator<Item = Record> {
        (0..self.completed()).map(move |round| self.record(entrant, round))
    }

    /// Returns the games that a player has played, first game first. A forfeited pairing is not a game and
    /// may be repeated (C.04.2 article 3.5).
    pub fn games(self, entrant: &Entrant) -> impl Iterator<Item = PlayedGame> {
        self.records(entrant).zip(1..).filter_map(|(record, round)| match record {
            Record::Played { opponent, color, .. } => Some(PlayedGame { round, opponent, color }),
            Record::Forfeit { .. }
            | Record::PairingAllocatedBye
            | Record::FullPointBye
            | Record::HalfPointBye
            | Record::ZeroPointBye => None,
        })
    }

    /// Returns the colours of the games that a player has played, first game first.
    pub fn colors(self, entrant: &Entrant) -> impl Iterator<Item = Color> {
        self.games(entrant).map(|game| game.color)
    }

    /// C1: returns the round in which two players have met.
    #[must_use]
    pub fn met_in(self, one: Tpn, other: Tpn) -> Option<u16> {
        let met = |player, opponent| {
            let game = self.games(self.entrant(player)?).find(|game| game.opponent == opponent);
            game.map(|game| game.round)
        };
        met(one, other).or_else(|| met(other, one))
    }

    /// Returns the groups of players who must not meet in the round to pair.
    pub fn groups_apart(self) -> impl Iterator<Item = &'a Forbidden> {
        let now = self.field.round;
        self.field.forbidden.iter().filter(move |group| (group.first_round..=group.last_round).contains(&now))
    }

    /// Returns true if two players must not meet in the round to pair.
    #[must_use]
    pub fn must_not_meet(self, one: Tpn, other: Tpn) -> bool {
        self.groups_apart().any(|group| group.players.contains(&one) && group.players.contains(&other))
    }

    /// C2 (C.04.1 article 4): a player who had a pairing-allocated bye, or scored at least a win's points in
    /// a round without playing, does not get one.
    #[must_use]
    pub fn bye_denied(self, entrant: &Entrant) -> Option<ByeDenied> {
        let scoring = &self.field.scoring;
        let first = |holds: &dyn Fn(Record) -> bool| {
            self.records(entrant).zip(1..).find(|(record, _)| holds(*record)).map(|(_, round)| round)
        };
        let had_bye = first(&|record| record == Record::PairingAllocatedBye).map(ByeDenied::HadBye);
        had_bye.or_else(|| {
            let won_unplayed = |record: Record| !record.is_game() && scoring.win <= record.worth(scoring);
            first(&won_unplayed).map(ByeDenied::WonUnplayed)
        })
    }
}
