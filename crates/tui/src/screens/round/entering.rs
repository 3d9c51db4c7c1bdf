//! Entry of results: turns keys and lines into the outcome of a board, which is then entered, compared in the
//! second pass, or used as a correction.

use super::here::{Form, Here, other_outcome};
use super::{Mode, Place, RoundScreen, Task};
use crate::jobs::request::{InputLine, InputPurpose, NamedOutcome, News, Question, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::screens::Face as _;
use crate::widgets::text::{piece, titled};
use crate::widgets::theme::Role;
use crate::wording::refusals;
use engine::action::{Act, Outcome};
use engine::compare;
use engine::id::{BoardNo, RoundNo};
use engine::scoring::GameScore;
use engine::text::Remark;
use formats::entry::line::Move;
use formats::entry::{self, Draft, Typed};
use formats::language::FluentArgs;
use formats::values;
use formats::views::words;

impl RoundScreen {
    /// Handles a result key by its meaning.
    pub(super) fn result_key(
        &mut self,
        white: GameScore,
        black: GameScore,
        scene: &Scene<'_>,
    ) -> Option<Request> {
        let here = self.here(scene)?;
        match &self.mode {
            Mode::Forfeit => {
                let outcome =
                    Outcome::Forfeit { white: white == GameScore::Win, black: black == GameScore::Win };
                self.outcome_here(&here, outcome, scene)
            }
            Mode::Slips(_) if !matches!(here.form, Form::Keys { .. }) => {
                let key = scene.key(Context::Slips, Intent::Open);
                Some(Request::refuse(format!("{key} opens the board; its result is typed there")))
            }
            Mode::Slips(_) => match self.go_to_slip(&here, scene) {
                Ok(board) => self.outcome(&here, board, Outcome::game(white, black), scene),
                Err(refused) => Some(refused),
            },
            Mode::Rest | Mode::Typing if here.form == Form::Line => self.begin_line((white, black), scene),
            Mode::Rest | Mode::Typing | Mode::Other => {
                self.outcome_here(&here, Outcome::game(white, black), scene)
            }
        }
    }

    /// Puts the cursor on the board whose slip number is typed.
    #[expect(clippy::result_large_err, reason = "the request is handed on at once")]
    pub(super) fn go_to_slip(&mut self, here: &Here<'_>, scene: &Scene<'_>) -> Result<BoardNo, Request> {
        let Mode::Slips(digits) = &self.mode else {
            return self.board(here).ok_or_else(|| Request::refuse("the round has no boards"));
        };
        if let Some(stranger) = digits.chars().find(|c| !c.is_ascii_digit()) {
            return Err(Request::refuse(not_of_a_slip(stranger)));
        }
        let digits = digits.clone();
        self.mode = Mode::Slips(String::new());
        let board = digits.parse().ok().map(BoardNo).filter(|board| here.board(*board).is_some());
        let board = board.ok_or_else(|| {
            let place = words::place(here.state);
            let values = values! { "place" => place, "typed" => digits, "most" => here.held.boards.len() };
            Request::refuse(scene.tell("no-such-board", &values))
        })?;
        self.cursor.go(board.index());
        Ok(board)
    }

    /// Handles Enter after a slip number: moves the cursor there, and begins to type if a result is more than
    /// one key.
    pub(super) fn open_slip(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let board = match self.go_to_slip(&here, scene) {
            Ok(board) => board,
            Err(refused) => return Some(refused),
        };
        if matches!(here.form, Form::Keys { .. }) {
            self.by_slips = false;
            self.mode = Mode::Rest;
            return None;
        }
        let held = here.board(board)?;
        if self.task == Task::Enter && held.outcome.is_some() && !held.is_adjourned() {
            let values = values! {
                "place" => words::place(here.state),
                "board" => board.0,
                "end" => scene.key(Context::Slips, Intent::Cancel),
                "key" => scene.key(Context::Round, Intent::Correct),
            };
            return Some(Request::refuse(scene.tell("slip-has-result", &values)));
        }
        self.begin(scene);
        None
    }

    /// A result without a key of its own.
    pub(super) fn other_result(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let outcome = other_outcome(intent)?;
        self.outcome_here(&here, outcome, scene)
    }

    /// Begins a line whose first character is the result.
    pub(super) fn begin_line(&mut self, sides: (GameScore, GameScore), scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let place = self.place_of(&here, self.board(&here)?);
        if self.mode != Mode::Typing && self.drafts.get(&place).is_some_and(|draft| !draft.is_empty()) {
            // The key is meant to begin a line, not to continue another one.
            self.begin(scene)?;
            return Some(Request::refuse("a line was begun here: go on with it, or erase it first"));
        }
        let keys = scene.settings.results;
        let key = keys.keys().into_iter().find(|key| keys.sides(*key) == Some(sides))?;
        self.begin(scene)?;
        self.type_char(key, scene)
    }

    pub(super) fn begin(&mut self, scene: &Scene<'_>) -> Option<()> {
        let here = self.here(scene)?;
        let place = self.place_of(&here, self.board(&here)?);
        if let std::collections::btree_map::Entry::Vacant(free) = self.drafts.entry(place) {
            let begun = match self.task {
                Task::Enter => Draft::of,
                Task::Check => Draft::anew,
                Task::Correct => Draft::correcting,
            };
            free.insert(begun(here.state, here.round, place.board, scene.settings.results)?);
            let seats = here.board(place.board).map(|held| held.seats.clone());
            self.seated.insert(place, seats.unwrap_or_default());
        }
        self.mode = Mode::Typing;
        Some(())
    }

    pub(super) fn draft_mut(&mut self, scene: &Scene<'_>) -> Option<&mut Draft> {
        let here = self.here(scene)?;
        let place = self.place_of(&here, self.board(&here)?);
        self.drafts.get_mut(&place)
    }

    /// Moves the caret in the typed text.
    pub(super) fn go(&mut self, to: Move, scene: &Scene<'_>) -> Option<Request> {
        match self.draft_mut(scene)?.go(to) {
            Typed::More => None,
            wrong @ (Typed::Wrong(_) | Typed::Done(_)) => self.take(wrong, scene),
        }
    }

    pub(super) fn type_char(&mut self, typed: char, scene: &Scene<'_>) -> Option<Request> {
        if let Mode::Slips(digits) = &mut self.mode {
            // A wrong character remains visible until it is erased: without it, the number would be that of
            // another board.
            if digits.chars().count() < LONGEST_SLIP {
                digits.push(typed);
            }
            let stranger = digits.chars().find(|c| !c.is_ascii_digit());
            return stranger.map(|stranger| Request::refuse(not_of_a_slip(stranger)));
        }
        if self.mode != Mode::Typing {
            self.begin(scene)?;
        }
        match self.draft_mut(scene)?.type_char(typed) {
            Typed::More => self.record_board(scene),
            typed @ (Typed::Wrong(_) | Typed::Done(_)) => self.take(typed, scene),
        }
    }

    /// Asks about the tricks below after another dealer was typed: whose cards they are must be known before
    /// they are judged again.
    pub(super) fn ask_for_seats(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        if self.mode != Mode::Typing || !matches!(intent, Intent::Accept | Intent::Down | Intent::Last) {
            return None;
        }
        let [before, deals] = self.draft_mut(scene)?.other_dealer()?.map(str::to_owned);
        let lines = vec![
            vec![piece(
                Role::Text,
                format!("The tricks below were typed with {before} as dealer; now {deals} deals."),
            )],
            vec![piece(Role::Text, "Whose cards are they?")],
        ];
        let outcome = |intent, does: String, keep| {
            NamedOutcome::new(intent, does, Request::Tell(News::Dealer { keep }))
        };
        let players =
            outcome(Intent::ResultsWithPlayers, "every player keeps the same cards".to_owned(), true);
        let order = format!("the order of play stays: {deals} led the first card of trick 1");
        let order = outcome(Intent::ResultsAtBoards, order, false);
        Some(Request::ask(Question::ask("another dealer", lines, players, "back to the dealer").or(order)))
    }

    /// Closes the line of the other dealer.
    pub(super) fn close_opening(&mut self, keep: bool, scene: &Scene<'_>) -> Option<Request> {
        if keep && let Err(wrong) = self.draft_mut(scene)?.keep_cards() {
            return Some(Request::refuse(wrong.to_string()));
        }
        self.close_line(scene)
    }

    pub(super) fn close_line(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let typed = self.draft_mut(scene)?.enter();
        self.take(typed, scene)
    }

    pub(super) fn take(&mut self, typed: Typed, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        match typed {
            Typed::More if self.task == Task::Check => self.line_differs(&here, scene),
            Typed::More => self.record_board(scene),
            Typed::Wrong(wrong) => {
                let is_kept = self.draft_mut(scene).is_some_and(|draft| draft.refused().is_some());
                let key = is_kept.then(|| scene.key(self.context(scene), Intent::EraseBack));
                let erases =
                    |key: String| format!(" ({})", scene.tell("erased-by", &values! { "key" => key }));
                let erases = key.map_or_else(String::new, erases);
                Some(Request::refuse(format!("{wrong}{erases}")))
            }
            Typed::Done(outcome) => self.outcome_here(&here, outcome, scene),
        }
    }

    pub(super) fn erase(&mut self, scene: &Scene<'_>) -> Option<Request> {
        if let Mode::Slips(digits) = &mut self.mode {
            digits.pop();
            return None;
        }
        self.draft_mut(scene)?.backspace();
        self.record_board(scene)
    }

    pub(super) fn outcome_here(
        &mut self,
        here: &Here<'_>,
        outcome: Outcome,
        scene: &Scene<'_>,
    ) -> Option<Request> {
        let board = self.board(here)?;
        self.outcome(here, board, outcome, scene)
    }

    /// Handles an outcome; an entered result is never overwritten without a question.
    pub(super) fn outcome(
        &mut self,
        here: &Here<'_>,
        board: BoardNo,
        outcome: Outcome,
        scene: &Scene<'_>,
    ) -> Option<Request> {
        let stands = here.board(board)?.outcome.as_ref();
        let task = self.task;
        match (&self.mode, here.form) {
            (Mode::Forfeit, Form::Boards) => self.rest(),
            (Mode::Forfeit | Mode::Other, _) => self.mode = Mode::Rest,
            (Mode::Rest | Mode::Typing | Mode::Slips(_), _) => {}
        }
        if let Some(asked) = over_what_waits(here, board, &outcome) {
            return Some(asked);
        }
        let entered = entry::entering((here.round, board), stands, &outcome);
        if let Some(act) = entered.filter(|_| stands.is_none() || task != Task::Check) {
            return Some(Request::Do(Box::new(act)));
        }
        let is_reported = here.board(board).is_some_and(|held| held.reported.is_some());
        match (stands, task) {
            (None, _) => None,
            (Some(stands), Task::Check) if compare::are_same(stands, &outcome) => self.agree(here, board),
            (Some(stands), Task::Check) => Some(self.differ(here, board, stands, outcome, scene)),
            // The same result is reported again.
            (Some(stands), Task::Correct) if compare::are_same(stands, &outcome) && is_reported => {
                Some(correct(here, board, stands.clone(), Some(outcome)))
            }
            (Some(stands), _) if compare::are_same(stands, &outcome) => {
                self.clear_draft(here.round, board);
                let told = scene.tell("same-result", &at_board(here, board));
                Some(Request::Say(Said::Warning(told)))
            }
            (Some(stands), Task::Correct) => Some(correct(here, board, stands.clone(), Some(outcome))),
            // An entry desk cannot change the result of another desk: its result is refused and noted as
            // disputed.
            (Some(stands), Task::Enter)
                if scene.desk.is_some_and(|desk| {
                    let at = (here.round, board);
                    desk.shared().is_some_and(|shared| shared.leaves_to_the_lead(desk, at))
                }) =>
            {
                Some(correct(here, board, stands.clone(), Some(outcome)))
            }
            (Some(stands), Task::Enter) => {
                let mut values = at_board(here, board);
                values.set("score", words::score(Some(stands)));
                values.set("key", scene.key(Context::Round, Intent::Correct));
                Some(Request::refuse(scene.tell("has-result", &values)))
            }
        }
    }

    /// Notes that both entries agree, without a message.
    pub(super) fn agree(&mut self, here: &Here<'_>, board: BoardNo) -> Option<Request> {
        self.clear_draft(here.round, board);
        if here.board(board)?.agreed {
            self.walk(here, board);
            return None;
        }
        Some(Request::Do(Box::new(Act::Agree { round: here.round, board })))
    }

    pub(super) fn clear_draft(&mut self, round: RoundNo, board: BoardNo) {
        let again = self.task == Task::Check;
        self.drafts.remove(&Place { round, board, again });
        if self.mode == Mode::Typing {
            self.mode = if self.by_slips { Mode::Slips(String::new()) } else { Mode::Rest };
        }
    }

    pub(super) fn start_correction(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        if here.board(board)?.outcome.is_none() {
            return Some(Request::refuse(scene.tell("nothing-to-correct", &at_board(&here, board))));
        }
        self.task = Task::Correct;
        match here.form {
            Form::Keys { .. } => None,
            Form::Boards if matches!(here.board(board)?.outcome, Some(Outcome::Forfeit { .. })) => {
                self.enter_mode(Mode::Forfeit)
            }
            Form::Boards | Form::Line | Form::Hands | Form::Tricks => {
                self.begin(scene)?;
                None
            }
        }
    }

    pub(super) fn clear_result(&self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        let Some(stands) = here.board(board)?.outcome.clone() else {
            return self.ask_to_drop(&here, board, scene);
        };
        Some(correct(&here, board, stands, None))
    }

    /// Asks whether to discard the input at a board without a result.
    fn ask_to_drop(&self, here: &Here<'_>, board: BoardNo, scene: &Scene<'_>) -> Option<Request> {
        let draft = self.drafts.get(&self.place_of(here, board)).filter(|draft| !draft.is_empty())?;
        let title = titled(scene.tell("typed-not-recorded", &at_board(here, board)));
        let lines = vec![vec![piece(Role::Text, draft.changed().join(" / "))]];
        let drop = NamedOutcome::new(Intent::Discard, "drop it", Request::Tell(News::Dropped));
        Some(Request::ask(Question::ask(title, lines, drop, "keep it")))
    }
}

/// The longest text of a slip number.
const LONGEST_SLIP: usize = 40;

/// Returns the values of a sentence about a board.
fn at_board(here: &Here<'_>, board: BoardNo) -> FluentArgs<'static> {
    values! { "place" => words::place(here.state), "board" => board.0 }
}

fn not_of_a_slip(typed: char) -> String {
    format!(
        "`{}` does not belong to a slip: erase it (expected the number of a board, then the key of its result)",
        typed.escape_debug()
    )
}

/// Asks for the reason of a correction; its consequences are shown next.
fn correct(here: &Here<'_>, board: BoardNo, was: Outcome, now: Option<Outcome>) -> Request {
    let round = here.round;
    // A round that is too old can only be changed for the rating report.
    let first = here.state.first_correctable();
    if round < first && !now.as_ref().is_some_and(|now| now.finishes(&was)) {
        return too_old(here, board, &was, now);
    }
    let told = match &now {
        Some(now) if !here.form.is_for_two() || matches!(now, Outcome::Match(_)) => {
            let seated = here.state.board(round, board).map_or(&[][..], |held| &held.seats);
            words::correction(here.state, seated, &was, Some(now))
        }
        Some(now) => format!("{} becomes {}", words::score(Some(&was)), words::score(Some(now))),
        None => format!("{} is cleared", words::score(Some(&was))),
    };
    let title = format!("{} {board}: {told}", words::place(here.state));
    let act = Act::Correct { round, board, was, now, reason: Remark::default() };
    let line = InputLine::new(
        title,
        "the reason (may stay empty); its effect is shown next",
        InputPurpose::Correction(Box::new(act)),
    );
    Request::input(line)
}

/// Asks what to do instead of a correction that official mode refuses because the round is too old.
fn too_old(here: &Here<'_>, board: BoardNo, was: &Outcome, now: Option<Outcome>) -> Request {
    let (round, first) = (here.round, here.state.first_correctable());
    let place = words::place(here.state);
    let stands = words::score(Some(was));
    let told = format!(
        "In official mode only rounds from {first} on are corrected (C.04.2 4.3): standings and pairings continue with \
         {stands} at {place} {board} of round {round}."
    );
    let lines = vec![vec![piece(Role::Text, told)]];
    let title = format!("round {round} is too old to be corrected");
    let safe = format!("{stands} stays");
    let leave = refusals::leave_official(here.state);
    // A cleared result cannot be reported.
    let Some(now) = now else { return Request::ask(Question::ask(title, lines, leave, safe)) };
    let does = format!("report {} for rating only", words::score(Some(&now)));
    let reported = Some(now).filter(|now| now != was);
    let act = Act::CorrectForRating { round, board, reported, reason: Remark::default() };
    let line = InputLine::new(
        format!("{place} {board} of round {round}: {does}"),
        "the reason, which the report names",
        InputPurpose::Correction(Box::new(act)),
    );
    let only = NamedOutcome::new(Intent::RatingOnly, does, Request::input(line));
    Request::ask(Question::ask(title, lines, only, safe).or(leave))
}

/// Asks before a result is typed over one that waits for the server: no other desk has that one yet.
fn over_what_waits(here: &Here<'_>, board: BoardNo, outcome: &Outcome) -> Option<Request> {
    let kept = here.waits_at(board).filter(|kept| kept.refused.is_none())?;
    let Act::Record { outcome: waits, .. } = &kept.act else { return None };
    let place = words::place(here.state);
    if compare::are_same(waits, outcome) {
        let told = format!("{place} {board} has this result already; it waits for the server");
        return Some(Request::Say(Said::Warning(told)));
    }
    let (before, now) = (words::score(Some(waits)), words::score(Some(outcome)));
    let lines = vec![vec![piece(
        Role::Text,
        format!("{before} was typed at {place} {board} and waits for the server."),
    )]];
    let act = Act::Record { round: here.round, board, outcome: outcome.clone() };
    let replace =
        NamedOutcome::new(Intent::Yes, format!("{now} in place of {before}"), Request::Do(Box::new(act)));
    Some(Request::ask(Question::ask("typed already", lines, replace, "leave it")))
}
