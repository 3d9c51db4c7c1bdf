//! Measures the standings after a result: 5,000 and 500 players, 11 rounds, ten tie-breaks of C.07.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use wallchart::engine::action::{Act, ByeKind, Details, Entrant, Header, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{
    Acceleration, Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations, Setup, SwissRules,
    TieBreak,
};
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::engine::text::Label;

const ROUNDS: u16 = 11;

/// The tie-breaks, with the slowest ones: opponents of opponents, a search by bisection, and the games of
/// tied players.
const TIE_BREAKS: [&str; 10] = ["BH/C1", "BH/M1", "SB/C1", "DE", "AOB", "FB", "PTP", "APPO", "PS", "KS"];

fn event(players: u32) -> State {
    let tie_breaks = TIE_BREAKS.iter().map(|code| TieBreak::of_report(code).unwrap()).collect();
    let setup = Setup {
        game: Game::Chess(PointSystem::default()),
        pairing: PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }),
        rating: RatingSystem::Unrated,
        ranking: Ranking::by(tie_breaks),
        rounds: ROUNDS,
        rated_by: Vec::new(),
        regulations: Regulations::default(),
    };
    let details = Details { title: "large".parse().unwrap(), ..Details::default() };
    let mut state = State::new(&Header::new(Label::default(), details, setup));
    for id in 1..=players {
        let rating = (2600 - id / 4).to_string().parse().ok();
        let entrant =
            Entrant { name: format!("Fámily{id:05}, Given").parse().unwrap(), rating, ..Entrant::default() };
        state.evolve(&Act::Register { id: PlayerId(id), entrant });
    }
    for round in (1..=ROUNDS).map(RoundNo) {
        // Ten players have a half-point bye; the others meet a neighbour whom they have not met.
        let away = |id: u32| (id + u32::from(round.0) * 10) % players < 10;
        let here: Vec<u32> = (1..=players).filter(|id| !away(*id)).collect();
        let (upper, lower) = here.split_at(here.len() / 2);
        let shifted = lower.iter().cycle().skip(usize::from(round.0));
        let boards = upper.iter().zip(shifted).map(|(one, other)| vec![PlayerId(*one), PlayerId(*other)]);
        let boards: Vec<_> = boards.collect();
        let byes =
            (1..=players).filter(|id| away(*id)).map(|id| (PlayerId(id), ByeKind::HalfPoint)).collect();
        let count = u32::try_from(boards.len()).unwrap();
        state.evolve(&Act::Publish { round, boards, byes, by: PairedBy::Import });
        for board in 1..=count {
            let result = match (board * 7 + u32::from(round.0) * 13) % 31 {
                0..12 => Outcome::game(GameScore::Win, GameScore::Loss),
                12..20 => Outcome::game(GameScore::Draw, GameScore::Draw),
                20..30 => Outcome::game(GameScore::Loss, GameScore::Win),
                _ => Outcome::Forfeit { white: true, black: false },
            };
            state.evolve(&Act::Record {
                round,
                board: BoardNo(u16::try_from(board).unwrap()),
                outcome: result,
            });
        }
    }
    state
}

fn standings(c: &mut Criterion) {
    let mut group = c.benchmark_group("standings, 11 rounds, ten tie-breaks");
    for players in [500, 5000] {
        let state = event(players);
        group.bench_function(format!("{players} players"), |b| {
            b.iter(|| Standings::after(black_box(&state), state.last_round()));
        });
    }
}

criterion_group!(benches, standings);
criterion_main!(benches);
