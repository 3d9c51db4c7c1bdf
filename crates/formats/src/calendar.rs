//! Moments and days for the person at the desk: in the zone of the wall clock and in a chosen
//! language.
//!
//! Files have moments in RFC 3339, UTC, and days as they were typed; the texts of this module are
//! never written into an event.

use std::fmt;

use engine::person::{DateOrder, order_of};
use icu_locale_core::Locale;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned, civil};

use crate::date_format::{DateFormat, Length};

/// The default language, if neither the settings nor the environment name one.
const DEFAULT_LANGUAGE: &str = "en";

/// A zone and a language.
#[derive(Clone, PartialEq, Eq)]
pub struct Calendar {
    zone: TimeZone,
    language: Locale,
}

/// The time until a round begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ahead {
    /// The starting time: the hour, with the day if it is not today.
    pub starts: String,
    /// The seconds until then.
    pub seconds: i64,
}

impl Ahead {
    /// The number of seconds from which a clock on the wall counts down.
    const NEAR: i64 = 60 * 60;

    /// Returns the time in words, in a suitable unit: `12 min`, `2 h 5 min`, `3 d`.
    #[must_use]
    pub fn left(&self) -> String {
        // A started minute counts: at 0 the round begins.
        let minutes = self.seconds.div_euclid(60) + i64::from(self.seconds.rem_euclid(60) > 0);
        match (minutes / (24 * 60), minutes / 60, minutes % 60) {
            (0, 0, _) => format!("{minutes} min"),
            (0, hours, 0) => format!("{hours} h"),
            (0, hours, minutes) => format!("{hours} h {minutes} min"),
            (days, ..) => format!("{days} d"),
        }
    }

    /// Returns the minutes and seconds for a countdown, in the last hour.
    #[must_use]
    pub fn clock(&self) -> Option<String> {
        (self.seconds < Self::NEAR).then(|| format!("{:02}:{:02}", self.seconds / 60, self.seconds % 60))
    }
}

/// The reason why a zone or a language cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CalendarError {
    /// The time zone database has no such zone.
    #[error("there is no time zone `{0}` (expected `system` or a name such as `Europe/Stockholm`)")]
    NoZone(String),
    /// The text is not a language tag (BCP 47), or the date formats of the language are not available.
    #[error("there is no language `{0}` (expected a tag such as `en`, `en-GB`, `de` or `sv`)")]
    NoLanguage(String),
}

impl Default for Calendar {
    /// Returns UTC, in English: the calendar of tests and of everything without a user.
    fn default() -> Self {
        Self { zone: TimeZone::UTC, language: locale(DEFAULT_LANGUAGE).unwrap_or(Locale::UNKNOWN) }
    }
}

impl fmt::Debug for Calendar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Calendar({}, {})", self.zone_name(), self.language)
    }
}

impl Calendar {
    /// Returns the calendar of the machine: the zone of `TZ` or of the system, the language of the
    /// environment.
    #[must_use]
    pub fn of_system() -> Self {
        let zone = TimeZone::try_system().unwrap_or(TimeZone::UTC);
        let calendar = Self { zone, ..Self::default() };
        let named = language_of("LC_TIME", |name| std::env::var(name).ok());
        // The language of a machine may lack date formats.
        named.and_then(|tag| calendar.clone().in_language(&tag).ok()).unwrap_or(calendar)
    }

    /// Changes the zone.
    ///
    /// # Errors
    ///
    /// The zone is unknown.
    pub fn in_zone(self, name: &str) -> Result<Self, CalendarError> {
        let zone = TimeZone::get(name).map_err(|_| CalendarError::NoZone(name.to_owned()))?;
        Ok(Self { zone, ..self })
    }

    /// Changes the language.
    ///
    /// # Errors
    ///
    /// The text is not a language, or the language has no date formats.
    pub fn in_language(self, tag: &str) -> Result<Self, CalendarError> {
        let no_language = || CalendarError::NoLanguage(tag.to_owned());
        let language = locale(tag).ok_or_else(no_language)?;
        DateFormat::of(&language).ok_or_else(no_language)?;
        Ok(Self { language, ..self })
    }

