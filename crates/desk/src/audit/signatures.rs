//! The signatures of an event, their keys and the entries that they cover.
//!
//! A signature covers every line up to its own: it signs the digest of the previous line. It covers undone
//! acts as well, so that an undo removes nothing from it. A key belongs to the event if the header names it,
//! or if an act names it that a signature by an earlier key of the event covers. If the header names no key,
//! signing begins with the first act that names one.

use std::fmt::Write as _;

use super::known::Known;
use crate::signing;
use crate::storage::chain::Contents;
use engine::action::{Act, Action, Entry, Header, Signature};
use engine::id::{RoundNo, Seq};
use engine::ledger::Ledger;
use engine::state::State;
use engine::text::Label;
use engine::words::count_of;
use formats::views::words::{self, Told};

/// The advice about last entries that are not signed.
const WHILE_IT_GOES_ON: &str = " (use --ongoing while the event goes on)";

/// The signatures of an event, and the verdicts that depend on them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Signatures {
    /// True if a key must have signed: the event names one, or one was given.
    pub are_asked: bool,
    /// The keys of the event, in the order in which they were named.
    pub keys: Vec<EventKey>,
    /// Every signature of the journal, whether its act counts or not.
    pub found: Vec<Found>,
    /// The last entry that a signature with a valid key covers.
    pub covered: Option<Seq>,
    /// The entries after it, in words; empty if no signature covers an entry.
    pub uncovered: Vec<(Seq, Told)>,
    /// The entry that closed the event, if the last signature did.
    pub closed: Option<Seq>,
    /// The given keys that have signed nothing.
    pub idle: Vec<String>,
    /// The number of entries in the journal.
    entries: u64,
    /// True if the event is not over, as the caller says.
    is_ongoing: bool,
    /// True if nothing was sealed or signed so far, and no key was given.
    are_not_begun: bool,
    /// The keys whose signatures count, in words.
    whose: &'static str,
}

/// A key of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventKey {
    /// The public key, in hexadecimal.
    pub key: Label,
    /// The entry that names it; 0 for the header.
    pub named_by: Seq,
    /// Its owner, if known.
    pub whose: Label,
    /// The voucher for it.
    pub voucher: Voucher,
}

/// The voucher for a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voucher {
    /// Not needed: it is the first key of the event.
    First,
    /// An earlier key of the event, which signed this entry, after the key was named.
    Earlier(Seq),
    /// No other key.
    Nobody,
}

/// A signature of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The entry.
    pub seq: Seq,
    /// Its subject.
    pub what: Signed,
    /// The key named in the signature.
    pub key: Label,
    /// The digest of its own line, which is the head printed just after it.
    pub head: String,
    /// The verdict on it.
    pub verdict: SignatureVerdict,
    /// True if its act counts.
    pub counts: bool,
}

/// The subject of a signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signed {
    /// The standings after a round, and everything before.
    Seal(RoundNo),
    /// The event up to then.
    Event,
    /// The event at its end.
    End,
}

/// The kinds of verdict on a signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SignatureVerdict {
    /// There is no signature.
    Unsigned,
    /// Signed with a valid key: one of the given keys, or of the event if none were given.
    Sound,
    /// Signed with a key of the event that was not given.
    NotGiven,
    /// Signed with a key that an act names, but for which no other key vouches.
    Unvouched,
    /// Signed with a key that does not belong to the event.
    ByAnotherKey,
    /// The signature is not valid at this place.
    Wrong,
    /// The journal is not on disk, so nothing is signed.
    NotOnDisk,
}

impl SignatureVerdict {
    /// Returns its wording for people.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Unsigned => "not signed",
            Self::Sound => "signed",
            Self::NotGiven => "signed with a key of the event, NOT with a key given",
            Self::Unvouched => "SIGNED WITH A KEY THAT NOBODY VOUCHES FOR",
            Self::ByAnotherKey => "SIGNED WITH ANOTHER KEY than those of the event",
            Self::Wrong => "WRONGLY SIGNED",
            Self::NotOnDisk => "not on disk, where nothing is signed",
        }
    }

    /// Returns its word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Unsigned => "none",
            Self::Sound => "sound",
            Self::NotGiven => "not given",
            Self::Unvouched => "not vouched for",
            Self::ByAnotherKey => "another key",
            Self::Wrong => "wrong",
            Self::NotOnDisk => "unknown",
        }
    }
}

