//! The outputs of the command line: never over an event or an input, files always whole, into devices and
//! pipes, through links.

use std::fs::{self, File};
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, PermissionsExt as _, symlink};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;

use crate::support::help;

const BINARY: &str = env!("CARGO_BIN_EXE_wallchart");

const CRIKEY: &str = "1\n2 1\nalice 76.91\nbob 76.36\nalice bob lost 20 15\n";
const RATED: &str = "Ratings after Tournament 1:\nbob 79.08\nalice 74.19\n";
const PRIZES: &str = "(sharing: Hort, categories: [(name: \"All\", prizes: [\"9\"])])";

const IS_EVENT: &str = "this is an event file, which is never overwritten (choose another name)";
const IS_INPUT: &str = "this is the input, which is never overwritten (choose another name)";

/// A folder with one of every input.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for name in ["e.ron", "other.ron"] {
        fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/document-swiss.ron"), path(name)).unwrap();
    }
    fs::write(path("in"), CRIKEY).unwrap();
    fs::write(path("p.ron"), PRIZES).unwrap();
    let simulate = ["simulate", "--seed", "1", "--players", "8", "--rounds", "3", "--acceleration", "none"];
    let report = call(&simulate, folder.path());
    fs::write(path("r.trf"), report.stdout).unwrap();
    folder
}

fn wallchart(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(BINARY);
    command
        .args(arguments)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("XDG_CONFIG_HOME", folder.join("data/config"))
        .stdin(Stdio::null());
    command
}

fn call(arguments: &[&str], folder: &Path) -> Output {
    wallchart(arguments, folder).output().unwrap()
}

#[track_caller]
fn check(arguments: &[&str], folder: &Path, status: i32, out: &str, err: &str) {
    check_output(&call(arguments, folder), status, out, err);
}

#[track_caller]
fn check_output(output: &Output, status: i32, out: &str, err: &str) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert_eq!((&*text(&output.stdout), &*text(&output.stderr)), (out, err));
    assert_eq!(output.status.code(), Some(status));
}

fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name != "data").collect();
    names.sort();
    names
}

/// Every subcommand with an output, without it.
const ALL: [&[&str]; 13] = [
    &["standings", "e.ron"],
    &["crosstable", "e.ron"],
    &["audit", "e.ron"],
    &["export", "e.ron", "--to", "json"],
    &["report", "e.ron", "--kind", "standings"],
    &["report", "e.ron", "--kind", "prizes", "--prizes", "p.ron"],
    &["pair", "e.ron", "--explain"],
    &["pair", "r.trf"],
    &["check", "r.trf"],
    &["tiebreaks", "r.trf"],
    &["judge", "crikey", "in"],
    &["simulate", "--seed", "1"],
    &["export", "r.trf", "--to", "json"],
];

