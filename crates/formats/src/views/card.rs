//! A player's card: one row per round, with opponent, result, points and the standing after it.

use std::cell::OnceCell;
use std::rc::Rc;

use super::crosstable::{result_shown, sense_of, table};
use super::floats::{Float, Floats};
use super::numbers::show_rating;
use super::seating::{Spot, Tables, defenders_points, others, partner_of, place_words, seat_name};
use super::standings::other_probit;
use super::words;
use super::{Cell, Code, Column, Columns, Datum, REPORT, SCREEN, Sense, View};
use super::{matches, members};
use engine::action::{Entrant, Outcome, RatingKind};
use engine::game::tractor::cards::Rank;
use engine::id::{PlayerId, RoundNo};
use engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use engine::number::{Points, Rating};
use engine::partners;
use engine::person::year;
use engine::ranking::progress;
use engine::rating::performance::performance;
use engine::setup::{Game, RatingSystem};
use engine::standings::{Row, Standings};
use engine::state::{Board, Player, State};
use engine::text::Label;

/// A round of a player who took part in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardRow {
    /// A game of two players, or a bye instead of one.
    Meeting(Meeting),
    /// A seat at a larger table, or a bye instead of one.
    Table(RoundNo, Spot),
}

impl CardRow {
    /// Returns the round.
    #[must_use]
    pub const fn round(self) -> RoundNo {
        match self {
            Self::Meeting(meeting) => meeting.round,
            Self::Table(round, _) => round,
        }
    }

    /// Returns the opponent in a game of two players.
    #[must_use]
    pub const fn opponent(self) -> Option<PlayerId> {
        match self {
            Self::Meeting(Meeting { kind: MeetingKind::Board { opponent, .. }, .. }) => Some(opponent),
            Self::Meeting(_) | Self::Table(..) => None,
        }
    }
}

/// Lists a player's rounds in the order of the card's rows; a round without the player is left out.
#[must_use]
pub fn rows(state: &State, after: RoundNo, meetings: &Meetings, player: PlayerId) -> Vec<CardRow> {
    if state.setup.game.is_for_two() {
        return meetings.of(player).iter().copied().map(CardRow::Meeting).collect();
    }
    let rounds = (1_u16..).map(RoundNo).zip(&state.rounds).take(after.0.into());
    rounds.filter_map(|(round, held)| Some(CardRow::Table(round, Spot::of(held, player)?))).collect()
}

/// The note behind a rating that is not from a list.
pub const BY_HAND: &str = " by hand";

/// The label of points that no result gave.
pub const BESIDE_RESULTS: &str = "Beside results";

/// Lists the facts of a player besides name, number and the values of the standings: rating before
/// the event, performance, year of birth, id. The day of birth is private.
#[must_use]
pub fn identity(state: &State, meetings: &Meetings, player: &Player) -> Vec<(&'static str, String)> {
    let entrant = &player.entrant;
    // The event's own ratings are among the values of the standings.
    let own = matches!(state.setup.rating_of_players(), RatingSystem::Unrated)
        .then_some(state.rating_of(player))
        .flatten();
    let performance = performance_of(state, meetings, player.id);
    let text = |label: &Label| Some(label.to_string()).filter(|text| !text.is_empty());
    let facts = [
        (
            "Rating",
            own.map(|rating| format!("{}{}", show_rating(Some(rating), 0), by_hand(state, entrant, rating))),
        ),
        ("Performance", performance.map(|performance| performance.to_string())),
        ("Born", year(&entrant.born).map(|year| year.to_string())),
        ("Id", text(&entrant.fide_id)),
        ("Short name", text(&entrant.short_name)),
        ("Captain", text(&entrant.captain)),
    ];
    let mut facts: Vec<_> = facts.into_iter().filter_map(|(label, fact)| Some((label, fact?))).collect();
    // The ratings of lists, each with its K and its source.
    let listed = entrant.ratings.iter().map(|listed| {
        let typed = if listed.source.is_empty() { BY_HAND } else { "" };
        (label_of(listed.kind), format!("{listed}{typed}"))
    });
    facts.extend(listed);
    for (from, ratings) in &player.rated_from {
        let ratings: Vec<String> =
            ratings.iter().map(|listed| format!("{} {listed}", listed.kind.name())).collect();
        if !ratings.is_empty() {
            facts.push(("From round", format!("{from}: {}", ratings.join(", "))));
        }
    }
    let given = state.adjusted_points.iter().filter(|given| given.result.is_none());
    facts.extend(given.filter(|given| given.is_of(player.id)).map(|given| {
        let round = given.round.map_or_else(String::new, |round| format!(" in round {round}"));
        (BESIDE_RESULTS, format!("{}{round}", words::added_points(state, given)))
    }));
    facts
}

