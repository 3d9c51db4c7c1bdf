//! `wallchart new`: makes an event without the screen.

use std::path::PathBuf;

use anyhow::Context as _;

use super::{Answer, output};
use crate::clock::SystemClock;
use crate::engine::setup::{Game, Ranking, TieBreak};
use crate::engine::text::Label;
use crate::presets;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event file to create; an existing file is never overwritten.
    event: PathBuf,
    /// The preset: see `wallchart presets`.
    #[arg(long)]
    preset: String,
    /// The title.
    #[arg(long)]
    title: Option<String>,
    /// The number of rounds, if not the preset's.
    #[arg(long)]
    rounds: Option<u16>,
    /// Begins outside official mode, in which the presets of the federation begin.
    #[arg(long)]
    unofficial: bool,
    /// The tie-breaks behind the points, if not the preset's: codes of C.07 as `BH/C1,BH,SB,DE`, `OTHER_LOTS`, `OTHER_PLACE`.
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// The games of each round begin from a position of Chess960 that is drawn: see `position`.
    #[arg(long)]
    chess960: bool,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    output::check_event_path(&arguments.event)?;
    let mut setup = presets::find(&arguments.preset)?.setup;
    if let Some(rounds) = arguments.rounds {
        setup.rounds = rounds;
    }
    if arguments.unofficial {
        setup.regulations.official = false;
    }
    if let Some(list) = &arguments.tie_breaks {
        let codes = list.split(',').map(str::trim).filter(|code| !code.is_empty());
        let tie_breaks = codes.map(TieBreak::of_report).collect::<Result<_, _>>().context("--tie-breaks")?;
        setup.ranking = Ranking::by(tie_breaks);
    }
    if arguments.chess960 {
        anyhow::ensure!(
            matches!(setup.game, Game::Chess(_)),
            "--chess960 goes with chess only, not with {}",
            setup.game.name()
        );
        setup.regulations.chess960 = true;
    }
    let stem =
        || arguments.event.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let title = match &arguments.title {
        Some(title) => Label::new(title).context("--title")?,
        None => Label::new(&stem()).context("the name of the file becomes the title (or give --title)")?,
    };
    let header = presets::header(setup, title, &mut SystemClock);
    output::new_desk(&arguments.event, header)?;
    Ok(Answer::Yes)
}
