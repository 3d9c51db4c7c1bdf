//! The audit: replays an event from its first entry and compares the announcements with the rules.
//!
//! The chain of digests was checked when the file was read. The audit checks and applies every act that
//! counts, pairs every round of the system again, computes the standings of every seal again, and checks the
//! signatures and the order of times. A person who can write the file can make a consistent chain, so the
//! audit also compares facts that the director knows from elsewhere ([`Known`]). Missing signatures are
//! reported too: if a key is named, every seal must be signed and the last entry covered by a signature.

mod known;
mod lots;
mod printed;
mod signatures;
mod times;

pub use known::{Known, SHORTEST_HEAD};
pub use lots::Lots;
pub use printed::{to_json, to_text};
pub use signatures::{EventKey, Found, SignatureVerdict, Signatures, Signed, Voucher};
pub(super) use signatures::{event_keys, signed_by};
pub(super) use times::wrong_time;
pub use times::{TimeFault, WrongTime};

use crate::storage::chain::{self, Contents, Damage};
use crate::storage::event_file::StorageError;
use engine::action::{Act, Entry, Fact, PairedBy};
use engine::announced::{self, Since};
use engine::id::{RoundNo, Seq};
use engine::integrity::as_imported;
use engine::pairing::propose::{self, Proposal};
use engine::progress::{Part, Progress, Stopped};
use engine::refusal::Clause;
use engine::replay::{self, ReplayError};
use engine::standings::Standings;
use engine::state::State;
use engine::text::Label;
use engine::words;
use formats::trf;
use formats::views::changes::{self, Change};
use formats::views::words::{Told, act as act_in_words};

/// The findings of an audit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The title of the event.
    pub title: Label,
    /// The number of entries read.
    pub entries: usize,
    /// The number of entries whose acts count.
    pub counting: usize,
    /// The head of the chain of digests.
    pub head: String,
    /// The place from which the file is not sound.
    pub damage: Option<Damage>,
    /// The first entry that the rules refuse.
    pub refused: Option<ReplayError>,
    /// Every round, in order.
    pub pairings: Vec<PairingVerdict>,
    /// Every seal that counts, in order.
    pub seals: Vec<SealVerdict>,
    /// The corrections that count.
    pub corrections: usize,
    /// Corrections, withdrawals, returns and line-ups that break a rule: the entries that a reader of the
    /// results should know.
    pub accidents: Vec<(Seq, Told)>,
    /// The drawings of lots.
    pub lots: Vec<Lots>,
    /// The changes that entries made.
    pub changes: Vec<(Seq, Option<String>, Vec<Change>)>,
    /// The entries without a valid time, or with a time before that of the previous entry.
    pub times: Vec<TimeFault>,
    /// The format of the header, if nothing in the file needs it: the program was killed or the disk was full
    /// just before the first entry that needs it. The event is sound all the same.
    pub needless_format: Option<u32>,
    /// The keys and signatures.
    pub signatures: Signatures,
    /// The verdict on each digest that was known from elsewhere.
    pub heads: Vec<HeadVerdict>,
}

/// The place in the chain of a head that was known from elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeadVerdict {
    /// The given digest.
    pub head: String,
    /// The entry with this digest, 0 for the header: nothing up to it has changed since the digest was shown.
    pub entry: Option<Seq>,
}

/// The verdict on the pairing of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingVerdict {
    /// The entry that published the round.
    pub seq: Seq,
    /// The round.
    pub round: RoundNo,
    /// The verdict.
    pub verdict: Verdict,
}

/// The kinds of verdict on a pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The boards are the system's.
    AsTheSystemMakesIt,
    /// Made or changed by hand; the number of boards that differ from the system's pairing, if it makes one.
    ByHand(Option<usize>),
    /// Imported.
    Imported {
        /// The number of boards that differ from the system's pairing, if it makes one.
        different: Option<usize>,
        /// The rules of the event's system that the round breaks, for instance players who met before.
        broken: Vec<String>,
    },
    /// Recorded as the system's pairing, but different; the differences.
    Differs(String),
}

/// The verdict on a seal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealVerdict {
    /// The entry.
    pub seq: Seq,
    /// The round.
    pub after: RoundNo,
    /// True if the standings, computed again from the event as it was then, are equal to the last digit.
    pub equal: bool,
    /// The digest of the standings computed again.
    pub recomputed: String,
    /// The verdict on its signature.
    pub signature: SignatureVerdict,
    /// True if it is signed as required, or a later seal of the same round is.
    pub is_vouched: bool,
    /// The changes of the standings since they were announced: by corrections, changed rules or changed
    /// ratings.
    pub since: Since,
}

