//! Texts that may wrap, measured once in ems.
//!
//! A line ends between words and, in scripts without spaces, where Unicode allows it (UAX 14). A word that is
//! wider than its line is divided between letters.

use std::ops::Range;
use std::slice;

use icu_segmenter::LineSegmenter;
use icu_segmenter::options::LineBreakOptions;
use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthChar as _;

use crate::shaping::Typesetter;
use crate::typefaces::Weight;

/// The width in ems from which a word need not stay whole: no name is that long.
const LONGEST_WORD: f32 = 40.0;
/// The width in ems up to which a word has room in every line.
const NARROWEST_LINE: f32 = 12.0;
/// The error of sums of widths, in ems.
const TOLERANCE: f32 = 0.01;

/// A part of a text and its width in ems.
type Part = (Range<usize>, f32);

/// A text with the widths of its words.
#[derive(Debug, Clone)]
pub(crate) struct Words {
    /// The text.
    pub(crate) text: String,
    /// The weight of its letters.
    pub(crate) weight: Weight,
    /// The width of the whole text in one line.
    pub(crate) width: f32,
    pieces: Vec<Word>,
    space: f32,
}

/// A word, or a part of one after which a line may end.
#[derive(Debug, Clone)]
struct Word {
    whole: Part,
    /// Its letters, if it may be wider than a line.
    letters: Vec<Part>,
}

impl Words {
    /// Measures a text.
    pub(crate) fn of(text: &str, weight: Weight, setter: &mut Typesetter<'_>) -> Self {
        let text = formats::text::clean(text).trim_end().to_owned();
        let mut words: Vec<Range<usize>> = Vec::new();
        let mut start = 0;
        for word in text.split(' ') {
            let end = start + word.len();
            match words.last_mut() {
                // The sign between two languages begins no line.
                Some(last) if word == "/" => last.end = end,
                Some(_) | None => words.push(start..end),
            }
            start = end + 1;
        }
        let parts = words.into_iter().flat_map(|word| parts(&text, word));
        let pieces = parts.map(|part| Word::of(&text, part, weight, setter)).collect();
        let (width, space) = (setter.width(&text, weight), setter.width(" ", weight));
        Self { text, weight, width, pieces, space }
    }

    /// Returns the width of the longest word that stays whole.
    pub(crate) fn longest(&self) -> f32 {
        let parts = self.pieces.iter().flat_map(|word| word.parts(LONGEST_WORD));
        parts.map(|(_, width)| *width).fold(0.0, f32::max)
    }

    /// Returns the lines of the text if `width` ems are available: at least one.
    pub(crate) fn wrap(&self, width: f32) -> Vec<Range<usize>> {
        if self.width <= width {
            return std::iter::once(0..self.text.len()).collect();
        }
        let mut lines: Vec<Range<usize>> = Vec::new();
        let mut used = f32::INFINITY;
        for (part, own) in self.pieces.iter().flat_map(|word| word.parts(width)) {
            let is_apart = lines.last().is_some_and(|line| line.end < part.start);
            let gap = if is_apart { self.space } else { 0.0 };
            match lines.last_mut() {
                Some(line) if used + gap + own <= width => {
                    line.end = part.end;
                    used += gap + own;
                }
                Some(_) | None => {
                    lines.push(part.clone());
                    used = *own;
                }
            }
        }
        lines
    }

    /// Returns the number of lines if `width` ems are available.
    pub(crate) fn lines(&self, width: f32) -> usize {
        if self.width <= width { 1 } else { self.wrap(width).len() }
    }
}

impl Word {
    fn of(text: &str, range: Range<usize>, weight: Weight, setter: &mut Typesetter<'_>) -> Self {
        let (own, start) = (&text[range.clone()], range.start);
        let width = setter.width(own, weight);
        let is_long = NARROWEST_LINE < width;
        let letters = own.grapheme_indices(true).filter(|_| is_long);
        let letters = letters.map(|(at, letter)| {
            let at = start + at;
            (at..at + letter.len(), setter.width(letter, weight))
        });
        Self { letters: letters.collect(), whole: (range, width) }
    }

    /// Returns the word, or its letters if it is wider than a line.
    fn parts(&self, line: f32) -> &[Part] {
        let is_whole = self.letters.is_empty() || self.whole.1 <= line + TOLERANCE;
        if is_whole { slice::from_ref(&self.whole) } else { &self.letters }
    }
}

/// Divides a word where a line may end. Only letters of scripts without spaces allow it; what has none of
/// them stays whole, as `BH/C1`, `1-0` and double names must.
fn parts(text: &str, word: Range<usize>) -> Vec<Range<usize>> {
    let own = &text[word.clone()];
    if own.chars().all(|c| !is_wide(c)) {
        return vec![word];
    }
    let segmenter = LineSegmenter::new_for_non_complex_scripts(LineBreakOptions::default());
    let ends = segmenter.segment_str(own).filter(|at| 0 < *at && is_end(own, *at));
    let mut start = word.start;
    ends.map(|end| std::mem::replace(&mut start, word.start + end)..word.start + end).collect()
}

/// Returns true at the end of a word, and beside a letter of a script without spaces.
fn is_end(word: &str, at: usize) -> bool {
    let (before, after) = word.split_at(at);
    after.is_empty() || before.ends_with(is_wide) || after.starts_with(is_wide)
}

/// Returns true for the letters and signs of Chinese, Japanese and Korean.
fn is_wide(c: char) -> bool {
    c.width() == Some(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::typefaces::BuiltInOnly;

    /// Returns the lines of a text in `width` ems.
    fn lines(text: &str, width: f32) -> Vec<String> {
        let mut fonts = BuiltInOnly;
        let mut setter = Typesetter::new(&mut fonts).unwrap();
        let words = Words::of(text, Weight::Regular, &mut setter);
        let lines = words.wrap(width);
        for line in &lines {
            let own = setter.width(&words.text[line.clone()], Weight::Regular);
            assert!(own <= width + TOLERANCE, "{} is {own} wide", &words.text[line.clone()]);
        }
        lines.into_iter().map(|line| words.text[line].to_owned()).collect()
    }

    #[test]
    fn a_text_without_spaces_wraps() {
        let title = "第三十八届全国业余围棋与国际象棋公开锦标赛（二〇二六年秋季）第七轮对阵表。";
        let lines = lines(title, 12.0);
        assert!(2 < lines.len(), "{lines:?}");
        assert_eq!(lines.concat(), title);
        assert!(
            lines.iter().all(|line| !line.starts_with(['）', '。']) && !line.ends_with('（')),
            "{lines:?}"
        );
    }

    #[test]
    fn a_word_wider_than_its_line_is_divided_between_letters() {
        let word = "e\u{301}".repeat(60);
        let lines = lines(&format!("Open {word}"), 13.0);
        assert_eq!(lines.concat(), format!("Open {word}"));
        assert!(lines.iter().all(|line| !line.starts_with('\u{301}')), "{lines:?}");
    }

    #[test]
    fn the_sign_between_two_languages_is_not_alone() {
        assert_eq!(lines("Brett / Board", 3.6), ["Brett /", "Board"]);
        assert_eq!(lines("白方 / White", 3.6), ["白方 /", "White"]);
    }

    #[test]
    fn codes_and_double_names_stay_whole() {
        assert_eq!(lines("BH/C1 1-0 Ann-Marie", 5.5), ["BH/C1 1-0", "Ann-Marie"]);
    }
}
