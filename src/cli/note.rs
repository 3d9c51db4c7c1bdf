//! `wallchart note`: writes a remark into the journal; `wallchart number`: assigns the pairing numbers.

use std::path::PathBuf;

use super::Answer;
use super::at_work::{Acting, carry_out, remark};
use crate::engine::action::{Act, Numbering};
use crate::engine::numbering::by_rating;
use crate::engine::text::Remark;
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