/// Returns the note of an official event about a rating that is not from a list.
fn by_hand(state: &State, entrant: &Entrant, rating: Rating) -> &'static str {
    let is_of_a_list =
        entrant.ratings.iter().any(|listed| listed.rating == rating && !listed.source.is_empty());
    if state.is_official() && !is_of_a_list { BY_HAND } else { "" }
}

const fn label_of(kind: RatingKind) -> &'static str {
    match kind {
        RatingKind::Standard => "Standard",
        RatingKind::Rapid => "Rapid",
        RatingKind::Blitz => "Blitz",
        RatingKind::National => "National",
    }
}

/// Returns the performance of a player in over-the-board games of chess against rated opponents;
/// `None` without such games.
fn performance_of(state: &State, meetings: &Meetings, player: PlayerId) -> Option<i64> {
    if !matches!(state.setup.game, Game::Chess(_)) {
        return None;
    }
    let games = meetings.of(player).iter().filter_map(|meeting| match meeting.kind {
        MeetingKind::Board { opponent, result: MeetingResult::Played { side, .. }, .. } => {
            let rating = state.rating_of(state.player(opponent)?)?;
            Some((rating.units() / 10_i64.pow(Rating::PLACES), side))
        }
        MeetingKind::Board { .. } | MeetingKind::Bye(_) => None,
    });
    performance(&games.collect::<Vec<_>>())
}

/// The data of all cards, looked up once.
pub struct CardBasis<'a> {
    state: &'a State,
    after: RoundNo,
    meetings: Rc<Meetings>,
    floats: Option<Floats>,
    /// The rounds of a game for more than two players.
    tables: Vec<Tables<'a>>,
    /// The ranks at which the tables of those rounds play, computed on demand for each round.
    ranks: Vec<OnceCell<TableRanks>>,
    standings: Box<dyn Fn(RoundNo) -> Option<Rc<Standings>> + 'a>,
}

/// The ranks of the two partnerships at each table of a round.
type TableRanks = Vec<Option<(Rank, Rank)>>;

impl<'a> CardBasis<'a> {
    /// Looks up the data of the cards after a round: the meetings up to that round, and the standings
    /// after every round up to it and before the first.
    #[must_use]
    pub fn of(
        state: &'a State,
        after: RoundNo,
        meetings: Rc<Meetings>,
        standings: impl Fn(RoundNo) -> Option<Rc<Standings>> + 'a,
    ) -> Self {
        let floats = Floats::up_to(state, after, &meetings);
        let tables = if state.setup.game.is_for_two() {
            Vec::new()
        } else {
            state.rounds.iter().take(after.0.into()).map(|held| Tables::of(held)).collect()
        };
        let ranks = tables.iter().map(|_| OnceCell::new()).collect();
        Self { state, after, meetings, floats, tables, ranks, standings: Box::new(standings) }
    }

    /// Lists the facts of a player besides name, number and the values of the standings.
    #[must_use]
    pub fn identity(&self, player: &Player) -> Vec<(&'static str, String)> {
        identity(self.state, &self.meetings, player)
    }

    /// Returns the scores that decide the rounds in which a player floated.
    #[must_use]
    pub fn scores_of(&self, player: PlayerId) -> &[Points] {
        self.floats.as_ref().map_or(&[], |floats| floats.scores_of(player))
    }

