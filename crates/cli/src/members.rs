//! Acts on teams: `members` and `line-up`.

use std::path::PathBuf;

use super::Answer;
use super::at_work::{Acting, carry_out};
use super::output::{self, Streams};
use super::register::not_read;
use super::reports::InputEncoding;
use anyhow::Context as _;
use desk::input::named_player::find;
use engine::action::{Act, Entrant};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::state::State;
use engine::text::{Label, Remark};
use formats::entry::line_up;
use formats::player_list::{self, Choices};

#[derive(Debug, clap::Args)]
pub(super) struct Members {
    /// The event.
    event: PathBuf,
    /// The list of players in board order, with their teams in the column `Team`.
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
    let mut teams: Vec<Team> = Vec::new();
    for player in draft.players {
        let team = match &arguments.team {
            Some(team) => team.parse().context("the name of the team")?,
            None => player.entrant.partnership.clone(),
        };
        if team.is_empty() {
            anyhow::bail!(
                "{name}:{}: the player has no team (expected a column Team, or --team)",
                player.line
            );
        }
        let at = teams.iter().position(|known| known.name == team).unwrap_or(teams.len());
        if at == teams.len() {
            teams.push(Team { name: team, ..Team::default() });
        }
        if let Some(team) = teams.get_mut(at) {
            team.add(player.entrant).map_err(|wrong| anyhow::anyhow!("{name}:{}: {wrong}", player.line))?;
        }
    }
    carry_out(&arguments.acting, &arguments.event, |state| Ok(acts(state, teams)))
}

/// A team of a list.
#[derive(Debug, Default)]
struct Team {
    name: Label,
    short_name: Label,
    captain: Label,
    members: Vec<Entrant>,
}

impl Team {
    /// Adds a player, whose line may have the short name and the captain of the team.
    ///
    /// # Errors
    ///
    /// An earlier line has others.
    fn add(&mut self, mut player: Entrant) -> anyhow::Result<()> {
        player.partnership = Label::default();
        let facts = [
            ("short name", &mut self.short_name, std::mem::take(&mut player.short_name)),
            ("captain", &mut self.captain, std::mem::take(&mut player.captain)),
        ];
        for (what, known, now) in facts {
            anyhow::ensure!(
                known.is_empty() || now.is_empty() || *known == now,
                "the {what} of {} is `{now}` here and `{known}` in an earlier line (expected one)",
                self.name
            );
            if !now.is_empty() {
                *known = now;
            }
        }
        self.members.push(player);
        Ok(())
    }

    /// Returns a team as registered with the facts of the list.
    fn with_facts(&self, mut entrant: Entrant) -> Entrant {
        for (fact, of) in [(&self.short_name, &mut entrant.short_name), (&self.captain, &mut entrant.captain)]
        {
            if !fact.is_empty() {
                of.clone_from(fact);
            }
        }
        entrant
    }
}

fn acts(state: &State, teams: Vec<Team>) -> Vec<Act> {
    let mut next = state.next_player();
    let mut acts = Vec::new();
    for team in teams {
        let known = state.players.iter().find(|known| known.entrant.name == team.name);
        let id = known.map_or(next, |known| known.id);
        match known.map(|known| (&known.entrant, team.with_facts(known.entrant.clone()))) {
            None => {
                next = PlayerId(next.0 + 1);
                let entrant = team.with_facts(Entrant { name: team.name.clone(), ..Entrant::default() });
                acts.push(Act::Register { id, entrant });
            }
            Some((before, entrant)) if *before != entrant => acts.push(Act::Edit { id, entrant }),
            Some(_) => {}
        }
        acts.push(Act::Members { team: id, members: team.members });
    }
    acts
}

#[derive(Debug, clap::Args)]
pub(super) struct LineUp {
    /// The event.
    event: PathBuf,
    /// The round.
    round: u16,
    /// The team: the number, or an unambiguous beginning of the name.
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
