//! Point adjustments as a director types them: `-0.5 came late twice`, `+1 round 3 the organiser's
//! mistake`, for a team `-1 MP -2 GP wrong board order`.

use engine::action::Act;
use engine::id::{PlayerId, RoundNo};
use engine::kept::AdjustedPoints;
use engine::number::{NumberError, Points};
use engine::state::State;
use engine::team::TeamScore;
use engine::text::{NotOneLine, Remark};

/// The reason why a text is not a point adjustment.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoPoints {
    /// The text is empty.
    #[error("nothing is typed (expected +1 or -0.5, then the reason)")]
    Nothing,
    /// The text does not begin with points.
    #[error("`{0}` is not a number of points to give or take (expected +1 or -0.5, then the reason)")]
    NotSigned(String),
    /// A number that cannot be read.
    #[error(transparent)]
    Number(#[from] NumberError),
    /// Match points or game points of a player.
    #[error("`{0}` are points of a team, and this is not an event of teams")]
    NoTeams(String),
    /// The same score twice.
    #[error("the same points twice (expected match points and game points: -1 MP -2 GP, then the reason)")]
    Twice,
    /// The word `round` without a number.
    #[error("`{0}` is not a round (expected its number, from 1)")]
    Round(String),
    /// The reason is missing: later no one would know what the points were for.
    #[error("the reason is missing (expected -0.5, then why)")]
    NoReason,
    /// A reason that the journal cannot store.
    #[error("the reason {0}")]
    Reason(NotOneLine),
}

/// Reads a point adjustment: the sign gives or takes points; `round N` is the first round in which
/// they count; the rest is the reason. Without a round they count from the last published round on,
/// so that no earlier round seems paired with other points than it was. `MP` or `GP` after the points of a
/// team say whether they are match points or game points; without a word they are match points.
///
/// # Errors
///
/// The part that is missing or wrong.
pub fn read(state: &State, id: PlayerId, text: &str) -> Result<Act, NoPoints> {
    let mut given = AdjustedPoints { players: vec![id], ..AdjustedPoints::default() };
    let mut rest = take_points(state, &mut given, text.trim())?;
    if rest.starts_with(SIGNS) && is_team_points(rest) {
        rest = take_points(state, &mut given, rest)?;
        if given.points == Points::ZERO || given.game_points.is_none() {
            return Err(NoPoints::Twice);
        }
    }
    let (round, reason) = match split(rest) {
        ("round", rest) => {
            let (round, rest) = split(rest);
            let number = round.trim_end_matches([':', ',']).parse().ok().filter(|round| 0 < *round);
            (Some(RoundNo(number.ok_or_else(|| NoPoints::Round(round.to_owned()))?)), rest)
        }
        _ => (Some(state.last_round()).filter(|last| *last != RoundNo(0)), rest),
    };
    if reason.is_empty() {
        return Err(NoPoints::NoReason);
    }
    let reason = Remark::new(reason).map_err(NoPoints::Reason)?;
    Ok(Act::Value { points: AdjustedPoints { round, ..given }, reason })
}

/// The first characters of points that are given or taken.
const SIGNS: [char; 3] = ['+', '-', '−'];

/// Takes signed points, and for teams `MP` or `GP`, from the beginning of a text; returns the rest.
fn take_points<'a>(state: &State, given: &mut AdjustedPoints, text: &'a str) -> Result<&'a str, NoPoints> {
    let (first, rest) = split(text);
    if first.is_empty() {
        return Err(NoPoints::Nothing);
    }
    let not_signed = || NoPoints::NotSigned(first.to_owned());
    if !first.starts_with(SIGNS) {
        return Err(not_signed());
    }
    let number = first.strip_prefix('+').unwrap_or(first);
    let points: Points = number.replace('−', "-").replace('½', "0.5").parse()?;
    if points == Points::ZERO {
        return Err(not_signed());
    }
    let (word, behind) = split(rest);
    let rest = match team_score(word) {
        Some(_) if state.setup.game.match_rules().is_none() => {
            return Err(NoPoints::NoTeams(word.to_owned()));
        }
        Some(TeamScore::GamePoints) => {
            given.game_points = Some(points);
            return Ok(behind);
        }
        Some(TeamScore::MatchPoints) => behind,
        None => rest,
    };
    given.points = points;
    Ok(rest)
}

