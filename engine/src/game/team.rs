//! Team events: what a match is, what it is worth, and one round of one team.
//!
//! A match of two teams consists of games of two at numbered boards. It gives match points (MP) for the
//! result of the match and game points (GP), the sum of the results at the boards (C.04.6, preface and
//! article 1; TRF records 162, 320, 352, 362).

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::basics::number::{Points, Rating};
use crate::game::color::Color;
use crate::game::judged;
pub use crate::game::match_board::{BoardColors, BoardGame};
use crate::game::outcome::Outcome;
pub use crate::game::outcome::{LineUp, Match};
use crate::game::scoring::{GameScore, PointSystem};
use crate::game::tied::{DecidedBy, TiedMatch};
use crate::game::tractor::cards::Rank;
use crate::game::tractor::table::Team;

/// One of the two scores of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum TeamScore {
    /// Match points.
    #[default]
    MatchPoints,
    /// Game points.
    GamePoints,
}

impl TeamScore {
    /// Returns the other score.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::MatchPoints => Self::GamePoints,
            Self::GamePoints => Self::MatchPoints,
        }
    }
}

/// The rule of colour preferences of teams (C.04.6 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum ColorPreferences {
    /// Simple preferences (1.7.1), the default.
    #[default]
    TypeA,
    /// Strong and mild preferences (1.7.2).
    TypeB,
    /// No team ever has a preference.
    None,
}

/// The match points of each result of a match (TRF 362).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchPoints {
    /// A won match.
    pub win: Points,
    /// A drawn match.
    pub draw: Points,
    /// A lost match.
    pub loss: Points,
}

impl Default for MatchPoints {
    fn default() -> Self {
        Self { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO }
    }
}

/// The kind of a team's round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamRecordKind {
    /// A match in which at least one game was played.
    Played,
    /// A match decided by forfeit as a whole; both teams may have lost.
    Forfeit {
        /// True if this team won it.
        won: bool,
    },
    /// The pairing-allocated bye.
    PairingAllocatedBye,
    /// A bye worth a won match.
    FullPointBye,
    /// A bye worth a drawn match.
    HalfPointBye,
    /// Absent, withdrawn or not entered yet.
    ZeroPointBye,
}

/// One completed round of one team.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TeamRecord {
    /// The kind.
    pub kind: TeamRecordKind,
    /// The number of the scheduled opponent, from 1; `None` without a match.
    pub opponent: Option<u16>,
    /// The colour scheduled for the team's first board; `None` without a match.
    pub color: Option<Color>,
    /// The match points of the round.
    pub match_points: Points,
    /// The game points of the round.
    pub game_points: Points,
    /// The game points at each board, board 1 first; empty in a bye.
    pub boards: Vec<Points>,
}

impl TeamRecord {
    /// Returns true if the team was paired or had the pairing-allocated bye.
    #[must_use]
    pub const fn took_part(&self) -> bool {
        match self.kind {
            TeamRecordKind::Played | TeamRecordKind::Forfeit { .. } | TeamRecordKind::PairingAllocatedBye => {
                true
            }
            TeamRecordKind::FullPointBye | TeamRecordKind::HalfPointBye | TeamRecordKind::ZeroPointBye => {
                false
            }
        }
    }

    /// Returns one of the two scores of the round.
    #[must_use]
    pub const fn points(&self, score: TeamScore) -> Points {
        match score {
            TeamScore::MatchPoints => self.match_points,
            TeamScore::GamePoints => self.game_points,
        }
    }
}

/// The board order of a team's players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum BoardOrder {
    /// Players sit in the order of the team's list; the desk asks about any other order.
    #[default]
    Fixed,
    /// Any order.
    Free,
}

/// The limits of a team's list and line-ups, by the regulations of the event (`team-swiss` 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LineUpLimits {
    /// The most rating points by which a player may be weaker than one at a lower board; 0 without a limit.
    pub rating_difference: u16,
    /// The most players of a team beyond the number of boards; `None` for any number.
    pub reserves: Option<u8>,
    /// The board at which a woman plays, from 1; 0 for none.
    pub womens_board: u8,
    /// The board at which a junior plays, from 1; 0 for none.
    pub junior_board: u8,
    /// The age that a junior has not reached on the first day of the event, in years.
    pub junior_age: u8,
    /// True if lists and line-ups that break a limit or the order are refused; otherwise the desk asks.
    pub are_strict: bool,
}

