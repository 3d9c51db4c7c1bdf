//! What is known of a person, made sense of: sex, title, federation, number in the federation's list and date of birth, as
//! people and other programs write them, become what reports and prizes understand.
//!
//! One function reads a field wherever it comes from: a typed line, a list, a tournament report. What it cannot
//! understand is refused with what was expected; what it understands but doubts is a [`Doubt`], which a director may accept.
//! Journals of older programs hold values that were never read like this: they stay, and are doubted, not refused.

mod birth;
mod federations;

use super::entrant::Entrant;
use crate::basics::folding;
use crate::basics::number::{Money, NumberError, Rating};
use crate::basics::text::{Label, quoted};
use crate::basics::words;
use crate::game::kind::Game;
pub use birth::{DateOrder, birth, order_of};

/// The titles of the federation (FIDE title regulations, 2024), the higher one first.
pub const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// Other ways to write a title: those of the federation's older lists (`player-lists` 2), and in words.
const TITLES_IN_OTHER_WORDS: [(&str, &str); 16] = [
    ("G", "GM"),
    ("M", "IM"),
    ("F", "FM"),
    ("C", "CM"),
    ("WG", "WGM"),
    ("WM", "WIM"),
    ("WF", "WFM"),
    ("WC", "WCM"),
    ("GRANDMASTER", "GM"),
    ("INTERNATIONAL MASTER", "IM"),
    ("FIDE MASTER", "FM"),
    ("CANDIDATE MASTER", "CM"),
    ("WOMAN GRANDMASTER", "WGM"),
    ("WOMAN INTERNATIONAL MASTER", "WIM"),
    ("WOMAN FIDE MASTER", "WFM"),
    ("WOMAN CANDIDATE MASTER", "WCM"),
];

/// What lists write for a woman, in small letters.
const WOMAN: &[&str] = &[
    "w", "f", "k", "woman", "women", "female", "girl", "frau", "weiblich", "mädchen", "femme", "fille",
    "féminin", "femenino", "femenina", "mujer", "kvinna", "kvinnlig", "kvinne", "kvinde", "dam", "dame",
    "flicka",
];

/// What lists write for a man, in small letters.
const MAN: &[&str] = &[
    "m",
    "h",
    "man",
    "men",
    "male",
    "boy",
    "mann",
    "herr",
    "männlich",
    "junge",
    "homme",
    "garçon",
    "masculin",
    "masculino",
    "hombre",
    "varón",
    "manlig",
    "mand",
    "herre",
    "pojke",
];

/// The longest number in the federation's list, in characters: as many as a report has columns for it (`trf` 4).
const LONGEST_ID: usize = 11;

/// The ratings of chess that nobody doubts: the federation's highest was 2882, and no list goes lower.
const LIKELY_RATINGS: std::ops::RangeInclusive<i64> = 100_000..=3_000_000;

/// Why a text is not what a field of a person holds.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAFact {
    /// Neither sex.
    #[error("{} is not a sex (expected m or w)", quoted(.0))]
    Sex(String),
    /// No title of the federation.
    #[error("{} is not a title (expected {})", quoted(.0), TITLES.join(", "))]
    Title(String),
    /// No code of a federation.
    #[error("{} is not a federation (expected three letters, for instance GER)", quoted(.0))]
    Federation(String),
    /// More than a report has room for.
    #[error("the id {} is too long (expected at most {LONGEST_ID} characters)", quoted(.0))]
    Id(String),
    /// No date, or one that does not exist.
    #[error("{} is not a date of birth (expected a year, or a date as 1987-03-12 or 12.03.1987)", quoted(.0))]
    Birth(String),
    /// A number that is none.
    #[error(transparent)]
    Number(#[from] NumberError),
    /// A number that may have a separator of thousands, or decimals.
    #[error("{} can be {whole} or {decimal} (write it without a separator of thousands)", quoted(.text))]
    TwoNumbers {
        /// The number.
        text: String,
        /// What it is with a separator of thousands.
        whole: String,
        /// What it is with decimals.
        decimal: String,
    },
    /// A date whose day and month cannot be told apart.
    #[error("{} can be two different days (type it as {year}-12-31, or only the year {year})", quoted(.text))]
    TwoDates {
        /// The date.
        text: String,
        /// The year, which is sure.
        year: u16,
    },
}

