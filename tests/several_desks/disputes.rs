//! Two desks typed different results at one board, or a desk has an open decision: every desk shows it until
//! the lead decides.

use std::process::Command;

use super::venue::{Venue, has_server, result, until};
use super::{outcome, stop};
use wallchart::desk::NotShared;
use wallchart::desk::shared::link::Role;
use wallchart::desk::{Desk, DeskError};
use wallchart::engine::action::{Act, Outcome};
use wallchart::engine::game::dice::Hand;
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::refusal::{Clause, Warning};
use wallchart::engine::scoring::GameScore::{Draw, Loss, Win};

fn uphold(board: u16) -> Act {
    Act::Uphold { round: RoundNo(1), board: BoardNo(board) }
}

fn disputed(desk: &Desk) -> Vec<(u16, String, String)> {
    let told = |(_, board, one): (RoundNo, BoardNo, &wallchart::engine::state::Dispute)| {
        (board.0, one.against.to_string(), one.by.to_string())
    };
    desk.state().disputed().map(told).collect()
}

/// Returns the question about a rule.
fn asked(warnings: &[Warning], clause: Clause) -> Option<String> {
    warnings.iter().find(|warning| warning.clause == clause).map(|warning| warning.text.clone())
}

#[test]
fn different_results_are_disputed_until_the_lead_decides() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    let (mut b, mut c) = (venue.join("Hall B", Role::Entry), venue.join("Hall C", Role::Entry));
    b.record(result(1, 1, Win), &[]).unwrap();
    c.record(result(1, 1, Loss), &[]).unwrap_err();
    let both = vec![(1, "Hall B".to_owned(), "Hall C".to_owned())];
    for desk in [&mut lead, &mut b, &mut c] {
        until(desk, "the dispute", |desk| disputed(desk) == both);
    }
    // The question comes before any act that depends on it, with the desks and their results.
    for warnings in [lead.state().warnings_before_pairing(RoundNo(2)), lead.warnings_of_seal(RoundNo(1))] {
        let told = asked(&warnings, Clause::Disputed).unwrap();
        assert!(told.ends_with("board 1 of round 1 (Hall B entered 1 – 0, Hall C typed 0 – 1)"), "{told}");
    }
    let listed = || {
        let run =
            Command::new(env!("CARGO_BIN_EXE_wallchart")).arg("desks").arg(venue.event("Lead")).output();
        String::from_utf8(run.unwrap().stdout).unwrap()
    };
    assert!(listed().contains("Hall C typed 0 – 1, not what Hall B had entered"), "{}", listed());
    // Only the lead decides, either way.
    let refused = b.record(uphold(1), &[]);
    assert!(matches!(refused, Err(DeskError::Shared(NotShared::MayNot(_)))), "{refused:?}");
    lead.record(uphold(1), &[]).unwrap();
    until(&mut c, "that the result stays", |desk| disputed(desk).is_empty());
    assert_eq!(asked(&lead.warnings_of_seal(RoundNo(1)), Clause::Disputed), None);
    assert!(!listed().contains("Hall C typed"));
    let (was, now) = (outcome(&c, 1).unwrap(), Some(Outcome::game(Draw, Draw)));
    let reason = "misread".parse().unwrap();
    let wrong = Act::Correct { round: RoundNo(1), board: BoardNo(1), was, now, reason };
    assert!(c.others().may_not(&wrong).is_some());
    let (shared, journal) = c.shared_mut().unwrap();
    assert!(shared.note_for_the_lead(journal, &wrong));
    let again = vec![(1, "Lead".to_owned(), "Hall C".to_owned())];
    until(&mut lead, "another dispute", |desk| disputed(desk) == again);
    let (was, now) = (outcome(&lead, 1).unwrap(), Some(Outcome::game(Draw, Draw)));
    let reason = "looked at the slip".parse().unwrap();
    lead.record(Act::Correct { round: RoundNo(1), board: BoardNo(1), was, now, reason }, &[]).unwrap();
    until(&mut b, "the correction", |desk| disputed(desk).is_empty());
    venue.same_files(&["Lead", "Hall B"]);
}

