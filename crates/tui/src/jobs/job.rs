//! Long work: pure functions on a snapshot, done by one worker thread.
//!
//! An answer is dropped if the journal has grown since the question, or if the work was stopped.

use std::path::PathBuf;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::jobs::consequences::{self, Consequences};
use crate::jobs::desks_job::{DesksDone, DesksWork, Token};
use crate::jobs::importing::{
    self, FromList, FromReport, ListRequest, NotChecked, NotImported, Opened, ReportFindings,
};
use crate::jobs::publishing::{Papered, Papering, Published, Publishing};
use crate::jobs::watch::Watch;
use crate::keys::intent::ScreenKind;
use crate::why::pairing::PairingQuestion;
use crate::widgets::text::Line;
use desk::audit::{self, Known, NotAudited, Report};
use desk::storage::chain::Contents;
use desk::storage::disk::SharedDisk;
use desk::storage::event_file;
use desk::user::command::{self, NotRun, PATIENCE};
use desk::user::files::Files;
use desk::user::rating_lists::{Meta, NotUpdated};
use desk::{Desk, Reading};
use engine::action::Act;
use engine::id::{PlayerId, RoundNo};
use engine::number::Rating;
use engine::pairing::propose::{self, NoProposal, Proposal};
use engine::progress::Stopped;
use engine::rating::event::history;
use engine::state::State;
use formats::clock::Clock;
use formats::language::desk::DeskLanguage;
use formats::rating_list::fill::Check;

/// Long work.
#[derive(Debug)]
pub enum Work {
    /// Opens an event file.
    Open {
        /// The file.
        path: PathBuf,
        /// The disk of its file.
        disk: SharedDisk,
    },
    /// Reads an event again that another desk has open.
    Follow {
        /// The file.
        path: PathBuf,
        /// The disk of its file.
        disk: SharedDisk,
    },
    /// Creates an event from a tournament report.
    ImportEvent {
        /// The report, and the findings that were already shown.
        report: Box<ReportFindings>,
        /// The folder for the event.
        folder: PathBuf,
        /// Creates the clock of the event.
        clock: fn() -> Box<dyn Clock>,
        /// The user's own files.
        files: Files,
    },
    /// Reads a list of players and compares it with the registered ones.
    List {
        /// The list.
        list: Box<ListRequest>,
        /// The user's own files.
        files: Files,
        /// The event.
        state: Box<State>,
    },
    /// Compares every registered player with the rating lists.
    CheckLists {
        /// The user's own files.
        files: Files,
        /// The event.
        state: Box<State>,
        /// The present time.
        now: String,
        /// True if the check is automatic: without differences it shows nothing.
        is_quiet: bool,
    },
    /// Runs the command of the settings that loads rating lists, and reads them. It has its own thread
    /// because a command may hang.
    UpdateLists {
        /// The user's own files.
        files: Files,
        /// The words of the command.
        command: Vec<String>,
        /// The present time.
        now: String,
    },
    /// Pairs a round.
    Pair {
        /// The event.
        state: Box<State>,
        /// The round.
        round: RoundNo,
    },
    /// Finds the reasons of a pairing.
    Why {
        /// The event.
        state: Box<State>,
        /// The round.
        round: RoundNo,
        /// The question.
        question: PairingQuestion,
        /// The language of the answer.
        language: DeskLanguage,
    },
    /// Calculates the consequences of an act.
    Foresee {
        /// The event.
        state: Box<State>,
        /// The act.
        act: Box<Act>,
    },
    /// Replays the journal and compares the results.
    Audit(Journal),
    /// Writes the site of the event.
    Publish(Box<Publishing>),
    /// Writes the documents of a round.
    Paper(Box<Papering>),
    /// Runs a command of the user with each of several files. It has its own thread because a command may
    /// hang.
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
    /// Does network work of several desks. It has its own thread because a server may hang.
    Desks(Box<DesksWork>, Token),
}

/// A kind of long work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JobKind {
    /// Reading a file.
    Read(PathBuf),
    /// Comparing every player with the rating lists.
    CheckLists,
    /// Pairing a round.
    Pair(RoundNo),
    /// Pairing a round again to explain it.
    Explain(RoundNo),
    /// Calculating the consequences of an act.
    Foresee,
    /// Replaying the journal.
    Audit,
    /// Writing the site of the event.
    Publish,
    /// Writing the documents of a round.
    Paper,
    /// Waiting for a command of the user.
    Print(String),
    /// Following a player's rating.
    Ratings,
    /// Sharing an event.
    Share,
    /// Joining an event.
    Join,
    /// Sending something to the server of an event, with its description. It takes a few seconds at most and
    /// cannot be stopped.
    TellServer(&'static str),
}

/// The place of a journal.
#[derive(Debug)]
pub enum Journal {
    /// On disk.
    File {
        /// The file.
        path: PathBuf,
        /// The disk of its file.
        disk: SharedDisk,
    },
    /// In memory only.
    Memory(Box<Contents>),
}

