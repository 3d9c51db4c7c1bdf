//! A command of the user's own that receives a file, for instance `lp`. It runs without a shell and for a
//! limited time.

use std::io::{self, Read as _};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// The most bytes that are read of a command's error output.
const MOST_SAID: u64 = 1000;

/// The longest time that a command may run before the program stops waiting.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// The longest wait for the error output of a finished command: another program may hold the stream open.
const WORDS: Duration = Duration::from_secs(1);

/// The reason why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum NotRun {
    /// The command cannot be started.
    #[error("{command} cannot be started: {error}")]
    Start {
        /// Its first word.
        command: String,
        /// The system's error.
        error: io::Error,
    },
    /// The command ended with a failure.
    #[error("{command} failed ({status}){}", said(words))]
    Failed {
        /// Its first word.
        command: String,
        /// Its exit status.
        status: ExitStatus,
        /// The beginning of its error output.
        words: String,
    },
    /// The end of the command is not known.
    #[error("{command}: {error}")]
    Unknown {
        /// Its first word.
        command: String,
        /// The system's error.
        error: io::Error,
    },
    /// The command has not ended; it goes on without the program.
    #[error("{command} has not ended within {} seconds and is left running", patience.as_secs())]
    GoesOn {
        /// Its first word.
        command: String,
        /// The time that it was given.
        patience: Duration,
    },
}

fn said(words: &str) -> String {
    let first = words.lines().map(str::trim).find(|line| !line.is_empty());
    first.map_or_else(String::new, |first| format!(": {first}"))
}

/// Runs a command with a file as its last argument, and waits at most `patience` for its end. The command
/// reads no input, and only its error output is read, for the report of a failure.
///
/// # Errors
///
/// The command cannot be started, fails, or does not end in time.
pub fn run(words: &[String], file: &Path, patience: Duration) -> Result<(), NotRun> {
    let Some((command, rest)) = words.split_first() else { return Ok(()) };
    let name = || command.clone();
    // An absolute path: a name that begins with a dash must not be read as an option.
    let file = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    let mut child = Command::new(command)
        .args(rest)
        .arg(file)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| NotRun::Start { command: name(), error })?;
    let (complaint, complaints) = mpsc::channel();
    if let Some(mut stderr) = child.stderr.take() {
        thread::spawn(move || {
            let mut words = Vec::new();
            // Only the beginning is reported; the rest is read so that the command does not block.
            drop(stderr.by_ref().take(MOST_SAID).read_to_end(&mut words));
            drop(complaint.send(String::from_utf8_lossy(&words).into_owned()));
            drop(io::copy(&mut stderr, &mut io::sink()));
        });
    }
    let (end, ended) = mpsc::channel();
    thread::spawn(move || drop(end.send(child.wait())));
    match ended.recv_timeout(patience) {
        Ok(Ok(status)) if status.success() => Ok(()),
        Ok(Ok(status)) => {
            let words = complaints.recv_timeout(WORDS).unwrap_or_default();
            Err(NotRun::Failed { command: name(), status, words })
        }
        Ok(Err(error)) => Err(NotRun::Unknown { command: name(), error }),
        Err(_) => Err(NotRun::GoesOn { command: name(), patience }),
    }
}

#[cfg(target_os = "linux")]
#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn a_command_receives_the_file_as_its_last_argument() {
        let folder = tempfile::tempdir().unwrap();
        let (one, other) = (folder.path().join("a; b $HOME.html"), folder.path().join("copy"));
        std::fs::write(&one, "paper").unwrap();
        let copy = words(&["cp", "-t", folder.path().to_str().unwrap()]);
        assert!(
            matches!(run(&copy, &one, WORDS), Err(NotRun::Failed { .. })),
            "a file is not copied onto itself"
        );
        std::fs::create_dir(&other).unwrap();
        let copy = words(&["cp", "-t", other.to_str().unwrap()]);
        run(&copy, &one, Duration::from_mins(1)).unwrap();
        assert_eq!(std::fs::read_to_string(other.join("a; b $HOME.html")).unwrap(), "paper");
    }

    #[test]
    fn the_error_output_of_a_command_is_reported() {
        let minute = Duration::from_mins(1);
        let told = |command: &[&str], file: &str| {
            run(&words(command), Path::new(file), minute).unwrap_err().to_string()
        };
        let missing = told(&["no-such-command-at-all", "-x"], "/paper.html");
        assert!(missing.starts_with("no-such-command-at-all cannot be started: "), "{missing}");
        let failed = told(&["cat"], "/nowhere/paper.html");
        assert!(failed.starts_with("cat failed (exit status: 1): cat: /nowhere/paper.html: "), "{failed}");
        let much = told(&["sh", "-c", "yes no | head -n 100000 >&2; exit 3"], "/paper.html");
        assert_eq!(much, "sh failed (exit status: 3): no");
        let mute = told(&["false"], "/paper.html");
        assert_eq!(mute, "false failed (exit status: 1)");
    }

    #[test]
    fn a_command_that_does_not_end_is_abandoned() {
        let patience = Duration::from_millis(20);
        let told = run(&words(&["sh", "-c", "sleep 5"]), Path::new("/paper.html"), patience)
            .unwrap_err()
            .to_string();
        assert_eq!(told, "sh has not ended within 0 seconds and is left running");
        // Another program that holds the stream open does not delay the end either.
        let shell = words(&["sh", "-c", "sleep 5 & exit 2"]);
        let told = run(&shell, Path::new("/paper.html"), Duration::from_mins(1)).unwrap_err().to_string();
        assert_eq!(told, "sh failed (exit status: 2)");
    }
}
