//! The desk says findings about an input and errors of files and servers in every language.

use std::io::{Error, ErrorKind};
use std::path::PathBuf;

use crate::support::screen::{self, TestDesk};
use wallchart::desk::storage::event_file::{Loss, ReadOnly, StorageError};
use wallchart::desk::user::files::FileError;
use wallchart::engine::setup::RatingSystem;
use wallchart::formats::import;
use wallchart::formats::language::ENGLISH;
use wallchart::formats::language::desk::DeskLanguage;

/// Words that no other language of the desk has.
const ENGLISH_WORDS: [&str; 12] =
    ["the", "is", "are", "was", "this", "other", "that", "with", "not", "has", "have", "more"];

/// Checks that a text is said in every other language, and that what it quotes stays.
#[track_caller]
fn check(english: &str, quoted: &[&str], say: impl Fn(&DeskLanguage, &str) -> String) {
    for language in DeskLanguage::all().filter(|one| one.tag() != ENGLISH) {
        let said = say(&language, english);
        let mut words = said.split(|sign: char| !sign.is_alphanumeric());
        let english_word = words.find(|word| ENGLISH_WORDS.contains(word));
        assert_eq!(english_word, None, "{}: {english}\n{said}", language.tag());
        assert!(said != english, "{}: {said}", language.tag());
        for quoted in quoted {
            assert!(said.contains(quoted), "{}: {quoted} is not in {said}", language.tag());
        }
    }
}

#[track_caller]
fn check_finding(english: &str, quoted: &[&str]) {
    check(english, quoted, DeskLanguage::finding);
}

#[track_caller]
fn check_error(english: &str, quoted: &[&str]) {
    check(english, quoted, |language, text| language.word(text).into_owned());
}

/// Returns the findings about a report.
fn findings(report: &[u8]) -> Vec<String> {
    let draft = import::report(report).unwrap();
    let changed = draft.changed.iter().map(|changed| format!("line {changed}"));
    changed.chain(draft.adjustments).chain(draft.notes).chain(draft.breaches).collect()
}

#[test]
fn findings_of_reports_are_in_every_language() {
    let mut count = 0;
    for file in ["byte-columns", "cp1250", "in-progress", "quirks", "teams"] {
        for finding in findings(&std::fs::read(format!("tests/trf/{file}.trf")).unwrap()) {
            // Arrows and days are no words, and a refusal is one of the command line.
            if finding.contains(char::is_alphabetic) && !finding.contains("(expected a player of another") {
                check_finding(&finding, &[]);
                count += 1;
            }
        }
    }
    assert!(count > 5, "{count}");
}

#[test]
fn findings_keep_names_and_what_the_report_says() {
    check_finding(
        "the report is of another system (192 CUP): the event goes on by manual pairing",
        &["192 CUP"],
    );
    check_finding("the report is of a round robin (092 Berger); the event is a round robin", &["092 Berger"]);
    check_finding("no rule here pairs the type X (192): the event goes on by manual pairing", &["X"]);
    check_finding(
        "round 2: Bye, Ann and White, Black met in round 1 (C.04.3 C1)",
        &["Bye, Ann", "White, Black"],
    );
    check_finding(
        "round 2 is not as FIDE (Dutch) Swiss pairs it: 2-4, 3-1 instead of 2-1, 3-4",
        &["2-4, 3-1"],
    );
    check_finding("No 3 Round, Al has no game: imported as withdrawn before round 1", &["3 Round, Al"]);
    check_finding(
        "No 1 Bye has no rank and played fewer than half of the games: withdrawn, and no result counts",
        &["1 Bye"],
    );
    check_finding(
        "without a rank in the report, and ranked in the event: No 2 Draw, Tom; No 3 Bye and 4 more",
        &["No 2 Draw, Tom; No 3 Bye", "4"],
    );
    check_finding("several players have one name: No 1 White, No 2 White", &["No 1 White, No 2 White"]);
    check_finding(
        "the ranks of the report do not follow from points and BH:C1, by which the event ranks: No 2 Bye: 2 → 1",
        &["BH:C1", "No 2 Bye: 2 → 1"],
    );
    check_finding("line 7: `152 W` contradicts `152 B` of line 5: the later line counts", &["7", "`152 B`"]);
    check_finding("titles are written as the federation writes them today: g → GM", &["g → GM"]);
    check_finding("line 3: `x` is not a sex (expected m or w): the sex is left out", &["`x`", "3"]);
    check_finding("line 3: the name `O\\u{92}Hara` is now `O Hara`", &["`O\\u{92}Hara`", "`O Hara`"]);
    check_finding("accepted without asking: No 9 Bye, Ann appears twice in round 3", &["9 Bye, Ann"]);
    check_finding(
        "line 4: player 3 has 2.0 points, but the results add up to something else (expected 2.5)",
        &["3", "4"],
    );
}

/// A sentence with a colon stays whole before the name of its rule.
#[test]
fn a_warning_with_a_colon_is_one_sentence() {
    check(
        "2 players cannot be paired by the rules in 9 rounds: 1 game or bye at most for Berg, Luca (C.04.1)",
        &["Berg, Luca", "(C.04.1)"],
        |language, text| language.word(text).into_owned(),
    );
}

/// A name that looks like a line or a round stays.
#[test]
fn a_name_that_looks_like_a_place_stays_in_a_finding() {
    let language = DeskLanguage::of("de").unwrap();
    for name in ["Line 3, Bye", "Table 2, Ed", "round x: Bye, Ann", "Line"] {
        let english = format!("line 3: the name `{name}` is now `{name}`");
        assert_eq!(language.finding(&english), format!("Zeile 3: Name `{name}` heißt jetzt `{name}`"));
    }
}

