//! The lists with a row a player: standings, crosstable, registration. They share the cursor, the search for
//! a player, the card, and the explanation of the place under the cursor, which is beside the list on a wide
//! screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::find_player;
use crate::jobs::request::{Found, LongText, Request};
use crate::keys::intent::Intent;
use crate::lists::List;
use crate::scene::Scene;
use crate::widgets::aside;
use crate::widgets::table::{Cursor, Table};
use crate::widgets::text::{Line, titled};
use engine::id::PlayerId;
use formats::views::words;

/// The cells of an explanation that covers the list.
const CELLS: usize = 70;

/// A list with a row a player.
pub(super) trait PlayerList {
    /// Returns the players in the order of the rows; `None` without an event.
    fn players(&self, scene: &Scene<'_>) -> Option<Vec<PlayerId>>;

    /// Returns the cursor.
    fn cursor(&self) -> &Cursor;

    /// Returns the cursor, to move it.
    fn cursor_mut(&mut self) -> &mut Cursor;

    /// Returns the columns that can be asked about.
    fn columns(&self, _scene: &Scene<'_>) -> Vec<usize> {
        Vec::new()
    }

    /// Explains the place under the cursor: a title, and lines of at most so many cells.
    fn explanation(&self, cells: usize, scene: &Scene<'_>) -> Option<(String, Vec<Line>)>;

    /// Returns the player under the cursor.
    fn selected(&self, scene: &Scene<'_>) -> Option<PlayerId> {
        let players = self.players(scene)?;
        players.get(self.cursor().at(players.len())?).copied()
    }

    /// Puts the cursor on a player.
    fn go_to(&mut self, player: PlayerId, scene: &Scene<'_>) {
        let row = self.players(scene).and_then(|players| players.iter().position(|one| *one == player));
        if let Some(row) = row {
            self.cursor_mut().go(row);
        }
    }

    /// Handles the keys of every such list; the others are unhandled.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
    fn handle_list(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let rows = self.players(scene)?.len();
        match intent {
            Intent::Left | Intent::Right => {
                let columns = self.columns(scene);
                self.cursor_mut().move_across(intent == Intent::Right, &columns);
                None
            }
            Intent::Card => self.selected(scene).map(Request::Card),
            Intent::Explain => {
                let (title, lines) = self.explanation(CELLS, scene)?;
                Some(Request::Show(LongText::prose(titled(title), lines)))
            }
            Intent::Find => {
                let title = format!("find a {}", scene.state().map_or("player", words::noun));
                find_player(title, &Found::Player, scene)
            }
            other if self.cursor_mut().handle(other, rows) => None,
            _ => Some(Request::Unhandled),
        }
    }

    /// Returns true if a key of every such list is possible now; the others are.
    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    fn list_permits(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Card | Intent::Explain | Intent::Find | Intent::Left | Intent::Right => {
                self.selected(scene).is_some()
            }
            _ => true,
        }
    }

    /// Returns the lines below the row of the cursor where there is no room for the explanation beside it.
    fn detail(&self, _scene: &Scene<'_>) -> Vec<Line> {
        Vec::new()
    }

    /// Draws the list, and the explanation beside it where there is room.
    fn draw_list(
        &mut self,
        list: &List<'_>,
        empty: &str,
        area: Rect,
        buffer: &mut Buffer,
        scene: &Scene<'_>,
    ) {
        let List { columns, len, row, .. } = list;
        let table = Table { columns, len: *len, row, detail: &[], empty, active: true };
        let (left, right) = aside::split(area, table.width(scene.language()));
        let detail = if right.is_none() { self.detail(scene) } else { Vec::new() };
        let table = Table { detail: &detail, ..table };
        table.draw(left, buffer, self.cursor_mut(), scene.theme());
        let Some(right) = right else { return };
        if let Some((title, lines)) = self.explanation(aside::cells(right), scene) {
            aside::draw(&title, &lines, right, buffer, scene.theme());
        }
    }
}
