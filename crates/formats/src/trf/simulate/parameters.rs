//! The parameters of a random tournament: those that the caller sets, and random ones for the others.

use crate::trf::report::LARGEST_NUMBER;
use engine::number::Points;
use engine::pairing::field::Color;
use engine::rng::Rng;
use engine::scoring::PointSystem;
use engine::tie_breaks::{self, Code};

/// The parameters of a random tournament. Rates are in thousandths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// The seed of all random choices.
    pub seed: u64,
    /// The number of players, 1 to 9999.
    pub players: u16,
    /// The number of rounds, 1 to 99.
    pub rounds: u16,
    /// The ratings of the players, 0 for none; empty if they are drawn.
    pub ratings: Vec<u16>,
    /// The rating of the strongest possible player.
    pub highest_rating: u16,
    /// The rating of the weakest possible player.
    pub lowest_rating: u16,
    /// The rate of requests for a half-point bye.
    pub half_point_byes: u16,
    /// The rate of requests for a zero-point bye.
    pub zero_point_byes: u16,
    /// The rate of granted full-point byes.
    pub full_point_byes: u16,
    /// The rate of games decided by forfeit.
    pub forfeits: u16,
    /// The share of forfeited games that are a double forfeit.
    pub double_forfeits: u16,
    /// The rate of games for which the arbiter sets an irregular result: ½-0, 0-½, 0-0.
    pub odd_results: u16,
    /// The rate of games that last less than one move and are unrated.
    pub unrated_games: u16,
    /// The rate of players who withdraw before a round.
    pub withdrawals: u16,
    /// The rate of players who enter late.
    pub late_entries: u16,
    /// The kind of virtual points.
    pub acceleration: Acceleration,
    /// The number of groups of players who must not meet.
    pub forbidden_groups: u16,
    /// The point system.
    pub scoring: PointSystem,
    /// The colour of the first player in round 1.
    pub initial_color: Color,
    /// The most draws in a hundred games; fewer if the difference in strength allows no more.
    pub draws: u16,
    /// White's advantage in rating points.
    pub white_advantage: i16,
    /// The tie-breaks after the points, by which the players are ranked; empty if the report has no list.
    pub tie_breaks: Vec<tie_breaks::Code>,
}

/// The acceleration of the rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Acceleration {
    /// No acceleration.
    None,
    /// As in C.04.7; none if the point system does not allow it.
    Baku,
    /// Virtual points of any size for any player in any round.
    Random,
}

impl Acceleration {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::None, Self::Baku, Self::Random];

    /// Returns the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Baku => "baku",
            Self::Random => "random",
        }
    }
}

/// The most rounds: two columns, more than any event has.
const MOST_ROUNDS: u16 = 99;

/// The largest rating: four columns.
const LARGEST_RATING: u16 = 9999;

/// Separates the random parameters from the random numbers of the tournament: one more set parameter
/// changes nothing else.
const CHOICE: u64 = 0x5EED_0FC4_01CE;

/// Separates the parameters added later from the older ones.
const RARE_CHOICE: u64 = 0x2A2E_0FC4_01CE;

/// One of eight forfeited games is a double forfeit.
const USUAL_DOUBLE_FORFEITS: u16 = 125;

/// Lists of tie-breaks from real regulations.
const LISTS: [&str; 6] = [
    "BH/C1,BH,SB",
    "DE,BH/C1,BH,WIN",
    "BH/C1,BH,DE,WON,BPG",
    "DE,WIN,SB,BH/C1",
    "BH/C2,BH/C1,PS",
    "WIN,DE,BH,SB",
];

