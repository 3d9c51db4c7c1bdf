//! A pairing that is not announced yet: looked at, changed by hand, published. What a change breaks is named before
//! it is accepted.

use std::collections::{BTreeMap, BTreeSet};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board_list::before;
use super::judged::Judged;
use super::waiting::{Known, unseated};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists;
use crate::scene::Scene;
use crate::why::pairing::PairingQuestion;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use crate::work::job::Work;
use crate::work::request::{
    Asked, ChoiceItem, Choices, Found, InputLine, NamedOutcome, News, Question, Request, Said,
};
use desk::drafts::{PairingDraft, PairingStart, Seating};
use engine::action::{Act, Action, ByeKind, Entry, PairedBy};
use engine::amend::{self, Results};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::pairing::propose::Proposal;
use engine::pairing::remarks::remarks;
use engine::partners;
use engine::refusal::Level;
use engine::setup::Game;
use engine::state::{Player, Round, State};
use engine::text::Remark;
use formats::views::before::Before;
use formats::views::numbers::called;
use formats::views::words;

/// A pairing that is not announced yet.
#[derive(Debug)]
pub(super) struct Proposed {
    round: RoundNo,
    pub(super) boards: Vec<Vec<PlayerId>>,
    pub(super) byes: Vec<(PlayerId, ByeKind)>,
    /// What it began with, to tell what was changed.
    first: Proposal,
    start: Start,
    /// What the system makes of the round, where it was asked.
    system: Option<Proposal>,
    /// How long the journal was when the system was last asked: what was made of a shorter one may be out of date.
    entries: usize,
    cursor: Cursor,
    seat: usize,
    taken: Option<PlayerId>,
    /// Whether it was begun before, so that nothing is said of its beginning.
    is_known: bool,
    /// Whether it was published, and that was undone.
    came_back: bool,
    /// Whether something was played in the round, or a later one published: it is no pairing any more that is changed.
    is_played: bool,
    /// What was found of it when it was drawn last.
    judged: Option<Judged>,
    /// The boards and byes before each change by hand, oldest first.
    past: Vec<Proposal>,
    /// What becomes of the results of boards, as far as the director has said so board by board.
    answers: BTreeMap<BoardNo, Results>,
}

/// Says that a pairing passes into the director's hands.
pub(super) fn begins(scene: &Scene<'_>) -> String {
    let (ends, leaves) = (draft_key(Intent::Publish, scene), draft_key(Intent::Cancel, scene));
    format!(
        "manual pairing begins: {ends} ends it and compares it with the system's, {leaves} keeps or drops it"
    )
}

fn draft_key(intent: Intent, scene: &Scene<'_>) -> String {
    scene.key(Context::Draft, intent)
}

/// What is said of a pairing that was made again, as the event had changed since.
pub(super) const MADE_ANEW: &str = "the event has changed: this is the new pairing, not published yet";

/// Says that the system's pairing, with which the director's is compared, was made again.
pub(super) fn compared_anew(scene: &Scene<'_>) -> String {
    let key = draft_key(Intent::Publish, scene);
    format!("the event has changed, and the system's pairing with it: {key} compares with the new one")
}

/// Where a pairing came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Start {
    /// The system made it.
    System,
    /// The director begins with nothing.
    Hand,
    /// The round is announced, without results, and changed.
    Announced,
}

impl Proposed {
    fn new(round: RoundNo, first: Proposal, start: Start, entries: usize) -> Self {
        let Proposal { boards, byes } = first.clone();
        Self {
            round,
            boards,
            byes,
            first,
            start,
            system: None,
            entries,
            cursor: Cursor::default(),
            seat: 0,
            taken: None,
            is_known: false,
            came_back: false,
            is_played: false,
            judged: None,
            past: Vec::new(),
            answers: BTreeMap::new(),
        }
    }

    /// Takes up a pairing that was kept.
    pub(super) fn taken_up(draft: &PairingDraft, entries: usize) -> Self {
        let proposal =
            |seating: &Seating| Proposal { boards: seating.boards.clone(), byes: seating.byes.clone() };
        let start = match draft.start {
            PairingStart::System => Start::System,
            PairingStart::Hand => Start::Hand,
            PairingStart::Published => Start::Announced,
        };
        let Proposal { boards, byes } = proposal(&draft.now);
        Self {
            boards,
            byes,
            is_known: true,
            ..Self::new(draft.round, proposal(&draft.first), start, entries)
        }
    }

