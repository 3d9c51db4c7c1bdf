//! One player: games, colours, points, the rating after every game, and the working of each value.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Face, find_player};
use crate::jobs::job::{Answer, Work};
use crate::jobs::request::{Found, LongText, News, Request};
use crate::keys::Context;
use crate::keys::intent::{Intent, ScreenKind};
use crate::lists::reports::{NotReported, OnPaper};
use crate::lists::{List, Room};
use crate::scene::Scene;
use crate::why::clauses;
use crate::why::game;
use crate::widgets::table::{Cursor, Table};
use crate::widgets::text::{self, Line, own, piece, titled};
use crate::widgets::theme::Role;
use crate::widgets::{aside, chart, panel};
use engine::announced;
use engine::id::{PlayerId, RoundNo};
use engine::number::{Points, Rating};
use engine::partners;
use engine::setup::{Ranking, RatingSystem};
use engine::standings::Part;
use engine::state::{Player, State};
use formats::values;
use formats::views::Code;
use formats::views::card::{self, BESIDE_RESULTS, BY_HAND, CardBasis, CardRow, identity};
use formats::views::members;
use formats::views::numbers::{Number, called, show_rating};
use formats::views::pairings::name_of_pair;
use formats::views::players::remarks;

/// The lines of a chart, if there is room.
const CHART: u16 = 9;

/// The lines of a chart beside many games.
const LEAST_CHART: u16 = 5;

/// The width of the games.
const GAMES: u16 = 92;

const ROOM_OF_GAMES: &Room = &[(Code::Company, (10, 32)), (Code::Remarks, (8, 28))];

/// A table of more than two shows all its names in one column.
const ROOM_OF_TABLES: &Room = &[(Code::Partner, (10, 24)), (Code::Company, (10, 80))];

/// The player card.
#[derive(Debug, Default)]
pub(crate) struct Card {
    player: Option<PlayerId>,
    cursor: Cursor,
    /// The players whose cards led to this one, the last one at the end.
    trail: Vec<PlayerId>,
    /// The screen that asked for the card, until the user leaves it by another way.
    from: Option<ScreenKind>,
}

impl Card {
    /// Returns the chosen player, or the leader.
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

    /// Asks for the ratings through the rounds once per player and state of the event: they are long work.
    fn ask_ratings(&self, scene: &Scene<'_>) -> Option<Request> {
        let (desk, player) = (scene.desk?, self.player(scene)?.id);
        let rated = !matches!(desk.state().setup.rating_of_players(), RatingSystem::Unrated);
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

    /// Returns the round under the cursor.
    fn row(&self, scene: &Scene<'_>) -> Option<CardRow> {
        let state = scene.state()?;
        let after = state.last_round();
        let rows = card::rows(state, after, &*scene.meetings(after)?, self.player(scene)?.id);
        rows.get(self.cursor.at(rows.len())?).copied()
    }

    fn opponent(&self, scene: &Scene<'_>) -> Option<PlayerId> {
        self.row(scene)?.opponent()
    }

    /// Explains the game under the cursor, then the place.
    fn explain(&self, scene: &Scene<'_>) -> Option<Request> {
        /// The width to which reasons are wrapped.
        const CELLS: usize = 70;
        let (state, player) = (scene.state()?, self.player(scene)?);
        let after = state.last_round();
        let mut lines = Vec::new();
        if let Some(round) = self.row(scene).map(CardRow::round) {
            let brought = scene.desk?.game_reasons(after, player.id, round);
            let (title, told) = game::told(state, round, player.id, &brought, (CELLS, scene.language()));
            lines.push(vec![piece(Role::Heading, title)]);
            lines.extend(told);
            lines.push(Line::new());
        }
        lines.extend(whole(state, player.id, scene, CELLS));
        let reader = LongText::prose(
            titled(scene.tell("why-about", &values! { "what" => called(state, player.id) })),
            lines,
        );
        Some(Request::Show(reader))
    }

    fn draw_rounds(&mut self, player: PlayerId, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(state) = scene.state() else { return };
        let after = state.last_round();
        let Some(meetings) = scene.meetings(after) else { return };
        let past = *scene;
        let basis = CardBasis::of(state, after, meetings, move |round| past.standings(round));
        let mut view = basis.card(player);
        if scene.desk.is_none_or(|desk| desk.ratings_of(player).is_none()) {
            // The values are still being calculated, together with those of the chart.
            view.columns
                .retain(|one| !matches!(one.code, Code::RatingNow | Code::RatingChange | Code::RatingOther));
        }
        let room = if state.setup.game.is_for_two() { ROOM_OF_GAMES } else { ROOM_OF_TABLES };
        let list = List::of(String::new(), view, room);
        let table = Table {
            columns: &list.columns,
            len: list.len,
            row: &list.row,
            detail: &[],
            empty: "no round yet",
            active: true,
        };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
    }
}

/// The values of a chart.
struct Course {
    title: &'static str,
    values: Vec<i64>,
    label: Box<dyn Fn(i64) -> String>,
}

impl Face for Card {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        Context::Card
    }

