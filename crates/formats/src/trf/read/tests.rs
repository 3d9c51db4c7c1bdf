use super::*;
use crate::trf::{Codes, write};

/// Returns a player's line with a number, points and rounds.
fn player(number: u16, points: &str, rounds: &str) -> String {
    let name = format!("Player {number}");
    format!("001 {number:>4} m    {name:<33} 2000 {:>27}{points:>4} {number:>4}  {rounds}", "")
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let shown = match read(text.as_bytes()) {
        Ok(report) => write(&report, Codes::Trf26).unwrap(),
        Err(fault) => format!("{}: {fault}", fault.line),
    };
    assert_eq!(shown, expected);
}

#[test]
fn settings_in_either_code_mean_the_same() {
    let players = [player(1, "0.0", ""), player(2, "0.0", ""), player(3, "0.0", "")].join("\n");
    let older = "XXR 5\nXXC black1\nXXP 1 3\nXXA    2  1.0  1.0  0.5\nXXZ 3\nBBW  3.0\nBBD  1.0";
    let newer = "240 Z 001    3\n250       1.0 001 002    2    2\n250       0.5 003 003    2    2\n260 001 005    1    3\n";
    let players: Vec<&str> = players.lines().map(str::trim_end).collect();
    let players = players.join("\n") + "\n";
    let expected = format!("142 5\n152 B\n162  W 3.0    D 1.0    L 0.0    Z 0.0    P 3.0\n{players}{newer}");
    check(&format!("{players}{older}"), &expected);
    let again = read(expected.as_bytes()).unwrap();
    let text = write(&again, Codes::Older).unwrap();
    assert_eq!(write(&read(text.as_bytes()).unwrap(), Codes::Trf26).unwrap(), expected);
    assert!(text.contains("XXA    2  1.0  1.0  0.5\n") && text.contains("XXP 1 3\n"), "{text}");
}

#[test]
fn line_ends_and_order_of_players_do_not_matter() {
    let lines = [player(2, "1.0", "   1 b 1"), player(1, "0.0", "   2 w 0")];
    let expected = format!("{}\n{}\n", lines[1], lines[0]);
    for end in ["\n", "\r", "\r\n"] {
        check(&format!("\u{feff}{}{end}{end}", lines.join(end)), &expected);
    }
    let ranked = format!("XXC rank\n{}\n{}\n", lines[0], lines[1]);
    check(&ranked, &ranked);
    assert_eq!(read(ranked.as_bytes()).unwrap().players[0].cells[0].opponent, Some(2));
}

#[test]
fn characters_are_counted_or_else_bytes() {
    let line = player(1, "1.0", "0000 - U").replace("Player 1 ", "Zoë Čapek");
    let in_bytes = line.replace("Čapek  ", "Čapek");
    for line in [&line, &in_bytes] {
        let report = read(line.as_bytes()).unwrap();
        assert_eq!(report.players[0].cells, [Cell::PAIRING_ALLOCATED_BYE], "{line}");
        assert_eq!(report.players[0].name, "Zoë Čapek");
    }
    let latin: Vec<u8> =
        line.replace('Č', "C").chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    assert_eq!(read(&latin).unwrap().players[0].name, "Zoë Capek");
}

#[test]
fn a_wrong_line_is_named() {
    let one = player(1, "0.0", "");
    check("001    1", "1: a player's line of 8 columns (expected at least 84, with the points in 81-84)");
    check(&player(0, "0.0", ""), "1: `0` is not a pairing number (expected 1 to 9999)");
    check(&format!("{one}\n{one}"), "2: pairing number 1 is given twice (expected a number for each player)");
    check(&player(1, "x", ""), "1: the points are `x` (expected a number with one decimal in columns 81-84)");
    check(&player(1, "0.0", "   2 w 1"), "1: there is no player 2 (expected a number of a line 001)");
    let block = "(expected opponent, colour and result, as `  12 w 1`)";
    check(&player(1, "0.0", "   2 x 1"), &format!("1: round 1 is `   2 x 1` {block}"));
    check(&player(1, "0.0", "0000 - U     0 - Q"), &format!("1: round 2 is `   0 - Q` {block}"));
    check(&player(1, "0.0", "   2w1"), &format!("1: round 1 is `   2w1` {block}"));
    check("\nXXR nine", "2: `nine` is not a number of rounds (expected 1 to 999)");
    check("152 R", "1: the initial colour is `R` (expected W or B)");
    check("XXC white", "1: `white` is not a setting (expected white1, black1 or rank)");
    check("240 Q 001    1", "1: `Q` is not a kind of bye (expected F, H or Z in column 5)");
    check(&format!("{one}\n240 H 001    2"), "2: there is no player 2 (expected a number of a line 001)");
    check(
        "250      1.0 003 002    1    2",
        "1: 3 to 2 is not a range of rounds (expected the earlier round first)",
    );
    check("260 001 002    1  two", "1: `two` is not a pairing number (expected 1 to 9999)");
}