    /// Returns what is to be kept of it.
    pub(super) fn kept(&self) -> PairingDraft {
        let start = match self.start {
            Start::System => PairingStart::System,
            Start::Hand => PairingStart::Hand,
            Start::Announced => PairingStart::Published,
        };
        let Proposal { boards, byes } = self.first.clone();
        let now = Seating { boards: self.boards.clone(), byes: self.byes.clone() };
        PairingDraft { round: self.round, start, first: Seating { boards, byes }, now }
    }

    /// Gives a publication back that was undone.
    pub(super) fn given_back(
        round: RoundNo,
        (boards, byes): (&[Vec<PlayerId>], &[(PlayerId, ByeKind)]),
        by: PairedBy,
        entries: usize,
    ) -> Self {
        let proposal = Proposal { boards: boards.to_vec(), byes: byes.to_vec() };
        match by {
            PairedBy::System => Self { came_back: true, ..Self::by_system(round, &proposal, entries) },
            PairedBy::Hand | PairedBy::Import => {
                let Proposal { boards, byes } = proposal;
                let nothing = Proposal { boards: Vec::new(), byes: Vec::new() };
                let open = Self::new(round, nothing, Start::Hand, entries);
                Self { boards, byes, is_known: true, came_back: true, ..open }
            }
        }
    }

    /// Whether the director has worked at it, so that it is not dropped without a question.
    pub(super) fn is_work(&self) -> bool {
        self.is_changed()
    }

    /// Whether it was published, and that was undone.
    pub(super) const fn came_back(&self) -> bool {
        self.came_back
    }

    /// Whether it is one of a round that is to be published, rather than one that is published already.
    pub(super) fn is_of_next(&self, round: RoundNo) -> bool {
        self.start != Start::Announced && self.round == round
    }

    /// Whether it changes a published round, which is as it was when that began.
    pub(super) fn is_of_published(&self, round: RoundNo, held: &Round) -> bool {
        let boards = held.boards.iter().map(|board| &board.seats);
        let is_same = boards.eq(self.first.boards.iter()) && held.byes == self.first.byes;
        self.start == Start::Announced && self.round == round && is_same
    }

    pub(super) const fn round(&self) -> RoundNo {
        self.round
    }

    /// Whether it was begun before: its beginning is not told again.
    pub(super) const fn is_known(&self) -> bool {
        self.is_known
    }

    pub(super) fn by_system(round: RoundNo, proposal: &Proposal, entries: usize) -> Self {
        let system = Some(proposal.clone());
        Self { system, ..Self::new(round, proposal.clone(), Start::System, entries) }
    }

    /// Begins with the byes that were granted in advance.
    pub(super) fn by_hand(round: RoundNo, state: &State, entries: usize) -> Self {
        let granted = state.present(round).filter_map(|one| one.byes.get(&round).map(|bye| (one.id, *bye)));
        let first = Proposal { boards: Vec::new(), byes: granted.collect() };
        Self::new(round, first, Start::Hand, entries)
    }

    pub(super) fn of_round(round: RoundNo, held: &Round, entries: usize) -> Self {
        let boards = held.boards.iter().map(|board| board.seats.clone()).collect();
        let first = Proposal { boards, byes: held.byes.clone() };
        Self::new(round, first, Start::Announced, entries)
    }

    /// Puts the cursor on a board.
    pub(super) fn at_board(mut self, row: usize) -> Self {
        self.cursor.go(row);
        self
    }

    /// Says that something was played in the round, or a later one published.
    pub(super) fn played(self, is_played: bool) -> Self {
        Self { is_played, ..self }
    }

    /// Returns what the system makes of the round, where it is known.
    pub(super) const fn system(&self) -> Option<&Proposal> {
        self.system.as_ref()
    }

    /// Takes what the system makes of the round now, or that it makes nothing of it, to compare with. Returns whether
    /// this pairing is one of that round in the director's hands, which is not replaced by the system's.
    pub(super) fn compare_with(
        &mut self,
        round: RoundNo,
        proposal: Option<&Proposal>,
        entries: usize,
    ) -> bool {
        let wanted = self.is_manual() && self.round == round;
        if wanted {
            self.system = proposal.cloned();
            self.entries = entries;
        }
        wanted
    }

    /// Whether the event has changed since the system was asked.
    pub(super) fn is_outdated(&self, scene: &Scene<'_>) -> bool {
        entries_of(scene) != self.entries
    }

    /// Whether the pairing is in the director's hands.
    fn is_manual(&self) -> bool {
        self.start != Start::System || self.is_changed()
    }

    fn len(&self) -> usize {
        self.boards.len() + self.byes.len()
    }

    fn is_changed(&self) -> bool {
        self.boards != self.first.boards || self.byes != self.first.byes
    }

