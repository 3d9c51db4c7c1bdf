//! The languages of reports and pages: one Fluent file each, in `assets/languages`.
//!
//! Fixed words (headings, labels, results) are in English in a report, and each form of the report replaces
//! them ([`Language::word`]): the English text is their key. Sentences with values are messages by name
//! ([`Language::say`]), made where their values are known. A text that a language lacks is in English.
//!
//! The desk has its own files, in `assets/languages/desk` ([`desk::DeskLanguage`]).

pub mod desk;
mod file;
mod fixed_text;
mod pattern;
mod reports;
mod values;

pub use file::{ENGLISH, OwnTexts, OwnTextsError};
pub use fixed_text::word_name;
pub use fluent_bundle::FluentArgs;
pub(crate) use reports::BESIDE;
pub use reports::{Language, LanguageError, files, known, missing, unknown};
pub use values::value;

/// Adds the user's own texts of reports and of the desk, before the first text is needed.
pub fn add(reports: Vec<OwnTexts>, desk: Vec<OwnTexts>) {
    reports::add(reports);
    desk::add(desk);
}
