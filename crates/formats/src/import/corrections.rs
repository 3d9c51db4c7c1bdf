//! Corrections that the comment lines of a report mention (`integrity-comments`) become acts of the event. A
//! round is published as it was when later rounds were paired, and is corrected after them.

use std::collections::{BTreeMap, BTreeSet};

use crate::draft::Draft;
use crate::trf::{self, Report, ToldPlace};
use engine::action::{Act, ByeKind, Outcome};
use engine::id::{BoardNo, PlayerId, RoundNo};
use engine::integrity::{self, Place};
use engine::kept::AdjustedPoints;
use engine::official;
use engine::pairing::proposal::Proposal;
use engine::round_correction::{self, Results};
use engine::state::{Board, State};
use engine::text::Remark;

/// The reason in the acts.
const REASON: &str = "as the report tells";

type Seats = [PlayerId; 2];

/// A correction, from one or more lines.
struct Told {
    /// Its number in the order of the lines.
    nth: usize,
    /// Its lines, as the event stores them.
    lines: Vec<String>,
    round: RoundNo,
    change: Change,
}

enum Change {
    Result {
        seats: Seats,
        was: Option<Outcome>,
        now: Outcome,
    },
    Boards {
        was: Vec<Place>,
        now: Vec<Place>,
        /// The boards whose results were cleared, and those results.
        cleared: Vec<(Seats, Outcome)>,
    },
    /// Adjusted points were added.
    Points(AdjustedPoints),
}

/// Creates the event of a report official if it can be, and puts the corrections that the report mentions
/// into its journal.
pub(super) fn official(mut draft: Draft, report: &Report) -> Draft {
    make_official(&mut draft);
    retell(&mut draft, report);
    draft
}

/// Creates the event official if the federation's regulations allow it; otherwise notes the reason.
fn make_official(draft: &mut Draft) {
    let mut official = draft.setup.clone();
    official.regulations.official = true;
    match official.complaints().into_iter().next() {
        None => draft.setup = official,
        Some(_) if !official::is_of_the_federation(&draft.setup) => {}
        Some(wrong) => draft.notes.push(format!("the event is not official: {wrong}")),
    }
}

/// Adds the corrections of the lines to the acts of an official event, and drops the lines, because the event
/// writes them itself. If the rules refuse the acts, nothing changes.
fn retell(draft: &mut Draft, report: &Report) {
    if !draft.setup.regulations.official {
        return;
    }
    let (mut told, rated) = read(draft, report);
    let by_hand = by_hand(report);
    let (mut acts, mut used) = loop {
        let (sheets, fitting) = taken_back(draft, &told);
        match corrected(draft, &sheets, &fitting, &by_hand) {
            Ok(acts) => {
                break (acts, fitting.iter().flat_map(|told| told.lines.clone()).collect::<Vec<_>>());
            }
            // Its lines stay lines, and so do those of earlier corrections of the round.
            Err(Unfit::Told { round, nth }) => told.retain(|told| told.round != round || nth < told.nth),
            Err(Unfit::Acts) => return,
        }
    };
    for (line, act) in rated {
        acts.push(act);
        used.push(line);
    }
    let mut state = State::new(&draft.header());
    if used.is_empty() || acts.iter().any(|act| state.apply(act).is_err()) {
        return;
    }
    draft.acts = acts;
    for line in used {
        draft.forget(&line);
    }
}

fn player(report: &Report, number: u16) -> Option<PlayerId> {
    let place = report.players.iter().position(|player| player.number == number)?;
    u32::try_from(place + 1).ok().map(PlayerId)
}

fn places<T: FromIterator<Place>>(report: &Report, told: &[ToldPlace]) -> Option<T> {
    let place = |place: &ToldPlace| match place {
        ToldPlace::Board(white, black) => {
            Some(Place::Board(vec![player(report, *white)?, player(report, *black)?]))
        }
        ToldPlace::Bye(number, bye) => player(report, *number).map(|player| Place::Bye(player, *bye)),
    };
    told.iter().map(place).collect()
}

/// The rounds that were paired by hand: the boards of the system, and the published ones instead.
type ByHand = BTreeMap<RoundNo, (BTreeSet<Place>, BTreeSet<Place>)>;

fn by_hand(report: &Report) -> ByHand {
    let round = |round| {
        let (system, published) = report.told_by_hand(round)?;
        Some((RoundNo(round), (places(report, &system)?, places(report, &published)?)))
    };
    (1..=report.completed_rounds()).filter_map(round).collect()
}

