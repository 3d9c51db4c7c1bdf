//! Who has no seat yet in a pairing made by hand, and what whoever seats them wants to know: number, score, rating, the
//! colour that is due, and whom they have met.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::rc::Rc;

use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind, Meetings};
use crate::engine::pairing::dutch::color_due;
use crate::engine::pairing::field::Color;
use crate::engine::state::{Player, State};
use crate::tui::scene::Scene;
use crate::views::numbers::Number;

/// What is known of players before a round.
pub(super) struct Known<'a> {
    state: &'a State,
    meetings: Option<Rc<Meetings>>,
}

impl<'a> Known<'a> {
    pub(super) fn before(round: RoundNo, state: &'a State, scene: &Scene<'_>) -> Self {
        let last = RoundNo(round.0.saturating_sub(1));
        let meetings = scene.meetings(last).filter(|_| state.setup.game.is_for_two());
        Self { state, meetings }
    }

    /// Says who somebody is: `3 Berg, Luca · 1½ · 2214 · Black due (strong)`, and when they met somebody.
    pub(super) fn told(&self, player: PlayerId, against: Option<PlayerId>) -> String {
        let rating = self.state.player(player).and_then(|player| player.entrant.rating);
        let points = self.meetings.as_ref().map(|meetings| meetings.points(player).to_string());
        let due = color_due(&self.colors(player))
            .map(|due| format!("{} due ({})", color_name(due.color), due.strength));
        let met = against.and_then(|other| self.met(player, other));
        let named = format!("{} {}", Number::of(self.state, player), self.state.name(player));
        let parts = [Some(named), points, rating.map(|rating| rating.to_string()), due, met];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// Orders players by points, then by rating, then by number.
    pub(super) fn best_first(&self, players: BTreeSet<PlayerId>) -> Vec<PlayerId> {
        let mut players: Vec<PlayerId> = players.into_iter().collect();
        players.sort_by_cached_key(|player| {
            let points = self.meetings.as_ref().map(|meetings| meetings.points(*player));
            let rating = self.state.player(*player).and_then(|player| player.entrant.rating);
            (Reverse(points), Reverse(rating), Number::of(self.state, *player).bare())
        });
        players
    }

    fn of(&self, player: PlayerId) -> &[Meeting] {
        self.meetings.as_ref().map_or(&[], |meetings| meetings.of(player))
    }

    fn colors(&self, player: PlayerId) -> Vec<Color> {
        let games = self.of(player).iter().filter_map(|meeting| match meeting.kind {
            MeetingKind::Board { color, result, .. } if result.is_game() => Some(color),
            MeetingKind::Board { .. } | MeetingKind::Bye(_) => None,
        });
        games.collect()
    }

    fn met(&self, player: PlayerId, other: PlayerId) -> Option<String> {
        let games = self.of(player).iter().filter(|meeting| meeting.opponent_played() == Some(other));
        let rounds: Vec<String> = games.map(|meeting| meeting.round.to_string()).collect();
        let other = || self.state.name(other);
        (!rounds.is_empty()).then(|| format!("met {} in round {}", other(), rounds.join(" and ")))
    }
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// Names whoever takes part and sits nowhere yet; in a published round also who entered late and is there.
pub(super) fn unseated(state: &State, round: RoundNo, seated: &[PlayerId]) -> BTreeSet<PlayerId> {
    let is_published = round <= state.last_round();
    let is_here = |player: &&Player| {
        player.is_present(round) || (is_published && round < player.first_round && player.gone().is_none())
    };
    let mut free: BTreeSet<PlayerId> = state.players.iter().filter(is_here).map(|player| player.id).collect();
    for player in seated {
        free.remove(player);
    }
    free
}
