//! A pairing that is not published yet: checked, changed manually, published. The rules that a change breaks
//! are named before it is accepted.
//!
//! [`Proposed`] has the boards and byes as they are now, and the pairing with which it began, to name the
//! changes. `seating.rs` changes it, each change with a step back; `publishing.rs` asks the questions and
//! returns the act; `drawing.rs` shows it. A published round is changed in the same way: once something was
//! played, the result is a correction. If other entries came since the system was asked, the pairing is
//! marked as outdated.

mod drawing;
mod publishing;
mod seating;

use std::collections::BTreeMap;

use super::judged::Judged;
use super::waiting::Known;
use crate::jobs::job::Work;
use crate::jobs::request::{Found, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::why::pairing::PairingQuestion;
use crate::widgets::table::Cursor;
use desk::input::drafts::{PairingDraft, PairingStart, Seating};
use engine::action::{Act, Action, ByeKind, Entry, Fact, PairedBy};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::pairing::propose::Proposal;
use engine::round_correction::Results;
use engine::setup::Game;
use engine::state::{Round, State};
use formats::language::desk::DeskLanguage;
use formats::values;
pub(super) use publishing::asked_why;

/// A pairing that is not published yet.
#[derive(Debug)]
pub(super) struct Proposed {
    round: RoundNo,
    pub(super) boards: Vec<Vec<PlayerId>>,
    pub(super) byes: Vec<(PlayerId, ByeKind)>,
    /// The pairing at the beginning, to find the changes.
    first: Proposal,
    start: Start,
    /// The system's pairing of the round, if it was calculated.
    system: Option<Proposal>,
    /// The length of the journal when the system was last asked: a pairing from a shorter one may be out of
    /// date.
    entries: usize,
    cursor: Cursor,
    seat: usize,
    taken: Option<PlayerId>,
    /// True if the pairing was begun before, so that its beginning is not announced again.
    is_known: bool,
    /// True if it was published and then undone.
    came_back: bool,
    /// True if something was played in the round, or a later one published: the change is then a correction,
    /// not a pairing.
    is_played: bool,
    /// The problems found when it was last drawn.
    judged: Option<Judged>,
    /// The boards and byes before each manual change, oldest first.
    past: Vec<Proposal>,
    /// The decisions about the results of boards, as far as the director has made them board by board.
    answers: BTreeMap<BoardNo, Results>,
}

/// Returns a message that a manual pairing begins.
pub(super) fn begins(scene: &Scene<'_>) -> String {
    let (ends, leaves) = (draft_key(Intent::Publish, scene), draft_key(Intent::Cancel, scene));
    format!(
        "manual pairing begins: {ends} ends it and compares it with the system's, {leaves} keeps or drops it"
    )
}

fn draft_key(intent: Intent, scene: &Scene<'_>) -> String {
    scene.key(Context::Draft, intent)
}

/// The message that a pairing was calculated again because the event has changed.
pub(super) const MADE_ANEW: &str = "the event has changed: this is the new pairing, not published yet";

/// Returns a message that the system's pairing, used for comparison, was calculated again.
pub(super) fn compared_anew(scene: &Scene<'_>) -> String {
    let key = draft_key(Intent::Publish, scene);
    format!("the event has changed, and the system's pairing with it: {key} compares with the new one")
}

/// The origin of a pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Start {
    /// The system made it.
    System,
    /// The director began with nothing.
    Hand,
    /// The round is published without results, and is being changed.
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

    /// Restores a saved pairing.
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

    /// Returns the data to save.
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

    /// Restores a publication that was undone.
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

    /// Returns true if the director has worked on it, so that it is not discarded without a question.
    pub(super) fn is_work(&self) -> bool {
        self.is_changed()
    }

    /// Returns true if it was published and then undone.
    pub(super) const fn came_back(&self) -> bool {
        self.came_back
    }

    /// Returns true if it is the pairing of this round, which is not published yet.
    pub(super) fn is_of_next(&self, round: RoundNo) -> bool {
        self.start != Start::Announced && self.round == round
    }

    /// Returns true if it changes a published round that has not changed since.
    pub(super) fn is_of_published(&self, round: RoundNo, held: &Round) -> bool {
        let boards = held.boards.iter().map(|board| &board.seats);
        let is_same = boards.eq(self.first.boards.iter()) && held.byes == self.first.byes;
        self.start == Start::Announced && self.round == round && is_same
    }

    pub(super) const fn round(&self) -> RoundNo {
        self.round
    }

    /// Returns true if the pairing was begun before: its beginning is not announced again.
    pub(super) const fn is_known(&self) -> bool {
        self.is_known
    }

    pub(super) fn by_system(round: RoundNo, proposal: &Proposal, entries: usize) -> Self {
        let system = Some(proposal.clone());
        Self { system, ..Self::new(round, proposal.clone(), Start::System, entries) }
    }

    /// Starts with the byes that were granted in advance.
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

    /// Sets whether something was played in the round, or a later one published.
    pub(super) fn played(self, is_played: bool) -> Self {
        Self { is_played, ..self }
    }

    /// Returns the system's pairing of the round, if it is known.
    pub(super) const fn system(&self) -> Option<&Proposal> {
        self.system.as_ref()
    }

    /// Stores the system's present pairing of the round, or its failure, for comparison. Returns whether this
    /// is an unfinished manual pairing of that round, which the system's pairing does not replace.
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

    /// Returns true if the event has changed since the system was asked.
    pub(super) fn is_outdated(&self, scene: &Scene<'_>) -> bool {
        entries_of(scene) != self.entries
    }

    /// Returns true if this is a manual pairing.
    fn is_manual(&self) -> bool {
        self.start != Start::System || self.is_changed()
    }

    fn len(&self) -> usize {
        self.boards.len() + self.byes.len()
    }

    fn is_changed(&self) -> bool {
        self.boards != self.first.boards || self.byes != self.first.byes
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

    /// Applies an act, or its undo, that changes who is present: byes and withdrawals count at once in an
    /// unfinished pairing, and a player who left loses the seat.
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
            | Act::Exclude { id, .. }
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

    /// Undoes the last manual change; `None` without a change.
    pub(super) fn take_back(&mut self) -> Option<Said> {
        let Proposal { boards, byes } = self.past.pop()?;
        self.boards = boards;
        self.byes = byes;
        self.taken = None;
        self.cursor.go(self.cursor.at(self.len()).unwrap_or(0));
        Some(Said::Good("the last change of this pairing is undone".to_owned()))
    }

    /// Stores the boards before a change, so that it can be undone.
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
            // This pairing is as the system made it: it is made again, with those who have come since.
            Intent::PairOpen if !self.is_manual() && self.is_outdated(scene) => {
                Some(Request::Pair(scene.state()?.next_round()))
            }
            Intent::PairOpen => self.pair_open(scene),
            Intent::Add => self.add(&[], scene),
            Intent::TakeApart => self.take_apart(),
            Intent::Bye => self.bye(scene),
            Intent::Explain => {
                let state = Box::new(scene.state()?.clone());
                Some(Request::Work(Work::Why {
                    state,
                    round: self.round,
                    question: PairingQuestion::Round,
                    language: scene.language().clone(),
                }))
            }
            other if self.cursor.handle(other, len) => None,
            _ => Some(Request::Unhandled),
        }
    }

    pub(super) fn click(&mut self, x: u16, y: u16) {
        self.cursor.click(x, y);
    }

    pub(super) fn place(&self, language: &DeskLanguage) -> String {
        let name = match (self.start, self.is_changed()) {
            (Start::System, false) => "pairing-by-system",
            (Start::System, true) => "manual-pairing-of",
            (Start::Hand, _) => "pairing-by-hand",
            (Start::Announced, _) if self.is_played => "published-correct-it",
            (Start::Announced, _) => "manual-pairing-published",
        };
        language.tell(name, &values! { "round" => self.round.0 })
    }

    fn known<'a>(&self, state: &'a State, scene: &Scene<'_>) -> Known<'a> {
        Known::before(self.round, state, scene)
    }
}

/// Returns the seats of a board or table in the order of the screen: partners are side by side.
fn as_shown(game: &Game) -> Vec<usize> {
    match game {
        Game::Tractor(_) => vec![0, 2, 1, 3],
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Dice | Game::Match(_) => {
            (0..game.seats().1).collect()
        }
    }
}

/// Returns the number of journal entries on which a pairing may depend.
pub(super) fn entries_of(scene: &Scene<'_>) -> usize {
    let rests = |entry: &&Entry| match &entry.action {
        Action::Do(act) => act.has(Fact::Pairing),
        Action::Undo { .. } | Action::Redo { .. } => true,
    };
    scene.desk.map_or(0, |desk| desk.entries().iter().filter(rests).count())
}

/// Counts the boards of a pairing that the system's pairing does not have, whatever their board number.
pub(super) fn boards_unlike(own: &[Vec<PlayerId>], system: &Proposal) -> usize {
    own.iter().filter(|seats| !system.boards.contains(seats)).count()
}
