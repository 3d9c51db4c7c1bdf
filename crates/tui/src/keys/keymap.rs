//! The keymap of this user: the table of keys with the set of result keys and the changes of the settings.

use serde::Deserialize;

use super::bindings::BINDINGS;
use super::context::Context;
use super::key::Key;
use crate::keys::intent::Intent;
use desk::desks;
use formats::entry::keys::KeySet;

/// A line of a user's keymap, which replaces the keys of the table.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Override {
    /// The context.
    pub context: Context,
    /// The meaning.
    pub intent: Intent,
    /// The new keys.
    pub keys: Vec<Key>,
}

/// The reason that a user's keymap cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KeymapError {
    /// The table has no such meaning in this context.
    #[error("{} has no {intent:?} (see the table of keys)", context.name())]
    NotBound {
        /// The context.
        context: Context,
        /// The meaning.
        intent: Intent,
    },
    /// A key with two meanings.
    #[error("{}: key {key} is bound to both `{one}` and `{other}`", context.name())]
    Twice {
        /// The context.
        context: Context,
        /// The key.
        key: Key,
        /// The first meaning.
        one: &'static str,
        /// The second meaning.
        other: &'static str,
    },
}

/// A line of this user's keymap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bound {
    /// The context.
    pub context: Context,
    /// The keys, the one that is shown first.
    pub keys: Vec<Key>,
    /// The meaning.
    pub intent: Intent,
    /// The meaning in words.
    pub label: &'static str,
    /// True if the key bar shows it.
    pub in_bar: bool,
}

/// The keymap of this user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keymap {
    bound: Vec<Bound>,
    /// The result keys.
    set: KeySet,
}

impl Keymap {
    /// Creates the keymap of a set of result keys.
    #[must_use]
    pub fn new(set: KeySet) -> Self {
        let here = BINDINGS.iter().filter(|binding| binding.set.is_none_or(|only| only == set));
        let bound = here.map(|binding| Bound {
            context: binding.context,
            keys: binding.keys.to_vec(),
            intent: binding.intent,
            label: binding.label,
            in_bar: binding.in_bar,
        });
        Self { bound: bound.collect(), set }
    }

    /// Replaces keys by those of the user.
    ///
    /// # Errors
    ///
    /// The table has no line to override, or a key would have two meanings in one context.
    pub fn overridden(mut self, overrides: &[Override]) -> Result<Self, KeymapError> {
        for Override { context, intent, keys } in overrides {
            let found = self.bound.iter_mut().find(|one| one.context == *context && one.intent == *intent);
            let found = found.ok_or(KeymapError::NotBound { context: *context, intent: *intent })?;
            found.keys.clone_from(keys);
        }
        self.check()?;
        Ok(self)
    }

    fn check(&self) -> Result<(), KeymapError> {
        for (at, one) in self.bound.iter().enumerate() {
            for other in self.bound[at + 1..].iter().filter(|other| other.context == one.context) {
                if let Some(key) = one.keys.iter().find(|key| other.keys.contains(key)) {
                    return Err(KeymapError::Twice {
                        context: one.context,
                        key: *key,
                        one: one.label,
                        other: other.label,
                    });
                }
            }
        }
        Ok(())
    }

    /// Returns the meaning of a key.
    #[must_use]
    pub fn intent(&self, context: Context, key: Key) -> Option<Intent> {
        for near in context.chain() {
            let found = self.bound.iter().find(|one| one.context == *near && one.keys.contains(&key));
            if let Some(found) = found {
                return Some(found.intent);
            }
            if let Key::Char(c) = key
                && (near.takes(c) || *near == Context::Matches && self.set.keys().contains(&c))
            {
                return Some(Intent::Type(c));
            }
        }
        None
    }

    /// Returns the lines that are valid in a context, the nearest first; a key of a nearer context hides the
    /// same key of a farther one.
    #[must_use]
    pub fn here(&self, context: Context) -> Vec<&Bound> {
        let mut found: Vec<&Bound> = Vec::new();
        for near in context.chain() {
            for one in self.bound.iter().filter(|one| one.context == *near) {
                let reachable = one.keys.iter().any(|key| self.intent(context, *key) == Some(one.intent));
                let shown = found.iter().any(|other| other.intent == one.intent);
                if reachable && !shown && is_built(one.intent) {
                    found.push(one);
                }
            }
        }
        found
    }

