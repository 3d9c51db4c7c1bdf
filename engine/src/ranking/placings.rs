//! Poker dice: the places at the tables, shared places averaged, then the best hands.
//!
//! A bye counts too: a zero-point bye as the last place of the round's largest table, a half-point or
//! pairing-allocated bye as its middle place, a full-point bye as its first. The mean takes the rounds with a
//! hand or a bye only, so a player with few of them can lead; the sum takes every round ([`UnequalGames`]).

use std::collections::BTreeSet;

use super::table::{Column, Ranked, RankedPlayer, Value, by_number};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::why::{self, Fact, Reason, Why as _};
use crate::basics::words::of_round;
use crate::event::action::{ByeKind, Outcome};
use crate::event::setup::UnequalGames;
use crate::event::state::{Round, State};
use crate::fact;
use crate::game::dice::{self, Hand, Value as HandValue};

/// The totals of a player's rounds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Record {
    /// The sum of the places, in halves.
    halves: i64,
    /// The number of rounds that count.
    rounds: i64,
    /// The hands, best first.
    hands: Vec<HandValue>,
}

impl Record {
    fn add(&mut self, halves: i64) {
        self.halves += halves;
        self.rounds += 1;
    }

    /// The mean place in units of 10^-9, rounded down; means over fewer than 30,000 rounds differ by more.
    fn mean(&self) -> Option<i64> {
        (self.rounds > 0).then(|| self.halves * 500_000_000 / self.rounds)
    }
}

/// Receives each round that counts for a player: the round, its value in halves of a place, and the reason.
type Heard<'a> = &'a mut dyn FnMut(usize, PlayerId, i64, &dyn Fn() -> Fact);

fn records(state: &State, round: RoundNo, rule: Option<UnequalGames>, heard: Heard<'_>) -> Vec<Record> {
    let mut records = vec![Record::default(); state.registered()];
    for (at, held) in state.rounds.iter().enumerate().take(round.0.into()) {
        for board in &held.boards {
            let Some(Outcome::Dice(hands)) = &board.outcome else { continue };
            for ((player, hand), placing) in board.seats.iter().zip(hands).zip(dice::averaged_placings(hands))
            {
                let Some(record) = records.get_mut(player.index()) else { continue };
                record.add(halves(placing));
                record.hands.push(hand.value());
                let places = shared(hand.value(), hands);
                let counts = halves(placing);
                heard(at + 1, *player, counts, &|| with_hand(places, counts, hand.value()));
            }
        }
        let largest = largest_table(held);
        for (player, bye) in &held.byes {
            let halves = bye_place(*bye, largest);
            records.get_mut(player.index()).into_iter().for_each(|record| record.add(halves));
            heard(at + 1, *player, halves, &|| with_bye(*bye, halves));
        }
        let is_counted = rule == Some(UnequalGames::Sum);
        for player in state.players.iter().filter(|player| is_counted && !takes_part(held, player.id)) {
            let halves = bye_place(ByeKind::ZeroPoint, largest);
            records.get_mut(player.id.index()).into_iter().for_each(|record| record.halves += halves);
            heard(at + 1, player.id, halves, &|| {
                fact!("no-hand", "no hand, counts as place {largest}", largest)
            });
        }
    }
    for record in &mut records {
        record.hands.sort_by(|one, other| other.cmp(one));
    }
    records
}

/// Returns true if a player has a seat or a bye in a round.
fn takes_part(round: &Round, player: PlayerId) -> bool {
    round.boards.iter().any(|board| board.seats.contains(&player))
        || round.byes.iter().any(|(who, _)| *who == player)
}

/// Returns the first and the last of the places shared by equal hands.
fn shared(hand: HandValue, hands: &[Hand]) -> (usize, usize) {
    let better = hands.iter().filter(|other| hand < other.value()).count();
    let equal = hands.iter().filter(|other| hand == other.value()).count();
    (better + 1, better + equal)
}

/// Returns the places that a hand shares, from the first to the last, and what they count, in words.
fn with_hand((first, last): (usize, usize), counts: i64, hand: HandValue) -> Fact {
    if first == last {
        return hand.placed(first);
    }
    let hand = hand.fact();
    let place = Points::from_units(counts * 50);
    fact!(
        "places-shared",
        "places {first} to {last} shared, counts {place}, {hand}",
        first,
        last,
        place,
        hand,
    )
}

