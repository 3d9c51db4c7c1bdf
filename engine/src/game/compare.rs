//! Compares two results of a board: whether they are the same, and in which hands and tricks those of a table
//! differ.
//!
//! The written order of the dice of a hand or the cards of a play does not matter (4.1, 2.2).

use super::dice::{Die, Hand};
use super::team::Match;
use super::tractor::round::{Round, RoundSetup, Score};
use super::tractor::table::Seat;
use super::tractor::trick::Trick;
use crate::game;
use crate::game::outcome::Outcome;

/// A line in which two results differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The name of the line.
    pub label: String,
    /// The text of the first pass.
    pub first: String,
    /// The text of the second pass.
    pub second: String,
}

/// Returns true if two results are the same.
#[must_use]
pub fn are_same(first: &Outcome, second: &Outcome) -> bool {
    first == second || is_table(first) && is_table(second) && differences(first, second, &[]).is_empty()
}

const fn is_table(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Dice(_) | Outcome::Tractor(_) | Outcome::TractorScore(_) | Outcome::Match(_))
}

/// Lists every line in which two results of a table differ; empty for boards of two, whose result is one
/// line.
#[must_use]
pub fn differences(first: &Outcome, second: &Outcome, names: &[String]) -> Vec<Difference> {
    match (first, second) {
        (Outcome::Dice(first), Outcome::Dice(second)) => {
            let seats = 0..first.len().max(second.len());
            seats.filter_map(|seat| hands(first.get(seat), second.get(seat), seat, names)).collect()
        }
        (Outcome::Tractor(first), Outcome::Tractor(second)) => {
            let length = first.tricks.len().max(second.tricks.len());
            let setups = setups(first, Some(second.setup), names);
            setups.into_iter().chain((0..length).filter_map(|at| tricks(first, &second.tricks, at))).collect()
        }
        (Outcome::TractorScore(first), Outcome::TractorScore(second)) => scores(first, second, names),
        (Outcome::Tractor(_), Outcome::TractorScore(_)) | (Outcome::TractorScore(_), _)
            if first != second =>
        {
            let label = "round".to_owned();
            vec![Difference { label, first: kind(first), second: kind(second) }]
        }
        (Outcome::Match(first), Outcome::Match(second)) => matches(first, second, names),
        (
            Outcome::Match(_)
            | Outcome::Game { .. }
            | Outcome::Forfeit { .. }
            | Outcome::Adjourned
            | Outcome::Crikey(_)
            | Outcome::Dice(_)
            | Outcome::Tractor(_)
            | Outcome::TractorScore(_),
            _,
        ) => Vec::new(),
    }
}

/// Lists the boards at which two results of a match differ, and the line-ups that do.
fn matches(first: &Match, second: &Match, names: &[String]) -> Vec<Difference> {
    let line_up = |line_up: &[u16]| line_up.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let line_ups = first.line_ups.iter().zip(&second.line_ups).enumerate();
    let line_ups = line_ups.map(|(seat, (first, second))| Difference {
        label: format!("line-up of {}", named(names, seat, "team")),
        first: line_up(first),
        second: line_up(second),
    });
    let games = first.games.iter().zip(&second.games).zip(1_usize..);
    let games = games.flat_map(|((first, second), board)| games_at(board, first, second));
    line_ups.chain(games).filter(|one| one.first != one.second).collect()
}

/// Lists the lines in which two results at a board of a match differ: of a round of Tractor each, otherwise
/// the score.
fn games_at(board: usize, first: &Outcome, second: &Outcome) -> Vec<Difference> {
    let is_table = |one: &Outcome| matches!(one, Outcome::Tractor(_) | Outcome::TractorScore(_));
    let place = if is_table(first) || is_table(second) { "table" } else { "board" };
    let lines = differences(first, second, &[]);
    if !lines.is_empty() {
        let label = |one: Difference| Difference { label: format!("{place} {board}, {}", one.label), ..one };
        return lines.into_iter().map(label).collect();
    }
    let label = format!("{place} {board}");
    vec![Difference { label, first: first.scored(), second: second.scored() }]
}

