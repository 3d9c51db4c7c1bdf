//! stub
use super::Answer;
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    x: String,
}
pub(super) fn run(_a: &Arguments) -> anyhow::Result<Answer> {
    Ok(Answer::Yes)
}