fn with_bye(bye: ByeKind, halves: i64) -> Fact {
    let (bye, place) = (why::Value::word(bye.name()), Points::from_units(halves * 50));
    fact!("bye-counts-as", "{bye}, counts as place {place}", bye, place)
}

/// Returns a placing in halves of a place.
const fn halves(placing: Points) -> i64 {
    placing.units() / 50
}

/// Returns a hand's index among all hands of the event, the worst first.
fn strength(scale: &[HandValue], hand: HandValue) -> i64 {
    i64::try_from(scale.partition_point(|other| *other < hand)).unwrap_or(i64::MAX)
}

fn largest_table(round: &Round) -> i64 {
    let largest = round.boards.iter().map(|board| board.seats.len()).max().unwrap_or(1);
    i64::try_from(largest).unwrap_or(i64::MAX)
}

const fn bye_place(bye: ByeKind, largest: i64) -> i64 {
    match bye {
        ByeKind::FullPoint => 2,
        ByeKind::HalfPoint | ByeKind::PairingAllocated => largest + 1,
        ByeKind::ZeroPoint => 2 * largest,
    }
}

/// The columns of the standings.
pub(super) const COLUMNS: [Column; 3] = [
    Column::fixed("MEAN", "mean place"),
    Column::fixed("PLACES", "sum of places"),
    Column::fixed("GAMES", "games"),
];

/// Ranks by mean place or by the sum of places, then by the best hands, best first.
#[must_use]
pub fn rank(state: &State, round: RoundNo, rule: Option<UnequalGames>) -> Ranked {
    let records = records(state, round, rule, &mut |_, _, _, _| {});
    let scale: BTreeSet<HandValue> = records.iter().flat_map(|record| record.hands.iter().copied()).collect();
    let scale: Vec<HandValue> = scale.into_iter().collect();
    let entries = state.players.iter().filter_map(|player| {
        let record = records.get(player.id.index())?;
        let mean = record.mean();
        let by_mean = mean.map_or(i64::MIN, |mean| -mean);
        let mut keys = match rule {
            None => vec![by_mean],
            Some(UnequalGames::Sum) => vec![-record.halves],
            Some(UnequalGames::AtLeast(least)) => vec![i64::from(i64::from(least) <= record.rounds), by_mean],
        };
        keys.extend(record.hands.iter().map(|hand| strength(&scale, *hand)));
        let mean = mean.map_or(Value::None, |mean| Value::Mean((mean + 500_000) / 1_000_000));
        let sum = Value::Points(Points::from_units(record.halves * 50), 1);
        let games = Value::Count(record.rounds);
        let values = match rule {
            Some(UnequalGames::Sum) => vec![sum, games],
            None | Some(UnequalGames::AtLeast(_)) => vec![mean, sum, games],
        };
        Some(RankedPlayer { player: player.id, values, keys, listing: by_number(state, player.id) })
    });
    // If missed rounds count, a mean over the other rounds would contradict the place.
    let columns = match rule {
        Some(UnequalGames::Sum) => COLUMNS[1..].to_vec(),
        None | Some(UnequalGames::AtLeast(_)) => COLUMNS.to_vec(),
    };
    Ranked { columns, entries: entries.collect() }
}

