//! What the screens look like: every state at three sizes with the role of every cell, in every theme, and with names
//! that are too long for any column.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]

#[path = "support/screen.rs"]
mod screen;

use screen::{FOUR, SIZES, TestDesk, chess, crikey};
use wallchart::entry::keys::KeySet;
use wallchart::tui::files::{Files, RecentEvent};

/// A desk on which something was done.
fn after(mut desk: TestDesk, steps: &[&str]) -> TestDesk {
    for step in steps {
        match step.strip_prefix('"') {
            Some(typed) => desk.text(typed),
            None => desk.keys(step),
        }
    }
    desk
}

fn decided() -> TestDesk {
    after(TestDesk::new("probit-new", &FOUR), &["4p<Enter>1"])
}

fn dice() -> TestDesk {
    let names = ["Aaron Aardvark", "Jane Roe", "John Doe", "Macguiver", "Zoltan Zwingli"];
    after(TestDesk::new("dice", &names), &["4p<Enter>11166<Enter>55552<Enter>35"])
}

fn tractor() -> TestDesk {
    let tricks = "\"S6S6S7S7 SASKSJST STS8S4S4 S3S5SJSQ";
    let desk = TestDesk::new("tractor", &["Alice", "Bob", "Charles", "David"]);
    after(desk, &["4p<Enter><Enter>", "\"O Charles", "<Enter>", tricks, "<Enter>", "\"S9S9 H3D3"])
}

/// The home screen with events that were open before, wherever their files are.
fn recent() -> TestDesk {
    let mut desk = TestDesk::home();
    let files = Files::below(desk.folder.path());
    for (title, game, players, round, rounds) in [
        ("Autumn Open", "chess", 164, 4, 9),
        ("Crikey championship", "crikey", 11, 5, 5),
        ("李小龙纪念赛", "dice", 32, 0, 4),
    ] {
        files.remember(RecentEvent {
            path: format!("/events/2026/{game}.ron").into(),
            title: title.to_owned(),
            game: game.to_owned(),
            players,
            round,
            rounds,
            saved: "2026-10-03T14:31:07Z".to_owned(),
        });
    }
    desk.app = screen::app_in(desk.folder.path(), KeySet::OneZero);
    desk
}

/// A state of the desk that is looked at: its name and how one gets there.
type Look = (&'static str, fn() -> TestDesk);

/// Every screen, every overlay, every game's round, every level of warning.
const LOOKS: [Look; 47] = [
    ("home", TestDesk::home),
    ("home-recent", recent),
    ("setup", || after(chess(), &["2"])),
    ("setup-line", || after(TestDesk::new("fide-swiss", &FOUR), &["2<Enter>"])),
    ("setup-twice", || after(chess(), &["2jjjjjjj<Enter><Ctrl-u>5<Enter>"])),
    ("players", || after(TestDesk::new("chess-round-robin", &FOUR), &["b", "\"2 half", "<Enter>kw<Enter>"])),
    ("players-adding", || after(TestDesk::new("chess-round-robin", &FOUR), &["a", "\"dahl, a"])),
    ("players-namesake", || {
        after(TestDesk::new("chess-round-robin", &FOUR), &["a", "\"Dahl, Anna", "<Enter>"])
    }),
    ("players-prompt", || after(TestDesk::new("chess-round-robin", &FOUR), &["w"])),
    ("round-none", || after(TestDesk::new("chess-round-robin", &FOUR), &["4"])),
    ("round-proposed", || after(TestDesk::new("chess-round-robin", &FOUR), &["4pm"])),
    ("round-swap", || after(chess(), &["11pmj<Right>m<Enter>"])),
    ("round-walk", || after(chess(), &["="])),
    ("round-forfeit", || after(chess(), &["f"])),
    ("round-forfeited", || after(chess(), &["f1a"])),
    ("round-slips", || after(chess(), &["s1"])),
    ("round-second-pass", || after(chess(), &["1=v1"])),
    ("round-differ", || after(chess(), &["1=v0"])),
    ("round-decided", decided),
    ("round-crikey", || after(crikey(), &["1", "\"20 15"])),
    ("round-dice", dice),
    ("round-tractor", tractor),
    ("round-complete", || TestDesk::open("crikey-swiss.ron")),
    ("round-why", || after(TestDesk::open("chess-swiss.ron"), &["e"])),
    ("round-refused", || after(chess(), &["c"])),
    ("correction-reason", || after(chess(), &["1=k0"])),
    ("correction", || after(chess(), &["1=k0", "\"slip misread", "<Enter>"])),
    ("standings", || {
        let mut desk = TestDesk::open("document-swiss.ron");
        let _ = desk.screen(200, 60);
        after(desk, &["5e"])
    }),
    ("standings-why", || after(TestDesk::open("document-swiss.ron"), &["5je"])),
    ("standings-seal", || after(decided(), &["5S"])),
    ("standings-dice", || after(TestDesk::open("dice-night.ron"), &["5"])),
    ("standings-tractor", || after(TestDesk::open("tractor-pairs.ron"), &["5"])),
    ("crosstable", || after(TestDesk::open("chess-round-robin.ron"), &["6"])),
    ("crosstable-scrolled", || after(TestDesk::open("crikey-swiss.ron"), &["6ll"])),
    ("card", || after(TestDesk::open("crikey-club.ron"), &["7"])),
    ("card-why", || after(TestDesk::open("chess-swiss.ron"), &["7e"])),
    ("audit", || after(TestDesk::open("crikey-club.ron"), &["8[[["])),
    ("audit-verified", || after(TestDesk::open("crikey-club.ron"), &["8v"])),
    ("audit-entry", || after(TestDesk::open("crikey-club.ron"), &["8<Enter>"])),
    ("reports", || after(TestDesk::open("document-swiss.ron"), &["9"])),
    ("reports-read", || after(TestDesk::open("document-swiss.ron"), &["9jj<Enter>"])),
    ("projector", || after(TestDesk::open("document-swiss.ron"), &["9jjp"])),
    ("projector-boards", || after(TestDesk::open("crikey-swiss.ron"), &["4<Ctrl-t>"])),
    ("help", || after(chess(), &["?"])),
    ("palette", || after(chess(), &[":", "\"seal"])),
    ("finder", || after(TestDesk::open("chess-swiss.ron"), &["5/", "\"an"])),
    ("message", || after(TestDesk::new("chess-round-robin", &FOUR), &["4px<Enter>"])),
];

/// What a state looks like at every size: the letters, and under them the role of every cell.
#[test]
fn every_state_looks_as_it_did() {
    for (name, look) in LOOKS {
        let mut desk = look();
        let seen = SIZES.map(|(width, height)| {
            let (screen, roles) = (desk.screen(width, height), desk.roles(width, height));
            format!("{width}x{height}\n{screen}{width}x{height}, roles\n{roles}")
        });
        insta::assert_snapshot!(name, seen.concat());
    }
}

#[test]
fn no_snapshot_is_forgotten() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().file_name().into_string().unwrap();
        let name = file.strip_prefix("looks__").and_then(|name| name.strip_suffix(".snap"));
        assert!(LOOKS.iter().any(|(known, _)| name == Some(known)), "nothing looks like {file}");
    }
}
