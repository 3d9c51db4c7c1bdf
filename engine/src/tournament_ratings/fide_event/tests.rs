use super::*;
use crate::basics::id::BoardNo;
use crate::basics::why::Reason;
use crate::event::action::{Act, Entrant, ListedRating, Outcome, PairedBy};
use crate::event::setup::{PairingSystem, RatingSystem};
use crate::example::{event, setup};
use crate::game::scoring::GameScore;
use crate::ranking::standings::Standings;
use crate::rating_systems::fide::{FideEdition, Tempo};

/// Player 1 has White against player 2, 3 and so on, one per round, with these results.
fn played(rules: FideRules, own: Entrant, opponents: &[(&str, Outcome)]) -> State {
    let mut state = event(setup(PairingSystem::Manual), 0);
    state.setup.rating = RatingSystem::Fide(rules);
    let opponents_of = opponents.iter().map(|(rating, _)| Entrant {
        name: format!("rated {rating}").parse().unwrap(),
        rating: rating.parse().ok(),
        ..Entrant::default()
    });
    for (id, entrant) in (1..).map(PlayerId).zip(std::iter::once(own).chain(opponents_of)) {
        state.apply(&Act::Register { id, entrant }).unwrap();
    }
    for (at, (_, outcome)) in (1..).zip(opponents) {
        let round = RoundNo(at);
        let boards = vec![vec![PlayerId(1), PlayerId(u32::from(at) + 1)]];
        state.evolve(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand });
        state.evolve(&Act::Record { round, board: BoardNo(1), outcome: outcome.clone() });
    }
    state
}

fn own(rating: &str) -> Entrant {
    Entrant { name: "Ana".parse().unwrap(), rating: rating.parse().ok(), ..Entrant::default() }
}

fn won() -> Outcome {
    Outcome::game(GameScore::Win, GameScore::Loss)
}

fn drawn() -> Outcome {
    Outcome::game(GameScore::Draw, GameScore::Draw)
}

fn lost() -> Outcome {
    Outcome::game(GameScore::Loss, GameScore::Win)
}

const STANDARD: FideRules = FideRules { tempo: Tempo::Standard, edition: FideEdition::October2025 };

fn shown(state: &State) -> Vec<String> {
    let standings = Standings::after(state, state.last_round());
    let row = standings.row(PlayerId(1)).unwrap();
    let show = |rating: Option<crate::basics::number::Rating>| {
        rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string())
    };
    vec![show(row.rating.before), show(row.rating.now)]
}

fn facts(state: &State) -> Vec<String> {
    let mut why: Vec<Reason> = Vec::new();
    let RatingSystem::Fide(rules) = state.setup.rating else { panic!("rated by FIDE") };
    let period = FidePeriod::of(state, state.last_round(), rules);
    period.rate(&state.players[0], &mut why);
    why.iter().map(ToString::to_string).collect()
}

#[test]
fn the_worked_change_live_in_the_standings_and_in_words() {
    let games = [("2100", won()), ("2200", drawn()), ("1950", lost()), ("2310", drawn())];
    let state = played(STANDARD, own("2100"), &games);
    assert_eq!(shown(&state), ["2100", "2104"]);
    assert_eq!(
        facts(&state),
        [
            "B.02: 2100, the rating as typed; rated as standard, regulations of October 2025",
            "B.02 8.3.1: round 1: won against rated 2100 (2100): difference 0, expected 0.50, +0.50",
            "B.02 8.3.1: round 2: drew with rated 2200 (2200): difference -100, expected 0.36, +0.14",
            "B.02 8.3.1: round 3: lost to rated 1950 (1950): difference 150, expected 0.70, -0.70",
            "B.02 8.3.1: round 4: drew with rated 2310 (2310): difference -210, expected 0.23, +0.27",
            "B.02 8.3.3: K 20: the usual one; 40 for a player new to the list, 10 for one who was at 2400, only a list knows",
            "B.02 8.3.4: 20 × +0.21 = +4.20, rounded +4: 2100 → 2104 if the event ended now",
        ]
    );
    // The change after each round, if the event ended then.
    let now = (0..=4).map(|round| {
        let standings = Standings::after(&state, RoundNo(round));
        standings.row(PlayerId(1)).and_then(|row| row.rating.now).unwrap().to_string()
    });
    assert_eq!(now.collect::<Vec<_>>(), ["2100", "2110", "2113", "2099", "2104"]);
}

fn rerate(state: &mut State, from: u16, rating: &str) {
    let listed = ListedRating {
        kind: RatingKind::Standard,
        rating: rating.parse().unwrap(),
        k: None,
        source: "FIDE JAN27".parse().unwrap(),
    };
    state.setup.regulations.long = true;
    state.apply(&Act::Rerate { from: RoundNo(from), ratings: vec![(PlayerId(1), vec![listed])] }).unwrap();
}

