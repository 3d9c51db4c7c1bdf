//! The fees: the players who have paid, those who have not, and the sum.

use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::views::fees::Fees;

/// Lays out the fees.
#[must_use]
pub(super) fn fees(source: &Source<'_>) -> Report {
    let fees = Fees::of(source.state);
    let mut report = source.report(source.language().say("title-fees"));
    let everybody = everybody(source);
    let by_amount = vec![Block::Grid(totals(&fees)), Block::Note(fees.told(source.language()))];
    report.sections.push(Section {
        heading: source.language().say("heading-by-amount"),
        blocks: by_amount,
        ..Section::default()
    });
    if !fees.unpaid.is_empty() && fees.is_any() {
        let names = source.list(fees.unpaid.iter().map(|player| player.id));
        let blocks = vec![Block::Note(names)];
        report.sections.push(Section {
            heading: source.language().say("heading-not-paid"),
            blocks,
            ..Section::default()
        });
    }
    report.data = Some(everybody.clone());
    let blocks = vec![Block::Grid(everybody)];
    report.sections.push(Section {
        heading: source.language().say("heading-players"),
        blocks,
        ..Section::default()
    });
    report
}

fn totals(fees: &Fees<'_>) -> Grid {
    let columns = vec![Column::number("Fee"), Column::number("Players"), Column::number("Sum")];
    let rows = fees.amounts.iter().rev().map(|(amount, players)| {
        Row::of(vec![Cell::number(amount), Cell::of(players), Cell::number(Fees::product(*amount, *players))])
    });
    Grid { columns, rows: rows.collect() }
}

fn everybody(source: &Source<'_>) -> Grid {
    let columns = vec![
        Column::number("No").named("pairing number"),
        Column::text("Name"),
        Column::number("Fee").named("fee paid; empty for not paid"),
    ];
    let rows = source.state.by_number().into_iter().map(|player| {
        let fee = player.entrant.fee.map_or_else(String::new, |fee| fee.to_string());
        Row::of(vec![Cell::of(source.number(player.id)), source.name(player.id), Cell::number(fee)])
    });
    Grid { columns, rows: rows.collect() }
}
