//! Crikey: a game moves rating points from one player to the other (sections 1.2 and 1.5).
//!
//! The number of points depends on both ratings, the colours, the result and the value of the pieces left on
//! the board. All calculations are exact, in hundredths. This module rates one game; it knows neither the
//! players nor the order of the games.

use serde::{Deserialize, Serialize};

use crate::basics::decimal;
use crate::basics::number::{Rating, number};
use crate::basics::why::{Fact, Why};
use crate::fact;
use crate::game::color::Color;
use crate::game::scoring::GameScore;

number! {
    /// Rating points with exactly two decimals, stored as whole hundredths (1.2).
    ///
    /// Sums saturate at the ends of the range. Ratings as they are written (at most nine digits before the
    /// point) and the results of games never come near them.
    Hundredths, 2, 2, read => BadHundredths
}

impl Hundredths {
    /// One rating point, the exchange of a win between equal strengths (1.2 step 4).
    pub const ONE: Self = Self(100);

    /// Converts a rating, if it has no thousandths.
    #[must_use]
    pub const fn from_rating(rating: Rating) -> Option<Self> {
        if rating.units() % 10 == 0 { Some(Self(rating.units() / 10)) } else { None }
    }

    /// Returns the rating points as a rating.
    #[must_use]
    pub const fn to_rating(self) -> Rating {
        Rating::from_units(self.0.saturating_mul(10))
    }
}

/// A text that is not a number of rating points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a rating (write an optional minus, one to nine digits, a point and two digits)")]
pub struct BadHundredths;

/// Reads an optional `-`, one to nine digits, a point, exactly two digits (1.1).
fn read(text: &str, places: u32) -> Result<i64, BadHundredths> {
    let (whole, decimals) = text.split_once('.').ok_or(BadHundredths)?;
    let digits = whole.strip_prefix('-').unwrap_or(whole).len();
    if 9 < digits || decimals.len() != 2 {
        return Err(BadHundredths);
    }
    decimal::parse(text, places).map_err(|_| BadHundredths)
}

/// The parameters of Crikey.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrikeyRules {
    /// The strength added to White's rating for playing first.
    pub handicap: Hundredths,
}

/// White's strength is White's rating + 3.00 (1.2 step 1).
impl Default for CrikeyRules {
    fn default() -> Self {
        Self { handicap: Hundredths(300) }
    }
}

/// The name of a game's result in event files, seen from White (1.1).
#[derive(Serialize, Deserialize)]
#[serde(remote = "GameScore", rename = "CrikeyResult")]
enum SavedResult {
    #[serde(rename = "Lost")]
    Loss,
    #[serde(rename = "Drew")]
    Draw,
    #[serde(rename = "Won")]
    Win,
}

/// The record of a game: the result and the value of both sides' remaining pieces (1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrikeyOutcome {
    /// White's result.
    #[serde(with = "SavedResult")]
    pub result: GameScore,
    /// The value of White's remaining pieces.
    pub white_pieces: u32,
    /// The value of Black's remaining pieces.
    pub black_pieces: u32,
}

impl CrikeyOutcome {
    /// Returns the side that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self.result {
            GameScore::Win => Some(Color::White),
            GameScore::Draw => None,
            GameScore::Loss => Some(Color::Black),
        }
    }
}

/// The rating points moved by a game, with all steps of the calculation (1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exchange {
    /// White's rating before the game.
    pub white_before: Hundredths,
    /// Black's rating before the game.
    pub black_before: Hundredths,
    /// White's rating plus the handicap (step 1).
    pub white_strength: Hundredths,
    /// Black's rating (step 1).
    pub black_strength: Hundredths,
    /// The larger strength minus the smaller (step 2).
    pub gap: Hundredths,
    /// The side with the larger strength, after the handicap, if they are not equal.
    pub stronger: Option<Color>,
    /// The core exchange CE (step 3).
    pub core: Hundredths,
    /// The points exchanged before any doubling (step 4); negative when a stronger winner loses points.
    pub single: Hundredths,
    /// True if the exchange is doubled (step 5).
    pub doubled: bool,
    /// The points exchanged, doubled if that applies: the gain of the gaining side.
    pub points: Hundredths,
    /// The change of White's rating (step 6); Black's has the opposite sign.
    pub white_change: Hundredths,
}

