//! Acts about results and the standings made of them.

use super::common::{NAMED, refuse, warn, warn_of_rating};
use crate::basics::id::{BoardNo, RoundNo};
use crate::basics::words;
use crate::event::action::Outcome;
use crate::event::refusal::{Clause, Level, Refusal, Warning};
use crate::event::state::{Board, Dispute, State};
use crate::game;
use crate::game::compare;

impl State {
    pub(super) fn check_first_result(
        &self,
        round: RoundNo,
        board: BoardNo,
        outcome: &Outcome,
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        refuse(refusals, found.outcome.is_some(), || Refusal::ResultStands {
            place: self.setup.game.place(),
            round,
            board,
        });
        self.check_outcome(found, outcome, refusals);
    }

    /// Returns the refusal of an act about the result of a board without one.
    #[must_use]
    pub fn no_result(&self, round: RoundNo, board: BoardNo) -> Refusal {
        Refusal::NoResult { place: self.setup.game.place(), round, board }
    }

    pub(super) fn check_agreement(&self, round: RoundNo, board: BoardNo, refusals: &mut Vec<Refusal>) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        refuse(refusals, found.outcome.is_none(), || self.no_result(round, board));
    }

    pub(super) fn check_dispute(
        &self,
        (round, board): (RoundNo, BoardNo),
        typed: &Outcome,
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        refuse(refusals, found.outcome.is_none(), || self.no_result(round, board));
        self.check_outcome(found, typed, refusals);
    }

    pub(super) fn check_upholding(&self, round: RoundNo, board: BoardNo, refusals: &mut Vec<Refusal>) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        refuse(refusals, found.disputes.is_empty(), || Refusal::NothingChanges);
    }

    pub(super) fn check_correction(
        &self,
        round: RoundNo,
        board: BoardNo,
        was: &Outcome,
        now: Option<&Outcome>,
        refusals: &mut Vec<Refusal>,
    ) {
        let Some(found) = self.find_board(round, board, refusals) else { return };
        match &found.outcome {
            None => refusals.push(self.no_result(round, board)),
            Some(stands) => {
                refuse(refusals, stands != was, || Refusal::OtherResult {
                    place: self.setup.game.place(),
                    round,
                    board,
                });
                refuse(refusals, now == Some(stands), || Refusal::NothingChanges);
            }
        }
        if let Some(now) = now {
            self.check_outcome(found, now, refusals);
        }
    }

    pub(super) fn find_board(
        &self,
        round: RoundNo,
        board: BoardNo,
        refusals: &mut Vec<Refusal>,
    ) -> Option<&Board> {
        let Some(found) = self.round(round) else {
            refusals.push(Refusal::NoSuchRound(round));
            return None;
        };
        let boards = found.boards.len();
        let found = found.boards.get(board.index());
        refuse(refusals, found.is_none(), || Refusal::NoSuchBoard {
            place: self.setup.game.place(),
            round,
            board,
            boards,
        });
        found
    }

    pub(super) fn check_outcome(&self, board: &Board, outcome: &Outcome, refusals: &mut Vec<Refusal>) {
        if let Err(wrong) = game::admit(&self.setup.game, board.seats.len(), outcome) {
            refusals.push(Refusal::NotAResult(wrong));
        }
        if let Outcome::Match(held) = outcome {
            for (team, line_up) in board.seats.iter().zip(&held.line_ups) {
                refusals.extend(self.admit_members(*team, line_up).err().map(Refusal::LineUp));
            }
        }
    }

    pub(super) fn warn_of_sealing(&self, after: RoundNo, warnings: &mut Vec<Warning>) {
        let open = self.rounds.iter().take(after.0.into()).filter(|round| !round.is_complete()).count();
        warn(warnings, open > 0, Level::Acknowledge, Clause::UnfinishedRound, || {
            let rounds = words::count_of(open, "round has", "rounds have");
            format!("{rounds} boards without a result")
        });
        self.warn_of_adjourned(after, Level::Acknowledge, Clause::SealedAdjourned, warnings);
        let sealed = self.seals.iter().map(|seal| seal.after.0).max().unwrap_or(0);
        self.warn_of_one_pass(RoundNo(sealed + 1), after, warnings);
        self.warn_of_disputes(after, warnings);
    }

    /// Returns the result of a board and another one in words; for a table only the differing lines.
    pub(super) fn both_results(
        &self,
        (round, board): (RoundNo, BoardNo),
        other: &Outcome,
    ) -> (String, String) {
        let scored = |now: Option<&Outcome>| (now.map_or_else(String::new, Outcome::scored), other.scored());
        let Some(Board { seats, outcome: Some(now), .. }) = self.board(round, board) else {
            return scored(None);
        };
        let names: Vec<String> = seats.iter().map(|seat| self.name(*seat)).collect();
        let by_teams = |outcome: &Outcome| {
            self.setup.game.match_rules().map_or_else(|| outcome.clone(), |rules| rules.by_teams(outcome))
        };
        compare::both(&by_teams(now), &by_teams(other), &names).unwrap_or_else(|| scored(Some(now)))
    }

    /// Warns of undecided disputes: boards up to a round for which two desks typed different results.
    pub(super) fn warn_of_disputes(&self, last: RoundNo, warnings: &mut Vec<Warning>) {
        let told = |(round, board, dispute): (RoundNo, BoardNo, &Dispute)| {
            let Dispute { typed, by, against } = dispute;
            let (now, typed) = self.both_results((round, board), typed);
            let place = self.setup.game.place();
            format!("{place} {board} of round {round} ({against} entered {now}, {by} typed {typed})")
        };
        let disputed = self.disputed().filter(|(round, ..)| *round <= last);
        let boards: Vec<String> = disputed.map(told).collect();
        warn(warnings, !boards.is_empty(), Level::Confirm, Clause::Disputed, || {
            let are = words::count_of(boards.len(), "result is", "results are");
            format!("{are} disputed: {}", words::first_few(&boards, NAMED))
        });
    }

    /// Warns of results of some rounds that were typed only once, if the event has a second pass.
    pub(super) fn warn_of_one_pass(&self, first: RoundNo, last: RoundNo, warnings: &mut Vec<Warning>) {
        if !self.setup.regulations.second_pass {
            return;
        }
        let rounds = (1_u16..).zip(&self.rounds).filter(|(round, _)| (first.0..=last.0).contains(round));
        let boards: Vec<String> = rounds
            .flat_map(|(round, held)| {
                let once = |board: &Board| board.outcome.is_some() && !board.agreed;
                let boards = held.boards.iter().enumerate().filter(move |(_, board)| once(board));
                boards.map(move |(at, _)| format!("{} {} of round {round}", self.setup.game.place(), at + 1))
            })
            .collect();
        warn(warnings, !boards.is_empty(), Level::Confirm, Clause::SecondPassWaived, || {
            let results = words::count_of(boards.len(), "result was", "results were");
            format!("{results} typed only once: {}", words::first_few(&boards, NAMED))
        });
    }

    /// Lists the adjourned games of the first rounds.
    pub(super) fn warn_of_adjourned(
        &self,
        until: RoundNo,
        level: Level,
        clause: Clause,
        warnings: &mut Vec<Warning>,
    ) {
        let rounds = (1_u16..).zip(&self.rounds).take(until.0.into());
        let boards: Vec<String> = rounds
            .flat_map(|(round, held)| {
                let adjourned = held.boards.iter().enumerate().filter(|(_, board)| board.is_adjourned());
                adjourned.map(move |(at, _)| format!("board {} of round {round}", at + 1))
            })
            .collect();
        warn(warnings, !boards.is_empty(), level, clause, || {
            let games = words::count_of(boards.len(), "adjourned game counts", "adjourned games count");
            format!("{games} as drawn until the result is known: {}", words::first_few(&boards, NAMED))
        });
    }

    pub(super) fn warn_of_missing(&self, warnings: &mut Vec<Warning>) {
        let open: usize = self.rounds.iter().map(|round| round.boards.len() - round.results()).sum();
        warn(warnings, open > 0, Level::Confirm, Clause::ResultsMissing, || {
            let boards = words::count(open, self.setup.game.place());
            let drawn = if game::admit(&self.setup.game, 2, &Outcome::Adjourned).is_ok() {
                "; recorded as adjourned, they count as drawn until the result is known"
            } else {
                ""
            };
            format!("{boards} of earlier rounds without a result{drawn}")
        });
    }

    /// A match that is forfeited as a whole loses the results at its boards.
    pub(super) fn warn_of_lost_games(
        &self,
        (round, board): (RoundNo, BoardNo),
        outcome: &Outcome,
        warnings: &mut Vec<Warning>,
    ) {
        let sheet = self.board(round, board).and_then(|held| held.sheet.as_deref());
        let are_lost = matches!(outcome, Outcome::Forfeit { .. })
            && sheet.is_some_and(|sheet| sheet.games.iter().any(Option::is_some));
        warn(warnings, are_lost, Level::Confirm, Clause::Correction, || {
            "boards of the match have results; the forfeit replaces them".to_owned()
        });
    }

    /// A recorded result changes: the result reported for rating is deleted with it, and later rounds were
    /// paired with the old one.
    pub(super) fn warn_of_correcting(&self, round: RoundNo, board: BoardNo, warnings: &mut Vec<Warning>) {
        let is_rated = self.board(round, board).is_some_and(|held| held.reported.is_some());
        warn_of_rating(usize::from(is_rated), warnings);
        warn(warnings, true, Level::Confirm, Clause::Correction, || {
            format!("a recorded result of round {round} changes")
        });
        let later = self.last_round().0 - round.0.min(self.last_round().0);
        warn(warnings, later > 0, Level::Confirm, Clause::EarlierRound, || {
            words::count_of(
                later.into(),
                "later round was paired with the old result; it stays as played",
                "later rounds were paired with the old result; they stay as played",
            )
        });
    }
}
