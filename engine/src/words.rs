//! How many of a thing, in words: what a reason or a warning counts stands in the singular or the plural.

/// Counts things whose plural has an s: `1 board`, `2 boards`.
#[must_use]
pub fn count(number: usize, thing: &str) -> String {
    count_of(number, thing, &format!("{thing}s"))
}

/// Counts things with the words for one and for many: `1 entry`, `2 entries`, `1 board has`, `2 boards have`.
#[must_use]
pub fn count_of(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_nothing_is_plural() {
        assert_eq!([0, 1, 2].map(|number| count(number, "pair")), ["0 pairs", "1 pair", "2 pairs"]);
        assert_eq!([1, 7].map(|number| count_of(number, "entry", "entries")), ["1 entry", "7 entries"]);
    }
}
