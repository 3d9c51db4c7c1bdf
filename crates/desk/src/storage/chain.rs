//! The text of an event file and the chain of digests in it.
//!
//! ```text
//! (header:
//! (format:1,…,digest:"H0"),
//! entries:[
//! (seq:1,…,prev:"H0",digest:"H1"),
//! (seq:2,…,prev:"H1",digest:"H2"),
//! ])
//! ```
//!
//! A digest is the SHA-256 of its own line up to the comma before `digest:`. That part of an entry's line
//! contains the digest of the line before. So every byte of the header and of every entry is covered, the
//! last entry too, and the chain can be checked with standard tools. The file is one valid RON document at
//! every moment.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use engine::action::{Entry, FORMAT, Header};
use engine::id::Seq;
use engine::ledger::{Ledger, OutOfOrder};
use engine::progress::Progress;

/// The line above the header.
const OPENING: &str = "(header:";
/// The line between the header and the entries.
const ENTRIES: &str = "entries:[";
/// The end of the document; an append overwrites it.
pub const CLOSING: &str = "])\n";

/// The beginning of a header.
const FORMAT_FIELD: &str = "(format:";

const DIGEST: &str = ",digest:\"";
const PREV: &str = ",prev:\"";
const HEX: usize = 64;

/// The sound part of an event file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents {
    /// The header.
    pub header: Header,
    /// The digest of the header, which identifies the event.
    pub identity: String,
    /// The sound entries.
    pub entries: Vec<Entry>,
    /// The digest of each entry's line.
    pub digests: Vec<Digest>,
    /// The digest of the last sound line.
    pub head: String,
    /// The length in bytes of the sound lines.
    pub sound: usize,
    /// The damage after the sound lines.
    pub damage: Option<Damage>,
}

impl Contents {
    /// Returns the contents of an event without a file: no digest covers its lines.
    #[must_use]
    pub fn in_memory(header: Header, entries: Vec<Entry>) -> Self {
        let (identity, head) = (String::new(), String::new());
        Self { header, identity, entries, digests: Vec::new(), head, sound: 0, damage: None }
    }
}

/// The SHA-256 of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Digest([u8; 32]);

impl Digest {
    /// Computes the digest of a text.
    fn of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }
}

/// A digest is written in hexadecimal.
impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The place where a file stops being sound, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The line, from 1.
    pub line: usize,
    /// The entry that is expected there, from 1.
    pub entry: u64,
    /// The fault of the line.
    pub wrong: LineFault,
}

/// A fault of a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// The line has no end.
    #[error("the file ends in the middle of the line")]
    CutOff,
    /// The line is not UTF-8.
    #[error("the line is not UTF-8")]
    NotUtf8,
    /// The line's digest is missing.
    #[error("the line does not end with its digest")]
    NoDigest,
    /// The line's text does not match its digest.
    #[error("its text and its digest do not agree")]
    Changed,
    /// The digest of the line before is missing.
    #[error("the entry does not hold the digest of the line before")]
    NoLink,
    /// The entry contains the digest of another line than the one before.
    #[error("it does not follow the line before (the chain is broken)")]
    BrokenChain,
    /// The entry has the number of another one.
    #[error("it is numbered {0}")]
    Number(Seq),
    /// The entry needs a newer format than the file's.
    #[error("it needs format {needed}, but the header says format {format}")]
    NewerFormat {
        /// The least format that allows the entry.
        needed: u32,
        /// The format of the file.
        format: u32,
    },
    /// The line is not in the form of an entry.
    #[error("column {column}: {wrong}")]
    Syntax {
        /// The column, from 1.
        column: usize,
        /// The parser's message.
        wrong: String,
    },
    /// The entry undoes or redoes something that cannot be undone or redone.
    #[error(transparent)]
    OutOfOrder(#[from] OutOfOrder),
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: entry {}: {}", self.line, self.entry, self.wrong)
    }
}

/// Why a file is not an event that can be opened at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}: {wrong}")]
pub struct Unreadable {
    /// The line, from 1.
    pub line: usize,
    /// The fault, and what was expected.
    pub wrong: NoEvent,
}

