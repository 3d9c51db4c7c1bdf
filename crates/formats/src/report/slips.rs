//! Score slips: the players of a board fill them in, sign them and return them to the director;
//! several fit on a page, to be cut apart.

use std::borrow::Cow;

use super::pairings::{self, nothing_announced};
use super::teams::{all_boards, boards_to_fill};
use super::{Block, Report, Section, Slip, Source};
use crate::values;
use crate::views::before::Before;
use crate::views::seating::{place_words, seat_name, seat_words};
use engine::game::tractor::cards::{CARDS_PER_PLAYER, Rank};
use engine::game::tractor::table::Seat as TractorSeat;
use engine::id::{BoardNo, PlayerId};
use engine::partners;
use engine::ranking::progress;
use engine::setup::Game;
use engine::state::Board;

/// The number of dice of a hand.
const DICE: usize = 5;

/// Lays out a slip for every board of a round.
#[must_use]
pub fn slips(source: &Source<'_>) -> Report {
    let mut report = source.report(pairings::title(source, "title-slips"));
    let Some(held) = source.state.round(source.round) else {
        report.sections.push(Section::of(vec![Block::Note(nothing_announced(source))]));
        return report;
    };
    let before = Before::round(source.state, source.round);
    let ranks = progress::ranks_in(source.state, source.round);
    let slips = held.boards.iter().zip(&ranks).enumerate().flat_map(|(at, (board, ranks))| {
        let mut slip = slip(source, &before, at + 1, board);
        let pairs = partners::at_table(&board.seats);
        slip.facts.extend(ranks.zip(pairs).map(|((team1, team2), [one, other])| {
            let pair = |pair: [PlayerId; 2]| partners::pair(pair.map(|id| source.state.name(id)));
            ("Ranks".to_owned(), format!("{}: {team1}, {}: {team2}", pair(one), pair(other)))
        }));
        std::iter::once(slip).chain(tables_of_match(source, at))
    });
    report.sections.push(Section::of(vec![Block::Slips(slips.collect())]));
    report.data = Some(match source.state.setup.game.match_rules() {
        Some(rules) => all_boards(source, rules, held),
        None => pairings::grid(source, held, before),
    });
    report
}

/// Returns the slip of a board: the result fields that the judge of each game needs, and the
/// signatures.
fn slip(source: &Source<'_>, before: &Before, number: usize, board: &Board) -> Slip {
    let game = &source.state.setup.game;
    let heading = pairings::slip_heading(source);
    let seats = board.seats.iter().enumerate();
    let named = seats
        .map(|(seat, player)| (seat_name(game, seat).say(source.language()), who(source, before, *player)));
    let mut slip = Slip { heading, place: (place_words(game).head.to_owned(), number), ..Slip::default() };
    match game {
        Game::Chess(_) => slip.choices = words(&["1-0", "½-½", "0-1"]),
        Game::Match(rules) => {
            slip.list = Some(boards_to_fill(source, rules, board));
            slip.blanks = words(&["Match"]);
        }
        Game::Decided(_) => slip.choices = words(&["1-0", "0-1"]),
        Game::Crikey(_) => {
            slip.choices = words(&["1-0", "½-½", "0-1"]);
            slip.blanks = words(&["White's pieces left", "Black's pieces left"]);
        }
        Game::Dice => {
            let hands = named.clone().map(|(seat, who)| (format!("{seat}  {who}"), DICE));
            slip.boxes = hands.collect();
        }
        Game::Tractor(_) => add_tricks(&mut slip),
    }
    if slip.boxes.is_empty() {
        slip.facts = named.collect();
    }
    let position = source.state.position(source.round);
    slip.facts.extend(position.map(|position| ("Position".to_owned(), position.to_string())));
    slip.facts.extend(fixed(source, board));
    slip.signatures = signatures(game);
    slip
}

/// Adds the fields and lines of a round of Tractor.
fn add_tricks(slip: &mut Slip) {
    slip.blanks = words(&["Main suit (H S C D, O for none)", "Dealer's seat", "Defenders' points"]);
    // A round has at most as many tricks as a hand has cards.
    slip.sheet = Some((words(&["Lead", "2nd", "3rd", "4th", "Won by"]), CARDS_PER_PLAYER.into()));
}

/// Returns a slip for each table of a match of Tractor; none for other matches.
fn tables_of_match(source: &Source<'_>, number: usize) -> Vec<Slip> {
    let start = source.state.setup.game.match_rules().map_or(Rank::TWO, |rules| rules.start);
    let tables = source.state.match_tables(source.round, BoardNo::at(number));
    let slip = |(at, names): (usize, Vec<String>)| {
        let heading = pairings::slip_heading(source);
        let mut slip = Slip { heading, place: ("Table".to_owned(), at), ..Slip::default() };
        slip.facts.push(("Match".to_owned(), (number + 1).to_string()));
        slip.facts.extend(
            TractorSeat::ALL
                .iter()
                .zip(names)
                .map(|(seat, name)| (seat_words(*seat, source.language()), name)),
        );
        slip.facts.push(("Rank".to_owned(), start.to_string()));
        add_tricks(&mut slip);
        slip.signatures = words(&["First team signs", "Second team signs"]);
        slip
    };
    (1..).zip(tables).map(slip).collect()
}

/// Returns the players with a fixed seat at the board.
fn fixed(source: &Source<'_>, board: &Board) -> Option<(String, String)> {
    let fixed = board.seats.iter().filter_map(|player| source.player(*player)).filter_map(|player| {
        player.fixed_board.map(|board| {
            source
                .language()
                .tell("fixed-at", &values! { "player" => source.state.name(player.id), "board" => board.0 })
        })
    });
    let fixed = fixed.collect::<Vec<_>>().join("; ");
    (!fixed.is_empty()).then(|| ("Fixed".to_owned(), fixed))
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// Returns number and name; in games of two, also the data next to the name in the pairings.
fn who(source: &Source<'_>, before: &Before, player: PlayerId) -> String {
    let (number, title) = (source.number(player), source.title(player));
    let name = source.state.name_at_number(player);
    let name = if title.is_empty() { format!("{number} {name}") } else { format!("{number} {title} {name}") };
    let mut parts = vec![name];
    if !source.state.setup.game.is_for_two() {
        return parts.concat();
    }
    let score = before.score().map(|score| (score.code, before.score_of(player)));
    let rating = before.is_rated().then(|| (Cow::Borrowed("Rtg"), before.rating_of(player)));
    let beside = [rating, score]
        .into_iter()
        .flatten()
        .map(|(code, cell)| (source.language().word(&code).into_owned(), cell.datum.say(source.language())));
    parts
        .extend(beside.filter(|(_, shown)| !shown.is_empty()).map(|(code, shown)| format!("{code} {shown}")));
    parts.join(", ")
}

/// Returns the signature fields: both players in games of two, one at a larger table.
fn signatures(game: &Game) -> Vec<String> {
    if game.match_rules().is_some() {
        words(&["First team signs", "Second team signs"])
    } else if game.is_for_two() {
        words(&["White signs", "Black signs"])
    } else {
        words(&["Signed for the table"])
    }
}