#[test]
fn no_output_replaces_an_event_under_any_name() {
    let folder = folder();
    let folder = folder.path();
    symlink("e.ron", folder.join("link")).unwrap();
    symlink("link", folder.join("link-to-link")).unwrap();
    fs::hard_link(folder.join("e.ron"), folder.join("hard")).unwrap();
    let before = fs::read(folder.join("e.ron")).unwrap();
    // With or without another desk that writes it.
    for desk in [None, Some(Desk::open(&folder.join("e.ron"), clock()).unwrap())] {
        let around = format!("../{}/e.ron", folder.file_name().unwrap().display());
        for output in ["e.ron", "./e.ron", "link", "link-to-link", "hard", &around] {
            for arguments in ALL.into_iter().filter(|all| all[0] != "simulate") {
                let arguments = [arguments, &["-o", output]].concat();
                check(&arguments, folder, 2, "", &format!("{output}: {IS_EVENT}\n"));
            }
            // The name of an event makes it the output of the simulation.
            let told =
                String::from_utf8(call(&["simulate", "--acceleration", "none", "-o", output], folder).stderr)
                    .unwrap();
            assert!(told == format!("{output}: {IS_EVENT}\n") || told.contains("exists already"), "{told}");
        }
        drop(desk);
    }
    check(&["crosstable", "e.ron", "-o", "other.ron"], folder, 2, "", &format!("other.ron: {IS_EVENT}\n"));
    let damaged = [b" ", &*before].concat();
    fs::write(folder.join("damaged.ron"), &damaged).unwrap();
    let told = "damaged.ron: this may be an event file, which is never overwritten (choose another name)\n";
    check(&["standings", "e.ron", "-o", "damaged.ron"], folder, 2, "", told);
    assert_eq!(fs::read(folder.join("damaged.ron")).unwrap(), damaged);
    let named = "an event is written to a file, not to standard output (name a file)\n";
    check(&["import", "r.trf", "-o", "-"], folder, 2, "", named);
    check(&["new", "-", "--preset", "dice"], folder, 2, "", named);
    check(&["share-problem", "e.ron", "-o", "-"], folder, 2, "", named);
    assert!(!folder.join("-").exists());
    for output in ["e.ron", "other.ron", "link", "hard"] {
        let taken = format!(
            "{output}: cannot be created: a file of that name exists already (choose another name)\n"
        );
        check(&["share-problem", "e.ron", "-o", output], folder, 2, "", &taken);
    }
    let taken = "e.ron exists already (choose another name)\n";
    check(&["new", "e.ron", "--preset", "dice"], folder, 2, "", taken);
    check(&["import", "r.trf", "-o", "e.ron"], folder, 2, "", taken);
    check(&["import", "in", "-o", "e.ron"], folder, 2, "", taken);
    assert_eq!(fs::read(folder.join("e.ron")).unwrap(), before);
    assert_eq!(fs::read(folder.join("other.ron")).unwrap(), before);
    assert!(folder.join("link").symlink_metadata().unwrap().is_symlink());
}

/// The user's own files and those beside events, by their names, by links, by other spellings and by a second
/// name of the file.
#[test]
fn no_output_replaces_a_file_of_the_programs_own() {
    let folder = folder();
    let folder = folder.path();
    // The first event creates the key.
    assert_eq!(call(&["new", "made.ron", "--preset", "dice"], folder).status.code(), Some(0));
    fs::create_dir_all(folder.join("data/config/wallchart/themes")).unwrap();
    fs::create_dir_all(folder.join("data/wallchart/rating-lists")).unwrap();
    fs::create_dir(folder.join("wallchart-0123456789abcdef.server")).unwrap();
    let key = "data/wallchart/signing-key";
    assert!(folder.join(key).exists());
    let own = [
        ("e.ron.drafts", "(\n    format: 1,\n    event: \"ab\",\n"),
        (".wallchart-0123456789abcdef.desk", "(format:1,name:\"Hall B\")"),
        (".wallchart-0123456789abcdef.waiting", "(format:1,acts:[])"),
        (".wallchart-0123456789abcdef.lock", "e.ron"),
        ("wallchart-0123456789abcdef.server/desks.ron", "()"),
        ("data/config/wallchart/settings.ron", "()"),
        ("data/config/wallchart/themes/mine.ron", "()"),
        ("data/wallchart/recent.ron", "[]"),
        ("data/wallchart/rating-lists/fide.index", "x"),
        ("wallchart-pages.txt", "x"),
    ];
    for (name, text) in own {
        fs::write(folder.join(name), text).unwrap();
    }
    for name in own.map(|(name, _)| name).into_iter().chain([key]) {
        let before = fs::read(folder.join(name)).unwrap();
        let is_kept_beside = !name.starts_with("data/");
        drop((fs::remove_file(folder.join("link")), fs::remove_file(folder.join("hard"))));
        symlink(name, folder.join("link")).unwrap();
        fs::hard_link(folder.join(name), folder.join("hard")).unwrap();
        let around = format!("../{}/{name}", folder.file_name().unwrap().display());
        let known_by_text = [".lock", ".txt", "desks.ron"].iter().all(|end| !name.ends_with(end));
        let hard = (!is_kept_beside || known_by_text).then_some("hard");
        for output in [name, "link", &around].into_iter().chain(hard) {
            let told = format!(
                "{output}: this is a file of wallchart's own, which no output replaces (choose another name)\n"
            );
            check(&["judge", "crikey", "in", "-o", output], folder, 2, "", &told);
        }
        assert_eq!(fs::read(folder.join(name)).unwrap(), before, "{name}");
    }
    // No file is put among them either.
    let output = call(&["judge", "crikey", "in", "-o", "data/config/wallchart/themes/new.ron"], folder);
    assert_eq!(output.status.code(), Some(2));
    assert!(!folder.join("data/config/wallchart/themes/new.ron").exists());
}