/// Why a file is not an event that can be opened at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoEvent {
    /// The caller stopped the reading.
    #[error("reading it was stopped")]
    Stopped,
    /// The file does not begin as an event file does; any further fault of its first line.
    #[error("this is not an event file{} (expected `{OPENING}`)", besides(.0.as_ref()))]
    Opening(Option<LineFault>),
    /// The line of the header is not whole.
    #[error(transparent)]
    HeaderLine(LineFault),
    /// The header does not begin with its format.
    #[error("the header does not say its format (expected `(format:`)")]
    NoFormat,
    /// There is no format 0.
    #[error("format 0 does not exist (expected 1 to {FORMAT})")]
    FormatZero,
    /// A newer program wrote it.
    #[error(
        "this event was written by a newer wallchart, in format {0}; this one reads up to format {FORMAT} \
         (open it with the newer program)"
    )]
    Newer(u32),
    /// The header does not match its digest.
    #[error("the header was changed or is damaged: {0}")]
    HeaderDamaged(LineFault),
    /// The text is not a header.
    #[error("the header: {0}")]
    Header(LineFault),
    /// The header needs a newer format than the one that it states.
    #[error("the header needs format {needed}, but says format {format}")]
    HeaderFormat {
        /// The least format that allows the header.
        needed: u32,
        /// The stated format.
        format: u32,
    },
    /// The entries do not follow the header.
    #[error("the entries do not begin here (expected `{ENTRIES}`)")]
    NoEntries,
}

fn besides(fault: Option<&LineFault>) -> String {
    fault.map_or_else(String::new, |fault| format!(", {fault}"))
}

/// Writes a value as RON, which cannot fail for our own types.
///
/// # Errors
///
/// The serialiser's error.
fn to_ron(value: &impl Serialize) -> Result<String, ron::Error> {
    ron::to_string(value)
}

/// Returns true if a file that begins with these bytes is an event file, sound or damaged.
#[must_use]
pub fn is_event(bytes: &[u8]) -> bool {
    bytes.starts_with(OPENING.as_bytes())
}

/// Returns the SHA-256 of a text in hexadecimal.
#[must_use]
pub fn digest(text: &str) -> String {
    Digest::of(text).to_string()
}

/// Returns the first lines of an event file, including the closing brackets, and the header's digest.
///
/// # Errors
///
/// The serialiser's error.
pub fn write_header(header: &Header) -> Result<(String, String), ron::Error> {
    let text = to_ron(header)?;
    let covered = text.strip_suffix(')').unwrap_or(&text);
    let digest = digest(covered);
    Ok((format!("{OPENING}\n{covered}{DIGEST}{digest}\"),\n{ENTRIES}\n{CLOSING}"), digest))
}

/// Returns the line of an entry, including its line end, and the line's digest.
///
/// # Errors
///
/// The serialiser's error.
pub fn write_entry(entry: &Entry, prev: &str) -> Result<(String, String), ron::Error> {
    let text = to_ron(entry)?;
    let covered = format!("{}{PREV}{prev}\"", text.strip_suffix(')').unwrap_or(&text));
    let digest = digest(&covered);
    Ok((format!("{covered}{DIGEST}{digest}\"),\n"), digest))
}

/// The text of an event file without its closing brackets.
#[derive(Debug, Clone)]
pub struct Written {
    /// The lines.
    pub text: String,
    /// The digest of the header.
    pub identity: String,
    /// The digest of the last line.
    pub head: String,
}

/// Returns the text of an event file with its entries.
///
/// # Errors
///
/// The serialiser's error.
pub fn write_event(header: &Header, entries: &[Entry]) -> Result<Written, ron::Error> {
    let (mut text, identity) = write_header(header)?;
    text.truncate(text.len() - CLOSING.len());
    let mut head = identity.clone();
    for entry in entries {
        let (line, digest) = write_entry(entry, &head)?;
        text.push_str(&line);
        head = digest;
    }
    Ok(Written { text, identity, head })
}

/// Returns the end of an event file that has a fault in the line after an entry, with nothing of another
/// file; `None` for a fault that lies in the content of that line.
#[must_use]
pub fn write_fault(fault: &LineFault, seq: Seq, head: &str) -> Option<Vec<u8>> {
    let line = |body: &str, prev: &str| {
        let covered = format!("{body}{PREV}{prev}\"");
        let digest = digest(&covered);
        format!("{covered}{DIGEST}{digest}\"),\n")
    };
    let entry = |seq: Seq, action: &str| format!("(seq:{seq},at:\"2000-01-01T00:00:00Z\",action:{action}");
    let note = "Do(Note(text:\"damaged\"))";
    let other = "0".repeat(HEX);
    let end = match fault {
        LineFault::CutOff => return Some(b"(seq:".to_vec()),
        LineFault::NotUtf8 => return Some([b"\xff\n", CLOSING.as_bytes()].concat()),
        LineFault::NoDigest => "(seq:),\n".to_owned(),
        LineFault::Changed => line(&entry(seq, note), head).replacen("damaged", "changed", 1),
        LineFault::NoLink => {
            let covered = entry(seq, note);
            let digest = digest(&covered);
            format!("{covered}{DIGEST}{digest}\"),\n")
        }
        LineFault::BrokenChain => line(&entry(seq, note), &other),
        LineFault::Number(number) => line(&entry(*number, note), head),
        LineFault::OutOfOrder(OutOfOrder(of)) => line(&entry(seq, &format!("Undo(of:{of})")), head),
        LineFault::NewerFormat { .. } | LineFault::Syntax { .. } => return None,
    };
    Some([end.as_bytes(), CLOSING.as_bytes()].concat())
}

