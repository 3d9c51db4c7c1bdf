//! The user's own files: never half-written, never overwritten if they are damaged or newer, and read within
//! bounds.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use crate::support::failing_disk::{FailingDisk, Step};
use crate::support::screen::{self, TestDesk};
use tempfile::TempDir;
use wallchart::tui::scene::settings::Settings;
use wallchart::user::files::{Files, RecentEvent};

fn event(path: &str) -> RecentEvent {
    RecentEvent {
        path: path.into(),
        title: "Autumn Open".parse().unwrap(),
        game: "chess".parse().unwrap(),
        players: 50,
        round: 4,
        rounds: 9,
        saved: "2026-11-21T14:31:07Z".parse().unwrap(),
    }
}

fn recent(files: &Files) -> Vec<String> {
    files.recent().iter().map(|event| event.path.display().to_string()).collect()
}

fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// A user with two recent events and a site, on a disk that can fail.
fn user() -> (TempDir, FailingDisk, Files) {
    let folder = tempfile::tempdir().unwrap();
    let disk = FailingDisk::default();
    let files = Files::on(Arc::new(disk.clone()), folder.path());
    for path in ["a.ron", "b.ron"] {
        assert_eq!(files.remember(event(path)), None);
    }
    assert_eq!(files.keep_site(Path::new("/e/a.ron"), Some(Path::new("/w/a"))), None);
    (folder, disk, files)
}

#[test]
fn a_failing_disk_loses_no_line_of_a_list() {
    for step in Step::ALL {
        let (folder, disk, files) = user();
        disk.fail(Some((step, ErrorKind::StorageFull)));
        let remembered = files.remember(event("c.ron"));
        let kept = files.keep_site(Path::new("/e/a.ron"), None);
        disk.fail(None);
        let told = "the disk is full (make room, then try again)";
        for notice in [remembered, kept] {
            let notice = notice.unwrap();
            assert!(notice.ends_with(told) && notice.lines().count() == 1, "{step:?}: {notice}");
            assert!(!notice.contains(".wallchart"), "{step:?}: {notice}");
        }
        // Nothing is written before its folder is known to be safe.
        assert_eq!(recent(&files), ["b.ron", "a.ron"], "{step:?}");
        assert_eq!(files.site(Path::new("/e/a.ron")), Some(PathBuf::from("/w/a")), "{step:?}");
        assert_eq!(names(folder.path()), ["recent.ron", "sites.ron"], "{step:?}");
        assert_eq!(files.remember(event("d.ron")), None, "once the disk works again, so does the list");
        assert_eq!(recent(&files)[0], "d.ron");
    }
}

#[test]
fn all_other_files_are_written_whole_or_not_at_all() {
    for step in Step::ALL.into_iter().filter(|step| !matches!(step, Step::Open | Step::SyncFolder)) {
        let folder = tempfile::tempdir().unwrap();
        let disk = FailingDisk::default();
        let files = Files::on(Arc::new(disk.clone()), &folder.path().join("own"));
        disk.fail(Some((step, ErrorKind::StorageFull)));
        files.mark_tour_seen();
        let told = [
            files.make_settings().map(drop),
            files.copy_tour("the tour").map(drop),
            files.write_new(&folder.path().join("standings.txt"), b"a report"),
        ];
        disk.fail(None);
        for told in told.into_iter().filter(|told| step != Step::Folder || told.is_err()) {
            let told = told.unwrap_err().to_string();
            assert!(told.contains("the disk is full") && !told.contains(".wallchart"), "{step:?}: {told}");
        }
        let report = folder.path().join("standings.txt");
        assert_eq!(report.exists(), step == Step::Folder, "{step:?}: only this one needs no folder");
        let own = folder.path().join("own");
        assert!(
            !own.exists() || names(&own).iter().all(|name| name == "tour"),
            "{step:?}: {:?}",
            names(&own)
        );
        assert!(!own.exists() || !own.join("tour").exists() || names(&own.join("tour")).is_empty());
    }
}

