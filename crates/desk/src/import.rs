//! What becomes an event: a tournament report or a judge input is recognised, read as a draft, and the draft recorded.
//!
//! What is wrong stays a value with its line; whoever asked puts it into words, with the name of the file.

use std::collections::{BTreeMap, BTreeSet};

use super::{Desk, DeskError, Equipment, retold};
use engine::action::{Act, ByeKind, Details, Header};
use engine::folding;
use engine::id::{PlayerId, RoundNo};
use engine::integrity::{self, Incident};
use engine::kept::KeptReport;
use engine::meetings::Meetings;
use engine::number::Points;
use engine::official;
use engine::pairing::field::Tpn;
use engine::pairing::propose;
use engine::person;
use engine::rating::probit::batch::ProbitRules;
use engine::refusal::{Clause, Warning};
use engine::setup::{
    Elimination, Game, PairingSystem, Ranking, RatingSystem, Regulations, Setup, TieBreak, TieBreakRules,
    TractorStart,
};
use engine::standings::Standings;
use engine::state::{Player, State};
use engine::text::{Label, Remark};
use engine::tie_breaks::Pairings;
use engine::unranked;
use engine::words;
use formats::decoding::TextEncoding;
pub use formats::draft::Draft;
use formats::import;
use formats::judge::{SyntaxError, crikey, dice, probit, swiss, tractor};
use formats::presets::{self, PresetError};
use formats::trf;
use formats::trf::report::{Code, Declared, Fault};

/// How many players are named before the rest is counted.
const NAMED: usize = 5;

/// The most events that one input is made into.
pub const MOST_EVENTS: usize = 10_000;

/// A format that an event can be made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// A tournament report.
    Trf,
    /// The judge input of Crikey.
    Crikey,
    /// The judge input of Tractor.
    Tractor,
    /// The judge input of dice.
    Dice,
    /// The judge input of a Swiss.
    Swiss,
    /// The judge input of probit ratings.
    Probit,
}

/// Why an input does not become an event.
#[derive(Debug, thiserror::Error)]
pub enum DraftError {
    /// It fits no format, or several.
    #[error("the format of the file cannot be recognised")]
    Unrecognised,
    /// A judge input says something that its format does not say.
    #[error(transparent)]
    Syntax(SyntaxError),
    /// A report says something that no event can hold.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// A judge input holds something that no event can hold.
    #[error(transparent)]
    Unfit(#[from] import::ImportError),
    /// The number of a tournament or game that the input does not hold.
    #[error("there is no tournament or game {nth} in the input (expected 1 to {count})")]
    NoSuchNumber {
        /// The number asked for.
        nth: usize,
        /// How many there are.
        count: usize,
    },
    /// More tournaments or games than are made into events at once.
    #[error("the input holds {0} events (limit {MOST_EVENTS})")]
    TooMany(usize),
    /// What only a report can be made into was asked of something else.
    #[error("only a tournament report is made into an event of another pairing system")]
    NoReport,
    /// A tournament of more rounds than an event can number.
    #[error("the tournament has more rounds than an event can have")]
    TooManyRounds,
    /// A preset is missing, which a test rules out.
    #[error(transparent)]
    Preset(#[from] PresetError),
}

impl DraftError {
    /// Returns the line of the input that is wrong, from 1; `None` where it is the input as a whole.
    #[must_use]
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::Syntax(error) => Some(error.line),
            Self::Fault(fault) if 0 < fault.line => Some(fault.line),
            Self::Fault(_)
            | Self::Unrecognised
            | Self::Unfit(_)
            | Self::NoSuchNumber { .. }
            | Self::TooMany(_)
            | Self::NoReport
            | Self::TooManyRounds
            | Self::Preset(_) => None,
        }
    }
}

/// By which system the event of a report goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GoesOn {
    /// As an individual Swiss.
    Swiss,
    /// As a round robin.
    RoundRobin,
    /// By hand.
    Manual,
}

/// An event that was made of a draft, in memory.
#[derive(Debug)]
pub struct Imported {
    /// The event.
    pub desk: Desk,
    /// Why its seals will not be signed, where the user's key cannot be had.
    pub unsigned: Option<std::io::Error>,
    /// What became of the texts that an event cannot hold as they are, each behind its line.
    pub changed: Vec<String>,
    /// Where the event is another one than the report says.
    pub adjustments: Vec<String>,
    /// What a director should know of the event.
    pub notes: Vec<String>,
    /// The rules that its rounds break, and the rounds that are not as its system pairs them.
    pub breaches: Vec<String>,
    /// What a director would have been asked about, had it been done at this desk; the journal holds it as accepted.
    pub accepted: Vec<Warning>,
}

impl Imported {
    /// Says what there is to know of the event before it is written, behind the name of the input: which texts it could not
    /// hold as they are, where it is not what the report says, which rules its rounds break, and what a director would have been asked about.
    #[must_use]
    pub fn findings(&self, name: &str) -> Vec<String> {
        let changed = self.changed.iter().map(|changed| format!("{name}:{changed}"));
        let notes = self
            .adjustments
            .iter()
            .chain(&self.notes)
            .chain(&self.breaches)
            .map(|note| format!("{name}: {note}"));
        let accepted = self.accepted.iter();
        let accepted = accepted.map(|one| format!("{name}: accepted without asking: {one}"));
        changed.chain(notes).chain(accepted).collect()
    }
}

