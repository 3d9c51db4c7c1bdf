//! A terminal for the built program: a test types like a director and sees the same screen.
//!
//! Nothing here sleeps: a wait ends when the program writes, and fails after [`PATIENCE`].

use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;
use wallchart::engine::words;

/// The longest wait before the test fails; a busy machine must not fail it.
const PATIENCE: Duration = Duration::from_secs(30);

/// The usual longest time until a program draws.
const BLINK: Duration = Duration::from_millis(20);

/// The time that a director takes to read a question.
const READING: Duration = Duration::from_millis(300);

/// A size that has room for every part of the screen: columns and lines.
pub(crate) const ROOMY: (u16, u16) = (140, 40);

/// The named keys as an xterm sends them.
const NAMED: [(&str, &str); 25] = [
    ("Enter", "\r"),
    ("Esc", "\x1b"),
    ("Tab", "\t"),
    ("Space", " "),
    ("Backspace", "\x7f"),
    ("Delete", "\x1b[3~"),
    ("Up", "\x1b[A"),
    ("Down", "\x1b[B"),
    ("Home", "\x1b[H"),
    ("End", "\x1b[F"),
    ("Ctrl-r", "\x12"),
    ("Ctrl-u", "\x15"),
    ("Ctrl-q", "\x11"),
    ("Alt-1", "\x1b1"),
    ("Alt-t", "\x1bt"),
    ("F7", "\x1b[18~"),
    ("F9", "\x1b[20~"),
    ("F2", "\x1bOQ"),
    ("Left", "\x1b[D"),
    ("Right", "\x1b[C"),
    ("F3", "\x1bOR"),
    ("F4", "\x1bOS"),
    ("F5", "\x1b[15~"),
    ("F6", "\x1b[17~"),
    ("F8", "\x1b[19~"),
];

/// A user's folders and the events in them.
#[must_use]
pub(crate) struct Place {
    folder: TempDir,
}

impl Place {
    /// Creates empty folders.
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    /// Returns the path of a file in them.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Opens the program in a roomy terminal.
    pub(crate) fn open(&self, event: Option<&str>) -> Terminal {
        self.open_sized(event, ROOMY)
    }

    /// Opens the program in a terminal of a given size.
    pub(crate) fn open_sized(&self, event: Option<&str>, size: (u16, u16)) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_wallchart"));
        command.args(event);
        self.run(command, size)
    }

    /// Runs any program in a terminal, with these folders and no other files of the user's.
    pub(crate) fn run(&self, mut command: CommandBuilder, size: (u16, u16)) -> Terminal {
        command.cwd(self.folder.path());
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("HOME", self.folder.path());
        command.env("TZ", "UTC");
        command.env("LC_ALL", "C");
        for (variable, folder) in
            [("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"), ("XDG_STATE_HOME", "state")]
        {
            command.env(variable, self.path(folder));
        }
        Terminal::start(command, size)
    }

    /// Audits an event with the program, which must find it sound; returns the report.
    #[track_caller]
    pub(crate) fn audit(&self, event: &str) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_wallchart"));
        let output =
            command.args(["audit", event, "--ongoing"]).current_dir(self.folder.path()).output().unwrap();
        let report = String::from_utf8_lossy(&output.stdout).into_owned();
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "the audit of {event} finds it sound:\n{report}{error}");
        report
    }
}

/// A terminal with the program in it.
#[must_use]
pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    input: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    parser: vt100::Parser,
    /// The terminal modes before the program's start.
    modes: String,
    keys: usize,
}

impl Terminal {
    fn start(command: CommandBuilder, size: (u16, u16)) -> Self {
        let pair = native_pty_system().openpty(pty_size(size)).unwrap();
        let modes = modes(&*pair.master);
        let child = pair.slave.spawn_command(command).unwrap();
        let input = pair.master.take_writer().unwrap();
        let output = listen(&*pair.master);
        let parser = vt100::Parser::new(cells(size.1), cells(size.0), 0);
        Self { master: pair.master, child, input, output, parser, modes, keys: 0 }
    }

    /// Returns the screen, one line per row.
    pub(crate) fn screen(&self) -> String {
        self.parser.screen().contents()
    }

    /// Returns the colour of a letter of the screen.
    pub(crate) fn colour(&self, x: u16, y: u16) -> vt100::Color {
        self.parser.screen().cell(y, x).unwrap().fgcolor()
    }

    /// Answers the question for the background, as a terminal does.
    pub(crate) fn answer_background(&mut self, color: &str) {
        self.send(&format!("\x1b]11;{color}\x1b\\"));
    }

