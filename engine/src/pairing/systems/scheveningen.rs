//! The Scheveningen system: a match of two teams in which everybody meets everybody of the other team.

use std::borrow::Cow;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::basics::why::{Reason, Why};
use crate::basics::words;
use crate::event::action::ByeKind;
use crate::event::setup::{Game, PairingSystem};
use crate::event::state::{Player, State};
use crate::game::color::Color;
use crate::game::team::{LineUp, MatchRules, TeamScore};
use crate::pairing::proposal::{NoProposal, Proposal};
use crate::pairing::scheveningen::{Pair, Schedule, TABLES};
use crate::pairing::system::{RoundToPair, System};

/// The systems of this module, in the order in which they are offered.
pub(super) const USUAL: &[PairingSystem] =
    &[PairingSystem::Scheveningen { cycles: 1 }, PairingSystem::Scheveningen { cycles: 2 }];

/// The start of the type of a report for other numbers of cycles; the number follows.
const CYCLES_TYPE: &str = "FIDE_SCHEVENINGEN_G";

/// Returns the systems of this module whose events have a type.
pub(super) fn of_type(kind: &str) -> Vec<PairingSystem> {
    let cycles = match kind {
        "FIDE_SCHEVENINGEN" => Some(1),
        "FIDE_DOUBLESCHEVENINGEN" => Some(2),
        other => other.strip_prefix(CYCLES_TYPE).and_then(|cycles| cycles.parse().ok()),
    };
    let cycles = cycles.filter(|cycles| 0 < *cycles);
    cycles.map(|cycles| PairingSystem::Scheveningen { cycles }).into_iter().collect()
}

/// Everybody meets everybody of the other team.
#[derive(Debug)]
pub(super) struct Scheveningen {
    pub(super) cycles: u8,
}

/// The teams A and B of a match, and its table.
struct Table<'a> {
    rules: &'a MatchRules,
    teams: [&'a Player; 2],
    schedule: Schedule,
}

impl Scheveningen {
    const fn schedule(&self, boards: u8) -> Schedule {
        Schedule { boards, cycles: self.cycles }
    }

    /// Returns the table of the teams of round 1. A team that is absent later remains in it and forfeits; a
    /// late entry is not in it.
    fn table<'a>(&self, state: &'a State, round: RoundNo) -> Result<Table<'a>, NoProposal> {
        let rules = state.setup.game.match_rules().ok_or(NoProposal::TooFew(round))?;
        let mut teams = state.by_number();
        teams.retain(|team| team.first_round.0 == 1 && team.is_present(RoundNo(1)));
        let count = teams.len();
        if count < 2 {
            return Err(NoProposal::TooFew(round));
        }
        let teams = <[&Player; 2]>::try_from(teams).map_err(|_| NoProposal::NotTwoTeams(count))?;
        Ok(Table { rules, teams, schedule: self.schedule(rules.boards) })
    }
}

