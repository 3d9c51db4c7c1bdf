//! The line on which a player is added: rating lists offer people while it is typed, and its content is shown
//! as read.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Players, register, register_pair};
use crate::jobs::request::{NamedOutcome, Question, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::field::Field;
use crate::widgets::table::{Column, Cursor, Table, cell};
use crate::widgets::text::{Line, own, piece};
use crate::widgets::theme::Role;
use desk::input::partnerships;
use engine::action::{Act, Entrant, RatingKind};
use engine::doubtful;
use engine::person;
use engine::setup::Game;
use engine::state::{Player, State};
use engine::words::first_few;
use formats::rating_list::fill::Listed;
use formats::registration::{self, NotAPlayer, NumberInName};
use formats::views::numbers::numbered;
use formats::views::words;

/// The people whom the rating lists offer for the input.
#[derive(Debug, Default)]
pub(super) struct Offers {
    pub(super) listed: Vec<Listed>,
    pub(super) cursor: Cursor,
    /// The person who was put into the line.
    pub(super) taken: Option<Box<Entrant>>,
    /// The error of the lists.
    pub(super) wrong: Option<String>,
}

/// Returns true if the text is only a number.
fn is_number(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number of people offered.
const OFFERED: usize = 12;

impl Offers {
    /// Searches the lists for the input, unless the line is still about the person who was put into it.
    pub(super) fn look(&mut self, typed: &str, scene: &Scene<'_>) {
        self.listed.clear();
        self.cursor = Cursor::default();
        self.wrong = None;
        // In the middle of a word the line cannot be read.
        let typed = &*in_english(typed, scene);
        if self.taken.as_ref().is_some_and(|taken| is_of(typed, taken).unwrap_or(true)) {
            return;
        }
        self.taken = None;
        let name = name_typed(typed);
        // Thousands of names begin with a single letter.
        let Some(state) = scene.state().filter(|_| name.trim().chars().nth(1).is_some()) else { return };
        match scene.lists.search(&name, state, OFFERED) {
            Ok(listed) => self.listed = listed,
            Err(wrong) => self.wrong = Some(wrong.to_string()),
        }
    }

    /// Puts the person under the cursor into the line; returns the line.
    fn take(&mut self, scene: &Scene<'_>) -> Option<String> {
        let listed = self.listed.get(self.cursor.at(self.listed.len())?)?;
        match scene.lists.taken(listed, scene.state()?) {
            Ok(entrant) => {
                let line = registration::write_in(&entrant, scene.language());
                self.listed.clear();
                self.taken = Some(Box::new(entrant));
                Some(line)
            }
            Err(wrong) => {
                self.wrong = Some(wrong.to_string());
                None
            }
        }
    }

    pub(super) fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let kinds = RatingKind::ALL.iter().copied();
        let has = |kind: RatingKind| self.listed.iter().any(|one| one.person.rating(kind).is_some());
        let kinds: Vec<RatingKind> = kinds.filter(|kind| has(*kind)).collect();
        let mut columns = vec![
            Column::text("from the lists", 20, 32),
            Column::text("", 0, 3),
            Column::text("fed", 3, 3),
            Column::text("born", 4, 4),
        ];
        columns.extend(kinds.iter().map(|kind| Column::number(heading(*kind))));
        columns.push(Column::text("number", 5, 11));
        columns.push(Column::text("list", 5, 16).dropped(1));
        columns.push(Column::text("", 0, 8));
        let row = |at: usize| {
            let Some(Listed { person, source, .. }) = self.listed.get(at) else { return Vec::new() };
            let role = if person.is_inactive { Role::Dim } else { Role::Text };
            let year = person.born.get(..4).unwrap_or_default();
            let mut cells = vec![cell(role, person.name.as_str()).named()];
            cells.extend([&*person.title, &*person.federation, year].map(|fact| cell(role, fact)));
            let rating = |kind: &RatingKind| {
                person.rating(*kind).map_or_else(String::new, |rating| rating.to_string())
            };
            cells.extend(kinds.iter().map(|kind| cell(role, rating(kind))));
            let number = if person.fide_id.is_empty() { &person.number } else { &person.fide_id };
            cells.extend([cell(role, number.as_str()), cell(Role::Dim, source.as_str())]);
            cells.push(cell(Role::Warning, if person.is_inactive { "inactive" } else { "" }));
            cells
        };
        let len = self.listed.len();
        let mut cursor = self.cursor;
        let table = Table { columns: &columns, len, row: &row, detail: &[], empty: "", active: true };
        table.draw(area, buffer, &mut cursor, scene.theme());
        self.cursor = cursor;
    }

    /// Returns the number of lines of the table, with its heading.
    pub(super) fn height(&self) -> u16 {
        if self.listed.is_empty() { 0 } else { u16::try_from(self.listed.len() + 1).unwrap_or(u16::MAX) }
    }
}

/// Returns the heading of a kind of ratings, short enough for all of them to fit.
const fn heading(kind: RatingKind) -> &'static str {
    match kind {
        RatingKind::Standard => "std",
        RatingKind::Rapid => "rap",
        RatingKind::Blitz => "bl",
        RatingKind::National => "nat",
    }
}