    /// Returns true if the program controls the terminal: it draws on the alternate screen and receives the
    /// mouse.
    pub(crate) fn is_taken(&self) -> bool {
        let screen = self.parser.screen();
        screen.alternate_screen() && screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None
    }

    /// Returns the number of keys pressed so far.
    pub(crate) fn pressed(&self) -> usize {
        self.keys
    }

    /// Presses keys by their names, `5 j Enter F4`; anything longer than one character must be a named key.
    #[track_caller]
    pub(crate) fn keys(&mut self, names: &str) {
        let mut bytes = String::new();
        for name in names.split_whitespace() {
            let sent = NAMED.iter().find(|(known, _)| *known == name).map(|(_, sent)| *sent);
            let single = (name.chars().count() == 1).then_some(name);
            bytes.push_str(sent.or(single).unwrap_or_else(|| panic!("`{name}` is no key")));
            self.keys += 1;
        }
        self.send(&bytes);
    }

    /// Answers a question of the screen. The program ignores a key right after the question or after another
    /// key, and one that another key follows at once.
    #[track_caller]
    pub(crate) fn answer(&mut self, name: &str) {
        let deadline = Instant::now() + READING;
        while matches!(self.hear(deadline), Heard::Something) {}
        self.keys(name);
    }

    /// Types a text, one key per character.
    pub(crate) fn text(&mut self, text: &str) {
        self.keys += text.chars().count();
        self.send(text);
    }

    /// Types a text and presses Enter.
    pub(crate) fn line(&mut self, text: &str) {
        self.text(text);
        self.keys("Enter");
    }

    fn send(&mut self, bytes: &str) {
        self.input.write_all(bytes.as_bytes()).unwrap();
        self.input.flush().unwrap();
    }

    /// Clicks a cell of the screen, counted from 0, in xterm's encoding (SGR).
    pub(crate) fn click(&mut self, x: usize, y: usize) {
        self.mouse(0, x, y, 'M');
        self.mouse(0, x, y, 'm');
    }

    /// Drags over cells of a line.
    pub(crate) fn drag(&mut self, from: usize, to: usize, y: usize) {
        self.mouse(0, from, y, 'M');
        self.mouse(32, to, y, 'M');
        self.mouse(0, to, y, 'm');
    }

    /// Turns the wheel by one notch, away from the user.
    pub(crate) fn wheel_up(&mut self) {
        self.mouse(64, 0, 0, 'M');
    }

    /// Turns the wheel by one notch, towards the user.
    pub(crate) fn wheel_down(&mut self) {
        self.mouse(65, 0, 0, 'M');
    }

    fn mouse(&mut self, button: u8, x: usize, y: usize, end: char) {
        self.send(&format!("\x1b[<{button};{};{}{end}", x + 1, y + 1));
    }

    /// Pastes a text in one piece.
    pub(crate) fn paste(&mut self, text: &str) {
        self.send(&format!("\x1b[200~{text}\x1b[201~"));
    }

