//! The crosstable (wall chart): one row per player in the order of the standings, one column per
//! round or per opponent.
//!
//! Games of two players are `12w1`: against number 12 with White, won. Matches of teams are `12w2 2½:1½`:
//! against team 12, White at board 1, two match points, 2½ game points to 1½. For larger tables the cell is
//! the table and, once there is a result, the place (dice) or the ranks that the pair gained
//! (Tractor): `T3:1`, `T3:▲2`; if partners change, also the partner's number: `T3 + 12:▲2`.

use std::ops::Deref;

use super::matches::{game_points, halves, score};
use super::numbers::Number;
use super::pairings::{has_partners, partner, partner_column};
use super::seating::{Seating, Spot, Tables, partner_of};
use super::{Cell, Code, Column, Columns, Datum, EVERYWHERE, NOT_ON_THE_WALL, SCREEN, Sense, View};
use engine::action::Outcome;
use engine::id::{PlayerId, RoundNo};
use engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use engine::pairing::field::Color;
use engine::partners;
use engine::ranking::progress;
use engine::scoring::GameScore;
use engine::standings::{Row, RowPlace, Standings};
use engine::state::{Board, State};

/// The mark of a match of which boards were forfeited.
const FORFEITED_BOARDS: &str = "±";

/// Returns the view by rounds, up to the round of some standings.
#[must_use]
pub fn by_round<'a, S, M>(state: &'a State, now: S, meetings: M) -> View<'a>
where
    S: Deref<Target = Standings> + 'a,
    M: Deref<Target = Meetings> + 'a,
{
    let (after, len) = (now.after, now.rows.len());
    let is_for_two = state.setup.game.is_for_two();
    let tables = if is_for_two { Vec::new() } else { TableRound::rounds(state, after) };
    let chart = Chart { state, now, meetings, tables };
    let mut columns = head_columns();
    if has_partners(state) {
        let lower = progress::lower_ranks(state, after);
        columns.add(partner_column(1), move |chart: &Chart<'a, S, M>, at| {
            chart.of(at, |row| partner(chart.state, row.player, &lower))
        });
    }
    for round in (1..=after.0).map(RoundNo) {
        // If not all rounds fit, the last ones are shown.
        let drop = usize::from(after.0 - round.0) + 1;
        let column = Column::mark(Code::Round(round), round.to_string()).scrolled().dropped(drop);
        if is_for_two {
            columns.add(column, move |chart: &Chart<'a, S, M>, at| {
                chart.of(at, |row| games_in(chart.state, &chart.meetings, row.player, round))
            });
        } else {
            columns.add(column.only_on(NOT_ON_THE_WALL), move |chart, at| chart.at_table(at, round));
        }
    }
    add_values(&mut columns, &chart.now);
    columns.of(chart, len)
}

/// Returns the view by opponents, up to the round of some standings: the columns have the order of
/// the rows.
#[must_use]
pub fn by_opponent<'a, S, M>(state: &'a State, now: S, meetings: M) -> View<'a>
where
    S: Deref<Target = Standings> + 'a,
    M: Deref<Target = Meetings> + 'a,
{
    let chart = Chart { state, now, meetings, tables: Vec::new() };
    // On paper and on the wall only a round robin of teams has this table.
    let media = if state.setup.game.match_rules().is_some() { EVERYWHERE } else { SCREEN };
    let mut columns = head_columns();
    for (at, other) in chart.now.rows.iter().enumerate() {
        let other = other.player;
        let column = Column::mark(Code::Opponent(other), (at + 1).to_string()).scrolled().only_on(media);
        columns.add(column, move |chart: &Chart<'a, S, M>, at| {
            chart.of(at, |row| against(chart.state, &chart.meetings, row.player, other))
        });
    }
    add_values(&mut columns, &chart.now);
    let len = chart.now.rows.len();
    columns.of(chart, len)
}

/// Returns true for a round robin of teams: its table has a column for every opponent.
#[must_use]
pub fn is_all_against_all(state: &State) -> bool {
    state.setup.game.match_rules().is_some() && state.setup.pairing.cycles().is_some()
}

/// The source of the cells of a crosstable.
struct Chart<'a, S, M> {
    state: &'a State,
    now: S,
    meetings: M,
    /// The rounds of a game for more than two players.
    tables: Vec<TableRound<'a>>,
}

