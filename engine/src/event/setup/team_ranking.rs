//! The ranking of teams over the players of an individual event: a club or a federation is a team, and
//! adds what its best players have reached.

use serde::{Deserialize, Serialize};

/// The rule of a ranking of teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamRanking {
    /// The numbers that a team adds.
    pub adds: TeamAdds,
    /// The field of a player that names the team.
    pub named_by: TeamName,
    /// The number of players of a team that count, its best ones; 0 for all.
    pub best: u8,
}

/// The numbers that a team adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum TeamAdds {
    /// The first values of the standings: points, or the means of the places at tables.
    #[default]
    Points,
    /// The mean of these values.
    MeanOfPoints,
    /// The places in the standings; the lowest sum is best.
    Places,
}

/// The field of a player that names the team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum TeamName {
    /// The club.
    #[default]
    Club,
    /// The federation.
    Federation,
}

/// The number of players that count when a ranking of teams is chosen.
const USUAL_BEST: u8 = 4;

impl Default for TeamRanking {
    /// The sum of the points of the four best players of a club.
    fn default() -> Self {
        Self { adds: TeamAdds::default(), named_by: TeamName::default(), best: USUAL_BEST }
    }
}

impl TeamAdds {
    /// Every way, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Points, Self::MeanOfPoints, Self::Places];

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "sum of points",
            Self::MeanOfPoints => "mean of points",
            Self::Places => "sum of places",
        }
    }
}

impl TeamName {
    /// Every field, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Club, Self::Federation];

    /// The names.
    pub const NAMES: [&str; 2] = ["club", "federation"];

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Club => Self::NAMES[0],
            Self::Federation => Self::NAMES[1],
        }
    }
}
