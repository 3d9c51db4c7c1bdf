//! The line below a round: results in, agreed and missing, and the control total.

use super::here::{Form, Here, board_no};
use super::{Mode, RoundScreen, Task};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::progress;
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::Role;
use engine::action::Outcome;
use engine::id::{BoardNo, PlayerId};
use engine::number::Points;
use engine::scoring::GameScore;
use formats::values;
use formats::views::numbers::called;
use formats::views::words;

/// The width of the progress bar, if there is room.
const BAR: usize = 20;

impl RoundScreen {
    /// Returns the number of results in, agreed and missing, and the control total.
    pub(super) fn round_status(&self, cells: usize, scene: &Scene<'_>) -> Line {
        let Some(here) = self.here(scene) else { return Line::new() };
        let mut line = Line::new();
        if let Mode::Slips(digits) = &self.mode {
            line.push(own(Role::Heading, scene.word("slip ")));
            line.push(piece(Role::Field, format!("{digits}▏")));
            line.push(piece(Role::Dim, "  "));
        }
        if self.mode == Mode::Forfeit {
            let is_match = here.form == Form::Boards;
            let asked =
                if is_match { "forfeit: who wins the match?  " } else { "forfeit: who gets the point?  " };
            line.push(own(Role::Warning, scene.word(asked)));
        }
        if self.mode == Mode::Other {
            let board = self.board(&here).map_or_else(String::new, |board| board.to_string());
            let told = scene.tell("other-result-at", &values! { "board" => board });
            line.push(piece(Role::Warning, format!("{told}  ")));
        }
        if self.task == Task::Correct {
            line.push(own(Role::Warning, scene.word("the next result replaces the current one  ")));
        }
        let (done, all) = (here.held.known(), here.held.boards.len());
        let agreed = here.held.boards.iter().filter(|board| board.agreed).count();
        let values = values! { "done" => done, "all" => all };
        line.push(own(Role::Text, scene.tell("results-in", &values)));
        if here.form.is_for_two() || agreed > 0 || self.task == Task::Check {
            line.push(piece(Role::Dim, " · "));
            line.push(own(Role::Text, scene.tell("results-agreed", &values! { "count" => agreed })));
        }
        line.extend(missing(&here, scene));
        line.extend(left(&here, scene));
        line.extend(control(&here, scene));
        let used = text::line_width(&line);
        if used + BAR + 2 <= cells {
            line.push(piece(Role::Dim, " ".repeat(cells - used - BAR)));
            line.extend(progress::bar(done, all, BAR));
        }
        line
    }
}

/// Names a player who left with a game to play, and the possible actions.
fn left(here: &Here<'_>, scene: &Scene<'_>) -> Line {
    let waiting = here.held.boards.iter().filter(|board| board.outcome.is_none());
    let seated = waiting.flat_map(|board| &board.seats);
    let gone = |id: &&PlayerId| here.state.player(**id).is_some_and(|player| player.gone().is_some());
    let gone: Vec<String> = seated.filter(gone).map(|id| called(here.state, *id)).collect();
    if gone.is_empty() {
        return Line::new();
    }
    let key = |intent| scene.settings.keymap.key_of(Context::Walk, intent);
    let key = |intent| key(intent).map_or_else(String::new, |key| key.to_string());
    let gone = gone.join(", ");
    let told = if here.form.is_for_two() {
        let (forfeit, arrange) = (key(Intent::Forfeit), key(Intent::Arrange));
        let values = values! { "gone" => gone, "forfeit" => forfeit, "arrange" => arrange };
        scene.tell("left-of-two", &values)
    } else {
        let arrange = scene.key(Context::Round, Intent::Arrange);
        scene.tell("left-at-table", &values! { "gone" => gone, "arrange" => arrange })
    };
    vec![piece(Role::Warning, format!(" · † {told}"))]
}

fn missing(here: &Here<'_>, scene: &Scene<'_>) -> Line {
    /// The number of boards that are named; a mark replaces the rest.
    const NAMED: usize = 8;
    let named = |mut boards: Box<dyn Iterator<Item = BoardNo> + '_>| {
        let named: Vec<String> = boards.by_ref().take(NAMED).map(|board| board.to_string()).collect();
        let more = if boards.next().is_some() { " …" } else { "" };
        (!named.is_empty()).then(|| format!("{}{more}", named.join(" ")))
    };
    let adjourned = here.held.boards.iter().enumerate().filter(|(_, board)| board.is_adjourned());
    let missing = named(Box::new(here.held.missing()));
    let adjourned = named(Box::new(adjourned.map(|(at, _)| board_no(at))));
    let missing = missing.map(|boards| scene.tell("missing-at", &values! { "boards" => boards }));
    let adjourned = adjourned.map(|boards| scene.tell("adjourned-at", &values! { "boards" => boards }));
    let open: Vec<String> = missing.into_iter().chain(adjourned).collect();
    let told = match open[..] {
        [] => own(Role::Good, scene.word("complete")),
        [..] => piece(Role::Missing, open.join(" · ")),
    };
    vec![piece(Role::Dim, " · "), told]
}

/// The sum of the entered points, compared with the number of their boards.
fn control(here: &Here<'_>, scene: &Scene<'_>) -> Line {
    let setup = &here.state.setup;
    let Some(points) = setup.game.points().filter(|_| setup.counts_points()) else { return Line::new() };
    let side = |side| match side {
        GameScore::Win => points.win,
        GameScore::Draw => points.draw,
        GameScore::Loss => points.loss,
    };
    let worth = |outcome: &Outcome| match (outcome.sides(), outcome) {
        (Some((white, black)), _) => side(white) + side(black),
        (None, Outcome::Forfeit { white, black }) => {
            let one = |won: bool| if won { points.win } else { points.forfeit_loss };
            one(*white) + one(*black)
        }
        (None, _) => points.draw + points.draw,
    };
    let total: Points = here.held.boards.iter().filter_map(|board| board.outcome.as_ref()).map(worth).sum();
    let boards = here.held.results();
    // One point per board; less after a double forfeit, and different with another point system.
    let is_one_each = i32::try_from(boards).is_ok_and(|boards| total == Points::from_tenths(10 * boards));
    let boards = scene.language().places(boards, words::place(here.state));
    let values = values! { "total" => total.to_string(), "boards" => boards };
    let name = if is_one_each { "control-total" } else { "control-total-for" };
    vec![piece(Role::Dim, " · "), own(Role::Text, scene.tell(name, &values))]
}
