//! Reads a tournament report for a subcommand, and prints the notes on ambiguous texts of the file.

use std::path::Path;

use super::argument::BadArgument;
use super::judge::place_fault;
use super::output;
use formats::decoding::TextEncoding;
use formats::trf::{self, Report};

/// The encoding of an input.
#[derive(Debug, Default, clap::Args)]
pub(super) struct InputEncoding {
    /// The encoding, as `windows-1250`, `cp437` or `utf-16le`; detected if not given.
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub encoding: Option<TextEncoding>,
}

fn encoding(label: &str) -> Result<TextEncoding, BadArgument> {
    TextEncoding::called(label).ok_or(BadArgument::Encoding)
}

/// Reads a report without contradictions.
pub(super) fn read(input: &Path, bytes: &[u8], encoding: &InputEncoding) -> anyhow::Result<Report> {
    let fault = |fault| place_fault(Some(input), &fault);
    let report = trf::read_in(bytes, encoding.encoding).map_err(fault)?.understood();
    for note in &report.notes {
        output::tell(&match note.line {
            0 => format!("{}: {}", output::name(Some(input)), note.text),
            line => format!("{}:{line}: {}", output::name(Some(input)), note.text),
        });
    }
    report.without_faults().map_err(fault)
}
