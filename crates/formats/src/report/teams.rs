//! The paper of a team event: the matches of a round with their boards, the players of every team, and the
//! forms on which captains hand in their line-ups.

use super::pairings::{adjourned, nothing_announced, slip_heading, title};
use super::{Align, Block, Cell, Column, Grid, NoReport, Report, Row, Section, Slip, Source};
use crate::values;
use crate::views::before::Before;
use crate::views::seating::place_words;
use crate::views::words::at_board;
use crate::views::{Code, Datum, Medium, Sense, View, Wording, matches, members};
use engine::color::Color;
use engine::id::{PlayerId, RoundNo};
use engine::state::{Board, Player, Round};
use engine::team::MatchRules;

/// The lines for players on a form of a team without a list, beyond the boards.
const SPARE_LINES: usize = 4;

/// The length of the line for a player on a form, in characters.
const PLAYER: usize = 24;

/// The length of the line for a player at a board, in characters.
const PLAYER_AT_BOARD: usize = 16;

/// The line for the result of a board.
const RESULT: &str = "___ – ___";

/// The box for the board of a player on a form.
const BOX: &str = "[   ]";

/// Lays out the matches of a round with their boards.
///
/// # Errors
///
/// The event has no teams.
pub fn matches(source: &Source<'_>) -> Result<Report, NoReport> {
    let state = source.state;
    let mut report = source.report(title(source, "title-matches"));
    let Some(held) = state.round(source.round) else {
        return nothing_yet(source, report);
    };
    let before = Before::round(state, source.round);
    let view = matches::of_round(state, source.round, held, Some(&before)).ok_or(NoReport::NoTeams)?;
    let mut blocks = vec![Block::Grid(Grid::of(&view, Medium::Report))];
    blocks.extend(legend(source, &view));
    blocks.extend(adjourned(source, held.boards.iter()));
    blocks.extend(without_line_up(source, held).map(Block::Note));
    report.sections.push(Section::of(blocks));
    Ok(report)
}

/// Explains the mark of unfinished matches in a table that has one.
pub(super) fn legend(source: &Source<'_>, matches: &View<'_>) -> Option<Block> {
    let mut cells =
        (0..matches.len).flat_map(|row| matches.columns.iter().map(move |one| matches.cell(row, one)));
    let is_open = cells.any(|cell| cell.sense == Sense::Missing);
    is_open.then(|| Block::Note(source.language().sentence("legend-unfinished")))
}

fn nothing_yet(source: &Source<'_>, mut report: Report) -> Result<Report, NoReport> {
    source.state.setup.game.match_rules().ok_or(NoReport::NoTeams)?;
    report.sections.push(Section::of(vec![Block::Note(nothing_announced(source))]));
    Ok(report)
}

/// Names the teams with a list whose line-up is not handed in, in matches without a result.
fn without_line_up(source: &Source<'_>, held: &Round) -> Option<String> {
    let state = source.state;
    let rules = state.setup.game.match_rules()?;
    let waits = |board: &Board| {
        let now = state.match_at(rules, board);
        let is_begun = board.outcome.is_some() || now.games.iter().any(Option::is_some);
        let seats = board.seats.iter().copied().zip(now.handed_in);
        seats.filter(move |(_, handed_in)| !handed_in && !is_begun).map(|(team, _)| team).collect::<Vec<_>>()
    };
    let has_list = |team: &PlayerId| source.player(*team).is_some_and(|team| !team.members.is_empty());
    let teams = held.boards.iter().flat_map(waits).filter(has_list);
    let names = source.list(teams);
    (!names.is_empty()).then(|| source.language().note("no-line-up", &values! { "teams" => names }))
}

/// Lays out the players of every team in board order.
///
/// # Errors
///
/// The event has no teams.
pub fn sheets(source: &Source<'_>) -> Result<Report, NoReport> {
    source.state.setup.game.match_rules().ok_or(NoReport::NoTeams)?;
    let mut report = source.report(source.language().say("title-team-sheets"));
    let teams = source.state.by_number();
    report.sections = teams.iter().map(|team| sheet(source, team)).collect();
    if teams.is_empty() {
        report.sections.push(Section::of(vec![Block::Note(source.language().sentence("no-team-yet"))]));
    }
    report.data = Some(all_members(source, &teams));
    Ok(report)
}

fn sheet(source: &Source<'_>, team: &Player) -> Section {
    let grid = members_of(source, team);
    let list = if grid.rows.is_empty() {
        Block::Note(source.language().sentence("no-player-yet"))
    } else {
        Block::Grid(grid)
    };
    let blocks = vec![Block::Facts(facts(source, team)), list];
    Section { heading: numbered(source, team.id), blocks, ..Section::default() }
}

fn members_of(source: &Source<'_>, team: &Player) -> Grid {
    Grid::of(&members::of_team(source.state, team, RoundNo(0)), Medium::Report)
}

