//! Round robins by the Berger tables (C.05 annex 1).

use std::borrow::Cow;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::basics::why::{Reason, Why};
use crate::event::action::ByeKind;
use crate::event::parameter::{Parameter, Value};
use crate::event::setup::{Game, PairingSystem};
use crate::event::state::State;
use crate::pairing::berger::Schedule;
use crate::pairing::proposal::{NoProposal, Proposal};
use crate::pairing::system::{Asked, System};

/// The rule that the reasons name.
const TABLES: &str = "C.05 annex 1";

/// The systems of this module, in the order in which they are offered.
pub(super) const OFFERED: &[PairingSystem] = &[
    PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false },
    PairingSystem::RoundRobin { cycles: 2, exchange_last_two: true },
];

/// Everybody meets everybody.
#[derive(Debug)]
pub(super) struct RoundRobin {
    pub(super) cycles: u8,
    pub(super) exchange_last_two: bool,
}

/// The table of an event: its players by table number, and the rounds.
struct Table {
    players: Vec<PlayerId>,
    schedule: Schedule,
}

impl RoundRobin {
    /// Returns the table of the players of round 1. Players who are absent later remain in it and forfeit
    /// their games; late entries are not in it.
    fn table(&self, state: &State, round: RoundNo) -> Result<Table, NoProposal> {
        let players: Vec<PlayerId> = state
            .by_number()
            .into_iter()
            .filter(|player| player.first_round.0 == 1 && player.is_present(RoundNo(1)))
            .map(|player| player.id)
            .collect();
        if players.len() < 2 {
            return Err(NoProposal::TooFew(round));
        }
        let count = u16::try_from(players.len()).map_err(|_| NoProposal::TooMany(players.len()))?;
        let (cycles, exchange_last_two) = (self.cycles.into(), self.exchange_last_two);
        Ok(Table { players, schedule: Schedule { players: count, cycles, exchange_last_two } })
    }
}

impl Table {
    fn who(&self, number: u16) -> Option<PlayerId> {
        self.players.get(usize::from(number).wrapping_sub(1)).copied()
    }

    fn number(&self, player: PlayerId) -> Option<usize> {
        self.players.iter().position(|one| *one == player).map(|at| at + 1)
    }

    /// Returns the table number and the name.
    fn named(&self, state: &State, player: PlayerId) -> String {
        let numbered = |number| format!("{number} {}", state.name_at_number(player));
        self.number(player).map_or_else(|| state.name(player), numbered)
    }

    /// Returns the rounds in which two players meet.
    fn meetings(&self, one: PlayerId, other: PlayerId) -> Vec<String> {
        let last = u16::try_from(self.schedule.rounds()).unwrap_or(u16::MAX);
        let meet = |round: &u16| {
            let pairs = self.schedule.round(*round).unwrap_or_default();
            pairs.iter().any(|(white, black)| {
                let two = (self.who(*white), self.who(*black));
                two == (Some(one), Some(other)) || two == (Some(other), Some(one))
            })
        };
        (1..=last).filter(meet).map(|round| round.to_string()).collect()
    }
}

