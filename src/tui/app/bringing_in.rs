//! What comes from other files: lists of players, and definitions of prizes.

use std::path::{Path, PathBuf};

use super::App;
use crate::desk::DeskError;
use crate::engine::action::Act;
use crate::engine::refusal::Warning;
use crate::formats::prizes;
use crate::storage::limits;
use crate::tui::foresight::warning_lines;
use crate::tui::importing::Listed;
use crate::tui::intent::Intent;
use crate::tui::job::Work;
use crate::tui::request::{NamedOutcome, News, Question, Request, Said};
use crate::tui::screens::player_at;
use crate::tui::text::{Line, piece};
use crate::tui::theme::Role;
use crate::tui::{registration, words};

impl App {
    /// Players of a list, or those of a tournament report.
    pub(super) fn import(&mut self, path: PathBuf) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let state = Box::new(desk.state().clone());
        self.work(Work::List { path, files: self.files.clone(), state });
    }

    /// Whoever seems to be registered already is shown before the others are registered.
    pub(super) fn show_list(&mut self, listed: Box<Listed>) {
        if listed.known.is_empty() {
            self.enlist(listed, &[]);
            return;
        }
        if listed.new.is_empty() {
            let all = words::count(listed.known.len(), "player");
            self.said = Some(Said::Warning(format!("everybody on the list is registered already: {all}")));
            return;
        }
        let title = "some players on the list are registered already";
        let lines = known_lines(&listed);
        let does = format!("register {}", words::count_of(listed.new.len(), "other", "others"));
        let outcome = NamedOutcome::new(Intent::Register, does, Request::Enlist(listed, Vec::new()));
        self.ask(Question::ask(title, lines, outcome, "register nobody"));
    }

    /// Registers the players of a list who are not registered yet, all or none.
    pub(super) fn enlist(&mut self, listed: Box<Listed>, accepted: &[Warning]) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let Listed { new, known, unused, changed } = &*listed;
        let mut told = vec![format!("{} registered", words::count(new.len(), "player"))];
        if !known.is_empty() {
            told.push(format!("{} registered already", known.len()));
        }
        if !unused.is_empty() {
            told.push(format!("columns not used: {}", unused.join(", ")));
        }
        let ids = (desk.state().players.len()..).map(player_at);
        let acts = ids.zip(new).map(|(id, entrant)| Act::Register { id, entrant: entrant.clone() });
        match desk.record_all(acts.collect(), accepted) {
            Ok(()) => {
                self.show_changed(changed);
                self.said = Some(Said::Good(told.join(" · ")));
            }
            Err(DeskError::NotAccepted(warnings)) => {
                self.ask_first("register the list", warnings, "register nobody", |accepted| {
                    let does = format!("register {}", words::count(listed.new.len(), "player"));
                    NamedOutcome::new(Intent::Register, does, Request::Enlist(listed, accepted))
                });
            }
            Err(error) => self.said = Some(Said::Error(error.to_string())),
        }
    }

    /// Lists what was taken over though a director would have been asked about it.
    pub(super) fn show_accepted(&mut self, accepted: &[Warning]) {
        if accepted.is_empty() {
            return;
        }
        let mut lines = vec![vec![piece(
            Role::Text,
            "The report was imported as it is; the journal records these warnings as accepted.",
        )]];
        lines.extend(warning_lines(accepted).into_iter().take(NAMED));
        lines.extend(and_more(accepted.len()));
        let title = format!("{} in the report", words::count(accepted.len(), "warning"));
        self.ask(Question::read(title, lines));
    }

    /// Lists the texts that could not be taken over as they are.
    pub(super) fn show_changed(&mut self, changed: &[String]) {
        if changed.is_empty() {
            return;
        }
        let mut lines = vec![vec![piece(
            Role::Text,
            "An event keeps each text on one line of at most 500 characters, without control characters.",
        )]];
        lines.extend(changed.iter().take(NAMED).map(|one| vec![piece(Role::Warning, one.as_str())]));
        lines.extend(and_more(changed.len()));
        let title = format!("{} changed", words::count_of(changed.len(), "text was", "texts were"));
        self.ask(Question::read(title, lines));
    }

    pub(super) fn read_prizes(&mut self, path: &Path) {
        let text = self.files.read_text(path, limits::SMALL).map_err(|error| error.to_string());
        let read =
            text.and_then(|text| prizes::read(&text).map_err(|error| format!("{}:{error}", path.display())));
        match read {
            Ok(rules) => self.tell(&News::Prizes(Box::new(rules))),
            Err(error) => self.said = Some(Said::Error(error)),
        }
    }
}

/// How much of a list is shown: enough to recognise it by.
const NAMED: usize = 8;

/// Says how many there are besides those that are named.
fn and_more(all: usize) -> Option<Line> {
    let more = all.checked_sub(NAMED).filter(|more| 0 < *more)?;
    Some(vec![piece(Role::Dim, format!("and {more} more"))])
}

/// Names whoever of a list seems to be registered already.
fn known_lines(listed: &Listed) -> Vec<Line> {
    let named = listed.known.iter().take(NAMED);
    let mut lines: Vec<Line> =
        named.map(|one| vec![piece(Role::Warning, registration::write(one))]).collect();
    lines.extend(and_more(listed.known.len()));
    lines.push(Line::new());
    let new = words::count(listed.new.len(), "player");
    let question = format!("y registers the others, {new}; n registers nobody");
    lines.push(vec![piece(Role::Text, question)]);
    lines.push(vec![piece(Role::Dim, "namesakes: add them one by one")]);
    lines
}
