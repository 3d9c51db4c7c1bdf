//! Prize definitions: RON text to [`PrizeRules`].
//!
//! `examples/prizes.ron` shows every field.
//!
//! A player must satisfy every condition of a `who`: `category`, `sex`, `titles` (any of them; `none`
//! for players without a title), `federation`, `club`, `rating_from`, `rating_below`, `unrated` (if
//! true, unrated players count as below every rating), `born_from`, `born_before` (a year or a date).
//! In an event of teams `board` (`(number: 1, games: 5)`) is the board whose persons win, and the
//! games that they need.
//! Amounts and ratings are exact, so they are written as text.

use ron::Options;
use ron::extensions::Extensions;

use engine::prizes::PrizeRules;

/// The reason why a text is not a prize definition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {wrong}")]
pub struct PrizesError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The fault.
    pub wrong: String,
}

/// Reads prize definitions.
///
/// # Errors
///
/// The first place that is wrong, with the expected input.
pub fn read(text: &str) -> Result<PrizeRules, PrizesError> {
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| PrizesError {
        line: error.span.start.line,
        column: error.span.start.col,
        wrong: error.code.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(input: &str, expected: &str) {
        let told = match read(input) {
            Ok(rules) => format!("{:?}", rules.categories.iter().map(|one| &one.name).collect::<Vec<_>>()),
            Err(error) => error.to_string(),
        };
        assert_eq!(told, expected);
    }

    #[test]
    fn the_example_is_read() {
        let expected = r#"["General", "Women", "Below 1800", "Unrated too", "Juniors", "Seniors", "Town"]"#;
        check(include_str!("../../../examples/prizes.ron"), expected);
    }

    #[test]
    fn prizes_are_read_or_refused_with_their_line() {
        check("(sharing: Hort,\ncategories: [(name: \"A\", prizes: [\"5\"])])", "[\"A\"]");
        check(
            "(sharing: Hort,\ncategories: [(name: \"A\", prizes: [\"5\", \"6\"])])",
            "2:43: a prize of 6.00 after one of 5.00 (expected the largest first)",
        );
        check(
            "(sharing: Hort,\ncategories: [\n(name: \"A\", prizes: [\"5.005\"])])",
            "3:23: `5.005` has more than 2 decimals",
        );
        check(
            "(sharing: Half, categories: [])",
            "1:11: Unexpected variant named `Half` in enum `Sharing`, expected one of `Place`, `Equal`, or `Hort` instead",
        );
        check(
            "(sharing: Hort, categories: [(name: \"A\", who: (born_from: \"x\"), prizes: [])])",
            "1:60: `x` is not a date (expected a year, or year-month-day)",
        );
        check(
            "(sharing: Hort, categories: [(name: \"A\", who: (age: 3), prizes: [])])",
            "1:48: Unexpected field named `age` in `Who`, expected one of `category`, `sex`, `titles`, `federation`, `club`, \
             `rating_from`, `rating_below`, `unrated`, `born_from`, `born_before`, `board`, or `teams` instead",
        );
        check(
            "(sharing: Equal, categories: [(name: \"A\", who: (rating_below: \"1800\"), prizes: [])])",
            "[\"A\"]",
        );
    }
}
