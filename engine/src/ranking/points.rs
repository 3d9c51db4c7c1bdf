//! Points, then an ordered list of tie-breaks.

use super::table::{Column, Ranked, RankedPlayer, Value, by_number};
use crate::id::{PlayerId, RoundNo};
use crate::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::setup::TieBreak;
use crate::state::State;
use crate::why::Why;

/// What the standings show first.
pub(super) const POINTS: Column = Column { code: "PTS", name: "points" };

/// Ranks by points and tie-breaks.
#[must_use]
pub fn rank(state: &State, round: RoundNo, tie_breaks: &[TieBreak]) -> Ranked {
    let meetings = Meetings::after(state, round);
    let columns = std::iter::once(POINTS).chain(tie_breaks.iter().map(|one| one.column())).collect();
    let entries = state.players.iter().map(|player| {
        let points = meetings.points(player.id);
        let mut values = vec![Value::Points(points, 1)];
        values.extend(
            tie_breaks.iter().map(|one| one.value(meetings.of(player.id), &meetings, state, &mut ())),
        );
        let keys = values.iter().map(key).collect();
        RankedPlayer { player: player.id, values, keys, listing: by_number(state, player.id) }
    });
    Ranked { columns, entries: entries.collect() }
}

/// Tells how the points and each tie-break of a player came about.
pub fn explain(
    state: &State,
    meetings: &Meetings,
    player: PlayerId,
    tie_breaks: &[TieBreak],
    why: &mut dyn Why,
) {
    for at in 0..=tie_breaks.len() {
        explain_value(state, meetings, player, tie_breaks, at, why);
    }
}

/// Tells how one value of a player came about: 0 is the points, then the tie-breaks in order.
pub fn explain_value(
    state: &State,
    meetings: &Meetings,
    player: PlayerId,
    tie_breaks: &[TieBreak],
    at: usize,
    why: &mut dyn Why,
) {
    let row = meetings.of(player);
    let Some(tie_break) = at.checked_sub(1).map(|at| tie_breaks.get(at)) else {
        for meeting in row {
            tell_points(meeting, state, why);
        }
        why.because("points", format_args!("sum {}", meetings.points(player)));
        return;
    };
    if let Some(tie_break) = tie_break {
        let value = tie_break.value(row, meetings, state, why);
        why.because(tie_break.code(), format_args!("{} {value}", tie_break.name()));
    }
}

/// Tells what the meeting of one round brought a player: its points, and its part of every tie-break.
pub fn explain_game(
    state: &State,
    meetings: &Meetings,
    player: PlayerId,
    tie_breaks: &[TieBreak],
    round: RoundNo,
    why: &mut dyn Why,
) {
    let row = meetings.of(player);
    let Some(at) = row.iter().position(|meeting| meeting.round == round) else { return };
    let only = &row[at..=at];
    for meeting in only {
        tell_points(meeting, state, why);
    }
    for tie_break in tie_breaks {
        let part = tie_break.value(only, meetings, state, &mut ());
        why.because(tie_break.code(), format_args!("{part} for {}", tie_break.name()));
    }
}

fn tell_points(meeting: &Meeting, state: &State, why: &mut dyn Why) {
    let (round, points) = (meeting.round, meeting.points);
    why.because("points", format_args!("round {round}: {points} {}", tell(meeting, state)));
}

fn tell(meeting: &Meeting, state: &State) -> String {
    match meeting.kind {
        MeetingKind::Bye(bye) => bye.name().to_owned(),
        MeetingKind::Board { opponent, result, .. } => {
            let how = match result {
                MeetingResult::Open => "not finished, against",
                MeetingResult::Adjourned => "adjourned, against",
                MeetingResult::Played { .. } => "against",
                MeetingResult::Forfeit { .. } => "by forfeit, against",
            };
            format!("{how} {}", state.name(opponent))
        }
    }
}

const fn key(value: &Value) -> i64 {
    match value {
        Value::Points(points, _) => points.units(),
        Value::Count(count) | Value::Mean(count) => *count,
        Value::Rating(rating, _) => rating.units(),
        Value::Rank(_) | Value::None => i64::MIN,
    }
}
