//! Long work: pure functions on a snapshot, done by one worker beside the keyboard.
//!
//! An answer is dropped when the journal has moved on since the question, or when it was stopped.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use super::consequences::{self, Consequences};
use super::event::Event;
use super::intent::ScreenKind;
use super::pairing_why::Question;
use super::publishing::{self, Published, Publishing};
use super::text::Line;
use crate::audit::{self, Report};
use crate::desk::Desk;
use crate::engine::action::Act;
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::number::Rating;
use crate::engine::pairing::propose::{self, NoProposal, Proposal};
use crate::engine::rating::event::history;
use crate::engine::state::State;
use crate::storage::chain::Contents;
use crate::storage::event_file;

/// What the keyboard and the worker share of one piece of work: how far it is, and whether it is to stop.
#[derive(Debug, Default)]
pub struct Watch {
    stopped: AtomicBool,
    done: AtomicUsize,
    of: AtomicUsize,
}

impl Watch {
    /// Stops the work.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Tells whether the work is to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Notes how much of how much is done.
    fn reach(&self, done: usize, of: usize) {
        self.done.store(done, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
    }

    /// Gives how much of how much is done, where that is known.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        let (done, of) = (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed));
        (of > 0).then_some((done, of))
    }
}

/// Long work.
#[derive(Debug)]
pub enum Work {
    /// Pairs a round.
    Pair {
        /// The event.
        state: Box<State>,
        /// The round.
        round: RoundNo,
    },
    /// Finds out why a round is as it is.
    Why {
        /// The event.
        state: Box<State>,
        /// The round.
        round: RoundNo,
        /// What is asked.
        question: Question,
    },
    /// Finds out what an act would do.
    Foresee {
        /// The event.
        state: Box<State>,
        /// The act.
        act: Box<Act>,
    },
    /// Replays the journal and compares.
    Audit(Journal),
    /// Writes the site of the event.
    Publish(Box<Publishing>),
    /// Follows a player's rating through the rounds.
    Ratings {
        /// The event.
        state: Box<State>,
        /// The player.
        player: PlayerId,
    },
}

/// Where a journal is.
#[derive(Debug)]
pub enum Journal {
    /// On disk.
    File(PathBuf),
    /// In memory only.
    Memory(Box<Contents>),
}

impl Journal {
    /// Gives the journal of a desk: what is on disk, where it is on disk.
    #[must_use]
    pub fn of(desk: &Desk) -> Self {
        if let Some(path) = desk.path() {
            return Self::File(path.to_owned());
        }
        let (header, entries) = (desk.header().clone(), desk.entries().to_vec());
        Self::Memory(Box::new(Contents { header, entries, head: String::new(), sound: 0, damage: None }))
    }

    fn audit(self, watch: &Watch) -> Result<Report, String> {
        let contents = match self {
            Self::File(path) => event_file::read(&path).map_err(|error| error.to_string())?,
            Self::Memory(contents) => *contents,
        };
        let mut stop = |done, of| {
            watch.reach(done, of);
            watch.is_stopped()
        };
        audit::audit_until(contents, &mut stop).ok_or_else(|| "stopped".to_owned())
    }
}

/// What came of it.
#[derive(Debug)]
pub enum Answer {
    /// A pairing, or why there is none.
    Paired {
        /// The round.
        round: RoundNo,
        /// The pairing.
        result: Result<Proposal, NoProposal>,
    },
    /// Why a round is as it is.
    Why {
        /// What it answers.
        title: String,
        /// The reasons.
        lines: Vec<Line>,
    },
    /// What an act would do.
    Foreseen {
        /// The act.
        act: Box<Act>,
        /// What it would do.
        consequences: Consequences,
    },
    /// What the audit found.
    Audited(Result<Box<Report>, String>),
    /// What came of writing the site.
    Published(Published),
    /// A player's rating before the first and after every round.
    Rated {
        /// The player.
        player: PlayerId,
        /// The ratings.
        ratings: Vec<Rating>,
    },
}

impl Answer {
    /// Gives the screen that asked.
    #[must_use]
    pub const fn asked_by(&self) -> ScreenKind {
        match self {
            Self::Paired { .. } | Self::Why { .. } | Self::Foreseen { .. } => ScreenKind::Round,
            Self::Audited(_) => ScreenKind::Audit,
            Self::Rated { .. } => ScreenKind::Card,
            Self::Published(_) => ScreenKind::Reports,
        }
    }
}

/// Long work that is done.
#[derive(Debug)]
pub struct Done {
    /// The work that it answers.
    pub watch: Arc<Watch>,
    /// The length of the journal when it was asked for.
    pub seq: usize,
    /// What came of it.
    pub answer: Answer,
}

impl Work {
    /// Gives what is said while it is done.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Pair { round, .. } => format!("pairing round {round}"),
            Self::Why { round, .. } => format!("pairing round {round} again"),
            Self::Foresee { .. } => "finding out what this changes".to_owned(),
            Self::Audit(_) => "replaying the journal".to_owned(),
            Self::Ratings { .. } => "following the ratings".to_owned(),
            Self::Publish(_) => publishing::WORK.to_owned(),
        }
    }

    /// Does the work, and gives it up on the way when it is to stop: what comes of it then means nothing.
    #[must_use]
    pub fn done(self, watch: &Watch) -> Answer {
        let stop = &|| watch.is_stopped();
        match self {
            Self::Pair { state, round } => {
                Answer::Paired { round, result: propose::propose_with(&state, round, stop, &mut ()) }
            }
            Self::Why { state, round, question } => {
                let lines = question.answer(&state, round, stop);
                Answer::Why { title: question.title(round), lines }
            }
            Self::Foresee { state, act } => {
                let consequences = consequences::foresee(&state, &act, stop);
                Answer::Foreseen { act, consequences }
            }
            Self::Audit(journal) => Answer::Audited(journal.audit(watch).map(Box::new)),
            Self::Publish(site) => Answer::Published(site.done()),
            Self::Ratings { state, player } => {
                Answer::Rated { player, ratings: history(&state, state.last_round(), player) }
            }
        }
    }
}

/// Who does long work.
pub enum Worker {
    /// A thread of its own.
    Thread(Sender<(usize, Arc<Watch>, Work)>),
    /// Whoever asks, at once: for tests.
    Here,
}

impl std::fmt::Debug for Worker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Thread(_) => "Thread",
            Self::Here => "Here",
        })
    }
}

impl Worker {
    /// Starts a worker that answers through the program's events.
    #[must_use]
    pub fn start(events: Sender<Event>) -> Self {
        let (work, waiting) = mpsc::channel::<(usize, Arc<Watch>, Work)>();
        thread::spawn(move || {
            while let Ok((seq, watch, work)) = waiting.recv() {
                if watch.is_stopped() {
                    continue;
                }
                let answer = work.done(&watch);
                if !watch.is_stopped()
                    && events.send(Event::Done(Box::new(Done { watch, seq, answer }))).is_err()
                {
                    return;
                }
            }
        });
        Self::Thread(work)
    }

    /// Asks for work; gives the answer where it is done at once. What was asked before is done before.
    pub fn ask(&self, seq: usize, watch: Arc<Watch>, work: Work) -> Option<Done> {
        match self {
            Self::Here => {
                let answer = work.done(&watch);
                Some(Done { watch, seq, answer })
            }
            Self::Thread(queue) => {
                // A worker that is gone answers nothing; the question can be asked again.
                drop(queue.send((seq, watch, work)));
                None
            }
        }
    }
}