/// Damages a list, and checks the consequences.
#[track_caller]
fn check_damaged(damage: impl Fn(&Path), wrong: &str) {
    let (folder, _, files) = user();
    let list = folder.path().join("recent.ron");
    for number in 1..=2 {
        fs::remove_file(&list).unwrap();
        damage(&list);
        let (before, kept) = (fs::symlink_metadata(&list).unwrap(), format!("recent.damaged-{number}.ron"));
        let bytes = before.is_file().then(|| fs::read(&list).unwrap());
        assert_eq!(recent(&files), [""; 0]);
        assert!(list.symlink_metadata().is_ok(), "reading changes nothing");
        let kept = folder.path().join(kept);
        let expected = format!(
            "recent.ron is damaged ({wrong}); it is kept as {}, and a new list is started",
            kept.display()
        );
        assert_eq!(files.remember(event("c.ron")), Some(expected));
        assert_eq!(fs::symlink_metadata(&kept).unwrap().file_type(), before.file_type());
        assert_eq!(before.is_file().then(|| fs::read(&kept).unwrap()), bytes);
        assert_eq!(files.remember(event("d.ron")), None, "it is told once");
        assert_eq!(recent(&files), ["d.ron", "c.ron"]);
    }
    assert_eq!(files.site(Path::new("/e/a.ron")), Some(PathBuf::from("/w/a")), "the other list stays");
}

#[test]
fn a_damaged_list_is_saved_and_a_fresh_one_begun() {
    check_damaged(|path| fs::write(path, "nonsense").unwrap(), "line 1: Expected opening `[`");
    check_damaged(|path| fs::write(path, "").unwrap(), "line 1: Expected opening `[`");
    check_damaged(|path| fs::write(path, b"[\n(\xff").unwrap(), "it is not text in UTF-8");
    check_damaged(|path| fs::write(path, "[\n(path: \"a.ron\", tit").unwrap(), "line 2: Expected colon");
    let large = |path: &Path| fs::File::create(path).unwrap().set_len(2 << 20).unwrap();
    check_damaged(large, "the file is too large (limit 1 MB)");
    let pipe = "this is a device or a pipe (expected an ordinary file)";
    check_damaged(|path| assert!(Command::new("mkfifo").arg(path).status().unwrap().success()), pipe);
    check_damaged(|path| std::os::unix::fs::symlink("/dev/zero", path).unwrap(), pipe);
    let nested = "[".repeat(1_000_000);
    let opening = "line 1: Expected opening `(` for struct `RecentEvent`";
    check_damaged(|path| fs::write(path, &nested).unwrap(), opening);
    let newer = format!("[(new: {}", "[".repeat(500_000));
    check_damaged(
        |path| fs::write(path, &newer).unwrap(),
        "line 1: Exceeded recursion limit, try increasing `ron::Options::recursion_limit` and using `serde_stacker` to protect against a stack overflow",
    );
}

#[test]
fn a_folder_instead_of_a_list_stays() {
    let (folder, _, files) = user();
    let list = folder.path().join("recent.ron");
    fs::remove_file(&list).unwrap();
    fs::create_dir(&list).unwrap();
    fs::write(list.join("mine"), "mine").unwrap();
    let notice = files.remember(event("c.ron")).unwrap();
    assert!(notice.contains("this is a folder (expected a file)"), "{notice}");
    assert_eq!(fs::read_to_string(folder.path().join("recent.damaged-1.ron/mine")).unwrap(), "mine");
    assert_eq!(recent(&files), ["c.ron"]);
}

