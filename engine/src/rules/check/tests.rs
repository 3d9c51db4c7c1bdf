//! Tests of what may be done.

use super::*;
use crate::basics::id::BoardNo;
use crate::basics::number::Points;
use crate::basics::text::{Label, Remark};
use crate::event::action::{Entrant, Outcome};
use crate::event::kept::AdjustedPoints;
use crate::event::prize_rules::{BoardPrize, Category, Fund, PerPlayer, PrizeRules, Sharing, Who};
use crate::event::setup::{Acceleration, Game, PairingSystem, Setup, SwissRules};
use crate::example::{event, setup};
use crate::game::scoring::GameScore;
use crate::game::team::MatchRules;

fn open(players: u32) -> State {
    event(setup(PairingSystem::Manual), players)
}

/// The missing rounds between are not invented.
#[test]
fn a_round_far_ahead_is_refused_without_a_warning() {
    let state = open(3);
    let boards = vec![vec![PlayerId(1), PlayerId(2)]];
    let byes = vec![(PlayerId(3), ByeKind::PairingAllocated)];
    let act = Act::Rearrange { round: RoundNo(u16::MAX), boards, byes };
    assert!(state.check(&act).is_err());
    assert!(state.warnings(&act).iter().all(|warning| !warning.text.contains("bye in round")));
}

/// No article of the Swiss systems is cited in another system, and a director who seats all players needs
/// no confirmation.
#[test]
fn a_rematch_cites_no_swiss_article_in_other_systems() {
    let again = |pairing: PairingSystem| {
        let mut state = event(setup(pairing), 2);
        let boards = vec![vec![PlayerId(1), PlayerId(2)]];
        let publish = |state: &State| {
            let (round, boards) = (state.next_round(), boards.clone());
            Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand }
        };
        state.apply(&publish(&state)).unwrap();
        let outcome = Outcome::Game { white: GameScore::Win, black: GameScore::Loss, rated: true };
        state.apply(&Act::Record { round: RoundNo(1), board: BoardNo(1), outcome }).unwrap();
        let warnings = state.warnings_while_typing(&publish(&state)).into_iter();
        let met = warnings.filter(|one| one.text.contains("met in round 1"));
        met.map(|one| (one.level, one.clause)).collect::<Vec<_>>()
    };
    assert_eq!(again(PairingSystem::Manual), [(Level::Line, Clause::Rematch)]);
    let table = PairingSystem::RoundRobin { cycles: 2, exchange_last_two: false };
    assert_eq!(again(table), [(Level::Confirm, Clause::Rematch)]);
    let swiss = PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None });
    assert_eq!(again(swiss), [(Level::ConfirmTwice, Clause::SwissC1)]);
}

fn teams_of_four() -> State {
    let rules = MatchRules { boards: 4, ..MatchRules::default() };
    event(Setup { game: Game::Match(rules), ..setup(PairingSystem::Manual) }, 2)
}

#[test]
fn a_fund_needs_a_board_that_matches_have() {
    let fund_for = |number: u8| {
        let who = Who { board: Some(BoardPrize { number, games: 0 }), ..Who::default() };
        let name = "Best".parse().unwrap();
        let category = Category { name, who, sharing: None, prizes: Fund::default() };
        let rules = PrizeRules {
            currency: Label::default(),
            sharing: Sharing::Equal,
            per_player: PerPlayer::All,
            categories: vec![category],
        };
        Act::Prizes { rules: Some(Box::new(rules)) }
    };
    let refusal = |state: &State, board| state.check(&fund_for(board)).map_err(|refused| refused.to_string());
    assert_eq!(refusal(&teams_of_four(), 4), Ok(()));
    let of_five = "the fund Best is for board 5, and a match has 4";
    assert_eq!(refusal(&teams_of_four(), 5), Err(of_five.to_owned()));
    assert_eq!(refusal(&open(2), 1), Err("this is not an event of teams".to_owned()));
}