/// Returns the reasons for every player's places, in order of registration.
#[must_use]
pub fn explain(state: &State, round: RoundNo, rule: Option<UnequalGames>) -> Vec<Vec<Reason>> {
    let mut whys: Vec<Vec<Reason>> = vec![Vec::new(); state.registered()];
    if let Some(rule) = state.setup.ranking.unequal_games() {
        for why in &mut whys {
            why.tell("rule", rule.clone());
        }
    }
    let records = records(state, round, rule, &mut |number, who, _, what| {
        let Some(why) = whys.get_mut(who.index()) else { return };
        why.tell("Hoyle: poker dice", of_round(number, what()));
    });
    for (record, why) in records.iter().zip(&mut whys) {
        if let Some(best) = record.hands.first() {
            why.tell("Hoyle: poker dice", fact!("best-hand", "best hand: {best}", best = best.fact()));
        }
    }
    whys
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::BoardNo;
    use crate::event::action::{Act, Entrant, PairedBy};
    use crate::event::parameter::Value as Parameter;
    use crate::event::setup::{Game, PairingSystem, Ranking, Setup, TableRules};
    use crate::example;
    use crate::ranking::standings::Standings;

    /// Three players in the first round; the fourth comes late, wins the only table of the second, and has
    /// one game.
    fn with_a_late_entry(ranking: Ranking) -> State {
        let setup = example::setup(PairingSystem::Tables(TableRules::Mixed { seats: 4 }));
        let setup = Setup { game: Game::Dice, ranking, ..setup };
        assert_eq!(setup.complaints(), Vec::<String>::new());
        let mut state = example::event(setup, 3);
        play(&mut state, &[(1, [6; 5]), (2, [5; 5]), (3, [4; 5])]);
        let entrant = Entrant { name: "late".parse().unwrap(), ..Entrant::default() };
        state.apply(&Act::Register { id: PlayerId(4), entrant }).unwrap();
        play(&mut state, &[(4, [1; 5]), (1, [6; 5]), (2, [5; 5]), (3, [4; 5])]);
        state
    }

    fn play(state: &mut State, table: &[(u32, [u8; 5])]) {
        let round = state.next_round();
        let boards = vec![table.iter().map(|(player, _)| PlayerId(*player)).collect()];
        state.apply(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand }).unwrap();
        let hands = table.iter().map(|(_, faces)| Hand::of_faces(*faces).unwrap());
        let outcome = Outcome::Dice(hands.collect());
        state.apply(&Act::Record { round, board: BoardNo(1), outcome }).unwrap();
    }

    #[track_caller]
    fn check(ranking: Ranking, order: [u32; 4], first: &str) {
        let state = with_a_late_entry(ranking);
        let standings = Standings::after(&state, state.last_round());
        assert_eq!(standings.rows.iter().map(|row| row.player.0).collect::<Vec<_>>(), order);
        let shown: Vec<String> = standings.rows[0].values.iter().map(ToString::to_string).collect();
        assert_eq!(shown.join(" "), first);
        assert!(standings.columns.iter().any(|column| column.code == "GAMES"));
    }

    #[test]
    fn the_setup_says_how_unequal_numbers_of_games_rank() {
        check(Ranking::Placings, [4, 1, 2, 3], "1.000 1.0 1");
        check(Ranking::PlacingsBy(UnequalGames::Sum), [1, 4, 2, 3], "3.0 2");
        check(Ranking::PlacingsBy(UnequalGames::AtLeast(2)), [1, 2, 3, 4], "1.500 3.0 2");
        check(Ranking::PlacingsBy(UnequalGames::AtLeast(1)), [4, 1, 2, 3], "1.000 1.0 1");
    }

    /// A choice is saved, its text names it, and an event with it states its format.
    #[test]
    fn each_choice_is_stored_named_and_states_its_format() {
        let state = with_a_late_entry(Ranking::Placings);
        let setup = &state.setup;
        assert_eq!(setup.least_format(), 1);
        let Parameter::Choice { names, .. } = setup.ranking.parameters(setup)[0].value else {
            panic!("the rule is chosen")
        };
        let set = |now| setup.ranking.clone().with(0, Parameter::Choice { now, names }, setup).unwrap();
        assert_eq!(set(0), Ranking::Placings);
        assert_eq!(set(1), Ranking::PlacingsBy(UnequalGames::Sum));
        let least = set(2);
        assert_eq!(Setup { ranking: least.clone(), ..setup.clone() }.least_format(), 7);
        let five = Parameter::Number { now: 5, least: 1, most: 999 };
        let least = least.with(1, five, setup).unwrap();
        assert_eq!(least, Ranking::PlacingsBy(UnequalGames::AtLeast(5)));
        assert!(least.unequal_games().unwrap().english().contains("fewer than 5 games"));
        // The mean does not compensate for unequal numbers of games or sizes of tables.
        let told = setup.ranking.unequal_games().unwrap();
        let told = told.english();
        assert!(told.contains("can lead") && !told.contains("compare"), "{told}");
    }
}
