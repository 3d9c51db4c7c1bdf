//! The reports of an event as text and CSV; under every one stands the head of the chain it was made from.

use std::fmt::Write as _;

use super::scene::Scene;
use super::words;
use crate::engine::id::RoundNo;
use crate::engine::meetings::MeetingKind;
use crate::engine::state::{Board, Round, State};
use crate::formats::table::{self, Heading, Table};

/// A report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Report {
    /// The boards in order.
    PairingsByBoard,
    /// The players in order of their names, each with the board.
    PairingsByName,
    /// The standings.
    Standings,
    /// The wall chart.
    Crosstable,
    /// A card a player.
    Cards,
    /// A slip a board.
    Slips,
    /// The first of each category.
    Prizes,
}

/// How a report is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    /// Aligned text.
    #[default]
    Text,
    /// CSV, where the report is a table.
    Csv,
}

impl Format {
    /// Gives the other format.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Text => Self::Csv,
            Self::Csv => Self::Text,
        }
    }

    /// Gives the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Csv => "CSV",
        }
    }

    /// Gives the ending of files.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
        }
    }
}

/// How many of each category a prize list names.
const PRIZES: usize = 3;

impl Report {
    /// Every report.
    pub const ALL: [Self; 7] = [
        Self::PairingsByBoard,
        Self::PairingsByName,
        Self::Standings,
        Self::Crosstable,
        Self::Cards,
        Self::Slips,
        Self::Prizes,
    ];

    /// Gives the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::PairingsByBoard => "pairings by board",
            Self::PairingsByName => "pairings by name",
            Self::Standings => "standings",
            Self::Crosstable => "crosstable",
            Self::Cards => "player cards",
            Self::Slips => "score slips",
            Self::Prizes => "prize list",
        }
    }

    /// Says what it is for.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::PairingsByBoard => "who sits where, in order of the boards",
            Self::PairingsByName => "for whoever looks for a name and wants a board",
            Self::Standings => "places, every tie-break in order, ratings",
            Self::Crosstable => "the wall chart: opponents, colours, results",
            Self::Cards => "every player's rounds, for the file or for a complaint",
            Self::Slips => "to be cut apart and filled in at the boards",
            Self::Prizes => "the first of all and of each category",
        }
    }

    /// Tells whether the report is about one round.
    #[must_use]
    pub const fn wants_a_round(self) -> bool {
        matches!(self, Self::PairingsByBoard | Self::PairingsByName | Self::Slips)
    }

    /// Writes the report.
    ///
    /// # Errors
    ///
    /// Why there is no such report, in words.
    pub fn write(self, scene: &Scene<'_>, round: RoundNo, format: Format) -> Result<String, String> {
        let desk = scene.desk.ok_or("open an event first")?;
        let state = desk.state();
        let held = || state.round(round).ok_or_else(|| format!("round {round} is not published"));
        let standings = desk.standings_after(round);
        let table = match self {
            Self::PairingsByBoard => by_board(state, held()?),
            Self::PairingsByName => by_name(state, held()?),
            Self::Standings => table::standings(state, &standings),
            Self::Crosstable => table::crosstable(state, &standings),
            Self::Prizes => prizes(scene, round),
            Self::Cards => {
                return text_only(format, cards(scene, round)).map(|text| self.framed(scene, round, &text));
            }
            Self::Slips => return text_only(format, slips(state, round, held()?)),
        };
        match format {
            Format::Csv => table.to_csv().map_err(|error| error.to_string()),
            Format::Text => Ok(self.framed(scene, round, &table.to_text())),
        }
    }

    fn framed(self, scene: &Scene<'_>, round: RoundNo, body: &str) -> String {
        let Some(desk) = scene.desk else { return body.to_owned() };
        let head = desk.head().get(..12).map_or_else(String::new, |head| format!(" · chain {head}"));
        format!(
            "{} · {} · round {round}\n\n{body}\nafter entry {} · {}{head}\n",
            desk.state().details.title,
            self.name(),
            desk.entries().len(),
            desk.saved_at(),
        )
    }
}

fn text_only(format: Format, text: String) -> Result<String, String> {
    match format {
        Format::Text => Ok(text),
        Format::Csv => Err("this report is no table (choose text with f)".to_owned()),
    }
}

fn heading(text: &str, number: bool) -> Heading {
    Heading { text: text.to_owned(), number }
}

