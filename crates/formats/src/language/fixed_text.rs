//! The messages of fixed texts: their names, their first letter, and the signs around them.

/// Returns the name of the message of a fixed word: `Half-point bye` is `word-half-point-bye`.
#[must_use]
pub fn word_name(english: &str) -> String {
    name_of("word", english)
}

/// The Latin letters beyond ASCII.
const ACCENTED: std::ops::RangeInclusive<char> = 'À'..='ɏ';

/// Returns the name of the message of a fixed text of a kind.
pub(super) fn name_of(kind: &str, english: &str) -> String {
    let mut name = kind.to_owned();
    let mut is_apart = true;
    for letter in english.chars() {
        let spelt = match letter {
            '#' => "number-sign",
            '%' => "percent",
            '+' => "plus",
            '-' if english.len() == 1 => "minus",
            _ => "",
        };
        // No text of the program has a letter with an accent: `Noé` is a name, not the word `No`.
        let is_accented = ACCENTED.contains(&letter) && letter.is_alphabetic();
        let is_letter = letter.is_ascii_alphanumeric() || is_accented;
        if is_letter || !spelt.is_empty() {
            if is_apart {
                name.push('-');
            }
            is_apart = !spelt.is_empty();
            name.extend(spelt.chars().chain(is_letter.then_some(letter.to_ascii_lowercase())));
        } else if letter != '\'' {
            is_apart = true;
        }
    }
    name
}

/// Begins a text in a language with a capital if its English text does.
pub(super) fn as_large(english: &str, text: &str, tag: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some('i') if english.starts_with(char::is_uppercase) && tag == "tr" => {
            std::iter::once('İ').chain(letters).collect()
        }
        Some(first) if english.starts_with(char::is_uppercase) => {
            first.to_uppercase().chain(letters).collect()
        }
        Some(_) | None => text.to_owned(),
    }
}

/// Returns a text in a language with the signs around the English text that its message, `known`, does not
/// have: `(absent)` is the message `absent` in brackets.
pub(super) fn with_signs(text: &str, said: String, known: impl FnOnce() -> Option<String>) -> String {
    if text.starts_with(char::is_alphanumeric) && text.ends_with(char::is_alphanumeric) {
        return said;
    }
    let known = known().unwrap_or_default().to_ascii_lowercase();
    let parts = text.to_ascii_lowercase().find(&known).map(|at| (&text[..at], &text[at + known.len()..]));
    parts.map_or_else(|| said.clone(), |(before, after)| format!("{before}{said}{after}"))
}
