//! What is typed and not recorded: kept in a file beside the event, outside its chain, so that it is there again after a
//! crash.
//!
//! The file is written whole and removed when nothing is open. It belongs to one event and says of each draft on what it
//! was begun; whether it still fits is for whoever takes it up. A file that cannot be understood, or is of another event,
//! is moved aside and costs nothing.

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

/// Everything of an event that is typed and not recorded.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drafts {
    /// Results and tables.
    pub boards: Vec<BoardDraft>,
    /// Pairings in the director's hands.
    pub pairings: Vec<PairingDraft>,
    /// Texts of dialogs, and of a player who is being added.
    pub texts: Vec<TextDraft>,
    /// The prizes, as far as they are defined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prizes: Option<Box<PrizesDraft>>,
}

/// Prizes that are defined and not recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizesDraft {
    /// The prizes of the event when it was begun.
    pub began: Option<PrizeRules>,
    /// The prizes as they are typed.
    pub now: PrizeRules,
}

/// A result that is typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDraft {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// Who sits there.
    pub seats: Vec<PlayerId>,
    /// The result that stood when it was begun, which it compares with or corrects.
    pub stands: Option<Outcome>,
    /// Whether it is typed in the second pass.
    pub again: bool,
    /// What is typed.
    pub typing: Typing,
}

/// Where a pairing in the director's hands came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PairingStart {
    /// The system made it.
    System,
    /// The director begins with nothing.
    Hand,
    /// The round is published, and changed.
    Published,
}

/// Boards and byes of a round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seating {
    /// The players of every board.
    pub boards: Vec<Vec<PlayerId>>,
    /// Who has which bye.
    pub byes: Vec<(PlayerId, ByeKind)>,
}

/// A pairing in the director's hands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingDraft {
    /// The round.
    pub round: RoundNo,
    /// Where it came from.
    pub start: PairingStart,
    /// What it began with.
    pub first: Seating,
    /// What it is now.
    pub now: Seating,
}

/// A text that is typed on a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextDraft {
    /// What the line asks for.
    pub about: String,
    /// The text that was offered to be changed.
    pub offered: String,
    /// The text.
    pub text: String,
}

/// The file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Drafts", deny_unknown_fields)]
struct File {
    format: u16,
    /// The digest by which the event is known.
    event: String,
    drafts: Drafts,
}

/// Drafts as they were found.
#[derive(Debug)]
pub struct Kept {
    /// The drafts.
    pub drafts: Drafts,
    bytes: Vec<u8>,
}

impl Drafts {
    /// Whether nothing is open.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.boards.is_empty() && self.pairings.is_empty() && self.texts.is_empty() && self.prizes.is_none()
    }

    /// Whether every text is one line of a length that can be typed.
    fn is_typed(&self) -> bool {
        let typed = self.boards.iter().flat_map(|board| board.typing.texts());
        let texts = self.texts.iter().flat_map(|text| [&*text.about, &*text.offered, &*text.text]);
        typed.chain(texts).all(|text| text.len() <= LONGEST && !text.chars().any(char::is_control))
    }
}

/// Returns where the drafts of an event are kept.
#[must_use]
pub fn path_beside(disk: &dyn Disk, event: &Path) -> PathBuf {
    let event = disk.resolve(event).unwrap_or_else(|_| event.to_owned());
    let mut name = OsString::from(event);
    name.push(".drafts");
    PathBuf::from(name)
}

/// Returns the drafts that are kept of an event, if there are any.
///
/// # Errors
///
/// What was found is not the drafts of this event: it is moved aside; says why and to where.
pub fn read(disk: &dyn Disk, event: &Path, identity: &str) -> Result<Option<Kept>, String> {
    let path = path_beside(disk, event);
    let wrong = match disk::read_file(disk, &path, limits::DRAFTS) {
        Ok(bytes) => match understood(&bytes, identity) {
            Ok(drafts) => return Ok(Some(Kept { drafts, bytes })),
            Err(wrong) => wrong,
        },
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => refusal::of_disk(&error),
    };
    let moved = whole_file::rename_first_free(disk, &path, aside(&path))
        .and_then(|aside| whole_file::sync_folder(disk, folder_of(&path)).map(|()| aside));
    Err(match moved {
        Ok(aside) => format!(
            "what was typed and not recorded cannot be taken up ({wrong}); it is kept as {}",
            aside.display()
        ),
        Err(error) => {
            format!("{} cannot be read ({wrong}), nor moved: {}", path.display(), refusal::of_disk(&error))
        }
    })
}

impl Kept {
    /// Keeps a copy of the whole file under another name; returns the name.
    ///
    /// # Errors
    ///
    /// What the disk says.
    pub fn copy_aside(&self, disk: &dyn Disk, event: &Path) -> Result<PathBuf, String> {
        let names = aside(&path_beside(disk, event));
        whole_file::create_first_free(disk, names, &self.bytes, Visibility::Everyone)
            .map_err(|error| refusal::of_disk(&error))
    }
}

/// Keeps the drafts of an event, all of them; where nothing is open, no file is left.
///
/// # Errors
///
/// What the disk says.
pub fn write(disk: &dyn Disk, event: &Path, identity: &str, drafts: &Drafts) -> Result<(), String> {
    let path = path_beside(disk, event);
    let written =
        if drafts.is_empty() { remove(disk, &path) } else { replace(disk, &path, identity, drafts) };
    written.map_err(|error| refusal::of_disk(&error))
}

fn replace(disk: &dyn Disk, path: &Path, identity: &str, drafts: &Drafts) -> std::io::Result<()> {
    let file = File { format: FORMAT, event: identity.to_owned(), drafts: drafts.clone() };
    // A board a line: a pairing of thousands is written in a few milliseconds.
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

/// Returns names for drafts that are not taken up: `autumn-open.drafts-1.ron`.
fn aside(drafts: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    beside(&drafts.with_extension(""), "drafts")
}

/// Returns whether a file that begins with these bytes is one of drafts.
#[must_use]
pub fn begins_so(bytes: &[u8]) -> bool {
    bytes.starts_with(b"(\n    format: ") || bytes.starts_with(b"(\r\n    format: ")
}

fn understood(bytes: &[u8], identity: &str) -> Result<Drafts, String> {
    let text = std::str::from_utf8(bytes).map_err(|_| "it is not text in UTF-8".to_owned())?;
    let file: File =
        ron::from_str(text).map_err(|error| format!("line {}: {}", error.span.start.line, error.code))?;
    if file.format != FORMAT {
        return Err(format!("its format is {}, this wallchart knows {FORMAT}", file.format));
    }
    if file.event != identity {
        return Err("it belongs to another event".to_owned());
    }
    if !file.drafts.is_typed() {
        return Err("it holds what nobody can type".to_owned());
    }
    Ok(file.drafts)
}