/// Recognises an input: its format is the one of which it is a valid instance, if there is just one; a list of words
/// alone, which would be the names of a Swiss without games, can be anything.
///
/// # Errors
///
/// It fits no format, or several.
pub fn recognise(input: &[u8]) -> Result<Format, DraftError> {
    let fits = [
        (Format::Trf, trf::is_report(input)),
        (Format::Crikey, crikey::parse(input).is_ok()),
        (Format::Tractor, tractor::parse(input).is_ok()),
        (Format::Dice, dice::parse(input).is_ok()),
        (Format::Swiss, swiss::parse(input).is_ok_and(|input| !input.rounds.is_empty())),
        (Format::Probit, probit::parse(input).is_ok()),
    ];
    let mut found = fits.into_iter().filter(|(_, fits)| *fits).map(|(format, _)| format);
    match (found.next(), found.next()) {
        (Some(format), None) => Ok(format),
        (Some(_), Some(_)) | (None, _) => Err(DraftError::Unrecognised),
    }
}

/// Reads a tournament report as the draft of an event.
///
/// # Errors
///
/// The first thing that is wrong with it, or that no event can hold.
pub fn report(input: &[u8]) -> Result<Draft, DraftError> {
    report_as(input, None, None)
}

/// Reads a tournament report as the draft of an event that goes on by a system, or by the report's own; in an encoding that was
/// chosen, or in the one that its bytes show.
///
/// # Errors
///
/// As [`report`]; where the system is given, what the report says of its own does not matter.
pub fn report_as(
    input: &[u8],
    goes_on: Option<GoesOn>,
    encoding: Option<TextEncoding>,
) -> Result<Draft, DraftError> {
    // The list of tie-breaks is that of the report.
    let ranking = Ranking::Points { tie_breaks: Vec::new(), rules: TieBreakRules::default() };
    let regulations = Regulations::default();
    let base = Setup { ranking, regulations, ..presets::find("fide-swiss")?.setup };
    let report = trf::read_in(input, encoding)?.understood().as_counted();
    let mut draft = trf::event::read(&report, base)?;
    let by_hand = |draft: &mut Draft, what: &str, said: &str| {
        draft.setup.pairing = PairingSystem::Manual;
        draft
            .adjustments
            .push(format!("the report is of {what} ({said}): the event goes on by manual pairing"));
    };
    let manual = PairingSystem::Manual;
    match (goes_on, report.declared()) {
        (Some(GoesOn::Swiss), _) | (None, Declared::Swiss(None)) => {}
        (Some(GoesOn::Manual), _) => draft.setup.pairing = manual,
        (Some(GoesOn::RoundRobin), _) => {
            let fitting = round_robin(&draft, report.kind.as_deref(), Some(&report));
            let usual = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
            draft.setup.pairing = fitting.map_or(usual, |(pairing, _)| pairing);
        }
        // So reports are written of events that are paired by hand.
        (None, Declared::Swiss(Some(kind))) if kind == manual.system().trf_type() => {
            draft.setup.pairing = manual;
        }
        (None, Declared::Swiss(Some(kind))) => {
            by_hand(&mut draft, "another Swiss than the FIDE (Dutch) one", &format!("192 {kind}"));
        }
        (None, Declared::RoundRobin(said)) => match round_robin_of(&mut draft, &report) {
            Some(pairing) => {
                if report.kind.as_deref() != Some(&*pairing.system().trf_type()) {
                    let name = pairing.name();
                    let told = format!("the report is of a round robin ({said}); the event is a {name}");
                    draft.adjustments.push(told);
                }
                draft.setup.pairing = pairing;
            }
            // So reports are written of round robins that are paired by hand.
            None if report.kind.as_deref() == Some(trf::event::OWN_TABLES) => {
                draft.setup.pairing = manual;
                draft.notes.push(format!(
                    "the report is of a round robin by tables of its own ({said}): the event goes on by manual pairing"
                ));
            }
            None if report.kind.is_some() => {
                by_hand(&mut draft, "a round robin, but its rounds are not those of the tables", &said);
            }
            None => by_hand(&mut draft, "a round robin by tables of its own", &said),
        },
        (None, Declared::Other(said)) => match elimination(&draft, &report, &said) {
            Some(setup) => draft.setup = setup,
            None => by_hand(&mut draft, "another system", &said),
        },
        (None, Declared::Teams(said)) => by_hand(&mut draft, "a team event", &said),
    }
    forget_type(&mut draft);
    let void = leave_early(&mut draft, &report);
    take_no_byes(&mut draft, &report);
    tell_unranked(&mut draft, &report, &void);
    rank(&mut draft, &report);
    tell_ranks(&mut draft, &report);
    if !matches!(report.declared(), Declared::Teams(_)) {
        make_official(&mut draft);
        retold::retell(&mut draft, &report);
    }
    // Who meets again in a round robin or a knockout does so by its rules.
    let system = draft.setup.pairing.system();
    let judges = system.pairs_by_score() || system.is_manual();
    if judges && !matches!(report.declared(), Declared::Teams(_)) {
        draft.breaches = judged(&draft);
    }
    if let Some(state) = state_of(&draft) {
        draft.adjustments.extend(trf::adjusted(&report, &state));
    }
    Ok(draft)
}

