//! The computer of the lead is gone: another desk takes over, the others follow, and the old lead comes back.

use std::path::Path;
use std::sync::mpsc;

use super::screen::Shown;
use super::venue::{Venue, circle, has_server, result, until};
use super::{entered, in_step, outcome, stop};
use wallchart::clock::SystemClock;
use wallchart::desk::Desk;
use wallchart::desk::DeskError;
use wallchart::desk::NotShared;
use wallchart::desk::shared::link::Role;
use wallchart::desks::host::{self, Host, NotHosted, Options};
use wallchart::desks::membership::Membership;
use wallchart::desks::{conflict, join};
use wallchart::engine::action::Act;
use wallchart::engine::scoring::GameScore::{Draw, Loss, Win};
use wallchart::storage::disk;
use wallchart::tui::jobs::job::Worker;
use wallchart::tui::terminal::event::{self, Event};

/// Takes over at a desk whose event is not open.
fn take_over(venue: &Venue, desk: &str) -> Result<Host, NotHosted> {
    let listen = Some("127.0.0.1:0".to_owned());
    let options = Options { listen, name: "Lead".to_owned(), takes_over: true, ..Options::default() };
    Host::start(&disk::system(), &venue.event(desk), &options, &())
}

/// Follows a desk that has taken over, with the file of a desk.
fn follow(venue: &Venue, desk: &str, role: Role) -> Result<Desk, join::NotJoined> {
    let identity = crate::support::audited::contents_of(&venue.event(desk)).unwrap().identity;
    let lead = venue.event("Hall B");
    let codes = host::codes_of(&*disk::system(), &lead, &identity);
    let code = codes.iter().find(|code| code.role == role).unwrap();
    join::join(&code.to_string(), desk, None, SystemClock.into(), |_, _| venue.event(desk))
}

fn waits<T: std::fmt::Debug>(done: &Result<T, DeskError>) {
    assert!(matches!(done, Err(DeskError::Shared(NotShared::Waits(_)))), "{done:?}");
}

/// Continues at a desk without its membership, enters a result and a remark, and returns the remark.
fn goes_on_alone(event: &Path, identity: &str) -> Act {
    let own = Membership::read(&*disk::system(), event, identity).unwrap().unwrap();
    Membership::remove(&*disk::system(), event, identity).unwrap();
    let mut alone = Desk::open(event, SystemClock).unwrap();
    alone.sign(&"Lead".parse().unwrap());
    alone.record(result(1, 9, Win), &[]).unwrap();
    let note = Act::Note { text: "the clock of board 9 is broken".parse().unwrap() };
    alone.record(note.clone(), &[]).unwrap();
    own.keep(&*disk::system(), event, identity).unwrap();
    note
}

