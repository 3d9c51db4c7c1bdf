//! Themes: the style of each role on the screen, and the language of the fixed texts that widgets show.
//!
//! A theme names roles (`leader`, `bye`, `warning`), never widgets. A user's theme starts from a built-in one
//! and overrides only the roles that it names. A misspelt name is an error with its line, and the built-in
//! theme is used.

use std::collections::BTreeMap;
use std::str::FromStr as _;

use ratatui::style::{Color, Modifier, Style};
use ron::extensions::Extensions;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::colours::{Background, Colours, is_bright_color};
use formats::language::desk::DeskLanguage;

/// The role of a thing on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Ordinary text.
    Text,
    /// Less important text: units, separators, things that are not possible now.
    Dim,
    /// The title of the event.
    Title,
    /// Headings of columns and panels.
    Heading,
    /// Rules between parts of the screen.
    Rule,
    /// The bar at the cursor.
    Accent,
    /// The line under the cursor.
    Cursor,
    /// A key in the key bar.
    Key,
    /// The label of a key.
    KeyLabel,
    /// A key without effect now.
    KeyOff,
    /// The text of an input line.
    Field,
    /// The place in an input line where the next character goes.
    Caret,
    /// Letters that a search found.
    Found,
    /// The leader.
    Leader,
    /// A player who shares a place.
    Tie,
    /// An increase: rating gained, places climbed.
    Gain,
    /// A decrease.
    Loss,
    /// A bye.
    Bye,
    /// A forfeit.
    Forfeit,
    /// A missing result.
    Missing,
    /// An entered result.
    Entered,
    /// A result that was typed twice with the same value.
    Agreed,
    /// A player who withdrew or was excluded.
    Gone,
    /// The finished part of a progress bar.
    Done,
    /// The rest of a progress bar.
    Rest,
    /// A warning.
    Warning,
    /// An error.
    Error,
    /// A success.
    Good,
}

impl Role {
    /// Every role, in the order of declaration.
    pub const ALL: [Self; 28] = [
        Self::Text,
        Self::Dim,
        Self::Title,
        Self::Heading,
        Self::Rule,
        Self::Accent,
        Self::Cursor,
        Self::Key,
        Self::KeyLabel,
        Self::KeyOff,
        Self::Field,
        Self::Caret,
        Self::Found,
        Self::Leader,
        Self::Tie,
        Self::Gain,
        Self::Loss,
        Self::Bye,
        Self::Forfeit,
        Self::Missing,
        Self::Entered,
        Self::Agreed,
        Self::Gone,
        Self::Done,
        Self::Rest,
        Self::Warning,
        Self::Error,
        Self::Good,
    ];
}

/// The style of every role, and the language of the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Theme {
    name: String,
    styles: [Style; Role::ALL.len()],
    paper: Option<Color>,
    language: DeskLanguage,
}

/// The reason that a theme cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ThemeError {
    /// The file contains something that is not part of a theme.
    #[error("{line}: {wrong}")]
    Wrong {
        /// The line, from 1.
        line: usize,
        /// The mistake.
        wrong: String,
    },
    /// No built-in theme has this name.
    #[error("there is no theme `{name}` (expected one of {})", Theme::NAMES.join(", "))]
    Unknown {
        /// The name.
        name: String,
    },
}

/// The files of the built-in themes, by name.
const FILES: [(&str, &str); 4] = [
    ("dark", include_str!("../../../../assets/themes/dark.ron")),
    ("light", include_str!("../../../../assets/themes/light.ron")),
    ("contrast", include_str!("../../../../assets/themes/contrast.ron")),
    ("mono", include_str!("../../../../assets/themes/mono.ron")),
];