#[test]
fn more_points_than_the_event_has_are_asked_about() {
    let asked = |state: &State, points, game_points| {
        let players = vec![PlayerId(1)];
        let points = AdjustedPoints { points, game_points, players, ..AdjustedPoints::default() };
        told(&state.warnings(&Act::Value { points, reason: Remark::new("late").unwrap() }))
    };
    let too_many = "Confirm -99.0 points, but 5 rounds won give only 5.0: is that a typing error?";
    assert_eq!(asked(&open(2), Points::whole(-99), None), [too_many]);
    assert_eq!(asked(&open(2), Points::whole(-5), None), [""; 0]);
    let game_points = "Confirm 21.0 points, but 5 rounds won give only 20.0: is that a typing error?";
    assert_eq!(asked(&teams_of_four(), Points::whole(-10), Some(Points::whole(21))), [game_points]);
}

fn person(name: &str, change: impl FnOnce(&mut Entrant)) -> Entrant {
    let mut entrant = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
    change(&mut entrant);
    entrant
}

fn told(warnings: &[Warning]) -> Vec<String> {
    warnings.iter().map(|one| format!("{:?} {}", one.level, one.text)).collect()
}

#[test]
fn a_list_is_one_act_and_is_checked_as_a_whole() {
    let mut state = open(2);
    let refused = |state: &State, first, new: Vec<Entrant>, changed| {
        state.check(&Act::TakeList { first: PlayerId(first), new, changed }).unwrap_err().to_string()
    };
    assert_eq!(refused(&state, 3, vec![], vec![]), "the list has no new player and changes none");
    let ana = || person("Ana", |_| {});
    assert_eq!(
        refused(&state, 2, vec![ana()], vec![]),
        "player number 2 is out of order (the next one is 3)"
    );
    assert_eq!(refused(&state, 3, vec![], vec![(PlayerId(9), ana())]), "there is no player 9");
    let twice = vec![(PlayerId(1), ana()), (PlayerId(1), ana())];
    assert_eq!(refused(&state, 3, vec![], twice), "the list changes player 1 twice");
    assert!(
        refused(&state, 3, vec![ana(), person("x", |x| x.name = " ".parse().unwrap())], vec![])
            .contains("not a name")
    );
    let act = Act::TakeList {
        first: PlayerId(3),
        new: vec![ana(), person("Bea", |_| {})],
        changed: vec![(PlayerId(2), person("Changed", |_| {}))],
    };
    state.apply(&act).unwrap();
    let names: Vec<String> = (1..=4).map(|id| state.name(PlayerId(id))).collect();
    assert_eq!(names[1..], ["Changed", "Ana", "Bea"]);
    assert_eq!(state.players[3].first_round, RoundNo(1));
}

#[test]
fn a_name_with_letters_of_another_alphabet_warns() {
    let mut state = event(setup(PairingSystem::Manual), 0);
    let named = |name: &str| Entrant { name: name.parse().unwrap(), ..Entrant::default() };
    let clauses = |state: &State, name: &str| -> Vec<Clause> {
        let id = PlayerId(u32::try_from(state.players.len()).unwrap() + 1);
        let act = Act::Register { id, entrant: named(name) };
        state.warnings(&act).iter().map(|warning| warning.clause).collect()
    };
    state.apply(&Act::Register { id: PlayerId(1), entrant: named("Coco, Ana") }).unwrap();
    assert_eq!(clauses(&state, "Ana Coco"), [Clause::SameName]);
    assert_eq!(clauses(&state, "\u{421}\u{43e}\u{441}\u{43e}, Ana"), [Clause::LooksLikeAnother]);
    assert_eq!(clauses(&state, "C\u{43e}co, Ana"), [Clause::MixedAlphabets, Clause::LooksLikeAnother]);
    assert_eq!(clauses(&state, "Ｃｏｃｏ, ANA"), [Clause::SameName]);
    assert_eq!(clauses(&state, "Cocos, Ana"), []);
    // Similar letters within one alphabet make two different names.
    state.apply(&Act::Register { id: PlayerId(2), entrant: named("Marnie Il") }).unwrap();
    assert_eq!(clauses(&state, "Mamie ll"), []);
    state.apply(&Act::Register { id: PlayerId(3), entrant: named("Łoś, Ægir") }).unwrap();
    assert_eq!(clauses(&state, "los, aegir"), [Clause::SameName]);
    state.apply(&Act::Register { id: PlayerId(4), entrant: named("Mäkinen, Lina") }).unwrap();
    assert_eq!(clauses(&state, "Mäkinen, Iina"), []);
    // A corrected letter in a player's own name causes no warning.
    state.apply(&Act::Edit { id: PlayerId(1), entrant: named("C\u{43e}co, Ana") }).unwrap();
    let right = Act::Edit { id: PlayerId(1), entrant: named("Coco, Ana") };
    assert_eq!(state.warnings(&right).iter().map(|one| one.clause).collect::<Vec<_>>(), []);
}

