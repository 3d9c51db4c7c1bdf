//! The standings after a round: places, movement, every value in order, ratings and their change.

use std::ops::Deref;

pub use super::absence::{Absence, absence_of};
use super::pairings::{has_partners, partner, partner_column};
use super::{
    Cell, CellKind, Code, Column, Columns, DESK, Datum, Fact, LIST, NOT_ON_THE_WALL, PAPER, PROJECTOR,
    REPORT, REPORT_AND_SCREEN, SCREEN, Sense, View,
};
use engine::action::Outcome;
use engine::game::dice::Hand;
use engine::id::{PlayerId, RoundNo};
use engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use engine::number::Points;
use engine::ranking::progress;
use engine::scoring::GameScore;
use engine::setup::{ProbitVersion, Ranking};
use engine::standings::{Row, RowPlace, Standings, Value};
use engine::state::{Player, State};
use engine::team::TeamScore;

/// The input of a view of standings.
#[derive(Debug, Clone, Copy)]
pub struct Basis<S, M> {
    /// The standings.
    pub now: S,
    /// The standings after the previous round, for the movement.
    pub before: Option<S>,
    /// The meetings, if games won and lost are counted.
    pub meetings: Option<M>,
}

impl<'a> Basis<&'a Standings, &'a Meetings> {
    /// Returns the input for standings without movement and games.
    #[must_use]
    pub const fn only(now: &'a Standings) -> Self {
        Self { now, before: None, meetings: None }
    }
}

/// Returns the view of standings, one row per place.
#[must_use]
pub fn standings<'a, S, M>(state: &'a State, basis: Basis<S, M>) -> View<'a>
where
    S: Deref<Target = Standings> + 'a,
    M: Deref<Target = Meetings> + 'a,
{
    let table = Table { state, basis };
    let now = &*table.basis.now;
    let mut columns = Columns::new();
    columns.add(Column::number(Code::Place, "#").afar("").named("place"), Table::place);
    columns.add(Column::pairing_number().dropped(1).only_on(PAPER), Table::number);
    let moved = Column { kind: CellKind::Movement, ..Column::text(Code::Moved, "±").afar("").dropped(2) };
    columns.add(moved.only_on(DESK), Table::moved);
    columns.add(Column::text(Code::Name, "Name"), Table::name);
    if has_partners(state) {
        let lower = progress::lower_ranks(state, now.after);
        columns.add(partner_column(1), move |table: &Table<'a, S, M>, at| {
            table.of_row(at, |row| partner(table.state, row.player, &lower))
        });
    }
    add_facts(&mut columns, state, now.after);
    let is_rated = |player: &Player| state.rating_of(player).is_some();
    let is_seeded = now.rating_places.is_none() && state.players.iter().any(is_rated);
    let seed = Column::number(Code::Rating, "Rtg").short("rtg").named("rating");
    if is_seeded {
        columns.add(seed.clone().only_on(REPORT), Table::seed);
    }
    let track = matches!(state.setup.ranking, Ranking::Progress)
        .then(|| Column::text(Code::Track, "from 2 to the ace").dropped(2));
    for (at, column) in now.columns.iter().enumerate() {
        let value = Column::number(Code::Value(at), column.code.clone()).named(column.name.clone());
        // The wall cannot be scrolled: there the last values yield, after all other columns.
        let value = if at == 0 { value } else { value.scrolled().dropped(at + 2) };
        columns.add(value, move |table, row| table.value(row, at));
        if let (0, Some(track)) = (at, &track) {
            columns.add(track.clone().only_on(SCREEN), Table::track);
        }
    }
    if let Some(track) = track {
        columns.add(track.only_on(PROJECTOR), Table::track);
    }
    if now.rows.iter().any(|row| !beside_results(state, now.after, row.player).is_empty()) {
        let beside = Column::text(Code::BesideResults, "Beside results").short("extra").dropped(2);
        columns.add(beside.only_on(SCREEN), Table::beside_results);
    }
    add_record(&mut columns, state);
    if now.rating_places.is_some() {
        add_ratings(&mut columns, state);
    } else if is_seeded {
        columns.add(seed.dropped(6).only_on(SCREEN), Table::seed);
    }
    let len = now.rows.len();
    columns.of(table, len)
}

