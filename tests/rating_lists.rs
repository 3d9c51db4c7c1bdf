//! Rating lists: read once, replaced whole or not at all, and searched while a name is typed.

mod at_the_desk;

use std::io::{Cursor, ErrorKind, Write as _};
use std::path::Path;
use std::process::Output;
use std::sync::Arc;

use assert_cmd::Command;
use wallchart::engine::action::Entrant;
use wallchart::engine::replay;

use crate::support::audited::contents_of;
use crate::support::failing_disk::{FailingDisk, Step};
use wallchart::formats::rating_list::Choices;
use wallchart::formats::rating_list::fill::Finder as _;
use wallchart::formats::rating_list::written::{Lines, Wanted};
use wallchart::storage::disk;
use wallchart::user::files::Files;
use wallchart::user::rating_lists::{Import, ListsError, Meta, RatingLists, Shelf};

const COMBINED: &str = include_str!("../crates/formats/src/rating_list/samples/combined.txt");
const STANDARD: &str = include_str!("../crates/formats/src/rating_list/samples/standard.txt");

fn import(lists: &RatingLists, file: &str, bytes: impl Into<Vec<u8>>) -> Result<Meta, ListsError> {
    let import = Import {
        file: file.to_owned(),
        // 2026-10-09.
        touched: Some(1_791_504_000_000_000_000),
        now: "2026-10-09T12:00:00Z".to_owned(),
        ..Import::default()
    };
    lists.import(Cursor::new(bytes.into()), &import, &())
}

fn invented(persons: u32) -> String {
    Lines::of(Wanted { seed: 3, persons, has_odd_lines: false, is_xml: false }).collect()
}

fn zipped(members: &[(&str, &str)]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let date = zip::DateTime::from_date_and_time(2026, 9, 2, 3, 4, 6).unwrap();
    let options = zip::write::SimpleFileOptions::default()
        .compression_method(zip::CompressionMethod::Deflated)
        .last_modified_time(date);
    for (name, text) in members {
        archive.start_file(*name, options).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn found(shelf: &mut Shelf, typed: &str) -> Vec<String> {
    let found = shelf.search(typed, "", 8).unwrap();
    found.iter().map(|one| one.person.name.clone()).collect()
}

fn names(folder: &Path) -> Vec<String> {
    let names = std::fs::read_dir(folder.join("rating-lists")).unwrap();
    names.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn people_are_found_by_number_and_mistyped_words() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    let meta = import(&lists, "players_list_foa.txt", COMBINED).unwrap();
    assert_eq!((meta.source_and_month().as_str(), meta.players), ("FIDE OCT26", 7));
    let (mut shelf, wrong) = lists.open();
    assert_eq!(wrong, Vec::<String>::new());
    for typed in [
        "990000035",
        "Cordova",
        "lind maria",
        "CORDÓVA y",
        "mariaines",
        "d'A",
        "Cordoav",
        "cordva lin",
        "ines m",
    ] {
        assert_eq!(
            found(&mut shelf, typed).first().map(String::as_str),
            Some("Cordova y Lind, Maria-Ines d'A"),
            "{typed}"
        );
    }
    assert_eq!(found(&mut shelf, "9900000").len(), 7, "the beginning of a number");
    assert_eq!(found(&mut shelf, "000990000011"), ["Aalto, Brita"]);
    assert_eq!(found(&mut shelf, "xley"), ["Bexley, Orlan Tomas"], "the middle of a name");
    for nobody in ["", "  ", ",", "xyz", "990000099", "zzzzzzzz"] {
        assert_eq!(found(&mut shelf, nobody), Vec::<String>::new(), "{nobody:?}");
    }
    let by_name = shelf.by_name("brita AALTO").unwrap();
    assert_eq!(by_name[0].person.number, "990000011");
    assert!(shelf.by_name("Aalto").unwrap().is_empty(), "a part of a name is not the name");
    // A person without a name is found only by number.
    assert_eq!(shelf.by_number("990000042").unwrap().len(), 1);
    assert!(shelf.by_name("990000042").unwrap().is_empty());
}

#[test]
fn people_are_found_despite_one_wrong_letter() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    import(&lists, "list.txt", invented(1000)).unwrap();
    let (mut shelf, _) = lists.open();
    let all = shelf.by_number("990000000").unwrap();
    assert!(all.len() <= 1);
    let text = invented(1000);
    for line in text.lines().skip(1).step_by(23) {
        let (number, name) = (line[..15].trim(), line[15..76].trim());
        assert_eq!(shelf.by_number(number).unwrap()[0].person.name, name);
        let (last, first) = name.split_once(", ").unwrap();
        let mistyped: String = last.chars().enumerate().filter(|(at, _)| *at != 3).map(|(_, c)| c).collect();
        let typed = format!("{first} {mistyped}");
        let hits = shelf.search(&typed, "", 30).unwrap();
        assert!(hits.iter().any(|hit| hit.person.name == name), "{name} by {typed}");
    }
}

/// The cache of earlier words makes the next key faster, and changes no result.
#[test]
fn earlier_input_does_not_change_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    import(&lists, "list.txt", invented(3000)).unwrap();
    let (mut shelf, _) = lists.open();
    let names = shelf.search("99000", "", 12).unwrap();
    assert!(4 < names.len(), "{names:?}");
    for one in names {
        let (last, first) = one.person.name.split_once(", ").unwrap();
        let letters: Vec<char> = last.chars().collect();
        let mistyped: String = letters[..1].iter().chain(&letters[2..]).collect();
        for text in
            [format!("{last} {first} {last}"), format!("{first} {mistyped}"), format!("{mistyped} {first}")]
        {
            for end in 1..=text.chars().count() {
                let typed: String = text.chars().take(end).collect();
                assert_eq!(found(&mut shelf, &typed), found(&mut lists.open().0, &typed), "{typed}");
            }
        }
    }
}

