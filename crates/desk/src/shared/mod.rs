//! An event that several desks share. What they do comes in one order, the stream; what is done here is a message of it
//! first, then a line of the file of this desk, and only then it is done.
//!
//! The stream holds the lines of the event file, byte for byte: the chain of digests is one, and the files of all desks
//! are the same. Every desk checks what it takes in: that it follows its last line, that its author may do it, that the
//! rules allow it. What fails is named and left out, by every desk alike.

pub mod link;
pub mod waiting;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::PathBuf;
use std::time::Duration;

use super::{Desk, DeskError, News};
pub use crate::desk::new_entries::count_behind;
use crate::desk::questions::{rests_on_everything, was_asked_about};
use crate::storage::chain;
use crate::storage::event_file::Lines;
use engine::action::{Act, Action, Entry, Outcome};
use engine::compare;
use engine::id::{BoardNo, RoundNo, Seq};
use engine::refusal::{Clause, Level, Warning};
use engine::text::Label;
use formats::clock;
use formats::views::numbers::called;
use formats::views::words;

use link::{Author, Heard, Link, Message, OpenAct, Published, Role};
use waiting::{Board, Kept, NotKept, Waiting, board_of};

/// How long something is waited for that others did, and that must come.
const COMING: Duration = Duration::from_secs(2);

/// How long the answer of the server is waited for where nobody sits at a screen meanwhile: the link gives up before.
const LONG: Duration = Duration::from_secs(10);

/// Said of what was sent as long as the server says nothing.
const NO_ANSWER: &str = "the server has not answered yet";

/// How long one wait for it is.
const A_WHILE: Duration = Duration::from_millis(50);

/// How often an act is tried that others were faster than.
const MOST_TURNS: usize = 200;

/// Said of lines that no message can hold.
pub(crate) const TOO_MUCH: &str = "this is more than the server takes at once";

/// How many waiting acts are published before keys and screen have their turn.
const AT_ONCE: usize = 20;

/// What a director should know of the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SharedNews {
    /// So many acts that waited for the server are entered.
    Sent(usize),
    /// Read in passing.
    Told(String),
    /// Read before anything else is done.
    ToRead {
        /// What it is about.
        title: String,
        /// What is to be read.
        lines: Vec<String>,
    },
}

/// Why an act is not done at an event that several desks share, or not yet.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotShared {
    /// It is kept here, and published when the server is back.
    #[error("kept at this desk until the server is back ({0})")]
    Waits(String),
    /// It cannot wait.
    #[error(
        "not recorded: {0} (you can still enter results; for everything else, wait until the server is back)"
    )]
    Offline(String),
    /// Others were first.
    #[error("not recorded: another desk was first")]
    Overtaken,
    /// What others did had to be taken in first, and is.
    #[error("not recorded: the other desks were first")]
    Behind,
    /// It was sent, and the server did not answer.
    #[error("{0}: this may or may not be recorded; check it when the server is back")]
    Unknown(String),
    /// It was sent, and the answer is not waited for: it comes with what the others do.
    #[error("sent, but {NO_ANSWER}: it is recorded as soon as the server has taken it, and shown then")]
    Sent,
    /// What it was to change is not what it was.
    #[error("not recorded: {0}")]
    Meanwhile(String),
    /// Another desk has entered another result than this one.
    #[error("not recorded: {0}")]
    Disagrees(String),
    /// It was done elsewhere already.
    #[error("{0}")]
    Done(String),
    /// This desk may not do it.
    #[error("not recorded: {0}")]
    MayNot(String),
    /// It is more than one message may be.
    #[error("not recorded: {TOO_MUCH} (do it in smaller parts)")]
    TooMuch,
    /// What waits cannot be kept.
    #[error("not recorded: {0}")]
    NotKept(String),
    /// The others have it, and the file of this desk does not.
    #[error("the other desks have it, but this desk could not save it yet: {0}")]
    Unwritten(String),
}

impl From<NotKept> for NotShared {
    fn from(error: NotKept) -> Self {
        Self::NotKept(error.to_string())
    }
}

/// How the event stands among the desks, for whoever shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// This desk.
    pub me: Author,
    /// The desks that are there, this one among them.
    pub present: Vec<Author>,
    /// Why the others cannot be reached.
    pub offline: Option<String>,
    /// Whether the server does not let this desk in.
    pub is_out: bool,
    /// How many acts wait for the server.
    pub waiting: usize,
    /// How many acts could not be entered and wait for the director.
    pub to_decide: usize,
    /// From which entry on this desk and the others have different ones.
    pub apart: Option<Seq>,
    /// From which entry on this desk has what the others have not, and may not give it to them.
    pub ahead: Option<Seq>,
    /// Whether the disk does not take what the others enter: this desk shows less than they have.
    pub is_behind: bool,
}

impl Standing {
    /// Says in which entries this desk and the others differ, if they do.
    #[must_use]
    pub fn difference(&self) -> Option<String> {
        self.apart.map(|seq| apart(seq, "")).or_else(|| self.ahead.map(ahead))
    }
}

/// What is to be done in turn.
#[derive(Debug, Clone, Copy)]
pub(crate) enum What<'a> {
    /// Acts.
    Acts(&'a [Act]),
    /// The last act that counts, taken back.
    Undo,
    /// What was taken back, again.
    Redo,
}

