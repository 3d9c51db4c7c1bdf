//! The events of the program, sent by the thread of the input and by the worker.

use std::sync::mpsc::Sender;
use std::time::Instant;

use crossterm::event::{Event as Raw, KeyEventKind, MouseButton, MouseEventKind};

use crate::jobs::job::Done;
use crate::keys::{Key, Named};
use crate::widgets::colours::Background;

/// A key press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Press {
    /// The key.
    pub key: Key,
    /// The time at which the terminal sent it, even if it was handled later.
    pub at: Instant,
    /// True if another key follows immediately.
    pub is_followed: bool,
}

/// An event of the program.
#[derive(Debug)]
pub enum Event {
    /// A key.
    Key(Press),
    /// A mouse movement that has a meaning here.
    Mouse(Mouse),
    /// Many characters without a pause: the terminal may not say what it pastes.
    Burst(Vec<Press>),
    /// A text that was pasted in one piece.
    Paste(String),
    /// The terminal has another size; the next drawing reads it.
    Resize,
    /// The terminal has answered whether it is dark or light.
    Background(Background),
    /// Long work is done.
    Done(Box<Done>),
    /// News of the other desks has arrived.
    Heard,
    /// Time has passed; sent only while something on the screen moves.
    Tick,
    /// The terminal was closed.
    Gone,
    /// The program must end for another reason than the director's wish (a signal, or a fault of its own),
    /// with this exit status.
    End(u8),
    /// The program must stop until it is continued.
    Suspend,
    /// The program continues after a stop; other programs have used the terminal meanwhile.
    Continue,
}

/// A mouse movement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mouse {
    /// A click.
    Click {
        /// The column.
        x: u16,
        /// The line.
        y: u16,
    },
    /// The wheel, away from the user.
    WheelUp,
    /// The wheel, towards the user.
    WheelDown,
}

impl Event {
    /// Returns the event for terminal input at a moment; `next` is the input that followed immediately.
    /// `None` if the input has no meaning here.
    #[must_use]
    pub fn of(raw: Raw, at: Instant, next: Option<&Raw>) -> Option<Self> {
        match raw {
            Raw::Key(key) if key.kind == KeyEventKind::Release => None,
            Raw::Key(key) => {
                let is_followed = matches!(next, Some(Raw::Key(next)) if next.kind != KeyEventKind::Release);
                Key::of(&key).map(|key| Self::Key(Press { key, at, is_followed }))
            }
            Raw::Mouse(mouse) => {
                let (x, y) = (mouse.column, mouse.row);
                let meant = match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => Mouse::Click { x, y },
                    MouseEventKind::ScrollUp => Mouse::WheelUp,
                    MouseEventKind::ScrollDown => Mouse::WheelDown,
                    MouseEventKind::Down(MouseButton::Right | MouseButton::Middle)
                    | MouseEventKind::Up(_)
                    | MouseEventKind::Drag(_)
                    | MouseEventKind::Moved
                    | MouseEventKind::ScrollLeft
                    | MouseEventKind::ScrollRight => return None,
                };
                Some(Self::Mouse(meant))
            }
            Raw::Paste(text) => Some(Self::Paste(text)),
            Raw::Resize(..) => Some(Self::Resize),
            Raw::FocusGained | Raw::FocusLost => None,
        }
    }
}

/// Returns the function that turns answers of long work into events.
pub fn answers(events: Sender<Event>) -> impl Fn(Done) -> bool + Send + 'static {
    move |done| events.send(Event::Done(Box::new(done))).is_ok()
}

/// Returns the character of a text that a key types.
pub(super) fn character(key: Key) -> Option<char> {
    match key {
        Key::Char(character) => Some(character),
        Key::Named(Named::Enter) => Some('\n'),
        Key::Named(Named::Tab) => Some('\t'),
        Key::Named(_) | Key::Ctrl(_) | Key::Alt(_) | Key::F(_) => None,
    }
}

/// Returns the text that some keys type.
#[must_use]
pub fn text_of(presses: &[Press]) -> String {
    presses.iter().filter_map(|press| character(press.key)).collect()
}
