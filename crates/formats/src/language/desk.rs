//! The language of the desk: screens, keys, help and questions, from `assets/languages/desk`.
//!
//! Texts are in English in the program, and the widget that shows one replaces it ([`DeskLanguage::word`]):
//! the English text is its key. Texts with values, such as refusals of the engine, have patterns as keys
//! ([`Pattern`]). Sentences that a screen makes are messages by name ([`DeskLanguage::tell`]).

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use engine::person::DateOrder;
use engine::why::Fact;
use fluent_bundle::{FluentArgs, FluentValue};

use super::file::{DESK_FILES, ENGLISH, File, Files, OwnTexts, OwnTextsError};
use super::fixed_text::{as_large, name_of, with_signs};
use super::pattern::{self, Pattern, Patterns};
use super::reports::Language;
use crate::values;

/// The kind of a fixed text that is the same everywhere.
const ANYWHERE: &str = "text";

/// The gap that holds names of fields, with commas between them.
const FIELDS: &str = "words";

/// The gap that holds the colours of a player's games: `wbwb`.
const COLORS: &str = "colors";

/// Words of an English sentence that no name has.
const ENGLISH_WORDS: [&str; 13] =
    ["a", "an", "the", "there", "this", "these", "is", "are", "was", "were", "has", "have", "who"];

/// The gaps that hold a text of a person, a file or the system as it is.
const ARE_QUOTED: [&str; 7] = [TYPED, "reason", "path", "file", "given", "words", "expected"];

/// The gaps that may hold a long list, of which the first few are named.
const MAY_BE_MANY: [&str; 2] = ["names", "given"];

/// The gap that holds the name of a key.
const KEY: &str = "key";

/// The gap that holds a text that was typed.
const TYPED: &str = "typed";

/// The languages of the program and the user's own.
static LANGUAGES: Files = Files::new(DESK_FILES);

/// The texts with values, read once.
static PATTERNS: OnceLock<Patterns> = OnceLock::new();

/// The language of the desk.
#[derive(Clone)]
pub struct DeskLanguage {
    texts: &'static File,
    /// The headings of columns are those of reports.
    reports: Language,
}

/// The reason why a text is not a language of the desk.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no language `{0}` of the desk (expected one of {known})", known = known())]
pub struct NoDeskLanguage(String);

impl FromStr for DeskLanguage {
    type Err = NoDeskLanguage;

    fn from_str(tag: &str) -> Result<Self, NoDeskLanguage> {
        Self::of(tag).ok_or_else(|| NoDeskLanguage(tag.to_owned()))
    }
}

impl Default for DeskLanguage {
    /// Returns English.
    fn default() -> Self {
        Self { texts: LANGUAGES.english(), reports: Language::default() }
    }
}

impl fmt::Debug for DeskLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeskLanguage({})", self.tag())
    }
}

impl PartialEq for DeskLanguage {
    fn eq(&self, other: &Self) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for DeskLanguage {}

impl DeskLanguage {
    /// Returns the language of a tag (BCP 47), or of the part before its first hyphen: `de-AT` has the texts
    /// of `de`. `None` if the desk has no texts in it.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        let main = || LANGUAGES.of(tag.split('-').next().unwrap_or_default());
        let texts = LANGUAGES.of(tag).or_else(main)?;
        let reports = Language::of(texts.tag()).unwrap_or_default();
        Some(Self { texts, reports })
    }

    /// Returns every language of the desk, in the order of their tags.
    pub fn all() -> impl Iterator<Item = Self> {
        LANGUAGES.all().iter().filter_map(|file| Self::of(file.tag()))
    }

    /// Returns the language of the words that reports have too.
    #[must_use]
    pub const fn of_reports(&self) -> &Language {
        &self.reports
    }

    /// Returns the order in which dates with slashes are typed. In English both orders are usual.
    #[must_use]
    pub fn date_order(&self) -> Option<DateOrder> {
        (self.tag() != ENGLISH).then_some(DateOrder::DayFirst)
    }

