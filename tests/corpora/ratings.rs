//! Rating tables and worked ratings, to the last digit that the corpus has.

use std::collections::BTreeMap;

use wallchart::engine::action::{Act, Details, Entrant, Header, ListedRating, Outcome, PairedBy, RatingKind};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::rating::fide::{
    FideEdition, FideRules, FirstRating, Tempo, change, hundredths, k_over,
};
use wallchart::engine::rating::fide_table::scoring_probability;
use wallchart::engine::rating::glicko2::{self, GlickoGame, Strength};
use wallchart::engine::rating::performance::{difference_of_share, performance, share_and_difference};
use wallchart::engine::rating::probit::normal::Tails;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{Game, PointSystem, RatingSystem, Setup};
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::engine::text::Label;

use crate::corpus::{self, ALL};

/// A row of a table by the names of its columns.
type Row = BTreeMap<String, String>;

/// Returns the rows of a table of the corpus; none if the corpus is missing.
#[track_caller]
fn rows(name: &str, least: usize) -> Vec<Row> {
    let files = corpus::files("ratings", "csv", 8);
    let Some(path) = files.into_iter().find(|path| path.ends_with(name)) else { return Vec::new() };
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines().map(|line| line.split(','));
    let head: Vec<&str> = lines.next().unwrap().collect();
    let row = |line: std::str::Split<'_, char>| {
        let fields: Vec<&str> = line.collect();
        assert_eq!(fields.len(), head.len(), "{fields:?}");
        head.iter().zip(fields).map(|(name, field)| ((*name).to_owned(), field.to_owned())).collect()
    };
    let rows: Vec<Row> = lines.map(row).collect();
    assert!(rows.len() >= least, "{name}: {} rows, not {least}", rows.len());
    corpus::sample(&format!("ratings, {name}"), rows, ALL)
}

