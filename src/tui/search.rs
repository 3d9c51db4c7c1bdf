//! Fuzzy search: what a person means by a few letters.

use nucleo_matcher::pattern::{CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};
use unicode_segmentation::UnicodeSegmentation as _;

use super::text::{Line, piece};
use super::theme::Role;

/// Something that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// Its place among the items.
    pub item: usize,
    /// The letters that matched, counted in graphemes.
    pub letters: Vec<u32>,
}

/// Finds the items that match a query, the best first; an empty query finds everything in order.
pub fn search<'a>(query: &str, items: impl Iterator<Item = &'a str>) -> Vec<Hit> {
    let pattern = Pattern::parse(query, CaseMatching::Ignore, Normalization::Smart);
    let mut matcher = Matcher::new(Config::DEFAULT);
    let mut buffer = Vec::new();
    let mut hits: Vec<(u32, Hit)> = Vec::new();
    for (item, text) in items.enumerate() {
        let mut letters = Vec::new();
        let text = Utf32Str::new(text, &mut buffer);
        if let Some(score) = pattern.indices(text, &mut matcher, &mut letters) {
            letters.sort_unstable();
            letters.dedup();
            hits.push((score, Hit { item, letters }));
        }
    }
    hits.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    hits.into_iter().map(|(_, hit)| hit).collect()
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
        let found: Vec<&str> =
            search(query, NAMES.into_iter()).into_iter().map(|hit| NAMES[hit.item]).collect();
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
        let line = marked(NAMES[hits[0].item], &hits[0].letters);
        let found: String =
            line.iter().filter(|piece| piece.role == Role::Found).map(|piece| &*piece.text).collect();
        assert_eq!(found, "Áng");
    }
}