/// Reads the corrections of the lines of a report in their order, and the results for rating only with their
/// lines.
fn read(draft: &Draft, report: &Report) -> (Vec<Told>, Vec<(String, Act)>) {
    let seats = |(white, black): (u16, u16)| Some([player(report, white)?, player(report, black)?]);
    let sheets = sheets(draft);
    let (mut told, mut rated, mut gone) = (Vec::new(), Vec::new(), Vec::new());
    for (line, one) in report.told() {
        let line = format!("###{}", line.text).trim_end().to_owned();
        let round = one.round();
        match one {
            trf::Told::Points(one) => {
                let players = one.players.iter().map(|number| player(report, *number)).collect();
                let Some(players) = players else { continue };
                let (points, game_points) = (one.points, None);
                let points =
                    AdjustedPoints { result: None, points, game_points, round: Some(round), players };
                told.push(Told { nth: told.len(), lines: vec![line], round, change: Change::Points(points) });
            }
            trf::Told::Result(one) => {
                let Some(seats) = seats(one.seats) else { continue };
                match (one.was, one.now) {
                    (Some(counts), Some(reported)) if one.for_rating => {
                        let at = sheets.get(&round).and_then(|sheet| sheet.board(seats, Some(&counts)));
                        let Some(board) = at.and_then(board_no) else { continue };
                        let (reported, reason) = (Some(reported), Remark::taken_over(REASON));
                        rated.push((line, Act::CorrectForRating { round, board, reported, reason }));
                    }
                    (was, Some(now)) => {
                        let change = Change::Result { seats, was, now };
                        told.push(Told { nth: told.len(), lines: vec![line], round, change });
                    }
                    (Some(was), None) => gone.push((line, round, seats, was)),
                    (None, None) => {}
                }
            }
            trf::Told::Boards(one) => {
                let (was, now): (Option<Vec<_>>, _) = (places(report, &one.was), places(report, &one.now));
                let Some((was, now)) = was.zip(now) else { continue };
                let is_of = |(_, of, seats, _): &mut (String, RoundNo, Seats, Outcome)| {
                    *of == round && was.contains(&Place::Board(seats.to_vec()))
                };
                let (mut lines, cleared): (Vec<_>, Vec<_>) =
                    gone.extract_if(.., is_of).map(|(line, _, seats, was)| (line, (seats, was))).unzip();
                lines.push(line);
                let change = Change::Boards { was, now, cleared };
                told.push(Told { nth: told.len(), lines, round, change });
            }
        }
    }
    // No later round was paired with the last one.
    told.retain(|told| told.round < RoundNo(report.completed_rounds()));
    (told, rated)
}

fn board_no(at: usize) -> Option<BoardNo> {
    u16::try_from(at + 1).ok().map(BoardNo)
}

impl Told {
    /// Returns true if it is possible however many rounds were paired since then.
    const fn is_never_too_late(&self) -> bool {
        matches!(self.change, Change::Result { was: Some(Outcome::Adjourned), .. } | Change::Points(_))
    }

    /// Returns the games that it changes, before and after it.
    fn games(&self) -> Vec<Seats> {
        let seats = |place: &Place| match place {
            Place::Board(seats) => seats[..].try_into().ok(),
            Place::Bye(..) => None,
        };
        match &self.change {
            Change::Result { seats, .. } => vec![*seats],
            Change::Boards { was, now, .. } => was.iter().chain(now).filter_map(seats).collect(),
            Change::Points(_) => Vec::new(),
        }
    }

    /// Returns the act of the correction, if the round is as it was then.
    fn act(&self, state: &State) -> Option<Act> {
        let (round, reason) = (self.round, Remark::taken_over(REASON));
        let held = state.round(round)?;
        match &self.change {
            Change::Points(points) => Some(Act::Value { points: points.clone(), reason }),
            Change::Result { seats, was, now } => {
                let board = board_no(held.boards.iter().position(|board| board.seats == *seats)?)?;
                Some(match was.clone() {
                    None => Act::Record { round, board, outcome: now.clone() },
                    Some(was) => Act::Correct { round, board, was, now: Some(now.clone()), reason },
                })
            }
            Change::Boards { was, now, cleared } => {
                let mut boards: Vec<Vec<PlayerId>> =
                    held.boards.iter().map(|board| board.seats.clone()).collect();
                let mut byes = held.byes.clone();
                exchange(&mut boards, &mut byes, was, now)?;
                let mut act = round_correction::correction(
                    state,
                    round,
                    boards,
                    byes,
                    &|_| Results::StayWithPlayers,
                    reason,
                )?;
                if let Act::CorrectRound { boards, outcomes, .. } = &mut act {
                    let came = boards.iter().zip(outcomes).filter(|(seats, _)| {
                        let is_of =
                            |(gone, _): &(Seats, Outcome)| gone.iter().all(|player| seats.contains(player));
                        now.contains(&Place::Board((*seats).clone())) && cleared.iter().any(is_of)
                    });
                    came.for_each(|(_, outcome)| *outcome = None);
                }
                Some(act)
            }
        }
    }

