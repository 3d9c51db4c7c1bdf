//! Results in a file: the typed form of the desk, or a score in the form of printed lists.
//!
//! Instead of Enter, between the hands of a table or the tricks of a round, a file has `/` or a new
//! line.

use super::keys::KeySet;
use super::{Draft, Typed};
use crate::views::words;
use engine::action::Outcome;
use engine::compare;
use engine::id::{BoardNo, RoundNo};
use engine::scoring::GameScore;
use engine::setup::Game;
use engine::state::State;
use engine::team::{BoardGame, MatchRules};

/// The characters that end a line of a table, as Enter does.
const LINE_ENDS: [char; 2] = ['/', '\n'];

/// The character that ends a table of a match of Tractor; within it `/` ends a line.
const TABLE_END: char = ';';

/// The number of dice of a hand: the next blank closes it.
const DICE: usize = 5;

/// The fault of a result in a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadResult {
    /// The players of the board are not known yet.
    #[error("board {board} of round {round} cannot be played yet")]
    NotPlayable {
        /// The round.
        round: RoundNo,
        /// The board.
        board: BoardNo,
    },
    /// A part is impossible, with the reason.
    #[error("{0}")]
    Impossible(String),
    /// The text goes on after a complete result.
    #[error("`{}` is more than one result", .0.escape_debug())]
    MoreThanOne(String),
    /// The text ends too early, with the expected input.
    #[error("the result is not complete: {0}")]
    Incomplete(String),
    /// Boards of a match have another result already.
    #[error("{0} (correct the boards or the line)")]
    Differs(String),
}

/// Reads the result of a board.
///
/// # Errors
///
/// The part that is wrong or missing.
pub fn read(
    state: &State,
    (round, board): (RoundNo, BoardNo),
    text: &str,
    keys: KeySet,
) -> Result<Outcome, BadResult> {
    let game = &state.setup.game;
    if let Some(outcome) = score(game, text) {
        return Ok(outcome);
    }
    let mut draft = Draft::anew(state, round, board, keys).ok_or(BadResult::NotPlayable { round, board })?;
    let own = game.match_rules().map(|_| matches(state, (round, board), text, keys)).transpose()?;
    let text = own.as_deref().unwrap_or(text);
    let mut done = None;
    for line in lines(game, text, keys) {
        for typed in line.chars() {
            take(&mut done, draft.type_char(typed), text)?;
        }
        if done.is_none() {
            take(&mut done, draft.enter(), text)?;
        }
    }
    let missing = || draft.missing(state, round, board).replace("Enter", "`/`");
    let outcome = done.ok_or_else(|| BadResult::Incomplete(missing()))?;
    agrees(state, (round, board), &outcome)?;
    Ok(outcome)
}

/// Checks that a match agrees with the results that some of its boards have already. An adjourned game is
/// finished.
fn agrees(state: &State, at: (RoundNo, BoardNo), outcome: &Outcome) -> Result<(), BadResult> {
    let (Some(rules), Outcome::Match(typed)) = (state.setup.game.match_rules(), outcome) else {
        return Ok(());
    };
    let differs = already_in(state, at).into_iter().filter_map(|(board, was)| {
        let typed = typed.games.get(board).filter(|typed| !compare::are_same(&was, typed))?;
        Some(format!("{}, not {}", has(rules, board, &was), score_at(rules, board, typed)))
    });
    let differs = differs.collect::<Vec<_>>().join(", ");
    if differs.is_empty() { Ok(()) } else { Err(BadResult::Differs(differs)) }
}

/// Returns the boards, from 0, of an unfinished match that have a result; an adjourned game has none yet.
fn already_in(state: &State, (round, board): (RoundNo, BoardNo)) -> Vec<(usize, Outcome)> {
    let is_open = state.board(round, board).is_some_and(|held| held.outcome.is_none());
    let now = state.match_now(round, board).filter(|_| is_open);
    let games = now.map_or_else(Vec::new, |now| now.games);
    let games = games.into_iter().enumerate().filter_map(|(board, game)| Some((board, game?)));
    games.filter(|(_, game)| *game != Outcome::Adjourned).collect()
}

