//! The tie-breaks of a ranking by points: a row each, which is all that names, columns, helps, reports and files know of it.

use super::resistance::Encounter;
use super::table::{Column, Value};
use crate::action::FIRST_FORMAT;
use crate::id::PlayerId;
use crate::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::number::Points;
use crate::scoring::GameScore;
use crate::setup::TieBreak;
use crate::state::State;
use crate::why::Why;

/// A player's meetings, everybody's, the event, and who hears how the value comes about.
type Compute = fn(&[Meeting], &Meetings, &State, &mut dyn Why) -> Value;

/// What there is to know of a tie-break.
struct Row {
    /// The short code of column headings and files.
    code: &'static str,
    /// The name in words.
    name: &'static str,
    /// What it counts, in a line.
    help: &'static str,
    /// The least format of a file that names it.
    format: u32,
    /// Computes it, and tells how.
    compute: Compute,
}

/// The one list of what tie-breaks are.
const fn row(tie_break: TieBreak) -> Row {
    match tie_break {
        TieBreak::Resistance => Row {
            code: "RP",
            name: "resistance points",
            help: "the sum of the points of the opponents played",
            format: FIRST_FORMAT,
            compute: resistance,
        },
        TieBreak::SonnebornBerger => Row {
            code: "SB",
            name: "Sonneborn-Berger",
            help: "each own result times the points of that opponent, summed",
            format: FIRST_FORMAT,
            compute: sonneborn_berger,
        },
        TieBreak::Blacks => Row {
            code: "BPG",
            name: "games played with Black",
            help: "the number of games played with Black",
            format: FIRST_FORMAT,
            compute: blacks,
        },
        TieBreak::Wins => Row {
            code: "WON",
            name: "games won",
            help: "the number of games won over the board",
            format: FIRST_FORMAT,
            compute: wins,
        },
    }
}

impl TieBreak {
    /// Returns the short code of column headings and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        row(self).code
    }

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        row(self).name
    }

    /// Returns the column in which the standings show it.
    #[must_use]
    pub const fn column(self) -> Column {
        Column { code: self.code(), name: self.name() }
    }

    /// Returns what it counts, in a line.
    #[must_use]
    pub const fn help(self) -> &'static str {
        row(self).help
    }

    /// Returns the least format of a file that names it.
    #[must_use]
    pub const fn least_format(self) -> u32 {
        row(self).format
    }

    /// Computes it from a player's meetings and tells how it comes about.
    pub(super) fn value(self, of: &[Meeting], all: &Meetings, state: &State, why: &mut dyn Why) -> Value {
        (row(self).compute)(of, all, state, why)
    }
}

/// The number of games with Black (seed-systems 5.2).
fn blacks(row: &[Meeting], _: &Meetings, state: &State, why: &mut dyn Why) -> Value {
    Value::Count(count(row, state, Meeting::is_black_game, why))
}

/// The number of games won over the board.
fn wins(row: &[Meeting], _: &Meetings, state: &State, why: &mut dyn Why) -> Value {
    Value::Count(count(row, state, is_won_game, why))
}

fn count(row: &[Meeting], state: &State, counts: impl Fn(&Meeting) -> bool, why: &mut dyn Why) -> i64 {
    let mut games = 0;
    for meeting in row.iter().filter(|meeting| counts(meeting)) {
        if why.listens() {
            let (round, opponent) = (meeting.round, meeting.opponent_played());
            let opponent = opponent.map_or_else(String::new, |opponent| state.name(opponent));
            why.because("counts", format_args!("round {round}: {opponent}"));
        }
        games += 1;
    }
    games
}

const fn is_won_game(meeting: &Meeting) -> bool {
    let MeetingKind::Board { result, .. } = meeting.kind else { return false };
    matches!(result, MeetingResult::Played { side: GameScore::Win, .. })
}

/// The sum, over the games played, of the opponent's points (seed-systems 5.2; a rematch counts again).
fn resistance(row: &[Meeting], meetings: &Meetings, state: &State, why: &mut dyn Why) -> Value {
    let mut sum = Points::ZERO;
    for (meeting, opponent, encounter) in encounters(row, meetings) {
        if why.listens() {
            let (round, theirs, name) = (meeting.round, encounter.opponents, state.name(opponent));
            why.because("Swiss ranking", format_args!("round {round}: {name} has {theirs}"));
        }
        sum += encounter.resistance();
    }
    Value::Points(sum, 1)
}

/// The sum, over the games played, of the own result times the opponent's points (seed-systems 5.2).
fn sonneborn_berger(row: &[Meeting], meetings: &Meetings, state: &State, why: &mut dyn Why) -> Value {
    let mut sum = Points::ZERO;
    for (meeting, opponent, encounter) in encounters(row, meetings) {
        let part = encounter.sonneborn_berger();
        if why.listens() {
            let (round, name) = (meeting.round, state.name(opponent));
            let Encounter { own, opponents } = encounter;
            why.because(
                "Swiss ranking",
                format_args!("round {round}: {own} x {opponents} of {name} = {part}"),
            );
        }
        sum += part;
    }
    Value::Points(sum, 2)
}

/// Returns the games played, each with its opponent and what the opponents' points make of it.
fn encounters<'a>(
    row: &'a [Meeting],
    meetings: &'a Meetings,
) -> impl Iterator<Item = (&'a Meeting, PlayerId, Encounter)> {
    row.iter().filter_map(|meeting| {
        let opponent = meeting.opponent_played()?;
        let encounter = Encounter { own: meeting.points, opponents: meetings.points(opponent) };
        Some((meeting, opponent, encounter))
    })
}
