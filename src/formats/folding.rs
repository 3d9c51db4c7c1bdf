//! Words as they compare: without case, accents and marks, so that `Prénom`, `PRENOM` and `prenom` are one.

use icu_normalizer::DecomposingNormalizerBorrowed;

use crate::engine::person;

/// Returns a text in small letters without accents; letters that are one with a stroke or two in one become plain ones.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in DecomposingNormalizerBorrowed::new_nfd().normalize(text).chars().flat_map(char::to_lowercase) {
        match c {
            '\u{300}'..='\u{36f}' => {}
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ı' => folded.push('i'),
            other => folded.push(other),
        }
    }
    folded
}

/// Returns the letters and digits of a text alone, folded: `Rtg_Nat` and `rtg nat` are `rtgnat`.
#[must_use]
pub fn bare(text: &str) -> String {
    fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Returns the words of a name, folded and sorted: `Berg, Luca` and `luca BERG` have the same.
#[must_use]
pub fn words_of_name(name: &str) -> Vec<String> {
    person::words_of_name(&fold(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_marks_are_nothing() {
        assert_eq!(fold("Ødegård, ŁÓDŹ Groß"), "odegard, lodz gross");
        assert_eq!(bare(" Année de-naissance "), "anneedenaissance");
        assert_eq!(words_of_name("Müller-Groß, Jörg"), words_of_name("JORG MULLER GROSS"));
        assert_eq!(words_of_name("李, 小龙"), ["小龙", "李"]);
    }
}
