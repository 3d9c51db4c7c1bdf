//! Random Swiss tournaments for trying out pairings: the same seed and parameters give the same
//! report on every machine.
//!
//! The caller pairs the rounds; no pairing engine here. Results are drawn from FIDE's table of
//! scoring probabilities.

mod parameters;
mod play;
mod teams;

use crate::trf::report::{OtherLine, Report};
use engine::number::Points;
use engine::pairing::field::{Field, SwissPairing};
use engine::rng::Rng;
use engine::setup::{self, PairingSystem, SwissRules};
use engine::tie_breaks;

pub use parameters::{Acceleration, Parameters, Wishes};
pub use teams::{MOST_BOARDS, MOST_TEAMS, TeamWishes, simulate_teams};

/// Separates the random numbers for rare events from all others.
const RARE: u64 = 0x00DD_5EED_0F2A_02E5;

/// Returns the type of a Swiss (record 192).
fn swiss_type(acceleration: setup::Acceleration) -> String {
    PairingSystem::Swiss(SwissRules { acceleration }).event_type().into_owned()
}

/// Plays a random tournament until its last round, or until a round that cannot be paired.
///
/// # Example
///
/// ```
/// use engine::pairing::dutch;
/// use wallchart_formats::trf::simulate::{Wishes, simulate};
///
/// let parameters = Wishes { players: Some(8), rounds: Some(3), ..Wishes::default() }.settled(7);
/// let report = simulate(&parameters, &mut |field| dutch::pair(field, &(), &mut ()).ok());
/// assert_eq!(report.players.len(), 8);
/// ```
#[must_use]
pub fn simulate(parameters: &Parameters, pair: &mut dyn FnMut(&Field) -> Option<SwissPairing>) -> Report {
    let mut rng = Rng::seeded(parameters.seed);
    // Parameters added later have separate random numbers, so that a seed always gives the same
    // tournament.
    let mut rare = Rng::seeded(parameters.seed ^ RARE);
    let mut report = Report {
        rounds: Some(parameters.rounds),
        initial_color: Some(parameters.initial_color),
        kind: Some(swiss_type(setup::Acceleration::None)),
        scoring: parameters.scoring,
        others: said(parameters),
        ..Report::default()
    };
    let mut people = play::enter(&mut report, parameters, &mut rng);
    for round in 1..=parameters.rounds {
        let absent = people.away(&mut report, parameters, round, &mut rng);
        if round == 1 && parameters.acceleration == Acceleration::Baku {
            report.virtual_points = play::accelerated(parameters, &absent);
            if !report.virtual_points.is_empty() {
                report.kind = Some(swiss_type(setup::Acceleration::Baku));
            }
        }
        let Some(pairing) = play::field(&report, round, &absent).and_then(|field| pair(&field)) else {
            play::note_absent(&mut report, round, &absent);
            break;
        };
        play::results(&mut report, parameters, &pairing, round, (&mut rng, &mut rare));
    }
    play::rank(&mut report);
    if !parameters.tie_breaks.is_empty() {
        rank_by(&mut report, &parameters.tie_breaks);
    }
    report
}

/// Sets the list of tie-breaks of a report (202) and ranks its players by it, as `check` does.
pub fn rank_by(report: &mut Report, list: &[tie_breaks::Code]) {
    let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
    report.others.push(OtherLine {
        line: 0,
        code: "202".to_owned(),
        text: format!(" {}", codes.join(",")),
        before: None,
    });
    let basis = tie_breaks::Basis::of(report.tie_break_table(report.pairings(), report.edition()));
    // The points include the byes of a last round that could not be paired: other programs require it.
    let mut criteria = vec![tie_breaks::Criterion::Values(basis.points())];
    criteria.extend(list.iter().map(|code| basis.criterion(*code)));
    let places = basis.order(&criteria).places();
    for ((player, place), points) in report.players.iter_mut().zip(places).zip(basis.points()) {
        player.rank = u16::try_from(place).ok();
        player.points = Points::from_units(points.unwrap_or_default() / (tie_breaks::ONE / 100));
    }
}

