//! The inputs and the output of a subcommand; `-` is standard input or output.
//!
//! All of them belong to one [`Streams`]: it is created for the output and records every input that is
//! read, so that every subcommand refuses an output that is also an input, or an event file.

use std::io::{Cursor, IsTerminal as _, Read, Seek, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use super::answer::Answer;
use desk::desks;
use desk::shared::waiting::{self, Waiting};
use desk::storage::chain::{self, Contents};
use desk::storage::disk::{self, Access, DiskFile, FileKind, Found, SharedDisk, Visibility, Which};
use desk::storage::{event_file, limits, refusal, stream, whole_file};
use desk::user::files::Files;
use desk::user::own;
use desk::{Desk, DeskError, Equipment, signing};
use engine::action::{Entry, Header};
use engine::announced;
use engine::id::RoundNo;
use engine::progress::Progress;
use engine::replay;
use engine::standings::Standings;
use engine::state::State;
use engine::words::count_of;
use formats::calendar::Calendar;
use formats::clock::SystemClock;
use formats::language::Language;
use formats::report::Imprint;
use formats::text::one_line;

/// The message for a file that is not text in any encoding.
pub(crate) const NO_TEXT: &str = "this is not a text (save it as CSV or as text)";

/// Returns true if a path means standard input or output.
fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Refuses standard output as the file of an event, which must stay writable.
///
/// # Errors
///
/// The path is `-`.
pub(crate) fn check_event_path(path: &Path) -> anyhow::Result<()> {
    anyhow::ensure!(
        !is_standard(path),
        "an event is written to a file, not to standard output (name a file)"
    );
    Ok(())
}

/// Creates a folder for outputs, if it does not exist.
///
/// # Errors
///
/// It cannot be created, or a file has its name.
pub(crate) fn create_folder(folder: &Path) -> anyhow::Result<()> {
    whole_file::create_folder(&*disk::system(), folder)
        .map_err(|error| cannot("created", &folder.display().to_string(), &error))
}

/// Returns the name of an input for error messages.
pub(crate) fn name(path: Option<&Path>) -> String {
    match path {
        Some(path) if !is_standard(path) => path.display().to_string(),
        Some(_) | None => "standard input".to_owned(),
    }
}

/// Prints a message on standard error, always as one line.
pub(crate) fn tell(line: &str) {
    // If even this cannot be printed, no channel is left.
    drop(writeln!(std::io::stderr(), "{}", one_line(line)));
}

/// The progress of long work, on one line of standard error that is overwritten; nothing if that is not a
/// terminal.
#[derive(Debug)]
pub(crate) struct ProgressLine {
    what: &'static str,
    is_shown: bool,
}

impl ProgressLine {
    /// Starts with the word for the items: `players`.
    pub(crate) fn of(what: &'static str) -> Self {
        Self { what, is_shown: std::io::stderr().is_terminal() }
    }

    /// Removes the line.
    pub(crate) fn end(&self) {
        if self.is_shown {
            drop(write!(std::io::stderr(), "\r\x1b[K"));
        }
    }
}

impl Progress for ProgressLine {
    fn reached(&self, done: usize, _of: usize) -> bool {
        if self.is_shown {
            drop(write!(std::io::stderr(), "\r{done} {}", self.what));
        }
        true
    }
}

/// Prints why the entries of the other desks are not known.
pub(crate) fn tell_not_known(why: &str) {
    tell(&format!("whether the other desks have more than this file is not known: {why}"));
}

/// Returns true if a user at the terminal can answer questions.
#[must_use]
pub(crate) fn can_ask() -> bool {
    std::io::stdin().is_terminal() && std::io::stderr().is_terminal()
}

/// Asks the user at the terminal; without a terminal no question is asked and the answer is yes.
///
/// # Errors
///
/// The answer cannot be read.
pub(crate) fn asked(question: &str) -> anyhow::Result<bool> {
    if !can_ask() {
        return Ok(true);
    }
    let (input, mut error) = (std::io::stdin(), std::io::stderr());
    write!(error, "{} [y/N] ", one_line(question)).and_then(|()| error.flush()).context("standard error")?;
    let mut answer = String::new();
    input.read_line(&mut answer).context("standard input")?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}

/// Prints the prompt of the desk in lines, if a user at the terminal types them.
///
/// # Errors
///
/// It cannot be printed.
pub(crate) fn prompt() -> anyhow::Result<()> {
    let mut output = std::io::stdout();
    let printed = if can_ask() { write!(output, "> ").and_then(|()| output.flush()) } else { Ok(()) };
    printed.context("standard output")
}

/// Reads a line from the keyboard, or the first line of standard input.
///
/// # Errors
///
/// It cannot be read.
pub(crate) fn read_line() -> anyhow::Result<Vec<u8>> {
    let mut line = Vec::new();
    let mut input = std::io::stdin().lock().take(limits::SMALL);
    std::io::BufRead::read_until(&mut input, b'\n', &mut line)
        .map_err(|error| cannot("read", &name(None), &error))?;
    Ok(line)
}

/// The inputs and the output of a subcommand.
#[derive(Debug)]
pub(crate) struct Streams {
    disk: SharedDisk,
    /// The output; standard output if `None`.
    output: Option<PathBuf>,
    /// The ordinary files among the inputs.
    inputs: Vec<Which>,
}

/// An input, open.
enum Input {
    File(Box<dyn DiskFile>),
    /// Not an ordinary file, or opened by the process that started the program.
    Stream,
}

/// An input that is read in pieces.
#[derive(Debug)]
pub(crate) enum Large {
    File(stream::FileReader),
    Stream(Cursor<Vec<u8>>),
}

impl Read for Large {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        match self {
            Self::File(file) => file.read(buffer),
            Self::Stream(stream) => stream.read(buffer),
        }
    }
}

