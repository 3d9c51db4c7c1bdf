//! The standings: live, with every earlier round, and with the reason of every number.

use std::fmt::Write as _;
use std::rc::Rc;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::player_list::PlayerList;
use super::{Face, Shown};
use crate::jobs::request::{Found, InputLine, InputPurpose, LongText, News, Request};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists::reports::{NotReported, OnPaper};
use crate::lists::{self, RowQuestion};
use crate::scene::Scene;
use crate::why::clauses;
use crate::widgets::table::Cursor;
use crate::widgets::text::{self, Line, own, piece, titled};
use crate::widgets::theme::Role;
use engine::announced::Announced;
use engine::id::{PlayerId, RoundNo};
use engine::ranking::boards::are_by_board;
use engine::ranking::clubs;
use engine::setup::TieBreak;
use engine::standings::{Part, Row, Standings};
use engine::state::State;
use engine::text::Label;
use formats::report::ReportKind;
use formats::values;
use formats::views;
use formats::views::boards::{Boards, FORFEITS_IN_SHORT};
use formats::views::clubs::Clubs;
use formats::views::numbers::{called, show_change, show_rating};

/// The standings screen.
#[derive(Debug)]
pub(crate) struct StandingsScreen {
    shown: Shown,
    cursor: Cursor,
    /// True while the other list is shown: of an event of teams the players by board, of an individual event
    /// the teams.
    is_other: bool,
}

/// The column of the first deciding value while nobody has moved: after rank, movement and name.
const FIRST: usize = 3;

impl Default for StandingsScreen {
    fn default() -> Self {
        let mut cursor = Cursor::default();
        cursor.column = Some(FIRST);
        Self { shown: Shown::default(), cursor, is_other: false }
    }
}

impl StandingsScreen {
    /// Returns the lists by board, if they are shown.
    fn boards(&self, scene: &Scene<'_>) -> Option<Rc<Boards>> {
        let desk = scene.desk.filter(|_| self.is_other)?;
        desk.boards_after(self.shown.round(scene))
    }

