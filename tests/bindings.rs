//! Every key of the table does something on the screen or overlay that it belongs to.

use std::io::Cursor;

use crate::support::screen::{FOUR, TestDesk, chess, crikey, press};
use wallchart::entry::keys::KeySet;
use wallchart::tui::app::UNHANDLED;
use wallchart::tui::jobs::request::Said;
use wallchart::tui::keys::{BINDINGS, Context, Key, Keymap};
use wallchart::user::files::Files;
use wallchart::user::rating_lists::Import;

const RATINGS: &str = include_str!("../crates/formats/src/rating_list/samples/combined.txt");

fn after(mut desk: TestDesk, keys: &str, text: &str) -> TestDesk {
    desk.keys(keys);
    desk.text(text);
    desk
}

fn robin() -> TestDesk {
    TestDesk::new("chess-round-robin", &FOUR)
}

/// A Swiss event whose player and rating list differ.
fn with_rating_list() -> TestDesk {
    let mut desk = TestDesk::home();
    let lists = Files::below(desk.folder.path()).rating_lists();
    let import = Import { file: "list.txt".to_owned(), ..Import::default() };
    lists.import(Cursor::new(RATINGS.as_bytes().to_vec()), &import, &()).unwrap();
    desk.make("fide-swiss", &["Aalto, Brita, 2300, id 990000011"]);
    desk
}

/// An event whose last entry is cut, which a message reports.
fn damaged() -> TestDesk {
    let mut desk = TestDesk::home();
    let path = desk.folder.path().join("event.ron");
    let whole = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/saves/chess-swiss.ron")).unwrap();
    std::fs::write(&path, &whole[..whole.len() - 20]).unwrap();
    desk.app.open(&path);
    desk
}

fn list_preview() -> TestDesk {
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lists/swiss-manager-de.csv");
    after(after(TestDesk::new("fide-swiss", &[]), "3i", list), "<Enter>", "")
}

fn dice() -> TestDesk {
    after(TestDesk::new("dice", &["Jane Roe", "John Doe", "Zoltan Zwingli"]), "4p<Enter>", "")
}

fn teams() -> TestDesk {
    after(TestDesk::new("team-round-robin", &["Nord", "Ost", "Sued", "West"]), "4p<Enter>", "")
}

fn tractor() -> TestDesk {
    after(
        TestDesk::new("tractor", &["Alice, team 1", "Bob, team 1", "Charles, team 2", "David, team 2"]),
        "4p<Enter>",
        "",
    )
}

/// Returns a desk that looks up its keys in a context; none for a context that others include.
fn desk_in(context: Context) -> Option<TestDesk> {
    Some(match context {
        Context::Global | Context::List | Context::Field | Context::Special => return None,
        Context::Reader => after(chess(), "?", ""),
        Context::Manual => after(chess(), "<F1>", ""),
        Context::Home => TestDesk::home(),
        Context::Setup => after(TestDesk::new("fide-swiss", &FOUR), "2", ""),
        Context::Players => robin(),
        Context::Round => after(robin(), "4", ""),
        Context::Walk => chess(),
        Context::Forfeit => after(chess(), "f", ""),
        Context::Other => after(chess(), "o", ""),
        Context::Slips => after(chess(), "s", ""),
        Context::Slip => after(chess(), "s1", ""),
        Context::Check => after(chess(), "1=v", ""),
        Context::Working => after(crikey(), "1", "20"),
        Context::Hands => dice(),
        Context::Hand => after(dice(), "1", ""),
        Context::Matches => teams(),
        Context::MatchIn => after(teams(), "1111<Home>", ""),
        Context::Match => after(teams(), "1", ""),
        Context::MatchLine => after(teams(), "1f", ""),
        Context::Tricks => tractor(),
        Context::Trick => after(tractor(), "<Enter>", ""),
        Context::Draft => after(robin(), "4p", ""),
        Context::Standings => after(TestDesk::open("document-swiss.ron"), "5", ""),
        Context::Crosstable => after(TestDesk::open("chess-round-robin.ron"), "6", ""),
        Context::Card => after(TestDesk::open("crikey-club.ron"), "7", ""),
        Context::Audit => after(TestDesk::open("crikey-club.ron"), "8", ""),
        Context::Reports => after(TestDesk::open("document-swiss.ron"), "9", ""),
        Context::Prizes => after(TestDesk::open("document-swiss.ron"), "9da", ""),
        Context::Projector => after(TestDesk::open("document-swiss.ron"), "5<Ctrl-t>", ""),
        Context::Line => after(robin(), "w", ""),
        Context::Pick => after(robin(), "/", ""),
        Context::Confirm => after(after(robin(), "a", "Dahl, Anna"), "<Enter>", ""),
        Context::Message => damaged(),
        Context::ListPreview => list_preview(),
        Context::ListCheck => after(with_rating_list(), "L", ""),
        Context::Adding => after(with_rating_list(), "a", "er"),
    })
}

/// Presses a key where its context is, and returns whether the screen or overlay knew it.
fn is_handled(context: Context, key: Key) -> bool {
    let mut desk = desk_in(context).unwrap();
    desk.app.handle(press(key));
    !matches!(desk.app.said(), Some(Said::Error(why)) if why == UNHANDLED)
}

#[test]
fn every_binding_is_handled_where_it_holds() {
    let keymap = Keymap::new(KeySet::OneZero);
    let mut contexts: Vec<Context> = BINDINGS.iter().map(|binding| binding.context).collect();
    contexts.sort_unstable();
    contexts.dedup();
    let mut unknown = Vec::new();
    for context in contexts {
        let Some(mut desk) = desk_in(context) else { continue };
        assert_eq!(desk.app.context(), context, "{}", desk.screen(80, 24));
        // The program handles its own keys before any screen, but for the projector on the reports.
        let is_tried = |of| of != Context::Global || matches!(context, Context::Home | Context::Reports);
        for bound in keymap.here(context).iter().filter(|bound| is_tried(bound.context)) {
            let key = bound.keys.iter().find(|key| keymap.intent(context, **key) == Some(bound.intent));
            if !is_handled(context, *key.unwrap()) {
                unknown.push(format!("{}: {} ({})", context.name(), key.unwrap(), bound.label));
            }
        }
    }
    assert!(unknown.is_empty(), "keys that nothing handles:\n{}", unknown.join("\n"));
}
