//! Lists the files of `assets/languages` and of its folder `desk`, so that a new language is one file and no
//! code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folder of the texts of reports, from the manifest of this crate.
const REPORTS: &str = "../../assets/languages";

/// The folder of the texts of the desk.
const DESK: &str = "../../assets/languages/desk";

fn main() -> io::Result<()> {
    let lists = list("FILES", REPORTS)? + &list("DESK_FILES", DESK)?;
    fs::write(Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join("languages.rs"), lists)
}

/// Writes the list of the files in a folder, with their tags and texts.
fn list(name: &str, folder: &str) -> io::Result<String> {
    println!("cargo::rerun-if-changed={folder}");
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = fs::canonicalize(entry?.path())?;
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    let row = |path: &PathBuf| {
        let tag = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        format!("    ({tag:?}, include_str!(r#\"{}\"#)),\n", path.display())
    };
    let rows: String = files.iter().map(row).collect();
    Ok(format!("pub(super) const {name}: &[(&str, &str)] = &[\n{rows}];\n"))
}