    /// Returns the matches of a team with their boards; `None` in an event without teams.
    #[must_use]
    pub fn boards(&self, team: PlayerId) -> Option<View<'a>> {
        matches::of_team(self.state, self.after, &self.meetings, team)
    }

    /// Returns the players of a team with their games; `None` in an event without teams.
    #[must_use]
    pub fn members(&self, team: PlayerId) -> Option<View<'a>> {
        self.state.setup.game.match_rules()?;
        Some(members::of_team(self.state, self.state.player(team)?, self.after))
    }

    /// Returns the card of a player.
    #[must_use]
    pub fn card(&self, player: PlayerId) -> View<'_> {
        let rows = rows(self.state, self.after, &self.meetings, player);
        let len = rows.len();
        let mut columns = Columns::new();
        columns.add(Column::number(Code::RoundNumber, "Round").short("R"), Card::round);
        if self.state.setup.game.is_for_two() {
            self.add_game(&mut columns);
        } else {
            self.add_table(&mut columns);
        }
        self.add_after(&mut columns);
        if self.state.setup.game.is_for_two() {
            columns.add(Column::text(Code::Remarks, "").dropped(5).only_on(SCREEN), Card::remark);
        }
        columns.of(Card { basis: self, player, rows }, len)
    }

    /// Adds the columns of a game of two players.
    fn add_game<'c>(&'c self, columns: &mut Columns<'c, Card<'c>>) {
        let board = place_words(&self.state.setup.game).head;
        let short = if self.state.setup.game.match_rules().is_some() { "match" } else { "Bd" };
        columns.add(Column::number(Code::Board, board).short(short), Card::board);
        if self.state.setup.game.has_colors() {
            columns.add(Column::text(Code::Side, "Colour").only_on(REPORT), Card::color);
            columns.add(Column::side(Code::Side, "colour").only_on(SCREEN), Card::color);
        }
        columns.add(Column::pairing_number().only_on(REPORT), Card::number);
        columns.add(Column::text(Code::Company, "Opponent").short("opponent"), Card::opponent);
        let counts_points = self.state.setup.counts_points();
        if counts_points {
            let head = if self.state.setup.game.match_rules().is_some() { "MP" } else { "pts" };
            columns.add(Column::number(Code::Score, head).dropped(2).only_on(SCREEN), Card::points);
        }
        let is_rated = self.state.players.iter().any(|player| self.state.rating_of(player).is_some());
        if is_rated {
            let rating = Column::number(Code::Rating, "Rtg").named("the opponent's rating before the round");
            columns.add(rating.short("rtg").dropped(3), Card::rating);
        }
        columns.add(Column::mark(Code::Result, "Result").short("result"), Card::result);
        if counts_points {
            let (head, name) = match self.state.setup.game {
                Game::Match(_) => ("MP", "match points so far"),
                Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Dice | Game::Tractor(_) => {
                    ("Pts", "points so far")
                }
            };
            columns.add(Column::number(Code::Sum, head).short("sum").named(name), Card::sum);
        }
        if self.floats.is_some() {
            let name = "↓ met a lower score, or scored without playing; ↑ met a higher score";
            let float = Column::mark(Code::Float, "Float").short("float").named(name);
            columns.add(float.dropped(4), Card::float);
        }
    }

    /// Adds the columns of a table of more than two players.
    fn add_table<'c>(&'c self, columns: &mut Columns<'c, Card<'c>>) {
        let game = &self.state.setup.game;
        let mark = if matches!(game, Game::Tractor(_)) { "table:gain" } else { "table:place" };
        columns.add(Column::mark(Code::Result, mark).only_on(SCREEN), Card::table);
        columns.add(Column::number(Code::Board, place_words(game).head).only_on(REPORT), Card::board);
        columns.add(Column::side(Code::Side, "Seat").only_on(REPORT), Card::seat);
        if matches!(game, Game::Tractor(_)) {
            Self::add_partnership(columns);
        } else {
            columns.add(Column::text(Code::Company, "With").short("with"), Card::company);
        }
        columns.add(Column::text(Code::Result, "Result").only_on(REPORT), Card::result_in_words);
        if matches!(game, Game::Tractor(_)) {
            Self::add_ranks(columns);
        }
        let standings = self.standings(self.after);
        if let Some(column) = standings.and_then(|standings| standings.columns.first().cloned()) {
            let score = Column::number(Code::Value(0), column.code).named(column.name);
            columns.add(score.only_on(REPORT), Card::score);
        }
    }

    /// Adds the partner and the opponents.
    fn add_partnership<'c>(columns: &mut Columns<'c, Card<'c>>) {
        columns.add(Column::text(Code::Partner, "Partner").short("partner"), Card::partner);
        columns.add(Column::text(Code::Company, "Against").short("against"), Card::against);
    }

    /// Adds the ranks of the partnerships and their points.
    fn add_ranks<'c>(columns: &mut Columns<'c, Card<'c>>) {
        let ranks = Column::mark(Code::Ranks, "Ranks").short("ranks").dropped(2);
        columns.add(ranks.named("rank of the own partnership in the round : of the other"), Card::ranks);
        let defenders = Column::number(Code::Defenders, "Def").short("def").dropped(3);
        columns.add(defenders.named("points of the defenders at the table"), Card::defenders);
    }

    /// Adds the standing of the player after a round.
    fn add_after<'c>(&'c self, columns: &mut Columns<'c, Card<'c>>) {
        if self.standings(self.after).is_some_and(|standings| standings.rating_places.is_some()) {
            let now = Column::number(Code::RatingNow, "Rating").short("rating after").dropped(1);
            columns.add(now.named("rating after the round"), Card::rating_after);
            let change = Column::number(Code::RatingChange, "Δ round").dropped(1).only_on(SCREEN);
            columns.add(change, Card::rating_change);
            if let Some(other) = other_probit(self.state) {
                columns.add(other.dropped(1), Card::rating_other);
            }
        }
        let place = Column::number(Code::Place, "Place").named("place after the round");
        columns.add(place.only_on(REPORT), Card::place);
    }

    fn ranks_in(&self, round: RoundNo) -> &[Option<(Rank, Rank)>] {
        let known = self.ranks.get(round.index());
        known.map_or(&[], |known| known.get_or_init(|| progress::ranks_in(self.state, round)))
    }

    fn standings(&self, after: RoundNo) -> Option<Rc<Standings>> {
        (self.standings)(after)
    }

    /// Looks up a value in a player's row of the standings after a round.
    fn in_row<T>(&self, after: RoundNo, player: PlayerId, of: impl Fn(&Row) -> T) -> Option<T> {
        self.standings(after)?.row(player).map(of)
    }

    fn rating_of(&self, after: RoundNo, player: PlayerId) -> Option<Rating> {
        // If no game changes a rating, the lookup needs no standings.
        if matches!(self.state.setup.rating_of_players(), RatingSystem::Unrated) {
            return self.state.rating_of(self.state.player(player)?);
        }
        // A federation's list does not change during an event.
        let is_listed = matches!(self.state.setup.rating, RatingSystem::Fide(_) | RatingSystem::Glicko2(_));
        self.in_row(after, player, |row| if is_listed { row.rating.before } else { row.rating.now }).flatten()
    }

    fn decimals(&self) -> usize {
        self.standings(self.after).and_then(|standings| standings.rating_places).unwrap_or(0)
    }
}