#[test]
fn a_site_overwrites_only_its_own_pages() {
    let folder = folder();
    let folder = folder.path();
    let precious = "the only copy";
    let not_ours = |name: &str| {
        format!(
            "web/{name}: this file was not made by wallchart (publish into another folder, or move it away)\n"
        )
    };
    for name in ["index.html", "wallchart-pages.txt", "wallchart-digests.txt", "player-1.html"] {
        for exists in [true, false] {
            if exists {
                fs::write(folder.join("target"), precious).unwrap();
            } else {
                fs::remove_file(folder.join("target")).unwrap();
            }
            // A folder that a user prepared, and one with published pages.
            for was_published in [false, true] {
                drop(fs::remove_dir_all(folder.join("web")));
                fs::create_dir(folder.join("web")).unwrap();
                if was_published {
                    assert_eq!(call(&["publish", "e.ron", "web"], folder).status.code(), Some(0));
                    fs::remove_file(folder.join("web").join(name)).unwrap();
                }
                symlink("../target", folder.join("web").join(name)).unwrap();
                let output = call(&["publish", "e.ron", "web"], folder);
                assert_eq!(output.status.code(), Some(2), "{name}: {output:?}");
                let target = fs::read(folder.join("target")).ok();
                assert_eq!(target.as_deref(), exists.then_some(precious.as_bytes()), "{name}");
            }
        }
    }
    check(&["publish", "e.ron", "web"], folder, 2, "", &not_ours("player-1.html"));
    fs::remove_file(folder.join("web/player-1.html")).unwrap();
    assert_eq!(call(&["publish", "e.ron", "web"], folder).status.code(), Some(0));
    fs::write(folder.join("target"), precious).unwrap();
    // A text of another author under the name of a published page.
    fs::write(folder.join("web/index.html"), precious).unwrap();
    let told =
        "web/index.html: this is not the page that wallchart left here (move it away, then publish again)\n";
    check(&["publish", "e.ron", "web"], folder, 2, "", told);
    assert_eq!(fs::read_to_string(folder.join("web/index.html")).unwrap(), precious);
    assert_eq!(fs::read_to_string(folder.join("target")).unwrap(), precious);
}

/// Anybody can know the name, which is made from the event's digest.
#[test]
fn a_foreign_file_named_like_a_lock_is_not_written() {
    let folder = folder();
    let folder = folder.path();
    let event = folder.join("e.ron");
    let locks = || names(folder).into_iter().find(|name| name.starts_with(".wallchart-"));
    let desk = Desk::open(&event, clock()).unwrap();
    let lock = folder.join(locks().unwrap());
    drop(desk);
    assert!(!lock.exists());
    let precious = "more than a name has\n".repeat(100);
    fs::write(folder.join("target"), &precious).unwrap();
    let makes: [&dyn Fn(); 4] = [
        &|| symlink("target", &lock).unwrap(),
        &|| symlink("nowhere", &lock).unwrap(),
        &|| fs::hard_link(folder.join("target"), &lock).unwrap(),
        &|| fs::write(&lock, &precious).unwrap(),
    ];
    for make in makes {
        make();
        let desk = Desk::open(&event, clock()).unwrap();
        assert_eq!(desk.read_only(), None, "the event itself is locked");
        assert!(Desk::open(&event, clock()).unwrap().read_only().is_some());
        drop(desk);
        assert_eq!(fs::read_to_string(folder.join("target")).unwrap(), precious);
        assert!(lock.symlink_metadata().is_ok() && !folder.join("nowhere").exists());
        fs::remove_file(&lock).unwrap();
    }
    // A second name of a short file may be removed, but its content stays.
    fs::write(folder.join("target"), "short").unwrap();
    fs::hard_link(folder.join("target"), &lock).unwrap();
    drop(Desk::open(&event, clock()).unwrap());
    assert_eq!(fs::read_to_string(folder.join("target")).unwrap(), "short");
    drop(fs::remove_file(&lock));
    // The lock of a killed desk is taken, and removed at the end.
    fs::write(&lock, "e.ron").unwrap();
    let desk = Desk::open(&event, clock()).unwrap();
    assert_eq!((desk.read_only(), locks().is_some()), (None, true));
    drop(desk);
    assert_eq!(locks(), None);
}

