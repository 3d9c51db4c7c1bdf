//! A Swiss round is paired by the exact points, for every point system.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use wallchart_engine::action::{Act, Details, Entrant, Header, Outcome, PairedBy};
use wallchart_engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart_engine::meetings::Meetings;
use wallchart_engine::number::Points;
use wallchart_engine::pairing::dutch;
use wallchart_engine::pairing::propose::{preparations, propose};
use wallchart_engine::pairing::swiss::NamedField;
use wallchart_engine::scoring::GameScore;
use wallchart_engine::setup::{
    Acceleration, Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations, Setup, SwissRules,
};
use wallchart_engine::state::State;
use wallchart_engine::text::Label;

fn points(text: &str) -> Points {
    text.parse().unwrap()
}

/// A system with these points for a win, a draw and a loss, and the usual byes.
fn system(win: &str, draw: &str, loss: &str) -> PointSystem {
    let (win, draw, loss) = (points(win), points(draw), points(loss));
    PointSystem { win, draw, loss, pairing_allocated_bye: win, ..PointSystem::default() }
}

/// An event of eight players who win, draw and lose by a fixed plan, after this number of rounds.
fn event(points: PointSystem, acceleration: Acceleration, rounds: u16) -> State {
    let setup = Setup {
        game: Game::Chess(points),
        pairing: PairingSystem::Swiss(SwissRules { acceleration }),
        rating: RatingSystem::Unrated,
        ranking: Ranking::by(Vec::new()),
        rounds: 9,
        rated_by: Vec::new(),
        regulations: Regulations::default(),
    };
    assert_eq!(setup.complaints(), Vec::<String>::new());
    let details = Details { title: "open".parse().unwrap(), ..Details::default() };
    let mut state = State::new(&Header::new(Label::default(), details, setup));
    for id in (1..=8).map(PlayerId) {
        let entrant = Entrant { name: format!("player {id}").parse().unwrap(), ..Entrant::default() };
        state.apply(&Act::Register { id, entrant }).unwrap();
    }
    for act in preparations(&state, 7, &str::cmp) {
        state.apply(&act).unwrap();
    }
    for round in (1..=rounds).map(RoundNo) {
        let proposal = propose(&state, round).unwrap();
        let (boards, byes) = (proposal.boards, proposal.byes);
        state.apply(&Act::Publish { round, boards, byes, by: PairedBy::System }).unwrap();
        for board in (1..=4).map(BoardNo) {
            let outcome = match (round.0 + board.0) % 3 {
                0 => Outcome::game(GameScore::Win, GameScore::Loss),
                1 => Outcome::game(GameScore::Draw, GameScore::Draw),
                _ => Outcome::game(GameScore::Loss, GameScore::Win),
            };
            state.apply(&Act::Record { round, board, outcome }).unwrap();
        }
    }
    state
}

fn field(state: &State, acceleration: Acceleration) -> dutch::Explanation {
    let named = NamedField::of(state, state.next_round(), SwissRules { acceleration }).unwrap();
    dutch::explain(&named.field, &()).unwrap()
}

/// Checks that the brackets are the players of equal points in the standings, to the hundredth.
#[track_caller]
fn check_brackets(points: PointSystem) {
    for rounds in 1..4 {
        let state = event(points, Acceleration::None, rounds);
        let meetings = Meetings::after(&state, RoundNo(rounds));
        let mut expected: Vec<Points> =
            state.players.iter().map(|player| meetings.points(player.id)).collect();
        expected.sort_unstable();
        expected.dedup();
        let brackets = field(&state, Acceleration::None).brackets;
        let mut scores: Vec<String> = brackets.iter().map(|bracket| bracket.score.to_string()).collect();
        scores.reverse();
        assert_eq!(
            scores,
            expected.iter().map(Points::to_string).collect::<Vec<_>>(),
            "{points:?} R{rounds}"
        );
    }
}

#[test]
fn scoregroups_match_the_standings_to_the_hundredth() {
    check_brackets(PointSystem::default());
    check_brackets(system("1", "0.25", "0"));
    // A draw and a loss differ by less than a tenth.
    check_brackets(system("1", "0.25", "0.21"));
    check_brackets(system("0.09", "0.05", "0.01"));
    check_brackets(system("3", "1", "0"));
    check_brackets(system("2.5", "1.25", "0"));
    check_brackets(system("1000", "333.33", "0.01"));
}

/// Half a win is a quarter: in tenths it would be 0, and no player would be accelerated.
#[test]
fn virtual_points_are_exact() {
    let rules = SwissRules { acceleration: Acceleration::Baku };
    for (win, draw) in [("1", "0.5"), ("0.5", "0.25"), ("2.5", "1.25"), ("0.02", "0.01")] {
        let state = event(system(win, draw, "0"), Acceleration::Baku, 0);
        for (round, expected) in [(1, win), (4, draw), (6, "0")] {
            let named = NamedField::of(&state, RoundNo(round), rules).unwrap();
            let first = named.field.entrants[0].virtual_points.get(usize::from(round) - 1).copied();
            assert_eq!(first.unwrap_or_default().to_string(), points(expected).to_string(), "{win} {round}");
        }
    }
}
