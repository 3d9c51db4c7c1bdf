//! Writes the golden tables of `tests/saves.rs` anew: `cargo run --example make_golden -- SAVES GOLDEN`. Read the
//! difference before it is committed.

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use wallchart::engine::id::RoundNo;
use wallchart::engine::replay;
use wallchart::engine::standings::Standings;
use wallchart::formats::table;
use wallchart::storage::event_file;

fn main() -> Result<()> {
    let mut folders = std::env::args().skip(1).map(PathBuf::from);
    let (saves, golden) =
        folders.next().zip(folders.next()).context("which folders? (make_golden SAVES GOLDEN)")?;
    std::fs::create_dir_all(&golden)?;
    for entry in std::fs::read_dir(saves)? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != "ron") {
            continue;
        }
        let contents = event_file::read(&path)?;
        let (state, _) = replay::replay(&contents.header, &contents.entries)?;
        let mut text = format!("{}\n{}\n", state.details.title, contents.head);
        for round in 1..=state.last_round().0 {
            let standings = Standings::after(&state, RoundNo(round));
            write!(text, "\nafter round {round}\n{}", table::standings(&state, &standings).to_text())?;
        }
        let last = Standings::after(&state, state.last_round());
        write!(text, "\n{}", table::crosstable(&state, &last).to_text())?;
        let name = path.file_stem().context("a name")?;
        std::fs::write(golden.join(name).with_extension("txt"), text)?;
    }
    Ok(())
}