/// Adds the facts of the players besides the name, if any player has them.
fn add_facts<'a, S, M>(columns: &mut Columns<'a, Table<'a, S, M>>, state: &State, after: RoundNo)
where
    S: Deref<Target = Standings> + 'a,
    M: Deref<Target = Meetings> + 'a,
{
    let facts: [(_, _, _, _, Fact); 4] = [
        (Code::Title, "Title", "title", 3, |entrant| &entrant.title),
        (Code::Federation, "Fed", "fed", 4, |entrant| &entrant.federation),
        (Code::Club, "Club", "club", 5, |entrant| &entrant.club),
        (Code::Category, "Cat", "category", 5, |entrant| &entrant.category),
    ];
    for (code, long, short, drop, fact) in facts {
        if state.players.iter().any(|player| !fact(&player.entrant).is_empty()) {
            let column = Column::text(code, long).short(short).dropped(drop).only_on(REPORT_AND_SCREEN);
            columns.add(column, move |table, row| table.fact(row, fact));
        }
    }
    if state.players.iter().any(|player| !absence_of(player, after).is_empty()) {
        let column = Column::text(Code::Absence, "Takes part").dropped(5).only_on(REPORT);
        columns.add(column, Table::absence);
    }
}

/// Adds the games won, drawn and lost, in an event whose values say little about them.
fn add_record<'a, S, M>(columns: &mut Columns<'a, Table<'a, S, M>>, state: &State)
where
    S: Deref<Target = Standings> + 'a,
    M: Deref<Target = Meetings> + 'a,
{
    let text = |code, head| Column::text(code, head).dropped(3).only_on(SCREEN);
    match state.setup.ranking {
        Ranking::Rating if state.setup.game.is_for_two() => {
            columns.add(text(Code::Games, "+ = -"), Table::games);
        }
        Ranking::Placings | Ranking::PlacingsBy(_) => {
            columns.add(text(Code::BestHand, "best hand"), Table::best_hand);
        }
        Ranking::Rating | Ranking::Points { .. } | Ranking::Progress | Ranking::Elimination => {}
    }
}

fn add_ratings<'a, S, M>(columns: &mut Columns<'a, Table<'a, S, M>>, state: &State)
where
    S: Deref<Target = Standings> + 'a,
    M: Deref<Target = Meetings> + 'a,
{
    let number = |code, long, short| Column::number(code, long).short(short).scrolled().dropped(2);
    let before = number(Code::RatingBefore, "before", "rtg").named("rating before the event");
    columns.add(before.only_on(NOT_ON_THE_WALL), Table::rating_before);
    // If the standings are sorted by rating, the rating is shown already.
    let media = if matches!(state.setup.ranking, Ranking::Rating) { LIST } else { NOT_ON_THE_WALL };
    let (now_name, change_name) = if state.setup.rating.is_batch() {
        ("rating if the event ended now", "rating change if the event ended now")
    } else {
        ("rating now", "rating change since before the event")
    };
    let now = number(Code::RatingNow, "now", "now").named(now_name);
    columns.add(now.only_on(media), Table::rating_now);
    let change = number(Code::RatingChange, "change", "Δ event").named(change_name);
    columns.add(change, Table::rating_change);
    if let Some(other) = other_probit(state) {
        columns.add(other.scrolled().dropped(1).only_on(NOT_ON_THE_WALL), Table::rating_other);
    }
}

/// Returns the column of the ratings in the other one of the two probit systems, for comparison.
pub(super) fn other_probit(state: &State) -> Option<Column> {
    let (long, short, name) = match state.setup.rating.other_probit()? {
        ProbitVersion::Old => ("Old system", "old sys", "rating now by the old probit system, to compare"),
        ProbitVersion::New => ("New system", "new sys", "rating now by the new probit system, to compare"),
    };
    Some(Column::number(Code::RatingOther, long).short(short).named(name))
}