/// Whether a text stands for nothing, as lists write it.
#[must_use]
pub fn is_nothing(text: &str) -> bool {
    matches!(text, "" | "-" | "--" | "–" | "—" | "?" | "n/a" | "N/A")
}

/// Reads a sex: `m`, `w`, or nothing.
///
/// # Errors
///
/// It is neither.
pub fn sex(text: &str) -> Result<&'static str, NotAFact> {
    let text = text.trim();
    let small = text.to_lowercase();
    if is_nothing(text) {
        Ok("")
    } else if WOMAN.contains(&small.as_str()) {
        Ok("w")
    } else if MAN.contains(&small.as_str()) {
        Ok("m")
    } else {
        Err(NotAFact::Sex(text.to_owned()))
    }
}

/// Reads a title of the federation, or nothing.
///
/// # Errors
///
/// It is none.
pub fn title(text: &str) -> Result<&'static str, NotAFact> {
    let text = text.trim();
    if is_nothing(text) {
        return Ok("");
    }
    let large = text.to_uppercase();
    let in_other_words =
        TITLES_IN_OTHER_WORDS.iter().find(|(words, _)| *words == large).map(|(_, title)| *title);
    let known = TITLES.into_iter().find(|title| *title == large).or(in_other_words);
    known.ok_or_else(|| NotAFact::Title(text.to_owned()))
}

/// Reads the code of a federation, or nothing; codes of countries that the federation writes differently (`DEU`) become
/// its own.
///
/// # Errors
///
/// It is not three letters.
pub fn federation(text: &str) -> Result<String, NotAFact> {
    let text = text.trim();
    if is_nothing(text) {
        return Ok(String::new());
    }
    if text.len() != 3 || !text.bytes().all(|byte| byte.is_ascii_alphabetic()) {
        return Err(NotAFact::Federation(text.to_owned()));
    }
    let code = text.to_ascii_uppercase();
    Ok(federations::of_country(&code).map_or(code, str::to_owned))
}

/// Reads the number in the federation's list, without leading zeros; 0 is none.
///
/// # Errors
///
/// It is longer than a report can hold.
pub fn id(text: &str) -> Result<String, NotAFact> {
    let text = text.trim();
    let id = if text.bytes().all(|byte| byte.is_ascii_digit()) { text.trim_start_matches('0') } else { text };
    if is_nothing(id) {
        return Ok(String::new());
    }
    if id.chars().count() > LONGEST_ID { Err(NotAFact::Id(text.to_owned())) } else { Ok(id.to_owned()) }
}

/// Reads a rating as lists write it: nothing and 0 are none, a decimal point may be a comma, and what follows a provisional
/// rating (`1200P8`, `1200/8`) is left out.
///
/// # Errors
///
/// It is no number, or may be two: `1,800`.
pub fn rating(text: &str) -> Result<Option<Rating>, NotAFact> {
    let text = text.trim();
    let is_unrated = ["unr", "unr.", "unrated", "nr"].contains(&text.to_lowercase().as_str());
    if is_nothing(text) || is_unrated {
        return Ok(None);
    }
    let (number, games) = text.split_once(['P', 'p', '/']).unwrap_or((text, ""));
    let number = if games.bytes().all(|byte| byte.is_ascii_digit()) { number } else { text };
    // No rating has more than four digits before its decimals.
    one_number(number.trim(), 1)?;
    let rating: Rating = number.trim().replacen(',', ".", 1).parse()?;
    Ok(Some(rating).filter(|rating| rating.units() != 0))
}

/// Reads an amount of money, whose decimals may stand behind a comma.
///
/// # Errors
///
/// It is no number, or may be two: `1,800`.
pub fn money(text: &str) -> Result<Money, NotAFact> {
    /// Three digits behind a separator are no cents: the more before it are thousands.
    const MOST: usize = 3;
    one_number(text, MOST)?;
    Ok(text.replacen(',', ".", 1).parse()?)
}

