//! The audit: replays an event from nothing and compares what was announced with what the rules give.
//!
//! The chain of digests was checked when the file was read. Here every act that counts is checked and done again,
//! every round that the system paired is paired again, and the standings of every seal are computed again.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::path::Path;

use serde_json::json;

use crate::engine::action::{Act, Entry, Header, PairedBy};
use crate::engine::id::{RoundNo, Seq};
use crate::engine::pairing::propose::{self, Proposal};
use crate::engine::replay::{self, ReplayError};
use crate::engine::standings::Standings;
use crate::engine::state::State;
use crate::engine::words;
use crate::storage::chain::{Contents, Damage, digest};
use crate::storage::event_file::{self, StorageError};

/// What an audit found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The title of the event.
    pub title: String,
    /// The entries that were read.
    pub entries: usize,
    /// The entries whose acts count.
    pub counting: usize,
    /// The head of the chain.
    pub head: String,
    /// Where the file stops being sound.
    pub damage: Option<Damage>,
    /// The first entry that the rules refuse.
    pub refused: Option<ReplayError>,
    /// Every round, in order.
    pub pairings: Vec<PairingVerdict>,
    /// Every seal that counts, in order.
    pub seals: Vec<SealVerdict>,
    /// The corrections that count.
    pub corrections: usize,
}

/// What became of a round's pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingVerdict {
    /// The entry that announced it.
    pub seq: Seq,
    /// The round.
    pub round: RoundNo,
    /// The verdict.
    pub verdict: Verdict,
}

/// What an audit says of a pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// As the system makes it.
    AsTheSystemMakesIt,
    /// Made or changed by hand; how many boards are not as the system makes them, where it makes any.
    ByHand(Option<usize>),
    /// Taken over from elsewhere.
    Imported,
    /// Said to be the system's, but it is not; what differs.
    Differs(String),
}

/// What became of a seal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealVerdict {
    /// The entry that holds it.
    pub seq: Seq,
    /// The round.
    pub after: RoundNo,
    /// Whether the standings computed again are equal to the last digit.
    pub equal: bool,
    /// The digest of the standings computed again.
    pub recomputed: String,
}

impl Report {
    /// Tells whether nothing differs.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let pairings = self.pairings.iter().all(|one| !matches!(one.verdict, Verdict::Differs(_)));
        self.damage.is_none()
            && self.refused.is_none()
            && pairings
            && self.seals.iter().all(|seal| seal.equal)
    }
}

/// Audits an event file.
///
/// # Errors
///
/// The file cannot be read or is not an event.
pub fn audit_file(path: &Path) -> Result<Report, StorageError> {
    Ok(audit(event_file::read(path)?))
}

/// Audits what was read of an event.
#[must_use]
pub fn audit(contents: Contents) -> Report {
    inspected(contents, &mut |_, _| false).0
}

/// Audits what was read of an event, and tells after every act how many of how many are done; nothing is found when
/// `stop` answers that with yes.
pub fn audit_until(contents: Contents, stop: &mut dyn FnMut(usize, usize) -> bool) -> Option<Report> {
    let (report, stopped) = inspected(contents, stop);
    (!stopped).then_some(report)
}

fn inspected(contents: Contents, stop: &mut dyn FnMut(usize, usize) -> bool) -> (Report, bool) {
    let Contents { header, entries, head, damage, .. } = contents;
    let mut report = Report {
        title: header.details.title.clone(),
        entries: entries.len(),
        counting: 0,
        head,
        damage,
        refused: None,
        pairings: Vec::new(),
        seals: Vec::new(),
        corrections: 0,
    };
    let walked = walk(&header, &entries, &mut report, stop);
    let stopped = walked == Ok(Walked::Stopped);
    report.refused = walked.err();
    (report, stopped)
}

/// How far a journal was walked.
#[derive(Debug, PartialEq, Eq)]
enum Walked {
    ToTheEnd,
    Stopped,
}

