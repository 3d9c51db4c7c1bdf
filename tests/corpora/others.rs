//! Corpora that the program covers only in part: the covered part is checked, the rest is reported as
//! skipped.

use std::path::Path;

use wallchart::engine::rating::fide_table::scoring_probability;
use wallchart::formats::trf::{self, Codes};

use crate::corpus::{self, ALL, Every};

/// Checks that a written text is read as the same, and written as the same again.
fn check_rewriting(text: &str, name: &str) {
    let report = trf::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{name}:{}: {fault}", fault.line));
    for codes in [Codes::Trf26, Codes::Older] {
        let written = trf::write(&report, codes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let again =
            trf::read(written.as_bytes()).unwrap_or_else(|fault| panic!("{name}: {fault}\n{written}"));
        assert_eq!(again.players.len(), report.players.len(), "{name}");
        assert_eq!(trf::write(&again, codes).unwrap(), written, "{name}");
    }
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn reports_of_the_tie_break_corpus_survive_writing() {
    let files = corpus::files("tiebreaks", "trf", 152);
    for path in corpus::sample("tiebreaks (reports)", files, Every { debug: 40, release: 10 }) {
        check_rewriting(&read(&path), &path.display().to_string());
    }
}

#[test]
fn reports_of_the_team_corpus_survive_writing() {
    let mut all_rounds = 0;
    for bundle in corpus::files("teams", "txt", 17) {
        let name = bundle.file_stem().unwrap().to_string_lossy().into_owned();
        let text = read(&bundle);
        let tournaments: Vec<&str> = text.split("@T ").skip(1).collect();
        assert!(tournaments.len() >= 4, "{name}: {} tournaments", tournaments.len());
        all_rounds += tournaments.iter().map(|one| one.matches("\n@P ").count()).sum::<usize>();
        let tournaments =
            corpus::sample(&format!("teams/{name} (reports)"), tournaments, Every { debug: 40, release: 10 });
        for tournament in tournaments {
            let (id, lines) = tournament.split_once(' ').unwrap();
            let lines = lines.lines().skip(1).filter(|line| !line.starts_with('@'));
            check_rewriting(&lines.flat_map(|line| [line, "\n"]).collect::<String>(), id);
        }
    }
    if all_rounds > 0 {
        corpus::skipped("teams (rounds)", all_rounds, "the program pairs no teams");
    }
}

#[test]
fn b02_8_1_2_the_table_of_scoring_probabilities() {
    let files = corpus::files("ratings", "csv", 8);
    let (tables, others): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|path| path.ends_with("fide_d_to_pd.csv"));
    for table in corpus::sample("ratings (fide_d_to_pd)", tables, ALL) {
        let text = read(&table);
        let rows: Vec<Vec<&str>> = text.lines().skip(1).map(|line| line.split(',').collect()).collect();
        assert!(rows.len() >= 50, "{} rows", rows.len());
        for row in rows {
            let [least, most, higher, lower] = row[..] else { panic!("{row:?} has not four columns") };
            let hundredths = |text: &str| text.replace('.', "").parse::<u8>().unwrap();
            let least: i32 = least.parse().unwrap();
            // The last row has no upper limit.
            for difference in [least, most.parse().unwrap_or(least + 1000)] {
                assert_eq!(scoring_probability(difference), hundredths(higher), "{row:?}");
                assert_eq!(scoring_probability(-difference), hundredths(lower), "{row:?}");
            }
        }
    }
    if !others.is_empty() {
        corpus::skipped(
            "ratings (the other tables)",
            others.len(),
            "the program does not have these ratings",
        );
    }
}
