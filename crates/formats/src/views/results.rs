//! The result of a board, its name, and a seat of a card table, in words.

use crate::language::Language;
use engine::action::Outcome;
use engine::game::tractor::table::Seat as TractorSeat;
use engine::meetings::MeetingResult;
use engine::scoring::GameScore;
use engine::setup::Game;

/// The words for a place of play: two players sit at a board, more at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaceWords {
    /// The word in a sentence.
    pub noun: &'static str,
    /// The word as a heading.
    pub head: &'static str,
}

/// Returns the words for a place of play of a game.
#[must_use]
pub const fn place_words(game: &Game) -> PlaceWords {
    if game.match_rules().is_some() {
        PlaceWords { noun: game.place(), head: "Match" }
    } else if game.is_for_two() {
        PlaceWords { noun: game.place(), head: "Board" }
    } else {
        PlaceWords { noun: game.place(), head: "Table" }
    }
}

/// Returns a seat at a table of Tractor with its team: `3 (Team 1)`.
#[must_use]
pub fn seat_words(seat: TractorSeat, language: &Language) -> String {
    format!("{} ({})", seat as usize + 1, language.word(&seat.team().to_string()))
}

/// Returns the result of a board of two as on a result sheet: `1-0`, `½-½`, `+/-`; empty if it is
/// missing.
#[must_use]
pub fn result(outcome: Option<&Outcome>) -> String {
    match outcome {
        None | Some(Outcome::Dice(_) | Outcome::Tractor(_) | Outcome::TractorScore(_)) => String::new(),
        Some(Outcome::Match(held)) => format!("{}-{}", held.score[0], held.score[1]),
        Some(Outcome::Game { white, black, rated }) => {
            let unrated = if *rated { "" } else { " unrated" };
            format!("{}-{}{unrated}", side(*white), side(*black))
        }
        Some(Outcome::Forfeit { white, black }) => format!("{}/{}", forfeit(*white), forfeit(*black)),
        Some(Outcome::Adjourned) => "adjourned".to_owned(),
        Some(outcome @ Outcome::Crikey(crikey)) => {
            let sides = outcome.sides().map(|(white, black)| format!("{}-{}", side(white), side(black)));
            format!("{} ({}:{})", sides.unwrap_or_default(), crikey.white_pieces, crikey.black_pieces)
        }
    }
}

const fn side(side: GameScore) -> char {
    match side {
        GameScore::Win => '1',
        GameScore::Draw => '½',
        GameScore::Loss => '0',
    }
}

const fn forfeit(won: bool) -> char {
    if won { '+' } else { '-' }
}

/// Returns the result of a game of two as on the card of one of its players; empty while it is
/// missing.
#[must_use]
pub const fn result_of(result: MeetingResult) -> &'static str {
    match result {
        MeetingResult::Open => "",
        MeetingResult::Adjourned => "adjourned",
        MeetingResult::Played { side: GameScore::Win, rated: true } => "1",
        MeetingResult::Played { side: GameScore::Draw, rated: true } => "½",
        MeetingResult::Played { side: GameScore::Loss, rated: true } => "0",
        MeetingResult::Played { side: GameScore::Win, rated: false } => "1 unrated",
        MeetingResult::Played { side: GameScore::Draw, rated: false } => "½ unrated",
        MeetingResult::Played { side: GameScore::Loss, rated: false } => "0 unrated",
        MeetingResult::Forfeit { won: true } => "+",
        MeetingResult::Forfeit { won: false } => "-",
    }
}
