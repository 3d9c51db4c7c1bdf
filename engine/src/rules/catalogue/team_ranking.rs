//! The parameters of a ranking of teams in an individual event.

use crate::event::parameter::{Parameter, Value};
use crate::event::setup::{Ranking, Setup, TeamAdds, TeamName, TeamRanking};
use crate::ranking::clubs;

/// The ways of adding, in words; the first is no ranking of teams.
const ADDS: [&str; 4] = ["none", TeamAdds::ALL[0].name(), TeamAdds::ALL[1].name(), TeamAdds::ALL[2].name()];

/// The most players that count; more than any team has.
const MOST_BEST: u32 = 99;

impl Setup {
    /// Returns the parameters of the ranking of teams; none in events whose players are teams.
    #[must_use]
    pub fn team_parameters(&self) -> Vec<Parameter> {
        let free = |name, help, value| Parameter { name, help, value, is_fixed: false };
        if self.game.match_rules().is_some() {
            return Vec::new();
        }
        let teams = self.regulations.teams;
        let place = |of: TeamRanking| TeamAdds::ALL.iter().position(|one| *one == of.adds).unwrap_or(0) + 1;
        let adds = free(
            "ranking of teams",
            "teams by the points or the places of their best players",
            Value::Choice { now: teams.map_or(0, place), names: &ADDS },
        );
        let Some(rule) = teams else { return vec![adds] };
        let TeamRanking { named_by, best, .. } = rule;
        let field = TeamName::ALL.iter().position(|one| *one == named_by).unwrap_or(0);
        let field = Value::Choice { now: field, names: &TeamName::NAMES };
        let number = Value::Number { now: best.into(), least: self.least_best(rule), most: MOST_BEST };
        vec![
            adds,
            free("team", "the field of a player that names the team; players without it are in none", field),
            free("players that count", "the best of a team; 0 for all of them", number),
        ]
    }

    /// Returns these choices with another value of a parameter of the ranking of teams; `None` if there is no
    /// such parameter or value.
    #[must_use]
    pub fn with_team_parameter(mut self, parameter: usize, value: Value) -> Option<Self> {
        let teams = self.regulations.teams;
        self.regulations.teams = match (parameter, value) {
            (0, Value::Choice { now: 0, .. }) => None,
            (0, Value::Choice { now, .. }) => {
                let rule = TeamRanking { adds: *TeamAdds::ALL.get(now - 1)?, ..teams.unwrap_or_default() };
                let best = if u32::from(rule.best) < self.least_best(rule) {
                    TeamRanking::default().best
                } else {
                    rule.best
                };
                Some(TeamRanking { best, ..rule })
            }
            (1, Value::Choice { now, .. }) => {
                Some(TeamRanking { named_by: *TeamName::ALL.get(now)?, ..teams? })
            }
            (2, Value::Number { now, .. }) => {
                let best = u8::try_from(now).ok().filter(|_| now <= MOST_BEST)?;
                Some(TeamRanking { best, ..teams? })
            }
            _ => return None,
        };
        self.complaint_of_teams().is_none().then_some(self)
    }

    /// Returns the reason why these choices have no such ranking of teams.
    pub(super) fn complaint_of_teams(&self) -> Option<String> {
        let teams = self.regulations.teams?;
        if self.game.match_rules().is_some() {
            return Some("the players are teams: a ranking of teams is for individual events".to_owned());
        }
        let has_numbers = match self.ranking {
            Ranking::Points { .. } | Ranking::Placings | Ranking::PlacingsBy(_) => true,
            Ranking::Rating | Ranking::Progress | Ranking::Elimination => false,
        };
        let name = teams.adds.name();
        if !has_numbers && teams.adds != TeamAdds::Places {
            let ranking = self.ranking.name();
            return Some(format!("a ranking by {ranking} has no {name} of teams (expected sum of places)"));
        }
        let is_short = u32::from(teams.best) < self.least_best(teams);
        is_short.then(|| {
            format!(
                "the lowest {name} of teams is best: the smallest team would win (expected how many count)"
            )
        })
    }

    /// Returns the least number of players that count; 0 for all of a team. Where the lowest sum is best, the
    /// smallest team would win if all counted.
    fn least_best(&self, rule: TeamRanking) -> u32 {
        clubs::is_lowest_first(&self.ranking, rule).into()
    }

    /// Leaves out a ranking of teams that these choices cannot have.
    #[must_use]
    pub fn without_unfit_teams(mut self) -> Self {
        if self.complaint_of_teams().is_some() {
            self.regulations.teams = None;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::setup::PairingSystem;
    use crate::example;

    #[test]
    fn all_of_a_team_count_only_if_the_highest_sum_wins() {
        let adds = |setup: Setup, way: TeamAdds| {
            let now = TeamAdds::ALL.iter().position(|one| *one == way).unwrap() + 1;
            setup.with_team_parameter(0, Value::Choice { now, names: &ADDS }).unwrap()
        };
        let best = |setup: Setup, now| {
            setup.with_team_parameter(2, Value::Number { now, least: 0, most: MOST_BEST })
        };
        let setup = example::setup(PairingSystem::Manual);
        let all = best(adds(setup.clone(), TeamAdds::Points), 0).unwrap();
        assert_eq!(best(adds(setup, TeamAdds::Places), 0), None);
        let turned = adds(all.clone(), TeamAdds::Places).regulations.teams.unwrap();
        assert_eq!(turned.best, TeamRanking::default().best);
        let mut bad = all;
        bad.regulations.teams =
            bad.regulations.teams.map(|rule| TeamRanking { adds: TeamAdds::Places, ..rule });
        let told = "the lowest sum of places of teams is best: the smallest team would win (expected how many count)";
        assert_eq!(bad.complaint_of_teams().as_deref(), Some(told));
    }
}
