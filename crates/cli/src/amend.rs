//! `wallchart amend` and `wallchart unpublish`: a published round is corrected or withdrawn.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::ValueEnum as _;

use super::answer::{Answer, NoRound};
use super::at_work::{Acting, carry_out, remark};
use super::output::{self, Streams};
use super::pair::{boards_of, listed};
use desk::input::pairing;
use engine::action::{Act, ByeKind};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::round_correction::{self, Results};
use engine::state::State;
use engine::text::Remark;

#[derive(Debug, clap::Args)]
pub(super) struct Amend {
    /// The event.
    event: PathBuf,
    /// The round; an earlier one too.
    round: u16,
    /// The boards and byes that were played: all of the round, one per line, in the form that this command
    /// writes without this option; `-` for standard input.
    #[arg(long, value_name = "FILE")]
    boards: Option<PathBuf>,
    /// The results of boards that differ: `players`, `boards` or `removed` for all of them, `7=boards` for
    /// board 7 as it was published. May be given several times; all other results stay.
    #[arg(long, value_name = "[BOARD=]WHAT", requires = "boards", value_parser = answer)]
    results: Vec<(Option<BoardNo>, ResultsOf)>,
    /// The reason.
    #[arg(long, value_name = "TEXT", default_value = "", value_parser = remark, requires = "boards")]
    reason: Remark,
    #[command(flatten)]
    acting: Acting,
}

/// The results of boards that differ.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum ResultsOf {
    /// Each player keeps the result of the game.
    Players,
    /// The board keeps its result, for the players who sit there now.
    Boards,
    /// They are removed, to be entered again.
    Removed,
}

impl From<ResultsOf> for Results {
    fn from(results: ResultsOf) -> Self {
        match results {
            ResultsOf::Players => Self::StayWithPlayers,
            ResultsOf::Boards => Self::StayAtBoards,
            ResultsOf::Removed => Self::Go,
        }
    }
}

/// The reason why an answer about results cannot be read.
#[derive(Debug, thiserror::Error)]
enum NotAnAnswer {
    /// No board has this number.
    #[error("`{0}` is not a board number")]
    Board(String),
    /// The text is not an answer about results.
    #[error("`{0}` is not an answer (expected players, boards or removed)")]
    Answer(String),
}

/// Reads the answer about the results of all boards, or of one.
fn answer(text: &str) -> Result<(Option<BoardNo>, ResultsOf), NotAnAnswer> {
    let (board, what) = text.split_once('=').map_or((None, text), |(board, what)| (Some(board), what));
    let number = |board: &str| board.parse().map(BoardNo).map_err(|_| NotAnAnswer::Board(board.to_owned()));
    let what = ResultsOf::from_str(what, true).map_err(|_| NotAnAnswer::Answer(what.to_owned()))?;
    Ok((board.map(number).transpose()?, what))
}

#[derive(Debug, clap::Args)]
pub(super) struct Unpublish {
    /// The event.
    event: PathBuf,
    /// The reason.
    #[arg(long, value_name = "TEXT", default_value = "", value_parser = remark)]
    reason: Remark,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn amend(arguments: &Amend) -> anyhow::Result<Answer> {
    let round = RoundNo(arguments.round);
    let mut streams = Streams::to(None)?;
    let Some(path) = &arguments.boards else {
        let state = streams.event(&arguments.event)?;
        let name = || output::name(Some(&arguments.event));
        return streams.write(shown(&state, round).with_context(name)?.as_bytes());
    };
    let list = boards_of(path, &mut streams)?;
    drop(streams);
    carry_out(&arguments.acting, &arguments.event, |state| {
        let (boards, byes) = pairing::seated(state, &list)
            .map_err(|bad| anyhow::anyhow!("{}:{bad}", output::name(Some(path))))?;
        let of_board = |at| {
            let named = |one: &&(Option<BoardNo>, ResultsOf)| one.0 == at;
            arguments.results.iter().rev().find(named).map(|(_, answer)| Results::from(*answer))
        };
        let answer = |board| of_board(Some(board)).or_else(|| of_board(None));
        if let Some(open) =
            round_correction::boards_in_question(state, round, &boards).find(|board| answer(*board).is_none())
        {
            anyhow::bail!(
                "board {open} has a result and changes: say what to do with it (--results \
                 players, boards or removed, for this board alone --results {open}=removed)"
            );
        }
        let results = |board| answer(board).unwrap_or(Results::StayWithPlayers);
        let act =
            round_correction::correction(state, round, boards, byes, &results, arguments.reason.clone());
        Ok(vec![act.with_context(|| not_published(state, round))?])
    })
}

fn not_published(state: &State, round: RoundNo) -> String {
    format!("there is no round {round} (the last one is {})", state.last_round())
}

/// Returns the boards and byes of a published round in the form for correcting them.
fn shown(state: &State, round: RoundNo) -> anyhow::Result<String> {
    let held = state.round(round).with_context(|| not_published(state, round))?;
    let boards: Vec<Vec<PlayerId>> = held.boards.iter().map(|board| board.seats.clone()).collect();
    Ok(listed(state, &boards, &held.byes, &ByeKind::ALL))
}

pub(super) fn unpublish(arguments: &Unpublish) -> anyhow::Result<Answer> {
    carry_out(&arguments.acting, &arguments.event, |state| {
        if state.rounds.is_empty() {
            return Err(NoRound.into());
        }
        Ok(vec![Act::Unpublish { round: state.last_round(), reason: arguments.reason.clone() }])
    })
}
