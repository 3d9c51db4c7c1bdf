//! The generated pages agree with the program: the chapters of the manual, the table of keys, the screens.

use crate::support::{captures, expected};
use wallchart::entry::keys::KeySet;
use wallchart::tui::keys::{self, Keymap};
use wallchart::tui::manual::CHAPTERS;

#[test]
fn pages_show_the_present_screens() {
    let captures = captures::captures();
    expected::check("docs/screens.md", &captures::page(&captures));
    let readme = expected::text("README.md");
    assert_eq!(readme.matches("<!-- screen: ").count(), 4);
    assert!(readme.lines().count() < 200, "README.md is read by newcomers: {} lines", readme.lines().count());
    expected::check("README.md", &captures::refreshed(&readme, &captures));
}

#[test]
fn the_manual_has_a_page_for_each_chapter() {
    let keymap = Keymap::new(KeySet::default());
    for chapter in CHAPTERS {
        expected::check(&format!("docs/manual/{}.md", chapter.name), &chapter.markdown(&keymap));
    }
    expected::check_folder("docs/manual", &CHAPTERS.map(|chapter| format!("{}.md", chapter.name)));
}

#[test]
fn the_table_of_keys_is_the_keymap() {
    let page = expected::text("docs/keys.md");
    let before = page.find("| where |").map_or(page.as_str(), |at| &page[..at]);
    expected::check("docs/keys.md", &format!("{before}{}", keys::manual()));
}