/// Unknown results are open, and faults until the director decides (checklist Q166).
#[test]
fn an_unknown_sign_is_an_open_game_and_a_fault() {
    let lines = [player(1, "0.0", "   2 w Q"), player(2, "0.0", "   1 b Q")].join("\n");
    let report = read(lines.as_bytes()).unwrap();
    assert_eq!(report.players[0].cells[0].code, Code::Unknown);
    let faults: Vec<String> = report.faults().iter().map(|one| format!("{}: {one}", one.line)).collect();
    let told = "nobody knows the result `Q` of round 1 (expected 1 = 0 W D L + - H F U Z or ?)";
    assert_eq!(faults, [format!("1: {told}"), format!("2: {told}")]);
    let setup = crate::presets::find("fide-swiss").unwrap().setup;
    let read = crate::trf::event::read(report, setup).unwrap().draft;
    let told = "line 1: nobody knows the result `Q` of round 1: the game is adjourned".to_owned();
    assert!(read.adjustments.contains(&told), "{:?}", read.adjustments);
    let adjourned = engine::action::Outcome::Adjourned;
    let is_open = |act: &engine::action::Act| matches!(act, engine::action::Act::Record { outcome, .. } if *outcome == adjourned);
    assert!(read.acts.iter().any(is_open), "{:?}", read.acts);
}

/// They are written as blanks: otherwise the record would change when it is read again.
#[test]
fn control_characters_are_not_match_points() {
    let lines = "250 \u{13}\u{13}\u{13}\u{13}  9.0 000   0";
    assert_eq!(read(lines.as_bytes()).unwrap_err().line, 1);
    let report = format!("{}\n250  2.0 whatever\n", player(1, "0.0", "").trim_end());
    assert_eq!(read(report.as_bytes()).unwrap().others.len(), 1);
}

#[test]
fn other_lines_are_retained() {
    let player = player(1, "0.0", "").trim_end().to_owned();
    let lines = format!("### a comment\n012 Open\n{player}\nWho knows\nNOR    1\n");
    check(&lines, &lines);
}

#[test]
fn a_text_without_players_is_not_a_report() {
    let expected =
        "1: there is no player's line (expected a tournament report, with a line 001 for each player)";
    for text in ["", "\n\n", "012 Open\nXXR 5\n", "[package]\nname = \"wallchart\"\n", &"x".repeat(100_000)] {
        check(text, expected);
    }
    check(
        &"x\n\n".repeat(100_001),
        &expected.replace("1: there is no player's line", "200001: more than 100000 lines"),
    );
    let long = expected.replace("there is no player's line", "a line of more than 100000 bytes");
    check(&"é".repeat(50_001), &long);
    let binary: Vec<u8> = (0..=255).cycle().take(10_000).collect();
    assert_eq!(read(&binary).unwrap_err().to_string(), expected[3..]);
}

#[test]
fn no_bytes_cause_a_panic() {
    let text = format!("{}\n250      1.0 001 002    1    1\n162  W 3.0", player(1, "0.0", "0000 - U"));
    for cut in 0..text.len() {
        for strange in ["", "é", "\u{0}", "999999", "-", "\r"] {
            let mut bytes = text.as_bytes()[..cut].to_vec();
            bytes.extend(strange.as_bytes());
            bytes.extend(text.as_bytes()[cut..].iter().skip(strange.len()));
            let _ = read(&bytes).map(|report| (report.faults(), report.field_for_next_round()));
        }
    }
}