    /// Reverts the correction; `None` if the round is not as it was after it.
    fn take_back(&self, sheet: &mut Sheet) -> Option<()> {
        match &self.change {
            Change::Points(points) => {
                let at = sheet.points.iter().rposition(|given| given == points)?;
                sheet.points.remove(at);
            }
            Change::Result { seats, was, now } => {
                let at = sheet.board(*seats, Some(now))?;
                sheet.boards.get_mut(at)?.outcome.clone_from(was);
            }
            Change::Boards { was, now, cleared } => {
                let mut boards: Vec<Vec<PlayerId>> =
                    sheet.boards.iter().map(|board| board.seats.clone()).collect();
                let mut byes = sheet.byes.clone();
                exchange(&mut boards, &mut byes, now, was)?;
                let mut seen = BTreeSet::new();
                let mut players = boards.iter().flatten().chain(byes.iter().map(|(player, _)| player));
                if !players.all(|player| seen.insert(*player)) {
                    return None;
                }
                let outcomes =
                    round_correction::outcomes(&sheet.boards, &boards, &|_| Results::StayWithPlayers);
                // A result that was set with the boards has a line of its own, unless it is of the same two
                // players.
                let is_untold = |board: &&Board| {
                    !matches!(board.outcome, None | Some(Outcome::Adjourned))
                        && !boards.iter().any(|seats| seats.iter().all(|player| board.seats.contains(player)))
                };
                if sheet.boards.iter().any(|board| is_untold(&board)) {
                    return None;
                }
                let board = |(seats, outcome): (Vec<PlayerId>, Option<Outcome>)| {
                    let cleared = cleared.iter().find(|(gone, _)| gone[..] == seats);
                    let outcome = cleared.map_or(outcome, |(_, outcome)| Some(outcome.clone()));
                    Board { seats, outcome, agreed: false, reported: None, disputes: Vec::new(), sheet: None }
                };
                sheet.boards = boards.into_iter().zip(outcomes).map(board).collect();
                sheet.byes = byes;
            }
        }
        Some(())
    }
}

/// A round at some time.
#[derive(Clone, Default)]
struct Sheet {
    boards: Vec<Board>,
    byes: Vec<(PlayerId, ByeKind)>,
    /// The adjusted points that count from this round on.
    points: Vec<AdjustedPoints>,
}

impl Sheet {
    /// Returns the board of two players with this result.
    fn board(&self, seats: Seats, outcome: Option<&Outcome>) -> Option<usize> {
        self.boards.iter().position(|board| board.seats == seats && board.outcome.as_ref() == outcome)
    }

    fn proposal(&self) -> Proposal {
        let boards = self.boards.iter().map(|board| board.seats.clone()).collect();
        Proposal { boards, byes: self.byes.clone() }
    }
}

/// Returns the rounds of a draft.
fn sheets(draft: &Draft) -> BTreeMap<RoundNo, Sheet> {
    let mut sheets: BTreeMap<RoundNo, Sheet> = BTreeMap::new();
    for act in &draft.acts {
        if let Act::Publish { round, boards, byes, .. } = act {
            let board = |seats: &Vec<PlayerId>| Board {
                seats: seats.clone(),
                outcome: None,
                agreed: false,
                reported: None,
                disputes: Vec::new(),
                sheet: None,
            };
            let boards = boards.iter().map(board).collect();
            sheets.insert(*round, Sheet { boards, byes: byes.clone(), points: Vec::new() });
        }
        if let Some((round, points)) = points_of_round(act)
            && let Some(sheet) = sheets.get_mut(&round)
        {
            sheet.points.push(points.clone());
        }
        if let Act::Record { round, board, outcome } = act
            && let Some(board) = sheets.get_mut(round).and_then(|sheet| sheet.boards.get_mut(board.index()))
        {
            board.outcome = Some(outcome.clone());
        }
    }
    sheets
}

/// Returns adjusted points, and the round from which they count.
fn points_of_round(act: &Act) -> Option<(RoundNo, &AdjustedPoints)> {
    let Act::Value { points, .. } = act else { return None };
    points.round.filter(|_| points.result.is_none()).map(|round| (round, points))
}

