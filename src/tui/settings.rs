//! What the person at the keyboard has chosen: theme, result keys, own keys, preset, operator, language and
//! time zone.
//!
//! Every item is read by itself: a mistake is told with its file and line, and only what is wrong falls back.

use std::fmt;

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::keys::{Keymap, KeymapError, Override};
use super::theme::Theme;
use crate::calendar::Calendar;
use crate::engine::text::Label;
use crate::entry::keys::KeySet;
use crate::presets;

/// The items of a settings file, in the order in which the example names them.
const ITEMS: [&str; 7] = ["theme", "results", "preset", "operator", "language", "time_zone", "keys"];

/// The settings file that is made where there is none: everything in it is commented out.
pub const EXAMPLE: &str = include_str!("../../assets/settings.ron");

/// What holds for this user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// What everything looks like.
    pub theme: Theme,
    /// The keys.
    pub keymap: Keymap,
    /// The set of result keys.
    pub results: KeySet,
    /// The user's own keys that are in use.
    pub own_keys: Vec<Override>,
    /// The name of the preset that a new event offers first.
    pub preset: Option<String>,
    /// Who works at this desk: it stands in every entry of the journal; empty where nobody said.
    pub operator: Label,
    /// The zone and the language in which moments and days are told.
    pub calendar: Calendar,
    /// What was wrong with the user's files; the built-in choices are used instead.
    pub complaints: Vec<String>,
}

/// What the user's files and the machine say, as far as they are there.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sources {
    /// The settings file.
    pub settings: Option<OwnText>,
    /// Whether the environment asks for no colour.
    pub no_color: bool,
    /// The zone and the language of the machine.
    pub calendar: Calendar,
}

/// The name and the text of a file that is there, or a sentence why it cannot be read.
pub type OwnText = Result<(String, String), String>;

/// Returns the text of a theme that is not built in, by name.
pub type FindTheme<'a> = &'a dyn Fn(&str) -> Option<OwnText>;

impl Default for Settings {
    fn default() -> Self {
        Self::read(&Sources::default(), &|_| None)
    }
}

impl Settings {
    /// Reads the settings; what is wrong is told and the built-in choice is used.
    #[must_use]
    pub fn read(sources: &Sources, find_theme: FindTheme<'_>) -> Self {
        let mut reading = Reading::begin(sources);
        let theme = reading.theme(sources.no_color, find_theme);
        let results = reading.item("results").unwrap_or_default();
        let preset = reading.checked("preset", |name: String| presets::find(&name).map(|_| name));
        let operator = reading.checked("operator", |name: String| operator(&name)).unwrap_or_default();
        let system = sources.calendar.clone();
        let calendar = reading.checked("time_zone", |zone: String| match zone.as_str() {
            "system" => Ok(system.clone()),
            zone => system.clone().in_zone(zone),
        });
        let calendar = calendar.unwrap_or_else(|| system.clone());
        let told = reading.checked("language", |tag: String| calendar.clone().in_language(&tag));
        let (keymap, own_keys) = reading.keymap(Keymap::new(results));
        let calendar = told.unwrap_or(calendar);
        Self { theme, keymap, results, own_keys, preset, operator, calendar, complaints: reading.complaints }
    }
}

/// Reads how somebody who works at the desk is called.
///
/// # Errors
///
/// The name is no line of text, or too long for a line of the journal.
pub fn operator(name: &str) -> Result<Label, String> {
    /// The longest name, in characters.
    const LONGEST: usize = 40;
    match name.trim().chars().count() {
        ..=LONGEST => Label::new(name.trim()).map_err(|wrong| format!("the operator's name {wrong}")),
        longer => Err(format!("an operator called by {longer} characters (expected at most {LONGEST})")),
    }
}

/// A settings file while it is read.
struct Reading<'a> {
    file: &'a str,
    text: &'a str,
    items: Vec<(String, &'a RawValue)>,
    complaints: Vec<String>,
}

