//! Crikey's judge format: tournaments of rated players and their games in, ratings out (section 1).

use std::fmt;
use std::str::FromStr;

use hashbrown::HashMap;

use super::SyntaxError;
use super::lines::{Line, Lines, quoted, whole_number};
use super::numbers::{push_decimal, push_whole};
use engine::game::crikey::{CrikeyOutcome, CrikeyRules, Hundredths};
use engine::id::PlayerId;
use engine::scoring::GameScore;

/// The most tournaments of an input (1.1).
const MOST_TOURNAMENTS: u32 = 1000;

/// The fewest players of a tournament (1.1).
const FEWEST_PLAYERS: u32 = 2;

/// The most players of a tournament (1.1).
const MOST_PLAYERS: u32 = 500;

/// The most games of a tournament (1.1).
const MOST_GAMES: u32 = 500;

/// The most letters of a name (1.1).
const MOST_LETTERS: usize = 10;

/// The number of bits of a letter in a packed name.
const LETTER_BITS: usize = 5;

/// A name: one to ten letters `a` to `z`, packed so that the order of names is that of their bytes (1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(u64);

/// A text that is not a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a name (write one to ten letters a to z)")]
pub struct BadName;

impl FromStr for Name {
    type Err = BadName;

    #[inline]
    fn from_str(text: &str) -> Result<Self, BadName> {
        if text.is_empty() || MOST_LETTERS < text.len() {
            return Err(BadName);
        }
        let mut packed = 0;
        for byte in text.bytes() {
            if !byte.is_ascii_lowercase() {
                return Err(BadName);
            }
            packed = packed << LETTER_BITS | u64::from(byte - b'a' + 1);
        }
        Ok(Self(packed << (LETTER_BITS * (MOST_LETTERS - text.len()))))
    }
}

impl Name {
    /// Returns the name's letters as ASCII, and their number.
    #[inline]
    fn letters(self) -> ([u8; MOST_LETTERS], usize) {
        let mut letters = [0; MOST_LETTERS];
        let mut length = 0;
        for (place, letter) in letters.iter_mut().enumerate() {
            let packed = self.0 >> (LETTER_BITS * (MOST_LETTERS - 1 - place)) & ((1 << LETTER_BITS) - 1);
            *letter = packed.to_le_bytes()[0] + b'a' - 1;
            length += usize::from(packed != 0);
        }
        (letters, length)
    }

    /// Appends the name.
    #[inline]
    fn push(self, out: &mut Vec<u8>) {
        let (letters, length) = self.letters();
        out.extend_from_slice(&letters[..length]);
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letters, length) = self.letters();
        f.pad(&letters[..length].iter().map(|&letter| char::from(letter)).collect::<String>())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Name({self})")
    }
}

/// A whole input (1.1).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CrikeyInput {
    /// The tournaments in input order.
    pub tournaments: Vec<Tournament>,
}

/// One tournament: its players and its games, both in input order (1.1).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tournament {
    /// The players; player 1 is the first.
    pub players: Vec<RatedPlayer>,
    /// The games in the order in which they are rated.
    pub games: Vec<Game>,
}

/// A player of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RatedPlayer {
    /// The rating; it comes first, so that players are ordered by it and then by name (1.3).
    pub rating: Hundredths,
    /// The name, distinct within the tournament.
    pub name: Name,
}

/// A game of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// The player with White.
    pub white: PlayerId,
    /// The player with Black; it may be the same.
    pub black: PlayerId,
    /// The result and the piece values.
    pub outcome: CrikeyOutcome,
}

/// Reads an input (1.1).
///
/// # Errors
///
/// The first error in reading order (1.6).
pub fn parse(input: &[u8]) -> Result<CrikeyInput, SyntaxError> {
    let mut tournaments = Vec::new();
    each_tournament(input, |tournament| tournaments.push(std::mem::take(tournament)))?;
    Ok(CrikeyInput { tournaments })
}

/// Writes an input in the form that [`parse`] reads.
#[must_use]
pub fn write(input: &CrikeyInput) -> Vec<u8> {
    let mut out = Vec::new();
    push_whole(&mut out, input.tournaments.len() as u64);
    out.push(b'\n');
    for tournament in &input.tournaments {
        push_tournament(&mut out, tournament);
    }
    out
}

/// Judges an input: the ratings after each tournament (1.3).
///
/// # Errors
///
/// The first error in reading order (1.6), without any result.
pub fn judge(input: &[u8]) -> Result<Vec<u8>, SyntaxError> {
    let mut out = Vec::with_capacity(input.len() / 2);
    let mut number = 0;
    each_tournament(input, |tournament| {
        number += 1;
        rate(tournament);
        tournament.players.sort_unstable_by(|one, other| other.cmp(one));
        push_ratings(&mut out, number, &tournament.players);
    })?;
    Ok(out)
}

