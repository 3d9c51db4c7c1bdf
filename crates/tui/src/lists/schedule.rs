//! The starting times of rounds as a line of the setup.

use engine::text::Label;
use formats::calendar::{self, is_hour};

/// The text for a round without a starting time.
const UNKNOWN: &str = "-";

/// Shows the start of each round; the day only where it changes.
pub(super) fn shown(schedule: &[Label]) -> String {
    let mut last = "";
    let mut parts = Vec::with_capacity(schedule.len());
    for moment in schedule {
        let (day, hour) = moment.split_once(' ').unwrap_or((moment, ""));
        parts.push(match (day, hour) {
            ("", _) => UNKNOWN,
            (day, hour) if day == last && !hour.is_empty() => hour,
            (_, _) => moment,
        });
        last = if day.is_empty() { last } else { day };
    }
    parts.join(", ")
}

/// A part of a schedule that is neither a day nor an hour.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("round {round}: `{part}` is not a day with an hour (expected 2026-11-21 10:00, or 10:00)")]
pub(crate) struct BadMoment {
    /// The round, from 1.
    round: usize,
    /// The text.
    part: String,
}

/// Reads the start of each round: days with or without an hour, separated by commas; an hour alone belongs to
/// the day before it.
///
/// # Errors
///
/// A part that is neither a day nor an hour.
pub(super) fn typed(text: &str) -> Result<Vec<Label>, BadMoment> {
    let mut day = String::new();
    let mut schedule = Vec::new();
    for part in text.split(',').map(str::trim).filter(|_| !text.is_empty()) {
        let (first, second) = part.split_once(' ').map_or((part, ""), |(day, hour)| (day, hour.trim()));
        let wrong = || BadMoment { round: schedule.len() + 1, part: part.to_owned() };
        let hour = if let Some(typed) = calendar::typed_day(first, None) {
            day = typed;
            second
        } else if is_hour(first) && second.is_empty() && !day.is_empty() {
            first
        } else if part == UNKNOWN {
            schedule.push(Label::default());
            continue;
        } else {
            return Err(wrong());
        };
        if !hour.is_empty() && !is_hour(hour) {
            return Err(wrong());
        }
        schedule.push(Label::taken_over(format!("{day} {hour}").trim()));
    }
    while schedule.last().is_some_and(Label::is_empty) {
        schedule.pop();
    }
    Ok(schedule)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rounds_of_a_weekend_are_one_line() {
        let line = "2026-11-21 10:00, 15:00, -, 2026-11-22, 2026-11-23 09:30";
        let schedule = typed(line).unwrap();
        let days: Vec<&str> = schedule.iter().map(|moment| &**moment).collect();
        assert_eq!(days, ["2026-11-21 10:00", "2026-11-21 15:00", "", "2026-11-22", "2026-11-23 09:30"]);
        assert_eq!(shown(&schedule), line);
        assert_eq!(shown(&typed("21.11.2026 10:00, 15:00").unwrap()), "2026-11-21 10:00, 15:00");
        assert!(typed("").unwrap().is_empty());
        let wrong = "round 2: `25:00` is not a day with an hour (expected 2026-11-21 10:00, or 10:00)";
        assert_eq!(typed("2026-11-21, 25:00").unwrap_err().to_string(), wrong);
        for wrong in ["10:00", "Saturday", "2026-11-21 10", "2026-02-30", "2026-11-21,,"] {
            assert!(typed(wrong).is_err(), "{wrong}");
        }
    }
}
