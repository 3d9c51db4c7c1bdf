//! `wallchart undo` and `wallchart redo`: undoes the last act, or redoes the act undone last.

use std::path::PathBuf;

use super::answer::Answer;
use super::at_work::Acting;
use super::output::Streams;
use desk::{Desk, DeskError};
use engine::action::Fact;
use engine::id::Seq;
use engine::refusal::Warning;
use formats::language::desk::DeskLanguage;
use formats::text::clean;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn undo(arguments: &Arguments) -> anyhow::Result<Answer> {
    run(arguments, |desk| desk.warnings_of_undo(), Desk::undo, "undone")
}

pub(super) fn redo(arguments: &Arguments) -> anyhow::Result<Answer> {
    run(arguments, |_| Vec::new(), Desk::redo, "redone")
}

fn run(
    arguments: &Arguments,
    warnings: impl FnOnce(&Desk) -> Vec<Warning>,
    act: impl FnOnce(&mut Desk) -> Result<Vec<Seq>, DeskError>,
    done: &str,
) -> anyhow::Result<Answer> {
    let streams = Streams::to(None)?;
    let mut work = arguments.acting.open(&arguments.event)?;
    let warnings = warnings(&work.desk);
    let Some(step) = work.do_own(&warnings, act)? else { return Ok(Answer::No) };
    if work.desk.acts_of(&step).into_iter().any(|act| act.has(Fact::Pages)) {
        work.publish_site();
    }
    let told = work.desk.step_in_words(&step, &DeskLanguage::default());
    Ok(streams.write_done(&arguments.event, &format!("{done}{}\n", clean(&told))))
}
