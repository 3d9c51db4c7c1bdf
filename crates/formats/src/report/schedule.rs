//! The schedule: when each round begins, and its state.

use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::values;
use crate::views::Wording;
use engine::id::RoundNo;
use engine::pairing::propose;

/// Lays out the schedule of all rounds, played or not.
#[must_use]
pub(super) fn schedule(source: &Source<'_>) -> Report {
    let state = source.state;
    let mut report = source.report(source.language().say("title-schedule"));
    let rounds = propose::rounds(state).max(state.last_round().0);
    let is_known = !state.details.schedule.is_empty();
    let mut columns = vec![Column::number("Round")];
    columns.extend(is_known.then(|| Column::text("Begins")));
    columns.push(Column::text("State"));
    let row = |round: u16| {
        let typed = state.details.schedule.get(RoundNo(round).index());
        let wording = Wording::Moment(source.begins(RoundNo(round)).to_owned());
        let begins = Cell { wording, ..Cell::of(typed.map_or("", |typed| typed)) };
        let lead = [Cell::of(round)].into_iter().chain(is_known.then_some(begins));
        Row::of(lead.chain([Cell::of(progress(source, RoundNo(round)))]).collect())
    };
    let grid = Grid { columns, rows: (1..=rounds).map(row).collect() };
    report.sections.push(Section::of(vec![Block::Grid(grid)]));
    report
}

/// Returns the state of a round in words.
fn progress(source: &Source<'_>, round: RoundNo) -> String {
    let (state, language) = (source.state, source.language());
    let Some(held) = state.round(round) else { return language.say("round-not-paired") };
    if state.seal(round).is_some() {
        language.say("round-sealed")
    } else if held.is_complete() {
        language.say("status-complete")
    } else {
        language.tell("round-results", &values! { "known" => held.results(), "boards" => held.boards.len() })
    }
}
