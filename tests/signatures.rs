//! Signatures prove their claim: omitted, added, changed or foreign entries are found.

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use tempfile::TempDir;
use wallchart::audit::{self, Known, Report, SignatureVerdict, Voucher};
use wallchart::clock::{Clock, SteppingClock};
use wallchart::desk::signing::Signer;
use wallchart::desk::{Desk, DeskError, Equipment, Keys, News};
use wallchart::engine::action::{Act, Action, Entrant, Entry, FORMAT, Outcome, PairedBy, Signature};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo, Seq};
use wallchart::engine::refusal::Clause;
use wallchart::engine::scoring::GameScore::{Loss, Win};
use wallchart::engine::text::Label;
use wallchart::presets;
use wallchart::storage::chain::{self, CLOSING, Contents};
use wallchart::storage::disk;

use crate::support::audited::contents_of;
use crate::support::screen::TestDesk;

/// A computer for the event, with a signing key of its own.
fn computer(folder: &TempDir, name: &str, clock: impl Clock + 'static) -> Equipment {
    let key_file = Some(folder.path().join(name).join("signing-key"));
    Equipment { disk: disk::system(), clock: Box::new(clock), key_file, refuge: None }
}

fn clock(hour: u32) -> SteppingClock {
    SteppingClock::starting(&format!("2026-11-21T{hour:02}:00:00Z")).unwrap()
}

fn key_of(folder: &TempDir, name: &str) -> String {
    let path = folder.path().join(name).join("signing-key");
    Signer::load_or_create(&*disk::system(), &path).unwrap().public_key()
}

/// An event of four after round 1, whose header names the key of computer A unless `is_signed` is false.
fn played(folder: &TempDir, is_signed: bool) -> Desk {
    let setup = presets::find("fide-swiss").unwrap().setup;
    let header = presets::header(setup, "Club Evening".parse().unwrap(), &mut clock(10));
    let equipment = computer(folder, "a", clock(10));
    let header = if is_signed { equipment.sign(header).unwrap() } else { header };
    let mut desk = Desk::create(&path(folder), header, equipment).unwrap();
    for (id, name) in (1..).zip(["Anna", "Berg", "Curie", "Dahl"]) {
        let entrant = Entrant { name: name.parse().unwrap(), ..Entrant::default() };
        desk.record(Act::Register { id: PlayerId(id), entrant }, &[]).unwrap();
    }
    publish(&mut desk, 1, [[1, 2], [3, 4]]);
    record(&mut desk, 1, 1);
    record(&mut desk, 1, 2);
    desk
}

fn path(folder: &TempDir) -> PathBuf {
    folder.path().join("event.ron")
}

fn publish(desk: &mut Desk, round: u16, boards: [[u32; 2]; 2]) {
    let boards = boards.map(|seats| seats.map(PlayerId).to_vec()).to_vec();
    let act = Act::Publish { round: RoundNo(round), boards, byes: Vec::new(), by: PairedBy::Hand };
    let warnings = desk.state().warnings(&act);
    desk.record(act, &warnings).unwrap();
}

fn record(desk: &mut Desk, round: u16, board: u16) {
    let outcome = Outcome::game(Win, Loss);
    desk.record(Act::Record { round: RoundNo(round), board: BoardNo(board), outcome }, &[]).unwrap();
}

fn seal(desk: &mut Desk, round: u16) -> Seq {
    let warnings = desk.warnings_of_seal(RoundNo(round));
    desk.seal(RoundNo(round), &warnings).unwrap()
}

fn sign(desk: &mut Desk, closes: bool) -> Seq {
    let warnings = Keys::of(desk).warnings();
    desk.sign_event(closes, &warnings).unwrap()
}

fn note(desk: &mut Desk, text: &str) {
    desk.record(Act::Note { text: text.parse().unwrap() }, &[]).unwrap();
}

