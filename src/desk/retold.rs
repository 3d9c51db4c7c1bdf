//! What the comment lines of a report tell of its results (`integrity-comments`) becomes part of the event's own story: a game
//! stands first as it stood when later rounds were paired, and is corrected behind them, as it was.

use std::collections::BTreeMap;

use crate::engine::action::{Act, Header, Outcome};
use crate::engine::id::{BoardNo, PlayerId, RoundNo};
use crate::engine::integrity;
use crate::engine::pairing::proposal::Proposal;
use crate::engine::state::State;
use crate::engine::text::{Label, Remark};
use crate::formats::draft::Draft;
use crate::formats::trf::{Report, ToldResult, read_result};

/// Why, in the acts.
const REASON: &str = "as the report tells";

/// A correction that a line tells of, at its board.
struct Told<'a> {
    line: &'a str,
    round: RoundNo,
    board: BoardNo,
    was: Outcome,
    now: Outcome,
}

impl Told<'_> {
    fn act(&self) -> Act {
        let (round, board, was) = (self.round, self.board, self.was.clone());
        Act::Correct { round, board, was, now: Some(self.now.clone()), reason: Remark::taken_over(REASON) }
    }
}

/// Puts what the lines of a report tell into the acts of an official event; the lines are no longer kept, for the event writes
/// them by itself. Where the acts would not be those of an event, nothing changes.
pub fn retell(draft: &mut Draft, report: &Report) {
    if !draft.setup.regulations.official {
        return;
    }
    let lines = report.others.iter().filter(|other| other.code == "###");
    let told: Vec<(&str, ToldResult)> =
        lines.filter_map(|line| Some((line.text.as_str(), read_result(&line.text)?))).collect();
    let (mut corrections, mut rated, mut used) = (Vec::new(), Vec::new(), Vec::new());
    let kept = |line: &str| format!("###{line}").trim_end().to_owned();
    // What a game was corrected to last is what stands; each correction before it led to what the next one begins with.
    let mut began: BTreeMap<(RoundNo, BoardNo), Outcome> = BTreeMap::new();
    for (line, told) in told.into_iter().rev() {
        let Some(board) = board_of(draft, report, &told) else { continue };
        let recorded = draft.acts.iter().find_map(|act| {
            let Act::Record { round, board: at, outcome } = act else { return None };
            ((*round, *at) == (told.round, board)).then_some(outcome)
        });
        let stands = began.get(&(told.round, board)).or(recorded);
        let is_last = RoundNo(report.completed_rounds()) <= told.round;
        let (round, now) = (told.round, told.now);
        if told.for_rating && recorded == Some(&told.was) {
            rated.push(Act::Rectify {
                round,
                board,
                reported: Some(now),
                reason: Remark::taken_over(REASON),
            });
            used.push(kept(line));
        } else if !told.for_rating && stands == Some(&now) && !is_last {
            began.insert((round, board), told.was.clone());
            corrections.push(Told { line, round, board, was: told.was, now });
        }
    }
    corrections.reverse();
    rated.reverse();
    let mut acts = loop {
        match corrected(draft, &corrections) {
            Ok(acts) => break acts,
            // The lines of that game stay lines.
            Err(Unfit::Told(at)) => {
                let Some((round, board)) = corrections.get(at).map(|told| (told.round, told.board)) else {
                    return;
                };
                corrections.retain(|told| (told.round, told.board) != (round, board));
            }
            Err(Unfit::Acts) => return,
        }
    };
    used.extend(corrections.iter().map(|told| kept(told.line)));
    acts.extend(rated);
    let mut state = State::new(&header(draft));
    if used.is_empty() || acts.iter().any(|act| state.apply(act).is_err()) {
        return;
    }
    draft.acts = acts;
    for line in used {
        draft.forget(&line);
    }
}

fn header(draft: &Draft) -> Header {
    Header::new(Label::default(), draft.details.clone(), draft.setup.clone())
}

