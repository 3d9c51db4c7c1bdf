//! Player cards: one player's rounds, with colours, floats and ratings, and how the place came about.

use super::{Block, Cell, Column, Grid, Report, Row, Section, Source, Tone};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::engine::number::Points;
use crate::engine::pairing::field::Color;
use crate::engine::scoring::GameScore;
use crate::engine::standings::{self, Explanations, Standings};
use crate::engine::state::Player;
use crate::views::Sense;
use crate::views::floats::{Float, Floats};
use crate::views::numbers::{show_change, show_rating};
use crate::views::seating::{Seating, Spot, TableResult, place_words, seat_name, table_results};
use crate::views::standings::absence_of;

/// What cards are made from: looked up once, however many there are.
#[derive(Debug)]
pub struct Cards<'a> {
    source: Source<'a>,
    /// The standings after each round, before the first one too.
    history: Vec<Standings>,
    explanations: Explanations<'a>,
    played: Played,
}

/// What the rounds were to the players.
#[derive(Debug)]
enum Played {
    /// Games of two.
    Meetings(Meetings, Option<Floats>),
    /// Tables of more: for each round who sat where, and what each table came to.
    Tables(Vec<(Seating, Vec<Vec<TableResult>>)>),
}

impl<'a> Cards<'a> {
    /// Looks up what the cards of a source are made from.
    #[must_use]
    pub fn of(source: Source<'a>) -> Self {
        let state = source.state;
        let played = if state.setup.game.is_for_two() {
            let meetings = Meetings::after(state, source.round);
            let floats = Floats::up_to(state, source.round, &meetings);
            Played::Meetings(meetings, floats)
        } else {
            let rounds = (1_u16..).map(RoundNo).zip(&state.rounds).take(source.round.0.into());
            let looked_up = rounds.map(|(number, held)| {
                (Seating::of(state, number), held.boards.iter().map(table_results).collect())
            });
            Played::Tables(looked_up.collect())
        };
        Self {
            source,
            history: (0..=source.round.0).map(|round| Standings::after(state, RoundNo(round))).collect(),
            explanations: Explanations::after(state, source.round),
            played,
        }
    }

    /// Lays out the card of one player.
    #[must_use]
    pub fn card(&self, player: PlayerId) -> Report {
        let mut report = self.source.report(self.source.titled_name(player));
        report.sections.push(Section::of(self.blocks(player)));
        report
    }

    /// Lays out the cards of all players in the order of the standings, a page each.
    #[must_use]
    pub fn all(&self) -> Report {
        let mut report = self.source.report(self.title());
        let order = self.history.last().map_or(&[][..], |last| &last.rows);
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
        match self.source.round {
            RoundNo(0) => "Player cards".to_owned(),
            round => format!("Player cards after round {round}"),
        }
    }

    /// All games of all players as one table.
    fn data(&self, order: &[standings::Row]) -> Grid {
        let mut columns = vec![Column::number("Player"), Column::text("Name")];
        columns.extend(self.columns());
        let rows = order.iter().flat_map(|row| {
            let lead = [Cell::of(self.source.number(row.player)), self.source.name(row.player)];
            self.rows(row.player).into_iter().map(move |own| Row {
                cells: lead.iter().cloned().chain(own.cells).collect(),
                begins: own.begins,
            })
        });
        Grid { columns, rows: rows.collect() }
    }

    fn blocks(&self, player: PlayerId) -> Vec<Block> {
        vec![
            Block::Facts(self.facts(player)),
            Block::Grid(Grid { columns: self.columns(), rows: self.rows(player) }),
            Block::Grid(self.reasons(player)),
        ]
    }

