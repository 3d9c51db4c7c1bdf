//! The judge format of the Swiss ranking: names and rounds are read, the final ranking is written
//! (section 5).
//!
//! In this format blank lines are separators: between the names and the first round, and between
//! rounds.

use hashbrown::HashMap;

use super::lines::{BYTE_ORDER_MARK, Line, Lines, push_line_end, quoted};
use super::numbers::{push_decimal, push_whole};
use super::{MOST_PLAYERS, SyntaxError};
use engine::id::PlayerId;
use engine::number::Points;
use engine::ranking::resistance::{Placed, ScoredGame, criteria, order};
use engine::scoring::GameScore;

/// A whole input; the names are borrowed (5.1).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SwissInput<'a> {
    /// The names, distinct and without blanks; player 1 is the first.
    pub names: Vec<&'a str>,
    /// The games of each round; no round is empty.
    pub rounds: Vec<Vec<ScoredGame>>,
}

/// Reads an input (5.1).
///
/// # Errors
///
/// The first error in reading order (5.7).
pub fn parse(input: &[u8]) -> Result<SwissInput<'_>, SyntaxError> {
    let mut lines = Lines::new(input);
    let mut players = read_names(&mut lines)?;
    let mut rounds = Vec::new();
    while let Some(first) = lines.next_record()? {
        rounds.push(read_round(&mut lines, first, &mut players)?);
    }
    Ok(SwissInput { names: players.names, rounds })
}

/// Writes an input in the form that [`parse`] reads. A round without games cannot be written and is
/// left out; a name that looks like a byte-order mark is never in the first line.
#[must_use]
pub fn write(input: &SwissInput<'_>) -> Vec<u8> {
    let mut out = Vec::new();
    if input.names.first().is_some_and(|name| name.as_bytes().starts_with(BYTE_ORDER_MARK)) {
        out.push(b'\n');
    }
    for name in &input.names {
        out.extend_from_slice(name.as_bytes());
        push_line_end(&mut out);
    }
    for games in input.rounds.iter().filter(|games| !games.is_empty()) {
        out.push(b'\n');
        for game in games {
            push_game(&mut out, *game, &input.names);
        }
    }
    out
}

/// Judges an input: the final ranking (5.4).
///
/// # Errors
///
/// The first error in reading order (5.7), without any result.
pub fn judge(input: &[u8]) -> Result<Vec<u8>, SyntaxError> {
    let SwissInput { names, rounds } = parse(input)?;
    let mut out = Vec::with_capacity(names.iter().map(|name| name.len() + ROOM_FOR_NUMBERS).sum());
    for placed in order(&criteria(names.len(), rounds.iter().flatten())) {
        push_placed(&mut out, &placed, &names);
    }
    Ok(out)
}

/// Judges an input: the final ranking as the list of `player_result` that the document of the system
/// prints, with all its digits.
///
/// # Errors
///
/// The same as [`judge`].
pub fn judge_as_player_results(input: &[u8]) -> Result<Vec<u8>, SyntaxError> {
    let SwissInput { names, rounds } = parse(input)?;
    let literals: Vec<String> = names.iter().map(|name| literal(name)).collect();
    let width = literals.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 1;
    let mut out = b"[".to_vec();
    for (at, placed) in order(&criteria(names.len(), rounds.iter().flatten())).iter().enumerate() {
        if 0 < at {
            out.extend_from_slice(b",\n ");
        }
        let name = literals.get(placed.player.index()).map_or("''", String::as_str);
        // The points of all players are aligned.
        out.extend_from_slice(
            format!("player_result(name={:<width$} points=", format!("{name},")).as_bytes(),
        );
        push_points(&mut out, placed.criteria.points, 1);
        out.extend_from_slice(b", resistance_points=");
        push_points(&mut out, placed.criteria.resistance, 1);
        out.extend_from_slice(b", sonnenborn_berger=");
        push_points(&mut out, placed.criteria.sonneborn_berger, 2);
        out.extend_from_slice(b", black=");
        push_whole(&mut out, placed.criteria.blacks);
        out.push(b')');
    }
    out.extend_from_slice(b"]\n");
    Ok(out)
}

