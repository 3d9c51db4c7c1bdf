//! The acts of other desks in the meantime, as reasons why an act of this desk is not recorded.

use super::waiting::{Board, board_of};
use crate::journal::Journal;
use crate::not_shared::{BoardElsewhere, Change, Disagreement, NotShared, SameElsewhere};
use engine::action::{Act, Action, Entry, Outcome};
use engine::compare;
use engine::id::{BoardNo, RoundNo};
use formats::clock;
use formats::views::numbers::called;
use formats::views::words;

pub(super) fn meanwhile(journal: &Journal, entry: &Entry) -> NotShared {
    let told = words::entry(&journal.state, &journal.entries, entry);
    let told = format!("{} {}", told.kind, told.text);
    NotShared::Meanwhile(Change::Entry { who: author_of(entry), told })
}

/// Describes the act of another desk at a board meanwhile.
pub(super) fn met(
    journal: &Journal,
    act: &Act,
    at: (RoundNo, BoardNo),
    saw: Option<&Board>,
    now: &str,
) -> NotShared {
    if let Some(saw) = saw.filter(|saw| !saw.is_of_same_players(&journal.state, at)) {
        let players: Vec<String> = saw.seats.iter().map(|seat| called(&journal.state, *seat)).collect();
        return NotShared::Meanwhile(Change::Players { at, players });
    }
    let stands = journal.state.board(at.0, at.1).and_then(|board| board.outcome.as_ref());
    let is_same = |outcome: &Outcome| stands.is_some_and(|stands| compare::are_same(stands, outcome));
    let other = elsewhere(journal, at, now);
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other act gets the answer that its board changed"
    )]
    match act {
        Act::Record { outcome, .. } if is_same(outcome) => NotShared::Done(SameElsewhere::Entered(other)),
        Act::Record { outcome, .. } => {
            let seats = journal.state.board(at.0, at.1).map_or(&[][..], |board| &board.seats);
            let (stands, typed) = words::both(&journal.state, seats, stands, outcome);
            NotShared::Disagrees(Disagreement { other: BoardElsewhere { stands, ..other }, typed })
        }
        Act::Agree { .. } if journal.state.board(at.0, at.1).is_some_and(|board| board.agreed) => {
            NotShared::Done(SameElsewhere::Agreed(other))
        }
        _ => NotShared::Meanwhile(Change::Board(other)),
    }
}

/// Returns a board with its last entry, at the time `now`; no time if it is read later.
pub(super) fn elsewhere(journal: &Journal, at: (RoundNo, BoardNo), now: &str) -> BoardElsewhere {
    let entry = last_about(journal, at);
    let stands = journal.state.board(at.0, at.1).and_then(|board| board.outcome.as_ref());
    BoardElsewhere {
        at,
        who: entry.map_or_else(|| "another desk".to_owned(), author_of),
        age: entry.and_then(|entry| clock::seconds_between(&entry.at, now)),
        stands: words::score(stands),
    }
}

/// Returns the last entry about a board.
pub(super) fn last_about(journal: &Journal, at: (RoundNo, BoardNo)) -> Option<&Entry> {
    let about = |entry: &&Entry| matches!(&entry.action, Action::Do(act) if board_of(act) == Some(at));
    journal.entries.iter().rev().find(about)
}

pub(super) fn author_of(entry: &Entry) -> String {
    if entry.by.is_empty() { "another desk".to_owned() } else { entry.by.to_string() }
}
