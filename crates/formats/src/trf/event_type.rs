//! The types of events in record 192 of a report (trf 8, team-swiss 6). Those of a pairing system are in its
//! module; here is what they say beside the system, and what they are in an event of teams.

use std::borrow::Cow;

use engine::setup::{Acceleration, PairingSystem, Setup, TeamSwissRules};
use engine::team::TeamScore;

/// The end of the type of an accelerated event (C.04.7).
const BAKU: &str = "_BAKU";

/// The type of a round robin whose rounds do not follow a table.
pub(crate) const OWN_TABLES: &str = "CUSTOM_ROUNDROBIN";

/// The type of a knockout of teams.
pub(crate) const TEAM_KNOCKOUT: &str = "CUSTOM_TEAM_KNOCKOUT";

/// The type of an event of teams with manual pairings.
pub(crate) const TEAM_MANUAL: &str = "CUSTOM_TEAM_SWISS";

/// The types of team events that the program pairs, in words.
pub const PAIRED_TEAM_TYPES: &str = "FIDE_TEAM, FIDE_TEAM_TYPEA_MP_GP and the like, or a team round robin";

/// Returns the type of an event of teams: `FIDE_ROUNDROBIN` becomes `FIDE_TEAM_ROUNDROBIN`. A Scheveningen
/// match is always of teams.
#[must_use]
pub(crate) fn of_teams(setup: &Setup) -> String {
    in_teams(setup.pairing.event_type())
}

/// Returns the type of an event of players as that of an event of teams.
fn in_teams(kind: Cow<'_, str>) -> String {
    match kind.split_once('_') {
        Some((start, rest)) if !rest.starts_with("TEAM") && !rest.contains("SCHEVENINGEN") => {
            format!("{start}_TEAM_{rest}")
        }
        _ => kind.into_owned(),
    }
}

/// Returns true if the FIDE (Dutch) system pairs the events of a type.
pub(super) fn is_dutch(kind: &str) -> bool {
    PairingSystem::of_type(kind).iter().any(|pairing| matches!(pairing, PairingSystem::Swiss(_)))
}

/// Returns true if a type says that the event is accelerated.
pub(super) fn is_baku(kind: &str) -> bool {
    kind.ends_with(BAKU)
}

/// Returns true if a type is of teams.
pub(super) fn is_of_teams(kind: &str) -> bool {
    kind.contains("TEAM")
}

/// Returns true if a type is a round robin, of players or teams.
pub(super) fn is_round_robin(kind: &str) -> bool {
    kind.contains("ROUNDROBIN")
}

/// Returns true if a type is neither a Swiss nor a round robin.
pub(super) fn is_other(kind: &str) -> bool {
    ["SCHILLER", "SCHEVENINGEN", "KNOCKOUT"].iter().any(|one| kind.contains(one))
}

/// The type of a team event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamSystem {
    /// The team Swiss of C.04.6.
    Swiss(TeamSwissRules),
    /// A round robin by the Berger tables.
    RoundRobin {
        /// The number of cycles.
        cycles: u8,
        /// True if the last two rounds of the first of two cycles are exchanged.
        exchange_last_two: bool,
    },
    /// A match of two teams in which everybody meets everybody of the other team.
    Scheveningen {
        /// How often two players meet.
        cycles: u8,
    },
    /// Another type, with the report's own text; empty without a record.
    Other(String),
}

impl TeamSystem {
    /// Returns the type that a code names.
    #[must_use]
    pub fn of(kind: &str) -> Self {
        let system = |kind: &str| PairingSystem::of_type(kind).into_iter().next();
        let tables =
            || kind.split_once("_TEAM_").and_then(|(start, rest)| system(&format!("{start}_{rest}")));
        match (system(kind), tables()) {
            (Some(PairingSystem::TeamSwiss(rules)), _) => Self::Swiss(rules),
            (Some(PairingSystem::Scheveningen { cycles }), _) => Self::Scheveningen { cycles },
            (_, Some(PairingSystem::RoundRobin { cycles, exchange_last_two })) => {
                Self::RoundRobin { cycles, exchange_last_two }
            }
            _ => Self::Other(kind.to_owned()),
        }
    }

    /// Returns the type that a code names, without a remark that the event is accelerated.
    #[must_use]
    pub(super) fn without_baku(kind: &str) -> Self {
        Self::of(kind.strip_suffix(BAKU).unwrap_or(kind))
    }

