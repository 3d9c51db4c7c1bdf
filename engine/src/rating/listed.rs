//! Which of the ratings that are known of a player counts for what.

use std::fmt;

use super::fide::{FLOOR, Tempo};
use super::kind::RatingKind;
use crate::action::{Entrant, ListedRating};
use crate::id::RoundNo;
use crate::number::Rating;
use crate::state::{Player, State};

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

    /// Returns the rating that FIDE rates the player with: that of the rate of play; at rapid and blitz else the standard one
    /// (B.02 8.2); else the one that was typed, unless it is what a list of another kind has. `None` is unrated, as is whoever is
    /// below 1400.
    #[must_use]
    pub fn fide_rating(&self, tempo: Tempo) -> Option<FideRating<'_>> {
        let kinds: &[RatingKind] = match tempo {
            Tempo::Standard => &[RatingKind::Standard],
            Tempo::Rapid => &[RatingKind::Rapid, RatingKind::Standard],
            Tempo::Blitz => &[RatingKind::Blitz, RatingKind::Standard],
        };
        let found = kinds.iter().find_map(|kind| self.listed(*kind));
        let rating = match found {
            Some(listed) => listed.rating,
            None => self.rating.filter(|typed| self.ratings.iter().all(|listed| listed.rating != *typed))?,
        };
        let rating = whole(rating);
        (FLOOR <= rating).then_some(FideRating { rating, listed: found })
    }
}

impl State {
    /// Returns the rating that the event goes by for a player: what seeds, prizes, performances and tie-breaks go by.
    #[must_use]
    pub fn rating_of(&self, player: &Player) -> Option<Rating> {
        player.entrant.rating_by(&self.setup.rated_by)
    }

    /// Returns the rating that the event goes by for the games of a round, where ratings hold from a round on (B.02): of those
    /// that held last the first of these kinds that the player has, else the first at all; else that before the event.
    #[must_use]
    pub fn rating_in(&self, player: &Player, round: RoundNo) -> Option<Rating> {
        let held =
            player.rated_from.range(..=round).next_back().and_then(|(_, ratings)| self.of_period(ratings));
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
    i32::try_from((rating.units() + 500).div_euclid(1000)).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(kind: RatingKind, rating: &str) -> ListedRating {
        ListedRating { kind, rating: rating.parse().unwrap(), k: None, source: crate::text::Label::default() }
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
}
