//! Rating lists of federations, read as a stream: fixed width, XML, and the national lists in CSV
//! (`player-lists`).
//!
//! [`read`] detects the form of a list and passes one person after the other to the caller; it does
//! not store them. Lines that cannot be read are counted, and the first ones are named; if there are
//! more than a few, the list is refused. Every form has the same bounds ([`LARGEST`]). No file access
//! here.

pub mod fill;
mod fixed;
mod list;
mod national;
mod person;
pub mod written;
mod xml;

use std::io::{BufRead, Error, Read};

use engine::action::RatingKind;
use engine::words;
pub use list::{BadLines, Form, LARGEST, LARGEST_CSV, ListFault, MONTHS, Summary, is_month, month_label};
use list::{LONGEST_LINE, LOOKED_AT, MOST_PLAYERS, NAMED, next_line, too_large};
pub use national::{Choices, Columns};
use person::{BELIEVED, BadPerson, add_rating, finish, push_text, set_facts, set_id};
pub use person::{OF_FEDERATION, Person, Rated};

/// The number of players read for each further bad line that is accepted.
const READ_FOR_A_BAD_ONE: usize = 100;

/// Reads a list and passes every person in it to `each`.
///
/// `each` may stop reading with an error, which is passed on.
///
/// # Errors
///
/// The list is refused, with a [`ListFault`].
pub fn read(
    input: &mut dyn BufRead,
    choices: &Choices,
    each: &mut dyn FnMut(&Person) -> Result<(), Error>,
) -> Result<Summary, ListFault> {
    let input = &mut Bounded { input, left: LARGEST };
    let mut count = 0;
    let each = &mut |person: &Person| {
        count += 1;
        if count <= MOST_PLAYERS { each(person) } else { Err(Error::other(ListFault::TooMany)) }
    };
    let start = input.fill_buf()?;
    let start = &start[..start.len().min(LOOKED_AT)];
    let text = String::from_utf8_lossy(start);
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let summary = if text.starts_with('<') {
        xml::read(input, choices, each)?
    } else if text.get(..9).is_some_and(|label| label.eq_ignore_ascii_case("ID Number"))
        && !text.lines().next().is_some_and(|line| line.contains([',', ';', '\t']))
    {
        fixed::read(input, choices, each)?
    } else {
        national::read(input, choices, each)?
    };
    if summary.read == 0 {
        return Err(ListFault::Nobody(summary.bad.first));
    }
    if NAMED + summary.read / READ_FOR_A_BAD_ONE < summary.bad.count {
        return Err(ListFault::NotUnderstood { read: summary.read, bad: summary.bad });
    }
    Ok(summary)
}

/// An input that fails when it exceeds the size of any list.
struct Bounded<'a> {
    input: &'a mut dyn BufRead,
    left: u64,
}

impl Read for Bounded<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        let ready = self.fill_buf()?;
        let count = ready.len().min(buffer.len());
        buffer[..count].copy_from_slice(&ready[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Bounded<'_> {
    fn fill_buf(&mut self) -> Result<&[u8], Error> {
        let ready = self.input.fill_buf()?;
        if self.left == 0 && !ready.is_empty() {
            return Err(too_large(LARGEST));
        }
        let count = usize::try_from(self.left).map_or(ready.len(), |left| left.min(ready.len()));
        Ok(&ready[..count])
    }

    fn consume(&mut self, count: usize) {
        self.left = self.left.saturating_sub(count as u64);
        self.input.consume(count);
    }
}

/// Returns true if bytes are a ZIP archive, in which the federation publishes its lists.
#[must_use]
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// Returns the month in the file name of a list: `standard_sep26frl.txt` is the list of `SEP26`.
#[must_use]
pub fn month_in_name(name: &str) -> Option<String> {
    let name = name.to_ascii_lowercase();
    let before = name.find("frl")?;
    let month = name.get(before.checked_sub(5)?..before)?;
    is_month(month).then(|| month.to_ascii_uppercase())
}

/// Returns the kind of rating in the file name of a list.
#[must_use]
pub fn kind_in_name(name: &str) -> Option<RatingKind> {
    let name = name.to_ascii_lowercase();
    OF_FEDERATION.into_iter().find(|kind| name.contains(kind.name()))
}

/// Names the kinds of ratings of a list.
#[must_use]
pub fn kinds_in_words(kinds: &[RatingKind]) -> String {
    words::first_few(&kinds.iter().map(|kind| kind.name().to_owned()).collect::<Vec<_>>(), NAMED)
}

#[cfg(test)]
mod tests;
