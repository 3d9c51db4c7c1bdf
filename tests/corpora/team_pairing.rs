//! The team Swiss against its corpus: each round of each tournament, with pairs, colours and the bye.

use std::path::Path;

use wallchart::engine::pairing::dutch::NotPaired;
use wallchart::engine::pairing::field::SwissPairing;
use wallchart::engine::pairing::team_swiss::{TeamField, breaches, pair};

use crate::corpus::{self, Every, files_in};
use crate::team_bundle::{TeamTournament, tournaments};

/// Pairs a round; the order of the matches is free.
fn paired(field: &TeamField) -> Option<SwissPairing> {
    match pair(field, &(), &mut ()) {
        Ok(pairing) => Some(sorted(&pairing)),
        Err(NotPaired::NoLegalPairing { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

fn sorted(pairing: &SwissPairing) -> SwissPairing {
    let mut pairing = pairing.clone();
    pairing.boards.sort_unstable();
    pairing
}

#[track_caller]
fn check(name: &str, tournaments: &[TeamTournament]) {
    let mut wrong = Vec::new();
    let mut rounds = 0;
    for tournament in tournaments {
        for (round, right) in &tournament.rounds {
            rounds += 1;
            let field = tournament.field(*round);
            let (found, right) = (paired(&field), right.as_ref().map(sorted));
            if found != right {
                wrong.push(format!("{} round {round}: {found:?} instead of {right:?}", tournament.id));
            }
            if let Some(right) = &right {
                assert_eq!(breaches(&field, right), [], "{} round {round}", tournament.id);
            }
        }
    }
    assert!(rounds > 0, "{name}: no rounds");
    assert!(wrong.is_empty(), "{name}: {} of {rounds} rounds differ:\n{}", wrong.len(), wrong.join("\n"));
}

fn read(bundle: &Path) -> (String, Vec<TeamTournament>) {
    let name = bundle.file_stem().unwrap().to_string_lossy().into_owned();
    let tournaments = tournaments(&std::fs::read_to_string(bundle).unwrap());
    assert!(!tournaments.is_empty(), "{name}: no tournaments");
    (name, tournaments)
}

#[test]
fn the_team_tournaments_of_this_repository() {
    let bundles = files_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/teams"), "txt");
    assert!(!bundles.is_empty());
    for (name, tournaments) in bundles.iter().map(|bundle| read(bundle)) {
        check(&name, &tournaments);
    }
}

#[test]
fn the_team_tournaments_of_the_corpus() {
    for (name, tournaments) in corpus::files("teams", "txt", 17).iter().map(|bundle| read(bundle)) {
        let name = format!("teams/{name}");
        let tournaments = corpus::sample(&name, tournaments, Every { debug: 5, release: 1 });
        check(&name, &tournaments);
    }
}
