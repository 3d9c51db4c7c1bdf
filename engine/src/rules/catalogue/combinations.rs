//! Valid combinations of the four choices, and the nearest valid one.

use super::WORTHS;
use crate::event::setup::{
    Game, MOST_POINTS, PairingSystem, Ranking, RatingSystem, Regulations, Setup, TieBreak,
};
use crate::rules::official;

impl Setup {
    /// Lists every reason why these choices cannot be combined, in words; empty if they can.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        if let Some(mut points) = self.game.points().copied() {
            for (result, _, of) in WORTHS {
                let worth = *of(&mut points);
                if MOST_POINTS.units().unsigned_abs() < worth.units().unsigned_abs() {
                    complaints.push(format!(
                        "{result} is worth {worth} points (expected -{MOST_POINTS} to {MOST_POINTS})"
                    ));
                }
            }
        }
        if self.rounds == 0 {
            complaints.push("the event has no rounds (expected at least 1)".to_owned());
        }
        complaints.extend(self.pairing.system().complaints(&self.game));
        complaints.extend(self.rating.complaints(&self.game));
        complaints.extend(self.ranking.complaints(self));
        complaints.extend(self.complaint_of_teams());
        if self.regulations.official {
            complaints.extend(official::complaints(self));
        }
        let twice = self.rated_by.iter().enumerate().find(|(at, kind)| self.rated_by[..*at].contains(kind));
        complaints.extend(twice.map(|(_, kind)| format!("the {} rating is named twice", kind.name())));
        complaints
    }

    /// Returns true if lots can decide the drawn matches of a knockout of teams.
    #[must_use]
    pub fn decides_matches_by_lots(&self) -> bool {
        let is_bracket = self.pairing.system().bracket_rules().is_some();
        is_bracket && self.game.match_rules().is_some_and(|rules| rules.tied.uses_lots())
    }

    /// Replaces the choices that cannot be combined with the game: by the first pairing system on offer that
    /// can, no rating, and a ranking that can.
    #[must_use]
    pub fn fitted(self) -> Self {
        self.with_fitting_choices().without_unfit_teams()
    }

    fn with_fitting_choices(mut self) -> Self {
        let goes = |setup: &Self| setup.complaints().is_empty();
        let bare = Self::bare(&self.game);
        if !goes(&Self { pairing: self.pairing.clone(), ..bare.clone() }) {
            let mut paired = PairingSystem::offered().filter(|one| !one.system().is_manual());
            let fitting = paired.find(|one| goes(&Self { pairing: one.clone(), ..bare.clone() }));
            self.pairing = fitting.unwrap_or(PairingSystem::Manual);
        }
        if !goes(&Self { rating: self.rating, ..bare }) {
            self.rating = RatingSystem::Unrated;
        }
        self.with_fitting_ranking()
    }

    /// Returns the minimal setup of a game, to check whether one more choice can be combined with it.
    #[must_use]
    pub fn bare(game: &Game) -> Self {
        let (pairing, rating) = (PairingSystem::Manual, RatingSystem::Unrated);
        let setup = Self {
            game: game.clone(),
            pairing,
            rating,
            ranking: Ranking::Rating,
            rounds: 1,
            rated_by: Vec::new(),
            regulations: Regulations::default(),
        };
        setup.with_fitting_ranking()
    }

    fn with_fitting_ranking(mut self) -> Self {
        if self.complaints().is_empty() {
            return self;
        }
        if self.ranking.is_predetermined(&self) && self.ranking.tie_breaks().iter().any(TieBreak::is_buchholz)
        {
            let tie_breaks = Ranking::recommended(true);
            let fitting = Self { ranking: Ranking::by(tie_breaks), ..self.clone() };
            if fitting.complaints().is_empty() {
                return fitting;
            }
        }
        // A ranking of teams that does not fit is left out afterwards.
        let with = |ranking: &Ranking| Self { ranking: ranking.clone(), ..self.clone() };
        let goes = |ranking: &Ranking| with(ranking).without_unfit_teams().complaints().is_empty();
        if let Some(ranking) = Ranking::offered(&self.game).into_iter().find(goes) {
            self.ranking = ranking;
        }
        self
    }
}

impl RatingSystem {
    fn complaints(&self, game: &Game) -> Option<String> {
        let is_of_partners = game.match_rules().is_some_and(|rules| rules.game.persons() != 1);
        if is_of_partners && *self != Self::Unrated {
            return Some(
                "ratings are for games of two, and four play at a table of Tractor (choose no rating)"
                    .to_owned(),
            );
        }
        let game = &game.of_persons();
        let what = match self {
            Self::Fide(_) if !matches!(game, Game::Chess(_)) => {
                return Some(format!("FIDE rates chess only, not {}", game.name()));
            }
            Self::Fide(_) | Self::Unrated => return None,
            Self::Glicko2(rules) if rules.complaint().is_some() => return rules.complaint(),
            Self::Glicko2(_) => "Glicko-2 ratings need",
            Self::Exchange(_) => "a rating exchange needs",
            Self::Probit { .. } => "probit ratings need",
        };
        (!game.is_for_two()).then(|| format!("{what} a game for two players; {} is not one", game.name()))
    }
}
