//! Compares two moments of an event: moved players, changed values, ratings and results.

use crate::lists::movement;
use crate::widgets::table::{Cell, Column, cell};
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::Role;
use desk::history::{Effect, Moment, Moved, moved};
use engine::id::{BoardNo, RoundNo};
use engine::standings::{Row, Standings};
use engine::state::{Board, State};
use formats::views::numbers::{show_change, show_rating};
use formats::views::words;

/// The mark of a changed value.
const CHANGED: &str = "*";

/// Returns the columns of the standings at a moment.
#[must_use]
pub(crate) fn columns(now: &Moment) -> Vec<Column> {
    let mut columns =
        vec![Column::number("#"), Column::text("±", 3, 4).on_the_right(), Column::text("Name", 10, 28)];
    for (at, column) in now.standings.columns.iter().enumerate() {
        let number = Column::number(column.code.clone());
        columns.push(if at == 0 { number } else { number.scrolled() });
    }
    if now.standings.rating_places.is_some() {
        columns.extend(["rtg", "now", "Δ entry"].map(|head| Column::number(head).scrolled()));
    }
    columns
}

/// Returns a row of the standings at a moment; values that changed since the moment before are marked.
#[must_use]
pub(crate) fn row(before: &Moment, now: &Moment, at: usize) -> Vec<Cell> {
    let Some(row) = now.standings.rows.get(at) else { return Vec::new() };
    let was = before.standings.row(row.player);
    let moved = was.map_or_else(|| cell(Role::Gain, "new"), |was| movement(was.place, row.place));
    let mut cells =
        vec![cell(Role::Text, row.place.to_string()), moved, cell(Role::Text, now.state.name(row.player))];
    for (at, value) in row.values.iter().enumerate() {
        let same = was.is_none_or(|was| was.values.get(at) == Some(value));
        cells.push(marked(same, value.to_string()));
    }
    if let Some(places) = now.standings.rating_places {
        let same = was.is_none_or(|was| was.rating.now == row.rating.now);
        cells.push(cell(Role::Dim, show_rating(row.rating.before, places)));
        cells.push(marked(same, show_rating(row.rating.now, places)));
        let change = show_change(was.and_then(|was| was.rating.now), row.rating.now, places);
        let change = if same { String::new() } else { change };
        cells.push(cell(if change.starts_with('-') { Role::Loss } else { Role::Gain }, change));
    }
    cells
}

fn marked(same: bool, text: String) -> Cell {
    if same { cell(Role::Text, text) } else { cell(Role::Accent, format!("{CHANGED}{text}")) }
}

/// Returns true if any value of a row has changed.
fn differs(before: &Standings, row: &Row) -> bool {
    before.row(row.player) != Some(row)
}

/// Returns the first row with a changed value.
#[must_use]
pub(crate) fn first_change(before: &Moment, now: &Moment) -> Option<usize> {
    now.standings.rows.iter().position(|row| differs(&before.standings, row))
}

/// Returns the effect of a correction in words.
#[must_use]
pub(crate) fn effect(effect: Effect) -> String {
    let Moved { places, ratings } = effect.moved;
    let counts = [(places, "place"), (ratings, "rating")];
    let moved: Vec<String> =
        counts.into_iter().filter(|(n, _)| 0 < *n).map(|(n, thing)| words::count(n, thing)).collect();
    let moved = if moved.is_empty() { "nobody".to_owned() } else { moved.join(", ") };
    match effect.later {
        None => format!("moved {moved}"),
        Some((first, last)) if first == last => format!("moved {moved}; R{first} pairings stay"),
        Some((first, last)) => format!("moved {moved}; R{first}–R{last} pairings stay"),
    }
}

/// Counts those who move: `1 player moves`, `3 teams move`.
fn moves(state: &State, count: usize) -> String {
    let moves = if count == 1 { "moves" } else { "move" };
    format!("{} {moves}", words::count(count, words::noun(state)))
}