impl Seek for Large {
    fn seek(&mut self, to: SeekFrom) -> std::io::Result<u64> {
        match self {
            Self::File(file) => file.seek(to),
            Self::Stream(stream) => stream.seek(to),
        }
    }
}

/// The content of an input.
pub(crate) enum EventOrOther {
    Event(Box<State>),
    Other(Vec<u8>),
}

/// The target of an output.
enum Target {
    Standard,
    /// A device, a pipe, or an inherited file: it is written directly.
    Stream(PathBuf),
    /// An ordinary or a new file: it is replaced as a whole.
    File(PathBuf),
}

impl Streams {
    /// Starts a subcommand that writes to a file, or to standard output.
    ///
    /// # Errors
    ///
    /// The output is an event file, a folder, or may not be written.
    pub(crate) fn to(output: Option<&Path>) -> anyhow::Result<Self> {
        let output = output.filter(|path| !is_standard(path) && !stream::is_output(path)).map(Path::to_owned);
        let streams = Self { disk: disk::system(), output, inputs: Vec::new() };
        streams.target()?;
        Ok(streams)
    }

    /// Reads a report, a list or an input of a judge; standard input without a path.
    ///
    /// # Errors
    ///
    /// It cannot be read, is too large, or is the output.
    pub(crate) fn read(&mut self, path: Option<&Path>) -> anyhow::Result<Vec<u8>> {
        self.read_up_to(limits::INPUT, path)
    }

    /// Reads an input up to a limit in bytes.
    ///
    /// # Errors
    ///
    /// The same as [`Self::read`].
    pub(crate) fn read_up_to(&mut self, limit: u64, path: Option<&Path>) -> anyhow::Result<Vec<u8>> {
        let read = match self.open(path)? {
            Input::File(mut file) => disk::read_all(&mut *file, limit),
            Input::Stream => read_stream(path, limit),
        };
        read.map_err(|error| cannot("read", &name(path), &error))
    }

    /// Opens an input that is too large to be read at once, and returns the time of its last change; a
    /// stream has the same limit as other inputs.
    ///
    /// # Errors
    ///
    /// The same as [`Self::read`].
    pub(crate) fn open_large(&mut self, path: &Path) -> anyhow::Result<(Large, Option<i128>)> {
        let cannot_read = |error| cannot("read", &name(Some(path)), &error);
        Ok(match self.open(Some(path))? {
            Input::File(file) => {
                let touched = file.find().map_err(cannot_read)?.touched;
                (Large::File(stream::FileReader::new(file)), touched)
            }
            Input::Stream => {
                let bytes = read_stream(Some(path), limits::INPUT).map_err(cannot_read)?;
                (Large::Stream(Cursor::new(bytes)), None)
            }
        })
    }

