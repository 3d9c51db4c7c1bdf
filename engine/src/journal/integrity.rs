//! Incidents that touch the integrity of pairings (PIBE of the federation's checklist, Q112 to Q115): rounds
//! that differ from the system's pairing, results changed after a later pairing, renumbering, changed rules.
//!
//! Incidents are not stored. They are derived from the acts that count, each judged in the event at its time,
//! so that an undone act leaves no trace. Their wording follows `integrity-comments`.

use std::collections::BTreeSet;

use super::replay::{ReplayError, counting, ledger, start};
use crate::basics::id::{BoardNo, PlayerId, RoundNo, Seq};
use crate::basics::number::Points;
use crate::basics::progress::Progress;
use crate::event::action::{Act, ByeKind, Entry, Header, Outcome, PairedBy};
use crate::event::setup::{Setup, TieBreak};
use crate::event::state::{Board, State};
use crate::game::scoring::GameScore;
use crate::pairing::numbering::moved_out_of_order;
use crate::pairing::propose::Proposal;
pub use crate::rules::differences::{Difference, Place, as_imported, made_irregular};
use crate::rules::differences::{difference, difference_from, pairs_itself, places};
use crate::rules::round_correction;

/// The kinds of incidents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IncidentKind {
    /// Official mode was left.
    Left,
    /// An imported round differs from the system's pairing.
    Import(Difference),
    /// A manual pairing differs from the system's.
    ByHand(Difference),
    /// A player had a full-point bye.
    FullPointBye(PlayerId),
    /// A result was changed after a later round was paired.
    Correction {
        /// White and Black.
        seats: [PlayerId; 2],
        /// The old result.
        was: Option<Outcome>,
        /// The new result.
        now: Option<Outcome>,
    },
    /// Boards or byes were changed after a later round was paired.
    Boards {
        /// The old boards and byes.
        was: Vec<Place>,
        /// The new boards and byes.
        now: Vec<Place>,
    },
    /// The result reported for rating differs from the result that counts.
    Rating {
        /// White and Black.
        seats: [PlayerId; 2],
        /// The result that counts.
        counts: Option<Outcome>,
        /// The reported result.
        reported: Outcome,
    },
    /// An adjourned game ended with another result than the draw assumed by later pairings.
    Adjournment {
        /// White and Black.
        seats: [PlayerId; 2],
        /// The result.
        now: Outcome,
    },
    /// Adjusted points from a round on, entered after a later round was paired without them.
    Points {
        /// The players concerned.
        players: Vec<PlayerId>,
        /// The number of points; negative for a deduction.
        points: Points,
    },
    /// A change of the rules made an earlier round irregular.
    Configuration(Difference),
    /// The number of rounds changed after the start.
    Rounds {
        /// The old value.
        was: u16,
        /// The new value.
        now: u16,
    },
    /// The list of tie-breaks changed after the start.
    TieBreaks {
        /// The old value.
        was: Vec<TieBreak>,
        /// The new value.
        now: Vec<TieBreak>,
    },
    /// Two players exchanged their numbers.
    Exchange([PlayerId; 2]),
    /// The numbers were reassigned, and players left their order: each of them with the old number.
    Regeneration(Vec<(PlayerId, u16)>),
}

/// An incident that touches the integrity of pairings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// The entry of the journal.
    pub seq: Seq,
    /// The round concerned.
    pub round: RoundNo,
    /// The kind of incident.
    pub kind: IncidentKind,
}

/// Returns the incidents of an event that is or was official, in the order of the journal; none for other
/// events.
///
/// # Errors
///
/// If the journal cannot be replayed.
pub fn incidents(
    header: &Header,
    entries: &[Entry],
    progress: &dyn Progress,
) -> Result<Vec<Incident>, ReplayError> {
    let ledger = ledger(entries)?;
    let mut found = Found { incidents: Vec::new(), published: Vec::new(), progress };
    let mut state = start(header)?;
    for (entry, act) in counting(entries, &ledger) {
        if state.setup.regulations.official || state.left_official.is_some() {
            found.look_at(&state, entry.seq, act);
        }
        state.evolve(act);
    }
    Ok(found.incidents)
}

/// Returns the difference between an imported round and the system's pairing, in the event before that round.
#[must_use]
pub fn imported_difference(state: &State, round: RoundNo, published: &Proposal) -> Option<Difference> {
    imported(state, round, published, &())
}

fn imported(
    state: &State,
    round: RoundNo,
    published: &Proposal,
    progress: &dyn Progress,
) -> Option<Difference> {
    // No system of the program pairs such an event, and a report contains nothing to compare with.
    let then = pairs_itself(state).then(|| as_imported(state, round, published))?;
    difference_from(&then, round, published, progress)
}

