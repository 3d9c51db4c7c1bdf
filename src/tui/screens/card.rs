//! One player: games, colours, points, the rating after every game, and how each value came about.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Face, find_player};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind, MeetingResult};
use crate::engine::number::{Points, Rating};
use crate::engine::pairing::field::Color;
use crate::engine::setup::{Ranking, RatingSystem};
use crate::engine::standings::Part;
use crate::engine::state::{Player, State};
use crate::tui::crosstable;
use crate::tui::game_why;
use crate::tui::intent::Intent;
use crate::tui::job::{Answer, Work};
use crate::tui::keys::Context;
use crate::tui::reasons;
use crate::tui::request::{Found, LongText, News, Request};
use crate::tui::scene::Scene;
use crate::tui::text::{self, Line, piece};
use crate::tui::theme::Role;
use crate::tui::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::tui::widgets::{aside, chart, panel};
use crate::views::crosstable::{mark, round_of};
use crate::views::floats::{Float, Floats};
use crate::views::numbers::{Number, show_change, show_rating};
use crate::views::players::remarks;

/// The lines of a chart, where there is room.
const CHART: u16 = 9;

/// The lines of a chart that has to share them with many games.
const LEAST_CHART: u16 = 5;

/// The width that the games need.
const GAMES: u16 = 92;

/// The player card.
#[derive(Debug, Default)]
pub struct Card {
    player: Option<PlayerId>,
    cursor: Cursor,
}

