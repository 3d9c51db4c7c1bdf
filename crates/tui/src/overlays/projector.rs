//! The wall of the playing hall: lists that turn their pages automatically, all in turn or only one.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget as _};

use super::layer::{Heard, Layer};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::projector::content::{ProjectedList, Sheet};
use crate::projector::page::{Page, Parts, centered};
use crate::scene::Scene;
use crate::widgets::keybar::{self, Hint};
use crate::widgets::text::{self, own};
use crate::widgets::theme::Role;
use engine::id::RoundNo;
use engine::state::State;
use formats::values;

/// The shortest and the longest time that a page is shown, in seconds.
const PACE: std::ops::RangeInclusive<u16> = 2..=120;

/// The cells of the bar that shows the time until the next page.
const TRACK: usize = 20;

/// The lists shown in turn: those in which players look for themselves.
const TURNS: [ProjectedList; 4] =
    [ProjectedList::Boards, ProjectedList::Names, ProjectedList::Bracket, ProjectedList::Standings];

/// The wall.
#[derive(Debug)]
pub(crate) struct Projector {
    kind: ProjectedList,
    /// The round; `None` always shows the last one.
    round: Option<RoundNo>,
    takes_turns: bool,
    paused: bool,
    page: usize,
    pages: usize,
    /// The time that each page is shown, and the time of this page so far, in seconds.
    pace: u16,
    waited: u16,
    /// The last sheet, by the length of the journal, the kind and the round.
    known: Option<((usize, ProjectedList, RoundNo), Sheet)>,
}

impl Projector {
    /// Shows the lists of the last round in turn, starting with one of them.
    #[must_use]
    pub(crate) const fn in_turn(kind: ProjectedList) -> Self {
        let (round, takes_turns, paused) = (None, true, false);
        Self { kind, round, takes_turns, paused, page: 0, pages: 1, pace: 10, waited: 0, known: None }
    }

    /// Shows one list, of one round.
    #[must_use]
    pub(crate) fn alone(kind: ProjectedList, round: Option<RoundNo>) -> Self {
        Self { round, takes_turns: false, ..Self::in_turn(kind) }
    }

    /// A second has passed.
    pub(crate) fn tick(&mut self, scene: &Scene<'_>) {
        if self.paused {
            return;
        }
        self.waited += 1;
        if self.pace <= self.waited {
            self.turn(true, scene);
        }
    }

    fn shown_round(&self, state: &State) -> RoundNo {
        self.round.unwrap_or_else(|| state.last_round())
    }

    /// Turns a page; in turn mode, the last page is followed by the first page of the next list.
    fn turn(&mut self, forward: bool, scene: &Scene<'_>) {
        self.waited = 0;
        let ends = if forward { self.pages <= self.page + 1 } else { self.page == 0 };
        match (ends, forward) {
            (false, true) => self.page += 1,
            (false, false) => self.page -= 1,
            (true, _) => {
                if self.takes_turns {
                    self.change(&TURNS, forward, scene);
                }
                // The number of the last page is found when it is drawn.
                self.page = if forward { 0 } else { usize::MAX };
            }
        }
    }

    /// Goes to the next list that has content.
    fn change(&mut self, kinds: &[ProjectedList], forward: bool, scene: &Scene<'_>) {
        let Some(state) = scene.state() else { return };
        let round = self.shown_round(state);
        let here = kinds.iter().position(|kind| *kind == self.kind).unwrap_or(0);
        let step = if forward { 1 } else { kinds.len() - 1 };
        let others = (1..=kinds.len()).map(|times| kinds[(here + times * step) % kinds.len()]);
        if let Some(kind) = others.into_iter().find(|kind| kind.is_there(state, round)) {
            self.kind = kind;
        }
        (self.page, self.waited) = (0, 0);
    }

