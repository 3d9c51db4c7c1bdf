//! Warnings of official mode about manual rounds of a round robin: players who meet too often, who have not
//! met at the end, or who have one colour three times in a row (checklist Q100-102).

use std::collections::{BTreeMap, BTreeSet};

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::words;
use crate::event::refusal::{Clause, Level, Warning};
use crate::event::state::State;
use crate::game;
use crate::pairing::field::Color;
use crate::pairing::propose;

/// The number of items that are named before the rest is counted.
const NAMED: usize = 6;

/// The lower id is first.
type Pair = (PlayerId, PlayerId);

fn pair(seats: &[PlayerId]) -> Option<Pair> {
    match seats {
        [one, other] => Some((*one.min(other), *one.max(other))),
        _ => None,
    }
}

impl State {
    /// Warns of manual boards: players who meet more often than the cycles of the event allow (Q100), and
    /// players with the same colour for the third time in a row (Q102).
    pub(crate) fn warn_of_own_tables(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        warnings: &mut Vec<Warning>,
    ) {
        let Some(cycles) = self.setup.pairing.cycles() else { return };
        // With several cycles two players are meant to meet again.
        warnings.retain(|one| one.clause != Clause::Rematch);
        let met = self.met(round, boards);
        let wanted: BTreeSet<Pair> = boards.iter().filter_map(|seats| pair(seats)).collect();
        for pair in wanted {
            let times = met.get(&pair).copied().unwrap_or(0);
            if usize::from(cycles) < times {
                let often = words::count(times, "time");
                let text = format!("{} meet {often} (expected {cycles})", self.both(pair));
                warnings.push(Warning { level: Level::Confirm, clause: Clause::Rematch, text });
            }
        }
        for (id, color) in boards.iter().flat_map(|seats| seats.iter().copied().zip(COLORS)) {
            if self.last_colors(id, round) == [Some(color); 2] {
                let text = format!("{} would have {color} three times in a row", self.name(id));
                warnings.push(Warning { level: Level::Confirm, clause: Clause::ThirdEqualColor, text });
            }
        }
    }

    /// Warns before the last round is published if two players will not have met often enough, in pairings of
    /// any origin (Q101); withdrawn players do not count.
    pub(crate) fn warn_of_unmet(
        &self,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        warnings: &mut Vec<Warning>,
    ) {
        let Some(cycles) = self.setup.pairing.cycles() else { return };
        if round.0 < propose::rounds(self) {
            return;
        }
        let met = self.met(round, boards);
        let takes_part = |player: &&crate::event::state::Player| {
            player.first_round.0 == 1 && player.is_present(RoundNo(1)) && player.gone().is_none()
        };
        let here: Vec<PlayerId> = self.players.iter().filter(takes_part).map(|player| player.id).collect();
        let pairs = here
            .iter()
            .enumerate()
            .flat_map(|(at, one)| here.iter().skip(at + 1).map(|other| (*one, *other)));
        let unmet = pairs.filter(|pair| met.get(pair).copied().unwrap_or(0) < usize::from(cycles));
        let unmet: Vec<String> = unmet.map(|pair| self.both(pair)).collect();
        if !unmet.is_empty() {
            let often =
                if cycles == 1 { "have not met".to_owned() } else { format!("have not met {cycles} times") };
            let text =
                format!("round {round} is the last one, and {often}: {}", words::first_few(&unmet, NAMED));
            warnings.push(Warning { level: Level::Confirm, clause: Clause::NotAllMet, text });
        }
    }

    /// Counts the meetings of each pair, with these boards for one round; a forfeit is a meeting too (C.07
    /// 15.2).
    fn met(&self, round: RoundNo, boards: &[Vec<PlayerId>]) -> BTreeMap<Pair, usize> {
        let rounds = (1..).map(RoundNo).zip(&self.rounds).filter(|(number, _)| *number != round);
        let held = rounds.flat_map(|(_, held)| held.boards.iter().filter_map(|board| pair(&board.seats)));
        let mut met = BTreeMap::new();
        for pair in held.chain(boards.iter().filter_map(|seats| pair(seats))) {
            *met.entry(pair).or_default() += 1;
        }
        met
    }

