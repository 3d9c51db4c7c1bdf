//! Player cards: the rounds of one player, with colours, floats and ratings, and how the points and
//! tie-breaks were computed.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::pairings::adjourned;
use super::standings::{added_points, sealed_otherwise};
use super::teams::legend;
use super::{Block, Cell, Column, Grid, Report, Row, Section, Source, Working, place};
use crate::values;
use crate::views::card::BESIDE_RESULTS;
use crate::views::numbers::{show_change, show_rating};
use crate::views::pairings::partnership_of;
use crate::views::{self, Code, Medium, View, Wording};
use engine::announced::{self, Announced, Since};
use engine::id::{PlayerId, RoundNo};
use engine::meetings::Meetings;
use engine::standings::{self, Explanations, Part, Standings};
use engine::state::{Player, State};
use engine::why::Reason;

/// The data of all cards, looked up once.
pub struct Cards<'a> {
    source: Source<'a>,
    history: Rc<History<'a>>,
    explanations: OnceCell<Explanations<'a>>,
    basis: views::card::CardBasis<'a>,
    /// The players whose line of the sealed standings has changed since.
    changes: OnceCell<BTreeMap<PlayerId, Since>>,
    has_places: bool,
}

/// The standings after each round and before the first one, computed on demand.
struct History<'a> {
    state: &'a State,
    after: Vec<OnceCell<Rc<Standings>>>,
}

impl History<'_> {
    fn after(&self, round: RoundNo) -> Option<&Rc<Standings>> {
        let known = self.after.get(usize::from(round.0))?;
        Some(known.get_or_init(|| Rc::new(Standings::after(self.state, round))))
    }
}

impl<'a> Cards<'a> {
    /// Looks up the data for the cards of a source.
    #[must_use]
    pub fn of(source: Source<'a>) -> Self {
        let Source { state, round, .. } = source;
        let after = (0..=round.0).map(|_| OnceCell::new()).collect();
        let history = Rc::new(History { state, after });
        let known = Rc::clone(&history);
        let standings = move |round: RoundNo| known.after(round).cloned();
        let meetings = Rc::new(Meetings::after(state, round));
        Self {
            source,
            history,
            explanations: OnceCell::new(),
            changes: OnceCell::new(),
            basis: views::card::CardBasis::of(state, round, meetings, standings),
            has_places: true,
        }
    }

    /// Omits places: one result moves the places of hundreds of players who had no part in it.
    #[must_use]
    pub fn without_places(self) -> Self {
        Self { has_places: false, ..self }
    }