/// Refuses a number of at most so many digits, a point or a comma, and three more digits: `1,800` is eighteen hundred to one
/// and less than two to another.
///
/// # Errors
///
/// It is such a number.
pub fn one_number(text: &str, most: usize) -> Result<(), NotAFact> {
    let Some((first, last)) = text.split_once(['.', ',']) else { return Ok(()) };
    let are_digits = [first, last].iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    let is_thousands = (1..=most).contains(&first.len()) && last.len() == 3 && !first.starts_with('0');
    if !are_digits || !is_thousands {
        return Ok(());
    }
    let (whole, decimal) = (format!("{first}{last}"), format!("{first}.{last}"));
    Err(NotAFact::TwoNumbers { text: text.to_owned(), whole, decimal })
}

/// Whether two entries of one name are sure to be two persons: their ids differ, or, where one has none, their years of birth.
#[must_use]
pub fn are_two(one: &Entrant, other: &Entrant) -> bool {
    if !one.fide_id.is_empty() && !other.fide_id.is_empty() {
        return one.fide_id != other.fide_id;
    }
    let years = (year(&one.born), year(&other.born));
    years.0.is_some() && years.1.is_some() && years.0 != years.1
}

/// Returns the year of a date of birth, however an older journal holds it.
#[must_use]
pub fn year(born: &str) -> Option<u16> {
    match birth(born, None) {
        Ok(date) => date.get(..4)?.parse().ok(),
        Err(NotAFact::TwoDates { year, .. }) => Some(year),
        Err(_) => None,
    }
}

/// Something that is known of a person and hard to believe.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// What it is about, as the journal names it when it is accepted.
    pub clause: &'static str,
    /// What is doubted, in words.
    pub text: String,
}

/// The ages, in years, at which nobody is doubted to play.
const LIKELY_AGES: std::ops::RangeInclusive<i32> = 3..=110;

/// Returns what is hard to believe of a year of birth in an event that began in some year.
fn doubtful_age(born: &Label, began: Option<u16>) -> Option<String> {
    let (born, began) = (year(born)?, began?);
    let age = i32::from(began) - i32::from(born);
    let told = match age {
        ..0 => format!("born {born}, which is still to come (the event began in {began})"),
        age => format!(
            "born {born}, which makes {}",
            words::count_of(usize::try_from(age).unwrap_or(0), "year", "years")
        ),
    };
    (!LIKELY_AGES.contains(&age)).then_some(told)
}

/// Lists what is doubtful of a person in an event that began in some year; whoever was read by the functions above has no value that reports and
/// prizes do not understand, but may have one that is nobody's.
#[must_use]
pub fn doubts(entrant: &Entrant, game: &Game, began: Option<u16>) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    let mut doubt = |clause, text: String| {
        doubts.push(Doubt { clause, text: format!("{}: {text}", entrant.name) });
    };
    if let Some(word) = folding::mixed_word(&entrant.name) {
        let text = format!("the letters of {} are of several alphabets (they only look alike)", quoted(word));
        doubt("letters of two alphabets", text);
    }
    if let Err(wrong) = unlike(&entrant.sex, |text| sex(text).map(str::to_owned)) {
        doubt("unknown sex", wrong);
    }
    if let Err(wrong) = unlike(&entrant.title, |text| title(text).map(str::to_owned)) {
        doubt("unknown title", wrong);
    }
    if let Err(wrong) = unlike(&entrant.federation, federation) {
        doubt("unknown federation", wrong);
    } else if !entrant.federation.is_empty() && !federations::is_known(&entrant.federation) {
        doubt("unknown federation", format!("no federation has the code {}", quoted(&entrant.federation)));
    }
    if let Err(wrong) = unlike(&entrant.fide_id, id) {
        doubt("doubtful id", wrong);
    } else if !entrant.fide_id.bytes().all(|byte| byte.is_ascii_digit()) {
        doubt("doubtful id", format!("the id {} is not a number", quoted(&entrant.fide_id)));
    }
    if let Err(wrong) = unlike(&entrant.born, |text| birth(text, None)) {
        doubt("doubtful date of birth", wrong);
    } else if let Some(wrong) = doubtful_age(&entrant.born, began) {
        doubt("doubtful date of birth", wrong);
    }
    let is_chess = matches!(game, Game::Chess(_));
    let ratings = entrant.rating.into_iter().chain(entrant.ratings.iter().map(|listed| listed.rating));
    let unlikely = ratings.filter(|rating| is_chess && !LIKELY_RATINGS.contains(&rating.units()));
    for rating in unlikely {
        doubt("unlikely rating", format!("a rating of {rating} is unlikely in chess (100 to 3000)"));
    }
    doubts
}