impl Report {
    /// Returns true if nothing differs, and the last entry is signed where it must be.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.is_as_recorded() && self.signatures.cover_the_end()
    }

    /// Returns true if the last entries are not signed, as while an event goes on, and nothing else is wrong.
    #[must_use]
    pub fn lacks_only_the_end(&self) -> bool {
        self.is_as_recorded() && self.signatures.lack_the_end()
    }

    fn is_as_recorded(&self) -> bool {
        let pairings = self.pairings.iter().all(|one| one.verdict.is_sound());
        self.damage.is_none()
            && self.refused.is_none()
            && pairings
            && self.seals.iter().all(SealVerdict::holds)
            && self.signatures.hold()
            && self.times.iter().all(|fault| fault.is_by_far)
            && self.heads.iter().all(|head| head.entry.is_some())
    }
}

impl Verdict {
    /// Returns true if the round agrees with its record, and breaks no rule of its system except by a manual
    /// decision.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        match self {
            Self::AsTheSystemMakesIt | Self::ByHand(_) => true,
            Self::Imported { broken, .. } => broken.is_empty(),
            Self::Differs(_) => false,
        }
    }
}

impl SealVerdict {
    /// Returns true if the table agrees with the announced one and is signed as required.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.equal && self.signature != SignatureVerdict::Wrong && self.is_vouched
    }
}

/// The reason why a journal was not audited.
#[derive(Debug, thiserror::Error)]
pub enum NotAudited {
    /// The journal cannot be read.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// It was stopped.
    #[error("stopped")]
    Stopped,
}

/// Audits the content of an event file, and compares it with facts from elsewhere. The progress is counted in
/// acts.
///
/// # Errors
///
/// It was stopped.
pub fn audit(contents: &Contents, known: &Known, progress: &dyn Progress) -> Result<Report, Stopped> {
    let heads = known.heads.iter().map(|head| find_head(contents, head)).collect();
    let times = times::wrong_times(contents, known);
    let mut report = Report {
        title: contents.header.details.title.clone(),
        entries: contents.entries.len(),
        counting: 0,
        head: contents.head.clone(),
        damage: contents.damage.clone(),
        refused: None,
        pairings: Vec::new(),
        seals: Vec::new(),
        corrections: 0,
        accidents: Vec::new(),
        lots: Vec::new(),
        changes: Vec::new(),
        times,
        needless_format: needless_format(contents),
        signatures: Signatures::default(),
        heads,
    };
    match walk(contents, known, &mut report, progress) {
        Ok(()) => {}
        Err(NotWalked::Stopped) => return Err(Stopped),
        Err(NotWalked::Refused(error)) => report.refused = Some(error),
    }
    Ok(report)
}

fn find_head(contents: &Contents, head: &str) -> HeadVerdict {
    let wanted = head.to_lowercase();
    let long_enough = wanted.len() >= SHORTEST_HEAD;
    let lines =
        std::iter::once(contents.identity.clone()).chain(contents.digests.iter().map(ToString::to_string));
    let found = (0..).zip(lines).filter(|(_, digest)| long_enough && digest.starts_with(&wanted));
    HeadVerdict { head: head.to_owned(), entry: found.last().map(|(entry, _)| Seq(entry)) }
}

fn needless_format(contents: &Contents) -> Option<u32> {
    let entries = contents.entries.iter().map(Entry::least_format).max().unwrap_or(0);
    let said = contents.header.format;
    (entries.max(contents.header.least_format()) < said && contents.damage.is_none()).then_some(said)
}

/// The reason why a journal was not replayed to its end.
enum NotWalked {
    Refused(ReplayError),
    Stopped,
}

impl From<ReplayError> for NotWalked {
    fn from(error: ReplayError) -> Self {
        Self::Refused(error)
    }
}

