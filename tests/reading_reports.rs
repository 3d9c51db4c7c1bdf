//! Reports of other programs, in any encoding and cut anywhere: `pair`, `check`, `tiebreaks` and `import`
//! read the same, report their guesses, and never panic.

use std::path::Path;

use assert_cmd::Command;

/// The answer of a command: status, standard output, standard error.
#[derive(Debug)]
struct Answer {
    status: Option<i32>,
    out: String,
    told: String,
}

fn call(folder: &Path, arguments: &[&str]) -> Answer {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    command.args(arguments).current_dir(folder).env("XDG_DATA_HOME", folder);
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Answer { status: output.status.code(), out: text(output.stdout), told: text(output.stderr) }
}

/// Returns the answers of the four commands about a report, with some additional arguments.
fn answers(report: &[u8], more: &[&str]) -> [Answer; 4] {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("r.trf"), report).unwrap();
    let commands: [&[&str]; 4] = [
        &["pair", "r.trf"],
        &["check", "r.trf"],
        &["tiebreaks", "r.trf", "--values", "BH,SB"],
        &["import", "r.trf", "-o", "e.ron", "--yes"],
    ];
    let answers = commands.map(|command| call(folder.path(), &[command, more].concat()));
    for Answer { status, told, .. } in &answers {
        assert!(matches!(status, Some(0..=2)) && !told.contains("panicked"), "{told}");
    }
    answers
}

/// Returns true if the report is read; all four commands agree.
#[track_caller]
fn is_read(report: &[u8], more: &[&str]) -> bool {
    let answers = answers(report, more);
    let read = answers.each_ref().map(|answer| answer.status != Some(2));
    assert!(read.iter().all(|one| *one == read[0]), "{answers:#?}\n{}", String::from_utf8_lossy(report));
    read[0]
}

/// Checks that all four commands read the report with a message that contains a text.
#[track_caller]
fn said(report: &[u8], expected: &str) {
    for answer in answers(report, &[]) {
        assert!(answer.status != Some(2) && answer.told.contains(expected), "{answer:?}");
    }
}

/// The line of a player, with the name padded by a function.
fn player(number: u16, name: &str, points: &str, rounds: &str, padded: fn(&str) -> String) -> String {
    ranked_player((number, number), name, points, rounds, padded)
}

/// The line of a player whose rank differs from the number.
fn ranked_player(
    (number, rank): (u16, u16),
    name: &str,
    points: &str,
    rounds: &str,
    padded: fn(&str) -> String,
) -> String {
    let name = padded(name);
    let rating = 2000 - number;
    format!(
        "001 {number:>4} m    {name} {rating:>4} {:3} {:>11} {:10} {points:>4} {rank:>4}  {rounds}\n",
        "POL",
        1_234_560 + u32::from(number),
        "1990/01/02"
    )
}

fn by_characters(name: &str) -> String {
    format!("{name:<33}")
}

/// Pads and cuts a name by bytes.
fn by_bytes(name: &str) -> String {
    format!("{name}{}", " ".repeat(33_usize.saturating_sub(name.len())))
}

const NAMES: [&str; 4] = ["Alder, Ann", "Birch, Bo", "Cedar, Cy", "Dogwood, Di"];

/// One round of four players, after some first lines.
fn report(head: &str, names: [&str; 4], padded: fn(&str) -> String) -> String {
    let rounds = [("1.0", "   3 w 1"), ("1.0", "   4 b 1"), ("0.0", "   1 b 0"), ("0.0", "   2 w 0")];
    let lines = (1..).zip(names).zip(rounds);
    let lines = lines.map(|((number, name), (points, rounds))| {
        ranked_player((number, if number < 3 { 1 } else { 3 }), name, points, rounds, padded)
    });
    format!("012 T\n{head}{}", lines.collect::<String>())
}

const HEAD: &str = "142 3\n152 W\n";

fn plain() -> String {
    report(HEAD, NAMES, by_characters)
}

