//! A panic gives the terminal back before it says what it has to say, and ends the program, whichever thread it hits.
//!
//! The program does not panic on request, so this binary is both: the test, and, in a pseudo-terminal of its own, a
//! program that takes the terminal by the same functions and then panics.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

use std::sync::mpsc;
use std::thread;

use portable_pty::CommandBuilder;
use wallchart::tui::event;
use wallchart::tui::terminal::{Screenful, tell_panics};

#[path = "../support/terminal.rs"]
#[expect(dead_code, reason = "what directors do is for the other tests of the terminal")]
mod terminal;

use terminal::{Place, ROOMY};

/// The one argument that makes a program of this binary: where it panics.
const AT_THE_DESK: &str = "--panic-at-the-desk";
const AT_WORK: &str = "--panic-at-work";

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some(AT_THE_DESK) => run(|| panic!("the desk fell over")),
        Some(AT_WORK) => run(|| {
            // What is left of the program would go on drawing.
            drop(thread::spawn(|| panic!("the worker fell over")).join());
        }),
        _ => {
            check(AT_THE_DESK, "the desk fell over");
            check(AT_WORK, "the worker fell over");
        }
    }
}

/// A program with one screen: the first key is its end.
fn run(fall: fn()) {
    let (sender, events) = mpsc::channel();
    tell_panics(|| ());
    let mut screen = Screenful::take().unwrap();
    event::listen(sender);
    screen.draw(|frame| frame.render_widget("a key, please", frame.area())).unwrap();
    events.recv().unwrap();
    fall();
    // Only the end of the program ends this wait: the listener holds the other end.
    events.recv().unwrap();
}

#[track_caller]
fn check(argument: &str, said: &str) {
    let place = Place::new();
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.arg(argument);
    let mut terminal = place.run(command, ROOMY);
    terminal.see("a key, please");
    assert!(terminal.is_taken());
    terminal.keys("x");
    let (status, screen) = terminal.end();
    assert_eq!(status.exit_code(), 101, "{screen}");
    let version = format!("wallchart {} (", env!("CARGO_PKG_VERSION"));
    for told in [said, &version, "it panicked at tests/panic/main.rs:", "to the maintainers of wallchart"] {
        assert!(screen.contains(told), "{told} can be read:\n{screen}");
    }
    assert!(!screen.contains("a key, please"), "{screen}");
}
