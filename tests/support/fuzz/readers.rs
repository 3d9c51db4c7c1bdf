//! All outputs for an event: standings with their reasons, the next pairing, reports, exports.

use std::sync::OnceLock;

use wallchart::engine::id::{PlayerId, RoundNo};
use wallchart::engine::pairing::dutch;
use wallchart::engine::pairing::field::Tpn;
use wallchart::engine::pairing::legal::breaches;
use wallchart::engine::pairing::propose::{self, Proposal};
use wallchart::engine::pairing::swiss::NamedField;
use wallchart::engine::rating::event;
use wallchart::engine::replay;
use wallchart::engine::setup::PairingSystem;
use wallchart::engine::standings::{Explanations, Part, Standings};
use wallchart::engine::state::State;
use wallchart::engine::why::Reason;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{Format, Imprint, Options, ReportKind, Source};
use wallchart::formats::trf::Codes;
use wallchart::formats::{explanation, export, json, prizes, table, trf};
use wallchart::site;
use wallchart::storage::chain;

use super::choices::Choices;
use super::seeds::path;
use super::{reports, told};

/// The most players for whom everything is made.
const MOST: usize = 40;

/// Creates every output of an event: nothing panics, and the outputs agree with the event.
pub fn read(state: &State, choices: &mut Choices<'_>) {
    if MOST < state.players.len() || MOST < state.rounds.len() {
        return;
    }
    let last = state.last_round();
    let earlier = RoundNo(u16::try_from(choices.below(usize::from(last.0) + 1)).unwrap());
    for round in [last, earlier] {
        standings(state, round, choices);
    }
    match choices.below(6) {
        0 => next_round(state),
        1 => report(state, earlier, choices),
        2 => pages(state),
        3 => tables(state, earlier),
        4 => exports(state),
        _ => reasons(state, earlier),
    }
}

/// Every player is in the standings once, in the order of places; the rating is that of the player's history.
fn standings(state: &State, round: RoundNo, choices: &mut Choices<'_>) {
    let standings = Standings::after(state, round);
    assert_eq!(standings.rows.len(), state.players.len());
    for (at, row) in standings.rows.iter().enumerate() {
        assert_eq!(standings.row_at(row.player), Some(at), "player {} stands twice", row.player);
        assert_eq!(row.values.len(), standings.columns.len());
        let before = at.checked_sub(1).map(|before| standings.rows[before].place);
        let own = u32::try_from(at + 1).unwrap();
        let place = row.place.number();
        let is_fine = place.map_or_else(
            || state.player(row.player).is_some_and(|player| !player.away.is_empty()),
            |place| place == own || Some(row.place) == before,
        );
        assert!(is_fine, "place {} at {at}", row.place);
        assert!(before <= Some(row.place), "place {} at {at}, behind another", row.place);
    }
    assert_eq!(Standings::after(&state.clone(), round).canonical(state), standings.canonical(state));
    if let Some(row) = standings.rows.get(choices.below(MOST)) {
        let history = event::history(state, round, row.player, &());
        assert_eq!(history.last().copied(), row.rating.now);
    }
}

fn reasons(state: &State, round: RoundNo) {
    let standings = Standings::after(state, round);
    let explanations = Explanations::after(state, round);
    let said = |reasons: Vec<Reason>| reasons.iter().for_each(|reason| told(reason.fact.english()));
    for row in &standings.rows {
        said(explanations.place(row.player));
        said(explanations.part(row.player, Part::Rating));
        (0..row.values.len()).for_each(|at| said(explanations.part(row.player, Part::Value(at))));
        (1..=round.0).for_each(|round| said(explanations.game(row.player, RoundNo(round))));
    }
}

