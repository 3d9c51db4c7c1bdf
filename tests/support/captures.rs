//! Screens for the pages of the documentation: real events, real keys, a hundred columns.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use wallchart::tui::scene::settings::Settings;
use wallchart::user::files::{Files, RecentEvent};

use super::screen::{self, TestDesk};

/// A screen as a page shows it.
pub(crate) struct Capture {
    /// The caption.
    pub caption: &'static str,
    /// The screen.
    pub text: String,
}

const WIDTH: u16 = 100;

/// Every screen that the pages show, in the order of docs/screens.md.
#[must_use]
pub(crate) fn captures() -> Vec<Capture> {
    let capture = |caption, mut desk: TestDesk, keys: &str, height| {
        // The first drawing gives the screen its size.
        let _ = desk.screen(WIDTH, height);
        desk.keys(keys);
        Capture { caption, text: desk.screen(WIDTH, height) }
    };
    vec![
        capture("Home: the recent events.", home(), "", 14),
        capture("The tour, which a first start offers.", TestDesk::home(), "t", 22),
        capture("Setup: the four choices and their parameters.", saved("chess-swiss.ron"), "2", 22),
        capture("Players: registration.", saved("chess-swiss.ron"), "3", 18),
        capture("A round of a Swiss: one key a result, the missing ones always in view.", demo(), "1=", 18),
        capture("A line of Crikey shows its working before Enter records it.", crikey(), "", 18),
        capture("Poker dice: hands and placings appear as they are typed.", dice(), "", 18),
        capture("Tractor: each trick is judged as it is typed.", tractor(), "", 22),
        capture("Standings: `e` explains a number.", saved("chess-swiss.ron"), "5e", 18),
        capture("The wall chart.", saved("chess-round-robin.ron"), "6", 18),
        capture("A player's card, with the rating after each game.", saved("crikey-club.ron"), "7", 24),
        capture("The journal, replayed and compared.", saved("chess-swiss.ron"), "8v", 18),
        capture("Reports: to print and to post.", saved("chess-swiss.ron"), "9", 18),
        capture("F1: the manual, at the chapter of the screen.", demo(), "<F1>", 22),
    ]
}

/// Returns the page of all screens.
#[must_use]
pub(crate) fn page(captures: &[Capture]) -> String {
    let mut page = String::from(
        "# Screens\n\nMade from the program by `WALLCHART_RENEW=1 cargo test --test all`; a test holds the two equal. The \
         events are those\nof `saves/`.\n",
    );
    for capture in captures {
        let _ = write!(page, "\n{}\n\n```text\n{}```\n", capture.caption, capture.text);
    }
    page
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn saved(name: &str) -> TestDesk {
    TestDesk::open(name)
}

/// The event of the tour during a round.
fn demo() -> TestDesk {
    let mut desk = TestDesk::home();
    let path = desk.folder.path().join("autumn-open.ron");
    std::fs::copy(root().join("assets/tour.ron"), &path).unwrap();
    desk.app.open(&path);
    desk
}

/// A desk with some recent events, in a folder that belongs to no user.
fn home() -> TestDesk {
    let folder = tempfile::tempdir().unwrap();
    let files = Files::below(folder.path());
    for name in ["tractor-pairs", "dice-night", "probit-autumn", "crikey-club", "chess-swiss"] {
        let mut desk = TestDesk::open(&format!("{name}.ron"));
        desk.keys("1");
        let seen = Files::below(desk.folder.path()).recent();
        let path = PathBuf::from(format!("/home/anna/events/{name}.ron"));
        for event in seen {
            drop(files.remember(RecentEvent { path: path.clone(), ..event }));
        }
    }
    let app = screen::app_with(folder.path(), Settings::default());
    TestDesk { app, folder }
}

fn crikey() -> TestDesk {
    let mut desk = TestDesk::new("crikey", &["carol, 74.10", "dave, 79.55", "eve, 70", "frank, 81.25"]);
    desk.keys("4pa");
    desk.text("carol");
    desk.keys("<Enter>");
    desk.text("dave");
    desk.keys("<Enter>a<Enter><Enter><Enter>");
    desk.keys("1");
    desk.text("20 15");
    desk
}

fn dice() -> TestDesk {
    let names = ["Aaron Aardvark", "Jane Roe", "John Doe", "Macguiver", "Zoltan Zwingli"];
    let mut desk = TestDesk::new("dice", &names);
    desk.keys("4p<Enter> 11166<Enter> 55552<Enter> 35");
    desk
}

fn tractor() -> TestDesk {
    let mut desk =
        TestDesk::new("tractor", &["Alice, team 1", "Bob, team 1", "Charles, team 2", "David, team 2"]);
    desk.keys("4p<Enter><Enter>");
    desk.text("O Charles");
    desk.keys("<Enter>");
    desk.text("S6S6S7S7 SASKSJST STS8S4S4 S3S5SJSQ");
    desk.keys("<Enter>");
    desk.text("S9S9 H3D3");
    desk
}
