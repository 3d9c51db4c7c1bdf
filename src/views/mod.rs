//! What an event shows, as tables of meaning: the columns there are and what each cell is.
//!
//! A module a view builds a [`View`] once from the event. Text, CSV, page, screen and wall take from it the columns that
//! they have, and decide how wide they are; what a column is called, what stands in it and in which order columns give
//! way when room is short is said here. Cells are made when they are asked for, so that a screen pays for what it shows.

pub mod before;
pub mod card;
pub mod changes;
pub mod crosstable;
pub mod fees;
pub mod floats;
pub mod name_order;
pub mod numbers;
pub mod pairings;
pub mod players;
pub mod presence;
pub mod seating;
pub mod standings;
pub mod time_control;
pub mod words;

use std::borrow::Cow;
use std::fmt;

use crate::engine::action::{ByeKind, Entrant, Outcome};
use crate::engine::game::tractor::cards::Rank;
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind};
use crate::engine::number::{Points, Rating};
use crate::engine::pairing::field::Color;
use crate::engine::standings::{RowPlace, Value};
use crate::engine::state::State;
use numbers::{Number, show_change, show_rating};

/// Where a view is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    /// The short tables of the command line, as text and as CSV.
    List,
    /// Reports as text, as CSV and as pages.
    Report,
    /// The screens of the desk.
    Screen,
    /// The wall of the playing hall.
    Wall,
}

const EVERYWHERE: &[Medium] = &[Medium::List, Medium::Report, Medium::Screen, Medium::Wall];
const PAPER: &[Medium] = &[Medium::List, Medium::Report];
const LIST: &[Medium] = &[Medium::List];
const REPORT: &[Medium] = &[Medium::Report];
const SCREEN: &[Medium] = &[Medium::Screen];
const WALL: &[Medium] = &[Medium::Wall];
const DESK: &[Medium] = &[Medium::Screen, Medium::Wall];
const REPORT_AND_SCREEN: &[Medium] = &[Medium::Report, Medium::Screen];
const NOT_ON_THE_WALL: &[Medium] = &[Medium::List, Medium::Report, Medium::Screen];

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code {
    /// The place in the standings.
    Place,
    /// The pairing number.
    Number,
    /// How the place moved since the round before.
    Moved,
    /// The name.
    Name,
    /// The title of a player, for instance `WIM`.
    Title,
    /// The federation.
    Federation,
    /// The club.
    Club,
    /// The category.
    Category,
    /// What of the event a player is not there for.
    Absence,
    /// A rating that was registered.
    Rating,
    /// The sex.
    Sex,
    /// The day or the year of birth.
    Born,
    /// The number at FIDE.
    FideId,
    /// The partnership.
    Partnership,
    /// The entry fee.
    Fee,
    /// Whether a player is here before the next round.
    Here,
    /// What is special about a player.
    Remarks,
    /// The score before a round, or by now.
    Score,
    /// The points up to a round.
    Sum,
    /// Whether somebody floated.
    Float,
    /// A value of the standings, from 0.
    Value(usize),
    /// The rank of Tractor as a track.
    Track,
    /// Games won, drawn and lost.
    Games,
    /// The best hand of poker dice.
    BestHand,
    /// The rating before the event.
    RatingBefore,
    /// The rating now.
    RatingNow,
    /// The change of the rating.
    RatingChange,
    /// The rating now by the other of the two probit systems.
    RatingOther,
    /// The number of a round.
    RoundNumber,
    /// What a round was: whom one met, or at which table one sat, and how it ended.
    Round(RoundNo),
    /// The games against a player.
    Opponent(PlayerId),
    /// The number of the board or table.
    Board,
    /// What a board is to the event, for instance the final.
    Stage,
    /// The colour, or the seat at a table.
    Side,
    /// The result of a board, or what a seat of a table came to.
    Result,
    /// The opponent, the partner or the others at a table.
    Company,
    /// The partner at a table.
    Partner,
    /// The ranks at which the partnerships of a table play.
    Ranks,
    /// The points that the defenders of a table took.
    Defenders,
    /// The first letter of names, where a new one begins.
    Initial,
}

