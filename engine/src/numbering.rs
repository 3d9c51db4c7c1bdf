//! The order of pairing numbers (FIDE C.04.2, general handling rules, article 2.2).

use std::cmp::{Ordering, Reverse};

use crate::id::PlayerId;
use crate::number::Rating;
use crate::rng::Rng;
use crate::state::{Player, State};

/// The titles in the order of the rule (article 2.2.2); no title comes last.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// Orders names. The rule says "alphabetically" and leaves the alphabet open.
pub type NameOrder<'a> = &'a dyn Fn(&str, &str) -> Ordering;

/// Returns the players by rating, highest first, then by title, then by name; who is equal in all stands in the order of
/// registration, and the unrated stand last.
#[must_use]
pub fn by_rating(state: &State, names: NameOrder<'_>) -> Vec<PlayerId> {
    let mut players: Vec<&Player> = state.players.iter().collect();
    players.sort_by(|one, other| {
        strength(state, one)
            .cmp(&strength(state, other))
            .then_with(|| names(&one.entrant.name, &other.entrant.name))
    });
    players.into_iter().map(|player| player.id).collect()
}

/// Draws an order of all players by lot, every one equally likely: from the last place on each takes one of those who are
/// left (Fisher and Yates).
#[must_use]
pub fn by_lot(state: &State, seed: u64) -> Vec<PlayerId> {
    let mut order: Vec<PlayerId> = state.players.iter().map(|player| player.id).collect();
    let mut rng = Rng::seeded(seed);
    for last in (1..order.len()).rev() {
        let drawn = rng.below(u64::try_from(last + 1).unwrap_or(u64::MAX));
        order.swap(last, usize::try_from(drawn).unwrap_or(last));
    }
    order
}

fn strength(state: &State, player: &Player) -> (Reverse<Option<Rating>>, usize) {
    let title = player.entrant.title.trim();
    let title = TITLES.iter().position(|known| known.eq_ignore_ascii_case(title)).unwrap_or(TITLES.len());
    (Reverse(state.rating_of(player)), title)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Act, Entrant};
    use crate::example::{event, setup};
    use crate::setup::PairingSystem;

    #[test]
    fn a_lot_names_everybody_once_and_the_seed_repeats_it() {
        let mut state = event(setup(PairingSystem::Manual), 0);
        for id in (1..=9).map(PlayerId) {
            state
                .apply(&Act::Register {
                    id,
                    entrant: Entrant { name: format!("P{id}").parse().unwrap(), ..Entrant::default() },
                })
                .unwrap();
        }
        let mut all = by_lot(&state, 7);
        assert_eq!(all, by_lot(&state, 7));
        assert_ne!(all, by_lot(&state, 8));
        all.sort_unstable();
        assert_eq!(all, (1..=9).map(PlayerId).collect::<Vec<_>>());
    }

    fn order(players: &[(&str, &str, Option<i64>)]) -> Vec<u32> {
        let mut state = event(setup(PairingSystem::Manual), 0);
        for (id, (name, title, rating)) in (1..).map(PlayerId).zip(players) {
            let rating = rating.map(|rating| Rating::from_units(rating * 1000));
            let (name, title) = (name.parse().unwrap(), title.parse().unwrap());
            state.evolve(&Act::Register {
                id,
                entrant: Entrant { name, rating, title, ..Entrant::default() },
            });
        }
        by_rating(&state, &str::cmp).into_iter().map(|player| player.0).collect()
    }

    #[test]
    fn c04_2_rating_then_title_then_name() {
        let field = [
            ("Unrated", "GM", None),
            ("B", "", Some(2000)),
            ("A", "", Some(2000)),
            ("F", "CM", Some(2000)),
            ("G", "wgm", Some(2000)),
            ("Z", "", Some(2400)),
            ("A", "", Some(2000)),
        ];
        assert_eq!(order(&field), [6, 5, 4, 3, 7, 2, 1]);
    }
}
