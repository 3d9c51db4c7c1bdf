//! The presets: named sets of the four choices, one file of `assets/presets` each.

use std::fmt::Write as _;

use anyhow::Context as _;
use serde::{Deserialize, Serialize};

use super::Answer;
use super::output;
use crate::clock::Clock;
use crate::engine::action::{Details, FORMAT, Header};
use crate::engine::setup::Setup;

/// A named set of the four choices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// The name by which the command line calls it.
    pub name: String,
    /// The name in words.
    pub title: String,
    /// What it does: how points, placings, ranks or ratings add up into standings.
    pub help: String,
    /// The choices.
    pub setup: Setup,
}

/// The files, in the order in which presets are offered.
const FILES: &[&str] = &[
    include_str!("../../assets/presets/swiss-resistance.ron"),
    include_str!("../../assets/presets/chess-round-robin.ron"),
    include_str!("../../assets/presets/chess-double-round-robin.ron"),
    include_str!("../../assets/presets/crikey.ron"),
    include_str!("../../assets/presets/crikey-round-robin.ron"),
    include_str!("../../assets/presets/probit-new.ron"),
    include_str!("../../assets/presets/probit-old.ron"),
    include_str!("../../assets/presets/dice.ron"),
    include_str!("../../assets/presets/tractor.ron"),
    include_str!("../../assets/presets/tractor-rotated.ron"),
];

/// Gives all presets.
///
/// # Errors
///
/// A preset file that is not a preset, which a test rules out.
pub fn all() -> anyhow::Result<Vec<Preset>> {
    FILES.iter().map(|text| ron::from_str(text).context("a preset")).collect()
}

/// Gives the preset of a name.
///
/// # Errors
///
/// There is none of that name; the message lists those there are.
pub fn find(name: &str) -> anyhow::Result<Preset> {
    let presets = all()?;
    let names = presets.iter().map(|preset| preset.name.clone()).collect::<Vec<_>>().join(", ");
    let found = presets.into_iter().find(|preset| preset.name == name);
    found.with_context(|| format!("there is no preset `{name}` (expected one of {names})"))
}

/// Makes the header of a new event.
#[must_use]
pub fn header(setup: Setup, title: &str, clock: &mut dyn Clock) -> Header {
    let details = Details { title: title.to_owned(), ..Details::default() };
    Header { format: FORMAT, opened: clock.now(), details, setup }
}

pub(super) fn run() -> anyhow::Result<Answer> {
    let presets = all()?;
    let width = presets.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for preset in presets {
        writeln!(text, "{:width$}  {}: {}", preset.name, preset.title, preset.help)?;
    }
    output::write(None, text.as_bytes())
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
                "{} stands twice",
                preset.name
            );
            assert!(!preset.help.is_empty());
        }
    }
}
