//! Garbage, endless and enormous inputs: one line reports the fault, quickly and within a gigabyte of memory.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use crate::support::failing_disk::{FailingDisk, Step};
use crate::support::screen::TestDesk;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Entrant, Header};
use wallchart::engine::id::PlayerId;
use wallchart::formats::player_list::{self, Choices};
use wallchart::presets;
use wallchart::storage::disk::{Disk as _, Visibility};
use wallchart::storage::{chain, whole_file};
use wallchart::user::files::file_name;

/// The memory of a call, in kilobytes: a gigabyte of addresses, of which less is ever used.
const MEMORY: u32 = 1 << 20;

const REPORT: &str = "(expected a tournament report, with a line 001 for each player)";
const ORDINARY: &str = "this is a device or a pipe (expected an ordinary file)";

/// Calls the program with limited memory.
fn wallchart(arguments: &[&str], folder: &Path, input: Stdio) -> Output {
    let script = format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_wallchart")]).args(arguments);
    command.current_dir(folder).env("XDG_DATA_HOME", folder.join("data")).stdin(input).output().unwrap()
}

#[track_caller]
fn check(arguments: &[&str], folder: &Path, status: i32, err: &str) {
    check_output(&wallchart(arguments, folder, Stdio::null()), status, err);
}

#[track_caller]
fn check_output(output: &Output, status: i32, err: &str) {
    assert_eq!(String::from_utf8_lossy(&output.stderr), err);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(status), 0));
}

/// Checks that the status is 2 and the message one line with this text.
#[track_caller]
fn refused(arguments: &[&str], folder: &Path, text: &str) {
    let output = wallchart(arguments, folder, Stdio::null());
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains(text) && told.lines().count() == 1 && told.len() < 1000, "{arguments:?}: {told}");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
}

fn player(number: usize) -> String {
    format!("{:<80} 0.0 {number:>4}\n", format!("001 {number:>4}      Player {number}"))
}

#[test]
fn a_file_without_players_is_not_a_report() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let binary: Vec<u8> = (0..=255).cycle().take(100_000).collect();
    fs::write(folder.join("binary"), [b"\x7fELF\x02\x01\x01\0", &*binary].concat()).unwrap();
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"), folder.join("Cargo.toml")).unwrap();
    fs::write(folder.join("x"), "x".repeat(10_000_000)).unwrap();
    fs::write(folder.join("empty"), "").unwrap();
    fs::write(folder.join("settings"), "012 Spring Open\n142 5\n").unwrap();
    for name in ["binary", "Cargo.toml", "x", "empty", "settings"] {
        let wrong =
            if name == "x" { "a line of more than 100000 bytes" } else { "there is no player's line" };
        let expected = format!("{name}:1: {wrong} {REPORT}\n");
        check(&["check", name], folder, 2, &expected);
        check(&["pair", name, "-o", "out"], folder, 2, &expected);
        check(&["import", name, "-o", "e.ron", "--as", "trf"], folder, 2, &expected);
        let unknown = "the format of the file cannot be recognised (say which: --as trf, crikey, tractor, dice, swiss or probit)";
        check(&["import", name, "-o", "e.ron"], folder, 2, &format!("{name}: {unknown}\n"));
        for arguments in [&["standings", name][..], &["audit", name], &["export", name, "--to", "trf"]] {
            refused(arguments, folder, &format!("{name}:1: this is not an event file"));
        }
    }
    assert!(!folder.join("e.ron").exists() && !folder.join("out").exists());
}

#[test]
fn the_desk_refuses_a_report_without_players() {
    let mut desk = TestDesk::home();
    fs::write(desk.folder.path().join("report"), "012 Spring Open\n142 5\n").unwrap();
    desk.keys("i");
    desk.text("report");
    desk.keys("<Enter>");
    let said = format!("{:?}", desk.app.said());
    assert!(said.contains(&format!("report:1: there is no player's line {REPORT}")), "{said}");
    assert!(desk.app.desk().is_none());
    assert!(!desk.folder.path().join("spring-open.ron").exists());
}

#[test]
fn an_enormous_file_is_refused_before_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/document-swiss.ron"), folder.join("e.ron"))
        .unwrap();
    File::create(folder.join("large")).unwrap().set_len(2 << 30).unwrap();
    let prizes = ["report", "e.ron", "--kind", "prizes", "--prizes", "large"];
    for (arguments, limit) in [
        (&["check", "large"][..], "64 MB"),
        (&["pair", "large"], "64 MB"),
        (&["judge", "dice", "large"], "64 MB"),
        (&["import", "large", "-o", "x.ron"], "64 MB"),
        (&prizes, "1 MB"),
        (&["standings", "large"], "256 MB"),
        (&["audit", "large"], "256 MB"),
        (&["publish", "large", "web"], "256 MB"),
        (&["large"], "256 MB"),
    ] {
        refused(arguments, folder, &format!("the file is too large (limit {limit})"));
    }
    assert!(!folder.join("web").exists() && !folder.join("x.ron").exists());
}

