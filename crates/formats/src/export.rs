//! Exports an event to the judge input of its system. Anything that the format cannot represent is an
//! error that names it; nothing is left out silently.

use std::borrow::Cow;
use std::cmp::Reverse;

use super::judge::{crikey, dice, probit, swiss, tractor};
use crate::text::clean;
use engine::action::{ByeKind, Outcome};
use engine::game::crikey::Hundredths;
use engine::id::PlayerId;
use engine::number::Rating;
use engine::ranking::resistance::ScoredGame;
use engine::rating::probit::batch::{Batch, Game, ProbitRules};
use engine::scoring::GameScore;
use engine::setup::{self, RatingSystem};
use engine::state::{Board, State};
use engine::text::Label;
use engine::words;

/// The reasons why an event cannot be exported to a judge format.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// The format belongs to another system.
    #[error("the event is {game}, which the {format} format cannot hold")]
    OtherGame {
        /// The event's game.
        game: &'static str,
        /// The format.
        format: &'static str,
    },
    /// No player is registered, and the format lists players.
    #[error("no player is registered yet: register players before exporting to {format}")]
    Nobody {
        /// The format.
        format: &'static str,
    },
    /// Numbers that the columns of a tournament report cannot hold.
    #[error("{0}")]
    Report(String),
    /// Names with characters that the format cannot represent or cannot distinguish.
    #[error(
        "the {format} format cannot hold {}: {} (expected {expected}); `wallchart export --to judge --short-names` writes \
         short ones and says who is who",
        words::count(names.len(), "name"),
        quoted(names)
    )]
    Names {
        /// The format.
        format: &'static str,
        /// All the names that the format cannot represent.
        names: Vec<String>,
        /// The characters that the format can represent.
        expected: &'static str,
    },
    /// A player without a rating, or with a rating that the format cannot represent.
    #[error("the {format} format cannot hold the rating of `{name}` (expected {expected})")]
    Rating {
        /// The format.
        format: &'static str,
        /// The name.
        name: String,
        /// The ratings that the format can represent.
        expected: &'static str,
    },
    /// A result that was not played on the board.
    #[error("the {format} format cannot hold board {board} of round {round}: {what}")]
    Result {
        /// The format.
        format: &'static str,
        /// The round.
        round: usize,
        /// The board.
        board: usize,
        /// The kind of result.
        what: &'static str,
    },
    /// A bye that is worth points.
    #[error("the {format} format cannot hold the {bye} of `{name}` in round {round}")]
    Bye {
        /// The format.
        format: &'static str,
        /// The round.
        round: usize,
        /// The player.
        name: String,
        /// Its kind.
        bye: &'static str,
    },
}

