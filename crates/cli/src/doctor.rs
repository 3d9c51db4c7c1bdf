//! `wallchart doctor`: what a person who helps has to know of this computer, and nothing about players.

use std::fmt::Display;

use super::answer::Answer;
use super::output::Streams;
use desk::storage::refusal;
use desk::user::files::{Files, with_home_as_tilde};
use desk::user::viewer;
use engine::words::count;
use formats::text::one_line;

/// The variables that decide how the desk looks and in which language it speaks.
const VARIABLES: [&str; 10] = [
    "TERM",
    "COLORTERM",
    "NO_COLOR",
    "FORCE_COLOR",
    "CLICOLOR",
    "LC_ALL",
    "LC_MESSAGES",
    "LC_TIME",
    "LANG",
    "WT_SESSION",
];

/// A line of the answer.
struct Found {
    name: &'static str,
    value: String,
    /// True if the desk cannot work well like this.
    is_wrong: bool,
}

fn found(name: &'static str, value: impl Into<String>) -> Found {
    Found { name, value: value.into(), is_wrong: false }
}

fn wrong(name: &'static str, value: impl Into<String>) -> Found {
    Found { name, value: value.into(), is_wrong: true }
}

/// Runs the command with the description of the terminal, or the reason why the desk cannot be drawn there,
/// and with the mistakes in the settings.
pub(super) fn run(screen: Result<String, impl Display>, mistakes: Vec<String>) -> anyhow::Result<Answer> {
    let files = Files::of_user();
    let parts = [program(), terminal(screen), folders(&files), settings(&files, mistakes), lists(&files)];
    let all: Vec<Found> = parts.into_iter().flatten().collect();
    let width = all.iter().map(|found| found.name.len()).max().unwrap_or_default();
    let lines = all.iter().map(|Found { name, value, is_wrong }| {
        let mark = if *is_wrong { "! " } else { "" };
        format!("{name:width$}  {mark}{}\n", one_line(&with_home_as_tilde(value)))
    });
    let text: String = lines.collect();
    let answer = Streams::to(None)?.write(text.as_bytes())?;
    Ok(if all.iter().any(|found| found.is_wrong) { Answer::No } else { answer })
}

fn program() -> Vec<Found> {
    let desks = if cfg!(feature = "desks") { "with several desks" } else { "without several desks" };
    vec![
        found("program", format!("wallchart {}, {desks}", env!("CARGO_PKG_VERSION"))),
        found("system", format!("{} {}", std::env::consts::OS, std::env::consts::ARCH)),
    ]
}

fn terminal(screen: Result<String, impl Display>) -> Vec<Found> {
    let variable = |name| std::env::var(name).ok().map(|value| format!("{name}={value}"));
    let variables: Vec<String> = VARIABLES.into_iter().filter_map(variable).collect();
    let screen =
        screen.map_or_else(|error| wrong("terminal", error.to_string()), |size| found("terminal", size));
    let viewer = if viewer::is_available() { "a program can show a PDF" } else { "no window can be shown" };
    vec![screen, found("variables", variables.join(" ")), found("display", viewer)]
}

/// Returns the folders of the program's own files, each with whether it can be written.
fn folders(files: &Files) -> Vec<Found> {
    let folders = files.writable_folders().into_iter();
    let told = folders.map(|(folder, is_writable)| match is_writable {
        Ok(true) => found("folder", format!("{}: can be written", folder.display())),
        Ok(false) => found("folder", format!("{}: is made when it is needed", folder.display())),
        Err(error) => wrong("folder", format!("{}: {}", folder.display(), refusal::of_disk(&error))),
    });
    told.collect()
}

fn settings(files: &Files, mistakes: Vec<String>) -> Vec<Found> {
    let chosen = files.chosen().0;
    let calendar = format!("{} in {}", chosen.calendar.language(), chosen.calendar.zone_name());
    let language = if chosen.language.is_empty() { "en" } else { &chosen.language };
    let none = found("settings", format!("language {language}, dates {calendar}, no mistakes"));
    let mistakes: Vec<Found> = mistakes.into_iter().map(|mistake| wrong("settings", mistake)).collect();
    if mistakes.is_empty() { vec![none] } else { mistakes }
}

fn lists(files: &Files) -> Vec<Found> {
    let kept = files.rating_lists().kept();
    let damaged = kept.iter().filter_map(|one| Some((one.name(), one.meta.as_ref().err()?)));
    let damaged = damaged.map(|(name, error)| wrong("rating list", format!("{name}: {error}")));
    let sound = kept.iter().filter(|one| one.meta.is_ok()).count();
    std::iter::once(found("rating lists", count(sound, "sound list"))).chain(damaged).collect()
}
