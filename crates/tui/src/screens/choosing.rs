//! Choosing a player.

use crate::jobs::request::{ChoiceItem, Choices, Found, Request};
use crate::scene::Scene;
use crate::widgets::text::Piece;
use engine::id::PlayerId;
use engine::number::Rating;
use engine::state::{Player, State};
use formats::report::names::NameOrder;

/// Lists all players to choose from; `found` is the purpose of the choice.
#[must_use]
pub(crate) fn find_player(
    title: impl Into<Piece>,
    found: &dyn Fn(PlayerId) -> Found,
    scene: &Scene<'_>,
) -> Option<Request> {
    find_player_among(title, found, scene, &|_| true)
}

/// Lists some players to choose from, in the order of their names; `found` is the purpose of the choice. A
/// typed number selects the player with that number.
#[must_use]
pub(crate) fn find_player_among(
    title: impl Into<Piece>,
    found: &dyn Fn(PlayerId) -> Found,
    scene: &Scene<'_>,
    wants: &dyn Fn(&Player) -> bool,
) -> Option<Request> {
    let state = scene.state()?;
    let mut players = state.by_number();
    players.retain(|player| wants(player));
    NameOrder::plain().sort(&mut players, |player| &player.entrant.name);
    let items = players.iter().map(|player| {
        let number = |rating: Rating| scene.language().number(&rating.to_string()).into_owned();
        let rating =
            state.rating_of(player).map_or_else(String::new, |rating| format!("  {}", number(rating)));
        let number =
            player.number.map_or_else(|| format!("  ({})", player.id), |number| format!("  #{number}"));
        let id = &player.entrant.fide_id;
        let id = if id.is_empty() { String::new() } else { format!("  {id}") };
        let text = format!("{}{rating}{number}{id}", state.name_at_number(player.id));
        ChoiceItem {
            found: found(player.id),
            text,
            number: player.number,
            beside: String::new(),
            also: names_of_members(state, player.id),
            about: String::new(),
        }
    });
    let choices = Choices { title: title.into(), items: items.collect(), start: 0 };
    Some(Request::Find(Box::new(choices)))
}

/// Returns the names of the players of a team; empty if it is a player.
pub(crate) fn names_of_members(state: &State, id: PlayerId) -> Vec<String> {
    let members = state.player(id).map_or(&[][..], |player| &player.members);
    members.iter().map(|member| member.name.to_string()).collect()
}