impl Card {
    /// Returns the player: the one chosen, or whoever leads.
    fn player<'a>(&self, scene: &Scene<'a>) -> Option<&'a Player> {
        let state = scene.state()?;
        let leader = || scene.standings(state.last_round())?.rows.first().map(|row| row.player);
        state.player(self.player.or_else(leader)?)
    }

    fn show(&mut self, player: PlayerId, scene: &Scene<'_>) -> Option<Request> {
        self.player = Some(player);
        self.cursor = Cursor::default();
        self.ask_ratings(scene)
    }

    /// Ratings through the rounds are long work, asked for once for a player as the event stands.
    fn ask_ratings(&self, scene: &Scene<'_>) -> Option<Request> {
        let (desk, player) = (scene.desk?, self.player(scene)?.id);
        let rated = !matches!(desk.state().setup.rating, RatingSystem::Unrated);
        if !rated || desk.ratings_of(player).is_some() {
            return None;
        }
        let state = Box::new(desk.state().clone());
        Some(Request::Work(Work::Ratings { state, player }))
    }

    fn neighbour(&self, forward: bool, scene: &Scene<'_>) -> Option<PlayerId> {
        let standings = scene.standings(scene.state()?.last_round())?;
        let here = self.player(scene)?.id;
        let at = standings.rows.iter().position(|row| row.player == here)?;
        let to = if forward { at + 1 } else { at.checked_sub(1)? };
        standings.rows.get(to).map(|row| row.player)
    }

    fn opponent(&self, scene: &Scene<'_>) -> Option<PlayerId> {
        let state = scene.state()?;
        let meetings = scene.meetings(state.last_round())?;
        let meetings = meetings.of(self.player(scene)?.id);
        match meetings.get(self.cursor.at(meetings.len())?)?.kind {
            MeetingKind::Board { opponent, .. } => Some(opponent),
            MeetingKind::Bye(_) => None,
        }
    }

    /// Tells of the game under the cursor, then of the place.
    fn explain(&self, scene: &Scene<'_>) -> Option<Request> {
        /// The width at which reasons are broken into lines.
        const CELLS: usize = 70;
        let (state, player) = (scene.state()?, self.player(scene)?);
        let after = state.last_round();
        let mut lines = Vec::new();
        if let Some(round) = self.round(scene) {
            let brought = scene.desk?.game_reasons(after, player.id, round);
            let (title, told) = game_why::told(state, round, player.id, &brought, CELLS);
            lines.push(vec![piece(Role::Heading, title)]);
            lines.extend(told);
            lines.push(Line::new());
        }
        lines.extend(whole(state, player.id, scene, CELLS));
        let reader = LongText::prose(format!("why: {}", player.entrant.name), lines);
        Some(Request::Show(reader))
    }

    /// Returns the round under the cursor.
    fn round(&self, scene: &Scene<'_>) -> Option<RoundNo> {
        let state = scene.state()?;
        if !state.setup.game.is_for_two() {
            let at = self.cursor.at(state.rounds.len())?;
            return u16::try_from(at + 1).ok().map(RoundNo);
        }
        let meetings = scene.meetings(state.last_round())?;
        let games = meetings.of(self.player(scene)?.id);
        games.get(self.cursor.at(games.len())?).map(|meeting| meeting.round)
    }

    fn draw_games(&mut self, player: PlayerId, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(state) = scene.state() else { return };
        let Some(meetings) = scene.meetings(state.last_round()) else { return };
        let games = meetings.of(player);
        let ratings = scene.desk.and_then(|desk| desk.ratings_of(player));
        let places = state.setup.rating.decimals();
        let floats = Floats::up_to(state, state.last_round(), &meetings);
        let rated = state.players.iter().any(|player| player.entrant.rating.is_some());
        let mut columns = vec![
            Column::number("R"),
            Column::number("Bd"),
            Column::mark("colour"),
            Column::text("opponent", 10, 32),
            Column::number("pts").dropped(2),
            Column::number(if rated { "rtg" } else { "" }).dropped(3),
            Column::mark("result"),
            Column::number("sum"),
        ];
        if floats.is_some() {
            columns.push(Column::mark("float").dropped(4));
        }
        if ratings.is_some() {
            columns.push(Column::number("rating after").dropped(1));
            columns.push(Column::number("Δ").dropped(1));
        }
        columns.push(Column::text("", 8, 28).dropped(5));
        let row = |at: usize| {
            let Some(meeting) = games.get(at) else { return Vec::new() };
            let sum: Points = games[..=at].iter().map(|meeting| meeting.points).sum();
            let rating =
                ratings.as_ref().and_then(|ratings| ratings.get(usize::from(meeting.round.0))).copied();
            let mut cells = game_cells(state, meeting, scene);
            cells.push(cell(Role::Text, sum.to_string()));
            if let Some(floats) = &floats {
                cells.push(cell(Role::Dim, floats.float(player, meeting).map_or("", Float::mark)));
            }
            if let Some(ratings) = &ratings {
                let before =
                    usize::from(meeting.round.0).checked_sub(1).and_then(|before| ratings.get(before));
                let change = show_change(before.copied(), rating, places);
                let role = if change.starts_with('-') { Role::Loss } else { Role::Gain };
                cells.push(cell(Role::Text, show_rating(rating, places)));
                cells.push(cell(role, change));
            }
            cells.push(cell(Role::Dim, remark(meeting)));
            cells
        };
        let table = Table {
            columns: &columns,
            len: games.len(),
            row: &row,
            detail: &[],
            empty: "no round yet",
            active: true,
        };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
    }

    /// Where more than two meet, a round is a table and a place at it.
    fn draw_tables(&mut self, player: PlayerId, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(state) = scene.state() else { return };
        let Some(meetings) = scene.meetings(state.last_round()) else { return };
        let columns = [Column::number("R"), Column::mark("table:place"), Column::text("with", 10, 80)];
        let row = |at: usize| {
            let round = RoundNo(u16::try_from(at + 1).unwrap_or(u16::MAX));
            let text = round_of(state, &meetings, player, round).datum.to_string();
            let boards = state.round(round).map_or(&[][..], |held| &held.boards);
            let board = boards.iter().find(|board| board.seats.contains(&player));
            let others = board.map_or_else(String::new, |board| {
                let others = board.seats.iter().filter(|seat| **seat != player);
                others.map(|seat| state.name(*seat)).collect::<Vec<_>>().join(" · ")
            });
            vec![cell(Role::Dim, round.to_string()), cell(Role::Text, text), cell(Role::Text, others)]
        };
        let len = state.rounds.len();
        let table =
            Table { columns: &columns, len, row: &row, detail: &[], empty: "no round yet", active: true };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
    }
}

/// What a chart shows.
struct Course {
    title: &'static str,
    values: Vec<i64>,
    label: Box<dyn Fn(i64) -> String>,
}

/// Says what is special about a round: what the mark of its result does not tell by itself.
const fn remark(meeting: &Meeting) -> &'static str {
    match meeting.kind {
        MeetingKind::Bye(_) => "",
        MeetingKind::Board { result, .. } => match result {
            MeetingResult::Open => "not finished",
            MeetingResult::Adjourned => "adjourned",
            MeetingResult::Forfeit { .. } => "forfeit, not rated",
            MeetingResult::Played { rated: false, .. } => "not rated",
            MeetingResult::Played { .. } => "",
        },
    }
}

