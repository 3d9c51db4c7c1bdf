//! `wallchart seal`: seals the standings after a round.

use std::path::PathBuf;

use super::answer::{Answer, NoRound};
use super::at_work::Acting;
use super::output::Streams;
use desk::publication::paper::Occasion;
use engine::id::RoundNo;
use formats::views::words;

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
    if last.0 == 0 && arguments.after.is_none() {
        return Err(anyhow::Error::from(NoRound).context(name.to_string()));
    }
    anyhow::ensure!(0 < after.0 || last.0 == 0, "{name}: there is no round 0 (expected 1 to {last})");
    anyhow::ensure!(
        0 < after.0 && after <= last,
        "{name}: there is no round {after} (the last one is {last})"
    );
    if let Some((shared, journal)) = work.desk.shared_mut() {
        shared.hear_what_is_open(journal);
    }
    let warnings = work.desk.warnings_of_seal(after);
    let sealed = work.do_own(&warnings, |desk| desk.seal(after, &warnings))?;
    match sealed {
        Some(_) => {
            work.publish_site();
            work.write_paper(Occasion::Sealed(after));
            let told = format!("{}\n", words::sealed(work.desk.state(), after));
            Ok(streams.write_done(&arguments.event, &told))
        }
        None => Ok(Answer::No),
    }
}
