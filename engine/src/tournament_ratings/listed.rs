//! Which of the ratings that are known of a player counts for what.

use std::fmt;

use crate::basics::id::RoundNo;
use crate::basics::number::Rating;
use crate::basics::text::Label;
use crate::event::action::{Entrant, ListedRating};
use crate::event::setup::{RatingSystem, Setup, Strength};
use crate::event::state::{Player, State};
use crate::rating_systems::fide::{FLOOR, Tempo};
use crate::rating_systems::kind::RatingKind;

/// A player's rating in FIDE's sense.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FideRating<'a> {
    /// In whole points, halves up.
    pub rating: i32,
    /// The list's entry; none when it was typed.
    pub listed: Option<&'a ListedRating>,
}

/// `1850 K20 FIDE OCT26`: what is known of it, in the order in which a registration line has it.
impl fmt::Display for ListedRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rating.fmt(f)?;
        if let Some(k) = self.k {
            write!(f, " K{k}")?;
        }
        if self.source.is_empty() { Ok(()) } else { write!(f, " {}", self.source) }
    }
}

impl Entrant {
    /// Returns what a list has of a kind.
    #[must_use]
    pub fn listed(&self, kind: RatingKind) -> Option<&ListedRating> {
        self.ratings.iter().find(|listed| listed.kind == kind)
    }

    /// Returns the rating that an event goes by: the first of these kinds that the player has, else the one that was typed.
    #[must_use]
    pub fn rating_by(&self, kinds: &[RatingKind]) -> Option<Rating> {
        let listed = kinds.iter().find_map(|kind| self.listed(*kind)).map(|listed| listed.rating);
        listed.or(self.rating)
    }

    /// Returns the kind of the list's rating that counts in an event that goes by these kinds; none where the typed one does.
    #[must_use]
    pub fn counting_kind(&self, kinds: &[RatingKind]) -> Option<RatingKind> {
        kinds.iter().copied().find(|kind| self.listed(*kind).is_some())
    }

    /// Sets the rating that counts in an event that goes by these kinds, or takes it away. What a list had in its place goes:
    /// the typed rating would not count beside it.
    pub fn rate(&mut self, kinds: &[RatingKind], rating: Option<Rating>) {
        self.rating = rating;
        let Some(kind) = self.counting_kind(kinds) else { return };
        let Some(rating) = rating else {
            self.ratings.retain(|listed| listed.kind != kind);
            return;
        };
        for listed in self.ratings.iter_mut().filter(|listed| listed.kind == kind && listed.rating != rating)
        {
            listed.rating = rating;
            // The number is no longer the one of that list.
            listed.source = Label::default();
        }
    }

    /// Returns the rating that FIDE rates the player with: that of the rate of play; at rapid and blitz else the standard one
    /// (B.02 8.2); else the one that was typed, unless it is what a list of another kind has. `None` is unrated, as is whoever is
    /// below 1400.
    #[must_use]
    pub fn fide_rating(&self, tempo: Tempo) -> Option<FideRating<'_>> {
        self.fide_rating_of(tempo.kinds().iter().find_map(|kind| self.listed(*kind)))
    }

    fn fide_rating_of<'a>(&self, found: Option<&'a ListedRating>) -> Option<FideRating<'a>> {
        let rating = match found {
            Some(listed) => listed.rating,
            None => self.rating.filter(|typed| self.ratings.iter().all(|listed| listed.rating != *typed))?,
        };
        let rating = whole(rating);
        (FLOOR <= rating).then_some(FideRating { rating, listed: found })
    }
}

impl Player {
    /// Returns the rating that FIDE rates the games of a round with, as [`Entrant::fide_rating`] finds it, of the ratings that
    /// hold by then: those of the time when each game is played (B.01 1.1.4).
    #[must_use]
    pub fn fide_rating_in(&self, tempo: Tempo, round: RoundNo) -> Option<FideRating<'_>> {
        let held = |kind: RatingKind| {
            let mut later = self.rated_from.range(..=round).rev();
            later.find_map(|(_, ratings)| ratings.iter().find(|listed| listed.kind == kind))
        };
        let found = tempo.kinds().iter().find_map(|kind| held(*kind).or_else(|| self.entrant.listed(*kind)));
        self.entrant.fide_rating_of(found)
    }
}

impl Tempo {
    /// Returns the kinds of ratings of the federation that a player begins with: at rapid and blitz the standard one, where there
    /// is no other (B.02 8.2).
    #[must_use]
    pub const fn kinds(self) -> &'static [RatingKind] {
        match self {
            Self::Standard => &[RatingKind::Standard],
            Self::Rapid => &[RatingKind::Rapid, RatingKind::Standard],
            Self::Blitz => &[RatingKind::Blitz, RatingKind::Standard],
        }
    }
}