/// Writes a name as a literal of the document's language.
fn literal(name: &str) -> String {
    let quote = if name.contains('\'') && !name.contains('"') { '"' } else { '\'' };
    let mut out = String::from(quote);
    for c in name.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            c if c == quote => out.extend(['\\', c]),
            c if c.is_control() => out.extend(format!("\\x{:02x}", u32::from(c)).chars()),
            c => out.push(c),
        }
    }
    out.push(quote);
    out
}

/// The usual size of the numbers of an output line, in bytes.
const ROOM_FOR_NUMBERS: usize = 32;

/// The players while an input is read.
#[derive(Debug, Default)]
struct Players<'a> {
    names: Vec<&'a str>,
    ids: HashMap<&'a str, PlayerId>,
    /// The round of each player's last game, from 1; 0 without a game.
    last_round: Vec<usize>,
    /// The number of the round being read.
    round: usize,
}

impl<'a> Players<'a> {
    fn find(&self, name: &str) -> Option<PlayerId> {
        self.ids.get(name).copied()
    }

    fn add(&mut self, line: Line<'a>, name: &'a str) -> Result<(), SyntaxError> {
        if self.find(name).is_some() {
            return Err(line.error(format!("{} a second time", quoted(name)), "each name once"));
        }
        let place = u32::try_from(self.names.len()).ok().filter(|_| self.names.len() < MOST_PLAYERS);
        let Some(place) = place else {
            return Err(line.error("too many names", format!("at most {MOST_PLAYERS}")));
        };
        self.ids.insert(name, PlayerId(place + 1));
        self.names.push(name);
        self.last_round.push(0);
        Ok(())
    }

    /// Finds a player of a game in the round being read, and records the game (5.1).
    fn seat(&mut self, line: Line<'_>, name: &str) -> Result<PlayerId, SyntaxError> {
        let Some(player) = self.find(name) else {
            return Err(line.error(format!("{} plays but is not listed", quoted(name)), "a listed name"));
        };
        match self.last_round.get_mut(player.index()) {
            Some(last) if *last != self.round => *last = self.round,
            _ => return Err(plays_twice(line, name)),
        }
        Ok(player)
    }
}

#[cold]
fn plays_twice(line: Line<'_>, name: &str) -> SyntaxError {
    let expected = "one game a player and round, and a blank line between rounds";
    line.error(format!("{} plays twice in this round", quoted(name)), expected)
}

const NAME: &str = "a name, without blanks";

fn read_names<'a>(lines: &mut Lines<'a>) -> Result<Players<'a>, SyntaxError> {
    let mut players = Players::default();
    let mut next = Some(lines.need("a name")?);
    while let Some(line) = next.filter(|line| !line.is_blank()) {
        let [name] = line.exactly(NAME)?;
        players.add(line, name)?;
        next = lines.next_line()?;
    }
    Ok(players)
}

fn read_round<'a>(
    lines: &mut Lines<'a>,
    first: Line<'a>,
    players: &mut Players<'_>,
) -> Result<Vec<ScoredGame>, SyntaxError> {
    let mut games = Vec::new();
    let mut next = Some(first);
    players.round += 1;
    while let Some(line) = next.filter(|line| !line.is_blank()) {
        games.push(read_game(line, players)?);
        next = lines.next_line()?;
    }
    Ok(games)
}

fn read_game(line: Line<'_>, players: &mut Players<'_>) -> Result<ScoredGame, SyntaxError> {
    let [white, black, white_points, black_points] =
        line.exactly("a game: white black and the points of both")?;
    if white == black {
        return Err(line.error(format!("{} plays against itself", quoted(white)), "two players"));
    }
    let white = players.seat(line, white)?;
    let black = players.seat(line, black)?;
    let score = match (white_points, black_points) {
        ("1" | "1.0", "0" | "0.0") => GameScore::Win,
        ("0.5", "0.5") => GameScore::Draw,
        ("0" | "0.0", "1" | "1.0") => GameScore::Loss,
        (white, black) => return Err(bad_points(line, white, black)),
    };
    Ok(ScoredGame { white, black, score })
}

#[cold]
fn bad_points(line: Line<'_>, white: &str, black: &str) -> SyntaxError {
    line.error(format!("{} and {} as points", quoted(white), quoted(black)), "1 0, 0 1 or 0.5 0.5")
}

