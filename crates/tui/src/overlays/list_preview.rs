//! A list of players before it is imported: how it was read, which can be changed, and its effect.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layer::{Heard, Layer};
use crate::jobs::importing::{ListRequest, Listed};
use crate::jobs::request::Request;
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::panel;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use engine::words::first_few;
use formats::player_list::compare::Known;
use formats::player_list::{Choices, Column as ListColumn, Draft, Field, Form, FromLists};
use formats::registration;
use formats::views::words;

/// A list of players before it is imported.
#[derive(Debug)]
pub(crate) struct ListPreview {
    listed: Listed,
    /// The latest choices, for which the list is read again.
    asked: Choices,
    shows_lines: bool,
    columns: Cursor,
    lines: Cursor,
    /// The effects of the lines, calculated once: a list may have thousands.
    differences: Vec<Difference>,
}

/// One or more lines of the list, and their effect.
#[derive(Debug)]
struct Difference {
    line: Option<usize>,
    role: Role,
    what: &'static str,
    text: String,
}

impl ListPreview {
    /// Shows a list.
    #[must_use]
    pub(crate) fn new(listed: Listed) -> Self {
        let asked = listed.choices.clone();
        let differences = differences(&listed);
        let (columns, lines) = (Cursor::default(), Cursor::default());
        Self { listed, asked, shows_lines: false, columns, lines, differences }
    }

    /// Shows the list after it was read again.
    pub(crate) fn replace(&mut self, listed: Listed) {
        self.differences = differences(&listed);
        self.listed = listed;
    }

    fn read_anew(&self) -> Heard {
        let Listed { source, bytes, .. } = &self.listed;
        let request =
            ListRequest { source: source.clone(), bytes: Some(bytes.clone()), choices: self.asked.clone() };
        Heard::Also(Request::ReadList(Box::new(request)))
    }

    /// Closes the preview; the choices are stored for the next time that this file is read.
    fn leave(&self) -> Heard {
        let kept = (self.listed.source.clone(), self.asked.clone());
        if self.asked == Choices::default() {
            Heard::Close
        } else {
            Heard::Then(Request::KeepChoices(Box::new(kept)))
        }
    }

    fn take_over(&self, with_changes: bool) -> Heard {
        let (new, changed) = self.counts();
        if new == 0 && (changed == 0 || !with_changes) {
            return Heard::Stay;
        }
        Heard::Then(Request::Enlist(Box::new(self.listed.clone()), with_changes))
    }

    /// Returns how many players would be registered, and how many would change.
    fn counts(&self) -> (usize, usize) {
        (self.listed.comparison.new.len(), self.listed.comparison.changed().count())
    }

    fn assign(&mut self, forward: bool) -> Heard {
        let draft = &self.listed.draft;
        let Some(column) = self.columns.at(draft.columns.len()).and_then(|at| draft.columns.get(at)) else {
            return Heard::Stay;
        };
        let fields: Vec<Option<Field>> = std::iter::once(None).chain(Field::ALL.map(Some)).collect();
        let at = fields.iter().position(|field| *field == column.field).unwrap_or(0);
        let step = if forward { 1 } else { fields.len() - 1 };
        // The field that the column looks like comes first.
        let field = column.looks_like.or(fields[(at + step) % fields.len()]);
        self.asked.assign(column, field);
        self.read_anew()
    }

    fn choose_rating(&mut self) -> Heard {
        let draft = &self.listed.draft;
        let at = draft.rating_choices.iter().position(|choice| *choice == draft.ratings);
        let next = at.map_or(0, |at| at + 1) % draft.rating_choices.len().max(1);
        match draft.rating_choices.get(next) {
            Some(choice) if 1 < draft.rating_choices.len() => {
                self.asked.ratings = Some(choice.clone());
                self.read_anew()
            }
            Some(_) | None => Heard::Stay,
        }
    }

    fn choose_form(&mut self, intent: Intent) -> Heard {
        let draft = &self.listed.draft;
        match (intent, draft.form) {
            (Intent::Encoding, Form::Separated(_) | Form::FixedWidth) => {
                self.asked.encoding = Some(self.asked.encoding.unwrap_or(draft.encoding).next());
            }
            (Intent::FromLists, _) => self.asked.from_lists = self.asked.from_lists.next(),
            (Intent::Separator, Form::Separated(separator)) => {
                self.asked.separator = Some(self.asked.separator.unwrap_or(separator).next());
            }
            _ => return Heard::Stay,
        }
        self.read_anew()
    }

