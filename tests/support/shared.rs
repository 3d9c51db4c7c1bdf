//! Where the shared corpora are.

use std::path::PathBuf;

/// Gives a folder of the shared corpora, or says that they are not here.
#[expect(clippy::print_stdout, reason = "a test that does nothing says so")]
pub fn folder(name: &str) -> Option<PathBuf> {
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
    if data.is_dir() {
        return Some(data.join(name));
    }
    println!("skipped: ../shared/data is not here");
    None
}
