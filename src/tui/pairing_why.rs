//! Why a round is paired as it is: a board into its bracket and the criteria that decided it, a pair that was not made.

use super::game_why;
use super::overlays::explain;
use super::text::{Line, piece};
use super::theme::Role;
use super::words;
use crate::engine::id::{BoardNo, PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind, Meetings};
use crate::engine::pairing::dutch::{self, BracketReport, Explanation};
use crate::engine::pairing::field::{Color, Tpn};
use crate::engine::pairing::swiss::NamedField;
use crate::engine::setup::PairingSystem;
use crate::engine::state::State;
use crate::engine::why::{Reason, Why as _};
use crate::formats::explanation;

/// The width at which reasons are broken into lines.
const CELLS: usize = 70;

/// What is asked of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// How the whole round came about.
    Round,
    /// Why a board is as it is.
    Board(BoardNo),
    /// Why two players do not meet.
    Not(PlayerId, PlayerId),
}

impl Question {
    /// Gives the title of the answer.
    #[must_use]
    pub fn title(self, state: &State, round: RoundNo) -> String {
        let place = if state.setup.game.is_for_two() { "board" } else { "table" };
        match self {
            Self::Round => format!("why: round {round}"),
            Self::Board(board) => format!("why: round {round}, {place} {board}"),
            Self::Not(..) => format!("why not: round {round}"),
        }
    }

    /// Answers the question; a round that is announced is paired again from the rounds before it.
    #[must_use]
    pub fn answer(self, state: &State, round: RoundNo, stop: &dyn Fn() -> bool) -> Vec<Line> {
        match self {
            Self::Round => whole_round(state, round, stop),
            Self::Board(board) => {
                let mut lines = explain::lines(&reasons_of_board(state, round, board, stop), CELLS);
                lines.extend(result_of_table(state, round, board));
                lines
            }
            Self::Not(one, other) => why_not(state, round, (one, other), stop),
        }
    }
}

/// Gives the field as the Swiss system sees it; nothing where another system pairs.
fn field(state: &State, round: RoundNo) -> Option<NamedField> {
    match state.setup.pairing {
        PairingSystem::Swiss(rules) => NamedField::of(state, round, rules),
        PairingSystem::Manual
        | PairingSystem::RoundRobin { .. }
        | PairingSystem::Tables(_)
        | PairingSystem::Elimination(_) => None,
    }
}

fn name(state: &State, field: &NamedField, number: Tpn) -> String {
    field.who(number).map_or_else(|| number.to_string(), |player| format!("{number} {}", state.name(player)))
}

fn plain(text: &str) -> Vec<Line> {
    text.lines().map(|line| vec![piece(Role::Text, line)]).collect()
}

fn no_reasons(state: &State) -> Vec<Line> {
    plain(&format!("{} has no reasons but its table", state.setup.pairing.name()))
}

fn whole_round(state: &State, round: RoundNo, stop: &dyn Fn() -> bool) -> Vec<Line> {
    let Some(field) = field(state, round) else { return no_reasons(state) };
    match dutch::explain(&field.field, stop) {
        Ok(found) => plain(&explanation::explanation(&found, &|number| name(state, &field, number))),
        Err(error) => plain(&error.to_string()),
    }
}

fn why_not(
    state: &State,
    round: RoundNo,
    (one, other): (PlayerId, PlayerId),
    stop: &dyn Fn() -> bool,
) -> Vec<Line> {
    let Some(field) = field(state, round) else { return no_reasons(state) };
    let (Some(one), Some(other)) = (field.number(one), field.number(other)) else {
        return plain("one of them has no pairing number");
    };
    match dutch::why_not(&field.field, one, other, stop) {
        Ok(answer) => {
            let text = explanation::why_not(&answer, one, other, &|number| name(state, &field, number));
            super::text::wrap(&text, CELLS).into_iter().map(|line| vec![piece(Role::Text, line)]).collect()
        }
        Err(error) => plain(&error.to_string()),
    }
}

/// Tells how the result of a table of more than two came about, in full.
fn result_of_table(state: &State, round: RoundNo, board: BoardNo) -> Vec<Line> {
    let found = state.board(round, board).filter(|found| found.outcome.is_some());
    let first = found.and_then(|found| found.seats.first()).filter(|_| !state.setup.game.is_for_two());
    let Some(first) = first else { return Vec::new() };
    let (_, told) = game_why::told(state, (round, round), *first, CELLS);
    std::iter::once(Line::new()).chain(told).collect()
}

