//! The lists of an event on the screen, and the widths of their columns.
//!
//! A [`List`] is a view of `formats::views` with the columns that belong on a screen; content and headings
//! are those of reports and the site. A column of texts has a smallest and a largest width ([`Room`]).
//! `crosstable.rs` also knows the meaning of a cell for questions. `setup_lines` and `prize_lines.rs` are
//! forms: a line shows one value and says how it changes. `search.rs` finds an item by a few letters. No list
//! draws itself; `widgets` does.

pub(crate) mod crosstable;
pub(crate) mod prize_lines;
pub(crate) mod reports;
mod schedule;
pub(crate) mod search;
pub(crate) mod setup_lines;

use std::rc::Rc;

use crate::scene::Scene;
use crate::widgets::table::{Cell, Column, cell};
use crate::widgets::theme::Role;
use crate::widgets::track;
use engine::id::RoundNo;
use engine::meetings::Meetings;
use engine::pairing::field::Color;
use engine::standings::{Part, RowPlace, Standings};
use engine::state::State;
use formats::views::clubs::Clubs;
use formats::views::crosstable::mark_of;
use formats::views::standings::Basis;
use formats::views::words;
use formats::views::{self, CellKind, Code, Datum, Medium, Sense, View};

/// A list as a table.
pub(crate) struct List<'a> {
    /// Its meaning on the screen.
    pub title: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// The content of each column.
    pub codes: Vec<Code>,
    /// The number of rows.
    pub len: usize,
    /// Creates a row.
    pub row: Box<dyn Fn(usize) -> Vec<Cell> + 'a>,
}

impl<'a> List<'a> {
    /// Selects the columns of a view that are for the screen; `room` lists the texts whose width is not the
    /// usual one.
    #[must_use]
    pub(crate) fn of(title: String, view: View<'a>, room: &Room) -> Self {
        let view = view.on(Medium::Screen);
        let columns = columns(&view, room);
        let codes = view.columns.iter().map(|column| column.code).collect();
        let len = view.len;
        let row = move |at: usize| view.columns.iter().map(|column| shown_in(&view, at, column)).collect();
        Self { title, columns, codes, len, row: Box::new(row) }
    }

    /// Removes optional columns that are empty in every row.
    #[must_use]
    pub(crate) fn without_empty_columns(self) -> Self {
        /// The number of rows that are examined: as many as any list that a person reads without searching.
        const LOOKED_AT: usize = 500;
        let Self { title, columns, codes, len, row } = self;
        let rows: Vec<Vec<Cell>> = (0..len.min(LOOKED_AT)).map(&row).collect();
        let in_use = |at: usize| rows.iter().filter_map(|row| row.get(at)).any(|cell| !cell.text.is_empty());
        let kept: Vec<usize> =
            (0..columns.len()).filter(|at| columns[*at].drop == 0 || in_use(*at)).collect();
        let columns = kept.iter().map(|at| columns[*at].clone()).collect();
        let codes = kept.iter().map(|at| codes[*at]).collect();
        let row = Box::new(move |at: usize| {
            let cells = row(at);
            kept.iter().filter_map(|at| cells.get(*at).cloned()).collect()
        });
        Self { title, columns, codes, len, row }
    }
}

/// Creates the columns of a view.
#[must_use]
pub(crate) fn columns(view: &View<'_>, room: &Room) -> Vec<Column> {
    view.columns.iter().map(|one| column(one, room)).collect()
}

fn column(column: &views::Column, room: &Room) -> Column {
    let head = column.short.clone();
    let (least, most) = room_of(column.code, room);
    let shown = match column.kind {
        CellKind::Text => Column::text(head, least, most),
        CellKind::Movement => Column::text(head, least, most).on_the_right(),
        CellKind::Number => Column::number(head),
        CellKind::Mark | CellKind::Side => Column::mark(head),
    };
    let shown = if TOLD.contains(&column.code) { shown.told() } else { shown };
    let shown = if column.code == Code::Sex { shown.told_as("sex") } else { shown };
    let of_games = matches!(column.code, Code::Round(_) | Code::Opponent(_));
    let shown = if of_games { shown.of_games() } else { shown };
    if column.scrolls {
        shown.scrolled()
    } else {
        shown.dropped(u8::try_from(column.drop).unwrap_or(u8::MAX))
    }
}

/// The smallest and the largest width of texts, in cells.
pub(crate) type Room = [(Code, (usize, usize))];

const USUAL_ROOM: &Room = &[
    (Code::Moved, (2, 4)),
    (Code::Name, (10, 32)),
    (Code::Title, (5, 5)),
    (Code::Federation, (3, 4)),
    (Code::Stage, (6, 24)),
    (Code::Club, (4, 18)),
    (Code::Team, (4, 18)),
    (Code::Category, (8, 12)),
    (Code::Track, (17, 17)),
    (Code::Games, (5, 9)),
    (Code::BestHand, (9, 34)),
    (Code::BesideResults, (4, 16)),
];