    /// Updates the list if the event has changed.
    fn look_up(&mut self, scene: &Scene<'_>) {
        let (Some(state), Some(desk)) = (scene.state(), scene.desk) else { return };
        let round = self.shown_round(state);
        if !self.kind.is_there(state, round) {
            self.kind = ProjectedList::Standings;
        }
        let subject = (desk.entries().len(), self.kind, round);
        if self.known.as_ref().is_none_or(|(known, _)| *known != subject) {
            self.known = Sheet::of(self.kind, scene, round).map(|sheet| (subject, sheet));
        }
    }

    fn draw_foot(&self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let left = self.pace.saturating_sub(self.waited);
        let full = TRACK * usize::from(self.waited.min(self.pace)) / usize::from(self.pace);
        let next = match (self.paused, self.pages == 1 && !self.takes_turns) {
            (true, _) => scene.word("paused").into_owned(),
            (false, true) => scene.word("live").into_owned(),
            (false, false) => {
                let next = scene.tell("next-page-in", &values! { "seconds" => left });
                format!("{}{} {next}", "━".repeat(full), "─".repeat(TRACK - full))
            }
        };
        let lists = if self.takes_turns { "lists in turn" } else { "this list only" };
        let page = scene.tell("page-of", &values! { "page" => self.page + 1, "pages" => self.pages });
        let seconds = scene.tell("seconds-a-page", &values! { "seconds" => self.pace });
        let (kind, lists) = (scene.word(self.kind.name()), scene.word(lists));
        let foot = format!("{page} · {kind} · {lists} · {seconds} · {next}");
        let foot =
            if text::width(&foot) <= usize::from(area.width) { foot } else { format!("{page} · {next}") };
        centered(&foot, Role::Dim, area, buffer, scene.theme());
    }
}

impl Layer for Projector {
    fn context(&self) -> Context {
        Context::Projector
    }

    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Heard {
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
        match intent {
            Intent::Right => self.turn(true, scene),
            Intent::Left => self.turn(false, scene),
            Intent::Down => self.change(&ProjectedList::ALL, true, scene),
            Intent::Up => self.change(&ProjectedList::ALL, false, scene),
            Intent::TakeTurns => self.takes_turns = !self.takes_turns,
            Intent::Pause => self.paused = !self.paused,
            Intent::Faster => self.pace = (self.pace / 2).max(*PACE.start()),
            Intent::Slower => self.pace = (self.pace * 2).min(*PACE.end()),
            Intent::Cancel => return Heard::Close,
            _ => return Heard::Unhandled,
        }
        Heard::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        Clear.render(area, buffer);
        buffer.set_style(area, scene.theme().paper());
        self.look_up(scene);
        let (Some(state), Some((_, sheet))) = (scene.state(), &self.known) else {
            let line = Rect { height: area.height.min(1), ..area };
            text::put(
                buffer,
                (line.x, line.y),
                usize::from(line.width),
                &own(Role::Dim, scene.word("nothing yet")),
                scene.theme(),
            );
            return;
        };
        let is_of_round = matches!(self.kind, ProjectedList::Boards | ProjectedList::Names);
        let ahead = scene.ahead(self.shown_round(state)).filter(|_| is_of_round);
        let page = Page { title: &state.details.title, sheet, ahead, number: self.page };
        let (parts, number, pages) = page.draw(area, buffer, scene.theme());
        (self.page, self.pages) = (number, pages);
        self.draw_foot(parts.foot, buffer, scene);
        draw_keys(&parts, buffer, scene);
    }
}

fn draw_keys(parts: &Parts, buffer: &mut Buffer, scene: &Scene<'_>) {
    let keymap = &scene.settings.keymap;
    let mut hints = Vec::new();
    for one in keymap.here(Context::Projector).into_iter().filter(|one| one.in_bar) {
        let Some(key) = keymap.key_of(Context::Projector, one.intent) else { continue };
        hints.push(Hint {
            key: scene.language().key(&key.to_string()).into_owned(),
            label: scene.language().word_at("key", one.label),
            possible: true,
        });
    }
    keybar::draw(&hints, parts.keys, buffer, scene.theme());
}
