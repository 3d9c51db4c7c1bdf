//! A report as a document: titles, tables and cells that know nothing of how they are shown.

use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::pairing::propose;
use crate::engine::state::{Player, State};
use crate::views::numbers::Number;
use crate::views::{self, Medium, Sense, View};

/// What stands under every report, besides event and round: from which journal it comes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Imprint {
    /// The time of the last entry, as it is to be read; empty where it is not to be told.
    pub last_entry: String,
    /// The days of the event in words; as they were typed where empty.
    pub days: String,
    /// The head of the chain of digests; empty for an event that has no file.
    pub head: String,
    /// The public key with which seals are signed; empty where nobody signs.
    pub key: String,
    /// The digest of the header, by which the event is known; empty for an event that has no file.
    pub identity: String,
}

/// How many digits of a head are shown where there is no room for all; the screen shows as many.
const SHORT_HEAD: usize = 6;

/// What a report is made from.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// The event.
    pub state: &'a State,
    /// The round of the pairings, or after which the standings are; 0 before the first.
    pub round: RoundNo,
    /// From which journal it comes.
    pub imprint: &'a Imprint,
}

/// A report, not yet in any form.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Report {
    /// The title of the event.
    pub event: String,
    /// Where and when the event is held, and by whom.
    pub about: String,
    /// What this is, for instance `Pairings of round 3`.
    pub title: String,
    /// The parts in order.
    pub sections: Vec<Section>,
    /// The report as one table, where that is not simply the first table of its sections.
    pub data: Option<Grid>,
    /// What stands under it: round, time of the last entry, head of the chain.
    pub footer: Vec<String>,
}

/// A part of a report.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Section {
    /// The heading; none where the title says it all.
    pub heading: String,
    /// Whether it begins a new page when it is printed.
    pub new_page: bool,
    /// Whether it is printed across the page.
    pub is_wide: bool,
    /// What it holds.
    pub blocks: Vec<Block>,
}

/// What a section holds.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Block {
    /// A table.
    Grid(Grid),
    /// A drawing in columns, whose rows belong together.
    Tree(Grid),
    /// Names of things and what they are, one a line.
    Facts(Vec<(String, String)>),
    /// A sentence.
    Note(String),
    /// Slips of paper to be cut apart.
    Slips(Vec<Slip>),
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Grid {
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, each with one cell a column.
    pub rows: Vec<Row>,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Column {
    /// The short heading.
    pub head: String,
    /// What it is in words, where the heading is too short to say it.
    pub name: String,
    /// How its cells stand.
    pub align: Align,
    /// Whether a narrow screen can do without it.
    pub minor: bool,
    /// Whether it may stand behind the others where a line of text would be too long.
    pub yields: bool,
}

/// How the cells of a column stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Align {
    /// Texts.
    Left,
    /// Marks.
    Center,
    /// Numbers.
    Right,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Row {
    /// The cells.
    pub cells: Vec<Cell>,
    /// Whether something new begins here, for instance the next table of players.
    pub begins: bool,
}

/// A cell of a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Cell {
    /// What it says.
    pub text: String,
    /// How it is tinted; the text says the same without colour.
    pub tone: Tone,
    /// Whose card it leads to.
    pub player: Option<PlayerId>,
}

/// The tint of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Tone {
    /// None.
    #[default]
    Plain,
    /// A win, or the first place at a table.
    Win,
    /// A draw.
    Draw,
    /// A loss, or the last place at a table.
    Loss,
    /// Points or none without a game.
    Unplayed,
}

impl From<&views::Cell<'_>> for Cell {
    fn from(cell: &views::Cell<'_>) -> Self {
        Self { text: cell.datum.to_string(), tone: cell.sense.into(), player: cell.player }
    }
}

impl From<Sense> for Tone {
    fn from(sense: Sense) -> Self {
        match sense {
            Sense::Win => Self::Win,
            Sense::Draw | Sense::Adjourned => Self::Draw,
            Sense::Loss => Self::Loss,
            Sense::Forfeit | Sense::Bye => Self::Unplayed,
            Sense::Plain
            | Sense::Aside
            | Sense::Leader
            | Sense::Shared
            | Sense::Withdrawn
            | Sense::Absent
            | Sense::Better
            | Sense::Worse
            | Sense::Progress
            | Sense::Missing
            | Sense::Nothing => Self::Plain,
        }
    }
}

