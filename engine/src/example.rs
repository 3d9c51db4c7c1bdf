//! An event for the tests of single modules.

use crate::basics::id::PlayerId;
use crate::basics::text::Label;
use crate::event::action::{Act, Details, Entrant, Header};
use crate::event::setup::{Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations, Setup};
use crate::event::state::State;

/// Unrated chess in five rounds, ranked by points.
pub(crate) fn setup(pairing: PairingSystem) -> Setup {
    Setup {
        game: Game::Chess(PointSystem::default()),
        pairing,
        rating: RatingSystem::Unrated,
        ranking: Ranking::by(Vec::new()),
        rounds: 5,
        rated_by: Vec::new(),
        regulations: Regulations::default(),
    }
}

/// An event of these choices before its first round: `player 1` and so on are registered.
pub(crate) fn event(setup: Setup, players: u32) -> State {
    let details = Details { title: "open".parse().unwrap(), ..Details::default() };
    let mut state = State::new(&Header::new(Label::default(), details, setup));
    for id in (1..=players).map(PlayerId) {
        let entrant = Entrant { name: format!("player {id}").parse().unwrap(), ..Entrant::default() };
        state.apply(&Act::Register { id, entrant }).unwrap();
    }
    state
}
