//! The pairings of a round: by board, and by name for players who look for their board.

use super::before::Before;
use super::lineups;
use super::name_order::{NameOrder, initial};
use super::numbers::{Number, called};
use super::seating::{Seating, Spot, TableResult, Tables, partner_of, place_words, seat_name, sides};
use super::{
    Cell, Code, Column, Columns, DESK, Datum, Line, PROJECTOR, REPORT, REPORT_AND_SCREEN, SCREEN, Sense, View,
};
use engine::action::ByeKind;
use engine::game::tractor::cards::Rank;
use engine::id::{PlayerId, RoundNo};
use engine::pairing::knockout::Stage;
use engine::partners;
use engine::ranking::progress;
use engine::setup::Game;
use engine::state::{Board, Player, Round, State};

/// Returns true if any player has a fixed partner.
#[must_use]
pub fn has_partners(state: &State) -> bool {
    state.partnerships().next().is_some()
}

/// Creates the column of fixed partners, `+ Charles` beside the name.
#[must_use]
pub fn partner_column(drop: usize) -> Column {
    Column::text(Code::Partner, "Partner").short("partner").dropped(drop)
}

/// Returns the partner beside a name, and the rank at which the two play on if it is not the player's
/// own: `+ Charles`, `+ Charles, at 3`.
#[must_use]
pub fn partner<'a>(state: &State, player: PlayerId, lower: &[Option<Rank>]) -> Cell<'a> {
    let Some(partner) = state.partner_of(player) else { return Cell::empty() };
    let at = lower.get(player.index()).copied().flatten();
    let at = at.map_or_else(String::new, |rank| format!(", at {rank}"));
    Cell::text(format!("+ {}{at}", called(state, partner)))
}

/// Returns the players without a seat, by pairing number.
#[must_use]
pub fn byes(state: &State, held: &Round) -> Vec<(PlayerId, ByeKind)> {
    let mut byes = held.byes.clone();
    byes.sort_by_key(|(player, _)| Number::of(state, *player).bare());
    byes
}

/// The content of a row of a round.
#[derive(Debug, Clone, Copy)]
enum Entry {
    /// A board, from 0, or a seat at a table; in a game with partners, the pair of that seat.
    Seat { board: usize, seat: usize },
    /// A bye.
    Bye(PlayerId, ByeKind),
}

/// A round by board.
struct List<'a> {
    state: &'a State,
    held: &'a Round,
    before: Option<Before>,
    tables: Tables<'a>,
    entries: Vec<Entry>,
    /// The stages of the boards, if they have any.
    stages: Vec<Option<Stage>>,
}

/// Returns the view of a round by board, byes at the end. A table of more than two players has one
/// row per seat, or per pair in a game with partners. Score, rating and float before the round are
/// shown if they are given.
#[must_use]
pub fn by_board<'a>(state: &'a State, round: RoundNo, held: &'a Round, before: Option<Before>) -> View<'a> {
    let is_for_two = state.setup.game.is_for_two();
    let rows = |board: &Board| match state.setup.game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Match(_) => 1,
        Game::Dice => board.seats.len(),
        Game::Tractor(_) => board.seats.len().min(2),
    };
    let boards = held.boards.iter().enumerate();
    let entries = boards.flat_map(|(board, one)| (0..rows(one)).map(move |seat| Entry::Seat { board, seat }));
    let byes = byes(state, held).into_iter().map(|(player, bye)| Entry::Bye(player, bye));
    let entries: Vec<Entry> = entries.chain(byes).collect();
    let lines: Vec<Line> = entries
        .iter()
        .enumerate()
        .map(|(at, entry)| match entry {
            Entry::Seat { board, seat } => {
                Line { board: Some(*board), begins: !is_for_two && *seat == 0, ..Line::default() }
            }
            Entry::Bye(..) => {
                let is_first = at.checked_sub(1).is_none_or(|at| matches!(entries[at], Entry::Seat { .. }));
                Line { begins: !is_for_two && is_first, ..Line::default() }
            }
        })
        .collect();
    let stages = state.setup.pairing.system().stages(state, round, &held.boards);
    let tables = Tables::of(held);
    let list = List { state, held, before, tables, entries, stages };
    let len = list.entries.len();
    let columns = match state.setup.game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Match(_) => list.columns_of_two(),
        Game::Dice => list.columns_of_tables(),
        Game::Tractor(_) => list.columns_of_pairs(progress::ranks_in(state, round)),
    };
    columns.of(list, len).with_lines(move |at| lines.get(at).copied().unwrap_or_default())
}