/// The indices of the players of a tournament by their names.
type Places = HashMap<Name, u32>;

/// Reads one tournament after the other into the same memory and passes each to `visit`.
fn each_tournament(input: &[u8], mut visit: impl FnMut(&mut Tournament)) -> Result<(), SyntaxError> {
    let mut lines = Lines::new(input);
    let mut tournament = Tournament::default();
    let mut places = Places::default();
    for _ in 0..read_n_tournaments(&mut lines)? {
        read_tournament(&mut lines, &mut tournament, &mut places)?;
        visit(&mut tournament);
    }
    lines.finish()
}

fn read_n_tournaments(lines: &mut Lines<'_>) -> Result<u32, SyntaxError> {
    const EXPECTED: &str = "the number of tournaments";
    let line = lines.need(EXPECTED)?;
    let [n_tournaments] = line.exactly(EXPECTED)?;
    line.number_within(n_tournaments, 1..=MOST_TOURNAMENTS, "the number of tournaments")
}

fn read_tournament(
    lines: &mut Lines<'_>,
    tournament: &mut Tournament,
    places: &mut Places,
) -> Result<(), SyntaxError> {
    let Tournament { players, games } = tournament;
    let (n_players, n_games) = read_head(lines)?;
    players.clear();
    games.clear();
    places.clear();
    for place in 0..n_players {
        let line = lines.need(PLAYER)?;
        let player = read_player(line)?;
        if places.insert(player.name, place).is_some() {
            return Err(line.error(format!("`{}` a second time", player.name), "each name once a tournament"));
        }
        players.push(player);
    }
    for _ in 0..n_games {
        games.push(read_game(lines.need(GAME)?, places)?);
    }
    Ok(())
}

fn read_head(lines: &mut Lines<'_>) -> Result<(u32, u32), SyntaxError> {
    const EXPECTED: &str = "the numbers of players and games of a tournament";
    let line = lines.need(EXPECTED)?;
    let [n_players, n_games] = line.exactly(EXPECTED)?;
    let n_players = line.number_within(n_players, FEWEST_PLAYERS..=MOST_PLAYERS, "the number of players")?;
    Ok((n_players, line.number_within(n_games, 1..=MOST_GAMES, "the number of games")?))
}

const PLAYER: &str = "a player: name rating";

fn read_player(line: Line<'_>) -> Result<RatedPlayer, SyntaxError> {
    let [name, rating] = line.exactly(PLAYER)?;
    let Ok(name) = name.parse() else { return Err(bad_name(line, name)) };
    let Ok(rating) = rating.parse() else { return Err(bad_rating(line, rating)) };
    Ok(RatedPlayer { rating, name })
}

const GAME: &str = "a game: white black result and two piece values";

fn read_game(line: Line<'_>, places: &Places) -> Result<Game, SyntaxError> {
    let [white, black, result, white_pieces, black_pieces] = line.exactly(GAME)?;
    let white = read_side(line, white, places)?;
    let black = read_side(line, black, places)?;
    let result = match result {
        "lost" => GameScore::Loss,
        "drew" => GameScore::Draw,
        "won" => GameScore::Win,
        other => return Err(bad_result(line, other)),
    };
    let white_pieces = read_pieces(line, white_pieces)?;
    let black_pieces = read_pieces(line, black_pieces)?;
    Ok(Game { white, black, outcome: CrikeyOutcome { result, white_pieces, black_pieces } })
}

#[inline]
fn read_side(line: Line<'_>, field: &str, places: &Places) -> Result<PlayerId, SyntaxError> {
    let place = field.parse::<Name>().ok().and_then(|name| places.get(&name).copied());
    place.map(|place| PlayerId(place + 1)).ok_or_else(|| unknown_player(line, field))
}

#[inline]
fn read_pieces(line: Line<'_>, field: &str) -> Result<u32, SyntaxError> {
    whole_number(field).ok_or_else(|| bad_pieces(line, field))
}

#[cold]
fn bad_name(line: Line<'_>, field: &str) -> SyntaxError {
    line.error(format!("{} as a name", quoted(field)), "one to ten letters a to z")
}

#[cold]
fn bad_rating(line: Line<'_>, field: &str) -> SyntaxError {
    let expected = "an optional minus, one to nine digits, a point and two digits";
    line.error(format!("{} as a rating", quoted(field)), expected)
}

#[cold]
fn bad_result(line: Line<'_>, field: &str) -> SyntaxError {
    line.error(format!("{} as a result", quoted(field)), "lost, drew or won")
}