#[test]
fn every_desk_shows_an_open_decision() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    let (mut b, mut c) = (venue.join("Hall B", Role::Entry), venue.join("Hall C", Role::Entry));
    stop(&mut venue, &mut [&mut lead, &mut b, &mut c]);
    c.record(result(1, 2, Loss), &[]).unwrap_err();
    drop(c);
    venue.host();
    until(&mut b, "the server", |desk| desk.others().is_in_step());
    b.record(result(1, 2, Win), &[]).unwrap();
    let mut c = venue.open("Hall C");
    until(&mut c, "that it is refused", |desk| {
        desk.others().waiting().iter().any(|kept| kept.refused.is_some())
    });
    // The players come first, then the board and the desk.
    let told = c.others().waiting()[0].told(c.state());
    let held = c.state().board(RoundNo(1), BoardNo(2)).unwrap();
    let [white, black] = [held.seats[0], held.seats[1]].map(|seat| c.state().name(seat));
    assert!(told.contains(&white) && told.contains(&black), "{told}");
    assert!(told.ends_with(" (board 2 of round 1): 0 – 1, typed by Hall C"), "{told}");
    c.others_mut().listen(std::time::Duration::from_millis(100));
    for desk in [&mut lead, &mut b] {
        until(desk, "what is open at Hall C", |desk| {
            desk.shared()
                .unwrap()
                .open_elsewhere()
                .iter()
                .any(|(of, open)| of.name == "Hall C" && open.told == told && !open.waits)
        });
    }
    let warned = asked(&lead.warnings_of_seal(RoundNo(1)), Clause::OpenAtADesk).unwrap();
    assert_eq!(warned, format!("to decide at Hall C: {told}"));
    let own = asked(&c.warnings_of_seal(RoundNo(1)), Clause::OpenAtADesk).unwrap();
    assert_eq!(own, format!("to decide at this desk: {told}"));
    // A desk that leaves takes no decision with it.
    drop(c);
    let is_gone =
        |desk: &Desk| desk.others().standing().unwrap().present.iter().all(|one| one.name != "Hall C");
    for desk in [&mut lead, &mut b] {
        until(desk, "that Hall C is gone", is_gone);
        desk.others_mut().listen(std::time::Duration::from_millis(100));
        assert_eq!(
            desk.shared().unwrap().open_elsewhere().len(),
            1,
            "{:?}",
            desk.shared().unwrap().open_elsewhere()
        );
    }
    let mut c = venue.open_in_step("Hall C");
    c.others_mut().listen(std::time::Duration::from_millis(100));
    // A command asks about it as well.
    drop(lead);
    for command in ["seal", "pair --publish"] {
        let asked = run(&venue, command);
        assert!(asked.contains(&warned) && asked.contains("open at a desk"), "{command}: {asked}");
    }
    let mut lead = venue.open_in_step("Lead");
    // The lead's decision removes the open decision there.
    until(&mut lead, "the dispute", |desk| !disputed(desk).is_empty());
    lead.record(uphold(2), &[]).unwrap();
    until(&mut c, "that it is decided", |desk| desk.others().waiting().is_empty());
    until(&mut lead, "that nothing is open", |desk| desk.shared().unwrap().open_elsewhere().is_empty());
    assert_eq!(outcome(&lead, 2), Some(Outcome::game(Win, Loss)));
}

#[test]
fn a_disputed_table_shows_the_differing_hands() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::of("dice", 2);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    let (mut b, mut c) = (venue.join("Hall B", Role::Entry), venue.join("Hall C", Role::Entry));
    let hands = |second: [u8; 5]| {
        let hands = [[6, 6, 6, 1, 1], second].map(|faces| Hand::of_faces(faces).unwrap());
        Act::Record { round: RoundNo(1), board: BoardNo(1), outcome: Outcome::Dice(hands.to_vec()) }
    };
    b.record(hands([1, 2, 3, 4, 6]), &[]).unwrap();
    // The same dice in another order are the same hand.
    let same = c.record(hands([6, 4, 3, 2, 1]), &[]);
    assert!(matches!(same, Err(DeskError::Shared(NotShared::Done(_)))), "{same:?}");
    let Err(DeskError::Shared(why)) = lead.record(hands([1, 2, 3, 4, 5]), &[]) else {
        panic!("the lead is not told that Hall B was first")
    };
    let why = why.to_string();
    assert!(why.contains("Hall B entered Player 2: 1 2 3 4 6  "), "{why}");
    assert!(why.contains("you typed Player 2: 1 2 3 4 5  "), "{why}");
    assert!(!why.contains("hands") && !why.contains("Player 1"), "{why}");
    until(&mut c, "the dispute", |desk| !disputed(desk).is_empty());
    let warned = asked(&c.warnings_of_seal(RoundNo(1)), Clause::Disputed).unwrap();
    assert!(warned.contains("Hall B entered Player 2: 1 2 3 4 6  "), "{warned}");
    assert!(warned.contains("Lead typed Player 2: 1 2 3 4 5  "), "{warned}");
}

/// Returns the output of a command about the lead's event.
fn run(venue: &Venue, command: &str) -> String {
    let mut words = command.split(' ');
    let mut run = Command::new(env!("CARGO_BIN_EXE_wallchart"));
    run.args(words.next()).arg(venue.event("Lead")).args(words);
    String::from_utf8(run.output().unwrap().stderr).unwrap()
}

#[test]
fn reading_an_outdated_file_reports_it() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    let mut b = venue.join("Hall B", Role::Entry);
    assert!(!run(&venue, "standings").contains("desks"), "{}", run(&venue, "standings"));
    b.record(result(1, 1, Win), &[]).unwrap();
    // A result that is undone and typed differently counts as the others have it.
    b.undo().unwrap();
    b.record(result(1, 1, Loss), &[]).unwrap();
    for command in
        ["standings", "crosstable", "tiebreaks", "export --to trf", "report --kind standings", "audit"]
    {
        let told = run(&venue, command);
        assert!(told.contains("the other desks have 3 entries more than this file"), "{command}: {told}");
    }
    run(&venue, "desks");
    assert!(!run(&venue, "standings").contains("desks"));
    venue.host = None;
    let mut lead = venue.open("Lead");
    lead.record(result(1, 2, Win), &[]).unwrap_err();
    drop(lead);
    let not_known = "whether the other desks have more than this file is not known";
    for command in ["standings", "audit", "pair"] {
        let told = run(&venue, command);
        assert!(told.contains(not_known), "{command}: {told}");
    }
    let told = run(&venue, "standings");
    assert!(told.contains("1 act typed at this desk and not entered yet"), "{told}");
}
