//! The texts of languages, read from their Fluent files: those of the program and the user's own.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The tag of the language of the fixed words, which has all texts.
pub const ENGLISH: &str = "en";

/// The languages of reports, or those of the desk.
pub(super) struct Files {
    built_in: &'static [(&'static str, &'static str)],
    all: OnceLock<Vec<File>>,
}

/// The texts of a language.
pub(super) struct File {
    tag: Cow<'static, str>,
    /// Fluent files; a text of a later one replaces that of an earlier one.
    texts: Vec<Cow<'static, str>>,
    /// The texts by name, read when the first one is needed.
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

/// The language of every missing text if even the English file is missing.
static NO_TEXTS: File = File::new(Cow::Borrowed(ENGLISH), Vec::new());

/// A file of the user's own: texts of a new language, or instead of those of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnTexts {
    tag: String,
    text: String,
}

/// The reason why a file of the user's own is not used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OwnTextsError {
    /// The name of the file is not a tag.
    #[error("`{0}` is not the tag of a language (name the file for instance sv.ftl or de-AT.ftl)")]
    NoTag(String),
    /// English texts are the keys of all others.
    #[error("the English texts are those of the program (name the file for instance en-GB.ftl)")]
    English,
    /// A line is not Fluent.
    #[error("{line}: {wrong} (the file is not used)")]
    NotFluent {
        /// The line, from 1.
        line: usize,
        /// The parser's words.
        wrong: String,
    },
    /// A text that the program does not have.
    #[error("{line}: there is no text `{name}`")]
    NoText {
        /// The line, from 1.
        line: usize,
        /// The name.
        name: String,
    },
    /// A value that the program does not give to this text.
    #[error("{line}: `{name}` has no value `${value}` (the text is not used)")]
    NoValue {
        /// The line on which the text begins, from 1.
        line: usize,
        /// The name of the text.
        name: String,
        /// The value.
        value: String,
    },
}

impl OwnTexts {
    /// Returns the texts of a language, without any yet.
    ///
    /// # Errors
    ///
    /// The tag is not one, or that of the program's own language.
    pub fn of(tag: &str) -> Result<Self, OwnTextsError> {
        let tag: LanguageIdentifier = tag.parse().map_err(|_| OwnTextsError::NoTag(tag.to_owned()))?;
        let tag = tag.to_string();
        if tag == ENGLISH {
            return Err(OwnTextsError::English);
        }
        Ok(Self { tag, text: String::new() })
    }

    /// Reads the texts, all or none.
    ///
    /// # Errors
    ///
    /// A line is not Fluent.
    pub fn read(&mut self, text: String) -> Result<(), OwnTextsError> {
        if let Err((_, errors)) = FluentResource::try_new(text.clone())
            && let Some(error) = errors.first()
        {
            let before = text.get(..error.pos.start).unwrap_or(&text);
            let line = before.matches('\n').count() + 1;
            return Err(OwnTextsError::NotFluent { line, wrong: error.kind.to_string() });
        }
        self.text = text;
        Ok(())
    }
}

impl Files {
    pub(super) const fn new(built_in: &'static [(&'static str, &'static str)]) -> Self {
        Self { built_in, all: OnceLock::new() }
    }

    /// Adds the user's own texts. They are added once, before the first text is needed.
    pub(super) fn add(&self, mut own: Vec<OwnTexts>) {
        let mut all = self.of_program();
        // The texts of a region are based on those of its language, which come first.
        own.sort_by(|one, other| one.tag.cmp(&other.tag));
        for OwnTexts { tag, text } in own {
            let of = |tag: &str| all.iter().position(|file| file.tag == tag);
            let main = tag.split('-').next().unwrap_or_default();
            let mut texts = of(&tag).or_else(|| of(main)).map_or_else(Vec::new, |at| all[at].texts.clone());
            texts.push(Cow::Owned(text));
            all.retain(|file| file.tag != tag);
            all.push(File::new(Cow::Owned(tag), texts));
        }
        all.sort_by(|one, other| one.tag.cmp(&other.tag));
        // A second call finds the same files.
        let _ = self.all.set(all);
    }

