//! A venue: an event on a real server, and desks that join it from their own folders.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use tempfile::TempDir;
use wallchart::clock::SystemClock;
use wallchart::desk::Desk;
use wallchart::desk::shared::link::Role;
use wallchart::desks::code::Code;
use wallchart::desks::host::{self, Host, Options};
use wallchart::desks::{join, meet};
use wallchart::engine::action::{Act, Entrant, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::presets;
use wallchart::storage::disk;

/// The longest wait of a test; a busy machine must not fail it.
pub(super) const PATIENCE: Duration = Duration::from_mins(1);

/// Returns true if a server program is installed. A test without one reports it, and fails if one is
/// required.
pub(super) fn has_server() -> bool {
    let has =
        Command::new("nats-server").arg("--version").output().is_ok_and(|output| output.status.success());
    if !has {
        assert!(std::env::var_os("WALLCHART_NATS").is_none(), "nats-server has to be here and is not");
        println!("skipped: several desks (nats-server is not installed)");
    }
    has
}

/// A hosted event.
pub(super) struct Venue {
    pub folder: TempDir,
    pub host: Option<Host>,
}

impl Venue {
    /// Creates an event with this number of players and the first round published, and hosts it.
    pub(super) fn new(players: u32) -> Self {
        Self::of("swiss-resistance", players)
    }

    /// Creates an event of a preset, with its first round of boards for two published.
    pub(super) fn of(preset: &str, players: u32) -> Self {
        let venue = Self { folder: tempfile::tempdir().unwrap(), host: None };
        std::fs::create_dir(venue.folder.path().join("Lead")).unwrap();
        let mut setup = presets::find(preset).unwrap().setup;
        setup.rounds = 99;
        setup.regulations.official = false;
        let header = presets::header(setup, "Open".parse().unwrap(), &mut SystemClock);
        let mut desk = Desk::create(&venue.event("Lead"), header, SystemClock).unwrap();
        let register = |id| {
            let entrant = Entrant { name: format!("Player {id}").parse().unwrap(), ..Entrant::default() };
            Act::Register { id: PlayerId(id), entrant }
        };
        desk.take_over(&(1..=players).map(register).collect::<Vec<_>>()).unwrap();
        desk.take_over(&[circle(players, 1)]).unwrap();
        drop(desk);
        venue
    }

    /// Begins to host it, on this machine only.
    pub(super) fn host(&mut self) {
        let options =
            Options { listen: Some("127.0.0.1:0".to_owned()), name: "Lead".to_owned(), ..Options::default() };
        let options =
            if self.server_folder().is_some() { Options { listen: None, ..options } } else { options };
        self.host = Some(Host::start(&disk::system(), &self.event("Lead"), &options, &()).unwrap());
    }

    /// Returns the path of a desk's event.
    pub(super) fn event(&self, desk: &str) -> PathBuf {
        self.folder.path().join(desk).join("open.ron")
    }

    /// Returns the code of a role, with the address of a server or of a proxy before it.
    pub(super) fn code(&self, role: Role, address: Option<&str>) -> String {
        let event = self.event("Lead");
        let identity = crate::support::audited::contents_of(&event).unwrap().identity;
        let codes = host::codes_of(&*disk::system(), &event, &identity);
        let mut code = codes.into_iter().find(|code| code.role == role).unwrap();
        if let Some(address) = address {
            address.clone_into(&mut code.address);
        }
        code.to_string()
    }

    /// Joins the event with a new desk.
    pub(super) fn join(&self, name: &str, role: Role) -> Desk {
        self.join_by(name, role, None).unwrap()
    }

    /// Joins the event with a new desk through an address.
    pub(super) fn join_by(
        &self,
        name: &str,
        role: Role,
        address: Option<&str>,
    ) -> Result<Desk, join::NotJoined> {
        std::fs::create_dir_all(self.folder.path().join(name)).unwrap();
        let path = self.event(name);
        join::join(&self.code(role, address), name, Some(role), SystemClock.into(), |_, _| path)
    }

    /// Opens the event of a desk that has joined.
    pub(super) fn open(&self, name: &str) -> Desk {
        let mut desk = Desk::open(&self.event(name), SystemClock).unwrap();
        meet(&mut desk, Box::new(|| {})).unwrap();
        desk
    }

    /// Opens the event of a desk, and waits for the others.
    #[track_caller]
    pub(super) fn open_in_step(&self, name: &str) -> Desk {
        let mut desk = self.open(name);
        assert!(
            desk.others_mut().come_in_step(PATIENCE),
            "{name} does not come into step: {:?}",
            desk.others().standing()
        );
        desk
    }

    /// Returns the folder of the server, once it exists.
    pub(super) fn server_folder(&self) -> Option<PathBuf> {
        let folder = std::fs::read_dir(self.folder.path().join("Lead")).unwrap();
        let mut paths = folder.map(|entry| entry.unwrap().path());
        paths.find(|path| path.extension().is_some_and(|end| end == "server"))
    }

    /// Returns the address at which the server listens.
    pub(super) fn server_address(&self) -> String {
        self.code(Role::Entry, None).parse::<Code>().unwrap().address
    }

    /// Kills the server as a power cut would; its host starts it again.
    pub(super) fn kill_server(&self) {
        self.signal_server("-KILL");
    }

    /// Sends the server a signal.
    pub(super) fn signal_server(&self, signal: &str) {
        let pid = std::fs::read_to_string(self.server_folder().unwrap().join("server.pid")).unwrap();
        drop(Command::new("kill").args([signal, pid.trim()]).status());
        while signal == "-STOP" && is_running(pid.trim()) {
            std::thread::yield_now();
        }
    }

    /// Checks that the files of desks have the same bytes, and are sound; returns the number of entries.
    #[track_caller]
    pub(super) fn same_files(&self, names: &[&str]) -> usize {
        let first = std::fs::read(self.event(names[0])).unwrap();
        for name in names {
            let other = std::fs::read(self.event(name)).unwrap();
            let at = first.iter().zip(&other).position(|(one, other)| one != other);
            assert!(first == other, "{name} has another file than {}: byte {at:?}", names[0]);
        }
        let contents = crate::support::audited::contents_of(&self.event(names[0])).unwrap();
        assert!(crate::support::audited::audited(&contents).is_sound());
        contents.entries.len()
    }
}

/// Returns true while a thread of a process runs: on a busy machine one answers for a while after a stop.
fn is_running(pid: &str) -> bool {
    let threads = std::fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    threads
        .filter_map(|thread| std::fs::read_to_string(thread.path().join("stat")).ok())
        .any(|stat| !stat.rsplit_once(") ").is_some_and(|(_, state)| state.starts_with('T')))
}

/// Pairs a round by rotating everybody but the first player around the tables, so that no pair meets twice.
pub(super) fn circle(players: u32, round: u16) -> Act {
    let others = players - 1;
    let at = |seat: u32| 2 + (seat + u32::from(round)) % others;
    let mut boards = vec![vec![PlayerId(1), PlayerId(at(0))]];
    boards.extend((1..players / 2).map(|seat| vec![PlayerId(at(seat)), PlayerId(at(others - seat))]));
    Act::Publish { round: RoundNo(round), boards, byes: Vec::new(), by: PairedBy::Hand }
}

/// A result of a game.
pub(super) fn result(round: u16, board: usize, white: GameScore) -> Act {
    let black = match white {
        GameScore::Win => GameScore::Loss,
        GameScore::Draw => GameScore::Draw,
        GameScore::Loss => GameScore::Win,
    };
    Act::Record {
        round: RoundNo(round),
        board: BoardNo(u16::try_from(board).unwrap()),
        outcome: Outcome::Game { white, black, rated: true },
    }
}

/// Waits until a condition holds at a desk, which meanwhile applies the entries of others.
#[track_caller]
pub(super) fn until(desk: &mut Desk, what: &str, holds: impl Fn(&Desk) -> bool) {
    for _ in 0..PATIENCE.as_millis() / 50 {
        if holds(desk) {
            return;
        }
        desk.others_mut().listen(Duration::from_millis(50));
    }
    panic!("not seen: {what}: {:?} {:?}", desk.others().standing(), desk.take_news());
}

/// Reads all files in a folder, to search them for secrets.
pub(super) fn texts_in(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(texts_in(&path));
        } else if let Ok(bytes) = std::fs::read(&path) {
            found.push((path, bytes));
        }
    }
    found
}
