//! A list of the players of teams in board order, as the acts that set them.

use engine::action::{Act, Entrant};
use engine::id::PlayerId;
use engine::state::State;
use engine::text::Label;
use formats::player_list::ListedPlayer;
use formats::results::BadLine;

/// A team of a list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Team {
    name: Label,
    short_name: Label,
    captain: Label,
    members: Vec<Entrant>,
}

/// Sorts the players of a list by their teams; all are of one team if it is named.
///
/// # Errors
///
/// The line of a player without a team, or with another short name or captain of the team than an earlier
/// line.
pub fn teams(players: Vec<ListedPlayer>, of: Option<&Label>) -> Result<Vec<Team>, BadLine> {
    let mut teams: Vec<Team> = Vec::new();
    for ListedPlayer { line, entrant, .. } in players {
        let name = of.unwrap_or(&entrant.partnership).clone();
        if name.is_empty() {
            let why = "the player has no team (expected a column Team)".to_owned();
            return Err(BadLine { line, why });
        }
        let at = teams.iter().position(|known| known.name == name).unwrap_or(teams.len());
        if at == teams.len() {
            teams.push(Team { name, ..Team::default() });
        }
        if let Some(team) = teams.get_mut(at) {
            team.add(line, entrant)?;
        }
    }
    Ok(teams)
}

/// Returns the acts that set the players of teams; a team that is not registered yet is registered.
#[must_use]
pub fn acts(state: &State, teams: Vec<Team>) -> Vec<Act> {
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
        if known.is_none_or(|known| known.members != team.members) {
            acts.push(Act::Members { team: id, members: team.members });
        }
    }
    acts
}

impl Team {
    /// Adds a player, whose line may have the short name and the captain of the team.
    fn add(&mut self, line: usize, mut player: Entrant) -> Result<(), BadLine> {
        player.partnership = Label::default();
        let facts = [
            ("short name", &mut self.short_name, std::mem::take(&mut player.short_name)),
            ("captain", &mut self.captain, std::mem::take(&mut player.captain)),
        ];
        for (what, known, now) in facts {
            if !known.is_empty() && !now.is_empty() && *known != now {
                let why = format!(
                    "the {what} of {} is `{now}` here and `{known}` in an earlier line (expected one)",
                    self.name
                );
                return Err(BadLine { line, why });
            }
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
