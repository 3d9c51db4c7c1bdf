//! Several desks at one event, with the real server.

mod chaos;
mod disputes;
mod hall;
mod ports;
mod proxy;
mod screen;
mod strangers;
mod taking_over;
mod teams;
mod venue;

use std::time::Duration;

use venue::{Venue, circle, has_server, result, until};
use wallchart::desk::NotShared;
use wallchart::desk::shared::link::{Author, Role};
use wallchart::desk::shared::waiting::Kept;
use wallchart::desk::{Desk, DeskError};
use wallchart::desks::host::{Host, Options};
use wallchart::engine::action::{Act, Action, Outcome};
use wallchart::engine::id::{BoardNo, RoundNo, Seq};
use wallchart::engine::scoring::GameScore::{Draw, Loss, Win};

fn outcome(desk: &Desk, board: u16) -> Option<Outcome> {
    desk.state().board(RoundNo(1), BoardNo(board)).unwrap().outcome.clone()
}

/// Counts how often an act was entered.
fn entered(desk: &Desk, act: &Act) -> usize {
    desk.entries().iter().filter(|entry| entry.action == Action::Do(act.clone())).count()
}

/// Ends the server, and waits until the desks notice it.
fn stop(venue: &mut Venue, desks: &mut [&mut Desk]) {
    venue.host = None;
    for desk in desks {
        until(desk, "the loss", |desk| desk.others().standing().unwrap().offline.is_some());
    }
}

/// Waits until desks have the same entries as the stream. Each desk publishes the entries that a server has
/// lost.
#[track_caller]
fn in_step(desks: &mut [&mut Desk]) {
    for _ in 0..600 {
        for desk in desks.iter_mut() {
            desk.others_mut().listen(Duration::from_millis(50));
        }
        if desks.iter().all(|desk| desk.others().is_in_step()) {
            return;
        }
    }
    panic!("not in step: {:?}", desks.iter().map(|desk| desk.others().standing()).collect::<Vec<_>>());
}

#[test]
fn entries_of_two_desks_have_one_order_everywhere() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(40);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    let (mut b, mut c) = (venue.join("Hall B", Role::Entry), venue.join("Hall C", Role::Entry));
    lead.record(result(1, 1, Win), &[]).unwrap();
    b.record(result(1, 2, Draw), &[]).unwrap();
    c.record(result(1, 3, Loss), &[]).unwrap();
    // Two desks at one board: the second one learns who was first.
    b.record(result(1, 4, Win), &[]).unwrap();
    let Err(DeskError::Shared(NotShared::Disagrees(told))) = c.record(result(1, 4, Loss), &[]) else {
        panic!("Hall C is not told that Hall B was first");
    };
    let told = told.to_string();
    assert!(told.starts_with("Hall B entered 1 – 0 at board 4 of round 1"), "{told}");
    assert!(told.ends_with("; you typed 0 – 1"), "{told}");
    // The journal has both.
    let noted = |desk: &Desk| {
        desk.entries().iter().any(|entry| {
            matches!(&entry.action, Action::Do(Act::Dispute { board: BoardNo(4), by, against, .. })
            if (&**by, &**against) == ("Hall C", "Hall B"))
        })
    };
    until(&mut lead, "the note", noted);
    // Equal results are not a disagreement.
    lead.record(result(1, 5, Draw), &[]).unwrap();
    let done = b.record(result(1, 5, Draw), &[]);
    assert!(matches!(done, Err(DeskError::Shared(NotShared::Done(_)))), "{done:?}");
    // The second pass at another desk.
    c.record(Act::Agree { round: RoundNo(1), board: BoardNo(1) }, &[]).unwrap();
    for desk in [&mut lead, &mut b, &mut c] {
        until(desk, "seven entries", |desk| desk.entries().len() == 48);
        assert!(desk.state().board(RoundNo(1), BoardNo(1)).unwrap().agreed);
        assert_eq!(*desk.entries()[42].by, *"Hall B");
    }
    assert_eq!(venue.same_files(&["Lead", "Hall B", "Hall C"]), 48);
    // Three desks are present and report it.
    let all = [("Lead", Role::Lead), ("Hall B", Role::Entry), ("Hall C", Role::Entry)];
    let mut all = all.map(|(name, role)| Author { name: name.to_owned(), role }).to_vec();
    all.sort();
    until(&mut b, "three desks", |desk| {
        let mut present = desk.others().standing().unwrap().present;
        present.sort();
        present == all
    });
}