#[test]
fn an_endless_stream_is_read_up_to_the_limit() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for (arguments, limit) in [
        (&["check", "-"][..], "64 MB"),
        (&["judge", "swiss"], "64 MB"),
        (&["judge", "swiss", "/dev/stdin"], "64 MB"),
        (&["standings", "-"], "256 MB"),
    ] {
        let endless = File::open("/dev/zero").unwrap();
        let expected = format!(": cannot be read: the file is too large (limit {limit})\n");
        let output = wallchart(arguments, folder, endless.into());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.ends_with(&expected) && told.lines().count() == 1, "{arguments:?}: {told}");
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn the_program_never_waits_for_a_pipe_or_a_device() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/document-swiss.ron"), folder.join("e.ron"))
        .unwrap();
    assert!(Command::new("mkfifo").arg(folder.join("pipe")).status().unwrap().success());
    for name in ["pipe", "/dev/zero", "/dev/null", "/dev/urandom"] {
        for arguments in [
            &["check", name][..],
            &["pair", name],
            &["judge", "crikey", name],
            &["import", name, "-o", "x.ron"],
            &["report", "e.ron", "--kind", "prizes", "--prizes", name],
            &["standings", name],
            &["audit", name],
            &["publish", name, "web"],
            &[name],
        ] {
            refused(arguments, folder, ORDINARY);
        }
    }
}

#[test]
fn long_lines_are_refused_or_read() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let long = "x".repeat(20_000_000);
    fs::write(folder.join("report"), format!("012 {long}\n001 {long}\n")).unwrap();
    refused(&["check", "report"], folder, "report:1: a line of more than 100000 bytes");
    fs::write(folder.join("report"), vec![0xe9; 60_000_000]).unwrap();
    refused(&["check", "report"], folder, "report:1: a line of more than 100000 bytes");
    fs::write(folder.join("event"), format!("(header:\n(format:1,{long}")).unwrap();
    refused(&["audit", "event"], folder, "event:2: the file ends in the middle of the line");
    fs::write(folder.join("event"), format!("(header:\n(format:1,{long}\n")).unwrap();
    refused(&["audit", "event"], folder, "event:2: the header was changed or is damaged");
    for system in ["crikey", "tractor", "dice", "probit"] {
        fs::write(folder.join("in"), format!("{long}\n{long}")).unwrap();
        refused(&["judge", system, "in"], folder, "in:1: ");
    }
    refused(&["judge", "swiss", "in"], folder, "in:2: ");
    assert_eq!(
        player_list::read(long.as_bytes(), &Choices::default()).unwrap_err().to_string(),
        "1: the line is too long for a player (limit 10000 bytes)"
    );
}

/// The lengths are above every limit without `--release` too, where reading takes much longer.
const fn long(length: usize) -> usize {
    if cfg!(debug_assertions) { length / 4 } else { length }
}

#[test]
fn a_million_players_are_read_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut list = String::from("Name,Rating\n");
    let mut report = String::new();
    for number in 0..long(500_000) {
        writeln!(list, "\"Player {number}, First\",{}", number % 3000).unwrap();
        report.push_str(&player(number % 9999 + 1));
    }
    assert_eq!(
        player_list::read(list.as_bytes(), &Choices::default()).unwrap_err().to_string(),
        "65537: the list is too long (limit 65535 players)"
    );
    fs::write(folder.join("report"), report).unwrap();
    let wrong = format!("report:100001: more than 100000 lines {REPORT}\n");
    check(&["check", "report"], folder, 2, &wrong);
    check(&["import", "report", "-o", "e.ron"], folder, 2, &wrong);
    fs::write(folder.join("report"), "x\n".repeat(long(5_000_000))).unwrap();
    check(&["check", "report"], folder, 2, &wrong);
    let names: String = (0..long(1_000_000)).fold(String::new(), |mut names, number| {
        writeln!(names, "p{number}").unwrap();
        names
    });
    fs::write(folder.join("in"), format!("{names}\np0 p1 1 0\n")).unwrap();
    let output = wallchart(&["judge", "swiss", "in"], folder, Stdio::null());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), long(1_000_000));
    let most = "in: the input has more players, rounds, or games in a round than an event can hold (at most 65535)\n";
    check(&["import", "in", "-o", "e.ron"], folder, 2, most);
    fs::write(
        folder.join("in"),
        format!("1 0\n{}\n{}0\n", long(1_000_000), "1500\n".repeat(long(1_000_000))),
    )
    .unwrap();
    check(&["import", "in", "-o", "e.ron"], folder, 2, most);
    let events = long(200_000);
    let games = format!("{events}\n{}", "2\n1 1 1 1 1 a\n1 1 1 1 2 b\n".repeat(events));
    fs::write(folder.join("in"), games).unwrap();
    let many = format!("in: the input holds {events} events (limit 10000; choose one with --nth)\n");
    check(&["import", "in", "-o", "e.ron"], folder, 2, &many);
    check(&["import", "in", "-o", "e.ron", "--nth", &events.to_string()], folder, 0, "");
}

