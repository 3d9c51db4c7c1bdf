//! A team's line-up as it is typed: the places of the players in the team's list, board 1 first, or only the
//! boards that change: `4=6` seats the sixth player at board 4. At tables of Tractor the seats of a team are
//! counted, two a table: 3 and 4 are the partners at table 2.

use engine::action::{Act, Outcome};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::state::State;
use engine::team::{BoardGame, LineUp};
use engine::text::Remark;

/// The reason why a text is not a line-up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotTyped {
    /// A part that is not a number.
    #[error(
        "`{part}` is not the number of a player in the team's list (0 leaves a {seat} empty, 4=6 changes {seat} 4)"
    )]
    Part {
        /// The part.
        part: String,
        /// The word for the place of a person.
        seat: &'static str,
    },
    /// A board or seat that the match does not have.
    #[error("there is no {seat} {number} (expected 1 to {most})")]
    Seat {
        /// The word for the place of a person.
        seat: &'static str,
        /// The number.
        number: usize,
        /// The highest number in the line-up.
        most: usize,
    },
}

/// Reads the line-up of a team in a match; changes of single boards or seats apply to the numbers before
/// them, otherwise to the line-up that stands.
///
/// # Errors
///
/// The part that is wrong.
pub fn typed(state: &State, at: (RoundNo, BoardNo), team: PlayerId, text: &str) -> Result<LineUp, NotTyped> {
    let game = state.setup.game.match_rules().map_or(BoardGame::Chess, |rules| rules.game);
    read(text, &stands(state, at, team).unwrap_or_default(), game)
}

fn read(text: &str, stands: &[u16], game: BoardGame) -> Result<LineUp, NotTyped> {
    let parts: Vec<&str> = text.split([' ', ',']).filter(|part| !part.is_empty()).collect();
    let seat = game.seat();
    let wrong = |part: &str| NotTyped::Part { part: part.to_owned(), seat };
    let plain = parts.iter().filter(|part| !part.contains('='));
    let mut line_up: LineUp =
        plain.map(|part| part.parse().map_err(|_| wrong(part))).collect::<Result<_, _>>()?;
    let changes = parts.iter().filter_map(|part| Some((part, part.split_once('=')?)));
    for (part, (number, player)) in changes {
        if line_up.is_empty() {
            line_up = stands.to_vec();
        }
        let number: usize = number.parse().map_err(|_| wrong(part))?;
        let most = line_up.len();
        let own = number.checked_sub(1).and_then(|at| line_up.get_mut(at));
        *own.ok_or(NotTyped::Seat { seat, number, most })? = player.parse().map_err(|_| wrong(part))?;
    }
    Ok(line_up)
}

/// Returns a team's line-up in a match as it stands.
fn stands(state: &State, (round, board): (RoundNo, BoardNo), team: PlayerId) -> Option<LineUp> {
    let seat = state.board(round, board)?.seats.iter().position(|seat| *seat == team)?;
    let now = state.match_now(round, board)?;
    now.line_ups.get(seat).cloned()
}

/// Returns the act that sets a team's line-up: in a finished match a correction, whose results at the boards
/// stay.
#[must_use]
pub fn act(
    state: &State,
    (round, board): (RoundNo, BoardNo),
    team: PlayerId,
    line_up: LineUp,
    reason: Remark,
) -> Act {
    let held = state.board(round, board);
    let seat = held.and_then(|held| held.seats.iter().position(|seat| *seat == team));
    let replaced = held.and_then(|held| held.sheet.as_deref());
    match (held.and_then(|held| held.outcome.as_ref()), state.setup.game.match_rules(), seat) {
        (Some(was @ Outcome::Match(held)), Some(rules), Some(seat)) => {
            let now = Some(Outcome::Match(rules.with_line_up(held, replaced, seat, line_up)));
            Act::Correct { round, board, was: was.clone(), now, reason }
        }
        _ => Act::LineUp { round, board, team, line_up },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let read = read(text, &[1, 2, 3, 4], BoardGame::Chess);
        let shown = read.map_or_else(|wrong| wrong.to_string(), |read| format!("{read:?}"));
        assert_eq!(shown, expected);
    }

    #[test]
    fn a_line_up_is_typed_whole_or_by_its_changes() {
        check("1 2,3 5", "[1, 2, 3, 5]");
        check("4=6", "[1, 2, 3, 6]");
        check("3=5 4=0", "[1, 2, 5, 0]");
        check("2 3 4 5 1=1", "[1, 3, 4, 5]");
        check("5=1", "there is no board 5 (expected 1 to 4)");
        check("0=1", "there is no board 0 (expected 1 to 4)");
        let hint =
            "is not the number of a player in the team's list (0 leaves a board empty, 4=6 changes board 4)";
        check("1 x", &format!("`x` {hint}"));
        check("4=", &format!("`4=` {hint}"));
        check("", "[]");
    }

    #[test]
    fn partners_have_seats_not_boards() {
        let wrong = |text: &str| read(text, &[1, 2, 3, 4], BoardGame::Tractor).unwrap_err().to_string();
        assert_eq!(wrong("5=1"), "there is no seat 5 (expected 1 to 4)");
        assert!(wrong("x").ends_with("(0 leaves a seat empty, 4=6 changes seat 4)"));
    }
}