/// What kind of thing the cells of a column are: how they are aligned follows from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Texts.
    Text,
    /// Numbers.
    Number,
    /// Marks of a few characters.
    Mark,
    /// Places won and lost.
    Movement,
    /// Colours and seats.
    Side,
}

/// A column of a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// What it holds.
    pub code: Code,
    /// What kind of thing its cells are.
    pub kind: Kind,
    /// The heading in full, for paper.
    pub long: Cow<'static, str>,
    /// The heading on screens.
    pub short: Cow<'static, str>,
    /// The heading on the wall.
    pub afar: Cow<'static, str>,
    /// What it is in words, where the heading is too short to say it.
    pub name: Cow<'static, str>,
    /// How soon it gives way when room is short, the highest first; 0 stays.
    pub drop: usize,
    /// Whether it may be scrolled sideways, where that can be done, instead of giving way.
    pub scrolls: bool,
    /// Where it is shown.
    pub media: &'static [Medium],
    /// Its place among the columns of all media.
    at: usize,
}

/// What a cell says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Datum<'a> {
    /// Nothing.
    Empty,
    /// A text.
    Text(Cow<'a, str>),
    /// How many, or which one of several, counted from 1.
    Count(usize),
    /// How a game of two ended; nothing as long as it has not.
    Outcome(Option<&'a Outcome>),
    /// What a player has instead of a game.
    Bye(ByeKind),
    /// How a game of two ended for a player, or the bye instead of it.
    Meeting(Meeting),
    /// A colour.
    Color(Color),
    /// Several players.
    Names(Vec<String>),
    /// Points.
    Points(Points),
    /// A place in the standings, and whether others have it too.
    Place {
        /// The place.
        place: u32,
        /// Whether others have it too.
        shared: bool,
    },
    /// The number of a player.
    Number(Number),
    /// The places before and now.
    Moved {
        /// The place after the round before.
        before: u32,
        /// The place now.
        now: u32,
    },
    /// A value of the standings.
    Value(Value),
    /// A rating with at least so many decimals.
    Rating(Option<Rating>, usize),
    /// The change from one rating to another, with the decimals shown.
    Change(Option<Rating>, Option<Rating>, usize),
    /// A rank of Tractor; none when it is beyond the ace and the game is won.
    Rank(Option<Rank>),
}

/// What a cell means, for colours and marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sense {
    /// Nothing in particular.
    #[default]
    Plain,
    /// What is said by the way.
    Aside,
    /// The first place.
    Leader,
    /// A place that is shared.
    Shared,
    /// A player who has withdrawn or was excluded, where nothing else says so.
    Withdrawn,
    /// The same where something else says so.
    Absent,
    /// More than before.
    Better,
    /// Less than before.
    Worse,
    /// How far one has come.
    Progress,
    /// A win, or the first place at a table.
    Win,
    /// A draw.
    Draw,
    /// A loss, or the last place at a table.
    Loss,
    /// Points or none for a game that was not played.
    Forfeit,
    /// A bye.
    Bye,
    /// A result that is missing.
    Missing,
    /// A game that goes on later.
    Adjourned,
    /// What cannot be: a game against oneself.
    Nothing,
}

/// A cell of a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell<'a> {
    /// What it says.
    pub datum: Datum<'a>,
    /// What it means.
    pub sense: Sense,
    /// The player whom it names.
    pub player: Option<PlayerId>,
}

/// What a row is among the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Line {
    /// The board that it is of, from 0; rows of one board belong together.
    pub board: Option<usize>,
    /// Whether something new begins here, for instance the next table of players.
    pub begins: bool,
}

/// A table of meaning.
pub struct View<'a> {
    /// The columns of all media, in order.
    pub columns: Vec<Column>,
    /// How many rows it has.
    pub len: usize,
    cell: Box<dyn Fn(usize, usize) -> Cell<'a> + 'a>,
    line: Box<dyn Fn(usize) -> Line + 'a>,
}