    /// Returns the source of the cards.
    #[must_use]
    pub const fn basis(&self) -> &views::card::CardBasis<'a> {
        &self.basis
    }

    /// Lays out the card of one player.
    #[must_use]
    pub fn card(&self, player: PlayerId) -> Report {
        let mut report = self.source.report(self.source.titled_name(player));
        report.sections.push(Section::of(self.blocks(player)));
        report
    }

    /// Lays out the cards of all players in the order of the standings, one page each.
    #[must_use]
    pub fn all(&self) -> Report {
        let mut report = self.source.report(self.title());
        let order = self.history.after(self.source.round).map_or(&[][..], |last| &last.rows);
        report.sections = order
            .iter()
            .enumerate()
            .map(|(at, row)| Section {
                heading: self.source.titled_name(row.player),
                new_page: at > 0,
                blocks: self.blocks(row.player),
                ..Section::default()
            })
            .collect();
        report.data = Some(self.data(order));
        report
    }

    fn title(&self) -> String {
        let (source, language) = (&self.source, self.source.language());
        let is_of_teams = source.state.setup.game.match_rules().is_some();
        let values = values! { "round" => source.round.0 };
        match (is_of_teams, source.round.0) {
            (false, 0) => language.say("title-cards-alone"),
            (false, _) => language.tell("title-cards", &values),
            (true, 0) => language.say("title-team-cards-alone"),
            (true, _) => language.tell("title-team-cards", &values),
        }
    }

    /// Returns all games of all players as one table.
    fn data(&self, order: &[standings::Row]) -> Grid {
        let rows = order.iter().flat_map(|row| {
            let lead = [Cell::of(self.source.number(row.player)), self.source.name(row.player)];
            self.rounds(row.player)
                .rows
                .into_iter()
                .map(move |own| Row { cells: lead.iter().cloned().chain(own.cells).collect(), ..own })
        });
        let rows = rows.collect();
        // All cards have the same columns; the table has them even without any player.
        let first = order.first().map_or(PlayerId(1), |row| row.player);
        let mut columns = vec![Column::number("Player"), Column::text("Name")];
        columns.extend(self.rounds(first).columns);
        Grid { columns, rows }
    }

    fn blocks(&self, player: PlayerId) -> Vec<Block> {
        let mut blocks = vec![Block::Facts(self.facts(player)), Block::Grid(self.rounds(player))];
        if self.is_changed(player) {
            blocks.push(Block::Note(sealed_otherwise(&self.source, self.source.round)));
        }
        blocks.extend(self.team(player));
        if !self.has_places {
            blocks.push(Block::Note(self.source.language().sentence("places-in-standings")));
        }
        blocks.push(Block::Working(self.working(player)));
        blocks
    }

    /// Returns true if the player's line of the sealed standings was different from what the card shows.
    #[must_use]
    pub fn is_changed(&self, player: PlayerId) -> bool {
        let changes = self.changes.get_or_init(|| self.changes().unwrap_or_default());
        changes.get(&player).is_some_and(|since| self.has_places || since.values > 0)
    }

    /// Returns the changes since the standings were sealed; `None` without a seal that has a table.
    fn changes(&self) -> Option<BTreeMap<PlayerId, Since>> {
        let Source { state, round, .. } = self.source;
        state.seal(round)?;
        let now = self.history.after(round)?;
        Some(announced::changes(&Announced::after(state, now)?.standings, now))
    }

    /// Returns the players of a team with their games, and the boards of its matches.
    fn team(&self, id: PlayerId) -> Vec<Block> {
        let grid = |view: View<'_>| Grid::of(&view, Medium::Report);
        let mut blocks = Vec::new();
        if let Some(members) = self.basis.members(id).filter(|view| view.len > 0) {
            blocks.push(Block::Note(self.source.language().sentence("card-members")));
            blocks.push(Block::Grid(grid(members)));
        }
        if let Some(boards) = self.basis.boards(id).filter(|view| view.len > 0) {
            let legend = legend(&self.source, &boards);
            blocks.push(Block::Note(self.source.language().sentence("card-matches")));
            blocks.push(Block::Grid(grid(boards)));
            blocks.extend(legend);
            let until = self.source.state.rounds.iter().take(self.source.round.0.into());
            let own = until.flat_map(|held| &held.boards).filter(|held| held.seats.contains(&id));
            blocks.extend(adjourned(&self.source, own));
        }
        blocks
    }

    fn facts(&self, id: PlayerId) -> Vec<(String, String)> {
        let mut facts = vec![("No".to_owned(), self.source.number(id).to_string())];
        if let Some(player) = self.source.player(id) {
            let identity = self.basis.identity(player).into_iter();
            let identity = identity.filter(|(label, _)| *label != BESIDE_RESULTS);
            let language = self.source.language();
            let told = |fact: String| match fact.strip_suffix(views::card::BY_HAND) {
                Some(rating) => format!("{} {}", language.number(rating), language.word("by hand")),
                None => fact,
            };
            facts.extend(identity.map(|(label, fact)| (label.to_owned(), told(fact))));
            facts.extend(beside_results(&self.source, id));
            facts.extend(known(&self.source, player));
        }
        let Some((standings, row)) = self.row(self.source.round, id) else { return facts };
        if self.has_places {
            facts.push(("Place".to_owned(), self.source.place(standings, row)));
        }
        let number = |shown: String| self.source.language().number(&shown).into_owned();
        for (column, value) in standings.columns.iter().zip(&row.values) {
            facts.push((column.code.to_string(), number(value.to_string())));
        }
        if let Some(places) = standings.rating_places {
            let (before, now) = (row.rating.before, row.rating.now);
            let change = show_change(before, now, places);
            facts.push(("Rating before".to_owned(), number(show_rating(before, places))));
            facts.push(("Rating now".to_owned(), number(format!("{} ({change})", show_rating(now, places)))));
        }
        facts.retain(|(_, fact)| !fact.is_empty());
        facts
    }

    fn row(&self, round: RoundNo, player: PlayerId) -> Option<(&Standings, &standings::Row)> {
        let standings = self.history.after(round)?;
        Some((standings, standings.row(player)?))
    }

    /// Returns a table with one row per round.
    fn rounds(&self, player: PlayerId) -> Grid {
        let is_shown = |column: &views::Column| self.has_places || column.code != Code::Place;
        let mut view = self.basis.card(player);
        // A card is read for its numbers and has few rows, so even a narrow page shows nearly all columns.
        // Only the number and the rating of the opponent yield.
        for column in &mut view.columns {
            // At a table of more than two players the names say more than the seat.
            let is_seat = column.code == Code::Side && !self.source.state.setup.game.is_for_two();
            column.drop = usize::from(is_seat || matches!(column.code, Code::Number | Code::Rating));
        }
        Grid::of_columns(&view, Medium::Report, is_shown)
    }

    /// Returns the explanation of one value of a player: 0 is the points, then the tie-breaks in order.
    pub fn reasons_of(&self, player: PlayerId, value: usize) -> Vec<Reason> {
        let Source { state, round, .. } = self.source;
        let explanations = self.explanations.get_or_init(|| Explanations::after(state, round));
        explanations.part(player, Part::Value(value))
    }

    /// Returns how the place came about: rule by rule, and in a few lines.
    fn working(&self, player: PlayerId) -> Working {
        let full = self.reasons(player);
        let now = self.history.after(self.source.round).filter(|_| self.has_places);
        let language = self.source.language().first();
        let sentences =
            |value| self.reasons_of(player, value).iter().map(|reason| language.fact(&reason.fact)).collect();
        let short = now.map(|now| place::lines(&self.source, now, player, sentences));
        Working { full, short: short.unwrap_or_default() }
    }

    fn reasons(&self, player: PlayerId) -> Grid {
        let Source { state, round, .. } = self.source;
        let reasons = self.explanations.get_or_init(|| Explanations::after(state, round)).place(player);
        Grid {
            columns: vec![
                Column::text("Rule"),
                Column::text(if self.has_places {
                    "How the place came about"
                } else {
                    "How the figures came about"
                }),
            ],
            rows: reasons.iter().map(reason_row).collect(),
        }
    }
}