#[test]
fn an_archive_has_the_list_its_month_and_its_kind() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    let read_me = ("readme.txt", "short");
    let meta =
        import(&lists, "download.zip", zipped(&[read_me, ("a/players_list_foa.txt", COMBINED)])).unwrap();
    assert_eq!((meta.month.as_str(), meta.file_date.as_str(), meta.players), ("SEP26", "2026-09-02", 7));
    let meta = import(&lists, "frl.zip", zipped(&[("rapid_aug26frl.txt", STANDARD)])).unwrap();
    assert_eq!((meta.name.as_str(), meta.source_and_month().as_str()), ("FIDE rapid", "FIDE OCT26"));
    assert!(matches!(import(&lists, "x.zip", zipped(&[("picture.png", "")])), Err(ListsError::NoMember)));
    let whole = zipped(&[("players_list_foa.txt", COMBINED)]);
    for cut in [whole.len() - 1, whole.len() / 2, 30, 5] {
        let wrong = import(&lists, "x.zip", &whole[..cut]).unwrap_err();
        assert!(matches!(wrong, ListsError::Archive(_)), "{cut}: {wrong}");
    }
    // A changed byte of the packed list shows in the checksum of the archive.
    let mut bytes = whole.clone();
    bytes[120] ^= 0x40;
    assert!(import(&lists, "x.zip", bytes).is_err());
    assert_eq!(lists.kept().len(), 2);
}