impl System for RoundRobin {
    fn name(&self) -> &'static str {
        match self.cycles {
            1 => "round robin",
            2 => "double round robin",
            _ => "round robin of several cycles",
        }
    }

    fn help(&self) -> &'static str {
        "everybody meets everybody, by the tables of Berger (C.05 annex 1)"
    }

    fn trf_type(&self) -> Cow<'static, str> {
        Cow::Borrowed(match (self.cycles, self.exchange_last_two) {
            (1, _) => "FIDE_ROUNDROBIN",
            (2, true) => "FIDE_DOUBLEROUNDROBIN",
            (2, false) => "BERGER_DOUBLEROUNDROBIN",
            (cycles, _) => return Cow::Owned(format!("BERGER_ROUNDROBIN_G{cycles}")),
        })
    }

    fn complaints(&self, game: &Game) -> Vec<String> {
        let mut complaints = Vec::new();
        if !game.is_for_two() {
            complaints
                .push(format!("a round robin needs a game for two players; {} is not one", game.name()));
        }
        if self.cycles == 0 {
            complaints.push("a round robin of 0 cycles (expected at least 1)".to_owned());
        }
        complaints
    }

    fn parameters(&self) -> Vec<Parameter> {
        let exchange = Parameter {
            name: "last two rounds exchanged",
            help: "so that nobody has the same colour three times in a row where the cycles meet",
            value: Value::Yes(self.exchange_last_two),
            is_fixed: true,
        };
        if self.cycles == 2 { vec![exchange] } else { Vec::new() }
    }

    fn with(&self, parameter: usize, value: Value) -> Option<PairingSystem> {
        match (parameter, value) {
            (0, Value::Yes(exchange_last_two)) => {
                Some(PairingSystem::RoundRobin { cycles: self.cycles, exchange_last_two })
            }
            _ => None,
        }
    }

    fn takes_late_entries(&self) -> bool {
        false
    }

    fn is_of_the_federation(&self) -> bool {
        true
    }

    fn cycles(&self) -> Option<u8> {
        Some(self.cycles)
    }

    fn is_predetermined(&self) -> bool {
        true
    }

    fn seats_who_left(&self) -> bool {
        true
    }

    /// Returns the rounds of the table; before players are registered, the announced number.
    fn rounds(&self, state: &State) -> u16 {
        let table = self.table(state, RoundNo(1)).ok();
        table.and_then(|table| u16::try_from(table.schedule.rounds()).ok()).unwrap_or(state.setup.rounds)
    }

    /// The free round of an odd field is a zero-point bye (round-robin 2).
    fn pair(&self, asked: Asked<'_>, _: &dyn Progress, _: &mut dyn Why) -> Result<Proposal, NoProposal> {
        let round = asked.round;
        let table = self.table(asked.state, round)?;
        let over = NoProposal::Over(table.schedule.rounds());
        let mut proposal = Proposal::default();
        for (white, black) in table.schedule.round(round.0).ok_or(over)? {
            match (table.who(white), table.who(black)) {
                (Some(white), Some(black)) => proposal.boards.push(vec![white, black]),
                (Some(free), None) | (None, Some(free)) => proposal.byes.push((free, ByeKind::ZeroPoint)),
                (None, None) => {}
            }
        }
        let late = asked.state.present(round).filter(|player| table.number(player.id).is_none());
        proposal.byes.extend(late.map(|player| (player.id, ByeKind::ZeroPoint)));
        Ok(proposal)
    }

    fn why_round(&self, state: &State, round: RoundNo, made: &Proposal) -> Vec<Reason> {
        let mut why = Vec::new();
        let Ok(table) = self.table(state, round) else { return why };
        let (count, rounds) = (table.players.len(), table.schedule.rounds());
        why.because(TABLES, format_args!("round {round} of {rounds} in the table for {count} players"));
        for (seats, board) in made.boards.iter().zip(1..) {
            if let [white, black] = seats[..] {
                let (white, black) = (table.named(state, white), table.named(state, black));
                why.because(TABLES, format_args!("board {board}: {white} with White against {black}"));
            }
        }
        for (player, _) in &made.byes {
            let named = table.named(state, *player);
            match table.number(*player) {
                Some(_) => {
                    why.because(TABLES, format_args!("{named} has the bye: the number of players is odd"));
                }
                None => why.because(TABLES, format_args!("{named} entered after the table was made")),
            }
        }
        why
    }

    fn why_board(
        &self,
        state: &State,
        round: RoundNo,
        seats: &[PlayerId],
        _: &dyn Progress,
    ) -> Result<Vec<Reason>, NoProposal> {
        let (mut why, [white, black]) = (Vec::new(), seats) else { return Ok(Vec::new()) };
        let table = self.table(state, round)?;
        let (one, other) = (table.named(state, *white), table.named(state, *black));
        let rounds = table.meetings(*white, *black).join(" and ");
        why.because(TABLES, format_args!("{one} and {other} meet in round {rounds} of the table"));
        Ok(why)
    }

    fn why_not(&self, state: &State, round: RoundNo, [one, other]: [PlayerId; 2]) -> Vec<Reason> {
        let mut why = Vec::new();
        let Ok(table) = self.table(state, round) else { return why };
        let (first, second) = (table.named(state, one), table.named(state, other));
        let rounds = table.meetings(one, other);
        if rounds.is_empty() {
            why.because(TABLES, format_args!("{first} and {second} do not meet in the table"));
        } else {
            let rounds = rounds.join(" and ");
            why.because(TABLES, format_args!("{first} and {second} meet in round {rounds} of the table"));
        }
        why
    }
}
