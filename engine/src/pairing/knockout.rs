//! Knockout and double elimination: a list of matches, each fed by seeds, winners and losers of earlier ones.
//!
//! Seeds are placed so that the best meet last, and byes go to the top seeds. A round consists of all matches
//! whose players are known and that have not been played. A game that names no winner leaves its match open
//! until another game of the two decides it.

use std::fmt;

use crate::basics::id::{PlayerId, RoundNo};
use crate::event::action::Outcome;
use crate::event::setup::Elimination;
use crate::event::state::{Board, State};
use crate::game::scoring::GameScore;
use crate::game::tied::DecidedBy;

/// The source of a player of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// A seed, from 0; seeds beyond the field are empty.
    Seed(usize),
    /// The winner of an earlier match.
    Winner(usize),
    /// The loser of an earlier match.
    Loser(usize),
}

/// A match of the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Match {
    sources: [Source; 2],
    /// The stage, later ones higher; losers of the same stage share their place.
    stage: u16,
    /// True if the loser plays on.
    second_chance: bool,
    /// True if it is played only if the player who came first through the losers' side won the match before.
    reset: bool,
}

/// A place in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Not decided yet.
    Unknown,
    /// No player: the other one advances without a game.
    Empty,
    /// A player.
    Player(PlayerId),
}

/// A match of the drawn bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tie {
    /// The sources of its players; matches are counted from 0.
    pub sources: [Source; 2],
    /// The players.
    pub players: [Place; 2],
    /// The winner.
    pub winner: Place,
    /// The reason why one team goes through after a drawn match.
    pub by: Option<DecidedBy>,
}

/// The state of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Standing {
    players: [Place; 2],
    winner: Place,
    loser: Place,
    ready: bool,
    by: Option<DecidedBy>,
}

/// The meaning of the result of a game for the bracket.
enum Verdict {
    /// The seat of the player who goes through.
    Winner(usize, Option<DecidedBy>),
    /// There is no result, or lots have to be drawn.
    Open,
    /// The two meet again.
    Again,
}

/// The name of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// A knockout round with this number of players left, 16 or more.
    Last(u32),
    /// Eight players are left.
    QuarterFinal,
    /// Four players are left.
    SemiFinal,
    /// The game for the third place.
    ThirdPlace,
    /// A round of the players without a loss, in a double elimination.
    Winners(u16),
    /// A round of the players with one loss.
    Losers(u16),
    /// The last match.
    Final,
    /// The second final of a double elimination, played because the player without a loss lost the first.
    FinalAgain,
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Last(players) => write!(f, "last {players}"),
            Self::QuarterFinal => f.write_str("quarter-final"),
            Self::SemiFinal => f.write_str("semi-final"),
            Self::ThirdPlace => f.write_str("third place"),
            Self::Winners(round) => write!(f, "winners' side, round {round}"),
            Self::Losers(round) => write!(f, "losers' side, round {round}"),
            Self::Final => f.write_str("final"),
            Self::FinalAgain => f.write_str("final, played again"),
        }
    }
}

/// A bracket with its results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    matches: Vec<Match>,
    standings: Vec<Standing>,
    seeds: Vec<PlayerId>,
    rules: Elimination,
}

/// The progress of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reached {
    /// True if the player can still win the event.
    pub alive: bool,
    /// The stage of the last match that was decided or is to be played.
    pub stage: u16,
    /// True if the player won it.
    pub won: bool,
}

impl Bracket {
    /// Follows the bracket of an event through the rounds before one.
    #[must_use]
    pub fn before(state: &State, round: RoundNo, rules: Elimination) -> Self {
        let seeds: Vec<PlayerId> = state
            .by_number()
            .into_iter()
            .filter(|player| player.first_round.0 == 1 && player.is_present(RoundNo(1)))
            .map(|player| player.id)
            .collect();
        let matches = match rules {
            Elimination::Single { third_place, .. } => single(seeds.len(), third_place),
            Elimination::Double => double(seeds.len()),
        };
        let held = state.rounds.iter().take(usize::from(round.0).saturating_sub(1));
        let mut games: Vec<&Board> = held.flat_map(|held| &held.boards).collect();
        games.reverse();
        let absent = |player: PlayerId| state.player(player).is_none_or(|player| !player.is_present(round));
        let mut bracket = Self { matches, standings: Vec::new(), seeds, rules };
        for at in 0..bracket.matches.len() {
            let standing = bracket.stand(at, state, &mut games, &absent);
            bracket.standings.push(standing);
        }
        bracket
    }

