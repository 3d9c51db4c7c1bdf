//! Tables for people and for spreadsheets: standings and crosstable as aligned text and as CSV.

use std::borrow::Cow;
use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::report::csv;
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::engine::number::Rating;
use crate::engine::pairing::field::Color;
use crate::engine::scoring::GameScore;
use crate::engine::standings::Standings;
use crate::engine::state::State;
use crate::text::clean;

/// A table of texts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// The columns.
    pub columns: Vec<Heading>,
    /// The rows, each with one text a column.
    pub rows: Vec<Vec<String>>,
}

/// The head of a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// What stands above it.
    pub text: String,
    /// Whether it holds numbers, which are aligned on the right.
    pub number: bool,
}

impl Heading {
    fn name(text: &str) -> Self {
        Self { text: text.to_owned(), number: false }
    }

    fn number(text: &str) -> Self {
        Self { text: text.to_owned(), number: true }
    }
}

impl Table {
    /// Writes the table as aligned text: a line a row, columns divided by two blanks.
    #[must_use]
    pub fn to_text(&self) -> String {
        let heads: Vec<Cow<'_, str>> = self.columns.iter().map(|column| clean(&column.text)).collect();
        let rows = self.rows.iter().map(|row| row.iter().map(|cell| clean(cell)).collect());
        let rows: Vec<Vec<Cow<'_, str>>> = std::iter::once(heads).chain(rows).collect();
        let width = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.width()).max();
        let widths: Vec<usize> = (0..self.columns.len()).map(|at| width(at).unwrap_or(0)).collect();
        let mut text = String::new();
        for row in &rows {
            let mut line = String::new();
            for ((cell, column), width) in row.iter().zip(&self.columns).zip(&widths) {
                let gap = " ".repeat(width.saturating_sub(cell.width()));
                let divider = if line.is_empty() { "" } else { "  " };
                let (before, after) = if column.number { (gap.as_str(), "") } else { ("", gap.as_str()) };
                let _ = write!(line, "{divider}{before}{cell}{after}");
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// Writes the table as CSV, as reports are ([`csv`]).
    ///
    /// # Errors
    ///
    /// The writer's own words; writing into memory does not fail.
    pub fn to_csv(&self) -> Result<String, ::csv::Error> {
        let heads = self.columns.iter().map(|column| column.text.as_str());
        csv::table(heads, self.rows.iter().map(|row| row.iter().map(String::as_str)))
    }
}

/// Shows a rating with the decimals of its system, nothing where there is none.
#[must_use]
pub fn show_rating(rating: Option<Rating>, places: usize) -> String {
    rating.map_or_else(String::new, |rating| format!("{rating:.places$}"))
}

/// Shows a change with its sign.
#[must_use]
pub fn show_change(before: Option<Rating>, now: Option<Rating>, places: usize) -> String {
    let (Some(before), Some(now)) = (before, now) else { return String::new() };
    let change = now - before;
    let sign = if change > Rating::ZERO { "+" } else { "" };
    format!("{sign}{change:.places$}")
}

/// Lays out the standings.
#[must_use]
pub fn standings(state: &State, standings: &Standings) -> Table {
    let mut columns = vec![Heading::number("#"), Heading::number("No"), Heading::name("Name")];
    columns.extend(standings.columns.iter().map(|column| Heading::number(column.code)));
    if standings.rating_places.is_some() {
        columns.extend(["before", "now", "change"].map(Heading::number));
    }
    let rows = standings.rows.iter().map(|row| {
        let mut cells = vec![row.place.to_string(), row.player.to_string(), state.name(row.player)];
        cells.extend(row.values.iter().map(ToString::to_string));
        if let Some(places) = standings.rating_places {
            let line = row.rating;
            cells.extend([show_rating(line.before, places), show_rating(line.now, places)]);
            cells.push(show_change(line.before, line.now, places));
        }
        cells
    });
    Table { columns, rows: rows.collect() }
}

/// Lays out the crosstable: a line a player in the order of the standings, a column a round.
#[must_use]
pub fn crosstable(state: &State, standings: &Standings) -> Table {
    let meetings = Meetings::after(state, standings.after);
    let mut columns = vec![Heading::number("#"), Heading::number("No"), Heading::name("Name")];
    columns.extend((1..=standings.after.0).map(|round| Heading::name(&round.to_string())));
    columns.extend(standings.columns.iter().map(|column| Heading::number(column.code)));
    let rows = standings.rows.iter().map(|row| {
        let mut cells =
            vec![row.place.to_string(), number(state, row.player).to_string(), state.name(row.player)];
        for round in 1..=standings.after.0 {
            cells.push(cell(state, &meetings, row.player, RoundNo(round)));
        }
        cells.extend(row.values.iter().map(ToString::to_string));
        cells
    });
    Table { columns, rows: rows.collect() }
}

/// Gives the number by which a crosstable calls a player: the pairing number, or that of registration.
#[must_use]
pub fn number(state: &State, player: PlayerId) -> u32 {
    state.player(player).and_then(|player| player.number).map_or(player.0, u32::from)
}

/// Shows what a round was to a player: `12w1`, `3b=`, `7w+`, `U`, or the table where more than two meet.
#[must_use]
pub fn cell(state: &State, meetings: &Meetings, player: PlayerId, round: RoundNo) -> String {
    if !state.setup.game.is_for_two() {
        return table_cell(state, player, round);
    }
    let shown =
        meetings.of(player).iter().filter(|meeting| meeting.round == round).map(|one| meeting(state, one));
    shown.collect::<Vec<_>>().join(" ")
}

/// Shows a meeting: `12w1`, `7w+`, `U`.
#[must_use]
pub fn meeting(state: &State, meeting: &Meeting) -> String {
    match meeting.kind {
        MeetingKind::Bye(bye) => bye.letter().to_string(),
        MeetingKind::Board { opponent, color, result, .. } => {
            let color = match color {
                Color::White => 'w',
                Color::Black => 'b',
            };
            format!("{}{color}{}", number(state, opponent), mark(result))
        }
    }
}

/// Gives the mark of a result as tournament reports write it (TRF16, remark 2): letters for games that are not rated.
#[must_use]
pub const fn mark(result: MeetingResult) -> char {
    match result {
        MeetingResult::Open => '.',
        MeetingResult::Adjourned => 'a',
        MeetingResult::Played { side: GameScore::Win, rated: true } => '1',
        MeetingResult::Played { side: GameScore::Draw, rated: true } => '=',
        MeetingResult::Played { side: GameScore::Loss, rated: true } => '0',
        MeetingResult::Played { side: GameScore::Win, rated: false } => 'W',
        MeetingResult::Played { side: GameScore::Draw, rated: false } => 'D',
        MeetingResult::Played { side: GameScore::Loss, rated: false } => 'L',
        MeetingResult::Forfeit { won: true } => '+',
        MeetingResult::Forfeit { won: false } => '-',
    }
}

fn table_cell(state: &State, player: PlayerId, round: RoundNo) -> String {
    let Some(held) = state.round(round) else { return String::new() };
    let bye = held.byes.iter().find(|(who, _)| *who == player);
    if let Some((_, bye)) = bye {
        return bye.letter().to_string();
    }
    let table = held.boards.iter().position(|board| board.seats.contains(&player));
    table.map_or_else(String::new, |at| {
        let place = crate::engine::ranking::placings::place_at(&held.boards[at], player);
        place.map_or_else(|| format!("T{}", at + 1), |place| format!("T{}:{place}", at + 1))
    })
}
