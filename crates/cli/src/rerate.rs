//! `wallchart rerate`: ratings that apply from a round on, in an event of more than 30 days.

use std::path::PathBuf;

use anyhow::Context as _;

use super::answer::Answer;
use super::at_work::{Acting, carry_out};
use super::output::{self, Streams};
use desk::input::named_player;
use desk::user::files::Files;
use engine::action::{Act, Entrant};
use engine::id::{PlayerId, RoundNo};
use engine::state::State;
use formats::player_list::compare::compare;
use formats::player_list::{self, Choices};
use formats::rating_list::fill;
use formats::rerating;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// A list of players with their ratings, with headings; the available rating lists if neither it nor
    /// `--player` is given.
    #[arg(conflicts_with = "player")]
    list: Option<PathBuf>,
    /// The first round in which the ratings apply.
    #[arg(long, value_name = "ROUND", value_parser = clap::value_parser!(u16).range(1..))]
    from: u16,
    /// The player with the new ratings: a pairing number, or an unambiguous beginning of the name.
    #[arg(long, requires = "ratings")]
    player: Option<String>,
    /// The new ratings: `standard 1850 K20 FIDE NOV26, rapid 1800`; `-` removes them.
    #[arg(long, value_name = "TEXT", requires = "player", allow_hyphen_values = true)]
    ratings: Option<String>,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let from = RoundNo(arguments.from);
    let bytes = arguments.list.as_deref().map(|list| Streams::to(None)?.read(Some(list))).transpose()?;
    carry_out(&arguments.acting, &arguments.event, |state| {
        if let (Some(player), Some(ratings)) = (&arguments.player, &arguments.ratings) {
            return Ok(vec![rerating::typed(state, named_player::find(state, player)?, from, ratings)?]);
        }
        let held = rerating::holding(state, from);
        let changed = match &bytes {
            Some(bytes) => of_file(&held, bytes, arguments)?,
            None => of_lists(&held)?,
        };
        let act = rerating::of_list(state, from, &changed)?;
        Ok(vec![act.context("no rating differs from the current one")?])
    })
}

/// Returns the data of registered players in a file.
fn of_file(state: &State, bytes: &[u8], arguments: &Arguments) -> anyhow::Result<Vec<(PlayerId, Entrant)>> {
    let name = output::name(arguments.list.as_deref());
    let draft = player_list::read(bytes, &Choices::default())
        .map_err(|error| anyhow::anyhow!(error.in_file(&name)))?;
    let act = compare(&draft, state, &Choices::default().apart).act(&draft, state, true);
    Ok(changed(act))
}

/// Returns the data of registered players in the available rating lists.
fn of_lists(state: &State) -> anyhow::Result<Vec<(PlayerId, Entrant)>> {
    let (mut shelf, wrong) = Files::of_user().rating_lists().open();
    for wrong in wrong {
        output::tell(&wrong);
    }
    anyhow::ensure!(!shelf.is_empty(), super::lists::NO_LIST);
    let check = fill::check(state, &mut shelf, &fill::order(state)).context("the rating lists")?;
    Ok(changed(check.act(state, |_| true)))
}

fn changed(act: Option<Act>) -> Vec<(PlayerId, Entrant)> {
    if let Some(Act::TakeList { changed, .. }) = act { changed } else { Vec::new() }
}