/// 2100 against 2100, 2200: +0.50 +0.14, times 20 is 12.8, so +13. 2405 against 1950, 2310: +0.92 - 1 (as
/// 400) and 0.63 - 0.5 expected: -0.92 and -0.13, times 10 is -10.5, rounded away from 0: -11.
#[test]
fn b01_1_1_4_each_period_is_rated_with_its_own_ratings_and_k() {
    let games = [("2100", won()), ("2200", drawn()), ("1950", lost()), ("2310", drawn())];
    let mut state = played(STANDARD, own("2100"), &games);
    rerate(&mut state, 3, "2405");
    assert_eq!(shown(&state), ["2100", "2102"]);
    assert_eq!(
        facts(&state),
        [
            "B.02: 2100, the rating as typed, from round 1 on; rated as standard, regulations of October 2025",
            "B.02 8.3.1: round 1: won against rated 2100 (2100): difference 0, expected 0.50, +0.50",
            "B.02 8.3.1: round 2: drew with rated 2200 (2200): difference -100, expected 0.36, +0.14",
            "B.02 8.3.3: K 20: the usual one; 40 for a player new to the list, 10 for one who was at 2400, only a list knows",
            "B.02 8.3.4: 20 × +0.64 = +12.80, rounded +13: 2100 → 2113 if the event ended now",
            "B.02: 2405, the standard rating of FIDE JAN27, from round 3 on; rated as standard, regulations of October 2025",
            "B.02 8.3.1: round 3: lost to rated 1950 (1950): difference 455 counts as 400, expected 0.92, -0.92",
            "B.02 8.3.1: round 4: drew with rated 2310 (2310): difference 95, expected 0.63, -0.13",
            "B.02 8.3.3: K 10: 2400 or more",
            "B.02 8.3.4: 10 × -1.05 = -10.50, rounded -11: 2405 → 2394 if the event ended now",
            "B.02: 2 rating periods together: +2",
        ]
    );
    let RatingSystem::Fide(rules) = state.setup.rating else { panic!("rated by FIDE") };
    let result = |round| FidePeriod::of(&state, RoundNo(round), rules).results().next().unwrap();
    assert_eq!(result(4).remark().unwrap().english(), "2405 from round 3");
    assert_eq!((result(2).change, result(2).since), (13, None), "it does not hold yet");
    // The opponents' games use the rating of their own round.
    let opponent = |at: usize| FidePeriod::of(&state, RoundNo(4), rules).results().nth(at).unwrap();
    assert_eq!([opponent(1).opponents, opponent(3).opponents], [2100, 2405]);
}

#[test]
fn a_player_with_a_new_rating_is_rated_from_that_round() {
    let games = [("1900", won()), ("1900", won()), ("1900", drawn())];
    let mut state = played(STANDARD, own(""), &games);
    rerate(&mut state, 3, "1900");
    assert_eq!(shown(&state), ["1900", "1900"]);
    let facts = facts(&state);
    assert_eq!(facts[0], "B.02 8.2: unrated");
    assert!(facts[6].contains("2 games of 5: stays unrated"), "{facts:?}");
    assert!(facts.last().unwrap().contains("20 × +0.00"), "{facts:?}");
    // After the undo the player is unrated as before.
    state.apply(&Act::Rerate { from: RoundNo(3), ratings: vec![(PlayerId(1), Vec::new())] }).unwrap();
    assert_eq!(shown(&state), ["-", "-"]);
}

fn listed_from(state: &mut State, from: u16, id: u32, kind: RatingKind, rating: &str) {
    state.setup.regulations.long = true;
    let source = "FIDE JAN27".parse().unwrap();
    let listed = rating.parse().ok().map(|rating| ListedRating { kind, rating, k: None, source });
    let ratings = vec![(PlayerId(id), listed.into_iter().collect())];
    state.apply(&Act::Rerate { from: RoundNo(from), ratings }).unwrap();
}

/// 20 x 0.54 is 10.8; two periods of 5.4 would be 5 each.
#[test]
fn undone_ratings_create_no_rating_period() {
    let mut state = played(STANDARD, own("2100"), &[("2310", drawn()), ("2310", drawn())]);
    assert_eq!(shown(&state), ["2100", "2111"]);
    listed_from(&mut state, 2, 3, RatingKind::Standard, "2311");
    assert_eq!(shown(&state), ["2100", "2110"]);
    listed_from(&mut state, 2, 3, RatingKind::Standard, "");
    assert_eq!(shown(&state), ["2100", "2111"]);
}

#[test]
fn b02_8_2_the_games_of_all_periods_count_for_a_first_rating() {
    let games = [("1900", won()), ("1905", won()), ("1900", won()), ("1902", lost()), ("1900", lost())];
    let mut state = played(STANDARD, own(""), &games);
    listed_from(&mut state, 4, 2, RatingKind::Standard, "1910");
    assert_eq!(shown(&state), ["-", "1922"]);
}

#[test]
fn b02_8_2_a_new_standard_rating_replaces_no_rapid_one() {
    let rapid = FideRules { tempo: Tempo::Rapid, edition: FideEdition::October2025 };
    let source = crate::basics::text::Label::default();
    let of_list = ListedRating { kind: RatingKind::Rapid, rating: "2000".parse().unwrap(), k: None, source };
    let ana = Entrant { ratings: vec![of_list], ..own("2000") };
    let mut state = played(rapid, ana, &[("2000", won()), ("2000", won())]);
    assert_eq!(shown(&state), ["2000", "2020"]);
    listed_from(&mut state, 1, 1, RatingKind::Standard, "2300");
    assert_eq!(shown(&state), ["2000", "2020"]);
}

