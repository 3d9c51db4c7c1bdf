//! What an input line's text asks for, by what the line was asked.

use super::registration;
use super::request::{Asked, News, Request};
use super::scene::Scene;
use super::setup_lines::Made;
use crate::engine::action::{Act, ByeKind, Entrant};
use crate::engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use crate::engine::state::State;
use crate::engine::text::{Label, Remark};
use crate::user::files::typed_path;
use crate::user::settings;

/// Turns the text of an input line into what it asks for.
///
/// # Errors
///
/// Why the text asks for nothing; the line stays open.
pub fn answer(asked: &Asked, text: &str, scene: &Scene<'_>) -> Result<Request, String> {
    let text = text.trim();
    match asked {
        Asked::OpenPath => needed(text).map(|text| Request::Open(typed_path(text))),
        Asked::Title(preset) => {
            let title = Label::new(needed(text)?).map_err(|wrong| format!("the title {wrong}"))?;
            Ok(Request::Create { preset: preset.clone(), title })
        }
        Asked::ImportEvent => needed(text).map(|text| Request::ImportEvent(typed_path(text))),
        Asked::Prizes => needed(text).map(|text| Request::Prizes(typed_path(text))),
        Asked::Import => needed(text).map(|text| Request::Import(typed_path(text))),
        Asked::Note => Ok(act(Act::Note { text: remark(needed(text)?)? })),
        Asked::Operator => settings::operator(text).map(Request::Operator),
        Asked::WriteTo(report) => {
            needed(text).map(|path| Request::Write { path: typed_path(path), text: report.clone() })
        }
        Asked::Site => Ok(Request::Site((!text.is_empty()).then(|| typed_path(text)))),
        Asked::GoTo => {
            let seq = text.parse().map_err(|_| format!("`{text}` is not the number of an entry"))?;
            Ok(Request::Tell(News::Entry(Seq(seq))))
        }
        Asked::Correction(correction) => Ok(Request::Correct(Box::new(with_reason(correction, text)?))),
        Asked::Change(_)
        | Asked::Withdraw(_)
        | Asked::Expel(_)
        | Asked::Bye(_)
        | Asked::FixBoard(_)
        | Asked::Setup(_) => about_event(asked, text, scene.state().ok_or("open an event first")?),
    }
}

fn about_event(asked: &Asked, text: &str, state: &State) -> Result<Request, String> {
    let after = state.last_round();
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller sends what is about an event only")]
    let done = match asked {
        Asked::Change(id) => Act::Edit { id: *id, entrant: changed(state, *id, text)? },
        Asked::Withdraw(id) => Act::Withdraw { id: *id, after, reason: remark(text)? },
        Asked::Expel(id) => Act::Expel { id: *id, after, reason: remark(needed(text)?)? },
        Asked::Bye(id) => bye(*id, text)?,
        Asked::FixBoard(id) => {
            let number = || {
                let number = text.parse().ok().filter(|number| 0 < *number).map(BoardNo);
                number.ok_or_else(|| format!("`{text}` is not a board (expected its number, from 1)"))
            };
            let board = if text.is_empty() { None } else { Some(number()?) };
            Act::FixBoard { id: *id, board }
        }
        Asked::Setup(line) => {
            let made = Made::of(state).typed(*line, text)?;
            Act::Configure { details: made.details, setup: made.setup }
        }
        _ => return Err("nothing was asked".to_owned()),
    };
    Ok(act(done))
}

fn act(act: Act) -> Request {
    Request::Do(Box::new(act))
}

fn needed(text: &str) -> Result<&str, String> {
    if text.is_empty() { Err("nothing is typed yet".to_owned()) } else { Ok(text) }
}

fn remark(text: &str) -> Result<Remark, String> {
    Remark::new(text).map_err(|wrong| wrong.to_string())
}

fn with_reason(correction: &Act, text: &str) -> Result<Act, String> {
    let mut correction = correction.clone();
    if let Act::Correct { reason, .. } = &mut correction {
        *reason = remark(text)?;
    }
    Ok(correction)
}

/// Reads a player's line; a rating left out is no rating.
fn changed(state: &State, id: PlayerId, text: &str) -> Result<Entrant, String> {
    state.player(id).ok_or_else(|| format!("there is no player {id}"))?;
    registration::read(text)
}

/// Reads a round and a kind of bye: `3`, `3 half`, `3 zero`, `3 full`, `3 none`.
fn bye(id: PlayerId, text: &str) -> Result<Act, String> {
    let expected = "expected a round, then half, zero, full or none: 3 half";
    let mut words = text.split_whitespace();
    let round = words.next().and_then(|round| round.parse().ok()).map(RoundNo);
    let round = round.ok_or_else(|| format!("`{text}` is not a bye ({expected})"))?;
    let bye = match words.next() {
        None | Some("half" | "h" | "H" | "½") => ByeKind::HalfPoint,
        Some("zero" | "z" | "Z" | "0") => ByeKind::ZeroPoint,
        Some("full" | "f" | "F" | "1") => ByeKind::FullPoint,
        Some("none" | "-") => return Ok(Act::CancelBye { id, round }),
        Some(other) => return Err(format!("`{other}` is not a kind of bye ({expected})")),
    };
    Ok(Act::GrantBye { id, round, bye })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let shown = match bye(PlayerId(1), text) {
            Ok(Act::GrantBye { round, bye, .. }) => format!("{round} {}", bye.letter()),
            Ok(Act::CancelBye { round, .. }) => format!("{round} none"),
            Ok(other) => format!("{other:?}"),
            Err(wrong) => wrong,
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
        check("x", "`x` is not a bye (expected a round, then half, zero, full or none: 3 half)");
        check("3 x", "`x` is not a kind of bye (expected a round, then half, zero, full or none: 3 half)");
    }
}
