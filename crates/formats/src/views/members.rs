//! The players of a team in board order, with their games.

use super::crosstable::mark;
use super::matches::result_for;
use super::{Cell, Code, Column, Columns, Datum, REPORT, Sense, View};
use engine::action::{Entrant, Outcome};
use engine::id::{PlayerId, RoundNo};
use engine::meetings::MeetingResult;
use engine::number::Points;
use engine::person::year;
use engine::state::{Player, State};
use engine::team::{self, MatchRules};

/// A game of a member of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Game {
    round: RoundNo,
    /// The result for the member.
    result: MeetingResult,
    /// The game points.
    points: Points,
}

/// Returns the view of the players of a team, one row each: their data, and after the first round the result
/// of every round, the number of games and the game points in them. A forfeit is not a game, as in the lists
/// by board.
#[must_use]
pub fn of_team<'a>(state: &'a State, team: &'a Player, after: RoundNo) -> View<'a> {
    let games =
        state.setup.game.match_rules().map_or_else(Vec::new, |rules| games(state, rules, team.id, after));
    // A line-up may name players of a team without a list.
    let len = team.members.len().max(games.len());
    let mut columns = Columns::new();
    columns.add(Column::number(Code::Number, "No").named("place in the team's list"), |_: &Table<'_>, at| {
        Cell::of(Datum::Count(at + 1)).meaning(Sense::Aside)
    });
    columns.add(Column::text(Code::Name, "Name"), |table, at| match table.name(at) {
        Some(name) => Cell::text(name),
        None => Cell::text(format!("player {}", at + 1)).meaning(Sense::Aside),
    });
    add_facts(&mut columns, state);
    for round in (1..=after.0).map(RoundNo) {
        let column = Column::mark(Code::Round(round), round.to_string()).named(format!("round {round}"));
        // If not all rounds fit, the last ones are shown.
        let drop = usize::from(after.0 - round.0) + 1;
        columns.add(column.dropped(drop), move |table, at| table.in_round(at, round));
    }
    if 0 < after.0 {
        let played = Column::number(Code::Games, "Games").named("games played");
        columns.add(played, |table, at| Cell::of(Datum::Count(table.played(at).count())));
        let points = Column::number(Code::Sum, "Pts").named("game points in them");
        columns
            .add(points, |table, at| Cell::of(Datum::Points(table.played(at).map(|game| game.points).sum())));
    }
    columns.of(Table { state, team, games }, len)
}

/// Adds the facts that any player of the event has.
fn add_facts<'a>(columns: &mut Columns<'a, Table<'a>>, state: &State) {
    let anybody =
        |has: &dyn Fn(&Entrant) -> bool| state.players.iter().flat_map(|team| &team.members).any(has);
    if anybody(&|one| !one.title.is_empty()) {
        columns
            .add(Column::text(Code::Title, "Title"), |table, at| table.fact(at, |one| one.title.to_string()));
    }
    if anybody(&|one| one.rating_by(&state.setup.rated_by).is_some()) {
        columns.add(Column::number(Code::Rating, "Rtg").named("rating"), Table::rating);
    }
    if anybody(&|one| !one.federation.is_empty()) {
        let federation = Column::text(Code::Federation, "Fed").dropped(2).only_on(REPORT);
        columns.add(federation, |table, at| table.fact(at, |one| one.federation.to_string()));
    }
    // The day of birth is private.
    if anybody(&|one| year(&one.born).is_some()) {
        let born = Column::number(Code::Born, "Born").dropped(2).only_on(REPORT);
        let shown = |one: &Entrant| year(&one.born).map_or_else(String::new, |year| year.to_string());
        columns.add(born, move |table, at| table.fact(at, shown));
    }
    if anybody(&|one| !one.fide_id.is_empty()) {
        let id = Column::number(Code::FideId, "Id").dropped(3).only_on(REPORT);
        columns.add(id, |table, at| table.fact(at, |one| one.fide_id.to_string()));
    }
}

/// The source of the cells of a team's list.
struct Table<'a> {
    state: &'a State,
    team: &'a Player,
    /// The games of each member, in order of the rounds.
    games: Vec<Vec<Game>>,
}

impl<'a> Table<'a> {
    fn member(&self, at: usize) -> Option<&'a Entrant> {
        self.team.members.get(at)
    }

    fn name(&self, at: usize) -> Option<String> {
        self.state.member_name(self.team.id, u16::try_from(at + 1).ok()?)
    }

    fn fact(&self, at: usize, fact: impl Fn(&Entrant) -> String) -> Cell<'a> {
        self.member(at).map_or_else(Cell::empty, |member| Cell::text(fact(member)))
    }

    fn rating(&self, at: usize) -> Cell<'a> {
        let rating = self.member(at).and_then(|member| member.rating_by(&self.state.setup.rated_by));
        Cell::of(Datum::Rating(rating, 0)).meaning(Sense::Aside)
    }

    fn in_round(&self, at: usize, round: RoundNo) -> Cell<'a> {
        let games = self.games.get(at).map_or(&[][..], Vec::as_slice);
        let game = games.iter().find(|game| game.round == round);
        game.map_or_else(Cell::empty, |game| {
            Cell::text(mark(game.result).to_string()).meaning(game.result.into())
        })
    }

    /// Returns the games that a member has played.
    fn played(&self, at: usize) -> impl Iterator<Item = &Game> {
        let games = self.games.get(at).map_or(&[][..], Vec::as_slice);
        games.iter().filter(|game| matches!(game.result, MeetingResult::Played { .. }))
    }
}

/// Returns the games of the members of a team up to a round, by place in its list. Before the first result a
/// match has games only for a line-up that was handed in.
fn games(state: &State, rules: &MatchRules, team: PlayerId, after: RoundNo) -> Vec<Vec<Game>> {
    let mut games: Vec<Vec<Game>> = Vec::new();
    for (round, held) in (1..).map(RoundNo).zip(&state.rounds).take(after.0.into()) {
        for board in &held.boards {
            let Some(seat) = board.seats.iter().position(|seat| *seat == team) else { continue };
            let now = state.match_at(rules, board);
            let is_known = now.handed_in[seat] || now.games.iter().any(Option::is_some);
            // A match that is forfeited as a whole has no games.
            let is_whole = matches!(board.outcome, Some(Outcome::Forfeit { .. }));
            let line_up = now.line_ups.get(seat).filter(|_| is_known && !is_whole);
            for (seated, place) in line_up.into_iter().flatten().enumerate() {
                let at = seated / rules.game.persons();
                let outcome = now.games.get(at).and_then(Option::as_ref);
                let Some(own) = usize::from(*place).checked_sub(1) else { continue };
                games.resize(games.len().max(own + 1), Vec::new());
                games[own].push(game(rules, round, (at, seat), outcome));
            }
        }
    }
    games
}

/// Returns the game at a board, from 0, for the team in a seat.
fn game(
    rules: &MatchRules,
    round: RoundNo,
    (board, seat): (usize, usize),
    outcome: Option<&Outcome>,
) -> Game {
    let of_first = outcome.map(|outcome| rules.turned(board, &team::of_two(outcome)));
    let own = if seat == 0 { of_first } else { of_first.map(|outcome| outcome.exchanged()) };
    let points = outcome.map(|outcome| rules.worth(board, outcome)[seat.min(1)]);
    Game { round, result: result_for(own.as_ref()), points: points.unwrap_or_default() }
}