/// The system's pairing of the next round can be published, and breaks no rule.
fn next_round(state: &State) {
    let round = state.next_round();
    match propose::propose(state, round) {
        Err(none) => told(&none.to_string()),
        Ok(proposal) => {
            assert_eq!(propose::propose(state, round).as_ref(), Ok(&proposal));
            check_proposal(state, round, proposal);
        }
    }
    let PairingSystem::Swiss(rules) = state.setup.pairing else { return };
    let named = NamedField::of(state, round, rules).unwrap();
    let name = |place: Tpn| named.who(place).map_or_else(String::new, |player| state.name(player));
    match dutch::explain(&named.field, &()) {
        Err(none) => told(&none.to_string()),
        Ok(found) => drop(explanation::explanation(&found, &name)),
    }
    match dutch::why_not(&named.field, 1, 2, &()) {
        Err(none) => told(&none.to_string()),
        Ok(answer) => drop(explanation::why_not(&answer, 1, 2, &name)),
    }
}

fn check_proposal(state: &State, round: RoundNo, proposal: Proposal) {
    use wallchart::engine::action::{Act, ByeKind, PairedBy};
    let Proposal { boards, byes } = proposal;
    if let PairingSystem::Swiss(rules) = state.setup.pairing {
        let named = NamedField::of(state, round, rules).unwrap();
        let number = |player: PlayerId| named.number(player).unwrap();
        let boards = boards.iter().map(|seats| (number(seats[0]), number(seats[1]))).collect();
        let bye = byes.iter().find(|(_, bye)| *bye == ByeKind::PairingAllocated);
        let bye = bye.map(|(player, _)| number(*player));
        let pairing = wallchart::engine::pairing::field::SwissPairing { boards, bye };
        assert_eq!(breaches(&named.field, &pairing), []);
    }
    let act = Act::Publish { round, boards, byes, by: PairedBy::System };
    if let Err(refused) = state.check(&act) {
        panic!("{refused}: {act:?}");
    }
}

fn imprint() -> Imprint {
    Imprint { last_entry: "now".to_owned(), head: chain::digest(""), ..Imprint::default() }
}

fn report(state: &State, round: RoundNo, choices: &mut Choices<'_>) {
    let text = std::fs::read_to_string(path("examples/prizes.ron")).unwrap();
    let rules = prizes::read(&text).unwrap();
    let (imprint, order) = (imprint(), NameOrder::of("sv").unwrap());
    let kind = choices.pick(ReportKind::ALL);
    let format = choices.pick(&Format::ALL);
    let options = Options { order: &order, prizes: Some(&rules) };
    let source = Source { state, round, imprint: &imprint };
    match kind.build(source, &Standings::after(state, round), options) {
        Err(none) => told(&none.to_string()),
        Ok(report) => assert!(!format.write(&report).unwrap().is_empty()),
    }
}

fn pages(state: &State) {
    let pages = site::pages(state, &imprint(), &NameOrder::plain(), &()).unwrap();
    let (prizes, boards) = (state.prizes.is_some(), state.setup.game.match_rules().is_some());
    let more = usize::from(prizes) + usize::from(boards);
    assert_eq!(pages.len(), 6 + more + state.rounds.len() + state.players.len());
}

fn tables(state: &State, round: RoundNo) {
    let standings = Standings::after(state, round);
    let tables = [table::standings(state, &standings), table::crosstable(state, &standings)];
    for table in tables {
        drop(table.to_text());
        table.to_csv().unwrap();
    }
    assert_eq!(json::event(state, &standings)["rounds"].as_array().unwrap().len(), state.rounds.len());
}

/// An export can be read by a reader of its format.
fn exports(state: &State) {
    match export::judge(state) {
        Err(cannot) => told(&cannot.to_string()),
        Ok(input) => assert!(!input.is_empty() || state.players.is_empty()),
    }
    let report = match trf::event::write(state) {
        Err(cannot) => return told(&cannot.to_string()),
        Ok(report) => report,
    };
    // A report needs at least one player.
    if state.players.is_empty() {
        return;
    }
    for codes in [Codes::Trf26, Codes::Older] {
        reports::check_written(&report, codes);
    }
}

/// An event with prizes.
pub fn sample() -> &'static State {
    static SAMPLE: OnceLock<State> = OnceLock::new();
    SAMPLE.get_or_init(|| {
        let text = std::fs::read(path("saves/chess-swiss.ron")).unwrap();
        let contents = chain::read(&text, &()).unwrap();
        replay::replay(&contents.header, &contents.entries).unwrap().0
    })
}
