//! The texts of the desk in every language: each is used, each is there, the key line has whole words, and
//! the words that are still English are listed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::languages::{messages, program, values};
use crate::looks::LOOKS;
use crate::support::expected;
use crate::support::screen;
use wallchart::formats::language::desk::{self, DeskLanguage, text_name};
use wallchart::formats::language::{self, ENGLISH};
use wallchart::tui::keys::BINDINGS;
use wallchart::tui::keys::intent::ScreenKind;

/// The texts that a language lacks; a language that is complete must stay so.
const MISSING: &[(&str, &[&str])] = &[];

/// The kinds of fixed texts, whose name is their English text.
const FIXED: [&str; 9] = ["text", "key", "head", "tab", "short", "state", "setup", "report", "line"];

fn of(tag: &str) -> BTreeMap<String, String> {
    messages(desk::files().iter().find(|(known, _)| *known == tag).unwrap().1)
}

/// Returns the kind of a fixed text.
fn kind(name: &str) -> Option<&'static str> {
    let kind = name.split('-').next().unwrap_or_default();
    FIXED.into_iter().find(|known| *known == kind)
}

/// Returns every language of the desk but English.
fn others() -> impl Iterator<Item = DeskLanguage> {
    DeskLanguage::all().filter(|language| language.tag() != ENGLISH)
}

#[test]
fn every_text_of_the_desk_is_used() {
    let program = program().to_lowercase().replace("\\\n", "");
    let program = program.split_whitespace().collect::<Vec<_>>().join(" ");
    for (name, text) in of(ENGLISH) {
        match kind(&name) {
            Some(kind) => {
                let text = text.trim();
                assert_eq!(text_name(kind, text), name);
                let text = text.to_lowercase();
                let is_used = ["\"", " \""].iter().any(|end| program.contains(&format!("{text}{end}")));
                assert!(is_used, "`{text}` is not used");
            }
            None => assert!(program.contains(&format!("\"{name}\"")), "{name} is not used"),
        }
    }
}

#[test]
fn every_language_of_the_desk_has_all_texts() {
    let english = of(ENGLISH);
    for (tag, _) in desk::files() {
        let own = of(tag);
        for (name, text) in &own {
            let source = english.get(name).unwrap_or_else(|| panic!("{tag}: {name} is not in en.ftl"));
            assert_eq!(values(text), values(source), "{tag}: the values of {name}");
        }
        let missing: Vec<&str> =
            english.keys().filter(|name| !own.contains_key(*name)).map(|name| &**name).collect();
        let known = MISSING.iter().find(|(known, _)| *known == *tag).map_or(&[][..], |(_, names)| names);
        assert_eq!(missing, known, "{tag} lacks texts");
    }
}

#[test]
fn keys_places_and_screens_have_a_text() {
    let english = of(ENGLISH);
    let check = |kind: &str, text: &str| {
        let is_word = text.contains(|letter: char| letter.is_ascii_alphabetic());
        assert!(
            !is_word || english.contains_key(&text_name(kind, text)),
            "{kind}: `{text}` is not in en.ftl"
        );
    };
    for binding in BINDINGS {
        check("key", binding.label);
        check("text", binding.context.name());
    }
    for screen in ScreenKind::ALL {
        check("text", screen.name());
        check("tab", screen.word());
        check("short", screen.short());
    }
}

/// Returns the headings of columns in the sources of the screens.
fn heads() -> BTreeSet<String> {
    let program = program();
    let mut heads = BTreeSet::new();
    for start in ["Column::text(\"", "Column::number(\"", "Column::mark(\""] {
        let after = program.split(start).skip(1).filter_map(|after| after.split('"').next());
        heads.extend(after.filter(|head| head.len() > 1).map(str::to_owned));
    }
    heads
}

#[test]
fn every_heading_of_a_column_has_a_text() {
    let (own, reports) = (of(ENGLISH), messages(language::files()[2].1));
    let mut unknown = Vec::new();
    for head in heads() {
        let names = [text_name("head", &head), text_name("text", &head), language::word_name(&head)];
        let is_known = names.iter().any(|name| own.contains_key(name) || reports.contains_key(name));
        // Codes of tie-breaks are the same in every language.
        if !is_known && head.contains(|letter: char| letter.is_ascii_lowercase()) {
            unknown.push(head);
        }
    }
    assert_eq!(unknown, Vec::<String>::new(), "not in en.ftl");
}

/// The key line has whole labels only, in every language and at every state.
#[test]
fn the_key_line_has_whole_labels_in_every_language() {
    for language in others() {
        screen::speak(&language);
        let labels = of(language.tag());
        let labels: BTreeSet<&str> =
            labels.iter().filter(|(name, _)| name.starts_with("key-")).map(|(_, text)| text.trim()).collect();
        for (name, look) in LOOKS {
            let screen = look().screen(80, 24);
            let line = screen.lines().last().unwrap();
            for part in line.split("  ").map(str::trim).filter(|part| !part.is_empty() && *part != "…") {
                let label = part.split_once(' ').map_or("", |(_, label)| label);
                let is_score = !label.contains(char::is_alphabetic);
                assert!(is_score || labels.contains(label), "{}, {name}: `{part}` in {line}", language.tag());
            }
        }
    }
    screen::speak(&DeskLanguage::default());
}

/// Returns the words of a screen that begin with a small letter.
fn words(screen: &str) -> BTreeSet<String> {
    let words = screen.split(|letter: char| !letter.is_alphabetic());
    let words = words.filter(|word| word.len() > 2 && word.starts_with(char::is_lowercase));
    words.map(str::to_owned).collect()
}

/// Lists the words of each state that are the same in all languages: those still to be translated, and those
/// that are alike.
#[test]
fn the_words_that_stayed_english_are_listed() {
    let mut list = String::new();
    for (name, look) in LOOKS {
        let mut same: Option<BTreeSet<String>> = None;
        for language in DeskLanguage::all() {
            screen::speak(&language);
            let words = words(&look().screen(200, 60));
            same = Some(same.map_or_else(|| words.clone(), |same| &same & &words));
        }
        let same: Vec<String> = same.into_iter().flatten().collect();
        let _ = writeln!(list, "{name}: {}", same.join(" "));
    }
    screen::speak(&DeskLanguage::default());
    expected::check("tests/desk_languages/english.txt", &list);
}
