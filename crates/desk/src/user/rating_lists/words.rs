//! The words by which persons are found, and the distance of a typed word from them.

use engine::folding::fold;

/// Returns the words of a name or an input, folded, in order. A name with an apostrophe or a hyphen is also
/// found in one piece: `O'Brien` by `obrien`.
pub(super) fn of(text: &str) -> Vec<String> {
    let folded = fold(text);
    let mut words = Vec::new();
    for piece in folded.split(|c: char| !c.is_alphanumeric() && !is_joint(c)) {
        let parts = piece.split(is_joint).filter(|part| !part.is_empty());
        let before = words.len();
        words.extend(parts.map(str::to_owned));
        if before + 1 < words.len() {
            words.push(piece.chars().filter(|c| !is_joint(*c)).collect());
        }
    }
    words
}

/// Returns the words of an input. Each of them must be found, so a name in pieces is not also searched in one
/// piece.
pub(super) fn typed(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

const fn is_joint(c: char) -> bool {
    matches!(c, '\'' | '-' | '`' | '\u{2019}' | '\u{2010}' | '\u{2011}' | '\u{b4}')
}

/// Returns the number of mistypings that are forgiven in a word: one letter wrong, missing or too many, or
/// two exchanged.
pub(super) const fn forgiven(word: &str) -> u8 {
    match word.len() {
        0..=2 => 0,
        3..=6 => 1,
        _ => 2,
    }
}

/// Returns the number that is forgiven while the end of a word is still missing.
pub(super) const fn forgiven_at_start(word: &str) -> u8 {
    match word.len() {
        0..=4 => 0,
        5..=7 => 1,
        _ => 2,
    }
}

/// The distance of a growing word from the typed one: a table to which each letter adds a row (optimal string
/// alignment, on bytes: a letter beyond ASCII counts as two).
#[derive(Debug)]
pub(super) struct Distance<'a> {
    typed: &'a [u8],
    word: Vec<u8>,
    rows: Vec<u8>,
}

impl<'a> Distance<'a> {
    /// Begins with an empty word.
    pub(super) fn from(typed: &'a str) -> Self {
        let typed = typed.as_bytes();
        let typed = typed.get(..LONGEST).unwrap_or(typed);
        let rows = (0..=u8::try_from(typed.len()).unwrap_or(u8::MAX)).collect();
        Self { typed, word: Vec::new(), rows }
    }

    const fn width(&self) -> usize {
        self.typed.len() + 1
    }

    /// Returns the number of letters of the word.
    pub(super) const fn depth(&self) -> usize {
        self.word.len()
    }

    /// Removes letters from the end.
    pub(super) fn shorten(&mut self, depth: usize) {
        self.word.truncate(depth);
        self.rows.truncate((depth + 1) * self.width());
    }

    /// Adds a letter.
    pub(super) fn push(&mut self, letter: u8) {
        let width = self.width();
        let last = self.rows.len() - width;
        let before = self.word.last().copied();
        self.rows.push(self.rows[last].saturating_add(1));
        for at in 1..width {
            let typed = self.typed[at - 1];
            let above = self.rows[last + at].saturating_add(1);
            let left = self.rows[last + width + at - 1].saturating_add(1);
            let diagonal = self.rows[last + at - 1].saturating_add(u8::from(typed != letter));
            let mut best = above.min(left).min(diagonal);
            let is_exchanged = 1 < at && 0 < last && Some(typed) == before && self.typed[at - 2] == letter;
            if is_exchanged {
                best = best.min(self.rows[last - width + at - 2].saturating_add(1));
            }
            self.rows.push(best);
        }
        self.word.push(letter);
    }

    /// Returns the distance of the present word.
    pub(super) fn now(&self) -> u8 {
        self.rows.last().copied().unwrap_or(u8::MAX)
    }

    /// Returns true if no further letters can bring the distance down to `most`.
    pub(super) fn is_beyond(&self, most: u8) -> bool {
        let width = self.width();
        let smallest = |row: &[u8]| row.iter().copied().min().unwrap_or(u8::MAX);
        let (above, last) = self.rows.split_at(self.rows.len() - width);
        let above = above.get(above.len().saturating_sub(width)..).unwrap_or_default();
        // Exchanged letters reach back two rows.
        most < smallest(last) && (above.is_empty() || most <= smallest(above))
    }
}

/// The longest word that is compared, in bytes.
const LONGEST: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn split_names_are_also_found_as_one_word() {
        assert_eq!(of("Ødegård, Maria-Inès d'A"), ["odegard", "maria", "ines", "mariaines", "d", "a", "da"]);
        assert_eq!(typed("O'Brien  LUCA,"), ["o", "brien", "luca"]);
        assert_eq!(of("-"), Vec::<String>::new());
    }

    #[test]
    fn the_distance_is_that_of_strsim() {
        let words = ["berg", "bergmann", "erg", "breg", "begr", "barg", "", "xyz", "bregmnan"];
        for typed in words {
            for word in words {
                let mut distance = Distance::from(typed);
                for letter in word.bytes() {
                    distance.push(letter);
                }
                assert_eq!(usize::from(distance.now()), strsim::osa_distance(typed, word), "{typed} {word}");
                distance.shorten(0);
                for letter in word.bytes() {
                    distance.push(letter);
                }
                assert_eq!(
                    usize::from(distance.now()),
                    strsim::osa_distance(typed, word),
                    "{typed} {word} again"
                );
            }
        }
    }

    #[test]
    fn a_word_beyond_the_bound_stays_beyond_it() {
        let words = ["breg", "bregmann", "aberg", "beg", "bger", "zzzz", "bxrgy"];
        for word in words {
            let mut distance = Distance::from("berg");
            let mut was_beyond = false;
            for letter in word.bytes() {
                distance.push(letter);
                was_beyond |= distance.is_beyond(1);
                assert!(!was_beyond || 1 < distance.now(), "{word}");
            }
        }
    }
}