#[test]
fn the_next_write_removes_the_rest_of_a_killed_one() {
    let folder = folder();
    let folder = folder.path();
    let short = &wallchart::storage::chain::digest("out")[..16];
    let left = folder.join(format!(".wallchart-{short}-0.part"));
    fs::write(&left, "half").unwrap();
    fs::write(folder.join("target"), "the only copy").unwrap();
    check(&["judge", "crikey", "in", "-o", "out"], folder, 0, "", "");
    assert!(!left.exists());
    // A file of another program stays, and is not written through a link.
    for number in 0..2 {
        symlink("target", folder.join(format!(".wallchart-{short}-{number}.part"))).unwrap();
    }
    check(&["judge", "crikey", "in", "-o", "out"], folder, 0, "", "");
    assert_eq!(fs::read_to_string(folder.join("target")).unwrap(), "the only copy");
    assert_eq!(fs::read_to_string(folder.join("out")).unwrap(), RATED);
}

#[test]
fn a_folder_open_to_everybody_is_reported() {
    let folder = folder();
    let folder = folder.path();
    fs::create_dir(folder.join("web")).unwrap();
    let told = || String::from_utf8(call(&["publish", "e.ron", "web"], folder).stderr).unwrap();
    assert_eq!(told(), "");
    fs::set_permissions(folder.join("web"), fs::Permissions::from_mode(0o777)).unwrap();
    assert!(told().starts_with("web: every user of this computer can write in this folder"), "{}", told());
    fs::create_dir_all(folder.join("data/wallchart")).unwrap();
    fs::set_permissions(folder.join("data/wallchart"), fs::Permissions::from_mode(0o777)).unwrap();
    let made = call(&["new", "made.ron", "--preset", "dice"], folder);
    let told = String::from_utf8(made.stderr).unwrap();
    assert!(told.contains("data/wallchart: every user of this computer can write"), "{told}");
}

fn clock() -> SteppingClock {
    SteppingClock::starting("2026-11-21T10:00:00Z").unwrap()
}

#[test]
fn no_output_replaces_a_damaged_event() {
    let folder = folder();
    let folder = folder.path();
    let torn = "(header:\n(format:1,what is left of it";
    fs::write(folder.join("torn"), torn).unwrap();
    check(&["judge", "crikey", "in", "-o", "torn"], folder, 2, "", &format!("torn: {IS_EVENT}\n"));
    assert_eq!(fs::read_to_string(folder.join("torn")).unwrap(), torn);
}

#[test]
fn no_output_replaces_its_input_under_any_name() {
    let folder = folder();
    let folder = folder.path();
    let may_be = "this may be an event file, which is never overwritten (choose another name)";
    for (input, arguments, told) in [
        ("in", &["judge", "crikey", "in"][..], IS_INPUT),
        ("r.trf", &["check", "r.trf"], IS_INPUT),
        ("r.trf", &["pair", "r.trf"], IS_INPUT),
        ("p.ron", &["report", "e.ron", "--kind", "prizes", "--prizes", "p.ron"], may_be),
    ] {
        let before = fs::read(folder.join(input)).unwrap();
        let (link, hard) = (format!("link-{input}"), format!("hard-{input}"));
        drop((fs::remove_file(folder.join(&link)), fs::remove_file(folder.join(&hard))));
        symlink(input, folder.join(&link)).unwrap();
        fs::hard_link(folder.join(input), folder.join(&hard)).unwrap();
        for output in [input.to_owned(), format!("./{input}"), link, hard] {
            let arguments = [arguments, &["-o", &output]].concat();
            check(&arguments, folder, 2, "", &format!("{output}: {told}\n"));
        }
        assert_eq!(fs::read(folder.join(input)).unwrap(), before);
    }
}