#[cold]
fn unknown_player(line: Line<'_>, field: &str) -> SyntaxError {
    line.error(format!("{} plays but is not listed", quoted(field)), "a player of this tournament")
}

#[cold]
fn bad_pieces(line: Line<'_>, field: &str) -> SyntaxError {
    line.error(format!("{} as a piece value", quoted(field)), "a whole number of one to nine digits")
}

/// Rates the games one after the other, each with the ratings after the games before it (1.2).
fn rate(tournament: &mut Tournament) {
    let rules = CrikeyRules::default();
    let Tournament { players, games } = tournament;
    for game in games.iter() {
        let (white, black) = (game.white.index(), game.black.index());
        let exchange = rules.exchange(players[white].rating, players[black].rating, &game.outcome, &mut ());
        players[white].rating += exchange.white_change;
        players[black].rating += exchange.black_change();
    }
}

fn push_ratings(out: &mut Vec<u8>, number: u64, players: &[RatedPlayer]) {
    out.extend_from_slice(b"Ratings after Tournament ");
    push_whole(out, number);
    out.extend_from_slice(b":\n");
    for player in players {
        push_player(out, player);
    }
}

fn push_player(out: &mut Vec<u8>, player: &RatedPlayer) {
    player.name.push(out);
    out.push(b' ');
    push_decimal(out, player.rating.units(), Hundredths::PLACES, 2);
    out.push(b'\n');
}

fn push_tournament(out: &mut Vec<u8>, tournament: &Tournament) {
    push_whole(out, tournament.players.len() as u64);
    out.push(b' ');
    push_whole(out, tournament.games.len() as u64);
    out.push(b'\n');
    for player in &tournament.players {
        push_player(out, player);
    }
    for game in &tournament.games {
        push_game(out, game, &tournament.players);
    }
}

