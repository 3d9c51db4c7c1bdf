//! The text conventions of the five judge formats: lines, blank lines, fields, whole numbers.
//!
//! Section numbers are those of the judge formats' description. The input is borrowed, and lines need
//! no allocation; the encoding is checked once for the whole input.

use std::ops::RangeInclusive;

use memchr::memchr;

use super::SyntaxError;
pub(super) use engine::text::quoted;
use engine::words;

/// The byte-order mark, which is ignored at the start of the input (0.1).
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The most digits of a whole number (0.1).
const MOST_DIGITS: usize = 9;

/// Returns true if a byte is a blank character: only space or tab (0.1).
#[must_use]
pub(super) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// Reads a whole number: one to nine ASCII digits without a sign (0.1).
#[must_use]
pub(super) fn whole_number(field: &str) -> Option<u32> {
    if field.is_empty() || MOST_DIGITS < field.len() {
        return None;
    }
    field.bytes().try_fold(0, |number, byte| {
        let digit = byte.wrapping_sub(b'0');
        (digit <= 9).then(|| number * 10 + u32::from(digit))
    })
}

/// Ends a line of output: a line that ends in CR needs a second CR, because the reader drops one
/// before the LF (0.1).
pub(super) fn push_line_end(out: &mut Vec<u8>) {
    out.extend_from_slice(if out.ends_with(b"\r") { b"\r\n" } else { b"\n" });
}

/// The lines of an input, read from the first to the last.
#[derive(Debug, Clone)]
pub(super) struct Lines<'a> {
    /// The input up to its first byte that is not UTF-8, without the byte-order mark.
    text: &'a str,
    /// The beginning of the next line.
    next: usize,
    /// The number of the last line that was read; 0 at the start.
    number: usize,
    /// True if the input continues after `text` with a byte that is not UTF-8.
    broken: bool,
}

impl<'a> Lines<'a> {
    /// Starts reading an input.
    #[must_use]
    pub(super) fn new(input: &'a [u8]) -> Self {
        let bytes = input.strip_prefix(BYTE_ORDER_MARK).unwrap_or(input);
        let text = valid_prefix(bytes);
        Self { text, next: 0, number: 0, broken: text.len() < bytes.len() }
    }

    /// Reads the next line, blank or not; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// The line is not valid UTF-8.
    #[inline]
    pub(super) fn next_line(&mut self) -> Result<Option<Line<'a>>, SyntaxError> {
        let Some(end) = line_feed(self.text.as_bytes(), self.next) else { return self.last_line() };
        let line = self.text.get(self.next..end).unwrap_or_default();
        self.next = end + 1;
        self.number += 1;
        Ok(Some(Line { number: self.number, text: line.strip_suffix('\r').unwrap_or(line) }))
    }

    /// Reads the text after the last line feed; a line feed at the very end starts no line (0.1).
    fn last_line(&mut self) -> Result<Option<Line<'a>>, SyntaxError> {
        if self.broken {
            return Err(bad_encoding(self.number + 1));
        }
        let text = self.text.get(self.next..).unwrap_or_default();
        if text.is_empty() {
            return Ok(None);
        }
        self.next = self.text.len();
        self.number += 1;
        Ok(Some(Line { number: self.number, text }))
    }

    /// Reads the next line that is not blank; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// A line is not valid UTF-8.
    #[inline]
    pub(super) fn next_record(&mut self) -> Result<Option<Line<'a>>, SyntaxError> {
        while let Some(line) = self.next_line()? {
            if !line.is_blank() {
                return Ok(Some(line));
            }
        }
        Ok(None)
    }

    /// Reads the next line that is not blank, which must exist.
    ///
    /// # Errors
    ///
    /// The input ends, or the line is not valid UTF-8.
    #[inline]
    pub(super) fn need(&mut self, expected: &str) -> Result<Line<'a>, SyntaxError> {
        self.next_record()?.ok_or_else(|| self.premature_end(expected))
    }

    /// Checks that only blank lines are left.
    ///
    /// # Errors
    ///
    /// There is trailing data.
    pub(super) fn finish(&mut self) -> Result<(), SyntaxError> {
        match self.next_record()? {
            None => Ok(()),
            Some(line) => Err(line.error(
                format!("{} after the last line that was due", quoted(line.text)),
                "the end of the input",
            )),
        }
    }

    /// Creates the error for an input that ends too early; its line is the number of lines plus one
    /// (0.2).
    #[cold]
    #[must_use]
    pub(super) fn premature_end(&self, expected: &str) -> SyntaxError {
        let wrong = "the input ends too early".to_owned();
        SyntaxError { line: self.number + 1, wrong, expected: expected.to_owned() }
    }
}