/// An event of a report is official, where the federation's regulations know such events; else it is told why it is not.
fn make_official(draft: &mut Draft) {
    let mut official = draft.setup.clone();
    official.regulations.official = true;
    match official.complaints().into_iter().next() {
        None => draft.setup = official,
        Some(_) if !official::is_of_the_federation(&draft.setup) => {}
        Some(wrong) => draft.notes.push(format!("the event is not official: {wrong}")),
    }
}

/// Whoever left a round robin so early that no result counts, as the report says, has left the event too: it is the rule of an
/// official event that takes the results away then, and no longer what the report says of each. Returns who that is.
fn leave_early(draft: &mut Draft, report: &trf::Report) -> BTreeSet<Tpn> {
    let mut official = draft.setup.clone();
    official.regulations.official = true;
    let gone = gone(draft);
    let mut void = report.void();
    void.retain(|place| !gone.contains(&PlayerId((*place).into())));
    let is_robin = official.pairing.system().cycles().is_some();
    if void.is_empty() || !is_robin || !official.complaints().is_empty() {
        return BTreeSet::new();
    }
    draft.setup = official;
    let is_struck = |round: RoundNo, id: &PlayerId| {
        let place = u16::try_from(id.0).unwrap_or(0);
        let opponent = report.player(place).and_then(|player| player.cell(round.0).opponent);
        void.contains(&place) || opponent.is_some_and(|opponent| void.contains(&opponent))
    };
    let is_replaced = |act: &Act| {
        let Act::Value { points, .. } = act else { return false };
        // A penalty or a bonus stays; a game that goes on has no result that could be named.
        let is_of_a_result = |round: RoundNo, id: &PlayerId| {
            let cell = u16::try_from(id.0)
                .ok()
                .and_then(|place| report.player(place))
                .map(|player| player.cell(round.0));
            points.result.is_some() || cell.is_some_and(|cell| cell.code == Code::Unknown)
        };
        let is_about =
            |round| points.players.iter().all(|id| is_struck(round, id) && is_of_a_result(round, id));
        !points.players.is_empty() && points.round.is_some_and(is_about)
    };
    draft.acts.retain(|act| !is_replaced(act));
    let after = RoundNo(report.completed_rounds());
    for place in &void {
        let named = named(report, *place);
        draft.notes.push(format!(
            "{named} has no rank and played fewer than half of the games: withdrawn, and no result counts"
        ));
        let reason = Remark::taken_over("no rank in the report, and fewer than half of the games played");
        draft.acts.push(Act::Withdraw { id: PlayerId((*place).into()), after, reason });
    }
    void
}

/// Returns who has left in a draft, and has not come back.
fn gone(draft: &Draft) -> BTreeSet<PlayerId> {
    let mut gone = BTreeSet::new();
    for act in &draft.acts {
        if let Act::Withdraw { id, .. } = act {
            gone.insert(*id);
        } else if let Act::Return { id, .. } = act {
            gone.remove(id);
        }
    }
    gone
}

/// Tells who is left out of the standings of the report only: it does not say why, and the event ranks everybody but who was
/// excluded.
fn tell_unranked(draft: &mut Draft, report: &trf::Report, void: &BTreeSet<Tpn>) {
    let unranked =
        (1..).take(report.players.len()).filter(|place| report.is_unranked(*place) && !void.contains(place));
    let unranked: Vec<String> = unranked.map(|place| named(report, place)).collect();
    if !unranked.is_empty() {
        let who = words::first_few(&unranked, NAMED);
        draft.notes.push(format!("without a rank in the report, and ranked in the event: {who}"));
    }
}

fn named(report: &trf::Report, place: u16) -> String {
    let name = report.player(place).map_or("", |player| player.name.as_str());
    format!("player {} ({name})", report.number(place))
}

