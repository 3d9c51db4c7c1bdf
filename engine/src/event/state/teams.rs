//! Matches of teams that are under way: line-ups and the results at their boards.

use super::{Board, State};
use crate::basics::id::{BoardNo, PlayerId, RoundNo};
use crate::basics::number::Points;
use crate::event::action::Outcome;
use crate::game::team::{LineUp, Match, MatchRules, Sheet};
use crate::people::entrant::Entrant;
use crate::people::namesakes::{self, Told};

/// A match, finished or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchNow {
    /// The line-ups of the first and of the second team: as handed in, otherwise the first players of the
    /// list.
    pub line_ups: [LineUp; 2],
    /// True if each line-up was handed in.
    pub handed_in: [bool; 2],
    /// The result at each board, so far; a board with a player missing is a forfeit.
    pub games: Vec<Option<Outcome>>,
    /// The game points of the first and of the second team, so far.
    pub score: [Points; 2],
}

impl State {
    /// Returns a match of teams as it is now; `None` in other events, or if there is no such match.
    #[must_use]
    pub fn match_now(&self, round: RoundNo, board: BoardNo) -> Option<MatchNow> {
        let rules = self.setup.game.match_rules()?;
        Some(self.match_at(rules, self.board(round, board)?))
    }

    /// Returns a match of teams as it is now, with its rules.
    #[must_use]
    pub fn match_at(&self, rules: &MatchRules, board: &Board) -> MatchNow {
        if let Some(Outcome::Match(held)) = &board.outcome {
            let games = held.games.iter().cloned().map(Some).collect();
            return MatchNow {
                line_ups: held.line_ups.clone(),
                handed_in: [true; 2],
                games,
                score: held.score,
            };
        }
        let sheet = board.sheet.as_deref();
        let line_up = |seat: usize| {
            let own = sheet.and_then(|sheet| sheet.line_ups[seat].clone());
            own.unwrap_or_else(|| rules.usual_line_up(self.members(board, seat)))
        };
        let line_ups = [line_up(0), line_up(1)];
        let both = [&line_ups[0][..], &line_ups[1][..]];
        let game = |at: usize| {
            let typed = sheet.and_then(|sheet| sheet.game(at)).cloned();
            rules.forfeit(both, at).or(typed)
        };
        // A match that was forfeited as a whole has no results at its boards.
        let games: Vec<_> = match board.outcome {
            None => (0..rules.boards.into()).map(game).collect(),
            Some(_) => vec![None; rules.boards.into()],
        };
        let score = rules.score(games.iter().map(Option::as_ref));
        let handed_in = [0, 1].map(|seat| sheet.is_some_and(|sheet| sheet.line_ups[seat].is_some()));
        MatchNow { line_ups, handed_in, games, score }
    }

    /// Returns for each board of a match who wins it because a player is missing: the first and the second
    /// team; `None` at a board where both are there. Empty without such a match.
    #[must_use]
    pub fn forfeited_boards(&self, round: RoundNo, board: BoardNo) -> Vec<Option<[bool; 2]>> {
        let Some(MatchNow { line_ups, games, .. }) = self.match_now(round, board) else { return Vec::new() };
        let Some(rules) = self.setup.game.match_rules() else { return Vec::new() };
        let is_there = |at: usize, seat: usize| rules.is_seated(&line_ups[seat], at);
        let there = (0..games.len()).map(|at| [is_there(at, 0), is_there(at, 1)]);
        there.map(|there| Some(there).filter(|there| there.contains(&false))).collect()
    }

