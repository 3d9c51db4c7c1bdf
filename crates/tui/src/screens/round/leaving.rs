//! The ends of a mode: what Esc leaves, and what becomes of typed results and of a pairing that is not
//! published.

use super::here::Here;
use super::{Mode, RoundScreen, Task};
use crate::jobs::request::{NamedOutcome, News, Question, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::text::piece;
use crate::widgets::theme::Role;
use engine::id::BoardNo;
use formats::language::desk::DeskLanguage;
use formats::views::words;

impl RoundScreen {
    /// Handles Esc: leaves a line, slips, a correction, or the second pass, the innermost first. Input of
    /// more than one key is not lost.
    pub(super) fn cancel(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let place = self.here(scene).and_then(|here| Some((here, self.board(&here)?)));
        match (&self.mode, place) {
            (Mode::Typing, Some((here, board))) => return self.leave_typing(&here, board),
            (Mode::Rest, _) => self.task = Task::Enter,
            (Mode::Slips(digits), _) if digits.is_empty() => {
                self.by_slips = false;
                self.rest();
            }
            (Mode::Typing | Mode::Forfeit | Mode::Other | Mode::Slips(_), _) => self.rest(),
        }
        None
    }

    /// Leaves the input at a board: a table waits for its players, a line or a correction asks a question.
    fn leave_typing(&mut self, here: &Here<'_>, board: BoardNo) -> Option<Request> {
        /// The length of a result key and the blank after it.
        const ONE_KEY: usize = 2;
        let at = self.place_of(here, board);
        let place = words::place(here.state);
        let Some(draft) = self.drafts.get(&at).filter(|draft| !draft.is_empty()) else {
            self.drafts.remove(&at);
            self.rest();
            return None;
        };
        let (lines, is_line) = (draft.lines(), here.form.is_for_two());
        if is_line && draft.refused().is_none() && lines.iter().all(|line| line.len() <= ONE_KEY) {
            self.drafts.remove(&at);
            self.rest();
            return None;
        }
        let typed = draft.changed().join(" / ");
        let drop = NamedOutcome::new(Intent::Discard, "drop it", Request::Tell(News::Dropped));
        let told = vec![vec![piece(Role::Text, typed)]];
        let title = format!("{place} {board}: typed and not recorded");
        if is_line {
            return Some(Request::ask(Question::ask(title, told, drop, "go on typing")));
        }
        if self.task == Task::Correct {
            let keep = NamedOutcome::new(Intent::Keep, "keep it for later", Request::Tell(News::SetAside));
            return Some(Request::ask(Question::ask(title, told, keep, "go on typing").or(drop)));
        }
        self.rest();
        Some(Request::Say(Said::Good(format!("{place} {board} stays as far as it is typed"))))
    }

    /// Discards the input in question.
    pub(super) fn dropped(&mut self, scene: &Scene<'_>) -> Option<Request> {
        if self.proposed.is_some() {
            return Some(self.drop_pairing());
        }
        let here = self.here(scene)?;
        let at = self.place_of(&here, self.board(&here)?);
        self.drafts.remove(&at);
        self.rest();
        None
    }

    /// Saves the input in question for later.
    pub(super) fn set_aside(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let Some(proposed) = self.proposed.take() else {
            self.rest();
            return None;
        };
        let intent = if proposed.is_of_next(proposed.round()) { Intent::Pair } else { Intent::Arrange };
        let key = scene.key(Context::Round, intent);
        let told = format!("the manual pairing of round {} is saved: {key} continues it", proposed.round());
        self.aside = Some(proposed);
        Some(Request::Say(Said::Good(told)))
    }

    /// Handles Esc in an unpublished pairing: the director's work is not discarded without a question.
    pub(super) fn leave_pairing(&mut self) -> Option<Request> {
        let proposed = self.proposed.as_ref()?;
        if !proposed.is_work() {
            return Some(self.drop_pairing());
        }
        let what = if proposed.is_of_next(proposed.round()) { "is not published" } else { "is not recorded" };
        let told = vec![vec![piece(
            Role::Text,
            format!("{}: what you changed {what}", proposed.place(&DeskLanguage::default())),
        )]];
        let keep = NamedOutcome::new(Intent::Keep, "keep it for later", Request::Tell(News::SetAside));
        let drop = NamedOutcome::new(Intent::Discard, "drop it", Request::Tell(News::Dropped));
        Some(Request::ask(Question::ask("the manual pairing", told, keep, "go on seating").or(drop)))
    }

    fn drop_pairing(&mut self) -> Request {
        let is_next = self.proposed.take().is_none_or(|one| one.is_of_next(one.round()));
        let stays = if is_next { "nothing is published" } else { "the round stays as it was published" };
        Request::Say(Said::Warning(format!("the pairing was dropped; {stays}")))
    }
}