/// The numbers in a field, separated by spaces.
fn numbers(field: &str) -> Vec<i32> {
    field.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

fn scores(field: &str) -> Vec<GameScore> {
    let score = |c| match c {
        '1' => GameScore::Win,
        '=' => GameScore::Draw,
        '0' => GameScore::Loss,
        _ => panic!("{field} has something else than 1 = 0"),
    };
    field.chars().map(score).collect()
}

/// The hundredths of a decimal number: `0.57`, `-59.6`.
fn hundredths_of(field: &str) -> i64 {
    let (whole, decimals) = field.split_once('.').unwrap_or((field, ""));
    format!("{whole}{decimals:0<2}").parse().unwrap()
}

/// Results with these points, as far as there are games: their order does not matter.
fn results(points: i64, games: usize) -> Vec<GameScore> {
    let (wins, draws) = (usize::try_from(points / 100).unwrap(), usize::from(points % 100 == 50));
    let mut scores = vec![GameScore::Win; wins];
    scores.extend(vec![GameScore::Draw; draws]);
    scores.resize(games, GameScore::Loss);
    scores
}

#[test]
fn fide_tables() {
    for row in rows("fide_p_to_dp.csv", 101) {
        assert_eq!(difference_of_share(hundredths_of(&row["p"])).to_string(), row["dp"], "p {}", row["p"]);
    }
    for row in rows("fide_d_to_pd.csv", 51) {
        let least: i32 = row["d_min"].parse().unwrap();
        // The last row has no upper limit.
        let most = row["d_max"].parse().unwrap_or(3000);
        for difference in least..=most {
            let found =
                [difference, -difference].map(|difference| i64::from(scoring_probability(difference)));
            // At a difference of 0, too, the higher rated player comes first.
            let expected = [&row["pd_higher"], &row["pd_lower"]].map(|field| hundredths_of(field));
            assert_eq!(found, expected, "difference {difference}");
        }
    }
}

#[test]
fn fide_rating_changes() {
    for row in rows("fide_rating_change_examples.csv", 58) {
        let case = &row["case"];
        let (tempo, edition) = match row["rule"].as_str() {
            "std2025" => (Tempo::Standard, FideEdition::October2025),
            "std2024" => (Tempo::Standard, FideEdition::March2024),
            // Its games with a difference of 600 points or more are rated, as before December 2024.
            "rapid" => (Tempo::Rapid, FideEdition::March2024),
            other => panic!("{case}: no rule {other}"),
        };
        let rules = FideRules { tempo, edition };
        let own: i32 = row["rating"].parse().unwrap();
        let opponents = numbers(&row["opponents"]);
        let scores = scores(&row["scores"]);
        assert_eq!(opponents.len(), scores.len(), "{case}");
        let expected: Vec<i32> =
            opponents.iter().map(|other| rules.expected(own, *other).unwrap().probability.into()).collect();
        assert_eq!(expected, numbers(&row["pd_hundredths"]), "{case}");
        let sum: i64 = scores.iter().map(|score| hundredths(*score)).sum::<i64>()
            - expected.iter().copied().map(i64::from).sum::<i64>();
        assert_eq!(sum, hundredths_of(&row["sum_delta"]), "{case}");
        let k = k_over(row["k_base"].parse().unwrap(), row["games_in_period"].parse().unwrap());
        assert_eq!(k.to_string(), row["k_used"], "{case}");
        assert_eq!(i64::from(k) * sum, hundredths_of(&row["change_exact"]), "{case}");
        let change = change(k, sum);
        assert_eq!(change.to_string(), row["change_rounded"], "{case}");
        assert_eq!((i64::from(own) + change).to_string(), row["new_rating"], "{case}");
    }
}

#[test]
fn fide_first_ratings() {
    for row in rows("fide_initial_rating_examples.csv", 27) {
        let case = &row["case"];
        let opponents = numbers(&row["opponents"]);
        let games = u32::try_from(opponents.len()).unwrap();
        let sum = opponents.iter().copied().map(i64::from).sum();
        let points = hundredths_of(&row["score"]);
        let first = FirstRating::of(sum, games, points);
        let share = first.share;
        assert_eq!(format!("{}.{:02}", share / 100, share % 100), row["p_used"], "{case}");
        assert_eq!(first.difference.to_string(), row["dp"], "{case}");
        // Ra in ten thousandths, rounded half up.
        let exact = (2 * first.sum * 10_000 + first.count).div_euclid(2 * first.count);
        assert_eq!(format!("{}.{:04}", exact / 10_000, exact % 10_000), row["ra_exact"], "{case}");
        assert_eq!(first.uncapped.to_string(), row["ru_rounded"], "{case}");
        assert_eq!(first.rating.to_string(), row["ru_capped"], "{case}");
        assert_eq!(first.published().is_some(), row["published"] == "yes", "{case}");
    }
}

#[test]
fn fide_performances() {
    for row in rows("fide_performance_examples.csv", 46) {
        let case = &row["case"];
        let opponents: Vec<i64> = numbers(&row["opponents"]).into_iter().map(i64::from).collect();
        let scores = results(hundredths_of(&row["score"]), opponents.len());
        let games: Vec<_> = opponents.iter().copied().zip(scores).collect();
        let mean = share_and_difference(&games).map(|(mean, ..)| mean.to_string());
        assert_eq!(mean, Some(row["aro"].clone()), "{case}");
        assert_eq!(performance(&games).map(|tpr| tpr.to_string()), Some(row["tpr"].clone()), "{case}");
    }
}

/// A player of the table of Glicko-2: `1400/30`, with the volatility that the table gives.
fn strength(rating: &str, deviation: &str, volatility: f64) -> Strength {
    Strength { rating: rating.parse().unwrap(), deviation: deviation.parse().unwrap(), volatility }
}

#[test]
fn glicko_2() {
    for row in rows("glicko2_examples.csv", 26) {
        let case = &row["case"];
        let games = row["opponents(rating/rd/score)"].split_whitespace().map(|game| {
            let [rating, deviation, score] = game.split('/').collect::<Vec<_>>()[..] else {
                panic!("{game}")
            };
            let score = match score {
                "1" => GameScore::Win,
                "0.5" => GameScore::Draw,
                "0" => GameScore::Loss,
                other => panic!("{case}: no score {other}"),
            };
            GlickoGame { opponent: strength(rating, deviation, 0.06), score }
        });
        let games: Vec<_> = games.collect();
        let before = strength(&row["rating"], &row["rd"], row["sigma"].parse().unwrap());
        let after = glicko2::rate(before, &games, row["tau"].parse().unwrap()).after;
        let shown = format!("{:.6} {:.6} {:.9}", after.rating, after.deviation, after.volatility);
        assert_eq!(shown, format!("{} {} {}", row["new_rating"], row["new_rd"], row["new_sigma"]), "{case}");
    }
}

#[test]
fn expected_scores_by_table_and_normal_distribution() {
    let tails = Tails::default();
    for row in rows("elo_expected_compare.csv", 33) {
        let difference: i32 = row["d"].parse().unwrap();
        let table = i64::from(scoring_probability(difference));
        assert_eq!(table, hundredths_of(&row["fide_table"]), "difference {difference}");
        let normal = tails.distribution(f64::from(difference) * 7.0 / 2000.0);
        assert_eq!(format!("{normal:.8}"), row["normal_sd_2000_7"], "difference {difference}");
    }
}

/// An event in which player 1 meets the others, one per round.
fn event(rules: FideRules, own: Entrant, opponents: &[i32], scores: &[GameScore]) -> State {
    let game = Game::Chess(PointSystem::default());
    let setup = Setup { rating: RatingSystem::Fide(rules), rounds: 20, ..Setup::bare(&game) };
    let mut state = State::new(&Header::new(Label::default(), Details::default(), setup));
    let rated = |rating: &i32| Entrant {
        name: "opponent".parse().unwrap(),
        rating: rating.to_string().parse().ok(),
        ..Entrant::default()
    };
    let entrants = std::iter::once(own).chain(opponents.iter().map(rated));
    for (id, entrant) in (1..).map(PlayerId).zip(entrants) {
        state.apply(&Act::Register { id, entrant }).unwrap();
    }
    for (at, score) in (1..).zip(scores) {
        let round = RoundNo(at);
        let boards = vec![vec![PlayerId(u32::from(at) + 1), PlayerId(1)]];
        state.evolve(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Import });
        let outcome = Outcome::game(score.opposite(), *score);
        state.apply(&Act::Record { round, board: BoardNo(1), outcome }).unwrap();
    }
    state
}

