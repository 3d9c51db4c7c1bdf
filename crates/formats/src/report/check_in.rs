//! The check-in of the next round: the expected players who have not arrived, to be read out and
//! ticked off.

use std::collections::BTreeSet;

use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::values;
use crate::views::presence::Presence;
use crate::views::words::noun;
use engine::id::PlayerId;
use engine::state::Player;

/// Lays out the missing players; before the check-in begins, all expected players.
#[must_use]
pub(super) fn check_in(source: &Source<'_>) -> Report {
    let state = source.state;
    let round = state.next_round();
    let presence = Presence::of(state);
    let listed: BTreeSet<PlayerId> = if presence.is_some() {
        state.not_here(round).map(|player| player.id).collect()
    } else {
        state.expected(round).map(|player| player.id).collect()
    };
    let mut players: Vec<&Player> = state.by_number();
    players.retain(|player| listed.contains(&player.id));
    // The list of a finished event is that of its last round.
    let named = if state.warning_of_more_rounds(round).is_some() { state.last_round() } else { round };
    let (language, values) = (source.language(), values! { "round" => named.0 });
    let title = presence.map_or_else(
        || language.tell("title-check-in", &values),
        |_| language.tell("title-not-here", &values),
    );
    let told = presence.map_or_else(
        || language.note("check-in-expected", &values! { "count" => players.len(), "who" => noun(state) }),
        |here| language.note("check-in-here", &values! { "here" => here.here, "expected" => here.expected }),
    );
    let mut report = source.report(title);
    let mut blocks = Vec::new();
    if !players.is_empty() {
        blocks.push(Block::Grid(grid(source, &players)));
    }
    blocks.push(Block::Note(told));
    report.sections.push(Section::of(blocks));
    report
}

fn grid(source: &Source<'_>, players: &[&Player]) -> Grid {
    let has_club = players.iter().any(|player| !player.entrant.club.is_empty());
    let mut columns = vec![Column::number("No").named("pairing number"), Column::text("Name")];
    columns.extend(has_club.then(|| Column::text("Club").minor()));
    columns.push(Column::mark("Here"));
    let row = |player: &&Player| {
        let mut cells = vec![Cell::of(source.number(player.id)), source.name(player.id)];
        cells.extend(has_club.then(|| Cell::of(&player.entrant.club)));
        cells.push(Cell::blank("[ ]"));
        Row::of(cells)
    };
    Grid { columns, rows: players.iter().map(row).collect() }
}
