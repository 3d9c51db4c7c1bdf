//! The exact way: the bracket as a heaviest perfect matching, then the order of articles 4.2 to 4.4 by
//! settling one decision after the other (`fide-dutch` section 5).
//!
//! Every criterion is a digit of one wide weight, sized for its true maximum and made anew for every bracket.
//! A bracket has up to six digits for each score of its moved-down players, and a field may have as many scores as
//! players, so that no width is enough for every field. What the widest weight cannot hold is refused
//! ([`NotPaired::TooManyScores`]) before anything is weighed; that takes thousands of scores in one bracket.

mod by_kinds;
mod sides;

use std::collections::BTreeMap;

use self::by_kinds::tight_classes;

use super::NotPaired;
use super::bracket::{Bracket, Paired};
use super::completion::Bye;
use super::criteria::{breaks_c10, breaks_c11, breaks_c12, breaks_c13};
use super::eligible::Eligible;
use super::exchange::{Cost, Remainder, choose_first, prefer};
use super::floats::Float;
use super::player::{Player, Roster, count};
use super::preference::{Preference, Strength};
use crate::basics::number::Points;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::field::Color;
use crate::pairing::matching::kinds::{KindMatching, Kinds};
use crate::pairing::matching::transport::labels;
use crate::pairing::matching::weight::{Weight, Wide};
use crate::pairing::matching::weighted::Solver;

/// How much of the field below the bracket is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Depth {
    /// Only the bracket; downfloaters are taken to be as welcome as each other below.
    Bracket,
    /// The next bracket too (C8); who is left over there is taken to find a place.
    Next,
    /// Everybody.
    Field,
}

/// What is wished of a bracket that the rules did not ask for, to see what it would cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Demand {
    /// Nothing.
    Nothing,
    /// Two players meet.
    Meet(u32, u32),
    /// A player floats.
    Float(u32),
}

impl Demand {
    fn permits_pair(self, p: u32, q: u32) -> bool {
        match self {
            Self::Nothing => true,
            Self::Meet(a, b) => {
                [p, q] == [a, b] || [p, q] == [b, a] || ![p, q].iter().any(|&x| x == a || x == b)
            }
            Self::Float(a) => p != a && q != a,
        }
    }

    fn names(self, p: u32) -> bool {
        match self {
            Self::Meet(a, b) => p == a || p == b,
            Self::Float(a) => p == a,
            Self::Nothing => false,
        }
    }

    fn permits_float(self, p: u32) -> bool {
        match self {
            Self::Meet(a, b) => p != a && p != b,
            Self::Nothing | Self::Float(_) => true,
        }
    }
}

/// What the exact way found.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub paired: Paired,
    /// The pairs of the next bracket that prove C8, when it was looked at.
    pub ahead: Vec<(u32, u32)>,
}

/// A vertex of the matching.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seat {
    /// A moved-down player who may be paired in the bracket.
    Mdp(u32),
    /// A moved-down player who is known to float again (article 3.2, the limbo).
    Limbo(u32),
    Resident(u32),
    Next(u32),
    Rest(u32),
    /// Whoever there is below, without a name.
    Spare,
    /// The pairing-allocated bye.
    Bye,
}

/// What a digit of the weight counts, in falling priority.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Digit {
    Pairs,
    MdpsPaired(Points),
    NextPairs,
    FloatersPairedNext(Points),
    UnplayedOfBye,
    Imbalanced,
    ThirdInRow,
    WithoutPreference,
    WithoutStrongPreference,
    ResidentsDownAgain(usize),
    OpponentsUpAgain(usize),
    MdpsDownAgain(usize, Points),
    MdpsOfOpponentsUpAgain(usize, Points),
    Exchanged,
    ExchangeDistance,
    Wish,
}

/// The digits of a bracket's weights and their places.
struct Scale {
    digits: Vec<Placed>,
    bits: u32,
}

/// A digit in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Placed {
    digit: Digit,
    /// The bits below it.
    place: u32,
    /// The greatest total that it has room for.
    most: u64,
}

impl Scale {
    /// Puts the digits, each with its greatest total, one below the other.
    fn new(digits: Vec<(Digit, u64)>) -> Self {
        let mut bits = 0;
        let mut placed: Vec<Placed> = Vec::with_capacity(digits.len());
        for (digit, most) in digits.into_iter().rev() {
            placed.push(Placed { digit, place: bits, most });
            bits += u64::BITS - most.leading_zeros();
        }
        placed.reverse();
        Self { digits: placed, bits }
    }

    fn find(&self, digit: Digit) -> Option<Placed> {
        self.digits.iter().find(|placed| placed.digit == digit).copied()
    }
}

/// The question put to the solver.
struct Problem<'a> {
    question: Question<'a>,
    seats: Vec<Seat>,
    scale: Scale,
    /// The remainder, when the exchanges count; its residents are the first seats.
    remainder: Option<Remainder>,
    /// Bits that the labels may need above the weights.
    headroom: u32,
}

