//! The reasons why the text of an argument is refused.

use engine::rating::kind::OrderError;

/// The reason why an argument cannot be read; clap prints it behind the argument.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum BadArgument {
    #[error("this is not a board (expected its number, from 1, or none)")]
    Board,
    /// The words are not those of a warning; the closest ones if there are any.
    #[error("no warning is called so (expected the words that a command names{})", .0.map_or_else(String::new, |closest| format!("; the closest is `{closest}`")))]
    Clause(Option<&'static str>),
    #[error("no such encoding (expected for instance utf-8, windows-1252 or cp437)")]
    Encoding,
    #[error("not a length of time (expected for instance 2h or 90m)")]
    Duration,
    /// The codes that are known.
    #[error("expected {0}")]
    Strength(String),
    #[error("expected {shortest} to 64 hexadecimal digits")]
    Head { shortest: usize },
    #[error("expected 64 hexadecimal digits")]
    Key,
    #[error("expected none, left-out, lowest, mean or a rating of {least} to {most}")]
    Unrated { least: u16, most: u16 },
    #[error(
        "`{0}` is no part of a ranking of teams (expected points, mean or places, club or federation, and a number to 99)"
    )]
    Teams(String),
    #[error(transparent)]
    Order(#[from] OrderError),
}
