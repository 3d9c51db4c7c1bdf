//! An event opened for writing by the command line, with the checks, questions and words of the desk.

use std::path::Path;
use std::time::Duration;

use anyhow::Context as _;

use super::answer::Answer;
use super::argument::BadArgument;
use super::output;
use super::output::Streams;
use desk::desks;
use desk::desks::membership::Membership;
use desk::publication::paper::Occasion;
use desk::publication::site;
use desk::shared::Shared;
use desk::user::command::{self, PATIENCE};
use desk::user::files::Files;
use desk::user::settings;
use desk::{Desk, DeskError, FileNews, Moved, News, warnings_of};
use engine::action::{Act, Fact};
use engine::announced;
use engine::id::Seq;
use engine::refusal::{Clause, Level, Refusal, Refused, Warning};
use engine::state::State;
use engine::text::{Label, NotOneLine, Remark};
use engine::words::first_few;
use formats::report::names::NameOrder;
use formats::text::clean;

/// The operator, and the warnings that are accepted beforehand.
#[derive(Debug, Default, clap::Args)]
pub(super) struct Acting {
    /// The name of the operator, for the journal; the operator of your settings if not given.
    #[arg(long, value_name = "NAME", value_parser = settings::operator)]
    operator: Option<Label>,
    /// Accepts a warning that the desk would ask about, by the words that its message shows; without a
    /// value all of them. May be given several times.
    #[arg(long, value_name = "WARNING", num_args = 0..=1, default_missing_value = EVERY, value_parser = clause)]
    accept: Vec<String>,
    /// Accepts all warnings.
    #[arg(long)]
    accept_all: bool,
}

/// The operator is not known.
#[derive(Debug, thiserror::Error)]
#[error(
    "nothing is done: the settings cannot be read, so the operator is unknown (correct them, or add --operator NAME)"
)]
struct OperatorUnknown;

/// The value for every warning; no warning has this name.
const EVERY: &str = "";

/// The time for the other desks of an event to send their entries.
const OTHERS: Duration = Duration::from_secs(5);

/// The most open games that are named.
const NAMED: usize = 5;

/// Does the acts of a command, all or none, and reports them in the words of the journal.
///
/// # Errors
///
/// The event cannot be opened, the acts cannot be created from the arguments, or the same as
/// [`AtWork::do_all`].
pub(super) fn carry_out(
    acting: &Acting,
    event: &Path,
    acts: impl FnOnce(&State) -> anyhow::Result<Vec<Act>>,
) -> anyhow::Result<Answer> {
    let streams = Streams::to(None)?;
    let mut work = acting.open(event)?;
    let before = work.desk.state().clone();
    let first = work.desk.entries().len();
    let acts = acts(&before).with_context(|| event.display().to_string())?;
    if work.do_all(&acts)? == Answer::No {
        return Ok(Answer::No);
    }
    let done: Vec<Seq> = work.desk.entries().iter().skip(first).map(|entry| entry.seq).collect();
    if done.is_empty() {
        return Err(not_done(event, Refused(vec![Refusal::NothingChanges]).into()));
    }
    let mut lines: Vec<String> =
        done.iter().map(|seq| work.desk.entry_in_words(*seq).trim_start_matches(": ").to_owned()).collect();
    let outdated = announced::outdated(&before, work.desk.state());
    lines.extend(
        outdated
            .iter()
            .map(|round| format!("the standings sealed after round {round} are marked `changed since`")),
    );
    lines.extend(left_open(&before, work.desk.state()));
    let text: String = lines.iter().flat_map(|line| [clean(line).into_owned(), "\n".to_owned()]).collect();
    Ok(streams.write_done(event, &text))
}

/// Lists the open games of withdrawn players: a withdrawal does not decide them.
fn left_open(before: &State, now: &State) -> Vec<String> {
    let was_gone = |id| before.player(id).is_some_and(|player| player.gone().is_some());
    let left = now.players.iter().filter(|player| player.gone().is_some() && !was_gone(player.id));
    let told = left.filter_map(|player| {
        let boards =
            now.open_boards_of(player.id).map(|(round, board)| format!("board {board} of round {round}"));
        let boards: Vec<String> = boards.collect();
        let (name, named) = (now.name(player.id), first_few(&boards, NAMED));
        let told = format!("{name} has no result yet at {named}: a forfeit is entered like a result");
        (!boards.is_empty()).then_some(told)
    });
    told.collect()
}

/// Reads the text of a reason or a remark.
///
/// # Errors
///
/// The journal cannot store it.
pub(super) fn remark(text: &str) -> Result<Remark, NotOneLine> {
    Remark::new(text.trim())
}

