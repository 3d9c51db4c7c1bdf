//! The persons of a team event and their games at the boards.
//!
//! The players of a team event are the teams. [`Persons`] is the same event seen from the boards: its players
//! are the members of the teams, so that ratings and lists of persons need no second form.

use std::collections::BTreeMap;

use super::{Board, Players, Round, State};
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::basics::shared::Shared;
use crate::basics::text::Label;
use crate::event::action::{Entrant, Header, Outcome, PairedBy};
use crate::event::players::Player;
use crate::event::setup::{PairingSystem, Ranking, Setup, TieBreakRules};
use crate::game::color::Color;
use crate::game::team::{self, MatchRules};

/// A member of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Member {
    /// The team.
    pub team: PlayerId,
    /// The place in the team's list, from 1.
    pub place: u16,
}

/// A game at a board of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameAtBoard {
    /// The round.
    pub round: RoundNo,
    /// The number of the match.
    pub held_in: BoardNo,
    /// The board in the match, from 1.
    pub board: u8,
    /// White and Black; `None` for an empty seat.
    pub players: [Option<Member>; 2],
    /// The result as White has it; `None` while it is missing.
    pub outcome: Option<Outcome>,
    /// The result reported for rating, if it differs.
    pub reported: Option<Outcome>,
    /// The game points of White and of Black; none while the result is missing.
    pub points: [Points; 2],
}

impl State {
    /// Returns the games at the boards of the first rounds, match by match, board 1 first; none in events
    /// that are not of teams. A match that was forfeited as a whole has none. A table of partnerships is one
    /// game for each of the two persons of a team, against one of the other team, won or lost.
    #[must_use]
    pub fn games_at_boards(&self, round: RoundNo) -> Vec<GameAtBoard> {
        let Some(rules) = self.setup.game.match_rules() else { return Vec::new() };
        let rounds = (1..).map(RoundNo).zip(&self.rounds).take(round.0.into());
        let matches = rounds.flat_map(|(round, held)| {
            let numbered = (1..).map(BoardNo).zip(&held.boards);
            numbered.map(move |(at, board)| (round, at, board))
        });
        matches.flat_map(|(round, at, board)| self.games_of_match(rules, (round, at), board)).collect()
    }

    fn games_of_match(
        &self,
        rules: &MatchRules,
        (round, held_in): (RoundNo, BoardNo),
        board: &Board,
    ) -> Vec<GameAtBoard> {
        let [first, second] = board.seats[..] else { return Vec::new() };
        if !matches!(board.outcome, None | Some(Outcome::Match(_))) {
            return Vec::new();
        }
        let now = self.match_at(rules, board);
        let reported = match &board.reported {
            Some(Outcome::Match(held)) => &held.games[..],
            _ => &[],
        };
        let persons = rules.game.persons();
        let member = |team: PlayerId, seat: usize, at: usize| {
            let place = now.line_ups[seat].get(at).copied().unwrap_or(0);
            (place != 0).then_some(Member { team, place })
        };
        let game = |seat: usize| {
            let at = seat / persons;
            let number = u8::try_from(at + 1).unwrap_or(u8::MAX);
            let outcome = now.games.get(at).cloned().flatten();
            let color = rules.color_of_first(at);
            let players = from_white(color, [member(first, 0, seat), member(second, 1, seat)]);
            let points = outcome.as_ref().map_or([Points::ZERO; 2], |outcome| rules.worth(at, outcome));
            let points = from_white(color, points);
            let reported =
                reported.get(at).filter(|reported| Some(*reported) != outcome.as_ref()).map(team::of_two);
            let outcome = outcome.as_ref().map(team::of_two);
            GameAtBoard { round, held_in, board: number, players, outcome, reported, points }
        };
        (0..now.games.len() * persons).map(game).collect()
    }
}

/// Orders what belongs to the first and the second team by colour, White first.
fn from_white<T>(first: Color, [own, other]: [T; 2]) -> [T; 2] {
    match first {
        Color::White => [own, other],
        Color::Black => [other, own],
    }
}

