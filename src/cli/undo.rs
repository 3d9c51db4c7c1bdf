//! `wallchart undo` and `wallchart redo`: the last act that counts is undone, or what was undone last is redone.

use std::path::PathBuf;

use super::Answer;
use super::at_work::Acting;
use super::output::Streams;
use crate::desk::{Desk, DeskError, site};
use crate::engine::action::Action;
use crate::engine::id::Seq;
use crate::text::clean;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn undo(arguments: &Arguments) -> anyhow::Result<Answer> {
    run(arguments, Desk::undo, "undone")
}

pub(super) fn redo(arguments: &Arguments) -> anyhow::Result<Answer> {
    run(arguments, Desk::redo, "redone")
}

fn run(
    arguments: &Arguments,
    act: impl FnOnce(&mut Desk) -> Result<Seq, DeskError>,
    done: &str,
) -> anyhow::Result<Answer> {
    let streams = Streams::to(None)?;
    let mut work = arguments.acting.open(&arguments.event)?;
    let Some(of) = work.do_own(&[], act)? else { return Ok(Answer::No) };
    let entry = work.desk.entries().iter().find(|entry| entry.seq == of);
    if let Some(Action::Do(act)) = entry.map(|entry| &entry.action)
        && site::is_announced(act)
    {
        work.publish_site();
    }
    let told = work.desk.told_of(of);
    Ok(streams.write_done(&arguments.event, &format!("{done}{}\n", clean(&told))))
}
