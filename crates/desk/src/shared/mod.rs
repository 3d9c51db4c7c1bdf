//! An event that several desks share.
//!
//! The acts of all desks have one order, the stream. An act of this desk is first a message of the stream,
//! then a line of its file, and only then applied. The stream has the lines of the event file, byte for byte,
//! so that the files of all desks are the same. Every desk checks new lines: they follow the last one, their
//! author may do the act, the rules allow it. A line that fails is reported and left out by every desk alike.

pub mod link;
mod meanwhile;
mod new_entries;
mod permissions;
mod publishing;
mod questions;
mod standing;
mod turns;
pub mod waiting;
mod waiting_acts;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use crate::journal::Journal;
use crate::news::SharedNews;
use crate::not_shared::{NO_ANSWER, NotShared, Unreached, ahead, apart};
use engine::action::Act;
use engine::id::Seq;
use engine::text::Label;

use link::{Author, Heard, Link, Message, OpenAct, Published};
pub use new_entries::count_behind;
use waiting::{NotKept, Waiting};

/// The time that an act waits for the answer of the server if no screen waits for it. The link gives up
/// earlier.
const LONG: Duration = Duration::from_secs(10);

/// The length of one wait for the server.
pub(crate) const A_WHILE: Duration = Duration::from_millis(50);

/// The state of the sharing, for a display.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// This desk.
    pub me: Author,
    /// The present desks, this one among them.
    pub present: Vec<Author>,
    /// The reason why the others cannot be reached.
    pub offline: Option<String>,
    /// True if the server refuses this desk.
    pub is_out: bool,
    /// The number of acts that wait for the server.
    pub waiting: usize,
    /// The number of acts that could not be entered and wait for the director.
    pub to_decide: usize,
    /// The first entry that differs between this desk and the others.
    pub apart: Option<Seq>,
    /// The first entry that the others lack and that this desk may not publish.
    pub ahead: Option<Seq>,
    /// True if the disk refuses the entries of the others, so that this desk shows less than they have.
    pub is_behind: bool,
}

impl Standing {
    /// Describes the entries in which this desk and the others differ, if they do.
    #[must_use]
    pub fn difference(&self) -> Option<String> {
        self.apart.map(|seq| apart(seq, "")).or_else(|| self.ahead.map(ahead))
    }
}

/// The work to be done in turn.
#[derive(Debug, Clone, Copy)]
pub(crate) enum What<'a> {
    /// Acts.
    Acts(&'a [Act]),
    /// The undo of the last act that counts.
    Undo,
    /// The redo of the last undo.
    Redo,
}

/// An act that was sent and not answered yet.
#[derive(Debug, Default)]
pub(crate) struct Sent {
    /// Its name, if it is not stored among the waiting acts, for the message about its outcome.
    pub(crate) told: Option<String>,
}

/// The state of a shared event.
pub struct Shared {
    link: Box<dyn Link>,
    /// The longest time that an act waits for the server and the others.
    most: Duration,
    /// The act that the server has not answered yet. No other act is sent until then.
    sent: Option<Sent>,
    waiting: Waiting,
    /// New messages that were not processed yet.
    queue: VecDeque<Message>,
    /// The number of processed messages of the stream.
    number: u64,
    /// The place up to which the file and the stream are the same.
    same: Place,
    /// The number of messages of the stream when its reading began; `None` if it cannot be read.
    until: Option<u64>,
    /// The reason why the server cannot be reached.
    lost: String,
    /// True if it refuses this desk.
    is_out: bool,
    /// The number of entries from before the event was shared.
    begun: u64,
    /// The first entry of the stream that differs, and its author.
    apart: Option<(Seq, String)>,
    /// The same entry, once it was reported.
    told_apart: Option<Seq>,
    /// True if it was reported that the disk refuses the entries of the others.
    told_disk: bool,
    /// The last message that was ever processed: a refusal is reported once, however often the stream is
    /// read.
    seen: u64,
    /// The number of refusals of each author.
    refused: BTreeMap<String, u64>,
    /// The desks whose clock was reported to be ahead.
    ahead: BTreeSet<String>,
    /// The number of entries when the director was asked the present question.
    asked_at: Option<usize>,
    /// The open acts of this desk that were reported to the others.
    told_open: Vec<OpenAct>,
    /// The open acts that the others reported last.
    elsewhere: Vec<(Author, OpenAct)>,
}

/// A place in the file: its bytes and entries so far, and the digest of the last line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Place {
    pub(crate) bytes: usize,
    pub(crate) entries: u64,
    pub(crate) head: String,
}

impl Place {
    /// Moves past lines, the last of which has this digest.
    pub(crate) fn go_on(&mut self, lines: &[u8], head: &str) {
        self.bytes += lines.len();
        self.entries += memchr::memchr_iter(b'\n', lines).count() as u64;
        head.clone_into(&mut self.head);
    }
}

impl Shared {
    /// Joins the other desks of an event; `None` if the event has no file.
    ///
    /// # Errors
    ///
    /// The file of the waiting acts can neither be read nor moved aside.
    pub(super) fn join(journal: &mut Journal, link: Box<dyn Link>) -> Result<Option<Self>, NotKept> {
        let Some((path, event)) = waiting::path_for(journal).zip(journal.path()) else { return Ok(None) };
        let (waiting, aside) = Waiting::take_up(&**journal.disk(), &path, event)?;
        if let Some(aside) = aside {
            let lines = vec![
                "The results typed here while the server was away cannot be read. They were not entered."
                    .to_owned(),
                format!("The file is kept as {aside}."),
                "Compare the slips with the boards and type what is missing again.".to_owned(),
            ];
            journal.tell(SharedNews::ToRead { title: "waiting results cannot be read".to_owned(), lines });
        }
        let lost = NO_ANSWER.to_owned();
        Ok(Some(Self {
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
            asked_at: None,
            told_open: Vec::new(),
            elsewhere: Vec::new(),
        }))
    }

    /// Limits the time that an act waits for the server, so that a server without an answer blocks no screen.
    pub const fn waits_at_most(&mut self, most: Duration) {
        self.most = most;
    }

    pub(crate) fn me(&self) -> &Author {
        self.link.me()
    }

    /// Returns the author of new entries.
    pub(super) fn signing(&self, journal: &Journal) -> Label {
        self.me().signing(&journal.operator)
    }

    /// Returns true if the stream was read to its end.
    pub(crate) fn is_read(&self) -> bool {
        self.until.is_some_and(|until| until <= self.number)
    }

    /// Takes the news of the link. Returns the message about a sent act that is not recorded after all.
    pub(crate) fn hear(&mut self) -> Option<String> {
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

    /// Notes the outcome of the sent act. Returns the message about it if it is not stored among the waiting
    /// acts.
    fn answered(&mut self, published: Published) -> Option<String> {
        let sent = self.sent.take();
        let why = match published {
            // It arrives with the stream, which is read up to there first.
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
                NotShared::Unknown(Unreached::Link(why))
            }
        };
        Some(format!("{}: {why}", sent?.told?))
    }
}
