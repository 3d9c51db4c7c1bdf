//! Event files: any bytes, sound files with a few bytes changed, and any lines in a sound chain.

use super::super::audited::audited;
use std::sync::OnceLock;

use wallchart::audit;
use wallchart::engine::action::{Act, Action, Entry, Header};
use wallchart::engine::id::Seq;
use wallchart::engine::replay::{self, ReplayError};
use wallchart::engine::state::State;
use wallchart::engine::without_names::without_names;
use wallchart::storage::chain::{self, Contents, Unreadable};

use super::choices::Choices;
use super::{lines, readers, seeds, told};

/// Any bytes are refused with their line, or read as far as they are sound; the sound part survives writing
/// and reading unchanged.
pub fn any_bytes(bytes: &[u8]) {
    let _ = chain::raise_format(bytes, 2);
    let read = read(bytes);
    assert_eq!(chain::read(bytes, &()), read);
    if let Ok(contents) = read {
        check(&contents);
    }
}

/// From a sound file with changed bytes no new content is read, and no audit finds it sound unless its
/// content is the same.
pub fn any_edits(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let (original, before) = &events()[choices.below(events().len())];
    let changed = edited(original.clone(), &mut choices);
    let Ok(contents) = read(&changed) else { return };
    assert_eq!(contents.identity, before.identity);
    assert_eq!(Header { format: before.header.format, ..contents.header.clone() }, before.header);
    assert!(before.entries.starts_with(&contents.entries), "an entry is read that was not written");
    assert!(before.digests.starts_with(&contents.digests));
    if audited(&contents).is_sound() {
        // A cut file is sound if the file could have ended there at that time. The number of its format does
        // not decide that.
        let is_other = |at: &usize| changed[*at] != original[*at];
        let format = "(header:\n(format:".len();
        assert!((0..contents.sound).filter(is_other).all(|at| at == format));
        assert_eq!(changed[contents.sound..], *chain::CLOSING.as_bytes());
    }
}

/// The sound files and their content.
fn events() -> &'static [(Vec<u8>, Contents)] {
    static EVENTS: OnceLock<Vec<(Vec<u8>, Contents)>> = OnceLock::new();
    EVENTS.get_or_init(|| {
        let events = seeds::short_events().iter();
        events.map(|event| (event.clone(), chain::read(event, &()).unwrap())).collect()
    })
}

/// Any lines in a consistent chain are read, replayed and audited, and every output of the event can be made.
pub fn any_lines(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(contents) = read(chained(text).as_bytes()) else { return };
    check(&contents);
    if let Some(state) = replayed(&contents) {
        readers::read(&state, &mut Choices::new(bytes));
    }
}

fn read(bytes: &[u8]) -> Result<Contents, Unreadable> {
    let lines = lines(bytes);
    let read = chain::read(bytes, &());
    match &read {
        Err(unreadable) => {
            told(&unreadable.to_string());
            assert!((1..=lines).contains(&unreadable.line), "line {} of {lines}", unreadable.line);
        }
        Ok(Contents { damage: Some(damage), .. }) => {
            told(&damage.to_string());
            assert!((1..=lines).contains(&damage.line), "line {} of {lines}", damage.line);
        }
        Ok(contents) => {
            assert_eq!(bytes[contents.sound..], *chain::CLOSING.as_bytes());
        }
    }
    read
}

fn check(contents: &Contents) {
    let again = chain::read(written(&contents.header, &contents.entries).as_bytes(), &()).unwrap();
    assert_eq!(again.damage, None);
    assert_eq!((&again.header, &again.entries), (&contents.header, &contents.entries));
    let report = audited(contents);
    assert_eq!(report.is_sound(), audited(contents).is_sound());
    let replayed = replay::replay(&contents.header, &contents.entries);
    assert_eq!(report.refused.as_ref(), replayed.as_ref().err());
    report.refused.iter().for_each(|refused| told(&refused.to_string()));
    assert!(!audit::to_text(&report).is_empty());
    assert!(audit::to_json(&report).is_object());
    check_copy(contents, &report);
}