/// What is asked of a solved problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Task {
    /// The pairs alone.
    Count,
    /// The pairs of the moved-down players (articles 4.4 and 4.2).
    PairMdps,
    /// The pairs of the remainder (articles 4.3 and 4.2).
    PairRemainder,
}

/// The answer to a task.
struct Solved {
    pairs: Vec<(u32, u32)>,
    /// The vertices not in these pairs.
    remaining: Vec<Seat>,
    /// How many pairs of the bracket these still make.
    still_to_pair: usize,
    ahead: Vec<(u32, u32)>,
}

/// A bracket and what it is part of.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    pub roster: &'a Roster,
    pub bye: Option<Bye>,
    pub bracket: &'a Bracket,
    pub demand: Demand,
    /// Who may float, in rank order, when it is not everybody.
    pub floaters: Option<&'a [u32]>,
}

/// Finds the pairing of a bracket; `None` when the chosen depth cannot hold it.
pub(super) fn solve(
    question: Question,
    depth: Depth,
    progress: &dyn Progress,
) -> Result<Option<Found>, NotPaired> {
    let Some(seats) = question.seats(depth, progress)? else { return Ok(None) };
    let Some(c9) = question.c9_applies(&seats, progress)? else { return Ok(None) };
    let whole = Problem::new(question, seats, c9, None);
    let Some(first) = whole.run(Task::PairMdps, progress)? else { return Ok(None) };
    let (mut pairs, mut ahead) = (first.pairs, first.ahead);
    if 0 < first.still_to_pair {
        let (residents, others): (Vec<Seat>, Vec<Seat>) =
            first.remaining.into_iter().partition(|seat| seat.resident().is_some());
        let remainder = Remainder { residents: residents.len(), pairs: first.still_to_pair };
        let second = Problem::new(question, [residents, others].concat(), c9, Some(remainder));
        let Some(second) = second.run(Task::PairRemainder, progress)? else { return Ok(None) };
        pairs.extend(second.pairs);
        ahead = second.ahead;
    }
    Ok(Some(Found { paired: question.bracket.paired(pairs), ahead }))
}

/// C8: gives the best pairs of the next bracket that these floaters allow, everybody below being paired too.
pub(super) fn look_ahead(
    question: Question,
    floaters: &[u32],
    progress: &dyn Progress,
) -> Result<Vec<(u32, u32)>, NotPaired> {
    if let Some(ahead) = look_ahead_by_classes(question, floaters, progress)? {
        return Ok(ahead);
    }
    let problem = Problem::new(question, seats_ahead(question, floaters), false, None);
    Ok(problem.run(Task::Count, progress)?.map(|progress| progress.ahead).unwrap_or_default())
}

/// The floaters, everybody below, and the bye.
fn seats_ahead(question: Question, floaters: &[u32]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = floaters.iter().map(|&p| Seat::Limbo(p)).collect();
    seats.extend(question.seats_below());
    seats.extend(question.bye.map(|_| Seat::Bye));
    seats
}

/// The same by classes of players; `None` when these do not tell.
pub(super) fn look_ahead_by_classes(
    question: Question,
    floaters: &[u32],
    progress: &dyn Progress,
) -> Result<Option<Vec<(u32, u32)>>, NotPaired> {
    let problem = Problem::new(question, seats_ahead(question, floaters), false, None);
    Ok(problem.run_by_classes(Task::Count, progress)?.map(|progress| progress.ahead))
}

