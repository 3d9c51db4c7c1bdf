//! The standings after a round: every tie-break in order, ratings before and now.

use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::engine::id::RoundNo;
use crate::engine::setup::Ranking;
use crate::engine::standings::Standings;
use crate::engine::state::Player;
use crate::engine::words;
use crate::formats::table::{show_change, show_rating};

/// A column that is there when somebody has something in it.
type Optional = (&'static str, fn(&Player, RoundNo) -> String);

/// What standings say of a player besides the name, where known.
const OPTIONAL: [Optional; 5] = [
    ("Title", |player, _| player.entrant.title.to_string()),
    ("Fed", |player, _| player.entrant.federation.to_string()),
    ("Club", |player, _| player.entrant.club.to_string()),
    ("Cat", |player, _| player.entrant.category.to_string()),
    ("Takes part", absence),
];

/// Tells what of an event a player is not there for: `withdrawn after round 2`, `excluded after round 3`,
/// `from round 2`; empty for who takes part in all of it so far.
#[must_use]
pub fn absence(player: &Player, round: RoundNo) -> String {
    let away = player.away.iter().rfind(|away| away.after <= round);
    let gone = away.filter(|away| away.until.is_none_or(|until| round < until));
    if let Some(away) = gone {
        let what = if away.expelled { "excluded" } else { "withdrawn" };
        return format!("{what} after round {}", away.after);
    }
    if player.first_round.0 > 1 { format!("from round {}", player.first_round) } else { String::new() }
}

/// Lays out standings.
#[must_use]
pub fn standings(source: &Source<'_>, standings: &Standings) -> Report {
    let mut report = source.report(title(standings.after));
    let mut blocks = vec![Block::Grid(grid(source, standings))];
    blocks.extend(notes(source, standings).into_iter().map(Block::Note));
    report.sections.push(Section::of(blocks));
    report
}

fn title(after: RoundNo) -> String {
    if after.0 == 0 { "Field before round 1".to_owned() } else { format!("Standings after round {after}") }
}

fn grid(source: &Source<'_>, standings: &Standings) -> Grid {
    let optional = optional(source);
    let seeded = standings.rating_places.is_none()
        && source.state.players.iter().any(|player| player.entrant.rating.is_some());
    // What the standings sort by stands there already.
    let says_rating_now = source.state.setup.ranking != Ranking::Rating;
    let rows = standings.rows.iter().map(|row| {
        let player = source.player(row.player);
        let mut cells =
            vec![Cell::of(row.place), Cell::of(source.number(row.player)), source.name(row.player)];
        cells.extend(
            optional
                .iter()
                .map(|(_, of)| Cell::of(player.map(|player| of(player, source.round)).unwrap_or_default())),
        );
        if seeded {
            cells.push(Cell::of(show_rating(row.rating.before, 0)));
        }
        cells.extend(row.values.iter().map(Cell::of));
        if let Some(places) = standings.rating_places {
            let (before, now) = (row.rating.before, row.rating.now);
            cells.push(Cell::of(show_rating(before, places)));
            cells.extend(says_rating_now.then(|| Cell::of(show_rating(now, places))));
            cells.push(Cell::of(show_change(before, now, places)));
        }
        Row::of(cells)
    });
    let rows = rows.collect();
    Grid { columns: columns(standings, &optional, seeded, says_rating_now), rows }
}

fn optional(source: &Source<'_>) -> Vec<Optional> {
    let known =
        |(_, of): &Optional| source.state.players.iter().any(|player| !of(player, source.round).is_empty());
    OPTIONAL.into_iter().filter(known).collect()
}

fn columns(standings: &Standings, optional: &[Optional], seeded: bool, says_rating_now: bool) -> Vec<Column> {
    let mut columns = vec![
        Column::number("#").named("place"),
        Column::number("No").named("pairing number").minor(),
        Column::text("Name"),
    ];
    columns.extend(optional.iter().map(|(head, _)| Column::text(head).minor()));
    if seeded {
        columns.push(Column::number("Rtg").named("rating"));
    }
    columns.extend(standings.columns.iter().map(|column| Column::number(column.code).named(column.name)));
    if standings.rating_places.is_some() {
        columns.push(Column::number("before").named("rating before the event"));
        columns.extend(says_rating_now.then(|| Column::number("now").named("rating now")));
        columns.push(Column::number("change").named("change of rating"));
    }
    columns
}

fn notes(source: &Source<'_>, standings: &Standings) -> Vec<String> {
    let keys = standings.columns.iter().map(|column| format!("{} {}", column.code, column.name));
    let mut notes = vec![format!("{}.", keys.collect::<Vec<_>>().join(", "))];
    notes.extend(missing(source, standings.after));
    notes
}

/// Says how many results are missing.
#[must_use]
pub fn missing(source: &Source<'_>, after: RoundNo) -> Option<String> {
    let rounds = source.state.rounds.iter().take(after.0.into());
    let open: usize = rounds.map(|round| round.boards.len() - round.results()).sum();
    match open {
        0 => None,
        open => Some(format!("{} still missing.", words::count_of(open, "result is", "results are"))),
    }
}
