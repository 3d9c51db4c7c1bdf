//! Texts that may wrap between words, measured once in ems.

use std::ops::Range;

use crate::shaping::Typesetter;
use crate::typefaces::Weight;

/// The width in ems from which a single word is divided: no name is that long.
const LONGEST_WORD: f32 = 40.0;

/// A text with the widths of its words.
#[derive(Debug, Clone)]
pub(crate) struct Words {
    /// The text.
    pub(crate) text: String,
    /// The weight of its letters.
    pub(crate) weight: Weight,
    /// The width of the whole text in one line.
    pub(crate) width: f32,
    parts: Vec<(Range<usize>, f32)>,
    space: f32,
}

impl Words {
    /// Measures a text.
    pub(crate) fn of(text: &str, weight: Weight, setter: &mut Typesetter<'_>) -> Self {
        let text = formats::text::clean(text).trim_end().to_owned();
        let mut parts = Vec::new();
        let mut start = 0;
        for word in text.split(' ') {
            divide(&text, start..start + word.len(), weight, setter, &mut parts);
            start += word.len() + 1;
        }
        let (width, space) = (setter.width(&text, weight), setter.width(" ", weight));
        Self { text, weight, width, parts, space }
    }

    /// Returns the width of the longest word.
    pub(crate) fn longest(&self) -> f32 {
        self.parts.iter().map(|(_, width)| *width).fold(0.0, f32::max)
    }

    /// Returns the lines of the text if `width` ems are available: at least one.
    pub(crate) fn wrap(&self, width: f32) -> Vec<Range<usize>> {
        if self.width <= width {
            return std::iter::once(0..self.text.len()).collect();
        }
        let mut lines: Vec<Range<usize>> = Vec::new();
        let mut used = f32::INFINITY;
        for (word, own) in &self.parts {
            let is_near = lines.last().is_some_and(|line| line.end < word.start);
            let gap = if is_near { self.space } else { 0.0 };
            match lines.last_mut() {
                Some(line) if used + gap + own <= width => {
                    line.end = word.end;
                    used += gap + own;
                }
                Some(_) | None => {
                    lines.push(word.clone());
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

/// Adds a word; one that is too long for any page is divided.
fn divide(
    text: &str,
    word: Range<usize>,
    weight: Weight,
    setter: &mut Typesetter<'_>,
    words: &mut Vec<(Range<usize>, f32)>,
) {
    let width = setter.width(&text[word.clone()], weight);
    let middle = text.floor_char_boundary(usize::midpoint(word.start, word.end));
    if width <= LONGEST_WORD || middle <= word.start {
        words.push((word, width));
        return;
    }
    divide(text, word.start..middle, weight, setter, words);
    divide(text, middle..word.end, weight, setter, words);
}
