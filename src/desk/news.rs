//! What happened to the file or the clock, in one line each, for whoever shows no dialogs.

use std::path::Path;

use super::News;
use crate::storage::event_file::{FileNews, Moved};

impl News {
    /// Tells it of the event in a file.
    #[must_use]
    pub fn told(&self, event: &Path) -> String {
        let name = event.display();
        match self {
            Self::File(FileNews::Moved(Moved { loss, from, to })) => {
                format!("{}: the file {loss}; the event goes on in {}", from.display(), to.display())
            }
            Self::File(FileNews::Kept(path)) => {
                format!("{name}: the damaged file is kept as {}", path.display())
            }
            Self::File(FileNews::Doubtful(why)) => format!(
                "{name}: the entry is in the file, but the disk reports: {why} (copy the event to another disk)"
            ),
            Self::ClockWentBack { last, now } => format!(
                "{name}: the clock of this computer went back to {now}; entries are dated {last} until it has caught up"
            ),
            Self::NotSigned(why) => format!("{name}: the seal is not signed: {why}"),
        }
    }
}
