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
    #[error("{place} {board} of round {round} has another result in line {line}: {present}")]
    OtherLine { place: &'static str, round: RoundNo, board: BoardNo, line: usize, present: String },
    /// The event has another result for the board.
    #[error("{place} {board} of round {round} already has a result: {present}")]
    Present { place: &'static str, round: RoundNo, board: BoardNo, present: String },
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
            // The board is missing; the refusal of any act on it says why.
            let refused = self.state.check_now(&Act::Agree { round: *round, board: *board });
            return refused.err().map(|refused| refused.to_string());
        };
        let names: Vec<String> = held.seats.iter().map(|player| self.state.name(*player)).collect();
        let is_other =
            |(name, told): (&String, &String)| !told.is_empty() && words_of_name(name) != words_of_name(told);
        let differs = names.iter().zip(players).any(is_other);
        differs.then(|| {
            let sit = words::seats(&self.state, &held.seats);
            let place = words::place(&self.state);
            format!("{sit} play at {place} {board} of round {round}, not {}", players.join(" – "))
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
            return Err(self.other(at, stands, &outcome));
        };
        self.state.apply(&act)?;
        self.lines.insert(at, *line);
        self.done.acts.push(act);
        Ok(())
    }

    /// Returns the error of a line whose board has another result; of a match with the boards that differ.
    fn other(&self, at: (RoundNo, BoardNo), present: Option<&Outcome>, typed: &Outcome) -> NotEntered {
        let ((round, board), place, line) = (at, words::place(&self.state), self.lines.get(&at));
        let score = words::score(present);
        let differs = present.map_or_else(Vec::new, |present| self.boards_that_differ(present, typed));
        let present = if differs.is_empty() { score } else { format!("{score} ({})", differs.join(", ")) };
        match line {
            Some(line) => NotEntered::OtherLine { place, round, board, line: *line, present },
            None => NotEntered::Present { place, round, board, present },
        }
    }

    /// Lists the boards at which two results of a match differ; none in other games.
    fn boards_that_differ(&self, present: &Outcome, typed: &Outcome) -> Vec<String> {
        let Some(rules) = self.state.setup.game.match_rules() else { return Vec::new() };
        let found = compare::differences(&rules.by_teams(present), &rules.by_teams(typed), &[]);
        found.into_iter().map(|one| format!("{}: {}, not {}", one.label, one.first, one.second)).collect()
    }
}

/// Returns the separator of the columns of one result: tricks are lines, all else is on one line.
const fn separator(game: &Game) -> &'static str {
    match game {
        Game::Tractor(_) => "/",
        Game::Chess(_) | Game::Decided(_) | Game::Crikey(_) | Game::Dice | Game::Match(_) => " ",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::{Details, Entrant, Header, PairedBy};
    use engine::id::PlayerId;
    use engine::scoring::GameScore::{Loss, Win};
    use formats::{presets, results};

    fn match_of_two() -> State {
        let setup = presets::find("team-swiss").unwrap().setup;
        let mut state = State::new(&Header::new("".parse().unwrap(), Details::default(), setup));
        for (id, name) in [(1, "Nord"), (2, "Ost")] {
            let entrant = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Register { id: PlayerId(id), entrant }).unwrap();
        }
        let (boards, by) = (vec![vec![PlayerId(1), PlayerId(2)]], PairedBy::Hand);
        state.apply(&Act::Publish { round: RoundNo(1), boards, byes: Vec::new(), by }).unwrap();
        state
    }

    fn read_line(state: &State, line: &str) -> Result<Results, Vec<String>> {
        let bad = |refused: RefusedFile| refused.bad.iter().map(ToString::to_string).collect();
        read(state, results::read(line), KeySet::OneZero).map_err(bad)
    }

    #[test]
    fn a_line_of_a_match_that_differs_from_what_is_in_is_refused() {
        let mut state = match_of_two();
        let (round, board) = (RoundNo(1), BoardNo(1));
        let now = Some(Outcome::game(Win, Loss));
        state.apply(&Act::RecordGame { round, board, game: 1, was: None, now }).unwrap();
        let wrong = "1: board 1 has 1 – 0 already, not 0 – 1 (correct the boards or the line)";
        assert_eq!(read_line(&state, "1 1 0 1 1 1"), Err(vec![wrong.to_owned()]));
        let act = read_line(&state, "1 1 1 1 1 1").unwrap().acts.remove(0);
        state.apply(&act).unwrap();
        assert_eq!(read_line(&state, "1 1 1111").unwrap().standing, 1);
        let wrong = "1: match 1 of round 1 already has a result: 4.0 – 0.0 (board 3: 1 – 0, not ½ – ½)";
        assert_eq!(read_line(&state, "1 1 1 1 = 1"), Err(vec![wrong.to_owned()]));
    }
}
