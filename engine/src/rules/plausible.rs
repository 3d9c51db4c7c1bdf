//! Improbable results: hints, which never need a confirmation.
//!
//! * A win is improbable if the rating system expects at most [`UNLIKELY`] hundredths of a point of the
//!   winner: by FIDE's table (B.02, 8.1.2), from 392 rating points on. In a probit event differences are
//!   measured in its own standard deviation, so that the probability is the same. In Crikey it is a win of
//!   the side that is weaker by [`CRIKEY_GAP`] or more: from there on the stronger side could not have won
//!   any points.
//! * A score of Tractor is improbable above [`LIKELY_POINTS`].
//! * Equal results are improbable at [`ALIKE`] boards in a row, or at all boards with a result if there are
//!   at least that many. The hint appears when there are 8, 16, 24 and so on.

use std::fmt;

use crate::basics::id::{BoardNo, RoundNo};
use crate::basics::number::Rating;
use crate::event::action::Outcome;
use crate::event::setup::{Game, RatingSystem};
use crate::event::state::{Board, Player, State};
use crate::game::crikey::Hundredths;
use crate::game::scoring::GameScore;
use crate::rating_systems::fide_table::scoring_probability;

/// The largest expected score with which a win is improbable, in hundredths of a point.
pub const UNLIKELY: u8 = 8;

/// The number of equal results that is improbable.
pub const ALIKE: usize = 8;

/// The strength difference from which on a win of the weaker side of Crikey is improbable, including the
/// handicap of White.
pub const CRIKEY_GAP: Hundredths = Hundredths::from_units(1000);

/// The defenders' points of a typed score of Tractor above which it is improbable: all 200 of two decks, of
/// which 40 are hidden and count twice (2.5). Hidden cards that count more often are rare.
pub const LIKELY_POINTS: u64 = 240;

/// The points of one standard deviation: of FIDE's table, and of the probit system with the factor 1.
const DEVIATIONS: (i64, i64) = (283, 100);

/// A hint about an improbable result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// A much weaker player has won.
    Upset {
        /// The name and the rating of the winner.
        winner: (String, Rating),
        /// The name and the rating of the loser.
        loser: (String, Rating),
    },
    /// The defenders of a round of Tractor have very many points.
    Points(u64),
    /// Many results are equal.
    Alike {
        /// The number of results.
        results: usize,
        /// True if they are all results of the round so far; otherwise they are in a row.
        is_round: bool,
    },
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Upset { winner, loser } => write!(
                f,
                "{} ({}) has won against {} ({}): is it typed the right way round?",
                winner.0, winner.1, loser.0, loser.1
            ),
            Self::Points(points) => write!(f, "{points} points for the defenders: is the score typed right?"),
            Self::Alike { results, is_round: true } => {
                write!(f, "all {results} results of this round so far are the same")
            }
            Self::Alike { results, is_round: false } => {
                write!(f, "{results} boards in a row have the same result")
            }
        }
    }
}

/// Returns the hints about the result of a board.
#[must_use]
pub fn hints(state: &State, round: RoundNo, board: BoardNo) -> Vec<Hint> {
    let Some(held) = state.board(round, board) else { return Vec::new() };
    let points = held.outcome.iter().flat_map(many_points).map(Hint::Points);
    upset(state, held).into_iter().chain(points).chain(alike(state, round, board)).collect()
}

/// Returns the improbable score of a round of Tractor, or those of a match of teams.
fn many_points(outcome: &Outcome) -> Vec<u64> {
    match outcome {
        Outcome::TractorScore(score) => {
            Vec::from_iter((LIKELY_POINTS < score.points).then_some(score.points))
        }
        Outcome::Match(held) => held.games.iter().flat_map(many_points).collect(),
        Outcome::Game { .. }
        | Outcome::Forfeit { .. }
        | Outcome::Adjourned
        | Outcome::Crikey(_)
        | Outcome::Dice(_)
        | Outcome::Tractor(_) => Vec::new(),
    }
}