fn walk(
    header: &Header,
    entries: &[Entry],
    report: &mut Report,
    stop: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Walked, ReplayError> {
    let ledger = replay::ledger(entries)?;
    report.counting = ledger.counting().len();
    let mut state = State::new(header);
    for (at, (entry, act)) in replay::counting(entries, &ledger).enumerate() {
        if stop(at, report.counting) {
            return Ok(Walked::Stopped);
        }
        state.check(act).map_err(|error| ReplayError::Refused { seq: entry.seq, error })?;
        let counting = report.counting;
        let stop = RefCell::new(&mut *stop);
        inspect(&state, entry.seq, act, report, &|| (stop.borrow_mut())(at, counting));
        state.evolve(act);
    }
    Ok(if stop(report.counting, report.counting) { Walked::Stopped } else { Walked::ToTheEnd })
}

fn inspect(state: &State, seq: Seq, act: &Act, report: &mut Report, stop: &dyn Fn() -> bool) {
    match act {
        Act::Publish { round, boards, byes, by } => {
            let played = Proposal { boards: boards.clone(), byes: byes.clone() };
            let verdict = compare(state, *round, &played, *by, stop);
            report.pairings.push(PairingVerdict { seq, round: *round, verdict });
        }
        Act::Rearrange { round, boards, byes } => {
            let played = Proposal { boards: boards.clone(), byes: byes.clone() };
            let verdict = compare(state, *round, &played, PairedBy::Hand, stop);
            report.pairings.retain(|one| one.round != *round);
            report.pairings.push(PairingVerdict { seq, round: *round, verdict });
        }
        Act::Seal { after, digest: announced } => {
            let recomputed = digest(&Standings::after(state, *after).canonical(state));
            let equal = recomputed == *announced;
            report.seals.push(SealVerdict { seq, after: *after, equal, recomputed });
        }
        Act::Correct { .. } => report.corrections += 1,
        Act::Register { .. }
        | Act::Edit { .. }
        | Act::Withdraw { .. }
        | Act::Expel { .. }
        | Act::Return { .. }
        | Act::GrantBye { .. }
        | Act::CancelBye { .. }
        | Act::FixBoard { .. }
        | Act::Number { .. }
        | Act::DrawColor { .. }
        | Act::Forbid { .. }
        | Act::Configure { .. }
        | Act::Record { .. }
        | Act::Agree { .. }
        | Act::Note { .. } => {}
    }
}

fn compare(
    state: &State,
    round: RoundNo,
    played: &Proposal,
    by: PairedBy,
    stop: &dyn Fn() -> bool,
) -> Verdict {
    if by == PairedBy::Import {
        return Verdict::Imported;
    }
    let proposed = propose::propose_with(state, round, stop, &mut ());
    let other =
        |proposal: &Proposal| played.boards.iter().filter(|board| !proposal.boards.contains(board)).count();
    match (by, proposed) {
        (PairedBy::Hand, Ok(proposal)) => Verdict::ByHand(Some(other(&proposal))),
        (PairedBy::Hand | PairedBy::Import, _) => Verdict::ByHand(None),
        (PairedBy::System, Ok(proposal)) if proposal == *played => Verdict::AsTheSystemMakesIt,
        (PairedBy::System, Ok(proposal)) => {
            let boards = other(&proposal);
            Verdict::Differs(format!(
                "{} not as the system makes them",
                words::count_of(boards, "board is", "boards are")
            ))
        }
        (PairedBy::System, Err(error)) => {
            Verdict::Differs(format!("the system makes no such round: {error}"))
        }
    }
}

/// Writes a report for people: a line a finding, the verdict last.
#[must_use]
pub fn to_text(report: &Report) -> String {
    let mut text = format!("{}\n", report.title);
    let mut line = |content: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{content}");
    };
    line(format_args!(
        "chain     {}, {}, head {}",
        words::count_of(report.entries, "entry", "entries"),
        words::count_of(report.counting, "counts", "count"),
        report.head
    ));
    if let Some(damage) = &report.damage {
        line(format_args!("damaged   entry {} (line {}): {}", damage.entry, damage.line, damage.wrong));
    }
    if let Some(refused) = &report.refused {
        line(format_args!("refused   {refused}"));
    }
    for one in &report.pairings {
        let verdict = match &one.verdict {
            Verdict::AsTheSystemMakesIt => "as the system makes it".to_owned(),
            Verdict::ByHand(Some(boards)) => {
                format!("by hand, {} other than the system's", words::count(*boards, "board"))
            }
            Verdict::ByHand(None) => "by hand".to_owned(),
            Verdict::Imported => "imported".to_owned(),
            Verdict::Differs(what) => format!("DIFFERS: {what}"),
        };
        line(format_args!("pairing   round {} (entry {}): {verdict}", one.round, one.seq));
    }
    for seal in &report.seals {
        let verdict = if seal.equal { "equal to the last digit" } else { "DIFFERS from what was announced" };
        line(format_args!("seal      after round {} (entry {}): {verdict}", seal.after, seal.seq));
    }
    line(format_args!("{}", if report.is_sound() { "sound" } else { "not sound" }));
    text
}

/// Writes a report as JSON: `{"wallchart": "audit", "version": 1, "sound", "entries", "counting", "head", "damage",
/// "refused", "pairings": [{"entry", "round", "verdict", "detail"}], "seals": [{"entry", "after", "equal",
/// "recomputed"}]}`.
#[must_use]
pub fn to_json(report: &Report) -> serde_json::Value {
    let pairings = report.pairings.iter().map(|one| {
        let (verdict, detail) = match &one.verdict {
            Verdict::AsTheSystemMakesIt => ("system", None),
            Verdict::ByHand(boards) => ("hand", boards.map(|boards| boards.to_string())),
            Verdict::Imported => ("import", None),
            Verdict::Differs(what) => ("differs", Some(what.clone())),
        };
        json!({ "entry": one.seq, "round": one.round, "verdict": verdict, "detail": detail })
    });
    let seals = report.seals.iter().map(|seal| {
        json!({ "entry": seal.seq, "after": seal.after, "equal": seal.equal, "recomputed": seal.recomputed })
    });
    let damage = report.damage.as_ref();
    json!({
        "wallchart": "audit",
        "version": 1,
        "sound": report.is_sound(),
        "title": report.title,
        "entries": report.entries,
        "counting": report.counting,
        "head": report.head,
        "damage": damage.map(|one| json!({"line": one.line, "entry": one.entry, "wrong": one.wrong})),
        "refused": report.refused.as_ref().map(ToString::to_string),
        "pairings": pairings.collect::<Vec<_>>(),
        "seals": seals.collect::<Vec<_>>(),
    })
}