/// An event file with a given header and some entries.
fn event_of(header: &str, entries: &[&str]) -> String {
    let head = chain::digest(header);
    let mut text = format!("(header:\n{header},digest:\"{head}\"),\nentries:[\n");
    let mut prev = head;
    for entry in entries {
        let covered = format!("{entry},prev:\"{prev}\"");
        prev = chain::digest(&covered);
        writeln!(text, "{covered},digest:\"{prev}\"),").unwrap();
    }
    text + "])\n"
}

fn header() -> String {
    let mut clock = SteppingClock::starting("2026-11-21T10:00:00Z").unwrap();
    let header: Header =
        presets::header(presets::find("dice").unwrap().setup, "Friday".parse().unwrap(), &mut clock);
    let (text, _) = chain::write_header(&header).unwrap();
    let line = text.lines().nth(1).unwrap();
    line[..line.rfind(",digest:").unwrap()].to_owned()
}

#[test]
fn deep_nesting_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let header = header();
    fs::write(folder.join("e.ron"), event_of(&header, &[])).unwrap();
    assert_eq!(wallchart(&["audit", "e.ron"], folder, Stdio::null()).status.code(), Some(0));
    for open in ["(", "[", "{", "Some(", "(a:", "[(", "{1:"] {
        let deep = open.repeat(200_000);
        let damaged = header.replacen("details:", &format!("details:{deep}"), 1);
        fs::write(folder.join("deep.ron"), event_of(&damaged, &[])).unwrap();
        refused(&["audit", "deep.ron"], folder, "deep.ron:2: the header: column ");
        let stranger = header.replacen("details:", &format!("stranger:{deep},details:"), 1);
        fs::write(folder.join("deep.ron"), event_of(&stranger, &[])).unwrap();
        refused(&["standings", "deep.ron"], folder, "deep.ron:2: the header: column ");
        let entry = format!("(seq:1,at:\"2026-11-21T10:00:00Z\",action:Do({deep}");
        fs::write(folder.join("deep.ron"), event_of(&header, &[&entry])).unwrap();
        refused(&["standings", "deep.ron"], folder, "deep.ron:4: entry 1: column ");
        fs::write(folder.join("p.ron"), format!("(sharing: Hort, categories: {deep}")).unwrap();
        let prizes = ["report", "e.ron", "--kind", "prizes", "--prizes", "p.ron"];
        refused(&prizes, folder, "p.ron:1:");
    }
}

#[test]
fn a_number_of_two_hundred_digits_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let header = header();
    fs::write(folder.join("e.ron"), event_of(&header, &[])).unwrap();
    let digits = "9".repeat(200);
    let prizes = format!("(sharing: Hort, categories: [(name: \"A\", prizes: [\"{digits}\"])])");
    fs::write(folder.join("p.ron"), prizes).unwrap();
    refused(&["report", "e.ron", "--kind", "prizes", "--prizes", "p.ron"], folder, "p.ron:1:");
    let entry = |field: &str| {
        format!("(seq:1,at:\"2026-11-21T10:00:00Z\",action:Do(Register(id:1,entrant:(name:\"A\",{field})))")
    };
    for field in
        [format!("rating:\"{digits}\""), format!("rating:{digits}"), format!("rating:\"1.{digits}\"")]
    {
        fs::write(folder.join("n.ron"), event_of(&header, &[&entry(&field)])).unwrap();
        refused(&["standings", "n.ron"], folder, "n.ron:4: entry 1: column ");
    }
    fs::write(folder.join("report"), player(1).replacen(" 0.0", &format!("{digits}.0"), 1)).unwrap();
    refused(&["check", "report"], folder, "report:1:92: ");
    for (system, input) in [
        ("probit", format!("1 0\n1\n{digits}\n")),
        ("crikey", format!("{digits}\n")),
        ("dice", format!("{digits}\n")),
    ] {
        fs::write(folder.join("in"), input).unwrap();
        refused(&["judge", system, "in"], folder, "in:");
    }
    let list = format!("Name,Rating\nAna,{digits}\n");
    let read = player_list::read(list.as_bytes(), &Choices::default()).unwrap();
    assert_eq!((read.players[0].entrant.rating, read.findings[0].line), (None, 2), "{:?}", read.findings);
}

