//! `wallchart check-in`: records who has arrived for the next round, and lists the missing players.

use std::collections::BTreeSet;
use std::path::PathBuf;

use super::answer::Answer;
use super::at_work::Acting;
use super::output::Streams;
use engine::action::Act;
use engine::id::PlayerId;
use engine::state::State;
use formats::text::clean;
use formats::views::numbers::Number;
use formats::views::presence::Presence;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The pairing numbers of the players who are here; without any, the missing players are listed and
    /// nothing is changed.
    players: Vec<u32>,
    /// All expected players are here.
    #[arg(long, conflicts_with = "players")]
    all: bool,
    /// The players are not here.
    #[arg(long)]
    not: bool,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(None)?;
    if arguments.players.is_empty() && !arguments.all {
        let state = streams.event(&arguments.event)?;
        return streams.write(missing(&state).as_bytes());
    }
    let mut work = arguments.acting.open(&arguments.event)?;
    let state = work.desk.state();
    let (round, here) = (state.next_round(), !arguments.not);
    let players = if arguments.all {
        state.expected(round).map(|player| player.id).collect()
    } else {
        arguments.players.iter().map(|number| player(state, *number)).collect::<anyhow::Result<_>>()?
    };
    match work.do_all(&[Act::CheckIn { round, players, here }])? {
        Answer::Yes => streams.write(missing(work.desk.state()).as_bytes()),
        answer @ (Answer::No | Answer::Ended(_)) => Ok(answer),
    }
}

fn player(state: &State, number: u32) -> anyhow::Result<PlayerId> {
    let found =
        state.players.iter().map(|player| player.id).find(|id| Number::of(state, *id).bare() == number);
    found.ok_or_else(|| anyhow::anyhow!("there is no player {number}"))
}

/// Counts the players who have arrived, and lists the others, one per line.
fn missing(state: &State) -> String {
    let round = state.next_round();
    let Some(presence) = Presence::of(state) else {
        return format!("round {round}: the check-in has not begun\n");
    };
    let mut text = format!("round {round}: {presence}\n");
    let missing: BTreeSet<PlayerId> = state.not_here(round).map(|player| player.id).collect();
    for player in state.by_number().into_iter().filter(|player| missing.contains(&player.id)) {
        let line =
            format!("{} {}\n", Number::of(state, player.id).bare(), clean(&state.name_at_number(player.id)));
        text.push_str(&line);
    }
    text
}