#[test]
fn a_desk_may_do_only_the_acts_of_its_role() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    let (mut b, mut wall) = (venue.join("Hall B", Role::Entry), venue.join("Wall", Role::Look));
    let told = |done: Result<_, DeskError>| match done {
        Err(DeskError::Shared(NotShared::MayNot(why))) => why.to_string(),
        done => panic!("{:?}", done.map(|_: Seq| ())),
    };
    assert!(told(b.record(circle(6, 2), &[])).contains("its role is entry"));
    assert!(told(b.undo().map(|_| Seq(0))).starts_with("the last act is of"));
    assert!(told(wall.record(result(1, 1, Win), &[])).contains("its role is look"));
    b.record(result(1, 1, Win), &[]).unwrap();
    until(&mut lead, "the result", |desk| {
        desk.state().board(RoundNo(1), BoardNo(1)).unwrap().outcome.is_some()
    });
    assert!(told(lead.undo().map(|_| Seq(0))).starts_with("the last act is of Hall B: result"));
    // An entry desk undoes its own last act, and every desk applies that.
    b.undo().unwrap();
    until(&mut lead, "that it is taken back", |desk| outcome(desk, 1).is_none());
    b.redo().unwrap();
    until(&mut lead, "that it is done again", |desk| outcome(desk, 1).is_some());
    lead.record(result(1, 2, Win), &[]).unwrap();
    lead.undo().unwrap();
    lead.redo().unwrap();
    // An entry desk corrects its own entries, even after those of others; it corrects neither entries of
    // others nor a finished round.
    let correct = |board: u16, was, now| {
        let (Act::Record { outcome: was, .. }, Act::Record { outcome: now, .. }) =
            (result(1, 1, was), result(1, 1, now))
        else {
            unreachable!()
        };
        let reason = "misread".parse().unwrap();
        Act::Correct { round: RoundNo(1), board: BoardNo(board), was, now: Some(now), reason }
    };
    until(&mut b, "the second board", |desk| outcome(desk, 2).is_some());
    b.record(correct(1, Win, Draw), &[]).unwrap();
    let draw = Outcome::game(Draw, Draw);
    until(&mut lead, "the correction", |desk| outcome(desk, 1) == Some(draw.clone()));
    assert!(
        told(b.record(correct(2, Win, Draw), &[])).contains("an entry desk corrects only its own results")
    );
    b.record(result(1, 3, Win), &[]).unwrap();
    until(&mut lead, "the third board", |desk| outcome(desk, 3).is_some());
    lead.record(circle(6, 2), &[]).unwrap();
    until(&mut b, "the next round", |desk| desk.state().last_round() == RoundNo(2));
    assert!(told(b.record(correct(3, Win, Draw), &[])).contains("until the next round"));
    until(&mut wall, "everything", |desk| desk.entries().len() == lead.entries().len());
    venue.same_files(&["Lead", "Wall"]);
}