/// The source of the cells of standings.
struct Table<'a, S, M> {
    state: &'a State,
    basis: Basis<S, M>,
}

impl<'a, S: Deref<Target = Standings>, M: Deref<Target = Meetings>> Table<'a, S, M> {
    fn row(&self, at: usize) -> Option<&Row> {
        self.basis.now.rows.get(at)
    }

    fn player(&self, at: usize) -> Option<&'a Player> {
        self.state.player(self.row(at)?.player)
    }

    fn of_row(&self, at: usize, cell: impl Fn(&Row) -> Cell<'a>) -> Cell<'a> {
        self.row(at).map_or_else(Cell::empty, cell)
    }

    fn place(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| Cell::place(row.place, self.is_shared(at, row)).meaning(self.sense(at, row)))
    }

    fn number(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| Cell::number(self.state, row.player))
    }

    fn moved(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| {
            let before = self.basis.before.as_deref().filter(|_| !self.is_new(row));
            let before = before.and_then(|before| before.row(row.player));
            match before {
                Some(before) => moved(before.place, row.place),
                None if self.is_new(row) => Cell::of(Datum::Word("new")).meaning(Sense::Aside),
                None => Cell::empty(),
            }
        })
    }

    /// Returns true if a player was not in the standings after the previous round.
    fn is_new(&self, row: &Row) -> bool {
        self.basis.before.as_deref().is_some_and(|before| {
            let entered = self.state.player(row.player).map_or(RoundNo(0), |player| player.first_round);
            before.row(row.player).is_none() || before.after < entered
        })
    }

    fn name(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| {
            let name = Cell::name(self.state, row.player).meaning(self.sense(at, row));
            Cell { datum: Datum::Text(name_of(self.state, row).into()), ..name }
        })
    }

    fn fact(&self, at: usize, fact: Fact) -> Cell<'a> {
        Cell::text(self.player(at).map_or("", |player| fact(&player.entrant))).meaning(Sense::Aside)
    }

    fn absence(&self, at: usize) -> Cell<'a> {
        let absence = self.player(at).and_then(|player| Absence::of(player, self.basis.now.after));
        absence.map_or_else(Cell::empty, |absence| Cell::of(Datum::Absence(absence)))
    }

    fn seed(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| {
            // A table that was announced without ratings shows those of the players.
            let registered = || self.state.player(row.player).and_then(|player| self.state.rating_of(player));
            Cell::of(Datum::Rating(row.rating.before.or_else(registered), 0)).meaning(Sense::Aside)
        })
    }

    fn value(&self, at: usize, value: usize) -> Cell<'a> {
        self.of_row(at, |row| {
            let sense = if value == 0 { self.sense(at, row) } else { Sense::Plain };
            Cell::value(row.values.get(value)).meaning(sense)
        })
    }

    fn track(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| match row.values.first() {
            Some(Value::Rank(rank)) => Cell::of(Datum::Rank(*rank)).meaning(Sense::Progress),
            Some(_) | None => Cell::empty(),
        })
    }

    fn beside_results(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| Cell::text(beside_results(self.state, self.basis.now.after, row.player)))
    }

    fn games(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| match &self.basis.meetings {
            Some(meetings) => Cell::text(games_of(meetings, row.player)),
            None => Cell::empty(),
        })
    }

    fn best_hand(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| Cell::text(best_hand(self.state, self.basis.now.after, row.player)))
    }

    fn rating_before(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| Cell::of(Datum::Rating(row.rating.before, self.places())).meaning(Sense::Aside))
    }

    fn rating_now(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| Cell::of(Datum::Rating(row.rating.now, self.places())))
    }

    fn rating_other(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| Cell::of(Datum::Rating(row.rating.other, self.places())).meaning(Sense::Aside))
    }

    fn rating_change(&self, at: usize) -> Cell<'a> {
        self.of_row(at, |row| Cell::change(row.rating.before, row.rating.now, self.places()))
    }

    /// Returns the number of decimals of the event's ratings.
    fn places(&self) -> usize {
        self.basis.now.rating_places.unwrap_or(0)
    }

    fn is_shared(&self, at: usize, row: &Row) -> bool {
        let same = |at: usize| self.row(at).is_some_and(|other| other.place == row.place);
        at.checked_sub(1).is_some_and(same) || same(at + 1)
    }

    fn sense(&self, at: usize, row: &Row) -> Sense {
        match row.place {
            _ if self.player(at).is_some_and(|player| player.gone().is_some()) => Sense::Withdrawn,
            RowPlace::Number(1) => Sense::Leader,
            RowPlace::Unranked => Sense::Withdrawn,
            _ if self.is_shared(at, row) => Sense::Shared,
            RowPlace::Number(_) => Sense::Plain,
        }
    }
}