fn game_cells(state: &State, meeting: &Meeting, scene: &Scene<'_>) -> Vec<Cell> {
    let round = cell(Role::Dim, meeting.round.to_string());
    match meeting.kind {
        MeetingKind::Bye(bye) => vec![
            round,
            cell(Role::Dim, ""),
            cell(Role::Dim, ""),
            cell(Role::Bye, bye.name()),
            cell(Role::Dim, ""),
            cell(Role::Dim, ""),
            cell(Role::Bye, bye.letter().to_string()),
        ],
        MeetingKind::Board { board, opponent, color, result } => {
            let before = RoundNo(meeting.round.0.saturating_sub(1));
            let points = scene.meetings(state.last_round()).map(|meetings| meetings.points(opponent));
            let rating = scene.row(before, opponent).and_then(|row| row.rating.now);
            let role = crosstable::result_role(result);
            vec![
                round,
                cell(Role::Dim, board.to_string()),
                cell(Role::Text, if color == Color::White { "○" } else { "●" }),
                cell(Role::Text, state.name(opponent)),
                cell(Role::Dim, points.map_or_else(String::new, |points| points.to_string())),
                cell(Role::Dim, show_rating(rating, state.setup.rating.decimals())),
                cell(role, mark(result).to_string()),
            ]
        }
    }
}

impl Face for Card {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        Context::Card
    }

    fn enter(&mut self, scene: &Scene<'_>) -> Option<Request> {
        self.ask_ratings(scene)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the card knows these only")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let rounds = scene.state()?.rounds.len();
        if self.cursor.handle(intent, rounds) {
            return self.ask_ratings(scene);
        }
        match intent {
            Intent::Earlier | Intent::Later => {
                let neighbour = self.neighbour(intent == Intent::Later, scene)?;
                self.show(neighbour, scene)
            }
            Intent::Card => {
                let opponent = self.opponent(scene)?;
                self.show(opponent, scene)
            }
            Intent::Explain => self.explain(scene),
            Intent::Find => find_player("card of", &Found::Player, scene),
            _ => None,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the rest is always possible")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Earlier => self.neighbour(false, scene).is_some(),
            Intent::Later => self.neighbour(true, scene).is_some(),
            Intent::Card => self.opponent(scene).is_some(),
            Intent::Explain | Intent::Find => self.player(scene).is_some(),
            _ => true,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let (Some(state), Some(player)) = (scene.state(), self.player(scene)) else {
            let nobody = piece(Role::Dim, "nobody is registered yet");
            text::put(buffer, (area.x + 2, area.y), usize::from(area.width), &nobody, scene.theme());
            return;
        };
        let (area, right) = aside::split(area, GAMES);
        if let Some(right) = right {
            draw_working(player, right, buffer, scene);
        }
        let head = head(state, player, scene);
        let cells = usize::from(area.width).saturating_sub(3);
        for (y, line) in (area.y..area.bottom()).zip(&head) {
            text::put_line(buffer, (area.x + 2, y), cells, line, scene.theme());
        }
        let used = u16::try_from(head.len() + 1).unwrap_or(0).min(area.height);
        let rest = Rect { y: area.y + used, height: area.height - used, ..area };
        let charted = rest.height > CHART + 4 && course(player.id, scene).is_some();
        let free = rest.height.saturating_sub(u16::try_from(state.rounds.len() + 2).unwrap_or(u16::MAX));
        let below = if charted { free.clamp(LEAST_CHART, CHART) } else { 0 };
        let games = Rect { height: rest.height - below, ..rest };
        if state.setup.game.is_for_two() {
            self.draw_games(player.id, games, buffer, scene);
        } else {
            self.draw_tables(player.id, games, buffer, scene);
        }
        if charted {
            let chart =
                Rect { x: rest.x + 2, y: games.bottom(), width: rest.width.saturating_sub(3), height: below };
            draw_chart(player.id, chart, buffer, scene);
        }
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        self.player(scene)
            .map_or_else(|| "player card".to_owned(), |player| format!("card of {}", player.entrant.name))
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        if let Some(row) = self.cursor.row_at(x, y) {
            self.cursor.go(row);
        }
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        match news {
            News::Found(Found::Player(found)) => self.show(*found, scene),
            News::Answer(answer) => {
                if let Answer::Rated { player, ratings } = &**answer {
                    scene.desk?.keep_ratings(*player, ratings);
                }
                None
            }
            News::Found(_) | News::Entry(_) | News::Prizes(_) | News::Ledger(_) | News::Recorded(_) => None,
        }
    }
}

/// Draws beside the games how every value came about.
fn draw_working(player: &Player, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
    let Some(state) = scene.state() else { return };
    let lines = whole(state, player.id, scene, aside::cells(area));
    aside::draw("how each value came about", &lines, area, buffer, scene.theme());
}

