//! The standings after a round: every tie-break in order, ratings before and after.

use super::{Align, Block, Grid, Report, Section, Source};
use crate::language::Language;
use crate::values;
use crate::views::clubs::Clubs;
use crate::views::standings::{Absence, Basis};
use crate::views::{self, Code, Datum, Medium};
use engine::announced::Status;
use engine::id::{PlayerId, RoundNo};
use engine::kept::AdjustedPoints;
use engine::number::Points;
use engine::standings::Standings;

/// Lays out standings.
#[must_use]
pub fn standings(source: &Source<'_>, standings: &Standings) -> Report {
    let mut report = source.report(title(source, standings));
    let view = views::standings::standings(source.state, Basis::only(standings));
    let mut grid = Grid::of_columns(&view, Medium::Report, |column| column.code != Code::Absence);
    // The facts of the players yield to their points.
    for column in grid.columns.iter_mut().filter(|column| column.minor && column.align == Align::Left) {
        column.yields = true;
    }
    // Few players are absent: a column of that would take room in every row.
    report.data = Some(Grid::of(&view, Medium::Report));
    let mut blocks = vec![Block::Grid(grid)];
    blocks.extend(notes(source, standings).into_iter().map(Block::Note));
    blocks.extend(beside_results(source, standings.after).map(Block::Note));
    blocks.extend(absences(source, standings).into_iter().map(Block::Note));
    report.sections.push(Section::of(blocks));
    report.sections.extend(teams(source, standings));
    report
}

/// Returns the ranking of teams after a round, if the event has one.
fn teams(source: &Source<'_>, standings: &Standings) -> Option<Section> {
    let teams = Clubs::of(source.state, standings).filter(|_| RoundNo(0) < standings.after)?;
    let rule = Block::Note(teams.rule());
    let grid = Block::Grid(Grid::of(&views::clubs::clubs(teams), Medium::Report));
    Some(Section {
        heading: source.language().say("heading-teams"),
        blocks: vec![grid, rule],
        ..Section::default()
    })
}

fn title(source: &Source<'_>, standings: &Standings) -> String {
    let (language, after) = (source.language(), standings.after.0);
    let title = || language.tell("title-standings", &values! { "round" => after });
    match Status::of(source.state, standings) {
        Status::NotStarted => language.say("title-field"),
        Status::Complete => title(),
        status @ (Status::Live { .. } | Status::Sealed | Status::Outdated) => {
            format!("{} ({})", title(), status_in(language, status))
        }
    }
}

/// Returns the status of standings in words.
#[must_use]
pub fn status_in(language: &Language, status: Status) -> String {
    match status {
        Status::NotStarted => language.say("status-not-started"),
        Status::Live { known, boards, earlier } => {
            let values = values! { "known" => known, "boards" => boards, "earlier" => earlier };
            language.tell(if earlier == 0 { "status-live" } else { "status-live-earlier" }, &values)
        }
        Status::Complete => language.say("status-complete"),
        Status::Sealed => language.say("status-sealed"),
        Status::Outdated => language.say("status-changed"),
    }
}

fn notes(source: &Source<'_>, standings: &Standings) -> Vec<String> {
    let word = |text: &str| source.language().word(text).into_owned();
    let keys = standings.columns.iter().map(|column| {
        let (code, name) = (word(&column.code), word(&column.name));
        // In some languages the code of the points is the word itself.
        if code.to_lowercase() == name.to_lowercase() { code } else { format!("{code} {name}") }
    });
    let mut notes = vec![format!("{}.", keys.collect::<Vec<_>>().join(", ").trim_end_matches('.'))];
    let rule = source.state.setup.ranking.unequal_games();
    let said = |rule| source.language().in_each(|language| sentence(&language.fact(&rule)));
    notes.extend(rule.map(said));
    notes.extend(missing(source, standings.after));
    notes
}

