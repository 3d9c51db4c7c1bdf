//! The compared programs: their calls and their output.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};

/// The time limit of a program for one tournament.
const LIMIT: Duration = Duration::from_mins(2);

/// The paths of the programs.
#[derive(Debug)]
pub(crate) struct Programs {
    /// The wallchart program to compare.
    pub wallchart: PathBuf,
    /// bbpPairings.
    pub bbp: Option<PathBuf>,
    /// `TieBreakServer`, running.
    pub tie_break_server: Option<RefCell<Kept>>,
    /// The folder of tournaments during their comparison.
    pub scratch: PathBuf,
}

/// The output of a program.
#[derive(Debug)]
pub(crate) struct Said {
    /// The exit status; `None` if a signal ended it, or it took too long.
    pub status: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub error: String,
}

impl Said {
    /// Returns the first line with the error.
    pub(crate) fn why(&self) -> String {
        let mut lines = self.error.lines().chain(self.out.lines()).filter(|line| !line.trim().is_empty());
        let told = lines.next().unwrap_or("it said nothing");
        let status =
            self.status.map_or_else(|| "ended by a signal".to_owned(), |code| format!("status {code}"));
        format!("{status}: {}", told.chars().take(160).collect::<String>())
    }
}

impl Programs {
    /// Runs wallchart.
    pub(crate) fn wallchart<S: AsRef<OsStr>>(&self, arguments: &[S]) -> Result<Said> {
        run(Command::new(&self.wallchart).args(arguments))
    }

    /// Runs bbpPairings.
    pub(crate) fn bbp<S: AsRef<OsStr>>(&self, arguments: &[S]) -> Result<Said> {
        run(Command::new(self.bbp.as_deref().context("--bbp")?).arg("--dutch").args(arguments))
    }

    /// Runs one of the programs of `TieBreakServer`.
    pub(crate) fn tie_break_server(&self, program: &str, arguments: &[&str]) -> Result<Said> {
        self.tie_break_server.as_ref().context("--tie-break-server")?.borrow_mut().call(program, arguments)
    }

    /// Returns a file for a tournament.
    pub(crate) fn scratch(&self, name: &str) -> PathBuf {
        self.scratch.join(name)
    }
}

/// A Python process that stays: starting it is the greatest part of a call of `TieBreakServer`.
#[derive(Debug)]
pub(crate) struct Kept {
    command: Command,
    child: Child,
    calls: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Kept {
    /// Starts the process; `scratch` is for the program that it runs.
    pub(crate) fn start(python: &Path, folder: &Path, scratch: &Path) -> Result<Self> {
        let keep = scratch.join("keep.py");
        std::fs::write(&keep, include_str!("keep.py"))?;
        let mut command = Command::new(python);
        command.arg(&keep).arg(folder).arg(LIMIT.as_secs().to_string());
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        Self::spawn(command)
    }

    fn spawn(mut command: Command) -> Result<Self> {
        let mut child = command.spawn().with_context(|| format!("{}", command.get_program().display()))?;
        let (calls, answers) = child.stdin.take().zip(child.stdout.take()).context("no pipes")?;
        Ok(Self { command, child, calls, answers: BufReader::new(answers) })
    }

    /// Sends one call; if it takes too long, Python is ended and started again.
    fn call(&mut self, program: &str, arguments: &[&str]) -> Result<Said> {
        let mut call = program.to_owned();
        for argument in arguments {
            ensure!(!argument.contains(['\t', '\n']), "a tab or a new line in {argument:?}");
            call.extend(["\t", argument]);
        }
        writeln!(self.calls, "{call}").context("TieBreakServer does not run")?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        if answer.is_empty() {
            self.child.wait()?;
            let command = std::mem::replace(&mut self.command, Command::new(""));
            *self = Self::spawn(command)?;
            let error = format!("more than {} s", LIMIT.as_secs());
            return Ok(Said { status: None, out: String::new(), error });
        }
        let mut numbers = answer.split_whitespace().map(str::parse);
        let mut number = || numbers.next().context("too short")?.context("no number");
        let (status, out, error): (i32, i32, i32) = (number()?, number()?, number()?);
        let mut text = |length: i32| -> Result<String> {
            let mut bytes = vec![0; usize::try_from(length)?];
            self.answers.read_exact(&mut bytes)?;
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        Ok(Said { status: Some(status), out: text(out)?, error: text(error)? })
    }
}

/// Runs a command until it is done, or until it takes too long.
fn run(command: &mut Command) -> Result<Said> {
    let name = Path::new(command.get_program()).display().to_string();
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().with_context(|| name.clone())?;
    let (ends, ended) = mpsc::channel();
    let mut readers = Vec::new();
    let pipes: [Option<Box<dyn std::io::Read + Send>>; 2] = [
        child.stdout.take().map(|pipe| Box::new(pipe) as Box<dyn std::io::Read + Send>),
        child.stderr.take().map(|pipe| Box::new(pipe) as Box<dyn std::io::Read + Send>),
    ];
    for mut pipe in pipes.into_iter().flatten() {
        let ends = ends.clone();
        readers.push(std::thread::spawn(move || {
            let mut bytes = Vec::new();
            let read = pipe.read_to_end(&mut bytes);
            // After the time limit the receiver may be gone.
            ends.send(()).unwrap_or_default();
            read.map(|_| String::from_utf8_lossy(&bytes).into_owned())
        }));
    }
    // Both pipes end when the program does.
    let is_late = (0..readers.len()).any(|_| ended.recv_timeout(LIMIT).is_err());
    if is_late {
        child.kill().with_context(|| name.clone())?;
    }
    let status = child.wait().with_context(|| name.clone())?.code();
    let mut texts = readers.into_iter().map(|reader| match reader.join() {
        Ok(Ok(text)) => text,
        Ok(Err(_)) | Err(_) => String::new(),
    });
    let (out, error) = (texts.next().unwrap_or_default(), texts.next().unwrap_or_default());
    let error = if is_late { format!("more than {} s", LIMIT.as_secs()) } else { error };
    Ok(Said { status, out, error })
}
