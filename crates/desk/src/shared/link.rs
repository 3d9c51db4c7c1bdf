//! The link of a desk to the others, as a trait. It does not depend on a network.

use std::time::Duration;

use icu_normalizer::ComposingNormalizerBorrowed;

use engine::action::{Act, Action, Entry, Fact};
use engine::id::{BoardNo, RoundNo};
use engine::text::Label;

/// The role of a desk at a shared event: the acts that it may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum Role {
    /// None: it only shows the event.
    Look,
    /// Results, the second pass, remarks.
    Entry,
    /// Everything.
    Lead,
}

impl Role {
    /// All roles, the most powerful first.
    pub const ALL: [Self; 3] = [Self::Lead, Self::Entry, Self::Look];

    /// Returns the word for it, for input and display.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Entry => "entry",
            Self::Look => "look",
        }
    }

    /// Describes the acts that a desk of this role may do.
    #[must_use]
    pub const fn rights(self) -> &'static str {
        match self {
            Self::Lead => "everything",
            Self::Entry => "results, line-ups, second pass, remarks, correcting its own results",
            Self::Look => "nothing: it shows",
        }
    }

    /// Returns the role for a word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.word() == word)
    }

    /// Returns true if a desk of this role may do an act. An act that it undoes or corrects must also be its
    /// own ([`Author::may_take_back`], [`Author::may_correct`]).
    #[must_use]
    pub fn may(self, action: &Action) -> bool {
        let enters = match action {
            Action::Undo { .. } | Action::Redo { .. } => true,
            Action::Do(act) => act.has(Fact::Entry),
        };
        match self {
            Self::Lead => true,
            Self::Entry => enters,
            Self::Look => false,
        }
    }
}

/// A desk of an event. Its name is unique in the event.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Author {
    /// Its name.
    pub name: String,
    /// Its role.
    pub role: Role,
}

/// The separator between operator and desk in the author of an entry.
const AT: &str = " @ ";

/// The longest name of a desk, in characters.
pub const LONGEST_NAME: usize = 24;

/// The reason why a text is not a name of a desk.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoName {
    /// It is empty or too long.
    #[error("the name of a desk has 1 to {LONGEST_NAME} characters (for instance \"Hall B\")")]
    Length,
    /// It has an `@` or an invisible character.
    #[error("the name of a desk has no `@` and no character that cannot be seen (for instance \"Hall B\")")]
    Character,
}

/// Reads the name of a desk.
///
/// # Errors
///
/// The text is not a name.
pub fn desk_name(text: &str) -> Result<String, NoName> {
    // Composed and decomposed letters are the same, and so are all blanks.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = ComposingNormalizerBorrowed::new_nfc().normalize(&text).into_owned();
    if !(1..=LONGEST_NAME).contains(&text.chars().count()) {
        return Err(NoName::Length);
    }
    // An invisible character is not written, so that the name would change.
    let is_written = Label::new(&text).is_ok_and(|label| *label == *text);
    if !is_written || text.contains(['@', '\u{ff20}']) || text.contains(is_unseen) {
        return Err(NoName::Character);
    }
    Ok(text)
}

/// Returns true if a character is invisible: Unicode lets a program ignore it
/// (`Default_Ignorable_Code_Point`), or it is drawn as a blank.
const fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{ffff}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

impl Author {
    /// Returns the author of the entries from before the event was shared. It is not a desk.
    #[must_use]
    pub const fn host() -> Self {
        Self { name: String::new(), role: Role::Lead }
    }

    /// Returns true if this is the author of the entries from before the event was shared.
    #[must_use]
    pub const fn is_host(&self) -> bool {
        self.name.is_empty()
    }

    /// Returns this desk and its operator as the author of an entry.
    #[must_use]
    pub fn signing(&self, operator: &Label) -> Label {
        if operator.is_empty() {
            return Label::taken_over(&self.name);
        }
        Label::taken_over(&format!("{}{AT}{}", &**operator, self.name))
    }

    /// Returns this desk and the operator of an act that was typed here, even under an earlier name of the
    /// desk.
    #[must_use]
    pub fn signing_again(&self, by: &Label) -> Label {
        if self.is_named(by) {
            return by.clone();
        }
        let operator = by.rsplit_once(AT).map_or("", |(operator, _)| operator);
        self.signing(&Label::taken_over(operator))
    }

    /// Returns true if an entry names this desk.
    #[must_use]
    pub fn is_of(&self, entry: &Entry) -> bool {
        self.is_named(&entry.by)
    }

    fn is_named(&self, by: &str) -> bool {
        let before = by.strip_suffix(self.name.as_str());
        before.is_some_and(|before| before.is_empty() || before.ends_with(AT))
    }

    /// Returns true if this desk may undo or redo an entry.
    #[must_use]
    pub fn may_take_back(&self, entry: &Entry) -> bool {
        self.role == Role::Lead || self.role.may(&entry.action) && self.is_of(entry)
    }