    /// Changes whether the player of the line under the cursor is the registered player of that name.
    fn set_apart(&mut self) -> Heard {
        let here = self.under_cursor().and_then(|one| one.line);
        let is_player = |line: &usize| self.listed.draft.players.iter().any(|player| player.line == *line);
        let Some(line) = here.filter(|_| self.shows_lines).filter(is_player) else { return Heard::Stay };
        if !self.asked.apart.remove(&line) {
            self.asked.apart.insert(line);
        }
        self.read_anew()
    }

    fn under_cursor(&self) -> Option<&Difference> {
        self.differences.get(self.lines.at(self.differences.len())?)
    }

    fn draw_columns(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let columns = [
            Column::text("column", 8, 20),
            Column::text("taken as", 10, 20).told(),
            Column::text("first values", 8, 30),
            Column::text("", 4, 30),
            Column::text("", 4, 30),
        ];
        let draft = &self.listed.draft;
        let row = |at: usize| draft.columns.get(at).map_or_else(Vec::new, |column| column_row(column, draft));
        let empty = "a tournament report: its players are read as they are there";
        let len = draft.columns.len();
        let table = Table { columns: &columns, len, row: &row, detail: &[], empty, active: true };
        table.draw(area, buffer, &mut self.columns, scene.theme());
    }

    fn draw_lines(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let columns =
            [Column::number("line"), Column::text("", 8, 14).told(), Column::text("", 12, 200).told()];
        let row = |at: usize| {
            self.differences.get(at).map_or_else(Vec::new, |one| {
                let line = one.line.map_or_else(String::new, |line| line.to_string());
                vec![cell(Role::Dim, line), cell(one.role, one.what), cell(Role::Text, one.text.as_str())]
            })
        };
        // A cut text is shown in full below the cursor.
        let cells = usize::from(area.width).saturating_sub(6);
        let told = self.under_cursor().map(|one| scene.word(&one.text));
        let whole = told.filter(|told| cells < text::width(told) + 16);
        let detail: Vec<Line> = whole.map_or_else(Vec::new, |told| {
            text::wrap(&told, cells).into_iter().map(|part| vec![piece(Role::Dim, part)]).collect()
        });
        let (len, empty) = (self.differences.len(), "everybody is registered as the list says");
        let table = Table { columns: &columns, len, row: &row, detail: &detail, empty, active: true };
        table.draw(area, buffer, &mut self.lines, scene.theme());
    }

    /// Returns the description of the list and of the rating that counts.
    fn head(&self, scene: &Scene<'_>) -> Vec<Line> {
        let draft = &self.listed.draft;
        let mut lines = vec![vec![piece(Role::Text, draft.form_in_words())]];
        if let Some(ratings) = draft.ratings_in_words() {
            lines.push(vec![piece(Role::Dim, "rating: "), piece(Role::Accent, ratings)]);
        }
        lines.extend(self.rating_lists(scene));
        let overlooked: Vec<String> = draft.overlooked().map(|(column, _)| column.name()).collect();
        if !overlooked.is_empty() {
            let (left, right) = (
                scene.key(Context::ListPreview, Intent::Left),
                scene.key(Context::ListPreview, Intent::Right),
            );
            let told = format!(
                "not taken, though the values look like something: {} ({left} or {right} on the column takes it)",
                first_few(&overlooked, OVERLOOKED)
            );
            lines.push(vec![piece(Role::Warning, told)]);
        }
        lines
    }

    /// Returns the data of the local rating lists: how much they know, how much differs, and which value
    /// counts.
    fn rating_lists(&self, scene: &Scene<'_>) -> Option<Line> {
        let Listed { filled, draft, .. } = &self.listed;
        let key = scene.key(Context::ListPreview, Intent::FromLists);
        if filled.how == FromLists::Nothing {
            return Some(vec![piece(Role::Dim, format!("the rating lists are not used ({key} uses them)"))]);
        }
        if filled.sources.is_empty() {
            return None;
        }
        let (found, of) = (filled.found, words::count(draft.players.len(), "player"));
        let mut line = vec![piece(Role::Dim, format!("{}: ", filled.sources.join(", ")))];
        line.push(piece(Role::Text, format!("{found} of {of} found")));
        let differences = filled.differences_in_words();
        let told = match (filled.how, filled.differences.is_empty()) {
            (_, true) => format!(" · nothing differs ({key} leaves them out)"),
            (FromLists::Missing, false) => format!(" · {differences}: the list counts ({key} takes theirs)"),
            (FromLists::All | FromLists::Nothing, false) => {
                format!(" · {differences}: theirs count ({key} leaves them out)")
            }
        };
        line.push(piece(Role::Accent, told));
        Some(line)
    }

