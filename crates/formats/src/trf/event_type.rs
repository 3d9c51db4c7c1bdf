//! The types of events in record 192 of a report (trf 8, team-swiss 6): all codes are written here.

use std::borrow::Cow;

use engine::setup::{Acceleration, PairingSystem, Setup, SwissRules, TeamSwissRules};
use engine::team::{ColorPreferences, TeamScore};

/// The end of the type of an accelerated event (C.04.7).
const BAKU: &str = "_BAKU";

/// The types of event that the FIDE (Dutch) system pairs. Older lists and some programs write 2025 for the
/// edition in force since February 2026.
pub(super) const DUTCH: [&str; 6] = [
    "FIDE_DUTCH",
    "FIDE_DUTCH_2025",
    "FIDE_DUTCH_2026",
    "FIDE_DUTCH_BAKU",
    "FIDE_DUTCH_2025_BAKU",
    "FIDE_DUTCH_2026_BAKU",
];

/// The type of a round robin whose rounds do not follow a table.
pub(crate) const OWN_TABLES: &str = "CUSTOM_ROUNDROBIN";

/// The type of a knockout of teams.
pub(crate) const TEAM_KNOCKOUT: &str = "CUSTOM_TEAM_KNOCKOUT";

/// The type of an event of teams with manual pairings.
pub(crate) const TEAM_MANUAL: &str = "CUSTOM_TEAM_SWISS";

/// The types of team events that the program pairs, in words.
pub const PAIRED_TEAM_TYPES: &str = "FIDE_TEAM, FIDE_TEAM_TYPEA_MP_GP and the like, or a team round robin";

/// Returns the type of an event of players with a pairing system.
#[must_use]
pub(crate) fn of_players(pairing: &PairingSystem) -> Cow<'static, str> {
    match pairing {
        PairingSystem::Swiss(SwissRules { acceleration }) => {
            Cow::Borrowed(of_dutch(*acceleration == Acceleration::Baku))
        }
        PairingSystem::RoundRobin { cycles, exchange_last_two } => match (cycles, exchange_last_two) {
            (1, _) => Cow::Borrowed("FIDE_ROUNDROBIN"),
            (2, true) => Cow::Borrowed("FIDE_DOUBLEROUNDROBIN"),
            (2, false) => Cow::Borrowed("BERGER_DOUBLEROUNDROBIN"),
            (cycles, _) => Cow::Owned(format!("BERGER_ROUNDROBIN_G{cycles}")),
        },
        PairingSystem::Elimination(_) => Cow::Borrowed("CUSTOM_KNOCKOUT"),
        PairingSystem::Manual | PairingSystem::Tables(_) => Cow::Borrowed("CUSTOM_SWISS"),
        PairingSystem::TeamSwiss(rules) => Cow::Owned(TeamSystem::of_rules(*rules).code()),
        PairingSystem::Scheveningen { cycles } => {
            Cow::Owned(TeamSystem::Scheveningen { cycles: *cycles }.code())
        }
    }
}

/// Returns the type of an event of teams: `FIDE_ROUNDROBIN` becomes `FIDE_TEAM_ROUNDROBIN`. A Scheveningen
/// match is always of teams.
#[must_use]
pub(crate) fn of_teams(setup: &Setup) -> String {
    let kind = of_players(&setup.pairing);
    match kind.split_once('_') {
        Some((start, rest)) if !rest.starts_with("TEAM") && !rest.contains("SCHEVENINGEN") => {
            format!("{start}_TEAM_{rest}")
        }
        _ => kind.into_owned(),
    }
}

/// Returns the type of a FIDE (Dutch) Swiss. Other programs know these names; not all of them know one with
/// the year of the edition in force.
pub(super) const fn of_dutch(is_baku: bool) -> &'static str {
    if is_baku { "FIDE_DUTCH_BAKU" } else { "FIDE_DUTCH" }
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

