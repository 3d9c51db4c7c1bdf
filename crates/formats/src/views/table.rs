//! Tables as data: columns, rows and cells with their meaning, for every medium.

use std::borrow::Cow;
use std::fmt;

use super::absence::Absence;
use super::numbers::{Number, called, show_change, show_rating};
use super::results;
use crate::language::Language;
use engine::action::{ByeKind, Entrant, Outcome};
use engine::game::tractor::cards::Rank;
use engine::game::tractor::table::Seat;
use engine::id::{PlayerId, RoundNo};
use engine::meetings::{Meeting, MeetingKind};
use engine::number::{Points, Rating};
use engine::pairing::field::Color;
use engine::pairing::knockout::Stage;
use engine::ranking::boards::Percentage;
use engine::standings::{RowPlace, Value};
use engine::state::State;
use engine::text::Label;
use engine::why;

/// The medium of a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    /// The short tables of the command line, as text and as CSV.
    List,
    /// Reports as text, as CSV and as pages.
    Report,
    /// The screens of the desk.
    Screen,
    /// The projector of the playing hall.
    Projector,
}

pub(super) const EVERYWHERE: &[Medium] = &[Medium::List, Medium::Report, Medium::Screen, Medium::Projector];
pub(super) const PAPER: &[Medium] = &[Medium::List, Medium::Report];
pub(super) const LIST: &[Medium] = &[Medium::List];
pub(super) const REPORT: &[Medium] = &[Medium::Report];
pub(super) const SCREEN: &[Medium] = &[Medium::Screen];
pub(super) const PROJECTOR: &[Medium] = &[Medium::Projector];
pub(super) const DESK: &[Medium] = &[Medium::Screen, Medium::Projector];
pub(super) const REPORT_AND_SCREEN: &[Medium] = &[Medium::Report, Medium::Screen];
pub(super) const NOT_ON_THE_WALL: &[Medium] = &[Medium::List, Medium::Report, Medium::Screen];

/// The content of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code {
    /// The place in the standings.
    Place,
    /// The pairing number.
    Number,
    /// The movement of the place since the previous round.
    Moved,
    /// The name.
    Name,
    /// The title of a player, for instance `WIM`.
    Title,
    /// The federation.
    Federation,
    /// The club.
    Club,
    /// The team of a person.
    Team,
    /// The category.
    Category,
    /// The short name of a team.
    ShortName,
    /// The captain of a team.
    Captain,
    /// The part of the event in which a player is absent.
    Absence,
    /// A registered rating.
    Rating,
    /// The sex.
    Sex,
    /// The day or the year of birth.
    Born,
    /// The number in FIDE's list.
    FideId,
    /// The partnership.
    Partnership,
    /// The number of players of a team.
    Members,
    /// The entry fee.
    Fee,
    /// True if a player has arrived for the next round.
    Here,
    /// The remarks on a player.
    Remarks,
    /// The score before a round, or now.
    Score,
    /// The points up to a round.
    Sum,
    /// The float of a player.
    Float,
    /// A value of the standings, from 0.
    Value(usize),
    /// The rank of Tractor as a track.
    Track,
    /// Games won, drawn and lost.
    Games,
    /// The number of games played.
    Played,
    /// The percentage of the possible points.
    Percentage,
    /// The performance in games.
    Performance,
    /// Games won and lost by forfeit.
    Forfeits,
    /// The best hand of poker dice.
    BestHand,
    /// Penalties and bonuses.
    BesideResults,
    /// The rating before the event.
    RatingBefore,
    /// The rating now.
    RatingNow,
    /// The change of the rating.
    RatingChange,
    /// The rating now in the other one of the two probit systems.
    RatingOther,
    /// The number of a round.
    RoundNumber,
    /// The opponent or table of a round, with the result.
    Round(RoundNo),
    /// The games against a player.
    Opponent(PlayerId),
    /// The number of the board or table.
    Board,
    /// The number of a match or of one of its boards: `3`, `3.1`.
    MatchBoard,
    /// The stage of a board in the event, for instance the final.
    Stage,
    /// The colour, or the seat at a table.
    Side,
    /// The result of a board, or of a seat at a table.
    Result,
    /// The opponent, the partner or the others at a table.
    Company,
    /// The partner at a table.
    Partner,
    /// The ranks at which the partnerships of a table play.
    Ranks,
    /// The points that the defenders of a table took.
    Defenders,
    /// The first letter of the names, at the first name with it.
    Initial,
}