    fn facts(&self, id: PlayerId) -> Vec<(String, String)> {
        let mut facts = vec![("No".to_owned(), self.source.number(id).to_string())];
        facts.extend(self.source.player(id).map_or_else(Vec::new, |player| known(player, self.source.round)));
        let Some((standings, row)) = self.row(self.source.round, id) else { return facts };
        facts.push(("Place".to_owned(), format!("{} of {}", row.place, standings.rows.len())));
        for (column, value) in standings.columns.iter().zip(&row.values) {
            facts.push((column.code.to_owned(), value.to_string()));
        }
        if let Some(places) = standings.rating_places {
            let (before, now) = (row.rating.before, row.rating.now);
            let change = show_change(before, now, places);
            facts.push(("Rating before".to_owned(), show_rating(before, places)));
            facts.push(("Rating now".to_owned(), format!("{} ({change})", show_rating(now, places))));
        }
        facts.retain(|(_, fact)| !fact.is_empty());
        facts
    }

    fn row(&self, round: RoundNo, player: PlayerId) -> Option<(&Standings, &standings::Row)> {
        let standings = self.history.get(usize::from(round.0))?;
        Some((standings, standings.row(player)?))
    }

    fn columns(&self) -> Vec<Column> {
        let place = place_words(&self.source.state.setup.game).head;
        let mut columns = vec![Column::number("Round"), Column::number(place)];
        match &self.played {
            Played::Meetings(_, floats) => {
                columns.extend([
                    Column::text("Colour"),
                    Column::number("No").named("pairing number"),
                    Column::text("Opponent"),
                    Column::number("Rtg").named("the opponent's rating before the round"),
                    Column::mark("Result"),
                    Column::number("Pts").named("points so far"),
                ]);
                if floats.is_some() {
                    let name = "↓ met a lower score, or scored without playing; ↑ met a higher score";
                    columns.push(Column::mark("Float").named(name));
                }
            }
            Played::Tables(_) => {
                columns.extend([Column::mark("Seat"), Column::text("With"), Column::text("Result")]);
                columns.extend(self.score_column());
            }
        }
        if self.is_rated() {
            columns.push(Column::number("Rating").named("rating after the round"));
        }
        columns.push(Column::number("Place").named("place after the round"));
        columns
    }

    /// What standings sort by first, for games that give no points.
    fn score_column(&self) -> Option<Column> {
        let column = self.history.first()?.columns.first()?;
        Some(Column::number(column.code).named(column.name))
    }

    fn is_rated(&self) -> bool {
        self.history.first().is_some_and(|past| past.rating_places.is_some())
    }

    fn rows(&self, player: PlayerId) -> Vec<Row> {
        match &self.played {
            Played::Meetings(meetings, floats) => {
                self.meeting_rows(player, meetings.of(player), floats.as_ref())
            }
            Played::Tables(rounds) => {
                let numbered = (1_u16..).map(RoundNo).zip(rounds);
                numbered
                    .filter_map(|(round, (seating, results))| {
                        self.table_row(player, round, seating.spot(player)?, results)
                    })
                    .collect()
            }
        }
    }

    fn meeting_rows(&self, player: PlayerId, meetings: &[Meeting], floats: Option<&Floats>) -> Vec<Row> {
        let mut points = Points::ZERO;
        let mut rows = Vec::with_capacity(meetings.len());
        for meeting in meetings {
            points += meeting.points;
            let mut cells = vec![Cell::of(meeting.round)];
            cells.extend(self.meeting_cells(meeting));
            cells.push(Cell::of(points));
            cells
                .extend(floats.map(|floats| Cell::of(floats.float(player, meeting).map_or("", Float::mark))));
            cells.extend(self.after(meeting.round, player));
            rows.push(Row::of(cells));
        }
        rows
    }

    /// Board, colour, opponent, result.
    fn meeting_cells(&self, meeting: &Meeting) -> Vec<Cell> {
        match meeting.kind {
            MeetingKind::Bye(bye) => {
                let mut cells = vec![Cell::default(); 3];
                cells.extend([Cell::of(bye.name()), Cell::default()]);
                cells.push(Cell::of(meeting.points).toned(Tone::Unplayed));
                cells
            }
            MeetingKind::Board { board, opponent, color, result } => {
                let before = RoundNo(meeting.round.0.saturating_sub(1));
                let rating = self.row(before, opponent).map_or_else(String::new, |(standings, row)| {
                    show_rating(row.rating.now, standings.rating_places.unwrap_or(0))
                });
                vec![
                    Cell::of(board),
                    Cell::of(color_name(color)),
                    Cell::of(self.source.number(opponent)),
                    self.source.name(opponent),
                    Cell::of(rating),
                    Cell::of(result_name(result)).toned(Sense::from(result).into()),
                ]
            }
        }
    }

