//! Point adjustments as a director types them: `-0.5 came late twice`, `+1 round 3 the organiser's
//! mistake`, for a team `-1 MP -2 GP wrong board order`.

use engine::action::Act;
use engine::id::{PlayerId, RoundNo};
use engine::kept::AdjustedPoints;
use engine::number::{NumberError, Points, typed};
use engine::state::State;
use engine::team::TeamScore;
use engine::text::{NotOneLine, Remark};

/// The reason why a text is not a point adjustment.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoPoints {
    /// The text is empty.
    #[error("nothing is typed (expected {example}, then the reason)")]
    Nothing {
        /// Points of a player or of a team.
        example: &'static str,
    },
    /// The text does not begin with points.
    #[error("`{typed}` is not a number of points to give or take (expected {example}, then the reason)")]
    NotSigned {
        /// The first word.
        typed: String,
        /// Points of a player or of a team.
        example: &'static str,
    },
    /// A word after the points of a team that is neither `MP` nor `GP`.
    #[error("`{0}` are no points of a team (expected MP or GP: -1 MP, then the reason)")]
    NoUnit(String),
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
    #[error("the reason is missing (expected {example}, then why)")]
    NoReason {
        /// Points of a player or of a team.
        example: &'static str,
    },
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
        return Err(NoPoints::NoReason { example: example(state) });
    }
    let reason = Remark::new(reason).map_err(NoPoints::Reason)?;
    Ok(Act::Value { points: AdjustedPoints { round, ..given }, reason })
}

/// Returns an example of points in an event.
fn example(state: &State) -> &'static str {
    if state.setup.game.match_rules().is_some() { "-1 MP" } else { "-0.5" }
}

/// The first characters of points that are given or taken.
const SIGNS: [char; 3] = ['+', '-', '−'];

/// Takes signed points, and for teams `MP` or `GP`, from the beginning of a text; returns the rest.
fn take_points<'a>(state: &State, given: &mut AdjustedPoints, text: &'a str) -> Result<&'a str, NoPoints> {
    let example = example(state);
    let is_of_teams = state.setup.game.match_rules().is_some();
    let (first, _) = split(text);
    if first.is_empty() {
        return Err(NoPoints::Nothing { example });
    }
    let not_signed = || NoPoints::NotSigned { typed: first.to_owned(), example };
    if !first.starts_with(SIGNS) {
        return Err(not_signed());
    }
    let (number, rest) = split_number(text);
    let points: Points = typed(&halves(number.strip_prefix('+').unwrap_or(number)))?;
    if points == Points::ZERO {
        return Err(not_signed());
    }
    let (word, behind) = split(rest);
    let rest = match team_score(word) {
        Some(_) if !is_of_teams => return Err(NoPoints::NoTeams(word.to_owned())),
        Some(TeamScore::GamePoints) => {
            given.game_points = Some(points);
            return Ok(behind);
        }
        Some(TeamScore::MatchPoints) => behind,
        None if is_of_teams && looks_like_unit(word) => return Err(NoPoints::NoUnit(word.to_owned())),
        None => rest,
    };
    given.points = points;
    Ok(rest)
}

/// Returns a number whose minus sign and half are ASCII: `−1½` is `-1.5`.
fn halves(number: &str) -> String {
    let number = number.replace('−', "-");
    match number.strip_suffix('½') {
        Some(whole) if whole.ends_with(|c: char| c.is_ascii_digit()) => format!("{whole}.5"),
        Some(sign) => format!("{sign}0.5"),
        None => number,
    }
}

fn team_score(word: &str) -> Option<TeamScore> {
    match word.trim_end_matches([':', ',']).to_ascii_lowercase().as_str() {
        "mp" => Some(TeamScore::MatchPoints),
        "gp" => Some(TeamScore::GamePoints),
        _ => None,
    }
}

/// Returns true for a word that is most likely a mistyped `MP` or `GP`: up to three letters, all of them
/// capital, or a part or a plural of one of the two.
fn looks_like_unit(word: &str) -> bool {
    let word = word.trim_end_matches([':', ',', '.']);
    let is_short = (1..=3).contains(&word.chars().count());
    let is_capital = word.chars().all(char::is_uppercase);
    let known = ["m", "g", "p", "mps", "gps", "pm", "pg", "pts"];
    is_short && (is_capital || known.contains(&word.to_lowercase().as_str()))
}

/// Returns true if a text begins with a number and `MP` or `GP`.
fn is_team_points(text: &str) -> bool {
    team_score(split(split_number(text).1).0).is_some()
}

/// Splits the first word off, at `MP` or another word of letters behind its digits: `-2GP late`.
fn split_number(text: &str) -> (&str, &str) {
    let (first, rest) = split(text);
    let end = first.rfind(|c: char| c.is_ascii_digit() || c == '½');
    let letters = end.and_then(|end| first.get(end..)?.find(char::is_alphabetic).map(|at| end + at));
    match letters.and_then(|at| text.split_at_checked(at)) {
        Some(divided) => divided,
        None => (first, rest),
    }
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
        check_in(&state, "-2GP late", "0.0 and -2.0 GP: late");
        check_in(&state, "-1½MP, −½GP wrong order", "-1.5 and -0.5 GP: wrong order");
        for (text, unit) in
            [("-2 G bad", "G"), ("-2 MPs bad", "MPs"), ("-2XX bad", "XX"), ("-1 gps: bad", "gps:")]
        {
            let expected = "are no points of a team (expected MP or GP: -1 MP, then the reason)";
            check_in(&state, text, &format!("`{unit}` {expected}"));
        }
        check_in(&state, "-1 no show", "-1.0: no show");
        check_in(&state, "-1 MP", "the reason is missing (expected -1 MP, then why)");
        check_in(&state, "", "nothing is typed (expected -1 MP, then the reason)");
        for twice in ["-2 GP -2 GP wrong order", "-1 MP -1 MP wrong order"] {
            assert_eq!(read(&state, PlayerId(1), twice), Err(NoPoints::Twice), "{twice}");
        }
        check_in(&state, "-1 -2 points were asked for", "-1.0: -2 points were asked for");
        check("-1GP late", "`GP` are points of a team, and this is not an event of teams");
        check("-1 GP late", "`GP` are points of a team, and this is not an event of teams");
    }

    #[test]
    fn points_and_penalties_have_a_reason() {
        check("-0.5 came late twice", "-0.5: came late twice");
        check("+1 round 3: our mistake", "1.0 from 3: our mistake");
        check("-0,5 came late twice", "-0.5: came late twice");
        check("−½ phone", "-0.5: phone");
        let signed = "is not a number of points to give or take (expected -0.5, then the reason)";
        check("0.5 late", &format!("`0.5` {signed}"));
        check("-0 late", &format!("`-0` {signed}"));
        check("", "nothing is typed (expected -0.5, then the reason)");
        check("-0.5", "the reason is missing (expected -0.5, then why)");
        check("-1 round", "`` is not a round (expected its number, from 1)");
        check(
            "-x late",
            "`-x` is not a decimal number (expected digits, optionally a point and more digits)",
        );
    }
}
