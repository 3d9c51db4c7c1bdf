//! The languages of reports: their words, sentences, numbers and facts.

use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use super::file::{ENGLISH, FILES, File, Files, OwnTexts, OwnTextsError};
use super::fixed_text::{as_large, with_signs, word_name};
use crate::values;
use engine::action::Details;
use engine::color::Color;
use engine::why::{Fact, Value};
use fluent_bundle::{FluentArgs, FluentValue};
use icu_locale_core::LanguageIdentifier;

/// The sign between the tags of several languages: `de+en`.
const AND: &str = "+";

/// The sign between the same text in two languages.
pub(crate) const BESIDE: &str = " / ";

/// The most languages of one event.
const MOST: usize = 2;

/// The languages of the program and the user's own.
static LANGUAGES: Files = Files::new(FILES);

/// The languages of a report: one, or two side by side.
#[derive(Clone)]
pub struct Language {
    /// The languages that are shown, in order.
    shown: Vec<Shown>,
}

/// A language that is shown: its tag, which pages repeat as it is, and its texts.
#[derive(Clone)]
struct Shown {
    tag: String,
    file: &'static File,
}

/// The reason why a text is not a language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LanguageError {
    /// There is no file of such a language.
    #[error("there is no language `{0}` (expected one of {known}, or two as in `de+en`)", known = known())]
    Unknown(String),
    /// Only so many languages fit side by side.
    #[error("`{0}` names more than two languages (expected for instance `de` or `de+en`)")]
    TooMany(String),
}

impl Default for Language {
    /// Returns English.
    fn default() -> Self {
        Self { shown: vec![Shown { tag: ENGLISH.to_owned(), file: LANGUAGES.english() }] }
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({self})")
    }
}

/// The tags as they are typed: `de+en`.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags: Vec<&str> = self.shown.iter().map(|shown| shown.tag.as_str()).collect();
        f.write_str(&tags.join(AND))
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.shown.iter().map(|shown| &shown.tag).eq(other.shown.iter().map(|shown| &shown.tag))
    }
}

impl Eq for Language {}

impl Hash for Language {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.to_string().hash(state);
    }
}

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(tags: &str) -> Result<Self, LanguageError> {
        Self::of(tags)
    }
}

impl Language {
    /// Reads one or two tags: `de`, `de+en`. A text without a tag is English.
    ///
    /// # Errors
    ///
    /// The program has no such language, or there are more than two.
    pub fn of(tags: &str) -> Result<Self, LanguageError> {
        let tags: Vec<&str> = tags.split(AND).map(str::trim).filter(|tag| !tag.is_empty()).collect();
        if MOST < tags.len() {
            return Err(LanguageError::TooMany(tags.join(AND)));
        }
        let shown =
            tags.iter().map(|tag| Shown::of(tag).ok_or_else(|| LanguageError::Unknown((*tag).to_owned())));
        let mut shown: Vec<Shown> = shown.collect::<Result<_, _>>()?;
        shown.dedup_by(|one, other| one.file.tag() == other.file.tag());
        Ok(if shown.is_empty() { Self::default() } else { Self { shown } })
    }

    /// Returns the language of an event. An event may have one that this program lacks: then it is English.
    #[must_use]
    pub fn of_event(details: &Details) -> Self {
        Self::of(&details.language).unwrap_or_default()
    }

    /// Returns the reason why the lists of an event are in English although it has another language.
    #[must_use]
    pub fn missing_of_event(details: &Details) -> Option<String> {
        let error = Self::of(&details.language).err()?;
        Some(format!("the lists of this event are in English: {error}"))
    }

    /// Returns true if everything is in English only.
    #[must_use]
    pub fn is_english(&self) -> bool {
        self.shown.iter().all(|shown| shown.file.tag() == ENGLISH)
    }