/// The rating of player 1 in the standings of an event.
fn rating_now(state: &State) -> String {
    let standings = Standings::after(state, state.last_round());
    let now = standings.row(PlayerId(1)).unwrap().rating.now;
    now.map_or_else(|| "-".to_owned(), |now| now.to_string())
}

/// The same cases as events, if the table has all games of the period.
#[test]
fn fide_ratings_in_the_standings() {
    let mut run = 0;
    for row in rows("fide_rating_change_examples.csv", 58) {
        if row["k_base"] != row["k_used"] {
            continue;
        }
        let (tempo, edition) = match row["rule"].as_str() {
            "std2025" => (Tempo::Standard, FideEdition::October2025),
            "std2024" => (Tempo::Standard, FideEdition::March2024),
            _ => (Tempo::Rapid, FideEdition::March2024),
        };
        let listed = ListedRating {
            kind: if tempo == Tempo::Rapid { RatingKind::Rapid } else { RatingKind::Standard },
            rating: row["rating"].parse().unwrap(),
            k: row["k_base"].parse().ok(),
            source: Label::default(),
        };
        let own = Entrant { name: "own".parse().unwrap(), ratings: vec![listed], ..Entrant::default() };
        let rules = FideRules { tempo, edition };
        let state = event(rules, own, &numbers(&row["opponents"]), &scores(&row["scores"]));
        assert_eq!(rating_now(&state), row["new_rating"], "{}", row["case"]);
        run += 1;
    }
    for row in rows("fide_initial_rating_examples.csv", 27) {
        let opponents = numbers(&row["opponents"]);
        let scores = results(hundredths_of(&row["score"]), opponents.len());
        let own = Entrant { name: "own".parse().unwrap(), ..Entrant::default() };
        let state = event(FideRules::default(), own, &opponents, &scores);
        let expected = if row["published"] == "yes" { &row["ru_capped"] } else { "-" };
        assert_eq!(rating_now(&state), expected, "{}", row["case"]);
        run += 1;
    }
    assert!(run > 70 || corpus::shared().is_none(), "{run} cases");
}