    fn enter(&mut self, scene: &Scene<'_>) -> Option<Request> {
        self.ask_ratings(scene)
    }

    fn leave(&mut self, _scene: &Scene<'_>) -> Option<Request> {
        self.trail.clear();
        self.from = None;
        None
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
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
                self.trail.extend(self.player(scene).map(|player| player.id));
                self.show(opponent, scene)
            }
            Intent::Cancel => match (self.trail.pop(), self.from) {
                (Some(before), _) => self.show(before, scene),
                (None, Some(from)) => Some(Request::Go(from)),
                (None, None) => None,
            },
            Intent::Explain => self.explain(scene),
            Intent::Find => find_player("card of", &Found::Player, scene),
            _ => Some(Request::Unhandled),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Earlier => self.neighbour(false, scene).is_some(),
            Intent::Later => self.neighbour(true, scene).is_some(),
            Intent::Card => self.opponent(scene).is_some(),
            Intent::Cancel => !self.trail.is_empty() || self.from.is_some(),
            Intent::Explain | Intent::Find => self.player(scene).is_some(),
            _ => true,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let (Some(state), Some(player)) = (scene.state(), self.player(scene)) else {
            let nobody = own(Role::Dim, scene.word("nobody is registered yet"));
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
        let has_members = !player.members.is_empty();
        let charted = !has_members && rest.height > CHART + 4 && course(player.id, scene).is_some();
        let free = rest.height.saturating_sub(u16::try_from(state.rounds.len() + 2).unwrap_or(u16::MAX));
        let below = match (has_members, charted) {
            (true, _) => members_height(player, free, rest.height),
            (false, true) => free.clamp(LEAST_CHART, CHART),
            (false, false) => 0,
        };
        let games = Rect { height: rest.height - below, ..rest };
        self.draw_rounds(player.id, games, buffer, scene);
        if has_members {
            draw_members(player, Rect { y: games.bottom(), height: below, ..rest }, buffer, scene);
        }
        if charted {
            let chart =
                Rect { x: rest.x + 2, y: games.bottom(), width: rest.width.saturating_sub(3), height: below };
            draw_chart(player.id, chart, buffer, scene);
        }
    }

    fn paper(&self, scene: &Scene<'_>) -> Option<Result<OnPaper, NotReported>> {
        Some(OnPaper::card(self.player(scene)?.id, scene))
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        let shown = scene.state().zip(self.player(scene));
        shown.map_or_else(
            || scene.word("player card").into_owned(),
            |(state, player)| scene.tell("card-of", &values! { "name" => called(state, player.id) }),
        )
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        self.cursor.click(x, y);
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        match news {
            News::Found(Found::Player(found)) => self.show(*found, scene),
            News::Card(player, from) => {
                self.trail.clear();
                self.from = Some(*from);
                self.show(*player, scene)
            }
            News::Answer(answer) => {
                if let Answer::Rated { player, ratings } = &**answer {
                    scene.desk?.keep_ratings(*player, ratings);
                }
                None
            }
            News::Ledger(_) => self.ask_ratings(scene),
            News::Found(_)
            | News::Entry(_)
            | News::Prizes(_)
            | News::Prize(..)
            | News::Recorded(_)
            | News::Came(_)
            | News::Dropped
            | News::Dealer { .. }
            | News::SetAside
            | News::ResultOf(_) => None,
        }
    }
}

/// Draws the working of every value beside the games.
fn draw_working(player: &Player, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
    let Some(state) = scene.state() else { return };
    let lines = whole(state, player.id, scene, aside::cells(area));
    aside::draw(&scene.word("how each value came about"), &lines, area, buffer, scene.theme());
}

/// Returns the height of a team's list below its matches: as many lines as it needs of those that are free,
/// and at least half of the area.
fn members_height(team: &Player, free: u16, height: u16) -> u16 {
    let wanted = u16::try_from(team.members.len() + 1).unwrap_or(u16::MAX);
    wanted.min(free.max(height / 2))
}

/// Draws the players of a team with their games.
fn draw_members(team: &Player, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
    let Some(state) = scene.state() else { return };
    let view = members::of_team(state, team, state.last_round());
    let list = List::of(String::new(), view, &[]);
    let List { columns, len, row, .. } = &list;
    let table = Table { columns, len: *len, row, detail: &[], empty: "", active: false };
    table.draw(area, buffer, &mut Cursor::default(), scene.theme());
}

