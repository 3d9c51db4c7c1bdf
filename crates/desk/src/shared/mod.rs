//! An event that several desks share. What they do comes in one order, the stream; what is done here is a message of it
//! first, then a line of the file of this desk, and only then it is done.
//!
//! The stream holds the lines of the event file, byte for byte: the chain of digests is one, and the files of all desks
//! are the same. Every desk checks what it takes in: that it follows its last line, that its author may do it, that the
//! rules allow it. What fails is named and left out, by every desk alike.

pub mod link;
pub mod waiting;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use engine::action::{Act, Entry};
use engine::id::Seq;
use engine::text::Label;

use link::{Author, Heard, Link, Message, OpenAct, Published};
use waiting::{NotKept, Waiting};

/// Said of what was sent as long as the server says nothing.
pub(crate) const NO_ANSWER: &str = "the server has not answered yet";

/// How long one wait for it is.
pub(crate) const A_WHILE: Duration = Duration::from_millis(50);

/// Said of lines that no message can hold.
pub(crate) const TOO_MUCH: &str = "this is more than the server takes at once";

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
    pub(crate) fn me(&self) -> &Author {
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

/// What a director does where desks have different entries.
pub(crate) const CHOOSE: &str =
    "choose whose go on: `desks` in the palette, or `wallchart desks EVENT --keep others`";

/// Says that this desk and others have different entries.
pub(crate) fn apart(seq: Seq, who: &str) -> String {
    let who = if who.is_empty() { "the others" } else { who };
    format!("from entry {} on, this desk and {who} have different entries", seq.0)
}

/// Says that this desk has entries that it may not give to the others.
pub(crate) fn ahead(seq: Seq) -> String {
    format!(
        "from entry {} on, the other desks lack entries of this one; the lead adds them if it has them",
        seq.0
    )
}

pub(crate) fn author_of(entry: &Entry) -> String {
    if entry.by.is_empty() { "another desk".to_owned() } else { entry.by.to_string() }
}