    /// Returns the effect of the import and its key.
    fn foot(&self, scene: &Scene<'_>) -> Vec<Line> {
        let Listed { draft, comparison, doubts, .. } = &self.listed;
        let (new, changed) = self.counts();
        let all = draft.findings.len() + comparison.notes.len();
        let unread =
            draft.findings.iter().chain(&comparison.notes).filter(|finding| finding.is_unread).count();
        let notes = all - unread;
        let same = comparison.known.len() - changed;
        let parts = [
            (new, format!("{new} new"), Role::Text),
            (changed, words::count_of(changed, "changes", "change"), Role::Accent),
            (same, format!("{same} registered as they are"), Role::Text),
            (comparison.repeated.len(), format!("{} repeated", comparison.repeated.len()), Role::Warning),
            (
                unread,
                format!("× {}", words::count_of(unread, "line not read", "lines not read")),
                Role::Error,
            ),
            (notes, words::count(notes, "note"), Role::Warning),
            (doubts.len(), words::count(doubts.len(), "doubt"), Role::Warning),
        ];
        let mut summary = Line::new();
        for (_, text, role) in parts.into_iter().filter(|(count, ..)| 0 < *count) {
            if !summary.is_empty() {
                summary.push(piece(Role::Dim, " · "));
            }
            summary.push(piece(role, text));
        }
        let key = |intent| {
            let key = scene.settings.keymap.key_of(Context::ListPreview, intent);
            key.map_or_else(String::new, |key| key.to_string())
        };
        let (all, only_new, back) = (key(Intent::Accept), key(Intent::OnlyNew), key(Intent::Cancel));
        let mut outcomes = match (new, changed) {
            (0, 0) => vec!["nothing to take over".to_owned()],
            (new, 0) => vec![format!("{all} registers {}", words::count(new, "player"))],
            (0, changed) => vec![format!("{all} changes {}", words::count(changed, "player"))],
            (new, changed) => vec![
                format!("{all} registers {new}, changes {changed}"),
                format!("{only_new} registers the {new} only"),
            ],
        };
        if !doubts.is_empty() && 0 < new + changed {
            let doubts = words::count(doubts.len(), "doubt");
            outcomes[0] = format!("{}, accepts {doubts}", outcomes[0]);
        }
        if self.shows_lines {
            let apart = key(Intent::Apart);
            let told = format!(
                "{apart} makes the player of a line another person than the one of that name, or the same"
            );
            return vec![summary, vec![piece(Role::Dim, told)], outcomes_in(&outcomes, scene)];
        }
        outcomes.push(format!("{back} changes nothing"));
        vec![summary, outcomes_in(&outcomes, scene)]
    }
}

/// Returns the outcomes side by side.
fn outcomes_in(outcomes: &[String], scene: &Scene<'_>) -> Line {
    let told: Vec<_> = outcomes.iter().map(|one| scene.word(one)).collect();
    vec![piece(Role::Warning, told.join("   "))]
}

/// Lists the effects of the lines: first the ones that need attention.
fn differences(listed: &Listed) -> Vec<Difference> {
    let Listed { draft, filled, comparison, doubts, .. } = listed;
    let mut differences = Vec::new();
    let all = || draft.findings.iter().chain(&comparison.notes);
    for finding in all().filter(|finding| finding.is_unread) {
        differences.push(Difference {
            line: Some(finding.line),
            role: Role::Error,
            what: "× not read",
            text: finding.text.trim_start_matches("not read: ").to_owned(),
        });
    }
    for finding in all().filter(|finding| !finding.is_unread) {
        let text = finding.text.clone();
        differences.push(Difference { line: Some(finding.line), role: Role::Warning, what: "note", text });
    }
    for note in &filled.notes {
        let text = note.text.clone();
        differences.push(Difference { line: Some(note.line), role: Role::Warning, what: "note", text });
    }
    for one in &filled.differences {
        let what = if filled.how == FromLists::All { "from lists" } else { "differs" };
        let text = format!("{}: {} ({})", one.name, one.change, one.source);
        differences.push(Difference { line: Some(one.line), role: Role::Accent, what, text });
    }
    for doubt in doubts {
        let text = doubt.to_string();
        differences.push(Difference { line: None, role: Role::Warning, what: "doubt", text });
    }
    let line = |at: usize| draft.players.get(at).map(|player| player.line);
    for known in comparison.changed() {
        let text = changes(known);
        differences.push(Difference { line: line(known.at), role: Role::Accent, what: "changes", text });
    }
    for at in &comparison.new {
        let text = draft.players.get(*at).map(|player| registration::write(&player.entrant));
        let text = text.unwrap_or_default();
        differences.push(Difference { line: line(*at), role: Role::Text, what: "new", text });
    }
    differences
}