impl Setup {
    /// Returns the kinds of listed ratings that count, the first that a player has: those that the event goes by, else those
    /// of the rate of play where the federation's rating is calculated.
    #[must_use]
    pub fn rating_kinds(&self) -> &[RatingKind] {
        match self.rating {
            RatingSystem::Fide(rules) if self.rated_by.is_empty() => rules.tempo.kinds(),
            RatingSystem::Fide(_)
            | RatingSystem::Unrated
            | RatingSystem::Exchange(_)
            | RatingSystem::Probit { .. }
            | RatingSystem::Glicko2(_) => &self.rated_by,
        }
    }
}

impl State {
    /// Returns the rating that the event goes by for a player: what seeds, prizes, performances and tie-breaks go by.
    #[must_use]
    pub fn rating_of(&self, player: &Player) -> Option<Rating> {
        player.entrant.rating_by(&self.setup.rated_by)
    }

    /// Returns by what a player is ordered before the first round (FIDE C.04.2 2.1; TRF 172): for most events the rating that the
    /// event goes by.
    #[must_use]
    pub fn strength_of(&self, player: &Player) -> Option<Rating> {
        let national = || player.entrant.listed(RatingKind::National).map(|listed| listed.rating);
        let official = || self.official_rating(player);
        match self.setup.regulations.strength {
            Strength::Rating => self.rating_of(player),
            Strength::Fide => official(),
            Strength::National => national(),
            Strength::FideElseNational => official().or_else(national),
            Strength::NationalElseFide => national().or_else(official),
            Strength::Higher => official().max(national()),
            Strength::Lower => {
                let both = official().zip(national());
                both.map(|(one, other)| one.min(other)).or_else(official).or_else(national)
            }
            Strength::Other => player.entrant.rating,
        }
    }

    /// Returns the rating that the federation has of a player for the event's own rate of play: at rapid and blitz else the
    /// standard one (B.02 8.2); else the one that was typed, unless it is what a list of another kind has. In a report the line of
    /// a player holds the federation's rating, also where the national one is the same.
    #[must_use]
    pub fn official_rating(&self, player: &Player) -> Option<Rating> {
        let kinds = self.tempo().kinds();
        let entrant = &player.entrant;
        let listed = kinds.iter().find_map(|kind| entrant.listed(*kind)).map(|listed| listed.rating);
        let is_taken_elsewhere = |typed: &Rating| {
            self.kept.is_none() && entrant.ratings.iter().any(|listed| listed.rating == *typed)
        };
        listed.or_else(|| entrant.rating.filter(|typed| !is_taken_elsewhere(typed)))
    }

    /// Returns the rate of play, as far as the choices say it: that of the rating system, else that of the first rating of the
    /// federation that the event goes by, else standard.
    #[must_use]
    pub fn tempo(&self) -> Tempo {
        if let RatingSystem::Fide(rules) = self.setup.rating {
            return rules.tempo;
        }
        let of_kind = |kind: &RatingKind| match kind {
            RatingKind::Standard => Some(Tempo::Standard),
            RatingKind::Rapid => Some(Tempo::Rapid),
            RatingKind::Blitz => Some(Tempo::Blitz),
            RatingKind::National => None,
        };
        self.setup.rated_by.iter().find_map(of_kind).unwrap_or(Tempo::Standard)
    }

    /// Returns the rating that the event goes by for the games of a round, where ratings hold from a round on (B.02): of those
    /// that held last the first of these kinds that the player has, else the first at all; else that before the event.
    #[must_use]
    pub fn rating_in(&self, player: &Player, round: RoundNo) -> Option<Rating> {
        let mut later = player.rated_from.range(..=round).rev();
        let held = later.find_map(|(_, ratings)| self.of_period(ratings));
        held.or_else(|| self.rating_of(player))
    }

    /// Returns the rating that the event goes by of those that hold from a round on.
    #[must_use]
    pub fn of_period(&self, ratings: &[ListedRating]) -> Option<Rating> {
        let of = |kind: &RatingKind| ratings.iter().find(|listed| listed.kind == *kind);
        let found = self.setup.rated_by.iter().find_map(of).or_else(|| ratings.first());
        found.map(|listed| listed.rating)
    }
}

