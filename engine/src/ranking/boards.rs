//! The lists of the persons of a team event by board, for lists and for board prizes.
//!
//! The regulations leave these lists to the organiser. A person is listed at the board of most of the games
//! played, the higher board of equals, with all games of the event wherever they were played. Games that were
//! not played count neither as games nor in points, percentage and performance (B.02 rates only games that
//! were played); they are counted apart. The better percentage is first, then the better performance; persons
//! who are equal in both share the place. With fewer games than asked for a person has no place.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;
use std::fmt;

use super::standings::RowPlace;
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::{Points, Rating};
use crate::basics::why::{Reason, Why};
use crate::basics::words;
use crate::event::action::Outcome;
use crate::event::setup::PairingSystem;
use crate::event::state::{GameAtBoard, Member, Persons, State};
use crate::game::scoring::GameScore;
use crate::game::team::{BoardGame, MatchRules};
use crate::rating_systems::performance::{rounded, share_and_difference};
use crate::tournament_ratings::event;
use crate::tournament_ratings::period::result_against;

/// A person in the list of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The board, from 1.
    pub board: u8,
    /// The place at the board.
    pub place: RowPlace,
    /// The person.
    pub member: Member,
    /// The id in the event of the persons ([`Persons`]).
    pub person: PlayerId,
    /// The rating before the event.
    pub rating: Option<Rating>,
    /// The number of games played.
    pub games: u32,
    /// The game points in them.
    pub points: Points,
    /// The part of the points that as many wins would have brought; `None` without a game.
    pub share: Option<Percentage>,
    /// The performance in the rated games against rated opponents (tie-breaks 10.2); only in chess, for whose
    /// ratings the table is made.
    pub performance: Option<i64>,
    /// The games won by forfeit.
    pub forfeits_won: u32,
    /// The games lost by forfeit.
    pub forfeits_lost: u32,
}

/// A part of the points that were possible.
#[derive(Debug, Clone, Copy)]
pub struct Percentage {
    points: Points,
    /// More than zero.
    possible: Points,
}

impl Percentage {
    /// Creates a part of possible points; `None` if none were possible.
    #[must_use]
    pub fn of(points: Points, possible: Points) -> Option<Self> {
        (Points::ZERO < possible).then_some(Self { points, possible })
    }

    fn scaled(self, other: Self) -> i128 {
        i128::from(self.points.units()) * i128::from(other.possible.units())
    }
}

impl PartialEq for Percentage {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Percentage {}

impl PartialOrd for Percentage {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Percentage {
    fn cmp(&self, other: &Self) -> Ordering {
        self.scaled(*other).cmp(&other.scaled(*self))
    }
}

/// The percentage with one decimal, halves up: `62.5`.
impl fmt::Display for Percentage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (points, possible) = (i128::from(self.points.units()), i128::from(self.possible.units()));
        let tenths = (2 * 1000 * points + possible).div_euclid(2 * possible);
        let sign = if tenths < 0 { "-" } else { "" };
        let tenths = tenths.unsigned_abs();
        write!(f, "{sign}{}.{}", tenths / 10, tenths % 10)
    }
}

/// Lists the persons who had a game in the first rounds, board by board and there by place, or by place alone
/// ([`are_by_board`]); none in events that are not of teams. `least` games are needed for a place.
#[must_use]
pub fn lists(state: &State, persons: &Persons, round: RoundNo, least: u32) -> Vec<Line> {
    let Some(rules) = state.setup.game.match_rules() else { return Vec::new() };
    let mut tallies: BTreeMap<Member, Tally> = BTreeMap::new();
    for game in state.games_at_boards(round) {
        for side in 0..2 {
            if let Some(member) = game.players[side] {
                tallies.entry(member).or_default().add(persons, &game, side);
            }
        }
    }
    let line = |(member, tally): (Member, Tally)| tally.line(rules, persons, member);
    let mut lines: Vec<Line> = tallies.into_iter().filter_map(line).collect();
    let is_by_board = are_by_board(state);
    let board = |line: &Line| if is_by_board { line.board } else { 0 };
    lines.sort_by_key(|line| (board(line), order(line, least), Reverse(line.games), line.person));
    for list in lines.chunk_by_mut(|one, other| board(one) == board(other)) {
        give_places(list, least);
    }
    lines
}

/// Returns false for a Scheveningen, in which everybody plays everybody of the other team at boards that
/// change: the persons are one list.
#[must_use]
pub const fn are_by_board(state: &State) -> bool {
    !matches!(state.setup.pairing, PairingSystem::Scheveningen { .. })
}

