//! Reads the data of a person: sex, title, federation, number in the federation's list and date of birth.
//! Values written by people and other programs become values for reports and prizes.
//!
//! One function reads a field from any source: a typed line, a list, a tournament report. It refuses what it
//! cannot understand and names the expected form; a value that is understood but doubtful causes a warning,
//! which a director may accept. Journals of older programs contain values that were never read this way: they
//! remain, with doubts, and are not refused.

mod birth;
mod fact;
pub(crate) mod federations;

use super::entrant::Entrant;
use crate::basics::number::{Money, Rating};
pub use birth::{DateOrder, birth, order_of};
use fact::LONGEST_ID;
pub use fact::{NotAFact, TITLES, is_nothing};

/// Other spellings of titles: those of the federation's older lists (`player-lists` 2), and words.
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

/// The entries for a woman in lists, in small letters.
const WOMAN: &[&str] = &[
    "w", "f", "k", "woman", "women", "female", "girl", "frau", "weiblich", "mädchen", "femme", "fille",
    "féminin", "femenino", "femenina", "mujer", "kvinna", "kvinnlig", "kvinne", "kvinde", "dam", "dame",
    "flicka",
];

/// The entries for a man in lists, in small letters.
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

/// Reads a sex: `m`, `w`, or an empty text.
///
/// # Errors
///
/// If the text is not a sex.
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

/// Reads a title of the federation; an empty text means no title.
///
/// # Errors
///
/// If the text is not a title.
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

/// Reads the code of a federation, or an empty text. Codes of countries for which the federation has another
/// code (`DEU`) are converted.
///
/// # Errors
///
/// If the text is not three letters.
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

/// Reads the number in the federation's list, without leading zeros; 0 means none.
///
/// # Errors
///
/// If it is longer than the columns of a report.
pub fn id(text: &str) -> Result<String, NotAFact> {
    let text = text.trim();
    let id = if text.bytes().all(|byte| byte.is_ascii_digit()) { text.trim_start_matches('0') } else { text };
    if is_nothing(id) {
        return Ok(String::new());
    }
    if id.chars().count() > LONGEST_ID { Err(NotAFact::Id(text.to_owned())) } else { Ok(id.to_owned()) }
}

/// Reads a rating as lists write it: an empty text and 0 mean none, a decimal point may be a comma, and the
/// suffix of a provisional rating (`1200P8`, `1200/8`) is ignored.
///
/// # Errors
///
/// If it is not a number, or has two readings: `1,800`.
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

/// Reads an amount of money, with a point or a comma before the decimals.
///
/// # Errors
///
/// If it is not a number, or has two readings: `1,800`.
pub fn money(text: &str) -> Result<Money, NotAFact> {
    /// Three digits after a separator are not cents, so up to three before it can be thousands.
    const MOST: usize = 3;
    one_number(text, MOST)?;
    Ok(text.replacen(',', ".", 1).parse()?)
}

/// Refuses up to `most` digits, a point or a comma, and three more digits: `1,800` is eighteen hundred to one
/// reader and less than two to another.
///
/// # Errors
///
/// If the number has this form.
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

/// Returns true if two entries with one name are certainly two persons: their ids differ, or, if one has no
/// id, their years of birth. Two teams have different short names.
#[must_use]
pub fn are_two(one: &Entrant, other: &Entrant) -> bool {
    if are_two_teams(one, other) {
        return true;
    }
    if !one.fide_id.is_empty() && !other.fide_id.is_empty() {
        return one.fide_id != other.fide_id;
    }
    let years = (year(&one.born), year(&other.born));
    years.0.is_some() && years.1.is_some() && years.0 != years.1
}

/// Returns true if two entries with one name are two teams: both have a short name, and not the same one.
#[must_use]
pub fn are_two_teams(one: &Entrant, other: &Entrant) -> bool {
    !one.short_name.is_empty() && !other.short_name.is_empty() && one.short_name != other.short_name
}

/// Returns the year of a date of birth, in any form of an older journal.
#[must_use]
pub fn year(born: &str) -> Option<u16> {
    match birth(born, None) {
        Ok(date) => date.get(..4)?.parse().ok(),
        Err(NotAFact::TwoDates { year, .. }) => Some(year),
        Err(_) => None,
    }
}

/// Returns the age in whole years on a day, from dates of ISO 8601 or in any form of older journals; a date
/// of birth of which only the year is known counts as its first day. `None` if one of them is unknown.
#[must_use]
pub fn age_on(day: &str, born: &str) -> Option<u16> {
    let read = |text: &str| {
        let date = birth(text, None).ok()?;
        let (year, rest) = date.split_at_checked(4)?;
        Some((year.parse::<u16>().ok()?, if rest.is_empty() { "-01-01".to_owned() } else { rest.to_owned() }))
    };
    let ((year, day), (born, birthday)) = (read(day)?, read(born)?);
    year.checked_sub(born)?.checked_sub(u16::from(day < birthday)).or(Some(0))
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn an_age_is_reached_on_the_birthday() {
        let ages = ["2006-11-27", "2006-11-28", "2006", "27.11.2007", "", "soon"];
        let expected = [Some(20), Some(19), Some(20), Some(19), None, None];
        assert_eq!(ages.map(|born| age_on("2026-11-27", born)), expected);
        assert_eq!((age_on("", "2006"), age_on("2026-11-27", "2027")), (None, None));
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
}