#[test]
fn a_much_shorter_list_does_not_replace_the_present_one() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    let whole = invented(100);
    import(&lists, "list.txt", whole.as_str()).unwrap();
    let lines =
        |count: usize| whole.lines().take(count + 1).fold(String::new(), |all, line| all + line + "\r\n");
    let wrong = import(&lists, "list.txt", lines(49)).unwrap_err();
    assert!(matches!(wrong, ListsError::FarShorter { read: 49, before: 100, .. }), "{wrong}");
    assert!(import(&lists, "list.txt", lines(0)).is_err());
    assert!(import(&lists, "list.txt", "").is_err());
    assert_eq!(lists.open().0.metas().next().unwrap().players, 100);
    assert_eq!(import(&lists, "list.txt", lines(50)).unwrap().players, 50);
    assert_eq!(names(folder.path()), ["fide.ratings"]);
    assert!(matches!(lists.remove("SELO"), Err(ListsError::Unknown { .. })));
    assert_eq!(lists.remove("fide").unwrap().name(), "FIDE");
    assert!(lists.open().0.is_empty());
}

#[test]
fn a_repeated_number_counts_once_the_active_line_first() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    let text = "ID;Status;Name;DWZ\n7;P;Berg, Luca;1500\n7;A;Berg, Luca;1600\n7;P;Berg, Luca;1700\n8;A;Dahl, Eva;1\n8;A;Dahl, Eva;1400\n";
    let meta = import(&lists, "dsb.csv", text).unwrap();
    assert_eq!((meta.players, meta.repeated, meta.name.as_str()), (2, 3, "dsb"));
    let (mut shelf, _) = lists.open();
    let berg = shelf.by_name("Luca Berg").unwrap();
    assert_eq!(
        berg.iter().map(|one| one.person.in_words()).collect::<Vec<_>>(),
        ["Berg, Luca, national 1600, 7"]
    );
    assert_eq!(shelf.by_number("8").unwrap()[0].person.in_words(), "Dahl, Eva, national 1400, 8");
}

#[test]
fn no_disk_fault_damages_the_present_list() {
    let folder = tempfile::tempdir().unwrap();
    let disk = FailingDisk::default();
    let lists = Files::on(Arc::new(disk.clone()), folder.path()).rating_lists();
    import(&lists, "list.txt", COMBINED).unwrap();
    for step in [Step::Create, Step::Write, Step::Sync, Step::Rename] {
        disk.fail(Some((step, ErrorKind::StorageFull)));
        assert!(import(&lists, "list.txt", invented(300)).is_err(), "{step:?}");
        disk.fail(None);
        assert_eq!(names(folder.path()), ["fide.ratings"], "{step:?}");
        let (mut shelf, wrong) = lists.open();
        assert_eq!(
            (found(&mut shelf, "aalto"), wrong),
            (vec!["Aalto, Brita".to_owned()], Vec::new()),
            "{step:?}"
        );
    }
}

#[test]
fn the_next_import_removes_the_rest_of_a_killed_one() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    import(&lists, "list.txt", COMBINED).unwrap();
    let inside = folder.path().join("rating-lists");
    let (left, busy) = (inside.join(".wallchart-1-0.part"), inside.join(".wallchart-2-0.part"));
    std::fs::write(&left, "half").unwrap();
    std::fs::write(&busy, "half").unwrap();
    let held = std::fs::File::open(&busy).unwrap();
    held.try_lock().unwrap();
    import(&lists, "list.txt", COMBINED).unwrap();
    assert!(!left.exists() && busy.exists());
}

#[test]
fn of_two_concurrent_imports_one_remains() {
    let folder = tempfile::tempdir().unwrap();
    let texts = [invented(2000), invented(2500)];
    std::thread::scope(|scope| {
        for text in &texts {
            scope.spawn(|| {
                import(&Files::below(folder.path()).rating_lists(), "list.txt", text.as_str()).unwrap()
            });
        }
    });
    let lists = Files::below(folder.path()).rating_lists();
    let (shelf, wrong) = lists.open();
    let players = shelf.metas().next().unwrap().players;
    assert!([2000, 2500].contains(&players) && wrong.is_empty(), "{players} {wrong:?}");
    assert_eq!(names(folder.path()), ["fide.ratings"]);
}

