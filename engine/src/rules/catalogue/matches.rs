//! The parameters of a match of teams.

use crate::basics::number::Points;
use crate::event::parameter::{Parameter, Value};
use crate::game::team::{
    BoardColors, BoardGame, BoardOrder, LineUpLimits, MOST_BOARDS, MatchRules, TeamRating,
};
use crate::game::tied::TiedMatch;

/// The games at the boards of a match, in words.
const BOARD_GAMES: [(BoardGame, &str); 4] = [
    (BoardGame::Chess, "chess"),
    (BoardGame::Crikey, "Crikey"),
    (BoardGame::Decided, "decided game"),
    (BoardGame::Tractor, "Tractor"),
];

/// Their names.
const BOARD_GAME_NAMES: [&str; 4] = [BOARD_GAMES[0].1, BOARD_GAMES[1].1, BOARD_GAMES[2].1, BOARD_GAMES[3].1];

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

/// The place of the rule for drawn matches of a knockout.
const TIED: usize = BEFORE_WORTHS + MATCH_WORTHS.len();

/// The parameters before the limits.
const BEFORE_LIMITS: usize = TIED + 1;

/// The number of the limits.
const LIMITS: usize = 6;

/// The place of the first parameter of the ratings of teams.
const RATINGS: usize = BEFORE_LIMITS + LIMITS;

/// The number of reserves that stands for any number.
const ANY_NUMBER: u8 = 99;

/// The largest limit of a rating difference.
const MOST_RATING_DIFFERENCE: u16 = 4000;

/// Returns the parameters of a match.
pub(super) fn parameters(rules: &MatchRules) -> Vec<Parameter> {
    let fixed = |name, help, value| Parameter { name, help, value, is_fixed: true };
    let game = BOARD_GAMES.iter().position(|(game, _)| *game == rules.game).unwrap_or(0);
    let mut parameters = vec![
        fixed(
            "boards",
            "the number of boards of a match",
            Value::Number { now: rules.boards.into(), least: 1, most: MOST_BOARDS.into() },
        ),
        fixed(
            "game",
            "the game at each board; at a table of Tractor two of each team play one round",
            Value::Choice { now: game, names: &BOARD_GAME_NAMES },
        ),
        sides(rules),
        Parameter {
            name: "fixed board order",
            help: "players sit in the order of the team's list",
            value: Value::Yes(rules.order == BoardOrder::Fixed),
            is_fixed: false,
        },
    ];
    let mut own = *rules;
    let worth = |(name, help, of): MatchWorth| fixed(name, help, Value::Points(*of(&mut own)));
    parameters.extend(MATCH_WORTHS.into_iter().map(worth));
    parameters.push(Parameter {
        name: "drawn match of a knockout",
        help: "what decides a drawn match (board elimination: C.07 12.3); lots are drawn once for all of them",
        value: Value::Choice {
            now: TiedMatch::ALL.iter().position(|one| *one == rules.tied).unwrap_or(0),
            names: &TiedMatch::NAMES,
        },
        is_fixed: true,
    });
    parameters.extend(limits(rules));
    parameters.extend(ratings_of_teams(rules));
    parameters
}

/// Returns the parameter of the two sides at a board: their colours, or the rank at which both play Tractor.
fn sides(rules: &MatchRules) -> Parameter {
    let fixed = |name, help, value| Parameter { name, help, value, is_fixed: true };
    let now = BoardColors::ALL.iter().position(|one| *one == rules.colors).unwrap_or(0);
    match rules.game {
        BoardGame::Chess | BoardGame::Crikey | BoardGame::Decided => fixed(
            "colours",
            "of the first team at the first four boards, and so on (TRF 352)",
            Value::Choice { now, names: &BoardColors::NAMES },
        ),
        BoardGame::Tractor => fixed(
            "both teams start at",
            "the rank from 2 to the ace at which both partnerships of a table play, in every match",
            Value::Rank(rules.start),
        ),
    }
}

/// Returns the parameters of the limits of lists and line-ups.
fn limits(rules: &MatchRules) -> [Parameter; LIMITS] {
    let free = |name, help, value| Parameter { name, help, value, is_fixed: false };
    let number =
        |now: u16, least: u32, most: u16| Value::Number { now: now.into(), least, most: most.into() };
    let LineUpLimits { rating_difference, reserves, womens_board, junior_board, junior_age, are_strict } =
        rules.limits;
    let board = |board: u8| number(board.into(), 0, MOST_BOARDS.into());
    [
        free(
            "refuse other line-ups",
            "a list or line-up that breaks the order or a limit is refused; with `no`, the desk asks",
            Value::Yes(are_strict),
        ),
        free(
            "rating difference at most",
            "how much weaker a player may be than one at a lower board; 0 is no limit",
            number(rating_difference, 0, MOST_RATING_DIFFERENCE),
        ),
        free(
            "reserves at most",
            "players of a team beyond the number of boards; 99 is any number",
            number(reserves.unwrap_or(ANY_NUMBER).into(), 0, ANY_NUMBER.into()),
        ),
        free("women's board", "the board at which a woman plays; 0 is none", board(womens_board)),
        free("junior board", "the board at which a junior plays; 0 is none", board(junior_board)),
        free(
            "juniors are under",
            "years of age on the first day of the event",
            number(junior_age.into(), 1, ANY_NUMBER.into()),
        ),
    ]
}