/// What was sent and is not answered yet.
#[derive(Debug, Default)]
pub(crate) struct Sent {
    /// What it is, where it is kept nowhere else: whoever did it is told what became of it.
    pub(crate) told: Option<String>,
}

/// The event among the desks.
pub(crate) struct Shared {
    pub(crate) link: Box<dyn Link>,
    /// How long one act waits for the server and the others.
    pub(crate) most: Duration,
    /// What the server has not answered yet: nothing else is sent until it has.
    pub(crate) sent: Option<Sent>,
    pub(crate) waiting: Waiting,
    /// What was heard and not looked at.
    pub(crate) queue: VecDeque<Message>,
    /// How many messages of the stream were looked at.
    pub(crate) number: u64,
    /// How far the file is the same as the stream, in bytes, in entries, and the digest of the last line there.
    pub(crate) same: Place,
    /// How many messages the stream had when reading it began; none where it cannot be read.
    pub(crate) until: Option<u64>,
    /// Why the server cannot be reached.
    pub(crate) lost: String,
    /// Whether it does not let this desk in.
    pub(crate) is_out: bool,
    /// How many entries the host brought when it shared the event: what was done before that.
    pub(crate) begun: u64,
    /// From which entry on the stream has other ones, and who brought the first.
    pub(crate) apart: Option<(Seq, String)>,
    /// From which entry on that was told.
    pub(crate) told_apart: Option<Seq>,
    /// Whether it was told that the disk does not take what the others did.
    pub(crate) told_disk: bool,
    /// The last message that was ever looked at: what was refused is told once, however often the stream is read.
    pub(crate) seen: u64,
    /// How often each author was refused something.
    pub(crate) refused: BTreeMap<String, u64>,
    /// Whose clock was told to be ahead.
    pub(crate) ahead: BTreeSet<String>,
    /// Who typed what is being published for somebody else: what has waited.
    pub(crate) signing_as: Option<Label>,
    /// How many entries the event had when the director was asked what is being decided.
    pub(crate) asked_at: Option<usize>,
    /// What the others were told that is open here.
    pub(crate) told_open: Vec<OpenAct>,
    /// What is open at the others, as it was heard last.
    pub(crate) elsewhere: Vec<(Author, OpenAct)>,
}

/// A place in the file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Place {
    pub(crate) bytes: usize,
    pub(crate) entries: u64,
    pub(crate) head: String,
}

impl Place {
    /// Goes on behind lines, the last of which has this digest.
    pub(crate) fn go_on(&mut self, lines: &[u8], head: &str) {
        self.bytes += lines.len();
        self.entries += memchr::memchr_iter(b'\n', lines).count() as u64;
        head.clone_into(&mut self.head);
    }
}

impl Shared {
    fn me(&self) -> &Author {
        self.link.me()
    }

    /// Whether the stream was read to its end.
    pub(crate) fn is_read(&self) -> bool {
        self.until.is_some_and(|until| until <= self.number)
    }

    /// Returns what is told of something that was sent and is not recorded after all.
    pub(crate) fn listen(&mut self) -> Option<String> {
        let mut told = None;
        for heard in self.link.heard() {
            match heard {
                Heard::Answered(published) => told = self.answered(published).or(told),
                Heard::Began(until) => {
                    self.queue.clear();
                    (self.number, self.same, self.until) = (0, Place::default(), Some(until));
                    self.is_out = false;
                    self.apart = None;
                }
                Heard::Message(message) => self.queue.push_back(message),
                Heard::Lost(why) => {
                    (self.until, self.is_out) = (None, false);
                    told = self.answered(Published::Unknown(why)).or(told);
                }
                Heard::NotLetIn(why) => {
                    (self.until, self.is_out) = (None, true);
                    told = self.answered(Published::Unknown(why)).or(told);
                }
            }
        }
        told
    }

    /// Notes what became of what was sent; returns what is told of it where it is kept nowhere.
    fn answered(&mut self, published: Published) -> Option<String> {
        let sent = self.sent.take();
        let why = match published {
            // It comes with the stream, which is read up to there first.
            Published::As(number) => {
                self.until = self.until.map(|until| until.max(number));
                return None;
            }
            Published::Sent => return None,
            Published::Overtaken => NotShared::Overtaken,
            Published::TooMuch => NotShared::TooMuch,
            Published::NotSent(why) | Published::Unknown(why) => {
                self.until = None;
                self.lost.clone_from(&why);
                NotShared::Unknown(why)
            }
        };
        Some(format!("{}: {why}", sent?.told?))
    }
}

/// How things stood when somebody decided.
struct Before {
    /// How many entries there were when the director was asked.
    asked: usize,
    /// How many there were when it was decided: what this desk did until then is known to who decided.
    entries: usize,
    boards: Vec<Option<Board>>,
}

