//! The journal: the acts that count after undo and redo, the state at any entry, and the differences between
//! published rounds and the system's pairings.
//!
//! Begin with [`replay::replay`], which computes the state of a header and its entries, and
//! [`ledger::Ledger`], the stack of acts that count. [`replay::Checkpoints`] looks back at many entries
//! without beginning again each time. [`integrity::incidents`] lists what touched the integrity of pairings;
//! [`without_names`] copies an event for a person who looks for a fault.
//!
//! * Undo and redo are entries: nothing is ever removed, and only the last act that counts can be undone.
//! * The state is the fold of the acts that count, and each was checked in that very state.
//! * Entries that are joined (`Entry::joined`) are undone and redone together.
//! * Incidents are derived and not stored, each judged in the event as it was then. An undone act leaves no
//!   incident.
//!
//! Sources: the questions Q112 to Q115 of the federation's checklist for incidents, with the words of
//! `integrity-comments`. The page `docs/design/journal.md` explains the reasons. This is the last folder: it
//! knows all others, but no files and no clock.

pub mod integrity;
pub mod ledger;
pub mod replay;
pub mod without_names;
