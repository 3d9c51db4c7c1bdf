//! `wallchart audit`: replays an event and compares.

use std::path::PathBuf;

use super::{Answer, output};
use crate::audit;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// How the report is written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Where to; standard output where not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let report = if output::is_standard(&arguments.event) {
        let bytes = output::read(None)?;
        let contents =
            crate::storage::chain::read(&bytes).map_err(|error| anyhow::anyhow!("standard input:{error}"))?;
        audit::audit(contents)
    } else {
        audit::audit_file(&arguments.event)?
    };
    let text = match arguments.format {
        Format::Text => audit::to_text(&report),
        Format::Json => format!("{:#}\n", audit::to_json(&report)),
    };
    output::write(arguments.output.as_deref(), text.as_bytes())?;
    Ok(if report.is_sound() { Answer::Yes } else { Answer::No })
}