    /// Returns the act that puts a published round right. As long as nothing was played in the last round and nobody enters
    /// it late, it is one that older programs know.
    fn put_right(&self, state: &State, results: &dyn Fn(BoardNo) -> Results) -> Act {
        let (round, boards, byes) = (self.round, self.boards.clone(), self.byes.clone());
        let is_late = |id: PlayerId| state.player(id).is_some_and(|player| round < player.first_round);
        let is_new = round == state.last_round()
            && state.round(round).is_some_and(|held| held.results() == 0)
            && !self.seated().into_iter().any(is_late);
        let amended =
            amend::amendment(state, round, boards.clone(), byes.clone(), results, Remark::default());
        match amended {
            Some(act) if !is_new => act,
            Some(_) | None => Act::Rearrange { round, boards, byes },
        }
    }

    fn act(&self, state: &State) -> Act {
        let (round, boards, byes) = (self.round, self.boards.clone(), self.byes.clone());
        match self.start {
            Start::Announced => self.put_right(state, &|_| Results::StayWithPlayers),
            Start::System if !self.is_changed() => Act::Publish { round, boards, byes, by: PairedBy::System },
            Start::System | Start::Hand => Act::Publish { round, boards, byes, by: PairedBy::Hand },
        }
    }

    /// Returns the player under the cursor.
    fn player(&self) -> Option<PlayerId> {
        let row = self.cursor.at(self.len())?;
        match self.boards.get(row) {
            Some(seats) => seats.get(self.seat.min(seats.len().saturating_sub(1))).copied(),
            None => self.byes.get(row - self.boards.len()).map(|(player, _)| *player),
        }
    }

    fn seated(&self) -> Vec<PlayerId> {
        self.boards.iter().flatten().copied().chain(self.byes.iter().map(|(player, _)| *player)).collect()
    }

    /// Takes a player, or exchanges the one taken with the one under the cursor.
    fn swap(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.player()?;
        let Some(taken) = self.taken.take() else {
            self.taken = Some(here);
            let key = draft_key(Intent::Swap, scene);
            return Some(Request::Say(Said::Warning(format!("go to the other player: {key} swaps them"))));
        };
        let seats = self.boards.iter_mut().flatten().chain(self.byes.iter_mut().map(|(player, _)| player));
        for seat in seats {
            match *seat {
                player if player == taken => *seat = here,
                player if player == here => *seat = taken,
                _ => {}
            }
        }
        None
    }

    fn take_apart(&mut self) -> Option<Request> {
        let row = self.cursor.at(self.len())?;
        if row < self.boards.len() {
            self.boards.remove(row);
        } else {
            self.byes.remove(row - self.boards.len());
        }
        self.taken = None;
        None
    }

    /// A player at a board gets a bye, and the others of the board stand free; a bye turns to its next kind.
    fn bye(&mut self, scene: &Scene<'_>) -> Option<Request> {
        // Whoever has no place yet has it, not who is under the cursor.
        let waits = !unseated(scene.state()?, self.round, &self.seated()).is_empty();
        let on_board = self.cursor.at(self.len()).is_none_or(|row| row < self.boards.len());
        if waits && on_board {
            return self.choose_bye(scene);
        }
        let row = self.cursor.at(self.len())?;
        if let Some(at) = row.checked_sub(self.boards.len()) {
            let (_, bye) = self.byes.get_mut(at)?;
            *bye = next_bye(*bye);
            return None;
        }
        let player = self.player()?;
        self.boards.remove(row);
        self.byes.push((player, ByeKind::PairingAllocated));
        None
    }

    fn choose_bye(&self, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let free = unseated(state, self.round, &self.seated());
        if free.is_empty() {
            return Some(Request::refuse(format!(
                "every player of this round already has a {} or a bye",
                words::place(state)
            )));
        }
        let items = self.items(free, None, &Found::Bye, scene)?;
        let title = "bye for".to_owned();
        Some(Request::Find(Box::new(Choices { title, items, start: 0 })))
    }