/// Sets one of these parameters; `None` if there is no such parameter or value.
fn set_limit(limits: &mut LineUpLimits, parameter: usize, value: Value) -> Option<()> {
    match (parameter, value) {
        (0, Value::Yes(strict)) => limits.are_strict = strict,
        (1, Value::Number { now, .. }) => {
            limits.rating_difference =
                u16::try_from(now).ok().filter(|now| *now <= MOST_RATING_DIFFERENCE)?;
        }
        (2..=5, Value::Number { now, .. }) => {
            let now = u8::try_from(now).ok().filter(|now| *now <= ANY_NUMBER)?;
            match parameter {
                2 => limits.reserves = Some(now).filter(|now| *now < ANY_NUMBER),
                3 => limits.womens_board = now,
                4 => limits.junior_board = now,
                _ => limits.junior_age = Some(now).filter(|now| 0 < *now)?,
            }
        }
        _ => return None,
    }
    Some(())
}

/// The highest rating with which unrated members may count.
const HIGHEST_RATING: u16 = 4000;

/// Returns the parameters of the ratings that order the teams before the first round.
fn ratings_of_teams(rules: &MatchRules) -> Vec<Parameter> {
    let now = TeamRating::ALL.iter().position(|one| *one == rules.team_rating).unwrap_or(0);
    let rating = Parameter {
        name: "rating of a team",
        help: "numbers teams without a rating: the mean of the best members, one a board, or of all; halves up",
        value: Value::Choice { now, names: &TeamRating::NAMES },
        is_fixed: false,
    };
    let unrated = Parameter {
        name: "unrated members",
        help: "the rating with which they count in that mean; 0 leaves them out",
        value: Value::Number { now: rules.unrated_members.into(), least: 0, most: HIGHEST_RATING.into() },
        is_fixed: false,
    };
    match rules.team_rating {
        TeamRating::None => vec![rating],
        TeamRating::BestMembers | TeamRating::AllMembers => vec![rating, unrated],
    }
}

/// Sets a parameter; `None` if there is no such parameter or value. A bye that is worth a drawn match (C.04.6
/// 1.4) is still worth one when boards or points change.
pub(super) fn set(rules: &mut MatchRules, parameter: usize, value: Value) -> Option<()> {
    let before = *rules;
    change(rules, parameter, value)?;
    let is_drawn = before.match_points.pairing_allocated_bye == before.match_points.draw;
    if is_drawn && before.match_points.draw != rules.match_points.draw {
        rules.match_points.pairing_allocated_bye = rules.match_points.draw;
    }
    if before.bye_points == before.drawn_points() && before.drawn_points() != rules.drawn_points() {
        rules.bye_points = rules.drawn_points();
    }
    Some(())
}

fn change(rules: &mut MatchRules, parameter: usize, value: Value) -> Option<()> {
    match (parameter, value) {
        (0, Value::Number { now, .. }) => {
            rules.boards = u8::try_from(now).ok().filter(|now| (1..=MOST_BOARDS).contains(now))?;
        }
        (1, Value::Choice { now, .. }) => rules.game = BOARD_GAMES.get(now)?.0,
        (2, Value::Choice { now, .. }) => rules.colors = *BoardColors::ALL.get(now)?,
        (2, Value::Rank(rank)) => rules.start = rank,
        (3, Value::Yes(fixed)) => rules.order = if fixed { BoardOrder::Fixed } else { BoardOrder::Free },
        (TIED, Value::Choice { now, .. }) => rules.tied = *TiedMatch::ALL.get(now)?,
        (RATINGS, Value::Choice { now, .. }) => rules.team_rating = *TeamRating::ALL.get(now)?,
        (place, Value::Number { now, .. }) if place == RATINGS + 1 => {
            rules.unrated_members = u16::try_from(now).ok().filter(|now| *now <= HIGHEST_RATING)?;
        }
        (place, value) if BEFORE_LIMITS <= place => {
            set_limit(&mut rules.limits, place - BEFORE_LIMITS, value)?;
        }
        (place, Value::Points(points)) => {
            let (_, _, of) = MATCH_WORTHS.get(place.checked_sub(BEFORE_WORTHS)?)?;
            *of(rules) = points;
        }
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tractor::cards::Rank;

    #[test]
    fn tables_of_tractor_have_a_rank_not_colours() {
        let mut rules = MatchRules { game: BoardGame::Tractor, ..MatchRules::default() };
        assert_eq!(parameters(&rules)[2].value, Value::Rank(Rank::TWO));
        set(&mut rules, 2, Value::Rank(Rank::ACE)).unwrap();
        assert_eq!(parameters(&rules)[2].value, Value::Rank(Rank::ACE));
    }

    #[test]
    fn a_bye_worth_a_draw_stays_one() {
        let boards = |now| Value::Number { now, least: 1, most: 99 };
        let mut rules = MatchRules::default();
        set(&mut rules, 0, boards(6)).unwrap();
        assert_eq!(rules.bye_points, Points::whole(3));
        let bye = BEFORE_WORTHS + 4;
        set(&mut rules, bye, Value::Points(Points::whole(4))).unwrap();
        set(&mut rules, 0, boards(8)).unwrap();
        assert_eq!(rules.bye_points, Points::whole(4), "the director chose it");
        set(&mut rules, BEFORE_WORTHS + 1, Value::Points(Points::ZERO)).unwrap();
        assert_eq!(rules.match_points.pairing_allocated_bye, Points::ZERO);
    }
}