impl Exchange {
    /// Returns the change of Black's rating: the two changes sum to zero (1.2 step 6).
    #[must_use]
    pub fn black_change(&self) -> Hundredths {
        -self.white_change
    }

    /// Returns White's rating after a game against another player.
    #[must_use]
    pub fn white_after(&self) -> Hundredths {
        self.white_before + self.white_change
    }

    /// Returns Black's rating after a game against another player.
    #[must_use]
    pub fn black_after(&self) -> Hundredths {
        self.black_before + self.black_change()
    }
}

impl CrikeyRules {
    /// Rates one game between players with the given ratings and reports the steps to `why` (1.2).
    ///
    /// A player paired with itself is rated like any other: both changes apply to the same rating and cancel
    /// out (1.5).
    #[inline]
    pub fn exchange(
        self,
        white: Hundredths,
        black: Hundredths,
        outcome: &CrikeyOutcome,
        why: &mut dyn Why,
    ) -> Exchange {
        let white_strength = white + self.handicap;
        let black_strength = black;
        let gap = gap(white_strength, black_strength);
        let stronger = stronger(white_strength, black_strength);
        let core = core_exchange(gap);
        let single = single_exchange(core, stronger, outcome.winner());
        let doubled = doubles(outcome);
        let points = if doubled { single + single } else { single };
        let exchange = Exchange {
            white_before: white,
            black_before: black,
            white_strength,
            black_strength,
            gap,
            stronger,
            core,
            single,
            doubled,
            points,
            white_change: white_change(points, stronger, outcome.winner()),
        };
        if why.listens() {
            self.explain(&exchange, outcome, why);
        }
        exchange
    }

    /// Reports the steps of the calculation.
    fn explain(self, exchange: &Exchange, outcome: &CrikeyOutcome, why: &mut dyn Why) {
        let Exchange { white_before, white_strength, black_strength, gap, core, .. } = exchange;
        let strength = fact!(
            "strength",
            "strength {white} ({before} + {handicap}) against {black}",
            white = white_strength,
            before = white_before,
            handicap = self.handicap,
            black = black_strength,
        );
        why.tell("Crikey rule 1", strength);
        why.tell("Crikey rule 1", fact!("gap", "gap {gap}", gap));
        why.tell("Crikey rule 2", fact!("core-exchange", "CE {core}", core));
        why.tell(points_rule(exchange, outcome.winner()), points_formula(exchange, outcome.winner()));
        explain_doubling(exchange, outcome, why);
        let (white, black) = (exchange.white_after(), exchange.black_after());
        why.tell(
            "Crikey rule 3",
            fact!("white-to", "White {before} to {white}", before = white_before, white),
        );
        why.tell(
            "Crikey rule 3",
            fact!("black-to", "Black {before} to {black}", before = black_strength, black),
        );
    }
}

/// The gap is the larger strength minus the smaller, never negative (1.2 step 2).
fn gap(white_strength: Hundredths, black_strength: Hundredths) -> Hundredths {
    white_strength.max(black_strength) - white_strength.min(black_strength)
}

/// The stronger side is determined after the handicap, also in a draw (1.5).
fn stronger(white_strength: Hundredths, black_strength: Hundredths) -> Option<Color> {
    if white_strength == black_strength {
        return None;
    }
    Some(if black_strength < white_strength { Color::White } else { Color::Black })
}

/// The core exchange is a tenth of the gap, rounded to two decimals, halves upwards (1.2 step 3).
fn core_exchange(gap: Hundredths) -> Hundredths {
    Hundredths((gap + Hundredths(5)).0 / 10)
}

/// The points exchanged before doubling (1.2 step 4); above a gap of 10 `1 - CE` is negative and stays so
/// (1.5).
fn single_exchange(core: Hundredths, stronger: Option<Color>, winner: Option<Color>) -> Hundredths {
    match winner {
        None => core,
        Some(_) if winner == stronger => Hundredths::ONE - core,
        Some(_) => Hundredths::ONE + core,
    }
}

