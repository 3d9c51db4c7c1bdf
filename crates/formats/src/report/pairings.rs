//! The pairings of a round by board; a table of more than two players has one row per seat.

use super::{Block, Grid, Report, Section, Source};
use crate::views::before::Before;
use crate::views::seating::place_words;
use crate::views::{self, Medium};
use engine::state::Round;

/// Lays out the pairings of a round by board.
#[must_use]
pub fn by_board(source: &Source<'_>) -> Report {
    let mut report = source.report(title(source, "Pairings"));
    report.sections.push(match source.state.round(source.round) {
        Some(held) => {
            let before = Before::round(source.state, source.round);
            let mut blocks = vec![Block::Grid(grid(source, held, before))];
            blocks.extend(fixed_boards(source, held).map(Block::Note));
            Section::of(blocks)
        }
        None => Section::of(vec![Block::Note(nothing_announced(source))]),
    });
    report
}

/// Returns the title of a report about a round.
#[must_use]
pub fn title(source: &Source<'_>, what: &str) -> String {
    match source.round.0 {
        0 => what.to_owned(),
        round => format!("{what} of round {round}{}{}", begins(source), position(source)),
    }
}

/// Returns the starting time of a round, if it is known.
fn begins(source: &Source<'_>) -> String {
    let moment = source.state.details.schedule.get(source.round.index());
    moment.filter(|moment| !moment.is_empty()).map_or_else(String::new, |moment| format!(", {moment}"))
}

/// Returns the starting position of the games, if one was drawn.
fn position(source: &Source<'_>) -> String {
    source.state.position(source.round).map_or_else(String::new, |position| format!(", position {position}"))
}

/// Returns the note that there are no pairings.
#[must_use]
pub fn nothing_announced(source: &Source<'_>) -> String {
    match source.round.0 {
        0 => "No round is published yet.".to_owned(),
        round => format!("Round {round} is not published yet."),
    }
}

/// Lists the players of a round who have a fixed board, and the exceptions.
fn fixed_boards(source: &Source<'_>, held: &Round) -> Option<String> {
    let place = place_words(&source.state.setup.game).noun;
    let seated =
        (1_u16..).zip(&held.boards).flat_map(|(at, board)| board.seats.iter().map(move |one| (at, one)));
    let fixed = seated.filter_map(|(at, player)| {
        let board = source.player(*player)?.fixed_board?;
        let here = if board.0 == at { String::new() } else { format!(" (in this round at {at})") };
        Some(format!("{} at {place} {board}{here}", source.state.name(*player)))
    });
    let fixed = fixed.collect::<Vec<_>>().join("; ");
    (!fixed.is_empty()).then(|| format!("Fixed {place}s: {fixed}."))
}

/// Lays out a round as one table.
#[must_use]
pub fn grid(source: &Source<'_>, held: &Round, before: Before) -> Grid {
    Grid::of(&views::pairings::by_board(source.state, source.round, held, Some(before)), Medium::Report)
}
