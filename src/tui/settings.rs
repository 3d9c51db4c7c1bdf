//! What the person at the keyboard has chosen: theme, result keys, own keys, a name for the journal's reader.

use serde::Deserialize;

use super::keys::{Keymap, Override};
use super::theme::Theme;
use crate::entry::keys::KeySet;

/// A settings file: everything may be left out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Sheet {
    theme: Option<String>,
    results: KeySet,
    keys: Vec<Override>,
}

/// What holds for this user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// What everything looks like.
    pub theme: Theme,
    /// The keys.
    pub keymap: Keymap,
    /// The set of result keys.
    pub results: KeySet,
    /// What was wrong with the user's files; the built-in choices are used instead.
    pub complaints: Vec<String>,
}

/// What the user's files say, as far as they are there.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sources {
    /// The name and the text of the settings file.
    pub settings: Option<(String, String)>,
    /// Whether the environment asks for no colour.
    pub no_color: bool,
}

/// Gives the text of a theme that is not built in, by name, with the name of its file.
pub type FindTheme<'a> = &'a dyn Fn(&str) -> Option<(String, String)>;

impl Default for Settings {
    fn default() -> Self {
        Self::read(&Sources::default(), &|_| None)
    }
}

impl Settings {
    /// Reads the settings; what is wrong is told and the built-in choice is used.
    #[must_use]
    pub fn read(sources: &Sources, find_theme: FindTheme<'_>) -> Self {
        let mut complaints = Vec::new();
        let sheet = read_sheet(sources, &mut complaints);
        let theme = read_theme(&sheet, sources, find_theme, &mut complaints);
        let keymap = Keymap::new(sheet.results);
        let keymap = keymap.clone().overridden(&sheet.keys).unwrap_or_else(|error| {
            complaints.push(format!("the keys of the settings are not used: {error}"));
            keymap
        });
        Self { theme, keymap, results: sheet.results, complaints }
    }
}

fn read_sheet(sources: &Sources, complaints: &mut Vec<String>) -> Sheet {
    let Some((file, text)) = &sources.settings else { return Sheet::default() };
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|error| {
        complaints.push(format!("{file}:{}: {} (not used)", error.span.start.line, error.code));
        Sheet::default()
    })
}

/// `NO_COLOR` stands above every theme (no-color.org).
fn read_theme(
    sheet: &Sheet,
    sources: &Sources,
    find_theme: FindTheme<'_>,
    complaints: &mut Vec<String>,
) -> Theme {
    let wanted = match &sheet.theme {
        _ if sources.no_color => "mono",
        Some(name) => name,
        None => Theme::NAMES[0],
    };
    let theme = match find_theme(wanted).filter(|_| !sources.no_color) {
        Some((file, text)) => Theme::from_text(&text).map_err(|error| format!("{file}:{error} (not used)")),
        None => Theme::built_in(wanted).map_err(|error| error.to_string()),
    };
    theme.unwrap_or_else(|complaint| {
        complaints.push(complaint);
        Theme::built_in(Theme::NAMES[0]).unwrap_or_else(|_| Theme::plain())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::intent::Intent;
    use crate::tui::keys::{Context, Key};

    fn read(text: &str, no_color: bool) -> Settings {
        let settings = Some(("settings.ron".to_owned(), text.to_owned()));
        let broken = |name: &str| {
            (name == "broken").then(|| ("broken.ron".to_owned(), "(name: \"broken\",\nrolls: {})".to_owned()))
        };
        Settings::read(&Sources { settings, no_color }, &broken)
    }

    #[test]
    fn settings_choose_theme_and_keys() {
        let text = "(theme: \"light\", results: Letters, keys: [(context: global, intent: undo, keys: [\"Ctrl-z\"])])";
        let settings = read(text, false);
        assert_eq!(settings.complaints, Vec::<String>::new());
        assert_eq!(settings.theme.name(), "light");
        assert_eq!(settings.keymap.intent(Context::Walk, Key::Char('d')), Some(Intent::Draw));
        assert_eq!(settings.keymap.intent(Context::Walk, Key::Ctrl('z')), Some(Intent::Undo));
    }

    #[test]
    fn no_color_stands_above_the_theme() {
        assert_eq!(read("(theme: \"light\")", true).theme.name(), "mono");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place_and_the_built_in_choice_is_used() {
        let settings = read("(\n  theem: \"light\")", false);
        assert_eq!(settings.theme.name(), "dark");
        assert!(settings.complaints[0].starts_with("settings.ron:2: "), "{:?}", settings.complaints);
        let settings = read("(theme: \"broken\")", false);
        assert_eq!(settings.theme.name(), "dark");
        assert!(settings.complaints[0].starts_with("broken.ron:2: "), "{:?}", settings.complaints);
    }
}
