//! Tests of the division of prizes.

use proptest::prelude::*;

use super::*;
use crate::basics::id::RoundNo;
use crate::basics::number::Points;
use crate::event::action::{Outcome, PairedBy};
use crate::event::setup::PairingSystem;
use crate::event::state::{Away, Board, Round};
use crate::example;
use crate::game::scoring::GameScore;
use crate::ranking::standings::{Column, Row};
use crate::tournament_ratings::event::RatingLine;

/// An event in whose only round everybody has played, and its standings: `score/place` a player, with `w`
/// after it for a woman and `x` for an excluded player.
fn event(field: &str) -> (State, Standings) {
    let mut state = example::event(example::setup(PairingSystem::Manual), 0);
    let mut rows = Vec::new();
    for (id, player) in (1_u32..).map(PlayerId).zip(field.split_whitespace()) {
        let (score, place) = player.split_once('/').unwrap();
        let score: Points = score.parse().unwrap();
        let place: u32 = place.trim_end_matches(['w', 'x']).parse().unwrap();
        let sex = if player.ends_with('w') { "w" } else { "m" }.parse().unwrap();
        let entrant = Entrant { name: format!("P{id}").parse().unwrap(), sex, ..Entrant::default() };
        state.evolve(&crate::event::action::Act::Register { id, entrant });
        if player.ends_with('x') {
            let away = Away { after: RoundNo(1), until: None, excluded: true };
            state.players[id.index()].away.push(away);
        }
        let (values, rating) = (vec![Value::Points(score, 1)], RatingLine::default());
        rows.push(Row { place: RowPlace::Number(place), player: id, name: None, values, rating });
    }
    let seats = state.players.iter().map(|player| player.id).collect();
    let outcome = Some(Outcome::game(GameScore::Draw, GameScore::Draw));
    let boards = vec![Board::of(seats, outcome)];
    state.rounds.push(Round { boards, byes: Vec::new(), by: PairedBy::Hand }.into());
    let columns = vec![Column::fixed("PTS", "points")];
    (state, Standings::of_rows(RoundNo(1), columns, rows, None))
}

fn category(name: &str, who: Who, prizes: &str) -> Category {
    let prizes: Vec<Money> = prizes.split_whitespace().map(|prize| prize.parse().unwrap()).collect();
    Category { name: name.parse().unwrap(), who, sharing: None, prizes: prizes.try_into().unwrap() }
}

fn rules(sharing: Sharing, per_player: PerPlayer, categories: Vec<Category>) -> PrizeRules {
    PrizeRules { currency: Label::default(), sharing, per_player, categories }
}

fn told(state: &State, standings: &Standings, rules: &PrizeRules) -> String {
    let given = award(state, standings, rules, &mut ());
    let mut words: Vec<String> =
        given.awards.iter().map(|award| format!("{}:{}", award.player, award.amount)).collect();
    words.extend(
        given.unclaimed.iter().filter(|left| **left > Money::ZERO).map(|left| format!("left:{left}")),
    );
    words.join(" ")
}

#[track_caller]
fn check(sharing: Sharing, prizes: &str, field: &str, expected: &str) {
    let (state, standings) = event(field);
    let rules = rules(sharing, PerPlayer::All, vec![category("all", Who::default(), prizes)]);
    assert_eq!(told(&state, &standings, &rules), expected);
}

#[test]
fn only_tied_players_share_a_prize() {
    check(Sharing::Place, "500 300 200", "5/1 5/2 4/3 3/4", "1:500.00 2:300.00 3:200.00");
    check(Sharing::Place, "500 300 200", "5/1 5/1 5/1 3/4", "1:333.34 2:333.33 3:333.33");
}

#[test]
fn equal_sharing_is_by_score_and_odd_cents_go_to_the_first() {
    check(Sharing::Equal, "500 300 200", "5/1 4/2 4/3 4/4", "1:500.00 2:166.67 3:166.67 4:166.66");
    check(Sharing::Equal, "100", "5/1 5/2 5/3 4/4", "1:33.34 2:33.33 3:33.33");
}

#[test]
fn hort_pays_half_by_place_and_half_in_equal_parts() {
    // 500/2 + 1000/6, 300/2 + 1000/6, 200/2 + 1000/6: the largest remainders are equal, the cent goes
    // first.
    check(Sharing::Hort, "500 300 200", "5/1 5/2 5/3 1/4", "1:416.67 2:316.67 3:266.66");
    // The second place is shared: the mean of 300 and 200 is the own prize of its two players.
    check(Sharing::Hort, "500 300 200", "5/1 5/2 5/2 1/4", "1:416.67 2:291.67 3:291.66");
    // The third place has no prize, but a part of the sum.
    check(Sharing::Hort, "300 100", "5/1 5/2 5/3", "1:216.67 2:116.67 3:66.66");
}