    /// Returns the name of the zone.
    #[must_use]
    pub fn zone_name(&self) -> String {
        let name = self.zone.iana_name().map(str::to_owned);
        name.unwrap_or_else(|| self.local(Timestamp::UNIX_EPOCH).strftime("%Z").to_string())
    }

    /// Returns the language tag.
    #[must_use]
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// Returns the time of day of a moment, `14:31:07`; empty if the text is not a moment.
    #[must_use]
    pub fn time(&self, moment: &str) -> String {
        self.read(moment).map_or_else(String::new, |local| local.strftime("%H:%M:%S").to_string())
    }

    /// Returns the day and the time of a moment, to the minute, for lists.
    #[must_use]
    pub fn day_and_time(&self, moment: &str) -> String {
        let shown = self.read(moment).map(|local| {
            format!("{}, {}", self.written(local.date(), Length::Medium), local.strftime("%H:%M"))
        });
        shown.unwrap_or_else(|| moment.to_owned())
    }

    /// Returns a moment in full, with the zone: paper is read in other places, too.
    #[must_use]
    pub fn moment(&self, moment: &str) -> String {
        let shown = self.read(moment).map(|local| {
            format!("{}, {}", self.written(local.date(), Length::Long), local.strftime("%H:%M:%S %Z"))
        });
        shown.unwrap_or_else(|| moment.to_owned())
    }

    /// Returns a typed day (`2026-11-21`) in words; a text that is not a day stays unchanged.
    #[must_use]
    pub fn day(&self, typed: &str) -> String {
        let day: Option<civil::Date> = typed.trim().parse().ok();
        day.map_or_else(|| typed.to_owned(), |day| self.written(day, Length::Long))
    }

    /// Returns a typed time of the wall clock (`2026-11-23 14:00`), or a typed day, in words; another text
    /// stays unchanged.
    #[must_use]
    pub fn wall_clock(&self, typed: &str) -> String {
        let Some(begins) = at_the_wall(typed) else { return self.day(typed) };
        format!("{}, {}", self.written(begins.date(), Length::Long), begins.strftime("%H:%M"))
    }

    /// Returns the time until a round begins (`2026-11-23 14:00`, by the wall clock of the zone), counted
    /// from a moment; `None` once it has begun, or without a known hour.
    #[must_use]
    pub fn ahead(&self, begins: &str, now: &str) -> Option<Ahead> {
        let begins = at_the_wall(begins)?;
        let now = self.read(now)?;
        let at = begins.to_zoned(self.zone.clone()).ok()?;
        let seconds = at.timestamp().as_second() - now.timestamp().as_second();
        let hour = begins.strftime("%H:%M").to_string();
        let is_today = begins.date() == now.date();
        let starts =
            if is_today { hour } else { format!("{}, {hour}", self.written(begins.date(), Length::Medium)) };
        (0 < seconds).then_some(Ahead { starts, seconds })
    }

    fn read(&self, moment: &str) -> Option<Zoned> {
        moment.parse().ok().map(|at| self.local(at))
    }

    fn local(&self, at: Timestamp) -> Zoned {
        at.to_zoned(self.zone.clone())
    }

    fn written(&self, day: civil::Date, length: Length) -> String {
        DateFormat::of(&self.language).map_or_else(|| day.to_string(), |format| format.write(day, length))
    }
}

/// Reads a time of the wall clock, `2026-11-23 14:00`.
fn at_the_wall(typed: &str) -> Option<civil::DateTime> {
    civil::DateTime::strptime("%Y-%m-%d %H:%M", typed.trim()).ok()
}

/// Returns true if a text is a day in figures, `2026-11-21`.
#[must_use]
pub fn is_day(text: &str) -> bool {
    text.parse::<civil::Date>().is_ok()
}

/// Returns true if a text is an hour, `09:30`.
#[must_use]
pub fn is_hour(text: &str) -> bool {
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let two = |part: &str, below: u8| {
        part.len() == 2 && is_digits(part) && part.parse::<u8>().is_ok_and(|number| number < below)
    };
    text.split_once(':').is_some_and(|(hour, minute)| two(hour, 24) && two(minute, 60))
}

