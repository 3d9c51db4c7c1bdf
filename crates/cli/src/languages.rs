//! `languages`: the languages of reports and of the desk, and the texts that a language lacks.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::answer::Answer;
use super::output::Streams;
use formats::language::{self, OwnTexts, desk};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// A tag, for instance `sv`: writes the texts that this language lacks, in English, to translate them. A
    /// new language lacks all of them.
    tag: Option<String>,
}

/// Runs the command.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let text = match &arguments.tag {
        Some(tag) => {
            OwnTexts::of(tag)?;
            lacking(tag)
        }
        None => list(),
    };
    Streams::to(None)?.write(text.as_bytes())
}

/// Returns a line for each language: its tag, and the numbers of texts that it lacks.
fn list() -> String {
    let (reports, desk) = (language::known(), desk::known());
    let tags: BTreeSet<&str> = reports.split(", ").chain(desk.split(", ")).collect();
    let width = tags.iter().map(|tag| tag.len()).max().unwrap_or(0);
    let mut text = String::new();
    for tag in tags {
        let (of_reports, of_desk) = (language::missing(tag).len(), desk::missing(tag).len());
        let _ = writeln!(text, "{tag:width$}  missing texts: reports {of_reports}, desk {of_desk}");
    }
    text
}

/// Returns the texts that a language lacks, below the name of the file for them.
fn lacking(tag: &str) -> String {
    let part = |file: &str, texts: Vec<String>| match &*texts.join("\n") {
        "" => format!("## languages/{file}.ftl lacks nothing\n"),
        texts => format!("## languages/{file}.ftl\n\n{texts}\n"),
    };
    let desk = part(&format!("desk/{tag}"), desk::missing(tag));
    format!("{}\n{desk}", part(tag, language::missing(tag)))
}
