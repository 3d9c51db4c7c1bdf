//! The meaning of single letters in a column of sexes: `M` is a man in English, German and French,
//! and a woman (mujer) in Spanish; `V` is a woman (vrouw) in Dutch and a man (varón) in Spanish.
//!
//! The heading shows the language, and the other letters of the column decide the rest. If neither
//! decides, nothing is guessed.

use std::collections::{BTreeMap, BTreeSet};

use engine::folding::bare;
use engine::person::{self, NotAFact};

/// The sex that a letter means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sex {
    Woman,
    Man,
    /// Not known from the list.
    Either,
}

/// The language of the heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Language {
    Spanish,
    Dutch,
    French,
    /// A language in which `m` is a man and every letter has one meaning.
    Plain,
    /// Not known from the heading.
    Unknown,
}

/// The letters with an unusual or an uncertain meaning.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SexLetters {
    letters: BTreeMap<char, Sex>,
    /// True if the letters decided because the heading did not show the language.
    is_guessed: bool,
}

impl SexLetters {
    /// Finds the meaning of the letters of a column: by the user's choice of letters for women, or else
    /// by the heading and the values.
    #[must_use]
    pub fn of<'a>(
        heading: &str,
        values: impl Iterator<Item = &'a str>,
        women: Option<&BTreeSet<char>>,
    ) -> Self {
        let letters: BTreeSet<char> = values.filter_map(letter).collect();
        if let Some(women) = women {
            let sex = |letter: &char| if women.contains(letter) { Sex::Woman } else { Sex::Man };
            // A letter that is not a sex stays one that is not understood.
            let known = letters.iter().filter(|letter| KNOWN.contains(**letter) || women.contains(letter));
            let letters = known.map(|letter| (*letter, sex(letter))).collect();
            return Self { letters, is_guessed: false };
        }
        let language = language(heading);
        let meant = letters.iter().filter_map(|letter| Some((*letter, meant(*letter, language, &letters)?)));
        Self { letters: meant.collect(), is_guessed: language == Language::Unknown }
    }

    /// Reads a sex: `m`, `w`, or an empty text, also for a letter with both meanings.
    ///
    /// # Errors
    ///
    /// The text is not a sex.
    pub fn read(&self, text: &str) -> Result<&'static str, NotAFact> {
        match letter(text).and_then(|letter| self.letters.get(&letter)) {
            Some(Sex::Woman) => Ok("w"),
            Some(Sex::Man) => Ok("m"),
            Some(Sex::Either) => Ok(""),
            None => person::sex(text),
        }
    }

    /// Describes the meaning of letters that other lists use differently, if the heading does not show
    /// the language.
    #[must_use]
    pub fn in_words(&self) -> Option<String> {
        let is_unusual = |letter: &char, sex: &Sex| match person::sex(letter.encode_utf8(&mut [0; 4])) {
            Ok("w") => *sex == Sex::Man,
            Ok("m") => *sex == Sex::Woman,
            Ok(_) | Err(_) => *sex != Sex::Either,
        };
        let unusual = self.letters.iter().filter(|(letter, sex)| self.is_guessed && is_unusual(letter, sex));
        let told: Vec<String> = unusual
            .map(|(letter, sex)| {
                let sex = if *sex == Sex::Woman { "a woman" } else { "a man" };
                format!("`{letter}` stands for {sex}")
            })
            .collect();
        (!told.is_empty()).then(|| told.join(", "))
    }

    /// Returns the letters with both meanings.
    pub fn undecided(&self) -> impl Iterator<Item = char> {
        self.letters.iter().filter(|(_, sex)| **sex == Sex::Either).map(|(letter, _)| *letter)
    }

    /// Returns true if a value is a letter with both meanings.
    #[must_use]
    pub fn is_undecided(&self, text: &str) -> bool {
        letter(text).is_some_and(|letter| self.undecided().any(|one| one == letter))
    }
}

/// The letters that mean a sex in some language.
const KNOWN: &str = "mhvfwkd";

