//! The pairings of a round by name: where a player who looks for the own name has to go.

use std::cmp::Ordering;

use icu_collator::options::{CollatorOptions, Strength};
use icu_collator::preferences::CollationNumericOrdering;
use icu_collator::{CollatorBorrowed, CollatorPreferences};
use icu_locale_core::Locale;
use unicode_segmentation::UnicodeSegmentation as _;

use super::pairings::{has_partnerships, nothing_announced, partnership, title};
use super::seating::{Seating, Spot, place_word, seat_name};
use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::engine::id::PlayerId;
use crate::engine::setup::Game;
use crate::engine::state::Round;

/// The order of names in a language, for lists that people read; no rule depends on it.
#[derive(Debug)]
pub struct NameOrder {
    names: Option<CollatorBorrowed<'static>>,
    letters: Option<CollatorBorrowed<'static>>,
}

/// A text that is no language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language (expected for instance `sv` or `de-AT`)")]
pub struct NoSuchLanguage(String);

impl NameOrder {
    /// Takes the order of no language in particular, the root of the collation algorithm. Its data are part of the
    /// program; were they not, names would stand by their letters' codes.
    #[must_use]
    pub fn plain() -> Self {
        let preferences = CollatorPreferences::default();
        Self { names: collator(preferences, None), letters: collator(preferences, Some(Strength::Primary)) }
    }

    /// Takes the order of a language (Unicode collation algorithm with its tailoring); `und` is the one of no language.
    /// Numbers within names are compared as numbers.
    ///
    /// # Errors
    ///
    /// The text is not a language tag.
    pub fn of(language: &str) -> Result<Self, NoSuchLanguage> {
        let no_such = || NoSuchLanguage(language.to_owned());
        let locale = Locale::try_from_str(language).map_err(|_| no_such())?;
        let preferences = CollatorPreferences::from(&locale);
        let names = collator(preferences, None).ok_or_else(no_such)?;
        Ok(Self { names: Some(names), letters: collator(preferences, Some(Strength::Primary)) })
    }

    /// Compares two names.
    #[must_use]
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        self.names.as_ref().map_or_else(|| one.cmp(other), |order| order.compare(one, other))
    }

    /// Sorts things by name; those of one name keep their order.
    pub fn sort<T>(&self, things: &mut [T], name: impl Fn(&T) -> &str) {
        things.sort_by(|one, other| self.compare(name(one), name(other)));
    }

    /// Tells whether two names stand below the same letter: `Émile` and `eve` do.
    #[must_use]
    pub fn same_letter(&self, one: &str, other: &str) -> bool {
        let (one, other) = (first_letter(one), first_letter(other));
        self.letters.as_ref().map_or(one == other, |order| order.compare(one, other) == Ordering::Equal)
    }
}

fn collator(
    mut preferences: CollatorPreferences,
    strength: Option<Strength>,
) -> Option<CollatorBorrowed<'static>> {
    preferences.numeric_ordering = Some(CollationNumericOrdering::True);
    let mut options = CollatorOptions::default();
    options.strength = strength;
    CollatorBorrowed::try_new(preferences, options).ok()
}

fn first_letter(name: &str) -> &str {
    name.graphemes(true).next().unwrap_or_default()
}

/// Lays out the pairings of a round by name.
#[must_use]
pub fn by_name(source: &Source<'_>, order: &NameOrder) -> Report {
    let mut report = source.report(format!("{} by name", title(source, "Pairings")));
    report.sections.push(match source.state.round(source.round) {
        Some(held) => Section::of(vec![Block::Grid(grid(source, held, order))]),
        None => Section::of(vec![Block::Note(nothing_announced(source))]),
    });
    report
}

