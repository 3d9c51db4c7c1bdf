//! The user's own texts, beside the settings: `languages/TAG.ftl` for reports and `languages/desk/TAG.ftl`
//! for the desk.

use std::io::ErrorKind;
use std::path::Path;

use super::files::Files;
use crate::storage::{limits, refusal};
use formats::language::{self, OwnTexts, OwnTextsError};

/// Adds the user's own texts to those of the program. Returns the mistakes, each with its file and line; a
/// file that is not Fluent changes no text.
#[must_use]
pub fn add(files: &Files) -> Vec<String> {
    let Some(folder) = files.settings_path().map(|path| path.with_file_name("languages")) else {
        return Vec::new();
    };
    let mut mistakes = Vec::new();
    let reports = texts_in(files, &folder, language::unknown, &mut mistakes);
    let desk = texts_in(files, &folder.join("desk"), language::desk::unknown, &mut mistakes);
    language::add(reports, desk);
    mistakes
}

fn texts_in(
    files: &Files,
    folder: &Path,
    unknown: fn(&OwnTexts) -> Vec<OwnTextsError>,
    mistakes: &mut Vec<String>,
) -> Vec<OwnTexts> {
    let mut names = match files.disk().list(folder) {
        Ok(names) => names,
        Err(error) => {
            if error.kind() != ErrorKind::NotFound {
                mistakes.push(format!("{}: {}", folder.display(), refusal::of_disk(&error)));
            }
            return Vec::new();
        }
    };
    names.retain(|name| name.extension().is_some_and(|extension| extension == "ftl"));
    names.sort();
    let mut all = Vec::new();
    for path in names.iter().map(|name| folder.join(name)) {
        let tag = path.file_stem().unwrap_or_default().to_string_lossy();
        let mut own = match OwnTexts::of(&tag) {
            Ok(own) => own,
            Err(error) => {
                mistakes.push(format!("{}: {error}", path.display()));
                continue;
            }
        };
        match files.read_text(&path, limits::SMALL).map(|text| own.read(text)) {
            Ok(Ok(())) => {
                mistakes.extend(unknown(&own).iter().map(|wrong| format!("{}:{wrong}", path.display())));
            }
            Ok(Err(error)) => mistakes.push(format!("{}:{error}", path.display())),
            Err(error) => mistakes.push(error.to_string()),
        }
        all.push(own);
    }
    all
}
