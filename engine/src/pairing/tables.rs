//! Seating at tables of several players: tables of even size, with as few repeated meetings as possible.
//!
//! A first seating comes from a rotation without repeats in full fields; an exchange search then lowers the
//! number of repeats. The result is deterministic: the same history gives the same seating.

use std::collections::BTreeMap;

use crate::basics::id::PlayerId;

/// The most exchanges that a search tries: a bound on time, reached only in fields of many hundreds.
const EXCHANGES: usize = 2_000_000;

/// The weight of a repeated partner; a repeated opponent counts 1.
const PARTNER_WEIGHT: u64 = 16;

/// The neighbours, partners and left-over players of the rounds so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct History {
    rounds: usize,
    met: BTreeMap<(PlayerId, PlayerId), u32>,
    partners: BTreeMap<(PlayerId, PlayerId), u32>,
    left_over: BTreeMap<PlayerId, u32>,
}

impl History {
    /// Collects the history from each round's tables, in the order of their seats, and left-over players.
    #[must_use]
    pub fn of(rounds: impl Iterator<Item = (Vec<Vec<PlayerId>>, Vec<PlayerId>)>) -> Self {
        let mut history = Self::default();
        for (tables, left_over) in rounds {
            history.rounds += 1;
            for seats in &tables {
                history.add_table(seats);
            }
            for player in left_over {
                *history.left_over.entry(player).or_default() += 1;
            }
        }
        history
    }

    fn add_table(&mut self, seats: &[PlayerId]) {
        for (at, one) in seats.iter().enumerate() {
            for (seat, other) in seats.iter().enumerate().skip(at + 1) {
                *self.met.entry(pair(*one, *other)).or_default() += 1;
                if seats.len() == 4 && seat == at + 2 {
                    *self.partners.entry(pair(*one, *other)).or_default() += 1;
                }
            }
        }
    }

    pub(super) fn times_met(&self, one: PlayerId, other: PlayerId) -> u64 {
        self.met.get(&pair(one, other)).copied().unwrap_or(0).into()
    }

    fn times_partners(&self, one: PlayerId, other: PlayerId) -> u64 {
        self.partners.get(&pair(one, other)).copied().unwrap_or(0).into()
    }

    pub(super) fn times_left_over(&self, player: PlayerId) -> u32 {
        self.left_over.get(&player).copied().unwrap_or(0)
    }
}

fn pair(one: PlayerId, other: PlayerId) -> (PlayerId, PlayerId) {
    (one.min(other), one.max(other))
}

/// The tables of a round in the order of their seats, and the left-over players.
pub type Seating = (Vec<Vec<PlayerId>>, Vec<PlayerId>);

/// Seats players at as few tables as the most seats allow, with sizes that differ by at most one. If a table
/// needs a least number of players, as few as possible are left over.
#[must_use]
pub fn mixed(players: &[PlayerId], (least, most): (usize, usize), history: &History) -> Seating {
    let tables = |seated: usize| seated.div_ceil(most.max(1));
    let fits = |seated: &usize| least.max(2) * tables(*seated) <= *seated;
    let seated = (0..=players.len()).rev().find(fits).unwrap_or(0);
    let (players, left_over) = leave_over(players, seated, history);
    if players.is_empty() {
        return (Vec::new(), left_over);
    }
    let tables = tables(seated);
    let order = rotation(players.len(), tables, history.rounds);
    let mut search = Search {
        sizes: sizes(players.len(), tables),
        order,
        cost: Matrix::new(players.len(), |one, other| history.times_met(players[one], players[other])),
        partner_cost: None,
    };
    search.run();
    (search.tables(&players), left_over)
}

/// Seats partnerships two at a table, partners opposite each other. An odd partnership, and a player without
/// a partner, are left over.
#[must_use]
pub fn partners_kept(partnerships: &[Vec<PlayerId>], history: &History) -> Seating {
    let (pairs, singles): (Vec<_>, Vec<_>) =
        partnerships.iter().cloned().partition(|members| members.len() == 2);
    let mut left_over: Vec<PlayerId> = singles.into_iter().flatten().collect();
    let leaders: Vec<PlayerId> = pairs.iter().map(|members| members[0]).collect();
    let (leaders, without) = leave_over(&leaders, leaders.len() - leaders.len() % 2, history);
    let members =
        |leader: &PlayerId| pairs.iter().find(|members| members[0] == *leader).cloned().unwrap_or_default();
    left_over.extend(without.iter().flat_map(members));
    let seated: Vec<Vec<PlayerId>> = leaders.iter().map(members).collect();
    if seated.is_empty() {
        return (Vec::new(), left_over);
    }
    let tables = seated.len() / 2;
    let mut search = Search {
        sizes: vec![2; tables],
        order: circle(seated.len(), history.rounds),
        cost: Matrix::new(seated.len(), |one, other| history.times_met(seated[one][0], seated[other][0])),
        partner_cost: None,
    };
    search.run();
    let places: Vec<PlayerId> = (1..).map(PlayerId).take(seated.len()).collect();
    let boards = search.tables(&places).into_iter().map(|table| {
        let team = |at: usize| &seated[table[at].index()];
        vec![team(0)[0], team(1)[0], team(0)[1], team(1)[1]]
    });
    (boards.collect(), left_over)
}

