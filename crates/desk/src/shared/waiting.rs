//! Acts that were typed while the server could not be reached. They are stored in a file of this desk,
//! outside the chain, until they are published or the director decides.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::journal::Journal;
use crate::not_shared::NotShared;
use crate::storage::disk::{self, Disk, Visibility, folder_of};
use crate::storage::{limits, refusal, whole_file};
use engine::action::{Act, Action, Entry, Outcome};
use engine::compare;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::state::State;
use engine::text::Label;
use formats::views::numbers::called;
use formats::views::words;

/// The format of the file.
const FORMAT: u16 = 1;

/// A board at the time when an act was typed for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The players.
    pub seats: Vec<PlayerId>,
    /// Its result.
    pub outcome: Option<Outcome>,
    /// The result for rating.
    reported: Option<Outcome>,
    /// True if the second pass agreed.
    agreed: bool,
}

impl Board {
    /// Returns the present state of a board.
    #[must_use]
    pub fn of(state: &State, (round, board): (RoundNo, BoardNo)) -> Option<Self> {
        let board = state.board(round, board)?;
        Some(Self {
            seats: board.seats.clone(),
            outcome: board.outcome.clone(),
            reported: board.reported.clone(),
            agreed: board.agreed,
        })
    }
}

impl Board {
    /// Returns true if the board has the same players now.
    #[must_use]
    pub fn is_of_same_players(&self, state: &State, (round, board): (RoundNo, BoardNo)) -> bool {
        state.board(round, board).is_some_and(|now| now.seats == self.seats)
    }
}

/// Returns the board that an act is about and on which alone it depends.
#[must_use]
pub fn board_of(act: &Act) -> Option<(RoundNo, BoardNo)> {
    // The note of another result does not change the board.
    act.board().filter(|_| !matches!(act, Act::Dispute { .. }))
}

/// Returns the board of an act, and the board of its match if it is about a single one.
#[must_use]
pub fn place_of(act: &Act) -> Option<((RoundNo, BoardNo), Option<u8>)> {
    let game = if let Act::RecordGame { game, .. } = act { Some(*game) } else { None };
    board_of(act).map(|board| (board, game))
}

/// An act that waits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The act.
    pub act: Act,
    /// Its author.
    pub by: Label,
    /// The time of the input.
    pub at: Label,
    /// The number of entries of the event then.
    pub since: u64,
    /// The board then.
    pub saw: Option<Board>,
    /// The reason why it could not be entered, once it was tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

impl Kept {
    /// Returns true if it could not be entered and waits for the director.
    #[must_use]
    pub const fn is_refused(&self) -> bool {
        self.refused.is_some()
    }

    /// Returns true if it was typed for other players than those at the board now.
    #[must_use]
    pub fn is_of_others(&self, state: &State) -> bool {
        let seen = self.saw.as_ref().zip(board_of(&self.act));
        seen.is_some_and(|(saw, at)| !saw.is_of_same_players(state, at))
    }

    /// Describes it: the players, board and round, the act and its desk.
    #[must_use]
    pub fn told(&self, state: &State) -> String {
        let act = words::act(state, &self.act);
        let by = &*self.by;
        let Some((round, board)) = board_of(&self.act) else {
            return format!("{} {}, typed by {by}", act.kind, act.text);
        };
        let seats = self.saw.as_ref().map(|saw| saw.seats.clone());
        let seats = seats.or_else(|| state.board(round, board).map(|held| held.seats.clone()));
        let whom: Vec<String> = seats.unwrap_or_default().iter().map(|seat| called(state, *seat)).collect();
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "the kind names any act; only a result has more to say"
        )]
        let what = match &self.act {
            Act::Record { outcome, .. } => self.differs(state, outcome),
            Act::Correct { now, .. } => format!("{} {}", act.kind, words::score(now.as_ref())),
            _ => act.kind.to_owned(),
        };
        format!("{} (board {board} of round {round}): {what}, typed by {by}", whom.join(" – "))
    }

    /// Words the typed result; of a table only the difference from the result of the board.
    fn differs(&self, state: &State, typed: &Outcome) -> String {
        let held = board_of(&self.act).and_then(|(round, board)| state.board(round, board));
        let held = held.filter(|_| !self.is_of_others(state));
        let seats = held.map_or(&[][..], |held| &held.seats);
        words::both(state, seats, held.and_then(|held| held.outcome.as_ref()), typed).1
    }

    /// Returns true if it could not be entered and nothing is left to decide: it was entered after all, by
    /// this desk or by another one, or the lead has decided about its board.
    #[must_use]
    pub fn is_decided(&self, state: &State, entries: &[Entry], done: &[Act]) -> bool {
        let stands = |at: (RoundNo, BoardNo)| state.board(at.0, at.1)?.outcome.clone();
        let stands_so = matches!(
            &self.act,
            Act::Record { round, board, outcome }
                if stands((*round, *board)).is_some_and(|stands| compare::are_same(&stands, outcome))
        );
        self.refused.is_some() && (stands_so || done.contains(&self.act) || self.is_settled(state, entries))
    }

    /// Returns true if the journal has it as the other result of a board, and somebody has decided about that
    /// board since.
    fn is_settled(&self, state: &State, entries: &[Entry]) -> bool {
        let Act::Record { round, board, outcome } = &self.act else { return false };
        let is_this = |act: &Act| matches!(act, Act::Dispute { round: of, board: at, typed, .. } if (of, at, typed) == (round, board, outcome));
        let since = usize::try_from(self.since).unwrap_or(usize::MAX);
        let later = entries.get(since..).unwrap_or_default();
        let was = later.iter().any(|entry| matches!(&entry.action, Action::Do(act) if is_this(act)));
        was && state.board(*round, *board).is_none_or(|held| held.disputed().all(|one| one.typed != *outcome))
    }

    /// Returns true if the journal has it already, also as signed by a later name of this desk: it was
    /// published, and the answer was lost.
    #[must_use]
    pub fn is_in(&self, entries: &[Entry], by: &Label) -> bool {
        let is_signed = |entry: &Entry| entry.by == self.by || entry.by == *by;
        let since = usize::try_from(self.since).unwrap_or(usize::MAX);
        let later = entries.get(since..).unwrap_or_default();
        later.iter().any(|entry| is_signed(entry) && entry.action == Action::Do(self.act.clone()))
    }
}