/// Gives the event the list of tie-breaks that its report states, where that gives the ranks of the report; what was drawn or
/// given from outside is what those ranks say. Where no list does, the places themselves are given, or kept.
fn rank(draft: &mut Draft, report: &trf::Report) {
    let list = report.stated_order().map(|(_, list)| list);
    let codes = || list.unwrap_or_default().split(',').map(str::trim).filter(|code| !code.is_empty());
    let behind_points = codes().skip_while(|code| code.eq_ignore_ascii_case("PTS"));
    let known: Option<Vec<TieBreak>> = behind_points.map(|code| TieBreak::of_report(code).ok()).collect();
    if !matches!(draft.setup.ranking, Ranking::Points { .. }) {
        let follows = known.is_some_and(|list| list.is_empty()) && ranks_of(draft, &[]) == stated(report);
        if !follows {
            keep_ranks(draft, report);
        }
        return;
    }
    let rules = rules(draft, report);
    let mut setup = draft.setup.clone();
    if let Some(tie_breaks) = known {
        draft.setup.ranking = Ranking::Points { tie_breaks, rules };
        let outside = decided_outside(draft, report);
        // What cannot be ranked so (Buchholz in a round robin) is no list of this event.
        if draft.setup.complaints().is_empty() && ranks_of(draft, &outside) == stated(report) {
            forget_list(draft);
            draft.acts.extend(outside);
            return;
        }
        if draft.setup.complaints().is_empty() {
            setup = draft.setup.clone();
        }
    }
    if setup == draft.setup {
        let tie_breaks = codes().filter_map(|code| TieBreak::of_report(code).ok()).collect();
        let ranking = Ranking::Points { tie_breaks, rules };
        let known = Setup { ranking, ..setup.clone() };
        setup = if known.complaints().is_empty() { known } else { setup };
    }
    let rounds = draft.acts.iter().filter(|act| matches!(act, Act::Publish { .. })).count();
    let name = Label::taken_over(trf::event::PLACE);
    let tie_breaks = vec![TieBreak::Given { name, lowest_first: true }];
    draft.setup.ranking = Ranking::Points { tie_breaks, rules };
    let places = decided_outside(draft, report);
    if rounds == usize::from(draft.setup.rounds) && ranks_of(draft, &places) == stated(report) {
        draft.acts.extend(places);
        return;
    }
    draft.setup = setup;
    keep_ranks(draft, report);
}

/// Tells which ranks of the report its list of tie-breaks does not give: either they stand as places that were given from outside,
/// or the event has others.
fn tell_ranks(draft: &mut Draft, report: &trf::Report) {
    let ranks = ranks_of(draft, &[]);
    let list = draft.setup.ranking.tie_breaks();
    if trf::event::is_place(list) {
        let why = report.stated_order().map_or_else(
            || "the report states no tie-breaks, and its ranks do not follow from the points".to_owned(),
            |(_, list)| format!("the ranks of the report do not follow from its tie-breaks ({list})"),
        );
        draft.adjustments.push(format!("{why}: the event holds them as places given from outside"));
        return;
    }
    let is_told = |player: &trf::report::Player, now: &Option<u32>| match (player.rank, now) {
        (Some(rank), Some(now)) => u32::from(rank) != *now,
        (Some(_), None) => true,
        // Of whoever has no rank alone it is told who that is.
        (None, _) => false,
    };
    let other = (1..).zip(&report.players).zip(&ranks).filter(|((_, player), now)| is_told(player, now));
    let other = other.map(|((place, player), now)| {
        let rank = player.rank.unwrap_or_default();
        let now = now.map_or_else(|| "none".to_owned(), |now| now.to_string());
        format!("{} rank {rank} is {now}", named(report, place))
    });
    let other: Vec<String> = other.collect();
    if other.is_empty() {
        return;
    }
    let list = list.iter().map(TieBreak::report_code).collect::<Vec<_>>().join(",");
    let why = if draft.setup.ranking == Ranking::Elimination {
        "the ranks of the report do not follow from the bracket, by which the event ranks".to_owned()
    } else if report.stated_order().is_none() {
        "the report states no tie-breaks (202): the event ranks by points alone".to_owned()
    } else if list.is_empty() {
        "the ranks of the report do not follow from the points alone, by which the event ranks".to_owned()
    } else {
        format!("the ranks of the report do not follow from points and {list}, by which the event ranks")
    };
    let other = words::first_few(&other, NAMED);
    draft.adjustments.push(format!("{why}: {other}"));
}

/// The tie-breaks count as in a round robin where the report is of one, by whatever system the event goes on.
fn rules(draft: &Draft, report: &trf::Report) -> TieBreakRules {
    let is_predetermined = report.pairings() == Pairings::Predetermined;
    let is_usual = draft.setup.pairing.system().is_predetermined() == is_predetermined;
    let is_by_hand = draft.setup.pairing.system().is_manual();
    let predetermined = (is_by_hand && !is_usual).then_some(is_predetermined);
    TieBreakRules { predetermined, ..TieBreakRules::default() }
}

/// The ranks of a report in order of registration.
fn stated(report: &trf::Report) -> Vec<Option<u32>> {
    report.players.iter().map(|player| player.rank.map(u32::from)).collect()
}

/// The ranks of the event of a draft, with some acts more.
fn ranks_of(draft: &Draft, more: &[Act]) -> Vec<Option<u32>> {
    let header = Header::new(Label::default(), draft.details.clone(), draft.setup.clone());
    let mut state = State::new(&header);
    for act in draft.acts.iter().chain(more) {
        if state.apply(act).is_err() {
            return Vec::new();
        }
    }
    let standings = Standings::after(&state, state.last_round());
    state.players.iter().map(|player| standings.row(player.id)?.place.number()).collect()
}

/// The acts that decide what a list leaves to lots or to something outside: as the ranks of the report have it.
fn decided_outside(draft: &Draft, report: &trf::Report) -> Vec<Act> {
    let ranks: Vec<(PlayerId, u16)> = (1..)
        .map(PlayerId)
        .zip(report.players.iter().map(|player| player.rank.unwrap_or(u16::MAX)))
        .collect();
    let act = |one: &TieBreak| match one {
        TieBreak::Lots => {
            let mut order = ranks.clone();
            order.sort_by_key(|(_, rank)| *rank);
            Some(Act::DrawLots { order: order.into_iter().map(|(id, _)| id).collect(), seed: None })
        }
        TieBreak::Given { name, .. } => {
            let values = ranks.iter().map(|(id, rank)| (*id, Some(Points::whole(i64::from(*rank)))));
            Some(Act::Give { tie_break: name.clone(), values: values.collect() })
        }
        TieBreak::Resistance
        | TieBreak::SonnebornBerger
        | TieBreak::Blacks
        | TieBreak::Wins
        | TieBreak::Official(_) => None,
    };
    draft.setup.ranking.tie_breaks().iter().filter_map(act).collect()
}