    fn place(&self, source: Source) -> Place {
        match source {
            Source::Seed(at) => self.seeds.get(at).map_or(Place::Empty, |player| Place::Player(*player)),
            Source::Winner(at) => self.standings.get(at).map_or(Place::Unknown, |standing| standing.winner),
            Source::Loser(at) => self.standings.get(at).map_or(Place::Unknown, |standing| standing.loser),
        }
    }

    /// Returns the state of a match; `games` lists the games in reverse order of play.
    fn stand(
        &self,
        at: usize,
        state: &State,
        games: &mut Vec<&Board>,
        absent: &dyn Fn(PlayerId) -> bool,
    ) -> Standing {
        let found = self.matches[at];
        let players = found.sources.map(|source| self.place(source));
        let decided = |winner, loser| Standing { players, winner, loser, ready: false, by: None };
        if found.reset && self.needs_no_reset(at) {
            return Standing { players: [Place::Empty; 2], ..decided(players[0], players[1]) };
        }
        let (one, other) = match players {
            [Place::Unknown, _] | [_, Place::Unknown] => return decided(Place::Unknown, Place::Unknown),
            [Place::Empty, survivor] | [survivor, Place::Empty] => return decided(survivor, Place::Empty),
            [Place::Player(one), Place::Player(other)] => (one, other),
        };
        while let Some(game) = take_game(games, one, other) {
            match verdict(state, game) {
                Verdict::Winner(seat, by) if game.seats.get(seat) == Some(&one) => {
                    return Standing { by, ..decided(players[0], players[1]) };
                }
                Verdict::Winner(_, by) => return Standing { by, ..decided(players[1], players[0]) },
                Verdict::Open => return decided(Place::Unknown, Place::Unknown),
                Verdict::Again => {}
            }
        }
        match (absent(one), absent(other)) {
            (true, false) => decided(players[1], players[0]),
            (_, true) => decided(players[0], players[1]),
            (false, false) => Standing { ready: true, ..decided(Place::Unknown, Place::Unknown) },
        }
    }