fn push_game(out: &mut Vec<u8>, game: &Game, players: &[RatedPlayer]) {
    for side in [game.white, game.black] {
        if let Some(player) = players.get(side.index()) {
            player.name.push(out);
        }
        out.push(b' ');
    }
    let CrikeyOutcome { result, white_pieces, black_pieces } = game.outcome;
    out.extend_from_slice(match result {
        GameScore::Loss => b"lost ",
        GameScore::Draw => b"drew ",
        GameScore::Win => b"won ",
    });
    push_whole(out, u64::from(white_pieces));
    out.push(b' ');
    push_whole(out, u64::from(black_pieces));
    out.push(b'\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Judges an input; returns the result, or the line of the error and the error.
    fn judged(input: &str) -> String {
        match judge(input.as_bytes()) {
            Ok(output) => String::from_utf8(output).expect("UTF-8"),
            Err(error) => format!("{}: {error}", error.line),
        }
    }

    #[track_caller]
    fn check(input: &str, expected: &str) {
        assert_eq!(judged(input), expected);
    }

    /// Checks that a tournament of Ann and Bob with one changed line has an error in that line.
    #[track_caller]
    fn check_line(line: usize, changed: &str, wrong: &str) {
        let mut lines = ["1", "2 1", "ann 50.00", "bob 60.00", "ann bob won 10 10"];
        lines[line - 1] = changed;
        let error = judge(lines.join("\n").as_bytes()).expect_err(changed);
        assert_eq!((error.line, error.wrong.as_str()), (line, wrong), "{changed}");
    }

    #[test]
    fn s1_4_the_worked_example() {
        check(
            "1\n2 1\nalice 76.91\nbob 76.36\nalice bob lost 20 15\n",
            "Ratings after Tournament 1:\nbob 79.08\nalice 74.19\n",
        );
        check(
            "1\n2 2\nalice 55.55\nbob 55.55\nalice bob drew 10 30\nbob alice drew 20 20\n",
            "Ratings after Tournament 1:\nalice 55.61\nbob 55.49\n",
        );
    }

    #[test]
    fn s1_3_equal_ratings_are_in_decreasing_order_of_names() {
        check(
            "1\n6 1\na 1.00\nzz 1.00\nab 1.00\nz 1.00\nb 1.00\nc 2.00\nc c won 1 2",
            "Ratings after Tournament 1:\nc 2.00\nzz 1.00\nz 1.00\nb 1.00\nab 1.00\na 1.00\n",
        );
    }

    #[test]
    fn s1_5_a_player_against_itself_changes_nothing() {
        check("1\n2 1\na -0.00\nb -3.50\na a lost 27 50", "Ratings after Tournament 1:\na 0.00\nb -3.50\n");
    }

    #[test]
    fn s1_5_the_same_name_in_another_tournament_is_another_player() {
        check(
            "2\n2 1\nann 50.00\nbob 53.00\nann bob won 1 1\n2 1\nbob 50.00\nann 53.00\nbob ann drew 1 1",
            "Ratings after Tournament 1:\nbob 52.00\nann 51.00\nRatings after Tournament 2:\nann 53.00\nbob 50.00\n",
        );
        let stranger = "2\n2 1\na 1.00\nb 1.00\na b won 1 1\n2 1\nc 1.00\nd 1.00\nc b won 1 1";
        check(stranger, "9: `b` plays but is not listed (expected a player of this tournament)");
    }

    #[test]
    fn s1_6_counts_have_limits() {
        for count in ["0", "1001", "x", "-1", "1.0", "0000000001"] {
            check_line(1, count, &format!("`{count}` as the number of tournaments"));
        }
        check_line(1, "1 1", "2 fields");
        check_line(2, "2", "1 field");
        check_line(2, "1 1", "`1` as the number of players");
        check_line(2, "501 1", "`501` as the number of players");
        check_line(2, "2 0", "`0` as the number of games");
        check_line(2, "2 501", "`501` as the number of games");
        check_line(2, "2 +1", "`+1` as the number of games");
    }

    #[test]
    fn s1_6_names_and_ratings_have_a_form() {
        for name in ["Ann", "abcdefghijk", "a1", "änn", "-", "a.b", "{", "`"] {
            check_line(3, &format!("{name} 50.00"), &format!("{} as a name", quoted(name)));
        }
        for rating in ["50", "50.0", "50.000", "50,00", "+50.00", "fifty", "-", "1234567890.00", ".50"] {
            check_line(3, &format!("ann {rating}"), &format!("`{rating}` as a rating"));
        }
        check_line(4, "ann 60.00", "`ann` a second time");
        check_line(4, "bob", "1 field");
        check_line(4, "bob 60.00 1", "3 fields");
    }

    #[test]
    fn s1_6_games_have_a_form() {
        check_line(5, "ann eve won 1 1", "`eve` plays but is not listed");
        check_line(5, "Ann bob won 1 1", "`Ann` plays but is not listed");
        check_line(5, "ann bob win 1 1", "`win` as a result");
        check_line(5, "ann bob Won 1 1", "`Won` as a result");
        check_line(5, "ann bob won -1 1", "`-1` as a piece value");
        check_line(5, "ann bob won 1 1.5", "`1.5` as a piece value");
        check_line(5, "ann bob won 1 1000000000", "`1000000000` as a piece value");
        check_line(5, "ann bob won 1", "4 fields");
        check_line(5, "ann bob won 1 1 1", "6 fields");
    }

    #[test]
    fn s0_2_too_little_and_too_much() {
        let ends_early = "the input ends too early (expected";
        assert!(judged("").starts_with(&format!("1: {ends_early} the number of tournaments")));
        assert!(judged("1\n").starts_with(&format!("2: {ends_early} the numbers of players and games")));
        assert!(judged("1\n2 1\nann 1.00\n\n").starts_with(&format!("5: {ends_early} a player")));
        assert!(judged("1\n2 1\nann 1.00\nbob 1.00").starts_with(&format!("5: {ends_early} a game")));
        assert!(
            judged("1\n2 1\na 1.00\nb 1.00\na b won 1 1\n\nx\n").starts_with("7: `x` after the last line")
        );
    }

    #[test]
    fn the_largest_numbers_allowed_are_read() {
        check(
            "1\n2 1\nabcdefghij 999999999.99\nb -999999999.99\nb abcdefghij won 999999999 000000000",
            "Ratings after Tournament 1:\nabcdefghij 799999999.29\nb -799999999.29\n",
        );
    }

    #[test]
    fn names_are_ordered_by_their_bytes() {
        let mut texts = ["a", "ab", "abc", "b", "z", "zz", "zzzzzzzzzz", "abcdefghij", "aaaaaaaaaa"];
        let mut names = texts.map(|text| text.parse::<Name>().expect("a name"));
        texts.sort_unstable();
        names.sort_unstable();
        assert_eq!(names.map(|name| name.to_string()), texts);
        assert_eq!(format!("{:>4}", names[0]), "   a");
    }

    #[test]
    fn a_parsed_input_is_written_unchanged() {
        let input = "1\n2 2\nann -0.50\nbob 60.00\nann bob won 10 7\nbob bob drew 0 0\n";
        let parsed = parse(input.as_bytes()).expect("a valid input");
        let [tournament] = parsed.tournaments.as_slice() else { panic!("there is one tournament") };
        assert_eq!(tournament.players[1].name.to_string(), "bob");
        assert_eq!((tournament.games[0].white, tournament.games[0].black), (PlayerId(1), PlayerId(2)));
        assert_eq!(String::from_utf8(write(&parsed)).expect("UTF-8"), input);
    }
}
