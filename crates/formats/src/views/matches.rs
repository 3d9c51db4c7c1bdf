//! The matches of teams with their boards: those of a round, or those of one team.
//!
//! A row of the two teams is followed by a row a board. A result is written with the side of the team on
//! the left first: `2½:1½` of a match, `1-0` of a board.

use super::before::Before;
use super::pairings::byes;
use super::seating::{place_words, result};
use super::words::at_board_from;
use super::{Cell, Code, Column, Columns, Datum, Line, REPORT, Sense, View};
use engine::action::{ByeKind, Entrant, Outcome};
use engine::id::{PlayerId, RoundNo};
use engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use engine::number::Points;
use engine::pairing::knockout::Stage;
use engine::state::{Board, MatchNow, Player, Round, State};
use engine::team::MatchRules;

/// The mark of a match that has begun and is not finished.
pub const UNFINISHED: &str = " *";

/// The explanation of that mark.
pub const LEGEND: &str = "* not finished.";

/// Returns points as arbiters write them: `2`, `2½`, `½`.
#[must_use]
pub fn halves(points: Points) -> String {
    let text = points.to_string();
    match text.split_once('.') {
        Some((whole, "0")) => whole.to_owned(),
        Some(("0", "5")) => "½".to_owned(),
        Some((whole, "5")) => format!("{whole}½"),
        Some(_) | None => text,
    }
}

/// Returns the score of a match: `2½:1½`.
#[must_use]
pub fn score([one, other]: [Points; 2]) -> String {
    format!("{}:{}", halves(one), halves(other))
}

/// Returns the game points of a team and of its opponent in a match, so far; `None` without a match or
/// before its first result. A match forfeited as a whole is forfeited at every board.
#[must_use]
pub fn game_points(state: &State, meeting: &Meeting) -> Option<[Points; 2]> {
    let rules = state.setup.game.match_rules()?;
    let MeetingKind::Board { board, opponent, .. } = meeting.kind else { return None };
    let held = state.board(meeting.round, board)?;
    let is_second = held.seats.first() == Some(&opponent);
    let own_first = |[first, second]: [Points; 2]| if is_second { [second, first] } else { [first, second] };
    if let Some(Outcome::Forfeit { white, black }) = held.outcome {
        return Some(own_first([white, black].map(|won| at_every_board(rules, won))));
    }
    let now = state.match_at(rules, held);
    now.games.iter().any(Option::is_some).then(|| own_first(now.score))
}

/// Returns the game points of a match that is forfeited as a whole.
fn at_every_board(rules: &MatchRules, won: bool) -> Points {
    let points = if won { rules.board_points.win } else { rules.board_points.forfeit_loss };
    (0..rules.boards).map(|_| points).sum()
}

/// Returns the result of a game for the player whose side is in White's place.
#[must_use]
pub const fn result_for(outcome: Option<&Outcome>) -> MeetingResult {
    match outcome {
        Some(Outcome::Game { white, rated, .. }) => MeetingResult::Played { side: *white, rated: *rated },
        Some(Outcome::Crikey(held)) => MeetingResult::Played { side: held.result, rated: true },
        Some(Outcome::Forfeit { white, .. }) => MeetingResult::Forfeit { won: *white },
        Some(Outcome::Adjourned) => MeetingResult::Adjourned,
        Some(Outcome::Dice(_) | Outcome::Tractor(_) | Outcome::TractorScore(_) | Outcome::Match(_))
        | None => MeetingResult::Open,
    }
}

/// A row of a list of matches.
#[derive(Debug, Clone, Copy)]
enum Entry {
    /// The two teams of a match, which is counted from 0 in the list.
    Teams(usize),
    /// A board, from 0, of such a match.
    Board(usize, usize),
    /// A bye, with its round in the list of a team.
    Bye(Option<RoundNo>, PlayerId, ByeKind),
}

/// A match of a list.
struct Listed<'a> {
    /// The number before the board: of the match in its round, or of the round.
    number: u16,
    held: &'a Board,
    now: MatchNow,
    /// The seats of the teams on the left and on the right.
    sides: [usize; 2],
}

impl Listed<'_> {
    fn team(&self, side: usize) -> Option<PlayerId> {
        self.held.seats.get(self.sides[side]).copied()
    }

    /// Returns an outcome of the first team's point of view from that of the team on the left.
    fn turned(&self, outcome: &Outcome) -> Outcome {
        if self.sides[0] == 0 { outcome.clone() } else { outcome.exchanged() }
    }
}