/// Draws the rating after every round; without ratings the points, or the place if the event has no points.
fn draw_chart(player: PlayerId, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
    let Some(course) = course(player, scene) else { return };
    let title = own(Role::Heading, scene.word(course.title));
    text::put(buffer, (area.x, area.y), usize::from(area.width), &title, scene.theme());
    let rest = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let (cells, height) = (usize::from(rest.width), usize::from(rest.height));
    let lines = chart::draw(&course.values, &course.label, cells, height);
    panel::lines(&lines, 0, rest, buffer, scene.theme());
}

/// Returns the values of the chart; `None` with fewer than two values.
fn course(player: PlayerId, scene: &Scene<'_>) -> Option<Course> {
    let state = scene.state()?;
    let places = state.setup.rating.decimals();
    let language = scene.language().clone();
    let number = move |shown: String| language.number(&shown).into_owned();
    let shown = if let Some(ratings) = scene.desk.and_then(|desk| desk.ratings_of(player)) {
        let label = move |units: i64| number(show_rating(Some(Rating::from_units(units)), places));
        let values = ratings.iter().map(|rating| rating.units()).collect();
        Course { title: "rating before the event and after every round", values, label: Box::new(label) }
    } else if state.setup.game.points().is_some() {
        let meetings = scene.meetings(state.last_round())?;
        let rounds = (0..=state.last_round().0).map(|round| {
            let so_far = meetings.of(player).iter().filter(|meeting| meeting.round.0 <= round);
            so_far.map(|meeting| meeting.points).sum::<Points>().units()
        });
        let label = move |units: i64| number(format!("{:.1}", Points::from_units(units)));
        Course { title: "points after every round", values: rounds.collect(), label: Box::new(label) }
    } else {
        let rounds = (1..=state.last_round().0).filter_map(|round| scene.row(RoundNo(round), player));
        let values = rounds.filter_map(|row| Some(-i64::from(row.place.number()?))).collect();
        let label = |place: i64| (-place).to_string();
        Course { title: "place after every round", values, label: Box::new(label) }
    };
    (shown.values.len() > 1).then_some(shown)
}

/// Returns the working of every value of a player, each with its own heading, the rating last.
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
                piece(Role::Dim, format!("{} ", scene.code(&column.code))),
                piece(Role::Leader, scene.language().number(&value.to_string())),
                piece(Role::Heading, format!("  {}", scene.word(&column.name))),
            ]);
            // The last reason repeats the value.
            let reasons = why.part(Part::Value(at));
            lines.extend(clauses::lines(
                reasons.split_last().map_or(&[], |(_, others)| others),
                cells,
                scene.language(),
            ));
        }
        if standings.rating_places.is_some() {
            lines.push(vec![own(Role::Heading, scene.word("rating"))]);
            lines.extend(clauses::lines(why.part(Part::Rating), cells, scene.language()));
        }
    } else {
        lines.extend(clauses::lines(&why.place, cells, scene.language()));
    }
    lines
}

/// Returns the lines above the games: the player, and the place in the standings.
fn head(state: &State, player: &Player, scene: &Scene<'_>) -> Vec<Line> {
    let entrant = &player.entrant;
    let partner = state.partner_of(player.id).map(|partner| called(state, partner));
    let name = entrant.name.to_string();
    let name = partner.map_or_else(|| name.clone(), |partner| partners::pair([&name, &partner]));
    let mut who = vec![own(Role::Leader, name)];
    let facts =
        [&*entrant.title, &entrant.federation, &entrant.club, &entrant.category, name_of_pair(state, player)];
    for fact in facts.into_iter().filter(|fact| !fact.is_empty()) {
        who.push(piece(Role::Dim, format!(" · {fact}")));
    }
    who.push(piece(Role::Dim, format!(" · {} {}", scene.word("No"), Number::from(player))));
    let remarks = remarks(state, player);
    if !remarks.is_empty() {
        who.push(piece(Role::Bye, format!(" · {}", scene.word(&remarks))));
    }
    let mut lines = vec![who];
    let round = state.last_round();
    let identity = scene.meetings(round).map_or_else(Vec::new, |meetings| identity(state, &meetings, player));
    let facts = identity.iter().flat_map(|(label, fact)| {
        [
            piece(Role::Dim, format!("{} ", scene.word(&label.to_lowercase()))),
            piece(Role::Text, format!("{}  ", fact_in_language(label, fact, scene))),
        ]
    });
    if !identity.is_empty() {
        lines.push(facts.collect());
    }
    if let (Some(standings), Some(row)) = (scene.standings(round), scene.row(round, player.id)) {
        let mut line = vec![piece(
            Role::Text,
            format!("{} {}", scene.word("place"), scene.place_of_all(&standings, &row)),
        )];
        line.extend(
            is_changed(player.id, scene).then(|| own(Role::Warning, scene.word("  sealed, changed since"))),
        );
        let number = |shown: String| scene.language().number(&shown).into_owned();
        for (column, value) in standings.columns.iter().zip(&row.values) {
            line.push(piece(Role::Dim, format!("  {} ", scene.code(&column.code))));
            line.push(piece(Role::Text, number(value.to_string())));
        }
        if let Some(places) = standings.rating_places {
            let shown = |rating| number(show_rating(rating, places));
            line.push(own(Role::Dim, scene.word("  rating ")));
            line.push(piece(Role::Text, format!("{} → {}", shown(row.rating.before), shown(row.rating.now))));
        }
        lines.push(line);
    }
    lines
}