fn grid(source: &Source<'_>, held: &Round, order: &NameOrder) -> Grid {
    let seating = Seating::of(source.state, source.round);
    let players = source.state.players.iter();
    let mut players: Vec<(&str, PlayerId, Spot)> = players
        .filter_map(|player| Some((player.entrant.name.as_str(), player.id, seating.spot(player.id)?)))
        .collect();
    order.sort(&mut players, |player| player.0);
    let partnerships = has_partnerships(source);
    // A table of dice is found by its number alone: who else is there would be wider than a page.
    let has_company = !matches!(source.state.setup.game, Game::Dice) || !held.byes.is_empty();
    let mut before: Option<&str> = None;
    let rows = players.iter().map(|(name, player, spot)| {
        // Whoever looks for a name at the wall first looks for its letter.
        let begins = before.replace(name).is_none_or(|before| !order.same_letter(before, name));
        let mut cells = vec![source.name(*player), Cell::of(source.number(*player))];
        cells.extend(place(source, *spot));
        if partnerships {
            cells.push(Cell::of(partnership(source, *player)));
        }
        cells.extend(has_company.then(|| company(source, held, *player, *spot)));
        Row { cells, begins }
    });
    let rows = rows.collect();
    Grid { columns: columns(source, partnerships, has_company), rows }
}

fn columns(source: &Source<'_>, partnerships: bool, has_company: bool) -> Vec<Column> {
    let game = &source.state.setup.game;
    let mut columns = vec![
        Column::text("Name"),
        Column::number("No").named("pairing number").minor(),
        Column::number(place_word(game)),
        Column::mark(if game.is_for_two() { "Colour" } else { "Seat" }),
    ];
    if partnerships {
        columns.push(Column::text("Partnership"));
    }
    let company = match game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) => "Opponent",
        Game::Dice => "Bye",
        Game::Tractor(_) => "Partner",
    };
    columns.extend(has_company.then(|| Column::text(company)));
    columns
}

fn place(source: &Source<'_>, spot: Spot) -> [Cell; 2] {
    match spot {
        Spot::Bye(_) => [Cell::default(), Cell::default()],
        Spot::Seat { board, seat } => {
            [Cell::of(board + 1), Cell::of(seat_name(&source.state.setup.game, seat))]
        }
    }
}

/// The opponent or the partner, or the bye.
fn company(source: &Source<'_>, held: &Round, player: PlayerId, spot: Spot) -> Cell {
    let (board, seat) = match spot {
        Spot::Seat { board, seat } => (board, seat),
        Spot::Bye(bye) => return Cell::of(bye.name()),
    };
    let seats = held.boards.get(board).map_or(&[][..], |board| &board.seats);
    let other = match &source.state.setup.game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) => seats.iter().find(|other| **other != player),
        Game::Dice => None,
        Game::Tractor(_) => seats.get((seat + 2) % 4),
    };
    other.map_or_else(Cell::default, |other| source.name(*other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(language: &str, names: &str, expected: &str) {
        let order = NameOrder::of(language).unwrap();
        let mut names = names.split(' ').collect::<Vec<_>>();
        names.sort_by(|one, other| order.compare(one, other));
        assert_eq!(names.join(" "), expected);
    }

    #[test]
    fn names_stand_where_people_look_for_them() {
        check("und", "Zoe Émile eve Eva Ärla Arne", "Ärla Arne Émile Eva eve Zoe");
        check("sv", "Öberg Zetterberg Åberg Ärla Arne", "Arne Zetterberg Åberg Ärla Öberg");
        check("und", "P10 P2 P1", "P1 P2 P10");
        let (plain, swedish) = (NameOrder::plain(), NameOrder::of("sv").unwrap());
        assert!(plain.same_letter("Émile", "eve") && plain.same_letter("Ärla", "Arne"));
        assert!(!swedish.same_letter("Ärla", "Arne") && !plain.same_letter("Eva", "Zoe"));
        assert_eq!(
            NameOrder::of("no language!").unwrap_err().to_string(),
            "`no language!` is not a language (expected for instance `sv` or `de-AT`)"
        );
    }
}