struct Found<'a> {
    incidents: Vec<Incident>,
    /// The entries that published the rounds.
    published: Vec<Seq>,
    progress: &'a dyn Progress,
}

impl Found<'_> {
    fn push(&mut self, seq: Seq, round: RoundNo, kind: IncidentKind) {
        self.incidents.push(Incident { seq, round, kind });
    }

    fn look_at(&mut self, state: &State, seq: Seq, act: &Act) {
        match act {
            Act::Publish { round, boards, byes, by } => {
                self.published.push(seq);
                for (player, _) in byes.iter().filter(|(_, bye)| *bye == ByeKind::FullPoint) {
                    if *by != PairedBy::Import {
                        self.push(seq, *round, IncidentKind::FullPointBye(*player));
                    }
                }
                let published = Proposal { boards: boards.clone(), byes: byes.clone() };
                self.pairing(state, seq, *round, &published, *by);
            }
            Act::Rearrange { round, boards, byes } => {
                let published = Proposal { boards: boards.clone(), byes: byes.clone() };
                self.pairing(state, seq, *round, &published, PairedBy::Hand);
            }
            Act::CorrectRound { round, boards, byes, outcomes, .. } => {
                let held = state.round(*round).map_or(&[][..], |held| &held.boards);
                for board in held.iter().filter(|board| !round_correction::stays(board, boards, outcomes)) {
                    self.forget_rating(*round, &board.seats);
                }
                self.round_corrected(state, seq, *round, boards, outcomes, byes);
            }
            Act::Unpublish { round, .. } => self.withdrawn(state, seq, *round),
            Act::Correct { round, board, was, now, .. } => {
                let seats = state.board(*round, *board).map_or(&[][..], |held| &held.seats);
                self.forget_rating(*round, seats);
                self.corrected(state, seq, (*round, *board), Some(was), now.as_ref());
            }
            Act::Record { round, board, outcome } => {
                self.corrected(state, seq, (*round, *board), None, Some(outcome));
            }
            Act::CorrectForRating { round, board, reported, .. } => {
                let Some(held) = state.board(*round, *board) else { return };
                let [white, black] = held.seats[..] else { return };
                let seats = [white, black];
                self.forget_rating(*round, &seats);
                if let Some(reported) = reported.clone() {
                    self.push(
                        seq,
                        *round,
                        IncidentKind::Rating { seats, counts: held.outcome.clone(), reported },
                    );
                }
            }
            Act::Value { points: given, .. } => {
                if let (None, Some(round)) = (given.result, given.round)
                    && round < state.last_round()
                {
                    let (players, points) = (given.players.clone(), given.points);
                    self.push(seq, round, IncidentKind::Points { players, points });
                }
            }
            Act::Configure { setup, .. } => self.configured(state, seq, setup),
            Act::Number { order, .. } => self.numbered(state, seq, order),
            Act::Register { .. }
            | Act::Edit { .. }
            | Act::Remove { .. }
            | Act::TakeList { .. }
            | Act::Withdraw { .. }
            | Act::Exclude { .. }
            | Act::Return { .. }
            | Act::GrantBye { .. }
            | Act::CancelBye { .. }
            | Act::FixBoard { .. }
            | Act::DrawColor { .. }
            | Act::Forbid { .. }
            | Act::Prizes { .. }
            | Act::CheckIn { .. }
            | Act::Agree { .. }
            | Act::Dispute { .. }
            | Act::Uphold { .. }
            | Act::Members { .. }
            | Act::LineUp { .. }
            | Act::RecordGame { .. }
            | Act::Seal { .. }
            | Act::DrawLots { .. }
            | Act::Give { .. }
            | Act::KeepReport { .. }
            | Act::LeaveOut { .. }
            | Act::BarHalfPointByes { .. }
            | Act::Partner { .. }
            | Act::ResizeTables { .. }
            | Act::DrawPosition { .. }
            | Act::Rerate { .. }
            | Act::NameKey { .. }
            | Act::Sign { .. }
            | Act::Note { .. } => {}
        }
    }

    /// Reports the difference of a manual or imported round. A later pairing of the same round replaces the
    /// report on an earlier manual one.
    fn pairing(&mut self, state: &State, seq: Seq, round: RoundNo, published: &Proposal, by: PairedBy) {
        self.incidents.retain(|one| one.round != round || !matches!(one.kind, IncidentKind::ByHand(_)));
        let found = match by {
            PairedBy::System => None,
            PairedBy::Hand => difference(state, round, published, self.progress).map(IncidentKind::ByHand),
            PairedBy::Import => imported(state, round, published, self.progress).map(IncidentKind::Import),
        };
        if let Some(kind) = found {
            self.push(seq, round, kind);
        }
    }

    fn round_corrected(
        &mut self,
        state: &State,
        seq: Seq,
        round: RoundNo,
        boards: &[Vec<PlayerId>],
        outcomes: &[Option<Outcome>],
        byes: &[(PlayerId, ByeKind)],
    ) {
        let Some(held) = state.round(round) else { return };
        if round == state.last_round() {
            let published = Proposal { boards: boards.to_vec(), byes: byes.to_vec() };
            self.pairing(state, seq, round, &published, PairedBy::Hand);
            return;
        }
        let was: Vec<Vec<PlayerId>> = held.boards.iter().map(|board| board.seats.clone()).collect();
        let (before, after) = (places(&was, &held.byes), places(boards, byes));
        let only = |one: &BTreeSet<Place>, other: &BTreeSet<Place>| one.difference(other).cloned().collect();
        let (was, now): (Vec<Place>, Vec<Place>) = (only(&before, &after), only(&after, &before));
        // A board with only its colours exchanged has the same result as before, which is no incident.
        // Otherwise the result of a removed board is reported before the change of boards, and that of a new
        // board after it.
        let keeps = |board: &Board, seats: &[PlayerId], outcome: &Option<Outcome>| {
            round_correction::is_of_same(board, seats) && round_correction::turn(board, seats) == *outcome
        };
        for board in &held.boards {
            let stays = boards
                .iter()
                .zip(outcomes)
                .any(|(seats, now)| board.seats == *seats || keeps(board, seats, now));
            if let ([white, black], false) = (&board.seats[..], stays) {
                self.result(seq, round, [*white, *black], board.outcome.clone(), None);
            }
        }
        if !was.is_empty() || !now.is_empty() {
            self.push(seq, round, IncidentKind::Boards { was, now });
        }
        for (seats, now) in boards.iter().zip(outcomes) {
            let [white, black] = seats[..] else { continue };
            let same = held.boards.iter().find(|board| board.seats == *seats);
            if same.is_none() && held.boards.iter().any(|board| keeps(board, seats, now)) {
                continue;
            }
            let was = same.and_then(|board| board.outcome.clone());
            if was != *now {
                self.result(seq, round, [white, black], was, now.clone());
            }
        }
    }

    fn corrected(
        &mut self,
        state: &State,
        seq: Seq,
        (round, board): (RoundNo, BoardNo),
        was: Option<&Outcome>,
        now: Option<&Outcome>,
    ) {
        let Some([white, black]) = state.board(round, board).map(|held| &held.seats[..]) else { return };
        if round < state.last_round() {
            self.result(seq, round, [*white, *black], was.cloned(), now.cloned());
        }
    }

    /// Removes the report on a rating result when the board's result changes, because the two belong
    /// together.
    fn forget_rating(&mut self, round: RoundNo, seats: &[PlayerId]) {
        let is_of = |one: &Incident| {
            one.round == round && matches!(&one.kind, IncidentKind::Rating { seats: of, .. } if of == seats)
        };
        self.incidents.retain(|one| !is_of(one));
    }

    /// Removes the incidents of a withdrawn round, and those of the previous round that occurred after the
    /// withdrawn one was paired: they no longer affect any pairing. Incidents of earlier rounds since then
    /// are merged with those before.
    fn withdrawn(&mut self, state: &State, seq: Seq, round: RoundNo) {
        self.incidents.retain(|one| one.round != round || matches!(one.kind, IncidentKind::Left));
        self.published.pop();
        let is_behind = |kind: &IncidentKind| {
            matches!(
                kind,
                IncidentKind::Correction { .. }
                    | IncidentKind::Adjournment { .. }
                    | IncidentKind::Boards { .. }
                    | IncidentKind::Points { .. }
            )
        };
        let before = RoundNo(round.0.saturating_sub(1));
        let touched = self.incidents.extract_if(.., |one| one.round == before && is_behind(&one.kind));
        let has_other_boards =
            touched.filter(|one| matches!(one.kind, IncidentKind::Boards { .. })).count() > 0;
        if let (true, Some(held)) = (has_other_boards, state.round(before)) {
            let boards = held.boards.iter().map(|board| board.seats.clone()).collect();
            let published = Proposal { boards, byes: held.byes.clone() };
            self.pairing(state, seq, before, &published, PairedBy::Hand);
        }
        let since = self.published.last().copied();
        let again = self.incidents.extract_if(.., |one| since < Some(one.seq) && is_behind(&one.kind));
        for one in again.collect::<Vec<_>>() {
            if let IncidentKind::Correction { seats, was, now } = one.kind {
                self.result(one.seq, one.round, seats, was, now);
            } else if let IncidentKind::Adjournment { seats, now } = one.kind {
                self.result(one.seq, one.round, seats, Some(Outcome::Adjourned), Some(now));
            } else {
                self.incidents.push(one);
            }
        }
        self.incidents.sort_by_key(|one| one.seq);
    }

    /// Reports a result that changed after a later round was paired. Repeated changes are merged into one
    /// incident, starting from the result at the time of that pairing, until another round is paired or the
    /// boards of the result's own round change.
    fn result(
        &mut self,
        seq: Seq,
        round: RoundNo,
        seats: [PlayerId; 2],
        was: Option<Outcome>,
        now: Option<Outcome>,
    ) {
        let is_boards =
            |one: &Incident| one.round == round && matches!(one.kind, IncidentKind::Boards { .. });
        let since = self.incidents.iter().rposition(is_boards).map_or(0, |at| at + 1);
        let is_same = |one: &Incident| {
            one.round == round
                && self.published.last() < Some(&one.seq)
                && matches!(&one.kind, IncidentKind::Correction { seats: of, .. } | IncidentKind::Adjournment { seats: of, .. } if *of == seats)
        };
        let before = self.incidents.iter().skip(since).position(is_same).map(|at| since + at);
        let was = match before.map(|at| self.incidents.remove(at).kind) {
            Some(IncidentKind::Correction { was, .. }) => was,
            Some(IncidentKind::Adjournment { .. }) => Some(Outcome::Adjourned),
            Some(_) | None => was,
        };
        match (was, now) {
            (was, now) if was == now => {}
            (Some(Outcome::Adjourned), Some(now)) => {
                // An incident already reports the game as adjourned, so its end is reported too.
                let goes_on = |one: &Incident| {
                    let IncidentKind::Correction { seats: of, now: Some(Outcome::Adjourned), .. } = &one.kind
                    else {
                        return false;
                    };
                    one.round == round && *of == seats
                };
                if !is_drawn(&now) || self.incidents.iter().any(goes_on) {
                    self.push(seq, round, IncidentKind::Adjournment { seats, now });
                }
            }
            (was, now) => self.push(seq, round, IncidentKind::Correction { seats, was, now }),
        }
    }

    fn configured(&mut self, state: &State, seq: Seq, setup: &Setup) {
        let next = state.next_round();
        if state.rounds.is_empty() {
            return;
        }
        if state.setup.rounds != setup.rounds {
            self.push(seq, next, IncidentKind::Rounds { was: state.setup.rounds, now: setup.rounds });
        }
        let (was, now) = (state.setup.ranking.tie_breaks(), setup.ranking.tie_breaks());
        if was != now {
            self.push(seq, next, IncidentKind::TieBreaks { was: was.to_vec(), now: now.to_vec() });
        }
        for (round, difference) in made_irregular(state, setup, self.progress) {
            self.push(seq, round, IncidentKind::Configuration(difference));
        }
        if state.setup.regulations.official && !setup.regulations.official {
            self.push(seq, next, IncidentKind::Left);
        }
    }

    fn numbered(&mut self, state: &State, seq: Seq, order: &[PlayerId]) {
        if state.rounds.is_empty() {
            return;
        }
        let moved = moved_out_of_order(state, order);
        match &moved[..] {
            [] | [_] => {}
            [(one, of_one), (other, of_other)]
                if is_exchange(order, (*one, *of_other), (*other, *of_one)) =>
            {
                self.push(seq, state.next_round(), IncidentKind::Exchange([*one, *other]));
            }
            _ => self.push(seq, state.next_round(), IncidentKind::Regeneration(moved)),
        }
    }
}

/// Returns true if two players have exchanged numbers in the new order.
fn is_exchange(order: &[PlayerId], one: (PlayerId, u16), other: (PlayerId, u16)) -> bool {
    let stands = |(player, number): (PlayerId, u16)| {
        usize::from(number).checked_sub(1).and_then(|at| order.get(at)) == Some(&player)
    };
    stands(one) && stands(other)
}

/// Returns true if the game was drawn, as the later pairings assumed while it was adjourned.
fn is_drawn(outcome: &Outcome) -> bool {
    outcome.sides() == Some((GameScore::Draw, GameScore::Draw))
}