/// The number of unused columns with a known look that are named.
const OVERLOOKED: usize = 3;

fn column_row(column: &ListColumn, draft: &Draft) -> Vec<Cell> {
    let heading = column.name();
    let taken = match column.field {
        Some(field) => cell(Role::Accent, field.name()),
        None if draft.by_columns => match column.looks_like {
            Some(field) => cell(Role::Warning, format!("{}?", field.name())),
            None => cell(Role::Dim, "–"),
        },
        None => cell(Role::Dim, "as if typed"),
    };
    let mut cells = vec![cell(Role::Text, heading), taken];
    cells
        .extend(column.samples.iter().map(|sample| cell(Role::Dim, understood(draft, column.field, sample))));
    cells
}

/// Shows a value, and also its meaning if that is different.
fn understood(draft: &Draft, field: Option<Field>, sample: &str) -> String {
    let understood = field.map_or_else(|| Some(sample.to_owned()), |field| draft.understood(field, sample));
    match understood {
        Some(same) if same.eq_ignore_ascii_case(sample) => sample.to_owned(),
        Some(nothing) if nothing.is_empty() => format!("{sample} → none"),
        Some(other) => format!("{sample} → {other}"),
        None => format!("{sample} ?"),
    }
}

fn changes(known: &Known) -> String {
    let differences: Vec<String> = known.differences.iter().map(ToString::to_string).collect();
    format!("{}: {}", known.called, differences.join(", "))
}

impl Layer for ListPreview {
    fn context(&self) -> Context {
        Context::ListPreview
    }

    fn is_answer(&self, intent: Intent) -> bool {
        matches!(intent, Intent::Accept | Intent::OnlyNew)
    }

    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        let len = if self.shows_lines { self.differences.len() } else { self.listed.draft.columns.len() };
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys move the cursor or are unhandled")]
        match intent {
            Intent::Cancel if self.shows_lines => self.shows_lines = false,
            Intent::Cancel => return self.leave(),
            Intent::Accept => return self.take_over(true),
            Intent::OnlyNew => return self.take_over(false),
            Intent::Difference => self.shows_lines = !self.shows_lines,
            Intent::Left | Intent::Right if self.shows_lines => {}
            Intent::Left | Intent::Right => return self.assign(intent == Intent::Right),
            Intent::Encoding | Intent::Separator | Intent::FromLists => return self.choose_form(intent),
            Intent::Ratings => return self.choose_rating(),
            Intent::Apart => return self.set_apart(),
            other => {
                let cursor = if self.shows_lines { &mut self.lines } else { &mut self.columns };
                if !cursor.handle(other, len) {
                    return Heard::Unhandled;
                }
            }
        }
        Heard::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let title = self.listed.source.title().into();
        let inside = panel::open(area, (area.width, area.height), &title, buffer, scene.theme());
        let cells = usize::from(inside.width);
        let wrapped = |lines: Vec<Line>| -> Vec<Line> {
            let lines = panel::in_language(&lines, scene.language());
            lines.iter().flat_map(|line| text::wrap_line(line, cells)).collect()
        };
        let (head, foot) = (wrapped(self.head(scene)), wrapped(self.foot(scene)));
        let height = |lines: &[Line]| u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let (above, below) = (height(&head), height(&foot));
        for (y, line) in (inside.y..inside.bottom()).zip(&head) {
            text::put_line(buffer, (inside.x, y), cells, line, scene.theme());
        }
        let foot_at = inside.bottom().saturating_sub(below).max(inside.y + above.min(inside.height));
        for (y, line) in (foot_at..inside.bottom()).zip(&foot) {
            text::put_line(buffer, (inside.x, y), cells, line, scene.theme());
        }
        let top = inside.y + above.min(inside.height);
        let middle = Rect { y: top, height: foot_at.saturating_sub(top), ..inside };
        if self.shows_lines {
            self.draw_lines(middle, buffer, scene);
        } else {
            self.draw_columns(middle, buffer, scene);
        }
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) -> Heard {
        let cursor = if self.shows_lines { &mut self.lines } else { &mut self.columns };
        cursor.click(x, y);
        Heard::Stay
    }
}
