//! `wallchart seal`: keeps the standings after a round as they are announced.

use std::path::PathBuf;

use super::Answer;
use super::at_work::Acting;
use super::output::Streams;
use crate::engine::id::RoundNo;
use crate::views::words;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The round after which the standings are sealed; the last one if not given.
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let streams = Streams::to(None)?;
    let mut work = arguments.acting.open(&arguments.event)?;
    let last = work.desk.state().last_round();
    let after = arguments.after.map_or(last, RoundNo);
    let name = arguments.event.display();
    anyhow::ensure!(after.0 > 0, "{name}: no round is published yet (pair round 1 first)");
    anyhow::ensure!(after <= last, "{name}: there is no round {after} (the last one is {last})");
    let warnings = work.desk.warnings_of_seal(after);
    let sealed = work.do_own(&warnings, |desk| desk.seal(after, &warnings))?;
    match sealed {
        Some(_) => {
            work.publish_site();
            streams.write(format!("{}\n", words::sealed(work.desk.state(), after)).as_bytes())
        }
        None => Ok(Answer::No),
    }
}