#[test]
fn an_open_list_survives_its_replacement() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    import(&lists, "list.txt", COMBINED).unwrap();
    let (mut shelf, _) = lists.open();
    import(&lists, "list.txt", COMBINED.replace("Aalto", "Balto")).unwrap();
    assert_eq!(found(&mut shelf, "aalto"), ["Aalto, Brita"]);
    assert_eq!(found(&mut lists.open().0, "aalto"), ["Balto, Brita"], "a letter off");
}

#[test]
fn an_index_with_any_damage_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    import(&lists, "list.txt", COMBINED).unwrap();
    let path = folder.path().join("rating-lists/fide.ratings");
    let whole = std::fs::read(&path).unwrap();
    let mut told = 0;
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] = bytes[at].wrapping_add(0x55);
        if at % 7 == 0 {
            bytes.truncate(at);
        }
        std::fs::write(&path, &bytes).unwrap();
        let (mut shelf, wrong) = lists.open();
        told += wrong.len();
        for typed in ["aalto", "99000", "erskvo p", "ley"] {
            drop(shelf.search(typed, "XXA", 8));
        }
        drop(shelf.by_name("Aalto, Brita"));
        drop(shelf.by_number("990000011"));
    }
    assert!(whole.len() / 3 < told, "{told} of {}", whole.len());
    std::fs::write(&path, "").unwrap();
    assert_eq!(lists.kept()[0].name(), "fide");
    import(&lists, "list.txt", COMBINED).unwrap();
    assert_eq!(lists.kept()[0].name(), "FIDE");
}

#[test]
fn names_and_months_of_lists_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let lists = RatingLists::within(disk::system(), Some(folder.path().join("lists")));
    let import = |name: &str, month: Option<&str>| {
        let import = Import {
            name: Some(name.to_owned()),
            month: month.map(str::to_owned),
            file: "list.txt".to_owned(),
            choices: Choices::default(),
            ..Import::default()
        };
        lists.import(Cursor::new(COMBINED), &import, &()).map(|meta| (meta.name, meta.month))
    };
    for wrong in ["", "  ", "../x", "a/b", "...", &"x".repeat(31)] {
        assert!(matches!(import(wrong, None), Err(ListsError::Name(_))), "{wrong}");
    }
    assert!(matches!(import("FIDE", Some("October")), Err(ListsError::Month(_))));
    assert_eq!(import("Träning 2", Some("nov26")).unwrap(), ("Träning 2".to_owned(), "NOV26".to_owned()));
    assert_eq!(import("TRÄNING-2", None).unwrap().1, "", "nothing says the month");
    assert_eq!(lists.kept().len(), 1);
}

/// A folder with rating lists, as the command line finds them.
fn place() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("players_list_foa.txt"), COMBINED).unwrap();
    let told = "FIDE OCT26: 7 players read (fixed width)\nratings: standard, rapid, blitz\n";
    check(&folder, &["lists", "import", "players_list_foa.txt", "--month", "oct26"], 0, told, "");
    let new = ["new", "e.ron", "--preset", "fide-swiss", "--title", "Open"];
    assert_eq!(wallchart(&folder, &new).status.code(), Some(0));
    folder
}

fn wallchart(folder: &tempfile::TempDir, arguments: &[&str]) -> Output {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    command.args(arguments).current_dir(folder.path()).env("XDG_DATA_HOME", folder.path().join("data"));
    command.output().unwrap()
}

#[track_caller]
fn check(folder: &tempfile::TempDir, arguments: &[&str], status: i32, out: &str, err: &str) {
    let output = wallchart(folder, arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), err, "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), out, "{arguments:?}");
    assert_eq!(output.status.code(), Some(status), "{arguments:?}");
}

fn entrants(path: &Path) -> Vec<Entrant> {
    let contents = contents_of(path).unwrap();
    let (state, _) = replay::replay(&contents.header, &contents.entries).unwrap();
    state.players.iter().map(|player| player.entrant.clone()).collect()
}