impl Signatures {
    /// Checks the signatures of a journal.
    pub(super) fn of(contents: &Contents, ledger: &Ledger, known: &Known) -> Self {
        let is_on_disk = !contents.identity.is_empty();
        let mut found: Vec<Found> =
            contents.entries.iter().filter_map(|entry| found_in(contents, ledger, entry)).collect();
        let sound = found.iter().filter(|one| one.verdict == SignatureVerdict::Sound);
        let signed: Vec<(Seq, &Label)> = sound.map(|one| (one.seq, &one.key)).collect();
        let keys = event_keys(&contents.header, &contents.entries, ledger, &signed);
        let are_given = !known.keys.is_empty();
        let is_given = |key: &str| known.keys.iter().any(|given| given.eq_ignore_ascii_case(key));
        // Without a key and a signature there is nothing to check. Signatures in an event that names no key
        // have no owner.
        let are_asked = is_on_disk && (are_given || !keys.is_empty() || !found.is_empty());
        for one in found.iter_mut().filter(|one| one.verdict == SignatureVerdict::Sound) {
            let named = keys.iter().find(|named| named.key.eq_ignore_ascii_case(&one.key));
            one.verdict = match named {
                _ if is_given(&one.key) => SignatureVerdict::Sound,
                None => SignatureVerdict::ByAnotherKey,
                Some(_) if are_given => SignatureVerdict::NotGiven,
                Some(named) if named.voucher == Voucher::Nobody => SignatureVerdict::Unvouched,
                Some(_) => SignatureVerdict::Sound,
            };
        }
        let last = found.iter().rev().find(|one| one.verdict == SignatureVerdict::Sound);
        let covered = last.map(|one| one.seq);
        let closed = last.filter(|one| one.what == Signed::End).map(|one| one.seq);
        let has_signed = |key: &String| {
            found.iter().any(|one| one.verdict == SignatureVerdict::Sound && is_same(&one.key, key))
        };
        let idle = known.keys.iter().filter(|key| !has_signed(key)).cloned().collect();
        let is_seal = |entry: &Entry| matches!(entry.action, Action::Do(Act::Seal { .. }));
        Self {
            are_asked,
            keys,
            covered,
            uncovered: Vec::new(),
            closed,
            idle,
            entries: contents.entries.len() as u64,
            is_ongoing: known.is_ongoing,
            // A given key must have signed, or this is not the event that the reader expects.
            are_not_begun: !are_given && found.is_empty() && !contents.entries.iter().any(is_seal),
            whose: if are_given { "the key given" } else { "a key of the event" },
            found,
        }
    }

    /// Words the entries that no signature covers.
    pub(super) fn tell_uncovered(&mut self, state: &State, contents: &Contents) {
        let Some(covered) = self.covered.filter(|_| self.are_asked) else { return };
        let after = contents.entries.iter().filter(|entry| covered < entry.seq);
        self.uncovered =
            after.map(|entry| (entry.seq, words::entry(state, &contents.entries, entry))).collect();
    }

    /// Returns the verdict on the signature of a seal.
    pub(super) fn of_seal(&self, seq: Seq) -> SignatureVerdict {
        self.found.iter().find(|one| one.seq == seq).map_or(SignatureVerdict::Unsigned, |one| one.verdict)
    }

    /// Returns true if a seal is signed as required. A seal from before the first key of the event needs only
    /// be covered by a signature.
    pub(super) fn hold_seal(&self, seq: Seq) -> bool {
        let verdict = self.of_seal(seq);
        let began = self.keys.first().map_or(Seq(0), |first| first.named_by);
        !self.are_asked
            || verdict == SignatureVerdict::Sound
            || (verdict == SignatureVerdict::Unsigned && seq < began && Some(seq) <= self.covered)
    }

    /// Returns true if the last entry is covered, or need not be because the event is not over and was not
    /// closed.
    #[must_use]
    pub fn cover_the_end(&self) -> bool {
        self.cover_the_end_if(self.is_ongoing)
    }

    fn cover_the_end_if(&self, is_ongoing: bool) -> bool {
        match self.covered {
            _ if !self.are_asked => true,
            Some(covered) => covered.0 == self.entries || (is_ongoing && self.closed.is_none()),
            None => is_ongoing && self.are_not_begun,
        }
    }

