//! The settings file: the choices of the person at the keyboard. Every item is read separately: a mistake is
//! reported with file and line, and only the wrong item gets its default.

use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::publication::form::Form;
use crate::publication::paper::Paper;
use crate::user::rating_lists::Updating;
use engine::text::{Label, NotOneLine};
use formats::calendar::Calendar;
use formats::entry::keys::KeySet;
use formats::presets;
use formats::report::ReportKind;

/// The items of a settings file, in the order of the example.
pub const ITEMS: [&str; 9] =
    ["theme", "results", "preset", "operator", "language", "time_zone", "paper", "lists", "keys"];

/// The settings file that is created if none exists: everything in it is commented out.
pub const EXAMPLE: &str = include_str!("../../../../assets/settings.ron");

/// The sources of the settings: the user's files and the machine.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sources {
    /// The settings file.
    pub settings: Option<OwnText>,
    /// True if the system can show a file in a window.
    pub has_viewer: bool,
    /// The zone and the language of the machine.
    pub calendar: Calendar,
    /// The language of the machine for texts, as a tag; empty if it names none.
    pub language: String,
}

/// The name and the text of an existing file.
pub type OwnText = Result<(String, String), UnreadableText>;

/// A file of the user's that cannot be read, with the path and the reason in words.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct UnreadableText(pub String);

/// The user's choices that do not concern a screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// The set of result keys.
    pub results: KeySet,
    /// The name of the preset that a new event offers first.
    pub preset: Option<String>,
    /// The operator of this desk, recorded in every entry of the journal; empty if not set.
    pub operator: Label,
    /// The language of the desk, as a tag; empty if neither the file nor the machine names one.
    pub language: String,
    /// The zone and the language in which moments and days are shown.
    pub calendar: Calendar,
    /// The reports that are written automatically, if any.
    pub paper: Option<Paper>,
    /// The updates of rating lists.
    pub lists: Updating,
}

/// The item for the rating lists, as in the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ListsItem {
    command: String,
    check: bool,
}

impl Default for ListsItem {
    fn default() -> Self {
        Self { command: String::new(), check: Updating::default().check }
    }
}

impl ListsItem {
    #[expect(clippy::unnecessary_wraps, reason = "items are read alike")]
    fn read(self) -> Result<Updating, Infallible> {
        Ok(Updating { command: words(&self.command), check: self.check })
    }
}

/// The item for these reports, as in the file: names and words.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PaperItem {
    published: Vec<String>,
    sealed: Vec<String>,
    formats: Vec<String>,
    folder: PathBuf,
    command: String,
    printer: String,
    sheet: String,
}

impl Default for PaperItem {
    fn default() -> Self {
        let Paper { published, sealed, formats, folder, command, printer, sheet } = Paper::default();
        let names = |kinds: Vec<ReportKind>| kinds.into_iter().map(|kind| kind.name().to_owned()).collect();
        Self {
            published: names(published),
            sealed: names(sealed),
            formats: formats.into_iter().map(|format| format.name().to_owned()).collect(),
            folder,
            command: command.join(" "),
            printer: printer.join(" "),
            sheet: sheet.name().to_owned(),
        }
    }
}

/// A name in the item that is not known.
#[derive(Debug, thiserror::Error)]
enum NotPaper {
    #[error("there is no report `{0}` (expected one of {known})", known = joined(ReportKind::ALL.iter().map(|kind| kind.name())))]
    Report(String),
    #[error("there is no format `{0}` (expected one of {known})", known = joined(Form::ALL.into_iter().map(Form::name)))]
    Format(String),
    #[error("there is no paper `{0}` (expected one of {known})", known = joined(pdf::Paper::ALL.into_iter().map(pdf::Paper::name)))]
    Sheet(String),
}

