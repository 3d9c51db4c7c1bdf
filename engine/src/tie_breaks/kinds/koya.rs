//! The Koya system (C.07 9.2).

use crate::basics::file_format::FORMAT_5;
use crate::basics::number::Points;
use crate::basics::why::Why;
use crate::fact;
use crate::tie_breaks::Exact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::table::{Record, RecordKind, Table};
use crate::tie_breaks::working::{Shown, points_of_round, round_in_words};

/// KS.
pub(super) struct Koya;

const ABOUT: About = About {
    code: "KS",
    name: "Koya system",
    help: "points scored against opponents with at least half of the possible points",
    article: "C.07 9.2",
    modifiers: "L",
    decimals: 1,
    format: FORMAT_5,
    needs: Needs::Results,
    reach: Reach::Opponents,
};

impl Rule for Koya {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn values(&self, basis: &Basis, modifiers: Modifiers) -> Vec<Exact> {
        let twice = twice_the_limit(&basis.table, modifiers);
        basis.each(|player| {
            let rounds = basis.table.rounds_of(player).iter();
            let rounds = rounds.filter(|record| counts(record, basis, twice));
            Some(rounds.map(|record| record.points).sum::<Points>().units() * 100)
        })
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let table = &asked.basis.table;
        let twice = twice_the_limit(table, asked.modifiers);
        let limit = Shown(Some(twice.units() * 50), 1);
        why.tell(ABOUT.article, fact!("koya-limit", "opponents with {limit} points and more count", limit));
        for (round, record) in table.rounds_of(asked.player).iter().enumerate() {
            if counts(record, asked.basis, twice) {
                let (points, against) = (record.points, round_in_words(record, asked.names));
                why.tell(ABOUT.article, points_of_round(round + 1, points, against));
            }
        }
    }
}

/// Returns twice the least final score of an opponent who counts (9.2, 14.5): half of the possible points,
/// moved by half points.
///
/// In the free round of an odd field no points are possible against an opponent; there is one in as many
/// rounds as there are players.
fn twice_the_limit(table: &Table, modifiers: Modifiers) -> Points {
    let players = table.players.len();
    let free = if players % 2 == 1 { table.rounds.checked_div(players).unwrap_or(0) } else { 0 };
    let meetings = i64::try_from(table.rounds - free).unwrap_or(i64::MAX);
    table.points.win * meetings + Points::whole(modifiers.limit.into())
}

/// Returns true if a round counts.
fn counts(record: &Record, basis: &Basis, twice: Points) -> bool {
    let scheduled = record.opponent.filter(|_| record.kind != RecordKind::Open);
    scheduled.is_some_and(|opponent| twice <= basis.scores.own[opponent as usize] * 2)
}
