//! Ranking of a knockout: players still in come first, then those who went out later; losers of a stage share
//! their place.

use super::table::{Column, Ranked, RankedPlayer, Value, by_number};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::why::{Reason, Why as _};
use crate::event::state::{Player, State};
use crate::fact;
use crate::pairing::knockout::{Bracket, Reached};

fn bracket(state: &State, round: RoundNo) -> Option<Bracket> {
    let rules = state.setup.pairing.system().bracket_rules()?;
    Some(Bracket::before(state, RoundNo(round.0.saturating_add(1)), rules))
}

/// The columns of the standings.
pub(super) const COLUMNS: [Column; 2] =
    [Column::fixed("IN", "still in"), Column::fixed("STAGE", "stage reached")];

/// Ranks by the stage that each player reached.
#[must_use]
pub fn rank(state: &State, round: RoundNo) -> Ranked {
    let bracket = bracket(state, round);
    let entries = state.players.iter().map(|player| {
        let reached = bracket.as_ref().and_then(|bracket| bracket.reached(player.id));
        let (values, keys) = match reached {
            None => (vec![Value::None, Value::None], vec![-1, 0, 0]),
            Some(Reached { alive, stage, won }) => (
                vec![Value::Count(alive.into()), Value::Count(stage.into())],
                vec![alive.into(), stage.into(), won.into()],
            ),
        };
        RankedPlayer { player: player.id, values, keys, listing: by_number(state, player.id) }
    });
    Ranked { columns: COLUMNS.to_vec(), entries: entries.collect() }
}

/// Returns the reasons for each player's stage, in order of registration.
#[must_use]
pub fn explain(state: &State, round: RoundNo) -> Vec<Vec<Reason>> {
    let bracket = bracket(state, round);
    let reached = |player: PlayerId| bracket.as_ref().and_then(|bracket| bracket.reached(player));
    let told = |player: Option<&Player>| {
        let mut why = player.and_then(|player| reached(player.id)).map_or_else(Vec::new, tell);
        let drawn = bracket.iter().zip(player).flat_map(|(bracket, player)| bracket.drawn_matches(player.id));
        for (opponent, by) in drawn {
            let name = state.name(opponent);
            let fact = fact!(
                "drawn-decided",
                "the drawn match against {name} was decided {by}",
                name,
                by = by.fact()
            );
            why.tell(by.clause(), fact);
        }
        why
    };
    state.slots().map(told).collect()
}

fn tell(reached: Reached) -> Vec<Reason> {
    let stage = reached.stage;
    let how = match (reached.alive, reached.won) {
        (true, true) => fact!("in-won", "still in: won the match of stage {stage}", stage),
        (true, false) => fact!("in-open", "still in: the match of stage {stage} is not decided yet", stage),
        (false, true) => fact!("out-won", "out, and won the match that followed, of stage {stage}", stage),
        (false, false) => fact!("out-lost", "out: lost the match of stage {stage}", stage),
    };
    vec![Reason { clause: "knockout", fact: how }]
}
