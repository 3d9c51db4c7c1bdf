//! Reports: read on the screen, projected on the projector, or written to files.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::prize_table::{Closed, PrizeTable};
use super::{Face, Shown, TakenUp};
use crate::jobs::request::{InputLine, InputPurpose, LongText, NamedOutcome, News, Question, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists::reports::{Document, NotReported, OnPaper};
use crate::projector::content::ProjectedList;
use crate::scene::Scene;
use crate::widgets::table::{Column, Cursor, Table, cell};
use crate::widgets::text::titled;
use crate::widgets::theme::Role;
use crate::wording::act_consequences::warning_lines;
use desk::input::drafts::Drafts;
use desk::publication::form::{Form, Written};
use desk::user::files;
use engine::action::Act;
use engine::id::RoundNo;
use engine::pairing::propose;
use engine::prizes::PrizeRules;
use engine::state::State;
use formats::report::ReportKind;
use formats::values;

/// The reports screen.
#[derive(Debug, Default)]
pub(crate) struct Reports {
    shown: Shown,
    cursor: Cursor,
    form: Form,
    /// The prizes that are being defined; `defines` is true while they are shown.
    prizes: Option<Box<PrizeTable>>,
    defines: bool,
}

impl Reports {
    fn selected(&self, scene: &Scene<'_>) -> Document {
        let all = Document::all(scene.state());
        self.cursor.at(all.len()).and_then(|at| all.get(at).copied()).unwrap_or(Document::Json)
    }

    fn written(&self, scene: &Scene<'_>, form: Form) -> Result<Written, NotReported> {
        self.selected(scene).write(scene, self.shown.round(scene), form, self.typed_prizes(scene))
    }

    /// Returns the unrecorded prizes. They do not belong to the event: it has them only if it has no others.
    fn typed_prizes(&self, scene: &Scene<'_>) -> Option<&PrizeRules> {
        let recorded = scene.state().is_some_and(|state| state.prizes.is_some());
        let typed = self.prizes.as_ref().map(|table| table.rules()).filter(|_| !recorded);
        typed.filter(|rules| !rules.categories.is_empty())
    }

    fn read(&self, scene: &Scene<'_>) -> Request {
        match self.written(scene, self.form.to_read()) {
            Ok(written) => {
                let title = scene.language().word_at("report", self.selected(scene).name());
                Request::Show(LongText::report(titled(title), &written.text()))
            }
            Err(why) => Request::refuse(why.to_string()),
        }
    }

    fn ask_where(&self, scene: &Scene<'_>) -> Option<Request> {
        let written = match self.written(scene, self.form) {
            Ok(written) => written,
            Err(why) => return Some(Request::refuse(why.to_string())),
        };
        let title = &scene.state()?.details.title;
        let document = format!("{} R{}", self.selected(scene).name(), self.shown.round(scene));
        let path = files::document_name(title, &document, self.selected(scene).extension(self.form));
        let line = InputLine::new(
            "write to",
            "a new file; what is there already is never overwritten",
            InputPurpose::WriteTo(written),
        );
        let write = Request::input(line.offering(&path));
        Some(self.ask_about_open_games(scene, write))
    }

    /// Asks for a confirmation before a report of the whole event is written while games are open: it goes to
    /// the federation, or on the projector.
    fn ask_about_open_games(&self, scene: &Scene<'_>, write: Request) -> Request {
        let round = self.shown.round(scene);
        let Some(desk) = scene.desk else { return write };
        let is_last = propose::rounds(desk.state()) <= round.0 && !self.selected(scene).wants_a_round();
        let open = if is_last { warning_lines(&desk.warnings_of_seal(round)) } else { Vec::new() };
        if open.is_empty() {
            return write;
        }
        let anyway = NamedOutcome::new(Intent::Yes, "write it as it is", write);
        Request::ask(Question::ask("games of the event are still open", open, anyway, "write nothing yet"))
    }
}

impl Reports {
    /// Carries out the meaning of a key in the prizes.
    fn define(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let table = self.prizes.as_mut()?;
        if intent != Intent::Cancel {
            return table.handle(intent, scene);
        }
        table.cancel(scene).unwrap_or_else(|Closed| {
            self.close(false);
            None
        })
    }

    /// Shows the reports again; the input of prizes is retained or discarded.
    fn close(&mut self, keeps: bool) {
        self.defines = false;
        self.prizes = self.prizes.take().filter(|_| keeps);
    }

    /// Shows the list under the cursor on the projector; a list of the last round follows the event.
    fn project(&self, scene: &Scene<'_>) -> Request {
        let last = scene.state().map_or(RoundNo(0), State::last_round);
        let round = Some(self.shown.round(scene)).filter(|round| *round < last);
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "whatever has no list of its own on the projector shows the standings"
        )]
        let kind = match self.selected(scene) {
            Document::Report(ReportKind::Pairings) => ProjectedList::Boards,
            Document::Report(ReportKind::Names) => ProjectedList::Names,
            Document::Report(ReportKind::Crosstable) => ProjectedList::Crosstable,
            Document::Report(ReportKind::Bracket) => ProjectedList::Bracket,
            _ => ProjectedList::Standings,
        };
        Request::Project(kind, round)
    }
}

