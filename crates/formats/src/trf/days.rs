//! Days in the records of a report: 042 and 052 as `YYYY/MM/DD`, 132 as `YY/MM/DD` in the columns of the
//! rounds (trf 2).

use super::player::{ROUND_WIDTH, ROUNDS};
use engine::person;
use engine::text::Label;

/// The smallest two-digit year that belongs to the last century.
const OF_THE_LAST_CENTURY: u16 = 70;

/// Reads a day in any form that reports use; `None` if the text is not a day or can be two different
/// ones.
pub(super) fn read(text: &str) -> Option<String> {
    let text: String = text.split_whitespace().collect();
    person::birth(&text, None).ok().filter(|day| day.len() == "2026-11-23".len())
}

/// Writes a day in the form of reports; a text that is not a day stays unchanged.
pub(super) fn write(text: &str) -> String {
    read(text).map_or_else(|| text.to_owned(), |day| day.replace('-', "/"))
}

/// Reads the days of the rounds; `None` if there is other text.
pub(super) fn read_rounds(text: &str) -> Option<Vec<Label>> {
    // The text begins in column 4.
    let columns: Vec<char> = text.chars().collect();
    let (before, days) = columns.split_at(columns.len().min(ROUNDS - 4));
    if before.iter().any(|c| !c.is_ascii_whitespace()) {
        return None;
    }
    let read = |chars: &[char]| {
        let text: String = chars.iter().collect();
        let text = text.trim();
        if text.is_empty() { Some(Label::default()) } else { round(text) }
    };
    let mut days: Vec<Label> = days.chunks(ROUND_WIDTH).map(read).collect::<Option<_>>()?;
    while days.last().is_some_and(Label::is_empty) {
        days.pop();
    }
    Some(days)
}

fn round(text: &str) -> Option<Label> {
    let (year, rest) = text.split_once('/').filter(|_| text.len() == 8)?;
    let number: u16 = year.parse().ok().filter(|_| year.len() == 2)?;
    let century = if number < OF_THE_LAST_CENTURY { 20 } else { 19 };
    read(&format!("{century}{year}/{rest}")).map(|day| Label::taken_over(&day))
}

/// Writes the days of the rounds, from column 4 on; empty if no day is known.
pub(super) fn write_rounds(schedule: &[Label]) -> String {
    let mut out = String::new();
    for (at, moment) in schedule.iter().enumerate() {
        let Some(day) = moment.split(' ').next().and_then(read) else { continue };
        let column = ROUNDS - 4 + at * ROUND_WIDTH;
        out = format!("{out:<column$}{}", day.get(2..).unwrap_or_default().replace('-', "/"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_in_any_form() {
        let days = [
            ("2026/07/05", "2026/07/05"),
            ("28. 07. 2005", "2005/07/28"),
            ("03.05.2025", "2025/05/03"),
            ("24/09/2010", "2010/09/24"),
            ("2026-11-23", "2026/11/23"),
            // Ambiguous, or not a day at all.
            ("08/04/2018", "08/04/2018"),
            ("May 29, 2020", "May 29, 2020"),
            ("2026", "2026"),
            ("", ""),
        ];
        for (text, written) in days {
            assert_eq!(write(text), written);
        }
    }

    #[test]
    fn the_days_of_rounds_are_in_their_columns() {
        let text = format!("{:88}26/07/05            99/12/31", "");
        let days = read_rounds(&text).unwrap();
        assert_eq!(days.iter().map(|day| &**day).collect::<Vec<_>>(), ["2026-07-05", "", "1999-12-31"]);
        assert_eq!(write_rounds(&days), text);
        let hour = vec!["2026-07-05 14:00".parse().unwrap()];
        assert_eq!(write_rounds(&hour), format!("{:88}26/07/05", ""));
        assert_eq!(write_rounds(&[Label::default()]), "");
        for wrong in [" Saturday", &format!("{:88}26/13/05", ""), &format!("{:88}soon", "")] {
            assert_eq!(read_rounds(wrong), None, "{wrong}");
        }
    }
}