/// Rebuilds each round as first published by reverting the corrections, newest first. Returns the rounds, and
/// the corrections that fit.
fn taken_back<'a>(draft: &Draft, told: &'a [Told]) -> (BTreeMap<RoundNo, Sheet>, Vec<&'a Told>) {
    let mut sheets = sheets(draft);
    let mut fits =
        |told: &&Told| sheets.get_mut(&told.round).and_then(|sheet| told.take_back(sheet)).is_some();
    let mut fitting: Vec<&Told> = told.iter().rev().filter(|told| fits(told)).collect();
    fitting.reverse();
    (sheets, fitting)
}

/// Replaces boards and byes of a round by others. A player without a place gets a zero-point bye. `None` if
/// the round does not have the old ones.
fn exchange(
    boards: &mut Vec<Vec<PlayerId>>,
    byes: &mut Vec<(PlayerId, ByeKind)>,
    go: &[Place],
    come: &[Place],
) -> Option<()> {
    let players = |places: &[Place]| -> BTreeSet<PlayerId> {
        let players = places.iter().flat_map(|place| match place {
            Place::Board(seats) => seats.clone(),
            Place::Bye(player, _) => vec![*player],
        });
        players.collect()
    };
    let (leaving, coming) = (players(go), players(come));
    let mut new = come.iter().filter_map(|place| match place {
        Place::Board(seats) => Some(seats.clone()),
        Place::Bye(..) => None,
    });
    for place in go {
        match place {
            Place::Board(seats) => {
                let at = boards.iter().position(|board| board == seats)?;
                match new.next() {
                    Some(seats) => *boards.get_mut(at)? = seats,
                    None => drop(boards.remove(at)),
                }
            }
            Place::Bye(player, bye) => {
                byes.remove(byes.iter().position(|held| held == &(*player, *bye))?);
            }
        }
    }
    boards.extend(new);
    byes.retain(|(player, _)| !coming.contains(player));
    byes.extend(come.iter().filter_map(|place| match place {
        Place::Board(_) => None,
        Place::Bye(player, bye) => Some((*player, *bye)),
    }));
    byes.extend(leaving.difference(&coming).map(|player| (*player, ByeKind::ZeroPoint)));
    Some(())
}

/// The reason why the corrections cannot become acts.
enum Unfit {
    /// The rules refuse the acts.
    Acts,
    /// A correction was not yet made when the next round was paired; that round may have been withdrawn and
    /// paired again since.
    Told { round: RoundNo, nth: usize },
}

/// Returns the acts of a draft with the corrections at their places. No line gives the time: a round that
/// differs from the system's pairing was paired after the first corrections that make both equal. A
/// correction that no round shows is put after the first later round; the end of an adjourned game is put
/// last.
fn corrected(
    draft: &Draft,
    sheets: &BTreeMap<RoundNo, Sheet>,
    told: &[&Told],
    by_hand: &ByHand,
) -> Result<Vec<Act>, Unfit> {
    let mut state = State::new(&draft.header());
    let mut acts = Vec::with_capacity(draft.acts.len() + told.len());
    let mut given: BTreeMap<RoundNo, Vec<AdjustedPoints>> =
        sheets.iter().map(|(round, sheet)| (*round, sheet.points.clone())).collect();
    // Later points have lines; the first points of a round were there then.
    let mut stood = |act: &Act| {
        let Some((round, points)) = points_of_round(act) else { return true };
        let Some(given) = given.get_mut(&round) else { return true };
        let at = given.iter().position(|given| given == points);
        at.map(|at| given.remove(at)).is_some()
    };
    let mut pending = told.to_vec();
    let mut done = |state: &mut State, act: Act| {
        state.apply(&act).map_err(|_| Unfit::Acts)?;
        acts.push(act);
        Ok(())
    };
    let put_right =
        |state: &mut State, due: Vec<&Told>, done: &mut dyn FnMut(&mut State, Act) -> Result<(), Unfit>| {
            due.into_iter().try_for_each(|told| done(state, told.act(state).ok_or(Unfit::Acts)?))
        };
    for act in &draft.acts {
        let Act::Publish { round, by, .. } = act else {
            // The results are those of the round as first published.
            if !matches!(act, Act::Record { .. }) && stood(act) {
                done(&mut state, act.clone())?;
            }
            continue;
        };
        let (round, by) = (*round, *by);
        let sheet = sheets.get(&round).ok_or(Unfit::Acts)?;
        let published = sheet.proposal();
        if !pending.is_empty() {
            let by_hand = by_hand.get(&round);
            let is_as_paired = |state: &State| is_as_paired(state, round, &published, by_hand);
            let count = before(&state, &pending, round, &is_as_paired)?;
            put_right(&mut state, pending.drain(..count).collect(), &mut done)?;
            let early = first_of_two(&state, &pending, round, &is_as_paired);
            let early = pending.extract_if(.., |told| early.contains(&told.nth)).collect();
            put_right(&mut state, early, &mut done)?;
        }
        done(&mut state, Act::Publish { round, boards: published.boards, byes: published.byes, by })?;
        // Later the correction would be refused.
        let is_due = |told: &mut &Told| !told.is_never_too_late() && told.round.0 + 2 <= round.0;
        put_right(&mut state, pending.extract_if(.., is_due).collect(), &mut done)?;
        for (board, at) in sheet.boards.iter().zip(1..) {
            if let Some(outcome) = board.outcome.clone() {
                done(&mut state, Act::Record { round, board: BoardNo(at), outcome })?;
            }
        }
    }
    put_right(&mut state, pending, &mut done)?;
    Ok(acts)
}

