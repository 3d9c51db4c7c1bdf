//! `wallchart EVENT --plain`: the desk in lines, for screen readers, braille displays, serial lines and
//! scripts.
//!
//! A line is a command without the event, or a result in the form of the entry at the board. Nothing is
//! drawn, and every line is answered before the next one is read.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{CommandFactory as _, FromArgMatches as _};

use super::answer::Answer;
use super::at_work::Acting;
use super::commands::{Arguments, Command, command_line, no_command, run_command, status, usage_mistake};
use super::output::{self, Streams};
use super::{pair, register, results};
use desk::user::files::Files;
use engine::id::RoundNo;
use engine::setup::Game;
use engine::state::State;
use engine::words::count;
use formats::text::one_line;
use formats::views::words;

/// The answer to `help`, after a result of the event.
const HELP: &str = "\
results 2 17 1  a result of round 2; results FILE: those of a file
add TEXT        registers a player, as the line of the desk does: add Berg, Anna, 2104
boards          the boards of this round with their results
state           the state of the event, as an empty line does
accept          does the line that asked a question, and accepts what it asked
open FILE       another event; new FILE --preset NAME makes one
help COMMAND    explains a command; wallchart --help lists all of them
quit            ends
Every other line is a command without the event: pair --publish, correct 1 17 0-1, undo, withdraw berg, standings.
The beginning of a name is enough where only one name begins so. Text with blanks is put in \"quotation marks\".
";

/// The error of a line that would open the desk.
const OPENS_SCREEN: &str = "this would open the screen (open FILE opens an event here)";

/// The extension of event files.
const EVENT_FILE: &str = "ron";

/// The prompt with its event.
struct Prompt {
    event: Option<PathBuf>,
    /// The line that asked a question, until another one is done.
    asked: Option<String>,
}

