//! What stands in the way of a pairing made by hand, and how it is told below the boards.

use super::waiting::Known;
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use crate::wording::act_consequences::warning_lines;
use engine::action::Act;
use engine::id::PlayerId;
use engine::refusal::{Clause, Warning};
use engine::state::State;
use formats::views::words;

/// What stands in the way of a pairing made by hand.
#[derive(Debug)]
pub(super) struct Judged {
    /// Why it cannot be published at all.
    pub(super) refused: Option<String>,
    /// The rules that it breaks; that it is made by hand, and who has no seat yet, is seen beside.
    pub(super) broken: Vec<Warning>,
    /// Who has no seat yet, the best first.
    pub(super) waiting: Vec<PlayerId>,
}

impl Judged {
    /// Nobody is seated yet.
    pub(super) const fn empty(waiting: Vec<PlayerId>) -> Self {
        Self { refused: None, broken: Vec::new(), waiting }
    }

    pub(super) fn of(state: &State, act: &Act, waiting: Vec<PlayerId>) -> Self {
        let refused = state.check_now(act).err().map(|refused| refused.to_string());
        let mut broken = if refused.is_none() { state.warnings_while_typing(act) } else { Vec::new() };
        // Who has no seat is listed below, and what is being done is known; what becomes of results is asked.
        let beside = [Clause::PlayerLeftOut, Clause::ManualPairing, Clause::PutRight, Clause::ResultsRemoved];
        broken.retain(|warning| !beside.contains(&warning.clause));
        Self { refused, broken, waiting }
    }

    /// Tells what is broken, then who has no seat, and when they met somebody; in as many lines as there is room for, the
    /// rest counted.
    pub(super) fn lines(
        &self,
        (room, cells): (usize, usize),
        against: Option<PlayerId>,
        known: &Known<'_>,
    ) -> Vec<Line> {
        let broken = warning_lines(&self.broken);
        let mut lines: Vec<Line> = broken.iter().flat_map(|line| text::wrap_line(line, cells)).collect();
        if !self.waiting.is_empty() {
            let told = format!("no seat yet: {}", words::count(self.waiting.len(), "player"));
            lines.push(vec![piece(Role::Heading, told)]);
        }
        let all = lines.len() + self.waiting.len();
        let told = |player: &PlayerId| vec![piece(Role::Text, format!("  {}", known.told(*player, against)))];
        lines.extend(self.waiting.iter().take(room).map(told));
        if room < all {
            lines.truncate(room.saturating_sub(1));
            let more = format!("  and {}", words::count(all - lines.len(), "more line"));
            lines.push(vec![piece(Role::Dim, more)]);
        }
        lines
    }
}
