//! The order of names in a language, for lists that people read.

use std::cmp::Ordering;

use crate::language::Language;
use icu_collator::options::{CollatorOptions, Strength};
use icu_collator::preferences::CollationNumericOrdering;
use icu_collator::{CollatorBorrowed, CollatorPreferences};
use icu_locale_core::Locale;
use unicode_segmentation::UnicodeSegmentation as _;

/// The order of names in a language, for lists that people read; no rule depends on it.
#[derive(Debug)]
pub struct NameOrder {
    names: Option<CollatorBorrowed<'static>>,
    letters: Option<CollatorBorrowed<'static>>,
    language: String,
}

/// A text that is not a language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language (expected for instance `sv` or `de-AT`)")]
pub struct NoSuchLanguage(String);

impl NameOrder {
    /// The language-independent order, as it is typed.
    pub const PLAIN: &'static str = "und";

    /// Returns the order of names in reports of a language; in English it is that of no language.
    #[must_use]
    pub fn of_language(language: &Language) -> Self {
        if language.is_english() {
            Self::plain()
        } else {
            Self::of(language.tag()).unwrap_or_else(|_| Self::plain())
        }
    }

    /// Returns the language-independent order, the root of the collation algorithm. Its data are part of
    /// the program; if they were missing, names would be sorted by their letters' codes.
    #[must_use]
    pub fn plain() -> Self {
        let preferences = CollatorPreferences::default();
        let letters = collator(preferences, Some(Strength::Primary));
        Self { names: collator(preferences, None), letters, language: Self::PLAIN.to_owned() }
    }

    /// Returns the order of a language (Unicode collation algorithm with its tailoring); `und` is the
    /// language-independent one. Numbers within names are compared as numbers.
    ///
    /// # Errors
    ///
    /// The text is not a language tag.
    pub fn of(language: &str) -> Result<Self, NoSuchLanguage> {
        let no_such = || NoSuchLanguage(language.to_owned());
        let locale = Locale::try_from_str(language).map_err(|_| no_such())?;
        let preferences = CollatorPreferences::from(&locale);
        let names = collator(preferences, None).ok_or_else(no_such)?;
        let letters = collator(preferences, Some(Strength::Primary));
        Ok(Self { names: Some(names), letters, language: language.to_owned() })
    }

    /// Returns the language in the caller's spelling.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Compares two names.
    #[must_use]
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        self.names.as_ref().map_or_else(|| one.cmp(other), |order| order.compare(one, other))
    }

    /// Sorts items by name; the sort is stable.
    pub fn sort<T>(&self, things: &mut [T], name: impl Fn(&T) -> &str) {
        things.sort_by(|one, other| self.compare(name(one), name(other)));
    }

    /// Returns true if two names belong to the same initial: `Émile` and `eve` do.
    #[must_use]
    pub fn same_letter(&self, one: &str, other: &str) -> bool {
        let (one, other) = (first_letter(one), first_letter(other));
        self.letters.as_ref().map_or(one == other, |order| order.compare(one, other) == Ordering::Equal)
    }
}

fn collator(
    mut preferences: CollatorPreferences,
    strength: Option<Strength>,
) -> Option<CollatorBorrowed<'static>> {
    preferences.numeric_ordering = Some(CollationNumericOrdering::True);
    let mut options = CollatorOptions::default();
    options.strength = strength;
    CollatorBorrowed::try_new(preferences, options).ok()
}

/// Returns the first letter of a name in capitals, as lists show it.
pub(super) fn initial(name: &str) -> String {
    first_letter(name).to_uppercase()
}

fn first_letter(name: &str) -> &str {
    name.graphemes(true).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(language: &str, names: &str, expected: &str) {
        let order = NameOrder::of(language).unwrap();
        let mut names = names.split(' ').collect::<Vec<_>>();
        names.sort_by(|one, other| order.compare(one, other));
        assert_eq!(names.join(" "), expected);
    }

    #[test]
    fn names_are_in_the_order_that_people_expect() {
        check("und", "Zoe Émile eve Eva Ärla Arne", "Ärla Arne Émile Eva eve Zoe");
        check("sv", "Öberg Zetterberg Åberg Ärla Arne", "Arne Zetterberg Åberg Ärla Öberg");
        check("und", "P10 P2 P1", "P1 P2 P10");
        let (plain, swedish) = (NameOrder::plain(), NameOrder::of("sv").unwrap());
        assert!(plain.same_letter("Émile", "eve") && plain.same_letter("Ärla", "Arne"));
        assert!(!swedish.same_letter("Ärla", "Arne") && !plain.same_letter("Eva", "Zoe"));
        assert_eq!(
            NameOrder::of("no language!").unwrap_err().to_string(),
            "`no language!` is not a language (expected for instance `sv` or `de-AT`)"
        );
    }
}
