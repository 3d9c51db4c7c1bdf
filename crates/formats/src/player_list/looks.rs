//! Guesses the content of a column without a known heading from its values.

use super::headings::{Field, RatingKind};
use engine::person;

/// The fewest values needed to judge a column.
const FEWEST: usize = 2;

/// The range of ratings that identifies a column.
const RATINGS: std::ops::RangeInclusive<u32> = 100..=3000;

/// The range of years of birth that identifies a column: later dates are often the end of a
/// membership.
const YEARS: std::ops::RangeInclusive<u32> = 1920..=2023;

/// The lengths of the federation's ids that identify a column.
const ID_LENGTHS: std::ops::RangeInclusive<usize> = 5..=9;

/// Returns the field that the values of a column suggest: dates of birth, ratings or ids.
pub(super) fn like<'a, I: Iterator<Item = &'a str>>(
    fields: &[Option<Field>],
    values: impl Fn() -> I,
) -> Option<Field> {
    let count = values().count();
    let is_free = |field: &Field| !fields.contains(&Some(*field));
    // One value in ten may differ.
    let nearly_all = |is_one: &dyn Fn(&str) -> bool| {
        let others = values().filter(|value| !is_one(value.trim())).count();
        FEWEST <= count && others * 10 <= count
    };
    let number =
        |value: &str| value.parse::<u32>().ok().filter(|_| value.bytes().all(|byte| byte.is_ascii_digit()));
    let is_date = |value: &str| {
        let is_known = match person::birth(value, None) {
            Ok(date) => date.get(..4).and_then(number).is_some_and(|year| YEARS.contains(&year)),
            Err(wrong) => !matches!(wrong, person::NotAFact::Birth(_)),
        };
        is_known && value.matches(['.', '/', '-']).count() == 2
    };
    let is_year = |value: &str| number(value).is_some_and(|year| YEARS.contains(&year));
    if is_free(&Field::Born) && (nearly_all(&is_date) || nearly_all(&is_year)) {
        return Some(Field::Born);
    }
    let is_rating =
        |value: &str| value == "0" || number(value).is_some_and(|rating| RATINGS.contains(&rating));
    // Line numbers are not ratings.
    let counts = values()
        .zip(values().skip(1))
        .all(|(one, next)| number(one).zip(number(next)).is_some_and(|(one, next)| next == one + 1));
    if nearly_all(&is_rating) && !nearly_all(&|value| value == "0") && !counts {
        let kinds = [RatingKind::Plain, RatingKind::Standard, RatingKind::National];
        return kinds.into_iter().map(Field::Rating).find(is_free);
    }
    let is_id = |value: &str| number(value).is_some() && ID_LENGTHS.contains(&value.len());
    (is_free(&Field::Id) && nearly_all(&is_id)).then_some(Field::Id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looks(fields: &[Option<Field>], values: &[&str]) -> Option<&'static str> {
        like(fields, || values.iter().copied()).map(Field::name)
    }

    #[test]
    fn a_column_is_recognised_by_most_of_its_values() {
        assert_eq!(looks(&[], &["1512", "2100", "0", "1980"]), Some("rating"));
        assert_eq!(looks(&[], &["12.03.1987", "1.4.2001"]), Some("born"));
        assert_eq!(looks(&[], &["1987", "2001", "2010"]), Some("born"));
        assert_eq!(looks(&[], &["1503014", "24600011", "99042"]), Some("id"));
        assert_eq!(looks(&[], &["101", "102", "103"]), None, "they count");
        assert_eq!(looks(&[], &["7", "12", "3"]), None);
        assert_eq!(looks(&[], &["SK Nord", "1987"]), None);
        assert_eq!(looks(&[], &["1512"]), None, "one value says nothing");
        assert_eq!(looks(&[], &["0", "0"]), None);
        assert_eq!(looks(&[], &["2027-01-31", "2026-12-31"]), None, "until when somebody has paid");
    }

    #[test]
    fn a_field_with_a_column_is_not_guessed_again() {
        let born = [Some(Field::Born)];
        assert_eq!(looks(&born, &["1987", "2001", "2010"]), Some("rating"));
        assert_eq!(looks(&born, &["12.03.1987", "1.4.2001"]), None);
        let plain = [Some(Field::Rating(RatingKind::Plain)), Some(Field::Born), Some(Field::Id)];
        assert_eq!(looks(&plain, &["1512", "2100"]), Some("FIDE rating"));
        assert_eq!(looks(&plain, &["1503014", "24600011"]), None);
    }
}