/// Audits a finished or ongoing event with the keys that the reader knows.
fn audited(contents: &Contents, keys: &[&str], is_ongoing: bool) -> Report {
    let keys = keys.iter().map(ToString::to_string).collect();
    audit::audit(contents, &Known { keys, is_ongoing, ..Known::default() }, &()).unwrap()
}

fn is_sound(desk: &Desk, keys: &[&str], is_ongoing: bool) -> bool {
    audited(&contents_of(desk.path().unwrap()).unwrap(), keys, is_ongoing).is_sound()
}

fn told(contents: &Contents, keys: &[&str], is_ongoing: bool) -> String {
    audit::to_text(&audited(contents, keys, is_ongoing))
}

/// An event for a forger who knows how the chain is made.
struct Forger {
    /// The first lines of the event, in the newest format.
    first: String,
    identity: String,
    entries: Vec<Entry>,
}

impl Forger {
    fn of(path: &Path) -> Self {
        let mut text = std::fs::read(path).unwrap();
        let Contents { identity, entries, .. } = chain::read(&text, &()).unwrap();
        text.truncate(chain::entries_at(&text));
        if let Some((at, raised)) = chain::raise_format(&text, FORMAT) {
            text[at..at + raised.len()].copy_from_slice(&raised);
        }
        Self { first: String::from_utf8(text).unwrap(), identity, entries }
    }

    /// Creates an event of other entries, with new numbers and a new chain below the same header.
    fn makes(&self, entries: impl IntoIterator<Item = Entry>) -> Contents {
        let (mut text, mut head) = (self.first.clone(), self.identity.clone());
        for (seq, entry) in (1..).zip(entries) {
            let (line, digest) = chain::write_entry(&Entry { seq: Seq(seq), ..entry }, &head).unwrap();
            text.push_str(&line);
            head = digest;
        }
        text.push_str(CLOSING);
        let made = chain::read(text.as_bytes(), &()).unwrap();
        assert_eq!(made.identity, self.identity);
        made
    }
}

fn is_signature(entry: &Entry) -> bool {
    matches!(entry.action, Action::Do(Act::Seal { .. } | Act::Sign { .. }))
}

fn flip(entry: Entry) -> Entry {
    match entry.action {
        Action::Do(Act::Record { round, board, .. }) => {
            let action = Action::Do(Act::Record { round, board, outcome: Outcome::game(Loss, Win) });
            Entry { action, ..entry }
        }
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => entry,
    }
}

fn stripped(entry: Entry) -> Entry {
    match entry.action {
        Action::Do(Act::Seal { after, digest, table, .. }) => {
            Entry { action: Action::Do(Act::Seal { after, digest, signed: None, table }), ..entry }
        }
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => entry,
    }
}

#[test]
fn an_event_signed_to_its_end_is_sound() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, true);
    let key = key_of(&folder, "a");
    assert!(!is_sound(&desk, &[], false), "nothing is signed");
    assert!(is_sound(&desk, &[], true), "it goes on, and nothing was sealed so far");
    assert!(!is_sound(&desk, &[&key], true), "the key that is known has signed nothing");
    let sealed = seal(&mut desk, 1);
    assert!(is_sound(&desk, &[], false) && is_sound(&desk, &[&key], false));
    note(&mut desk, "the hall closes at ten");
    let contents = contents_of(&path(&folder)).unwrap();
    let report = audited(&contents, &[], false);
    assert!(!report.is_sound());
    assert_eq!(report.signatures.covered, Some(sealed));
    let text = audit::to_text(&report);
    assert!(text.contains("uncovered entry 9: note the hall closes at ten"), "{text}");
    assert!(text.contains(&format!("entries 1 to 8, head {}", contents.digests[7])), "{text}");
    assert!(text.ends_with("\nnot signed to its end; nothing else is wrong\n"), "{text}");
    assert!(is_sound(&desk, &[&key], true), "it goes on");
    sign(&mut desk, false);
    assert!(is_sound(&desk, &[&key], false));
    sign(&mut desk, true);
    assert!(is_sound(&desk, &[&key], false));
    note(&mut desk, "one more thing");
    assert!(!is_sound(&desk, &[], true), "what is closed does not go on");
    let text = told(&contents_of(&path(&folder)).unwrap(), &[], true);
    assert!(text.contains("made after the event was closed (entry 11)"), "{text}");
    // Signing again changes nothing. The report says that the event was closed before, and names an
    // uninvolved key.
    sign(&mut desk, false);
    let other = Signer::of(&[9; 32]).public_key();
    let text = told(&contents_of(&path(&folder)).unwrap(), &[&key, &other], false);
    assert!(text.contains("the event was closed by entry 11, went on and is not closed again"), "{text}");
    assert!(
        text.contains(&format!("{other}: given, HAS SIGNED NOTHING")) && text.ends_with("\nsound\n"),
        "{text}"
    );
    assert!(!is_sound(&desk, &[&other], false));
}

