//! Keys, clicks, pastes and sizes.

use super::super::stream::{Game, Source, Start, Table};
use super::choices::Choices;

/// The most events of a stream.
const MOST: usize = 160;

/// The number of events between two drawings of the screen.
const DRAWN: usize = 6;

const STARTS: [(Game, Start); 19] = [
    (Game::Chess, Start::New("fide-swiss", 7)),
    (Game::Chess, Start::Save("chess-swiss.ron")),
    (Game::Chess, Start::Save("chess-round-robin.ron")),
    (Game::Chess, Start::New("knockout", 8)),
    (Game::Chess, Start::New("double-elimination", 6)),
    (Game::Chess, Start::New("fide-swiss-baku", 9)),
    (Game::Chess, Start::Save("chess-knockout.ron")),
    (Game::Decided, Start::New("probit-new", 7)),
    (Game::Decided, Start::Save("probit-autumn.ron")),
    (Game::Decided, Start::New("probit-old", 6)),
    (Game::Crikey, Start::New("crikey-swiss", 7)),
    (Game::Crikey, Start::Save("crikey-club.ron")),
    (Game::Crikey, Start::New("crikey-round-robin", 6)),
    (Game::Dice, Start::New("dice", 10)),
    (Game::Dice, Start::Save("dice-night.ron")),
    (Game::Tractor, Start::New("tractor", 8)),
    (Game::Tractor, Start::New("tractor-rotated", 8)),
    (Game::Tractor, Start::Save("tractor-mixed.ron")),
    (Game::Tractor, Start::Save("tractor-pairs.ron")),
];

/// One stream in so many is checked closely at its end, which takes longer than the stream.
const CLOSELY: usize = 4;

/// Any events: nothing panics, nothing is drawn outside its area, and the file on disk replays to the state
/// on the screen.
pub fn any_keys(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let closely = choices.below(CLOSELY) == 0;
    let (game, start) = choices.pick(&STARTS);
    let mut table = Table::lay(start);
    let mut steps = 0;
    while !choices.is_over() && steps < MOST {
        let some = Source::new(game, Box::new(|bound| choices.number(bound))).steps(1);
        for step in some {
            table.take(&step);
            steps += 1;
            if steps % DRAWN == 0 {
                table.draw();
            }
        }
    }
    if closely {
        let looked_at = table.draw_anew().and_then(|()| table.check());
        looked_at.unwrap_or_else(|wrong| panic!("{wrong}"));
    }
}