    fn of_program(&self) -> Vec<File> {
        let file = |&(tag, text): &(&'static str, &'static str)| {
            File::new(Cow::Borrowed(tag), vec![Cow::Borrowed(text)])
        };
        self.built_in.iter().map(file).collect()
    }

    /// Returns every language, in the order of their tags.
    pub(super) fn all(&self) -> &[File] {
        self.all.get_or_init(|| self.of_program())
    }

    pub(super) fn of(&self, tag: &str) -> Option<&File> {
        self.all().iter().find(|file| file.tag.eq_ignore_ascii_case(tag))
    }

    /// Returns the language of every missing text.
    pub(super) fn english(&self) -> &File {
        self.of(ENGLISH).unwrap_or(&NO_TEXTS)
    }

    /// Returns the tags of all languages, for a message.
    pub(super) fn tags(&self) -> String {
        self.all().iter().map(File::tag).collect::<Vec<_>>().join(", ")
    }

    /// Returns the English messages that a language lacks, as they are in the English file.
    pub(super) fn missing(&self, tag: &str) -> Vec<String> {
        let own = self.of(tag);
        let is_missing = |name: &str| own.is_none_or(|own| !own.has(name));
        let english = self.english().texts.iter().flat_map(|text| messages(text));
        english.filter(|message| is_missing(message.name())).map(|message| message.text).collect()
    }

    /// Returns the texts and values of a file of the user's own that the program does not have.
    pub(super) fn unknown(&self, own: &OwnTexts) -> Vec<OwnTextsError> {
        let english = self.built_in.iter().filter(|(tag, _)| *tag == ENGLISH);
        let english: Vec<Message> = english.flat_map(|(_, text)| messages(text)).collect();
        let known: BTreeMap<&str, BTreeSet<&str>> =
            english.iter().map(|message| (message.name(), message.values())).collect();
        let mut unknown = Vec::new();
        for message in messages(&own.text) {
            let (line, name) = (message.line, message.name().to_owned());
            let Some(values) = known.get(&*name) else {
                unknown.push(OwnTextsError::NoText { line, name });
                continue;
            };
            let odd = message.values().into_iter().find(|value| !values.contains(value)).map(str::to_owned);
            unknown.extend(odd.map(|value| OwnTextsError::NoValue { line, name, value }));
        }
        unknown
    }
}

/// A message of a Fluent file.
#[derive(Debug, PartialEq, Eq)]
struct Message {
    /// The line on which it begins, from 1.
    line: usize,
    /// Its name and all its lines.
    text: String,
}

impl Message {
    fn name(&self) -> &str {
        self.text.split([' ', '=']).next().unwrap_or_default()
    }

    /// Returns the names of its values, without the sign before them.
    fn values(&self) -> BTreeSet<&str> {
        let of_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
        let values = self.text.split('$').skip(1);
        let names = values.map(|rest| rest.split(|letter| !of_name(letter)).next().unwrap_or_default());
        names.filter(|name| !name.is_empty()).collect()
    }
}

/// Returns the messages of a Fluent file.
fn messages(text: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            messages.push(Message { line: at + 1, text: line.to_owned() });
        } else if line.starts_with([' ', '}'])
            && let Some(last) = messages.last_mut()
        {
            last.text += "\n";
            last.text += line;
        }
    }
    messages
}

impl File {
    const fn new(tag: Cow<'static, str>, texts: Vec<Cow<'static, str>>) -> Self {
        Self { tag, texts, bundle: OnceLock::new() }
    }