    /// Returns true if this desk may do a correction after other entries: the end of an adjourned game, or a
    /// change of its own result until a later round is published or the round is sealed. Other acts are
    /// allowed.
    #[must_use]
    pub fn may_correct<'a>(&self, act: &Act, before: impl DoubleEndedIterator<Item = &'a Entry>) -> bool {
        let Act::Correct { round, board, was, now, .. } = act else { return true };
        let finishes = now.as_ref().is_some_and(|now| now.finishes(was));
        if self.role == Role::Lead || finishes {
            return true;
        }
        for entry in before.rev() {
            match &entry.action {
                Action::Do(
                    Act::Record { round: of, board: at, .. } | Act::Correct { round: of, board: at, .. },
                ) if (of, at) == (round, board) => return self.is_of(entry),
                Action::Do(act) if act.has(Fact::Settles) => return false,
                Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => {}
            }
        }
        false
    }

    /// Returns true if this desk may publish an entry: its own, and as the lead also those of others that a
    /// server has lost.
    #[must_use]
    pub fn may_bring(&self, entry: &Entry) -> bool {
        match self.role {
            Role::Lead => true,
            Role::Entry | Role::Look => self.role.may(&entry.action) && self.is_of(entry),
        }
    }
}

/// A message of the stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its place, from 1, without gaps.
    pub number: u64,
    /// The author; `None` if unknown.
    pub author: Option<Author>,
    /// The first lines of the event file in the first message; the lines of one write in every other message.
    pub text: Vec<u8>,
}

/// The number of bytes of a message if a journal is published as a whole or again.
const PIECE: usize = 256 << 10;

/// Returns the first lines of a journal for one message: at most `most` entries, and at least one.
#[must_use]
pub fn piece(text: &[u8], most: usize) -> &[u8] {
    let mut end = 0;
    for line in text.split_inclusive(|byte| *byte == b'\n').take(most) {
        if 0 < end && PIECE < end + line.len() {
            break;
        }
        end += line.len();
    }
    text.get(..end).unwrap_or(text)
}

/// News of the link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// The stream is read from its first message; the number of its messages.
    Began(u64),
    /// A message of the stream.
    Message(Message),
    /// The server cannot be reached; the reason.
    Lost(String),
    /// The server refuses this desk; the reason.
    NotLetIn(String),
    /// The late answer about sent lines.
    Answered(Published),
}

/// The outcome of publishing lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Published {
    /// They are a message of the stream, with this number.
    As(u64),
    /// Another message came first: these are not in the stream.
    Overtaken,
    /// They exceed the size of a message and are not in the stream.
    TooMuch,
    /// They were not sent; the reason.
    NotSent(String),
    /// They were sent, and the outcome is unknown; the reason.
    Unknown(String),
    /// They were sent, and the answer arrives later as [`Heard::Answered`].
    Sent,
}

/// An act that waits at a desk or is to be decided there, as that desk reports it to the others.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct OpenAct {
    /// Its board.
    pub board: Option<(RoundNo, BoardNo)>,
    /// Its description: players, act and author.
    pub told: String,
    /// True if it waits for the server; otherwise it is to be decided.
    pub waits: bool,
}

impl OpenAct {
    /// Returns the state of the open act in words.
    #[must_use]
    pub const fn state(&self) -> &'static str {
        if self.waits { "waits" } else { "to decide" }
    }
}

/// The link of a desk to the others.
pub trait Link: Send {
    /// Returns this desk.
    fn me(&self) -> &Author;

    /// Publishes lines as the message after number `after`, and waits for the answer, at most this long.
    fn publish(&mut self, lines: &[u8], after: u64, most: Duration) -> Published;

    /// Takes the news since the last call.
    fn heard(&mut self) -> Vec<Heard>;

    /// Waits for news, at most this long. Returns the time that it took.
    fn wait(&mut self, most: Duration) -> Duration;

    /// Reads the stream from its first message again, for a reason.
    fn begin_again(&mut self, why: &str);

    /// Returns the present desks, this one among them, with the open acts of each.
    fn present(&self) -> Vec<(Author, Vec<OpenAct>)>;

    /// Reports the open acts of this desk to the others from now on.
    fn tell_open(&mut self, open: Vec<OpenAct>);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_desk_has_only_visible_characters() {
        assert_eq!(desk_name(" Hall B ").unwrap(), "Hall B");
        assert_eq!(desk_name("Ha\u{308}ll").unwrap(), "H\u{e4}ll");
        for name in ["Hall\u{200e}", "\u{feff}Hall", "Ha\u{200f}ll", "Lead\u{200b}", "a@b", "a\u{1b}b"] {
            assert_eq!(desk_name(name), Err(NoName::Character), "{name:?}");
        }
        for unseen in ["\u{34f}", "\u{115f}", "\u{2800}", "\u{3164}", "\u{fe0f}", "\u{e0061}"] {
            assert_eq!(desk_name(&format!("Lead{unseen}")), Err(NoName::Character), "{unseen:?}");
        }
        assert_eq!(desk_name("Hall \u{a0}\u{2003}B").unwrap(), "Hall B");
        assert_eq!(desk_name("  "), Err(NoName::Length));
    }

    #[test]
    fn a_piece_consists_of_whole_lines() {
        let long = format!("{}\n", "x".repeat(PIECE));
        let text = format!("one\ntwo\n{long}end\n");
        assert_eq!(piece(text.as_bytes(), 1), b"one\n");
        assert_eq!(piece(text.as_bytes(), usize::MAX), b"one\ntwo\n");
        assert_eq!(piece(&text.as_bytes()[8..], usize::MAX), long.as_bytes());
        assert_eq!(piece(b"", usize::MAX), b"");
    }
}