#[test]
fn errors_of_files_are_in_every_language() {
    let path = || PathBuf::from("/events/the bye.ron");
    let error = |kind: ErrorKind| Error::from(kind);
    for kind in [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::AlreadyExists,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::InvalidFilename,
        ErrorKind::StorageFull,
    ] {
        check_file(&FileError::Disk { path: path(), error: error(kind) }.to_string());
        for doing in ["reading", "opening", "creating"] {
            check_file(&StorageError::Io { path: path(), doing, error: error(kind) }.to_string());
        }
    }
    check_file(&FileError::NotText(path()).to_string());
    check_file(&StorageError::Stopped(path()).to_string());
    for why in [
        ReadOnly::Elsewhere(None),
        ReadOnly::Elsewhere(Some(path())),
        ReadOnly::Protected,
        ReadOnly::Unlockable("E42".to_owned()),
    ] {
        check_file(&StorageError::ReadOnly { path: path(), why }.to_string());
    }
    for loss in [Loss::Gone, Loss::NotAFile, Loss::Replaced, Loss::Shortened, Loss::Changed] {
        let error = error(ErrorKind::StorageFull);
        check_file(&StorageError::Lost { path: path(), loss, error }.to_string());
    }
    check_error(
        "the paper is not written: /a/b.pdf: the disk is full (make room, then try again)",
        &["/a/b.pdf"],
    );
}

#[track_caller]
fn check_file(english: &str) {
    for language in DeskLanguage::all().filter(|one| one.tag() != ENGLISH) {
        let said = language.word(english);
        assert!(said != english && said.contains("/events/the bye.ron"), "{}: {said}", language.tag());
    }
    check_error(&english.replace("the bye", "e"), &["/events/e.ron"]);
}

#[test]
fn errors_of_servers_are_in_every_language() {
    check_error("no server can be reached at 127.0.0.1:4222", &["127.0.0.1:4222"]);
    check_error(
        "the server at hall:4222 is that of another event, or the event is hosted anew",
        &["hall:4222"],
    );
    check_error("the connection to the server is lost (E42)", &["E42"]);
    check_error(
        "not recorded: the server does not answer (you can still enter results; for everything else, wait until \
         the server is back)",
        &[],
    );
    check_error("there is already a desk called Bye (choose another name)", &["Bye"]);
    check_error(
        "this is the code of the role look, not of the role lead (each role has its own code)",
        &["look"],
    );
    check_error("the others cannot be reached: the connection to the server is lost", &[]);
}

/// The error of the message line and the question before an import have the language.
#[test]
fn the_desk_shows_an_error_of_a_file_in_its_language() {
    screen::speak(&DeskLanguage::of("de").unwrap());
    let mut desk = TestDesk::new("fide-swiss", &["Ana"]);
    desk.keys("1o");
    desk.text("/nowhere/e.ron");
    desk.keys("<Enter>");
    let shown = desk.screen(160, 24);
    screen::speak(&DeskLanguage::default());
    assert!(shown.contains("/nowhere/e.ron: beim Öffnen: "), "{shown}");
    assert!(!shown.contains("no such file"), "{shown}");
}

/// A sentence that parts a rule by `of` has names of rules with `of`, too.
#[test]
fn rules_of_teams_and_help_of_probit_are_in_every_language() {
    for adds in ["sum of points", "mean of points", "sum of places", "mean of the places at tables"] {
        for who in ["all players", "the best player", "the best 3 players"] {
            let rule = format!("The {adds} of {who} of a club; equal teams by their best single places.");
            check(&rule, &[], |language, text| language.word(text).into_owned());
        }
    }
    for rating in RatingSystem::offered().into_iter().filter(|one| matches!(one, RatingSystem::Probit { .. }))
    {
        for parameter in rating.parameters() {
            check_error(parameter.help, &[]);
        }
        check_error(rating.help(), &[]);
    }
}

/// A day of birth is shown as it is typed.
#[test]
fn a_typed_player_has_the_days_of_the_language() {
    for tag in ["de", "fr", "es"] {
        screen::speak(&DeskLanguage::of(tag).unwrap());
        let mut desk = TestDesk::new("fide-swiss", &["Ana"]);
        desk.keys("<F3>a");
        desk.text("Bo, 2000, 3/10/1987");
        let shown = desk.screen(120, 24);
        screen::speak(&DeskLanguage::default());
        let day = if tag == "de" { "03.10.1987" } else { "03/10/1987" };
        assert!(shown.contains(day), "{tag}: {shown}");
    }
}

/// At 80 columns a day of birth is whole or absent.
#[test]
fn no_day_of_birth_is_cut() {
    let players = [
        "Berg, Luca, 2200, GM, m, GER, born 1990-02-03, club Nord, fee 20, id 123456",
        "Dahl, Ida, 2100, w, NOR, born 1991-12-11, club SK Süd, fee 10",
    ];
    for language in DeskLanguage::all() {
        screen::speak(&language);
        let mut desk = TestDesk::new("fide-swiss", &players);
        desk.keys("<F3><Home>b");
        desk.text("2 0");
        desk.keys("<Esc>");
        let shown = desk.screen(80, 24);
        screen::speak(&DeskLanguage::default());
        for line in shown.lines().filter(|line| line.contains("Berg, Luca") || line.contains("Dahl, Ida")) {
            let is_cut = line.split_whitespace().any(|part| part.starts_with("19") && part.ends_with('…'));
            assert!(!is_cut && !line.contains("123…"), "{}: {shown}", language.tag());
        }
    }
}
