//! The content of the wall: a few fields, and rows that answer a question of the players in the hall.

use std::borrow::Cow;

use crate::lists::role;
use crate::scene::Scene;
use crate::widgets::table::{Align, Cell, cell};
use crate::widgets::text;
use crate::widgets::theme::Role;
use crate::widgets::track;
use engine::announced::Status;
use engine::id::RoundNo;
use engine::state::{Round, State};
use formats::language::Language;
use formats::report::bracket::bracket;
use formats::report::standings::status_in;
use formats::report::{Block, Column as ReportColumn, Grid, Section, Source};
use formats::values;
use formats::views::name_order::NameOrder;
use formats::views::standings::Basis;
use formats::views::words;
use formats::views::{self, Code, Column, Datum, Medium, Sense, View};

/// The kind of list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProjectedList {
    /// The pairings by board: which game is at which board?
    Boards,
    /// The pairings by name: where do I sit, against whom, with which colour?
    Names,
    /// The standings: who leads, where am I?
    Standings,
    /// The crosstable: who met whom?
    Crosstable,
    /// The bracket of a knockout: who meets whom next?
    Bracket,
}

impl ProjectedList {
    /// Every kind, in the order of display.
    pub const ALL: [Self; 5] = [Self::Boards, Self::Names, Self::Standings, Self::Crosstable, Self::Bracket];

    /// Returns the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Boards => "by board",
            Self::Names => "by name",
            Self::Standings => "standings",
            Self::Crosstable => "crosstable",
            Self::Bracket => "bracket",
        }
    }

    /// Returns true if an event has a list of this kind to show.
    #[must_use]
    pub fn is_there(self, state: &State, round: RoundNo) -> bool {
        match self {
            Self::Boards | Self::Names => state.round(round).is_some(),
            Self::Standings => true,
            Self::Crosstable => state.setup.game.is_for_two() && 0 < round.0,
            Self::Bracket => state.setup.pairing.system().bracket_rules().is_some() && 0 < round.0,
        }
    }
}

/// A field of every row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Field {
    /// Its heading.
    pub head: String,
    /// The alignment of its texts.
    pub align: Align,
    /// The rank in which it is removed if there is no room, the highest first; 0 is never removed.
    pub rank: usize,
    /// The width of its texts in cells.
    pub cells: usize,
    /// The cells from the decimal point on.
    pub behind: usize,
}

impl Field {
    fn of(column: &Column, language: &Language) -> Self {
        let align = match column.kind {
            views::CellKind::Text | views::CellKind::Movement | views::CellKind::Side => Align::Left,
            views::CellKind::Number => Align::Point,
            views::CellKind::Mark => Align::Center,
        };
        Self { head: language.word(&column.afar).into_owned(), align, rank: column.drop, cells: 0, behind: 0 }
    }

    /// Measures the width of the heading and the texts.
    fn measure<'a>(&mut self, texts: impl Iterator<Item = Cow<'a, str>>) {
        let (mut widest, mut before, mut behind) = (text::width(&self.head), 0, 0);
        for one in texts {
            let (cells, decimals) = (text::width(&one), text::decimals(&one));
            widest = widest.max(cells);
            behind = behind.max(decimals);
            before = before.max(cells.saturating_sub(decimals));
        }
        (self.cells, self.behind) =
            if self.align == Align::Point { (widest.max(before + behind), behind) } else { (widest, 0) };
    }
}

/// The content of the wall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sheet {
    /// Its title in capitals, to be read from afar.
    pub headline: String,
    /// The full title.
    pub caption: String,
    /// The fields of every row.
    pub fields: Vec<Field>,
    /// True if two of its lists are shown side by side only if no field has to be removed.
    pub stays_whole: bool,
    /// The rows; those of a block stay together, such as the seats of a table.
    pub blocks: Vec<Vec<Vec<Cell>>>,
}

impl Sheet {
    /// Creates a sheet of one kind for a round.
    #[must_use]
    pub(crate) fn of(kind: ProjectedList, scene: &Scene<'_>, round: RoundNo) -> Option<Self> {
        let state = scene.state()?;
        match kind {
            ProjectedList::Boards => Some(Self::boards(state, state.round(round)?, round)),
            ProjectedList::Names => Some(Self::names(state, state.round(round)?, round)),
            ProjectedList::Standings => Self::standings(scene, with_results(state, round)),
            ProjectedList::Crosstable => Self::crosstable(scene, with_results(state, round)),
            ProjectedList::Bracket => Self::bracket(scene, round),
        }
    }

