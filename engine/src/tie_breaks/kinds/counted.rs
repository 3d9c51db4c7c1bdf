//! The tie-breaks that count rounds (C.07 7.1 to 7.4 and 7.6).

use crate::basics::file_format::FORMAT_5;
use crate::basics::why::Why;
use crate::basics::words::of_round;
use crate::game::color::Color;
use crate::game::scoring::GameScore;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Part, Reach, Rule};
use crate::tie_breaks::table::{Record, RecordKind, Table};
use crate::tie_breaks::working::{Shown, round_in_words};
use crate::tie_breaks::{Exact, ONE};

/// A tie-break that counts rounds with a property.
pub(super) struct Counted {
    about: About,
    /// True if a round counts.
    counts: fn(&Record, &Table) -> bool,
}

/// WIN.
pub(super) const WINS: Counted = Counted {
    about: about("WIN", "C.07 7.1", "number of wins", "rounds with as many points as a win, played or not"),
    counts: |record, table| record.kind != RecordKind::Open && record.points == table.points.win,
};

/// WON.
pub(super) const GAMES_WON: Counted = Counted {
    about: about("WON", "C.07 7.2", "games won", "games won over the board"),
    counts: |record, _| is_won(record),
};

/// BPG.
pub(super) const BLACK_GAMES: Counted = Counted {
    about: about("BPG", "C.07 7.3", "games with Black", "games played over the board with Black"),
    counts: |record, _| is_black(record) && record.opponent_played().is_some(),
};

/// BWG.
pub(super) const BLACK_WINS: Counted = Counted {
    about: about("BWG", "C.07 7.4", "games won with Black", "games won over the board with Black"),
    counts: |record, _| is_black(record) && is_won(record),
};

/// REP.
pub(super) const ELECTED_TO_PLAY: Counted = Counted {
    about: about(
        "REP",
        "C.07 7.6",
        "rounds elected to play",
        "all rounds but half-point byes, zero-point byes and forfeit losses",
    ),
    counts: |record, _| !record.is_voluntary(),
};

/// Returns the facts of a kind.
const fn about(code: &'static str, article: &'static str, name: &'static str, help: &'static str) -> About {
    About {
        code,
        name,
        help,
        article,
        modifiers: "",
        decimals: 0,
        format: FORMAT_5,
        needs: Needs::Results,
        reach: Reach::Opponents,
    }
}

fn is_won(record: &Record) -> bool {
    record.kind == RecordKind::Played(GameScore::Win)
}

fn is_black(record: &Record) -> bool {
    record.color == Some(Color::Black)
}

impl Rule for Counted {
    fn about(&self) -> &About {
        &self.about
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        basis.each(|player| {
            let rounds = basis.table.rounds_of(player).iter();
            let count = rounds.filter(|record| (self.counts)(record, &basis.table)).count();
            Some(i64::try_from(count).unwrap_or(i64::MAX) * ONE)
        })
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let table = &asked.basis.table;
        for (round, record) in table.rounds_of(asked.player).iter().enumerate() {
            if (self.counts)(record, table) {
                let how = round_in_words(record, asked.names);
                why.tell(self.about.article, of_round(round + 1, how));
            }
        }
    }

    fn part(&self, basis: &Basis, player: usize, _: Modifiers, round: usize) -> Option<Part> {
        let record = basis.table.rounds_of(player).get(round)?;
        (self.counts)(record, &basis.table).then_some(Part { value: Shown(Some(ONE), 0), cut: None })
    }
}
