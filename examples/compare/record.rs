//! The record of past comparisons, one line per tournament: `LANE NUMBER VERDICT TEXT`.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use super::lanes::Lane;

/// The result of a comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Both agree.
    Same,
    /// They differ, with the difference.
    Differs(String),
    /// The other program cannot do it, with its message.
    NotCompared(String),
}

/// A comparison: its result, the number of rounds or values, and the tournament.
#[derive(Debug)]
pub(crate) struct Compared {
    /// The result.
    pub verdict: Verdict,
    /// The number of rounds, or values.
    pub looked_at: usize,
    /// The tournament, which is saved if it differs.
    pub file: PathBuf,
}

/// The figures of one lane.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    /// The number of tournaments without a difference.
    pub same: u64,
    /// The number of compared rounds, or values.
    pub looked_at: usize,
    /// Those that differ.
    pub differs: Vec<(u64, String)>,
    /// Those that the other program cannot do.
    pub not_compared: Vec<(u64, String)>,
}

/// The record of all comparisons.
#[derive(Debug)]
pub(crate) struct Record {
    folder: PathBuf,
    file: File,
    last: BTreeMap<&'static str, u64>,
    /// The figures by the name of the lane.
    pub figures: BTreeMap<&'static str, Figures>,
}

impl Record {
    /// Reads the earlier comparisons; a truncated last line is compared again.
    pub(crate) fn open(folder: &Path) -> Result<Self> {
        let path = folder.join("done.txt");
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).context(path.display().to_string()),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            OpenOptions::new().write(true).open(&path)?.set_len(whole as u64)?;
        }
        let file = OpenOptions::new().append(true).create(true).open(&path)?;
        let mut record =
            Self { folder: folder.to_owned(), file, last: BTreeMap::new(), figures: BTreeMap::new() };
        for (line, at) in text[..whole].lines().zip(1..) {
            record
                .count(line)
                .with_context(|| format!("{}:{at}: expected LANE NUMBER VERDICT", path.display()))?;
        }
        Ok(record)
    }

    fn count(&mut self, entry: &str) -> Option<()> {
        let mut words = entry.splitn(5, ' ');
        let lane = words.next()?;
        let lane = Lane::ALL.into_iter().find(|one| one.name() == lane)?;
        let (number, verdict) = (words.next()?.parse().ok()?, words.next()?);
        let looked_at: usize = words.next()?.parse().ok()?;
        let told = words.next().unwrap_or_default().to_owned();
        let figures = self.figures.entry(lane.name()).or_default();
        figures.looked_at += looked_at;
        match verdict {
            "same" => figures.same += 1,
            "differs" => figures.differs.push((number, told)),
            "not-compared" => figures.not_compared.push((number, told)),
            _ => return None,
        }
        let last = self.last.entry(lane.name()).or_default();
        *last = number.max(*last);
        Some(())
    }

    /// Returns the number of the next tournament of a lane.
    pub(crate) fn next(&self, lane: Lane) -> u64 {
        self.last.get(lane.name()).map_or(1, |last| last + 1)
    }

    /// Records a comparison, and saves a tournament that differs.
    pub(crate) fn add(&mut self, lane: Lane, number: u64, compared: &Compared) -> Result<()> {
        let (verdict, told) = match &compared.verdict {
            Verdict::Same => ("same", ""),
            Verdict::Differs(told) => ("differs", told.as_str()),
            Verdict::NotCompared(told) => ("not-compared", told.as_str()),
        };
        if compared.verdict != Verdict::Same && compared.file.exists() {
            let kept = self.folder.join(format!("{}-{number}.trf", lane.name()));
            std::fs::copy(&compared.file, kept)?;
        }
        let told = told.replace(['\n', '\r'], " ");
        let entry = format!("{} {number} {verdict} {} {told}", lane.name(), compared.looked_at);
        let entry = entry.trim_end();
        writeln!(self.file, "{entry}")?;
        self.count(entry).context("what was written cannot be read")
    }

    /// Returns the figures as one line for the terminal.
    pub(crate) fn in_short(&self) -> String {
        let lane = |(name, figures): (&&str, &Figures)| {
            let (same, differs) = (figures.same, figures.differs.len());
            format!("{name} {same} same {differs} differ {} not compared", figures.not_compared.len())
        };
        self.figures.iter().map(lane).collect::<Vec<_>>().join("; ")
    }
}
