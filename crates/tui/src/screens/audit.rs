//! The journal, entry by entry, with the standings and ratings at each step; the verdict of the audit.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Face;
use crate::jobs::job::{Answer, Journal, Work};
use crate::jobs::request::{InputLine, InputPurpose, LongText, News, Request};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text::{self, Line, Piece, own, piece};
use crate::widgets::theme::Role;
use crate::wording::compare_moments;
use desk::Desk;
use desk::audit::{Report, SignatureVerdict, Verdict};
use desk::history::{Effect, Moment, corrected_round};
use engine::action::{Act, Action, Entry};
use engine::id::Seq;
use engine::ledger;
use formats::values;
use formats::views::changes;
use formats::views::words;

/// The width from which the standings are shown beside the journal.
const WIDE: u16 = 110;

/// The least width of the journal, and of the standings beside it.
const JOURNAL: u16 = 60;
const STANDINGS: u16 = 44;

/// The audit screen.
#[derive(Debug, Default)]
pub(crate) struct AuditScreen {
    cursor: Cursor,
    /// The entry with which the one under the cursor is compared; by default the previous one.
    base: Option<Seq>,
    /// The rows of standings that were calculated for this frame.
    rows: std::cell::Cell<usize>,
}

/// The most rows of standings that are calculated for one frame, so that a frame stays short: those before
/// and after one correction with 5,000 players, or all that a screen can show of an event with 200.
const ROWS_A_FRAME: usize = 10_000;

/// The smallest number of rows shown after the first changed one.
const MARGIN: usize = 4;

/// The cells of entry number, time and kind beside the text of an entry.
const BESIDE: usize = 34;

impl AuditScreen {
    fn at(&self, desk: &Desk) -> Seq {
        self.cursor.at(desk.entries().len()).map_or(Seq(0), seq_of)
    }