fn has(rules: &MatchRules, board: usize, game: &Outcome) -> String {
    format!("{} {} has {} already", rules.game.place(), board + 1, score_at(rules, board, game))
}

/// Returns the result at a board from the first team's point of view.
fn score_at(rules: &MatchRules, board: usize, game: &Outcome) -> String {
    words::at_board(Some(&rules.turned(board, game)))
}

/// Stores the outcome once it is complete; no text may follow it.
fn take(done: &mut Option<Outcome>, typed: Typed, text: &str) -> Result<(), BadResult> {
    match typed {
        _ if done.is_some() => Err(BadResult::MoreThanOne(text.to_owned())),
        Typed::More => Ok(()),
        // Enter at the desk is a sign in a file.
        Typed::Wrong(wrong) => Err(BadResult::Impossible(wrong.replace("Enter", "`/`"))),
        Typed::Done(outcome) => {
            *done = Some(outcome);
            Ok(())
        }
    }
}

/// Returns the lines to type, each closed by Enter.
fn lines(game: &Game, text: &str, keys: KeySet) -> Vec<String> {
    let lines = text.split(LINE_ENDS).map(str::trim).filter(|line| !line.is_empty());
    match game {
        Game::Chess(_) | Game::Decided(_) | Game::Tractor(_) => lines.map(str::to_owned).collect(),
        Game::Crikey(_) => lines.map(|line| crikey(line, keys)).collect(),
        Game::Dice => lines.flat_map(hands).collect(),
        // The boards of Crikey and Tractor are lines; other boards are keys.
        Game::Match(_) => text.lines().map(str::to_owned).collect(),
    }
}

/// Converts the results of a match to keys. Each is a key or a score of printed lists such as `1-0` and
/// `+--`, from the first team's point of view; blanks separate them, `/` those of Crikey. A board at which a
/// player is missing has no key; if it is written nevertheless, it is `-`, or the forfeit that the line-ups
/// give.
fn matches(
    state: &State,
    (round, board): (RoundNo, BoardNo),
    text: &str,
    keys: KeySet,
) -> Result<String, BadResult> {
    let [first, second, draw] = keys.keys();
    let Some(rules) = state.setup.game.match_rules() else { return Ok(text.to_owned()) };
    let board_game = rules.game;
    let is_crikey = board_game == BoardGame::Crikey;
    let is_tractor = board_game == BoardGame::Tractor;
    let key = |field: &str| match &*one_way(field) {
        "+--" => format!("f{first}"),
        "--+" => format!("f{second}"),
        "---" => format!("f{draw}"),
        _ if is_tractor => field.to_owned(),
        score => match plain(score) {
            Some((GameScore::Win, GameScore::Loss)) => first.to_string(),
            Some((GameScore::Loss, GameScore::Win)) => second.to_string(),
            Some((GameScore::Draw, GameScore::Draw)) => draw.to_string(),
            _ if is_crikey => crikey(field, keys),
            _ => field.to_owned(),
        },
    };
    let forfeited = state.forfeited_boards(round, board);
    let fields = fields_of(text, board_game, forfeited.len(), keys);
    let fields: Vec<String> = fields.into_iter().map(key).collect();
    // A forfeit at a table of Tractor is complete without Enter.
    let end = |field: &str| match board_game {
        BoardGame::Crikey => "\n",
        BoardGame::Tractor if !field.starts_with('f') => "\n",
        BoardGame::Tractor | BoardGame::Chess | BoardGame::Decided => "",
    };
    let (given, boards) = (fields.len(), forfeited.len());
    let in_already: Vec<String> = already_in(state, (round, board))
        .iter()
        .filter(|(board, _)| forfeited.get(*board).is_some_and(Option::is_none))
        .map(|(board, game)| has(rules, *board, game))
        .collect();
    let played = forfeited.iter().filter(|forfeit| forfeit.is_none()).count();
    if boards < given || given < played && !in_already.is_empty() {
        let given = words::count(given, "result");
        let known = in_already.join(", ");
        let known = if known.is_empty() { known } else { format!("; a line has them all ({known})") };
        let places = words::count(boards, board_game.place());
        return Err(BadResult::Impossible(format!("{given} for {places}{known}")));
    }
    if given != boards {
        return Ok(fields.iter().flat_map(|field| [&**field, end(field)]).collect());
    }
    let mut typed = String::new();
    for ((field, forfeit), number) in fields.iter().zip(forfeited).zip(1..) {
        let (winner, printed) = match forfeit {
            None => {
                typed.push_str(field);
                typed.push_str(end(field));
                continue;
            }
            Some([true, _]) => (first, "+--"),
            Some([_, true]) => (second, "--+"),
            Some(_) => (draw, "---"),
        };
        let is_it = field == "-" || (field == "+" && winner == first) || *field == format!("f{winner}");
        if !is_it {
            return Err(BadResult::Impossible(format!(
                "board {number}: a player is missing, it is a forfeit (expected {printed} or -)"
            )));
        }
    }
    Ok(typed)
}