/// Reads the number of cycles of a round robin of players, at least one, and whether the last two rounds of
/// the first of two are exchanged.
pub(crate) fn cycles(kind: &str) -> Option<(u16, bool)> {
    let read = match kind {
        "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" => (1, false),
        "FIDE_DOUBLEROUNDROBIN" => (2, true),
        "BERGER_DOUBLEROUNDROBIN" => (2, false),
        other => (other.strip_prefix("BERGER_ROUNDROBIN_G")?.parse().ok()?, false),
    };
    Some(read).filter(|(cycles, _)| 0 < *cycles)
}

/// The type of a team event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamSystem {
    /// The team Swiss of C.04.6.
    Swiss {
        /// The rule of colour preferences.
        preferences: ColorPreferences,
        /// The score that makes the standings and the scoregroups.
        primary: TeamScore,
        /// The score that decides which team of a pair is the first-team (C.04.6 4.2.2); `None` if the
        /// event does not use it.
        secondary: Option<TeamScore>,
        /// True if the rounds are accelerated (C.04.7).
        is_baku: bool,
    },
    /// A round robin by the Berger tables.
    RoundRobin {
        /// The number of cycles.
        cycles: usize,
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
        let of_tables = || round_robin(kind).or_else(|| scheveningen(kind));
        swiss(kind).or_else(of_tables).unwrap_or_else(|| Self::Other(kind.to_owned()))
    }

    /// Returns the type of a team Swiss of an event.
    fn of_rules(rules: TeamSwissRules) -> Self {
        let other = match rules.primary {
            TeamScore::MatchPoints => TeamScore::GamePoints,
            TeamScore::GamePoints => TeamScore::MatchPoints,
        };
        Self::Swiss {
            preferences: rules.preferences,
            primary: rules.primary,
            secondary: rules.is_secondary_used.then_some(other),
            is_baku: rules.acceleration == Acceleration::Baku,
        }
    }

    /// Returns the type that a code names, without a remark that the event is accelerated.
    #[must_use]
    pub(super) fn without_baku(kind: &str) -> Self {
        Self::of(kind.strip_suffix(BAKU).unwrap_or(kind))
    }

    /// Returns the code of the type.
    #[must_use]
    pub fn code(&self) -> String {
        match self {
            Self::Swiss { preferences, primary, secondary, is_baku } => {
                let preferences = preferences_code(*preferences);
                let scores = scores_code(*primary, *secondary);
                let baku = if *is_baku { BAKU } else { "" };
                format!("FIDE_TEAM{preferences}{scores}{baku}")
            }
            Self::RoundRobin { cycles: 2, exchange_last_two: true } => {
                "FIDE_TEAM_DOUBLEROUNDROBIN".to_owned()
            }
            Self::RoundRobin { cycles, .. } => format!("BERGER_TEAM_ROUNDROBIN_G{cycles}"),
            Self::Scheveningen { cycles: 1 } => "FIDE_SCHEVENINGEN".to_owned(),
            Self::Scheveningen { cycles: 2 } => "FIDE_DOUBLESCHEVENINGEN".to_owned(),
            Self::Scheveningen { cycles } => format!("FIDE_SCHEVENINGEN_G{cycles}"),
            Self::Other(kind) => kind.clone(),
        }
    }

    /// Returns the score that makes the standings.
    #[must_use]
    pub fn primary(&self) -> TeamScore {
        match self {
            Self::Swiss { primary, .. } => *primary,
            Self::Scheveningen { .. } => TeamScore::GamePoints,
            Self::Other(kind) if kind.ends_with("_GP") => TeamScore::GamePoints,
            Self::RoundRobin { .. } | Self::Other(_) => TeamScore::MatchPoints,
        }
    }
}

const fn preferences_code(preferences: ColorPreferences) -> &'static str {
    match preferences {
        ColorPreferences::TypeA => "_TYPEA",
        ColorPreferences::TypeB => "_TYPEB",
        ColorPreferences::None => "",
    }
}

const fn scores_code(primary: TeamScore, secondary: Option<TeamScore>) -> &'static str {
    match (primary, secondary.is_some()) {
        (TeamScore::MatchPoints, true) => "_MP_GP",
        (TeamScore::MatchPoints, false) => "_MP",
        (TeamScore::GamePoints, true) => "_GP_MP",
        (TeamScore::GamePoints, false) => "_GP",
    }
}

