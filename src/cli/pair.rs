//! `wallchart pair`: pairs the next round of a report (TRF) or an event and writes the pairing.

use std::path::PathBuf;

use anyhow::Context as _;

use super::judge::place_fault;
use super::{Answer, output};
use crate::engine::pairing::dutch::{self, NotPaired};
use crate::engine::pairing::field::SwissPairing;
use crate::engine::pairing::propose::{NoProposal, propose};
use crate::engine::why::Reason;
use crate::formats::trf;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The report or the event; `-` for standard input.
    input: PathBuf,
    /// Tells the reasons of the pairing instead.
    #[arg(long)]
    explain: bool,
    /// Where to; standard output where not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let bytes = output::read(Some(&arguments.input))?;
    if bytes.starts_with(b"(header:") {
        return pair_event(arguments);
    }
    let report = trf::read(&bytes).map_err(|fault| place_fault(Some(&arguments.input), &fault))?;
    let field = report.field_for_next_round().map_err(|fault| place_fault(Some(&arguments.input), &fault))?;
    let mut why: Vec<Reason> = Vec::new();
    let paired = if arguments.explain {
        dutch::pair(&field, &|| false, &mut why)
    } else {
        dutch::pair(&field, &|| false, &mut ())
    };
    match paired {
        Err(NotPaired::NoLegalPairing) => {
            output::tell(&format!("{}: no legal pairing exists", output::name(Some(&arguments.input))));
            Ok(Answer::No)
        }
        Err(error) => Err(error).with_context(|| output::name(Some(&arguments.input))),
        Ok(_) if arguments.explain => {
            let lines: String =
                why.iter().map(|reason| format!("{}: {}\n", reason.clause, reason.fact)).collect();
            output::write(arguments.output.as_deref(), lines.as_bytes())
        }
        Ok(pairing) => output::write(arguments.output.as_deref(), &written(&report.numbered(&pairing))),
    }
}

/// The number of pairs, then `WHITE BLACK` a line, `PLAYER 0` for the pairing-allocated bye.
fn written(pairing: &SwissPairing) -> Vec<u8> {
    let bye = pairing.bye.map(|bye| (bye, 0));
    let lines: Vec<String> = pairing
        .boards
        .iter()
        .copied()
        .chain(bye)
        .map(|(white, black)| format!("{white} {black}\n"))
        .collect();
    format!("{}\n{}", lines.len(), lines.concat()).into_bytes()
}

/// Players of an event are called by their pairing numbers, or by their numbers of registration before those are given;
/// a table of more than two is a line of its players.
fn pair_event(arguments: &Arguments) -> anyhow::Result<Answer> {
    let state = output::event(&arguments.input)?;
    let proposal = match propose(&state, state.next_round()) {
        Ok(proposal) => proposal,
        Err(NoProposal::Swiss(NotPaired::NoLegalPairing)) => {
            output::tell(&format!("{}: no legal pairing exists", arguments.input.display()));
            return Ok(Answer::No);
        }
        Err(error) => return Err(error).with_context(|| arguments.input.display().to_string()),
    };
    let number = |player| crate::formats::table::number(&state, player).to_string();
    let mut lines: Vec<String> = proposal
        .boards
        .iter()
        .map(|seats| seats.iter().map(|player| number(*player)).collect::<Vec<_>>().join(" ") + "\n")
        .collect();
    let allocated =
        proposal.byes.iter().filter(|(_, bye)| *bye == crate::engine::action::ByeKind::PairingAllocated);
    lines.extend(allocated.map(|(player, _)| format!("{} 0\n", number(*player))));
    let text = format!("{}\n{}", lines.len(), lines.concat());
    output::write(arguments.output.as_deref(), text.as_bytes())
}