/// As in `../shared/data/audit`.
#[test]
fn dropped_or_unsigned_seals_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, true);
    let key = key_of(&folder, "a");
    seal(&mut desk, 1);
    publish(&mut desk, 2, [[1, 3], [4, 2]]);
    record(&mut desk, 2, 1);
    record(&mut desk, 2, 2);
    seal(&mut desk, 2);
    let forger = Forger::of(&path(&folder));
    let entries = &forger.entries;
    let last = entries.len() - 1;
    let kept = |wanted: fn(&Entry) -> bool| entries.iter().filter(move |entry| wanted(entry)).cloned();
    let cases = [
        ("every seal dropped, results flipped", forger.makes(kept(|one| !is_signature(one)).map(flip))),
        ("every signature stripped", forger.makes(entries.iter().cloned().map(stripped))),
        ("the last seal dropped", forger.makes(entries[..last].iter().cloned())),
        ("nothing but the header left", forger.makes(Vec::new())),
    ];
    for (what, contents) in cases {
        for keys in [&[][..], &[key.as_str()]] {
            let report = audited(&contents, keys, false);
            assert!(!report.is_sound(), "{what}, {keys:?}: {}", audit::to_text(&report));
        }
        assert!(what.starts_with("the last") || !audited(&contents, &[&key], true).is_sound(), "{what}");
    }
}

