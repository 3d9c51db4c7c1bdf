//! `wallchart audit`: replays an event and compares it with its journal.

use std::path::PathBuf;

use super::answer::Answer;
use super::argument::BadArgument;
use super::output::Streams;
use desk::audit::{self, Known, SHORTEST_HEAD};
use desk::signing;
use formats::clock::{Clock as _, SystemClock};
use formats::json;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// A head of the chain from paper or from the site, in full or its first digits: everything up to it
    /// must be as it was then. May be given several times.
    #[arg(long, value_name = "DIGEST", value_parser = head)]
    head: Vec<String>,
    /// The public key that must have signed every seal and the end of the event; those that the event names
    /// if none is given. May be given several times: signatures with other keys do not count then.
    #[arg(long, value_name = "KEY", value_parser = key)]
    key: Vec<String>,
    /// Allows that the event is still going on: its last entries need not be signed yet.
    #[arg(long)]
    ongoing: bool,
    /// The format of the report.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

fn head(text: &str) -> Result<String, BadArgument> {
    let fits =
        (SHORTEST_HEAD..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    if fits { Ok(text.to_owned()) } else { Err(BadArgument::Head { shortest: SHORTEST_HEAD }) }
}

pub(super) fn key(text: &str) -> Result<String, BadArgument> {
    if signing::is_key(text) { Ok(text.to_lowercase()) } else { Err(BadArgument::Key) }
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let contents = streams.contents(&arguments.event)?;
    streams.tell_of_others(&arguments.event, &contents);
    let known = Known {
        heads: arguments.head.clone(),
        keys: arguments.key.clone(),
        is_ongoing: arguments.ongoing,
        now: Some(SystemClock.now()),
    };
    let report = audit::audit(&contents, &known, &())?;
    let text = match arguments.format {
        Format::Text => audit::to_text(&report),
        Format::Json => json::to_text(&audit::to_json(&report)),
    };
    streams.write(text.as_bytes())?;
    Ok(if report.is_sound() { Answer::Yes } else { Answer::No })
}