    /// Returns the teams of an individual event, if they are shown.
    fn clubs<'a>(&self, scene: &Scene<'a>) -> Option<Clubs<'a>> {
        let state = scene.state().filter(|_| self.is_other)?;
        Clubs::of(state, &*scene.shown_standings(self.shown.round(scene))?)
    }

    /// Explains what the team under the cursor has added.
    fn club(&self, clubs: &Clubs<'_>, cells: usize, scene: &Scene<'_>) -> Option<(String, Vec<Line>)> {
        let line = clubs.lines.get(self.cursor.at(clubs.lines.len())?)?;
        let standings = scene.shown_standings(self.shown.round(scene))?;
        let why = clubs::explain(clubs.state, &standings, line);
        let title = scene.tell("players-of-team", &values! { "name" => line.name.to_string() });
        Some((title, clauses::lines(&why, cells, scene.language())))
    }

    /// Changes between the standings and the other list, if there is one.
    fn change_lists(&mut self, scene: &Scene<'_>) -> Option<Request> {
        if !has_other(scene) {
            return Some(Request::refuse(NO_OTHER));
        }
        *self = Self { is_other: !self.is_other, shown: self.shown, ..Self::default() };
        None
    }

    /// Explains the line of the person under the cursor.
    fn person(&self, boards: &Boards, cells: usize, scene: &Scene<'_>) -> Option<(String, Vec<Line>)> {
        let line = boards.lines.get(self.cursor.at(boards.lines.len())?)?;
        let why = scene.desk?.person_reasons(self.shown.round(scene), line.person);
        let name = boards.persons.state.name(line.person);
        Some((
            scene.tell("games-of-player", &values! { "name" => name }),
            clauses::lines(&why, cells, scene.language()),
        ))
    }

    /// Returns the question that the cell under the cursor can answer.
    fn asked(&self, asked: &[Option<RowQuestion>]) -> RowQuestion {
        let here = self.cursor.column.and_then(|column| asked.get(column)).copied().flatten();
        here.unwrap_or(RowQuestion::Place)
    }

    /// Returns the event's own tie-break whose values can be entered: the one under the cursor, or the first.
    fn given(&self, scene: &Scene<'_>) -> Option<Label> {
        let (_, asked) = lists::standings_asked(scene, self.shown.round(scene))?;
        let own =
            |one: &TieBreak| if let TieBreak::Given { name, .. } = one { Some(name.clone()) } else { None };
        let all = tie_breaks(scene);
        let here = match self.asked(&asked) {
            RowQuestion::Part(Part::Value(at)) => at.checked_sub(1).and_then(|at| all.get(at)).and_then(own),
            RowQuestion::Part(Part::Rating) | RowQuestion::Place => None,
        };
        here.or_else(|| all.iter().find_map(own))
    }

    /// Asks for the value of the player under the cursor.
    fn give(&self, scene: &Scene<'_>) -> Option<Request> {
        let (state, name, player) = (scene.state()?, self.given(scene)?, self.selected(scene)?);
        let title = value_of_player(&name, state, player, scene);
        let held = state.given.get(&name).and_then(|held| held.get(&player));
        let offered = held.map_or_else(String::new, |value| format!("{value:.0}"));
        let hint = "a number such as 1 or 2.5; an empty line clears the value";
        Some(Request::input(
            InputLine::new(titled(title), hint, InputPurpose::Give(player, name)).offering(offered),
        ))
    }

    fn announced(&self, scene: &Scene<'_>) -> Option<Rc<Announced>> {
        scene.desk?.announced_after(self.shown.round(scene))
    }

    /// Compares the published standings with the calculated ones.
    fn compare(&self, scene: &Scene<'_>) -> Option<Request> {
        let (state, announced) = (scene.state()?, self.announced(scene)?);
        let now = scene.standings(announced.standings.after)?;
        let title = scene.tell("standings-compared", &values! { "round" => now.after.0 });
        let mut lines = vec![
            vec![piece(Role::Text, format!("Changed since they were announced: {}.", announced.since))],
            Line::new(),
            side_by_side(Role::Heading, &["announced", "now"].map(|head| scene.word(head).into_owned())),
        ];
        // Each line shows one player twice: a place that another player left is not a change of this player.
        let both = announced.standings.rows.iter().map(|was| (Some(was), now.row(was.player)));
        let new = now.rows.iter().filter(|row| announced.standings.row(row.player).is_none());
        lines.extend(both.chain(new.map(|row| (None, Some(row)))).map(|(was, is)| {
            let told = [was, is].map(|row| row.map_or_else(String::new, |row| told(state, row)));
            side_by_side(if told[0] == told[1] { Role::Text } else { Role::Warning }, &told)
        }));
        Some(Request::Show(LongText::columns(titled(title), lines)))
    }
}

/// Returns true for a key of the standings that has no effect on the lists by board.
const fn is_of_standings(intent: Intent) -> bool {
    matches!(
        intent,
        Intent::Seal | Intent::Compare | Intent::Give | Intent::DrawLots | Intent::Left | Intent::Right
    )
}

/// The answer to the key of the teams in an event without a ranking of them.
const NO_OTHER: &str =
    "this event has no ranking of teams: choose one on the line `ranking of teams` of the setup";

/// Returns true for an event that has a list besides the standings.
fn has_other(scene: &Scene<'_>) -> bool {
    let of =
        |state: &State| state.setup.game.match_rules().is_some() || state.setup.regulations.teams.is_some();
    scene.state().is_some_and(of)
}

/// Returns the tie-breaks of the event.
fn tie_breaks<'a>(scene: &Scene<'a>) -> &'a [TieBreak] {
    scene.state().map_or(&[], |state| state.setup.ranking.tie_breaks())
}

/// The width of each of two tables side by side on the narrowest usual screen, in cells.
const HALF: usize = 37;

/// The width of a name there, in cells.
const NAME: usize = 16;

fn side_by_side(role: Role, [left, right]: &[String; 2]) -> Line {
    let mark = if role == Role::Warning { "≠" } else { " " };
    vec![
        piece(role, text::left(&text::cut(left, HALF), HALF)),
        piece(role, mark),
        piece(role, format!(" {}", text::cut(right, HALF))),
    ]
}

/// Returns a row of the standings as one line.
fn told(state: &State, row: &Row) -> String {
    let name = views::standings::name_of(state, row);
    let mut line = format!("{:>3} {}", row.place, text::left(&text::cut(&name, NAME), NAME));
    for value in &row.values {
        let _ = write!(line, " {:>4}", value.to_string());
    }
    line
}

/// Names a number of a player: `Buchholz of Dahl, Anna`.
fn value_of_player(value: &str, state: &State, player: PlayerId, scene: &Scene<'_>) -> String {
    let values = values! { "value" => scene.language().word(value), "name" => called(state, player) };
    scene.tell("value-of-player", &values)
}

