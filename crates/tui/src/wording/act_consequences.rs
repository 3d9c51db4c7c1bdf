//! Words the consequences of an act for the director who decides.

use crate::jobs::consequences::Consequences;
use crate::widgets::text::{Line, Piece, own, piece};
use crate::widgets::theme::Role;
use engine::action::Act;
use engine::refusal::{Level, Warning};
use engine::state::State;
use formats::views::changes;
use formats::views::numbers::{called, show_rating};
use formats::views::words;

/// The number of players that are named before the rest is counted.
const NAMED: usize = 8;

/// Words the consequences of an act.
#[must_use]
pub(crate) fn lines(state: &State, act: &Act, consequences: &Consequences) -> Vec<Line> {
    let told = words::act(state, act);
    let mut lines = vec![vec![Piece { is_own: told.is_own, ..piece(Role::Text, told.text) }]];
    let changes = changes::of(state, act).unwrap_or_default();
    lines.extend(changes.iter().map(|change| vec![piece(Role::Text, format!("  {change}"))]));
    lines.push(Vec::new());
    lines.push(heading(state, "standings", consequences.moved.len(), ["nobody moves", "moves", "move"]));
    for moved in consequences.moved.iter().take(NAMED) {
        let (mark, role) = if moved.after < moved.before { ("▲", Role::Gain) } else { ("▼", Role::Loss) };
        lines.push(vec![
            piece(role, format!("  {mark} ")),
            own(Role::Text, format!("{}  {} → {}", called(state, moved.player), moved.before, moved.after)),
        ]);
    }
    lines.extend(rest(consequences.moved.len()));
    lines.push(heading(
        state,
        "ratings",
        consequences.rerated.len(),
        ["no rating changes", "changes", "change"],
    ));
    let places = state.setup.rating.decimals();
    for rerated in consequences.rerated.iter().take(NAMED) {
        let shown = |rating| show_rating(rating, places);
        let change = format!("{} → {}", shown(rerated.before), shown(rerated.after));
        lines.push(vec![own(Role::Text, format!("    {}  ", rerated.name)), piece(Role::Text, change)]);
    }
    lines.extend(rest(consequences.rerated.len()));
    lines.push(pairings(consequences));
    lines.extend(outdated(consequences));
    lines
}

/// Names the sealed standings that no longer match the calculation.
fn outdated(consequences: &Consequences) -> Option<Line> {
    let rounds: Vec<String> = consequences.outdated.iter().map(|round| format!("round {round}")).collect();
    if rounds.is_empty() {
        return None;
    }
    let rounds = rounds.join(", ");
    let told = format!("the standings sealed after {rounds} are marked `changed since`");
    Some(vec![piece(Role::Heading, "seals: "), piece(Role::Warning, told)])
}

fn heading(state: &State, what: &str, count: usize, [none, one, many]: [&str; 3]) -> Line {
    let told = match count {
        0 => none.to_owned(),
        count => {
            let verb = if count == 1 { one } else { many };
            format!("{} {verb}", words::count(count, words::noun(state)))
        }
    };
    vec![piece(Role::Heading, format!("{what}: ")), piece(Role::Text, told)]
}

fn rest(count: usize) -> Option<Line> {
    let more = count.checked_sub(NAMED).filter(|more| *more > 0)?;
    Some(vec![piece(Role::Dim, format!("    and {more} more"))])
}

fn pairings(consequences: &Consequences) -> Line {
    let rounds: Vec<String> = consequences.pairings.iter().map(|round| format!("R{round}")).collect();
    let told = if rounds.is_empty() {
        "no later pairing changes".to_owned()
    } else {
        format!("{} would be paired differently today; they stay as played", rounds.join(" "))
    };
    vec![piece(Role::Heading, "pairings: "), piece(Role::Text, told)]
}

/// Returns the highest level of the warnings.
#[must_use]
pub(crate) fn loudest(warnings: &[Warning]) -> Option<Level> {
    warnings.iter().map(|warning| warning.level).max()
}

/// Words warnings, each with its clause.
#[must_use]
pub(crate) fn warning_lines(warnings: &[Warning]) -> Vec<Line> {
    let line = |warning: &Warning| {
        vec![
            piece(Role::Warning, format!("! {}", warning.text)),
            piece(Role::Dim, format!("  ({})", warning.clause)),
        ]
    };
    warnings.iter().map(line).collect()
}
