//! Unranked players: excluded players who are left out of the standings, and, in an official round robin,
//! players who left before half of their games, whose results do not count for anybody.

use std::collections::BTreeSet;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::words;
use crate::event::action::Act;
use crate::event::refusal::{Clause, Level, Warning};
use crate::event::state::{Board, Player, State};

/// The unranked players of an event after a round: they are listed after all others, without a place.
///
/// They remain in the lists, since the games of their opponents name them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unranked {
    /// Excluded players who are left out; the points and tie-breaks of their opponents do not change.
    left_out: BTreeSet<PlayerId>,
    /// Players who left a round robin with fewer than half of their games completed.
    void: BTreeSet<PlayerId>,
}

impl Unranked {
    /// Finds the unranked players after a round. Players who left later, or returned before it, are ranked.
    #[must_use]
    pub fn after(state: &State, round: RoundNo) -> Self {
        let is_left_out = |player: &&Player| player.is_left_out && is_excluded(player, round);
        let left_out = state.players.iter().filter(is_left_out).map(|player| player.id).collect();
        Self { left_out, void: void(state, round) }
    }

    /// Returns true if a player is not ranked.
    #[must_use]
    pub fn contains(&self, player: PlayerId) -> bool {
        self.left_out.contains(&player) || self.void.contains(&player)
    }
}

/// Returns true if a player was excluded and not back after a round.
fn is_excluded(player: &Player, round: RoundNo) -> bool {
    let holds = |until: Option<RoundNo>| until.is_none_or(|until| round < until);
    player.away.iter().any(|away| away.excluded && away.after <= round && holds(away.until))
}

/// Returns the players whose results do not count after a round, for anybody, as if their rounds were free
/// (C.05 6.6, Q103): players who left an official round robin, or were excluded, with fewer than half of
/// their games completed. The games remain in the crosstable, and played ones are rated.
///
/// The games of a player are those against every other participant in every cycle, without free rounds. A
/// game is completed if it was played over the board, in any round; a forfeit or an adjourned game is not.
/// With exactly half, everything counts. Rounds before the one after which the player left do not change.
///
/// No source says which points a report shows then. Ours shows those of the standings; a record 299 sets
/// every result that does not count to zero, so that the points are the sum of the line.
#[must_use]
pub fn void(state: &State, round: RoundNo) -> BTreeSet<PlayerId> {
    let mut void = BTreeSet::new();
    let Some(cycles) = state.setup.pairing.cycles() else { return void };
    let has_left = |player: &&Player| player.gone().is_some_and(|away| away.after <= round);
    if !state.is_official() || !state.players.iter().any(|player| has_left(&player)) {
        return void;
    }
    let mut completed = vec![0; state.registered()];
    let mut takes_part: Vec<bool> =
        state.slots().map(|player| player.is_some_and(|player| player.is_present(RoundNo(1)))).collect();
    for board in state.rounds.iter().flat_map(|round| &round.boards) {
        for seat in &board.seats {
            takes_part.get_mut(seat.index()).into_iter().for_each(|one| *one = true);
            let games = usize::from(board.outcome.as_ref().is_some_and(|outcome| outcome.sides().is_some()));
            completed.get_mut(seat.index()).into_iter().for_each(|one| *one += games);
        }
    }
    let others = takes_part.iter().filter(|one| **one).count().saturating_sub(1);
    let all = usize::from(cycles) * others;
    let left = state.players.iter().filter(has_left).map(|player| player.id);
    void.extend(left.filter(|id| completed.get(id.index()).is_none_or(|completed| completed * 2 < all)));
    void
}

