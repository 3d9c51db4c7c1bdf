//! Texts with values: the program makes them in English, and the desk recognises them by their pattern.
//!
//! A pattern is a fixed text of the English file with gaps: `there is no player { $name }`. The values in the
//! gaps go into the same message of another language.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::HashMap;

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

/// The patterns of a file, those with the longest fixed parts first.
pub(super) struct Patterns {
    all: Vec<Pattern>,
    /// The patterns by one word of each, the longest one between its gaps.
    by_word: HashMap<Cow<'static, str>, Vec<usize>>,
    /// The patterns whose words all touch a gap.
    without_whole_word: Vec<usize>,
    /// The patterns of signs alone.
    of_signs: Vec<usize>,
}

impl Patterns {
    /// Reads the patterns of an English file.
    pub(super) fn read(file: &'static str) -> Self {
        let mut all: Vec<Pattern> = file.lines().filter_map(Pattern::read).collect();
        all.sort_by_key(|one| Reverse(one.parts.iter().map(|part| part.len()).sum::<usize>()));
        let (mut by_word, mut without_whole_word, mut of_signs) = (HashMap::new(), Vec::new(), Vec::new());
        for (at, pattern) in all.iter().enumerate() {
            let whole = pattern.whole_words().max_by_key(|word| word.len());
            match whole {
                Some(word) => by_word.entry(with_small_letter(word)).or_insert_with(Vec::new),
                None if pattern.is_of_words() => &mut without_whole_word,
                None => &mut of_signs,
            }
            .push(at);
        }
        Self { all, by_word, without_whole_word, of_signs }
    }

    /// Returns the patterns with words that a text may have: all that it has are among them.
    pub(super) fn of_words(&self, text: &str) -> impl Iterator<Item = &Pattern> {
        let mut places = self.without_whole_word.clone();
        for word in words(text) {
            places.extend(self.by_word.get(&with_small_letter(word)).into_iter().flatten());
        }
        places.sort_unstable();
        places.dedup();
        places.into_iter().filter_map(|at| self.all.get(at))
    }

    /// Returns the patterns of signs alone.
    pub(super) fn of_signs(&self) -> impl Iterator<Item = &Pattern> {
        self.of_signs.iter().filter_map(|at| self.all.get(*at))
    }
}

/// Returns the words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty())
}

/// Returns a word with a small first letter: a text may begin with a capital where its pattern does not.
fn with_small_letter(word: &str) -> Cow<'_, str> {
    match word.split_at_checked(1) {
        Some((first, rest)) if first.bytes().all(|letter| letter.is_ascii_uppercase()) => {
            Cow::Owned(first.to_ascii_lowercase() + rest)
        }
        _ => Cow::Borrowed(word),
    }
}

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
    fn is_of_words(&self) -> bool {
        self.parts.iter().any(|part| part.contains(char::is_alphabetic))
    }

    /// Returns the words that touch no gap, which every text with this pattern has.
    fn whole_words(&self) -> impl Iterator<Item = &'static str> {
        let last = self.parts.len().saturating_sub(1);
        self.parts.iter().enumerate().flat_map(move |(at, part)| {
            let inside = if at == 0 { part } else { part.trim_start_matches(char::is_alphabetic) };
            let inside = if at == last { inside } else { inside.trim_end_matches(char::is_alphabetic) };
            words(inside)
        })
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
        let names: Vec<&str> = Patterns::read(file).all.iter().map(|one| one.name).collect();
        assert_eq!(names, ["text-d", "text-a"]);
    }

    #[test]
    fn patterns_are_found_by_a_word_of_theirs() {
        let file = "text-a = { $a }s of Ana\ntext-b = { $b }th\ntext-c = { $c }: { $d }\ntext-d = old { $a }";
        let all = Patterns::read(file);
        let names = |text: &str| all.of_words(text).map(|one| one.name).collect::<Vec<_>>();
        assert_eq!(names("boards of Ana"), ["text-a", "text-b"]);
        assert_eq!(names("Old, old boards"), ["text-d", "text-b"]);
        assert_eq!(names("olden"), ["text-b"]);
        assert_eq!(all.of_signs().map(|one| one.name).collect::<Vec<_>>(), ["text-c"]);
    }
}
