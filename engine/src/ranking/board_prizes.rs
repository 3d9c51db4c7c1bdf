//! Prizes by the standings, and those of other lists: of the best persons at a board, of teams of players.
//!
//! The list of a board decides its funds ([`boards`]): the better percentage, then the better performance, of
//! those with enough games. Persons who are equal in both share their prizes, by whichever rule.

use super::boards::{self, Line};
use super::club_prizes;
use super::prizes::{self, Award, Awards, BoardPrize, Candidate, Category, PrizeRules, Winner};
use super::standings::{Standings, Value};
use crate::basics::number::Money;
use crate::basics::why::Why;
use crate::event::state::{Persons, State};

/// Divides every fund: by the standings, and those of boards by the lists of the boards or of teams.
#[must_use]
pub fn award(state: &State, standings: &Standings, rules: &PrizeRules, why: &mut dyn Why) -> Awards {
    let by_standings = prizes::award(state, standings, rules, why);
    if rules.categories.iter().any(|fund| fund.who.teams) {
        return joined(rules, &by_standings, &club_prizes::award(state, standings, rules, why));
    }
    let is_any = rules.categories.iter().any(|fund| fund.who.board.is_some());
    let Some(persons) = Persons::of(state).filter(|_| is_any) else { return by_standings };
    let lines = boards::lists(state, &persons, standings.after, 0);
    let lines: Vec<&Line> = lines.iter().filter(|line| may_win(state, line)).collect();
    let everybody: Vec<Candidate> = lines.iter().enumerate().filter_map(candidate).collect();
    let admits = |fund: &Category| {
        let admitted = everybody.iter().filter(|one| admits(&persons, fund, lines[one.at]));
        admitted.copied().collect()
    };
    let fields = rules.categories.iter().map(admits).collect();
    let mut by_boards = prizes::award_to(&persons.state, &everybody, fields, rules, why);
    for award in &mut by_boards.awards {
        if let Some(line) = lines.iter().find(|line| line.person == award.player) {
            award.winner = Some(winner(state, &persons, line));
            award.player = line.member.team;
        }
    }
    joined(rules, &by_standings, &by_boards)
}

/// Returns true if a player can win a prize: the team was not excluded.
fn may_win(state: &State, line: &Line) -> bool {
    state.player(line.member.team).is_some_and(|team| !team.away.iter().any(|away| away.excluded))
}

fn candidate((at, line): (usize, &&Line)) -> Option<Candidate> {
    let place = line.place.number()?;
    Some(Candidate { player: line.person, at, place, score: Some(Value::Count(place.into())) })
}

fn admits(persons: &Persons, fund: &Category, line: &Line) -> bool {
    let Some(BoardPrize { number, games }) = fund.who.board else { return false };
    let person = persons.state.player(line.person);
    number == line.board
        && games <= line.games
        && person.is_some_and(|person| fund.who.admits(&person.entrant, line.rating))
}

fn winner(state: &State, persons: &Persons, line: &Line) -> Winner {
    let name = format!("{} ({})", persons.state.bare_name(line.person), state.name(line.member.team));
    let score = line.share.map_or_else(String::new, |share| format!("{share} %"));
    Winner { name, place: line.place, score }
}

/// Joins the awards of both kinds of funds, in the order of the funds.
fn joined(rules: &PrizeRules, by_standings: &Awards, by_lists: &Awards) -> Awards {
    let mut all = Awards::default();
    for (at, fund) in rules.categories.iter().enumerate() {
        let own = if fund.who.is_by_standings() { by_standings } else { by_lists };
        let of_fund = own.awards.iter().filter(|award: &&Award| award.category == at);
        all.awards.extend(of_fund.cloned());
        all.unclaimed.push(own.unclaimed.get(at).copied().unwrap_or(Money::ZERO));
    }
    all
}
