//! Acts on teams: `members` and `line-up`.

use std::path::PathBuf;

use super::answer::Answer;
use super::at_work::{Acting, carry_out};
use super::output::{self, Streams};
use super::register::not_read;
use super::reports::InputEncoding;
use anyhow::Context as _;
use desk::input::members;
use desk::input::named_player::find;
use engine::id::{BoardNo, RoundNo};
use engine::text::Remark;
use formats::entry::line_up;
use formats::player_list::{self, Choices};
use formats::results::BadLine;

#[derive(Debug, clap::Args)]
pub(super) struct Members {
    /// The event.
    event: PathBuf,
    /// The list of players in board order or with a column `Board`, their teams in the column `Team`.
    list: PathBuf,
    /// The team of all players of the list, if it has no column of teams.
    #[arg(long, value_name = "TEAM")]
    team: Option<String>,
    #[command(flatten)]
    encoding: InputEncoding,
    #[command(flatten)]
    acting: Acting,
}

/// Sets the players of teams; a team that is not registered yet is registered.
pub(super) fn members(arguments: &Members) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(None)?;
    let bytes = streams.read(Some(&arguments.list))?;
    let choices = Choices { encoding: arguments.encoding.encoding, ..Choices::default() };
    let name = output::name(Some(&arguments.list));
    let draft = player_list::read(&bytes, &choices).map_err(|error| anyhow::anyhow!(error.in_file(&name)))?;
    if !arguments.acting.are_accepted(&arguments.event, &not_read(&name, draft.findings.iter())) {
        return Ok(Answer::No);
    }
    let team = arguments.team.as_deref().map(str::parse).transpose().context("the name of the team")?;
    let bad = |bad: BadLine| anyhow::anyhow!("{name}:{bad}");
    let teams = members::teams(draft.players, team.as_ref()).map_err(bad)?;
    carry_out(&arguments.acting, &arguments.event, |state| members::acts(state, teams).map_err(bad))
}

#[derive(Debug, clap::Args)]
pub(super) struct LineUp {
    /// The event.
    event: PathBuf,
    /// The round.
    round: u16,
    /// The team: the number, the short name, or an unambiguous beginning of the name or of a word in it.
    team: String,
    /// The players at the boards by their places in the team's list, board 1 first; 0 is an empty board.
    /// `4=6` changes board 4 alone. At tables of Tractor partners are side by side, and `4=6` changes the
    /// fourth seat: the second at table 2.
    #[arg(required = true)]
    players: Vec<String>,
    /// The reason of a correction, after the match is finished.
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: Remark,
    #[command(flatten)]
    acting: Acting,
}

/// Enters a team's line-up, or corrects it.
pub(super) fn line_up(arguments: &LineUp) -> anyhow::Result<Answer> {
    let round = RoundNo(arguments.round);
    carry_out(&arguments.acting, &arguments.event, |state| {
        let team = find(state, &arguments.team)?;
        let held = state.round(round).with_context(|| format!("round {round} is not published"))?;
        let at = held.boards.iter().position(|board| board.seats.contains(&team));
        let at = at.with_context(|| format!("{} has no match in round {round}", state.name(team)))?;
        let at = (round, BoardNo::at(at));
        let line_up = line_up::typed(state, at, team, &arguments.players.join(" "))?;
        Ok(vec![line_up::act(state, at, team, line_up, arguments.reason.clone())])
    })
}
