//! The publication of a proposed pairing, and the questions before it: reasons, and the results of boards
//! that changed.

use super::{Proposed, Start, draft_key};
use crate::jobs::job::Work;
use crate::jobs::request::{InputLine, InputPurpose, NamedOutcome, News, Question, Request};
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use engine::action::{Act, PairedBy};
use engine::id::{BoardNo, PlayerId};
use engine::round_correction::{self, Results};
use engine::state::State;
use engine::text::Remark;
use formats::views::words;

impl Proposed {
    /// Returns the act that corrects a published round. If nothing was played in the last round and no player
    /// enters it late, older programs know the act.
    fn put_right(&self, state: &State, results: &dyn Fn(BoardNo) -> Results) -> Act {
        let (round, boards, byes) = (self.round, self.boards.clone(), self.byes.clone());
        let is_late = |id: PlayerId| state.player(id).is_some_and(|player| round < player.first_round);
        let is_new = round == state.last_round()
            && state.round(round).is_some_and(|held| held.results() == 0)
            && !self.seated().into_iter().any(is_late);
        let corrected = round_correction::correction(
            state,
            round,
            boards.clone(),
            byes.clone(),
            results,
            Remark::default(),
        );
        match corrected {
            Some(act) if !is_new => act,
            Some(_) | None => Act::Rearrange { round, boards, byes },
        }
    }

    pub(super) fn act(&self, state: &State) -> Act {
        let (round, boards, byes) = (self.round, self.boards.clone(), self.byes.clone());
        match self.start {
            Start::Announced => self.put_right(state, &|_| Results::StayWithPlayers),
            Start::System if !self.is_changed() => Act::Publish { round, boards, byes, by: PairedBy::System },
            Start::System | Start::Hand => Act::Publish { round, boards, byes, by: PairedBy::Hand },
        }
    }

    /// Publishes the pairing; a manual one is compared with the system's first.
    pub(super) fn publish(&self, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        if self.start == Start::Announced && !self.is_changed() {
            let key = draft_key(Intent::Cancel, scene);
            return Some(Request::refuse(format!(
                "nothing has changed ({key} leaves the round as it was published)"
            )));
        }
        let compared = self.is_manual() && !state.setup.pairing.system().is_manual();
        // A change since then, such as a result or a late entry, may change the system's pairing.
        if self.is_outdated(scene) && !self.is_manual() {
            return Some(Request::Pair(state.next_round()));
        }
        if self.is_outdated(scene) && compared {
            let state = Box::new(state.clone());
            return Some(Request::Work(Work::Pair { state, round: self.round }));
        }
        if self.start == Start::Announced {
            let boards: Vec<BoardNo> =
                round_correction::boards_in_question(state, self.round, &self.boards).collect();
            if !boards.is_empty() {
                return Some(self.ask_for_results(state, &boards));
            }
        }
        let act = self.act(state);
        if matches!(act, Act::CorrectRound { .. }) {
            return Some(asked_why(act));
        }
        Some(if compared {
            self.end_session(act, state, scene.language())
        } else {
            Request::Do(Box::new(act))
        })
    }

    /// Asks what to do with the results of boards whose players or colours were different.
    fn ask_for_results(&self, state: &State, boards: &[BoardNo]) -> Request {
        let all = |results| asked_why(self.put_right(state, &|_| results));
        let asked = self.question_about(state, boards, &all);
        let each = Request::Tell(News::ResultOf(None));
        let each = || NamedOutcome::new(Intent::BoardByBoard, "decide board by board", each);
        Request::ask(if boards.len() < 2 { asked } else { asked.or(each()) })
    }

    /// Notes the decision about the result of one board, and asks about the next one; `None` at the
    /// beginning.
    pub(in crate::screens::round) fn result_of(
        &mut self,
        said: Option<(BoardNo, Results)>,
        state: &State,
    ) -> Request {
        match said {
            Some((board, results)) => drop(self.answers.insert(board, results)),
            None => self.answers.clear(),
        }
        let mut boards = round_correction::boards_in_question(state, self.round, &self.boards);
        let Some(next) = boards.find(|board| !self.answers.contains_key(board)) else {
            let answer = |board| self.answers.get(&board).copied().unwrap_or(Results::StayWithPlayers);
            return asked_why(self.put_right(state, &answer));
        };
        let then = |results| Request::Tell(News::ResultOf(Some((next, results))));
        Request::ask(self.question_about(state, &[next], &then))
    }

    fn question_about(
        &self,
        state: &State,
        boards: &[BoardNo],
        then: &dyn Fn(Results) -> Request,
    ) -> Question {
        let place = words::place(state);
        let line = |board: &BoardNo| {
            let held = state.board(self.round, *board)?;
            let (seats, score) = (words::seats(state, &held.seats), words::score(held.outcome.as_ref()));
            Some(vec![piece(Role::Text, format!("{place} {board}  {seats}  {score}"))])
        };
        let head = if boards.len() == 1 {
            format!("This {place} has a result and is different now:")
        } else {
            format!("These {place}s have a result and are different now:")
        };
        let mut lines = vec![vec![piece(Role::Text, head)], Line::new()];
        lines.extend(boards.iter().filter_map(line));
        let outcome = |intent, does: &str, results| NamedOutcome::new(intent, does, then(results));
        let players = outcome(
            Intent::ResultsWithPlayers,
            "players keep their results (new opponents have none yet)",
            Results::StayWithPlayers,
        );
        let (stay, go) = if boards.len() == 1 {
            (format!("the {place} keeps its result"), "it is entered again")
        } else {
            (format!("the {place}s keep their results"), "they are entered again")
        };
        let kept = outcome(Intent::ResultsAtBoards, &stay, Results::StayAtBoards);
        let gone = outcome(Intent::ResultsGo, go, Results::Go);
        let title = format!("what becomes of the results of round {}?", self.round);
        Question::ask(title, lines, players, format!("back to the {place}s")).or(kept).or(gone)
    }
}

/// Asks for the reason of a correction of a published round; its consequences are shown next.
pub(in crate::screens::round) fn asked_why(act: Act) -> Request {
    let title = words::act_title(&act);
    let hint = "the reason (may stay empty); its effect is shown next";
    Request::input(InputLine::new(title, hint, InputPurpose::Correction(Box::new(act))))
}