/// Returns one line about the changes between two moments.
#[must_use]
pub(crate) fn summary(before: &Moment, now: &Moment) -> String {
    let moved = moved(before, now);
    let mut told = vec![match moved.places {
        0 => "nobody moves".to_owned(),
        several => moves(&now.state, several),
    }];
    if now.standings.rating_places.is_some() {
        told.push(match moved.ratings {
            0 => "no rating changes".to_owned(),
            ratings => words::count_of(ratings, "rating changes", "ratings change"),
        });
    }
    told.join(" · ")
}

/// Returns every difference between two moments as lines.
#[must_use]
pub(crate) fn difference(before: &Moment, now: &Moment) -> Vec<Line> {
    let mut lines = Vec::new();
    section("results and pairings", results(before, now), "no changes", &mut lines);
    section("places", places(before, now), "nobody moves", &mut lines);
    section("points and tie-breaks", values(before, now), "no changes", &mut lines);
    if now.standings.rating_places.is_some() {
        section("ratings", ratings(before, now), "no changes", &mut lines);
    }
    lines.pop();
    lines
}

fn section(title: &str, found: Vec<Line>, none: &str, lines: &mut Vec<Line>) {
    let count = if found.is_empty() { String::new() } else { format!("  {}", found.len()) };
    lines.push(vec![piece(Role::Heading, title), piece(Role::Dim, count)]);
    if found.is_empty() {
        lines.push(vec![piece(Role::Dim, format!("  {none}"))]);
    }
    lines.extend(found);
    lines.push(Line::new());
}

fn results(before: &Moment, now: &Moment) -> Vec<Line> {
    let mut lines = Vec::new();
    let rounds = before.state.rounds.len().max(now.state.rounds.len());
    for round in (1..=rounds).filter_map(|round| u16::try_from(round).ok()).map(RoundNo) {
        if before.state.rounds.get(round.index()) == now.state.rounds.get(round.index()) {
            continue;
        }
        let boards = |moment: &Moment| moment.state.round(round).map_or(0, |held| held.boards.len());
        match (boards(before), boards(now)) {
            (0, 0) => {}
            (0, added) => {
                let told =
                    format!("  round {round} published, {}", words::count(added, words::place(&now.state)));
                lines.push(vec![piece(Role::Gain, told)]);
            }
            (gone, 0) => {
                let told = format!(
                    "  round {round} is not published, {}",
                    words::count(gone, words::place(&now.state))
                );
                lines.push(vec![piece(Role::Loss, told)]);
            }
            (_, _) => {}
        }
        for number in
            (1..=boards(before).max(boards(now))).filter_map(|at| u16::try_from(at).ok()).map(BoardNo)
        {
            let (was, is) = (before.state.board(round, number), now.state.board(round, number));
            lines.extend(board(&now.state, (round, number), was, is));
        }
    }
    lines
}

/// Adds the changes of a board; for a newly published board without a result, the line of its round is
/// enough.
fn board(
    state: &State,
    (round, number): (RoundNo, BoardNo),
    was: Option<&Board>,
    is: Option<&Board>,
) -> Option<Line> {
    let score = |board: Option<&Board>| words::score(board.and_then(|board| board.outcome.as_ref()));
    let others = was.zip(is).is_some_and(|(was, is)| was.seats != is.seats);
    let (then, today) = (was.and_then(|was| was.outcome.as_ref()), is.and_then(|is| is.outcome.as_ref()));
    if then == today && !others {
        return None;
    }
    let seats = is.or(was).map_or_else(String::new, |board| words::seats(state, &board.seats));
    let mut line = vec![
        piece(Role::Dim, format!("  R{round} {} {number}  ", words::place(state))),
        own(Role::Text, seats),
        piece(Role::Dim, format!("   {} → ", score(was))),
        piece(Role::Leader, score(is)),
    ];
    if others {
        let is_of_teams = state.setup.game.match_rules().is_some();
        let told = if is_of_teams { "  other teams" } else { "  other players" };
        line.push(piece(Role::Warning, told));
    }
    Some(line)
}