impl<'a, S: Deref<Target = Standings>, M> Chart<'a, S, M> {
    fn of(&self, at: usize, cell: impl Fn(&Row) -> Cell<'a>) -> Cell<'a> {
        self.now.rows.get(at).map_or_else(Cell::empty, cell)
    }

    /// Returns true if another player shares the place of a row.
    fn is_shared(&self, at: usize) -> bool {
        let place = |at: usize| self.now.rows.get(at).map(|row| row.place);
        let same = |other: usize| place(other).is_some() && place(other) == place(at);
        at.checked_sub(1).is_some_and(same) || same(at + 1)
    }

    fn at_table(&self, at: usize, round: RoundNo) -> Cell<'a> {
        let tables = self.tables.get(round.index());
        self.of(at, |row| tables.map_or_else(Cell::empty, |round| round.of(row.player)))
    }
}

fn head_columns<'a, S, M>() -> Columns<'a, Chart<'a, S, M>>
where
    S: Deref<Target = Standings> + 'a,
    M: 'a,
{
    let sense = |row: &Row| if row.place == RowPlace::Number(1) { Sense::Leader } else { Sense::Plain };
    let mut columns = Columns::new();
    columns.add(
        Column::number(Code::Place, "#").afar("").named("place"),
        move |chart: &Chart<'a, S, M>, at| {
            let shared = chart.is_shared(at);
            chart.of(at, |row| Cell::place(row.place, shared).meaning(sense(row)))
        },
    );
    columns
        .add(Column::pairing_number(), |chart, at| chart.of(at, |row| Cell::number(chart.state, row.player)));
    columns.add(Column::text(Code::Name, "Name"), move |chart, at| {
        chart.of(at, |row| Cell::name(chart.state, row.player).meaning(sense(row)))
    });
    columns
}

/// Adds the values of the standings; from afar only the first one.
fn add_values<'a, S, M>(columns: &mut Columns<'a, Chart<'a, S, M>>, now: &Standings)
where
    S: Deref<Target = Standings> + 'a,
    M: 'a,
{
    for (value, column) in now.columns.iter().enumerate() {
        let media = if value == 0 { EVERYWHERE } else { NOT_ON_THE_WALL };
        let column =
            Column::number(Code::Value(value), column.code.clone()).named(column.name.clone()).scrolled();
        columns.add(column.only_on(media), move |chart, at| {
            chart.of(at, |row| Cell::value(row.values.get(value)))
        });
    }
}

/// Returns the cell of a round for a player: `12w1`, `3b=`, `7w+`, `U`, or the table if it has more
/// than two players.
#[must_use]
pub fn round_of<'a>(state: &State, meetings: &Meetings, player: PlayerId, round: RoundNo) -> Cell<'a> {
    if state.setup.game.is_for_two() {
        return games_in(state, meetings, player, round);
    }
    state
        .round(round)
        .map_or_else(Cell::empty, |held| with_partner(state, &Tables::of(held), Spot::of(held, player)))
}

/// Returns the games of a round; an imported player with two seats in one round has both games in one
/// cell.
fn games_in<'a>(state: &State, meetings: &Meetings, player: PlayerId, round: RoundNo) -> Cell<'a> {
    let mut shown = String::new();
    let mut sense = Sense::Plain;
    for meeting in meetings.of(player).iter().filter(|meeting| meeting.round == round) {
        if !shown.is_empty() {
            shown.push(' ');
        }
        shown.push_str(&game(state, meeting));
        sense = sense_of(state, meeting);
    }
    Cell::of(Datum::Games(shown)).meaning(sense)
}

/// Returns a game or a bye: `12w1`, `7w+`, `U`.
fn game(state: &State, meeting: &Meeting) -> String {
    match meeting.kind {
        MeetingKind::Bye(_) => mark_of(meeting).to_string(),
        MeetingKind::Board { opponent, color, result, .. } => {
            let opponent = Number::of(state, opponent).bare().to_string();
            let opponent = match color {
                _ if !state.setup.game.has_colors() => opponent + ":",
                Color::White => opponent + "w",
                Color::Black => opponent + "b",
            };
            match team_match(state, meeting) {
                Some(told) => format!("{opponent}{told}"),
                None => format!("{opponent}{}", mark(result)),
            }
        }
    }
}

/// Returns a match of teams: its match points, or the mark of a forfeit or of an unfinished match, then the
/// game points so far: `2 2½:1½`, `+ 4:0`, `. 1:½`, with a board forfeited `1 2:2±`.
fn team_match(state: &State, meeting: &Meeting) -> Option<String> {
    state.setup.game.match_rules()?;
    let MeetingKind::Board { result, .. } = meeting.kind else { return None };
    let result = result_shown(state, meeting, result);
    let points = match result {
        MeetingResult::Played { .. } => halves(meeting.points),
        MeetingResult::Open | MeetingResult::Adjourned | MeetingResult::Forfeit { .. } => {
            mark(result).to_string()
        }
    };
    Some(format!("{points} {}", score_of(state, meeting, result)).trim_end().to_owned())
}

