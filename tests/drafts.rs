//! Drafts: unrecorded input is restored after a crash, dropped only after a question, and never applied to a
//! changed board.

use std::path::{Path, PathBuf};

use crate::support::screen::{self, TestDesk};
use wallchart::desk::Desk;
use wallchart::desk::shared::link::Role;
use wallchart::desks::membership::{Membership, Server};
use wallchart::engine::action::{Act, Outcome};
use wallchart::engine::game::crikey::CrikeyOutcome;
use wallchart::engine::game::dice::Die;
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::entry::keys::KeySet;
use wallchart::presets;
use wallchart::storage::disk;
use wallchart::tui::jobs::request::Said;
use wallchart::tui::terminal::event::Event;

const FOUR: [&str; 4] = ["Ana, 70", "Bo, 71", "Cy, 72", "Di, 73"];
const EIGHT: [&str; 8] =
    ["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100", "Ed, 2000", "Flo, 1900", "Gus, 1800", "Hal, 1700"];

/// An event in a file, with its first round published.
fn published(preset: &str, players: &[&str]) -> TestDesk {
    let mut desk = TestDesk::home();
    let mut clock = screen::clock();
    let setup = presets::find(preset).unwrap().setup;
    let header = presets::header(setup, "Autumn Open".parse().unwrap(), &mut *clock);
    desk.app.put(Desk::create(&desk.folder.path().join("event.ron"), header, clock).unwrap());
    desk.keys("<F3>a");
    for player in players {
        desk.text(player);
        desk.keys("<Enter>");
    }
    desk.keys("<Esc><F4>p<Enter>");
    if preset.starts_with("tractor") {
        // Players who sit together become partners.
        desk.keys("p");
    }
    assert_eq!(desk.app.desk().unwrap().state().rounds.len(), 1, "{}", desk.screen(120, 30));
    desk
}

fn event(desk: &TestDesk) -> PathBuf {
    desk.app.desk().unwrap().path().unwrap().to_owned()
}

fn drafts(desk: &TestDesk) -> PathBuf {
    let mut name = event(desk).into_os_string();
    name.push(".drafts");
    name.into()
}

/// Lets time pass without keys.
fn pause(desk: &mut TestDesk) {
    desk.app.handle(Event::Tick);
}

/// After any panic, the input is on disk before the program ends.
#[test]
fn a_panic_saves_the_input() {
    let mut desk = published("fide-swiss", &EIGHT);
    desk.keys("<F3>a");
    desk.text("Ivan the Late");
    assert!(!drafts(&desk).exists(), "the keys have not paused");
    let status = wallchart::tui::to_the_end(&mut desk.app, |_| panic!("the desk fell over")).unwrap();
    assert_eq!(status, wallchart::tui::terminal::PANICKED);
    let mut desk = crash(desk);
    sees(&mut desk, "typed before and not recorded, here again");
    sees(&mut desk, "Ivan the Late");
}

/// The same holds if the terminal disappears.
#[test]
fn a_lost_terminal_saves_the_input() {
    let mut desk = published("fide-swiss", &EIGHT);
    desk.keys("<F3>a");
    desk.text("Ivan the Late");
    let ended = wallchart::tui::to_the_end(&mut desk.app, |_| Err(anyhow::anyhow!("the terminal is gone")));
    assert!(ended.is_err());
    sees(&mut crash(desk), "Ivan the Late");
}

