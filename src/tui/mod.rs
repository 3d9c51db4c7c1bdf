//! stub
#![expect(missing_docs, reason = "stub")]
pub fn run(_e: Option<&std::path::Path>) -> anyhow::Result<()> {
    Ok(())
}
