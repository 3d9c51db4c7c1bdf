//! Words that reasons and warnings share: counts of things, in the singular or the plural, rounds, opponents.

use std::fmt;

use crate::basics::why::{Fact, Value};
use crate::fact;

/// Returns a count of things whose plural has an s: `1 board`, `2 boards`, `2 matches`.
#[must_use]
pub fn count(number: usize, thing: &str) -> String {
    let ending = if thing.ends_with("ch") { "es" } else { "s" };
    count_of(number, thing, &format!("{thing}{ending}"))
}

/// Returns a count with the words for one and for many: `1 entry`, `2 entries`, `1 board has`, `2 boards
/// have`.
#[must_use]
pub fn count_of(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Lists the first few items and counts the rest: `board 3, board 7 and 2 more`. Items that contain commas,
/// such as names, are separated by semicolons.
#[must_use]
pub fn first_few(things: &[String], few: usize) -> String {
    let named: Vec<&str> = things.iter().take(few).map(String::as_str).collect();
    let named = named.join(if named.iter().any(|one| one.contains(',')) { "; " } else { ", " });
    match things.len().saturating_sub(few) {
        0 => named,
        rest => format!("{named} and {rest} more"),
    }
}

/// Returns a fact about a round: `round 3: 1.0 against Ana`.
#[must_use]
pub fn of_round(round: impl fmt::Display, what: impl Into<Value>) -> Fact {
    fact!("round", "round {round}: {what}", round, what = what.into())
}

/// Returns facts one after the other, with commas between them.
#[must_use]
pub fn list(facts: Vec<Fact>) -> Fact {
    fact!("list", "{list}", list = Value::List(facts))
}

/// Returns a count of games: `1 game`, `2 games`.
#[must_use]
pub fn games(count: usize) -> Fact {
    fact!("games", "{count} game" | "{count} games", count)
}

/// Returns how a rating is rounded to as many decimals.
#[must_use]
pub fn rounded(exact: impl fmt::Display, decimals: usize, now: impl fmt::Display) -> Fact {
    let decimals = fact!("decimals", "{decimals} decimal" | "{decimals} decimals", decimals);
    fact!("rounded", "{exact} rounded to {decimals}, halves up: {now}", exact, decimals, now)
}

/// Returns an opponent of a game that is not finished.
#[must_use]
pub fn not_finished(name: impl fmt::Display) -> Fact {
    fact!("not-finished", "not finished, against {name}", name)
}

/// Returns an opponent of an adjourned game.
#[must_use]
pub fn adjourned(name: impl fmt::Display) -> Fact {
    fact!("adjourned", "adjourned, against {name}", name)
}

/// Returns an opponent.
#[must_use]
pub fn against(name: impl fmt::Display) -> Fact {
    fact!("against", "against {name}", name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_nothing_is_plural() {
        assert_eq!([0, 1, 2].map(|number| count(number, "pair")), ["0 pairs", "1 pair", "2 pairs"]);
        assert_eq!([1, 7].map(|number| count_of(number, "entry", "entries")), ["1 entry", "7 entries"]);
    }

    #[test]
    fn the_first_few_are_named_and_the_rest_counted() {
        let things = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(
            [1, 2, 3].map(|few| first_few(&things, few)),
            ["a and 2 more", "a, b and 1 more", "a, b, c"]
        );
        assert_eq!(first_few(&[], 2), "");
        let names = ["Müller, Jan", "Frühling, Rosa"].map(str::to_owned);
        assert_eq!(first_few(&names, 2), "Müller, Jan; Frühling, Rosa");
    }
}
