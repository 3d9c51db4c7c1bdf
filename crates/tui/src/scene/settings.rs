//! The user's settings: theme, result keys, own keys, preset, operator, language, time zone and documents.
//!
//! Every item is read separately: a mistake is reported with its file and line, and only that item has its
//! default value.

use ron::value::RawValue;

use crate::keys::{Keymap, KeymapError, Override};
use crate::widgets::colours::{Background, Colours};
use crate::widgets::theme::Theme;
use desk::publication::paper::Paper;
use desk::user::files::Files;
use desk::user::own_languages;
use desk::user::rating_lists::Updating;
use desk::user::settings::{Chosen, OwnText, SettingsFile, Sources};
use engine::text::Label;
use formats::calendar::Calendar;
use formats::entry::keys::KeySet;
use formats::language::desk::DeskLanguage;

/// The settings of this user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The theme, with the language of the desk.
    pub theme: Theme,
    /// True if no theme is chosen: it is dark or light as the terminal is.
    pub follows_terminal: bool,
    /// The colours that the terminal has; those of the theme are brought down to them.
    pub colours: Colours,
    /// The keys.
    pub keymap: Keymap,
    /// The set of result keys.
    pub results: KeySet,
    /// The user's own keys that are in use.
    pub own_keys: Vec<Override>,
    /// The name of the preset that a new event offers first.
    pub preset: Option<String>,
    /// The operator's name for every entry of the journal; empty if not set.
    pub operator: Label,
    /// The time zone and the language of times and days.
    pub calendar: Calendar,
    /// The documents that are written automatically, if any.
    pub paper: Option<Paper>,
    /// True if the system can show a file in a window.
    pub has_viewer: bool,
    /// The command that loads rating lists, and the use of new ones.
    pub lists: Updating,
    /// The mistakes in the user's files; the defaults are used instead.
    pub complaints: Vec<String>,
}

/// Returns the text of a theme that is not built in, by name.
pub type FindTheme<'a> = &'a dyn Fn(&str) -> Option<OwnText>;

impl Default for Settings {
    fn default() -> Self {
        Self::read(&Sources::default(), &|_| None)
    }
}

impl Settings {
    /// Reads the settings of the user, their theme and their own languages.
    #[must_use]
    pub fn of(files: &Files) -> Self {
        let mistakes = own_languages::add(files);
        let mut settings = Self::read(&files.sources(), &|name| files.theme(name));
        settings.complaints.extend(mistakes);
        settings
    }

    /// Reads the settings; a mistake is reported and the default is used.
    #[must_use]
    pub fn read(sources: &Sources, find_theme: FindTheme<'_>) -> Self {
        let mut file = SettingsFile::begin(sources);
        let own_theme = theme(&mut file, find_theme);
        let follows_terminal = own_theme.is_none();
        let theme = own_theme.unwrap_or_else(|| Theme::for_background(Background::Dark));
        let Chosen { results, preset, operator, language, calendar, paper, lists } = file.chosen(sources);
        let theme = theme.in_language(DeskLanguage::of(&language).unwrap_or_default());
        let (keymap, own_keys) = keys(&mut file, Keymap::new(results));
        let complaints = file.complaints;
        let has_viewer = sources.has_viewer;
        Self {
            theme,
            follows_terminal,
            colours: Colours::All,
            keymap,
            results,
            own_keys,
            preset,
            operator,
            calendar,
            paper,
            has_viewer,
            lists,
            complaints,
        }
    }

    /// Brings the colours of the theme down to those of the terminal.
    pub fn bring_down(&mut self, colours: Colours) {
        self.colours = colours;
        self.theme = self.theme.clone().within(colours);
    }

    /// Changes the theme to that for the background of the terminal, unless the user chose one.
    pub fn fit(&mut self, background: Background) {
        if self.follows_terminal {
            let theme = Theme::for_background(background).in_language(self.theme.language().clone());
            self.theme = theme.within(self.colours);
        }
    }

    /// Changes the language of the desk, and of times and days if the language has date formats.
    pub fn speak(&mut self, language: &DeskLanguage) {
        if let Ok(calendar) = self.calendar.clone().in_language(language.tag()) {
            self.calendar = calendar;
        }
        self.theme = self.theme.clone().in_language(language.clone());
    }
}