fn walk(
    contents: &Contents,
    known: &Known,
    report: &mut Report,
    progress: &dyn Progress,
) -> Result<(), NotWalked> {
    let Contents { header, entries, .. } = contents;
    let ledger = replay::ledger(entries)?;
    report.counting = ledger.counting().len();
    report.signatures = Signatures::of(contents, &ledger, known);
    let mut state = replay::start(header)?;
    let mut announced = Vec::new();
    for (at, (entry, act)) in replay::counting(entries, &ledger).enumerate() {
        if !progress.reached(at, report.counting) {
            return Err(NotWalked::Stopped);
        }
        state.check(act).map_err(|error| ReplayError::Refused { seq: entry.seq, error })?;
        inspect(&state, entry.seq, act, report, &Part(progress));
        report.accidents.extend(accident(&state, entry, act).map(|told| (entry.seq, told)));
        report.lots.extend(Lots::of(&state, entry, act));
        // The first pairing numbers replace nothing: the act says it all.
        let changes = act.has(Fact::Replaces).then(|| changes::of(&state, act)).flatten();
        let changes = changes.filter(|changes| changes.iter().any(|one| !one.was.is_empty()));
        report.changes.extend(changes.map(|changes| (entry.seq, changes::whose(&state, act), changes)));
        if let Act::Seal { after, digest, table, .. } = act {
            let (seq, after) = (entry.seq, *after);
            let signature = report.signatures.of_seal(seq);
            let is_vouched = report.signatures.hold_seal(seq);
            let standings = Standings::after(&state, after);
            let text = standings.canonical(&state);
            let recomputed = chain::digest(&text);
            let kept = table.as_ref().is_none_or(|table| table.as_str() == text);
            let equal = kept && recomputed == digest.as_str();
            let since = Since::default();
            report.seals.push(SealVerdict { seq, after, equal, recomputed, signature, is_vouched, since });
            announced.push(standings);
        }
        state.evolve(act);
    }
    for (seal, announced) in report.seals.iter_mut().zip(&announced) {
        seal.since = announced::since(announced, &Standings::after(&state, seal.after));
    }
    vouch_for_repeated(&mut report.seals);
    report.signatures.tell_uncovered(&state, contents);
    if progress.reached(report.counting, report.counting) { Ok(()) } else { Err(NotWalked::Stopped) }
}

/// The accepted warnings that a reader of the results should know: line-ups and lists that break the rules of
/// a team event.
const OF_LINE_UPS: [Clause; 2] = [Clause::BoardOrder, Clause::LineUpLimit];

/// Describes an entry that a reader of the results should know, with the accepted warnings of a line-up.
fn accident(state: &State, entry: &Entry, act: &Act) -> Option<Told> {
    let is_accepted = |clause: &Clause| entry.accepted.iter().any(|one| **one == *clause.to_string());
    let accepted: Vec<Clause> = OF_LINE_UPS.into_iter().filter(is_accepted).collect();
    if accepted.is_empty() {
        return act.has(Fact::Accident).then(|| act_in_words(state, act));
    }
    let broken = state.warnings(act).into_iter().filter(|one| accepted.contains(&one.clause));
    let broken: Vec<String> = broken.map(|one| one.text).collect();
    let told = act_in_words(state, act);
    Some(Told { text: format!("{}; accepted: {}", told.text, broken.join("; ")), ..told })
}

/// A later signed seal of the same round makes up for a seal that could not be signed.
fn vouch_for_repeated(seals: &mut [SealVerdict]) {
    let mut signed = Vec::new();
    for seal in seals.iter_mut().rev() {
        match seal.signature {
            SignatureVerdict::Sound => signed.push(seal.after),
            SignatureVerdict::Unsigned => seal.is_vouched |= signed.contains(&seal.after),
            SignatureVerdict::NotGiven
            | SignatureVerdict::Unvouched
            | SignatureVerdict::ByAnotherKey
            | SignatureVerdict::Wrong
            | SignatureVerdict::NotOnDisk => {}
        }
    }
}

