//! The problems of a manual pairing, and their text below the boards.

use super::waiting::Known;
use crate::widgets::panel;
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use crate::wording::act_consequences::warning_lines;
use engine::action::Act;
use engine::id::{PlayerId, RoundNo};
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
    /// The players without a seat, the best first, and after them those who need not play.
    pub(super) waiting: Waiting,
}

/// The players without a seat.
#[derive(Debug)]
pub(super) struct Waiting {
    /// Those who are expected in the round, then late entrants, who may still enter it.
    pub(super) all: Vec<PlayerId>,
    /// The number of those who are expected.
    pub(super) expected: usize,
    /// The word for a player or a team.
    noun: &'static str,
}

impl Waiting {
    /// Puts the players who are expected in a round before the others.
    pub(super) fn of(state: &State, round: RoundNo, players: Vec<PlayerId>) -> Self {
        let is_expected = |id: &PlayerId| state.player(*id).is_some_and(|player| player.is_present(round));
        let (mut all, late): (Vec<_>, Vec<_>) = players.into_iter().partition(is_expected);
        let expected = all.len();
        all.extend(late);
        Self { all, expected, noun: words::noun(state) }
    }

    /// Counts the players in words, those who are expected apart from the others; empty if there are none.
    fn heading(&self, language: &DeskLanguage) -> Line {
        let told = |what: &str, count: usize| {
            (0 < count)
                .then(|| language.word(&format!("{what}: {}", words::count(count, self.noun))).into_owned())
        };
        let late = self.all.len() - self.expected;
        let told: Vec<String> = [told("no seat yet", self.expected), told("may still enter", late)]
            .into_iter()
            .flatten()
            .collect();
        if told.is_empty() { Line::new() } else { vec![piece(Role::Heading, told.join(" · "))] }
    }
}

impl Judged {
    /// Returns the state of a pairing without any seated player.
    pub(super) const fn empty(waiting: Waiting) -> Self {
        Self { refused: None, broken: Vec::new(), waiting }
    }

    pub(super) fn of(state: &State, act: &Act, waiting: Waiting) -> Self {
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
        lines.extend(Some(self.waiting.heading(language)).filter(|heading| !heading.is_empty()));
        let all = lines.len() + self.waiting.all.len();
        let told = |player: &PlayerId| {
            vec![piece(Role::Text, format!("  {}", language.word(&known.told(*player, against))))]
        };
        lines.extend(self.waiting.all.iter().take(room).map(told));
        if room < all {
            lines.truncate(room.saturating_sub(1));
            let more = format!("and {}", words::count(all - lines.len(), "more line"));
            let more = format!("  {}", language.word(&more));
            lines.push(vec![piece(Role::Dim, more)]);
        }
        lines
    }
}