/// Checks that a warning with this name exists.
fn clause(text: &str) -> Result<String, BadArgument> {
    let known = Clause::ALL.iter().map(|clause| clause.words());
    if text == EVERY || known.clone().any(|clause| clause.eq_ignore_ascii_case(text)) {
        return Ok(text.to_owned());
    }
    let small = text.to_lowercase();
    let closest = known.min_by_key(|clause| strsim::damerau_levenshtein(&small, &clause.to_lowercase()));
    Err(BadArgument::Clause(closest))
}

/// An event that is open for writing.
pub(super) struct AtWork<'a> {
    pub(super) desk: Desk,
    /// The membership of this desk if the event is shared.
    membership: Option<Membership>,
    acting: &'a Acting,
    path: &'a Path,
    files: Files,
}

impl Acting {
    /// Returns the operator of the settings, who accepts all warnings or none.
    pub(super) fn accepting(accept_all: bool) -> Self {
        Self { accept_all, ..Self::default() }
    }

    /// Opens an event for writing.
    ///
    /// # Errors
    ///
    /// It cannot be read or written, is damaged, or is open in another desk.
    pub(super) fn open<'a>(&'a self, path: &'a Path) -> anyhow::Result<AtWork<'a>> {
        output::check_event_path(path)?;
        let files = Files::of_user();
        let operator = self.operator(&files).with_context(|| path.display().to_string())?;
        let mut desk = Desk::open(path, output::equipment())?;
        if let Some(damage) = desk.damage() {
            let (line, entry, wrong) = (damage.line, damage.entry, &damage.wrong);
            anyhow::bail!("{}:{line}: entry {entry}: {wrong} (open it at the desk)", path.display());
        }
        if let Some(why) = desk.read_only() {
            anyhow::bail!("{}: {why}", path.display());
        }
        let membership = desks::meet(&mut desk, Box::new(|| {}));
        let membership = membership.map_err(|why| anyhow::anyhow!("{}: {why}", path.display()))?;
        desk.others_mut().come_in_step(OTHERS);
        let standing = desk.others().standing();
        if let Some(why) = standing.and_then(|standing| standing.difference().or(standing.offline)) {
            output::tell_not_known(&why);
        }
        // Pending entries of this desk come before anything new.
        desk.others_mut().take_in();
        desk.sign(&operator);
        Ok(AtWork { desk, membership, acting: self, path, files })
    }

    /// Returns the operator. If the settings have a mistake, they may name an operator, and an entry
    /// without the name would be false.
    fn operator(&self, files: &Files) -> Result<Label, OperatorUnknown> {
        let (chosen, complaints) = files.chosen();
        match &self.operator {
            Some(given) => Ok(given.clone()),
            None if chosen.operator.is_empty() && !complaints.is_empty() => Err(OperatorUnknown),
            None => Ok(chosen.operator),
        }
    }

    /// Reports the refusals, questions and notes that acts would cause, without doing them.
    ///
    /// # Errors
    ///
    /// The rules refuse one.
    pub(super) fn would_do(
        &self,
        path: &Path,
        state: &State,
        acts: &[Act],
        asked: Vec<Warning>,
    ) -> anyhow::Result<Answer> {
        let of_acts = warnings_of(state, acts).map_err(|refused| not_done(path, refused.into()))?;
        let warnings: Vec<Warning> = asked.into_iter().chain(of_acts).collect();
        if !self.are_accepted(path, &warnings) {
            return Ok(Answer::No);
        }
        tell_lines(path, &warnings);
        Ok(Answer::Yes)
    }

    fn accepts(&self, warning: &Warning) -> bool {
        let named = |given: &String| given == EVERY || given.eq_ignore_ascii_case(warning.clause.words());
        warning.level == Level::Line || self.accept_all || self.accept.iter().any(named)
    }

    /// Returns true if all warnings that ask are accepted; prints the others, and how to accept them.
    pub(super) fn are_accepted(&self, path: &Path, warnings: &[Warning]) -> bool {
        let asking: Vec<&Warning> = warnings.iter().filter(|warning| !self.accepts(warning)).collect();
        for warning in &asking {
            let (name, clause) = (output::name(Some(path)), warning.clause);
            output::tell(&format!(
                "{name}: {} (not done; accept it with --accept \"{clause}\")",
                warning.text
            ));
        }
        asking.is_empty()
    }
}

