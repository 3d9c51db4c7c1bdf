//! An event shared with other desks: shared, joined, left, and the codes by which desks join.

use std::path::Path;

use super::line;
use crate::app::App;
use crate::jobs::desks_job::{DesksDone, DesksWork, Joined, Joining};
use crate::jobs::request::{InputLine, InputPurpose, LongText, NamedOutcome, Question, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::widgets::text::Line;
use crate::widgets::theme::Role;
use desk::Desk;
use desk::desks;
use desk::desks::network::{AsWhom, FreshlyHosted, Invitation};
use desk::storage::disk::{folder_of, open_to_everybody};
use formats::views::words;

impl App {
    /// Shares the event, then shows the codes.
    pub(in crate::app) fn share(&mut self, as_whom: AsWhom) {
        if let Some(place) = self.place() {
            self.work_with_desks(DesksWork::Share(place, as_whom));
        }
    }

    /// Handles the result of network work.
    pub(in crate::app) fn have_desks(&mut self, done: DesksDone) {
        let failed = match done {
            DesksDone::Shared(identity, shared) => shared.map(|fresh| self.have_shared(identity, fresh)),
            DesksDone::Joined(joined) => joined.map(|joined| self.have_joined(joined)),
            DesksDone::ShutOut(out) => out.map(|name| {
                self.show_codes();
                self.said = Some(Said::Good(format!("{name} is shut out; these are the new codes")));
            }),
            DesksDone::EndedCodes(ended) => ended.map(|has_new| {
                if has_new {
                    self.show_codes();
                }
                let told = if has_new { "these are the new codes" } else { "nobody can join any more" };
                self.said = Some(Said::Good(format!("the codes have expired; {told}")));
            }),
            DesksDone::PutBack(put) => put.map(|()| {
                self.said = Some(Said::Good("the others now have the entries of this desk".to_owned()));
            }),
            DesksDone::MayLeave(identity, may) => may.map(|()| self.leave_now(&identity)),
        };
        if let Err(why) = failed {
            self.said = Some(Said::Error(why.to_string()));
        }
    }

    fn have_shared(&mut self, identity: String, fresh: FreshlyHosted) {
        let Some(hosted) = fresh.keep() else { return };
        let is_open = self.room.desk.as_ref().is_some_and(|desk| desk.identity() == identity);
        self.hosted.push((identity, hosted));
        if !is_open {
            self.said = Some(Said::Good("the event that was open before is shared".to_owned()));
            return;
        }
        if let Some(mut desk) = self.room.desk.take() {
            self.note(desk.path().and_then(|path| open_to_everybody(&**self.files.disk(), folder_of(path))));
            let alone = self.meet_others(&mut desk);
            self.room.desk = Some(desk);
            self.said = alone.map(Said::Error);
        }
        self.show_codes();
    }

    pub(in crate::app) fn show_codes(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let path = desk.path().unwrap_or_else(|| Path::new(""));
        let codes = desks::network::codes(self.files.disk(), path, desk.identity());
        let until = if self.hosts(desk) { "this desk is open" } else { "`wallchart host` runs" };
        let keymap = &self.room.settings.keymap;
        let key =
            |intent| keymap.key_of(Context::Global, intent).map_or_else(String::new, |key| key.to_string());
        let (joins, shows) = (key(Intent::JoinDesks), key(Intent::Desks));
        let mut lines = vec![
            line(Role::Text, &format!("The event is shared as long as {until}. On another computer type:")),
            line(Role::Accent, "wallchart join --name \"Hall B\""),
            line(Role::Text, &format!("or {joins} in its desk, with the code of a role:")),
        ];
        if codes.is_empty() {
            let told = format!("The codes have expired. {shows} makes new ones.");
            self.show(LongText::prose("codes", vec![line(Role::Text, &told)]));
            return;
        }
        for Invitation { role, code } in codes {
            let may = format!("{} ({})", role.word(), role.rights());
            lines.extend([Line::new(), line(Role::Text, &may), line(Role::Accent, &code)]);
        }
        let until = desks::network::expiry(self.files.disk(), path, desk.identity());
        let until = until.map(|until| self.room.settings.calendar.moment(&until));
        let until = until.map(|until| line(Role::Text, &format!("They are valid until {until}.")));
        lines.extend(until.into_iter().flat_map(|until| [Line::new(), until]));
        lines.extend([
            Line::new(),
            line(
                Role::Dim,
                &format!("Anybody who has a code can join with it. {shows} shows the codes again."),
            ),
        ]);
        self.show(LongText::prose("codes", lines));
    }

    pub(in crate::app) fn ask_to_shut_out(&mut self) {
        let hint = "type its name; the codes change, so desks that join later need a new one";
        self.input(InputLine::new("shut out which desk?", hint, InputPurpose::ShutOut));
    }

    /// Shuts a desk out, then shows the new codes.
    pub(in crate::app) fn shut_out(&mut self, name: &str) {
        if let Some(place) = self.place() {
            self.work_with_desks(DesksWork::ShutOut(place, name.to_owned()));
        }
    }

    pub(in crate::app) fn ask_to_end_codes(&mut self) {
        let lines = vec![line(
            Role::Text,
            "Desks that have joined stay. Nobody can join with the codes given out so far.",
        )];
        let new = NamedOutcome::new(Intent::Yes, "make new codes", Request::EndCodes(true));
        let none = "let them expire: nobody can join until there are new ones";
        let none = NamedOutcome::new(Intent::Discard, none, Request::EndCodes(false));
        let question = Question::read("codes", lines);
        self.ask(Question { outcomes: vec![new, none], safe: "keep the codes".into(), ..question });
    }

    pub(in crate::app) fn end_codes(&mut self, makes_new: bool) {
        if let Some(place) = self.place() {
            self.work_with_desks(DesksWork::EndCodes(place, makes_new));
        }
    }

    pub(in crate::app) fn ask_for_code(&mut self) {
        if !self.has_network() {
            return;
        }
        let hint = "the 24 characters that the desk of the lead shows; hyphens and capitals do not matter";
        self.input(InputLine::new("code", hint, InputPurpose::Code));
    }

    pub(in crate::app) fn ask_for_desk_name(&mut self, code: String) {
        let hint = "what this desk is called, for instance Hall B; every entry from here names it";
        let line = InputLine::new("name of this desk", hint, InputPurpose::DeskName(code));
        // A desk that follows the lead to another server retains its name.
        let name = self.membership.as_ref().map_or("", |membership| membership.name.as_str());
        self.input(line.offering(name));
    }

    /// Joins an event and opens it once it is read. The open event can be joined again under another name.
    pub(in crate::app) fn join(&mut self, code: String, name: String) {
        let is_kept_out =
            |desk: &&Desk| desk.others().standing().is_some_and(|standing| standing.offline.is_some());
        let again = self.room.desk.as_ref().filter(is_kept_out).map(|desk| desk.identity().to_owned());
        let (folder, files, clock) = (self.folder.clone(), self.files.clone(), self.clock);
        self.work_with_desks(DesksWork::Join(Joining { code, name, folder, files, clock, again }));
    }

    fn have_joined(&mut self, joined: Joined) {
        let path = match joined {
            Joined::Read(path) => path,
            Joined::Again(mut admission) => {
                let Some(path) = self.room.desk.as_ref().and_then(|desk| desk.path()).map(Path::to_owned)
                else {
                    return;
                };
                self.keep_drafts();
                self.room.desk = None;
                let kept = admission.keep(self.files.disk(), |_, _| path.clone());
                // An unused admission may take a moment to end.
                std::thread::spawn(move || admission.end());
                if let Err(why) = kept {
                    self.open(&path);
                    self.said = Some(Said::Error(why.to_string()));
                    return;
                }
                path
            }
        };
        let joined = format!("joined: {}", path.display());
        if self.overlays.is_empty() && self.would_be_lost().is_empty() {
            self.open(&path);
        } else {
            // The user has started something else meanwhile.
            self.ask_to_open(path);
        }
        self.said = self.said.take().or(Some(Said::Good(joined)));
    }

    pub(in crate::app) fn hosts(&self, desk: &Desk) -> bool {
        self.hosted.iter().any(|(identity, _)| identity == desk.identity())
    }

    pub(in crate::app) fn ask_to_leave_desks(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let mut lines = vec![line(
            Role::Text,
            "This file stays, as an event of its own; what the others do no longer comes.",
        )];
        lines.extend(self.left_alone().map(|told| line(Role::Warning, &told)));
        let name = desk.others().standing().map_or_else(String::new, |standing| standing.me.name);
        if !self.hosts(desk) {
            let again = format!("To come back it needs a code, and another name than {name}.");
            lines.push(line(Role::Text, &again));
        }
        let leave = NamedOutcome::new(Intent::Leave, "leave the other desks", Request::LeaveDesks);
        self.ask(Question::ask("leave", lines, leave, "stay"));
    }

    /// Leaves the other desks; a host also stops sharing the event.
    pub(in crate::app) fn leave_desks(&mut self) {
        let waits = self.room.desk.as_ref().map_or(0, |desk| desk.others().waiting().len());
        if 0 < waits {
            let waits = words::count_of(waits, "act waits", "acts wait");
            self.said = Some(Said::Error(format!(
                "{waits} at this desk: wait until they are entered, or drop them first"
            )));
            return;
        }
        let Some(place) = self.place() else { return };
        let hosted = self.hosted.iter().position(|(identity, _)| *identity == place.identity);
        let hosted = hosted.map(|at| self.hosted.remove(at).1);
        self.work_with_desks(DesksWork::Leave(place, hosted));
    }

    /// Turns the event into a plain file, if it is still the open one.
    fn leave_now(&mut self, identity: &str) {
        if self.room.desk.as_ref().is_none_or(|desk| desk.identity() != identity) {
            self.said =
                Some(Said::Error("another event is open now: open the one to leave again".to_owned()));
            return;
        }
        self.keep_drafts();
        let Some(desk) = self.room.desk.take() else { return };
        let path = desk.path().map(Path::to_owned);
        let left = desks::network::leave(desk);
        if let Some(path) = path {
            self.open(&path);
        }
        self.said = Some(match left {
            Ok(()) => Said::Good("you have left: this event is an ordinary file again".to_owned()),
            Err(why) => Said::Error(why.to_string()),
        });
    }
}
