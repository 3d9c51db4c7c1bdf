//! Texts with values: the program makes them in English, and the desk recognises them by their pattern.
//!
//! A pattern is a fixed text of the English file with gaps: `there is no player { $name }`. The values in the
//! gaps go into the same message of another language.

use std::cmp::Reverse;

/// The beginning of a line with a text that is the same everywhere.
const KIND: &str = "text-";

/// The signs around the name of a gap.
const GAP: (&str, &str) = ("{ $", " }");

/// The beginning of the name of a gap that holds a text of the program, which has a language too.
const TEXT: &str = "text";

/// The names of the gaps that hold a number.
const NUMBERS: [&str; 4] = ["count", "round", "board", "number"];

/// The name of the gap that holds a rating, which begins with a figure.
const RATING: &str = "rating";

/// The name of the gap of a file; a colon ends it, and an error follows.
const PATH: &str = "path";

/// The name of a gap that holds one sign, such as the key of a result.
const SIGN: &str = "sign";

/// The name of a gap that holds the rest of a text. It begins with a small letter: `Round 1, Zed` is a name.
const REST: &str = "textMore";

/// The names of the gaps of a change, `rounds: 5 → 7`, which hold no second change.
const CHANGED: [&str; 3] = ["textWhat", "textWas", "textNow"];

/// The signs around a change.
const AROUND_CHANGE: [&str; 3] = ["; ", " → ", " ("];

/// The sign between two texts on one line.
const DOT: &str = " · ";

/// An English text with gaps.
pub(super) struct Pattern {
    /// The name of its message.
    pub(super) name: &'static str,
    /// The fixed parts, one more than gaps; those at the ends may be empty.
    parts: Vec<&'static str>,
    /// The names of the gaps.
    gaps: Vec<&'static str>,
}

impl Pattern {
    /// Reads the patterns of an English file, those with the longest fixed parts first.
    pub(super) fn all(file: &'static str) -> Vec<Self> {
        let mut all: Vec<Self> = file.lines().filter_map(Self::read).collect();
        all.sort_by_key(|one| Reverse(one.parts.iter().map(|part| part.len()).sum::<usize>()));
        all
    }

    fn read(line: &'static str) -> Option<Self> {
        let (name, text) = line.split_once(" = ").filter(|(name, _)| name.starts_with(KIND))?;
        let (first, rest) = text.split_once(GAP.0)?;
        let mut pattern = Self { name, parts: vec![first], gaps: Vec::new() };
        for part in rest.split(GAP.0) {
            let (gap, part) = part.split_once(GAP.1)?;
            pattern.gaps.push(gap);
            pattern.parts.push(part);
        }
        Some(pattern)
    }

    /// Returns true if a text begins with a capital where the pattern has a small letter.
    pub(super) fn is_enlarged(&self, text: &str) -> bool {
        self.parts.first().is_some_and(|first| first.starts_with(char::is_lowercase))
            && text.starts_with(char::is_uppercase)
    }

    /// Returns true if the text has words besides its gaps.
    pub(super) fn is_of_words(&self) -> bool {
        self.parts.iter().any(|part| part.contains(char::is_alphabetic))
    }

    /// Returns the values in the gaps of a text, and the full stop of a sentence with this pattern.
    pub(super) fn values_of_sentence<'a>(
        &self,
        text: &'a str,
    ) -> Option<(Vec<(&'static str, &'a str)>, &'static str)> {
        let without_stop = || Some((self.values(text.strip_suffix('.')?)?, "."));
        self.values(text).map(|values| (values, "")).or_else(without_stop)
    }

    /// Returns the values in the gaps of a text, each with its name; `None` if the text has another pattern.
    pub(super) fn values<'a>(&self, text: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
        let (first, others) = self.parts.split_first()?;
        let (last, between) = others.split_last()?;
        let mut rest = without_start(text, first)?.strip_suffix(last)?;
        let mut values = Vec::with_capacity(self.gaps.len());
        for part in between {
            let (value, after) = rest.split_once(part)?;
            values.push(value);
            rest = after;
        }
        values.push(rest);
        let values: Vec<_> = self.gaps.iter().copied().zip(values).collect();
        values.iter().all(|(gap, value)| fits(gap, value)).then_some(values)
    }
}

