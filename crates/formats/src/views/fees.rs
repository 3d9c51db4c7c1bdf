//! The fees that were paid, and their sum.

use std::collections::BTreeMap;

use crate::language::Language;
use crate::values;
use engine::number::Money;
use engine::state::{Player, State};

/// The payments of the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fees<'a> {
    /// The players who have paid nothing yet, by pairing number.
    pub unpaid: Vec<&'a Player>,
    /// The number of payments of each amount.
    pub amounts: BTreeMap<Money, usize>,
    /// The sum.
    pub total: Money,
}

impl<'a> Fees<'a> {
    /// Adds up the fees of an event. A fee of 0 counts as paid: a player who plays for free owes nothing.
    #[must_use]
    pub fn of(state: &'a State) -> Self {
        let mut fees = Self { unpaid: Vec::new(), amounts: BTreeMap::new(), total: Money::ZERO };
        for player in state.by_number() {
            match player.entrant.fee {
                Some(fee) => {
                    *fees.amounts.entry(fee).or_default() += 1;
                    fees.total += fee;
                }
                None => fees.unpaid.push(player),
            }
        }
        fees
    }

    /// Returns true if any player has paid.
    #[must_use]
    pub fn is_any(&self) -> bool {
        !self.amounts.is_empty()
    }

    /// Returns the number of players who have paid.
    #[must_use]
    pub fn paid(&self) -> usize {
        self.amounts.values().sum()
    }

    /// Returns the sum in words: `Fees 760.00: 38 players paid, 2 not.`
    #[must_use]
    pub fn told(&self, language: &Language) -> String {
        let (sum, paid, unpaid) = (self.total.to_string(), self.paid(), self.unpaid.len());
        language.note("fees-paid", &values! { "sum" => sum, "paid" => paid, "unpaid" => unpaid })
    }

    /// Returns an amount times a number of payments, limited to the largest amount.
    #[must_use]
    pub fn product(amount: Money, players: usize) -> Money {
        let players = i64::try_from(players).unwrap_or(i64::MAX);
        Money::from_units(amount.units().saturating_mul(players))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::{Act, Details, Entrant, Header};
    use engine::id::PlayerId;

    #[test]
    fn fees_are_added_up_to_the_cent() {
        let setup = crate::presets::find("fide-swiss").unwrap().setup;
        let mut state = State::new(&Header::new("x".parse().unwrap(), Details::default(), setup));
        for (id, fee) in (1..).map(PlayerId).zip(["20", "19.99", "", "20", "0", "0.01"]) {
            let name = format!("P{id}").parse().unwrap();
            state
                .apply(&Act::Register {
                    id,
                    entrant: Entrant { name, fee: fee.parse().ok(), ..Entrant::default() },
                })
                .unwrap();
        }
        let fees = Fees::of(&state);
        assert_eq!(fees.told(&Language::default()), "Fees 60.00: 5 players paid, 1 not.");
        let amounts: Vec<String> = fees
            .amounts
            .iter()
            .map(|(amount, players)| format!("{players}x{amount}={}", Fees::product(*amount, *players)))
            .collect();
        assert_eq!(amounts, ["1x0.00=0.00", "1x0.01=0.01", "1x19.99=19.99", "2x20.00=40.00"]);
    }
}