/// Returns true if a line is still about a person: by the number or, without one, by the name. `None` if the
/// line cannot be read.
fn is_of(typed: &str, person: &Entrant) -> Option<bool> {
    registration::read(typed).ok().map(|entrant| {
        if person.fide_id.is_empty() {
            entrant.name == person.name
        } else {
            entrant.fide_id == person.fide_id
        }
    })
}

/// The name under which the text of a player who is being added is saved.
pub(crate) const ADDING: &str = "player to be added";

impl Players {
    /// Handles a key while a player is added. The text searches the names: a player who is already registered
    /// is seen before being added again.
    pub(super) fn handle_adding(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let field = self.adding.as_mut()?;
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys edit the line or are unhandled")]
        match intent {
            Intent::Cancel => {
                let typed = self.adding.take().map(|mut field| field.take());
                self.offers.listed.clear();
                // Text of more than one key is not lost when the line is left.
                self.kept = typed.filter(|typed| typed.chars().nth(1).is_some());
                self.kept.as_ref()?;
                self.was_left = true;
                let key = scene.settings.keymap.key_of(Context::Players, Intent::Add);
                let key = key.map_or_else(String::new, |key| format!(": {key} offers it again"));
                return Some(Request::Say(Said::Warning(format!("not registered, but saved{key}"))));
            }
            // A number alone is not a name: it means the person with this number in a list.
            Intent::Accept if is_number(field.text()) => {
                let Some(line) = self.offers.take(scene) else {
                    let number = field.text().trim();
                    let told = format!("{number} is a number, not a name (and in no rating list)");
                    return Some(Request::refuse(told));
                };
                *field = Field::holding(&line);
            }
            Intent::Accept => {
                let typed = in_english(field.text(), scene);
                let registered = partnerships::read(state, &typed).and_then(|pair| match pair {
                    Some(acts) => Ok(register_pair(acts)),
                    None => registration::read(&typed).map(|entrant| match doubtful_number(&typed, state) {
                        Some(number) => Request::Ask(Box::new(rating_or_name(state, &entrant, number))),
                        None => register(state, entrant),
                    }),
                });
                return Some(registered.unwrap_or_else(|wrong| Request::refuse(wrong.to_string())));
            }
            Intent::Complete => {
                if let Some(line) = self.offers.take(scene) {
                    *field = Field::holding(&line);
                }
            }
            Intent::Up | Intent::Down => {
                self.offers.cursor.handle(intent, self.offers.listed.len());
            }
            other if field.handle(other) => self.offers.look(field.text(), scene),
            _ => return Some(Request::Unhandled),
        }
        None
    }
}

/// Returns a number in a name that may be the rating. Names of teams end in numbers (`SK Nord 1`) and have
/// years (`FC 1899 Nord`), so theirs is doubtful only at the end, with three digits or more.
fn doubtful_number(typed: &str, state: &State) -> Option<NumberInName> {
    let is_of_teams = state.setup.game.match_rules().is_some();
    let is_likely = |found: &NumberInName| found.rated.is_some() && 3 <= found.number.len();
    registration::number_in_name(typed).filter(|found| !is_of_teams || is_likely(found))
}

