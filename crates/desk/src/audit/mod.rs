//! The audit: replays an event from nothing and compares what was announced with what the rules give.
//!
//! The chain of digests was checked when the file was read. Here every act that counts is checked and done again,
//! every round that the system paired is paired again, the standings of every seal are computed again, the signatures are
//! checked, and the times of all entries are in order. Whoever can write the file can make a chain that agrees with
//! itself; what no such change survives is compared with what the director knows from elsewhere ([`Known`]). Nothing
//! passes by being left out: where a key is named, every seal must be signed, and the last entry covered by a signature.

mod printed;
mod signatures;
mod times;

use std::fmt::Write as _;

pub use printed::{to_json, to_text};
pub use signatures::{EventKey, Found, SignatureVerdict, Signatures, Signed, Voucher};
pub(super) use signatures::{event_keys, signed_by};
pub(super) use times::wrong_time;

use crate::storage::chain::{self, Contents, Damage};
use crate::storage::event_file::StorageError;
use engine::action::{Act, Entry, Outcome, PairedBy};
use engine::announced::{self, Since};
use engine::id::{RoundNo, Seq};
use engine::integrity::as_imported;
use engine::pairing::propose::{self, Proposal};
use engine::progress::{Part, Progress, Stopped};
use engine::replay::{self, ReplayError};
use engine::standings::Standings;
use engine::state::State;
use engine::text::Label;
use engine::words;
use formats::trf;
use formats::views::changes::{self, Change};
use formats::views::words::{Told, act as act_in_words};

/// What an audit found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The title of the event.
    pub title: Label,
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
    /// What was put right, and who left or came back: everything that a reader of the results would want to know of.
    pub accidents: Vec<(Seq, Told)>,
    /// What entries put in the place of something else.
    pub changes: Vec<(Seq, Option<String>, Vec<Change>)>,
    /// The entries whose time is none, or lies before that of the entry before.
    pub times: Vec<TimeFault>,
    /// The format that the header says, where nothing in the file needs it: the program was killed or the disk was full
    /// just before the first entry that needs it was written. It says nothing of the event, so the event is sound.
    pub needless_format: Option<u32>,
    /// The keys and signatures.
    pub signatures: Signatures,
    /// What became of each digest that was known from elsewhere.
    pub heads: Vec<HeadVerdict>,
}

/// What is known of an event from elsewhere: from paper, from the site, from the director.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Known {
    /// Heads of the chain, each at least [`SHORTEST_HEAD`] digits of it.
    pub heads: Vec<String>,
    /// The public keys with which every seal must have been signed, and the last entry covered; those of the event where
    /// none is given.
    pub keys: Vec<String>,
    /// Whether the event is still going on, so that its last entries need not be signed.
    pub is_ongoing: bool,
    /// The time, where it is known.
    pub now: Option<String>,
}

/// The least digits of a head that are compared: as many as the screen and the reports show.
pub const SHORTEST_HEAD: usize = 6;

/// Where a head that was known from elsewhere stands in the chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeadVerdict {
    /// The digest, as it was given.
    pub head: String,
    /// The entry whose digest it is, 0 for the header: all up to it is as it was when the digest was shown.
    pub entry: Option<Seq>,
}

/// An entry whose time cannot be right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeFault {
    /// The entry; 0 for the header.
    pub entry: Seq,
    /// What its time says.
    pub at: Label,
    /// What is wrong.
    pub wrong: WrongTime,
    /// Whether it is wrong by so much that the clock was wrong, after which a desk goes on with the true time.
    pub is_by_far: bool,
}

/// What is wrong with a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WrongTime {
    /// It is none.
    #[error("is not a time (expected RFC 3339)")]
    NoTime,
    /// It lies before that of the entry before.
    #[error("is before the time of the entry before it")]
    Backwards,
    /// It lies after those of later entries, which are in order.
    #[error("is ahead of the entries after it")]
    Ahead,
    /// It lies after the time of the audit.
    #[error("is ahead of the clock of this computer")]
    AheadOfClock,
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
    Imported {
        /// How many boards are not as the system makes them, where it makes any.
        different: Option<usize>,
        /// The rules of the event's system that the round breaks, for instance players who met before.
        broken: Vec<String>,
    },
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
    /// Whether the standings computed again, as the event was then, are equal to the last digit.
    pub equal: bool,
    /// The digest of the standings computed again.
    pub recomputed: String,
    /// What its signature is worth.
    pub signature: SignatureVerdict,
    /// Whether it is signed as it must be, or a later seal of the same round is.
    pub is_vouched: bool,
    /// What has changed in the standings since they were announced: by corrections, changed rules, changed ratings.
    pub since: Since,
}

