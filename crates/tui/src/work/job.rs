//! Long work: pure functions on a snapshot, done by one worker beside the keyboard.
//!
//! An answer is dropped when the journal has moved on since the question, or when it was stopped.

use std::path::PathBuf;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::keys::intent::ScreenKind;
use crate::why::pairing::PairingQuestion;
use crate::widgets::text::Line;
use crate::work::consequences::{self, Consequences};
use crate::work::desks_job::{DesksDone, DesksWork, Token};
use crate::work::importing::{self, FromReport, ListRequest, Listed, NotImported, Opened, ReportFindings};
use crate::work::publishing::{Papered, Papering, Published, Publishing};
use crate::work::watch::Watch;
use desk::audit::{self, Known, NotAudited, Report};
use desk::storage::chain::Contents;
use desk::storage::disk::SharedDisk;
use desk::storage::event_file;
use desk::user::command::{self, NotRun, PATIENCE};
use desk::user::files::Files;
use desk::user::rating_lists::Meta;
use desk::{Desk, Reading};
use engine::action::Act;
use engine::id::{PlayerId, RoundNo};
use engine::number::Rating;
use engine::pairing::propose::{self, NoProposal, Proposal};
use engine::progress::Stopped;
use engine::rating::event::history;
use engine::state::State;
use formats::clock::Clock;
use formats::rating_list::fill::Check;

/// Long work.
#[derive(Debug)]
pub enum Work {
    /// Opens an event file.
    Open {
        /// The file.
        path: PathBuf,
        /// Where it lies.
        disk: SharedDisk,
    },
    /// Reads again an event that another desk has open.
    Follow {
        /// The file.
        path: PathBuf,
        /// Where it lies.
        disk: SharedDisk,
    },
    /// Makes an event of a tournament report.
    ImportEvent {
        /// The report, and what was found in it and shown already.
        report: Box<ReportFindings>,
        /// Where the event is to lie.
        folder: PathBuf,
        /// Makes the clock of the event.
        clock: fn() -> Box<dyn Clock>,
        /// The user's own files.
        files: Files,
    },
    /// Reads a list of players, and finds out who of them is registered already.
    List {
        /// The list.
        list: Box<ListRequest>,
        /// The user's own files.
        files: Files,
        /// The event.
        state: Box<State>,
    },
    /// Compares everybody who is registered with the rating lists.
    CheckLists {
        /// The user's own files.
        files: Files,
        /// The event.
        state: Box<State>,
        /// The moment.
        now: String,
        /// Whether nobody asked for it: what does not differ is not told.
        is_quiet: bool,
    },
    /// Has rating lists loaded by the command of the settings and reads them. It has a thread of its own: a command may hang.
    UpdateLists {
        /// The user's own files.
        files: Files,
        /// The words of the command.
        command: Vec<String>,
        /// The moment.
        now: String,
    },
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
        question: PairingQuestion,
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
    /// Writes the paper of a round.
    Paper(Box<Papering>),
    /// Runs a command of the user's with each of several files. It has a thread of its own: a command may hang.
    Print {
        /// The words of the command.
        command: Vec<String>,
        /// The files.
        files: Vec<PathBuf>,
    },
    /// Follows a player's rating through the rounds.
    Ratings {
        /// The event.
        state: Box<State>,
        /// The player.
        player: PlayerId,
    },
    /// Does what needs the network of several desks. It has a thread of its own: a server may hang.
    Desks(Box<DesksWork>, Token),
}

/// What a piece of long work is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JobKind {
    /// Reading a file.
    Read(PathBuf),
    /// Looking everybody up in the rating lists.
    CheckLists,
    /// Pairing a round.
    Pair(RoundNo),
    /// Pairing a round again, to see why it is as it is.
    Explain(RoundNo),
    /// Finding out what an act would do.
    Foresee,
    /// Replaying the journal.
    Audit,
    /// Writing the site of the event.
    Publish,
    /// Writing the paper of a round.
    Paper,
    /// Waiting for a command of the user's.
    Print(String),
    /// Following a player's rating.
    Ratings,
    /// Sharing an event.
    Share,
    /// Joining an event.
    Join,
    /// Telling the server of an event something; what. It takes a few seconds at most and is not stopped half way.
    TellServer(&'static str),
}

/// Where a journal is.
#[derive(Debug)]
pub enum Journal {
    /// On disk.
    File {
        /// The file.
        path: PathBuf,
        /// Where it lies.
        disk: SharedDisk,
    },
    /// In memory only.
    Memory(Box<Contents>),
}