/// Returns the only letter of a text, in lower case.
fn letter(text: &str) -> Option<char> {
    let mut letters = text.trim().chars().flat_map(char::to_lowercase);
    let first = letters.next().filter(|letter| letter.is_alphabetic())?;
    letters.next().is_none().then_some(first)
}

fn language(heading: &str) -> Language {
    match &*bare(heading) {
        "sexo" | "genero" => Language::Spanish,
        "geslacht" => Language::Dutch,
        "sexe" | "genre" | "hf" => Language::French,
        "geschlecht" | "geschl" | "kon" | "kjonn" | "mw" | "mf" | "gender" => Language::Plain,
        _ => Language::Unknown,
    }
}

/// Returns the meaning of a letter beside others; `None` for the usual meaning, or no meaning at all.
fn meant(letter: char, language: Language, beside: &BTreeSet<char>) -> Option<Sex> {
    let has = |letters: &str| letters.chars().any(|letter| beside.contains(&letter));
    match (letter, language) {
        // Beside hombre or varón it is mujer, beside femenino it is masculino.
        ('m', Language::Spanish) => match (has("hv"), has("fw")) {
            (true, false) => Some(Sex::Woman),
            (false, true) => Some(Sex::Man),
            (true, true) | (false, false) => Some(Sex::Either),
        },
        // Two letters for a man: one of them means something else.
        ('m', Language::French | Language::Unknown | Language::Plain) if has("h") && has("fwk") => {
            Some(Sex::Either)
        }
        ('m', Language::Unknown) if has("h") => Some(Sex::Woman),
        ('m', Language::French | Language::Plain) if has("h") => Some(Sex::Either),
        ('m' | 'v', Language::Unknown) if has("v") => Some(Sex::Either),
        ('v', Language::Dutch) | ('d', Language::French) => Some(Sex::Woman),
        ('v', Language::Spanish) => Some(Sex::Man),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(heading: &str, values: &str, expected: &str) {
        let letters = SexLetters::of(heading, values.split(' '), None);
        let read = |value: &str| match letters.read(value) {
            Ok("") => "?".to_owned(),
            Ok(sex) => sex.to_owned(),
            Err(_) => "x".to_owned(),
        };
        assert_eq!(values.split(' ').map(read).collect::<Vec<_>>().join(" "), expected, "{heading}");
    }

    #[test]
    fn a_letter_for_a_sex_is_read_by_language_and_column() {
        check("Sexo", "M H", "w m");
        check("SEXO", "M V Mujer", "w m w");
        check("Sexo", "M F", "m w");
        check("Sexo", "M M", "? ?");
        check("Sexo", "H H", "m m");
        check("Sexo", "F Hombre", "w m");
        check("Sexo", "M F H", "? w m");
        check("Geslacht", "m v", "m w");
        check("Geslacht", "V", "w");
        check("Sexe", "H F", "m w");
        check("Sexe", "M F", "m w");
        check("Sexe", "h d", "m w");
        check("Sexe", "H M", "m ?");
        check("Geschlecht", "m w d", "m w x");
        check("Kön", "M K", "m w");
        check("Sex", "M F", "m w");
        check("Gender", "M", "m");
        check("Sex", "h m", "m w");
        check("Sex", "h m f", "m ? w");
        check("S", "m v", "? ?");
        check("S", "w", "w");
    }

    #[test]
    fn a_guess_from_the_letters_is_reported() {
        let told = |heading: &str, values: &str| SexLetters::of(heading, values.split(' '), None).in_words();
        assert_eq!(told("S", "m h").as_deref(), Some("`m` stands for a woman"));
        assert_eq!(told("Sexo", "m h"), None);
        assert_eq!(told("Geslacht", "m v"), None);
    }

    #[test]
    fn the_director_can_choose_the_letters_for_women() {
        let women = BTreeSet::from(['m']);
        let letters = SexLetters::of("Sexo", ["M", "x"].into_iter(), Some(&women));
        assert_eq!((letters.read("M"), letters.read("x").is_err()), (Ok("w"), true));
        let women = BTreeSet::from(['f']);
        assert_eq!(SexLetters::of("Sexo", ["M"].into_iter(), Some(&women)).read("m"), Ok("m"));
    }
}
