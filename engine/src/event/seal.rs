//! The published table that a seal contains.

use std::fmt;
use std::sync::Arc;

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

/// The table of a seal: standings in their canonical form
/// ([`Standings::canonical`](crate::ranking::standings::Standings::canonical)), from which the seal's digest
/// is computed.
///
/// It is stored as text, so that no later program can read it differently, and it is parsed only when it is
/// shown.
#[derive(Clone, PartialEq, Eq)]
pub struct AnnouncedTable(Arc<str>);

impl AnnouncedTable {
    /// Creates the table from standings in their canonical form.
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