/// Reads `FIDE_TEAM[_TYPEA|_TYPEB][_MP_GP|_GP_MP|_MP|_GP][_BAKU]`: without scores both count, match points
/// first; scores without a type of preferences mean that there are no preferences.
fn swiss(kind: &str) -> Option<TeamSystem> {
    use TeamScore::{GamePoints, MatchPoints};
    let rest = kind.strip_prefix("FIDE_TEAM")?;
    let (rest, is_baku) = rest.strip_suffix(BAKU).map_or((rest, false), |rest| (rest, true));
    let typed = |code, preferences| rest.strip_prefix(code).map(|scores| (scores, preferences));
    let (scores, preferences) = typed("_TYPEA", ColorPreferences::TypeA)
        .or_else(|| typed("_TYPEB", ColorPreferences::TypeB))
        .unwrap_or((rest, if rest.is_empty() { ColorPreferences::TypeA } else { ColorPreferences::None }));
    let (primary, secondary) = match scores {
        "" | "_MP_GP" => (MatchPoints, Some(GamePoints)),
        "_GP_MP" => (GamePoints, Some(MatchPoints)),
        "_MP" => (MatchPoints, None),
        "_GP" => (GamePoints, None),
        _ => return None,
    };
    let is_known = !is_baku || primary == MatchPoints;
    is_known.then_some(TeamSystem::Swiss { preferences, primary, secondary, is_baku })
}

fn round_robin(kind: &str) -> Option<TeamSystem> {
    let (start, rest) = kind.split_once("_TEAM_")?;
    let (cycles, exchange_last_two) = cycles(&format!("{start}_{rest}"))?;
    Some(TeamSystem::RoundRobin { cycles: cycles.into(), exchange_last_two })
}

fn scheveningen(kind: &str) -> Option<TeamSystem> {
    let cycles = match kind {
        "FIDE_SCHEVENINGEN" => 1,
        "FIDE_DOUBLESCHEVENINGEN" => 2,
        other => other.strip_prefix("FIDE_SCHEVENINGEN_G")?.parse().ok()?,
    };
    (0 < cycles).then_some(TeamSystem::Scheveningen { cycles })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_type_names_preferences_and_scores() {
        let read = |kind: &str| match TeamSystem::of(kind) {
            TeamSystem::Swiss { preferences, primary, secondary, is_baku } => {
                format!("{preferences:?} {primary:?} {secondary:?} {is_baku}")
            }
            TeamSystem::RoundRobin { cycles, exchange_last_two } => format!("{cycles} {exchange_last_two}"),
            TeamSystem::Scheveningen { cycles } => format!("Scheveningen {cycles}"),
            TeamSystem::Other(kind) => kind,
        };
        let usual = "TypeA MatchPoints Some(GamePoints) false";
        assert_eq!([read("FIDE_TEAM"), read("FIDE_TEAM_TYPEA_MP_GP")], [usual, usual]);
        assert_eq!(read("FIDE_TEAM_TYPEB_GP_MP"), "TypeB GamePoints Some(MatchPoints) false");
        assert_eq!(read("FIDE_TEAM_MP"), "None MatchPoints None false");
        assert_eq!(read("FIDE_TEAM_TYPEA_MP_BAKU"), "TypeA MatchPoints None true");
        assert_eq!(read("FIDE_TEAM_TYPEA_GP_BAKU"), "FIDE_TEAM_TYPEA_GP_BAKU");
        assert_eq!(read("FIDE_TEAM_BAKU"), "TypeA MatchPoints Some(GamePoints) true");
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
            "BERGER_TEAM_ROUNDROBIN_G2",
            "FIDE_DOUBLESCHEVENINGEN",
            "FIDE_SCHEVENINGEN_G3",
            "CUSTOM_TEAM_KNOCKOUT",
        ];
        assert_eq!(kinds.map(|kind| TeamSystem::of(kind).code()), kinds);
    }
}