fn places(before: &Moment, now: &Moment) -> Vec<Line> {
    let mut lines = Vec::new();
    for row in &now.standings.rows {
        let name = now.state.name(row.player);
        let Some(was) = before.standings.row(row.player) else {
            lines.push(vec![piece(Role::Gain, "   new"), own(Role::Gain, format!("  {name}"))]);
            continue;
        };
        if was.place != row.place {
            let moved = movement(was.place, row.place);
            lines.push(vec![
                piece(moved.role, format!("  {}  ", text::right(&moved.text, 4))),
                own(Role::Text, format!("{name}  {} → {}", was.place, row.place)),
            ]);
        }
    }
    for row in before.standings.rows.iter().filter(|row| now.standings.row(row.player).is_none()) {
        lines.push(vec![
            piece(Role::Loss, "  gone"),
            own(Role::Loss, format!("  {}", before.state.name(row.player))),
        ]);
    }
    lines
}

fn values(before: &Moment, now: &Moment) -> Vec<Line> {
    let mut lines = Vec::new();
    for row in &now.standings.rows {
        let Some(was) = before.standings.row(row.player) else { continue };
        let mut line = vec![own(Role::Text, format!("  {}", now.state.name(row.player)))];
        for (column, (was, is)) in now.standings.columns.iter().zip(was.values.iter().zip(&row.values)) {
            if was != is {
                line.extend(
                    [format!("  {}", column.code), format!(" {was} → ")].map(|part| piece(Role::Dim, part)),
                );
                line.push(piece(Role::Leader, is.to_string()));
            }
        }
        if line.len() > 1 {
            lines.push(line);
        }
    }
    lines
}