fn upset(state: &State, board: &Board) -> Option<Hint> {
    let ([white, black], Some(outcome)) = (&board.seats[..], &board.outcome) else { return None };
    let winner = match outcome.sides()? {
        (GameScore::Win, GameScore::Loss) => [*white, *black],
        (GameScore::Loss, GameScore::Win) => [*black, *white],
        _ => return None,
    };
    let [winner, loser] = winner.map(|id| state.player(id));
    let (winner, loser) = (winner?, loser?);
    let (own, others) = (state.rating_of(winner)?, state.rating_of(loser)?);
    // The strength difference in thousandths of a point, if the winner is weaker.
    let weaker = others.units().checked_sub(own.units()).filter(|weaker| 0 < *weaker)?;
    let is_unlikely = match (&state.setup.game, state.setup.rating_of_players()) {
        (Game::Crikey(_), _) | (_, RatingSystem::Exchange(_)) => {
            let RatingSystem::Exchange(rules) = state.setup.rating else { return None };
            let handicap = rules.handicap.units();
            // White's strength includes the handicap.
            let handicap = if winner_is_white(outcome) { -handicap } else { handicap };
            CRIKEY_GAP.units() <= weaker / 10 + handicap
        }
        (_, RatingSystem::Probit { rules, .. }) => {
            let (table, own) = DEVIATIONS;
            let deviation = own * i64::from(rules.factor.number());
            is_unlikely(weaker.saturating_mul(table) / deviation)
        }
        (_, RatingSystem::Unrated | RatingSystem::Fide(_) | RatingSystem::Glicko2(_)) => is_unlikely(weaker),
    };
    let named = |player: &Player, rating| (state.name(player.id), rating);
    is_unlikely.then(|| Hint::Upset { winner: named(winner, own), loser: named(loser, others) })
}

fn winner_is_white(outcome: &Outcome) -> bool {
    outcome.sides().is_some_and(|(white, _)| white == GameScore::Win)
}

/// Returns true if a win is improbable for a player who is weaker by a number of thousandths of a rating
/// point in FIDE's table.
fn is_unlikely(weaker: i64) -> bool {
    let points = i32::try_from(weaker / 1000).unwrap_or(i32::MAX);
    scoring_probability(-points) <= UNLIKELY
}