/// A line that is not a command of the program.
enum Line<'a> {
    State,
    Boards,
    Help,
    Accept,
    Quit,
    Open(&'a str),
    Add(&'a str),
    /// Results, a line each with round and board.
    Results(String),
    Command(Vec<String>),
}

/// Reads lines and answers them, until the end of the input or `quit`.
///
/// # Errors
///
/// The input cannot be read, or the event cannot be opened.
pub(super) fn run(event: Option<&Path>) -> anyhow::Result<Answer> {
    let mut prompt = Prompt { event: None, asked: None };
    if let Some(event) = event {
        prompt.open(event.to_owned())?;
    }
    let mut worst = 0;
    loop {
        output::prompt()?;
        let bytes = output::read_line()?;
        if bytes.is_empty() {
            break;
        }
        let answer = match std::str::from_utf8(&bytes) {
            Ok(text) => prompt.answer(text.trim(), false),
            Err(_) => Err(anyhow::anyhow!("the line is not UTF-8")),
        };
        match answer {
            Ok(None) => break,
            answered => worst = worst.max(status(answered.map(|answer| answer.unwrap_or(Answer::Yes)))),
        }
    }
    // A person has read the answers; a script needs the worst status.
    Ok(if output::can_ask() { Answer::Yes } else { Answer::Ended(worst) })
}

impl Prompt {
    /// Opens an event and reports its state.
    fn open(&mut self, event: PathBuf) -> anyhow::Result<Answer> {
        let state = Streams::to(None)?.event(&event)?;
        self.event = Some(event);
        tell(&state_in_words(&state))
    }

    fn state(&self) -> anyhow::Result<State> {
        Streams::to(None)?.event(self.event()?)
    }

    /// Answers a line; `None` if it ends the program.
    fn answer(&mut self, text: &str, is_accepted: bool) -> anyhow::Result<Option<Answer>> {
        let line = self.understood(text)?;
        // A line that only shows something leaves the question where it is.
        let asked = match line {
            Line::Help | Line::State | Line::Boards => None,
            Line::Accept
            | Line::Quit
            | Line::Open(_)
            | Line::Add(_)
            | Line::Results(_)
            | Line::Command(_) => self.asked.take(),
        };
        let done = match line {
            Line::Quit => return Ok(None),
            Line::Help => {
                let game =
                    self.event.as_ref().map(|_| self.state()).transpose()?.map(|state| state.setup.game);
                Streams::to(None)?.write(format!("{}\n{HELP}", result_in_words(game.as_ref())).as_bytes())
            }
            Line::State => tell(&state_in_words(&self.state()?)),
            Line::Boards => tell(&boards_in_words(&self.state()?)),
            Line::Open(file) => self.open(PathBuf::from(file)),
            Line::Accept => {
                let asked = asked.context("there is no line with a question (accept comes after it)")?;
                return self.answer(&asked, true);
            }
            Line::Add(text) => register::typed(Acting::accepting(is_accepted), self.event()?, text),
            Line::Results(text) => {
                let keys = Files::of_user().chosen().0.results;
                results::typed(&Acting::accepting(is_accepted), self.event()?, &text, keys)
            }
            Line::Command(words) => self.command(words, is_accepted),
        };
        if matches!(done, Ok(Answer::No)) {
            self.asked = Some(text.to_owned());
        }
        done.map(Some)
    }

    fn event(&self) -> anyhow::Result<&Path> {
        self.event.as_deref().context("no event is open (open FILE, or new FILE --preset NAME)")
    }

    fn understood<'a>(&self, text: &'a str) -> anyhow::Result<Line<'a>> {
        let text = text.strip_prefix("wallchart ").unwrap_or(text).trim();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let is_result = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        Ok(match (first, rest) {
            ("" | "state", "") => Line::State,
            ("boards", "") => Line::Boards,
            ("?" | "help", "") => Line::Help,
            ("accept", "") => Line::Accept,
            ("quit" | "exit", "") => Line::Quit,
            ("open", file) => Line::Open(file.trim_matches('"')),
            ("add", text) => Line::Add(text),
            ("results", result) if is_result(result) && !Path::new(result).exists() => {
                Line::Results(result.to_owned())
            }
            _ if is_result(text) => {
                let state = self.state()?;
                anyhow::ensure!(!state.rounds.is_empty(), "no round is published yet (pair --publish)");
                Line::Results(format!("{} {text}", state.last_round()))
            }
            _ => Line::Command(split(text).context("a quotation mark is not closed")?),
        })
    }

    /// Runs a command, with the event if it is about one.
    fn command(&mut self, mut words: Vec<String>, is_accepted: bool) -> anyhow::Result<Answer> {
        anyhow::ensure!(
            !words.iter().any(|word| word == "-"),
            "standard input and output are this prompt (name a file)"
        );
        let called = Arguments::command();
        let name = words.first().cloned().unwrap_or_default();
        if let Some(about) = called.find_subcommand(&name) {
            let has = |id: &str| about.get_arguments().any(|argument| argument.get_id() == id);
            let takes_event = about.get_positionals().next().is_some_and(|first| {
                first.get_id() == "event" && name != "new" || first.get_id() == "input" && name == "pair"
            });
            if is_accepted && has("accept_all") {
                words.push("--accept-all".to_owned());
            }
            let names_one = words.get(1).is_some_and(|word| {
                Path::new(word).extension().is_some_and(|end| end == EVENT_FILE) && Path::new(word).exists()
            });
            if takes_event && !names_one {
                words.insert(1, self.event()?.to_string_lossy().into_owned());
            }
        }
        let line = std::iter::once("wallchart".to_owned()).chain(words).map(OsString::from);
        let matches = match command_line().try_get_matches_from(line) {
            Ok(matches) => matches,
            Err(help) if !help.use_stderr() => {
                return Streams::to(None)?.write(help.to_string().as_bytes());
            }
            Err(error) => anyhow::bail!(usage_mistake(&error.to_string())),
        };
        let made = matches.subcommand_matches("new").and_then(|new| new.get_one::<PathBuf>("event").cloned());
        let command = match Arguments::from_arg_matches(&matches)?.command {
            None | Some(Command::Tour(_)) => {
                anyhow::bail!(no_command(name.as_ref()).unwrap_or_else(|| OPENS_SCREEN.to_owned()))
            }
            // Other programs read the numbers that `pair` writes; a person reads names.
            Some(Command::Pair(pair)) if pair.publish => {
                return pair::publish(&pair, Streams::to(None)?, |state| lines(&boards_in_words(state)));
            }
            Some(command) => command,
        };
        match (run_command(command)?, made) {
            (Answer::Yes, Some(made)) => self.open(made),
            (answer, _) => Ok(answer),
        }
    }
}

