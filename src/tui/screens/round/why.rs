//! Why a board is as it is: who made the pairing, what both players brought along, and what the system said.

use crate::engine::id::{BoardNo, PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind};
use crate::engine::pairing::field::Color;
use crate::engine::pairing::propose::NoProposal;
use crate::engine::state::State;
use crate::engine::why::{Reason, Why as _};
use crate::tui::scene::Scene;
use crate::tui::words;

/// Collects the reasons of a board.
pub(super) fn paired(
    scene: &Scene<'_>,
    round: RoundNo,
    board: BoardNo,
    said: &Result<Vec<Reason>, NoProposal>,
) -> Vec<Reason> {
    let mut why: Vec<Reason> = Vec::new();
    let Some(state) = scene.state() else { return why };
    let (Some(held), Some(found)) = (state.round(round), state.board(round, board)) else { return why };
    why.because(
        "pairing",
        format_args!("{}, made {}", state.setup.pairing.name(), words::paired_by(held.by)),
    );
    for player in &found.seats {
        tell_player(scene, state, round, *player, &mut why);
    }
    match said {
        Ok(reasons) => {
            why.extend(reasons.iter().filter(|reason| concerns(reason, state, &found.seats)).cloned())
        }
        Err(error) => why.because("pairing", format_args!("{error}")),
    }
    why
}

/// A reason concerns a board when it names one of its players, or nobody at all.
fn concerns(reason: &Reason, state: &State, seats: &[PlayerId]) -> bool {
    let names = |player: &PlayerId| reason.fact.contains(&state.name(*player));
    let numbers = |player: &PlayerId| {
        let number = state.player(*player).and_then(|player| player.number).map(|number| number.to_string());
        let mut words = reason.fact.split(|c: char| !c.is_ascii_digit());
        number.is_some_and(|number| words.any(|word| word == number))
    };
    seats.iter().any(|player| names(player) || numbers(player))
}

/// Tells what a player brought along: points, colours, byes, opponents.
fn tell_player(scene: &Scene<'_>, state: &State, round: RoundNo, player: PlayerId, why: &mut Vec<Reason>) {
    let before = RoundNo(round.0.saturating_sub(1));
    let Some(meetings) = scene.meetings(before) else { return };
    let games = meetings.of(player);
    let colors: String = games.iter().map(color).collect();
    let number = state.player(player).and_then(|player| player.number);
    let number = number.map_or_else(String::new, |number| format!(" (No {number})"));
    let colors = if colors.is_empty() { "none yet".to_owned() } else { colors };
    let points = meetings.points(player);
    why.because(
        "brought along",
        format_args!("{}{number}: {points} points, colours {colors}", state.name(player)),
    );
    let met: Vec<String> =
        games.iter().filter_map(Meeting::opponent_played).map(|one| state.name(one)).collect();
    if !met.is_empty() {
        why.because("brought along", format_args!("has met {}", met.join(", ")));
    }
}

fn color(meeting: &Meeting) -> char {
    match meeting.kind {
        MeetingKind::Board { color, result, .. } if result.is_game() => match color {
            Color::White => 'w',
            Color::Black => 'b',
        },
        MeetingKind::Board { .. } | MeetingKind::Bye(_) => '-',
    }
}