/// Ends the program as a kill does, and opens the event again.
fn crash(desk: TestDesk) -> TestDesk {
    let event = event(&desk);
    let TestDesk { app, folder } = desk;
    drop(app);
    let mut desk = TestDesk { app: screen::app_in(folder.path(), KeySet::OneZero), folder };
    desk.app.open(&event);
    desk
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(140, 40);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

fn outcome(desk: &TestDesk, board: u16) -> Option<Outcome> {
    desk.app.desk().unwrap().state().board(RoundNo(1), BoardNo(board)).unwrap().outcome.clone()
}

fn crikey(white_pieces: u32, black_pieces: u32) -> Outcome {
    Outcome::Crikey(CrikeyOutcome { result: GameScore::Win, white_pieces, black_pieces })
}

#[test]
fn a_half_typed_line_is_restored_until_it_is_recorded() {
    let mut desk = published("crikey-round-robin", &FOUR);
    desk.text("1 20 1");
    assert!(!drafts(&desk).exists(), "no key waits for the disk");
    pause(&mut desk);
    assert!(drafts(&desk).exists());
    sees(&mut desk, "draft saved");
    let mut desk = crash(desk);
    sees(&mut desk, "typed before and not recorded, here again: round 1, board 1");
    sees(&mut desk, "1 20 1▏");
    desk.text("5");
    desk.keys("<Enter>");
    assert_eq!(outcome(&desk, 1), Some(crikey(20, 15)));
    pause(&mut desk);
    assert!(!drafts(&desk).exists(), "nothing is open");
    let mut desk = crash(desk);
    assert!(!desk.screen(140, 40).contains("typed before"));
}

#[test]
fn a_refused_key_is_restored_and_refused_again() {
    let mut desk = published("crikey-round-robin", &FOUR);
    desk.text("1 20.5 3");
    pause(&mut desk);
    let mut desk = crash(desk);
    sees(&mut desk, "1 20.5 3▏");
    desk.keys("<Enter>");
    assert_eq!(outcome(&desk, 1), None);
}

/// The user's keys may have changed: the meaning of the input stays the same.
#[test]
fn a_draft_has_the_same_meaning_with_other_keys() {
    let mut desk = published("crikey-round-robin", &FOUR);
    desk.text("0 20 15");
    pause(&mut desk);
    let path = event(&desk);
    let TestDesk { app, folder } = desk;
    drop(app);
    let mut desk = TestDesk { app: screen::app_in(folder.path(), KeySet::Letters), folder };
    desk.app.open(&path);
    desk.keys("<Enter>");
    let lost = Outcome::Crikey(CrikeyOutcome { result: GameScore::Loss, white_pieces: 20, black_pieces: 15 });
    assert_eq!(outcome(&desk, 1), Some(lost));
}

#[test]
fn hands_second_passes_and_corrections_are_separate_drafts() {
    let mut desk = published("dice", &["Ann", "Ben", "Cat", "Dan"]);
    desk.keys("11166<Enter>222");
    pause(&mut desk);
    let mut desk = crash(desk);
    sees(&mut desk, "full house");
    sees(&mut desk, "2 dice to come");
    desk.keys("33<Enter>12345<Enter>66655<Enter>");
    assert!(outcome(&desk, 1).is_some(), "{}", desk.screen(120, 30));
    // A correction is begun and left for later, with a second pass beside it.
    desk.keys("c<Down>2223");
    desk.keys("<Esc>k");
    desk.keys("v<Enter>11166<Enter>222");
    pause(&mut desk);
    let mut desk = crash(desk);
    sees(&mut desk, "here again: round 1, table 1, correction · round 1, table 1, second pass");
    sees(&mut desk, "1 die to come");
    desk.keys("<Esc>kv<Enter>");
    sees(&mut desk, "2 dice to come");
    desk.keys("33<Enter>12345<Enter>66655<Enter>");
    assert!(desk.app.desk().unwrap().state().rounds[0].boards[0].agreed, "{}", desk.screen(120, 30));
    desk.keys("<Esc>c");
    sees(&mut desk, "1 die to come");
    desk.keys("4<End><Enter><Enter>c");
    let Some(Outcome::Dice(hands)) = outcome(&desk, 1) else { panic!("no hands") };
    assert_eq!(hands[1].dice().map(Die::face), [2, 2, 2, 3, 4]);
}

#[test]
fn a_manual_pairing_is_restored() {
    let mut desk = published("fide-swiss", &EIGHT);
    desk.keys("1111pmjm");
    sees(&mut desk, "MANUAL PAIRING of round 2");
    let boards = |desk: &mut TestDesk| {
        let screen = desk.screen(140, 40);
        let rows = screen.lines().skip(2).take(6).map(|line| line.replace(['▌', '›'], " "));
        rows.collect::<Vec<_>>().join("\n")
    };
    let before = boards(&mut desk);
    let mut desk = crash(desk);
    sees(&mut desk, "here again: manual pairing of round 2, 4 boards");
    assert_eq!(boards(&mut desk), before);
    desk.keys("<Enter>");
    sees(&mut desk, "2 of 4 boards as the system makes them");
    desk.keys("p");
    assert_eq!(desk.app.desk().unwrap().state().rounds.len(), 2);
    assert!(
        !drafts(&desk).exists() || {
            pause(&mut desk);
            !drafts(&desk).exists()
        }
    );
}

#[test]
fn esc_on_a_manual_pairing_asks_and_saves_it() {
    let mut desk = published("fide-swiss", &EIGHT);
    desk.keys("1111pmjm<Esc>");
    sees(&mut desk, "k keep it for later   d drop it   Esc go on seating");
    desk.keys("<Esc>");
    sees(&mut desk, "MANUAL PAIRING of round 2");
    desk.keys("<Esc>k");
    sees(&mut desk, "the manual pairing of round 2 is saved: p continues it");
    let mut desk = crash(desk);
    sees(&mut desk, "MANUAL PAIRING of round 2");
    desk.keys("<Esc>k");
    // Another result may be viewed meanwhile.
    desk.keys("<F5><F4>p");
    sees(&mut desk, "MANUAL PAIRING of round 2");
    desk.keys("<Esc>d");
    sees(&mut desk, "the pairing was dropped");
    pause(&mut desk);
    assert!(!drafts(&desk).exists());
    // The system's pairing can be made again at any time, so no question is asked.
    desk.keys("p<Esc>");
    sees(&mut desk, "the pairing was dropped");
}

#[test]
fn esc_on_a_line_asks_before_it_is_dropped() {
    let mut desk = published("crikey-round-robin", &FOUR);
    desk.keys("1<Esc>");
    assert!(!desk.screen(120, 30).contains("typed and not recorded"), "one key is typed again");
    desk.text("1 20");
    desk.keys("<Esc>");
    sees(&mut desk, "board 1: typed and not recorded");
    sees(&mut desk, "d drop it   Esc go on typing");
    desk.keys("<Esc>");
    desk.text(" 15");
    desk.keys("<Enter>");
    assert_eq!(outcome(&desk, 1), Some(crikey(20, 15)));
    desk.text("1 3");
    desk.keys("<Esc>d");
    assert!(!desk.screen(120, 30).contains("1 3▏"));
    pause(&mut desk);
    assert!(!drafts(&desk).exists());
}

#[test]
fn an_undone_publication_is_a_proposal_again() {
    let mut desk = published("fide-swiss", &EIGHT);
    let boards = |desk: &TestDesk| {
        let round = desk.app.desk().unwrap().state().rounds.last().unwrap().clone();
        round.boards.iter().map(|board| board.seats.clone()).collect::<Vec<_>>()
    };
    desk.keys("1111pmjm<Enter>p");
    let by_hand = boards(&desk);
    assert_eq!(desk.app.desk().unwrap().state().rounds.len(), 2);
    desk.keys("u");
    sees(&mut desk, "round 2 is published: it becomes a proposal again");
    desk.keys("y");
    sees(&mut desk, "undone: publish round 2");
    sees(&mut desk, "pairing of round 2, by hand");
    pause(&mut desk);
    let mut desk = crash(desk);
    desk.keys("<Enter>");
    sees(&mut desk, "2 of 4 boards as the system makes them");
    desk.keys("p");
    assert_eq!(boards(&desk), by_hand, "{}", desk.screen(120, 30));
    // The redone round is published, and the proposal is gone.
    desk.keys("uy<Ctrl-r>");
    assert_eq!(boards(&desk), by_hand);
    assert!(!desk.screen(140, 40).contains("pairing of round 2, by hand"), "{}", desk.screen(140, 40));
}

/// Another desk has recorded the board meanwhile: the input is shown and saved, but not applied.
#[test]
fn an_outdated_draft_is_reported_and_not_applied() {
    let mut desk = published("crikey-round-robin", &FOUR);
    desk.text("1 20 1");
    pause(&mut desk);
    let path = event(&desk);
    let TestDesk { app, folder } = desk;
    drop(app);
    let mut other = Desk::open(&path, screen::clock()).unwrap();
    let recorded = crikey(18, 3);
    other.record(Act::Record { round: RoundNo(1), board: BoardNo(1), outcome: recorded }, &[]).unwrap();
    drop(other);
    let mut desk = TestDesk { app: screen::app_in(folder.path(), KeySet::OneZero), folder };
    desk.app.open(&path);
    sees(&mut desk, "does not fit the event as it is now");
    sees(&mut desk, "round 1, board 1: 1 20 1 (the result is now 1 – 0  18:3)");
    desk.keys("<Enter>");
    assert_eq!(outcome(&desk, 1), Some(crikey(18, 3)));
    let aside = path.with_file_name("event.drafts-1.ron");
    assert!(std::fs::read_to_string(aside).unwrap().contains("1 20 1"));
    pause(&mut desk);
    assert!(!drafts(&desk).exists());
    // One report is enough.
    let mut desk = crash(desk);
    assert!(!desk.screen(140, 40).contains("does not fit"));
}

/// The program dies after a result is on disk and before its draft is removed.
#[test]
fn a_recorded_result_is_not_a_draft() {
    let mut desk = published("crikey-round-robin", &FOUR);
    desk.text("1 20 1");
    pause(&mut desk);
    desk.text("5");
    desk.keys("<Enter>");
    assert!(drafts(&desk).exists(), "a result waits for its own place on disk only");
    let mut desk = crash(desk);
    assert_eq!(outcome(&desk, 1), Some(crikey(20, 15)));
    let screen = desk.screen(140, 40);
    assert!(!screen.contains("not recorded"), "{screen}");
    pause(&mut desk);
    assert!(!drafts(&desk).exists());
}

#[track_caller]
fn check_moved_aside(desk: TestDesk, bytes: &[u8], why: &str) {
    let (path, kept) = (drafts(&desk), event(&desk).with_file_name("event.drafts-1.ron"));
    let acts = desk.app.desk().unwrap().entries().len();
    std::fs::write(&path, bytes).unwrap();
    let mut desk = crash(desk);
    sees(&mut desk, why);
    assert_eq!(desk.app.desk().unwrap().entries().len(), acts, "it costs nothing");
    assert_eq!(std::fs::read(kept).unwrap(), bytes, "{}", desk.screen(140, 40));
    assert!(!path.exists());
    desk.text("1 20 15");
    desk.keys("<Enter>");
    assert_eq!(outcome(&desk, 1), Some(crikey(20, 15)));
}

#[test]
fn a_foreign_drafts_file_is_moved_aside() {
    let mut desk = published("crikey-round-robin", &FOUR);
    desk.text("1 20");
    pause(&mut desk);
    let text = std::fs::read_to_string(drafts(&desk)).unwrap();
    desk.keys("<Esc>d");
    pause(&mut desk);
    let identity = desk.app.desk().unwrap().identity().to_owned();
    let cases: [(Vec<u8>, &str); 5] = [
        (text.replace(&identity, &"0".repeat(identity.len())).into_bytes(), "it belongs to another event"),
        (text.as_bytes()[..text.len() / 2].to_vec(), "cannot be restored (line"),
        (text.replacen("format: 1", "format: 9", 1).into_bytes(), "its format is 9"),
        (text.replace("1 20", "1 \\u{1b}[2J20").into_bytes(), "it contains impossible input"),
        (b"\xff\xfe".to_vec(), "it is not text in UTF-8"),
    ];
    drop(desk);
    for (bytes, why) in cases {
        check_moved_aside(published("crikey-round-robin", &FOUR), &bytes, why);
    }
}

#[test]
fn a_read_only_desk_saves_and_restores_no_drafts() {
    let mut one = published("crikey-round-robin", &FOUR);
    one.text("1 20");
    pause(&mut one);
    let kept = std::fs::read(drafts(&one)).unwrap();
    let mut other = TestDesk::home();
    other.app.open(&event(&one));
    sees(&mut other, "READ-ONLY");
    assert!(!other.screen(140, 40).contains("typed before"));
    other.text("0 3 4");
    pause(&mut other);
    assert_eq!(std::fs::read(drafts(&one)).unwrap(), kept);
    other.keys("<Ctrl-q>");
    assert!(other.app.is_over(), "nothing is lost by leaving");
    let mut other = TestDesk::home();
    other.app.open(&event(&one));
    // The writing desk is gone: the desk that takes over restores its drafts.
    let TestDesk { app, folder: _folder } = one;
    drop(app);
    other.keys("<F5><Alt-t>");
    sees(&mut other, "typed before and not recorded, here again: round 1, board 1");
}

/// Two events at one desk: each has only its own drafts.
#[test]
fn drafts_stay_with_their_event() {
    let mut desk = published("crikey-round-robin", &FOUR);
    let first = event(&desk);
    desk.text("1 20");
    let second = first.with_file_name("second.ron");
    let mut clock = screen::clock();
    let setup = presets::find("crikey-round-robin").unwrap().setup;
    let header = presets::header(setup, "Second".parse().unwrap(), &mut *clock);
    drop(Desk::create(&second, header, clock).unwrap());
    desk.app.open(&second);
    assert!(!desk.screen(140, 40).contains("1 20"), "{}", desk.screen(140, 40));
    pause(&mut desk);
    assert!(!drafts(&desk).exists());
    desk.app.open(&first);
    sees(&mut desk, "1 20▏");
}

#[test]
fn a_refused_dialog_stays_open_with_its_text() {
    let mut desk = published("fide-swiss", &EIGHT);
    // No player has that rating, and the name is another player's: the rules ask, and Esc leads back to the
    // line.
    desk.keys("<F3><Home>c<Ctrl-u>");
    desk.text("Bo, 1234");
    desk.keys("<Enter>");
    sees(&mut desk, "Esc back to the line");
    desk.keys("<Esc>");
    sees(&mut desk, "Bo, 1234");
    desk.keys("<Ctrl-u>");
    desk.text("Zoe, 1234");
    desk.keys("<Enter>y");
    sees(&mut desk, "Zoe");
    // Input that the rules refuse stays as well.
    let mut desk = published("fide-swiss", &EIGHT);
    desk.keys("<F3><Home>b");
    desk.text("1 half");
    desk.keys("<Enter>");
    let screen = desk.screen(140, 40);
    assert!(screen.contains("1 half") && screen.contains("bye for"), "{screen}");
}

/// A text is stored under the number of a registration, which is not the pairing number; the report uses the
/// name.
#[test]
fn a_saved_text_names_its_player() {
    let mut desk = published("fide-swiss", &EIGHT);
    let name = desk.app.desk().unwrap().state().by_number()[0].entrant.name.to_string();
    desk.keys("<F3>b");
    desk.text("2 half");
    pause(&mut desk);
    let mut desk = crash(desk);
    sees(&mut desk, &format!("here again: bye of {name}"));
}

#[test]
fn an_abandoned_dialog_offers_its_text_again() {
    let mut desk = published("fide-swiss", &EIGHT);
    desk.keys("<Ctrl-o>");
    desk.text("the hall is cold");
    desk.keys("<Esc><Ctrl-o>");
    sees(&mut desk, "the hall is cold");
    pause(&mut desk);
    let mut desk = crash(desk);
    sees(&mut desk, "here again: note");
    desk.keys("<Ctrl-o><Enter>");
    let noted = desk.app.desk().unwrap().entries().last().unwrap().clone();
    assert!(format!("{noted:?}").contains("the hall is cold"));
    desk.keys("<Ctrl-o>");
    assert!(!desk.screen(140, 40).contains("typed before and not recorded:"));
    desk.keys("<Esc><F3>a");
    desk.text("Nobody, Ne");
    pause(&mut desk);
    let mut desk = crash(desk);
    sees(&mut desk, "player to be added: Nobody, Ne");
    desk.keys("<F3>a");
    desk.text("d");
    sees(&mut desk, "Nobody, Ned");
}

/// A draft that cannot be saved is reported once, and causes no other harm.
#[test]
fn an_unwritable_folder_is_reported_once() {
    let mut desk = published("crikey-round-robin", &FOUR);
    // Something that is not a file has the name.
    std::fs::create_dir_all(drafts(&desk).join("x")).unwrap();
    desk.text("1 20");
    pause(&mut desk);
    sees(&mut desk, "your input is not saved on disk");
    sees(&mut desk, "DRAFT NOT SAVED");
    desk.text(" 1");
    pause(&mut desk);
    assert!(!desk.screen(140, 40).contains("your input is not saved"), "{}", desk.screen(140, 40));
    desk.keys("<Ctrl-q>");
    sees(&mut desk, "leave and lose this");
    desk.keys("<Esc>");
    desk.text("5");
    desk.keys("<Enter>");
    assert_eq!(outcome(&desk, 1), Some(crikey(20, 15)));
}

#[test]
fn leaving_with_unrecorded_input_says_that_it_is_saved() {
    let mut desk = published("crikey-round-robin", &FOUR);
    desk.text("1 20");
    desk.keys("<Ctrl-q>");
    sees(&mut desk, "board 1 is typed but not complete");
    sees(&mut desk, "is here again when you open it");
    sees(&mut desk, "l leave   Esc stay");
    desk.keys("l");
    assert!(desk.app.is_over());
    let mut desk = crash(desk);
    sees(&mut desk, "1 20▏");
}

/// Windows reserves symbolic links for administrators.
#[cfg(unix)]
#[test]
fn drafts_are_beside_the_target_of_a_link() {
    let desk = published("crikey-round-robin", &FOUR);
    let real = event(&desk);
    let link = real.with_file_name("link.ron");
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let TestDesk { app, folder } = desk;
    drop(app);
    let mut desk = TestDesk { app: screen::app_in(folder.path(), KeySet::OneZero), folder };
    desk.app.open(&link);
    desk.text("1 20");
    pause(&mut desk);
    assert!(Path::new(&format!("{}.drafts", real.display())).exists());
}

/// A damaged drafts file does no harm: the event opens, is drawn, and accepts the next result.
#[test]
fn a_damaged_drafts_file_does_no_harm() {
    let mut desk = published("dice", &["Ann", "Ben", "Cat", "Dan"]);
    desk.keys("11166<Enter>222");
    pause(&mut desk);
    let path = drafts(&desk);
    let whole = std::fs::read(&path).unwrap();
    let acts = desk.app.desk().unwrap().entries().len();
    for at in (0..whole.len()).step_by(13) {
        let mut bytes = whole.clone();
        bytes[at] = bytes[at].wrapping_add(1);
        for damaged in [&bytes, &whole[..at].to_vec()] {
            std::fs::write(&path, damaged).unwrap();
            desk = crash(desk);
            let _ = desk.screen(80, 24);
            assert_eq!(desk.app.desk().unwrap().entries().len(), acts, "byte {at}");
        }
    }
    std::fs::write(&path, &whole).unwrap();
    let mut desk = crash(desk);
    sees(&mut desk, "2 dice to come");
}

/// A way to keep a desk from writing an event with this digest.
type Obstacle = fn(&Path, &str);

/// The reasons why a desk cannot write its event: each creates one, with a part of the message.
const ONLY_READS: [(Obstacle, &str); 3] = [
    (|_, _| {}, "another desk has this event open"),
    (only_looks, ONLY_LOOKS),
    (
        |event, of| std::fs::write(beside(event, of, "desk"), "(format:1,").unwrap(),
        "this is not the file of a desk",
    ),
];

#[cfg(feature = "desks")]
const ONLY_LOOKS: &str = "this desk only looks";
#[cfg(not(feature = "desks"))]
const ONLY_LOOKS: &str = "is built without several desks";

fn beside(event: &Path, identity: &str, kind: &str) -> PathBuf {
    event.with_file_name(format!(".wallchart-{}.{kind}", &identity[..16]))
}

/// Turns the event into one that this desk has joined in the role look; its server is not reachable.
fn only_looks(event: &Path, identity: &str) {
    let url = "nats://127.0.0.1:9".to_owned();
    let membership = Membership::new("Wall".to_owned(), Role::Look, Server::Given { url });
    membership.keep(&*disk::system(), event, identity).unwrap();
}

/// The first keys of every input at a screen, in every game.
const FIRST_KEYS: [(&str, &[&str], &str); 7] = [
    ("chess-round-robin", &EIGHT, "1 0 = + f a o s v c <Delete> i m p D S W"),
    ("probit-new", &FOUR, "1 0 + f a s v c m p"),
    ("crikey-round-robin", &FOUR, "1 0 = + f a o s v c m"),
    ("dice", &FOUR, "1 6 <Enter> s v c m p"),
    ("tractor", &FOUR, "<Enter> s v c m p"),
    ("chess-round-robin", &EIGHT, "<F3> a c w r b <Space> n i N D V # K J H x f X o v R"),
    (
        "chess-round-robin",
        &EIGHT,
        "<F2> <Enter> <Right> <Left> a x K J <F9> d <F5> S v L u <Ctrl-r> <Ctrl-o>",
    ),
];

#[test]
fn a_read_only_desk_refuses_the_first_key_of_every_entry() {
    for (preset, players, keys) in FIRST_KEYS {
        for (why_not, told) in ONLY_READS {
            let one = published(preset, players);
            let (path, identity) = (event(&one), one.app.desk().unwrap().identity().to_owned());
            let mut other = TestDesk::home();
            let TestDesk { app, folder } = one;
            // Only the first of the reasons needs the other desk.
            let app = told.starts_with("another").then_some(app);
            why_not(&path, &identity);
            other.app.open(&path);
            let entries = other.app.desk().unwrap().entries().len();
            for key in keys.split(' ') {
                let goes = key.starts_with("<F");
                other.keys(key);
                if goes {
                    continue;
                }
                let said = other.app.said().cloned();
                let Some(Said::Error(why)) = said else { panic!("{preset}, {told}, {key}: {said:?}") };
                assert!(why.contains(told), "{preset}, {key}: {why}");
                pause(&mut other);
                let screen = other.screen(140, 40);
                assert!(
                    !screen.contains("is kept") && !screen.contains("draft"),
                    "{preset}, {key}:\n{screen}"
                );
            }
            other.app.handle(Event::Paste("1 20 15".to_owned()));
            pause(&mut other);
            assert_eq!(other.app.desk().unwrap().entries().len(), entries);
            assert!(!drafts(&other).exists(), "{preset}, {told}");
            other.keys("<Ctrl-q>");
            assert!(other.app.is_over(), "{preset}, {told}: {}", other.screen(140, 40));
            drop((app, folder));
        }
    }
}

#[test]
fn a_read_only_desk_says_so_before_boards_are_amended() {
    let one = published("crikey-round-robin", &FOUR);
    let mut other = TestDesk::home();
    other.app.open(&event(&one));
    other.keys("m");
    let screen = other.screen(140, 40);
    assert!(screen.contains("READ-ONLY") && screen.contains("×"), "{screen}");
    assert!(!screen.contains("correct it") && !screen.contains("MANUAL PAIRING"), "{screen}");
}

/// A line that was left is offered again, and the next character does not join it.
#[test]
fn typing_replaces_a_line_that_was_left() {
    let mut desk = published("fide-swiss", &EIGHT);
    desk.keys("<F3>a");
    desk.text("Caissa Wien");
    desk.keys("<Esc>");
    sees(&mut desk, "not registered, but saved: a offers it again");
    desk.keys("a");
    sees(&mut desk, "Caissa Wien");
    desk.text("Spaete Gaeste");
    sees(&mut desk, "Spaete Gaeste");
    assert!(!desk.screen(140, 40).contains("Caissa"), "{}", desk.screen(140, 40));
    // A key that moves the caret goes on with the text.
    desk.keys("<Esc>a<End>");
    desk.text(" 2");
    sees(&mut desk, "Spaete Gaeste 2");
    desk.keys("<Ctrl-u><Esc><Ctrl-o>");
    desk.text("the hall is cold");
    desk.keys("<Esc><Ctrl-o>");
    desk.text("warm");
    sees(&mut desk, " warm");
    assert!(!desk.screen(140, 40).contains("cold"), "{}", desk.screen(140, 40));
}
