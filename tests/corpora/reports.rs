//! Tournament reports as events: the facts of the files are those of the events, and survive the export.

use std::path::{Path, PathBuf};

use wallchart::clock::SystemClock;
use wallchart::desk::import::Imported;
use wallchart::desk::{Desk, Equipment};
use wallchart::engine::person;
use wallchart::engine::setup::Ranking;
use wallchart::engine::state::State;
use wallchart::formats::import::{self, Draft};
use wallchart::formats::trf::report::AbsentWhen;
use wallchart::formats::trf::simulate::{Wishes, simulate};
use wallchart::formats::trf::{self, Codes, Report, read, write};

use crate::corpus::{self, ALL};
use crate::dutch_brute::engine;
use crate::trf::{facts, files, name, report};

/// A small report of each kind that is part of this repository.
fn own() -> Vec<PathBuf> {
    corpus::files_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/trf"), "trf")
}

/// Returns every available report of players, and the reports of teams among them and the tie-breaks.
fn all(what: &str) -> Vec<PathBuf> {
    let tie_breaks = corpus::files("tiebreaks", "trf", 144).into_iter();
    let of_teams = tie_breaks.filter(|path| name(path).contains("team")).collect();
    let of_teams = corpus::sample(&format!("reports of teams ({what})"), of_teams, ALL);
    own().into_iter().chain(files(what)).chain(of_teams).collect()
}