/// Returns the name of a seat, otherwise its number.
fn named(names: &[String], seat: usize, thing: &str) -> String {
    names.get(seat).cloned().unwrap_or_else(|| format!("{thing} {}", seat + 1))
}

/// The number of differing lines that are written out.
const MOST: usize = 3;

/// Returns the differing lines of two results of a table in words, one text for each result; `None` if the
/// result is one line or both are the same.
#[must_use]
pub fn both(first: &Outcome, second: &Outcome, names: &[String]) -> Option<(String, String)> {
    let found = differences(first, second, names);
    let more = found.len().saturating_sub(MOST);
    let more = if more == 0 { String::new() } else { format!(" (and {more} more)") };
    let told = |of: fn(&Difference) -> &str| {
        let lines = found.iter().take(MOST).map(|one| {
            let text = of(one);
            format!("{}: {}", one.label, if text.is_empty() { "nothing" } else { text })
        });
        lines.collect::<Vec<_>>().join("; ") + &more
    };
    (!found.is_empty()).then(|| (told(|one| &one.first), told(|one| &one.second)))
}

/// Compares two scores of a round of Tractor.
fn scores(first: &Score, second: &Score, names: &[String]) -> Vec<Difference> {
    let points = |score: &Score| score.points.to_string();
    let dealer = |score: &Score| {
        let seat = score.dealer as usize;
        named(names, seat, "seat")
    };
    let ranks = |score: &Score| format!("{} and {}", score.ranks[0], score.ranks[1]);
    let lines = [
        ("defenders' points", points(first), points(second)),
        ("dealer", dealer(first), dealer(second)),
        ("ranks", ranks(first), ranks(second)),
    ];
    let lines =
        lines.into_iter().map(|(label, first, second)| Difference { label: label.to_owned(), first, second });
    lines.filter(|line| line.first != line.second).collect()
}

/// Returns the difference if tricks are typed for a round recorded as a score only.
#[must_use]
pub fn kinds(first: &Outcome) -> Option<Difference> {
    let (label, second) = ("round".to_owned(), "tricks".to_owned());
    matches!(first, Outcome::TractorScore(_)).then(|| Difference { label, first: kind(first), second })
}

/// Shows a recorded round of Tractor on one line; a forfeit as a score.
fn kind(outcome: &Outcome) -> String {
    let Some(round) = game::tractor_round(outcome) else { return outcome.scored() };
    let points = format!(
        "{} to the defenders, seat {} deals",
        round.result.defenders_points,
        round.setup.dealer as usize + 1
    );
    if round.is_judged { format!("tricks: {points}") } else { format!("the score alone: {points}") }
}

/// Compares the hand of a seat.
#[must_use]
pub fn hands(
    first: Option<&Hand>,
    second: Option<&Hand>,
    seat: usize,
    names: &[String],
) -> Option<Difference> {
    let show = |hand: Option<&Hand>| {
        hand.map_or_else(String::new, |hand| {
            let faces: Vec<String> = hand.dice().iter().map(|die| die.face().to_string()).collect();
            format!("{}  {}", faces.join(" "), hand.value())
        })
    };
    let label = named(names, seat, "seat");
    let sorted = |hand: Option<&Hand>| {
        let mut faces = hand?.dice().map(Die::face);
        faces.sort_unstable();
        Some(faces)
    };
    let differs = sorted(first) != sorted(second);
    differs.then(|| Difference { label, first: show(first), second: show(second) })
}

/// Compares main suit and dealer.
#[must_use]
pub fn setups(first: &Round, second: Option<RoundSetup>, names: &[String]) -> Option<Difference> {
    let show = |setup: RoundSetup| {
        let seat = Seat::ALL.iter().position(|seat| *seat == setup.dealer).unwrap_or(0);
        let name = names.get(seat).map_or("", String::as_str);
        let [one, two] = setup.ranks;
        format!("main suit {}, {name} deals, ranks {one} and {two}", setup.main.letter())
    };
    let (first, second) = (first.setup, second?);
    let label = "main suit and dealer".to_owned();
    (first != second).then(|| Difference { label, first: show(first), second: show(second) })
}