/// Returns a rating in whole points, halves up.
fn whole(rating: Rating) -> i32 {
    i32::try_from(rating.units().saturating_add(500).div_euclid(1000)).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(kind: RatingKind, rating: &str) -> ListedRating {
        ListedRating { kind, rating: rating.parse().unwrap(), k: None, source: Label::default() }
    }

    fn entrant(typed: &str, ratings: &[(RatingKind, &str)]) -> Entrant {
        let ratings = ratings.iter().map(|(kind, rating)| listed(*kind, rating)).collect();
        Entrant { rating: typed.parse().ok(), ratings, ..Entrant::default() }
    }

    #[test]
    fn the_first_kind_that_a_player_has_is_the_rating_of_the_event() {
        use RatingKind::{Blitz, National, Rapid, Standard};
        let by = |entrant: &Entrant, kinds: &[RatingKind]| {
            entrant.rating_by(kinds).map_or_else(String::new, |rating| rating.to_string())
        };
        let ana = entrant("1900", &[(Standard, "2000"), (Rapid, "1950")]);
        assert_eq!(by(&ana, &[]), "1900");
        assert_eq!(by(&ana, &[Rapid, Standard]), "1950");
        assert_eq!(by(&ana, &[Blitz, Standard]), "2000");
        assert_eq!(by(&ana, &[National]), "1900");
        assert_eq!(by(&entrant("", &[(National, "1700")]), &[Standard]), "");
    }

    #[test]
    fn a_rating_that_is_typed_takes_the_place_of_the_one_that_counts() {
        use RatingKind::{National, Rapid, Standard};
        let rated = |kinds: &[RatingKind], rating: Option<&str>| {
            let mut ana = entrant("1900", &[(Standard, "2000"), (National, "1700")]);
            ana.rate(kinds, rating.map(|rating| rating.parse().unwrap()));
            let typed = ana.rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string());
            let listed = ana.ratings.iter().map(|listed| format!("{} {}", listed.kind.name(), listed.rating));
            format!("{typed}, {}", listed.collect::<Vec<_>>().join(", "))
        };
        assert_eq!(rated(&[Rapid, Standard], Some("1858")), "1858, standard 1858, national 1700");
        assert_eq!(rated(&[National], Some("1858")), "1858, standard 2000, national 1858");
        assert_eq!(rated(&[], Some("1858")), "1858, standard 2000, national 1700");
        assert_eq!(rated(&[Standard], None), "-, national 1700");
    }

    #[test]
    fn b02_8_2_a_rapid_event_begins_with_the_standard_rating_of_who_has_no_other() {
        use RatingKind::{Blitz, National, Rapid, Standard};
        let of = |entrant: &Entrant, tempo| entrant.fide_rating(tempo).map(|found| found.rating);
        let ana = entrant("1900", &[(Standard, "2000"), (Rapid, "1950")]);
        assert_eq!(Tempo::ALL.map(|tempo| of(&ana, tempo)), [Some(2000), Some(1950), Some(2000)]);
        let typed = entrant("1899.5", &[(National, "1700")]);
        assert_eq!(of(&typed, Tempo::Standard), Some(1900));
        let national = entrant("1700", &[(National, "1700"), (Blitz, "1800")]);
        assert_eq!(Tempo::ALL.map(|tempo| of(&national, tempo)), [None, None, Some(1800)]);
        assert_eq!(
            ["1400", "1399", ""].map(|typed| of(&entrant(typed, &[]), Tempo::Blitz)),
            [Some(1400), None, None]
        );
    }

    #[test]
    fn c04_2_2_1_strength_by_the_methods_of_record_172() {
        use RatingKind::{Blitz, National, Rapid, Standard};
        let players = [
            entrant("1900", &[(Standard, "2000"), (National, "2100")]),
            entrant("1850", &[(Standard, "1850")]),
            entrant("1700", &[(National, "1700"), (Blitz, "1500")]),
            entrant("1600", &[]),
            entrant("", &[(National, "1400"), (Standard, "1450")]),
        ];
        let mut state =
            crate::example::event(crate::example::setup(crate::event::setup::PairingSystem::Manual), 5);
        for (player, entrant) in state.players.iter_mut().zip(players) {
            player.entrant = entrant;
        }
        let mut by = |strength| {
            state.setup.regulations.strength = strength;
            let of = |player: &Player| {
                state.strength_of(player).map_or_else(|| "-".to_owned(), |rating| rating.to_string())
            };
            state.players.iter().map(of).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(by(Strength::Rating), "1900 1850 1700 1600 -", "as typed");
        assert_eq!(by(Strength::Fide), "2000 1850 - 1600 1450", "1700 is the national one");
        assert_eq!(by(Strength::National), "2100 - 1700 - 1400");
        assert_eq!(by(Strength::FideElseNational), "2000 1850 1700 1600 1450");
        assert_eq!(by(Strength::NationalElseFide), "2100 1850 1700 1600 1400");
        assert_eq!(by(Strength::Higher), "2100 1850 1700 1600 1450");
        assert_eq!(by(Strength::Lower), "2000 1850 1700 1600 1400");
        assert_eq!(by(Strength::Other), "1900 1850 1700 1600 -");
        state.setup.rated_by = vec![Rapid, Standard];
        assert_eq!(state.tempo(), Tempo::Rapid);
    }
}
