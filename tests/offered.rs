//! Each value of a choice is offered at the setup screen, has a preset where the command line needs one, and
//! each language is in the manual.

use std::collections::BTreeSet;
use std::fmt::Debug;

use wallchart::engine::setup::{Game, PairingSystem, RatingSystem};
use wallchart::formats::language;
use wallchart::presets;

/// Returns the names of all values of a choice, from the error of a file with another one.
fn values(error: &serde_json::Error) -> BTreeSet<String> {
    error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

fn pairing_systems() -> BTreeSet<String> {
    values(&serde_json::from_str::<PairingSystem>("\"Nothing\"").unwrap_err())
}

fn games() -> BTreeSet<String> {
    values(&serde_json::from_str::<Game>("\"Nothing\"").unwrap_err())
}

fn ratings() -> BTreeSet<String> {
    values(&serde_json::from_str::<RatingSystem>("\"Nothing\"").unwrap_err())
}

/// Returns the names of some values of a choice.
fn names<T: Debug>(values: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    let name = |value: T| format!("{value:?}").split([' ', '(']).next().unwrap().to_owned();
    values.into_iter().map(name).collect()
}

#[test]
fn every_value_of_a_choice_is_offered() {
    assert_eq!(names(PairingSystem::offered()), pairing_systems());
    assert_eq!(names(Game::offered()), games());
    assert_eq!(names(RatingSystem::offered()), ratings());
}

#[test]
fn every_pairing_system_game_and_rating_has_a_preset() {
    let setups = || presets::all().unwrap().into_iter().map(|preset| preset.setup);
    assert_eq!(names(setups().map(|setup| setup.pairing)), pairing_systems());
    assert_eq!(names(setups().map(|setup| setup.game)), games());
    assert_eq!(names(setups().map(|setup| setup.rating)), ratings());
}

#[test]
fn the_manual_lists_every_language_of_reports() {
    let chapter = include_str!("../assets/manual/10-reports.md").replace('\n', " ");
    for (tag, _) in language::files() {
        assert!(chapter.contains(&format!("{tag} (")), "{tag} is not in the list of languages");
    }
}