    /// Asks for the players of a new board, one after the other.
    fn add(&self, seats: &[PlayerId], scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let (_, most) = state.setup.game.seats();
        let mut seated = self.seated();
        seated.extend(seats);
        let mut free = unseated(state, self.round, &seated);
        // Who was left over is there to play, too.
        let left_over = self.byes.iter().filter(|(_, bye)| *bye == ByeKind::PairingAllocated);
        free.extend(left_over.map(|(player, _)| *player).filter(|player| !seats.contains(player)));
        if free.is_empty() && seats.is_empty() {
            return Some(Request::refuse(format!(
                "every player of this round already has a {} or a bye",
                words::place(state)
            )));
        }
        let seat = match (most, seats.len()) {
            (2, 0) => "White".to_owned(),
            (2, _) => "Black".to_owned(),
            (_, seat) => format!("seat {}", seat + 1),
        };
        let against = seats.first().copied();
        // Partners sit opposite each other.
        let beside = match (&state.setup.game, seats) {
            (Game::Tractor(_), [.., partner, _]) => Some((" as partner of", *partner)),
            (Game::Dice, [first, ..]) => Some((" with", *first)),
            _ => against.map(|other| (" against", other)),
        };
        let known = self.known(state, scene);
        let other = beside.map(|(how, other)| format!("{how} {}", known.told(other, None)));
        let title =
            format!("{} {}: {seat}{}", words::place(state), self.boards.len() + 1, other.unwrap_or_default());
        let found = |player| Found::Seat(seats.iter().copied().chain([player]).collect());
        let items = self.items(free, against, &found, scene)?;
        Some(Request::Find(Box::new(Choices { title, items, start: 0 })))
    }

    /// Lists players to choose from, each with what is known of them, the best first.
    fn items(
        &self,
        free: BTreeSet<PlayerId>,
        against: Option<PlayerId>,
        found: &dyn Fn(PlayerId) -> Found,
        scene: &Scene<'_>,
    ) -> Option<Vec<ChoiceItem>> {
        let state = scene.state()?;
        let known = self.known(state, scene);
        let item = |player: PlayerId| ChoiceItem {
            found: found(player),
            text: known.named(player),
            number: state.player(player).and_then(|player| player.number),
            beside: known.beside(player, against),
            about: String::new(),
        };
        Some(known.best_first(free).into_iter().map(item).collect())
    }

    /// Takes notice of an act, or of its undo, that concerns who is there: what was granted or taken back while the pairing
    /// is in the director's hands counts in it, and nobody stays seated who has left.
    pub(super) fn follow(&mut self, act: &Act, state: &State) {
        if !self.is_manual() || self.start == Start::Announced {
            return;
        }
        #[expect(clippy::wildcard_enum_match_arm, reason = "other acts say nothing of who is there")]
        let (id, is_bye) = match act {
            Act::GrantBye { id, round, .. } | Act::CancelBye { id, round } if *round == self.round => {
                (*id, true)
            }
            Act::Withdraw { id, .. }
            | Act::Expel { id, .. }
            | Act::Return { id, .. }
            | Act::Register { id, .. }
            | Act::Remove { id } => (*id, false),
            _ => return,
        };
        let Some(player) = state.player(id) else {
            self.boards.retain(|seats| !seats.contains(&id));
            self.byes.retain(|(other, _)| *other != id);
            self.taken = self.taken.filter(|taken| *taken != id);
            return;
        };
        let granted = player.byes.get(&self.round).filter(|_| player.is_present(self.round));
        if granted.is_none() && player.is_present(self.round) && !is_bye {
            return;
        }
        if granted.is_some() || !player.is_present(self.round) {
            self.boards.retain(|seats| !seats.contains(&id));
        }
        self.byes.retain(|(other, _)| *other != id);
        self.byes.extend(granted.map(|bye| (id, *bye)));
        self.taken = self.taken.filter(|taken| *taken != id);
    }

    pub(super) fn found(&mut self, found: &Found, scene: &Scene<'_>) -> Option<Request> {
        self.remembering(|open| open.seat_found(found, scene))
    }

    fn seat_found(&mut self, found: &Found, scene: &Scene<'_>) -> Option<Request> {
        match found {
            Found::Seat(seats) => {
                let (least, most) = scene.state()?.setup.game.seats();
                let free = unseated(scene.state()?, self.round, &self.seated()).len();
                if seats.len() < most && seats.len() < free.max(least) {
                    return self.add(seats, scene);
                }
                self.byes.retain(|(player, _)| !seats.contains(player));
                self.boards.push(seats.clone());
                self.cursor.go(self.boards.len() - 1);
            }
            Found::Bye(player) => {
                // Who came late has missed the round; whoever is left over in one that is paired has the bye of the pairing.
                let late = |player: &Player| self.round < player.first_round;
                let is_late = scene.state()?.player(*player).is_some_and(late);
                let bye = if is_late { ByeKind::ZeroPoint } else { ByeKind::PairingAllocated };
                self.byes.push((*player, bye));
                self.cursor.go(self.len() - 1);
            }
            Found::Player(_)
            | Found::Board(_)
            | Found::Preset(_)
            | Found::Forbidden(..)
            | Found::TieBreak(..)
            | Found::Opponent(..) => {}
        }
        None
    }

