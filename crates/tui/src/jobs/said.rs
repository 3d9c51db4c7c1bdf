//! The message in the line above the keys.

/// The message in the line above the keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// A success.
    Good(String),
    /// A success, in the language of the desk already: it may have names.
    Done(String),
    /// A warning.
    Warning(String),
    /// An error.
    Error(String),
}