/// Collects the reasons of a board: who made the pairing, what both players brought along, bracket and colours.
fn reasons_of_board(state: &State, round: RoundNo, board: BoardNo, stop: &dyn Fn() -> bool) -> Vec<Reason> {
    let mut why: Vec<Reason> = Vec::new();
    let (Some(held), Some(found)) = (state.round(round), state.board(round, board)) else { return why };
    why.because(
        "pairing",
        format_args!("{}, made {}", state.setup.pairing.name(), words::paired_by(held.by)),
    );
    let before = RoundNo(round.0.saturating_sub(1));
    let meetings = Meetings::after(state, before);
    for player in &found.seats {
        tell_player(state, (before, &meetings), *player, &mut why);
    }
    let ([one, other], Some(field)) = (&found.seats[..], field(state, round)) else { return why };
    let (Some(one), Some(other)) = (field.number(*one), field.number(*other)) else { return why };
    match dutch::explain(&field.field, stop) {
        Ok(explanation) => tell_pair(state, &field, &explanation, (one, other), &mut why),
        Err(error) => why.because("pairing", format_args!("{error}")),
    }
    why
}

/// Tells what a player brought along: points, colours, opponents.
fn tell_player(
    state: &State,
    (before, meetings): (RoundNo, &Meetings),
    player: PlayerId,
    why: &mut Vec<Reason>,
) {
    let games = meetings.of(player);
    if !state.setup.game.is_for_two() {
        why.because(
            "brought along",
            format_args!("{}: {}", state.name(player), tables_so_far(state, before, player)),
        );
        return;
    }
    let colors: String = games.iter().map(color).collect();
    let colors = if colors.is_empty() { "none yet".to_owned() } else { colors };
    let points = meetings.points(player);
    why.because("brought along", format_args!("{}: {points} points, colours {colors}", state.name(player)));
    let met: Vec<String> =
        games.iter().filter_map(Meeting::opponent_played).map(|one| state.name(one)).collect();
    if !met.is_empty() {
        why.because("brought along", format_args!("has met {}", met.join("; ")));
    }
}

/// Names whoever a player sat with in the rounds that meetings tell of.
fn tables_so_far(state: &State, before: RoundNo, player: PlayerId) -> String {
    let rounds = (1..=before.0).filter_map(|round| state.round(RoundNo(round)));
    let tables = rounds.flat_map(|held| held.boards.iter().filter(|board| board.seats.contains(&player)));
    let mut others: Vec<PlayerId> =
        tables.flat_map(|board| board.seats.iter().copied().filter(|other| *other != player)).collect();
    others.sort_unstable();
    others.dedup();
    if others.is_empty() {
        return "has sat with nobody yet".to_owned();
    }
    let names: Vec<String> = others.into_iter().map(|other| state.name(other)).collect();
    format!("has sat with {}", names.join("; "))
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

/// Tells of the bracket in which the system pairs two players, or that it does not.
fn tell_pair(
    state: &State,
    field: &NamedField,
    explanation: &Explanation,
    (one, other): (Tpn, Tpn),
    why: &mut Vec<Reason>,
) {
    let meet = |pair: &&(Tpn, Tpn)| **pair == (one, other) || **pair == (other, one);
    let bracket = explanation.brackets.iter().find(|bracket| bracket.pairs.iter().any(|pair| meet(&pair)));
    let Some(bracket) = bracket else {
        why.because(
            "pairing",
            format_args!("the system would not pair these two: the board was made by hand"),
        );
        return;
    };
    tell_bracket(state, field, bracket, why);
    let board = explanation.boards.iter().find(|board| meet(&&(board.white, board.black)));
    if let Some(board) = board {
        let rule = explanation::rule(board.rule);
        why.because("C.04.3 article 5", format_args!("White is {}: {rule}", name(state, field, board.white)));
    }
}

fn tell_bracket(state: &State, field: &NamedField, bracket: &BracketReport, why: &mut Vec<Reason>) {
    let score = bracket.score;
    let list =
        |players: &[Tpn]| players.iter().map(|one| name(state, field, *one)).collect::<Vec<_>>().join("; ");
    why.because("bracket", format_args!("of {score} points, {}", words::count(bracket.pairs.len(), "pair")));
    if !bracket.mdps.is_empty() {
        why.because("bracket", format_args!("moved down: {}", list(&bracket.mdps)));
    }
    if !bracket.downfloaters.is_empty() {
        why.because("bracket", format_args!("floats down: {}", list(&bracket.downfloaters)));
    }
    for value in &bracket.values {
        why.because(value.criterion.clause(), format_args!("{}: {}", value.criterion.text(), value.measure));
    }
}
