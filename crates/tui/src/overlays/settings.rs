//! Shows the settings and the place of their file.

use std::path::Path;

use super::reader::Reader;
use crate::jobs::request::LongText;
use crate::scene::settings::Settings;
use crate::widgets::panel;
use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;
use desk::publication::paper::Paper;
use desk::user::rating_lists::Updating;
use formats::language::desk::DeskLanguage;
use formats::presets;
use formats::report::ReportKind;
use formats::text::one_line;

/// Shows the settings in use, and their file; `made` is true if the file was just created.
#[must_use]
pub(crate) fn settings(holds: &Settings, file: Option<&Path>, made: bool) -> Reader {
    let language = holds.theme.language();
    let mut lines =
        vec![fact("file", file.map_or_else(|| "none".to_owned(), |path| path.display().to_string()))];
    lines.push(note(if made {
        "made now: everything in it is commented out"
    } else {
        "read when the desk starts"
    }));
    lines.push(Line::new());
    let preset = holds.preset.as_deref().and_then(|name| presets::find(name).ok());
    let preset = preset.map_or_else(|| "the first of the list".to_owned(), |preset| preset.title);
    lines.extend([
        fact("theme", holds.theme.name()),
        fact("result keys", holds.results.legend(true)),
        fact("new events", preset),
        fact("operator", if holds.operator.is_empty() { "no name" } else { holds.operator.as_str() }),
        fact("language", languages(holds)),
        fact("time zone", holds.calendar.zone_name()),
        fact("rating lists", rating_lists(&holds.lists)),
        fact("paper", holds.paper.as_ref().map_or_else(|| "written by hand".to_owned(), paper)),
    ]);
    for own in &holds.own_keys {
        let keys: Vec<String> = own.keys.iter().map(ToString::to_string).collect();
        let bound =
            holds.keymap.all().iter().find(|one| (one.context, one.intent) == (own.context, own.intent));
        let label = bound.map_or_else(Default::default, |one| language.word_at("key", one.label));
        let place = language.word(own.context.name());
        lines.push(fact("own key", format!("{} · {place}: {label}", keys.join(" "))));
    }
    if !holds.complaints.is_empty() {
        lines.push(Line::new());
    }
    lines.extend(
        holds.complaints.iter().map(|told| vec![piece(Role::Warning, format!("! {}", one_line(told)))]),
    );
    Reader::new(LongText::prose("settings", in_columns(&lines, language)))
}

/// Shows the names of the settings in a language, below each other and as wide as the widest.
fn in_columns(lines: &[Line], language: &DeskLanguage) -> Vec<Line> {
    let lines = panel::in_language(lines, language);
    let names = lines.iter().filter(|line| line.len() > 1).filter_map(|line| line.first());
    let widest = names.map(|name| text::width(&name.text)).max().unwrap_or(0);
    let padded = |mut line: Line| {
        if line.len() > 1 {
            line[0].text = text::left(&line[0].text, widest + 1);
        }
        line
    };
    lines.into_iter().map(padded).collect()
}

/// Returns how rating lists are loaded: `fetch-lists; events are compared with new ones`.
fn rating_lists(lists: &Updating) -> String {
    let command =
        if lists.command.is_empty() { "loaded by hand".to_owned() } else { lists.command.join(" ") };
    let check =
        if lists.check { "events are compared with new ones" } else { "nothing is compared automatically" };
    format!("{command}; {check}")
}

/// Returns which documents are written automatically: `pairings, slips; sealed: standings; in paper; lp`.
fn paper(paper: &Paper) -> String {
    let names = |kinds: &[ReportKind]| match kinds {
        [] => "nothing".to_owned(),
        kinds => kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", "),
    };
    let command =
        if paper.command.is_empty() { String::new() } else { format!(", then {}", paper.command.join(" ")) };
    let printer = if paper.printer.is_empty() {
        String::new()
    } else {
        format!("; printed by {}", paper.printer.join(" "))
    };
    let (published, sealed) = (names(&paper.published), names(&paper.sealed));
    format!("published: {published}; sealed: {sealed}; into {}{command}{printer}", paper.folder.display())
}

/// Returns the tag of the language, with that of the desk before it if times and days have another: `en, sv`.
fn languages(holds: &Settings) -> String {
    let (desk, days) = (holds.theme.language(), holds.calendar.language());
    let is_same = days.split('-').next() == Some(desk.tag());
    if is_same { days } else { format!("{}, {days}", desk.tag()) }
}

fn fact(name: &str, value: impl Into<String>) -> Line {
    vec![piece(Role::Dim, name), piece(Role::Text, value)]
}

fn note(text: &str) -> Line {
    vec![piece(Role::Dim, ""), piece(Role::Dim, text)]
}