/// The kind of cells in a column, which decides their alignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellKind {
    /// For texts.
    Text,
    /// For numbers.
    Number,
    /// For marks of a few characters.
    Mark,
    /// For places won and lost.
    Movement,
    /// For colours and seats.
    Side,
}

/// A column of a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The content.
    pub code: Code,
    /// The kind of its cells.
    pub kind: CellKind,
    /// The heading in full, for paper.
    pub long: Cow<'static, str>,
    /// The heading on screens.
    pub short: Cow<'static, str>,
    /// The heading on the projector, which is read from afar.
    pub afar: Cow<'static, str>,
    /// The heading in words, if the short one is not clear.
    pub name: Cow<'static, str>,
    /// The order in which columns yield when room is short, the highest first; 0 always stays.
    pub drop: usize,
    /// True if it may be scrolled sideways instead of yielding, if the medium can scroll.
    pub scrolls: bool,
    /// The media that show it.
    pub media: &'static [Medium],
    /// Its index among the columns of all media.
    pub(super) at: usize,
}

/// The value of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Datum<'a> {
    /// No value.
    Empty,
    /// A text.
    Text(Cow<'a, str>),
    /// The games of a round as marks: `12w1`.
    Games(String),
    /// A number of things, or an ordinal from 1.
    Count(usize),
    /// The result of a game of two players; `None` while it is missing.
    Outcome(Option<&'a Outcome>),
    /// The bye of a player without a game.
    Bye(ByeKind),
    /// The result of a game of two players for one of them, or the bye instead of it.
    Meeting(Meeting),
    /// A colour.
    Color(Color),
    /// Several players.
    Names(Vec<String>),
    /// Points.
    Points(Points),
    /// A place in the standings.
    Place {
        /// The place.
        place: u32,
        /// True if other players share it.
        shared: bool,
    },
    /// The number of a player.
    Number(Number),
    /// The places before and now.
    Moved {
        /// The place after the previous round.
        before: u32,
        /// The place now.
        now: u32,
    },
    /// A value of the standings.
    Value(Value),
    /// A percentage of points.
    Percentage(Percentage),
    /// A rating with at least this many decimals.
    Rating(Option<Rating>, usize),
    /// The change from one rating to another, with the decimals shown.
    Change(Option<Rating>, Option<Rating>, usize),
    /// A rank of Tractor; `None` if it is beyond the ace and the game is won.
    Rank(Option<Rank>),
    /// A fixed word of the program.
    Word(&'static str),
    /// A fact of the engine.
    Fact(why::Fact),
    /// A seat at a table of Tractor.
    Seat(Seat),
    /// The stage of a board.
    Stage(Stage),
    /// The part of the event in which a player is absent.
    Absence(Absence),
}

/// The meaning of a cell, for colours and marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sense {
    /// No special meaning.
    #[default]
    Plain,
    /// A remark in passing.
    Aside,
    /// The first place.
    Leader,
    /// A shared place.
    Shared,
    /// A player who has withdrawn or was excluded, if nothing else in the row says so.
    Withdrawn,
    /// The same, if something else in the row says so.
    Absent,
    /// More than before.
    Better,
    /// Less than before.
    Worse,
    /// A degree of progress.
    Progress,
    /// A win, or the first place at a table.
    Win,
    /// A draw.
    Draw,
    /// A loss, or the last place at a table.
    Loss,
    /// Points, or a zero, for a game that was not played.
    Forfeit,
    /// A bye.
    Bye,
    /// A missing result.
    Missing,
    /// An adjourned game.
    Adjourned,
    /// An impossible game, against oneself.
    Nothing,
}

/// A cell of a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell<'a> {
    /// The value.
    pub datum: Datum<'a>,
    /// The meaning.
    pub sense: Sense,
    /// The player in it.
    pub player: Option<PlayerId>,
    /// The short name of a team, for screens on which its name does not fit.
    pub short_name: Option<Label>,
}

