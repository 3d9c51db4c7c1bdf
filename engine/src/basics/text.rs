//! Text written by people: a line of text in an event ([`OneLine`]).
//!
//! Unchecked text could write to the terminal, forge a line of a report, or reverse the text beside a name.
//! All texts of the journal are therefore of one type that shows no control character, whatever their source.
//! Widths and columns are left to each output.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

/// A name, a title, a place, a day, a time, a digest: the content of a cell in a list.
pub type Label = OneLine<500>;

/// A reason or a remark: a text on its own.
pub type Remark = OneLine<1000>;

/// The mark of a cut.
pub const CUT: &str = "…";

/// The maximum length of quoted input in a message, in characters.
const MOST_QUOTED: usize = 40;

/// A line of text without control characters and with a limited number of characters.
///
/// It dereferences to a `&str` that cannot affect the text beside it: such characters are removed or escaped.
/// Typed text is checked by [`OneLine::new`]; text of another program is adapted by [`OneLine::taken_over`].
/// An event file is never refused for its texts: a text of an older file is shown escaped and cut, but stored
/// as written ([`OneLine::written`]), because the digests of standings are computed from it.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct OneLine<const MOST: usize> {
    /// The displayed text, followed by the written one if it differs.
    text: Box<str>,
    /// The length of the displayed text in bytes.
    seen: usize,
}

/// A reason why a text cannot be a line of an event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotOneLine {
    /// A line end or another control character.
    #[error("{0} holds a line end or another control character (type it as one line of text)")]
    Control(String),
    /// A text longer than any list can show.
    #[error("{text} has {length} characters (shorten it to at most {most})")]
    TooLong {
        /// The start of the text.
        text: String,
        /// Its length in characters.
        length: usize,
        /// The most.
        most: usize,
    },
}

impl<const MOST: usize> OneLine<MOST> {
    /// Creates a line from typed text.
    ///
    /// # Errors
    ///
    /// If it contains a control character or a line separator, or is too long.
    pub fn new(text: &str) -> Result<Self, NotOneLine> {
        if text.chars().any(is_control) {
            return Err(NotOneLine::Control(quoted(text)));
        }
        match text.chars().count() {
            length if MOST < length => Err(NotOneLine::TooLong { text: quoted(text), length, most: MOST }),
            _ => Ok(Self::of(text)),
        }
    }

    /// Creates a line from text of another program or of this program itself: trimmed, with control
    /// characters replaced by blanks, and with a mark if it is cut.
    #[must_use]
    pub fn taken_over(text: &str) -> Self {
        let one_line = blanked(text.trim().chars());
        Self::of(&shortened(one_line.trim(), MOST))
    }

    /// Creates a line from any text, unchanged.
    pub(crate) fn of(text: &str) -> Self {
        let whole = seen(text);
        let seen = shortened(&whole, MOST);
        let written = if seen == text { "" } else { text };
        Self { seen: seen.len(), text: [&*seen, written].concat().into() }
    }

    /// Returns true if the written text is empty.
    #[must_use]
    pub fn is_unwritten(&self) -> bool {
        self.written().is_empty()
    }

    /// Returns true if the displayed text is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.seen == 0
    }

    /// Returns the displayed text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.text.get(..self.seen).unwrap_or_default()
    }

    /// Returns the text as the event file contains it: for digests, comparisons and saving, never for
    /// display.
    #[must_use]
    pub fn written(&self) -> &str {
        self.text.get(self.seen..).filter(|written| !written.is_empty()).unwrap_or_else(|| self.as_str())
    }
}

impl<const MOST: usize> Deref for OneLine<MOST> {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

/// Compares the displayed text.
impl<const MOST: usize> PartialEq<str> for OneLine<MOST> {
    fn eq(&self, text: &str) -> bool {
        self.as_str() == text
    }
}

/// Compares the displayed text.
impl<const MOST: usize> PartialEq<&str> for OneLine<MOST> {
    fn eq(&self, text: &&str) -> bool {
        *self == **text
    }
}

impl<const MOST: usize> FromStr for OneLine<MOST> {
    type Err = NotOneLine;

    fn from_str(text: &str) -> Result<Self, NotOneLine> {
        Self::new(text)
    }
}

impl<const MOST: usize> Ord for OneLine<MOST> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.written().cmp(other.written())
    }
}

impl<const MOST: usize> PartialOrd for OneLine<MOST> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<const MOST: usize> fmt::Display for OneLine<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_str(), f)
    }
}

impl<const MOST: usize> fmt::Debug for OneLine<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.written(), f)
    }
}

impl<const MOST: usize> Serialize for OneLine<MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.written())
    }
}

/// Accepts any text; see [`OneLine`].
impl<'de, const MOST: usize> Deserialize<'de> for OneLine<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyText<const MOST: usize>;

        impl<const MOST: usize> Visitor<'_> for AnyText<MOST> {
            type Value = OneLine<MOST>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text")
            }

            fn visit_str<E>(self, text: &str) -> Result<OneLine<MOST>, E> {
                Ok(OneLine::of(text))
            }
        }

        deserializer.deserialize_str(AnyText)
    }
}

/// Returns true if a character ends a line or controls a terminal: the controls of C0 and C1, delete, and the
/// separators of lines and paragraphs.
#[must_use]
pub const fn is_control(c: char) -> bool {
    matches!(c, '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{2028}' | '\u{2029}')
}