#[test]
fn a_list_has_the_warnings_of_its_players() {
    let mut state = open(1);
    let older = person("Berg, Luca", |berg| {
        berg.sex = "f".parse().unwrap();
        berg.fide_id = "17".parse().unwrap();
    });
    state.apply(&Act::Register { id: PlayerId(2), entrant: older.clone() }).unwrap();
    let new = vec![
        person("Berg, Luca", |berg| berg.fide_id = "18".parse().unwrap()),
        person("Dahl, Ida", |dahl| dahl.fide_id = "17".parse().unwrap()),
        person("Klee, Eva", |klee| klee.federation = "XYZ".parse().unwrap()),
        person("Klee, Eva", |_| {}),
        person("eva KLEE", |_| {}),
        person("Luca Berg", |_| {}),
    ];
    let act = Act::TakeList { first: PlayerId(3), new, changed: vec![] };
    assert_eq!(
        told(&state.warnings(&act)),
        [
            "Line `Berg, Luca` is already registered: No (2) (another id or year of birth: another person)",
            "Confirm Dahl, Ida has the id 17 of Berg, Luca",
            "Confirm Klee, Eva: no federation has the code `XYZ`",
            "Confirm `Klee, Eva` is already in the list",
            "Confirm `eva KLEE` is already in the list",
            "Confirm `Luca Berg` is already registered: No (2) Berg, Luca",
        ]
    );
    // An old doubt causes no second warning when other data changes.
    let changed = Entrant { rating: "2100".parse().ok(), ..older };
    let act = Act::TakeList { first: PlayerId(3), new: vec![], changed: vec![(PlayerId(2), changed)] };
    assert_eq!(state.warnings(&act), []);
    state
        .apply(&Act::Publish {
            round: RoundNo(1),
            boards: vec![vec![PlayerId(1), PlayerId(2)]],
            byes: vec![],
            by: PairedBy::Hand,
        })
        .unwrap();
    assert_eq!(
        told(&state.warnings(&act)),
        [
            "Confirm the rating of Berg, Luca changes from none to 2100; standings and ratings of all rounds follow"
        ]
    );
}

/// Two teams of one name are two by their short names.
#[test]
fn teams_of_one_name_with_short_names_are_not_asked_about() {
    let mut setup = setup(PairingSystem::Manual);
    setup.game = Game::Match(MatchRules::default());
    let mut state = event(setup, 0);
    let rochade = |short: &str| person("Rochade", |team| team.short_name = short.parse().unwrap());
    state.apply(&Act::Register { id: PlayerId(1), entrant: rochade("RO1") }).unwrap();
    let new = |entrant| Act::Register { id: PlayerId(2), entrant };
    let second = "Line `Rochade` is already registered: No (1) (another short name: another team)";
    assert_eq!(told(&state.warnings(&new(rochade("RO2")))), [second]);
    for same in ["RO1", ""] {
        let warned = state.warnings(&new(rochade(same)));
        assert_eq!(told(&warned), ["Confirm `Rochade` is already registered: No (1)"], "{same}");
    }
}

#[test]
fn an_entry_after_the_last_round_warns() {
    let mut state = open(3);
    let act = |name: &str| {
        let entrant = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
        Act::Register { id: PlayerId(4), entrant }
    };
    state.setup.rounds = 2;
    let boards = vec![vec![PlayerId(1), PlayerId(2)]];
    let byes = vec![(PlayerId(3), ByeKind::ZeroPoint)];
    let by = PairedBy::Hand;
    state.apply(&Act::Publish { round: RoundNo(1), boards: boards.clone(), byes: byes.clone(), by }).unwrap();
    assert_eq!(state.warnings(&act("Late, Lars")), [], "a round is left");
    state.apply(&Act::Publish { round: RoundNo(2), boards, byes, by }).unwrap();
    let told = told(&state.warnings(&act("Late, Lars")));
    assert_eq!(told, ["Line Late, Lars enters when round 2 of 2 is published"]);
}

