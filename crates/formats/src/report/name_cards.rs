//! Name cards, to be folded: a player's name with title, federation and club.

use super::{Block, Cell, Column, Emphasis, Grid, Report, Row, Section, Sign, SignShape, Source};
use engine::state::Player;

/// Lays out a card for every player, in the order of the pairing numbers.
#[must_use]
pub(super) fn name_cards(source: &Source<'_>) -> Report {
    let mut report = source.report(source.language().say("title-name-cards"));
    let players = source.state.by_number();
    let signs = players.iter().map(|player| card(source, player)).collect();
    report.sections.push(Section::of(vec![Block::Signs(SignShape::Folded, signs)]));
    report.data = Some(data(source, &players));
    report
}

fn card(source: &Source<'_>, player: &Player) -> Sign {
    let facts = [&player.entrant.federation, &player.entrant.club].map(ToString::to_string);
    let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
    let title = (source.title(player.id).to_owned(), Emphasis::Plain);
    let name = (source.state.name(player.id), Emphasis::Large);
    Sign::of([title, name, (facts.join("  ·  "), Emphasis::Plain)])
}

fn data(source: &Source<'_>, players: &[&Player]) -> Grid {
    let columns = ["Title", "Name", "Federation", "Club"].into_iter().map(Column::text).collect();
    let row = |player: &&Player| {
        let entrant = &player.entrant;
        let facts = [Cell::of(&entrant.federation), Cell::of(&entrant.club)];
        let lead = [Cell::of(source.title(player.id)), source.name(player.id)];
        Row::of(lead.into_iter().chain(facts).collect())
    };
    Grid { columns, rows: players.iter().map(row).collect() }
}