fn tell(lines: &[String]) -> anyhow::Result<Answer> {
    Streams::to(None)?.write(self::lines(lines).as_bytes())
}

fn lines(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [one_line(line), "\n".into()]).collect()
}

/// Describes the event in one line, and in one each the last round and those with missing results.
fn state_in_words(state: &State) -> Vec<String> {
    let players = count(state.players.len(), state.setup.game.entrant());
    let round = match state.last_round().0 {
        0 => "no round yet".to_owned(),
        last => format!("round {last} of {}", state.setup.rounds),
    };
    let rounds = (1..=state.last_round().0).map(RoundNo);
    let open = rounds.filter(|round| {
        let is_open = state.round(*round).is_some_and(|held| held.results() < held.boards.len());
        is_open || *round == state.last_round()
    });
    let event = format!("{}: {players}, {round}", state.details.title);
    std::iter::once(event).chain(open.filter_map(|round| results::state_of(state, round))).collect()
}

/// Lists the boards and the byes of the last round.
fn boards_in_words(state: &State) -> Vec<String> {
    let Some(held) = state.round(state.last_round()) else { return vec!["no round yet".to_owned()] };
    let boards = (1_usize..).zip(&held.boards).map(|(number, board)| {
        let players = words::seats(state, &board.seats);
        match &board.outcome {
            Some(outcome) => format!("{number} {players}  {}", words::at_board(Some(outcome))),
            None => format!("{number} {players}"),
        }
    });
    let byes = held.byes.iter().map(|(player, bye)| format!("{}: {}", state.name(*player), bye.name()));
    boards.chain(byes).collect()
}

/// Describes the line of a result: of chess if no event is open.
fn result_in_words(game: Option<&Game>) -> &'static str {
    match game {
        None | Some(Game::Chess(_) | Game::Decided(_)) => {
            "1 0             a result of this round: the board, and the result with the keys of your settings"
        }
        Some(Game::Crikey(_)) => {
            "1 0 12 20       a result of this round: the board, the result with the keys of your settings, and \
             the values of White's and Black's pieces"
        }
        Some(Game::Dice) => {
            "1 11234/55266   the hands of a table of this round: the table, and the five dice of each player in \
             the order of the seats"
        }
        Some(Game::Tractor(_)) => {
            "1 85 2          a score of this round: the table, the points of the defenders, and the seat of the \
             dealer; or H 2 and the cards: the main suit, the dealer, and after each / a trick"
        }
        Some(Game::Match(_)) => {
            "1 1 = 0 1       a match of this round: the match, and the result of each of its boards"
        }
    }
}

/// Splits a line at blanks, except between quotation marks; `None` if the last one is missing. A backslash
/// or an apostrophe is nothing special: paths and names have them.
pub(super) fn split(line: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut is_quoted) = (Vec::new(), None, false);
    for c in line.chars() {
        match c {
            '"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_with(String::new);
            }
            c if c.is_whitespace() && !is_quoted => words.extend(word.take()),
            c => word.get_or_insert_with(String::new).push(c),
        }
    }
    words.extend(word);
    (!is_quoted).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_split_at_blanks_outside_quotation_marks() {
        let check = |line: &str, expected: &[&str]| {
            assert_eq!(split(line).unwrap(), expected, "{line}");
        };
        check("  withdraw   O'Brien ", &["withdraw", "O'Brien"]);
        check(r#"note "ten minutes late" """#, &["note", "ten minutes late", ""]);
        check(
            r"export --to trf -o C:\open\report.trf",
            &["export", "--to", "trf", "-o", r"C:\open\report.trf"],
        );
        check("", &[]);
        assert_eq!(split("note \"late"), None);
    }
}