    fn under_cursor<'a>(&self, desk: &'a Desk) -> Option<&'a Entry> {
        desk.entries().get(self.cursor.at(desk.entries().len())?)
    }

    fn go(&mut self, seq: Seq, desk: &Desk) {
        let last = desk.entries().len().saturating_sub(1);
        self.cursor.go(usize::try_from(seq.0.saturating_sub(1)).unwrap_or(last).min(last));
    }

    fn step_round(&mut self, forward: bool, desk: &Desk) {
        let here = self.at(desk);
        let mut rounds = desk.entries().iter().filter(|entry| is_round(&entry.action)).map(|entry| entry.seq);
        let found =
            if forward { rounds.find(|seq| here < *seq) } else { rounds.rev().find(|seq| *seq < here) };
        if let Some(seq) = found {
            self.go(seq, desk);
        }
    }

    /// Returns an entry in full: the act, then the differences from the moment before it.
    fn entry_in_full(&self, desk: &Desk, scene: &Scene<'_>) -> Option<Request> {
        let entry = self.under_cursor(desk)?;
        let told = words::entry(desk.state(), desk.entries(), entry);
        let names = ["when", "what", "who"].map(|name| scene.word(name));
        let cells = names.iter().map(|name| text::width(name)).max().unwrap_or(0) + 2;
        let [when, what, who] = names.map(|name| piece(Role::Dim, text::left(&name, cells)));
        let mut lines = vec![
            vec![when, piece(Role::Text, scene.calendar().moment(&entry.at))],
            vec![what, own(Role::Text, scene.language().word_at("act", told.kind))],
        ];
        if !entry.by.is_empty() {
            lines.insert(1, vec![who, own(Role::Text, entry.by.as_str())]);
        }
        let indent = || piece(Role::Dim, " ".repeat(cells));
        for part in text::wrap(&told.text_in(scene.language()), 64) {
            lines.push(vec![indent(), own(Role::Text, part)]);
        }
        for change in desk.changes(entry).iter().flat_map(|changes| changes.iter()) {
            lines.push(vec![indent(), piece(Role::Text, change.to_string())]);
        }
        for accepted in &entry.accepted {
            let accepted = scene.word(accepted);
            lines.push(vec![piece(Role::Warning, "accepted  "), piece(Role::Text, accepted)]);
        }
        if is_taken_back(desk, entry) {
            lines.push(vec![piece(Role::Warning, "undone: it does not count")]);
        }
        let seq = entry.seq;
        let before = desk.moment(Seq(seq.0.saturating_sub(1)));
        let now = desk.moment(seq);
        lines.push(Line::new());
        lines.extend(compare_moments::difference(&before, &now));
        let reader = LongText::prose(format!("entry {seq}"), lines);
        Some(Request::Show(reader))
    }

    /// Selects a moment; if one is selected, shows the difference from it or unselects it.
    fn differ(&mut self, desk: &Desk) -> Option<Request> {
        let here = self.at(desk);
        match self.base {
            None => self.base = Some(here),
            Some(base) if base == here => self.base = None,
            Some(base) => {
                let (from, to) = (base.min(here), base.max(here));
                let lines = compare_moments::difference(&desk.moment(from), &desk.moment(to));
                let reader = LongText::columns(format!("from entry {from} to entry {to}"), lines);
                return Some(Request::Show(reader));
            }
        }
        None
    }

    fn draw_journal(&mut self, area: Rect, buffer: &mut Buffer, desk: &Desk, scene: &Scene<'_>) {
        let columns = [
            Column::number("entry"),
            Column::text("time", 8, 8).dropped(1),
            Column::text("", 9, 10),
            Column::text("", 12, 200),
        ];
        let base = self.base;
        let room = usize::from(area.width).saturating_sub(BESIDE);
        let detail = self.cut_effect(room, desk, scene);
        let rows = &self.rows;
        let row = |at: usize| {
            let effect = effect_for_frame(rows, seq_of(at), desk);
            journal_row(desk, at, base, effect, scene)
        };
        let len = desk.entries().len();
        let empty = "nothing has happened yet";
        let table = Table { columns: &columns, len, row: &row, detail: &detail, empty, active: true };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
    }

    /// Returns the effect of the correction under the cursor, if its line is cut.
    fn cut_effect(&self, room: usize, desk: &Desk, scene: &Scene<'_>) -> Vec<Line> {
        let Some(entry) = self.under_cursor(desk) else { return Vec::new() };
        let Some(effect) = effect_for_frame(&self.rows, entry.seq, desk) else { return Vec::new() };
        if text::width(&entry_text(desk, entry, Some(effect), scene)) <= room {
            return Vec::new();
        }
        vec![vec![own(Role::Dim, scene.word(&compare_moments::effect(effect)))]]
    }

    /// Returns the width of the standings: as much as they need while the journal remains readable.
    fn room_beside(&self, width: u16, desk: &Desk, scene: &Scene<'_>) -> u16 {
        let (before, now) = self.compared(desk);
        let row = |at: usize| compare_moments::row(&before, &now, at);
        let columns = compare_moments::columns(&now);
        let needed = moment_table(&columns, &now, &row).width(scene.language()).saturating_add(2);
        needed.max(width / 5 * 2).clamp(STANDINGS, (width - JOURNAL).max(STANDINGS))
    }

    /// Returns the moment under the cursor and the one to compare it with.
    fn compared(&self, desk: &Desk) -> (Moment, Moment) {
        let here = self.at(desk);
        let base = self.base.filter(|base| *base != here).unwrap_or(Seq(here.0.saturating_sub(1)));
        (desk.moment(base), desk.moment(here))
    }

    /// Draws the standings at the entry under the cursor, and the differences from the other moment.
    fn draw_moment(&self, area: Rect, buffer: &mut Buffer, desk: &Desk, scene: &Scene<'_>) {
        let (before, now) = self.compared(desk);
        let entry = self.under_cursor(desk);
        let when = entry.map_or_else(String::new, |entry| scene.calendar().day_and_time(&entry.at));
        let by = entry.filter(|entry| !entry.by.is_empty()).map(|entry| format!(" · {}", entry.by));
        let by = by.unwrap_or_default();
        let head = [
            vec![
                own(Role::Heading, scene.tell("after-entry", &values! { "entry" => now.seq.to_string() })),
                piece(
                    Role::Dim,
                    format!(
                        " · {when}{by} · {}",
                        scene.tell("round-named", &values! { "round" => now.state.last_round().0 })
                    ),
                ),
            ],
            vec![own(
                Role::Dim,
                scene.word(&format!(
                    "against entry {}: {} · * changed",
                    before.seq,
                    compare_moments::summary(&before, &now)
                )),
            )],
        ];
        let cells = usize::from(area.width).saturating_sub(3);
        for (y, line) in (area.y..area.bottom()).zip(&head) {
            text::put_line(buffer, (area.x + 2, y), cells, line, scene.theme());
        }
        let used = 2.min(area.height);
        let rest = Rect { y: area.y + used, height: area.height - used, ..area };
        let row = |at: usize| compare_moments::row(&before, &now, at);
        let columns = compare_moments::columns(&now);
        let table = moment_table(&columns, &now, &row);
        let mut window = Cursor::default();
        window.go(compare_moments::first_change(&before, &now).unwrap_or(0).saturating_add(MARGIN));
        table.draw(rest, buffer, &mut window, scene.theme());
    }
}

