//! What an input line's text asks for, by what the line was asked.

use super::request::{Asked, News, Request};
use super::scene::Scene;
use super::setup_lines::Made;
use super::text::{Line, piece};
use super::theme::Role;
use crate::engine::action::{Act, ByeKind, Entrant};
use crate::engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use crate::engine::state::State;
use crate::engine::text::{Label, NotOneLine, Remark};
use crate::formats::registration::{self, NotAPlayer};
use crate::user::files::typed_path;
use crate::user::settings::{self, NotAName};
use crate::views::changes;

/// Why a text asks for nothing.
#[derive(Debug, thiserror::Error)]
pub enum NoAnswer {
    /// Nothing is typed.
    #[error("nothing is typed yet")]
    Empty,
    /// A title that an event cannot have.
    #[error("the title {0}")]
    Title(NotOneLine),
    /// A reason or a note that the journal cannot hold.
    #[error(transparent)]
    Remark(NotOneLine),
    /// The name of somebody who works at the desk that the journal cannot hold.
    #[error(transparent)]
    Operator(#[from] NotAName),
    /// No entry has such a number.
    #[error("`{0}` is not the number of an entry")]
    Entry(String),
    /// No board has such a number.
    #[error("`{0}` is not a board (expected its number, from 1)")]
    Board(String),
    /// It is not a round and a kind of bye.
    #[error("`{0}` is not a bye ({BYE})")]
    Bye(String),
    /// What follows the round is no kind of bye.
    #[error("`{0}` is not a kind of bye ({BYE})")]
    ByeKind(String),
    /// A player's line that is none.
    #[error(transparent)]
    Player(#[from] NotAPlayer),
    /// A player who is not there.
    #[error("there is no player {0}")]
    NoPlayer(PlayerId),
    /// A value that the setup does not take.
    #[error("{0}")]
    Setup(String),
    /// There is no event that it could be about.
    #[error("open an event first")]
    NoEvent,
    /// It was not asked for.
    #[error("there is no question to answer")]
    NotAsked,
}

/// What a bye looks like.
const BYE: &str =
    "expected a round, then half, zero, full or none: 3 half; several with commas: 2 half, 4 half";

/// Turns the text of an input line into what it asks for.
///
/// # Errors
///
/// Why the text asks for nothing; the line stays open.
pub fn answer(asked: &Asked, text: &str, scene: &Scene<'_>) -> Result<Request, NoAnswer> {
    let text = text.trim();
    match asked {
        Asked::OpenPath => needed(text).map(|text| Request::Open(typed_path(text))),
        Asked::Title(preset) => {
            let title = Label::new(needed(text)?).map_err(NoAnswer::Title)?;
            Ok(Request::Create { preset: preset.clone(), title })
        }
        Asked::ImportEvent => needed(text).map(|text| Request::ImportEvent(typed_path(text))),
        Asked::Prizes => needed(text).map(|text| Request::Prizes(typed_path(text))),
        Asked::Results => needed(text).map(|text| Request::Results(typed_path(text))),
        Asked::Prize(line) => {
            line.check(text).map_err(NoAnswer::Setup)?;
            Ok(Request::Tell(News::Prize(*line, text.to_owned())))
        }
        Asked::Import => needed(text).map(|text| Request::Import(typed_path(text))),
        Asked::Note => Ok(act(Act::Note { text: remark(needed(text)?)? })),
        Asked::Operator => Ok(Request::Operator(settings::operator(text)?)),
        Asked::WriteTo(report) => {
            needed(text).map(|path| Request::Write { path: typed_path(path), text: report.clone() })
        }
        Asked::Site => Ok(Request::Site((!text.is_empty()).then(|| typed_path(text)))),
        Asked::GoTo => {
            let seq = text.parse().map_err(|_| NoAnswer::Entry(text.to_owned()))?;
            Ok(Request::Tell(News::Entry(Seq(seq))))
        }
        Asked::Correction(correction) => Ok(Request::Correct(Box::new(with_reason(correction, text)?))),
        Asked::Change(_)
        | Asked::Withdraw(_)
        | Asked::Expel(_)
        | Asked::Bye(_)
        | Asked::FixBoard(_)
        | Asked::Setup(_) => about_event(asked, text, scene.state().ok_or(NoAnswer::NoEvent)?),
    }
}

fn about_event(asked: &Asked, text: &str, state: &State) -> Result<Request, NoAnswer> {
    let after = state.last_round();
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller sends what is about an event only")]
    let done = match asked {
        Asked::Change(id) => Act::Edit { id: *id, entrant: changed(state, *id, text)? },
        Asked::Withdraw(id) => Act::Withdraw { id: *id, after, reason: remark(text)? },
        Asked::Expel(id) => Act::Expel { id: *id, after, reason: remark(needed(text)?)? },
        Asked::Bye(id) => {
            let mut acts = byes(*id, text)?;
            match acts.len() {
                1 => acts.remove(0),
                _ => return Ok(Request::DoAll(acts, Vec::new())),
            }
        }
        Asked::FixBoard(id) => {
            let number = || {
                let number = text.parse().ok().filter(|number| 0 < *number).map(BoardNo);
                number.ok_or_else(|| NoAnswer::Board(text.to_owned()))
            };
            let board = if text.is_empty() { None } else { Some(number()?) };
            Act::FixBoard { id: *id, board }
        }
        Asked::Setup(line) => {
            let made = Made::of(state).typed(*line, text).map_err(NoAnswer::Setup)?;
            Act::Configure { details: made.details, setup: made.setup }
        }
        _ => return Err(NoAnswer::NotAsked),
    };
    Ok(act(done))
}

fn act(act: Act) -> Request {
    Request::Do(Box::new(act))
}

fn needed(text: &str) -> Result<&str, NoAnswer> {
    if text.is_empty() { Err(NoAnswer::Empty) } else { Ok(text) }
}

fn remark(text: &str) -> Result<Remark, NoAnswer> {
    Remark::new(text).map_err(NoAnswer::Remark)
}

fn with_reason(correction: &Act, text: &str) -> Result<Act, NoAnswer> {
    let mut correction = correction.clone();
    if let Act::Correct { reason, .. } | Act::Amend { reason, .. } | Act::Unpublish { reason, .. } =
        &mut correction
    {
        *reason = remark(text)?;
    }
    Ok(correction)
}

/// Reads a player's line; what it does not mention stays as it is.
fn changed(state: &State, id: PlayerId, text: &str) -> Result<Entrant, NoAnswer> {
    let before = &state.player(id).ok_or(NoAnswer::NoPlayer(id))?.entrant;
    Ok(registration::read_change(before, text)?)
}

/// Shows how the text of an input line is understood while it is typed; nothing where there is nothing to see before it is
/// done.
#[must_use]
pub fn understood(asked: &Asked, text: &str, scene: &Scene<'_>) -> Option<Vec<Line>> {
    let Asked::Change(id) = asked else { return None };
    let state = scene.state()?;
    let before = &state.player(*id)?.entrant;
    let now = match changed(state, *id, text.trim()) {
        Ok(now) => now,
        Err(wrong) => return Some(vec![vec![piece(Role::Warning, wrong.to_string())]]),
    };
    let differences = changes::of_person(before, &now);
    let is_other = |word: &str| {
        let what = match word {
            "id" => "FIDE id",
            "team" => "partnership",
            other => other,
        };
        differences.iter().any(|one| one.what == what)
    };
    let role = |word: &str, otherwise| if is_other(word) { Role::Accent } else { otherwise };
    let mut line = vec![piece(role("name", Role::Text), now.name.as_str())];
    for (word, fact) in registration::facts(&now) {
        line.push(piece(Role::Dim, format!(" · {word} ")));
        line.push(piece(role(word, Role::Text), fact));
    }
    let mut lines = vec![line];
    lines.push(match &differences[..] {
        [] => vec![piece(
            Role::Dim,
            "no changes; what the line does not mention stays, and `club -` removes a club",
        )],
        all => {
            let told: Vec<String> = all.iter().map(ToString::to_string).collect();
            vec![piece(Role::Dim, "changes: "), piece(Role::Accent, told.join(", "))]
        }
    });
    let act = Act::Edit { id: *id, entrant: now };
    lines
        .extend(state.warnings(&act).iter().map(|one| vec![piece(Role::Warning, format!("! {}", one.text))]));
    Some(lines)
}

/// Reads several byes, divided by commas: `2 half, 4 half`.
fn byes(id: PlayerId, text: &str) -> Result<Vec<Act>, NoAnswer> {
    let parts = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
    let acts = parts.map(|part| bye(id, part)).collect::<Result<Vec<Act>, NoAnswer>>()?;
    let mut rounds: Vec<RoundNo> = acts.iter().filter_map(round_of).collect();
    rounds.sort_unstable();
    let is_twice = rounds.windows(2).any(|two| two[0] == two[1]);
    if acts.is_empty() || is_twice { Err(NoAnswer::Bye(text.to_owned())) } else { Ok(acts) }
}

fn round_of(act: &Act) -> Option<RoundNo> {
    if let Act::GrantBye { round, .. } | Act::CancelBye { round, .. } = act { Some(*round) } else { None }
}

/// Reads a round and a kind of bye: `3`, `3 half`, `3 zero`, `3 full`, `3 none`.
fn bye(id: PlayerId, text: &str) -> Result<Act, NoAnswer> {
    let mut words = text.split_whitespace();
    let round = words.next().and_then(|round| round.parse().ok()).map(RoundNo);
    let round = round.ok_or_else(|| NoAnswer::Bye(text.to_owned()))?;
    let bye = match words.next() {
        None | Some("half" | "h" | "H" | "½") => Some(ByeKind::HalfPoint),
        Some("zero" | "z" | "Z" | "0") => Some(ByeKind::ZeroPoint),
        Some("full" | "f" | "F" | "1") => Some(ByeKind::FullPoint),
        Some("none" | "-") => None,
        Some(other) => return Err(NoAnswer::ByeKind(other.to_owned())),
    };
    if words.next().is_some() {
        return Err(NoAnswer::Bye(text.to_owned()));
    }
    Ok(match bye {
        Some(bye) => Act::GrantBye { id, round, bye },
        None => Act::CancelBye { id, round },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "a bye is granted or taken back")]
        let one = |act: &Act| match act {
            Act::GrantBye { round, bye, .. } => format!("{round} {}", bye.letter()),
            Act::CancelBye { round, .. } => format!("{round} none"),
            other => format!("{other:?}"),
        };
        let shown = match byes(PlayerId(1), text) {
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
    fn several_byes_stand_in_one_line_and_all_of_them_are_understood() {
        check("2 half, 4 half", "2 H, 4 H");
        check("4 full, 4 zero", &format!("`4 full, 4 zero` is not a bye ({BYE})"));
        check("2, 4 zero; 5 none", "2 H, 4 Z, 5 none");
        check("2 half, 4 x", &format!("`x` is not a kind of bye ({BYE})"));
        check("2 half 4 half", &format!("`2 half 4 half` is not a bye ({BYE})"));
    }
}