impl Default for LineUpLimits {
    /// No limits; juniors are under 20.
    fn default() -> Self {
        Self {
            rating_difference: 0,
            reserves: None,
            womens_board: 0,
            junior_board: 0,
            junior_age: 20,
            are_strict: false,
        }
    }
}

impl LineUpLimits {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
    fn are_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The rating of a team that was registered without one: it decides the number of the team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum TeamRating {
    /// None.
    #[default]
    None,
    /// The mean of the highest ratings of as many members as play in a match.
    BestMembers,
    /// The mean of the ratings of all members.
    AllMembers,
}

impl TeamRating {
    /// Every rule, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::None, Self::BestMembers, Self::AllMembers];

    /// The names.
    pub const NAMES: [&str; 3] = ["as typed", "mean of the best members", "mean of all members"];

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Returns the mean that rates a team, from the ratings of its members, in whole points, halves up;
    /// `None` if no rating counts.
    #[must_use]
    pub fn mean(self, mut members: Vec<Rating>, best: usize) -> Option<Rating> {
        match self {
            Self::None => return None,
            Self::BestMembers => {
                members.sort_unstable_by_key(|rating| Reverse(*rating));
                members.truncate(best);
            }
            Self::AllMembers => {}
        }
        let count = i64::try_from(members.len()).ok().filter(|count| 0 < *count)?;
        let sum: Rating = members.into_iter().sum();
        let of = count * Rating::whole(1).units();
        Some(Rating::whole((2 * sum.units() + of).div_euclid(2 * of)))
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_two(rank: &Rank) -> bool {
    *rank == Rank::TWO
}

const fn two() -> Rank {
    Rank::TWO
}

/// The rules of a match of two teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchRules {
    /// The number of boards, 1 to [`MOST_BOARDS`].
    pub boards: u8,
    /// The game at each board.
    pub game: BoardGame,
    /// The points of a result at a board: they make the game points (TRF 162).
    pub board_points: PointSystem,
    /// The points of the result of a match, and those of byes (TRF 362, 320).
    pub match_points: PointSystem,
    /// The game points of a pairing-allocated bye (TRF 320).
    pub bye_points: Points,
    /// The colours.
    pub colors: BoardColors,
    /// The rank at which both partnerships at a table of Tractor play.
    #[serde(default = "two", skip_serializing_if = "is_two")]
    pub start: Rank,
    /// The board order.
    pub order: BoardOrder,
    /// The rule that decides a drawn match of a knockout.
    #[serde(default, skip_serializing_if = "TiedMatch::is_usual")]
    pub tied: TiedMatch,
    /// The limits of lists and line-ups.
    #[serde(default, skip_serializing_if = "LineUpLimits::are_none")]
    pub limits: LineUpLimits,
    /// The rating of a team that has none of its own.
    #[serde(default, skip_serializing_if = "TeamRating::is_none")]
    pub team_rating: TeamRating,
    /// The rating with which unrated members count in a mean, in whole points; 0 leaves them out.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unrated_members: u16,
}

/// The most boards of a match.
pub const MOST_BOARDS: u8 = 99;

impl Default for MatchRules {
    /// Four boards; 2, 1 and 0 match points; a bye is worth a drawn match (C.04.6 1.4).
    fn default() -> Self {
        let match_points = PointSystem {
            win: Points::whole(2),
            draw: Points::whole(1),
            pairing_allocated_bye: Points::whole(1),
            ..PointSystem::default()
        };
        Self {
            boards: 4,
            game: BoardGame::default(),
            board_points: PointSystem::default(),
            match_points,
            bye_points: Points::whole(2),
            colors: BoardColors::default(),
            start: Rank::TWO,
            order: BoardOrder::default(),
            tied: TiedMatch::default(),
            limits: LineUpLimits::default(),
            team_rating: TeamRating::default(),
            unrated_members: 0,
        }
    }
}

/// A match that is not finished: what is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Sheet {
    /// The line-ups as handed in; `None` while none is.
    pub line_ups: [Option<LineUp>; 2],
    /// The results entered so far, by board.
    pub games: Vec<Option<Outcome>>,
}

impl Sheet {
    /// Returns the result at a board, from 0.
    #[must_use]
    pub fn game(&self, board: usize) -> Option<&Outcome> {
        self.games.get(board).and_then(Option::as_ref)
    }
}

impl MatchRules {
    /// Returns the line-up of a team that hands in none: the first players of its list. A team whose players
    /// are not registered is complete.
    #[must_use]
    pub fn usual_line_up(&self, members: usize) -> LineUp {
        let seats = self.seats();
        let members = if members == 0 { seats } else { members };
        (1..).take(seats).map(|place| if usize::from(place) <= members { place } else { 0 }).collect()
    }