impl Journal {
    /// Returns the journal of a desk: what is on disk, where it is on disk.
    #[must_use]
    pub fn of(desk: &Desk) -> Self {
        if let Some(path) = desk.path() {
            return Self::File { path: path.to_owned(), disk: desk.disk().clone() };
        }
        let (header, entries) = (desk.header().clone(), desk.entries().to_vec());
        Self::Memory(Box::new(Contents::in_memory(header, entries)))
    }

    fn audit(self, watch: &Watch) -> Result<Report, NotAudited> {
        let contents = match self {
            Self::File { path, disk } => event_file::read(&disk, &path, watch)?,
            Self::Memory(contents) => *contents,
        };
        // A desk that has the event open goes on with it.
        let known = Known { is_ongoing: true, ..Known::default() };
        audit::audit(&contents, &known, watch).map_err(|Stopped| NotAudited::Stopped)
    }
}

/// What came of it.
#[derive(Debug)]
pub enum Answer {
    /// An event to go to work at, or why there is none.
    Opened(Result<Box<Opened>, NotImported>),
    /// What is to be known of a report before an event is made of it.
    Found(ReportFindings),
    /// The event as another desk has written it by now; nothing while that desk was in the middle of writing.
    Followed(Option<Box<Reading>>),
    /// The players of a file, or what is wrong with it.
    Listed(Result<Box<Listed>, NotImported>),
    /// What the rating lists have otherwise, or why that is not known.
    Checked {
        /// The comparison, or why there is none.
        check: Result<Box<Check>, String>,
        /// Whether nobody asked for it.
        is_quiet: bool,
    },
    /// The rating lists that were loaded and read, or why there are none.
    Updated(Result<Vec<String>, String>),
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
    Audited(Arc<Result<Report, NotAudited>>),
    /// What came of writing the site.
    Published(Published),
    /// What came of writing the paper of a round.
    Papered(Papered),
    /// What came of a command of the user's with how many files.
    Printed {
        /// Its first word.
        command: String,
        /// How many files it got, or why not all of them.
        result: Result<usize, NotRun>,
    },
    /// A player's rating before the first and after every round.
    Rated {
        /// The player.
        player: PlayerId,
        /// The ratings.
        ratings: Vec<Rating>,
    },
    /// What came of work that needs the network of several desks.
    Desks(DesksDone),
}