impl<'a> List<'a> {
    fn columns_of_two(&self) -> Columns<'a, Self> {
        let mut columns = Columns::new();
        columns.add(board_column(&self.state.setup.game).short("Bd"), Self::board);
        if self.stages.iter().any(Option::is_some) {
            columns.add(Column::text(Code::Stage, "Stage").dropped(2).afar("stage"), |list: &Self, at| {
                let Some(Entry::Seat { board, .. }) = list.entries.get(at) else { return Cell::empty() };
                let stage = list.stages.get(*board).copied().flatten();
                stage.map_or_else(Cell::empty, |stage| Cell::of(Datum::Stage(stage)).meaning(Sense::Aside))
            });
        }
        let [first, second] = sides(&self.state.setup.game);
        self.add_player(&mut columns, first, |list, at| list.seated(at, 0));
        columns.add(
            Column::mark(Code::Result, "Result").short("result").afar("result"),
            |list: &Self, at| {
                list.of(at, |board, _| {
                    Cell::of(Datum::Outcome(list.held.boards.get(board).and_then(|one| one.outcome.as_ref())))
                })
            },
        );
        self.add_player(&mut columns, second, |list, at| list.seated(at, 1));
        columns
    }

    fn columns_of_tables(&self) -> Columns<'a, Self> {
        let mut columns = Columns::new();
        columns.add(board_column(&self.state.setup.game), Self::board);
        columns.add(Column::side(Code::Side, "Seat"), |list: &Self, at| match list.entries.get(at) {
            Some(Entry::Seat { seat, .. }) => Cell::of(seat_name(&list.state.setup.game, *seat)),
            Some(Entry::Bye(..)) | None => Cell::empty(),
        });
        self.add_player(&mut columns, "Name", Self::player);
        Self::add_result(&mut columns);
        columns
    }

    /// Returns the columns of pairs at tables of four: seats, names, and ranks.
    fn columns_of_pairs(&self, ranks: Vec<Option<(Rank, Rank)>>) -> Columns<'a, Self> {
        let mut columns = Columns::new();
        columns.add(board_column(&self.state.setup.game), Self::board);
        columns.add(Column::side(Code::Side, "Seats"), |list: &Self, at| match list.entries.get(at) {
            Some(Entry::Seat { seat, .. }) => Cell::text(format!("{}, {}", seat + 1, seat + 3)),
            Some(Entry::Bye(..)) | None => Cell::empty(),
        });
        columns.add(Column::text(Code::Number, "No").dropped(1).only_on(REPORT), |list: &Self, at| {
            list.pair(at, |player| Number::of(list.state, player).bare().to_string())
        });
        columns.add(Column::text(Code::Name, "Pair"), |list: &Self, at| {
            let cell = list.pair(at, |player| called(list.state, player));
            let sense = |player| list.name(at, player).sense;
            let left = list.members(at).into_iter().map(sense).find(|sense| *sense != Sense::Plain);
            left.map_or(cell.clone(), |sense| cell.meaning(sense))
        });
        columns.add(Column::mark(Code::Ranks, "Rank").short("rank").dropped(2), move |list: &Self, at| {
            let Some(Entry::Seat { board, seat }) = list.entries.get(at) else { return Cell::empty() };
            let ranks = ranks.get(*board).copied().flatten();
            ranks.map_or_else(Cell::empty, |(one, other)| Cell::text([one, other][seat % 2].to_string()))
        });
        Self::add_result(&mut columns);
        columns
    }

    fn add_result(columns: &mut Columns<'a, Self>) {
        columns.add(Column::text(Code::Result, "Result").only_on(REPORT), |list, at| {
            list.result(at, |result| Datum::Fact(result.words.clone()))
        });
        columns.add(Column::mark(Code::Result, "result").only_on(PROJECTOR), |list, at| {
            list.result(at, |result| Datum::Text(result.mark.clone().into()))
        });
    }

    /// Returns the players of a row of pairs: two partners, or a player with a bye.
    fn members(&self, at: usize) -> Vec<PlayerId> {
        let Some(Entry::Seat { board, seat }) = self.entries.get(at) else {
            return self.player(at).into_iter().collect();
        };
        let pairs = self.held.boards.get(*board).and_then(|board| partners::at_table(&board.seats));
        pairs.and_then(|pairs| pairs.into_iter().nth(*seat)).map_or_else(Vec::new, Vec::from)
    }

    /// Returns the players of a row as a pair: `Alice + Charles`.
    fn pair(&self, at: usize, shown: impl Fn(PlayerId) -> String) -> Cell<'a> {
        Cell::text(match self.members(at)[..] {
            [one, other] => partners::pair([one, other].map(shown)),
            [only] => shown(only),
            _ => String::new(),
        })
    }

    /// Returns a player's name; a withdrawn player who is still paired is marked.
    fn name(&self, at: usize, player: PlayerId) -> Cell<'a> {
        let name = Cell::name(self.state, player);
        let Some(Entry::Seat { board, .. }) = self.entries.get(at) else { return name };
        let waits = self.held.boards.get(*board).is_some_and(|board| board.outcome.is_none());
        let has_left = self.state.player(player).is_some_and(|player| player.gone().is_some());
        if waits && has_left { name.meaning(Sense::Withdrawn) } else { name }
    }

    /// Adds the facts of the player whom `of` finds in a row.
    fn add_player(
        &self,
        columns: &mut Columns<'a, Self>,
        name: &'static str,
        of: fn(&Self, usize) -> Option<PlayerId>,
    ) {
        let cell = move |shown: fn(&Self, PlayerId) -> Cell<'a>| {
            move |list: &Self, at: usize| of(list, at).map_or_else(Cell::empty, |player| shown(list, player))
        };
        let number = Column::pairing_number().dropped(1).only_on(REPORT);
        columns.add(number, cell(|list, player| Cell::number(list.state, player)));
        columns.add(Column::text(Code::Name, name), move |list: &Self, at: usize| {
            of(list, at).map_or_else(Cell::empty, |player| list.name(at, player))
        });
        if self.state.players.iter().any(|player| !player.entrant.title.is_empty()) {
            let title = Column::text(Code::Title, "Title").dropped(1).only_on(REPORT);
            columns.add(
                title,
                cell(|list, player| {
                    Cell::text(list.state.player(player).map_or("", |player| player.entrant.title.as_str()))
                }),
            );
        }
        let Some(before) = &self.before else { return };
        if before.has_floats() {
            let float = Column::mark(Code::Float, "").dropped(5).only_on(SCREEN);
            columns.add(float, move |list, at| {
                of(list, at).map_or_else(Cell::empty, |player| list.float(at, player))
            });
        }
        if before.has_points() {
            let points = Column::number(Code::Sum, "pts").dropped(3).only_on(SCREEN);
            columns.add(points, cell(|list, player| list.brought(|before| before.points_of(player))));
        }
        if before.is_rated() {
            let rating = Column::number(Code::Rating, "Rtg").short("rtg").named("rating").dropped(4);
            let rating = rating.only_on(REPORT_AND_SCREEN);
            columns.add(rating, cell(|list, player| list.brought(|before| before.rating_of(player))));
        }
        if let Some(score) = before.score() {
            let score = Column::number(Code::Score, score.code).named(score.name).dropped(2).only_on(REPORT);
            columns.add(score, cell(|list, player| list.brought(|before| before.score_of(player))));
        }
    }

    fn brought(&self, cell: impl Fn(&Before) -> Cell<'a>) -> Cell<'a> {
        self.before.as_ref().map_or_else(Cell::empty, cell)
    }

    /// Returns the float of the player of a board; empty for a bye.
    fn float(&self, at: usize, player: PlayerId) -> Cell<'a> {
        let Some(Entry::Seat { board, .. }) = self.entries.get(at) else { return Cell::empty() };
        let seats = self.held.boards.get(*board).map_or(&[][..], |board| &board.seats);
        let opponent = seats.iter().find(|other| **other != player);
        opponent.map_or_else(Cell::empty, |other| self.brought(|before| before.float_of(player, *other)))
    }

    fn board(&self, at: usize) -> Cell<'a> {
        match self.entries.get(at) {
            Some(Entry::Seat { board, .. }) => Cell::of(Datum::Count(board + 1)),
            Some(Entry::Bye(..)) | None => Cell::empty(),
        }
    }

    /// Creates the cell of a board or seat; for a bye it is that bye.
    fn of(&self, at: usize, cell: impl Fn(usize, usize) -> Cell<'a>) -> Cell<'a> {
        match self.entries.get(at) {
            Some(Entry::Seat { board, seat }) => cell(*board, *seat),
            Some(Entry::Bye(_, bye)) => Cell::of(Datum::Bye(*bye)),
            None => Cell::empty(),
        }
    }

    fn result(&self, at: usize, shown: fn(&TableResult) -> Datum<'a>) -> Cell<'a> {
        self.of(at, |board, seat| {
            let result = self.tables.result(board, seat);
            result.map_or_else(Cell::empty, |result| Cell::of(shown(result)))
        })
    }

    /// Returns the player at a seat of a board of two; a player with a bye is on White's side.
    fn seated(&self, at: usize, seat: usize) -> Option<PlayerId> {
        match self.entries.get(at)? {
            Entry::Seat { board, .. } => self.held.boards.get(*board)?.seats.get(seat).copied(),
            Entry::Bye(player, _) => (seat == 0).then_some(*player),
        }
    }

    /// Returns the player of a row.
    fn player(&self, at: usize) -> Option<PlayerId> {
        match self.entries.get(at)? {
            Entry::Seat { board, seat } => self.held.boards.get(*board)?.seats.get(*seat).copied(),
            Entry::Bye(player, _) => Some(*player),
        }
    }
}

fn board_column(game: &Game) -> Column {
    Column::number(Code::Board, place_words(game).head)
}

/// Returns a player's partner, `+ Charles`, or the name of a partnership without a second player;
/// empty without either.
#[must_use]
pub fn partnership_of(state: &State, player: PlayerId) -> String {
    let label =
        || state.player(player).map_or_else(String::new, |player| player.entrant.partnership.to_string());
    state.partner_of(player).map_or_else(label, |partner| format!("+ {}", called(state, partner)))
}

/// Returns the name of a pair, if it is more than the names of its players.
#[must_use]
pub fn name_of_pair<'a>(state: &State, player: &'a Player) -> &'a str {
    let label = player.entrant.partnership.as_str();
    let names = |ids: [PlayerId; 2]| partners::pair(ids.map(|id| state.bare_name(id)));
    let pair = state.partner_of(player.id).map(|partner| [player.id, partner]);
    let is_of_names =
        pair.is_some_and(|[one, other]| label == names([one, other]) || label == names([other, one]));
    if is_of_names { "" } else { label }
}

