//! Round robins by the Berger tables (C.05 annex 1).

use std::borrow::Cow;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::progress::Progress;
use crate::basics::why::{Fact, Reason, Why};
use crate::event::action::ByeKind;
use crate::event::parameter::{Parameter, Value};
use crate::event::setup::{Game, PairingSystem};
use crate::event::state::State;
use crate::pairing::berger::{Schedule, TABLES};
use crate::pairing::proposal::{NoProposal, Proposal};
use crate::pairing::system::{RoundToPair, System};

/// The systems of this module, in the order in which they are offered.
pub(super) const USUAL: &[PairingSystem] = &[
    PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false },
    PairingSystem::RoundRobin { cycles: 2, exchange_last_two: true },
];

/// The start of the type of a report for other numbers of cycles; the number follows.
const CYCLES_TYPE: &str = "BERGER_ROUNDROBIN_G";

/// Returns the systems of this module whose events have a type.
pub(super) fn of_type(kind: &str) -> Vec<PairingSystem> {
    let read = match kind {
        "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" => Some((1, false)),
        "FIDE_DOUBLEROUNDROBIN" => Some((2, true)),
        "BERGER_DOUBLEROUNDROBIN" => Some((2, false)),
        other => other.strip_prefix(CYCLES_TYPE).and_then(|cycles| Some((cycles.parse().ok()?, false))),
    };
    let read = read.filter(|(cycles, _)| 0 < *cycles);
    let system = |(cycles, exchange_last_two)| PairingSystem::RoundRobin { cycles, exchange_last_two };
    read.map(system).into_iter().collect()
}

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

    /// Returns the rounds in which two players meet as a reason.
    fn reason_of_two(&self, state: &State, one: PlayerId, other: PlayerId) -> Reason {
        let number = |player| self.number(player).and_then(|at| u16::try_from(at).ok());
        if let (Some(first), Some(second)) = (number(one), number(other)) {
            return self.schedule.reason_of_two(first, second, &|at| self.name_of(state, at));
        }
        let (one, other) = (self.named(state, one), self.named(state, other));
        let fact = format!("{one} and {other} do not meet in the table");
        Reason { clause: TABLES, fact: Fact::text(fact) }
    }

    fn name_of(&self, state: &State, number: u16) -> String {
        self.who(number).map_or_else(|| number.to_string(), |player| self.named(state, player))
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

    fn event_type(&self) -> Cow<'static, str> {
        match (self.cycles, self.exchange_last_two) {
            (1, _) => Cow::Borrowed("FIDE_ROUNDROBIN"),
            (2, true) => Cow::Borrowed("FIDE_DOUBLEROUNDROBIN"),
            (2, false) => Cow::Borrowed("BERGER_DOUBLEROUNDROBIN"),
            (cycles, _) => Cow::Owned(format!("{CYCLES_TYPE}{cycles}")),
        }
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

    fn is_predetermined(&self) -> bool {
        true
    }

    fn seats_who_left(&self) -> bool {
        true
    }

    fn determines_rounds(&self) -> bool {
        true
    }

    /// Returns the rounds of the table; before players are registered, the announced number.
    fn rounds(&self, state: &State) -> u16 {
        let table = self.table(state, RoundNo(1)).ok();
        table.and_then(|table| u16::try_from(table.schedule.rounds()).ok()).unwrap_or(state.setup.rounds)
    }

    /// The free round of an odd field is a zero-point bye (round-robin 2).
    fn pair(
        &self,
        asked: RoundToPair<'_>,
        _: &dyn Progress,
        _: &mut dyn Why,
    ) -> Result<Proposal, NoProposal> {
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
        let Ok(table) = self.table(state, round) else { return Vec::new() };
        let mut why =
            table.schedule.reasons_of_round(round.0, &state.setup.game, &|at| table.name_of(state, at));
        for (player, _) in made.byes.iter().filter(|(player, _)| table.number(*player).is_none()) {
            let named = table.named(state, *player);
            why.because(TABLES, format_args!("{named} entered after the table was made"));
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
        let [white, black] = seats else { return Ok(Vec::new()) };
        let table = self.table(state, round)?;
        Ok(vec![table.reason_of_two(state, *white, *black)])
    }

    fn why_not(&self, state: &State, round: RoundNo, [one, other]: [PlayerId; 2]) -> Vec<Reason> {
        let table = self.table(state, round);
        table.map(|table| vec![table.reason_of_two(state, one, other)]).unwrap_or_default()
    }
}
