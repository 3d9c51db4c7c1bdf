//! `wallchart publish`: writes an event as a small site and keeps it up to date.

use std::path::PathBuf;

use super::Answer;
use super::output::{self, Journal, Streams};
use desk::publication::site;
use desk::storage::disk::{self, open_to_everybody};
use engine::words;
use formats::report::names::NameOrder;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The folder of the site; created if it does not exist.
    folder: PathBuf,
    /// The language that defines the order of names, for instance `sv`.
    #[arg(long, default_value = "und")]
    language: String,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(None)?;
    let Journal { state, imprint, .. } = streams.journal(&arguments.event)?;
    let order = NameOrder::of(&arguments.language)?;
    let done = site::publish(&*disk::system(), &arguments.folder, &state, &imprint, &order, &())?;
    if let Some(told) = open_to_everybody(&*disk::system(), &arguments.folder) {
        output::tell(&told);
    }
    let told =
        format!("{}: {} written, {} removed\n", words::count(done.pages, "page"), done.written, done.removed);
    streams.write(told.as_bytes())
}