/// Seats players at tables of four so that partners and opponents change; players who do not fit are left
/// over.
#[must_use]
pub fn partners_rotated(players: &[PlayerId], history: &History) -> Seating {
    let (seated, left_over) = leave_over(players, players.len() - players.len() % 4, history);
    if seated.is_empty() {
        return (Vec::new(), left_over);
    }
    let mut search = Search {
        sizes: vec![4; seated.len() / 4],
        order: circle(seated.len(), history.rounds),
        cost: Matrix::new(seated.len(), |one, other| history.times_met(seated[one], seated[other])),
        partner_cost: Some(Matrix::new(seated.len(), |one, other| {
            history.times_partners(seated[one], seated[other]) * PARTNER_WEIGHT
        })),
    };
    search.run();
    (search.tables(&seated), left_over)
}

/// Chooses the players who sit out: those who did least often, the last in order first.
fn leave_over(players: &[PlayerId], keep: usize, history: &History) -> (Vec<PlayerId>, Vec<PlayerId>) {
    let mut places: Vec<usize> = (0..players.len()).collect();
    places.sort_by_key(|at| (history.times_left_over(players[*at]), std::cmp::Reverse(*at)));
    let gone = &places[..players.len() - keep];
    let (left_over, seated): (Vec<_>, Vec<_>) = (0..players.len()).partition(|at| gone.contains(at));
    let name = |places: Vec<usize>| places.into_iter().map(|at| players[at]).collect();
    (name(seated), name(left_over))
}

/// Table sizes as even as possible, larger ones first.
fn sizes(players: usize, tables: usize) -> Vec<usize> {
    (0..tables).map(|table| players / tables + usize::from(table < players % tables)).collect()
}

/// Deals the players row by row and shifts each row by its number times the round. In full fields with a
/// prime number of tables no two players meet again before that many rounds.
fn rotation(players: usize, tables: usize, round: usize) -> Vec<usize> {
    let mut seated = vec![Vec::new(); tables];
    for at in 0..players {
        let (row, column) = (at / tables, at % tables);
        seated[(column + row * round) % tables].push(at);
    }
    // Incomplete rows may leave a table too large; its surplus moves to tables that are too small.
    let sizes = sizes(players, tables);
    let mut spare: Vec<usize> = Vec::new();
    for (table, size) in seated.iter_mut().zip(&sizes) {
        spare.extend(table.split_off((*size).min(table.len())));
    }
    spare.reverse();
    for (table, size) in seated.iter_mut().zip(&sizes) {
        while table.len() < *size {
            let Some(next) = spare.pop() else { break };
            table.push(next);
        }
    }
    seated.concat()
}

/// Returns the order of a ring after some rounds; the first player does not move.
fn circle(count: usize, round: usize) -> Vec<usize> {
    let ring = count.saturating_sub(1).max(1);
    let place = |at: usize| if at == 0 { 0 } else { 1 + (at - 1 + round) % ring };
    let order: Vec<usize> = (0..count).map(place).collect();
    // Neighbours in the ring stay together, so the second half is folded back: first against last.
    (0..count / 2)
        .flat_map(|at| [order[at], order[count - 1 - at]])
        .chain(order.get(count / 2..count.div_ceil(2)).unwrap_or_default().iter().copied())
        .collect()
}

/// A number for each pair.
struct Matrix {
    count: usize,
    cells: Vec<u64>,
}

impl Matrix {
    fn new(count: usize, cell: impl Fn(usize, usize) -> u64) -> Self {
        let cells = (0..count * count)
            .map(|at| if at / count == at % count { 0 } else { cell(at / count, at % count) });
        Self { count, cells: cells.collect() }
    }

    fn squared(&self, one: usize, other: usize) -> u64 {
        let times = self.cells[one * self.count + other];
        times * times
    }
}

/// Lowers the sum of squared repeats by exchanging two seats at a time, until no exchange helps.
struct Search {
    sizes: Vec<usize>,
    order: Vec<usize>,
    cost: Matrix,
    partner_cost: Option<Matrix>,
}

