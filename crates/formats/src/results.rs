//! A file of results: `round,board,result` as CSV, with or without a heading, or one result per line:
//! `3 17 1-0`.
//!
//! The columns `white` and `black` name the players, so that a file of another event is noticed. The
//! meaning of a result depends on the game; here it is still text.

use crate::decoding::{decode, is_spreadsheet};
use crate::player_list::{reaches_the_end_in_quotes, too_long_a_line};
use engine::id::{BoardNo, RoundNo};

/// A line with a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultLine {
    /// The line of the file, from 1.
    pub line: usize,
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The result, in one field or more.
    pub result: Vec<String>,
    /// The names of White and Black if the file has them; otherwise empty.
    pub players: [String; 2],
}

/// A line that is refused, and the reason.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}: {why}")]
pub struct BadLine {
    /// The line of the file, from 1.
    pub line: usize,
    /// The fault.
    pub why: String,
}

/// The content of a file of results.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ResultFile {
    /// The results in the order of the file.
    pub results: Vec<ResultLine>,
    /// The lines that are not results.
    pub bad: Vec<BadLine>,
}

/// The separators that spreadsheets write.
const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// The most lines of one result: the hands of a table of Tractor have 28.
const MOST_LINES: usize = 60;

/// The most results of a file: 9,999 players have fewer in 99 rounds.
const MOST_RESULTS: usize = 500_000;

/// The most refused lines that are named; a file with more is not a file of results.
const MOST_BAD: usize = 100;

/// The number of columns that a file must have.
const WANTED: usize = 3;

/// The optional columns with the players.
const NAMES: [&str; 2] = ["white", "black"];

/// The headings of the columns, each with the names that other programs use.
const HEADINGS: [(&str, &[&str]); WANTED] = [
    ("round", &["round", "rd", "rd."]),
    ("board", &["board", "bd", "bd.", "bo.", "table"]),
    ("result", &["result", "res", "res."]),
];

/// Returns the text of a file that was typed or saved from a spreadsheet, in any encoding, as for
/// lists of players; `None` if it is not text.
#[must_use]
pub fn text_of(bytes: &[u8]) -> Option<String> {
    let decoded = decode(bytes, None);
    let is_text = !decoded.is_damaged && !decoded.text.contains('\0') && !is_spreadsheet(bytes);
    is_text.then_some(decoded.text)
}

/// Reads a file of results. Blank lines and lines that begin with `#` are ignored.
#[must_use]
pub fn read(text: &str) -> ResultFile {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // Lines are counted by LF, so other line ends are replaced first.
    let text = &*text.replace("\r\n", "\n").replace('\r', "\n");
    if let Some(line) = too_long_a_line(text) {
        let why = "the line is too long for a result (limit 10000 bytes)".to_owned();
        return ResultFile { bad: vec![BadLine { line, why }], ..ResultFile::default() };
    }
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let first_end =
        lines().next().and_then(|line| line.chars().find(|c| c.is_whitespace() || SEPARATORS.contains(c)));
    match first_end.filter(|end| SEPARATORS.contains(end)) {
        Some(separator) => separated(text, separator),
        None => plain(text),
    }
}

/// Reads one result per line: round and board, the rest of the line is the result.
fn plain(text: &str) -> ResultFile {
    let mut file = ResultFile::default();
    for (line, content) in (1..).zip(text.lines()) {
        let content = content.trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if file.ends_at(line) {
            break;
        }
        let mut fields = content.split_whitespace();
        let (round, board) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
        let result = fields.collect::<Vec<_>>().join(" ");
        file.take(line, round, board, vec![result], Default::default());
    }
    file
}