    /// Returns the pairing system; `None` for another type.
    #[must_use]
    pub(super) fn pairing(&self) -> Option<PairingSystem> {
        match *self {
            Self::Swiss(rules) => Some(PairingSystem::TeamSwiss(rules)),
            Self::RoundRobin { cycles, exchange_last_two } => {
                Some(PairingSystem::RoundRobin { cycles, exchange_last_two })
            }
            Self::Scheveningen { cycles } => Some(PairingSystem::Scheveningen { cycles }),
            Self::Other(_) => None,
        }
    }

    /// Returns the code of the type.
    #[must_use]
    pub fn code(&self) -> String {
        match (self, self.pairing()) {
            (Self::Other(kind), _) => kind.clone(),
            (_, pairing) => pairing.map_or_else(String::new, |pairing| in_teams(pairing.event_type())),
        }
    }

    /// Returns true if it is a team Swiss with accelerated rounds (C.04.7).
    #[must_use]
    pub(super) fn is_accelerated(&self) -> bool {
        matches!(self, Self::Swiss(TeamSwissRules { acceleration: Acceleration::Baku, .. }))
    }

    /// Returns the score that makes the standings.
    #[must_use]
    pub fn primary(&self) -> TeamScore {
        match self {
            Self::Swiss(rules) => rules.primary,
            Self::Scheveningen { .. } => TeamScore::GamePoints,
            Self::Other(kind) if kind.ends_with("_GP") => TeamScore::GamePoints,
            Self::RoundRobin { .. } | Self::Other(_) => TeamScore::MatchPoints,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_type_names_preferences_and_scores() {
        let read = |kind: &str| match TeamSystem::of(kind) {
            TeamSystem::Swiss(rules) => {
                let secondary = rules.secondary();
                format!("{:?} {:?} {secondary:?} {:?}", rules.preferences, rules.primary, rules.acceleration)
            }
            TeamSystem::RoundRobin { cycles, exchange_last_two } => format!("{cycles} {exchange_last_two}"),
            TeamSystem::Scheveningen { cycles } => format!("Scheveningen {cycles}"),
            TeamSystem::Other(kind) => kind,
        };
        let usual = "TypeA MatchPoints Some(GamePoints) None";
        assert_eq!([read("FIDE_TEAM"), read("FIDE_TEAM_TYPEA_MP_GP")], [usual, usual]);
        assert_eq!(read("FIDE_TEAM_TYPEB_GP_MP"), "TypeB GamePoints Some(MatchPoints) None");
        assert_eq!(read("FIDE_TEAM_MP"), "None MatchPoints None None");
        assert_eq!(read("FIDE_TEAM_TYPEA_MP_BAKU"), "TypeA MatchPoints None Baku");
        assert_eq!(read("FIDE_TEAM_TYPEA_GP_BAKU"), "FIDE_TEAM_TYPEA_GP_BAKU");
        assert_eq!(read("FIDE_TEAM_BAKU"), "TypeA MatchPoints Some(GamePoints) Baku");
        assert_eq!(read("FIDE_TEAM_ROUNDROBIN"), "1 false");
        assert_eq!(read("FIDE_TEAM_DOUBLEROUNDROBIN"), "2 true");
        assert_eq!(read("BERGER_TEAM_ROUNDROBIN_G3"), "3 false");
        assert_eq!(read("FIDE_SCHEVENINGEN"), "Scheveningen 1");
        assert_eq!(read("FIDE_SCHEVENINGEN_G0"), "FIDE_SCHEVENINGEN_G0");
        assert_eq!(read("CUSTOM_TEAM_SWISS_GP"), "CUSTOM_TEAM_SWISS_GP");
        assert_eq!(TeamSystem::of("CUSTOM_TEAM_SWISS_GP").primary(), TeamScore::GamePoints);
    }

    #[test]
    fn a_type_has_the_code_that_is_read() {
        let kinds = [
            "FIDE_TEAM_TYPEA_MP_GP",
            "FIDE_TEAM_TYPEB_GP",
            "FIDE_TEAM_GP_MP",
            "FIDE_TEAM_TYPEB_MP_BAKU",
            "FIDE_TEAM_DOUBLEROUNDROBIN",
            "BERGER_TEAM_DOUBLEROUNDROBIN",
            "BERGER_TEAM_ROUNDROBIN_G3",
            "FIDE_DOUBLESCHEVENINGEN",
            "FIDE_SCHEVENINGEN_G3",
            "CUSTOM_TEAM_KNOCKOUT",
        ];
        assert_eq!(kinds.map(|kind| TeamSystem::of(kind).code()), kinds);
    }
}
