//! The manual: one chapter per screen, with keys from the one table of keys.
//!
//! A chapter is very plain Markdown. `{publish}` is replaced by the key of that intent in the contexts of the
//! chapter's screen, then everywhere; `{draft:publish}` by the key in one context.

use crate::keys::intent::{Intent, ScreenKind};
use crate::keys::{Context, Key, Keymap};
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;

/// A chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chapter {
    /// The name of its file, without the extension.
    pub name: &'static str,
    /// The screen that it is about.
    pub screen: Option<ScreenKind>,
    source: &'static str,
}

macro_rules! chapter {
    ($name:literal, $screen:expr) => {
        Chapter {
            name: $name,
            screen: $screen,
            source: include_str!(concat!("../../../../assets/manual/", $name, ".md")),
        }
    };
}

/// The chapters in order.
pub const CHAPTERS: &[Chapter] = &[
    chapter!("01-how-an-event-runs", None),
    chapter!("02-home", Some(ScreenKind::Home)),
    chapter!("03-setup", Some(ScreenKind::Setup)),
    chapter!("04-players", Some(ScreenKind::Players)),
    chapter!("05-round", Some(ScreenKind::Round)),
    chapter!("06-standings", Some(ScreenKind::Standings)),
    chapter!("07-crosstable", Some(ScreenKind::Crosstable)),
    chapter!("08-player-card", Some(ScreenKind::Card)),
    chapter!("09-audit", Some(ScreenKind::Audit)),
    chapter!("10-reports", Some(ScreenKind::Reports)),
    chapter!("11-the-five-games", None),
    chapter!("12-the-file-and-what-it-proves", None),
    chapter!("13-without-the-screen", None),
    chapter!("14-an-official-event", None),
    chapter!("15-several-desks", None),
    chapter!("16-how-swiss-pairing-works", None),
    chapter!("17-how-tie-breaks-are-computed", None),
];

/// A part of a chapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A heading.
    Heading(Line),
    /// A paragraph, which is wrapped.
    Paragraph(Line),
    /// A list item.
    Point(Line),
    /// A line that is not wrapped.
    Verbatim(Line),
    /// An empty line.
    Gap,
}

/// A piece of the source of a chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part<'a> {
    /// Text.
    Plain(&'a str),
    /// The name of a key.
    Key(&'a str),
}

impl Chapter {
    /// Returns the index of the chapter of a screen.
    #[must_use]
    pub fn of(screen: ScreenKind) -> usize {
        CHAPTERS.iter().position(|chapter| chapter.screen == Some(screen)).unwrap_or(0)
    }

    /// Returns the title.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.source.lines().next().unwrap_or_default().trim_start_matches('#').trim()
    }

    /// Returns the chapter with its keys as a page (Markdown).
    #[must_use]
    pub fn markdown(&self, keymap: &Keymap) -> String {
        let shown = |part| match part {
            Part::Plain(text) => text.to_owned(),
            Part::Key(name) => format!("`{}`", self.key(name, keymap)),
        };
        parts(self.source).into_iter().map(shown).collect()
    }

    /// Returns the chapter with its keys for the screen.
    #[must_use]
    pub fn blocks(&self, keymap: &Keymap) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        let mut verbatim = false;
        for line in self.source.lines() {
            if line.starts_with("```") {
                verbatim = !verbatim;
            } else if verbatim {
                blocks.push(Block::Verbatim(vec![piece(Role::Dim, format!("    {line}"))]));
            } else if line.is_empty() {
                blocks.push(Block::Gap);
            } else if let Some(heading) = line.strip_prefix('#') {
                let heading = heading.trim_start_matches('#').trim();
                blocks.push(Block::Heading(self.line(heading, Role::Heading, keymap)));
            } else if let Some(point) = line.strip_prefix("* ") {
                blocks.push(Block::Point(self.line(point, Role::Text, keymap)));
            } else {
                let more = self.line(line.trim_start(), Role::Text, keymap);
                match blocks.last_mut() {
                    Some(Block::Paragraph(begun) | Block::Point(begun)) => {
                        begun.push(piece(Role::Text, " "));
                        begun.extend(more);
                    }
                    Some(Block::Heading(_) | Block::Verbatim(_) | Block::Gap) | None => {
                        blocks.push(Block::Paragraph(more));
                    }
                }
            }
        }
        blocks
    }

    fn line(&self, text: &str, role: Role, keymap: &Keymap) -> Line {
        let mut line = Line::new();
        for part in parts(text) {
            match part {
                Part::Key(name) => line.push(piece(Role::Key, self.key(name, keymap))),
                // Text between backticks is input to type.
                Part::Plain(text) => line.extend(
                    text.split('`')
                        .enumerate()
                        .map(|(at, text)| piece(if at % 2 == 1 { Role::Accent } else { role }, text)),
                ),
            }
        }
        line
    }

    /// Returns the key for a name in braces.
    fn key(&self, name: &str, keymap: &Keymap) -> String {
        let named = self.named(name).and_then(|(contexts, intent)| shown_key(&contexts, intent, keymap));
        named.map_or_else(|| "(no key)".to_owned(), |key| key.to_string())
    }

    fn named(&self, name: &str) -> Option<(Vec<Context>, Intent)> {
        let (context, intent) =
            name.split_once(':').map_or((None, name), |(context, intent)| (Some(context), intent));
        let intent = ron::from_str(intent).ok()?;
        let contexts = match context {
            Some(context) => vec![ron::from_str(context).ok()?],
            None => self.contexts(),
        };
        Some((contexts, intent))
    }

    /// Returns the contexts in which a name without a context is looked up.
    fn contexts(&self) -> Vec<Context> {
        let mut contexts: Vec<Context> = Vec::new();
        let table = crate::keys::BINDINGS.iter().map(|binding| binding.context);
        for context in table.filter(|context| self.screen.is_some() && context.screen() == self.screen) {
            if !contexts.contains(&context) {
                contexts.push(context);
            }
        }
        contexts.extend([Context::Global, Context::List]);
        contexts
    }
}