impl Question<'_> {
    /// The vertices that a depth needs, in the order of their rank.
    fn seats(&self, depth: Depth, progress: &dyn Progress) -> Result<Option<Vec<Seat>>, Stopped> {
        let bracket = self.bracket;
        let mut seats: Vec<Seat> = bracket.mdps.iter().map(|&p| Seat::Mdp(p)).collect();
        seats.extend(bracket.residents.clone().map(Seat::Resident));
        let own: Vec<u32> = bracket.players().collect();
        let mut spares = match depth {
            Depth::Bracket => self.left_over(&own, progress)?,
            Depth::Next => {
                seats.extend(bracket.next.clone().map(Seat::Next));
                let next: Vec<u32> = bracket.next.clone().collect();
                self.left_over(&own, progress)? + self.left_over(&next, progress)?
            }
            Depth::Field => {
                seats.extend(self.seats_below());
                0
            }
        };
        if self.bye.is_some_and(|bye| self.lowest_score(depth) <= bye.score) {
            seats.push(Seat::Bye);
            match depth {
                Depth::Bracket if spares == 0 => return Ok(None),
                Depth::Bracket => spares -= 1,
                Depth::Next => spares += 1,
                Depth::Field => {}
            }
        }
        seats.extend(std::iter::repeat_n(Seat::Spare, spares));
        Ok(seats.len().is_multiple_of(2).then_some(seats))
    }

    fn seats_below(&self) -> impl Iterator<Item = Seat> + use<> {
        self.bracket.next.clone().map(Seat::Next).chain(self.bracket.rest.clone().map(Seat::Rest))
    }

    /// The lowest score that is looked at.
    fn lowest_score(&self, depth: Depth) -> Points {
        match depth {
            Depth::Bracket => self.bracket.score,
            Depth::Next if self.bracket.next.is_empty() => self.bracket.score,
            Depth::Next => self.roster.score(self.bracket.next.start),
            Depth::Field => Points::MIN,
        }
    }

    /// How many of the players of a bracket cannot be paired among themselves at best.
    fn left_over(&self, players: &[u32], progress: &dyn Progress) -> Result<usize, Stopped> {
        let first = self.bracket.residents.start;
        let players_of = Eligible::new(self.roster, players.iter().copied()).with_mdps(|p| p < first);
        let graph = Demanding { players: players_of, demand: self.demand };
        KindMatching::new(players.len()).maximize(&graph, progress)
    }

    /// C9 applies when the bye falls into this bracket or above and the bracket has a single downfloater.
    fn c9_applies(&self, seats: &[Seat], progress: &dyn Progress) -> Result<Option<bool>, NotPaired> {
        if self.bye.is_none_or(|bye| bye.score < self.bracket.score) {
            return Ok(Some(false));
        }
        let pairs_only = Problem {
            scale: Scale::new(vec![(Digit::Pairs, count(seats.len()).into())]),
            ..Problem::new(*self, seats.to_vec(), false, None)
        };
        let counted = pairs_only.run(Task::Count, progress)?;
        Ok(counted.map(|progress| 2 * progress.pairs.len() + 1 == self.bracket.len()))
    }

    fn permits_float(&self, player: u32) -> bool {
        self.demand.permits_float(player)
            && self.floaters.is_none_or(|list| list.binary_search(&player).is_ok())
    }

    fn bye_may_go_to(&self, player: u32) -> bool {
        self.bye.is_some_and(|bye| bye.may_go_to(self.roster, player))
    }
}

/// Players with what is demanded of some of them.
struct Demanding<'a> {
    players: Eligible<'a>,
    demand: Demand,
}

impl Kinds for Demanding<'_> {
    fn kinds(&self) -> usize {
        self.players.kinds()
    }

    fn kind(&self, v: u32) -> usize {
        self.players.kind(v)
    }

    fn fits_kind(&self, a: usize, b: usize) -> bool {
        self.players.fits_kind(a, b)
    }

    fn is_barred(&self, a: u32, b: u32) -> bool {
        let named = self.players.rank(a).zip(self.players.rank(b));
        self.players.is_barred(a, b) || named.is_some_and(|(p, q)| !self.demand.permits_pair(p, q))
    }
}

/// The digits that can differ between the candidates of a bracket, in the order of article 2, with their greatest totals.
fn digits(
    roster: &Roster,
    bracket: &Bracket,
    seats: &[Seat],
    c9: bool,
    remainder: Option<Remainder>,
) -> Vec<(Digit, u64)> {
    let mdps: Vec<&Player> = seats.iter().filter_map(|s| s.pairable_mdp()).map(|p| roster.get(p)).collect();
    let own: Vec<&Player> = seats.iter().filter_map(|s| s.of_bracket()).map(|p| roster.get(p)).collect();
    let residents = || bracket.residents.clone().map(|p| roster.get(p));
    let next = total(seats.iter().filter(|s| matches!(s, Seat::Next(_))));
    let pairs = u64::from(count(own.len() / 2));
    let mut digits = vec![(Digit::Pairs, pairs)];
    digits.extend(by_score(&mdps, |_| true).map(|(score, n)| (Digit::MdpsPaired(score), n)));
    if 0 < next {
        digits.push((Digit::NextPairs, next));
        digits.extend(by_score(&own, |_| true).map(|(score, n)| (Digit::FloatersPairedNext(score), n)));
    }
    if c9 {
        let most = own.iter().map(|p| p.unplayed).max().unwrap_or(0);
        digits.push((Digit::UnplayedOfBye, u64::from(count(most))));
    }
    if own.iter().any(|p| p.is_topscorer) {
        digits.extend([(Digit::Imbalanced, pairs), (Digit::ThirdInRow, pairs)]);
    }
    digits.extend([(Digit::WithoutPreference, pairs), (Digit::WithoutStrongPreference, pairs)]);
    let most_mdps = u64::from(count(mdps.len()));
    for ago in [1, 2] {
        digits.push((Digit::ResidentsDownAgain(ago), total(residents().filter(|p| p.went_down(ago)))));
        let risen = total(residents().filter(|p| p.went_up(ago)));
        digits.push((Digit::OpponentsUpAgain(ago), risen.min(most_mdps)));
    }
    for ago in [1, 2] {
        digits.extend(by_score(&mdps, |p| p.went_down(ago)).map(|(s, n)| (Digit::MdpsDownAgain(ago, s), n)));
        if residents().any(|p| p.went_up(ago)) {
            digits.extend(by_score(&mdps, |_| true).map(|(s, n)| (Digit::MdpsOfOpponentsUpAgain(ago, s), n)));
        }
    }
    if let Some(remainder) = remainder {
        let (most, last) = (u64::from(count(remainder.pairs)), u64::from(count(remainder.residents)));
        digits.extend([(Digit::Exchanged, most), (Digit::ExchangeDistance, most * (last + 1))]);
    }
    digits.push((Digit::Wish, u64::from(count(seats.len()))));
    digits
}

