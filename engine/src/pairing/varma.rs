//! The Varma draw of a round robin (C.05 annex 2): numbers by lot, so that players of one federation do not
//! meet in the last three rounds of the Berger table.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::numbering::NameOrder;
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::rng::Rng;
use crate::event::state::{Player, State};

/// The least and the largest number of players for whom there are sets.
pub const PLAYERS: (usize, usize) = (9, 24);

/// The sets of numbers A to D of each even number of players; an odd number uses those of the next even
/// one. Members of one set do not meet in the last three rounds, except 6 and 12 of 12 (set C), who
/// meet in the last one, as in the annex.
const SETS: [(u16, [&[u16]; 4]); 8] = [
    (10, [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]]),
    (12, [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]]),
    (14, [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]]),
    (16, [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]]),
    (18, [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]]),
    (20, [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]]),
    (22, [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]]),
    (24, [&[6, 7, 8, 9, 10, 11, 19, 20, 21, 22], &[1, 2, 3, 4, 13, 14, 15, 16, 17], &[12, 18, 23], &[5, 24]]),
];

/// The reason why numbers cannot be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoDraw {
    /// Another pairing system.
    #[error("the Varma draw is for round robins")]
    NoRoundRobin,
    /// Too few or too many players.
    #[error("the Varma draw is for 9 to 24 players, and {0} take part")]
    Players(usize),
}

/// Returns the sets of numbers for this number of players; `None` if the annex has none.
#[must_use]
pub fn sets(players: u16) -> Option<[Vec<u16>; 4]> {
    let (_, sets) = SETS.iter().find(|(size, _)| *size == players.next_multiple_of(2))?;
    Some(sets.map(|set| set.iter().copied().filter(|number| *number <= players).collect()))
}

/// Draws the numbers from a seed and returns the players in their order. Federations draw by size, the
/// largest first, then by code, their members by name; players without a federation draw last, each alone.
/// The lot chooses a set with numbers for the whole contingent, then a number of the set for each member. If
/// no set has enough numbers, the largest is filled with the first members, and the others draw in the same
/// way. Players who do not take part from round 1 on are last.
///
/// # Errors
///
/// The event is no round robin, or there are no sets for the number of players.
pub fn draw(state: &State, seed: u64, names: NameOrder<'_>) -> Result<Vec<PlayerId>, NoDraw> {
    state.setup.pairing.cycles().ok_or(NoDraw::NoRoundRobin)?;
    let takes_part = |player: &&Player| player.first_round.0 == 1 && player.is_present(RoundNo(1));
    let (here, others): (Vec<&Player>, Vec<&Player>) = state.players.iter().partition(takes_part);
    let sets = u16::try_from(here.len()).ok().filter(|_| PLAYERS.0 <= here.len()).and_then(sets);
    let mut left = sets.ok_or(NoDraw::Players(here.len()))?;
    let mut rng = Rng::seeded(seed);
    let mut drawn: Vec<(u16, PlayerId)> = Vec::with_capacity(here.len());
    for mut members in contingents(here, names) {
        while !members.is_empty() {
            let fitting: Vec<usize> = (0..left.len()).filter(|at| members.len() <= left[*at].len()).collect();
            let largest = (0..left.len()).max_by_key(|at| (left[*at].len(), Reverse(*at))).unwrap_or(0);
            let set = if fitting.is_empty() { largest } else { fitting[below(&mut rng, fitting.len())] };
            let seated = members.len().min(left[set].len());
            for player in members.drain(..seated) {
                let at = below(&mut rng, left[set].len());
                drawn.push((left[set].remove(at), player.id));
            }
        }
    }
    drawn.sort_unstable();
    Ok(drawn.into_iter().map(|(_, id)| id).chain(others.into_iter().map(|player| player.id)).collect())
}

fn below(rng: &mut Rng, bound: usize) -> usize {
    let drawn = rng.below(u64::try_from(bound).unwrap_or(u64::MAX));
    usize::try_from(drawn).unwrap_or(0)
}

