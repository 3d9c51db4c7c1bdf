//! Converts a judge input to an event: the acts that create its players, rounds and results.
//!
//! Three of the formats have no rounds. Their games are taken in input order, and a game opens a new
//! round if one of its players has already played in the current one. Every player's games keep their
//! order. The players of one round are all different, so rating round by round gives the same numbers
//! as rating game by game.

use super::judge::{crikey, dice, probit, swiss};
use engine::action::{Act, Entrant, Outcome, PairedBy};
use engine::game::tractor::round::Round;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::number::Rating;
use engine::scoring::GameScore;
use engine::text::{Label, NotOneLine};

/// The most players, rounds, and boards of a round that an event can number.
const MOST: usize = u16::MAX as usize;

/// The reasons why an input cannot become an event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// More players, rounds or boards than an event can number.
    #[error(
        "the input has more players, rounds, or games in a round than an event can hold (at most {MOST})"
    )]
    TooMany,
    /// A name that a list cannot show.
    #[error("player {number}: the name {error}")]
    Name {
        /// The number of the player, from 1.
        number: PlayerId,
        /// The fault.
        error: NotOneLine,
    },
}

/// A game that is not yet in a round.
struct Game {
    seats: Vec<PlayerId>,
    outcome: Outcome,
}

/// Returns the acts of one Crikey tournament.
///
/// # Errors
///
/// The tournament is too long.
pub fn crikey(tournament: &crikey::Tournament) -> Result<Vec<Act>, ImportError> {
    let mut acts = register(
        tournament.players.iter().map(|player| (player.name.to_string(), Some(player.rating.to_rating()))),
    )?;
    let games = tournament
        .games
        .iter()
        .map(|game| Game { seats: vec![game.white, game.black], outcome: Outcome::Crikey(game.outcome) });
    play(&mut acts, split(tournament.players.len(), games))?;
    Ok(acts)
}

/// Returns the acts of one game of dice: one table in one round.
///
/// # Errors
///
/// A name with control characters, or one that is too long.
pub fn dice(hands: &[dice::NamedHand<'_>]) -> Result<Vec<Act>, ImportError> {
    let mut acts = register(hands.iter().map(|hand| (hand.name.to_owned(), None)))?;
    let seats = (1_u32..).map(PlayerId).take(hands.len()).collect();
    let outcome = Outcome::Dice(hands.iter().map(|hand| hand.hand).collect());
    play(&mut acts, vec![vec![Game { seats, outcome }]])?;
    Ok(acts)
}

/// Returns the acts of a Swiss tournament; its sections are its rounds.
///
/// # Errors
///
/// The tournament is too long, or a name is not a line of text.
pub fn swiss(input: &swiss::SwissInput<'_>) -> Result<Vec<Act>, ImportError> {
    let mut acts = register(input.names.iter().map(|name| ((*name).to_owned(), None)))?;
    if MOST < input.rounds.len() {
        return Err(ImportError::TooMany);
    }
    let rounds = input.rounds.iter().map(|round| {
        let games = round.iter().map(|game| {
            let outcome = Outcome::game(game.score, game.score.opposite());
            Game { seats: vec![game.white, game.black], outcome }
        });
        games.collect()
    });
    play(&mut acts, rounds.collect())?;
    Ok(acts)
}

/// Returns the acts of one round of Tractor.
///
/// # Errors
///
/// A round that was parsed has no errors.
pub fn tractor(case: &Round) -> Result<Vec<Act>, ImportError> {
    let names = ["Alice", "Bob", "Charles", "David"];
    let mut acts = register(names.into_iter().map(|name| (name.to_owned(), None)))?;
    let seats = (1..=4).map(PlayerId).collect();
    play(&mut acts, vec![vec![Game { seats, outcome: Outcome::Tractor(case.clone()) }]])?;
    Ok(acts)
}

/// Returns the acts of a batch of decided games. The names of the players are their numbers, from 0.
///
/// # Errors
///
/// The batch is too long.
pub fn probit(input: &probit::ProbitInput) -> Result<Vec<Act>, ImportError> {
    let players = input.batch.ratings().iter().enumerate();
    let mut acts = register(players.map(|(at, rating)| (format!("Player {at}"), Some(*rating))))?;
    let games = input.batch.games().iter().map(|game| Game {
        seats: vec![PlayerId(game.winner + 1), PlayerId(game.loser + 1)],
        outcome: Outcome::game(GameScore::Win, GameScore::Loss),
    });
    play(&mut acts, split(input.batch.ratings().len(), games))?;
    Ok(acts)
}

fn register(
    players: impl ExactSizeIterator<Item = (String, Option<Rating>)>,
) -> Result<Vec<Act>, ImportError> {
    if MOST < players.len() {
        return Err(ImportError::TooMany);
    }
    let numbered = (1_u32..).map(PlayerId).zip(players);
    let acts = numbered.map(|(id, (name, rating))| {
        let name = Label::new(&name).map_err(|error| ImportError::Name { number: id, error })?;
        Ok(Act::Register { id, entrant: Entrant { name, rating, ..Entrant::default() } })
    });
    acts.collect()
}

/// Divides games into rounds in which no player plays twice, without changing their order.
fn split(players: usize, games: impl Iterator<Item = Game>) -> Vec<Vec<Game>> {
    let mut rounds: Vec<Vec<Game>> = Vec::new();
    let mut last_round = vec![0; players];
    for game in games {
        let seats = || game.seats.iter().map(|player| player.index());
        let busy = seats().any(|at| last_round.get(at) == Some(&rounds.len()));
        if busy || rounds.is_empty() {
            rounds.push(Vec::new());
        }
        let number = rounds.len();
        for at in seats() {
            last_round.get_mut(at).into_iter().for_each(|last| *last = number);
        }
        if let Some(round) = rounds.last_mut() {
            round.push(game);
        }
    }
    rounds
}

fn play(acts: &mut Vec<Act>, rounds: Vec<Vec<Game>>) -> Result<(), ImportError> {
    for (at, games) in rounds.into_iter().enumerate() {
        let round = RoundNo(u16::try_from(at + 1).map_err(|_| ImportError::TooMany)?);
        let boards = games.iter().map(|game| game.seats.clone()).collect();
        acts.push(Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Import });
        for (at, game) in games.into_iter().enumerate() {
            let board = BoardNo(u16::try_from(at + 1).map_err(|_| ImportError::TooMany)?);
            acts.push(Act::Record { round, board, outcome: game.outcome });
        }
    }
    Ok(())
}
