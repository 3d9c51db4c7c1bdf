//! Strangers at a shared event, and forged messages.

use super::outcome;
use super::venue::{self, Venue, circle, has_server, result, until};
use std::time::Duration;
use wallchart::desk::DeskError;
use wallchart::desk::NotShared;
use wallchart::desk::shared::link::Heard;
use wallchart::desk::shared::link::Link;
use wallchart::desk::shared::link::Published;
use wallchart::desk::shared::link::Role;
use wallchart::desks::code::Code;
use wallchart::desks::code::Secret;
use wallchart::desks::membership::Membership;
use wallchart::engine::action::Act;
use wallchart::engine::action::Action;
use wallchart::engine::action::Entry;
use wallchart::engine::id::Seq;
use wallchart::engine::scoring::GameScore::Draw;
use wallchart::engine::scoring::GameScore::Win;
use wallchart::storage::chain;

#[test]
fn a_stranger_is_refused_and_reported() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    let code = venue.code(Role::Entry, None);
    let join = |code: &str, name: &str, role| {
        let path = venue.folder.path().join("stranger.ron");
        let joined = wallchart::desks::join::join(
            code,
            name,
            Some(role),
            wallchart::clock::SystemClock.into(),
            |_, _| path,
        );
        joined.map(|_| ()).unwrap_err().to_string()
    };
    // Another secret, another role, and the code of an older version.
    let parsed = code.parse::<Code>().unwrap();
    let guessed = Code { secret: Secret::new().unwrap(), ..parsed.clone() }.to_string();
    assert!(join(&guessed, "Stranger", Role::Entry).contains("does not know this code"));
    let other_role = Code { role: Role::Lead, ..parsed }.to_string();
    assert!(join(&other_role, "Stranger", Role::Lead).contains("does not know this code"));
    assert!(join(&code, "Stranger", Role::Lead).contains("the code of the role entry, not of the role lead"));
    assert!(join("127.0.0.1:4222/0123/45", "Stranger", Role::Entry).contains("an earlier version"));
    // The name of another desk.
    let told = join(&code, "lead", Role::Entry);
    assert!(told.contains("there is already a desk called Lead"), "{told}");
    // A folder has one desk of an event, and no file is overwritten; the name is free again.
    for path in [venue.folder.path().join("Lead").join("second.ron"), venue.folder.path().join("there.ron")] {
        std::fs::write(venue.folder.path().join("there.ron"), "mine").unwrap();
        let clock = wallchart::clock::SystemClock;
        let told =
            wallchart::desks::join::join(&code, "Hall B", None, clock.into(), |_, _| path).unwrap_err();
        assert!(told.to_string().contains("already"), "{told}");
    }
    assert_eq!(std::fs::read(venue.folder.path().join("there.ron")).unwrap(), b"mine");
    // A desk that is shut out loses the connection and does not come back.
    let mut b = venue.join("Hall B", Role::Entry);
    let identity = lead.identity().to_owned();
    let disk = wallchart::storage::disk::system();
    wallchart::desks::host::shut_out(&disk, &venue.event("Lead"), &identity, "Hall B").unwrap();
    until(&mut b, "that it is out", |desk| {
        desk.others().standing().unwrap().offline.is_some_and(|why| why.contains("does not let this desk in"))
    });
    let kept = b.record(result(1, 1, Win), &[]);
    assert!(matches!(kept, Err(DeskError::Shared(NotShared::Waits(_)))), "{kept:?}");
    lead.others_mut().listen(Duration::from_millis(500));
    assert_eq!(outcome(&lead, 1), None);
    // Its code admits no desk any more, under any name.
    assert!(join(&code, "Hall D", Role::Entry).contains("this code has expired"));
    let code = venue.code(Role::Entry, None);
    assert!(join(&code, "Hall B", Role::Entry).contains("was shut out"));
    // It comes back under another name, and its waiting results are entered under that name.
    let again = |name| {
        let path = venue.event("Hall B");
        wallchart::desks::join::join(&code, name, None, wallchart::clock::SystemClock.into(), |_, _| path)
    };
    let told = again("Hall B2").unwrap_err().to_string();
    assert!(told.contains("this event is open"), "{told}");
    drop(b);
    let mut b = again("Hall B2").unwrap();
    until(&mut b, "what waited", |desk| desk.others().waiting().is_empty());
    assert_eq!(*b.entries().last().unwrap().by, *"Hall B2");
    until(&mut lead, "what waited", |desk| outcome(desk, 1).is_some());
    assert!(venue.host.as_ref().unwrap().news().iter().any(|news| news.to_string().contains("was shut out")));
    // No log, configuration, stream or event contains a secret.
    let secrets = std::fs::read_to_string(venue.server_folder().unwrap().join("secrets.ron")).unwrap();
    let secrets: Vec<&str> =
        secrets.split("secret:").skip(1).map(|rest| &rest[..rest.find(',').unwrap()]).collect();
    assert_eq!(secrets.len(), 3);
    for secret in secrets.iter().copied().chain([code.as_str(), &code.replace('-', "")]) {
        for (path, bytes) in venue::texts_in(venue.folder.path()) {
            let is_there = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
            assert!(!is_there || path.ends_with("secrets.ron"), "{} holds a secret", path.display());
        }
    }
}

