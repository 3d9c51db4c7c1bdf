//! `wallchart man`: writes the manual page, or a page for every subcommand.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap_mangen::Man;

use super::answer::Answer;
use super::output::{self, Streams};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Writes a page for the program and for every subcommand into this folder, which is created if it does
    /// not exist; without it the page of the program goes to standard output.
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, mut command: clap::Command) -> anyhow::Result<Answer> {
    let Some(folder) = &arguments.dir else {
        return Streams::to(None)?.write(&page(&Man::new(command))?);
    };
    // Fills in the names of the subcommands by which pages refer to each other: `wallchart-new`.
    command = command.disable_help_subcommand(true);
    command.build();
    output::create_folder(folder)?;
    write_pages(folder, &command)?;
    Ok(Answer::Yes)
}

/// Writes the page of a command and of the commands below it.
fn write_pages(folder: &Path, command: &clap::Command) -> anyhow::Result<()> {
    let man = Man::new(command.clone());
    Streams::to(Some(&folder.join(man.get_filename())))?.write(&page(&man)?)?;
    command.get_subcommands().try_for_each(|command| write_pages(folder, command))
}

fn page(man: &Man) -> anyhow::Result<Vec<u8>> {
    let mut page = Vec::new();
    man.render(&mut page).context("the manual page")?;
    Ok(page)
}