fn separated(text: &str, separator: char) -> ResultFile {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .comment(Some(b'#'))
        .delimiter(u8::try_from(separator).unwrap_or(b','))
        .from_reader(text.as_bytes());
    let mut file = ResultFile::default();
    let mut columns: Option<Columns> = None;
    for (at, record) in reader.records().enumerate() {
        if file.ends_at(at + 1) {
            break;
        }
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                let line = error.position().map_or(0, csv::Position::line);
                file.refuse(usize::try_from(line).unwrap_or(0), error.to_string());
                continue;
            }
        };
        let line = record.position().and_then(|place| usize::try_from(place.line()).ok()).unwrap_or(at + 1);
        let from = record.position().and_then(|place| usize::try_from(place.byte()).ok()).unwrap_or(0);
        let rest = text.get(from..).unwrap_or_default().trim_start_matches('\n');
        // An unclosed quotation mark would swallow the rest of the file, or everything up to the next mark,
        // into one result.
        let is_open = reaches_the_end_in_quotes(rest, u8::try_from(separator).unwrap_or(b','));
        if is_open || record.iter().any(|field| MOST_LINES < field.lines().count()) {
            file.refuse(
                line,
                "a quotation mark is opened here and not closed (expected `\"` at its end)".to_owned(),
            );
            return file;
        }
        if record.iter().all(str::is_empty) {
            continue;
        }
        let field = |at: usize| record.get(at).unwrap_or_default();
        let is_heading = at == 0 && !field(0).starts_with(|c: char| c.is_ascii_digit());
        if is_heading {
            match headings(&record) {
                Ok(found) => columns = Some(found),
                Err(why) => {
                    file.refuse(line, why.to_string());
                    return file;
                }
            }
            continue;
        }
        if let Some(Columns { wanted: [round, board, result], names }) = columns {
            let names = names.map(|at| at.map_or_else(String::new, |at| field(at).to_owned()));
            file.take(line, field(round), field(board), vec![field(result).to_owned()], names);
        } else {
            // All the following fields belong to the result, for instance a hand per column.
            let result = record.iter().skip(2).filter(|field| !field.is_empty()).map(str::to_owned).collect();
            file.take(line, field(0), field(1), result, Default::default());
        }
    }
    file
}