    /// Returns true if the last entries are not signed, as while an event goes on, which nobody has said.
    pub(super) fn lack_the_end(&self) -> bool {
        !self.cover_the_end() && self.cover_the_end_if(true)
    }

    /// Returns true if every signature is valid at its place. Seals are checked separately.
    pub(super) fn hold(&self) -> bool {
        self.found.iter().all(|one| one.verdict != SignatureVerdict::Wrong)
    }

    /// Returns the keys and signatures as text, one line each.
    pub(super) fn write(&self, line: &mut dyn FnMut(std::fmt::Arguments<'_>)) {
        for EventKey { key, named_by, whose, voucher } in &self.keys {
            let mut told = if *named_by == Seq(0) {
                "named by the header".to_owned()
            } else {
                format!("named by entry {named_by}")
            };
            if !whose.is_empty() {
                let _ = write!(told, " ({whose})");
            }
            match voucher {
                Voucher::First => {}
                Voucher::Earlier(by) => {
                    let _ = write!(told, ", vouched for by the signature of entry {by}");
                }
                Voucher::Nobody => told.push_str(", NOBODY VOUCHES FOR IT"),
            }
            line(format_args!("key       {key}: {told}"));
        }
        for key in &self.idle {
            line(format_args!("key       {key}: given, HAS SIGNED NOTHING"));
        }
        for one in &self.found {
            let what = match one.what {
                Signed::Seal(after) => format!("seal after round {after}"),
                Signed::Event => "the event".to_owned(),
                Signed::End => "the event, closed".to_owned(),
            };
            let undone = if one.counts { "" } else { " (undone)" };
            let (seq, head, key) = (one.seq, &one.head, words::key_short(&one.key));
            let verdict = one.verdict.words();
            line(format_args!(
                "signed    entry {seq}, {what}{undone}: {verdict}, key {key}; entries 1 to {seq}, head {head}"
            ));
        }
        if !self.are_asked {
            return;
        }
        for (seq, Told { kind, text, .. }) in &self.uncovered {
            line(format_args!("uncovered entry {seq}: {kind} {text}"));
        }
        let Some(covered) = self.covered else {
            let is_begun = !(self.is_ongoing && self.are_not_begun);
            let told = if is_begun { "NOTHING IS SIGNED" } else { "nothing is signed so far" };
            let all =
                count_of(usize::try_from(self.entries).unwrap_or(usize::MAX), "entry rests", "entries rest");
            let how = if self.lack_the_end() { WHILE_IT_GOES_ON } else { "" };
            line(format_args!("unsigned  {told} with {}: {all} on the file alone{how}", self.whose));
            return;
        };
        let left = self.entries.saturating_sub(covered.0);
        if left == 0 && self.closed.is_none() && !self.is_ongoing {
            let is_end = |one: &&Found| one.verdict == SignatureVerdict::Sound && one.what == Signed::End;
            let told = match self.found.iter().rev().find(is_end) {
                Some(Found { seq, .. }) => {
                    format!("was closed by entry {seq}, went on and is not closed again")
                }
                None => "is not closed".to_owned(),
            };
            line(format_args!(
                "open      the event {told}: nothing shows whether entries after entry {covered} were removed"
            ));
        }
        if 0 < left {
            let left = count_of(usize::try_from(left).unwrap_or(usize::MAX), "entry is", "entries are");
            let told = match self.closed {
                Some(closed) => format!(", made after the event was closed (entry {closed})"),
                None if self.is_ongoing => " so far".to_owned(),
                None => WHILE_IT_GOES_ON.to_owned(),
            };
            line(format_args!("unsigned  {left} covered by no signature{told}"));
        }
    }
}

/// Returns the keys that the header and the journal name, each once, and their vouchers. `signed` has the
/// signatures.
///
/// An undo of the act that named a key does not remove a key that has signed: otherwise an appended undo
/// would end the duty to sign.
pub(crate) fn event_keys(
    header: &Header,
    entries: &[Entry],
    ledger: &Ledger,
    signed: &[(Seq, &Label)],
) -> Vec<EventKey> {
    let named = entries.iter().filter_map(|entry| match &entry.action {
        Action::Do(Act::NameKey { key, whose }) => Some((entry.seq, key, whose.clone())),
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
    });
    let mut keys: Vec<EventKey> = Vec::new();
    for (named_by, key, whose) in std::iter::once((Seq(0), &header.key, Label::default()))
        .filter(|(_, key, _)| !key.is_empty())
        .chain(named)
    {
        let is_named = keys.iter().any(|one| is_same(&one.key, key));
        let has_signed = || {
            let end = undone_by(entries, named_by);
            signed.iter().any(|(seq, by)| named_by < *seq && *seq < end && is_same(by, key))
        };
        if !is_named && (named_by == Seq(0) || counts(ledger, named_by) || has_signed()) {
            let voucher = if keys.is_empty() { Voucher::First } else { Voucher::Nobody };
            keys.push(EventKey { key: key.clone(), named_by, whose, voucher });
        }
    }
    vouch(&mut keys, signed);
    keys
}

/// Returns the last entry that undoes another.
fn undone_by(entries: &[Entry], undone: Seq) -> Seq {
    let undoes = |entry: &&Entry| matches!(entry.action, Action::Undo { of } if of == undone);
    entries.iter().rev().find(undoes).map_or(Seq(u64::MAX), |entry| entry.seq)
}

fn is_same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

/// Finds the voucher for each key: a signature by another key of the event that covers its act.
fn vouch(keys: &mut [EventKey], signed: &[(Seq, &Label)]) {
    loop {
        let vouched: Vec<Label> =
            keys.iter().filter(|key| key.voucher != Voucher::Nobody).map(|key| key.key.clone()).collect();
        let mut changed = false;
        for key in keys.iter_mut().filter(|key| key.voucher == Voucher::Nobody) {
            let by = signed
                .iter()
                .find(|(seq, by)| key.named_by < *seq && vouched.iter().any(|vouched| is_same(vouched, by)));
            if let Some((by, _)) = by {
                key.voucher = Voucher::Earlier(*by);
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
}

/// Returns the entries with a signature, and the key that it names. The signature is not checked.
pub(crate) fn signed_by(entries: &[Entry]) -> Vec<(Seq, &Label)> {
    entries.iter().filter_map(|entry| Some((entry.seq, &signature_of(entry)?.1.key))).collect()
}

fn counts(ledger: &Ledger, seq: Seq) -> bool {
    ledger.counting().binary_search(&seq).is_ok()
}

/// Returns the signature of an entry, and its subject.
fn signature_of(entry: &Entry) -> Option<(Signed, &Signature)> {
    match &entry.action {
        Action::Do(Act::Seal { after, signed: Some(signed), .. }) => Some((Signed::Seal(*after), signed)),
        Action::Do(Act::Sign { closes: true, signed }) => Some((Signed::End, signed)),
        Action::Do(Act::Sign { closes: false, signed }) => Some((Signed::Event, signed)),
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
    }
}

/// Returns the signature of an entry, and whether it is valid at its place.
fn found_in(contents: &Contents, ledger: &Ledger, entry: &Entry) -> Option<Found> {
    let (what, signed) = signature_of(entry)?;
    let place = usize::try_from(entry.seq.0).ok()?;
    let digest = |at: usize| contents.digests.get(at).map(ToString::to_string);
    // The line before entry 1 is the header.
    let before = place.checked_sub(2).map_or_else(|| Some(contents.identity.clone()), digest);
    let verdict = match before.filter(|head| !head.is_empty()) {
        None => SignatureVerdict::NotOnDisk,
        Some(head) if is_signed(contents, &head, entry, signed) => SignatureVerdict::Sound,
        Some(_) => SignatureVerdict::Wrong,
    };
    let head = place.checked_sub(1).and_then(digest).unwrap_or_default();
    let counts = counts(ledger, entry.seq);
    Some(Found { seq: entry.seq, what, key: signed.key.clone(), head, verdict, counts })
}

fn is_signed(contents: &Contents, head: &str, entry: &Entry, signed: &Signature) -> bool {
    let text = match &entry.action {
        Action::Do(Act::Seal { after, digest, .. }) => {
            signing::seal_text(&contents.identity, head, *after, digest)
        }
        // The signature covers the whole entry.
        Action::Do(Act::Sign { closes, .. }) if entry.accepted.is_empty() && !entry.joined => {
            signing::event_text(&contents.identity, head, (entry.seq, &entry.at, &entry.by), *closes)
        }
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => return false,
    };
    signing::is_signed(&text, signed)
}