    /// Returns each of the languages alone.
    pub fn each(&self) -> impl Iterator<Item = Self> + '_ {
        self.shown.iter().map(|shown| Self { shown: vec![shown.clone()] })
    }

    /// Returns the first language alone.
    #[must_use]
    pub fn first(&self) -> Self {
        self.each().next().unwrap_or_default()
    }

    /// Returns the tag of the first language (BCP 47).
    #[must_use]
    pub fn tag(&self) -> &str {
        self.shown.first().map_or(ENGLISH, |shown| &shown.tag)
    }

    /// Returns a fixed word, given in English: a heading, a label. A word that a language lacks stays.
    #[must_use]
    pub fn word<'a>(&self, english: &'a str) -> Cow<'a, str> {
        if self.is_english() || english.is_empty() {
            return Cow::Borrowed(english);
        }
        Cow::Owned(joined(self.shown.iter().map(|shown| shown.word(english)), BESIDE))
    }

    /// Returns a fixed word of the first language, given in English; `None` if the language lacks it.
    pub(super) fn known(&self, english: &str) -> Option<String> {
        self.shown.first()?.file.say(&word_name(english), None)
    }

    /// Returns a text without values.
    #[must_use]
    pub fn say(&self, name: &str) -> String {
        self.tell(name, &FluentArgs::new())
    }

    /// Returns a title or a heading with values; two languages are beside each other.
    #[must_use]
    pub fn tell(&self, name: &str, values: &FluentArgs<'_>) -> String {
        joined(self.said(name, values), BESIDE)
    }

    /// Parts a text that has two languages beside each other; one language is not parted.
    ///
    /// A name may have the sign between the languages too, once in each half.
    pub(crate) fn parted<'a>(&self, text: &'a str) -> (&'a str, Option<&'a str>) {
        let signs: Vec<usize> = text.match_indices(BESIDE).map(|(at, _)| at).collect();
        match signs.get(signs.len() / 2) {
            Some(at) if self.shown.len() == MOST && signs.len() % 2 == 1 => {
                (&text[..*at], Some(&text[at + BESIDE.len()..]))
            }
            _ => (text, None),
        }
    }

    /// Returns a number such as `2.5` or `12.50 EUR`, or several with signs between them, with the decimal
    /// sign of the first language. Other texts stay.
    #[must_use]
    pub fn number<'a>(&self, shown: &'a str) -> Cow<'a, str> {
        self.shown.first().map_or(Cow::Borrowed(shown), |language| language.number(shown))
    }

    /// Returns the values of a text, with the decimal sign of the first language in their numbers.
    pub(super) fn with_numbers<'a>(&self, values: &'a FluentArgs<'_>) -> FluentArgs<'a> {
        self.shown.first().map_or_else(FluentArgs::new, |language| language.with_numbers(values))
    }

    /// Returns the small letter of a colour in the first language.
    #[must_use]
    pub fn letter(&self, color: Color) -> String {
        self.first().say(match color {
            Color::White => "letter-white",
            Color::Black => "letter-black",
        })
    }

    /// Replaces the English letters of the colours in games as marks, such as `12w1`: they are the only small
    /// letters of a mark besides `a`.
    #[must_use]
    pub fn in_letters(&self, marks: &str) -> String {
        let [white, black] = [Color::White, Color::Black].map(|color| self.letter(color));
        let mut said = String::new();
        for mark in marks.chars() {
            match mark {
                'w' => said.push_str(&white),
                'b' => said.push_str(&black),
                other => said.push(other),
            }
        }
        said
    }

    /// Returns a sentence without values; two languages follow each other.
    #[must_use]
    pub fn sentence(&self, name: &str) -> String {
        self.note(name, &FluentArgs::new())
    }

    /// Returns a sentence with values; two languages follow each other.
    #[must_use]
    pub fn note(&self, name: &str, values: &FluentArgs<'_>) -> String {
        joined(self.said(name, values), " ")
    }

    /// Returns a fact of the engine, such as a reason; two languages are beside each other.
    #[must_use]
    pub fn fact(&self, fact: &Fact) -> String {
        joined(self.shown.iter().map(|shown| shown.fact(fact)), BESIDE)
    }

    /// Returns a sentence that `said` makes in one language; two languages follow each other.
    #[must_use]
    pub fn in_each(&self, said: impl Fn(&Self) -> String) -> String {
        joined(self.each().map(|language| said(&language)), " ")
    }

    fn said(&self, name: &str, values: &FluentArgs<'_>) -> impl Iterator<Item = String> {
        let said = |shown: &Shown| {
            let values = shown.with_numbers(values);
            let said = shown.file.say(name, Some(&values));
            let said = said.or_else(|| LANGUAGES.english().say(name, Some(&values)));
            said.unwrap_or_default()
        };
        self.shown.iter().map(said)
    }
}

