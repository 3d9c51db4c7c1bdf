//! The lists of an event as tables: for screens, the wall and reports alike.

use std::rc::Rc;

use crate::engine::action::{Entrant, Outcome};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::engine::scoring::GameScore;
use crate::engine::setup::{Ranking, RatingSystem};
use crate::engine::standings::{Part, Standings, Value};
use crate::engine::state::{Player, State};
use crate::formats::table;
use crate::tui::scene::Scene;
use crate::tui::theme::Role;
use crate::tui::widgets::table::{Cell, Column, cell};
use crate::tui::widgets::track;
use crate::tui::words;

/// A list as a table.
pub struct List<'a> {
    /// What it is.
    pub title: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// How many rows it has.
    pub len: usize,
    /// Makes a row.
    pub row: Box<dyn Fn(usize) -> Vec<Cell> + 'a>,
}

impl List<'_> {
    /// Leaves out the columns that may go and that no row uses.
    #[must_use]
    pub fn without_empty_columns(self) -> Self {
        /// How many rows are looked at: enough for any list that a person reads without searching.
        const LOOKED_AT: usize = 500;
        let Self { title, columns, len, row } = self;
        let rows: Vec<Vec<Cell>> = (0..len.min(LOOKED_AT)).map(&row).collect();
        let in_use = |at: usize| rows.iter().filter_map(|row| row.get(at)).any(|cell| !cell.text.is_empty());
        let kept: Vec<usize> =
            (0..columns.len()).filter(|at| columns[*at].drop == 0 || in_use(*at)).collect();
        let columns = kept.iter().map(|at| columns[*at].clone()).collect();
        let row = Box::new(move |at: usize| {
            let cells = row(at);
            kept.iter().filter_map(|at| cells.get(*at).cloned()).collect()
        });
        Self { title, columns, len, row }
    }
}

/// Lists the standings after a round: places, movement, every value in order, ratings and their change.
#[must_use]
pub fn standings<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<List<'a>> {
    standings_asked(scene, after).map(|(list, _)| list)
}

/// What a place of the standings can be asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// The place, with everything that it rests on.
    Place,
    /// One number.
    Part(Part),
}

/// Lists the standings after a round, and what can be asked of each column.
#[must_use]
pub fn standings_asked<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<(List<'a>, Vec<Option<Asked>>)> {
    let (state, now) = (scene.state()?, scene.standings(after)?);
    let before = (after.0 > 1).then(|| scene.standings(RoundNo(after.0 - 1))).flatten();
    Some(standings_of(state, now, before, scene.meetings(after)?))
}

/// Lists standings; movement is told against those before.
fn standings_of(
    state: &State,
    now: Rc<Standings>,
    before: Option<Rc<Standings>>,
    meetings: Rc<Meetings>,
) -> (List<'_>, Vec<Option<Asked>>) {
    let facts = Facts::of(state, &now);
    let mut columns = vec![
        (Column::number("#"), Some(Asked::Place)),
        (Column::text("±", 2, 4).on_the_right().dropped(2), None),
        (Column::text("Name", 10, 32), None),
    ];
    for (shown, column) in [
        (facts.title, Column::text("title", 5, 5).dropped(3)),
        (facts.federation, Column::text("fed", 3, 4).dropped(4)),
        (facts.club, Column::text("club", 4, 18).dropped(5)),
        (facts.category, Column::text("category", 8, 12).dropped(5)),
    ] {
        if shown {
            columns.push((column, None));
        }
    }
    for (at, column) in now.columns.iter().enumerate() {
        let number = Column::number(column.code);
        let number = if at == 0 { number } else { number.scrolled() };
        columns.push((number, Some(Asked::Part(Part::Value(at)))));
        if at == 0 && facts.track {
            columns.push((Column::text("from 2 to the ace", 17, 17).dropped(2), None));
        }
    }
    match facts.record {
        Record::None => {}
        Record::Games => columns.push((Column::text("+ = -", 5, 9).dropped(3), None)),
        Record::BestHand => columns.push((Column::text("best hand", 9, 34).dropped(3), None)),
    }
    let rating = Some(Asked::Part(Part::Rating));
    if now.rating_places.is_some() {
        columns.push((Column::number("rtg").scrolled(), rating));
        if !ranks_by_rating(&now) {
            columns.push((Column::number("now").scrolled(), rating));
        }
        columns.push((Column::number("Δ").scrolled(), rating));
    } else if facts.rated {
        columns.push((Column::number("rtg").dropped(6), None));
    }
    let len = now.rows.len();
    let title = format!("standings after round {}", now.after);
    let (columns, asked) = columns.into_iter().unzip();
    let row = move |at: usize| standings_row(state, (&now, before.as_deref()), &meetings, facts, at);
    (List { title, columns, len, row: Box::new(row) }, asked)
}

