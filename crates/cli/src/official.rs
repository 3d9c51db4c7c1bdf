//! `wallchart official`: shows whether an event follows the federation's regulations and what affected the
//! integrity of its pairings; enters official mode, or leaves it.

use std::fmt::Write as _;
use std::path::PathBuf;

use super::answer::Answer;
use super::at_work::{Acting, carry_out};
use super::output::{Journal, Streams};
use desk::input::pairing;
use engine::action::Act;
use engine::integrity;
use formats::text::clean;
use formats::trf;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// Leaves official mode; once round 1 is published there is no way back.
    #[arg(long, conflicts_with = "enter")]
    leave: bool,
    /// Enters official mode, before round 1 is published.
    #[arg(long)]
    enter: bool,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    if arguments.leave || arguments.enter {
        return carry_out(&arguments.acting, &arguments.event, |state| {
            let mut setup = state.setup.clone();
            setup.regulations.official = arguments.enter;
            Ok(vec![Act::Configure { details: state.details.clone(), setup }])
        });
    }
    let mut streams = Streams::to(None)?;
    let Journal { state, header, entries, .. } = streams.journal(&arguments.event)?;
    let is = if state.is_official() { "official" } else { "not official" };
    let mut text = format!("{is}\n");
    let kept = state.kept.as_deref().map_or(&[][..], |kept| &kept.records);
    for record in kept.iter().filter(|record| record.line.starts_with("###")) {
        writeln!(text, "{}", clean(&record.line))?;
    }
    let incidents = integrity::incidents(&header, &entries, &())?;
    for comment in trf::comments(&pairing::as_reported(state), &incidents) {
        writeln!(text, "{}{}", comment.code, comment.text)?;
    }
    streams.write(text.as_bytes())
}
