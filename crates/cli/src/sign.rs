//! `wallchart sign`: signs an event in its present state or at its end, and names further keys.

use std::path::PathBuf;

use super::answer::Answer;
use super::at_work::Acting;
use super::audit::key;
use super::output::Streams;
use desk::Keys;
use desk::user::settings;
use engine::text::Label;
use formats::text::clean;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// Closes the event: the signature says that it is over.
    #[arg(long)]
    close: bool,
    /// Names the public key of another computer or person as one of the event's, and confirms it with this
    /// signature.
    #[arg(long, value_name = "KEY", value_parser = key, conflicts_with = "close")]
    add_key: Option<String>,
    /// The owner of the further key.
    #[arg(long, value_name = "NAME", requires = "add_key", value_parser = settings::operator)]
    whose: Option<Label>,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let streams = Streams::to(None)?;
    let mut work = arguments.acting.open(&arguments.event)?;
    let warnings = Keys::of(&work.desk).warnings();
    let whose = arguments.whose.clone().unwrap_or_default();
    let signed = work.do_own(&warnings, |desk| match &arguments.add_key {
        Some(key) => desk.vouch_for(key, &whose, &warnings),
        None => desk.sign_event(arguments.close, &warnings),
    })?;
    let Some(seq) = signed else { return Ok(Answer::No) };
    let told = work.desk.entry_in_words(seq);
    let text =
        format!("{}\nentries 1 to {seq}, head {}\n", clean(told.trim_start_matches(": ")), work.desk.head());
    Ok(streams.write_done(&arguments.event, &text))
}
