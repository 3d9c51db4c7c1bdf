//! `wallchart set`: changes the details of an event and the parameters of its setup.

use std::path::PathBuf;

use super::answer::Answer;
use super::at_work::{Acting, carry_out};
use engine::action::Act;
use formats::choices;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The changes, each a detail or a parameter by its name in the setup: `page=https://example.org/open`,
    /// `boards=6`; a wrong name lists them.
    #[arg(required = true, value_name = "NAME=VALUE")]
    changes: Vec<String>,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    carry_out(&arguments.acting, &arguments.event, |state| {
        let (mut details, mut setup) = (state.details.clone(), state.setup.clone());
        for change in &arguments.changes {
            choices::set(&mut details, &mut setup, change)?;
        }
        Ok(vec![Act::Configure { details, setup }])
    })
}