/// Explains a person's line: every game, the percentage, the performance, and the change of the rating.
#[must_use]
pub fn explain(state: &State, persons: &Persons, round: RoundNo, person: PlayerId) -> Vec<Reason> {
    let mut why: Vec<Reason> = Vec::new();
    let (Some(rules), Some(member)) = (state.setup.game.match_rules(), persons.member(person)) else {
        return why;
    };
    let mut tally = Tally::default();
    for game in state.games_at_boards(round) {
        if let Some(side) = game.players.iter().position(|player| *player == Some(member)) {
            tally.add(persons, &game, side);
            why.because("game", format_args!("{}", told(persons, &game, side)));
        }
    }
    tally.explain(rules, &mut why);
    event::Basis::of(&persons.state, round).explain(&persons.state, person, &mut why);
    why
}

/// Returns a game in words, seen from White (0) or Black (1): `round 1, board 2, White: won against Hal`.
fn told(persons: &Persons, game: &GameAtBoard, side: usize) -> String {
    let GameAtBoard { round, board, .. } = game;
    let color = ["White", "Black"][side];
    let opponent = game.players[1 - side].and_then(|opponent| persons.person(opponent));
    let opponent = opponent.map_or_else(
        || "an empty seat".to_owned(),
        |person| format!("{} ({})", persons.state.bare_name(person.id), person.entrant.club),
    );
    let sides = game.outcome.as_ref().and_then(Outcome::sides);
    let result = match (&game.outcome, sides) {
        (_, Some((white, black))) => {
            let result = result_against([white, black][side], opponent);
            return format!("round {round}, board {board}, {color}: {}", result.english());
        }
        (Some(Outcome::Forfeit { white, black }), None) => {
            if [*white, *black][side] {
                "won by forfeit against"
            } else {
                "lost by forfeit to"
            }
        }
        (Some(Outcome::Adjourned), None) => "adjourned against",
        (Some(_) | None, None) => "no result yet against",
    };
    format!("round {round}, board {board}, {color}: {result} {opponent}")
}

/// Returns the order at a board; those with too few games come last.
fn order(line: &Line, least: u32) -> (bool, Reverse<Option<Percentage>>, Reverse<Option<i64>>) {
    (!has_place(line, least), Reverse(line.share), Reverse(line.performance))
}

fn has_place(line: &Line, least: u32) -> bool {
    line.share.is_some() && least.max(1) <= line.games
}

fn give_places(list: &mut [Line], least: u32) {
    for at in 0..list.len() {
        let equals =
            at.checked_sub(1).filter(|before| order(&list[*before], least) == order(&list[at], least));
        list[at].place = match equals {
            _ if !has_place(&list[at], least) => RowPlace::Unranked,
            Some(before) => list[before].place,
            None => RowPlace::Number(u32::try_from(at + 1).unwrap_or(u32::MAX)),
        };
    }
}

/// The games of a person.
#[derive(Debug, Default)]
struct Tally {
    /// The games played and not played at each board.
    boards: BTreeMap<u8, (u32, u32)>,
    points: Points,
    /// The ratings of the rated opponents in whole points, and the results against them.
    opponents: Vec<(i64, GameScore)>,
    forfeits_won: u32,
    forfeits_lost: u32,
}

impl Tally {
    /// Adds a game, seen from White (0) or Black (1).
    fn add(&mut self, persons: &Persons, game: &GameAtBoard, side: usize) {
        let Some(outcome) = &game.outcome else { return };
        let at_board = self.boards.entry(game.board).or_default();
        if let Some((white, black)) = outcome.sides() {
            at_board.0 += 1;
            self.points += game.points[side];
            let opponent = game.players[1 - side].and_then(|opponent| rating_of(persons, opponent));
            let is_rated = !matches!(outcome, Outcome::Game { rated: false, .. });
            let score = [white, black][side];
            self.opponents.extend(opponent.filter(|_| is_rated).map(|rating| (whole(rating), score)));
        } else if let Outcome::Forfeit { white, black } = outcome {
            at_board.1 += 1;
            if [*white, *black][side] { self.forfeits_won += 1 } else { self.forfeits_lost += 1 }
        }
    }

    /// Returns the board of most games played, otherwise of most forfeits; the higher board of equals.
    fn board(&self) -> Option<u8> {
        let games = self.boards.iter().filter(|(_, games)| **games != (0, 0));
        games.max_by_key(|(board, games)| (**games, Reverse(**board))).map(|(board, _)| *board)
    }

    fn explain(&self, rules: &MatchRules, why: &mut dyn Why) {
        let games: u32 = self.boards.values().map(|(played, _)| played).sum();
        let possible = rules.board_points.win * i64::from(games);
        if let Some(share) = Percentage::of(self.points, possible) {
            let points = self.points;
            why.because("percentage", format_args!("{points} of {possible} points: {share} %"));
        }
        if let Some((mean, share, difference)) = self.performance(rules) {
            let games = words::count(self.opponents.len(), "game");
            let performance = mean + difference;
            why.because(
                "C.07 10.2",
                format_args!(
                    "{games} against rated opponents, mean {mean}, share {share} %: {difference:+}, performance {performance}"
                ),
            );
        }
    }