/// The reason why a line of a file of results is not read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum BadField {
    /// The first line names columns, and one is missing.
    #[error("no column is called `{0}` (expected round, board, result)")]
    NoColumn(&'static str),
    /// A number is expected: of what, and the text instead.
    #[error("`{}` is not a {what} (expected round, board, result: 3 17 1-0)", .text.escape_debug())]
    NoNumber { what: &'static str, text: String },
}

/// The columns of a file.
struct Columns {
    /// Round, board and result.
    wanted: [usize; WANTED],
    /// White and Black.
    names: [Option<usize>; 2],
}

/// Finds the columns.
fn headings(record: &csv::StringRecord) -> Result<Columns, BadField> {
    let mut found = [0; WANTED];
    for (place, (name, words)) in found.iter_mut().zip(HEADINGS) {
        let is_it = |field: &str| words.contains(&&*field.to_lowercase());
        *place = record.iter().position(is_it).ok_or(BadField::NoColumn(name))?;
    }
    let names = NAMES.map(|name| record.iter().position(|field| field.to_lowercase() == name));
    Ok(Columns { wanted: found, names })
}

impl ResultFile {
    fn refuse(&mut self, line: usize, why: String) {
        self.bad.push(BadLine { line, why });
    }

    /// Returns true if reading stops at this line: too many bad lines before it, or too many results.
    fn ends_at(&mut self, line: usize) -> bool {
        if MOST_BAD <= self.bad.len() {
            self.refuse(
                line,
                format!("{MOST_BAD} lines before it could not be read as results: the rest is not read"),
            );
        } else if MOST_RESULTS <= self.results.len() {
            self.refuse(
                line,
                format!("more than {MOST_RESULTS} results are before it: the rest is not read"),
            );
        } else {
            return false;
        }
        true
    }

    fn take(&mut self, line: usize, round: &str, board: &str, result: Vec<String>, players: [String; 2]) {
        match (number("round", round), number("board", board)) {
            (Ok(round), Ok(board)) if result.iter().any(|part| !part.is_empty()) => {
                let (round, board) = (RoundNo(round), BoardNo(board));
                self.results.push(ResultLine { line, round, board, result, players });
            }
            (Ok(round), Ok(board)) => {
                self.refuse(line, format!("the result of board {board} of round {round} is missing"));
            }
            (Err(why), _) | (_, Err(why)) => self.refuse(line, why.to_string()),
        }
    }
}

fn number(what: &'static str, text: &str) -> Result<u16, BadField> {
    let number = text.parse().ok().filter(|number| 0 < *number);
    number.ok_or_else(|| BadField::NoNumber { what, text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let ResultFile { results, bad } = read(text);
        let result =
            |one: &ResultLine| format!("{}: {} {} {}", one.line, one.round, one.board, one.result.join("+"));
        let shown: Vec<String> =
            results.iter().map(result).chain(bad.iter().map(|one| format!("bad {one}"))).collect();
        assert_eq!(shown.join("|"), expected, "{text:?}");
    }

    #[test]
    fn lines_and_columns_are_read() {
        check("3 17 1-0\n\n# late\n3  18   1 20 15\n", "1: 3 17 1-0|4: 3 18 1 20 15");
        check("3,17,1-0\n3,18,=\n", "1: 3 17 1-0|2: 3 18 =");
        check("\u{feff}Round;Board;Result\r\n3;17;½-½\r\n", "2: 3 17 ½-½");
        check("3 17 1-0\r3 18 =\r", "1: 3 17 1-0|2: 3 18 =");
        check("board,result,who,round\n17,1,me,3\n", "2: 3 17 1");
        check("1,2,11166,55552,\n", "1: 1 2 11166+55552");
        check("1\t2\t\"H 2\nSA S2\"\n1\t3\tx\n", "1: 1 2 H 2\nSA S2|3: 1 3 x");
        check("", "");
    }

    #[test]
    fn an_unclosed_quotation_mark_swallows_no_results() {
        let told = "bad 2: a quotation mark is opened here and not closed (expected `\"` at its end)";
        check("1,1,1-0\n1,2,\"1-0\n1,3,1-0\n", &format!("1: 1 1 1-0|{told}"));
        let between = "1,3,1-0\n".repeat(70);
        check(&format!("1,1,1-0\n1,2,\"1-0\n{between}1,4,1-0\"\n"), &format!("1: 1 1 1-0|{told}"));
    }

    #[test]
    fn a_huge_wrong_file_is_refused_within_bounds() {
        let long = "bad 2: the line is too long for a result (limit 10000 bytes)";
        check(&format!("1,1,1-0\n{}", ",".repeat(10_001)), long);
        check(&format!("1 1 1-0\n{}", "x".repeat(10_001)), long);
        for line in ["A\n", "A,B,C\n"] {
            let file = read(&format!(
                "1{}1{}1-0\n{}",
                &line[1..2].replace('\n', " "),
                &line[1..2].replace('\n', " "),
                line.repeat(1_000)
            ));
            assert_eq!((file.results.len(), file.bad.len()), (1, 101), "{line}");
            assert_eq!(
                file.bad[100].to_string(),
                "102: 100 lines before it could not be read as results: the rest is not read"
            );
        }
    }

    #[test]
    fn a_file_is_read_in_any_encoding() {
        let text = "Round;Board;Result\r\n3;17;½-½\r\n";
        let wide = |mark: &str| -> Vec<u8> {
            format!("{mark}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
        };
        let latin = text.replace('½', "\u{1}").into_bytes();
        let latin: Vec<u8> = latin.into_iter().map(|byte| if byte == 1 { 0xbd } else { byte }).collect();
        for bytes in [
            text.as_bytes().to_vec(),
            format!("\u{feff}{text}").into_bytes(),
            wide("\u{feff}"),
            wide(""),
            latin,
        ] {
            assert_eq!(text_of(&bytes).map(|text| read(&text).results.len()), Some(1), "{bytes:?}");
            assert_eq!(text_of(&bytes).as_deref(), Some(text));
        }
        assert_eq!(text_of(b"PK\x03\x04"), None);
        assert_eq!(text_of(b"1 1 1\0"), None);
    }

    #[test]
    fn every_wrong_line_is_named() {
        let expected = "(expected round, board, result: 3 17 1-0)";
        check(
            "x 1 1\n1 0 1\n1 2\n1 2 =\n70000 1 1\n",
            &format!(
                "4: 1 2 =|bad 1: `x` is not a round {expected}|bad 2: `0` is not a board {expected}|\
                 bad 3: the result of board 2 of round 1 is missing|bad 5: `70000` is not a round {expected}"
            ),
        );
        check("round,result\n1,1\n", "bad 1: no column is called `board` (expected round, board, result)");
    }
}