/// Every entry of a closed event is dropped, doubled, changed or moved, every signature exchanged for every
/// other: none of that passes, with or without the key.
#[test]
fn no_change_of_a_closed_event_passes() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, true);
    seal(&mut desk, 1);
    note(&mut desk, "a break");
    sign(&mut desk, false);
    publish(&mut desk, 2, [[1, 3], [4, 2]]);
    record(&mut desk, 2, 1);
    record(&mut desk, 2, 2);
    desk.undo().unwrap();
    desk.redo().unwrap();
    seal(&mut desk, 2);
    sign(&mut desk, true);
    let key = key_of(&folder, "a");
    let forger = Forger::of(&path(&folder));
    let entries = forger.entries.clone();
    assert!(audited(&forger.makes(entries.clone()), &[&key], false).is_sound(), "as it is, it passes");
    let signature = |entry: &Entry| match &entry.action {
        Action::Do(Act::Seal { signed, .. }) => signed.clone(),
        Action::Do(Act::Sign { signed, .. }) => Some(signed.clone()),
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
    };
    let with = |entry: &Entry, new: &Signature| {
        let mut entry = entry.clone();
        match &mut entry.action {
            Action::Do(Act::Seal { signed, .. }) => *signed = Some(new.clone()),
            Action::Do(Act::Sign { signed, .. }) => *signed = new.clone(),
            Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => {}
        }
        entry
    };
    let mut forgeries: Vec<(String, Vec<Entry>)> = Vec::new();
    let mut forge = |what: &str, at: usize, change: &dyn Fn(&mut Vec<Entry>)| {
        let mut changed = entries.clone();
        change(&mut changed);
        if changed != entries {
            forgeries.push((format!("entry {} {what}", at + 1), changed));
        }
    };
    for at in 0..entries.len() {
        forge("dropped", at, &|all| drop(all.remove(at)));
        forge("cut with all after it", at, &|all| all.truncate(at));
        forge("doubled", at, &|all| all.insert(at, all[at].clone()));
        forge("flipped", at, &|all| all[at] = flip(all[at].clone()));
        forge("stripped", at, &|all| all[at] = stripped(all[at].clone()));
        forge("earlier", at, &|all| all.swap(at, at.saturating_sub(1)));
        if !matches!(entries[at].action, Action::Do(Act::Seal { .. })) {
            forge("of somebody else", at, &|all| all[at].by = "Mallory".parse().unwrap());
            forge("at another time", at, &|all| all[at].at = "2026-11-21T10:00:30Z".parse().unwrap());
        }
        for other in entries.iter().filter_map(signature) {
            forge("signed with the signature of another", at, &|all| all[at] = with(&all[at], &other));
        }
    }
    assert!(90 < forgeries.len(), "{}", forgeries.len());
    for (what, changed) in forgeries {
        let contents = forger.makes(changed);
        for keys in [&[][..], &[key.as_str()]] {
            let report = audited(&contents, keys, false);
            let text = audit::to_text(&report);
            // An event that is cut after a signature is the earlier event, and not the closed one.
            let is_as_it_was = contents.entries.last().is_some_and(is_signature)
                && text.contains("the event is not closed")
                && entries.starts_with(&contents.entries);
            assert!(!report.is_sound() || is_as_it_was, "{what}: {text}");
        }
    }
    // The same entries below another header are another event.
    let other = tempfile::tempdir().unwrap();
    let mut desk = played(&other, true);
    note(&mut desk, "another event");
    assert!(!audited(&Forger::of(&path(&other)).makes(entries), &[&key], false).is_sound());
}

#[test]
fn a_foreign_key_makes_no_event_sound() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, true);
    seal(&mut desk, 1);
    note(&mut desk, "a break");
    let forger = Forger::of(&path(&folder));
    let mallory = Signer::of(&[9; 32]);
    let key = Label::taken_over(&mallory.public_key());
    let entry = |action| Entry { action: Action::Do(action), ..forger.entries[0].clone() };
    // Mallory drops the seal, flips the results, and signs.
    let flipped = forger.entries[..7].iter().cloned().map(flip);
    let named = entry(Act::NameKey { key: key.clone(), whose: "Mallory".parse().unwrap() });
    for names in [false, true] {
        let before: Vec<Entry> = flipped.clone().chain(names.then(|| named.clone())).collect();
        let chained = forger.makes(before.clone());
        let seq = Seq(before.len() as u64 + 1);
        let (at, by) = (&before[0].at, &before[0].by);
        let text =
            wallchart::desk::signing::event_text(&chained.identity, &chained.head, (seq, at, by), true);
        let signed = entry(Act::Sign { closes: true, signed: mallory.sign(&text) });
        let made = forger.makes(before.into_iter().chain([signed]));
        let report = audited(&made, &[], false);
        let verdict = if names { SignatureVerdict::Unvouched } else { SignatureVerdict::ByAnotherKey };
        assert_eq!(report.signatures.found[0].verdict, verdict);
        assert!(!report.is_sound() && !audited(&made, &[], true).is_sound());
        assert!(!audited(&made, &[&key_of(&folder, "a")], false).is_sound());
    }
}