/// Returns the clause of a reason and its fact.
pub(super) fn reason_row(Reason { clause, fact }: &Reason) -> Row {
    let told = Cell { wording: Wording::Reason(fact.clone()), ..Cell::of(fact.english()) };
    Row::of(vec![Cell::word(clause), told])
}

/// Returns the penalties and bonuses of a player.
fn beside_results<'a>(source: &'a Source<'_>, id: PlayerId) -> impl Iterator<Item = (String, String)> + 'a {
    let given =
        source.state.adjusted_points.iter().filter(move |given| given.result.is_none() && given.is_of(id));
    given.map(|given| (BESIDE_RESULTS.to_owned(), added_points(source, given)))
}

/// Returns the facts of a player, without the date of birth, which is private.
fn known(source: &Source<'_>, player: &Player) -> Vec<(String, String)> {
    let (state, entrant) = (source.state, &player.entrant);
    let fact = |label: &str, text: &str| (label.to_owned(), text.to_owned());
    vec![
        fact("Federation", &entrant.federation),
        fact("Club", &entrant.club),
        fact("Category", &entrant.category),
        fact("Partner", &partnership_of(state, player.id)),
        fact("Takes part", &source.absence_of(player, source.round)),
        fact("Fixed board", &player.fixed_board.map_or_else(String::new, |board| board.to_string())),
    ]
}
