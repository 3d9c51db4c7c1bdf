//! The terminal: taken over at the start, given back at the end, also after a panic.

use std::io::{self, Stdout};

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// The exit code of a program that panicked, as the language has it.
const PANICKED: i32 = 101;

/// The terminal while the desk has it.
pub struct Screenful {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screenful {
    /// Takes the terminal over.
    ///
    /// # Errors
    ///
    /// There is no terminal, or it refuses.
    pub fn take() -> io::Result<Self> {
        give_back_on_panic();
        enable_raw_mode()?;
        let taken = execute!(
            io::stdout(),
            EnterAlternateScreen,
            EnableMouseCapture,
            EnableBracketedPaste,
            SetTitle("wallchart")
        );
        if let Err(error) = taken {
            give_back();
            return Err(error);
        }
        Ok(Self { terminal: Terminal::new(CrosstermBackend::new(io::stdout()))? })
    }

    /// Draws.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub fn draw(&mut self, draw: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(draw).map(|_| ())
    }
}

impl Drop for Screenful {
    fn drop(&mut self) {
        give_back();
    }
}

/// Each step is tried: a terminal that refuses one may still take the next.
fn give_back() {
    drop(execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen));
    drop(disable_raw_mode());
    drop(execute!(io::stdout(), crossterm::cursor::Show));
}

/// What a panic says is worth nothing on a screen that disappears with it. Whichever thread it hits, the program ends:
/// the rest of it would go on drawing on a terminal that was given back, and what was on the screen is on disk.
fn give_back_on_panic() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        give_back();
        before(panic);
        std::process::exit(PANICKED);
    }));
}