/// Returns the change that raises the format stated in the first lines of an event file: the place and the
/// new bytes. `None` if the format is high enough already.
///
/// The digest of the header stays the one of the format with which the file was created.
#[must_use]
pub fn raise_format(text: &[u8], format: u32) -> Option<(usize, Vec<u8>)> {
    let at = OPENING.len() + 1 + FORMAT_FIELD.len();
    let digits = text.get(at..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let stated: u32 = std::str::from_utf8(&text[at..at + digits]).ok()?.parse().ok()?;
    let raised = format.to_string().into_bytes();
    // Formats have one digit, so the bytes after the number do not move.
    (stated < format && raised.len() == digits).then_some((at, raised))
}

/// Reads an event file. The progress is counted in bytes.
///
/// # Errors
///
/// It is not an event file, its header is damaged, its format is newer, or the reading was stopped.
pub fn read(bytes: &[u8], progress: &dyn Progress) -> Result<Contents, Unreadable> {
    let mut lines = Lines { bytes, at: 0, number: 0 };
    let unreadable = |line: usize| move |wrong: NoEvent| Unreadable { line, wrong };
    let opening = lines.next_line();
    if opening != Ok(OPENING) {
        return Err(unreadable(1)(NoEvent::Opening(opening.err())));
    }
    let line = lines.next_line().map_err(NoEvent::HeaderLine).map_err(unreadable(2))?;
    let (header, head) = read_header(line).map_err(unreadable(2))?;
    if lines.next_line() != Ok(ENTRIES) {
        return Err(unreadable(3)(NoEvent::NoEntries));
    }
    read_entries(lines, header, head, progress)
}

/// Reads the entries up to the end or up to the first damaged one.
fn read_entries(
    mut lines: Lines<'_>,
    header: Header,
    identity: &str,
    progress: &dyn Progress,
) -> Result<Contents, Unreadable> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut digests = Vec::new();
    let mut head = identity.to_owned();
    let mut ledger = Ledger::default();
    let mut sound = lines.at;
    let damage = loop {
        if !progress.reached(lines.at, lines.bytes.len()) {
            return Err(Unreadable { line: lines.number, wrong: NoEvent::Stopped });
        }
        if lines.bytes[lines.at..] == *CLOSING.as_bytes() {
            break None;
        }
        let seq = Seq(entries.len() as u64 + 1);
        let line = lines.next_line();
        let entry =
            line.and_then(|line| read_entry(line, seq, &head, header.format)).and_then(|(entry, digest)| {
                ledger.note(&entry)?;
                Ok((entry, digest))
            });
        match entry {
            Err(wrong) => break Some(Damage { line: lines.number, entry: seq.0, wrong }),
            Ok((entry, digest)) => {
                entries.push(entry);
                digests.push(digest);
                head = digest.to_string();
                sound = lines.at;
            }
        }
    };
    let identity = identity.to_owned();
    Ok(Contents { header, identity, entries, digests, head, sound, damage })
}

/// Reads lines that must follow the entry before `first`, whose digest is `head`. Returns the entries, each
/// with its digest.
///
/// # Errors
///
/// A line is not sound or does not follow the one before. The order of undo and redo is not checked.
pub fn read_lines(text: &[u8], first: Seq, head: &str) -> Result<Vec<(Entry, String)>, LineFault> {
    let mut lines = Lines { bytes: text, at: 0, number: 0 };
    let mut read: Vec<(Entry, String)> = Vec::new();
    while lines.at < text.len() {
        let seq = Seq(first.0 + read.len() as u64);
        let head = read.last().map_or(head, |(_, digest)| digest);
        let (entry, digest) = read_entry(lines.next_line()?, seq, head, FORMAT)?;
        read.push((entry, digest.to_string()));
    }
    Ok(read)
}

/// Returns the digest at the end of a text of whole lines; `None` if it does not end with one.
#[must_use]
pub fn last_digest(text: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(text.strip_suffix(b"\n")?).ok()?;
    split(text.rsplit('\n').next()?).ok().map(|(_, digest)| digest)
}

/// Returns the digest of the header in a text that begins as an event file does.
#[must_use]
pub fn identity_of(text: &[u8]) -> Option<String> {
    let text = [text.get(..entries_at(text))?, CLOSING.as_bytes()].concat();
    read(&text, &()).ok().map(|contents| contents.identity)
}