/// Names a number of the standings.
fn name_of(part: Part, standings: &Standings) -> String {
    match part {
        Part::Rating => "rating".to_owned(),
        Part::Value(at) => {
            standings.columns.get(at).map_or_else(String::new, |column| column.name.to_string())
        }
    }
}

/// Returns a number of the standings as text.
fn value_of(part: Part, player: PlayerId, scene: &Scene<'_>, state: &State, standings: &Standings) -> Line {
    let Some(row) = standings.row(player) else { return Line::new() };
    match part {
        Part::Rating => {
            let places = state.setup.rating.decimals();
            let (before, now) = (row.rating.before, row.rating.now);
            let change = show_change(before, now, places);
            let role = if change.starts_with('-') { Role::Loss } else { Role::Gain };
            vec![
                piece(Role::Dim, format!("{} → ", show_rating(before, places))),
                piece(Role::Leader, show_rating(now, places)),
                piece(role, format!("  {change}")),
            ]
        }
        Part::Value(at) => {
            let code = standings.columns.get(at).map_or("", |column| &*column.code);
            let value = row.values.get(at).map_or_else(String::new, ToString::to_string);
            vec![piece(Role::Dim, format!("{} ", scene.code(code))), piece(Role::Leader, value)]
        }
    }
}

impl PlayerList for StandingsScreen {
    /// Returns the players in order, by board the teams of the persons, and of each team the best player.
    fn players(&self, scene: &Scene<'_>) -> Option<Vec<PlayerId>> {
        if let Some(boards) = self.boards(scene) {
            return Some(boards.lines.iter().map(|line| line.member.team).collect());
        }
        if let Some(clubs) = self.clubs(scene) {
            return Some(clubs.lines.iter().filter_map(|line| line.counting.first().copied()).collect());
        }
        let standings = scene.shown_standings(self.shown.round(scene))?;
        Some(standings.rows.iter().map(|row| row.player).collect())
    }

    fn cursor(&self) -> &Cursor {
        &self.cursor
    }

    fn cursor_mut(&mut self) -> &mut Cursor {
        &mut self.cursor
    }

    fn columns(&self, scene: &Scene<'_>) -> Vec<usize> {
        if self.is_other {
            return Vec::new();
        }
        let list = lists::standings_asked(scene, self.shown.round(scene));
        let asked = list.map_or_else(Vec::new, |(_, asked)| asked);
        (0..asked.len()).filter(|at| asked[*at].is_some()).collect()
    }

    /// Returns the working of the number under the cursor.
    fn explanation(&self, cells: usize, scene: &Scene<'_>) -> Option<(String, Vec<Line>)> {
        if let Some(boards) = self.boards(scene) {
            return self.person(&boards, cells, scene);
        }
        if let Some(clubs) = self.clubs(scene) {
            return self.club(&clubs, cells, scene);
        }
        let round = self.shown.round(scene);
        let (state, player, standings) =
            (scene.state()?, self.selected(scene)?, scene.shown_standings(round)?);
        let (_, asked) = lists::standings_asked(scene, round)?;
        let why = scene.desk?.row_reasons(round, player);
        // Published standings are stored as a table without working; the working is that of the present
        // results.
        let is_outdated = self.announced(scene).is_some_and(|one| one.since.is_something());
        let (title, mut lines) = Some(match self.asked(&asked) {
            RowQuestion::Place => {
                let title = scene.tell("place-of-player", &values! { "name" => called(state, player) });
                (title, clauses::lines(&why.place, cells, scene.language()))
            }
            RowQuestion::Part(part) => {
                let title = value_of_player(&name_of(part, &standings), state, player, scene);
                let mut lines = vec![value_of(part, player, scene, state, &standings), Line::new()];
                lines.extend(clauses::lines(why.part(part), cells, scene.language()));
                (title, lines)
            }
        })?;
        if is_outdated {
            let told = "sealed, changed since: the working is that of the present results";
            let told =
                text::wrap(&scene.word(told), cells).into_iter().map(|line| vec![piece(Role::Warning, line)]);
            lines.splice(0..0, told.chain([Line::new()]));
        }
        Some((title, lines))
    }
}

