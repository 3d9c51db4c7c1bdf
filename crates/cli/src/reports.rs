//! How a subcommand reads a tournament report, and says how it was read where the file leaves that open.

use std::path::Path;

use super::judge::place_fault;
use super::output;
use formats::player_list::decoding::TextEncoding;
use formats::trf::{self, Report};

/// The encoding of an input.
#[derive(Debug, clap::Args)]
pub(super) struct InputEncoding {
    /// The encoding, as `windows-1250`, `cp437` or `utf-16le`; as the file shows it if not given.
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub encoding: Option<TextEncoding>,
}

fn encoding(label: &str) -> Result<TextEncoding, String> {
    TextEncoding::called(label)
        .ok_or_else(|| "no such encoding (expected for instance utf-8, windows-1252 or cp437)".to_owned())
}

/// Reads a report that agrees with itself.
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
