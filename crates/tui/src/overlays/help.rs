//! The help on the keys of a context, from the one table of keys.

use std::borrow::Cow;

use super::reader::Reader;
use crate::jobs::request::LongText;
use crate::keys::{Context, Keymap};
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::Role;
use formats::language::desk::DeskLanguage;
use formats::values;

/// Lists every key that is valid in a context, the nearest first.
#[must_use]
pub(crate) fn help(context: Context, keymap: &Keymap, language: &DeskLanguage) -> Reader {
    let here = keymap.here(context);
    let shown: Vec<(Context, String, Cow<'_, str>)> = here
        .iter()
        .map(|one| {
            let works = one.keys.iter().filter(|key| keymap.intent(context, **key) == Some(one.intent));
            let keys: Vec<String> = works.map(|key| language.key(&key.to_string()).into_owned()).collect();
            (one.context, keys.join("  "), language.word_at("key", one.label))
        })
        .collect();
    let width = shown.iter().map(|(_, keys, _)| text::width(keys)).max().unwrap_or(0);
    let mut lines: Vec<Line> = Vec::new();
    let mut section = None;
    for (from, keys, label) in shown {
        if section != Some(from) {
            if section.is_some() {
                lines.push(Line::new());
            }
            lines.push(vec![own(Role::Heading, language.word(from.name()))]);
            section = Some(from);
        }
        let keys = piece(Role::Key, text::left(&keys, width));
        lines.push(vec![keys, piece(Role::Text, format!("  {label}"))]);
    }
    let title = language.tell("help-title", &values! { "place" => language.word(context.name()) });
    // The names of keys are no words: `k` stays.
    Reader::new(LongText { is_translated: true, ..LongText::prose(title, lines) })
}
