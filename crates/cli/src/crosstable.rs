//! `wallchart crosstable`: the wall chart as text.

use std::path::PathBuf;

use super::answer::Answer;
use super::output::{self, Streams};
use engine::standings::Standings;
use formats::table;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The last round that is included; the last one published if not given.
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let state = streams.event(&arguments.event)?;
    let shown = output::standings_after(&state, arguments.after)?;
    // A seal stores a table without games: points and games are the present ones, and they agree.
    let standings = Standings::after(&state, shown.after);
    let text = table::crosstable(&state, &standings).to_text();
    streams.write(text.as_bytes())
}