/// The persons of a team event, as players of an event in which each game at a board is a board.
///
/// The ids and the numbers are those of a report: by number of the team, then in board order (TRF 001). The
/// club of a person is the team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Persons {
    /// The event of the persons. Games with an empty seat are left out.
    pub state: State,
    members: Vec<Member>,
    ids: BTreeMap<Member, PlayerId>,
}

impl Persons {
    /// Collects the persons of a team event; `None` for other events.
    #[must_use]
    pub fn of(state: &State) -> Option<Self> {
        state.setup.game.match_rules()?;
        let games = state.games_at_boards(state.last_round());
        let members = members(state, &games);
        let ids: BTreeMap<Member, PlayerId> = members.iter().copied().zip((1..).map(PlayerId)).collect();
        let setup = Setup {
            game: state.setup.game.of_persons(),
            pairing: PairingSystem::Manual,
            ranking: Ranking::Points { tie_breaks: Vec::new(), rules: TieBreakRules::default() },
            ..state.setup.clone()
        };
        let mut persons = State::new(&Header::new(Label::default(), state.details.clone(), setup));
        persons.began = state.began;
        persons.players = players(state, &members).into();
        persons.rounds = rounds(&games, &ids, state.rounds.len());
        Some(Self { state: persons, members, ids })
    }

    /// Returns the member with an id in the event of the persons.
    #[must_use]
    pub fn member(&self, person: PlayerId) -> Option<Member> {
        self.members.get(person.index()).copied()
    }

    /// Returns a member's id in the event of the persons.
    #[must_use]
    pub fn person(&self, member: Member) -> Option<&Player> {
        self.state.player(*self.ids.get(&member)?)
    }
}

/// Lists the members of every team. A team without a list has as many as its line-ups name.
fn members(state: &State, games: &[GameAtBoard]) -> Vec<Member> {
    let mut sizes = vec![0; state.registered()];
    for member in games.iter().flat_map(|game| game.players).flatten() {
        if let Some(size) = sizes.get_mut(member.team.index()) {
            *size = member.place.max(*size);
        }
    }
    let of_team = |team: &Player| {
        let listed = u16::try_from(team.members.len()).unwrap_or(u16::MAX);
        let size = sizes.get(team.id.index()).copied().unwrap_or(0).max(listed);
        let team = team.id;
        (1..=size).map(move |place| Member { team, place })
    };
    state.by_number().into_iter().flat_map(of_team).collect()
}

fn players(state: &State, members: &[Member]) -> Players {
    let mut players = Players::default();
    for (member, number) in members.iter().zip(1_u32..) {
        let entrant =
            Entrant { club: Label::taken_over(&state.name(member.team)), ..entrant(state, *member) };
        players.push(Player {
            id: PlayerId(number),
            entrant,
            number: u16::try_from(number).ok(),
            partner: None,
            first_round: RoundNo(1),
            away: Vec::new(),
            byes: BTreeMap::new(),
            fixed_board: None,
            is_left_out: false,
            is_barred_from_byes: false,
            rated_from: BTreeMap::new(),
            members: Vec::new(),
        });
    }
    players
}

/// Returns the data of a member; one who is not registered is named by the place.
fn entrant(state: &State, member: Member) -> Entrant {
    let listed = state.player(member.team).and_then(|team| {
        let at = usize::from(member.place).checked_sub(1)?;
        team.members.get(at).cloned()
    });
    listed.unwrap_or_else(|| Entrant {
        name: Label::taken_over(&format!("player {}", member.place)),
        ..Entrant::default()
    })
}

fn rounds(games: &[GameAtBoard], ids: &BTreeMap<Member, PlayerId>, count: usize) -> Vec<Shared<Round>> {
    let mut boards: Vec<Vec<Board>> = vec![Vec::new(); count];
    for game in games {
        let seats = game.players.map(|member| member.and_then(|member| ids.get(&member).copied()));
        if let (Some(round), [Some(white), Some(black)]) = (boards.get_mut(game.round.index()), seats) {
            let board = Board::of(vec![white, black], game.outcome.clone());
            round.push(Board { reported: game.reported.clone(), ..board });
        }
    }
    let round = |boards| Round { boards, byes: Vec::new(), by: PairedBy::Hand };
    boards.into_iter().map(|boards| round(boards).into()).collect()
}