/// The parameters that the caller sets; the others are drawn from the seed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wishes {
    /// The number of players.
    pub players: Option<u16>,
    /// The number of rounds.
    pub rounds: Option<u16>,
    /// The rating of the strongest possible player.
    pub highest_rating: Option<u16>,
    /// The rating of the weakest possible player.
    pub lowest_rating: Option<u16>,
    /// The difference in rating from each player to the next weaker one; if not set, ratings are drawn
    /// between the highest and the lowest.
    pub rating_gap: Option<u16>,
    /// The rate of requests for a half-point bye, in thousandths, like all rates.
    pub half_point_byes: Option<u16>,
    /// The rate of requests for a zero-point bye.
    pub zero_point_byes: Option<u16>,
    /// The rate of granted full-point byes.
    pub full_point_byes: Option<u16>,
    /// The rate of games decided by forfeit.
    pub forfeits: Option<u16>,
    /// The share of forfeited games that are a double forfeit.
    pub double_forfeits: Option<u16>,
    /// The rate of games that end ½-0, 0-½ or 0-0.
    pub odd_results: Option<u16>,
    /// The rate of unrated games.
    pub unrated_games: Option<u16>,
    /// The rate of players who withdraw before a round.
    pub withdrawals: Option<u16>,
    /// The rate of players who enter late.
    pub late_entries: Option<u16>,
    /// The kind of virtual points.
    pub acceleration: Option<Acceleration>,
    /// The number of groups of players who must not meet.
    pub forbidden_groups: Option<u16>,
    /// The point system.
    pub scoring: Option<PointSystem>,
    /// The colour of the first player in round 1.
    pub initial_color: Option<Color>,
    /// The most draws in a hundred games.
    pub draws: Option<u16>,
    /// White's advantage in rating points.
    pub white_advantage: Option<i16>,
    /// The tie-breaks after the points.
    pub tie_breaks: Option<Vec<Code>>,
    /// True if the random parameters may be unrealistic, to find faults.
    pub is_strange: bool,
}

impl Wishes {
    /// Returns the parameters: those that are set, and random ones for the others.
    ///
    /// Every parameter is drawn even if it is set, so that the others do not depend on it; only the
    /// number of rounds follows from the players, because they have to fit.
    #[must_use]
    pub fn settled(&self, seed: u64) -> Parameters {
        let mut rng = Rng::seeded(seed ^ CHOICE);
        let drawn = if self.is_strange {
            Parameters::strange(seed, &mut rng)
        } else {
            Parameters::believable(seed, &mut rng)
        };
        let players = self.players.unwrap_or(drawn.players).clamp(1, LARGEST_NUMBER);
        let rounds = |rng: &mut Rng| {
            if self.is_strange { fitting_rounds(players, rng) } else { usual_rounds(players, rng) }
        };
        let highest_rating = self.highest_rating.unwrap_or(drawn.highest_rating).min(LARGEST_RATING);
        // With a gap, the number of players determines the lowest rating.
        let lowest_rating =
            self.lowest_rating.or(self.rating_gap.and(Some(1))).unwrap_or(drawn.lowest_rating);
        let lowest_rating = lowest_rating.min(highest_rating);
        let in_steps = |gap: u16| {
            let weaker = |place: u16| highest_rating.saturating_sub(gap.saturating_mul(place));
            (0..players).map(|place| weaker(place).max(lowest_rating)).collect()
        };
        let rare = Rare::of(seed, self.is_strange);
        Parameters {
            seed,
            players,
            rounds: self.rounds.unwrap_or_else(|| rounds(&mut rng)).clamp(1, MOST_ROUNDS),
            ratings: self.rating_gap.map(in_steps).unwrap_or_default(),
            highest_rating,
            lowest_rating,
            half_point_byes: self.half_point_byes.unwrap_or(drawn.half_point_byes),
            zero_point_byes: self.zero_point_byes.unwrap_or(drawn.zero_point_byes),
            full_point_byes: self.full_point_byes.unwrap_or(drawn.full_point_byes),
            forfeits: self.forfeits.unwrap_or(drawn.forfeits),
            double_forfeits: self.double_forfeits.unwrap_or(USUAL_DOUBLE_FORFEITS),
            odd_results: self.odd_results.unwrap_or(rare.odd_results),
            unrated_games: self.unrated_games.unwrap_or(rare.unrated_games),
            withdrawals: self.withdrawals.unwrap_or(drawn.withdrawals),
            late_entries: self.late_entries.unwrap_or(drawn.late_entries),
            acceleration: self.acceleration.unwrap_or(drawn.acceleration),
            forbidden_groups: self.forbidden_groups.unwrap_or(drawn.forbidden_groups),
            scoring: self.scoring.unwrap_or(drawn.scoring),
            initial_color: self.initial_color.unwrap_or(drawn.initial_color),
            draws: self.draws.unwrap_or(drawn.draws).min(100),
            white_advantage: self.white_advantage.unwrap_or(drawn.white_advantage),
            tie_breaks: self.tie_breaks.clone().unwrap_or(rare.tie_breaks),
        }
    }
}