#[test]
fn a_second_computer_asks_once_and_the_first_vouches() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, true);
    seal(&mut desk, 1);
    drop(desk);
    let (a, b) = (key_of(&folder, "a"), key_of(&folder, "b"));
    let mut desk = Desk::open(&path(&folder), computer(&folder, "b", clock(12))).unwrap();
    desk.sign(&"Bo Deputy".parse().unwrap());
    publish(&mut desk, 2, [[1, 3], [4, 2]]);
    record(&mut desk, 2, 1);
    record(&mut desk, 2, 2);
    let entries = desk.entries().len();
    let Err(DeskError::NotAccepted(asked)) = desk.seal(RoundNo(2), &[]) else { panic!("nobody is asked") };
    assert_eq!(asked[0].clause, Clause::AnotherKey);
    assert_eq!(desk.entries().len(), entries, "nothing is recorded before it is accepted");
    let sealed = seal(&mut desk, 2);
    assert_eq!(sealed, Seq(entries as u64 + 2), "the key, then the seal");
    assert!(
        desk.warnings_of_seal(RoundNo(2)).iter().all(|one| one.clause != Clause::AnotherKey),
        "asked once"
    );
    let contents = contents_of(&path(&folder)).unwrap();
    let text = told(&contents, &[], false);
    assert!(text.contains(&format!("{b}: named by entry 12 (Bo Deputy), NOBODY VOUCHES FOR IT")), "{text}");
    assert!(!is_sound(&desk, &[], false), "{text}");
    assert!(is_sound(&desk, &[&a, &b], false), "who knows both keys needs no voucher");
    assert!(!is_sound(&desk, &[&a], false) && !is_sound(&desk, &[&b], false), "each counts its own only");
    drop(desk);
    let mut desk = Desk::open(&path(&folder), computer(&folder, "a", clock(13))).unwrap();
    // No one vouches for a key without a question.
    let asked = Keys::of(&desk).warnings();
    assert!(asked[0].text.starts_with(&format!("entry 12 names key {} of Bo Deputy", &b[..8])), "{asked:?}");
    assert!(matches!(desk.sign_event(true, &[]), Err(DeskError::NotAccepted(again)) if again == asked));
    assert!(desk.warnings_of_seal(RoundNo(2)).contains(&asked[0]));
    let vouched = sign(&mut desk, true);
    assert!(Keys::of(&desk).warnings().is_empty(), "asked once");
    assert!(is_sound(&desk, &[], false));
    let report = audited(&contents_of(&path(&folder)).unwrap(), &[], false);
    assert_eq!(report.signatures.keys[1].voucher, Voucher::Earlier(vouched));
    assert_eq!(report.seals[1].signature, SignatureVerdict::Sound);
    assert!(!is_sound(&desk, &[&a], false), "the seal of round 2 is by the other key");
}

#[test]
fn the_first_computer_vouches_for_a_key_beforehand() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, true);
    let b = key_of(&folder, "b");
    desk.vouch_for(&b.to_uppercase(), &"Bo".parse().unwrap(), &[]).unwrap();
    drop(desk);
    let mut desk = Desk::open(&path(&folder), computer(&folder, "b", clock(12))).unwrap();
    desk.seal(RoundNo(1), &[]).unwrap();
    assert!(is_sound(&desk, &[], false));
    assert!(desk.vouch_for(&b, &Label::default(), &[]).is_err(), "it is named already");
}

#[test]
fn signing_can_begin_later() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, false);
    seal(&mut desk, 1);
    assert!(is_sound(&desk, &[], false), "no key is named");
    let asked = Keys::of(&desk).warnings();
    assert_eq!(asked[0].clause, Clause::SigningBegins);
    assert!(matches!(desk.sign_event(false, &[]), Err(DeskError::NotAccepted(_))));
    let signed = sign(&mut desk, false);
    let a = key_of(&folder, "a");
    assert!(is_sound(&desk, &[], false) && is_sound(&desk, &[&a], false));
    let contents = contents_of(&path(&folder)).unwrap();
    assert_eq!(contents.header.format, 7);
    // Without the signature the seal has no proof.
    let forger = Forger::of(&path(&folder));
    let cut = forger.entries[..forger.entries.len() - 1].iter().cloned();
    assert!(!audited(&forger.makes(cut), &[], false).is_sound());
    // From now on seals are signed.
    publish(&mut desk, 2, [[1, 3], [4, 2]]);
    record(&mut desk, 2, 1);
    record(&mut desk, 2, 2);
    let sealed = seal(&mut desk, 2);
    assert!(signed < sealed && is_sound(&desk, &[&a], false));
}

