//! A list of players as other programs save it: with headings or without, comma, semicolon or tab between the columns.

use std::borrow::Cow;

use super::registration::{NotAPlayer, read as read_line, set, write};
use crate::engine::action::Entrant;
use crate::engine::text::Label;
use crate::formats::report::csv::unguard;
use crate::formats::taking_over::Texts;
use crate::text::is_seen;

/// The separators that spreadsheets write, in the order in which they are preferred.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// The headings that are understood, beside the words of the registration line themselves.
const HEADINGS: [(&str, &str); 24] = [
    ("player", "name"),
    ("full name", "name"),
    ("surname", "last name"),
    ("family name", "last name"),
    ("lastname", "last name"),
    ("given name", "first name"),
    ("forename", "first name"),
    ("firstname", "first name"),
    ("rtg", "rating"),
    ("elo", "rating"),
    ("rtg i", "rating"),
    ("rating std", "rating"),
    ("fed", "federation"),
    ("country", "federation"),
    ("fide id", "id"),
    ("fide-id", "id"),
    ("fideid", "id"),
    ("birth", "born"),
    ("birthday", "born"),
    ("year of birth", "born"),
    ("gender", "sex"),
    ("group", "category"),
    ("partnership", "team"),
    ("entry fee", "fee"),
];

/// The words that a column can set, beside the name in two columns.
const KNOWN: [&str; 11] =
    ["name", "rating", "title", "federation", "sex", "club", "category", "team", "id", "born", "fee"];

/// The most players of a list: as many as an event can number.
const MOST_PLAYERS: usize = 65_535;

/// The longest line of a player, in bytes.
const LONGEST_LINE: usize = 10_000;

/// What a list holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerList {
    /// The players in the order of the list.
    pub entrants: Vec<Entrant>,
    /// The headings of the columns that say nothing an event keeps.
    pub unused: Vec<String>,
    /// What became of the texts that an event cannot hold as they are, each behind its line.
    pub changed: Vec<String>,
}

/// Why a text is no list of players.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    /// A line that is too long for a player.
    #[error("{line}: the line is too long for a player (limit {LONGEST_LINE} bytes)")]
    LongLine {
        /// The line, from 1.
        line: usize,
    },
    /// More players than an event can number.
    #[error("{line}: the list is too long (limit {MOST_PLAYERS} players)")]
    TooMany {
        /// The first line beyond them, from 1.
        line: usize,
    },
    /// Quotation marks that swallow the rest of the list.
    #[error("{line}: a quotation mark is opened here and never closed (expected `\"` at its end)")]
    OpenQuote {
        /// The line, from 1.
        line: usize,
    },
    /// A line without a name.
    #[error("{line}: a name is missing (`{rest}`)")]
    NoName {
        /// The line, from 1.
        line: usize,
        /// What else it says.
        rest: String,
    },
    /// A line that is no player.
    #[error("{line}: {wrong}")]
    Player {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        wrong: NotAPlayer,
    },
    /// What the reader of separated values says.
    #[error("{0}")]
    Csv(String),
}

/// Reads a list of players.
///
/// A first line with a heading for the name gives the columns their meaning; without one every line is read like a
/// registration line. Columns that an event does not keep are named in [`PlayerList::unused`].
///
/// # Errors
///
/// The first line that is not a player.
pub fn read(text: &str) -> Result<PlayerList, ListError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = ended_by_lf(text);
    let text = &*lines;
    let separator = separator(text);
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .delimiter(separator)
        .from_reader(text.as_bytes());
    let mut list = PlayerList::default();
    let mut texts = Texts::default();
    let mut headings: Option<Vec<Option<&'static str>>> = None;
    for (at, record) in reader.records().enumerate() {
        let record = record.map_err(|error| ListError::Csv(error.to_string()))?;
        let line = record.position().map_or(at + 1, |place| usize::try_from(place.line()).unwrap_or(at + 1));
        let from = record.position().map_or(0, |place| usize::try_from(place.byte()).unwrap_or(0));
        if reaches_the_end_in_quotes(text.get(from..).unwrap_or_default(), separator) {
            return Err(ListError::OpenQuote { line });
        }
        if at == 0 && record.iter().any(|field| matches!(meaning(field), Some("name" | "last name"))) {
            headings = Some(record.iter().map(meaning).collect());
            let unused = record.iter().filter(|field| !field.is_empty() && meaning(field).is_none());
            list.unused = unused.map(str::to_owned).collect();
            continue;
        }
        if LONGEST_LINE < record.as_slice().len() {
            return Err(ListError::LongLine { line });
        }
        if record.iter().all(str::is_empty) {
            continue;
        }
        if list.entrants.len() == MOST_PLAYERS {
            return Err(ListError::TooMany { line });
        }
        let cells: Vec<Label> =
            record.iter().zip(1..).map(|(cell, column)| take(&mut texts, (line, column), cell)).collect();
        let entrant = match &headings {
            Some(headings) => by_headings(headings, &cells),
            None => read_line(&cells.iter().map(Label::written).collect::<Vec<_>>().join(",")),
        };
        let entrant = entrant.map_err(|wrong| ListError::Player { line, wrong })?;
        if !is_seen(entrant.name.written()) {
            return Err(ListError::NoName { line, rest: write(&entrant) });
        }
        list.entrants.push(entrant);
    }
    list.changed = texts.changed;
    Ok(list)
}

fn take(texts: &mut Texts, (line, column): (usize, usize), cell: &str) -> Label {
    texts.take(line, &format!("text in column {column}"), unguard(cell))
}