    /// Reads the texts. A line that is not Fluent is left out: a test names those of the program, and those
    /// of the user are refused before.
    fn bundle(&self) -> &FluentBundle<FluentResource> {
        self.bundle.get_or_init(|| {
            let language: LanguageIdentifier = self.tag.parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![language]);
            // The forms of a report isolate texts of another direction themselves.
            bundle.set_use_isolating(false);
            for text in &self.texts {
                let resource = match FluentResource::try_new(text.clone().into_owned()) {
                    Ok(resource) | Err((resource, _)) => resource,
                };
                bundle.add_resource_overriding(resource);
            }
            // The function NUMBER, for ordinals; adding it fails only a second time.
            let _ = bundle.add_builtins();
            bundle
        })
    }

    pub(super) fn tag(&self) -> &str {
        &self.tag
    }

    fn has(&self, name: &str) -> bool {
        self.bundle().has_message(name)
    }

    /// Returns a text with its values; `None` if the language lacks it.
    pub(super) fn say(&self, name: &str, values: Option<&FluentArgs<'_>>) -> Option<String> {
        let bundle = self.bundle();
        let pattern = bundle.get_message(name)?.value()?;
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, values, &mut errors).into_owned();
        errors.is_empty().then_some(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static PROGRAM: Files = Files::new(&[("de", "board = Brett\nround = Runde"), ("en", "board = Board")]);

    #[test]
    fn own_texts_replace_and_add() {
        let own = |tag: &str, text: &str| {
            let mut own = OwnTexts::of(tag).unwrap();
            own.read(text.to_owned()).unwrap();
            own
        };
        PROGRAM.add(vec![own("de-AT", "round = Gang"), own("de", "board = Tisch"), own("sv", "")]);
        let say = |tag: &str, name: &str| PROGRAM.of(tag).unwrap().say(name, None);
        assert_eq!(
            (say("de", "board").unwrap(), say("de", "round").unwrap()),
            ("Tisch".into(), "Runde".into())
        );
        assert_eq!(say("de-AT", "board").unwrap(), "Tisch");
        assert_eq!(say("de-AT", "round").unwrap(), "Gang");
        assert_eq!(say("sv", "board"), None);
        assert_eq!(PROGRAM.tags(), "de, de-AT, en, sv");
        assert_eq!(
            (PROGRAM.missing("sv"), PROGRAM.missing("de")),
            (vec!["board = Board".to_owned()], Vec::new())
        );
    }

    #[test]
    fn a_mistake_is_reported_with_its_line() {
        let mistake = |tag: &str, text: &str| {
            let read = OwnTexts::of(tag).and_then(|mut own| own.read(text.to_owned()));
            read.unwrap_err().to_string()
        };
        assert!(mistake("sv", "one = ett\ntwo två\n").starts_with("2: Expected a token starting with \"=\""));
        assert!(mistake("my texts", "").starts_with("`my texts` is not the tag of a language"));
        assert!(mistake("en", "").starts_with("the English texts are those of the program"));
    }

    #[test]
    fn a_message_has_all_its_lines() {
        let text = "# Comment\none = 1\n\ntwo =\n    { $n ->\n       *[other] 2\n    }\nthree = 3\n";
        let expected = ["one = 1", "two =\n    { $n ->\n       *[other] 2\n    }", "three = 3"];
        let messages: Vec<Message> = messages(text);
        assert_eq!(messages.iter().map(|message| &*message.text).collect::<Vec<_>>(), expected);
        assert_eq!(messages.iter().map(|message| message.line).collect::<Vec<_>>(), [2, 4, 8]);
    }

    #[test]
    fn texts_and_values_that_the_program_lacks_are_named() {
        let files = Files::new(&[("en", "won = { $name } won\nboard = Board"), ("sv", "old = gammal")]);
        let mut own = OwnTexts::of("sv").unwrap();
        own.read("board = Bord\nold = x\nwon = { $nam } vann\n".to_owned()).unwrap();
        let told: Vec<String> = files.unknown(&own).iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            ["2: there is no text `old`", "3: `won` has no value `$nam` (the text is not used)"]
        );
    }
}
