//! Diplomas: a page for every prize, or for the first three players of an event without prizes.

use super::document::days;
use super::standings::changed_since;
use super::{Block, Cell, Column, Emphasis, Grid, Report, Row, Section, Sign, SignShape, Source};
use crate::values;
use engine::id::PlayerId;
use engine::number::Money;
use engine::prizes::{Award, PrizeRules};
use engine::ranking::board_prizes;
use engine::standings::{RowPlace, Standings};

/// The last place with a diploma in an event without prizes.
const LAST: u32 = 3;

/// A diploma: who gets it, and what for.
struct Diploma {
    name: String,
    /// The player whose name it is; `None` for a person or a team that is not in the standings.
    player: Option<PlayerId>,
    reason: String,
}

/// Lays out the diplomas for the given prizes, or for those of the event.
#[must_use]
pub(super) fn diplomas(source: &Source<'_>, now: &Standings, rules: Option<&PrizeRules>) -> Report {
    let changed = changed_since(source, now);
    let mut report = source
        .report(source.language().tell("title-diplomas", &values! { "round" => now.after.0 }) + &changed);
    let rules = rules.or(source.state.prizes.as_deref());
    let diplomas = rules.map_or_else(|| of_places(source, now), |rules| of_prizes(source, now, rules));
    let signs = diplomas.iter().map(|diploma| sign(source, diploma)).collect();
    report.sections.push(Section::of(vec![Block::Signs(SignShape::Page, signs)]));
    report.data = Some(data(&diplomas));
    report
}

fn of_prizes(source: &Source<'_>, now: &Standings, rules: &PrizeRules) -> Vec<Diploma> {
    let awards = board_prizes::award(source.state, now, rules, &mut Vec::new());
    let given = awards.awards.iter().filter(|award| award.amount > Money::ZERO);
    given.map(|award| of_award(source, rules, award)).collect()
}

fn of_award(source: &Source<'_>, rules: &PrizeRules, award: &Award) -> Diploma {
    let fund = rules.categories.get(award.category).map_or("", |fund| fund.name.as_str());
    let (first, last) = award.places;
    let name = if first == last { "prize-one" } else { "prize-several" };
    let places = source.language().tell(name, &values! { "first" => first, "last" => last });
    let reason = if fund.is_empty() { places } else { format!("{fund}, {places}") };
    match &award.winner {
        Some(winner) => Diploma { name: winner.name.clone(), player: None, reason },
        None => Diploma { name: source.titled_name(award.player), player: Some(award.player), reason },
    }
}

fn of_places(source: &Source<'_>, now: &Standings) -> Vec<Diploma> {
    let diploma = |row: &engine::standings::Row| {
        let RowPlace::Number(place) = row.place else { return None };
        (place <= LAST).then(|| Diploma {
            name: source.titled_name(row.player),
            player: Some(row.player),
            reason: source.language().tell("diploma-place", &values! { "place" => place }),
        })
    };
    now.rows.iter().filter_map(diploma).collect()
}

fn sign(source: &Source<'_>, diploma: &Diploma) -> Sign {
    let details = &source.state.details;
    let place_and_days = [details.place.to_string(), days(source.state, source.imprint)];
    let place_and_days: Vec<String> = place_and_days.into_iter().filter(|part| !part.is_empty()).collect();
    let arbiter = if details.arbiter.is_empty() {
        source.language().say("diploma-arbiter")
    } else {
        details.arbiter.to_string()
    };
    Sign::of([
        (source.language().say("diploma"), Emphasis::Large),
        (details.title.to_string(), Emphasis::Plain),
        (diploma.name.clone(), Emphasis::Large),
        (diploma.reason.clone(), Emphasis::Plain),
        (place_and_days.join(", "), Emphasis::Plain),
        (arbiter, Emphasis::Signature),
    ])
}

fn data(diplomas: &[Diploma]) -> Grid {
    let row = |diploma: &Diploma| {
        let name = Cell { player: diploma.player, ..Cell::of(&diploma.name) };
        Row::of(vec![name, Cell::of(&diploma.reason)])
    };
    let columns = vec![Column::text("Name"), Column::text("Diploma for")];
    Grid { columns, rows: diplomas.iter().map(row).collect() }
}