fn ratings(before: &Moment, now: &Moment) -> Vec<Line> {
    let places = now.state.setup.rating.decimals();
    let mut lines = Vec::new();
    for row in &now.standings.rows {
        let Some(was) = before.standings.row(row.player) else { continue };
        let (was, is) = (was.rating.now, row.rating.now);
        if was != is {
            let change = show_change(was, is, places);
            let role = if change.starts_with('-') { Role::Loss } else { Role::Gain };
            let (was, is) = (show_rating(was, places), show_rating(is, places));
            lines.push(vec![
                own(Role::Text, format!("  {}  ", now.state.name(row.player))),
                piece(Role::Text, format!("{was} → {is}")),
                piece(role, format!("  {change}")),
            ]);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::example::{Example, plain};
    use engine::id::Seq;

    fn moment(example: &Example, seq: usize) -> Moment {
        example.desk.moment(Seq(u64::try_from(seq).unwrap()))
    }

    /// Compares an event with itself after more acts.
    fn difference_of(done: &[&str], more: impl FnOnce(&mut Example)) -> (Moment, Moment) {
        let mut example = Example::after(done);
        let before = example.desk.entries().len();
        more(&mut example);
        (moment(&example, before), moment(&example, example.desk.entries().len()))
    }

    #[track_caller]
    fn check(done: &[&str], more: impl FnOnce(&mut Example), summed: &str, expected: &str) {
        let (before, now) = difference_of(done, more);
        assert_eq!(summary(&before, &now), summed);
        assert_eq!(plain(&difference(&before, &now)), expected);
    }

    const ROUND: &str = "1-2 1-0, 3-4 1-0, 5 U";

    #[test]
    fn a_moment_does_not_differ_from_itself() {
        let expected = [
            "results and pairings\n  no changes\n",
            "places\n  nobody moves\n",
            "points and tie-breaks\n  no changes\n",
            "ratings\n  no changes",
        ];
        check(&[ROUND], |_| {}, "nobody moves · no rating changes", &expected.join("\n"));
    }

    #[test]
    fn a_correction_is_shown_with_all_its_effects() {
        let expected = [
            "results and pairings  1\n  R1 board 1  Anna – Berg   1 – 0 → 0 – 1\n",
            "places  3\n    ▲3  Berg  4 → 1\n    ▼1  Curie  1 → 2\n    ▼4  Anna  1 → 5\n",
            "points and tie-breaks  2",
            "  Berg  PTS 0.0 → 1.0  RP 1.0 → 0.0  WON 0 → 1",
            "  Anna  PTS 1.0 → 0.0  RP 0.0 → 1.0  WON 1 → 0\n",
            "ratings  2\n  Berg  1898 → 1908  +10\n  Anna  2002 → 1992  -10",
        ];
        let corrected = |example: &mut Example| example.correct(1, 1, "0-1");
        check(&[ROUND], corrected, "3 players move · 2 ratings change", &expected.join("\n"));
    }

    /// Dahl's bye is worth half a point, and because of it Curie's tie-breaks are better than Anna's.
    #[test]
    fn a_published_round_is_one_line() {
        let expected = [
            "results and pairings  1\n  round 2 published, 2 boards\n",
            "places  2\n    ▼1  Anna  1 → 2\n    ▼1  Berg  4 → 5\n",
            "points and tie-breaks  2\n  Curie  RP 0.0 → 0.5  SB 0.00 → 0.50\n  Dahl  PTS 0.0 → 0.5\n",
            "ratings\n  no changes",
        ];
        let announced = |example: &mut Example| example.play("1-3, 2-5, 4 H");
        check(&[ROUND], announced, "2 players move · no rating changes", &expected.join("\n"));
    }

    #[test]
    fn new_and_removed_players_are_listed_under_places() {
        let example = Example::new();
        let (before, now) = (moment(&example, 4), moment(&example, 5));
        assert!(plain(&difference(&before, &now)).contains("places  1\n   new  Emre"));
        assert!(plain(&difference(&now, &before)).contains("places  1\n  gone  Emre"));
        assert_eq!(moved(&before, &now), Moved { places: 0, ratings: 0 });
        assert_eq!(row(&before, &now, 4)[1], cell(Role::Gain, "new"));
    }

    #[test]
    fn an_undone_round_is_shown_as_not_published() {
        let (before, now) = difference_of(&[ROUND], |example| example.play("1-3, 2-5, 4 H"));
        let told = plain(&difference(&now, &before));
        assert!(told.contains("round 2 is not published, 2 boards"), "{told}");
    }

    #[track_caller]
    fn check_row(name: &str, expected: &str) {
        let (before, now) = difference_of(&[ROUND], |example| example.correct(1, 1, "0-1"));
        let heads = columns(&now);
        let mut rows = (0..now.standings.rows.len()).map(|at| row(&before, &now, at));
        let row = rows.find(|row| row[2].text == name).unwrap();
        assert_eq!(heads.len(), row.len());
        let told = heads.iter().zip(&row).map(|(column, cell)| format!("{}:{}", column.head, cell.text));
        assert_eq!(told.collect::<Vec<_>>().join(" "), expected);
    }

    #[test]
    fn changed_values_are_marked_in_their_row() {
        let anna = "#:5 ±:▼4 Name:Anna PTS:*0.0 RP:*1.0 SB:0.00 BPG:0 WON:*0 rtg:2000 now:*1992 Δ entry:-10";
        check_row("Anna", anna);
        let curie = "#:2 ±:▼1 Name:Curie PTS:1.0 RP:0.0 SB:0.00 BPG:0 WON:1 rtg:1800 now:1802 Δ entry:";
        check_row("Curie", curie);
    }

    #[test]
    fn the_first_row_that_changed_is_found() {
        let (before, now) = difference_of(&[ROUND], |example| example.correct(1, 2, "0-1"));
        let at = first_change(&before, &now).unwrap();
        assert_ne!(Some(&now.standings.rows[at]), before.standings.row(now.standings.rows[at].player));
        let same = &now.standings.rows[..at];
        assert!(same.iter().all(|row| before.standings.row(row.player) == Some(row)));
    }

    #[track_caller]
    fn check_effect(places: usize, ratings: usize, later: Option<(u16, u16)>, expected: &str) {
        let later = later.map(|(first, last)| (RoundNo(first), RoundNo(last)));
        assert_eq!(effect(Effect { moved: Moved { places, ratings }, later }), expected);
    }

    #[test]
    fn an_effect_is_one_line() {
        check_effect(4, 3, Some((2, 2)), "moved 4 places, 3 ratings; R2 pairings stay");
        check_effect(1, 1, Some((2, 5)), "moved 1 place, 1 rating; R2–R5 pairings stay");
        check_effect(2, 0, None, "moved 2 places");
        check_effect(0, 2, None, "moved 2 ratings");
        check_effect(0, 0, None, "moved nobody");
    }
}