/// Returns a typed day as a file has it: `3.10.2026` and `3/10/26` are `2026-10-03`. With slashes the order
/// decides, unless only one is possible. `None` if the text is no day, or can be two different ones.
#[must_use]
pub fn typed_day(text: &str, order: Option<DateOrder>) -> Option<String> {
    let text = text.trim();
    if is_day(text) {
        return Some(text.to_owned());
    }
    let parts: Vec<&str> = text.split(['.', '/']).map(str::trim).collect();
    let [first, second, year] = parts[..] else { return None };
    let year = if year.len() == 2 { format!("20{year}") } else { year.to_owned() };
    let order = if text.contains('/') {
        order_of(&format!("{first}/{second}/{year}")).or(order)?
    } else {
        DateOrder::DayFirst
    };
    let (day, month) = match order {
        DateOrder::DayFirst => (first, second),
        DateOrder::MonthFirst => (second, first),
    };
    Some(format!("{year}-{month:0>2}-{day:0>2}")).filter(|day| is_day(day))
}

fn locale(tag: &str) -> Option<Locale> {
    Locale::try_from_str(tag).ok()
}

/// Returns the language of the machine for texts, as a tag; empty if the environment names none.
#[must_use]
pub fn language_of_system() -> String {
    language_of("LC_MESSAGES", |name| std::env::var(name).ok()).unwrap_or_default()
}

/// Returns the language that the user of Windows or macOS has chosen; other systems have variables only.
#[cfg(any(windows, target_vendor = "apple"))]
fn language_of_user() -> Option<String> {
    sys_locale::get_locale()
}

/// Returns `None`: the system has variables only.
#[cfg(not(any(windows, target_vendor = "apple")))]
const fn language_of_user() -> Option<String> {
    None
}