    fn new(language: &Language, headline: &str, caption: String, view: View<'_>) -> Self {
        let view = view.on(Medium::Projector);
        let blocks = blocks(&view, language);
        let mut fields: Vec<Field> = view.columns.iter().map(|column| Field::of(column, language)).collect();
        for (at, field) in fields.iter_mut().enumerate() {
            let cells = blocks.iter().flatten().filter_map(|row| row.get(at));
            field.measure(cells.map(|cell| text::clean(&cell.text)));
        }
        Self { headline: headline.to_uppercase(), caption, fields, stays_whole: false, blocks }
    }

    fn boards(state: &State, held: &Round, round: RoundNo) -> Self {
        let language = Language::of_event(&state.details);
        let is_of_teams = state.setup.game.match_rules().is_some();
        let by = language.say(if is_of_teams { "wall-by-match" } else { "wall-by-board" });
        let caption = format!("{by}{}{}", results_in(held, &language), position(state, round, &language));
        let view = views::matches::of_round(state, round, held, None)
            .unwrap_or_else(|| views::pairings::by_board(state, round, held, None));
        Self::new(&language, &title(&language, round), caption, view)
    }

    fn names(state: &State, held: &Round, round: RoundNo) -> Self {
        let language = Language::of_event(&state.details);
        let view = views::pairings::by_name(state, round, held, &NameOrder::of_language(&language));
        let caption = format!("{}{}", language.say("wall-by-name"), position(state, round, &language));
        Self::new(&language, &title(&language, round), caption, view)
    }

    fn standings(scene: &Scene<'_>, after: RoundNo) -> Option<Self> {
        let (state, now) = (scene.state()?, scene.shown_standings(after)?);
        let before = (after.0 > 1).then(|| scene.shown_standings(RoundNo(after.0 - 1))).flatten();
        let view = views::standings::standings(state, Basis { now, before, meetings: scene.meetings(after) });
        let language = Language::of_event(&state.details);
        let caption = match scene.desk?.status_after(after) {
            Status::NotStarted => language.say("wall-before-round-1"),
            Status::Complete => after_round(&language, after),
            status @ (Status::Live { .. } | Status::Sealed | Status::Outdated) => {
                format!("{} · {}", after_round(&language, after), status_in(&language, status))
            }
        };
        Some(Self::new(&language, &language.word("Standings"), caption, view))
    }

    /// Returns the bracket in its printed form.
    fn bracket(scene: &Scene<'_>, round: RoundNo) -> Option<Self> {
        let (state, desk) = (scene.state()?, scene.desk?);
        let imprint = desk.imprint(scene.calendar());
        let sections = bracket(&Source { state, round, imprint: &imprint });
        let drawings = sections.iter().flat_map(|section| &section.blocks).filter_map(drawing);
        let widest = drawings.max_by_key(|grid| grid.columns.len())?;
        let field = |column: &ReportColumn| Field {
            head: column.head.clone(),
            align: Align::Left,
            rank: 0,
            cells: 0,
            behind: 0,
        };
        let mut fields: Vec<Field> = widest.columns.iter().map(field).collect();
        let blocks: Vec<_> = sections.iter().flat_map(|section| tree(section, fields.len())).collect();
        for (at, field) in fields.iter_mut().enumerate() {
            let cells = blocks.iter().flatten().filter_map(|row| row.get(at));
            field.measure(cells.map(|cell| text::clean(&cell.text)));
        }
        let (language, headline) = (&imprint.language, imprint.language.say("title-bracket-alone"));
        let (headline, caption) = (headline.to_uppercase(), after_round(language, round));
        Some(Self { headline, caption, fields, stays_whole: true, blocks })
    }

    fn crosstable(scene: &Scene<'_>, after: RoundNo) -> Option<Self> {
        let (state, now, meetings) = (scene.state()?, scene.standings(after)?, scene.meetings(after)?);
        let view = if views::crosstable::is_all_against_all(state) {
            views::crosstable::by_opponent(state, now, meetings)
        } else {
            views::crosstable::by_round(state, now, meetings)
        };
        let language = Language::of_event(&state.details);
        let (headline, caption) = (language.word("Crosstable"), after_round(&language, after));
        Some(Self { stays_whole: true, ..Self::new(&language, &headline, caption, view) })
    }
}

/// Returns the headline of a round.
fn title(language: &Language, round: RoundNo) -> String {
    language.tell("heading-round", &values! { "round" => round.0 })
}

fn after_round(language: &Language, round: RoundNo) -> String {
    language.tell("wall-after-round", &values! { "round" => round.0 })
}

const fn drawing(block: &Block) -> Option<&Grid> {
    match block {
        Block::Tree(grid) => Some(grid),
        Block::Grid(_)
        | Block::Facts(_)
        | Block::Note(_)
        | Block::Slips(_)
        | Block::Working(_)
        | Block::Signs(..) => None,
    }
}