    /// Announces the pairing; one that was made by hand is compared with the system's first.
    fn publish(&self, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        if self.start == Start::Announced && !self.is_changed() {
            let key = draft_key(Intent::Cancel, scene);
            return Some(Request::refuse(format!(
                "nothing has changed ({key} leaves the round as it was published)"
            )));
        }
        let compared = self.is_manual() && !state.setup.pairing.system().is_manual();
        // What changed meanwhile, a result or a late entry, may change what the system makes of the round.
        if self.is_outdated(scene) && !self.is_manual() {
            return Some(Request::Pair(state.next_round()));
        }
        if self.is_outdated(scene) && compared {
            let state = Box::new(state.clone());
            return Some(Request::Work(Work::Pair { state, round: self.round }));
        }
        if self.start == Start::Announced {
            let boards: Vec<BoardNo> = amend::boards_in_question(state, self.round, &self.boards).collect();
            if !boards.is_empty() {
                return Some(self.ask_for_results(state, &boards));
            }
        }
        let act = self.act(state);
        if matches!(act, Act::Amend { .. }) {
            return Some(asked_why(act));
        }
        Some(if compared { self.end_session(act, state) } else { Request::Do(Box::new(act)) })
    }

    /// Asks what becomes of the results of boards whose players or colours turn out to have been others.
    fn ask_for_results(&self, state: &State, boards: &[BoardNo]) -> Request {
        let all = |results| asked_why(self.put_right(state, &|_| results));
        let asked = self.question_about(state, boards, &all);
        let each = Request::Tell(News::ResultOf(None));
        let each = || NamedOutcome::new(Intent::BoardByBoard, "decide board by board", each);
        Request::ask(if boards.len() < 2 { asked } else { asked.or(each()) })
    }

    /// Takes what becomes of the result of one board, and asks about the next one; nothing was said yet at the beginning.
    pub(super) fn result_of(&mut self, said: Option<(BoardNo, Results)>, state: &State) -> Request {
        match said {
            Some((board, results)) => drop(self.answers.insert(board, results)),
            None => self.answers.clear(),
        }
        let mut boards = amend::boards_in_question(state, self.round, &self.boards);
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

    /// Turns the colours of the board under the cursor, or the seats of a table by one.
    fn turn(&mut self) -> Option<Request> {
        let row = self.cursor.at(self.len())?;
        self.boards.get_mut(row)?.rotate_left(1);
        None
    }

    /// Moves the board under the cursor.
    fn shift(&mut self, up: bool) -> Option<Request> {
        let row = self.cursor.at(self.len())?;
        let to = if up { row.checked_sub(1)? } else { row + 1 };
        if row.max(to) < self.boards.len() {
            self.boards.swap(row, to);
            self.cursor.go(to);
        }
        None
    }

    /// Leaves the rest of the round to the system: who has no seat yet, or of a published round the boards without a result.
    fn pair_open(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let (paired, told) = if self.start == Start::Announced {
            if self.round != state.last_round() {
                return Some(Request::refuse("only boards of the last published round can be paired again"));
            }
            (amend::open_boards_again(state, &()), "the boards without a result are paired again")
        } else {
            if unseated(state, self.round, &self.seated()).is_empty() {
                return Some(Request::refuse(format!(
                    "every player of this round already has a {} or a bye",
                    words::place(state)
                )));
            }
            let seated = Proposal { boards: self.boards.clone(), byes: self.byes.clone() };
            let rest = amend::rest_by_system(state, self.round, &seated, &());
            (rest, "the system has paired the rest; your boards are as you made them")
        };
        match paired {
            Ok(Proposal { boards, byes }) => {
                self.boards = boards;
                self.byes = byes;
                self.taken = None;
                let key = draft_key(Intent::Publish, scene);
                Some(Request::Say(Said::Good(format!("{told}: look, then {key}"))))
            }
            Err(none) => Some(Request::refuse(none.to_string())),
        }
    }

    /// Takes back the last change by hand; `None` where there is none.
    pub(super) fn take_back(&mut self) -> Option<Said> {
        let Proposal { boards, byes } = self.past.pop()?;
        self.boards = boards;
        self.byes = byes;
        self.taken = None;
        self.cursor.go(self.cursor.at(self.len()).unwrap_or(0));
        Some(Said::Good("the last change of this pairing is undone".to_owned()))
    }

    /// Keeps the boards as they were before a change, so that it can be taken back.
    fn remembering<T>(&mut self, change: impl FnOnce(&mut Self) -> T) -> T {
        let before = Proposal { boards: self.boards.clone(), byes: self.byes.clone() };
        let done = change(self);
        if before.boards != self.boards || before.byes != self.byes {
            self.past.push(before);
        }
        done
    }

    pub(super) fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let manual = self.is_manual();
        let request = self.remembering(|open| open.change(intent, scene));
        if !manual && self.is_manual() && request.is_none() {
            return Some(Request::Say(Said::Warning(begins(scene))));
        }
        request
    }