fn numbered(source: &Source<'_>, team: PlayerId) -> String {
    format!("{} {}", source.number(team), source.state.name_at_number(team))
}

fn facts(source: &Source<'_>, team: &Player) -> Vec<(String, String)> {
    let entrant = &team.entrant;
    let rating = source.state.rating_of(team).map_or_else(String::new, |rating| format!("{rating:.0}"));
    let facts = [
        ("Short name", entrant.short_name.to_string()),
        ("Captain", entrant.captain.to_string()),
        ("Club", entrant.club.to_string()),
        ("Federation", entrant.federation.to_string()),
        ("Rating", rating),
        ("Takes part", source.absence_of(team, source.round)),
    ];
    let known = facts.into_iter().filter(|(_, fact)| !fact.is_empty());
    known.map(|(label, fact)| (label.to_owned(), fact)).collect()
}

/// Returns the players of all teams as one table.
fn all_members(source: &Source<'_>, teams: &[&Player]) -> Grid {
    let columns = vec![Column::number("Team No"), Column::text("Team")];
    let part = |team: &&Player| {
        let lead = vec![Cell::of(source.number(team.id)), source.name(team.id)];
        (lead, members_of(source, team))
    };
    joined(columns, teams.iter().map(part))
}

/// Joins tables to one: the rows of each follow the cells of its lead. A narrower table ends with empty
/// cells.
fn joined(columns: Vec<Column>, parts: impl Iterator<Item = (Vec<Cell>, Grid)>) -> Grid {
    let own = columns.len();
    let mut all = Grid { columns, rows: Vec::new() };
    for (lead, grid) in parts {
        if all.columns.len() < own + grid.columns.len() {
            all.columns.truncate(own);
            all.columns.extend(grid.columns);
        }
        let row = |row: Row| Row { cells: lead.iter().cloned().chain(row.cells).collect(), ..row };
        all.rows.extend(grid.rows.into_iter().map(row));
    }
    let width = all.columns.len();
    all.rows.iter_mut().for_each(|row| row.cells.resize_with(width, Cell::default));
    all
}

/// Lays out a line-up form for every team that has a match in a round: the captain writes the number of the
/// board before each player, and signs.
///
/// # Errors
///
/// The event has no teams.
pub fn line_ups(source: &Source<'_>) -> Result<Report, NoReport> {
    let mut report = source.report(title(source, "title-line-ups"));
    let rules = source.state.setup.game.match_rules().ok_or(NoReport::NoTeams)?;
    let Some(held) = source.state.round(source.round) else {
        return nothing_yet(source, report);
    };
    let seats = held.boards.iter().enumerate();
    let forms = seats.flat_map(|(at, board)| {
        let seats = board.seats.iter().enumerate();
        seats.filter_map(move |(seat, team)| form(source, rules, (at, board), (seat, *team)))
    });
    let forms: Vec<Slip> = forms.collect();
    report.data = Some(all_forms(source, rules, held));
    report.sections.push(Section::of(vec![Block::Slips(forms)]));
    Ok(report)
}

/// Returns the players on the forms of a round as one table.
fn all_forms(source: &Source<'_>, rules: &MatchRules, held: &Round) -> Grid {
    let place = place_words(&source.state.setup.game).head;
    let columns = vec![Column::number(place), Column::number("Team No"), Column::text("Team")];
    let seats =
        (1_usize..).zip(&held.boards).flat_map(|(at, board)| board.seats.iter().map(move |id| (at, *id)));
    let parts = seats.filter_map(|(at, id)| {
        let lead = vec![Cell::of(at), Cell::of(source.number(id)), source.name(id)];
        Some((lead, form_list(source, rules, source.player(id)?)))
    });
    joined(columns, parts)
}

fn form(
    source: &Source<'_>,
    rules: &MatchRules,
    (at, board): (usize, &Board),
    (seat, id): (usize, PlayerId),
) -> Option<Slip> {
    let team = source.player(id)?;
    let opponent = board.seats.iter().find(|other| **other != id);
    let color = rules.color_of_first(0);
    let color = if seat == 0 { color } else { color.other() };
    let mut facts = vec![("Team".to_owned(), numbered(source, id))];
    facts.extend(opponent.map(|other| ("Against".to_owned(), numbered(source, *other))));
    let color = Datum::Color(color).to_string();
    let color = source.language().word(&color).into_owned();
    facts.extend(rules.has_colors().then(|| ("Board 1".to_owned(), color)));
    let captain = &team.entrant.captain;
    facts.extend((!captain.is_empty()).then(|| ("Captain".to_owned(), captain.to_string())));
    Some(Slip {
        heading: slip_heading(source),
        place: (place_words(&source.state.setup.game).head.to_owned(), at + 1),
        facts,
        list: Some(form_list(source, rules, team)),
        blanks: vec!["Captain signs".to_owned()],
        ..Slip::default()
    })
}

