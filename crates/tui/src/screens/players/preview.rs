//! The line of a player who is being added, as it is read.

use crate::scene::Scene;
use crate::widgets::text::{Line, own, piece};
use crate::widgets::theme::Role;
use desk::input::partnerships;
use engine::action::Act;
use engine::doubtful;
use engine::person;
use engine::setup::Game;
use engine::state::{Player, State};
use engine::words::first_few;
use formats::registration::{self, NotAPlayer, NumberInName};
use formats::views::numbers::numbered;
use formats::views::words;

/// Returns a line with its names of fields in English.
pub(super) fn in_english(typed: &str, scene: &Scene<'_>) -> String {
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

/// Returns a number in a name that may be the rating. Names of teams end in numbers (`SK Nord 1`) and have
/// years (`FC 1899 Nord`), so theirs is doubtful only at the end, with three digits or more.
pub(super) fn doubtful_number(typed: &str, state: &State) -> Option<NumberInName> {
    let is_of_teams = state.setup.game.match_rules().is_some();
    let is_likely = |found: &NumberInName| found.rated.is_some() && 3 <= found.number.len();
    registration::number_in_name(typed).filter(|found| !is_of_teams || is_likely(found))
}
