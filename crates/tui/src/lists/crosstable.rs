//! The crosstable as a list on the screen, and the meaning of its columns for questions.
//!
//! A seal stores a table but no games: the points and games of a crosstable are always the present ones, so
//! that they agree.

use crate::lists::{List, Room};
use crate::scene::Scene;
use engine::id::{PlayerId, RoundNo};
use engine::meetings::Meetings;
use formats::views::crosstable::{self, games_against};
use formats::views::{Code, View};

/// The content of a column of the crosstable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cross {
    /// A round.
    Round(RoundNo),
    /// The games against one player.
    Opponent(PlayerId),
    /// A value of the standings.
    Value(usize),
}

impl Cross {
    /// Returns the question that a column can answer.
    fn of(code: Code) -> Option<Self> {
        if let Code::Round(round) = code {
            Some(Self::Round(round))
        } else if let Code::Opponent(player) = code {
            Some(Self::Opponent(player))
        } else if let Code::Value(at) = code {
            Some(Self::Value(at))
        } else {
            None
        }
    }
}

/// The name column is narrow because the rounds need the room.
const ROOM: &Room = &[(Code::Name, (10, 28))];

/// A list, and the question that each of its columns can answer.
pub(crate) type Crosstable<'a> = (List<'a>, Vec<Option<Cross>>);

/// Lists the crosstable after a round: one line per player in the order of the standings, one column per
/// round.
#[must_use]
pub(crate) fn by_round<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<Crosstable<'a>> {
    let (state, now, meetings) = (scene.state()?, scene.standings(after)?, scene.meetings(after)?);
    let title = format!("crosstable after round {after}");
    Some(list(title, crosstable::by_round(state, now, meetings)))
}

/// Lists the games between the players after a round: one line and one column per player in the order of the
/// standings.
#[must_use]
pub(crate) fn by_opponent<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<Crosstable<'a>> {
    let (state, now, meetings) = (scene.state()?, scene.standings(after)?, scene.meetings(after)?);
    let title = format!("crosstable after round {after}, by opponent");
    Some(list(title, crosstable::by_opponent(state, now, meetings)))
}

