//! Board lists as pairing programs write them: the number of boards, then one board per line with the
//! numbers of its players. A 0
//! after a number marks the pairing-allocated bye. Only this program writes the other byes, as a
//! word: `7 half`.

use super::bye_input;
use super::results::BadLine;
use engine::action::ByeKind;
use engine::words;

/// A board or a bye of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedBoard {
    /// The line of the file, from 1.
    pub line: usize,
    /// The pairing numbers by seat; a bye has only one.
    pub numbers: Vec<u32>,
    /// The bye, if the line has a single player.
    pub bye: Option<ByeKind>,
}

/// Reads a list of boards.
///
/// # Errors
///
/// The first line that is not a board, or a number of boards that differs from the first line.
pub fn read(text: &str) -> Result<Vec<ListedBoard>, BadLine> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let (mut boards, mut expected) = (Vec::new(), None);
    for (line, content) in (1..).zip(text.lines()) {
        let bad = |why: String| BadLine { line, why };
        let mut fields: Vec<&str> = content.split_whitespace().collect();
        let named = match fields[..] {
            [_, word] => bye_input::kind(word).filter(|_| word.starts_with(char::is_alphabetic)),
            _ => None,
        };
        if named.is_some() {
            fields.pop();
        }
        let number = |field: &&str| {
            let number = field.parse::<u32>();
            number.map_err(|_| bad(format!("`{}` is not a pairing number", field.escape_debug())))
        };
        let mut numbers = fields.iter().map(number).collect::<Result<Vec<_>, _>>()?;
        let mut bye = named;
        match (numbers.len(), numbers.last()) {
            (0, _) => continue,
            (1, _) if named.is_some() => {}
            (1, _) if boards.is_empty() && expected.is_none() => {
                expected = numbers.first().map(|count| (line, *count));
                continue;
            }
            (1, _) => {
                return Err(bad(
                    "a board of one player (expected WHITE BLACK, PLAYER 0 for the pairing-allocated bye, or PLAYER \
                     half, zero or full)"
                        .to_owned(),
                ));
            }
            (2, Some(0)) => {
                numbers.pop();
                bye = Some(ByeKind::PairingAllocated);
            }
            (_, _) => {}
        }
        boards.push(ListedBoard { line, numbers, bye });
    }
    match expected {
        Some((line, count)) if usize::try_from(count) != Ok(boards.len()) => {
            let announced = usize::try_from(count).unwrap_or(usize::MAX);
            let announced = words::count_of(announced, "board is announced", "boards are announced");
            let why = format!("{announced}, {}", words::count_of(boards.len(), "is listed", "are listed"));
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
                let bye =
                    |one: &ListedBoard| one.bye.map_or_else(String::new, |bye| format!(" {}", bye.letter()));
                let board = |one: &ListedBoard| format!("{}: {:?}{}", one.line, one.numbers, bye(one));
                boards.iter().map(board).collect::<Vec<_>>().join("|")
            }
            Err(bad) => bad.to_string(),
        };
        assert_eq!(shown, expected, "{text:?}");
    }

    #[test]
    fn boards_of_pairing_programs_are_read() {
        check("2\n1 3\n2 0\n", "2: [1, 3]|3: [2] U");
        check("1 3\n2 half\n4 zero\n5 full\n", "1: [1, 3]|2: [2] H|3: [4] Z|4: [5] F");
        check("1 3\r\n\r\n2 4\r\n", "1: [1, 3]|3: [2, 4]");
        check("1 3\r2 4\r", "1: [1, 3]|2: [2, 4]");
        check("1\n1 2 3 4\n", "2: [1, 2, 3, 4]");
        check("2\n1 3\n", "1: 2 boards are announced, 1 is listed");
        check("1\n1 3\n2 4\n", "1: 1 board is announced, 2 are listed");
        let alone = "a board of one player (expected WHITE BLACK, PLAYER 0 for the pairing-allocated bye, or PLAYER half, zero or full)";
        check("1 3\n4\n", &format!("2: {alone}"));
        check("1 3\n4 none\n", "2: `none` is not a pairing number");
        check("1 x\n", "1: `x` is not a pairing number");
        check("", "");
    }
}
