//! Converts a report of teams to the table for tie-breaks.

use super::{TeamReport, TeamSystem};
use crate::trf::event_type;
use crate::trf::report::names_round_robin;
use engine::pairing::field::Tpn;
use engine::team::TeamScore;
use engine::tie_breaks::{Edition, Pairings, Player, TeamRules, TeamTable};

impl TeamReport {
    /// Returns the table for the tie-breaks, with the teams by place.
    #[must_use]
    pub fn tie_break_table(&self, pairings: Pairings, edition: Edition) -> TeamTable {
        let completed = self.completed_rounds();
        let rounds = usize::from(completed);
        let rules = TeamRules {
            primary: self.system.primary(),
            boards: u16::try_from(self.boards()).unwrap_or(u16::MAX),
            match_points: self.match_points,
            game_points: self.report.scoring,
            rounds,
            announced: usize::from(self.report.rounds.unwrap_or(0)).max(rounds),
            edition,
            pairings,
        };
        let players = self.teams.iter().map(|team| Player {
            number: team.number.into(),
            rating: team.strength.trim().parse().ok().filter(|rating| 0 < *rating),
        });
        let teams: Vec<_> = players.zip(self.records()).collect();
        let mut table = TeamTable::new(rules, &teams);
        for score in [TeamScore::MatchPoints, TeamScore::GamePoints] {
            for (team, place) in (1..).take(self.teams.len()).enumerate() {
                table.add(team, score, self.added_before(place, score, completed.saturating_add(1)));
            }
        }
        table
    }

    /// Returns the kind of the pairings: predetermined in a round robin and in a Scheveningen match.
    #[must_use]
    pub fn pairings(&self) -> Pairings {
        let is_fixed = match &self.system {
            TeamSystem::Swiss(_) => false,
            TeamSystem::RoundRobin { .. } | TeamSystem::Scheveningen { .. } => true,
            TeamSystem::Other(kind) if kind.is_empty() => {
                let words = self.report.others.iter().find(|line| line.code == "092");
                words.is_some_and(|line| names_round_robin(&line.text))
            }
            TeamSystem::Other(kind) => event_type::is_round_robin(kind),
        };
        if is_fixed { Pairings::Predetermined } else { Pairings::Swiss }
    }

    /// Returns true if a team has no rank although others have: it is left out of the standings.
    #[must_use]
    pub fn is_unranked(&self, place: Tpn) -> bool {
        self.team(place).is_some_and(|team| team.rank.is_none())
            && self.teams.iter().any(|team| team.rank.is_some())
    }
}
