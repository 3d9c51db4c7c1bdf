//! Output of texts: the conversion of every text before people see it ([`clean`], [`one_line`]).
//!
//! Without it, anybody who can put a text into an event, a list, a report or an argument could send
//! commands to the terminal, forge a line of a tournament report, or reverse the text next to a name.
//! So there are two gates. On the way in, the texts of the journal have one type without control
//! characters (`engine::text::OneLine`). On the way out, where texts of every origin meet, each
//! output converts them to a form that is safe for it:
//!
//! * Screens, text and CSV: control characters and line separators become blanks ([`clean`]), directional
//!   marks are removed. Cells are side by side in one line, so a mark would affect the next one.
//! * TRF and judge formats of an event: the same; the columns stay, because they are counted in
//!   characters and marks are invisible.
//! * Pages: the same (HTML standard, 13.1.3), and each text with letters beyond ASCII is isolated
//!   (`bdi`). A page can isolate texts, a terminal cannot.
//! * JSON: escapes such as `\u001b` and `\u202e`. Programs get the exact text; printed, it is harmless
//!   ASCII.
//! * Errors and messages: escapes such as `\u{1b}` and `\u{202e}` ([`one_line`]), because the fault of a
//!   text must be visible.
//! * Names of files: dashes; only letters and digits stay.
//! * `judge`: unchanged, byte for byte, as a filter between programs.
//!
//! Letters of right-to-left scripts are never changed; they affect only themselves.

use std::borrow::Cow;

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use engine::text::{CUT, blanked, escaped, is_control, is_directional, is_plain};

/// The most zero-width marks on one letter. Letters of all scripts, flags and families are shown
/// whole; heaps of marks that cover other lines are not.
const MOST_MARKS: usize = 16;

/// The most characters of a message: a longer one is cut in the middle, because its end says what to
/// do.
const LONGEST_MESSAGE: usize = 1000;

/// The length of the end of a cut message.
const END_OF_MESSAGE: usize = 300;

/// Converts a text to a form that is harmless for its neighbours: control characters become blanks, so
/// that words stay apart; directional marks and excess marks on a letter are removed.
#[must_use]
pub fn clean(text: &str) -> Cow<'_, str> {
    let mut marks = Marks::default();
    let bears = |c: char| !is_control(c) && !is_directional(c) && marks.admit(c);
    if is_plain(text) || text.chars().all(bears) {
        return Cow::Borrowed(text);
    }
    let mut marks = Marks::default();
    Cow::Owned(blanked(text.chars().filter(|c| !is_directional(*c) && marks.admit(*c))))
}

/// Returns true if a text is visible: a name of zero-width marks would be a row without a name.
#[must_use]
pub fn is_seen(text: &str) -> bool {
    clean(text).trim().width() > 0
}

/// Converts a message to one line: control characters and directional marks become visible, and the
/// middle of a long message is cut.
#[must_use]
pub fn one_line(message: &str) -> Cow<'_, str> {
    if is_plain(message) && message.len() <= LONGEST_MESSAGE {
        return Cow::Borrowed(message);
    }
    let seen = escaped(message, |c| is_control(c) || is_directional(c));
    let mut marks = Marks::default();
    let seen: String = seen.chars().filter(|c| marks.admit(*c)).collect();
    let length = seen.chars().count();
    if length <= LONGEST_MESSAGE {
        return Cow::Owned(seen);
    }
    let begin = seen.chars().take(LONGEST_MESSAGE - END_OF_MESSAGE - 1);
    let end = seen.chars().skip(length - END_OF_MESSAGE);
    Cow::Owned(begin.chain(CUT.chars()).chain(end).collect())
}

/// The number of zero-width marks on the last letter.
#[derive(Default)]
struct Marks(usize);

impl Marks {
    /// Counts the next character; returns true if it is one too many.
    fn admit(&mut self, c: char) -> bool {
        // The first combining mark is U+0300.
        self.0 = if '\u{300}' <= c && c.width() == Some(0) && !is_control(c) { self.0 + 1 } else { 0 };
        self.0 <= MOST_MARKS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clean_text_touches_nothing_beside_it() {
        assert_eq!(clean("Ana\x1b[31m"), "Ana [31m");
        assert_eq!(clean("Ana\tB\r\nC\u{2028}D"), "Ana B C D");
        assert_eq!(clean("\u{9b}2J\u{7f}\u{202e}A\u{200f}n\u{2067}a\u{feff}"), " 2J Ana");
        assert!(matches!(clean("Ángel 李 כהן"), Cow::Borrowed("Ángel 李 כהן")));
        assert_eq!(clean(&format!("e{}f", "\u{301}".repeat(99))), format!("e{}f", "\u{301}".repeat(16)));
        let families = "👩‍👩‍👧‍👦🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
        assert_eq!(clean(families), families);
    }

    #[test]
    fn a_message_is_one_line_and_tells_what_to_do() {
        assert_eq!(one_line("`a\nb\u{202e}` is no\u{1b}name"), "`a\\nb\\u{202e}` is no\\u{1b}name");
        assert!(matches!(one_line("there is no round 9"), Cow::Borrowed(_)));
        let long = format!("`{}` is no preset (expected dice)", "李".repeat(5000));
        let shown = one_line(&long);
        assert_eq!(shown.chars().count(), LONGEST_MESSAGE);
        assert!(shown.starts_with("`李") && shown.ends_with("李` is no preset (expected dice)"), "{shown}");
    }
}
