//! Poker dice: the mean of the places at the tables, shared places averaged, then the best hands.
//!
//! A round without a hand counts too, so that nobody gains by staying away: a zero-point bye as the last place of
//! the round's largest table, a half-point or pairing-allocated bye as its middle place, a full-point bye as its
//! first. The mean is used, not the sum, so that the standings are fair while some tables still play.

use std::collections::BTreeSet;
use std::fmt;

use super::table::{Column, Ranked, RankedPlayer, Value, by_number};
use crate::action::{ByeKind, Outcome};
use crate::game::dice::{self, Hand, Value as HandValue};
use crate::id::{PlayerId, RoundNo};
use crate::number::Points;
use crate::state::{Round, State};
use crate::why::{Reason, Why as _};

/// What a player's rounds came to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Record {
    /// The sum of the places, in halves.
    halves: i64,
    /// The rounds that count.
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

/// Hears of a round that counts for a player: which one, what it counts, in halves of a place, and why.
type Heard<'a> = &'a mut dyn FnMut(usize, PlayerId, i64, fmt::Arguments<'_>);

fn records(state: &State, round: RoundNo, heard: Heard<'_>) -> Vec<Record> {
    let mut records = vec![Record::default(); state.registered()];
    for (at, held) in state.rounds.iter().enumerate().take(round.0.into()) {
        for board in &held.boards {
            let Some(Outcome::Dice(hands)) = &board.outcome else { continue };
            for ((player, hand), placing) in board.seats.iter().zip(hands).zip(dice::averaged_placings(hands))
            {
                let Some(record) = records.get_mut(player.index()) else { continue };
                record.add(halves(placing));
                record.hands.push(hand.value());
                let (first, last) = shared(hand.value(), hands);
                let counts = halves(placing);
                if first == last {
                    heard(at + 1, *player, counts, format_args!("place {first}, {}", hand.value()));
                } else {
                    let place = Points::from_units(counts * 50);
                    heard(
                        at + 1,
                        *player,
                        counts,
                        format_args!("places {first} to {last} shared, counts {place}, {}", hand.value()),
                    );
                }
            }
        }
        let largest = largest_table(held);
        for (player, bye) in &held.byes {
            let halves = bye_place(*bye, largest);
            records.get_mut(player.index()).into_iter().for_each(|record| record.add(halves));
            let place = Points::from_units(halves * 50);
            heard(at + 1, *player, halves, format_args!("{}, counts as place {place}", bye.name()));
        }
    }
    for record in &mut records {
        record.hands.sort_by(|one, other| other.cmp(one));
    }
    records
}

/// Returns the first and the last of the places that equal hands share.
fn shared(hand: HandValue, hands: &[Hand]) -> (usize, usize) {
    let better = hands.iter().filter(|other| hand < other.value()).count();
    let equal = hands.iter().filter(|other| hand == other.value()).count();
    (better + 1, better + equal)
}

/// Returns a placing in halves of a place.
const fn halves(placing: Points) -> i64 {
    placing.units() / 50
}

/// Returns a hand's place among all hands of the event, the worst first.
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

/// What the standings show.
pub(super) const COLUMNS: [Column; 3] = [
    Column::fixed("MEAN", "mean place"),
    Column::fixed("PLACES", "sum of places"),
    Column::fixed("GAMES", "games"),
];

/// Ranks by mean place, then by the best hands, best first.
#[must_use]
pub fn rank(state: &State, round: RoundNo) -> Ranked {
    let records = records(state, round, &mut |_, _, _, _| {});
    let scale: BTreeSet<HandValue> = records.iter().flat_map(|record| record.hands.iter().copied()).collect();
    let scale: Vec<HandValue> = scale.into_iter().collect();
    let entries = state.players.iter().filter_map(|player| {
        let record = records.get(player.id.index())?;
        let mean = record.mean();
        let mut keys = vec![mean.map_or(i64::MIN, |mean| -mean)];
        keys.extend(record.hands.iter().map(|hand| strength(&scale, *hand)));
        let values = vec![
            mean.map_or(Value::None, |mean| Value::Mean((mean + 500_000) / 1_000_000)),
            Value::Points(Points::from_units(record.halves * 50), 1),
            Value::Count(record.rounds),
        ];
        Some(RankedPlayer { player: player.id, values, keys, listing: by_number(state, player.id) })
    });
    Ranked { columns: COLUMNS.to_vec(), entries: entries.collect() }
}

/// Tells how every player's places came about, in order of registration.
#[must_use]
pub fn explain(state: &State, round: RoundNo) -> Vec<Vec<Reason>> {
    let mut whys: Vec<Vec<Reason>> = vec![Vec::new(); state.registered()];
    if let Some(rule) = state.setup.ranking.unequal_games() {
        for why in &mut whys {
            why.because("rule", format_args!("{rule}"));
        }
    }
    let records = records(state, round, &mut |number, who, _, what| {
        let Some(why) = whys.get_mut(who.index()) else { return };
        why.because("Hoyle: poker dice", format_args!("round {number}: {what}"));
    });
    for (record, why) in records.iter().zip(&mut whys) {
        if let Some(best) = record.hands.first() {
            why.because("Hoyle: poker dice", format_args!("best hand: {best}"));
        }
    }
    whys
}