/// The matches of a list.
struct List<'a> {
    state: &'a State,
    rules: &'a MatchRules,
    matches: Vec<Listed<'a>>,
    entries: Vec<Entry>,
}

/// Returns the view of the matches of a round, byes at the end; `None` in an event without teams. The score
/// before the round is shown if it is given.
#[must_use]
pub fn of_round<'a>(
    state: &'a State,
    round: RoundNo,
    held: &'a Round,
    before: Option<&Before>,
) -> Option<View<'a>> {
    let mut list = List::of(state)?;
    for (number, board) in (1..).zip(&held.boards) {
        list.add(Listed { number, held: board, now: state.match_at(list.rules, board), sides: [0, 1] });
    }
    list.entries.extend(byes(state, held).into_iter().map(|(team, bye)| Entry::Bye(None, team, bye)));
    let stages = state.setup.pairing.system().stages(state, round, &held.boards);
    let mut columns = first_column(place_words(&state.setup.game).head);
    if stages.iter().any(Option::is_some) {
        columns.add(stage_column(), move |list: &List<'a>, at| list.stage(&stages, at));
    }
    list.add_columns(&mut columns, ["Team 1", "Team 2"].map(str::to_owned), before);
    Some(list.view(columns))
}

/// Returns the view of the matches of a team up to a round, the team on the left, with its match points;
/// `None` in an event without teams.
#[must_use]
pub fn of_team<'a>(
    state: &'a State,
    after: RoundNo,
    meetings: &Meetings,
    team: PlayerId,
) -> Option<View<'a>> {
    let mut list = List::of(state)?;
    let mut points = Vec::new();
    for meeting in meetings.of(team).iter().filter(|meeting| meeting.round <= after) {
        let before = list.entries.len();
        match meeting.kind {
            MeetingKind::Bye(bye) => list.entries.push(Entry::Bye(Some(meeting.round), team, bye)),
            MeetingKind::Board { board, opponent, .. } => {
                let Some(held) = state.board(meeting.round, board) else { continue };
                let is_second = held.seats.first() == Some(&opponent);
                list.add(Listed {
                    number: meeting.round.0,
                    held,
                    now: state.match_at(list.rules, held),
                    sides: if is_second { [1, 0] } else { [0, 1] },
                });
            }
        }
        points.resize(before, None);
        points.push(Some(meeting.points));
    }
    let mut columns = first_column("Round");
    list.add_columns(&mut columns, ["Team", "Opponent"].map(str::to_owned), None);
    let column = Column::number(Code::Sum, "MP").named("match points");
    columns.add(column, move |_: &List<'a>, at| {
        points.get(at).copied().flatten().map_or_else(Cell::empty, |points| Cell::of(Datum::Points(points)))
    });
    Some(list.view(columns))
}

/// Starts the columns with the number of the match or of the round, and the board.
fn first_column<'a>(title: &'static str) -> Columns<'a, List<'a>> {
    let mut columns = Columns::new();
    let column = Column::text(Code::MatchBoard, title).named("number, then the board");
    columns.add(column, |list: &List<'a>, at| match list.entries.get(at) {
        Some(Entry::Teams(held)) => Cell::text(list.matches[*held].number.to_string()),
        Some(Entry::Board(held, board)) => {
            Cell::text(format!("{}.{}", list.matches[*held].number, board + 1))
        }
        Some(Entry::Bye(Some(round), ..)) => Cell::text(round.to_string()),
        Some(Entry::Bye(None, ..)) | None => Cell::empty(),
    });
    columns
}

fn stage_column() -> Column {
    Column::text(Code::Stage, "Stage").dropped(2).afar("stage")
}

impl<'a> List<'a> {
    fn of(state: &'a State) -> Option<Self> {
        let rules = state.setup.game.match_rules()?;
        Some(Self { state, rules, matches: Vec::new(), entries: Vec::new() })
    }

    /// Adds a match with its boards. A match whose players are not registered has no rows of boards before
    /// the first result.
    fn add(&mut self, listed: Listed<'a>) {
        let at = self.matches.len();
        let is_begun = listed.now.games.iter().any(Option::is_some);
        let is_whole = listed.held.outcome.is_some() && !is_begun;
        let has_players = || [0, 1].iter().any(|side| !self.members(&listed, *side).is_empty());
        let boards = if is_begun || (!is_whole && has_players()) { listed.now.games.len() } else { 0 };
        self.entries.push(Entry::Teams(at));
        self.entries.extend((0..boards).map(|board| Entry::Board(at, board)));
        self.matches.push(listed);
    }