/// A signed entry stays covered after any undo.
#[test]
fn undo_removes_nothing_from_the_signed_entries() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, true);
    let signed = sign(&mut desk, false);
    desk.undo().unwrap();
    let report = audited(&contents_of(&path(&folder)).unwrap(), &[], false);
    assert_eq!(report.signatures.covered, Some(signed));
    assert_eq!(report.signatures.uncovered.len(), 1, "the undo is covered by nothing");
    assert!(!report.is_sound());
    desk.redo().unwrap();
    assert!(!is_sound(&desk, &[], false), "the redo neither");
    sign(&mut desk, false);
    assert!(is_sound(&desk, &[], false));
}

#[test]
fn sealing_needs_the_key_and_old_seals_are_signed_later() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, true);
    let file = folder.path().join("a").join("signing-key");
    let secret = std::fs::read(&file).unwrap();
    std::fs::write(&file, "nonsense").unwrap();
    assert!(Keys::of(&desk).warnings().is_empty(), "no new key would sign");
    let (entries, warnings) = (desk.entries().len(), desk.warnings_of_seal(RoundNo(1)));
    assert!(matches!(desk.sign_event(false, &warnings), Err(DeskError::NotSigned(_))));
    assert!(matches!(desk.seal(RoundNo(1), &warnings), Err(DeskError::NotSigned(_))));
    assert_eq!(desk.entries().len(), entries, "nothing is recorded");
    let unsigned = computer(&folder, "a", clock(11)).sign(desk.header().clone()).unwrap_err().to_string();
    assert!(unsigned.starts_with(&format!("{}: this file holds no key", file.display())), "{unsigned}");
    std::fs::write(&file, secret).unwrap();
    // Older programs sealed without it.
    seal(&mut desk, 1);
    desk.undo().unwrap();
    let sealed = contents_of(&path(&folder)).unwrap().entries.swap_remove(entries);
    let Action::Do(act) = stripped(sealed).action else { panic!("no seal") };
    desk.record(act, &[]).unwrap();
    assert!(!is_sound(&desk, &[], true), "a seal is not signed");
    seal(&mut desk, 1);
    assert!(is_sound(&desk, &[], false));
    assert!(desk.seal(RoundNo(1), &[]).is_err(), "sealed and signed is that");
}

#[test]
fn the_screen_says_which_signature_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let mut event = played(&folder, true);
    let signed = Signature {
        key: Label::taken_over(&key_of(&folder, "a")),
        signature: "ab".repeat(64).parse().unwrap(),
    };
    event.record(Act::Sign { closes: false, signed }, &[]).unwrap();
    drop(event);
    let mut desk = TestDesk::home();
    desk.app.open(&path(&folder));
    desk.keys("<F8>v");
    let screen = desk.screen(120, 30);
    assert!(screen.contains("file NOT sound   the signature of entry 8 is wrong"), "{screen}");
}

/// Undoing the key itself does not make an event that needs no signature.
#[test]
fn a_used_key_stays_named_after_an_undo() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, false);
    sign(&mut desk, false);
    let key = key_of(&folder, "a");
    desk.undo().unwrap();
    desk.undo().unwrap();
    assert!(!is_sound(&desk, &[], false) && !is_sound(&desk, &[&key], false));
    assert!(is_sound(&desk, &[], true), "what was undone is covered by nothing so far");
    assert!(Keys::of(&desk).warnings().is_empty(), "the key is one of the event as before");
    seal(&mut desk, 1);
    assert!(is_sound(&desk, &[], false) && is_sound(&desk, &[&key], false));
    // A key that was named by mistake and has not signed is removed.
    let b = key_of(&folder, "b");
    desk.vouch_for(&b, &Label::default(), &[]).unwrap();
    desk.undo().unwrap();
    desk.undo().unwrap();
    drop(desk);
    let mut desk = Desk::open(&path(&folder), computer(&folder, "b", clock(12))).unwrap();
    assert_eq!(Keys::of(&desk).warnings()[0].clause, Clause::AnotherKey);
    sign(&mut desk, false);
    let keys = audited(&contents_of(&path(&folder)).unwrap(), &[], false).signatures.keys;
    assert_eq!(keys[1].voucher, Voucher::Nobody, "{keys:?}");
}