/// The source of the cells of a card.
struct Card<'c> {
    basis: &'c CardBasis<'c>,
    player: PlayerId,
    rows: Vec<CardRow>,
}

impl<'c> Card<'c> {
    /// Creates a cell of a game of two players or a bye.
    fn of_meeting(&self, at: usize, cell: impl FnOnce(&Meeting) -> Cell<'c>) -> Cell<'c> {
        match self.rows.get(at) {
            Some(CardRow::Meeting(meeting)) => cell(meeting),
            Some(CardRow::Table(..)) | None => Cell::empty(),
        }
    }

    /// Creates a cell of the opponent in a game of two players.
    fn of_opponent(&self, at: usize, cell: impl FnOnce(PlayerId) -> Cell<'c>) -> Cell<'c> {
        self.rows.get(at).and_then(|row| row.opponent()).map_or_else(Cell::empty, cell)
    }

    /// Creates a cell of a seat at a table of more than two players.
    fn of_seat(&self, at: usize, cell: impl FnOnce(&Tables<'c>, usize, usize) -> Cell<'c>) -> Cell<'c> {
        match self.rows.get(at) {
            Some(CardRow::Table(round, Spot::Seat { board, seat })) => {
                let tables = self.basis.tables.get(round.index());
                tables.map_or_else(Cell::empty, |tables| cell(tables, *board, *seat))
            }
            Some(CardRow::Table(_, Spot::Bye(_)) | CardRow::Meeting(_)) | None => Cell::empty(),
        }
    }

    /// Creates a cell of the player's standing after the round.
    fn of_row(&self, at: usize, cell: impl Fn(&Row) -> Cell<'c>) -> Cell<'c> {
        let row = self.rows.get(at).and_then(|row| self.basis.in_row(row.round(), self.player, cell));
        row.unwrap_or_else(Cell::empty)
    }

    fn round(&self, at: usize) -> Cell<'c> {
        let round = self.rows.get(at).map(|row| Datum::Count(row.round().0.into()));
        round.map_or_else(Cell::empty, Cell::of).meaning(Sense::Aside)
    }

    fn board(&self, at: usize) -> Cell<'c> {
        let board = match self.rows.get(at) {
            Some(CardRow::Meeting(Meeting { kind: MeetingKind::Board { board, .. }, .. })) => board.index(),
            Some(CardRow::Table(_, Spot::Seat { board, .. })) => *board,
            Some(CardRow::Meeting(_) | CardRow::Table(..)) | None => return Cell::empty(),
        };
        Cell::of(Datum::Count(board + 1)).meaning(Sense::Aside)
    }

    fn color(&self, at: usize) -> Cell<'c> {
        self.of_meeting(at, |meeting| match meeting.kind {
            MeetingKind::Board { color, .. } => Cell::of(Datum::Color(color)),
            MeetingKind::Bye(_) => Cell::empty(),
        })
    }