/// The columns whose cells are texts of the program.
const TOLD: [Code; 4] = [Code::Remarks, Code::Stage, Code::BestHand, Code::Moved];

/// The list of players has few other columns.
const ROOM_OF_PLAYERS: &Room = &[
    (Code::Name, (12, 34)),
    (Code::Here, (4, 4)),
    (Code::Sex, (3, 3)),
    // Half a day or half a number says nothing: such a column is whole or absent.
    (Code::Born, (0, 10)),
    (Code::FideId, (0, 12)),
    (Code::Federation, (0, 4)),
    (Code::Club, (4, 20)),
    (Code::Partnership, (4, 16)),
    (Code::Remarks, (7, 60)),
];

fn room_of(code: Code, room: &Room) -> (usize, usize) {
    let found = room.iter().chain(USUAL_ROOM).find(|(of, _)| *of == code);
    found.map_or((4, 24), |(_, room)| *room)
}

/// Shows a cell of a view on the screen; names have the role of names.
#[must_use]
pub(crate) fn shown_in(view: &View<'_>, at: usize, column: &views::Column) -> Cell {
    let one = view.cell(at, column);
    let shown = shown(&one).shortened(one.short_name.as_deref().unwrap_or_default());
    if column.code == Code::Team {
        return shown.told_apart();
    }
    if column.code == Code::Name { shown.named() } else { shown }
}

/// Shows a cell on the screen.
#[must_use]
pub(crate) fn shown(one: &views::Cell<'_>) -> Cell {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the rest is shown as it is printed")]
    match &one.datum {
        Datum::Rank(rank) => cell(role(one.sense), track::text(*rank)),
        Datum::Place { shared: true, place } => cell(role(one.sense), format!("={place}")),
        Datum::Text(name) if one.sense == Sense::Withdrawn => {
            cell(role(one.sense), format!("{name}{}", crate::widgets::text::GONE))
        }
        Datum::Bye(bye) => cell(Role::Bye, bye.name()).told(),
        Datum::Word(_) => cell(role(one.sense), one.datum.to_string()).told(),
        Datum::Meeting(meeting) => cell(role(one.sense), mark_of(meeting).to_string()),
        Datum::Color(Color::White) => cell(role(one.sense), "○"),
        Datum::Color(Color::Black) => cell(role(one.sense), "●"),
        Datum::Names(names) => cell(role(one.sense), names.join(" · ")),
        datum => cell(role(one.sense), datum.to_string()),
    }
}

/// Returns how a cell is drawn.
#[must_use]
pub(crate) const fn role(sense: Sense) -> Role {
    match sense {
        Sense::Plain | Sense::Draw => Role::Text,
        Sense::Aside => Role::Dim,
        Sense::Leader => Role::Leader,
        Sense::Shared => Role::Tie,
        Sense::Withdrawn | Sense::Absent => Role::Gone,
        Sense::Better | Sense::Win => Role::Gain,
        Sense::Worse | Sense::Loss => Role::Loss,
        Sense::Progress => Role::Done,
        Sense::Forfeit => Role::Forfeit,
        Sense::Bye => Role::Bye,
        Sense::Missing | Sense::Adjourned => Role::Missing,
        Sense::Nothing => Role::Rule,
    }
}

/// The subject of a question about a row of the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RowQuestion {
    /// The place, with everything that decides it.
    Place,
    /// One number.
    Part(Part),
}

impl RowQuestion {
    /// Returns the question that a column can answer.
    fn of(code: Code) -> Option<Self> {
        if let Code::Value(at) = code {
            return Some(Self::Part(Part::Value(at)));
        }
        let is_rating =
            matches!(code, Code::RatingBefore | Code::RatingNow | Code::RatingChange | Code::RatingOther);
        if is_rating { Some(Self::Part(Part::Rating)) } else { (code == Code::Place).then_some(Self::Place) }
    }
}

/// Lists the standings after a round: places, movement, every value in order, ratings and their changes.
#[must_use]
pub(crate) fn standings<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<List<'a>> {
    let (state, now) = (scene.state()?, scene.shown_standings(after)?);
    let before = (after.0 > 1).then(|| scene.shown_standings(RoundNo(after.0 - 1))).flatten();
    let announced = scene.desk.and_then(|desk| desk.announced_after(after));
    let is_outdated = announced.is_some_and(|one| one.since.is_something());
    Some(list_of_standings(state, Basis { now, before, meetings: scene.meetings(after) }, is_outdated))
}