/// Returns the view of a round by name; in an event of teams with the players of their line-ups.
#[must_use]
pub fn by_name<'a>(state: &'a State, round: RoundNo, held: &'a Round, order: &NameOrder) -> View<'a> {
    if let Some(line_ups) = lineups::by_name(state, held, order) {
        return line_ups;
    }
    let seating = Seating::of(state, round);
    let players = state.players.iter();
    let mut players: Vec<Listed<'a>> = players
        .filter_map(|player| {
            let (name, spot) = (player.entrant.name.as_str(), seating.spot(player.id)?);
            Some(Listed { name, player: player.id, spot, begins: false })
        })
        .collect();
    order.sort(&mut players, |listed| listed.name);
    let mut before: Option<&str> = None;
    for listed in &mut players {
        // A reader at the wall first looks for the initial.
        listed.begins =
            before.replace(listed.name).is_none_or(|before| !order.same_letter(before, listed.name));
    }
    let lines: Vec<bool> = players.iter().map(|listed| listed.begins).collect();
    let (columns, len) = (columns_by_name(state, held), players.len());
    let line = move |at| Line { begins: lines.get(at).is_some_and(|begins| *begins), ..Line::default() };
    columns.of(Names { state, held, players }, len).with_lines(line)
}

/// A round by name.
struct Names<'a> {
    state: &'a State,
    held: &'a Round,
    players: Vec<Listed<'a>>,
}