/// Returns the effect of a correction; `None` for other entries, or if the effect must wait for a later
/// frame.
fn effect_for_frame(rows: &std::cell::Cell<usize>, seq: Seq, desk: &Desk) -> Option<Effect> {
    if let Some(known) = desk.known_effect(seq) {
        return Some(known);
    }
    corrected_round(desk.entries(), seq)?;
    let (done, cost) = (rows.get(), desk.state().players.len().saturating_mul(2));
    if 0 < done && ROWS_A_FRAME < done.saturating_add(cost) {
        return None;
    }
    rows.set(done.saturating_add(cost));
    desk.effect(seq)
}

fn moment_table<'a>(columns: &'a [Column], now: &Moment, row: &'a dyn Fn(usize) -> Vec<Cell>) -> Table<'a> {
    let len = now.standings.rows.len();
    Table { columns, len, row, detail: &[], empty: "nobody yet", active: false }
}

fn is_round(action: &Action) -> bool {
    matches!(action, Action::Do(Act::Publish { .. }))
}

fn seq_of(at: usize) -> Seq {
    Seq(u64::try_from(at).unwrap_or(u64::MAX).saturating_add(1))
}

fn journal_row(
    desk: &Desk,
    at: usize,
    base: Option<Seq>,
    effect: Option<Effect>,
    scene: &Scene<'_>,
) -> Vec<Cell> {
    let Some(entry) = desk.entries().get(at) else { return Vec::new() };
    let role = if is_taken_back(desk, entry) { Role::Gone } else { Role::Text };
    let mark = if base == Some(entry.seq) { "◆" } else { "" };
    vec![
        cell(Role::Dim, format!("{mark}{}", entry.seq)),
        cell(Role::Dim, scene.calendar().time(&entry.at)),
        cell(
            kind_role(&entry.action),
            scene.language().word_at("act", words::entry(desk.state(), desk.entries(), entry).kind),
        ),
        cell(role, entry_text(desk, entry, effect, scene)),
    ]
}

fn is_taken_back(desk: &Desk, entry: &Entry) -> bool {
    let counts = desk.ledger().counting().binary_search(&entry.seq).is_ok();
    !counts && matches!(entry.action, Action::Do(_))
}

/// Returns an entry in one line; a correction with its effect, once that is known.
fn entry_text(desk: &Desk, entry: &Entry, effect: Option<Effect>, scene: &Scene<'_>) -> String {
    let mut text = match &entry.action {
        Action::Do(Act::Correct { round, board, was, now, reason }) => {
            let seated = ledger::seated(desk.entries(), entry.seq, (*round, *board)).unwrap_or_default();
            let did = effect.map_or_else(|| "…".to_owned(), compare_moments::effect);
            let told = format!(
                "R{round} {} {board}  {} · {did}",
                words::place(desk.state()),
                words::corrected(desk.state(), seated, was, now.as_ref(), reason)
            );
            scene.word(&told).into_owned()
        }
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => {
            words::entry(desk.state(), desk.entries(), entry).text_in(scene.language()).into_owned()
        }
    };
    if let Some(changes) = desk.changes(entry) {
        text = format!("{text} · {}", scene.word(&changes::listed(&changes)));
    }
    let marks = [(is_taken_back(desk, entry), "undone"), (!entry.accepted.is_empty(), "warning accepted")];
    let marks = marks.into_iter().filter(|(is_so, _)| *is_so).map(|(_, mark)| scene.word(mark));
    std::iter::once(text.into()).chain(marks).collect::<Vec<_>>().join(" · ")
}

