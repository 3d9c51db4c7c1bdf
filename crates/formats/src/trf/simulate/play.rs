//! The course of a random tournament, round by round.

use super::parameters::{Acceleration, Parameters, between};
use crate::trf::report::{Cell, Code, Player, Report, VirtualPoints};
use engine::number::Points;
use engine::pairing::acceleration::{baku, last_of_group_a};
use engine::pairing::field::{Color, Field, Forbidden, SwissPairing, Tpn};
use engine::rating::fide_table::scoring_probability;
use engine::rng::Rng;
use engine::scoring::GameScore;

/// The byes that players can ask for.
const WISHED: [Code; 3] = [Code::HalfPointBye, Code::ZeroPointBye, Code::FullPointBye];

/// The most virtual points of a random acceleration, in tenths.
const MOST_VIRTUAL: u16 = 30;

/// The two steps in which a forfeit is drawn, so that the thousandths of double forfeits come out
/// even.
const FORFEIT_PARTS: [u64; 2] = [16, 125];

/// The data of the players that the report does not have.
pub(super) struct People {
    /// The first round of each player.
    enters: Vec<u16>,
    /// The entries of the rounds that a late entry missed.
    missed: Vec<Code>,
    /// True if the player has withdrawn.
    withdrawn: Vec<bool>,
}

/// Registers the players, strongest first, and announces virtual points and prohibited pairings.
pub(super) fn enter(report: &mut Report, parameters: &Parameters, rng: &mut Rng) -> People {
    let (lowest, highest) = (parameters.lowest_rating, parameters.highest_rating);
    let mut drawn = || (0..parameters.players).map(|_| between(rng, lowest, highest)).collect();
    let mut ratings: Vec<u16> =
        if parameters.ratings.is_empty() { drawn() } else { parameters.ratings.clone() };
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    report.players = ratings.into_iter().zip(1..).map(player).collect();
    let people = People::of(parameters, rng);
    report.virtual_points = match parameters.acceleration {
        // The upper group depends on the players who are present.
        Acceleration::None | Acceleration::Baku => Vec::new(),
        Acceleration::Random => random_points(parameters, rng),
    };
    report.forbidden = (0..parameters.forbidden_groups).filter_map(|_| forbidden(parameters, rng)).collect();
    people
}

fn player((rating, number): (u16, u16)) -> Player {
    let name = format!("Player{number:04}");
    Player { number, name, rating: Some(rating).filter(|rating| *rating > 0), ..Player::default() }
}

/// Returns the virtual points of C.04.7 for everybody down to the last player of group A, which
/// depends on absences in round 1.
pub(super) fn accelerated(parameters: &Parameters, absent: &[bool]) -> Vec<VirtualPoints> {
    let Ok(points) = baku(parameters.rounds, &parameters.scoring) else { return Vec::new() };
    let last = last_of_group_a(absent.iter().map(|absent| !absent));
    let Some(last) = Tpn::try_from(last).ok().filter(|last| *last > 0) else { return Vec::new() };
    let mut entries: Vec<VirtualPoints> = Vec::new();
    for (points, round) in points.into_iter().zip(1..) {
        match entries.last_mut() {
            Some(entry) if entry.points == points => entry.last_round = round,
            Some(_) | None => {
                entries.push(VirtualPoints { points, first_round: round, last_round: round, first: 1, last });
            }
        }
    }
    entries
}

impl People {
    /// Draws the late entries; the two strongest players are always on time, so that there is a first
    /// round.
    fn of(parameters: &Parameters, rng: &mut Rng) -> Self {
        let mut people = Self { enters: Vec::new(), missed: Vec::new(), withdrawn: Vec::new() };
        for place in 1..=parameters.players {
            let late = chance(rng, parameters.late_entries) && 2 < place && 1 < parameters.rounds;
            let round = between(rng, 2, parameters.rounds.div_ceil(2).max(2));
            people.enters.push(if late { round } else { 1 });
            people.missed.push(match rng.below(4) {
                0 => Code::HalfPointBye,
                1 => Code::ZeroPointBye,
                _ => Code::Blank,
            });
            people.withdrawn.push(false);
        }
        people
    }

