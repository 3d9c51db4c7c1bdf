//! Converts a judge input to an event: the acts that create its players, rounds and results.
//!
//! Three of the formats have no rounds. Their games are read in order, and a game opens a new round if one of
//! its players has already played in the current one. Every player's games keep their order. The players of
//! one round are all different, so rating round by round gives the same numbers as rating game by game.

use super::error::{DraftError, ImportError, MOST};
use super::wanted::check_chosen;
use crate::draft::Draft;
use crate::judge::{crikey, dice, probit, swiss, tractor};
use crate::presets;
use engine::action::{Act, Details, Entrant, Outcome, PairedBy};
use engine::game::tractor::round::Round;
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::number::Rating;
use engine::rating::probit::batch::ProbitRules;
use engine::scoring::GameScore;
use engine::setup::{Game as GameKind, PairingSystem, RatingSystem, Setup, TractorStart};
use engine::text::Label;

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

/// Returns the drafts of the tournaments of a Crikey input.
pub(super) fn crikey_drafts(
    input: &crikey::CrikeyInput,
    nth: Option<usize>,
) -> Result<Vec<Draft>, DraftError> {
    several("crikey", "Tournament", &input.tournaments, nth, crikey)
}

/// Returns the drafts of the games of a dice input.
pub(super) fn dice_drafts(input: &dice::DiceInput<'_>, nth: Option<usize>) -> Result<Vec<Draft>, DraftError> {
    several("dice", "Game", &input.games, nth, |hands| dice(hands))
}

/// Returns the draft of a Swiss input.
pub(super) fn swiss_drafts(
    input: &swiss::SwissInput<'_>,
    nth: Option<usize>,
) -> Result<Vec<Draft>, DraftError> {
    several("swiss-resistance", "Tournament", std::slice::from_ref(input), nth, swiss)
}

/// Returns the drafts of the rounds of a Tractor input.
pub(super) fn tractor_drafts(
    input: &tractor::TractorInput,
    nth: Option<usize>,
) -> Result<Vec<Draft>, DraftError> {
    let mut drafts = several("tractor", "Case", &input.rounds, nth, tractor)?;
    for (draft, (_, round)) in drafts.iter_mut().zip(chosen(&input.rounds, nth)?) {
        let [team1, team2] = round.setup.ranks;
        draft.setup.game = GameKind::Tractor(TractorStart { team1, team2 });
    }
    Ok(drafts)
}

/// Returns the draft of a probit input.
pub(super) fn probit_drafts(
    input: &probit::ProbitInput,
    nth: Option<usize>,
) -> Result<Vec<Draft>, DraftError> {
    let mut drafts = several("probit-new", "Batch", std::slice::from_ref(input), nth, probit)?;
    for draft in &mut drafts {
        if let RatingSystem::Probit { rules, .. } = &mut draft.setup.rating {
            *rules = ProbitRules { factor: input.batch.factor(), decimals: input.decimals };
        }
    }
    Ok(drafts)
}

fn several<T>(
    preset: &str,
    what: &str,
    inputs: &[T],
    nth: Option<usize>,
    acts: impl Fn(&T) -> Result<Vec<Act>, ImportError>,
) -> Result<Vec<Draft>, DraftError> {
    let setup = presets::find(preset)?.setup;
    let drafts = chosen(inputs, nth)?
        .map(|(number, input)| draft(&format!("{what} {number}"), setup.clone(), acts(input)?));
    drafts.collect()
}

/// Returns the draft of an event with the rounds of the input. No system pairs it.
fn draft(title: &str, mut setup: Setup, acts: Vec<Act>) -> Result<Draft, DraftError> {
    let rounds = acts.iter().filter(|act| matches!(act, Act::Publish { .. })).count();
    setup.rounds = u16::try_from(rounds).map_err(|_| DraftError::TooManyRounds)?.max(1);
    setup.pairing = PairingSystem::Manual;
    let details = Details { title: Label::taken_over(title), ..Details::default() };
    let (changed, adjustments, notes, breaches) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    Ok(Draft { details, setup, acts, changed, adjustments, notes, breaches })
}

/// Returns the tournaments or games that are wanted, with their numbers.
fn chosen<T>(inputs: &[T], nth: Option<usize>) -> Result<impl Iterator<Item = (usize, &T)>, DraftError> {
    check_chosen(inputs.len(), nth)?;
    Ok((1..).zip(inputs).filter(move |(number, _)| nth.is_none_or(|nth| nth == *number)))
}