/// An event whose header names no key, signed by the maker of the header.
#[test]
fn a_signature_needs_a_named_key() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, false);
    sign(&mut desk, true);
    let forger = Forger::of(&path(&folder));
    let is_naming = |one: &Entry| matches!(one.action, Action::Do(Act::NameKey { .. }));
    let unnamed: Vec<Entry> = forger.entries.iter().filter(|one| !is_naming(one)).cloned().collect();
    let before = forger.makes(unnamed[..unnamed.len() - 1].iter().cloned());
    let signer = Signer::load_or_create(&*disk::system(), &folder.path().join("a/signing-key")).unwrap();
    let last = unnamed.last().unwrap();
    let place = (Seq(unnamed.len() as u64), &last.at, &last.by);
    let text = wallchart::desk::signing::event_text(&before.identity, &before.head, place, true);
    let act = Act::Sign { closes: true, signed: signer.sign(&text) };
    let entries = before.entries.iter().cloned().chain([Entry { action: Action::Do(act), ..last.clone() }]);
    let made = forger.makes(entries);
    let report = audited(&made, &[], false);
    assert_eq!(report.signatures.found[0].verdict, SignatureVerdict::ByAnotherKey);
    assert!(!report.is_sound(), "{}", audit::to_text(&report));
    assert!(audited(&made, &[&key_of(&folder, "a")], false).is_sound(), "who knows the key needs no name");
}

/// A clock that shows given times, one after the other, and the last one from then on.
struct Times(Vec<&'static str>);

impl Clock for Times {
    fn now(&mut self) -> String {
        if self.0.len() > 1 { self.0.remove(0).to_owned() } else { self.0[0].to_owned() }
    }
}

#[test]
fn a_far_future_date_does_not_affect_later_entries() {
    let folder = tempfile::tempdir().unwrap();
    let setup = presets::find("fide-swiss").unwrap().setup;
    let header = presets::header(setup, "Club Evening".parse().unwrap(), &mut clock(10));
    let times = vec![
        "2026-11-21T10:01:00Z",
        "2036-11-21T10:02:00Z",
        "2026-11-21T10:03:00Z",
        "2026-11-21T10:02:30Z",
        "2026-11-21T10:04:00Z",
    ];
    let mut desk = Desk::create(&path(&folder), header, Times(times)).unwrap();
    for text in ["one", "two", "three", "four", "five"] {
        note(&mut desk, text);
    }
    let at: Vec<&str> = desk.entries().iter().map(|entry| &entry.at[11..19]).collect();
    assert_eq!(at, ["10:01:00", "10:02:00", "10:03:00", "10:03:00", "10:04:00"]);
    let news = desk.take_news();
    assert!(matches!(&news[0], News::ClockWentBack { is_kept: false, .. }), "{news:?}");
    assert!(matches!(&news[1], News::ClockWentBack { is_kept: true, .. }), "{news:?}");
    let contents = contents_of(&path(&folder)).unwrap();
    let report = audited(&contents, &[], false);
    let faults: Vec<u64> = report.times.iter().map(|fault| fault.entry.0).collect();
    assert_eq!(faults, [2], "the entry that is ahead, and not those after it");
    assert!(report.is_sound(), "the clock was wrong, and nothing else");
    let text = audit::to_text(&report);
    assert!(
        text.contains("`2036-11-21T10:02:00Z` is ahead of the entries after it (the clock was wrong)"),
        "{text}"
    );
}

/// Entries of older programs: every entry after one from the future has its time.
#[test]
fn a_future_date_in_a_file_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder, false);
    let forger = Forger::of(&path(&folder));
    let mut entries = forger.entries.clone();
    entries.iter_mut().skip(3).for_each(|entry| entry.at = "2036-01-01T00:00:00Z".parse().unwrap());
    let contents = forger.makes(entries);
    assert!(audited(&contents, &[], false).times.is_empty(), "times go forward");
    let now = Some("2026-11-21T12:00:00Z".to_owned());
    let report = audit::audit(&contents, &Known { now, ..Known::default() }, &()).unwrap();
    assert_eq!(report.times.iter().map(|fault| fault.entry.0).collect::<Vec<_>>(), [4], "named once");
    desk.look_at_clock("2026-11-21T12:00:00Z");
    assert!(desk.take_news().is_empty());
    desk.look_at_clock("2026-11-21T08:00:00Z");
    assert!(matches!(desk.take_news()[..], [News::ClockWentBack { is_kept: false, .. }]));
    // A step back that no desk makes is not a wrong clock.
    let mut entries = forger.entries.clone();
    entries[5].at = "2026-11-21T10:00:01Z".parse().unwrap();
    assert!(!audited(&forger.makes(entries), &[], false).is_sound());
}

