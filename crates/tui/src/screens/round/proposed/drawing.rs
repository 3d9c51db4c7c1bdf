//! A proposed pairing on the screen: its boards and byes, the rules it breaks, players without a seat, the
//! status line.

use std::collections::BTreeSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Proposed, Start, boards_unlike, draft_key};
use crate::keys::intent::Intent;
use crate::lists;
use crate::scene::Scene;
use crate::screens::round::before::before;
use crate::screens::round::judged::{Judged, Waiting};
use crate::screens::round::waiting::unseated;
use crate::widgets::table::{Cell, Column, Table, cell};
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use engine::id::PlayerId;
use engine::pairing::remarks::remarks;
use engine::partners;
use engine::refusal::Level;
use engine::setup::Game;
use engine::state::State;
use formats::values;
use formats::views::before::Before;
use formats::views::numbers::called;
use formats::views::seating::sides;
use formats::views::words;

impl Proposed {
    fn judge(&self, state: &State, scene: &Scene<'_>) -> Judged {
        let mut free = unseated(state, self.round, &self.seated());
        if state.setup.pairing.system().bracket_rules().is_some() {
            // A player without a match in the bracket is out, or waits.
            let first: BTreeSet<PlayerId> = self.first.boards.iter().flatten().copied().collect();
            free.retain(|player| first.contains(player));
        }
        let waiting = Waiting::of(state, self.round, self.known(state, scene).best_first(free));
        // An empty pairing has no problems.
        if self.len() == 0 { Judged::empty(waiting) } else { Judged::of(state, &self.act(state), waiting) }
    }

    /// Returns the status line with the problems of a change, before it is accepted.
    pub(in crate::screens::round) fn status(&self, state: &State, scene: &Scene<'_>) -> Line {
        if !self.is_manual() && self.is_outdated(scene) {
            let key = draft_key(Intent::Publish, scene);
            let told = scene.tell("pairing-outdated", &values! { "key" => key });
            return vec![piece(Role::Warning, format!("! {}", scene.word(&told)))];
        }
        if self.len() == 0 {
            let (adds, bye) = (draft_key(Intent::Add, scene), draft_key(Intent::Bye, scene));
            let values = values! { "adds" => adds, "bye" => bye, "place" => words::place(state) };
            let told = scene.tell("nobody-seated", &values);
            return vec![piece(Role::Dim, told)];
        }
        if self.is_played && !self.is_changed() {
            let place = words::place(state);
            let seats = if state.setup.game.is_for_two() { "colours" } else { "seats" };
            let values =
                values! { "who" => words::noun(state), "seats" => scene.word(seats), "place" => place };
            let told = scene.tell("swap-what", &values);
            return vec![piece(Role::Dim, told)];
        }
        let now;
        let judged = if let Some(judged) = &self.judged {
            judged
        } else {
            now = self.judge(state, scene);
            &now
        };
        if let Some(refused) = &judged.refused {
            return vec![piece(Role::Error, format!("× {refused}"))];
        }
        // A late entrant may still enter a published round, but need not.
        let waiting = judged.waiting.expected;
        if 0 < waiting {
            let (adds, bye) = (draft_key(Intent::Add, scene), draft_key(Intent::Bye, scene));
            let values = values! {
                "count" => waiting,
                "who" => words::noun(state),
                "adds" => adds,
                "bye" => bye,
                "place" => words::place(state),
            };
            return vec![piece(Role::Warning, format!("! {}", scene.tell("without-seat", &values)))];
        }
        // The line does not repeat the text above it.
        if self.judged.is_some() && !judged.broken.is_empty() {
            let key = draft_key(Intent::Publish, scene);
            let is_asked = judged.broken.iter().any(|warning| Level::Line < warning.level);
            let does = match (is_asked, self.start) {
                (true, _) => "asks first",
                (false, Start::System | Start::Hand) => "publishes all the same",
                (false, Start::Announced) => "corrects the round all the same",
            };
            let values = values! { "count" => judged.broken.len(), "key" => key, "does" => scene.word(does) };
            return vec![piece(Role::Warning, format!("! {}", scene.tell("warnings-above", &values)))];
        }
        if let Some(warning) = judged.broken.first() {
            let more = match judged.broken.len() - 1 {
                0 => String::new(),
                more => format!(" {}", scene.tell("and-more", &values! { "count" => more })),
            };
            return vec![piece(Role::Warning, format!("! {warning}{more}"))];
        }
        let unlike = boards_unlike(&self.boards, self.system.as_ref().unwrap_or(&self.first));
        let told = match (self.start, unlike) {
            (Start::System, 0) if self.byes == self.first.byes => scene.word("as the system makes it"),
            (Start::System, 0) => scene.word("the byes are not as the system makes them"),
            (Start::System, changed) => {
                let boards = scene.language().places(changed, words::place(state));
                scene.tell("not-as-system", &values! { "boards" => boards }).into()
            }
            (Start::Hand | Start::Announced, _) => scene.word("no rule is broken"),
        };
        let key = draft_key(Intent::Publish, scene);
        let does = match self.start {
            Start::System | Start::Hand => {
                let boards = scene.language().places(self.boards.len(), words::place(state));
                scene.tell("publishes-boards", &values! { "boards" => boards })
            }
            Start::Announced => scene.tell("corrects-round", &values! { "round" => self.round.0 }),
        };
        vec![piece(Role::Good, format!("✓ {told}: {key} {does}"))]
    }