    /// The grand final is played again only if the player who had not lost before lost it.
    fn needs_no_reset(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1).and_then(|at| self.standings.get(at)) else { return true };
        before.winner != Place::Unknown && before.winner == before.players[0]
    }

    /// Returns all matches, each after those that feed it.
    pub fn ties(&self) -> impl Iterator<Item = Tie> {
        let both = self.matches.iter().zip(&self.standings);
        both.map(|(own, standing)| Tie {
            sources: own.sources,
            players: standing.players,
            winner: standing.winner,
            by: standing.by,
        })
    }

    /// Returns the name of the open match of two players; `None` if they have no open match.
    #[must_use]
    pub fn stage_of(&self, seats: &[PlayerId]) -> Option<Stage> {
        let places: Vec<Place> = seats.iter().map(|player| Place::Player(*player)).collect();
        let is_theirs = |standing: &Standing| {
            standing.ready && standing.players.iter().all(|place| places.contains(place))
        };
        self.standings.iter().position(is_theirs).and_then(|at| self.stage(at))
    }

    fn stage(&self, at: usize) -> Option<Stage> {
        let own = self.matches.get(at)?;
        let behind = self.matches.len() - at;
        Some(match self.rules {
            Elimination::Single { .. } if behind == 1 => Stage::Final,
            Elimination::Single { .. } if is_small_final(own) => Stage::ThirdPlace,
            Elimination::Single { .. } => {
                let rounds = self.seeds.len().next_power_of_two().trailing_zeros();
                match (rounds + 1).saturating_sub(own.stage.into()) {
                    2 => Stage::SemiFinal,
                    3 => Stage::QuarterFinal,
                    left => Stage::Last(1_u32.checked_shl(left).unwrap_or(u32::MAX)),
                }
            }
            Elimination::Double if own.reset => Stage::FinalAgain,
            Elimination::Double if behind == 2 => Stage::Final,
            Elimination::Double if own.second_chance => Stage::Winners(own.stage.div_ceil(2)),
            Elimination::Double => Stage::Losers(own.stage.saturating_sub(1)),
        })
    }

    /// Returns the games of the next round, the players of each in seeding order; the game for third place is
    /// after the final. While the first round is open the top seeds wait, even those who would meet each
    /// other.
    #[must_use]
    pub fn ready(&self) -> Vec<[PlayerId; 2]> {
        let mut ready: Vec<_> =
            self.matches.iter().zip(&self.standings).filter(|(_, standing)| standing.ready).collect();
        let first = ready.iter().any(|(one, _)| one.stage == 1);
        ready.retain(|(one, _)| !first || one.stage == 1);
        ready.sort_by_key(|(one, _)| is_small_final(one));
        let games = ready.into_iter();
        let pairs = games.filter_map(|(_, standing)| match standing.players {
            [Place::Player(one), Place::Player(other)] => Some([one, other]),
            _ => None,
        });
        pairs
            .map(|[one, other]| if self.seed(one) < self.seed(other) { [one, other] } else { [other, one] })
            .collect()
    }

    /// Returns the top seeds who enter in the second round.
    #[must_use]
    pub fn free_at_first(&self) -> Vec<PlayerId> {
        let first = self.matches.iter().zip(&self.standings).filter(|(one, _)| one.stage == 1);
        let free = first.filter_map(|(_, standing)| match standing.players {
            [Place::Player(player), Place::Empty] | [Place::Empty, Place::Player(player)] => Some(player),
            _ => None,
        });
        free.collect()
    }

    /// Returns true if the last match is decided.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.standings.last().is_none_or(|last| last.winner != Place::Unknown)
    }

    /// Returns the number of players.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.seeds.len()
    }

    /// Returns the drawn matches of a player that were decided, with the opponents.
    pub fn drawn_matches(&self, player: PlayerId) -> impl Iterator<Item = (PlayerId, DecidedBy)> {
        self.standings.iter().filter_map(move |standing| match standing.players {
            [Place::Player(one), Place::Player(other)] if one == player => Some((other, standing.by?)),
            [Place::Player(one), Place::Player(other)] if other == player => Some((one, standing.by?)),
            _ => None,
        })
    }

    fn seed(&self, player: PlayerId) -> usize {
        self.seeds.iter().position(|seed| *seed == player).unwrap_or(usize::MAX)
    }

    /// Returns the stage that a player has reached; `None` for a player who is not in the bracket.
    #[must_use]
    pub fn reached(&self, player: PlayerId) -> Option<Reached> {
        if !self.seeds.contains(&player) {
            return None;
        }
        let own = Place::Player(player);
        let mut mine =
            self.matches.iter().zip(&self.standings).filter(|(_, standing)| standing.players.contains(&own));
        let (last, standing) = mine.next_back()?;
        let won = standing.winner == own;
        let open = standing.winner == Place::Unknown;
        let champion = won && self.is_over() && self.standings.last().is_some_and(|last| last.winner == own);
        let waits = won && !champion && !self.is_over() && !is_small_final(last);
        // The game for third place decides nothing about the event's winner.
        let final_first = matches!(self.rules, Elimination::Single { final_first: true, .. });
        let open = open && !(final_first && is_small_final(last));
        Some(Reached { alive: open || waits || champion, stage: last.stage, won })
    }
}

/// The third place game is the one that leads nowhere: both players have lost already.
fn is_small_final(one: &Match) -> bool {
    matches!(one.sources, [Source::Loser(_), Source::Loser(_)]) && !one.second_chance
}

fn take_game<'a>(games: &mut Vec<&'a Board>, one: PlayerId, other: PlayerId) -> Option<&'a Board> {
    let at = games.iter().rposition(|board| board.seats.contains(&one) && board.seats.contains(&other))?;
    Some(games.remove(at))
}

