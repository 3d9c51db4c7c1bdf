//! The pairing systems, a module each.

mod elimination;
mod manual;
mod round_robin;
mod scheveningen;
mod swiss;
mod tables;
mod team_swiss;

use std::borrow::Cow;

use super::system::System;
use crate::event::parameter::{Parameter, Value};
use crate::event::setup::{PairingSystem, Ranking, Setup};

/// A module's systems with their usual choices, and those whose events have a type (record 192 of a report).
type Module = (&'static [PairingSystem], fn(&str) -> Vec<PairingSystem>);

/// The modules, in the order of the setup screen.
const MODULES: &[Module] = &[
    (manual::USUAL, manual::of_type),
    (swiss::USUAL, swiss::of_type),
    (team_swiss::USUAL, team_swiss::of_type),
    (round_robin::USUAL, round_robin::of_type),
    (scheveningen::USUAL, scheveningen::of_type),
    (elimination::USUAL, elimination::of_type),
    (tables::USUAL, tables::of_type),
];

impl PairingSystem {
    /// Returns every system with its usual choices, in the order in which they are offered.
    pub fn offered() -> impl Iterator<Item = Self> {
        MODULES.iter().flat_map(|(usual, _)| *usual).cloned()
    }

    /// Returns the systems whose events have a type in record 192 of a report; empty for a type without rules
    /// here. Several have the same type if it does not name all their choices.
    #[must_use]
    pub fn of_type(kind: &str) -> Vec<Self> {
        MODULES.iter().flat_map(|(_, of_type)| of_type(kind)).collect()
    }

    /// Returns the type of its events of players: [`System::event_type`].
    #[must_use]
    pub fn event_type(&self) -> Cow<'static, str> {
        self.system().event_type()
    }

    /// Returns the system of the choice.
    #[must_use]
    pub fn system(&self) -> Box<dyn System> {
        match self {
            Self::Manual => Box::new(manual::Manual),
            Self::Swiss(rules) => Box::new(*rules),
            Self::TeamSwiss(rules) => Box::new(*rules),
            Self::RoundRobin { cycles, exchange_last_two } => {
                Box::new(round_robin::RoundRobin { cycles: *cycles, exchange_last_two: *exchange_last_two })
            }
            Self::Scheveningen { cycles } => Box::new(scheveningen::Scheveningen { cycles: *cycles }),
            Self::Elimination(rules) => Box::new(*rules),
            Self::Tables(rules) => Box::new(*rules),
        }
    }

    /// Returns the name in words.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.system().name()
    }

    /// Returns a description in one line.
    #[must_use]
    pub fn help(&self) -> &'static str {
        self.system().help()
    }

    /// Returns true if players of equal score are to meet: [`System::pairs_by_score`].
    #[must_use]
    pub fn pairs_by_score(&self) -> bool {
        self.system().pairs_by_score()
    }

    /// Returns its parameters.
    #[must_use]
    pub fn parameters(&self) -> Vec<Parameter> {
        self.system().parameters()
    }

    /// Returns the system with another value of a parameter; `None` if it has no such parameter or value.
    #[must_use]
    pub fn with(&self, parameter: usize, value: Value) -> Option<Self> {
        self.system().with(parameter, value)
    }
}

impl Setup {
    /// Returns true if points decide the standings or the pairings; otherwise the event is not played for
    /// points.
    #[must_use]
    pub fn counts_points(&self) -> bool {
        let is_counted = matches!(self.ranking, Ranking::Points { .. }) || self.pairing.pairs_by_score();
        self.game.points().is_some() && is_counted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::{BoardNo, PlayerId, RoundNo};
    use crate::event::action::{Act, PairedBy};
    use crate::event::setup::{Game, Setup};
    use crate::event::state::State;
    use crate::example;
    use crate::pairing::propose::{Account, NotMet, explain, explain_board, preparations, propose, why_not};

    /// An event of a system with eight players, or two teams, and a game that it goes with; round 1 is
    /// published if the system makes one.
    fn announced(pairing: PairingSystem) -> State {
        let goes = |game: &Game| pairing.system().complaints(game).is_empty();
        let game = Game::offered().into_iter().find(goes).unwrap();
        let players = if matches!(pairing, PairingSystem::Scheveningen { .. }) { 2 } else { 8 };
        let mut state = example::event(Setup { pairing, ..Setup::bare(&game) }, players);
        for act in preparations(&state, 7, &str::cmp) {
            state.apply(&act).unwrap();
        }
        let round = RoundNo(1);
        if let Ok(made) = propose(&state, round) {
            let (boards, byes) = (made.boards, made.byes);
            state.apply(&Act::Publish { round, boards, byes, by: PairedBy::System }).unwrap();
        }
        state
    }

    fn told(account: &Account) -> usize {
        match account {
            Account::Dutch(dutch) => dutch.1.boards.len(),
            Account::Told(reasons) => reasons.len(),
        }
    }

    #[test]
    fn every_system_explains_rounds_boards_and_missing_pairs() {
        for pairing in PairingSystem::offered().filter(|one| !one.system().is_manual()) {
            let (state, name) = (announced(pairing.clone()), pairing.name());
            let round = RoundNo(1);
            let boards = &state.round(round).unwrap().boards;
            assert!(boards.len() <= told(&explain(&state, round, &()).unwrap()), "{name}");
            for board in (1..).map(BoardNo).take(boards.len()) {
                let reasons = explain_board(&state, round, board, &()).unwrap();
                assert!(!reasons.is_empty(), "{name}, board {board}");
                assert!(
                    reasons.iter().all(|one| !one.fact.english().contains("by hand")),
                    "{name}: {reasons:?}"
                );
            }
            let (one, other) = (boards[0].seats[0], boards.last().unwrap().seats[1]);
            let answer = why_not(&state, round, [one, other], &()).unwrap().unwrap();
            assert!(!matches!(&answer, NotMet::Told(reasons) if reasons.is_empty()), "{name}");
        }
    }

    /// The reasons of a board that the system would not make say that it was made by hand, or come from the
    /// table.
    #[test]
    fn a_board_made_by_hand_is_explained_as_such() {
        let knockout = elimination::USUAL[0].clone();
        let state = announced(knockout.clone());
        let seats = [PlayerId(1), PlayerId(2)];
        let reasons = knockout.system().why_board(&state, RoundNo(1), &seats, &()).unwrap();
        assert_eq!(reasons[0].fact.english(), "no match of the bracket: the board was made by hand");
    }

    #[test]
    fn every_parameter_is_set_and_read_back() {
        let games = Game::offered().into_iter().map(|game| game.parameters());
        for parameter in games.chain(PairingSystem::offered().map(|one| one.parameters())).flatten() {
            let typed = parameter.value.typed(&parameter.value.to_string());
            assert!(typed == Ok(parameter.value) || parameter.value.is_choice(), "{parameter:?}");
        }
        for pairing in PairingSystem::offered() {
            for (at, parameter) in pairing.parameters().into_iter().enumerate() {
                assert_eq!(pairing.with(at, parameter.value), Some(pairing.clone()), "{parameter:?}");
                let turned =
                    parameter.value.turned(true).unwrap_or(Value::Number { now: 5, least: 2, most: 10 });
                assert_eq!(
                    pairing.with(at, turned).unwrap().parameters()[at].value.to_string(),
                    turned.to_string()
                );
                assert_eq!(pairing.with(at + 9, parameter.value), None);
            }
        }
    }
}
