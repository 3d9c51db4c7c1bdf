//! Shared parts of the tests: desks, terminals, disks, events and corpora.

pub mod audited;
pub mod captures;
pub mod crash;
pub mod deal;
pub mod expected;
pub mod failing_disk;
pub mod fuzz;
pub mod help;
pub mod literals;
pub mod memory_disk;
pub mod recording;
pub mod screen;
pub mod scripts;
pub mod showcase;
pub mod stream;
pub mod team_event;
pub mod terminal;

use wallchart::engine::action::Outcome;
use wallchart::engine::color::Color;
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::state::State;

/// Returns a finished match with the line-ups that it has now; `first` gives the first team's result at each
/// board that is played.
pub fn team_match(
    state: &State,
    round: RoundNo,
    board: BoardNo,
    mut first: impl FnMut() -> GameScore,
) -> Outcome {
    let rules = state.setup.game.match_rules().unwrap();
    let line_ups = state.match_now(round, board).unwrap().line_ups;
    let game = |at: usize| {
        rules.forfeit([&line_ups[0], &line_ups[1]], at).unwrap_or_else(|| {
            let first = first();
            match rules.color_of_first(at) {
                Color::White => Outcome::game(first, first.opposite()),
                Color::Black => Outcome::game(first.opposite(), first),
            }
        })
    };
    let games = (0..rules.boards.into()).map(game).collect();
    Outcome::Match(rules.finished(line_ups, games))
}