#[test]
fn an_unreadable_list_is_left_alone() {
    let (folder, disk, files) = user();
    let before = fs::read(folder.path().join("recent.ron")).unwrap();
    disk.fail(Some((Step::Open, ErrorKind::PermissionDenied)));
    let notice = files.remember(event("c.ron")).unwrap();
    let expected =
        "recent.ron: cannot be read: this is not allowed (choose another folder, or ask its owner)";
    assert!(notice.ends_with(expected), "{notice}");
    assert_eq!(files.keep_damaged_lists().len(), 2);
    disk.fail(None);
    assert_eq!(fs::read(folder.path().join("recent.ron")).unwrap(), before);
    assert_eq!(names(folder.path()), ["recent.ron", "sites.ron"]);
}

#[test]
fn a_list_of_a_newer_program_is_read_and_saved() {
    let (folder, _, files) = user();
    for (name, kept) in [("recent.ron", "recent.newer-1.ron"), ("sites.ron", "sites.newer-1.ron")] {
        let list = folder.path().join(name);
        let newer = fs::read_to_string(&list)
            .unwrap()
            .replace("    ),", "        color: Some(\"red\"),\n        seen: [(by: \"Anna\")],\n    ),");
        assert!(newer.contains("color"), "{newer}");
        fs::write(&list, &newer).unwrap();
        let (recent_before, site) = (recent(&files), files.site(Path::new("/e/a.ron")));
        assert_eq!((recent_before.len(), site), (2, Some(PathBuf::from("/w/a"))), "{name}");
        assert_eq!(files.keep_damaged_lists(), [""; 0], "it is not damaged");
        let change = || match name {
            "recent.ron" => files.forget(Path::new("nowhere.ron")),
            _ => files.keep_site(Path::new("/e/b.ron"), Some(Path::new("/w/b"))),
        };
        let notice = change().unwrap();
        let expected = format!(
            "{name} was written by a newer wallchart; what this one does not understand is kept in {}",
            folder.path().join(kept).display()
        );
        assert_eq!(notice, expected);
        assert_eq!(fs::read_to_string(folder.path().join(kept)).unwrap(), newer);
        assert_eq!(change(), None, "it is told once");
        assert_eq!(recent(&files), recent_before);
        assert_eq!(files.site(Path::new("/e/a.ron")), Some(PathBuf::from("/w/a")));
    }
}

/// If the old list cannot be saved, it is not overwritten.
#[test]
fn a_list_that_cannot_be_saved_is_not_overwritten() {
    for step in [Step::Rename, Step::Create] {
        let (folder, disk, files) = user();
        let list = folder.path().join("recent.ron");
        let newer = fs::read_to_string(&list).unwrap().replace("    ),", "        color: 1,\n    ),");
        let text = if step == Step::Rename { "nonsense" } else { &newer };
        fs::write(&list, text).unwrap();
        disk.fail(Some((step, ErrorKind::StorageFull)));
        let notice = files.remember(event("c.ron")).unwrap();
        assert!(notice.contains("cannot be kept under another name: the disk is full"), "{notice}");
        assert_eq!(fs::read_to_string(&list).unwrap(), text);
    }
}

#[test]
fn two_desks_of_one_user_leave_a_whole_list() {
    let (folder, _, files) = user();
    std::thread::scope(|scope| {
        for desk in 0..2 {
            let files = Files::below(folder.path());
            scope.spawn(move || {
                for number in 0..40 {
                    assert_eq!(files.remember(event(&format!("{desk}-{number}.ron"))), None);
                    assert!(!files.recent().is_empty());
                }
            });
        }
    });
    let last = recent(&files)[0].clone();
    assert!(["0-39.ron", "1-39.ron"].contains(&&*last), "{last}");
    assert_eq!(names(folder.path()), ["recent.ron", "sites.ron"]);
}

#[test]
fn a_list_never_grows_beyond_its_size_limit() {
    let folder = tempfile::tempdir().unwrap();
    let files = Files::below(folder.path());
    for number in 0..10 {
        let path = format!("{}-{number}.ron", "x".repeat(200_000));
        assert_eq!(files.remember(event(&path)), None);
        assert_eq!(recent(&files)[0], path);
    }
    assert!(fs::metadata(folder.path().join("recent.ron")).unwrap().len() <= 1 << 20);
}