#[test]
fn ratings_from_a_round_on_count_in_a_long_event_only() {
    let mut state = played(STANDARD, own("2100"), &[("2100", won())]);
    listed_from(&mut state, 1, 1, RatingKind::Standard, "2200");
    assert_eq!(shown(&state), ["2200", "2207"]);
    state.setup.regulations.long = false;
    assert_eq!(shown(&state), ["2100", "2110"]);
}

#[test]
fn games_that_do_not_count_are_named() {
    let unrated = Outcome::Game { white: GameScore::Win, black: GameScore::Loss, rated: false };
    let games = [
        ("2505", lost()),
        ("", won()),
        ("1390", won()),
        ("2000", Outcome::Forfeit { white: true, black: false }),
        ("2000", unrated),
        ("2000", Outcome::Adjourned),
    ];
    let ana = Entrant { born: "2010".parse().unwrap(), ..own("2000") };
    let mut state = played(STANDARD, ana, &games);
    state.details.first_day = "2026-11-21".parse().unwrap();
    assert_eq!(
        facts(&state)[1..],
        [
            "B.02 8.3.1: round 1: lost to rated 2505 (2505): difference -505 counts as -400, expected 0.08, -0.08",
            "B.02 8.3: round 2: won against rated  (unrated): does not change a rating",
            "B.02 8.3: round 3: won against rated 1390 (unrated): does not change a rating",
            "B.02: round 4: against rated 2000 (#5): not played, does not count",
            "B.02: round 5: against rated 2000 (#6): marked as not rated, does not count",
            "B.02: round 6: against rated 2000 (#7): adjourned, does not count",
            "B.02 8.3.3: K 40: not older than 18 this year, and below 2300",
            "B.02 8.3.4: 40 × -0.08 = -3.20, rounded -3: 2000 → 1997 if the event ended now",
        ]
    );
    assert_eq!(shown(&state), ["2000", "1997"]);
}

#[test]
fn k_of_the_list_the_700_rule_and_the_floor() {
    let listed = ListedRating {
        kind: RatingKind::Standard,
        rating: "1405".parse().unwrap(),
        k: Some(40),
        source: "FIDE OCT26".parse().unwrap(),
    };
    let ana = Entrant { ratings: vec![listed], ..own("1300") };
    let games: Vec<_> = (0..18).map(|_| ("1405", lost())).collect();
    let state = played(STANDARD, ana, &games);
    let facts = facts(&state);
    assert_eq!(
        facts[0],
        "B.02: 1405, the standard rating of FIDE OCT26; rated as standard, regulations of October 2025"
    );
    assert_eq!(
        facts[19..],
        [
            "B.02 8.3.3: K 40: by the rating list",
            "B.02 8.3.3: 40 × 18 games is more than 700: K becomes 38",
            "B.02 8.3.4: 38 × -9.00 = -342.00, rounded -342: 1405 → 1063 if the event ended now",
            "B.02 8.3: 1063 is below 1400: published as unrated",
        ]
    );
    assert_eq!(shown(&state), ["1405", "1063"]);
}

#[test]
fn a_first_rating_is_shown_from_the_fifth_game_on() {
    let games = [("1900", won()), ("1905", won()), ("1900", won()), ("1902", lost()), ("1900", lost())];
    let state = played(STANDARD, own(""), &games);
    assert_eq!(shown(&state), ["-", "1922"]);
    assert_eq!(
        facts(&state)[6..],
        [
            "B.02 8.2: mean with two opponents of 1800: (9507 + 3600) / 7 = 1872.43",
            "B.02 8.1.1: share with two draws against them: (3.00 + 1) / 7 = 0.57, difference +50",
            "B.02 8.2: 1872.43 +50 is 1922, rounded",
            "B.02 8.2: first rating 1922 if the event ended now",
        ]
    );
    let state = played(STANDARD, own(""), &games[..4]);
    assert_eq!(shown(&state), ["-", "-"]);
    let last = facts(&state).pop().unwrap();
    assert!(last.contains("4 games of 5: stays unrated"), "{last}");
    // The other ratings do not change.
    let standings = Standings::after(&state, state.last_round());
    assert!(standings.rows.iter().all(|row| row.rating.before == row.rating.now));
}

#[test]
fn rapid_games_far_apart_are_not_rated() {
    let rapid = FideRules { tempo: Tempo::Rapid, edition: FideEdition::ByDate };
    let mut state = played(rapid, own("2700"), &[("2100", drawn()), ("2300", drawn())]);
    let facts_of = |state: &State| facts(state)[1].clone();
    assert_eq!(
        facts_of(&state),
        "B.02: round 1: drew with rated 2100 (2100): not rated, 600 points or more apart and one player above 2600"
    );
    assert_eq!(shown(&state), ["2700", "2696"]);
    state.details.first_day = "2024-11-30".parse().unwrap();
    assert_eq!(shown(&state), ["2700", "2692"]);
}