    fn members(&self, listed: &Listed<'_>, side: usize) -> &'a [Entrant] {
        let team = listed.team(side).and_then(|team| self.state.player(team));
        team.map_or(&[], |team: &'a Player| &team.members)
    }

    fn view(self, columns: Columns<'a, Self>) -> View<'a> {
        let lines = self.lines();
        let len = self.entries.len();
        columns.of(self, len).with_lines(move |at| lines.get(at).copied().unwrap_or_default())
    }

    fn lines(&self) -> Vec<Line> {
        let is_board = |at: usize| matches!(self.entries.get(at), Some(Entry::Board(..)));
        let line = |(at, entry): (usize, &Entry)| {
            let follows = at.checked_sub(1).is_some_and(is_board);
            match entry {
                Entry::Teams(held) => {
                    Line { board: Some(*held), begins: follows || is_board(at + 1), heads: is_board(at + 1) }
                }
                Entry::Board(held, _) => Line { board: Some(*held), ..Line::default() },
                Entry::Bye(..) => Line { begins: follows, ..Line::default() },
            }
        };
        self.entries.iter().enumerate().map(line).collect()
    }

    fn add_columns(&self, columns: &mut Columns<'a, Self>, heads: [String; 2], before: Option<&Before>) {
        let [first, second] = heads;
        self.add_side(columns, 0, first, before);
        if self.rules.has_colors() {
            let color = Column::side(Code::Side, "Colour").afar("");
            columns.add(color.named("colour of the player on the left"), Self::color);
        }
        columns.add(Column::mark(Code::Result, "Result").afar("result"), Self::result);
        self.add_side(columns, 1, second, before);
    }

    /// Adds the team and the players on one side.
    fn add_side(&self, columns: &mut Columns<'a, Self>, side: usize, head: String, before: Option<&Before>) {
        let number = Column::number(Code::Number, "No").named("pairing number, or place in the team's list");
        columns.add(number.dropped(1).only_on(REPORT), move |list: &Self, at| list.number(at, side));
        columns.add(Column::text(Code::Name, head), move |list: &Self, at| list.name(at, side));
        if self.anybody(|one| !one.title.is_empty()) {
            let title = Column::text(Code::Title, "Title").dropped(1).only_on(REPORT);
            columns.add(title, move |list: &Self, at| list.fact(at, side, |one| one.title.as_str()));
        }
        let rated_by = &self.state.setup.rated_by;
        let is_rated = |team: &Player| self.state.rating_of(team).is_some();
        if self.state.players.iter().any(is_rated) || self.anybody(|one| one.rating_by(rated_by).is_some()) {
            let rating = Column::number(Code::Rating, "Rtg").named("rating").dropped(1).only_on(REPORT);
            columns.add(rating, move |list: &Self, at| list.rating(at, side));
        }
        if let Some((before, score)) = before.and_then(|before| Some((before.clone(), before.score()?))) {
            let score = Column::number(Code::Score, score.code).named(score.name).dropped(2).only_on(REPORT);
            columns.add(score, move |list: &Self, at| {
                let team = list.team(at, side);
                team.map_or_else(Cell::empty, |team| before.score_of(team))
            });
        }
    }

    /// Returns true if a team or one of its players has a value.
    fn anybody(&self, has: impl Fn(&Entrant) -> bool) -> bool {
        let teams = self.state.players.iter();
        teams.flat_map(|team| std::iter::once(&team.entrant).chain(&team.members)).any(has)
    }

    /// Returns the team of a row of teams or of a bye.
    fn team(&self, at: usize, side: usize) -> Option<PlayerId> {
        match self.entries.get(at)? {
            Entry::Teams(held) => self.matches.get(*held)?.team(side),
            Entry::Bye(_, team, _) => (side == 0).then_some(*team),
            Entry::Board(..) => None,
        }
    }

    /// Returns the places in the team's list of the players at a board; 0 at an empty seat.
    fn places(&self, at: usize, side: usize) -> Option<(&Listed<'a>, &[u16])> {
        let Entry::Board(held, board) = self.entries.get(at)? else { return None };
        let listed = self.matches.get(*held)?;
        let line_up = listed.now.line_ups.get(listed.sides[side])?;
        Some((listed, self.rules.seated(line_up, *board)))
    }

    /// Returns the data of the team or of the player of a row; none of partners, who have several.
    fn entrant(&self, at: usize, side: usize) -> Option<&'a Entrant> {
        if let Some(team) = self.team(at, side) {
            return self.state.player(team).map(|team| &team.entrant);
        }
        let (listed, [place]) = self.places(at, side)? else { return None };
        self.members(listed, side).get(usize::from(*place).checked_sub(1)?)
    }

    fn number(&self, at: usize, side: usize) -> Cell<'a> {
        if let Some(team) = self.team(at, side) {
            return Cell::number(self.state, team);
        }
        match self.places(at, side) {
            Some((_, [place])) if *place > 0 => Cell::of(Datum::Count((*place).into())).meaning(Sense::Aside),
            Some((_, [one, other])) => Cell::text(format!("{one}+{other}")).meaning(Sense::Aside),
            Some(_) | None => Cell::empty(),
        }
    }

    fn name(&self, at: usize, side: usize) -> Cell<'a> {
        if let Some(team) = self.team(at, side) {
            return Cell::name(self.state, team);
        }
        let Some((listed, places)) = self.places(at, side) else { return Cell::empty() };
        let member = |place: &u16| self.state.member_name(listed.team(side)?, *place);
        let is_listed = places.iter().any(|place| member(place).is_some());
        let names = listed.team(side).map_or_else(String::new, |team| self.state.names_at(team, places));
        match &*names {
            "" => Cell::text("–").meaning(Sense::Aside),
            _ if is_listed => Cell::text(names),
            _ => Cell::text(names).meaning(Sense::Aside),
        }
    }