/// The parameters added later, which are drawn separately.
struct Rare {
    odd_results: u16,
    unrated_games: u16,
    tie_breaks: Vec<Code>,
}

impl Rare {
    /// Seven of eight realistic tournaments have no irregular and no unrated result.
    fn of(seed: u64, is_strange: bool) -> Self {
        let mut rng = Rng::seeded(seed ^ RARE_CHOICE);
        let mut rare_rate = || {
            let drawn = (rng.below(8), between(&mut rng, 1, 4));
            match drawn {
                (_, _) if is_strange => rate(&mut rng, 40),
                (0, thousandths) => thousandths,
                (_, _) => 0,
            }
        };
        let (odd_results, unrated_games) = (rare_rate(), rare_rate());
        let list = usize::try_from(rng.below(LISTS.len() as u64)).unwrap_or_default();
        let codes = LISTS.get(list).into_iter().flat_map(|list| list.split(','));
        Self { odd_results, unrated_games, tie_breaks: codes.filter_map(|code| code.parse().ok()).collect() }
    }
}

impl Parameters {
    /// Draws a realistic tournament: few byes, forfeits and late entries, points that reward winning, and
    /// an advantage of White as in master games.
    fn believable(seed: u64, rng: &mut Rng) -> Self {
        let players = match rng.below(4) {
            0 => between(rng, 8, 20),
            1 | 2 => between(rng, 18, 70),
            _ => between(rng, 60, 200),
        };
        let highest_rating = between(rng, 1900, 2700);
        let (one, three) = (Points::whole(1), Points::whole(3));
        let usual = PointSystem::default();
        let scoring = match rng.below(12) {
            0 => PointSystem { win: three, draw: one, pairing_allocated_bye: three, ..usual },
            _ => usual,
        };
        Self {
            seed,
            players,
            rounds: 0,
            ratings: Vec::new(),
            highest_rating,
            lowest_rating: highest_rating - between(rng, 500, 900),
            half_point_byes: rate(rng, 20),
            zero_point_byes: rate(rng, 8),
            full_point_byes: 0,
            forfeits: rate(rng, 20),
            double_forfeits: USUAL_DOUBLE_FORFEITS,
            odd_results: 0,
            unrated_games: 0,
            withdrawals: rate(rng, 8),
            late_entries: rate(rng, 30),
            acceleration: match rng.below(10) {
                0 if 60 <= players && scoring == usual => Acceleration::Baku,
                _ => Acceleration::None,
            },
            forbidden_groups: match rng.below(8) {
                0 => between(rng, 1, 2),
                _ => 0,
            },
            scoring,
            initial_color: if rng.below(2) == 0 { Color::White } else { Color::Black },
            draws: between(rng, 25, 50),
            white_advantage: 35,
            tie_breaks: Vec::new(),
        }
    }

    /// Draws every parameter, also unrealistic ones. Each rate is 0 half of the time: tournaments in
    /// which everything happens at once hide the faults of simple ones.
    fn strange(seed: u64, rng: &mut Rng) -> Self {
        let players = match rng.below(4) {
            0 => between(rng, 2, 12),
            1 | 2 => between(rng, 8, 60),
            _ => between(rng, 20, 150),
        };
        let highest_rating = between(rng, 1600, 2800);
        Self {
            seed,
            players,
            rounds: 0,
            ratings: Vec::new(),
            highest_rating,
            lowest_rating: highest_rating - between(rng, 0, 1200),
            half_point_byes: rate(rng, 100),
            zero_point_byes: rate(rng, 100),
            full_point_byes: rate(rng, 30),
            forfeits: rate(rng, 200),
            double_forfeits: USUAL_DOUBLE_FORFEITS,
            odd_results: 0,
            unrated_games: 0,
            withdrawals: rate(rng, 60),
            late_entries: rate(rng, 200),
            acceleration: match rng.below(6) {
                0 => Acceleration::Baku,
                1 => Acceleration::Random,
                _ => Acceleration::None,
            },
            forbidden_groups: match rng.below(4) {
                0 => between(rng, 1, 5),
                _ => 0,
            },
            scoring: scoring(rng),
            initial_color: if rng.below(2) == 0 { Color::White } else { Color::Black },
            draws: between(rng, 0, 60),
            white_advantage: match rng.below(8) {
                // White nearly always wins, which is hard for colours.
                0 => 800,
                _ => 35,
            },
            tie_breaks: Vec::new(),
        }
    }

