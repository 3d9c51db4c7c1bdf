//! Asks the terminal for its background, dark or light. The answer comes among the keys.
//!
//! Nothing waits for the answer. It is taken out of the keys whenever it comes: its digits would be results.

use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use super::event::{Event, Press, character};
use crate::keys::Key;
use crate::widgets::colours::Background;

/// The question (xterm: OSC 11). Some terminals end their answer wrongly unless the question ends so.
const QUESTION: &[u8] = b"\x1b]11;?\x07";

/// The beginning of an answer, after the first key.
const HEAD: &str = "11;";

/// The longest answer, `11;rgba:ffff/ffff/ffff/ffff`, with room to spare.
const LONGEST: usize = 40;

/// The longest pause within an answer.
const PAUSE: Duration = Duration::from_millis(100);

/// The time for which the end of the program waits for an answer that would come after it.
const PATIENCE: Duration = Duration::from_millis(100);

/// The prefixes of the names of terminals that may show the question, or that pass it on to several others.
const NEVER_ASKED: [&str; 10] =
    ["ansi", "cygwin", "eterm", "linux", "msys", "pcansi", "vt1", "vt2", "vt3", "vt4"];

/// True while an answer is to be expected.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// Asks the terminal for its background, if it is one that answers or ignores the question.
///
/// # Errors
///
/// The terminal was closed.
pub(crate) fn ask() -> io::Result<()> {
    let term = std::env::var("TERM").unwrap_or_default();
    if !cfg!(unix) || !is_asked(&term, std::env::var_os("TMUX").is_some()) {
        return Ok(());
    }
    IS_OPEN.store(true, Ordering::SeqCst);
    let mut out = io::stdout();
    out.write_all(QUESTION)?;
    out.flush()
}

/// `screen` passes the question on to each of its terminals; tmux, which may have the same name, answers.
fn is_asked(term: &str, is_in_tmux: bool) -> bool {
    let term = term.to_ascii_lowercase();
    !NEVER_ASKED.iter().any(|family| term.starts_with(family)) && (is_in_tmux || !term.starts_with("screen"))
}

/// Waits a moment for an answer that was asked for just before the program ends: the shell would read it.
pub(crate) fn outwait(events: &Receiver<Event>, asked: Instant) {
    while IS_OPEN.load(Ordering::SeqCst) {
        let left = PATIENCE.saturating_sub(asked.elapsed());
        if events.recv_timeout(left).is_err() {
            return;
        }
    }
}

/// The keys that may be an answer.
#[derive(Debug, Default)]
pub(super) struct Answer {
    presses: Vec<Press>,
}

impl Answer {
    /// Takes an event; returns what is to be sent now, in order.
    pub(super) fn take(&mut self, event: Event) -> Vec<Event> {
        let Event::Key(press) = event else {
            let mut events = self.given_up();
            events.push(event);
            return events;
        };
        let pause = self.presses.last().map(|last| press.at.saturating_duration_since(last.at));
        let mut events = if pause.is_some_and(|pause| PAUSE < pause) { self.given_up() } else { Vec::new() };
        let is_end = matches!(press.key, Key::Alt('\\') | Key::Ctrl('g'));
        if is_end && self.is_answer() {
            IS_OPEN.store(false, Ordering::SeqCst);
            events.extend(Background::of(&self.text()[HEAD.len()..]).map(Event::Background));
            self.presses.clear();
        } else if self.goes_on_with(press.key) {
            self.presses.push(press);
            if !press.is_followed && !self.is_answer() {
                events.extend(self.given_up());
            }
        } else {
            events.extend(self.given_up());
            if press.key == Key::Alt(']') && press.is_followed {
                self.presses.push(press);
            } else {
                events.push(Event::Key(press));
            }
        }
        events
    }

    fn text(&self) -> String {
        self.presses.iter().skip(1).filter_map(|press| character(press.key)).collect()
    }

    fn is_answer(&self) -> bool {
        self.text().starts_with(HEAD)
    }

    /// Returns true if an answer may go on with a key.
    fn goes_on_with(&self, key: Key) -> bool {
        let (false, Some(next)) = (self.presses.is_empty(), character(key)) else { return false };
        let text = self.text();
        if self.is_answer() {
            return text.len() < LONGEST && (next.is_ascii_alphanumeric() || "/:#".contains(next));
        }
        HEAD[text.len()..].starts_with(next)
    }

    /// Returns the keys that are no answer. What began like one and breaks off is nobody's typing.
    fn given_up(&mut self) -> Vec<Event> {
        let is_answer = self.is_answer();
        let presses = std::mem::take(&mut self.presses).into_iter();
        if is_answer { Vec::new() } else { presses.map(Event::Key).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use formats::clock;

    const TYPED: &str = "]11;rgb:fdfd/f6f6/e3e3";

    /// Checks what is sent for keys, a word a second: a background as its name, the other keys as they are.
    /// `]` and `\\` are with Alt, `~` is Ctrl-g.
    #[track_caller]
    fn check(keys: &str, expected: &str) {
        let (mut answer, mut at, mut sent) = (Answer::default(), clock::instant(), String::new());
        for word in keys.split(' ') {
            for (from, c) in word.char_indices() {
                let key = match c {
                    ']' | '\\' => Key::Alt(c),
                    '~' => Key::Ctrl('g'),
                    c => Key::Char(c),
                };
                let is_followed = from + 1 < word.len();
                for event in answer.take(Event::Key(Press { key, at, is_followed })) {
                    let name = format!("{event:?}");
                    let Event::Key(Press { key: Key::Char(c) | Key::Alt(c), .. }) = event else {
                        sent.push_str(&name);
                        continue;
                    };
                    sent.push(c);
                }
            }
            at += Duration::from_secs(1);
        }
        assert_eq!(sent, expected, "{keys}");
    }

    #[test]
    fn an_answer_is_taken_out_of_the_keys() {
        check(&format!("1{TYPED}\\=0"), "1Background(Light)=0");
        check(&format!("{TYPED}~"), "Background(Light)");
        check("]11;rgba:0000/2b2b/3636/ffff\\1", "Background(Dark)1");
        check(&format!("{TYPED}\\{TYPED}\\"), "Background(Light)Background(Light)");
        check("]11;nothing\\1", "1");
    }

    #[test]
    fn an_answer_that_breaks_off_types_no_results() {
        check(&format!("{TYPED} 1"), "1");
        check("]11;rgb:11 11\\", "11\\");
        check("]11;rgb:0/0/0=", "=");
        check(&format!("]{HEAD}{}01", "f".repeat(LONGEST - HEAD.len())), "01");
    }

    #[test]
    fn typed_keys_are_no_answer() {
        for keys in ["]", "] 11;1", "]1", "]11", "]x1", "]]1", "\\", "11;rgb:0/0/0\\"] {
            check(keys, &keys.replace(' ', ""));
        }
    }

    #[test]
    fn only_terminals_that_hide_the_question_are_asked() {
        for (term, is_in_tmux, expected) in [
            ("xterm-256color", false, true),
            ("tmux-256color", true, true),
            ("screen-256color", true, true),
            ("screen-256color", false, false),
            ("linux", false, false),
            ("vt220", false, false),
            ("vte", false, true),
        ] {
            assert_eq!(is_asked(term, is_in_tmux), expected, "{term}");
        }
    }
}