impl<'a> Names<'a> {
    fn of(&self, at: usize, cell: impl Fn(&Listed<'a>) -> Cell<'a>) -> Cell<'a> {
        self.players.get(at).map_or_else(Cell::empty, cell)
    }

    /// Creates the cell of a seat; empty for a bye.
    fn seated(&self, at: usize, cell: impl Fn(usize, usize) -> Cell<'a>) -> Cell<'a> {
        self.of(at, |listed| match listed.spot {
            Spot::Seat { board, seat } => cell(board, seat),
            Spot::Bye(_) => Cell::empty(),
        })
    }
}

fn columns_by_name<'a>(state: &State, held: &Round) -> Columns<'a, Names<'a>> {
    let game = &state.setup.game;
    let mut columns = Columns::new();
    columns.add(Column::text(Code::Initial, "").only_on(PROJECTOR), |names: &Names<'a>, at| {
        names.of(at, |listed| Cell::text(if listed.begins { initial(listed.name) } else { String::new() }))
    });
    columns.add(Column::text(Code::Name, "Name"), |names, at| {
        names.of(at, |listed| Cell::name(names.state, listed.player))
    });
    columns.add(Column::pairing_number().dropped(1).only_on(REPORT), |names, at| {
        names.of(at, |listed| Cell::number(names.state, listed.player))
    });
    columns
        .add(board_column(game), |names, at| names.seated(at, |board, _| Cell::of(Datum::Count(board + 1))));
    let side = if game.is_for_two() { "Colour" } else { "Seat" };
    columns.add(Column::side(Code::Side, side), |names, at| {
        names.seated(at, |_, seat| Cell::of(seat_name(&names.state.setup.game, seat)))
    });
    let company = match game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Match(_) => {
            Column::text(Code::Company, "Opponent")
        }
        // A table of dice is found by its number alone; the others' names would be wider than a page.
        Game::Dice if held.byes.is_empty() => Column::text(Code::Company, "").only_on(DESK),
        Game::Dice => Column::text(Code::Company, "Bye").afar(""),
        Game::Tractor(_) => Column::text(Code::Company, "Partner"),
    };
    columns.add(company, |names, at| names.of(at, |listed| listed.company(names.state, names.held)));
    columns
}

/// A player in the list by name.
struct Listed<'a> {
    name: &'a str,
    player: PlayerId,
    spot: Spot,
    /// True for the first name with its letter.
    begins: bool,
}

impl<'a> Listed<'a> {
    /// Returns the opponent, the partner, or the bye.
    fn company(&self, state: &'a State, held: &Round) -> Cell<'a> {
        let (board, seat) = match self.spot {
            Spot::Seat { board, seat } => (board, seat),
            Spot::Bye(bye) => return Cell::of(Datum::Bye(bye)),
        };
        let seats = held.boards.get(board).map_or(&[][..], |board| &board.seats);
        let other = match &state.setup.game {
            Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Match(_) => {
                seats.iter().find(|other| **other != self.player)
            }
            Game::Dice | Game::Tractor(_) => None,
        };
        let partner = held.boards.get(board).and_then(|board| partner_of(&state.setup.game, board, seat));
        other.copied().or(partner).map_or_else(Cell::empty, |other| Cell::name(state, other))
    }
}