/// Waits until a link receives the beginning of the stream; returns the number of its messages.
fn begun(link: &mut dyn Link) -> u64 {
    for _ in 0..600 {
        link.wait(Duration::from_millis(100));
        let found = link.heard().into_iter().find_map(|heard| match heard {
            Heard::Began(last) => Some(last),
            Heard::Message(_) | Heard::Lost(_) | Heard::NotLetIn(_) | Heard::Answered(_) => None,
        });
        if let Some(last) = found {
            return last;
        }
    }
    panic!("nothing is heard of the stream");
}

#[test]
fn forged_messages_are_ignored_and_their_author_named() {
    if !has_server() {
        return;
    }
    let mut venue = Venue::new(6);
    venue.host();
    let mut lead = venue.open_in_step("Lead");
    drop(venue.join("Hall B", Role::Entry));
    let disk = wallchart::storage::disk::system();
    let identity = lead.identity().to_owned();
    let own = Membership::read(&*disk, &venue.event("Hall B"), &identity).unwrap().unwrap();
    let mut link = wallchart::desks::link(&own, &identity, Box::new(|| {})).unwrap();
    let mut last = begun(&mut *link);
    // Messages of a malicious desk with a key: no lines, old lines, lines of another author, acts of the
    // lead.
    let text = std::fs::read_to_string(venue.event("Lead")).unwrap();
    let old = format!("{}\n", text.lines().nth(5).unwrap());
    let entry_at = |at: &str, by: &str, action: Action| {
        let (at, by) = (at.parse().unwrap(), by.parse().unwrap());
        let seq = Seq(lead.entries().len() as u64 + 1);
        let entry = Entry { seq, at, by, action, accepted: Vec::new(), joined: false };
        chain::write_entry(&entry, lead.head()).unwrap().0
    };
    let line_of = |by: &str, action: Action| entry_at("2099-11-24T10:00:00Z", by, action);
    let entry_of = |by: &str, act: Act| line_of(by, Action::Do(act));
    let of = lead.entries().last().unwrap().seq;
    let changed = entry_of("Hall B", result(1, 1, Win)).replace("Win", "Loss");
    let forged = [
        ("garbage\n".to_owned(), "does not end with its digest"),
        (String::new(), "it holds no entry"),
        (old, "does not follow the line before"),
        (changed, "do not agree"),
        (entry_of("Lead", result(1, 1, Win)), "it names `Lead` as its author"),
        (entry_of("Hall B", circle(6, 2)), "the role entry does not allow this"),
        (line_of("Hall B", Action::Undo { of }), "the role entry does not allow this"),
        (entry_of("Hall B", result(1, 99, Win)), "there is no board 99"),
        (entry_at("1970-01-01T00:00:00Z", "Hall B", Action::Do(result(1, 1, Win))), "is before the time"),
        (entry_at("9999-99-99T99:99:99Z", "Hall B", Action::Do(result(1, 1, Win))), "is not a time"),
    ];
    for (text, _) in &forged {
        let published = link.publish(text.as_bytes(), last, venue::PATIENCE);
        assert_eq!(published, Published::As(last + 1), "{text}");
        last += 1;
    }
    // The server refuses replayed lines and those under another desk's name.
    assert_eq!(link.publish(forged[0].0.as_bytes(), last - 3, venue::PATIENCE), Published::Overtaken);
    drop(link);
    let other = Membership::new("Lead".to_owned(), Role::Lead, own.server);
    let mut link = wallchart::desks::link(&other, &identity, Box::new(|| {})).unwrap();
    link.wait(Duration::from_secs(1));
    let published = link.publish(b"x\n", last, venue::PATIENCE);
    assert!(matches!(published, Published::Unknown(_) | Published::NotSent(_)), "{published:?}");
    drop(link);
    lead.record(result(1, 2, Draw), &[]).unwrap();
    let told: Vec<String> = lead.take_news().iter().map(|news| news.told(&venue.event("Lead"))).collect();
    assert!(told.iter().any(|told| told.contains("in the name of Hall B was ignored: the line")), "{told:?}");
    // A desk that joins later leaves out the same messages.
    let late = venue.join("Late", Role::Look);
    assert_eq!(late.entries().len(), 8);
    venue.same_files(&["Lead", "Late"]);
    drop(lead);
    let mut lead = venue.open("Lead");
    let mut told = Vec::new();
    until(&mut lead, "everything", |desk| desk.others().is_in_step());
    told.extend(lead.take_news().iter().map(|news| news.told(&venue.event("Lead"))));
    assert!(told[0].contains(forged[0].1), "{told:?}");
}
