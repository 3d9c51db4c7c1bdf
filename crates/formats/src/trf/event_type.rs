//! The types of team events in record 192 (trf 8, team-swiss 6).

use engine::setup::PairingSystem;
use engine::team::{ColorPreferences, TeamScore};

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
        /// Whether the rounds are accelerated (C.04.7).
        is_baku: bool,
    },
    /// A round robin by the Berger tables.
    RoundRobin {
        /// The number of cycles.
        cycles: usize,
        /// Whether the last two rounds of the first of two cycles are exchanged.
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

    /// Returns the code of the type.
    #[must_use]
    pub fn code(&self) -> String {
        match self {
            Self::Swiss { preferences, primary, secondary, is_baku } => {
                let preferences = preferences_code(*preferences);
                let scores = scores_code(*primary, *secondary);
                let baku = if *is_baku { "_BAKU" } else { "" };
                format!("FIDE_TEAM{preferences}{scores}{baku}")
            }
            Self::RoundRobin { cycles: 2, exchange_last_two: true } => {
                "FIDE_TEAM_DOUBLEROUNDROBIN".to_owned()
            }
            Self::RoundRobin { cycles, .. } => format!("BERGER_TEAM_ROUNDROBIN_G{cycles}"),
            Self::Scheveningen { cycles } => {
                PairingSystem::Scheveningen { cycles: *cycles }.system().trf_type().into_owned()
            }
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
    let (rest, is_baku) = rest.strip_suffix("_BAKU").map_or((rest, false), |rest| (rest, true));
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
    let (cycles, exchange_last_two) = match kind {
        "FIDE_TEAM_ROUNDROBIN" | "BERGER_TEAM_ROUNDROBIN" => (1, false),
        "FIDE_TEAM_DOUBLEROUNDROBIN" => (2, true),
        "BERGER_TEAM_DOUBLEROUNDROBIN" => (2, false),
        other => (other.strip_prefix("BERGER_TEAM_ROUNDROBIN_G")?.parse::<u16>().ok()?.into(), false),
    };
    (0 < cycles).then_some(TeamSystem::RoundRobin { cycles, exchange_last_two })
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