impl Theme {
    /// The names of the built-in themes.
    pub const NAMES: [&'static str; 4] = [FILES[0].0, FILES[1].0, FILES[2].0, FILES[3].0];

    /// Returns a built-in theme.
    ///
    /// # Errors
    ///
    /// No built-in theme has this name.
    pub fn built_in(name: &str) -> Result<Self, ThemeError> {
        let found = FILES.iter().find(|(known, _)| *known == name);
        let (_, text) = found.ok_or_else(|| ThemeError::Unknown { name: name.to_owned() })?;
        Self::plain().overridden(text)
    }

    /// Returns the theme for a background of the terminal.
    #[must_use]
    pub fn for_background(background: Background) -> Self {
        let name = match background {
            Background::Dark => "dark",
            Background::Light => "light",
        };
        Self::built_in(name).unwrap_or_else(|_| Self::plain())
    }

    /// Returns a theme without any colour or weight.
    #[must_use]
    pub fn plain() -> Self {
        let styles = [Style::new(); Role::ALL.len()];
        Self { name: "plain".to_owned(), styles, paper: None, language: DeskLanguage::default() }
    }

    /// Reads a user's theme: a base, and its changes.
    ///
    /// # Errors
    ///
    /// The line of the first mistake, or an unknown base.
    pub fn from_text(text: &str) -> Result<Self, ThemeError> {
        let sheet = Sheet::read(text)?;
        let base = Self::built_in(sheet.base.as_deref().unwrap_or(Self::NAMES[0]))?;
        Ok(base.with(sheet))
    }

    fn overridden(self, text: &str) -> Result<Self, ThemeError> {
        Ok(self.with(Sheet::read(text)?))
    }

    fn with(mut self, sheet: Sheet) -> Self {
        self.name = sheet.name;
        self.paper = sheet.paper.map(|ink| ink.0).or(self.paper);
        for (role, paint) in sheet.roles {
            self.styles[role as usize] = paint.style();
        }
        self
    }

    /// Creates a theme in which every role has its own colour number, and its background if it has one: tests
    /// read the roles back from it.
    #[must_use]
    pub fn of_roles() -> Self {
        let mut styles = [Style::new(); Role::ALL.len()];
        for ((number, role), style) in (0_u8..).zip(Role::ALL).zip(&mut styles) {
            *style = Style::new().fg(Color::Indexed(number));
            if matches!(role, Role::Cursor | Role::Field | Role::Caret) {
                *style = style.bg(Color::Indexed(number));
            }
        }
        let paper = Some(Color::Indexed(u8::MAX));
        Self { name: "roles".to_owned(), styles, paper, language: DeskLanguage::default() }
    }

    /// Brings the colours down to those of a terminal. Without colours this is the theme `mono`. Sixteen have
    /// no second background, so that a role with one has the weight that it has in `mono`; and no colour
    /// between text and background, so that rules are as text.
    #[must_use]
    pub fn within(mut self, colours: Colours) -> Self {
        let mono = || Self::built_in("mono").unwrap_or_else(|_| Self::plain());
        let marks = match colours {
            Colours::All => return self,
            Colours::None => return mono().in_language(self.language),
            Colours::Sixteen => mono().styles,
            Colours::Numbered => Self::plain().styles,
        };
        let nearest = |color: Option<Color>| color.map(|color| colours.nearest(color));
        let is_bright = |style: Style| style.fg.and_then(is_bright_color);
        let text = self.style(Role::Text);
        let ground = |color: Option<Color>| color.map(|color| colours.ground(color));
        self.paper = ground(self.paper);
        for (style, mark) in self.styles.iter_mut().zip(marks) {
            let is_faint =
                style.bg.is_none() && is_bright(*style).is_some_and(|is| is_bright(text) == Some(!is));
            let fg = if is_faint && colours == Colours::Sixteen { text.fg } else { style.fg };
            if style.bg.is_some() {
                *style = style.add_modifier(mark.add_modifier - Modifier::REVERSED);
            }
            *style = Style { fg: nearest(fg), bg: ground(style.bg), ..*style };
        }
        self
    }

    /// Changes the language of fixed texts.
    #[must_use]
    pub fn in_language(self, language: DeskLanguage) -> Self {
        Self { language, ..self }
    }

    /// Returns the language of fixed texts.
    #[must_use]
    pub const fn language(&self) -> &DeskLanguage {
        &self.language
    }

    /// Returns the name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the style of an empty screen: ordinary text, on the theme's own background if it has one.
    #[must_use]
    pub fn paper(&self) -> Style {
        Style { bg: self.paper, ..self.style(Role::Text) }
    }

    /// Returns the style of a role.
    #[must_use]
    pub const fn style(&self, role: Role) -> Style {
        self.styles[role as usize]
    }
}

/// A theme file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    name: String,
    #[serde(default)]
    base: Option<String>,
    #[serde(default)]
    paper: Option<Ink>,
    roles: BTreeMap<Role, Paint>,
}