/// Asks whether a number in a name is the rating or part of the name.
fn rating_or_name(state: &State, entrant: &Entrant, found: NumberInName) -> Question {
    let NumberInName { name, number, rated } = found;
    let told = format!("`{}` holds a number, with no comma before it.", entrant.name);
    let lines = vec![vec![piece(Role::Text, told)]];
    let does = format!("register {} without a rating", entrant.name);
    let unrated = NamedOutcome::new(Intent::Yes, does, register(state, entrant.clone()));
    let title = format!("is {number} the rating?");
    let Some(rated) = rated else { return Question::ask(title, lines, unrated, "back to the line") };
    let does = format!("register {name}, rating {number}");
    let rated = NamedOutcome::new(Intent::Register, does, register(state, rated));
    Question::ask(title, lines, rated, "back to the line").or(unrated)
}

/// Returns a line with its names of fields in English.
fn in_english(typed: &str, scene: &Scene<'_>) -> String {
    registration::in_english(typed, false, scene.language())
}

/// Returns the name in a line.
pub(super) fn name_typed(text: &str) -> String {
    registration::read(text).map_or_else(|_| text.to_owned(), |entrant| entrant.name.to_string())
}

/// Shows the meaning of the line before it is added.
pub(super) fn preview(typed: &str, scene: &Scene<'_>) -> Line {
    if typed.trim().is_empty() {
        let example = match scene.state() {
            Some(state) if state.keeps_partners() => registration::PAIR_EXAMPLE,
            Some(state) if state.setup.game.match_rules().is_some() => registration::TEAM_EXAMPLE,
            Some(_) | None => registration::EXAMPLE,
        };
        return vec![piece(Role::Dim, example)];
    }
    let typed = &*in_english(typed, scene);
    let pair = scene
        .state()
        .map_or(Ok(None), |state| Ok(partnerships::read(state, typed)?.map(|acts| (state, acts))));
    match pair {
        Ok(None) => {}
        Ok(Some((state, acts))) => return preview_of_pair(state, &acts, scene),
        Err(wrong) => return told_wrong(&wrong),
    }
    let entrant = match registration::read(typed) {
        Ok(entrant) => entrant,
        Err(wrong) => return told_wrong(&wrong),
    };
    let mut line = vec![own(Role::Leader, entrant.name.as_str())];
    if let Some(found) = scene.state().and_then(|state| doubtful_number(typed, state)) {
        line.push(piece(Role::Warning, format!("  ! is {} the rating?", found.number)));
    }
    let same = |player: &&Player| registration::may_be_same(&player.entrant, &entrant);
    let alike: Vec<&Player> =
        scene.state().map_or_else(Vec::new, |state| state.players.iter().filter(same).collect());
    if !alike.is_empty() {
        let another = alike.iter().all(|player| person::are_two(&player.entrant, &entrant));
        let hint = if another { "another person of that name" } else { "may be registered already" };
        let numbered = |player: &&Player| scene.state().map(|state| numbered(state, player.id));
        let alike: Vec<String> = alike.iter().filter_map(numbered).collect();
        line.push(piece(Role::Warning, format!("  ! {hint}: {}", first_few(&alike, 3))));
    }
    if let Some(state) = scene.state() {
        for doubt in doubtful::doubts(&entrant, matches!(state.setup.game, Game::Chess(_)), state.began) {
            let text =
                doubt.text.strip_prefix(&format!("{}: ", entrant.name)).unwrap_or(&doubt.text).to_owned();
            line.push(piece(Role::Warning, format!("  ! {text}")));
        }
    }
    if entrant.rating.is_none() {
        line.push(piece(Role::Dim, " · no rating"));
    }
    for (word, fact) in registration::facts(&entrant) {
        line.push(piece(Role::Dim, format!(" · {} ", scene.language().word_at("field", word))));
        line.push(own(Role::Text, registration::shown(word, &fact, scene.language())));
    }
    line
}

fn told_wrong(wrong: &NotAPlayer) -> Line {
    vec![piece(Role::Warning, wrong.to_string())]
}

/// Shows the players that a line of two partners registers, and the new partners.
fn preview_of_pair(state: &State, acts: &[Act], scene: &Scene<'_>) -> Line {
    let mut line = Line::new();
    let mut then = state.clone();
    for act in acts {
        let told = words::act(&then, act);
        let gap = if line.is_empty() { "" } else { " · " };
        line.push(piece(Role::Dim, format!("{gap}{} ", scene.language().word_at("act", told.kind))));
        line.push(own(Role::Leader, told.text_in(scene.language())));
        for warning in then.warnings(act) {
            line.push(piece(Role::Warning, format!("  ! {}", warning.text)));
        }
        then.evolve(act);
    }
    line
}