/// Creates the rows of one drawing of a bracket, below its heading if it has one; all have the same number of
/// fields.
fn tree(section: &Section, fields: usize) -> Vec<Vec<Vec<Cell>>> {
    let grids = section.blocks.iter().filter_map(drawing);
    let filled = |mut row: Vec<Cell>| {
        row.resize(fields, cell(Role::Text, ""));
        vec![row]
    };
    let heading = (!section.heading.is_empty()).then(|| vec![cell(Role::Heading, section.heading.clone())]);
    let rows = grids.flat_map(|grid| &grid.rows);
    let rows = rows.map(|row| row.cells.iter().map(|one| cell(Role::Text, one.text.clone())).collect());
    heading.into_iter().chain(rows).map(filled).collect()
}

/// Creates the rows, those of one board together.
fn blocks(view: &View<'_>, language: &Language) -> Vec<Vec<Vec<Cell>>> {
    let mut blocks: Vec<Vec<Vec<Cell>>> = Vec::new();
    let mut before = None;
    for at in 0..view.len {
        let board = view.line(at).board;
        let goes_on = board.is_some() && board == before;
        let row = row(view, at, goes_on, language);
        let row = if view.line(at).heads { headed(row) } else { row };
        match blocks.last_mut().filter(|_| goes_on) {
            Some(block) => block.push(row),
            None => blocks.push(vec![row]),
        }
        before = board;
    }
    blocks
}

/// Highlights the row of the teams of a match.
fn headed(mut row: Vec<Cell>) -> Vec<Cell> {
    for one in &mut row {
        one.role = Role::Title;
    }
    row
}

/// Creates a row: the number of a table is at its first seat, and a bye is in a field with enough room.
fn row(view: &View<'_>, at: usize, goes_on: bool, language: &Language) -> Vec<Cell> {
    let mut row = Vec::with_capacity(view.columns.len());
    let mut bye = None;
    for (place, column) in view.columns.iter().enumerate() {
        let one = view.cell(at, column);
        row.push(shown(&one, column.code, language));
        if let Datum::Bye(kind) = one.datum {
            bye = Some((place, kind));
        }
    }
    let place_of = |code| view.columns.iter().position(|column| column.code == code);
    if let (true, Some(board)) = (goes_on, place_of(Code::Board)) {
        row[board].text.clear();
    }
    if let Some((place, bye)) = bye {
        let bye = language.word(bye.name());
        row[place].text.clear();
        let instead = (place_of(Code::Board), place_of(Code::Side), place_of(Code::Name));
        match (view.columns[place].code, instead) {
            (Code::Company, (Some(board), Some(side), _)) => {
                row[board] = cell(Role::Dim, "–");
                row[side] = cell(Role::Text, bye);
            }
            (_, (.., Some(name))) => row[name].extend(&format!(": {bye}")),
            (_, (.., None)) => {}
        }
    }
    row
}

/// Shows a cell for reading from afar: places, boards and points are highlighted.
fn shown(one: &views::Cell<'_>, code: Code, language: &Language) -> Cell {
    if one.datum == Datum::Outcome(None) {
        return cell(Role::Dim, "–");
    }
    let text = if let Datum::Rank(rank) = one.datum {
        track::text(rank)
    } else if let Datum::Outcome(outcome) = one.datum {
        words::score(outcome)
    } else if let Datum::Place { shared: true, place } = one.datum {
        format!("={place}")
    } else {
        one.datum.say(language)
    };
    let role = match (code, one.sense) {
        (Code::Place | Code::Board | Code::Value(0), _) => Role::Title,
        (Code::Initial, _) => Role::Accent,
        (_, Sense::Shared | Sense::Withdrawn) => Role::Text,
        (_, sense) => role(sense),
    };
    cell(role, text).shortened(one.short_name.as_deref().unwrap_or_default())
}

/// Returns the last round, up to the given one, that changes the standings: a round that is only paired does
/// not.
fn with_results(state: &State, round: RoundNo) -> RoundNo {
    let waits = state.round(round).is_some_and(|held| held.results() == 0 && !held.boards.is_empty());
    RoundNo(round.0.saturating_sub(u16::from(waits)))
}

/// Returns the starting position of a round's games, if one was drawn.
fn position(state: &State, round: RoundNo, language: &Language) -> String {
    let told = |position: String| language.tell("position", &values! { "position" => position });
    state.position(round).map_or_else(String::new, |position| format!(" · {}", told(position.to_string())))
}

/// Returns the number of entered results while some are missing.
fn results_in(held: &Round, language: &Language) -> String {
    match held.results() {
        0 => String::new(),
        _ if held.is_complete() => String::new(),
        results => {
            let values = values! { "known" => results, "boards" => held.boards.len() };
            format!(" · {}", language.tell("round-results", &values))
        }
    }
}
