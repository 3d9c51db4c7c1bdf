//! The working of a line that is being typed, below its board: the missing part, or the whole calculation and
//! its effect on both ratings.

use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use formats::entry::Shown;
use formats::language::desk::DeskLanguage;

/// The cells between two players.
const APART: usize = 8;

/// Creates the lines below a board from the content of its draft.
pub(super) fn lines(shown: &[Shown], cells: usize, language: &DeskLanguage) -> Vec<Line> {
    let (players, facts): (Vec<&Shown>, Vec<&Shown>) = shown.iter().partition(|line| !line.label.is_empty());
    let mut lines = Vec::new();
    for fact in facts.iter().filter(|fact| !fact.meaning.is_empty()) {
        let role = if fact.current { Role::Warning } else { Role::Text };
        lines.extend(
            flow(&language.word(&fact.meaning), cells).into_iter().map(|part| vec![piece(role, part)]),
        );
    }
    lines.extend(beside(players.into_iter().map(change).collect(), cells));
    lines
}

/// Wraps a text between its parts; a part that is too long for a line is wrapped between words.
fn flow(text: &str, cells: usize) -> Vec<String> {
    const DOT: &str = " · ";
    let mut lines: Vec<String> = Vec::new();
    for part in text.split(DOT) {
        match lines.last_mut() {
            Some(line) if text::width(line) + text::width(DOT) + text::width(part) <= cells => {
                line.push_str(DOT);
                line.push_str(part);
            }
            Some(_) | None => lines.extend(text::wrap(part, cells)),
        }
    }
    lines
}

/// Shows a player's rating before and after; gains and losses are highlighted.
fn change(player: &Shown) -> Line {
    let role = |text: &str| {
        if text.contains('▲') {
            Role::Gain
        } else if text.contains('▼') {
            Role::Loss
        } else {
            Role::Dim
        }
    };
    vec![
        piece(Role::Text, format!("{}  {} ", player.label, player.meaning)),
        piece(role(&player.place), player.place.clone()),
    ]
}

/// Puts lines side by side if there is room, otherwise below each other.
fn beside(lines: Vec<Line>, cells: usize) -> Vec<Line> {
    let gaps = APART * lines.len().saturating_sub(1);
    if cells < lines.iter().map(|line| text::line_width(line)).sum::<usize>() + gaps {
        return lines;
    }
    let gap = || piece(Role::Text, " ".repeat(APART));
    let joined = lines.into_iter().reduce(|mut one, other| {
        one.push(gap());
        one.extend(other);
        one
    });
    joined.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(cells: usize, expected: &[&str]) {
        let fact =
            Shown { meaning: "gap 2.45 · CE 0.25 · the weaker side wins".to_owned(), ..Shown::default() };
        let player = |label: &str| Shown {
            label: label.to_owned(),
            meaning: "74.10 → 75.35".to_owned(),
            place: "▲ 1.25".to_owned(),
            ..Shown::default()
        };
        let lines = lines(&[fact, player("ann"), player("bo")], cells, &DeskLanguage::default());
        let texts: Vec<String> =
            lines.iter().map(|line| line.iter().map(|piece| piece.text.as_str()).collect()).collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn a_working_wraps_between_its_parts() {
        let players = "ann  74.10 → 75.35 ▲ 1.25        bo  74.10 → 75.35 ▲ 1.25";
        check(80, &["gap 2.45 · CE 0.25 · the weaker side wins", players]);
        let (ann, bo) = ("ann  74.10 → 75.35 ▲ 1.25", "bo  74.10 → 75.35 ▲ 1.25");
        check(30, &["gap 2.45 · CE 0.25", "the weaker side wins", ann, bo]);
    }
}