/// The members of each federation by name, in the order in which they draw.
fn contingents<'a>(players: Vec<&'a Player>, names: NameOrder<'_>) -> Vec<Vec<&'a Player>> {
    let mut federations: BTreeMap<String, Vec<&Player>> = BTreeMap::new();
    let mut alone = Vec::new();
    for player in players {
        let code = player.entrant.federation.trim().to_uppercase();
        if code.is_empty() {
            alone.push(player);
        } else {
            federations.entry(code).or_default().push(player);
        }
    }
    let by_name = |one: &&Player, other: &&Player| {
        names(&one.entrant.name, &other.entrant.name).then_with(|| one.id.cmp(&other.id))
    };
    let mut contingents: Vec<Vec<&Player>> = federations.into_values().collect();
    for members in &mut contingents {
        members.sort_by(by_name);
    }
    // Contingents of equal size remain in the order of their codes.
    contingents.sort_by_key(|members| Reverse(members.len()));
    alone.sort_by(by_name);
    contingents.extend(alone.into_iter().map(|player| vec![player]));
    contingents
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::{Act, Entrant};
    use crate::event::setup::PairingSystem;
    use crate::example::{event, setup};
    use crate::pairing::berger::Schedule;

    const ROUND_ROBIN: PairingSystem = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };

    /// The pairs of the last three rounds, the lower number first.
    fn late_pairs(players: u16) -> Vec<(u16, u16)> {
        let schedule = Schedule { players, cycles: 1, exchange_last_two: false };
        let last = u16::try_from(schedule.rounds()).unwrap();
        let rounds = (last - 2..=last).flat_map(|round| schedule.round(round).unwrap());
        rounds.map(|(one, other)| (one.min(other), one.max(other))).collect()
    }

    /// Players of these federations, named in the order of registration turned round.
    fn field(federations: &[&str]) -> State {
        let mut state = event(setup(ROUND_ROBIN), 0);
        for (id, federation) in (1..).map(PlayerId).zip(federations) {
            let name = format!("P{:02}", 99 - id.0).parse().unwrap();
            let entrant = Entrant { name, federation: federation.parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Register { id, entrant }).unwrap();
        }
        state
    }

    #[test]
    fn each_number_is_in_one_set_and_members_do_not_meet_late() {
        for players in 9..=24 {
            let sets = sets(players).unwrap();
            let mut all: Vec<u16> = sets.iter().flatten().copied().collect();
            all.sort_unstable();
            assert_eq!(all, (1..=players).collect::<Vec<_>>());
            let late = late_pairs(players);
            let met: Vec<(u16, u16)> = late
                .into_iter()
                .filter(|(one, other)| sets.iter().any(|set| set.contains(one) && set.contains(other)))
                .collect();
            assert_eq!(met, if players == 12 { vec![(6, 12)] } else { vec![] }, "{players} players");
        }
        assert!(sets(8).is_none() && sets(25).is_none());
    }

    /// Federations as large as the sets, for every size: nobody meets a compatriot in the last three rounds.
    #[test]
    fn compatriots_do_not_meet_in_the_last_three_rounds() {
        for players in 9..=24 {
            let codes = ["NOR", "SWE", "DEN", "FIN"];
            let sizes = sets(players).unwrap().map(|set| set.len());
            let federations: Vec<&str> =
                codes.iter().zip(sizes).flat_map(|(code, size)| std::iter::repeat_n(*code, size)).collect();
            let state = field(&federations);
            for seed in 0..20 {
                let order = draw(&state, seed, &str::cmp).unwrap();
                assert_eq!(order, draw(&state, seed, &str::cmp).unwrap());
                let federation =
                    |number: u16| &state.player(order[usize::from(number) - 1]).unwrap().entrant.federation;
                for (one, other) in late_pairs(players).into_iter().filter(|(_, other)| *other <= players) {
                    let is_known = players == 12 && (one, other) == (6, 12);
                    assert!(is_known || federation(one) != federation(other), "{players}: {one}-{other}");
                }
            }
        }
    }

    #[test]
    fn a_federation_larger_than_every_set_is_split() {
        let state = field(&["NOR"; 10]);
        let mut order = draw(&state, 3, &str::cmp).unwrap();
        // Set A is filled with the first by name, who registered last.
        let first: Vec<u32> = [3, 4, 8].map(|number: usize| order[number - 1].0).to_vec();
        assert!(first.iter().all(|id| 8 <= *id), "{first:?}");
        assert_ne!(order, draw(&state, 4, &str::cmp).unwrap());
        order.sort_unstable();
        assert_eq!(order, (1..=10).map(PlayerId).collect::<Vec<_>>());
        // Players without a federation are no contingent: three of them need no set of three.
        let mut federations = vec![""; 9];
        federations[8] = "NOR";
        assert_eq!(draw(&field(&federations), 1, &str::cmp).unwrap().len(), 9);
    }

    #[test]
    fn other_events_and_other_sizes_are_refused() {
        assert_eq!(draw(&field(&["NOR"; 8]), 1, &str::cmp), Err(NoDraw::Players(8)));
        assert_eq!(draw(&field(&["NOR"; 25]), 1, &str::cmp), Err(NoDraw::Players(25)));
        let state = event(setup(PairingSystem::Manual), 12);
        assert_eq!(draw(&state, 1, &str::cmp), Err(NoDraw::NoRoundRobin));
        // A player who withdrew before the start gets a number after the others.
        let mut state = field(&["NOR"; 10]);
        let reason = "ill".parse().unwrap();
        state.apply(&Act::Withdraw { id: PlayerId(2), after: RoundNo(0), reason }).unwrap();
        assert_eq!(draw(&state, 1, &str::cmp).unwrap().last(), Some(&PlayerId(2)));
    }
}