/// A winner with pieces of strictly less value than the loser's doubles the exchange; a draw never does
/// (1.2 step 5).
fn doubles(outcome: &CrikeyOutcome) -> bool {
    match outcome.result {
        GameScore::Loss => outcome.black_pieces < outcome.white_pieces,
        GameScore::Draw => false,
        GameScore::Win => outcome.white_pieces < outcome.black_pieces,
    }
}

/// The winner gains the points; in a draw the weaker side does (1.2 steps 4 and 6).
fn white_change(points: Hundredths, stronger: Option<Color>, winner: Option<Color>) -> Hundredths {
    match winner.or_else(|| stronger.map(Color::other)) {
        Some(Color::White) => points,
        Some(Color::Black) => -points,
        None => Hundredths::ZERO,
    }
}

/// Returns the rule of the points.
fn points_rule(exchange: &Exchange, winner: Option<Color>) -> &'static str {
    match (winner, exchange.stronger) {
        (None, _) => "Crikey rule 3c",
        (Some(_), None) => "Crikey rule 3",
        (Some(winner), Some(stronger)) if winner == stronger => "Crikey rule 3a",
        (Some(_), Some(_)) => "Crikey rule 3b",
    }
}

/// Returns the formula of the points in words.
fn points_formula(exchange: &Exchange, winner: Option<Color>) -> Fact {
    let Exchange { stronger, core, single, .. } = exchange;
    match (winner, stronger) {
        (None, None) => fact!("equal-draw", "equal strengths draw: no change"),
        (None, Some(_)) => {
            fact!("uneven-draw", "a draw: RPE {single} from the stronger to the weaker side", single)
        }
        (Some(_), None) => fact!("equal-win", "a win between equal strengths: RPE {single}", single),
        (Some(_), Some(_)) if winner == *stronger => {
            fact!("stronger-wins", "stronger side wins: RPE 1.00 - {core} = {single}", core, single)
        }
        (Some(_), Some(_)) => {
            fact!("weaker-wins", "weaker side wins: RPE 1.00 + {core} = {single}", core, single)
        }
    }
}

