//! Fuzzy search: what a person means by a few letters.

use nucleo_matcher::pattern::{CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};
use unicode_segmentation::UnicodeSegmentation as _;

use super::text::{Line, piece};
use super::theme::Role;

/// Finds the items that match a query, the best first, by their places; an empty query finds everything in order.
pub fn search<'a>(query: &str, items: impl Iterator<Item = &'a str>) -> Vec<usize> {
    let pattern = pattern(query);
    let mut matcher = Matcher::new(Config::DEFAULT);
    let mut buffer = Vec::new();
    let mut hits: Vec<(u32, usize)> = Vec::new();
    for (item, text) in items.enumerate() {
        let score = pattern.score(Utf32Str::new(text, &mut buffer), &mut matcher);
        hits.extend(score.map(|score| (score, item)));
    }
    hits.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    hits.into_iter().map(|(_, item)| item).collect()
}

/// Returns the letters of each text that match a query, counted in graphemes.
///
/// This costs several times what the search does, so it is for the few texts that are seen.
pub fn letters<'a>(query: &str, texts: impl Iterator<Item = &'a str>) -> Vec<Vec<u32>> {
    let pattern = pattern(query);
    let mut matcher = Matcher::new(Config::DEFAULT);
    let mut buffer = Vec::new();
    let found = texts.map(|text| {
        let mut letters = Vec::new();
        pattern.indices(Utf32Str::new(text, &mut buffer), &mut matcher, &mut letters);
        letters.sort_unstable();
        letters.dedup();
        letters
    });
    found.collect()
}

fn pattern(query: &str) -> Pattern {
    Pattern::parse(query, CaseMatching::Ignore, Normalization::Smart)
}

/// Makes a line of a text with the letters that were found marked.
#[must_use]
pub fn marked(text: &str, letters: &[u32]) -> Line {
    let mut line = Line::new();
    for (at, grapheme) in (0_u32..).zip(text.graphemes(true)) {
        let role = if letters.binary_search(&at).is_ok() { Role::Found } else { Role::Text };
        match line.last_mut() {
            Some(last) if last.role == role => last.text.push_str(grapheme),
            Some(_) | None => line.push(piece(role, grapheme)),
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 4] = ["Berg, Luca", "Dahl, Anna", "Müller, Ángel", "Noll, Tara"];

    #[track_caller]
    fn check(query: &str, expected: &[&str]) {
        let found: Vec<&str> = search(query, NAMES.into_iter()).into_iter().map(|hit| NAMES[hit]).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_few_letters_find_a_name() {
        check("", &NAMES);
        check("dan", &["Dahl, Anna"]);
        check("muller", &["Müller, Ángel"]);
        check("xyz", &[]);
    }

    #[test]
    fn the_letters_that_were_found_are_marked() {
        let hits = search("ang", NAMES.into_iter());
        let letters = letters("ang", [NAMES[hits[0]]].into_iter());
        let line = marked(NAMES[hits[0]], &letters[0]);
        let found: String =
            line.iter().filter(|piece| piece.role == Role::Found).map(|piece| &*piece.text).collect();
        assert_eq!(found, "Áng");
    }
}
