//! Counts of things in words, in the singular or the plural, for reasons and warnings.

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
