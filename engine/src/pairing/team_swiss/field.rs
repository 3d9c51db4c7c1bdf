//! The field of a team Swiss round: all that its pairing depends on.
//!
//! Teams are named by their team number (TPN), from 1; `TeamField::teams[i]` is the team with TPN `i + 1`.

use crate::basics::number::Points;
use crate::game::team::{ColorPreferences, TeamRecord, TeamScore};
use crate::pairing::field::{Color, Forbidden};

/// Everything the pairing of one round depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamField {
    /// The number of rounds of the tournament; it decides which rounds are the last two (C7, C10).
    pub rounds: u16,
    /// The round to pair, from 1.
    pub round: u16,
    /// The colour drawn before round 1 (4.1).
    pub initial_color: Color,
    /// The rule of colour preferences (1.7).
    pub preferences: ColorPreferences,
    /// The primary score, called the score (1.2).
    pub primary: TeamScore,
    /// The score that 4.2.2 compares; `None` if the event does not use it.
    pub secondary: Option<TeamScore>,
    /// The teams by TPN.
    pub teams: Vec<TeamEntrant>,
    /// The teams that must not meet.
    pub forbidden: Vec<Forbidden>,
}

/// One team of the field.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamEntrant {
    /// The completed rounds, first round first; exactly `TeamField::round - 1` of them.
    pub history: Vec<TeamRecord>,
    /// True if the team is absent in the round to pair (has a bye for it already, or has withdrawn).
    pub absent: bool,
    /// Points added to the primary score by round, first round first, the round to pair included; missing
    /// is 0.
    pub virtual_points: Vec<Points>,
    /// The part of the virtual points of the round to pair that the standings have too: penalties and bonuses
    /// (TRF 299).
    pub adjusted: Points,
    /// True if the team has arrived by now. The parity of 4.3.1 is that of the number among the arrived teams
    /// (reading A13).
    pub arrived: bool,
}