    /// Decides who is absent in a round and writes it down; a blank means a late entry who has not
    /// arrived.
    ///
    /// A round needs at least two players; if there are fewer, those who asked for a bye stay.
    pub(super) fn away(
        &mut self,
        report: &mut Report,
        parameters: &Parameters,
        round: u16,
        rng: &mut Rng,
    ) -> Vec<bool> {
        let rates = [parameters.half_point_byes, parameters.zero_point_byes, parameters.full_point_byes];
        let mut remaining = self.withdrawn.iter().filter(|withdrawn| !**withdrawn).count();
        let mut wishes = vec![Code::Blank; report.players.len()];
        for (withdrawn, wish) in self.withdrawn.iter_mut().zip(&mut wishes) {
            let leaves = chance(rng, parameters.withdrawals);
            for (rate, bye) in rates.iter().zip(WISHED) {
                if chance(rng, *rate) {
                    *wish = bye;
                }
            }
            if leaves && !*withdrawn && 2 < remaining {
                *withdrawn = true;
                remaining -= 1;
            }
        }
        let here = |at: usize| !self.withdrawn[at] && self.enters[at] <= round;
        if (0..wishes.len()).filter(|at| here(*at) && wishes[*at] == Code::Blank).count() < 2 {
            wishes.fill(Code::Blank);
        }
        let mut away = Vec::with_capacity(wishes.len());
        for (at, (player, wish)) in report.players.iter_mut().zip(wishes).enumerate() {
            let late = round < self.enters[at];
            let bye = match (self.withdrawn[at], late) {
                (true, _) => Code::ZeroPointBye,
                (false, true) => self.missed[at],
                (false, false) => wish,
            };
            away.push(late || bye != Code::Blank);
            player.cells.push(Cell::bye(bye));
        }
        away
    }
}

/// Draws virtual points for some ranges of players and rounds; later ones replace earlier ones.
fn random_points(parameters: &Parameters, rng: &mut Rng) -> Vec<VirtualPoints> {
    let entries = between(rng, 1, parameters.players.min(12));
    let mut entry = |_| {
        let (one, other) = (between(rng, 1, parameters.players), between(rng, 1, parameters.players));
        let (start, end) = (between(rng, 1, parameters.rounds), between(rng, 1, parameters.rounds));
        VirtualPoints {
            points: Points::from_tenths(between(rng, 1, MOST_VIRTUAL).into()),
            first_round: start.min(end),
            last_round: start.max(end),
            first: one.min(other),
            last: one.max(other),
        }
    };
    (0..entries).map(&mut entry).collect()
}

/// Draws two to four players who must not meet in some rounds, or in all.
pub(super) fn forbidden(parameters: &Parameters, rng: &mut Rng) -> Option<Forbidden> {
    let mut players: Vec<Tpn> =
        (0..between(rng, 2, 4)).map(|_| between(rng, 1, parameters.players)).collect();
    players.sort_unstable();
    players.dedup();
    let (start, end) = (between(rng, 1, parameters.rounds), between(rng, 1, parameters.rounds));
    let always = rng.below(2) == 0;
    let (first_round, last_round) =
        if always { (1, parameters.rounds) } else { (start.min(end), start.max(end)) };
    (1 < players.len()).then_some(Forbidden { first_round, last_round, players })
}

/// Returns the field of the next round; late entries who have not arrived have no entry for their
/// absence.
pub(super) fn field(report: &Report, round: u16, absent: &[bool]) -> Option<Field> {
    let mut field = report.field_for_round(round).ok()?;
    for (entrant, absent) in field.entrants.iter_mut().zip(absent) {
        entrant.absent = *absent;
    }
    Some(field)
}

/// Writes down who is absent in a round that is not played: without an entry they would be present.
pub(super) fn note_absent(report: &mut Report, round: u16, absent: &[bool]) {
    let away = report.players.iter_mut().zip(absent).filter(|(_, absent)| **absent);
    for cell in away.filter_map(|(player, _)| cell_of(player, round)).filter(|cell| cell.is_blank()) {
        *cell = Cell::bye(Code::ZeroPointBye);
    }
}

