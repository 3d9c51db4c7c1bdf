//! The setup: one value per line. A line that may no longer change is greyed out and explains why.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Face;
use crate::jobs::request::{ChoiceItem, Choices, Found, InputLine, InputPurpose, News, Request};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists::setup_lines::{Made, SetupLine};
use crate::scene::Scene;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::Role;
use engine::pairing::propose;
use engine::setup::TieBreak;
use engine::state::State;
use formats::values;
use formats::views::time_control;

/// The setup screen.
#[derive(Debug, Default)]
pub(crate) struct SetupScreen {
    cursor: Cursor,
    turned: Option<Box<Turned>>,
}

/// Choices that were turned. They are recorded when their line is left, so that a turn too far does not get
/// into the journal.
#[derive(Debug)]
struct Turned {
    /// The parts of the event when the turning began.
    from: Made,
    /// The new parts.
    to: Made,
}

impl SetupScreen {
    /// Returns the parts of the event with the turned choices; any other change of the event ends the
    /// turning.
    fn made(&self, scene: &Scene<'_>) -> Option<Made> {
        let made = Made::of(scene.state()?);
        Some(match &self.turned {
            Some(turned) if turned.from == made => turned.to.clone(),
            Some(_) | None => made,
        })
    }

    /// Turns the line under the cursor; it is recorded when the line is left.
    fn turn(&mut self, to: Option<Made>, scene: &Scene<'_>) -> Option<Request> {
        let (from, to) = (Made::of(scene.state()?), to?);
        self.turned = (from != to).then(|| Box::new(Turned { from, to }));
        None
    }

    /// Records the turned choices.
    fn record(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let made = self.made(scene)?;
        self.turned.take()?;
        (made != Made::of(scene.state()?)).then(|| configure(Some(made), scene))?
    }

    fn selected(&self, scene: &Scene<'_>) -> Option<(Made, SetupLine)> {
        let made = self.made(scene)?;
        let lines = made.lines();
        let line = *lines.get(self.cursor.at(lines.len())?)?;
        Some((made, line))
    }

    fn tie_break(&self, scene: &Scene<'_>) -> Option<(Made, usize)> {
        match self.selected(scene)? {
            (made, SetupLine::TieBreak(at)) => Some((made, at)),
            _ => None,
        }
    }
}

/// Shows a list of tie-breaks, with the cursor on the present one.
fn choose_tie_break(made: &Made, at: Option<usize>, scene: &Scene<'_>) -> Option<Request> {
    let free = made.free_tie_breaks(at);
    let here = at.and_then(|at| made.tie_breaks().get(at));
    let start = free.iter().position(|one| Some(one) == here).unwrap_or(0);
    let items = free.into_iter().map(|one| ChoiceItem {
        text: format!("{:<8} {}", one.code(), scene.word(&one.name())),
        number: None,
        beside: String::new(),
        also: Vec::new(),
        about: match &one {
            TieBreak::Official(code) => format!("{} ({})", scene.word(&code.help()), code.kind.article()),
            TieBreak::Resistance
            | TieBreak::SonnebornBerger
            | TieBreak::Blacks
            | TieBreak::Wins
            | TieBreak::Lots
            | TieBreak::Given { .. } => scene.word(one.help()).into_owned(),
        },
        found: Found::TieBreak(at, Box::new(one)),
    });
    let title = at.map_or_else(|| "add a tie-break".to_owned(), |at| format!("tie-break {}", at + 1));
    let items: Vec<ChoiceItem> = items.collect();
    (!items.is_empty()).then(|| Request::Find(Box::new(Choices { title: title.into(), items, start })))
}

/// Returns true if a line can be turned; the order of ratings can also be typed.
fn is_turned(made: &Made, line: SetupLine) -> bool {
    made.is_choice(line) || line == SetupLine::RatedBy
}

/// Adds the number of rounds of a table or bracket to the announced one, where it is another.
fn rounds(announced: String, made: &Made, state: &State, scene: &Scene<'_>) -> String {
    let played = propose::rounds(state);
    if made.setup.pairing != state.setup.pairing || played == made.setup.rounds {
        return announced;
    }
    let values = values! { "rounds" => played };
    format!("{announced}   ({})", scene.tell("rounds-by-table", &values))
}

fn configure(made: Option<Made>, scene: &Scene<'_>) -> Option<Request> {
    Some(Request::Do(Box::new(made?.act(scene.state()?))))
}