/// Returns the chosen theme; `None` if it is that of the terminal.
fn theme(file: &mut SettingsFile<'_>, find_theme: FindTheme<'_>) -> Option<Theme> {
    let chosen = file.checked("theme", |name: String| match find_theme(&name) {
        Some(Ok((name, text))) => {
            Theme::from_text(&text).map(Some).map_err(|error| format!("{name}:{error}"))
        }
        Some(Err(unreadable)) => Err(unreadable.to_string()),
        None if name == "system" => Ok(None),
        None => Theme::built_in(&name).map(Some).map_err(|error| error.to_string()),
    });
    chosen.flatten()
}

/// An invalid override is left out; the others are used.
fn keys<'a>(file: &mut SettingsFile<'a>, keymap: Keymap) -> (Keymap, Vec<Override>) {
    let lines: Vec<&'a RawValue> = match file.found("keys").map(|raw| ron::from_str(raw.get_ron())) {
        Some(Ok(lines)) => lines,
        Some(Err(error)) => {
            let line = file.found("keys").map_or(1, |raw| file.line_of(raw));
            let wrong = format!("{} (not used)", error.code);
            file.complain(line + error.span.start.line.saturating_sub(1), &wrong);
            Vec::new()
        }
        None => Vec::new(),
    };
    let mut own: Vec<(&RawValue, Override)> =
        lines.into_iter().filter_map(|raw| file.part(raw).map(|one| (raw, one))).collect();
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
        file.complain(file.line_of(raw), &format!("{error} (not used)"));
    }
}

