//! Unrecorded input, stored in a file beside the event and outside its chain, so that it survives a crash.
//!
//! The file is written whole, and removed if there is no open input. It belongs to one event and has the
//! state from which each draft began; the caller decides whether a draft still fits. A file that cannot be
//! read, or that is of another event, is moved aside.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::storage::disk::{self, Disk, Visibility, folder_of};
use crate::storage::whole_file::{self, beside};
use crate::storage::{limits, refusal};
use engine::action::{ByeKind, Outcome};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::prizes::PrizeRules;
use formats::entry::Typing;

/// The format of the file.
const FORMAT: u16 = 1;

/// The longest text of a draft, in bytes: that of an input line.
const LONGEST: usize = 4096;

/// All unrecorded input of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drafts {
    /// Results and tables.
    pub boards: Vec<BoardDraft>,
    /// Pairings that the director changes.
    pub pairings: Vec<PairingDraft>,
    /// Texts of dialogs, and the line of a new player.
    pub texts: Vec<TextDraft>,
    /// The prizes that are not recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prizes: Option<Box<PrizesDraft>>,
}

/// Prizes that are defined and not recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizesDraft {
    /// The prizes of the event when the draft began.
    pub began: Option<PrizeRules>,
    /// The typed prizes.
    pub now: PrizeRules,
}

/// A typed result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDraft {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The players.
    pub seats: Vec<PlayerId>,
    /// The result of the board when the draft began, which it confirms or corrects.
    pub stands: Option<Outcome>,
    /// True if it belongs to the second pass.
    pub again: bool,
    /// The typed keys.
    pub typing: Typing,
}

/// The origin of a pairing that the director changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PairingStart {
    /// The system's pairing.
    System,
    /// The director starts with empty boards.
    Hand,
    /// A published round that is corrected.
    Published,
}

/// Boards and byes of a round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seating {
    /// The players of every board.
    pub boards: Vec<Vec<PlayerId>>,
    /// The byes.
    pub byes: Vec<(PlayerId, ByeKind)>,
}

/// A pairing that the director changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingDraft {
    /// The round.
    pub round: RoundNo,
    /// Its origin.
    pub start: PairingStart,
    /// The boards and byes at the start.
    pub first: Seating,
    /// The boards and byes now.
    pub now: Seating,
}

/// A typed line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextDraft {
    /// The prompt of the line.
    pub about: String,
    /// The text that the line offered.
    pub offered: String,
    /// The text.
    pub text: String,
}

/// The file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Drafts", deny_unknown_fields)]
struct File {
    format: u16,
    /// The digest that identifies the event.
    event: String,
    drafts: Drafts,
}

/// The drafts in a file.
#[derive(Debug)]
pub struct Kept {
    /// The drafts.
    pub drafts: Drafts,
    bytes: Vec<u8>,
}

/// The reason why earlier drafts are not restored.
#[derive(Debug, thiserror::Error)]
pub enum NotTakenUp {
    /// The file was moved to another name.
    #[error("the unrecorded input cannot be restored ({wrong}); it is kept as {}", aside.display())]
    Aside {
        /// The fault of the file.
        wrong: NotDrafts,
        /// Its new path.
        aside: PathBuf,
    },
    /// The file could not be moved.
    #[error("{} cannot be read ({wrong}), nor moved: {}", path.display(), refusal::of_disk(error))]
    InPlace {
        /// The path of the file.
        path: PathBuf,
        /// Its fault.
        wrong: NotDrafts,
        /// The error of the move.
        error: std::io::Error,
    },
}

/// The reason why a file is not the drafts of an event.
#[derive(Debug, thiserror::Error)]
pub enum NotDrafts {
    /// The disk cannot read it.
    #[error("{}", refusal::of_disk(.0))]
    Unreadable(std::io::Error),
    /// It is not text.
    #[error("it is not text in UTF-8")]
    NotText,
    /// A line is faulty.
    #[error("line {}: {}", .0.span.start.line, .0.code)]
    Line(Box<ron::error::SpannedError>),
    /// It has the format of another version.
    #[error("its format is {0}, this wallchart knows {FORMAT}")]
    Format(u16),
    /// It has the identity of another event.
    #[error("it belongs to another event")]
    OtherEvent,
    /// A text is longer than a line or has control characters.
    #[error("it contains impossible input")]
    NotTyped,
}

/// The error of the disk when drafts are saved.
#[derive(Debug, thiserror::Error)]
#[error("{}", refusal::of_disk(.0))]
pub struct NotSaved(std::io::Error);

