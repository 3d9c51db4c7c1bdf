//! How a place came about, in a few lines for paper: the neighbours in the standings, and the working of the
//! values that divide the player from them.

use super::Source;
use crate::language::Language;
use crate::values;
use engine::id::PlayerId;
use engine::setup::Ranking;
use engine::standings::{Row, Standings};

/// The most characters of the working: eight lines in the largest type of a card, so ten with the others.
const LONGEST: usize = 560;

/// Returns the lines about a player; `working` returns the sentences about a value, the sum last.
pub(super) fn lines(
    source: &Source<'_>,
    standings: &Standings,
    player: PlayerId,
    working: impl Fn(usize) -> Vec<String>,
) -> Vec<String> {
    let Some(at) = standings.row_at(player) else { return Vec::new() };
    if let Ranking::Placings | Ranking::PlacingsBy(_) = source.state.setup.ranking {
        // The hands, which have no column, decide after the places.
        return vec![ending(&working(0), LONGEST)];
    }
    let neighbour = |at: Option<usize>| standings.rows.get(at?);
    let (own, above, below) =
        (&standings.rows[at], neighbour(at.checked_sub(1)), neighbour(at.checked_add(1)));
    let beside = [("place-behind", above), ("place-ahead", below)];
    let beside = beside.into_iter().filter_map(|(word, other)| Some((word, other?)));
    let are_ranked = |other: &Row| own.place.number().and(other.place.number()).is_some();
    let compared: Vec<Comparison<'_>> = beside
        .filter(|(_, other)| are_ranked(other))
        .map(|(word, other)| Comparison::of(word, own, other))
        .collect();
    let line = |compared: &Comparison<'_>| {
        let each = source.language().each().map(|language| compared.line(&language, source, standings));
        each.collect::<Vec<_>>().join(" ")
    };
    let mut lines: Vec<String> = compared.iter().map(line).collect();
    // The rounds of the card show the points, which are the first value.
    let mut divides: Vec<usize> =
        compared.iter().filter_map(|one| one.divides).filter(|at| *at > 0).collect();
    divides.dedup();
    let longest = LONGEST / divides.len().max(1);
    let told = |value| {
        let code = code(&source.language().first(), standings, value);
        format!("{code}: {}", ending(&working(value), longest))
    };
    lines.extend(divides.into_iter().map(told));
    lines
}

/// Returns the code of a value as the facts of the card name it.
fn code(language: &Language, standings: &Standings, value: usize) -> String {
    let code = standings.columns.get(value).map_or("", |column| &*column.code);
    language.word(code).into_owned()
}

/// A player beside a neighbour in the standings.
struct Comparison<'a> {
    word: &'static str,
    own: &'a Row,
    other: &'a Row,
    /// The first value that differs.
    divides: Option<usize>,
}

impl<'a> Comparison<'a> {
    fn of(word: &'static str, own: &'a Row, other: &'a Row) -> Self {
        let divides = own.values.iter().zip(&other.values).position(|(own, other)| own != other);
        Self { word: if own.place == other.place { "place-level" } else { word }, own, other, divides }
    }

    /// Returns the sentence in one language.
    fn line(&self, language: &Language, source: &Source<'_>, standings: &Standings) -> String {
        let Self { word, own, other, divides } = self;
        let code = |at: usize| code(language, standings, at);
        let name = source.state.name(other.player);
        let equal: Vec<String> = (0..divides.unwrap_or(own.values.len())).map(code).collect();
        let equal = if equal.is_empty() {
            String::new()
        } else {
            language.tell("place-equal", &values! { "values" => equal.join(", ") })
        };
        let value = |row: &Row, at: usize| row.values.get(at).map_or_else(String::new, ToString::to_string);
        let differs = divides.map(|at| {
            let (code, own, other) = (code(at), value(own, at), value(other, at));
            language.tell("place-differs", &values! { "code" => code, "own" => own, "other" => other })
        });
        let parts: Vec<String> =
            [equal, differs.unwrap_or_default()].into_iter().filter(|part| !part.is_empty()).collect();
        let place = other.place.to_string();
        let values = values! { "name" => name, "place" => place, "how" => parts.join("; ") };
        language.note(word, &values)
    }
}

/// Joins the last sentences that fit into as many characters.
fn ending(sentences: &[String], longest: usize) -> String {
    let mut length = 0;
    let fits = |sentence: &&String| {
        length += sentence.chars().count() + 2;
        length <= longest
    };
    let count = sentences.iter().rev().take_while(fits).count();
    let omitted = if count < sentences.len() { "… " } else { "" };
    let last = sentences[sentences.len() - count..].join("; ");
    format!("{omitted}{last}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_stays_when_a_line_is_full() {
        let sentences: Vec<String> = (0..99).map(|at| format!("round {at}: 1.0")).collect();
        let line = ending(&sentences, LONGEST);
        assert!(line.starts_with("… round ") && line.ends_with("; round 98: 1.0."), "{line}");
        assert!(line.chars().count() <= LONGEST, "{line}");
        assert_eq!(ending(&sentences[..2], LONGEST), "round 0: 1.0; round 1: 1.0.");
    }
}