fn verdict(state: &State, board: &Board) -> Verdict {
    let winner = |seat| Verdict::Winner(seat, None);
    let Some(outcome) = &board.outcome else { return Verdict::Open };
    if matches!(outcome, Outcome::Match(_)) && outcome.is_adjourned() {
        return Verdict::Open;
    }
    match outcome {
        Outcome::Forfeit { white: true, .. } => winner(0),
        Outcome::Forfeit { black: true, .. } => winner(1),
        Outcome::Forfeit { .. } => Verdict::Again,
        Outcome::Game { .. }
        | Outcome::Adjourned
        | Outcome::Crikey(_)
        | Outcome::Dice(_)
        | Outcome::Tractor(_)
        | Outcome::TractorScore(_)
        | Outcome::Match(_) => match outcome.sides() {
            Some((GameScore::Win, GameScore::Draw | GameScore::Loss)) => winner(0),
            Some((GameScore::Draw | GameScore::Loss, GameScore::Win)) => winner(1),
            _ => of_tied_match(state, board).unwrap_or(Verdict::Again),
        },
    }
}

/// Returns the verdict on a drawn match of teams, in an event where the two do not meet again.
fn of_tied_match(state: &State, board: &Board) -> Option<Verdict> {
    let rules = state.setup.game.match_rules().filter(|rules| rules.tied.uses_lots())?;
    let Some(Outcome::Match(held)) = &board.outcome else { return None };
    let by_lot = || {
        let place = |team: &PlayerId| state.lots.iter().position(|one| one == team);
        let places: Vec<usize> = board.seats.iter().filter_map(place).collect();
        let [first, second] = places[..] else { return None };
        Some((usize::from(second < first), DecidedBy::Lots))
    };
    let found = rules.decided(held).or_else(by_lot);
    Some(found.map_or(Verdict::Open, |(seat, by)| Verdict::Winner(seat, Some(by))))
}

/// Returns the drawn matches whose winners only lots can name; empty if lots are drawn already, or while a
/// result is missing.
#[must_use]
pub fn waiting_for_lots(state: &State) -> Vec<[PlayerId; 2]> {
    let is_open = state.rounds.iter().any(|round| round.known() < round.boards.len());
    if is_open || state.setup.pairing.system().bracket_rules().is_none() {
        return Vec::new();
    }
    let drawn = |board: &&Board| {
        board.outcome.as_ref().is_some_and(|outcome| !outcome.is_adjourned())
            && matches!(verdict(state, board), Verdict::Open)
    };
    let boards = state.rounds.iter().flat_map(|round| &round.boards).filter(drawn);
    boards.filter_map(|board| <[PlayerId; 2]>::try_from(&board.seats[..]).ok()).collect()
}

/// The seeds of the first round by place: 1 meets the last, and 1 and 2 can meet in the final only.
fn places(size: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < size {
        let sum = 2 * seeds.len() - 1;
        seeds = seeds.iter().flat_map(|seed| [*seed, sum - seed]).collect();
    }
    seeds
}

/// Builds the winners' side and returns the indices of its matches, by round.
fn winners_side(
    players: usize,
    matches: &mut Vec<Match>,
    stage: impl Fn(u16) -> u16,
    lives: bool,
) -> Vec<Vec<usize>> {
    let mut fed: Vec<Source> =
        places(players.next_power_of_two().max(2)).into_iter().map(Source::Seed).collect();
    let mut rounds = Vec::new();
    let mut round = 1;
    while fed.len() > 1 {
        let first = matches.len();
        for pair in fed.chunks_exact(2) {
            let sources = [pair[0], pair[1]];
            matches.push(Match { sources, stage: stage(round), second_chance: lives, reset: false });
        }
        let own: Vec<usize> = (first..matches.len()).collect();
        fed = own.iter().map(|at| Source::Winner(*at)).collect();
        rounds.push(own);
        round += 1;
    }
    rounds
}