    /// Waits until the screen is as expected.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, what: &str, holds: impl Fn(&str) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !holds(&self.screen()) {
            if let Heard::Nothing(why) = self.hear(deadline) {
                panic!("not seen ({why}): {what}\n{}", self.screen());
            }
        }
    }

    /// Waits for the next output of the program; every wait uses this function.
    fn hear(&mut self, deadline: Instant) -> Heard {
        match self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(bytes) => {
                self.parser.process(&bytes);
                Heard::Something
            }
            Err(error) => Heard::Nothing(error),
        }
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    pub(crate) fn see(&mut self, text: &str) {
        self.wait_for(&format!("`{text}`"), |screen| screen.contains(text));
    }

    /// Waits until the header shows this number of journal entries.
    #[track_caller]
    pub(crate) fn see_acts(&mut self, acts: usize) {
        self.see(&format!("· {}", words::count(acts, "act")));
    }

    /// Returns the number of journal entries in the header.
    #[track_caller]
    pub(crate) fn acts(&self) -> usize {
        let screen = self.screen();
        acts_on(&screen).unwrap_or_else(|| panic!("no acts in the header\n{screen}"))
    }

    /// Changes the size of the terminal.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.master.resize(pty_size(size)).unwrap();
        self.parser.set_size(cells(size.1), cells(size.0));
    }

    /// Sends the program a signal, `TERM`.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        let sent = Command::new("kill").args([&*format!("-{name}"), &id]).status().unwrap();
        assert!(sent.success(), "kill -{name} {id}");
    }

    /// Waits until the program is stopped, and checks that it has restored the terminal.
    #[track_caller]
    pub(crate) fn see_stopped(&mut self) {
        let status = format!("/proc/{}/stat", self.child.process_id().unwrap());
        let deadline = Instant::now() + PATIENCE;
        // The state follows the name of the program, which is in parentheses.
        let is_stopped = || std::fs::read_to_string(&status).unwrap().contains(") T ");
        while !is_stopped() {
            assert!(Instant::now() < deadline, "still running\n{}", self.screen());
            self.hear_some(1);
        }
        // Earlier output has arrived by then, or arrives soon.
        self.hear_some(u64::MAX);
        self.check_given_back();
    }

    /// Waits until the program controls the terminal.
    #[track_caller]
    pub(crate) fn see_taken(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        while !self.is_taken() {
            assert!(matches!(self.hear(deadline), Heard::Something), "the terminal is not taken");
        }
    }

    #[track_caller]
    fn check_given_back(&self) {
        let screen = self.parser.screen();
        assert!(!screen.alternate_screen(), "the alternate screen is left");
        assert!(!screen.hide_cursor(), "the cursor is shown");
        assert!(!screen.bracketed_paste(), "pasted text is no longer marked");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "the mouse is let go");
        assert_eq!(modes(&*self.master), self.modes, "the line is in the modes in which it was");
    }

    /// Kills the program without a warning, as a power cut would. Returns the last screen.
    pub(crate) fn kill(mut self) -> String {
        let id = self.child.process_id().unwrap().to_string();
        let killed = Command::new("kill").args(["-KILL", &id]).status().unwrap();
        assert!(killed.success(), "kill -KILL {id}");
        self.child.wait().unwrap();
        let deadline = Instant::now() + PATIENCE;
        while matches!(self.hear(deadline), Heard::Something) {}
        self.screen()
    }

    /// Reads at most this number of pieces of output, as long as the program goes on writing.
    pub(crate) fn hear_some(&mut self, pieces: u64) {
        for _ in 0..pieces {
            if matches!(self.hear(Instant::now() + BLINK), Heard::Nothing(_)) {
                return;
            }
        }
    }

    /// Quits and checks that the program ended well and restored the terminal.
    #[track_caller]
    pub(crate) fn quit(mut self) {
        self.keys("q");
        let (status, screen) = self.end();
        assert!(status.success(), "{status:?}\n{screen}");
    }

    /// Waits for the end of the program and checks that it restored the terminal; returns its exit status and
    /// the screen after it.
    #[track_caller]
    pub(crate) fn end(mut self) -> (ExitStatus, String) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.hear(deadline) {
                Heard::Something => {}
                Heard::Nothing(RecvTimeoutError::Disconnected) => break,
                Heard::Nothing(RecvTimeoutError::Timeout) => panic!("still there\n{}", self.screen()),
            }
        }
        self.check_given_back();
        (self.child.wait().unwrap(), self.screen())
    }
}

/// Returns the number of journal entries in the header of a screen.
pub(crate) fn acts_on(screen: &str) -> Option<usize> {
    let header = screen.lines().next()?.trim_end().trim_end_matches('s');
    header.strip_suffix(" act")?.rsplit(' ').next()?.parse().ok()
}

/// The outcome of a wait for output.
enum Heard {
    Something,
    Nothing(RecvTimeoutError),
}

impl Drop for Terminal {
    /// Ends the program after a failed test; one that has ended already cannot be killed.
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            drop(self.child.kill());
            drop(self.child.wait());
        }
    }
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

const fn pty_size((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

/// The modes of the line as the system reports them: raw or not, echo or not.
fn modes(master: &dyn MasterPty) -> String {
    #[cfg(unix)]
    return format!("{:?}", master.get_termios());
    #[cfg(not(unix))]
    format!("{:?}", master.get_size())
}

/// Forwards the output of the program until its end.
fn listen(master: &dyn MasterPty) -> Receiver<Vec<u8>> {
    let mut reader = master.try_clone_reader().unwrap();
    let (sender, output) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = vec![0; 65536];
        while let Ok(n) = reader.read(&mut bytes) {
            if n == 0 || sender.send(bytes[..n].to_vec()).is_err() {
                return;
            }
        }
    });
    output
}

/// Copies an event of `saves/`.
pub(crate) fn save_into(place: &Place, name: &str) {
    let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(name);
    std::fs::copy(save, place.path(name)).unwrap();
}