/// Returns the players of a team with a box for the board of each.
fn form_list(source: &Source<'_>, rules: &MatchRules, team: &Player) -> Grid {
    let view = members::of_team(source.state, team, RoundNo(0));
    let is_needed = |code: Code| matches!(code, Code::Number | Code::Name | Code::Title | Code::Rating);
    let mut grid = Grid::of_columns(&view, Medium::Report, |column| is_needed(column.code));
    if grid.rows.is_empty() {
        grid.columns.truncate(2);
        let line = |at: usize| Row::of(vec![Cell::of(at), Cell::line(PLAYER)]);
        grid.rows = (1..=rules.seats() + SPARE_LINES).map(line).collect();
    }
    let place = if rules.has_colors() { "Board" } else { "Table" };
    grid.columns.insert(0, Column { align: Align::Center, ..Column::text(place) });
    for row in &mut grid.rows {
        row.cells.insert(0, Cell::blank(BOX));
    }
    grid
}

/// Returns the boards of all matches of a round as one table.
pub(super) fn all_boards(source: &Source<'_>, rules: &MatchRules, held: &Round) -> Grid {
    let place = place_words(&source.state.setup.game).head;
    let columns = vec![Column::number(place), Column::text("Team 1"), Column::text("Team 2")];
    let parts = (1_usize..).zip(&held.boards).map(|(at, board)| {
        let teams = board.seats.iter().map(|team| source.name(*team));
        (std::iter::once(Cell::of(at)).chain(teams).collect(), boards_to_fill(source, rules, board))
    });
    let mut all = joined(columns, parts);
    let heads: &[&str] = if rules.has_colors() {
        &["Board", "Player 1", "Colour 1", "Result", "Colour 2", "Player 2"]
    } else {
        &["Table", "Players 1", "Result", "Players 2"]
    };
    for (column, head) in all.columns.iter_mut().skip(3).zip(heads) {
        (*head).clone_into(&mut column.head);
    }
    all
}

/// Returns the boards of a match to fill in.
pub(super) fn boards_to_fill(source: &Source<'_>, rules: &MatchRules, board: &Board) -> Grid {
    let now = source.state.match_at(rules, board);
    let mut columns = vec![
        Column::number(if rules.has_colors() { "Bd" } else { "Table" }),
        Column::text("Team 1"),
        Column::mark("Result"),
        Column::text("Team 2"),
    ];
    if rules.has_colors() {
        columns.insert(3, Column::mark(""));
        columns.insert(2, Column::mark(""));
    }
    let name = |seat: usize, at: usize| {
        let places = rules.seated(&now.line_ups[seat], at).iter();
        joined_players(places.map(|place| player_at(source, board, (seat, *place))).collect())
    };
    let row = |at: usize| {
        let color = rules.color_of_first(at);
        let result = now.games.get(at).and_then(Option::as_ref).map(|game| rules.turned(at, game));
        let result = result.map_or_else(|| Cell::blank(RESULT), |result| Cell::of(at_board(Some(&result))));
        let mut cells = vec![Cell::of(at + 1), name(0, at), result, name(1, at)];
        if rules.has_colors() {
            cells.insert(3, letter(color.other()));
            cells.insert(2, letter(color));
        }
        Row::of(cells)
    };
    Grid { columns, rows: (0..usize::from(rules.boards)).map(row).collect() }
}

fn letter(color: Color) -> Cell {
    let letter = match color {
        Color::White => 'W',
        Color::Black => 'B',
    };
    Cell { wording: Wording::Letter(color), ..Cell::of(letter) }
}

/// Joins the players of a board to one cell, with a line for each that is not known.
fn joined_players(players: Vec<Option<String>>) -> Cell {
    let is_blank = players.iter().all(Option::is_none);
    let line = || "_".repeat(PLAYER_AT_BOARD);
    let text = players.into_iter().map(|player| player.unwrap_or_else(line)).collect::<Vec<_>>().join(" + ");
    Cell { is_blank, ..Cell::of(text) }
}

/// Returns the player at a board with title; `None` if the team has no list, a dash at an empty board.
fn player_at(source: &Source<'_>, board: &Board, (seat, place): (usize, u16)) -> Option<String> {
    let team = board.seats.get(seat).and_then(|team| source.player(*team));
    let member = |team: &Player| {
        let title = &team.members.get(usize::from(place).checked_sub(1)?)?.title;
        Some((title.clone(), source.state.member_name(team.id, place)?))
    };
    match (place, team.and_then(member)) {
        (0, _) => Some("–".to_owned()),
        (_, Some((title, name))) => Some(format!("{title} {name}").trim_start().to_owned()),
        (_, None) => None,
    }
}
