//! Point adjustments as a director types them: `-0.5 came late twice`, `+1 round 3 the organiser's
//! mistake`.

use engine::action::Act;
use engine::id::{PlayerId, RoundNo};
use engine::kept::AdjustedPoints;
use engine::number::{NumberError, Points};
use engine::state::State;
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
/// so that no earlier round seems paired with other points than it was.
///
/// # Errors
///
/// The part that is missing or wrong.
pub fn read(state: &State, id: PlayerId, text: &str) -> Result<Act, NoPoints> {
    let (first, rest) = split(text.trim());
    if first.is_empty() {
        return Err(NoPoints::Nothing);
    }
    let number = first.strip_prefix('+').unwrap_or(first);
    if number == first && !first.starts_with(['-', '−']) {
        return Err(NoPoints::NotSigned(first.to_owned()));
    }
    let points: Points = number.replace('−', "-").replace('½', "0.5").parse()?;
    if points == Points::ZERO {
        return Err(NoPoints::NotSigned(first.to_owned()));
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
    Ok(Act::Value { points: AdjustedPoints { result: None, points, round, players: vec![id] }, reason })
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
                format!("{}{round}: {}", points.points, &*reason)
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