/// Older imports stored `f` as the list had it: such a player wins the women's prize.
#[test]
fn older_spellings_of_a_womans_sex_are_accepted() {
    let women = Who { sex: "w".parse().ok(), ..Who::default() };
    let admits = |sex: &str| women.admits(&Entrant { sex: sex.parse().unwrap(), ..Entrant::default() }, None);
    assert_eq!(["f", "F", "w", "W", "Frau"].map(admits), [true; 5]);
    assert_eq!(["m", "M", "", "x"].map(admits), [false; 4]);
    let young = Who { born_from: "1987-03-01".parse().ok(), ..Who::default() };
    let admits =
        |born: &str| young.admits(&Entrant { born: born.parse().unwrap(), ..Entrant::default() }, None);
    assert_eq!(["12.03.1987", "1987-03-12", "1990"].map(admits), [true; 3]);
    assert_eq!(["12.02.1987", "x", ""].map(admits), [false; 3]);
}

#[test]
fn a_fund_may_ask_for_titles_or_for_none() {
    let titled = |titles: &[&str]| {
        let titles = titles.iter().map(|title| title.parse().unwrap()).collect();
        let who = Who { titles, ..Who::default() };
        let admits =
            |title: &&str| who.admits(&Entrant { title: title.parse().unwrap(), ..Entrant::default() }, None);
        ["GM", "IM", "m", "WFM", ""].iter().filter(|title| admits(title)).copied().collect::<Vec<_>>()
    };
    assert_eq!(titled(&[]), ["GM", "IM", "m", "WFM", ""]);
    assert_eq!(titled(&["IM", "WFM"]), ["IM", "m", "WFM"]);
    assert_eq!(titled(&["none"]), [""]);
}

/// The words about a prize end with the paid amount, also for a player who left other prizes.
#[test]
fn the_explanation_adds_up_to_the_payments() {
    let (state, standings) = event("5/1w 5/2 5/3w 5/4 2/5w");
    let women = Who { sex: "w".parse().ok(), ..Who::default() };
    let funds = vec![category("all", Who::default(), "100 50 25 10"), category("women", women, "60 20 10")];
    let rules = rules(Sharing::Hort, PerPlayer::Largest, funds);
    let mut reasons: Vec<crate::basics::why::Reason> = Vec::new();
    let given = award(&state, &standings, &rules, &mut reasons);
    let kept: Vec<&crate::basics::why::Reason> =
        reasons.iter().filter(|one| one.clause == "one prize").collect();
    let told: Vec<&crate::basics::why::Reason> =
        reasons.iter().filter(|one| one.clause != "one prize").collect();
    assert_eq!(told.len(), given.awards.len());
    for (told, award) in told.iter().zip(&given.awards) {
        let paid = told.fact.english().trim_end_matches(" (rounded down)").rsplit([' ']).next().unwrap();
        assert_eq!(paid, award.amount.to_string(), "{}", told.fact.english());
    }
    assert!(!kept.is_empty());
    for kept in kept {
        let player = &kept.fact.english()[..2];
        let own = |award: &&Award| state.name(award.player) == player && award.amount > Money::ZERO;
        let paid = given.awards.iter().find(own).unwrap().amount;
        assert!(kept.fact.english().contains(&format!("keeps {paid} of")), "{}", kept.fact.english());
    }
    assert!(
        told.iter().any(|one| one.fact.english().contains(" + 0.01 (largest remainders) = ")),
        "{told:?}"
    );
}

#[test]
fn prizes_without_a_winner_are_left_over() {
    check(Sharing::Hort, "300 100 50", "5/1 4/2", "1:300.00 2:100.00 left:50.00");
    check(Sharing::Hort, "300 100", "5/1x 4/2", "2:300.00 left:100.00");
}

#[test]
fn each_player_wins_the_largest_prize_and_others_move_up() {
    let (state, standings) = event("5/1w 4/2 3/3w 2/4w");
    let women = || Who { sex: "W".parse().ok(), ..Who::default() };
    let categories =
        || vec![category("all", Who::default(), "500 300 50"), category("women", women(), "100 80")];
    let all = rules(Sharing::Equal, PerPlayer::All, categories());
    assert_eq!(told(&state, &standings, &all), "1:500.00 2:300.00 3:50.00 1:100.00 3:80.00");
    let one = rules(Sharing::Equal, PerPlayer::Largest, categories());
    assert_eq!(told(&state, &standings, &one), "1:500.00 2:300.00 3:100.00 4:80.00 left:50.00");
}