/// Which facts of the players are known at all.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether one column is worth its room")]
struct Facts {
    title: bool,
    federation: bool,
    club: bool,
    category: bool,
    rated: bool,
    track: bool,
    record: Record,
}

/// What stands beside the numbers of an event in which they say little of the games themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Record {
    /// Points tell already.
    None,
    /// Games won, drawn and lost.
    Games,
    /// The best hand of poker dice.
    BestHand,
}

impl Facts {
    fn of(state: &State, now: &Standings) -> Self {
        let known = |fact: fn(&Entrant) -> bool| state.players.iter().any(|player| fact(&player.entrant));
        Self {
            title: known(|entrant| !entrant.title.is_empty()),
            federation: known(|entrant| !entrant.federation.is_empty()),
            club: known(|entrant| !entrant.club.is_empty()),
            category: known(|entrant| !entrant.category.is_empty()),
            rated: now.rating_places.is_none() && known(|entrant| entrant.rating.is_some()),
            record: match state.setup.ranking {
                Ranking::Rating if state.setup.game.is_for_two() => Record::Games,
                Ranking::Placings => Record::BestHand,
                Ranking::Rating | Ranking::Points { .. } | Ranking::Progress | Ranking::Elimination => {
                    Record::None
                }
            },
            track: matches!(state.setup.ranking, Ranking::Progress),
        }
    }

    fn cells(self, entrant: &Entrant) -> Vec<Cell> {
        let facts = [
            (self.title, &entrant.title),
            (self.federation, &entrant.federation),
            (self.club, &entrant.club),
            (self.category, &entrant.category),
        ];
        facts
            .into_iter()
            .filter(|(shown, _)| *shown)
            .map(|(_, fact)| cell(Role::Dim, fact.as_str()))
            .collect()
    }
}

/// Where the rating now is what the standings sort by, it stands there already.
fn ranks_by_rating(now: &Standings) -> bool {
    let first = now.rows.first().and_then(|row| row.values.first());
    matches!(first, Some(Value::Rating(..)))
}

fn standings_row(
    state: &State,
    (now, before): (&Standings, Option<&Standings>),
    meetings: &Meetings,
    facts: Facts,
    at: usize,
) -> Vec<Cell> {
    let Some(row) = now.rows.get(at) else { return Vec::new() };
    let same =
        |at: Option<usize>| at.and_then(|at| now.rows.get(at)).is_some_and(|other| other.place == row.place);
    let shares = same(at.checked_sub(1)) || same(Some(at + 1));
    let gone = state.player(row.player).is_some_and(|player| player.gone().is_some());
    let role = match (row.place, gone, shares) {
        (_, true, _) => Role::Gone,
        (1, ..) => Role::Leader,
        (.., true) => Role::Tie,
        _ => Role::Text,
    };
    let place = format!("{}{}", if shares { "=" } else { "" }, row.place);
    let moved = before.and_then(|before| before.row(row.player)).map(|was| movement(was.place, row.place));
    let mut cells = vec![cell(role, place), moved.unwrap_or_else(|| cell(Role::Dim, ""))];
    let name = state.name(row.player);
    cells.push(cell(role, if gone { format!("{name} †") } else { name }));
    let entrant = state.player(row.player).map(|player| &player.entrant);
    cells.extend(entrant.into_iter().flat_map(|entrant| facts.cells(entrant)));
    for (at, value) in row.values.iter().enumerate() {
        cells.push(cell(if at == 0 { role } else { Role::Text }, value.to_string()));
        if let (true, Value::Rank(rank)) = (at == 0 && facts.track, value) {
            cells.push(cell(Role::Done, track::text(*rank)));
        }
    }
    match facts.record {
        Record::None => {}
        Record::Games => cells.push(cell(Role::Text, games_of(meetings, row.player))),
        Record::BestHand => cells.push(cell(Role::Text, best_hand(state, now.after, row.player))),
    }
    if let Some(places) = now.rating_places {
        let line = row.rating;
        cells.push(cell(Role::Dim, table::show_rating(line.before, places)));
        if !ranks_by_rating(now) {
            cells.push(cell(Role::Text, table::show_rating(line.now, places)));
        }
        let change = table::show_change(line.before, line.now, places);
        cells.push(cell(if change.starts_with('-') { Role::Loss } else { Role::Gain }, change));
    } else if facts.rated {
        let rating = entrant.and_then(|entrant| entrant.rating);
        cells.push(cell(Role::Dim, rating.map_or_else(String::new, |rating| rating.to_string())));
    }
    cells
}

/// Counts the games won, drawn and lost: `5 1 2`.
fn games_of(meetings: &Meetings, player: PlayerId) -> String {
    let count = |wanted: GameScore| {
        let is = |meeting: &&Meeting| matches!(meeting.kind, MeetingKind::Board { result: MeetingResult::Played { side, .. }, .. } if side == wanted);
        meetings.of(player).iter().filter(is).count()
    };
    format!("{} {} {}", count(GameScore::Win), count(GameScore::Draw), count(GameScore::Loss))
}

