//! Texts for comparison: without case, accents, marks and widths, so that `Prénom`, `PRENOM` and `ｐｒｅｎｏｍ` are
//! equal.
//!
//! All comparisons of names use these functions: in searches, lists, results and questions about namesakes.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::MixedScript as _;

/// Returns a text in small letters without accents; `ł ø æ ß` become `l o ae ss`.
#[must_use]
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for c in text.nfkd().flat_map(char::to_lowercase) {
        match c {
            '\u{300}'..='\u{36f}' => {}
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ħ' => folded.push('h'),
            'ŧ' => folded.push('t'),
            'ŋ' => folded.push('n'),
            'ı' => folded.push('i'),
            'ς' => folded.push('σ'),
            other => folded.push(other),
        }
    }
    // Marks that form another letter, such as those of kana and Devanagari, stay with their letter.
    folded.nfc().collect()
}

/// Returns only the letters and digits of a text, folded: `Rtg_Nat` and `rtg nat` are `rtgnat`.
#[must_use]
pub fn bare(text: &str) -> String {
    fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Returns the words of a name, folded and sorted: the same for `Berg, Luca` and `luca BERG`.
#[must_use]
pub fn words_of_name(name: &str) -> Vec<String> {
    sorted_words(&fold(name))
}

fn sorted_words(folded: &str) -> Vec<String> {
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    words.sort_unstable();
    words
}

/// Returns the words of a name by their looks, in whatever alphabet: `Anna` with a Cyrillic `А` looks like
/// `Anna`. For comparison only; the words are not a name.
#[must_use]
pub fn look_of_name(name: &str) -> Vec<String> {
    let mut seen = String::with_capacity(name.len());
    let mut letters = [0; 4];
    for c in name.chars() {
        if c.is_ascii() {
            seen.push(c);
        } else {
            seen.extend(unicode_security::skeleton(c.encode_utf8(&mut letters)));
        }
    }
    let alike = fold(&seen).replace("rn", "m").replace(['i', '1'], "l").replace('0', "o");
    sorted_words(&alike)
}

/// Returns the first word of a name that mixes letters of several alphabets and looks like one in a single
/// alphabet.
#[must_use]
pub fn mixed_word(name: &str) -> Option<&str> {
    let looks_latin = |c: char| {
        let mut letters = [0; 4];
        let mut seen = unicode_security::skeleton(c.encode_utf8(&mut letters));
        !c.is_ascii() && seen.all(|c| c.is_ascii_alphabetic())
    };
    let words = name.split(|c: char| !c.is_alphanumeric());
    let mut words = words.filter(|word| !word.is_ascii());
    words.find(|word| word.chars().any(looks_latin) && !word.is_single_script())
}

/// Sums the cubes of the folded letters and digits of a name, in any order: names of the same words have the
/// same sum, and few others do. Comparing sums is much faster than comparing words.
#[must_use]
pub fn sum_of_name(name: &str) -> u32 {
    let sum = |folded: &str| {
        let letters = folded.chars().filter(|c| c.is_alphanumeric());
        letters.map(|c| u32::from(c).wrapping_pow(3)).fold(0, u32::wrapping_add)
    };
    if !name.is_ascii() {
        return sum(&fold(name));
    }
    let cube = |c: u8| if c.is_ascii_alphanumeric() { u32::from(c.to_ascii_lowercase()).pow(3) } else { 0 };
    name.bytes().map(cube).fold(0, u32::wrapping_add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_marks_and_widths_are_ignored() {
        assert_eq!(fold("Ødegård, ŁÓDŹ Groß"), "odegard, lodz gross");
        assert_eq!(fold("Þórður Æsir Đoko Işık Ħal"), "thordur aesir doko isik hal");
        assert_eq!(fold("ＡＮＮＡ ﬁnk"), "anna fink");
        assert_eq!(bare(" Année de-naissance "), "anneedenaissance");
        assert_eq!(words_of_name("Müller-Groß, Jörg"), words_of_name("JORG MULLER GROSS"));
        assert_eq!(words_of_name("Mu\u{308}ller"), words_of_name("M\u{fc}ller"), "composed or not");
        assert_eq!(words_of_name("李, 小龙"), ["小龙", "李"]);
    }

    #[test]
    fn names_of_the_same_words_have_the_same_sum() {
        for (one, other) in [("Łódź, Åse", "ase LODZ"), ("Berg, Luca", "luca BERG"), ("Ｂerg", "berg")] {
            assert_eq!(sum_of_name(one), sum_of_name(other), "{one}");
        }
        assert_ne!(sum_of_name("Berg"), sum_of_name("Bergs"));
    }

    #[test]
    fn letters_of_other_alphabets_look_alike() {
        let cyrillic = "\u{410}nn\u{430} B\u{435}rg";
        assert_ne!(words_of_name(cyrillic), words_of_name("Anna Berg"));
        assert_eq!(look_of_name(cyrillic), look_of_name("berg, ANNA"));
        assert_eq!(look_of_name("\u{406}l\u{456}a"), look_of_name("ILIA"), "a whole word, in any case");
        assert_ne!(look_of_name("Анна Каренина"), look_of_name("Anna Karenina"));
        assert_eq!(mixed_word(cyrillic), Some("\u{410}nn\u{430}"));
        for name in
            ["Anna Berg", "Ødegård, Åse", "Анна Каренина", "李 小龙", "Lee小龙", "ヴァレリー", "Team 1"]
        {
            assert_eq!(mixed_word(name), None, "{name}");
        }
    }
}
