//! What reaches the program: one closed list, fed by an input thread and by the worker.

use std::sync::mpsc::Sender;
use std::thread;

use crossterm::event::{Event as Raw, KeyEventKind, MouseButton, MouseEventKind};

use super::job::Done;
use super::keys::Key;

/// What reaches the program.
#[derive(Debug)]
pub enum Event {
    /// A key.
    Key(Key),
    /// A movement of the mouse that means something.
    Mouse(Mouse),
    /// A text pasted in one piece.
    Paste(String),
    /// Another size of the terminal; the next drawing asks for it.
    Resize,
    /// Long work is done.
    Done(Box<Done>),
    /// Something is heard of the other desks of the event.
    Heard,
    /// Time has passed; only while something on the screen moves by itself.
    Tick,
    /// The terminal is gone.
    Gone,
    /// Something else than the director ends the program, with an exit status: a signal, or a fault of its own.
    End(u8),
    /// The program is to be stopped until it is continued.
    Suspend,
    /// The program goes on after it was stopped; others have used the terminal meanwhile.
    Continue,
}

/// A movement of the mouse.
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
    /// Returns the event of what a terminal sent, `None` where it means nothing here.
    #[must_use]
    pub fn of(raw: Raw) -> Option<Self> {
        match raw {
            Raw::Key(key) if key.kind == KeyEventKind::Release => None,
            Raw::Key(key) => Key::of(&key).map(Self::Key),
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

/// Returns what brings the answers of long work among the events.
pub fn answers(events: Sender<Event>) -> impl Fn(Done) -> bool + Send + 'static {
    move |done| events.send(Event::Done(Box::new(done))).is_ok()
}

/// Starts the thread that listens to the terminal until nobody listens to it.
pub fn listen(events: Sender<Event>) {
    thread::spawn(move || {
        while let Ok(raw) = crossterm::event::read() {
            if let Some(event) = Event::of(raw)
                && events.send(event).is_err()
            {
                return;
            }
        }
        // Nobody is left to hear it when the program has ended already.
        drop(events.send(Event::Gone));
    });
}