/// A slip of paper to be filled in.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Slip {
    /// The round of which event it is for.
    pub heading: String,
    /// What the place is called, for instance `Board`, and its number: slips are handed out and sorted by it.
    pub place: (&'static str, usize),
    /// Who is who.
    pub facts: Vec<(String, String)>,
    /// What can be ticked.
    pub choices: Vec<String>,
    /// A box for each character that is to be written, behind what it is: for dice.
    pub boxes: Vec<(String, usize)>,
    /// A table to be filled in: its headings and how many lines it has.
    pub sheet: Option<(Vec<String>, usize)>,
    /// What is to be written.
    pub blanks: Vec<String>,
    /// Who signs.
    pub signatures: Vec<String>,
}

impl<'a> Source<'a> {
    /// Begins a report.
    #[must_use]
    pub fn report(&self, title: String) -> Report {
        Report {
            event: self.state.details.title.to_string(),
            about: about(self.state, &self.imprint.days),
            title,
            sections: Vec::new(),
            data: None,
            footer: self.footer(),
        }
    }

    /// Returns the player with a number.
    #[must_use]
    pub fn player(&self, id: PlayerId) -> Option<&'a Player> {
        self.state.player(id)
    }

    /// Returns a cell with a player's name, by which namesakes are told apart.
    #[must_use]
    pub fn name(&self, id: PlayerId) -> Cell {
        Cell { text: self.state.name(id), player: Some(id), ..Cell::default() }
    }

    /// Returns a player's title, for instance `WIM`; empty where there is none.
    #[must_use]
    pub fn title(&self, id: PlayerId) -> &'a str {
        self.player(id).map_or("", |player| player.entrant.title.as_str())
    }

    /// Returns a player's name with the title before it.
    #[must_use]
    pub fn titled_name(&self, id: PlayerId) -> String {
        format!("{} {}", self.title(id), self.state.name(id)).trim_start().to_owned()
    }

    /// Whether anybody has something.
    #[must_use]
    pub fn anybody(&self, has: impl Fn(&Player) -> bool) -> bool {
        self.state.players.iter().any(has)
    }

    /// Lists players in one text; a semicolon divides them, for names have commas.
    #[must_use]
    pub fn list(&self, players: impl Iterator<Item = PlayerId>) -> String {
        players.map(|player| self.state.name(player)).collect::<Vec<_>>().join("; ")
    }

    /// Returns a player's number as lists show it.
    #[must_use]
    pub fn number(&self, id: PlayerId) -> Number {
        Number::of(self.state, id)
    }

    fn footer(&self) -> Vec<String> {
        let round =
            if self.round.0 == 0 { "before round 1".to_owned() } else { format!("round {}", self.round) };
        let mut lines = vec![format!("{}, {round} of {}", self.state.details.title, self.rounds())];
        let Imprint { last_entry, head, key, .. } = self.imprint;
        let short = head.get(..SHORT_HEAD).map_or_else(String::new, |short| format!(", head {short}"));
        lines.extend((!last_entry.is_empty()).then(|| format!("last entry {last_entry}{short}")));
        lines.extend((!head.is_empty()).then(|| format!("chain {head}")));
        lines.extend((!key.is_empty()).then(|| format!("key {key}")));
        lines
    }

    fn rounds(&self) -> u16 {
        propose::rounds(self.state)
    }
}

/// What stands on everything printed of an event that is not held by the federation's regulations and could be, or was.
pub const UNOFFICIAL: &str = "not an official event";

