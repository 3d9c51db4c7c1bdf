//! Laws that hold for any bytes: one module for each kind of input, with functions that take bytes and panic
//! if a law is broken.
//!
//! `fuzz/` runs them with a fuzzer, a million times and more; `tests/fuzz.rs` runs the same functions within
//! bounds.

pub mod acts;
mod choices;
pub mod event_files;
pub mod judges;
pub mod keys;
pub mod lists;
mod readers;
pub mod reports;
pub mod results;
pub mod seeds;
pub mod team_reports;
pub mod user_files;

use std::sync::OnceLock;

use wallchart::clock::{Clock, SteppingClock};
use wallchart::engine::setup::Setup;
use wallchart::presets::{self, Preset};
use wallchart::text::one_line;

/// A law: it panics if the bytes break it.
pub type Law = fn(&[u8]);

/// Every law, by the name of its fuzz target.
pub const LAWS: [(&str, Law); 20] = [
    ("acts", acts::any_acts),
    ("boards", results::any_boards),
    ("crikey", judges::crikey),
    ("dice", judges::dice),
    ("event_bytes", event_files::any_bytes),
    ("event_edits", event_files::any_edits),
    ("event_lines", event_files::any_lines),
    ("keys", keys::any_keys),
    ("lists", lists::any_list),
    ("presets", user_files::any_preset),
    ("prizes", user_files::any_prizes),
    ("probit", judges::probit),
    ("results", results::any_results),
    ("settings", user_files::any_settings),
    ("site", acts::any_site),
    ("swiss", judges::swiss),
    ("team_reports", team_reports::any_team_report),
    ("themes", user_files::any_theme),
    ("tractor", judges::tractor),
    ("trf", reports::any_report),
];

/// The presets, read once.
fn all_presets() -> &'static [Preset] {
    static PRESETS: OnceLock<Vec<Preset>> = OnceLock::new();
    PRESETS.get_or_init(|| presets::all().unwrap())
}

/// The choices of a preset.
fn preset(name: &str) -> Setup {
    all_presets().iter().find(|preset| preset.name == name).unwrap().setup.clone()
}

/// A clock; one second passes with every act.
fn clock() -> Box<dyn Clock> {
    Box::new(SteppingClock::starting("2026-11-21T14:00:00Z").unwrap())
}

/// Returns the number of lines of an input in which only LF ends a line; the rest after the last one is a
/// line too.
fn lines(input: &[u8]) -> usize {
    input.split(|byte| *byte == b'\n').count()
}

/// Checks that a message is one line in its displayed form, and not empty.
#[track_caller]
fn told(text: &str) {
    let text = one_line(text);
    assert!(!text.trim().is_empty(), "nothing is told");
    assert!(!text.chars().any(char::is_control), "{text:?} is more than a line, or not only text");
}

/// Checks that a message begins with a line of the input, or the one after it: `LINE: …` or `LINE:COLUMN: …`.
#[track_caller]
fn told_with_line(text: &str, lines: usize) {
    told(text);
    let line = text.split_once(':').and_then(|(line, _)| line.parse::<usize>().ok());
    let within = line.is_some_and(|line| (1..=lines + 1).contains(&line));
    assert!(within, "{text:?} names no line of {lines}");
}