fn desk_of(folder: TempDir) -> TestDesk {
    TestDesk { app: screen::app_with(folder.path(), Settings::default()), folder }
}

#[test]
fn the_desk_reports_a_damaged_list_once() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("recent.ron"), "nonsense").unwrap();
    let mut desk = desk_of(folder);
    let shown = desk.screen(300, 30);
    assert!(
        shown.contains("recent.ron is damaged (line 1: Expected opening `[`); it is kept as "),
        "{shown}"
    );
    assert!(!shown.contains("Here for the first time?"), "{shown}");
    desk.keys("<F1>");
    assert!(desk.app.said().is_none(), "{:?}", desk.app.said());
    let kept = fs::read_to_string(desk.folder.path().join("recent.damaged-1.ron")).unwrap();
    assert_eq!(kept, "nonsense");
    let desk = desk_of(desk.folder);
    assert!(desk.app.said().is_none(), "{:?}", desk.app.said());
}

/// The list is damaged while the desk is working.
#[test]
fn the_desk_reports_a_list_in_addition_to_the_act() {
    let mut desk = TestDesk::home();
    fs::write(desk.folder.path().join("recent.ron"), "nonsense").unwrap();
    desk.keys("n<Enter>");
    desk.text("Friday");
    desk.keys("<Enter>");
    let said = format!("{:?}", desk.app.said());
    assert!(said.contains("made: ") && said.contains("recent.ron is damaged"), "{said}");
    assert_eq!(recent(&Files::below(desk.folder.path())).len(), 1);
}

#[test]
fn unreadable_settings_and_themes_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let files = Files::below(folder.path());
    let path = folder.path().join("settings.ron");
    let check = |expected: &str| {
        let complaints = Settings::of(&files).complaints;
        assert!(complaints.len() == 1 && complaints[0].contains(expected), "{expected}: {complaints:?}");
        assert!(!files.make_settings().unwrap(), "what is there stays");
    };
    let pipe = |path: &Path| assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    pipe(&path);
    check("settings.ron: this is a device or a pipe (expected an ordinary file)");
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    check("settings.ron: this is a folder (expected a file)");
    fs::remove_dir(&path).unwrap();
    fs::write(&path, b"(theme: \"\xff\")").unwrap();
    check("settings.ron: this is not text in UTF-8");
    fs::File::create(&path).unwrap().set_len(2 << 30).unwrap();
    check("settings.ron: the file is too large (limit 1 MB)");
    fs::write(&path, format!("(theme: {}", "[".repeat(500_000))).unwrap();
    check("settings.ron:1: ");
    fs::write(&path, "(theme: \"own\")").unwrap();
    check("settings.ron:1: there is no theme `own`");
    fs::create_dir(folder.path().join("themes")).unwrap();
    pipe(&folder.path().join("themes/own.ron"));
    check("themes/own.ron: this is a device or a pipe (expected an ordinary file) (not used)");
}

#[test]
fn the_desk_never_waits_for_pipes_or_devices() {
    let mut desk = TestDesk::open("crikey-club.ron");
    assert!(Command::new("mkfifo").arg(desk.folder.path().join("pipe")).status().unwrap().success());
    for keys in ["<F10>o", "<F10>i", "3i", "9di"] {
        for path in ["pipe", "/dev/zero"] {
            desk.keys(keys);
            desk.text(path);
            desk.keys("<Enter>");
            let said = format!("{:?}", desk.app.said());
            assert!(
                said.contains("this is a device or a pipe (expected an ordinary file)"),
                "{keys} {path}: {said}"
            );
            // A refused line stays open.
            desk.keys("<Esc>");
        }
    }
    // A report goes only into a new file.
    desk.keys("<Esc>9w<Ctrl-u>");
    desk.text("/dev/null");
    desk.keys("<Enter>");
    let said = format!("{:?}", desk.app.said());
    assert!(said.contains("a file of that name exists already (choose another name)"), "{said}");
}
