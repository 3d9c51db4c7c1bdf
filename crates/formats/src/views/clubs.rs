//! The ranking of teams over the players of an individual event.

use super::{Cell, Code, Column, Columns, Sense, View};
use engine::ranking::clubs::{self, TeamLine};
use engine::setup::{Ranking, TeamAdds, TeamRanking};
use engine::standings::{RowPlace, Standings};
use engine::state::State;

/// The teams after a round.
#[derive(Debug)]
pub struct Clubs<'a> {
    /// The event.
    pub state: &'a State,
    /// The teams, best first.
    pub lines: Vec<TeamLine>,
    rule: TeamRanking,
}

impl<'a> Clubs<'a> {
    /// Ranks the teams by standings; `None` in an event without a ranking of teams.
    #[must_use]
    pub fn of(state: &'a State, standings: &Standings) -> Option<Self> {
        let rule = state.setup.regulations.teams?;
        Some(Self { state, lines: clubs::rank(state, standings), rule })
    }

    /// Returns the rule in a sentence.
    #[must_use]
    pub fn rule(&self) -> String {
        let TeamRanking { adds, named_by, best } = self.rule;
        let of_tables = matches!(self.state.setup.ranking, Ranking::Placings | Ranking::PlacingsBy(_));
        let adds = match adds {
            TeamAdds::Points if of_tables => "sum of the places at tables",
            TeamAdds::MeanOfPoints if of_tables => "mean of the places at tables",
            TeamAdds::Points | TeamAdds::MeanOfPoints | TeamAdds::Places => adds.name(),
        };
        let who = match best {
            0 => "all players".to_owned(),
            1 => "the best player".to_owned(),
            best => format!("the best {best} players"),
        };
        format!("The {adds} of {who} of a {}; equal teams by their best single places.", named_by.name())
    }

    fn is_shared(&self, at: usize) -> bool {
        let own = self.lines[at].place;
        let same = |other: &TeamLine| own == other.place && own != RowPlace::Unranked;
        let before = at.checked_sub(1).and_then(|at| self.lines.get(at));
        before.is_some_and(same) || self.lines.get(at + 1).is_some_and(same)
    }
}

/// Returns the view of the teams, one row per team.
#[must_use]
pub fn clubs<'a>(teams: Clubs<'a>) -> View<'a> {
    let mut columns: Columns<'a, Clubs<'a>> = Columns::new();
    let mut add = |column, cell: fn(&Clubs<'a>, usize, &TeamLine) -> Cell<'static>| {
        columns.add(column, move |teams: &Clubs<'a>, at| {
            teams.lines.get(at).map_or_else(Cell::empty, |line| cell(teams, at, line))
        });
    };
    add(Column::number(Code::Place, "#").afar(""), |teams, at, line| {
        Cell::place(line.place, teams.is_shared(at)).meaning(sense(line))
    });
    add(Column::text(Code::Team, "Team"), |_, _, line| {
        Cell::text(line.name.to_string()).meaning(sense(line))
    });
    let score = Column::number(Code::Score, "Score").short("score");
    add(score.named("what the team has added"), |_, _, line| Cell::text(line.value.to_string()));
    let players = Column::number(Code::Played, "Players").short("pl");
    add(players.named("players who count, of all"), |_, _, line| {
        Cell::text(format!("{}/{}", line.counting.len(), line.players))
    });
    add(Column::text(Code::Name, "Who counts"), |teams, _, line| {
        let names = line.counting.iter().map(|player| teams.state.name(*player));
        Cell::text(names.collect::<Vec<_>>().join("; ")).meaning(Sense::Aside)
    });
    let len = teams.lines.len();
    columns.of(teams, len)
}

const fn sense(line: &TeamLine) -> Sense {
    match line.place {
        RowPlace::Number(1) => Sense::Leader,
        RowPlace::Number(_) => Sense::Plain,
        RowPlace::Unranked => Sense::Aside,
    }
}