/// Divides the results of a match: at blanks, in Crikey at line ends, in Tractor at `;`; a word of result
/// keys, or of as many keys as there are boards, is a key for each.
fn fields_of(text: &str, game: BoardGame, boards: usize, keys: KeySet) -> Vec<&str> {
    let divided = |ends: &[char]| text.split(ends).map(str::trim).filter(|field| !field.is_empty()).collect();
    match game {
        BoardGame::Crikey => return divided(&LINE_ENDS),
        BoardGame::Tractor => return divided(&[TABLE_END]),
        BoardGame::Chess | BoardGame::Decided => {}
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [word]
            if word.chars().count() == boards && !word.contains('f')
                || word.chars().all(|key| keys.keys().contains(&key)) =>
        {
            word.char_indices().map(|(at, key)| &word[at..at + key.len_utf8()]).collect()
        }
        _ => words,
    }
}

/// Splits hands on one line: five dice are one.
fn hands(line: &str) -> Vec<String> {
    let mut hands = vec![String::new()];
    for dice in line.split_whitespace() {
        if hands.last().is_some_and(|hand| DICE <= hand.len()) {
            hands.push(String::new());
        }
        if let Some(hand) = hands.last_mut() {
            hand.push_str(dice);
        }
    }
    hands
}

/// Converts the score of printed lists on a line of Crikey: `1-0 20:15` becomes `1 20 15`.
fn crikey(line: &str, keys: KeySet) -> String {
    let fields: Vec<&str> = line.split_whitespace().collect();
    // A score may have blanks around its dash.
    let scores = [1, 3].into_iter().filter(|many| *many <= fields.len());
    let found = scores.map(|many| fields.split_at(many)).find_map(|(score, rest)| {
        let sides = plain(&score.concat())?;
        let key = keys.keys().into_iter().find(|key| keys.sides(*key) == Some(sides))?;
        Some(format!("{key} {}", rest.join(" ").replace(':', " ")))
    });
    found.unwrap_or_else(|| line.to_owned())
}

/// Reads a score in the form of printed lists: `1-0`, `½-½`, `1/2-0`, `+--`, `1F-0F`, `1-0f`, `1-0
/// unrated`; or the key of a slip, `+`, `-` or `*`.
fn score(game: &Game, text: &str) -> Option<Outcome> {
    let (forfeits, played) = match game {
        Game::Chess(_) | Game::Decided(_) => (true, true),
        // The value of the pieces is part of the result.
        Game::Crikey(_) => (true, false),
        Game::Dice | Game::Tractor(_) | Game::Match(_) => (false, false),
    };
    let text = text.trim();
    let (score, rated) = text.strip_suffix("unrated").map_or((text, true), |score| (score.trim(), false));
    let forfeit = match &*one_way(score) {
        "+--" => Some((true, false)),
        "--+" => Some((false, true)),
        "---" => Some((false, false)),
        other => with_forfeit_sign(other),
    };
    if let Some((white, black)) = forfeit.filter(|_| forfeits && rated) {
        return Some(Outcome::Forfeit { white, black });
    }
    let slip = match score {
        "+" => Some((GameScore::Win, GameScore::Loss)),
        "-" => Some((GameScore::Loss, GameScore::Win)),
        "*" => Some((GameScore::Draw, GameScore::Draw)),
        _ => None,
    };
    let (white, black) = plain(score).or(slip.filter(|_| rated)).filter(|_| played)?;
    Some(Outcome::Game { white, black, rated })
}