#[test]
fn an_inherited_input_is_recognised_by_its_file() {
    let folder = folder();
    let folder = folder.path();
    let input = || Stdio::from(File::open(folder.join("in")).unwrap());
    for arguments in [&["judge", "crikey"][..], &["judge", "crikey", "-"], &["judge", "crikey", "/dev/stdin"]]
    {
        let arguments = [arguments, &["-o", "in"]].concat();
        let output = wallchart(&arguments, folder).stdin(input()).output().unwrap();
        check_output(&output, 2, "", &format!("in: {IS_INPUT}\n"));
        let arguments = [&arguments[..arguments.len() - 1], &["out"]].concat();
        check_output(&wallchart(&arguments, folder).stdin(input()).output().unwrap(), 0, "", "");
    }
    let append = |name: &str| Stdio::from(File::options().append(true).open(folder.join(name)).unwrap());
    let appended = wallchart(&["judge", "crikey", "in"], folder).stdout(append("in")).output().unwrap();
    check_output(&appended, 2, "", &format!("standard output: {IS_INPUT}\n"));
    let appended = wallchart(&["standings", "e.ron"], folder).stdout(append("other.ron")).output().unwrap();
    check_output(&appended, 2, "", &format!("standard output: {IS_EVENT}\n"));
    assert_eq!(fs::read_to_string(folder.join("in")).unwrap(), CRIKEY);
    assert_eq!(fs::read_to_string(folder.join("out")).unwrap(), RATED);
}

#[test]
fn a_replaced_file_retains_its_permissions() {
    let folder = folder();
    let folder = folder.path();
    fs::write(folder.join("out"), "before, and longer than what follows it\n".repeat(100)).unwrap();
    fs::set_permissions(folder.join("out"), fs::Permissions::from_mode(0o640)).unwrap();
    let (before, all) = (fs::metadata(folder.join("out")).unwrap(), names(folder));
    check(&["judge", "crikey", "in", "-o", "out"], folder, 0, "", "");
    let after = fs::metadata(folder.join("out")).unwrap();
    assert_eq!(fs::read_to_string(folder.join("out")).unwrap(), RATED);
    assert_ne!(after.ino(), before.ino(), "another file has taken the name");
    assert_eq!((after.mode(), after.uid(), after.gid()), (before.mode(), before.uid(), before.gid()));
    assert_eq!(names(folder), all, "nothing is left beside it");
}

#[test]
fn a_link_to_a_missing_file_is_followed() {
    let folder = folder();
    let folder = folder.path();
    fs::create_dir(folder.join("web")).unwrap();
    fs::write(folder.join("web/there"), "before").unwrap();
    for target in ["there", "new"] {
        symlink(format!("web/{target}"), folder.join(target)).unwrap();
        check(&["judge", "crikey", "in", "-o", target], folder, 0, "", "");
        assert!(folder.join(target).symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read_to_string(folder.join("web").join(target)).unwrap(), RATED);
    }
    assert_eq!(names(&folder.join("web")), ["new", "there"]);
    symlink("nowhere/out", folder.join("lost")).unwrap();
    let error = "lost: cannot be written: no such file or folder (check the name)\n";
    check(&["judge", "crikey", "in", "-o", "lost"], folder, 2, "", error);
    // An event needs an unused name, which not even a link may have.
    let taken = "lost exists already (choose another name)\n";
    check(&["import", "in", "-o", "lost"], folder, 2, "", taken);
}