impl AtWork<'_> {
    /// Does several acts at once, all or none. The answer is no if a warning is not accepted.
    ///
    /// # Errors
    ///
    /// The rules refuse one, or they cannot be written.
    pub(super) fn do_all(&mut self, acts: &[Act]) -> anyhow::Result<Answer> {
        // An act that will be refused asks no question.
        if let Some(why) = acts.iter().find_map(|act| self.desk.others().may_not(act)) {
            return Err(not_done(self.path, why.into()));
        }
        let warnings = self.desk.warnings_of(acts).map_err(|error| not_done(self.path, error))?;
        if !self.acting.are_accepted(self.path, &warnings) {
            return Ok(Answer::No);
        }
        let is_announced = acts.iter().any(|act| act.has(Fact::Pages));
        let occasions: Vec<Occasion> = acts.iter().filter_map(Occasion::of).collect();
        self.desk.record_all(acts, &warnings).map_err(|error| not_done(self.path, error))?;
        tell_lines(self.path, &warnings);
        self.settled()?;
        if is_announced {
            self.publish_site();
        }
        for occasion in occasions {
            self.write_paper(occasion);
        }
        Ok(Answer::Yes)
    }

    /// Returns the warnings of several acts.
    ///
    /// # Errors
    ///
    /// The rules refuse one.
    pub(super) fn warnings_of(&self, acts: &[Act]) -> anyhow::Result<Vec<Warning>> {
        self.desk.warnings_of(acts).map_err(|error| not_done(self.path, error))
    }

    /// Does one of the desk's own acts, with its warnings.
    ///
    /// # Errors
    ///
    /// The same as [`Self::do_all`].
    pub(super) fn do_own<T>(
        &mut self,
        warnings: &[Warning],
        act: impl FnOnce(&mut Desk) -> Result<T, DeskError>,
    ) -> anyhow::Result<Option<T>> {
        // An act that will be refused asks no question: only the lead may seal and register lists.
        if let Some(why) = self.desk.shared().and_then(Shared::not_the_lead).filter(|_| !warnings.is_empty())
        {
            return Err(not_done(self.path, why.into()));
        }
        if !self.acting.are_accepted(self.path, warnings) {
            return Ok(None);
        }
        let done = act(&mut self.desk).map_err(|error| not_done(self.path, error))?;
        tell_lines(self.path, warnings);
        self.settled()?;
        Ok(Some(done))
    }

    /// Reports problems with file and clock, and makes sure that everything is on disk.
    fn settled(&mut self) -> anyhow::Result<()> {
        let sure = self.desk.make_sure();
        for news in self.desk.take_news() {
            output::tell(&news.told(self.path));
            if let News::File(FileNews::Moved(moved)) = news {
                self.follow_move(&moved);
            }
        }
        sure.with_context(|| format!("{}: not known to be safe", self.path.display()))
    }

    /// Moves the files that belong to the event to its new path.
    fn follow_move(&mut self, moved: &Moved) {
        if let Err(alone) = desks::follow_move(&mut self.desk, moved, self.membership.as_ref()) {
            output::tell(&alone.to_string());
        }
        if let Some(folder) = self.files.site(&moved.from) {
            self.files.keep_site(&moved.to, Some(&folder)).iter().for_each(|notice| output::tell(notice));
        }
    }

    /// Writes the paper of the settings and passes it to their command. The act is recorded already: a
    /// failure is reported and does not change the answer.
    pub(super) fn write_paper(&self, occasion: Occasion) {
        let (Some(paper), Some(path)) = (self.files.paper(), self.desk.path()) else { return };
        let (state, imprint) = (self.desk.state(), self.desk.imprint(&self.files.calendar()));
        let tell = |wrong: &dyn std::fmt::Display| output::tell(&format!("{}: {wrong}", self.path.display()));
        match paper.write(&**self.desk.disk(), path, state, &imprint, occasion) {
            Ok(done) => {
                if let Some(warning) = pdf::warning(&done.missing) {
                    tell(&warning);
                }
                let all = done.files.iter().try_for_each(|file| command::run(&paper.command, file, PATIENCE));
                if let Err(error) = all {
                    tell(&error);
                }
            }
            Err(error) => tell(&format_args!("the paper is not written: {error}")),
        }
    }

    /// Updates the site of this event, if the desk has one.
    pub(super) fn publish_site(&self) {
        let folder = self.desk.path().and_then(|path| self.files.site(path));
        let Some(folder) = folder else { return };
        let (imprint, order) = (self.desk.imprint(&self.files.calendar()), NameOrder::plain());
        let state = self.desk.state();
        if let Err(error) = site::publish(&**self.desk.disk(), &folder, state, &imprint, &order, &()) {
            output::tell(&format!("{}: the site is not up to date: {error}", self.path.display()));
        }
    }
}

/// Prints the warnings that need no answer.
fn tell_lines(path: &Path, warnings: &[Warning]) {
    for warning in warnings.iter().filter(|warning| warning.level == Level::Line) {
        output::tell(&format!("{}: {warning}", path.display()));
    }
}

/// Puts the file before the message of the rules; an error of the disk names it already.
fn not_done(path: &Path, error: DeskError) -> anyhow::Error {
    match error {
        DeskError::Storage(_) | DeskError::Replay { .. } => error.into(),
        DeskError::Refused(_)
        | DeskError::NotAccepted(_)
        | DeskError::NothingToUndo
        | DeskError::NothingToRedo
        | DeskError::Shared(_)
        | DeskError::Unsaved
        | DeskError::NotSigned(_)
        | DeskError::Setup(_) => anyhow::Error::from(error).context(path.display().to_string()),
    }
}