#[test]
fn a_desk_takes_over_and_the_old_lead_comes_back() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(20);
    venue.host();
    let (mut b, mut c) = (venue.join("Hall B", Role::Entry), venue.join("Hall C", Role::Entry));
    let wall = venue.join("Wall", Role::Look);
    let mut lead = venue.open_in_step("Lead");
    lead.record(result(1, 1, Win), &[]).unwrap();
    b.record(result(1, 2, Win), &[]).unwrap();
    until(&mut b, "both", |desk| outcome(desk, 1).is_some());
    // No desk takes over while the lead is there.
    drop((b, wall));
    let refused = take_over(&venue, "Hall B").map(|_| ()).unwrap_err();
    assert!(matches!(refused, NotHosted::LeadIsThere(_)), "{refused}");
    let mut b = venue.open_in_step("Hall B");
    in_step(&mut [&mut b, &mut c, &mut lead]);
    stop(&mut venue, &mut [&mut b, &mut c, &mut lead]);
    // Every desk has typed something since.
    waits(&b.record(result(1, 3, Win), &[]));
    waits(&b.record(result(1, 4, Draw), &[]));
    waits(&c.record(result(1, 5, Loss), &[]));
    // The computer of the lead is lost with all its files; its disk is found later.
    drop((b, c, lead));
    let attic = venue.folder.path().join("attic");
    std::fs::rename(venue.folder.path().join("Lead"), &attic).unwrap();
    let looks = take_over(&venue, "Wall").map(|_| ()).unwrap_err();
    assert!(matches!(looks, NotHosted::OnlyLooks(_)), "{looks}");
    let _host = take_over(&venue, "Hall B").unwrap();
    let mut b = venue.open_in_step("Hall B");
    assert_eq!(b.others().standing().unwrap().me.role, Role::Lead);
    until(&mut b, "what waited here", |desk| {
        outcome(desk, 4).is_some() && desk.others().waiting().is_empty()
    });
    assert_eq!(*b.entries()[b.entries().len() - 2].by, *"Hall B");
    let mut c = follow(&venue, "Hall C", Role::Entry).unwrap();
    until(&mut c, "what waited there", |desk| {
        desk.others().waiting().is_empty() && desk.others().is_in_step()
    });
    drop(follow(&venue, "Wall", Role::Look).unwrap());
    // The lead that was an entry desk does the acts of a lead.
    for board in 6..=10 {
        b.record(result(1, board, Draw), &[]).unwrap();
    }
    until(&mut b, "everything", |desk| (1..=10).all(|board| outcome(desk, board).is_some()));
    b.record(circle(20, 2), &[]).unwrap();
    in_step(&mut [&mut b, &mut c]);
    for (board, white) in [(1, Win), (2, Win), (3, Win), (4, Draw), (5, Loss)] {
        assert_eq!(entered(&b, &result(1, board, white)), 1, "board {board}");
    }
    venue.same_files(&["Hall B", "Hall C"]);
    // The old lead comes back with its file, and with an entry that no other desk has.
    std::fs::rename(&attic, venue.folder.path().join("Lead")).unwrap();
    let event = venue.event("Lead");
    let identity = b.identity().to_owned();
    let note = goes_on_alone(&event, &identity);
    // Its folder belongs to its server until it joins the new lead; then it is left over.
    assert_eq!(host::codes_of(&*disk::system(), &event, &identity).len(), 3);
    let told = follow(&venue, "Lead", Role::Lead).map(|_| ()).unwrap_err().to_string();
    assert!(told.contains("have different entries"), "{told}");
    assert!(host::codes_of(&*disk::system(), &event, &identity).is_empty());
    assert!(!host::is_served(&*disk::system(), &event, &identity));
    let folder = host::left_over(&*disk::system(), &event, &identity).unwrap();
    let again = Options { name: "Lead".to_owned(), ..Options::default() };
    let shared = Host::start(&disk::system(), &event, &again, &()).map(|_| ()).unwrap_err();
    assert!(matches!(shared, NotHosted::Joined(_)), "{shared}");
    let mut old = venue.open("Lead");
    until(&mut old, "that it is apart", |desk| desk.others().standing().unwrap().apart.is_some());
    let kept = conflict::keep_others(old, SystemClock.into()).unwrap();
    assert_eq!((kept.again.len(), kept.to_decide.len()), (1, 1), "{kept:?}");
    let mut old = venue.open("Lead");
    until(&mut old, "what is to decide", |desk| {
        desk.others().is_in_step()
            && desk.others().waiting().len() == 2
            && desk.others().waiting().iter().all(|kept| kept.refused.is_some())
    });
    assert!(old.others().waiting().iter().any(|kept| kept.act == note));
    assert_eq!(entered(&old, &result(1, 9, Win)), 0);
    in_step(&mut [&mut b, &mut old]);
    venue.same_files(&["Hall B", "Lead"]);
    assert_eq!(host::remove_left_over(&disk::system(), &event, &identity).unwrap(), folder);
    assert!(!folder.exists());
    assert_eq!(host::left_over(&*disk::system(), &event, &identity), None);
}

#[test]
fn the_old_lead_must_choose_at_its_screen() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(20);
    venue.host();
    let mut b = venue.join("Hall B", Role::Entry);
    stop(&mut venue, &mut [&mut b]);
    let (event, identity) = (venue.event("Lead"), b.identity().to_owned());
    drop(b);
    goes_on_alone(&event, &identity);
    let _host = take_over(&venue, "Hall B").unwrap();
    let mut b = venue.open_in_step("Hall B");
    b.record(result(1, 9, Loss), &[]).unwrap();
    let codes = host::codes_of(&*disk::system(), &venue.event("Hall B"), &identity);
    let code = codes.iter().find(|code| code.role == Role::Lead).unwrap().to_string();
    let (sender, events) = mpsc::channel();
    let mut old = Shown::of(&venue, Worker::start(event::answers(sender.clone())));
    old.app.wake_by(move || drop(sender.send(Event::Heard)));
    old.app.open(&event);
    // Only the director knows which one is right: both ways are offered, and choosing neither is safe.
    let asked = old.seen();
    assert!(asked.contains("share it again from this computer"), "{asked}");
    assert!(asked.contains("j join the desk that has taken over"), "{asked}");
    old.press("j");
    old.app.handle(Event::Paste(code));
    old.press("Enter");
    assert!(old.seen().contains("Lead"), "{}", old.seen());
    old.press("Enter");
    old.until(&events, "GROWN APART");
    old.press("Enter");
    let asked = old.press("Alt-d");
    for told in
        [".server is left over", "continue with the entries of the others", "remove the left-over folder"]
    {
        assert!(asked.contains(told), "{told}: {asked}");
    }
    assert!(!asked.contains("share"), "{asked}");
    old.press("y");
    assert!(old.seen().contains("GROWN APART") && !host::is_hosted(&*disk::system(), &event, &identity));
    old.press("O");
    old.until(&events, "2 to decide");
    while !old.press("Alt-d").contains("several desks") {
        old.press("Enter");
    }
    let asked = old.seen();
    assert!(asked.contains("decide about what could not be entered, one by one (2 acts)"), "{asked}");
    old.press("G");
    assert!(host::left_over(&*disk::system(), &event, &identity).is_none());
}