impl Drafts {
    /// Returns true if there is no open input.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.boards.is_empty() && self.pairings.is_empty() && self.texts.is_empty() && self.prizes.is_none()
    }

    /// Returns true if every text is one line within the length limit of input.
    fn is_typed(&self) -> bool {
        let typed = self.boards.iter().flat_map(|board| board.typing.texts());
        let texts = self.texts.iter().flat_map(|text| [&*text.about, &*text.offered, &*text.text]);
        typed.chain(texts).all(|text| text.len() <= LONGEST && !text.chars().any(char::is_control))
    }
}

/// Returns the file of the drafts of an event.
#[must_use]
pub fn path_beside(disk: &dyn Disk, event: &Path) -> PathBuf {
    let event = disk.resolve(event).unwrap_or_else(|_| event.to_owned());
    let mut name = OsString::from(event);
    name.push(".drafts");
    PathBuf::from(name)
}

/// Returns the stored drafts of an event, if there are any.
///
/// # Errors
///
/// The file is not a file of drafts of this event. It is moved aside; the error has the reason and the new
/// name.
pub fn read(disk: &dyn Disk, event: &Path, identity: &str) -> Result<Option<Kept>, NotTakenUp> {
    let path = path_beside(disk, event);
    let wrong = match disk::read_file(disk, &path, limits::DRAFTS) {
        Ok(bytes) => match understood(&bytes, identity) {
            Ok(drafts) => return Ok(Some(Kept { drafts, bytes })),
            Err(wrong) => wrong,
        },
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => NotDrafts::Unreadable(error),
    };
    let moved = whole_file::rename_first_free(disk, &path, aside(&path))
        .and_then(|aside| whole_file::sync_folder(disk, folder_of(&path)).map(|()| aside));
    Err(match moved {
        Ok(aside) => NotTakenUp::Aside { wrong, aside },
        Err(error) => NotTakenUp::InPlace { path, wrong, error },
    })
}

impl Kept {
    /// Copies the whole file to another name. Returns the name.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub fn copy_aside(&self, disk: &dyn Disk, event: &Path) -> Result<PathBuf, NotSaved> {
        let names = aside(&path_beside(disk, event));
        whole_file::create_first_free(disk, names, &self.bytes, Visibility::Everyone).map_err(NotSaved)
    }
}

/// Writes all drafts of an event, or removes the file if there is no open input.
///
/// # Errors
///
/// The disk refuses.
pub fn write(disk: &dyn Disk, event: &Path, identity: &str, drafts: &Drafts) -> Result<(), NotSaved> {
    let path = path_beside(disk, event);
    let written =
        if drafts.is_empty() { remove(disk, &path) } else { replace(disk, &path, identity, drafts) };
    written.map_err(NotSaved)
}

fn replace(disk: &dyn Disk, path: &Path, identity: &str, drafts: &Drafts) -> std::io::Result<()> {
    let file = File { format: FORMAT, event: identity.to_owned(), drafts: drafts.clone() };
    // One board a line: a pairing of thousands is written in a few milliseconds.
    let text = ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new().depth_limit(6));
    let text = text.map_err(std::io::Error::other)?;
    whole_file::replace(disk, path, text.as_bytes(), Visibility::Everyone)
}

fn remove(disk: &dyn Disk, path: &Path) -> std::io::Result<()> {
    match disk.remove(path) {
        Ok(()) => whole_file::sync_folder(disk, folder_of(path)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Returns names for drafts that are moved aside: `autumn-open.drafts-1.ron`.
fn aside(drafts: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    beside(&drafts.with_extension(""), "drafts")
}

/// Returns true if these bytes are the beginning of a file of drafts.
#[must_use]
pub fn begins_so(bytes: &[u8]) -> bool {
    bytes.starts_with(b"(\n    format: ") || bytes.starts_with(b"(\r\n    format: ")
}

fn understood(bytes: &[u8], identity: &str) -> Result<Drafts, NotDrafts> {
    let text = std::str::from_utf8(bytes).map_err(|_| NotDrafts::NotText)?;
    let file: File = ron::from_str(text).map_err(|error| NotDrafts::Line(Box::new(error)))?;
    if file.format != FORMAT {
        return Err(NotDrafts::Format(file.format));
    }
    if file.event != identity {
        return Err(NotDrafts::OtherEvent);
    }
    if !file.drafts.is_typed() {
        return Err(NotDrafts::NotTyped);
    }
    Ok(file.drafts)
}
