//! Requests of screens and overlays, each fulfilled; and the news that a screen receives.

use super::App;
use crate::jobs::importing::ReportFindings;
use crate::jobs::job::Work;
use crate::jobs::request::{Found, InputLine, InputPurpose, LongText, News, Question, Request, Said};
use crate::keys::intent::ScreenKind;
use crate::overlays::Overlay;
use crate::overlays::finder::Finder;
use crate::overlays::projector::Projector;
use crate::overlays::reader::Reader;
use crate::projector::content::ProjectedList;
use crate::screens::Screen;
use crate::widgets::text::piece;
use crate::widgets::theme::Role;
use engine::id::PlayerId;

/// The message for a key that is in the table but that its screen or overlay does not handle.
pub const UNHANDLED: &str = "that key does nothing here";

impl App {
    pub(super) fn fulfil_all(&mut self, request: Option<Request>) {
        if let Some(request) = request {
            self.fulfil(request);
        }
    }

    pub(super) fn fulfil(&mut self, request: Request) {
        match request {
            Request::Unhandled => self.said = Some(Said::Error(UNHANDLED.to_owned())),
            Request::Do(act) => self.propose(act),
            Request::DoAll(acts, accepted) => self.do_all(acts, &accepted),
            Request::ReadList(list) => self.read_list(*list),
            Request::KeepChoices(kept) => self.kept_choices = Some(*kept),
            Request::CheckLists => self.check_lists(),
            Request::UpdateLists => self.update_lists(),
            Request::Enlist(listed, with_changes) => self.enlist(&listed, with_changes),
            Request::Accepted(act, warnings) => self.record(*act, &warnings),
            Request::Correct(act) => self.foresee(act),
            Request::Seal(after) => self.propose_seal(after),
            Request::DrawLots => self.draw_lots(),
            Request::DrawPosition(round) => self.draw_position(round),
            Request::DrawNumbers => self.draw_numbers(),
            Request::DrawByVarma => self.draw_by_varma(),
            Request::SealAccepted(after, warnings) => self.seal(after, &warnings),
            Request::UndoAccepted => self.undo(),
            Request::SignAccepted(closes, warnings) => self.sign_event(closes, &warnings),
            Request::Perform(intent, screen) => {
                if let Some(screen) = screen {
                    self.go(screen);
                }
                self.intend(intent);
            }
            Request::Go(screen) => self.go(screen),
            Request::Card(player) => self.show_card(player),
            Request::Show(text) => self.show(text),
            Request::Ask(question) => self.ask(*question),
            Request::Find(choices) => self.open_overlay(Overlay::Finder(Finder::new(*choices))),
            Request::Input(line) => self.input(*line),
            Request::Project(list, round) => {
                self.open_overlay(Overlay::Projector(Projector::alone(list, round)));
            }
            Request::Leave => self.leave(),
            Request::Pair(round) => self.pair(round, &[]),
            Request::PairAccepted(round, accepted) => self.pair(round, &accepted),
            Request::PairAfter(round, acts, accepted) => self.pair_after(round, &acts, &accepted),
            Request::Work(work) => self.work(work),
            Request::Say(said) => self.said = Some(said),
            Request::Tell(news) => self.tell(&news),
            Request::Open(path) => self.ask_to_open(self.folder.join(path)),
            Request::Create { preset, title } => self.create(&preset, title),
            Request::Tour => self.begin_tour(),
            Request::NoTour => {
                self.see_tour();
                self.said = Some(Said::Good(
                    "the tour will not be offered again; you still find it among the actions".to_owned(),
                ));
            }
            Request::Forget(path) => {
                let notice = self.files.forget(&path);
                self.note(notice);
                self.room.recent = self.files.recent();
            }
            Request::Import(path) => self.import(self.folder.join(path)),
            Request::ImportEvent(found) => {
                let report = Box::new(ReportFindings { report: self.folder.join(&found.report), ..*found });
                let folder = self.folder.clone();
                let files = self.files.clone();
                self.work(Work::ImportEvent { report, folder, clock: self.clock, files });
            }
            Request::Results(path) => self.read_results(&self.folder.join(path)),
            Request::EnterAll(acts, accepted, told) => self.enter_all(acts, &accepted, told),
            Request::Prizes(path) => self.read_prizes(&self.folder.join(path)),
            Request::TakeUp(opened) => self.take_up(*opened),
            Request::Operator(operator) => self.sign_in(operator),
            Request::Language(language) => self.change_language(&language),
            Request::Site(folder) => self.set_site(folder),
            Request::Share(as_whom) => self.share(as_whom),
            Request::AskToTakeOverAsLead => self.ask_to_take_over_as_lead(),
            Request::Codes => self.show_codes(),
            Request::NameDesk(code) => self.ask_for_desk_name(code),
            Request::Join { code, name } => self.join(code, name),
            Request::AskToEndCodes => self.ask_to_end_codes(),
            Request::EndCodes(makes_new) => self.end_codes(makes_new),
            Request::AskToLeaveDesks => self.ask_to_leave_desks(),
            Request::AskToShutOut => self.ask_to_shut_out(),
            Request::ShutOut(name) => self.shut_out(&name),
            Request::LeaveDesks => self.leave_desks(),
            Request::KeepOthers => self.keep_others(),
            Request::KeepMine => self.keep_mine(),
            Request::RemoveLeftOver => self.remove_left_over(),
            Request::Dispute(behind) => self.decide_dispute(behind),
            Request::Decide(kept) => self.decide(kept),
            Request::DropKept(kept, behind) => self.drop_kept(&kept, behind),
            Request::DropUndecided => self.drop_undecided(),
            Request::Write { path, report } => {
                let path = self.folder.join(path);
                self.said = Some(match self.files.write_new(&path, &report.bytes) {
                    Ok(()) if report.missing.is_empty() => Said::Good(report.message(&path)),
                    Ok(()) => Said::Warning(report.message(&path)),
                    Err(error) => Said::Error(error.to_string()),
                });
            }
        }
    }