/// A screen is named by its function key, because that key works while results are typed, too.
fn shown_key(contexts: &[Context], intent: Intent, keymap: &Keymap) -> Option<Key> {
    let within = |context: &Context| {
        keymap
            .all()
            .iter()
            .find(|one| one.context == *context && one.intent == intent && !one.keys.is_empty())
    };
    let found = contexts.iter().find_map(within)?;
    let function = found.keys.iter().find(|key| matches!(key, Key::F(_)));
    function.or(found.keys.first()).copied()
}

/// Splits a text at the names in braces.
fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, (name, after))) =
        rest.split_once('{').and_then(|(before, from)| Some((before, from.split_once('}')?)))
    {
        parts.extend([Part::Plain(before), Part::Key(name)]);
        rest = after;
    }
    parts.push(Part::Plain(rest));
    parts
}

/// Fills the keys into one line of a screen, for texts that name a key to press.
#[must_use]
pub fn filled(text: &str, screen: Option<ScreenKind>, keymap: &Keymap) -> Line {
    let chapter = Chapter { name: "", screen, source: "" };
    chapter.line(text, Role::Text, keymap)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::BINDINGS;
    use formats::entry::keys::KeySet;

    #[test]
    fn every_screen_has_a_chapter() {
        for &screen in ScreenKind::ALL {
            assert_eq!(CHAPTERS[Chapter::of(screen)].screen, Some(screen));
        }
    }

    #[test]
    fn every_name_in_braces_has_a_key_in_every_set() {
        for set in KeySet::ALL {
            let keymap = Keymap::new(set);
            for chapter in CHAPTERS {
                for part in parts(chapter.source) {
                    if let Part::Key(name) = part {
                        let named = chapter.named(name);
                        let key = named.and_then(|(contexts, intent)| shown_key(&contexts, intent, &keymap));
                        assert!(key.is_some(), "{}: {{{name}}} is no key", chapter.name);
                    }
                }
            }
        }
    }

    #[test]
    fn every_key_of_a_screen_is_in_its_chapter() {
        for chapter in CHAPTERS.iter().filter(|chapter| chapter.screen.is_some()) {
            let named: Vec<Intent> = parts(chapter.source)
                .into_iter()
                .filter_map(|part| match part {
                    Part::Key(name) => chapter.named(name).map(|(_, intent)| intent),
                    Part::Plain(_) => None,
                })
                .collect();
            let lacking: Vec<String> = BINDINGS
                .iter()
                .filter(|binding| binding.context.screen() == chapter.screen)
                .filter(|binding| !named.contains(&binding.intent))
                .map(|binding| format!("{:?} ({})", binding.intent, binding.label))
                .collect();
            assert_eq!(lacking, Vec::<String>::new(), "{} does not name these", chapter.name);
        }
    }

    #[test]
    fn the_manual_shows_the_users_keys() {
        let letters = Keymap::new(KeySet::Letters);
        let chapter = CHAPTERS[Chapter::of(ScreenKind::Round)];
        assert_eq!(chapter.key("walk:draw", &letters), "d");
        assert_eq!(chapter.key("go(standings)", &letters), "F5");
        assert_eq!(chapter.key("nonsense", &letters), "(no key)");
    }
}