impl Desk {
    /// Goes to work with others: from now on what they do is taken in, and what is done here is published first.
    ///
    /// # Errors
    ///
    /// What waits at this desk cannot be read, nor moved aside.
    pub fn share(&mut self, link: Box<dyn Link>) -> Result<(), NotKept> {
        let Some((path, event)) = self.waiting_path().zip(self.path()) else { return Ok(()) };
        let (waiting, aside) = Waiting::take_up(&**self.disk(), &path, event)?;
        if let Some(aside) = aside {
            let lines = vec![
                "The results typed here while the server was away cannot be read. They were not entered."
                    .to_owned(),
                format!("The file is kept as {aside}."),
                "Compare the slips with the boards and type what is missing again.".to_owned(),
            ];
            self.tell(SharedNews::ToRead { title: "waiting results cannot be read".to_owned(), lines });
        }
        let lost = "the server has not answered yet".to_owned();
        self.shared = Some(Box::new(Shared {
            link,
            most: LONG,
            sent: None,
            waiting,
            queue: VecDeque::new(),
            number: 0,
            same: Place::default(),
            until: None,
            lost,
            is_out: false,
            begun: 0,
            apart: None,
            told_apart: None,
            told_disk: false,
            seen: 0,
            refused: BTreeMap::new(),
            ahead: BTreeSet::new(),
            signing_as: None,
            asked_at: None,
            told_open: Vec::new(),
            elsewhere: Vec::new(),
        }));
        Ok(())
    }

    /// Has acts wait for the server at most so long: one that does not answer holds no screen.
    pub fn waits_at_most(&mut self, most: Duration) {
        if let Some(shared) = &mut self.shared {
            shared.most = most;
        }
    }

    /// Lets nothing be written, because the event is shared and the others cannot be told.
    pub fn refuse_to_write(&mut self, why: String) {
        if let Some(file) = &mut self.file {
            file.refuse(why);
        }
    }

    /// Returns the file of what waits at this desk.
    #[must_use]
    pub fn waiting_path(&self) -> Option<PathBuf> {
        Some(waiting::path_of(self.path()?, self.identity()))
    }