/// Names the best hand of poker dice that a player has thrown so far.
fn best_hand(state: &State, after: RoundNo, player: PlayerId) -> String {
    let boards = state.rounds.iter().take(after.0.into()).flat_map(|round| &round.boards);
    let hands = boards.filter_map(|board| {
        let Some(Outcome::Dice(hands)) = &board.outcome else { return None };
        let seat = board.seats.iter().position(|seated| *seated == player)?;
        hands.get(seat).map(crate::engine::game::dice::Hand::value)
    });
    hands.max().map_or_else(String::new, |best| best.to_string())
}

/// Shows how a place moved.
#[must_use]
pub fn movement(before: u32, now: u32) -> Cell {
    match before.cmp(&now) {
        std::cmp::Ordering::Greater => cell(Role::Gain, format!("▲{}", before - now)),
        std::cmp::Ordering::Less => cell(Role::Loss, format!("▼{}", now - before)),
        std::cmp::Ordering::Equal => cell(Role::Dim, "–"),
    }
}

/// Lists the boards of a round, byes at the end.
#[must_use]
pub fn boards<'a>(scene: &Scene<'a>, round: RoundNo) -> Option<List<'a>> {
    let state = scene.state()?;
    let held = state.round(round)?;
    let title = format!("round {round}");
    let len = held.boards.len() + held.byes.len();
    if !state.setup.game.is_for_two() {
        let columns = vec![Column::number("Table"), Column::text("Players", 10, 200)];
        let row = move |at: usize| match held.boards.get(at) {
            Some(board) => vec![
                cell(Role::Text, (at + 1).to_string()),
                cell(Role::Text, words::seats(state, &board.seats)),
            ],
            None => bye_row(state, held, at, 0),
        };
        return Some(List { title, columns, len, row: Box::new(row) });
    }
    let columns = vec![
        Column::number("Bd"),
        Column::text("White", 8, 32),
        Column::mark("result"),
        Column::text("Black", 8, 32),
    ];
    let row = move |at: usize| match held.boards.get(at) {
        Some(board) => {
            let name =
                |seat: usize| board.seats.get(seat).map_or_else(String::new, |player| state.name(*player));
            vec![
                cell(Role::Text, (at + 1).to_string()),
                cell(Role::Text, name(0)),
                cell(Role::Entered, words::score(board.outcome.as_ref())),
                cell(Role::Text, name(1)),
            ]
        }
        None => bye_row(state, held, at, 2),
    };
    Some(List { title, columns, len, row: Box::new(row) })
}

fn bye_row(state: &State, held: &crate::engine::state::Round, at: usize, after_name: usize) -> Vec<Cell> {
    let Some((player, bye)) = held.byes.get(at - held.boards.len()) else { return Vec::new() };
    let name = state.name(*player);
    match after_name {
        0 => vec![cell(Role::Dim, ""), cell(Role::Bye, format!("{name}: {}", bye.name()))],
        _ => vec![
            cell(Role::Dim, ""),
            cell(Role::Text, name),
            cell(Role::Bye, bye.letter().to_string()),
            cell(Role::Bye, bye.name()),
        ],
    }
}

/// Lists the players in the order of their pairing numbers.
#[must_use]
pub fn players<'a>(scene: &Scene<'a>) -> Option<List<'a>> {
    let state = scene.state()?;
    let order = state.by_number();
    let columns = vec![
        Column::number("No"),
        Column::text("Name", 12, 34),
        Column::number("rating"),
        Column::text("title", 5, 5).dropped(6),
        Column::text("sex", 3, 3).dropped(10),
        Column::text("fed", 3, 4).dropped(7),
        Column::text("born", 4, 10).dropped(11),
        Column::text("id", 4, 12).dropped(12),
        Column::text("club", 4, 20).dropped(8),
        Column::text("category", 8, 12).dropped(9),
        Column::text("team", 4, 16).dropped(5),
        Column::number("fee").dropped(13),
        Column::text("remarks", 7, 60).dropped(1),
    ];
    let len = order.len();
    let row = move |at: usize| order.get(at).map_or_else(Vec::new, |player| player_row(state, player));
    let list = List { title: words::count(len, "player"), columns, len, row: Box::new(row) };
    Some(list.without_empty_columns())
}