#[test]
fn a_failed_write_is_reported_in_one_line() {
    let folder = folder();
    let folder = folder.path();
    fs::create_dir(folder.join("web")).unwrap();
    let all = names(folder);
    for (output, wrong) in [
        ("web", "this is a folder (expected a file)"),
        ("nowhere/out", "no such file or folder (check the name)"),
        ("in/out", "part of the path is a file, not a folder"),
        (&"o".repeat(300), "this disk does not allow that name (choose a shorter or simpler one)"),
    ] {
        for arguments in [&["judge", "crikey", "in"][..], &["standings", "e.ron"]] {
            let arguments = [arguments, &["-o", output]].concat();
            check(&arguments, folder, 2, "", &format!("{output}: cannot be written: {wrong}\n"));
        }
    }
    assert_eq!(names(folder), all);
    assert_eq!(names(&folder.join("web")), [""; 0]);
}

#[test]
fn a_write_protected_file_stays() {
    let folder = folder();
    let folder = folder.path();
    let out = folder.join("out");
    fs::write(&out, "mine").unwrap();
    fs::set_permissions(&out, fs::Permissions::from_mode(0o444)).unwrap();
    if File::options().write(true).open(&out).is_ok() {
        println!("skipped: whoever runs this test may write everything");
        return;
    }
    let wrong = "out: cannot be written: this is not allowed (choose another folder, or ask its owner)\n";
    check(&["judge", "crikey", "in", "-o", "out"], folder, 2, "", wrong);
    assert_eq!(fs::read_to_string(&out).unwrap(), "mine");
}

fn make_node(folder: &Path, program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).current_dir(folder).output().unwrap().status.success()
}

#[test]
fn a_pipe_stays_a_pipe() {
    let folder = folder();
    let folder = folder.path();
    assert!(make_node(folder, "mkfifo", &["pipe"]));
    symlink("pipe", folder.join("link")).unwrap();
    for output in ["pipe", "link"] {
        let reader =
            Command::new("cat").arg("pipe").current_dir(folder).stdout(Stdio::piped()).spawn().unwrap();
        check(&["judge", "crikey", "in", "-o", output], folder, 0, "", "");
        assert_eq!(reader.wait_with_output().unwrap().stdout, RATED.as_bytes());
    }
    assert!(folder.join("pipe").metadata().unwrap().file_type().is_fifo());
    assert!(folder.join("link").symlink_metadata().unwrap().is_symlink());
}

#[test]
fn a_device_stays_a_device() {
    let folder = folder();
    let folder = folder.path();
    if !make_node(folder, "mknod", &["null", "c", "1", "3"]) || File::open(folder.join("null")).is_err() {
        println!("skipped: no devices can be made here");
        return;
    }
    assert!(make_node(folder, "mknod", &["full", "c", "1", "7"]));
    check(&["judge", "crikey", "in", "-o", "null"], folder, 0, "", "");
    let full = "full: cannot be written: the disk is full (make room, then try again)\n";
    check(&["judge", "crikey", "in", "-o", "full"], folder, 2, "", full);
    for name in ["null", "full"] {
        assert!(folder.join(name).metadata().unwrap().file_type().is_char_device(), "{name}");
    }
    let taken = "null exists already (choose another name)\n";
    check(&["import", "in", "-o", "null"], folder, 2, "", taken);
}

#[test]
fn standard_output_has_many_names() {
    let folder = folder();
    let folder = folder.path();
    for output in ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
        check(&["judge", "crikey", "in", "-o", output], folder, 0, RATED, "");
    }
    // A file to which a shell appends is not cut.
    fs::write(folder.join("log"), "first\n").unwrap();
    let log = File::options().append(true).open(folder.join("log")).unwrap();
    let arguments = ["judge", "crikey", "in", "-o", "/dev/stdout"];
    check_output(&wallchart(&arguments, folder).stdout(log).output().unwrap(), 0, "", "");
    assert_eq!(fs::read_to_string(folder.join("log")).unwrap(), format!("first\n{RATED}"));
}

