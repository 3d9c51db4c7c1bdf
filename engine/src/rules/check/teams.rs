//! Acts about teams: their players, line-ups, and the boards of a match.

use super::common::refuse;
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::event::action::{Entrant, Outcome};
use crate::event::refusal::Refusal;
use crate::event::state::State;
use crate::game::NotAResult;
use crate::game::team::{MatchRules, NotALineUp};

impl State {
    fn match_rules(&self, refusals: &mut Vec<Refusal>) -> Option<&MatchRules> {
        let rules = self.setup.game.teams();
        refuse(refusals, rules.is_none(), || Refusal::NoTeams);
        rules
    }

    /// A list cannot become shorter than the places that line-ups have used.
    pub(super) fn check_members(&self, team: PlayerId, members: &[Entrant], refusals: &mut Vec<Refusal>) {
        self.check_player(team, refusals);
        if self.match_rules(refusals).is_none() {
            return;
        }
        let used = usize::from(self.last_place_used(team));
        refuse(refusals, members.len() < used, || Refusal::MembersMissing { team: self.name(team), used });
        for member in members {
            self.check_entrant(member, refusals);
        }
    }

    /// Returns the last place of a team's list that a line-up names; 0 if none does.
    fn last_place_used(&self, team: PlayerId) -> u16 {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        let line_ups = boards.filter_map(|board| {
            let seat = board.seats.iter().position(|seat| *seat == team)?;
            match &board.outcome {
                Some(Outcome::Match(held)) => held.line_ups.get(seat),
                _ => board.sheet.as_deref()?.line_ups.get(seat)?.as_ref(),
            }
        });
        line_ups.flatten().copied().max().unwrap_or(0)
    }

    pub(super) fn check_line_up(
        &self,
        (round, at): (RoundNo, BoardNo),
        team: PlayerId,
        line_up: &[u16],
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(rules) = self.match_rules(refusals) else { return };
        let Some(board) = self.find_board(round, at, refusals) else { return };
        refuse(refusals, board.outcome.is_some(), || Refusal::ResultStands { round, board: at });
        refuse(refusals, !board.seats.contains(&team), || Refusal::NotInTheMatch {
            team: self.name(team),
            round,
            board: at,
        });
        if let Err(wrong) = rules.admit_line_up(line_up).and_then(|()| self.admit_members(team, line_up)) {
            refusals.push(Refusal::LineUp(wrong));
        }
    }

    /// Checks that a team's list has the players of a line-up; a team without a list has any.
    pub(super) fn admit_members(&self, team: PlayerId, line_up: &[u16]) -> Result<(), NotALineUp> {
        let members = self.player(team).map_or(0, |team| team.members.len());
        match line_up.iter().find(|player| 0 < members && members < usize::from(**player)) {
            Some(player) => Err(NotALineUp::NoSuchPlayer { player: *player, members }),
            None => Ok(()),
        }
    }

    pub(super) fn check_game(
        &self,
        (round, at): (RoundNo, BoardNo),
        game: u8,
        was: Option<&Outcome>,
        now: Option<&Outcome>,
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(rules) = self.match_rules(refusals) else { return };
        let Some(board) = self.find_board(round, at, refusals) else { return };
        refuse(refusals, board.outcome.is_some(), || Refusal::ResultStands { round, board: at });
        let Some(place) = usize::from(game).checked_sub(1).filter(|place| *place < rules.boards.into())
        else {
            refusals.push(Refusal::NoSuchGame { game, boards: rules.boards });
            return;
        };
        let stands = board.sheet.as_deref().and_then(|sheet| sheet.game(place));
        refuse(refusals, stands != was, || Refusal::OtherResult { round, board: at });
        refuse(refusals, stands == now, || Refusal::NothingChanges);
        let line_ups = self.match_at(rules, board).line_ups;
        let missing = rules.forfeit([&line_ups[0], &line_ups[1]], place);
        refuse(refusals, missing.is_some(), || Refusal::EmptyBoard { game });
        if let Some(Err(wrong)) = now.map(|now| rules.admit_game(place, now)) {
            refusals.push(Refusal::NotAResult(NotAResult::Match(wrong)));
        }
    }
}