fn run(home: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    let command = command.current_dir(home.parent().unwrap()).env("HOME", home).args(arguments);
    let output = command.env("XDG_DATA_HOME", home).env("XDG_CONFIG_HOME", home).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_command_line_signs_closes_and_asks() {
    let folder = tempfile::tempdir().unwrap();
    let (a, b) = (folder.path().join("a"), folder.path().join("b"));
    let players = "Anna, 1900\nBerg, 1800\nCurie, 1700\nDahl, 1600\n";
    std::fs::write(folder.path().join("players.csv"), format!("name,rating\n{players}")).unwrap();
    assert_eq!(run(&a, &["new", "e.ron", "--preset", "fide-swiss"]).0, Some(0));
    assert_eq!(run(&a, &["audit", "e.ron"]).0, Some(1));
    assert_eq!(run(&a, &["audit", "e.ron", "--ongoing"]).0, Some(0));
    let signed = run(&a, &["sign", "e.ron"]);
    assert!(signed.1.contains("entries 1 to 1, head "), "{signed:?}");
    assert_eq!(run(&a, &["audit", "e.ron"]).0, Some(0));
    assert_eq!(run(&a, &["note", "e.ron", "a break"]).0, Some(0));
    let audit = run(&a, &["audit", "e.ron"]);
    assert!(audit.0 == Some(1) && audit.1.contains("uncovered entry 2: note a break"), "{audit:?}");
    let asked = run(&b, &["sign", "e.ron", "--close"]);
    assert!(asked.0 == Some(1) && asked.2.contains("--accept \"another signing key\""), "{asked:?}");
    assert_eq!(run(&b, &["sign", "e.ron", "--close", "--accept", "another signing key"]).0, Some(0));
    let audit = run(&a, &["audit", "e.ron"]);
    assert!(audit.0 == Some(1) && audit.1.contains("NOBODY VOUCHES FOR IT"), "{audit:?}");
    let asked = run(&a, &["sign", "e.ron", "--close"]);
    assert!(asked.0 == Some(1) && asked.2.contains("--accept \"vouching for a key\""), "{asked:?}");
    assert_eq!(run(&a, &["sign", "e.ron", "--close", "--accept", "vouching for a key"]).0, Some(0));
    let audit = run(&a, &["audit", "e.ron"]);
    assert!(audit.0 == Some(0) && audit.1.contains("the event, closed: signed"), "{audit:?}");
    let json = run(&a, &["audit", "e.ron", "--format", "json"]).1;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["covered"], &json["closed"]), (&5.into(), &5.into()), "{json}");
    assert_eq!(json["keys"][1]["voucher"], 5, "{json}");
    let key = run(&a, &["sign", "e.ron", "--add-key", &"ab".repeat(32)]);
    assert!(key.0 == Some(2), "not every number is a key: {key:?}");
}