fn is_about(one: &Override, error: &KeymapError) -> bool {
    match error {
        KeymapError::NotBound { context, intent } => one.context == *context && one.intent == *intent,
        KeymapError::Twice { context, key, .. } => one.context == *context && one.keys.contains(key),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::intent::Intent;
    use crate::keys::{Context, Key};
    use desk::user::settings::{EXAMPLE, ITEMS};

    fn read(text: &str) -> Settings {
        let settings = Some(Ok(("settings.ron".to_owned(), text.to_owned())));
        let broken = |name: &str| {
            let text = "(name: \"broken\",\nrolls: {})";
            (name == "broken").then(|| Ok(("broken.ron".to_owned(), text.to_owned())))
        };
        Settings::read(&Sources { settings, ..Sources::default() }, &broken)
    }

    #[test]
    fn settings_choose_theme_keys_preset_zone_and_language() {
        let text = "(theme: \"light\", results: Letters, preset: \"dice\", language: \"sv\",
            time_zone: \"Europe/Stockholm\",
            keys: [(context: global, intent: undo, keys: [\"Ctrl-z\"])])";
        let settings = read(text);
        assert_eq!(settings.complaints, Vec::<String>::new());
        assert_eq!(settings.theme.name(), "light");
        assert_eq!(settings.preset.as_deref(), Some("dice"));
        assert_eq!(settings.calendar.moment("2026-11-21T13:31:07Z"), "21 november 2026, 14:31:07 CET");
        assert_eq!(settings.keymap.intent(Context::Walk, Key::Char('d')), Some(Intent::Draw));
        assert_eq!(settings.keymap.intent(Context::Walk, Key::Ctrl('z')), Some(Intent::Undo));
    }

    #[test]
    fn the_example_file_sets_nothing_while_commented_out() {
        assert_eq!(read(EXAMPLE), Settings::default());
        let is_item = |line: &str| ITEMS.iter().any(|item| line.starts_with(&format!("    // {item}: ")));
        let speak = |line: &str| if is_item(line) { line.replacen("// ", "", 1) } else { line.to_owned() };
        let spoken = EXAMPLE.lines().map(speak).collect::<Vec<_>>().join("\n");
        let settings = read(&spoken);
        assert_eq!(settings.complaints, Vec::<String>::new(), "{spoken}");
        assert_eq!(settings.own_keys.len(), 1);
        for item in ITEMS {
            assert!(EXAMPLE.contains(&format!("// {item}: ")), "the example lacks {item}");
        }
    }

    #[test]
    fn a_theme_fits_the_terminal_unless_one_is_chosen() {
        for (text, on_dark, on_light) in [
            ("()", "dark", "light"),
            ("(theme: \"system\")", "dark", "light"),
            ("(theme: \"light\")", "light", "light"),
            ("(theme: \"contrast\")", "contrast", "contrast"),
        ] {
            let mut settings = read(text);
            assert_eq!(settings.complaints, Vec::<String>::new());
            settings.fit(Background::Dark);
            assert_eq!(settings.theme.name(), on_dark, "{text}");
            settings.fit(Background::Light);
            assert_eq!(settings.theme.name(), on_light, "{text}");
        }
    }

    #[test]
    fn no_colours_have_priority_over_the_theme() {
        let mut settings = read("(theme: \"light\")");
        settings.bring_down(Colours::None);
        assert_eq!(settings.theme.name(), "mono");
        let mut settings = read("()");
        settings.bring_down(Colours::None);
        settings.fit(Background::Light);
        assert_eq!(settings.theme.name(), "mono");
    }

    #[test]
    fn an_unreadable_settings_file_is_reported_with_its_place() {
        let settings = read("(\n  theme \"light\")");
        assert!(settings.complaints[0].starts_with("settings.ron:2: "), "{:?}", settings.complaints);
        assert_eq!(Settings { complaints: Vec::new(), ..settings }, Settings::default());
    }

    #[track_caller]
    fn check_complaint(text: &str, expected: &str) {
        let settings = read(text);
        assert_eq!(settings.complaints.len(), 1, "{:?}", settings.complaints);
        assert!(settings.complaints[0].starts_with(expected), "{:?}", settings.complaints);
    }

    #[test]
    fn a_mistake_is_reported_with_its_line() {
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
            "settings.ron:2: an operator's name of 41 characters (expected at most 40)",
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
            "(\n paper: (published: [\"slip\"]))",
            "settings.ron:2: there is no report `slip` (expected one of pairings, names",
        );
        check_complaint(
            "(\n paper: (formats: [\"docx\"]))",
            "settings.ron:2: there is no format `docx` (expected one of text, csv, html, pdf)",
        );
        check_complaint("(\n paper: (when: 3))", "settings.ron:2: ");
        check_complaint(
            "(keys: [\n (context: global, intent: redo, keys: [\"F12\"]),\n (context: global, intent: undo, keys: [\"q\"])])",
            "settings.ron:3: everywhere: key q is bound to both",
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
    fn an_older_name_of_an_action_is_read() {
        let settings = read("(keys: [(context: players, intent: expel, keys: [\"F12\"])])");
        assert_eq!(settings.complaints, Vec::<String>::new());
        assert_eq!(settings.keymap.intent(Context::Players, Key::F(12)), Some(Intent::Exclude));
    }

    #[test]
    fn a_mistake_only_affects_its_own_item() {
        let text = "(theme: \"blue\", results: Letters, language: 5, preset: \"dice\", keys: [
            (context: global, intent: undo, keys: [\"q\"]),
            (context: global, intent: redo, keys: [\"F12\"]),
        ])";
        let settings = read(text);
        assert_eq!(settings.complaints.len(), 3, "{:?}", settings.complaints);
        assert_eq!(settings.theme.name(), "dark");
        assert_eq!(settings.results, KeySet::Letters);
        assert_eq!(settings.preset.as_deref(), Some("dice"));
        assert_eq!(settings.keymap.intent(Context::Home, Key::F(12)), Some(Intent::Redo));
        assert_eq!(settings.keymap.intent(Context::Home, Key::Char('q')), Some(Intent::Quit));
    }

    #[test]
    fn two_keys_can_be_swapped() {
        let text = "(keys: [(context: global, intent: undo, keys: [\"q\"]),
            (context: global, intent: quit, keys: [\"u\"])])";
        let settings = read(text);
        assert_eq!(settings.complaints, Vec::<String>::new());
        assert_eq!(settings.keymap.intent(Context::Home, Key::Char('u')), Some(Intent::Quit));
    }
}
