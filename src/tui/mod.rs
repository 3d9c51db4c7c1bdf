//! The screen of the desk: one loop, closed lists of events, intents and requests, and nothing that rules know.

pub mod intent;
pub mod keys;
pub mod settings;
pub mod text;
pub mod theme;
pub mod widgets;

/// stub
pub fn run(_e: Option<&std::path::Path>) -> anyhow::Result<()> {
    Ok(())
}
