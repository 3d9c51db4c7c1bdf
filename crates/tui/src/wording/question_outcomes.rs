//! Names the outcomes of a question about an act: the key, its effect, and what Esc leaves unchanged.

use crate::jobs::request::{NamedOutcome, Question, Request};
use crate::keys::intent::Intent;
use crate::widgets::text::Line;
use engine::action::Act;
use engine::refusal::{Level, Warning};
use engine::state::State;
use formats::views::numbers::called;
use formats::views::words;

/// Asks whether an act should be done; its warnings decide how insistently. Without a title, the act's effect
/// is the title.
#[must_use]
pub(crate) fn ask(
    state: &State,
    act: Box<Act>,
    (level, warnings): (Level, Vec<Warning>),
    title: Option<&str>,
    lines: Vec<Line>,
) -> Question {
    let (intent, does, safe) = named(state, &act);
    let title = title.map_or_else(|| format!("{does}?"), str::to_owned);
    let outcome = NamedOutcome::new(intent, does, Request::Accepted(act, warnings));
    Question::ask(title, lines, outcome, safe).as_loud_as(level)
}

/// Returns the key's meaning for an act, its effect in words, and the effect of Esc.
fn named(state: &State, act: &Act) -> (Intent, String, String) {
    let yes = |does: &str, safe: &str| (Intent::Yes, does.to_owned(), safe.to_owned());
    match act {
        Act::Publish { round, .. } => {
            (Intent::Publish, format!("publish round {round}"), "back to the pairing".to_owned())
        }
        Act::Rearrange { round, .. } => {
            (Intent::Publish, format!("publish round {round} as changed"), "back to the boards".to_owned())
        }
        Act::CorrectRound { round, .. } => {
            (Intent::Correct, format!("correct round {round}"), "back to the boards".to_owned())
        }
        Act::Unpublish { round, .. } => {
            (Intent::Withdraw, format!("withdraw round {round}"), "leave it published".to_owned())
        }
        Act::Register { entrant, .. } => {
            (Intent::Register, format!("register {}", entrant.name), "register nobody".to_owned())
        }
        Act::TakeList { new, changed, .. } if new.len() <= 2 && changed.is_empty() => {
            let names: Vec<&str> = new.iter().map(|entrant| entrant.name.as_str()).collect();
            (Intent::Register, format!("register {}", names.join(" and ")), "register nobody".to_owned())
        }
        Act::TakeList { .. } => {
            (Intent::Register, "import the list".to_owned(), "register nobody".to_owned())
        }
        Act::Correct { round, board, now, .. } => {
            let does = if now.is_some() { "correct" } else { "clear" };
            let place = words::place(state);
            let does = format!("{does} the result of {place} {board} in round {round}");
            (Intent::Correct, does, "leave it as it is".to_owned())
        }
        Act::Exclude { id, .. } => {
            let name = called(state, *id);
            (Intent::Exclude, format!("exclude {name}"), format!("{name} stays"))
        }
        Act::Seal { after, .. } => {
            (Intent::Seal, format!("seal the standings after round {after}"), "leave them live".to_owned())
        }
        Act::Withdraw { id, .. } => {
            let name = called(state, *id);
            (Intent::Withdraw, format!("withdraw {name}"), format!("{name} stays"))
        }
        Act::Remove { id } => {
            let name = called(state, *id);
            (Intent::Yes, format!("remove {name}"), format!("{name} stays"))
        }
        Act::Edit { id, .. } => {
            let name = called(state, *id);
            (Intent::Yes, format!("change {name}"), "back to the line".to_owned())
        }
        Act::Return { id, .. } => {
            (Intent::Yes, format!("return {}", called(state, *id)), "change nothing".to_owned())
        }
        Act::Configure { .. } => yes("change the setup", "leave it as it is"),
        Act::Number { .. } => yes("give new pairing numbers", "keep the numbers"),
        Act::GrantBye { .. } => yes("give the bye", "give no bye"),
        Act::CancelBye { .. } => yes("cancel the bye", "keep the bye"),
        Act::FixBoard { .. } => yes("fix the board", "change nothing"),
        Act::DrawColor { .. } => yes("draw the colour", "draw nothing"),
        Act::Forbid { .. } => yes("say that they must not meet", "change nothing"),
        Act::Record { .. } | Act::RecordGame { .. } => yes("record the result", "record nothing"),
        Act::Agree { .. } => yes("record that both passes agree", "record nothing"),
        Act::Dispute { .. } => yes("note the other result", "note nothing"),
        Act::Uphold { .. } => yes("leave the result as it is", "decide later"),
        Act::Members { .. } => yes("change the team's players", "leave them as they are"),
        Act::LineUp { .. } => yes("accept the line-up", "back to the line"),
        Act::Prizes { .. } => yes("change the prizes", "leave them as they are"),
        Act::CheckIn { .. } => yes("note who is here", "note nobody"),
        Act::DrawLots { .. } => yes("draw lots again", "keep the lots that were drawn"),
        Act::Give { .. } => yes("give the values", "give nothing"),
        Act::KeepReport { .. } => yes("keep the records", "keep none"),
        Act::Value { .. } => yes("change the points", "change nothing"),
        Act::CorrectForRating { .. } => yes("change what is reported for rating", "leave it as it is"),
        Act::LeaveOut { id, out: true } => {
            let name = called(state, *id);
            (Intent::Yes, format!("leave {name} out of the standings"), format!("{name} stays in them"))
        }
        Act::LeaveOut { out: false, .. } => yes("take the player into the standings", "change nothing"),
        Act::BarHalfPointByes { .. } => yes("change who may have a half-point bye", "change nothing"),
        Act::Partner { .. } => yes("change the partnerships", "leave them as they are"),
        Act::ResizeTables { .. } => yes("change the table size", "leave it as it is"),
        Act::DrawPosition { .. } => yes("draw the position again", "keep the position that was drawn"),
        Act::Rerate { .. } => yes("give the ratings", "leave them as they are"),
        Act::Note { .. } => yes("write the note", "back to the line"),
        Act::NameKey { .. } => yes("name the key", "name no key"),
        Act::Sign { .. } => yes("sign the event", "sign nothing"),
    }
}
