//! How a language writes a day: the lines of `assets/dates.txt`.

use icu_locale_core::Locale;
use jiff::civil;

const DATES: &str = include_str!("../../../assets/dates.txt");

/// The parts of a line, in their order.
const LONG: usize = 1;
const MEDIUM: usize = 2;
const ZERO: usize = 5;

/// The form in which a day is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Length {
    /// In full, for reports: `21 November 2026`.
    Long,
    /// Short, for lists: `21 Nov 2026`.
    Medium,
}

/// A line of `assets/dates.txt`: how a language, perhaps of one country, writes a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct DateFormat(&'static str);

impl DateFormat {
    /// Returns the format of a language in a country, else of the language; `None` if the table has neither.
    pub(crate) fn of(locale: &Locale) -> Option<Self> {
        let language = locale.id.language;
        let script = locale.id.script.map(|script| format!("{language}-{script}"));
        let region = locale.id.region.map(|region| format!("{language}-{region}"));
        let tags = [script, region, Some(language.to_string())];
        tags.into_iter().flatten().find_map(|tag| Self::tagged(&tag))
    }

    fn tagged(tag: &str) -> Option<Self> {
        let lines = DATES.lines().filter(|line| !line.starts_with('#'));
        lines.map(Self).find(|format| format.part(0).split(' ').any(|known| known == tag))
    }

    fn part(&self, number: usize) -> &'static str {
        self.0.split(';').nth(number).unwrap_or_default().trim()
    }

    fn months(&self, length: Length) -> &'static str {
        let of_long = self.part(3);
        match (length, self.part(4)) {
            (Length::Long, _) | (Length::Medium, "=") => of_long,
            (Length::Medium, months) => months,
        }
    }

    /// Writes a day of the Gregorian calendar, which announcements of events use everywhere.
    pub(crate) fn write(&self, day: civil::Date, length: Length) -> String {
        let pattern = self.part(match length {
            Length::Long => LONG,
            Length::Medium => MEDIUM,
        });
        let index = usize::try_from(day.month() - 1).unwrap_or_default();
        let month = self.months(length).split(',').nth(index).unwrap_or_default();
        pattern
            .replace("{dd}", &self.digits(format!("{:02}", day.day())))
            .replace("{d}", &self.digits(day.day().to_string()))
            .replace("{MM}", &self.digits(format!("{:02}", day.month())))
            .replace("{M}", &self.digits(day.month().to_string()))
            .replace("{y}", &self.digits(day.year().to_string()))
            .replace("{month}", month)
    }

    /// Writes a number with the digits of the language.
    fn digits(&self, number: String) -> String {
        let Some(zero) = self.part(ZERO).chars().next() else { return number };
        let digit = |c: char| c.to_digit(10).and_then(|value| char::from_u32(u32::from(zero) + value));
        number.chars().map(|c| digit(c).unwrap_or(c)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(tag: &str, day: civil::Date) -> [String; 2] {
        let format = DateFormat::of(&tag.parse().unwrap()).unwrap();
        [Length::Long, Length::Medium].map(|length| format.write(day, length))
    }

    #[test]
    fn a_day_is_written_as_a_language_writes_it() {
        let day = civil::date(2026, 1, 3);
        for (tag, long, medium) in [
            ("en", "January 3, 2026", "Jan 3, 2026"),
            ("en-GB", "3 January 2026", "3 Jan 2026"),
            ("de-AT", "3. Jänner 2026", "03.01.2026"),
            ("de-CH", "3. Januar 2026", "03.01.2026"),
            ("cs", "3. ledna 2026", "3. 1. 2026"),
            ("hu", "2026. január 3.", "2026. jan. 3."),
            ("es-419", "3 de enero de 2026", "3 ene 2026"),
            ("fr-CA", "3 janvier 2026", "3 janv. 2026"),
            ("sr-Latn-RS", "03. januar 2026.", "03.01.2026."),
            ("zh-Hant-TW", "2026年1月3日", "2026年1月3日"),
            ("fa", "۳ ژانویه ۲۰۲۶", "۳ ژانویه ۲۰۲۶"),
        ] {
            assert_eq!(written(tag, day), [long, medium], "{tag}");
        }
    }

    #[test]
    fn every_line_has_the_parts_of_a_day() {
        for line in DATES.lines().filter(|line| !line.starts_with('#')) {
            let format = DateFormat(line);
            for length in [Length::Long, Length::Medium] {
                let days = (1..=12).map(|month| format.write(civil::date(2026, month, 25), length));
                let days: Vec<String> = days.collect();
                let year = format.digits("2026".to_owned());
                let day = format.digits("25".to_owned());
                for written in &days {
                    assert!(written.contains(&year) && written.contains(&day), "{line}: {written}");
                    assert!(!written.contains(['{', '}', '=']), "{line}: {written}");
                    assert_eq!(days.iter().filter(|other| *other == written).count(), 1, "{line}: {written}");
                }
            }
        }
    }
}