/// Returns the game points of a match so far, marked if boards of it were forfeited; a match forfeited as a
/// whole has its own mark.
fn score_of(state: &State, meeting: &Meeting, result: MeetingResult) -> String {
    let told = game_points(state, meeting).map(score).unwrap_or_default();
    let MeetingKind::Board { board, .. } = meeting.kind else { return told };
    let is_whole = matches!(result, MeetingResult::Forfeit { .. });
    let held = state.board(meeting.round, board).filter(|_| !is_whole);
    if held.is_some_and(|held| has_forfeits(state, held)) { told + FORFEITED_BOARDS } else { told }
}

fn has_forfeits(state: &State, held: &Board) -> bool {
    let now = state.setup.game.match_rules().map(|rules| state.match_at(rules, held));
    let mut games = now.iter().flat_map(|now| &now.games).flatten();
    games.any(|game| matches!(game, Outcome::Forfeit { .. }))
}

/// Returns true if boards of matches were forfeited up to a round, so that their mark needs a legend.
#[must_use]
pub fn has_forfeited_boards(state: &State, after: RoundNo) -> bool {
    let rounds = state.rounds.iter().take(after.0.into());
    rounds.flat_map(|round| &round.boards).any(|held| has_forfeits(state, held))
}

/// Returns the mark of a result, or the letter of a bye.
#[must_use]
pub const fn mark_of(meeting: &Meeting) -> char {
    match meeting.kind {
        MeetingKind::Bye(bye) => bye.letter(),
        MeetingKind::Board { result, .. } => mark(result),
    }
}

/// Returns the mark of a result in tournament reports (TRF16, remark 2), with letters for unrated
/// games.
#[must_use]
pub(super) const fn mark(result: MeetingResult) -> char {
    match result {
        MeetingResult::Open => '.',
        MeetingResult::Adjourned => 'a',
        MeetingResult::Played { side: GameScore::Win, rated: true } => '1',
        MeetingResult::Played { side: GameScore::Draw, rated: true } => '=',
        MeetingResult::Played { side: GameScore::Loss, rated: true } => '0',
        MeetingResult::Played { side: GameScore::Win, rated: false } => 'W',
        MeetingResult::Played { side: GameScore::Draw, rated: false } => 'D',
        MeetingResult::Played { side: GameScore::Loss, rated: false } => 'L',
        MeetingResult::Forfeit { won: true } => '+',
        MeetingResult::Forfeit { won: false } => '-',
    }
}

impl From<MeetingResult> for Sense {
    /// Returns the meaning of a result for its player.
    fn from(result: MeetingResult) -> Self {
        match result {
            MeetingResult::Open => Self::Missing,
            MeetingResult::Adjourned => Self::Adjourned,
            MeetingResult::Forfeit { .. } => Self::Forfeit,
            MeetingResult::Played { side: GameScore::Win, .. } => Self::Win,
            MeetingResult::Played { side: GameScore::Draw, .. } => Self::Draw,
            MeetingResult::Played { side: GameScore::Loss, .. } => Self::Loss,
        }
    }
}

pub(super) fn sense_of(state: &State, meeting: &Meeting) -> Sense {
    match meeting.kind {
        MeetingKind::Bye(_) => Sense::Bye,
        MeetingKind::Board { result, .. } => result_shown(state, meeting, result).into(),
    }
}

/// Returns the result of a meeting as it is shown: a match without a game of which both teams won as many
/// boards by forfeit was not forfeited as a whole. It is drawn.
pub(super) fn result_shown(state: &State, meeting: &Meeting, result: MeetingResult) -> MeetingResult {
    let MeetingKind::Board { board, .. } = meeting.kind else { return result };
    let held = state.board(meeting.round, board).and_then(|held| held.outcome.as_ref());
    let is_drawn = matches!(held, Some(Outcome::Match(held)) if held.is_drawn_by_forfeits());
    if is_drawn { MeetingResult::Played { side: GameScore::Draw, rated: false } } else { result }
}

/// Returns the games of a player against another.
pub fn games_against(
    meetings: &Meetings,
    player: PlayerId,
    other: PlayerId,
) -> impl Iterator<Item = (&Meeting, MeetingResult)> {
    meetings.of(player).iter().filter_map(move |meeting| match meeting.kind {
        MeetingKind::Board { opponent, result, .. } if opponent == other => Some((meeting, result)),
        MeetingKind::Board { .. } | MeetingKind::Bye(_) => None,
    })
}

