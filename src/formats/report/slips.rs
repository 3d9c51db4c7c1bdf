//! Score slips: what the players of a board fill in, sign and hand to the director; several a page, to be cut apart.

use super::before::Before;
use super::pairings::{self, nothing_announced};
use super::seating::{place_word, seat_name};
use super::{Block, Report, Section, Slip, Source};
use crate::engine::id::PlayerId;
use crate::engine::ranking::progress;
use crate::engine::setup::Game;
use crate::engine::state::Board;

/// Lays out a slip for every board of a round.
#[must_use]
pub fn slips(source: &Source<'_>) -> Report {
    let mut report = source.report(pairings::title(source, "Score slips"));
    let Some(held) = source.state.round(source.round) else {
        report.sections.push(Section::of(vec![Block::Note(nothing_announced(source))]));
        return report;
    };
    let before = Before::round(source);
    let ranks = progress::ranks_in(source.state, source.round);
    let slips = held.boards.iter().zip(&ranks).enumerate().map(|(at, (board, ranks))| {
        let mut slip = slip(source, &before, at + 1, board);
        slip.facts.extend(
            ranks.map(|(team1, team2)| ("Ranks".to_owned(), format!("Team 1: {team1}, Team 2: {team2}"))),
        );
        slip
    });
    report.sections.push(Section::of(vec![Block::Slips(slips.collect())]));
    report.data = Some(pairings::grid(source, held));
    report
}

fn slip(source: &Source<'_>, before: &Before, number: usize, board: &Board) -> Slip {
    let game = &source.state.setup.game;
    let event = &source.state.details.title;
    let heading = format!("{event}: round {}, {} {number}", source.round, place_word(game).to_lowercase());
    let facts: Vec<(String, String)> = board
        .seats
        .iter()
        .enumerate()
        .map(|(seat, player)| (seat_name(game, seat), who(source, before, *player)))
        .collect();
    let mut choices = Vec::new();
    let mut blanks = Vec::new();
    match game {
        Game::Chess(_) => choices = words(&["1-0", "½-½", "0-1"]),
        Game::Decided(_) => choices = words(&["1-0", "0-1"]),
        Game::Crikey(_) => {
            choices = words(&["1-0", "½-½", "0-1"]);
            blanks = words(&["White's pieces left", "Black's pieces left"]);
        }
        Game::Dice => blanks = board.seats.iter().map(|player| dice_of(source, *player)).collect(),
        Game::Tractor(_) => {
            blanks = words(&["Main suit", "Dealer", "Defenders' points", "Hidden cards' points"]);
        }
    }
    blanks.extend(signatures(game));
    Slip { heading, facts, choices, blanks }
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// Number, name, partnership, and what stands beside the name in the pairings.
fn who(source: &Source<'_>, before: &Before, player: PlayerId) -> String {
    let mut parts = vec![format!("{} {}", source.number(player), source.titled_name(player))];
    let partnership = pairings::partnership(source, player);
    if !source.state.setup.game.is_for_two() && !partnership.is_empty() {
        parts.push(partnership.to_owned());
    }
    let beside = before.columns().into_iter().zip(before.cells(player));
    let beside = beside.filter(|(_, cell)| !cell.text.is_empty());
    parts.extend(beside.map(|(column, cell)| format!("{} {}", column.head, cell.text)));
    parts.join(", ")
}

fn dice_of(source: &Source<'_>, player: PlayerId) -> String {
    format!("Five dice of {}", source.name(player).text)
}

/// Of two, both sign; at a larger table one does.
fn signatures(game: &Game) -> Vec<String> {
    if game.is_for_two() { words(&["White signs", "Black signs"]) } else { words(&["Signed for the table"]) }
}