const fn kind_role(action: &Action) -> Role {
    match action {
        Action::Do(
            Act::Correct { .. } | Act::Rearrange { .. } | Act::CorrectRound { .. } | Act::Unpublish { .. },
        ) => Role::Warning,
        Action::Do(Act::Publish { .. } | Act::Seal { .. }) => Role::Heading,
        Action::Do(_) => Role::Text,
        Action::Undo { .. } | Action::Redo { .. } => Role::Dim,
    }
}

/// The authors of pairings that are not manual.
const USUAL_PAIRINGS: &str = " as the system makes them";

/// Returns the verdict in a line; the usual authors of the pairings are left out if it does not fit.
fn verdict_line(report: &Report, cells: usize) -> Line {
    let whole = verdict(report, USUAL_PAIRINGS);
    let width: usize = whole.iter().map(|piece| text::width(&piece.text)).sum();
    if width <= cells { whole } else { verdict(report, "") }
}

fn verdict(report: &Report, usual_pairings: &str) -> Line {
    // The details may be cut, but never the verdict.
    let mut line = vec![if report.is_sound() {
        piece(Role::Good, "file sound")
    } else {
        piece(Role::Error, "file NOT sound")
    }];
    line.extend(signed(report));
    line.push(match &report.damage {
        None => piece(Role::Good, format!("   chain ✓ {}/{}", report.entries, report.entries)),
        Some(damage) => piece(Role::Error, format!("   chain × line {}: {}", damage.line, damage.wrong)),
    });
    if let Some(refused) = &report.refused {
        line.push(piece(Role::Error, format!("  journal × {refused}")));
    }
    let differs = report.pairings.iter().filter(|one| !one.verdict.is_sound()).count();
    let all = report.pairings.len();
    let pairings = format!("   pairings {} {}/{all}", tick(differs == 0), all - differs);
    line.push(piece(if differs == 0 { Role::Good } else { Role::Error }, pairings));
    line.push(piece(Role::Dim, by_hand(report).unwrap_or_else(|| usual_pairings.to_owned())));
    let equal = report.seals.iter().filter(|seal| seal.holds()).count();
    let sealed = equal == report.seals.len();
    let seals = format!("   seals {} {equal}/{}", tick(sealed), report.seals.len());
    line.push(piece(if sealed { Role::Good } else { Role::Error }, seals));
    if report.corrections > 0 {
        line.push(piece(Role::Dim, format!("   {}", words::count(report.corrections, "correction"))));
    }
    line
}

/// Returns the last entry that is signed, if any.
fn signed(report: &Report) -> Option<Piece> {
    let signatures = &report.signatures;
    if let Some(wrong) = signatures.found.iter().find(|one| one.verdict == SignatureVerdict::Wrong) {
        return Some(piece(Role::Error, format!("   the signature of entry {} is wrong", wrong.seq)));
    }
    let told = match (signatures.covered, signatures.closed) {
        _ if !signatures.are_asked => return None,
        (Some(seq), Some(_)) => format!("   closed, signed to entry {seq}"),
        (Some(seq), None) => format!("   signed to entry {seq}"),
        (None, _) => "   not signed yet".to_owned(),
    };
    Some(piece(if signatures.cover_the_end() { Role::Dim } else { Role::Error }, told))
}