impl State {
    /// Warns if a player leaves a round robin with fewer than half of the games: opponents lose their
    /// points against that player.
    pub(crate) fn warning_of_void_results(&self, act: &Act, id: PlayerId) -> Option<Warning> {
        let mut then = self.clone();
        then.evolve(act);
        let now = self.last_round();
        if !void(&then, now).contains(&id) || void(self, now).contains(&id) {
            return None;
        }
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        let is_void = |board: &&Board| board.seats.contains(&id) && board.outcome.is_some();
        let results = boards.filter(is_void).count();
        if results == 0 {
            return None;
        }
        let results = words::count_of(results, "result counts", "results count");
        let text = format!(
            "{} leaves with fewer than half of the games played: {results} for nobody any more",
            self.name(id)
        );
        Some(Warning { level: Level::Confirm, clause: Clause::ResultsVoid, text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::BoardNo;
    use crate::event::action::{Outcome, PairedBy};
    use crate::event::seal::AnnouncedTable;
    use crate::event::setup::{Acceleration, PairingSystem, Ranking, SwissRules, TieBreak};
    use crate::example::{event, setup};
    use crate::game::scoring::GameScore::{Draw, Loss, Win};
    use crate::pairing::propose::{Proposal, preparations, propose};
    use crate::ranking::announced;
    use crate::ranking::standings::Standings;

    fn ranked(pairing: PairingSystem, players: u32, codes: &[&str]) -> State {
        let mut setup = setup(pairing);
        setup.ranking =
            Ranking::by(codes.iter().map(|code| TieBreak::Official(code.parse().unwrap())).collect());
        event(setup, players)
    }

    /// Plays the next round: a result a board, in their order.
    fn play(state: &mut State, results: &str) {
        for act in preparations(state, 1, &str::cmp) {
            state.apply(&act).unwrap();
        }
        let round = state.next_round();
        let Proposal { boards, byes } = propose(state, round).unwrap();
        state.apply(&Act::Publish { round, boards, byes, by: PairedBy::System }).unwrap();
        for (board, result) in (1..).map(BoardNo).zip(results.chars()) {
            let outcome = match result {
                '1' => Outcome::game(Win, Loss),
                '0' => Outcome::game(Loss, Win),
                '=' => Outcome::game(Draw, Draw),
                '+' => Outcome::Forfeit { white: true, black: false },
                '-' => Outcome::Forfeit { white: false, black: true },
                'a' => Outcome::Adjourned,
                _ => continue,
            };
            state.apply(&Act::Record { round, board, outcome }).unwrap();
        }
    }

    fn told(state: &State, after: u16) -> String {
        let standings = Standings::after(state, RoundNo(after));
        let rows = standings.rows.iter().map(|row| {
            let values: Vec<String> = row.values.iter().map(ToString::to_string).collect();
            format!("{}:{} {}", row.place, row.player, values.join(" "))
        });
        rows.collect::<Vec<_>>().join(", ")
    }

    fn leave(state: &mut State, id: u32, excluded: bool) {
        let (id, after, reason) = (PlayerId(id), state.last_round(), "gone".parse().unwrap());
        let act =
            if excluded { Act::Exclude { id, after, reason } } else { Act::Withdraw { id, after, reason } };
        state.apply(&act).unwrap();
    }

    /// Q197, Q198: the points and tie-breaks of the others do not change, and they move up; the left-out
    /// player is last, and comes back.
    #[test]
    fn leaving_out_an_excluded_player_changes_no_other_points() {
        let swiss = PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None });
        let mut state = ranked(swiss, 4, &["BH"]);
        play(&mut state, "11");
        play(&mut state, "11");
        let before = told(&state, 2);
        leave(&mut state, 1, true);
        assert_eq!(told(&state, 2), before);
        state.apply(&Act::LeaveOut { id: PlayerId(1), out: true }).unwrap();
        let mut expected: Vec<String> =
            before.split(", ").map(|row| row.split_once(' ').unwrap().1.to_owned()).collect();
        let mut found: Vec<String> =
            told(&state, 2).split(", ").map(|row| row.split_once(' ').unwrap().1.to_owned()).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected);
        assert!(told(&state, 2).split(", ").last().unwrap().starts_with("-:1 "), "{}", told(&state, 2));
        assert!(told(&state, 2).starts_with("1:"));
        // The standings of earlier rounds do not change.
        assert!(!told(&state, 1).contains('-'));
        // A sealed table has the same content when it is read.
        let standings = Standings::after(&state, RoundNo(2));
        let table = AnnouncedTable::new(&standings.canonical(&state));
        let read = announced::read(&table, &state).unwrap();
        assert_eq!(read.canonical(&state), standings.canonical(&state));
        assert!(!announced::since(&read, &standings).is_something());
        state.apply(&Act::LeaveOut { id: PlayerId(1), out: false }).unwrap();
        assert_eq!(told(&state, 2), before);
        assert!(announced::since(&read, &Standings::after(&state, RoundNo(2))).places > 0);
    }