/// The relation of a row to the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Line {
    /// Its board, from 0; rows of one board belong together.
    pub board: Option<usize>,
    /// True if a new group begins here, for instance the next table of players.
    pub begins: bool,
    /// True if the row is a heading of those below it, for instance the teams of a match.
    pub heads: bool,
}

/// A table whose cells have a meaning.
pub struct View<'a> {
    /// The columns of all media, in order.
    pub columns: Vec<Column>,
    /// The number of rows.
    pub len: usize,
    cell: Box<dyn Fn(usize, usize) -> Cell<'a> + 'a>,
    line: Box<dyn Fn(usize) -> Line + 'a>,
}

impl<'a> View<'a> {
    /// Sets which rows belong together.
    #[must_use]
    pub fn with_lines(self, line: impl Fn(usize) -> Line + 'a) -> Self {
        Self { line: Box::new(line), ..self }
    }

    /// Retains only the columns of one medium.
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

    /// Returns the relation of a row, from 0, to the others.
    #[must_use]
    pub fn line(&self, row: usize) -> Line {
        (self.line)(row)
    }
}

/// A registered fact of a player.
pub(super) type Fact = fn(&Entrant) -> &str;

/// The columns of a view under construction, each with the function that creates its cells from the
/// subject and a row.
pub(super) struct Columns<'a, T> {
    columns: Vec<Column>,
    makers: Vec<Maker<'a, T>>,
}

pub(super) type Maker<'a, T> = Box<dyn Fn(&T, usize) -> Cell<'a> + 'a>;

impl<'a, T: 'a> Columns<'a, T> {
    pub(super) const fn new() -> Self {
        Self { columns: Vec::new(), makers: Vec::new() }
    }

    /// Adds a column.
    pub(super) fn add(&mut self, column: Column, maker: impl Fn(&T, usize) -> Cell<'a> + 'a) {
        self.columns.push(Column { at: self.columns.len(), ..column });
        self.makers.push(Box::new(maker));
    }

    /// Creates a view of a subject with the given number of rows.
    pub(super) fn of(self, subject: T, len: usize) -> View<'a> {
        let Self { columns, makers } = self;
        let cell = move |row: usize, column: usize| {
            makers.get(column).map_or_else(Cell::empty, |make| make(&subject, row))
        };
        View { columns, len, cell: Box::new(cell), line: Box::new(|_| Line::default()) }
    }
}

impl Column {
    pub(super) fn new(code: Code, kind: CellKind, head: impl Into<Cow<'static, str>>) -> Self {
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
        Self::new(code, CellKind::Text, head)
    }

    /// Creates a column of numbers.
    #[must_use]
    pub fn number(code: Code, head: impl Into<Cow<'static, str>>) -> Self {
        Self::new(code, CellKind::Number, head)
    }

    /// Creates a column of marks.
    #[must_use]
    pub fn mark(code: Code, head: impl Into<Cow<'static, str>>) -> Self {
        Self::new(code, CellKind::Mark, head)
    }