impl<'a> View<'a> {
    /// Says which rows belong together.
    #[must_use]
    pub fn with_lines(self, line: impl Fn(usize) -> Line + 'a) -> Self {
        Self { line: Box::new(line), ..self }
    }

    /// Keeps the columns of one medium.
    #[must_use]
    pub fn on(mut self, medium: Medium) -> Self {
        self.columns.retain(|column| column.media.contains(&medium));
        self
    }

    /// Returns the cell of a row, from 0, in a column of this view.
    #[must_use]
    pub fn cell(&self, row: usize, column: &Column) -> Cell<'a> {
        (self.cell)(row, column.at)
    }

    /// Returns what a row, from 0, is among the others.
    #[must_use]
    pub fn line(&self, row: usize) -> Line {
        (self.line)(row)
    }
}

/// Something that was registered of a player.
type Fact = fn(&Entrant) -> &str;

/// The columns of a view being put together, each with what makes its cells of the subject and a row.
struct Columns<'a, T> {
    columns: Vec<Column>,
    makers: Vec<Maker<'a, T>>,
}

type Maker<'a, T> = Box<dyn Fn(&T, usize) -> Cell<'a> + 'a>;

impl<'a, T: 'a> Columns<'a, T> {
    const fn new() -> Self {
        Self { columns: Vec::new(), makers: Vec::new() }
    }

    /// Adds a column.
    fn add(&mut self, column: Column, maker: impl Fn(&T, usize) -> Cell<'a> + 'a) {
        self.columns.push(Column { at: self.columns.len(), ..column });
        self.makers.push(Box::new(maker));
    }

    /// Makes a view of so many rows of a subject.
    fn of(self, subject: T, len: usize) -> View<'a> {
        let Self { columns, makers } = self;
        let cell = move |row: usize, column: usize| {
            makers.get(column).map_or_else(Cell::empty, |make| make(&subject, row))
        };
        View { columns, len, cell: Box::new(cell), line: Box::new(|_| Line::default()) }
    }
}

impl Column {
    fn new(code: Code, kind: Kind, head: impl Into<Cow<'static, str>>) -> Self {
        let long = head.into();
        let (short, afar) = (long.clone(), long.clone());
        Self {
            code,
            kind,
            long,
            short,
            afar,
            name: Cow::Borrowed(""),
            drop: 0,
            scrolls: false,
            media: EVERYWHERE,
            at: 0,
        }
    }

    /// Creates a column of texts.
    #[must_use]
    pub fn text(code: Code, head: impl Into<Cow<'static, str>>) -> Self {
        Self::new(code, Kind::Text, head)
    }

    /// Creates a column of numbers.
    #[must_use]
    pub fn number(code: Code, head: impl Into<Cow<'static, str>>) -> Self {
        Self::new(code, Kind::Number, head)
    }

    /// Creates a column of marks.
    #[must_use]
    pub fn mark(code: Code, head: impl Into<Cow<'static, str>>) -> Self {
        Self::new(code, Kind::Mark, head)
    }

    /// Creates a column of colours or seats.
    #[must_use]
    pub fn side(code: Code, head: impl Into<Cow<'static, str>>) -> Self {
        Self::new(code, Kind::Side, head)
    }

    /// Creates the column of pairing numbers.
    #[must_use]
    pub fn pairing_number() -> Self {
        Self::number(Code::Number, "No").named("pairing number")
    }

    /// Sets the heading on screens.
    #[must_use]
    pub fn short(self, head: impl Into<Cow<'static, str>>) -> Self {
        Self { short: head.into(), ..self }
    }

    /// Sets the heading on the wall.
    #[must_use]
    pub fn afar(self, head: impl Into<Cow<'static, str>>) -> Self {
        Self { afar: head.into(), ..self }
    }

