//! The screen of an entry desk: acts of other desks change it, and input goes to the intended board.

use std::path::Path;
use std::process::Command;

use super::venue::{Venue, circle, has_server, result, until};
use crate::support::terminal::{Place, Terminal};
use portable_pty::CommandBuilder;
use wallchart::desk::Desk;
use wallchart::desk::shared::link::Role;
use wallchart::desk::shared::waiting;
use wallchart::engine::action::{Act, Action, Outcome};
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::scoring::GameScore::{Draw, Loss, Win};
use wallchart::engine::setup::{PairingSystem, TableRules};

fn open(venue: &Venue, place: &Place) -> Terminal {
    open_file(&venue.event("Hall A"), place)
}

fn open_file(event: &Path, place: &Place) -> Terminal {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_wallchart"));
    command.arg(event);
    let mut terminal = place.run(command, (120, 30));
    terminal.see("Open ·");
    terminal
}

fn has(round: u16, board: u16) -> impl Fn(&Desk) -> bool {
    move |desk| desk.state().board(RoundNo(round), BoardNo(board)).is_some_and(|held| held.outcome.is_some())
}

/// The size of tables reaches the other desks, and only the lead may change it; the second of two concurrent
/// changes is confirmed again.
#[test]
fn a_table_size_reaches_the_other_desks() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::of("dice", 6);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    let (mut hall, mut second) = (venue.join("Hall A", Role::Entry), venue.join("Second", Role::Lead));
    let resize = |seats| Act::ResizeTables { from: RoundNo(2), seats };
    hall.record(resize(3), &[]).unwrap_err();
    lead.record(resize(3), &[]).unwrap();
    let size = |desk: &Desk| desk.state().setup.pairing.clone();
    let wanted = PairingSystem::Tables(TableRules::Mixed { seats: 3 });
    second.others_mut().decides(true);
    second.record(resize(4), &[]).unwrap_err();
    for desk in [&mut hall, &mut second] {
        until(desk, "the table size", |desk| size(desk) == wanted);
    }
    assert_eq!(size(&lead), wanted);
}

#[test]
fn a_new_round_begins_at_its_first_board() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    drop(venue.join("Hall A", Role::Entry));
    let mut lead = venue.open_in_step("Lead");
    for board in 1..=3 {
        lead.record(result(1, board, Win), &[]).unwrap();
    }
    let place = Place::new();
    let mut hall = open(&venue, &place);
    hall.see("Hall A · 2 desks");
    let listed =
        Command::new(env!("CARGO_BIN_EXE_wallchart")).arg("desks").arg(venue.event("Hall A")).output();
    let listed = String::from_utf8(listed.unwrap().stdout).unwrap();
    assert!(listed.contains("lead   Lead\n") && listed.contains("entry  Hall A  (this desk)\n"), "{listed}");
    // Acts of the lead are not offered.
    hall.wait_for("its keys", |screen| {
        screen.contains("1 White") && screen.contains("u undo") && !screen.contains("p pair")
    });
    hall.text("v1");
    hall.see("agreed 1");
    // The second pass does not continue into the next round.
    lead.record(circle(6, 2), &[]).unwrap();
    hall.see("Lead: publish round 2");
    hall.text("1");
    until(&mut lead, "the first board", has(2, 1));
    assert!(!lead.state().board(RoundNo(2), BoardNo(1)).unwrap().agreed);
    // The lead has filled the board meanwhile: the desk shows who did, and the input; the lead sees it too.
    lead.record(result(2, 2, Loss), &[]).unwrap();
    hall.see("in 2/3");
    hall.text("1");
    hall.see("Lead entered 0 – 1 at board 2 of round 2; you typed 1 – 0");
    let is_noted = |desk: &Desk| {
        let noted = |action: &Action| {
            matches!(action, Action::Do(Act::Dispute { round: RoundNo(2), board: BoardNo(2), .. }))
        };
        desk.entries().iter().any(|entry| noted(&entry.action))
    };
    until(&mut lead, "the note", is_noted);
    hall.see("disputed");
    // A wrong input is corrected at its own desk, even after entries of others.
    lead.record(Act::Note { text: "water in hall A".parse().unwrap() }, &[]).unwrap();
    hall.text("\x1b[Hc=");
    hall.see("the reason (may stay empty)");
    hall.keys("Enter");
    hall.see("what this will do");
    hall.answer("c");
    until(&mut lead, "the correction", |desk| {
        let held = desk.state().board(RoundNo(2), BoardNo(1)).unwrap();
        held.outcome == Some(Outcome::game(Draw, Draw))
    });
    hall.text("\x1b[B");
    // It is undone at its own desk.
    hall.text("\x1b[B1");
    until(&mut lead, "the third board", has(2, 3));
    hall.text("u");
    until(&mut lead, "that it is taken back", |desk| !has(2, 3)(desk));
    drop(hall.kill());
}