impl Face for StandingsScreen {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        Context::Standings
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        if self.shown.handle(intent, scene) {
            return None;
        }
        match intent {
            Intent::Matrix => self.change_lists(scene),
            Intent::Compare => self.compare(scene),
            Intent::Seal => Some(Request::Seal(self.shown.round(scene))),
            Intent::Give => self.give(scene),
            Intent::DrawLots => Some(Request::DrawLots),
            other => self.handle_list(other, scene),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Matrix => has_other(scene),
            other if self.is_other && is_of_standings(other) => false,
            Intent::Seal => RoundNo(0) < self.shown.round(scene),
            Intent::Compare => self.announced(scene).is_some_and(|one| one.since.is_something()),
            Intent::Give => self.given(scene).is_some() && self.selected(scene).is_some(),
            Intent::DrawLots => {
                let of_matches = scene.state().is_some_and(|state| state.setup.decides_matches_by_lots());
                of_matches || tie_breaks(scene).contains(&TieBreak::Lots)
            }
            other => self.shown.permits(other, scene) && self.list_permits(other, scene),
        }
    }

    fn offers(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        let is_hidden = self.is_other && is_of_standings(intent);
        !is_hidden && (intent != Intent::Matrix || has_other(scene))
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        if self.is_other {
            let round = self.shown.round(scene);
            if let Some(list) = lists::boards(scene, round) {
                self.draw_list(&list, "no game at a board yet", area, buffer, scene);
            } else if let Some(list) = lists::clubs(scene, round) {
                self.draw_list(&list, "no player has a team yet", area, buffer, scene);
            }
            return;
        }
        let Some((list, asked)) = lists::standings_asked(scene, self.shown.round(scene)) else { return };
        if self.asked(&asked) == RowQuestion::Place && self.cursor.column != Some(0) {
            self.cursor.column = asked.iter().position(|one| matches!(one, Some(RowQuestion::Part(_))));
        }
        self.draw_list(&list, "nobody is registered yet", area, buffer, scene);
    }

    fn paper(&self, scene: &Scene<'_>) -> Option<Result<OnPaper, NotReported>> {
        let is_by_board = self.is_other && scene.state()?.setup.game.match_rules().is_some();
        let report = if is_by_board { ReportKind::Boards } else { ReportKind::Standings };
        Some(OnPaper::of(report, scene, self.shown.round(scene), None))
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        if self.is_other {
            let is_by_board = scene.state().is_none_or(are_by_board);
            let players = if is_by_board { "players by board" } else { "players" };
            let list = if self.clubs(scene).is_some() { "teams" } else { players };
            return self.shown.named(list, scene);
        }
        self.shown.place("standings", scene)
    }

    /// Explains the column under the cursor: its heading has room for its code only.
    fn status(&self, _cells: usize, scene: &Scene<'_>) -> Line {
        if self.is_other {
            let rule = self.clubs(scene).map(|clubs| clubs.rule());
            return vec![piece(Role::Dim, rule.unwrap_or_else(|| FORFEITS_IN_SHORT.to_owned()))];
        }
        let round = self.shown.round(scene);
        let Some(standings) = scene.shown_standings(round) else { return Line::new() };
        let Some((_, asked)) = lists::standings_asked(scene, round) else { return Line::new() };
        let told = standings
            .columns
            .iter()
            .map(|column| format!("{} {}", scene.code(&column.code), scene.word(&column.name)));
        match self.asked(&asked) {
            RowQuestion::Place => {
                let rule = scene.state().and_then(|state| state.setup.ranking.unequal_games());
                let rule = rule.map(|rule| scene.language().fact(&rule));
                let rule = rule.and_then(|rule| rule.split(';').next().map(str::to_owned));
                vec![piece(Role::Dim, told.chain(rule).collect::<Vec<_>>().join(" · "))]
            }
            RowQuestion::Part(Part::Rating) => {
                vec![own(Role::Dim, scene.word("rating before the event, now, and its change"))]
            }
            RowQuestion::Part(Part::Value(at)) => {
                let here: Vec<(usize, String)> = told.enumerate().collect();
                let mut line = Line::new();
                for (column, told) in here {
                    let role = if column == at { Role::Text } else { Role::Dim };
                    let divider = if line.is_empty() { "" } else { " · " };
                    line.push(piece(role, format!("{divider}{told}")));
                }
                line
            }
        }
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        self.cursor.click(x, y);
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        if let News::Found(Found::Player(found)) = news {
            self.go_to(*found, scene);
        }
        None
    }
}
