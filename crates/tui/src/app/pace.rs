//! Finds keys that were typed ahead: they came too soon to be an answer to a question.

use std::time::{Duration, Instant};

use crate::terminal::event::Press;

/// The least time between two keys, and between a question and its answer. Fast typists press a key every 100
/// ms, and reading a question takes more than 200 ms.
const LEAST: Duration = Duration::from_millis(200);

/// The times of the last key and the last question.
#[derive(Debug, Default)]
pub(super) struct Pace {
    last_key: Option<Instant>,
    last_question: Option<Instant>,
}

impl Pace {
    /// Notes that a question is shown from now on.
    pub(super) const fn ask(&mut self, now: Instant) {
        self.last_question = Some(now);
    }

    /// Notes a key. Returns `true` if it came right after another key or after the question, or if another
    /// key follows at once, as for the first key of a pasted text.
    pub(super) fn is_typed_on(&mut self, press: Press) -> bool {
        let is_soon = |after: Instant| press.at.saturating_duration_since(after) < LEAST;
        let before = [self.last_key.replace(press.at), self.last_question];
        press.is_followed || before.into_iter().flatten().any(is_soon)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::Key;
    use formats::clock;

    #[test]
    fn a_key_right_after_a_key_or_a_question_is_typed_ahead() {
        let start = clock::instant();
        let key = |after: u64, is_followed: bool| {
            let at = start + Duration::from_millis(after);
            Press { key: Key::Char('y'), at, is_followed }
        };
        let mut pace = Pace::default();
        assert!(!pace.is_typed_on(key(0, false)));
        assert!(pace.is_typed_on(key(199, false)));
        assert!(!pace.is_typed_on(key(399, false)));
        assert!(pace.is_typed_on(key(1000, true)));
        // Long work asks when it is done; a key that had to wait was pressed before the question appeared.
        pace.ask(start + Duration::from_secs(5));
        assert!(pace.is_typed_on(key(4000, false)));
        assert!(pace.is_typed_on(key(5199, false)));
        assert!(!pace.is_typed_on(key(5400, false)));
    }
}