fn joined(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

impl PaperItem {
    fn read(self) -> Result<Paper, NotPaper> {
        let kind = |name: &String| {
            let found = ReportKind::ALL.iter().find(|kind| kind.name() == name).copied();
            found.ok_or_else(|| NotPaper::Report(name.clone()))
        };
        let kinds = |names: &[String]| names.iter().map(kind).collect::<Result<Vec<ReportKind>, NotPaper>>();
        let format = |name: &String| {
            let found = Form::ALL.into_iter().find(|format| format.name() == name);
            found.ok_or_else(|| NotPaper::Format(name.clone()))
        };
        Ok(Paper {
            published: kinds(&self.published)?,
            sealed: kinds(&self.sealed)?,
            formats: self.formats.iter().map(format).collect::<Result<_, _>>()?,
            folder: self.folder,
            command: words(&self.command),
            printer: words(&self.printer),
            sheet: sheet(&self.sheet)?,
        })
    }
}

/// Returns the words of a command, which are divided at blanks.
fn words(command: &str) -> Vec<String> {
    command.split_whitespace().map(str::to_owned).collect()
}

/// Returns a size of paper by its name.
fn sheet(name: &str) -> Result<pdf::Paper, NotPaper> {
    let found = pdf::Paper::ALL.into_iter().find(|paper| paper.name() == name);
    found.ok_or_else(|| NotPaper::Sheet(name.to_owned()))
}

/// The longest name of an operator, in characters.
const LONGEST_NAME: usize = 40;

/// The reason why a text is not an operator's name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAName {
    /// It is not a line of text.
    #[error("the operator's name {0}")]
    Text(NotOneLine),
    /// The name is too long for a line of the journal; its number of characters.
    #[error("an operator's name of {0} characters (expected at most {LONGEST_NAME})")]
    TooLong(usize),
}

/// Reads the name of an operator.
///
/// # Errors
///
/// The name is not a line of text, or is too long for a line of the journal.
pub fn operator(name: &str) -> Result<Label, NotAName> {
    match name.trim().chars().count() {
        ..=LONGEST_NAME => Label::new(name.trim()).map_err(NotAName::Text),
        longer => Err(NotAName::TooLong(longer)),
    }
}

/// A settings file that is being read, item by item.
#[derive(Debug)]
pub struct SettingsFile<'a> {
    file: &'a str,
    text: &'a str,
    items: Vec<(String, &'a RawValue)>,
    /// The faults of the file so far.
    pub complaints: Vec<String>,
}

