//! What is said in the line above the keys.

/// What is said in the line above the keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// Something that was done.
    Good(String),
    /// Something to think about.
    Warning(String),
    /// Something that did not happen.
    Error(String),
}