    /// Returns the mean rating of the rated opponents, the share in hundredths and its difference; `None`
    /// without such a game, and in games that the table of differences is not made for.
    fn performance(&self, rules: &MatchRules) -> Option<(i64, i64, i64)> {
        match rules.game {
            BoardGame::Chess => share_and_difference(&self.opponents),
            BoardGame::Crikey | BoardGame::Decided | BoardGame::Tractor => None,
        }
    }

    fn line(self, rules: &MatchRules, persons: &Persons, member: Member) -> Option<Line> {
        let games = self.boards.values().map(|(played, _)| played).sum();
        Some(Line {
            board: self.board()?,
            place: RowPlace::Unranked,
            member,
            person: persons.person(member)?.id,
            rating: rating_of(persons, member),
            games,
            points: self.points,
            share: Percentage::of(self.points, rules.board_points.win * i64::from(games)),
            performance: self.performance(rules).map(|(mean, _, difference)| mean + difference),
            forfeits_won: self.forfeits_won,
            forfeits_lost: self.forfeits_lost,
        })
    }
}

fn rating_of(persons: &Persons, member: Member) -> Option<Rating> {
    persons.state.rating_of(persons.person(member)?)
}

/// Returns a rating in whole points, halves up.
const fn whole(rating: Rating) -> i64 {
    rounded(rating.units(), 1000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::BoardNo;
    use crate::event::action::{Act, Entrant, PairedBy};
    use crate::event::setup::{Game, RatingSystem, Setup};
    use crate::event::state::Player;
    use crate::example;
    use crate::game::team::{BoardColors, TeamRating};
    use crate::tournament_ratings::event as event_ratings;

    /// Teams A and B of three on two boards; round by round the line-ups and the results of the boards.
    fn event(rounds: &[([[u16; 2]; 2], [&str; 2])]) -> State {
        let rules = MatchRules { boards: 2, colors: BoardColors::Same, ..MatchRules::default() };
        let setup = Setup { game: Game::Match(rules), ..example::setup(PairingSystem::Manual) };
        let mut state = example::event(setup, 2);
        let ratings = [["2000", "1900", ""], ["2100", "1800", "1700"]];
        for (team, ratings) in (1..).map(PlayerId).zip(ratings) {
            let member = |(number, rating): (u32, &str)| Entrant {
                name: format!("{team}{number}").parse().unwrap(),
                rating: rating.parse().ok(),
                ..Entrant::default()
            };
            let members = (1..).zip(ratings).map(member).collect();
            state.apply(&Act::Members { team, members }).unwrap();
        }
        for (round, (line_ups, results)) in (1..).map(RoundNo).zip(rounds) {
            let boards = vec![vec![PlayerId(1), PlayerId(2)]];
            state.evolve(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand });
            let board = BoardNo(1);
            for (team, line_up) in (1..).map(PlayerId).zip(line_ups) {
                state.evolve(&Act::LineUp { round, board, team, line_up: line_up.to_vec() });
            }
            for (game, result) in (1..).zip(results) {
                let now = match *result {
                    "1" => Some(Outcome::game(GameScore::Win, GameScore::Loss)),
                    "0" => Some(Outcome::game(GameScore::Loss, GameScore::Win)),
                    "=" => Some(Outcome::game(GameScore::Draw, GameScore::Draw)),
                    "+" => Some(Outcome::Forfeit { white: true, black: false }),
                    _ => None,
                };
                if now.is_some() {
                    state.evolve(&Act::RecordGame { round, board, game, was: None, now });
                }
            }
        }
        state
    }

    /// Shows the lists: board, place, name, games, points, percentage, performance, forfeits.
    fn shown(state: &State, least: u32) -> Vec<String> {
        let persons = Persons::of(state).unwrap();
        let lines = lists(state, &persons, state.last_round(), least);
        let line = |line: &Line| {
            let Line { board, place, games, points, forfeits_won, forfeits_lost, .. } = line;
            let share = line.share.map_or_else(|| "-".to_owned(), |share| share.to_string());
            let performance = line.performance.map_or_else(|| "-".to_owned(), |one| one.to_string());
            let name = persons.state.bare_name(line.person);
            format!(
                "{board} {place} {name} {games} {points} {share}% {performance} +{forfeits_won}-{forfeits_lost}"
            )
        };
        lines.iter().map(line).collect()
    }

    #[test]
    fn a_board_lists_percentage_then_performance() {
        let state = event(&[([[1, 2], [1, 2]], ["1", "="]), ([[1, 2], [1, 3]], ["=", "1"])]);
        let expected = [
            "1 1 11 2 1.5 75.0% 2293 +0-0",
            "1 2 21 2 0.5 25.0% 1807 +0-0",
            "2 1 12 2 1.5 75.0% 1943 +0-0",
            "2 2 22 1 0.5 50.0% 1900 +0-0",
            "2 3 23 1 0.0 0.0% 1100 +0-0",
        ];
        assert_eq!(shown(&state, 0), expected);
        let of_two = shown(&state, 2);
        assert_eq!(of_two[3..], ["2 - 22 1 0.5 50.0% 1900 +0-0", "2 - 23 1 0.0 0.0% 1100 +0-0"]);
    }

    #[test]
    fn games_won_by_forfeit_are_counted_apart() {
        let state = event(&[([[1, 3], [1, 0]], ["=", ""]), ([[1, 3], [1, 2]], ["=", "+"])]);
        let expected = [
            "1 1 11 2 1.0 50.0% 2100 +0-0",
            "1 2 21 2 1.0 50.0% 2000 +0-0",
            "2 - 13 0 0.0 -% - +2-0",
            "2 - 22 0 0.0 -% - +0-1",
        ];
        assert_eq!(shown(&state, 0), expected);
    }

    #[test]
    fn a_person_is_listed_once_and_equals_share_a_place() {
        let rounds =
            [([[1, 2], [1, 2]], ["1", "1"]), ([[2, 3], [1, 2]], ["1", "1"]), ([[3, 2], [1, 2]], ["1", ""])];
        let boards = |rounds| -> Vec<String> {
            shown(&event(rounds), 0).iter().map(|line| line[..6].to_owned()).collect()
        };
        assert_eq!(boards(&rounds[..2]), ["1 1 11", "1 2 12", "1 3 21", "2 1 13", "2 2 22"]);
        assert_eq!(boards(&rounds), ["1 1 11", "1 2 12", "1 2 13", "1 4 21", "2 1 22"]);
    }

    #[test]
    fn persons_are_rated_as_players_of_an_event_of_their_own() {
        let mut state = event(&[([[1, 2], [1, 2]], ["1", "="]), ([[1, 3], [1, 2]], ["0", "1"])]);
        let result = |white, black| Outcome::game(white, black);
        let (win, loss, draw) = (GameScore::Win, GameScore::Loss, GameScore::Draw);
        let played = [
            [([1, 4], result(win, loss)), ([2, 5], result(draw, draw))],
            [([1, 4], result(loss, win)), ([3, 5], result(win, loss))],
        ];
        for rating in RatingSystem::offered() {
            state.setup.rating = rating;
            let setup = Setup { rating, ..example::setup(PairingSystem::Manual) };
            let mut alone = example::event(setup, 0);
            for (id, rating) in (1..).map(PlayerId).zip(["2000", "1900", "", "2100", "1800", "1700"]) {
                let name = format!("player {id}").parse().unwrap();
                let entrant = Entrant { name, rating: rating.parse().ok(), ..Entrant::default() };
                alone.apply(&Act::Register { id, entrant }).unwrap();
            }
            for (round, games) in (1..).map(RoundNo).zip(&played) {
                let boards = games.iter().map(|(seats, _)| seats.map(PlayerId).to_vec()).collect();
                alone.evolve(&Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::Hand });
                for (board, (_, outcome)) in (1..).map(BoardNo).zip(games) {
                    alone.evolve(&Act::Record { round, board, outcome: outcome.clone() });
                }
            }
            let persons = Persons::of(&state).unwrap();
            let last = RoundNo(2);
            assert_eq!(event_ratings::after(&persons.state, last), event_ratings::after(&alone, last));
            assert!(event_ratings::after(&state, last).iter().all(|team| team.before == team.now));
            assert_eq!(state.setup.complaints(), Vec::<String>::new(), "{rating:?}");
        }
    }

    #[test]
    fn a_team_without_a_rating_has_the_mean_of_its_members() {
        let mut state = event(&[]);
        let mut rated = |team_rating, unrated_members| {
            let Game::Match(rules) = &mut state.setup.game else { panic!("an event of teams") };
            (rules.team_rating, rules.unrated_members) = (team_rating, unrated_members);
            let rating = |team: &Player| state.rating_of(team).map(|rating| rating.to_string());
            state.players.iter().map(rating).collect::<Option<Vec<_>>>().unwrap_or_default().join(" ")
        };
        assert_eq!(rated(TeamRating::None, 0), "");
        assert_eq!(rated(TeamRating::BestMembers, 0), "1950 1950");
        assert_eq!(rated(TeamRating::BestMembers, 1950), "1975 1950");
        assert_eq!(rated(TeamRating::AllMembers, 0), "1950 1867");
        assert_eq!(rated(TeamRating::AllMembers, 1401), "1767 1867");
        state.players[0].entrant.rating = "1500".parse().ok();
        assert_eq!(state.rating_of(&state.players[0]), "1500".parse().ok());
    }
}