fn team_score(word: &str) -> Option<TeamScore> {
    match word.trim_end_matches([':', ',']).to_ascii_lowercase().as_str() {
        "mp" => Some(TeamScore::MatchPoints),
        "gp" => Some(TeamScore::GamePoints),
        _ => None,
    }
}

/// Returns true if a text begins with a number and `MP` or `GP`.
fn is_team_points(text: &str) -> bool {
    team_score(split(split(text).1).0).is_some()
}

/// Splits the first word off.
fn split(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::{Details, Header, PairedBy};
    use engine::setup::{Game, PointSystem, Setup};
    use engine::team::MatchRules;
    use engine::text::Label;

    fn event() -> State {
        let setup = Setup::bare(&Game::Chess(PointSystem::default()));
        State::new(&Header::new(Label::default(), Details::default(), setup))
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        check_in(&event(), text, expected);
    }

    #[track_caller]
    fn check_in(state: &State, text: &str, expected: &str) {
        let shown = match read(state, PlayerId(4), text) {
            Ok(Act::Value { points, reason }) => {
                let round = points.round.map_or_else(String::new, |round| format!(" from {round}"));
                let games = points.game_points.map(|points| format!(" and {points} GP"));
                format!("{}{}{round}: {}", points.points, games.unwrap_or_default(), &*reason)
            }
            Ok(other) => format!("{other:?}"),
            Err(wrong) => wrong.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn points_count_from_their_round_on() {
        let mut state = event();
        for round in [1, 2].map(RoundNo) {
            let (boards, byes) = (Vec::new(), Vec::new());
            state.evolve(&Act::Publish { round, boards, byes, by: PairedBy::Hand });
        }
        check_in(&state, "-0.5 phone", "-0.5 from 2: phone");
        check_in(&state, "-0.5 round 1 phone", "-0.5 from 1: phone");
    }

    #[test]
    fn match_and_game_points_are_of_teams() {
        let setup = Setup::bare(&Game::Match(MatchRules::default()));
        let state = State::new(&Header::new(Label::default(), Details::default(), setup));
        check_in(&state, "-1 wrong order", "-1.0: wrong order");
        check_in(&state, "-1 MP wrong order", "-1.0: wrong order");
        check_in(&state, "-1.5 gp round 2 late", "0.0 and -1.5 GP from 2: late");
        check_in(&state, "-1 MP, -2 GP wrong order", "-1.0 and -2.0 GP: wrong order");
        check_in(&state, "-2 GP -1 MP wrong order", "-1.0 and -2.0 GP: wrong order");
        for twice in ["-2 GP -2 GP wrong order", "-1 MP -1 MP wrong order"] {
            assert_eq!(read(&state, PlayerId(1), twice), Err(NoPoints::Twice), "{twice}");
        }
        check_in(&state, "-1 -2 points were asked for", "-1.0: -2 points were asked for");
        check("-1 GP late", "`GP` are points of a team, and this is not an event of teams");
    }

    #[test]
    fn points_and_penalties_have_a_reason() {
        check("-0.5 came late twice", "-0.5: came late twice");
        check("+1 round 3: our mistake", "1.0 from 3: our mistake");
        check("−½ phone", "-0.5: phone");
        let signed = "is not a number of points to give or take (expected +1 or -0.5, then the reason)";
        check("0.5 late", &format!("`0.5` {signed}"));
        check("-0 late", &format!("`-0` {signed}"));
        check("", "nothing is typed (expected +1 or -0.5, then the reason)");
        check("-0.5", "the reason is missing (expected -0.5, then why)");
        check("-1 round", "`` is not a round (expected its number, from 1)");
        check(
            "-x late",
            "`-x` is not a decimal number (expected digits, optionally a point and more digits)",
        );
    }
}