impl<'a> Reading<'a> {
    fn begin(sources: &'a Sources) -> Self {
        let mut reading = Self { file: "", text: "", items: Vec::new(), complaints: Vec::new() };
        let (file, text) = match &sources.settings {
            None => return reading,
            Some(Err(unreadable)) => {
                reading.complaints.push(unreadable.clone());
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

    fn complain(&mut self, line: usize, wrong: &str) {
        self.complaints.push(format!("{}:{line}: {wrong}", self.file));
    }

    /// Gives the line at which a part of the text begins: the part is a slice of the text.
    fn line_of(&self, raw: &RawValue) -> usize {
        let part = raw.get_ron();
        let blank = part.len() - part.trim_start().len();
        let from = part.as_ptr().addr().saturating_sub(self.text.as_ptr().addr()) + blank;
        1 + self.text.bytes().take(from).filter(|byte| *byte == b'\n').count()
    }

    fn found(&self, name: &str) -> Option<&'a RawValue> {
        self.items.iter().find(|(known, _)| known == name).map(|(_, raw)| *raw)
    }

    fn part<T: DeserializeOwned>(&mut self, raw: &RawValue) -> Option<T> {
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

    /// Reads an item that must stand for something; what it stands for is told by `find`.
    fn checked<T: DeserializeOwned, V, E: fmt::Display>(
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

    /// `NO_COLOR` stands above every theme (no-color.org).
    fn theme(&mut self, no_color: bool, find_theme: FindTheme<'_>) -> Theme {
        let chosen = self.checked("theme", |name: String| match find_theme(&name) {
            Some(Ok((file, text))) => Theme::from_text(&text).map_err(|error| format!("{file}:{error}")),
            Some(Err(unreadable)) => Err(unreadable),
            None => Theme::built_in(&name).map_err(|error| error.to_string()),
        });
        let built_in = |name| Theme::built_in(name).unwrap_or_else(|_| Theme::plain());
        if no_color {
            return built_in("mono");
        }
        chosen.unwrap_or_else(|| built_in(Theme::NAMES[0]))
    }

    /// An override that cannot hold is left out; the others hold.
    fn keymap(&mut self, keymap: Keymap) -> (Keymap, Vec<Override>) {
        let lines: Vec<&'a RawValue> = match self.found("keys").map(|raw| ron::from_str(raw.get_ron())) {
            Some(Ok(lines)) => lines,
            Some(Err(error)) => {
                let line = self.found("keys").map_or(1, |raw| self.line_of(raw));
                let wrong = format!("{} (not used)", error.code);
                self.complain(line + error.span.start.line.saturating_sub(1), &wrong);
                Vec::new()
            }
            None => Vec::new(),
        };
        let mut own: Vec<(&RawValue, Override)> =
            lines.into_iter().filter_map(|raw| self.part(raw).map(|one| (raw, one))).collect();
        loop {
            let overrides: Vec<Override> = own.iter().map(|(_, one)| one.clone()).collect();
            let Err(error) = keymap.clone().overridden(&overrides) else {
                let changed = keymap.clone().overridden(&overrides).unwrap_or(keymap);
                return (changed, overrides);
            };
            let Some(at) = own.iter().rposition(|(_, one)| is_about(one, &error)) else {
                return (keymap, Vec::new());
            };
            let (raw, _) = own.remove(at);
            self.complain(self.line_of(raw), &format!("{error} (not used)"));
        }
    }
}

fn is_about(one: &Override, error: &KeymapError) -> bool {
    match error {
        KeymapError::NotBound { context, intent } => one.context == *context && one.intent == *intent,
        KeymapError::Twice { context, key, .. } => one.context == *context && one.keys.contains(key),
    }
}

/// The items of a settings file as they stand there, name and text.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::intent::Intent;
    use crate::tui::keys::{Context, Key};

    fn read(text: &str, no_color: bool) -> Settings {
        let settings = Some(Ok(("settings.ron".to_owned(), text.to_owned())));
        let broken = |name: &str| {
            let text = "(name: \"broken\",\nrolls: {})";
            (name == "broken").then(|| Ok(("broken.ron".to_owned(), text.to_owned())))
        };
        Settings::read(&Sources { settings, no_color, ..Sources::default() }, &broken)
    }

    #[test]
    fn settings_choose_theme_keys_preset_zone_and_language() {
        let text = "(theme: \"light\", results: Letters, preset: \"dice\", language: \"sv\",
            time_zone: \"Europe/Stockholm\",
            keys: [(context: global, intent: undo, keys: [\"Ctrl-z\"])])";
        let settings = read(text, false);
        assert_eq!(settings.complaints, Vec::<String>::new());
        assert_eq!(settings.theme.name(), "light");
        assert_eq!(settings.preset.as_deref(), Some("dice"));
        assert_eq!(settings.calendar.moment("2026-11-21T13:31:07Z"), "21 november 2026, 14:31:07 CET");
        assert_eq!(settings.keymap.intent(Context::Walk, Key::Char('d')), Some(Intent::Draw));
        assert_eq!(settings.keymap.intent(Context::Walk, Key::Ctrl('z')), Some(Intent::Undo));
    }

    #[test]
    fn the_example_says_nothing_until_its_lines_are_made_to() {
        assert_eq!(read(EXAMPLE, false), Settings::default());
        let is_item = |line: &str| ITEMS.iter().any(|item| line.starts_with(&format!("    // {item}: ")));
        let speak = |line: &str| if is_item(line) { line.replacen("// ", "", 1) } else { line.to_owned() };
        let spoken = EXAMPLE.lines().map(speak).collect::<Vec<_>>().join("\n");
        let settings = read(&spoken, false);
        assert_eq!(settings.complaints, Vec::<String>::new(), "{spoken}");
        assert_eq!(settings.own_keys.len(), 1);
        for item in ITEMS {
            assert!(EXAMPLE.contains(&format!("// {item}: ")), "the example lacks {item}");
        }
    }

    #[test]
    fn no_color_stands_above_the_theme() {
        assert_eq!(read("(theme: \"light\")", true).theme.name(), "mono");
    }

    #[test]
    fn what_is_no_settings_file_is_told_with_its_place() {
        let settings = read("(\n  theme \"light\")", false);
        assert!(settings.complaints[0].starts_with("settings.ron:2: "), "{:?}", settings.complaints);
        assert_eq!(Settings { complaints: Vec::new(), ..settings }, Settings::default());
    }

    #[track_caller]
    fn check_complaint(text: &str, expected: &str) {
        let settings = read(text, false);
        assert_eq!(settings.complaints.len(), 1, "{:?}", settings.complaints);
        assert!(settings.complaints[0].starts_with(expected), "{:?}", settings.complaints);
    }

    #[test]
    fn a_mistake_is_told_with_its_line() {
        check_complaint(
            "(\n  theem: \"light\")",
            "settings.ron:2: there is no setting `theem` (expected one of theme",
        );
        check_complaint(
            "(\n\n theme: \"blue\")",
            "settings.ron:3: there is no theme `blue` (expected one of dark",
        );
        check_complaint(
            &format!("(\n operator: \"{}\")", "x".repeat(41)),
            "settings.ron:2: an operator called by 41 characters (expected at most 40)",
        );
        check_complaint("(theme: \"broken\")", "settings.ron:1: broken.ron:2: ");
        check_complaint(
            "(\n preset: \"bridge\")",
            "settings.ron:2: there is no preset `bridge` (expected one of ",
        );
        check_complaint("(\n language: \"qqq\")", "settings.ron:2: there is no language `qqq`");
        check_complaint("(\n time_zone: \"Mars\")", "settings.ron:2: there is no time zone `Mars`");
        check_complaint("(\n results: Five)", "settings.ron:2: ");
        check_complaint(
            "(keys: [\n (context: global, intent: redo, keys: [\"F12\"]),\n (context: global, intent: undo, keys: [\"q\"])])",
            "settings.ron:3: in everywhere the key q would mean both",
        );
        check_complaint(
            "(keys: [\n (context: global, intent: redo, keys: [\"Hyper-x\"])])",
            "settings.ron:2: `Hyper-x` is not a key",
        );
        check_complaint(
            "(keys: [\n (context: home, intent: undo, keys: [\"F12\"])])",
            "settings.ron:2: home has no ",
        );
    }

    #[test]
    fn a_mistake_costs_only_the_item_it_is_in() {
        let text = "(theme: \"blue\", results: Letters, language: 5, preset: \"dice\", keys: [
            (context: global, intent: undo, keys: [\"q\"]),
            (context: global, intent: redo, keys: [\"F12\"]),
        ])";
        let settings = read(text, false);
        assert_eq!(settings.complaints.len(), 3, "{:?}", settings.complaints);
        assert_eq!(settings.theme.name(), "dark");
        assert_eq!(settings.results, KeySet::Letters);
        assert_eq!(settings.preset.as_deref(), Some("dice"));
        assert_eq!(settings.keymap.intent(Context::Home, Key::F(12)), Some(Intent::Redo));
        assert_eq!(settings.keymap.intent(Context::Home, Key::Char('q')), Some(Intent::Quit));
    }

    #[test]
    fn keys_may_change_places() {
        let text = "(keys: [(context: global, intent: undo, keys: [\"q\"]),
            (context: global, intent: quit, keys: [\"u\"])])";
        let settings = read(text, false);
        assert_eq!(settings.complaints, Vec::<String>::new());
        assert_eq!(settings.keymap.intent(Context::Home, Key::Char('u')), Some(Intent::Quit));
    }
}
