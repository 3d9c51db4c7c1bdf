//! A report as CSV: its one table, with a header line (RFC 4180 quoting, LF line ends).
//!
//! Imprint and notes are left to the forms that people read: every line of a CSV file is data.

use super::Report;

/// Writes the table of a report as CSV; nothing where it holds none.
///
/// # Errors
///
/// The writer's own words; writing into memory does not fail.
pub fn write(report: &Report) -> Result<String, csv::Error> {
    let Some(grid) = report.grid() else { return Ok(String::new()) };
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(grid.columns.iter().map(|column| column.head.as_str()))?;
    for row in &grid.rows {
        writer.write_record(row.cells.iter().map(|cell| cell.text.as_str()))?;
    }
    let bytes = writer.into_inner().map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
