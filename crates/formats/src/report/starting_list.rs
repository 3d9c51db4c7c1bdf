//! The starting list: the players in the order of their pairing numbers, with what is known of them.

use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::values;
use crate::views::numbers::show_rating;
use crate::views::words::noun;
use engine::setup::RatingSystem;
use engine::state::Player;

/// A column of the list: its heading, and the text for a player.
type Fact = (&'static str, fn(&Source<'_>, &Player) -> String);

/// The facts in order; one that nobody has is left out.
const FACTS: [Fact; 7] = [
    ("Title", |_, player| player.entrant.title.to_string()),
    ("Fed", |_, player| player.entrant.federation.to_string()),
    ("Rtg", rating),
    ("Id", |_, player| player.entrant.fide_id.to_string()),
    ("Club", |_, player| player.entrant.club.to_string()),
    ("Category", |_, player| player.entrant.category.to_string()),
    ("Captain", |_, player| player.entrant.captain.to_string()),
];

/// Lays out the list.
#[must_use]
pub(super) fn starting_list(source: &Source<'_>) -> Report {
    let mut report = source.report(source.language().say("title-starting-list"));
    let players = source.state.by_number();
    let total = values! { "count" => players.len(), "who" => noun(source.state) };
    let total = source.language().note("players-in-all", &total);
    let blocks = vec![Block::Grid(grid(source, &players)), Block::Note(total)];
    report.sections.push(Section::of(blocks));
    report
}

fn grid(source: &Source<'_>, players: &[&Player]) -> Grid {
    let somebody = |fact: &&Fact| players.iter().any(|player| !fact.1(source, player).is_empty());
    let facts: Vec<&Fact> = FACTS.iter().filter(somebody).collect();
    let mut columns = vec![Column::number("No").named("pairing number"), Column::text("Name")];
    columns.extend(facts.iter().map(|(head, _)| column(head)));
    let row = |player: &&Player| {
        let lead = [Cell::of(source.number(player.id)), source.name(player.id)];
        let own = facts.iter().map(|(_, fact)| Cell::of(fact(source, player)));
        Row::of(lead.into_iter().chain(own).collect())
    };
    Grid { columns, rows: players.iter().map(row).collect() }
}

fn column(head: &str) -> Column {
    match head {
        "Rtg" => Column::number(head).named("rating"),
        "Fed" => Column::text(head).named("federation"),
        "Id" => Column::number(head).named("FIDE id").minor(),
        head => Column::text(head).minor(),
    }
}

fn rating(source: &Source<'_>, player: &Player) -> String {
    let system = source.state.setup.rating_of_players();
    let places = if matches!(system, RatingSystem::Unrated) { 0 } else { system.decimals() };
    show_rating(source.state.rating_of(player), places)
}
