//! The journal: which acts count after undo and redo, the state at any entry, and how published rounds differ from the system.

pub mod integrity;
pub mod ledger;
pub mod replay;
