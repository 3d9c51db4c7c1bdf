use super::*;
use crate::basics::why::Reason as Fact;

/// The round of 2.8.
const SAMPLE: &str = "S6S6S7S7 SASKSJST STS8S4S4 S3S5SJSQ
    S9S9 H3D3 C3DT SAD3
    DA DQ DK D4
    SKS8S5S3 RJC2D2H2 C6C8CJD9 H3CKDTD5
    H7H7 H6H4 HJHQ H9H9
    DJDJ DKH5 D5D4 D6D6
    D8D8 C4C3 HTH5 D9D7
    C5C5 C6CT H8HQ C7C4
    H8 C7 HA HA
    H2 RJ BJ CK
    DA BJ C8 HK
    S2S2C2 CQCAD2 HTHJHK C9CQCA";

fn setup(text: &str) -> RoundSetup {
    let [main, dealer, one, two] = text.split(' ').collect::<Vec<_>>().try_into().unwrap();
    RoundSetup {
        main: main.parse().unwrap(),
        dealer: dealer.parse().unwrap(),
        ranks: [one.parse().unwrap(), two.parse().unwrap()],
    }
}

fn shown(outcome: RoundOutcome) -> String {
    match outcome {
        RoundOutcome::GoesOn { ranks: [one, two], dealer } => format!("{one} {two} {dealer}"),
        RoundOutcome::Won(team) => format!("Winner: {team}"),
    }
}

#[track_caller]
fn check_outcome(before: &str, points: u64, expected: &str) {
    assert_eq!(shown(outcome(setup(before), points, &mut ())), expected);
}

/// Plays tricks in a row and shows the refusal of the last one.
#[track_caller]
fn check_refused(before: &str, tricks: &[&str], expected: &str) {
    let mut judge = RoundJudge::new(setup(before));
    let (last, first) = tricks.split_last().unwrap();
    for trick in first {
        judge.play(&trick.parse().unwrap(), &mut ()).unwrap();
    }
    let kept = judge.clone();
    let refusal = judge.play(&last.parse().unwrap(), &mut ()).unwrap_err();
    assert_eq!(refusal.to_string(), expected);
    assert_eq!(judge, kept);
}

#[test]
fn s2_8_the_example() {
    let mut judge = RoundJudge::new(setup("O Charles 2 2"));
    let mut winners = Vec::new();
    for trick in SAMPLE.lines() {
        let report = judge.play(&trick.parse().unwrap(), &mut ()).unwrap();
        winners.push(format!("{}+{}", &report.winner.name()[..1], report.points));
    }
    assert_eq!(winners.join(" "), "C+35 C+10 C+10 D+40 C+0 C+20 C+15 C+20 A+0 B+10 C+10 C+20");
    let result = judge.finish(&mut ()).unwrap();
    assert_eq!(result.defenders_points, 50);
    assert_eq!(shown(result.outcome), "3 2 Alice");
}

#[test]
fn s2_5_ranks_and_dealer_by_the_defenders_points() {
    check_outcome("H Bob 5 6", 0, "5 9 David");
    check_outcome("H Bob 5 6", 5, "5 8 David");
    check_outcome("H Bob 5 6", 39, "5 8 David");
    check_outcome("H Bob 5 6", 40, "5 7 David");
    check_outcome("H Bob 5 6", 79, "5 7 David");
    check_outcome("H Bob 5 6", 80, "5 6 Charles");
    check_outcome("H Bob 5 6", 119, "5 6 Charles");
    check_outcome("H Bob 5 6", 120, "6 6 Charles");
    check_outcome("H Bob 5 6", 255, "9 6 Charles");
    check_outcome("H David 5 6", 80, "5 6 Alice");
}

#[test]
fn s2_5_only_beyond_the_ace_a_team_wins() {
    check_outcome("H Alice J A", 0, "A A Charles");
    check_outcome("H Alice Q A", 0, "Winner: Team 1");
    check_outcome("H Alice Q A", 119, "Q A Bob");
    check_outcome("H Alice Q A", 120, "Winner: Team 2");
    check_outcome("H Bob 2 2", 1_342_177_480, "Winner: Team 1");
}