/// Draws the rating after every round; without ratings the points, or the place where nobody plays for points.
fn draw_chart(player: PlayerId, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
    let Some(course) = course(player, scene) else { return };
    let title = piece(Role::Heading, course.title);
    text::put(buffer, (area.x, area.y), usize::from(area.width), &title, scene.theme());
    let rest = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let (cells, height) = (usize::from(rest.width), usize::from(rest.height));
    let lines = chart::draw(&course.values, &course.label, cells, height);
    panel::lines(&lines, 0, rest, buffer, scene.theme());
}

/// Returns what the chart shows; nothing before the second value.
fn course(player: PlayerId, scene: &Scene<'_>) -> Option<Course> {
    let state = scene.state()?;
    let places = state.setup.rating.decimals();
    let shown = if let Some(ratings) = scene.desk.and_then(|desk| desk.ratings_of(player)) {
        let label = move |units: i64| show_rating(Some(Rating::from_units(units)), places);
        let values = ratings.iter().map(|rating| rating.units()).collect();
        Course { title: "rating before the event and after every round", values, label: Box::new(label) }
    } else if state.setup.game.points().is_some() {
        let meetings = scene.meetings(state.last_round())?;
        let rounds = (0..=state.last_round().0).map(|round| {
            let so_far = meetings.of(player).iter().filter(|meeting| meeting.round.0 <= round);
            so_far.map(|meeting| meeting.points).sum::<Points>().units()
        });
        let label = |units: i64| format!("{:.1}", Points::from_units(units));
        Course { title: "points after every round", values: rounds.collect(), label: Box::new(label) }
    } else {
        let rounds = (1..=state.last_round().0).filter_map(|round| scene.row(RoundNo(round), player));
        let values = rounds.map(|row| -i64::from(row.place)).collect();
        let label = |place: i64| (-place).to_string();
        Course { title: "place after every round", values, label: Box::new(label) }
    };
    (shown.values.len() > 1).then_some(shown)
}

/// Tells how every value of a player came about, each under its own heading, the rating last.
fn whole(state: &State, player: PlayerId, scene: &Scene<'_>, cells: usize) -> Vec<Line> {
    let round = state.last_round();
    let (Some(standings), Some(row)) = (scene.standings(round), scene.row(round, player)) else {
        return Vec::new();
    };
    let Some(why) = scene.desk.map(|desk| desk.row_reasons(round, player)) else { return Vec::new() };
    let mut lines: Vec<Line> = Vec::new();
    if state.setup.game.points().is_some() && !matches!(state.setup.ranking, Ranking::Rating) {
        for (at, (column, value)) in standings.columns.iter().zip(&row.values).enumerate() {
            lines.push(vec![
                piece(Role::Dim, format!("{} ", column.code)),
                piece(Role::Leader, value.to_string()),
                piece(Role::Heading, format!("  {}", column.name)),
            ]);
            // The last reason repeats the value.
            let reasons = why.part(Part::Value(at));
            lines.extend(reasons::lines(reasons.split_last().map_or(&[], |(_, others)| others), cells));
        }
        if standings.rating_places.is_some() {
            lines.push(vec![piece(Role::Heading, "rating")]);
            lines.extend(reasons::lines(why.part(Part::Rating), cells));
        }
    } else {
        lines.extend(reasons::lines(&why.place, cells));
    }
    lines
}

/// The lines above the games: who it is, and where in the standings.
fn head(state: &State, player: &Player, scene: &Scene<'_>) -> Vec<Line> {
    let entrant = &player.entrant;
    let mut who = vec![piece(Role::Leader, entrant.name.as_str())];
    let facts = [&entrant.title, &entrant.federation, &entrant.club, &entrant.category, &entrant.partnership];
    for fact in facts.into_iter().filter(|fact| !fact.is_empty()) {
        who.push(piece(Role::Dim, format!(" · {fact}")));
    }
    who.push(piece(Role::Dim, format!(" · No {}", Number::from(player))));
    let remarks = remarks(state, player);
    if !remarks.is_empty() {
        who.push(piece(Role::Bye, format!(" · {remarks}")));
    }
    let mut lines = vec![who];
    let round = state.last_round();
    if let (Some(standings), Some(row)) = (scene.standings(round), scene.row(round, player.id)) {
        let mut line = vec![piece(Role::Text, format!("place {} of {}", row.place, standings.rows.len()))];
        for (column, value) in standings.columns.iter().zip(&row.values) {
            line.push(piece(Role::Dim, format!("  {} ", column.code)));
            line.push(piece(Role::Text, value.to_string()));
        }
        if let Some(places) = standings.rating_places {
            let shown = |rating| show_rating(rating, places);
            line.push(piece(Role::Dim, "  rating "));
            line.push(piece(Role::Text, format!("{} → {}", shown(row.rating.before), shown(row.rating.now))));
        }
        lines.push(line);
    }
    lines
}