/// Returns the results against a player, one mark per game, or against a team, one score per match; the
/// diagonal is filled.
fn against<'a>(state: &State, meetings: &Meetings, player: PlayerId, other: PlayerId) -> Cell<'a> {
    if player == other {
        return Cell::text("▒▒").meaning(Sense::Nothing);
    }
    if state.setup.game.match_rules().is_some() {
        return against_team(state, meetings, player, other);
    }
    let results: Vec<MeetingResult> =
        games_against(meetings, player, other).map(|(_, result)| result).collect();
    match results[..] {
        [] => Cell::text("·").meaning(Sense::Aside),
        [only] => Cell::text(mark(only).to_string()).meaning(only.into()),
        _ => Cell::text(results.into_iter().map(mark).collect::<String>()),
    }
}

/// Returns the score of every match against a team: `2½:1½`, by forfeit `+ 4:0`, unfinished `. 1:½`.
fn against_team<'a>(state: &State, meetings: &Meetings, team: PlayerId, other: PlayerId) -> Cell<'a> {
    let told = |(meeting, result): (&Meeting, MeetingResult)| {
        let result = result_shown(state, meeting, result);
        let score = score_of(state, meeting, result);
        match result {
            MeetingResult::Played { .. } => score,
            MeetingResult::Open | MeetingResult::Adjourned | MeetingResult::Forfeit { .. } => {
                format!("{} {score}", mark(result)).trim_end().to_owned()
            }
        }
    };
    let told: Vec<String> = games_against(meetings, team, other).map(told).collect();
    let mut results = games_against(meetings, team, other).map(|(meeting, _)| meeting);
    match (results.next(), results.next()) {
        (None, _) => Cell::text("·").meaning(Sense::Aside),
        (Some(only), None) => Cell::text(told.concat()).meaning(sense_of(state, only)),
        (Some(_), Some(_)) => Cell::text(told.join("  ")),
    }
}

/// The tables of a round, each with more than two players.
struct TableRound<'a> {
    state: &'a State,
    seating: Seating,
    tables: Tables<'a>,
}

impl<'a> TableRound<'a> {
    fn rounds(state: &'a State, after: RoundNo) -> Vec<Self> {
        let rounds = (1_u16..).map(RoundNo).zip(&state.rounds).take(after.0.into());
        let rounds = rounds.map(|(number, held)| Self {
            state,
            seating: Seating::of(state, number),
            tables: Tables::of(held),
        });
        rounds.collect()
    }

    fn of(&self, player: PlayerId) -> Cell<'a> {
        with_partner(self.state, &self.tables, self.seating.spot(player))
    }
}

/// Returns the table with the partner's number, unless the partner is fixed, and the result of the
/// seat: `T3 + 12:▲2`.
fn with_partner<'a>(state: &State, tables: &Tables<'_>, spot: Option<Spot>) -> Cell<'a> {
    let cell = table(tables, spot);
    let Some(Spot::Seat { board, seat }) = spot else { return cell };
    let held = tables.board(board);
    let partner = held.and_then(|held| partner_of(&state.setup.game, held, seat));
    let stays = |one: &PlayerId| {
        held.is_some_and(|held| held.seats.get(seat).is_some_and(|own| state.partner_of(*own) == Some(*one)))
    };
    let Some(partner) = partner.filter(|partner| !stays(partner)) else { return cell };
    let mark = tables.result(board, seat).map_or_else(String::new, |result| format!(":{}", result.mark));
    let table = format!("T{}", board + 1);
    let text = partners::pair([table, Number::of(state, partner).bare().to_string()]) + &mark;
    Cell { datum: Datum::Text(text.into()), ..cell }
}

/// Returns the table and the result of the seat at it: `T3:1`, `T3:▲2`; for a bye its letter.
pub(super) fn table<'a>(tables: &Tables<'_>, spot: Option<Spot>) -> Cell<'a> {
    match spot {
        None => Cell::empty(),
        Some(Spot::Bye(bye)) => Cell::text(bye.letter().to_string()).meaning(Sense::Bye),
        Some(Spot::Seat { board, seat }) => match tables.result(board, seat) {
            None => Cell::text(format!("T{}", board + 1)),
            Some(result) => Cell::text(format!("T{}:{}", board + 1, result.mark)).meaning(result.sense),
        },
    }
}
