//! The order of pairing numbers (FIDE C.04.2, general handling rules, article 2.2).

use std::cmp::{Ordering, Reverse};

use crate::basics::id::PlayerId;
use crate::basics::number::Rating;
use crate::basics::rng::Rng;
use crate::event::state::{Player, State};

/// The titles in the order of the rule (article 2.2.2); no title comes last.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// An order of names. The rule says "alphabetically" and leaves the alphabet open.
pub type NameOrder<'a> = &'a dyn Fn(&str, &str) -> Ordering;

/// Returns the players by rating, highest first, then by title, name and registration; unrated players are
/// last.
#[must_use]
pub fn by_rating(state: &State, names: NameOrder<'_>) -> Vec<PlayerId> {
    let mut players: Vec<&Player> = state.players.iter().collect();
    players.sort_by(|one, other| in_order(state, one, other, names));
    players.into_iter().map(|player| player.id).collect()
}

/// Returns the numbered players in their order, with the others inserted by rating, title and name (article
/// 2.4, late entries): players below move down one, and no two numbered players change their order.
///
/// If the numbers do not follow the rating, a new player gets the place with the fewest players on the wrong
/// side.
#[must_use]
pub fn with_late_entries(state: &State, names: NameOrder<'_>) -> Vec<PlayerId> {
    let numbered: Vec<&Player> =
        state.by_number().into_iter().filter(|player| player.number.is_some()).collect();
    inserted(state, numbered, names)
}

/// Returns the players in the order of a renumbering by rating: that of [`by_rating`]; in official mode,
/// after round 1 is published, players equal in rating and title remain in the order of their first numbers
/// (article 2.3; Q155).
#[must_use]
pub fn anew(state: &State, names: NameOrder<'_>) -> Vec<PlayerId> {
    if !state.is_official() || state.rounds.is_empty() {
        return by_rating(state, names);
    }
    let mut numbered: Vec<&Player> =
        state.by_number().into_iter().filter(|player| player.number.is_some()).collect();
    numbered.sort_by_key(|player| strength(state, player));
    inserted(state, numbered, names)
}

/// Inserts the players without a number into an order.
fn inserted<'a>(state: &'a State, mut order: Vec<&'a Player>, names: NameOrder<'_>) -> Vec<PlayerId> {
    let mut late: Vec<&Player> = state.players.iter().filter(|player| player.number.is_none()).collect();
    late.sort_by(|one, other| in_order(state, one, other, names));
    for player in late {
        // Of several best places the last: earlier players remain first.
        let (mut best, mut wrong, mut fewest) = (0, 0_i64, 0_i64);
        for (at, before) in order.iter().enumerate() {
            wrong += match in_order(state, before, player, names) {
                Ordering::Less => -1,
                Ordering::Equal => 0,
                Ordering::Greater => 1,
            };
            if wrong <= fewest {
                (best, fewest) = (at + 1, wrong);
            }
        }
        order.insert(best, player);
    }
    order.into_iter().map(|player| player.id).collect()
}

/// Compares two players by the rule of the initial order (article 2.2).
fn in_order(state: &State, one: &Player, other: &Player, names: NameOrder<'_>) -> Ordering {
    let by_strength = strength(state, one).cmp(&strength(state, other));
    by_strength.then_with(|| names(&one.entrant.name, &other.entrant.name))
}

/// Returns the first pair of a weaker player before a stronger one that an order would create; unrated
/// players are weaker than all rated ones (articles 2.2 and 2.3).
#[must_use]
pub fn weaker_before_stronger(state: &State, order: &[PlayerId]) -> Option<(PlayerId, PlayerId)> {
    let players: Vec<&Player> = order.iter().filter_map(|id| state.player(*id)).collect();
    let ratings: Vec<Option<Rating>> = players.iter().map(|player| state.rating_of(player)).collect();
    if ratings.is_sorted_by(|one, other| one >= other) {
        return None;
    }
    let stands_so = |one: &Player, other: &Player| match (one.number, other.number) {
        (Some(one), Some(other)) => one < other,
        _ => false,
    };
    let rated = || players.iter().zip(&ratings);
    rated().enumerate().find_map(|(at, (one, weaker))| {
        let mut below = rated().skip(at + 1);
        let passed = below.find(|(other, stronger)| weaker < *stronger && !stands_so(one, other));
        passed.map(|(other, _)| (one.id, other.id))
    })
}

/// Draws an order of all players by lot, every order equally likely (Fisher and Yates, from the last place).
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