    fn name_cell(&self, player: PlayerId, row: usize, seat: usize, state: &State) -> Cell {
        let here = self.cursor.at(self.len()) == Some(row) && self.seat == seat;
        let taken = self.taken == Some(player);
        let mark = match (taken, here) {
            (true, _) => "◆ ",
            (false, true) => "› ",
            (false, false) => "  ",
        };
        let role = if taken || here { Role::Accent } else { Role::Text };
        cell(role, format!("{mark}{}", called(state, player))).named()
    }

    /// Draws the boards and, below them, every broken rule and every player without a seat.
    pub(in crate::screens::round) fn draw(
        &mut self,
        area: Rect,
        buffer: &mut Buffer,
        state: &State,
        scene: &Scene<'_>,
    ) {
        let cells = usize::from(area.width).saturating_sub(2);
        let is_new = self.start != Start::Announced;
        let remarks = if is_new { remarks(state, self.round) } else { Vec::new() };
        let mut below: Vec<Line> = remarks
            .into_iter()
            .flat_map(|told| {
                text::wrap_line(&[piece(Role::Warning, format!("! {}", scene.word(&told)))], cells)
            })
            .collect();
        // For the system's pairing, only the decisions about partners are shown.
        if self.is_manual() || state.keeps_partners() {
            let judged = self.judge(state, scene);
            let against = self.taken.or_else(|| self.player());
            let room = usize::from(area.height / 2).saturating_sub(below.len());
            below.extend(judged.lines((room, cells), against, &self.known(state, scene), scene.language()));
            self.judged = Some(judged);
        }
        let height = u16::try_from(below.len()).unwrap_or(0);
        let boards = Rect { height: area.height - height, ..area };
        for (y, line) in (boards.bottom()..area.bottom()).zip(&below) {
            text::put_line(buffer, (area.x + 1, y), cells, line, scene.theme());
        }
        self.draw_boards(boards, buffer, state, scene);
    }

    fn draw_boards(&mut self, area: Rect, buffer: &mut Buffer, state: &State, scene: &Scene<'_>) {
        let mut cursor = self.cursor;
        let before = before(self.round, scene);
        let two = state.setup.game.is_for_two();
        let columns = if two {
            columns_of_two(state)
        } else {
            vec![Column::number("Table"), Column::text("players", 12, 160)]
        };
        let row = |at: usize| match self.boards.get(at) {
            Some(seats) if two => self.row_of_two(at, seats, before.as_ref(), state),
            Some(seats) => self.row_of_table(at, seats, state),
            None => self.bye_row(at, two, (state, scene)),
        };
        let adds = draft_key(Intent::Add, scene);
        let empty = format!("nobody is seated yet: {adds} adds a {}", words::place(state));
        let table =
            Table { columns: &columns, len: self.len(), row: &row, detail: &[], empty: &empty, active: true };
        table.draw(area, buffer, &mut cursor, scene.theme());
        self.cursor = cursor;
    }

    fn row_of_two(&self, at: usize, seats: &[PlayerId], before: Option<&Before>, state: &State) -> Vec<Cell> {
        let mut cells = vec![cell(Role::Dim, (at + 1).to_string())];
        for (seat, player) in seats.iter().enumerate() {
            cells.push(self.name_cell(*player, at, seat, state));
            let beside = before.map(|before| {
                let points = state.setup.counts_points().then(|| before.points_of(*player));
                points.into_iter().chain([before.rating_of(*player)])
            });
            cells.extend(beside.into_iter().flatten().map(|one| lists::shown(&one)));
        }
        cells
    }

    fn row_of_table(&self, at: usize, seats: &[PlayerId], state: &State) -> Vec<Cell> {
        let names =
            seats.iter().enumerate().map(|(seat, player)| self.name_cell(*player, at, seat, state).text);
        let names: Vec<String> = names.collect();
        // Partners sit opposite each other, and their opponents sit between them.
        let told = match (&state.setup.game, &names[..]) {
            (Game::Tractor(_), [one, two, three, four]) => {
                partners::table([one, two, three, four].map(|name| name.trim_start()))
            }
            _ => names.join(" "),
        };
        vec![cell(Role::Dim, (at + 1).to_string()), cell(Role::Text, told)]
    }

    fn bye_row(&self, at: usize, two: bool, (state, scene): (&State, &Scene<'_>)) -> Vec<Cell> {
        let Some((player, bye)) = self.byes.get(at - self.boards.len()) else { return Vec::new() };
        let name = self.name_cell(*player, at, self.seat, state);
        if !two {
            return vec![
                cell(Role::Dim, ""),
                cell(
                    Role::Bye,
                    scene.tell("sits-out", &values! { "name" => name.text, "bye" => scene.word(bye.name()) }),
                ),
            ];
        }
        let mut cells = vec![cell(Role::Dim, ""), name];
        // The columns beside the name of a seated player.
        let beside = if state.setup.counts_points() { 2 } else { 1 };
        cells.extend(vec![cell(Role::Dim, ""); beside]);
        cells.push(cell(Role::Bye, format!("  {} {}", bye.letter(), scene.word(bye.name()))).spilling());
        cells
    }
}

fn columns_of_two(state: &State) -> Vec<Column> {
    let [first, second] = sides(&state.setup.game);
    let side = |head: &'static str| {
        let points = state.setup.counts_points().then(|| Column::number("pts").dropped(1));
        let rest = points.into_iter().chain([Column::number("rtg").dropped(2)]);
        [Column::text(format!("  {head}"), 10, 32)].into_iter().chain(rest)
    };
    let mut columns =
        vec![Column::number(if state.setup.game.match_rules().is_some() { "Match" } else { "Bd" })];
    columns.extend(side(first));
    columns.extend(side(second));
    columns
}