/// A list of entrants, and the facts from the rating lists that a director sees before the import.
const ENTRANTS: &str = "\
Name;Rating;Id;Fed;Born
Aalto, Brita;2300;990000011;;
Orlan Tomas Bexley;;;;
Erskov, Pim;;;SWE;
Somebody, Else;1500;990000073;;
Gone, Long;1400;17;;
";

#[test]
fn entrants_are_completed_from_the_rating_lists() {
    let folder = place();
    std::fs::write(folder.path().join("list.csv"), ENTRANTS).unwrap();
    let output = wallchart(&folder, &["register", "e.ron", "list.csv", "--dry-run", "--accept-all"]);
    let told = String::from_utf8(output.stdout).unwrap();
    for line in [
        "FIDE OCT26: 2 of 5 players found",
        "note: 4: Erskov, Pim: 1 person of that name, with another federation",
        "note: 5: Somebody, Else has the id 990000073 of Garrick in FIDE OCT26",
        "note: 6: Gone, Long: no list has the id 17",
        "differs: 2: Aalto, Brita: rating: 2300 → 2312 (FIDE OCT26)",
        "1 rating differs: as in the list (--from-lists all takes the rating lists')",
        "new: Orlan Tomas Bexley, 2604, standard 2604 K10 FIDE OCT26, rapid 2577 K10 FIDE OCT26, blitz 2590 K10 FIDE OCT26, GM, m, XXB, id 990000028, born 1991",
    ] {
        assert!(told.lines().any(|one| one == line), "{line} is not in\n{told}");
    }
    let without = ["register", "e.ron", "list.csv", "--dry-run", "--accept-all", "--from-lists", "nothing"];
    assert!(!String::from_utf8(wallchart(&folder, &without).stdout).unwrap().contains("OCT26"));
    let all = ["register", "e.ron", "list.csv", "--accept-all", "--from-lists", "all"];
    assert_eq!(wallchart(&folder, &all).status.code(), Some(0));
    let entrants = entrants(&folder.path().join("e.ron"));
    let shown = |entrant: &Entrant| {
        let ratings = entrant
            .ratings
            .iter()
            .map(|one| format!(" {} {} {:?} {}", one.kind.name(), one.rating, one.k, one.source));
        format!("{} {}{}", entrant.name, entrant.rating.unwrap_or_default(), ratings.collect::<String>())
    };
    assert_eq!(
        shown(&entrants[0]),
        "Aalto, Brita 2312 standard 2312 Some(10) FIDE OCT26 rapid 2280 Some(20) FIDE OCT26 blitz 2251 Some(20) FIDE OCT26"
    );
    assert_eq!(shown(&entrants[2]), "Erskov, Pim 0");
    assert_eq!(shown(&entrants[3]), "Somebody, Else 1500");
}

