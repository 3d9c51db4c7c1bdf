//! The team Swiss against the literal implementation of the rules, on small fields of every kind.

use wallchart::engine::number::Points;
use wallchart::engine::pairing::dutch::NotPaired;
use wallchart::engine::pairing::field::{Color, Forbidden, SwissPairing, Tpn};
use wallchart::engine::pairing::team_swiss::{
    TeamEntrant, TeamField, TeamMeasure, TeamWhyNot, breaches, explain, pair, why_not,
};
use wallchart::engine::rng::Rng;
use wallchart::engine::team::{ColorPreferences, TeamRecord, TeamRecordKind, TeamScore};

use crate::team_brute;

/// The number of fields of each kind.
const FIELDS: u64 = if cfg!(debug_assertions) { 60 } else { 3000 };

fn engine(field: &TeamField) -> Option<SwissPairing> {
    match pair(field, &(), &mut ()) {
        Ok(mut pairing) => {
            pairing.boards.sort_unstable();
            Some(pairing)
        }
        Err(NotPaired::NoLegalPairing { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Compares both implementations and returns their answer.
#[track_caller]
pub(crate) fn check(field: &TeamField, origin: &str) -> Option<SwissPairing> {
    let literal = team_brute::pair(field);
    if let Some(pairing) = &literal {
        assert_eq!(breaches(field, pairing), [], "{origin}: {field:#?}");
    }
    assert_eq!(engine(field), literal, "{origin}: engine (left), literal reading (right) of {field:#?}");
    literal
}

pub(crate) fn below(rng: &mut Rng, bound: usize) -> usize {
    usize::try_from(rng.below(u64::try_from(bound).unwrap())).unwrap()
}

/// A tournament before its first round.
pub(crate) fn opening(rng: &mut Rng, teams: usize) -> TeamField {
    let by_games = rng.below(3) == 0;
    let primary = if by_games { TeamScore::GamePoints } else { TeamScore::MatchPoints };
    let entrant = TeamEntrant { arrived: true, ..TeamEntrant::default() };
    TeamField {
        rounds: u16::try_from(2 + below(rng, 9)).unwrap(),
        round: 1,
        initial_color: if rng.below(2) == 0 { Color::White } else { Color::Black },
        preferences: [ColorPreferences::TypeA, ColorPreferences::TypeB, ColorPreferences::None]
            [below(rng, 3)],
        primary,
        secondary: Some(primary.other()).filter(|_| rng.below(2) == 0),
        teams: vec![entrant; teams],
        forbidden: Vec::new(),
    }
}

fn record(kind: TeamRecordKind, opponent: Option<(Tpn, Color)>, games: i32) -> TeamRecord {
    let points = match games {
        5.. => 20,
        4 => 10,
        ..4 => 0,
    };
    TeamRecord {
        kind,
        opponent: opponent.map(|(opponent, _)| opponent),
        color: opponent.map(|(_, color)| color),
        match_points: Points::from_tenths(points),
        game_points: Points::from_tenths(games * 5),
        boards: Vec::new(),
    }
}

/// Records the results of a round; a few matches are forfeited. Half points count in units of 0.5, 8 a match.
pub(crate) fn play(field: &mut TeamField, pairing: &SwissPairing, rng: &mut Rng) {
    for entrant in &mut field.teams {
        let bye = [TeamRecordKind::ZeroPointBye, TeamRecordKind::HalfPointBye, TeamRecordKind::FullPointBye];
        let at = below(rng, 3);
        entrant.history.push(record(bye[at], None, [0, 4, 8][at]));
    }
    for &(white, black) in &pairing.boards {
        let won = i32::try_from(rng.below(9)).unwrap();
        let is_forfeit = rng.below(9) == 0;
        for (team, other, color, games) in
            [(white, black, Color::White, won), (black, white, Color::Black, 8 - won)]
        {
            let kind =
                if is_forfeit { TeamRecordKind::Forfeit { won: 4 < games } } else { TeamRecordKind::Played };
            *field.teams[usize::from(team) - 1].history.last_mut().unwrap() =
                record(kind, Some((other, color)), games);
        }
    }
    if let Some(team) = pairing.bye {
        *field.teams[usize::from(team) - 1].history.last_mut().unwrap() =
            record(TeamRecordKind::PairingAllocatedBye, None, 4);
    }
    field.round += 1;
}

/// Chooses the absent teams of a round.
fn choose_absent(field: &mut TeamField, rng: &mut Rng) {
    for entrant in &mut field.teams {
        entrant.absent = rng.below(12) == 0;
        let took_part = entrant.history.iter().any(|record| record.opponent.is_some());
        entrant.arrived = took_part || !entrant.absent;
    }
}

#[test]
fn every_round_of_small_team_tournaments() {
    for seed in 0..FIELDS {
        let mut rng = Rng::seeded(seed);
        let teams = 3 + below(&mut rng, 8);
        let mut field = opening(&mut rng, teams);
        while field.round <= field.rounds {
            choose_absent(&mut field, &mut rng);
            let Some(pairing) = check(&field, &format!("seed {seed} round {}", field.round)) else { break };
            play(&mut field, &pairing, &mut rng);
        }
    }
}

/// Positions that no tournament has: rounds paired at random, forbidden pairs, virtual points.
fn strange_field(rng: &mut Rng) -> TeamField {
    let teams = 4 + below(rng, 7);
    let mut field = opening(rng, teams);
    for _ in 0..below(rng, 6) {
        let mut order: Vec<Tpn> = (1..=Tpn::try_from(teams).unwrap()).collect();
        for at in (1..teams).rev() {
            order.swap(at, below(rng, at + 1));
        }
        let boards = order.chunks_exact(2).map(|pair| (pair[0], pair[1])).skip(below(rng, 2)).collect();
        let bye = order.last().copied().filter(|_| !teams.is_multiple_of(2));
        play(&mut field, &SwissPairing { boards, bye }, rng);
    }
    field.rounds = field.rounds.max(field.round);
    choose_absent(&mut field, rng);
    if rng.below(4) == 0 {
        let team = |rng: &mut Rng| Tpn::try_from(1 + below(rng, teams)).unwrap();
        let players = vec![team(rng), team(rng), team(rng)];
        field.forbidden.push(Forbidden { first_round: 1, last_round: 9, players });
    }
    if rng.below(4) == 0 {
        for entrant in field.teams.iter_mut().take(teams / 2) {
            entrant.virtual_points = vec![Points::whole(1); field.round.into()];
        }
    }
    field
}

#[test]
fn team_rounds_after_histories_of_any_kind() {
    for seed in 0..FIELDS {
        check(&strange_field(&mut Rng::seeded(seed)), &format!("strange seed {seed}"));
    }
}

/// The explanation has the pairs of the round, and every pair not made has a reason.
#[test]
fn the_explanation_agrees_with_the_pairing() {
    for seed in 0..FIELDS / 4 {
        let field = strange_field(&mut Rng::seeded(seed));
        let Some(pairing) = engine(&field) else { continue };
        let explained = explain(&field, &()).unwrap();
        let mut boards: Vec<(Tpn, Tpn)> =
            explained.boards.iter().map(|board| (board.white, board.black)).collect();
        boards.sort_unstable();
        assert_eq!((boards, explained.bye.map(|bye| bye.team)), (pairing.boards.clone(), pairing.bye));
        let mut pairs: Vec<(Tpn, Tpn)> = explained.brackets.iter().flat_map(|b| b.pairs.clone()).collect();
        pairs.sort_unstable();
        let mut expected: Vec<(Tpn, Tpn)> =
            pairing.boards.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
        expected.sort_unstable();
        assert_eq!(pairs, expected);
        for_each_pair(&field, |a, b| check_why_not(&field, &pairing, a, b));
    }
}

fn for_each_pair(field: &TeamField, mut check: impl FnMut(Tpn, Tpn)) {
    let teams = Tpn::try_from(field.teams.len()).unwrap();
    for a in 1..=teams {
        for b in a + 1..=teams {
            check(a, b);
        }
    }
}

fn check_why_not(field: &TeamField, pairing: &SwissPairing, a: Tpn, b: Tpn) {
    let answer = why_not(field, a, b, &()).unwrap();
    let meet = pairing.boards.contains(&(a, b)) || pairing.boards.contains(&(b, a));
    assert_eq!(answer == TeamWhyNot::TheyMeet, meet, "{a} {b} {answer:?}");
    if let TeamWhyNot::Worse { is, would_be, .. } = &answer {
        let is_worse = match (is, would_be) {
            (TeamMeasure::Count(is), TeamMeasure::Count(would_be)) => is < would_be,
            (TeamMeasure::Scores(is), TeamMeasure::Scores(would_be)) => would_be < is,
            (TeamMeasure::Fulfilled(is), TeamMeasure::Fulfilled(would_be)) => *is && !would_be,
            _ => false,
        };
        assert!(is_worse, "{a} {b} {answer:?}");
    }
}