fn single(players: usize, third_place: bool) -> Vec<Match> {
    let mut matches = Vec::new();
    // Stages leave a gap before the final for the third place game.
    let last = u16::try_from(players.next_power_of_two().max(2).trailing_zeros()).unwrap_or(u16::MAX);
    let rounds =
        winners_side(players, &mut matches, |round| if round == last { round + 1 } else { round }, false);
    if third_place && rounds.len() > 1 {
        let semifinals = &rounds[rounds.len() - 2];
        let sources = [Source::Loser(semifinals[0]), Source::Loser(semifinals[1])];
        let place = matches.len() - 1;
        matches.insert(place, Match { sources, stage: last, second_chance: false, reset: false });
    }
    matches
}

/// Losers of the winners' side enter the losers' side, where a second loss eliminates them. The winner
/// of the losers' side meets the winner of the winners' side, and meets that player again after
/// winning.
fn double(players: usize) -> Vec<Match> {
    let mut matches = Vec::new();
    let winners = winners_side(players, &mut matches, |round| 2 * round - 1, true);
    let push = |sources: [Source; 2], stage: u16, matches: &mut Vec<Match>| {
        matches.push(Match { sources, stage, second_chance: false, reset: false });
        matches.len() - 1
    };
    let losers_of = |round: &[usize]| round.iter().map(|at| Source::Loser(*at)).collect::<Vec<_>>();
    let mut side: Vec<Source> = winners.first().map_or_else(Vec::new, |round| losers_of(round));
    for (at, round) in winners.iter().enumerate().skip(1) {
        let stage = u16::try_from(2 * at).unwrap_or(u16::MAX);
        side = side
            .chunks_exact(2)
            .map(|pair| Source::Winner(push([pair[0], pair[1]], stage, &mut matches)))
            .collect();
        // Losers go to the other half, so that the same two do not meet again at once.
        let mut down = losers_of(round);
        down.reverse();
        side = side
            .into_iter()
            .zip(down)
            .map(|(survivor, down)| Source::Winner(push([survivor, down], stage + 1, &mut matches)))
            .collect();
    }
    let top =
        winners.last().and_then(|round| round.first()).map_or(Source::Seed(0), |at| Source::Winner(*at));
    let bottom = side.first().copied().unwrap_or(Source::Seed(1));
    let stage = u16::try_from(2 * winners.len() + 1).unwrap_or(u16::MAX);
    let last = matches.len();
    matches.push(Match { sources: [top, bottom], stage, second_chance: true, reset: false });
    let sources = [Source::Winner(last), Source::Loser(last)];
    matches.push(Match { sources, stage: stage + 1, second_chance: false, reset: true });
    matches
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::basics::id::BoardNo;
    use crate::basics::number::Points;
    use crate::event::action::{Act, Details, Entrant, Header, PairedBy};
    use crate::event::setup::{Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations, Setup};
    use crate::game::team::{BoardColors, MatchRules};
    use crate::game::tied::TiedMatch;

    fn event(players: u32, rules: Elimination) -> State {
        let setup = Setup {
            game: Game::Chess(PointSystem::default()),
            pairing: PairingSystem::Elimination(rules),
            rating: RatingSystem::Unrated,
            ranking: Ranking::Elimination,
            rounds: 20,
            rated_by: Vec::new(),
            regulations: Regulations::default(),
        };
        let details = Details { title: "cup".parse().unwrap(), ..Details::default() };
        let mut state = State::new(&Header::new(crate::basics::text::Label::default(), details, setup));
        for id in 1..=players {
            let entrant = Entrant { name: format!("player {id}").parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Register { id: PlayerId(id), entrant }).unwrap();
        }
        state
    }

    /// The first team wins boards 1 and 4 alone: the Berlin count is equal, and boards 1 to 3 are for the
    /// other team.
    #[test]
    fn a_drawn_match_of_teams_has_a_winner() {
        let semifinal = |tied| {
            let rules = Elimination::Single { third_place: false, final_first: false };
            let mut state = event(4, rules);
            let of_match = MatchRules { tied, colors: BoardColors::Same, ..MatchRules::default() };
            state.setup.game = Game::Match(of_match);
            let ready = Bracket::before(&state, RoundNo(1), rules).ready();
            let boards = ready.into_iter().map(Vec::from).collect();
            let (round, byes) = (RoundNo(1), Vec::new());
            state.apply(&Act::Publish { round, boards, byes, by: PairedBy::System }).unwrap();
            let game = |white: GameScore| Outcome::Game { white, black: white.opposite(), rated: true };
            let games = [GameScore::Win, GameScore::Loss, GameScore::Loss, GameScore::Win].map(game);
            let line_ups = [vec![1, 2, 3, 4], vec![1, 2, 3, 4]];
            let outcome = Outcome::Match(of_match.finished(line_ups, games.into()));
            state.apply(&Act::Record { round, board: BoardNo(1), outcome: outcome.clone() }).unwrap();
            assert!(waiting_for_lots(&state).is_empty(), "a result is missing");
            state.apply(&Act::Record { round, board: BoardNo(2), outcome }).unwrap();
            state
        };
        let first = |state: &State| {
            let rules = state.setup.pairing.system().bracket_rules().unwrap();
            let tie = Bracket::before(state, RoundNo(2), rules).ties().next().unwrap();
            (tie.winner, tie.by, !waiting_for_lots(state).is_empty())
        };
        let points = [2, 1].map(Points::whole);
        let boards = Some(DecidedBy::Boards { left: 3, points });
        let winner = |id| Place::Player(PlayerId(id));
        assert_eq!(first(&semifinal(TiedMatch::PlayedAgain)), (Place::Unknown, None, false));
        assert_eq!(first(&semifinal(TiedMatch::BoardElimination)), (winner(4), boards, false));
        let mut state = semifinal(TiedMatch::BerlinCount);
        assert_eq!(first(&state), (Place::Unknown, None, true));
        let order = [3, 4, 2, 1].map(PlayerId).into();
        state.apply(&Act::DrawLots { order, seed: None }).unwrap();
        assert_eq!(first(&state), (winner(4), Some(DecidedBy::Lots), false));
    }

    /// Plays the whole bracket; `wins` returns whether the better seed of a game wins. Returns the games by
    /// round.
    fn play(state: &mut State, rules: Elimination, wins: impl Fn(u32, u32) -> bool) -> Vec<Vec<(u32, u32)>> {
        let mut rounds = Vec::new();
        loop {
            let round = state.next_round();
            let bracket = Bracket::before(state, round, rules);
            let games = bracket.ready();
            if games.is_empty() {
                assert!(bracket.is_over(), "nothing to play, and not over");
                return rounds;
            }
            let boards = games.iter().map(|game| game.to_vec()).collect();
            state.apply(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::System }).unwrap();
            for (at, [better, other]) in games.iter().enumerate() {
                let board = BoardNo(u16::try_from(at + 1).unwrap());
                let (white, black) = if wins(better.0, other.0) {
                    (GameScore::Win, GameScore::Loss)
                } else {
                    (GameScore::Loss, GameScore::Win)
                };
                state.apply(&Act::Record { round, board, outcome: Outcome::game(white, black) }).unwrap();
            }
            rounds.push(games.iter().map(|[one, other]| (one.0, other.0)).collect());
        }
    }

    #[test]
    fn the_best_meet_last_and_byes_go_to_the_top_seeds() {
        let rules = Elimination::Single { third_place: true, final_first: true };
        let mut state = event(6, rules);
        assert_eq!(Bracket::before(&state, RoundNo(1), rules).free_at_first(), [PlayerId(1), PlayerId(2)]);
        let rounds = play(&mut state, rules, |_, _| true);
        assert_eq!(rounds, [vec![(4, 5), (3, 6)], vec![(1, 4), (2, 3)], vec![(1, 2), (3, 4)]]);
        let bracket = Bracket::before(&state, RoundNo(9), rules);
        let mut order: Vec<u32> = (1..=6).collect();
        order.sort_by_key(|id| std::cmp::Reverse(bracket.reached(PlayerId(*id))));
        assert_eq!(order, [1, 2, 3, 4, 5, 6]);
        assert_eq!(bracket.reached(PlayerId(5)), bracket.reached(PlayerId(6)));
    }

    /// The game for third place is in the round of the final; events of older formats have the order of their
    /// seals.
    #[test]
    fn the_loser_of_the_final_is_second_at_once() {
        let order = |final_first: bool, games: usize| {
            let rules = Elimination::Single { third_place: true, final_first };
            let mut state = event(4, rules);
            play(&mut state, rules, |_, _| true);
            let last = state.rounds.last_mut().unwrap();
            last.boards.iter_mut().skip(games).for_each(|board| board.outcome = None);
            let bracket = Bracket::before(&state, RoundNo(9), rules);
            let mut order: Vec<u32> = (1..=4).collect();
            order.sort_by_key(|id| std::cmp::Reverse(bracket.reached(PlayerId(*id))));
            order
        };
        assert_eq!(order(true, 1), [1, 2, 3, 4]);
        assert_eq!(order(true, 0), [1, 2, 3, 4]);
        assert_eq!(order(false, 1), [1, 3, 4, 2], "as it was announced");
        assert_eq!(order(true, 2), order(false, 2));
    }

    /// Returns the names of the matches of every round; `wins` as in `play`.
    fn stages(players: u32, rules: Elimination, wins: impl Fn(u32, u32) -> bool) -> Vec<Vec<String>> {
        let mut state = event(players, rules);
        play(&mut state, rules, wins);
        let named = |(at, held): (usize, &crate::basics::shared::Shared<crate::event::state::Round>)| {
            let bracket = Bracket::before(&state, RoundNo(u16::try_from(at + 1).unwrap()), rules);
            held.boards.iter().map(|board| bracket.stage_of(&board.seats).unwrap().to_string()).collect()
        };
        state.rounds.iter().enumerate().map(named).collect()
    }

    #[test]
    fn every_match_has_its_usual_name() {
        let single = stages(17, Elimination::Single { third_place: true, final_first: true }, |_, _| true);
        let counted: Vec<_> = single.iter().map(|round| (round[0].as_str(), round.len())).collect();
        assert_eq!(
            counted,
            [("last 32", 1), ("last 16", 8), ("quarter-final", 4), ("semi-final", 2), ("final", 2)]
        );
        assert_eq!(single[4], ["final", "third place"]);
        let double = stages(4, Elimination::Double, |better, _| better != 1);
        assert_eq!(double[0], ["winners' side, round 1", "winners' side, round 1"]);
        assert_eq!(double[1], ["winners' side, round 2", "losers' side, round 1"]);
        assert_eq!(double[2], ["losers' side, round 2"]);
        assert_eq!(double[3], ["final"]);
        let upsets = |better: u32, other: u32| !(better + other).is_multiple_of(3);
        let lasts: BTreeSet<String> = (2..=17)
            .map(|players| stages(players, Elimination::Double, upsets).concat().pop().unwrap())
            .collect();
        assert_eq!(lasts, BTreeSet::from(["final", "final, played again"].map(str::to_owned)));
    }

    #[test]
    fn a_second_loss_eliminates_and_a_lost_final_is_repeated() {
        for players in 2..=17 {
            let mut state = event(players, Elimination::Double);
            let rounds = play(&mut state, Elimination::Double, |_, _| true);
            let games = rounds.iter().map(Vec::len).sum::<usize>();
            assert_eq!(games, 2 * (players as usize - 1), "{players} players, favourites win");
            let mut state = event(players, Elimination::Double);
            let rounds =
                play(&mut state, Elimination::Double, |better, other| !(better + other).is_multiple_of(3));
            let mut losses = vec![0; players as usize];
            for held in &state.rounds {
                for board in &held.boards {
                    let Verdict::Winner(seat, _) = verdict(&state, board) else { panic!("open") };
                    losses[board.seats[1 - seat].index()] += 1;
                }
            }
            losses.sort_unstable();
            assert!(
                losses[0] < 2 && losses[1..].iter().all(|count| *count == 2),
                "{players}: {losses:?} {rounds:?}"
            );
        }
    }
}
