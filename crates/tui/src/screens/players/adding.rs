//! The keys of the line on which a player is added.

use super::Players;
use super::preview::{doubtful_number, in_english};
use crate::jobs::request::{NamedOutcome, Question, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::field::Field;
use crate::widgets::text::piece;
use crate::widgets::theme::Role;
use desk::input::partnerships;
use engine::action::{Act, Entrant};
use engine::state::State;
use formats::registration::{self, NumberInName};

/// Returns true if the text is only a number.
fn is_number(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

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

fn register(state: &State, entrant: Entrant) -> Request {
    let id = state.next_player();
    Request::Do(Box::new(Act::Register { id, entrant }))
}

fn register_pair(mut acts: Vec<Act>) -> Request {
    match acts.len() {
        1 => Request::Do(Box::new(acts.remove(0))),
        _ => Request::DoAll(acts, Vec::new()),
    }
}
