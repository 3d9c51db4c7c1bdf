//! Text that people write and people see: what a line of an event can hold ([`OneLine`]), and what becomes of any text on
//! its way out ([`clean`], [`one_line`]).
//!
//! Whoever can put a text into an event, a list, a report or an argument could otherwise write to the terminal, forge a
//! line of a tournament report, or turn around what stands beside a name. So there are two gates. On the way in, the
//! texts of the journal are of one type that cannot hold a control character. On the way out, where texts of every origin
//! meet, each output makes of them what it can bear:
//!
//! | output | control characters, line separators | directional marks | why |
//! | --- | --- | --- | --- |
//! | screens, text, CSV | blanks ([`clean`]) | removed | cells stand side by side in one line: a mark would go on into the next |
//! | TRF, judge formats of an event | blanks, the columns stay | removed | columns are counted in characters, and nobody sees a mark |
//! | pages | blanks (HTML standard, 13.1.3) | removed, and each text with letters beyond ASCII is isolated (`bdi`) | a page can isolate what a terminal cannot |
//! | JSON | `\u001b` | `\u202e` | programs get every text to the letter; printed, it is ASCII where it would be obeyed |
//! | errors, messages | `\u{1b}` ([`one_line`]) | `\u{202e}` | what is wrong with a text must be seen |
//! | names of files | dashes | dashes | letters and digits only |
//! | `judge` | as read | as read | byte for byte: a filter between programs |
//!
//! Letters that are written from right to left are left alone everywhere; they turn nothing around but themselves.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// A name, a title, a place, a day, a time, a digest: what stands in a cell of a list.
pub type Label = OneLine<500>;

/// A reason or a remark: what is read by itself.
pub type Remark = OneLine<1000>;

/// The mark of a cut.
const CUT: &str = "…";

/// The most marks without a width of their own that stand on one letter. Letters of all scripts, flags and families are
/// shown whole; heaps of marks that run over other lines are not.
const MOST_MARKS: usize = 16;

/// The most characters of a message: of a longer one the middle is cut, since its end tells what to do.
const LONGEST_MESSAGE: usize = 1000;

/// How much of the end of a message is kept.
const END_OF_MESSAGE: usize = 300;

/// The most characters of a piece of input that a message repeats.
const MOST_QUOTED: usize = 40;

/// A line of text without control characters, of at most so many characters.
///
/// It is looked at as a `&str`, which holds nothing that touches what stands beside it: what would is left out or seen
/// escaped. What somebody types becomes a line through [`OneLine::new`], which refuses what it cannot hold; what a file
/// of another program holds through [`OneLine::taken_over`], which makes it fit. Event files are never refused for their
/// texts: what an older one holds is seen escaped and cut, and kept as it was written ([`OneLine::written`]), for the
/// digests of standings are computed from that.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct OneLine<const MOST: usize> {
    /// What is seen, and behind it the text itself where that is another one.
    text: Box<str>,
    /// The length in bytes of what is seen.
    seen: usize,
}

/// Why a text cannot be a line of an event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotOneLine {
    /// It has a line end, or something else that a terminal obeys.
    #[error("{0} holds a line end or another control character (type it as one line of text)")]
    Control(String),
    /// It is longer than any list has room for.
    #[error("{text} has {length} characters (at most {most} are kept: shorten it)")]
    TooLong {
        /// How it begins.
        text: String,
        /// Its length in characters.
        length: usize,
        /// The most.
        most: usize,
    },
}

impl<const MOST: usize> OneLine<MOST> {
    /// Takes a text that somebody typed.
    ///
    /// # Errors
    ///
    /// It holds a control character or a line separator, or is too long.
    pub fn new(text: &str) -> Result<Self, NotOneLine> {
        if text.chars().any(is_control) {
            return Err(NotOneLine::Control(quoted(text)));
        }
        match text.chars().count() {
            length if MOST < length => Err(NotOneLine::TooLong { text: quoted(text), length, most: MOST }),
            _ => Ok(Self::of(text)),
        }
    }

    /// Takes over a text of another program, or one of this program's own: without blanks around it, control characters
    /// as blanks, and a cut marked.
    #[must_use]
    pub fn taken_over(text: &str) -> Self {
        let one_line = blanked(text.trim().chars());
        Self::of(&shortened(one_line.trim(), MOST))
    }

    /// Keeps a text as it is, whatever it holds.
    fn of(text: &str) -> Self {
        let cleaned = clean_escaped(text);
        let seen = shortened(&cleaned, MOST);
        let written = if seen == text { "" } else { text };
        Self { seen: seen.len(), text: [&*seen, written].concat().into() }
    }

