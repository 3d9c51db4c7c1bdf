//! The days and the time of an imprint in the language of its reports.

use super::Imprint;
use crate::calendar::Calendar;
use crate::language::{BESIDE, Language};
use engine::action::Details;

impl Imprint {
    /// Sets the language, and the days of the event, the beginning of its rounds and the time of the last
    /// entry as text in it. A report in English has the forms of the reader's calendar.
    #[must_use]
    pub fn dated(self, language: Language, calendar: &Calendar, details: &Details, moment: &str) -> Self {
        let days = in_each(&language, calendar, |language, calendar| days(language, calendar, details));
        let last_entry = in_each(&language.first(), calendar, |_, calendar| calendar.moment(moment));
        let begins = |typed: &str| in_each(&language, calendar, |_, calendar| calendar.wall_clock(typed));
        let begins = details.schedule.iter().map(|typed| begins(typed)).collect();
        Self { last_entry, days, begins, language, ..self }
    }
}

fn in_each(
    language: &Language,
    calendar: &Calendar,
    write: impl Fn(&Language, &Calendar) -> String,
) -> String {
    let mut written: Vec<String> = language
        .each()
        .map(|language| {
            let own =
                if language.is_english() { None } else { calendar.clone().in_language(language.tag()).ok() };
            write(&language, own.as_ref().unwrap_or(calendar))
        })
        .collect();
    written.dedup();
    written.join(BESIDE)
}

fn days(language: &Language, calendar: &Calendar, details: &Details) -> String {
    let (first, last) = (&*details.first_day, &*details.last_day);
    if last.is_empty() || last == first {
        return calendar.day(first);
    }
    super::document::from_to(language, &calendar.day(first), &calendar.day(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_begins_in_each_language_that_differs() {
        let schedule = ["2026-11-21 14:00", "after lunch"].map(|typed| typed.parse().unwrap()).into();
        let details = Details { schedule, ..Details::default() };
        let begins = |tags: &str| {
            let language = Language::of(tags).unwrap();
            Imprint::default().dated(language, &Calendar::default(), &details, "").begins
        };
        assert_eq!(begins("de+en"), ["21. November 2026, 14:00 / November 21, 2026, 14:00", "after lunch"]);
        assert_eq!(begins("de"), ["21. November 2026, 14:00", "after lunch"]);
    }
}
