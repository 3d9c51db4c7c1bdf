//! The starting list: the players in the order of their pairing numbers, with what is known of them.

use super::{Align, Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::values;
use crate::views::numbers::show_rating;
use crate::views::words::noun;
use engine::setup::RatingSystem;
use engine::state::Player;

/// A column of the list.
struct Fact {
    head: &'static str,
    /// The heading in words; empty if the short one is clear.
    name: &'static str,
    align: Align,
    /// True if a narrow screen may omit it.
    minor: bool,
    of: fn(&Source<'_>, &Player) -> String,
}

/// The facts in order; one that nobody has is left out.
const FACTS: [Fact; 7] = [
    Fact::text("Title", |_, player| player.entrant.title.to_string()),
    Fact {
        name: "federation",
        minor: false,
        ..Fact::text("Fed", |_, player| player.entrant.federation.to_string())
    },
    Fact { name: "rating", minor: false, align: Align::Right, ..Fact::text("Rtg", rating) },
    Fact {
        name: "FIDE id",
        align: Align::Right,
        ..Fact::text("Id", |_, player| player.entrant.fide_id.to_string())
    },
    Fact::text("Club", |_, player| player.entrant.club.to_string()),
    Fact::text("Category", |_, player| player.entrant.category.to_string()),
    Fact::text("Captain", |_, player| player.entrant.captain.to_string()),
];

impl Fact {
    const fn text(head: &'static str, of: fn(&Source<'_>, &Player) -> String) -> Self {
        Self { head, name: "", align: Align::Left, minor: true, of }
    }

    fn cell(&self, source: &Source<'_>, player: &Player) -> Cell {
        let shown = (self.of)(source, player);
        match self.align {
            Align::Right => Cell::number(shown),
            Align::Left | Align::Center => Cell::of(shown),
        }
    }

    fn column(&self) -> Column {
        Column { align: self.align, minor: self.minor, ..Column::text(self.head).named(self.name) }
    }
}

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
    let somebody = |fact: &&Fact| players.iter().any(|player| !(fact.of)(source, player).is_empty());
    let facts: Vec<&Fact> = FACTS.iter().filter(somebody).collect();
    let mut columns = vec![Column::number("No").named("pairing number"), Column::text("Name")];
    columns.extend(facts.iter().map(|fact| fact.column()));
    let row = |player: &&Player| {
        let lead = [Cell::of(source.number(player.id)), source.name(player.id)];
        let own = facts.iter().map(|fact| fact.cell(source, player));
        Row::of(lead.into_iter().chain(own).collect())
    };
    Grid { columns, rows: players.iter().map(row).collect() }
}

fn rating(source: &Source<'_>, player: &Player) -> String {
    let system = source.state.setup.rating_of_players();
    let places = if matches!(system, RatingSystem::Unrated) { 0 } else { system.decimals() };
    show_rating(source.state.rating_of(player), places)
}