    /// Keeps what waits beside the file of the event once more: it goes on in another folder.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub fn keep_waiting(&mut self) -> Result<(), NotKept> {
        let (path, disk) = (self.waiting_path(), self.disk().clone());
        let (Some(shared), Some(path)) = (&mut self.shared, path) else { return Ok(()) };
        let acts = shared.waiting.acts().to_vec();
        shared.waiting.change(&*disk, &path, acts)
    }

    /// Returns how the event stands among the desks; nothing where it is not shared.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        let shared = self.shared.as_ref()?;
        let (waiting, to_decide): (Vec<&Kept>, Vec<_>) =
            shared.waiting.acts().iter().partition(|kept| kept.refused.is_none());
        Some(Standing {
            me: shared.me().clone(),
            present: shared.link.present().into_iter().map(|(desk, _)| desk).collect(),
            offline: shared.until.is_none().then(|| shared.lost.clone()),
            is_out: shared.is_out,
            waiting: waiting.len(),
            to_decide: to_decide.len(),
            apart: shared.apart.as_ref().map(|(seq, _)| *seq),
            ahead: self.ahead(),
            is_behind: shared.told_disk,
        })
    }

    /// Whether everything of the others is taken in, and they have everything of this desk.
    #[must_use]
    pub fn is_in_step(&self) -> bool {
        let Some((shared, file)) = self.shared.as_ref().zip(self.file.as_ref()) else { return true };
        shared.is_read()
            && shared.apart.is_none()
            && shared.queue.is_empty()
            && shared.sent.is_none()
            && shared.same.bytes == file.text().len()
    }

    /// Returns what waits for the server at a board, or for the director.
    #[must_use]
    pub fn waits_at(&self, at: (RoundNo, BoardNo)) -> Option<&Kept> {
        let waiting = self.shared.as_ref()?.waiting.acts();
        waiting.iter().rev().find(|kept| board_of(&kept.act) == Some(at))
    }

    /// Returns everything that waits at this desk.
    #[must_use]
    pub fn waiting(&self) -> &[Kept] {
        self.shared.as_ref().map_or(&[], |shared| shared.waiting.acts())
    }

    /// Returns what waits at other desks, or is to be decided there.
    #[must_use]
    pub fn open_elsewhere(&self) -> &[(Author, OpenAct)] {
        self.shared.as_ref().map_or(&[], |shared| &shared.elsewhere)
    }

    /// Tells the others what is open at this desk, where that has changed, and notes what is open at theirs.
    pub(crate) fn compare_open(&mut self) {
        let open = self.open_here();
        let Some(shared) = &mut self.shared else { return };
        let present = shared.link.present();
        // A desk that has gone home still has to decide what it had.
        let is_gone = |desk: &Author| present.iter().all(|(there, _)| there != desk);
        let mut elsewhere = std::mem::take(&mut shared.elsewhere);
        elsewhere.retain(|(desk, _)| is_gone(desk));
        let others = present.into_iter().filter(|(desk, _)| desk != shared.link.me());
        elsewhere
            .extend(others.flat_map(|(desk, open)| open.into_iter().map(move |one| (desk.clone(), one))));
        shared.elsewhere = elsewhere;
        if shared.told_open != open {
            shared.told_open.clone_from(&open);
            shared.link.tell_open(open);
        }
    }

    /// Returns what waits at this desk, or is to be decided here.
    fn open_here(&self) -> Vec<OpenAct> {
        let one = |kept: &Kept| OpenAct {
            board: board_of(&kept.act),
            told: kept.told(&self.state),
            waits: kept.refused.is_none(),
        };
        self.waiting().iter().map(one).collect()
    }

    /// Returns what is open at this desk and at the others about boards up to a round: asked about before it is closed.
    #[must_use]
    pub fn warnings_of_open(&self, last: RoundNo) -> Vec<Warning> {
        let concerns = |one: &OpenAct| one.board.is_none_or(|(round, _)| round <= last);
        let (here, others) = (self.open_here(), self.open_elsewhere());
        let here = here.iter().map(|one| ("this desk", one));
        let others = others.iter().map(|(desk, one)| (desk.name.as_str(), one));
        let told = here.chain(others).filter(|(_, one)| concerns(one));
        let told: Vec<String> =
            told.map(|(desk, one)| format!("{} at {desk}: {}", one.state(), one.told)).collect();
        let (level, clause) = (Level::Confirm, Clause::OpenAtADesk);
        if told.is_empty() { Vec::new() } else { vec![Warning { level, clause, text: told.join("; ") }] }
    }

    /// Waits until everything of the others is taken in, at most so long; returns whether it is.
    pub fn come_in_step(&mut self, most: Duration) -> bool {
        let mut left = most;
        while !self.is_in_step() && self.ahead().is_none() && !left.is_zero() {
            let Some(shared) = &mut self.shared else { return true };
            if shared.apart.is_some() {
                return false;
            }
            left = left.saturating_sub(shared.link.wait(A_WHILE.min(left)));
            self.take_in();
            self.publish_again();
        }
        self.is_in_step()
    }

    /// Returns the first entry that this desk has, the others have not, and this desk may not give them.
    pub(crate) fn ahead(&self) -> Option<Seq> {
        let (shared, file) = self.shared.as_ref().zip(self.file.as_ref())?;
        let is_ahead = shared.is_read()
            && shared.number != 0
            && shared.apart.is_none()
            && shared.queue.is_empty()
            && shared.same.bytes < file.text().len();
        let next = self.entries.get(usize::try_from(shared.same.entries).ok()?)?;
        let is_of_others = is_ahead && !shared.me().may_bring(next);
        is_of_others.then_some(next.seq)
    }

    /// Takes in what comes for so long, whatever comes.
    pub fn listen(&mut self, most: Duration) {
        let mut left = most;
        while let Some(shared) = self.shared.as_mut().filter(|_| !left.is_zero()) {
            left = left.saturating_sub(shared.link.wait(A_WHILE.min(left)));
            self.take_in_others();
        }
    }

    /// How long it takes until every desk that is there has said so, and what is open at it.
    pub const HEARING: Duration = Duration::from_millis(2500);

    /// Listens until the other desks had time to say what is open at them, where they can be reached.
    pub fn hear_what_is_open(&mut self) {
        if self.standing().is_some_and(|standing| standing.offline.is_none()) {
            self.listen(Self::HEARING);
        }
    }

    /// Returns the lines of the file before an entry, and all of them.
    #[must_use]
    pub fn text_before(&self, entry: Seq) -> Option<(&[u8], &[u8])> {
        let text = self.file.as_ref()?.text();
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

    /// Whether the last entry is of another desk, whose clock is not that of this computer.
    pub(crate) fn last_is_of_others(&self) -> bool {
        let shared = self.shared.as_ref().zip(self.entries.last());
        shared.is_some_and(|(shared, last)| !shared.me().is_of(last))
    }

    /// Names who does what is done here.
    pub(crate) fn signing(&self) -> Label {
        let Some(shared) = &self.shared else { return self.operator.clone() };
        shared.signing_as.clone().unwrap_or_else(|| shared.me().signing(&self.operator))
    }

    /// Does something when it is its turn: where others were faster it is looked at again, and done where it still means
    /// the same.
    pub(crate) fn in_turn<T>(
        &mut self,
        what: What<'_>,
        mut once: impl FnMut(&mut Self) -> Result<T, DeskError>,
    ) -> Result<T, DeskError> {
        if self.shared.is_none() {
            return once(self);
        }
        self.may(what)?;
        let before = self.before(what);
        self.take_in();
        for _ in 0..MOST_TURNS {
            if let Err(why) = self.means_the_same(&before, what) {
                if let (NotShared::Disagrees(_), What::Acts([act])) = (&why, what) {
                    let by = self.signing();
                    self.note_disagreement(act, by);
                }
                return Err(why.into());
            }
            match once(self) {
                Err(DeskError::Shared(NotShared::Overtaken)) => {
                    if let Err(NotShared::Offline(why)) = self.catch_up() {
                        return Err(self.keep_for_later(what, &before, why)?.into());
                    }
                }
                Err(DeskError::Shared(NotShared::Behind)) => {}
                Err(DeskError::Shared(NotShared::Offline(why))) => {
                    return Err(self.keep_for_later(what, &before, why)?.into());
                }
                Err(DeskError::Shared(NotShared::Sent)) => {
                    return Err(match self.keep_for_later(what, &before, NO_ANSWER.to_owned()) {
                        Ok(waits) => waits.into(),
                        Err(NotShared::Offline(_)) => {
                            self.name_sent(what);
                            NotShared::Sent.into()
                        }
                        Err(other) => other.into(),
                    });
                }
                Err(DeskError::Shared(NotShared::Unknown(why))) => {
                    return Err(match self.keep_for_later(what, &before, why.clone()) {
                        // It may have arrived: then it is found in the journal.
                        Ok(waits) => waits.into(),
                        Err(NotShared::Offline(_)) => NotShared::Unknown(why).into(),
                        Err(other) => other.into(),
                    });
                }
                done => {
                    if let (Ok(_), What::Acts(acts)) = (&done, what) {
                        self.forget_decided(acts);
                    }
                    return done;
                }
            }
        }
        Err(NotShared::Meanwhile("the others are faster again and again (try it once more)".to_owned())
            .into())
    }

    /// Returns what this desk may do among the others; nothing where it is alone.
    #[must_use]
    pub fn role(&self) -> Option<Role> {
        self.shared.as_ref().map(|shared| shared.me().role)
    }

    /// Returns why this desk does not do what only the lead does; nothing where it is the lead, or alone.
    #[must_use]
    pub fn not_the_lead(&self) -> Option<NotShared> {
        let why = match self.shared.as_ref()?.me().role {
            Role::Lead => return None,
            Role::Look => "this desk only looks (its role is look)",
            Role::Entry => {
                "this desk enters results (its role is entry); everything else is done at the desk of the lead"
            }
        };
        Some(NotShared::MayNot(why.to_owned()))
    }

    /// Returns why this desk may not do an act; nothing where it may.
    #[must_use]
    pub fn may_not(&self, act: &Act) -> Option<NotShared> {
        let me = self.shared.as_ref()?.me();
        let role = me.role;
        if role.may(&Action::Do(act.clone())) && me.may_correct(act, self.entries.iter()) {
            return None;
        }
        if let (Role::Entry, Act::Correct { round, board, now, .. }) = (role, act) {
            let (stands, typed) = self.stands((*round, *board), now.as_ref());
            let typed = typed.map_or_else(String::new, |typed| format!("; you typed {typed}"));
            return Some(NotShared::MayNot(format!(
                "{stands}{typed} (an entry desk corrects only its own results, until the next round or a seal; ask the lead)"
            )));
        }
        self.not_the_lead()
    }

    /// Keeps in the journal what was typed here against a result that stands and that only the lead corrects, so that the
    /// lead sees it; returns whether it did.
    pub fn note_for_the_lead(&mut self, act: &Act) -> bool {
        let Act::Correct { round, board, now: Some(outcome), .. } = act else { return false };
        let is_entry = self.shared.as_ref().is_some_and(|shared| shared.me().role == Role::Entry);
        if !is_entry || !self.is_in_step() {
            return false;
        }
        let (by, before) = (self.signing(), self.entries.len());
        let typed = Act::Record { round: *round, board: *board, outcome: outcome.clone() };
        self.note_disagreement(&typed, by);
        before < self.entries.len()
    }

    /// Says who entered what stands at a board, and how what was typed for it differs.
    fn stands(&self, at: (RoundNo, BoardNo), typed: Option<&Outcome>) -> (String, Option<String>) {
        let who = self.last_about(at).map_or_else(|| "another desk".to_owned(), author_of);
        let held = self.state.board(at.0, at.1);
        let stands = held.and_then(|board| board.outcome.as_ref());
        let both = typed
            .map(|typed| words::both(&self.state, held.map_or(&[][..], |board| &board.seats), stands, typed));
        let (stands, typed) =
            both.map_or_else(|| (words::score(stands), None), |(stands, typed)| (stands, Some(typed)));
        (format!("{who} entered {stands} at board {} of round {}", at.1, at.0), typed)
    }

    /// Whether another desk entered what a board has, so that this one leaves its correction to the lead.
    #[must_use]
    pub fn leaves_to_the_lead(&self, at: (RoundNo, BoardNo)) -> bool {
        let Some(shared) = self.shared.as_ref().filter(|shared| shared.me().role == Role::Entry) else {
            return false;
        };
        self.last_about(at).is_some_and(|entry| !shared.me().is_of(entry))
    }

    /// Returns the last entry about a board.
    fn last_about(&self, at: (RoundNo, BoardNo)) -> Option<&Entry> {
        let about = |entry: &&Entry| matches!(&entry.action, Action::Do(act) if board_of(act) == Some(at));
        self.entries.iter().rev().find(about)
    }

    /// Whether this desk may do it at all.
    fn may(&self, what: What<'_>) -> Result<(), NotShared> {
        let Some(shared) = &self.shared else { return Ok(()) };
        let me = shared.me();
        let may = match what {
            What::Acts(acts) => acts.iter().all(|act| me.role.may(&Action::Do(act.clone()))),
            What::Undo | What::Redo => me.role != Role::Look,
        };
        if !may {
            return self.not_the_lead().map_or(Ok(()), Err);
        }
        if let What::Acts(acts) = what
            && let Some(why) = acts.iter().find_map(|act| self.may_not(act))
        {
            return Err(why);
        }
        let next = match what {
            What::Acts(_) => None,
            What::Undo => self.ledger.to_undo(),
            What::Redo => self.ledger.to_redo(),
        };
        // What was done before the event was shared is the lead's own.
        let of_others =
            |entry: &&Entry| (shared.begun < entry.seq.0 && !me.is_of(entry)) || !me.may_take_back(entry);
        match next.and_then(|seq| super::entry_of(&self.entries, seq)).filter(of_others) {
            None => Ok(()),
            Some(entry) => {
                let told = words::entry(&self.state, &self.entries, entry);
                Err(NotShared::MayNot(format!(
                    "the last act is of {}: {} {} (here only what this desk did last is taken back; what is wrong is corrected at the desk of the lead)",
                    author_of(entry),
                    told.kind,
                    told.text
                )))
            }
        }
    }

    fn before(&self, what: What<'_>) -> Before {
        let acts = if let What::Acts(acts) = what { acts } else { &[] };
        let boards = acts.iter().map(|act| Board::of(&self.state, board_of(act)?)).collect();
        let asked_at = self.shared.as_ref().and_then(|shared| shared.asked_at);
        let asked_at = asked_at.filter(|_| acts.iter().any(was_asked_about));
        let entries = self.entries.len();
        Before { asked: asked_at.unwrap_or(entries), entries, boards }
    }

    /// Whether what is to be done still means what it meant: the board is as it was seen, or the event, where it is about
    /// more than a board.
    fn means_the_same(&mut self, before: &Before, what: What<'_>) -> Result<(), NotShared> {
        let is_mine = |entry: &Entry| self.shared.as_ref().is_some_and(|shared| shared.me().is_of(entry));
        let is_known = |(at, entry): &(usize, &Entry)| *at < before.entries && is_mine(entry);
        let came = self.entries.iter().enumerate().skip(before.asked).filter(|one| !is_known(one));
        let came: Vec<&Entry> = came.map(|(_, entry)| entry).collect();
        let Some(last) = came.last() else { return Ok(()) };
        let What::Acts(acts) = what else { return Err(self.meanwhile(last)) };
        // Nothing rests on remarks and on results that agree.
        let rested_on = |entry: &&Entry| {
            !matches!(entry.action, Action::Do(Act::Note { .. } | Act::Agree { .. } | Act::Uphold { .. }))
        };
        let changed = came.iter().rev().copied().find(rested_on).cloned();
        let now = self.equipment.clock.now();
        for (act, saw) in acts.iter().zip(&before.boards) {
            if let Some(at) = board_of(act) {
                if Board::of(&self.state, at) != *saw {
                    return Err(self.met(act, at, saw.as_ref(), &now));
                }
            } else if let Some(changed) = changed.as_ref().filter(|_| rests_on_everything(act)) {
                return Err(self.meanwhile(changed));
            }
        }
        Ok(())
    }

    pub(crate) fn meanwhile(&self, entry: &Entry) -> NotShared {
        let told = words::entry(&self.state, &self.entries, entry);
        NotShared::Meanwhile(format!(
            "{} was first: {} {} (look at it, and do it again)",
            author_of(entry),
            told.kind,
            told.text
        ))
    }

    /// Says what another desk has done at a board meanwhile.
    fn met(&self, act: &Act, at: (RoundNo, BoardNo), saw: Option<&Board>, now: &str) -> NotShared {
        if let Some(saw) = saw.filter(|saw| !saw.is_of_same_players(&self.state, at)) {
            let players: Vec<String> = saw.seats.iter().map(|seat| called(&self.state, *seat)).collect();
            return NotShared::Meanwhile(format!(
                "board {} of round {} has other players now; this was typed for {}",
                at.1,
                at.0,
                players.join(" – ")
            ));
        }
        let stands = self.state.board(at.0, at.1).and_then(|board| board.outcome.as_ref());
        let theirs = words::score(stands);
        let is_same = |outcome: &Outcome| stands.is_some_and(|stands| compare::are_same(stands, outcome));
        let entry = self.last_about(at);
        let who = entry.map_or_else(|| "another desk".to_owned(), author_of);
        let ago = entry.map_or_else(String::new, |entry| ago(entry, now));
        let place = format!("board {} of round {}", at.1, at.0);
        #[expect(clippy::wildcard_enum_match_arm, reason = "what is typed is told of new results only")]
        match act {
            Act::Record { outcome, .. } if is_same(outcome) => {
                NotShared::Done(format!("{who} entered the same at {place}{ago}: {theirs}"))
            }
            Act::Record { outcome, .. } => {
                let seats = self.state.board(at.0, at.1).map_or(&[][..], |board| &board.seats);
                let (theirs, mine) = words::both(&self.state, seats, stands, outcome);
                NotShared::Disagrees(format!("{who} entered {theirs} at {place}{ago}; you typed {mine}"))
            }
            Act::Agree { .. } if self.state.board(at.0, at.1).is_some_and(|board| board.agreed) => {
                NotShared::Done(format!("{who} agreed at {place}{ago}"))
            }
            _ => NotShared::Meanwhile(format!(
                "{who} changed {place}{ago}: {theirs} (look at it, and do it again)"
            )),
        }
    }

    /// Waits for what others did, and takes it in; where it does not come the stream is read again.
    fn catch_up(&mut self) -> Result<(), NotShared> {
        let looked_at = |desk: &Self| desk.shared.as_ref().map(|shared| shared.number);
        let most = self.shared.as_ref().map_or(COMING, |shared| COMING.min(shared.most));
        let (before, mut left) = (looked_at(self), most);
        while looked_at(self) == before && !left.is_zero() {
            let Some(shared) = &mut self.shared else { return Ok(()) };
            left = left.saturating_sub(shared.link.wait(A_WHILE.min(left)));
            self.take_in();
        }
        if looked_at(self) != before {
            return Ok(());
        }
        if let Some(shared) = &mut self.shared {
            shared.link.begin_again("no entries arrive from the other desks");
        }
        Err(NotShared::Offline("no entries arrive from the other desks".to_owned()))
    }

    /// Publishes lines that are to be written behind the last one of the file; gives the number of the message.
    pub(crate) fn publish(&mut self, lines: &Lines) -> Result<Option<u64>, DeskError> {
        let Some(shared) = &self.shared else { return Ok(None) };
        if shared.sent.is_some() {
            return Err(NotShared::Offline(NO_ANSWER.to_owned()).into());
        }
        if !self.is_in_step() {
            self.come_in_step_now()?;
            // What was taken in stands before these lines.
            return Err(NotShared::Behind.into());
        }
        self.check_own(lines)?;
        let Some(shared) = &mut self.shared else { return Ok(None) };
        match shared.link.publish(&lines.text, shared.number, shared.most) {
            Published::As(number) => Ok(Some(number)),
            Published::Overtaken => Err(NotShared::Overtaken.into()),
            Published::TooMuch => Err(NotShared::TooMuch.into()),
            Published::Sent => {
                shared.sent = Some(Sent::default());
                Err(NotShared::Sent.into())
            }
            Published::NotSent(why) => {
                shared.until = None;
                shared.lost.clone_from(&why);
                Err(NotShared::Offline(why).into())
            }
            Published::Unknown(why) => {
                shared.until = None;
                shared.lost.clone_from(&why);
                Err(NotShared::Unknown(why).into())
            }
        }
    }

    /// Notes what it is that was sent.
    fn name_sent(&mut self, what: What<'_>) {
        let told = match what {
            What::Acts([act, ..]) => {
                let told = words::act(&self.state, act);
                format!("{} {}", told.kind, told.text)
            }
            What::Acts([]) => return,
            What::Undo => "undo".to_owned(),
            What::Redo => "redo".to_owned(),
        };
        if let Some(sent) = self.shared.as_mut().and_then(|shared| shared.sent.as_mut()) {
            sent.told = Some(told);
        }
    }

    /// What is being read is waited for; what cannot come is told.
    fn come_in_step_now(&mut self) -> Result<(), NotShared> {
        let Some(shared) = &self.shared else { return Ok(()) };
        if let Some((seq, who)) = &shared.apart {
            return Err(NotShared::MayNot(format!("{} ({CHOOSE})", apart(*seq, who))));
        }
        if shared.until.is_none() {
            return Err(NotShared::Offline(shared.lost.clone()));
        }
        let most = COMING.min(shared.most);
        self.publish_again();
        if let Some(seq) = self.ahead() {
            return Err(NotShared::Offline(format!("{} (or {CHOOSE})", ahead(seq))));
        }
        if self.come_in_step(most) {
            return Ok(());
        }
        Err(NotShared::Offline("the entries of the other desks are still being read".to_owned()))
    }

    /// Notes that what was published as a message stands in the file.
    pub(crate) fn note_published(&mut self, number: Option<u64>, lines: &Lines) {
        let Some((shared, number)) = self.shared.as_mut().zip(number) else { return };
        shared.number = number;
        shared.same.go_on(&lines.text, &lines.head);
    }

    /// Keeps results that cannot be published now; returns what is said of them.
    fn keep_for_later(
        &mut self,
        what: What<'_>,
        before: &Before,
        why: String,
    ) -> Result<NotShared, NotShared> {
        let (What::Acts(acts), Some(path)) = (what, self.waiting_path()) else {
            return Err(NotShared::Offline(why));
        };
        let can_wait = |act: &Act| matches!(act, Act::Record { .. } | Act::Agree { .. });
        if !acts.iter().all(can_wait) {
            return Err(NotShared::Offline(why));
        }
        let (by, at, since) = (self.signing(), self.now_after(None), self.entries.len() as u64);
        let disk = self.disk().clone();
        let Some(shared) = &mut self.shared else { return Err(NotShared::Offline(why)) };
        let places: Vec<_> = acts.iter().filter_map(board_of).collect();
        // What is typed again for a board takes the place of what waits there.
        let others = shared.waiting.acts().iter().filter(|kept| {
            !can_wait(&kept.act) || board_of(&kept.act).is_none_or(|place| !places.contains(&place))
        });
        let added = acts.iter().zip(&before.boards).map(|(act, saw)| Kept {
            act: act.clone(),
            by: by.clone(),
            at: at.clone(),
            since,
            saw: saw.clone(),
            refused: None,
        });
        let all = others.cloned().chain(added).collect();
        shared.waiting.change(&*disk, &path, all)?;
        Ok(NotShared::Waits(why))
    }

    /// Publishes what waits, as far as it still means what it meant; what does not is kept for the director to decide.
    pub(crate) fn send_waiting(&mut self) {
        let mut sent = 0;
        for _ in 0..AT_ONCE {
            let waits = |kept: &&Kept| kept.refused.is_none();
            let Some(kept) = self.waiting().iter().find(waits).cloned() else { break };
            if !self.is_in_step() {
                break;
            }
            match self.send(&kept) {
                Ok(()) => {
                    self.settle(&kept, None);
                    sent += 1;
                }
                Err(DeskError::Shared(NotShared::Done(told))) => {
                    self.settle(&kept, None);
                    self.tell(SharedNews::Told(told));
                }
                Err(
                    DeskError::Shared(
                        NotShared::Offline(_)
                        | NotShared::Overtaken
                        | NotShared::Behind
                        | NotShared::Unknown(_)
                        | NotShared::Sent
                        // It is in the stream, and comes back with it.
                        | NotShared::Unwritten(_),
                    )
                    | DeskError::Storage(_),
                ) => return,
                Err(error) => {
                    let why = error.to_string();
                    let why = why.strip_prefix("not recorded: ").unwrap_or(&why).to_owned();
                    let told = kept.told(&self.state);
                    self.settle(&kept, Some(why.clone()));
                    let title = "typed while offline, and not entered";
                    let lines = vec![
                        told,
                        why,
                        "The board was not changed. Your result is kept here until you drop it.".to_owned(),
                    ];
                    self.tell(SharedNews::ToRead { title: title.to_owned(), lines });
                    if matches!(error, DeskError::Shared(NotShared::Disagrees(_))) {
                        let by = self.shared.as_ref().map(|shared| shared.me().signing_again(&kept.by));
                        self.note_disagreement(&kept.act, by.unwrap_or_else(|| kept.by.clone()));
                    }
                }
            }
        }
        if 0 < sent {
            self.tell(SharedNews::Sent(sent));
        }
    }

    fn send(&mut self, kept: &Kept) -> Result<(), DeskError> {
        // A desk that has joined again has another name than when this was typed.
        let by = self
            .shared
            .as_ref()
            .map_or_else(|| kept.by.clone(), |shared| shared.me().signing_again(&kept.by));
        for _ in 0..MOST_TURNS {
            if kept.is_in(&self.entries, &by) {
                return Ok(());
            }
            if let Some(at) = board_of(&kept.act).filter(|at| Board::of(&self.state, *at) != kept.saw) {
                // It is read later: how long ago it was would not be so then.
                return Err(self.met(&kept.act, at, kept.saw.as_ref(), "").into());
            }
            match self.record_signed(kept.act.clone(), by.clone()) {
                Err(DeskError::Shared(NotShared::Overtaken)) => self.catch_up()?,
                Err(DeskError::Shared(NotShared::Behind)) => {}
                done => return done.map(drop),
            }
        }
        Err(NotShared::Overtaken.into())
    }

    /// Notes in the journal that two desks have different results of a board: it is marked at every desk until the lead decides.
    fn note_disagreement(&mut self, act: &Act, by: Label) {
        let (Act::Record { round, board, outcome: typed }, Some(at)) = (act, board_of(act)) else { return };
        let Some(held) = self.state.board(*round, *board) else { return };
        // Whoever typed is told in any case; the journal has it where it can, and once.
        if held.disputes.iter().any(|dispute| dispute.typed == *typed && dispute.by == by) {
            return;
        }
        let against = self.last_about(at).map_or_else(String::new, author_of);
        let against = Label::taken_over(&against);
        let dispute =
            Act::Dispute { round: *round, board: *board, typed: typed.clone(), by: by.clone(), against };
        drop(self.record_signed(dispute, by));
    }

    /// Records an act in the name of whoever typed it.
    fn record_signed(&mut self, act: Act, by: Label) -> Result<Seq, DeskError> {
        if let Some(shared) = &mut self.shared {
            shared.signing_as = Some(by);
        }
        let recorded = self.record_now(act, &[]);
        if let Some(shared) = &mut self.shared {
            shared.signing_as = None;
        }
        recorded
    }

    /// Takes an act away from what waits, or keeps why it could not be entered.
    fn settle(&mut self, kept: &Kept, refused: Option<String>) {
        let Some(path) = self.waiting_path() else { return };
        let disk = self.disk().clone();
        let Some(shared) = &mut self.shared else { return };
        let mut acts = shared.waiting.acts().to_vec();
        match (acts.iter_mut().find(|one| *one == kept), refused) {
            (Some(one), Some(why)) => one.refused = Some(why),
            (Some(_) | None, _) => acts.retain(|one| one != kept),
        }
        if let Err(error) = shared.waiting.change(&*disk, &path, acts) {
            self.tell(SharedNews::Told(error.to_string()));
        }
    }

    /// Drops what could not be entered, once the director has decided about it.
    pub fn drop_undecided(&mut self) {
        self.drop_kept(|kept| kept.refused.is_some());
    }

    /// Drops some of what waits, once the director has decided about it.
    pub fn drop_kept(&mut self, is_dropped: impl Fn(&Kept) -> bool) {
        for kept in self.waiting().iter().filter(|kept| is_dropped(kept)).cloned().collect::<Vec<_>>() {
            self.settle(&kept, None);
        }
    }

    /// Forgets what could not be entered and stands now all the same.
    pub(crate) fn forget_decided(&mut self, done: &[Act]) {
        let is_decided = |kept: &Kept| kept.is_decided(&self.state, &self.entries, done);
        let decided: Vec<Kept> = self.waiting().iter().filter(|kept| is_decided(kept)).cloned().collect();
        self.drop_kept(|kept| decided.contains(kept));
    }

    pub(crate) fn tell(&mut self, news: SharedNews) {
        self.news.push(News::Shared(news));
    }
}

/// What a director does where desks have different entries.
pub(crate) const CHOOSE: &str =
    "choose whose go on: `desks` in the palette, or `wallchart desks EVENT --keep others`";

/// Says that this desk and others have different entries.
pub(crate) fn apart(seq: Seq, who: &str) -> String {
    let who = if who.is_empty() { "the others" } else { who };
    format!("from entry {} on, this desk and {who} have different entries", seq.0)
}

/// Says that this desk has entries that it may not give to the others.
fn ahead(seq: Seq) -> String {
    format!(
        "from entry {} on, the other desks lack entries of this one; the lead adds them if it has them",
        seq.0
    )
}

fn author_of(entry: &Entry) -> String {
    if entry.by.is_empty() { "another desk".to_owned() } else { entry.by.to_string() }
}

fn ago(entry: &Entry, now: &str) -> String {
    match clock::seconds_between(&entry.at, now) {
        Some(seconds @ 0..120) => format!(" {seconds} s ago"),
        Some(_) | None => String::new(),
    }
}