fn about(state: &State, in_words: &str) -> String {
    let details = &state.details;
    let days = if !in_words.is_empty() {
        in_words.to_owned()
    } else if details.last_day.is_empty() || details.last_day == details.first_day {
        details.first_day.to_string()
    } else {
        format!("{} to {}", details.first_day, details.last_day)
    };
    let arbiter =
        if details.arbiter.is_empty() { String::new() } else { format!("arbiter {}", details.arbiter) };
    let mark = if state.is_told_unofficial() { UNOFFICIAL } else { "" };
    let open = state.awaited_for_the_end().map_or("", |_| "provisional: games are open");
    let rate = details.rate_of_play.to_string();
    let said =
        |what: &str, text: &str| if text.is_empty() { String::new() } else { format!("{what} {text}") };
    let deputies: Vec<&str> = details.deputies.iter().map(|name| &**name).collect();
    let deputies = said(if deputies.len() == 1 { "deputy" } else { "deputies" }, &deputies.join("; "));
    let control = said("time control", &details.time_control);
    let (place, federation) = (details.place.to_string(), details.federation.to_string());
    let parts = [place, federation, days, arbiter, deputies, rate, control, mark.to_owned(), open.to_owned()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

impl Report {
    /// Returns the report as one table; nothing where it holds none.
    #[must_use]
    pub fn grid(&self) -> Option<&Grid> {
        let blocks = || self.sections.iter().flat_map(|section| &section.blocks);
        let first = blocks().find_map(|block| match block {
            Block::Grid(grid) => Some(grid),
            Block::Tree(_) | Block::Facts(_) | Block::Note(_) | Block::Slips(_) => None,
        });
        self.data.as_ref().or(first)
    }
}

impl Grid {
    /// Creates the table that a view is on paper.
    #[must_use]
    pub fn of(view: &View<'_>, medium: Medium) -> Self {
        Self::of_columns(view, medium, |_| true)
    }

    /// Creates a table of some columns of a view.
    #[must_use]
    pub fn of_columns(view: &View<'_>, medium: Medium, wanted: impl Fn(&views::Column) -> bool) -> Self {
        let is_shown = |column: &&views::Column| column.media.contains(&medium) && wanted(column);
        let columns: Vec<&views::Column> = view.columns.iter().filter(is_shown).collect();
        let row = |at| Row {
            cells: columns.iter().map(|column| Cell::from(&view.cell(at, column))).collect(),
            begins: view.line(at).begins,
        };
        Self {
            columns: columns.iter().map(|column| Column::of(column, medium)).collect(),
            rows: (0..view.len).map(row).collect(),
        }
    }
}

impl Section {
    /// Makes a section without a heading.
    #[must_use]
    pub fn of(blocks: Vec<Block>) -> Self {
        Self { blocks, ..Self::default() }
    }
}

impl Column {
    fn of(column: &views::Column, medium: Medium) -> Self {
        let align = match column.kind {
            views::Kind::Text => Align::Left,
            views::Kind::Mark if medium == Medium::List => Align::Left,
            views::Kind::Mark | views::Kind::Side => Align::Center,
            views::Kind::Number | views::Kind::Movement => Align::Right,
        };
        let (head, name) = (column.long.to_string(), column.name.to_string());
        Self { head, name, align, minor: column.drop > 0 && !column.scrolls, yields: false }
    }

    /// Makes a column of texts.
    #[must_use]
    pub fn text(head: &str) -> Self {
        Self { head: head.to_owned(), name: String::new(), align: Align::Left, minor: false, yields: false }
    }

    /// Makes a column of marks.
    #[must_use]
    pub fn mark(head: &str) -> Self {
        Self { align: Align::Center, ..Self::text(head) }
    }

    /// Makes a column of numbers.
    #[must_use]
    pub fn number(head: &str) -> Self {
        Self { align: Align::Right, ..Self::text(head) }
    }

    /// Says in words what the column is.
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        Self { name: name.to_owned(), ..self }
    }

    /// Says that a narrow screen can do without the column.
    #[must_use]
    pub fn minor(self) -> Self {
        Self { minor: true, ..self }
    }
}

impl Row {
    /// Makes a row.
    #[must_use]
    pub const fn of(cells: Vec<Cell>) -> Self {
        Self { cells, begins: false }
    }
}

impl Cell {
    /// Makes a cell of something that can be shown.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "numbers and texts are given alike")]
    pub fn of(shown: impl ToString) -> Self {
        Self { text: shown.to_string(), ..Self::default() }
    }

    /// Tints the cell.
    #[must_use]
    pub fn toned(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }
}