impl Journal {
    /// Returns the journal of a desk: the file if it has one.
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
        // The desk has the event open and continues it.
        let known = Known { is_ongoing: true, ..Known::default() };
        audit::audit(&contents, &known, watch).map_err(|Stopped| NotAudited::Stopped)
    }
}

/// The result of the work.
#[derive(Debug)]
pub enum Answer {
    /// An event that is ready to open, or the reason why not.
    Opened(Result<Box<Opened>, NotImported>),
    /// The findings in a report before an event is created from it.
    Found(ReportFindings),
    /// The event as another desk has written it by now; `None` if that desk was in the middle of writing.
    Followed(Option<Box<Reading>>),
    /// The players of a file, or its mistakes.
    Listed(Result<FromList, NotImported>),
    /// The differences from the rating lists, or the reason that they are unknown.
    Checked {
        /// The comparison, or the reason that it is missing.
        check: Result<Box<Check>, NotChecked>,
        /// True if the check was automatic.
        is_quiet: bool,
    },
    /// The rating lists that were loaded and read, or the error.
    Updated(Result<Vec<String>, NotUpdated>),
    /// A pairing, or the reason that there is no pairing.
    Paired {
        /// The round.
        round: RoundNo,
        /// The pairing.
        result: Result<Proposal, NoProposal>,
    },
    /// The reasons of a pairing.
    Why {
        /// The question that is answered.
        title: String,
        /// The reasons.
        lines: Vec<Line>,
    },
    /// The consequences of an act.
    Foreseen {
        /// The act.
        act: Box<Act>,
        /// The consequences.
        consequences: Consequences,
    },
    /// The findings of the audit.
    Audited(Arc<Result<Report, NotAudited>>),
    /// The result of writing the site.
    Published(Published),
    /// The result of writing the documents of a round.
    Papered(Papered),
    /// The result of running a command of the user.
    Printed {
        /// The first word of the command.
        command: String,
        /// The number of files that it processed, or the error.
        result: Result<usize, NotRun>,
    },
    /// A player's rating before the first round and after each round.
    Rated {
        /// The player.
        player: PlayerId,
        /// The ratings.
        ratings: Vec<Rating>,
    },
    /// The result of network work.
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
    /// The watch of the work.
    pub watch: Arc<Watch>,
    /// The length of the journal at the time of the question.
    pub seq: usize,
    /// The result of the work.
    pub answer: Answer,
}

impl Work {
    /// Returns the kind of the work.
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

    /// Does the work and returns its answer. It ends early if it is stopped; the answer is meaningless then.
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
            Self::List { list, files, state } => Answer::Listed(importing::listed(*list, &files, &state)),
            Self::CheckLists { files, state, now, is_quiet } => {
                let check = importing::checked(&files, &state, &now).map(Box::new);
                Answer::Checked { check, is_quiet }
            }
            Self::UpdateLists { files, command, now } => {
                let read = files.rating_lists().update(&command, &now, watch);
                let lists = |read: Vec<Meta>| read.iter().map(Meta::source_and_month).collect();
                Answer::Updated(read.map(lists))
            }
            Self::Pair { state, round } => {
                // A round that is already published is compared with the system's pairing of that time.
                let is_next = round == state.next_round();
                let result = if is_next {
                    propose::propose_next(*state, watch)
                } else {
                    propose::propose_with(state.paired_from(round), round, watch, &mut ())
                };
                Answer::Paired { round, result }
            }
            Self::Why { state, round, question, language } => {
                let lines = question.answer(&state, round, &language, watch);
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

/// The worker for long work.
pub enum Worker {
    /// A thread of its own.
    Thread(Sender<(usize, Arc<Watch>, Work)>),
    /// The caller's thread, at once: for tests.
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

/// Does work and passes on the answer, unless it was stopped; returns `false` if answers are no longer
/// wanted.
fn finish(answer: &Mutex<impl Fn(Done) -> bool>, seq: usize, watch: Arc<Watch>, work: Work) -> bool {
    let done = work.done(&watch);
    let answer = answer.lock().unwrap_or_else(PoisonError::into_inner);
    watch.is_stopped() || answer(Done { watch, seq, answer: done })
}

impl Worker {
    /// Starts a worker. `answer` receives finished work, and returns `false` if answers are no longer wanted.
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
                        // Stopped work is undone by now.
                        drop(token);
                    });
                } else if !finish(&*answer, seq, watch, work) {
                    return;
                }
            }
        });
        Self::Thread(work)
    }

    /// Asks for work; returns the answer if the work is done at once. Work is done in the order of the
    /// requests.
    pub fn ask(&self, seq: usize, watch: Arc<Watch>, work: Work) -> Option<Done> {
        match self {
            Self::Here => {
                let answer = work.done(&watch);
                Some(Done { watch, seq, answer })
            }
            Self::Thread(queue) => {
                // A worker that has ended does not answer; the question can be asked again.
                drop(queue.send((seq, watch, work)));
                None
            }
        }
    }
}