impl Sheet {
    fn read(text: &str) -> Result<Self, ThemeError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        options
            .from_str(text)
            .map_err(|error| ThemeError::Wrong { line: error.span.start.line, wrong: error.code.to_string() })
    }
}

/// The style of a role in a theme file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Paint {
    fg: Option<Ink>,
    bg: Option<Ink>,
    weight: Vec<Weight>,
}

impl Paint {
    fn style(&self) -> Style {
        let weights = self.weight.iter().map(|weight| weight.modifier());
        let style = Style::new().add_modifier(weights.fold(Modifier::empty(), Modifier::union));
        let style = self.fg.as_ref().map_or(style, |ink| style.fg(ink.0));
        self.bg.as_ref().map_or(style, |ink| style.bg(ink.0))
    }
}

/// The style of letters beside their colour.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Weight {
    Bold,
    Dim,
    Italic,
    Underlined,
    Reversed,
}

impl Weight {
    const fn modifier(self) -> Modifier {
        match self {
            Self::Bold => Modifier::BOLD,
            Self::Dim => Modifier::DIM,
            Self::Italic => Modifier::ITALIC,
            Self::Underlined => Modifier::UNDERLINED,
            Self::Reversed => Modifier::REVERSED,
        }
    }
}

/// A colour: one of the sixteen names of terminals (`red`, `light blue`), a number to 255, or `#rrggbb`.
#[derive(Debug, Clone, Copy)]
struct Ink(Color);

impl<'de> Deserialize<'de> for Ink {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || format!("`{text}` is not a colour (expected a name, a number to 255 or #rrggbb)");
        Color::from_str(&text).map(Self).map_err(|_| D::Error::custom(wrong()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_theme_names_every_role() {
        for (name, text) in FILES {
            let sheet = Sheet::read(text).unwrap_or_else(|error| panic!("{name}.ron:{error}"));
            assert_eq!(sheet.name, name);
            let missing: Vec<Role> =
                Role::ALL.into_iter().filter(|role| !sheet.roles.contains_key(role)).collect();
            assert_eq!(missing, [], "{name}.ron does not name every role");
        }
    }

    #[test]
    fn all_roles_are_listed_in_order() {
        for (at, role) in Role::ALL.into_iter().enumerate() {
            assert_eq!(role as usize, at, "{role:?}");
        }
    }

    #[test]
    fn the_mono_theme_has_no_colours() {
        let mono = Theme::built_in("mono").unwrap();
        for role in Role::ALL {
            let style = mono.style(role);
            assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
        }
    }

    #[test]
    fn a_users_theme_overrides_only_its_own_roles() {
        let text = "(name: \"mine\", base: \"light\", roles: { leader: (fg: \"#102030\", weight: [bold]) })";
        let theme = Theme::from_text(text).unwrap();
        let light = Theme::built_in("light").unwrap();
        assert_eq!(theme.style(Role::Leader).fg, Some(Color::Rgb(16, 32, 48)));
        assert_eq!(theme.style(Role::Bye), light.style(Role::Bye));
        assert_eq!(theme.name(), "mine");
    }

    #[track_caller]
    fn check_error(text: &str, expected: &str) {
        let error = Theme::from_text(text).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }

    #[test]
    fn a_typo_is_an_error_with_its_line() {
        check_error(
            "(name: \"mine\", roles: {\n  leader: (fg: \"yellow\"),\n  laeder: (fg: \"red\"),\n})",
            "3: ",
        );
        check_error("(name: \"mine\", roles: {\n  leader: (fg: \"yelow\"),\n})", "`yelow` is not a colour");
        check_error("(name: \"mine\", base: \"drak\", roles: {})", "there is no theme `drak`");
    }
}
