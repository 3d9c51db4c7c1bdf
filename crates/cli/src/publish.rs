//! `wallchart publish`: writes an event as a small site and keeps it up to date.

use std::path::PathBuf;

use super::answer::Answer;
use super::language;
use super::output::{self, Streams};
use desk::publication::site;
use desk::storage::disk::{self, open_to_everybody};
use engine::words;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The folder of the site; created if it does not exist.
    folder: PathBuf,
    /// The language of the pages and of the order of names, for instance `de`, or two as in `de+en`; that of
    /// the event if not given. Of a language without texts only the order is used.
    #[arg(long)]
    language: Option<String>,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(None)?;
    let journal = streams.journal(&arguments.event)?;
    let (imprint, order) = language::chosen(&journal, arguments.language.as_deref())?;
    let state = journal.state;
    let done = site::publish(&*disk::system(), &arguments.folder, &state, &imprint, &order, &())?;
    language::tell_missing(&state, arguments.language.as_deref());
    if let Some(told) = open_to_everybody(&*disk::system(), &arguments.folder) {
        output::tell(&told);
    }
    let told =
        format!("{}: {} written, {} removed\n", words::count(done.pages, "page"), done.written, done.removed);
    streams.write(told.as_bytes())
}
