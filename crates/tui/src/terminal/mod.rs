//! The terminal: prepared at the start and restored at the end, however the program ends.
//!
//! [`check`] refuses an unsuitable terminal before anything is written. A [`Screenful`] is the terminal while
//! the desk uses it; [`give_back`] restores it and may be called at any moment, after a panic and after a
//! signal too. `event.rs` has the events of the program, `input.rs` the thread that reads input,
//! `background.rs` the question to a dark or light terminal, `signals.rs` the thread that turns signals into
//! events. Only this folder writes to the terminal. It knows no screen and no event.

pub(crate) mod background;
pub mod event;
pub mod input;
pub(crate) mod signals;

use std::io::{self, IsTerminal as _, Stdout, Write as _};
use std::panic::PanicHookInfo;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use termprofile::{DetectorSettings, Env, EnvVarSource, SpecialVars, TermProfile, TermVars};

use crate::widgets::colours::Colours;
use formats::text::one_line;

/// The exit status of a program that panicked, as defined by Rust.
pub const PANICKED: u8 = 101;

/// The time in which the drawing thread must save the input and end the program.
const GRACE: Duration = Duration::from_secs(3);

/// The longest time that a blocked terminal may delay the end.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// True if the program uses the terminal. It is restored only once: a second time would move the cursor.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// True if a panic was reported.
static TOLD: AtomicBool = AtomicBool::new(false);

/// The reason that the desk cannot be shown.
#[derive(Debug, thiserror::Error)]
pub enum NoScreen {
    /// Standard output is redirected.
    #[error(
        "the desk needs a terminal, and standard output is none (`--plain` is the desk in lines; `wallchart --help` lists the commands)"
    )]
    NotATerminal,
    /// The terminal is not known to support the sequences of the screen.
    #[error(
        "the desk cannot be drawn on {} (set TERM to what the terminal is, for instance xterm-256color; `--plain` is the desk in lines, on any terminal)",
        named(.0)
    )]
    Plain(String),
}

fn named(term: &str) -> String {
    if term.is_empty() { "a terminal without a name".to_owned() } else { format!("a terminal `{term}`") }
}

/// The prefixes of the names of terminals that understand the sequences of xterm or its predecessors.
const FAMILIES: [&str; 34] = [
    "alacritty",
    "ansi",
    "contour",
    "cygwin",
    "eterm",
    "foot",
    "ghostty",
    "gnome",
    "iterm",
    "kitty",
    "konsole",
    "linux",
    "mintty",
    "mlterm",
    "ms-terminal",
    "msys",
    "nsterm",
    "pcansi",
    "putty",
    "rio",
    "rxvt",
    "screen",
    "st",
    "teraterm",
    "terminator",
    "terminology",
    "tmux",
    "vscode",
    "vt1",
    "vt2",
    "vt3",
    "vt4",
    "wezterm",
    "xterm",
];

/// Refuses an unsuitable terminal before anything is written to it.
///
/// # Errors
///
/// As [`NoScreen`].
pub fn check() -> Result<(), NoScreen> {
    if !io::stdout().is_terminal() {
        return Err(NoScreen::NotATerminal);
    }
    let term = std::env::var("TERM").unwrap_or_default();
    // On other systems terminals have no names.
    if cfg!(unix) && !is_drawn_on(&term) {
        return Err(NoScreen::Plain(one_line(&term).into_owned()));
    }
    Ok(())
}

/// Describes the terminal. Output that goes elsewhere is no fault.
///
/// # Errors
///
/// As [`NoScreen`].
pub fn described() -> Result<String, NoScreen> {
    match check() {
        Err(NoScreen::NotATerminal) => return Ok("standard output is none".to_owned()),
        checked @ (Ok(()) | Err(NoScreen::Plain(_))) => checked?,
    }
    let size = crossterm::terminal::size();
    let size = size
        .map_or("of unknown size".to_owned(), |(width, height)| format!("{width} columns, {height} rows"));
    let colours = match colours() {
        Colours::None => "no colours",
        Colours::Sixteen => "16 colours",
        Colours::Numbered => "256 colours",
        Colours::All => "all colours",
    };
    Ok(format!("{size}, {colours}"))
}