#[test]
fn results_without_the_server_wait_and_are_entered_in_order() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(10);
    venue.host();
    let mut b = venue.join("Hall B", Role::Entry);
    let mut lead = venue.open_in_step("Lead");
    stop(&mut venue, &mut [&mut b, &mut lead]);
    let waits = |done: Result<_, DeskError>| matches!(done, Err(DeskError::Shared(NotShared::Waits(_))));
    assert!(waits(b.record(result(1, 1, Win), &[])));
    assert!(waits(b.record(result(1, 2, Draw), &[])));
    // Typed again, it replaces the waiting result.
    assert!(waits(b.record(result(1, 2, Loss), &[])));
    assert!(waits(lead.record(result(1, 1, Win), &[])));
    assert!(waits(lead.record(result(1, 3, Win), &[])));
    assert!(waits(lead.record(result(1, 2, Win), &[])));
    let refused = lead.record(circle(10, 2), &[]);
    assert!(matches!(refused, Err(DeskError::Shared(NotShared::Offline(_)))), "{refused:?}");
    assert_eq!((b.others().waiting().len(), lead.others().waiting().len()), (2, 3));
    assert_eq!(outcome(&b, 1), None, "what waits is in no journal");
    // The desk crashes: its waiting results are restored.
    drop(b);
    let mut b = venue.open("Hall B");
    assert_eq!(b.others().waiting().len(), 2);
    venue.host();
    until(&mut b, "everything is sent", |desk| {
        desk.others().waiting().is_empty() && desk.others().is_in_step()
    });
    until(&mut lead, "everything is sent or to decide", |desk| {
        desk.others().waiting().iter().all(|kept| kept.refused.is_some()) && outcome(desk, 3).is_some()
    });
    let refused: Vec<String> =
        lead.others().waiting().iter().filter_map(|kept| kept.refused.clone()).collect();
    assert_eq!(refused.len(), 1, "{refused:?}");
    assert!(refused[0].starts_with("Hall B entered 0 – 1 at board 2 of round 1"), "{refused:?}");
    lead.others_mut().drop_kept(Kept::is_refused);
    assert!(lead.others().waiting().is_empty());
    // Three results and the note about the board with two different results.
    until(&mut b, "everything of the lead", |desk| desk.entries().len() == 15);
    until(&mut lead, "everything", |desk| desk.entries().len() == 15);
    assert_eq!(venue.same_files(&["Lead", "Hall B"]), 15);
}

#[test]
fn the_desks_restore_a_lost_store() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(10);
    venue.host();
    let mut b = venue.join("Hall B", Role::Entry);
    let mut lead = venue.open_in_step("Lead");
    b.record(result(1, 1, Win), &[]).unwrap();
    lead.record(result(1, 2, Win), &[]).unwrap();
    // A part is lost: everything after a copy of the store.
    stop(&mut venue, &mut [&mut b, &mut lead]);
    let store = venue.server_folder().unwrap().join("store");
    let copy = venue.folder.path().join("copy");
    let copied = std::process::Command::new("cp").arg("-r").args([&store, &copy]).status().unwrap();
    assert!(copied.success());
    venue.host();
    until(&mut b, "the server", |desk| desk.others().is_in_step());
    b.record(result(1, 3, Draw), &[]).unwrap();
    until(&mut lead, "the result", |desk| outcome(desk, 3).is_some());
    lead.record(result(1, 4, Draw), &[]).unwrap();
    stop(&mut venue, &mut [&mut b, &mut lead]);
    std::fs::remove_dir_all(&store).unwrap();
    std::fs::rename(&copy, &store).unwrap();
    venue.host();
    in_step(&mut [&mut b, &mut lead]);
    assert_eq!(venue.same_files(&["Lead", "Hall B"]), 15);
    // Everything is lost.
    stop(&mut venue, &mut [&mut b, &mut lead]);
    std::fs::remove_dir_all(&store).unwrap();
    venue.host();
    in_step(&mut [&mut b, &mut lead]);
    b.record(result(1, 5, Draw), &[]).unwrap();
    until(&mut lead, "the result", |desk| outcome(desk, 5).is_some());
    assert_eq!(venue.same_files(&["Lead", "Hall B"]), 16);
    // One byte is changed, in an entry or in its length: the desks restore the entries that the server omits.
    for at in [|length: usize| length / 2, |_| 3] {
        stop(&mut venue, &mut [&mut b, &mut lead]);
        let blocks = store.join("jetstream/$G/streams");
        let block = venue::texts_in(&blocks).into_iter().find(|(path, _)| path.ends_with("msgs/1.blk"));
        let (path, mut bytes) = block.unwrap();
        let at = at(bytes.len());
        bytes[at] ^= 1;
        std::fs::write(path, bytes).unwrap();
        venue.host();
        in_step(&mut [&mut b, &mut lead]);
        assert_eq!(venue.same_files(&["Lead", "Hall B"]), 16);
        assert!(
            venue.host.as_ref().unwrap().news().iter().any(|news| news.to_string().contains("was damaged"))
        );
    }
    let late = venue.join("Late", Role::Look);
    assert_eq!(late.entries().len(), 16);
    assert_eq!(venue.same_files(&["Lead", "Hall B", "Late"]), 16);
}

