//! One key prints what the screen shows: as PDF, by the command of the settings or by the program with which
//! the system opens PDFs.

use super::App;
use crate::jobs::job::Work;
use crate::jobs::request::Said;
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists::reports::OnPaper;
use desk::publication::form::Form;
use desk::user::viewer;

impl App {
    /// Prints or opens what the screen shows. Without a printer and a display, its file is named.
    pub(super) fn print_shown(&mut self) {
        let Some(paper) = self.shown_on_paper() else { return };
        let Some(event) = self.room.desk.as_ref().and_then(|desk| desk.path()) else { return };
        let settings = self.room.settings.paper.clone().unwrap_or_default();
        let name = (paper.round, paper.report, Form::Pdf.extension());
        let file = match settings.write_file(&**self.files.disk(), event, name, &paper.written.bytes) {
            Ok(file) => file,
            Err(error) => return self.said = Some(Said::Error(error.to_string())),
        };
        let message = paper.written.message(&file);
        let is_whole = paper.written.missing.is_empty();
        let opened = if settings.printer.is_empty() && self.room.settings.has_viewer {
            viewer::open(&file)
        } else {
            Ok(())
        };
        self.said = Some(match opened {
            Ok(()) if is_whole => Said::Good(message),
            Ok(()) => Said::Warning(message),
            Err(error) => Said::Warning(format!("{message}; the system does not open it: {error}")),
        });
        if !settings.printer.is_empty() {
            self.work(Work::Print { command: settings.printer, files: vec![file] });
        }
    }

    /// Lays out what the screen shows; explains why it cannot.
    fn shown_on_paper(&mut self) -> Option<OnPaper> {
        if !self.has_desk() {
            return None;
        }
        let wrong = if self.tour.is_some() {
            "the tour writes no paper: its event is not one of yours".to_owned()
        } else {
            match self.screen.face().paper(&self.room.scene()) {
                Some(Ok(paper)) => return Some(paper),
                Some(Err(why)) => why.to_string(),
                None => {
                    let key = self.room.scene().key(Context::Reports, Intent::Write);
                    format!("this is a file for programs, not for paper ({key} writes it)")
                }
            }
        };
        self.said = Some(Said::Error(wrong));
        None
    }
}
