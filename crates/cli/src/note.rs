//! `wallchart note`: writes a remark into the journal; `wallchart number`: assigns the pairing numbers;
//! `wallchart lots`: draws lots; `wallchart position`: draws a position of Chess960; `wallchart give`: sets
//! a value of a tie-break.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::answer::Answer;
use super::at_work::{Acting, carry_out, remark};
use super::output::Streams;
use desk::input::named_player::find;
use engine::action::{Act, Numbering};
use engine::chess960::Position;
use engine::id::{PlayerId, RoundNo};
use engine::numbering::{anew, by_lot, complete, drawn, exchanged, moved_to};
use engine::setup::TieBreak;
use engine::state::State;
use engine::text::{Label, Remark, quoted};
use engine::varma;
use engine::words::first_few;
use formats::clock;
use formats::report::names::NameOrder;
use formats::results::text_of;
use formats::views::numbers::called;

/// The most missing players of a list that are named.
const NAMED: usize = 6;

#[derive(Debug, clap::Args)]
pub(super) struct Note {
    /// The event.
    event: PathBuf,
    /// The remark.
    #[arg(value_parser = remark)]
    text: Remark,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct Number {
    /// The event.
    event: PathBuf,
    /// The order.
    #[arg(long, value_enum, default_value_t = By::Rating)]
    by: By,
    /// The seed of the lot; a fresh one, which the journal stores, if not given.
    #[arg(long)]
    seed: Option<u64>,
    /// Moves a player to another number; the players between move by one.
    #[arg(long = "move", num_args = 2, value_names = ["PLAYER", "TO"], conflicts_with_all = ["by", "exchange", "order"])]
    to: Option<Vec<String>>,
    /// Exchanges the numbers of two players.
    #[arg(long, num_args = 2, value_names = ["PLAYER", "PLAYER"], conflicts_with_all = ["by", "order"])]
    exchange: Option<Vec<String>>,
    /// Numbers the players in the order of a file, one player per line: the present number, or a beginning
    /// of the name.
    #[arg(long, value_name = "FILE", conflicts_with = "by")]
    order: Option<PathBuf>,
    #[command(flatten)]
    acting: Acting,
}

/// The order in which the pairing numbers are assigned.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum By {
    /// By rating, highest first, then by title and name.
    Rating,
    /// In the order of registration.
    Registration,
    /// By lot; in an official Swiss only among players of the same rating and title.
    Lot,
    /// By the Varma draw: players of one federation do not meet in the last three rounds of a round robin.
    Varma,
}

