//! The program in a terminal of its own: it starts, hears keys, and gives the terminal back.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

/// How long anything may take before the test gives up.
const LIMIT: Duration = Duration::from_secs(20);

/// The size of the terminal.
const LINES: NonZeroU16 = NonZeroU16::new(24).unwrap();
const COLUMNS: NonZeroU16 = NonZeroU16::new(80).unwrap();

/// The program in a terminal.
#[must_use]
struct Terminal {
    screen: vt100::Parser,
    output: Receiver<Vec<u8>>,
    input: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn portable_pty::MasterPty + Send>,
}

impl Terminal {
    fn start(home: &Path, arguments: &[&str]) -> Self {
        let size = PtySize { rows: LINES.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_wallchart"));
        command.args(arguments);
        command.cwd(home);
        command.env("TERM", "xterm-256color");
        for variable in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(variable, home);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let input = pair.master.take_writer().unwrap();
        let (sender, output) = mpsc::channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(length @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self { screen: vt100::Parser::new(LINES, COLUMNS, 0), output, input, child, _master: pair.master }
    }

    fn send(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).unwrap();
        self.input.flush().unwrap();
    }

    #[track_caller]
    fn wait_for(&mut self, what: &str, found: impl Fn(&vt100::Screen) -> bool) {
        let end = Instant::now() + LIMIT;
        while !found(self.screen.screen()) {
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(error) => {
                    panic!("{what} never came ({error}); the screen:\n{}", self.screen.screen().contents())
                }
            }
        }
    }

    #[track_caller]
    fn wait_for_text(&mut self, text: &str) {
        self.wait_for(text, |screen| screen.contents().contains(text));
    }

    #[track_caller]
    fn wait_for_the_end(&mut self) {
        self.wait_for("the main screen", |screen| !screen.alternate_screen());
        let screen = self.screen.screen();
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "the mouse is given back");
        assert!(!screen.bracketed_paste(), "pasting is as it was");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn the_desk_starts_hears_keys_and_gives_the_terminal_back() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(home.path(), &[]);
    terminal.wait_for_text("no events yet");
    assert!(terminal.screen.screen().alternate_screen());
    terminal.send("?");
    terminal.wait_for_text("keys: home");
    terminal.send("\x1b");
    terminal.wait_for("the help to go", |screen| !screen.contents().contains("keys: home"));
    terminal.send("q");
    terminal.wait_for_the_end();
}

#[test]
fn an_event_is_on_disk_before_the_screen_says_so_and_survives_the_plug() {
    let home = tempfile::tempdir().unwrap();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/document-swiss.ron");
    let path = home.path().join("event.ron");
    std::fs::copy(from, &path).unwrap();
    let mut terminal = Terminal::start(home.path(), &["event.ron"]);
    terminal.wait_for_text("19");
    terminal.wait_for_text("in 3/3");
    terminal.send("u");
    terminal.wait_for_text("taken back");
    terminal.child.kill().unwrap();
    let entries =
        std::fs::read_to_string(&path).unwrap().lines().filter(|line| line.starts_with("(seq:")).count();
    assert_eq!(entries, 20, "what was on the screen is in the file");
}

#[test]
fn what_cannot_be_opened_is_told_on_the_command_line() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(home.path(), &["nowhere.ron"]);
    terminal.wait_for_text("nowhere.ron");
    assert!(!terminal.screen.screen().alternate_screen());
    assert!(!terminal.child.wait().unwrap().success());
}