/// The copy without names is refused at the same entry, and its seals are as right.
fn check_copy(contents: &Contents, report: &audit::Report) {
    let copy = without_names(&contents.header, &contents.entries, &str::cmp, &chain::digest);
    let file = written(&copy.header, &copy.entries);
    let copied = audited(&chain::read(file.as_bytes(), &()).unwrap());
    let seq = |report: &audit::Report| match report.refused {
        Some(ReplayError::Refused { seq, .. } | ReplayError::OutOfOrder { seq, .. }) => Some(seq),
        Some(ReplayError::Setup(_)) => Some(Seq(0)),
        None => None,
    };
    let seals = |report: &audit::Report| report.seals.iter().map(|seal| seal.equal).collect::<Vec<_>>();
    let signs = |entry: &Entry| matches!(entry.action, Action::Do(Act::NameKey { .. } | Act::Sign { .. }));
    if !contents.entries.iter().any(signs) {
        assert_eq!((seq(&copied), seals(&copied)), (seq(report), seals(report)));
    }
}

/// Replays the sound part of a journal as a desk does: up to the first act that the rules refuse.
fn replayed(contents: &Contents) -> Option<State> {
    let (header, entries) = (&contents.header, &contents.entries);
    match replay::replay(header, entries) {
        Ok((state, _)) => Some(state),
        Err(ReplayError::Refused { seq, .. }) => {
            let sound = usize::try_from(seq.0 - 1).unwrap();
            replay::replay(header, &entries[..sound]).ok().map(|(state, _)| state)
        }
        Err(ReplayError::Setup(_)) => None,
        Err(ReplayError::OutOfOrder { .. }) => panic!("a sound chain is in order"),
    }
}

/// An event file of a header and entries, in the least possible format.
pub fn written(header: &Header, entries: &[Entry]) -> String {
    let mut text = chain::write_event(header, entries).unwrap().text;
    let needed = entries.iter().map(Entry::least_format).max().unwrap_or(0);
    if let Some((at, number)) = chain::raise_format(text.as_bytes(), needed) {
        text.replace_range(at..at + number.len(), std::str::from_utf8(&number).unwrap());
    }
    text + chain::CLOSING
}

/// Repairs the chain of some lines: digests and numbers are recomputed, everything else stays.
fn chained(text: &str) -> String {
    let mut lines = text.lines().filter(|line| line.starts_with('('));
    let header = body(lines.next().unwrap_or_default());
    let mut head = chain::digest(&header);
    let mut file = format!("(header:\n{header},digest:\"{head}\"),\nentries:[\n");
    for (seq, line) in (1..).zip(lines) {
        let covered = format!("{},prev:\"{head}\"", numbered(&body(line), seq));
        head = chain::digest(&covered);
        file = format!("{file}{covered},digest:\"{head}\"),\n");
    }
    file + chain::CLOSING
}

/// A line without its digests and without its line end.
fn body(line: &str) -> String {
    let line = line.split(",prev:\"").next().unwrap_or(line);
    let line = line.split(",digest:\"").next().unwrap_or(line);
    line.trim_end_matches([',', '\r']).to_owned()
}

fn numbered(line: &str, seq: u64) -> String {
    let rest = line.strip_prefix("(seq:").map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    rest.map_or_else(|| line.to_owned(), |rest| format!("(seq:{seq}{rest}"))
}

/// Changes, removes, inserts and repeats some bytes.
fn edited(mut text: Vec<u8>, choices: &mut Choices<'_>) -> Vec<u8> {
    while !choices.is_over() && !text.is_empty() {
        let at = choices.below(text.len());
        let end = (at + 1 + choices.below(8)).min(text.len());
        match choices.below(6) {
            0 => text[at] ^= 1 << choices.below(8),
            1 => text[at] = choices.byte(),
            2 => drop(text.drain(at..end)),
            3 => text.insert(at, choices.byte()),
            4 => text.truncate(at),
            _ => {
                let line = text.split_inclusive(|byte| *byte == b'\n').nth(choices.below(12));
                let line = line.unwrap_or_default().to_vec();
                drop(text.splice(at..at, line));
            }
        }
    }
    text
}
