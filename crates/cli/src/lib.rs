//! The command line: one file per subcommand.
//!
//! Exit status: 0 done; 1 the answer is no: the event refuses the command in its present state, asks a
//! question first, or has no legal pairing; 2 the input or the usage is wrong: it cannot be read or
//! understood, or names something that does not exist; 128 plus the number of the signal that ended the
//! desk; 101 a fault of the program. Output is all or nothing.

mod amend;
mod argument;
mod at_work;
mod audit;
mod check;
mod check_in;
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

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use output::Streams;

use desk::DeskError;
use desk::input::pairing::NotPaired;
use desk::user::files::Files;
use desk::user::own_languages;
use engine::pairing::propose::NoProposal;
use engine::refusal::{Refusal, Refused};
use formats::language::desk::DeskLanguage;
use formats::rerating::NoRerating;

/// The answer of a subcommand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// Done.
    Yes,
    /// The answer is no.
    No,
    /// The desk was ended by a signal, or by a fault of the program, with this exit status.
    Ended(u8),
}

/// A tournament desk for the terminal: pairings, results, live standings, ratings, audit.
#[derive(Debug, Parser)]
#[command(name = "wallchart", version, args_conflicts_with_subcommands = true)]
struct Arguments {
    /// The event to open in the desk; without one the desk opens on its home screen.
    event: Option<PathBuf>,
    /// The desk in lines, without a screen: for screen readers, braille displays and scripts. It is chosen
    /// where TERM is `dumb`.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    shown: Shown,
    #[command(subcommand)]
    command: Option<Command>,
}

/// The appearance of the desk.
#[derive(Debug, clap::Args)]
struct Shown {
    /// The language of the desk, for instance `de`; that of the settings or the system if not given.
    #[arg(long, value_name = "TAG")]
    language: Option<DeskLanguage>,
}

/// The number of letters of a word for each typing mistake: one letter may be wrong, missing or extra, or
/// two of them exchanged.
const LETTERS_A_MISTAKE: usize = 3;

#[derive(Debug, Subcommand)]
enum Command {
    /// Opens the tour: the desk on a copy of an event, to try things with.
    Tour(Shown),
    /// Creates an event without the screen.
    New(new::Arguments),
    /// Lists the presets.
    Presets,
    /// Lists the languages, or the texts that one lacks.
    Languages(languages::Arguments),
    /// Computes the results of a judge input: crikey, tractor, dice, swiss or probit.
    Judge(judge::Arguments),
    /// Creates an event from a report (TRF) or a judge input.
    Import(import::Arguments),
    /// Writes an event in another format.
    Export(export::Arguments),
    /// Writes the standings.
    Standings(standings::Arguments),
    /// Writes the crosstable.
    Crosstable(crosstable::Arguments),
    /// Writes a report to print or post: pairings, standings, slips and others.
    Report(report::Arguments),
    /// Writes an event as a small site and keeps it up to date.
    Publish(publish::Arguments),
    /// Replays an event and compares: exit status 0 sound, 1 something differs, 2 unreadable.
    Audit(audit::Arguments),
    /// Registers the players of a list, all or none.
    Register(register::Arguments),
    /// Shares an event with other desks while it runs, and shows how they join.
    Host(desks::Host),
    /// Joins an event that another desk shares, in a file of its own.
    Join(desks::Join),
    /// Lists the desks at an event and the acts waiting at this one.
    Desks(desks::Desks),
    /// Leaves the other desks; the event is a plain file again.
    Leave(desks::Leave),
    /// Lists, imports, searches and removes rating lists, and compares an event with them.
    Lists(lists::Arguments),
    /// Notes who is here before the next round, or lists who is missing.
    CheckIn(check_in::Arguments),
    /// Pairs the next round of a report (TRF) or an event; with `--publish` publishes it.
    Pair(Box<pair::Arguments>),
    /// Enters the results of a file, all or none.
    Results(results::Arguments),
    /// Corrects or clears a result.
    Correct(correct::Arguments),
    /// Changes details of an event and parameters of its setup: its page, its language, boards.
    Set(set::Arguments),
    /// Shows whether an event is official and what touched its pairings; enters or leaves official mode.
    Official(official::Arguments),
    /// Withdraws a player after the rounds played so far.
    Withdraw(players::Withdraw),
    /// Excludes a player from later rounds.
    Exclude(players::Exclude),
    /// Adds points to a player's score, or deducts them.
    Points(players::GivePoints),
    /// Sets ratings that hold from a round on, in an event of more than 30 days.
    Rerate(rerate::Arguments),
    /// Removes a player who was registered by mistake and is in no published round.
    Remove(players::Remove),
    /// Brings a withdrawn or excluded player back, from the next round on.
    Return(players::Return),
    /// Grants byes that a player asked for, or cancels them.
    Bye(players::Bye),
    /// Changes the data of a player.
    Change(players::Change),
    /// Assigns a player a fixed board, or none.
    FixBoard(players::FixBoard),
    /// Assigns a player another partner, or none, where partners stay together.
    Partner(players::Partner),
    /// Sets the players of teams in board order, from a list.
    Members(members::Members),
    /// Enters a team's line-up for a match.
    LineUp(members::LineUp),
    /// Changes the largest number of players at a table, from the next round on.
    Tables(note::Tables),
    /// Notes that players must not meet.
    Forbid(players::Forbid),
    /// Assigns the pairing numbers.
    Number(note::Number),
    /// Corrects the pairings of a published round: opponents, colours, boards, byes.
    Amend(amend::Amend),
    /// Withdraws the round published last.
    Unpublish(amend::Unpublish),
    /// Draws lots for places that no tie-break decides.
    Lots(note::Lots),
    /// Draws the starting position of a round of Chess960.
    Position(note::DrawnPosition),
    /// Sets a player's value of a tie-break of the event's own: a place, points of a play-off.
    Give(note::Give),
    /// Writes a remark into the journal.
    Note(note::Note),
    /// Seals the standings after a round.
    Seal(seal::Arguments),
    /// Signs an event as it is now or at its end, and adds keys.
    Sign(sign::Arguments),
    /// Undoes the last act.
    Undo(undo::Arguments),
    /// Redoes the act undone last.
    Redo(undo::Arguments),
    /// Pairs every round of a report again and lists the differences.
    Check(check::Arguments),
    /// Writes the final order by a list of tie-breaks, and the values asked for.
    Tiebreaks(tiebreaks::Arguments),
    /// Creates a random tournament.
    Simulate(Box<simulate::Arguments>),
    /// Reports what a person who helps has to know of this computer: nothing about players; exit status 1 if
    /// something is wrong.
    Doctor,
    /// Writes a copy of an event that names nobody, with which another person can replay a fault.
    ShareProblem(share_problem::Arguments),
    /// Writes shell completions.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Writes the manual page, or one for every subcommand.
    Man(man::Arguments),
}

