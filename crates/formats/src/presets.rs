//! The presets: named sets of the four choices, one file in `assets/presets` each.

use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use engine::action::{Details, Header};
use engine::setup::Setup;
use engine::text::Label;

/// A named set of the four choices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// The name on the command line.
    pub name: String,
    /// The name in words.
    pub title: String,
    /// The description: how points, placings, ranks or ratings add up to standings.
    pub help: String,
    /// The choices.
    pub setup: Setup,
}

/// The files, in the order of the menu.
const FILES: &[&str] = &[
    include_str!("../../../assets/presets/fide-swiss.ron"),
    include_str!("../../../assets/presets/fide-swiss-baku.ron"),
    include_str!("../../../assets/presets/fide-swiss-rated.ron"),
    include_str!("../../../assets/presets/fide-swiss-rapid.ron"),
    include_str!("../../../assets/presets/fide-swiss-blitz.ron"),
    include_str!("../../../assets/presets/glicko-swiss.ron"),
    include_str!("../../../assets/presets/swiss-resistance.ron"),
    include_str!("../../../assets/presets/chess-round-robin.ron"),
    include_str!("../../../assets/presets/chess-double-round-robin.ron"),
    include_str!("../../../assets/presets/team-swiss.ron"),
    include_str!("../../../assets/presets/team-round-robin.ron"),
    include_str!("../../../assets/presets/team-knockout.ron"),
    include_str!("../../../assets/presets/scheveningen.ron"),
    include_str!("../../../assets/presets/knockout.ron"),
    include_str!("../../../assets/presets/crikey.ron"),
    include_str!("../../../assets/presets/crikey-round-robin.ron"),
    include_str!("../../../assets/presets/crikey-swiss.ron"),
    include_str!("../../../assets/presets/probit-new.ron"),
    include_str!("../../../assets/presets/probit-old.ron"),
    include_str!("../../../assets/presets/double-elimination.ron"),
    include_str!("../../../assets/presets/dice.ron"),
    include_str!("../../../assets/presets/tractor.ron"),
    include_str!("../../../assets/presets/tractor-rotated.ron"),
    include_str!("../../../assets/presets/tractor-club-match.ron"),
];

/// The reason why a preset is not available.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PresetError {
    /// A built-in file is not a preset. A test reads all of them, so this does not happen.
    #[error("a preset file is wrong: {0}")]
    Wrong(String),
    /// The name is not that of a preset.
    #[error("there is no preset `{name}` (expected one of {known})")]
    Unknown {
        /// The name asked for.
        name: String,
        /// The known names.
        known: String,
    },
}

/// Returns all presets.
///
/// # Errors
///
/// A preset file that is not a preset.
pub fn all() -> Result<Vec<Preset>, PresetError> {
    FILES
        .iter()
        .map(|text| ron::from_str(text).map_err(|error| PresetError::Wrong(error.to_string())))
        .collect()
}

/// Returns the preset with a name.
///
/// # Errors
///
/// The name is unknown; the message lists the known ones.
pub fn find(name: &str) -> Result<Preset, PresetError> {
    let presets = all()?;
    let known = presets.iter().map(|preset| preset.name.clone()).collect::<Vec<_>>().join(", ");
    let found = presets.into_iter().find(|preset| preset.name == name);
    found.ok_or_else(|| PresetError::Unknown { name: name.to_owned(), known })
}

/// Creates the header of a new event.
#[must_use]
pub fn header(setup: Setup, title: Label, clock: &mut dyn Clock) -> Header {
    let details = Details { title, ..Details::default() };
    Header::new(Label::taken_over(&clock.now()), details, setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_goes_together_and_is_named_once() {
        let presets = all().unwrap();
        for (at, preset) in presets.iter().enumerate() {
            assert_eq!(preset.setup.complaints(), Vec::<String>::new(), "{}", preset.name);
            assert!(
                presets[..at].iter().all(|other| other.name != preset.name),
                "{} appears twice",
                preset.name
            );
            assert!(!preset.help.is_empty());
        }
    }
}
