//! The events of the program, sent by an input thread and by the worker.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{Event as Raw, KeyEventKind, MouseButton, MouseEventKind};

use crate::jobs::job::Done;
use crate::keys::{Key, Named};
use formats::clock;

/// The longest pause between two keys of pasted text: a terminal without bracketed paste sends all of it at
/// once.
const AT_ONCE: Duration = Duration::from_millis(10);

/// The number of characters without a pause from which they count as a pasted text: nobody types so many so
/// fast. Terminals of Unix say what they paste, and there a slow connection may deliver as many keys at once.
const PASTED: usize = if cfg!(windows) { 10 } else { usize::MAX };

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

/// Waits for the next input of the terminal.
fn read() -> io::Result<(Raw, Instant)> {
    Ok((crossterm::event::read()?, clock::instant()))
}

/// Returns the input that follows immediately, if any.
fn read_at_once() -> Option<io::Result<(Raw, Instant)>> {
    match crossterm::event::poll(AT_ONCE) {
        Ok(true) => Some(read()),
        Ok(false) => None,
        Err(error) => Some(Err(error)),
    }
}

/// The characters of a text that come without a pause.
#[derive(Debug)]
struct Burst {
    presses: Vec<Press>,
    /// The number from which they count as pasted.
    pasted: usize,
}

impl Burst {
    /// Takes an event; returns what is to be sent now, in order.
    fn take(&mut self, event: Event) -> Vec<Event> {
        if let Event::Key(press) = &event
            && character(press.key).is_some()
        {
            self.presses.push(*press);
            return if press.is_followed { Vec::new() } else { self.end() };
        }
        let mut events = self.end();
        events.push(event);
        events
    }

    fn end(&mut self) -> Vec<Event> {
        let presses = std::mem::take(&mut self.presses);
        if presses.len() < self.pasted {
            presses.into_iter().map(Event::Key).collect()
        } else {
            vec![Event::Burst(presses)]
        }
    }
}

/// Returns the character of a text that a key types.
fn character(key: Key) -> Option<char> {
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

/// Starts the thread that reads the terminal until the program ends.
pub fn listen(events: Sender<Event>) {
    thread::spawn(move || {
        let mut came = read();
        let mut burst = Burst { presses: Vec::new(), pasted: PASTED };
        while let Ok((raw, at)) = came {
            // Only a key waits for the next input, and only as long as pasted text needs.
            let next = matches!(raw, Raw::Key(_)).then(read_at_once).flatten();
            let following = next.as_ref().and_then(|next| next.as_ref().ok()).map(|(next, _)| next);
            let event = Event::of(raw, at, following);
            if event.into_iter().flat_map(|event| burst.take(event)).any(|event| events.send(event).is_err())
            {
                return;
            }
            came = next.unwrap_or_else(read);
        }
        // The program may have ended already.
        drop(events.send(Event::Gone));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANY: usize = 10;

    /// Returns how the events of some keys without a pause are sent: each as its text.
    fn sent(keys: &[Key]) -> Vec<String> {
        let mut burst = Burst { presses: Vec::new(), pasted: MANY };
        let last = keys.len() - 1;
        let press = |at: usize| Press { key: keys[at], at: clock::instant(), is_followed: at < last };
        let events = (0..keys.len()).flat_map(|at| burst.take(Event::Key(press(at)))).collect::<Vec<_>>();
        let text = |event| {
            if let Event::Burst(presses) = &event {
                return text_of(presses);
            }
            if let Event::Key(press) = event { press.key.to_string() } else { String::new() }
        };
        events.into_iter().map(text).collect()
    }

    #[test]
    fn many_characters_without_a_pause_are_one_event() {
        let (one, enter) = (Key::Char('1'), Key::Named(Named::Enter));
        assert_eq!(sent(&[one; MANY - 1]), vec!["1"; MANY - 1]);
        assert_eq!(sent(&[[one; MANY - 1].as_slice(), &[enter]].concat()), ["111111111\n"]);
        let parted = [[one; MANY].as_slice(), &[Key::F(4), one, one]].concat();
        assert_eq!(sent(&parted), ["1111111111", "F4", "1", "1"]);
    }
}