    /// Returns the colours of a player's last two games before a round; a forfeited game has none.
    fn last_colors(&self, id: PlayerId, round: RoundNo) -> [Option<Color>; 2] {
        let before = self.rounds.iter().take(round.index()).rev();
        let mut colors = before.filter_map(|held| {
            let board = held.boards.iter().find(|board| board.seats.contains(&id))?;
            let counts =
                board.outcome.is_none() || board.is_adjourned() || game::was_played(board.outcome.as_ref());
            let seat = board.seats.iter().position(|seated| *seated == id)?;
            COLORS.get(seat).copied().filter(|_| counts)
        });
        [colors.next(), colors.next()]
    }

    fn both(&self, (one, other): Pair) -> String {
        format!("{} and {}", self.name(one), self.name(other))
    }
}

/// The colours in the order of the seats.
const COLORS: [Color; 2] = [Color::White, Color::Black];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::BoardNo;
    use crate::event::action::{Act, ByeKind, Outcome, PairedBy};
    use crate::event::setup::{PairingSystem, Ranking, Setup, TieBreak};
    use crate::example::{event, setup};
    use crate::game::scoring::GameScore::{Draw, Loss, Win};
    use crate::ranking::standings::Standings;

    fn four(cycles: u8) -> State {
        let mut state = event(setup(PairingSystem::RoundRobin { cycles, exchange_last_two: false }), 4);
        state.setup.regulations.official = true;
        for act in propose::preparations(&state, 1, &str::cmp) {
            state.apply(&act).unwrap();
        }
        state
    }

    fn by_hand(state: &State, boards: &[[u32; 2]]) -> Act {
        let boards: Vec<Vec<PlayerId>> =
            boards.iter().map(|seats| seats.iter().copied().map(PlayerId).collect()).collect();
        let away = state.players.iter().map(|player| player.id);
        let byes = away.filter(|id| !boards.iter().flatten().any(|one| one == id));
        let byes = byes.map(|id| (id, ByeKind::ZeroPoint)).collect();
        Act::Publish { round: state.next_round(), boards, byes, by: PairedBy::Hand }
    }

    fn told(state: &State, boards: &[[u32; 2]]) -> Vec<String> {
        let own = [Clause::Rematch, Clause::ThirdEqualColor, Clause::NotAllMet];
        let warnings = state.warnings(&by_hand(state, boards)).into_iter();
        warnings
            .filter(|one| own.contains(&one.clause))
            .map(|one| format!("{}: {}", one.clause, one.text))
            .collect()
    }

    fn play(state: &mut State, boards: &[[u32; 2]]) {
        let round = state.next_round();
        state.apply(&by_hand(state, boards)).unwrap();
        for board in (1..).map(BoardNo).take(boards.len()) {
            state.apply(&Act::Record { round, board, outcome: Outcome::game(Win, Loss) }).unwrap();
        }
    }

    /// Q100, Q102: too many meetings of a pair, and three equal colours.
    #[test]
    fn boards_by_hand_are_asked_about_as_the_cycles_have_it() {
        let mut state = four(1);
        play(&mut state, &[[1, 4], [2, 3]]);
        assert_eq!(
            told(&state, &[[4, 1], [3, 2]]),
            [
                "rematch: player 1 and player 4 meet 2 times (expected 1)",
                "rematch: player 2 and player 3 meet 2 times (expected 1)",
            ]
        );
        assert!(told(&state, &[[1, 3], [4, 2]]).is_empty());
        play(&mut state, &[[1, 3], [4, 2]]);
        assert_eq!(
            told(&state, &[[1, 2], [3, 4]]),
            ["third equal colour: player 1 would have White three times in a row"]
        );
        assert!(told(&state, &[[2, 1], [3, 4]]).is_empty());
        // In two cycles they may meet twice.
        let mut state = four(2);
        play(&mut state, &[[1, 4], [2, 3]]);
        assert!(told(&state, &[[4, 1], [3, 2]]).is_empty());
    }

    /// Q101: pairs that have not met are named before the last round is published, also if the system pairs
    /// it; withdrawn players do not count.
    #[test]
    fn pairs_without_a_game_are_named_before_the_last_round() {
        let mut state = four(1);
        play(&mut state, &[[1, 4]]);
        play(&mut state, &[[2, 1], [4, 3]]);
        let missing = "not everybody has met: round 3 is the last one, and have not met: ";
        assert_eq!(
            told(&state, &[[1, 3]]),
            [format!("{missing}player 2 and player 3, player 2 and player 4")]
        );
        let made = propose::propose(&state, RoundNo(3)).unwrap();
        let act =
            Act::Publish { round: RoundNo(3), boards: made.boards, byes: made.byes, by: PairedBy::System };
        assert!(state.warnings(&act).iter().any(|one| one.clause == Clause::NotAllMet));
        state.setup.regulations.official = false;
        assert!(told(&state, &[[1, 3]]).is_empty());
        state.setup.regulations.official = true;
        let reason = "ill".parse().unwrap();
        state.apply(&Act::Withdraw { id: PlayerId(2), after: RoundNo(2), reason }).unwrap();
        assert!(told(&state, &[[1, 3]]).is_empty());
    }

    fn choice(code: &str) -> Ranking {
        Ranking::by(vec![TieBreak::Official(code.parse().unwrap())])
    }

    /// Q104: an official round robin can use every tie-break that a program must have for round robins, and
    /// each has a value for each player; with ratings where a tie-break uses them.
    #[test]
    fn the_tie_breaks_of_round_robins_are_set_up_and_computed() {
        let mut state = four(1);
        for id in (1..=4).map(PlayerId) {
            let mut entrant = state.player(id).unwrap().entrant.clone();
            entrant.rating =
                Some(crate::basics::number::Rating::from_units(1000 * (2400 - 100 * i64::from(id.0))));
            state.evolve(&Act::Edit { id, entrant });
        }
        for (round, results) in (1..=3).map(RoundNo).zip(["1=", "=0", "01"]) {
            let made = propose::propose(&state, round).unwrap();
            let (boards, byes, by) = (made.boards, made.byes, PairedBy::System);
            state.apply(&Act::Publish { round, boards, byes, by }).unwrap();
            for (board, result) in (1..).map(BoardNo).zip(results.chars()) {
                let sides = [('1', (Win, Loss)), ('=', (Draw, Draw)), ('0', (Loss, Win))];
                let (_, (white, black)) = sides.into_iter().find(|(sign, _)| *sign == result).unwrap();
                state.apply(&Act::Record { round, board, outcome: Outcome::game(white, black) }).unwrap();
            }
        }
        // 1-4 1, 2-3 =; 4-3 =, 1-2 0; 2-4 0, 3-1 1: 2.0 for 3, 1.5 for 2 and 4, 1.0 for 1.
        for (code, expected) in [
            ("DE", " 2  1"),
            ("BPG", "1 1 2 2"),
            ("BWG", "0 1 0 1"),
            ("REP", "3 3 3 3"),
            ("STD", "1.0 1.5 2.0 1.5"),
            ("SB", "1.50 2.00 2.50 2.50"),
            // The cut removes the game with the opponent of the lowest score.
            ("SB/C1", "1.50 1.00 1.50 2.50"),
            ("SB/C2", "0.00 1.00 0.75 1.00"),
            ("RTNG", "2300 2200 2100 2000"),
            ("WIN", "1 1 1 1"),
            ("TPN", "1 2 3 4"),
            ("KS", "1.0 0.5 1.0 1.5"),
            ("KS/L+1", "0.0 0.5 0.0 0.5"),
            ("KS/L-1", "1.0 1.5 2.0 1.5"),
        ] {
            let ranking = choice(code);
            let act = Act::Configure {
                details: state.details.clone(),
                setup: Setup { ranking, ..state.setup.clone() },
            };
            let mut then = state.clone();
            then.apply(&act).unwrap();
            assert!(then.setup.complaints().is_empty(), "{code}: {:?}", then.setup.complaints());
            let standings = Standings::after(&then, RoundNo(3));
            let value = |id: u32| standings.row(PlayerId(id)).unwrap().values[1].to_string();
            let found = (1..=4).map(value).collect::<Vec<_>>().join(" ");
            assert_eq!(found, expected, "{code}");
        }
    }

    /// Q105: Buchholz uses unplayed rounds as a Swiss has them, so its whole family is refused.
    #[test]
    fn the_buchholz_family_is_refused_in_a_round_robin() {
        let state = four(1);
        for code in ["BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "FB", "FB/C1", "AOB"] {
            let setup = Setup { ranking: choice(code), ..state.setup.clone() };
            assert!(!setup.complaints().is_empty(), "{code}");
            let act = Act::Configure { details: state.details.clone(), setup };
            assert!(state.check(&act).is_err(), "{code}");
        }
    }
}
