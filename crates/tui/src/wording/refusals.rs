//! Explains why the desk refused something, and names the keys to use instead.

use crate::jobs::request::{NamedOutcome, Question, Request};
use crate::keys::intent::Intent;
use crate::keys::{Context, Keymap};
use crate::widgets::text::piece;
use crate::widgets::theme::Role;
use desk::DeskError;
use desk::storage::event_file::ReadOnly;
use engine::action::Act;
use engine::official::Ban;
use engine::refusal::{Refusal, Refused, Remedy};
use engine::state::State;

/// Explains a refusal and names the key to use instead.
#[must_use]
pub(crate) fn refused(refused: &Refused, keymap: &Keymap) -> String {
    let reasons = refused.0.iter().map(|refusal| {
        let key = |context, intent| keymap.key_of(context, intent);
        let remedy = match refusal.remedy() {
            Some(Remedy::CorrectResult) => {
                key(Context::Round, Intent::Correct).map(|key| format!("(correct it with {key})"))
            }
            Some(Remedy::CorrectRound) => {
                let keys = key(Context::Round, Intent::Arrange).zip(key(Context::Draft, Intent::Bye));
                keys.map(|(begins, bye)| format!("({begins} and then {bye} on the round screen)"))
            }
            None => None,
        };
        remedy.map_or_else(|| refusal.to_string(), |remedy| format!("{refusal} {remedy}"))
    });
    reasons.collect::<Vec<_>>().join("; ")
}

/// Returns the answer that leaves official mode; it asks for a confirmation of its own.
#[must_use]
pub(crate) fn leave_official(state: &State) -> NamedOutcome {
    let mut setup = state.setup.clone();
    setup.regulations.official = false;
    let leaves = Act::Configure { details: state.details.clone(), setup };
    NamedOutcome::new(Intent::Leave, "leave official mode", Request::Do(Box::new(leaves)))
}

/// Returns the question about an act that official mode refuses because its round is too old; `None` for
/// other refusals.
#[must_use]
pub(crate) fn too_old(state: &State, refused: &Refused) -> Option<Question> {
    let is_too_old = |refusal: &&Refusal| matches!(refusal, Refusal::Official(Ban::TooOld { .. }));
    let told = refused.0.iter().find(is_too_old)?.to_string();
    let lines = vec![vec![piece(Role::Text, told)]];
    Some(Question::ask(
        "the round is too old to be corrected",
        lines,
        leave_official(state),
        "change nothing",
    ))
}

/// Explains why an event can only be read, and names the key that writes it after another desk.
#[must_use]
pub(crate) fn only_read(why: &ReadOnly, keymap: &Keymap) -> String {
    let key = keymap.key_of(Context::Global, Intent::TakeOver);
    match (why, key) {
        (ReadOnly::Elsewhere(None), Some(key)) => {
            format!("another desk has this event open ({key} once it is closed there)")
        }
        (why, _) => why.to_string(),
    }
}

/// Explains an error of the desk.
#[must_use]
pub(crate) fn not_done(error: &DeskError, keymap: &Keymap) -> String {
    if let DeskError::Refused(why) = error { refused(why, keymap) } else { error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::{Key, Override};
    use engine::id::{BoardNo, RoundNo};
    use formats::entry::keys::KeySet;

    #[test]
    fn byes_of_a_published_round_are_changed_on_its_screen() {
        let why = Refused(vec![Refusal::RoundPublished(RoundNo(3))]);
        assert_eq!(
            refused(&why, &Keymap::new(KeySet::OneZero)),
            "round 3 is published already (only a correction of the round changes its byes) (m and then b on \
             the round screen)"
        );
    }

    #[test]
    fn a_refusal_names_the_key_that_is_bound() {
        let stands = Refusal::ResultStands { place: "board", round: RoundNo(2), board: BoardNo(7) };
        let why = Refused(vec![stands, Refusal::NothingChanges]);
        let text = "board 7 of round 2 already has a result";
        assert_eq!(why.to_string(), format!("{text}; nothing changes: everything is like this already"));
        let keymap = Keymap::new(KeySet::OneZero);
        assert_eq!(
            refused(&why, &keymap),
            format!("{text} (correct it with c); nothing changes: everything is like this already")
        );
        let other = Override { context: Context::Round, intent: Intent::Correct, keys: vec![Key::Char('%')] };
        let keymap = keymap.overridden(&[other]).unwrap();
        assert_eq!(
            refused(&why, &keymap),
            format!("{text} (correct it with %); nothing changes: everything is like this already")
        );
    }
}
