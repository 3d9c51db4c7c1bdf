//! The line-ups of a round by name, so that a player finds match, board and opponent.

use super::name_order::{NameOrder, initial};
use super::{Cell, Code, Column, Columns, Datum, Line, PROJECTOR, Sense, View};
use engine::action::ByeKind;
use engine::color::Color;
use engine::id::PlayerId;
use engine::state::{Board, Round, State};
use engine::team::MatchRules;

/// A team or a player in the list.
struct Listed {
    name: String,
    team: PlayerId,
    kind: Listing,
    /// True for the first name with its letter.
    begins: bool,
}

/// The place of a team or a player in the round.
enum Listing {
    /// A team, its match from 1, and the other team.
    Team(usize, PlayerId),
    /// A player, the match and the board from 1, the colour, if there are any, and the opponent; empty
    /// without one.
    Player { place: (usize, usize), color: Option<Color>, opponent: String },
    /// A team with a bye.
    Bye(ByeKind),
}

/// Returns the view of the teams and players of a round by name; `None` if no team has a list of players.
#[must_use]
pub fn by_name<'a>(state: &'a State, held: &Round, order: &NameOrder) -> Option<View<'a>> {
    let rules = state.setup.game.match_rules()?;
    state.players.iter().find(|team| !team.members.is_empty())?;
    let byes = held.byes.iter().map(|(team, bye)| of_team(state, *team, Listing::Bye(*bye)));
    let seated = (1..).zip(&held.boards).flat_map(|(number, board)| of_match(state, rules, number, board));
    let mut rows: Vec<Listed> = byes.chain(seated).collect();
    order.sort(&mut rows, |listed| &listed.name);
    for at in 0..rows.len() {
        // A reader at the wall first looks for the initial.
        let before = at.checked_sub(1).and_then(|before| rows.get(before));
        rows[at].begins = before.is_none_or(|before| !order.same_letter(&before.name, &rows[at].name));
    }
    let lines: Vec<Line> = rows.iter().map(|row| Line { begins: row.begins, ..Line::default() }).collect();
    let len = rows.len();
    let view = columns(rules.has_colors()).of(List { state, rows }, len);
    Some(view.with_lines(move |at| lines.get(at).copied().unwrap_or_default()))
}

fn of_team(state: &State, team: PlayerId, kind: Listing) -> Listed {
    Listed { name: state.name(team), team, kind, begins: false }
}

/// Returns the teams of a match and the players of their line-ups; players without a list have no name to
/// look for.
fn of_match(state: &State, rules: &MatchRules, number: usize, board: &Board) -> Vec<Listed> {
    let &[first, second] = &board.seats[..] else { return Vec::new() };
    let now = state.match_at(rules, board);
    let name =
        |team: PlayerId, line_up: &[u16], at: usize| state.member_name(team, line_up.get(at).copied()?);
    let company = |team: PlayerId, line_up: &[u16], board: usize| {
        let known = rules.seated(line_up, board).iter().filter_map(|place| state.member_name(team, *place));
        known.collect::<Vec<_>>().join(" + ")
    };
    let [own, theirs] = [&now.line_ups[0], &now.line_ups[1]];
    let sides = [(first, own, second, theirs), (second, theirs, first, own)];
    let mut rows = Vec::new();
    for (seat, (team, line_up, other, opponents)) in sides.into_iter().enumerate() {
        rows.push(of_team(state, team, Listing::Team(number, other)));
        rows.extend((0..line_up.len()).filter_map(|at| {
            let board = at / rules.game.persons();
            let color = rules.color_of_first(board);
            let color = if seat == 0 { color } else { color.other() };
            let color = rules.has_colors().then_some(color);
            let opponent = company(other, opponents, board);
            let kind = Listing::Player { place: (number, board + 1), color, opponent };
            Some(Listed { name: name(team, line_up, at)?, team, kind, begins: false })
        }));
    }
    rows
}

/// The source of the cells of the list.
struct List<'a> {
    state: &'a State,
    rows: Vec<Listed>,
}

impl<'a> List<'a> {
    fn of(&self, at: usize, cell: impl Fn(&Listed) -> Cell<'a>) -> Cell<'a> {
        self.rows.get(at).map_or_else(Cell::empty, cell)
    }
}

fn columns<'a>(has_colors: bool) -> Columns<'a, List<'a>> {
    let mut columns = Columns::new();
    columns.add(Column::text(Code::Initial, "").only_on(PROJECTOR), |list: &List<'a>, at| {
        list.of(at, |row| Cell::text(if row.begins { initial(&row.name) } else { String::new() }))
    });
    columns.add(Column::text(Code::Name, "Name"), |list, at| {
        list.of(at, |row| Cell { player: Some(row.team), ..Cell::text(row.name.clone()) })
    });
    columns.add(Column::text(Code::Club, "Team").dropped(2), |list, at| {
        list.of(at, |row| match row.kind {
            Listing::Player { .. } => {
                Cell { player: None, ..Cell::name(list.state, row.team) }.meaning(Sense::Aside)
            }
            Listing::Team(..) | Listing::Bye(_) => Cell::empty(),
        })
    });
    let place = Column::text(Code::MatchBoard, "Match").named("number, then the board");
    columns.add(place, |list, at| {
        list.of(at, |row| match row.kind {
            Listing::Team(number, _) => Cell::text(number.to_string()),
            Listing::Player { place: (number, board), .. } => Cell::text(format!("{number}.{board}")),
            Listing::Bye(_) => Cell::empty(),
        })
    });
    if has_colors {
        columns.add(Column::side(Code::Side, "Colour").afar(""), |list, at| {
            list.of(at, |row| match row.kind {
                Listing::Player { color: Some(color), .. } => Cell::of(Datum::Color(color)),
                Listing::Player { color: None, .. } | Listing::Team(..) | Listing::Bye(_) => Cell::empty(),
            })
        });
    }
    columns.add(Column::text(Code::Company, "Opponent").dropped(1), |list, at| {
        list.of(at, |row| match &row.kind {
            Listing::Team(_, other) => Cell::name(list.state, *other),
            Listing::Player { opponent, .. } => Cell::text(opponent.clone()),
            Listing::Bye(bye) => Cell::of(Datum::Bye(*bye)),
        })
    });
    columns
}