#[test]
fn names_padded_by_bytes_shift_no_column() {
    let fields = |report: &str| {
        let read = wallchart::formats::trf::read(report.as_bytes()).unwrap();
        let player = |one: &wallchart::formats::trf::report::Player| {
            format!(
                "{} {:?} {} {} {} {:?} {:?}",
                one.name, one.rating, one.federation, one.fide_number, one.birth, one.rank, one.cells
            )
        };
        read.players.iter().map(player).collect::<Vec<_>>()
    };
    let scripts = [
        ["éabc", "Birch, Bo", "Cedar, Cy", "Dogwood, Di"],
        ["Иванова, Анна", "Петров, Пётр", "Сидоров, Олег", "Ким, Юлия"],
        ["王小明", "李雷", "김민준", "佐藤 さくら"],
        ["Łącki, Józef", "Παπάς, Νίκος", "王小明", "Dahl, Ida"],
        ["Alder, Ann", "Birch, Bo", "Cedar, Cy", "Zoë Čapek"],
        ["😀 Ann", "Bo", "Cy", "Di"],
    ];
    for names in scripts {
        let expected = fields(&report(HEAD, names, by_characters));
        let shifted = report(HEAD, names, by_bytes);
        assert_eq!(fields(&shifted), expected, "{shifted}");
        assert!(is_read(shifted.as_bytes(), &[]));
        said(shifted.as_bytes(), "are counted in bytes, not in characters");
    }
    // Two programs have written the file, so each line has its own encoding.
    let mixed: String = report(HEAD, scripts[1], by_bytes)
        .lines()
        .zip(report(HEAD, scripts[1], by_characters).lines())
        .enumerate()
        .flat_map(|(at, (bytes, characters))| [if at % 2 == 0 { bytes } else { characters }, "\n"])
        .collect();
    assert_eq!(fields(&mixed), fields(&report(HEAD, scripts[1], by_characters)));
    assert_eq!(fields(&plain()), fields(&report(HEAD, NAMES, by_bytes)));
}

/// A long name may be cut within a letter: the half letter is dropped.
#[test]
fn a_name_cut_within_a_letter_is_read() {
    let name = "Константинопольский, Александр";
    let text = report(HEAD, [name, "Birch, Bo", "Cedar, Cy", "Dogwood, Di"], by_bytes);
    let start = text.find(name).unwrap();
    let mut bytes = text.into_bytes();
    bytes.drain(start + 33..start + name.len());
    let read = wallchart::formats::trf::read(&bytes).unwrap();
    assert_eq!((&*read.players[0].name, read.players[0].rating), ("Константинопольс", Some(1999)));
    assert!(is_read(&bytes, &[]));
}

#[test]
fn the_encoding_of_a_report_is_detected_or_given() {
    let western = ["Müller, Jörg", "Ødegård, Åse", "Núñez, José", "Lefèvre, François"];
    let central = ["Ałder, Zofia", "Dvořák, Bohuš", "Černý, Jiří", "Łącki, Józef"];
    let cyrillic = ["Иванова, Анна", "Петров, Пётр", "Сидоров, Олег", "Ким, Юлия"];
    let cases = [
        (western, "windows-1252", "Windows-1252"),
        (central, "windows-1250", "Windows-1250"),
        (cyrillic, "windows-1251", "Windows-1251"),
        (cyrillic, "koi8-r", "KOI8"),
    ];
    for (names, label, name) in cases {
        let text = report(HEAD, names, by_characters);
        let bytes = encoding_rs::Encoding::for_label(label.as_bytes()).unwrap().encode(&text).0.into_owned();
        let [_, _, order, _] = answers(&bytes, &[]);
        assert!(names.iter().all(|name| order.out.contains(name)), "{label}: {}", order.out);
        said(&bytes, name);
        let [_, _, order, _] = answers(&bytes, &["--encoding", label]);
        assert!(names.iter().all(|name| order.out.contains(name)), "{label}: {}", order.out);
    }
    let text = report(HEAD, western, by_characters);
    for bytes in [u16::to_le_bytes as fn(u16) -> [u8; 2], u16::to_be_bytes] {
        for mark in ["", "\u{feff}"] {
            let wide: Vec<u8> = format!("{mark}{text}").encode_utf16().flat_map(bytes).collect();
            said(&wide, "UTF-16");
            assert!(answers(&wide, &[])[2].out.contains("Müller, Jörg"));
        }
    }
    let dos =
        report(HEAD, ["M\u{81}ller, J\u{94}rg", "H\u{84}gg, Bo", "Cedar, Cy", "Dogwood, Di"], by_characters);
    let dos: Vec<u8> = dos.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    said(&dos, "DOS 437");
    assert!(answers(&dos, &["--encoding", "cp437"])[2].out.contains("Müller, Jörg"));
    // UTF-8 is the normal case and causes no message.
    for mark in ["", "\u{feff}"] {
        let marked = format!("{mark}{}", report(HEAD, cyrillic, by_characters));
        assert!(answers(marked.as_bytes(), &[]).iter().all(|answer| answer.told.is_empty()));
    }
    let refused = answers(plain().as_bytes(), &["--encoding", "klingon"]);
    assert!(refused.iter().all(|answer| answer.told.contains("no such encoding")));
}