/// Keeps the ranks of a report that no list gives, with the points that the event gives.
fn keep_ranks(draft: &mut Draft, report: &trf::Report) {
    let header = Header::new(Label::default(), draft.details.clone(), draft.setup.clone());
    let mut state = State::new(&header);
    // What the rules refuse is told when the draft is recorded.
    if draft.acts.iter().any(|act| state.apply(act).is_err()) {
        return;
    }
    let meetings = Meetings::after(&state, state.last_round());
    let players = (1..).map(PlayerId).zip(&report.players);
    let ranks = players.map(|(id, player)| (player.rank, meetings.points(id))).collect();
    let kept = draft
        .acts
        .iter_mut()
        .find_map(|act| if let Act::KeepReport { kept } = act { Some(kept) } else { None });
    if let Some(kept) = kept {
        kept.ranks = ranks;
    } else {
        let kept = Box::new(KeptReport { ranks, ..KeptReport::default() });
        draft.acts.push(Act::KeepReport { kept });
    }
}

/// Keeps no list that the event has by itself, in the words of the report.
fn forget_list(draft: &mut Draft) {
    let own =
        draft.setup.ranking.tie_breaks().iter().map(TieBreak::report_code).collect::<Vec<_>>().join(",");
    draft.forget(&format!("202 {own}"));
}

/// Keeps no type that the event has by itself.
fn forget_type(draft: &mut Draft) {
    let own = format!("192 {}", draft.setup.pairing.system().trf_type());
    draft.forget(&own);
}

/// Where the pairing gives everybody a place, nobody has a bye worth points in advance, whatever the report announces. Who has
/// nothing but absences before them has left, unless no result would count then, which the report would say.
fn take_no_byes(draft: &mut Draft, report: &trf::Report) {
    if draft.setup.pairing.system().takes_late_entries() {
        return;
    }
    let completed = report.completed_rounds();
    let mut absent: BTreeMap<PlayerId, BTreeSet<RoundNo>> = BTreeMap::new();
    let mut other = 0;
    draft.acts.retain(|act| {
        let Act::GrantBye { id, round, bye } = act else { return true };
        if *bye != ByeKind::ZeroPoint {
            other += usize::from(completed < round.0);
            return false;
        }
        if completed < round.0 {
            absent.entry(*id).or_default().insert(*round);
        }
        true
    });
    let left = usize::from(draft.setup.rounds.saturating_sub(completed));
    let has_left = |rounds: &BTreeSet<RoundNo>| (1..=rounds.len()).contains(&left);
    let gone = gone(draft);
    for (id, _) in absent.into_iter().filter(|(id, rounds)| gone.contains(id) || has_left(rounds)) {
        let is_announced = |act: &Act| {
            let Act::GrantBye { id: of, round, .. } = act else { return false };
            *of == id && completed < round.0
        };
        // It is said by that already.
        if gone.contains(&id) {
            draft.acts.retain(|act| !is_announced(act));
            continue;
        }
        let mut leaving = draft.clone();
        leaving.setup.regulations.official = true;
        leaving.acts.retain(|act| !is_announced(act));
        let reason = Remark::taken_over("absent from all remaining rounds, as the report says");
        leaving.acts.push(Act::Withdraw { id, after: RoundNo(completed), reason });
        let state = state_of(&leaving);
        if state.is_some_and(|state| !unranked::void(&state, state.last_round()).contains(&id)) {
            draft.acts = leaving.acts;
        }
    }
    if 0 < other {
        let (byes, name) = (words::count(other, "bye"), draft.setup.pairing.name());
        draft
            .adjustments
            .push(format!("{byes} of rounds to come left out: a {name} has none that are worth points"));
    }
}

/// The event of a draft; `None` where the rules refuse an act, which is told when the draft is recorded.
fn state_of(draft: &Draft) -> Option<State> {
    let mut state = State::new(&Header::new(Label::default(), draft.details.clone(), draft.setup.clone()));
    draft.acts.iter().try_for_each(|act| state.apply(act)).ok()?;
    Some(state)
}

/// Returns how many rounds of a draft are those that a system makes, whatever their colours; `None` where others are not that
/// may not be exceptions.
fn fits(draft: &Draft, setup: &Setup, told: Option<&trf::Report>) -> Option<usize> {
    let mut state = State::new(&Header::new(Label::default(), draft.details.clone(), setup.clone()));
    let mut fitting = setup.complaints().is_empty().then_some(0)?;
    for act in &draft.acts {
        if let Act::Publish { round, boards, .. } = act {
            match propose::propose(&state, *round) {
                Ok(made) if pairs(&made.boards) == pairs(boards) => fitting += 1,
                Ok(made) if told.is_some_and(|report| tells_of(report, *round, boards, &made.boards)) => {}
                _ => return None,
            }
        }
        state.apply(act).ok()?;
    }
    Some(fitting)
}

