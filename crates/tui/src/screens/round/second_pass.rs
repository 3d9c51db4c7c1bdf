//! The second pass: results are typed again with the first ones hidden. Agreement shows no message; a
//! difference stops and shows both results, with the journal entry of the first.

use super::RoundScreen;
use super::here::Here;
use crate::jobs::request::{NamedOutcome, Question, Request};
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use engine::action::{Act, Action, Entry, Outcome};
use engine::compare::{Difference, differences};
use engine::id::BoardNo;
use engine::text::Remark;
use formats::views::numbers::called;
use formats::views::words;

impl RoundScreen {
    /// Stops at a hand or a trick that differs, before the whole table is typed. It is typed again, and
    /// accepted if it is the same again.
    pub(super) fn line_differs(&mut self, here: &Here<'_>, scene: &Scene<'_>) -> Option<Request> {
        let board = self.board(here)?;
        let stands = here.board(board)?.outcome.as_ref()?;
        let draft = self.drafts.get_mut(&self.place_of(here, board))?;
        let difference = draft.last_difference(stands)?;
        let found = Some((board, difference.clone()));
        if self.differed == found {
            self.differed = None;
            return None;
        }
        draft.take_back();
        self.differed = found;
        let mut lines = heading(here, board, scene);
        lines.extend(difference_lines(&difference));
        lines.push(Vec::new());
        lines.push(vec![piece(
            Role::Text,
            "Type the line again. If you type the same, it stays, and the desk asks about it at the end of the table.",
        )]);
        let message = Question::read("the two passes differ", lines);
        Some(Request::ask(message))
    }
}

impl RoundScreen {
    /// Retracts the differing result while the question is open: only its key makes it the result.
    pub(super) fn differ(
        &mut self,
        here: &Here<'_>,
        board: BoardNo,
        stands: &Outcome,
        typed: Outcome,
        scene: &Scene<'_>,
    ) -> Request {
        if let Some(draft) = self.drafts.get_mut(&self.place_of(here, board)) {
            draft.take_back_difference(stands);
        }
        differ(here, board, stands, typed, scene)
    }
}

/// Shows both results; the question replaces the first by the second.
fn differ(here: &Here<'_>, board: BoardNo, stands: &Outcome, typed: Outcome, scene: &Scene<'_>) -> Request {
    let mut lines = heading(here, board, scene);
    let names: Vec<String> = here
        .board(board)
        .map_or_else(Vec::new, |found| found.seats.iter().map(|seat| called(here.state, *seat)).collect());
    let found = differences(stands, &typed, &names);
    if found.is_empty() {
        lines.push(vec![piece(Role::Dim, "first pass   "), piece(Role::Text, words::score(Some(stands)))]);
        lines.push(vec![piece(Role::Dim, "second pass  "), piece(Role::Warning, words::score(Some(&typed)))]);
    }
    lines.extend(found.iter().flat_map(difference_lines));
    lines.push(Vec::new());
    lines.push(vec![piece(Role::Text, "If the first pass stays, type what differs again.")]);
    let reason = Remark::taken_over("second pass");
    let act = Act::Correct { round: here.round, board, was: stands.clone(), now: Some(typed), reason };
    let then = Request::Correct(Box::new(act));
    let outcome = NamedOutcome::new(Intent::Correct, "correct it to the second pass", then);
    Request::ask(Question::ask("the two passes differ", lines, outcome, "keep the first pass"))
}

/// Names the board, and the author and the time of its result.
fn heading(here: &Here<'_>, board: BoardNo, scene: &Scene<'_>) -> Vec<Line> {
    let seats = here.board(board).map_or_else(String::new, |found| words::seats(here.state, &found.seats));
    let mut lines = vec![vec![piece(Role::Text, format!("{} {board}  {seats}", words::place(here.state)))]];
    if let Some(entry) = made(here, board, scene) {
        let told = format!(
            "first pass: {}entry {} at {}; second pass: {}now",
            signed(&entry.by),
            entry.seq,
            scene.calendar().time(&entry.at),
            signed(&scene.settings.operator),
        );
        lines.push(vec![piece(Role::Dim, told)]);
    }
    lines
}

fn signed(operator: &str) -> String {
    if operator.is_empty() { String::new() } else { format!("{operator}, ") }
}

fn difference_lines(difference: &Difference) -> [Line; 3] {
    [
        vec![piece(Role::Heading, difference.label.clone())],
        vec![piece(Role::Dim, "  first pass   "), piece(Role::Text, difference.first.clone())],
        vec![piece(Role::Dim, "  second pass  "), piece(Role::Warning, difference.second.clone())],
    ]
}

/// Finds the entry of the present result.
fn made<'a>(here: &Here<'_>, board: BoardNo, scene: &Scene<'a>) -> Option<&'a Entry> {
    let about = |entry: &&Entry| match &entry.action {
        Action::Do(
            Act::Record { round, board: at, .. }
            | Act::RecordGame { round, board: at, .. }
            | Act::Correct { round, board: at, .. },
        ) => (*round, *at) == (here.round, board),
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => false,
    };
    scene.desk?.entries().iter().rev().find(about)
}
