//! Reads the values of a line: numbers, rounds, points, the initial colour.

use crate::trf::columns::Line;
use crate::trf::report::{Fault, LARGEST_NUMBER};
use crate::trf::tenths;
use engine::number::Points;
use engine::pairing::field::Color;

/// The largest number of a round, which has three columns (trf 5).
pub(in crate::trf) const LARGEST_ROUND: u16 = 999;

/// Returns the text after the code, without the blanks around it.
pub(in crate::trf) fn rest<'a>(line: &Line<'a>) -> &'a str {
    line.field((4, line.width()))
}

pub(in crate::trf) fn initial_color(line: &Line<'_>) -> Result<Color, Fault> {
    match rest(line) {
        "W" | "w" => Ok(Color::White),
        "B" | "b" => Ok(Color::Black),
        other => Err(fault(line, format!("the initial colour is `{other}`"), "W or B")),
    }
}

pub(in crate::trf) fn virtual_points(line: &Line<'_>, text: &str) -> Result<Points, Fault> {
    let points = tenths::read(text).filter(|points| Points::ZERO <= *points);
    points.ok_or_else(|| {
        fault(line, format!("`{text}` is not a number of points"), "a number with one decimal, as 0.5")
    })
}

pub(in crate::trf) fn rounds(line: &Line<'_>, first: &str, last: &str) -> Result<(u16, u16), Fault> {
    let (first, last) = (round(line, first)?, round(line, last)?);
    if last < first {
        return Err(fault(
            line,
            format!("{first} to {last} is not a range of rounds"),
            "the earlier round first",
        ));
    }
    Ok((first, last))
}

pub(in crate::trf) fn round(line: &Line<'_>, text: &str) -> Result<u16, Fault> {
    let round = small_number(text).filter(|round| (1..=LARGEST_ROUND).contains(round));
    round.ok_or_else(|| {
        fault(line, format!("`{text}` is not a number of rounds"), format!("1 to {LARGEST_ROUND}"))
    })
}

pub(in crate::trf) fn number(line: &Line<'_>, text: &str) -> Result<u16, Fault> {
    let number = small_number(text).filter(|number| (1..=LARGEST_NUMBER).contains(number));
    number.ok_or_else(|| {
        fault(line, format!("`{text}` is not a pairing number"), format!("1 to {LARGEST_NUMBER}"))
    })
}

pub(in crate::trf) fn optional_number(line: &Line<'_>, name: &str, text: &str) -> Result<Option<u16>, Fault> {
    if text.is_empty() {
        return Ok(None);
    }
    let number = small_number(text);
    number.map(Some).ok_or_else(|| fault(line, format!("the {name} is `{text}`"), "a whole number or blanks"))
}

/// Reads the players' numbers in fields of four columns, separated by one blank; blank fields are
/// skipped.
pub(in crate::trf) fn numbers_from(line: &Line<'_>, first: usize) -> Result<Vec<u16>, Fault> {
    let fields = (first..=line.width()).step_by(5).map(|column| line.field((column, column + 3)));
    fields.filter(|field| !field.is_empty()).map(|field| number(line, field)).collect()
}

/// Reads a whole number of at most four digits.
pub(in crate::trf) fn small_number(text: &str) -> Option<u16> {
    let digits = !text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.bytes().fold(0, |number, digit| number * 10 + u16::from(digit - b'0')))
}

pub(in crate::trf) fn fault(line: &Line<'_>, wrong: impl Into<String>, expected: impl Into<String>) -> Fault {
    Fault::new(line.number, wrong, expected)
}
