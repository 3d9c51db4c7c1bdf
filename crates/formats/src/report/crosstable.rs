//! The crosstable (wall chart): one line per player in the order of the standings, one column per
//! round.
//!
//! Results are tinted and marked: `1 = 0` for a win, draw, loss, `+ -` for forfeits, letters for
//! byes. At tables of more than two players the mark is the place (dice) or the gain of the
//! partnership (Tractor).

use std::ops::RangeInclusive;

use super::bracket::bracket;
use super::standings::{missing, sealed_otherwise};
use super::{Block, Grid, Report, Section, Source};
use crate::language::Language;
use crate::values;
use crate::views::{self, Code, Medium, View};
use engine::action::Outcome;
use engine::announced;
use engine::color::Color;
use engine::id::RoundNo;
use engine::meetings::Meetings;
use engine::setup::Game;
use engine::standings::Standings;

/// The number of rounds that fit on a landscape page beside names and tie-breaks; a longer event is
/// split into parts.
const ROUNDS_A_PAGE: u16 = 15;

/// The number of rounds of teams, whose cells have the score of a match.
const ROUNDS_OF_TEAMS: u16 = 9;

/// The number of columns from which the portrait page is too narrow.
const WIDE: usize = 14;

/// The number of columns of teams.
const WIDE_OF_TEAMS: usize = 9;

/// The most teams of a table of all against all that fit on a landscape page.
const ALL_AGAINST_ALL: usize = 16;

/// Lays out the crosstable; for a knockout the bracket comes first.
#[must_use]
pub fn crosstable(source: &Source<'_>, standings: &Standings) -> Report {
    // A seal stores a table without games: points and games are the present ones, and they agree.
    let (live, sealed);
    let standings = if standings.is_announced {
        live = Standings::after(source.state, standings.after);
        sealed = announced::since(standings, &live).is_something();
        &live
    } else {
        sealed = false;
        standings
    };
    let mut report = source.report_for_federation(title(source, standings.after));
    let after = standings.after.0;
    let meetings = Meetings::after(source.state, standings.after);
    let view = views::crosstable::by_round(source.state, standings, &meetings);
    let is_of_teams = source.state.setup.game.match_rules().is_some();
    let (rounds_a_page, wide) =
        if is_of_teams { (ROUNDS_OF_TEAMS, WIDE_OF_TEAMS) } else { (ROUNDS_A_PAGE, WIDE) };
    let rounds = |first: u16| first..=after.min(first.saturating_add(rounds_a_page - 1));
    let firsts = (1..=after.max(1)).step_by(rounds_a_page.into());
    report.sections = bracket(&Source { round: standings.after, ..*source });
    report.sections.extend(all_against_all(source, standings, &meetings));
    let (language, in_parts) = (source.language(), after > rounds_a_page);
    for (at, first) in firsts.enumerate() {
        let rounds = rounds(first);
        let heading = match () {
            () if in_parts => {
                language.tell("heading-rounds", &values! { "first" => first, "last" => *rounds.end() })
            }
            () if report.sections.is_empty() => String::new(),
            () if is_of_teams => language.say("heading-by-round"),
            () => language.say("heading-all-games"),
        };
        let grid = grid(&view, standings.after, &rounds);
        let is_wide = grid.columns.len() > wide;
        report.sections.push(Section { heading, new_page: at > 0, is_wide, blocks: vec![Block::Grid(grid)] });
    }
    let mut notes = vec![Block::Note(legend(source))];
    let is_marked = views::crosstable::has_forfeited_boards(source.state, standings.after);
    notes.extend(is_marked.then(|| Block::Note(language.sentence("legend-forfeited-boards"))));
    notes.extend(sealed.then(|| Block::Note(sealed_otherwise(source, standings.after))));
    notes.extend(missing(source, standings.after).map(Block::Note));
    report.sections.last_mut().into_iter().for_each(|last| last.blocks.append(&mut notes));
    report.data = in_parts.then(|| grid(&view, standings.after, &(1..=after)));
    report
}

/// Returns the table by opponents of a round robin of teams, unless it is too wide.
fn all_against_all(source: &Source<'_>, standings: &Standings, meetings: &Meetings) -> Option<Section> {
    let state = source.state;
    let is_shown = views::crosstable::is_all_against_all(state) && standings.rows.len() <= ALL_AGAINST_ALL;
    let view = (is_shown && 0 < standings.after.0)
        .then(|| views::crosstable::by_opponent(state, standings, meetings))?;
    let grid = Grid::of(&view, Medium::Report);
    let is_wide = grid.columns.len() > WIDE_OF_TEAMS;
    let heading = source.language().say("heading-all-against-all");
    Some(Section { heading, is_wide, blocks: vec![Block::Grid(grid)], ..Section::default() })
}

fn title(source: &Source<'_>, after: RoundNo) -> String {
    match after.0 {
        0 => source.language().say("title-crosstable-alone"),
        round => source.language().tell("title-crosstable", &values! { "round" => round }),
    }
}

/// Explains the marks that occur in the cells; in two languages also the letters of the colours.
fn legend(source: &Source<'_>) -> String {
    let (language, game) = (source.language(), &source.state.setup.game);
    let [white, black] = [Color::White, Color::Black].map(|color| language.letter(color));
    let name = match game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) if has_unrated_games(source) => "legend-unrated",
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) => "legend-games",
        Game::Match(rules) if rules.has_colors() => "legend-matches",
        Game::Match(_) => "legend-matches-at-tables",
        Game::Dice => "legend-dice",
        Game::Tractor(_) => "legend-tractor",
    };
    let letters = |language: &Language| {
        format!("{white} {}, {black} {}.", language.word("White"), language.word("Black"))
    };
    // The letters are those of the first language: readers of the second do not know them.
    let are_told = game.has_colors() && language.each().nth(1).is_some();
    let letters = if are_told { language.in_each(letters) } else { String::new() };
    let legend = language.note(name, &values! { "white" => white.as_str() });
    format!("{legend} {letters}").trim_end().to_owned()
}

fn has_unrated_games(source: &Source<'_>) -> bool {
    let rounds = source.state.rounds.iter().take(source.round.0.into());
    rounds
        .flat_map(|round| &round.boards)
        .any(|board| matches!(board.outcome, Some(Outcome::Game { rated: false, .. })))
}

/// Lays out some rounds; the last part ends with the tie-breaks.
fn grid(view: &View<'_>, after: RoundNo, rounds: &RangeInclusive<u16>) -> Grid {
    Grid::of_columns(view, Medium::Report, |column| {
        if let Code::Round(round) = column.code {
            return rounds.contains(&round.0);
        }
        !matches!(column.code, Code::Value(_)) || *rounds.end() == after.0
    })
}
