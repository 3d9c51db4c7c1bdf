//! `wallchart correct`: changes or clears a result.

use std::path::PathBuf;

use super::answer::Answer;
use super::at_work::{Acting, carry_out, remark};
use super::results::Keys;
use engine::action::Act;
use engine::id::{BoardNo, RoundNo};
use engine::refusal::Refused;
use engine::text::Remark;
use formats::entry::written;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The round.
    round: u16,
    /// The board.
    board: u16,
    /// The result from now on, as in a file of results: `0-1`, `"1 20 15"`; `none` clears the result.
    #[arg(allow_hyphen_values = true)]
    result: String,
    /// Changes only the result that is reported for rating, as for a round that is too old to be corrected
    /// in an official event; `none` reports the present result again.
    #[arg(long)]
    for_rating: bool,
    /// The reason.
    #[arg(long, value_name = "TEXT", default_value = "", value_parser = remark)]
    reason: Remark,
    /// The keys of results, with their names in the settings.
    #[arg(long, value_enum, default_value_t = Keys::OneZero)]
    keys: Keys,
    #[command(flatten)]
    acting: Acting,
}

/// The word for a result that is cleared.
const NONE: &str = "none";

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let (round, board) = (RoundNo(arguments.round), BoardNo(arguments.board));
    carry_out(&arguments.acting, &arguments.event, |state| {
        // The same check as for a board with a result: whether the board exists.
        state.check(&Act::Agree { round, board })?;
        let stands = state.board(round, board).and_then(|held| held.outcome.clone());
        let was = stands.ok_or_else(|| Refused(vec![state.no_result(round, board)]))?;
        let now = match arguments.result.trim() {
            NONE => None,
            text => Some(written::read(state, (round, board), text, arguments.keys.into())?),
        };
        if arguments.for_rating {
            let reported = now.filter(|now| *now != was);
            return Ok(vec![Act::CorrectForRating {
                round,
                board,
                reported,
                reason: arguments.reason.clone(),
            }]);
        }
        Ok(vec![Act::Correct { round, board, was, now, reason: arguments.reason.clone() }])
    })
}