/// Whether the lines of a report tell of all boards of a round that are not those of its system, whatever their colours.
fn tells_of(report: &trf::Report, round: RoundNo, played: &[Vec<PlayerId>], made: &[Vec<PlayerId>]) -> bool {
    let made = pairs(made);
    let number = |player: &PlayerId| u16::try_from(player.0).map_or(0, |place| report.number(place));
    let others = played.iter().filter(|seats| !pairs(std::slice::from_ref(*seats)).is_subset(&made));
    let others = others.filter_map(|seats| Some((number(seats.first()?), number(seats.get(1)?)))).collect();
    report.told_of_boards(round.0, &others).1.is_empty()
}

/// Returns the choices of the knockout in which all rounds of a draft are as it makes them, and if one gives the ranks of the report,
/// that. A report without a coded type says in words which it is.
fn elimination(draft: &Draft, report: &trf::Report, said: &str) -> Option<Setup> {
    let single = |third_place, final_first| Elimination::Single { third_place, final_first };
    let systems =
        [single(false, false), single(true, true), single(true, false), Elimination::Double].map(|system| {
            Setup {
                pairing: PairingSystem::Elimination(system),
                ranking: Ranking::Elimination,
                ..draft.setup.clone()
            }
        });
    let said = said.to_lowercase();
    let kind = report.kind.as_deref();
    let is_said = |setup: &Setup| match kind {
        Some(kind) => kind == setup.pairing.system().trf_type(),
        None => said.ends_with(setup.pairing.name()),
    };
    let is_ranked =
        |setup: &Setup| ranks_of(&Draft { setup: setup.clone(), ..draft.clone() }, &[]) == stated(report);
    let fitting = systems.into_iter().filter(|setup| is_said(setup) && fits(draft, setup, None).is_some());
    let fitting: Vec<Setup> = fitting.collect();
    fitting.iter().find(|setup| is_ranked(setup)).or(fitting.first()).cloned()
}

/// Returns the round robin of a report; who never played may have left before it began and have no number in its tables.
fn round_robin_of(draft: &mut Draft, report: &trf::Report) -> Option<PairingSystem> {
    let kind = report.kind.as_deref();
    let of_all = round_robin(draft, kind, None);
    if of_all.is_some() || report.completed_rounds() == 0 {
        return of_all.map(|(pairing, _)| pairing);
    }
    let is_own = kind == Some(trf::event::OWN_TABLES);
    let told = (!is_own).then_some(report);
    let without = without_who_never_played(draft, report)?;
    let of_all = round_robin(draft, kind, told);
    let of_others = round_robin(&without, kind, told);
    match (of_all, of_others) {
        (Some((pairing, rounds)), Some((_, fewer))) if fewer < rounds => Some(pairing),
        (Some((pairing, _)), None) => Some(pairing),
        (_, Some((pairing, _))) => {
            *draft = without;
            Some(pairing)
        }
        (None, None) => None,
    }
}

/// Returns a draft in which everybody who never played has left before round 1.
fn without_who_never_played(draft: &Draft, report: &trf::Report) -> Option<Draft> {
    let mut without = draft.clone();
    let before = draft.acts.iter().position(|act| matches!(act, Act::Publish { .. }))?;
    let never = (1..).take(report.players.len()).filter(|place| !report.has_number_in_tables(*place));
    for place in never {
        let (named, id) = (named(report, place), PlayerId(place.into()));
        let came = came_late(report, place);
        let told = came.map_or_else(
            || format!("{named} has no game: imported as withdrawn before round 1"),
            |round| format!("{named} has no game: imported as a late entry in round {round}"),
        );
        without.notes.push(told);
        let reason = Remark::taken_over("never played");
        let back = came.map(|from| Act::Return { id, from });
        let leaves = Act::Withdraw { id, after: RoundNo(0), reason };
        without.acts.splice(before..before, [leaves].into_iter().chain(back));
    }
    Some(without)
}

/// Returns the round from which on somebody who has no number in the tables was there: rounds name who is absent, as one.
fn came_late(report: &trf::Report, place: Tpn) -> Option<RoundNo> {
    let cells = &report.player(place)?.cells;
    match report.completed_rounds() {
        0 | 1 => Some(RoundNo(2)),
        completed if cells.get(usize::from(completed) - 1).is_none_or(|cell| cell.is_blank()) => None,
        _ => {
            let first = cells.iter().position(|cell| !cell.is_blank())?;
            u16::try_from(first + 1).ok().map(RoundNo)
        }
    }
}