fn total<T>(items: impl Iterator<Item = T>) -> u64 {
    u64::from(count(items.count()))
}

/// Counts the players that fulfil something by score, highest score first.
fn by_score(players: &[&Player], holds: impl Fn(&Player) -> bool) -> std::vec::IntoIter<(Points, u64)> {
    let mut scores: Vec<Points> = players.iter().filter(|p| holds(p)).map(|p| p.score).collect();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    let counted = scores.chunk_by(|a, b| a == b).map(|same| (same[0], u64::from(count(same.len()))));
    counted.collect::<Vec<_>>().into_iter()
}

impl Seat {
    /// Returns the player of the bracket who sits here.
    fn of_bracket(self) -> Option<u32> {
        match self {
            Self::Mdp(p) | Self::Limbo(p) | Self::Resident(p) => Some(p),
            Self::Next(_) | Self::Rest(_) | Self::Spare | Self::Bye => None,
        }
    }

    fn player(self) -> Option<u32> {
        match self {
            Self::Mdp(p) | Self::Limbo(p) | Self::Resident(p) | Self::Next(p) | Self::Rest(p) => Some(p),
            Self::Spare | Self::Bye => None,
        }
    }

    fn pairable_mdp(self) -> Option<u32> {
        if let Self::Mdp(p) = self { Some(p) } else { None }
    }

    fn resident(self) -> Option<u32> {
        if let Self::Resident(p) = self { Some(p) } else { None }
    }
}

/// The seats sorted by what their edges weigh.
struct Classes {
    of_seat: Vec<usize>,
    /// A seat of every class.
    example: Vec<usize>,
    sizes: Vec<u64>,
}

impl Classes {
    fn of(problem: &Problem) -> Self {
        let mut classes = Self { of_seat: Vec::new(), example: Vec::new(), sizes: Vec::new() };
        let mut known = BTreeMap::new();
        for (v, &seat) in problem.seats.iter().enumerate() {
            let class = *known.entry(problem.class_key(seat)).or_insert_with(|| {
                classes.example.push(v);
                classes.sizes.push(0);
                classes.example.len() - 1
            });
            classes.sizes[class] += 1;
            classes.of_seat.push(class);
        }
        classes
    }

    /// Whether it pays to look at the classes before the seats.
    fn are_few(&self, seats: usize) -> bool {
        64 <= seats && 4 * self.sizes.len() <= seats
    }
}

/// Everything on which the weights of a seat's edges depend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct ClassKey {
    kind: u8,
    bound: Option<Color>,
    may_have_bye: bool,
    named: Option<u32>,
    may_float: bool,
    score: Points,
    preference: Option<(Option<Color>, Strength)>,
    balance: Option<Preference>,
    floats: [Option<Float>; 2],
    unplayed: usize,
}

/// Moved-down players are asked only for their downfloats.
fn only_down(float: Option<Float>) -> Option<Float> {
    float.filter(|&f| f == Float::Down)
}

/// The weights between the classes.
struct ClassWeights<W> {
    k: usize,
    weights: Vec<Option<W>>,
}

impl<W: Weight> ClassWeights<W> {
    fn new(problem: &Problem, classes: &Classes) -> Self {
        let k = classes.example.len();
        let between = |at: usize| {
            // Nobody meets themself: a class of one has no pair, and no digit has room for it.
            if at / k == at % k && classes.sizes[at / k] == 1 {
                return None;
            }
            let (a, b) = (classes.example[at / k], classes.example[at % k]);
            problem.weigh(a.min(b), a.max(b))
        };
        Self { k, weights: (0..k * k).map(between).collect() }
    }

    fn between(&self, a: usize, b: usize) -> Option<W> {
        self.weights[a * self.k + b]
    }

    /// Labels for the classes with which little is left to do.
    fn labels(&self, classes: &Classes, progress: &dyn Progress) -> Result<Option<Vec<W>>, Stopped> {
        labels(&classes.sizes, |a, b| self.between(a, b), progress)
    }
}

