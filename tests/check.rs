//! `check`: the rounds of a report that differ from the rules, and the ranks that differ (Q21 of the
//! acceptance checklist), for reports with any other content.

use assert_cmd::Command;

/// Checks a report; returns the status and the output.
fn check(text: &str) -> (Option<i32>, String) {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    let output = command.args(["check", "-"]).write_stdin(text).output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.code(), told)
}

fn simulated(arguments: &[&str]) -> String {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    let output =
        command.args(["simulate", "--seed", "11", "--rounds", "6"]).args(arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}

/// Checks six rounds with correct pairings and ranks.
#[track_caller]
fn right(text: &str) {
    let (status, told) = check(text);
    assert_eq!(status, Some(0), "{told}");
    assert_eq!(told.lines().filter(|line| line.ends_with(": as the rules make it")).count(), 6, "{told}");
    assert!(told.lines().last().unwrap().starts_with("ranks: as "), "{told}");
}

#[test]
fn byes_late_entries_and_pairing_records_are_understood() {
    right(&simulated(&["--players", "25", "--half-point-byes", "60", "--zero-point-byes", "60"]));
    right(&simulated(&["--players", "25", "--full-point-byes", "60", "--forfeits", "100"]));
    right(&simulated(&["--players", "26", "--late-entries", "300", "--withdrawals", "60"]));
    right(&simulated(&["--players", "60", "--acceleration", "baku"]));
    let apart = simulated(&["--players", "24", "--forbidden-groups", "3"]);
    assert!(apart.contains("\n260 "), "{apart}");
    right(&apart);
    // Without the record of prohibited pairings, one pairing differs.
    let met: Vec<&str> = apart.lines().filter(|line| !line.starts_with("260 ")).collect();
    let met = met.join(
        "
",
    );
    assert_eq!(check(&met).0, Some(1));
    // Comments may be anywhere.
    let lines = apart.lines().map(|line| format!("{line}\n### MPA @ Round 2: 1-2 => 2-1\n"));
    right(&format!("### FIDE mode exited @ Round 3\n{}", lines.collect::<String>()));
}

#[test]
fn byes_and_points_from_comments_are_counted() {
    let text = simulated(&["--players", "20", "--half-point-byes", "0"]);
    // A bye of the next round does not affect the played rounds.
    right(&text.replace("\n142 6\n", "\n142 7\n240 H   7    3    4\n"));
    // Half a point more for everybody changes no pairing and no order.
    let more = text.lines().map(|line| match line.get(80..84).filter(|_| line.starts_with("001")) {
        Some(points) => {
            let points: f64 = points.trim().parse().unwrap();
            format!("{}{:>4.1}{}\n", &line[..80], points + 0.5, &line[84..])
        }
        None => format!("{line}\n"),
    });
    let more: String = more.collect();
    assert_eq!(check(&more).0, Some(2), "the points do not follow from the results");
    right(&more.replace("\n142 6\n", "\n142 6\n299           0.5\n"));
}

/// A check passes only if everything was compared.
#[test]
fn a_report_without_rounds_passes_no_check() {
    let report = simulated(&["--players", "6"]);
    let lines = report.lines().filter(|line| !line.starts_with("202") && !line.starts_with("212"));
    let lines = lines.map(|line| match line.split_at_checked(80) {
        Some((player, _)) if line.starts_with("001") => format!("{player} 0.0"),
        Some(_) | None => line.to_owned(),
    });
    let (status, told) = check(&lines.flat_map(|line| [line, "\n".to_owned()]).collect::<String>());
    assert_eq!(status, Some(1), "{told}");
    assert!(told.starts_with("nothing to compare"), "{told}");
}

/// Ranks that cannot be compared do not pass either.
#[test]
fn a_report_with_uncompared_ranks_passes_no_check() {
    let report = simulated(&["--players", "6"]);
    let without_rounds = |list: &str, rank: &dyn Fn(&str) -> String| {
        let lines = report.lines().filter(|line| !line.starts_with("202") && !line.starts_with("212"));
        let lines = lines.map(|line| match line.split_at_checked(80) {
            Some((player, _)) if line.starts_with("001") => format!("{player} 0.0{}", rank(player)),
            Some(_) | None => line.to_owned(),
        });
        lines.chain([format!("202 {list}")]).flat_map(|line| [line, "\n".to_owned()]).collect::<String>()
    };
    for (list, ranked) in [("BH", false), ("XYZ", true)] {
        let rank = |player: &str| if ranked { format!(" {}", &player[4..8]) } else { String::new() };
        let (status, told) = check(&without_rounds(list, &rank));
        assert_eq!(status, Some(1), "{list}: {told}");
        assert!(told.contains("ranks: not compared: ") && told.contains("nothing to compare"), "{told}");
    }
}

#[test]
fn every_wrong_round_is_named_with_the_right_pairing() {
    let text = simulated(&["--players", "12", "--forfeits", "0"]);
    // One board of round 4 has reversed colours: in the 99th column and the seven before.
    let at = 91 + 3 * 10;
    let first = text.lines().find(|line| line.starts_with("001")).unwrap();
    let other: usize = first[at..at + 4].trim().parse().unwrap();
    let turned = text.lines().map(|line| {
        let number: Option<usize> =
            line.get(4..8).filter(|_| line.starts_with("001")).map(|n| n.trim().parse().unwrap());
        if number.is_none_or(|number| number != 1 && number != other) {
            return format!("{line}\n");
        }
        let color = if &line[at + 5..=at + 5] == "w" { "b" } else { "w" };
        format!("{}{color}{}\n", &line[..at + 5], &line[at + 6..])
    });
    let (status, told) = check(&turned.collect::<String>());
    assert_eq!(status, Some(1), "{told}");
    assert!(told.contains("round 3: as the rules make it\nround 4: DIFFERS\n  by the rules "), "{told}");
    assert!(told.contains(&format!("{other}-1")) && told.contains(&format!("1-{other}")), "{told}");
}

#[test]
fn a_round_robin_is_compared_with_its_berger_table() {
    let text = std::fs::read_to_string("tests/tie_breaks/d152-real.trf").unwrap();
    let (status, told) = check(&text);
    assert_eq!((status, told.matches("as the rules make it").count()), (Some(0), 5), "{told}");
    // The same rounds do not fit a table in which the last two rounds of the first cycle are exchanged.
    let (status, told) = check(&text.replace("192 FIDE_ROUNDROBIN", "192 FIDE_DOUBLEROUNDROBIN"));
    assert_eq!(status, Some(1));
    assert!(told.contains("round 4: DIFFERS") && told.contains("round 3: as the rules make it"), "{told}");
    let (status, told) = check(&text.replace("192 FIDE_ROUNDROBIN", "192 CUSTOM_ROUNDROBIN"));
    assert_eq!(status, Some(0));
    assert!(told.contains("pairings: not compared (192 CUSTOM_ROUNDROBIN)"), "{told}");
    // An older report names neither tables nor tie-breaks.
    let is_newer = |line: &&str| ["192", "202"].iter().any(|code| line.starts_with(code));
    let older = text.lines().filter(|line| !is_newer(line)).collect::<Vec<_>>().join("\n");
    let (status, told) = check(&format!("092 round robin\n{older}"));
    assert!(told.starts_with("pairings: not compared (092 round robin)\nnothing to compare: "), "{told}");
    assert_eq!(status, Some(1), "nothing was compared, so nothing is right");
    let (status, told) = check(&older.replace("012", "192 CUSTOM_KNOCKOUT\n012"));
    assert!(told.starts_with("pairings: not compared (192 CUSTOM_KNOCKOUT)\nnothing to compare: "), "{told}");
    assert_eq!(status, Some(1));
}

/// A line of a player with points, rank and rounds.
fn player(number: u16, points: &str, rank: u16, rounds: &str) -> String {
    let name = format!("Player {number}");
    format!("001 {number:>4}      {name:<33} {:>4}{:28}{points:>4} {rank:>4}  {rounds}", 2000 - number, "")
        .trim_end()
        .to_owned()
        + "\n"
}

/// A bye that is announced for the next round does not count as a played round.
#[test]
fn an_announced_bye_changes_no_ranks() {
    let rounds = [
        ("1.0", 2, "   3 w 1"),
        ("0.5", 3, "   4 b =  0000 - H"),
        ("0.0", 5, "   1 b 0"),
        ("0.5", 3, "   2 w ="),
        ("1.0", 1, "0000 - U"),
    ];
    let lines =
        (1..).zip(rounds).map(|(number, (points, rank, rounds))| player(number, points, rank, rounds));
    let text = format!("142 5\n152 W\n202 BH\n{}", lines.collect::<String>());
    let told = "round 1: as the rules make it\nranks: as BH makes them\n".to_owned();
    assert_eq!(check(&text), (Some(0), told.clone()));
    assert_eq!(check(&text.replace("  0000 - H", "")), (Some(0), told));
}

/// No player was paired: the rules make no pairing, and without any entry the kind of round is unknown.
#[test]
fn a_round_without_pairs_is_not_right() {
    let report = |bye: &str| {
        let lines = [
            player(1, "2.0", 1, &format!("   3 w 1  {bye}     2 b 1")),
            player(2, "1.0", 2, &format!("   4 b 1  {bye}     1 w 0")),
            player(3, "1.0", 2, &format!("   1 b 0  {bye}     4 w 1")),
            player(4, "0.0", 4, &format!("   2 w 0  {bye}     3 b 0")),
        ];
        format!("142 5\n152 W\n{}", lines.concat())
    };
    let right = "as the rules make it";
    let told = format!("round 1: {right}\nround 2: nobody is paired\nround 3: {right}\n");
    assert_eq!(check(&report("0000 - Z")), (Some(0), told));
    let folder = tempfile::tempdir().unwrap();
    let event = folder.path().join("e.ron");
    for arguments in [&["check", "-"][..], &["pair", "-"], &["tiebreaks", "-"], &["import", "-", "-y", "-o"]]
    {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        let output = command.args(arguments);
        let output = if arguments.contains(&"-o") { output.arg(&event) } else { output };
        let output = output.write_stdin(report("        ")).output().unwrap();
        let told = "standard input: nobody has an entry in round 2, and later rounds are played (expected a game or a bye in \
                    each round up to the last)\n";
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), told, "{arguments:?}");
    }
}
