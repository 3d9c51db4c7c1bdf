//! The prize list: the amounts that each player gets from each fund, and how they were computed.

use super::card::reason_row;
use super::standings::changed_since;
use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::language::Language;
use crate::values;
use engine::number::Money;
use engine::prizes::{Award, Awards, PrizeRules};
use engine::ranking::board_prizes;
use engine::standings::Standings;
use engine::why::Reason;

/// Lays out the prize list of the event's own prizes; `None` without prizes.
#[must_use]
pub fn of_event(source: &Source<'_>, standings: &Standings) -> Option<Report> {
    let rules = source.state.prizes.as_ref()?;
    Some(prizes(source, standings, rules))
}

/// Lays out the prize list for the given prizes.
#[must_use]
pub fn prizes(source: &Source<'_>, standings: &Standings, rules: &PrizeRules) -> Report {
    let mut reasons: Vec<Reason> = Vec::new();
    let awards = board_prizes::award(source.state, standings, rules, &mut reasons);
    let mut report = source.report(title(source, standings));
    let mut blocks = vec![Block::Grid(grid(source, standings, rules, &awards))];
    blocks.extend(total(source.language(), rules, &awards).map(Block::Note));
    blocks.extend(unclaimed(source.language(), rules, &awards).map(Block::Note));
    report.sections.push(Section::of(blocks));
    if !reasons.is_empty() {
        let heading = source.language().say("heading-how-prizes");
        report.sections.push(Section {
            heading,
            blocks: vec![Block::Grid(working(&reasons))],
            ..Section::default()
        });
    }
    report
}

fn title(source: &Source<'_>, standings: &Standings) -> String {
    let title = source.language().tell("title-prizes", &values! { "round" => standings.after.0 });
    format!("{title}{}", changed_since(source, standings))
}

fn grid(source: &Source<'_>, standings: &Standings, rules: &PrizeRules, awards: &Awards) -> Grid {
    // A person at a board, or a team of players, has a place and a score of another list.
    let is_of_others = awards.awards.iter().any(|award| award.winner.is_some());
    let place = Column::number("#");
    let mut columns = vec![
        Column::text("Prize"),
        Column::number("Prize no").named("places of the prize that are shared"),
        if is_of_others { place } else { place.named("place in the standings") },
        Column::number("No").named("pairing number").minor(),
        Column::text("Name"),
    ];
    columns.extend(standings.columns.first().map(|column| {
        if is_of_others { Column::number("Score") } else { Column::number(&column.code).named(&column.name) }
    }));
    columns.push(Column::number(if rules.currency.is_empty() { "Amount" } else { rules.currency.as_str() }));
    let given = awards.awards.iter().filter(|award| award.amount > Money::ZERO);
    let mut last = None;
    let rows = given.map(|award| {
        let row = standings.row(award.player);
        let category = rules.categories.get(award.category).map_or("", |category| category.name.as_str());
        let mut cells = vec![Cell::of(category), Cell::of(places(award))];
        if let Some(winner) = &award.winner {
            cells.extend([Cell::of(winner.place), Cell::default(), Cell::of(&winner.name)]);
            cells.extend(standings.columns.first().map(|_| Cell::number(&winner.score)));
        } else {
            cells.push(Cell::of(row.map_or_else(String::new, |row| row.place.to_string())));
            cells.extend([Cell::of(source.number(award.player)), source.name(award.player)]);
            cells.extend(row.and_then(|row| row.values.first()).map(Cell::number));
        }
        cells.push(Cell::number(award.amount));
        let begins = last.replace(award.category).is_some_and(|last| last != award.category);
        Row { begins, ..Row::of(cells) }
    });
    Grid { columns, rows: rows.collect() }
}

fn places(award: &Award) -> String {
    let (first, last) = award.places;
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// Returns the sum of the awards and the remainder; `None` if it is too large to count.
fn total(language: &Language, rules: &PrizeRules, awards: &Awards) -> Option<String> {
    let whole = sum(rules.categories.iter().map(|category| category.prizes.total()))?;
    let given = sum(awards.awards.iter().map(|award| award.amount))?;
    let currency = if rules.currency.is_empty() { String::new() } else { format!(" {}", rules.currency) };
    let (given, whole) = (format!("{given}{currency}"), format!("{whole}{currency}"));
    Some(language.note("prizes-awarded", &values! { "given" => given, "whole" => whole }))
}

fn sum(mut amounts: impl Iterator<Item = Money>) -> Option<Money> {
    let units = amounts.try_fold(0_i64, |sum, amount| sum.checked_add(amount.units()))?;
    Some(Money::from_units(units))
}

fn unclaimed<'a>(
    language: &'a Language,
    rules: &'a PrizeRules,
    awards: &'a Awards,
) -> impl Iterator<Item = String> + 'a {
    let left = rules.categories.iter().zip(&awards.unclaimed).filter(|(_, left)| **left > Money::ZERO);
    left.map(|(category, left)| {
        let (amount, prize) = (format!("{left} {}", rules.currency), category.name.to_string());
        let values = values! { "prize" => prize, "amount" => amount.trim_end().to_owned() };
        language.note("prize-left-over", &values)
    })
}

fn working(reasons: &[Reason]) -> Grid {
    let rows = reasons.iter().map(reason_row);
    Grid { columns: vec![Column::text("Rule"), Column::text("How")], rows: rows.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn funds_that_cannot_be_added_up_have_no_total() {
        let fund = |name: &str| format!("(name: \"{name}\", prizes: [\"90000000000000000\"])");
        let read = |funds: &[&str]| {
            let funds = funds.iter().map(|name| fund(name)).collect::<Vec<_>>().join(",");
            crate::prizes::read(&format!("(sharing: Equal, currency: \"X\", categories: [{funds}])"))
        };
        let none = Awards::default();
        let english = Language::default();
        let told = total(&english, &read(&["A"]).unwrap(), &none);
        assert_eq!(told.as_deref(), Some("0.00 X of 90000000000000000.00 X is awarded."));
        assert_eq!(total(&english, &read(&["A", "B"]).unwrap(), &none), None);
    }
}