impl Face for Reports {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        if self.defines { Context::Prizes } else { Context::Reports }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        if self.defines {
            return self.define(intent, scene);
        }
        let rows = Document::all(scene.state()).len();
        if self.cursor.handle(intent, rows) || self.shown.handle(intent, scene) {
            return None;
        }
        match intent {
            Intent::Open => Some(self.read(scene)),
            Intent::Write => self.ask_where(scene),
            Intent::Format => {
                self.form = self.form.next();
                None
            }
            Intent::Prizes => {
                self.prizes = self.prizes.take().filter(|table| table.is_work());
                self.prizes.get_or_insert_with(|| Box::new(PrizeTable::of_event(scene)));
                self.defines = true;
                None
            }
            Intent::Projector => Some(self.project(scene)),
            _ => Some(Request::Unhandled),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        if let Some(table) = self.prizes.as_ref().filter(|_| self.defines) {
            return table.is_possible(intent);
        }
        match intent {
            Intent::Open | Intent::Write => {
                RoundNo(0) < self.shown.round(scene) || !self.selected(scene).wants_a_round()
            }
            other => self.shown.permits(other, scene),
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        if let Some(table) = self.prizes.as_mut().filter(|_| self.defines) {
            return table.draw(area, buffer, scene);
        }
        let columns = [Column::text("report", 18, 30), Column::text("", 10, 70)];
        let documents = Document::all(scene.state());
        let row = |at: usize| {
            let cells = |document: &Document| {
                vec![
                    cell(Role::Text, scene.language().word_at("report", document.name())),
                    cell(Role::Dim, scene.word(document.help())),
                ]
            };
            documents.get(at).map_or_else(Vec::new, cells)
        };
        let len = documents.len();
        let table = Table { columns: &columns, len, row: &row, detail: &[], empty: "", active: true };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
    }

    fn paper(&self, scene: &Scene<'_>) -> Option<Result<OnPaper, NotReported>> {
        let Document::Report(report) = self.selected(scene) else { return None };
        Some(OnPaper::of(report, scene, self.shown.round(scene), self.typed_prizes(scene)))
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        if let Some(table) = self.prizes.as_ref().filter(|_| self.defines) {
            return table.place(scene);
        }
        let form = scene.language().word_at("report", self.form.name());
        let values = values! { "round" => self.shown.round(scene).0, "form" => form };
        scene.tell("reports-of-round", &values)
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        match news {
            News::Prizes(rules) => {
                self.defines = true;
                let table = self.prizes.get_or_insert_with(|| Box::new(PrizeTable::of_event(scene)));
                table.take_file(rules);
                let key = scene.key(Context::Prizes, Intent::Record);
                Some(Request::Say(Said::Good(scene.tell("prizes-read", &values! { "key" => key }))))
            }
            News::Prize(line, text) => self.prizes.as_mut()?.typed(*line, text),
            News::SetAside => {
                self.close(true);
                let key = scene.key(Context::Reports, Intent::Prizes);
                Some(Request::Say(Said::Good(scene.tell("prizes-saved", &values! { "key" => key }))))
            }
            News::Dropped => {
                self.close(false);
                Some(Request::Say(Said::Warning("the typed prizes were dropped".to_owned())))
            }
            News::Recorded(act) if matches!(**act, Act::Prizes { .. }) => {
                self.close(false);
                None
            }
            News::Found(_)
            | News::Card(..)
            | News::Entry(_)
            | News::Recorded(_)
            | News::Came(_)
            | News::Ledger(_)
            | News::Dealer { .. }
            | News::Answer(_)
            | News::ResultOf(_) => None,
        }
    }

    fn draft(&self) -> Option<String> {
        let typed = self.prizes.as_ref().filter(|table| table.is_work());
        typed.map(|_| "the prizes are defined but not recorded".to_owned())
    }

    fn keeps_from_undo(&self) -> Option<String> {
        self.draft()
    }

    fn drafts(&self, _scene: &Scene<'_>) -> Drafts {
        let prizes = self.prizes.as_ref().and_then(|table| table.kept()).map(Box::new);
        Drafts { prizes, ..Drafts::default() }
    }

    fn take_up(&mut self, drafts: &Drafts, scene: &Scene<'_>) -> TakenUp {
        let mut taken = TakenUp::default();
        let Some(draft) = &drafts.prizes else { return taken };
        // A recorded input may still have its draft on disk; it is not restored.
        let table = PrizeTable::taken_up(draft, scene);
        if scene.state().is_some_and(|state| state.prizes.as_deref() != table.to_record()) {
            self.prizes = Some(Box::new(table));
            taken.here.push("the prizes".to_owned());
        }
        taken
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        if !self.defines {
            self.cursor.click(x, y);
        }
    }
}
