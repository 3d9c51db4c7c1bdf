//! The judge format of poker dice: tables of hands in, places out (section 4).

use super::SyntaxError;
use super::lines::{Line, Lines, push_line_end, quoted};
use super::numbers::push_whole;
use engine::game::dice::{Hand, places};

/// The fewest players of a game (4.2).
const FEWEST_PLAYERS: u32 = 2;

/// The most players of a game (4.2).
const MOST_PLAYERS: u32 = 10;

/// The number of dice of a hand (4.1).
const DICE: usize = 5;

/// A whole input; the names are borrowed (4.2).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DiceInput<'a> {
    /// The games in input order, each with its hands in input order.
    pub games: Vec<Vec<NamedHand<'a>>>,
}

/// A player's hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedHand<'a> {
    /// The dice in input order.
    pub hand: Hand,
    /// The name: not empty, without blanks at its ends, not necessarily unique.
    pub name: &'a str,
}

/// Reads an input (4.2).
///
/// # Errors
///
/// The first error in reading order (4.6).
pub fn parse(input: &[u8]) -> Result<DiceInput<'_>, SyntaxError> {
    let mut games = Vec::new();
    each_game(input, |hands| games.push(std::mem::take(hands)))?;
    Ok(DiceInput { games })
}

/// Writes an input in the form that [`parse`] reads.
#[must_use]
pub fn write(input: &DiceInput<'_>) -> Vec<u8> {
    let mut out = Vec::new();
    push_whole(&mut out, input.games.len() as u64);
    out.extend_from_slice(b"\n\n");
    for hands in &input.games {
        push_whole(&mut out, hands.len() as u64);
        out.push(b'\n');
        for named in hands {
            push_dice(&mut out, named.hand);
            out.extend_from_slice(b"  ");
            out.extend_from_slice(named.name.as_bytes());
            push_line_end(&mut out);
        }
    }
    out
}

/// Judges an input: the table of each game (4.3).
///
/// # Errors
///
/// The first error in reading order (4.6), without any result.
pub fn judge(input: &[u8]) -> Result<Vec<u8>, SyntaxError> {
    let mut out = Vec::with_capacity(input.len() * 2);
    let mut number = 0;
    each_game(input, |hands| {
        number += 1;
        push_table(&mut out, number, hands);
    })?;
    Ok(out)
}

/// Reads one game after the other into the same memory and passes each to `visit`.
fn each_game<'a>(input: &'a [u8], mut visit: impl FnMut(&mut Vec<NamedHand<'a>>)) -> Result<(), SyntaxError> {
    let mut lines = Lines::new(input);
    let mut hands = Vec::new();
    for _ in 0..read_n_games(&mut lines)? {
        read_hands(&mut lines, &mut hands)?;
        visit(&mut hands);
    }
    lines.finish()
}

fn read_n_games(lines: &mut Lines<'_>) -> Result<u32, SyntaxError> {
    const EXPECTED: &str = "the number of games";
    let line = lines.need(EXPECTED)?;
    let [n_games] = line.exactly(EXPECTED)?;
    line.number_within(n_games, 1..=u32::MAX, "the number of games")
}

fn read_hands<'a>(lines: &mut Lines<'a>, hands: &mut Vec<NamedHand<'a>>) -> Result<(), SyntaxError> {
    const EXPECTED: &str = "the number of players of a game";
    let line = lines.need(EXPECTED)?;
    let [n_players] = line.exactly(EXPECTED)?;
    let n_players = line.number_within(n_players, FEWEST_PLAYERS..=MOST_PLAYERS, "the number of players")?;
    hands.clear();
    for _ in 0..n_players {
        hands.push(read_hand(lines.need(HAND)?)?);
    }
    Ok(())
}

const HAND: &str = "a hand: five dice and a name";