/// Ends all lines with LF: old spreadsheets end them with CR alone, and lines are counted by LF.
fn ended_by_lf(text: &str) -> Cow<'_, str> {
    if !text.contains('\r') {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// Whether a field that begins with a quotation mark goes on to the end of the text: everything behind the mark
/// would be one name.
fn reaches_the_end_in_quotes(rest: &str, separator: u8) -> bool {
    let (mut quoted, mut begins) = (false, true);
    let mut bytes = rest.trim_start_matches(['\r', '\n']).bytes().peekable();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' if quoted && bytes.peek() == Some(&b'"') => drop(bytes.next()),
            b'"' if quoted => quoted = false,
            b'"' if begins => quoted = true,
            b'\n' if !quoted => return false,
            _ => {}
        }
        begins = !quoted && byte == separator;
    }
    quoted
}

/// The separator that the first line holds most often.
fn separator(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let times = |separator: u8| first.bytes().filter(|byte| *byte == separator).count();
    SEPARATORS.into_iter().rev().max_by_key(|separator| times(*separator)).unwrap_or(b',')
}

/// What a column of this heading holds.
fn meaning(heading: &str) -> Option<&'static str> {
    let heading = heading.to_lowercase();
    let heading =
        HEADINGS.into_iter().find(|(alias, _)| *alias == heading).map_or(&*heading, |(_, word)| word);
    let split_name = ["last name", "first name"];
    KNOWN.into_iter().chain(split_name).find(|known| *known == heading)
}

fn by_headings(headings: &[Option<&'static str>], cells: &[Label]) -> Result<Entrant, NotAPlayer> {
    let mut entrant = Entrant::default();
    let (mut last, mut first) = ("", "");
    for (heading, value) in headings.iter().zip(cells.iter().map(Label::written)) {
        match heading {
            None => {}
            Some("last name") => last = value,
            Some("first name") => first = value,
            // Programs write 0 for a player without a rating.
            Some("rating") if value == "0" => {}
            Some(word) => set(&mut entrant, word, value)?,
        }
    }
    if entrant.name.is_empty() {
        let name = [last, first].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
        set(&mut entrant, "name", &name)?;
    }
    Ok(entrant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let shown = match read(text) {
            Ok(list) => list.entrants.iter().map(write).collect::<Vec<_>>().join("|"),
            Err(wrong) => wrong.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn a_quotation_mark_that_is_never_closed_does_not_swallow_the_list() {
        let unclosed = "2: a quotation mark is opened here and never closed (expected `\"` at its end)";
        check("Name,Rating\n\"Berg, Luca,2214\nDahl,1990\nKlee,1800\n", unclosed);
        check("Name,Rating\nDahl,\"1990", unclosed);
        check("Name,\"Rating\nDahl,1990\n", &unclosed.replace("2:", "1:"));
        check("Name\nO\"Neil\n", "O\"Neil");
        check("Name\n\"Berg \"\"Bo\"\" Luca\"\nDahl", "Berg \"Bo\" Luca|Dahl");
    }

    #[test]
    fn lines_that_end_with_cr_alone_are_counted() {
        check("Name,Rating\rAna,1500\r\"Berg, Luca\",2214\r", "Ana, 1500|Berg, Luca, 2214");
        let unclosed = "3: a quotation mark is opened here and never closed (expected `\"` at its end)";
        check("Name,Rating\rAna,1500\r\"Berg, Luca,2214\rDahl,1990\r", unclosed);
    }

    #[test]
    fn lists_have_headings_or_not() {
        check("Name,Rating,Club\n\"Berg, Luca\",2214,SK Nord\nAna,,\n", "Berg, Luca, 2214, club SK Nord|Ana");
        check("\"Berg, Luca\",2214\nAna\n", "Berg, Luca, 2214|Ana");
        check("Ana,1500\nBea,12x4,zzz\n", "Ana, 1500|Bea, 12x4, zzz");
        check("Name,Club\n'=Ana,'@home\n", "=Ana, club @home");
    }

    #[test]
    fn what_spreadsheets_of_other_countries_save_is_read() {
        check("\u{feff}Name;Elo;Verein\r\nBerg, Luca;2214;SK Nord\r\n", "Berg, Luca, 2214");
        check("Last name\tFirst name\tFed\tRtg\nBerg\tLuca\tGER\t0\n\t\t\t\n", "Berg, Luca, GER");
        check("Name;Birthday\nAna;1999-02-03\n", "Ana, born 1999-02-03");
    }

    #[test]
    fn a_list_and_its_lines_have_an_end() {
        check(
            &format!("Name\n{}", "x".repeat(10_001)),
            "2: the line is too long for a player (limit 10000 bytes)",
        );
        let most = "A\n".repeat(65_535);
        assert_eq!(read(&most).unwrap().entrants.len(), 65_535);
        check(&format!("{most}A"), "65536: the list is too long (limit 65535 players)");
    }

    #[test]
    fn columns_that_an_event_does_not_keep_are_named() {
        assert_eq!(read("name,shoe,phone\nAna,42,\n").unwrap().unused, ["shoe", "phone"]);
    }

    #[test]
    fn the_first_line_that_is_no_player_is_named() {
        check(
            "name,rating\nAna,x\n",
            "2: `x` is not a decimal number (expected digits, optionally a point and more digits)",
        );
        check("name,rating\nAna,1\n,1500\n", "3: a name is missing (`, 1500`)");
    }
}
