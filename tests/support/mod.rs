//! Shared parts of the tests: desks, terminals, disks, events and corpora.

pub(crate) mod audited;
pub(crate) mod captures;
pub(crate) mod crash;
pub(crate) mod deal;
pub(crate) mod expected;
pub(crate) mod failing_disk;
#[expect(unreachable_pub, reason = "a library of `fuzz/` has this module")]
pub(crate) mod fuzz;
pub(crate) mod help;
pub(crate) mod literals;
pub(crate) mod memory_disk;
pub(crate) mod recording;
pub(crate) mod screen;
pub(crate) mod scripts;
pub(crate) mod showcase;
pub(crate) mod stream;
pub(crate) mod team_event;
pub(crate) mod terminal;

use wallchart::engine::action::Outcome;
use wallchart::engine::color::Color;
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::state::State;

/// Returns a finished match with the line-ups that it has now; `first` gives the first team's result at each
/// board that is played.
pub(crate) fn team_match(
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