    /// Returns the names of the players at each board of a match: of the first and of the second team. A
    /// player who is not registered is named by the number; an empty seat has no name. The names of a
    /// partnership are joined.
    #[must_use]
    pub fn match_players(&self, round: RoundNo, board: BoardNo) -> Option<Vec<[String; 2]>> {
        let rules = self.setup.game.match_rules()?;
        let now = self.match_now(round, board)?;
        let seats = &self.board(round, board)?.seats;
        let names = |seat: usize, at: usize| {
            let places = rules.seated(&now.line_ups[seat], at);
            seats.get(seat).map_or_else(String::new, |team| self.names_at(*team, places))
        };
        Some((0..now.games.len()).map(|at| [names(0, at), names(1, at)]).collect())
    }

    /// Returns the names of the players of a team at a board by their places; of two, joined. An empty seat
    /// has no name, and beside a partner a dash.
    #[must_use]
    pub fn names_at(&self, team: PlayerId, places: &[u16]) -> String {
        let name = |place: u16| match (place, self.member_name(team, place)) {
            (0, _) => "–".to_owned(),
            (_, Some(name)) => name,
            (place, None) => format!("player {place}"),
        };
        let is_empty = places.iter().all(|place| *place == 0);
        let names = places.iter().filter(|_| !is_empty).map(|place| name(*place));
        names.collect::<Vec<_>>().join(" + ")
    }

    /// Returns the names of the players at each table of four of a match, in the order of the seats; none
    /// where two sit at a board.
    #[must_use]
    pub fn match_tables(&self, round: RoundNo, board: BoardNo) -> Vec<Vec<String>> {
        let rules = self.setup.game.match_rules().filter(|rules| 1 < rules.game.persons());
        let held = rules.zip(self.board(round, board));
        let Some((rules, held)) = held else { return Vec::new() };
        let now = self.match_at(rules, held);
        let name = |at: usize, partner: usize, (seat, team): (usize, &PlayerId)| {
            let place = rules.seated(&now.line_ups[seat], at).get(partner);
            self.names_at(*team, place.map_or(&[], std::slice::from_ref))
        };
        let teams = || held.seats.iter().enumerate().take(2);
        let table = |at: usize| {
            (0..rules.game.persons())
                .flat_map(|partner| teams().map(move |team| (partner, team)))
                .map(|(partner, team)| name(at, partner, team))
                .collect()
        };
        (0..now.games.len()).map(table).collect()
    }

    /// Returns the name of a player of a team by the place in its list; `None` if the list has no such place.
    /// The names of namesakes in the team are followed by what distinguishes them, as in [`State::name`].
    #[must_use]
    pub fn member_name(&self, team: PlayerId, place: u16) -> Option<String> {
        let at = usize::from(place).checked_sub(1)?;
        let members = &self.player(team)?.members;
        let own = members.get(at)?;
        let others =
            members.iter().enumerate().filter(|(other, member)| *other != at && member.name == own.name);
        let others: Vec<&Entrant> = others.map(|(_, member)| member).collect();
        Some(match namesakes::told_apart(own, &others) {
            Some(Told::Fact(fact)) => format!("{} ({fact})", own.name),
            Some(Told::Number) => format!("{} (#{place})", own.name),
            None => own.name.to_string(),
        })
    }

    /// Returns a team's line-up in the last round before this one in which it had one.
    #[must_use]
    pub fn line_up_before(&self, round: RoundNo, team: PlayerId) -> Option<LineUp> {
        let before = self.rounds.iter().take(usize::from(round.0.saturating_sub(1))).rev();
        before.flat_map(|held| &held.boards).find_map(|board| {
            let seat = board.seats.iter().position(|seat| *seat == team)?;
            match &board.outcome {
                Some(Outcome::Match(held)) => held.line_ups.get(seat).cloned(),
                _ => board.sheet.as_deref()?.line_ups.get(seat)?.clone(),
            }
        })
    }

    fn members(&self, board: &Board, seat: usize) -> usize {
        let team = board.seats.get(seat).and_then(|team| self.player(*team));
        team.map_or(0, |team| team.members.len())
    }