    /// Reads an event, or the bytes of another file.
    ///
    /// # Errors
    ///
    /// The same as [`Self::read`] and [`Self::event`].
    pub(crate) fn read_event_or_other(&mut self, path: &Path) -> anyhow::Result<EventOrOther> {
        let cannot_read = |error| cannot("read", &name(Some(path)), &error);
        let bytes = match self.open(Some(path))? {
            Input::File(mut file) => {
                if chain::is_event(&beginning(&mut *file).map_err(cannot_read)?) {
                    return Ok(EventOrOther::Event(Box::new(self.event(path)?)));
                }
                disk::read_all(&mut *file, limits::INPUT).map_err(cannot_read)?
            }
            Input::Stream => {
                let bytes = read_stream(Some(path), event_file::LARGEST).map_err(cannot_read)?;
                if chain::is_event(&bytes) {
                    let contents = contents_of(path, &bytes)?;
                    return Ok(EventOrOther::Event(Box::new(replayed(path, contents)?.state)));
                }
                if limits::INPUT < bytes.len() as u64 {
                    return Err(cannot_read(disk::too_large(limits::INPUT)));
                }
                bytes
            }
        };
        Ok(EventOrOther::Other(bytes))
    }

    /// Reads an event file up to its first damage, without permission to change it.
    ///
    /// # Errors
    ///
    /// It cannot be read, is not an event, or is the output.
    pub(crate) fn contents(&mut self, path: &Path) -> anyhow::Result<Contents> {
        match self.open(Some(path))? {
            Input::File(mut file) => Ok(event_file::read_open(&self.disk, path, &mut *file, &())?),
            Input::Stream => {
                let bytes = read_stream(Some(path), event_file::LARGEST);
                contents_of(path, &bytes.map_err(|error| cannot("read", &name(Some(path)), &error))?)
            }
        }
    }

    /// Reads an event; damage is an error with its place.
    ///
    /// # Errors
    ///
    /// The same as [`Self::contents`]; or the event is damaged.
    pub(crate) fn event(&mut self, path: &Path) -> anyhow::Result<State> {
        Ok(self.journal(path)?.state)
    }

    /// Reads an event like [`Self::event`], with the data of its journal for reports.
    ///
    /// # Errors
    ///
    /// The same as [`Self::event`].
    pub(crate) fn journal(&mut self, path: &Path) -> anyhow::Result<Journal> {
        let contents = self.contents(path)?;
        self.tell_of_others(path, &contents);
        replayed(path, contents)
    }

    /// Prints that the other desks of a shared event have more entries than its file, or that this is not
    /// known.
    pub(crate) fn tell_of_others(&self, path: &Path, contents: &Contents) {
        let Contents { header, entries, identity, .. } = contents;
        match Waiting::read(&*self.disk, &waiting::path_of(path, identity)) {
            Ok(waiting) if waiting.acts().is_empty() => {}
            Ok(waiting) => {
                let open = count_of(waiting.acts().len(), "act", "acts");
                tell(&format!("{open} typed at this desk and not entered yet: not in this file"));
            }
            Err(wrong) => tell(&wrong.to_string()),
        }
        match desks::ahead(&*self.disk, path, identity, header, entries) {
            Ok(0) => {}
            Ok(ahead) => {
                let entries = count_of(ahead, "entry", "entries");
                let more = "more than this file (`wallchart desks EVENT` brings them here)";
                tell(&format!("the other desks have {entries} {more}"));
            }
            Err(why) => tell_not_known(&why.to_string()),
        }
    }

    /// Opens an input, and records which file it is.
    fn open(&mut self, path: Option<&Path>) -> anyhow::Result<Input> {
        let path = path.filter(|path| !is_standard(path)).unwrap_or(Path::new(stream::INPUT));
        if stream::is_handed_over(path) {
            // Some systems do not identify open files; then nothing is recorded.
            if let Ok(found) = self.disk.find(path) {
                self.learn(path, found)?;
            }
            return Ok(Input::Stream);
        }
        let file = self.disk.open(path, Access::Read);
        let file = file.map_err(|error| cannot("read", &name(Some(path)), &error))?;
        let found = file.find().map_err(|error| cannot("read", &name(Some(path)), &error))?;
        self.learn(path, found)?;
        Ok(Input::File(file))
    }

    fn learn(&mut self, path: &Path, found: Found) -> anyhow::Result<()> {
        if found.kind == FileKind::File {
            self.inputs.extend(disk::which(&*self.disk, path, found));
        }
        self.target().map(|_| ())
    }

    /// Writes the whole output; an ordinary file is either complete afterwards or unchanged.
    ///
    /// # Errors
    ///
    /// It cannot be written, or must not be replaced by an output.
    pub(crate) fn write(self, bytes: &[u8]) -> anyhow::Result<Answer> {
        let written = match self.target()? {
            Target::Standard => {
                let mut out = std::io::stdout().lock();
                out.write_all(bytes).and_then(|()| out.flush())
            }
            Target::Stream(path) => stream::write(&path, bytes),
            Target::File(path) => self
                .disk
                .resolve(&path)
                .and_then(|path| whole_file::replace(&*self.disk, &path, bytes, Visibility::Everyone)),
        };
        self.answer(written)
    }

