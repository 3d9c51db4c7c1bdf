//! Lists of a team that change who sits in its published matches: in those for which it handed in no line-up.

use crate::basics::id::{BoardNo, RoundNo};
use crate::event::action::{Act, Entrant};
use crate::event::refusal::{Clause, Level, Warning};
use crate::event::state::State;
use crate::game::team::{LineUp, MatchRules};

/// A published match whose line-up follows from the team's list, before and after a change of the list.
struct Moved {
    at: (RoundNo, BoardNo),
    was: LineUp,
    now: LineUp,
    /// The boards, from 0, at which others sit afterwards.
    boards: Vec<usize>,
}

impl State {
    /// Returns the acts that hand in the present line-ups of a team whose list an act changes, so that its
    /// published matches stay as they are. Empty if the act moves none of them, or if the new list lacks a
    /// player who sits there.
    #[must_use]
    pub fn line_ups_kept(&self, act: &Act) -> Vec<Act> {
        let Act::Members { team, members } = act else { return Vec::new() };
        let is_listed = |was: &LineUp| was.iter().all(|place| usize::from(*place) <= members.len());
        let kept = self.moved_by(act).into_iter().filter(|moved| is_listed(&moved.was));
        let handed_in =
            |Moved { at: (round, board), was, .. }| Act::LineUp { round, board, team: *team, line_up: was };
        kept.map(handed_in).collect()
    }

    /// Warns of boards of published matches that are filled or emptied by a change of a team's list.
    pub(super) fn warnings_of_published_line_ups(&self, act: &Act) -> Vec<Warning> {
        let Some((rules, Act::Members { team, members })) = self.setup.game.match_rules().zip(Some(act))
        else {
            return Vec::new();
        };
        let (team, place) = (self.name(*team), rules.game.place());
        let moved = self.moved_by(act);
        let told = moved.iter().flat_map(|Moved { at: (round, number), now, boards, .. }| {
            let (team, round, number) = (&team, round.0, number.0);
            boards.iter().map(move |at| {
                let (board, names) = (at + 1, seated_names(rules, members, now, *at));
                if names.is_empty() {
                    format!("round {round}, match {number}: {place} {board} of {team} is now empty (a forfeit)")
                } else {
                    format!(
                        "round {round}, match {number}: {names} now sits at {place} {board} of {team}, which was a forfeit"
                    )
                }
            })
        });
        told.map(|text| Warning { level: Level::Confirm, clause: Clause::PublishedLineUp, text }).collect()
    }

    /// Returns the matches without a result whose line-ups change with a team's list. A team that had no list
    /// was complete: there only boards with results count.
    fn moved_by(&self, act: &Act) -> Vec<Moved> {
        let (Act::Members { team, members }, Some(rules)) = (act, self.setup.game.match_rules()) else {
            return Vec::new();
        };
        let before = self.player(*team).map_or(0, |team| team.members.len());
        let (was, now) = (rules.usual_line_up(before), rules.usual_line_up(members.len()));
        let mut moved = Vec::new();
        for (round, board) in self.open_boards_of(*team) {
            let Some(held) = self.board(round, board).filter(|held| held.outcome.is_none()) else { continue };
            let sheet = held.sheet.as_deref();
            let seat = held.seats.iter().position(|seat| seat == team);
            if seat.is_none_or(|seat| sheet.is_some_and(|sheet| sheet.line_ups[seat].is_some())) {
                continue;
            }
            let has_result = |at: usize| sheet.and_then(|sheet| sheet.game(at)).is_some();
            let is_other = |at: &usize| {
                rules.is_seated(&was, *at) != rules.is_seated(&now, *at) && (0 < before || has_result(*at))
            };
            let boards: Vec<usize> = (0..rules.boards.into()).filter(is_other).collect();
            if !boards.is_empty() {
                moved.push(Moved { at: (round, board), was: was.clone(), now: now.clone(), boards });
            }
        }
        moved
    }
}

/// Returns the names of the players of a list at a board; empty if it is not complete.
fn seated_names(rules: &MatchRules, members: &[Entrant], line_up: &[u16], at: usize) -> String {
    let name = |place: &u16| Some(&*members.get(usize::from(*place).checked_sub(1)?)?.name);
    let names: Option<Vec<&str>> = rules.seated(line_up, at).iter().map(name).collect();
    names.unwrap_or_default().join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::PlayerId;
    use crate::event::action::{Outcome, PairedBy};
    use crate::event::setup::{Game, PairingSystem};
    use crate::example::{event, setup};
    use crate::game::scoring::GameScore;

    const TEAM: PlayerId = PlayerId(1);
    const AT: (RoundNo, BoardNo) = (RoundNo(1), BoardNo(1));

    fn members(names: &[&str]) -> Act {
        let member = |name: &&str| Entrant { name: name.parse().unwrap(), ..Entrant::default() };
        Act::Members { team: TEAM, members: names.iter().map(member).collect() }
    }

    /// Returns two teams with a published match at two boards; the first has these players.
    fn published(names: &[&str]) -> State {
        let mut setup = setup(PairingSystem::Manual);
        setup.game = Game::Match(MatchRules { boards: 2, ..MatchRules::default() });
        let mut state = event(setup, 2);
        state.apply(&members(names)).unwrap();
        let (boards, byes) = (vec![vec![TEAM, PlayerId(2)]], Vec::new());
        state.apply(&Act::Publish { round: AT.0, boards, byes, by: PairedBy::Hand }).unwrap();
        state
    }

    fn told(state: &State, act: &Act) -> Vec<String> {
        state.warnings_of_published_line_ups(act).into_iter().map(|warning| warning.text).collect()
    }

    #[test]
    fn a_late_player_can_be_kept_out_of_a_published_match() {
        let mut state = published(&["Ana"]);
        let late = members(&["Ana", "Bo"]);
        let filled = "round 1, match 1: Bo now sits at board 2 of player 1, which was a forfeit";
        assert_eq!(told(&state, &late), [filled]);
        let kept = state.line_ups_kept(&late);
        assert_eq!(kept, [Act::LineUp { round: AT.0, board: AT.1, team: TEAM, line_up: vec![1, 0] }]);
        for act in kept.iter().chain([&late]) {
            state.apply(act).unwrap();
        }
        assert_eq!(state.match_now(AT.0, AT.1).unwrap().line_ups[0], [1, 0]);
        let more = members(&["Ana", "Bo", "Cy"]);
        assert!(told(&state, &more).is_empty() && state.line_ups_kept(&more).is_empty());
    }

    #[test]
    fn an_emptied_board_cannot_be_kept() {
        let state = published(&["Ana", "Bo"]);
        let fewer = members(&["Ana"]);
        let emptied = "round 1, match 1: board 2 of player 1 is now empty (a forfeit)";
        assert_eq!(told(&state, &fewer), [emptied]);
        assert!(state.line_ups_kept(&fewer).is_empty());
        assert!(told(&state, &members(&["Ana", "Cy", "Bo"])).is_empty());
    }

    #[test]
    fn a_first_list_may_empty_a_board_with_a_result() {
        let mut state = published(&[]);
        assert!(told(&state, &members(&["Ana"])).is_empty());
        let now = Some(Outcome::game(GameScore::Draw, GameScore::Draw));
        let game = Act::RecordGame { round: AT.0, board: AT.1, game: 2, was: None, now };
        state.apply(&game).unwrap();
        let emptied = "round 1, match 1: board 2 of player 1 is now empty (a forfeit)";
        assert_eq!(told(&state, &members(&["Ana"])), [emptied]);
    }
}
