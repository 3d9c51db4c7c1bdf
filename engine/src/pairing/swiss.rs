//! From an event to the field of a Swiss round, and from its pairing back to boards.

use super::acceleration::{baku, group_a};
use super::field::{Entrant, Field, Forbidden, Record, SwissPairing, Tpn};
use super::proposal::Proposal;
use crate::action::ByeKind;
use crate::id::{PlayerId, RoundNo};
use crate::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::number::Points;
use crate::scoring::GameScore;
use crate::scoring::PointSystem;
use crate::setup::{Acceleration, SwissRules};
use crate::state::{Player, State};

/// The field of a round, with the player behind each pairing number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedField {
    /// What the pairing depends on.
    pub field: Field,
    /// The player with pairing number `i + 1` stands at `i`.
    pub players: Vec<PlayerId>,
}

impl NamedField {
    /// Collects what the pairing of a round depends on; `None` when there are more players than numbers.
    #[must_use]
    pub fn of(state: &State, round: RoundNo, rules: SwissRules) -> Option<Self> {
        let players = state.by_number();
        u16::try_from(players.len()).ok()?;
        let numbers = numbers(&players, state.players.len());
        let meetings = Meetings::after(state, RoundNo(round.0.saturating_sub(1)));
        let scoring = state.setup.game.points().copied().unwrap_or_default();
        let accelerated = accelerated(state, rules, round, &scoring);
        let group_a = group_a(starters(&players));
        let entrants = players.iter().enumerate().map(|(at, player)| Entrant {
            history: history(meetings.of(player.id), round, &numbers),
            absent: !player.is_present(round) || player.byes.contains_key(&round),
            virtual_points: if at < group_a { accelerated.clone() } else { Vec::new() },
        });
        let number = |player: &PlayerId| numbers.get(player.index()).copied().filter(|number| *number > 0);
        let forbidden = state.forbidden.iter().map(|group| Forbidden {
            first_round: group.first.0,
            last_round: group.last.0,
            players: group.players.iter().filter_map(number).collect(),
        });
        let field = Field {
            round: round.0,
            rounds: state.setup.rounds.max(round.0),
            initial_color: state.initial_color,
            scoring,
            entrants: entrants.collect(),
            forbidden: forbidden.collect(),
        };
        Some(Self { field, players: players.iter().map(|player| player.id).collect() })
    }

    /// Names the players of a pairing and adds the byes granted in advance.
    #[must_use]
    pub fn proposal(&self, pairing: &SwissPairing, granted: Vec<(PlayerId, ByeKind)>) -> Proposal {
        let boards = pairing
            .boards
            .iter()
            .filter_map(|(white, black)| Some(vec![self.who(*white)?, self.who(*black)?]));
        let bye = pairing.bye.and_then(|bye| self.who(bye)).map(|bye| (bye, ByeKind::PairingAllocated));
        Proposal { boards: boards.collect(), byes: granted.into_iter().chain(bye).collect() }
    }

    /// Returns the player of a pairing number.
    #[must_use]
    pub fn who(&self, number: Tpn) -> Option<PlayerId> {
        self.players.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Returns the pairing number of a player.
    #[must_use]
    pub fn number(&self, player: PlayerId) -> Option<Tpn> {
        let at = self.players.iter().position(|other| *other == player)?;
        Tpn::try_from(at + 1).ok()
    }
}

/// The virtual points of group A until a round; none without acceleration.
fn accelerated(state: &State, rules: SwissRules, round: RoundNo, scoring: &PointSystem) -> Vec<Points> {
    match rules.acceleration {
        Acceleration::None => Vec::new(),
        Acceleration::Baku => {
            let mut points = baku(state.setup.rounds, scoring).unwrap_or_default();
            points.truncate(round.0.into());
            points
        }
    }
}

/// Pairing numbers by player; 0 for nobody.
fn numbers(players: &[&Player], count: usize) -> Vec<Tpn> {
    let mut numbers = vec![0; count];
    for (player, number) in players.iter().zip(1_u16..) {
        numbers[player.id.index()] = number;
    }
    numbers
}

/// One record a completed round; a round in which nothing happened is a zero-point bye.
fn history(meetings: &[Meeting], round: RoundNo, numbers: &[Tpn]) -> Vec<Record> {
    let mut records = vec![Record::ZeroPointBye; usize::from(round.0.saturating_sub(1))];
    for meeting in meetings {
        if let Some(record) = records.get_mut(meeting.round.index()) {
            *record = record_of(meeting, numbers);
        }
    }
    records
}

/// A game that is not finished counts as a draw until it is (adjourned games, federation checklist Q157 to Q169).
fn record_of(meeting: &Meeting, numbers: &[Tpn]) -> Record {
    match meeting.kind {
        MeetingKind::Bye(ByeKind::PairingAllocated) => Record::PairingAllocatedBye,
        MeetingKind::Bye(ByeKind::FullPoint) => Record::FullPointBye,
        MeetingKind::Bye(ByeKind::HalfPoint) => Record::HalfPointBye,
        MeetingKind::Bye(ByeKind::ZeroPoint) => Record::ZeroPointBye,
        MeetingKind::Board { opponent, color, result, .. } => {
            let opponent = numbers.get(opponent.index()).copied().unwrap_or(0);
            let score = match result {
                MeetingResult::Forfeit { won } => return Record::Forfeit { opponent, won },
                MeetingResult::Played { side, .. } => side,
                MeetingResult::Adjourned | MeetingResult::Open => GameScore::Draw,
            };
            Record::Played { opponent, color, score }
        }
    }
}

/// The players of the start decide how large group A is: a late entry does not change who is its last player (C.04.7).
fn starters(players: &[&Player]) -> usize {
    players.iter().filter(|player| player.first_round.0 == 1).count()
}