/// One line of an input, without its line end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// Counted physically from 1 (0.2).
    number: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    /// Returns true if the line has only blank characters, or none (0.1).
    #[must_use]
    #[inline]
    pub(super) fn is_blank(self) -> bool {
        self.text.bytes().all(is_blank)
    }

    /// Returns the line's fields from left to right.
    #[must_use]
    #[inline]
    pub(super) const fn fields(self) -> Fields<'a> {
        Fields { text: self.text, next: 0 }
    }

    /// Returns the line's fields, exactly `N` of them.
    ///
    /// # Errors
    ///
    /// The line has more or fewer fields.
    #[inline]
    pub(super) fn exactly<const N: usize>(self, expected: &str) -> Result<[&'a str; N], SyntaxError> {
        let mut fields = self.fields();
        let mut found = [""; N];
        for place in &mut found {
            *place = fields.next().ok_or_else(|| self.wrong_number_of_fields(expected))?;
        }
        match fields.next() {
            None => Ok(found),
            Some(_) => Err(self.wrong_number_of_fields(expected)),
        }
    }

    /// Reads a field as a whole number within limits.
    ///
    /// # Errors
    ///
    /// The field is not a whole number, or is outside the limits.
    #[inline]
    pub(super) fn number_within(
        self,
        field: &str,
        limits: RangeInclusive<u32>,
        what: &str,
    ) -> Result<u32, SyntaxError> {
        match whole_number(field) {
            Some(number) if limits.contains(&number) => Ok(number),
            _ => Err(self.bad_number(field, &limits, what)),
        }
    }

    /// Creates an error of this line.
    #[cold]
    #[must_use]
    pub(super) fn error(self, wrong: impl Into<String>, expected: impl Into<String>) -> SyntaxError {
        SyntaxError { line: self.number, wrong: wrong.into(), expected: expected.into() }
    }

    #[cold]
    fn wrong_number_of_fields(self, expected: &str) -> SyntaxError {
        let wrong = words::count(self.fields().count(), "field");
        self.error(wrong, expected)
    }

    #[cold]
    fn bad_number(self, field: &str, limits: &RangeInclusive<u32>, what: &str) -> SyntaxError {
        let (least, most) = (limits.start(), limits.end());
        let expected = match (*least, *most) {
            (0, u32::MAX) => "a whole number of one to nine digits".to_owned(),
            (least, u32::MAX) => format!("a whole number of one to nine digits, at least {least}"),
            (least, most) => format!("a whole number from {least} to {most}"),
        };
        self.error(format!("{} as {what}", quoted(field)), expected)
    }
}

/// The fields of a line: the texts between blank characters (0.1).
#[derive(Debug, Clone)]
pub(super) struct Fields<'a> {
    text: &'a str,
    next: usize,
}

impl<'a> Fields<'a> {
    /// Returns the rest of the line, without blanks at its beginning and end; inner blanks stay.
    #[must_use]
    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.next..).unwrap_or_default().trim_matches([' ', '\t'])
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = &'a str;

    #[inline]
    fn next(&mut self) -> Option<&'a str> {
        let bytes = self.text.as_bytes();
        let mut start = self.next;
        while bytes.get(start).is_some_and(|&byte| is_blank(byte)) {
            start += 1;
        }
        self.next = blank(bytes, start);
        self.text.get(start..self.next).filter(|field| !field.is_empty())
    }
}

/// Returns the input up to its first byte that is not UTF-8.
fn valid_prefix(bytes: &[u8]) -> &str {
    let valid = match str::from_utf8(bytes) {
        Ok(text) => return text,
        Err(error) => bytes.get(..error.valid_up_to()).unwrap_or_default(),
    };
    str::from_utf8(valid).unwrap_or_default()
}

/// Finds the next line feed from an index on.
#[inline]
fn line_feed(bytes: &[u8], from: usize) -> Option<usize> {
    memchr(b'\n', bytes.get(from..)?).map(|found| from + found)
}

/// Finds the next blank character from an index on, or the end. Fields are short, so searching eight
/// bytes at once is no faster.
#[inline]
fn blank(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    from + rest.iter().position(|&byte| is_blank(byte)).unwrap_or(rest.len())
}

