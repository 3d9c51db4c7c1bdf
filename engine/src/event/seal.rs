//! What a seal keeps: the table that was announced.

use std::fmt;
use std::sync::Arc;

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

/// The table that a seal keeps: standings in their canonical form
/// ([`Standings::canonical`](crate::ranking::standings::Standings::canonical)), of which the seal's digest is made.
///
/// It is kept as text, so that no later program can read it into something else, and none has to read it before it is
/// looked at.
#[derive(Clone, PartialEq, Eq)]
pub struct AnnouncedTable(Arc<str>);

impl AnnouncedTable {
    /// Keeps standings that are in their canonical form.
    #[must_use]
    pub fn new(canonical: &str) -> Self {
        Self(canonical.into())
    }

    /// Returns the canonical form.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for AnnouncedTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl Serialize for AnnouncedTable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for AnnouncedTable {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(String::deserialize(deserializer)?.into()))
    }
}