impl Table<'_> {
    /// Returns the teams of a round in the order of their seats.
    fn seats(&self, round: RoundNo) -> Vec<PlayerId> {
        let [a, b] = self.teams.map(|team| team.id);
        if self.schedule.first_team(round.0) == 0 { vec![a, b] } else { vec![b, a] }
    }

    /// Returns the games of a round by board: the colours of the first team are those of the boards, and A's
    /// players with one colour keep their order.
    fn boards(&self, round: RoundNo) -> Vec<Pair> {
        let pairs = self.schedule.round(round.0).unwrap_or_default();
        let is_first = self.schedule.first_team(round.0) == 0;
        let is_white = |pair: &&Pair| (pair.color == Color::White) == is_first;
        let mut whites = pairs.iter().filter(is_white);
        let mut blacks = pairs.iter().filter(|pair| !is_white(pair));
        let at = |board: usize| match self.rules.color_of_first(board) {
            Color::White => whites.next(),
            Color::Black => blacks.next(),
        };
        (0..pairs.len()).map_while(at).copied().collect()
    }

    /// Returns the line-up of A (0) or B (1). A board remains empty if the team's list has no such player.
    fn line_up(&self, round: RoundNo, team: usize) -> LineUp {
        let members = self.teams.get(team).map_or(0, |team| team.members.len());
        let is_there = |place: u16| members == 0 || usize::from(place) <= members;
        let places = self.boards(round).into_iter().map(|pair| pair.players[team]);
        places.map(|place| if is_there(place) { place } else { 0 }).collect()
    }

    /// Returns a player's code in the table and the name, such as `A1 Ana`.
    fn named(&self, team: usize, place: u16) -> String {
        let letter = if team == 0 { 'A' } else { 'B' };
        let member = self.teams.get(team).and_then(|team| team.members.get(usize::from(place) - 1));
        member.map_or_else(|| format!("{letter}{place}"), |member| format!("{letter}{place} {}", member.name))
    }

    fn reasons(&self, round: RoundNo) -> Vec<Reason> {
        let mut why = Vec::new();
        let [a, b] = self.teams.map(|team| &team.entrant.name);
        let (rounds, boards) = (self.schedule.rounds(), words::count(self.rules.boards.into(), "board"));
        why.because(TABLES, format_args!("A is {a}, B is {b}: the teams in the order of their numbers"));
        why.because(TABLES, format_args!("round {round} of {rounds} in the table for {boards}"));
        for (pair, board) in self.boards(round).into_iter().zip(1..) {
            let (one, other) = (self.named(0, pair.players[0]), self.named(1, pair.players[1]));
            let color = pair.color;
            why.because(TABLES, format_args!("board {board}: {one} meets {other} with {color}"));
        }
        why
    }
}

impl System for Scheveningen {
    fn name(&self) -> &'static str {
        match self.cycles {
            1 => "Scheveningen",
            2 => "double Scheveningen",
            _ => "Scheveningen of several cycles",
        }
    }

    fn help(&self) -> &'static str {
        match self.cycles {
            2 => "two teams: everybody meets everybody of the other team twice, once with each colour",
            _ => "two teams: everybody meets everybody of the other team, one round a board",
        }
    }

    fn event_type(&self) -> Cow<'static, str> {
        match self.cycles {
            1 => Cow::Borrowed("FIDE_SCHEVENINGEN"),
            2 => Cow::Borrowed("FIDE_DOUBLESCHEVENINGEN"),
            cycles => Cow::Owned(format!("{CYCLES_TYPE}{cycles}")),
        }
    }

    fn complaints(&self, game: &Game) -> Vec<String> {
        let Some(rules) = game.match_rules() else {
            return vec![format!("the Scheveningen system needs matches of teams; {} has none", game.name())];
        };
        let schedule = self.schedule(rules.boards);
        let boards = words::count(rules.boards.into(), "board");
        let whites = (0..rules.boards.into()).filter(|at| rules.color_of_first(*at) == Color::White).count();
        if rules.game.persons() != 1 {
            vec![
                "the Scheveningen system needs boards of two players; a table of Tractor has four".to_owned(),
            ]
        } else if self.cycles == 0 {
            vec!["a Scheveningen match of 0 cycles (expected at least 1)".to_owned()]
        } else if !schedule.is_known() {
            let expected = "expected 2, 6, 10, an odd number from 3 on, or a multiple of 4";
            vec![format!("there is no Scheveningen table for {boards} ({expected})")]
        } else if !schedule.gives_first(whites) {
            let expected = if rules.boards == 2 { "WWWW" } else { "WBWB" };
            vec![format!(
                "these colours do not go with the Scheveningen table for {boards} (expected {expected})"
            )]
        } else {
            Vec::new()
        }
    }

    fn takes_late_entries(&self) -> bool {
        false
    }

    fn is_predetermined(&self) -> bool {
        true
    }

    fn seats_who_left(&self) -> bool {
        true
    }

    fn primary_score(&self) -> TeamScore {
        TeamScore::GamePoints
    }

    fn makes_line_ups(&self) -> bool {
        true
    }

    fn determines_rounds(&self) -> bool {
        true
    }

    /// Returns the rounds of the table.
    fn rounds(&self, state: &State) -> u16 {
        state
            .setup
            .game
            .match_rules()
            .map_or(state.setup.rounds, |rules| self.schedule(rules.boards).rounds())
    }

    fn pair(
        &self,
        asked: RoundToPair<'_>,
        _: &dyn Progress,
        _: &mut dyn Why,
    ) -> Result<Proposal, NoProposal> {
        let table = self.table(asked.state, asked.round)?;
        let rounds = table.schedule.rounds();
        if rounds < asked.round.0 {
            return Err(NoProposal::TableOver(rounds));
        }
        let seats = table.seats(asked.round);
        let late = asked.state.present(asked.round).filter(|team| !seats.contains(&team.id));
        let byes = late.map(|team| (team.id, ByeKind::ZeroPoint)).collect();
        Ok(Proposal { boards: vec![seats], byes })
    }

    fn line_ups(&self, state: &State, round: RoundNo, seats: &[PlayerId]) -> Option<[LineUp; 2]> {
        let table = self.table(state, round).ok()?;
        let is_own = round.0 <= table.schedule.rounds() && table.seats(round) == seats;
        let first = table.schedule.first_team(round.0);
        is_own.then(|| [table.line_up(round, first), table.line_up(round, 1 - first)])
    }

    fn why_round(&self, state: &State, round: RoundNo, made: &Proposal) -> Vec<Reason> {
        let Ok(table) = self.table(state, round) else { return Vec::new() };
        let mut why = table.reasons(round);
        for (team, _) in &made.byes {
            entered_late(state, *team, &mut why);
        }
        why
    }

    fn why_board(
        &self,
        state: &State,
        round: RoundNo,
        _: &[PlayerId],
        _: &dyn Progress,
    ) -> Result<Vec<Reason>, NoProposal> {
        Ok(self.table(state, round)?.reasons(round))
    }

    fn why_not(&self, state: &State, round: RoundNo, pair: [PlayerId; 2]) -> Vec<Reason> {
        let mut why = Vec::new();
        let Ok(table) = self.table(state, round) else { return why };
        let is_in = |team: &PlayerId| table.teams.iter().any(|one| one.id == *team);
        for team in pair.iter().filter(|team| !is_in(team)) {
            entered_late(state, *team, &mut why);
        }
        if why.is_empty() {
            let [one, other] = pair.map(|team| state.name(team));
            why.because(TABLES, format_args!("{one} and {other} meet in every round"));
        }
        why
    }
}