/// Returns true if a round is as the system pairs it, or differs exactly as its line says.
fn is_as_paired(
    state: &State,
    round: RoundNo,
    published: &Proposal,
    by_hand: Option<&(BTreeSet<Place>, BTreeSet<Place>)>,
) -> bool {
    let difference = integrity::imported_difference(state, round, published);
    let Some((system, played)) = by_hand else { return difference.is_none() };
    let set = |places: Vec<Place>| -> BTreeSet<Place> { places.into_iter().collect() };
    difference.is_some_and(|found| {
        found.system.map(set).as_ref() == Some(system) && set(found.published) == *played
    })
}

/// Returns the corrections that were made before a round was paired although it does not show them: a game
/// has two lines only if a round was paired between them, and the first was possible until then.
fn first_of_two(
    state: &State,
    pending: &[&Told],
    round: RoundNo,
    is_as_paired: &dyn Fn(&State) -> bool,
) -> Vec<usize> {
    let of_round = || pending.iter().filter(|told| told.round.0 + 2 <= round.0);
    // A first result was set together with its board.
    let touches = |told: &Told, later: &Told| {
        let came = matches!(later.change, Change::Result { was: None, .. });
        !came && told.round == later.round && told.games().iter().any(|game| later.games().contains(game))
    };
    let is_first = |told: &Told| of_round().any(|later| told.nth < later.nth && touches(told, later));
    let is_second = |told: &Told| of_round().any(|first| first.nth < told.nth && touches(first, told));
    let before_another = of_round().take_while(|told| !is_second(told));
    let Some(last) = before_another.filter(|told| is_first(told)).map(|told| told.nth).max() else {
        return Vec::new();
    };
    let mut then = state.clone();
    let early: Vec<&&Told> = of_round().filter(|told| told.nth <= last).collect();
    let are_possible = early.iter().all(|told| told.act(&then).is_some_and(|act| then.apply(&act).is_ok()));
    let is_as_before = are_possible && is_as_paired(&then) == is_as_paired(state);
    if is_as_before { early.iter().map(|told| told.nth).collect() } else { Vec::new() }
}

/// Returns the number of corrections, in the order of their lines, that were made before a round was paired.
fn before(
    state: &State,
    pending: &[&Told],
    round: RoundNo,
    is_as_paired: &dyn Fn(&State) -> bool,
) -> Result<usize, Unfit> {
    if is_as_paired(state) {
        return Ok(0);
    }
    let put_right =
        |state: &mut State, told: &Told| told.act(state).is_some_and(|act| state.apply(&act).is_ok());
    let mut then = state.clone();
    for (told, count) in pending.iter().zip(1..) {
        // A correction of the previous round or a later one was made later.
        if round.0 <= told.round.0 + 1 || !put_right(&mut then, told) {
            break;
        }
        if is_as_paired(&then) {
            return Ok(count);
        }
    }
    // Or the round had another pairing then, which was withdrawn: try each correction alone, then one after
    // the other.
    let is_of_round_before = |told: &Told| told.round.0 + 1 == round.0;
    let unfit = |told: &Told| Unfit::Told { round: told.round, nth: told.nth };
    for told in pending.iter().filter(|told| is_of_round_before(told)) {
        let mut known = state.clone();
        if put_right(&mut known, told) && is_as_paired(&known) {
            return Err(unfit(told));
        }
    }
    let (mut known, mut first) = (state.clone(), None);
    for told in pending.iter().filter(|told| told.round < round) {
        if !put_right(&mut known, told) {
            break;
        }
        first = first.or_else(|| is_of_round_before(told).then_some(told));
        if let Some(first) = first.filter(|_| is_as_paired(&known)) {
            return Err(unfit(first));
        }
    }
    Ok(0)
}
