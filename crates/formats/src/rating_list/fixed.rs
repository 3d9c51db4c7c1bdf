//! The federation's lists as text in columns of fixed width (`player-lists` 2, 3 and 6).
//!
//! Lines are split as bytes and decoded afterwards: decoding first would shift the columns after a
//! character of several bytes.

use std::io::{BufRead, Error};

use super::{
    BadLines, BadPerson, Choices, Form, ListFault, OF_FEDERATION, Person, Summary, add_rating, finish,
    is_month, next_line, push_text, set_facts, set_id,
};
use engine::action::RatingKind;
use engine::text::quoted;

/// The length of the shortest line of a player, in bytes: up to the federation (`player-lists` 3).
const SHORTEST: usize = 80;

/// The labels before the optional arena title, in their order.
const LABELS: [&str; 7] = ["ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "OTit"];

/// The label of the arena title, after which a line may be shifted.
const ARENA: &str = "FOA";

/// The labels of the ratings of the combined list.
const COMBINED: [&str; 9] = ["SRtng", "SGm", "SK", "RRtng", "RGm", "Rk", "BRtng", "BGm", "BK"];

/// The labels after the month in a list of one kind.
const SINGLE: [&str; 2] = ["Gms", "K"];

/// The last labels.
const LAST: [&str; 2] = ["B-day", "Flag"];

/// The beginning and end of a column, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Span {
    start: usize,
    end: usize,
}

/// The columns of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Layout {
    id: Span,
    name: Span,
    federation: Span,
    sex: Span,
    titles: [Span; 2],
    /// Rating and K of each kind.
    ratings: Vec<(Span, Span)>,
    born: Span,
    flag: Span,
    /// The first byte that is shifted in a longer line.
    shifted_from: usize,
    width: usize,
    month: Option<String>,
}

impl Layout {
    /// Finds the columns by their labels, from left to right.
    fn of(header: &str) -> Option<Self> {
        let mut starts = Vec::new();
        let mut at = 0;
        let find = |label: &str, at: &mut usize| {
            let rest = header.get(*at..)?;
            // A label is a separate word: `K` is not the end of another label.
            let found = rest.match_indices(label).map(|(place, _)| place).find(|place| {
                let before = rest.get(..*place).and_then(|before| before.chars().next_back());
                let behind = rest.get(place + label.len()..).and_then(|behind| behind.chars().next());
                before.is_none_or(|c| c == ' ') && behind.is_none_or(|c| c == ' ')
            })?;
            // Unknown text between two columns is refused.
            rest.get(..found)?.trim().is_empty().then(|| {
                let start = *at + found;
                *at = start + label.len();
                start
            })
        };
        for label in LABELS {
            starts.push(find(label, &mut at)?);
        }
        let arena = find(ARENA, &mut at);
        let first = arena.unwrap_or(at);
        let month =
            header.get(at..)?.split_whitespace().next().filter(|label| is_month(label)).map(str::to_owned);
        let labels: Vec<&str> = match &month {
            Some(month) => std::iter::once(month.as_str()).chain(SINGLE).collect(),
            None => COMBINED.to_vec(),
        };
        let mut rated = Vec::new();
        for label in labels {
            rated.push(find(label, &mut at)?);
        }
        let last = [find(LAST[0], &mut at)?, find(LAST[1], &mut at)?];
        if !header.get(at..)?.trim().is_empty() {
            return None;
        }
        let width = header.len();
        let shifted_from = if arena.is_some() { first } else { *rated.first()? };
        let ends: Vec<usize> = starts
            .iter()
            .copied()
            .chain(arena)
            .chain(rated.iter().copied())
            .chain(last)
            .chain([width])
            .collect();
        let span = |start: usize| {
            let end = ends.iter().copied().find(|end| start < *end).unwrap_or(width);
            Span { start, end }
        };
        let ratings =
            rated.chunks(3).filter_map(|one| Some((span(*one.first()?), span(*one.get(2)?)))).collect();
        Some(Self {
            id: span(starts[0]),
            name: span(starts[1]),
            federation: span(starts[2]),
            sex: span(starts[3]),
            titles: [span(starts[4]), span(starts[5])],
            ratings,
            born: span(last[0]),
            flag: Span { start: last[1], end: usize::MAX },
            shifted_from,
            width,
            month: month.map(|month| month.to_ascii_uppercase()),
        })
    }

    /// Returns the bytes of a column, in a line that is `shift` bytes longer than the header.
    fn cell<'a>(&self, line: &'a [u8], span: Span, shift: usize) -> &'a [u8] {
        let shift = if self.shifted_from <= span.start { shift } else { 0 };
        let start = (span.start + shift).min(line.len());
        let end = span.end.saturating_add(shift).min(line.len());
        line.get(start..end.max(start)).unwrap_or_default().trim_ascii()
    }
}

/// Reads a list.
pub(super) fn read(
    input: &mut dyn BufRead,
    choices: &Choices,
    each: &mut dyn FnMut(&Person) -> Result<(), Error>,
) -> Result<Summary, ListFault> {
    let mut line = Vec::new();
    next_line(input, 1, &mut line)?.ok_or_else(|| ListFault::Nobody(Vec::new()))?;
    let header = String::from_utf8_lossy(&line).into_owned();
    let layout = Layout::of(&header).ok_or_else(|| ListFault::UnknownColumns(quoted(header.trim())))?;
    let kinds: Vec<RatingKind> = if layout.month.is_some() {
        vec![choices.kind.ok_or(ListFault::WhichKind)?]
    } else {
        OF_FEDERATION.to_vec()
    };
    let mut summary = Summary {
        form: Form::FixedWidth,
        month: layout.month.clone(),
        kinds,
        read: 0,
        bad: BadLines::default(),
        odd_ratings: 0,
        columns: String::new(),
    };
    let mut person = Person::default();
    let mut number = 1;
    while next_line(input, number + 1, &mut line)?.is_some() {
        number += 1;
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        match take(&layout, &summary.kinds, &line, &mut person) {
            Ok(odd) => {
                summary.odd_ratings += odd;
                summary.read += 1;
                each(&person)?;
            }
            Err(why) => summary.bad.note(number, &why.to_string()),
        }
    }
    Ok(summary)
}

/// Reads one line; returns the number of its ratings outside [`BELIEVED`](super::BELIEVED).
fn take(layout: &Layout, kinds: &[RatingKind], line: &[u8], person: &mut Person) -> Result<usize, BadPerson> {
    // Only blanks are missing at the end of a line; if the line ends before the federation, the player is
    // lost.
    if line.len() < SHORTEST {
        return Err(BadPerson::Short { bytes: line.len(), least: SHORTEST });
    }
    let shift = line.len().saturating_sub(layout.width);
    let cell = |span: Span| layout.cell(line, span, shift);
    let text = |span: Span| std::str::from_utf8(cell(span)).unwrap_or_default();
    person.clear();
    let id = text(layout.id);
    if !set_id(person, id) {
        return Err(BadPerson::NoId(String::from_utf8_lossy(cell(layout.id)).into_owned()));
    }
    push_text(&mut person.name, cell(layout.name));
    if let Ok(code) = engine::person::federation(text(layout.federation)) {
        person.federation = code;
    }
    set_facts(person, text(layout.sex), layout.titles.map(text), text(layout.born), text(layout.flag));
    let mut odd = 0;
    for (kind, (rating, k)) in kinds.iter().zip(&layout.ratings) {
        odd += usize::from(add_rating(person, *kind, text(*rating), text(*k)));
    }
    finish(person);
    Ok(odd)
}