/// Returns true if a gap can hold a value: a name has no dot between two texts. A value has no blanks at its
/// ends: `ronde 1 : Ana` is French already, not a text before a colon.
fn fits(gap: &str, value: &str) -> bool {
    let is_number = value.bytes().all(|digit| digit.is_ascii_digit());
    let is_sign = value.chars().nth(1).is_none();
    !value.is_empty()
        && value.trim() == value
        && (is_number || !NUMBERS.contains(&gap))
        && (is_sign || gap != SIGN)
        && !(gap == PATH && value.contains(": "))
        && (gap != RATING || value.starts_with(|sign: char| sign.is_ascii_digit()))
        && !(gap == REST && value.starts_with(char::is_uppercase))
        && !(CHANGED.contains(&gap) && AROUND_CHANGE.iter().any(|sign| value.contains(sign)))
        && (is_text(gap) || !value.contains(DOT) && !value.starts_with(DOT.trim_start()))
}

/// Returns true if the gap of a name holds a text of the program.
pub(super) fn is_text(gap: &str) -> bool {
    gap.starts_with(TEXT)
}

/// Returns the kind of place that the gap of a text names: `textSuit` is the place `suit`.
pub(super) fn place_of(gap: &str) -> String {
    gap.strip_prefix(TEXT).unwrap_or_default().to_lowercase()
}

/// Removes the start of a text, whose first letter may be a capital.
fn without_start<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    let enlarged = || {
        let (first, rest) = start.split_at_checked(1)?;
        let (letter, text) = text.split_at_checked(1)?;
        letter.eq_ignore_ascii_case(first).then(|| text.strip_prefix(rest))?
    };
    text.strip_prefix(start).or_else(enlarged)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &'static str, text: &str, expected: Option<&[(&str, &str)]>) {
        let pattern = Pattern::read(line).unwrap();
        assert_eq!(pattern.values(text).as_deref(), expected, "{text}");
    }

    #[test]
    fn a_pattern_finds_the_values_of_a_text() {
        let line = "text-x = board { $board } of round { $round } is open";
        check(line, "board 3 of round 12 is open", Some(&[("board", "3"), ("round", "12")]));
        check(line, "Board 3 of round 12 is open", Some(&[("board", "3"), ("round", "12")]));
        check(line, "board  of round 12 is open", None);
        check(line, "bOard 3 of round 12 is open", None);
        check(line, "board 3 of round 12 is open now", None);
        check("text-x = { $name } is out", "Ødegård, Å is out", Some(&[("name", "Ødegård, Å")]));
        check("text-x = { $name } is out", "is out", None);
        check("text-x = a { $name }", "ä", None);
        check("text-x = { $count } boards", "12 boards", Some(&[("count", "12")]));
        check("text-x = { $count } boards", "no boards", None);
        check("text-x = { $sign } Black", "0 Black", Some(&[("sign", "0")]));
        check("text-x = { $sign } Black", "Jack Black", None);
        check("text-x = { $name }: { $other }", "Ana : out", None);
        check("text-x = { $name } is out", "entry 3 · Ana is out", None);
        check("text-x = round { $round }, { $textMore }", "Round 1, Zed", None);
        check("text-x = { $textOf } is out", "entry 3 · Ana is out", Some(&[("textOf", "entry 3 · Ana")]));
    }

    #[test]
    fn the_pattern_with_the_longest_fixed_parts_is_the_first() {
        let file = "text-a = { $a } b\nname = { $a } is of another kind\ntext-c = c\ntext-d = { $a } long";
        let names: Vec<&str> = Pattern::all(file).iter().map(|one| one.name).collect();
        assert_eq!(names, ["text-d", "text-a"]);
    }
}
