//! The part of an event in which a player is absent.

use std::fmt;

use engine::id::RoundNo;
use engine::state::Player;

/// The part of an event in which a player is absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absence {
    /// A player who came later.
    From(RoundNo),
    /// A player who withdrew after a round, 0 before the first.
    Withdrawn(RoundNo),
    /// A player who was excluded.
    Excluded {
        /// The round after which the player was excluded, 0 before the first.
        after: RoundNo,
        /// True if the player is not ranked.
        is_left_out: bool,
    },
}

impl Absence {
    /// Returns the absence of a player after a round; `None` for a player who has taken part in all rounds.
    #[must_use]
    pub fn of(player: &Player, round: RoundNo) -> Option<Self> {
        let away = player.away.iter().rfind(|away| away.after <= round);
        let gone = away.filter(|away| away.until.is_none_or(|until| round < until));
        match gone {
            Some(away) if away.excluded => {
                Some(Self::Excluded { after: away.after, is_left_out: player.is_left_out })
            }
            Some(away) => Some(Self::Withdrawn(away.after)),
            None => (player.first_round.0 > 1).then_some(Self::From(player.first_round)),
        }
    }
}

/// For instance `withdrawn after round 2`, `excluded after round 3`, `from round 2`.
impl fmt::Display for Absence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::From(round) => write!(f, "from round {round}"),
            Self::Withdrawn(after) => write!(f, "withdrawn {}", from_when(*after)),
            Self::Excluded { after, is_left_out } => {
                write!(f, "excluded {}{}", from_when(*after), if *is_left_out { ", not ranked" } else { "" })
            }
        }
    }
}

/// Returns the absence of a player after a round in words; empty for a player who has taken part in all.
#[must_use]
pub fn absence_of(player: &Player, round: RoundNo) -> String {
    Absence::of(player, round).map_or_else(String::new, |absence| absence.to_string())
}

/// Returns the round of a withdrawal in words: `after round 3`, `before round 1`.
#[must_use]
pub(super) fn from_when(after: RoundNo) -> String {
    if after.0 == 0 { "before round 1".to_owned() } else { format!("after round {after}") }
}