/// Returns a fact about a player; most are names and numbers, but some have words of the program.
fn fact_in_language(label: &str, fact: &str, scene: &Scene<'_>) -> String {
    if label == BESIDE_RESULTS {
        return scene.word(fact).into_owned();
    }
    match fact.strip_suffix(BY_HAND).filter(|rating| rating.starts_with(|sign: char| sign.is_ascii_digit())) {
        Some(rating) => format!("{}{}", scene.language().number(rating), scene.word(BY_HAND)),
        None => scene.language().number(fact).into_owned(),
    }
}

/// Returns true if the player's line of the last standings was different when they were sealed.
fn is_changed(player: PlayerId, scene: &Scene<'_>) -> bool {
    let changed = || {
        let desk = scene.desk?;
        let sealed = desk.announced_after(desk.state().last_round())?;
        let now = desk.standings_after(sealed.standings.after);
        Some(announced::changes(&sealed.standings, &now).contains_key(&player))
    };
    changed().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::example::Example;
    use formats::report::{self, Imprint, Source, csv};

    const ROUNDS: [&str; 3] = ["1-2 1-0, 3-4 0-1, 5 U", "2-1 1-0, 4-5 1-0 unrated", "1-4 +--, 2-3, 5 H"];

    /// The text of the rows of a player's card.
    fn shown(example: &Example, player: u32) -> Vec<String> {
        let (scene, state) = (example.scene(), example.desk.state());
        let after = state.last_round();
        let basis =
            CardBasis::of(state, after, scene.meetings(after).unwrap(), |round| scene.standings(round));
        let list = List::of(String::new(), basis.card(PlayerId(player)), ROOM_OF_GAMES);
        let heads = list.columns.iter().map(|column| column.head.to_string()).collect::<Vec<_>>();
        let row = |at| (list.row)(at).into_iter().map(|cell| cell.text).collect::<Vec<_>>().join("|");
        [heads.join("|")].into_iter().chain((0..list.len).map(row)).collect()
    }

    #[test]
    fn a_card_shows_rounds_opponents_and_their_effect() {
        let example = Example::after(&ROUNDS);
        let heads = "R|Bd|colour|opponent|pts|rtg|result|sum|float|rating after|Δ round|old sys|";
        let expected = [
            heads,
            "1|1|○|Berg|1.0|1900|1|1.0||2002|+2|2002|",
            "2|1|●|Berg|1.0|1898|0|1.0|↓|1994|-8|1993|",
            "3|1|○|Dahl|2.0|1708|+|2.0|↓|1994|0|1993|forfeit, not rated",
        ];
        assert_eq!(shown(&example, 1), expected);
        let expected = [
            heads,
            "1|||pairing-allocated bye|||U|1.0|↓|1600|0|1600|",
            "2|2|●|Dahl|2.0|1708|L|1.0||1600|0|1600|not rated",
            "3|||half-point bye|||H|1.5|↓|1600|0|1600|",
        ];
        assert_eq!(shown(&example, 5), expected);
        // A round without the player has no row.
        let rounds = shown(&example, 3).iter().map(|row| row[..1].to_owned()).collect::<String>();
        assert_eq!(rounds, "R13");
    }

    /// The printed card has words instead of the marks of the screen, and the same numbers.
    #[test]
    fn the_printed_card_has_the_same_rows() {
        let example = Example::after(&ROUNDS);
        let (state, imprint) = (example.desk.state(), Imprint::default());
        let source = Source { state, round: state.last_round(), imprint: &imprint };
        let printed = csv::write(&report::card::Cards::of(source).card(PlayerId(5))).unwrap();
        let expected = [
            "Round,Board,Colour,No,Opponent,Rtg,Result,Pts,Float,Rating,Old system,Place",
            "1,,,,pairing-allocated bye,,1.0,1.0,↓,1600,1600,3",
            "2,2,Black,'(4),Dahl,1708,0 unrated,1.0,,1600,1600,4",
            "3,,,,half-point bye,,0.5,1.5,↓,1600,1600,3",
        ];
        assert_eq!(printed.lines().collect::<Vec<_>>(), expected);
    }
}
