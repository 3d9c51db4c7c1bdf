//! Writes the pages that are made from the program: the chapters of the manual and what the screens look like.
//!
//! `cargo run --example make_docs`

use std::path::Path;

use wallchart::entry::keys::KeySet;
use wallchart::tui::keys::Keymap;
use wallchart::tui::manual::CHAPTERS;

fn main() -> std::io::Result<()> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let manual = docs.join("manual");
    std::fs::create_dir_all(&manual)?;
    let keymap = Keymap::new(KeySet::default());
    for chapter in CHAPTERS {
        std::fs::write(manual.join(format!("{}.md", chapter.name)), chapter.markdown(&keymap))?;
    }
    Ok(())
}