#[test]
fn the_points_of_an_older_report_are_inferred() {
    let lines = [("3.0", "   3 w 1"), ("1.0", "   4 b ="), ("0.0", "   1 b 0"), ("1.0", "   2 w =")];
    let lines = (1..).zip(NAMES).zip(lines);
    let lines =
        lines.map(|((number, name), (points, rounds))| player(number, name, points, rounds, by_characters));
    let text = format!("012 T\nXXR 3\nXXC white1\n{}", lines.collect::<String>());
    said(text.as_bytes(), "those of the lines follow from 3-1-0");
    let [_, _, order, _] = answers(text.as_bytes(), &[]);
    assert!(order.out.contains("\n1,1,\"Alder, Ann\""), "{}", order.out);
}

#[test]
fn contradicting_records_are_reported() {
    let cases = [
        ("142 3\nXXR 5\n152 W\n", "`XXR 5` contradicts `142 3` of line 2: the later line counts"),
        ("142 3\n152 W\nXXC black1\n", "`XXC black1` contradicts `152 W` of line 3: the later line counts"),
        (
            "142 3\n152 W\n162  W 1.0    D 0.5\nBBW  1.0\nBBD  0.4\n",
            "a draw is worth 0.4 here and 0.5 in line 4: the later line counts",
        ),
        ("142 3\n142 4\n152 W\n", "`142 4` contradicts `142 3` of line 2"),
        (
            "142 3\n152 W\n202 BH\n212 PTS,SB\n",
            "`202 BH` contradicts `212 PTS,SB` of line 5: the list of 212 counts",
        ),
        ("142 3\n152 W\n202 BH\n202 SB\n", "`202 SB` contradicts `202 BH` of line 4: the first list counts"),
        ("142 3\n152 W\n012 U\n", "`012 U` contradicts `012 T` of line 1: the first line counts"),
        ("142 3\n152 W\n042 2026/01/02\n042 2026/01/03\n", "`042 2026/01/03` contradicts"),
        (
            "142 3\n152 W\n192 FIDE_DUTCH_BAKU\n192 FIDE_DUTCH\n",
            "`192 FIDE_DUTCH` contradicts `192 FIDE_DUTCH_BAKU` of line 4: the later line counts",
        ),
        (
            "142 3\n152 W\n240 H 001    2\n",
            "`240 H` contradicts the line of player 2 in round 1: the player's line counts",
        ),
    ];
    for (head, expected) in cases {
        said(report(head, NAMES, by_characters).as_bytes(), expected);
    }
    let agreeing = report(
        "142 3\nXXR 3\n152 W\nXXC white1\n202 BH,sb\n212 PTS,BH,SB\n012 T\n240 H 002    2\n",
        NAMES,
        by_characters,
    );
    assert!(answers(agreeing.as_bytes(), &[]).iter().all(|answer| answer.told.is_empty()));
}

#[test]
fn a_line_that_resembles_a_player_is_reported() {
    let text = plain();
    let line = text.lines().last().unwrap().replacen("001    4", "101    5", 1);
    said(format!("{text}{line}\n").as_bytes(), "`101` is no record of players");
}