#[test]
fn waiting_results_are_not_overwritten_after_a_restart() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(8);
    venue.host();
    drop(venue.join("Hall A", Role::Entry));
    let place = Place::new();
    let mut hall = open(&venue, &place);
    hall.see("Hall A · 1 desk");
    venue.host = None;
    hall.see("offline");
    hall.text("1=");
    hall.see("offline, 2 waiting");
    drop(hall.kill());
    let mut hall = open(&venue, &place);
    hall.see("offline, 2 waiting");
    hall.text("0");
    hall.see("offline, 3 waiting");
    // Another result on a waiting board causes a question.
    hall.text("\x1b[H1");
    hall.text("0");
    hall.see("0 – 1 in place of 1 – 0");
    hall.text("\x1b");
    hall.wait_for("the round", |screen| !screen.contains("in place of"));
    // A result at the wrong board is dropped while it waits.
    hall.text("\x1b[B\x1b[B\x1b[B1");
    hall.see("offline, 4 waiting");
    hall.text("\x1bd");
    hall.see("review what is waiting (4 acts)");
    hall.answer("y");
    for kept in 1..4 {
        hall.see(&format!("to decide: {kept} of 4"));
        hall.answer("k");
    }
    hall.see("to decide: 4 of 4");
    hall.answer("d");
    hall.see("offline, 3 waiting");
    drop(hall.kill());
    venue.host();
    let mut hall = venue.open_in_step("Hall A");
    until(&mut hall, "what waited", |desk| has(1, 3)(desk) && desk.others().waiting().is_empty());
    let outcome = |board| hall.state().board(RoundNo(1), BoardNo(board)).unwrap().outcome.clone();
    for (board, white) in [(1, Win), (2, Draw), (3, Loss)] {
        let Act::Record { outcome: wanted, .. } = result(1, board.into(), white) else { unreachable!() };
        assert_eq!(outcome(board), Some(wanted), "board {board}");
    }
    assert_eq!(outcome(4), None);
}

#[test]
fn a_desk_without_its_folder_continues_with_the_others() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(8);
    venue.host();
    drop(venue.join("Hall A", Role::Entry));
    let mut lead = venue.open_in_step("Lead");
    let place = Place::new();
    let mut hall = open(&venue, &place);
    hall.see("Hall A · 2 desks");
    std::fs::remove_dir_all(venue.event("Hall A").parent().unwrap()).unwrap();
    hall.text("1");
    hall.see("the event goes on in another file");
    hall.answer("Esc");
    until(&mut lead, "the first board", has(1, 1));
    // The waiting results are beside the new file as well, and so is the key of the desk.
    venue.host = None;
    hall.see("offline");
    hall.text("=");
    hall.see("offline, 1 waiting");
    drop(hall.kill());
    let rescued = std::fs::read_dir(place.path("data/wallchart/rescued")).unwrap();
    let mut rescued = rescued.map(|entry| entry.unwrap().path());
    let file = rescued.find(|path| path.extension().is_some_and(|end| end == "ron")).unwrap();
    let mut hall = open_file(&file, &place);
    hall.see("offline, 1 waiting · Hall A");
    venue.host();
    until(&mut lead, "the second board", has(1, 2));
    hall.see("Hall A · 2 desks");
    drop(hall.kill());
}

#[test]
fn unreadable_waiting_results_are_saved_and_do_not_block() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(8);
    venue.host();
    let waiting = waiting::path_for(&venue.join("Hall A", Role::Entry)).unwrap();
    std::fs::write(&waiting, "Waiting(format:1,acts:[").unwrap();
    let place = Place::new();
    let mut hall = open(&venue, &place);
    hall.see("waiting results cannot be read");
    hall.see("open.waiting-1.ron");
    hall.answer("Esc");
    hall.wait_for("that it is read", |screen| !screen.contains("cannot be read"));
    hall.see("Hall A · 1 desk");
    hall.text("1");
    hall.see("in 1/4");
    drop(hall.kill());
    let kept = venue.event("Hall A").with_file_name("open.waiting-1.ron");
    assert_eq!(std::fs::read_to_string(kept).unwrap(), "Waiting(format:1,acts:[");
    assert!(!waiting.exists());
}