    /// Creates a column of colours or seats.
    #[must_use]
    pub fn side(code: Code, head: impl Into<Cow<'static, str>>) -> Self {
        Self::new(code, CellKind::Side, head)
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

    /// Sets the heading on the projector.
    #[must_use]
    pub fn afar(self, head: impl Into<Cow<'static, str>>) -> Self {
        Self { afar: head.into(), ..self }
    }

    /// Sets the heading in words.
    #[must_use]
    pub fn named(self, name: impl Into<Cow<'static, str>>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// Sets the order in which the column yields when room is short, the highest first.
    #[must_use]
    pub fn dropped(self, drop: usize) -> Self {
        Self { drop, ..self }
    }

    /// Lets the column scroll sideways.
    #[must_use]
    pub fn scrolled(self) -> Self {
        Self { scrolls: true, ..self }
    }

    /// Sets the media that show the column.
    #[must_use]
    pub fn only_on(self, media: &'static [Medium]) -> Self {
        Self { media, ..self }
    }
}

/// Returns the short name of a team; `None` without one, or if another team of its name has the same.
pub(super) fn short_name(state: &State, team: PlayerId) -> Option<Label> {
    let Entrant { name, short_name, .. } = &state.player(team)?.entrant;
    let told = state.name(team);
    let is_own = told == **name || told == format!("{name} ({short_name})");
    (is_own && !short_name.is_empty()).then(|| short_name.clone())
}

impl<'a> Cell<'a> {
    /// Creates a cell.
    #[must_use]
    pub const fn of(datum: Datum<'a>) -> Self {
        Self { datum, sense: Sense::Plain, player: None, short_name: None }
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

    /// Creates a cell of a player's name that distinguishes namesakes.
    #[must_use]
    pub fn name(state: &State, player: PlayerId) -> Self {
        let short_name = short_name(state, player);
        Self { player: Some(player), short_name, ..Self::text(called(state, player)) }
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

    /// Creates the cell of a place; it is empty for an unranked player.
    #[must_use]
    pub const fn place(place: RowPlace, shared: bool) -> Self {
        match place {
            RowPlace::Number(place) => Self::of(Datum::Place { place, shared }),
            RowPlace::Unranked => Self::empty(),
        }
    }

    /// Creates an empty cell.
    #[must_use]
    pub const fn empty() -> Self {
        Self::of(Datum::Empty)
    }

    /// Sets the meaning of the cell.
    #[must_use]
    pub fn meaning(self, sense: Sense) -> Self {
        Self { sense, ..self }
    }
}

/// The printed form of a value.
impl fmt::Display for Datum<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => Ok(()),
            Self::Text(text) => f.write_str(text),
            Self::Games(games) => f.write_str(games),
            Self::Count(count) => count.fmt(f),
            Self::Outcome(outcome) => f.write_str(&results::result(*outcome)),
            Self::Bye(bye) => f.write_str(bye.name()),
            Self::Points(points) | Self::Meeting(Meeting { kind: MeetingKind::Bye(_), points, .. }) => {
                points.fmt(f)
            }
            Self::Meeting(Meeting { kind: MeetingKind::Board { result, .. }, .. }) => {
                f.write_str(results::result_of(*result))
            }
            Self::Color(Color::White) => f.write_str("White"),
            Self::Color(Color::Black) => f.write_str("Black"),
            // Names contain commas, so a semicolon separates them.
            Self::Names(names) => f.write_str(&names.join("; ")),
            Self::Place { place, .. } => place.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Moved { before, now } if now < before => write!(f, "▲{}", before - now),
            Self::Moved { before, now } if before < now => write!(f, "▼{}", now - before),
            Self::Moved { .. } => f.write_str("–"),
            Self::Value(value) => value.fmt(f),
            Self::Percentage(share) => share.fmt(f),
            Self::Rating(rating, places) => f.write_str(&show_rating(*rating, *places)),
            Self::Change(before, now, places) => f.write_str(&show_change(*before, *now, *places)),
            Self::Rank(rank) => Value::Rank(*rank).fmt(f),
            Self::Word(word) => f.write_str(word),
            Self::Fact(fact) => f.write_str(fact.english()),
            Self::Seat(seat) => f.write_str(&results::seat_words(*seat, &Language::default())),
            Self::Stage(stage) => stage.fmt(f),
            Self::Absence(absence) => absence.fmt(f),
        }
    }
}
