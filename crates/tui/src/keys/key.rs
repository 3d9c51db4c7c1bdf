//! A key as the keymap names it: read from text and from the terminal, and written.

use std::fmt;
use std::fmt::Write as _;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// A key as the keymap names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// A character.
    Char(char),
    /// A character with Ctrl.
    Ctrl(char),
    /// A character with Alt.
    Alt(char),
    /// A function key.
    F(u8),
    /// A key that has a name.
    Named(Named),
}

/// A key that has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
}

/// The names of named keys: in files, and in the key bar.
const NAMES: [(Named, &str, &str); 14] = [
    (Named::Up, "Up", "↑"),
    (Named::Down, "Down", "↓"),
    (Named::Left, "Left", "←"),
    (Named::Right, "Right", "→"),
    (Named::PageUp, "PageUp", "PgUp"),
    (Named::PageDown, "PageDown", "PgDn"),
    (Named::Home, "Home", "Home"),
    (Named::End, "End", "End"),
    (Named::Enter, "Enter", "Enter"),
    (Named::Esc, "Esc", "Esc"),
    (Named::Tab, "Tab", "Tab"),
    (Named::BackTab, "BackTab", "Shift-Tab"),
    (Named::Backspace, "Backspace", "Backspace"),
    (Named::Delete, "Delete", "Del"),
];

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Char(' ') => f.write_str("Space"),
            Self::Char(c) => f.write_char(*c),
            Self::Ctrl(c) => write!(f, "Ctrl-{c}"),
            Self::Alt(c) => write!(f, "Alt-{c}"),
            Self::F(number) => write!(f, "F{number}"),
            Self::Named(named) => {
                let shown = NAMES.iter().find(|(known, ..)| known == named).map_or("", |(.., shown)| *shown);
                f.write_str(shown)
            }
        }
    }
}

impl Key {
    /// Reads a key as a user's keymap writes it: `u`, `Ctrl-r`, `Alt-1`, `F5`, `PageUp`, `Space`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let single = |text: &str| {
            let mut chars = text.chars();
            chars.next().filter(|_| chars.next().is_none())
        };
        if text == "Space" {
            return Some(Self::Char(' '));
        }
        if let Some((named, ..)) = NAMES.iter().find(|(_, name, shown)| *name == text || *shown == text) {
            return Some(Self::Named(*named));
        }
        let (ctrl, alt) = (text.strip_prefix("Ctrl-"), text.strip_prefix("Alt-"));
        let function = text.strip_prefix('F').and_then(|number| number.parse().ok());
        single(text)
            .map(Self::Char)
            .or_else(|| ctrl.and_then(single).map(Self::Ctrl))
            .or_else(|| alt.and_then(single).map(Self::Alt))
            .or_else(|| function.filter(|number| (1..=12).contains(number)).map(Self::F))
    }

    /// Returns the key of a terminal event; `None` if the keymap has no name for it.
    #[must_use]
    pub fn of(event: &KeyEvent) -> Option<Self> {
        let ctrl = event.modifiers.contains(KeyModifiers::CONTROL);
        let alt = event.modifiers.contains(KeyModifiers::ALT);
        let named = match event.code {
            KeyCode::Char(c) if ctrl && !alt => return Some(Self::Ctrl(c.to_ascii_lowercase())),
            KeyCode::Char(c) if alt && !ctrl => return Some(Self::Alt(c)),
            KeyCode::Char(c) => return Some(Self::Char(c)),
            KeyCode::F(number) => return Some(Self::F(number)),
            KeyCode::Up => Named::Up,
            KeyCode::Down => Named::Down,
            KeyCode::Left => Named::Left,
            KeyCode::Right => Named::Right,
            KeyCode::PageUp => Named::PageUp,
            KeyCode::PageDown => Named::PageDown,
            KeyCode::Home => Named::Home,
            KeyCode::End => Named::End,
            KeyCode::Enter => Named::Enter,
            KeyCode::Esc => Named::Esc,
            KeyCode::Tab => Named::Tab,
            KeyCode::BackTab => Named::BackTab,
            KeyCode::Backspace => Named::Backspace,
            KeyCode::Delete => Named::Delete,
            KeyCode::Insert
            | KeyCode::Null
            | KeyCode::CapsLock
            | KeyCode::ScrollLock
            | KeyCode::NumLock
            | KeyCode::PrintScreen
            | KeyCode::Pause
            | KeyCode::Menu
            | KeyCode::KeypadBegin
            | KeyCode::Media(_)
            | KeyCode::Modifier(_) => return None,
        };
        Some(Self::Named(named))
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || format!("`{text}` is not a key (expected for instance u, Ctrl-r, Alt-1, F5, PageUp)");
        Self::parse(&text).ok_or_else(|| D::Error::custom(wrong()))
    }
}