/// The sum of the digits of one edge.
struct Sum<'a, W> {
    scale: &'a Scale,
    total: W,
}

impl<W: Weight> Sum<'_, W> {
    fn add(&mut self, digit: Digit, amount: i64) {
        if let Some(Placed { place, most, .. }) = self.scale.find(digit) {
            debug_assert!(amount.unsigned_abs() <= most);
            self.total = self.total.plus(W::scaled(place, amount));
        }
    }

    fn fault(&mut self, digit: Digit, is_fault: bool) {
        if is_fault {
            self.add(digit, -1);
        }
    }
}

/// The widest weight.
type Widest = Wide<512>;

/// How many bits the widest weight has.
const WIDEST: u32 = <Widest as Weight>::BITS;

/// Evaluates an expression with a weight type of so many bits, or another one where no type has so many.
macro_rules! wide_enough {
    ($bits:expr, $W:ident => $body:expr, else $too_wide:expr) => {
        match $bits {
            0..=64 => {
                type $W = i64;
                $body
            }
            65..=128 => {
                type $W = i128;
                $body
            }
            129..=256 => {
                type $W = Wide<4>;
                $body
            }
            257..=1024 => {
                type $W = Wide<16>;
                $body
            }
            1025..=4096 => {
                type $W = Wide<64>;
                $body
            }
            4097..=WIDEST => {
                type $W = Widest;
                $body
            }
            _ => $too_wide,
        }
    };
}

impl<'a> Problem<'a> {
    fn new(question: Question<'a>, seats: Vec<Seat>, c9: bool, remainder: Option<Remainder>) -> Self {
        let scale = Scale::new(digits(question.roster, question.bracket, &seats, c9, remainder));
        let headroom = 8 + 2 * (usize::BITS - seats.len().leading_zeros());
        Self { question, seats, scale, remainder, headroom }
    }

    /// Returns how many bits a weight must have.
    fn bits(&self) -> u32 {
        self.scale.bits + self.headroom
    }

    fn too_wide(&self) -> NotPaired {
        NotPaired::TooManyScores { bracket: self.question.bracket.score }
    }

    /// Does a task with weights that are wide enough.
    fn run(&self, task: Task, progress: &dyn Progress) -> Result<Option<Solved>, NotPaired> {
        wide_enough!(self.bits(), W => Ok(self.run_in::<W>(task, progress)?), else Err(self.too_wide()))
    }

    /// Does a task by classes only; `None` when they do not tell.
    fn run_by_classes(&self, task: Task, progress: &dyn Progress) -> Result<Option<Solved>, NotPaired> {
        wide_enough!(self.bits(), W => Ok(self.run_by_classes_in::<W>(task, progress)?), else Err(self.too_wide()))
    }

    fn run_by_classes_in<W: Weight>(
        &self,
        task: Task,
        progress: &dyn Progress,
    ) -> Result<Option<Solved>, Stopped> {
        let classes = Classes::of(self);
        let table = ClassWeights::<W>::new(self, &classes);
        let Some(labels) = table.labels(&classes, progress)? else { return Ok(None) };
        let tight = tight_classes(&classes, &labels, |a, b| table.between(a, b));
        by_kinds::solve(self, tight, task, progress)
    }

    fn run_in<W: Weight>(&self, task: Task, progress: &dyn Progress) -> Result<Option<Solved>, Stopped> {
        let classes = Classes::of(self);
        let table = ClassWeights::<W>::new(self, &classes);
        let weigh = |a: usize, b: usize| self.weigh_edge(&table, &classes, a, b);
        let n = self.seats.len();
        let labels = if classes.are_few(n) {
            let Some(labels) = table.labels(&classes, progress)? else { return Ok(None) };
            Some(labels)
        } else {
            None
        };
        if let Some(labels) = &labels
            && self.remainder.is_none()
        {
            let tight = tight_classes(&classes, labels, |a, b| table.between(a, b));
            if let Some(progress) = by_kinds::solve(self, tight, task, progress)? {
                return Ok(Some(progress));
            }
        }
        let mut solver = match labels {
            Some(labels) => Solver::with_labels(n, weigh, |v| labels[classes.of_seat[v]], progress)?,
            None => Solver::new(n, weigh, progress)?,
        };
        if !solver.solve(progress)? {
            return Ok(None);
        }
        let pairs = match task {
            Task::Count => self.bracket_pairs(&solver),
            Task::PairMdps => self.pair_mdps(&mut solver, progress)?,
            Task::PairRemainder => self.pair_remainder(&mut solver, progress)?,
        };
        let paired = |v: &usize| {
            self.seats[*v].of_bracket().is_some_and(|p| pairs.iter().any(|&(a, b)| a == p || b == p))
        };
        let remaining: Vec<Seat> =
            (0..self.seats.len()).filter(|v| !paired(v)).map(|v| self.in_limbo(v)).collect();
        Ok(Some(Solved {
            still_to_pair: self.bracket_pairs(&solver).len() - pairs.len(),
            remaining,
            ahead: self.pairs_where(&solver, |a, b| self.is_ahead(a, b)),
            pairs,
        }))
    }