#[test]
fn an_unknown_result_may_be_an_x() {
    for sign in ["?", "X", "x"] {
        let text = plain().replace("3 w 1", &format!("3 w {sign}")).replace("1 b 0", &format!("1 b {sign}"));
        let text = text.replacen(" 1.0    1", " 0.5    1", 1).replacen(" 0.0    3", " 0.5    3", 1);
        assert!(is_read(text.as_bytes(), &[]), "{sign}");
    }
    // An open game may be worth nothing so far, by the points alone or by a record.
    let open =
        plain().replace("3 w 1", "3 w X").replace("1 b 0", "1 b X").replacen(" 1.0    1", " 0.0    1", 1);
    said(open.as_bytes(), "count a result that is not known yet as nothing");
    let [_, _, order, import] = answers(open.as_bytes(), &[]);
    assert!(order.out.starts_with("rank,id,name,BH,SB\n1,2,"), "{}", order.out);
    assert!(import.told.contains("counts as a draw in the event, and 0.0 in the report"), "{}", import.told);
    let stated = open.replacen("152 W\n", "152 W\n162  X 0.0\n", 1);
    assert!(is_read(stated.as_bytes(), &[]), "{stated}");
    assert!(answers(stated.as_bytes(), &[])[3].told.contains("and 0.0 in the report"));
    // One line has the result, the other does not.
    let text = plain().replace("1 b 0", "1 b ?").replacen(" 1.0    1", " 0.5    1", 1);
    let text = text.replacen(" 0.0    3", " 0.5    3", 1);
    said(text.as_bytes(), "does not count: that of the opponent is unknown");
}

/// For every way to end lines, cut or continue a file, the four commands give one answer.
#[test]
fn all_commands_agree_about_odd_files() {
    let text = plain();
    let swapped = |from: &str, to: &str| text.replacen(from, to, 1);
    let read: Vec<String> = vec![
        text.replace('\n', "\r\n"),
        text.replace('\n', "\r"),
        text.trim_end().to_owned(),
        format!("{text}\u{1a}"),
        format!("{text}\n\n   \n"),
        format!("{text}This program is not registered.\n"),
        format!("\u{feff}{text}"),
        text.replace("012 T", "012 T\tU"),
        swapped("142 3", "XXR 3"),
        swapped("152 W\n", ""),
        text.lines().rev().flat_map(|line| [line, "\n"]).collect(),
        text.replace("   1  ", "  01  "),
    ];
    for text in &read {
        assert!(is_read(text.as_bytes(), &[]), "{text}");
    }
    let refused: Vec<String> = vec![
        swapped("   3 w 1", "\t3 w 1"),
        swapped("   3 w 1", "   9 w 1"),
        swapped("   3 w 1", "   3 b 1"),
        swapped("   3 w 1", "   1 w 1"),
        swapped("001    2", "001    1"),
        swapped("   4 b 1", "   3 b 1"),
        text.chars().take(text.len() - 40).collect(),
        swapped("142 3", "142 three"),
        text.replace("001 ", "01 "),
        String::new(),
    ];
    for text in &refused {
        assert!(!is_read(text.as_bytes(), &[]), "{text}");
    }
    // A cut at any place, with any bytes there, causes no panic.
    let at = text.find("001    3").unwrap();
    for cut in (at..text.len()).step_by(23) {
        for strange in ["", "é", "\u{0}\u{0}", "王", "\t", "999999", "\u{301}"] {
            answers(format!("{}{strange}", &text[..cut]).as_bytes(), &[]);
        }
    }
}

#[test]
fn an_import_that_breaks_rules_needs_a_yes() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let rounds = [
        ("2.0", "   2 w 1     2 b 1"),
        ("0.0", "   1 b 0     1 w 0"),
        ("1.5", "   4 w 1     4 b ="),
        ("0.5", "   3 b 0     3 w ="),
    ];
    let lines = (1..).zip(NAMES).zip(rounds);
    let lines =
        lines.map(|((number, name), (points, rounds))| player(number, name, points, rounds, by_characters));
    let text = format!("012 T\n{HEAD}{}", lines.collect::<String>());
    std::fs::write(folder.join("r.trf"), text).unwrap();
    let import = |more: &[&str]| call(folder, &[&["import", "r.trf", "-o", "e.ron"], more].concat());
    let waits = import(&[]);
    assert_eq!((waits.status, folder.join("e.ron").exists()), (Some(1), false), "{waits:?}");
    assert!(waits.told.contains("nothing is written: ") && waits.told.contains("--yes accepts"), "{waits:?}");
    assert!(waits.told.contains("round 2"), "{waits:?}");
    let made = import(&["--yes"]);
    assert_eq!((made.status, folder.join("e.ron").exists()), (Some(0), true), "{made:?}");
}