#[test]
fn s2_10_impossible_plays_are_refused() {
    check_refused("H Alice 7 7", &["SA S2S3 S4 S5"], "Bob plays 2 cards on a lead of 1");
    check_refused("H Alice 7 7", &["SAS7 S2S3 S4S5 S6S8"], "the lead has a spade and a trump");
    check_refused("H Alice 7 7", &["SA S2 SA S3", "SK SA S5 S6"], "Bob plays a third SA");
    let row = |suit| "23456789TJQK".chars().flat_map(|rank| [suit, rank]).collect::<String>();
    let block = |one, other| [row(one), row(other), row(one), row(other)].join(" ");
    let (first, second) = (block('S', 'C'), block('D', 'H'));
    check_refused(
        "O Alice A A",
        &[&first, &second, "BJBJ RJRJ SACA DAHA"],
        "Alice plays 2 cards with 1 left",
    );
    check_refused(
        "O Alice A A",
        &[&first, &second, "BJ RJ SA DA", "BJ RJ CA HA"],
        "a play after the round is over",
    );
}

#[test]
fn a_play_is_checked_before_the_trick_is_complete() {
    let mut judge = RoundJudge::new(setup("H Alice 7 7"));
    judge.play(&"SA S2 ST SA".parse().unwrap(), &mut ()).unwrap();
    let check = |earlier: &[&str], play: &str| {
        let earlier = earlier.iter().map(|play| play.parse().unwrap()).collect::<Vec<_>>();
        match judge.check_play(&earlier, &play.parse().unwrap()) {
            Ok(()) => "fine".to_owned(),
            Err(refusal) => refusal.to_string(),
        }
    };
    assert_eq!(check(&[], "S3S3"), "fine");
    assert_eq!(check(&[], "S3C3"), "the lead has a spade and a club");
    assert_eq!(check(&["S3S3"], "SAS4"), "Bob plays a third SA");
    assert_eq!(check(&["S3S3"], "S4"), "Bob plays 1 card on a lead of 2");
    assert_eq!(check(&["S3", "S3"], "S3"), "Charles plays a third S3");
    assert_eq!(check(&["S3", "S4", "S5"], "S6"), "fine");
    assert_eq!(check(&["S3", "S4", "S5", "S6"], "S7"), "a fifth play to the trick");
    let check = |earlier: &[&str], play: &str| {
        let earlier = earlier.iter().map(|play| play.parse().unwrap()).collect::<Vec<_>>();
        judge
            .check_beginning(&earlier, &play.parse().unwrap())
            .map_err(|refusal| refusal.with_names(|seat| if seat == Seat::Bob { "Dahl" } else { "another" }))
    };
    assert_eq!(check(&["S3S3"], "S4"), Ok(()));
    assert_eq!(check(&["S3S3"], "SA"), Err("Dahl plays a third SA".to_owned()));
    assert_eq!(check(&["S3"], "S4S5"), Err("Dahl plays 2 cards on a lead of 1".to_owned()));
}

#[test]
fn s2_5_the_hidden_cards_count_two_to_the_w() {
    let mut judge = RoundJudge::new(setup("O Alice 2 2"));
    judge.cards_left = 4;
    judge.played_points = 160;
    let trick = "S3S3S5S5 SKSKSASA S7S8S9SJ C3C4C5C6".parse().unwrap();
    let report = judge.play(&trick, &mut ()).unwrap();
    assert_eq!((report.winner, report.points, report.cards_left), (Seat::Bob, 35, 0));
    let result = judge.finish(&mut ()).unwrap();
    assert_eq!((result.hidden_points, result.hidden_factor, result.defenders_points), (5, 4, 55));
}

#[test]
fn a_round_that_is_not_over_has_no_result() {
    let judge = RoundJudge::new(setup("O Alice 2 2"));
    assert_eq!(judge.finish(&mut ()), Err(NotOver { left: 25 }));
}

#[test]
fn the_result_names_its_clauses() {
    let mut judge = RoundJudge::new(setup("O Charles 2 2"));
    let mut why = Vec::<Fact>::new();
    for trick in SAMPLE.lines() {
        judge.play(&trick.parse().unwrap(), &mut why).unwrap();
    }
    judge.finish(&mut why).unwrap();
    let told = why.iter().rev().take(4).map(|fact| fact.fact.english()).collect::<Vec<_>>();
    assert_eq!(
        told,
        [
            "Team 1: 2 to 3; next dealer Alice",
            "defenders: 50 from tricks and 10 hidden times 0: 50",
            "20 points to the declarers; defenders so far 50",
            "Charles wins: only throw",
        ]
    );
}
