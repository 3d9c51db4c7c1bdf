//! What the wall says: few fields, each row an answer to a question that players in the hall have.

use std::borrow::Cow;
use std::rc::Rc;

use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::setup::Game;
use crate::engine::standings::{Row, Standings, Value};
use crate::engine::state::{Board, Round, State};
use crate::formats::report::names::NameOrder;
use crate::formats::report::seating::{Seating, Spot, place_word, seat_name, table_results};
use crate::formats::table;
use crate::tui::crosstable::round_role;
use crate::tui::lists::movement;
use crate::tui::scene::Scene;
use crate::tui::text;
use crate::tui::theme::Role;
use crate::tui::widgets::table::{Align, Cell, cell};
use crate::tui::widgets::track;
use crate::tui::words;

/// What is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The pairings by board: where is which game?
    Boards,
    /// The pairings by name: where do I sit, against whom, with which colour?
    Names,
    /// The standings: who leads, where am I?
    Standings,
    /// The crosstable: who met whom?
    Crosstable,
}

impl Kind {
    /// Every kind, in the order in which they take turns.
    pub const ALL: [Self; 4] = [Self::Boards, Self::Names, Self::Standings, Self::Crosstable];

    /// Gives the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Boards => "by board",
            Self::Names => "by name",
            Self::Standings => "standings",
            Self::Crosstable => "crosstable",
        }
    }

    /// Tells whether an event has anything of this kind to show.
    #[must_use]
    pub fn is_there(self, state: &State, round: RoundNo) -> bool {
        match self {
            Self::Boards | Self::Names => state.round(round).is_some(),
            Self::Standings => true,
            Self::Crosstable => state.setup.game.is_for_two() && 0 < round.0,
        }
    }
}

/// A field of every row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// What stands above it.
    pub head: String,
    /// Where its texts stand.
    pub align: Align,
    /// How soon it goes when there is no room, the highest first; 0 stays.
    pub rank: usize,
    /// The cells that its texts need.
    pub cells: usize,
    /// The cells behind the last digit before the point.
    pub behind: usize,
}

impl Field {
    fn new(head: impl Into<String>, align: Align) -> Self {
        Self { head: head.into(), align, rank: 0, cells: 0, behind: 0 }
    }

    fn text(head: impl Into<String>) -> Self {
        Self::new(head, Align::Left)
    }

    fn number(head: impl Into<String>) -> Self {
        Self::new(head, Align::Point)
    }

    fn mark(head: impl Into<String>) -> Self {
        Self::new(head, Align::Center)
    }

    fn ranked(mut self, rank: usize) -> Self {
        self.rank = rank;
        self
    }

    /// Finds out the room that the heading and the texts need.
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

/// What the wall says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// What it is, in capitals: it is read from afar.
    pub headline: String,
    /// What it is in full.
    pub caption: String,
    /// The fields of every row.
    pub fields: Vec<Field>,
    /// Whether two of its lists stand side by side only where none of the fields has to go for it.
    pub stays_whole: bool,
    /// The rows; those of a block stay together: the seats of a table.
    pub blocks: Vec<Vec<Vec<Cell>>>,
}

impl Sheet {
    /// Says one kind of thing about a round.
    #[must_use]
    pub fn of(kind: Kind, scene: &Scene<'_>, round: RoundNo) -> Option<Self> {
        let state = scene.state()?;
        match kind {
            Kind::Boards => Some(Self::boards(state, state.round(round)?, round)),
            Kind::Names => Some(Self::names(state, state.round(round)?, round)),
            Kind::Standings => {
                let after = with_results(state, round);
                let before = (after.0 > 1).then(|| scene.standings(RoundNo(after.0 - 1))).flatten();
                Some(Self::standings(state, &*scene.standings(after)?, before.as_ref()))
            }
            Kind::Crosstable => Self::crosstable(scene, with_results(state, round)),
        }
    }

    fn new(headline: impl Into<String>, caption: impl Into<String>, fields: Vec<Field>) -> Self {
        Self {
            headline: headline.into(),
            caption: caption.into(),
            fields,
            stays_whole: false,
            blocks: Vec::new(),
        }
    }

    /// Takes the rows and measures them.
    fn holding(mut self, blocks: Vec<Vec<Vec<Cell>>>) -> Self {
        for (at, field) in self.fields.iter_mut().enumerate() {
            let cells = blocks.iter().flatten().filter_map(|row| row.get(at));
            field.measure(cells.map(|cell| text::clean(&cell.text)));
        }
        self.blocks = blocks;
        self
    }

