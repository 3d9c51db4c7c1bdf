//! The other desks of the event: what they do is taken in as it comes, and the header names them.

use std::sync::Arc;

use super::App;
use crate::desk::Desk;
use crate::desk::shared::Standing;
use crate::desk::site;
use crate::desks;
use crate::engine::action::Action;
use crate::text::one_line;
use crate::tui::request::Said;
use crate::tui::text::{Line, piece};
use crate::tui::theme::Role;
use crate::tui::words;

/// Brings what is heard of the others among the events.
#[derive(Clone)]
pub(super) struct Wake(Arc<dyn Fn() + Send + Sync>);

/// Nobody is woken.
impl Default for Wake {
    fn default() -> Self {
        Self(Arc::new(|| {}))
    }
}

impl App {
    /// Says what is called when something is heard of the other desks of an event.
    pub fn wake_by(&mut self, wake: impl Fn() + Send + Sync + 'static) {
        self.wake = Wake(Arc::new(wake));
    }

    /// Brings a desk together with the others of its event; says why it cannot take part, if so.
    pub(super) fn meet_others(&self, desk: &mut Desk) -> Option<String> {
        let Wake(wake) = self.wake.clone();
        desks::meet(desk, Box::new(move || wake())).err()
    }

    /// Takes in what the others did.
    pub(super) fn take_in_others(&mut self) {
        let Some(desk) = self.room.desk.as_mut() else { return };
        let before = desk.entries().len();
        if !desk.take_in_others() {
            return;
        }
        let came = desk.entries().get(before..).unwrap_or_default();
        let is_announced = came.iter().any(|entry| match &entry.action {
            Action::Do(act) => site::is_announced(act),
            Action::Undo { .. } | Action::Redo { .. } => true,
        });
        if is_announced {
            self.remember();
            self.publish_site();
        }
    }
}

/// Names this desk, how many are there, and what waits, for the header.
pub(super) fn told(standing: &Standing) -> Vec<Line> {
    let mut told = Vec::new();
    let waits = |waiting: usize| if waiting == 0 { String::new() } else { format!(", {waiting} waiting") };
    if standing.apart.is_some() {
        told.push(vec![piece(Role::Error, "GROWN APART")]);
    } else if standing.offline.is_some() {
        told.push(vec![piece(Role::Warning, format!("offline{}", waits(standing.waiting)))]);
    } else if 0 < standing.waiting {
        told.push(vec![piece(Role::Warning, format!("{} waiting", standing.waiting))]);
    }
    if 0 < standing.to_decide {
        told.push(vec![piece(Role::Error, format!("{} to decide", standing.to_decide))]);
    }
    let name = one_line(&standing.me.name).into_owned();
    let desks = standing.present.len().max(1);
    let there = if standing.offline.is_some() { name } else { format!("{name} · {}", words::count(desks, "desk")) };
    told.push(vec![piece(Role::Text, there)]);
    told
}

/// Says what became of an act that is kept until the server is back, or was done elsewhere.
pub(super) fn kept(why: &crate::desk::shared::NotShared) -> Option<Said> {
    use crate::desk::shared::NotShared;
    match why {
        NotShared::Waits(_) | NotShared::Done(_) => Some(Said::Warning(why.to_string())),
        NotShared::Offline(_)
        | NotShared::Overtaken
        | NotShared::Meanwhile(_)
        | NotShared::MayNot(_)
        | NotShared::NotKept(_) => None,
    }
}