#[test]
fn registered_players_are_updated_from_the_list() {
    let folder = place();
    let players = "Aalto, Brita, 2300, id 990000011\nBexley, Orlan Tomas, 2604, GM, m, XXB, id 990000028, born 1991\nErskov, Pim, 2305\n";
    std::fs::write(folder.path().join("list.txt"), players).unwrap();
    let register = ["register", "e.ron", "list.txt", "--from-lists", "nothing", "--accept-all"];
    assert_eq!(wallchart(&folder, &register).status.code(), Some(0));
    let output = wallchart(&folder, &["lists", "check", "e.ron"]);
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(
        told.contains(
            "Aalto, Brita: rating: 2300 → 2312; standard rating: none → 2312 K10 FIDE OCT26; rapid rating: none → 2280"
        ),
        "{told}"
    );
    assert!(told.ends_with("3 of 3 players found in the lists, 3 differ\n"), "{told}");
    let take = ["lists", "check", "e.ron", "--take", "--player", "aalto", "--player", "2", "--accept-all"];
    let output = wallchart(&folder, &take);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let output = wallchart(&folder, &["lists", "check", "e.ron"]);
    assert!(
        String::from_utf8(output.stdout).unwrap().ends_with("3 of 3 players found in the lists, 1 differs\n")
    );
    let entrants = entrants(&folder.path().join("e.ron"));
    assert_eq!((entrants[0].ratings.len(), entrants[2].ratings.len()), (3, 0));
    // The next month: a changed rating and a changed name.
    let next = COMBINED
        .replace("2312  9   10", "2320  9   10")
        .replace("Bexley, Orlan Tomas ", "Bexley, Orlan Thomas");
    std::fs::write(folder.path().join("players_list_foa.txt"), next).unwrap();
    let import = ["lists", "import", "players_list_foa.txt", "--month", "NOV26"];
    assert_eq!(wallchart(&folder, &import).status.code(), Some(0));
    let told = String::from_utf8(wallchart(&folder, &["lists", "check", "e.ron"]).stdout).unwrap();
    assert!(
        told.contains("Aalto, Brita: rating: 2312 → 2320; standard rating: 2312 K10 FIDE OCT26 → 2320 K10 FIDE NOV26 (FIDE NOV26)"),
        "{told}"
    );
    assert!(told.contains("name: Bexley, Orlan Tomas → Bexley, Orlan Thomas (FIDE NOV26)"), "{told}");
}

#[test]
fn commands_report_missing_and_invalid_lists() {
    let folder = tempfile::tempdir().unwrap();
    let none = "no rating list is at hand (wallchart lists import FILE reads one)\n";
    check(&folder, &["lists"], 0, none, "");
    check(&folder, &["lists", "find", "berg"], 2, "", none);
    std::fs::write(folder.path().join("standard.txt"), STANDARD.replace("Flag", "Flug")).unwrap();
    let output = wallchart(&folder, &["lists", "import", "standard.txt"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("standard.txt:1: the columns of this list are not known: `ID Number"), "{told}");
    assert_eq!((output.status.code(), told.lines().count()), (Some(2), 1));
    std::fs::write(folder.path().join("list.txt"), STANDARD).unwrap();
    let which = "list.txt: the list holds one kind of rating and does not say which (say it with --kind standard, rapid or blitz)\n";
    check(&folder, &["lists", "import", "list.txt"], 2, "", which);
    let told = "FIDE OCT26: 7 players read (fixed width)\ncalled: FIDE blitz\nratings: blitz\n";
    check(&folder, &["lists", "import", "list.txt", "--kind", "blitz"], 0, told, "");
    let found = "D, Ravindran, XXD, m, blitz 1512 (K 40), 99042  (FIDE OCT26)\n";
    check(&folder, &["lists", "find", "ravindra"], 0, found, "");
    check(&folder, &["lists", "remove", "FIDE blitz"], 0, "removed: FIDE blitz\n", "");
    check(&folder, &["lists"], 0, none, "");
}

#[test]
fn a_generated_list_depends_only_on_its_seed() {
    let folder = tempfile::tempdir().unwrap();
    for (name, more) in
        [("a.txt", &[][..]), ("b.txt", &[]), ("c.xml", &["--xml"]), ("d.txt", &["--odd-lines"])]
    {
        let arguments = [&["simulate", "--list", "400", "--seed", "9", "-o", name], more].concat();
        check(&folder, &arguments, 0, "", "");
    }
    let bytes = |name: &str| std::fs::read(folder.path().join(name)).unwrap();
    assert_eq!(bytes("a.txt"), bytes("b.txt"));
    for name in ["a.txt", "c.xml", "d.txt"] {
        assert_eq!(wallchart(&folder, &["lists", "import", name]).status.code(), Some(0), "{name}");
    }
    check(&folder, &["simulate", "--list", "0"], 2, "", "--list 0 (expected 1 to 8000000)\n");
}