/// Returns the round robin in which the most rounds of a draft are those of the Berger tables, whatever their colours, and how
/// many; only those may be others of which the report tells. The coded
/// type of the report says which, where it is one of those that are written here: the announced rounds may be more than a
/// table has.
fn round_robin(
    draft: &Draft,
    kind: Option<&str>,
    told: Option<&trf::Report>,
) -> Option<(PairingSystem, usize)> {
    let count = |is: fn(&Act) -> bool| draft.acts.iter().filter(|act| is(act)).count();
    let never = count(|act| matches!(act, Act::Withdraw { after: RoundNo(0), .. }));
    let players = count(|act| matches!(act, Act::Register { .. })) - never;
    let rounds = usize::from(draft.setup.rounds);
    let of_cycle = (players + players % 2).saturating_sub(1).max(1);
    let system = |(cycles, exchange_last_two)| PairingSystem::RoundRobin { cycles, exchange_last_two };
    // One cycle fits the first half of two; what the rounds leave open is said by the coded type.
    let by_rounds = match rounds.div_ceil(of_cycle) {
        0 | 1 => vec![(1, false)],
        2 => vec![(2, true), (2, false)],
        cycles => u8::try_from(cycles).ok().map(|cycles| (cycles, false)).into_iter().collect(),
    };
    let systems = kind.and_then(coded_cycles).into_iter().chain(by_rounds).map(system);
    let fitting = systems.filter_map(|pairing| {
        let setup = Setup { pairing: pairing.clone(), ..draft.setup.clone() };
        fits(draft, &setup, told).map(|rounds| (pairing, rounds))
    });
    // Of those that fit alike the first.
    fitting.reduce(|best, other| if best.1 < other.1 { other } else { best })
}

/// Reads the cycles of a coded type, and whether the last two rounds of the first are exchanged (trf 8).
fn coded_cycles(kind: &str) -> Option<(u8, bool)> {
    match kind {
        "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" => Some((1, false)),
        "FIDE_DOUBLEROUNDROBIN" => Some((2, true)),
        "BERGER_DOUBLEROUNDROBIN" => Some((2, false)),
        kind => {
            let cycles = kind.strip_prefix("BERGER_ROUNDROBIN_G")?.parse().ok()?;
            Some((cycles, false)).filter(|_| 0 < cycles)
        }
    }
}

/// Names the rules that the rounds of a draft break: who met twice, who had a second bye, whoever paired them.
fn judged(draft: &Draft) -> Vec<String> {
    let mut state = State::new(&Header::new(Label::default(), draft.details.clone(), draft.setup.clone()));
    let mut found = Vec::new();
    for act in &draft.acts {
        if let Act::Publish { round, boards, byes, .. } | Act::Amend { round, boards, byes, .. } = act {
            let broken = state.warnings_of_meetings(*round, boards, byes);
            let broken = broken.into_iter().map(|one| format!("round {round}: {one}"));
            let new: Vec<String> = broken.filter(|one| !found.contains(one)).collect();
            found.extend(new);
        }
        // What the rules refuse is told when the draft is recorded.
        if state.apply(act).is_err() {
            break;
        }
    }
    found
}

/// Returns who meets whom.
fn pairs(boards: &[Vec<PlayerId>]) -> BTreeSet<Vec<PlayerId>> {
    let sorted = |seats: &Vec<PlayerId>| {
        let mut seats = seats.clone();
        seats.sort_unstable();
        seats
    };
    boards.iter().map(sorted).collect()
}

/// Reads the drafts of all events that an input holds, or of the one with a number, from 1; that of a report goes on by the
/// system that is given, and is read in the encoding that is.
///
/// # Errors
///
/// The first thing that is wrong with the input; there is no such number, or there are too many events.
pub fn drafts(
    format: Format,
    input: &[u8],
    nth: Option<usize>,
    goes_on: Option<GoesOn>,
    encoding: Option<TextEncoding>,
) -> Result<Vec<Draft>, DraftError> {
    let syntax = DraftError::Syntax;
    if goes_on.is_some() && format != Format::Trf {
        return Err(DraftError::NoReport);
    }
    match format {
        Format::Trf => {
            let draft = report_as(input, goes_on, encoding)?;
            check_chosen(1, nth)?;
            Ok(vec![draft])
        }
        Format::Crikey => {
            let input = crikey::parse(input).map_err(syntax)?;
            several("crikey", "Tournament", &input.tournaments, nth, import::crikey)
        }
        Format::Dice => {
            let input = dice::parse(input).map_err(syntax)?;
            several("dice", "Game", &input.games, nth, |hands| import::dice(hands))
        }
        Format::Swiss => {
            let input = swiss::parse(input).map_err(syntax)?;
            several("swiss-resistance", "Tournament", &[input], nth, import::swiss)
        }
        Format::Tractor => tractor_drafts(&tractor::parse(input).map_err(syntax)?, nth),
        Format::Probit => probit_drafts(&probit::parse(input).map_err(syntax)?, nth),
    }
}