    fn fact(&self, at: usize, side: usize, fact: fn(&Entrant) -> &str) -> Cell<'a> {
        self.entrant(at, side).map_or_else(Cell::empty, |one| Cell::text(fact(one)))
    }

    fn rating(&self, at: usize, side: usize) -> Cell<'a> {
        let rating = match self.team(at, side) {
            Some(team) => self.state.player(team).and_then(|team| self.state.rating_of(team)),
            None => self.entrant(at, side).and_then(|one| one.rating_by(&self.state.setup.rated_by)),
        };
        Cell::of(Datum::Rating(rating, 0)).meaning(Sense::Aside)
    }

    fn color(&self, at: usize) -> Cell<'a> {
        let Some(Entry::Board(held, board)) = self.entries.get(at) else { return Cell::empty() };
        let first = self.rules.color_of_first(*board);
        let is_turned = self.matches.get(*held).is_some_and(|listed| listed.sides[0] == 1);
        Cell::of(Datum::Color(if is_turned { first.other() } else { first }))
    }

    fn result(&self, at: usize) -> Cell<'a> {
        match self.entries.get(at) {
            Some(Entry::Teams(held)) => match_result(&self.matches[*held]),
            Some(Entry::Board(held, board)) => self.board_result(&self.matches[*held], *board),
            Some(Entry::Bye(_, _, bye)) => Cell::of(Datum::Bye(*bye)),
            None => Cell::empty(),
        }
    }

    fn board_result(&self, listed: &Listed<'_>, board: usize) -> Cell<'a> {
        let game = listed.now.games.get(board).and_then(Option::as_ref);
        let of_left = game.map(|game| listed.turned(&self.rules.turned(board, game)));
        if self.rules.has_colors() {
            Cell::text(result(of_left.as_ref()))
        } else {
            let first_is_left = listed.sides[0] == 0;
            Cell::text(at_board_from(game, first_is_left))
        }
    }

    fn stage(&self, stages: &[Option<Stage>], at: usize) -> Cell<'a> {
        let Some(Entry::Teams(held)) = self.entries.get(at) else { return Cell::empty() };
        let stage = stages.get(*held).copied().flatten();
        stage.map_or_else(Cell::empty, |stage| Cell::of(Datum::Stage(stage)).meaning(Sense::Aside))
    }
}

fn match_result<'a>(listed: &Listed<'_>) -> Cell<'a> {
    let score_now = || score(listed.sides.map(|seat| listed.now.score[seat]));
    let is_begun = listed.now.games.iter().any(Option::is_some);
    match &listed.held.outcome {
        Some(Outcome::Match(_)) => Cell::text(score_now()),
        Some(other) => Cell::text(result(Some(&listed.turned(other)))),
        None if is_begun => Cell::text(score_now() + UNFINISHED).meaning(Sense::Missing),
        None => Cell::empty(),
    }
}