    /// Returns a seat as it is after the pairing of the moved-down players: those left are in the limbo.
    fn in_limbo(&self, v: usize) -> Seat {
        match self.seats[v] {
            Seat::Mdp(p) => Seat::Limbo(p),
            seat @ (Seat::Limbo(_)
            | Seat::Resident(_)
            | Seat::Next(_)
            | Seat::Rest(_)
            | Seat::Spare
            | Seat::Bye) => seat,
        }
    }

    /// Returns the class of a seat.
    fn class_key(&self, seat: Seat) -> ClassKey {
        let kind = match seat {
            Seat::Mdp(_) => 0,
            Seat::Limbo(_) => 1,
            Seat::Resident(_) => 2,
            Seat::Next(_) => 3,
            Seat::Rest(_) => 4,
            Seat::Spare => 5,
            Seat::Bye => 6,
        };
        let blank = ClassKey { kind, ..ClassKey::default() };
        let Some(rank) = seat.player() else { return blank };
        let (roster, question) = (self.question.roster, self.question);
        let player = roster.get(rank);
        let blank = ClassKey {
            bound: roster.bound(rank),
            may_have_bye: question.bye_may_go_to(rank),
            named: Some(rank).filter(|&p| question.demand.names(p)),
            ..blank
        };
        if seat.of_bracket().is_none() {
            return blank;
        }
        let with_topscorers = self.scale.find(Digit::Imbalanced).is_some();
        let with_c9 = self.scale.find(Digit::UnplayedOfBye).is_some();
        ClassKey {
            score: player.score,
            may_float: question.permits_float(rank),
            preference: Some((player.preference.color, player.strength())),
            balance: Some(player.preference).filter(|_| with_topscorers),
            floats: if seat.resident().is_some() { player.floats } else { player.floats.map(only_down) },
            unplayed: if with_c9 { player.unplayed } else { 0 },
            ..blank
        }
    }

    /// Returns the weight of an edge, `None` where there is none; a < b.
    fn weigh_edge<W: Weight>(
        &self,
        table: &ClassWeights<W>,
        classes: &Classes,
        a: usize,
        b: usize,
    ) -> Option<W> {
        let weight = table.between(classes.of_seat[a], classes.of_seat[b])?;
        if let Some((p, q)) = self.player(a).zip(self.player(b))
            && !self.question.roster.c1(p, q)
        {
            return None;
        }
        Some(weight.minus(self.weigh_exchange(a, b)))
    }

    /// Articles 4.3.1 and 4.3.2.
    fn weigh_exchange<W: Weight>(&self, a: usize, b: usize) -> W {
        let Some(remainder) = self.remainder.filter(|_| self.is_resident(a)) else { return W::ZERO };
        let cost =
            if self.is_resident(b) { remainder.cost_of_pair(a, b) } else { remainder.cost_of_float(a) };
        if cost == Cost::default() {
            return W::ZERO;
        }
        let mut sum = Sum { scale: &self.scale, total: W::ZERO };
        sum.add(Digit::Exchanged, cost.exchanged);
        sum.add(Digit::ExchangeDistance, cost.distance);
        sum.total
    }

    /// Returns the weight between two seats by all that is not about these two players alone (C1, the exchanges);
    /// a < b, and the bracket's seats come first.
    fn weigh<W: Weight>(&self, a: usize, b: usize) -> Option<W> {
        let mut sum = Sum { scale: &self.scale, total: W::ZERO };
        let is_edge = match (self.seats[a].of_bracket(), self.seats[b].of_bracket()) {
            (Some(_), Some(_)) => self.weigh_within(a, b, &mut sum),
            (Some(p), None) => self.weigh_leaving(a, p, self.seats[b], &mut sum),
            (None, None) => self.weigh_below(self.seats[a], self.seats[b], &mut sum),
            (None, Some(_)) => false,
        };
        is_edge.then_some(sum.total)
    }

    /// A pair of the bracket. Two moved-down players never meet (section 10.19), nor does one in the limbo meet
    /// anybody.
    fn weigh_within<W: Weight>(&self, a: usize, b: usize, sum: &mut Sum<W>) -> bool {
        let (Seat::Mdp(p) | Seat::Resident(p), Seat::Resident(q)) = (self.seats[a], self.seats[b]) else {
            return false;
        };
        if !self.question.roster.c3(p, q) || !self.question.demand.permits_pair(p, q) {
            return false;
        }
        self.weigh_pair(p, q, sum);
        if self.seats[a].pairable_mdp().is_some() {
            self.weigh_mdp_pair(p, q, sum);
        }
        true
    }

