//! The parameters of a match of teams.

use crate::basics::number::Points;
use crate::event::parameter::{Parameter, Value};
use crate::game::team::{BoardColors, BoardGame, BoardOrder, MOST_BOARDS, MatchRules};

/// The games at the boards of a match, in words.
const BOARD_GAMES: [(BoardGame, &str); 3] =
    [(BoardGame::Chess, "chess"), (BoardGame::Crikey, "Crikey"), (BoardGame::Decided, "decided game")];

/// Their names.
const BOARD_GAME_NAMES: [&str; 3] = [BOARD_GAMES[0].1, BOARD_GAMES[1].1, BOARD_GAMES[2].1];

/// The points of a match: name, meaning and field.
type MatchWorth = (&'static str, &'static str, fn(&mut MatchRules) -> &mut Points);

const MATCH_WORTHS: [MatchWorth; 9] = [
    ("a won match", "match points, also for a match won by forfeit and a full-point bye", |rules| {
        &mut rules.match_points.win
    }),
    ("a drawn match", "match points, also for a half-point bye", |rules| &mut rules.match_points.draw),
    ("a lost match", "match points", |rules| &mut rules.match_points.loss),
    ("a bye, match points", "of the team that is left over (C.04.6 1.4: those of a draw)", |rules| {
        &mut rules.match_points.pairing_allocated_bye
    }),
    ("a bye, game points", "of the team that is left over (C.04.6 1.4: those of a draw)", |rules| {
        &mut rules.bye_points
    }),
    ("a win at a board", "game points, also by forfeit", |rules| &mut rules.board_points.win),
    ("a draw at a board", "game points", |rules| &mut rules.board_points.draw),
    ("a loss at a board", "game points, over the board", |rules| &mut rules.board_points.loss),
    ("a board lost by forfeit", "game points", |rules| &mut rules.board_points.forfeit_loss),
];

/// The parameters before the points.
const BEFORE_WORTHS: usize = 4;

/// Returns the parameters of a match.
pub(super) fn parameters(rules: &MatchRules) -> Vec<Parameter> {
    let fixed = |name, help, value| Parameter { name, help, value, is_fixed: true };
    let game = BOARD_GAMES.iter().position(|(game, _)| *game == rules.game).unwrap_or(0);
    let colors = BoardColors::ALL.iter().position(|one| *one == rules.colors).unwrap_or(0);
    let mut parameters = vec![
        fixed(
            "boards",
            "the number of boards of a match",
            Value::Number { now: rules.boards.into(), least: 1, most: MOST_BOARDS.into() },
        ),
        fixed("game", "the game at each board", Value::Choice { now: game, names: &BOARD_GAME_NAMES }),
        fixed(
            "colours",
            "of the first team at the first four boards, and so on (TRF 352)",
            Value::Choice { now: colors, names: &BoardColors::NAMES },
        ),
        Parameter {
            name: "fixed board order",
            help: "players sit in the order of the team's list; the desk asks about any other order",
            value: Value::Yes(rules.order == BoardOrder::Fixed),
            is_fixed: false,
        },
    ];
    let mut own = *rules;
    let worth = |(name, help, of): MatchWorth| fixed(name, help, Value::Points(*of(&mut own)));
    parameters.extend(MATCH_WORTHS.into_iter().map(worth));
    parameters
}

/// Sets a parameter; `None` if there is no such parameter or value.
pub(super) fn set(rules: &mut MatchRules, parameter: usize, value: Value) -> Option<()> {
    match (parameter, value) {
        (0, Value::Number { now, .. }) => {
            rules.boards = u8::try_from(now).ok().filter(|now| (1..=MOST_BOARDS).contains(now))?;
        }
        (1, Value::Choice { now, .. }) => rules.game = BOARD_GAMES.get(now)?.0,
        (2, Value::Choice { now, .. }) => rules.colors = *BoardColors::ALL.get(now)?,
        (3, Value::Yes(fixed)) => rules.order = if fixed { BoardOrder::Fixed } else { BoardOrder::Free },
        (place, Value::Points(points)) => {
            let (_, _, of) = MATCH_WORTHS.get(place.checked_sub(BEFORE_WORTHS)?)?;
            *of(rules) = points;
        }
        _ => return None,
    }
    Some(())
}
