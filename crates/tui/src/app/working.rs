//! Long work: asked for, watched, stopped, answered; and the site, which is updated after each publication.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use super::App;
use super::long_work::{Working, name_of};
use crate::jobs::importing::FromList;
use crate::jobs::job::{Answer, Done, JobKind, Work};
use crate::jobs::publishing::{self, NoPaper, Papered, Papering, Publishing};
use crate::jobs::request::{InputLine, InputPurpose, LongText, News, Request, Said};
use crate::jobs::watch::Watch;
use crate::wording::act_consequences::{self, loudest, warning_lines};
use crate::wording::question_outcomes;
use desk::publication::paper::Occasion;
use desk::storage::disk::open_to_everybody;
use desk::storage::event_file::EventFile;
use engine::refusal::Level;
use engine::words;

impl App {
    /// Drops the questions about the previous event; its site is still written to the end.
    pub(super) fn let_go(&mut self) {
        self.working.retain(|work| {
            let stays = matches!(
                work.kind,
                JobKind::Publish | JobKind::Paper | JobKind::Print(_) | JobKind::TellServer(_)
            );
            if !stays {
                work.watch.stop();
            }
            stays
        });
    }

    /// Reads the event again if this desk can only read it and another one writes it.
    pub(super) fn follow(&mut self) {
        let Some(desk) = self.room.desk.as_ref().filter(|_| {
            // A command of the user may take a long time.
            self.working.iter().all(|work| matches!(work.kind, JobKind::Print(_)))
        }) else {
            return;
        };
        if let Some(path) = desk.path().filter(|_| desk.file().is_some_and(EventFile::went_on_elsewhere)) {
            let path = desk.next_path().unwrap_or_else(|| path.to_owned());
            self.work(Work::Follow { path, disk: self.files.disk().clone() });
        }
    }

    pub(super) fn stop(&mut self) {
        if self.working.is_empty() {
            return;
        }
        let stopped = |work: Working| {
            work.watch.stop();
            name_of(&work.kind)
        };
        let is_told = |work: &Working| matches!(work.kind, JobKind::TellServer(_));
        let (stays, stops): (VecDeque<Working>, VecDeque<Working>) =
            self.working.drain(..).partition(is_told);
        self.working = stays;
        if let Some(work) = self.working.front().filter(|_| stops.is_empty()) {
            let told = format!("{}: this takes a few seconds and is not stopped", name_of(&work.kind));
            self.said = Some(Said::Warning(told));
            return;
        }
        let work: Vec<String> = stops.into_iter().map(stopped).collect();
        self.said = Some(Said::Good(format!("stopped: {}", work.join(", "))));
        self.forget_line();
    }

    pub(super) fn work(&mut self, work: Work) {
        let entries = self.room.desk.as_ref().map_or(0, |desk| desk.entries().len());
        let watch = Arc::<Watch>::default();
        let working = Working { kind: work.kind(), since: Instant::now(), watch: Arc::clone(&watch) };
        self.working.push_back(working);
        if let Some(done) = self.worker.ask(entries, watch, work) {
            self.done(done);
        }
    }

    /// Handles the answer of long work, and settles the dialog that asked for it.
    pub(super) fn done(&mut self, done: Done) {
        // The answer of stopped work is dropped.
        let Some(at) = self.working.iter().position(|work| Arc::ptr_eq(&work.watch, &done.watch)) else {
            // Releasing the result of network work may take a moment.
            if matches!(done.answer, Answer::Desks(_)) {
                std::thread::spawn(move || drop(done));
            }
            return;
        };
        let awaited = self.working.remove(at).is_some_and(|work| self.awaits(&work.kind));
        self.take_answer(done);
        if awaited {
            self.settle_line();
        }
    }

