//! The choice among a player's known ratings, for each purpose.

use std::fmt;

use crate::basics::id::RoundNo;
use crate::basics::number::Rating;
use crate::basics::text::Label;
use crate::event::action::{Entrant, ListedRating};
use crate::event::setup::{RatingSystem, Setup, Strength};
use crate::event::state::{Player, State};
use crate::rating_systems::fide::{FLOOR, Tempo};
use crate::rating_systems::kind::RatingKind;

/// A player's rating as FIDE defines it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FideRating<'a> {
    /// The rating in whole points, halves up.
    pub rating: i32,
    /// The list's entry; `None` for a typed rating.
    pub listed: Option<&'a ListedRating>,
}

/// `1850 K20 FIDE OCT26`: the known parts, in the order of a registration line.
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
    /// Returns the listed rating of a kind.
    #[must_use]
    pub fn listed(&self, kind: RatingKind) -> Option<&ListedRating> {
        self.ratings.iter().find(|listed| listed.kind == kind)
    }

    /// Returns the rating that an event uses: the first of these kinds that the player has, otherwise the
    /// typed one.
    #[must_use]
    pub fn rating_by(&self, kinds: &[RatingKind]) -> Option<Rating> {
        let listed = kinds.iter().find_map(|kind| self.listed(*kind)).map(|listed| listed.rating);
        listed.or(self.rating)
    }

    /// Returns the kind of the listed rating that counts in an event that uses these kinds; `None` if the
    /// typed one counts.
    #[must_use]
    pub fn counting_kind(&self, kinds: &[RatingKind]) -> Option<RatingKind> {
        kinds.iter().copied().find(|kind| self.listed(*kind).is_some())
    }

    /// Sets or removes the rating that counts in an event that uses these kinds. A listed rating in its place
    /// is replaced, because the typed rating would not count beside it.
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
            // The list has another number.
            listed.source = Label::default();
        }
    }

    /// Returns the player's FIDE rating: the one for the rate of play; at rapid and blitz otherwise the
    /// standard one (B.02 8.2); otherwise the typed one, unless a list has the same number as a rating of
    /// another kind. `None` is unrated, as is every player below 1400.
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
    /// Returns the FIDE rating for the games of a round, chosen as by [`Entrant::fide_rating`] from the
    /// ratings in force when the round is played (B.01 1.1.4).
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
    /// Returns the kinds of federation ratings that count at this rate of play, in order of preference: at
    /// rapid and blitz also the standard one (B.02 8.2).
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
    /// Returns the kinds of listed ratings that count, in order of preference: those that the event uses,
    /// otherwise those of the rate of play if the federation's rating is calculated.
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
    /// Returns the player's rating in the event, which seeds, prizes, performances and tie-breaks use. A team
    /// without its own is rated by its members, if the event says how.
    #[must_use]
    pub fn rating_of(&self, player: &Player) -> Option<Rating> {
        player.entrant.rating_by(&self.setup.rated_by).or_else(|| self.rating_by_members(player))
    }

    fn rating_by_members(&self, team: &Player) -> Option<Rating> {
        let rules = self.setup.game.match_rules()?;
        let unrated = Some(rules.unrated_members).filter(|rating| 0 < *rating);
        let unrated = unrated.map(|rating| Rating::whole(rating.into()));
        let ratings = team.members.iter().map(|member| member.rating_by(&self.setup.rated_by).or(unrated));
        rules.team_rating.mean(ratings.flatten().collect(), rules.seats())
    }

    /// Returns the rating that orders a player before the first round (FIDE C.04.2 2.1; TRF 172): in most
    /// events the rating that the event uses.
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

    /// Returns the federation's rating of a player for the event's rate of play: at rapid and blitz otherwise
    /// the standard one (B.02 8.2); otherwise the typed one, unless a list has the same number as a rating of
    /// another kind. A player's line in a report always contains the federation's rating, so in an imported
    /// event the typed one counts even if the national one is equal.
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

    /// Returns the rate of play that follows from the choices: that of the rating system, otherwise that of
    /// the first federation rating that the event uses, otherwise standard.
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

    /// Returns the rating that the event uses for the games of a round, if ratings change during the event
    /// (B.02): of the last ratings in force the first of the event's kinds that the player has, otherwise the
    /// first one; without any the rating before the event.
    #[must_use]
    pub fn rating_in(&self, player: &Player, round: RoundNo) -> Option<Rating> {
        let mut later = player.rated_from.range(..=round).rev();
        let held = later.find_map(|(_, ratings)| self.of_period(ratings));
        held.or_else(|| self.rating_of(player))
    }

    /// Returns the rating that the event uses among the ratings of a period.
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
    fn a_typed_rating_replaces_the_one_that_counts() {
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
    fn b02_8_2_a_rapid_event_starts_from_the_standard_rating() {
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
