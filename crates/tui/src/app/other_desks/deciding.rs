//! Acts that the desks do not agree on: disputed results, refused acts, and what is left of a desk that is
//! gone.

use std::path::Path;

use super::{disputes, done_now, line};
use crate::app::App;
use crate::jobs::desks_job::DesksWork;
use crate::jobs::request::{NamedOutcome, Question, Request, Said};
use crate::keys::intent::Intent;
use crate::widgets::text::Line;
use crate::widgets::theme::Role;
use desk::desks;
use desk::desks::conflict;
use desk::shared::waiting::Kept;
use engine::action::Act;
use engine::text::Remark;
use formats::views::words;

impl App {
    /// Continues with the entries of the other desks: reads the event again, and enters or offers the entries
    /// of this desk again.
    pub(in crate::app) fn keep_others(&mut self) {
        self.keep_drafts();
        let Some(desk) = self.room.desk.take() else { return };
        let path = desk.path().map(Path::to_owned);
        let kept = conflict::keep_others(desk, self.equipment());
        if let Some(path) = path {
            self.open(&path);
        }
        self.said = Some(match kept {
            Ok(kept) => Said::Good(format!("the entries of this desk are saved in {}", kept.file.display())),
            Err(why) => Said::Error(why.to_string()),
        });
    }

    /// Sends the entries of this desk to the others.
    pub(in crate::app) fn keep_mine(&mut self) {
        if let Some(place) = self.place() {
            self.work_with_desks(DesksWork::PutBack(place));
        }
    }

    /// Asks about a board for which two desks entered different results; earlier ones are left for later.
    pub(in crate::app) fn decide_dispute(&mut self, behind: usize) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let mut open = disputes(desk);
        let count = open.len();
        if count <= behind {
            return;
        }
        let (told, (round, board, dispute)) = open.swap_remove(behind);
        let Some(held) = desk.state().board(round, board) else { return };
        let Some(was) = held.outcome.clone() else { return };
        let (stays, typed) = words::both(desk.state(), &held.seats, Some(&was), &dispute.typed);
        let reason = Remark::taken_over("typed at two desks");
        let correct = Act::Correct { round, board, was, now: Some(dispute.typed), reason };
        let does = format!("correct the board: {typed} in place of {stays}");
        let uphold = format!("leave the board as it is: {stays} is right");
        let uphold =
            NamedOutcome::new(Intent::Uphold, uphold, Request::Do(Box::new(Act::Uphold { round, board })));
        let mut question = Question::ask(
            if count == 1 { "disputed".to_owned() } else { format!("disputed: {} of {count}", behind + 1) },
            vec![line(Role::Text, &told)],
            NamedOutcome::new(Intent::Correct, does, Request::Correct(Box::new(correct))),
            "decide later",
        )
        .or(uphold);
        if behind + 1 < count {
            let next = "leave it for later and show the next one";
            question = question.or(NamedOutcome::new(Intent::Keep, next, Request::Dispute(behind + 1)));
        }
        self.ask(question);
    }

    /// Removes the files that an earlier server left beside the event.
    pub(in crate::app) fn remove_left_over(&mut self) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let path = desk.path().unwrap_or_else(|| Path::new(""));
        self.said = Some(match desks::network::remove_left_over(self.files.disk(), path, desk.identity()) {
            Ok(folder) => Said::Good(format!("{} is removed", folder.display())),
            Err(why) => Said::Error(why.to_string()),
        });
    }

    /// Asks about an act that could not be entered, or that waits for the server: to do it now, discard it,
    /// or leave it waiting. Earlier ones are skipped.
    pub(in crate::app) fn decide(&mut self, behind: usize) {
        let Some(desk) = self.room.desk.as_ref() else { return };
        let is_offline = desk.others().standing().is_some_and(|standing| standing.offline.is_some());
        let open: Vec<&Kept> =
            desk.others().waiting().iter().filter(|kept| kept.refused.is_some() || is_offline).collect();
        let Some(kept) = open.get(behind) else { return };
        let mut lines = vec![
            line(Role::Text, &kept.told(desk.state())),
            line(Role::Dim, &self.room.settings.calendar.moment(&kept.at)),
            Line::new(),
        ];
        let mut ways = Vec::new();
        if let Some(why) = &kept.refused {
            lines.push(line(Role::Warning, why));
            let is_of_others = kept.is_of_others(desk.state());
            let is_apart = desk.others().standing().is_some_and(|standing| standing.difference().is_some());
            ways.extend(done_now(desk, &kept.act).filter(|_| !is_of_others && !is_apart));
            if is_apart {
                lines.push(line(Role::Text, "It can be entered once you have chosen whose entries go on."));
            } else if ways.is_empty() && !is_of_others {
                lines.push(line(Role::Text, "You can only drop it here; the lead can correct the board."));
            }
        } else {
            lines.push(line(Role::Text, "It will be entered when the server is back."));
        }
        let drop = Request::DropKept(Box::new((*kept).clone()), behind);
        ways.push(NamedOutcome::new(Intent::Discard, "drop it", drop));
        if behind + 1 < open.len() {
            ways.push(NamedOutcome::new(
                Intent::Keep,
                "keep it and show the next one",
                Request::Decide(behind + 1),
            ));
        }
        let title = match open.len() {
            1 => "to decide".to_owned(),
            several => format!("to decide: {} of {several}", behind + 1),
        };
        self.ask(Question { outcomes: ways, safe: "decide later".into(), ..Question::read(title, lines) });
    }

    pub(in crate::app) fn drop_kept(&mut self, kept: &Kept, behind: usize) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        // The server may have come back while the question was open.
        let is_there = desk.others().waiting().contains(kept);
        desk.others_mut().drop_kept(|one| one == kept);
        self.decide(behind);
        if !is_there {
            let why = "it is no longer waiting: it has been entered (look at the board)";
            self.said = Some(Said::Warning(why.to_owned()));
        }
    }

    pub(in crate::app) fn drop_undecided(&mut self) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        desk.others_mut().drop_kept(Kept::is_refused);
        self.said = Some(Said::Good("the results that could not be entered are dropped".to_owned()));
    }
}