fn by_board(state: &State, held: &Round) -> Table {
    let columns = vec![heading("Bd", true), heading("Players", false), heading("Result", false)];
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (at, board) in held.boards.iter().enumerate() {
        let result =
            board.outcome.as_ref().map_or_else(String::new, |_| words::score(board.outcome.as_ref()));
        rows.push(vec![(at + 1).to_string(), words::seats(state, &board.seats), result]);
    }
    for (player, bye) in &held.byes {
        rows.push(vec![String::new(), state.name(*player), bye.name().to_owned()]);
    }
    Table { columns, rows }
}

fn by_name(state: &State, held: &Round) -> Table {
    let columns =
        vec![heading("Name", false), heading("Bd", true), heading("Seat", false), heading("With", false)];
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (at, board) in held.boards.iter().enumerate() {
        for (seat, player) in board.seats.iter().enumerate() {
            let others = board.seats.iter().filter(|other| *other != player).map(|other| state.name(*other));
            let others = others.collect::<Vec<_>>().join(", ");
            rows.push(vec![state.name(*player), (at + 1).to_string(), seat_name(board, seat), others]);
        }
    }
    for (player, bye) in &held.byes {
        rows.push(vec![state.name(*player), String::new(), String::new(), bye.name().to_owned()]);
    }
    rows.sort_by_cached_key(|row| row[0].to_lowercase());
    Table { columns, rows }
}

fn seat_name(board: &Board, seat: usize) -> String {
    match (board.seats.len(), seat) {
        (2, 0) => "White".to_owned(),
        (2, _) => "Black".to_owned(),
        (_, seat) => (seat + 1).to_string(),
    }
}

fn prizes(scene: &Scene<'_>, round: RoundNo) -> Table {
    let columns =
        vec![heading("Prize", false), heading("Place", true), heading("Name", false), heading("", true)];
    let (Some(state), Some(standings)) = (scene.state(), scene.standings(round)) else {
        return Table { columns, rows: Vec::new() };
    };
    let category = |row: &crate::engine::standings::Row| {
        state.player(row.player).map_or_else(String::new, |player| player.entrant.category.clone())
    };
    let mut categories: Vec<String> =
        standings.rows.iter().map(category).filter(|name| !name.is_empty()).collect();
    categories.sort();
    categories.dedup();
    let mut rows = Vec::new();
    for wanted in std::iter::once(String::new()).chain(categories) {
        let rows_of = standings.rows.iter().filter(|row| wanted.is_empty() || category(row) == wanted);
        for row in rows_of.take(PRIZES) {
            let value = row.values.first().map_or_else(String::new, ToString::to_string);
            let prize = if wanted.is_empty() { "all".to_owned() } else { wanted.clone() };
            rows.push(vec![prize, row.place.to_string(), state.name(row.player), value]);
        }
    }
    Table { columns, rows }
}

fn slips(state: &State, round: RoundNo, held: &Round) -> String {
    let mut text = String::new();
    for (at, board) in held.boards.iter().enumerate() {
        let _ = writeln!(text, "{} · round {round} · board {}", state.details.title, at + 1);
        for (seat, player) in board.seats.iter().enumerate() {
            let _ = writeln!(
                text,
                "  {:<6} {:<32} ______   signed ______________",
                seat_name(board, seat),
                state.name(*player)
            );
        }
        text.push_str("- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -\n");
    }
    text
}

fn cards(scene: &Scene<'_>, round: RoundNo) -> String {
    let mut text = String::new();
    let (Some(state), Some(standings), Some(meetings)) =
        (scene.state(), scene.standings(round), scene.meetings(round))
    else {
        return text;
    };
    for row in &standings.rows {
        let values: Vec<String> = standings
            .columns
            .iter()
            .zip(&row.values)
            .map(|(column, value)| format!("{} {value}", column.code))
            .collect();
        let _ = writeln!(text, "{}. {}  {}", row.place, state.name(row.player), values.join("  "));
        for meeting in meetings.of(row.player) {
            let with = match meeting.kind {
                MeetingKind::Bye(bye) => bye.name().to_owned(),
                MeetingKind::Board { opponent, .. } => state.name(opponent),
            };
            let cell = table::cell(state, &meetings, row.player, meeting.round);
            let _ = writeln!(text, "   R{:<3} {cell:<8} {with}", meeting.round);
        }
    }
    text
}
