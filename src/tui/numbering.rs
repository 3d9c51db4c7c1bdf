//! The order of pairing numbers (FIDE C.04.2, General handling rules, article 2.2.2).

use crate::engine::id::PlayerId;
use crate::engine::state::{Player, State};
use crate::formats::report::names::NameOrder;

/// The titles in the order of the rule: GM, IM, WGM, FM, WIM, CM, WFM, WCM, then no title.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// Orders the players by rating, highest first, then title, then name.
#[must_use]
pub fn by_rating(state: &State) -> Vec<PlayerId> {
    let mut players: Vec<&Player> = state.players.iter().collect();
    let names = NameOrder::plain();
    players.sort_by(|one, other| {
        key(one).cmp(&key(other)).then_with(|| names.compare(&one.entrant.name, &other.entrant.name))
    });
    players.into_iter().map(|player| player.id).collect()
}

/// The unrated come last; equal players keep the order in which they were registered.
fn key(player: &Player) -> (std::cmp::Reverse<Option<i64>>, usize) {
    let entrant = &player.entrant;
    let title = TITLES.iter().position(|title| entrant.title == **title).unwrap_or(TITLES.len());
    let rating = entrant.rating.map(crate::engine::number::Rating::units);
    (std::cmp::Reverse(rating), title)
}