/// Returns true if a character is invisible and changes the direction or the shape of the text around it: the
/// marks, embeddings, overrides and isolates of Unicode annex 9, the deprecated format characters (Unicode,
/// 23.3), and the byte-order mark.
#[must_use]
pub const fn is_directional(c: char) -> bool {
    matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}' | '\u{feff}'
    )
}

/// Returns the displayed text: control characters are escaped and directional marks removed. A text without
/// any visible character is escaped as a whole, because it would be a row without a name.
fn seen(text: &str) -> Cow<'_, str> {
    if is_plain(text) {
        return Cow::Borrowed(text);
    }
    let mut seen = escaped(text, is_control);
    if seen.contains(is_directional) {
        seen = Cow::Owned(seen.chars().filter(|c| !is_directional(*c)).collect());
    }
    if seen.chars().all(is_mark) { escaped(text, |_| true) } else { seen }
}

/// Returns true if a character is a mark that is invisible on its own: the combining marks of no script in
/// particular, and the default ignorable characters (Unicode, `Default_Ignorable_Code_Point`).
const fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{300}'..='\u{36f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2060}'..='\u{206f}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{fe20}'..='\u{fe2f}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Quotes a piece of input in a message: in backquotes, on one line, without control characters, shortened.
#[must_use]
pub fn quoted(piece: &str) -> String {
    let shown = piece.chars().take(MOST_QUOTED).flat_map(char::escape_debug).collect::<String>();
    let cut = if piece.chars().nth(MOST_QUOTED).is_some() { CUT } else { "" };
    format!("`{shown}{cut}`")
}

/// Returns true if a text is printable ASCII, as nearly all are.
#[must_use]
pub fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

/// Returns a text with some of its characters escaped.
pub fn escaped(text: &str, wanted: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.chars().any(&wanted) {
        return Cow::Borrowed(text);
    }
    let mut seen = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if wanted(c) { seen.extend(c.escape_default()) } else { seen.push(c) }
    }
    Cow::Owned(seen)
}

/// Returns a text with control characters replaced by blanks, consecutive ones by a single blank.
pub fn blanked(text: impl Iterator<Item = char>) -> String {
    let mut blanked = String::new();
    let mut in_controls = false;
    for c in text {
        let is_control = is_control(c);
        if !(is_control && in_controls) {
            blanked.push(if is_control { ' ' } else { c });
        }
        in_controls = is_control;
    }
    blanked
}

fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    if text.chars().nth(most).is_none() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().take(most - 1).chain(CUT.chars()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_or_multi_line_text_is_refused() {
        assert_eq!(Label::new("Ångström, 李").unwrap().as_str(), "Ångström, 李");
        let refused = |text: &str| Label::new(text).unwrap_err().to_string();
        let control = "holds a line end or another control character (type it as one line of text)";
        for (text, shown) in [
            ("a\nb", "`a\\nb`"),
            ("\u{1b}[2J", "`\\u{1b}[2J`"),
            ("\u{9b}", "`\\u{9b}`"),
            ("\u{7f}", "`\\u{7f}`"),
            ("a\u{2028}", "`a\\u{2028}`"),
        ] {
            assert_eq!(refused(text), format!("{shown} {control}"));
        }
        assert!(Label::new(&"é".repeat(500)).is_ok());
        let long = format!("`{}…` has 501 characters (shorten it to at most 500)", "é".repeat(40));
        assert_eq!(refused(&"é".repeat(501)), long);
        assert!(Remark::new(&"é".repeat(1000)).is_ok());
    }

    #[track_caller]
    fn check_read(text: &str, seen: &str) {
        let read: OneLine<10> = ron::from_str(&ron::to_string(text).unwrap()).unwrap();
        assert_eq!(read.as_str(), seen);
        assert_eq!(read.written(), text);
        assert_eq!(
            ron::to_string(&read).unwrap(),
            ron::to_string(text).unwrap(),
            "it is written again as it was"
        );
    }

    #[test]
    fn control_characters_of_a_file_are_escaped() {
        check_read("Ana", "Ana");
        check_read("a\\nb", "a\\nb");
        check_read("a\nb\tc", "a\\nb\\tc");
        check_read("\u{1b}[2J", "\\u{1b}[2J");
        check_read("a\u{2029}", "a\\u{2029}");
        check_read("0123456789", "0123456789");
        check_read("0123456789a", "012345678…");
        check_read("a\u{202e}b", "ab");
        check_read("\n\u{202e}b", "\\nb");
        check_read("\u{200b}", "\\u{200b}");
        check_read("\u{301}", "\\u{301}");
        check_read("e\u{301}", "e\u{301}");
        check_read("½", "½");
        check_read("", "");
        check_read("  ", "  ");
        let (file, typed) = (Label::of("a\nb"), Label::new("a\\nb").unwrap());
        assert_ne!(file, typed);
        assert!(file < typed, "they are ordered as they are written");
    }

    #[test]
    fn imported_text_is_cut_to_fit() {
        assert_eq!(Label::taken_over(" O\u{92}Hara\r\n").as_str(), "O Hara");
        assert_eq!(OneLine::<5>::taken_over("a\nbcdefg").as_str(), "a bc…");
    }

    #[test]
    fn messages_repeat_the_input_on_one_line() {
        assert_eq!(quoted("a\u{1b}b\r"), "`a\\u{1b}b\\r`");
        assert_eq!(quoted(&"x".repeat(50)), format!("`{}…`", "x".repeat(40)));
    }
}
