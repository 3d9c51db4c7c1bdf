//! The wall chart: every player's opponents, colours and results, by round or by opponent; every game can be
//! explained.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::player_list::PlayerList;
use super::{Face, Shown};
use crate::jobs::request::{Found, LongText, News, Request};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists::List;
use crate::lists::crosstable::{self, Cross};
use crate::lists::reports::{Document, NotReported, OnPaper};
use crate::scene::Scene;
use crate::why::clauses;
use crate::why::game;
use crate::widgets::table::Cursor;
use crate::widgets::text::{Line, own, piece, titled};
use crate::widgets::theme::Role;
use desk::publication::form::Form;
use engine::id::{PlayerId, RoundNo};
use engine::setup::Game;
use engine::standings::Part;
use formats::report::ReportKind;
use formats::values;
use formats::views::crosstable::has_forfeited_boards;
use formats::views::numbers::called;

/// The crosstable screen.
#[derive(Debug, Default)]
pub(crate) struct CrosstableScreen {
    shown: Shown,
    cursor: Cursor,
    /// True if the columns are opponents instead of rounds.
    by_opponent: bool,
}

impl CrosstableScreen {
    fn list<'a>(&self, scene: &Scene<'a>) -> Option<(List<'a>, Vec<Option<Cross>>)> {
        let after = self.shown.round(scene);
        if self.by_opponent && can_be_by_opponent(scene) {
            return crosstable::by_opponent(scene, after);
        }
        crosstable::by_round(scene, after)
    }

    /// Returns the content of the column under the cursor.
    fn asked(&self, cross: &[Option<Cross>]) -> Option<Cross> {
        self.cursor.column.and_then(|column| cross.get(column)).copied().flatten()
    }

    /// Shows the bracket in its printed form.
    fn bracket(&self, scene: &Scene<'_>) -> Request {
        let document = Document::Report(ReportKind::Bracket);
        match document.write(scene, self.shown.round(scene), Form::default(), None) {
            Ok(written) => {
                let title = scene.language().word_at("report", document.name());
                Request::Show(LongText::report(titled(title), &written.text()))
            }
            Err(why) => Request::refuse(why.to_string()),
        }
    }
}

/// Returns true if the event has boards of two, which the table by opponent needs.
fn can_be_by_opponent(scene: &Scene<'_>) -> bool {
    scene.state().is_some_and(|state| state.setup.game.is_for_two() && !state.players.is_empty())
}

impl PlayerList for CrosstableScreen {
    fn players(&self, scene: &Scene<'_>) -> Option<Vec<PlayerId>> {
        let standings = scene.standings(self.shown.round(scene))?;
        Some(standings.rows.iter().map(|row| row.player).collect())
    }

    fn cursor(&self) -> &Cursor {
        &self.cursor
    }

    fn cursor_mut(&mut self) -> &mut Cursor {
        &mut self.cursor
    }

    fn columns(&self, scene: &Scene<'_>) -> Vec<usize> {
        let cross = self.list(scene).map_or_else(Vec::new, |(_, cross)| cross);
        (0..cross.len()).filter(|at| cross[*at].is_some()).collect()
    }

    /// Explains the game or the number under the cursor.
    fn explanation(&self, cells: usize, scene: &Scene<'_>) -> Option<(String, Vec<Line>)> {
        let after = self.shown.round(scene);
        let (desk, state, player) = (scene.desk?, scene.state()?, self.selected(scene)?);
        let (_, cross) = self.list(scene)?;
        let game = |round| {
            let brought = desk.game_reasons(after, player, round);
            let (title, lines) = game::told(state, round, player, &brought, (cells, scene.language()));
            (scene.word(&title).into_owned(), lines)
        };
        Some(match self.asked(&cross)? {
            Cross::Round(round) => game(round),
            Cross::Opponent(opponent) => {
                let meetings = scene.meetings(after)?;
                let values = values! { "one" => called(state, player), "other" => called(state, opponent) };
                let title = scene.tell("player-against", &values);
                let rounds = crosstable::rounds_against(&meetings, player, opponent);
                let games = rounds.map(game);
                let mut lines: Vec<Line> = Vec::new();
                for (round, game) in games {
                    lines.push(vec![piece(Role::Heading, round)]);
                    lines.extend(game);
                }
                if lines.is_empty() {
                    lines.push(vec![own(Role::Text, scene.word("have not met"))]);
                }
                (title, lines)
            }
            Cross::Value(at) => {
                let why = desk.row_reasons(after, player);
                let standings = scene.standings(after)?;
                let name = standings.columns.get(at).map_or("", |column| &*column.name);
                let values =
                    values! { "value" => scene.language().word(name), "name" => called(state, player) };
                (
                    scene.tell("value-of-player", &values),
                    clauses::lines(why.part(Part::Value(at)), cells, scene.language()),
                )
            }
        })
    }
}