    pub(super) fn set_line_up(&mut self, at: (RoundNo, BoardNo), team: PlayerId, line_up: &LineUp) {
        self.change_match(at, |board, sheet| {
            let seat = board.seats.iter().position(|seat| *seat == team);
            if let Some(own) = seat.and_then(|seat| sheet.line_ups.get_mut(seat)) {
                *own = Some(line_up.clone());
            }
        });
    }

    pub(super) fn record_game(&mut self, at: (RoundNo, BoardNo), game: u8, now: Option<&Outcome>) {
        self.change_match(at, |_, sheet| {
            let place = usize::from(game).saturating_sub(1);
            sheet.games.resize(sheet.games.len().max(place + 1), None);
            sheet.games[place] = now.cloned();
        });
    }

    /// Sets or clears the result of a board. A match whose result is cleared or that is forfeited as a
    /// whole keeps its line-ups: they count again if it is played after all.
    pub(super) fn set_outcome(&mut self, (round, at): (RoundNo, BoardNo), now: Option<&Outcome>) {
        let rules = self.setup.game.match_rules().copied();
        self.change_board(round, at, |board| {
            board.sheet = match (&board.outcome, now, &rules) {
                (_, _, None) => None,
                (_, Some(Outcome::Match(now)), Some(rules)) => board.replaced(rules, now),
                (Some(Outcome::Match(was)), _, Some(_)) => {
                    Some(Sheet::of_line_ups(was.line_ups.clone().map(Some)).into())
                }
                (_, _, Some(_)) => board.sheet.take().map(|sheet| Sheet::of_line_ups(sheet.line_ups).into()),
            };
            board.outcome = now.cloned();
        });
    }

    /// Changes the sheet of a match; with a result at every board the match is finished.
    fn change_match(&mut self, (round, at): (RoundNo, BoardNo), change: impl FnOnce(&Board, &mut Sheet)) {
        let Some(rules) = self.setup.game.match_rules().copied() else { return };
        let Some(held) = self.board(round, at) else { return };
        let mut board = held.clone();
        let mut sheet = board.sheet.take().unwrap_or_default();
        change(&board, &mut sheet);
        board.sheet = Some(sheet);
        let now = self.match_at(&rules, &board);
        if let Some(games) = now.games.into_iter().collect::<Option<Vec<Outcome>>>() {
            let held = rules.finished(now.line_ups, games);
            board.sheet = board.replaced(&rules, &held);
            board.outcome = Some(Outcome::Match(held));
        }
        self.change_board(round, at, |held| *held = board);
    }
}

impl Board {
    /// Returns the results that forfeits replace in a match because a player is missing.
    fn replaced(&self, rules: &MatchRules, now: &Match) -> Option<Box<Sheet>> {
        let replaced = |at: usize| self.sheet.as_deref().and_then(|sheet| sheet.game(at)).cloned();
        let is_missing = |held: &Match, at: usize| {
            let [first, second] = &held.line_ups;
            rules.forfeit([first, second], at).is_some()
        };
        let before = |at: usize| match &self.outcome {
            Some(Outcome::Match(was)) if !is_missing(was, at) => was.games.get(at).cloned(),
            _ => replaced(at),
        };
        let games = (0..now.games.len()).map(|at| before(at).filter(|_| is_missing(now, at)));
        let games: Vec<Option<Outcome>> = games.collect();
        let is_any = games.iter().any(Option::is_some);
        is_any.then(|| Sheet { games, ..Sheet::default() }.into())
    }
}

