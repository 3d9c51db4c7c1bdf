//! The drafts of the input that is not recorded yet, and the dialog that was answered.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::jobs::job::JobKind;
use crate::jobs::request::InputLine;
use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use desk::input::drafts::{Drafts, TextDraft};

/// The pause between keys after which the input is written.
pub(super) const PAUSE: Duration = Duration::from_millis(100);

/// The unrecorded input, and its copy on disk.
#[derive(Debug, Default)]
pub(super) struct Unrecorded {
    /// The drafts on disk.
    pub(super) kept: Drafts,
    /// The event beside which they are saved.
    pub(super) beside: Option<PathBuf>,
    /// The time since which the input differs from the disk.
    pub(super) since: Option<Instant>,
    /// The reason that it could not be written.
    pub(super) refused: Option<String>,
    /// The texts of dialogs that were left.
    pub(super) texts: Vec<TextDraft>,
    /// The prompts of those dialogs that were left with a key, not by a crash.
    pub(super) left: BTreeSet<String>,
    /// The dialog whose answer is being processed.
    pub(super) asked: Option<OnItsWay>,
}

/// A dialog that was answered; its result is not known yet.
#[derive(Debug)]
pub(super) struct OnItsWay {
    pub(super) line: InputLine,
    pub(super) text: String,
    /// The work that processes it.
    pub(super) awaits: Option<JobKind>,
}

impl Unrecorded {
    /// Returns true if some input is not on disk yet.
    pub(super) const fn waits(&self) -> bool {
        self.since.is_some()
    }

    /// Returns the header text about saved input; `None` without input.
    pub(super) fn told(&self) -> Option<Line> {
        if self.refused.is_some() {
            return Some(vec![piece(Role::Error, "DRAFT NOT SAVED")]);
        }
        let told = if self.since.is_some() { "draft …" } else { "draft saved" };
        (!self.kept.is_empty() || self.since.is_some()).then(|| vec![piece(Role::Dim, told)])
    }
}

impl OnItsWay {
    /// Returns true if the text is long enough to be saved: more than one key.
    pub(super) fn is_typed(&self) -> bool {
        is_typed(&self.line.offered, &self.text)
    }

    pub(super) fn draft(&self) -> Option<TextDraft> {
        draft_of(&self.line, &self.text)
    }
}

pub(super) fn draft_of(line: &InputLine, text: &str) -> Option<TextDraft> {
    let about = line.asked.kept_as().filter(|_| is_typed(&line.offered, text))?;
    Some(TextDraft { about, offered: line.offered.clone(), text: text.to_owned() })
}

/// Returns true if a text differs from the offered one by more than one key.
fn is_typed(offered: &str, text: &str) -> bool {
    text != offered
        && (text.chars().count().abs_diff(offered.chars().count()) > 1 || text.chars().count() > 1)
}
