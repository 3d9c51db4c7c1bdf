//! The thread that reads the terminal, and text that is pasted key by key.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::Event as Raw;

use super::background::Answer;
use super::event::{Event, Press, character};
use formats::clock;

/// The longest pause between two keys of pasted text: a terminal without bracketed paste sends all of it at
/// once.
const AT_ONCE: Duration = Duration::from_millis(10);

/// The number of characters without a pause from which they count as a pasted text: nobody types so many so
/// fast. Terminals of Unix say what they paste, and there a slow connection may deliver as many keys at once.
const PASTED: usize = if cfg!(windows) { 10 } else { usize::MAX };

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

/// Starts the thread that reads the terminal until the program ends.
pub fn listen(events: Sender<Event>) {
    thread::spawn(move || {
        let mut came = read();
        let mut burst = Burst { presses: Vec::new(), pasted: PASTED };
        let mut answer = Answer::default();
        while let Ok((raw, at)) = came {
            // Only a key waits for the next input, and only as long as pasted text needs.
            let next = matches!(raw, Raw::Key(_)).then(read_at_once).flatten();
            let following = next.as_ref().and_then(|next| next.as_ref().ok()).map(|(next, _)| next);
            let event = Event::of(raw, at, following);
            let keys = event.into_iter().flat_map(|event| burst.take(event));
            if keys.flat_map(|event| answer.take(event)).any(|event| events.send(event).is_err()) {
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
    use crate::keys::{Key, Named};
    use crate::terminal::event::text_of;

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
