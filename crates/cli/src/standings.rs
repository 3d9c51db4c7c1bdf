//! `wallchart standings`: the standings with every tie-break and rating.

use std::path::PathBuf;

use super::Answer;
use super::output::{self, Streams};
use engine::announced::Status;
use engine::standings::Standings;
use formats::{json, table};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The round after which they are shown; the last one if not given.
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// Uses the present results, even if a table was announced.
    #[arg(long)]
    live: bool,
    /// The format.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Format {
    Text,
    Csv,
    Json,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let state = streams.event(&arguments.event)?;
    let shown = output::standings_after(&state, arguments.after)?;
    let standings = if arguments.live { Standings::after(&state, shown.after) } else { shown };
    match Status::of(&state, &standings) {
        Status::NotStarted | Status::Complete | Status::Sealed => {}
        status @ (Status::Live { .. } | Status::Outdated) => {
            output::tell(&format!("standings after round {}: {status}", standings.after));
        }
    }
    let text = match arguments.format {
        Format::Text => table::standings(&state, &standings).to_text(),
        Format::Csv => table::standings(&state, &standings).to_csv()?,
        Format::Json => json::to_text(&json::standings(&state, &standings)),
    };
    streams.write(text.as_bytes())
}
