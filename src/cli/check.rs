//! `wallchart check`: pairs every round of a finished report again and lists where it differs from what was played.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use super::judge::place_fault;
use super::output::Streams;
use super::{Answer, output};
use crate::engine::pairing::dutch::{self, NotPaired};
use crate::engine::pairing::field::SwissPairing;
use crate::formats::trf;
use crate::formats::trf::report::Report;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The report; `-` for standard input.
    input: PathBuf,
    /// The output file; standard output if not given.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(arguments.output.as_deref())?;
    let bytes = streams.read(Some(&arguments.input))?;
    let fault = |fault| place_fault(Some(&arguments.input), &fault);
    let report = trf::read(&bytes).map_err(fault)?;
    report.faults().into_iter().next().map_or(Ok(()), Err).map_err(fault)?;
    let mut text = String::new();
    let mut differs = false;
    for round in 1..=report.completed_rounds() {
        let field = report.field_for_round(round).map_err(fault)?;
        let verdict = match dutch::pair(&field, &(), &mut ()) {
            Err(error @ NotPaired::NoLegalPairing { .. }) => Some(format!("  {error}\n")),
            Err(error) => anyhow::bail!("{}: round {round}: {error}", output::name(Some(&arguments.input))),
            Ok(pairing) => difference(&report, &pairing, &report.pairing_of_round(round)),
        };
        differs |= verdict.is_some();
        match verdict {
            None => writeln!(text, "round {round}: as the rules make it")?,
            Some(verdict) => write!(text, "round {round}: DIFFERS\n{verdict}")?,
        }
    }
    streams.write(text.as_bytes())?;
    Ok(if differs { Answer::No } else { Answer::Yes })
}

/// Tells the boards that are not the same, colours included; `None` where all are. The order of boards is a
/// recommendation only (C.04.2 article 3.6), and a report does not hold it.
fn difference(report: &Report, right: &SwissPairing, played: &SwissPairing) -> Option<String> {
    let set = |pairing: &SwissPairing| {
        let pairing = report.numbered(pairing);
        let bye = pairing.bye.map(|bye| (bye, 0));
        pairing.boards.into_iter().chain(bye).collect::<BTreeSet<_>>()
    };
    let (right, played) = (set(right), set(played));
    if right == played {
        return None;
    }
    let list = |pairs: &mut dyn Iterator<Item = &(u16, u16)>| {
        pairs.map(|(white, black)| format!("{white}-{black}")).collect::<Vec<_>>().join(" ")
    };
    let by_rules = list(&mut right.difference(&played));
    let on_paper = list(&mut played.difference(&right));
    Some(format!("  by the rules {by_rules}\n  as played    {on_paper}\n"))
}