    /// A player of the bracket floats and meets whoever sits there.
    fn weigh_leaving<W: Weight>(&self, v: usize, player: u32, below: Seat, sum: &mut Sum<W>) -> bool {
        let roster = self.question.roster;
        if !self.question.permits_float(player) {
            return false;
        }
        self.weigh_float(v, player, sum);
        match below {
            Seat::Next(q) => {
                sum.add(Digit::NextPairs, 1);
                sum.add(Digit::FloatersPairedNext(roster.score(player)), 1);
                roster.c3(player, q)
            }
            Seat::Rest(q) => roster.c3(player, q),
            Seat::Spare => true,
            Seat::Bye => {
                sum.add(Digit::UnplayedOfBye, -i64::from(count(roster.get(player).unplayed)));
                self.question.bye_may_go_to(player)
            }
            Seat::Mdp(_) | Seat::Limbo(_) | Seat::Resident(_) => false,
        }
    }

    /// A pair of the completion (C4), or of the next bracket (C8).
    fn weigh_below<W: Weight>(&self, a: Seat, b: Seat, sum: &mut Sum<W>) -> bool {
        let roster = self.question.roster;
        match (a, b) {
            (Seat::Next(p), Seat::Next(q)) => {
                sum.add(Digit::NextPairs, 1);
                roster.c3(p, q)
            }
            (Seat::Next(p) | Seat::Rest(p), Seat::Rest(q)) => roster.c3(p, q),
            (Seat::Next(p) | Seat::Rest(p), Seat::Bye) => self.question.bye_may_go_to(p),
            (Seat::Next(_) | Seat::Spare, Seat::Spare) => true,
            _ => false,
        }
    }

    /// C6, C10 to C13: a pair of the bracket.
    fn weigh_pair<W: Weight>(&self, p: u32, q: u32, sum: &mut Sum<W>) {
        let (a, b) = (self.question.roster.get(p), self.question.roster.get(q));
        sum.add(Digit::Pairs, 1);
        sum.fault(Digit::Imbalanced, breaks_c10(a, b));
        sum.fault(Digit::ThirdInRow, breaks_c11(a, b));
        sum.fault(Digit::WithoutPreference, breaks_c12(a, b));
        sum.fault(Digit::WithoutStrongPreference, breaks_c13(a, b));
    }

    /// C7, C15, C17 to C21: a moved-down player is paired with a resident.
    fn weigh_mdp_pair<W: Weight>(&self, mdp: u32, resident: u32, sum: &mut Sum<W>) {
        let (mdp, resident) = (self.question.roster.get(mdp), self.question.roster.get(resident));
        sum.add(Digit::MdpsPaired(mdp.score), 1);
        for ago in [1, 2] {
            if mdp.went_down(ago) {
                sum.add(Digit::MdpsDownAgain(ago, mdp.score), 1);
            }
            sum.fault(Digit::OpponentsUpAgain(ago), resident.went_up(ago));
            sum.fault(Digit::MdpsOfOpponentsUpAgain(ago, mdp.score), resident.went_up(ago));
        }
    }

    /// C14, C16: a player of the bracket floats.
    fn weigh_float<W: Weight>(&self, v: usize, player: u32, sum: &mut Sum<W>) {
        if self.seats[v].resident().is_none() {
            return;
        }
        for ago in [1, 2] {
            sum.fault(Digit::ResidentsDownAgain(ago), self.question.roster.get(player).went_down(ago));
        }
    }

    // ---- the bracket's places ----

    fn is_resident(&self, v: usize) -> bool {
        self.seats[v].resident().is_some()
    }

    fn is_of_bracket(&self, v: usize) -> bool {
        self.seats[v].of_bracket().is_some()
    }

    fn is_ahead(&self, a: usize, b: usize) -> bool {
        let next = |v: usize| matches!(self.seats[v], Seat::Next(_));
        (next(a) || next(b)) && (next(a) || self.is_of_bracket(a)) && (next(b) || self.is_of_bracket(b))
    }

    fn player(&self, v: usize) -> Option<u32> {
        self.seats[v].player()
    }

    fn pairs_where<W: Weight>(
        &self,
        solver: &Solver<W>,
        holds: impl Fn(usize, usize) -> bool,
    ) -> Vec<(u32, u32)> {
        let edges = (0..self.seats.len()).map(|v| (v, solver.mate(v))).filter(|&(a, b)| a < b && holds(a, b));
        edges.filter_map(|(a, b)| self.player(a).zip(self.player(b))).collect()
    }

    fn bracket_pairs<W: Weight>(&self, solver: &Solver<W>) -> Vec<(u32, u32)> {
        self.pairs_where(solver, |a, b| self.is_of_bracket(a) && self.is_of_bracket(b))
    }

