//! Resolves a conflict between a desk's entries and those of the other desks in favour of the others: the
//! desk's own entries are saved in another file, its results are entered again, and everything else is
//! offered act by act.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::shared::waiting::{self, Board, Kept, NotKept, Waiting, board_of};
use crate::storage::chain::{self, CLOSING};
use crate::storage::disk::Visibility;
use crate::storage::{refusal, whole_file};
use crate::{Desk, Equipment, Journal};
use engine::action::Fact;
use engine::id::Seq;
use engine::replay::{self, ReplayError};

/// The outcome for the entries of a desk.
#[derive(Debug)]
pub struct KeptApart {
    /// The file in which they are saved.
    pub file: PathBuf,
    /// The acts that are entered again if they are still valid.
    pub again: Vec<String>,
    /// The acts for the director to decide about.
    pub to_decide: Vec<String>,
}

/// The reason why a desk does not continue with the entries of the others.
#[derive(Debug, thiserror::Error)]
pub enum NotKeptApart {
    /// The event has no other desks.
    #[error("this event is not shared")]
    NotShared,
    /// The server is not reached, with the reason.
    #[error("the others cannot be reached: {0}")]
    Offline(String),
    /// The entries do not differ.
    #[error("this desk and the others have the same entries")]
    Same,
    /// The event is only in memory.
    #[error("the event has no file")]
    NoFile,
    /// The disk refuses a file.
    #[error("{}: {}", event.display(), refusal::of_disk(error))]
    Disk {
        /// The event.
        event: PathBuf,
        /// The error of the disk.
        error: std::io::Error,
    },
    /// The waiting entries cannot be read or saved.
    #[error(transparent)]
    Waiting(#[from] NotKept),
    /// The journal contradicts itself.
    #[error(transparent)]
    Journal(#[from] ReplayError),
}

/// Continues with the entries of the other desks.
///
/// # Errors
///
/// The entries do not differ, or the disk refuses; the reason. Nothing is lost then.
pub fn keep_others(desk: Desk, equipment: Equipment) -> Result<KeptApart, NotKeptApart> {
    let standing = desk.others().standing().ok_or(NotKeptApart::NotShared)?;
    if let Some(why) = standing.offline {
        return Err(NotKeptApart::Offline(why));
    }
    let first = standing.apart.or(standing.ahead).ok_or(NotKeptApart::Same)?;
    let (path, waiting_at) = desk.path().zip(waiting::path_for(&desk)).ok_or(NotKeptApart::NoFile)?;
    let (event, storage) = (path.to_owned(), equipment.disk);
    let (common, whole) = text_before(&desk, first).ok_or(NotKeptApart::NoFile)?;
    let closed = |text: &[u8]| [text, CLOSING.as_bytes()].concat();
    let wrong = |error| NotKeptApart::Disk { event: event.clone(), error };
    let file = whole_file::create_first_free(
        &*storage,
        whole_file::beside(&event, "apart"),
        &closed(whole),
        Visibility::Everyone,
    );
    let mut kept = KeptApart { file: file.map_err(wrong)?, again: Vec::new(), to_decide: Vec::new() };
    let mut waiting = Waiting::read(&*storage, &waiting_at)?;
    let mut acts = waiting.acts().to_vec();
    let ledger = replay::ledger(desk.entries())?;
    let mut before = replay::as_of(desk.header(), desk.entries(), Seq(first.0 - 1));
    // A result that was corrected later is not entered again in its first version.
    let changed: BTreeSet<_> = replay::counting(desk.entries(), &ledger)
        .filter(|(entry, _)| first <= entry.seq)
        .filter(|(_, act)| !act.has(Fact::BoardResult))
        .filter_map(|(_, act)| board_of(act))
        .collect();
    for (entry, act) in replay::counting(desk.entries(), &ledger).filter(|(entry, _)| first <= entry.seq) {
        let saw = board_of(act).and_then(|at| Board::of(&before, at));
        before.evolve(act);
        // If the others have no entries in that place, only this desk can have it.
        let is_mine = standing.apart.is_none() || standing.me.is_of(entry);
        let refused = match (is_mine, act.has(Fact::BoardResult)) {
            (true, true) if board_of(act).is_some_and(|at| changed.contains(&at)) => {
                Some("it was corrected later; the other desks have neither")
            }
            (true, true) => None,
            (true, false) => Some("the others go on without it"),
            (false, _) => Some("the others go on without it, unless its own desk has it and enters it again"),
        };
        let (by, at, since) = (entry.by.clone(), entry.at.clone(), first.0 - 1);
        let one = Kept { act: act.clone(), by, at, since, saw, refused: refused.map(str::to_owned) };
        if refused.is_none() { &mut kept.again } else { &mut kept.to_decide }.push(one.told(desk.state()));
        // An earlier attempt that did not finish may have stored it already.
        if !acts.contains(&one) {
            acts.push(one);
        }
    }
    waiting.change(&*storage, &waiting_at, acts)?;
    let common = closed(common);
    drop(desk);
    whole_file::replace(&*storage, &event, &common, Visibility::Everyone).map_err(wrong)?;
    Ok(kept)
}

/// Returns the lines of the file before an entry, and all lines.
fn text_before(journal: &Journal, entry: Seq) -> Option<(&[u8], &[u8])> {
    let text = journal.file()?.text();
    let lines = text.split_inclusive(|byte| *byte == b'\n');
    let before = usize::try_from(entry.0.saturating_sub(1)).ok()?;
    let first = chain::entries_at(text);
    let behind: usize = lines
        .skip_while({
            let mut at = 0;
            move |line| {
                at += line.len();
                at <= first
            }
        })
        .take(before)
        .map(<[u8]>::len)
        .sum();
    Some((text.get(..first + behind)?, text))
}