impl Face for SetupScreen {
    fn context(&self, _scene: &Scene<'_>) -> Context {
        Context::Setup
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let (made, line) = self.selected(scene)?;
        let event = &scene.state()?.setup;
        if self.cursor.handle(intent, made.lines().len()) {
            return self.record(scene);
        }
        if let Some(why) = made.frozen(line, scene.state()?)
            && matches!(intent, Intent::Change | Intent::Left | Intent::Right)
        {
            return Some(Request::refuse(why));
        }
        match intent {
            Intent::Left | Intent::Right => {
                self.turn(made.turned(line, intent == Intent::Right, event), scene)
            }
            Intent::Change if self.turned.is_none() && matches!(line, SetupLine::TieBreak(_)) => {
                let SetupLine::TieBreak(at) = line else { return None };
                choose_tie_break(&made, Some(at), scene)
            }
            Intent::Change if made.is_choice(line) && self.turned.is_some() => self.record(scene),
            Intent::Change if made.is_choice(line) => self.turn(made.turned(line, true, event), scene),
            Intent::Change => {
                let key = |intent| scene.key(Context::Line, intent);
                let (takes, keeps) = (key(Intent::Accept), key(Intent::Cancel));
                let hint = scene.tell("takes-or-keeps", &values! { "takes" => takes, "keeps" => keeps });
                let name = name_of(&made, line, scene);
                let typed =
                    InputLine::new(name.trim(), hint, InputPurpose::Setup(line)).offering(made.value(line));
                Some(Request::input(typed))
            }
            Intent::AddTieBreak => choose_tie_break(&made, None, scene),
            Intent::RemoveTieBreak => {
                self.tie_break(scene).and_then(|(made, at)| configure(made.without_tie_break(at), scene))
            }
            Intent::Raise | Intent::Lower => {
                let (made, at) = self.tie_break(scene)?;
                let up = intent == Intent::Raise;
                let moved = configure(made.with_tie_break_moved(at, up), scene)?;
                self.cursor.handle(if up { Intent::Up } else { Intent::Down }, usize::MAX);
                Some(moved)
            }
            _ => Some(Request::Unhandled),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool {
        let Some((made, line)) = self.selected(scene) else { return false };
        let free = scene.state().is_some_and(|state| made.frozen(line, state).is_none());
        match intent {
            Intent::Change => free,
            Intent::Left | Intent::Right => free && is_turned(&made, line),
            Intent::AddTieBreak => !made.free_tie_breaks(None).is_empty(),
            Intent::RemoveTieBreak | Intent::Raise | Intent::Lower => matches!(line, SetupLine::TieBreak(_)),
            _ => true,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let (Some(state), Some(made)) = (scene.state(), self.made(scene)) else { return };
        let lines = made.lines();
        let columns = [Column::text("setup", 16, 30), Column::text("", 20, 120)];
        let row = |at: usize| -> Vec<Cell> {
            let Some(line) = lines.get(at) else { return Vec::new() };
            let frozen = made.frozen(*line, state);
            let role = if frozen.is_some() { Role::KeyOff } else { Role::Text };
            let value = shown(&made, *line, scene);
            let value = match frozen {
                Some(why) => format!("{value}   ({})", scene.word(why)),
                None if matches!(line, SetupLine::PairingParameter(_)) && !state.rounds.is_empty() => {
                    let values = values! { "round" => state.next_round().0 };
                    format!("{value}   ({})", scene.tell("from-round-on", &values))
                }
                None if is_turned(&made, *line) => format!("‹ {value} ›"),
                None if *line == SetupLine::Rounds => rounds(value, &made, state, scene),
                None => value,
            };
            vec![cell(Role::Dim, name_of(&made, *line, scene)), cell(role, value)]
        };
        let line_here = self.cursor.at(lines.len()).and_then(|at| lines.get(at));
        let is_ranking = matches!(line_here, Some(SetupLine::Ranking | SetupLine::RankingParameter(_)));
        let rule = made.setup.ranking.unequal_games().filter(|_| is_ranking);
        let cells = usize::from(area.width).saturating_sub(6);
        let told = rule.map(|rule| text::wrap(&scene.language().fact(&rule), cells)).unwrap_or_default();
        let detail: Vec<Line> = told.into_iter().map(|line| vec![piece(Role::Dim, line)]).collect();
        let table = Table {
            columns: &columns,
            len: lines.len(),
            row: &row,
            detail: &detail,
            empty: "",
            active: true,
        };
        table.draw(area, buffer, &mut self.cursor, scene.theme());
    }

    fn leave(&mut self, scene: &Scene<'_>) -> Option<Request> {
        self.record(scene)
    }

    fn hear(&mut self, news: &News, scene: &Scene<'_>) -> Option<Request> {
        let News::Found(Found::TieBreak(at, tie_break)) = news else { return None };
        configure(self.made(scene)?.with_tie_break(*at, TieBreak::clone(tie_break)), scene)
    }

    fn place(&self, scene: &Scene<'_>) -> String {
        scene.word("setup").into_owned()
    }

    /// Explains the value of the line under the cursor.
    fn status(&self, _cells: usize, scene: &Scene<'_>) -> Line {
        let Some((made, line)) = self.selected(scene) else { return Line::new() };
        let name = name_of(&made, line, scene);
        let mut told = vec![
            piece(Role::Text, format!("{} ", scene.tell("named-line", &values! { "line" => name.trim() }))),
            own(Role::Dim, scene.word(&made.help(line))),
        ];
        if self.turned.is_some() {
            told.push(piece(
                Role::Warning,
                format!(" · {}", scene.word("recorded when you leave this line")),
            ));
        }
        if let Some(why) = scene.state().and_then(|state| made.frozen(line, state)) {
            told.push(piece(Role::Warning, format!(" · {}", scene.word(why))));
        }
        told
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) {
        self.cursor.click(x, y);
    }

    fn draft(&self) -> Option<String> {
        self.turned.as_ref().map(|_| "setup: a choice was turned and its line not left".to_owned())
    }
}

/// Returns the name of a line in the language of the desk.
fn name_of(made: &Made, line: SetupLine, scene: &Scene<'_>) -> String {
    if let SetupLine::TieBreak(at) = line {
        return format!("  {}", scene.tell("tie-break-number", &values! { "number" => at + 1 }));
    }
    scene.language().word_at("setup", &made.name(line)).into_owned()
}

/// Shows the value of a line; days in words, although they are typed in figures.
fn shown(made: &Made, line: SetupLine, scene: &Scene<'_>) -> String {
    let value = made.value(line);
    if line.is_day() {
        scene.calendar().day(&value)
    } else if line == SetupLine::TimeControl && !value.is_empty() {
        format!("{value}  {}", time_control::in_words(&value))
    } else if let (SetupLine::TieBreak(_), Some((code, name))) = (line, value.split_once("  ")) {
        format!("{code}  {}", scene.word(name))
    } else if made.is_choice(line) || line == SetupLine::RatedBy {
        scene.language().word_at("setup", &value).into_owned()
    } else {
        scene.language().number(&value).into_owned()
    }
}