/// If `is_outdated`, the published standings differ from the present calculation; no present value is shown
/// beside them.
fn list_of_standings(
    state: &State,
    basis: Basis<Rc<Standings>, Rc<Meetings>>,
    is_outdated: bool,
) -> List<'_> {
    let title = format!("standings after round {}", basis.now.after);
    let mut view = views::standings::standings(state, basis);
    let is_of_now = |code: Code| {
        matches!(code, Code::Moved | Code::Games | Code::BestHand | Code::Track | Code::BesideResults)
    };
    view.columns.retain(|one| !(is_outdated && is_of_now(one.code)));
    List::of(title, view, &[])
}

/// Lists the standings after a round, and the question that each column can answer.
#[must_use]
pub(crate) fn standings_asked<'a>(
    scene: &Scene<'a>,
    after: RoundNo,
) -> Option<(List<'a>, Vec<Option<RowQuestion>>)> {
    let list = standings(scene, after)?;
    let asked = asked(&list);
    Some((list, asked))
}

fn asked(list: &List<'_>) -> Vec<Option<RowQuestion>> {
    list.codes.iter().map(|code| RowQuestion::of(*code)).collect()
}

/// Shows the movement from one place to another.
#[must_use]
pub(crate) fn movement(before: RowPlace, now: RowPlace) -> Cell {
    shown(&views::standings::moved(before, now))
}

/// Lists the persons of teams by board after a round.
#[must_use]
pub(crate) fn boards<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<List<'a>> {
    let lists = scene.desk?.boards_after(after)?;
    let table = if lists.are_by_board { "players by board" } else { "players" };
    Some(List::of(format!("{table} after round {after}"), views::boards::boards(lists), &[]))
}

/// Lists the teams of an individual event after a round.
#[must_use]
pub(crate) fn clubs<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<List<'a>> {
    let teams = Clubs::of(scene.state()?, &*scene.shown_standings(after)?)?;
    Some(List::of(format!("teams after round {after}"), views::clubs::clubs(teams), &[]))
}