/// Names the penalties and bonuses that count after a round.
fn beside_results(source: &Source<'_>, after: RoundNo) -> Option<String> {
    let (state, language) = (source.state, source.language());
    let counts = |given: &&AdjustedPoints| given.result.is_none() && given.round.is_none_or(|of| of <= after);
    let said = |given: &AdjustedPoints| {
        let names = source.list(given.players.iter().copied());
        format!("{names} {}", added_points(source, given)).trim_start().to_owned()
    };
    let given: Vec<String> = state.adjusted_points.iter().filter(counts).map(said).collect();
    (!given.is_empty()).then(|| labelled(language, &language.word("Beside results"), &given.join("; ")) + ".")
}

/// Returns points that are given or taken, and their round: `-1.0 (Round 2)`, of teams `-1.0 match points`.
pub(super) fn added_points(source: &Source<'_>, given: &AdjustedPoints) -> String {
    let language = source.language();
    let signed = |points: Points| {
        let sign = if Points::ZERO < points { "+" } else { "" };
        format!("{sign}{}", Datum::Points(points).say(language))
    };
    let points = if source.state.setup.game.match_rules().is_none() {
        signed(given.points)
    } else {
        let games = given.game_points.map(|points| (points, "game points"));
        let both = std::iter::once((given.points, "match points")).chain(games);
        let both = both.filter(|(points, _)| *points != Points::ZERO);
        let both = both.map(|(points, kind)| format!("{} {}", signed(points), language.word(kind)));
        both.collect::<Vec<_>>().join(", ")
    };
    let round = given.round.map(|round| language.tell("heading-round", &values! { "round" => round.0 }));
    let round = round.map(|round| format!("({round})"));
    [Some(points), round].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Writes a label and a value with the colon of the language.
fn labelled(language: &Language, label: &str, value: &str) -> String {
    language.first().tell("labelled", &values! { "label" => label, "value" => value })
}

/// Names the players who do not take part in all rounds, in a sentence for each part of the event.
fn absences(source: &Source<'_>, standings: &Standings) -> Vec<String> {
    let mut absences: Vec<(Absence, Vec<PlayerId>)> = Vec::new();
    for row in &standings.rows {
        let player = source.player(row.player);
        let Some(absence) = player.and_then(|player| Absence::of(player, standings.after)) else { continue };
        match absences.iter_mut().find(|(known, _)| *known == absence) {
            Some((_, players)) => players.push(row.player),
            None => absences.push((absence, vec![row.player])),
        }
    }
    let said = |(absence, players): (Absence, Vec<PlayerId>)| {
        let names = source.list(players.into_iter());
        sentence(&labelled(source.language(), &Datum::Absence(absence).say(source.language()), &names))
    };
    absences.into_iter().map(said).collect()
}

/// Returns the mark at the title of what follows from standings that were sealed and have changed since;
/// empty for other standings.
#[must_use]
pub fn changed_since(source: &Source<'_>, standings: &Standings) -> String {
    match Status::of(source.state, standings) {
        status @ Status::Outdated => format!(" ({})", status_in(source.language(), status)),
        Status::NotStarted | Status::Live { .. } | Status::Complete | Status::Sealed => String::new(),
    }
}

/// Returns the note below present values that were different when the standings were sealed.
#[must_use]
pub fn sealed_otherwise(source: &Source<'_>, after: RoundNo) -> String {
    source.language().note("sealed-otherwise", &values! { "round" => after.0 })
}

/// Turns a rule into a sentence.
fn sentence(rule: &str) -> String {
    let mut letters = rule.chars();
    let first = letters.next().map_or_else(String::new, |first| first.to_uppercase().collect());
    format!("{first}{}.", letters.as_str())
}

/// Returns the number of missing results in words.
#[must_use]
pub fn missing(source: &Source<'_>, after: RoundNo) -> Option<String> {
    let rounds = source.state.rounds.iter().take(after.0.into());
    let open: usize = rounds.map(|round| round.boards.len() - round.results()).sum();
    match open {
        0 => None,
        open => Some(source.language().note("results-missing", &values! { "count" => open })),
    }
}