impl<'a> SettingsFile<'a> {
    /// Begins to read an existing file. A text that is not a settings file is reported and has no items.
    #[must_use]
    pub fn begin(sources: &'a Sources) -> Self {
        let mut reading = Self { file: "", text: "", items: Vec::new(), complaints: Vec::new() };
        let (file, text) = match &sources.settings {
            None => return reading,
            Some(Err(unreadable)) => {
                reading.complaints.push(unreadable.to_string());
                return reading;
            }
            Some(Ok((file, text))) => (file, text),
        };
        (reading.file, reading.text) = (file, text);
        match ron::from_str::<Sheet<'_>>(text) {
            Ok(sheet) => reading.items = sheet.0,
            Err(error) => reading.complain(error.span.start.line, &format!("{} (not used)", error.code)),
        }
        reading.look_for_strangers();
        reading
    }

    fn look_for_strangers(&mut self) {
        for (name, raw) in self.items.clone() {
            if !ITEMS.contains(&name.as_str()) {
                let expected = ITEMS.join(", ");
                self.complain(
                    self.line_of(raw),
                    &format!("there is no setting `{name}` (expected one of {expected})"),
                );
            }
        }
    }

    /// Reports a fault at a line.
    pub fn complain(&mut self, line: usize, wrong: &str) {
        self.complaints.push(format!("{}:{line}: {wrong}", self.file));
    }

    /// Returns the line at which a part of the text begins. The part is a slice of the text.
    #[must_use]
    pub fn line_of(&self, raw: &RawValue) -> usize {
        let part = raw.get_ron();
        let blank = part.len() - part.trim_start().len();
        let from = part.as_ptr().addr().saturating_sub(self.text.as_ptr().addr()) + blank;
        1 + self.text.bytes().take(from).filter(|byte| *byte == b'\n').count()
    }

    /// Returns an item as in the file, if it has the item.
    #[must_use]
    pub fn found(&self, name: &str) -> Option<&'a RawValue> {
        self.items.iter().find(|(known, _)| known == name).map(|(_, raw)| *raw)
    }

    /// Reads a part of the file; a fault in it is reported.
    pub fn part<T: DeserializeOwned>(&mut self, raw: &RawValue) -> Option<T> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        match options.from_str(raw.get_ron().trim()) {
            Ok(value) => Some(value),
            Err(error) => {
                let line = self.line_of(raw) + error.span.start.line.saturating_sub(1);
                self.complain(line, &format!("{} (not used)", error.code));
                None
            }
        }
    }

    fn item<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let raw = self.found(name)?;
        self.part(raw)
    }

    /// Reads an item that refers to something; `find` looks it up or returns the fault.
    pub fn checked<T: DeserializeOwned, V, E: fmt::Display>(
        &mut self,
        name: &str,
        find: impl FnOnce(T) -> Result<V, E>,
    ) -> Option<V> {
        let raw = self.found(name)?;
        let value = self.part(raw)?;
        match find(value) {
            Ok(found) => Some(found),
            Err(wrong) => {
                self.complain(self.line_of(raw), &format!("{wrong} (not used)"));
                None
            }
        }
    }

    /// Reads the user's choices that do not concern a screen. The machine names the zone and the language if
    /// the file does not.
    #[must_use]
    pub fn chosen(&mut self, sources: &Sources) -> Chosen {
        let system = &sources.calendar;
        let results = self.item("results").unwrap_or_default();
        let preset = self.checked("preset", |name: String| presets::find(&name).map(|_| name));
        let operator = self.checked("operator", |name: String| operator(&name)).unwrap_or_default();
        let calendar = self.checked("time_zone", |zone: String| match zone.as_str() {
            "system" => Ok(system.clone()),
            zone => system.clone().in_zone(zone),
        });
        let calendar = calendar.unwrap_or_else(|| system.clone());
        let paper = self.checked("paper", PaperItem::read);
        let told = self.checked("language", |tag: String| calendar.clone().in_language(&tag));
        let language = told.as_ref().map_or_else(|| sources.language.clone(), Calendar::language);
        let lists = self.checked("lists", ListsItem::read).unwrap_or_default();
        Chosen { results, preset, operator, language, calendar: told.unwrap_or(calendar), paper, lists }
    }
}

/// Sets the language in the text of a settings file. Only the line of the language changes, or the commented
/// one; `None` without such a line.
#[must_use]
pub fn with_language(text: &str, tag: &str) -> Option<String> {
    let line_of = |start: &str| text.lines().find(|line| line.trim_start().starts_with(start));
    let own = line_of("language:").filter(|line| line.trim_end().ends_with(','));
    let line = own.or_else(|| line_of("// language:"))?;
    Some(text.replacen(line, &format!("    language: \"{tag}\","), 1))
}

/// The items of a settings file, name and text.
struct Sheet<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Sheet<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items;

        impl<'de> Visitor<'de> for Items {
            type Value = Sheet<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("settings, `(name: value, ...)`")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut items = Vec::new();
                while let Some(Name(name)) = map.next_key()? {
                    items.push((name, map.next_value()?));
                }
                Ok(Sheet(items))
            }
        }

        deserializer.deserialize_struct("Settings", &ITEMS, Items)
    }
}

/// The name of an item, known or not.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Identifier;

        impl Visitor<'_> for Identifier {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a setting")
            }

            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }

        deserializer.deserialize_identifier(Identifier)
    }
}