/// Compares a trick.
#[must_use]
pub fn tricks(first: &Round, second: &[Trick], at: usize) -> Option<Difference> {
    let show = |tricks: &[Trick]| tricks.get(at).map_or_else(|| "not played".to_owned(), ToString::to_string);
    let sorted = |tricks: &[Trick]| {
        let plays = tricks.get(at)?.plays.iter().map(|play| {
            let mut cards: Vec<usize> = play.cards().iter().map(|card| card.index()).collect();
            cards.sort_unstable();
            cards
        });
        Some(plays.collect::<Vec<_>>())
    };
    let differs = sorted(&first.tricks) != sorted(second);
    let label = format!("trick {}", at + 1);
    differs.then(|| Difference { label, first: show(&first.tricks), second: show(second) })
}

#[cfg(test)]
mod tests {
    use super::game::tractor::cards::Rank;
    use super::game::tractor::order::MainSuit;
    use super::*;

    fn table(hands: &[[u8; 5]]) -> Outcome {
        Outcome::Dice(hands.iter().map(|faces| Hand::of_faces(*faces).unwrap()).collect())
    }

    #[test]
    fn every_hand_that_differs_is_named() {
        let names = ["Ana", "Bo"].map(str::to_owned);
        let first = table(&[[1, 1, 1, 6, 6], [2, 3, 4, 5, 6]]);
        let second = table(&[[1, 1, 1, 6, 6], [2, 3, 4, 5, 1]]);
        assert_eq!(differences(&first, &first, &names), []);
        let found = differences(&first, &second, &names);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].label, "Bo");
        assert!(found[0].first.starts_with("2 3 4 5 6"), "{}", found[0].first);
    }

    #[test]
    fn two_results_of_a_table_are_shown_where_they_differ() {
        let names = ["Ana", "Bo"].map(str::to_owned);
        let first = table(&[[1, 1, 1, 6, 6], [2, 3, 4, 5, 6]]);
        let (one, other) = both(&first, &table(&[[1, 1, 1, 6, 6], [2, 3, 4, 5, 1]]), &names).unwrap();
        assert!(one.starts_with("Bo: 2 3 4 5 6  ") && other.starts_with("Bo: 2 3 4 5 1  "), "{one}, {other}");
        assert_eq!(both(&first, &table(&[[6, 1, 1, 1, 6], [2, 3, 4, 5, 6]]), &names), None);
        let seven: Vec<[u8; 5]> = (0..7).map(|_| [1, 1, 1, 6, 6]).collect();
        let (_, many) = both(&table(&[]), &table(&seven), &names).unwrap();
        assert!(many.ends_with(" (and 4 more)"), "{many}");
        assert_eq!(both(&Outcome::Adjourned, &first, &names), None);
    }

    #[test]
    fn a_score_that_becomes_a_forfeit_is_shown_beside_it() {
        let ranks = [Rank::TWO; 2];
        let score = Outcome::TractorScore(Score { dealer: Seat::Alice, ranks, points: 40 });
        let forfeit = Outcome::Forfeit { white: true, black: false };
        let (one, other) = both(&score, &forfeit, &[]).unwrap();
        assert_eq!(one, "round: the score alone: 40 to the defenders, seat 1 deals");
        assert_eq!(other, "round: + – -");
    }

    #[test]
    fn the_order_of_dice_and_cards_makes_no_difference() {
        assert!(are_same(&table(&[[1, 1, 1, 6, 6]]), &table(&[[6, 1, 6, 1, 1]])));
        assert!(!are_same(&table(&[[1, 1, 1, 6, 6]]), &table(&[[6, 1, 6, 6, 1]])));
        assert!(!are_same(&table(&[[1, 1, 1, 6, 6]]), &table(&[[1, 1, 1, 6, 6], [1, 1, 1, 6, 6]])));
        let round = |trick: &str| {
            let setup = RoundSetup { main: MainSuit(None), dealer: Seat::ALL[0], ranks: [Rank::TWO; 2] };
            Outcome::Tractor(Round { setup, tricks: vec![trick.parse().unwrap()] })
        };
        assert!(are_same(&round("S6S7 S8S9 STSJ SQSK"), &round("S7S6 S9S8 STSJ SKSQ")));
        assert!(!are_same(&round("S6S7 S8S9 STSJ SQSK"), &round("S8S9 S6S7 STSJ SQSK")));
    }
}
