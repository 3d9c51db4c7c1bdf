//! Lists the files of `assets/languages`, so that a new language is one file and no code.

use std::path::Path;
use std::{env, fs, io};

/// The folder of the files, from the manifest of this crate.
const FOLDER: &str = "../../assets/languages";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut files = Vec::new();
    for entry in fs::read_dir(FOLDER)? {
        let path = fs::canonicalize(entry?.path())?;
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    let row = |path: &std::path::PathBuf| {
        let tag = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        format!("    ({tag:?}, include_str!(r#\"{}\"#)),\n", path.display())
    };
    let rows: String = files.iter().map(row).collect();
    let list = format!("const FILES: &[(&str, &str)] = &[\n{rows}];\n");
    fs::write(Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join("languages.rs"), list)
}
