//! Any setup of an event.

use super::super::choices::Choices;
use super::all_presets;
use wallchart::engine::action::RatingKind;
use wallchart::engine::game::crikey::CrikeyRules;
use wallchart::engine::game::crikey::Hundredths;
use wallchart::engine::game::tractor::cards::Rank;
use wallchart::engine::number::Points;
use wallchart::engine::rating::fide::FideEdition;
use wallchart::engine::rating::fide::FideRules;
use wallchart::engine::rating::fide::Tempo;
use wallchart::engine::rating::glicko2::GlickoRules;
use wallchart::engine::rating::probit::batch::Factor;
use wallchart::engine::rating::probit::batch::ProbitRules;
use wallchart::engine::rating::probit::rounding::Decimals;
use wallchart::engine::setup::Acceleration;
use wallchart::engine::setup::Elimination;
use wallchart::engine::setup::Game;
use wallchart::engine::setup::PairingSystem;
use wallchart::engine::setup::PointSystem;
use wallchart::engine::setup::ProbitVersion;
use wallchart::engine::setup::Ranking;
use wallchart::engine::setup::RatingSystem;
use wallchart::engine::setup::Regulations;
use wallchart::engine::setup::Setup;
use wallchart::engine::setup::Strength;
use wallchart::engine::setup::SwissRules;
use wallchart::engine::setup::TableRules;
use wallchart::engine::setup::TeamRanking;
use wallchart::engine::setup::TieBreak;
use wallchart::engine::setup::TieBreakRules;
use wallchart::engine::setup::TractorStart;
use wallchart::engine::setup::UnequalGames;
use wallchart::engine::setup::Unrated;

pub(super) const RATINGS: [&str; 10] = [
    "",
    "0",
    "1999.999",
    "-200",
    "0.001",
    "999999999.99",
    "-999999999",
    "1000000000",
    "9223372036854775.807",
    "-9223372036854775.808",
];

pub(super) fn any_setup(choices: &mut Choices<'_>) -> Setup {
    if !choices.rarely(3) {
        return choices.pick(all_presets()).setup;
    }
    Setup {
        game: any_game(choices),
        pairing: any_pairing(choices),
        rating: any_rating(choices),
        ranking: any_ranking(choices),
        rounds: choices.pick(&[3, 5, 1, 0, u16::MAX]),
        rated_by: (0..choices.below(3)).map(|_| choices.pick(RatingKind::ALL)).collect(),
        regulations: any_regulations(choices),
    }
}

pub(super) fn any_regulations(choices: &mut Choices<'_>) -> Regulations {
    let strengths = [Strength::Rating, Strength::Fide, Strength::NationalElseFide, Strength::Higher];
    Regulations {
        official: choices.rarely(2),
        strength: choices.pick(&strengths),
        long: choices.rarely(3),
        chess960: choices.rarely(3),
        second_pass: choices.rarely(3),
        teams: choices.rarely(3).then(TeamRanking::default),
    }
}

pub(super) fn any_game(choices: &mut Choices<'_>) -> Game {
    let points = any_points(choices);
    let ranks: Vec<Rank> = ["2", "9", "K", "A"].map(|rank| rank.parse().unwrap()).to_vec();
    match choices.below(5) {
        0 => Game::Chess(points),
        1 => Game::Crikey(points),
        2 => Game::Decided(points),
        3 => Game::Dice,
        _ => Game::Tractor(TractorStart { team1: choices.pick(&ranks), team2: choices.pick(&ranks) }),
    }
}

pub(super) fn any_points(choices: &mut Choices<'_>) -> PointSystem {
    let mut points = PointSystem::default();
    let mut any = || {
        let of = ["0", "0.5", "1", "3", "2", "0.25", "-1", "99.9", "1000000", "92233720368547758.07"];
        choices.pick(&of).parse::<Points>().unwrap()
    };
    (points.win, points.draw) = (any(), any());
    (points.loss, points.forfeit_loss) = (any(), any());
    (points.zero_point_bye, points.pairing_allocated_bye) = (any(), any());
    if choices.rarely(4) { points } else { PointSystem::default() }
}

pub(super) fn any_pairing(choices: &mut Choices<'_>) -> PairingSystem {
    match choices.below(10) {
        0 => PairingSystem::Manual,
        1 => PairingSystem::RoundRobin {
            cycles: choices.pick(&[1, 2, 3, 0, u8::MAX]),
            exchange_last_two: choices.rarely(2),
        },
        2 => PairingSystem::Tables(TableRules::Mixed { seats: choices.pick(&[2, 3, 10, 4, 1, u8::MAX]) }),
        3 => PairingSystem::Tables(TableRules::PartnersKept),
        4 => PairingSystem::Tables(TableRules::PartnersRotated),
        5 => PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }),
        6 => PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku }),
        7 => PairingSystem::Elimination(Elimination::Single {
            third_place: choices.rarely(2),
            final_first: choices.rarely(2),
        }),
        8 => PairingSystem::Elimination(Elimination::Double),
        _ => choices.pick(&PairingSystem::offered().collect::<Vec<_>>()),
    }
}

pub(super) fn any_rating(choices: &mut Choices<'_>) -> RatingSystem {
    match choices.below(6) {
        0 => RatingSystem::Unrated,
        1 => RatingSystem::Fide(FideRules {
            tempo: choices.pick(&Tempo::ALL),
            edition: choices.pick(&FideEdition::ALL),
        }),
        2 => {
            let (tau, volatility) = (choices.pick(&[20, 50, 200]), choices.pick(&[100, 600, 2000]));
            RatingSystem::Glicko2(GlickoRules { tau, volatility, ..GlickoRules::default() })
        }
        3 => {
            let handicap: Hundredths = choices.pick(&["3.00", "0.00", "-999999999.99"]).parse().unwrap();
            RatingSystem::Exchange(CrikeyRules { handicap })
        }
        _ => RatingSystem::Probit {
            version: choices.pick(&[ProbitVersion::Old, ProbitVersion::New]),
            rules: ProbitRules {
                factor: Factor::new(choices.pick(&[1, 7, 1000])).unwrap(),
                decimals: choices.pick(&[Decimals::Zero, Decimals::One, Decimals::Two]),
            },
        },
    }
}

pub(super) fn any_ranking(choices: &mut Choices<'_>) -> Ranking {
    match choices.below(6) {
        0 | 1 => {
            let tie_breaks = (0..choices.below(5)).map(|_| choices.pick(&TieBreak::offered())).collect();
            let unrated = [
                Unrated::NoTieBreak,
                Unrated::LeftOut,
                Unrated::Fixed(1400),
                Unrated::Fixed(0),
                Unrated::Lowest,
                Unrated::Mean,
            ];
            let rules = TieBreakRules {
                unrated: choices.pick(&unrated),
                by_round: choices.rarely(3),
                ..TieBreakRules::default()
            };
            Ranking::Points { tie_breaks, rules }
        }
        2 => Ranking::Rating,
        3 if choices.rarely(2) => Ranking::PlacingsBy(UnequalGames::Sum),
        3 if choices.rarely(2) => Ranking::PlacingsBy(UnequalGames::AtLeast(2)),
        3 => Ranking::Placings,
        4 => Ranking::Progress,
        _ => Ranking::Elimination,
    }
}
