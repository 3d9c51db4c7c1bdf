//! Explains the pairing of a round: the bracket of a board and the criteria that decided it, or a pair that
//! was not made.

use crate::why::clauses;
use crate::why::game;
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::meetings::{Meeting, MeetingKind, Meetings};
use engine::pairing::field::Color;
use engine::pairing::propose;
use engine::progress::Progress;
use engine::state::State;
use engine::why::{Reason, Why as _};
use formats::explanation;
use formats::language::desk::DeskLanguage;
use formats::views::numbers::called;
use formats::views::words;

/// The width to which reasons are wrapped.
const CELLS: usize = 70;

/// A question about the pairing of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PairingQuestion {
    /// The whole round.
    Round,
    /// One board.
    Board(BoardNo),
    /// Two players who do not meet.
    Not(PlayerId, PlayerId),
}

impl PairingQuestion {
    /// Returns the title of the answer.
    #[must_use]
    pub fn title(self, state: &State, round: RoundNo) -> String {
        match self {
            Self::Round => format!("why: round {round}"),
            Self::Board(board) => format!("why: round {round}, {} {board}", words::place(state)),
            Self::Not(..) => format!("why not: round {round}"),
        }
    }

    /// Answers the question; a published round is paired again from the event as it was then.
    #[must_use]
    pub fn answer(
        self,
        state: &State,
        round: RoundNo,
        language: &DeskLanguage,
        progress: &dyn Progress,
    ) -> Vec<Line> {
        match self {
            Self::Round => whole_round(state, round, progress),
            Self::Board(board) => {
                let mut lines =
                    clauses::lines(&reasons_of_board(state, round, board, progress), CELLS, language);
                lines.extend(result_of_table(state, round, board, language));
                lines
            }
            Self::Not(one, other) => why_not(state, round, [one, other], language, progress),
        }
    }
}

fn plain(text: &str) -> Vec<Line> {
    text.lines().map(|line| vec![piece(Role::Text, line)]).collect()
}

fn whole_round(state: &State, round: RoundNo, progress: &dyn Progress) -> Vec<Line> {
    match propose::explain(state, round, progress) {
        Ok(account) => plain(&explanation::account(state, &account)),
        Err(error) => plain(&error.to_string()),
    }
}

fn why_not(
    state: &State,
    round: RoundNo,
    two: [PlayerId; 2],
    language: &DeskLanguage,
    progress: &dyn Progress,
) -> Vec<Line> {
    match propose::why_not(state, round, two, progress) {
        Ok(Some(answer)) => {
            let text = explanation::not_met(state, &answer);
            crate::widgets::text::wrap(&language.word(&text), CELLS)
                .into_iter()
                .map(|line| vec![piece(Role::Text, line)])
                .collect()
        }
        Ok(None) => plain("one of them has no pairing number"),
        Err(error) => plain(&error.to_string()),
    }
}

/// Adds the calculation of a result at a table of more than two.
fn result_of_table(state: &State, round: RoundNo, board: BoardNo, language: &DeskLanguage) -> Vec<Line> {
    let found = state.board(round, board).filter(|found| found.outcome.is_some());
    let first = found.and_then(|found| found.seats.first()).filter(|_| !state.setup.game.is_for_two());
    let Some(first) = first else { return Vec::new() };
    let (_, told) = game::told(state, round, *first, &[], (CELLS, language));
    std::iter::once(Line::new()).chain(told).collect()
}

/// Collects the reasons of a board: the author of the pairing, the history of both players, the bracket and
/// the colours.
fn reasons_of_board(state: &State, round: RoundNo, board: BoardNo, progress: &dyn Progress) -> Vec<Reason> {
    let mut why: Vec<Reason> = Vec::new();
    let (Some(held), Some(found)) = (state.round(round), state.board(round, board)) else { return why };
    why.because(
        "pairing",
        format_args!("{}, made {}", state.pairing_of(round).name(), words::paired_by(held.by)),
    );
    let before = RoundNo(round.0.saturating_sub(1));
    let from = state.paired_from(round);
    let meetings = Meetings::after(from, before);
    for player in &found.seats {
        tell_player(from, (before, &meetings), *player, &mut why);
    }
    match propose::explain_board(state, round, board, progress) {
        Ok(reasons) => why.extend(reasons),
        Err(error) => why.because("pairing", format_args!("{error}")),
    }
    why
}

/// Adds a player's history before the round: points, colours, opponents.
fn tell_player(
    state: &State,
    (before, meetings): (RoundNo, &Meetings),
    player: PlayerId,
    why: &mut Vec<Reason>,
) {
    let games = meetings.of(player);
    if !state.setup.game.is_for_two() {
        why.because(
            "before the round",
            format_args!("{}: {}", called(state, player), tables_so_far(state, before, player)),
        );
        return;
    }
    let points = meetings.points(player);
    let colors = if state.setup.game.has_colors() { colors_so_far(games) } else { String::new() };
    why.because("before the round", format_args!("{}: {points} points{colors}", called(state, player)));
    let met: Vec<String> =
        games.iter().filter_map(Meeting::opponent_played).map(|one| called(state, one)).collect();
    if !met.is_empty() {
        why.because("before the round", format_args!("has met {}", met.join("; ")));
    }
}

/// Returns the colours of a player's games: `, colours wb-w`.
fn colors_so_far(games: &[Meeting]) -> String {
    let colors: String = games.iter().map(color).collect();
    format!(", colours {}", if colors.is_empty() { "none yet" } else { &colors })
}

/// Names the players who shared a table with a player in the rounds that count for meetings.
fn tables_so_far(state: &State, before: RoundNo, player: PlayerId) -> String {
    let rounds = (1..=before.0).filter_map(|round| state.round(RoundNo(round)));
    let tables = rounds.flat_map(|held| held.boards.iter().filter(|board| board.seats.contains(&player)));
    let mut others: Vec<PlayerId> =
        tables.flat_map(|board| board.seats.iter().copied().filter(|other| *other != player)).collect();
    others.sort_unstable();
    others.dedup();
    if others.is_empty() {
        return "has played nobody yet".to_owned();
    }
    let names: Vec<String> = others.into_iter().map(|other| called(state, other)).collect();
    format!("has played with {}", names.join("; "))
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
