//! The page of results.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;

use super::lanes::Lane;
use super::record::{Figures, Record};

/// The most differences of a lane that are listed; all are in the record.
const MOST_LISTED: usize = 40;

/// Writes the page beside the record.
pub(crate) fn write(folder: &Path, record: &Record, versions: &[String]) -> Result<()> {
    let mut page = String::from("# Compared with other programs\n\n");
    for version in versions {
        writeln!(page, "* {version}")?;
    }
    page.push_str("\n| lane | tournaments | rounds or values | differ | not compared |\n| --- | --- | --- | --- | --- |\n");
    for (lane, figures) in lanes(record) {
        let all = figures.same + figures.differs.len() as u64 + figures.not_compared.len() as u64;
        let (differ, not) = (figures.differs.len(), figures.not_compared.len());
        writeln!(page, "| {} | {all} | {} | {differ} | {not} |", lane.title(), figures.looked_at)?;
    }
    for (lane, figures) in lanes(record) {
        list(&mut page, lane, "differences", &figures.differs)?;
        list(&mut page, lane, "not compared", &figures.not_compared)?;
    }
    let beside = folder.join("comparison.md.new");
    std::fs::write(&beside, page)?;
    Ok(std::fs::rename(beside, folder.join("comparison.md"))?)
}

fn lanes(record: &Record) -> impl Iterator<Item = (Lane, &Figures)> {
    Lane::ALL.into_iter().filter_map(|lane| Some((lane, record.figures.get(lane.name())?)))
}

fn list(page: &mut String, lane: Lane, what: &str, all: &[(u64, String)]) -> Result<()> {
    if all.is_empty() {
        return Ok(());
    }
    writeln!(page, "\n## {}: {what}\n", lane.title())?;
    for (number, told) in all.iter().take(MOST_LISTED) {
        let told: String = told.chars().take(240).collect();
        writeln!(page, "* {number}: {}", told.replace('|', "/"))?;
    }
    if MOST_LISTED < all.len() {
        writeln!(page, "* and {} more", all.len() - MOST_LISTED)?;
    }
    Ok(())
}
