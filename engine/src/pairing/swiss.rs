//! Conversions from an event to the field of a Swiss round, and from its pairing to boards.

use std::collections::BTreeMap;

use super::acceleration::{baku, last_of_group_a};
use super::field::{Entrant, Field, Forbidden, Record, SwissPairing, Tpn};
use super::proposal::Proposal;
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::event::action::ByeKind;
use crate::event::setup::{Acceleration, SwissRules};
use crate::event::state::{Player, State};
use crate::game::scoring::GameScore;
use crate::game::scoring::PointSystem;
use crate::pairing::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};

/// The field of a round, with the player of each pairing number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedField {
    /// The field.
    pub field: Field,
    /// The players; the one with pairing number `i + 1` is at `i`.
    pub players: Vec<PlayerId>,
}

impl NamedField {
    /// Collects the field of a round; `None` if there are more players than numbers.
    #[must_use]
    pub fn of(state: &State, round: RoundNo, rules: SwissRules) -> Option<Self> {
        let players = state.by_number();
        u16::try_from(players.len()).ok()?;
        let numbers = numbers(&players, state.registered());
        let meetings = Meetings::after(state, RoundNo(round.0.saturating_sub(1)));
        let scoring = state.setup.game.points().copied().unwrap_or_default();
        let accelerated = accelerated(state, rules, round, &scoring);
        let group_a = if accelerated.is_empty() { 0 } else { size_of_group_a(state) };
        let entrants = players.iter().enumerate().map(|(at, player)| Entrant {
            history: history(meetings.of(player.id), round, &numbers),
            absent: !player.is_present(round) || player.byes.contains_key(&round),
            virtual_points: {
                let points: &[Points] = if at < group_a { &accelerated } else { &[] };
                with_adjusted_points(state, meetings.of(player.id), player.id, round, points)
            },
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

    /// Returns the pairing numbers of the boards of two whose players are in the field.
    #[must_use]
    pub fn pairs(&self, boards: &[Vec<PlayerId>]) -> Vec<(Tpn, Tpn)> {
        let numbers: BTreeMap<PlayerId, Tpn> = self.players.iter().copied().zip(1..).collect();
        let pair = |seats: &Vec<PlayerId>| match seats[..] {
            [white, black] => Some((*numbers.get(&white)?, *numbers.get(&black)?)),
            _ => None,
        };
        boards.iter().filter_map(pair).collect()
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

/// Returns virtual points and the points of the standings beside the point system (TRF 299), which both add
/// to the score of a round. A player absent without a bye gets nothing in the standings, even if a zero-point
/// bye has points.
fn with_adjusted_points(
    state: &State,
    row: &[Meeting],
    player: PlayerId,
    round: RoundNo,
    virtual_points: &[Points],
) -> Vec<Points> {
    let is_usual =
        |scoring: &PointSystem| state.adjusted_points.is_empty() && scoring.zero_point_bye == Points::ZERO;
    let scoring = state.setup.game.points().filter(|scoring| !is_usual(scoring));
    let Some(scoring) = scoring else { return virtual_points.to_vec() };
    let absent = |before: RoundNo| {
        let held = row.iter().filter(|meeting| meeting.round <= before).count();
        let missed = i64::from(before.0) - i64::try_from(held).unwrap_or(i64::MAX);
        Points::from_units(-scoring.zero_point_bye.units().saturating_mul(missed))
    };
    let points = (1..=round.0).zip(0_usize..).map(|(number, at)| {
        let before = RoundNo(number - 1);
        let added = state.adjusted_points.iter().map(|given| given.added(before, player));
        let valued = row.iter().filter(|meeting| meeting.round <= before);
        let valued = valued.map(|meeting| meeting.points - meeting.kind.worth(scoring));
        added.chain(valued).chain(virtual_points.get(at).copied()).chain([absent(before)]).sum()
    });
    let mut points: Vec<Points> = points.collect();
    let used = points.iter().rposition(|points| *points != Points::ZERO).map_or(0, |at| at + 1);
    points.truncate(used.max(virtual_points.len()));
    points
}

/// Returns the pairing numbers by player; 0 for slots without a player.
fn numbers(players: &[&Player], count: usize) -> Vec<Tpn> {
    let mut numbers = vec![0; count];
    for (player, number) in players.iter().zip(1_u16..) {
        numbers[player.id.index()] = number;
    }
    numbers
}

/// Returns a record for each completed round; a round without a board or bye is a zero-point bye.
fn history(meetings: &[Meeting], round: RoundNo, numbers: &[Tpn]) -> Vec<Record> {
    let mut records = vec![Record::ZeroPointBye; usize::from(round.0.saturating_sub(1))];
    for meeting in meetings {
        if let Some(record) = records.get_mut(meeting.round.index()) {
            *record = record_of(meeting, numbers);
        }
    }
    records
}

/// A game that is not finished counts as a draw until it is (adjourned games, federation checklist Q157 to
/// Q169).
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

/// Returns how many players, in the order of their pairing numbers, are in group A of the Baku acceleration.
#[must_use]
pub fn size_of_group_a(state: &State) -> usize {
    let first = RoundNo(1);
    let Some(held) = state.round(first) else {
        let there = |player: &Player| player.is_present(first) && !player.byes.contains_key(&first);
        return last_of_group_a(state.by_number().into_iter().map(there));
    };
    let mut there = vec![false; state.registered()];
    let seated = held.boards.iter().flat_map(|board| &board.seats);
    // All other byes were requested.
    let left_over = held.byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated);
    for player in seated.chain(left_over.map(|(player, _)| player)) {
        if let Some(there) = there.get_mut(player.index()) {
            *there = true;
        }
    }
    let in_order = state.by_number().into_iter();
    last_of_group_a(in_order.map(|player| there.get(player.id.index()).copied().unwrap_or(false)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::{Act, PairedBy};
    use crate::event::setup::{Acceleration, PairingSystem, SwissRules};
    use crate::example::{event, setup};

    /// Eight players by number after a manually paired round: those named had requested a bye.
    fn played(byes: &[u32]) -> State {
        let mut setup = setup(PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku }));
        setup.rounds = 9;
        let mut state = event(setup, 8);
        let order = (1..=8).map(PlayerId).collect();
        state.apply(&Act::Number { order, by: crate::event::action::Numbering::Hand }).unwrap();
        let there: Vec<PlayerId> = (1..=8).filter(|id| !byes.contains(id)).map(PlayerId).collect();
        let boards = there.chunks_exact(2).map(<[PlayerId]>::to_vec).collect();
        let mut byes: Vec<_> = byes.iter().map(|id| (PlayerId(*id), ByeKind::HalfPoint)).collect();
        byes.extend(there.chunks_exact(2).remainder().iter().map(|id| (*id, ByeKind::PairingAllocated)));
        state.apply(&Act::Publish { round: RoundNo(1), boards, byes, by: PairedBy::Hand }).unwrap();
        state
    }

    fn enter(state: &mut State, place: u16) {
        let id = PlayerId(u32::try_from(state.players.len() + 1).unwrap());
        let entrant = crate::event::action::Entrant { name: "late".parse().unwrap(), ..Default::default() };
        state.apply(&Act::Register { id, entrant }).unwrap();
        let mut order: Vec<PlayerId> = state.by_number().iter().map(|player| player.id).collect();
        order.retain(|player| *player != id);
        order.insert(usize::from(place) - 1, id);
        state.apply(&Act::Number { order, by: crate::event::action::Numbering::Rating }).unwrap();
    }

    #[test]
    fn c04_7_a_late_entry_pushes_nobody_out_of_group_a() {
        let mut state = played(&[]);
        assert_eq!(size_of_group_a(&state), 4);
        enter(&mut state, 2);
        assert_eq!(size_of_group_a(&state), 5, "the late one is in group A, the fourth of the start stays");
        enter(&mut state, 8);
        assert_eq!(size_of_group_a(&state), 5);
        let rules = SwissRules { acceleration: Acceleration::Baku };
        let field = NamedField::of(&state, RoundNo(2), rules).unwrap().field;
        assert_eq!(field.entrants.iter().filter(|one| !one.virtual_points.is_empty()).count(), 5);
    }

    /// Group A drew, half of group B won: with the virtual points group A is above, as in the pairing.
    #[test]
    fn c04_7_1_5_official_boards_are_sorted_by_pairing_score() {
        use crate::basics::id::BoardNo;
        use crate::event::action::Outcome;
        use crate::pairing::propose::{Account, explain, propose};
        let mut state = played(&[]);
        let draw = Outcome::game(GameScore::Draw, GameScore::Draw);
        let lost = Outcome::game(GameScore::Loss, GameScore::Win);
        for (board, outcome) in (1..).map(BoardNo).zip([&draw, &draw, &lost, &lost]) {
            let outcome = outcome.clone();
            state.apply(&Act::Record { round: RoundNo(1), board, outcome }).unwrap();
        }
        state.initial_color = Some(crate::pairing::field::Color::White);
        let boards = |state: &State| {
            let made = propose(state, RoundNo(2)).unwrap();
            let Ok(Account::Dutch(told)) = explain(state, RoundNo(2), &()) else { panic!("no account") };
            let told = told.1.boards.iter().map(|board| board.white.min(board.black).into());
            let told: Vec<u32> = told.collect();
            let best = made.boards.iter().map(|seats| seats.iter().map(|id| id.0).min().unwrap());
            assert_eq!(told, best.collect::<Vec<_>>());
            told
        };
        assert_eq!(boards(&state), [6, 1, 2, 5], "as the programs that it stands in for");
        state.setup.regulations.official = true;
        assert_eq!(boards(&state), [1, 2, 6, 5]);
    }

    #[test]
    fn c04_7_players_with_a_requested_bye_in_round_1_do_not_count() {
        // Six took part: group A are the first four of them.
        assert_eq!(size_of_group_a(&played(&[7, 8])), 4);
        assert_eq!(size_of_group_a(&played(&[1, 2])), 6);
        // The pairing-allocated bye is part of the pairing.
        assert_eq!(size_of_group_a(&played(&[8])), 4);
    }
}