/// Returns the seed and all parameters as comment lines, and the name of the event.
fn said(parameters: &Parameters) -> Vec<OtherLine> {
    let comments = parameters.said().into_iter().map(|(name, value)| ("###", format!(" {name} {value}")));
    let event = ("012", format!(" Random tournament {}", parameters.seed));
    let lines = std::iter::once(event).chain(comments);
    lines.map(|(code, text)| OtherLine { line: 0, code: code.to_owned(), text, before: None }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf::report::Cell;
    use crate::trf::report::Code;
    use engine::pairing::dutch;
    use engine::pairing::field::Color;
    use engine::pairing::legal::breaches;
    use engine::scoring::GameScore;
    use engine::scoring::PointSystem;

    fn play(parameters: &Parameters) -> Report {
        simulate(parameters, &mut |field| dutch::pair(field, &(), &mut ()).ok())
    }

    #[test]
    fn the_same_seed_gives_the_same_tournament() {
        let wishes = Wishes { players: Some(20), ..Wishes::default() };
        assert_eq!(play(&wishes.settled(1)), play(&wishes.settled(1)));
        assert_ne!(play(&wishes.settled(1)).players, play(&wishes.settled(2)).players);
    }

    #[test]
    fn requested_features_are_played() {
        let wishes = Wishes {
            players: Some(30),
            rounds: Some(6),
            half_point_byes: Some(0),
            zero_point_byes: Some(0),
            full_point_byes: Some(0),
            forfeits: Some(1000),
            withdrawals: Some(0),
            late_entries: Some(0),
            ..Wishes::default()
        };
        let report = play(&wishes.settled(3));
        assert_eq!((report.players.len(), report.rounds), (30, Some(6)));
        let cells = report.players.iter().flat_map(|player| &player.cells);
        assert!(cells.clone().count() >= 150);
        assert!(cells.clone().all(|cell| matches!(cell.code, Code::ForfeitWin | Code::ForfeitLoss)));
        assert!(cells.clone().any(|cell| cell.code == Code::ForfeitWin));
    }

    #[test]
    fn every_round_is_legal_and_is_paired_again() {
        for seed in 0..60 {
            let parameters = Wishes { players: Some(3 + seed % 18), is_strange: true, ..Wishes::default() }
                .settled(u64::from(seed));
            let report = play(&parameters);
            assert_eq!(report.faults(), [], "seed {seed}");
            for round in 1..=report.completed_rounds() {
                let field = report.field_for_round(round).unwrap();
                let played = report.pairing_of_round(round);
                assert_eq!(breaches(&field, &played), [], "seed {seed} round {round}");
                let mut paired = dutch::pair(&field, &(), &mut ()).unwrap();
                paired.boards.sort_unstable_by_key(|(white, black)| *white.min(black));
                assert_eq!(paired, played, "seed {seed} round {round}");
            }
        }
    }

    #[test]
    fn unrequested_features_are_plausible() {
        let (mut games, mut draws, mut forfeits, mut white) = (0, 0, 0, 0);
        for seed in 0..40 {
            let parameters = Wishes::default().settled(seed);
            let PointSystem { win, draw, loss, pairing_allocated_bye, .. } = parameters.scoring;
            assert!(draw + draw <= win + loss && loss < draw && pairing_allocated_bye <= win, "seed {seed}");
            assert_eq!(parameters.white_advantage, 35);
            assert!(
                parameters.rounds <= parameters.players / 2
                    && parameters.players <= 2_u16.pow(parameters.rounds.into())
            );
            let report = play(&parameters);
            assert_eq!(report.completed_rounds(), parameters.rounds, "seed {seed}: every round is played");
            for cell in report.players.iter().flat_map(|player| &player.cells) {
                let is_white = cell.color == Some(Color::White);
                games += u32::from(matches!(cell.code, Code::Played(_)));
                draws += u32::from(cell.code == Code::Played(GameScore::Draw));
                white += u32::from(is_white && cell.code == Code::Played(GameScore::Win));
                forfeits += u32::from(matches!(cell.code, Code::ForfeitWin | Code::ForfeitLoss));
            }
        }
        assert!((10..50).contains(&(draws * 100 / games)), "{draws} of {games} are draws");
        assert!(forfeits * 50 < games, "{forfeits} forfeits beside {games}");
        // Every game is two cells, and White wins somewhat more of them.
        assert!((30..45).contains(&(white * 200 / games)), "White wins {white} of {games} cells");
    }

    #[test]
    fn every_possible_feature_occurs() {
        let mut found = Vec::new();
        let mut ends_early = false;
        for seed in 0..200 {
            let report =
                play(&Wishes { players: Some(9), is_strange: true, ..Wishes::default() }.settled(seed));
            found.extend(report.players.iter().flat_map(|player| &player.cells).map(|cell| cell.code));
            ends_early |= Some(report.completed_rounds()) < report.rounds;
        }
        let all = [
            Code::ForfeitWin,
            Code::ForfeitLoss,
            Code::HalfPointBye,
            Code::FullPointBye,
            Code::ZeroPointBye,
            Code::PairingAllocatedBye,
            Cell::default().code,
        ];
        assert!(all.iter().all(|code| found.contains(code)));
        assert!(ends_early);
    }
}