/// Reads a score with the sign of a forfeit at one side or both: `1f-0f`, `1-0F`, `0f-0f`.
fn with_forfeit_sign(score: &str) -> Option<(bool, bool)> {
    let score = score.to_ascii_lowercase();
    let (white, black) = score.split_once('-').filter(|_| score.contains('f'))?;
    let side = |side: &str| match side.strip_suffix('f').unwrap_or(side) {
        "1" | "1.0" => Some(true),
        "0" | "0.0" => Some(false),
        _ => None,
    };
    let sides = (side(white)?, side(black)?);
    (sides != (true, true)).then_some(sides)
}

/// Reads the scores of both sides in a game that was played.
fn plain(score: &str) -> Option<(GameScore, GameScore)> {
    let score = one_way(score);
    let (white, black) = score.split_once('-')?;
    let side = |side: &str| match side {
        "1" | "1.0" => Some(GameScore::Win),
        "½" | "1/2" | "0.5" | "=" => Some(GameScore::Draw),
        "0" | "0.0" => Some(GameScore::Loss),
        _ => None,
    };
    let sides = (side(white)?, side(black)?);
    // No side gets more than the whole point.
    let most = matches!(
        sides,
        (GameScore::Win, GameScore::Win | GameScore::Draw) | (GameScore::Draw, GameScore::Win)
    );
    (!most).then_some(sides)
}

