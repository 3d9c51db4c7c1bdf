//! The pairings of a round by board; a table of more than two players has one row per seat.

use super::{Block, Grid, Report, Section, Source};
use crate::values;
use crate::views::before::Before;
use crate::views::seating::place_words;
use crate::views::{self, Medium};
use engine::action::Outcome;
use engine::state::{Board, Round};

/// Lays out the pairings of a round by board.
#[must_use]
pub fn by_board(source: &Source<'_>) -> Report {
    let mut report = source.report(title(source, "title-pairings"));
    report.sections.push(match source.state.round(source.round) {
        Some(held) => {
            let before = Before::round(source.state, source.round);
            let mut blocks = vec![Block::Grid(grid(source, held, before))];
            blocks.extend(adjourned(source, held.boards.iter()));
            blocks.extend(fixed_boards(source, held).map(Block::Note));
            Section::of(blocks)
        }
        None => Section::of(vec![Block::Note(nothing_announced(source))]),
    });
    report
}

/// Explains the scores of matches with an adjourned board.
pub(super) fn adjourned<'a>(
    source: &Source<'_>,
    mut matches: impl Iterator<Item = &'a Board>,
) -> Option<Block> {
    let rules = source.state.setup.game.match_rules()?;
    let is_adjourned = |held| source.state.match_at(rules, held).games.contains(&Some(Outcome::Adjourned));
    matches.any(is_adjourned).then(|| Block::Note(source.language().sentence("legend-adjourned")))
}

/// Returns the title of a report about a round, from the message of that name; before the first round from
/// the one with `-alone` behind it.
#[must_use]
pub fn title(source: &Source<'_>, what: &str) -> String {
    match source.round.0 {
        0 => source.language().say(&format!("{what}-alone")),
        round => {
            let title = source.language().tell(what, &values! { "round" => round });
            format!("{title}{}", beside_round(source))
        }
    }
}

/// Returns the heading of a slip: event and round.
#[must_use]
pub(super) fn slip_heading(source: &Source<'_>) -> String {
    let language = source.language();
    let which = language.tell("slip-round", &values! { "round" => source.round.0 });
    let event = source.state.details.title.to_string();
    // The name of the event is the same in each language.
    language.first().tell("slip-heading", &values! { "event" => event, "which" => which })
}

/// Returns the text behind the number of a round: the starting time and the starting position.
#[must_use]
pub(super) fn beside_round(source: &Source<'_>) -> String {
    begins(source) + &position(source)
}

/// Returns the starting time of a round, if it is known.
fn begins(source: &Source<'_>) -> String {
    let moment = source.begins(source.round);
    if moment.is_empty() { String::new() } else { format!(", {moment}") }
}

/// Returns the starting position of the games, if one was drawn.
fn position(source: &Source<'_>) -> String {
    let position = source.state.position(source.round);
    let told = |position: String| source.language().tell("position", &values! { "position" => position });
    position.map_or_else(String::new, |position| format!(", {}", told(position.to_string())))
}

/// Returns the note that there are no pairings.
#[must_use]
pub fn nothing_announced(source: &Source<'_>) -> String {
    match source.round.0 {
        0 => source.language().sentence("no-round-yet"),
        round => source.language().note("round-not-published", &values! { "round" => round }),
    }
}

/// Lists the players of a round who have a fixed board, and the exceptions.
fn fixed_boards(source: &Source<'_>, held: &Round) -> Option<String> {
    let language = source.language();
    let place = place_words(&source.state.setup.game).noun;
    let seated =
        (1_u16..).zip(&held.boards).flat_map(|(at, board)| board.seats.iter().map(move |one| (at, one)));
    let fixed = seated.filter_map(|(at, player)| {
        let board = source.player(*player)?.fixed_board?;
        let player = source.state.name(*player);
        let values = values! { "player" => player, "place" => place, "board" => board.0, "now" => at };
        let name = if board.0 == at { "fixed-board" } else { "fixed-board-elsewhere" };
        Some(language.tell(name, &values))
    });
    let fixed = fixed.collect::<Vec<_>>().join("; ");
    (!fixed.is_empty()).then(|| language.note("fixed-boards", &values! { "place" => place, "list" => fixed }))
}

/// Lays out a round as one table.
#[must_use]
pub fn grid(source: &Source<'_>, held: &Round, before: Before) -> Grid {
    Grid::of(&views::pairings::by_board(source.state, source.round, held, Some(before)), Medium::Report)
}