/// Returns what is wrong with a text that should be what reading it gives.
fn unlike(text: &Label, read: impl FnOnce(&str) -> Result<String, NotAFact>) -> Result<(), String> {
    match read(text.written()) {
        Ok(read) if *text == *read => Ok(()),
        Ok(read) => Err(format!("{} should be {}", quoted(text), quoted(&read))),
        Err(wrong) => Err(wrong.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scoring::PointSystem;

    #[test]
    fn a_sex_is_m_or_w_however_it_is_written() {
        for text in [
            "f", "F", "w", "W", "female", "Frau", "femme", "mujer", "kvinna", " Kvinna ", "weiblich",
            "FÉMININ",
        ] {
            assert_eq!(sex(text), Ok("w"), "{text}");
        }
        for text in ["m", "M", "male", "Mann", "homme", "hombre", "man", "männlich"] {
            assert_eq!(sex(text), Ok("m"), "{text}");
        }
        assert_eq!(["", " ", "-", "?"].map(|text| sex(text).unwrap()), [""; 4]);
        assert_eq!(sex("x").unwrap_err().to_string(), "`x` is not a sex (expected m or w)");
        assert!(sex("wm").is_err() && sex("1").is_err());
    }

    #[test]
    fn titles_federations_and_ids_are_those_of_the_federation() {
        assert_eq!(
            ["gm", "WIM", "wf", "m", "-", ""].map(|text| title(text).unwrap()),
            ["GM", "WIM", "WFM", "IM", "", ""]
        );
        assert_eq!(
            title("Dr").unwrap_err().to_string(),
            "`Dr` is not a title (expected GM, IM, WGM, FM, WIM, CM, WFM, WCM)"
        );
        assert_eq!(
            ["ger", "DEU", "CHE", "XYZ"].map(|text| federation(text).unwrap()),
            ["GER", "GER", "SUI", "XYZ"]
        );
        assert!(federation("Germany").is_err());
        assert_eq!(
            ["0", "0000", "007", "4610784", "-"].map(|text| id(text).unwrap()),
            ["", "", "7", "4610784", ""]
        );
        assert!(id("123456789012").is_err());
    }

    #[test]
    fn a_rating_of_lists_may_be_none() {
        let read = |text: &str| rating(text).map(|rating| rating.map(|rating| rating.to_string()));
        for none in ["", "0", "-", "unr", "UNR.", "0000"] {
            assert_eq!(read(none).unwrap(), None, "{none}");
        }
        assert_eq!(read("2214").unwrap().unwrap(), "2214");
        assert_eq!(read("1200P8").unwrap().unwrap(), "1200");
        assert_eq!(read("1200/8").unwrap().unwrap(), "1200");
        assert_eq!(read("74,10").unwrap().unwrap(), "74.1");
        assert_eq!([read("14,125").unwrap().unwrap(), read("1,5").unwrap().unwrap()], ["14.125", "1.5"]);
        for two in ["1,800", "1.800", "2,214"] {
            let (whole, decimal) = (two.replace([',', '.'], ""), two.replace(',', "."));
            let told =
                format!("`{two}` can be {whole} or {decimal} (write it without a separator of thousands)");
            assert_eq!(read(two).unwrap_err().to_string(), told);
        }
        assert!(read("12x4").is_err() && read("P8").is_err() && read("1200Px").is_err());
    }

    #[track_caller]
    fn check_doubts(change: impl FnOnce(&mut Entrant), expected: &[&str]) {
        let mut entrant = Entrant { name: "Ana".parse().unwrap(), ..Entrant::default() };
        change(&mut entrant);
        let found = doubts(&entrant, &Game::Chess(PointSystem::default()), Some(2026));
        assert_eq!(found.iter().map(|doubt| doubt.text.as_str()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn what_is_hard_to_believe_is_doubted() {
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
            ("2025-02-03", "Ana: born 2025, which makes 1 year"),
            ("1905", "Ana: born 1905, which makes 121 years"),
        ] {
            check_doubts(|ana| ana.born = born.parse().unwrap(), &[told]);
        }
        check_doubts(|ana| ana.born = "2022".parse().unwrap(), &[]);
    }
}
