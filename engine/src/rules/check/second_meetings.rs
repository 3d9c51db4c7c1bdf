//! Players of a Scheveningen match who meet more often than the cycles of its table.

use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::event::refusal::{Clause, Level, Warning};
use crate::event::setup::PairingSystem;
use crate::event::state::{GameAtBoard, Member, State};
use crate::game;
use crate::game::team::LineUp;

impl State {
    /// Warns of players in a new line-up who have already met their opponents. The line-up of the table is
    /// never warned of: it repeats nothing once the other team has its own, too.
    pub(super) fn warnings_of_met_in_line_up(
        &self,
        (round, board): (RoundNo, BoardNo),
        team: PlayerId,
        line_up: &LineUp,
    ) -> Vec<Warning> {
        let (Some(held), Some(now)) = (self.board(round, board), self.match_now(round, board)) else {
            return Vec::new();
        };
        let Some(seat) = held.seats.iter().position(|seat| *seat == team) else { return Vec::new() };
        let own = self.setup.pairing.system().line_ups(self, round, &held.seats);
        if own.is_some_and(|own| own[seat] == *line_up) {
            return Vec::new();
        }
        let mut line_ups = now.line_ups;
        line_ups[seat].clone_from(line_up);
        self.warnings_of_met(round, &held.seats, &line_ups)
    }

    /// Warns of players in a manual round who have already met their opponents. Each team has its usual
    /// line-up until another one is handed in.
    pub(super) fn warnings_of_met_in_usual(&self, round: RoundNo, seats: &[PlayerId]) -> Vec<Warning> {
        let Some(rules) = self.setup.game.match_rules() else { return Vec::new() };
        let [first, second] = seats else { return Vec::new() };
        let members = |team: PlayerId| self.player(team).map_or(0, |team| team.members.len());
        let line_ups = [*first, *second].map(|team| rules.usual_line_up(members(team)));
        self.warnings_of_met(round, seats, &line_ups)
    }

    /// Warns of two opponents in these line-ups who have already met as often as the table lets them.
    pub(super) fn warnings_of_met(
        &self,
        round: RoundNo,
        seats: &[PlayerId],
        [first, second]: &[LineUp; 2],
    ) -> Vec<Warning> {
        let (PairingSystem::Scheveningen { cycles }, [one, other]) = (&self.setup.pairing, seats) else {
            return Vec::new();
        };
        let mut games = self.games_at_boards(self.last_round());
        games.retain(|game| game.round != round && game::was_played(game.outcome.as_ref()));
        let warnings = first.iter().zip(second).filter_map(|(place, opposite)| {
            let pair = [Member { team: *one, place: *place }, Member { team: *other, place: *opposite }];
            let is_of = |game: &&GameAtBoard| pair.iter().all(|who| game.players.contains(&Some(*who)));
            let met: Vec<RoundNo> = games.iter().filter(is_of).map(|game| game.round).collect();
            let last = met.last().filter(|_| usize::from(*cycles) <= met.len())?;
            let [own, theirs] = pair.map(|who| self.names_at(who.team, &[who.place]));
            let text = format!("{own} and {theirs} met in round {last}");
            Some(Warning { level: Level::Confirm, clause: Clause::Rematch, text })
        });
        warnings.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::{Act, Entrant, Outcome, PairedBy};
    use crate::event::setup::{Game, Setup};
    use crate::example;
    use crate::game::scoring::GameScore;
    use crate::game::team::MatchRules;
    use crate::pairing::propose;

    const TEAMS: [PlayerId; 2] = [PlayerId(1), PlayerId(2)];

    fn publish(state: &State, by: PairedBy) -> Act {
        let (round, boards) = (state.next_round(), vec![TEAMS.to_vec()]);
        Act::Publish { round, boards, byes: Vec::new(), by }
    }

    /// Returns a match at three boards after round 1: a1-b1, b3-a3, a2-b2 by the table, all played.
    fn after_one_round(cycles: u8) -> State {
        let game = Game::Match(MatchRules { boards: 3, ..MatchRules::default() });
        let pairing = PairingSystem::Scheveningen { cycles };
        let mut state = example::event(Setup { pairing, ..Setup::bare(&game) }, 2);
        for (team, letter) in TEAMS.into_iter().zip(['a', 'b']) {
            let named = |at| Entrant { name: format!("{letter}{at}").parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Members { team, members: (1..=3).map(named).collect() }).unwrap();
        }
        for act in propose::preparations(&state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        let act = publish(&state, PairedBy::System);
        state.apply(&act).unwrap();
        for line_up in propose::line_ups(&state, &act) {
            assert_eq!(state.warnings(&line_up), [], "{line_up:?}");
            state.apply(&line_up).unwrap();
        }
        let won = Outcome::Game { white: GameScore::Win, black: GameScore::Loss, rated: true };
        for game in 1..=3 {
            let (round, board, now) = (RoundNo(1), BoardNo(1), Some(won.clone()));
            state.apply(&Act::RecordGame { round, board, game, was: None, now }).unwrap();
        }
        state
    }

    fn rematches(warnings: Vec<Warning>) -> Vec<String> {
        let of_pairs = warnings.into_iter().filter(|one| one.clause == Clause::Rematch);
        of_pairs.map(|one| one.text).collect()
    }

    #[test]
    fn a_round_by_hand_asks_about_players_and_not_about_teams() {
        let state = after_one_round(1);
        let asked = rematches(state.warnings(&publish(&state, PairedBy::Hand)));
        let expected = [1, 2, 3].map(|at| format!("a{at} and b{at} met in round 1"));
        assert_eq!(asked, expected);
        let asked = rematches(after_one_round(2).warnings(&publish(&state, PairedBy::Hand)));
        assert_eq!(asked, [""; 0], "they meet twice");
    }

    #[test]
    fn a_line_up_asks_about_players_who_met() {
        let mut state = after_one_round(1);
        state.apply(&publish(&state, PairedBy::Hand)).unwrap();
        let line_up = |line_up: Vec<u16>| Act::LineUp {
            round: RoundNo(2),
            board: BoardNo(1),
            team: PlayerId(1),
            line_up,
        };
        assert_eq!(rematches(state.warnings(&line_up(vec![1, 3, 2]))), ["a1 and b1 met in round 1"]);
        assert_eq!(rematches(state.warnings(&line_up(vec![2, 3, 1]))), [""; 0]);
    }
}
