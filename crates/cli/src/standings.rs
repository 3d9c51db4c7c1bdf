//! `wallchart standings`: the standings with every tie-break and rating.

use std::path::PathBuf;

use anyhow::Context as _;

use super::answer::Answer;
use super::output::{self, Streams};
use engine::announced::Status;
use engine::id::RoundNo;
use engine::standings::Standings;
use engine::state::State;
use formats::report::NoReport;
use formats::views::boards::Boards;
use formats::views::clubs::Clubs;
use formats::{json, table};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The round after which they are shown; the last one if not given.
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// Uses the present results, even if a table was announced.
    #[arg(long)]
    live: bool,
    /// Lists the players of a team event by board, instead of the teams.
    #[arg(long, conflicts_with = "live")]
    by_board: bool,
    /// Lists the teams of an individual event, by the ranking of teams of its setup.
    #[arg(long, conflicts_with = "by_board")]
    teams: bool,
    /// The games that a player needs for a place at a board.
    #[arg(long, value_name = "GAMES", default_value_t = 1, requires = "by_board")]
    least_games: u32,
    /// The format.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Format {
    Text,
    Csv,
    Json,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let state = streams.event(&arguments.event)?;
    let shown = output::standings_after(&state, arguments.after)?;
    if arguments.by_board {
        let text = by_board(arguments, &state, shown.after)?;
        return streams.write(text.as_bytes());
    }
    let standings = if arguments.live { Standings::after(&state, shown.after) } else { shown };
    match Status::of(&state, &standings) {
        Status::NotStarted | Status::Complete | Status::Sealed => {}
        status @ (Status::Live { .. } | Status::Outdated) => {
            output::tell(&format!("standings after round {}: {status}", standings.after));
        }
    }
    if arguments.teams {
        let text = teams(arguments, &state, &standings)?;
        return streams.write(text.as_bytes());
    }
    let text = match arguments.format {
        Format::Text => table::standings(&state, &standings).to_text(),
        Format::Csv => table::standings(&state, &standings).to_csv()?,
        Format::Json => json::to_text(&json::standings(&state, &standings)),
    };
    streams.write(text.as_bytes())
}

/// Writes the players of the teams by board.
fn by_board(arguments: &Arguments, state: &State, after: RoundNo) -> anyhow::Result<String> {
    let boards = Boards::after(state, after, arguments.least_games).ok_or(NoReport::NoTeams)?;
    Ok(match arguments.format {
        Format::Text => table::boards(&boards).to_text(),
        Format::Csv => table::boards(&boards).to_csv()?,
        Format::Json => json::to_text(&json::boards(state, &boards, after)),
    })
}

/// Writes the teams of an individual event.
fn teams(arguments: &Arguments, state: &State, standings: &Standings) -> anyhow::Result<String> {
    let teams = Clubs::of(state, standings)
        .context("the event has no ranking of teams (choose one in the setup, or with `new --teams`)")?;
    Ok(match arguments.format {
        Format::Text => table::clubs(teams).to_text(),
        Format::Csv => table::clubs(teams).to_csv()?,
        Format::Json => json::to_text(&json::clubs(&teams, standings.after)),
    })
}
