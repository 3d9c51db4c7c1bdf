//! Headlines of block letters, three or five lines high.

use crate::widgets::text;

/// The height of a letter in dots.
const LINES: usize = 5;

/// The size of a headline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    /// One line, with a blank between the letters.
    Spaced,
    /// Three lines, with two dots per cell.
    Half,
    /// Five lines, with one dot per two cells.
    Full,
}

/// The letters and digits of headlines, as dots.
const LETTERS: [(char, [&str; LINES]); 37] = [
    ('A', ["###", "# #", "###", "# #", "# #"]),
    ('B', ["## ", "# #", "## ", "# #", "###"]),
    ('C', ["###", "#  ", "#  ", "#  ", "###"]),
    ('D', ["## ", "# #", "# #", "# #", "## "]),
    ('E', ["###", "#  ", "## ", "#  ", "###"]),
    ('F', ["###", "#  ", "## ", "#  ", "#  "]),
    ('H', ["# #", "# #", "###", "# #", "# #"]),
    ('J', ["  #", "  #", "  #", "# #", "###"]),
    ('K', ["# #", "# #", "## ", "# #", "# #"]),
    ('M', ["#   #", "## ##", "# # #", "#   #", "#   #"]),
    ('P', ["###", "# #", "###", "#  ", "#  "]),
    ('Q', ["####", "#  #", "#  #", "# ##", "####"]),
    ('V', ["# #", "# #", "# #", "# #", " # "]),
    ('W', ["#   #", "#   #", "# # #", "## ##", "#   #"]),
    ('X', ["# #", "# #", " # ", "# #", "# #"]),
    ('Y', ["# #", "# #", " # ", " # ", " # "]),
    ('Z', ["###", "  #", " # ", "#  ", "###"]),
    ('G', ["####", "#   ", "# ##", "#  #", "####"]),
    ('I', ["#", "#", "#", "#", "#"]),
    ('L', ["#  ", "#  ", "#  ", "#  ", "###"]),
    ('N', ["#  #", "## #", "# ##", "#  #", "#  #"]),
    ('O', ["###", "# #", "# #", "# #", "###"]),
    ('R', ["###", "# #", "## ", "# #", "# #"]),
    ('S', ["###", "#  ", "###", "  #", "###"]),
    ('T', ["###", " # ", " # ", " # ", " # "]),
    ('U', ["# #", "# #", "# #", "# #", "###"]),
    ('0', ["###", "# #", "# #", "# #", "###"]),
    ('1', ["## ", " # ", " # ", " # ", "###"]),
    ('2', ["###", "  #", "###", "#  ", "###"]),
    ('3', ["###", "  #", "###", "  #", "###"]),
    ('4', ["# #", "# #", "###", "  #", "  #"]),
    ('5', ["###", "#  ", "###", "  #", "###"]),
    ('6', ["###", "#  ", "###", "# #", "###"]),
    ('7', ["###", "  #", "  #", "  #", "  #"]),
    ('8', ["###", "# #", "###", "# #", "###"]),
    ('9', ["###", "# #", "###", "  #", "###"]),
    (':', [" ", "#", " ", "#", " "]),
];

/// A blank between two words.
const BLANK: [&str; LINES] = ["  "; LINES];

/// Writes a headline as large as possible in `cells` cells and at most `lines` lines.
#[must_use]
pub(crate) fn headline(words: &str, cells: usize, lines: usize) -> Vec<String> {
    let sizes = [(Size::Full, LINES), (Size::Half, LINES.div_ceil(2)), (Size::Spaced, 1)];
    // A word with a letter that has no dots, as in another script, is on one line.
    let has_dots =
        words.chars().all(|letter| letter == ' ' || LETTERS.iter().any(|(known, _)| *known == letter));
    let lines = if has_dots { lines } else { 1 };
    let written = sizes.into_iter().filter(|(_, high)| *high <= lines).map(|(size, _)| written(words, size));
    let mut fitting = written.filter(|lines| lines.iter().all(|line| text::width(line) <= cells));
    fitting.next().unwrap_or_else(|| vec![words.to_owned()])
}

/// Writes words at a size; a letter without dots leaves a gap.
fn written(words: &str, size: Size) -> Vec<String> {
    match size {
        Size::Spaced => vec![words.chars().map(|c| c.to_string()).collect::<Vec<_>>().join(" ")],
        Size::Full => dots(words).iter().map(|line| doubled(line)).collect(),
        Size::Half => dots(words).chunks(2).map(halved).collect(),
    }
}

/// Writes words in dots, with an empty column between two letters.
fn dots(words: &str) -> [String; LINES] {
    let glyphs: Vec<[&str; LINES]> = words.chars().map(glyph).collect();
    std::array::from_fn(|line| glyphs.iter().map(|glyph| glyph[line]).collect::<Vec<_>>().join(" "))
}

fn glyph(letter: char) -> [&'static str; LINES] {
    LETTERS.iter().find(|(known, _)| *known == letter).map_or(BLANK, |(_, dots)| *dots)
}

fn doubled(dots: &str) -> String {
    dots.chars().map(|dot| if dot == '#' { "██" } else { "  " }).collect()
}

/// Turns one or two lines of dots into one line of cells.
fn halved(pair: &[String]) -> String {
    let (upper, lower) = (pair.first().map_or("", String::as_str), pair.get(1).map_or("", String::as_str));
    let lower = lower.chars().chain(std::iter::repeat(' '));
    let cell = |(upper, lower)| match (upper, lower) {
        ('#', '#') => '█',
        ('#', _) => '▀',
        (_, '#') => '▄',
        _ => ' ',
    };
    upper.chars().zip(lower).map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(words: &str, cells: usize, lines: usize, expected: &[&str]) {
        let shown: Vec<String> = headline(words, cells, lines);
        assert_eq!(shown.iter().map(|line| line.trim_end()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_headline_is_as_large_as_possible() {
        check("IN 4", 40, 2, &["I N   4"]);
        check("IN 4", 40, 3, &["█ █▄ █    █ █", "█ █ ▀█    ▀▀█", "▀ ▀  ▀      ▀"]);
        check("IN 4", 13, 5, &["█ █▄ █    █ █", "█ █ ▀█    ▀▀█", "▀ ▀  ▀      ▀"]);
        check(
            "T4",
            40,
            9,
            &["██████  ██  ██", "  ██    ██  ██", "  ██    ██████", "  ██        ██", "  ██        ██"],
        );
        check("ROUND 4", 8, 5, &["ROUND 4"]);
    }

    #[test]
    fn all_lines_of_a_letter_are_equally_wide() {
        for (letter, dots) in LETTERS {
            assert!(dots.iter().all(|line| line.len() == dots[0].len()), "{letter}");
        }
    }
}