/// Draws the numbers by lot, every order equally likely ([`by_lot`]). In an official Swiss the lot only
/// decides among players of the same rating and title (article 2.2.3: another criterion than the alphabet;
/// Q146).
#[must_use]
pub fn drawn(state: &State, seed: u64) -> Vec<PlayerId> {
    let mut order = by_lot(state, seed);
    if state.is_official() && state.setup.pairing.pairs_by_score() {
        order.sort_by_key(|id| state.player(*id).map(|player| strength(state, player)));
    }
    order
}

/// Returns the complete order of the numbers: by rating if no player has a number, else
/// [`with_late_entries`].
#[must_use]
pub fn complete(state: &State, names: NameOrder<'_>) -> Vec<PlayerId> {
    let is_begun = state.players.iter().any(|player| player.number.is_some());
    if is_begun { with_late_entries(state, names) } else { by_rating(state, names) }
}

/// Moves a player to another number; the players between move by one. A number beyond the last is the last.
#[must_use]
pub fn moved_to(mut order: Vec<PlayerId>, player: PlayerId, number: u16) -> Vec<PlayerId> {
    order.retain(|other| *other != player);
    order.insert(usize::from(number).saturating_sub(1).min(order.len()), player);
    order
}

/// Exchanges the places of two players.
#[must_use]
pub fn exchanged(order: Vec<PlayerId>, one: PlayerId, other: PlayerId) -> Vec<PlayerId> {
    let turned = order.into_iter().map(|id| {
        if id == one {
            other
        } else if id == other {
            one
        } else {
            id
        }
    });
    turned.collect()
}

fn strength(state: &State, player: &Player) -> (Reverse<Option<Rating>>, usize) {
    let title = player.entrant.title.trim();
    let title = TITLES.iter().position(|known| known.eq_ignore_ascii_case(title)).unwrap_or(TITLES.len());
    (Reverse(state.strength_of(player)), title)
}