impl Shown {
    /// Reads a language by its tag (BCP 47), or by the language alone: `de-AT` has the texts of `de`.
    fn of(tag: &str) -> Option<Self> {
        let tag = LanguageIdentifier::try_from_str(tag).ok()?;
        let file = LANGUAGES.of(&tag.to_string()).or_else(|| LANGUAGES.of(tag.language.as_str()))?;
        Some(Self { tag: tag.to_string(), file })
    }

    /// Returns a fixed word, given in English. A word that the language lacks stays.
    fn word(&self, english: &str) -> String {
        let name = word_name(english);
        let said = self.file.say(&name, None);
        said.map_or_else(
            || self.in_parts(english),
            |said| {
                let said = as_large(english, &said, self.file.tag());
                with_signs(english, said, || LANGUAGES.english().say(&name, None))
            },
        )
    }

    /// Returns a number with the decimal sign of the language; other texts stay.
    fn number<'a>(&self, shown: &'a str) -> Cow<'a, str> {
        let Some(decimals) = decimals(shown) else { return Cow::Borrowed(shown) };
        let sign = self.file.say("decimal-sign", None);
        let signed = |sign: String| decimals.replace('.', &sign) + &shown[decimals.len()..];
        sign.map_or(Cow::Borrowed(shown), |sign| Cow::Owned(signed(sign)))
    }

    /// Returns the values of a text, with the decimal sign of the language in their numbers.
    fn with_numbers<'a>(&self, values: &'a FluentArgs<'_>) -> FluentArgs<'a> {
        let number = |value: &'a FluentValue<'_>| match value {
            FluentValue::String(text) => self.number(text).into(),
            FluentValue::Number(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => {
                value.clone()
            }
        };
        values.iter().map(|(name, value)| (name, number(value))).collect()
    }

    /// Returns a fact of the engine; in English if the language lacks it.
    fn fact(&self, fact: &Fact) -> String {
        if self.file.tag() == ENGLISH {
            return fact.english().to_owned();
        }
        let values = fact.values().iter().map(|(name, value)| (*name, self.value(value)));
        let said = self.file.say(&format!("fact-{}", fact.id()), Some(&values.collect()));
        said.unwrap_or_else(|| fact.english().to_owned())
    }

    /// Returns a value of a fact: a count stays a number, so that plurals agree with it.
    fn value(&self, of: &Value) -> FluentValue<'static> {
        match of {
            Value::Text(text) => self.number(text).into_owned().into(),
            Value::Count(count) => (*count).into(),
            Value::Word(english) => self.word(english).into(),
            Value::Fact(fact) => self.fact(fact).into(),
            Value::List(facts) => {
                facts.iter().map(|fact| self.fact(fact)).collect::<Vec<_>>().join(", ").into()
            }
        }
    }

    /// Returns the name of a tie-break with modifiers. The parts between commas are words, and so
    /// is the part before a number of values that are cut: `Buchholz cut 1, forfeits as played`. Other texts
    /// with commas stay: a name such as `White, Ann` is no tie-break.
    fn in_parts(&self, english: &str) -> String {
        let word = |english: &str| self.file.say(&word_name(english), None);
        let part = |part: &str| {
            let ends = ["cut", "median", "on match points", "on game points"];
            let end = ends.iter().find_map(|end| part.find(&format!(" {end}")));
            let (name, end) = end.map_or((part, ""), |end| part.split_at(end));
            let end = word(end).map_or_else(|| end.to_owned(), |end| format!(" {end}"));
            let has_number = ["limit ", "factor "].iter().any(|start| part.starts_with(start));
            let cut = || {
                let (name, message, count) = match (part.split_once(" cut "), part.split_once(" median ")) {
                    (Some((name, count)), _) => (name, "tie-break-cut", count),
                    (None, Some((name, count))) => (name, "tie-break-median", count),
                    (None, None) => return None,
                };
                let count: usize = count.parse().ok()?;
                self.file.say(message, Some(&values! { "name" => word(name)?, "count" => count }))
            };
            word(part)
                .or_else(cut)
                .or_else(|| Some(word(name)? + &end))
                .or_else(|| has_number.then(|| part.to_owned()))
        };
        let parts: Option<Vec<String>> = english.split(", ").map(part).collect();
        parts.map_or_else(|| english.to_owned(), |parts| parts.join(", "))
    }
}