    fn round_robin(players: u32, cycles: u8, codes: &[&str]) -> State {
        let pairing = PairingSystem::RoundRobin { cycles, exchange_last_two: cycles == 2 };
        let mut state = ranked(pairing, players, codes);
        state.setup.regulations.official = true;
        state
    }

    /// Four players: 1-4 2-3, 4-3 1-2, 2-4 3-1. Player 3 leaves after one of three games, and nothing of it
    /// counts.
    #[test]
    fn c05_6_6_with_under_half_completed_no_result_counts() {
        let mut state = round_robin(4, 1, &["SB", "WIN", "BPG"]);
        play(&mut state, "10");
        let before = told(&state, 1);
        assert_eq!(before, "1:3 1.0 0.00 1 1, 2:1 1.0 0.00 1 0, 3:4 0.0 0.00 0 1, 4:2 0.0 0.00 0 0");
        leave(&mut state, 3, false);
        assert_eq!(told(&state, 1), "1:1 1.0 0.00 1 0, 2:4 0.0 0.00 0 1, 3:2 0.0 0.00 0 0, -:3 0.0 0.00 0 0");
        play(&mut state, "+=");
        assert_eq!(told(&state, 2), "1:1 1.5 0.25 1 0, 2:2 0.5 0.75 0 1, 3:4 0.0 0.00 0 1, -:3 0.0 0.00 0 0");
        let meetings = crate::pairing::meetings::Meetings::after(&state, RoundNo(2));
        assert_eq!(meetings.of(PlayerId(3)).len(), 2);
        assert!(
            meetings
                .of(PlayerId(4))
                .iter()
                .any(|meeting| !meeting.counts && meeting.points == crate::basics::number::Points::ZERO)
        );
        // Outside official mode, and for a player who returned, everything counts.
        let mut free = state.clone();
        free.setup.regulations.official = false;
        assert_eq!(told(&free, 1), before);
        state.apply(&Act::Return { id: PlayerId(3), from: RoundNo(3) }).unwrap();
        assert_eq!(told(&state, 1), before);
    }

    /// Exactly half counts; a forfeit and an adjourned game are not completed; two cycles have twice as many
    /// games.
    #[test]
    fn c05_6_6_half_of_all_games_of_all_cycles_counts() {
        // Five players, four games each: two completed are half.
        for (results, counts) in [(["11", "11"], true), (["11", "a+"], false), (["++", "11"], false)] {
            let mut state = round_robin(5, 1, &["SB"]);
            for results in results {
                play(&mut state, results);
            }
            let played = |id: u32| {
                let boards = state.rounds.iter().flat_map(|round| &round.boards);
                boards.filter(|board| board.seats.contains(&PlayerId(id))).count()
            };
            let id = (1..=5).find(|id| played(*id) == 2).unwrap();
            leave(&mut state, id, true);
            let completed = state.rounds.iter().flat_map(|round| &round.boards).filter(|board| {
                board.seats.contains(&PlayerId(id))
                    && board.outcome.as_ref().is_some_and(|one| one.sides().is_some())
            });
            assert_eq!(completed.count() == 2, counts, "{results:?}");
            assert_eq!(void(&state, RoundNo(2)).is_empty(), counts, "{results:?}");
        }
        let mut state = round_robin(4, 2, &[]);
        (0..2).for_each(|_| play(&mut state, "11"));
        leave(&mut state, 1, false);
        assert!(void(&state, RoundNo(1)).is_empty());
        assert_eq!(void(&state, RoundNo(2)), [PlayerId(1)].into());
        // A player who never came has completed nothing either.
        let mut state = round_robin(5, 1, &[]);
        leave(&mut state, 5, false);
        assert_eq!(void(&state, RoundNo(0)), [PlayerId(5)].into());
        play(&mut state, "11");
        assert_eq!(told(&state, 1).matches("-:").count(), 1);
    }
}