    /// Creates a file, which replaces none.
    ///
    /// # Errors
    ///
    /// The path is standard output, a file of that name exists, or the disk refuses.
    pub(crate) fn create(&self, path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
        check_event_path(path)?;
        whole_file::create(&*self.disk, path, bytes, Visibility::Everyone)
            .map_err(|error| cannot("created", &path.display().to_string(), &error))
    }

    fn answer(self, written: std::io::Result<()>) -> anyhow::Result<Answer> {
        match written {
            // The reader has closed the pipe and needs no more.
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(Answer::Yes),
            written => {
                written.map_err(|error| cannot("written", &self.output_name(), &error))?;
                Ok(Answer::Yes)
            }
        }
    }

    /// Writes a large output in pieces; an ordinary file is either complete afterwards or unchanged.
    ///
    /// # Errors
    ///
    /// The same as [`Self::write`].
    pub(crate) fn write_pieces(self, pieces: impl Iterator<Item = String>) -> anyhow::Result<Answer> {
        let written = match self.target()? {
            Target::Standard => {
                let mut out = std::io::BufWriter::new(std::io::stdout().lock());
                let mut pieces = pieces;
                pieces.try_for_each(|piece| out.write_all(piece.as_bytes())).and_then(|()| out.flush())
            }
            Target::Stream(path) => stream::write_pieces(&path, pieces),
            Target::File(path) => self.disk.resolve(&path).and_then(|path| {
                whole_file::replace_in_pieces(&*self.disk, &path, pieces, Visibility::Everyone)
            }),
        };
        self.answer(written)
    }

    /// Writes the result of an act, which is recorded already. If it cannot be written, this is reported
    /// and the status is still that of success, because the act must not be repeated.
    pub(crate) fn write_done(self, event: &Path, text: &str) -> Answer {
        match self.write(text.as_bytes()) {
            Ok(answer) => answer,
            Err(error) => {
                let done = text.lines().next().unwrap_or_default();
                tell(&format!("{}: this was done: {done}; but {error:#}", event.display()));
                Answer::Yes
            }
        }
    }

    fn output_name(&self) -> String {
        self.output.as_ref().map_or_else(|| "standard output".to_owned(), |path| path.display().to_string())
    }

    /// Finds the target of the output, and refuses one that must not be replaced.
    fn target(&self) -> anyhow::Result<Target> {
        let name = self.output_name();
        let path = self.output.as_deref().unwrap_or(Path::new(stream::OUTPUT));
        let is_open = self.output.is_none() || stream::is_handed_over(path);
        let found = match self.disk.find(path) {
            Ok(found) => Some(found),
            Err(error) if is_open || error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => return Err(cannot("written", &name, &error)),
        };
        let may_be_own = found.is_none_or(|found| found.kind == FileKind::File);
        if (self.output.is_some() || found.is_some()) && may_be_own && Files::of_user().is_own(path) {
            return Err(is_own(&name));
        }
        if let Some(found) = found.filter(|found| found.kind == FileKind::File) {
            let access = if is_open { Access::Read } else { Access::Write };
            self.check_replaced(path, found, access, &name)?;
        }
        Ok(match found.map(|found| found.kind) {
            _ if self.output.is_none() => Target::Standard,
            _ if is_open => Target::Stream(path.to_owned()),
            Some(FileKind::Special | FileKind::Link) => Target::Stream(path.to_owned()),
            Some(kind @ FileKind::Folder) => return Err(cannot("written", &name, &disk::not_ordinary(kind))),
            Some(FileKind::File) | None => Target::File(path.to_owned()),
        })
    }

    /// Refuses to replace an event file, an input, or a file that may not be written.
    fn check_replaced(&self, path: &Path, found: Found, access: Access, name: &str) -> anyhow::Result<()> {
        match self.disk.open(path, access).and_then(|mut file| beginning(&mut *file)) {
            Ok(bytes) if chain::is_event(&bytes) => {
                bail!("{name}: this is an event file, which is never overwritten (choose another name)")
            }
            Ok(bytes) if own::begins_so(&bytes) => return Err(is_own(name)),
            Err(error) if access == Access::Write => return Err(cannot("written", name, &error)),
            Ok(_) | Err(_) => {}
        }
        let which = disk::which(&*self.disk, path, found).ok();
        if which.is_some_and(|which| self.inputs.contains(&which)) {
            bail!("{name}: this is the input, which is never overwritten (choose another name)");
        }
        // An event with a damaged first line is still an event.
        if 0 < found.len && path.extension().is_some_and(|end| end == "ron") {
            bail!("{name}: this may be an event file, which is never overwritten (choose another name)");
        }
        Ok(())
    }
}

