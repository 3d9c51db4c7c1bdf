//! Rating lists at hand: read once, replaced whole or not at all, and looked people up in as one types.

use std::io::{Cursor, ErrorKind, Write as _};
use std::path::Path;
use std::sync::Arc;

use crate::support::failing_disk::{FailingDisk, Step};
use wallchart::formats::rating_list::Choices;
use wallchart::formats::rating_list::fill::Finder as _;
use wallchart::formats::rating_list::written::{Lines, Wanted};
use wallchart::storage::disk;
use wallchart::user::files::Files;
use wallchart::user::rating_lists::{Import, ListsError, Meta, RatingLists, Shelf};

const COMBINED: &str = include_str!("../src/formats/rating_list/samples/combined.txt");
const STANDARD: &str = include_str!("../src/formats/rating_list/samples/standard.txt");

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
fn people_are_found_by_number_by_words_in_any_order_and_mistyped() {
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
    // Whoever has no name is found by number only.
    assert_eq!(shelf.by_number("990000042").unwrap().len(), 1);
    assert!(shelf.by_name("990000042").unwrap().is_empty());
}

#[test]
fn a_thousand_invented_people_are_all_found_though_a_letter_is_wrong() {
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

#[test]
fn archives_hold_the_list_its_month_and_its_kind() {
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
    // A byte of the packed list is another one: the sum of the archive tells.
    let mut bytes = whole.clone();
    bytes[120] ^= 0x40;
    assert!(import(&lists, "x.zip", bytes).is_err());
    assert_eq!(lists.kept().len(), 2);
}

#[test]
fn a_list_that_is_far_shorter_or_empty_leaves_the_one_at_hand() {
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
fn whoever_stands_twice_counts_once_the_active_line_first() {
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
fn whatever_fails_on_the_disk_the_list_at_hand_stays() {
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
fn what_a_killed_import_left_behind_goes_with_the_next_one_and_what_is_being_written_stays() {
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
fn two_programs_import_at_once_and_one_of_both_lists_is_there() {
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
fn an_open_list_stays_as_it_was_while_another_program_replaces_it() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    import(&lists, "list.txt", COMBINED).unwrap();
    let (mut shelf, _) = lists.open();
    import(&lists, "list.txt", COMBINED.replace("Aalto", "Balto")).unwrap();
    assert_eq!(found(&mut shelf, "aalto"), ["Aalto, Brita"]);
    assert_eq!(found(&mut lists.open().0, "aalto"), ["Balto, Brita"], "a letter off");
}

#[test]
fn an_index_that_is_damaged_anywhere_is_told_and_breaks_nothing() {
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
fn names_of_lists_are_names_of_files_and_months_are_months() {
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
