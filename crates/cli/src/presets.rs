//! `wallchart presets`: lists the presets.

use std::fmt::Write as _;

use super::answer::Answer;
use super::output::Streams;
use formats::presets;

pub(super) fn run() -> anyhow::Result<Answer> {
    let presets = presets::all()?;
    let width = presets.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for preset in presets {
        writeln!(text, "{:width$}  {}: {}", preset.name, preset.title, preset.help)?;
    }
    Streams::to(None)?.write(text.as_bytes())
}