#[test]
fn a_title_of_any_length_makes_a_file_and_its_continuations() {
    for letter in ["a", "Å", "文"] {
        let title = letter.repeat(300);
        let mut desk = TestDesk::home();
        desk.keys("n<Enter>");
        desk.text(&title);
        desk.keys("<Enter>");
        let path = desk.app.desk().unwrap().path().unwrap().to_owned();
        assert_eq!(path.file_name().unwrap(), &*file_name(&title));
        assert_eq!(desk.app.desk().unwrap().state().details.title.chars().count(), 300);
        for number in 1..=12 {
            fs::remove_file(desk.app.desk().unwrap().path().unwrap()).unwrap();
            fs::write(&path, "somebody's").unwrap();
            desk.keys("3a");
            desk.text(&format!("Player {number}, rating -"));
            desk.keys("<Enter> <Esc> <Enter>");
            let now = desk.app.desk().unwrap();
            assert!(now.path().unwrap().exists() && now.is_saved(), "{number}: {:?}", desk.app.said());
        }
    }
}

/// The name of the event already has the greatest possible length.
#[test]
fn an_event_with_the_longest_name_can_continue_in_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let clock = || SteppingClock::starting("2026-11-21T10:00:00Z").unwrap();
    for stem in ["a".repeat(251), "文".repeat(83)] {
        let path = folder.path().join(format!("{stem}.ron"));
        let header =
            presets::header(presets::find("dice").unwrap().setup, "Friday".parse().unwrap(), &mut clock());
        let mut desk = Desk::create(&path, header, clock()).unwrap();
        fs::remove_file(&path).unwrap();
        let entrant = Entrant { name: "Ana".parse().unwrap(), ..Entrant::default() };
        desk.record(Act::Register { id: PlayerId(1), entrant }, &[]).unwrap();
        let name = desk.path().unwrap().file_name().unwrap().to_str().unwrap().to_owned();
        assert!(name.ends_with(".continued-1.ron") && name.len() <= 255 && desk.path().unwrap().exists());
        assert!(name.starts_with(&stem[..stem.floor_char_boundary(200)]), "{name}");
    }
}

#[test]
fn a_failed_write_names_no_temporary_file() {
    let folder = tempfile::tempdir().unwrap();
    let (disk, path) = (FailingDisk::default(), folder.path().join("out"));
    fs::write(&path, "before").unwrap();
    for step in Step::ALL {
        for kind in
            [ErrorKind::StorageFull, ErrorKind::PermissionDenied, ErrorKind::Other, ErrorKind::NotFound]
        {
            disk.fail(Some((step, kind)));
            let others = folder.path().join("new");
            let told = [
                whole_file::replace(&disk, &path, b"after", Visibility::Everyone),
                whole_file::create(&disk, &others, b"new", Visibility::Everyone),
                whole_file::create(&disk, &path, b"new", Visibility::Everyone),
            ];
            disk.fail(None);
            for told in told.into_iter().filter_map(Result::err) {
                assert!(!told.to_string().contains(".wallchart"), "{told}");
            }
            drop(disk.remove(&others));
            let left: Vec<_> = disk.list(folder.path()).unwrap();
            assert_eq!(left, [Path::new("out")], "{step:?} {kind:?}");
            assert!(["before", "after"].contains(&&*fs::read_to_string(&path).unwrap()));
        }
    }
    // An event, with the desk's texts about it.
    let shared: wallchart::storage::disk::SharedDisk = Arc::new(disk.clone());
    for step in Step::ALL {
        disk.fail(Some((step, ErrorKind::StorageFull)));
        let mut clock = SteppingClock::starting("2026-11-21T10:00:00Z").unwrap();
        let header =
            presets::header(presets::find("dice").unwrap().setup, "Friday".parse().unwrap(), &mut clock);
        let path = folder.path().join("e.ron");
        let made = wallchart::storage::event_file::EventFile::create(&shared, &path, &header);
        disk.fail(None);
        if let Err(error) = made {
            assert!(!error.to_string().contains(".part"), "{error}");
        }
        drop(fs::remove_file(&path));
    }
}