    /// Returns the number of persons of a team in a match.
    #[must_use]
    pub fn seats(&self) -> usize {
        usize::from(self.boards) * self.game.persons()
    }

    /// Returns the persons of a line-up at a board, from 0: one, or a partnership; 0 is an empty seat.
    #[must_use]
    pub fn seated<'a>(&self, line_up: &'a [u16], board: usize) -> &'a [u16] {
        let persons = self.game.persons();
        line_up.get(board * persons..(board + 1) * persons).unwrap_or(&[])
    }

    /// Returns true if a line-up has every person that a board, from 0, needs.
    #[must_use]
    pub fn is_seated(&self, line_up: &[u16], board: usize) -> bool {
        let seated = self.seated(line_up, board);
        !seated.is_empty() && !seated.contains(&0)
    }

    /// Returns true if the sides of a board have colours; in Tractor they have seats.
    #[must_use]
    pub const fn has_colors(&self) -> bool {
        self.game.persons() == 1
    }

    /// Returns the colour of the first team at a board, from 0. In Tractor the first team has the seats of
    /// team 1, which stand for White.
    #[must_use]
    pub const fn color_of_first(&self, board: usize) -> Color {
        match self.game {
            BoardGame::Chess | BoardGame::Crikey | BoardGame::Decided => self.colors.of_first(board),
            BoardGame::Tractor => Color::White,
        }
    }

    /// Returns the result of a board at which a player is missing: a forfeit; `None` if both are there.
    #[must_use]
    pub fn forfeit(&self, line_ups: [&[u16]; 2], board: usize) -> Option<Outcome> {
        let [first, second] = line_ups.map(|line_up| self.is_seated(line_up, board));
        (!first || !second).then(|| self.forfeited(board, [first, second]))
    }

    /// Returns the game points of a match that is drawn at every board.
    #[must_use]
    pub fn drawn_points(&self) -> Points {
        (0..self.boards).map(|_| self.board_points.draw).sum()
    }

    /// Returns the forfeit of a board that the named sides win: the first and the second team.
    #[must_use]
    pub fn forfeited(&self, board: usize, [first, second]: [bool; 2]) -> Outcome {
        match self.color_of_first(board) {
            Color::White => Outcome::Forfeit { white: first, black: second },
            Color::Black => Outcome::Forfeit { white: second, black: first },
        }
    }

    /// Turns a result by colours at a board, from 0, into one by teams, with the first team in White's place,
    /// and back.
    #[must_use]
    pub fn turned(&self, board: usize, outcome: &Outcome) -> Outcome {
        match self.color_of_first(board) {
            Color::White => outcome.clone(),
            Color::Black => outcome.exchanged(),
        }
    }

    /// Turns the results at the boards of a match into those of the first team; other results stay.
    #[must_use]
    pub fn by_teams(&self, outcome: &Outcome) -> Outcome {
        let Outcome::Match(held) = outcome else { return outcome.clone() };
        let turned = held.games.iter().enumerate().map(|(board, game)| self.turned(board, game));
        Outcome::Match(Match { games: turned.collect(), ..held.clone() })
    }

    /// Returns the game points of the first and of the second team at a board, from 0.
    #[must_use]
    pub fn worth(&self, board: usize, outcome: &Outcome) -> [Points; 2] {
        let points = &self.board_points;
        let forfeit = |won: bool| if won { points.win } else { points.forfeit_loss };
        let (white, black) = match (sides(outcome), outcome) {
            (Some((white, black)), _) => (points.worth(white), points.worth(black)),
            (None, Outcome::Forfeit { white, black }) => (forfeit(*white), forfeit(*black)),
            (None, _) => (points.draw, points.draw),
        };
        match self.color_of_first(board) {
            Color::White => [white, black],
            Color::Black => [black, white],
        }
    }

    /// Returns the finished match of these line-ups and results.
    #[must_use]
    pub fn finished(&self, line_ups: [LineUp; 2], games: Vec<Outcome>) -> Match {
        let score = self.score(games.iter().map(Some));
        Match { line_ups, games, score }
    }

    /// Returns a finished match with another line-up of its first (0) or second team (1). The results at the
    /// boards stay; a board with a player missing is a forfeit, and once nobody is missing there, the result
    /// that the forfeit replaced is back.
    #[must_use]
    pub fn with_line_up(
        &self,
        held: &Match,
        replaced: Option<&Sheet>,
        seat: usize,
        line_up: LineUp,
    ) -> Match {
        let mut line_ups = held.line_ups.clone();
        if let Some(own) = line_ups.get_mut(seat) {
            *own = line_up;
        }
        let [first, second] = &line_ups;
        let games = held.games.iter().enumerate();
        let games = games.map(|(at, game)| {
            let before = replaced.and_then(|sheet| sheet.game(at)).unwrap_or(game);
            self.forfeit([first, second], at).unwrap_or_else(|| before.clone())
        });
        let games = games.collect();
        self.finished(line_ups, games)
    }

    /// Returns the team that goes through after a drawn match of a knockout, first (0) or second (1), and
    /// the reason; `None` if only lots or another match can decide.
    #[must_use]
    pub fn decided(&self, held: &Match) -> Option<(usize, DecidedBy)> {
        let worth: Vec<[Points; 2]> =
            held.games.iter().enumerate().map(|(board, game)| self.worth(board, game)).collect();
        self.tied.decided(&worth)
    }

    /// Returns the game points of the first and of the second team, from the results known so far.
    #[must_use]
    pub fn score<'a>(&self, games: impl Iterator<Item = Option<&'a Outcome>>) -> [Points; 2] {
        let mut score = [Points::ZERO; 2];
        for (board, outcome) in games.enumerate().filter_map(|(board, game)| Some((board, game?))) {
            let worth = self.worth(board, outcome);
            score = [score[0] + worth[0], score[1] + worth[1]];
        }
        score
    }

    /// Checks a finished match.
    ///
    /// # Errors
    ///
    /// The first reason why it is none.
    pub fn admit(&self, game: &Match) -> Result<(), NotAMatch> {
        let boards = usize::from(self.boards);
        if game.games.len() != boards {
            return Err(NotAMatch::Boards { given: game.games.len(), boards });
        }
        for (line_up, team) in game.line_ups.iter().zip(1_u8..) {
            self.admit_line_up(line_up).map_err(|wrong| NotAMatch::LineUp { team, wrong })?;
        }
        let [first, second] = [&game.line_ups[0][..], &game.line_ups[1][..]];
        for (board, outcome) in game.games.iter().enumerate() {
            self.admit_game(board, outcome)?;
            if let Some(forfeit) = self.forfeit([first, second], board).filter(|forfeit| forfeit != outcome) {
                return Err(NotAMatch::EmptyBoard { board: board + 1, forfeit: forfeit.scored() });
            }
        }
        if game.score != self.score(game.games.iter().map(Some)) {
            return Err(NotAMatch::Score);
        }
        Ok(())
    }

    /// Checks the result at a board, from 0.
    ///
    /// # Errors
    ///
    /// The reason why it is no result of the game.
    pub fn admit_game(&self, board: usize, outcome: &Outcome) -> Result<(), NotAMatch> {
        let goes = match (self.game, outcome) {
            (BoardGame::Chess, Outcome::Game { .. } | Outcome::Adjourned)
            | (BoardGame::Crikey, Outcome::Crikey(_) | Outcome::Adjourned) => true,
            (BoardGame::Decided, Outcome::Game { white, black, .. }) => {
                *white == black.opposite() && *white != GameScore::Draw
            }
            (BoardGame::Tractor, Outcome::Tractor(_) | Outcome::TractorScore(_)) => {
                judged::tractor_round(outcome).is_some_and(|round| round.setup.ranks == [self.start; 2])
            }
            (_, Outcome::Forfeit { white, black }) => !(*white && *black),
            _ => false,
        };
        if goes { Ok(()) } else { Err(NotAMatch::Game { board: board + 1, outcome: outcome.scored() }) }
    }

    /// Checks a line-up without the team's list: one entry a seat, nobody twice.
    ///
    /// # Errors
    ///
    /// The reason why it is none.
    pub fn admit_line_up(&self, line_up: &[u16]) -> Result<(), NotALineUp> {
        if line_up.len() != self.seats() {
            let (given, boards, persons) = (line_up.len(), self.boards, self.game.persons());
            return Err(match persons {
                1 => NotALineUp::Boards { given, boards },
                _ => NotALineUp::Seats { given, boards, persons },
            });
        }
        let mut twice = line_up.iter().enumerate().filter(|(at, player)| line_up[..*at].contains(player));
        match twice.find(|(_, player)| **player != 0) {
            Some((_, player)) => Err(NotALineUp::Twice(*player)),
            None => Ok(()),
        }
    }
}

