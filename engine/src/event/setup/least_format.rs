//! The least format of an event file that can store each choice; that of a pairing system is beside it.

use super::{Ranking, RatingSystem, Setup, TieBreak, Unrated};
use crate::basics::file_format::{FIRST_FORMAT, FORMAT_5, FORMAT_6, FORMAT_7, FORMAT_8};

impl Setup {
    /// Returns the lowest file format that can store these choices.
    #[must_use]
    pub fn least_format(&self) -> u32 {
        let tie_breaks = self.ranking.tie_breaks().iter().map(TieBreak::least_format).max();
        let are_others = matches!(&self.ranking, Ranking::Points { rules, .. } if !rules.are_usual());
        let tie_breaks = if are_others { tie_breaks.max(Some(FORMAT_5)) } else { tie_breaks };
        let newer = matches!(&self.ranking, Ranking::Points { rules, .. }
            if rules.unrated != Unrated::default() || rules.by_round);
        let tie_breaks = if newer { Some(FORMAT_6) } else { tie_breaks };
        let placings = if matches!(self.ranking, Ranking::PlacingsBy(_)) { FORMAT_7 } else { FIRST_FORMAT };
        let rated_by = if self.rated_by.is_empty() { FIRST_FORMAT } else { FORMAT_5 };
        let regulations = if self.regulations.are_none() { FIRST_FORMAT } else { FORMAT_6 };
        let has_teams = self.game.match_rules().is_some() || self.regulations.teams.is_some();
        let game = if has_teams { FORMAT_8 } else { FIRST_FORMAT };
        let rating = self.rating.least_format().max(game).max(rated_by).max(regulations).max(placings);
        self.pairing.least_format().max(tie_breaks.unwrap_or(FIRST_FORMAT)).max(rating)
    }
}

impl RatingSystem {
    /// Returns the lowest file format that can store it.
    #[must_use]
    pub const fn least_format(&self) -> u32 {
        match self {
            Self::Unrated | Self::Exchange(_) | Self::Probit { .. } => FIRST_FORMAT,
            Self::Fide(_) | Self::Glicko2(_) => FORMAT_5,
        }
    }
}

impl TieBreak {
    /// Returns the least format of an event file that can name it.
    #[must_use]
    pub fn least_format(&self) -> u32 {
        match self {
            Self::Resistance | Self::SonnebornBerger | Self::Blacks | Self::Wins => FIRST_FORMAT,
            Self::Official(code) => code.least_format(),
            Self::Lots | Self::Given { .. } => FORMAT_5,
        }
    }
}