impl Command {
    /// Returns true if a fault of the settings matters to a command; the tour shows it on its screen.
    const fn uses_settings(&self) -> bool {
        !matches!(self, Self::Tour(_) | Self::Doctor | Self::Completions { .. } | Self::Man(_))
    }
}

/// Returns the command line with its help.
fn command_line() -> clap::Command {
    groups::explained(Arguments::command())
}

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

/// Returns the exit status of an answer, and prints an error.
fn status(answer: anyhow::Result<Answer>) -> u8 {
    match answer {
        Ok(Answer::Yes) => 0,
        Ok(Answer::No) => 1,
        Ok(Answer::Ended(status)) => status,
        Err(error) => {
            output::tell(&format!("{error:#}"));
            if error.chain().any(says_no) { 1 } else { 2 }
        }
    }
}

/// Returns true if the event itself refuses in its present state; any other error is a fault of the input or
/// the usage.
fn says_no(cause: &(dyn std::error::Error + 'static)) -> bool {
    let refused = |refused: &Refused| refused.0.iter().all(Refusal::is_of_the_event);
    if let Some(error) = cause.downcast_ref::<DeskError>() {
        return match error {
            DeskError::Refused(of) => refused(of),
            DeskError::NotAccepted(_)
            | DeskError::NothingToUndo
            | DeskError::NothingToRedo
            | DeskError::Shared(_) => true,
            DeskError::Storage(_)
            | DeskError::Replay { .. }
            | DeskError::Unsaved
            | DeskError::NotSigned(_)
            | DeskError::Setup(_) => false,
        };
    }
    if let Some(error) = cause.downcast_ref::<NotPaired>() {
        return match error {
            NotPaired::NoProposal(_) => true,
            NotPaired::Refused(of) => refused(of),
        };
    }
    if let Some(error) = cause.downcast_ref::<NoRerating>() {
        return *error == NoRerating::NotLong;
    }
    cause.is::<NoProposal>()
        || cause.is::<NoRound>()
        || cause.is::<NotYet>()
        || cause.downcast_ref().is_some_and(refused)
}

/// The error of a command that needs a published round, before there is one.
#[derive(Debug, thiserror::Error)]
#[error("no round is published yet (pair round 1 first)")]
struct NoRound;

/// The error of a command that needs finished games, and what is missing.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct NotYet(String);

/// Prints a fault of the input or the usage.
fn told_wrong(what: &str) -> ExitCode {
    output::tell(what);
    ExitCode::from(2)
}

/// Returns the message for a word that is neither a command nor a file; `None` if it may be either, or
/// looks like a path.
fn no_command(word: &OsStr) -> Option<String> {
    let word = word.to_str()?;
    let command = command_line();
    let names: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).chain(["help"]).collect();
    let is_path = word.contains(['.', '/', '\\']) || Path::new(word).exists();
    if word.starts_with('-') || is_path || names.contains(&word) {
        return None;
    }
    let mistakes = |name: &str| strsim::damerau_levenshtein(word, name);
    let closest = names.iter().copied().min_by_key(|name| mistakes(name));
    let meant = closest.filter(|name| mistakes(name) * LETTERS_A_MISTAKE <= word.chars().count());
    let told = format!("there is no command `{word}` and no file of that name");
    let event = format!("{word}.ron");
    let meant = if Path::new(&event).exists() { Some(&*event) } else { meant };
    Some(match meant {
        Some(meant) => format!("{told} (did you mean `{meant}`?)"),
        None => format!("{told} (`--help` lists the commands)"),
    })
}