/// Returns the language tag of the environment, in the POSIX order for a category, for instance `LC_TIME`:
/// `LC_ALL`, the category, `LANG`. Without any, it is the language that the user has chosen in the system.
fn language_of(category: &str, variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut set = ["LC_ALL", category, "LANG"].into_iter().filter_map(variable);
    let named = set.find(|value| !value.is_empty()).or_else(language_of_user)?;
    // `de_AT.UTF-8@euro` is the language tag `de-AT`; `C` and `POSIX` are not languages.
    let tag = named.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    (!matches!(tag.as_str(), "" | "C" | "POSIX")).then_some(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOMENT: &str = "2026-11-21T23:31:07Z";

    #[track_caller]
    fn calendar(zone: &str, language: &str) -> Calendar {
        Calendar::default().in_zone(zone).unwrap().in_language(language).unwrap()
    }

    #[test]
    fn moments_are_told_in_the_zone_and_the_language() {
        let home = Calendar::default();
        assert_eq!(home.time(MOMENT), "23:31:07");
        assert_eq!(home.day_and_time(MOMENT), "Nov 21, 2026, 23:31");
        assert_eq!(home.moment(MOMENT), "November 21, 2026, 23:31:07 UTC");
        let vienna = calendar("Europe/Vienna", "de-AT");
        assert_eq!(vienna.time(MOMENT), "00:31:07");
        assert_eq!(vienna.moment(MOMENT), "22. November 2026, 00:31:07 CET");
        assert_eq!(vienna.moment("2026-07-01T10:00:00Z"), "1. Juli 2026, 12:00:00 CEST");
        assert_eq!(calendar("Asia/Tokyo", "ja").day("2026-11-21"), "2026年11月21日");
    }

    #[test]
    fn a_time_of_the_wall_clock_is_written_in_words() {
        let german = calendar("Europe/Vienna", "de");
        assert_eq!(german.wall_clock("2026-11-21 14:00"), "21. November 2026, 14:00");
        assert_eq!(german.wall_clock("2026-11-21"), "21. November 2026");
        assert_eq!(german.wall_clock("after lunch"), "after lunch");
    }

    #[test]
    fn a_day_is_typed_in_the_order_of_a_language() {
        let check = |text: &str, order, expected: Option<&str>| {
            assert_eq!(typed_day(text, order).as_deref(), expected, "{text}");
        };
        for order in [None, Some(DateOrder::DayFirst)] {
            check("2026-10-03", order, Some("2026-10-03"));
            check("3.10.2026", order, Some("2026-10-03"));
            check("3. 10. 26", order, Some("2026-10-03"));
            check("23/10/2026", order, Some("2026-10-23"));
            check("10/23/2026", order, Some("2026-10-23"));
            check("30.2.2026", order, None);
            check("3/10", order, None);
            check("Friday", order, None);
        }
        check("03/10/2026", Some(DateOrder::DayFirst), Some("2026-10-03"));
        check("3/10/26", Some(DateOrder::DayFirst), Some("2026-10-03"));
        check("3/10/26", None, None);
    }

    #[test]
    fn what_is_no_moment_or_day_stays_as_it_is() {
        let calendar = Calendar::default();
        assert_eq!(calendar.time("nonsense"), "");
        assert_eq!(calendar.day_and_time("äöüäöüäöüäöüäöüäöü"), "äöüäöüäöüäöüäöüäöü");
        assert_eq!(calendar.day("every Friday"), "every Friday");
        assert_eq!(calendar.day("2026-02-30"), "2026-02-30");
    }

    #[test]
    fn a_round_is_counted_down_by_the_clock_of_its_zone() {
        let vienna = calendar("Europe/Vienna", "en-GB");
        let ahead = |begins: &str, now: &str| vienna.ahead(begins, now);
        let soon = ahead("2026-11-23 14:00", "2026-11-23T12:48:00Z").unwrap();
        assert_eq!((soon.starts.as_str(), soon.seconds, soon.left().as_str()), ("14:00", 720, "12 min"));
        assert_eq!(soon.clock().as_deref(), Some("12:00"));
        let told = |now: &str| ahead("2026-11-23 14:00", now).map(|ahead| (ahead.left(), ahead.clock()));
        assert_eq!(told("2026-11-23T12:59:59Z"), Some(("1 min".to_owned(), Some("00:01".to_owned()))));
        assert_eq!(told("2026-11-23T13:00:00Z"), None, "it has begun");
        assert_eq!(told("2026-11-23T11:54:30Z"), Some(("1 h 6 min".to_owned(), None)));
        assert_eq!(told("2026-11-23T11:00:00Z"), Some(("2 h".to_owned(), None)));
        let later = ahead("2026-11-25 9:30", "2026-11-23T13:00:00Z").unwrap();
        assert_eq!((later.starts.as_str(), later.left().as_str()), ("25 Nov 2026, 09:30", "1 d"));
        for unknown in ["", "2026-11-23", "soon", "2026-02-30 10:00"] {
            assert_eq!(ahead(unknown, "2026-01-01T00:00:00Z"), None, "{unknown}");
        }
        // The hour that a clock skips in March starts after the clocks have been put forward.
        assert!(ahead("2026-03-29 02:30", "2026-03-29T00:30:00Z").is_some());
    }

    #[test]
    fn unknown_zones_and_languages_are_refused_by_name() {
        let refused = |made: Result<Calendar, CalendarError>| made.unwrap_err().to_string();
        let zone = refused(Calendar::default().in_zone("Mars/Olympus"));
        assert!(zone.starts_with("there is no time zone `Mars/Olympus`"), "{zone}");
        for tag in ["no language!", "qqq"] {
            let language = refused(Calendar::default().in_language(tag));
            assert!(language.starts_with(&format!("there is no language `{tag}`")), "{language}");
        }
    }

    #[test]
    fn the_environment_names_the_language_in_the_order_of_posix() {
        let of = |set: &'static [(&str, &str)]| {
            let value = move |name: &str| set.iter().find(|(known, _)| *known == name);
            language_of("LC_TIME", |name| value(name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(of(&[("LC_TIME", "de_AT.UTF-8@euro"), ("LANG", "sv_SE")]).as_deref(), Some("de-AT"));
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "sv_SE.UTF-8")]).as_deref(), Some("sv-SE"));
        assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "sv_SE")]), None);
        assert_eq!(of(&[]), language_of_user());
    }
}
