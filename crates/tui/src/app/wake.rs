//! The call that brings news of the other desks into the program.

use std::sync::Arc;

/// Turns news of the other desks into events.
#[derive(Clone)]
pub(super) struct Wake(pub(super) Arc<dyn Fn() + Send + Sync>);

/// Does nothing.
impl Default for Wake {
    fn default() -> Self {
        Self(Arc::new(|| {}))
    }
}