fn list(title: String, view: View<'_>) -> Crosstable<'_> {
    let list = List::of(title, view, ROOM);
    let cross = list.codes.iter().map(|code| Cross::of(*code)).collect();
    (list, cross)
}

/// Returns the rounds in which two players met.
pub(crate) fn rounds_against(
    meetings: &Meetings,
    player: PlayerId,
    other: PlayerId,
) -> impl Iterator<Item = RoundNo> {
    games_against(meetings, player, other).map(|(meeting, _)| meeting.round)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lists::role;
    use crate::scene::example::Example;
    use crate::widgets::table::Cell;
    use crate::widgets::theme::Role;
    use formats::views::crosstable::round_of;

    const ROUNDS: [&str; 3] = ["1-2 1-0, 3-4 0-1, 5 U", "2-1 1-0, 4-5 1-0 unrated, 3 H", "1-4 +--, 2-3, 5 H"];

    /// The text of a player's row, below the column heads.
    fn shown(list: &List<'_>, name: &str) -> String {
        let heads = list.columns.iter().map(|column| column.head.as_ref());
        let rows = (0..list.len).map(|at| (list.row)(at));
        let row = rows.into_iter().find(|row| row[2].text == name).unwrap();
        let told = |(head, cell): (&str, &Cell)| format!("{head}:{}", cell.text);
        heads.zip(&row).map(told).collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    fn check_round(after: u16, name: &str, expected: &str) {
        let example = Example::after(&ROUNDS);
        let (list, cross) = by_round(&example.scene(), RoundNo(after)).unwrap();
        assert_eq!(cross.len(), list.columns.len());
        assert_eq!(shown(&list, name), expected);
    }

    #[test]
    fn a_round_shows_opponent_colour_and_result() {
        check_round(2, "Anna", "#:=2 No:(1) Name:Anna 1:2w1 2:2b0 PTS:1.0 RP:2.0 SB:1.00 BPG:1 WON:1");
        check_round(3, "Anna", "#:2 No:(1) Name:Anna 1:2w1 2:2b0 3:4w+ PTS:2.0 RP:2.0 SB:1.00 BPG:1 WON:1");
        check_round(3, "Berg", "#:4 No:(2) Name:Berg 1:1b0 2:1w1 3:3w. PTS:1.0 RP:4.0 SB:2.00 BPG:1 WON:1");
        check_round(3, "Curie", "#:5 No:(3) Name:Curie 1:4w0 2:H 3:2b. PTS:0.5 RP:2.0 SB:0.00 BPG:0 WON:0");
        check_round(3, "Emre", "#:3 No:(5) Name:Emre 1:U 2:4bL 3:H PTS:1.5 RP:2.0 SB:0.00 BPG:1 WON:0");
    }

    #[track_caller]
    fn check_opponent(name: &str, other: &str, expected: &str, role: Role) {
        let example = Example::after(&ROUNDS);
        let (list, cross) = by_opponent(&example.scene(), RoundNo(3)).unwrap();
        let id = |name: &str| {
            let mut players = example.desk.state().players.iter();
            players.find(|player| player.entrant.name == *name).unwrap().id
        };
        let column = cross.iter().position(|cross| *cross == Some(Cross::Opponent(id(other)))).unwrap();
        let mut rows = (0..list.len).map(|at| (list.row)(at));
        let row = rows.find(|row| row[2].text == name).unwrap();
        assert_eq!((row[column].text.as_str(), row[column].role), (expected, role), "{name} against {other}");
    }

    #[test]
    fn an_opponent_has_one_mark_per_game() {
        check_opponent("Anna", "Berg", "10", Role::Text);
        check_opponent("Berg", "Anna", "01", Role::Text);
        check_opponent("Anna", "Dahl", "+", Role::Forfeit);
        check_opponent("Dahl", "Curie", "1", Role::Gain);
        check_opponent("Dahl", "Emre", "W", Role::Gain);
        check_opponent("Curie", "Berg", ".", Role::Missing);
        check_opponent("Emre", "Anna", "·", Role::Dim);
        check_opponent("Curie", "Curie", "▒▒", Role::Rule);
    }

    /// The opponents' columns have the same order as the rows.
    #[test]
    fn the_diagonal_is_filled() {
        let example = Example::after(&ROUNDS);
        let (list, _) = by_opponent(&example.scene(), RoundNo(3)).unwrap();
        for at in 0..list.len {
            assert_eq!((list.row)(at)[3 + at].text, "▒▒");
        }
    }

    #[test]
    fn rounds_against_a_player_are_those_with_their_games() {
        let example = Example::after(&ROUNDS);
        let meetings = example.scene().meetings(RoundNo(3)).unwrap();
        let rounds = |player, other| -> Vec<u16> {
            rounds_against(&meetings, PlayerId(player), PlayerId(other)).map(|round| round.0).collect()
        };
        assert_eq!(rounds(1, 2), [1, 2]);
        assert_eq!(rounds(4, 1), [3]);
        assert_eq!(rounds(5, 1), [0_u16; 0]);
    }

    #[test]
    fn a_bye_differs_from_a_missing_result() {
        let example = Example::after(&ROUNDS);
        let (state, meetings) = (example.desk.state(), example.scene().meetings(RoundNo(3)).unwrap());
        let told = |player, round| round_of(state, &meetings, PlayerId(player), RoundNo(round));
        let role = |player, round| role(told(player, round).sense);
        assert_eq!([role(5, 1), role(3, 3), role(1, 3)], [Role::Bye, Role::Missing, Role::Forfeit]);
        assert_eq!([role(1, 1), role(2, 1), role(1, 9)], [Role::Gain, Role::Loss, Role::Text]);
    }
}
