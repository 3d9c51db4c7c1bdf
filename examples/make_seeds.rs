//! Writes the seeds of the fuzz targets: `cargo run --example make_seeds -- fuzz/corpus`.

use std::path::PathBuf;

use anyhow::{Context as _, Result};

#[path = "../tests/support/fuzz/seeds.rs"]
#[expect(clippy::unwrap_used, reason = "the seeds are those of a checkout")]
mod seeds;

fn main() -> Result<()> {
    let folder = std::env::args().nth(1).context("which folder? (make_seeds FOLDER)")?;
    for law in seeds::WITH_SEEDS {
        let corpus = PathBuf::from(&folder).join(law);
        std::fs::create_dir_all(&corpus)?;
        for (number, seed) in seeds::of(law).iter().enumerate() {
            std::fs::write(corpus.join(format!("seed-{number:03}")), seed)?;
        }
    }
    Ok(())
}
