//! A panic on any thread restores the terminal before its message is shown, and ends the program.
//!
//! The program does not panic on request, so this binary is both: the test, and, in a pseudo-terminal of its
//! own, a program that uses the terminal by the same functions and then panics.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

use std::sync::mpsc;
use std::thread;

use portable_pty::CommandBuilder;
use wallchart::tui::terminal::input;
use wallchart::tui::terminal::{PANICKED, Panicked, Screenful, end_at_last, tell_panics};

#[path = "../support/terminal.rs"]
#[expect(dead_code, reason = "what directors do is for the other tests of the terminal")]
mod terminal;

use terminal::{Place, ROOMY};

/// The only argument that makes this binary a program: the place of the panic.
const AT_THE_DESK: &str = "--panic-at-the-desk";
const AT_WORK: &str = "--panic-at-work";
const AFTER_A_COMMAND: &str = "--panic-after-a-command";
const BESIDE_A_COMMAND: &str = "--panic-beside-a-command";

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some(AT_THE_DESK) => run(|| panic!("the desk fell over")),
        Some(AT_WORK) => run(|| {
            // The rest of the program would go on drawing.
            drop(thread::spawn(|| panic!("the worker fell over")).join());
        }),
        // No command has this name; the panic hook that it installs remains.
        Some(AFTER_A_COMMAND) => {
            let _ = wallchart::cli::run();
            panic!("the command fell over");
        }
        Some(BESIDE_A_COMMAND) => {
            let _ = wallchart::cli::run();
            drop(thread::spawn(|| panic!("the command fell over")).join());
        }
        _ => {
            check_command(AFTER_A_COMMAND);
            check_command(BESIDE_A_COMMAND);
            check(AT_THE_DESK, "the desk fell over");
            check(AT_WORK, "the worker fell over");
        }
    }
}

/// A program with one screen, which the first key ends.
fn run(fall: fn()) {
    let (sender, events) = mpsc::channel();
    tell_panics(Panicked::Desk, || end_at_last(PANICKED));
    let mut screen = Screenful::take().unwrap();
    input::listen(sender);
    screen.draw(|frame| frame.render_widget("a key, please", frame.area())).unwrap();
    events.recv().unwrap();
    fall();
    // Only the end of the program ends this wait: the listener has the other end.
    events.recv().unwrap();
}

/// A command prints the message of the program wherever it panics, not that of Rust.
#[track_caller]
fn check_command(argument: &str) {
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    let output = command.arg(argument).env_remove("RUST_BACKTRACE").output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(101), "{told}");
    let version = format!("wallchart {} (", env!("CARGO_PKG_VERSION"));
    let place = "it panicked at tests/panic/main.rs:";
    for part in [&*version, place, ": the command fell over\n", "the command and, if you may, the event file"]
    {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains("RUST_BACKTRACE") && !told.contains("typed"), "{told}");
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
