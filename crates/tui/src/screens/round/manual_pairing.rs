//! The end of a manual pairing: it is compared with the system's pairing, and the director confirms it once,
//! or twice if it breaks a rule (FIDE C.04.2 requires changes of a system's pairing to be reported).

use super::proposed::{Proposed, boards_unlike};
use crate::jobs::request::{NamedOutcome, Question, Request};
use crate::keys::intent::Intent;
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use crate::wording::act_consequences::{loudest, warning_lines};
use crate::wording::question_outcomes;
use crate::wording::refusals;
use desk::warnings_of;
use engine::action::{Act, ByeKind};
use engine::id::PlayerId;
use engine::pairing::propose::Proposal;
use engine::partners;
use engine::refusal::{Clause, Level};
use engine::state::State;
use formats::language::desk::DeskLanguage;
use formats::values;
use formats::views::words;

/// The number of boards named on each side before the rest is counted.
const NAMED: usize = 6;

impl Proposed {
    /// Ends a manual pairing: the comparison, the warnings, then the question.
    pub(super) fn end_session(&self, act: Act, state: &State, language: &DeskLanguage) -> Request {
        if let Err(refused) = state.check_now(&act) {
            let refuse = || Request::refuse(refused.to_string());
            return refusals::too_old(state, &refused).map_or_else(refuse, Request::ask);
        }
        let warnings = state.warnings(&act);
        let mut lines = self.comparison(state);
        lines.push(Vec::new());
        lines.extend(warning_lines(&warnings));
        let level = loudest(&warnings).unwrap_or(Level::Confirm);
        let title = "publish the manual pairing?";
        let parts = warnings.iter().any(|warning| warning.clause == Clause::PartnersParted);
        let question = question_outcomes::ask(
            state,
            Box::new(act.clone()),
            (level, warnings),
            Some(title),
            lines,
            language,
        );
        Request::ask(if parts { self.or_new_partners(act, state, question, language) } else { question })
    }

    /// If the boards separate partners, offers to make the players who sit together partners from now on.
    fn or_new_partners(
        &self,
        act: Act,
        state: &State,
        question: Question,
        language: &DeskLanguage,
    ) -> Question {
        let seated = self.boards.iter().filter_map(|seats| partners::at_table(seats)).flatten();
        let pairs: Vec<_> = seated.filter(|[one, other]| state.partner_of(*one) != Some(*other)).collect();
        let acts = vec![Act::Partner { pairs, parted: Vec::new() }, act];
        let Ok(warnings) = warnings_of(state, &acts) else { return question };
        let does = language.tell("publish-with-partners", &values! { "round" => self.round().0 });
        question.or(NamedOutcome::new(Intent::NewPartners, does, Request::DoAll(acts, warnings)))
    }

    fn comparison(&self, state: &State) -> Vec<Line> {
        let Some(system) = self.system() else {
            return vec![vec![piece(
                Role::Dim,
                "the system's pairing is not known: nothing to compare with",
            )]];
        };
        let own = Proposal { boards: self.boards.clone(), byes: self.byes.clone() };
        let (by_hand, by_system) = (only_in(&own, system, state), only_in(system, &own, state));
        if by_hand.is_empty() && by_system.is_empty() {
            let told = "the same pairs and byes as the system makes them";
            return vec![vec![piece(Role::Good, told)]];
        }
        let same = own.boards.len() - boards_unlike(&own.boards, system);
        let told = format!(
            "{} of {} as the system makes them; the others:",
            same,
            words::count(own.boards.len(), words::place(state))
        );
        let mut lines = vec![vec![piece(Role::Text, told)]];
        lines.extend(listed("by hand  ", Role::Warning, &by_hand));
        lines.extend(listed("system   ", Role::Dim, &by_system));
        lines
    }
}

/// Lists the boards and byes of one pairing that the other does not have.
fn only_in(one: &Proposal, other: &Proposal, state: &State) -> Vec<String> {
    let board = |(at, seats): (usize, &Vec<PlayerId>)| {
        let missing = !other.boards.contains(seats);
        missing.then(|| format!("{} {}  {}", words::place(state), at + 1, words::seats(state, seats)))
    };
    let bye = |given: &(PlayerId, ByeKind)| {
        let missing = !other.byes.contains(given);
        missing.then(|| format!("{}  {}", given.1.name(), state.name(given.0)))
    };
    let boards = one.boards.iter().enumerate().filter_map(board);
    boards.chain(one.byes.iter().filter_map(bye)).collect()
}

fn listed(label: &str, role: Role, texts: &[String]) -> Vec<Line> {
    let line = |text: &String| vec![piece(Role::Dim, format!("  {label}")), piece(role, text.clone())];
    let mut lines: Vec<Line> = texts.iter().take(NAMED).map(line).collect();
    if NAMED < texts.len() {
        lines.push(vec![piece(Role::Dim, format!("  {label}and {} more", texts.len() - NAMED))]);
    }
    lines
}