#[test]
fn dates_of_birth_are_compared_by_their_known_parts() {
    let who = Who { born_from: Some("2008-09-01".parse().unwrap()), ..Who::default() };
    for (born, expected) in [("2008/09/01", true), ("2008-08-31", false), ("2009", true), ("2008", false)] {
        let entrant = Entrant { born: born.parse().unwrap(), ..Entrant::default() };
        assert_eq!(who.admits(&entrant, None), expected, "{born}");
    }
    for wrong in ["", "08-09-01", "2008-13", "2008-1-32", "2008-1-1-1", "0000", "+200"] {
        assert_eq!(wrong.parse::<Birth>(), Err(PrizeError::NotADate(wrong.to_owned())));
    }
}

/// The rule in its words: the best placed player with several prizes gets the largest, and all is divided
/// again.
fn one_prize_as_told(state: &State, standings: &Standings, rules: &PrizeRules) -> Vec<Award> {
    let everybody = candidates(state, standings);
    let mut fields: Vec<Vec<Candidate>> =
        rules.categories.iter().map(|category| admitted(state, category, &everybody)).collect();
    loop {
        let awards: Vec<Award> =
            (0..fields.len()).flat_map(|at| divide(state, rules, at, &fields[at], &mut ())).collect();
        let prizes = |one: &Candidate| -> Vec<Award> {
            let own = awards.iter().filter(|award| award.player == one.player && award.amount > Money::ZERO);
            own.cloned().collect()
        };
        let Some(several) = everybody.iter().map(prizes).find(|own| own.len() > 1) else { return awards };
        let kept = largest(&several).unwrap();
        for left in several.iter().filter(|prize| prize.category != kept.category) {
            fields[left.category].retain(|candidate| candidate.player != left.player);
        }
    }
}

fn a_field() -> impl Strategy<Value = String> {
    prop::collection::vec((0_i32..4, any::<bool>(), any::<bool>()), 1..12).prop_map(|steps| {
        let (mut score, mut place, mut words) = (40, 0, Vec::new());
        for (at, (down, shares, woman)) in steps.into_iter().enumerate() {
            score -= down;
            place = if shares && down == 0 && at > 0 { place } else { at + 1 };
            words.push(format!("{score}/{place}{}", if woman { "w" } else { "" }));
        }
        words.join(" ")
    })
}

fn a_fund() -> impl Strategy<Value = String> {
    prop::collection::vec(0_i64..100_000, 0..8).prop_map(|mut prizes| {
        prizes.sort_by(|one, other| other.cmp(one));
        prizes.into_iter().map(|prize| Money::from_units(prize).to_string()).collect::<Vec<_>>().join(" ")
    })
}

proptest! {
    #[test]
    fn the_parts_sum_to_the_whole(
        field in a_field(),
        funds in prop::collection::vec((a_fund(), any::<bool>()), 1..4),
        sharing in prop::sample::select(vec![Sharing::Place, Sharing::Equal, Sharing::Hort]),
        per_player in prop::sample::select(vec![PerPlayer::Largest, PerPlayer::All]),
    ) {
        let (state, standings) = event(&field);
        let women = |only: bool| Who { sex: only.then(|| "w".parse().unwrap()), ..Who::default() };
        let categories = funds.iter().map(|(prizes, only)| category("fund", women(*only), prizes)).collect();
        let rules = rules(sharing, per_player, categories);
        let given = award(&state, &standings, &rules, &mut ());
        for (at, (category, left)) in rules.categories.iter().zip(&given.unclaimed).enumerate() {
            let own = given.awards.iter().filter(|award| award.category == at);
            let amounts: Vec<Money> = own.map(|award| award.amount).collect();
            prop_assert_eq!(amounts.iter().copied().sum::<Money>() + *left, category.prizes.total());
            prop_assert!(*left >= Money::ZERO && amounts.iter().all(|amount| *amount >= Money::ZERO));
            prop_assert!(amounts.is_sorted_by(|one, other| one >= other), "{:?}", amounts);
        }
        let won = |player: &PlayerId| {
            given.awards.iter().filter(|award| award.player == *player && award.amount > Money::ZERO).count()
        };
        if per_player == PerPlayer::Largest {
            prop_assert_eq!(&given.awards, &one_prize_as_told(&state, &standings, &rules));
        }
        let most = if per_player == PerPlayer::Largest { 1 } else { rules.categories.len() };
        prop_assert!(state.players.iter().all(|player| won(&player.id) <= most));
    }
}