fn player_row(state: &State, player: &Player) -> Vec<Cell> {
    let entrant = &player.entrant;
    let gone = player.gone().is_some();
    let role = if gone { Role::Gone } else { Role::Text };
    let text = |text: &str| cell(Role::Text, text);
    vec![
        cell(
            Role::Dim,
            player.number.map_or_else(|| format!("({})", player.id), |number| number.to_string()),
        ),
        cell(role, &*entrant.name),
        cell(Role::Text, rating_before(state, entrant)),
        text(&entrant.title),
        text(&entrant.sex),
        text(&entrant.federation),
        text(&entrant.born),
        text(&entrant.fide_id),
        text(&entrant.club),
        text(&entrant.category),
        text(&entrant.partnership),
        cell(Role::Text, entrant.fee.map_or_else(String::new, |fee| fee.to_string())),
        cell(if gone { Role::Gone } else { Role::Bye }, remarks(state, player)),
    ]
}

/// Shows a rating before the event, with the decimals of the event's own ratings where it has any.
fn rating_before(state: &State, entrant: &Entrant) -> String {
    match state.setup.rating {
        RatingSystem::Unrated => entrant.rating.map_or_else(String::new, |rating| rating.to_string()),
        RatingSystem::Exchange(_) | RatingSystem::Probit { .. } => {
            table::show_rating(entrant.rating, state.setup.rating.decimals())
        }
    }
}

/// Says what is special about a player: absence, late entry, byes asked for, a fixed board, whom not to meet.
#[must_use]
pub fn remarks(state: &State, player: &Player) -> String {
    let mut remarks = Vec::new();
    if let Some(away) = player.gone() {
        let what = if away.expelled { "excluded" } else { "withdrawn" };
        remarks.push(format!("† {what} after R{}", away.after));
    }
    if player.first_round.0 > 1 {
        remarks.push(format!("from R{}", player.first_round));
    }
    remarks.extend(player.byes.iter().map(|(round, bye)| format!("{} in R{round}", bye.letter())));
    remarks.extend(player.fixed_board.map(|board| format!("board {board}")));
    for group in state.forbidden.iter().filter(|group| group.players.contains(&player.id)) {
        let others = group.players.iter().filter(|other| **other != player.id);
        let others: Vec<String> = others.map(|other| state.name(*other)).collect();
        remarks.push(format!("≠ {}", others.join("; ")));
    }
    remarks.join(" · ")
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::*;
    use crate::engine::rating::event::RatingLine;
    use crate::engine::standings::{self, Row};
    use crate::tui::example::Example;
    use crate::tui::theme::Theme;
    use crate::tui::widgets::table::{Cursor, Table};

    /// The tie-breaks of a federation that has ten: more than the engine has names for, as many as a list may have.
    const TEN: [&str; 10] = ["BH", "BH/C1", "BH/M1", "SB", "DE", "WON", "WIN", "BPG", "ARO", "TPR"];

    /// A value that stands nowhere else.
    fn value(row: usize, column: usize) -> i64 {
        i64::try_from(1000 * (row + 1) + column).unwrap()
    }

    /// Standings by points and ten tie-breaks, with ratings.
    fn with_ten(example: &Example) -> Standings {
        let names = std::iter::once("PTS").chain(TEN);
        let columns: Vec<standings::Column> =
            names.map(|code| standings::Column { code, name: code }).collect();
        let rows = (0..5).map(|at| Row {
            place: u32::try_from(at + 1).unwrap(),
            player: PlayerId(u32::try_from(at + 1).unwrap()),
            values: (0..columns.len()).map(|column| Value::Count(value(at, column))).collect(),
            rating: RatingLine { before: "2000".parse().ok(), now: "2012".parse().ok() },
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

    /// Walks over every column: the one asked about is seen in full, names stay, marks tell what is not seen.
    #[track_caller]
    fn check(size: (u16, u16), scrolls: bool) {
        let example = Example::after(&["1-2 1-0, 3-4 1-0, 5 U", "1-3 1-0, 2-5 1-0, 4 U"]);
        let (state, scene) = (example.desk.state(), example.scene());
        let before = scene.standings(RoundNo(1));
        let meetings = scene.meetings(RoundNo(2)).unwrap();
        let (list, asked) = standings_of(state, Rc::new(with_ten(&example)), before, meetings);
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
            assert!(["#", "Name", "PTS", &list.columns[*column].head].into_iter().all(seen), "{head}");
            assert!(lines[1].contains("Anna") && lines[5].contains("Emre"), "{lines:#?}");
            if let Some(Asked::Part(Part::Value(at))) = asked[*column] {
                assert!((0..5).all(|row| lines[row + 1].contains(&value(row, at).to_string())), "{lines:#?}");
            }
            assert_eq!(head.contains('‹'), !seen(TEN[0]), "{head}");
            // A column that gave way is marked as well: a wider screen has it.
            assert_eq!(head.contains('›'), !seen("Δ") || !seen("±"), "{head}");
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
    fn ten_tie_breaks_and_ratings_are_seen_at_every_size() {
        check((60, 20), true);
        check((80, 24), true);
        check((200, 60), false);
    }
}