    fn boards(state: &State, held: &Round, round: RoundNo) -> Self {
        let (fields, mut blocks): (Vec<Field>, Vec<Vec<Vec<Cell>>>) = if state.setup.game.is_for_two() {
            let fields = vec![
                Field::number("Board"),
                Field::text("White"),
                Field::mark("result"),
                Field::text("Black"),
            ];
            let boards = (1_usize..).zip(&held.boards);
            (fields, boards.map(|(number, board)| vec![board_row(state, number, board)]).collect())
        } else {
            let fields = vec![
                Field::number(place_word(&state.setup.game)),
                Field::text("Seat"),
                Field::text("Name"),
                Field::mark("result"),
            ];
            let boards = (1_usize..).zip(&held.boards);
            (fields, boards.map(|(number, board)| table_rows(state, number, board)).collect())
        };
        let name_at = if state.setup.game.is_for_two() { 1 } else { 2 };
        blocks.extend(held.byes.iter().map(|(player, bye)| {
            let mut row = vec![cell(Role::Dim, ""); fields.len()];
            row[name_at] = cell(Role::Text, format!("{}: {}", state.name(*player), bye.name()));
            vec![row]
        }));
        Self::new(format!("ROUND {round}"), "pairings by board".to_owned() + &results_in(held), fields)
            .holding(blocks)
    }

    fn names(state: &State, held: &Round, round: RoundNo) -> Self {
        let game = &state.setup.game;
        let company = match game {
            Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) => "Opponent",
            Game::Dice => "",
            Game::Tractor(_) => "Partner",
        };
        let fields = vec![
            Field::text(""),
            Field::text("Name"),
            Field::number(place_word(game)),
            Field::text(if game.is_for_two() { "Colour" } else { "Seat" }),
            Field::text(company),
        ];
        let order = NameOrder::plain();
        let seating = Seating::of(state, round);
        let spots = state.players.iter().filter_map(|player| Some((player, seating.spot(player.id)?)));
        let mut spots: Vec<(&str, PlayerId, Spot)> =
            spots.map(|(player, spot)| (player.entrant.name.as_str(), player.id, spot)).collect();
        order.sort(&mut spots, |(name, ..)| name);
        let mut before: Option<&str> = None;
        let rows = spots.into_iter().map(|(name, player, spot)| {
            // Whoever looks for a name first looks for its letter.
            let begins = before.replace(name).is_none_or(|before| !order.same_letter(before, name));
            let letter = if begins { initial(name) } else { String::new() };
            let mut row = vec![cell(Role::Accent, letter), cell(Role::Text, name)];
            row.extend(seat(state, held, player, spot));
            vec![row]
        });
        Self::new(format!("ROUND {round}"), "pairings by name", fields).holding(rows.collect())
    }

    fn standings(state: &State, now: &Standings, before: Option<&Rc<Standings>>) -> Self {
        let mut fields = vec![Field::number(""), Field::text("").ranked(1), Field::text("Name")];
        for (at, column) in now.columns.iter().enumerate() {
            fields.push(Field::number(column.code).ranked(if at == 0 { 0 } else { at + 2 }));
        }
        let ranks = matches!(now.rows.first().and_then(|row| row.values.first()), Some(Value::Rank(_)));
        if ranks {
            fields.push(Field::text("from 2 to the ace").ranked(2));
        }
        if now.rating_places.is_some() {
            fields.push(Field::number("change").ranked(2));
        }
        let rows = now.rows.iter().map(|row| {
            let was = before.and_then(|before| before.row(row.player)).map(|was| was.place);
            vec![standings_row(state, now, was, row)]
        });
        let (after, held) = (now.after, state.round(now.after));
        let caption = match held {
            None => "before round 1".to_owned(),
            Some(held) => format!("after round {after}{}", results_in(held)),
        };
        Self::new("STANDINGS", caption, fields).holding(rows.collect())
    }

    fn crosstable(scene: &Scene<'_>, after: RoundNo) -> Option<Self> {
        let (state, now, meetings) = (scene.state()?, scene.standings(after)?, scene.meetings(after)?);
        let mut fields = vec![Field::number(""), Field::number("No"), Field::text("Name")];
        // Where not all rounds have room the last ones do.
        fields.extend(
            (1..=after.0)
                .map(|round| Field::mark(round.to_string()).ranked(usize::from(after.0 - round) + 1)),
        );
        fields.extend(now.columns.first().map(|column| Field::number(column.code)));
        let rows = now.rows.iter().map(|row| {
            let mut cells = vec![
                cell(Role::Title, row.place.to_string()),
                cell(Role::Dim, table::number(state, row.player).to_string()),
                cell(Role::Text, state.name(row.player)),
            ];
            cells.extend((1..=after.0).map(RoundNo).map(|round| {
                cell(
                    round_role(&meetings, row.player, round),
                    table::cell(state, &meetings, row.player, round),
                )
            }));
            cells.extend(row.values.first().map(|value| cell(Role::Title, value.to_string())));
            vec![cells]
        });
        let caption = format!("after round {after}");
        Some(Self { stays_whole: true, ..Self::new("CROSSTABLE", caption, fields).holding(rows.collect()) })
    }
}