/// Appends `rank name pt rp SB b` (5.4).
fn push_placed(out: &mut Vec<u8>, placed: &Placed, names: &[&str]) {
    push_whole(out, placed.rank as u64);
    out.push(b' ');
    push_name(out, placed.player, names);
    push_points(out, placed.criteria.points, 1);
    out.push(b' ');
    push_points(out, placed.criteria.resistance, 1);
    out.push(b' ');
    push_points(out, placed.criteria.sonneborn_berger, 2);
    out.push(b' ');
    push_whole(out, placed.criteria.blacks);
    out.push(b'\n');
}

/// Appends points with at least `least` decimals.
fn push_points(out: &mut Vec<u8>, points: Points, least: usize) {
    push_decimal(out, points.units(), Points::PLACES, least);
}

fn push_game(out: &mut Vec<u8>, game: ScoredGame, names: &[&str]) {
    push_name(out, game.white, names);
    push_name(out, game.black, names);
    out.extend_from_slice(match game.score {
        GameScore::Win => b"1 0\n",
        GameScore::Draw => b"0.5 0.5\n",
        GameScore::Loss => b"0 1\n",
    });
}

/// Appends a player's name and a space.
fn push_name(out: &mut Vec<u8>, player: PlayerId, names: &[&str]) {
    if let Some(name) = names.get(player.index()) {
        out.extend_from_slice(name.as_bytes());
    }
    out.push(b' ');
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The list of the document, digit for digit.
    #[test]
    fn the_ranking_is_in_the_documents_form() {
        let input = "Anna\nBob\nCharlotte\nDaniel\nErik\nFemke\n\nAnna Femke 1 0\nBob Erik 0 1\n\
                     Charlotte Daniel 0.5 0.5\n\nErik Anna 1 0\nFemke Charlotte 0.5 0.5\nDaniel Bob 1 0\n\n\
                     Daniel Erik 0.5 0.5\nCharlotte Anna 1 0\nBob Femke 1 0\n";
        let expected = "\
[player_result(name='Erik',      points=2.5, resistance_points=4.0, sonnenborn_berger=3.00, black=2),
 player_result(name='Daniel',    points=2.0, resistance_points=5.5, sonnenborn_berger=3.25, black=1),
 player_result(name='Charlotte', points=2.0, resistance_points=3.5, sonnenborn_berger=2.25, black=1),
 player_result(name='Anna',      points=1.0, resistance_points=5.0, sonnenborn_berger=0.50, black=2),
 player_result(name='Bob',       points=1.0, resistance_points=5.0, sonnenborn_berger=0.50, black=1),
 player_result(name='Femke',     points=0.5, resistance_points=4.0, sonnenborn_berger=1.00, black=2)]
";
        let written = judge_as_player_results(input.as_bytes()).unwrap();
        assert_eq!(String::from_utf8(written).unwrap(), expected);
        assert_eq!([literal("O'Hara"), literal("a\\b")], ["\"O'Hara\"", "'a\\\\b'"]);
        assert!(judge_as_player_results(b"").is_err());
    }

    /// Judges an input; returns the result, or the line of the error and its description.
    #[track_caller]
    fn check(input: &str, expected: &str) {
        let shown = match judge(input.as_bytes()) {
            Ok(output) => String::from_utf8(output).expect("UTF-8"),
            Err(error) => format!("{}: {}", error.line, error.wrong),
        };
        assert_eq!(shown, expected);
    }

    const SAMPLE: &str = "Anna\nBob\nCharlotte\nDaniel\nErik\nFemke\n\n\
        Anna Femke 1 0\nBob Erik 0 1\nCharlotte Daniel 0.5 0.5\n\n\
        Erik Anna 1 0\nFemke Charlotte 0.5 0.5\nDaniel Bob 1 0\n\n\
        Daniel Erik 0.5 0.5\nCharlotte Anna 1 0\nBob Femke 1 0\n";

    #[test]
    fn s5_5_the_worked_example() {
        check(
            SAMPLE,
            "1 Erik 2.5 4.0 3.00 2\n2 Daniel 2.0 5.5 3.25 1\n3 Charlotte 2.0 3.5 2.25 1\n\
             4 Anna 1.0 5.0 0.50 2\n5 Bob 1.0 5.0 0.50 1\n6 Femke 0.5 4.0 1.00 2\n",
        );
    }

    #[test]
    fn s5_1_rounds_may_be_missing_and_blank_lines_occur() {
        check("\n \nb\na\n\n", "1 b 0.0 0.0 0.00 0\n1 a 0.0 0.0 0.00 0\n");
        check("\na\nb\n\t\n\na b 1.0 0\n\n \n\nb a 0.0 1.0\n\n", "1 a 2.0 0.0 0.00 1\n2 b 0.0 4.0 0.00 1\n");
    }

    #[test]
    fn s5_6_names_are_compared_by_bytes_and_have_any_form() {
        check(
            "Daniël\nDanie\u{308}l\nDaniel\n0.5\n-\n\n0.5 - 0.5 0.5\nDaniël Danie\u{308}l 0 1\n",
            "1 Danie\u{308}l 1.0 0.0 0.00 1\n2 - 0.5 0.5 0.25 1\n3 0.5 0.5 0.5 0.25 0\n\
             4 Daniël 0.0 1.0 0.00 0\n5 Daniel 0.0 0.0 0.00 0\n",
        );
        check("Daniël\nBob\n\nDaniel Bob 1 0", "4: `Daniel` plays but is not listed");
    }

    /// Checks that a tournament of two rounds with one changed line has an error in that line.
    #[track_caller]
    fn check_line(line: usize, changed: &str, wrong: &str) {
        let mut lines = ["Ann", "Bob", "Eve", "", "Ann Bob 1 0", "", "Bob Ann 0.5 0.5"];
        lines[line - 1] = changed;
        check(&lines.join("\n"), &format!("{line}: {wrong}"));
    }

    #[test]
    fn s5_7_names_are_single_and_distinct() {
        check_line(2, "Bob B", "2 fields");
        check_line(3, "Ann", "`Ann` a second time");
        check_line(4, "Ann Bob 1 0", "4 fields");
    }

    #[test]
    fn s5_7_games_have_a_form() {
        check_line(5, "Ann Bob 1", "3 fields");
        check_line(5, "Ann Bob 1 0 0", "5 fields");
        check_line(5, "Ann bob 1 0", "`bob` plays but is not listed");
        check_line(5, "Ann bye 1 0", "`bye` plays but is not listed");
        check_line(5, "- Ann 0 1", "`-` plays but is not listed");
        check_line(7, "Ann Ann 1 0", "`Ann` plays against itself");
    }

    #[test]
    fn s5_7_only_three_point_pairs_exist() {
        let pairs = [
            "1 1", "0 0", "2 0", "0,5 0,5", "0.5 0", "1 0.5", "0.50 0.5", "01 0", "1.00 0", ".5 .5", "+1 0",
            "½ ½",
        ];
        for pair in pairs {
            let (white, black) = pair.split_once(' ').expect("two numbers");
            check_line(5, &format!("Ann Bob {pair}"), &format!("`{white}` and `{black}` as points"));
        }
    }

    #[test]
    fn s5_1_a_player_has_at_most_one_game_in_a_round() {
        check_line(6, "Eve Bob 1 0", "`Bob` plays twice in this round");
        check_line(6, "Bob Eve 1 0", "`Bob` plays twice in this round");
        check("Ann\nBob\n\nAnn Bob 1 0\nBob Ann 1 0", "5: `Bob` plays twice in this round");
    }

    #[test]
    fn s0_2_an_input_without_names_ends_too_early() {
        check("", "1: the input ends too early");
        check("\n\n \n", "4: the input ends too early");
    }

    #[test]
    fn a_parsed_input_is_written_unchanged() {
        let parsed = parse(SAMPLE.as_bytes()).expect("a valid input");
        assert_eq!((parsed.names[0], parsed.rounds.len()), ("Anna", 3));
        assert_eq!(String::from_utf8(write(&parsed)).expect("UTF-8"), SAMPLE);
        let odd = "\n\u{feff}Ann\nBob\r\r\n\nBob\r \u{feff}Ann 0 1\n";
        let parsed = parse(odd.as_bytes()).expect("a valid input");
        assert_eq!(parsed.names, ["\u{feff}Ann", "Bob\r"]);
        assert_eq!(String::from_utf8(write(&parsed)).expect("UTF-8"), odd);
    }
}
