//! The journal: the acts that count after undo and redo, the state at any entry, and the differences between
//! published rounds and the system's pairings.

pub mod integrity;
pub mod ledger;
pub mod replay;
