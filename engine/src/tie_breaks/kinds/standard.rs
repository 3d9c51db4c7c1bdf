//! Standard points (C.07 7.7).

use crate::basics::file_format::FORMAT_5;
use crate::basics::why::Why;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::table::{Pairings, Record, RecordKind, Table};
use crate::tie_breaks::working::{Shown, points_of_round, round_in_words};
use crate::tie_breaks::{Exact, ONE};

/// STD.
pub(super) struct StandardPoints;

const ABOUT: About = About {
    code: "STD",
    name: "standard points",
    help: "1 for each round with more points than the opponent, ½ for as many",
    article: "C.07 7.7",
    modifiers: "",
    decimals: 1,
    format: FORMAT_5,
    needs: Needs::Results,
    reach: Reach::Opponents,
};

impl Rule for StandardPoints {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        let table = &basis.table;
        basis.each(|player| {
            let rounds = table.rounds_of(player).iter().enumerate();
            Some(rounds.filter_map(|(round, record)| worth(table, round, record)).sum())
        })
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let table = &asked.basis.table;
        for (round, record) in table.rounds_of(asked.player).iter().enumerate() {
            if let Some(worth) = worth(table, round, record) {
                let (worth, against) = (Shown(Some(worth), 1), round_in_words(record, asked.names));
                why.tell(ABOUT.article, points_of_round(round + 1, worth, against));
            }
        }
    }
}

/// Returns the standard points of a round, in ten-thousandths; `None` if the round does not count.
fn worth(table: &Table, round: usize, record: &Record) -> Option<i64> {
    let against = match record.opponent {
        _ if record.kind == RecordKind::Open => return None,
        Some(opponent) => table.rounds_of(opponent as usize).get(round)?.points,
        None if table.pairings == Pairings::Predetermined => return None,
        None => table.points.draw,
    };
    Some(match record.points.cmp(&against) {
        std::cmp::Ordering::Greater => ONE,
        std::cmp::Ordering::Equal => ONE / 2,
        std::cmp::Ordering::Less => 0,
    })
}
