//! Fuzzy search: finds items by a few typed letters.

use nucleo_matcher::pattern::{CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};
use unicode_segmentation::UnicodeSegmentation as _;

use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use engine::folding::fold;

/// Finds the items that match a query, the best first, by their indices; an empty query finds everything in
/// order.
pub(crate) fn search<'a>(query: &str, items: impl Iterator<Item = &'a str>) -> Vec<usize> {
    let pattern = pattern(query);
    let mut matcher = Matcher::new(Config::DEFAULT);
    let mut buffer = Vec::new();
    let mut hits: Vec<(u32, usize)> = Vec::new();
    for (item, text) in items.enumerate() {
        let score = pattern.score(Utf32Str::new(&fold(text), &mut buffer), &mut matcher);
        hits.extend(score.map(|score| (score, item)));
    }
    hits.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    hits.into_iter().map(|(_, item)| item).collect()
}

/// Returns the letters of each text that match a query, counted in graphemes.
///
/// This takes several times as long as the search, so it is for the few visible texts.
pub(crate) fn letters<'a>(query: &str, texts: impl Iterator<Item = &'a str>) -> Vec<Vec<u32>> {
    let pattern = pattern(query);
    let mut matcher = Matcher::new(Config::DEFAULT);
    let found = texts.map(|text| {
        // A grapheme may become several letters when it is folded.
        let (mut folded, mut graphemes) = (Vec::new(), Vec::new());
        for (at, grapheme) in (0_u32..).zip(text.graphemes(true)) {
            folded.extend(fold(grapheme).chars());
            graphemes.resize(folded.len(), at);
        }
        let mut letters = Vec::new();
        pattern.indices(Utf32Str::Unicode(&folded), &mut matcher, &mut letters);
        let of = |letter: &u32| graphemes.get(usize::try_from(*letter).ok()?).copied();
        let mut letters: Vec<u32> = letters.iter().filter_map(of).collect();
        letters.sort_unstable();
        letters.dedup();
        letters
    });
    found.collect()
}

/// Texts are compared folded, as names are everywhere.
fn pattern(query: &str) -> Pattern {
    Pattern::parse(&fold(query), CaseMatching::Ignore, Normalization::Never)
}

/// Returns a text as a line with the matching letters marked.
#[must_use]
pub(crate) fn marked(text: &str, letters: &[u32]) -> Line {
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

    const NAMES: [&str; 6] =
        ["Berg, Luca", "Dahl, Anna", "Müller, Ángel", "Noll, Tara", "Łoś, Ægir", "Groß, Þór"];

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
        check("los aeg", &["Łoś, Ægir"]);
        check("GROSS", &["Groß, Þór"]);
        check("thor", &["Groß, Þór"]);
        check("mu\u{308}ller", &["Müller, Ángel"]);
        check("ｂｅｒｇ", &["Berg, Luca"]);
    }

    #[test]
    fn matching_letters_are_marked() {
        let hits = search("ang", NAMES.into_iter());
        let letters = letters("ang", [NAMES[hits[0]]].into_iter());
        let line = marked(NAMES[hits[0]], &letters[0]);
        let found: String =
            line.iter().filter(|piece| piece.role == Role::Found).map(|piece| &*piece.text).collect();
        assert_eq!(found, "Áng");
        let two_in_one = super::letters("aeg", ["Łoś, Ægir"].into_iter());
        assert_eq!(two_in_one, [[5, 6]], "`Æ` is two letters and one place");
    }
}
