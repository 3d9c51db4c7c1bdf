//! Real tournament report files: the facts that a reader must find in them, which writing must not lose.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::corpus::{self, ALL};
use wallchart::engine::pairing::field::Color;
use wallchart::engine::scoring::GameScore;
use wallchart::formats::trf::report::{Cell, Code, Player};
use wallchart::formats::trf::{Codes, Report, read, write};

/// The records that a report stores as values; all others must come back unchanged.
const SETTINGS: [&str; 19] = [
    "142", "152", "162", "192", "240", "250", "260", "299", "BBD", "BBF", "BBL", "BBU", "BBW", "BBZ", "XXA",
    "XXC", "XXP", "XXR", "XXZ",
];

pub(crate) fn files(what: &str) -> Vec<PathBuf> {
    corpus::sample(&format!("trf ({what})"), corpus::files("trf", "trf", 19), ALL)
}

pub(crate) fn name(path: &Path) -> String {
    path.file_stem().unwrap().to_string_lossy().into_owned()
}

pub(crate) fn report(path: &Path) -> Report {
    read(&std::fs::read(path).unwrap())
        .unwrap_or_else(|fault| panic!("{}:{}: {fault}", name(path), fault.line))
}

/// The facts of a player in the notation of the fact files.
fn player_facts(report: &Report, player: &Player, rounds: usize) -> String {
    let number = |value: Option<u16>| value.map(|value| value.to_string()).unwrap_or_default();
    let points = player.points.to_string();
    let mut facts = [
        player.number.to_string(),
        player.sex.clone(),
        player.title.clone(),
        player.name.clone(),
        number(player.rating),
        player.federation.clone(),
        player.fide_number.clone(),
        player.birth.clone(),
        points,
        number(player.rank),
    ]
    .join("\t");
    for round in 0..rounds {
        let cell = player.cells.get(round).copied().unwrap_or_default();
        let _ = write!(facts, "\t{}", cell_facts(report, cell));
    }
    facts
}

fn cell_facts(report: &Report, cell: Cell) -> String {
    if cell.is_blank() {
        return ".".to_owned();
    }
    let opponent = cell.opponent.map_or(0, |place| report.number(place));
    let color = match cell.color {
        Some(Color::White) => 'w',
        Some(Color::Black) => 'b',
        None => '-',
    };
    let code = match cell.code {
        Code::Played(GameScore::Win) => '1',
        Code::Played(GameScore::Draw) => '=',
        Code::Played(GameScore::Loss) => '0',
        Code::Unrated(GameScore::Win) => 'W',
        Code::Unrated(GameScore::Draw) => 'D',
        Code::Unrated(GameScore::Loss) => 'L',
        Code::ForfeitWin => '+',
        Code::ForfeitLoss => '-',
        Code::HalfPointBye => 'H',
        Code::FullPointBye => 'F',
        Code::PairingAllocatedBye => 'U',
        Code::ZeroPointBye | Code::Blank => 'Z',
        Code::Unknown => '?',
    };
    format!("{opponent}/{color}/{code}")
}

/// The text from the fifth column on.
fn content(text: &str) -> String {
    text.chars().skip(1).collect()
}

pub(crate) fn facts(report: &Report) -> Vec<String> {
    let rounds = report.players.iter().map(|player| player.cells.len()).max().unwrap_or(0);
    let mut facts = vec![format!("#players\t{}", report.players.len()), format!("#round_columns\t{rounds}")];
    let is_kept = |code: &str| code != "###" && !code.trim().is_empty() && !SETTINGS.contains(&code);
    let others = report.others.iter().filter(|other| is_kept(&other.code));
    facts.extend(
        others
            .map(|other| format!("#record\t{}\t{}", other.code, content(&other.text)).trim_end().to_owned()),
    );
    facts.extend(report.players.iter().map(|player| player_facts(report, player, rounds)));
    facts
}

/// The published facts, without those of records that are stored as values, and without the heading.
fn expected(path: &Path) -> Vec<String> {
    let facts = std::fs::read_to_string(path.with_extension("facts.tsv")).unwrap();
    let is_kept = |line: &&str| {
        let setting = line.strip_prefix("#record\t").and_then(|record| record.get(..3));
        !line.starts_with("id\t") && !setting.is_some_and(|code| SETTINGS.contains(&code))
    };
    facts.lines().filter(is_kept).map(|line| line.trim_end().to_owned()).collect()
}

/// A report without the line numbers of its parts.
fn without_lines(mut report: Report) -> Report {
    report.players.iter_mut().for_each(|player| player.line = 0);
    report.others.iter_mut().for_each(|other| other.line = 0);
    report.others.sort_by(|one, other| one.code.cmp(&other.code));
    report
}

#[test]
fn every_file_has_its_published_facts() {
    for path in files("facts") {
        let found: Vec<_> = facts(&report(&path)).iter().map(|line| line.trim_end().to_owned()).collect();
        for (found, expected) in found.iter().zip(&expected(&path)) {
            assert_eq!(found, expected, "{}", name(&path));
        }
        assert_eq!(found.len(), expected(&path).len(), "{}", name(&path));
    }
}

#[test]
fn a_written_report_reads_the_same() {
    for path in files("written and read again") {
        let first = report(&path);
        for codes in [Codes::Trf26, Codes::Older] {
            let text = write(&first, codes).unwrap();
            let again =
                read(text.as_bytes()).unwrap_or_else(|fault| panic!("{}: {fault}\n{text}", name(&path)));
            assert_eq!(write(&again, codes).unwrap(), text, "{}", name(&path));
            let (first, again) = (without_lines(first.clone()), without_lines(again));
            assert_eq!(first.players, again.players, "{}", name(&path));
            assert_eq!(first.others, again.others, "{}", name(&path));
            assert_eq!((first.rounds, first.initial_color), (again.rounds, again.initial_color));
            assert_eq!((&first.kind, first.scoring), (&again.kind, again.scoring), "{}", name(&path));
            assert_eq!((first.unknown_result, first.ranked_by), (again.unknown_result, again.ranked_by));
            assert_eq!(
                first.explicit_virtual_points(99),
                again.explicit_virtual_points(99),
                "{}",
                name(&path)
            );
        }
    }
}

#[test]
fn published_reports_agree_with_themselves() {
    for path in files("faults") {
        let faults = report(&path).faults();
        assert!(faults.is_empty(), "{}:{}: {}", name(&path), faults[0].line, faults[0]);
    }
}