#[test]
fn an_import_reports_every_adjustment() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = "022 Here\n042 03.05.2025\n072 9\nXXC white1\n\
001    1 f  g Alder,  Ann                       2000 DEU     0012345 03.04.1999  3.0    1     3 w 1  0000   +\n\
001    2 m    Birch, Bo                            0 POL           0 1990.01.02  1.0    3     4 b =  0000   -\n\
001    3 m    Cedar, Cy                         1980 POL             1987/00/00  1.0    3     1 b 0  0000   =\n\
001    4 w    Dogwood, Di                       1970 POL                         2.0    2     2 w =  0000   =\n";
    std::fs::write(folder.join("r.trf"), text).unwrap();
    let Answer { told, .. } = call(folder, &["import", "r.trf", "-o", "e.ron", "--yes"]);
    for expected in [
        "sexes are written as the event has them: f → w",
        "titles are written as the federation writes them today: g → GM",
        "numbers of the federation are written as the event has them: 0012345 → 12345, 0 → –",
        "ratings are written as the event has them: 0 → –",
        "federations are written as the event has them: DEU → GER",
        "03.04.1999 → 1999/04/03",
        "1990.01.02 → 1990/01/02",
        "1987/00/00 → 1987",
        "entries without an opponent are byes: + → U, = → H, - → Z",
        "the report has no name (012): the event is called Tournament",
        "`042 03.05.2025` → 2025/05/03",
        "`072 9`: 3 players have a rating",
        "the report does not say how many rounds there are (142): the event has 2 rounds",
        "follow from 3-1-0, and the pairing-allocated bye is worth 0",
    ] {
        assert!(told.contains(expected), "{expected}:\n{told}");
    }
}

/// Facts that only the ranks of a report contain are reported if the event ranks by something else, and so is
/// a player who is named twice.
#[test]
fn an_import_reports_ranks_and_repeated_names() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let import = |text: &str| {
        std::fs::write(folder.join("r.trf"), text).unwrap();
        let answer = call(folder, &["import", "r.trf", "-o", "e.ron", "--dry-run"]);
        assert_eq!(answer.status, Some(0), "{answer:?}");
        answer.told
    };
    let level = report(HEAD, NAMES, by_characters);
    assert_eq!(import(&level), "");
    // Two tied players have a rank each.
    let ranked = |head: &str| {
        let text = report(head, NAMES, by_characters);
        let text = text.replacen("1234562 1990/01/02  1.0    1", "1234562 1990/01/02  1.0    2", 1);
        text.replacen("1234564 1990/01/02  0.0    3", "1234564 1990/01/02  0.0    4", 1)
    };
    let told = import(&ranked("142 3\n152 W\n202 BH\n"));
    assert!(
        told.contains("the ranks of the report do not follow from points and BH, by which the event ranks: ")
            && told.contains("No 2 Birch, Bo: 2 → 1; No 4 Dogwood, Di: 4 → 3"),
        "{told}"
    );
    assert!(
        import(&ranked(HEAD))
            .contains("the report states no tie-breaks (202): the event ranks by points alone: ")
    );
    let finished = import(&ranked("142 1\n152 W\n202 BH\n"));
    assert!(
        finished.contains("do not follow from its tie-breaks (BH): the event holds them as places"),
        "{finished}"
    );
    let twice = level.replacen("Birch, Bo ", "Alder, ANN", 1);
    assert!(import(&twice).contains("several players have one name: No 1 Alder, Ann; No 2 Alder, ANN"));
    let same_id = level.replacen("1234562", "1234561", 1);
    assert!(
        import(&same_id).contains("the id 1234561 is of several players: No 1 Alder, Ann; No 2 Birch, Bo")
    );
}