    /// Returns a number with the decimal sign of the language; other texts stay.
    #[must_use]
    pub fn number<'a>(&self, shown: &'a str) -> Cow<'a, str> {
        self.reports.number(shown)
    }

    /// Returns the name of a key, such as `Home`, as keyboards of the language have it.
    #[must_use]
    pub fn key<'a>(&self, shown: &'a str) -> Cow<'a, str> {
        self.fixed("keyboard", shown).map_or(Cow::Borrowed(shown), Cow::Owned)
    }

    /// Returns the value of a player's field: the letter of a sex, a number, or another text as it is.
    #[must_use]
    pub fn field<'a>(&self, name: &str, value: &'a str) -> Cow<'a, str> {
        if name == "sex" { self.word_at("sex", value) } else { self.number(value) }
    }

    /// Returns a number of boards, tables or matches: `3 boards`.
    #[must_use]
    pub fn places(&self, count: usize, place: &str) -> String {
        let values = values! { "count" => count };
        match place {
            "table" => self.tell("count-tables", &values),
            "match" => self.tell("count-matches", &values),
            _ => self.tell("count-boards", &values),
        }
    }

    /// Returns a number of players or teams: `3 players`.
    #[must_use]
    pub fn people(&self, count: usize, noun: &str) -> String {
        let name = if noun == "team" { "count-teams" } else { "count-players" };
        self.tell(name, &values! { "count" => count })
    }

    /// Returns the tag of the language.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        self.texts.tag()
    }

    /// Returns the name of the language in its own words, or its tag.
    #[must_use]
    pub fn name(&self) -> String {
        self.texts.say("language-name", None).unwrap_or_else(|| self.tag().to_owned())
    }

    /// Returns a text, given in English, or a number with decimals. A text that the language lacks stays.
    #[must_use]
    pub fn word<'a>(&self, english: &'a str) -> Cow<'a, str> {
        self.word_at(ANYWHERE, english)
    }

    /// Returns a finding about an input, after the line or the round that it is about.
    #[must_use]
    pub fn finding(&self, english: &str) -> String {
        let about = |name: &str, number: Option<&str>, what: &str| {
            let number = number.map(|number| ("number", FluentValue::from(number.to_owned())));
            let values = number.into_iter().chain([("what", self.word(what).into_owned().into())]);
            self.tell(name, &values.collect())
        };
        if let Some(warning) = english.strip_prefix("accepted without asking: ") {
            return about("finding-accepted", None, warning);
        }
        let is_number = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
        let (place, what) = english.split_once(": ").unwrap_or_default();
        match place.rsplit_once(' ').unwrap_or(("line", place)) {
            (_, number) if number.is_empty() || !is_number(number) => self.word(english).into_owned(),
            ("line", number) => about("finding-line", Some(number), what),
            ("round", number) => about("finding-round", Some(number), what),
            _ => self.word(english).into_owned(),
        }
    }

    /// Returns a fact of the engine, such as a reason.
    #[must_use]
    pub fn fact(&self, fact: &Fact) -> String {
        let said = self.reports.fact(fact);
        if said == fact.english() { self.word(fact.english()).into_owned() } else { said }
    }

    /// Returns a fixed text that may have a form of its own at a kind of place: `key`, `tab`. The blanks
    /// around it and the mark of a warning stay.
    #[must_use]
    pub fn word_at<'a>(&self, place: &str, english: &'a str) -> Cow<'a, str> {
        if self.tag() == ENGLISH || english.is_empty() {
            return Cow::Borrowed(english);
        }
        let start = english.trim_start();
        let start = start.strip_prefix("! ").map_or(start, str::trim_start);
        let (before, rest) = english.split_at(english.len() - start.len());
        let (text, after) = rest.split_at(rest.trim_end().len());
        let said = |kind: &str| self.fixed(kind, text);
        let anywhere = || said(ANYWHERE).map(|said| as_large(text, &said, self.tag()));
        let said = said(place).or_else(anywhere);
        let said = said.unwrap_or_else(|| self.reports.word(text).into_owned());
        let number = || Some(self.number(text)).filter(|said| said != text).map(Cow::into_owned);
        let said = if said == text { number().or_else(|| self.after_dot(text)) } else { Some(said) };
        said.map_or(Cow::Borrowed(english), |said| Cow::Owned(format!("{before}{said}{after}")))
    }

    /// Returns a fixed text of a kind, with the signs around it: `· no rating` has the text of `no rating`.
    fn fixed(&self, kind: &str, english: &str) -> Option<String> {
        let name = name_of(kind, english);
        let said = self.texts.say(&name, None)?;
        Some(with_signs(english, said, || LANGUAGES.english().say(&name, None)))
    }

    /// Returns a text with values, which may follow a dot on its line; `None` if it has no pattern.
    fn after_dot(&self, english: &str) -> Option<String> {
        let after = || Some(format!("· {}", self.with_values(english.strip_prefix("· ")?)?));
        self.with_values(english).or_else(after)
    }

    /// Returns a text with values, given in English; `None` if it has no pattern.
    fn with_values(&self, english: &str) -> Option<String> {
        self.in_words(english).or_else(|| {
            patterns().of_signs().find_map(|pattern| {
                let (values, stop) = pattern.values_of_sentence(english)?;
                // Signs fit many texts: in `e.ron: the disk is full (make room)` the colon comes first.
                let is_parted = |(_, value): &(&str, &str)| {
                    english.ends_with(')')
                        && value.contains(": ")
                        && !value.contains('(')
                        && self.in_words(value).is_none()
                };
                let before_last = &values[..values.len().saturating_sub(1)];
                let stays = values.iter().all(|(gap, value)| self.stays(gap, value));
                let fits = !stays && !before_last.iter().any(is_parted);
                fits.then(|| self.said_by(pattern, values, stop, english))?
            })
        })
    }

    /// Returns a text with values by a pattern that has words.
    fn in_words(&self, english: &str) -> Option<String> {
        patterns().of_words(english).find_map(|pattern| {
            let (values, stop) = pattern.values_of_sentence(english)?;
            let is_mixed = values.iter().any(|(gap, value)| self.stays_english(gap, value));
            (!is_mixed).then(|| self.said_by(pattern, values, stop, english))?
        })
    }

    fn said_by(
        &self,
        pattern: &Pattern,
        values: Vec<(&'static str, &str)>,
        stop: &str,
        english: &str,
    ) -> Option<String> {
        let values = values.into_iter().map(|(gap, value)| (gap, self.value(gap, value)));
        let said = self.texts.say(pattern.name, Some(&values.collect()))?;
        let said = if pattern.is_enlarged(english) { as_large(english, &said, self.tag()) } else { said };
        Some(said + stop)
    }

    /// Returns many players or teams, which are counted instead of named: `12 players`.
    fn counted(&self, value: &str) -> Option<String> {
        let (count, noun) = value.split_once(' ')?;
        let one = noun.strip_suffix('s').filter(|one| ["player", "team"].contains(one))?;
        Some(self.people(count.parse().ok()?, one))
    }

    /// Returns a list that names the first few: `Ana, Bo and 3 more`.
    fn few_of_many(&self, gap: &str, value: &str) -> Option<String> {
        let (few, count) = value.strip_suffix(" more")?.rsplit_once(" and ")?;
        let count: u32 = count.parse().ok().filter(|_| MAY_BE_MANY.contains(&gap))?;
        Some(format!("{few} {}", self.tell("and-more", &values! { "count" => count })))
    }

    /// Returns true if a value is a part of an English sentence that the language does not have: inside a
    /// translated sentence it could not be understood.
    fn stays_english(&self, gap: &str, value: &str) -> bool {
        let is_english = |value: &str| value.split(' ').any(|word| ENGLISH_WORDS.contains(&word));
        let is_quoted = value.starts_with('"') || ARE_QUOTED.contains(&gap);
        // Texts of the program inside a sentence begin with a small letter. A number may come before a name.
        let name = value.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == ' ');
        let is_name = !pattern::is_text(gap) && name.starts_with(char::is_uppercase);
        !is_quoted && !is_name && is_english(value) && self.stays(gap, value)
    }

    /// Returns true if the value of a gap is the same in the language.
    fn stays(&self, gap: &str, value: &str) -> bool {
        matches!(self.value(gap, value), FluentValue::String(said) if said == value)
    }

    /// Returns the value of a gap; a number stays one, so that plurals agree with it. Commas do not part a
    /// text as in [`Self::word`]: they part names, too. A text in the gap `textSuit` may have a form
    /// of its own: `suit-club` is a suit, `text-club` is not.
    fn value<'a>(&self, gap: &str, value: &'a str) -> FluentValue<'a> {
        let number = value.parse::<u32>().ok().filter(|number| number.to_string() == value);
        let text = || {
            let place = pattern::place_of(gap);
            let said = [&*place, ANYWHERE, "field", "setup"].iter().find_map(|kind| self.fixed(kind, value));
            let said = said.or_else(|| self.reports.known(value));
            said.map(|said| as_large(value, &said, self.tag())).or_else(|| self.with_values(value))
        };
        let fields =
            || value.split(", ").map(|word| self.word_at("field", word)).collect::<Vec<_>>().join(", ");
        match number {
            Some(number) => number.into(),
            None if gap == FIELDS => fields().into(),
            None if gap == COLORS => self.reports.in_letters(value).into(),
            // A text in quotation marks, such as a reason, is its author's.
            None if pattern::is_text(gap) && !value.starts_with('"') => {
                text().map_or_else(|| self.number(value).into(), FluentValue::from)
            }
            None if gap == KEY => self.key(value).into_owned().into(),
            // A typed text is repeated as it was typed.
            None if gap == TYPED => value.into(),
            None => match self.counted(value).or_else(|| self.few_of_many(gap, value)) {
                Some(people) => people.into(),
                None => self.number(value).into(),
            },
        }
    }

    /// Returns a sentence without values.
    #[must_use]
    pub fn say(&self, name: &str) -> String {
        self.tell(name, &FluentArgs::new())
    }

    /// Returns a sentence with values.
    #[must_use]
    pub fn tell(&self, name: &str, values: &FluentArgs<'_>) -> String {
        let mut values = self.reports.with_numbers(values);
        if let Some(FluentValue::String(key)) = values.get(KEY) {
            let key = self.key(key).into_owned();
            values.set(KEY, key);
        }
        let said = self.texts.say(name, Some(&values));
        said.or_else(|| LANGUAGES.english().say(name, Some(&values))).unwrap_or_default()
    }
}

