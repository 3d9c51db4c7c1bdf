//! A round as pairing programs write it: the number of boards, then the numbers of the players of a board on each line, a 0
//! behind who has the pairing-allocated bye.

use super::results::BadLine;

/// A board, or a bye, of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedBoard {
    /// The line of the file, from 1.
    pub line: usize,
    /// The pairing numbers by seat; a single one for a bye.
    pub numbers: Vec<u32>,
}

/// Reads a list of boards.
///
/// # Errors
///
/// The first line that is no board, or another number of boards than the first line says.
pub fn read(text: &str) -> Result<Vec<ListedBoard>, BadLine> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let (mut boards, mut expected) = (Vec::new(), None);
    for (line, content) in (1..).zip(text.lines()) {
        let bad = |why: String| BadLine { line, why };
        let fields: Vec<&str> = content.split_whitespace().collect();
        let number = |field: &&str| {
            let number = field.parse::<u32>();
            number.map_err(|_| bad(format!("`{}` is not a pairing number", field.escape_debug())))
        };
        let mut numbers = fields.iter().map(number).collect::<Result<Vec<_>, _>>()?;
        match (numbers.len(), numbers.last()) {
            (0, _) => continue,
            (1, _) if boards.is_empty() && expected.is_none() => {
                expected = numbers.first().map(|count| (line, *count));
                continue;
            }
            (1, _) => {
                return Err(bad(
                    "a board of one player (expected WHITE BLACK, or PLAYER 0 for the bye)".to_owned()
                ));
            }
            (2, Some(0)) => drop(numbers.pop()),
            (_, _) => {}
        }
        boards.push(ListedBoard { line, numbers });
    }
    match expected {
        Some((line, count)) if usize::try_from(count) != Ok(boards.len()) => {
            let why = format!("{count} boards are announced, and {} are listed", boards.len());
            Err(BadLine { line, why })
        }
        Some(_) | None => Ok(boards),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let shown = match read(text) {
            Ok(boards) => {
                let board = |one: &ListedBoard| format!("{}: {:?}", one.line, one.numbers);
                boards.iter().map(board).collect::<Vec<_>>().join("|")
            }
            Err(bad) => bad.to_string(),
        };
        assert_eq!(shown, expected, "{text:?}");
    }

    #[test]
    fn boards_are_read_as_pairing_programs_write_them() {
        check("2\n1 3\n2 0\n", "2: [1, 3]|3: [2]");
        check("1 3\r\n\r\n2 4\r\n", "1: [1, 3]|3: [2, 4]");
        check("1 3\r2 4\r", "1: [1, 3]|2: [2, 4]");
        check("1\n1 2 3 4\n", "2: [1, 2, 3, 4]");
        check("2\n1 3\n", "1: 2 boards are announced, and 1 are listed");
        check("1 3\n4\n", "2: a board of one player (expected WHITE BLACK, or PLAYER 0 for the bye)");
        check("1 x\n", "1: `x` is not a pairing number");
        check("", "");
    }
}