/// Returns the players whose position among the numbered ones changes in a new order, each with the old
/// number. A player who gets a first number moves nobody.
#[must_use]
pub fn moved_out_of_order(state: &State, order: &[PlayerId]) -> Vec<(PlayerId, u16)> {
    let number = |id: &PlayerId| state.player(*id).and_then(|player| player.number);
    let now = order.iter().filter_map(|id| Some((*id, number(id)?)));
    let mut before: Vec<(PlayerId, u16)> = now.clone().collect();
    before.sort_by_key(|(_, number)| *number);
    let moved = now.zip(before).filter(|((one, _), (other, _))| one != other);
    moved.map(|(one, _)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::{Act, Entrant};
    use crate::event::setup::PairingSystem;
    use crate::example::{event, setup};

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

    fn enter(state: &mut State, name: &str, rating: i64) {
        let id = PlayerId(u32::try_from(state.players.len() + 1).unwrap());
        let rating = (rating > 0).then(|| Rating::from_units(rating * 1000));
        let entrant = Entrant { name: name.parse().unwrap(), rating, ..Entrant::default() };
        state.apply(&Act::Register { id, entrant }).unwrap();
    }

    /// An official Swiss of players numbered in this order.
    fn numbered(players: &[(&str, i64)]) -> State {
        let mut choices = setup(PairingSystem::Swiss(crate::event::setup::SwissRules {
            acceleration: crate::event::setup::Acceleration::None,
        }));
        choices.regulations.official = true;
        let mut state = event(choices, 0);
        for (name, rating) in players {
            enter(&mut state, name, *rating);
        }
        let order = state.players.iter().map(|player| player.id).collect();
        state.evolve(&Act::Number { order, by: crate::event::action::Numbering::Hand });
        state
    }

    fn late(players: &[(&str, i64)], late: &[(&str, i64)]) -> String {
        let mut state = numbered(players);
        for (name, rating) in late {
            enter(&mut state, name, *rating);
        }
        let first_late = state.by_number().iter().position(|player| player.number.is_none());
        assert_eq!(
            first_late,
            Some(players.len()),
            "no number until the next round is paired, and last in lists"
        );
        let order = with_late_entries(&state, &str::cmp);
        order.iter().map(|id| state.bare_name(*id)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn c04_2_2_4_a_late_entry_gets_the_place_of_its_strength() {
        let field = [("A", 2400), ("C", 2000), ("E", 2000), ("G", 0)];
        assert_eq!(late(&field, &[("D", 2000)]), "A C D E G");
        assert_eq!(late(&field, &[("Z", 0), ("X", 2500), ("B", 2000)]), "X A B C E G Z");
        // A player equal in everything comes after those who were there before.
        assert_eq!(late(&field, &[("C", 2000)]), "A C C E G");
        // The first order of ties stays, as it was drawn.
        let drawn = [("P", 2400), ("Z", 2000), ("B", 2000), ("Y", 2000), ("C", 1000)];
        assert_eq!(late(&drawn, &[("Q", 2200), ("D", 1500)]), "P Q Z B Y D C");
        // A rating that was corrected later moves nobody: the third has 1000 now.
        let wrong = [("A", 2400), ("B", 2300), ("C", 1000), ("D", 2100), ("E", 2000)];
        assert_eq!(late(&wrong, &[("L", 2050)]), "A B C D L E");
    }

    fn told(state: &State, order: &[PlayerId]) -> String {
        order.iter().map(|id| state.bare_name(*id)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn c04_2_2_3_renumbering_preserves_the_first_order_of_ties() {
        let mut state = numbered(&[("A", 2000), ("Z", 1800), ("Y", 1800), ("B", 1700)]);
        assert_eq!(told(&state, &anew(&state, &str::cmp)), "A Y Z B", "before round 1 as the rule says");
        let boards = vec![vec![PlayerId(1), PlayerId(3)], vec![PlayerId(2), PlayerId(4)]];
        let by = crate::event::action::PairedBy::Hand;
        let round = crate::basics::id::RoundNo(1);
        state.evolve(&Act::Publish { round, boards, byes: Vec::new(), by });
        let (id, rating) = (PlayerId(4), Some(Rating::from_units(1_900_000)));
        let entrant = Entrant { rating, ..state.player(id).unwrap().entrant.clone() };
        state.evolve(&Act::Edit { id, entrant });
        enter(&mut state, "M", 1800);
        let mut anew_then = anew(&state, &str::cmp);
        assert_eq!(told(&state, &anew_then), "A B M Z Y");
        state.setup.regulations.official = false;
        anew_then = anew(&state, &str::cmp);
        assert_eq!(told(&state, &anew_then), "A B M Y Z");
    }

    #[test]
    fn a_lot_in_an_official_swiss_is_drawn_among_equals() {
        let mut state = numbered(&[("A", 1500), ("B", 2000), ("C", 2000), ("D", 2000), ("E", 0)]);
        let orders: std::collections::BTreeSet<String> =
            (0..200).map(|seed| told(&state, &drawn(&state, seed))).collect();
        assert_eq!(orders.len(), 6, "{orders:?}");
        assert!(orders.iter().all(|order| order.ends_with(" A E")));
        state.setup.pairing = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
        assert_eq!(drawn(&state, 3), by_lot(&state, 3));
    }

    #[test]
    fn a_player_moves_and_two_are_exchanged() {
        let mut state = numbered(&[("A", 0), ("B", 0), ("C", 0), ("D", 0)]);
        let order = complete(&state, &str::cmp);
        let to = |player, number| told(&state, &moved_to(order.clone(), PlayerId(player), number));
        assert_eq!([to(4, 2), to(1, 3), to(2, 9), to(3, 0)], ["A D B C", "B C A D", "A C D B", "C A B D"]);
        assert_eq!(told(&state, &exchanged(order.clone(), PlayerId(4), PlayerId(2))), "A D C B");
        enter(&mut state, "L", 1500);
        assert_eq!(told(&state, &complete(&state, &str::cmp)), "L A B C D");
    }

    #[test]
    fn c04_2_2_3_only_equals_are_exchanged() {
        let state = numbered(&[("A", 2400), ("B", 2000), ("C", 2000), ("D", 0), ("E", 0)]);
        let passes = |order: [u32; 5]| {
            let found = weaker_before_stronger(&state, &order.map(PlayerId));
            found.map(|(one, other)| (one.0, other.0))
        };
        assert_eq!(passes([1, 2, 3, 4, 5]), None);
        assert_eq!(passes([1, 3, 2, 5, 4]), None);
        assert_eq!(passes([2, 1, 3, 4, 5]), Some((2, 1)));
        assert_eq!(passes([1, 2, 4, 3, 5]), Some((4, 3)), "the unrated are the weakest");
        // A pair that was in this order before is not reported.
        let state = numbered(&[("A", 2000), ("B", 2400), ("C", 1900), ("D", 1900)]);
        assert_eq!(weaker_before_stronger(&state, &[1, 2, 4, 3].map(PlayerId)), None);
        assert_eq!(weaker_before_stronger(&state, &[2, 1, 4, 3].map(PlayerId)), None);
        assert_eq!(
            weaker_before_stronger(&state, &[3, 1, 2, 4].map(PlayerId)),
            Some((PlayerId(3), PlayerId(1)))
        );
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