/// Returns the colours that the terminal has, as the environment says.
#[must_use]
pub fn colours() -> Colours {
    colours_by(&Env)
}

fn colours_by(variables: &impl EnvVarSource) -> Colours {
    let value = |name| variables.var(name).unwrap_or_default();
    if !value("NO_COLOR").is_empty() {
        return Colours::None;
    }
    match value("FORCE_COLOR").as_str() {
        "0" | "false" => return Colours::None,
        "2" => return Colours::Numbered,
        "3" => return Colours::All,
        "" if value("CLICOLOR") == "0" && matches!(&*value("CLICOLOR_FORCE"), "" | "0") => {
            return Colours::None;
        }
        _ => {}
    }
    // Windows has all colours since 2017, and no name for its terminals.
    if cfg!(windows) && value("TERM").is_empty() {
        return Colours::All;
    }
    // Whatever runs inside tmux is shown on several terminals, so that tmux is not asked about one of them.
    let settings = DetectorSettings::new().enable_tmux_info(false);
    let mut vars = TermVars::from_source(variables, &io::stdout(), settings);
    // The desk draws on a terminal alone, never into the log of a service for builds.
    vars.meta.is_terminal = true;
    vars.special = SpecialVars::default();
    match TermProfile::detect_with_vars(vars) {
        TermProfile::NoTty | TermProfile::NoColor => Colours::None,
        TermProfile::Ansi16 => Colours::Sixteen,
        TermProfile::Ansi256 => Colours::Numbered,
        TermProfile::TrueColor => Colours::All,
    }
}

fn is_drawn_on(term: &str) -> bool {
    let term = term.to_ascii_lowercase();
    // `st` is short and a prefix of other names.
    let belongs = |family: &&str| {
        term.strip_prefix(*family)
            .is_some_and(|rest| *family != "st" || rest.is_empty() || rest.starts_with('-'))
    };
    FAMILIES.iter().any(belongs)
}

/// The terminal while the desk uses it.
pub struct Screenful {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screenful {
    /// Prepares the terminal.
    ///
    /// # Errors
    ///
    /// The terminal is missing, or refuses.
    pub fn take() -> io::Result<Self> {
        take()?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout())).inspect_err(|_| give_back())?;
        Ok(Self { terminal })
    }

    /// Draws a frame; after a panic nothing is drawn.
    ///
    /// # Errors
    ///
    /// The terminal was closed.
    pub fn draw(&mut self, draw: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        if !TAKEN.load(Ordering::SeqCst) {
            return Ok(());
        }
        self.terminal.draw(draw).map(|_| ())
    }

    /// Prepares the terminal again after a stop, whatever other programs did with it; everything is redrawn.
    ///
    /// # Errors
    ///
    /// As [`Screenful::take`].
    pub fn take_again(&mut self) -> io::Result<()> {
        // The library remembers raw mode, but another program may have changed it.
        drop(disable_raw_mode());
        take()?;
        execute!(io::stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }
}

impl Drop for Screenful {
    fn drop(&mut self) {
        give_back();
    }
}

fn take() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    let taken = enable_raw_mode().and_then(|()| {
        execute!(
            io::stdout(),
            EnterAlternateScreen,
            EnableMouseCapture,
            EnableBracketedPaste,
            SetTitle("wallchart")
        )
    });
    taken.inspect_err(|_| give_back())
}

/// Restores the terminal. Each step is tried: a terminal that refuses one may still accept the next.
pub fn give_back() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    drop(execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen));
    drop(disable_raw_mode());
    drop(execute!(io::stdout(), crossterm::cursor::Show));
}

/// Ends the program if the drawing thread has not done so in time; a blocked terminal does not delay this.
pub fn end_at_last(status: u8) {
    let (never, waits) = mpsc::channel::<()>();
    let _ = waits.recv_timeout(GRACE);
    let last = never.clone();
    thread::spawn(move || {
        give_back();
        let _ = last.send(());
    });
    let _ = waits.recv_timeout(LAST_WORDS);
    std::process::exit(i32::from(status));
}

/// The kind of program that panicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Panicked {
    /// The desk, which saves its input.
    Desk,
    /// A command.
    Command,
}