fn inspect(state: &State, seq: Seq, act: &Act, report: &mut Report, progress: &dyn Progress) {
    match act {
        Act::Publish { round, boards, byes, by } => {
            let played = Proposal { boards: boards.clone(), byes: byes.clone() };
            let verdict = compare(state, *round, &played, *by, progress);
            report.pairings.push(PairingVerdict { seq, round: *round, verdict });
        }
        Act::Rearrange { round, boards, byes } => {
            let played = Proposal { boards: boards.clone(), byes: byes.clone() };
            let verdict = compare(state, *round, &played, PairedBy::Hand, progress);
            report.pairings.retain(|one| one.round != *round);
            report.pairings.push(PairingVerdict { seq, round: *round, verdict });
        }
        Act::CorrectRound { round, boards, byes, .. } => {
            let played = Proposal { boards: boards.clone(), byes: byes.clone() };
            let before = report.pairings.extract_if(.., |one| one.round == *round).last();
            let imported = || compare(state, *round, &played, PairedBy::Import, progress);
            // The breaches of an imported round stay; further ones were decided by hand, as the journal
            // shows.
            let verdict = match before.map(|before| before.verdict) {
                Some(Verdict::Imported { broken, .. }) if !broken.is_empty() => match imported() {
                    Verdict::Imported { different, broken: mut still } => {
                        still.retain(|one| broken.contains(one));
                        (!still.is_empty()).then_some(Verdict::Imported { different, broken: still })
                    }
                    Verdict::AsTheSystemMakesIt | Verdict::ByHand(_) | Verdict::Differs(_) => None,
                },
                Some(_) | None => None,
            };
            let verdict =
                verdict.unwrap_or_else(|| compare(state, *round, &played, PairedBy::Hand, progress));
            report.pairings.push(PairingVerdict { seq, round: *round, verdict });
        }
        Act::Unpublish { round, .. } => report.pairings.retain(|one| one.round != *round),
        Act::Correct { .. } => report.corrections += 1,
        Act::Register { .. }
        | Act::Edit { .. }
        | Act::Remove { .. }
        | Act::TakeList { .. }
        | Act::Withdraw { .. }
        | Act::Exclude { .. }
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
        | Act::Dispute { .. }
        | Act::Uphold { .. }
        | Act::Members { .. }
        | Act::LineUp { .. }
        | Act::RecordGame { .. }
        | Act::Seal { .. }
        | Act::Prizes { .. }
        | Act::CheckIn { .. }
        | Act::DrawLots { .. }
        | Act::Give { .. }
        | Act::KeepReport { .. }
        | Act::Value { .. }
        | Act::CorrectForRating { .. }
        | Act::LeaveOut { .. }
        | Act::BarHalfPointByes { .. }
        | Act::Partner { .. }
        | Act::ResizeTables { .. }
        | Act::DrawPosition { .. }
        | Act::Rerate { .. }
        | Act::NameKey { .. }
        | Act::Sign { .. }
        | Act::Note { .. } => {}
    }
}

fn compare(
    state: &State,
    round: RoundNo,
    played: &Proposal,
    by: PairedBy,
    progress: &dyn Progress,
) -> Verdict {
    let as_it_was = (by == PairedBy::Import).then(|| as_imported(state, round, played));
    let state = as_it_was.as_ref().unwrap_or_else(|| state.paired_from(round));
    let proposed = propose::propose_with(state, round, progress, &mut ());
    let other =
        |proposal: &Proposal| played.boards.iter().filter(|board| !proposal.boards.contains(board)).count();
    let kept = state.kept.as_deref().map_or(&[][..], |kept| &kept.records);
    let is_told_by_hand = kept.iter().any(|record| trf::tells_by_hand(&record.line, round));
    if by == PairedBy::Import && !is_told_by_hand {
        // Only a Swiss forbids a second meeting; other systems repeat meetings by their tables or days.
        let is_swiss = state.setup.pairing.system().dutch_field(state, round).is_some();
        let judged = is_swiss.then(|| state.warnings_of_meetings(round, &played.boards, &played.byes));
        let broken = judged.into_iter().flatten().map(|warning| warning.to_string()).collect();
        return Verdict::Imported { different: proposed.ok().map(|proposal| other(&proposal)), broken };
    }
    match (by, proposed) {
        (PairedBy::Hand | PairedBy::Import, Ok(proposal)) => Verdict::ByHand(Some(other(&proposal))),
        (PairedBy::Hand | PairedBy::Import, _) => Verdict::ByHand(None),
        (PairedBy::System, Ok(proposal)) if is_same(state, &proposal, played) => Verdict::AsTheSystemMakesIt,
        (PairedBy::System, Ok(proposal)) => {
            let boards = other(&proposal);
            Verdict::Differs(format!(
                "{} not as the system makes them",
                words::count_of(boards, "board is", "boards are")
            ))
        }
        (PairedBy::System, Err(error)) => {
            Verdict::Differs(format!("the system cannot make this round: {error}"))
        }
    }
}

/// Returns true if a round equals the system's pairing; the order of the boards counts if the system decides
/// it.
fn is_same(state: &State, proposal: &Proposal, played: &Proposal) -> bool {
    if state.setup.pairing.system().orders_boards() {
        return proposal == played;
    }
    let sorted = |of: &Proposal| {
        let (mut boards, mut byes) = (of.boards.clone(), of.byes.clone());
        boards.sort();
        byes.sort();
        (boards, byes)
    };
    sorted(proposal) == sorted(played)
}
