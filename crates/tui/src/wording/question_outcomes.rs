//! Names the outcomes of a question about an act: the key, its effect, and what Esc leaves unchanged.

use crate::jobs::request::{NamedOutcome, Question, Request};
use crate::keys::intent::Intent;
use crate::widgets::text::{Line, Piece, titled};
use engine::action::Act;
use engine::id::RoundNo;
use engine::refusal::{Level, Warning};
use engine::state::State;
use formats::language::desk::DeskLanguage;
use formats::values;
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
    language: &DeskLanguage,
) -> Question {
    let (intent, does, safe) = named(state, &act, language);
    let question = || language.tell("question", &values! { "does" => does.as_str() });
    let title = title.map_or_else(|| titled(question()), Piece::from);
    let kept = keeping_line_ups(state, std::slice::from_ref(&*act));
    let outcome = NamedOutcome::new(intent, titled(&*does), Request::Accepted(act, warnings));
    let question = Question::ask(title, lines, outcome, titled(safe)).as_loud_as(level);
    kept.into_iter().fold(question, Question::or)
}

/// Returns the outcome that changes lists of teams and first hands in the line-ups that they would change;
/// `None` if they change none.
#[must_use]
pub(crate) fn keeping_line_ups(state: &State, acts: &[Act]) -> Option<NamedOutcome> {
    let mut after = state.clone();
    let (mut all, mut accepted) = (Vec::new(), Vec::new());
    for act in acts {
        for act in after.line_ups_kept(act).into_iter().chain([act.clone()]) {
            accepted.extend(after.warnings(&act));
            after.evolve(&act);
            all.push(act);
        }
    }
    let does = "change the lists, but not the published line-ups";
    (acts.len() < all.len()).then(|| NamedOutcome::new(Intent::Keep, does, Request::DoAll(all, accepted)))
}

/// Returns the key's meaning for an act, its effect in words, and the effect of Esc.
fn named(state: &State, act: &Act, language: &DeskLanguage) -> (Intent, String, String) {
    let word = |text: &str| language.word(text).into_owned();
    let yes = |does: &str, safe: &str| (Intent::Yes, word(does), word(safe));
    let of_round = |name: &str, round: &RoundNo| language.tell(name, &values! { "round" => round.0 });
    let of_player = |name: &str, player: &str| language.tell(name, &values! { "name" => player });
    match act {
        Act::Publish { round, .. } => {
            (Intent::Publish, of_round("publish-round", round), word("back to the pairing"))
        }
        Act::Rearrange { round, .. } => {
            (Intent::Publish, of_round("publish-round-changed", round), word("back to the boards"))
        }
        Act::CorrectRound { round, .. } => {
            (Intent::Correct, of_round("correct-round", round), word("back to the boards"))
        }
        Act::Unpublish { round, .. } => {
            (Intent::Withdraw, of_round("withdraw-round", round), word("leave it published"))
        }
        Act::Register { entrant, .. } => {
            (Intent::Register, of_player("register-player", &entrant.name), word("register nobody"))
        }
        Act::TakeList { new, changed, .. } if new.len() <= 2 && changed.is_empty() => {
            let names: Vec<&str> = new.iter().map(|entrant| entrant.name.as_str()).collect();
            let names = names.join(&word(" and "));
            (Intent::Register, of_player("register-player", &names), word("register nobody"))
        }
        Act::TakeList { .. } => (Intent::Register, word("import the list"), word("register nobody")),
        Act::Correct { round, board, now, .. } => {
            let values = values! { "place" => words::place(state), "board" => board.0, "round" => round.0 };
            let name = if now.is_some() { "correct-result" } else { "clear-result" };
            (Intent::Correct, language.tell(name, &values), word("leave it as it is"))
        }
        Act::Exclude { id, .. } => {
            let name = called(state, *id);
            (Intent::Exclude, of_player("exclude-player", &name), of_player("player-stays", &name))
        }
        Act::Seal { after, .. } => (Intent::Seal, of_round("seal-after", after), word("leave them live")),
        Act::Withdraw { id, .. } => {
            let name = called(state, *id);
            (Intent::Withdraw, of_player("withdraw-player", &name), of_player("player-stays", &name))
        }
        Act::Remove { id } => {
            let name = called(state, *id);
            (Intent::Yes, of_player("remove-player", &name), of_player("player-stays", &name))
        }
        Act::Edit { id, .. } => {
            let name = called(state, *id);
            (Intent::Yes, of_player("change-player", &name), word("back to the line"))
        }
        Act::Return { id, .. } => {
            (Intent::Yes, of_player("return-player", &called(state, *id)), word("change nothing"))
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
            (Intent::Yes, of_player("leave-player-out", &name), of_player("player-stays-in", &name))
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
