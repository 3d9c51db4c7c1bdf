//! The players without a seat in a manual pairing, with the data for seating them: number, score, rating, due
//! colour, and earlier opponents.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::rc::Rc;

use crate::scene::Scene;
use engine::id::{PlayerId, RoundNo};
use engine::meetings::{Meeting, MeetingKind, Meetings};
use engine::number::{Points, Rating};
use engine::pairing::field::Color;
use engine::standings::Standings;
use engine::state::{Player, State};
use formats::views::numbers::Number;

/// The data of players before a round.
pub(super) struct Known<'a> {
    state: &'a State,
    round: RoundNo,
    meetings: Option<Rc<Meetings>>,
    standings: Option<Rc<Standings>>,
}

impl<'a> Known<'a> {
    pub(super) fn before(round: RoundNo, state: &'a State, scene: &Scene<'_>) -> Self {
        let last = RoundNo(round.0.saturating_sub(1));
        let meetings = scene.meetings(last).filter(|_| state.setup.game.is_for_two());
        Self { state, round, meetings, standings: scene.standings(last) }
    }

    /// Describes a player: `3 Berg, Luca · 1½ · 2214 · Black due (strong)`, and earlier meetings with
    /// `against`.
    pub(super) fn told(&self, player: PlayerId, against: Option<PlayerId>) -> String {
        format!("{}{}", self.named(player), self.beside(player, against))
    }

    pub(super) fn named(&self, player: PlayerId) -> String {
        format!("{} {}", Number::of(self.state, player), self.state.name_at_number(player))
    }

    /// Returns the text after the name: ` · 1½ · 2214`.
    pub(super) fn beside(&self, player: PlayerId, against: Option<PlayerId>) -> String {
        let places = self.standings.as_ref().and_then(|standings| standings.rating_places).unwrap_or(0);
        let rating = self.rating(player).map(|rating| format!("{rating:.places$}"));
        let points = self.points(player).map(|points| points.to_string());
        let system = self.state.setup.pairing.system();
        let due = system.color_due(self.state, self.round, &self.colors(player)).map(|due| {
            let strength = due.strength.map_or_else(String::new, |strength| format!(" ({strength})"));
            format!("{} due{strength}", color_name(due.color))
        });
        let met = against.and_then(|other| self.met(player, other));
        let parts: Vec<String> = [points, rating, due, met].into_iter().flatten().collect();
        if parts.is_empty() { String::new() } else { format!(" · {}", parts.join(" · ")) }
    }

    /// Orders players by points, then by rating, then by number.
    pub(super) fn best_first(&self, players: BTreeSet<PlayerId>) -> Vec<PlayerId> {
        let mut players: Vec<PlayerId> = players.into_iter().collect();
        players.sort_by_cached_key(|player| {
            (
                Reverse(self.points(*player)),
                Reverse(self.rating(*player)),
                Number::of(self.state, *player).bare(),
            )
        });
        players
    }

    /// Returns the points so far; `None` if the event has no points.
    fn points(&self, player: PlayerId) -> Option<Points> {
        let meetings = self.meetings.as_ref().filter(|_| self.state.setup.counts_points())?;
        Some(meetings.points(player))
    }

    /// Returns the rating before the round, which is also the one beside the boards.
    fn rating(&self, player: PlayerId) -> Option<Rating> {
        self.standings.as_ref()?.row(player)?.rating.now
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

/// Names the players without a seat; in a published round also the present late entrants.
pub(super) fn unseated(state: &State, round: RoundNo, seated: &[PlayerId]) -> BTreeSet<PlayerId> {
    let is_published = round <= state.last_round();
    let is_here = |player: &&Player| {
        player.gone().is_none() && (player.is_present(round) || (is_published && round < player.first_round))
    };
    let mut free: BTreeSet<PlayerId> = state.players.iter().filter(is_here).map(|player| player.id).collect();
    for player in seated {
        free.remove(player);
    }
    free
}