#[test]
fn both_of_two_conflicting_journals_are_saved() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(10);
    venue.host();
    let (b, mut c) = (venue.join("Hall B", Role::Entry), venue.join("Hall C", Role::Entry));
    let lead = venue.open_in_step("Lead");
    drop((b, lead));
    stop(&mut venue, &mut [&mut c]);
    let store = venue.server_folder().unwrap().join("store");
    let copy = venue.folder.path().join("copy");
    assert!(std::process::Command::new("cp").arg("-r").args([&store, &copy]).status().unwrap().success());
    venue.host();
    until(&mut c, "the server", |desk| desk.others().is_in_step());
    c.record(result(1, 1, Win), &[]).unwrap();
    c.record(result(1, 2, Win), &[]).unwrap();
    // The server is put back to an earlier state, and another desk enters something else while Hall C is
    // away.
    drop(c);
    venue.host = None;
    std::fs::remove_dir_all(&store).unwrap();
    std::fs::rename(&copy, &store).unwrap();
    venue.host();
    let mut b = venue.open_in_step("Hall B");
    b.record(result(1, 1, Loss), &[]).unwrap();
    let mut c = venue.open("Hall C");
    until(&mut c, "that they are apart", |desk| desk.others().standing().unwrap().apart.is_some());
    assert_eq!(c.others().standing().unwrap().apart.unwrap().0, 12);
    let refused = c.record(result(1, 3, Win), &[]);
    assert!(matches!(refused, Err(DeskError::Shared(NotShared::MayNot(_)))), "{refused:?}");
    let kept = wallchart::desks::conflict::keep_others(c, wallchart::clock::SystemClock.into()).unwrap();
    assert_eq!(kept.again.len(), 2);
    let own = crate::support::audited::contents_of(&kept.file).unwrap();
    assert_eq!((own.entries.len(), own.damage), (13, None));
    let mut c = venue.open("Hall C");
    until(&mut c, "what still fits", |desk| outcome(desk, 2).is_some() && desk.others().waiting().len() == 1);
    assert_eq!(outcome(&c, 1), outcome(&b, 1));
    assert!(c.others().waiting()[0].refused.is_some());
    until(&mut b, "what still fits", |desk| outcome(desk, 2).is_some());
    venue.same_files(&["Hall B", "Hall C"]);
    // A decision of the lead that agrees with Hall C leaves nothing to decide there.
    let mut lead = venue.open_in_step("Lead");
    let Act::Record { round, board, outcome: now } = result(1, 1, Win) else { unreachable!() };
    let was = outcome(&lead, 1).unwrap();
    let reason = "looked at the slip".parse().unwrap();
    lead.record(Act::Correct { round, board, was, now: Some(now), reason }, &[]).unwrap();
    until(&mut c, "the correction", |desk| desk.others().waiting().is_empty());
}

