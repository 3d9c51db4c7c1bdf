//! Compares wallchart with two public programs, tournament by tournament, both ways: `cargo run --release
//! --example compare_programs -- --folder FOLDER --minutes 60`.
//!
//! The others are bbpPairings (pairings) and `TieBreakServer` (tie-breaks and pairings), which the user has
//! installed: `--bbp FILE` and `--tie-break-server FOLDER`; one that is not given is left out. Everything
//! else is drawn from the number of the tournament. Each comparison is written to `FOLDER/done.txt` at
//! once, one line per tournament: after an interruption at any moment, the next run continues. Tournaments
//! that differ are saved in the folder, and `FOLDER/comparison.md` has the figures.

#![expect(clippy::print_stdout, reason = "it tells how far it is")]

mod compare {
    pub(crate) mod lanes;
    pub(crate) mod page;
    pub(crate) mod programs;
    pub(crate) mod record;
}

use std::cell::RefCell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Parser;

use compare::lanes::Lane;
use compare::programs::{Kept, Programs};
use compare::record::Record;

#[derive(Debug, Parser)]
struct Arguments {
    /// The folder of the record, the differences and the page.
    #[arg(long)]
    folder: PathBuf,
    /// The wallchart program to compare.
    #[arg(long, default_value = "wallchart")]
    wallchart: PathBuf,
    /// bbpPairings.
    #[arg(long)]
    bbp: Option<PathBuf>,
    /// The folder of `TieBreakServer`, with `tiebreakchecker.py`, `pairingchecker.py` and
    /// `tournamentgenerator.py`.
    #[arg(long)]
    tie_break_server: Option<PathBuf>,
    /// The Python that runs it.
    #[arg(long, default_value = "python3")]
    python: PathBuf,
    /// The time in minutes; a started tournament is finished.
    #[arg(long, default_value_t = 60)]
    minutes: u64,
    /// The most tournaments of each lane, including those of earlier runs.
    #[arg(long, default_value_t = u64::MAX)]
    most: u64,
    /// Only these lanes; without it all that are possible.
    #[arg(long, value_delimiter = ',')]
    lanes: Vec<String>,
    /// The names and versions of the others, for the page: `bbpPairings 16a000f`.
    #[arg(long, value_delimiter = ';')]
    versions: Vec<String>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    std::fs::create_dir_all(&arguments.folder).context("--folder")?;
    let scratch = arguments.folder.join("scratch");
    std::fs::create_dir_all(&scratch)?;
    let start = |folder: &PathBuf| Kept::start(&arguments.python, folder, &scratch).map(RefCell::new);
    let tie_break_server = arguments.tie_break_server.as_ref().map(start).transpose()?;
    let programs = Programs { wallchart: arguments.wallchart, bbp: arguments.bbp, tie_break_server, scratch };
    let mut lanes: Vec<Lane> = Lane::ALL.into_iter().filter(|lane| lane.is_possible(&programs)).collect();
    ensure!(!lanes.is_empty(), "nothing to compare with (expected --bbp FILE or --tie-break-server FOLDER)");
    for name in &arguments.lanes {
        let names = || lanes.iter().map(|lane| lane.name()).collect::<Vec<_>>().join(", ");
        ensure!(lanes.iter().any(|lane| lane.name() == name), "--lanes {name}: expected {}", names());
    }
    lanes.retain(|lane| arguments.lanes.is_empty() || arguments.lanes.iter().any(|name| name == lane.name()));
    let mut record = Record::open(&arguments.folder)?;
    let end = Instant::now() + Duration::from_mins(arguments.minutes);
    let mut told = Instant::now();
    'all: loop {
        let mut is_busy = false;
        for lane in &lanes {
            for _ in 0..lane.share() {
                let number = record.next(*lane);
                if number > arguments.most {
                    break;
                }
                if Instant::now() >= end {
                    break 'all;
                }
                is_busy = true;
                let compared = lane.compare(number, &programs)?;
                record.add(*lane, number, &compared)?;
            }
        }
        if !is_busy {
            break;
        }
        if told.elapsed() > Duration::from_mins(1) {
            told = Instant::now();
            compare::page::write(&arguments.folder, &record, &arguments.versions)?;
            println!("{}", record.in_short());
        }
    }
    compare::page::write(&arguments.folder, &record, &arguments.versions)?;
    println!("{}", record.in_short());
    Ok(())
}
