//! The problems of a manual pairing, and their text below the boards.

use super::waiting::Known;
use crate::widgets::panel;
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use crate::wording::act_consequences::warning_lines;
use engine::action::Act;
use engine::id::PlayerId;
use engine::refusal::{Clause, Warning};
use engine::state::State;
use formats::language::desk::DeskLanguage;
use formats::views::words;

/// The problems of a manual pairing.
#[derive(Debug)]
pub(super) struct Judged {
    /// The reason that it cannot be published at all.
    pub(super) refused: Option<String>,
    /// The rules that it breaks. That it is manual, and the players without a seat, are shown elsewhere.
    pub(super) broken: Vec<Warning>,
    /// The players without a seat, the best first.
    pub(super) waiting: Vec<PlayerId>,
}

impl Judged {
    /// Returns the state of a pairing without any seated player.
    pub(super) const fn empty(waiting: Vec<PlayerId>) -> Self {
        Self { refused: None, broken: Vec::new(), waiting }
    }

    pub(super) fn of(state: &State, act: &Act, waiting: Vec<PlayerId>) -> Self {
        let refused = state.check_now(act).err().map(|refused| refused.to_string());
        let mut broken = if refused.is_none() { state.warnings_while_typing(act) } else { Vec::new() };
        // The players without a seat are listed below, the present task is known, and results are asked
        // about.
        let beside =
            [Clause::PlayerLeftOut, Clause::ManualPairing, Clause::RoundCorrected, Clause::ResultsRemoved];
        broken.retain(|warning| !beside.contains(&warning.clause));
        Self { refused, broken, waiting }
    }

    /// Returns the broken rules, then the players without a seat and their earlier meetings, in the available
    /// lines; the rest is counted.
    pub(super) fn lines(
        &self,
        (room, cells): (usize, usize),
        against: Option<PlayerId>,
        known: &Known<'_>,
        language: &DeskLanguage,
    ) -> Vec<Line> {
        let broken = panel::in_language(&warning_lines(&self.broken), language);
        let mut lines: Vec<Line> = broken.iter().flat_map(|line| text::wrap_line(line, cells)).collect();
        if !self.waiting.is_empty() {
            let told = format!("no seat yet: {}", words::count(self.waiting.len(), "player"));
            lines.push(vec![piece(Role::Heading, language.word(&told))]);
        }
        let all = lines.len() + self.waiting.len();
        let told = |player: &PlayerId| {
            vec![piece(Role::Text, format!("  {}", language.word(&known.told(*player, against))))]
        };
        lines.extend(self.waiting.iter().take(room).map(told));
        if room < all {
            lines.truncate(room.saturating_sub(1));
            let more = format!("and {}", words::count(all - lines.len(), "more line"));
            let more = format!("  {}", language.word(&more));
            lines.push(vec![piece(Role::Dim, more)]);
        }
        lines
    }
}