#[test]
fn an_existing_server_can_host_an_event() {
    if !has_server() {
        return;
    }
    let venue = Venue::new(6);
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port().to_string();
    let store = venue.folder.path().join("store");
    let mut server = std::process::Command::new("nats-server")
        .args(["-js", "-a", "127.0.0.1", "-p", &port, "--user", "anna", "--pass", "geheim", "-sd"])
        .arg(&store)
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let url = format!("nats://anna:geheim@127.0.0.1:{port}");
    let disk = wallchart::storage::disk::system();
    let hosted = |server: &str| {
        let options =
            Options { server: Some(server.to_owned()), name: "Lead".to_owned(), ..Options::default() };
        Host::start(&disk, &venue.event("Lead"), &options, &())
    };
    let mut tries = 0;
    let host = loop {
        match hosted(&url) {
            Ok(host) => break host,
            Err(error) if tries == 100 => panic!("{error}"),
            Err(_) => std::thread::park_timeout(Duration::from_millis(100)),
        }
        tries += 1;
    };
    let wrong = hosted(&url.replace("geheim", "falsch")).map(|_| ()).unwrap_err().to_string();
    assert!(wrong.contains("joined others as Lead"), "{wrong}");
    let code = host.given().unwrap().to_owned();
    let path = venue.folder.path().join("open.ron");
    let joined =
        wallchart::desks::join::join(&code, "Hall B", None, wallchart::clock::SystemClock.into(), |_, _| {
            path
        });
    let mut b = joined.unwrap();
    let mut lead = venue.open_in_step("Lead");
    b.record(result(1, 1, Win), &[]).unwrap();
    until(&mut lead, "the result", |desk| outcome(desk, 1).is_some());
    lead.record(result(1, 2, Win), &[]).unwrap();
    until(&mut b, "the result", |desk| outcome(desk, 2).is_some());
    // An entry that is too large for such a server is reported, and does not make the desk offline.
    let note = |number| Act::Note { text: format!("{number} {}", "x".repeat(240)).parse().unwrap() };
    let refused = lead.take_over(&(0..4000).map(note).collect::<Vec<_>>()).unwrap_err().to_string();
    assert!(refused.contains("more than the server takes at once"), "{refused}");
    lead.record(result(1, 3, Win), &[]).unwrap();
    until(&mut b, "the result", |desk| outcome(desk, 3).is_some());
    assert_eq!(std::fs::read(b.path().unwrap()).unwrap(), std::fs::read(venue.event("Lead")).unwrap());
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn an_event_has_one_server_after_any_end_of_its_host() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    let disk = wallchart::storage::disk::system();
    // A host that cannot begin leaves the event unchanged.
    let refused = std::process::Command::new(env!("CARGO_BIN_EXE_wallchart"))
        .args(["host", "--listen", "127.0.0.1:0"])
        .arg(venue.event("Lead"))
        .env("PATH", "/nowhere")
        .output()
        .unwrap();
    assert!(String::from_utf8_lossy(&refused.stderr).contains("nats-server was not found"));
    let lead = venue.open("Lead");
    assert!(lead.others().standing().is_none(), "the event is not shared");
    drop(lead);
    // A killed host leaves its server running.
    let mut killed = std::process::Command::new(env!("CARGO_BIN_EXE_wallchart"))
        .args(["host", "--listen", "127.0.0.1:0"])
        .arg(venue.event("Lead"))
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = std::io::BufReader::new(killed.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("The desk of the lead") {
        line.clear();
        assert_ne!(std::io::BufRead::read_line(&mut said, &mut line).unwrap(), 0, "it does not host");
    }
    killed.kill().unwrap();
    killed.wait().unwrap();
    // The server goes on, and no program admits desks.
    let told = venue.join_by("Hall A", Role::Entry, None).map(drop).unwrap_err().to_string();
    assert!(told.contains("nobody answers who could let this desk in"), "{told}");
    let pid = || std::fs::read_to_string(venue.server_folder().unwrap().join("server.pid")).unwrap();
    let before = pid();
    let hosted = |listen: &str| {
        let options =
            Options { listen: Some(listen.to_owned()), name: "Lead".to_owned(), ..Options::default() };
        Host::start(&disk, &venue.event("Lead"), &options, &())
    };
    let host = hosted("127.0.0.1:0").unwrap();
    assert_ne!(pid(), before);
    // A process that has ended and was not waited for has no command line any more.
    let command = std::fs::read(std::path::Path::new("/proc").join(before.trim()).join("cmdline"));
    assert!(command.unwrap_or_default().is_empty(), "two servers have one store");
    // A refused host changes nothing.
    let secrets = || std::fs::read(venue.server_folder().unwrap().join("secrets.ron")).unwrap();
    let known = secrets();
    let refused = hosted("127.0.0.1:0").map(|_| ()).unwrap_err().to_string();
    assert!(refused.contains("already sharing"), "{refused}");
    assert_eq!(secrets(), known);
    // The host's desk cannot be shut out, and cannot leave the others alone with its server.
    let lead = venue.open_in_step("Lead");
    let identity = lead.identity().to_owned();
    for name in ["Lead", " LEAD"] {
        let told = wallchart::desks::host::shut_out(&disk, &venue.event("Lead"), &identity, name);
        assert!(told.map(|_| ()).unwrap_err().to_string().contains("which hosts the event"));
    }
    let told = wallchart::desks::join::leave(lead).unwrap_err().to_string();
    assert!(told.contains("this computer shares the event"), "{told}");
    drop(host);
    venue.host();
    wallchart::desks::join::leave(venue.join("Hall B", Role::Entry)).unwrap();
}

#[test]
fn a_desk_reports_its_refused_entries_and_continues() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    let clock = || wallchart::clock::SystemClock;
    // It leaves, goes on alone, and comes back with its file.
    wallchart::desks::join::leave(venue.join("Hall B", Role::Entry)).unwrap();
    let mut alone = Desk::open(&venue.event("Hall B"), clock()).unwrap();
    alone.record(result(1, 1, Win), &[]).unwrap();
    drop(alone);
    let code = venue.code(Role::Entry, None);
    let joined =
        wallchart::desks::join::join(&code, "Hall C", None, clock().into(), |_, _| venue.event("Hall B"));
    assert!(joined.unwrap_err().to_string().contains("--keep others"));
    let mut c = venue.open("Hall B");
    until(&mut c, "that it is ahead", |desk| desk.others().standing().unwrap().ahead.is_some());
    assert_eq!(c.others().standing().unwrap().ahead, Some(Seq(8)));
    let began = std::time::Instant::now();
    let kept = c.record(result(1, 2, Win), &[]);
    assert!(matches!(kept, Err(DeskError::Shared(NotShared::Waits(_)))), "{kept:?}");
    assert!(began.elapsed() < Duration::from_secs(1), "nobody waits for what cannot come");
    let kept = wallchart::desks::conflict::keep_others(c, clock().into()).unwrap();
    assert_eq!((kept.again.len(), kept.to_decide.len()), (1, 0));
    let mut c = venue.open("Hall B");
    until(&mut c, "both results", |desk| desk.others().waiting().is_empty() && desk.others().is_in_step());
    assert!(outcome(&c, 1).is_some() && outcome(&c, 2).is_some());
    let mut lead = venue.open_in_step("Lead");
    until(&mut lead, "both results", |desk| outcome(desk, 2).is_some());
    assert_eq!(*lead.entries().last().unwrap().by, *"Hall C");
    venue.same_files(&["Lead", "Hall B"]);
}