impl Sheet {
    /// Returns a sheet without results.
    const fn of_line_ups(line_ups: [Option<LineUp>; 2]) -> Self {
        Self { line_ups, games: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::text::Remark;
    use crate::event::action::{Act, PairedBy};
    use crate::event::setup::{Game, PairingSystem};
    use crate::game::scoring::GameScore;

    #[test]
    fn a_game_counts_again_once_its_player_is_lined_up_again() {
        let mut setup = crate::example::setup(PairingSystem::Manual);
        let rules = MatchRules { boards: 2, ..MatchRules::default() };
        setup.game = Game::Match(rules);
        let mut state = crate::example::event(setup, 2);
        let (round, board) = (RoundNo(1), BoardNo(1));
        let (boards, by) = (vec![vec![PlayerId(1), PlayerId(2)]], PairedBy::Hand);
        state.apply(&Act::Publish { round, boards, byes: Vec::new(), by }).unwrap();
        let win = Outcome::game(GameScore::Win, GameScore::Loss);
        for game in [1, 2] {
            let now = Some(win.clone());
            state.apply(&Act::RecordGame { round, board, game, was: None, now }).unwrap();
        }
        let played = state.match_now(round, board).unwrap();
        let mut change = |seat: usize, line_up: &[u16]| {
            let held = state.board(round, board).unwrap().clone();
            let Some(Outcome::Match(was)) = &held.outcome else { panic!("a match") };
            let now = rules.with_line_up(was, held.sheet.as_deref(), seat, line_up.to_vec());
            let (was, now) = (held.outcome.clone().unwrap(), Some(Outcome::Match(now)));
            let reason = Remark::default();
            state.apply(&Act::Correct { round, board, was, now, reason }).unwrap();
            state.match_now(round, board).unwrap()
        };
        // Both players are missing at board 2, and one is back before the other.
        let struck = change(0, &[1, 0]);
        assert_eq!(struck.games[1], Some(Outcome::Forfeit { white: true, black: false }));
        change(1, &[1, 0]);
        assert_eq!(change(0, &[1, 2]).games[1], Some(Outcome::Forfeit { white: false, black: true }));
        assert_eq!(change(1, &[1, 2]), played);
    }

    #[test]
    fn a_match_forfeited_and_played_after_all_has_its_line_up() {
        let mut setup = crate::example::setup(PairingSystem::Manual);
        setup.game = Game::Match(MatchRules { boards: 2, ..MatchRules::default() });
        let mut state = crate::example::event(setup, 2);
        let (round, board, team) = (RoundNo(1), BoardNo(1), PlayerId(2));
        let (boards, by) = (vec![vec![PlayerId(1), team]], PairedBy::Hand);
        state.apply(&Act::Publish { round, boards, byes: Vec::new(), by }).unwrap();
        state.apply(&Act::LineUp { round, board, team, line_up: vec![2, 1] }).unwrap();
        let outcome = Outcome::Forfeit { white: true, black: false };
        state.apply(&Act::Record { round, board, outcome: outcome.clone() }).unwrap();
        assert_eq!(state.match_now(round, board).unwrap().line_ups[1], [2, 1]);
        let reason = Remark::default();
        state.apply(&Act::Correct { round, board, was: outcome, now: None, reason }).unwrap();
        assert_eq!(state.match_now(round, board).unwrap().line_ups[1], [2, 1]);
    }

    #[test]
    fn namesakes_in_a_team_are_told_apart() {
        let mut setup = crate::example::setup(PairingSystem::Manual);
        setup.game = Game::Match(MatchRules::default());
        let mut state = crate::example::event(setup, 1);
        let member = |club: &str| Entrant {
            name: "Berg".parse().unwrap(),
            club: club.parse().unwrap(),
            ..Entrant::default()
        };
        let mut names = |clubs: &[&str]| -> Vec<String> {
            let members = clubs.iter().map(|club| member(club)).collect();
            state.apply(&Act::Members { team: PlayerId(1), members }).unwrap();
            (0..=3).filter_map(|place| state.member_name(PlayerId(1), place)).collect()
        };
        assert_eq!(names(&["A"]), ["Berg"]);
        assert_eq!(names(&["A", "B"]), ["Berg (A)", "Berg (B)"]);
        assert_eq!(names(&["A", "B", "B"]), ["Berg (A)", "Berg (#2)", "Berg (#3)"]);
    }
}