/// Returns the manual and imported pairings with their entries; `None` if the system made all.
fn by_hand(report: &Report) -> Option<String> {
    let entries = |wanted: fn(&Verdict) -> bool| {
        let found = report.pairings.iter().filter(|one| wanted(&one.verdict));
        found.map(|one| one.seq.to_string()).collect::<Vec<_>>()
    };
    let told = [
        ("by hand", entries(|verdict| matches!(verdict, Verdict::ByHand(_)))),
        ("imported", entries(|verdict| matches!(verdict, Verdict::Imported { .. }))),
    ];
    let told: Vec<String> = told
        .into_iter()
        .filter(|(_, entries)| !entries.is_empty())
        .map(|(how, entries)| {
            let word = if entries.len() == 1 { "entry" } else { "entries" };
            format!("{} {how}, {word} {}", entries.len(), entries.join(" "))
        })
        .collect();
    (!told.is_empty()).then(|| format!(" ({})", told.join("; ")))
}

const fn tick(good: bool) -> &'static str {
    if good { "✓" } else { "×" }
}

impl Face for AuditScreen {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        Context::Audit
    }

    fn enter(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let desk = scene.desk?;
        self.go(Seq(u64::MAX), desk);
        Some(Request::Work(Work::Audit(Journal::of(desk))))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let desk = scene.desk?;
        let len = desk.entries().len();
        match intent {
            Intent::Earlier => drop(self.cursor.handle(Intent::Up, len)),
            Intent::Later => drop(self.cursor.handle(Intent::Down, len)),
            Intent::EarlierRound => self.step_round(false, desk),
            Intent::LaterRound => self.step_round(true, desk),
            Intent::Difference => return self.differ(desk),
            Intent::GoTo => {
                let line = InputLine::new("go to entry", format!("1 to {len}"), InputPurpose::GoTo);
                return Some(Request::input(line));
            }
            Intent::Verify => return Some(Request::Work(Work::Audit(Journal::of(desk)))),
            Intent::Explain => return self.entry_in_full(desk, scene),
            other if self.cursor.handle(other, len) => {}
            _ => return Some(Request::Unhandled),
        }
        None
    }

    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        let entries = scene.desk.map_or(0, |desk| desk.entries().len());
        entries > 0 || intent == Intent::Verify
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(desk) = scene.desk else { return };
        self.rows.set(0);
        let (journal, moment) = if WIDE <= area.width {
            let right = self.room_beside(area.width, desk, scene);
            let left = Rect { width: area.width - right, ..area };
            (left, Rect { x: left.right(), width: right, ..area })
        } else {
            let below = area.height / 2;
            let above = Rect { height: area.height - below, ..area };
            (above, Rect { y: above.bottom(), height: below, ..area })
        };
        // The moments come first: the effect of the correction under the cursor follows from them.
        if moment.height > 1 {
            self.draw_moment(moment, buffer, desk, scene);
        }
        self.draw_journal(journal, buffer, desk, scene);
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        let entries = scene.desk.map_or(0, |desk| desk.entries().len());
        let here = scene.desk.map_or(Seq(0), |desk| self.at(desk));
        scene.tell("audit-entry", &values! { "entry" => here.to_string(), "entries" => entries })
    }

    fn status(&self, cells: usize, scene: &Scene<'_>) -> Line {
        match scene.desk.and_then(|desk| desk.verdict()).as_deref() {
            Some(Ok(report)) => verdict_line(report, cells),
            Some(Err(error)) => vec![piece(Role::Error, error.to_string())],
            None => {
                vec![own(Role::Dim, scene.word("not replayed since the last entry (v replays and compares)"))]
            }
        }
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        self.cursor.click(x, y);
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        match news {
            News::Entry(seq) => self.go(*seq, scene.desk?),
            News::Answer(answer) => {
                if let Answer::Audited(report) = &**answer {
                    scene.desk?.keep_verdict(Arc::clone(report));
                }
            }
            News::Found(_)
            | News::Card(..)
            | News::Recorded(_)
            | News::Came(_)
            | News::Ledger(_)
            | News::Prizes(_)
            | News::Prize(..)
            | News::Dropped
            | News::Dealer { .. }
            | News::SetAside
            | News::ResultOf(_) => {}
        }
        None
    }
}