#[derive(Debug, clap::Args)]
pub(super) struct Tables {
    /// The event.
    event: PathBuf,
    /// The most players at a table.
    seats: u8,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct Lots {
    /// The event.
    event: PathBuf,
    /// The seed of the lot; a fresh one, which the journal stores, if not given.
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct DrawnPosition {
    /// The event.
    event: PathBuf,
    /// The round; if not given, the one published last while it has neither a position nor a result, else
    /// the next one.
    #[arg(long)]
    round: Option<u16>,
    /// The seed of the lot; a fresh one, which the journal stores, if not given.
    #[arg(long, conflicts_with = "number")]
    seed: Option<u64>,
    /// The number of a position that was drawn elsewhere, 0 to 959.
    #[arg(long)]
    number: Option<u16>,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct Give {
    /// The event.
    event: PathBuf,
    /// The event's own tie-break, for instance `PLACE`.
    #[arg(value_name = "TIE-BREAK")]
    tie_break: Label,
    /// The player: the pairing number, or an unambiguous beginning of the name.
    player: String,
    /// The value; `-` removes it.
    #[arg(allow_hyphen_values = true)]
    value: String,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn tables(arguments: &Tables) -> anyhow::Result<Answer> {
    carry_out(&arguments.acting, &arguments.event, |state| {
        Ok(vec![Act::ResizeTables { from: state.next_round(), seats: arguments.seats }])
    })
}

pub(super) fn lots(arguments: &Lots) -> anyhow::Result<Answer> {
    let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
    carry_out(&arguments.acting, &arguments.event, |state| {
        Ok(vec![Act::DrawLots { order: by_lot(state, seed), seed: Some(seed) }])
    })
}

pub(super) fn position(arguments: &DrawnPosition) -> anyhow::Result<Answer> {
    let (seed, position) = if let Some(number) = arguments.number {
        (None, number)
    } else {
        let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
        (Some(seed), Position::drawn(seed).number())
    };
    carry_out(&arguments.acting, &arguments.event, |state| {
        let round = arguments.round.map_or_else(|| state.round_to_draw(), RoundNo);
        Ok(vec![Act::DrawPosition { round, position, seed }])
    })
}

pub(super) fn give(arguments: &Give) -> anyhow::Result<Answer> {
    carry_out(&arguments.acting, &arguments.event, |state| {
        let value = (arguments.value != "-").then(|| arguments.value.parse()).transpose()?;
        let values = vec![(find(state, &arguments.player)?, value)];
        // Capitals do not matter: `place` is PLACE.
        let mut own = state.setup.ranking.tie_breaks().iter().filter_map(TieBreak::given_name);
        let meant = own.find(|name| name.eq_ignore_ascii_case(&arguments.tie_break));
        let tie_break = meant.unwrap_or(&arguments.tie_break).clone();
        Ok(vec![Act::Give { tie_break, values }])
    })
}

pub(super) fn note(arguments: &Note) -> anyhow::Result<Answer> {
    anyhow::ensure!(!arguments.text.is_empty(), "the note is empty (expected a line of text)");
    carry_out(&arguments.acting, &arguments.event, |_| Ok(vec![Act::Note { text: arguments.text.clone() }]))
}

pub(super) fn number(arguments: &Number) -> anyhow::Result<Answer> {
    let seeded = arguments.seed.is_none() || matches!(arguments.by, By::Lot | By::Varma);
    anyhow::ensure!(seeded, "a seed is for a draw by lot (expected --by lot beside --seed, or --by varma)");
    let given = arguments.order.as_deref().map(read_order).transpose()?;
    carry_out(&arguments.acting, &arguments.event, |state| {
        let hand = |order| Act::Number { order, by: Numbering::Hand };
        let act = match (&arguments.to, &arguments.exchange, &given) {
            (Some(to), ..) => hand(moved(state, to)?),
            (_, Some(two), _) => hand(exchanged_two(state, two)?),
            (.., Some(lines)) => hand(ordered(state, lines)?),
            (None, None, None) => by(state, arguments)?,
        };
        Ok(vec![act])
    })
}

fn by(state: &State, arguments: &Number) -> anyhow::Result<Act> {
    let names = NameOrder::plain();
    Ok(match arguments.by {
        By::Rating => {
            let order = anew(state, &|one, other| names.compare(one, other));
            Act::Number { order, by: Numbering::Rating }
        }
        By::Registration => {
            let order = state.players.iter().map(|player| player.id).collect();
            Act::Number { order, by: Numbering::Registration }
        }
        By::Lot => {
            let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
            Act::Number { order: drawn(state, seed), by: Numbering::Lots { seed } }
        }
        By::Varma => {
            let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
            let order = varma::draw(state, seed, &|one, other| names.compare(one, other))?;
            Act::Number { order, by: Numbering::Varma { seed } }
        }
    })
}

fn moved(state: &State, to: &[String]) -> anyhow::Result<Vec<PlayerId>> {
    let [player, number] = to else { anyhow::bail!("there is no number (expected a player and a number)") };
    let last = state.players.len();
    let wanted: Option<u16> = number.parse().ok().filter(|to| *to > 0 && usize::from(*to) <= last);
    let Some(wanted) = wanted else {
        anyhow::bail!("{} is not a number in this event (expected 1 to {last})", quoted(number));
    };
    Ok(moved_to(order_now(state), find(state, player)?, wanted))
}

fn exchanged_two(state: &State, two: &[String]) -> anyhow::Result<Vec<PlayerId>> {
    let [one, other] = two else { anyhow::bail!("there are not two players (expected two)") };
    let (one, other) = (find(state, one)?, find(state, other)?);
    anyhow::ensure!(one != other, "{} is named twice: name two different players", called(state, one));
    Ok(exchanged(order_now(state), one, other))
}

fn order_now(state: &State) -> Vec<PlayerId> {
    let names = NameOrder::plain();
    complete(state, &|one, other| names.compare(one, other))
}

/// A list of players: the file, and its lines with their numbers, without empty ones.
type Lines = (PathBuf, Vec<(usize, String)>);

fn read_order(path: &Path) -> anyhow::Result<Lines> {
    let bytes = Streams::to(None)?.read(Some(path))?;
    let text = text_of(&bytes)
        .with_context(|| format!("{}: this is no text (expected a player a line)", path.display()))?;
    let lines = text.lines().map(str::trim).zip(1..).filter(|(line, _)| !line.is_empty());
    Ok((path.to_owned(), lines.map(|(line, at)| (at, line.to_owned())).collect()))
}

/// Returns the players in the order of a list, which must name each of them once.
fn ordered(state: &State, (path, lines): &Lines) -> anyhow::Result<Vec<PlayerId>> {
    let mut order: Vec<PlayerId> = Vec::new();
    for (at, line) in lines {
        let place = || format!("{}:{at}", path.display());
        let id = find(state, line).with_context(place)?;
        if order.contains(&id) {
            let again = format!("{} is named twice (expected each player once)", called(state, id));
            return Err(anyhow::anyhow!(again).context(place()));
        }
        order.push(id);
    }
    let left: Vec<String> = state
        .by_number()
        .iter()
        .filter(|player| !order.contains(&player.id))
        .map(|player| called(state, player.id))
        .collect();
    if !left.is_empty() {
        let named = first_few(&left, NAMED);
        anyhow::bail!("{}: {named} not named (expected every player, one a line)", path.display());
    }
    Ok(order)
}