    /// Says in words what the column is.
    #[must_use]
    pub fn named(self, name: impl Into<Cow<'static, str>>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// Sets how soon the column gives way when room is short, the highest first.
    #[must_use]
    pub fn dropped(self, drop: usize) -> Self {
        Self { drop, ..self }
    }

    /// Lets the column scroll sideways.
    #[must_use]
    pub fn scrolled(self) -> Self {
        Self { scrolls: true, ..self }
    }

    /// Sets where the column is shown.
    #[must_use]
    pub fn only_on(self, media: &'static [Medium]) -> Self {
        Self { media, ..self }
    }
}

impl<'a> Cell<'a> {
    /// Creates a cell.
    #[must_use]
    pub const fn of(datum: Datum<'a>) -> Self {
        Self { datum, sense: Sense::Plain, player: None }
    }

    /// Creates a cell of a text.
    #[must_use]
    pub fn text(text: impl Into<Cow<'a, str>>) -> Self {
        Self::of(Datum::Text(text.into()))
    }

    /// Creates a cell of a player's number.
    #[must_use]
    pub fn number(state: &State, player: PlayerId) -> Self {
        Self::of(Datum::Number(Number::of(state, player))).meaning(Sense::Aside)
    }

    /// Creates a cell of a player's name, by which namesakes are told apart.
    #[must_use]
    pub fn name(state: &State, player: PlayerId) -> Self {
        Self { player: Some(player), ..Self::text(numbers::called(state, player)) }
    }

    /// Creates a cell of a value of the standings.
    #[must_use]
    pub fn value(value: Option<&Value>) -> Self {
        Self::of(value.map_or(Datum::Empty, |value| Datum::Value(*value)))
    }

    /// Creates a cell of the change from one rating to another.
    #[must_use]
    pub fn change(before: Option<Rating>, now: Option<Rating>, places: usize) -> Self {
        let fell = before.zip(now).is_some_and(|(before, now)| now < before);
        Self::of(Datum::Change(before, now, places)).meaning(if fell { Sense::Worse } else { Sense::Better })
    }

    /// Creates the cell of a place; it is empty of who is not ranked.
    #[must_use]
    pub const fn place(place: RowPlace, shared: bool) -> Self {
        match place {
            RowPlace::Number(place) => Self::of(Datum::Place { place, shared }),
            RowPlace::Unranked => Self::empty(),
        }
    }

    /// Creates a cell that says nothing.
    #[must_use]
    pub const fn empty() -> Self {
        Self::of(Datum::Empty)
    }

    /// Sets what the cell means.
    #[must_use]
    pub fn meaning(self, sense: Sense) -> Self {
        Self { sense, ..self }
    }
}

/// What a datum says in print.
impl fmt::Display for Datum<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => Ok(()),
            Self::Text(text) => f.write_str(text),
            Self::Count(count) => count.fmt(f),
            Self::Outcome(outcome) => f.write_str(&seating::result(*outcome)),
            Self::Bye(bye) => f.write_str(bye.name()),
            Self::Points(points) | Self::Meeting(Meeting { kind: MeetingKind::Bye(_), points, .. }) => {
                points.fmt(f)
            }
            Self::Meeting(Meeting { kind: MeetingKind::Board { result, .. }, .. }) => {
                f.write_str(seating::result_of(*result))
            }
            Self::Color(Color::White) => f.write_str("White"),
            Self::Color(Color::Black) => f.write_str("Black"),
            // A semicolon divides them, for names have commas.
            Self::Names(names) => f.write_str(&names.join("; ")),
            Self::Place { place, .. } => place.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Moved { before, now } if now < before => write!(f, "▲{}", before - now),
            Self::Moved { before, now } if before < now => write!(f, "▼{}", now - before),
            Self::Moved { .. } => f.write_str("–"),
            Self::Value(value) => value.fmt(f),
            Self::Rating(rating, places) => f.write_str(&show_rating(*rating, *places)),
            Self::Change(before, now, places) => f.write_str(&show_change(*before, *now, *places)),
            Self::Rank(rank) => Value::Rank(*rank).fmt(f),
        }
    }
}
