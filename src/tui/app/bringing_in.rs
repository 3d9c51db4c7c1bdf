//! What comes from other files: lists of players, and definitions of prizes.

use std::path::{Path, PathBuf};

use super::App;
use crate::formats::player_list::Choices as ListChoices;
use crate::formats::prizes;
use crate::storage::limits;
use crate::tui::importing::{ListRequest, ListSource, Listed, ReportFindings};
use crate::tui::intent::Intent;
use crate::tui::job::Work;
use crate::tui::overlays::Overlay;
use crate::tui::overlays::list_preview::ListPreview;
use crate::tui::refusals;
use crate::tui::request::{NamedOutcome, News, Question, Request, Said};
use crate::tui::text::{Line, piece};
use crate::tui::theme::Role;
use crate::tui::words;

impl App {
    /// Players of a list, or those of a tournament report; a list that was looked at before is read as it was then.
    pub(super) fn import(&mut self, path: PathBuf) {
        let source = ListSource::File(path);
        let kept = self.kept_choices.as_ref().filter(|(of, _)| *of == source);
        let choices = kept.map_or_else(ListChoices::default, |(_, choices)| choices.clone());
        self.read_list(ListRequest { source, bytes: None, choices });
    }

    /// Reads a list beside the keyboard; the answer is shown.
    pub(super) fn read_list(&mut self, list: ListRequest) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let state = Box::new(desk.state().clone());
        self.work(Work::List { list: Box::new(list), files: self.files.clone(), state });
    }

    /// Whatever a list would do is shown before anything happens.
    pub(super) fn show_list(&mut self, listed: Box<Listed>) {
        match self.overlays.last_mut() {
            Some(Overlay::List(preview)) => preview.replace(*listed),
            Some(_) | None => self.overlays.push(Overlay::List(Box::new(ListPreview::new(*listed)))),
        }
    }

    /// Takes a list over as one act, its doubts accepted.
    pub(super) fn enlist(&mut self, listed: &Listed, with_changes: bool) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let state = desk.state();
        let Some(act) = listed.comparison.act(&listed.draft, state, with_changes) else { return };
        if let Err(refused) = state.check(&act) {
            // The list is still there to be put right.
            self.said = Some(Said::Error(refusals::refused(&refused, &self.room.settings.keymap)));
            self.show_list(Box::new(listed.clone()));
            return;
        }
        let mut warnings = state.warnings(&act);
        if with_changes {
            warnings.extend(listed.comparison.asked());
        }
        let unused = listed.draft.unused().join(", ");
        self.record(act, &warnings);
        if let (Some(Said::Good(told)), false) = (&mut self.said, unused.is_empty()) {
            told.push_str(" · columns not used: ");
            told.push_str(&unused);
        }
        self.kept_choices = None;
    }

    /// Whatever there is to know of a report is shown before an event is made of it.
    pub(super) fn ask_about_report(&mut self, found: ReportFindings) {
        let ReportFindings { findings, .. } = &found;
        let mut lines =
            vec![vec![piece(Role::Text, "This is to be known before an event is made of the report:")]];
        lines.extend(findings.iter().take(NAMED).map(|one| vec![piece(Role::Warning, format!("! {one}"))]));
        lines.extend(and_more(findings.len()));
        let title = format!("{} in the report", words::count_of(findings.len(), "finding", "findings"));
        let request = Request::ImportEvent(Box::new(found));
        let outcome = NamedOutcome::new(Intent::Yes, "make the event all the same", request);
        self.ask(Question::ask(title, lines, outcome, "make no event"));
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