fn draft(name: &str, bytes: &[u8]) -> Draft {
    import::report(bytes).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn event(name: &str, draft: Draft) -> State {
    let made = Imported::of(draft, Equipment::from(SystemClock));
    made.unwrap_or_else(|error| panic!("{name}: {error}")).desk.state().clone()
}

fn exported(state: &State) -> String {
    write(&trf::event::write(state).unwrap(), Codes::Trf26).unwrap()
}

/// The facts in today's form of a report: titles, and dates with slashes; counts and records for engines are
/// left out.
fn todays(mut report: Report) -> Vec<String> {
    for player in &mut report.players {
        player.sex = person::sex(&player.sex).map_or_else(|_| player.sex.clone(), str::to_owned);
        player.title = person::title(&player.title).map_or_else(|_| player.title.clone(), str::to_owned);
        player.birth = player.birth.replace('.', "/");
        while player.cells.last().is_some_and(|cell| cell.is_blank()) {
            player.cells.pop();
        }
    }
    report.others.retain(|other| !matches!(other.code.as_str(), "062" | "072"));
    for other in &mut report.others {
        // A round without a bye has 000, or nothing behind the last one; a round may have zeros before it.
        if other.code == "320" {
            while let Some(before) = other.text.trim_end().strip_suffix(" 000") {
                other.text = before.to_owned();
            }
        }
        if other.code == "299" && report.kind.as_ref().is_some_and(|kind| kind.contains("TEAM")) {
            other.text = other.text.split_whitespace().map(|word| word.trim_start_matches('0')).collect();
        }
        if other.code == "132" {
            other.text = format!(" {}", other.text.trim());
        }
        if matches!(other.code.as_str(), "042" | "052") {
            let text: String = other.text.split_whitespace().collect();
            let day = person::birth(&text, None).ok().filter(|day| day.len() == 10);
            other.text = day.map_or_else(|| other.text.clone(), |day| format!(" {}", day.replace('-', "/")));
        }
    }
    let mut facts: Vec<String> = facts(&report).iter().map(|fact| fact.trim_end().to_owned()).collect();
    facts.retain(|fact| {
        // Facts that the event adds where the report has none.
        !["#record\t092\t", "#record\t182\twallchart"].iter().any(|own| fact.starts_with(own))
    });
    facts.extend(settings(&report));
    facts.sort();
    facts
}

/// The records that a report stores as values, and those of reports of teams, which it stores as text.
fn settings(report: &Report) -> Vec<String> {
    let mut settings = vec![
        format!("color {:?}", report.initial_color),
        format!("points {:?}", report.scoring),
        format!("virtual points {:?}", report.explicit_virtual_points(99)),
    ];
    settings.extend(report.rounds.map(|rounds| format!("rounds {rounds}")));
    settings.extend(report.kind.as_ref().map(|kind| format!("kind {kind}")));
    for absence in &report.absences {
        let round = match absence.when {
            AbsentWhen::Round(round) => round,
            AbsentWhen::NextRound => report.completed_rounds() + 1,
        };
        settings.extend(absence.players.iter().map(|one| format!("bye {:?} {round} {one}", absence.bye)));
    }
    for group in &report.forbidden {
        let last = group.last_round.min(report.rounds.unwrap_or(999));
        settings.push(format!("forbidden {} {last} {:?}", group.first_round, group.players));
    }
    for given in &report.adjusted_points {
        settings.push(format!("{:?} {} {:?} {:?}", given.result, given.points, given.round, given.players));
    }
    let of_teams = |code: &str| matches!(code, "162" | "240" | "250" | "260" | "299");
    let others = report.others.iter().filter(|other| of_teams(&other.code));
    settings.extend(others.map(|other| format!("{}{}", other.code, other.text.trim_end())));
    settings
}

#[test]
fn the_event_of_a_report_has_the_same_facts() {
    for path in all("events") {
        let name = name(&path);
        let file = report(&path);
        let first = exported(&event(&name, draft(&name, &std::fs::read(&path).unwrap())));
        let again = read(first.as_bytes()).unwrap();
        let (expected, found) = (todays(file.clone()), todays(again));
        let missing: Vec<_> = expected.iter().filter(|fact| !found.contains(fact)).collect();
        let added: Vec<_> = found.iter().filter(|fact| !expected.contains(fact)).collect();
        let is_new = |code: &str, fact: &str| {
            let is_of_code = fact.starts_with(&format!("#record\t{code}"));
            is_of_code && file.others.iter().all(|other| other.code != code)
        };
        let is_added_by_right = |fact: &str| {
            // The event has a number of rounds and a system, and another point system if the points require
            // one; an event of teams always has the points of matches and of byes.
            let is_of_points = is_new("320", fact) || is_new("362", fact);
            fact.starts_with("rounds ") || fact.starts_with("kind ") || is_of_points
        };
        let added: Vec<_> = added.into_iter().filter(|fact| !is_added_by_right(fact)).collect();
        assert!(missing.is_empty() && added.is_empty(), "{name}: lost {missing:#?}, new {added:#?}");
    }
}

/// Names the first line that differs.
#[track_caller]
fn same(name: &str, first: &str, second: &str) {
    let differs = first.lines().zip(second.lines()).find(|(one, other)| one != other);
    assert!(differs.is_none(), "{name}: {differs:#?}");
    assert_eq!(first.len(), second.len(), "{name}");
}

#[test]
fn own_reports_are_rewritten_byte_for_byte() {
    for path in all("written again") {
        let name = name(&path);
        let state = event(&name, draft(&name, &std::fs::read(&path).unwrap()));
        let first = exported(&state);
        let again = draft(&name, first.as_bytes());
        let second = exported(&event(&name, again));
        same(&name, &first, &second);
        // Byes and forfeits of teams have no older records.
        if state.setup.game.match_rules().is_some() {
            continue;
        }
        let older = write(&trf::event::write(&state).unwrap().into_trf16(), Codes::Older).unwrap();
        let state = event(&name, draft(&name, older.as_bytes()));
        let again = write(&trf::event::write(&state).unwrap().into_trf16(), Codes::Older).unwrap();
        same(&format!("{name}, TRF16"), &older, &again);
    }
}

/// Every available event of two players, and simulated ones.
#[test]
fn an_event_is_restored_from_its_report() {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    for path in corpus::files_in(&saves, "ron") {
        let name = name(&path);
        let state = Desk::open(&path, Equipment::from(SystemClock)).unwrap().state().clone();
        // A player cannot meet himself in a report; the Crikey documents contain such a game.
        let boards = || state.rounds.iter().flat_map(|round| &round.boards);
        let plays_itself = boards().any(|board| board.seats.first() == board.seats.last());
        if state.setup.game.is_for_two() && !plays_itself {
            made_again(&name, &state);
        }
    }
    for seed in 1..=12 {
        let wishes = Wishes::default().settled(seed);
        let text = write(&simulate(&wishes, &mut engine), Codes::Trf26).unwrap();
        let name = format!("simulated {seed}");
        made_again(&name, &event(&name, draft(&name, text.as_bytes())));
    }
}

#[track_caller]
fn made_again(name: &str, state: &State) {
    let first = exported(state);
    let mut draft = draft(name, first.as_bytes());
    // A report cannot state that an event ranks by ratings.
    if state.setup.ranking == Ranking::Rating {
        draft.adjustments.retain(|told| !told.contains("the report states no tie-breaks"));
    }
    assert!(draft.adjustments.is_empty() && draft.changed.is_empty(), "{name}: {:?}", draft.adjustments);
    same(name, &first, &exported(&event(name, draft)));
}
