//! Why something did not happen at the desk, with the keys that do it instead.

use super::intent::Intent;
use super::keys::{Context, Keymap};
use crate::desk::DeskError;
use crate::engine::refusal::{Refused, Remedy};

/// Says why an act is refused, and with which key what it asks for is done instead.
#[must_use]
pub fn refused(refused: &Refused, keymap: &Keymap) -> String {
    let reasons = refused.0.iter().map(|refusal| {
        let key = match refusal.remedy() {
            Some(Remedy::CorrectResult) => keymap.key_of(Context::Round, Intent::Correct),
            None => None,
        };
        key.map_or_else(|| refusal.to_string(), |key| format!("{refusal} (correct it with {key})"))
    });
    reasons.collect::<Vec<_>>().join("; ")
}

/// Says why something did not happen at the desk.
#[must_use]
pub fn not_done(error: &DeskError, keymap: &Keymap) -> String {
    if let DeskError::Refused(why) = error { refused(why, keymap) } else { error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::id::{BoardNo, RoundNo};
    use crate::engine::refusal::Refusal;
    use crate::entry::keys::KeySet;
    use crate::tui::keys::{Key, Override};

    #[test]
    fn a_refusal_names_the_key_that_is_bound() {
        let stands = Refusal::ResultStands { round: RoundNo(2), board: BoardNo(7) };
        let why = Refused(vec![stands, Refusal::NothingChanges]);
        let text = "board 7 of round 2 already has a result";
        assert_eq!(why.to_string(), format!("{text}; nothing changes: everything stands like this already"));
        let keymap = Keymap::new(KeySet::OneZero);
        assert_eq!(
            refused(&why, &keymap),
            format!("{text} (correct it with c); nothing changes: everything stands like this already")
        );
        let other = Override { context: Context::Round, intent: Intent::Correct, keys: vec![Key::Char('%')] };
        let keymap = keymap.overridden(&[other]).unwrap();
        assert_eq!(
            refused(&why, &keymap),
            format!("{text} (correct it with %); nothing changes: everything stands like this already")
        );
    }
}