    fn change(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let len = self.len();
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys move the cursor or are unhandled")]
        match intent {
            Intent::Publish if self.taken.is_none() => self.publish(scene),
            Intent::Publish | Intent::Swap => self.swap(scene),
            Intent::Left | Intent::Right => {
                let seats = as_shown(&scene.state()?.setup.game);
                let at = seats.iter().position(|seat| *seat == self.seat).unwrap_or(0);
                let to = if intent == Intent::Left { at.saturating_sub(1) } else { at + 1 };
                self.seat = seats.get(to).copied().unwrap_or(self.seat);
                None
            }
            Intent::Turn => self.turn(),
            Intent::Raise | Intent::Lower => self.shift(intent == Intent::Raise),
            Intent::PairOpen => self.pair_open(scene),
            Intent::Add => self.add(&[], scene),
            Intent::TakeApart => self.take_apart(),
            Intent::Bye => self.bye(scene),
            Intent::Explain => {
                let state = Box::new(scene.state()?.clone());
                Some(Request::Work(Work::Why { state, round: self.round, question: PairingQuestion::Round }))
            }
            other if self.cursor.handle(other, len) => None,
            _ => Some(Request::Unhandled),
        }
    }

    pub(super) fn click(&mut self, x: u16, y: u16) {
        if let Some(row) = self.cursor.row_at(x, y) {
            self.cursor.go(row);
        }
    }

    pub(super) fn place(&self) -> String {
        let round = self.round;
        match (self.start, self.is_changed()) {
            (Start::System, false) => format!("pairing of round {round}, by the system"),
            (Start::System, true) => format!("MANUAL PAIRING of round {round}"),
            (Start::Hand, _) => format!("pairing of round {round}, by hand"),
            (Start::Announced, _) if self.is_played => format!("round {round}, published: put it right"),
            (Start::Announced, _) => format!("MANUAL PAIRING of round {round}, published"),
        }
    }

    fn known<'a>(&self, state: &'a State, scene: &Scene<'_>) -> Known<'a> {
        Known::before(self.round, state, scene)
    }

    fn judge(&self, state: &State, scene: &Scene<'_>) -> Judged {
        let mut free = unseated(state, self.round, &self.seated());
        if state.setup.pairing.system().bracket_rules().is_some() {
            // Whoever has no match in the bracket now is out, or waits.
            let first: BTreeSet<PlayerId> = self.first.boards.iter().flatten().copied().collect();
            free.retain(|player| first.contains(player));
        }
        let waiting = self.known(state, scene).best_first(free);
        // That nobody is seated yet is no mistake.
        if self.len() == 0 { Judged::empty(waiting) } else { Judged::of(state, &self.act(state), waiting) }
    }