/// Returns the part of a text before its unit, if it is a number with decimals or several with signs between
/// them: `+2.5`, `1.5-2.5`, `12.50 EUR`.
fn decimals(text: &str) -> Option<&str> {
    let unit = text.rsplit_once(' ').filter(|(_, unit)| !unit.contains(|sign: char| sign.is_ascii_digit()));
    let numbers = unit.map_or(text, |(numbers, _)| numbers);
    let is_one = |part: &str| {
        part.split_once('.').is_none_or(|(whole, decimals)| {
            !whole.is_empty() && !decimals.is_empty() && !decimals.contains('.')
        })
    };
    let is_number = numbers.contains('.')
        && !numbers.contains(char::is_alphabetic)
        && numbers.split(|sign: char| !sign.is_ascii_digit() && sign != '.').all(is_one);
    is_number.then_some(numbers)
}

/// Joins the same text in several languages; a text that is equal in both is given once.
fn joined(texts: impl Iterator<Item = String>, between: &str) -> String {
    let mut texts: Vec<String> = texts.collect();
    texts.dedup();
    texts.join(between)
}

/// Lists the languages that the program has, each with its tag and its Fluent file.
#[must_use]
pub const fn files() -> &'static [(&'static str, &'static str)] {
    FILES
}

/// Lists the tags of the languages, those of the user's own files too.
#[must_use]
pub fn known() -> String {
    LANGUAGES.tags()
}

/// Adds the user's own texts of reports.
pub(super) fn add(own: Vec<OwnTexts>) {
    LANGUAGES.add(own);
}

/// Returns the texts and values in the user's own texts of reports that the program does not have.
#[must_use]
pub fn unknown(own: &OwnTexts) -> Vec<OwnTextsError> {
    LANGUAGES.unknown(own)
}

