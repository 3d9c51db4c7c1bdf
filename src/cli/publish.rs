//! `wallchart publish`: writes an event as a small site and keeps it up to date.

use std::path::PathBuf;

use super::{Answer, output};
use crate::engine::words;
use crate::formats::report::names::NameOrder;
use crate::site;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The folder of the site; it is made where it is not there yet.
    folder: PathBuf,
    /// The language in whose order names are listed, for instance `sv`.
    #[arg(long, default_value = "und")]
    language: String,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let (state, imprint) = output::journal(&arguments.event)?;
    let done = site::publish(&arguments.folder, &state, &imprint, &NameOrder::of(&arguments.language)?)?;
    let told =
        format!("{}: {} written, {} removed\n", words::count(done.pages, "page"), done.written, done.removed);
    output::write(None, told.as_bytes())
}