/// Normalises a score: the dashes of word processors and a colon become `-`, blanks are removed.
fn one_way(score: &str) -> String {
    let dash = |c| if matches!(c, '–' | '—' | '−' | ':') { '-' } else { c };
    score.chars().filter(|c| !c.is_whitespace()).map(dash).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presets;
    use engine::action::{Act, Details, Entrant, Header, PairedBy};
    use engine::game::crikey::CrikeyOutcome;
    use engine::id::PlayerId;
    use engine::number::Points;
    use engine::setup::Setup;

    /// Returns an event of a preset, its first round published with all players at one board.
    fn event(preset: &str, seats: u32) -> State {
        event_of(presets::find(preset).unwrap().setup, seats)
    }

    fn event_of(setup: Setup, seats: u32) -> State {
        let mut state = State::new(&Header::new("".parse().unwrap(), Details::default(), setup));
        for id in 1..=seats {
            let name = format!("Player {id}").parse().unwrap();
            let entrant = Entrant { name, ..Entrant::default() };
            state.apply(&Act::Register { id: PlayerId(id), entrant }).unwrap();
        }
        let (boards, by) = (vec![(1..=seats).map(PlayerId).collect()], PairedBy::Hand);
        state.apply(&Act::Publish { round: RoundNo(1), boards, byes: Vec::new(), by }).unwrap();
        state
    }

    fn read_at(state: &State, text: &str) -> Result<Outcome, String> {
        read(state, (RoundNo(1), BoardNo(1)), text, KeySet::OneZero).map_err(|bad| bad.to_string())
    }

    #[track_caller]
    fn check(state: &State, text: &str, expected: &Outcome) {
        assert_eq!(read_at(state, text).as_ref(), Ok(expected), "{text}");
    }

    #[track_caller]
    fn check_wrong(state: &State, text: &str, expected: &str) {
        assert_eq!(read_at(state, text), Err(expected.to_owned()), "{text}");
    }

    #[test]
    fn a_score_is_a_key_or_a_printed_form() {
        let state = event("fide-swiss", 2);
        let white = Outcome::game(GameScore::Win, GameScore::Loss);
        for text in ["1", "1-0", " 1 – 0 ", "1:0", "1.0-0.0", "+"] {
            check(&state, text, &white);
        }
        let draw = Outcome::game(GameScore::Draw, GameScore::Draw);
        for text in ["=", "½-½", "1/2-1/2", "0.5 - 0.5", "=-=", "*"] {
            check(&state, text, &draw);
        }
        check(&state, "-", &Outcome::game(GameScore::Loss, GameScore::Win));
        check(&state, "0-½", &Outcome::game(GameScore::Loss, GameScore::Draw));
        check(&state, "0-0", &Outcome::game(GameScore::Loss, GameScore::Loss));
        let unrated = Outcome::Game { white: GameScore::Win, black: GameScore::Loss, rated: false };
        check(&state, "1-0 unrated", &unrated);
        for text in ["f1", "+--", "+ – -", "1F-0F", "1-0f", "1f – 0"] {
            check(&state, text, &Outcome::Forfeit { white: true, black: false });
        }
        check(&state, "---", &Outcome::Forfeit { white: false, black: false });
        check(&state, "a", &Outcome::Adjourned);
        check_wrong(&state, "1-1", "`1-1` is more than one result");
        check_wrong(&state, "10", "`10` is more than one result");
        check_wrong(
            &state,
            "x",
            "`x` is not a result (expected 1 White  0 Black  = draw  f forfeit  a adjourned)",
        );
        check_wrong(&state, "f", "the result is not complete: 1 White gets it  0 Black gets it  = nobody");
        assert!(read_at(&state, "").is_err());
    }

    #[test]
    fn a_line_of_crikey_has_the_pieces() {
        let state = event("crikey", 2);
        let played = |result| Outcome::Crikey(CrikeyOutcome { result, white_pieces: 20, black_pieces: 15 });
        check(&state, "1 20 15", &played(GameScore::Win));
        check(&state, "1 – 0  20:15", &played(GameScore::Win).clone());
        check(&state, "½-½ 20 15", &played(GameScore::Draw));
        check(&state, "+--", &Outcome::Forfeit { white: true, black: false });
        assert!(read_at(&state, "1-0").unwrap_err().starts_with("White's pieces are missing"));
        for text in ["1 20.5 3", "1 -5 3", "1-0 -5 3", "1-0 20.5 3", "1-0 20-15", "1 - 0 -5 3"] {
            assert!(read_at(&state, text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_empty_board_of_a_match_is_the_forfeit_that_it_is() {
        let mut state = event("team-swiss", 2);
        let line_up = Act::LineUp {
            round: RoundNo(1),
            board: BoardNo(1),
            team: PlayerId(2),
            line_up: vec![1, 2, 3, 0],
        };
        state.apply(&line_up).unwrap();
        let expected = read_at(&state, "1=0").unwrap();
        for text in ["1 = 0 -", "1=0-", "1 = 0 +", "1-0 ½-½ 0-1 +--"] {
            check(&state, text, &expected);
        }
        for text in ["1 = 0 --+", "1 = 0 1", "1=01", "1 = 0 ---"] {
            let wrong = "board 4: a player is missing, it is a forfeit (expected +-- or -)";
            check_wrong(&state, text, wrong);
        }
        let wrong =
            "`x` is not a result (expected 1 first team  0 second team  = draw  f forfeit  a adjourned)";
        check_wrong(&state, "1 x 0 -", wrong);
    }

    #[test]
    fn a_line_of_a_match_agrees_with_the_boards_that_are_in() {
        let mut state = event("team-swiss", 2);
        let mut enter = |game, now| {
            let (round, board, now) = (RoundNo(1), BoardNo(1), Some(now));
            state.apply(&Act::RecordGame { round, board, game, was: None, now }).unwrap();
        };
        // The first team has Black at board 2.
        enter(2, Outcome::game(GameScore::Loss, GameScore::Win));
        enter(4, Outcome::Adjourned);
        let expected = read_at(&event("team-swiss", 2), "0 1 = 1").unwrap();
        for text in ["0 1 = 1", "01=1", "0-1 1-0 1/2-1/2 1-0"] {
            check(&state, text, &expected);
        }
        check_wrong(
            &state,
            "0 0 = 1",
            "board 2 has 1 – 0 already, not 0 – 1 (correct the boards or the line)",
        );
        for (text, given) in [("0 1 = 1 1", "5 results"), ("0=1", "3 results"), ("0 1", "2 results")] {
            let wrong = format!("{given} for 4 boards; a line has them all (board 2 has 1 – 0 already)");
            check_wrong(&state, text, &wrong);
        }
    }

    #[test]
    fn boards_of_crikey_are_lines_from_the_first_teams_side() {
        let rules = MatchRules { boards: 2, game: BoardGame::Crikey, ..MatchRules::default() };
        let setup = presets::find("team-swiss").unwrap().setup;
        let state = event_of(Setup { game: Game::Match(rules), ..setup }, 2);
        let Ok(Outcome::Match(game)) = read_at(&state, "1 20 15 / 0-1 3:8") else { panic!("a match") };
        // The first team has Black at board 2.
        let played = |result, white_pieces, black_pieces| {
            Outcome::Crikey(CrikeyOutcome { result, white_pieces, black_pieces })
        };
        assert_eq!(game.games, [played(GameScore::Win, 20, 15), played(GameScore::Win, 8, 3)]);
        assert_eq!(game.score, [Points::whole(1); 2]);
        let second = "board 2: 1 first team  0 second team  = draw, then both piece totals: 1 20 15";
        check_wrong(&state, "1 20 15", &format!("the result is not complete: {second}"));
        check_wrong(&state, "1 20 / 0 3 8", "second team's pieces are missing (expected their total)");
    }

    /// Returns a match of two teams without lists at two tables of Tractor.
    fn tractor_match() -> State {
        let rules = MatchRules { boards: 2, game: BoardGame::Tractor, ..MatchRules::default() };
        let setup = presets::find("team-swiss").unwrap().setup;
        event_of(Setup { game: Game::Match(rules), ..setup }, 2)
    }

    #[test]
    fn tables_of_tractor_are_won_by_partnerships() {
        let state = tractor_match();
        // Declarers of the first team make it at table 1; at table 2 those of the second team go down.
        let Ok(Outcome::Match(game)) = read_at(&state, "40 1; 120 2") else { panic!("a match") };
        assert_eq!(game.line_ups, [[1, 2, 3, 4], [1, 2, 3, 4]]);
        assert_eq!(game.score, [Points::whole(2), Points::ZERO]);
        let Ok(Outcome::Match(game)) = read_at(&state, "40 2; f0") else { panic!("a match") };
        assert_eq!(game.score, [Points::ZERO, Points::whole(2)]);
        let Ok(Outcome::Match(game)) = read_at(&state, "+--; 40 2") else { panic!("a match") };
        assert_eq!(game.score, [Points::whole(1); 2]);
        for text in ["40 1", "40; 120 2", "41 1; 120 2", "40 5; 120 2", "= ; 40 1", "H 1; 40 1"] {
            assert!(read_at(&state, text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_partnership_that_misses_a_player_has_lost() {
        let mut state = tractor_match();
        let mut line_up = |line_up: &[u16]| {
            let (round, board, team, line_up) = (RoundNo(1), BoardNo(1), PlayerId(2), line_up.into());
            state.apply(&Act::LineUp { round, board, team, line_up }).map_err(|wrong| wrong.to_string())
        };
        for (wrong, told) in [
            (&[1, 2][..], "2 entries for 2 tables with 2 players of a team each (0 leaves a seat empty)"),
            (&[1, 2, 3], "3 entries for 2 tables with 2 players of a team each (0 leaves a seat empty)"),
            (&[1, 2, 3, 2], "player 2 is in the line-up twice"),
        ] {
            assert!(line_up(wrong).unwrap_err().contains(told), "{:?}", line_up(wrong));
        }
        line_up(&[3, 1, 2, 0]).unwrap();
        let Ok(Outcome::Match(game)) = read_at(&state, "40 2; -") else { panic!("a match") };
        assert_eq!(game.score, [Points::whole(1); 2]);
        assert!(read_at(&state, "40 2; 40 2").unwrap_err().contains("a player is missing"));
    }

    #[test]
    fn hands_are_on_one_line_or_on_several() {
        let state = event("dice", 3);
        let expected = read_at(&state, "11166/55552/12345").unwrap();
        for text in ["11166 55552 12345", "1 1 1 6 6  5 5 5 5 2  1 2 3 4 5", "11166\n55552\n12345"] {
            check(&state, text, &expected);
        }
        check_wrong(&state, "11166 55552", "the result is not complete: Player 3 5 dice to come");
        check_wrong(&state, "111661", "a hand has five dice: `1` is one too many");
        check_wrong(&state, "11166 55572", "`7` is not on a die (expected 1 to 6)");
        assert!(read_at(&state, "11166 55552 12345 12345").unwrap_err().ends_with("more than one result"));
    }
}