/// Returns the name of the message of a fixed text: `draw` on a key is `key-draw`.
#[must_use]
pub fn text_name(place: &str, english: &str) -> String {
    name_of(place, english)
}

fn patterns() -> &'static Patterns {
    let english = || DESK_FILES.iter().find(|(tag, _)| *tag == ENGLISH).map_or("", |(_, text)| *text);
    PATTERNS.get_or_init(|| Patterns::read(english()))
}

/// Lists the tags of the languages of the desk, those of the user's own files too.
#[must_use]
pub fn known() -> String {
    LANGUAGES.tags()
}

/// Adds the user's own texts.
pub(super) fn add(own: Vec<OwnTexts>) {
    LANGUAGES.add(own);
}

/// Returns the texts and values in the user's own texts of the desk that the program does not have.
#[must_use]
pub fn unknown(own: &OwnTexts) -> Vec<OwnTextsError> {
    LANGUAGES.unknown(own)
}

/// Returns the English messages of the desk that a language lacks, in Fluent.
#[must_use]
pub fn missing(tag: &str) -> Vec<String> {
    LANGUAGES.missing(tag)
}

/// Lists the languages of the desk, each with its tag and its Fluent file.
#[must_use]
pub const fn files() -> &'static [(&'static str, &'static str)] {
    DESK_FILES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_a_desk_file_is_fluent() {
        for (tag, text) in DESK_FILES {
            if let Err((_, errors)) = fluent_bundle::FluentResource::try_new((*text).to_owned()) {
                let wrong: Vec<String> = errors.iter().map(ToString::to_string).collect();
                panic!("{tag}: {}", wrong.join("; "));
            }
        }
    }

    #[test]
    fn a_region_has_the_texts_of_its_language() {
        assert_eq!(DeskLanguage::of("de-AT").unwrap().tag(), "de");
        assert_eq!(DeskLanguage::of("sv"), None);
    }

    #[test]
    fn a_text_with_values_is_said_with_them() {
        let check = |tag: &str, english: &str, expected: &str| {
            assert_eq!(DeskLanguage::of(tag).unwrap().word(english), expected);
        };
        check("de", "No 9 Bye, Ann appears twice in round 3", "Nr. 9 Bye, Ann kommt in Runde 3 zweimal vor");
        check("fr", "1 round has boards without a result", "1 ronde a des échiquiers sans résultat");
        check("fr", "2 rounds have boards without a result", "2 rondes ont des échiquiers sans résultat");
        let sealed = "2 results were typed only once: board 3 of round 1, board 12 of round 2 and 4 more";
        let german =
            "2 Ergebnisse wurden nur einmal getippt: Brett 3 von Runde 1, Brett 12 von Runde 2 und 4 weitere";
        check("de", sealed, german);
        check("es", "There is no player White, Ann", "No hay ningún jugador White, Ann");
        check(
            "es",
            "White, Ann has no partner; nothing else changes",
            "White, Ann no tiene pareja; nada más cambia",
        );
        check("en", "White, Ann has no partner", "White, Ann has no partner");
        check("de", "was 1 – 0, now 0 – 1 · \"Board\"", "war 1 – 0, jetzt 0 – 1 · \"Board\"");
        check("de", "Jack Black", "Jack Black");
        check("de", "round 2: 12 players here", "Runde 2: 12 Spieler da");
    }

    #[test]
    fn a_sentence_is_not_half_english() {
        let check = |english: &str| assert_eq!(DeskLanguage::of("de").unwrap().word(english), english);
        check("the number of games played with Black");
        check("with the results as they are now");
        let told = DeskLanguage::of("de").unwrap().word("The Rooks has no partner").into_owned();
        assert!(told.starts_with("The Rooks hat"), "{told}");
    }

    #[test]
    fn a_text_keeps_the_signs_around_it() {
        let check = |tag: &str, english: &str, expected: &str| {
            assert_eq!(DeskLanguage::of(tag).unwrap().word(english), expected);
        };
        check("de", " · no rating", " · ohne Elo");
        check("de", "  (unlikely rating)", "  (unwahrscheinliche Wertungszahl)");
        check("fr", " · club ", " · club ");
        check("de", " · Ulm deals next", " · als Nächster gibt Ulm");
        check("de", "Ana (first day: none → 1; rounds: 5 → 7)", "Ana (erster Tag: keine → 1; Runden: 5 → 7)");
        check("fr", "(this desk)", "(ce poste)");
        check("fr", "ronde 2 : contre Ana", "ronde 2 : contre Ana");
    }

    #[test]
    fn a_text_that_a_language_lacks_stays_english() {
        let german = DeskLanguage::of("de").unwrap();
        assert_eq!(german.word("Nobody knows this"), "Nobody knows this");
        assert_eq!(german.word("board"), "Brett", "a heading of reports");
        assert_eq!((german.word_at("key", "undo"), german.word("")), ("rückgängig".into(), "".into()));
    }
}