impl Answer {
    /// Returns the screen that asked.
    #[must_use]
    pub const fn asked_by(&self) -> ScreenKind {
        match self {
            Self::Paired { .. } | Self::Why { .. } | Self::Foreseen { .. } => ScreenKind::Round,
            Self::Audited(_) => ScreenKind::Audit,
            Self::Rated { .. } => ScreenKind::Card,
            Self::Opened(_) | Self::Found(_) | Self::Followed(_) | Self::Desks(_) => ScreenKind::Home,
            Self::Listed(_) | Self::Checked { .. } | Self::Updated(_) => ScreenKind::Players,
            Self::Published(_) | Self::Papered(_) | Self::Printed { .. } => ScreenKind::Reports,
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
    /// Returns what it is.
    #[must_use]
    pub fn kind(&self) -> JobKind {
        match self {
            Self::Open { path, .. } | Self::Follow { path, .. } => JobKind::Read(path.clone()),
            Self::ImportEvent { report, .. } => JobKind::Read(report.report.clone()),
            Self::List { list, .. } => JobKind::Read(list.source.path().to_owned()),
            Self::CheckLists { .. } => JobKind::CheckLists,
            Self::Pair { round, .. } => JobKind::Pair(*round),
            Self::Why { round, .. } => JobKind::Explain(*round),
            Self::Foresee { .. } => JobKind::Foresee,
            Self::Audit(_) => JobKind::Audit,
            Self::Ratings { .. } => JobKind::Ratings,
            Self::Publish(_) => JobKind::Publish,
            Self::Paper(_) => JobKind::Paper,
            Self::Desks(work, _) => match &**work {
                DesksWork::Share(..) => JobKind::Share,
                DesksWork::Join(_) => JobKind::Join,
                DesksWork::ShutOut(..) => JobKind::TellServer("shutting a desk out"),
                DesksWork::EndCodes(..) => JobKind::TellServer("changing the codes"),
                DesksWork::PutBack(_) => JobKind::TellServer("giving the others the entries of this desk"),
                DesksWork::Leave(..) => JobKind::TellServer("leaving the other desks"),
            },
            Self::Print { command, .. } | Self::UpdateLists { command, .. } => {
                JobKind::Print(command.first().map_or("the rating lists", String::as_str).to_owned())
            }
        }
    }

    /// Does the work, and gives it up on the way when it is to stop: what comes of it then means nothing.
    #[must_use]
    pub fn done(self, watch: &Watch) -> Answer {
        match self {
            Self::Open { path, disk } => Answer::Opened(
                Reading::of(&disk, &path, watch)
                    .map(|reading| Box::new(Opened { made: None, reading }))
                    .map_err(NotImported::Desk),
            ),
            Self::Follow { path, disk } => {
                let reading = Reading::follow(&disk, &path).ok().filter(Reading::is_whole);
                Answer::Followed(reading.map(Box::new))
            }
            Self::ImportEvent { report, folder, clock, files } => {
                match importing::made(&report, &folder, clock, &files, watch) {
                    Ok(FromReport::Made(opened)) => Answer::Opened(Ok(opened)),
                    Ok(FromReport::Found(found)) => Answer::Found(found),
                    Err(error) => Answer::Opened(Err(error)),
                }
            }
            Self::List { list, files, state } => {
                Answer::Listed(importing::listed(*list, &files, &state).map(Box::new))
            }
            Self::CheckLists { files, state, now, is_quiet } => {
                let check = importing::checked(&files, &state, &now).map(Box::new);
                Answer::Checked { check, is_quiet }
            }
            Self::UpdateLists { files, command, now } => {
                let read = files.rating_lists().update(&command, &now, watch);
                let lists = |read: Vec<Meta>| read.iter().map(Meta::source_and_month).collect();
                Answer::Updated(read.map(lists).map_err(|error| error.to_string()))
            }
            Self::Pair { state, round } => {
                // A round that was published already is compared with what the system made of it then.
                let is_next = round == state.next_round();
                let result = if is_next {
                    propose::propose_next(*state, watch)
                } else {
                    propose::propose_with(state.paired_from(round), round, watch, &mut ())
                };
                Answer::Paired { round, result }
            }
            Self::Why { state, round, question } => {
                let lines = question.answer(&state, round, watch);
                Answer::Why { title: question.title(&state, round), lines }
            }
            Self::Foresee { state, act } => {
                let consequences = consequences::foresee(&state, &act, watch);
                Answer::Foreseen { act, consequences }
            }
            Self::Audit(journal) => Answer::Audited(Arc::new(journal.audit(watch))),
            Self::Publish(site) => Answer::Published(site.done(watch)),
            Self::Paper(paper) => Answer::Papered(paper.done()),
            Self::Print { command, files } => {
                let all = files.iter().try_for_each(|file| command::run(&command, file, PATIENCE));
                let command = command.first().cloned().unwrap_or_default();
                Answer::Printed { command, result: all.map(|()| files.len()) }
            }
            Self::Ratings { state, player } => {
                Answer::Rated { player, ratings: history(&state, state.last_round(), player, watch) }
            }
            Self::Desks(work, _) => Answer::Desks(work.done(watch)),
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

/// Does work and gives the answer, unless it was stopped; returns whether anybody still wants answers.
fn finish(answer: &Mutex<impl Fn(Done) -> bool>, seq: usize, watch: Arc<Watch>, work: Work) -> bool {
    let done = work.done(&watch);
    let answer = answer.lock().unwrap_or_else(PoisonError::into_inner);
    watch.is_stopped() || answer(Done { watch, seq, answer: done })
}

impl Worker {
    /// Starts a worker; `answer` takes what is done, and tells whether anybody still wants it.
    #[must_use]
    pub fn start(answer: impl Fn(Done) -> bool + Send + 'static) -> Self {
        let (work, waiting) = mpsc::channel::<(usize, Arc<Watch>, Work)>();
        let answer = Arc::new(Mutex::new(answer));
        thread::spawn(move || {
            while let Ok((seq, watch, work)) = waiting.recv() {
                if watch.is_stopped() {
                    continue;
                }
                let token = if let Work::Desks(_, token) = &work { Some(token.clone()) } else { None };
                if matches!(work, Work::Print { .. } | Work::UpdateLists { .. } | Work::Desks(..)) {
                    let answer = Arc::clone(&answer);
                    thread::spawn(move || {
                        finish(&*answer, seq, watch, work);
                        // Only now what was stopped is undone.
                        drop(token);
                    });
                } else if !finish(&*answer, seq, watch, work) {
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