#[test]
fn a_bye_in_an_unannounced_round_warns() {
    let state = open(3);
    let beyond = RoundNo(state.setup.rounds + 1);
    let act = Act::GrantBye { id: PlayerId(3), round: beyond, bye: ByeKind::ZeroPoint };
    assert_eq!(state.warnings(&act).iter().map(|one| one.clause).collect::<Vec<_>>(), [Clause::MoreRounds]);
}

#[test]
fn a_check_in_for_an_unannounced_round_warns_once() {
    let mut state = open(3);
    state.setup.rounds = 0;
    let act = Act::CheckIn { round: RoundNo(1), players: vec![PlayerId(3)], here: true };
    let clauses: Vec<_> = state.warnings(&act).iter().map(|one| one.clause).collect();
    assert_eq!(clauses, [Clause::MoreRounds]);
    state.apply(&act).unwrap();
    assert_eq!(state.warnings(&act), []);
}

#[test]
fn a_second_half_point_bye_is_asked_about() {
    let mut state = open(3);
    let bye = |round, bye| Act::GrantBye { id: PlayerId(3), round: RoundNo(round), bye };
    assert_eq!(state.warnings(&bye(1, ByeKind::HalfPoint)), []);
    state.apply(&bye(1, ByeKind::HalfPoint)).unwrap();
    assert_eq!(state.warnings(&bye(1, ByeKind::HalfPoint)), [], "it is the same one");
    assert_eq!(state.warnings(&bye(2, ByeKind::ZeroPoint)), []);
    let second = |state: &State| told(&state.warnings(&bye(3, ByeKind::HalfPoint)));
    let name = state.name(PlayerId(3));
    assert_eq!(second(&state), [format!("Confirm {name} would have 2 half-point byes, in rounds 1, 3")]);
    state
        .apply(&Act::Publish {
            round: RoundNo(1),
            boards: vec![vec![PlayerId(1), PlayerId(2)]],
            byes: vec![(PlayerId(3), ByeKind::HalfPoint)],
            by: PairedBy::Hand,
        })
        .unwrap();
    assert_eq!(second(&state), [format!("Confirm {name} would have 2 half-point byes, in rounds 1, 3")]);
    state.apply(&bye(2, ByeKind::HalfPoint)).unwrap();
    assert_eq!(second(&state), [format!("Confirm {name} would have 3 half-point byes, in rounds 1, 2, 3")]);
}

/// The limit of a rating is the same for positive and negative ones, down to the smallest readable
/// number.
#[test]
fn no_rating_is_too_far_from_nothing() {
    let state = open(0);
    let check = |rating: &str| {
        let rating = rating.parse().unwrap();
        let entrant = Entrant { name: "Dahl".parse().unwrap(), rating: Some(rating), ..Entrant::default() };
        state.check(&Act::Register { id: PlayerId(1), entrant })
            == Err(Refused(vec![Refusal::RatingRange(rating)]))
    };
    let far = ["1000000000", "-1000000000", "9223372036854775.807", "-9223372036854775.808"];
    assert_eq!(far.map(check), [true; 4]);
    assert_eq!(["999999999.999", "-999999999.999", "0"].map(check), [false; 3]);
}

#[test]
fn a_round_of_teams_has_one_pairing_allocated_bye() {
    let several = |pairing: PairingSystem| {
        let rules = MatchRules { boards: 4, ..MatchRules::default() };
        let state = event(Setup { game: Game::Match(rules), ..setup(pairing) }, 4);
        let byes = [3, 4].map(|team| (PlayerId(team), ByeKind::PairingAllocated)).to_vec();
        let boards = vec![vec![PlayerId(1), PlayerId(2)]];
        let act = Act::Publish { round: RoundNo(1), boards, byes, by: PairedBy::Hand };
        let warnings = state.warnings_while_typing(&act).into_iter();
        let found = warnings.filter(|one| one.clause == Clause::SeveralByes);
        found.map(|one| one.level).collect::<Vec<_>>()
    };
    let team_swiss = PairingSystem::offered().find(|one| matches!(one, PairingSystem::TeamSwiss(_))).unwrap();
    assert_eq!(several(team_swiss), [Level::ConfirmTwice]);
    assert_eq!(several(PairingSystem::Manual), []);
}