/// The file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Waiting", deny_unknown_fields)]
struct File {
    format: u16,
    acts: Vec<Kept>,
}

/// Returns the path of the file with the acts that wait at the desk of an event.
#[must_use]
pub fn path_of(event: &Path, identity: &str) -> PathBuf {
    let short = identity.get(..16).unwrap_or(identity);
    folder_of(event).join(format!(".wallchart-{short}.waiting"))
}

/// Returns the path of the file with the acts that wait at this desk; `None` for an event in memory.
#[must_use]
pub fn path_for(journal: &Journal) -> Option<PathBuf> {
    Some(path_of(journal.path()?, journal.identity()))
}

/// The acts that wait at a desk.
#[derive(Debug, Default)]
pub struct Waiting {
    acts: Vec<Kept>,
}

/// Reasons why the waiting acts cannot be read or stored.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", path.display())]
pub struct NotKept {
    path: PathBuf,
    why: String,
}

impl From<NotKept> for NotShared {
    fn from(error: NotKept) -> Self {
        Self::NotKept(error.to_string())
    }
}

impl Waiting {
    /// Reads the waiting acts; empty if there is no file.
    ///
    /// # Errors
    ///
    /// The file cannot be read; its content must not be lost.
    pub fn read(disk: &dyn Disk, path: &Path) -> Result<Self, NotKept> {
        let wrong = |why: String| NotKept { path: path.to_owned(), why };
        let bytes = match disk::read_file(disk, path, limits::INPUT) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(wrong(refusal::of_disk(&error))),
        };
        let text = String::from_utf8(bytes).map_err(|_| wrong("this is not UTF-8".to_owned()))?;
        let file: File = ron::from_str(&text)
            .map_err(|error| wrong(format!("line {}: {}", error.span.start.line, error.code)))?;
        if file.format != FORMAT {
            return Err(wrong(format!("format {} is not known (expected {FORMAT})", file.format)));
        }
        Ok(Self { acts: file.acts })
    }

    /// Reads the waiting acts beside an event. A file that cannot be read is moved aside; its new name is
    /// returned.
    ///
    /// # Errors
    ///
    /// It cannot be moved either.
    pub(crate) fn take_up(
        disk: &dyn Disk,
        path: &Path,
        event: &Path,
    ) -> Result<(Self, Option<String>), NotKept> {
        let wrong = match Self::read(disk, path) {
            Ok(waiting) => return Ok((waiting, None)),
            Err(wrong) => wrong,
        };
        let aside = whole_file::rename_first_free(disk, path, whole_file::beside(event, "waiting"))
            .and_then(|aside| whole_file::sync_folder(disk, folder_of(path)).map(|()| aside));
        match aside {
            Ok(aside) => Ok((Self::default(), Some(format!("{} ({})", aside.display(), wrong.why)))),
            Err(_) => Err(wrong),
        }
    }

    /// Returns the waiting acts, the first one first.
    #[must_use]
    pub fn acts(&self) -> &[Kept] {
        &self.acts
    }

    /// Changes the waiting acts, on disk and then here.
    ///
    /// # Errors
    ///
    /// The disk refuses; the waiting acts are unchanged.
    pub fn change(&mut self, disk: &dyn Disk, path: &Path, acts: Vec<Kept>) -> Result<(), NotKept> {
        let wrong = |why: String| NotKept { path: path.to_owned(), why };
        if acts.is_empty() {
            match disk.remove(path) {
                Err(error) if error.kind() != ErrorKind::NotFound => {
                    return Err(wrong(refusal::of_disk(&error)));
                }
                Ok(()) | Err(_) => drop(whole_file::sync_folder(disk, folder_of(path))),
            }
        } else {
            let file = File { format: FORMAT, acts: acts.clone() };
            let text = ron::to_string(&file).map_err(|error| wrong(error.to_string()))?;
            if limits::INPUT < text.len() as u64 {
                return Err(wrong("more waits than this file may hold".to_owned()));
            }
            whole_file::replace(disk, path, text.as_bytes(), Visibility::Owner)
                .map_err(|error| wrong(refusal::of_disk(&error)))?;
        }
        self.acts = acts;
        Ok(())
    }
}