    pub(super) fn tell(&mut self, news: &News) {
        if let News::Found(Found::Preset(preset)) = news {
            let hint = format!("{}; the title also names the file", preset.title);
            self.input(InputLine::new("title of the new event", hint, InputPurpose::Title(preset.clone())));
            return;
        }
        let request = self.screen.face().hear(news, &self.room.scene());
        self.fulfil_all(request);
    }

    /// Passes an answer to the screen that asked for it, even if another screen is open now.
    pub(super) fn tell_screen(&mut self, kind: ScreenKind, news: &News) {
        let mut screens = std::iter::once(&mut self.screen).chain(&mut self.parked);
        let found = screens.find(|screen| screen.kind() == kind);
        let request = found.and_then(|screen| screen.face().hear(news, &self.room.scene()));
        self.fulfil_all(request);
    }

    pub(super) fn show_card(&mut self, player: PlayerId) {
        let from = self.screen.kind();
        self.go(ScreenKind::Card);
        self.tell(&News::Card(player, from));
    }

    /// Returns the input on all screens that is not recorded: the part that is saved beside the event, or the
    /// part that is not.
    pub(super) fn typed(&mut self, is_kept: bool) -> Vec<String> {
        let keeps = self.keeps_drafts();
        let scene = self.room.scene();
        let screens = std::iter::once(&mut self.screen).chain(&mut self.parked);
        let told = |screen: &mut Screen| {
            let face = screen.face();
            let kept = keeps && !face.drafts(&scene).is_empty();
            face.draft().filter(|_| kept == is_kept)
        };
        screens.filter_map(told).collect()
    }

    pub(super) fn show(&mut self, text: LongText) {
        self.open_overlay(Overlay::Reader(Reader::new(text)));
    }

    /// In official mode, a question shows the level of its warning from the federation's checklist below its
    /// text.
    pub(super) fn ask(&mut self, mut question: Question) {
        let is_official = self.room.desk.as_ref().is_some_and(|desk| desk.state().is_official());
        if let Some(level) = question.level.filter(|_| is_official) {
            let told = format!("level {} of the federation's checklist", level.number());
            question.lines.push(vec![piece(Role::Dim, told)]);
        }
        self.open_overlay(Overlay::question(question));
    }

    /// Opens an overlay. Only a key that arrives after this can answer it.
    pub(super) fn open_overlay(&mut self, overlay: Overlay) {
        self.overlays.push(overlay);
        self.pace.ask((self.instant)());
    }

    pub(super) fn project(&mut self) {
        if self.has_desk() {
            let boards = self.screen.kind() == ScreenKind::Round;
            let kind = if boards { ProjectedList::Boards } else { ProjectedList::Standings };
            self.open_overlay(Overlay::Projector(Projector::in_turn(kind)));
        }
    }
}
