//! Results from a file: every line is read like input at its board, and all are entered or none.

use std::collections::BTreeMap;

use engine::action::{Act, Outcome};
use engine::compare;
use engine::folding::words_of_name;
use engine::id::{BoardNo, RoundNo};
use engine::refusal::Refused;
use engine::setup::Game;
use engine::state::State;
use formats::entry;
use formats::entry::keys::KeySet;
use formats::entry::written::{self, BadResult};
use formats::results::{BadLine, ResultFile, ResultLine};
use formats::views::words;

/// The results of a file as acts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Results {
    /// The acts, in the order of the file.
    pub acts: Vec<Act>,
    /// The number of results that the event has already.
    pub standing: usize,
}

/// The reason why the results of a file are not entered.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RefusedFile {
    /// Every refused line, in the order of the file.
    pub bad: Vec<BadLine>,
    /// The number of lines that could be entered.
    pub good: usize,
    /// The number of refused lines with an unknown round or board, or with other players.
    pub strangers: usize,
}

impl RefusedFile {
    /// Returns true if the file seems to be of another event: half of its lines or more do not fit.
    #[must_use]
    pub const fn is_of_another_event(&self) -> bool {
        0 < self.strangers && self.bad.len() + self.good <= 2 * self.strangers
    }
}

/// The message that a file seems to be of another event.
pub const OF_ANOTHER_EVENT: &str =
    "the rounds, boards or names are not those of this event: is it a file of another one?";

/// Reads the results of a file, each after those before it.
///
/// # Errors
///
/// The refused lines.
pub fn read(state: &State, file: ResultFile, keys: KeySet) -> Result<Results, RefusedFile> {
    let ResultFile { results, mut bad } = file;
    let mut reading =
        Reading { state: state.clone(), keys, lines: BTreeMap::new(), done: Results::default() };
    let mut strangers = 0;
    for result in &results {
        let why = match reading.stranger(result) {
            Some(why) => {
                strangers += 1;
                Err(why)
            }
            None => reading.take(result).map_err(|wrong| wrong.to_string()),
        };
        if let Err(why) = why {
            bad.push(BadLine { line: result.line, why });
        }
    }
    let Results { acts, standing } = &reading.done;
    if bad.is_empty() {
        return Ok(reading.done);
    }
    bad.sort_by_key(|bad| bad.line);
    Err(RefusedFile { bad, good: acts.len() + standing, strangers })
}

/// The reason why a line is not entered.
#[derive(Debug, thiserror::Error)]
enum NotEntered {
    #[error(transparent)]
    Result(#[from] BadResult),
    #[error(transparent)]
    Refused(#[from] Refused),
    /// An earlier line of the file has another result for the board.
    #[error("board {board} of round {round} has another result in line {line}: {present}")]
    OtherLine { round: RoundNo, board: BoardNo, line: usize, present: String },
    /// The event has another result for the board.
    #[error("board {board} of round {round} already has a result: {present}")]
    Present { round: RoundNo, board: BoardNo, present: String },
}

/// The state while a file of results is read.
struct Reading {
    /// The event after the lines read so far.
    state: State,
    keys: KeySet,
    /// The line of each result so far.
    lines: BTreeMap<(RoundNo, BoardNo), usize>,
    done: Results,
}

impl Reading {
    /// Returns the reason why a line is not about a game of this event: the board is unknown or has other
    /// players.
    fn stranger(&self, line: &ResultLine) -> Option<String> {
        let ResultLine { round, board, players, .. } = line;
        let Some(held) = self.state.board(*round, *board) else {
            // A board with a result: only its existence matters.
            let refused = self.state.check_now(&Act::Agree { round: *round, board: *board });
            return refused.err().map(|refused| refused.to_string());
        };
        let names: Vec<String> = held.seats.iter().map(|player| self.state.name(*player)).collect();
        let is_other =
            |(name, told): (&String, &String)| !told.is_empty() && words_of_name(name) != words_of_name(told);
        let differs = names.iter().zip(players).any(is_other);
        differs.then(|| {
            let sit = words::seats(&self.state, &held.seats);
            format!("{sit} play at board {board} of round {round}, not {}", players.join(" – "))
        })
    }

    fn take(&mut self, line: &ResultLine) -> Result<(), NotEntered> {
        let ResultLine { line, round, board, result, .. } = line;
        let at = (*round, *board);
        let Some(held) = self.state.board(*round, *board) else { return Ok(()) };
        let text = result.join(separator(&self.state.setup.game));
        let outcome = written::read(&self.state, at, &text, self.keys)?;
        let stands = held.outcome.as_ref();
        if stands.is_some_and(|stands| compare::are_same(stands, &outcome)) {
            self.done.standing += 1;
            return Ok(());
        }
        let Some(act) = entry::entering(at, stands, &outcome) else {
            return Err(self.other(at, stands));
        };
        self.state.apply(&act)?;
        self.lines.insert(at, *line);
        self.done.acts.push(act);
        Ok(())
    }

    /// Returns the error of a line whose board has another result.
    fn other(&self, at: (RoundNo, BoardNo), present: Option<&Outcome>) -> NotEntered {
        let ((round, board), present) = (at, words::score(present));
        match self.lines.get(&at) {
            Some(line) => NotEntered::OtherLine { round, board, line: *line, present },
            None => NotEntered::Present { round, board, present },
        }
    }
}

/// Returns the separator of the columns of one result: tricks are lines, all else is on one line.
const fn separator(game: &Game) -> &'static str {
    match game {
        Game::Tractor(_) => "/",
        Game::Chess(_) | Game::Decided(_) | Game::Crikey(_) | Game::Dice | Game::Match(_) => " ",
    }
}
