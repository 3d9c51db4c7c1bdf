//! The command line: one file per subcommand.
//!
//! Exit status: 0 done; 1 the answer is no: the event refuses the command in its present state, asks a
//! question first, or has no legal pairing; 2 the input or the usage is wrong: it cannot be read or
//! understood, or names something that does not exist; 128 plus the number of the signal that ended the
//! desk; 101 a fault of the program. Output is all or nothing.

mod amend;
mod answer;
mod argument;
mod at_work;
mod audit;
mod check;
mod check_in;
mod commands;
mod correct;
mod crosstable;
mod desks;
mod differences;
mod doctor;
mod export;
mod groups;
mod import;
mod judge;
mod language;
mod languages;
mod lists;
mod man;
mod members;
mod new;
mod note;
mod official;
mod output;
mod pair;
mod plain;
mod players;
mod presets;
mod publish;
mod ranks;
mod register;
mod report;
mod reports;
mod rerate;
mod results;
mod seal;
mod set;
mod share_problem;
mod sign;
mod simulate;
mod standings;
mod teams;
mod tiebreaks;
mod undo;

use std::process::ExitCode;

use clap::FromArgMatches as _;

use answer::Answer;
use commands::{Arguments, at_desk, command_line, no_command, run_command, status, usage_mistake};
use desk::user::files::Files;
use desk::user::own_languages;

/// Runs the program.
#[must_use]
pub fn run() -> ExitCode {
    tui::terminal::tell_panics_of_commands();
    // Before the arguments: one may name a language.
    let mistakes = own_languages::add(&Files::of_user());
    let parsed = command_line().try_get_matches().and_then(|matches| Arguments::from_arg_matches(&matches));
    let arguments = match parsed {
        Ok(arguments) => arguments,
        Err(error) => {
            return match std::env::args_os().nth(1).and_then(|word| no_command(&word)) {
                Some(told) if error.use_stderr() => told_wrong(&told),
                Some(_) | None => answered_by_usage(&error),
            };
        }
    };
    ExitCode::from(status(dispatch(arguments, &mistakes)))
}

/// Prints a fault of the input or the usage.
fn told_wrong(what: &str) -> ExitCode {
    output::tell(what);
    ExitCode::from(2)
}

/// Prints the requested help or version, or on one line the fault of the usage.
fn answered_by_usage(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        return told_wrong(&usage_mistake(&error.to_string()));
    }
    drop(error.print());
    ExitCode::SUCCESS
}

/// Runs a command or the desk, which reports mistakes in the user's own languages itself.
fn dispatch(arguments: Arguments, mistakes: &[String]) -> anyhow::Result<Answer> {
    let Some(command) = arguments.command else {
        let event = arguments.event.as_deref();
        if let Some(told) = event.and_then(|event| no_command(event.as_os_str())) {
            anyhow::bail!(told);
        }
        let is_dumb = || std::env::var_os("TERM").is_some_and(|term| term == "dumb") && output::can_ask();
        if arguments.plain || is_dumb() {
            tell_settings(mistakes);
            return plain::run(event);
        }
        return at_desk(event.map_or(tui::Begin::Home, tui::Begin::Event), &arguments.shown);
    };
    if command.uses_settings() {
        tell_settings(mistakes);
    }
    run_command(command)
}

/// Prints the mistakes in the settings and in the user's own languages.
fn tell_settings(mistakes: &[String]) {
    Files::of_user().chosen().1.iter().chain(mistakes).for_each(|wrong| output::tell(wrong));
}