#[cold]
fn bad_encoding(line: usize) -> SyntaxError {
    let wrong = "the line is not valid UTF-8".to_owned();
    SyntaxError { line, wrong, expected: "UTF-8 text".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lists the records of an input, each with its line number, and the error that ends them.
    fn records(input: &[u8]) -> String {
        let mut lines = Lines::new(input);
        let mut shown = Vec::new();
        loop {
            match lines.next_record() {
                Ok(Some(line)) => {
                    shown.push(format!("{}:{}", line.number, line.fields().collect::<Vec<_>>().join("|")));
                }
                Ok(None) => break,
                Err(error) => {
                    shown.push(format!("{}! {error}", error.line));
                    break;
                }
            }
        }
        shown.push(format!("end {}", lines.premature_end("").line));
        shown.join(", ")
    }

    #[track_caller]
    fn check(input: impl AsRef<[u8]>, expected: &str) {
        assert_eq!(records(input.as_ref()), expected);
    }

    #[test]
    fn s0_1_lines_end_with_lf_and_one_cr_is_dropped() {
        check("a b\nc", "1:a|b, 2:c, end 3");
        check("a b\r\nc\r\n", "1:a|b, 2:c, end 3");
        check("a\r\r\nb\r", "1:a\r, 2:b\r, end 3");
    }

    #[test]
    fn s0_1_only_space_and_tab_are_blank() {
        check("\n \t\na\n\r\n\t b\tc  \n\n", "3:a, 5:b|c, end 7");
        check("\u{a0}\n\u{c}\nx\u{b}y\n", "1:\u{a0}, 2:\u{c}, 3:x\u{b}y, end 4");
    }

    #[test]
    fn s0_1_a_byte_order_mark_is_allowed_only_at_the_start() {
        check("\u{feff}a\n\u{feff}b\n", "1:a, 2:\u{feff}b, end 3");
        check("\u{feff}\u{feff}a", "1:\u{feff}a, end 2");
    }

    #[test]
    fn s0_2_a_premature_end_is_the_number_of_lines_plus_one() {
        check("", "end 1");
        check("\u{feff}", "end 1");
        check("\n", "end 2");
        check(" ", "end 2");
        check("a\n\n\n", "1:a, end 4");
    }

    #[test]
    fn s0_2_bad_encoding_is_an_error_of_its_own_line() {
        let bad = "1! the line is not valid UTF-8 (expected UTF-8 text), end 1";
        check(b"\xff", bad);
        check(b"a \xc3\nb\n", bad);
        check(b"a\n\nb\xe2\x82\nc\n", "1:a, 3! the line is not valid UTF-8 (expected UTF-8 text), end 3");
        check(b"a\nb\xe2\x82", "1:a, 2! the line is not valid UTF-8 (expected UTF-8 text), end 2");
        check(b"a\n\xed\xa0\x80", "1:a, 2! the line is not valid UTF-8 (expected UTF-8 text), end 2");
    }

    #[test]
    fn s0_1_a_whole_number_is_one_to_nine_digits() {
        assert_eq!(whole_number("007"), Some(7));
        assert_eq!(whole_number("999999999"), Some(999_999_999));
        for wrong in ["", "0000000001", "-1", "+1", "1.", "1a", "١", " 1", "1_0"] {
            assert_eq!(whole_number(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn fields_are_counted() {
        let mut lines = Lines::new(b" a  b\t\nx");
        let line = lines.need("two").expect("there is a line");
        assert_eq!(line.exactly::<2>("two words"), Ok(["a", "b"]));
        let error = line.exactly::<3>("three words").expect_err("two are not three");
        assert_eq!(error.to_string(), "2 fields (expected three words)");
        assert_eq!(line.exactly::<1>("one").expect_err("two are not one").line, 1);
        let trailing = lines.finish().expect_err("a line is left");
        assert_eq!((trailing.line, lines.finish()), (2, Ok(())));
        assert_eq!(lines.need("more").expect_err("nothing is left").line, 3);
    }

    #[test]
    fn the_rest_of_a_line_retains_its_inner_blanks() {
        let mut lines = Lines::new(b"1 2  a \t b \t");
        let mut fields = lines.need("").expect("there is a line").fields();
        assert_eq!((fields.next(), fields.next(), fields.rest()), (Some("1"), Some("2"), "a \t b"));
    }

    #[test]
    fn line_feeds_and_blanks_are_found_anywhere() {
        for length in 0..40 {
            for place in 0..length {
                let mut bytes = vec![0x8a_u8; length];
                bytes[place] = b'\n';
                assert_eq!(line_feed(&bytes, 0), Some(place));
                assert_eq!(line_feed(&bytes, place + 1), None);
                assert_eq!(blank(&bytes, 0), length);
                bytes[place] = [b' ', b'\t'][place % 2];
                assert_eq!(blank(&bytes, 0), place);
            }
        }
    }
}
