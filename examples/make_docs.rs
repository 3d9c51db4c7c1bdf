//! Writes the pages that are made from the program: the chapters of the manual, the table of keys, the screens.
//!
//! `cargo run --example make_docs`

#![expect(clippy::unwrap_used, clippy::panic, reason = "what is run by hand stops at the first surprise")]

#[path = "../tests/support/captures.rs"]
mod captures;
#[expect(dead_code, reason = "the tests of the screens use the rest")]
#[path = "../tests/support/screen.rs"]
mod screen;

use std::path::Path;

use wallchart::entry::keys::KeySet;
use wallchart::tui::keys::{self, Keymap};
use wallchart::tui::manual::CHAPTERS;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manual = root.join("docs/manual");
    std::fs::create_dir_all(&manual).unwrap();
    let keymap = Keymap::new(KeySet::default());
    for chapter in CHAPTERS {
        std::fs::write(manual.join(format!("{}.md", chapter.name)), chapter.markdown(&keymap)).unwrap();
    }
    change(&root.join("docs/keys.md"), |page| {
        let before = page.find("| where |").map_or(page, |at| &page[..at]);
        format!("{before}{}", keys::manual())
    });
    let captures = captures::captures();
    std::fs::write(root.join("docs/screens.md"), captures::page(&captures)).unwrap();
    change(&root.join("README.md"), |page| captures::refreshed(page, &captures));
}

fn change(path: &Path, change: impl FnOnce(&str) -> String) {
    let page = std::fs::read_to_string(path).unwrap();
    std::fs::write(path, change(&page)).unwrap();
}
