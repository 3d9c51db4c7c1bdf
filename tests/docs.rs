//! What README.md and docs/screens.md show is what the program shows.

use std::path::Path;

use crate::support::captures;

fn read(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

#[test]
fn pages_show_the_screens_as_they_are() {
    let captures = captures::captures();
    let hint = "is not what the program shows: `cargo run --example make_docs` writes it";
    assert!(read("docs/screens.md") == captures::page(&captures), "docs/screens.md {hint}");
    let readme = read("README.md");
    assert!(readme == captures::refreshed(&readme, &captures), "README.md {hint}");
    assert_eq!(readme.matches("<!-- screen: ").count(), 4);
    assert!(readme.lines().count() < 200, "README.md is read by newcomers: {} lines", readme.lines().count());
}