/// Gives the last round up to one of which the standings know anything: one that is only paired changes nothing.
fn with_results(state: &State, round: RoundNo) -> RoundNo {
    let waits = state.round(round).is_some_and(|held| held.results() == 0 && !held.boards.is_empty());
    RoundNo(round.0.saturating_sub(u16::from(waits)))
}

/// Says how many results are in while some are missing.
fn results_in(held: &Round) -> String {
    match held.results() {
        0 => String::new(),
        _ if held.is_complete() => String::new(),
        results => format!(" · {results} of {} results", held.boards.len()),
    }
}

fn board_row(state: &State, number: usize, board: &Board) -> Vec<Cell> {
    let name = |seat: usize| board.seats.get(seat).map_or_else(String::new, |player| state.name(*player));
    let result = match &board.outcome {
        None => cell(Role::Dim, "–"),
        outcome @ Some(_) => cell(Role::Text, words::score(outcome.as_ref())),
    };
    vec![cell(Role::Title, number.to_string()), cell(Role::Text, name(0)), result, cell(Role::Text, name(1))]
}

/// A row a seat; the number of the table stands at the first one.
fn table_rows(state: &State, number: usize, board: &Board) -> Vec<Vec<Cell>> {
    let results = table_results(board);
    let row = |(at, player): (usize, &PlayerId)| {
        let number = if at == 0 { number.to_string() } else { String::new() };
        vec![
            cell(Role::Title, number),
            cell(Role::Text, seat_name(&state.setup.game, at)),
            cell(Role::Text, state.name(*player)),
            cell(Role::Text, results.get(at).map_or("", |result| result.mark.as_str())),
        ]
    };
    board.seats.iter().enumerate().map(row).collect()
}

fn initial(name: &str) -> String {
    use unicode_segmentation::UnicodeSegmentation as _;
    name.graphemes(true).next().unwrap_or_default().to_uppercase()
}

/// Says where a player sits, on which side, and with whom; or which bye it is.
fn seat(state: &State, held: &Round, player: PlayerId, spot: Spot) -> [Cell; 3] {
    let game = &state.setup.game;
    let (board, seat) = match spot {
        Spot::Seat { board, seat } => (board, seat),
        Spot::Bye(bye) => {
            return [cell(Role::Dim, "–"), cell(Role::Text, bye.name()), cell(Role::Text, "")];
        }
    };
    let seats = held.boards.get(board).map_or(&[][..], |board| &board.seats);
    let company = match game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) => seats.iter().find(|other| **other != player),
        Game::Dice => None,
        Game::Tractor(_) => seats.get((seat + 2) % 4),
    };
    let company = company.map_or_else(String::new, |other| state.name(*other));
    [
        cell(Role::Title, (board + 1).to_string()),
        cell(Role::Text, seat_name(game, seat)),
        cell(Role::Text, company),
    ]
}

fn standings_row(state: &State, now: &Standings, was: Option<u32>, row: &Row) -> Vec<Cell> {
    let moved = was.map_or_else(|| cell(Role::Dim, ""), |was| movement(was, row.place));
    let name = if row.place == 1 { Role::Leader } else { Role::Text };
    let mut cells = vec![cell(Role::Title, row.place.to_string()), moved, cell(name, state.name(row.player))];
    for (at, value) in row.values.iter().enumerate() {
        cells.push(cell(if at == 0 { Role::Title } else { Role::Text }, value.to_string()));
    }
    if let Some(Value::Rank(rank)) = row.values.first() {
        cells.push(cell(Role::Done, track::text(*rank)));
    }
    if let Some(places) = now.rating_places {
        let change = table::show_change(row.rating.before, row.rating.now, places);
        cells.push(cell(if change.starts_with('-') { Role::Loss } else { Role::Gain }, change));
    }
    cells
}