/// The board at which the two whom a line names met with these colours.
fn board_of(draft: &Draft, report: &Report, told: &ToldResult) -> Option<BoardNo> {
    let player = |number: u16| {
        let place = report.players.iter().position(|player| player.number == number)?;
        u32::try_from(place + 1).ok().map(PlayerId)
    };
    let seats = [player(told.seats.0)?, player(told.seats.1)?];
    let at = draft.acts.iter().find_map(|act| {
        let Act::Publish { round, boards, .. } = act else { return None };
        boards.iter().position(|board| *round == told.round && **board == seats)
    })?;
    u16::try_from(at + 1).ok().map(BoardNo)
}

/// Why there are no acts with the corrections.
enum Unfit {
    /// They are not those of an event.
    Acts,
    /// The result that a line tells of did not stand when the next round was paired, which may have been withdrawn and paired
    /// again since.
    Told(usize),
}

/// Returns the acts of a draft with corrections where they were made. No line says when: a round that is not as the system pairs
/// it with what stood until then was paired behind the first corrections with which it is; a correction that no round shows came
/// as soon as a later round was paired, an adjourned game last.
fn corrected(draft: &Draft, corrections: &[Told<'_>]) -> Result<Vec<Act>, Unfit> {
    let mut state = State::new(&header(draft));
    let mut acts = Vec::with_capacity(draft.acts.len() + corrections.len());
    let mut pending: Vec<(usize, &Told<'_>)> = corrections.iter().enumerate().collect();
    for act in &draft.acts {
        let mut act = act.clone();
        if let Act::Record { round, board, outcome } = &mut act
            && let Some((_, told)) =
                pending.iter().find(|(_, told)| (told.round, told.board) == (*round, *board))
        {
            *outcome = told.was.clone();
        }
        let mut due = Vec::new();
        if let Act::Publish { round, boards, byes, .. } = &act
            && !pending.is_empty()
        {
            let published = Proposal { boards: boards.clone(), byes: byes.clone() };
            let count = before(&state, &pending, *round, &published)?;
            due.extend(pending.drain(..count));
        }
        let published = if let Act::Publish { round, .. } = &act { Some(*round) } else { None };
        let mut done = |act: Act| {
            state.apply(&act).map_err(|_| Unfit::Acts)?;
            acts.push(act);
            Ok(())
        };
        due.iter().try_for_each(|(_, told)| done(told.act()))?;
        done(act)?;
        if let Some(published) = published {
            // Later it could not be corrected any more.
            let is_due = |told: &Told<'_>| told.was != Outcome::Adjourned && told.round.0 + 2 <= published.0;
            let due: Vec<_> = pending.extract_if(.., |(_, told)| is_due(told)).collect();
            due.iter().try_for_each(|(_, told)| done(told.act()))?;
        }
    }
    acts.extend(pending.iter().map(|(_, told)| told.act()));
    Ok(acts)
}

/// Returns how many of the corrections, in the order of their lines, were made before a round was paired.
fn before(
    state: &State,
    pending: &[(usize, &Told<'_>)],
    round: RoundNo,
    published: &Proposal,
) -> Result<usize, Unfit> {
    let is_as_paired = |state: &State| integrity::imported_difference(state, round, published).is_none();
    if is_as_paired(state) {
        return Ok(0);
    }
    let mut then = state.clone();
    for ((_, told), count) in pending.iter().zip(1..) {
        // What is told of the round just before, or of a later one, was corrected later.
        if round.0 <= told.round.0 + 1 || then.apply(&told.act()).is_err() {
            break;
        }
        if is_as_paired(&then) {
            return Ok(count);
        }
    }
    // Or there was another pairing of the round then, and it was withdrawn: singly first, then one after the other.
    let is_of_round_before = |told: &Told<'_>| told.round.0 + 1 == round.0;
    for (at, told) in pending.iter().filter(|(_, told)| is_of_round_before(told)) {
        let mut known = state.clone();
        if known.apply(&told.act()).is_ok() && is_as_paired(&known) {
            return Err(Unfit::Told(*at));
        }
    }
    let (mut known, mut unfit) = (state.clone(), None);
    for (at, told) in pending.iter().filter(|(_, told)| told.round < round) {
        if known.apply(&told.act()).is_err() {
            break;
        }
        unfit = unfit.or_else(|| is_of_round_before(told).then_some(*at));
        if let Some(unfit) = unfit.filter(|_| is_as_paired(&known)) {
            return Err(Unfit::Told(unfit));
        }
    }
    Ok(0)
}
