//! The pairings of a round by name: where a player who looks for the own name has to go.

use std::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::preferences::CollationNumericOrdering;
use icu_collator::{CollatorBorrowed, CollatorPreferences};
use icu_locale_core::Locale;

use super::pairings::{has_partnerships, nothing_announced, partnership, title};
use super::seating::{Seating, Spot, place_word, seat_name};
use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::engine::id::PlayerId;
use crate::engine::setup::Game;
use crate::engine::state::Round;

/// The order of names in a language, for lists that people read; no rule depends on it.
#[derive(Debug)]
pub struct NameOrder(Option<CollatorBorrowed<'static>>);

/// A text that is no language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language (expected for instance `sv` or `de-AT`)")]
pub struct NoSuchLanguage(String);

impl NameOrder {
    /// Takes the order of no language in particular, the root of the collation algorithm. Its data are part of the
    /// program; were they not, names would stand by their letters' codes.
    #[must_use]
    pub fn plain() -> Self {
        Self(collator(CollatorPreferences::default()))
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
        collator(CollatorPreferences::from(&locale)).map(|order| Self(Some(order))).ok_or_else(no_such)
    }

    /// Compares two names.
    #[must_use]
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        self.0.as_ref().map_or_else(|| one.cmp(other), |order| order.compare(one, other))
    }

    /// Sorts things by name; those of one name keep their order.
    pub fn sort<T>(&self, things: &mut [T], name: impl Fn(&T) -> &str) {
        things.sort_by(|one, other| self.compare(name(one), name(other)));
    }
}

fn collator(mut preferences: CollatorPreferences) -> Option<CollatorBorrowed<'static>> {
    preferences.numeric_ordering = Some(CollationNumericOrdering::True);
    CollatorBorrowed::try_new(preferences, CollatorOptions::default()).ok()
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
    let rows = players.iter().map(|(_, player, spot)| {
        let mut cells = vec![source.name(*player), Cell::of(source.number(*player))];
        cells.extend(place(source, *spot));
        if partnerships {
            cells.push(Cell::of(partnership(source, *player)));
        }
        cells.extend(company(source, held, *player, *spot));
        Row::of(cells)
    });
    Grid { columns: columns(source, partnerships), rows: rows.collect() }
}

fn columns(source: &Source<'_>, partnerships: bool) -> Vec<Column> {
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
    columns.extend(match game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) => vec![Column::text("Opponent")],
        Game::Dice => vec![Column::text("With")],
        Game::Tractor(_) => vec![Column::text("Partner"), Column::text("Against")],
    });
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

/// Who else is there, or the bye.
fn company(source: &Source<'_>, held: &Round, player: PlayerId, spot: Spot) -> Vec<Cell> {
    let game = &source.state.setup.game;
    let (board, seat) = match spot {
        Spot::Seat { board, seat } => (board, seat),
        Spot::Bye(bye) => {
            let empty = matches!(game, Game::Tractor(_)).then(Cell::default);
            return std::iter::once(Cell::of(bye.name())).chain(empty).collect();
        }
    };
    let seats = held.boards.get(board).map_or(&[][..], |board| &board.seats);
    match game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) => {
            vec![seats.get(1 - seat.min(1)).map_or_else(Cell::default, |opponent| source.name(*opponent))]
        }
        Game::Dice => vec![Cell::of(source.list(seats.iter().copied().filter(|other| *other != player)))],
        Game::Tractor(_) => {
            let partner =
                seats.get((seat + 2) % 4).map_or_else(Cell::default, |partner| source.name(*partner));
            let against = [(seat + 1) % 4, (seat + 3) % 4].into_iter().filter_map(|seat| seats.get(seat));
            vec![partner, Cell::of(source.list(against.copied()))]
        }
    }
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
        assert_eq!(
            NameOrder::of("no language!").unwrap_err().to_string(),
            "`no language!` is not a language (expected for instance `sv` or `de-AT`)"
        );
    }
}
