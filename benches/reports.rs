//! Measures each report of an event of 5,000 players and 9 rounds, with its text and its page.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use wallchart::engine::action::{Act, Details, Entrant, Header, Outcome, PairedBy};
use wallchart::engine::game::crikey::{CrikeyOutcome, CrikeyRules};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::prizes::{PerPlayer, PrizeRules, Sharing};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{
    Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations, Setup, TieBreak,
};
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::engine::text::Label;
use wallchart::formats::prizes;
use wallchart::formats::report::card::Cards;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{
    self, Imprint, Report, Source, crosstable, csv, html, names, pairings, slips, standings, text,
};
use wallchart::site;

const PLAYERS: u32 = 5000;
const ROUNDS: u16 = 9;

/// Returns a Crikey event, because its games also change ratings.
fn event() -> State {
    let setup = Setup {
        game: Game::Crikey(PointSystem::default()),
        pairing: PairingSystem::Manual,
        rating: RatingSystem::Exchange(CrikeyRules { handicap: "3.00".parse().unwrap() }),
        ranking: Ranking::by(vec![TieBreak::Resistance, TieBreak::SonnebornBerger, TieBreak::Blacks]),
        rounds: ROUNDS,
        rated_by: Vec::new(),
        regulations: Regulations::default(),
    };
    let details = Details { title: "large".parse().unwrap(), ..Details::default() };
    let mut state = State::new(&Header::new(Label::default(), details, setup));
    for id in 1..=PLAYERS {
        let rating = format!("{}.50", 280 - id / 30).parse().ok();
        let entrant =
            Entrant { name: format!("Fámily{id:05}, Given").parse().unwrap(), rating, ..Entrant::default() };
        state.evolve(&Act::Register { id: PlayerId(id), entrant });
    }
    for round in (1..=ROUNDS).map(RoundNo) {
        let other = |at: u32| PLAYERS / 2 + 1 + (at + u32::from(round.0)) % (PLAYERS / 2);
        let boards = (0..PLAYERS / 2).map(|at| vec![PlayerId(at + 1), PlayerId(other(at))]).collect();
        state.evolve(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Import });
        for board in 1..=PLAYERS / 2 {
            let results = [GameScore::Win, GameScore::Draw, GameScore::Loss];
            let result = results[((board * 7 + u32::from(round.0)) % 3) as usize];
            let outcome = Outcome::Crikey(CrikeyOutcome { result, white_pieces: 12, black_pieces: 9 });
            let board = BoardNo(u16::try_from(board).unwrap());
            state.evolve(&Act::Record { round, board, outcome });
        }
    }
    state
}

fn rules() -> PrizeRules {
    let fund: Vec<String> = (1..=200).rev().map(|prize| format!("\"{prize}\"")).collect();
    let fund = fund.join(",");
    let categories = (0..10)
        .map(|at| format!("(name: \"{at}\", who: (rating_below: \"{}\"), prizes: [{fund}])", 100 + 20 * at));
    let text = format!("(sharing: Hort, categories: [{}])", categories.collect::<Vec<_>>().join(","));
    let rules = prizes::read(&text).unwrap();
    assert_eq!((rules.sharing, rules.per_player), (Sharing::Hort, PerPlayer::Largest));
    rules
}

fn reports(c: &mut Criterion) {
    let state = event();
    let imprint = Imprint::default();
    let source = Source { state: &state, round: state.last_round(), imprint: &imprint };
    let now = Standings::after(&state, source.round);
    let (order, rules) = (NameOrder::plain(), rules());
    let mut group = c.benchmark_group("reports of 5,000 players and 9 rounds");
    group.sample_size(10);
    let mut measure = |name: &str, build: &dyn Fn() -> Report| {
        group.bench_function(name, |b| b.iter(build));
        let report = build();
        group.bench_function(format!("{name} as text"), |b| b.iter(|| text::write(black_box(&report))));
        group.bench_function(format!("{name} as CSV"), |b| b.iter(|| csv::write(black_box(&report))));
        group.bench_function(format!("{name} as a page"), |b| b.iter(|| html::write(black_box(&report))));
    };
    measure("pairings", &|| pairings::by_board(&source));
    measure("names", &|| names::by_name(&source, &order));
    measure("standings", &|| standings::standings(&source, &now));
    measure("crosstable", &|| crosstable::crosstable(&source, &now));
    measure("slips", &|| slips::slips(&source));
    measure("prizes", &|| report::prizes::prizes(&source, &now, &rules));
    measure("cards", &|| Cards::of(source).all());
    group.bench_function("the pages of a site", |b| {
        b.iter(|| site::pages(&state, &imprint, &order, &()));
    });
}

criterion_group!(benches, reports);
criterion_main!(benches);