/// Prints the requested help or version, or on one line the fault of the usage.
fn answered_by_usage(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        return told_wrong(&usage_mistake(&error.to_string()));
    }
    drop(error.print());
    ExitCode::SUCCESS
}

/// Joins clap's paragraphs to one line: the fault, and its hints.
fn usage_mistake(told: &str) -> String {
    let mistake = told.split("\n\nUsage:").next().unwrap_or(told);
    let mistake = mistake.split("\n\nFor more information").next().unwrap_or(mistake);
    let mistake = mistake.strip_prefix("error: ").unwrap_or(mistake);
    let paragraphs = mistake.split("\n\n").map(|one| one.split_whitespace().collect::<Vec<_>>().join(" "));
    let mistake = paragraphs.collect::<Vec<_>>().join("; ");
    format!("wallchart: {mistake} (`--help` shows what is expected)")
}

/// Opens the desk.
fn at_desk(begin: tui::Begin<'_>, shown: &Shown) -> anyhow::Result<Answer> {
    Ok(match tui::run(begin, shown.language.as_ref())? {
        0 => Answer::Yes,
        status => Answer::Ended(status),
    })
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

fn run_command(command: Command) -> anyhow::Result<Answer> {
    match command {
        Command::Tour(shown) => at_desk(tui::Begin::Tour, &shown),
        Command::New(arguments) => new::run(&arguments),
        Command::Presets => presets::run(),
        Command::Languages(arguments) => languages::run(&arguments),
        Command::Judge(arguments) => judge::run(&arguments),
        Command::Import(arguments) => import::run(&arguments),
        Command::Export(arguments) => export::run(&arguments),
        Command::Standings(arguments) => standings::run(&arguments),
        Command::Crosstable(arguments) => crosstable::run(&arguments),
        Command::Report(arguments) => report::run(&arguments),
        Command::Publish(arguments) => publish::run(&arguments),
        Command::Audit(arguments) => audit::run(&arguments),
        Command::Pair(arguments) => pair::run(&arguments),
        Command::Register(arguments) => register::run(&arguments),
        Command::Host(arguments) => desks::host(&arguments),
        Command::Join(arguments) => desks::join(&arguments),
        Command::Desks(arguments) => desks::desks(&arguments),
        Command::Leave(arguments) => desks::leave(&arguments),
        Command::Lists(arguments) => lists::run(&arguments),
        Command::CheckIn(arguments) => check_in::run(&arguments),
        Command::Results(arguments) => results::run(&arguments),
        Command::Correct(arguments) => correct::run(&arguments),
        Command::Set(arguments) => set::run(&arguments),
        Command::Official(arguments) => official::run(&arguments),
        Command::Withdraw(arguments) => players::withdraw(&arguments),
        Command::Exclude(arguments) => players::exclude(&arguments),
        Command::Remove(arguments) => players::remove(&arguments),
        Command::Points(arguments) => players::points(&arguments),
        Command::Rerate(arguments) => rerate::run(&arguments),
        Command::Return(arguments) => players::come_back(&arguments),
        Command::Bye(arguments) => players::bye(&arguments),
        Command::Change(arguments) => players::change(&arguments),
        Command::FixBoard(arguments) => players::fix_board(&arguments),
        Command::Partner(arguments) => players::partner(&arguments),
        Command::Members(arguments) => members::members(&arguments),
        Command::LineUp(arguments) => members::line_up(&arguments),
        Command::Tables(arguments) => note::tables(&arguments),
        Command::Forbid(arguments) => players::forbid(&arguments),
        Command::Number(arguments) => note::number(&arguments),
        Command::Amend(arguments) => amend::amend(&arguments),
        Command::Unpublish(arguments) => amend::unpublish(&arguments),
        Command::Lots(arguments) => note::lots(&arguments),
        Command::Position(arguments) => note::position(&arguments),
        Command::Give(arguments) => note::give(&arguments),
        Command::Note(arguments) => note::note(&arguments),
        Command::Tiebreaks(arguments) => tiebreaks::run(&arguments),
        Command::Seal(arguments) => seal::run(&arguments),
        Command::Sign(arguments) => sign::run(&arguments),
        Command::Undo(arguments) => undo::undo(&arguments),
        Command::Redo(arguments) => undo::redo(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Doctor => {
            let mistakes = tui::scene::settings::Settings::of(&Files::of_user()).complaints;
            doctor::run(tui::terminal::described(), mistakes)
        }
        Command::ShareProblem(arguments) => share_problem::run(&arguments),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command_line(), "wallchart", &mut script);
            Streams::to(None)?.write(&script)
        }
        Command::Man(arguments) => man::run(&arguments),
    }
}