impl Report {
    /// Whether nothing differs.
    #[must_use]
    pub fn is_sound(&self) -> bool {
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
    /// Whether the round is what it says, and breaks no rule of its system unless somebody decided so by hand.
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
    /// Whether the table is what was announced, and signed as it must be.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.equal && self.signature != SignatureVerdict::Wrong && self.is_vouched
    }
}

/// Why a journal was not audited.
#[derive(Debug, thiserror::Error)]
pub enum NotAudited {
    /// It cannot be read.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// Whoever asked wants it no more.
    #[error("stopped")]
    Stopped,
}

/// Audits what was read of an event, and compares it with what is known from elsewhere. Its progress is in acts.
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

/// Why a journal was not walked to its end.
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
        report.accidents.extend(is_accident(act).then(|| (entry.seq, act_in_words(&state, act))));
        // Where nothing was before, the act says it all: the first pairing numbers.
        let changes = changes::can_tell(act).then(|| changes::of(&state, act)).flatten();
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

/// A seal that could not be signed is made good by one of the same round that is.
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

/// Whether an act puts something right that was published or recorded, takes somebody out of the event or back into it, or
/// records a round of which no trick was judged.
const fn is_accident(act: &Act) -> bool {
    match act {
        Act::Remove { .. }
        | Act::Withdraw { .. }
        | Act::Record { outcome: Outcome::TractorScore(_), .. }
        | Act::Expel { .. }
        | Act::Return { .. }
        | Act::Rearrange { .. }
        | Act::Amend { .. }
        | Act::Unpublish { .. }
        | Act::Correct { .. }
        | Act::Rectify { .. }
        | Act::LeaveOut { .. }
        | Act::Value { .. } => true,
        Act::Register { .. }
        | Act::Edit { .. }
        | Act::TakeList { .. }
        | Act::GrantBye { .. }
        | Act::CancelBye { .. }
        | Act::FixBoard { .. }
        | Act::Number { .. }
        | Act::DrawColor { .. }
        | Act::Forbid { .. }
        | Act::Configure { .. }
        | Act::Publish { .. }
        | Act::Record { .. }
        | Act::Agree { .. }
        | Act::Dispute { .. }
        | Act::Uphold { .. }
        | Act::Seal { .. }
        | Act::Prizes { .. }
        | Act::CheckIn { .. }
        | Act::DrawLots { .. }
        | Act::Give { .. }
        | Act::KeepReport { .. }
        | Act::BarHalfPointByes { .. }
        | Act::Partner { .. }
        | Act::ResizeTables { .. }
        | Act::DrawPosition { .. }
        | Act::Rerate { .. }
        | Act::NameKey { .. }
        | Act::Sign { .. }
        | Act::Note { .. } => false,
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
        Act::Amend { round, boards, byes, .. } => {
            let played = Proposal { boards: boards.clone(), byes: byes.clone() };
            let before = report.pairings.extract_if(.., |one| one.round == *round).last();
            let imported = || compare(state, *round, &played, PairedBy::Import, progress);
            // What an imported round breaks it breaks still; what else it breaks now was done by hand, as the journal says.
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
        | Act::Dispute { .. }
        | Act::Uphold { .. }
        | Act::Seal { .. }
        | Act::Prizes { .. }
        | Act::CheckIn { .. }
        | Act::DrawLots { .. }
        | Act::Give { .. }
        | Act::KeepReport { .. }
        | Act::Value { .. }
        | Act::Rectify { .. }
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
        // Only a Swiss forbids meetings for good; others meet as often as their tables or their days have it.
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

/// Whether a round is as the system makes it; the order of the boards counts where the system makes it.
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