/// Returns the sum of a player's penalties and bonuses: `-0.5`, of a team `-1.0 MP +2.0 GP`.
fn beside_results(state: &State, after: RoundNo, player: PlayerId) -> String {
    let scores: &[(TeamScore, &str)] = if state.setup.game.match_rules().is_some() {
        &[(TeamScore::MatchPoints, " MP"), (TeamScore::GamePoints, " GP")]
    } else {
        &[(TeamScore::MatchPoints, "")]
    };
    let sums = scores.iter().map(|(score, name)| {
        let added = state.adjusted_points.iter().map(|given| given.added_to(*score, after, player));
        (added.sum::<Points>(), name)
    });
    let shown = sums.filter(|(sum, _)| *sum != Points::ZERO);
    let shown = shown.map(|(sum, name)| format!("{}{sum}{name}", if Points::ZERO < sum { "+" } else { "" }));
    shown.collect::<Vec<_>>().join(" ")
}

/// Returns the movement of a place; empty for a player who was or is unranked.
#[must_use]
pub fn moved<'a>(before: RowPlace, now: RowPlace) -> Cell<'a> {
    let (RowPlace::Number(before), RowPlace::Number(now)) = (before, now) else { return Cell::empty() };
    let sense = match before.cmp(&now) {
        std::cmp::Ordering::Greater => Sense::Better,
        std::cmp::Ordering::Less => Sense::Worse,
        std::cmp::Ordering::Equal => Sense::Aside,
    };
    Cell::of(Datum::Moved { before, now }).meaning(sense)
}

/// Returns the name of the player of a row, with the announced name if it has changed since.
#[must_use]
pub fn name_of(state: &State, row: &Row) -> String {
    let announced = row.name.as_ref().filter(|announced| ***announced != *state.bare_name(row.player));
    announced.map_or_else(|| state.name(row.player), ToString::to_string)
}

/// Counts the games won, drawn and lost: `5 1 2`.
fn games_of(meetings: &Meetings, player: PlayerId) -> String {
    let count = |wanted: GameScore| {
        let is = |meeting: &&Meeting| matches!(meeting.kind, MeetingKind::Board { result: MeetingResult::Played { side, .. }, .. } if side == wanted);
        meetings.of(player).iter().filter(is).count()
    };
    format!("{} {} {}", count(GameScore::Win), count(GameScore::Draw), count(GameScore::Loss))
}

/// Returns the best hand of poker dice that a player has thrown so far.
fn best_hand(state: &State, after: RoundNo, player: PlayerId) -> String {
    let boards = state.rounds.iter().take(after.0.into()).flat_map(|round| &round.boards);
    let hands = boards.filter_map(|board| {
        let Some(Outcome::Dice(hands)) = &board.outcome else { return None };
        let seat = board.seats.iter().position(|seated| *seated == player)?;
        hands.get(seat).map(Hand::value)
    });
    hands.max().map_or_else(String::new, |best| best.to_string())
}
