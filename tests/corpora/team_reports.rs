//! Reports of teams against the corpus of the team Swiss: every round is paired from the report before it,
//! and the whole report gives the same field.

use std::path::Path;

use wallchart::engine::action::ByeKind;
use wallchart::engine::id::PlayerId;
use wallchart::engine::pairing::dutch::NotPaired;
use wallchart::engine::pairing::field::SwissPairing;
use wallchart::engine::pairing::propose::propose;
use wallchart::engine::pairing::team_swiss;
use wallchart::formats::import;
use wallchart::formats::trf::teams::TeamReport;
use wallchart::formats::trf::{self, Codes};

use crate::corpus::{self, Every, files_in};
use crate::team_bundle::{TeamTournament, tournaments};

#[track_caller]
fn report(text: &str) -> TeamReport {
    let read = trf::read(text.as_bytes()).and_then(|report| TeamReport::of(report.understood()));
    let sound = read.and_then(TeamReport::without_faults);
    sound.unwrap_or_else(|fault| panic!("{}: {fault}\n{text}", fault.line))
}

fn sorted(pairing: &SwissPairing) -> SwissPairing {
    let mut pairing = pairing.clone();
    pairing.boards.sort_unstable();
    pairing
}

/// Lists the rounds of a tournament with a wrong pairing.
fn differences(tournament: &TeamTournament) -> Vec<String> {
    let whole = report(&tournament.text());
    let mut wrong = Vec::new();
    for (round, right) in &tournament.rounds {
        let before = report(&tournament.before(*round));
        let field = before.field_for_next_round().unwrap();
        assert_eq!(whole.field_for_round(*round).unwrap(), field, "{} round {round}", tournament.id);
        let paired = match team_swiss::pair(&field, &(), &mut ()) {
            Ok(pairing) => Some(sorted(&before.numbered(&pairing))),
            Err(NotPaired::NoLegalPairing { .. }) => None,
            Err(error) => panic!("{error}"),
        };
        let right = right.as_ref().map(sorted);
        if paired != right {
            wrong.push(format!("{} round {round}: {paired:?} instead of {right:?}", tournament.id));
        }
    }
    wrong
}

#[track_caller]
fn check(name: &str, tournaments: &[TeamTournament]) {
    let rounds: usize = tournaments.iter().map(|tournament| tournament.rounds.len()).sum();
    assert!(rounds > 0, "{name}: no rounds");
    let wrong: Vec<String> = tournaments.iter().flat_map(differences).collect();
    assert!(wrong.is_empty(), "{name}: {} of {rounds} rounds differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// A report becomes an event whose report has the same field in each round, and whose next round is the same.
#[track_caller]
fn check_imported(tournament: &TeamTournament) {
    let (id, text) = (&tournament.id, tournament.text());
    let read = report(&text);
    let draft = import::report(text.as_bytes()).unwrap_or_else(|error| panic!("{id}: {error}"));
    assert!(draft.changed.is_empty(), "{id}: {:?}", draft.changed);
    let state = draft.state().unwrap_or_else(|| panic!("{id}: the rules refuse an act"));
    let written = trf::write(&trf::event::write(&state).unwrap(), Codes::Trf26).unwrap();
    let again = report(&written);
    assert_eq!(again.records(), read.records(), "{id}\n{written}");
    for round in 1..=read.completed_rounds() + 1 {
        let field = |teams: &TeamReport| teams.field_for_round(round).unwrap();
        assert_eq!(field(&again), field(&read), "{id} round {round}\n{written}");
    }
    let expected = read
        .next_round()
        .ok()
        .and_then(|round| team_swiss::pair(&read.field_for_round(round).unwrap(), &(), &mut ()).ok());
    let Some(expected) = expected else { return };
    let made = propose(&state, state.next_round()).unwrap();
    let number = |id: PlayerId| u16::try_from(id.0).unwrap();
    let boards = made.boards.iter().map(|seats| (number(seats[0]), number(seats[1]))).collect();
    let bye = made.byes.iter().find(|(_, kind)| *kind == ByeKind::PairingAllocated);
    let paired = SwissPairing { boards, bye: bye.map(|(team, _)| number(*team)) };
    assert_eq!(sorted(&paired), sorted(&expected), "{id}");
}

#[test]
fn the_team_reports_become_events() {
    for bundle in files_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/teams"), "txt") {
        tournaments(&std::fs::read_to_string(bundle).unwrap()).iter().for_each(check_imported);
    }
    for bundle in corpus::files("teams", "txt", 17) {
        let name = format!("teams/{} (imports)", bundle.file_stem().unwrap().to_string_lossy());
        let tournaments = tournaments(&std::fs::read_to_string(bundle).unwrap());
        let sample = corpus::sample(&name, tournaments, Every { debug: 10, release: 1 });
        sample.iter().for_each(check_imported);
    }
}

#[test]
fn the_team_reports_of_this_repository() {
    for bundle in files_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/teams"), "txt") {
        check("tests/teams", &tournaments(&std::fs::read_to_string(bundle).unwrap()));
    }
}

#[test]
fn the_team_reports_of_the_corpus() {
    for bundle in corpus::files("teams", "txt", 17) {
        let name = format!("teams/{} (reports)", bundle.file_stem().unwrap().to_string_lossy());
        let tournaments = tournaments(&std::fs::read_to_string(bundle).unwrap());
        check(&name, &corpus::sample(&name, tournaments, Every { debug: 10, release: 1 }));
    }
}