/// Reports a panic of a command in plain words, with an exit status of its own.
pub fn tell_panics_of_commands() {
    tell_panics(Panicked::Command, || std::process::exit(i32::from(PANICKED)));
}

/// Restores the terminal on every panic before the panic is reported: the message would disappear with the
/// screen. After a panic in any thread the program ends, because a part of it is missing; `end` is called if
/// it was another thread than this one.
pub fn tell_panics(panicked: Panicked, end: impl Fn() + Send + Sync + 'static) {
    // The first call removes the hook of a command that starts the desk; the second returns Rust's own.
    drop(std::panic::take_hook());
    let before = std::panic::take_hook();
    let first = thread::current().id();
    std::panic::set_hook(Box::new(move |panic| {
        // The first panic causes the others.
        if TOLD.swap(true, Ordering::SeqCst) {
            return;
        }
        give_back();
        drop(io::stderr().write_all(in_words(panicked, panic).as_bytes()));
        if std::env::var_os("RUST_BACKTRACE").is_some() {
            before(panic);
        }
        if thread::current().id() != first {
            end();
        }
    }));
}

/// Returns a message about the panic, with the version, the place, and what to do.
fn in_words(panicked: Panicked, panic: &PanicHookInfo<'_>) -> String {
    let place = panic.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
    let what = one_line(panic.payload_as_str().unwrap_or("(no words)"));
    let thread = thread::current().name().map_or_else(String::new, |name| format!(" in thread {name}"));
    let (version, system) = (env!("CARGO_PKG_VERSION"), std::env::consts::OS);
    let (kept, done) = match panicked {
        Panicked::Desk => (
            "unrecorded input is saved beside it, and is there again when the event is opened",
            "what you did last",
        ),
        Panicked::Command => ("an act that it did not report may be missing", "the command"),
    };
    format!(
        "wallchart {version} ({system}) has ended because of a fault of its own: it panicked at {place}{thread}: {what}\n\
         What was recorded is in the event file; {kept}.\n\
         Please send these lines, {done} and, if you may, the event file to the maintainers of wallchart.\n"
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    #[test]
    fn the_environment_says_which_colours_there_are() {
        for (variables, expected) in [
            ("TERM=xterm-256color", Colours::Numbered),
            ("TERM=xterm-256color COLORTERM=truecolor", Colours::All),
            ("TERM=xterm-kitty", Colours::All),
            ("TERM=xterm", Colours::Sixteen),
            ("TERM=linux", Colours::Sixteen),
            ("TERM=tmux-256color TMUX=1 COLORTERM=truecolor", Colours::Numbered),
            ("TERM=xterm-256color CI=true", Colours::Numbered),
            ("TERM=xterm-kitty NO_COLOR=0", Colours::None),
            ("TERM=xterm-kitty NO_COLOR= ", Colours::All),
            ("TERM=xterm-kitty NO_COLOR=1 FORCE_COLOR=3", Colours::None),
            ("TERM=linux FORCE_COLOR=2", Colours::Numbered),
            ("TERM=linux FORCE_COLOR=3", Colours::All),
            ("TERM=xterm-kitty FORCE_COLOR=0", Colours::None),
            ("TERM=xterm-kitty CLICOLOR=0", Colours::None),
            ("TERM=xterm-kitty CLICOLOR=0 CLICOLOR_FORCE=1", Colours::All),
            ("TERM=xterm-kitty CLICOLOR=1", Colours::All),
        ] {
            let pairs = variables.split_whitespace().filter_map(|pair| pair.split_once('='));
            let source: HashMap<&str, &str> = pairs.collect();
            assert_eq!(colours_by(&source), expected, "{variables}");
        }
    }

    #[test]
    fn only_capable_terminals_are_drawn_on() {
        for term in
            ["xterm-256color", "screen", "tmux-256color", "linux", "vt100", "st-256color", "xterm-kitty"]
        {
            assert!(is_drawn_on(term), "{term}");
        }
        for term in ["", "dumb", "unknown", "emacs", "sttt", "adm3a", "vt52", "nonsense"] {
            assert!(!is_drawn_on(term), "{term}");
        }
    }
}