/// Lists the players in the order of their pairing numbers.
#[must_use]
pub(crate) fn players<'a>(scene: &Scene<'a>) -> Option<List<'a>> {
    let state = scene.state()?;
    let view = views::players::players(state);
    Some(List::of(words::count(view.len, words::noun(state)), view, ROOM_OF_PLAYERS).without_empty_columns())
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::*;
    use crate::lists::crosstable;
    use crate::projector::content::{self as wall, Sheet};
    use crate::scene::example::Example;
    use crate::widgets::table::{Cursor, Table};
    use crate::widgets::theme::Theme;
    use engine::action::{Act, Numbering};
    use engine::id::PlayerId;
    use engine::rating::event::RatingLine;
    use engine::standings::{self, Row, Value};
    use formats::report::{self, Imprint, Source, csv};
    use formats::table;

    /// Ten tie-breaks, the most that a list may have; some federations use so many.
    const TEN: [&str; 10] = ["BH", "BH/C1", "BH/M1", "SB", "DE", "WON", "WIN", "BPG", "ARO", "TPR"];

    /// A value that no other cell has.
    fn value(row: usize, column: usize) -> i64 {
        i64::try_from(1000 * (row + 1) + column).unwrap()
    }

    /// Standings by points and ten tie-breaks, with ratings.
    fn with_ten(example: &Example) -> Standings {
        let names = std::iter::once("PTS").chain(TEN);
        let columns: Vec<standings::Column> =
            names.map(|code| standings::Column::fixed(code, code)).collect();
        let rows = (0..5).map(|at| Row {
            place: RowPlace::Number(u32::try_from(at + 1).unwrap()),
            player: PlayerId(u32::try_from(at + 1).unwrap()),
            name: None,
            values: (0..columns.len()).map(|column| Value::Count(value(at, column))).collect(),
            rating: RatingLine { before: "2000".parse().ok(), now: "2012".parse().ok(), other: None },
        });
        let rows = rows.collect();
        Standings::of_rows(example.desk.state().last_round(), columns, rows, Some(0))
    }

    fn drawn(list: &List<'_>, cursor: &mut Cursor, (width, height): (u16, u16)) -> Vec<String> {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let row = &list.row;
        let table =
            Table { columns: &list.columns, len: list.len, row, detail: &[], empty: "", active: true };
        table.draw(buffer.area, &mut buffer, cursor, &Theme::plain());
        let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        (0..height).map(line).collect()
    }

    /// Moves over every column: the selected one is shown in full, names remain, and marks show that columns
    /// are hidden.
    #[track_caller]
    fn check(size: (u16, u16), scrolls: bool) {
        let example = Example::after(&["1-2 1-0, 3-4 1-0, 5 U", "1-3 1-0, 2-5 1-0, 4 U"]);
        let (state, scene) = (example.desk.state(), example.scene());
        let before = scene.standings(RoundNo(1));
        let meetings = scene.meetings(RoundNo(2)).unwrap();
        let now = Rc::new(with_ten(&example));
        let list = list_of_standings(state, Basis { now, before, meetings: Some(meetings) }, false);
        let asked = asked(&list);
        let columns: Vec<usize> = (0..asked.len()).filter(|at| asked[*at].is_some()).collect();
        let mut cursor = Cursor::default();
        cursor.column = Some(columns[0]);
        let start = drawn(&list, &mut cursor, size);
        let (mut left, mut right) = (false, false);
        for column in &columns {
            assert_eq!(cursor.column, Some(*column));
            let lines = drawn(&list, &mut cursor, size);
            let head = lines[0].as_str();
            let words: Vec<&str> = head.split([' ', '‹', '›']).collect();
            let seen = |word: &str| words.contains(&word);
            assert!(["#", "Name", "PTS"].into_iter().all(seen), "{head}");
            assert!(head.contains(&*list.columns[*column].head), "{head}");
            assert!(lines[1].contains("Anna") && lines[5].contains("Emre"), "{lines:#?}");
            if let Some(RowQuestion::Part(Part::Value(at))) = asked[*column] {
                assert!((0..5).all(|row| lines[row + 1].contains(&value(row, at).to_string())), "{lines:#?}");
            }
            assert_eq!(head.contains('‹'), !seen(TEN[0]), "{head}");
            // A column that gave way is marked as well: a wider screen shows it.
            assert_eq!(head.contains('›'), !seen("old") || !seen("±"), "{head}");
            left |= head.contains('‹');
            right |= head.contains('›');
            cursor.move_across(true, &columns);
        }
        assert_eq!((left, right), (scrolls, scrolls), "marks on both sides where not all is seen");
        for _ in &columns {
            cursor.move_across(false, &columns);
            let _ = drawn(&list, &mut cursor, size);
        }
        assert_eq!(drawn(&list, &mut cursor, size), start, "the way back is the way there");
    }

    #[test]
    fn ten_tie_breaks_and_ratings_are_visible_at_every_size() {
        check((60, 20), true);
        check((80, 24), true);
        check((200, 60), false);
    }

    /// The numbers of a list, in the order of its rows.
    fn numbers(list: &List<'_>) -> Vec<String> {
        let at = list.codes.iter().position(|code| *code == Code::Number).unwrap();
        (0..list.len).map(|row| (list.row)(row)[at].text.clone()).collect()
    }

    /// Checks that every table of an event gives a player the same number: the pairing number, or the
    /// registration number in parentheses.
    #[track_caller]
    fn check_numbers(example: &Example, number: fn(PlayerId) -> String) {
        let (state, scene, imprint) = (example.desk.state(), example.scene(), Imprint::default());
        let round = RoundNo(1);
        let (now, source) = (Standings::after(state, round), Source { state, round, imprint: &imprint });
        let expected: Vec<String> = now.rows.iter().map(|row| number(row.player)).collect();
        let printed = |text: &str| -> Vec<String> {
            let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
            let at = lines.next().unwrap().iter().position(|head| *head == "No").unwrap();
            lines.map(|line| line[at].trim_start_matches('\'').to_owned()).collect()
        };
        let csv = |report| csv::write(&report).unwrap();
        assert_eq!(printed(&table::standings(state, &now).to_csv().unwrap()), expected);
        assert_eq!(printed(&table::crosstable(state, &now).to_csv().unwrap()), expected);
        assert_eq!(printed(&csv(report::standings::standings(&source, &now))), expected);
        assert_eq!(printed(&csv(report::crosstable::crosstable(&source, &now))), expected);
        assert_eq!(numbers(&crosstable::by_round(&scene, round).unwrap().0), expected);
        assert_eq!(numbers(&crosstable::by_opponent(&scene, round).unwrap().0), expected);
        let wall = Sheet::of(wall::ProjectedList::Crosstable, &scene, round).unwrap();
        let wall = wall.blocks.iter().map(|rows| rows[0][1].text.clone()).collect::<Vec<_>>();
        assert_eq!(wall, expected);
    }

    #[test]
    fn every_column_no_shows_the_pairing_number() {
        let mut example = Example::after(&["1-2 1-0, 3-4 0-1, 5 H"]);
        check_numbers(&example, |player| format!("({player})"));
        let order = [5, 4, 3, 2, 1].map(PlayerId).to_vec();
        example.desk.record(Act::Number { order, by: Numbering::Hand }, &[]).unwrap();
        check_numbers(&example, |player| (6 - player.0).to_string());
        let players = players(&example.scene()).unwrap();
        assert_eq!(numbers(&players), ["1", "2", "3", "4", "5"]);
    }
}