/// Draws and writes down the results of a round.
pub(super) fn results(
    report: &mut Report,
    parameters: &Parameters,
    pairing: &SwissPairing,
    round: u16,
    (rng, rare): (&mut Rng, &mut Rng),
) {
    for (white, black) in &pairing.boards {
        let codes = result(report, parameters, (*white, *black), (&mut *rng, &mut *rare));
        let (white_code, black_code) = decided(parameters, codes, rare);
        set(report, *white, round, Cell::paired(*black, Color::White, white_code));
        set(report, *black, round, Cell::paired(*white, Color::Black, black_code));
    }
    if let Some(bye) = pairing.bye {
        set(report, bye, round, Cell::PAIRING_ALLOCATED_BYE);
    }
}

fn set(report: &mut Report, place: Tpn, round: u16, entry: Cell) {
    let player = usize::from(place).checked_sub(1).and_then(|at| report.players.get_mut(at));
    if let Some(cell) = player.and_then(|player| cell_of(player, round)) {
        *cell = entry;
    }
}

fn cell_of(player: &mut Player, round: u16) -> Option<&mut Cell> {
    usize::from(round).checked_sub(1).and_then(|at| player.cells.get_mut(at))
}

/// Draws a result: a forfeit, or a score whose average for White is that of the table. The number of
/// draws is the wanted one, or as many as the weaker side's share allows.
pub(super) fn result(
    report: &Report,
    parameters: &Parameters,
    (white, black): (Tpn, Tpn),
    (rng, rare): (&mut Rng, &mut Rng),
) -> (Code, Code) {
    let forfeited = chance(rng, parameters.forfeits);
    let [parts, finer] = FORFEIT_PARTS;
    let (side, lot) = (rng.below(parts), rng.below(200));
    if forfeited {
        let is_double =
            (side * finer + rare.below(finer)) * 1000 < u64::from(parameters.double_forfeits) * parts * finer;
        return match side {
            _ if is_double => (Code::ForfeitLoss, Code::ForfeitLoss),
            side if side % 2 == 0 => (Code::ForfeitWin, Code::ForfeitLoss),
            _ => (Code::ForfeitLoss, Code::ForfeitWin),
        };
    }
    let rating = |place| report.player(place).and_then(|player| player.rating).map_or(0, i32::from);
    let difference = rating(white) - rating(black) + i32::from(parameters.white_advantage);
    let expected = u64::from(scoring_probability(difference));
    let draws = u64::from(parameters.draws).min(2 * expected.min(100 - expected));
    match lot {
        // Out of 200: twice the share of wins, then twice that of draws.
        lot if lot < 2 * expected - draws => (won(), lost()),
        lot if lot < 2 * expected + draws => (Code::Played(GameScore::Draw), Code::Played(GameScore::Draw)),
        _ => (lost(), won()),
    }
}

/// Draws the rare changes of a played result: the arbiter decides otherwise, or the game is unrated.
pub(super) fn decided(parameters: &Parameters, codes: (Code, Code), rare: &mut Rng) -> (Code, Code) {
    let (odd, which) = (chance(rare, parameters.odd_results), rare.below(3));
    let unrated = chance(rare, parameters.unrated_games);
    let (Code::Played(white), Code::Played(black)) = codes else { return codes };
    let (white, black) = match which {
        0 if odd => (GameScore::Draw, GameScore::Loss),
        1 if odd => (GameScore::Loss, GameScore::Draw),
        _ if odd => (GameScore::Loss, GameScore::Loss),
        _ => (white, black),
    };
    if unrated {
        (Code::Unrated(white), Code::Unrated(black))
    } else {
        (Code::Played(white), Code::Played(black))
    }
}

const fn won() -> Code {
    Code::Played(GameScore::Win)
}

const fn lost() -> Code {
    Code::Played(GameScore::Loss)
}

/// Draws an event with a rate in thousandths.
pub(super) fn chance(rng: &mut Rng, rate: u16) -> bool {
    rng.below(1000) < u64::from(rate)
}

/// Sums up the points of the completed rounds and ranks by them; ties are broken by pairing number.
pub(super) fn rank(report: &mut Report) {
    let completed = report.completed_rounds();
    let points: Vec<Points> =
        (1..).zip(&report.players).map(|(place, _)| report.sum(place, completed)).collect();
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(points[*at]));
    for (at, rank) in order.into_iter().zip(1..) {
        report.players[at].points = points[at];
        report.players[at].rank = Some(rank);
    }
}