#[test]
fn a_long_journal_of_single_messages_is_read_whole() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    let mut b = venue.join("Hall B", Role::Entry);
    let note = |number: u32| Act::Note { text: number.to_string().parse().unwrap() };
    for number in 0..600 {
        b.record(note(number), &[]).unwrap();
    }
    drop(b);
    // A command has a moment for the others; the stream is read from its first message every time.
    let mut lead = venue.open("Lead");
    assert!(lead.others_mut().come_in_step(Duration::from_secs(5)), "{:?}", lead.others().standing());
    assert_eq!(lead.entries().len(), 607);
    assert_eq!(venue.join("Late", Role::Look).entries().len(), 607);
}

#[test]
fn changes_by_others_reopen_a_question() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(10);
    venue.host();
    let mut b = venue.join("Hall B", Role::Entry);
    let mut lead = venue.open_in_step("Lead");
    // The colours of the first board are exchanged; another board gets its result while the lead is asked.
    let turned = |desk: &Desk, board: usize| {
        let held = desk.state().round(RoundNo(1)).unwrap();
        let mut boards: Vec<_> = held.boards.iter().map(|board| board.seats.clone()).collect();
        boards[board].reverse();
        let outcomes = held.boards.iter().map(|board| board.outcome.clone()).collect();
        Act::CorrectRound {
            round: RoundNo(1),
            boards,
            outcomes,
            byes: Vec::new(),
            reason: "slip".parse().unwrap(),
        }
    };
    lead.others_mut().decides(true);
    let amended = turned(&lead, 0);
    b.record(result(1, 4, Draw), &[]).unwrap();
    until(&mut lead, "the result", |desk| outcome(desk, 4).is_some());
    lead.record(amended, &[]).unwrap();
    lead.others_mut().decides(false);
    assert!(outcome(&lead, 4).is_some(), "a result that is confirmed stays");
    until(&mut b, "the colours", |desk| desk.entries().len() == lead.entries().len());
    assert!(outcome(&b, 4).is_some());
    // The same board changes, a round is withdrawn, or there is a seal: the lead must check again.
    let meanwhile = |done: Result<Seq, DeskError>| match done {
        Err(DeskError::Shared(NotShared::Meanwhile(why))) => why.to_string(),
        done => panic!("{done:?}"),
    };
    lead.others_mut().decides(true);
    let amended = turned(&lead, 1);
    b.record(result(1, 2, Win), &[]).unwrap();
    until(&mut lead, "the result", |desk| outcome(desk, 2).is_some());
    assert!(meanwhile(lead.record(amended, &[])).starts_with("Hall B was first: result"));
    lead.others_mut().decides(false);
    lead.others_mut().decides(true);
    b.undo().unwrap();
    until(&mut lead, "that it is taken back", |desk| outcome(desk, 2).is_none());
    let withdrawn = Act::Unpublish { round: RoundNo(1), reason: "too early".parse().unwrap() };
    assert!(meanwhile(lead.record(withdrawn, &[])).starts_with("Hall B was first: undo"));
    let sealed = lead.seal(RoundNo(1), &[]);
    assert!(meanwhile(sealed).starts_with("Hall B was first: undo"));
    lead.others_mut().decides(false);
    lead.seal(RoundNo(1), &lead.warnings_of_seal(RoundNo(1))).unwrap();
    until(&mut b, "the seal", |desk| desk.entries().len() == lead.entries().len());
    venue.same_files(&["Lead", "Hall B"]);
}

