//! Dates of birth as they are written in different countries.

use super::fact::{NotAFact, is_nothing};

/// The first two-digit year that belongs to the last century: `30` is 1930, `29` is 2029.
const OF_THE_LAST_CENTURY: u16 = 30;

/// The possible years of birth of a player.
const YEARS: std::ops::Range<u16> = 1901..2100;

/// The first part of a date with slashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DateOrder {
    /// The day: 31/12/1987.
    DayFirst,
    /// The month: 12/31/1987.
    MonthFirst,
}

/// The three parts of a date, in the written order.
struct Parts<'a> {
    parts: [&'a str; 3],
    separator: char,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Option<Self> {
        // Spreadsheets add a time of day, which is ignored.
        let day = text.split([' ', 'T']).next().unwrap_or(text);
        let separator = day.chars().find(|c| !c.is_ascii_digit())?;
        if !matches!(separator, '-' | '/' | '.') {
            return None;
        }
        let mut parts = day.trim_end_matches('.').split(separator);
        let three = [parts.next()?, parts.next()?, parts.next()?];
        let numbers = three
            .iter()
            .all(|part| (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit()));
        (numbers && parts.next().is_none()).then_some(Self { parts: three, separator })
    }

    /// Returns true if the year comes first.
    const fn is_year_first(&self) -> bool {
        self.parts[0].len() == 4
    }

    fn numbers(&self) -> [u16; 3] {
        // The parts have at most four digits.
        self.parts.map(|part| part.parse().unwrap_or(0))
    }
}

/// Returns the only possible order of a date with slashes; `None` if both orders are possible, or for another
/// kind of date.
#[must_use]
pub fn order_of(text: &str) -> Option<DateOrder> {
    let parts = Parts::of(text.trim()).filter(|parts| parts.separator == '/' && !parts.is_year_first())?;
    let [first, second, _] = parts.numbers();
    match (12 < first, 12 < second) {
        (true, false) => Some(DateOrder::DayFirst),
        (false, true) => Some(DateOrder::MonthFirst),
        (true, true) | (false, false) => None,
    }
}

/// Reads a date of birth as a date of ISO 8601 (`1987-03-12`) or, if no more is known, a year. The result is
/// empty for an empty text, 0 and the first day of 1900.
///
/// `12.03.1987` has the day first. With slashes `order` decides, unless the date itself has only one possible
/// order.
///
/// # Errors
///
/// If it is not a date, or its day and month can be exchanged.
pub fn birth(text: &str, order: Option<DateOrder>) -> Result<String, NotAFact> {
    let text = text.trim();
    let wrong = || NotAFact::Birth(text.to_owned());
    if is_nothing(text) || text.bytes().all(|byte| byte == b'0') {
        return Ok(String::new());
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return undivided(text).ok_or_else(wrong);
    }
    let parts = Parts::of(text).ok_or_else(wrong)?;
    let numbers = parts.numbers();
    let (year, month, day) = match (parts.is_year_first(), parts.separator) {
        (true, _) => (numbers[0], numbers[1], numbers[2]),
        // The year is last; every country with this notation writes the day first.
        (false, '.' | '-') => (full_year(parts.parts[2]).ok_or_else(wrong)?, numbers[1], numbers[0]),
        (false, _) => {
            let year = full_year(parts.parts[2]).ok_or_else(wrong)?;
            let same = numbers[0] == numbers[1];
            match order_of(text).or(order).or(same.then_some(DateOrder::DayFirst)) {
                Some(DateOrder::DayFirst) => (year, numbers[1], numbers[0]),
                Some(DateOrder::MonthFirst) => (year, numbers[0], numbers[1]),
                None if numbers[..2].contains(&0) => (year, 0, 0),
                None if 12 < numbers[0] => return Err(wrong()),
                None => return Err(NotAFact::TwoDates { text: text.to_owned(), year }),
            }
        }
    };
    if (year, month, day) == (1900, 1, 1) || year == 0 {
        return Ok(String::new());
    }
    if !YEARS.contains(&year) {
        return Err(wrong());
    }
    if month == 0 || day == 0 {
        return Ok(year.to_string());
    }
    if month <= 12 && day <= days(year, month) {
        Ok(format!("{year:04}-{month:02}-{day:02}"))
    } else {
        Err(wrong())
    }
}

/// Reads a year, or a date without separators: `19870312`.
fn undivided(text: &str) -> Option<String> {
    let year = |text: &str| text.parse().ok().filter(|year| YEARS.contains(year));
    match text.len() {
        4 => year(text).map(|year| year.to_string()),
        8 => {
            let (start, day) = text.split_at(6);
            let (start, month) = start.split_at(4);
            birth(&format!("{start}-{month}-{day}"), None).ok()
        }
        _ => None,
    }
}

/// Reads a year of two or four digits.
fn full_year(text: &str) -> Option<u16> {
    let year: u16 = text.parse().ok()?;
    match text.len() {
        4 => Some(year),
        2 => Some(if year < OF_THE_LAST_CENTURY { 2000 + year } else { 1900 + year }),
        _ => None,
    }
}

const fn days(year: u16, month: u16) -> u16 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(birth(text, None).unwrap_or_else(|wrong| wrong.to_string()), expected, "{text}");
    }

    #[test]
    fn any_usual_form_becomes_a_year_or_a_date() {
        check("1987", "1987");
        check("1987-03-12", "1987-03-12");
        check("1987/03/12", "1987-03-12");
        check("1987.03.12", "1987-03-12");
        check("12.03.1987", "1987-03-12");
        check("12.3.87", "1987-03-12");
        check("12-03-1987", "1987-03-12");
        check("19870312", "1987-03-12");
        check("1987-03-12 00:00:00", "1987-03-12");
        check("25/03/1987", "1987-03-25");
        check("03/25/1987", "1987-03-25");
        check("5/5/2011", "2011-05-05");
        check("29.02.2012", "2012-02-29");
    }

    #[test]
    fn unknown_parts_leave_no_date_or_the_year() {
        for none in ["", "0", "0000", "-", "1900/01/01", "00.00.0000", "0000-00-00"] {
            check(none, "");
        }
        check("00.00.1987", "1987");
        check("1987/00/00", "1987");
        check("00/00/1987", "1987");
    }

    #[test]
    fn a_date_that_can_be_two_days_is_not_guessed() {
        let two = "can be two different days (type it as 1987-12-31, or only the year 1987)";
        check("3/12/87", &format!("`3/12/87` {two}"));
        check("12/03/1987", &format!("`12/03/1987` {two}"));
        assert_eq!(birth("3/12/87", Some(DateOrder::DayFirst)).unwrap(), "1987-12-03");
        assert_eq!(birth("3/12/87", Some(DateOrder::MonthFirst)).unwrap(), "1987-03-12");
        assert_eq!(order_of("25/03/1987"), Some(DateOrder::DayFirst));
        assert_eq!(order_of("03/25/1987"), Some(DateOrder::MonthFirst));
        assert_eq!([order_of("3/12/87"), order_of("25.03.1987"), order_of("1987/03/25")], [None; 3]);
    }

    #[test]
    fn invalid_dates_are_refused() {
        for wrong in [
            "x",
            "87",
            "198",
            "31.02.1987",
            "32/13/1987",
            "1850",
            "2214",
            "1987-13-01",
            "1-2",
            "1.2.3.4",
            "1987-3",
        ] {
            let shown = "is not a date of birth (expected a year, or a date as 1987-03-12 or 12.03.1987)";
            check(wrong, &format!("`{wrong}` {shown}"));
        }
    }
}