/// Adds the reason why a late team has no match.
fn entered_late(state: &State, team: PlayerId, why: &mut dyn Why) {
    let named = state.name_at_number(team);
    why.because(TABLES, format_args!("{named} entered after the table was made"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::action::{Act, Entrant, PairedBy};
    use crate::event::setup::Setup;
    use crate::example;
    use crate::game::team::BoardColors;
    use crate::pairing::propose;

    fn rules(boards: u8) -> MatchRules {
        let colors = if boards == 2 { BoardColors::Same } else { BoardColors::Alternating };
        MatchRules { boards, colors, ..MatchRules::default() }
    }

    /// Returns a match of two teams with their players a1, b1 and so on.
    fn event(boards: u8, cycles: u8) -> State {
        let pairing = PairingSystem::Scheveningen { cycles };
        let mut state = example::event(Setup { pairing, ..Setup::bare(&Game::Match(rules(boards))) }, 2);
        for (team, letter) in [(PlayerId(1), 'a'), (PlayerId(2), 'b')] {
            let named = |at| Entrant { name: format!("{letter}{at}").parse().unwrap(), ..Entrant::default() };
            state.apply(&Act::Members { team, members: (1..=boards).map(named).collect() }).unwrap();
        }
        for act in propose::preparations(&state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        state
    }

    /// Publishes the next round with its line-ups; returns its boards, White first.
    fn play(state: &mut State) -> String {
        let round = state.next_round();
        let made = propose::propose(state, round).unwrap();
        let act = Act::Publish { round, boards: made.boards, byes: made.byes, by: PairedBy::System };
        state.apply(&act).unwrap();
        for line_up in propose::line_ups(state, &act) {
            assert!(state.check_now(&line_up).is_ok() && state.warnings(&line_up).is_empty(), "{line_up:?}");
            state.apply(&line_up).unwrap();
        }
        let boards = state.match_players(round, crate::basics::id::BoardNo(1)).unwrap();
        let rules = *state.setup.game.match_rules().unwrap();
        let game = |(at, [first, second]): (usize, &[String; 2])| match rules.color_of_first(at) {
            Color::White => format!("{first}-{second}"),
            Color::Black => format!("{second}-{first}"),
        };
        boards.iter().enumerate().map(game).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_boards_of_a_round_are_those_of_the_table() {
        let mut state = event(4, 1);
        let played: Vec<String> = (0..4).map(|_| play(&mut state)).collect();
        let expected = [
            "a1-b1 b3-a3 a2-b2 b4-a4",
            "b2-a1 a3-b4 b1-a2 a4-b3",
            "a1-b3 b1-a3 a2-b4 b2-a4",
            "b4-a1 a3-b2 b3-a2 a4-b1",
        ];
        assert_eq!(played, expected);
        assert_eq!(propose::propose(&state, RoundNo(5)), Err(NoProposal::TableOver(4)));
    }

    #[test]
    fn a_double_match_has_every_game_with_both_colours() {
        for boards in [2, 3, 5, 6, 8, 10] {
            let mut state = event(boards, 2);
            let games = (0..2 * boards).map(|_| play(&mut state)).collect::<Vec<_>>().join(" ");
            let games: std::collections::BTreeSet<&str> = games.split(' ').collect();
            assert_eq!(games.len(), 2 * usize::from(boards).pow(2), "{boards} boards");
        }
    }

    #[test]
    fn a_player_who_is_missing_leaves_the_board_empty() {
        let mut state = event(3, 1);
        let mut members = state.player(PlayerId(2)).unwrap().members.clone();
        members.pop();
        state.evolve(&Act::Members { team: PlayerId(2), members });
        assert_eq!(play(&mut state), "a1-b1 -a3 a2-b2");
    }

    #[test]
    fn a_match_of_three_teams_is_refused() {
        let pairing = PairingSystem::Scheveningen { cycles: 1 };
        let state = example::event(Setup { pairing, ..Setup::bare(&Game::Match(rules(4))) }, 3);
        assert_eq!(propose::propose(&state, RoundNo(1)), Err(NoProposal::NotTwoTeams(3)));
    }

    #[test]
    fn a_late_team_meets_nobody() {
        let mut state = event(4, 1);
        play(&mut state);
        let entrant = Entrant { name: "Gamma".parse().unwrap(), ..Entrant::default() };
        state.apply(&Act::Register { id: PlayerId(3), entrant }).unwrap();
        let why = |one, other| {
            let pair = [PlayerId(one), PlayerId(other)];
            let why = Scheveningen { cycles: 1 }.why_not(&state, RoundNo(2), pair);
            why.into_iter().map(|reason| reason.fact.english().to_owned()).collect::<Vec<_>>().join("; ")
        };
        assert!(why(1, 3).ends_with("Gamma entered after the table was made"), "{}", why(1, 3));
        assert!(why(1, 2).ends_with("meet in every round"), "{}", why(1, 2));
    }

    #[test]
    fn a_setup_without_a_table_is_named() {
        let told = |rules| Scheveningen { cycles: 1 }.complaints(&Game::Match(rules));
        let expected = "there is no Scheveningen table for 14 boards (expected 2, 6, 10, an odd number from 3 on, or a multiple of 4)";
        assert_eq!(told(rules(14)), [expected]);
        let same = MatchRules { colors: BoardColors::Same, ..rules(4) };
        let expected = "these colours do not go with the Scheveningen table for 4 boards (expected WBWB)";
        assert_eq!(told(same), [expected]);
        assert_eq!(told(rules(4)), [""; 0]);
    }

    #[test]
    fn a_reason_names_both_players_and_the_colour() {
        let mut state = event(4, 1);
        play(&mut state);
        play(&mut state);
        let reasons = propose::explain_board(&state, RoundNo(2), crate::basics::id::BoardNo(1), &()).unwrap();
        assert_eq!(reasons[1].fact.english(), "round 2 of 4 in the table for 4 boards");
        assert_eq!(reasons[2].fact.english(), "board 1: A1 a1 meets B2 b2 with Black");
    }
}
