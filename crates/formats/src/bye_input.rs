//! Byes as a director types them: a round and a kind, several separated by commas: `2 half, 4 half`.

use engine::action::{Act, ByeKind};
use engine::id::{PlayerId, RoundNo};

/// The expected form of a bye, for messages.
const BYE: &str = "expected a round, then half, zero, full or none: 3 half; several with commas: 2 half, 4 half; `barred` for somebody who may \
     have no half-point bye, `allowed` for somebody who may again";

/// The reason why a text is not a bye.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotABye {
    /// The text is not a round and a kind of bye.
    #[error("`{0}` is not a bye ({BYE})")]
    Bye(String),
    /// The text after the round is not a kind of bye.
    #[error("`{0}` is not a kind of bye ({BYE})")]
    Kind(String),
}

/// Reads the kind of bye that a director grants.
#[must_use]
pub fn kind(word: &str) -> Option<ByeKind> {
    match word {
        "half" | "h" | "H" | "½" => Some(ByeKind::HalfPoint),
        "zero" | "z" | "Z" | "0" => Some(ByeKind::ZeroPoint),
        "full" | "f" | "F" | "1" => Some(ByeKind::FullPoint),
        _ => None,
    }
}

/// Reads the byes of a player, separated by commas: `2 half, 4 none`. A round without a kind is a
/// half-point bye. `barred` bars the player from half-point byes, `allowed` lifts this.
///
/// # Errors
///
/// The first text that is not a bye, two byes in one round, or an empty list.
pub fn read(id: PlayerId, text: &str) -> Result<Vec<Act>, NotABye> {
    match text.trim() {
        "barred" => return Ok(vec![Act::BarHalfPointByes { id, barred: true }]),
        "allowed" => return Ok(vec![Act::BarHalfPointByes { id, barred: false }]),
        _ => {}
    }
    let parts = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
    let byes = parts.map(bye).collect::<Result<Vec<_>, NotABye>>()?;
    let mut rounds: Vec<RoundNo> = byes.iter().map(|(round, _)| *round).collect();
    rounds.sort_unstable();
    let is_twice = rounds.windows(2).any(|two| two[0] == two[1]);
    if byes.is_empty() || is_twice {
        return Err(NotABye::Bye(text.to_owned()));
    }
    let act = |(round, bye): (RoundNo, Option<ByeKind>)| match bye {
        Some(bye) => Act::GrantBye { id, round, bye },
        None => Act::CancelBye { id, round },
    };
    Ok(byes.into_iter().map(act).collect())
}

/// Reads a round and a kind of bye: `3`, `3 half`, `3 zero`, `3 full`, `3 none`.
fn bye(text: &str) -> Result<(RoundNo, Option<ByeKind>), NotABye> {
    let mut words = text.split_whitespace();
    let round = words.next().and_then(|round| round.parse().ok()).map(RoundNo);
    let round = round.ok_or_else(|| NotABye::Bye(text.to_owned()))?;
    let bye = match words.next() {
        None => Some(ByeKind::HalfPoint),
        Some("none" | "-") => None,
        Some(word) => Some(kind(word).ok_or_else(|| NotABye::Kind(word.to_owned()))?),
    };
    if words.next().is_some() { Err(NotABye::Bye(text.to_owned())) } else { Ok((round, bye)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let one = |act: &Act| {
            if let Act::GrantBye { round, bye, .. } = act {
                format!("{round} {}", bye.letter())
            } else if let Act::CancelBye { round, .. } = act {
                format!("{round} none")
            } else {
                format!("{act:?}")
            }
        };
        let shown = match read(PlayerId(1), text) {
            Ok(acts) => acts.iter().map(one).collect::<Vec<_>>().join(", "),
            Err(wrong) => wrong.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn a_bye_is_a_round_and_a_kind() {
        check("3", "3 H");
        check("3 half", "3 H");
        check("12 zero", "12 Z");
        check("3 full", "3 F");
        check("3 none", "3 none");
        check("x", &format!("`x` is not a bye ({BYE})"));
        check("3 x", &format!("`x` is not a kind of bye ({BYE})"));
        check("", &format!("`` is not a bye ({BYE})"));
    }

    #[test]
    fn several_byes_on_one_line_are_read() {
        check("2 half, 4 half", "2 H, 4 H");
        check("4 full, 4 zero", &format!("`4 full, 4 zero` is not a bye ({BYE})"));
        check("2, 4 zero; 5 none", "2 H, 4 Z, 5 none");
        check("2 half, 4 x", &format!("`x` is not a kind of bye ({BYE})"));
        check("2 half 4 half", &format!("`2 half 4 half` is not a bye ({BYE})"));
    }
}