/// Returns the place where the entries begin in the text of an event file: after its first lines.
#[must_use]
pub fn entries_at(text: &[u8]) -> usize {
    let mut lines = Lines { bytes: text, at: 0, number: 0 };
    let first = std::iter::repeat_with(|| lines.next_line().is_ok()).take(3).all(|sound| sound);
    if first { lines.at } else { text.len() }
}

/// Reads a header and its digest.
fn read_header(line: &str) -> Result<(Header, &str), NoEvent> {
    let (covered, head) = check_header(line)?;
    let header: Header = parse(&format!("{covered})")).map_err(NoEvent::Header)?;
    let (needed, format) = (header.least_format(), header.format);
    if format < needed { Err(NoEvent::HeaderFormat { needed, format }) } else { Ok((header, head)) }
}

/// Returns the covered part of a header and its digest, checked. A newer format is refused before the rest is
/// parsed.
fn check_header(line: &str) -> Result<(&str, &str), NoEvent> {
    let format = line.strip_prefix(FORMAT_FIELD).and_then(|rest| {
        let (number, _) = rest.split_once(',')?;
        number.parse::<u32>().ok().filter(|format| format.to_string() == number)
    });
    match format {
        None => Err(NoEvent::NoFormat),
        Some(0) => Err(NoEvent::FormatZero),
        Some(format) if format > FORMAT => Err(NoEvent::Newer(format)),
        Some(format) => {
            let (covered, found) = split(line).map_err(NoEvent::HeaderDamaged)?;
            // The file was created with this format, or with an older one that was raised since.
            let rest = &covered[FORMAT_FIELD.len() + format.to_string().len()..];
            let agrees =
                (1..=format).rev().any(|created| digest(&format!("{FORMAT_FIELD}{created}{rest}")) == found);
            if agrees { Ok((covered, found)) } else { Err(NoEvent::HeaderDamaged(LineFault::Changed)) }
        }
    }
}

/// Splits a line into the part that its digest covers and the digest, which is not checked.
fn split(line: &str) -> Result<(&str, &str), LineFault> {
    let split = || {
        let rest = line.strip_suffix("\"),")?;
        let (covered, found) = rest.split_at_checked(rest.len().checked_sub(HEX)?)?;
        Some((covered.strip_suffix(DIGEST)?, found))
    };
    split().ok_or(LineFault::NoDigest)
}

fn read_entry(line: &str, seq: Seq, head: &str, format: u32) -> Result<(Entry, Digest), LineFault> {
    let (covered, found) = split(line)?;
    let digest = Digest::of(covered);
    if digest.to_string() != found {
        return Err(LineFault::Changed);
    }
    let linked = || {
        let rest = covered.strip_suffix('"')?;
        let (rest, prev) = rest.split_at_checked(rest.len().checked_sub(HEX)?)?;
        Some((rest.strip_suffix(PREV)?, prev))
    };
    let (body, prev) = linked().ok_or(LineFault::NoLink)?;
    if prev != head {
        return Err(LineFault::BrokenChain);
    }
    let entry: Entry = parse(&format!("{body})"))?;
    if entry.seq != seq {
        return Err(LineFault::Number(entry.seq));
    }
    let needed = entry.least_format();
    if format < needed {
        return Err(LineFault::NewerFormat { needed, format });
    }
    Ok((entry, digest))
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, LineFault> {
    ron::from_str(text)
        .map_err(|error| LineFault::Syntax { column: error.span.start.col, wrong: error.code.to_string() })
}

/// The lines of a file, each of which must be whole.
struct Lines<'a> {
    bytes: &'a [u8],
    at: usize,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next_line(&mut self) -> Result<&'a str, LineFault> {
        self.number += 1;
        let rest = &self.bytes[self.at..];
        let Some(length) = rest.iter().position(|byte| *byte == b'\n') else {
            return Err(LineFault::CutOff);
        };
        self.at += length + 1;
        std::str::from_utf8(&rest[..length]).map_err(|_| LineFault::NotUtf8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::Details;
    use engine::text::Label;

    #[test]
    fn a_written_fault_is_read_as_that_fault() {
        let setup = formats::presets::find("dice").unwrap().setup;
        let header = Header::new(Label::default(), Details::default(), setup);
        let Written { text, head, .. } = write_event(&header, &[]).unwrap();
        for fault in [
            LineFault::CutOff,
            LineFault::NotUtf8,
            LineFault::NoDigest,
            LineFault::Changed,
            LineFault::NoLink,
            LineFault::BrokenChain,
            LineFault::Number(Seq(7)),
            LineFault::OutOfOrder(OutOfOrder(Seq(3))),
        ] {
            let end = write_fault(&fault, Seq(1), &head).unwrap();
            let damage = read(&[text.as_bytes(), &end].concat(), &()).unwrap().damage;
            assert_eq!(damage.map(|damage| damage.wrong), Some(fault));
        }
    }
}
