//! What becomes of acts: asked about, recorded, taken back, announced.

use super::App;
use crate::desk::{Desk, DeskError};
use crate::engine::action::{Act, Action};
use crate::engine::id::RoundNo;
use crate::engine::pairing::propose;
use crate::engine::refusal::{Level, Warning};
use crate::engine::text::Label;
use crate::formats::report::names::NameOrder;
use crate::tui::foresight::{loudest, warning_lines};
use crate::tui::intent::{Intent, ScreenKind};
use crate::tui::job::Work;
use crate::tui::outcomes;
use crate::tui::publishing;
use crate::tui::request::{NamedOutcome, News, Question, Request, Said};
use crate::tui::text::piece;
use crate::tui::theme::Role;
use crate::tui::words;
use crate::views::changes::listed;

impl App {
    pub(super) fn take_back(&mut self) {
        self.with_ledger(Desk::undo, "undone");
    }

    pub(super) fn do_again(&mut self) {
        self.with_ledger(Desk::redo, "redone");
    }

    pub(super) fn with_ledger(
        &mut self,
        act: impl FnOnce(&mut Desk) -> Result<crate::engine::id::Seq, DeskError>,
        done: &str,
    ) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let mut concerned = None;
        self.said = Some(match act(desk) {
            Ok(of) => {
                let entry = desk.entries().iter().find(|entry| entry.seq == of);
                let told = entry.map(|entry| words::entry(desk.state(), entry));
                let told = told.map_or_else(String::new, |told| format!(": {} {}", told.kind, told.text));
                let changes = entry.and_then(|entry| desk.changes(entry));
                let told =
                    told + &changes.map_or_else(String::new, |changes| format!(" ({})", listed(&changes)));
                if let Some(Action::Do(act)) = entry.map(|entry| &entry.action) {
                    concerned = Some(act.clone());
                }
                Said::Good(format!("{done}{told}"))
            }
            Err(error) => Said::Error(error.to_string()),
        });
        let Some(act) = concerned else { return };
        if publishing::is_announced(&act) {
            self.publish_site();
        }
        self.tell_screen(ScreenKind::Round, &News::Ledger(Box::new(act)));
    }

    /// Checks an act and asks about its warnings as loudly as they deserve.
    pub(super) fn propose(&mut self, act: Box<Act>) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        if let Err(refused) = desk.state().check(&act) {
            self.said = Some(Said::Error(words::refused(&refused, &self.room.settings.keymap)));
            return;
        }
        let warnings = desk.state().warnings(&act);
        let title = words::act(desk.state(), &act).kind;
        match loudest(&warnings) {
            None | Some(Level::Line) => {
                let lines: Vec<String> = warnings.iter().map(ToString::to_string).collect();
                self.record(*act, &warnings);
                if !lines.is_empty() {
                    self.said = Some(Said::Warning(lines.join("; ")));
                }
            }
            Some(level) => {
                let lines = warning_lines(&warnings);
                let asked = outcomes::ask(desk.state(), act, (level, warnings), title, lines);
                self.ask(asked);
            }
        }
    }

    /// Asks about warnings as loudly as they deserve before several acts are done at once.
    pub(super) fn ask_first(
        &mut self,
        title: &str,
        warnings: Vec<Warning>,
        safe: &str,
        then: impl FnOnce(Vec<Warning>) -> NamedOutcome,
    ) {
        let level = loudest(&warnings).unwrap_or(Level::Confirm);
        let lines = warning_lines(&warnings);
        self.ask(Question::ask(title, lines, then(warnings), safe).as_loud_as(level));
    }

    pub(super) fn record(&mut self, act: Act, accepted: &[Warning]) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let kept = act.clone();
        match desk.record(act, accepted) {
            Ok(_) => {
                // A result is seen where it was typed; the line above the keys goes on telling what is missing.
                if !matches!(kept, Act::Record { .. } | Act::Agree { .. }) {
                    let told = words::act(desk.state(), &kept);
                    self.said = Some(Said::Good(format!("{}: {}", told.kind, told.text)));
                }
                let is_announced = publishing::is_announced(&kept);
                self.tell(&News::Recorded(Box::new(kept)));
                if is_announced {
                    self.publish_site();
                }
            }
            Err(error) => self.said = Some(Said::Error(words::not_done(&error, &self.room.settings.keymap))),
        }
    }

    /// A correction first shows what it will do.
    pub(super) fn foresee(&mut self, act: Box<Act>) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        if let Err(refused) = desk.state().check(&act) {
            self.said = Some(Said::Error(words::refused(&refused, &self.room.settings.keymap)));
            return;
        }
        let state = Box::new(desk.state().clone());
        self.work(Work::Foresee { state, act });
    }

    pub(super) fn propose_seal(&mut self, after: RoundNo) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        // The digest does not matter to the warnings; it is made when the standings are announced.
        let warnings =
            desk.state().warnings(&Act::Seal { after, digest: Label::default(), signed: None, table: None });
        let mut lines = vec![vec![piece(
            Role::Text,
            format!("This seals the standings after round {after}: they are kept as they are now."),
        )]];
        lines.extend(warning_lines(&warnings));
        let does = format!("seal the standings after round {after}");
        let outcome = NamedOutcome::new(Intent::Seal, does, Request::SealAccepted(after, warnings));
        self.ask(Question::ask("seal the standings", lines, outcome, "leave them live"));
    }

    pub(super) fn seal(&mut self, after: RoundNo, accepted: &[Warning]) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let sealed = desk.seal(after, accepted);
        let is_announced = sealed.is_ok();
        self.said = Some(match sealed {
            Ok(_) => {
                let digest = desk.state().seals.last().map_or("", |seal| seal.digest.get(..12).unwrap_or(""));
                Said::Good(format!("standings after round {after} sealed: {digest}"))
            }
            Err(error) => Said::Error(error.to_string()),
        });
        if is_announced {
            self.publish_site();
        }
    }

    /// The pairing numbers and the lot for the initial colour are on disk before the first round is paired.
    pub(super) fn pair(&mut self, round: RoundNo, accepted: &[Warning]) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let names = NameOrder::plain();
        let alphabet = |one: &str, other: &str| names.compare(one, other);
        let acts = propose::preparations(desk.state(), (self.seed)(), &alphabet);
        if !acts.is_empty() {
            match desk.record_all(acts, accepted) {
                Ok(()) => {}
                Err(DeskError::NotAccepted(warnings)) => {
                    let title = format!("before you pair round {round}");
                    self.ask_first(&title, warnings, "pair nothing", |accepted| {
                        let does = format!("pair round {round} with the new numbers");
                        NamedOutcome::new(Intent::Yes, does, Request::PairAccepted(round, accepted))
                    });
                    return;
                }
                Err(error) => {
                    self.said = Some(Said::Error(error.to_string()));
                    return;
                }
            }
        }
        let state = Box::new(desk.state().clone());
        self.work(Work::Pair { state, round });
    }
}
