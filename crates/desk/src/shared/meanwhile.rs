//! The acts of other desks in the meantime, as reasons why an act of this desk is not recorded.

use super::waiting::{Board, board_of};
use crate::journal::Journal;
use crate::not_shared::NotShared;
use engine::action::{Act, Action, Entry, Outcome};
use engine::compare;
use engine::id::{BoardNo, RoundNo};
use formats::clock;
use formats::views::numbers::called;
use formats::views::words;

pub(super) fn meanwhile(journal: &Journal, entry: &Entry) -> NotShared {
    let told = words::entry(&journal.state, &journal.entries, entry);
    NotShared::Meanwhile(format!(
        "{} was first: {} {} (look at it, and do it again)",
        author_of(entry),
        told.kind,
        told.text
    ))
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
        return NotShared::Meanwhile(format!(
            "board {} of round {} has other players now; this was typed for {}",
            at.1,
            at.0,
            players.join(" – ")
        ));
    }
    let stands = journal.state.board(at.0, at.1).and_then(|board| board.outcome.as_ref());
    let theirs = words::score(stands);
    let is_same = |outcome: &Outcome| stands.is_some_and(|stands| compare::are_same(stands, outcome));
    let entry = last_about(journal, at);
    let who = entry.map_or_else(|| "another desk".to_owned(), author_of);
    let ago = entry.map_or_else(String::new, |entry| ago(entry, now));
    let place = format!("board {} of round {}", at.1, at.0);
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other act gets the answer that its board changed"
    )]
    match act {
        Act::Record { outcome, .. } if is_same(outcome) => {
            NotShared::Done(format!("{who} entered the same at {place}{ago}: {theirs}"))
        }
        Act::Record { outcome, .. } => {
            let seats = journal.state.board(at.0, at.1).map_or(&[][..], |board| &board.seats);
            let (theirs, mine) = words::both(&journal.state, seats, stands, outcome);
            NotShared::Disagrees(format!("{who} entered {theirs} at {place}{ago}; you typed {mine}"))
        }
        Act::Agree { .. } if journal.state.board(at.0, at.1).is_some_and(|board| board.agreed) => {
            NotShared::Done(format!("{who} agreed at {place}{ago}"))
        }
        _ => NotShared::Meanwhile(format!(
            "{who} changed {place}{ago}: {theirs} (look at it, and do it again)"
        )),
    }
}

fn ago(entry: &Entry, now: &str) -> String {
    match clock::seconds_between(&entry.at, now) {
        Some(seconds @ 0..120) => format!(" {seconds} s ago"),
        Some(_) | None => String::new(),
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