/// Returns the result of each side at a board where a game was played; in Tractor the first is team 1, and
/// the winner is the team that [`winner`](crate::game::tractor::round::RoundResult::winner) names.
#[must_use]
pub fn sides(outcome: &Outcome) -> Option<(GameScore, GameScore)> {
    match judged::tractor_round(outcome) {
        Some(round) => Some(match round.result.winner(&round.setup) {
            Team::One => (GameScore::Win, GameScore::Loss),
            Team::Two => (GameScore::Loss, GameScore::Win),
        }),
        None => outcome.sides(),
    }
}

/// Returns a result at a board as one of two persons: a round of Tractor is won or lost; other results stay.
#[must_use]
pub fn of_two(outcome: &Outcome) -> Outcome {
    match (outcome, sides(outcome)) {
        (Outcome::Tractor(_) | Outcome::TractorScore(_), Some((first, second))) => {
            Outcome::game(first, second)
        }
        (_, _) => outcome.clone(),
    }
}

/// A reason why a match has no such result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAMatch {
    /// Another number of results.
    #[error("{given} results for {boards} boards")]
    Boards {
        /// The results.
        given: usize,
        /// The boards.
        boards: usize,
    },
    /// A wrong line-up.
    #[error("line-up of team {team}: {wrong}")]
    LineUp {
        /// 1 or 2.
        team: u8,
        /// The error.
        wrong: NotALineUp,
    },
    /// The result of another game.
    #[error("board {board}: {outcome} is not a result of the game")]
    Game {
        /// The board, from 1.
        board: usize,
        /// The result.
        outcome: String,
    },
    /// A game at a board with a player missing.
    #[error("board {board}: a player is missing (expected {forfeit})")]
    EmptyBoard {
        /// The board, from 1.
        board: usize,
        /// The forfeit.
        forfeit: String,
    },
    /// The score does not follow from the results.
    #[error("the score does not follow from the results at the boards")]
    Score,
}

/// A reason why a line-up is impossible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotALineUp {
    /// Another number of entries.
    #[error("{given} entries for {boards} boards (0 leaves a board empty)")]
    Boards {
        /// The entries.
        given: usize,
        /// The boards.
        boards: u8,
    },
    /// Another number of entries, in a game of partnerships.
    #[error(
        "{given} entries for {boards} tables with {persons} players of a team each (0 leaves a seat empty)"
    )]
    Seats {
        /// The entries.
        given: usize,
        /// The tables.
        boards: u8,
        /// The players of a team at a table.
        persons: usize,
    },
    /// A player in two places.
    #[error("player {0} is in the line-up twice")]
    Twice(u16),
    /// A number that the team's list does not have.
    #[error("there is no player {player} (the team has {members})")]
    NoSuchPlayer {
        /// The number.
        player: u16,
        /// The players of the team.
        members: usize,
    },
}