    // ---- decisions ----

    /// Articles 4.4 and 4.2: which moved-down players are paired, and with whom.
    fn pair_mdps<W: Weight>(
        &self,
        solver: &mut Solver<W>,
        progress: &dyn Progress,
    ) -> Result<Vec<(u32, u32)>, Stopped> {
        let mdps = (0..self.seats.len()).filter(|&v| self.seats[v].pairable_mdp().is_some());
        let mut paired = Vec::new();
        for v in mdps {
            if prefer(solver, v, |to| self.is_resident(to), progress)? {
                paired.push(v);
            }
        }
        let mut pairs = Vec::with_capacity(paired.len());
        for v in paired {
            let partner = choose_first(solver, v, |to| self.is_resident(to), progress)?;
            pairs.extend(self.player(v).zip(self.player(partner)));
        }
        Ok(pairs)
    }

    /// Articles 4.3 and 4.2: the exchange and the transposition of the remainder.
    fn pair_remainder<W: Weight>(
        &self,
        solver: &mut Solver<W>,
        progress: &dyn Progress,
    ) -> Result<Vec<(u32, u32)>, Stopped> {
        let Some(remainder) = self.remainder else { return Ok(Vec::new()) };
        let pairs = remainder.settle(solver, progress)?;
        Ok(pairs.into_iter().filter_map(|(a, b)| self.player(a).zip(self.player(b))).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scoring::PointSystem;
    use crate::pairing::field::{Entrant, Field};

    /// A field before its first round: so many players each with a score of their own, then two scoregroups of two.
    fn field(scores: u16) -> Field {
        let entrant = |virtual_points| Entrant { history: Vec::new(), absent: false, virtual_points };
        let own = (0..scores).map(|at| entrant(vec![Points::from_units(i64::from(scores - at) + 1)]));
        let last = [1, 1, 0, 0].map(|units| entrant(vec![Points::from_units(units)]));
        Field {
            round: 1,
            rounds: 9,
            initial_color: Some(Color::White),
            scoring: PointSystem::default(),
            entrants: own.chain(last).collect(),
            forbidden: Vec::new(),
        }
    }

    /// The bracket into which the first players have moved down.
    fn bracket(roster: &Roster, mdps: u32) -> Bracket {
        let end = count(roster.len());
        let (residents, next) = (end - 4..end - 2, end - 2..end);
        Bracket {
            mdps: (0..mdps).collect(),
            score: roster.score(residents.start),
            residents,
            next,
            rest: end..end,
        }
    }

    fn question<'a>(roster: &'a Roster, bracket: &'a Bracket) -> Question<'a> {
        Question { roster, bye: None, bracket, demand: Demand::Nothing, floaters: None }
    }

    #[test]
    fn what_the_widest_weight_cannot_hold_is_refused() {
        let roster = Roster::new(&field(17_000));
        let bits = |mdps: u32| {
            let bracket = bracket(&roster, mdps);
            let question = question(&roster, &bracket);
            let seats = question.seats(Depth::Field, &()).unwrap().unwrap();
            Problem::new(question, seats, false, None).bits()
        };
        // Both numbers are even: a bracket of this depth has no seat for one player alone.
        let most = 16_336;
        assert!(bits(most) <= WIDEST && WIDEST < bits(most + 2), "{} {}", bits(most), bits(most + 2));
        let bracket = bracket(&roster, most + 2);
        let refused = NotPaired::TooManyScores { bracket: Points::from_units(1) };
        assert_eq!(solve(question(&roster, &bracket), Depth::Field, &()).map(|_| ()), Err(refused.clone()));
        assert_eq!(look_ahead(question(&roster, &bracket), &[0, 1], &()).map(|_| ()), Ok(()));
        assert_eq!(
            refused.to_string(),
            "players of too many different scores come together in the bracket of 0.01 (make this pairing manually)"
        );
    }

    #[test]
    fn the_width_of_the_weights_changes_no_answer() {
        let roster = Roster::new(&field(6));
        let bracket = bracket(&roster, 6);
        let question = question(&roster, &bracket);
        let seats = question.seats(Depth::Field, &()).unwrap().unwrap();
        let problem = Problem::new(question, seats, false, None);
        let pairs = |progress: Result<Option<Solved>, Stopped>| progress.unwrap().map(|found| found.pairs);
        assert!(problem.bits() <= i64::BITS);
        let expected = pairs(problem.run_in::<i64>(Task::PairMdps, &()));
        assert_eq!(pairs(problem.run_in::<i128>(Task::PairMdps, &())), expected);
        assert_eq!(pairs(problem.run_in::<Wide<4>>(Task::PairMdps, &())), expected);
        assert_eq!(pairs(problem.run_in::<Widest>(Task::PairMdps, &())), expected);
    }
}
