//! The people whom the rating lists offer while a player is typed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::preview::{in_english, name_typed};
use crate::scene::Scene;
use crate::widgets::table::{Column, Cursor, Table, cell};
use crate::widgets::theme::Role;
use engine::action::{Entrant, RatingKind};
use formats::rating_list::fill::Listed;
use formats::registration;

/// The number of people offered.
const OFFERED: usize = 12;

/// The people whom the rating lists offer for the input.
#[derive(Debug, Default)]
pub(super) struct Offers {
    pub(super) listed: Vec<Listed>,
    pub(super) cursor: Cursor,
    /// The person who was put into the line.
    pub(super) taken: Option<Box<Entrant>>,
    /// The error of the lists.
    pub(super) wrong: Option<String>,
}

impl Offers {
    /// Searches the lists for the input, unless the line is still about the person who was put into it.
    pub(super) fn look(&mut self, typed: &str, scene: &Scene<'_>) {
        self.listed.clear();
        self.cursor = Cursor::default();
        self.wrong = None;
        // In the middle of a word the line cannot be read.
        let typed = &*in_english(typed, scene);
        if self.taken.as_ref().is_some_and(|taken| is_of(typed, taken).unwrap_or(true)) {
            return;
        }
        self.taken = None;
        let name = name_typed(typed);
        // Thousands of names begin with a single letter.
        let Some(state) = scene.state().filter(|_| name.trim().chars().nth(1).is_some()) else { return };
        match scene.lists.search(&name, state, OFFERED) {
            Ok(listed) => self.listed = listed,
            Err(wrong) => self.wrong = Some(wrong.to_string()),
        }
    }

    /// Puts the person under the cursor into the line; returns the line.
    pub(super) fn take(&mut self, scene: &Scene<'_>) -> Option<String> {
        let listed = self.listed.get(self.cursor.at(self.listed.len())?)?;
        match scene.lists.taken(listed, scene.state()?) {
            Ok(entrant) => {
                let line = registration::write_in(&entrant, scene.language());
                self.listed.clear();
                self.taken = Some(Box::new(entrant));
                Some(line)
            }
            Err(wrong) => {
                self.wrong = Some(wrong.to_string());
                None
            }
        }
    }

    pub(super) fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let kinds = RatingKind::ALL.iter().copied();
        let has = |kind: RatingKind| self.listed.iter().any(|one| one.person.rating(kind).is_some());
        let kinds: Vec<RatingKind> = kinds.filter(|kind| has(*kind)).collect();
        let mut columns = vec![
            Column::text("from the lists", 20, 32),
            Column::text("", 0, 3),
            Column::text("fed", 3, 3),
            Column::text("born", 4, 4),
        ];
        columns.extend(kinds.iter().map(|kind| Column::number(heading(*kind))));
        columns.push(Column::text("number", 5, 11));
        columns.push(Column::text("list", 5, 16).dropped(1));
        columns.push(Column::text("", 0, 8));
        let row = |at: usize| {
            let Some(Listed { person, source, .. }) = self.listed.get(at) else { return Vec::new() };
            let role = if person.is_inactive { Role::Dim } else { Role::Text };
            let year = person.born.get(..4).unwrap_or_default();
            let mut cells = vec![cell(role, person.name.as_str()).named()];
            cells.extend([&*person.title, &*person.federation, year].map(|fact| cell(role, fact)));
            let rating = |kind: &RatingKind| {
                person.rating(*kind).map_or_else(String::new, |rating| rating.to_string())
            };
            cells.extend(kinds.iter().map(|kind| cell(role, rating(kind))));
            let number = if person.fide_id.is_empty() { &person.number } else { &person.fide_id };
            cells.extend([cell(role, number.as_str()), cell(Role::Dim, source.as_str())]);
            cells.push(cell(Role::Warning, if person.is_inactive { "inactive" } else { "" }));
            cells
        };
        let len = self.listed.len();
        let mut cursor = self.cursor;
        let table = Table { columns: &columns, len, row: &row, detail: &[], empty: "", active: true };
        table.draw(area, buffer, &mut cursor, scene.theme());
        self.cursor = cursor;
    }

    /// Returns the number of lines of the table, with its heading.
    pub(super) fn height(&self) -> u16 {
        if self.listed.is_empty() { 0 } else { u16::try_from(self.listed.len() + 1).unwrap_or(u16::MAX) }
    }
}

/// Returns the heading of a kind of ratings, short enough for all of them to fit.
const fn heading(kind: RatingKind) -> &'static str {
    match kind {
        RatingKind::Standard => "std",
        RatingKind::Rapid => "rap",
        RatingKind::Blitz => "bl",
        RatingKind::National => "nat",
    }
}

/// Returns true if a line is still about a person: by the number or, without one, by the name. `None` if the
/// line cannot be read.
fn is_of(typed: &str, person: &Entrant) -> Option<bool> {
    registration::read(typed).ok().map(|entrant| {
        if person.fide_id.is_empty() {
            entrant.name == person.name
        } else {
            entrant.fide_id == person.fide_id
        }
    })
}