impl Search {
    fn run(&mut self) {
        let starts: Vec<(usize, usize)> = self.spans();
        let mut looked = 0;
        loop {
            let mut better = false;
            for at in 0..self.order.len() {
                for other in at + 1..self.order.len() {
                    looked += 1;
                    if EXCHANGES < looked {
                        return;
                    }
                    better |= self.exchange(at, other, &starts);
                }
            }
            if !better {
                return;
            }
        }
    }

    /// Returns, for each seat, its table's first seat and the seat after its last.
    fn spans(&self) -> Vec<(usize, usize)> {
        let mut first = 0;
        let mut spans = Vec::with_capacity(self.order.len());
        for size in &self.sizes {
            spans.extend((0..*size).map(|_| (first, first + size)));
            first += size;
        }
        spans
    }

    fn exchange(&mut self, at: usize, other: usize, spans: &[(usize, usize)]) -> bool {
        let (one, two) = (spans[at], spans[other]);
        let both = |search: &Self| {
            let first = search.table_cost(one);
            if one == two { first } else { first + search.table_cost(two) }
        };
        let before = both(self);
        if before == 0 {
            return false;
        }
        self.order.swap(at, other);
        if both(self) < before {
            return true;
        }
        self.order.swap(at, other);
        false
    }

    fn table_cost(&self, (first, behind): (usize, usize)) -> u64 {
        let seats = &self.order[first..behind];
        let mut cost = 0;
        for (at, one) in seats.iter().enumerate() {
            for (seat, other) in seats.iter().enumerate().skip(at + 1) {
                cost += self.cost.squared(*one, *other);
                if seat == at + 2 {
                    cost += self.partner_cost.as_ref().map_or(0, |partners| partners.squared(*one, *other));
                }
            }
        }
        cost
    }

    fn tables(&self, players: &[PlayerId]) -> Vec<Vec<PlayerId>> {
        let mut seats = self.order.iter().map(|at| players[*at]);
        self.sizes.iter().map(|size| seats.by_ref().take(*size).collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(count: u32) -> Vec<PlayerId> {
        (1..=count).map(PlayerId).collect()
    }

    /// Plays some rounds; returns the numbers of the most frequent meeting and of the most frequent
    /// partnership.
    fn play(rounds: usize, seat: impl Fn(&History) -> Seating) -> (u32, u32, History) {
        let mut held: Vec<Seating> = Vec::new();
        for _ in 0..rounds {
            let history = History::of(held.iter().cloned());
            held.push(seat(&history));
        }
        let history = History::of(held.iter().cloned());
        let most = |of: &BTreeMap<_, u32>| of.values().copied().max().unwrap_or(0);
        (most(&history.met), most(&history.partners), history)
    }

    #[test]
    fn table_sizes_are_as_even_as_possible() {
        for count in 2..60 {
            for most in 2..=10 {
                let (tables, left_over) = mixed(&players(count), (2, most), &History::default());
                let sizes: Vec<usize> = tables.iter().map(Vec::len).collect();
                let (least, largest) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
                assert!(
                    *least >= 2 && *largest <= most && largest - least <= 1,
                    "{count} at {most}: {sizes:?}"
                );
                let seated = sizes.iter().sum::<usize>() + left_over.len();
                assert_eq!(seated, count as usize);
                assert!(left_over.len() <= usize::from(most == 2));
            }
        }
    }

    /// Tractor needs four at each table, whatever the field.
    #[test]
    fn a_table_that_needs_four_is_never_smaller() {
        for count in 0..30 {
            let (tables, left_over) = mixed(&players(count), (4, 4), &History::default());
            assert!(tables.iter().all(|table| table.len() == 4), "{count}: {tables:?}");
            assert_eq!((tables.len(), left_over.len()), (count as usize / 4, count as usize % 4));
        }
    }

    #[test]
    fn nobody_meets_again_in_a_full_field_of_five_tables_of_five() {
        let field = players(25);
        assert_eq!(play(5, |history| mixed(&field, (2, 5), history)).0, 1);
    }

    #[test]
    fn partners_stay_and_opponents_change() {
        let pairs: Vec<Vec<PlayerId>> = players(16).chunks(2).map(<[PlayerId]>::to_vec).collect();
        let (_, partners, history) = play(7, |history| partners_kept(&pairs, history));
        assert_eq!(partners, 7);
        let opponents = history.met.iter().filter(|(pair, _)| !history.partners.contains_key(pair));
        assert_eq!(opponents.map(|(_, times)| *times).max(), Some(1));
    }

    #[test]
    fn partners_rotate_and_those_left_over_take_turns() {
        let field = players(13);
        let (_, partners, history) = play(6, |history| partners_rotated(&field, history));
        assert_eq!(partners, 1);
        assert_eq!(history.left_over.values().copied().max(), Some(1));
    }
}
