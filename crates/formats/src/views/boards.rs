//! The persons of a team event by board: games, points, percentage and performance.

use std::collections::BTreeMap;
use std::ops::Deref;

use super::{Cell, Code, Column, Columns, Datum, NOT_ON_THE_WALL, Sense, View, short_name};
use engine::id::{PlayerId, RoundNo};
use engine::ranking::boards::{self, Line};
use engine::standings::RowPlace;
use engine::state::{Persons, State};
use engine::text::Label;

/// The note on games that were not played, on the narrowest screen.
pub const FORFEITS_IN_SHORT: &str =
    "points, percentage and performance are of the games played, not of forfeits";

/// The lists of all boards.
#[derive(Debug)]
pub struct Boards {
    /// The persons.
    pub persons: Persons,
    /// The lines, board by board and there by place.
    pub lines: Vec<Line>,
    /// The word for the place of a game: `board` or `table`.
    pub place: &'static str,
    /// True if every board has its list.
    pub are_by_board: bool,
    /// The short names of the teams that have one.
    short_names: BTreeMap<PlayerId, Label>,
}

impl Boards {
    /// Computes the lists after a round, in which only persons with at least so many games have a place;
    /// `None` in an event that is not of teams.
    #[must_use]
    pub fn after(state: &State, round: RoundNo, least: u32) -> Option<Self> {
        let place = state.setup.game.match_rules()?.game.place();
        let persons = Persons::of(state)?;
        let lines = boards::lists(state, &persons, round, least);
        let short_names =
            state.players.iter().filter_map(|team| Some((team.id, short_name(state, team.id)?)));
        let are_by_board = boards::are_by_board(state);
        Some(Self { persons, lines, place, are_by_board, short_names: short_names.collect() })
    }

    fn is_shared(&self, at: usize) -> bool {
        let same = |other: &Line| {
            let own = &self.lines[at];
            let is_of_list = own.board == other.board || !self.are_by_board;
            is_of_list && own.place == other.place && own.place != RowPlace::Unranked
        };
        let before = at.checked_sub(1).and_then(|at| self.lines.get(at));
        before.is_some_and(same) || self.lines.get(at + 1).is_some_and(same)
    }
}

/// Returns the view of the lists, one row per person.
#[must_use]
pub fn boards<'a, B: Deref<Target = Boards> + 'a>(lists: B) -> View<'a> {
    let mut columns: Columns<'a, B> = Columns::new();
    let mut add = |column, cell: fn(&Boards, usize, &Line) -> Cell<'static>| {
        columns.add(column, move |lists: &B, at| {
            lists.lines.get(at).map_or_else(Cell::empty, |line| cell(lists, at, line))
        });
    };
    let number = |code, long, short| Column::number(code, long).short(short);
    let (board, place) = if lists.place == "table" {
        (number(Code::Board, "Table", "table").named("table of most games"), "place at the table")
    } else {
        (number(Code::Board, "Board", "bd").named("board of most games"), "place at the board")
    };
    let place = if lists.are_by_board {
        add(board, |_, _, line| Cell::of(Datum::Count(line.board.into())));
        place
    } else {
        "place"
    };
    add(Column::number(Code::Place, "#").afar("").named(place), |lists, at, line| {
        Cell::place(line.place, lists.is_shared(at)).meaning(sense(line))
    });
    add(Column::text(Code::Name, "Name"), |lists, _, line| {
        Cell::text(lists.persons.state.name(line.person)).meaning(sense(line))
    });
    add(Column::text(Code::Team, "Team"), |lists, _, line| {
        let team = lists.persons.state.player(line.person).map(|person| person.entrant.club.to_string());
        let of = lists.persons.member(line.person).map(|member| member.team);
        let short_name = of.and_then(|team| lists.short_names.get(&team).cloned());
        Cell { short_name, ..Cell::text(team.unwrap_or_default()) }.meaning(Sense::Aside)
    });
    let rating = number(Code::Rating, "Rtg", "rtg").named("rating").dropped(3);
    add(rating.only_on(NOT_ON_THE_WALL), |_, _, line| {
        Cell::of(Datum::Rating(line.rating, 0)).meaning(Sense::Aside)
    });
    add(number(Code::Played, "Games", "games").named("games played"), |_, _, line| {
        Cell::text(line.games.to_string())
    });
    add(number(Code::Score, "Pts", "pts").named("game points in them"), |_, _, line| {
        Cell::of(Datum::Points(line.points))
    });
    add(Column::number(Code::Percentage, "%").named("percentage of the possible points"), |_, _, line| {
        line.share.map_or_else(Cell::empty, |share| Cell::of(Datum::Percentage(share)))
    });
    let is_any = lists.lines.iter().any(|line| line.performance.is_some());
    if is_any {
        let performance = number(Code::Performance, "Perf", "perf").dropped(1);
        add(performance.named("performance in rated games against rated opponents"), |_, _, line| {
            Cell::text(line.performance.map_or_else(String::new, |one| one.to_string()))
        });
    }
    if lists.lines.iter().any(|line| 0 < line.forfeits_won + line.forfeits_lost) {
        let forfeits = number(Code::Forfeits, "Forf", "forf").dropped(2);
        add(forfeits.named("games won (+) and lost (-) by forfeit, not counted"), |_, _, line| {
            Cell::text(forfeits_of(line)).meaning(Sense::Forfeit)
        });
    }
    let len = lists.lines.len();
    columns.of(lists, len)
}

/// Returns the games won and lost by forfeit: `+1 -2`.
fn forfeits_of(line: &Line) -> String {
    let told = |sign, count| if count == 0 { String::new() } else { format!("{sign}{count}") };
    let (won, lost) = (told('+', line.forfeits_won), told('-', line.forfeits_lost));
    [won, lost].join(" ").trim().to_owned()
}

const fn sense(line: &Line) -> Sense {
    match line.place {
        RowPlace::Number(1) => Sense::Leader,
        RowPlace::Number(_) => Sense::Plain,
        RowPlace::Unranked => Sense::Aside,
    }
}
