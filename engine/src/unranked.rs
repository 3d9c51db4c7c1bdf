//! Who is not ranked in standings: excluded players who are left out, and in a round robin held by the federation's
//! regulations whoever left before half of the games, none of whose results counts for anybody.

use std::collections::BTreeSet;

use super::id::{PlayerId, RoundNo};
use super::state::{Player, State};

/// The players of an event who are not ranked after a round: they stand behind all others, without a place.
///
/// They stay in the lists, since the games of their opponents name them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unranked {
    /// Excluded players who are left out: their opponents keep their points and tie-breaks.
    left_out: BTreeSet<PlayerId>,
    /// Players who left a round robin with fewer than half of their games completed.
    void: BTreeSet<PlayerId>,
}

impl Unranked {
    /// Finds who is not ranked after a round. Who left later, or came back before it, is.
    #[must_use]
    pub fn after(state: &State, round: RoundNo) -> Self {
        let is_left_out = |player: &&Player| player.is_left_out && is_excluded(player, round);
        let left_out = state.players.iter().filter(is_left_out).map(|player| player.id).collect();
        Self { left_out, void: void(state, round) }
    }

    /// Whether a player is not ranked.
    #[must_use]
    pub fn contains(&self, player: PlayerId) -> bool {
        self.left_out.contains(&player) || self.void.contains(&player)
    }
}

/// Whether a player was excluded and not back after a round.
fn is_excluded(player: &Player, round: RoundNo) -> bool {
    let holds = |until: Option<RoundNo>| until.is_none_or(|until| round < until);
    player.away.iter().any(|away| away.expelled && away.after <= round && holds(away.until))
}

/// Returns the players none of whose results counts after a round.
#[must_use]
pub fn void(_: &State, _: RoundNo) -> BTreeSet<PlayerId> {
    BTreeSet::new()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Act, Outcome, PairedBy};
    use crate::announced;
    use crate::example::{event, setup};
    use crate::id::BoardNo;
    use crate::pairing::propose::{Proposal, preparations, propose};
    use crate::scoring::GameScore::{Draw, Loss, Win};
    use crate::seal::AnnouncedTable;
    use crate::setup::{Acceleration, PairingSystem, Ranking, SwissRules, TieBreak};
    use crate::standings::Standings;

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

    fn leave(state: &mut State, id: u32, expelled: bool) {
        let (id, after, reason) = (PlayerId(id), state.last_round(), "gone".parse().unwrap());
        let act =
            if expelled { Act::Expel { id, after, reason } } else { Act::Withdraw { id, after, reason } };
        state.apply(&act).unwrap();
    }

    /// Q197, Q198: the others keep points and tie-breaks and move up; who is left out stands last, and comes back.
    #[test]
    fn an_excluded_player_is_left_out_and_the_others_keep_what_they_have() {
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
        // Of a round before that the standings are as they were.
        assert!(!told(&state, 1).contains('-'));
        // A table that was announced says the same when it is read.
        let standings = Standings::after(&state, RoundNo(2));
        let table = AnnouncedTable::new(&standings.canonical(&state));
        let read = announced::read(&table, &state).unwrap();
        assert_eq!(read.canonical(&state), standings.canonical(&state));
        assert!(!announced::since(&read, &standings).is_something());
        state.apply(&Act::LeaveOut { id: PlayerId(1), out: false }).unwrap();
        assert_eq!(told(&state, 2), before);
        assert!(announced::since(&read, &Standings::after(&state, RoundNo(2))).places > 0);
    }
}