    fn number(&self, at: usize) -> Cell<'c> {
        self.of_opponent(at, |opponent| Cell::number(self.basis.state, opponent))
    }

    fn opponent(&self, at: usize) -> Cell<'c> {
        self.of_meeting(at, |meeting| match meeting.kind {
            MeetingKind::Board { opponent, .. } => Cell::name(self.basis.state, opponent),
            MeetingKind::Bye(bye) => Cell::of(Datum::Bye(bye)),
        })
    }

    /// Returns the present points of the opponent.
    fn points(&self, at: usize) -> Cell<'c> {
        let points = |opponent| Datum::Points(self.basis.meetings.points(opponent));
        self.of_opponent(at, |opponent| Cell::of(points(opponent)).meaning(Sense::Aside))
    }

    /// Returns the opponent's rating before the round.
    fn rating(&self, at: usize) -> Cell<'c> {
        let Some(round) = self.rows.get(at).map(|row| row.round()) else { return Cell::empty() };
        let rating = |opponent| self.basis.rating_of(before(round), opponent);
        self.of_opponent(at, |opponent| self.show_rating(rating(opponent)).meaning(Sense::Aside))
    }

    fn show_rating(&self, rating: Option<Rating>) -> Cell<'c> {
        Cell::of(Datum::Rating(rating, self.basis.decimals()))
    }

    fn result(&self, at: usize) -> Cell<'c> {
        self.of_meeting(at, |meeting| {
            let state = self.basis.state;
            // A match of teams is forfeited, or has a score.
            let score = matches::game_points(state, meeting).map(matches::score);
            let result = match meeting.kind {
                MeetingKind::Board { result, .. } => Some(result_shown(state, meeting, result)),
                MeetingKind::Bye(_) => None,
            };
            let cell = match (result, score) {
                (Some(MeetingResult::Forfeit { .. }), _) | (_, None) => Cell::of(Datum::Meeting(*meeting)),
                (Some(MeetingResult::Open), Some(score)) => Cell::text(score + matches::UNFINISHED),
                (_, Some(score)) => Cell::text(score),
            };
            cell.meaning(sense_of(state, meeting))
        })
    }

    /// Returns the points up to this round, adjusted points included.
    fn sum(&self, at: usize) -> Cell<'c> {
        let so_far = self.rows.iter().take(at + 1);
        let points = so_far.filter_map(|row| match row {
            CardRow::Meeting(meeting) => Some(meeting.points),
            CardRow::Table(..) => None,
        });
        let round = self.rows.get(at).map_or(RoundNo(0), |row| row.round());
        let beside = self.basis.state.adjusted_points.iter().map(|given| given.added(round, self.player));
        Cell::of(Datum::Points(points.chain(beside).sum()))
    }

    fn float(&self, at: usize) -> Cell<'c> {
        let float = |meeting: &Meeting| self.basis.floats.as_ref()?.float(self.player, meeting);
        self.of_meeting(at, |meeting| {
            Cell::text(float(meeting).map_or("", Float::mark)).meaning(Sense::Aside)
        })
    }

    /// Returns the remark on a round: anything special that the mark of its result does not show.
    fn remark(&self, at: usize) -> Cell<'c> {
        let remark = |result| match result {
            MeetingResult::Open => Datum::Word("not finished"),
            MeetingResult::Adjourned => Datum::Word("adjourned"),
            MeetingResult::Forfeit { .. } => Datum::Word("forfeit, not rated"),
            MeetingResult::Played { rated: false, .. } => Datum::Word("not rated"),
            MeetingResult::Played { .. } => Datum::Empty,
        };
        self.of_meeting(at, |meeting| match meeting.kind {
            MeetingKind::Board { result, .. } => {
                Cell::of(remark(result_shown(self.basis.state, meeting, result))).meaning(Sense::Aside)
            }
            MeetingKind::Bye(_) => Cell::empty(),
        })
    }

    /// Returns a table in the form of crosstables.
    fn table(&self, at: usize) -> Cell<'c> {
        let Some(CardRow::Table(round, spot)) = self.rows.get(at) else { return Cell::empty() };
        let tables = self.basis.tables.get(round.index());
        tables.map_or_else(Cell::empty, |tables| table(tables, Some(*spot)))
    }

    fn seat(&self, at: usize) -> Cell<'c> {
        self.of_seat(at, |_, _, seat| Cell::of(seat_name(&self.basis.state.setup.game, seat)))
    }

    /// Returns the names of the others at a table.
    fn company(&self, at: usize) -> Cell<'c> {
        self.of_seat(at, |tables, board, _| {
            let names = tables.board(board).map(|board| others(self.basis.state, board, self.player));
            names.map_or_else(Cell::empty, |names| Cell::of(Datum::Names(names)))
        })
    }

    fn of_table(&self, at: usize, cell: impl FnOnce(&'c Board, usize) -> Cell<'c>) -> Cell<'c> {
        self.of_seat(at, |tables, board, seat| {
            tables.board(board).map_or_else(Cell::empty, |board| cell(board, seat))
        })
    }

    fn partner(&self, at: usize) -> Cell<'c> {
        let state = self.basis.state;
        self.of_table(at, |board, seat| {
            let partner = partner_of(&state.setup.game, board, seat);
            partner.map_or_else(Cell::empty, |partner| Cell::name(state, partner))
        })
    }

    /// Returns the names of the opponents at a table.
    fn against(&self, at: usize) -> Cell<'c> {
        let state = self.basis.state;
        self.of_table(at, |board, seat| {
            let teams = partners::at_table(&board.seats);
            let others = teams.and_then(|teams| teams.into_iter().nth((seat + 1) % 2));
            others.map_or_else(Cell::empty, |pair| Cell::text(partners::pair(pair.map(|id| state.name(id)))))
        })
    }

    /// Returns the ranks at which a table played: the recorded ones, or else those at which it will play.
    fn ranks(&self, at: usize) -> Cell<'c> {
        let Some(CardRow::Table(round, Spot::Seat { board, seat })) = self.rows.get(at) else {
            return Cell::empty();
        };
        let held = self.basis.state.round(*round).and_then(|held| held.boards.get(*board));
        let ranks = match held.and_then(|held| held.outcome.as_ref()) {
            Some(Outcome::Tractor(record)) => Some((record.setup.ranks[0], record.setup.ranks[1])),
            Some(Outcome::TractorScore(score)) => Some((score.ranks[0], score.ranks[1])),
            Some(_) | None => self.basis.ranks_in(*round).get(*board).copied().flatten(),
        };
        ranks.map_or_else(Cell::empty, |(one, other)| {
            let (own, theirs) = if seat % 2 == 0 { (one, other) } else { (other, one) };
            Cell::text(format!("{own}:{theirs}"))
        })
    }

    fn defenders(&self, at: usize) -> Cell<'c> {
        self.of_table(at, |board, _| {
            defenders_points(board).map_or_else(Cell::empty, |points| Cell::text(points.to_string()))
        })
    }

    fn result_in_words(&self, at: usize) -> Cell<'c> {
        if let Some(CardRow::Table(_, Spot::Bye(bye))) = self.rows.get(at) {
            return Cell::of(Datum::Bye(*bye)).meaning(Sense::Bye);
        }
        self.of_seat(at, |tables, board, seat| {
            let result = tables.result(board, seat);
            result.map_or_else(Cell::empty, |result| {
                Cell::of(Datum::Fact(result.words.clone())).meaning(result.sense)
            })
        })
    }

    /// Returns the first value of the standings.
    fn score(&self, at: usize) -> Cell<'c> {
        self.of_row(at, |row| Cell::value(row.values.first()))
    }

    fn rating_after(&self, at: usize) -> Cell<'c> {
        self.of_row(at, |row| self.show_rating(row.rating.now))
    }

    fn rating_other(&self, at: usize) -> Cell<'c> {
        self.of_row(at, |row| self.show_rating(row.rating.other).meaning(Sense::Aside))
    }

    fn rating_change(&self, at: usize) -> Cell<'c> {
        let Some(round) = self.rows.get(at).map(|row| row.round()) else { return Cell::empty() };
        let was = self.basis.rating_of(before(round), self.player);
        self.of_row(at, |row| Cell::change(was, row.rating.now, self.basis.decimals()))
    }

    fn place(&self, at: usize) -> Cell<'c> {
        self.of_row(at, |row| Cell::place(row.place, false))
    }
}

const fn before(round: RoundNo) -> RoundNo {
    RoundNo(round.0.saturating_sub(1))
}