/// Returns the English messages of reports that a language lacks, in Fluent.
#[must_use]
pub fn missing(tag: &str) -> Vec<String> {
    LANGUAGES.missing(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_a_file_is_fluent() {
        for (tag, text) in FILES {
            if let Err((_, errors)) = fluent_bundle::FluentResource::try_new((*text).to_owned()) {
                let wrong: Vec<String> = errors.iter().map(ToString::to_string).collect();
                panic!("{tag}: {}", wrong.join("; "));
            }
        }
    }

    #[test]
    fn a_tag_is_one_of_bcp_47() {
        let tag = |tags: &str| Language::of(tags).map(|language| language.tag().to_owned());
        assert_eq!(tag("de-at"), Ok("de-AT".to_owned()));
        assert_eq!(tag("zh"), Ok("zh".to_owned()));
        for bad in ["de-\"><script>", "de-", "de en", "<de>", "de-\u{202e}"] {
            assert_eq!(tag(bad), Err(LanguageError::Unknown(bad.to_owned())));
        }
    }

    #[test]
    fn a_heading_begins_with_a_capital_of_its_language() {
        let word = |tag: &str, english: &str| Language::of(tag).unwrap().word(english).into_owned();
        assert_eq!(
            (word("tr", "Signature"), word("tr", "signature")),
            ("İmza".to_owned(), "imza".to_owned())
        );
        assert_eq!(word("es", "Board"), "Tablero");
        assert_eq!(word("de", "Buchholz cut 1"), "Buchholz mit 1 Streichwertung");
        assert_eq!(word("es", "Buchholz cut 2, reversed"), "Buchholz menos los 2 peores, invertido");
        assert_eq!(word("es", "Koya system, limit +1 half points"), "sistema Koya, limit +1 half points");
        assert_eq!(word("fr", "Nobody knows this"), "Nobody knows this");
        assert_eq!(word("es", "White, Ann"), "White, Ann");
    }

    #[test]
    fn a_number_has_the_decimal_sign_of_its_language() {
        let check = |tags: &str, shown: &str, expected: &str| {
            assert_eq!(Language::of(tags).unwrap().number(shown), expected, "{tags}");
        };
        check("de", "2.5", "2,5");
        check("fr", "-76.910 (+1.5)", "-76,910 (+1,5)");
        check("pl", "12.50 EUR", "12,50 EUR");
        check("de", "12.50 Fr.", "12,50 Fr.");
        check("de+en", "1.5-2.5", "1,5-2,5");
        check("en+de", "2.5", "2.5");
        check("ja", "2.5", "2.5");
        for text in ["3.10.2026", "Nr. 5", "R. 2.5", "v2.5", "5.", ".5", "12", "192.168.0.1", ""] {
            check("de", text, text);
        }
        let german = Language::of("de").unwrap();
        let sum = values! { "sum" => "12.50", "paid" => 2, "unpaid" => 0 };
        assert!(german.note("fees-paid", &sum).contains("12,50"));
        let sum = Fact::new("sum", "sum 4.5".to_owned(), vec![("points", "4.5".into())]);
        assert_eq!(german.fact(&sum), "Summe 4,5");
    }

    #[test]
    fn counts_agree_in_languages_with_several_plurals() {
        let missing = |tag: &str, count: usize| {
            Language::of(tag)
                .unwrap()
                .note("players-in-all", &values! { "count" => count, "who" => "player" })
        };
        assert_eq!(missing("ru", 1), "1 участник.");
        assert_eq!(missing("ru", 22), "22 участника.");
        assert_eq!(missing("ru", 11), "11 участников.");
        assert_eq!(missing("cs", 3), "3 hráči.");
        assert_eq!(missing("ja", 3), "3 名。");
        assert_eq!(missing("de+en", 2), "2 Spieler. 2 players.");
    }

    #[test]
    fn a_fact_is_said_with_its_parts_and_plurals() {
        let against = engine::words::against("Ana");
        let fact = engine::words::of_round(3, against);
        let said = |tags: &str| Language::of(tags).unwrap().fact(&fact);
        assert_eq!(said("de"), "Runde 3: gegen Ana");
        assert_eq!(said("de+en"), "Runde 3: gegen Ana / round 3: against Ana");
        let games = |count| Language::of("ru").unwrap().fact(&engine::words::games(count));
        assert_eq!([1, 2, 5].map(games), ["1 партия", "2 партии", "5 партий"]);
        assert_eq!(Language::of("de").unwrap().fact(&Fact::text("English".to_owned())), "English");
    }

    #[test]
    fn a_name_with_an_accent_is_no_word() {
        let french = Language::of("fr").unwrap();
        assert_eq!((&*french.word("No"), &*french.word("Noé")), ("N°", "Noé"));
    }

    #[test]
    fn two_languages_are_parted_between_them_and_not_in_a_name() {
        let both = Language::of("de+en").unwrap();
        let text = "gegen Ana / Ben / against Ana / Ben";
        assert_eq!(both.parted(text), ("gegen Ana / Ben", Some("against Ana / Ben")));
        assert_eq!(both.parted("Punkte"), ("Punkte", None));
        assert_eq!(Language::default().parted("against Ana / Ben"), ("against Ana / Ben", None));
    }
}