#[test]
fn inherited_files_are_read_and_written() {
    let folder = folder();
    let folder = folder.path();
    if Command::new("bash").arg("--version").output().is_err() {
        println!("skipped: there is no bash");
        return;
    }
    let shell = |script: &str| {
        let script = script.replace("wallchart", &format!("'{BINARY}'"));
        Command::new("bash").arg("-c").arg(script).current_dir(folder).output().unwrap()
    };
    for script in [
        "wallchart judge crikey <(cat in)",
        "cat in | wallchart judge crikey",
        "cat in | wallchart judge crikey /dev/stdin",
        "wallchart judge crikey /dev/stdin < in",
        "wallchart judge crikey /dev/fd/3 3< in",
        "wallchart judge crikey in -o /dev/fd/3 3> out; cat out",
        "wallchart judge crikey in -o >(cat) | cat",
    ] {
        check_output(&shell(script), 0, RATED, "");
    }
    let standings = call(&["standings", "e.ron"], folder).stdout;
    for script in ["wallchart standings <(cat e.ron)", "wallchart standings - < e.ron"] {
        assert_eq!(shell(script).stdout, standings, "{script}");
    }
    let pairing = call(&["pair", "r.trf"], folder);
    assert_eq!(shell("cat r.trf | wallchart pair -").stdout, pairing.stdout);
    assert_eq!(shell("wallchart check <(cat r.trf)").status.code(), Some(0));
}

/// If one of several events cannot be written, nothing is written.
#[test]
fn an_import_of_several_events_writes_all_or_none() {
    let folder = folder();
    let folder = folder.path();
    let two = format!("2\n{}{}", &CRIKEY[2..], &CRIKEY[2..]);
    fs::write(folder.join("two"), two).unwrap();
    symlink("nowhere", folder.join("e-2.ron")).unwrap();
    let all = names(folder);
    check(&["import", "two", "-o", "e.ron"], folder, 2, "", "e-2.ron exists already (choose another name)\n");
    assert_eq!(names(folder), all);
}

#[test]
fn the_folder_of_a_site_belongs_to_one_event() {
    let folder = folder();
    let folder = folder.path();
    let dice = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/document-dice-1.ron");
    fs::copy(dice, folder.join("dice.ron")).unwrap();
    assert_eq!(call(&["publish", "e.ron", "web"], folder).status.code(), Some(0));
    let title = Desk::open(&folder.join("e.ron"), clock()).unwrap().state().details.title.clone();
    let page = fs::read(folder.join("web/index.html")).unwrap();
    let other = format!(
        "web: this folder holds the site of `{title}` (publish into another folder, or empty this one)\n"
    );
    check(&["publish", "dice.ron", "web"], folder, 2, "", &other);
    assert_eq!(fs::read(folder.join("web/index.html")).unwrap(), page);
    // The same event in another file is the same event.
    assert_eq!(call(&["publish", "other.ron", "web"], folder).status.code(), Some(0));
}

#[test]
fn a_site_is_never_written_over_an_event() {
    let folder = folder();
    let folder = folder.path();
    assert_eq!(call(&["publish", "e.ron", "web"], folder).status.code(), Some(0));
    let before = fs::read(folder.join("other.ron")).unwrap();
    fs::remove_file(folder.join("web/index.html")).unwrap();
    symlink("../other.ron", folder.join("web/index.html")).unwrap();
    let wrong = "web/index.html: this file was not made by wallchart (publish into another folder, or move it away)\n";
    check(&["publish", "e.ron", "web"], folder, 2, "", wrong);
    let file = "e.ron: cannot be created: a file of that name exists already (choose another name)\n";
    check(&["publish", "e.ron", "e.ron"], folder, 2, "", file);
    assert_eq!(fs::read(folder.join("other.ron")).unwrap(), before);
    assert_eq!(fs::read(folder.join("e.ron")).unwrap(), before);
}

/// The test above covers every subcommand.
#[test]
fn every_subcommand_with_an_output_is_tested() {
    let folder = tempfile::tempdir().unwrap();
    let help = String::from_utf8(call(&["--help"], folder.path()).stdout).unwrap();
    for command in help::commands(&help) {
        let help = String::from_utf8(call(&[command, "--help"], folder.path()).stdout).unwrap();
        // These create new events; the tests above and those of several desks cover them.
        let known =
            ["import", "join", "share-problem"].contains(&command) || ALL.iter().any(|all| all[0] == command);
        assert_eq!(help.contains("--output"), known, "{command}");
    }
    assert!(help.contains("crosstable"), "{help}");
}