#[test]
fn a_waiting_result_is_not_entered_for_another_desk() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    let mut b = venue.join("Hall B", Role::Entry);
    stop(&mut venue, &mut [&mut b, &mut lead]);
    b.record(result(1, 1, Win), &[]).unwrap_err();
    drop(b);
    venue.host();
    assert!(lead.others_mut().come_in_step(venue::PATIENCE));
    let held = lead.state().round(RoundNo(1)).unwrap();
    let mut boards: Vec<_> = held.boards.iter().map(|board| board.seats.clone()).collect();
    let (first, second) = (boards[0][1], boards[1][1]);
    (boards[0][1], boards[1][1]) = (second, first);
    let reason = "seated wrongly".parse().unwrap();
    let outcomes = vec![None; boards.len()];
    lead.record(Act::CorrectRound { round: RoundNo(1), boards, outcomes, byes: Vec::new(), reason }, &[])
        .unwrap();
    let mut b = venue.open("Hall B");
    until(&mut b, "that it is refused", |desk| {
        desk.others().waiting().first().is_some_and(|kept| kept.refused.is_some())
    });
    let kept = &b.others().waiting()[0];
    let why = kept.refused.as_deref().unwrap();
    assert!(why.starts_with("board 1 of round 1 has other players now; this was typed for Player"), "{why}");
    assert!(kept.is_of_others(b.state()));
    assert_eq!(outcome(&b, 1), None);
    assert!(b.entries().iter().all(|entry| !matches!(&entry.action, Action::Do(Act::Note { .. }))));
}
