//! A piece of long work: its name, its progress and its duration.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::jobs::job::JobKind;
use crate::jobs::watch::Watch;

/// Shorter work is not announced: a line that disappears in the blink of an eye is only a flicker.
const BLINK: Duration = Duration::from_millis(100);

/// A piece of long work that was asked for.
pub(super) struct Working {
    pub(super) kind: JobKind,
    pub(super) since: Instant,
    pub(super) watch: Arc<Watch>,
}

impl Working {
    /// Returns the name of the work, its progress and its duration; `None` while it may still end quickly.
    pub(super) fn told(&self) -> Option<String> {
        self.told_after(self.since.elapsed())
    }

    /// Stops it.
    pub(super) fn stop(&self) {
        self.watch.stop();
    }

    fn told_after(&self, elapsed: Duration) -> Option<String> {
        if elapsed < BLINK {
            return None;
        }
        let percent = |(done, of): (usize, usize)| format!(" {} %", done * 100 / of);
        let progress = self.watch.progress().map_or_else(String::new, percent);
        let seconds = elapsed.as_secs();
        let elapsed = if seconds > 0 { format!(", {seconds} s") } else { String::new() };
        Some(format!("{}{progress}{elapsed}", name_of(&self.kind)))
    }
}

/// Returns the name of the work.
pub(super) fn name_of(kind: &JobKind) -> String {
    match kind {
        JobKind::Read(path) => format!("reading {}", path.file_name().unwrap_or_default().display()),
        JobKind::CheckLists => "looking everybody up in the rating lists".to_owned(),
        JobKind::Pair(round) => format!("pairing round {round}"),
        JobKind::Explain(round) => format!("pairing round {round} again"),
        JobKind::Foresee => "finding out what this changes".to_owned(),
        JobKind::Audit => "replaying the journal".to_owned(),
        JobKind::Publish => "bringing the site up to date".to_owned(),
        JobKind::Paper => "writing the paper".to_owned(),
        JobKind::Print(command) => format!("waiting for {command}"),
        JobKind::Ratings => "computing the ratings".to_owned(),
        JobKind::Share => "sharing the event".to_owned(),
        JobKind::Join => "joining the event".to_owned(),
        JobKind::TellServer(what) => (*what).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use engine::progress::Progress as _;

    #[test]
    fn only_longer_work_is_announced() {
        let watch = Arc::<Watch>::default();
        watch.reached(1, 4);
        let work =
            Working { kind: JobKind::Read(PathBuf::from("events/a.ron")), since: Instant::now(), watch };
        assert_eq!(work.told_after(Duration::from_millis(99)), None);
        assert_eq!(work.told_after(BLINK).as_deref(), Some("reading a.ron 25 %"));
        assert_eq!(work.told_after(Duration::from_secs(2)).as_deref(), Some("reading a.ron 25 %, 2 s"));
    }
}