    /// Handles an answer, unless the journal has grown since the question.
    fn take_answer(&mut self, done: Done) {
        if let Answer::Published(published) = &done.answer {
            self.said = Some(publishing::told(published, self.said.take()));
            return;
        }
        if let Answer::Papered(papered) = done.answer {
            self.print(papered);
            return;
        }
        if let Answer::Updated(lists) = done.answer {
            self.have_lists(lists);
            return;
        }
        if let Answer::Printed { command, result } = done.answer {
            let files = |count| words::count(count, "file");
            let told = result.map(|count| format!("{command} has {}", files(count)));
            self.said = Some(publishing::told_of_paper(told, self.said.take()));
            return;
        }
        if let Answer::Followed(reading) = done.answer {
            if let Some(reading) = reading {
                self.take_over(*reading);
            }
            return;
        }
        if let Answer::Opened(opened) = done.answer {
            match opened {
                // The user may have typed something while it was being read.
                Ok(opened) => {
                    let lost = self.would_be_lost();
                    self.ask_to_leave(lost, Request::TakeUp(opened));
                }
                Err(error) => self.said = Some(Said::Error(error.to_string())),
            }
            return;
        }
        if let Answer::Desks(done) = done.answer {
            self.have_desks(done);
            return;
        }
        if let Answer::Found(found) = done.answer {
            self.ask_about_report(found);
            return;
        }
        let now = self.room.desk.as_ref().map(|desk| desk.entries().len());
        if now != Some(done.seq) {
            let is_of_then = matches!(
                done.answer,
                Answer::Paired { .. } | Answer::Foreseen { .. } | Answer::Listed(_) | Answer::Checked { .. }
            );
            if is_of_then {
                self.said = Some(Said::Error("the event has changed since: ask again".to_owned()));
            }
            return;
        }
        match done.answer {
            Answer::Foreseen { act, consequences } => {
                let Some(desk) = self.room.desk.as_ref() else { return };
                let warnings = desk.state().warnings(&act);
                let mut lines = warning_lines(&warnings);
                lines.extend(act_consequences::lines(desk.state(), &act, &consequences));
                let level = loudest(&warnings).unwrap_or(Level::Confirm).max(Level::Confirm);
                let asked = question_outcomes::ask(
                    desk.state(),
                    act,
                    (level, warnings),
                    Some("what this will do"),
                    lines,
                    self.room.settings.theme.language(),
                );
                self.ask(asked);
            }
            Answer::Listed(Ok(FromList::Players(listed))) => self.show_list(listed),
            Answer::Listed(Ok(FromList::Members(members))) => self.ask_about_members(*members),
            Answer::Checked { check: Ok(check), is_quiet: false } => self.show_check(*check),
            Answer::Checked { check: Err(error), is_quiet: false } => {
                self.said = Some(Said::Error(error.to_string()));
            }
            Answer::Checked { check, is_quiet: true } => self.tell_check(check.ok().as_deref()),
            Answer::Listed(Err(error)) => self.said = Some(Said::Error(error.to_string())),
            Answer::Why { title, lines } => self.show(LongText::prose(title, lines)),
            answer @ (Answer::Paired { .. }
            | Answer::Audited(_)
            | Answer::Opened(_)
            | Answer::Found(_)
            | Answer::Followed(_)
            | Answer::Published(_)
            | Answer::Papered(_)
            | Answer::Printed { .. }
            | Answer::Updated(_)
            | Answer::Desks(_)
            | Answer::Rated { .. }) => {
                let screen = answer.asked_by();
                self.tell_screen(screen, &News::Answer(Box::new(answer)));
            }
        }
    }

    pub(super) fn ask_for_site(&mut self) {
        let Some(desk) = self.room.desk.as_ref().filter(|desk| desk.path().is_some()) else {
            self.has_desk();
            return;
        };
        let path = desk.path().unwrap_or(Path::new(""));
        let known = self.files.site(path);
        let hint = match known {
            Some(_) => "its folder: the site is written now; an empty line stops updating it",
            None => "a folder: the site is written now, and again after every round, seal and correction",
        };
        let offered = known.unwrap_or_else(|| publishing::folder_beside(path));
        let line = InputLine::new("publish as a site", hint, InputPurpose::Site);
        self.input(line.offering(offered.display().to_string()));
    }

    pub(super) fn set_site(&mut self, folder: Option<PathBuf>) {
        let Some(path) = self.room.desk.as_ref().and_then(|desk| desk.path()) else { return };
        let folder = folder.map(|folder| self.folder.join(folder));
        let notice = self.files.keep_site(path, folder.as_deref());
        self.note(notice);
        match folder {
            Some(_) => self.publish_site(),
            None => self.said = Some(Said::Good("the site is no longer kept up to date".to_owned())),
        }
    }

    /// Writes the documents of a round after its publication and its seal, if the settings say so.
    pub(super) fn write_paper(&mut self, occasion: Option<Occasion>) {
        // The event of the tour is not one of the user's events.
        if self.tour.is_some() {
            return;
        }
        let settings = &self.room.settings;
        let (Some(desk), Some(paper), Some(occasion)) = (self.room.desk.as_ref(), &settings.paper, occasion)
        else {
            return;
        };
        if let Some(papering) = Papering::of(desk, &settings.calendar, paper, occasion) {
            self.work(Work::Paper(Box::new(papering)));
        }
    }

    /// Reports the written documents, and runs the print command of the settings.
    fn print(&mut self, papered: Papered) {
        let before = self.said.take();
        let (said, files) = match papered {
            Ok(done) => (publishing::told_of_paper(publishing::told_of_files(&done), before), done.files),
            Err(error) => (publishing::told_of_paper(Err(NoPaper(error)), before), Vec::new()),
        };
        self.said = Some(said);
        let command = self.room.settings.paper.as_ref().map_or_else(Vec::new, |paper| paper.command.clone());
        if !command.is_empty() && !files.is_empty() {
            self.work(Work::Print { command, files });
        }
    }

    /// Updates the site of the event, if it has one.
    pub(super) fn publish_site(&mut self) {
        // The site moves with an event that has just moved to another file.
        self.tell_news();
        let Some(desk) = self.room.desk.as_ref() else { return };
        if let Some(folder) = desk.path().and_then(|path| self.files.site(path)) {
            let site = Publishing::of(desk, folder.clone(), &self.room.settings.calendar);
            self.note(open_to_everybody(&**self.files.disk(), &folder));
            self.work(Work::Publish(Box::new(site)));
        }
    }
}
