//! Watches the event's file while the desk has it open, and reports its changes to the director.

use super::App;
use crate::jobs::request::{Question, Request, Said};
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use desk::desks;
use desk::news::SharedNews;
use desk::news::{clock_words, sent_words};
use desk::storage::event_file::{FileNews, Moved};
use desk::{Desk, News};

impl App {
    /// Reports everything that happened to the file since the last report.
    pub(super) fn tell_news(&mut self) {
        let news = self.room.desk.as_mut().map_or_else(Vec::new, Desk::take_news);
        for one in news {
            self.tell_one(one);
        }
        for notice in self.notices.split_off(self.noticed) {
            self.say_besides(notice.clone());
            self.notices.push(notice);
        }
        self.noticed = self.notices.len();
    }

    /// Stores a notice about the user's own files until it is shown; each is shown once.
    pub(super) fn note(&mut self, notice: Option<String>) {
        self.notices.extend(notice.filter(|notice| !self.notices.contains(notice)));
    }

    fn tell_one(&mut self, news: News) {
        match news {
            News::File(FileNews::Moved(moved)) => {
                self.follow_move(&moved);
                let lines = moved_lines(&moved);
                let after = Said::Warning(format!("the event goes on in {}", moved.to.display()));
                let title = "the event goes on in another file";
                self.ask(Question::read_before(title, lines, Request::Say(after)));
            }
            News::File(FileNews::Kept(path)) => {
                self.say_besides(format!("the damaged file is kept as {}", path.display()));
            }
            News::File(FileNews::Doubtful(why)) => {
                let lines = vec![
                    line(Role::Warning, format!("The entry is in the file, but the disk reports: {why}.")),
                    line(Role::Text, "Copy the event to another disk as soon as you can.".to_owned()),
                ];
                self.ask(Question::read("the disk does not confirm the entry", lines));
            }
            News::ClockWentBack { last, now, is_kept } => {
                let calendar = &self.room.settings.calendar;
                let (last, now) = (calendar.moment(&last), calendar.moment(&now));
                self.say_besides(clock_words(&last, &now, is_kept));
            }
            News::Shared(SharedNews::Sent(sent)) => self.said = Some(Said::Good(sent_words(sent))),
            News::Shared(SharedNews::Told(told)) => self.say_besides(told),
            News::Shared(SharedNews::ToRead { title, lines }) => {
                let lines = lines.into_iter().map(|text| line(Role::Text, text)).collect();
                self.ask(Question::read(title, lines));
            }
        }
    }

    /// Moves everything that belongs to the event to its new file.
    fn follow_move(&mut self, moved: &Moved) {
        if let Some(site) = self.files.site(&moved.from) {
            let notice = self.files.keep_site(&moved.to, Some(&site));
            self.note(notice);
        }
        if let Some(desk) = self.room.desk.as_mut() {
            let alone = desks::follow_move(desk, moved, self.membership.as_ref()).err();
            self.note(alone.map(|why| why.to_string()));
        }
        self.remember();
    }

    /// Shows a message without hiding the last one.
    pub(super) fn say_besides(&mut self, text: String) {
        self.said = Some(match self.said.take() {
            Some(Said::Good(before) | Said::Done(before) | Said::Warning(before)) => {
                Said::Warning(format!("{before} · {text}"))
            }
            Some(Said::Error(before)) => Said::Error(format!("{before} · {text}")),
            None => Said::Warning(text),
        });
    }

    /// Checks the file while nothing is written: everything that the desk calls saved must be there.
    ///
    /// A program that replaces a file may remove it for an instant, so it is checked twice.
    pub(super) fn watch_file(&mut self) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let missed = !desk.seems_saved();
        let twice = missed && self.missed_file;
        self.missed_file = missed;
        if twice {
            self.make_sure();
        }
    }

    /// Ensures that the event is on disk, and reports the repairs.
    pub(super) fn make_sure(&mut self) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        if let Err(error) = desk.make_sure() {
            self.said = Some(Said::Error(error.to_string()));
        }
        self.tell_news();
    }
}

fn moved_lines(moved: &Moved) -> Vec<Line> {
    let Moved { loss, from, to } = moved;
    vec![
        line(Role::Warning, format!("{} {loss}.", from.display())),
        line(Role::Text, "Nothing is lost. The whole event is in a new file, and goes on there:".to_owned()),
        line(Role::Accent, to.display().to_string()),
        line(Role::Text, "The file under the old name was not touched.".to_owned()),
    ]
}

fn line(role: Role, text: String) -> Line {
    vec![piece(role, text)]
}
