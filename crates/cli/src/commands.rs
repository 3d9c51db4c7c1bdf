//! The command line as clap reads it, and the call of each command.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::{CommandFactory as _, Parser, Subcommand};

use super::answer::{Answer, says_no};
use super::output::{self, Streams};
use super::{
    amend, audit, check, check_in, correct, crosstable, desks, doctor, export, groups, import, judge,
    languages, lists, man, members, new, note, official, pair, players, presets, publish, register, report,
    rerate, results, seal, set, share_problem, sign, simulate, standings, tiebreaks, undo,
};
use desk::user::files::Files;
use formats::language::desk::DeskLanguage;

/// The number of letters of a word for each typing mistake: one letter may be wrong, missing or extra, or
/// two of them exchanged.
const LETTERS_A_MISTAKE: usize = 3;

/// A tournament desk for the terminal: pairings, results, live standings, ratings, audit.
#[derive(Debug, Parser)]
#[command(name = "wallchart", version, args_conflicts_with_subcommands = true)]
pub(super) struct Arguments {
    /// The event to open in the desk; without one the desk opens on its home screen.
    pub(super) event: Option<PathBuf>,
    /// The desk in lines, without a screen: for screen readers, braille displays and scripts. It is chosen
    /// where TERM is `dumb`.
    #[arg(long)]
    pub(super) plain: bool,
    #[command(flatten)]
    pub(super) shown: Shown,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// The appearance of the desk.
#[derive(Debug, clap::Args)]
pub(super) struct Shown {
    /// The language of the desk, for instance `de`; that of the settings or the system if not given.
    #[arg(long, value_name = "TAG")]
    pub(super) language: Option<DeskLanguage>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
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
    pub(super) const fn uses_settings(&self) -> bool {
        !matches!(self, Self::Tour(_) | Self::Doctor | Self::Completions { .. } | Self::Man(_))
    }
}

/// Returns the command line with its help.
/// Returns the command line as clap reads it, with its help.
pub(super) fn command_line() -> clap::Command {
    groups::explained(Arguments::command())
}

/// Returns the exit status of an answer, and prints an error.
pub(super) fn status(answer: anyhow::Result<Answer>) -> u8 {
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

/// Returns the message for a word that is neither a command nor a file; `None` if it may be either, or
/// looks like a path.
pub(super) fn no_command(word: &OsStr) -> Option<String> {
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

/// Joins clap's paragraphs to one line: the fault, and its hints.
pub(super) fn usage_mistake(told: &str) -> String {
    let mistake = told.split("\n\nUsage:").next().unwrap_or(told);
    let mistake = mistake.split("\n\nFor more information").next().unwrap_or(mistake);
    let mistake = mistake.strip_prefix("error: ").unwrap_or(mistake);
    let paragraphs = mistake.split("\n\n").map(|one| one.split_whitespace().collect::<Vec<_>>().join(" "));
    let mistake = paragraphs.collect::<Vec<_>>().join("; ");
    format!("wallchart: {mistake} (`--help` shows what is expected)")
}

/// Opens the desk.
pub(super) fn at_desk(begin: tui::Begin<'_>, shown: &Shown) -> anyhow::Result<Answer> {
    Ok(match tui::run(begin, shown.language.as_ref())? {
        0 => Answer::Yes,
        status => Answer::Ended(status),
    })
}

/// Runs a command.
pub(super) fn run_command(command: Command) -> anyhow::Result<Answer> {
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
        Command::Man(arguments) => man::run(&arguments, command_line()),
    }
}
