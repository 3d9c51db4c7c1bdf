//! Doubtful facts of a person: those that reports and prizes do not understand, and improbable ones.

use crate::basics::folding;
use crate::basics::text::{Label, quoted};
use crate::basics::words;
use crate::event::refusal::{Clause, Level, Warning};
use crate::people::entrant::Entrant;
use crate::people::person::{self, NotAFact, federations};

/// The range of plausible chess ratings: the federation's highest was 2882, and no list has lower ones.
const LIKELY_RATINGS: std::ops::RangeInclusive<i64> = 100_000..=3_000_000;

/// The range of plausible ages of players, in years.
const LIKELY_AGES: std::ops::RangeInclusive<i32> = 3..=110;

/// Returns the doubt about a year of birth, in an event that started in a given year.
fn doubtful_age(born: &Label, began: Option<u16>) -> Option<String> {
    let (born, began) = (person::year(born)?, began?);
    let age = i32::from(began) - i32::from(born);
    let told = match age {
        ..0 => format!("born {born}, which is still to come (the event began in {began})"),
        age => format!(
            "born {born}, {} old",
            words::count_of(usize::try_from(age).unwrap_or(0), "year", "years")
        ),
    };
    (!LIKELY_AGES.contains(&age)).then_some(told)
}

/// Returns a warning for each doubtful fact of a person, who plays chess or something else, in an event that
/// started in a given year.
///
/// Values that [`person`] has read are understood; they can still be improbable, or belong to nobody.
#[must_use]
pub fn doubts(entrant: &Entrant, is_chess: bool, began: Option<u16>) -> Vec<Warning> {
    let mut doubts = Vec::new();
    let mut doubt = |clause, text: String| {
        let text = format!("{}: {text}", entrant.name);
        doubts.push(Warning { level: Level::Confirm, clause, text });
    };
    if let Some(word) = folding::mixed_word(&entrant.name) {
        let text = format!("the letters of {} are of several alphabets (they only look alike)", quoted(word));
        doubt(Clause::MixedAlphabets, text);
    }
    if let Some(wrong) = unlike(&entrant.sex, |text| person::sex(text).map(str::to_owned)) {
        doubt(Clause::UnknownSex, wrong);
    }
    if let Some(wrong) = unlike(&entrant.title, |text| person::title(text).map(str::to_owned)) {
        doubt(Clause::UnknownTitle, wrong);
    }
    if let Some(wrong) = unlike(&entrant.federation, person::federation) {
        doubt(Clause::UnknownFederation, wrong);
    } else if !entrant.federation.is_empty() && !federations::is_known(&entrant.federation) {
        doubt(
            Clause::UnknownFederation,
            format!("no federation has the code {}", quoted(&entrant.federation)),
        );
    }
    if let Some(wrong) = unlike(&entrant.fide_id, person::id) {
        doubt(Clause::DoubtfulId, wrong);
    } else if !entrant.fide_id.bytes().all(|byte| byte.is_ascii_digit()) {
        doubt(Clause::DoubtfulId, format!("the id {} is not a number", quoted(&entrant.fide_id)));
    }
    if let Some(wrong) = unlike(&entrant.born, |text| person::birth(text, None)) {
        doubt(Clause::DoubtfulBirth, wrong);
    } else if let Some(wrong) = doubtful_age(&entrant.born, began) {
        doubt(Clause::DoubtfulBirth, wrong);
    }
    let ratings = entrant.rating.into_iter().chain(entrant.ratings.iter().map(|listed| listed.rating));
    let unlikely = ratings.filter(|rating| is_chess && !LIKELY_RATINGS.contains(&rating.units()));
    for rating in unlikely {
        doubt(Clause::UnlikelyRating, format!("a rating of {rating} is unlikely in chess (100 to 3000)"));
    }
    doubts
}

/// Checks that reading a text returns the same text; the error describes the difference.
fn unlike(text: &Label, read: impl FnOnce(&str) -> Result<String, NotAFact>) -> Option<String> {
    match read(text.written()) {
        Ok(read) if *text == *read => None,
        Ok(read) => Some(format!("{} should be {}", quoted(text), quoted(&read))),
        Err(wrong) => Some(wrong.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_doubts(change: impl FnOnce(&mut Entrant), expected: &[&str]) {
        let mut entrant = Entrant { name: "Ana".parse().unwrap(), ..Entrant::default() };
        change(&mut entrant);
        let found = doubts(&entrant, true, Some(2026));
        assert_eq!(found.iter().map(|doubt| doubt.text.as_str()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn doubtful_entries_are_reported() {
        check_doubts(|_| {}, &[]);
        check_doubts(
            |ana| ana.name = "\u{410}na".parse().unwrap(),
            &["\u{410}na: the letters of `\u{410}na` are of several alphabets (they only look alike)"],
        );
        check_doubts(
            |ana| {
                ana.sex = "w".parse().unwrap();
                ana.title = "WIM".parse().unwrap();
                ana.federation = "SWE".parse().unwrap();
                ana.fide_id = "1701234".parse().unwrap();
                ana.born = "1999-02-03".parse().unwrap();
                ana.rating = "2100".parse().ok();
            },
            &[],
        );
        check_doubts(|ana| ana.sex = "f".parse().unwrap(), &["Ana: `f` should be `w`"]);
        check_doubts(
            |ana| ana.federation = "XYZ".parse().unwrap(),
            &["Ana: no federation has the code `XYZ`"],
        );
        check_doubts(
            |ana| ana.rating = "9999".parse().ok(),
            &["Ana: a rating of 9999 is unlikely in chess (100 to 3000)"],
        );
        check_doubts(|ana| ana.fide_id = "A17".parse().unwrap(), &["Ana: the id `A17` is not a number"]);
        check_doubts(
            |ana| ana.born = "12.03.1999".parse().unwrap(),
            &["Ana: `12.03.1999` should be `1999-03-12`"],
        );
        for (born, told) in [
            ("2031", "Ana: born 2031, which is still to come (the event began in 2026)"),
            ("2025-02-03", "Ana: born 2025, 1 year old"),
            ("1905", "Ana: born 1905, 121 years old"),
        ] {
            check_doubts(|ana| ana.born = born.parse().unwrap(), &[told]);
        }
        check_doubts(|ana| ana.born = "2022".parse().unwrap(), &[]);
    }
}
