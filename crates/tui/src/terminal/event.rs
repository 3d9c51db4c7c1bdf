//! What reaches the program: one closed list, fed by an input thread and by the worker.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{Event as Raw, KeyEventKind, MouseButton, MouseEventKind};

use crate::keys::Key;
use crate::work::job::Done;
use formats::clock;

/// How soon after a key the next one follows where nobody typed them: a terminal that does not mark what is pasted sends all of
/// it at once.
const AT_ONCE: Duration = Duration::from_millis(10);

/// A key that was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Press {
    /// The key.
    pub key: Key,
    /// When it came from the terminal, however long it had to wait after that.
    pub at: Instant,
    /// Whether another key follows at once.
    pub is_followed: bool,
}

/// What reaches the program.
#[derive(Debug)]
pub enum Event {
    /// A key.
    Key(Press),
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
    /// Returns the event of what a terminal sent at some moment, before what it sent at once after it; `None` where it means
    /// nothing here.
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

/// Returns what brings the answers of long work among the events.
pub fn answers(events: Sender<Event>) -> impl Fn(Done) -> bool + Send + 'static {
    move |done| events.send(Event::Done(Box::new(done))).is_ok()
}

/// Waits for what the terminal sends next.
fn read() -> io::Result<(Raw, Instant)> {
    Ok((crossterm::event::read()?, clock::instant()))
}

/// Returns what the terminal sends at once; `None` where it sends nothing.
fn read_at_once() -> Option<io::Result<(Raw, Instant)>> {
    match crossterm::event::poll(AT_ONCE) {
        Ok(true) => Some(read()),
        Ok(false) => None,
        Err(error) => Some(Err(error)),
    }
}

/// Starts the thread that listens to the terminal until nobody listens to it.
pub fn listen(events: Sender<Event>) {
    thread::spawn(move || {
        let mut came = read();
        while let Ok((raw, at)) = came {
            // What follows is waited for after a key only, and only as long as it takes to come at once.
            let next = matches!(raw, Raw::Key(_)).then(read_at_once).flatten();
            let following = next.as_ref().and_then(|next| next.as_ref().ok()).map(|(next, _)| next);
            if let Some(event) = Event::of(raw, at, following)
                && events.send(event).is_err()
            {
                return;
            }
            came = next.unwrap_or_else(read);
        }
        // Nobody is left to hear it when the program has ended already.
        drop(events.send(Event::Gone));
    });
}
