//! The findings about a draft that is not changed any more: broken rules, namesakes.

use std::collections::BTreeMap;

use crate::draft::Draft;
use engine::action::Act;
use engine::folding;
use engine::person;
use engine::state::{Player, State};
use engine::words;

/// The number of players that a note names before it counts the rest.
pub(super) const NAMED: usize = 5;

/// Adds the rules that the rounds break.
pub(super) fn breaches(mut draft: Draft, is_of_teams: bool) -> Draft {
    // Players meet again in a round robin or a knockout by its rules.
    let pairing = &draft.setup.pairing;
    let judges = pairing.pairs_by_score() || pairing.system().is_manual();
    if judges && !is_of_teams {
        draft.breaches = judged(&draft);
    }
    draft
}

/// Returns the rules that the rounds of a draft break: players who met twice, a second bye.
fn judged(draft: &Draft) -> Vec<String> {
    let mut state = State::new(&draft.header());
    let mut found = Vec::new();
    for act in &draft.acts {
        if let Act::Publish { round, boards, byes, .. } | Act::CorrectRound { round, boards, byes, .. } = act
        {
            let broken = state.warnings_of_meetings(*round, boards, byes);
            let broken = broken.into_iter().map(|one| format!("round {round}: {one}"));
            let new: Vec<String> = broken.filter(|one| !found.contains(one)).collect();
            found.extend(new);
        }
        // An act that the rules refuse is reported when the draft is recorded.
        if state.apply(act).is_err() {
            break;
        }
    }
    found
}

/// Returns the players who share a name or an id of the federation, in words.
#[must_use]
pub fn named_twice(state: &State) -> Vec<String> {
    let mut ids: BTreeMap<&str, Vec<&Player>> = BTreeMap::new();
    let mut names: BTreeMap<Vec<String>, Vec<&Player>> = BTreeMap::new();
    for player in state.by_number() {
        names.entry(folding::words_of_name(&player.entrant.name)).or_default().push(player);
        if !player.entrant.fide_id.is_empty() {
            ids.entry(&player.entrant.fide_id).or_default().push(player);
        }
    }
    let several = |players: &Vec<&Player>| 1 < players.len();
    let who = |players: &[&Player]| {
        let who: Vec<String> = players
            .iter()
            .map(|player| match player.number {
                Some(number) => format!("No {number} {}", player.entrant.name),
                None => player.entrant.name.to_string(),
            })
            .collect();
        words::first_few(&who, NAMED)
    };
    let same_id = ids.iter().filter(|(_, players)| several(players));
    let same_id = same_id.map(|(id, players)| format!("the id {id} is of several players: {}", who(players)));
    let entrant = state.setup.game.entrant();
    let same_name = names.values().filter(|players| several(players)).map(|players| {
        let mut pairs = players.windows(2);
        let are_two =
            pairs.all(|two| matches!(two, [one, other] if person::are_two(&one.entrant, &other.entrant)));
        let apart = if are_two { " (their ids or years of birth differ)" } else { "" };
        format!("several {entrant}s have one name: {}{apart}", who(players))
    });
    same_id.chain(same_name).collect()
}
