//! The rounds of the teams of an event, with match points and game points.

use super::field::Tpn;
use super::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::event::action::{ByeKind, Outcome};
use crate::event::state::State;
use crate::game::team::{MatchRules, TeamRecord, TeamRecordKind};

/// Returns the record of every completed round of the teams in a list, first round first; a round without a
/// match or a bye is a zero-point bye. Opponents are places in the list, from 1.
#[must_use]
pub fn team_records(
    state: &State,
    rules: &MatchRules,
    until: RoundNo,
    teams: &[PlayerId],
) -> Vec<Vec<TeamRecord>> {
    let mut places: Vec<Tpn> = vec![0; state.registered()];
    for (team, place) in teams.iter().zip(1_u16..) {
        if let Some(at) = places.get_mut(team.index()) {
            *at = place;
        }
    }
    let meetings = Meetings::after(state, until);
    let of_team = |team: &PlayerId| {
        let absent = bye(rules, ByeKind::ZeroPoint, Points::ZERO);
        let mut records = vec![absent; until.0.into()];
        for meeting in meetings.of(*team) {
            if let Some(record) = records.get_mut(meeting.round.index()) {
                *record = record_of(state, rules, meeting, &places);
                let set = game_points_set(state, *team, meeting);
                record.game_points = set.unwrap_or(record.game_points);
            }
        }
        records
    };
    teams.iter().map(of_team).collect()
}

fn record_of(state: &State, rules: &MatchRules, meeting: &Meeting, places: &[Tpn]) -> TeamRecord {
    let (board, opponent, color, result) = match meeting.kind {
        MeetingKind::Bye(kind) => return bye(rules, kind, meeting.points),
        MeetingKind::Board { board, opponent, color, result } => (board, opponent, color, result),
    };
    let is_first = state.board(meeting.round, board).is_some_and(|held| held.seats.last() == Some(&opponent));
    let boards = board_points(state, rules, (meeting.round, board), usize::from(!is_first), result);
    let kind = match result {
        MeetingResult::Forfeit { won } => TeamRecordKind::Forfeit { won },
        MeetingResult::Open | MeetingResult::Adjourned | MeetingResult::Played { .. } => {
            TeamRecordKind::Played
        }
    };
    TeamRecord {
        kind,
        opponent: places.get(opponent.index()).copied(),
        color: Some(color),
        match_points: meeting.points,
        game_points: boards.iter().copied().sum(),
        boards,
    }
}

/// Returns the game points that the event sets for the result of a round (TRF 299); the later of two settings
/// counts.
fn game_points_set(state: &State, team: PlayerId, meeting: &Meeting) -> Option<Points> {
    let result = meeting.kind.valued()?;
    let mut given = state.adjusted_points.iter().rev();
    given.find_map(|given| given.game_points.filter(|_| given.sets(result, meeting.round, team)))
}

/// Returns the game points of a team at each board of a match.
fn board_points(
    state: &State,
    rules: &MatchRules,
    (round, board): (RoundNo, BoardNo),
    seat: usize,
    result: MeetingResult,
) -> Vec<Points> {
    let Some(held) = state.board(round, board) else { return Vec::new() };
    let whole = |points: Points| vec![points; rules.boards.into()];
    match (&held.outcome, result) {
        (Some(Outcome::Match(held)), _) => {
            let worth = held.games.iter().enumerate().map(|(at, game)| rules.worth(at, game));
            worth.map(|worth| worth.get(seat).copied().unwrap_or_default()).collect()
        }
        (_, MeetingResult::Forfeit { won: true }) => whole(rules.board_points.win),
        (_, MeetingResult::Forfeit { won: false }) => whole(rules.board_points.forfeit_loss),
        (_, MeetingResult::Open | MeetingResult::Adjourned | MeetingResult::Played { .. }) => {
            whole(Points::ZERO)
        }
    }
}

/// Returns the record of a bye: a pairing-allocated one is worth what the event says (TRF 320), the others a
/// win, a draw or nothing at every board (TRF 240).
fn bye(rules: &MatchRules, kind: ByeKind, match_points: Points) -> TeamRecord {
    let at_each = |points: Points| (0..rules.boards).map(|_| points).sum();
    let (kind, game_points) = match kind {
        ByeKind::PairingAllocated => (TeamRecordKind::PairingAllocatedBye, rules.bye_points),
        ByeKind::FullPoint => (TeamRecordKind::FullPointBye, at_each(rules.board_points.win)),
        ByeKind::HalfPoint => (TeamRecordKind::HalfPointBye, at_each(rules.board_points.draw)),
        ByeKind::ZeroPoint => (TeamRecordKind::ZeroPointBye, Points::ZERO),
    };
    TeamRecord { kind, opponent: None, color: None, match_points, game_points, boards: Vec::new() }
}