    /// Returns whether nothing is written at all.
    #[must_use]
    pub fn is_unwritten(&self) -> bool {
        self.written().is_empty()
    }

    /// Returns whether there is nothing to see.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.seen == 0
    }

    /// Returns the line as it is seen.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.text.get(..self.seen).unwrap_or_default()
    }

    /// Returns the line as the event file holds it: for digests, for comparing and for writing it again, never for
    /// showing it.
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

/// Compares what is seen.
impl<const MOST: usize> PartialEq<str> for OneLine<MOST> {
    fn eq(&self, text: &str) -> bool {
        self.as_str() == text
    }
}

/// Compares what is seen.
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

/// Any text can be read; see [`OneLine`].
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

/// Returns whether a character ends a line or is obeyed by a terminal: the controls of C0 and C1, delete, and the
/// separators of lines and paragraphs.
#[must_use]
pub const fn is_control(c: char) -> bool {
    matches!(c, '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{2028}' | '\u{2029}')
}

/// Returns whether a character is a mark that nobody sees and that changes the direction or the shape of what stands
/// around it: the marks, embeddings, overrides and isolates of Unicode annex 9, the deprecated format characters
/// (Unicode, 23.3), and the byte-order mark.
#[must_use]
pub const fn is_directional(c: char) -> bool {
    matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}' | '\u{feff}'
    )
}

/// Makes a text harmless to whatever stands beside it: control characters become blanks, so that words stay apart,
/// directional marks go away, and what is too much on one letter with them.
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

/// Makes a text harmless as [`clean`] does, its control characters escaped; what nobody would see at all is escaped, too.
fn clean_escaped(text: &str) -> Cow<'_, str> {
    if is_plain(text) {
        return Cow::Borrowed(text);
    }
    let visible = escaped(text, is_control);
    let cleaned = clean(&visible);
    if cleaned.width() == 0 {
        return escaped(text, |_| true);
    }
    Cow::Owned(cleaned.into_owned())
}

/// Returns whether anything of a text is seen: a name of marks without a width would be a row without a name.
#[must_use]
pub fn is_seen(text: &str) -> bool {
    clean(text).trim().width() > 0
}

/// Makes one line of a message, whatever was put into it: control characters and directional marks are seen, and the
/// middle of what is too long is cut.
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

/// Repeats a piece of input in a message: in backquotes, on one line, without control characters, not too long.
#[must_use]
pub fn quoted(piece: &str) -> String {
    let shown = piece.chars().take(MOST_QUOTED).flat_map(char::escape_debug).collect::<String>();
    let cut = if piece.chars().nth(MOST_QUOTED).is_some() { CUT } else { "" };
    format!("`{shown}{cut}`")
}

/// Whether a text is ASCII that can be printed: nearly all are.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

fn escaped(text: &str, wanted: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.chars().any(&wanted) {
        return Cow::Borrowed(text);
    }
    let mut seen = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if wanted(c) { seen.extend(c.escape_default()) } else { seen.push(c) }
    }
    Cow::Owned(seen)
}

/// Puts a blank in the place of control characters, one where several follow each other.
fn blanked(text: impl Iterator<Item = char>) -> String {
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

/// The marks without a width that stand on the last letter.
#[derive(Default)]
struct Marks(usize);

impl Marks {
    /// Takes the next character, and returns whether it is one too many.
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
    fn what_is_typed_is_one_line_or_refused() {
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
        let long = format!("`{}…` has 501 characters (at most 500 are kept: shorten it)", "é".repeat(40));
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
    fn what_a_file_holds_is_seen_escaped_and_kept() {
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
        check_read("", "");
        check_read("  ", "  ");
        let (file, typed) = (Label::of("a\nb"), Label::new("a\\nb").unwrap());
        assert_ne!(file, typed);
        assert!(file < typed, "they are ordered as they are written");
    }

    #[test]
    fn what_is_taken_over_fits() {
        assert_eq!(Label::taken_over(" O\u{92}Hara\r\n").as_str(), "O Hara");
        assert_eq!(OneLine::<5>::taken_over("a\nbcdefg").as_str(), "a bc…");
    }

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

    #[test]
    fn messages_repeat_the_input_on_one_line() {
        assert_eq!(quoted("a\u{1b}b\r"), "`a\\u{1b}b\\r`");
        assert_eq!(quoted(&"x".repeat(50)), format!("`{}…`", "x".repeat(40)));
    }
}