/// Records the event of a draft in memory.
///
/// # Errors
///
/// The rules refuse one of its acts.
pub fn event(draft: Draft, mut equipment: Equipment) -> Result<Imported, DeskError> {
    let Draft { details, setup, acts, changed, adjustments, mut notes, mut breaches } = draft;
    let header = presets::header(setup, details.title.clone(), &mut *equipment.clock);
    let header = Header { details, ..header };
    // An event that nobody can sign is still an event; its first seal says so.
    let (header, unsigned) = match equipment.sign(header.clone()) {
        Ok(signed) => (signed, None),
        Err(error) => (header, Some(error)),
    };
    let mut desk = Desk::in_memory(header, equipment)?;
    let mut accepted = desk.take_over(acts)?;
    // The notes tell of whoever left a round robin too early and of who is named twice, and the report of who is absent from one.
    let told = [Clause::ResultsVoid, Clause::AbsentSeated, Clause::SameName, Clause::SameId];
    accepted.retain(|warning| !told.contains(&warning.clause));
    notes.extend(named_twice(desk.state()));
    for Incident { round, kind, .. } in desk.incidents() {
        if let integrity::Kind::Import(difference) = kind {
            let told = desk.state().told(&difference);
            breaches.push(format!(
                "round {round} is not as {} pairs it: {told}",
                desk.state().setup.pairing.name()
            ));
        }
    }
    Ok(Imported { desk, unsigned, changed, adjustments, notes, breaches, accepted })
}

/// Tells which players have one name, or one id of the federation.
fn named_twice(state: &State) -> Vec<String> {
    let mut ids: BTreeMap<&str, Vec<&Player>> = BTreeMap::new();
    let mut names: BTreeMap<Vec<String>, Vec<&Player>> = BTreeMap::new();
    for player in state.by_number() {
        names.entry(folding::words_of_name(&player.entrant.name)).or_default().push(player);
        if !player.entrant.fide_id.is_empty() {
            ids.entry(&player.entrant.fide_id).or_default().push(player);
        }
    }
    let several = |players: &Vec<&Player>| 1 < players.len();
    let who = |players: &[&Player]| {
        let who: Vec<String> = players
            .iter()
            .map(|player| match player.number {
                Some(number) => format!("No {number} {}", player.entrant.name),
                None => player.entrant.name.to_string(),
            })
            .collect();
        words::first_few(&who, NAMED)
    };
    let same_id = ids.iter().filter(|(_, players)| several(players));
    let same_id = same_id.map(|(id, players)| format!("the id {id} is of several players: {}", who(players)));
    let same_name = names.values().filter(|players| several(players)).map(|players| {
        let mut pairs = players.windows(2);
        let are_two =
            pairs.all(|two| matches!(two, [one, other] if person::are_two(&one.entrant, &other.entrant)));
        let apart = if are_two { " (their ids or years of birth differ)" } else { "" };
        format!("several players have one name: {}{apart}", who(players))
    });
    same_id.chain(same_name).collect()
}

/// The tournaments or games that were asked for, with their numbers.
fn chosen<T>(inputs: &[T], nth: Option<usize>) -> Result<impl Iterator<Item = (usize, &T)>, DraftError> {
    check_chosen(inputs.len(), nth)?;
    Ok((1..).zip(inputs).filter(move |(number, _)| nth.is_none_or(|nth| nth == *number)))
}

fn check_chosen(count: usize, nth: Option<usize>) -> Result<(), DraftError> {
    match nth {
        Some(nth) if !(1..=count).contains(&nth) => Err(DraftError::NoSuchNumber { nth, count }),
        None if MOST_EVENTS < count => Err(DraftError::TooMany(count)),
        Some(_) | None => Ok(()),
    }
}

fn several<T>(
    preset: &str,
    what: &str,
    inputs: &[T],
    nth: Option<usize>,
    acts: impl Fn(&T) -> Result<Vec<Act>, import::ImportError>,
) -> Result<Vec<Draft>, DraftError> {
    let setup = presets::find(preset)?.setup;
    let drafts = chosen(inputs, nth)?
        .map(|(number, input)| draft(&format!("{what} {number}"), setup.clone(), acts(input)?));
    drafts.collect()
}

fn tractor_drafts(input: &tractor::TractorInput, nth: Option<usize>) -> Result<Vec<Draft>, DraftError> {
    let mut drafts = several("tractor", "Case", &input.rounds, nth, import::tractor)?;
    for (draft, (_, round)) in drafts.iter_mut().zip(chosen(&input.rounds, nth)?) {
        let [team1, team2] = round.setup.ranks;
        draft.setup.game = Game::Tractor(TractorStart { team1, team2 });
    }
    Ok(drafts)
}

fn probit_drafts(input: &probit::ProbitInput, nth: Option<usize>) -> Result<Vec<Draft>, DraftError> {
    let mut drafts = several("probit-new", "Batch", std::slice::from_ref(input), nth, import::probit)?;
    for draft in &mut drafts {
        if let RatingSystem::Probit { rules, .. } = &mut draft.setup.rating {
            *rules = ProbitRules { factor: input.batch.factor(), decimals: input.decimals };
        }
    }
    Ok(drafts)
}

/// An event of the input's own rounds; nothing is paired by a system.
fn draft(title: &str, mut setup: Setup, acts: Vec<Act>) -> Result<Draft, DraftError> {
    let rounds = acts.iter().filter(|act| matches!(act, Act::Publish { .. })).count();
    setup.rounds = u16::try_from(rounds).map_err(|_| DraftError::TooManyRounds)?.max(1);
    setup.pairing = PairingSystem::Manual;
    let details = Details { title: Label::taken_over(title), ..Details::default() };
    let (changed, adjustments, notes, breaches) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    Ok(Draft { details, setup, acts, changed, adjustments, notes, breaches })
}