    /// Lists every parameter with its value.
    pub(super) fn said(&self) -> Vec<(&'static str, String)> {
        let worths = &self.scoring;
        let worths = [
            worths.win,
            worths.draw,
            worths.loss,
            worths.forfeit_loss,
            worths.zero_point_bye,
            worths.pairing_allocated_bye,
        ];
        let color = match self.initial_color {
            Color::White => "white",
            Color::Black => "black",
        };
        vec![
            ("seed", self.seed.to_string()),
            ("players", self.players.to_string()),
            ("rounds", self.rounds.to_string()),
            ("highest-rating", self.highest_rating.to_string()),
            ("lowest-rating", self.lowest_rating.to_string()),
            ("half-point-byes", self.half_point_byes.to_string()),
            ("zero-point-byes", self.zero_point_byes.to_string()),
            ("full-point-byes", self.full_point_byes.to_string()),
            ("forfeits", self.forfeits.to_string()),
            ("double-forfeits", self.double_forfeits.to_string()),
            ("odd-results", self.odd_results.to_string()),
            ("unrated-games", self.unrated_games.to_string()),
            ("withdrawals", self.withdrawals.to_string()),
            ("late-entries", self.late_entries.to_string()),
            ("acceleration", self.acceleration.name().to_owned()),
            ("forbidden-groups", self.forbidden_groups.to_string()),
            ("points", worths.map(|worth| worth.to_string()).join(",")),
            ("initial-color", color.to_owned()),
            ("draws", self.draws.to_string()),
            ("white-advantage", self.white_advantage.to_string()),
        ]
    }
}

/// Draws a number from a range, both ends included.
pub(super) fn between(rng: &mut Rng, least: u16, most: u16) -> u16 {
    let width = u64::from(most.saturating_sub(least)) + 1;
    least + u16::try_from(rng.below(width)).unwrap_or(0)
}

/// Draws a rate up to a bound, or 0.
fn rate(rng: &mut Rng, most: u16) -> u16 {
    let rate = between(rng, 1, most);
    if rng.below(2) == 0 { 0 } else { rate }
}

/// Draws a usual number of rounds for so many players: enough to find a winner, and too few for
/// everybody to meet everybody.
fn usual_rounds(players: u16, rng: &mut Rng) -> u16 {
    let enough = u16::try_from(players.max(2).next_power_of_two().trailing_zeros()).unwrap_or(u16::MAX);
    let wished = [5, 7, 7, 9, 9, 11][usize::try_from(rng.below(6)).unwrap_or(0)];
    wished.max(enough).min((players / 2).max(1))
}

/// Draws a number of rounds that can be played, sometimes until no opponents are left.
fn fitting_rounds(players: u16, rng: &mut Rng) -> u16 {
    let usual = between(rng, 3, 11);
    let exhausting = players.saturating_sub(1).clamp(1, 22);
    if players <= 20 && rng.below(4) == 0 { exhausting } else { usual.min(players.max(2)) }
}

/// Draws a point system: half of the time the usual one, otherwise one that events use, or an unusual
/// one.
fn scoring(rng: &mut Rng) -> PointSystem {
    let usual = PointSystem::default();
    let strange = {
        let mut draw = |most| Points::from_tenths(between(rng, 0, most).into());
        let win = Points::from_tenths(5) + draw(30);
        PointSystem {
            win,
            draw: draw(20),
            loss: draw(10),
            forfeit_loss: draw(5),
            zero_point_bye: draw(15),
            pairing_allocated_bye: draw(35),
        }
    };
    let [one, two, three] = [1, 2, 3].map(Points::whole);
    match rng.below(10) {
        0 => PointSystem { win: three, draw: one, pairing_allocated_bye: three, ..usual },
        1 => PointSystem { win: three, draw: two, loss: one, pairing_allocated_bye: three, ..usual },
        2 => PointSystem { pairing_allocated_bye: Points::from_tenths(5), ..usual },
        3 => PointSystem { pairing_allocated_bye: Points::ZERO, ..usual },
        4 => strange,
        _ => usual,
    }
}