    /// What a change breaks, before it is accepted.
    pub(super) fn status(&self, state: &State, scene: &Scene<'_>) -> Line {
        if !self.is_manual() && self.is_outdated(scene) {
            let key = draft_key(Intent::Publish, scene);
            let told = format!("! the event has changed since this pairing was made: {key} makes a new one");
            return vec![piece(Role::Warning, told)];
        }
        if self.len() == 0 {
            let (adds, bye) = (draft_key(Intent::Add, scene), draft_key(Intent::Bye, scene));
            let told = format!("nobody is seated yet: {adds} adds a {}, {bye} a bye", words::place(state));
            return vec![piece(Role::Dim, told)];
        }
        if self.is_played && !self.is_changed() {
            let place = words::place(state);
            let seats = if state.setup.game.is_for_two() { "colours" } else { "seats" };
            let told = format!(
                "swap players, {seats} or {place}s; what has a result keeps it unless you say otherwise"
            );
            return vec![piece(Role::Dim, told)];
        }
        let now;
        let judged = if let Some(judged) = &self.judged {
            judged
        } else {
            now = self.judge(state, scene);
            &now
        };
        if let Some(refused) = &judged.refused {
            return vec![piece(Role::Error, format!("× {refused}"))];
        }
        let is_here = |id: &&PlayerId| state.player(**id).is_some_and(|player| player.is_present(self.round));
        // Who entered a published round late may enter it, and need not.
        let waiting = judged.waiting.iter().filter(is_here).count();
        if 0 < waiting {
            let (adds, bye) = (draft_key(Intent::Add, scene), draft_key(Intent::Bye, scene));
            let told = words::count_of(waiting, "player has", "players have");
            return vec![piece(
                Role::Warning,
                format!("! {told} no seat yet: {adds} adds a {}, {bye} a bye", words::place(state)),
            )];
        }
        // What stands above the line is not said a second time.
        if self.judged.is_some() && !judged.broken.is_empty() {
            let key = draft_key(Intent::Publish, scene);
            let told = words::count_of(judged.broken.len(), "warning", "warnings");
            let is_asked = judged.broken.iter().any(|warning| Level::Line < warning.level);
            let does = match (is_asked, self.start) {
                (true, _) => "asks first",
                (false, Start::System | Start::Hand) => "publishes all the same",
                (false, Start::Announced) => "puts the round right all the same",
            };
            return vec![piece(Role::Warning, format!("! {told} above: {key} {does}"))];
        }
        if let Some(warning) = judged.broken.first() {
            let more = match judged.broken.len() - 1 {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            return vec![piece(Role::Warning, format!("! {warning}{more}"))];
        }
        let unlike = boards_unlike(&self.boards, self.system.as_ref().unwrap_or(&self.first));
        let told = match (self.start, unlike) {
            (Start::System, 0) if self.byes == self.first.byes => "as the system makes it".to_owned(),
            (Start::System, 0) => "the byes are not as the system makes them".to_owned(),
            (Start::System, changed) => {
                format!("{} not as the system makes them", words::count(changed, words::place(state)))
            }
            (Start::Hand | Start::Announced, _) => "no rule is broken".to_owned(),
        };
        let key = draft_key(Intent::Publish, scene);
        let does = match self.start {
            Start::System | Start::Hand => {
                format!("publishes {}", words::count(self.boards.len(), words::place(state)))
            }
            Start::Announced => format!("puts round {} right", self.round),
        };
        vec![piece(Role::Good, format!("✓ {told}: {key} {does}"))]
    }

    fn name_cell(&self, player: PlayerId, row: usize, seat: usize, state: &State) -> Cell {
        let here = self.cursor.at(self.len()) == Some(row) && self.seat == seat;
        let taken = self.taken == Some(player);
        let mark = match (taken, here) {
            (true, _) => "◆ ",
            (false, true) => "› ",
            (false, false) => "  ",
        };
        let role = if taken || here { Role::Accent } else { Role::Text };
        cell(role, format!("{mark}{}", called(state, player))).named()
    }

    /// Draws the boards, and below them every rule that they break and everybody who has no seat yet.
    pub(super) fn draw(&mut self, area: Rect, buffer: &mut Buffer, state: &State, scene: &Scene<'_>) {
        let cells = usize::from(area.width).saturating_sub(2);
        let is_new = self.start != Start::Announced;
        let remarks = if is_new { remarks(state, self.round) } else { Vec::new() };
        let mut below: Vec<Line> = remarks
            .into_iter()
            .flat_map(|told| text::wrap_line(&[piece(Role::Warning, format!("! {told}"))], cells))
            .collect();
        // Of the system's pairing only what the director has to decide of partners is said.
        if self.is_manual() || state.keeps_partners() {
            let judged = self.judge(state, scene);
            let against = self.taken.or_else(|| self.player());
            let room = usize::from(area.height / 2).saturating_sub(below.len());
            below.extend(judged.lines((room, cells), against, &self.known(state, scene)));
            self.judged = Some(judged);
        }
        let height = u16::try_from(below.len()).unwrap_or(0);
        let boards = Rect { height: area.height - height, ..area };
        for (y, line) in (boards.bottom()..area.bottom()).zip(&below) {
            text::put_line(buffer, (area.x + 1, y), cells, line, scene.theme());
        }
        self.draw_boards(boards, buffer, state, scene);
    }

    fn draw_boards(&mut self, area: Rect, buffer: &mut Buffer, state: &State, scene: &Scene<'_>) {
        let mut cursor = self.cursor;
        let before = before(self.round, scene);
        let two = state.setup.game.is_for_two();
        let columns = if two {
            columns_of_two(state)
        } else {
            vec![Column::number("Table"), Column::text("players", 12, 160)]
        };
        let row = |at: usize| match self.boards.get(at) {
            Some(seats) if two => self.row_of_two(at, seats, before.as_ref(), state),
            Some(seats) => self.row_of_table(at, seats, state),
            None => self.bye_row(at, two, state),
        };
        let adds = draft_key(Intent::Add, scene);
        let empty = format!("nobody is seated yet: {adds} adds a {}", words::place(state));
        let table =
            Table { columns: &columns, len: self.len(), row: &row, detail: &[], empty: &empty, active: true };
        table.draw(area, buffer, &mut cursor, scene.theme());
        self.cursor = cursor;
    }

    fn row_of_two(&self, at: usize, seats: &[PlayerId], before: Option<&Before>, state: &State) -> Vec<Cell> {
        let mut cells = vec![cell(Role::Dim, (at + 1).to_string())];
        for (seat, player) in seats.iter().enumerate() {
            cells.push(self.name_cell(*player, at, seat, state));
            let beside = before.map(|before| {
                let points = state.setup.counts_points().then(|| before.points_of(*player));
                points.into_iter().chain([before.rating_of(*player)])
            });
            cells.extend(beside.into_iter().flatten().map(|one| lists::shown(&one)));
        }
        cells
    }

    fn row_of_table(&self, at: usize, seats: &[PlayerId], state: &State) -> Vec<Cell> {
        let names =
            seats.iter().enumerate().map(|(seat, player)| self.name_cell(*player, at, seat, state).text);
        let names: Vec<String> = names.collect();
        // Partners sit opposite each other, in turn with their opponents.
        let told = match (&state.setup.game, &names[..]) {
            (Game::Tractor(_), [one, two, three, four]) => {
                partners::table([one, two, three, four].map(|name| name.trim_start()))
            }
            _ => names.join(" "),
        };
        vec![cell(Role::Dim, (at + 1).to_string()), cell(Role::Text, told)]
    }

    fn bye_row(&self, at: usize, two: bool, state: &State) -> Vec<Cell> {
        let Some((player, bye)) = self.byes.get(at - self.boards.len()) else { return Vec::new() };
        let name = self.name_cell(*player, at, self.seat, state);
        if !two {
            return vec![cell(Role::Dim, ""), cell(Role::Bye, format!("{}: {}", name.text, bye.name()))];
        }
        let mut cells = vec![cell(Role::Dim, ""), name];
        // What stands beside the name of a seated player.
        let beside = if state.setup.counts_points() { 2 } else { 1 };
        cells.extend(vec![cell(Role::Dim, ""); beside]);
        cells.push(cell(Role::Bye, format!("  {} {}", bye.letter(), bye.name())).spilling());
        cells
    }
}

/// Returns the seats of a board or table in the order in which they are shown: partners stand side by side.
fn as_shown(game: &Game) -> Vec<usize> {
    match game {
        Game::Tractor(_) => vec![0, 2, 1, 3],
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Dice => (0..game.seats().1).collect(),
    }
}

/// Returns how many entries of the journal a pairing may rest on.
pub(super) fn entries_of(scene: &Scene<'_>) -> usize {
    let rests = |entry: &&Entry| {
        !matches!(
            &entry.action,
            Action::Do(
                Act::Note { .. }
                    | Act::Agree { .. }
                    | Act::Dispute { .. }
                    | Act::Uphold { .. }
                    | Act::DrawPosition { .. }
            )
        )
    };
    scene.desk.map_or(0, |desk| desk.entries().iter().filter(rests).count())
}

/// Asks why a published round is put right; what that does is shown next.
pub(super) fn asked_why(act: Act) -> Request {
    let title = words::act_title(&act);
    let hint = "the reason (may stay empty); its effect is shown next";
    Request::input(InputLine::new(title, hint, Asked::Correction(Box::new(act))))
}

fn columns_of_two(state: &State) -> Vec<Column> {
    let side = |head: &'static str| {
        let points = state.setup.counts_points().then(|| Column::number("pts").dropped(1));
        let rest = points.into_iter().chain([Column::number("rtg").dropped(2)]);
        [Column::text(head, 10, 32)].into_iter().chain(rest)
    };
    let mut columns = vec![Column::number("Bd")];
    columns.extend(side("  White"));
    columns.extend(side("  Black"));
    columns
}

const fn next_bye(bye: ByeKind) -> ByeKind {
    match bye {
        ByeKind::PairingAllocated => ByeKind::HalfPoint,
        ByeKind::HalfPoint => ByeKind::ZeroPoint,
        ByeKind::ZeroPoint => ByeKind::FullPoint,
        ByeKind::FullPoint => ByeKind::PairingAllocated,
    }
}

/// Counts the boards of a pairing that the system's does not have, wherever they are.
pub(super) fn boards_unlike(own: &[Vec<PlayerId>], system: &Proposal) -> usize {
    own.iter().filter(|seats| !system.boards.contains(seats)).count()
}