fn quoted(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Returns true if the judge format of the event's system has names; the other formats number the players.
#[must_use]
pub const fn judge_holds_names(state: &State) -> bool {
    match (&state.setup.game, state.setup.rating) {
        (setup::Game::Tractor(_) | setup::Game::Decided(_) | setup::Game::Match(_), _)
        | (setup::Game::Chess(_), RatingSystem::Probit { .. }) => false,
        (setup::Game::Dice | setup::Game::Crikey(_), _)
        | (
            setup::Game::Chess(_),
            RatingSystem::Exchange(_)
            | RatingSystem::Unrated
            | RatingSystem::Fide(_)
            | RatingSystem::Glicko2(_),
        ) => true,
    }
}

/// Names every player with letters that every judge format accepts, `a` to `z`, or `aa`, `ab` and so
/// on if there are more players. Returns each new name with the real one. In a format that lists
/// players by name, they keep their order.
#[must_use]
pub fn shorten_names(state: &mut State) -> Vec<(Label, PlayerId)> {
    const LETTERS: usize = 26;
    let mut order: Vec<usize> = (0..state.players.len()).collect();
    // Among namesakes the one registered last comes first: equal ratings are listed downwards
    // (seed-systems 1.3).
    order.sort_by_cached_key(|at| {
        let player = &state.players[*at];
        (player.entrant.name.clone(), Reverse(player.number), Reverse(player.id))
    });
    let mut letters = 1;
    let mut names = LETTERS;
    while names < order.len() {
        letters += 1;
        names *= LETTERS;
    }
    let short = |mut place: usize| {
        let mut name = vec!['a'; letters];
        for letter in name.iter_mut().rev() {
            *letter = ('a'..='z').nth(place % LETTERS).unwrap_or('a');
            place /= LETTERS;
        }
        Label::taken_over(&name.into_iter().collect::<String>())
    };
    let mut who = Vec::with_capacity(order.len());
    for (place, at) in order.into_iter().enumerate() {
        let player = &mut state.players[at];
        player.entrant.name = short(place);
        who.push((player.entrant.name.clone(), player.id));
    }
    who
}

/// Writes the event in the judge format of its system.
///
/// # Errors
///
/// The first thing that the format cannot represent.
pub fn judge(state: &State) -> Result<Vec<u8>, ExportError> {
    match (&state.setup.game, state.setup.rating) {
        (setup::Game::Match(_), _) => {
            Err(ExportError::OtherGame { game: state.setup.game.name(), format: "judge" })
        }
        (setup::Game::Dice, _) => dice(state),
        (setup::Game::Tractor(_), _) => tractor(state),
        (setup::Game::Crikey(_), _) | (setup::Game::Chess(_), RatingSystem::Exchange(_)) => crikey(state),
        (setup::Game::Decided(_), _) | (setup::Game::Chess(_), RatingSystem::Probit { .. }) => probit(state),
        (setup::Game::Chess(_), RatingSystem::Unrated | RatingSystem::Fide(_) | RatingSystem::Glicko2(_)) => {
            swiss(state)
        }
    }
}

/// Returns every board with its round and number, for messages.
fn boards(state: &State) -> impl Iterator<Item = (usize, usize, &Board)> {
    let rounds = state.rounds.iter().enumerate();
    rounds.flat_map(|(round, held)| {
        let boards = held.boards.iter().enumerate();
        boards.map(move |(board, one)| (round + 1, board + 1, one))
    })
}

/// Refuses byes worth points: no format of games of two can represent them.
fn no_byes(state: &State, format: &'static str) -> Result<(), ExportError> {
    for (at, round) in state.rounds.iter().enumerate() {
        if let Some((player, bye)) = round.byes.iter().find(|(_, bye)| *bye != ByeKind::ZeroPoint) {
            let (name, bye) = (state.name(*player), bye.name());
            return Err(ExportError::Bye { format, round: at + 1, name, bye });
        }
    }
    Ok(())
}

/// Returns the sides of a game that was played and is rated; `None` if the result is missing.
fn played(
    format: &'static str,
    round: usize,
    board: usize,
    outcome: Option<&Outcome>,
) -> Result<Option<(GameScore, GameScore)>, ExportError> {
    let refuse = |what| Err(ExportError::Result { format, round, board, what });
    match outcome {
        None => Ok(None),
        Some(Outcome::Forfeit { .. }) => refuse("a forfeit"),
        Some(Outcome::Adjourned) => refuse("an adjourned game"),
        Some(Outcome::Game { rated: false, .. }) => refuse("an unrated game"),
        Some(outcome) => match outcome.sides() {
            Some(
                (GameScore::Win, GameScore::Loss)
                | (GameScore::Loss, GameScore::Win)
                | (GameScore::Draw, GameScore::Draw),
            ) => Ok(outcome.sides()),
            Some(_) | None => refuse("a result such as ½–0 or 0–0"),
        },
    }
}

/// Returns the position of a player in a list without gaps.
fn listed(state: &State, player: PlayerId) -> PlayerId {
    state.place(player).and_then(|place| u32::try_from(place + 1).ok()).map_or(player, PlayerId)
}

/// Writes an event as a Crikey tournament.
///
/// # Errors
///
/// The first thing that the format cannot represent.
pub fn crikey(state: &State) -> Result<Vec<u8>, ExportError> {
    let format = "crikey";
    let mut players = Vec::with_capacity(state.players.len());
    let mut names = Vec::new();
    for player in &state.players {
        let name = || player.entrant.name.to_string();
        let packed = player.entrant.name.parse();
        let Some(packed) = packed.ok().filter(|name| players.iter().all(|(_, other)| other != name)) else {
            names.push(name());
            continue;
        };
        players.push((player, packed));
    }
    if !names.is_empty() {
        return Err(ExportError::Names {
            format,
            names,
            expected: "one to ten letters a to z, each name once",
        });
    }
    let rated = players.into_iter().map(|(player, name)| {
        let expected = "a rating with at most two decimals";
        let rating = state.rating_of(player).and_then(Hundredths::from_rating);
        let who = || player.entrant.name.to_string();
        let rating = rating.ok_or_else(|| ExportError::Rating { format, name: who(), expected })?;
        Ok(crikey::RatedPlayer { rating, name })
    });
    let players = rated.collect::<Result<Vec<_>, ExportError>>()?;
    let mut games = Vec::new();
    for (round, number, board) in boards(state) {
        let [white, black] = board.seats[..] else { continue };
        match &board.outcome {
            Some(Outcome::Crikey(outcome)) => {
                let (white, black) = (listed(state, white), listed(state, black));
                games.push(crikey::Game { white, black, outcome: *outcome });
            }
            Some(_) => {
                let what = "a result without piece values";
                return Err(ExportError::Result { format, round, board: number, what });
            }
            None => {}
        }
    }
    Ok(crikey::write(&crikey::CrikeyInput { tournaments: vec![crikey::Tournament { players, games }] }))
}

/// Writes the finished tables of an event as games of dice.
///
/// # Errors
///
/// A name that the format cannot represent.
pub fn dice(state: &State) -> Result<Vec<u8>, ExportError> {
    let format = "dice";
    let names: Vec<Cow<'_, str>> = state.players.iter().map(|player| clean(&player.entrant.name)).collect();
    let expected = "no blanks at the ends";
    let blank = |name: &&Cow<'_, str>| name.trim_matches([' ', '\t']) != **name;
    let bad: Vec<String> = names.iter().filter(blank).map(ToString::to_string).collect();
    if !bad.is_empty() {
        return Err(ExportError::Names { format, names: bad, expected });
    }
    let mut games = Vec::new();
    for (_, _, board) in boards(state) {
        let Some(Outcome::Dice(hands)) = &board.outcome else { continue };
        let name =
            |player: &PlayerId| state.place(*player).and_then(|at| names.get(at)).map_or("", |name| name);
        let hands = board
            .seats
            .iter()
            .zip(hands)
            .map(|(player, hand)| dice::NamedHand { hand: *hand, name: name(player) });
        games.push(hands.collect());
    }
    Ok(dice::write(&dice::DiceInput { games }))
}

/// Writes the finished rounds of a Tractor event; the format has no players.
///
/// # Errors
///
/// The event is of another game.
pub fn tractor(state: &State) -> Result<Vec<u8>, ExportError> {
    if !matches!(state.setup.game, setup::Game::Tractor(_)) {
        return Err(ExportError::OtherGame { game: state.setup.game.name(), format: "tractor" });
    }
    let rounds = boards(state).filter_map(|(_, _, board)| match &board.outcome {
        Some(Outcome::Tractor(round)) => Some(round.clone()),
        _ => None,
    });
    Ok(tractor::write(&tractor::TractorInput { rounds: rounds.collect() }))
}

/// Returns the Tractor tables of which only the score is known: the judge format needs the tricks.
pub fn without_tricks(state: &State) -> impl Iterator<Item = (usize, usize)> {
    boards(state)
        .filter(|(_, _, board)| matches!(board.outcome, Some(Outcome::TractorScore(_))))
        .map(|(round, number, _)| (round, number))
}

/// Writes an event of games of two as a Swiss ranking.
///
/// # Errors
///
/// The first thing that the format cannot represent.
pub fn swiss(state: &State) -> Result<Vec<u8>, ExportError> {
    let format = "swiss";
    no_byes(state, format)?;
    let names: Vec<Cow<'_, str>> = state.players.iter().map(|player| clean(&player.entrant.name)).collect();
    let names: Vec<&str> = names.iter().map(|name| &**name).collect();
    let is_bad = |(at, name): &(usize, &&str)| name.contains([' ', '\t']) || names[..*at].contains(*name);
    let bad: Vec<String> =
        names.iter().enumerate().filter(is_bad).map(|(_, name)| (*name).to_owned()).collect();
    if !bad.is_empty() {
        return Err(ExportError::Names { format, names: bad, expected: "names without blanks, each once" });
    }
    let mut rounds: Vec<Vec<ScoredGame>> = vec![Vec::new(); state.rounds.len()];
    for (round, number, board) in boards(state) {
        let [white, black] = board.seats[..] else { continue };
        let score = match played(format, round, number, board.outcome.as_ref())? {
            None => continue,
            Some((white, _)) => white,
        };
        let (white, black) = (listed(state, white), listed(state, black));
        rounds[round - 1].push(ScoredGame { white, black, score });
    }
    rounds.retain(|round| !round.is_empty());
    Ok(swiss::write(&swiss::SwissInput { names, rounds }))
}

/// Writes the decided games of an event as one batch.
///
/// # Errors
///
/// The first thing that the format cannot represent.
pub fn probit(state: &State) -> Result<Vec<u8>, ExportError> {
    let format = "probit";
    let rules = match state.setup.rating {
        RatingSystem::Probit { rules, .. } => rules,
        RatingSystem::Unrated
        | RatingSystem::Exchange(_)
        | RatingSystem::Fide(_)
        | RatingSystem::Glicko2(_) => ProbitRules::default(),
    };
    let mut ratings: Vec<Rating> = Vec::with_capacity(state.players.len());
    for player in &state.players {
        let expected = "a rating of at most six digits and three decimals";
        let fits = |rating: &Rating| rating.units().abs() < 1_000_000_000;
        let refuse = || ExportError::Rating { format, name: player.entrant.name.to_string(), expected };
        ratings.push(state.rating_of(player).filter(fits).ok_or_else(refuse)?);
    }
    let mut batch = Batch::new(rules.factor, ratings);
    for (round, number, board) in boards(state) {
        let [white, black] = board.seats[..] else { continue };
        let at = |player: PlayerId| listed(state, player).0.wrapping_sub(1);
        let game = match played(format, round, number, board.outcome.as_ref())? {
            None => continue,
            Some((GameScore::Win, _)) => Game { winner: at(white), loser: at(black) },
            Some((GameScore::Loss, _)) => Game { winner: at(black), loser: at(white) },
            Some((GameScore::Draw, _)) => {
                return Err(ExportError::Result { format, round, board: number, what: "a draw" });
            }
        };
        let against =
            |_| ExportError::Result { format, round, board: number, what: "a game against oneself" };
        batch.add(game).map_err(against)?;
    }
    Ok(probit::write(&probit::ProbitInput { decimals: rules.decimals, batch }))
}