fn read_hand(line: Line<'_>) -> Result<NamedHand<'_>, SyntaxError> {
    let mut fields = line.fields();
    let mut faces = [0; DICE];
    for face in &mut faces {
        *face = read_face(line, fields.next().unwrap_or_default())?;
    }
    let name = fields.rest();
    if name.is_empty() {
        return Err(line.error("five dice without a name", HAND));
    }
    match Hand::of_faces(faces) {
        Ok(hand) => Ok(NamedHand { hand, name }),
        Err(no_such_face) => Err(line.error(no_such_face.to_string(), HAND)),
    }
}

/// Reads a single digit (4.2); the hand checks whether a die has it.
fn read_face(line: Line<'_>, field: &str) -> Result<u8, SyntaxError> {
    match field.as_bytes() {
        [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
        _ => Err(bad_die(line, field)),
    }
}

#[cold]
fn bad_die(line: Line<'_>, field: &str) -> SyntaxError {
    let wrong = match field {
        "" => "fewer than five dice".to_owned(),
        field => format!("{} as a die", quoted(field)),
    };
    line.error(wrong, HAND)
}

/// Appends a game's table: by position, tied hands by name, equal names in input order (4.3).
fn push_table(out: &mut Vec<u8>, number: u64, named: &[NamedHand<'_>]) {
    let hands = named.iter().map(|named| named.hand).collect::<Vec<_>>();
    let mut table = places(&hands).into_iter().zip(named).collect::<Vec<_>>();
    table.sort_by_key(|&(place, named)| (place, named.name));
    out.extend_from_slice(if number == 1 { b"Game #" } else { b"\nGame #" });
    push_whole(out, number);
    out.extend_from_slice(b":\n");
    for (place, named) in table {
        out.extend_from_slice(if place < 10 { b" " } else { b"" });
        push_whole(out, place as u64);
        out.extend_from_slice(b"      ");
        push_dice(out, named.hand);
        out.extend_from_slice(b"   ");
        out.extend_from_slice(named.name.as_bytes());
        out.push(b'\n');
    }
}

fn push_dice(out: &mut Vec<u8>, hand: Hand) {
    let [first, second, third, fourth, fifth] = hand.dice().map(|die| b'0' + die.face());
    out.extend_from_slice(&[first, b' ', second, b' ', third, b' ', fourth, b' ', fifth]);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Judges an input; returns the result, or the line of the error and its description.
    #[track_caller]
    fn check(input: &str, expected: &str) {
        let shown = match judge(input.as_bytes()) {
            Ok(output) => String::from_utf8(output).expect("UTF-8"),
            Err(error) => format!("{}: {}", error.line, error.wrong),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn s4_3_the_layout_of_a_table() {
        check(
            "2\n\n3\n3 5 1 1 2  John Doe\n3 2 2 2 3  Michelle Midlen\n2 2 3 3 2  Jane Roe\n\
             2\n1 2 3 4 5 a\n6 6 6 6 6  7 of Nine\n",
            concat!(
                "Game #1:\n",
                " 1      2 2 3 3 2   Jane Roe\n",
                " 1      3 2 2 2 3   Michelle Midlen\n",
                " 3      3 5 1 1 2   John Doe\n",
                "\n",
                "Game #2:\n",
                " 1      6 6 6 6 6   7 of Nine\n",
                " 2      1 2 3 4 5   a\n",
            ),
        );
    }

    #[test]
    fn s4_3_ten_players_fill_two_columns() {
        let hands = (0..9).map(|number| format!("1 1 1 1 1 p{number}")).collect::<Vec<_>>().join("\n");
        let output = judge(format!("1\n10\n{hands}\n2 3 4 5 6 last").as_bytes()).expect("a valid input");
        let output = String::from_utf8(output).expect("UTF-8");
        assert!(output.ends_with("\n 1      1 1 1 1 1   p8\n10      2 3 4 5 6   last\n"), "{output}");
    }

    #[test]
    fn s4_3_tied_hands_are_in_order_of_names_then_of_input() {
        check(
            "1\n6\n2 2 2 2 2 Åsa\n2 2 2 2 2 bob\n2 2 2 2 2 Zoe\n3 4 5 6 2 x\n2 2 2 2 2 Zo\n6 5 4 3 2 x\n",
            concat!(
                "Game #1:\n",
                " 1      2 2 2 2 2   Zo\n",
                " 1      2 2 2 2 2   Zoe\n",
                " 1      2 2 2 2 2   bob\n",
                " 1      2 2 2 2 2   Åsa\n",
                " 5      3 4 5 6 2   x\n",
                " 5      6 5 4 3 2   x\n",
            ),
        );
    }

    #[test]
    fn s4_2_the_name_is_the_trimmed_rest_of_the_line() {
        check(
            "1\n2\n \t6\t6 6 6  6 \t 6 a \t b\u{a0} \t\r\n5 5 5 5 5\t\u{a0}\n",
            "Game #1:\n 1      6 6 6 6 6   6 a \t b\u{a0}\n 2      5 5 5 5 5   \u{a0}\n",
        );
    }

    /// Checks that a game of two players with one changed line has an error in that line.
    #[track_caller]
    fn check_line(line: usize, changed: &str, wrong: &str) {
        let mut lines = ["1", "", "2", "1 2 3 4 5 a", "1 2 3 4 5 b"];
        lines[line - 1] = changed;
        check(&lines.join("\n"), &format!("{line}: {wrong}"));
    }

    #[test]
    fn s4_6_counts_have_limits() {
        for count in ["0", "x", "-1", "1.0", "1000000000"] {
            check_line(1, count, &format!("`{count}` as the number of games"));
        }
        check_line(1, "1 2", "2 fields");
        for count in ["0", "1", "11", "two"] {
            check_line(3, count, &format!("`{count}` as the number of players"));
        }
        check_line(3, "2 x", "2 fields");
        check("002\n02\n1 1 1 1 1 a\n1 1 1 1 1 b\n010", "6: the input ends too early");
    }

    #[test]
    fn s4_6_hands_have_a_form() {
        check_line(4, "1 2 3 4 7 a", "7 is not on a die (a die shows 1 to 6)");
        check_line(4, "1 2 0 4 5 a", "0 is not on a die (a die shows 1 to 6)");
        check_line(4, "1 2 x 4 5 a", "`x` as a die");
        check_line(4, "1 2 3 45 a", "`45` as a die");
        check_line(4, "1 2 3 4 a", "`a` as a die");
        check_line(4, "01 2 3 4 5 a", "`01` as a die");
        check_line(5, "1 2 3 4 \u{661} b", "`\u{661}` as a die");
        check_line(5, "1 2 3 4", "fewer than five dice");
        check_line(5, "1 2 3 4 5 \t", "five dice without a name");
    }

    #[test]
    fn s4_6_the_next_games_count_is_read_as_a_missing_hand() {
        check("2\n3\n1 1 1 1 1 a\n1 1 1 1 1 b\n2\n1 1 1 1 1 c\n1 1 1 1 1 d\n", "5: fewer than five dice");
    }

    #[test]
    fn s0_2_too_little_and_too_much() {
        check("", "1: the input ends too early");
        check("1\n\n", "3: the input ends too early");
        check("999999999\n2\n1 2 3 4 5 a\n1 2 3 4 5 b", "5: the input ends too early");
        check("1\n2\n1 2 3 4 5 a\n1 2 3 4 5 b\n\nc", "6: `c` after the last line that was due");
    }

    #[test]
    fn a_parsed_input_is_written_unchanged() {
        let input = "1\n\n2\n6 6 6 6 6  7 of  Nine\n1 2 3 4 5  a\r\r\n";
        let parsed = parse(input.as_bytes()).expect("a valid input");
        assert_eq!((parsed.games[0][0].name, parsed.games[0][1].name), ("7 of  Nine", "a\r"));
        assert_eq!(String::from_utf8(write(&parsed)).expect("UTF-8"), input);
    }
}
