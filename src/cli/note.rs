//! `wallchart note`: writes a remark into the journal; `wallchart number`: assigns the pairing numbers; `wallchart lots`: draws
//! lots; `wallchart position`: draws a position of Chess960; `wallchart give`: gives a value of a tie-break.

use std::path::PathBuf;

use super::Answer;
use super::at_work::{Acting, carry_out, remark};
use crate::clock;
use crate::desk::named_player::find;
use crate::engine::action::{Act, Numbering};
use crate::engine::chess960::Position;
use crate::engine::id::RoundNo;
use crate::engine::numbering::{by_lot, by_rating};
use crate::engine::setup::TieBreak;
use crate::engine::text::{Label, Remark};
use crate::formats::report::names::NameOrder;

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
    /// In which order.
    #[arg(long, value_enum, default_value_t = By::Rating)]
    by: By,
    #[command(flatten)]
    acting: Acting,
}

/// In which order the pairing numbers are assigned.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum By {
    /// By rating, highest first, then by title and name.
    Rating,
    /// In the order of registration.
    Registration,
}

#[derive(Debug, clap::Args)]
pub(super) struct Lots {
    /// The event.
    event: PathBuf,
    /// The seed of the lot; a fresh one, which the journal keeps, if not given.
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, clap::Args)]
pub(super) struct DrawnPosition {
    /// The event.
    event: PathBuf,
    /// The round; if not given the one that was published last, as long as it has neither a position nor a result, else the
    /// next one.
    #[arg(long)]
    round: Option<u16>,
    /// The seed of the lot; a fresh one, which the journal keeps, if not given.
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
    /// The tie-break of the event's own, as `PLACE`.
    #[arg(value_name = "TIE-BREAK")]
    tie_break: Label,
    /// The player: the pairing number, or a beginning of the name that nobody else has.
    player: String,
    /// The value; `-` takes it back.
    #[arg(allow_hyphen_values = true)]
    value: String,
    #[command(flatten)]
    acting: Acting,
}

pub(super) fn lots(arguments: &Lots) -> anyhow::Result<Answer> {
    let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
    carry_out(&arguments.acting, &arguments.event, |state| {
        Ok(vec![Act::DrawLots { order: by_lot(state, seed), seed: Some(seed) }])
    })
}

pub(super) fn position(arguments: &DrawnPosition) -> anyhow::Result<Answer> {
    let (seed, position) = match arguments.number {
        Some(number) => (None, number),
        None => {
            let seed = arguments.seed.unwrap_or_else(clock::fresh_seed);
            (Some(seed), Position::drawn(seed).number())
        }
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
    anyhow::ensure!(!arguments.text.is_empty(), "there is nothing in the note (expected a line of text)");
    carry_out(&arguments.acting, &arguments.event, |_| Ok(vec![Act::Note { text: arguments.text.clone() }]))
}

pub(super) fn number(arguments: &Number) -> anyhow::Result<Answer> {
    carry_out(&arguments.acting, &arguments.event, |state| {
        let names = NameOrder::plain();
        Ok(vec![match arguments.by {
            By::Rating => Act::Number {
                order: by_rating(state, &|one, other| names.compare(one, other)),
                by: Numbering::Rating,
            },
            By::Registration => Act::Number {
                order: state.players.iter().map(|player| player.id).collect(),
                by: Numbering::Registration,
            },
        }])
    })
}