impl Face for CrosstableScreen {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        Context::Crosstable
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        if self.shown.handle(intent, scene) {
            return None;
        }
        match intent {
            Intent::Matrix if can_be_by_opponent(scene) => {
                self.by_opponent = !self.by_opponent;
                self.cursor.column = None;
            }
            // Players at tables do not meet in pairs.
            Intent::Matrix => {}
            Intent::Bracket => return Some(self.bracket(scene)),
            other => return self.handle_list(other, scene),
        }
        None
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Matrix => can_be_by_opponent(scene),
            Intent::Bracket => {
                scene.state().is_some_and(|state| state.setup.pairing.system().bracket_rules().is_some())
            }
            other => self.shown.permits(other, scene) && self.list_permits(other, scene),
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some((list, cross)) = self.list(scene) else { return };
        if self.asked(&cross).is_none() {
            self.cursor.column = cross.iter().position(Option::is_some);
        }
        self.draw_list(&list, "nobody is registered yet", area, buffer, scene);
    }

    /// Explains the marks of the table.
    fn status(&self, _cells: usize, scene: &Scene<'_>) -> Line {
        if !can_be_by_opponent(scene) {
            let tractor = scene.state().is_some_and(|state| matches!(state.setup.game, Game::Tractor(_)));
            let table = if tractor {
                "T2:▲1 table 2, gained 1 rank · T2 + 5:▲1 with number 5 as partner"
            } else {
                "T2:1 table 2, place 1"
            };
            let byes = scene.word("H U Z F byes");
            return vec![piece(Role::Dim, format!("{} · {byes}", scene.word(table)))];
        }
        if is_of_teams(scene) {
            return of_teams(self.by_opponent, self.shown.round(scene), scene);
        }
        let first = if self.by_opponent {
            "a mark a game, the earliest first"
        } else {
            "12w1: White against number 12"
        };
        let mut line = vec![piece(Role::Dim, format!("{} · ", scene.word(first)))];
        for (role, text) in [
            (Role::Gain, "1 won"),
            (Role::Text, "= drawn"),
            (Role::Loss, "0 lost"),
            (Role::Forfeit, "+ - forfeit"),
            (Role::Bye, "H U Z F byes"),
            (Role::Missing, ". open"),
        ] {
            line.push(own(role, scene.word(text)));
            line.push(piece(Role::Dim, " · "));
        }
        line.pop();
        line
    }

    fn paper(&self, scene: &Scene<'_>) -> Option<Result<OnPaper, NotReported>> {
        Some(OnPaper::of(ReportKind::Crosstable, scene, self.shown.round(scene), None))
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        self.shown.place("crosstable", scene)
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

fn is_of_teams(scene: &Scene<'_>) -> bool {
    scene.state().is_some_and(|state| state.setup.game.match_rules().is_some())
}

/// Explains the cells of a crosstable of teams.
fn of_teams(by_opponent: bool, after: RoundNo, scene: &Scene<'_>) -> Line {
    let score = scene.word("2½:1½ game points, own first");
    let has_colors = scene.state().is_some_and(|state| state.setup.game.has_colors());
    let score = if by_opponent || !has_colors {
        score.into_owned()
    } else {
        let match_points = scene.word("12w2: White at board 1 against team 12, 2 match points");
        format!("{match_points} · {score}")
    };
    let marks = [(Role::Forfeit, "+ - forfeit"), (Role::Bye, "H U Z F byes"), (Role::Missing, ". open")];
    let marks =
        marks.into_iter().flat_map(|(role, text)| [piece(Role::Dim, " · "), own(role, scene.word(text))]);
    // The mark that only some tables have comes first: 80 columns cut the rest.
    let forfeited = scene.state().is_some_and(|state| has_forfeited_boards(state, after));
    let forfeited =
        forfeited.then(|| [own(Role::Forfeit, scene.word("± with forfeits")), piece(Role::Dim, " · ")]);
    let explained = forfeited.into_iter().flatten().chain([piece(Role::Dim, score)]);
    explained.chain(marks).collect()
}