/// Reads standard input, or an inherited file.
fn read_stream(path: Option<&Path>, limit: u64) -> std::io::Result<Vec<u8>> {
    match path {
        Some(path) if !is_standard(path) => stream::read_handed_over(path, limit),
        Some(_) | None => stream::read(std::io::stdin().lock(), limit),
    }
}

fn cannot(what: &str, name: &str, error: &std::io::Error) -> anyhow::Error {
    anyhow::anyhow!("{name}: cannot be {what}: {}", refusal::of_disk(error))
}

fn is_own(name: &str) -> anyhow::Error {
    anyhow::anyhow!(
        "{name}: this is a file of wallchart's own, which no output replaces (choose another name)"
    )
}

/// Returns the first bytes of an open file: more than enough to identify its format.
fn beginning(file: &mut dyn DiskFile) -> std::io::Result<Vec<u8>> {
    const BEGINNING: usize = 64;
    let mut beginning = vec![0; BEGINNING];
    let read = file.read_at(0, &mut beginning)?;
    beginning.truncate(read);
    Ok(beginning)
}

fn contents_of(path: &Path, bytes: &[u8]) -> anyhow::Result<Contents> {
    chain::read(bytes, &()).map_err(|error| anyhow::anyhow!("{}:{error}", name(Some(path))))
}

/// An event with its journal.
pub(crate) struct Journal {
    /// The present state of the event.
    pub state: State,
    /// The data of its journal for reports.
    pub imprint: Imprint,
    /// The first line.
    pub header: Header,
    /// The entries.
    pub entries: Vec<Entry>,
    /// The time of the last entry.
    pub last_entry: String,
    /// The calendar of the reader.
    pub calendar: Calendar,
}

fn replayed(path: &Path, contents: Contents) -> anyhow::Result<Journal> {
    let name = name(Some(path));
    if let Some(damage) = &contents.damage {
        bail!("{name}:{}: entry {}: {}", damage.line, damage.entry, damage.wrong);
    }
    let (state, _) = replay::replay(&contents.header, &contents.entries)
        .map_err(|error| DeskError::Replay { path: path.to_owned(), error })?;
    let last_entry = contents.entries.last().map_or(&contents.header.opened, |entry| &entry.at).clone();
    let calendar = Files::of_user().calendar();
    let Contents { header, entries, identity, head, .. } = contents;
    let imprint = Imprint { head, key: signing::listed(&state.keys), identity, ..Imprint::default() };
    let imprint = imprint.dated(Language::of_event(&state.details), &calendar, &state.details, &last_entry);
    Ok(Journal { state, imprint, header, entries, last_entry: last_entry.to_string(), calendar })
}

/// Returns the standings after an existing round, in the announced form if they were announced.
pub(crate) fn standings_after(state: &State, after: Option<u16>) -> anyhow::Result<Standings> {
    let last = state.last_round();
    let round = after.map_or(last, RoundNo);
    anyhow::ensure!(round <= last, "there is no round {round} (the last one is {last})");
    Ok(announced::shown(state, round))
}

/// Returns the equipment of a desk on the command line.
pub(crate) fn equipment() -> Equipment {
    Files::of_user().equipment(Box::new(SystemClock))
}

/// Adds the user's key to the header of a new event; without a key the event is created all the same.
pub(crate) fn signed(header: Header, equipment: &Equipment) -> Header {
    if let Some(told) = equipment.open_folder() {
        tell(&told);
    }
    equipment.sign(header.clone()).unwrap_or_else(|error| {
        tell_unsigned(&error);
        header
    })
}

/// Prints why the seals of a new event will not be signed.
pub(crate) fn tell_unsigned(error: &std::io::Error) {
    tell(&format!("seals will not be signed: {}", refusal::of_disk(error)));
}

/// Creates a desk with only the clock: an event created on the command line has the time of the machine.
pub(crate) fn new_desk(path: &Path, header: Header) -> anyhow::Result<Desk> {
    let equipment = equipment();
    Ok(Desk::create(path, signed(header, &equipment), equipment)?)
}