fn alike(state: &State, round: RoundNo, board: BoardNo) -> Option<Hint> {
    let boards = &state.round(round)?.boards;
    let sides = |board: &Board| board.outcome.as_ref().and_then(Outcome::sides);
    let own = boards.get(board.index()).and_then(sides)?;
    let is_told = |results: usize| 0 < results && results.is_multiple_of(ALIKE);
    let known = boards.iter().filter(|board| board.outcome.is_some()).count();
    let same = boards.iter().filter(|board| sides(board) == Some(own)).count();
    if known == same {
        return is_told(same).then_some(Hint::Alike { results: same, is_round: true });
    }
    let is_same = |board: &&Board| sides(board) == Some(own);
    let (before, behind) = boards.split_at(board.index());
    let row = before.iter().rev().take_while(is_same).count() + behind.iter().take_while(is_same).count();
    is_told(row).then_some(Hint::Alike { results: row, is_round: false })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::PlayerId;
    use crate::basics::text::Label;
    use crate::event::action::{Act, Details, Entrant, Header, PairedBy};
    use crate::event::setup::{PairingSystem, PointSystem, ProbitVersion, Ranking, Setup};
    use crate::game::crikey::{CrikeyOutcome, CrikeyRules};
    use crate::game::tractor::cards::Rank;
    use crate::game::tractor::round::Score;
    use crate::game::tractor::table::Seat;
    use crate::rating_systems::probit::batch::ProbitRules;

    /// Creates an event whose first round pairs players with these ratings, two by two.
    fn event(game: Game, rating: RatingSystem, ratings: &[&str]) -> State {
        let ranking = Ranking::by(Vec::new());
        let setup = Setup {
            game,
            pairing: PairingSystem::Manual,
            rating,
            ranking,
            rounds: 1,
            rated_by: Vec::new(),
            regulations: crate::event::setup::Regulations::default(),
        };
        let mut state = State::new(&Header::new(Label::default(), Details::default(), setup));
        for (id, rating) in (1_u32..).map(PlayerId).zip(ratings) {
            let name = format!("P{id}").parse().unwrap();
            let entrant = Entrant { name, rating: rating.parse().ok(), ..Entrant::default() };
            state.apply(&Act::Register { id, entrant }).unwrap();
        }
        let ids: Vec<PlayerId> = state.players.iter().map(|player| player.id).collect();
        let boards = ids.chunks(2).map(<[PlayerId]>::to_vec).collect();
        let by = PairedBy::Hand;
        state.apply(&Act::Publish { round: RoundNo(1), boards, byes: Vec::new(), by }).unwrap();
        state
    }

    fn told(state: &mut State, board: u16, outcome: Outcome) -> String {
        let board = BoardNo(board);
        state.apply(&Act::Record { round: RoundNo(1), board, outcome }).unwrap();
        let hints = hints(state, RoundNo(1), board);
        hints.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    #[track_caller]
    fn check(game: Game, rating: RatingSystem, ratings: [&str; 2], white: GameScore, expected: bool) {
        let outcome = if matches!(game, Game::Crikey(_)) {
            Outcome::Crikey(CrikeyOutcome { result: white, white_pieces: 9, black_pieces: 9 })
        } else {
            Outcome::game(white, white.opposite())
        };
        let mut state = event(game, rating, &ratings);
        let told = told(&mut state, 1, outcome);
        assert_eq!(!told.is_empty(), expected, "{ratings:?} {white:?}: {told}");
    }

    #[test]
    fn a_much_weaker_winner_is_hard_to_believe() {
        let chess = || Game::Chess(PointSystem::default());
        let unrated = RatingSystem::Unrated;
        check(chess(), unrated, ["2400", "1200"], GameScore::Loss, true);
        check(chess(), unrated, ["1200", "2400"], GameScore::Win, true);
        check(chess(), unrated, ["2400", "1200"], GameScore::Win, false);
        check(chess(), unrated, ["2400", "1200"], GameScore::Draw, false);
        // The table has 0.08 from a difference of 392 on.
        check(chess(), unrated, ["1592", "1200"], GameScore::Loss, true);
        check(chess(), unrated, ["1591", "1200"], GameScore::Loss, false);
        check(chess(), unrated, ["", "1200"], GameScore::Loss, false);
    }

    #[test]
    fn each_rating_system_has_its_own_scale() {
        let probit = |factor: u32| RatingSystem::Probit {
            version: ProbitVersion::New,
            rules: ProbitRules {
                factor: crate::rating_systems::probit::batch::Factor::new(factor).unwrap(),
                ..ProbitRules::default()
            },
        };
        let decided = || Game::Decided(PointSystem::default());
        // 1.39 standard deviations.
        check(decided(), probit(1), ["1139", "1000"], GameScore::Loss, true);
        check(decided(), probit(1), ["1138", "1000"], GameScore::Loss, false);
        check(decided(), probit(10), ["2380", "1000"], GameScore::Loss, false);
        check(decided(), probit(10), ["2390", "1000"], GameScore::Loss, true);
        let rules = CrikeyRules::default();
        let crikey = || Game::Crikey(PointSystem::default());
        let exchange = RatingSystem::Exchange(rules);
        check(crikey(), exchange, ["77", "70"], GameScore::Loss, true);
        check(crikey(), exchange, ["76.99", "70"], GameScore::Loss, false);
        check(crikey(), exchange, ["70", "82.99"], GameScore::Win, false);
        check(crikey(), exchange, ["70", "83"], GameScore::Win, true);
    }

    #[test]
    fn many_equal_results_are_reported() {
        let ratings = ["1500"; 40];
        let game = Game::Chess(PointSystem::default());
        let mut state = event(game, RatingSystem::Unrated, &ratings);
        let draw = || Outcome::game(GameScore::Draw, GameScore::Draw);
        for board in 1..8 {
            assert_eq!(told(&mut state, board, draw()), "");
        }
        assert_eq!(told(&mut state, 8, draw()), "all 8 results of this round so far are the same");
        assert_eq!(told(&mut state, 9, draw()), "");
        assert_eq!(told(&mut state, 20, Outcome::game(GameScore::Win, GameScore::Loss)), "");
        for board in [10, 11, 12, 14, 15, 16] {
            assert_eq!(told(&mut state, board, draw()), "");
        }
        assert_eq!(told(&mut state, 13, draw()), "16 boards in a row have the same result");
    }

    #[test]
    fn a_score_with_a_digit_too_many_is_reported() {
        let ranks = [Rank::TWO; 2];
        let score = |points| Outcome::TractorScore(Score { dealer: Seat::Alice, ranks, points });
        assert_eq!(many_points(&score(240)), []);
        assert_eq!(many_points(&score(885)), [885]);
        let asked = "885 points for the defenders: is the score typed right?";
        assert_eq!(Hint::Points(885).to_string(), asked);
    }
}
