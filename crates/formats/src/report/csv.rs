//! A report as CSV: its one table, with a header line (RFC 4180 quoting, LF line ends).
//!
//! Imprint and notes are left out, because every line of a CSV file is data.
//!
//! A spreadsheet reads a cell that begins with `= + - @` as a formula, even in a name, and `(3)` as
//! -3. Such a cell gets an apostrophe at its beginning ([`guard`]); numbers stay numbers. The import
//! removes the apostrophe ([`unguard`]).

use std::borrow::Cow;

use super::{Cell, Grid, Report};
use crate::text::clean;

/// The characters that begin a formula: the list of OWASP's page on CSV injection, wide forms
/// included.
const BEGIN_FORMULAS: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// Writes the table of a report as CSV; an empty text if the report has no table.
///
/// # Errors
///
/// The error of the CSV writer; writing to memory never fails.
pub fn write(report: &Report) -> Result<String, csv::Error> {
    report.grid().map_or_else(|| Ok(String::new()), write_grid)
}

/// Writes a table as CSV.
///
/// # Errors
///
/// As [`write()`].
pub fn write_grid(grid: &Grid) -> Result<String, csv::Error> {
    let heads = grid.columns.iter().map(|column| column.head.as_str());
    let rows = grid.rows.iter().map(|row| row.cells.iter().map(data));
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(heads.map(|head| guard(&clean(head)).into_owned()))?;
    for row in rows {
        writer.write_record(row.map(|cell| guard(&clean(cell)).into_owned()))?;
    }
    let bytes = writer.into_inner().map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns the text of a cell; nothing for one to write on.
fn data(cell: &Cell) -> &str {
    if cell.is_blank { "" } else { &cell.text }
}

/// Adds an apostrophe to a text that a spreadsheet would read as a formula, and to one that looks
/// guarded already.
#[must_use]
pub fn guard(text: &str) -> Cow<'_, str> {
    if begins_formula(text) && !is_harmless(text) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}

/// Removes the apostrophe of [`guard`].
#[must_use]
pub fn unguard(text: &str) -> &str {
    text.strip_prefix('\'').filter(|rest| begins_formula(rest)).unwrap_or(text)
}

fn begins_formula(text: &str) -> bool {
    let text = text.trim_start_matches('\'');
    text.starts_with(BEGIN_FORMULAS) || is_negative_amount(text)
}

/// Returns true if a text is a number in parentheses. Accountants and spreadsheets read (3) as -3; here it is
/// a player without a pairing number.
fn is_negative_amount(text: &str) -> bool {
    let inside = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    inside.is_some_and(|text| {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
    })
}

/// Returns true if a text computes nothing: digits with at most one point and one sign, or the single sign of
/// a forfeit.
fn is_harmless(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    if digits.is_empty() {
        return !text.is_empty();
    }
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let all_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    all_digits(whole) && all_digits(part)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(guard(text), expected);
        assert_eq!(unguard(expected), text);
    }

    #[test]
    fn a_formula_becomes_a_text_and_a_number_stays_a_number() {
        check("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")");
        check("@SUM(A1)", "'@SUM(A1)");
        check("-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0");
        check("\t=1", "'\t=1");
        check("＝1", "'＝1");
        check("+/-", "'+/-");
        check("+12.50", "+12.50");
        check("-3", "-3");
        check("--3", "'--3");
        check("-", "-");
        check("=", "'=");
        check("'t Hooft, Ans", "'t Hooft, Ans");
        check("'=1", "''=1");
        check("(3)", "'(3)");
        check("(c)", "(c)");
        check("Berg, Luca", "Berg, Luca");
        check("", "");
    }

    proptest! {
        #[test]
        fn every_text_is_read_back_and_is_not_a_formula(text in "['=+@\\-\t()0-9a. ]{0,6}") {
            let guarded = guard(&text);
            prop_assert_eq!(unguard(&guarded), &text);
            prop_assert!(!guarded.starts_with(BEGIN_FORMULAS) || is_harmless(&guarded), "{}", guarded);
        }
    }
}