    /// Returns the whole keymap.
    #[must_use]
    pub fn all(&self) -> &[Bound] {
        &self.bound
    }

    /// Returns the lines whose meanings this program is built with.
    pub fn offered(&self) -> impl Iterator<Item = &Bound> {
        self.bound.iter().filter(|one| is_built(one.intent))
    }

    /// Returns the key that is shown for a meaning.
    #[must_use]
    pub fn key_of(&self, context: Context, intent: Intent) -> Option<Key> {
        let near =
            context.chain().iter().flat_map(|near| self.bound.iter().filter(move |one| one.context == *near));
        let mut keys = near.filter(|one| one.intent == intent).flat_map(|one| one.keys.iter().copied());
        keys.find(|key| self.intent(context, *key) == Some(intent))
    }
}

/// Returns true if the program is built with a meaning: the network of several desks is an optional part.
const fn is_built(intent: Intent) -> bool {
    desks::BUILT || !matches!(intent, Intent::Desks | Intent::JoinDesks | Intent::TakeOverAsLead)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::intent::ScreenKind;
    use crate::keys::manual;

    #[test]
    fn no_key_means_two_things_in_one_context() {
        for set in KeySet::ALL {
            assert_eq!(Keymap::new(set).check(), Ok(()), "{}", set.legend(true));
        }
    }

    #[test]
    fn every_key_has_a_label_and_can_be_written_and_read() {
        for binding in BINDINGS {
            assert!(!binding.label.is_empty() && !binding.keys.is_empty(), "{binding:?}");
            for key in binding.keys {
                assert_eq!(Key::parse(&key.to_string()), Some(*key));
            }
        }
    }

    #[test]
    fn every_screen_is_one_key_from_every_other() {
        let keymap = Keymap::new(KeySet::OneZero);
        for from in BINDINGS.iter().filter(|binding| binding.context.screen().is_some()) {
            if from.context.chain().contains(&Context::Global) {
                for &to in ScreenKind::ALL {
                    let key = keymap.key_of(from.context, Intent::Go(to));
                    assert!(key.is_some(), "no way from {} to {}", from.context.name(), to.name());
                }
            }
        }
    }

    #[track_caller]
    fn check(set: KeySet, context: Context, keys: &str, expected: &[Intent]) {
        let keymap = Keymap::new(set);
        let found: Vec<Intent> =
            keys.chars().map(|c| keymap.intent(context, Key::Char(c)).unwrap()).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn every_key_set_has_results_of_one_key() {
        let expected = [Intent::White, Intent::Black, Intent::Draw];
        check(KeySet::OneZero, Context::Walk, "10=", &expected);
        check(KeySet::TwoIsBlack, Context::Walk, "123", &expected);
        check(KeySet::TwoIsDraw, Context::Walk, "132", &expected);
        check(KeySet::Letters, Context::Walk, "wld", &expected);
    }

    #[test]
    fn digits_open_screens_except_as_results_or_text() {
        check(KeySet::OneZero, Context::Walk, "5", &[Intent::Go(ScreenKind::Standings)]);
        check(KeySet::Letters, Context::Walk, "1", &[Intent::Go(ScreenKind::Home)]);
        check(KeySet::OneZero, Context::Hands, "1", &[Intent::Type('1')]);
        check(KeySet::OneZero, Context::Line, "q5", &[Intent::Type('q'), Intent::Type('5')]);
    }

    #[test]
    fn a_users_keys_replace_those_of_the_table() {
        let keymap = Keymap::new(KeySet::OneZero);
        let undo = Override { context: Context::Global, intent: Intent::Undo, keys: vec![Key::Ctrl('z')] };
        let mine = keymap.clone().overridden(&[undo]).unwrap();
        assert_eq!(mine.intent(Context::Home, Key::Ctrl('z')), Some(Intent::Undo));
        assert_eq!(mine.intent(Context::Home, Key::Char('u')), None);
        let twice = Override { context: Context::Global, intent: Intent::Undo, keys: vec![Key::Char('q')] };
        let error = keymap.clone().overridden(&[twice]).unwrap_err().to_string();
        assert_eq!(error, "everywhere: key q is bound to both `quit` and `undo`");
        let nothing = Override { context: Context::Home, intent: Intent::Undo, keys: vec![] };
        assert!(keymap.overridden(&[nothing]).is_err());
    }

    #[test]
    fn the_manual_lists_every_binding() {
        assert_eq!(manual().lines().count(), BINDINGS.len() + 2);
    }
}
