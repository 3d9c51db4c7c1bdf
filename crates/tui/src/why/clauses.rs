//! Words reasons, each with its clause.

use crate::widgets::text::{self, Line, own};
use crate::widgets::theme::Role;
use engine::why::Reason;
use formats::language::desk::DeskLanguage;

/// The widest clause that is shown beside its fact.
const CLAUSE: usize = 22;

/// Writes reasons as lines of at most `cells` cells: each clause once, with its facts below each other.
#[must_use]
pub(crate) fn lines(reasons: &[Reason], cells: usize, language: &DeskLanguage) -> Vec<Line> {
    let clauses = reasons.iter().map(|reason| text::width(&language.word(reason.clause)));
    let column = clauses.max().unwrap_or(0).min(CLAUSE);
    let room = cells.saturating_sub(column + 2).max(10);
    let mut lines = Vec::new();
    let mut before = "";
    for reason in reasons {
        let clause = if reason.clause == before { "" } else { reason.clause };
        before = reason.clause;
        for (at, part) in text::wrap(&language.fact(&reason.fact), room).into_iter().enumerate() {
            let clause = if at == 0 { language.word(clause) } else { "".into() };
            // The texts are in the language already: a second look could find words in names.
            let clause = own(Role::Dim, text::left(&clause, column));
            lines.push(vec![clause, own(Role::Text, format!("  {part}"))]);
        }
    }
    lines
}