/// Reports whether the points are doubled.
fn explain_doubling(exchange: &Exchange, outcome: &CrikeyOutcome, why: &mut dyn Why) {
    let (winners, losers) = match outcome.result {
        GameScore::Draw => return,
        GameScore::Loss => (outcome.black_pieces, outcome.white_pieces),
        GameScore::Win => (outcome.white_pieces, outcome.black_pieces),
    };
    if exchange.doubled {
        let points = exchange.points;
        let fact = fact!("doubled", "{winners} < {losers}: doubled, RPE {points}", winners, losers, points);
        why.tell("Crikey rule 4", fact);
    } else {
        let fact = fact!("not-doubled", "{winners} ≥ {losers}: not doubled", winners, losers);
        why.tell("Crikey rule 4", fact);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::basics::why::Reason;

    fn hundredths(text: &str) -> Hundredths {
        text.parse().expect("a rating with two decimals")
    }

    fn outcome(text: &str) -> CrikeyOutcome {
        let fields = text.split(' ').collect::<Vec<_>>();
        let result = match fields[0] {
            "lost" => GameScore::Loss,
            "drew" => GameScore::Draw,
            "won" => GameScore::Win,
            other => panic!("`{other}` is no result"),
        };
        let pieces = |field: &str| field.parse().expect("a piece value");
        CrikeyOutcome { result, white_pieces: pieces(fields[1]), black_pieces: pieces(fields[2]) }
    }

    /// Rates one game; shows the core exchange, the points exchanged and both ratings afterwards.
    #[track_caller]
    fn check(white: &str, black: &str, game: &str, expected: &str) {
        let rules = CrikeyRules::default();
        let exchange = rules.exchange(hundredths(white), hundredths(black), &outcome(game), &mut ());
        let Exchange { core, points, .. } = exchange;
        let shown = format!("CE {core} P {points}: {} {}", exchange.white_after(), exchange.black_after());
        assert_eq!(shown, expected);
    }

    #[test]
    fn s1_2_the_worked_example_of_the_source() {
        check("76.91", "76.36", "won 1 1", "CE 0.36 P 0.64: 77.55 75.72");
        check("76.91", "76.36", "lost 15 15", "CE 0.36 P 1.36: 75.55 77.72");
        check("76.91", "76.36", "lost 20 15", "CE 0.36 P 2.72: 74.19 79.08");
        check("76.91", "76.36", "drew 20 15", "CE 0.36 P 0.36: 76.55 76.72");
    }

    #[test]
    fn s1_2_step_3_halves_are_rounded_upwards() {
        for (gap, core) in [(0, 0), (4, 0), (5, 1), (14, 1), (15, 2), (355, 36), (1045, 105), (1044, 104)] {
            assert_eq!(core_exchange(Hundredths(gap)), Hundredths(core), "gap {gap}");
        }
    }

    #[test]
    fn s1_2_step_4_strength_counts_after_the_handicap() {
        check("50.00", "52.00", "won 1 1", "CE 0.10 P 0.90: 50.90 51.10");
        check("50.00", "54.00", "won 1 1", "CE 0.10 P 1.10: 51.10 52.90");
        check("50.00", "54.00", "lost 1 1", "CE 0.10 P 0.90: 49.10 54.90");
        check("50.00", "54.00", "drew 1 1", "CE 0.10 P 0.10: 50.10 53.90");
    }

    #[test]
    fn s1_2_step_4_equal_strengths() {
        check("50.00", "53.00", "won 1 1", "CE 0.00 P 1.00: 51.00 52.00");
        check("50.00", "53.00", "lost 1 1", "CE 0.00 P 1.00: 49.00 54.00");
        check("50.00", "53.00", "drew 1 2", "CE 0.00 P 0.00: 50.00 53.00");
    }

    #[test]
    fn s1_2_step_5_only_strictly_fewer_pieces_of_the_winner_double() {
        check("50.00", "53.00", "won 9 10", "CE 0.00 P 2.00: 52.00 51.00");
        check("50.00", "53.00", "won 10 10", "CE 0.00 P 1.00: 51.00 52.00");
        check("50.00", "53.00", "won 11 10", "CE 0.00 P 1.00: 51.00 52.00");
        check("50.00", "53.00", "lost 11 10", "CE 0.00 P 2.00: 48.00 55.00");
        check("50.00", "53.00", "lost 9 10", "CE 0.00 P 1.00: 49.00 54.00");
        check("50.00", "40.00", "drew 9 10", "CE 1.30 P 1.30: 48.70 41.30");
    }

    #[test]
    fn s1_5_above_a_gap_of_ten_the_stronger_winner_loses_points() {
        check("40.00", "10.00", "won 5 5", "CE 3.30 P -2.30: 37.70 12.30");
        check("40.00", "10.00", "won 4 5", "CE 3.30 P -4.60: 35.40 14.60");
        check("10.00", "23.00", "lost 5 5", "CE 1.00 P 0.00: 10.00 23.00");
    }

    #[test]
    fn s1_5_ratings_have_no_range() {
        check("-0.50", "-2.00", "lost 1 1", "CE 0.45 P 1.45: -1.95 -0.55");
        check(
            "999999999.99",
            "-999999999.99",
            "drew 1 1",
            "CE 200000000.30 P 200000000.30: 799999999.69 -799999999.69",
        );
    }

    #[test]
    fn s1_1_ratings_have_exactly_two_decimals() {
        for (text, units) in [("76.91", 7691), ("-0.00", 0), ("-0.05", -5), ("007.00", 700)] {
            assert_eq!(text.parse(), Ok(Hundredths(units)), "{text}");
        }
        let wrong = [
            "",
            "-",
            ".",
            "76",
            "76.",
            "76.9",
            "76.911",
            "76,91",
            "+76.91",
            ".91",
            "-.91",
            "--1.00",
            "7 6.91",
            "1234567890.00",
            "76.9a",
            "a.91",
            "7.6.91",
            "１.00",
            "1e2.00",
        ];
        for text in wrong {
            assert_eq!(text.parse::<Hundredths>(), Err(BadHundredths), "{text}");
        }
    }

    #[test]
    fn a_zero_has_no_minus_sign() {
        assert_eq!(Hundredths(-5).to_string(), "-0.05");
        assert_eq!((-Hundredths(0)).to_string(), "0.00");
        assert_eq!(format!("{:>7}", Hundredths(-12_345)), "-123.45");
    }

    #[test]
    fn ratings_of_the_desk_are_converted_exactly() {
        assert_eq!(Hundredths::from_rating(Rating::from_units(76_910)), Some(Hundredths(7691)));
        assert_eq!(Hundredths::from_rating(Rating::from_units(76_911)), None);
        assert_eq!(Hundredths(7691).to_rating(), Rating::from_units(76_910));
    }

    #[test]
    fn the_explanation_goes_step_by_step() {
        let mut reasons = Vec::<Reason>::new();
        let game = outcome("lost 20 15");
        CrikeyRules::default().exchange(hundredths("76.91"), hundredths("76.36"), &game, &mut reasons);
        let told = reasons.iter().map(ToString::to_string).collect::<Vec<_>>();
        let expected = [
            "Crikey rule 1: strength 79.91 (76.91 + 3.00) against 76.36",
            "Crikey rule 1: gap 3.55",
            "Crikey rule 2: CE 0.36",
            "Crikey rule 3b: weaker side wins: RPE 1.00 + 0.36 = 1.36",
            "Crikey rule 4: 15 < 20: doubled, RPE 2.72",
            "Crikey rule 3: White 76.91 to 74.19",
            "Crikey rule 3: Black 76.36 to 79.08",
        ];
        assert_eq!(told, expected);
    }

    fn any_outcome() -> impl Strategy<Value = CrikeyOutcome> {
        let result = prop_oneof![Just(GameScore::Loss), Just(GameScore::Draw), Just(GameScore::Win)];
        (result, 0..40_u32, 0..40_u32).prop_map(|(result, white_pieces, black_pieces)| CrikeyOutcome {
            result,
            white_pieces,
            black_pieces,
        })
    }

    proptest! {
        #[test]
        fn ratings_exchanged_sum_to_zero(
            white in -200_000_000_000_i64..200_000_000_000,
            black in -200_000_000_000_i64..200_000_000_000,
            outcome in any_outcome(),
        ) {
            let exchange =
                CrikeyRules::default().exchange(Hundredths(white), Hundredths(black), &outcome, &mut ());
            prop_assert_eq!(exchange.white_change + exchange.black_change(), Hundredths::ZERO);
            prop_assert_eq!((exchange.white_after() + exchange.black_after()).units(), white + black);
        }

        #[test]
        fn changing_sides_without_a_handicap_mirrors_the_exchange(
            white in -20_000_i64..20_000,
            black in -20_000_i64..20_000,
            outcome in any_outcome(),
        ) {
            let rules = CrikeyRules { handicap: Hundredths::ZERO };
            let result = outcome.result.opposite();
            let (white_pieces, black_pieces) = (outcome.black_pieces, outcome.white_pieces);
            let mirrored = CrikeyOutcome { result, white_pieces, black_pieces };
            let there = rules.exchange(Hundredths(white), Hundredths(black), &outcome, &mut ());
            let back = rules.exchange(Hundredths(black), Hundredths(white), &mirrored, &mut ());
            prop_assert_eq!(there.white_change, back.black_change());
        }

        #[test]
        fn no_numbers_at_all_make_it_stumble(white: i64, black: i64, handicap: i64, outcome in any_outcome()) {
            let rules = CrikeyRules { handicap: Hundredths(handicap) };
            let mut reasons = Vec::<Reason>::new();
            let exchange = rules.exchange(Hundredths(white), Hundredths(black), &outcome, &mut reasons);
            prop_assert!(Hundredths::ZERO <= exchange.gap);
            prop_assert!(!reasons.is_empty());
        }
    }
}
