//! A person at boards of two matches of one round, as a player of two teams.

use std::collections::BTreeMap;

use super::teams::same_person;
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::event::action::{Entrant, Outcome};
use crate::event::refusal::{Level, Warning};
use crate::event::state::{Board, Player, State};
use crate::game::team::MatchRules;
use crate::people::person;

impl State {
    /// Warns of the players of a line-up who also play in another match of the round.
    pub(super) fn warnings_of_two_matches(
        &self,
        (round, board): (RoundNo, BoardNo),
        team: PlayerId,
        line_up: &[u16],
    ) -> Vec<Warning> {
        let (Some(rules), Some(held)) = (self.setup.game.match_rules(), self.round(round)) else {
            return Vec::new();
        };
        let Some(team) = self.player(team) else { return Vec::new() };
        let others = (1..).map(BoardNo).zip(&held.boards).filter(|(at, _)| *at != board);
        let others = others.flat_map(|(at, other)| self.seated_in(rules, other).map(move |one| (at, one)));
        let warnings = others.flat_map(|(at, (other, person))| {
            seated(team, line_up).filter_map(move |member| {
                let clause = same_person(member, person)?;
                let text = format!("{} also plays in match {at}, for {}", member.name, other.entrant.name);
                Some(Warning { level: level(member, person), clause, text })
            })
        });
        warnings.collect()
    }

    /// Returns the persons at the boards of a match with their teams; of a forfeited match none.
    fn seated_in(&self, rules: &MatchRules, board: &Board) -> impl Iterator<Item = (&Player, &Entrant)> {
        let is_played = matches!(board.outcome, None | Some(Outcome::Match(_)));
        let line_ups = is_played.then(|| self.match_at(rules, board).line_ups);
        let teams = board.seats.iter().filter_map(|seat| self.player(*seat));
        let sides: Vec<(&Player, Vec<u16>)> = teams.zip(line_ups.into_iter().flatten()).collect();
        sides.into_iter().flat_map(|(team, line_up)| {
            let persons: Vec<&Entrant> = seated(team, &line_up).collect();
            persons.into_iter().map(move |person| (team, person))
        })
    }

    /// Warns of persons in the usual line-ups of two teams of a round; namesakes may be two persons.
    pub(super) fn warnings_of_two_teams(&self, round: RoundNo) -> Vec<Warning> {
        let Some(rules) = self.setup.game.match_rules() else { return Vec::new() };
        let mut by_name: BTreeMap<&str, Vec<(&Player, &Entrant)>> = BTreeMap::new();
        let mut by_id = by_name.clone();
        let mut warnings: Vec<Warning> = Vec::new();
        for team in self.present(round) {
            for member in seated(team, &rules.usual_line_up(team.members.len())) {
                let of_id = by_id.entry(&*member.fide_id).or_default();
                let of_name = by_name.entry(&*member.name).or_default();
                let known = of_id.iter().filter(|_| !member.fide_id.is_empty()).chain(&*of_name);
                warnings.extend(known.copied().find_map(|(other, one)| {
                    let clause = same_person(member, one)?;
                    let (name, first, second) = (&member.name, &other.entrant.name, &team.entrant.name);
                    let text = format!("{name} is in the line-ups of {first} and {second}");
                    let level = level(member, one);
                    (level != Level::Line).then_some(Warning { level, clause, text })
                }));
                of_id.push((team, member));
                of_name.push((team, member));
            }
        }
        warnings
    }
}

/// Returns the level of a warning: namesakes, who may be two persons, are a line to read.
fn level(one: &Entrant, other: &Entrant) -> Level {
    let years = (person::year(&one.born), person::year(&other.born));
    let is_certain = one.fide_id == other.fide_id && !one.fide_id.is_empty();
    if is_certain || (years.0.is_some() && years.0 == years.1) { Level::Confirm } else { Level::Line }
}

/// Returns the persons of a line-up, without empty places.
fn seated<'a>(team: &'a Player, line_up: &[u16]) -> impl Iterator<Item = &'a Entrant> {
    let member = |place: &u16| team.members.get(usize::from(*place).checked_sub(1)?);
    line_up.iter().filter_map(member)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::{Act, PairedBy};
    use crate::event::setup::{Game, PairingSystem};
    use crate::example::{event, setup};

    /// Returns two matches at one board; `Sam` is the second of team 1 and the first of team 3.
    fn held() -> State {
        let mut setup = setup(PairingSystem::Manual);
        setup.game = Game::Match(MatchRules { boards: 1, ..MatchRules::default() });
        let mut state = event(setup, 4);
        for (team, names) in [(1, ["Ana", "Sam"]), (2, ["Bo", "Cy"]), (3, ["Sam", "Di"]), (4, ["Ed", "Flo"])]
        {
            let members = names.map(|name| Entrant { name: name.parse().unwrap(), ..Entrant::default() });
            state.evolve(&Act::Members { team: PlayerId(team), members: members.into() });
        }
        let boards = vec![vec![PlayerId(1), PlayerId(2)], vec![PlayerId(3), PlayerId(4)]];
        state.evolve(&Act::Publish { round: RoundNo(1), boards, byes: Vec::new(), by: PairedBy::Hand });
        state
    }

    fn texts(warnings: &[Warning]) -> Vec<&str> {
        warnings.iter().map(|warning| &*warning.text).collect()
    }

    #[test]
    fn a_player_of_two_matches_is_asked_about() {
        let mut state = held();
        let line_up = |place| Act::LineUp {
            round: RoundNo(1),
            board: BoardNo(1),
            team: PlayerId(1),
            line_up: vec![place],
        };
        let expected = "Sam also plays in match 2, for player 3";
        assert_eq!(texts(&state.warnings(&line_up(1))), Vec::<&str>::new());
        assert!(texts(&state.warnings(&line_up(2))).contains(&expected), "{:?}", state.warnings(&line_up(2)));
        // A forfeited match has no players, and two years of birth are two persons.
        let mut state_of_two = state.clone();
        state_of_two.players[0].members[1].born = "1990".parse().unwrap();
        state_of_two.players[2].members[0].born = "2010".parse().unwrap();
        assert_eq!(
            texts(&state_of_two.warnings_of_two_matches((RoundNo(1), BoardNo(1)), PlayerId(1), &[2])),
            Vec::<&str>::new()
        );
        let forfeit = Outcome::Forfeit { white: true, black: false };
        state.evolve(&Act::Record { round: RoundNo(1), board: BoardNo(2), outcome: forfeit });
        assert_eq!(
            texts(&state.warnings_of_two_matches((RoundNo(1), BoardNo(1)), PlayerId(1), &[2])),
            Vec::<&str>::new()
        );
    }

    #[test]
    fn two_teams_with_one_player_are_named_before_the_round() {
        let mut state = held();
        assert_eq!(texts(&state.warnings_of_two_teams(RoundNo(2))), Vec::<&str>::new());
        state.players[0].members.swap(0, 1);
        assert_eq!(texts(&state.warnings_of_two_teams(RoundNo(2))), Vec::<&str>::new());
        for (team, place) in [(0, 0), (2, 0)] {
            state.players[team].members[place].born = "1990-05-03".parse().unwrap();
        }
        assert_eq!(
            texts(&state.warnings_of_two_teams(RoundNo(2))),
            ["Sam is in the line-ups of player 1 and player 3"]
        );
    }
}