    fn table_row(
        &self,
        player: PlayerId,
        round: RoundNo,
        spot: Spot,
        results: &[Vec<TableResult>],
    ) -> Option<Row> {
        let mut cells = vec![Cell::of(round)];
        match spot {
            Spot::Bye(bye) => {
                cells.extend([Cell::default(), Cell::default(), Cell::default()]);
                cells.push(Cell::of(bye.name()).toned(Tone::Unplayed));
            }
            Spot::Seat { board, seat } => {
                let seats = &self.source.state.round(round)?.boards.get(board)?.seats;
                let others = self.source.list(seats.iter().copied().filter(|other| *other != player));
                let result = results.get(board).and_then(|seats| seats.get(seat));
                cells.extend([
                    Cell::of(board + 1),
                    Cell::of(seat_name(&self.source.state.setup.game, seat)),
                    Cell::of(others),
                    result.map_or_else(Cell::default, |result| {
                        Cell::of(&result.words).toned(result.sense.into())
                    }),
                ]);
            }
        }
        let score = self.row(round, player).and_then(|(_, row)| row.values.first());
        cells.extend(
            self.score_column().map(|_| Cell::of(score.map_or_else(String::new, ToString::to_string))),
        );
        cells.extend(self.after(round, player));
        Some(Row::of(cells))
    }

    /// Rating and place after a round.
    fn after(&self, round: RoundNo, player: PlayerId) -> Vec<Cell> {
        let row = self.row(round, player);
        let mut cells = Vec::new();
        if self.is_rated() {
            cells.push(Cell::of(row.map_or_else(String::new, |(standings, row)| {
                show_rating(row.rating.now, standings.rating_places.unwrap_or(0))
            })));
        }
        cells.push(Cell::of(row.map_or_else(String::new, |(_, row)| row.place.to_string())));
        cells
    }

    fn reasons(&self, player: PlayerId) -> Grid {
        let reasons = self.explanations.place(player);
        let rows =
            reasons.iter().map(|reason| Row::of(vec![Cell::of(reason.clause), Cell::of(&reason.fact)]));
        Grid {
            columns: vec![Column::text("Rule"), Column::text("How the place came about")],
            rows: rows.collect(),
        }
    }
}

/// What is known of a player; a date of birth is nobody else's business.
fn known(player: &Player, round: RoundNo) -> Vec<(String, String)> {
    let entrant = &player.entrant;
    let fact = |label: &str, text: &str| (label.to_owned(), text.to_owned());
    vec![
        fact("Federation", &entrant.federation),
        fact("Club", &entrant.club),
        fact("Category", &entrant.category),
        fact("Partnership", &entrant.partnership),
        fact("Takes part", &absence_of(player, round)),
        fact("Fixed board", &player.fixed_board.map_or_else(String::new, |board| board.to_string())),
    ]
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

const fn result_name(result: MeetingResult) -> &'static str {
    match result {
        MeetingResult::Open => "",
        MeetingResult::Adjourned => "adjourned",
        MeetingResult::Played { side: GameScore::Win, rated: true } => "1",
        MeetingResult::Played { side: GameScore::Draw, rated: true } => "½",
        MeetingResult::Played { side: GameScore::Loss, rated: true } => "0",
        MeetingResult::Played { side: GameScore::Win, rated: false } => "1 unrated",
        MeetingResult::Played { side: GameScore::Draw, rated: false } => "½ unrated",
        MeetingResult::Played { side: GameScore::Loss, rated: false } => "0 unrated",
        MeetingResult::Forfeit { won: true } => "+",
        MeetingResult::Forfeit { won: false } => "-",
    }
}
