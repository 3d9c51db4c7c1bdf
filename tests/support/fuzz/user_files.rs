//! The user's files: settings, themes, presets and prizes.

use wallchart::engine::number::Money;
use wallchart::engine::prizes;
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::formats;
use wallchart::presets::Preset;
use wallchart::tui::keys::{Context, Keymap};
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::widgets::theme::{Role, Theme};
use wallchart::user::settings::Sources;

use super::{lines, readers, told, told_with_line};

/// Any text gives valid settings, a mistake is reported with its line, and no key has two meanings in one
/// place.
pub fn any_settings(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let own_theme = |name: &str| (name == "own").then(|| Ok(("own.ron".to_owned(), text.to_owned())));
    let settings = Some(Ok(("settings.ron".to_owned(), text.to_owned())));
    let sources = Sources { settings, ..Sources::default() };
    let settings = Settings::read(&sources, &own_theme);
    assert_eq!(Settings::read(&sources, &own_theme), settings);
    for complaint in &settings.complaints {
        told(complaint);
        let place = complaint.strip_prefix("settings.ron:");
        told_with_line(place.unwrap_or_else(|| panic!("no place: {complaint}")), lines(bytes));
    }
    assert!(settings.operator.chars().count() <= 40);
    told(&settings.calendar.moment("2026-11-21T13:31:07Z"));
    let again = Keymap::new(settings.results).overridden(&settings.own_keys);
    assert_eq!(again.as_ref(), Ok(&settings.keymap), "the keys that are in use are those that hold");
    assert!(!settings.keymap.here(Context::Home).is_empty());
}

/// A theme is refused at one of its lines, or every role has a look.
pub fn any_theme(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Theme::from_text(text) {
        Err(error @ wallchart::tui::widgets::theme::ThemeError::Unknown { .. }) => told(&error.to_string()),
        Err(error) => told_with_line(&error.to_string(), lines(bytes)),
        Ok(theme) => {
            let base = Theme::from_text(text).unwrap();
            assert!(Role::ALL.into_iter().all(|role| theme.style(role) == base.style(role)));
        }
    }
}

/// A preset that is read survives writing and reading unchanged, and its choices are checked.
pub fn any_preset(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(preset) = ron::from_str::<Preset>(text) else { return };
    let written = ron::to_string(&preset).unwrap();
    assert_eq!(ron::from_str::<Preset>(&written), Ok(preset.clone()));
    preset.setup.complaints().iter().for_each(|complaint| told(complaint));
}

/// Prizes are refused at one of their lines, or no fund pays more than it has.
pub fn any_prizes(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let rules = match formats::prizes::read(text) {
        Err(error) => return told_with_line(&error.to_string(), lines(bytes)),
        Ok(rules) => rules,
    };
    let written = ron::to_string(&rules).unwrap();
    assert_eq!(formats::prizes::read(&written), Ok(rules.clone()));
    let state: &State = readers::sample();
    let awards = prizes::award(state, &Standings::after(state, state.last_round()), &rules, &mut ());
    for (at, category) in rules.categories.iter().enumerate() {
        let given: Money =
            awards.awards.iter().filter(|award| award.category == at).map(|award| award.amount).sum();
        let amounts = awards.awards.iter().map(|award| award.amount);
        assert!(amounts.chain([awards.unclaimed[at]]).all(|amount| Money::ZERO <= amount));
        assert_eq!(given + awards.unclaimed[at], category.prizes.total());
    }
}
